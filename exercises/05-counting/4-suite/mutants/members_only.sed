# fails: blind: removes only what is there
/^static void pairs_need_two/,/^}/d
/^static unsigned stranger/,/^}/d
/^static void strangers_are_told/,/^}/d
/^static void strangers_leave_no_trace/,/^}/d
/TEST(pairs_need_two)/d
/TEST(strangers_are_told)/d
/TEST(strangers_leave_no_trace)/d
