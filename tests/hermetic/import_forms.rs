//! One page in the forms of other tools, of other versions of tools, and of other authors.

use clman_import::{Format, Found, Input, Loader, Page, ReadError, detect, read};
use clman_record::prose::{Block, plain_text, to_markdown};

struct NoFiles;

impl Loader for NoFiles {
    fn load(&self, _: &str) -> Result<Option<Vec<u8>>, String> {
        Ok(None)
    }
}

fn found(path: &str, bytes: &[u8]) -> Result<Found, ReadError> {
    let format = detect::detect(bytes).expect("the format is told");
    read(format, &Input { path, bytes, loader: &NoFiles })
}

fn page(path: &str, text: &str) -> Page {
    match found(path, text.as_bytes()) {
        Ok(Found::Page(page)) => *page,
        Ok(_) => panic!("{path} is no page"),
        Err(error) => panic!("{error}"),
    }
}

fn section<'a>(page: &'a Page, title: &str) -> &'a [Block] {
    let found = page.parts.iter().find(|part| part.title == title);
    &found.unwrap_or_else(|| panic!("there is no section {title}")).blocks
}

const XHTML: &str = r##"<?xml version="1.0" encoding="UTF-8"?>
<html xmlns="http://www.w3.org/1999/xhtml"><head><title>lamp</title>
<meta name="generator" content="DocBook XSL Stylesheets V1.79.1" /></head><body>
<div class="refentry"><div class="refnamediv"><h2>Name</h2><h2>lamp</h2><p>Gives light.</p></div>
<div class="refsect1"><a id="description"></a><h2>Description</h2>
<p>A lamp burns oil.<br />It has a wick.</p></div></div></body></html>"##;

#[test]
fn html_of_the_style_sheets_need_not_be_xml() {
    let given = to_markdown(section(&page("lamp.html", XHTML), "Description"));
    assert_eq!(given, "A lamp burns oil. It has a wick.\n");
    let html = XHTML
        .replace("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n", "")
        .replace(" xmlns=\"http://www.w3.org/1999/xhtml\"", "")
        .replace(" />", ">");
    let capitals = html
        .replace("<div", "<DIV")
        .replace("</div", "</DIV")
        .replace("<p>", "<P>")
        .replace("</p>", "</P>");
    let site = html.replace("<body>", "<body><nav><ul><li><a href='a.html'>A</a></li></ul></nav>").replace(
        "</body>",
        "<script>for (i = 0; i < n && \"<p>\"; i++) {}</script><footer>Made by hand</footer></body>",
    );
    let unnamed = html.replace("generator", "maker");
    for text in [html, capitals, site, unnamed] {
        let page = page("lamp.html", &text);
        assert_eq!(page.record.summary, "Gives light");
        assert_eq!(to_markdown(section(&page, "Description")), given);
    }
}

#[test]
fn files_say_what_they_are_written_in() {
    let docbook = "<?xml version='1.0' encoding='ISO-8859-1'?><refentry><refnamediv><refname>caf\u{e9}</refname>\
                   <refpurpose>\u{b1}1</refpurpose></refnamediv></refentry>";
    let bytes: Vec<u8> = docbook.chars().map(|c| c as u8).collect();
    let Ok(Found::Page(page)) = found("a.xml", &bytes) else { panic!("it is a page") };
    assert_eq!(
        (page.record.title.as_str(), page.record.summary.as_str()),
        ("caf\u{e9}", "\u{b1}1")
    );
    let error = found("a.xml", &bytes[44..]).err().expect("nothing says that it is Latin-1");
    assert_eq!(error.to_string(), "a.xml:1: the file is not UTF-8");
}

#[test]
fn sections_of_docbook_5_are_sections() {
    let text = "<db:refentry xmlns:db=\"http://docbook.org/ns/docbook\" version=\"5.0\"><db:refnamediv><db:refname>lamp\
        </db:refname><db:refpurpose>gives light</db:refpurpose></db:refnamediv><db:section xml:id=\"description\">\
        <db:title>Description</db:title><db:para>It burns.</db:para></db:section><db:section><db:title>Examples</db:title>\
        <db:informaltable><db:tgroup cols=\"1\"><db:tbody><db:row><db:entry>burn the oil\n  then rest</db:entry></db:row>\
        </db:tbody></db:tgroup></db:informaltable></db:section></db:refentry>";
    let page = page("lamp.xml", text);
    assert_eq!(to_markdown(section(&page, "Description")), "It burns.\n");
    let [Block::Code(code)] = section(&page, "Examples") else { panic!("a listing") };
    assert_eq!(code.text.trim_end(), "burn the oil\n  then rest");
    assert!(matches!(
        found("inc.xml", b"<db:para xmlns:db=\"x\">text</db:para>"),
        Ok(Found::Other("include"))
    ));
}

