//! HTML: a page that is readable without a script and without its stylesheet.
//!
//! This module writes the content of a page, directly into one string. The frame of the page (head, navigation, foot)
//! is a template, which `pages.rs` fills in. Links are relative to the page's own folder, so that a site works from
//! `file://` and under any path. The text contains no inline styles or scripts, as a strict Content-Security-Policy
//! requires.

use super::highlight::{Token, tokens};
use super::manual::{Manual, Parsed, Reference, for_each_standing_block};
use super::rejections::is_rejected;
use super::{Place, plain_length, range_note, title_of, verdict_note, work_items_note};
use clman_record::prose::{
    Alert, Align, Block, CodeBlock, Definition, Inline, Table, collapse_space, limited,
    plain_text_of,
};
use clman_record::{EditionRange, Example, Rule, write_launch_file};
use rustc_hash::{FxHashMap, FxHashSet};

/// The file name of the page `name`. If the name is reserved for one of the site's own files ([`OWN`]), `-page` is
/// appended to it.
pub fn file_name(name: &str) -> String {
    let mut file = stem(name);
    file.push_str(".html");
    file
}

/// The file name of the page `name`, without the extension.
pub fn stem(name: &str) -> String {
    // The lists of names and of topics continue in `names-2`, `names-3`.
    let word = name.trim_end_matches(|c: char| c.is_ascii_digit());
    let word = if word.len() < name.len() { word.strip_suffix('-').unwrap_or(name) } else { name };
    // Reserves space for the characters that may be added to the name.
    let mut stem = String::with_capacity(name.len() + 16);
    stem.push_str(name);
    if OWN.iter().any(|own| own.eq_ignore_ascii_case(word)) {
        stem.push_str("-page");
    }
    stem
}

/// The reserved file names: lists, the search, the evidence, and the playground.
pub const OWN: [&str; 8] =
    ["index", "names", "topics", "search", "rules", "verified", "functions", "playground"];

/// The content of a page without its frame.
#[derive(Debug)]
pub struct Article {
    /// The sections, as HTML.
    pub content: String,
    /// The headings of the page, for the table of contents.
    pub contents: Vec<Heading>,
    /// Whether the page has a part that most pages do not have: rules, examples, edition-limited parts, programs, or an
    /// alert other than a note.
    pub has_more: bool,
    /// The examples that are not shown in the text, as HTML for separate files. They are separate if they
    /// would make the page too large.
    pub examples: Vec<String>,
}

/// The folder of separate files of examples, in the folder of their edition.
pub const EXAMPLES: &str = "examples/";

/// The name of the file number `at` (from 0) of the examples of the page `name`.
pub fn examples_file(name: &str, at: usize) -> String {
    match at {
        0 => file_name(name),
        _ => format!("{}-{}.html", stem(name), at + 1),
    }
}

/// The size from which the examples of a page are moved to separate files, in bytes. With everything that a
/// browser loads, a page stays below 100 KB.
const LARGEST: usize = 56 << 10;

/// A heading of a page.
#[derive(Clone, Debug, serde::Serialize)]
pub struct Heading {
    /// The id of the link target.
    pub id: String,
    /// The text.
    pub text: String,
    /// The level: 2 or 3.
    pub level: u8,
}

/// Renders the text of the page `page` of `manual`, parsed as `parsed`. `code_page` returns the link to the
/// page of a diagnostic code, if the site has one.
pub fn article(
    manual: &Manual<'_>,
    page: usize,
    parsed: &Parsed<'_>,
    code_page: &dyn Fn(&str) -> Option<String>,
) -> Article {
    let write = |apart| {
        let mut writer = Writer::new(manual, page, parsed, code_page);
        writer.apart = apart;
        writer.body();
        writer
    };
    let mut writer = write(false);
    if writer.out.len() > LARGEST && writer.hides_examples() {
        writer = write(true);
    }
    Article {
        content: writer.out,
        contents: writer.contents,
        has_more: writer.has_more,
        examples: writer.files,
    }
}

struct Writer<'a> {
    manual: &'a Manual<'a>,
    page: usize,
    parsed: &'a Parsed<'a>,
    code_page: &'a dyn Fn(&str) -> Option<String>,
    out: String,
    /// Whether the examples that the text does not show are written to separate files.
    apart: bool,
    /// The separate files.
    files: Vec<String>,
    /// The relative path from the file being written to the folder of the page.
    up: &'static str,
    /// The ids in use on the page.
    ids: FxHashSet<String>,
    /// The last number appended to each id.
    id_counts: FxHashMap<String, usize>,
    /// The ids given in the record, which are reserved.
    reserved: FxHashSet<&'a str>,
    /// Whether the position is inside a link, which cannot contain another link.
    in_link: bool,
    contents: Vec<Heading>,
    has_more: bool,
    /// The current section, which identifies footnotes.
    section: usize,
    /// The level of the last heading.
    level: u8,
    table_count: usize,
    note_count: usize,
    notes: FxHashMap<(usize, &'a str), (usize, usize)>,
    note_bodies: Vec<(usize, &'a str, &'a [Block])>,
}

