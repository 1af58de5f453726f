# What the book shows of the command: a session, and a figure that the command
# has drawn itself.

ifneq (,$(filter 08-lab,$(STEPS)))
OUTPUTS += $(BUILD)/out/08-lab-session.txt
DATA += $(BUILD)/data/08-lab-curve.tsv
FIGURES += 08-lab-curve
FIGS += $(BUILD)/fig/08-lab-curve.svg

$(BUILD)/out/08-lab-session.txt: $(BUILD)/bloomkit tools/session.sh \
    plots/08-lab-session.sh plots/words.txt plots/style.gp
	$(call say,RUN   plots/08-lab-session.sh)
	$(Q)mkdir -p $(@D)
	$(Q)sh tools/session.sh $< plots/08-lab-session.sh $(BUILD)/session >$@

$(BUILD)/data/08-lab-curve.tsv: $(BUILD)/bloomkit
	$(call say,RUN   bloomkit fpr)
	$(Q)mkdir -p $(@D)
	$(Q)for scheme in stream double; do \
	    $< fpr -m 100 -k 7 -n 2:30:2 --scheme $$scheme --trials 200 | \
	    if [ $$scheme = stream ]; then cat; else grep '^[0-9]'; fi; \
	done >$@

$(BUILD)/fig/08-lab-curve.svg $(BUILD)/fig/08-lab-curve.gp: \
    $(BUILD)/data/08-lab-curve.tsv plots/style.gp
	$(call say,PLOT  $@)
	$(Q)mkdir -p $(@D)
	$(Q)BLOOMKIT_SHARE=plots $(BUILD)/bloomkit plot $< -o $@

endif
