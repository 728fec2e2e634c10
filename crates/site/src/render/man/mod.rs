//! Man pages in the `man` macros, in a form that both groff and mandoc read.
//!
//! Sections are in the order of man-pages(7), with headings in capitals. Markup without a macro is mapped
//! as follows:
//!
//! | in the record | on the page |
//! |---|---|
//! | code | bold |
//! | emphasis | italic |
//! | reference whose text is a name of its page | bold name and roman section, `__local(3clc)` |
//! | any other reference to a page | bold text; the page is listed in SEE ALSO |
//! | link to an address | its text, and the address in angle brackets if the text is another one |
//! | superscript, subscript | `2^24`, `log2` |
//! | footnote | `[1]`, its text at the end of the section |
//! | table of short cells | `tbl`, with column widths that fit the line |
//! | other tables | one paragraph per row: its first cell at the margin, the other cells indented |
//! | alert | an indented block that starts with its kind |

mod tables;

use super::manual::{Manual, Parsed, Reference, for_each_standing_block, for_own_inlines};
use super::rejections::is_rejected;
use super::roff_doc::{Font, RoffDoc, Run, runs_text};
use super::{caption_notes, range_note, title_of};
use clman_record::prose::{Block, CodeBlock, Definition, Inline, Table, limited};
use clman_record::{Example, Rule, split_section};
use std::collections::{BTreeSet, HashMap};

/// The number of columns in a line without indentation: 80, minus the margin of the text and one column
/// that tables need.
const LINE: usize = 72;

/// Renders the page `page` of `manual`, parsed as `parsed`, as roff.
pub fn page(manual: &Manual<'_>, page: usize, parsed: &Parsed<'_>) -> String {
    let mut writer = Writer::new(manual, page, parsed);
    writer.page();
    writer.doc.finish()
}

/// A man page that redirects to the page `page`.
pub fn alias(manual: &Manual<'_>, page: usize) -> String {
    format!(".so {}\n", path(manual.section(page), manual.man_name(page)))
}

/// The path of the man page `name` of `section`, relative to a folder of a `MANPATH`: `man3/__global.3clc`.
pub fn path(section: &str, name: &str) -> String {
    let folder = section.chars().next().unwrap_or('3');
    format!("man{folder}/{name}.{section}")
}

struct Writer<'a> {
    doc: RoffDoc,
    manual: &'a Manual<'a>,
    page: usize,
    parsed: &'a Parsed<'a>,
    /// Whether no text has been written since the last heading or tag. A paragraph macro is then left out.
    fresh: bool,
    /// The number of columns by which blocks are indented beyond the text.
    indent: usize,
    /// Whether the items of a list follow each other without a blank line.
    close_items: bool,
    /// Pages that the text names with their section.
    named: BTreeSet<usize>,
    /// Pages to which this page refers by words other than their names, in order.
    others: Vec<usize>,
    /// The numbers of the footnotes of this section.
    notes: HashMap<&'a str, usize>,
    note_count: usize,
    note_bodies: Vec<(&'a str, &'a [Block])>,
}

/// The position of a section on a man page; `None` if it is not fixed. A section without a fixed position follows the
/// section before it.
fn rank(title: &str) -> Option<u8> {
    Some(match title.trim().to_ascii_lowercase().as_str() {
        "synopsis" => 1,
        "description" => 2,
        "parameters" | "arguments" => 3,
        "options" => 4,
        "exit status" => 5,
        "return value" | "return values" | "returns" => 6,
        "errors" => 7,
        "environment" => 8,
        "files" => 9,
        "attributes" => 10,
        "versions" => 11,
        "conforming to" | "standards" => 12,
        "rules" => 13,
        "notes" | "note" => 14,
        "caveats" => 15,
        "bugs" => 16,
        "example" | "examples" => 17,
        "common mistakes" => 18,
        "see also" | "also see" => 19,
        "history" => 20,
        "authors" | "author" => 21,
        "reporting bugs" => 22,
        "copyright" => 23,
        _ => return None,
    })
}

