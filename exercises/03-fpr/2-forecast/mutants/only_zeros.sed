# fails: from_today: shares the throws among the bits that are still 0
s/here \* (m - x) \/ m/here * (m - x) \/ (m - ones ? m - ones : 1)/