impl<'a> Writer<'a> {
    /// A range of editions in words; `None` for all editions.
    fn note(&self, range: EditionRange) -> Option<String> {
        range_note(range, self.manual.edition.all())
    }

    fn new(
        manual: &'a Manual<'a>,
        page: usize,
        parsed: &'a Parsed<'a>,
        code_page: &'a dyn Fn(&str) -> Option<String>,
    ) -> Self {
        Writer {
            manual,
            page,
            parsed,
            code_page,
            out: String::with_capacity(16 << 10),
            apart: false,
            files: Vec::new(),
            up: "",
            ids: FxHashSet::default(),
            id_counts: FxHashMap::default(),
            reserved: FxHashSet::default(),
            in_link: false,
            contents: Vec::new(),
            has_more: false,
            section: 0,
            level: 2,
            table_count: 0,
            note_count: 0,
            notes: FxHashMap::default(),
            note_bodies: Vec::new(),
        }
    }

    fn body(&mut self) {
        let manual = self.manual;
        self.reserve_ids();
        let mut synopsis = manual.synopsis(self.page).peekable();
        if synopsis.peek().is_some() {
            let id = self.free_id("synopsis");
            self.open_section(&id, "Synopsis", None);
            for part in synopsis {
                let links: Vec<(&str, &str)> =
                    part.links.iter().map(|(word, page)| (word.as_str(), page.as_str())).collect();
                self.out.push_str("<pre class=\"synopsis\" tabindex=\"0\"><code>");
                self.highlighted(&part.language, &part.code, &links);
                self.out.push_str("</code></pre>\n");
            }
            self.out.push_str("</section>\n");
        }
        self.sections(Place::First);
        self.rules();
        self.examples();
        self.sections(Place::Mistakes);
        self.see_also();
        self.sections(Place::History);
        self.footnotes();
    }

    fn sections(&mut self, place: Place) {
        let manual = self.manual;
        for (section, body) in manual.sections_at(self.parsed, place) {
            self.section += 1;
            let id = self.own_id(&section.id);
            self.open_section(&id, &section.title, self.note(section.editions).as_deref());
            self.blocks(body);
            self.out.push_str("</section>\n");
        }
    }

    /// Collects the ids that references can target.
    fn reserve_ids(&mut self) {
        let manual = self.manual;
        let record = manual.pages[self.page];
        for (section, body) in manual.sections(self.parsed) {
            self.reserved.insert(&section.id);
            for_each_standing_block(body, manual.edition, &mut |block| match block {
                Block::Heading { id: Some(id), .. } => {
                    self.reserved.insert(id);
                }
                Block::Code(code) => self.reserved.extend(code.fence().get("id")),
                _ => {}
            });
        }
        let rules = record.rules.iter().filter(|r| r.editions.contains(manual.edition));
        self.reserved.extend(rules.map(|r| r.id.as_str()));
        let examples = record.examples.iter().filter(|e| e.editions.contains(manual.edition));
        self.reserved.extend(examples.map(|e| e.id.as_str()));
    }

    /// An id given in the record. A number is appended to a duplicate.
    fn own_id(&mut self, id: &str) -> String {
        if !self.ids.contains(id) && !id.contains(char::is_whitespace) && !id.is_empty() {
            self.ids.insert(id.to_string());
            return id.to_string();
        }
        self.free_id(id)
    }

    /// An id for a part without an id in the record.
    fn free_id(&mut self, id: &str) -> String {
        let base: String = id.chars().map(|c| if c.is_whitespace() { '-' } else { c }).collect();
        let base = if base.is_empty() { "part".to_string() } else { base };
        let mut id = base.clone();
        let mut count = self.id_counts.get(&base).copied().unwrap_or(1);
        while self.ids.contains(&id) || self.reserved.contains(id.as_str()) {
            count += 1;
            id = format!("{base}-{count}");
        }
        if count > 1 {
            self.id_counts.insert(base, count);
        }
        self.ids.insert(id.clone());
        id
    }

    fn open_section(&mut self, id: &str, title: &str, note: Option<&str>) {
        let title = collapse_space(title);
        self.level = 2;
        self.out.push_str("<section aria-labelledby=\"");
        self.escape(id);
        self.out.push_str("\">\n<div class=\"heading\"><h2 id=\"");
        self.escape(id);
        self.out.push_str("\">");
        self.escape(&title);
        if let Some(note) = note {
            self.out.push_str(" <span class=\"badge\">");
            self.escape(note);
            self.out.push_str("</span>");
        }
        self.out.push_str("</h2>");
        self.permalink(id, &title);
        self.out.push_str("</div>\n");
        self.contents.push(Heading { id: id.to_string(), text: title, level: 2 });
    }

    /// Writes, after a heading, a link to this heading. Inside the heading, the link would be part of the name that
    /// screen readers say.
    fn permalink(&mut self, id: &str, title: &str) {
        self.out.push_str(" <a href=\"#");
        self.push_url(id);
        self.out.push_str("\" aria-label=\"Link to ");
        self.escape(title);
        self.out.push_str("\">#</a>");
    }