fn asciidoctor(content: &str) -> String {
    format!(
        "<!DOCTYPE html><html><head><meta name=\"generator\" content=\"Asciidoctor 2.0.23\"></head><body class=\"manpage\">\
         <div id=\"header\"><h1>lamp(3) Manual Page</h1><h2 id=\"_name\">Name</h2><div class=\"sectionbody\"><p>lamp - Gives light.\
         </p></div></div><div id=\"content\"><div class=\"sect1\"><h2 id=\"_description\">Description</h2>\
         <div class=\"sectionbody\">{content}</div></div></div></body></html>"
    )
}

#[test]
fn numbers_of_lines_are_none_of_a_listing() {
    let spans = "<span class=\"kt\">int</span> a;\n<span class=\"kt\">int</span> b;";
    let listings = [
        format!("<pre class=\"rouge highlight\"><code data-lang=\"c\">{spans}</code></pre>"),
        format!(
            "<pre class=\"rouge highlight\"><code data-lang=\"c\"><table class=\"linenotable\"><tbody><tr><td class=\"linenos gl\">\
             <pre class=\"lineno\">1\n2\n</pre></td><td class=\"code\"><pre>{spans}\n</pre></td></tr></tbody></table></code></pre>"
        ),
        format!(
            "<pre class=\"CodeRay highlight linenums\"><code data-lang=\"c\"><table class=\"CodeRay\"><tr><td class=\"line-numbers\">\
             <pre>1\n2\n</pre></td><td class=\"code\"><pre>{spans}</pre></td></tr></table></code></pre>"
        ),
        "<pre class=\"CodeRay highlight\"><code data-lang=\"c\"><span class=\"line-numbers\">1 </span>int a;\n\
         <span class=\"line-numbers\">2 </span>int b;</code></pre>"
            .to_owned(),
    ];
    for listing in listings {
        let text = asciidoctor(&format!(
            "<div class=\"listingblock\"><div class=\"content\">{listing}</div></div>"
        ));
        let page = page("lamp.html", &text);
        let [Block::Code(code)] = section(&page, "Description") else {
            panic!("a listing: {text}")
        };
        assert_eq!(code.text, "int a;\nint b;\n", "{listing}");
    }
}

#[test]
fn callouts_are_numbered_as_their_marks_are() {
    let listing = |mark: &str| {
        format!(
            "<div class=\"listingblock\"><div class=\"content\"><pre class=\"highlight\"><code data-lang=\"c\">burn(); // {mark}\
             </code></pre></div></div>"
        )
    };
    let list = "<div class=\"colist arabic\"><ol><li><p>Burns it.</p></li></ol></div>";
    let table = "<div class=\"colist arabic\"><table><tr><td><i class=\"conum\" data-value=\"1\"></i><b>1</b></td>\
                 <td>Burns it.</td></tr></table></div>";
    for (mark, explained) in [
        ("<b class=\"conum\">(1)</b>", list),
        ("<i class=\"conum\" data-value=\"1\"></i><b>(1)</b>", table),
        ("<b class=\"conum\">1</b>", list),
    ] {
        let page = page("lamp.html", &asciidoctor(&format!("{}{explained}", listing(mark))));
        let text = to_markdown(section(&page, "Description"));
        assert_eq!(text, "```opencl\nburn(); // (1)\n```\n\n1. Burns it.\n", "{mark}");
    }
}

#[test]
fn comments_between_texts_part_nothing() {
    let text = asciidoctor("<p>The <code>global <!-- x -->int</code> kind.</p>");
    let text =
        text.replace("</html>", "</HTML\n>").replace("name=\"generator\"", "NAME = 'generator'");
    assert_eq!(
        to_markdown(section(&page("lamp.html", &text), "Description")),
        "The `global int` kind.\n"
    );
}

