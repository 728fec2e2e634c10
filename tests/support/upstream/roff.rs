//! The man pages that docbook-xsl generates from upstream's DocBook.

use regex::{Captures, Regex};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The stylesheet in Debian's package.
const STYLESHEET: &str = "/usr/share/xml/docbook/stylesheet/docbook-xsl/manpages/docbook.xsl";

/// Whether the formatter is installed. With `CLMAN_REQUIRE_PEERS=1`, the test fails if the formatter is missing.
pub fn has_formatter() -> bool {
    let has_xsltproc = Command::new("xsltproc")
        .arg("--version")
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success());
    let found = has_xsltproc && Path::new(STYLESHEET).is_file();
    if !found {
        assert!(
            std::env::var_os("CLMAN_REQUIRE_PEERS").is_none_or(|v| v != "1"),
            "xsltproc and docbook-xsl are needed"
        );
        println!("skipped: xsltproc or docbook-xsl is missing");
    }
    found
}

/// Corrects the parts of a page that a strict parser rejects: entities that only the DTD defines, a
/// document type closed before its subset, the DTD's address, a prefix without a namespace.
fn well_formed(page: &str) -> String {
    const ENTITIES: &[(&str, u32)] = &[
        ("ge", 0x2265),
        ("le", 0x2264),
        ("hellip", 0x2026),
        ("pi", 0x3c0),
        ("reg", 0xae),
        ("copy", 0xa9),
        ("plusmn", 0xb1),
        ("infin", 0x221e),
        ("times", 0xd7),
        ("nbsp", 0xa0),
        ("ndash", 0x2013),
        ("mdash", 0x2014),
        ("ldquo", 0x201c),
        ("rdquo", 0x201d),
        ("lsquo", 0x2018),
        ("rsquo", 0x2019),
        ("radic", 0x221a),
        ("ne", 0x2260),
    ];
    let pattern = |text: &str| Regex::new(text).expect("the pattern is right");
    let page = pattern(r"&(\w+);").replace_all(page, |found: &Captures<'_>| {
        match ENTITIES.iter().find(|(name, _)| *name == &found[1]) {
            Some((_, code)) => format!("&#{code};"),
            None => found[0].to_string(),
        }
    });
    let page = pattern(r"(<!DOCTYPE[^>\[]*)>\s*\[").replace_all(&page, "$1 [");
    let page = pattern(r#"<!DOCTYPE\s+book\s+PUBLIC\s+"[^"]*"\s+"[^"]*""#)
        .replace_all(&page, "<!DOCTYPE book");
    if page.contains("xlink:") && !page.contains("xmlns:xlink") {
        let root = "<refentry xmlns:xlink=\"http://www.w3.org/1999/xlink\"";
        return page.replacen("<refentry", root, 1);
    }
    page.into_owned()
}

/// Writes the table of the characters that the stylesheet escapes in English pages, and returns the file. The stylesheet
/// itself selects these characters from a larger table for each page, which takes a third of the time of the page.
fn characters(folder: &Path) -> PathBuf {
    let (stylesheet, table) = (folder.join("characters.xsl"), folder.join("characters.xml"));
    let larger = STYLESHEET.replace("docbook.xsl", "charmap.groff.xsl");
    let select = format!(
        r#"<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform">
        <xsl:import href="{STYLESHEET}"/>
        <xsl:output method="xml"/>
        <xsl:template match="/">
          <characters>
            <xsl:call-template name="read-character-map">
              <xsl:with-param name="use.subset" select="1"/>
              <xsl:with-param name="subset.profile" select="$man.charmap.subset.profile.english"/>
              <xsl:with-param name="uri" select="'{larger}'"/>
            </xsl:call-template>
          </characters>
        </xsl:template>
        </xsl:stylesheet>"#
    );
    std::fs::write(&stylesheet, select).expect("the stylesheet can be written");
    let status = Command::new("xsltproc")
        .args(["--nonet", "-o"])
        // The stylesheet is also the page, of which nothing is read.
        .args([&table, &stylesheet, &stylesheet])
        .status();
    assert!(status.is_ok_and(|status| status.success()), "xsltproc selects characters");
    table
}

/// The folder of man pages that docbook-xsl generates from the DocBook in `source`, for the pages whose
/// index `taken` selects. `name` is the name of the folder.
pub fn man_pages(source: &Path, name: &str, taken: impl Fn(usize) -> bool) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("roff-{name}"));
    let (xml, man) = (folder.join("xml"), folder.join("man"));
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&xml).expect("the folder can be made");
    std::fs::create_dir_all(&man).expect("the folder can be made");
    let mut pages = Vec::new();
    for entry in std::fs::read_dir(source).expect("the pages can be listed").flatten() {
        let path = entry.path();
        if path.extension().is_none_or(|x| x != "xml") {
            continue;
        }
        let text = std::fs::read_to_string(&path).expect("the page can be read");
        let copy = xml.join(entry.file_name());
        std::fs::write(&copy, well_formed(&text)).expect("the page can be written");
        if text.contains("<refentry") {
            pages.push(copy);
        }
    }
    // The pages are sorted, because the later of two pages with the same name is kept.
    pages.sort();
    let mut at = 0..;
    pages.retain(|_| at.next().is_some_and(&taken));
    let characters = characters(&folder);
    let half = pages.len() / 2;
    let parts = [("first", &pages[..half]), ("second", &pages[half..])];
    let children = parts.map(|(name, pages)| {
        let part = folder.join(name);
        std::fs::create_dir(&part).expect("the folder can be made");
        let child = Command::new("xsltproc")
            .args(["--nonet", "--novalid", "-o"])
            .arg(format!("{}/", part.display()))
            .args(["--param", "man.charmap.use.subset", "0"])
            .args(["--stringparam", "man.charmap.uri"])
            .arg(&characters)
            .arg(STYLESHEET)
            .args(pages)
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("xsltproc runs");
        (part, child)
    });
    for (part, mut child) in children {
        child.wait().expect("xsltproc ends");
        for entry in std::fs::read_dir(&part).expect("the pages can be listed").flatten() {
            std::fs::rename(entry.path(), man.join(entry.file_name())).expect("a page is moved");
        }
    }
    man
}
