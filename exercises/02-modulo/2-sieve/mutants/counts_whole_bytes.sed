# fails: lengths: leaves out the last byte when counting
s/i < bytes_for(s->m); i++/i < s->m \/ 8; i++/
