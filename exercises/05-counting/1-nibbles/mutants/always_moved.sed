# fails: answers: says that it moved when it did not
s/return moves;/return true;/
