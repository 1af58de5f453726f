#!/bin/sh
# Files written on a big-endian machine are read on this one, and the reverse;
# and both write the same bytes. The other machine is an s390x, whose user-mode
# emulator runs its programs here.
# usage: endian.sh FOLDER SOURCES_AND_FLAGS…      ($CC: this machine's compiler)
set -u
dir=$1
shift
mkdir -p "$dir/include" "$dir/here" "$dir/there"
. tests/count.sh
who="byte order"

# xxHash can be had as a header alone, so the other machine needs no library.
cp "$(echo '#include <xxhash.h>' | ${CC:-cc} -E -x c - |
    sed -n 's/^# 1 "\(.*xxhash\.h\)".*/\1/p' | head -n 1)" "$dir/include/"
options="-std=c11 -O2 -DXXH_INLINE_ALL -I$dir/include"
there="qemu-s390x -L /usr/s390x-linux-gnu $dir/endian-there"

expect "does not compile here" ${CC:-cc} $options -o "$dir/endian-here" "$@" -lm
expect "does not compile there" s390x-linux-gnu-gcc $options -o "$dir/endian-there" "$@" -lm
expect "does not write here" "$dir/endian-here" write "$dir/here"
expect "does not write there" $there write "$dir/there"
expect "cannot read there what was written here" $there check "$dir/here"
expect "cannot read here what was written there" "$dir/endian-here" check "$dir/there"
expect "writes other bytes there" diff -r "$dir/here" "$dir/there"

# Planted: a file with the bytes of a word the other way round must be noticed.
printf '\001\000' | dd of="$dir/there/stream" bs=1 seek=16 conv=notrunc 2>/dev/null
expect "does not see a planted fault" not "$dir/endian-here" check "$dir/there"
total
