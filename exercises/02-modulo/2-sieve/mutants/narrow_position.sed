# fails: past_32_bits: keeps a position in 32 bits
s/uint64_t at = probe_scale(probe_draw(h, i), s->m)/uint32_t at = (uint32_t)probe_scale(probe_draw(h, i), s->m)/
