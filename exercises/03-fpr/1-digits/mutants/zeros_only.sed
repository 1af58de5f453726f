# fails: given: takes log1p also where hardly a bit is set
s/if (zeros < ones)/if (zeros < m)/
