//! Man pages, saved web pages of them and plain text, in the forms of formatters and web sites.

use clman_import::{Format, Found, Input, Loader, Page, ReadError, read};
use clman_record::prose::{Block, to_markdown};

struct NoFiles;

impl Loader for NoFiles {
    fn load(&self, name: &str) -> Result<Option<Vec<u8>>, String> {
        Err(format!("{name} is not there"))
    }
}

fn found(format: Format, path: &str, text: &str) -> Result<Found, ReadError> {
    read(format, &Input { path, bytes: text.as_bytes(), loader: &NoFiles })
}

fn page(format: Format, path: &str, text: &str) -> Page {
    match found(format, path, text) {
        Ok(Found::Page(page)) => *page,
        Ok(Found::Pages(pages)) => panic!("the page is taken for {} pages", pages.len()),
        Ok(Found::Other(what)) => panic!("the page is taken for {what}"),
        Ok(Found::Alias(name, page)) => panic!("the page is taken for {name} → {page}"),
        Err(error) => panic!("{error}"),
    }
}

/// The body of the section with a title, as Markdown.
fn section(page: &Page, title: &str) -> String {
    let titles: Vec<&str> = page.parts.iter().map(|p| p.title.as_str()).collect();
    let part = page.parts.iter().find(|p| p.title == title);
    to_markdown(&part.unwrap_or_else(|| panic!("no {title} in {titles:?}")).blocks)
}

