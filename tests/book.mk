# Checks of the book as readers get it.

CHECKBOOK := tests/book

# Links, anchors and weight need nothing but a shell, and belong to `check`.
.PHONY: check-book anchors
check-groups: check-book
check-book: book
	$(Q)sh $(CHECKBOOK)/faults.sh $(BOOK) weave/anchors.txt $(BUILD)/check-book

## make anchors  add new addresses of the book to weave/anchors.txt, the kept ones
anchors: book
	$(Q)sh $(CHECKBOOK)/anchors.sh $(BOOK) weave/anchors.txt add

# --- in a browser, and by the validator -----------------------------------------
# What npm brings is pinned by tests/browser/package-lock.json and stays in $(BUILD).

BROWSER := $(BUILD)/browser
$(BROWSER)/node_modules: tests/browser/package.json tests/browser/package-lock.json | $(BUILD)/ready-browser
	$(call say,NPM   $@)
	$(Q)mkdir -p $(@D) && cp $^ $(@D)
	$(Q)cd $(@D) && npm ci --ignore-scripts --no-audit --no-fund --silent
	$(Q)touch $@

## make check-browser  every page in headless Chromium, phone to desk, light and dark
.PHONY: check-browser check-html
check-browser: book slides $(BROWSER)/node_modules
	$(Q)rm -rf $(BROWSER)/book && cp -R $(BOOK) $(BROWSER)/book
	$(Q)MODULES=$(BROWSER) node tests/browser/check.mjs $(BOOK)
	$(Q)MODULES=$(BROWSER) node tests/browser/check.mjs $(BROWSER)/book faults
	$(Q)MODULES=$(BROWSER) node tests/browser/check.mjs $(SLIDES) slides

## make check-html  the HTML validator over every page
check-html: book $(BROWSER)/node_modules
	$(Q)sh tests/book/valid.sh $(BOOK) $(BROWSER)/node_modules/vnu-jar/build/dist/vnu.jar

## make check-spelling  aspell over all prose, with the book's own words
.PHONY: check-spelling check-product product-groups
check-spelling: | $(BUILD)/ready-spelling
	$(Q)sh tests/book/spelling.sh README.md book.md $(wildcard chapters/*.md \
	    exercises/*.md exercises/*/*/README.md)

## make check-product  the book in all its forms: browser, EPUB, PDF; spelling, pandoc 3
# What each needs is installed first, one after the other: a system has one packager.
check-product: $(READY)
	$(Q)for what in spelling browser epub pdf; do $(MAKE) $(BUILD)/ready-$$what; done
	$(Q)$(MAKE) -k product-groups READY=$(READY)

product-groups: check-spelling check-html check-browser check-epub check-pdf check-pandoc3
