# fails: who_changed: asks, then adds, and believes the answer
s/^    unsigned turned = 0;/    unsigned turned = !crowd_query(c, key, len);/
s/turned += crowd_set/crowd_set/