    fn badge(&mut self, text: &str) {
        self.out.push_str("<span class=\"badge\">");
        self.escape(text);
        self.out.push_str("</span>\n");
    }

    fn rules(&mut self) {
        let manual = self.manual;
        let page = self.parsed;
        let mut first = true;
        let files = if self.apart { self.example_files() } else { FxHashMap::default() };
        for (rule, text) in page.record.rules.iter().zip(&page.rules) {
            if !rule.editions.contains(manual.edition) {
                continue;
            }
            if first {
                self.has_more = true;
                let id = self.free_id("rules");
                self.open_section(&id, "Rules", None);
                self.out.push_str("<ul class=\"rules\">\n");
                first = false;
            }
            let id = self.own_id(&rule.id);
            self.out.push_str("<li id=\"");
            self.escape(&id);
            self.out.push_str("\" class=\"rule\">\n<p class=\"rule-text\">");
            self.inlines(text);
            self.out.push_str("</p>\n<p class=\"rule-about\"><a class=\"rule-id\" href=\"#");
            self.push_url(&id);
            self.out.push_str("\">");
            self.escape(&rule.id);
            self.out.push_str("</a> ");
            self.badge(rule.kind.as_str());
            if let Some(note) = self.note(rule.editions) {
                self.badge(&note);
            }
            for feature in self.manual.needs(rule) {
                self.out.push_str("<span class=\"badge\">needs <code>");
                self.escape(feature);
                self.out.push_str("</code></span>\n");
            }
            if let Some(spec) = &rule.spec {
                self.out.push_str("<span class=\"spec\">specification ");
                let linked = match manual.section_url(spec) {
                    Some(url) => self.open_link(Reference::Url(&url)),
                    None => false,
                };
                self.escape(&spec.section);
                self.close_link(linked);
                self.out.push_str(", ");
                self.escape(&spec.title);
                self.out.push_str("</span>\n");
            }
            self.out.push_str("</p>\n");
            if let Some(note) = manual.seen_note(self.page, &rule.id) {
                self.out.push_str("<p class=\"verified\">");
                self.inline_text(note);
                self.out.push_str("</p>\n");
            }
            if let Some(reason) = &rule.reason {
                self.out.push_str("<p class=\"rule-about\">No program can prove it: ");
                self.inline_text(reason);
                self.out.push_str("</p>\n");
            }
            self.proofs(rule, files.get(rule.id.as_str()).copied());
            self.out.push_str("</li>\n");
        }
        if !first {
            self.out.push_str("</ul>\n</section>\n");
        }
    }

    /// Writes the examples of a rule: links to the examples that the page shows, and the other examples in full or as a
    /// link to their file.
    fn proofs(&mut self, rule: &'a Rule, file: Option<usize>) {
        let record = self.parsed.record;
        let elsewhere = |example: &&Example| {
            example.shown || hidden_at(example) != Some(rule.id.as_str()) && !self.apart
        };
        let links: Vec<&Example> = self.manual.proofs(record, &rule.id).filter(elsewhere).collect();
        if !links.is_empty() {
            self.out.push_str("<p class=\"rule-examples\">Examples: ");
            for (at, example) in links.into_iter().enumerate() {
                self.out.push_str(if at > 0 { ", " } else { "" });
                self.out.push_str("<a href=\"#");
                self.push_url(&example.id);
                self.out.push_str("\">");
                self.inline_text(&title_of(example));
                self.out.push_str("</a>");
            }
            self.out.push_str("</p>\n");
        }
        let hidden = self.hidden(&rule.id);
        let count = match hidden.len() {
            0 => return,
            1 => "1 more example".to_string(),
            count => format!("{count} more examples"),
        };
        match file {
            Some(at) => {
                self.out.push_str("<p class=\"rule-examples\"><a href=\"");
                let name = examples_file(&record.name, at);
                self.push_url(&format!("{EXAMPLES}{name}#{}", rule.id));
                self.out.push_str(&format!("\">{count}</a></p>\n"));
            }
            None => {
                self.out.push_str(&format!("<details>\n<summary>{count}</summary>\n"));
                hidden.into_iter().for_each(|example| self.example(example));
                self.out.push_str("</details>\n");
            }
        }
    }

