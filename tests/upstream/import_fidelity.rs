//! The share of upstream's words, listing lines and references that survives an import.
//!
//! The measurement, `upstream/said.rs`, shares no code with the importers.

use crate::support::{known, upstream};

use clman_import::{Format, Imported, import};
use clman_record::Record;
use clman_record::prose::{self, Block, Inline};
use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};
use upstream::said::{
    Counts, Figures, Said, asciidoctor, count, docbook, lines_of, stems_by_name, tidy, xhtml,
};

/// The content of a record, and its words with the names of its page.
fn ours(record: &Record, imported: &Imported) -> (Said, Counts) {
    let mut said = Said::default();
    // Names that only a table of contents contains are not on the page.
    count(&record.title, &mut said.words);
    count(&record.summary, &mut said.words);
    let titles: HashMap<&str, &str> =
        imported.pages.iter().map(|p| (p.record.name.as_str(), p.record.title.as_str())).collect();
    for synopsis in &record.synopsis {
        count(&synopsis.code, &mut said.words);
        said.lines.extend(lines_of(&synopsis.code));
        for (word, page) in &synopsis.links {
            said.references.insert((page.clone(), word.clone()));
        }
    }
    let mut bodies = Vec::new();
    for section in &record.sections {
        count(&section.title, &mut said.words);
        let blocks = prose::parse(&section.body)
            .unwrap_or_else(|e| panic!("{}: {}: {e:?}", record.name, section.id));
        // The written text is read back unchanged.
        assert!(
            prose::to_markdown(&blocks) == section.body,
            "{} {} is read back otherwise",
            record.name,
            section.id
        );
        bodies.push(blocks);
    }
    for entry in &record.see_also {
        if entry.contains('[') {
            bodies.push(prose::parse(entry).unwrap());
        } else {
            let title = titles.get(entry.as_str()).copied().unwrap_or(entry);
            count(if title.contains(' ') { entry } else { title }, &mut said.words);
            for shown in [title, entry.as_str()] {
                said.references.insert((entry.clone(), shown.to_owned()));
            }
        }
    }
    for blocks in &bodies {
        collect(blocks, &mut said);
    }
    let mut with_names = said.words.clone();
    record.aliases.iter().for_each(|alias| count(alias, &mut with_names));
    count(&record.name, &mut with_names);
    (said, with_names)
}

fn collect(blocks: &[Block], said: &mut Said) {
    fn text(content: &[Inline], out: &mut String, said: &mut Said) {
        for inline in content {
            match inline {
                Inline::Text(t) | Inline::Code(t) => out.push_str(t),
                Inline::Emphasis(c) | Inline::Strong(c) | Inline::Strikethrough(c) => {
                    text(c, out, said)
                }
                Inline::Superscript(c) | Inline::Subscript(c) => {
                    out.push(' ');
                    text(c, out, said);
                    out.push(' ');
                }
                Inline::Link { target, content } => {
                    let mut shown = String::new();
                    text(content, &mut shown, said);
                    out.push_str(&shown);
                    let page = target.split('#').next().unwrap_or(target);
                    said.references.insert((page.to_owned(), tidy(&shown)));
                }
                Inline::Editions { content, .. } => text(content, out, said),
                Inline::Note(_) => {}
                Inline::Math(math) => out.push_str(&math.line()),
                Inline::HardBreak => out.push(' '),
            }
        }
    }
    prose::for_each_block(blocks, &mut |block| {
        let mut out = String::new();
        match block {
            Block::Paragraph(content) | Block::Heading { content, .. } => {
                text(content, &mut out, said)
            }
            Block::Definitions(definitions) => {
                for term in definitions.iter().flat_map(|d| &d.terms) {
                    text(term, &mut out, said);
                    out.push(' ');
                }
            }
            Block::Code(code) => {
                out.push_str(&code.text);
                said.lines.extend(lines_of(&code.text));
                for (word, page) in code.fence().links() {
                    said.references.insert((page.to_owned(), word.to_owned()));
                }
            }
            _ => {}
        }
        count(&out, &mut said.words);
    });
}

