# fails: stuck: stops at the first stuck counter
s/answer = counting_stuck;/return counting_stuck;/
