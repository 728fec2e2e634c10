//! Upstream's pages in other forms give the same records. The files are changed to the forms of other tools and
//! editions, and imported again.
//!
//! Every run uses a part of the pages; `CLMAN_MUTATE=all` uses all of them, and `CLMAN_MUTATE_DETAILS=1`
//! prints the lines that differ.

use crate::support;
use crate::support::upstream;
use crate::support::upstream::mutate;
use crate::support::upstream::roff;

use clman_import::{Options, import};
use clman_record::prose;
use clman_record::{Record, write_record};
use std::collections::{BTreeMap, HashMap};
use std::fs;
use std::path::{Path, PathBuf};

/// A change of a file's text.
type Change = fn(&str) -> Vec<u8>;

/// The files of an edition: pages, of which a part is used, and the files that pages include.
struct Given {
    folder: PathBuf,
    edition: String,
    pages: Vec<(String, String)>,
    others: Vec<(String, String)>,
    /// The form of the pages with which the changed pages are compared.
    given: Change,
}

fn unchanged(text: &str) -> Vec<u8> {
    text.into()
}

fn edition(name: &str, marker: &str) -> Option<Given> {
    let root = upstream::root()?;
    let Some(folder) = upstream::edition(&root, name) else {
        println!("skipped: edition {name} is not in {}", root.display());
        return None;
    };
    let folder = upstream::folder_with(&folder, marker)?;
    let extension = marker.rsplit('.').next().unwrap();
    let mut names: Vec<String> = fs::read_dir(&folder)
        .unwrap()
        .flatten()
        .map(|e| e.file_name().to_string_lossy().into_owned())
        .filter(|n| n.ends_with(extension) || n == ".htaccess")
        .collect();
    names.sort();
    let (mut pages, mut others) = (Vec::new(), Vec::new());
    for name in names {
        let text = fs::read_to_string(folder.join(&name)).unwrap();
        let page = match extension {
            "xml" => text.contains("<refentry>") || text.contains("<refentry "),
            _ => text.contains("class=\"refentry\"") || text.contains("class=\"manpage\""),
        };
        if page { pages.push((name, text)) } else { others.push((name, text)) }
    }
    Some(Given { folder, edition: name.into(), pages, others, given: unchanged })
}

fn records(folder: &Path, edition: &str) -> (BTreeMap<String, Record>, Vec<String>) {
    let options = Options { edition: Some(edition.into()), ..Options::default() };
    match import(&[folder.to_path_buf()], &options, &|_, _| {}) {
        Ok(imported) => (
            imported.pages.into_iter().map(|p| (p.record.name.clone(), p.record)).collect(),
            imported.errors.iter().map(ToString::to_string).collect(),
        ),
        Err(error) => (BTreeMap::new(), vec![error.to_string()]),
    }
}

fn all() -> bool {
    std::env::var_os("CLMAN_MUTATE").is_some_and(|v| v == "all")
}

/// The parts of a record that must be the same.
#[derive(Clone, Copy, PartialEq)]
enum Same {
    /// Every byte, except the bytes about its origin.
    All,
    /// As `All`, with no-break spaces equal to blanks.
    ButBlanks,
    /// The words, in any form.
    Words,
    /// The words except numbers, because list numbers may be text or not.
    Letters,
}

fn shown(record: &Record, same: Same) -> String {
    let mut record = record.clone();
    record.source = None;
    let text = write_record(&record);
    match same {
        Same::All => text,
        Same::ButBlanks => text.replace('\u{a0}', " "),
        Same::Words | Same::Letters => {
            let mut words: Vec<String> = Vec::new();
            words.push(format!("{} = {}", record.title, record.summary));
            for synopsis in &record.synopsis {
                words.extend(split(&synopsis.code));
            }
            for section in &record.sections {
                words.extend(split(&section.title));
                words.extend(said(&section.body));
            }
            words.extend(record.see_also.iter().flat_map(|entry| said(entry)));
            if same == Same::Letters {
                words.retain(|word| !word.bytes().all(|b| b.is_ascii_digit()));
            }
            words.sort();
            words.join("\n")
        }
    }
}

/// The words of a text in the dialect, in code and outside.
fn said(body: &str) -> Vec<String> {
    split(&prose::plain_text(&prose::parse(body).unwrap()))
}

