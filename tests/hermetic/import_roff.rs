//! Man pages from many programs and authors: `man` and `mdoc` macros, macros of the page, tables and equations.

use clman_import::{Format, Found, Input, Loader, Options, Page, import, read};
use clman_record::prose::{parse, plain_text, to_markdown};

/// A folder with one file.
struct OneFile;

impl Loader for OneFile {
    fn load(&self, name: &str) -> Result<Option<Vec<u8>>, String> {
        Ok((name == "man3/part.3").then(|| b"The included\n.I text.\n".to_vec()))
    }
}

fn page(text: &str) -> Page {
    let input = Input { path: "man3/mix.3", bytes: text.as_bytes(), loader: &OneFile };
    match read(Format::Roff, &input) {
        Ok(Found::Page(page)) => *page,
        Ok(_) => panic!("the page is taken for something else"),
        Err(error) => panic!("{error}"),
    }
}

/// The body of the section DESCRIPTION.
fn description(page: &Page) -> String {
    let part = page.parts.iter().find(|part| part.title == "Description");
    to_markdown(&part.expect("there is a description").blocks)
}

fn assert_each(head: &str, cases: &[(&str, &str)]) {
    let read = |source: &str| description(&page(&format!("{head}{source}")));
    let wrong: Vec<String> = cases
        .iter()
        .map(|(source, expected)| (source, expected, read(source)))
        .filter(|(_, expected, got)| got.trim_end() != **expected)
        .map(|(source, expected, got)| format!("{source}gives\n{got}instead of\n{expected}\n"))
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

const MAN: &str =
    ".TH MIX 3 2024-05-31 \"Mix 1.0\" \"Mix Manual\"\n.SH NAME\nmix \\- mixes\n.SH DESCRIPTION\n";

#[test]
fn man_macros_of_many_makers() {
    assert_each(
        MAN,
        &[
            // Fonts: literal text, phrases, and stressed words.
            (
                ".BR mix ()\nand\n.B \\-v\nmust\n.B not\n.I mix it\n",
                "`mix()` and `-v` must **not** *mix it*",
            ),
            (
                ".B Use with care:\n\\fBa\\fP\\|\\fIb\\fP\\(em\\[u00E9]\\[*a]\\N'65'\n",
                "**Use with care:** `a`*b*—éαA",
            ),
            // A condition may hide lines, and a rule is not a listing.
            (".nr x 1\n.if \\nx .ig x\nhidden\n.x\nshown\n.nf\n\\l'3i'\n.fi\n", "shown"),
            // A backslash at the end of a line joins it with the next line, but not where escapes are off.
            (".nf\n.eo\na \\\nb\n.ec\nc \\\nd\n.fi\n", "```\na \\\nb\nc d\n```"),
            (
                "See\n.BR other (3p),\n.IR this (1)\nand\n.MR that 7 .\n",
                "See [`other`](other(3p)), [`this`](this(1)) and [`that`](that(7)).",
            ),
            // Tags over several lines, and text that continues a definition.
            (
                ".TP\n.B \\-a\n.TQ\n.BI \\-b\\c\n.I x\nThe text.\n.IP\nMore.\n",
                "`-a`  \n`-b`*x*\n\n:   The text.\n\n    More.",
            ),
            // Terms without text of their own have the text of the next term; the last terms have none.
            (
                ".TP\nx, y\n.TP\nz\nThe text.\n.TP\n.B \\-p\n.TP\n.B \\-q\n",
                "x, y  \nz\n:   The text.\n\n`-p`  \n`-q`",
            ),
            // Lines that are not filled.
            (
                "One\n.ce 2\ntwo\n.B three\nfour\n.ti +4\nfive\n.in +2\nsix\n.in\nseven\n.ce\neight\nnine\n",
                "One  \ntwo  \n`three`  \nfour  \nfive  \nsix  \nseven  \neight  \nnine",
            ),
            ("\\z\\(ulx \\zoy\n", "x y"),
            (".IP 1. 4\none\n.IP 2. 4\ntwo\n.PP\nend\n", "1. one\n2. two\n\nend"),
            (".IP 4 4\nfour\n.IP (b) 4\nbee\n", "4\n:   four\n\n(b)\n:   bee"),
            ("A line\n.br\nand the next\n\nA paragraph\n", "A line  \nand the next\n\nA paragraph"),
            (
                ".UR http://example.org/\nthe site\n.UE ,\n.MT a@example.org\n.ME\n",
                "[the site](http://example.org/), [a@example.org](mailto:a@example.org)",
            ),
            (".UR example.org/a.pdf\nthe\n.I site\n.UE .\n", "the *site* \\<example.org/a.pdf>."),
            (
                ".SY mix\n.OP \\-v level\n.RI [ file ]\n.YS\n",
                "`mix` \\[`-v` *level*\\] \\[*file*\\]",
            ),
            // Unfilled lines, with indentation and fonts.
            (
                ".nf\nint a;\n.RS\n.B return a;\n.RE\n\n  b\\e\n.fi\nwords\n",
                "```opencl\nint a;\n    return a;\n\n  b\\\n```\n\nwords",
            ),
        ],
    );
    let mixed = page(&format!(
        ".TH MIX 3 2024-05-31 \"Mix 1.0\" \"Mix Manual\"\n{}",
        &MAN[MAN.find(".SH").unwrap()..]
    ));
    assert_eq!(mixed.hints.section.as_deref(), Some("3"));
    assert_eq!(mixed.hints.manual.as_deref(), Some("Mix Manual"));
    assert_eq!(mixed.hints.date.as_deref(), Some("2024-05-31"));
}

#[test]
fn headings_in_capitals_keep_abbreviations() {
    let page = page(&format!(
        "{MAN}Uses TCP.\n.SH TCP FORWARDING\nText.\n.SS X11-BASED\nText, forwarding based on X11.\n"
    ));
    let titles: Vec<&str> = page.parts.iter().map(|part| part.title.as_str()).collect();
    assert_eq!(titles, ["Description", "TCP forwarding"]);
    assert!(to_markdown(&page.parts[1].blocks).contains("X11-based"));
}

#[test]
fn only_the_first_section_has_the_names() {
    let page = page(
        ".TH MIX 3\n.SH NAME\nmix \\- mixes\n.PP\nstir, shake \\- move\n.SH SYNOPSIS\n.B mix\n.SH DESCRIPTION\nText.\n.SS name\nA field \\- required.\n.SH NAME\nA title.\n",
    );
    assert_eq!((page.record.title.as_str(), page.record.summary.as_str()), ("mix", "mixes"));
    assert!(page.record.aliases.is_empty());
    let sections: Vec<(&str, String)> =
        page.parts.iter().map(|part| (part.title.as_str(), to_markdown(&part.blocks))).collect();
    let expected = [
        ("Synopsis", "`mix`"),
        ("Description", "stir, shake - move\n\nText.\n\n## name { #name }\n\nA field - required."),
        ("Name", "A title."),
    ];
    let trimmed: Vec<(&str, &str)> =
        sections.iter().map(|(title, body)| (*title, body.trim_end())).collect();
    assert_eq!(trimmed, expected);
}

#[test]
fn headings_and_tags_are_translated() {
    let page = page(
        ".tr \\(*W-\n.ds -- \\(*W-\n.TH MIX 3\n.SH \"NAME \\*(-- of a mixer\"\nmix\n.SH DESCRIPTION\n.IP \"a\\*(--b\" 4\nText.\n",
    );
    assert_eq!(page.parts[0].title, "NAME -- of a mixer");
    assert_eq!(description(&page).trim_end(), "a--b\n:   Text.");
}

#[test]
fn macros_strings_and_conditions_of_the_page_are_carried_out() {
    assert_each(
        MAN,
        &[
            // pod2man's macros for listings and its strings.
            (
                ".de Vb\n.ft CW\n.nf\n.ne \\\\$1\n..\n.de Ve\n.ft R\n.fi\n..\n.Vb 1\n\\& x = 1;\n.Ve\n",
                "```opencl\nx = 1;\n```",
            ),
            (
                ".ds -- \\(em\n.ie n .ds W words\n.el .ds W no\na\\*(--b \\*W \\*[none]c\n",
                "a—b words c",
            ),
            // sphinx's macros for indentation.
            (
                ".de1 INDENT\n. RS \\\\$1\n. nr depth +1\n..\n.de UNINDENT\n. RE\n..\n.INDENT 0.0\n.IP \\(bu 2\none\n.UNINDENT\n",
                "- one",
            ),
            (".nr i 3\n.while \\n[i] \\{\\\n.nr i -1\nx\\n[i]\n.\\}\n", "x2 x1 x0"),
            (
                ".de each\n.while \\\\n[.$] \\{\\\n<\\\\$1>\n.shift\n.\\}\n..\n.each a \"b c\"\n",
                "\\<a> \\<b c>",
            ),
            (
                ".if !'a'b' \\{\\\nyes\n.\\}\n.if (1 > 2):(2*3 = 5) no\n.ig\nhidden\n..\n.tr *+\n1*1\n",
                "yes 1+1",
            ),
            // Other control characters, and none.
            (
                ".cc !\n!I mix\n.B it\n!if n !B well\n!cc\n.B now\n.br\n.eo\na\\eb\n.ec\n\\(bu\n",
                "*mix* .B it `well` `now`  \na\\eb •",
            ),
            ("A width of \\w'mix' units.\n", "A width of 72 units."),
            (".so man3/part.3\nMore.\n", "The included *text.* More."),
        ],
    );
    let input =
        Input { path: "mix.3", bytes: b".TH MIX 3\n.SH NAME\nmix \\- caf\xe9\n", loader: &OneFile };
    let Ok(Found::Page(old)) = read(Format::Roff, &input) else { panic!("a page in ISO 8859-1") };
    assert_eq!(old.record.summary, "café");
    let bytes = b".\\\" -*- coding: koi8-r -*-\n.TH MIX 3\n.SH NAME\nmix \\- \xcd\n";
    let input = Input { path: "mix.3", bytes, loader: &OneFile };
    let Ok(Found::Page(koi)) = read(Format::Roff, &input) else { panic!("a page in KOI8-R") };
    assert_eq!((koi.record.summary.as_str(), koi.notes.len()), ("м", 0));
    let missing = page(&format!("{MAN}.so man3/none.3\nText.\n"));
    let notes: Vec<&str> = missing.notes.iter().map(|(_, note)| note.as_str()).collect();
    assert_eq!(notes, ["the file `man3/none.3` is missing; the page was read without it"]);
}

#[test]
fn tables_and_equations() {
    assert_each(
        MAN,
        &[
            (
                ".TS\ntab(|) allbox;\ncb s\nl n.\nBoth\n_\na|1\n\\fBb\\fP|T{\ntwo\nlines\nT}\n.TE\n",
                "**Both**\n\n|||\n|-|-:|\n|a|1|\n|`b`|two lines|",
            ),
            // Columns are aligned as most of their cells are. A first row in bold is the head.
            (
                ".TS\nlB cB rB\nl c n.\nA\tB\tC\nx\ty\t1\n.T&\nl l n.\nz\tw\t12\n.T&\nc c r.\nv\tu\t3\n.TE\n",
                "|`A`|`B`|`C`|\n|---|:-:|--:|\n|x|y|1|\n|z|w|12|\n|v|u|3|",
            ),
            (".TS H\nc c\nl r.\nA\tB\n.TH\nx\t1\n.TE\n", "|A|B|\n|-|-:|\n|x|1|"),
            // Text of a span is in its first cell.
            (
                ".TS\nc s\nl l s\nl s l\n^ l l.\nTitle\na\tb\nc\td\n\\^\te\tf\n.TE\n",
                "**Title**\n\n||||\n|-|-|-|\n|a|b||\n|c||d|\n||e|f|",
            ),
            (".TS\nc s.\nOnly\n.TE\n", "Only"),
            // Text after a text block without a separator is a cell too.
            (".TS\nl l.\nT{\na\nT}  b\n.TE\n", "|||\n|-|-|\n|a|b|"),
            (
                ".TS\nl r.\na\tT{\n1\n.PP\n2\nT}\n.TE\n",
                "<table>\n<tr>\n<td>\n\na\n\n</td>\n<td align=\"right\">\n\n1\n\n2\n\n</td>\n</tr>\n</table>",
            ),
            // Macros between rows print their text in rows; requests print nothing.
            (
                ".TS\nl l.\n.sp\na\tb\n.I in between\nc\td\n.ft R\n.B last\n.TE\n",
                "|||\n|-|-|\n|a|b|\n|*in between*||\n|c|d|\n|`last`||",
            ),
            (
                ".EQ\ndelim $$\n.EN\nAn area $pi r sup 2$, a $root$.\n",
                "An area <math><mi>π</mi><msup><mi>r</mi><mn>2</mn></msup></math>, a <math><mi>root</mi></math>.",
            ),
            (
                ".EQ\ndelim %%\n.EN\n.TS\nl l.\n%x sup 2%\tis %y%\nz\tT{\nin %b%\nT}\n.TE\n",
                "|||\n|-|-|\n|<math><msup><mi>x</mi><mn>2</mn></msup></math>|is <math><mi>y</mi></math>|\n|z|in <math><mi>b</mi></math>|",
            ),
            (
                ".EQ\nx sub 1 sup 2 over { y + 1 }\n.EN\n",
                "<math><mfrac><msubsup><mi>x</mi><mn>1</mn><mn>2</mn></msubsup><mrow><mi>y</mi><mo>+</mo><mn>1</mn></mrow></mfrac></math>",
            ),
            // An equation between delimiters may continue on the next line.
            (
                ".EQ\ndelim %%\n.EN\nIt is %a\n+ b%, at 5\n.PP\nof all\n",
                "It is <math><mi>a</mi><mo>+</mo><mi>b</mi></math>, at 5\n\nof all",
            ),
        ],
    );
}

#[test]
fn equations_are_split_as_eqn_does() {
    let shown = |source: &str| {
        let text = description(&page(&format!("{MAN}.EQ\n{source}\n.EN\n")));
        plain_text(&parse(&text).expect("the text is Markdown")).trim_end().to_owned()
    };
    for (source, expected) in [
        ("a +- b", "a ± b"),
        ("a+-b", "a ± b"),
        ("c - d sup -1", "c − d⁻¹"),
        ("x+1 over 2", "(x + 1)/2"),
        ("f(x) sup 2n+1", "f(x)^(2n + 1)"),
        ("x -> y <- z", "x → y ← z"),
        ("left(x+y right)+z sup 2", "(x + y) + z²"),
        ("x bar over 2", "x̄/2"),
        ("a sub i,j ... cdots coprod", "a_(i, j)…⋯∐"),
        ("x sup {2 n} over {y sub 1 + 1} <= inf", "x^2n/(y₁ + 1) ≤ ∞"),
    ] {
        assert_eq!(shown(source), expected, "{source}");
    }
}

const MDOC: &str =
    ".Dd May 31, 2024\n.Dt MIX 3\n.Os\n.Sh NAME\n.Nm mix ,\n.Nm mixin\n.Nd mixes things\n";

#[test]
fn mdoc_pages_are_read() {
    assert_each(
        &format!("{MDOC}.Sh DESCRIPTION\n"),
        &[
            (
                "The\n.Nm\nutility, see\n.Xr other 1 .\n",
                "The `mix` utility, see [`other`](other(1)).",
            ),
            ("Before\n.Nm , mixing\nall\n", "Before `mix`, mixing all"),
            (
                ".Op Fl a Ns Ar x , y\n.Oo Fl -long Oc ( Fl b | c ) .\n",
                "\\[`-a`*x*, *y*\\] \\[`--long`\\] (`-b` \\| `-c`).",
            ),
            (
                ".Dq Li a b ,\n.Pq Em c\n.Sm off\n.Ar a : b\n.Sm on\nend\n.Pf ( Va x )\n",
                "“`a b`”, (*c*) *a*:*b* end (`x`)",
            ),
            (
                ".Bl -tag -width x\n.It Fl a Xo\n.Ar b\n.Xc\nOne.\n.It Ev C\nTwo.\n.Bl -bullet -compact\n.It\nin\n.El\n.El\n",
                "`-a` *b*\n:   One.\n\n`C`\n\n:   Two.\n\n    - in",
            ),
            (
                ".Bl -column a b\n.It Sy A Ta Sy B\n.It x\ty\n.El\n",
                "|||\n|-|-|\n|**A**|**B**|\n|x|y|",
            ),
            (
                ".Bd -literal -offset indent\nint a;\n  b();\n.Ed\n.Dl ls -l\nend\n",
                "```opencl\nint a;\n  b();\n```\n\n```\nls -l\n```\n\nend",
            ),
            (
                ".Fn mix \"int a\" \"char *b\" .\n.Fo f\n.Fa x\n.Fa y\n.Fc\n",
                "`mix`(*int a*, *char \\*b*). `f`(*x*, *y*)",
            ),
            (
                ".Ex -std\n.Rv -std f\n",
                "The `mix` utility exits 0 on success, and >0 if an error occurs. The `f()` function returns the value 0 if successful; otherwise the value -1 is returned and the global variable `errno` is set to indicate the error.",
            ),
            (
                ".St -p1003.1-2008 ,\n.At v7 ,\n.Bx 4.3\nand\n.Fx 13.0 .\n",
                "IEEE Std 1003.1-2008 (“POSIX.1”), Version 7 AT&amp;T UNIX, 4.3BSD and FreeBSD 13.0.",
            ),
            (".An -nosplit\n.An A. One , B. Two\n", "A. One, B. Two"),
            (
                ".Rs\n.%A A. One\n.%A B. Two\n.%T On Mixing\n.%D 1999\n.Re\n",
                "A. One and B. Two, “On Mixing”, 1999.",
            ),
        ],
    );
    let device = page(
        ".Dd May 31, 2024\n.Dt MIX 4\n.Os\n.Sh NAME\n.Nm mix\n.Nd a device of\n.Xr mixer 8 .\n.Sh SYNOPSIS\n.Cd mix0 at pci Ns Op = Ns Brq 0 | 1\n.Cd \"device mix\"\n",
    );
    assert_eq!(device.record.summary, "a device of mixer(8)");
    assert_eq!(device.record.synopsis[0].code, "mix0 at pci[={0 | 1}]\ndevice mix");
    let wrapper = page(".TH MIX 8\n.SH NAME\nmix \\- calls\n.BR mixer (8)\ntwice\n");
    assert_eq!(wrapper.record.summary, "calls mixer(8) twice");
    let mixed = page(&format!(
        "{MDOC}.Sh SYNOPSIS\n.In mix.h\n.Ft int\n.Fn mix \"int a\"\n.Fo mixin\n.Fa \"int b\"\n.Fa \"int c\"\n.Fc\n.Sh DESCRIPTION\nx\n"
    ));
    assert_eq!(mixed.record.title, "mix");
    assert_eq!(
        (mixed.record.aliases.as_slice(), mixed.record.summary.as_str()),
        (&["mixin".to_owned()][..], "mixes things")
    );
    assert_eq!(
        mixed.record.synopsis[0].code,
        "#include <mix.h>\nint mix(int a);\nmixin(int b, int c);"
    );
    assert_eq!(mixed.hints.date.as_deref(), Some("2024-05-31"));
    assert_eq!(mixed.hints.manual.as_deref(), Some("Library Functions Manual"));
}

#[test]
fn pages_that_never_end_are_bounded() {
    let many = |count: usize, text: &str| text.repeat(count);
    let cases = [
        ".de A\n.A\n.A\n..\n.A\n".to_owned(),
        ".de A\nx\n.B1\n..\n.de B1\n.A\n..\n.A\n".to_owned(),
        ".ds a \\*a\\*a\n\\*a\n".to_owned(),
        format!(".ds a x\n{}\n", many(200, ".as a \\*a\\*a\n")),
        ".while 1 x\n".to_owned(),
        ".while n \\{\\\n.nr a +1\n.\\}\n".to_owned(),
        many(20_000, ".while 1 \\{\\\n"),
        many(100_000, ".if n \\{\\\n"),
        format!(".if {}1 Text.\n", many(100_000, "(")),
        format!("\\*[{}\n", many(100_000, "\\*[")),
        format!(".EQ\n{}\n.EN\n", many(100_000, "{ sqrt ")),
        format!(".EQ\ndefine a %a a a%\n{}\n.EN\n", many(1000, "a ")),
        format!(".TS\nl.\n{}.TE\n", many(100_000, "a\tb\n")),
    ];
    for case in cases {
        assert!(
            description(&page(&format!("{MAN}Text.\n{case}"))).contains("Text."),
            "{:.80}",
            case
        );
    }
    let deep = format!("{MDOC}.Sh DESCRIPTION\nText.\n.Op {}\n", many(100_000, "Op Fl "));
    assert!(description(&page(&deep)).contains("Text."));
    for open in [".Bl -tag\n.It a\n", ".Bd -literal\n", ".Bd -filled\n", ".Xo\n"] {
        let text = format!("{MDOC}.Sh DESCRIPTION\nText.\n{}", many(50_000, open));
        let input = Input { path: "mix.3", bytes: text.as_bytes(), loader: &OneFile };
        match read(Format::Roff, &input) {
            Ok(_) => {}
            Err(error) => {
                assert!(error.to_string().contains("blocks are nested more than"), "{error}")
            }
        }
    }
}

#[test]
fn copies_of_a_page_are_names_of_it() {
    let folder = tempfile::tempdir().unwrap();
    let text =
        format!("{MAN}This page has one text, and two files have it: one for each of its names.\n");
    std::fs::write(folder.path().join("mix.3"), &text).unwrap();
    std::fs::write(folder.path().join("mixin.3"), &text).unwrap();
    let options = Options { edition: "3.0".parse().ok(), ..Options::default() };
    let imported = import(&[folder.path().to_path_buf()], &options, &|_, _| {}).unwrap();
    let [page] = imported.pages.as_slice() else { panic!("{:?}", imported.pages) };
    assert_eq!(
        (page.record.name.as_str(), page.record.aliases.as_slice()),
        ("mix", &["mixin".to_owned()][..])
    );
}

#[test]
fn name_without_a_purpose_has_the_synopsis() {
    let text = ".TH CAP 3\n.SH NAME\n.nf\n#include <cap.h>\n\nint cap(void);\n.fi\n.sp\nLink with it.\n\
        .SH DESCRIPTION\nIt does all. It is old.\n.SH RETURN VALUE\n.SH NOTES\n";
    let page = page(text);
    assert_eq!((&*page.record.name, &*page.record.title), ("mix", "mix"));
    assert_eq!(page.record.synopsis[0].code, "#include <cap.h>\n\nint cap(void);");
    assert_eq!(description(&page), "Link with it.\n\nIt does all. It is old.\n");
    let titles: Vec<(&str, usize)> =
        page.parts.iter().map(|part| (&*part.title, part.blocks.len())).collect();
    assert_eq!(titles, [("Description", 2), ("Return value", 0), ("Notes", 0)]);
}

#[test]
fn a_name_of_a_manual_is_not_a_copyright() {
    let text = ".\\\"    Manual: 0MQ Manual\n.TH MIX 7 2020-01-01 \"0MQ 4.3\" \"0MQ Manual\"\n.SH NAME\n\
        mix \\- mixes\n.SH DESCRIPTION\n.nf\n+--+\n|ab|\n.fi\n";
    let page = page(text);
    assert_eq!(page.hints.copyright, None);
    assert_eq!(page.hints.release.as_deref(), Some("0MQ 4.3"));
    assert_eq!(description(&page), "```\n+--+\n|ab|\n```\n");
}

#[test]
fn name_may_have_a_title_in_another_language() {
    let page =
        page(".TH MIX 3\n.SH BEZEICHNUNG\nmix, mixes \\- mischt\n.SH BESCHREIBUNG\nEs mischt.\n");
    assert_eq!((&*page.record.title, &*page.record.summary), ("mix", "mischt"));
    assert_eq!(page.record.aliases, ["mixes"]);
    assert_eq!(page.parts.len(), 1);
}
