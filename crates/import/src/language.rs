//! The languages of the listings of manuals that are not about OpenCL.
//!
//! A listing has a label only if there is evidence for its language: a shebang, the section of the page, or syntax that
//! only one language has. A listing that could be C as well as another language is C only on a page without evidence
//! for another language.

use std::borrow::Cow;
use std::sync::LazyLock;

use clman_record::OPENCL;
use clman_record::prose::{Block, for_each_block};
use regex::{Regex, RegexSet};

use super::Page;

/// The language of listings in C.
pub(crate) const C: &str = "c";

/// The language of listings that begin with the prompt of a shell.
const SESSION: &str = "console";

const PERL: &str = "perl";

fn patterns(patterns: &[&str]) -> RegexSet {
    RegexSet::new(patterns).expect("the patterns are right")
}

static PERL_SYNTAX: LazyLock<RegexSet> = LazyLock::new(|| {
    patterns(&[
        r"(?m)^\s*(?:my|our|local)\s*[\$@%(*]",
        r"[({;]\s*my\s*[\$@%(]",
        r"(?m)^\s*\$\w+\s*(?:[-+*/.|&]|\|\||//)?=\s[^;]*;\s*(?:#.*)?$",
        r"(?m)^\s*[@%]\w+\s*=\s",
        r"\$\w+\s+[=!]~\s*(?:m|s|tr|y|qr)?[/{!]",
        r"\$\w+->|\$\w+\{['\w]+\}\s*[=;,)]|\}->[\w\[{(]|\]->[\w\[{(]|\w::\w+->",
        r"\bsub(?:\s+\w+)?\s*(?:\([^)]*\)\s*)?\{",
        r"(?m)^\s*(?:use|no)\s+[A-Za-z][\w:]*(?:\s[^;{]*)?;",
        r"(?m)^\s*use\s+v?5[\d._]*;",
        r"(?m)^\s*package\s+\w+(?:::\w+)*;",
        r"\bqw\s*[(/\[<{]",
        r"\belsif\s*\(|\bunless\s*\(",
        r"\bforeach\s+(?:my\s+)?\$",
        r"@\{\s*\$|[(\s]@\$\w|\$#\{\s*\$|\$#\$|[(=,]\s*\\[@%]\w",
        r"\bprint\s+(?:STDERR|STDOUT|\{)",
        r"<STDIN>|@ARGV|@INC|%ENV|\$ENV\{|[=(\s]@_\b",
        r"(?m)^=(?:head[1-4]|item|over|back|cut|pod|begin|encoding)\b",
    ])
});

static TCL_SYNTAX: LazyLock<RegexSet> = LazyLock::new(|| {
    patterns(&[
        r"(?m)^\s*proc\s+\S+\s+(?:\{[^}]*\}|\w+)\s+\{",
        r"(?m)^\s*set\s+[\w:(),$]+\s+(?:\[|\{|\$)",
        r"(?m)^\s*(?:package\s+(?:require|provide|ifneeded)|namespace\s+(?:eval|ensemble|import|export))\s",
        r"(?m)^\s*(?:oo::(?:class|define|objdefine|object)|interp\s+(?:create|alias|eval))\s",
        r"\[(?:catch|list|lindex|llength|expr|string|dict|info|clock|format|winfo|file|lsort|split|join|array|regexp|regsub|socket|open|gets|chan)\s[^\]<>|]*[$\[{]",
        r"(?m)^\s*(?:lappend|upvar|uplevel|incr|lassign|dict\s+(?:set|for|with|lappend|incr))\s+[\w:$#]",
        r"(?m)^\s*puts\s+(?:-nonewline\s+)?(?:\[|\{|\$\w)",
        r"(?m)(?:^|\s)(?:if|while|elseif)\s+\{.*\}\s+\{\s*$",
        r"(?m)^\s*foreach\s+(?:\{[\w ]+\}|\w+)\s+(?:\$\w|\[|\{)",
        r"(?m)^\s*for\s+\{[^}]*\}\s+\{[^}]*\}\s+\{",
        r"\bttk::(?:style|\w+\s+\.\w)",
        r"(?m)^\s*(?:pack|grid|destroy|bind|wm\s+\w+)\s+\.\w",
        r"(?m)^\s*(?:button|label|frame|entry|canvas|text|listbox|scrollbar|toplevel|menu|scale)\s+\.\w",
        r"(?m)^\s*\.\w[\w.]*\s+(?:configure|insert|add|create|tag|itemconfigure|post)\s",
    ])
});

static SHELL_SYNTAX: LazyLock<RegexSet> = LazyLock::new(|| {
    patterns(&[
        r"(?m)^\s*(?:if|elif|while|until)\s.*;\s*(?:then|do)\s*$",
        r"(?m)^\s*for\s+\w+\s+in\s.*(?:;\s*do\b|$)",
        r"(?m)^\s*(?:fi|esac|done(?:\s*[<>|].*)?)\s*;?\s*$",
        r"(?m)^\s*case\s+\S+\s+in\s*$",
        r"(?m)^\s*(?:export|unset)\s+\w+(?:=\S*)?\s*$",
    ])
});

