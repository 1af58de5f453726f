# The tests. Every group adds a line "passed failed" to the file $TALLY, so that
# the closing line can count them all, whatever happened on the way.

SUITES := $(foreach s,$(STEPS),$(SUITES_$(s)))
# Calls that 07-files-faults makes fail. Other linkers than GNU's and LLVM's
# have no --wrap; there the suite is left out.
FAULTS := read write malloc calloc strdup open close stat fstat fchmod fsync \
          rename mmap
LINK_07-files-faults := $(FAULTS:%=-Wl,--wrap=%)
ifneq (,$(BREW))
SUITES := $(filter-out %/07-files-faults,$(SUITES))
endif

DATADIR ?= $(BUILD)/data
TALLY ?= $(BUILD)/tally
export TALLY

## make check  every test: suites, the figures' data, the weaver, planted faults
.PHONY: check check-groups check-suites
check: $(READY)
	$(Q)rm -f $(TALLY)
	$(Q)$(MAKE) -k check-groups READY=$(READY); sh tests/total.sh $$?

check-groups: check-suites check-house check-races check-exercises check-student book
check-suites: $(SUITES) $(DATA)
	$(Q)$(MAKE) run-suites READY=$(READY)

.PHONY: run-suites
run-suites: $(SUITES)
	$(Q)BLOOMKIT_DATA=$(DATADIR) sh tests/run.sh $(SUITES)

# Rules of the house that no compiler checks, and the test runner itself.
.PHONY: check-house
check-house:
	$(Q)sh tests/house.sh
	$(Q)sh tests/run-faults.sh $(BUILD)/run-faults
	$(Q)MAKE="$(MAKE)" sh tests/steps.sh
	$(Q)sh tests/setup-faults.sh

# What the README says, done. Its picture is a copy of the figure that is built.
.PHONY: check-readme
check-groups: check-readme
check-readme: $(BUILD)/fig/01-toy-curve.svg
	$(Q)MAKE="$(MAKE)" CC="$(CC)" sh tests/readme.sh $(BUILD)

# The command as a whole, and what is installed.
ifneq (,$(filter 08-lab,$(STEPS)))
.PHONY: check-lab check-install
check-groups: check-lab check-install
check-lab: $(BUILD)/bloomkit
	$(Q)CC="$(CC)" sh tests/08-lab.sh $< $(BUILD)/lab
check-install: | $(READY)
	$(Q)MAKE="$(MAKE)" CC="$(CC)" READY=$(READY) sh tests/install.sh $(BUILD) \
	    $(BUILD)/install
endif

## make check-races  race checkers must accuse what races, and nothing else
# ThreadSanitizer, Helgrind and DRD: what races must be reported, and nothing else.
.PHONY: check-races
check-races:
	$(Q)sh tests/races.sh "$(CC)" $(BUILD)/races $(BREW_INC) $(BREW_LIB)

# --- the matrix ---------------------------------------------------------------
# The suites again, under other compilers and checkers, on the same tables.

SAN := -fno-sanitize-recover=all -fno-omit-frame-pointer -fsanitize
VALGRIND := valgrind -q --error-exitcode=97 --leak-check=full \
            --errors-for-leak-kinds=definite,indirect,possible

## make check-matrix  the suites again: clang, sanitizers, valgrind
.PHONY: check-matrix matrix-groups
check-matrix: $(READY)
	$(Q)rm -f $(TALLY)
	$(Q)$(MAKE) -k matrix-groups READY=$(READY); sh tests/total.sh $$?

# One after the other, and all of them even when one fails.
matrix-groups: $(DATA)
	$(Q)status=0; for way in clang san tsan valgrind; do \
	    echo "  MATRIX $$way"; \
	    $(MAKE) matrix-$$way READY=$(READY) || status=1; \
	done; exit $$status

MATRIX := $(MAKE) run-suites READY=$(READY) DATADIR=$(DATADIR)
THREADED := 03-fpr 06-locking 06-locking-door 08-lab-feed
.PHONY: matrix-clang matrix-san matrix-tsan matrix-valgrind
matrix-clang:
	$(Q)$(MATRIX) BUILD=$(BUILD)/clang CC=clang
	$(Q)$(MAKE) check-races READY=$(READY) BUILD=$(BUILD)/clang CC=clang
matrix-san:
	$(Q)$(MATRIX) BUILD=$(BUILD)/asan EXTRA="$(SAN)=address,undefined"
	$(Q)$(MAKE) check-lab READY=$(READY) BUILD=$(BUILD)/asan \
	    EXTRA="$(SAN)=address,undefined"
matrix-tsan:
	$(Q)$(MATRIX) BUILD=$(BUILD)/tsan EXTRA="$(SAN)=thread" \
	    SUITES="$(THREADED:%=$(BUILD)/tsan/tests/%)"
matrix-valgrind:
	$(Q)$(MATRIX) UNDER="$(VALGRIND)"

# --- what takes longer ----------------------------------------------------------

FILE_STEPS := 02-modulo 03-fpr 04-sizing 05-counting 06-locking 07-files
FILE_SOURCES = $(call include_path,$(FILE_STEPS)) \
               $(foreach s,$(FILE_STEPS),$(call modules,$(s)))
FUZZ_SECONDS ?= 60

## make check-long  fuzzing, another byte order, exercises on 1,000 seeds
.PHONY: check-long long-groups check-fuzz check-endian
check-long: $(READY)
	$(Q)rm -f $(TALLY)
	$(Q)$(MAKE) -k long-groups READY=$(READY); sh tests/total.sh $$?

long-groups: check-fuzz check-endian check-exercises-long check-student-long
check-fuzz:
	$(Q)sh tests/long/fuzz.sh $(BUILD)/fuzz $(FUZZ_SECONDS) tests/long/fuzz.c $(FILE_SOURCES)
check-endian:
	$(Q)CC="$(CC)" sh tests/long/endian.sh $(BUILD)/endian tests/long/endian.c $(FILE_SOURCES)
