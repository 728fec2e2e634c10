//! The content restored from the man pages of docbook-xsl, compared with the DocBook.
//!
//! The man pages are generated here from upstream's DocBook. They contain the text of every reference, but
//! no targets.

use crate::support::upstream;
use crate::support::upstream::roff;

use clman_clean::{Evidence, Finding, clean};
use clman_import::{Format, Options, import};
use clman_manual::corpus as bundled;
use clman_record::Record;
use clman_record::prose::{Block, Inline, Target, for_each_block, parse, plain_text_of};
use std::collections::{BTreeMap, HashMap, HashSet};
use std::path::Path;

struct Manual {
    records: BTreeMap<String, Record>,
    findings: HashMap<String, Vec<Finding>>,
}

fn manual(source: &Path, format: Format, edition: &str) -> Manual {
    let options =
        Options { format: Some(format), edition: Some(edition.into()), ..Options::default() };
    let imported =
        import(&[source.to_path_buf()], &options, &|_, _| {}).expect("the pages can be read");
    let mut records: Vec<Record> = imported.pages.into_iter().map(|page| page.record).collect();
    let bundled = bundled().expect("the bundled manual can be read");
    let evidence = Evidence::new(&imported.meta, &records, vec![&bundled]);
    let findings = clean(&mut records, &evidence);
    let findings =
        records.iter().map(|record| record.name.clone()).zip(findings).collect::<HashMap<_, _>>();
    let records = records.into_iter().map(|record| (record.name.clone(), record)).collect();
    Manual { records, findings }
}

fn names(record: &Record) -> impl Iterator<Item = &str> {
    [record.name.as_str(), record.title.as_str()]
        .into_iter()
        .chain(record.aliases.iter().map(String::as_str))
}

/// A name without case and punctuation.
fn folded(name: &str) -> String {
    name.chars().filter(|c| c.is_ascii_alphanumeric()).collect::<String>().to_lowercase()
}

/// The pages of `truth` with the pages that were generated from them, by name. A page with another page's name is left
/// out, because docbook-xsl writes both to one file.
fn pairs(truth: &Manual, ours: &Manual) -> BTreeMap<String, String> {
    let mut by_name: HashMap<String, HashSet<&str>> = HashMap::new();
    for record in ours.records.values() {
        names(record).for_each(|name| {
            by_name.entry(folded(name)).or_default().insert(&record.name);
        });
    }
    let mut titles: HashMap<&str, usize> = HashMap::new();
    truth.records.values().for_each(|r| *titles.entry(&r.title).or_default() += 1);
    let mut taken = HashSet::new();
    let mut pairs = BTreeMap::new();
    for record in truth.records.values().filter(|r| titles[r.title.as_str()] == 1) {
        let tried = [record.title.as_str()].into_iter().chain(names(record));
        let found = tried.filter_map(|name| by_name.get(&folded(name))).find_map(|found| {
            let mut free = found.iter().filter(|name| !taken.contains(**name));
            free.next().filter(|_| free.next().is_none())
        });
        if let Some(found) = found {
            taken.insert(*found);
            pairs.insert(record.name.clone(), found.to_string());
        }
    }
    pairs
}

fn code_lines(record: &Record) -> Vec<String> {
    let mut lines = Vec::new();
    for section in &record.sections {
        let blocks = parse(&section.body).expect("the body is in the dialect");
        for_each_block(&blocks, &mut |block| {
            if let Block::Code(code) = block {
                let words = |line: &str| line.split_whitespace().collect::<Vec<_>>().join(" ");
                lines.extend(code.text.lines().map(words).filter(|line| !line.is_empty()));
            }
        });
    }
    lines
}

/// Whether each line of `ours` belongs to the longest common subsequence of `truth` and `ours`.
fn common(truth: &[String], ours: &[String]) -> Vec<bool> {
    let mut best = vec![vec![0usize; ours.len() + 1]; truth.len() + 1];
    for (i, a) in truth.iter().enumerate().rev() {
        for (j, b) in ours.iter().enumerate().rev() {
            best[i][j] =
                if a == b { best[i + 1][j + 1] + 1 } else { best[i + 1][j].max(best[i][j + 1]) };
        }
    }
    let mut kept = vec![false; ours.len()];
    let (mut i, mut j) = (0, 0);
    while i < truth.len() && j < ours.len() {
        if truth[i] == ours[j] {
            kept[j] = true;
            (i, j) = (i + 1, j + 1);
        } else if best[i + 1][j] >= best[i][j + 1] {
            i += 1;
        } else {
            j += 1;
        }
    }
    kept
}