static PYTHON_SYNTAX: LazyLock<RegexSet> = LazyLock::new(|| {
    patterns(&[
        r"(?m)^\s*def\s+\w+\(.*\)(?:\s*->.*)?:\s*$",
        r"(?m)^\s*from\s+[\w.]+\s+import\s",
        r"(?m)^\s*elif\s.*:\s*$",
    ])
});

/// Syntax that C does not have, outside strings and comments.
static NOT_C: LazyLock<RegexSet> = LazyLock::new(|| {
    patterns(&[
        r"[$@][\w{(]",
        r"`",
        r"=~|=>",
        r#"(?m)<<-?["'\\]?[A-Z]+["']?;?\s*$"#,
        r"\w::\w",
        r"(?m)^\s*%\s",
        r"(?m)^\s*(?:function|def|local|export|zmodload|autoload|let|var)\s+\w",
        r"\[\[\s",
        r"(?m)^\s*(?:if|while|for|foreach)\s+[\[{!]",
    ])
});

/// Syntax that C has, but that is more frequent in other languages.
static RARELY_C: LazyLock<RegexSet> =
    LazyLock::new(|| patterns(&[r"(?m)^\s*[\w+-]+\s*\(\)\s*\{", r"(?m);;\s*$"]));

/// The directives of C's preprocessor.
static DIRECTIVE: LazyLock<RegexSet> = LazyLock::new(|| {
    patterns(&[
        r#"(?m)^\s*#\s*include\s*[<"]"#,
        r"(?m)^\s*#(?:define\s+\w|if\s+[\w!(]|ifn?def\s+\w|undef\s+\w|pragma\s+\w|error\b|endif\b)",
        r"(?m)^\s*#\s+(?:define\s+[A-Z_]+\b|if\s+(?:defined|[01]\b)|ifn?def\s+[A-Z_]+\b|endif\b)",
    ])
});

/// Syntax of C that other languages of manuals do not have.
static C_SYNTAX: LazyLock<RegexSet> = LazyLock::new(|| {
    patterns(&[
        r"\b(?:unsigned|signed|int|char|void|long|short|float|double|bool|_Bool|FILE|[a-z]\w*_t|(?:struct|union|enum)\s+\w+)\b(?:\s*\*[\s*]*|\s+\**)(?:const\s+)?\(?\**\w+\s*(?:[;=,)(\[]|$)",
        r"\b(?:struct|union|enum)(?:\s+\w+)?\s*\{",
        r"(?m)^\s*(?:typedef|extern|static)\s+\w+",
        r"\((?:const\s+)?(?:unsigned\s+)?(?:struct\s+)?\w+\s*\*+\)|\bsizeof\s*\(?|\bNULL\b",
        r"\b\w+\s+\*\w+\s*(?:;|=|,|\))",
    ])
});

/// A statement of C, which other languages may have too.
static STATEMENT: LazyLock<RegexSet> = LazyLock::new(|| {
    patterns(&[
        r"(?m)[(=>.\[+-].*;\s*$",
        r"(?m)^\s*\w+\s*\([^()]*\)\s*;",
        r"\b\w+_\w*\s+\w+;",
        r"(?m)^\s*(?:return|break|continue|goto)\b[^;.]*;\s*$",
        r"(?m)^[^()]*\([^;]*\);\s*$",
        r"(?m)^\s*(?:if|while|for|switch)\s*\(.*\)\s*\{?\s*$",
        r"(?m)^.*\{\s*$(?:\n.*)*?;\s*\n(?:.*\n)*?\s*\}",
        r"/\*(?s:.*)\*/",
    ])
});

/// The facts about a page that decide the languages of its listings.
pub(crate) struct Languages {
    /// Whether the page is of a section of Perl.
    is_of_perl: bool,
    /// Whether a listing of the page is in a language that can be mistaken for C.
    has_others: bool,
}

impl Languages {
    /// The facts about a page.
    pub fn of(page: &Page) -> Self {
        let section = page.hints.section.as_deref().unwrap_or_default().to_ascii_lowercase();
        let is_of_perl = ["3pm", "3perl"].contains(&section.as_str());
        let mut has_others = is_of_perl;
        let mut visit = |code: &str| has_others = has_others || other(code).is_some();
        page.record.synopsis.iter().for_each(|synopsis| visit(&synopsis.code));
        for part in &page.parts {
            for_each_block(&part.blocks, &mut |block| {
                if let Block::Code(code) = block {
                    visit(&code.text);
                }
            });
        }
        Languages { is_of_perl, has_others }
    }

