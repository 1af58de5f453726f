#!/bin/sh
# Prints a TSV as a table with columns in line.
grep -v '^#' "$1" | awk -F'\t' '
{ for (i = 1; i <= NF; i++) { cell[NR, i] = $i; if (length($i) > w[i]) w[i] = length($i) }
  if (NF > columns) columns = NF }
END { for (r = 1; r <= NR; r++) {
          line = ""
          for (i = 1; i <= columns; i++) line = line sprintf("%-" w[i] "s  ", cell[r, i])
          sub(/ +$/, "", line); print line } }'
