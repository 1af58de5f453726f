# fails: changed: only the last of the k bits decides whether it was new
s/any = any || /any = /
