# fails: one_name: counts with positions that may repeat
s/maybe += toy_query.*/maybe += toy_query(t, (unsigned[]){ position[0], position[1], position[1] });/
