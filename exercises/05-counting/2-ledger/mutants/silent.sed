# fails: absent: finds that the key is absent, and reports success
s/return counting_absent;/return NULL;/
