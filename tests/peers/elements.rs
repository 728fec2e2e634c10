//! Elements of DocBook and of Asciidoctor's HTML that are rare or missing in the available editions, but
//! may occur in others. Every word of a page must occur once in the man page and in Markdown, in reading
//! order. The pages are our own. An `@` is a placeholder for a unique word.

use crate::support;

use clman_import::{Options, import};
use clman_record::Record;
use clman_record::corpus::Corpus;
use clman_site::render::{Manual, Parsed, man, markdown};
use std::fs;
use support::{peer, run, says};

/// `text` with a unique word in place of each `@`, and these words in order.
fn numbered(text: &str) -> (String, Vec<String>) {
    let mut out = String::new();
    let mut words = Vec::new();
    for (at, part) in text.split('@').enumerate() {
        if at > 0 {
            let word = format!("zx{at:03}y");
            out.push_str(&word);
            words.push(word);
        }
        out.push_str(part);
    }
    (out, words)
}

/// The unique words in `text`, without those in anchors, which may repeat words.
fn words(text: &str) -> Vec<String> {
    let mut words = Vec::new();
    let mut rest = text;
    while let Some(at) = rest.find("zx") {
        let anchor = rest[..at].ends_with("<a id=\"");
        if let Some(word) = rest.get(at..at + 6).filter(|w| w.ends_with('y') && !anchor) {
            words.push(word.to_string());
        }
        rest = &rest[at + 2..];
    }
    words
}

/// Imports the page, renders it, and compares its words. `order` is the reading order of the words, by their numbers
/// from 1, if it differs from the order in the file.
fn check(file: &str, page: &str, order: Option<&[usize]>) {
    read(file, page, order);
}

/// As [`check`]; returns the record, with the words by their numbers: `@1`.
fn read(file: &str, page: &str, order: Option<&[usize]>) -> Record {
    let (text, mut wanted) = numbered(page);
    let all = wanted.clone();
    if let Some(order) = order {
        assert_eq!(order.len(), wanted.len(), "{page}");
        wanted = order.iter().map(|at| wanted[at - 1].clone()).collect();
    }
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join(file), text).unwrap();
    let options = Options { edition: Some("1.2".into()), ..Options::default() };
    let imported = import(&[folder.path().to_path_buf()], &options, &|_, _| {}).unwrap();
    assert_eq!(imported.errors, [], "{page}");
    let records: Vec<_> = imported.pages.iter().map(|page| page.record.clone()).collect();
    assert_eq!(records.len(), 1, "{page}");
    let corpus = Corpus::new(imported.meta.clone(), records);
    let manual = Manual::new(&corpus.meta, corpus.meta.newest(), &corpus.pages);
    let parsed = Parsed::new(&corpus.pages[0]).unwrap();
    let man = man::page(&manual, 0, &parsed);
    assert_eq!(words(&man), wanted, "{page}\n{man}");
    let markdown = markdown::page(&manual, 0, &parsed);
    assert_eq!(words(&markdown), wanted, "{page}\n{markdown}");
    fs::write(folder.path().join("page"), man).unwrap();
    if peer("mandoc") {
        let lint = says(folder.path(), "mandoc", &["-T", "lint", "-W", "warning", "page"]);
        assert_eq!(lint, "", "{page}");
    }
    if peer("groff") {
        let arguments = ["-t", "-ww", "-man", "-Tutf8", "-rLL=80n", "page"];
        let output = run(folder.path(), "groff", &arguments);
        assert_eq!(String::from_utf8_lossy(&output.stderr), "", "{page}");
    }
    let mut record = corpus.pages[0].clone();
    let by_number = |text: &mut String| {
        for (at, word) in all.iter().enumerate() {
            *text = text.replace(word, &format!("@{}", at + 1));
        }
    };
    record.sections.iter_mut().for_each(|section| by_number(&mut section.body));
    record.synopsis.iter_mut().for_each(|synopsis| by_number(&mut synopsis.code));
    record
}

fn docbook(content: &str) {
    docbook_in_order(content, None);
}

fn docbook_in_order(content: &str, order: Option<&[usize]>) {
    let page = format!(
        "<?xml version=\"1.0\"?>\n<refentry id=\"thing\"><refmeta><refentrytitle>thing</refentrytitle></refmeta>\
         <refnamediv><refname>thing</refname><refpurpose>does</refpurpose></refnamediv>\
         <refsect1 id=\"description\"><title>Description</title>{content}</refsect1></refentry>"
    );
    check("thing.xml", &page, order);
}

