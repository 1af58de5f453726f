# The exercises and their grader. See README.md and teaching.md.
#
# $(BUILD)/grade/ holds the grader's own objects, made from this tree's files
# whatever a student hands in: `plain` as they are, `san` with sanitizers.

EXERCISES := $(patsubst exercises/%/README.md,%,$(sort $(wildcard exercises/[0-9]*/[0-9]*/README.md)))
GRADE := $(BUILD)/grade
GRADER := $(patsubst %,exercises/grade/%,kit.sh plan.sh marks.awk files.sh may-call refuse.h grade.h)
SANITIZE := -O1 -g -fno-omit-frame-pointer -fsanitize=address,undefined \
            -fno-sanitize-recover=all
FLAGS_plain = $(WARNINGS) -O1 -g
FLAGS_san = $(WARNINGS) $(SANITIZE)
GRADE_ENV = BUILD="$(BUILD)" CC="$(CC)" LIBS="$(BREW_LIB) -lcunit $(LIBS)" \
            MAKE="$(MAKE)" JOBS="$(JOBS)"

$(GRADE)/cage: $(patsubst %,exercises/grade/%,cage.c confine.c watch.c confine.h watch.h) | $(READY)
	$(call say,CC    $@)
	$(Q)mkdir -p $(@D)
	$(Q)$(CC) -std=c11 $(WARNINGS) -O2 -o $@ $(filter %.c,$^)

$(GRADE)/san/code/%.o: code/%.c | $(READY)
	$(call say,CC    $@)
	$(Q)mkdir -p $(@D)
	$(Q)$(CC) -std=c11 $(FLAGS_san) -pthread -MMD -MP $(call include_path,$(UPTO_$(firstword $(subst /, ,$*)))) -c -o $@ $<

# One harness and one library a step for each of the two flavours, and then
# what each exercise adds to them.
define flavour_rules
$(GRADE)/$(1)/harness/%.o: exercises/grade/%.c exercises/grade/grade.h | $(READY)
	$$(call say,CC    $$@)
	$(Q)mkdir -p $$(@D)
	$(Q)$$(CC) -std=c11 $$(FLAGS_$(1)) -c -o $$@ $$<

$(foreach s,$(STEPS),$(eval $(call library_rule,$(1),$(s))))
$(foreach e,$(EXERCISES),$(eval $(call kit_rule,$(1),$(e),$(firstword $(subst /, ,$(e))))))
endef

define library_rule
$(GRADE)/$(1)/$(2).a: $(patsubst $(BUILD)/code/%,$(if $(filter san,$(1)),$(GRADE)/san/code/%,$(BUILD)/code/%),$(call objects,$(UPTO_$(2))))
	$(Q)mkdir -p $$(@D) && rm -f $$@ && ar rcs $$@ $$^
endef

define kit_rule
$(GRADE)/$(1)/exercises/$(2).done: $(GRADE)/$(1)/$(3).a $(wildcard exercises/$(3)/*.[ch] exercises/$(2)/* exercises/$(2)/hidden/* exercises/$(2)/hidden/*/* exercises/$(2)/rights/* exercises/$(2)/faults/*) $(GRADER) $(GRADE)/$(1)/harness/grade.o $(GRADE)/$(1)/harness/checks.o $(GRADE)/cage
	$$(call say,KIT   exercises/$(2) $(1))
	$(Q)rm -rf $$(@:.done=)
	$(Q)CC="$$(CC)" FLAGS="$$(FLAGS_$(1)) $(BREW_INC)" sh exercises/grade/kit.sh exercises/$(2) $$< $$(@:.done=) $(patsubst %,code/%,$(UPTO_$(3)))
	$(Q)touch $$@
endef
$(eval $(call flavour_rules,plain))
$(eval $(call flavour_rules,san))
-include $(wildcard $(GRADE)/san/code/*/*.d)

# EX picks: nothing for all, 01 for a step, 01.2 for one exercise of it.
EX ?=
PICKED := $(patsubst %/README.md,%,$(sort $(wildcard exercises/$(or $(word 1,$(subst ., ,$(EX))),[0-9]*)-*/$(or $(word 2,$(subst ., ,$(EX))),[0-9]*)-*/README.md)))
ifeq (,$(if $(EX),$(PICKED),all))
$(error There is no exercise $(EX). Give a step, as in EX=01, or an exercise, as in EX=01.2)
endif
KITS := $(foreach f,plain san,$(PICKED:%=$(GRADE)/$(f)/%.done))

