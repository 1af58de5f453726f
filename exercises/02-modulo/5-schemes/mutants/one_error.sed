# fails: intervals: one standard error to either side
s/0\.0381851	0\.0398826/0.0385932	0.0394591/