#[test]
fn sites_and_other_converters_around_the_sections() {
    let nav = "<nav><ul>".to_owned()
        + &"<li><a href=\"x.html\">Other</a></li>".repeat(60)
        + "</ul></nav>";
    let antora = format!(
        "<!DOCTYPE html><html><head><meta name=\"generator\" content=\"Antora 3.1.7\"></head><body class=\"article\">{nav}\
         <main><div class=\"content\"><article class=\"doc\"><h1 class=\"page\">lamp(3)</h1><div class=\"sect1\"><h2>Name</h2>\
         <div class=\"sectionbody\"><p>lamp - Gives light.</p></div></div><div class=\"sect1\"><h2>Description</h2>\
         <div class=\"sectionbody\"><p>It burns.</p></div></div></article></div></main><footer>Foot</footer></body></html>"
    );
    let semantic = "<!DOCTYPE html><html><head><meta name=\"generator\" content=\"Asciidoctor 2.0.23\"></head><body>\
        <section class=\"doc-section level-1\"><h2>Name</h2><p>lamp - Gives light.</p></section>\
        <section class=\"doc-section level-1\"><h2>Description</h2><p>It burns.</p><aside class=\"admonition-block tip\" role=\"note\">\
        <h6 class=\"block-title label-only\"><span>Tip: </span></h6><p>Trim it.</p></aside></section></body></html>";
    let page_of = |text: &str| {
        let page = page("lamp.html", text);
        assert_eq!(page.record.summary, "Gives light");
        to_markdown(section(&page, "Description"))
    };
    assert_eq!(page_of(&antora), "It burns.\n");
    assert_eq!(page_of(semantic), "It burns.\n\n> [!TIP]\n> Trim it.\n");
}

#[test]
fn what_nests_too_deeply_is_text() {
    let deep = format!("{}<b>light</b>{}", "<div>".repeat(600), "</div>".repeat(600));
    let page_ = page("lamp.html", &asciidoctor(&format!("<p>Some</p>{deep}")));
    assert_eq!(plain_text(section(&page_, "Description")).split_whitespace().last(), Some("light"));
    assert!(page_.notes.iter().any(|(_, note)| note.contains("nested too deeply")));
    // Self-closing SVG elements are not nested.
    let drawing = format!("<p>Seen.</p><svg>{}</svg>", "<path d=\"M0 0\"/>".repeat(50_000));
    assert!(found("lamp.html", asciidoctor(&drawing).as_bytes()).is_ok());
}

/// The output of `man`, with its running head and foot.
const PRINTED: &str = "LAMP(3)                   Lamp Manual                   LAMP(3)

NAME
       lamp - gives light

SYNOPSIS
       int lamp(cl_oil[1]oil, const char *wick,
                void *user_data);

DESCRIPTION
       A well-known lamp burns oil until none is left. Oil comes from those who
       lights it, see wick(3), and a well-
       known lamp stands on the table that everybody knows to be well\u{2010}
       known for its many legs and for the many lamps that stood on it be\u{2010}
       fore.

       oil
           What burns in the lamp.

       \u{2022}   The first thing that is said of
           the wick.

       \u{2022}   The second.

       \u{250c}\u{2500}\u{2500}\u{2500}\u{2500}\u{2500}\u{252c}\u{2500}\u{2500}\u{2500}\u{2500}\u{2500}\u{2500}\u{2500}\u{2510}
       \u{2502}Name \u{2502} Means \u{2502}
       \u{251c}\u{2500}\u{2500}\u{2500}\u{2500}\u{2500}\u{253c}\u{2500}\u{2500}\u{2500}\u{2500}\u{2500}\u{2500}\u{2500}\u{2524}
       \u{2502}DARK \u{2502} none  \u{2502}
       \u{2514}\u{2500}\u{2500}\u{2500}\u{2500}\u{2500}\u{2534}\u{2500}\u{2500}\u{2500}\u{2500}\u{2500}\u{2500}\u{2500}\u{2518}