fn split(text: &str) -> Vec<String> {
    let word = |c: char| c.is_alphanumeric() || c == '_';
    text.split(|c: char| !word(c)).filter(|w| !w.is_empty()).map(str::to_owned).collect()
}

/// Imports the pages of `part`, or all pages, after `change`. Returns the pages whose records differ. `known` keeps the
/// records of the unchanged pages by part.
fn differing(
    upstream: &Given,
    part: Option<usize>,
    known: &mut HashMap<Option<usize>, BTreeMap<String, Record>>,
    change: Change,
    same: Same,
) -> Vec<String> {
    const PARTS: usize = 12;
    let part = part.filter(|_| !all()).map(|part| part % PARTS);
    let taken = |at: usize| part.is_none_or(|part| at % PARTS == part);
    let folder = |change: Change| {
        let folder = tempfile::tempdir().unwrap();
        for (at, (name, text)) in upstream.pages.iter().enumerate() {
            if taken(at) {
                fs::write(folder.path().join(name), change(text)).unwrap();
            }
        }
        for (name, text) in &upstream.others {
            let bytes = if name == ".htaccess" { text.clone().into() } else { change(text) };
            fs::write(folder.path().join(name), bytes).unwrap();
        }
        folder
    };
    let given = known.entry(part).or_insert_with(|| {
        let before = folder(upstream.given);
        records(before.path(), &upstream.edition).0
    });
    let after = folder(change);
    let (changed, errors) = records(after.path(), &upstream.edition);
    let details = std::env::var_os("CLMAN_MUTATE_DETAILS").is_some();
    let mut out: Vec<String> = errors;
    for (name, record) in given.iter() {
        let Some(other) = changed.get(name) else {
            out.push(format!("{name}: is not there"));
            continue;
        };
        let (a, b) = (shown(record, same), shown(other, same));
        if a == b {
            continue;
        }
        out.push(name.clone());
        if details {
            let diff = similar::TextDiff::from_lines(&a, &b);
            let lines = diff.iter_all_changes().filter(|c| c.tag() != similar::ChangeTag::Equal);
            for line in lines.take(6) {
                let sign = if line.tag() == similar::ChangeTag::Delete { '-' } else { '+' };
                let text: String = line.value().trim_end().chars().take(400).collect();
                out.push(format!("      {sign} {text:?}"));
            }
        }
    }
    out.extend(changed.keys().filter(|n| !given.contains_key(*n)).map(|n| format!("{n}: is more")));
    assert!(!given.is_empty(), "{} has no pages", upstream.folder.display());
    out
}

/// Applies every change to a part of an edition, and reports the pages that differ, by change.
fn try_all<'a>(upstream: &Given, changes: impl Iterator<Item = &'a (&'static str, Change, Same)>) {
    try_parts(upstream, changes, Some);
}

/// As [`try_all`], with all given pages.
fn try_whole<'a>(
    upstream: &Given,
    changes: impl Iterator<Item = &'a (&'static str, Change, Same)>,
) {
    try_parts(upstream, changes, |_| None);
}

fn try_parts<'a>(
    upstream: &Given,
    changes: impl Iterator<Item = &'a (&'static str, Change, Same)>,
    part: impl Fn(usize) -> Option<usize>,
) {
    let only = std::env::var("CLMAN_MUTATE_ONLY").unwrap_or_default();
    let mut failed = Vec::new();
    // The records of the pages with which the changed pages are compared, by part.
    let mut known = HashMap::new();
    for (at, (what, change, same)) in changes.enumerate() {
        if !what.contains(&only) {
            continue;
        }
        let odd = differing(upstream, part(at), &mut known, *change, *same);
        println!("{} {what}: {} differ", upstream.edition, odd.len());
        if !odd.is_empty() {
            failed.push(format!("{what}:\n    {}", odd.join("\n    ")));
        }
    }
    assert!(failed.is_empty(), "{}", failed.join("\n"));
}

fn prefixed(text: &str) -> Vec<u8> {
    let text = mutate::reattributed(text, |name, attributes| {
        if name == "refentry" {
            attributes.push(("xmlns:db".into(), "http://docbook.org/ns/docbook".into()));
        }
    });
    mutate::renamed(&text, |name| Some(format!("db:{name}"))).into_bytes()
}