fn stems(imported: &Imported) -> HashMap<&str, &Record> {
    imported
        .pages
        .iter()
        .map(|page| {
            let file = page.record.source.as_ref().map_or("", |s| s.file.as_str());
            let name = file.rsplit('/').next().unwrap_or(file);
            (name.rsplit_once('.').map_or(name, |(stem, _)| stem), &page.record)
        })
        .collect()
}

fn measure(folder: &Path, format: Format) -> (Figures, Imported) {
    let extension = if format == Format::Docbook { "xml" } else { "html" };
    let sources: Vec<PathBuf> = {
        let mut files: Vec<PathBuf> = fs::read_dir(folder)
            .unwrap()
            .flatten()
            .map(|e| e.path())
            .filter(|p| {
                p.extension().is_some_and(|e| e == extension)
                    || p.file_name().is_some_and(|n| n == ".htaccess")
            })
            .collect();
        files.sort();
        files
    };
    let imported = import(&sources, &known(), &|_, _| {}).unwrap();
    assert!(imported.errors.is_empty(), "{:?}", imported.errors);
    let by_stem = stems(&imported);
    let names = stems_by_name(folder, by_stem.keys().copied());
    let mut figures = Figures::default();
    for (stem, record) in &by_stem {
        let path = folder.join(format!("{stem}.{extension}"));
        let text = fs::read_to_string(&path).unwrap();
        let there = match format {
            Format::Docbook => docbook(&path, &names, stem),
            Format::Xhtml => xhtml(&text, &names, stem),
            _ => asciidoctor(&text, &names, stem),
        };
        let (said, with_names) = ours(record, &imported);
        figures.add(stem, &there, &said, &with_names);
    }
    figures.odd.sort();
    (figures, imported.clone())
}

fn check(edition: &str, format: Format, marker: &str, pages: usize) {
    let Some(root) = upstream::root() else { return };
    let Some(folder) = upstream::edition(&root, edition) else {
        println!("skipped: edition {edition} is not in {}", root.display());
        return;
    };
    let folder = upstream::folder_with(&folder, marker).unwrap();
    let (figures, imported) = measure(&folder, format);
    figures.print(&format!("{edition} {}", format.as_str()));
    assert_eq!(imported.meta.editions.to_string(), edition);
    assert_eq!(figures.pages, pages);
    assert!(figures.words_kept as f64 >= 0.999 * figures.words as f64, "words of the edition");
    assert!(
        figures.worst >= 0.98,
        "{} keeps {:.3} of its words",
        figures.worst_page,
        figures.worst
    );
    assert!((figures.invented as f64) < 0.01 * figures.ours as f64, "invented words");
    assert_eq!(figures.lines_kept, figures.lines, "lines of listings");
    assert_eq!(figures.references_kept, figures.references, "references");
}

#[test]
fn docbook_1_0() {
    check("1.0", Format::Docbook, "clCreateBuffer.xml", 252);
}

#[test]
fn docbook_1_2() {
    check("1.2", Format::Docbook, "clCreateBuffer.xml", 322);
}

#[test]
fn docbook_2_0() {
    check("2.0", Format::Docbook, "clCreateBuffer.xml", 423);
}

#[test]
fn xhtml_1_0() {
    check("1.0", Format::Xhtml, "clCreateBuffer.html", 250);
}

#[test]
fn xhtml_1_2() {
    check("1.2", Format::Xhtml, "clCreateBuffer.html", 323);
}

#[test]
fn xhtml_2_0() {
    check("2.0", Format::Xhtml, "clCreateBuffer.html", 423);
}

#[test]
fn asciidoctor_3_0() {
    check("3.0", Format::Asciidoctor, "clCreateBuffer.html", 367);
}