/// A text without white space.
fn tight(text: &str) -> String {
    text.split_whitespace().collect()
}

/// The references of a page: the text of each, without white space, and the page to which it links.
fn references(record: &Record, manual: &Manual) -> Vec<(String, String)> {
    fn collect(content: &[Inline], out: &mut Vec<(String, String)>) {
        for inline in content {
            match inline {
                Inline::Link { target, content } => {
                    if let Target::Page { page, .. } = Target::parse(target) {
                        out.push((tight(&plain_text_of(content)), page.to_string()));
                    }
                }
                Inline::Emphasis(inner)
                | Inline::Strong(inner)
                | Inline::Strikethrough(inner)
                | Inline::Superscript(inner)
                | Inline::Subscript(inner) => collect(inner, out),
                _ => {}
            }
        }
    }
    let mut out = Vec::new();
    let mut read = |text: &str| {
        let before = out.len();
        let blocks = parse(text).expect("the text is in the dialect");
        for_each_block(&blocks, &mut |block| match block {
            Block::Paragraph(content) | Block::Heading { content, .. } => {
                collect(content, &mut out);
            }
            Block::Definitions(definitions) => {
                definitions.iter().flat_map(|d| &d.terms).for_each(|term| collect(term, &mut out));
            }
            _ => {}
        });
        out.len() > before
    };
    for section in &record.sections {
        read(&section.body);
    }
    let plain: Vec<&String> =
        record.see_also.iter().filter(|entry| !(entry.contains('[') && read(entry))).collect();
    for name in plain {
        let title = manual.records.get(name).map_or(name, |page| &page.title);
        out.push((tight(title), name.clone()));
    }
    out
}

#[derive(Debug, Default, PartialEq)]
struct Figures {
    lines: usize,
    kept: usize,
    broken: usize,
    /// References whose text is a name of their page: restored, lost.
    named: (usize, usize),
    /// References with another text: restored, lost, and lost but reported.
    other: (usize, usize, usize),
    /// References that were not restored: text, upstream's page.
    lost: BTreeMap<(String, String), usize>,
    /// References that link to another page than upstream's: text, upstream's page.
    wrong: BTreeMap<(String, String), usize>,
}

