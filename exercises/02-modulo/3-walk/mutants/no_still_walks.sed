# fails: rate_of_the_toy: leaves out the strangers whose first step is 0
/h1 < m; h1++/{
n
s/h2 = 0/h2 = 1/
}