/// DocBook 5: links of XLink, ids of XML, `info`, a namespace.
fn docbook_5(text: &str) -> Vec<u8> {
    let text = mutate::renamed(text, |name| match name {
        "ulink" => Some("link".into()),
        "refentryinfo" => Some("info".into()),
        _ => None,
    });
    let text = mutate::reattributed(&text, |name, attributes| {
        for (key, _) in attributes.iter_mut() {
            match key.as_str() {
                "id" => *key = "xml:id".into(),
                "url" => *key = "xl:href".into(),
                "xlink:href" | "href" if name != "olink" => *key = "xl:href".into(),
                _ => {}
            }
        }
        attributes.retain(|(key, _)| key != "xmlns:xlink");
        if name == "refentry" {
            attributes.push(("xmlns".into(), "http://docbook.org/ns/docbook".into()));
            attributes.push(("xmlns:xl".into(), "http://www.w3.org/1999/xlink".into()));
            attributes.push(("version".into(), "5.0".into()));
        }
    });
    text.into_bytes()
}

fn as_sections(text: &str, to: &'static str) -> Vec<u8> {
    mutate::renamed(text, |name| {
        matches!(name, "refsect1" | "refsect2" | "refsect3").then(|| to.to_owned())
    })
    .into_bytes()
}

/// Writes references as `link` elements in place of `citerefentry` elements.
fn relinked(text: &str) -> Vec<u8> {
    let mut open: Vec<bool> = Vec::new();
    let mut out = Vec::new();
    for token in mutate::tokens(text) {
        match token {
            mutate::Token::Open(name, attributes, false) if name == "citerefentry" => {
                let href = attributes.iter().find(|(key, _)| key == "href");
                open.push(href.is_some());
                match href {
                    Some((_, href)) => {
                        let attributes = vec![("xlink:href".to_owned(), format!("{href}.html"))];
                        out.push(mutate::Token::Open("link".into(), attributes, false));
                    }
                    None => out.push(mutate::Token::Open(name, attributes, false)),
                }
            }
            mutate::Token::Open(name, ..)
                if name == "refentrytitle" && open.last() == Some(&true) => {}
            mutate::Token::Close(name) if name == "refentrytitle" && open.last() == Some(&true) => {
            }
            mutate::Token::Close(name) if name == "citerefentry" => {
                let changed = open.pop().unwrap_or(false);
                out.push(mutate::Token::Close(if changed { "link".into() } else { name }));
            }
            other => out.push(other),
        }
    }
    mutate::written(&out).into_bytes()
}

/// Equivalent forms of any XML.
const XML: &[(&str, Change, Same)] = &[
    ("as it is, written again", |t| mutate::written(&mutate::tokens(t)).into(), Same::All),
    ("rewrapped", |t| mutate::rewrapped(t).into(), Same::All),
    ("requoted", |t| mutate::requoted(t).into(), Same::All),
    ("commented", |t| mutate::commented(t, true).into(), Same::All),
    ("CDATA", |t| mutate::in_cdata(t).into(), Same::All),
    ("references", |t| mutate::with_references(t).into(), Same::All),
    ("characters", |t| mutate::without_references(t).into(), Same::All),
    ("unbreakable", |t| mutate::unbreakable(t).into(), Same::ButBlanks),
    ("byte order mark", |t| format!("\u{feff}{t}").into(), Same::All),
    ("CRLF", |t| t.replace('\n', "\r\n").into(), Same::All),
    ("CR", |t| t.replace('\n', "\r").into(), Same::All),
    ("Latin-1", |t| mutate::latin1(t, true), Same::All),
    ("UTF-16 LE", |t| mutate::utf16(t, true), Same::All),
    ("UTF-16 BE", |t| mutate::utf16(t, false), Same::All),
];