const RULES: u8 = 13;
const EXAMPLES: u8 = 17;
const SEE_ALSO: u8 = 19;

impl<'a> Writer<'a> {
    fn new(manual: &'a Manual<'a>, page: usize, parsed: &'a Parsed<'a>) -> Self {
        Writer {
            doc: RoffDoc::new(),
            manual,
            page,
            parsed,
            fresh: true,
            indent: 0,
            close_items: false,
            named: BTreeSet::new(),
            others: Vec::new(),
            notes: HashMap::new(),
            note_count: 0,
            note_bodies: Vec::new(),
        }
    }

    fn page(&mut self) {
        let manual = self.manual;
        let record = manual.pages[self.page];
        let meta = manual.meta;
        let name = manual.man_name(self.page);
        let title = [meta.title.as_str(), manual.edition.as_str()].join(" ");
        let release = if meta.release.is_empty() { title.trim() } else { &meta.release };
        let own = &record.imprint;
        self.doc.title(
            name,
            manual.title_section(self.page),
            own.date.as_deref().unwrap_or(&meta.date),
            own.release.as_deref().unwrap_or(release),
            own.manual.as_deref().unwrap_or(&meta.manual),
        );
        // Words are never hyphenated. groff reads this register again at each heading.
        self.doc.request_with("nr", &["HY", "0"]);
        self.doc.request("nh");
        self.doc.request_with("ad", &["l"]);
        self.name_line();
        self.synopsis();

        let mut sections: Vec<(u8, usize)> = Vec::new();
        let all: Vec<_> = manual.sections(self.parsed).collect();
        let mut last = 2;
        for (at, (section, _)) in all.iter().enumerate() {
            // If a section without a fixed position follows COMMON MISTAKES or a later section in a record, it is moved
            // before COMMON MISTAKES.
            last = rank(&section.title).unwrap_or(last.min(EXAMPLES));
            sections.push((last, at));
        }
        sections.sort();
        // SEE ALSO also lists the pages to which the sections after it refer.
        for (_, at) in sections.iter().filter(|(rank, _)| *rank > SEE_ALSO) {
            for_each_standing_block(all[*at].1, manual.edition, &mut |block| {
                for_own_inlines(block, manual.edition, &mut |inline| {
                    if let Inline::Link { target, content } = inline {
                        self.link(Font::Roman, target, content, &mut Vec::new());
                    }
                });
            });
        }
        // The parts generated from the record. Each is written before the first section with a higher rank.
        let mut made = [RULES, EXAMPLES, SEE_ALSO].into_iter().peekable();
        let mut see_also: Vec<&'a [Block]> = Vec::new();
        let mut heading = String::new();
        for (rank, at) in sections {
            let (section, body) = all[at];
            while let Some(part) = made.next_if(|part| *part < rank) {
                self.made(part, false, &see_also);
            }
            let title = upper_case(&section.title);
            if title == "SEE ALSO" || title == "ALSO SEE" {
                see_also.push(body);
                continue;
            }
            // Adjacent sections of the same name are merged, unless the first has subsections: the text of the second
            // would become part of the last subsection.
            if title != heading || title.is_empty() {
                self.section_heading(if title.is_empty() { "DESCRIPTION" } else { &title });
                heading = title;
            }
            self.blocks(body);
            self.flush_notes();
            if rank == EXAMPLES
                && heading.starts_with("EXAMPLE")
                && made.next_if_eq(&rank).is_some()
            {
                self.made(rank, true, &[]);
            }
            if body.iter().any(|block| matches!(block, Block::Heading { .. })) {
                heading.clear();
            }
        }
        for part in made {
            self.made(part, false, &see_also);
        }
        self.imprint(record.copyright.as_deref());
    }

