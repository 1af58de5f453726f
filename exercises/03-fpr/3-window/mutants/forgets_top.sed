# fails: honest: forgets who steps out at the top
/w->lost += rising;/d
