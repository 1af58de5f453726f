# Checks of the book as readers get it.

CHECKBOOK := tests/book

# Links, anchors and weight need nothing but a shell, and belong to `check`.
.PHONY: check-book anchors
check-groups: check-book
check-book: book
	$(Q)sh $(CHECKBOOK)/faults.sh $(BOOK) weave/anchors.txt $(BUILD)/check-book

## make anchors        add new addresses of the book to weave/anchors.txt, the kept ones
anchors: book
	$(Q)sh $(CHECKBOOK)/anchors.sh $(BOOK) weave/anchors.txt add
