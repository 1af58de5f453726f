# fails: by_hand: the first growth comes one step late
s/1 % m }/0 }/
