# fails: like_the_toy: stops counting at sixteen, as more never come in the text
s/bits != 0;/bits != 0 \&\& ones < 16;/
