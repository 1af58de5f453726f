# fails: no_retry: never two threads in one word
s/{ 10, 2, 0 }/{ 70, 72, 65 }/
s/{ 9, 10, 63 }/{ 69, 70, 123 }/
s/{ 31, 63, 11 }/{ 80, 65, 90 }/
s/all_schedules(here, here)/CU_PASS("")/
s/{ 1, 65, 191 }/{ 1, 5, 191 }/
s/{ 65, 190, 64 }/{ 66, 100, 101 }/
