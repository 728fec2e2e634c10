//! Pages of the diagnostic codes, generated from their doc comments.

use super::lists::{Entry, Group};
use super::survey::TOGETHER;
use crate::render::html::file_name;
use crate::render::{Manual, Parsed, unmarked};
use clman_opencl::diagnostic::Code;
use clman_record::prose::{self, Inline};
use clman_record::{CorpusMeta, EditionRange, Record, Section, slug};
use rayon::prelude::*;
use std::collections::{BTreeMap, BTreeSet};

/// The folder of the pages, below the root of the site.
pub(super) const FOLDER: &str = "diagnostics/";

/// The pages of the codes as records, which are rendered like all other pages.
pub(super) struct Codes {
    codes: Vec<&'static Code>,
    meta: CorpusMeta,
    records: Vec<Record>,
}

/// The parsed pages of the codes.
pub(super) struct CodePages<'a> {
    pub manual: Manual<'a>,
    pub parsed: Vec<Parsed<'a>>,
    codes: &'a [&'static Code],
    /// For each code, the rules proved by examples that name the code: page, rule.
    rules: BTreeMap<&'a str, BTreeSet<(&'a str, &'a str)>>,
}

impl Codes {
    /// Converts `codes` to pages. Their metadata is `meta`, without the parts that apply only to the manual, such as
    /// the copyright.
    pub fn new(meta: &CorpusMeta, codes: &[&'static Code]) -> Self {
        let codes = codes.to_vec();
        let records = codes.par_iter().with_max_len(TOGETHER).map(|code| record(code)).collect();
        let meta = CorpusMeta {
            title: "Diagnostics".into(),
            editions: EditionRange::ALL,
            section: String::new(),
            copyright: String::new(),
            licence: String::new(),
            author: String::new(),
            date: String::new(),
            release: String::new(),
            ..meta.clone()
        };
        Codes { codes, meta, records }
    }

    /// Parses the pages. `manual` has the examples that name codes.
    pub fn read<'a>(&'a self, manual: &Manual<'a>) -> CodePages<'a> {
        let mut rules: BTreeMap<&str, BTreeSet<(&str, &str)>> = BTreeMap::new();
        for page in &manual.pages {
            for example in page.examples.iter().filter(|e| e.editions.contains(manual.edition)) {
                let Some(code) = &example.diagnostic else { continue };
                for proved in &example.proves {
                    let (of, rule) = proved.split_once('#').unwrap_or((&page.name, proved));
                    rules.entry(code).or_default().insert((of, rule));
                }
            }
        }
        let specs =
            manual.pages.iter().flat_map(|page| &page.rules).filter_map(|r| r.spec.as_ref());
        let urls =
            specs.filter_map(|spec| Some((spec.section.as_str(), manual.section_url(spec)?)));
        let sections = Sections { urls: urls.collect(), document: manual.specification() };
        let records = self.records.par_iter().with_max_len(TOGETHER);
        let parsed = records.map(|record| parsed(record, &sections)).collect();
        let manual = Manual::new(&self.meta, manual.edition, &self.records);
        CodePages { manual, parsed, codes: &self.codes, rules }
    }
}

impl<'a> CodePages<'a> {
    pub fn code(&self, page: usize) -> &'static Code {
        self.codes[page]
    }

    /// The rules proved by examples that name the code of `page`: page, rule.
    pub fn rules(&self, page: usize) -> impl Iterator<Item = (&'a str, &'a str)> + '_ {
        self.rules.get(self.code(page).id).into_iter().flatten().copied()
    }

    /// The codes grouped by the component that reports them.
    pub fn groups(&self) -> Vec<Group> {
        let mut groups: Vec<Group> = Vec::new();
        for parsed in &self.parsed {
            let record = parsed.record;
            let (prefix, title) = match record.name.get(..2) {
                Some("CM") => ("CM", "The cleaner"),
                Some("CL") => ("CL", "The checker"),
                _ => ("findings", "The reference device"),
            };
            if groups.last().is_none_or(|group| group.id != prefix) {
                let (id, title) = (prefix.into(), title.into());
                groups.push(Group { id, title, href: None, entries: Vec::new() });
            }
            if let Some(group) = groups.last_mut() {
                group.entries.push(Entry {
                    name: record.title.clone(),
                    href: file_name(&record.name),
                    is_code: true,
                    summary: record.summary.clone(),
                    page: record.name.clone(),
                });
            }
        }
        groups
    }

    /// Whether `code` has a page.
    pub fn has(&self, code: &str) -> bool {
        self.manual.resolve(code).is_some()
    }
}