    /// The language of a listing. `guessed` is the language that the format's reader found in the page or guessed;
    /// it is empty if the language is unknown.
    pub fn language<'a>(&self, code: &str, guessed: &'a str) -> &'a str {
        if !matches!(guessed, OPENCL | "") {
            return guessed;
        }
        let is_code = guessed == OPENCL;
        if is_code && code.starts_with("$ ") {
            return SESSION;
        }
        if let Some(language) = shebang(code) {
            return language;
        }
        let bare = without_strings(code);
        // A script may contain a program in C.
        let has_directive = is_code && DIRECTIVE.is_match(code) && other(&bare).is_none();
        let may_be_c = is_code && !NOT_C.is_match(&bare);
        if has_directive || may_be_c && C_SYNTAX.is_match(&bare) {
            return C;
        }
        if let Some(language) = other(code) {
            return language;
        }
        if may_be_c && !self.has_others && !RARELY_C.is_match(&bare) && STATEMENT.is_match(&bare) {
            return C;
        }
        match is_code {
            true if self.is_of_perl => PERL,
            true if code.starts_with("# ") && !self.has_others => SESSION,
            _ => "",
        }
    }
}

/// The language of the program that a first line with `#!` names.
fn shebang(code: &str) -> Option<&'static str> {
    let line = code.strip_prefix("#!")?.lines().next()?;
    let words = line.split(|c: char| c.is_whitespace() || c == '/');
    let name = words.filter(|word| !word.is_empty() && !matches!(*word, "env" | "usr" | "bin"));
    name.into_iter().find_map(|word| {
        Some(match word.trim_end_matches(|c: char| c.is_ascii_digit() || c == '.') {
            "perl" => PERL,
            "sh" | "bash" | "dash" | "ksh" | "zsh" => "sh",
            "tclsh" | "wish" | "expect" => "tcl",
            "python" => "python",
            "awk" | "gawk" => "awk",
            "ruby" => "ruby",
            _ => return None,
        })
    })
}

/// The language other than C for which a listing has evidence. Evidence for two languages is not evidence for either.
fn other(code: &str) -> Option<&'static str> {
    let syntaxes: [(&str, &RegexSet); 4] = [
        (PERL, &PERL_SYNTAX),
        ("tcl", &TCL_SYNTAX),
        ("sh", &SHELL_SYNTAX),
        ("python", &PYTHON_SYNTAX),
    ];
    let mut found = syntaxes.into_iter().filter(|(_, syntax)| syntax.is_match(code));
    let (first, _) = found.next()?;
    found.next().is_none().then_some(first)
}

/// A listing in C without the content of its strings and comments.
fn without_strings(code: &str) -> Cow<'_, str> {
    static STRINGS: LazyLock<Regex> = LazyLock::new(|| {
        let comment = r"/\*(?s:.*?)\*/|//[^\n]*";
        Regex::new(&format!(r#"{comment}|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)+'"#))
            .expect("the pattern is right")
    });
    STRINGS.replace_all(code, |found: &regex::Captures<'_>| match &found[0] {
        comment if comment.starts_with("/*") => "/**/",
        comment if comment.starts_with("//") => "",
        _ => "\"\"",
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(code: &str) -> &'static str {
        let page = Languages { is_of_perl: false, has_others: other(code).is_some() };
        page.language(code, crate::tree::guess_language(code))
    }

    #[test]
    fn evidence_names_the_language() {
        for code in [
            "#include <stdio.h>\nint main(void) { return 0; }",
            "if (write(fd, buf, 3) == -1)\n    perror(\"write $HOME\");",
            "struct tm {\n    int tm_sec;    /* Seconds @ 0 */\n};",
            "x = y;",
            "static int f(int a) { for (;;) { } }\n\nmain()\n{\n}",
            "#include <a.h>\nchar *s = 0;; /* $a */",
        ] {
            assert_eq!(of(code), "c", "{code}");
        }
        for code in
            ["my $x = 1;", "use Fcntl;\ntie(%h, 'A');", "print STDERR \"a\";", "$x =~ s/a/b/;"]
        {
            assert_eq!(of(code), "perl", "{code}");
        }
        for code in ["proc f {a} {\n    return $a;\n}", "set a [list 1 2]; # two", "pack .b; # x"] {
            assert_eq!(of(code), "tcl", "{code}");
        }
        for code in ["for f in *; do\n  rm $f\ndone", "#!/bin/sh -e\nmake; make install"] {
            assert_eq!(of(code), "sh", "{code}");
        }
        assert_eq!(of("#!/usr/bin/env python3\nimport os"), "python");
        assert_eq!(of("$ make; make install"), "console");
    }

    #[test]
    fn no_evidence_is_no_label() {
        for code in [
            "git add [--verbose | -v] [--] [<pathspec>...]",
            "see https://example.org/a",
            "run-help-ssh() {\n    emulate -LR zsh;\n}",
            "zmv -v '(* *)' '${1// /_}'; # rename",
            "A series of entries;\nconsists of:",
        ] {
            assert_eq!(of(code), "", "{code}");
        }
    }

    #[test]
    fn the_page_decides_what_could_be_c() {
        let perl = Languages { is_of_perl: true, has_others: true };
        assert_eq!(perl.language("pod2usage(1);", OPENCL), "perl");
        assert_eq!(perl.language("#include <EXTERN.h>\nint x;", OPENCL), "c");
        let mixed = Languages { is_of_perl: false, has_others: true };
        assert_eq!(mixed.language("warn(1);", OPENCL), "");
    }
}
