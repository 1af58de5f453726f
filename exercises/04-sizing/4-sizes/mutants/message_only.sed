# fails: scribbles: looks at the message and not at the size
s/return s->m == 12.*/return s != NULL;/
