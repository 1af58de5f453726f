# fails: rounds_up: cuts the fraction off
s/= ceil(\(.*\));/= \1;/