    /// Writes a part generated from the record.
    fn made(&mut self, part: u8, under_heading: bool, see_also: &[&'a [Block]]) {
        match part {
            RULES => self.rules(),
            EXAMPLES => self.examples(under_heading),
            _ => self.see_also(see_also),
        }
    }

    fn section_heading(&mut self, title: &str) {
        self.doc.heading("SH", &[title]);
        self.fresh = true;
    }

    /// Writes `title, other names \- summary` on one line, for lexgrog and makewhatis.
    fn name_line(&mut self) {
        let manual = self.manual;
        let record = manual.pages[self.page];
        self.section_heading("NAME");
        let names = manual.names_in_title(self.page);
        // A title that cannot be the name of a man page is still printed.
        let summary = if super::is_man_name(&record.title) {
            record.summary.clone()
        } else {
            format!("{}: {}", record.title, record.summary)
        };
        self.doc.name_line(&names.join(", "), &clman_record::prose::collapse_space(&summary));
        self.fresh = false;
    }

    fn synopsis(&mut self) {
        let mut before: Option<&'a str> = None;
        for synopsis in self.manual.synopsis(self.page) {
            match before {
                None => {
                    self.section_heading("SYNOPSIS");
                    self.doc.request("nf");
                }
                // One-line declarations are grouped. Longer declarations are separated.
                Some(before) if before.contains('\n') || synopsis.code.contains('\n') => {
                    self.doc.verbatim(Font::Bold, "");
                }
                Some(_) => {}
            }
            before = Some(&synopsis.code);
            for line in synopsis.code.lines() {
                self.doc.verbatim(Font::Bold, line);
            }
            for (_, target) in &synopsis.links {
                self.refer(target);
            }
        }
        if before.is_some() {
            self.doc.request("fi");
            self.fresh = false;
        }
    }

    fn rules(&mut self) {
        let manual = self.manual;
        let page = self.parsed;
        let (mut first, mut sections) = (true, false);
        for (rule, text) in page.record.rules.iter().zip(&page.rules) {
            if !rule.editions.contains(manual.edition) {
                continue;
            }
            if first {
                self.section_heading("RULES");
                first = false;
            }
            sections |= rule.spec.is_some();
            self.rule(rule, text);
        }
        if !first {
            if let Some(url) = manual.specification().filter(|_| sections) {
                self.paragraph();
                let text = format!("The sections are those of the specification, <{url}>.");
                self.text(&[Run::Text(Font::Roman, text)]);
            }
            for (at, run) in manual.recorded_runs().enumerate() {
                match at {
                    0 => self.paragraph(),
                    _ => self.doc.request("br"),
                }
                self.text(&[
                    Run::Text(Font::Bold, run.short().to_string()),
                    Run::Text(Font::Roman, format!(": {}", run.imprint())),
                ]);
            }
        }
    }

    fn rule(&mut self, rule: &Rule, text: &'a [Inline]) {
        self.term(true, vec![Run::Text(Font::Bold, rule.id.clone())]);
        let mut runs = self.runs(text);
        let mut about = Vec::new();
        if let Some(note) = range_note(rule.editions, self.manual.edition.all()) {
            about.push(note);
        }
        about.extend(self.manual.needs(rule).map(|name| format!("needs {name}")));
        if let Some(spec) = &rule.spec {
            about.push(format!("specification {}", spec.section));
        }
        about.extend(super::examples_note(self.manual, self.parsed.record, &rule.id));
        about.extend(self.manual.seen_note(self.page, &rule.id).map(String::from));
        if !about.is_empty() {
            push_code(&mut runs, &format!(" ({})", about.join("; ")));
        }
        self.text_in(7, &runs);
        self.fresh = false;
    }

    fn examples(&mut self, under_heading: bool) {
        let manual = self.manual;
        let mut first = !under_heading;
        for example in &manual.pages[self.page].examples {
            if !example.shown || !example.editions.contains(manual.edition) {
                continue;
            }
            if first {
                self.section_heading("EXAMPLES");
                first = false;
            }
            self.paragraph();
            self.doc.text(&example_caption(example), LINE);
            self.listing(&example.code);
            self.message(&example.code);
        }
    }

    /// Writes the checker's message about a listing, if it is rejected.
    fn message(&mut self, listing: &str) {
        let Some(rejection) = self.manual.rejection(self.page, self.parsed, listing) else {
            return;
        };
        let mut runs = Vec::new();
        push(&mut runs, Font::Roman, &format!("line {}: ", rejection.line));
        push_code(&mut runs, &rejection.message);
        push(&mut runs, Font::Roman, &format!(" [{}]", rejection.code));
        self.indented(4, |writer| {
            writer.paragraph();
            writer.text(&runs);
        });
    }

    fn imprint(&mut self, own_copyright: Option<&str>) {
        let manual = self.manual;
        if let Some(copyright) = own_copyright {
            // If the copyright has several paragraphs, those after the first are the page's own licence.
            let licence = if copyright.contains("\n\n") { "" } else { &manual.meta.licence };
            return self.write_imprint(copyright, licence);
        }
        let imprint = manual.man_imprint.get_or_init(|| {
            let mut writer = Writer::new(manual, self.page, self.parsed);
            writer.write_imprint(&manual.meta.copyright, &manual.meta.licence);
            writer.doc.into_part()
        });
        self.doc.part(imprint);
    }

    fn write_imprint(&mut self, copyright: &str, licence: &str) {
        let meta = self.manual.meta;
        if !meta.author.trim().is_empty() {
            self.section_heading("AUTHORS");
            self.plain(meta.author.trim());
        }
        let copyright = copyright.trim();
        let licence = licence.trim();
        if copyright.is_empty() && licence.is_empty() {
            return;
        }
        self.section_heading("COPYRIGHT");
        for paragraph in copyright.split("\n\n").filter(|p| !p.trim().is_empty()) {
            self.paragraph();
            self.plain(paragraph);
        }
        // A short licence is a name, and a longer one is the licence's text.
        if !licence.is_empty() && !copyright.contains(licence) {
            let is_name = licence.chars().count() <= 60 && !licence.contains('\n');
            for paragraph in licence.split("\n\n").filter(|p| !p.trim().is_empty()) {
                self.paragraph();
                if is_name {
                    self.plain(&format!("Licence: {paragraph}"));
                } else {
                    self.plain(paragraph);
                }
            }
        }
    }

    fn plain(&mut self, text: &str) {
        let text = clman_record::prose::collapse_space(text);
        self.doc.text(&[Run::Text(Font::Roman, text)], LINE);
        self.fresh = false;
    }

    /// Writes the text of the record's own SEE ALSO sections, then the entries of the record's `see_also` list, then
    /// every page to which the text refers by words other than the page's name, so that no cross-reference is lost.
    fn see_also(&mut self, bodies: &[&'a [Block]]) {
        let manual = self.manual;
        let mut entries: Vec<Vec<Run>> = Vec::new();
        let mut listed: Vec<usize> = Vec::new();
        let reference = |page: usize| {
            vec![
                Run::Text(Font::Bold, manual.man_name(page).to_string()),
                Run::Text(Font::Roman, format!("({})", manual.title_section(page))),
            ]
        };
        for entry in manual.see_also(self.parsed) {
            match (manual.resolve(target_page(&entry.target)), &entry.content) {
                (Some(page), content) => {
                    if let Some(content) = content {
                        let text = clman_record::prose::plain_text_of(content);
                        if let Some((name, section)) = self.named_section(&text, page) {
                            // The page may be listed under several names.
                            match name == manual.man_name(page) {
                                true => listed.push(page),
                                false => _ = self.named.insert(page),
                            }
                            entries.push(vec![
                                Run::Text(Font::Bold, name.to_string()),
                                Run::Text(Font::Roman, format!("({section})")),
                            ]);
                            continue;
                        }
                        entries.push(self.runs_in(Font::Bold, content));
                    }
                    if content.is_some() {
                        self.other(page);
                    } else if page != self.page && !listed.contains(&page) {
                        listed.push(page);
                        entries.push(reference(page));
                    }
                }
                (None, Some(content)) => entries.push(self.runs(content)),
                (None, None) => {
                    entries.push(vec![Run::Text(Font::Roman, entry.target.clone())]);
                }
            }
        }
        // The text of the record's own SEE ALSO section may refer to pages too, so it is rendered before the pages are
        // listed.
        let heading = !entries.is_empty() || !bodies.is_empty();
        if heading {
            self.section_heading("SEE ALSO");
        }
        for body in bodies {
            self.blocks(body);
            self.flush_notes();
        }
        for page in std::mem::take(&mut self.others) {
            if page != self.page && !listed.contains(&page) && !self.named.contains(&page) {
                listed.push(page);
                entries.push(reference(page));
            }
        }
        if entries.is_empty() {
            return;
        }
        if !heading {
            self.section_heading("SEE ALSO");
        }
        let mut runs: Vec<Run> = Vec::new();
        for (at, entry) in entries.into_iter().enumerate() {
            if at > 0 {
                runs.push(Run::Text(Font::Roman, ", ".into()));
            }
            runs.extend(entry);
        }
        self.paragraph();
        self.doc.text(&runs, LINE);
    }

    // The functions that write blocks.

    fn blocks(&mut self, blocks: &'a [Block]) {
        for block in blocks {
            self.block(block);
        }
    }

    fn block(&mut self, block: &'a Block) {
        match block {
            Block::Paragraph(content) => {
                let runs = self.runs(content);
                self.paragraph();
                self.text(&runs);
            }
            Block::Heading { level, content, .. } => {
                let runs = self.runs(content);
                let nested = self.indent > 0;
                if *level <= 2 && !nested {
                    self.doc.heading("SS", &[&runs_text(&runs)]);
                    self.fresh = true;
                } else {
                    self.paragraph();
                    let text = runs_text(&runs);
                    self.text(&[Run::Text(Font::Bold, text)]);
                }
            }
            Block::Code(code) => self.code(code),
            Block::List { start, tight, items } => self.list(*start, *tight, items),
            Block::Definitions(definitions) => {
                for definition in definitions {
                    self.definition(definition);
                }
            }
            Block::Quote { alert, content } => {
                self.indented(4, |writer| {
                    let mut rest: &'a [Block] = content;
                    if let Some(alert) = alert {
                        let label = alert.label();
                        let mut runs = Vec::new();
                        if let Some((Block::Paragraph(first), after)) = content.split_first() {
                            runs = writer.runs(first);
                            rest = after;
                        }
                        let said = runs_text(&runs).to_lowercase();
                        if !said.starts_with(&format!("{}:", label.to_lowercase())) {
                            runs.insert(0, Run::Text(Font::Roman, " ".into()));
                            runs.insert(0, Run::Text(Font::Bold, format!("{label}:")));
                        }
                        writer.paragraph();
                        writer.text(&runs);
                    }
                    writer.blocks(rest);
                });
            }
            Block::Table(table) => self.table(table),
            Block::Footnote { label, content } => self.note_bodies.push((label, content)),
            Block::Rule => {
                self.paragraph();
                self.text(&[Run::Text(Font::Roman, "* * *".into())]);
            }
            Block::Editions { range, content } => {
                if range.contains(self.manual.edition) {
                    self.block(content);
                }
            }
        }
    }

    /// Starts a paragraph, unless one was just started.
    fn paragraph(&mut self) {
        if !self.fresh {
            self.close_items_are(false);
            self.doc.request("PP");
        }
        self.fresh = true;
    }

    fn text(&mut self, runs: &[Run]) {
        self.text_in(0, runs);
    }

    fn text_in(&mut self, further: usize, runs: &[Run]) {
        self.doc.text(runs, LINE.saturating_sub(self.indent + further).max(20));
        self.fresh = false;
    }

    /// Indents the output of `write` by `columns`.
    fn indented(&mut self, columns: usize, write: impl FnOnce(&mut Self)) {
        let fresh = self.fresh;
        self.doc.request_with("RS", &[&columns.to_string()]);
        self.indent += columns;
        self.fresh = fresh;
        write(self);
        self.indent -= columns;
        self.doc.request("RE");
        self.fresh = false;
    }

    fn code(&mut self, code: &CodeBlock) {
        for (_, target) in code.fence().links() {
            self.refer(target);
        }
        self.listing(&code.text);
        if is_rejected(&code.fence()) {
            self.message(&code.text);
        }
    }

    fn listing(&mut self, text: &str) {
        self.paragraph();
        // A wide listing is not indented, because it may fit the line without an indentation.
        let widest = text.lines().map(|line| line.chars().count()).max().unwrap_or(0);
        let indent = widest + 4 + self.indent <= LINE + 1;
        if indent {
            self.doc.request_with("in", &["+4n"]);
        }
        self.doc.request("EX");
        for line in text.lines() {
            self.doc.verbatim(Font::Roman, line);
        }
        self.doc.request("EE");
        if indent {
            self.doc.request("in");
        }
        self.fresh = false;
    }

    /// Sets whether items of a list follow each other without a blank line.
    fn close_items_are(&mut self, close: bool) {
        if self.close_items != close {
            self.close_items = close;
            if close {
                self.doc.request_with("PD", &["0"]);
            } else {
                self.doc.request("PD");
            }
        }
    }

    fn list(&mut self, start: Option<u64>, tight: bool, items: &'a [Vec<Block>]) {
        let outer_close = self.close_items;
        let last = start.unwrap_or(0).saturating_add(items.len() as u64);
        let width = if start.is_some() { last.to_string().len() + 2 } else { 2 };
        for (at, item) in items.iter().enumerate() {
            self.close_items_are(if at == 0 { outer_close && tight } else { tight });
            let mark = match start {
                Some(start) => format!("{}.", start.saturating_add(at as u64)),
                None => "\\(bu".to_string(),
            };
            self.doc.request_with("IP", &[&mark, &width.to_string()]);
            self.item(width, item);
        }
        self.close_items_are(outer_close);
    }

    /// Writes the content of an item or a definition after its mark.
    fn item(&mut self, width: usize, blocks: &'a [Block]) {
        let mut blocks = Standing { blocks, edition: self.manual.edition };
        // A block other than a paragraph starts on the line after the mark.
        self.fresh = true;
        if let Some(Block::Paragraph(content)) = blocks.first() {
            let runs = self.runs(content);
            self.text_in(width, &runs);
            blocks.skip();
        }
        if !blocks.is_empty() {
            self.indented(width, |writer| writer.blocks(blocks.blocks));
        }
        self.fresh = false;
    }

    fn definition(&mut self, definition: &'a Definition) {
        for (at, term) in definition.terms.iter().enumerate() {
            let runs = self.runs(term);
            self.term(at == 0, runs);
        }
        let mut bodies = definition.bodies.iter();
        match bodies.next() {
            Some(body) if !body.is_empty() => self.item(7, body),
            _ => self.doc.text(&[], LINE),
        }
        for body in bodies {
            self.indented(7, |writer| writer.blocks(body));
        }
        self.fresh = false;
    }

    /// Writes the tag of a paragraph: the first tag, or a further one.
    fn term(&mut self, first: bool, mut runs: Vec<Run>) {
        self.close_items_are(false);
        if first {
            // Without an explicit width, the width of the previous list would apply.
            self.doc.request_with("TP", &["7"]);
        } else {
            self.doc.request("TQ");
        }
        for run in &mut runs {
            if *run == Run::Break {
                *run = Run::Text(Font::Roman, " ".into());
            }
        }
        self.text(&runs);
    }

    fn flush_notes(&mut self) {
        for (label, content) in std::mem::take(&mut self.note_bodies) {
            let number = self.note_number(label);
            self.term(true, vec![Run::Text(Font::Roman, format!("[{number}]"))]);
            self.item(7, content);
        }
        self.notes.clear();
    }

    fn note_number(&mut self, label: &'a str) -> usize {
        let count = &mut self.note_count;
        *self.notes.entry(label).or_insert_with(|| {
            *count += 1;
            *count
        })
    }

    // The functions that write inlines.

    fn runs(&mut self, content: &'a [Inline]) -> Vec<Run> {
        self.runs_in(Font::Roman, content)
    }

    fn runs_in(&mut self, font: Font, content: &'a [Inline]) -> Vec<Run> {
        let mut runs = Vec::with_capacity(content.len());
        self.push_runs(font, content, &mut runs);
        runs
    }

    fn push_runs(&mut self, font: Font, content: &'a [Inline], runs: &mut Vec<Run>) {
        for inline in content {
            match inline {
                Inline::Text(text) => push(runs, font, text),
                Inline::Code(text) => push(runs, Font::Bold, text),
                Inline::Emphasis(content) => self.push_runs(Font::Italic, content, runs),
                Inline::Strong(content) => self.push_runs(Font::Bold, content, runs),
                Inline::Strikethrough(content) => {
                    push(runs, font, "~~");
                    self.push_runs(font, content, runs);
                    push(runs, font, "~~");
                }
                Inline::Superscript(content) => {
                    let inner = self.runs_in(font, content);
                    let group = runs_text(&inner).contains(' ');
                    push(runs, font, if group { "^(" } else { "^" });
                    runs.extend(inner);
                    if group {
                        push(runs, font, ")");
                    }
                }
                Inline::Subscript(content) => self.push_runs(font, content, runs),
                Inline::Link { target, content } => self.link(font, target, content, runs),
                Inline::Note(label) => {
                    let number = self.note_number(label);
                    push(runs, Font::Roman, &format!("[{number}]"));
                }
                Inline::Math(math) => push(runs, font, &math.line()),
                Inline::HardBreak => runs.push(Run::Break),
                Inline::Editions { range, content } => {
                    if range.contains(self.manual.edition) {
                        self.push_runs(font, content, runs);
                    }
                }
            }
        }
    }

    fn link(&mut self, font: Font, target: &'a str, content: &'a [Inline], runs: &mut Vec<Run>) {
        match self.manual.reference(self.page, target) {
            Reference::Page { page, .. } if page == self.page => {
                // The target is a place on this page. The words suffice, and names remain bold.
                self.push_runs(font, content, runs);
            }
            Reference::Page { page, .. } => {
                let inner = self.runs_in(Font::Bold, content);
                let text = runs_text(&inner);
                if let Some((name, section)) = self.named_section(&text, page) {
                    self.named.insert(page);
                    push(runs, Font::Bold, name);
                    push(runs, Font::Roman, &format!("({section})"));
                } else {
                    self.other(page);
                    runs.extend(inner);
                }
            }
            Reference::Absent | Reference::Spec => self.push_runs(font, content, runs),
            Reference::Url(url) => {
                let inner = self.runs_in(font, content);
                let shown = runs_text(&inner);
                runs.extend(inner);
                let short = |s: &str| {
                    let s = s.strip_prefix("mailto:").unwrap_or(s);
                    s.trim_end_matches('/').split_once("://").map_or(s, |(_, s)| s).to_string()
                };
                if short(&shown).trim_end_matches('/') != short(url).trim_end_matches('/') {
                    push(runs, Font::Roman, &format!(" <{url}>"));
                }
            }
        }
    }

    /// The name and the section that the text of a reference to `page` prints: `rpc` prints the section of the page,
    /// and `rpc(3)` prints its own. `None` for other texts.
    fn named_section<'t>(&self, text: &'t str, page: usize) -> Option<(&'t str, &'t str)>
    where
        'a: 't,
    {
        let is_name = |name| self.manual.man_page(name, self.manual.section(page)) == Some(page);
        if is_name(text) {
            return Some((text, self.manual.title_section(page)));
        }
        let (name, section) = split_section(text);
        section.filter(|_| is_name(name)).map(|section| (name, section))
    }

    /// Records that a word of a listing refers to the page `target`.
    fn refer(&mut self, target: &str) {
        if let Reference::Page { page, .. } = self.manual.reference(self.page, target) {
            self.other(page);
        }
    }

    fn other(&mut self, page: usize) {
        if !self.others.contains(&page) {
            self.others.push(page);
        }
    }
}

fn push(runs: &mut Vec<Run>, font: Font, text: &str) {
    match runs.last_mut() {
        Some(Run::Text(last, before)) if *last == font => before.push_str(text),
        _ => runs.push(Run::Text(font, text.to_string())),
    }
}

/// A list of blocks. Blocks at its start that do not apply to the edition are skipped.
struct Standing<'a> {
    blocks: &'a [Block],
    edition: clman_record::Edition,
}