#[test]
fn tables_of_docbook() {
    // Cells that span several columns and rows.
    docbook(
        "<table><title>@</title><tgroup cols=\"3\"><colspec colname=\"a\"/><colspec colname=\"b\"/>\
         <colspec colname=\"c\"/><spanspec spanname=\"ab\" namest=\"a\" nameend=\"b\"/>\
         <thead><row><entry namest=\"a\" nameend=\"b\">@</entry><entry>@</entry></row>\
         <row><entry>@</entry><entry>@</entry><entry>@</entry></row></thead>\
         <tbody><row><entry morerows=\"1\">@</entry><entry>@</entry><entry>@</entry></row>\
         <row><entry>@</entry><entry>@</entry></row>\
         <row><entry spanname=\"ab\">@</entry><entry>@</entry></row></tbody></tgroup></table>",
    );
    // A foot before the body.
    docbook_in_order(
        "<informaltable><tgroup cols=\"2\"><tfoot><row><entry>@</entry><entry>@</entry></row></tfoot>\
         <tbody><row><entry>@</entry><entry>@</entry></row></tbody></tgroup></informaltable>",
        Some(&[3, 4, 1, 2]),
    );
    // Nested tables.
    docbook(
        "<informaltable><tgroup cols=\"2\"><tbody><row><entry>@</entry><entry><para>@</para>\
         <informaltable><tgroup cols=\"2\"><tbody><row><entry>@</entry><entry>@</entry></row></tbody></tgroup>\
         </informaltable><para>@</para></entry></row><row><entry>@</entry><entrytbl cols=\"2\"><tbody><row>\
         <entry>@</entry><entry>@</entry></row></tbody></entrytbl></row></tbody></tgroup></informaltable>",
    );
    // HTML tables, which DocBook allows, with several groups.
    docbook(
        "<informaltable><thead><tr><th>@</th><th>@</th></tr></thead><tbody><tr><td>@</td><td><para>@</para>\
         <para>@</para></td></tr><tr><td colspan=\"2\">@ @</td></tr></tbody></informaltable>\
         <table><caption>@</caption><tr><td>@</td><td>@</td></tr></table>",
    );
    docbook(
        "<informaltable><tgroup cols=\"2\"><thead><row><entry>@</entry><entry>@</entry></row></thead><tbody><row>\
         <entry>@</entry><entry>@</entry></row></tbody></tgroup><tgroup cols=\"2\"><tbody><row><entry>@</entry>\
         <entry>@</entry></row></tbody></tgroup></informaltable>",
    );
    // Lists in cells.
    docbook(
        "<informaltable><tgroup cols=\"2\"><tbody><row><entry><variablelist><varlistentry><term>@</term><listitem>\
         <para>@</para></listitem></varlistentry></variablelist></entry><entry><itemizedlist><listitem><para>@</para>\
         </listitem></itemizedlist>@</entry></row></tbody></tgroup></informaltable>",
    );
}

#[test]
fn cells_of_several_columns_keep_the_others_in_place() {
    let folder = tempfile::tempdir().unwrap();
    let page = "<refentry id=\"thing\"><refnamediv><refname>thing</refname><refpurpose>does</refpurpose></refnamediv>\
        <refsect1><title>Description</title><informaltable><tgroup cols=\"3\"><colspec colname=\"a\"/>\
        <colspec colname=\"b\"/><colspec colname=\"c\"/><thead><row><entry>A</entry><entry>B</entry><entry>C</entry>\
        </row></thead><tbody><row><entry morerows=\"1\">one</entry><entry>two</entry><entry>three</entry></row>\
        <row><entry>four</entry><entry>five</entry></row><row><entry namest=\"a\" nameend=\"b\">six</entry>\
        <entry>seven</entry></row><row><entry colname=\"c\">eight</entry></row></tbody></tgroup></informaltable>\
        </refsect1></refentry>";
    fs::write(folder.path().join("thing.xml"), page).unwrap();
    let options = Options { edition: Some("1.2".parse().unwrap()), ..Options::default() };
    let imported = import(&[folder.path().to_path_buf()], &options, &|_, _| {}).unwrap();
    assert_eq!(
        imported.pages[0].record.sections[0].body,
        "|A|B|C|\n|-|-|-|\n|one|two|three|\n||four|five|\n|six||seven|\n|||eight|\n"
    );
}

#[test]
fn footnotes_of_docbook() {
    docbook_in_order(
        "<para>@ @<footnote id=\"n\"><para>@ @.</para></footnote> @<footnoteref linkend=\"n\"/>.</para>\
         <informaltable><tgroup cols=\"2\"><tbody><row><entry>@<footnote><para>@</para></footnote></entry>\
         <entry>@</entry></row></tbody></tgroup></informaltable><para>@</para>",
        Some(&[1, 2, 5, 6, 8, 9, 3, 4, 7]),
    );
}

