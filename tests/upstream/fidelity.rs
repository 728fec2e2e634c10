//! The share of an upstream page's words, listing lines and references that is in the man page, the web
//! page and Markdown.

use crate::built::{Shape, built};
use crate::support;
use crate::support::upstream;

use clman_site::render::{Manual, html};
use std::collections::{BTreeSet, HashMap};
use std::fs;
use upstream::said::{
    Counts, Figures, Said, asciidoctor, count, docbook, re, stems_by_name, strip, tidy, xhtml,
};

/// The printed text of a roff line, without fonts. Adds the references in the line to `references`.
fn printed(line: &str, references: &mut BTreeSet<String>) -> String {
    let unescaped = |text: &str| {
        let mut out = String::new();
        let mut rest = text;
        while let Some(at) = rest.find('\\') {
            out.push_str(&rest[..at]);
            rest = &rest[at + 1..];
            let take = |n: usize| rest.split_at(n.min(rest.len()));
            let (escape, after) = match rest.as_bytes().first() {
                Some(b'f') => take(2),
                Some(b'(') => take(3),
                Some(b'[') => take(rest.find(']').map_or(rest.len(), |end| end + 1)),
                _ => take(1),
            };
            match escape {
                "(rs" => out.push('\\'),
                "(ha" => out.push('^'),
                "(ti" => out.push('~'),
                "(ga" => out.push('`'),
                "(aq" => out.push('\''),
                "(dq" => out.push('"'),
                "-" => out.push('-'),
                " " => out.push(' '),
                _ => {
                    let code = escape.strip_prefix("[u").and_then(|e| e.strip_suffix(']'));
                    let code = code.and_then(|code| u32::from_str_radix(code, 16).ok());
                    out.extend(code.and_then(char::from_u32));
                }
            }
            rest = after;
        }
        out.push_str(rest);
        out
    };
    let mut parts: Vec<&str> = line.split("\\fR(3clc)").collect();
    let last = parts.pop().unwrap_or("");
    let mut out = String::new();
    for part in parts {
        let name = part.rsplit("\\fB").next().unwrap_or("");
        references.insert(unescaped(name));
        out.push_str(part);
    }
    out.push_str(last);
    unescaped(&out)
}

/// The content of a man page, and its words with those of SEE ALSO. Its references are names of man pages.
fn man_page(text: &str) -> (Said, Counts) {
    let mut said = Said::default();
    let mut references = BTreeSet::new();
    let (mut out, mut related) = (String::new(), String::new());
    let (mut listing, mut formats, mut table) = (false, false, false);
    let mut section = String::new();
    for line in text.lines() {
        if let Some(request) = line.strip_prefix('.') {
            let (name, rest) = request.split_once(' ').unwrap_or((request, ""));
            match name {
                "SH" | "SS" => {
                    let heading = printed(rest, &mut references).replace('"', "");
                    if name == "SH" {
                        section.clone_from(&heading);
                    }
                    // Headings that the format of man pages requires are not part of the content.
                    if !["NAME", "SYNOPSIS", "SEE ALSO", "COPYRIGHT", "AUTHORS"]
                        .contains(&&*heading)
                    {
                        out.push_str(&heading);
                    }
                }
                "EX" | "nf" => listing = true,
                "EE" | "fi" => listing = false,
                "TS" => (formats, table) = (true, true),
                "TE" => table = false,
                _ => {}
            }
            out.push('\n');
            continue;
        }
        if formats {
            formats = !line.ends_with('.');
            continue;
        }
        if line.starts_with("'\\\"") || section == "COPYRIGHT" || section == "AUTHORS" {
            continue;
        }
        // Lines of a table that tbl reads as a rule or as the bounds of a text block are not text.
        let line = match line {
            "_" if table => continue,
            line if table => {
                let line = line.strip_prefix("T}").unwrap_or(line);
                line.strip_suffix("T{").unwrap_or(line)
            }
            line => line,
        };
        let line = printed(line, &mut references);
        // A link's URL, which the page must print, is not part of upstream's text.
        let line = re(r"https?://\S+").replace_all(&line, |found: &regex::Captures| {
            related.push_str(&found[0]);
            related.push('\n');
            ""
        });
        if listing {
            said.lines.push(tidy(&line));
        }
        // References are judged separately: SEE ALSO also lists references whose words are not the page's name.
        let to = if section == "SEE ALSO" { &mut related } else { &mut out };
        to.push_str(&line);
        to.push('\n');
    }
    // Superscripts are written `2^24`; only words are counted.
    count(&out, &mut said.words);
    let mut with_related = said.words.clone();
    count(&related, &mut with_related);
    said.references = references.into_iter().map(|name| (name, String::new())).collect();
    (said, with_related)
}