fn docbook(name: &str) {
    let Some(upstream) = edition(name, "clCreateBuffer.xml") else { return };
    let own: &[(&str, Change, Same)] = &[
        ("prefixed", prefixed, Same::All),
        ("DocBook 5", docbook_5, Same::All),
        ("refsection", |t| as_sections(t, "refsection"), Same::Words),
        ("section", |t| as_sections(t, "section"), Same::Words),
        ("relinked", relinked, Same::Words),
        (
            "programlisting",
            |t| {
                mutate::renamed(t, |n| (n == "literallayout").then(|| "programlisting".into()))
                    .into()
            },
            Same::Words,
        ),
        (
            "screen",
            |t| mutate::renamed(t, |n| (n == "literallayout").then(|| "screen".into())).into(),
            Same::Words,
        ),
    ];
    try_all(&upstream, XML.iter().chain(own));
}

#[test]
fn docbook_1_0() {
    docbook("1.0");
}

#[test]
fn docbook_1_2() {
    docbook("1.2");
}

#[test]
fn docbook_2_0() {
    docbook("2.0");
}

fn site(text: &str) -> Vec<u8> {
    mutate::in_site(text).into()
}

fn xhtml(name: &str) {
    let Some(upstream) = edition(name, "clCreateBuffer.html") else { return };
    let own: &[(&str, Change, Same)] = &[
        ("HTML", |t| mutate::as_html(t, false).into(), Same::All),
        ("capitals", |t| mutate::as_html(t, true).into(), Same::All),
        ("site", site, Same::All),
        ("no generator", |t| t.replace("name=\"generator\"", "name=\"made-by\"").into(), Same::All),
    ];
    try_all(&upstream, XML.iter().chain(own));
}

#[test]
fn xhtml_1_0() {
    xhtml("1.0");
}

#[test]
fn xhtml_1_2() {
    xhtml("1.2");
}

#[test]
fn xhtml_2_0() {
    xhtml("2.0");
}

#[test]
fn asciidoctor_3_0() {
    let Some(upstream) = edition("3.0", "clCreateBuffer.html") else { return };
    let not_html = ["CDATA"];
    let changes = XML.iter().filter(|(what, ..)| !not_html.contains(what));
    let own: &[(&str, Change, Same)] = &[
        ("HTML", |t| mutate::as_html(t, false).into(), Same::All),
        ("capitals", |t| mutate::as_html(t, true).into(), Same::All),
        ("site", site, Same::All),
        ("rouge", |t| mutate::highlighted(t, "rouge").into(), Same::All),
        ("rouge table", |t| mutate::highlighted(t, "rouge table").into(), Same::All),
        ("CodeRay table", |t| mutate::highlighted(t, "coderay table").into(), Same::All),
        ("CodeRay lines", |t| mutate::highlighted(t, "coderay lines").into(), Same::All),
        ("Pygments table", |t| mutate::highlighted(t, "pygments table").into(), Same::All),
        ("highlight.js", |t| mutate::highlighted(t, "highlight.js").into(), Same::All),
        ("Antora", |t| mutate::antora(t).into(), Same::All),
        ("semantic", |t| mutate::semantic(t).into(), Same::All),
        ("no generator", |t| t.replace("name=\"generator\"", "name=\"made-by\"").into(), Same::All),
    ];
    try_all(&upstream, changes.chain(own));
}

/// Adds or removes quotes around the arguments of `.SH` and similar macros.
fn headings(text: &str, quoted: bool) -> Vec<u8> {
    mutate::roff_by_line(text, |line| {
        let (request, title) = line.split_once(' ')?;
        let title = title.trim().trim_matches('"');
        (matches!(request, ".SH" | ".SS") && !title.is_empty()).then(|| match quoted {
            true => format!("{request} \"{title}\""),
            false => format!("{request} {title}"),
        })
    })
    .into()
}

fn requests(text: &str, from: &[(&str, &str)]) -> Vec<u8> {
    mutate::roff_by_line(text, |line| {
        let word = line.split_whitespace().next()?;
        let (_, to) = from.iter().find(|(name, _)| *name == word)?;
        // Text after `.PP` and `.sp` is imported in the form that docbook-xsl writes, although no formatter
        // prints it.
        let takes_words = matches!(word, ".SH" | ".RS");
        let bare = takes_words || line.trim_end() == word || !to.contains([' ', '\t']);
        (line.starts_with('.') && bare).then(|| line.replacen(word, to, 1))
    })
    .into()
}

/// Removes the escapes of full stops after words. An escaped full stop does not start a request.
fn plain_full_stops(text: &str) -> Vec<u8> {
    let stop = regex::Regex::new(r"(\w)\\&\.").unwrap();
    stop.replace_all(text, "$1.").into_owned().into()
}

