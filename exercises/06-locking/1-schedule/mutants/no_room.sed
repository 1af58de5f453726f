# fails: sound: has no room for the NUL
s/text\[SCHEDULE_STEPS + 1\]/text[SCHEDULE_STEPS]/