#[test]
fn images_of_docbook_have_words_that_stand_for_them() {
    docbook(
        "<mediaobject><imageobject><imagedata fileref=\"a.png\"/></imageobject><textobject><phrase>@ @</phrase>\
         </textobject><caption><para>@</para></caption></mediaobject><figure><title>@</title><mediaobject>\
         <imageobject><imagedata fileref=\"b.png\"/></imageobject><textobject><para>@</para><para>@</para></textobject>\
         </mediaobject></figure><para>@ <inlinemediaobject><imageobject><imagedata fileref=\"c.png\"/></imageobject>\
         <textobject><phrase>@</phrase></textobject></inlinemediaobject> @</para>",
    );
}

#[test]
fn mathematics_of_docbook() {
    docbook(
        "<para>@ <inlineequation><mathphrase>@ <superscript>@</superscript></mathphrase></inlineequation> @</para>\
         <equation><title>@</title><mathphrase>@ = @</mathphrase></equation><para>@ <inlineequation><alt>@</alt>\
         <inlinemediaobject><imageobject><imagedata fileref=\"e.png\"/></imageobject></inlinemediaobject>\
         </inlineequation> @</para>",
    );
}

#[test]
fn other_blocks_of_docbook() {
    docbook(
        "<procedure><title>@</title><step><para>@</para><substeps><step><para>@</para></step></substeps></step>\
         </procedure><qandaset><qandaentry><question><para>@</para></question><answer><para>@</para></answer>\
         </qandaentry></qandaset><glosslist><glossentry><glossterm>@</glossterm><glossdef><para>@</para></glossdef>\
         </glossentry></glosslist><segmentedlist><segtitle>@</segtitle><seglistitem><seg>@</seg> <seg>@</seg>\
         </seglistitem></segmentedlist><sidebar><title>@</title><para>@</para></sidebar><blockquote>\
         <attribution>@</attribution><para>@</para></blockquote><note><title>@</title><para>@</para></note>\
         <formalpara><title>@</title><para>@</para></formalpara><simplelist type=\"inline\"><member>@</member>\
         <member>@</member></simplelist><calloutlist><callout arearefs=\"c\"><para>@</para></callout></calloutlist>",
    );
    docbook(
        "<para>@ <menuchoice><guimenu>@</guimenu> <guimenuitem>@</guimenuitem></menuchoice> <keycombo><keycap>@</keycap> \
         <keycap>@</keycap></keycombo> <uri>@</uri> <quote>@</quote> <trademark>@</trademark> <optional>@</optional> \
         <email>@</email> <emphasis role=\"underline\">@</emphasis> <ulink url=\"http://example.org/\">@</ulink> @</para>",
    );
}

#[test]
fn heads_of_docbook() {
    check(
        "thing.xml",
        "<db:refentry xmlns:db=\"http://docbook.org/ns/docbook\" version=\"5.0\"><db:refnamediv><db:refname>thing\
         </db:refname><db:refpurpose>@</db:refpurpose></db:refnamediv><db:refsect1><db:info><db:title>@</db:title>\
         </db:info><db:para>@</db:para><db:refsect2><db:info><db:title>@</db:title></db:info><db:para>@</db:para>\
         </db:refsect2></db:refsect1></db:refentry>",
        None,
    );
    // Two sets of names: one page with both names.
    check(
        "thing.xml",
        "<refentry><refnamediv><refname>thing</refname><refpurpose>@</refpurpose></refnamediv><refnamediv>\
         <refname>other</refname><refpurpose>@ @</refpurpose></refnamediv><refsect1><title>@</title><para>@</para>\
         </refsect1></refentry>",
        None,
    );
    check(
        "thing.xml",
        "<refentry><refnamediv><refname>thing</refname><refpurpose>@</refpurpose></refnamediv><refsynopsisdiv>\
         <funcsynopsis><funcprototype><modifier>@</modifier><funcdef>int <function>@</function></funcdef><paramdef>\
         <modifier>@</modifier> int <parameter>@</parameter><initializer>@</initializer></paramdef><paramdef>void \
         (*<parameter>@</parameter>)<funcparams>int @</funcparams></paramdef><modifier>@</modifier></funcprototype>\
         </funcsynopsis></refsynopsisdiv><refsect1><title>@</title><para>@</para></refsect1></refentry>",
        None,
    );
}

