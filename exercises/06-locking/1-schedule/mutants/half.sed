# fails: safe_for_one: counts only the schedules that A begins
s/if (b > 0)/if (b > 0 \&\& n > 0)/