    /// The examples that the page shows only below `rule`, because it is the first rule of the page that they prove.
    fn hidden(&self, rule: &'a str) -> Vec<&'a Example> {
        let proofs = self.manual.proofs(self.parsed.record, rule);
        proofs.filter(|example| hidden_at(example) == Some(rule)).collect()
    }

    fn hides_examples(&self) -> bool {
        self.parsed.record.examples.iter().any(|example| hidden_at(example).is_some())
    }

    /// Writes the examples that the page does not show to separate files. Returns the index of each rule's file.
    fn example_files(&mut self) -> FxHashMap<&'a str, usize> {
        let page = self.parsed;
        let mut files = FxHashMap::default();
        let (before, ids) = (std::mem::take(&mut self.out), std::mem::take(&mut self.ids));
        self.up = "../";
        for (rule, text) in page.record.rules.iter().zip(&page.rules) {
            let hidden = self.hidden(&rule.id);
            if !rule.editions.contains(self.manual.edition) || hidden.is_empty() {
                continue;
            }
            if self.out.len() > LARGEST / 2 {
                let file = std::mem::take(&mut self.out);
                self.files.push(file);
            }
            files.insert(rule.id.as_str(), self.files.len());
            self.out.push_str("<section class=\"rule\">\n<h2 id=\"");
            self.escape(&rule.id);
            self.out.push_str("\"><a href=\"../");
            self.push_url(&file_name(&page.record.name));
            self.out.push('#');
            self.push_url(&rule.id);
            self.out.push_str("\">");
            self.escape(&rule.id);
            self.out.push_str("</a></h2>\n<p class=\"rule-text\">");
            self.inlines(text);
            self.out.push_str("</p>\n");
            hidden.into_iter().for_each(|example| self.example(example));
            self.out.push_str("</section>\n");
        }
        self.up = "";
        let last = std::mem::replace(&mut self.out, before);
        self.files.push(last);
        self.ids = ids;
        files
    }

    fn example(&mut self, example: &'a Example) {
        let id = self.own_id(&example.id);
        let title = title_of(example);
        self.out.push_str("<figure id=\"");
        self.escape(&id);
        self.out.push_str("\" class=\"example\">\n<figcaption>");
        if example.shown {
            self.out.push_str("<a href=\"#");
            self.push_url(&id);
            self.out.push_str("\">");
            self.inline_text(&title);
            self.out.push_str("</a>");
        } else {
            self.inline_text(&title);
        }
        if let Some(note) = self.note(example.editions) {
            self.out.push(' ');
            self.badge(&note);
        }
        self.out.push_str("</figcaption>\n");
        self.listing("opencl", &example.code, &[], verdict_note(example.expect));
        if !example.launches.is_empty() {
            let source = format!("{}.cl", example.id);
            let note = work_items_note(example).map(|n| format!(" ({n})")).unwrap_or_default();
            self.out.push_str(&format!(
                "<details class=\"launch\">\n<summary>Launch{note}</summary>\n"
            ));
            let launches = write_launch_file(&source, &example.launches);
            self.listing("toml", &launches, &[], None);
            self.out.push_str("</details>\n");
        }
        if !self.message(&example.code)
            && let Some(code) = &example.diagnostic
        {
            self.out.push_str("<p class=\"diagnostic\">Reported as ");
            self.code_link(code);
            self.out.push_str("</p>\n");
        }
        if example.shown && !example.proves.is_empty() {
            self.out.push_str("<p class=\"shows\">Shows ");
            for (at, proved) in example.proves.iter().enumerate() {
                self.out.push_str(if at > 0 { ", " } else { "" });
                let here = format!("#{proved}");
                let target = if proved.contains('#') { proved } else { &here };
                let linked = self.open_link(self.manual.reference(self.page, target));
                self.out.push_str("<span class=\"rule-id\">");
                self.escape(proved);
                self.out.push_str("</span>");
                self.close_link(linked);
            }
            self.out.push_str("</p>\n");
        }
        self.out.push_str("</figure>\n");
    }

    /// Writes the checker's message about a listing, if it is rejected. Returns whether there is a message.
    fn message(&mut self, listing: &str) -> bool {
        let Some(rejection) = self.manual.rejection(self.page, self.parsed, listing) else {
            return false;
        };
        self.has_more = true;
        self.out.push_str(&format!("<p class=\"diagnostic\">Line {}: ", rejection.line));
        self.inline_text(&rejection.message);
        self.out.push(' ');
        self.code_link(rejection.code);
        self.out.push_str("</p>\n");
        true
    }

    fn examples(&mut self) {
        let manual = self.manual;
        let mut first = true;
        for example in &manual.pages[self.page].examples {
            if !example.shown || !example.editions.contains(manual.edition) {
                continue;
            }
            if first {
                self.has_more = true;
                let id = self.free_id("examples");
                self.open_section(&id, "Examples", None);
                first = false;
            }
            self.example(example);
        }
        if !first {
            self.out.push_str("</section>\n");
        }
    }

    fn see_also(&mut self) {
        let manual = self.manual;
        let entries: Vec<&'a super::SeeAlso> = manual.see_also(self.parsed).collect();
        if entries.is_empty() {
            return;
        }
        let id = self.free_id("see-also");
        self.open_section(&id, "See also", None);
        self.out.push_str("<ul class=\"see-also\">\n");
        for entry in entries {
            self.out.push_str("<li>");
            let reference = manual.reference(self.page, &entry.target);
            let linked = self.open_link(reference);
            match (&entry.content, reference) {
                (Some(content), _) => self.inlines(content),
                (None, Reference::Page { page, .. }) => {
                    self.out.push_str("<code>");
                    self.escape(&collapse_space(&manual.pages[page].title));
                    self.out.push_str("</code>");
                }
                (None, _) => self.escape(&entry.target),
            }
            self.close_link(linked);
            if let Reference::Page { page, .. } = reference {
                let summary = &manual.pages[page].summary;
                if !summary.is_empty() {
                    self.out.push_str(" <span class=\"summary\">");
                    self.escape(summary);
                    self.out.push_str("</span>");
                }
            }
            self.out.push_str("</li>\n");
        }
        self.out.push_str("</ul>\n</section>\n");
    }

