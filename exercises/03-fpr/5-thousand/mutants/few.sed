# fails: table: stops at five hundred, thinking that this will do
/^[5-9][0-9][0-9]	/d
/^1000	/d
