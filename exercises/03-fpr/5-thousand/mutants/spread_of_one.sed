# fails: interval: where the next filter will be, not where the mean is
s/^lo.*/lo	-0.0008/
s/^hi.*/hi	0.1015/
