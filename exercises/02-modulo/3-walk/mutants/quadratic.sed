# fails: by_hand: the steps grow, but their growth does not
/w->growth = add/d
