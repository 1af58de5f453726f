# Every task of the kit. `make help` lists them.
#
# A step NN-name owns code/NN-name/ (modules and demo.c), tests/NN-name*.c (its
# suites), plots/NN-name*.c (its experiments) and chapters/NN-name.md. The rules
# below are written once and stamped out for every folder of code/.
# Works with GNU Make 3.81 and newer.

BUILD ?= build
CC ?= cc
CFLAGS ?= -O2 -g
WARNINGS := -Wall -Wextra -Wpedantic -Wshadow -Wconversion \
            -Wstrict-prototypes -Werror
# Sanitizers and the like; must reach compiler and linker.
EXTRA ?=

# Every folder with a Homebrew prefix; empty elsewhere.
BREW := $(if $(filter Darwin,$(shell uname -s)),$(shell brew --prefix 2>/dev/null))
BREW_INC := $(if $(BREW),-I$(BREW)/include)
BREW_LIB := $(if $(BREW),-L$(BREW)/lib)

COMPILE = $(CC) -std=c11 $(WARNINGS) $(CFLAGS) $(EXTRA) -pthread -MMD -MP
LIBS := $(BREW_LIB) -lxxhash -lm
# V=1 shows the commands.
Q := $(if $(V),,@)
say = $(if $(V),,@echo "  $(1)")

# Work on all cores unless the caller says how many.
JOBS ?= $(shell getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)
ifeq ($(MAKELEVEL),0)
ifeq (,$(filter -j% j%,$(MAKEFLAGS)))
MAKEFLAGS += -j$(JOBS)
endif
endif
MAKEFLAGS += --no-print-directory

STEPS := $(notdir $(sort $(wildcard code/[0-9]*)))

.PHONY: all book check clean help
.DELETE_ON_ERROR:
.SECONDARY:
.SUFFIXES:

## make               compile, run, draw and weave: the whole book
all: book
	@echo
	@echo "The book is at $(BUILD)/book/index.html"

