# fails: rate_of_the_toy: strangers start where the member starts
s/pattern_of(m, k, h1, h2)/pattern_of(m, k, 0, h2)/
