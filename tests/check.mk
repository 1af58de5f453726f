# The tests. Each group adds its counts to $(BUILD)/tally; the last line sums.

SUITES := $(foreach s,$(STEPS),$(SUITES_$(s)))

## make check      all tests: suites, figures' data, weaver, planted faults
.PHONY: check check-suites
check: check-suites

check-suites: $(SUITES) $(DATA) tests/run.sh
	$(Q)BLOOMKIT_DATA=$(BUILD)/data sh tests/run.sh $(SUITES)
