# fails: stuck: stops at the first stuck counter
s/result = counting_stuck;/return counting_stuck;/
