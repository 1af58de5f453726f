# fails: safe_for_more: two orders, whatever the number of bits
s/return safe_from(text, 0, 3 \* bits, 3 \* bits)/return safe_from(text, 0, 3, 3)/
