# fails: sound: lets those at m come up to m + 1
s/x <= m; x++) {/x <= m + 1; x++) {/
