== Size ==
bloomkit size -n 4000 -p 1% --table
== Log ==
bloomkit size -n 200M -p 1% --table
== Build ==
bloomkit build -n 4000 -p 1% -o words.bloom words.txt
bloomkit info words.bloom --table
== Query ==
printf 'the\nquik\nbrown\nfox\n' >letter
bloomkit query -v words.bloom letter
bloomkit query -c words.bloom words.txt
seq 100000 | bloomkit query -c words.bloom
echo quik | bloomkit query words.bloom; echo "exit status $?"
== Theory ==
bloomkit theory -m 10 -k 3 -n 1:4 --table
== Curve ==
bloomkit fpr -n 4000 -p 1% -n 2000:6000:1000 --plot curve.svg >curve.tsv
head -n 1 curve.tsv
grep -v '#' curve.tsv | cut -f 3,7,12 | expand -t 20
== Own keys ==
bloomkit fpr -m 19190 -k 7 -n 2000 --keys words.txt --table
== Seeds ==
bloomkit fpr -m 1000 -k 7 -n 100 -j 1 >one.tsv
bloomkit fpr -m 1000 -k 7 -n 100 -j 4 >four.tsv
cmp one.tsv four.tsv && echo "not a byte differs"
== Shards ==
for i in 1 2 3 4; do bloomkit fpr -m 1000 -k 7 -n 100 --shard $i/4 >part$i.tsv; done
bloomkit merge-results part1.tsv part2.tsv part3.tsv part4.tsv >sum.tsv
grep -hv '[#k]' part1.tsv part2.tsv sum.tsv one.tsv | cut -f 5,6,8,9,15 | expand -t 6,12,33,54
bloomkit merge-results part1.tsv part2.tsv part1.tsv
== Leave ==
printf 'alice\nbob\n' | bloomkit build -m 48 -k 3 --counting -o names.bloom
printf 'bob\nmichael\n' >gone
bloomkit remove names.bloom gone; echo "exit status $?"
printf 'alice\nbob\n' | bloomkit show names.bloom -
== Refused ==
bloomkit size -n 1000 -p 1.5
bloomkit theory -m 1000 -k 0 -n 1:10
bloomkit fpr -m 1000 -k 7 -n 100:10
bloomkit query words.bloom nowhere
head -c 1000 words.bloom >cut.bloom
bloomkit query cut.bloom words.txt
== Help ==
bloomkit query --help
