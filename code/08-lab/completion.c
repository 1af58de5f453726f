/* What makes a shell complete verbs, options and files. */
#include <string.h>

#include "help.h"

static void put_options(FILE *out, const struct verb *v)
{
    for (const struct option *o = options; o->name; o++)
        if (strchr(v->options, o->id) || o->id == 'h')
            fprintf(out, " %s", o->name);
}

static void put_bash(FILE *out)
{
    fputs("# bash completion for bloomkit\n_bloomkit()\n{\n"
          "    local words= word=${COMP_WORDS[COMP_CWORD]}\n"
          "    if [ \"$COMP_CWORD\" -eq 1 ]; then\n        words='", out);
    for (const struct verb *v = verbs; v->name; v++)
        fprintf(out, "%s%s", v == verbs ? "" : " ", v->name);
    fputs("'\n    else\n        case $word,${COMP_WORDS[1]} in\n", out);
    for (const struct verb *v = verbs; v->name; v++) {
        fprintf(out, "        -*,%s) words='", v->name);
        put_options(out, v);
        fputs("' ;;\n", out);
    }
    fputs("        esac\n    fi\n"
          "    COMPREPLY=($(compgen -W \"$words\" -- \"$word\"))\n}\n"
          "complete -o default -F _bloomkit bloomkit\n", out);
}

static void put_zsh(FILE *out)
{
    fputs("#compdef bloomkit\nif (( CURRENT == 2 )); then\n"
          "    local -a verbs=(\n", out);
    for (const struct verb *v = verbs; v->name; v++)
        fprintf(out, "        '%s:%s'\n", v->name, v->summary);
    fputs("    )\n    _describe verb verbs\nelif [[ $PREFIX == -* ]]; then\n"
          "    case $words[2] in\n", out);
    for (const struct verb *v = verbs; v->name; v++) {
        fprintf(out, "    %s) compadd --", v->name);
        put_options(out, v);
        fputs(" ;;\n", out);
    }
    fputs("    esac\nelse\n    _files\nfi\n", out);
}

bool help_completion(FILE *out, const char *shell)
{
    if (strcmp(shell, "bash") == 0)
        put_bash(out);
    else if (strcmp(shell, "zsh") == 0)
        put_zsh(out);
    else
        return false;
    return true;
}