    fn footnotes(&mut self) {
        if self.note_bodies.is_empty() {
            return;
        }
        let id = self.free_id("footnotes");
        self.out.push_str("<section class=\"footnotes\" aria-labelledby=\"");
        self.escape(&id);
        self.out.push_str("\">\n<h2 id=\"");
        self.escape(&id);
        self.out.push_str("\">Footnotes</h2>\n<ol>\n");
        // A note inside another note is written after that note.
        let mut at = 0;
        let mut bodies = std::mem::take(&mut self.note_bodies);
        bodies.sort_by_key(|(section, label, _)| {
            self.notes.get(&(*section, *label)).map_or(usize::MAX, |(number, _)| *number)
        });
        while at < bodies.len() {
            let (section, label, content) = bodies[at];
            self.section = section;
            let (number, uses) = *self.notes.entry((section, label)).or_insert_with(|| {
                self.note_count += 1;
                (self.note_count, 0)
            });
            self.out.push_str(&format!("<li id=\"note-{number}\" value=\"{number}\">\n"));
            self.blocks(content);
            for n in 1..=uses {
                self.out.push_str(&format!(
                    "<a class=\"back\" href=\"#note-ref-{number}-{n}\" \
                     aria-label=\"Back to the text\">↩</a>\n"
                ));
            }
            self.out.push_str("</li>\n");
            bodies.append(&mut self.note_bodies);
            at += 1;
        }
        self.out.push_str("</ol>\n</section>\n");
    }

    /// Writes a diagnostic code with a link to its page.
    fn code_link(&mut self, code: &str) {
        match (self.code_page)(code).filter(|_| !self.in_link) {
            Some(href) => {
                self.out.push_str("<a href=\"");
                self.out.push_str(self.up);
                self.push_url(&href);
                self.out.push_str("\"><code>");
                self.escape(code);
                self.out.push_str("</code></a>");
            }
            None => {
                self.out.push_str("<code>");
                self.escape(code);
                self.out.push_str("</code>");
            }
        }
    }

    // The functions that write blocks.

    fn blocks(&mut self, blocks: &'a [Block]) {
        for block in blocks {
            self.block(block);
        }
    }

    /// Writes the content of an item or a cell: a paragraph at the start is not wrapped in `<p>`.
    fn tight_blocks(&mut self, blocks: &'a [Block]) {
        for (at, block) in blocks.iter().enumerate() {
            match block {
                Block::Paragraph(content) if at == 0 => {
                    self.inlines(content);
                    if blocks.len() > 1 {
                        self.out.push('\n');
                    }
                }
                block => self.block(block),
            }
        }
    }

    fn block(&mut self, block: &'a Block) {
        match block {
            Block::Paragraph(content) => {
                self.out.push_str("<p>");
                self.inlines(content);
                self.out.push_str("</p>\n");
            }
            Block::Heading { level, id, content } => {
                let text = collapse_space(&plain_text_of(content));
                let id = match id {
                    Some(id) => self.own_id(id),
                    None => self.free_id(&slug(&text)),
                };
                // Screen readers rely on heading levels without gaps.
                let level = (*level + 1).clamp(3, 6).min(self.level + 1);
                self.level = level;
                self.out.push_str(&format!("<div class=\"heading\"><h{level} id=\""));
                self.escape(&id);
                self.out.push_str("\">");
                self.inlines(content);
                self.out.push_str(&format!("</h{level}>"));
                self.permalink(&id, &text);
                self.out.push_str("</div>\n");
                if level == 3 {
                    self.contents.push(Heading { id, text, level });
                }
            }
            Block::Code(code) => self.code(code),
            Block::List { start, tight, items } => {
                match start {
                    Some(1) => self.out.push_str("<ol>\n"),
                    Some(start) => self.out.push_str(&format!("<ol start=\"{start}\">\n")),
                    None => self.out.push_str("<ul>\n"),
                }
                for item in items {
                    self.out.push_str("<li>");
                    if *tight {
                        self.tight_blocks(item);
                    } else {
                        self.out.push('\n');
                        self.blocks(item);
                    }
                    self.out.push_str("</li>\n");
                }
                self.out.push_str(if start.is_some() { "</ol>\n" } else { "</ul>\n" });
            }
            Block::Definitions(definitions) => {
                self.out.push_str("<dl>\n");
                definitions.iter().for_each(|definition| self.definition(definition));
                self.out.push_str("</dl>\n");
            }
            Block::Quote { alert: None, content } => {
                self.out.push_str("<blockquote>\n");
                self.blocks(content);
                self.out.push_str("</blockquote>\n");
            }
            Block::Quote { alert: Some(alert), content } => {
                self.has_more |= *alert != Alert::Note;
                let label = alert.label();
                self.out.push_str("<div class=\"alert ");
                self.out.push_str(&label.to_lowercase());
                self.out.push_str("\" role=\"note\">\n<p class=\"alert-label\">");
                self.out.push_str(label);
                self.out.push_str("</p>\n");
                self.blocks(content);
                self.out.push_str("</div>\n");
            }
            Block::Table(table) => self.table(table),
            Block::Footnote { label, content } => {
                self.note_bodies.push((self.section, label, content));
            }
            Block::Rule => self.out.push_str("<hr>\n"),
            Block::Editions { range, content } => {
                if range.contains(self.manual.edition) {
                    match self.note(*range) {
                        Some(note) if worth_a_badge(content) => {
                            self.has_more = true;
                            self.out.push_str("<div class=\"edition-only\">\n");
                            self.badge(&note);
                            self.block(content);
                            self.out.push_str("</div>\n");
                        }
                        _ => self.block(content),
                    }
                }
            }
        }
    }