EXAMPLES
           int n = lamp(oil, \"w\", 0);
           if (n)
               return;

SEE ALSO
       wick(3), oil(3)

NOTES
        1. cl_oil
           https://lamps.example/oil.html

Lamp 1.0                      2020-01-01                      LAMP(3)
";

#[test]
fn printed_pages_are_read_by_their_columns() {
    let text = page("lamp.txt", PRINTED);
    assert_eq!((text.record.title.as_str(), text.record.summary.as_str()), ("lamp", "gives light"));
    assert_eq!(
        text.record.synopsis[0].code,
        "int lamp(cl_oil oil, const char *wick, void *user_data);"
    );
    let description = to_markdown(section(&text, "Description"));
    assert!(description.contains("a well-known lamp stands"), "{description}");
    assert!(description.contains("to be well-known for its many legs"), "{description}");
    assert!(description.contains("stood on it before."), "{description}");
    assert!(description.contains("oil\n:   What burns in the lamp.\n"), "{description}");
    assert!(
        description.contains("- The first thing that is said of the wick.\n- The second.\n"),
        "{description}"
    );
    assert!(description.contains("DARK"), "{description}");
    assert!(!description.contains('\u{2502}'), "{description}");
    let [Block::Code(code)] = section(&text, "Examples") else { panic!("a listing") };
    assert_eq!(code.text, "int n = lamp(oil, \"w\", 0);\nif (n)\n    return;\n");
    let titles: Vec<&str> = text.parts.iter().map(|part| part.title.as_str()).collect();
    assert_eq!(titles, ["Description", "Examples", "See also"]);
    // The same page with a terminal's overstrikes or colours, or after a licence that a formatter printed.
    let struck = PRINTED.replace("lamp ", "l\u{8}la\u{8}am\u{8}mp\u{8}p ");
    let coloured = PRINTED.replace("lamp ", "\u{1b}[1mlamp\u{1b}[0m ");
    let licence = format!(
        "            lamp\n Permission is granted to any person\nobtaining a copy\n\n{PRINTED}"
    );
    for other in [struck, coloured, licence, PRINTED.replace("        ", "\t")] {
        let other = page("lamp.txt", &other);
        assert_eq!(other.record.synopsis, text.record.synopsis);
        assert_eq!(to_markdown(section(&other, "Description")), description);
    }
}

/// Damaged frames do not cause endlessly nested tables.
#[test]
fn odd_frames_are_text() {
    for line in ["\u{251c}a\u{2502}b", "\u{2502}\u{251c}\u{2502}x", "+--+x", "||||", "|+--+|"] {
        let text = format!(
            "NAME\n       lamp - light\n\nDESCRIPTION\n       {line}\n       {line}\n\n       End.\n"
        );
        let description = to_markdown(section(&page("lamp.txt", &text), "Description"));
        assert!(description.ends_with("End.\n"), "{description}");
    }
}

#[test]
fn formats_are_told_by_any_of_their_marks() {
    let tell = |text: &str| detect::detect(text.as_bytes());
    assert_eq!(tell("<HTML><BODY CLASS=refentry><DIV CLASS='refentry'>"), Some(Format::Xhtml));
    assert_eq!(tell("<html><body><div class=\"sect1\"><h2>Name</h2>"), Some(Format::Asciidoctor));
    assert_eq!(tell("<html xmlns='x'><body><h2>NAME</h2>"), Some(Format::ManpageHtml));
    assert_eq!(tell("<refentry/>"), Some(Format::Docbook));
}

#[test]
fn sites_of_man_pages() {
    // mandoc joins a bullet to its text, and drops empty headings.
    let mandoc = "<html><body><div class=\"manual-text\"><section class=\"Sh\"><h1 class=\"Sh\" id=\"NAME\"><a class=\"permalink\" \
        href=\"#NAME\">NAME</a></h1><p class=\"Pp\">lamp - gives light</p><p class=\"Pp\"><b>int lamp(gentypewick, int[1]*</b><i>n</i>\
        <b>);</b></p></section><section class=\"Sh\"><h1 class=\"Sh\" id=\"ERRORS\">ERRORS</h1><p class=\"Pp\">The wick:</p>\
        <div class=\"Bd-indent\">\u{2022}It is wet.<br/> .RE</div></section><section class=\"Sh\"><h1 class=\"Sh\">NOTES</h1>\
        <dl class=\"Bl-tag\"><dt> 1.</dt><dd>oil</dd></dl><div class=\"Bd-indent\">https://lamps.example/oil.html</div></section>\
        </div></body></html>";
    let shown = page("lamp.html", &mandoc.replace("The wick:", "The wick wick:"));
    assert_eq!(shown.record.synopsis[0].code, "int lamp(gentype wick, int *n);");
    assert_eq!(to_markdown(section(&shown, "Errors")), "The wick wick:\n\n- It is wet.\n");
    assert!(shown.parts.iter().all(|part| part.title != "Notes"), "the formatter's own addresses");

    // Between the parts of the printed page, the site has headings with a link to the top.
    let mut printed = String::new();
    for piece in PRINTED.split_inclusive('\n') {
        let title = piece.trim_end();
        match title.len() > 3 && title.chars().all(|c| c.is_ascii_uppercase() || c == ' ') && !title.starts_with(' ') {
            true => printed.push_str(&format!(
                "</pre><h2><a id=\"x\" href=\"#x\"></a>{title} &nbsp; <a href=\"#top_of_page\"><span>top</span></a></h2><pre>\n"
            )),
            false => printed.push_str(piece),
        }
    }
    let site = format!(
        "<html><body><h1>lamp(3) \u{2014} manual page</h1><pre>{printed}</pre><hr/></body></html>"
    );
    let shown = page("lamp.3.html", &site);
    let text = page("lamp.txt", PRINTED);
    assert_eq!(shown.record.summary, "gives light");
    assert_eq!(shown.record.synopsis, text.record.synopsis);
    for title in ["Description", "Examples"] {
        assert_eq!(to_markdown(section(&shown, title)), to_markdown(section(&text, title)));
    }
}
