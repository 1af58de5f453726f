# fails: given: divides first, and so loses the few zeros
s/if (zeros < ones)/if (zeros > m)/