help:
	@cat Makefile tools/*.mk weave/*.mk tests/*.mk bench/*.mk exercises/*.mk 2>/dev/null | \
	    sed -n 's/^## //p' | awk -F'  +' '{ printf "%-20s %s\n", $$1, $$2 }'

# --- set-up -----------------------------------------------------------------
# The goals tell which tools the run as a whole will need. All are looked for
# before anything else happens: what is missing is installed where that needs no
# password; otherwise the command is printed and make stops.

PURPOSE := $(if $(filter check-long,$(MAKECMDGOALS)),long,$(if \
             $(filter check-matrix,$(MAKECMDGOALS)),matrix,$(if $(filter check%,$(MAKECMDGOALS)),check,$(if \
             $(filter step-% grade%,$(MAKECMDGOALS)),step,book))))
READY := $(BUILD)/ready-$(PURPOSE)
$(BUILD)/ready-%: tools/setup.sh
	$(Q)CC="$(CC)" sh tools/setup.sh $*
	$(Q)mkdir -p $(BUILD) && touch $@

## make step-02       build, test and run one step, with no later one in sight
# --- the steps ----------------------------------------------------------------
# UPTO_S: the steps that step S may see; INC_S and LIB_S: their headers, objects.
# An experiment may use the formulas, intervals and measuring of step 3, so
# its view is never shorter than the first three steps.

SEEN :=
modules = $(filter-out %/demo.c %/main.c,$(sort $(wildcard code/$(1)/*.c)))
# A step's program: the command of step 8 has no other demonstration.
program = $(if $(wildcard code/$(1)/main.c),main,demo)
objects = $(patsubst code/%.c,$(BUILD)/code/%.o,$(foreach s,$(1),$(call modules,$(s))))
include_path = $(patsubst %,-Icode/%,$(1)) $(BREW_INC)

define step_rules
SEEN += $(1)
UPTO_$(1) := $$(SEEN)
WIDE_$(1) := $$(sort $$(SEEN) $$(wordlist 1,3,$(STEPS)))
PLOTS_$(1) := $(patsubst plots/%.c,$(BUILD)/plots/%,$(sort $(wildcard plots/$(1).c plots/$(1)-*.c)))
SUITES_$(1) := $(patsubst tests/%.c,$(BUILD)/tests/%,$(sort $(wildcard tests/$(1).c tests/$(1)-*.c)))

$(BUILD)/code/$(1)/%.o: code/$(1)/%.c | $(READY)
	$$(call say,CC    $$<)
	$(Q)mkdir -p $$(@D)
	$(Q)$$(COMPILE) $$(call include_path,$$(UPTO_$(1))) -c -o $$@ $$<

$(BUILD)/code/$(1)/demo: $(BUILD)/code/$(1)/$(call program,$(1)).o $$(call objects,$$(UPTO_$(1)))
	$$(call say,LINK  $$@)
	$(Q)$$(CC) $$(CFLAGS) $$(EXTRA) -pthread -o $$@ $$^ $$(LIBS)

$(BUILD)/out/$(1).txt: $(BUILD)/code/$(1)/demo
	$$(call say,RUN   $$<)
	$(Q)mkdir -p $$(@D)
	$(Q)$$< > $$@

$(BUILD)/tests/$(1).o: tests/$(1).c | $(READY)
	$$(call say,CC    $$<)
	$(Q)mkdir -p $$(@D)
	$(Q)$$(COMPILE) $$(call include_path,$$(UPTO_$(1))) -Itests -c -o $$@ $$<

$(BUILD)/tests/$(1)-%.o: tests/$(1)-%.c | $(READY)
	$$(call say,CC    $$<)
	$(Q)mkdir -p $$(@D)
	$(Q)$$(COMPILE) $$(call include_path,$$(WIDE_$(1))) -Itests -c -o $$@ $$<

$(BUILD)/tests/$(1): $(BUILD)/tests/$(1).o $$(call objects,$$(UPTO_$(1)))
	$$(call say,LINK  $$@)
	$(Q)$$(CC) $$(CFLAGS) $$(EXTRA) -pthread -o $$@ $$^ $$(BREW_LIB) -lcunit $$(LIBS) $$(LINK_$$(@F))

$(BUILD)/tests/$(1)-%: $(BUILD)/tests/$(1)-%.o $$(call objects,$$(WIDE_$(1)))
	$$(call say,LINK  $$@)
	$(Q)$$(CC) $$(CFLAGS) $$(EXTRA) -pthread -o $$@ $$^ $$(BREW_LIB) -lcunit $$(LIBS) $$(LINK_$$(@F))

$$(PLOTS_$(1):=.o): $(BUILD)/plots/%.o: plots/%.c | $(READY)
	$$(call say,CC    $$<)
	$(Q)mkdir -p $$(@D)
	$(Q)$$(COMPILE) $$(call include_path,$$(WIDE_$(1))) -Iplots -c -o $$@ $$<

$$(PLOTS_$(1)): $(BUILD)/plots/%: $(BUILD)/plots/%.o $$(call objects,$$(WIDE_$(1)))
	$$(call say,LINK  $$@)
	$(Q)$$(CC) $$(CFLAGS) $$(EXTRA) -pthread -o $$@ $$^ $$(LIBS)

.PHONY: step-$(firstword $(subst -, ,$(1)))
step-$(firstword $(subst -, ,$(1))): $(BUILD)/code/$(1)/demo $(BUILD)/tests/$(1)
	$(Q)sh tests/run.sh $(BUILD)/tests/$(1)
	$(Q)$(BUILD)/code/$(1)/demo
	@echo
	@echo "Run it again by hand: $(BUILD)/code/$(1)/demo"
endef
$(foreach s,$(STEPS),$(eval $(call step_rules,$(s))))

# --- experiments and figures ----------------------------------------------------

EXPERIMENTS := $(patsubst plots/%.c,%,$(sort $(wildcard plots/[0-9]*.c)))
FIGURES := $(patsubst plots/%.gp,%,$(sort $(wildcard plots/[0-9]*.gp)))
DATA := $(EXPERIMENTS:%=$(BUILD)/data/%.tsv) \
        $(patsubst plots/timings/%,$(BUILD)/data/%,$(sort $(wildcard plots/timings/*.tsv)))
FIGS := $(FIGURES:%=$(BUILD)/fig/%.svg)
OUTS := $(STEPS:%=$(BUILD)/out/%.txt)

$(BUILD)/data/%.tsv: $(BUILD)/plots/%
	$(call say,RUN   $<)
	$(Q)mkdir -p $(@D)
	$(Q)$< > $@.new && mv $@.new $@

# Timings are measured by `make bench` and committed: the book only draws them.
$(BUILD)/data/%.tsv: plots/timings/%.tsv
	$(Q)mkdir -p $(@D)
	$(Q)cp $< $@

# A figure's further tables stand in its first line: "# also: other.tsv …".
also = $(shell sed -n '1s/^\# also: //p' plots/$(1).gp)
define figure_rule
$(BUILD)/fig/$(1).svg: plots/$(1).gp plots/style.gp $(BUILD)/data/$(1).tsv $(patsubst %,$(BUILD)/data/%,$(call also,$(1))) | $(READY)
	$$(call say,PLOT  $$@)
	$(Q)mkdir -p $$(@D)
	$(Q)gnuplot -e "data='$(BUILD)/data/$(1).tsv'; dir='$(BUILD)/data/'; out='$$@'" plots/style.gp plots/$(1).gp
endef
$(foreach f,$(FIGURES),$(eval $(call figure_rule,$(f))))

## make data          the experiments' tables; also: make figures, make outputs
.PHONY: data figures outputs
data: $(DATA)
figures: $(FIGS)
outputs: $(OUTS)

-include $(wildcard tools/*.mk)
-include weave/weave.mk
-include weave/formats.mk
-include tests/check.mk
-include tests/book.mk
-include bench/bench.mk
-include exercises/exercises.mk
-include $(wildcard $(BUILD)/code/*/*.d $(BUILD)/tests/*.d $(BUILD)/plots/*.d)

## make clean         remove build/, where everything generated is
clean:
	$(Q)rm -rf $(BUILD)
