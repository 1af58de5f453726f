# fails: no_position: nobody asks for 99 %
/textbook_is(1, 0.99/d