/// A page as docbook-xsl writes it, with `body` between NAME and the notes.
fn docbook_xsl(body: &str) -> String {
    format!(
        r#"'\" t
.\"     Title: mix_it
.\"    Author: [FIXME: author] [see http://example.org/author]
.\"    Manual: 2007-2011The Test Group. Permission is hereby granted, free of
charge, to nobody in particular.
.\"
.TH "MIX_IT" "3clc" "11/21/2026" "2007-2011The Test" "2007-2011The Test"
.ie \n(.g .ds Aq \(aq
.el       .ds Aq '
.nh
.ad l
.SH "NAME"
mix_it \- Mixes two values\&.
{body}
.SH "AUTHOR"
.PP
[FIXME: author]
.SH "NOTES"
.IP " 1." 4
The Book
.RS 4
\%http://example.org/book.html#page=7
.RE
.IP " 2." 4
scalarTypes
.RS 4
\%[set $man.base.url.for.relative.links]/scalarTypes.html
.RE
"#
    )
}

#[test]
fn prototypes_definitions_and_lists_are_told_by_their_macros() {
    let text = docbook_xsl(
        r#".SH ""
.HP \w'float\ mix_it('u
.BI "\m[blue]\fBfloat\fR\m[]\&\s-2\u[2]\d\s+2\ mix_it(float" "a" ", float" "*b" ");"
.SH "PARAMETERS"
.PP
\fIa\fR
.RS 4
The first value\&.
.RE
.PP
\fIb\fR
.RS 4
Two kinds:
.sp
.RS 4
.ie n \{\
\h'-04'\(bu\h'+03'\c
.\}
.el \{\
.sp -1
.IP \(bu 2.3
.\}
a pointer to \fBconst\fR
data
.RE
.sp
.RS 4
.ie n \{\
\h'-04'\(bu\h'+03'\c
.\}
.el \{\
.sp -1
.IP \(bu 2.3
.\}
2\u24\d elements
.RE
.RE
.SH "SPECIFICATION"
.PP
\m[blue]\fBThe Book\fR\m[]\&\s-2\u[1]\d\s+2
"#,
    );
    let page = page(Format::Roff, "man3/mix_it.3clc", &text);
    assert_eq!((page.record.name.as_str(), page.record.title.as_str()), ("mix_it", "mix_it"));
    assert_eq!(page.record.summary, "Mixes two values");
    assert_eq!(page.record.synopsis[0].code, "float mix_it(float a, float *b);");
    assert_eq!(page.record.synopsis[0].links, [("float".to_string(), "scalarTypes".to_string())]);
    assert_eq!(
        section(&page, "Parameters"),
        "*a*\n:   The first value.\n\n*b*\n\n:   Two kinds:\n\n    - a pointer to `const` data\n    - 2<sup>24</sup> elements\n"
    );
    assert_eq!(
        section(&page, "Specification"),
        "[`The Book`](http://example.org/book.html#page=7)\n"
    );
    assert_eq!(page.hints.copyright.as_deref(), Some("Copyright © 2007-2011 The Test Group."));
    assert!(!page.parts.iter().any(|p| p.title == "Author" || p.title == "Notes"));
}

#[test]
fn listings_keep_the_lines_of_the_source() {
    let text = docbook_xsl(
        r#".SH "DESCRIPTION"
.PP
Words\&.
.SS "Examples"
.TS
tab(:);
l.
T{
// first
int a = b\e\&.c;

    \&.x = '\*(Aq';   // \-1 ^ ~ `
T}
.TE
.sp 1
.PP
Then:
.sp
.if n \{\
.RS 4
.\}
.nf
if (a)
    b();
.fi
.if n \{\
.RE
.\}
"#,
    );
    let page = page(Format::Roff, "mix_it.3", &text);
    assert_eq!(
        section(&page, "Examples"),
        "```opencl\n// first\nint a = b\\.c;\n\n    .x = ''';   // -1 ^ ~ `\n```\n\nThen:\n\n```opencl\nif (a)\n    b();\n```\n"
    );
}

#[test]
fn references_are_names_with_parentheses_behind() {
    let text = docbook_xsl(
        r#".SH "DESCRIPTION"
.PP
See
\fBother\fR(),
\fB\fBimage_t\fR()\fR
and
.BR page (3clc),
but call
f(x)\&.
.SH "ALSO SEE"
.PP
\fBother\fR(3clc), \fBFirst Things\fR()
"#,
    );
    let page = page(Format::Roff, "mix_it.3", &text);
    assert_eq!(
        section(&page, "Description"),
        "See [`other`](other), [`image_t`](image_t) and [`page`](page), but call f(x).\n"
    );
}

#[test]
fn tables_keep_their_cells_and_head() {
    let text = docbook_xsl(
        r#".SH "DESCRIPTION"
.TS
allbox tab(:);
lB lB.
T{
Name
T}:T{
What
it is
T}
.T&
l l
l l.
T{
\fBCL_A\fR
T}:T{
the
                first\&.
T}
b:short
.TE
"#,
    );
    let page = page(Format::Roff, "mix_it.3", &text);
    let part = page.parts.iter().find(|p| p.title == "Description").expect("it is there");
    let [Block::Table(table)] = part.blocks.as_slice() else { panic!("{:?}", part.blocks) };
    assert_eq!((table.head.len(), table.rows.len()), (2, 2));
    let markdown = to_markdown(&part.blocks);
    assert!(markdown.contains("|`CL_A`|the first.|"), "{markdown}");
    assert!(markdown.contains("|b|short|"), "{markdown}");
}

#[test]
fn plain_man_pages_are_read_too() {
    let text = r#".TH thing 3 2020-01-01
.SH NAME
thing, stuff \- does \fIthings\fP
.SH SYNOPSIS
.nf
.B int thing(void);
.fi
.SH DESCRIPTION
.TP
.B \-x
An option.
.IP \(bu 2
One.
.IP \(bu 2
Two.
.P
.EX
a = \(aqb\(aq;
.EE
See
.UR http://example.org
the site
.UE .
"#;
    let page = page(Format::Roff, "thing.3", text);
    assert_eq!(page.record.title, "thing");
    assert_eq!(page.record.aliases, ["stuff"]);
    assert_eq!(
        section(&page, "Description"),
        "`-x`\n:   An option.\n\n- One.\n- Two.\n\n```opencl\na = 'b';\n```\n\nSee [the site](http://example.org).\n"
    );
}

#[test]
fn one_line_pages_are_aliases() {
    match found(Format::Roff, "man3/b.3clc", ".\\\" made by hand\n.so man3/a.3clc\n") {
        Ok(Found::Alias(name, page)) => {
            assert_eq!((name.as_str(), page.as_str()), ("b(3clc)", "a(3clc)"))
        }
        _ => panic!("an alias is no page"),
    }
}

#[test]
fn other_roff_is_refused_with_its_line() {
    let message = |text: &str| match found(Format::Roff, "x.3", text) {
        Err(error) => error.to_string(),
        Ok(_) => panic!("{text:?} is no page"),
    };
    assert!(message("text\n.br\n").contains("it has no .TH"));
    let deep = format!(".TH a 3\n.SH NAME\na \\- b\n.SH D\n{}", ".RS\n".repeat(100_000));
    assert!(message(&deep).contains("blocks are nested more than"));
}

/// A page as mandoc writes it in HTML, in a site's frame.
const HTML: &str = r##"<!DOCTYPE html><html><head><title>mix</title><style>a{}</style></head><body>
<nav>Scroll to navigation</nav>
<table class="head"><tr><td>MIX(3clc)</td><td>Manual</td><td>MIX(3clc)</td></tr></table>
<div class="manual-text">
<section class="Sh"><h1 class="Sh" id="NAME"><a class="permalink" href="#NAME">NAME</a></h1>
<p class="Pp">mix - Mixes two values.</p>
<section class="Ss"><h2 class="Ss"></h2><table class="tbl"><tr><td>__mix mix</td></tr></table></section></section>
<section class="Sh"><h1 class="Sh">DESCRIPTION</h1>
<p class="Pp">Uses <b>a</b> and <i>b</i>, see <a href="/x/other.3clc.en.html"><b>other</b>(3clc)</a>.</p>
<table class="tbl"><tr><th>Name</th><th>What</th></tr><tr><td><b>A</b></td><td>the
  first</td></tr></table>
<dl class="Bl-tag"><dt><i>a</i></dt><dd>The first.</dd></dl>
<table class="tbl"><tr><td>// a comment int
   x; // more int y;</td></tr></table>
</section></div>
<table class="foot"><tr><td>2021-01-14</td></tr></table></body></html>"##;

#[test]
fn saved_pages_are_read_without_the_site() {
    let page = page(Format::ManpageHtml, "saved/mix.3clc.en.html", HTML);
    assert_eq!(page.record.title, "mix");
    assert_eq!(page.record.summary, "Mixes two values");
    assert_eq!(page.record.synopsis[0].code, "__mix\nmix");
    assert_eq!(
        section(&page, "Description"),
        "Uses `a` and *b*, see [`other`](other).\n\n|Name|What|\n|----|----|\n|`A`|the first|\n\n*a*\n:   The first.\n\n```opencl\n// a comment int x; // more int y;\n```\n"
    );
}

/// A page as `man` prints it.
const PRINTED: &str = "Provided by: mix-doc_1.0-1_all bug

NAME

       mix - Mixes two values.

       __mix mix

DESCRIPTION

       The  first  paragraph is filled to the width of the page, so that its lines end where the
       next word did not fit any more.

   Examples
       // declares a thing that is made of
       int a; // and another float b; // or
       two; it goes on

SEE ALSO

       other(3clc), more(3clc)

COPYRIGHT

       Copyright © 2007-2011 The Test Group. Permission is hereby granted, free of charge.

NOTES

        1. The Book
           page 7, section 2
";

#[test]
fn printed_pages_are_read_by_their_columns() {
    let page = page(Format::Text, "saved.txt", PRINTED);
    assert_eq!(page.record.title, "mix");
    assert_eq!(page.record.synopsis[0].code, "__mix\nmix");
    assert_eq!(
        section(&page, "Description"),
        "The first paragraph is filled to the width of the page, so that its lines end where the next word did not fit any more.\n"
    );
    assert!(
        section(&page, "Examples")
            .starts_with("```opencl\n// declares a thing that is made of int a;")
    );
    assert_eq!(page.hints.copyright.as_deref(), Some("Copyright © 2007-2011 The Test Group."));
    assert!(!page.parts.iter().any(|p| p.title == "Notes"));
}

/// A page as a browser saves it as text: without a name and headings.
const FLAT: &str = "Address space qualifier.

__near near


All spaces of this machine share some text that stands on each of their pages.

Pages say more below it.


The __near or near address space name is used to refer to the memory that is near.


For example:

// a pointer p to near memory __near int *p;


The Book Specification

Also see

__far, __private

Copyright © 2007-2009 The Test Group. Permission is hereby granted, free of charge.
";

#[test]
fn lost_headings_come_back_from_what_stands_under_them() {
    let page = page(Format::Text, "saved.txt", FLAT);
    assert_eq!(page.record.title, "__near");
    assert_eq!(page.record.summary, "Address space qualifier");
    let titles: Vec<&str> = page.parts.iter().map(|p| p.title.as_str()).collect();
    assert_eq!(titles, ["Description", "Notes", "Examples", "Specification", "See Also"]);
    assert_eq!(section(&page, "See Also"), "[`__far`](__far), [`__private`](__private)\n");
    assert!(
        page.notes
            .iter()
            .any(|(_, note)| note.contains("has no name; __near was derived from its synopsis"))
    );
}

#[test]
fn text_that_is_no_page_is_refused() {
    for text in ["", "\n\n\n", "Just some words about nothing\n", "a\tb\tc\n1\t2\t3\n"] {
        match found(Format::Text, "notes.txt", text) {
            Err(error) => assert!(error.to_string().starts_with("notes.txt:1: "), "{error}"),
            Ok(_) => panic!("{text:?} is no page"),
        }
    }
}