# What to grade: the answers in this tree, or a folder of files that came in.
ANSWER ?= .
FORMAT ?= $(if $(EX),table,summary)

## make grade  marks your answers; in full a step's: EX=01, or one: EX=01.2
##                 FORMAT=gradescope|autolab|junit, ANSWER=folder
.PHONY: grade
grade: $(KITS)
	$(Q)$(GRADE_ENV) FORMAT="$(FORMAT)" OUT="$(OUT)" sh exercises/grade/grade.sh "$(ANSWER)" $(PICKED)

## make hint  the next hint for an exercise: EX=01.2
.PHONY: hint solution
hint:
	$(Q)[ "$(words $(PICKED))" = 1 ] || { echo "Say which: make hint EX=01.2"; exit 2; }
	$(Q)sh exercises/grade/hint.sh $(PICKED) $(BUILD)/hints

## make solution  its solution, after a question: EX=01.2
solution:
	$(Q)[ "$(words $(PICKED))" = 1 ] || { echo "Say which: make solution EX=01.2"; exit 2; }
	$(Q)sh exercises/grade/solution.sh $(PICKED)

## make grade-all  marks a class: DIR=folder of folders [EX=01] [CSV=file]; goes on where it stopped
CSV ?= $(BUILD)/marks.csv
.PHONY: grade-all
grade-all: $(KITS)
	$(Q)$(GRADE_ENV) sh exercises/grade/class.sh "$(DIR)" $(BUILD)/class "$(CSV)" $(PICKED)
	@echo "The marks are in $(CSV)"

## make student  a tree for students, without solutions: build/student/ [UPTO=03]
## make instructor  what that leaves out: build/instructor/
.PHONY: student instructor
student:
	$(Q)sh exercises/grade/export.sh student $(BUILD)/student/bloomkit $(UPTO)
instructor:
	$(Q)sh exercises/grade/export.sh instructor $(BUILD)/instructor/bloomkit

# --- proofs -----------------------------------------------------------------------
# In a teacher's tree only: without solutions there is nothing to prove.

PROVED := $(patsubst %/solution,%,$(wildcard $(PICKED:%=%/solution)))
SEEDS ?= 1000
COMPILERS = $(CC) $(filter-out $(CC) $(if $(filter cc,$(CC)),gcc),$(foreach c,gcc clang,$(if $(shell command -v $(c)),$(c))))

## make check-exercises  proves each exercise, and without EX the grader: stubs, solutions, mutants, attacks
.PHONY: check-exercises check-exercises-long prove attacks planted formats $(PROVED:%=prove/%) $(PROVED:%=seeds/%)
check-exercises: prove $(if $(EX),,$(if $(wildcard exercises/grade/attacks),attacks planted formats))
prove: $(PROVED:%=prove/%)
$(PROVED:%=prove/%): prove/%: $(GRADE)/plain/%.done $(GRADE)/san/%.done
	$(Q)$(GRADE_ENV) COMPILERS="$(COMPILERS)" sh exercises/grade/prove.sh $*

# The students' tree: nothing leaks, and it works on its own.
.PHONY: check-student
check-student:
	$(Q)$(GRADE_ENV) sh exercises/grade/student-check.sh

# The same, and the books of the whole tree and of one up to step 3 are woven.
.PHONY: check-student-long
check-student-long:
	$(Q)$(GRADE_ENV) WEAVE=yes sh exercises/grade/student-check.sh
	$(Q)$(GRADE_ENV) WEAVE=yes sh exercises/grade/student-check.sh 03

attacks: $(GRADE)/plain/exercises/01-toy/1-read.done $(GRADE)/san/exercises/01-toy/1-read.done
	$(Q)$(GRADE_ENV) sh exercises/grade/attacks.sh

formats: $(GRADE)/plain/exercises/01-toy/1-read.done $(GRADE)/san/exercises/01-toy/1-read.done
	$(Q)$(GRADE_ENV) sh exercises/grade/formats.sh

planted:
	$(Q)$(GRADE_ENV) sh exercises/grade/faults.sh

# Each random test on 1,000 seeds: does the solution fail as rarely as stated?
check-exercises-long: $(PROVED:%=seeds/%)
$(PROVED:%=seeds/%): seeds/%: $(GRADE)/plain/%.done
	$(Q)$(GRADE_ENV) sh exercises/grade/prove.sh $* $(SEEDS)