impl<'a> Standing<'a> {
    /// The first block that applies to the edition, unwrapped.
    fn first(&mut self) -> Option<&'a Block> {
        loop {
            let mut block = self.blocks.first()?;
            let mut stands = true;
            while let Block::Editions { range, content } = block {
                stands &= range.contains(self.edition);
                block = content;
            }
            if stands {
                return Some(block);
            }
            self.skip();
        }
    }

    fn skip(&mut self) {
        self.blocks = self.blocks.get(1..).unwrap_or(&[]);
    }

    fn is_empty(&mut self) -> bool {
        self.first().is_none()
    }
}

/// The page's name in a target: the text before `#`.
fn target_page(target: &str) -> &str {
    target.split('#').next().unwrap_or(target)
}

/// The caption of an example.
fn example_caption(example: &Example) -> Vec<Run> {
    let title = title_of(example);
    let mut runs = Vec::new();
    push_code(&mut runs, &title);
    let mut about: Vec<String> = caption_notes(example).map(String::from).collect();
    if !example.proves.is_empty() {
        about.push(format!("shows {}", example.proves.join(", ")));
    }
    if !about.is_empty() {
        push(&mut runs, Font::Roman, &format!(" ({})", about.join("; ")));
    }
    push(&mut runs, Font::Roman, ":");
    runs
}

