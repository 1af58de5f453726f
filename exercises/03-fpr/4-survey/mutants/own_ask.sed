# fails: own_interval: does not look at the interval of the filter
/s.interval/d
