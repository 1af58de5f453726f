# fails: flips: no two names share a position, and none comes twice
s/31, 17, 3 }/31, 17, 4 }/
/toy_add(&t, high);$/{
N
s/\n *toy_add(&t, high);//
}
s/10010100000000000100000000000001/10011100000000000100000000000001/
s/toy_ones(&t), 5/toy_ones(\&t), 6/
