# How a run ended, in plain words. Sourced by mark.sh.

# says HOW LOG: the cage's words (see cage.c) and what the program printed.
says() {
    read -r how <"$1"
    case $how in
    fail) sed 1d "$1"; return ;;
    time) echo "It did not end in time: an endless loop, or a lock that waits for ever." ;;
    flood) echo "It printed more than a megabyte." ;;
    forged) echo "It wrote into the grader's own channel." ;;
    "exit 0") echo "It ended the program before the test was over." ;;
    exit*) echo "It ended the program before the test was over ($how)." ;;
    signal*)
        case $(kill -l "${how#signal }") in
        SEGV | BUS) echo "It crashed: it touched memory that is not its own (a NULL pointer, an index past the end, an endless recursion)." ;;
        FPE) echo "It crashed: a whole number was divided by zero." ;;
        ABRT) echo "It stopped itself: an assert failed, or memory was damaged." ;;
        KILL) echo "It was ended by force: too much time or memory." ;;
        XFSZ) echo "It wrote a file that is too big." ;;
        ILL | TRAP) echo "It crashed: it ran what is not a program." ;;
        *) echo "It was ended by the signal $(kill -l "${how#signal }")." ;;
        esac ;;
    *) echo "The cage failed: $how" ;;
    esac
    last_lines "$2"
}

# What it printed at the end, if anything.
last_lines() {
    [ -s "$1" ] || return 0
    echo "The last that it printed:"
    LC_ALL=C tr -c '\t\n -~' '?' <"$1" | tail -n 4 | cut -c 1-200 | sed 's/^/    /'
}

# sanitizer_says LOG FILES: what the sanitizers found, and where.
sanitizer_says() {
    finding=$(grep -m 1 -o -e 'runtime error: .*' -e 'AddressSanitizer: [a-zA-Z-]*' \
        -e 'LeakSanitizer: .*' "$1" | sed 's/^LeakSanitizer: .*/leak/; s/^AddressSanitizer: //')
    case $finding in
    "") return 1 ;;
    runtime*) echo "Undefined behaviour: ${finding#runtime error: }." ;;
    leak) echo "A leak: memory from malloc() that is never given to free()." ;;
    heap-buffer-overflow) echo "It reads or writes past the end of a block from malloc()." ;;
    stack-buffer-* | dynamic-stack*) echo "It reads or writes past the end of a local array." ;;
    global-buffer-overflow) echo "It reads or writes past the end of a global array." ;;
    heap-use-after-free) echo "It uses a block of memory after free()." ;;
    stack-use-after-*) echo "It uses a local variable that no longer exists." ;;
    attempting) echo "It frees what is not its own to free, or twice." ;;
    SEGV | BUS) echo "It touches memory that is not its own." ;;
    stack-overflow) echo "It calls itself without end." ;;
    requested | allocation-size-too-big | calloc*) echo "It asks for an absurd amount of memory." ;;
    *) echo "A memory error: $finding." ;;
    esac
    for file in $2; do
        grep -m 1 -o "$file:[0-9][0-9]*" "$1" | sed 's/:/, line /; s/^/In /; s/$/./'
    done | head -n 1
}
