# fails: sound: frees the head only
s/if (s != NULL)/if (s == NULL)/
s/free(s->row)/return/
