# The command `bloomkit` and the library, built for use and installed.

VERSION := $(shell sed -n 's/^.define BLOOMKIT_VERSION "\(.*\)"/\1/p' \
    code/08-lab/help.h)
PREFIX ?= /usr/local
DESTDIR ?=
KIT := $(BUILD)/kit

# The style of the figures: in this folder, until the command is installed.
$(BUILD)/code/08-lab/draw.o: EXTRA += -DBLOOMKIT_SHARE='"$(CURDIR)/plots"'

## make bloomkit       the command, as $(BUILD)/bloomkit
.PHONY: bloomkit
bloomkit: $(BUILD)/bloomkit
$(BUILD)/bloomkit: $(BUILD)/code/08-lab/demo
	$(Q)cp $< $@

# What the library is made of: all that a program can use. Left out are the toy,
# the slow-motion threads of step 6, and headers that are for inside use.
LIB_STEPS := $(filter 02-% 03-% 04-% 05-% 06-% 07-%,$(STEPS))
LIB_C := $(filter-out %/churn.c %/replay.c,$(foreach s,$(LIB_STEPS),$(call modules,$(s))))
LIB_H := $(filter-out %/churn.h %/replay.h %/chain.h %/contour.h %/counters.h,\
    $(foreach s,$(LIB_STEPS),$(sort $(wildcard code/$(s)/*.h))))
LIB_O := $(LIB_C:code/%.c=$(KIT)/%.o)

ifeq ($(shell uname -s),Darwin)
SHARED := libbloomkit.1.dylib
SHARED_LINK := libbloomkit.dylib
SHARED_FLAGS = -dynamiclib -install_name $(PREFIX)/lib/$(SHARED)
else
SHARED := libbloomkit.so.1
SHARED_LINK := libbloomkit.so
# A program may have functions of the same names; the library calls its own.
SHARED_FLAGS = -shared -Wl,-soname,$(SHARED) -Wl,-Bsymbolic-functions
endif

$(KIT)/%.o: code/%.c | $(READY)
	$(call say,CC    $< for the library)
	$(Q)mkdir -p $(@D)
	$(Q)$(COMPILE) -fPIC $(call include_path,$(LIB_STEPS)) -c -o $@ $<
-include $(LIB_O:.o=.d)

$(KIT)/libbloomkit.a: $(LIB_O)
	$(Q)rm -f $@ && ar rcs $@ $^

# What depends on PREFIX is remade when PREFIX changes.
$(KIT)/prefix: FORCE
	$(Q)case '$(PREFIX)' in /*) ;; *) exec >&2; \
	    echo 'PREFIX=$(PREFIX) must begin with /'; exit 1 ;; esac
	$(Q)mkdir -p $(@D)
	$(Q)echo '$(PREFIX)' | cmp -s - $@ || echo '$(PREFIX)' >$@
.PHONY: FORCE
FORCE:

$(KIT)/$(SHARED): $(LIB_O) $(KIT)/prefix tools/install.mk
	$(call say,LINK  $@)
	$(Q)$(CC) $(CFLAGS) $(EXTRA) -pthread $(SHARED_FLAGS) -o $@ $(LIB_O) $(LIBS)

$(KIT)/draw.o: code/08-lab/draw.c $(KIT)/prefix
	$(Q)$(COMPILE) -DBLOOMKIT_SHARE='"$(PREFIX)/share/bloomkit"' \
	    $(call include_path,$(UPTO_08-lab)) -c -o $@ $<

$(KIT)/bloomkit: $(KIT)/draw.o $(BUILD)/code/08-lab/main.o \
    $(filter-out %/draw.o,$(call objects,$(UPTO_08-lab)))
	$(call say,LINK  $@)
	$(Q)$(CC) $(CFLAGS) $(EXTRA) -pthread -o $@ $^ $(LIBS)

# Manual and completion come from the command's own tables.
$(KIT)/bloomkit.1: $(BUILD)/bloomkit
	$(Q)mkdir -p $(@D) && $< help --man >$@
$(KIT)/bloomkit.bash: $(BUILD)/bloomkit
	$(Q)mkdir -p $(@D) && $< help --completion bash >$@
$(KIT)/_bloomkit: $(BUILD)/bloomkit
	$(Q)mkdir -p $(@D) && $< help --completion zsh >$@

$(KIT)/bloomkit.pc: $(KIT)/prefix tools/install.mk code/08-lab/help.h
	$(Q)printf '%s\n' 'prefix=$(PREFIX)' 'Name: bloomkit' \
	    'Description: Bloom filters, bit by bit' 'Version: $(VERSION)' \
	    'Cflags: -I$${prefix}/include' 'Libs: -L$${prefix}/lib -lbloomkit' \
	    'Libs.private: $(LIBS) -pthread' >$@

HEADERS := $(notdir $(LIB_H))
$(foreach h,$(LIB_H),$(eval $(KIT)/include/$(notdir $(h)): $(h)))
$(HEADERS:%=$(KIT)/include/%): tools/header.awk
	$(Q)mkdir -p $(@D) && awk -f $< $(filter %.h,$^) >$@

HEADERS += version.h
$(KIT)/include/version.h: tools/install.mk code/08-lab/help.h
	$(Q)mkdir -p $(@D)
	$(Q)printf '%s\n' '/* Version: which bloomkit these headers are of. */' \
	    '#define BLOOMKIT_VERSION "$(VERSION)"' >$@

TO := $(DESTDIR)$(PREFIX)
INSTALLED := bin/bloomkit lib/libbloomkit.a lib/$(SHARED) lib/$(SHARED_LINK) \
    lib/pkgconfig/bloomkit.pc share/man/man1/bloomkit.1 \
    share/bash-completion/completions/bloomkit \
    share/zsh/site-functions/_bloomkit share/bloomkit/style.gp \
    $(HEADERS:%=include/bloomkit/%)

## make install        command, manual, library, headers (PREFIX=/usr/local DESTDIR=)
.PHONY: install uninstall
install: $(addprefix $(KIT)/,bloomkit libbloomkit.a $(SHARED) bloomkit.1 \
    bloomkit.bash _bloomkit bloomkit.pc $(HEADERS:%=include/%))
	$(Q)for f in $(INSTALLED); do mkdir -p "$(TO)/$$(dirname $$f)"; done
	$(Q)install -m 755 $(KIT)/bloomkit "$(TO)/bin/"
	$(Q)install -m 755 $(KIT)/$(SHARED) "$(TO)/lib/"
	$(Q)install -m 644 $(KIT)/libbloomkit.a "$(TO)/lib/"
	$(Q)ln -sf $(SHARED) "$(TO)/lib/$(SHARED_LINK)"
	$(Q)install -m 644 $(KIT)/bloomkit.pc "$(TO)/lib/pkgconfig/"
	$(Q)install -m 644 $(KIT)/bloomkit.1 "$(TO)/share/man/man1/"
	$(Q)install -m 644 $(KIT)/bloomkit.bash \
	    "$(TO)/share/bash-completion/completions/bloomkit"
	$(Q)install -m 644 $(KIT)/_bloomkit "$(TO)/share/zsh/site-functions/"
	$(Q)install -m 644 plots/style.gp "$(TO)/share/bloomkit/"
	$(Q)install -m 644 $(HEADERS:%=$(KIT)/include/%) "$(TO)/include/bloomkit/"

# Folders that this has left empty go too, but not those of the system.
OWN_DIRS := include/bloomkit share/bloomkit
EMPTIED := $(OWN_DIRS) $(if $(filter /usr /usr/local,$(PREFIX)),,lib/pkgconfig \
    share/man/man1 share/man share/bash-completion/completions \
    share/bash-completion share/zsh/site-functions share/zsh share include \
    lib bin)

## make uninstall      removes what `make install` with the same PREFIX put there
uninstall: $(KIT)/prefix
	$(Q)cd "$(TO)" && rm -f $(INSTALLED)
	$(Q)cd "$(TO)" && for d in $(EMPTIED); do rmdir $$d 2>/dev/null || :; done
