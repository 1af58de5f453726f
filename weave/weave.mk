# The book: chapters/*.md and book.md, woven with the code, outputs, tables and
# figures into $(BUILD)/book. Two passes: each page is scanned for what it
# defines (labels, listings, names), the scans are merged, and then each page
# is woven with that knowledge of the whole book.

PANDOC ?= pandoc
# DRAFT=1: faults are shown in the page and on the terminal, and stop nothing.
# A draft has a folder of its own, so that none is ever taken for the book.
DRAFT ?=
draft := $(if $(DRAFT),-M draft=1)
BOOK := $(BUILD)/$(if $(DRAFT),draft,book)
CHECKED := $(BUILD)/scan/$(if $(DRAFT),draft-,)checked

# The pages in the order of book.md's links; the index of names closes the book.
# A link to a chapter that is not there is the weaver's to report.
linked := $(if $(wildcard book.md),$(shell tr '(' '\n' < book.md | \
    sed -n 's/^chapters\/\([A-Za-z0-9_-]*\)\.md[)\#].*/\1/p' | awk '!seen[$$0]++'))
CHAPTERS := $(foreach c,$(linked),$(if $(wildcard chapters/$(c).md),$(c)))
PAGES := index $(CHAPTERS) names
page_source = $(if $(filter index,$(1)),book.md,$(if \
    $(filter names,$(1)),weave/names.md,chapters/$(1).md))

