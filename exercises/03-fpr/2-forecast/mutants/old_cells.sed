# fails: all_cells: leaves alone what it thinks nobody reads
s/for (unsigned x = 0; x <= m; x++)$/for (unsigned x = ones; x <= m; x++)/
