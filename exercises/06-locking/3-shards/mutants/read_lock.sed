# fails: exactly_one: adds under a read lock, "since it only sets bits"
# edits: variants/readers.c
s/pthread_rwlock_wrlock/pthread_rwlock_rdlock/
