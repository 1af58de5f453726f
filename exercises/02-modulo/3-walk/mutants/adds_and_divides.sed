# fails: huge: adds first, as if every sum did fit
s/return b >= room ? b - room : a + b;/(void)room;\
    return (a + b) % m;/
