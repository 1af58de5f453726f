#!/bin/sh
# One comment line that names what was measured and on what.
# usage: [BENCH_NOTE=…] machine.sh PROGRAM COMPILER FLAGS
cpu=$(sed -n 's/^model name[^:]*: //p' /proc/cpuinfo 2>/dev/null | head -n 1)
[ -n "$cpu" ] || cpu=$(sysctl -n machdep.cpu.brand_string 2>/dev/null)
cores=$(getconf _NPROCESSORS_ONLN)
compiler=$($2 --version | head -n 1)
echo "# $1; ${cpu:-unknown processor}, $cores cores; $compiler, $3; $(uname -sm)${BENCH_NOTE:+; $BENCH_NOTE}"