/// The page of a code. The first line of its doc comment is the summary; headings divide the rest into
/// sections.
fn record(code: &Code) -> Record {
    let mut record = Record::new(code.id, code.id);
    record.aliases = vec![code.name.to_string()];
    record.aliases.retain(|name| *name != record.name);
    record.summary = unmarked(code.summary().trim_end_matches('.'));
    let mut section = Section {
        id: "description".into(),
        title: "Description".into(),
        editions: EditionRange::ALL,
        body: String::new(),
    };
    let mut in_listing = false;
    for line in code.doc.trim_start().lines().skip(1) {
        let line = line.strip_prefix(' ').unwrap_or(line);
        in_listing ^= line.starts_with("```");
        match line.strip_prefix("# ").filter(|_| !in_listing) {
            Some(title) => {
                let next = Section {
                    id: slug(title),
                    title: title.trim().into(),
                    editions: EditionRange::ALL,
                    body: String::new(),
                };
                record.sections.push(std::mem::replace(&mut section, next));
            }
            None => {
                section.body.push_str(line);
                section.body.push('\n');
            }
        }
    }
    record.sections.push(section);
    record.sections.retain(|section| !section.body.trim().is_empty());
    record
}

/// The URLs of the specification's sections.
struct Sections<'a> {
    urls: BTreeMap<&'a str, String>,
    /// The URL of the specification itself.
    document: Option<&'a str>,
}

impl Sections<'_> {
    /// A list of sections as links. Sections of other documents remain text.
    fn linked(&self, text: &str) -> Vec<Inline> {
        let mut out = Vec::new();
        for (at, part) in text.split(", ").enumerate() {
            if at > 0 {
                out.push(Inline::Text(", ".into()));
            }
            let known = self.urls.get(part).map(String::as_str);
            let is_number = part.starts_with("6.") && !part.contains(' ');
            match known.or(self.document.filter(|_| is_number)) {
                Some(url) => out.push(Inline::Link {
                    target: url.into(),
                    content: vec![Inline::Text(part.into())],
                }),
                None => out.push(Inline::Text(part.into())),
            }
        }
        out
    }
}

/// The parsed page of a code. A body that is not in the dialect is rendered as a listing.
fn parsed<'a>(record: &'a Record, sections: &Sections<'_>) -> Parsed<'a> {
    let body = |section: &Section| {
        if section.title == "Specification" {
            return vec![prose::Block::Paragraph(sections.linked(section.body.trim()))];
        }
        prose::parse(&section.body).unwrap_or_else(|_| {
            let listing = prose::CodeBlock::new("text", section.body.trim());
            vec![prose::Block::Code(listing)]
        })
    };
    let sections = record.sections.iter().map(body).collect();
    Parsed { record, sections, rules: Vec::new(), see_also: Vec::new() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_code_has_a_page_that_is_read_as_it_was_written() {
        let corpus = clman_manual::corpus().unwrap();
        let codes = Codes::new(&corpus.meta, clman_opencl::codes::CODES);
        let edition = corpus.meta.newest();
        let manual = Manual::new(&corpus.meta, edition, &corpus.pages);
        let pages = codes.read(&manual);
        assert!(codes.codes.len() > 100);
        assert_eq!(pages.parsed.len(), codes.codes.len());
        for (page, code) in codes.codes.iter().enumerate() {
            assert_eq!(pages.manual.pages[page].name, code.id);
            assert_eq!(pages.parsed[page].record.name, code.id);
            assert!(!code.doc.contains("```text\n#"), "{}", code.id);
            let record = &codes.records[page];
            assert!(!record.summary.is_empty(), "{}", code.id);
            for section in &record.sections {
                assert!(code.doc.contains(section.body.lines().find(|l| !l.is_empty()).unwrap()));
            }
        }
        assert!((0..codes.codes.len()).any(|page| pages.rules(page).next().is_some()));
    }
}