/// The content of a Markdown file, and its words with those of See also. Its references are names of files.
fn markdown_page(text: &str) -> (Said, Counts) {
    let mut said = Said::default();
    let body = text.split("\n## Copyright").next().unwrap_or(text);
    let (mut out, mut related) = (String::new(), String::new());
    let mut in_related = false;
    let mut fence: Option<(String, bool)> = None;
    for line in body.lines() {
        let quoted = line.trim_start().starts_with('>');
        let bare = line.trim_start_matches([' ', '>', '-', ':']);
        let bare = bare.trim_start_matches(|c: char| c.is_ascii_digit()).trim_start_matches(". ");
        match &fence {
            None if bare.starts_with("```") || bare.starts_with("~~~") => {
                let token = bare.chars().next().unwrap();
                let marks = bare.chars().take_while(|c| *c == token).collect();
                fence = Some((marks, quoted));
            }
            None if line == "## Synopsis" => {}
            None if line == "## See also" => in_related = true,
            None => {
                in_related &= !line.starts_with("## ");
                let to = if in_related { &mut related } else { &mut out };
                to.push_str(line);
                to.push('\n');
            }
            Some((marks, _)) if line.trim_start_matches([' ', '>']) == marks => fence = None,
            Some((_, quoted)) => {
                let line = if *quoted { line.trim_start_matches([' ', '>']) } else { line };
                said.lines.push(tidy(line));
                count(line, &mut said.words);
            }
        }
    }
    let mut words_of = |text: &str| {
        let text = re(r"(?s)<!--.*?-->").replace_all(text, "").into_owned();
        for link in re(r"\]\(([^()\s:#]+)\.md(?:#[^)\s]*)?\)").captures_iter(&text) {
            said.references.insert((link[1].to_owned(), String::new()));
        }
        let text = unmarked(&re(r"\]\([^\s]*?\)").replace_all(&text, "]"));
        // The tags of the dialect are removed. In code, text that looks like a tag is not a tag.
        let text = re(r"</?(?:sup|sub|table|tr|td|th|a)(?:\s[^>]*)?>").replace_all(&text, " ");
        strip(&text.replace('<', "&lt;"), "none")
    };
    let (out, related) = (words_of(&out), words_of(&related));
    count(&out, &mut said.words);
    let mut with_related = said.words.clone();
    count(&related, &mut with_related);
    (said, with_related)
}

/// Markdown without the marks of emphasis, which may be inside a word, and without escapes.
fn unmarked(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut in_code = false;
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        match c {
            '`' => in_code = !in_code,
            '\n' => {
                in_code = false;
                out.push(c);
            }
            '\\' if !in_code && chars.peek().is_some_and(char::is_ascii_punctuation) => {
                out.extend(chars.next());
            }
            '*' if !in_code => {}
            c => out.push(c),
        }
    }
    out
}

/// Words with subscripts, each with its parts. The man page prints the parts as one word, such as `log2`.
fn lowered(markup: &str) -> Vec<(String, Counts)> {
    re(r"(?i)(\w*)<(?:sub|subscript)>\s*(\w+)\s*</(?:sub|subscript)>(\w*)")
        .captures_iter(markup)
        .map(|found| {
            let mut parts = Counts::new();
            (1..4).for_each(|at| count(&found[at].to_lowercase(), &mut parts));
            (format!("{}{}{}", &found[1], &found[2], &found[3]).to_lowercase(), parts)
        })
        .collect()
}

/// Upstream's lines with the repairs that cleaning makes in listings: curly quotes, ellipses, dashes, marks
/// of emphasis, and lines that a formatter joined.
fn repaired(lines: &[String], ours: &[String]) -> Vec<String> {
    let joined = ours.join(" ");
    lines
        .iter()
        .map(|line| {
            let line = line.replace(['“', '”'], "\"").replace(['‘', '’'], "'");
            let line = line.replace('…', "...").replace('–', "-");
            // Emphasis that Asciidoctor does not interpret in listings.
            let bare = re(r"\*(\w+)\*").replace_all(&line, "$1").into_owned();
            if ours.contains(&bare) { bare } else { line }
        })
        .filter(|line| ours.contains(line) || !joined.contains(line.as_str()))
        .collect()
}

/// The counts of words in lower case, because headings of man pages are in capitals.
fn folded(counts: &Counts) -> Counts {
    let mut folded = Counts::new();
    for (word, n) in counts {
        *folded.entry(word.to_lowercase()).or_default() += n;
    }
    folded
}