/// Uses the escape for the previous font, if there is no other font change in between.
fn previous_font(text: &str) -> Vec<u8> {
    let one = regex::Regex::new(r"(\\f[BI])([^\\\n]*)\\fR").unwrap();
    mutate::roff_by_line(text, |line| {
        let plain = one.replace_all(line, "");
        (!plain.contains("\\f")).then(|| one.replace_all(line, r"$1$2\fP").into_owned())
    })
    .into()
}

/// Removes the lines that docbook-xsl writes before the first heading, except the title line.
fn short_head(text: &str) -> Vec<u8> {
    let at = text.find(".TH ").unwrap_or(0);
    let (head, body) = text[at..].split_once('\n').unwrap_or_default();
    let title: Vec<&str> = head.splitn(4, ' ').take(3).collect();
    let body = body.find(".SH ").map_or(body, |start| &body[start..]);
    format!("{}\n{body}", title.join(" ")).into()
}

/// A part of the man pages that docbook-xsl generates for an edition; `name` is the name of the folder.
fn man_pages(name: &str) -> Option<Given> {
    if !roff::has_formatter() {
        return None;
    }
    let docbook = edition("1.2", "clCreateBuffer.xml")?;
    let step = if all() { 1 } else { 16 };
    let folder = roff::man_pages(&docbook.folder, name, |at| at % step == 3 % step);
    let mut pages: Vec<(String, String)> = fs::read_dir(&folder)
        .unwrap()
        .flatten()
        .map(|e| {
            (e.file_name().to_string_lossy().into_owned(), fs::read_to_string(e.path()).unwrap())
        })
        .collect();
    pages.sort();
    Some(Given { folder, pages, others: Vec::new(), ..docbook })
}

#[test]
fn roff_1_2() {
    let Some(made) = man_pages("mutated") else { return };
    let changes: &[(&str, Change, Same)] = &[
        ("headings without quotes", |t| headings(t, false), Same::All),
        ("headings with quotes", |t| headings(t, true), Same::All),
        (".EX", |t| requests(t, &[(".nf", ".EX"), (".fi", ".EE")]), Same::All),
        (".P", |t| requests(t, &[(".PP", ".P")]), Same::All),
        (".LP", |t| requests(t, &[(".PP", ".LP")]), Same::All),
        (".RS without width", |t| t.replace(".RS 4", ".RS").into(), Same::All),
        ("short head", short_head, Same::Words),
        ("rewrapped", |t| mutate::roff_rewrapped(t).into(), Same::All),
        ("other hyphens", |t| t.replace("\\-", "-").into(), Same::All),
        (
            "other quotes",
            |t| t.replace("\\(aq", "\\[aq]").replace("\\*(Aq", "\\(aq").into(),
            Same::All,
        ),
        (
            "long names of fonts",
            |t| t.replace("\\fB", "\\f[B]").replace("\\fR", "\\f[R]").into(),
            Same::All,
        ),
        ("\\fP", previous_font, Same::All),
        ("no \\&", plain_full_stops, Same::All),
        (
            "tables",
            |t| {
                t.replace("allbox ", "box, expand, ")
                    .replace("tab(:)", "tab (^)")
                    .replace("T}:T{", "T}^T{")
                    .into()
            },
            Same::All,
        ),
        (
            "blanks after the dot",
            |t| {
                requests(t, &[(".PP", ".  PP"), (".SH", ". SH"), (".RS", ".\tRS"), (".sp", ". sp")])
            },
            Same::All,
        ),
        (
            "comments",
            |t| requests(t, &[(".PP", ".\\\" a comment\n.PP"), (".SH", ".\\\"\n.SH")]),
            Same::All,
        ),
        ("byte order mark", |t| format!("\u{feff}{t}").into(), Same::All),
        ("CRLF", |t| t.replace('\n', "\r\n").into(), Same::All),
        (
            "Latin-1",
            |t| {
                let mut bytes = b".\\\" -*- coding: latin-1 -*-\n".to_vec();
                bytes.extend(t.chars().flat_map(|c| match u8::try_from(c as u32) {
                    Ok(byte) => vec![byte],
                    Err(_) => format!("\\[u{:04X}]", c as u32).into_bytes(),
                }));
                bytes
            },
            Same::All,
        ),
    ];
    try_whole(&made, changes.iter());
}

