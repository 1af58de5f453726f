# fails: asked_meanwhile: looking changes nothing, so it needs no lock?
/^bool shards_query/,/^}/{
/pthread_mutex/d
}