fn check(edition: &'static str, shape: Shape, pages: usize) {
    let Some(built) = built(edition, shape) else { return };
    let (folder, out, extension) = (&built.upstream, &built.out, shape.extension());
    let corpus = built.corpus();
    let newest = *clman_site::editions_of(std::slice::from_ref(&corpus)).last().unwrap();
    let manual = Manual::new(&corpus.meta, newest, &corpus.pages);
    let by_stem: HashMap<&str, usize> = (0..manual.pages.len())
        .filter_map(|page| {
            let file = manual.pages[page].source.as_ref()?.file.as_str();
            let name = file.rsplit('/').next().unwrap_or(file);
            Some((name.rsplit_once('.').map_or(name, |(stem, _)| stem), page))
        })
        .collect();
    let names = stems_by_name(folder, by_stem.keys().copied());
    let by_file: HashMap<String, usize> =
        (0..manual.pages.len()).map(|p| (html::file_name(&manual.pages[p].name), p)).collect();

    let [mut man, mut web, mut markdown] = [(); 3].map(|()| Figures::default());
    let mut stems: Vec<_> = by_stem.iter().collect();
    stems.sort();
    for (stem, page) in stems {
        let (stem, page) = (*stem, *page);
        let file = folder.join(format!("{stem}.{extension}"));
        let text = || fs::read_to_string(&file).unwrap();
        let mut there = match shape {
            Shape::Docbook => docbook(&file, &names, stem),
            Shape::Xhtml => xhtml(&text(), &names, stem),
            Shape::Asciidoctor => asciidoctor(&text(), &names, stem),
        };
        // The target pages of links, regardless of the words. In code, a word links to one page, even if upstream links
        // it to two pages.
        let record = manual.pages[page];
        let in_code = |shown: &str| {
            record.synopsis.iter().flat_map(|s| &s.links).any(|(word, _)| word == shown)
        };
        let to_two = |to: &str, shown: &str| {
            there.references.iter().any(|(other, same)| same == shown && other != to)
        };
        let targets: BTreeSet<usize> = there
            .references
            .iter()
            .filter(|(to, shown)| !(in_code(shown) && to_two(to, shown)))
            .filter_map(|(to, _)| by_stem.get(to.as_str()).copied())
            .collect();
        let as_references = |pages: BTreeSet<usize>| -> BTreeSet<(String, String)> {
            pages.into_iter().map(|p| (format!("page {p}"), format!("to{p}"))).collect()
        };
        there.references = as_references(targets);
        let read = |path: String| {
            fs::read_to_string(out.join(&path)).unwrap_or_else(|e| panic!("{path}: {e}"))
        };
        let with_names = |words: &Counts| {
            let mut words = words.clone();
            record.names().for_each(|name| count(name, &mut words));
            words
        };

        let (mut said, with_related) = markdown_page(&read(format!("markdown/{}.md", record.name)));
        there.lines = repaired(&there.lines, &said.lines);
        let led = said.references.iter().filter_map(|(name, _)| manual.resolve(name)).collect();
        said.references = as_references(led);
        markdown.add(stem, &there, &said, &with_names(&with_related));

        let page_text = read(format!("html/{}", html::file_name(&record.name)));
        let led = support::attributes(&page_text, " href=\"")
            .iter()
            .filter_map(|href| by_file.get(href.split('#').next()?).copied())
            .collect();
        // The words and lines of the web page are the same as in the other two formats, so only its links are checked.
        said.references = as_references(led);
        web.add(stem, &there, &said, &with_names(&with_related));

        let name = manual.man_name(page);
        let (mut said, with_related) = man_page(&read(format!("man/man3/{name}.3clc")));
        let led =
            said.references.iter().filter_map(|(name, _)| manual.man_page(name, "3clc")).collect();
        said.references = as_references(led);
        let mut with_names = folded(&with_names(&with_related));
        said.words = folded(&said.words);
        for (word, parts) in lowered(&text()) {
            if let Some(n) = said.words.get_mut(&word).filter(|n| **n > 0) {
                *n -= 1;
                for (part, n) in parts {
                    *said.words.entry(part.clone()).or_default() += n;
                    *with_names.entry(part).or_default() += n;
                }
            }
        }
        there.words = folded(&there.words);
        man.add(stem, &there, &said, &with_names);
    }

    let shape = if shape == Shape::Xhtml { "xhtml" } else { "" };
    for (target, figures) in [("man", &man), ("html", &web), ("markdown", &markdown)] {
        figures.print(&format!("{edition} {shape} {target}"));
    }
    for (target, figures) in [("man", &man), ("html", &web), ("markdown", &markdown)] {
        assert_eq!(figures.pages, pages, "{target}");
        let words = figures.words as f64;
        assert!(figures.words_kept as f64 >= 0.999 * words, "{target}: words of the edition");
        let worst = &figures.worst_page;
        assert!(figures.worst >= 0.98, "{target}: {worst} keeps {:.3}", figures.worst);
        assert!((figures.invented as f64) < 0.01 * figures.ours as f64, "{target}: invented words");
        assert_eq!(figures.lines_kept, figures.lines, "{target}: lines of listings");
        let lost = figures.references - figures.references_kept;
        assert_eq!(lost, 0, "{target}: references lost");
    }
}

#[test]
fn edition_1_0() {
    check("1.0", Shape::Docbook, 252);
}

#[test]
fn edition_1_2() {
    check("1.2", Shape::Docbook, 322);
}

#[test]
fn edition_2_0() {
    check("2.0", Shape::Docbook, 423);
}

#[test]
fn web_pages_of_edition_1_2() {
    check("1.2", Shape::Xhtml, 323);
}

#[test]
fn edition_3_0() {
    check("3.0", Shape::Asciidoctor, 367);
}