/// The output of groff for a man page on a terminal.
fn printed(page: &str, options: &[&str]) -> String {
    use std::io::Write as _;
    use std::process::{Command, Stdio};
    let mut groff = Command::new("groff")
        .args(["-t", "-man", "-Tutf8"])
        .args(options)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("groff runs");
    let mut input = groff.stdin.take().unwrap();
    let page = page.to_owned();
    let feed = std::thread::spawn(move || input.write_all(page.as_bytes()));
    let output = groff.wait_with_output().expect("groff ends");
    feed.join().unwrap().unwrap();
    String::from_utf8(output.stdout).unwrap()
}

/// Printed output of `man`, saved by various means.
#[test]
fn text_1_2() {
    if !support::peer("groff") {
        return;
    }
    let Some(made) = man_pages("printed") else { return };
    let given: Change = |page| support::plain(&printed(page, &[])).into();
    let made = Given { given, ..made };
    let changes: &[(&str, Change, Same)] = &[
        ("colours", |t| printed(t, &[]).into(), Same::Letters),
        ("overstruck", |t| printed(t, &["-P-c"]).into(), Same::Letters),
        (
            "72 columns",
            |t| support::plain(&printed(t, &["-rLL=72n", "-rLT=72n"])).into(),
            Same::Letters,
        ),
        (
            "100 columns",
            |t| support::plain(&printed(t, &["-rLL=100n", "-rLT=100n"])).into(),
            Same::Letters,
        ),
        (
            "hyphens",
            // In a table without a frame, words that are split at the columns are lost.
            |t| match t.contains("\ntab(:);") {
                true => support::plain(&printed(t, &[])).into(),
                false => {
                    let page = t.replace("\n.nh\n", "\n.hy\n");
                    support::plain(&printed(&page, &["-rLL=66n"])).into()
                }
            },
            Same::Letters,
        ),
        (
            "justified",
            |t| support::plain(&printed(&t.replace("\n.ad l\n", "\n.ad b\n"), &[])).into(),
            Same::Letters,
        ),
        (
            "tabs",
            |t| support::plain(&printed(t, &[])).replace("        ", "\t").into(),
            Same::Letters,
        ),
        ("other margin", |t| support::plain(&printed(t, &["-rIN=4n"])).into(), Same::Letters),
    ];
    try_whole(&made, changes.iter());
    let (kept, all) = words_of_truth(&made);
    println!("{kept} of {all} words of the DocBook are in the printed pages");
    // docbook-xsl drops the link to the specification, with its words, and blanks in prototypes.
    assert!(kept * 1000 >= all * 985, "{kept} of {all} words");
}

/// The number of words of the DocBook that the records of the pages generated from it contain, and the total number of
/// words.
fn words_of_truth(made: &Given) -> (usize, usize) {
    let Some(docbook) = edition("1.2", "clCreateBuffer.xml") else { return (0, 0) };
    let (truth, _) = records(&docbook.folder, &docbook.edition);
    let folder = tempfile::tempdir().unwrap();
    for (name, text) in &made.pages {
        fs::write(folder.path().join(name), (made.given)(text)).unwrap();
    }
    let (ours, errors) = records(folder.path(), &made.edition);
    assert!(errors.is_empty(), "{errors:?}");
    let (mut kept, mut all) = (0, 0);
    for record in truth.values() {
        let Some(made) = ours.values().find(|made| made.title == record.title) else { continue };
        let mut left: HashMap<String, usize> = HashMap::new();
        for word in shown(made, Same::Letters).lines() {
            *left.entry(word.to_owned()).or_default() += 1;
        }
        let mut lost = Vec::new();
        for word in shown(record, Same::Letters).lines() {
            all += 1;
            match left.get_mut(word).filter(|count| **count > 0) {
                Some(count) => {
                    *count -= 1;
                    kept += 1;
                }
                None => lost.push(word.to_owned()),
            }
        }
        if std::env::var_os("CLMAN_MUTATE_DETAILS").is_some() && !lost.is_empty() {
            println!("    {} lost {lost:?}", record.name);
        }
    }
    (kept, all)
}
