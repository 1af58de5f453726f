# fails: stuck: lowers a counter that has lost count
s/        else$//