    fn code(&mut self, code: &CodeBlock) {
        let fence = code.fence();
        let links: Vec<(&str, &str)> = fence.links().collect();
        let rejected = is_rejected(&fence);
        if let Some(id) = fence.get("id") {
            let id = self.own_id(id);
            self.out.push_str("<div id=\"");
            self.escape(&id);
            self.out.push_str("\" class=\"listing\">\n");
        }
        let verdict = rejected.then_some("does not compile");
        self.listing(fence.language, &code.text, &links, verdict);
        if rejected {
            self.message(&code.text);
        }
        if fence.get("id").is_some() {
            self.out.push_str("</div>\n");
        }
    }

    fn listing(
        &mut self,
        language: &str,
        text: &str,
        links: &[(&str, &str)],
        verdict: Option<&str>,
    ) {
        if let Some(verdict) = verdict {
            self.out.push_str("<p class=\"verdict\">");
            self.escape(verdict);
            self.out.push_str("</p>\n");
        }
        // The playground checks and runs listings of the class `cl`.
        self.has_more |= language == "opencl";
        self.out.push_str("<pre tabindex=\"0\"");
        self.out.push_str(match (language == "opencl", verdict.is_some()) {
            (true, true) => " class=\"cl rejected\"",
            (true, false) => " class=\"cl\"",
            (false, true) => " class=\"rejected\"",
            (false, false) => "",
        });
        self.out.push_str("><code>");
        self.highlighted(language, text, links);
        self.out.push_str("</code></pre>\n");
    }

    /// Writes a highlighted listing with links in its words.
    fn highlighted(&mut self, language: &str, text: &str, links: &[(&str, &str)]) {
        let is_c = matches!(
            language.to_ascii_lowercase().as_str(),
            "opencl" | "opencl_c" | "opencl-c" | "c" | "cl" | "cpp" | "c++" | "h"
        );
        if !is_c && links.is_empty() {
            self.escape(text);
            return;
        }
        // The first link of a word is used.
        let links: FxHashMap<&str, &str> = links.iter().rev().copied().collect();
        for (token, part) in tokens(text) {
            let target = links.get(part).copied();
            let linked = match target {
                Some(target) => self.open_link(self.manual.reference(self.page, target)),
                None => false,
            };
            let class = match token {
                _ if !is_c => None,
                Token::Comment => Some("c"),
                Token::String => Some("s"),
                Token::Number => Some("n"),
                Token::Keyword => Some("k"),
                Token::Qualifier => Some("q"),
                Token::Type => Some("t"),
                Token::Directive => Some("p"),
                Token::Function => Some("f"),
                Token::Name | Token::Other => None,
            };
            match class {
                Some(class) => {
                    self.out.push_str("<span class=\"");
                    self.out.push_str(class);
                    self.out.push_str("\">");
                    self.escape(part);
                    self.out.push_str("</span>");
                }
                None => self.escape(part),
            }
            self.close_link(linked);
        }
    }

    fn definition(&mut self, definition: &'a Definition) {
        for term in &definition.terms {
            self.out.push_str("<dt>");
            self.inlines(term);
            self.out.push_str("</dt>\n");
        }
        if definition.bodies.is_empty() {
            self.out.push_str("<dd></dd>\n");
        }
        for body in &definition.bodies {
            self.out.push_str("<dd>");
            if body.len() == 1 {
                self.tight_blocks(body);
            } else {
                self.out.push('\n');
                self.blocks(body);
            }
            self.out.push_str("</dd>\n");
        }
    }

    fn table(&mut self, table: &'a Table) {
        let columns = table.columns();
        if columns == 0 {
            return;
        }
        // Each table is a separate region for keyboard and screen-reader navigation.
        self.table_count += 1;
        let number = match self.table_count {
            1 => String::new(),
            n => format!(" {n}"),
        };
        self.out.push_str(&format!(
            "<div class=\"table\" role=\"region\" aria-label=\"Table{number}\" tabindex=\"0\">\n<table>\n",
        ));
        if !table.head.is_empty() {
            self.out.push_str("<thead>\n");
            self.row(&table.head, columns, table, "th");
            self.out.push_str("</thead>\n");
        }
        if !table.rows.is_empty() {
            self.out.push_str("<tbody>\n");
            for row in table.rows_in(self.manual.edition) {
                self.row(row, columns, table, "td");
            }
            self.out.push_str("</tbody>\n");
        }
        self.out.push_str("</table>\n</div>\n");
    }

