# Timings. They are measured on request alone, and kept in plots/timings/ as
# tables that name the machine; the book draws those. `make` times nothing.

BENCH := $(BUILD)/bench
BENCH_STEPS := $(filter 01-% 02-% 03-% 04-% 05-% 06-% 07-%,$(STEPS))
BENCH_OBJECTS := $(call objects,$(BENCH_STEPS))
BENCH_PROGRAMS := $(patsubst bench/%.c,$(BENCH)/%,$(wildcard bench/*.c))
BENCH_ROUNDS ?= 7
BENCH_KEYS ?= 1000000 10000000
BENCH_OUT ?= plots/timings

## make bench  measure speed, libbloom's too; renews plots/timings (minutes)
.PHONY: bench bench-programs check-bench
bench: bench-programs $(BUILD)/bloomkit
	$(Q)sh bench/run.sh $(BENCH) $(BENCH_OUT) "$(CC)" "$(CFLAGS)" \
	    $(BENCH_ROUNDS) $(BENCH_KEYS)

bench-programs: $(BENCH_PROGRAMS)

# Do the programs work at all? Few keys, one round, nothing kept.
check-bench:
	$(Q)$(MAKE) bench BENCH_OUT=$(BENCH)/try BENCH_ROUNDS=1 BENCH_KEYS=20000 \
	    READY=$(READY)

$(BENCH)/%: bench/%.c $(wildcard bench/*.h) $(BENCH_OBJECTS) | $(READY)
	$(call say,CC    $<)
	$(Q)mkdir -p $(@D)
	$(Q)$(COMPILE) $(call include_path,$(BENCH_STEPS)) -Ibench -o $@ $< \
	    $(BENCH_OBJECTS) $(LIBS)

# Out of our objects' sight: both libraries have a bloom_add.
$(BENCH)/speed-libbloom: bench/speed-libbloom.c $(wildcard bench/*.h) | $(READY)
	$(Q)mkdir -p $(@D)
	$(Q)if echo '#include <bloom.h>' | $(CC) $(BREW_INC) -E -x c - >/dev/null 2>&1; then \
	    $(COMPILE) $(BREW_INC) -Ibench -o $@ $< $(BREW_LIB) -lbloom -lm; \
	else \
	    echo "  SKIP  libbloom: not installed (on Debian the package is libbloom-dev)"; \
	fi
