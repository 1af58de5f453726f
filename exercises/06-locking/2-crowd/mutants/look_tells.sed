# fails: exactly_one: believes its look, though another may have come since
s/if (before & mask(i))/if (before == UINT32_MAX \&\& before == 0)/