    /// Writes a row. Most of a page's size is in tables. The optional end tags of rows, cells and paragraphs in cells
    /// are therefore omitted.
    fn row(&mut self, cells: &'a [Vec<Block>], columns: usize, table: &Table, tag: &str) {
        self.out.push_str("<tr>");
        // Very wide tables are not filled up, so that short rows stay short.
        for column in 0..columns.min(cells.len().max(WIDEST_FILLED)) {
            self.out.push('<');
            // An empty cell in the head row is not a header cell.
            let cell = cells.get(column).map_or(&[][..], Vec::as_slice);
            let limit = limited(cell).filter(|_| column == 0);
            let cell = limit.map_or(cell, |(_, cell)| cell);
            let tag = if cell.is_empty() { "td" } else { tag };
            self.out.push_str(tag);
            if tag == "th" {
                self.out.push_str(" scope=\"col\"");
            }
            match table.align_of(column) {
                Align::Center => self.out.push_str(" class=\"center\""),
                Align::Right => self.out.push_str(" class=\"right\""),
                Align::Left | Align::None => {}
            }
            self.out.push('>');
            if cell.len() == 1 {
                self.tight_blocks(cell);
                if let Some(note) = limit.and_then(|(range, _)| self.note(range)) {
                    self.has_more = true;
                    self.out.push(' ');
                    self.badge(&note);
                }
            } else {
                let start = self.out.len();
                self.blocks(cell);
                let written = self.out.split_off(start).replace("</p>\n<p>", "<p>");
                self.out.push_str(written.strip_suffix("</p>\n").unwrap_or(&written));
            }
        }
        self.out.push('\n');
    }

    // The functions that write inlines.

    fn inlines(&mut self, content: &'a [Inline]) {
        for inline in content {
            match inline {
                Inline::Text(text) => self.text(text),
                Inline::Code(code) if is_code(code) => self.code_link(code),
                Inline::Code(code) => {
                    self.out.push_str("<code>");
                    self.escape(code);
                    self.out.push_str("</code>");
                }
                Inline::Emphasis(inner) => self.tagged("em", inner),
                Inline::Strong(inner) => self.tagged("strong", inner),
                Inline::Strikethrough(inner) => self.tagged("s", inner),
                Inline::Math(math) => self.out.push_str(&math.markup()),
                Inline::Superscript(inner) => self.tagged("sup", inner),
                Inline::Subscript(inner) => self.tagged("sub", inner),
                Inline::Link { target, content } => {
                    let reference = self.manual.reference(self.page, target);
                    let linked = self.open_link(reference);
                    self.inlines(content);
                    if let Some(section) = self.manual.printed_section(reference, content) {
                        self.escape(&format!("({section})"));
                    }
                    self.close_link(linked);
                }
                Inline::Note(_) if self.in_link => {}
                Inline::Note(label) => {
                    let count = &mut self.note_count;
                    let note = self.notes.entry((self.section, label)).or_insert_with(|| {
                        *count += 1;
                        (*count, 0)
                    });
                    note.1 += 1;
                    let (number, n) = *note;
                    self.out.push_str(&format!(
                        "<sup><a class=\"note\" id=\"note-ref-{number}-{n}\" \
                         href=\"#note-{number}\" aria-label=\"Footnote {number}\">{number}</a></sup>"
                    ));
                }
                Inline::HardBreak => self.out.push_str("<br>\n"),
                Inline::Editions { range, content } => {
                    if range.contains(self.manual.edition) {
                        self.inlines(content);
                    }
                }
            }
        }
    }

    /// Writes text. Diagnostic codes after an opening parenthesis become links to their pages.
    fn text(&mut self, text: &str) {
        let mut rest = text;
        while let Some((before, after)) = rest.split_once("(CL").filter(|_| !self.in_link) {
            let code = after.get(..4).map(|digits| format!("CL{digits}"));
            self.escape(before);
            self.out.push('(');
            match code.filter(|code| is_code(code) && (self.code_page)(code).is_some()) {
                Some(code) => {
                    self.code_link(&code);
                    rest = &after[4..];
                }
                None => {
                    self.out.push_str("CL");
                    rest = after;
                }
            }
        }
        self.escape(rest);
    }

    /// Writes plain text in which backticks mark code.
    fn inline_text(&mut self, text: &str) {
        for (at, part) in text.split('`').enumerate() {
            if at % 2 == 1 {
                self.out.push_str("<code>");
                self.escape(part);
                self.out.push_str("</code>");
            } else {
                self.escape(part);
            }
        }
    }

    fn tagged(&mut self, tag: &str, content: &'a [Inline]) {
        self.out.push('<');
        self.out.push_str(tag);
        self.out.push('>');
        self.inlines(content);
        self.out.push_str("</");
        self.out.push_str(tag);
        self.out.push('>');
    }

