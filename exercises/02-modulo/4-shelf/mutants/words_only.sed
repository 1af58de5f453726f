# fails: cut_at_zero: all keys are words
s/{ "k\\0", 2 }, { "k\\0a", 3 }/{ "m", 1 }, { "n", 1 }/
s/for (int key = from; key < to; key++)/for (int i = from, key; i < to \&\& (key = i | 0x40404040) != 0; i++)/