/// A page in the form of Asciidoctor's document type for manuals.
fn asciidoctor_page(content: &str) -> String {
    format!(
        "<!DOCTYPE html><html lang=\"en\"><head><meta name=\"generator\" content=\"Asciidoctor 2.0.18\">\
         <title>thing(3clc)</title></head><body class=\"manpage\"><div id=\"header\"><h1>thing(3clc) Manual Page</h1>\
         <h2 id=\"_name\">Name</h2><div class=\"sectionbody\"><p>thing - does</p></div></div><div id=\"content\">\
         <div class=\"sect1\"><h2 id=\"_description\">Description</h2><div class=\"sectionbody\">{content}</div></div>\
         </div></body></html>"
    )
}

fn asciidoctor(content: &str) {
    check("thing.html", &asciidoctor_page(content), None);
}

#[test]
fn blocks_of_asciidoctor() {
    asciidoctor(
        "<div class=\"qlist qanda\"><ol><li><p><em>@</em></p><p>@</p></li></ol></div>\
         <div class=\"hdlist\"><table><tr><td class=\"hdlist1\">@</td><td class=\"hdlist2\"><p>@</p></td></tr></table></div>\
         <div class=\"listingblock\"><div class=\"title\">@</div><div class=\"content\"><pre class=\"highlight\">\
         <code class=\"language-c\" data-lang=\"c\">int @; <b class=\"conum\">(1)</b></code></pre></div></div>\
         <div class=\"colist arabic\"><ol><li><p>@</p></li></ol></div>\
         <div class=\"sidebarblock\"><div class=\"content\"><div class=\"title\">@</div><div class=\"paragraph\"><p>@</p>\
         </div></div></div><div class=\"exampleblock\"><div class=\"title\">@</div><div class=\"content\"><p>@</p></div></div>\
         <div class=\"openblock abstract\"><div class=\"title\">@</div><div class=\"content\">@</div></div>\
         <div class=\"verseblock\"><pre class=\"content\">@\n @</pre><div class=\"attribution\">— @<br><cite>@</cite></div></div>\
         <div class=\"stemblock\"><div class=\"content\">\\[@ = @\\]</div></div>\
         <details><summary class=\"title\">@</summary><div class=\"content\"><p>@</p></div></details>",
    );
    asciidoctor(
        "<p>@ <kbd>@</kbd> <span class=\"menuseq\"><b class=\"menu\">@</b> <b class=\"caret\">›</b> \
         <b class=\"menuitem\">@</b></span> <b class=\"button\">@</b> <mark>@</mark> <u>@</u> <a href=\"#x\">@</a></p>\
         <table class=\"tableblock\"><caption class=\"title\">@</caption><tbody><tr><td rowspan=\"2\">@</td><td><div \
         class=\"content\"><table><tbody><tr><td>@</td><td>@</td></tr></tbody></table></div></td></tr><tr>\
         <td><pre>@</pre></td></tr></tbody></table>",
    );
}

#[test]
fn images_of_asciidoctor_are_what_stands_for_them() {
    asciidoctor(
        "<div class=\"imageblock\"><div class=\"content\"><img src=\"shapes.png\" alt=\"@ @\"></div>\
         <div class=\"title\">@</div></div><p>@ <span class=\"image\"><img src=\"a.png\" alt=\"@\"></span> @</p>",
    );
}

#[test]
fn synopses_of_docbook_are_listings() {
    let page = |synopsis: &str| {
        format!(
            "<refentry><refnamediv><refname>thing</refname><refpurpose>does</refpurpose></refnamediv><refsynopsisdiv>\
             {synopsis}</refsynopsisdiv><refsect1><title>Description</title><para>It does.</para></refsect1></refentry>"
        )
    };
    let code = |synopsis: &str| {
        let record = read("thing.xml", &page(synopsis), None);
        record.synopsis.into_iter().map(|part| part.code).collect::<Vec<_>>().join("\n\n")
    };
    assert_eq!(
        code(
            "<classsynopsis><ooclass><classname>@</classname></ooclass><fieldsynopsis><type>int</type>\
             <varname>@</varname><initializer>1</initializer></fieldsynopsis><constructorsynopsis>\
             <methodname>@</methodname><void/></constructorsynopsis><methodsynopsis><type>void</type>\
             <methodname>@</methodname><methodparam><modifier>const</modifier><type>float</type><parameter>@</parameter>\
             </methodparam><methodparam><type>int</type><parameter>@</parameter></methodparam></methodsynopsis>\
             </classsynopsis>"
        ),
        "class @1\n{\n    int @2 = 1;\n    @3();\n    void @4(const float @5, int @6);\n};"
    );
    assert_eq!(
        code(
            "<cmdsynopsis>\n  <command>@</command>\n  <arg>-a <replaceable>@</replaceable></arg><group choice=\"req\">\
             <arg choice=\"plain\">@</arg><arg choice=\"plain\">@</arg></group><arg choice=\"plain\" rep=\"repeat\">@\
             </arg></cmdsynopsis>"
        ),
        "@1 [-a @2] {@3 | @4} @5..."
    );
}