    /// Opens a link if the reference resolves to another page, a place or a URL, and the position is not inside a link.
    /// Returns whether the link was opened.
    fn open_link(&mut self, reference: Reference<'_>) -> bool {
        let opened = !self.in_link && self.push_link(reference);
        self.in_link |= opened;
        opened
    }

    fn close_link(&mut self, opened: bool) {
        if opened {
            self.out.push_str("</a>");
            self.in_link = false;
        }
    }

    fn push_link(&mut self, reference: Reference<'_>) -> bool {
        match reference {
            Reference::Page { page, fragment: None } if page == self.page => false,
            Reference::Page { page, fragment } => {
                self.out.push_str("<a href=\"");
                self.out.push_str(self.up);
                if page != self.page || !self.up.is_empty() {
                    self.push_url(&file_name(&self.manual.pages[page].name));
                }
                if let Some(fragment) = fragment {
                    self.out.push('#');
                    self.push_url(fragment);
                }
                self.out.push_str("\">");
                true
            }
            Reference::Url(url) => {
                self.out.push_str("<a href=\"");
                self.push_url(url);
                self.out.push_str("\">");
                true
            }
            Reference::Absent | Reference::Spec => false,
        }
    }

    fn escape(&mut self, text: &str) {
        escape(text, &mut self.out);
    }

    /// Writes a URL with percent-encoded and HTML-escaped characters.
    fn push_url(&mut self, url: &str) {
        // Most URLs are file names.
        if url.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"_-./".contains(&byte)) {
            return self.out.push_str(url);
        }
        for c in url.chars() {
            match c {
                '&' => self.out.push_str("&amp;"),
                '"' | '\'' | '<' | '>' | '`' | '{' | '}' | '|' | '\\' | '^' | ' ' | '[' | ']' => {
                    self.out.push_str(&format!("%{:02X}", c as u32));
                }
                c if c.is_control() => {}
                c if c.is_ascii() => self.out.push(c),
                c => {
                    let mut buffer = [0; 4];
                    for byte in c.encode_utf8(&mut buffer).bytes() {
                        self.out.push_str(&format!("%{byte:02X}"));
                    }
                }
            }
        }
    }
}

/// The rule at which an example that the page does not show is listed: the first rule that it proves on this page.
/// `None` if the page shows the example, or if the example does not prove a rule of the page.
fn hidden_at(example: &Example) -> Option<&str> {
    let first = || example.proves.iter().find(|proved| !proved.contains('#'));
    if example.shown { None } else { first().map(String::as_str) }
}

/// Whether a word has the form of a diagnostic code: `CL0301`, `CM001`.
fn is_code(word: &str) -> bool {
    let digits = word.strip_prefix("CL").or_else(|| word.strip_prefix("CM"));
    digits.is_some_and(|d| (3..=4).contains(&d.len()) && d.bytes().all(|b| b.is_ascii_digit()))
}

/// The maximum number of cells to which rows are filled up.
const WIDEST_FILLED: usize = 256;

/// Whether an edition-limited block gets a badge. Headings, thematic breaks, footnotes and nested edition-limited
/// blocks do not.
fn worth_a_badge(block: &Block) -> bool {
    matches!(
        block,
        Block::Paragraph(_)
            | Block::Table(_)
            | Block::List { .. }
            | Block::Definitions(_)
            | Block::Quote { .. }
            | Block::Code(_)
    )
}

/// The bytes that may need an escape in HTML.
static ODD: [bool; 256] = {
    let mut odd = [false; 256];
    let mut byte = 0;
    while byte < 256 {
        // 0xC2 is the first byte of the control characters above ASCII, among other characters.
        odd[byte] = matches!(byte as u8, 0..=0x1F | b'&' | b'<' | b'>' | b'"' | 0x7F | 0xC2);
        byte += 1;
    }
    odd
};

/// Appends text as HTML. Control characters, which HTML does not allow, are replaced with U+FFFD.
pub fn escape(text: &str, out: &mut String) {
    let mut rest = text;
    loop {
        let end = plain_length(rest.as_bytes(), &ODD);
        out.push_str(&rest[..end]);
        let mut chars = rest[end..].chars();
        match chars.next() {
            None => return,
            Some('&') => out.push_str("&amp;"),
            Some('<') => out.push_str("&lt;"),
            Some('>') => out.push_str("&gt;"),
            Some('"') => out.push_str("&quot;"),
            Some(c @ ('\n' | '\t')) => out.push(c),
            Some(c) if c.is_control() => out.push('\u{FFFD}'),
            Some(c) => out.push(c),
        }
        rest = chars.as_str();
    }
}

/// Derives an id from a heading's words.
fn slug(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        if c.is_alphanumeric() || c == '_' {
            out.extend(c.to_lowercase());
        } else if !out.ends_with('-') && !out.is_empty() {
            out.push('-');
        }
    }
    out.truncate(out.trim_end_matches('-').len());
    if out.is_empty() { "part".into() } else { out }
}
