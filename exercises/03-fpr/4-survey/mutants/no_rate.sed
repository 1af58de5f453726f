# fails: divides_by_all: looks at the hits and not at the rate
/s.rate, 43/d