fn compare(truth: &Manual, ours: &Manual) -> Figures {
    let pairs = pairs(truth, ours);
    let back: HashMap<&str, &str> = pairs.iter().map(|(a, b)| (b.as_str(), a.as_str())).collect();
    let mut figures = Figures::default();
    for (a, b) in &pairs {
        let (page, made) = (&truth.records[a], &ours.records[b]);
        let (theirs, lines) = (code_lines(page), code_lines(made));
        let kept = common(&theirs, &lines);
        figures.lines += theirs.len();
        figures.kept += kept.iter().filter(|kept| **kept).count();
        // A line that is a part of a line of upstream was broken off that line.
        figures.broken += lines
            .iter()
            .zip(kept)
            .filter(|(line, kept)| {
                let line = tight(line);
                !kept
                    && theirs
                        .iter()
                        .any(|whole| tight(whole) != line && tight(whole).contains(&line))
            })
            .count();

        let mut left: HashMap<(String, String), usize> = HashMap::new();
        for (text, target) in references(made, ours) {
            let target = back.get(target.as_str()).map_or(format!("?{target}"), |t| t.to_string());
            *left.entry((text, target)).or_default() += 1;
        }
        let mut wanted: Vec<(String, String)> = references(page, truth)
            .into_iter()
            .filter(|(_, target)| pairs.contains_key(target))
            .collect();
        let mut take = |key: &(String, String)| match left.get_mut(key) {
            Some(count) if *count > 0 => {
                *count -= 1;
                true
            }
            _ => false,
        };
        let is_named =
            |text: &str, target: &str| names(&truth.records[target]).any(|n| tight(n) == text);
        wanted.retain(|wanted| {
            let found = take(wanted);
            match (found, is_named(&wanted.0, &wanted.1)) {
                (true, true) => figures.named.0 += 1,
                (true, false) => figures.other.0 += 1,
                _ => {}
            }
            !found
        });
        for (text, target) in wanted {
            let similar = left.iter_mut().find(|((shown, page), count)| {
                **count > 0 && *page == target && (shown.contains(&text) || text.contains(shown))
            });
            let named = is_named(&text, &target);
            if let Some((_, count)) = similar {
                *count -= 1;
                if named {
                    figures.named.0 += 1
                } else {
                    figures.other.0 += 1
                }
                continue;
            }
            let elsewhere = left.iter_mut().find(|((shown, page), count)| {
                **count > 0 && *shown == text && !page.starts_with('?') && *page != target
            });
            if let Some((_, count)) = elsewhere {
                *count -= 1;
                *figures.wrong.entry((text, target)).or_default() += 1;
            } else if named {
                figures.named.1 += 1;
            } else {
                figures.other.1 += 1;
                *figures.lost.entry((text.clone(), target)).or_default() += 1;
                let reported = ours.findings[b].iter().any(|finding| {
                    !finding.fixed
                        && tight(&finding.before.replace('_', "")) == text.replace('_', "")
                });
                figures.other.2 += usize::from(reported);
            }
        }
    }
    figures
}

/// The figures of an edition; `None` if it cannot be tested.
fn figures_of(name: &str, edition: &str, pages: (usize, usize)) -> Option<Figures> {
    if !roff::has_formatter() {
        return None;
    }
    let root = upstream::root()?;
    let folder = upstream::edition(&root, name).expect("the edition is there");
    let source = upstream::folder_with(&folder, "global.xml").expect("its DocBook is there");
    let truth = manual(&source, Format::Docbook, edition);
    let man = roff::man_pages(&source, name, |_| true);
    let ours = manual(&man, Format::Roff, edition);
    assert_eq!((truth.records.len(), ours.records.len()), pages);
    let figures = compare(&truth, &ours);
    println!("{name}: {figures:?}");
    assert!(share(figures.kept, figures.lines) >= 98.0, "{figures:?}");
    assert!(share(figures.broken, figures.lines) <= 0.5, "{figures:?}");
    Some(figures)
}

fn share(part: usize, all: usize) -> f64 {
    part as f64 * 100.0 / all as f64
}

#[test]
fn edition_1_2_comes_back() {
    // Two pages share their names with two other pages, and docbook-xsl writes one file for each pair.
    let Some(figures) = figures_of("1.2", "1.2", (322, 320)) else { return };
    let (restored, lost, reported) = figures.other;
    assert!(figures.lines > 300 && restored > 300, "{figures:?}");
    assert!(share(restored, restored + lost) >= 95.0, "{figures:?}");
    assert_eq!(lost, reported, "what is not restored is reported: {figures:?}");
    // At most one reference whose text is a name of its page is lost: the reference of an attribute specifier, which
    // upstream links to either of two pages.
    assert!(figures.named.1 <= 1, "{figures:?}");
    assert_eq!(figures.wrong, BTreeMap::new());
}

#[test]
fn edition_1_0_comes_back() {
    let Some(figures) = figures_of("1.0", "1.0", (252, 251)) else { return };
    let (restored, lost, _) = figures.other;
    assert!(figures.lines > 190 && restored > 200, "{figures:?}");
    assert!(share(restored, restored + lost) >= 95.0, "{figures:?}");
    assert_eq!(figures.wrong, BTreeMap::new());
}

#[test]
fn edition_2_0_comes_back() {
    let Some(figures) = figures_of("2.0", "2.0", (423, 421)) else { return };
    let (restored, lost, _) = figures.other;
    assert!(figures.lines > 1000 && restored > 350, "{figures:?}");
    assert!(share(restored, restored + lost) >= 95.0, "{figures:?}");
    assert_eq!(figures.wrong, BTreeMap::new());
}
