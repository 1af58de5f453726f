# fails: by_hand: lengthens the step before it goes
/w->position = add/{
h
d
}
/w->growth = add/{
x
G
}