/// Appends plain text in which backticks mark code.
fn push_code(runs: &mut Vec<Run>, text: &str) {
    for (at, part) in text.split('`').enumerate() {
        push(runs, if at % 2 == 1 { Font::Bold } else { Font::Roman }, part);
    }
}

/// A heading in capitals. Names keep their case: `clFinish`, `float4`, `CL_A`.
fn upper_case(title: &str) -> String {
    let mut out = String::with_capacity(title.len());
    for (at, word) in clman_record::prose::collapse_space(title).split(' ').enumerate() {
        if at > 0 {
            out.push(' ');
        }
        let capital_inside = word.chars().skip(1).any(char::is_uppercase);
        let is_name = word.contains('_')
            || (capital_inside && word.chars().any(char::is_lowercase))
            || (word.chars().any(char::is_alphabetic) && word.chars().any(|c| c.is_ascii_digit()));
        if is_name {
            out.push_str(word);
        } else {
            out.push_str(&word.to_uppercase());
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headings_keep_names() {
        assert_eq!(upper_case("Return value of clFinish"), "RETURN VALUE OF clFinish");
        assert_eq!(upper_case("Notes"), "NOTES");
        assert_eq!(upper_case("Using float4 and CL_A"), "USING float4 AND CL_A");
    }
}