#[test]
fn formulas_are_kept() {
    const MATHML: &str = "<math><mrow><msup><mi>@</mi><mn>2</mn></msup><mo>+</mo><mfrac><mi>@</mi><mi>@</mi></mfrac>\
                          <mo>+</mo><msub><mi>@</mi><mi>i</mi></msub></mrow></math>";
    let body = |record: Record| record.sections[0].body.clone();
    let mut number = 0;
    let numbered = MATHML.split('@').collect::<Vec<_>>();
    let want = numbered[1..].iter().fold(numbered[0].to_owned(), |text, part| {
        number += 1;
        format!("{text}@{number}{part}")
    });
    let page = format!(
        "<refentry><refnamediv><refname>thing</refname><refpurpose>does</refpurpose></refnamediv><refsect1>\
         <title>Description</title><para><inlineequation>{MATHML}</inlineequation></para></refsect1></refentry>"
    );
    assert_eq!(body(read("thing.xml", &page, None)).trim_end(), want);
    let page = asciidoctor_page(&format!("<div class=\"paragraph\"><p>{MATHML}</p></div>"));
    assert_eq!(body(read("thing.html", &page, None)).trim_end(), want);
}

#[test]
fn what_says_a_table_in_other_words_is_kept() {
    docbook(
        "<informaltable><info><title>@</title></info><tgroup cols=\"2\"><tbody><row><entry>@</entry><entry>@</entry></row>\
         </tbody></tgroup><textobject><phrase>@</phrase></textobject></informaltable>",
    );
    // Unknown elements that contain only elements.
    docbook("<para>@ <thing><part>@</part><part>@</part></thing> @</para>");
}

#[test]
fn words_that_change_their_font_get_places_to_break() {
    let word = "<type>int</type><varname>a</varname>".repeat(40);
    docbook(&format!("<para>@ {word} @</para>"));
}

#[test]
fn numbers_of_lines_are_no_code() {
    let table = "<div class=\"listingblock\"><div class=\"content\"><pre class=\"rouge highlight\"><code data-lang=\"c\">\
                 <table class=\"linenotable\"><tbody><tr><td class=\"linenos gl\"><pre class=\"lineno\">1\n2</pre></td>\
                 <td class=\"code\"><pre>int @;\n  int @;</pre></td></tr></tbody></table></code></pre></div></div>";
    let record = read("thing.html", &asciidoctor_page(table), None);
    assert_eq!(record.sections[0].body, "```c\nint @1;\n  int @2;\n```\n");
}

#[test]
fn drawings_of_asciidoctor_say_what_they_say() {
    asciidoctor(
        "<div class=\"imageblock\"><div class=\"content\"><object type=\"image/svg+xml\" data=\"x.svg\">\
         <span class=\"alt\">@</span></object></div></div><div class=\"imageblock\"><div class=\"content\">\
         <svg xmlns=\"http://www.w3.org/2000/svg\"><title>@</title><text>@</text></svg></div></div>",
    );
}

#[test]
fn what_docbook_xsl_makes_of_other_elements() {
    check(
        "thing.html",
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?><html xmlns=\"http://www.w3.org/1999/xhtml\"><head><meta \
         name=\"generator\" content=\"DocBook XSL Stylesheets V1.79.1\"/><title>thing</title></head><body>\
         <div class=\"refentry\"><div class=\"titlepage\"></div><div class=\"refnamediv\"><h1>Name</h1><p>thing — does</p>\
         </div><div class=\"refsect1\"><a id=\"description\"></a><h2>Description</h2>\
         <p>@ <span class=\"simplelist\">@, @</span></p><table border=\"0\" class=\"simplelist\"><tr><td>@</td>\
         <td>@</td></tr></table><div class=\"mediaobject\"><img src=\"a.png\" alt=\"@ @\"/><div class=\"caption\"><p>@</p>\
         </div></div><p>@ <span class=\"inlinemediaobject\"><img src=\"b.png\" alt=\"@\"/></span></p>\
         <div class=\"sidebar\"><div class=\"titlepage\"><div><div><p class=\"title\"><strong>@</strong></p></div></div></div>\
         <p>@</p></div><div class=\"procedure\"><p class=\"title\"><strong>@</strong></p><ol class=\"procedure\">\
         <li class=\"step\"><p>@</p></li></ol></div></div></div></body></html>",
        None,
    );
}
