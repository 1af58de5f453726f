# The book in other forms, from the same pages: as one document (whole.lua),
# rendered by html.lua for the EPUB and by latex.lua for the PDF.

WHOLE := $(BUILD)/whole

# A page's HTML needs all that its other forms need, and has passed the weaver.
define whole_rule
$(WHOLE)/$(1).json: $(BOOK)/$(1).html
	$(Q)mkdir -p $$(@D)
	$(Q)$(PANDOC) -f $(READER) -t json -o $$@ $(2) \
	    -M build=$(BUILD) -M link-citations=true $(draft) $(BIB:%=--bibliography=%) \
	    --lua-filter weave/page.lua $(if $(BIB),--citeproc --csl=weave/book.csl) \
	    $(if $(DRAFT),2>/dev/null)
endef
$(foreach p,$(PAGES),$(eval $(call whole_rule,$(p),$(call page_source,$(p)))))

# Two builds of the same text are the same to the byte.
DATED = SOURCE_DATE_EPOCH=$${SOURCE_DATE_EPOCH:-$$(git log -1 --format=%ct 2>/dev/null || echo 0)}
whole = $(DATED) $(PANDOC) -f markdown /dev/null -M lang=en-GB -M build=$(BUILD) \
    -M pages="$(1)" --lua-filter weave/whole.lua

# --- EPUB -------------------------------------------------------------------------

EPUB := $(BUILD)/bloomkit.epub
## make epub  the book as one EPUB: build/bloomkit.epub
.PHONY: epub check-epub
epub: $(EPUB)
	@echo "The EPUB is at $(EPUB)"
$(EPUB): $(PAGES:%=$(WHOLE)/%.json) weave/whole.lua weave/html.lua weave/epub.css \
    $(WHOLE)/cover.png
	$(call say,EPUB  $@)
	$(Q)$(call whole,$(PAGES)) -M epub=1 --lua-filter weave/html.lua -t epub3 \
	    --mathml --css=weave/epub.css --epub-cover-image=$(WHOLE)/cover.png \
	    --toc --toc-depth=2 --resource-path=$(BOOK) --metadata-file=weave/epub.yaml \
	    -o $@.new.epub && mv $@.new.epub $@

$(WHOLE)/cover.png: weave/cover.gp book.md | $(READY)
	$(Q)mkdir -p $(@D)
	$(Q)gnuplot -e "out='$@'; w=1200; h=1800; title='$(title)'" $<

## make check-epub  epubcheck over the EPUB
check-epub: $(EPUB) | $(BUILD)/ready-epub
	$(Q)sh tests/book/epub.sh $(EPUB) $(BUILD)/check-epub

# --- PDF --------------------------------------------------------------------------
# LuaLaTeX sets mathematics and pages best, and needs 250 MB; so not part of `make`.

PDF := $(BUILD)/bloomkit.pdf
PDF_PAGES := $(filter-out names,$(PAGES))
PDF_FIGS := $(patsubst %,$(WHOLE)/%.pdf,$(sort $(foreach p,$(PAGES),$(FIGS_$(p)))))
## make pdf  the book on paper: build/bloomkit.pdf (LuaLaTeX, 250 MB)
.PHONY: pdf
pdf: $(PDF)
	@echo "The PDF is at $(PDF)"
$(WHOLE)/%.pdf: $(BOOK)/fig/%.svg | $(BUILD)/ready-pdf
	$(Q)mkdir -p $(@D)
	$(Q)$(DATED) rsvg-convert -f pdf -o $@ $<
$(WHOLE)/cover.pdf: weave/cover.gp book.md | $(READY)
	$(Q)mkdir -p $(@D)
	$(Q)gnuplot -e "out='$@'; w=1000; h=620; title=''" $<
$(PDF): $(PDF_PAGES:%=$(WHOLE)/%.json) weave/whole.lua weave/latex.lua weave/latex.tex \
    $(PDF_FIGS) $(WHOLE)/cover.pdf | $(BUILD)/ready-pdf
	$(call say,PDF   $@)
	$(Q)$(call whole,$(PDF_PAGES)) --lua-filter weave/latex.lua -t latex \
	    --template weave/latex.tex --metadata-file=weave/epub.yaml \
	    -M cover=$(WHOLE)/cover.pdf -o $(WHOLE)/book.tex
	$(Q)$(DATED) sh weave/latex.sh $(WHOLE)/book $@

## make check-pdf  the PDF: nothing overflows, fonts embedded, contents, index
.PHONY: check-pdf
check-pdf: $(PDF)
	$(Q)sh tests/book/pdf.sh $(PDF) $(WHOLE)/book.log $(BUILD)/check-pdf

# --- slides -----------------------------------------------------------------------

SLIDES := $(BUILD)/slides
DECKS := $(patsubst %,$(SLIDES)/%.html,$(filter $(CHAPTERS),$(STEPS)))
## make slides  a deck for each step, from its chapter: build/slides/
.PHONY: slides
slides: $(DECKS)
	@echo "The slides are in $(SLIDES)"
$(SLIDES)/%.html: $(WHOLE)/%.json weave/slides.lua weave/html.lua $(wildcard weave/slides/*)
	$(call say,SLIDES $@)
	$(Q)mkdir -p $(@D)
	$(Q)$(PANDOC) -f json $< -t html5 --mathml --template weave/slides/deck.html \
	    -M build=$(BUILD) -M slides=1 -V style="$$(cat weave/slides/deck.css)" \
	    -V script="$$(cat weave/slides/deck.js)" --lua-filter weave/slides.lua \
	    --lua-filter weave/html.lua -o $@
