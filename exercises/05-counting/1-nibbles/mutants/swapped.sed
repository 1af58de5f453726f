# fails: order: puts counter 0 into the lower half, as the book's words do
s/i % 2 == 0 ? 16 : 1/i % 2 == 0 ? 1 : 16/
