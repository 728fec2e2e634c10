//! A page as a list of plain lines, for comparing editions and for the search index.

use crate::render::{Manual, Parsed, Place, unmarked};
use clman_record::Rule;
use clman_record::prose::{Block, collapsed_space, plain_text, plain_text_of, select_edition};
use std::borrow::Cow;

/// The kind of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// The heading of a section, or a heading inside a section.
    Heading,
    /// A paragraph, an item, a row of a table.
    Text,
    /// A line of a listing.
    Code,
    /// A rule.
    Rule,
}

/// A line of a page.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Line {
    pub kind: Kind,
    /// The id of headings and rules that have one.
    pub id: Option<String>,
    pub text: String,
}

/// The lines of a page for other crates: the kind and the text of each.
pub fn page_lines(manual: &Manual<'_>, page: usize, parsed: &Parsed<'_>) -> Vec<(Kind, String)> {
    lines(manual, page, parsed).into_iter().map(|line| (line.kind, line.text)).collect()
}

/// The rules of a page in the edition of `manual`, and their sentences as plain text.
pub(super) fn rules<'p>(
    manual: &Manual<'_>,
    parsed: &'p Parsed<'_>,
) -> impl Iterator<Item = (&'p Rule, String)> {
    let edition = manual.edition;
    let all = parsed.record.rules.iter().zip(&parsed.rules);
    all.filter(move |(rule, _)| rule.editions.contains(edition)).map(move |(rule, text)| {
        let text = vec![Block::Paragraph(text.clone())];
        (rule, plain_text(&select_edition(text, edition)))
    })
}

/// The lines of `page` in the edition of `manual`, in display order.
pub(super) fn lines(manual: &Manual<'_>, page: usize, parsed: &Parsed<'_>) -> Vec<Line> {
    let record = parsed.record;
    let mut out = Lines { lines: Vec::new() };
    if !record.summary.is_empty() {
        out.push(Kind::Text, None, record.summary.as_str());
    }
    for (at, part) in manual.synopsis(page).enumerate() {
        if at == 0 {
            out.push(Kind::Heading, None, "Synopsis");
        }
        out.code(&part.code);
    }
    out.sections(manual, parsed, Place::First);
    for (at, (rule, text)) in rules(manual, parsed).enumerate() {
        if at == 0 {
            out.push(Kind::Heading, None, "Rules");
        }
        out.push(Kind::Rule, Some(&rule.id), text);
    }
    let shown = |e: &&clman_record::Example| e.shown && e.editions.contains(manual.edition);
    for (at, example) in record.examples.iter().filter(shown).enumerate() {
        if at == 0 {
            out.push(Kind::Heading, None, "Examples");
        }
        let title = example.title.clone().unwrap_or_else(|| example.id.replace('-', " "));
        out.push(Kind::Text, None, unmarked(&title));
        out.code(&example.code);
    }
    out.sections(manual, parsed, Place::Mistakes);
    let related: Vec<String> = manual
        .see_also(parsed)
        .map(|entry| match &entry.content {
            Some(content) => plain_text_of(content),
            None => entry.target.clone(),
        })
        .collect();
    if !related.is_empty() {
        out.push(Kind::Heading, None, "See also");
        out.push(Kind::Text, None, related.join(", "));
    }
    out.sections(manual, parsed, Place::History);
    out.lines
}

struct Lines {
    lines: Vec<Line>,
}

impl Lines {
    fn push<'t>(&mut self, kind: Kind, id: Option<&str>, text: impl Into<Cow<'t, str>>) {
        let text = text.into();
        let text = match collapsed_space(&text) {
            Cow::Borrowed(_) => text.into_owned(),
            Cow::Owned(collapsed) => collapsed,
        };
        if !text.is_empty() {
            self.lines.push(Line { kind, id: id.map(str::to_string), text });
        }
    }

    fn sections(&mut self, manual: &Manual<'_>, parsed: &Parsed<'_>, place: Place) {
        for (section, body) in manual.sections_at(parsed, place) {
            self.push(Kind::Heading, Some(&section.id), section.title.as_str());
            // Most bodies have no edition-limited parts.
            match section.body.contains("editions") {
                true => self.blocks(&select_edition(body.to_vec(), manual.edition)),
                false => self.blocks(body),
            }
        }
    }

    fn code(&mut self, text: &str) {
        for line in text.lines().map(str::trim_end).filter(|line| !line.is_empty()) {
            self.lines.push(Line { kind: Kind::Code, id: None, text: line.to_string() });
        }
    }

    fn blocks(&mut self, blocks: &[Block]) {
        for block in blocks {
            match block {
                Block::Paragraph(content) => self.push(Kind::Text, None, plain_text_of(content)),
                Block::Heading { id, content, .. } => {
                    self.push(Kind::Heading, id.as_deref(), plain_text_of(content));
                }
                Block::Code(code) => self.code(&code.text),
                Block::List { items, .. } => items.iter().for_each(|item| self.blocks(item)),
                Block::Definitions(definitions) => {
                    for definition in definitions {
                        for term in &definition.terms {
                            self.push(Kind::Text, None, plain_text_of(term));
                        }
                        definition.bodies.iter().for_each(|body| self.blocks(body));
                    }
                }
                Block::Quote { content, .. } | Block::Footnote { content, .. } => {
                    self.blocks(content);
                }
                Block::Table(table) => {
                    for row in std::iter::once(&table.head).chain(&table.rows) {
                        let mut line = String::new();
                        let mut is_empty = true;
                        for (at, cell) in row.iter().enumerate() {
                            line.push_str(if at > 0 { " | " } else { "" });
                            let text = plain_text(cell);
                            let text = collapsed_space(text.trim_end());
                            is_empty &= text.is_empty();
                            line.push_str(&text);
                        }
                        if !is_empty {
                            self.push(Kind::Text, None, line);
                        }
                    }
                }
                Block::Rule => {}
                Block::Editions { content, .. } => self.blocks(std::slice::from_ref(content)),
            }
        }
    }
}

/// The words by which the search finds a rule: `no initializer` for `no-initializer`.
pub(super) fn rule_words(id: &str) -> String {
    id.replace(['-', '_'], " ")
}
