# fails: no_memory: does not look whether there was memory for the bits
s/if (s->row)$/if (s->m)/
