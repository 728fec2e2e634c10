//! The time for reading, cleaning and printing large and unusual input grows linearly. Most cases took
//! minutes before a fix.

use clman_clean::{Evidence, clean};
use clman_import::{Options, import};
use clman_record::corpus::Corpus;
use clman_site::render::{Manual, Parsed, html, man, markdown};
use std::fs;
use std::time::{Duration, Instant};

/// The time limit for each case, on a slow and busy machine.
const LIMIT: Duration = Duration::from_secs(30);

/// Imports, cleans and prints `page`, which is in a file called `file`. If the page cannot be read, the import must
/// detect this quickly.
fn check(file: &str, page: &str) {
    let start = Instant::now();
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join(file), page).unwrap();
    let options = Options { edition: Some("1.2".into()), ..Options::default() };
    if let Ok(imported) = import(&[folder.path().to_path_buf()], &options, &|_, _| {}) {
        let mut records: Vec<_> = imported.pages.iter().map(|page| page.record.clone()).collect();
        let evidence = Evidence::new(&imported.meta, &records, Vec::new());
        clean(&mut records, &evidence);
        let corpus = Corpus::new(imported.meta.clone(), records);
        let manual = Manual::new(&corpus.meta, corpus.meta.newest(), &corpus.pages);
        let parsed = Parsed::new(&corpus.pages[0]).unwrap();
        assert!(!man::page(&manual, 0, &parsed).is_empty());
        assert!(!markdown::page(&manual, 0, &parsed).is_empty());
        assert!(!html::article(&manual, 0, &parsed, &|_| None).content.is_empty());
    }
    let head: String = page.chars().rev().take(80).collect();
    assert!(start.elapsed() < LIMIT, "{:?}: …{}", start.elapsed(), head);
}

fn docbook(content: &str) {
    let page = format!(
        "<refentry><refnamediv><refname>big</refname><refpurpose>is big</refpurpose></refnamediv>\
         <refsect1 id=\"d\"><title>Description</title>{content}</refsect1></refentry>"
    );
    check("big.xml", &page);
}

fn asciidoctor(content: &str) {
    let page = format!(
        "<!DOCTYPE html><html><head><meta name=\"generator\" content=\"Asciidoctor 2.0\"><title>big(3)</title></head>\
         <body class=\"manpage\"><div id=\"header\"><h1>big(3)</h1><h2>Name</h2><div class=\"sectionbody\"><p>big - is big\
         </p></div></div><div id=\"content\"><div class=\"sect1\"><h2>Description</h2><div class=\"sectionbody\">{content}\
         </div></div></div></body></html>"
    );
    check("big.html", &page);
}

fn many(count: usize, piece: impl Fn(usize) -> String) -> String {
    (0..count).map(piece).collect()
}

#[test]
fn sections_of_one_title() {
    docbook(&many(20_000, |n| {
        format!("<refsect2><title>Title</title><para>{n}</para></refsect2>")
    }));
    let page = many(20_000, |n| format!(".SS \"Title\"\ntext {n}\n"));
    check("big.3", &format!(".TH BIG 3\n.SH NAME\nbig \\- is big\n.SH DESCRIPTION\n{page}"));
}

#[test]
fn references_in_one_line() {
    docbook(&format!(
        "<para>{}</para>",
        "<citerefentry href=\"otherDataTypes\"><refentrytitle>otherDataTypes</refentrytitle></citerefentry>, "
            .repeat(10_000)
    ));
    let notes = many(10_000, |n| format!("a<footnote><para>n{n}</para></footnote> "));
    docbook(&format!("<para>{notes}</para>"));
    let sections = many(2_000, |n| format!("<refsect2 id=\"s{n}\"><title>T{n}</title></refsect2>"));
    let links = many(20_000, |n| format!("<link linkend=\"s{}\">x</link> ", n % 2_000));
    docbook(&format!("<para>{links}</para>{sections}"));
}

#[test]
fn lines_of_listings() {
    docbook(&format!("<programlisting>{}</programlisting>", "\n".repeat(1_000_000)));
    docbook(&format!("<programlisting>a{}b</programlisting>", "\t".repeat(200_000)));
    docbook(&format!("<para>{}</para>", "<emphasis>a</emphasis>".repeat(100_000)));
    let prototypes = many(10_000, |n| {
        format!(
            "<funcprototype><funcdef>int <function>f{n}</function></funcdef><void/></funcprototype>"
        )
    });
    check(
        "big.xml",
        &format!(
            "<refentry><refnamediv><refname>big</refname><refpurpose>is big</refpurpose></refnamediv><refsynopsisdiv>\
             <funcsynopsis>{prototypes}</funcsynopsis></refsynopsisdiv><refsect1><title>D</title><para>x</para>\
             </refsect1></refentry>"
        ),
    );
}

#[test]
fn cells_that_span_many() {
    let wide = "<tr><td rowspan=\"1000\" colspan=\"1000\">a</td></tr>".repeat(5_000);
    asciidoctor(&format!("<table class=\"tableblock\"><tbody>{wide}</tbody></table>"));
    let cells = "<entry>a</entry>".repeat(20_000);
    let rows = "<row><entry>b</entry></row>".repeat(5_000);
    docbook(&format!(
        "<informaltable><tgroup cols=\"2\"><tbody><row>{cells}</row>{rows}</tbody></tgroup></informaltable>"
    ));
}

#[test]
fn elements_in_elements() {
    asciidoctor(&"<div class=\"ulist\"><ul><li>".repeat(30_000));
    asciidoctor(&"<em>".repeat(100_000));
    asciidoctor(&"<em></x>".repeat(100_000));
    asciidoctor(&"<em><!--</em>-->".repeat(100_000));
    asciidoctor(&many(100_000, |n| format!("<p><b id={n}>x")));
    asciidoctor(&format!("<p {}>", many(100_000, |n| format!("a{n}=\"x\" "))));
    asciidoctor(&"<a".repeat(100_000));
    docbook(&"<itemizedlist><listitem>".repeat(30_000));
}

#[test]
fn names_of_one_page() {
    let names = many(40_000, |n| format!("<refname>big{n}</refname>"));
    check(
        "big.xml",
        &format!(
            "<refentry><refnamediv>{names}<refpurpose>is big</refpurpose></refnamediv><refsect1><title>D</title>\
             <para>x</para></refsect1></refentry>"
        ),
    );
}

#[test]
fn printed_pages() {
    let page = |content: &str| {
        check("big.txt", &format!("NAME\n       big - is big\n\nDESCRIPTION\n{content}"));
    };
    page(&many(20_000, |n| format!("       Words of the paragraph {n} and more of them\n")));
    page(&many(20_000, |n| format!("{}\u{2022}   item {n}\n", " ".repeat(7 + 2 * (n % 40)))));
    page(&many(20_000, |n| format!("{}term{n}\n", " ".repeat(7 + 4 * (n % 30)))));
    page(&many(20_000, |n| {
        format!(
            "       \u{2502}a{n}\u{2502}b\u{2502}\n       \u{251c}\u{2500}\u{253c}\u{2500}\u{2524}\n"
        )
    }));
    page(&"       some words and com\u{2010}\n".repeat(20_000));
    page(&"       com\u{2010}\n".repeat(100_000));
}
