#define row_read(t, row) ((t)->m = 10, true)