SCAN := $(BUILD)/scan
CODE := $(sort $(wildcard code/*/*))
LIB := $(wildcard weave/lib/*.lua)
SCANNER := $(wildcard weave/scan/*.lua)
WEAVE := weave/page.lua weave/html.lua weave/template.html weave/book.csl \
    weave/known-names.txt $(wildcard weave/feature/*.lua) $(LIB)
BIB := $(wildcard chapters/references.bib)
STYLE := $(patsubst weave/style/%,$(BOOK)/style/%,$(wildcard weave/style/*))

# Markdown without what would make figures differ between pandoc 2 and 3.
READER := markdown-implicit_figures
# Less is more: roles that the standard has since withdrawn, a class that only
# other formats need, slashes, and how table cells lie, which is the style
# sheet's. An empty cell is no heading.
TIDY := -e 's/ role="doc-biblioentry"//' -e 's/ role="doc-endnote"//' \
    -e 's/ class="ref"//g' -e 's/ style="text-align: left;"//g' \
    -e 's/ style="text-align: right;"/ class="r"/g' -e 's| />|>|g' \
    -e 's|<th\( class="r"\)*></th>|<td></td>|g'
run_lua = $(PANDOC) -f markdown -t plain -o /dev/null /dev/null --lua-filter

.PHONY: weave-check
## make book  weave the book (DRAFT=1: into build/draft, in spite of faults)
book: $(PAGES:%=$(BOOK)/%.html) $(PAGES:%=$(BOOK)/search/%.js) $(STYLE) \
    $(BOOK)/style/preview.png $(CHECKED)
## make weave-check  every line of code in exactly one listing, labels unique
weave-check: $(CHECKED)

# What a chapter takes from the build: outputs, tables, figures. Names that no
# rule can make are left out here; the weaver reports them with their line.
needs = $(if $(wildcard $(1)),$(shell awk -f weave/needs.awk $(1)))

define page_rules
$(SCAN)/$(1).tsv: $(2) weave/scan.lua $(SCANNER) $(LIB) $(CODE) | $(READY)
	$(Q)mkdir -p $$(@D)
	$(Q)$(PANDOC) -f $(READER) -t plain -o /dev/null $(2) \
	    --lua-filter weave/scan.lua -M scan=$$@

NEEDS_$(1) := $(call needs,$(2))
FIGS_$(1) := $$(filter $$(FIGURES),$$(patsubst fig/%,%,$$(filter fig/%,$$(NEEDS_$(1)))))
FILES_$(1) := $$(filter $$(OUTS) $$(OUTPUTS) $$(DATA) $$(FIGS),\
    $$(patsubst out/%,$(BUILD)/out/%.txt,$$(filter out/%,$$(NEEDS_$(1)))) \
    $$(patsubst data/%,$(BUILD)/data/%.tsv,$$(filter data/%,$$(NEEDS_$(1)))) \
    $$(FIGS_$(1):%=$(BUILD)/fig/%.svg) $$(FIGS_$(1):%=$(BUILD)/data/%.tsv))

$(BOOK)/$(1).html: $(2) $(SCAN)/book.tsv $$(FILES_$(1)) $(WEAVE) $(BIB) \
    $$(filter $(CODE),$$(patsubst file/%,%,$$(filter file/%,$$(NEEDS_$(1))))) \
    | $$(foreach f,$$(FIGS_$(1)),$(BOOK)/fig/$$(f).svg $(BOOK)/fig/$$(f).tsv \
    $(BOOK)/fig/$$(f).gp)
	$$(call say,WEAVE $$@)
	$(Q)mkdir -p $$(@D)
	$(Q)$(PANDOC) -f $(READER) -t html5 --mathml --wrap=preserve \
	    --template weave/template.html -o $$@.new $(2) \
	    -M build=$(BUILD) $(SITE:%=-M site=%) -M link-citations=true $(draft) \
	    $(BIB:%=--bibliography=%) \
	    --lua-filter weave/page.lua --lua-filter weave/html.lua \
	    $(if $(BIB),--citeproc --csl=weave/book.csl)
	$(Q)sed $(TIDY) $$@.new > $$@ && rm $$@.new
endef
$(foreach p,$(PAGES),$(eval $(call page_rules,$(p),$(call page_source,$(p)))))
$(BOOK)/names.html $(BOOK)/glossary.html: $(SCAN)/uses.tsv

# The merge leaves an unchanged table untouched, so its date is on a stamp.
$(SCAN)/merged: $(PAGES:%=$(SCAN)/%.tsv) weave/merge.lua
	$(Q)$(run_lua) weave/merge.lua -M build=$(BUILD) -M pages="$(PAGES)"
	$(Q)touch $@
$(SCAN)/book.tsv $(SCAN)/uses.tsv: $(SCAN)/merged ; @:

$(CHECKED): $(SCAN)/merged $(CODE) weave/check.lua
	$(Q)mkdir -p $(@D)
	$(Q)$(run_lua) weave/check.lua -M build=$(BUILD) -M pages="$(PAGES)" \
	    -M code="$(CODE)" $(draft)
	$(Q)touch $@

# What the search looks through: a script for each page.
$(BOOK)/search/%.js: $(BOOK)/%.html weave/search.awk
	$(Q)mkdir -p $(@D)
	$(Q)awk -v page=$* -f weave/search.awk $< > $@

# The picture that a link to the book shows elsewhere. Those who put the book
# on the web say where (SITE=https://…/), for such links must be whole.
SITE ?=
title := $(shell sed -n 's/^\# \([^{]*[^ {]\).*/\1/p' book.md)
$(BOOK)/style/preview.png: weave/cover.gp book.md | $(READY)
	$(Q)mkdir -p $(@D)
	$(Q)gnuplot -e "out='$@'; w=1200; h=630; title='$(title)'" $<

# The folder of the book is complete in itself.
$(BOOK)/style/%: weave/style/%
	$(Q)mkdir -p $(@D) && cp $< $@
$(BOOK)/fig/%.svg: $(BUILD)/fig/%.svg
	$(Q)mkdir -p $(@D) && cp $< $@
$(BOOK)/fig/%.tsv: $(BUILD)/data/%.tsv
	$(Q)mkdir -p $(@D) && cp $< $@
$(BOOK)/fig/%.gp: plots/%.gp
	$(Q)mkdir -p $(@D) && cp $< $@
# The script of a figure that the command has drawn.
$(BOOK)/fig/%.gp: $(BUILD)/fig/%.gp
	$(Q)mkdir -p $(@D) && cp $< $@

# The book woven once more by a current pandoc (npm's pandoc-wasm, under Node),
# and the texts compared. Needs the network once; everything stays in $(BUILD).
# Where it cannot be had, that is said, and nothing fails.
PANDOC3 := $(BUILD)/pandoc3
.PHONY: check-pandoc3
## make check-pandoc3  weave with a current pandoc 3 as well and compare (needs Node)
check-pandoc3: book $(PANDOC3)/node_modules
	$(Q)[ ! -d $(PANDOC3)/node_modules ] || \
	    MODULES=$(PANDOC3) DRAFT=$(DRAFT) node weave/pandoc3/weave.mjs $(BUILD) \
	    $(foreach p,$(PAGES),$(p)=$(call page_source,$(p)))
	$(Q)[ ! -d $(PANDOC3)/node_modules ] || \
	    MODULES=$(PANDOC3) MAKE="$(MAKE)" sh tests/weave/pandoc3.sh $(BUILD)/weave3

$(PANDOC3)/node_modules: weave/pandoc3/package.json weave/pandoc3/package-lock.json
	$(call say,NPM   $@)
	$(Q)mkdir -p $(@D) && cp $^ $(@D)
	$(Q)sh tools/setup.sh node && cd $(@D) && \
	    npm ci --ignore-scripts --no-audit --no-fund --silent && touch node_modules || \
	    { rm -rf $(abspath $@); echo "  SKIP  pandoc 3: npm cannot fetch it"; }

# The weaver is held to its word by a small book with planted faults.
.PHONY: check-weave
## make check-weave  the weaver's own tests: a small book, and planted faults
check-groups: check-weave weave-check
check-weave: | $(READY)
	$(Q)MAKE="$(MAKE)" sh tests/weave/faults.sh $(BUILD)/weave
