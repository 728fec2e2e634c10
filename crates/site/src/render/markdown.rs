//! Markdown for GitHub and similar sites.
//!
//! The dialect of `clman_record::prose` extends GitHub's dialect. The extensions are written in forms that GitHub
//! renders well, and from which a reader can restore the tree:
//!
//! | in the dialect | in the file |
//! |---|---|
//! | heading with an id | `## Notes <a id="notes"></a>`; a body's headings are one level lower, as the section's own title is at level 2 |
//! | definition list | `<!-- definitions -->`, then a bullet list: an item is its terms, one per line, and then their definition; `<!-- or -->` separates two definitions |
//! | reference to a page | a relative link: `local.md`, `local.md#no-initializer` |
//! | reference to a missing page | the words between `<!-- page NAME -->` and `<!-- / -->` |
//! | reference in a listing, to a page without another link | a link under `See also` |
//! | reference to the specification | the words between `<!-- spec:KEY -->` and `<!-- / -->` |
//! | listing that does not compile | the listing, `<!-- message -->`, and a quotation of the checker's message |
//! | superscript, subscript | `<sup>`, `<sub>`, as in the dialect |
//! | block, row or words of some editions only | the content, or nothing: a file has one edition |
//! | formula | its text, `x²` |
//! | attributes of a fence | unchanged: GitHub reads the first word of the info string |
//! | table with blocks in its cells | the tags of the dialect, which GitHub renders too |
//!
//! Everything else is the same in the dialect and in the file.

use super::manual::{Manual, Parsed, Reference, for_each_standing_block, for_own_inlines};
use super::rejections::is_rejected;
use super::{Place, caption_notes, range_note, title_of};
use clman_record::prose::{
    self, Block, CodeBlock, Definition, Inline, Table, Target, collapse_space,
};
use std::borrow::Cow;

// These characters mark the tags and comments of the file in the tree. They are noncharacters, which never occur in
// text.
const OPEN: char = '\u{FDD0}';
const CLOSE: char = '\u{FDD1}';

/// Renders the page `page` of `manual`, parsed as `parsed`, as Markdown.
pub fn page(manual: &Manual<'_>, page: usize, parsed: &Parsed<'_>) -> String {
    let record = parsed.record;
    let writer = Writer { manual, page, parsed: Some(parsed) };
    let mut blocks = vec![Block::Heading {
        level: 1,
        id: None,
        content: vec![Inline::Text(collapse_space(&record.title))],
    }];
    if !record.summary.is_empty() {
        blocks.push(text_paragraph(&record.summary));
    }
    let synopsis: Vec<_> = manual.synopsis(page).collect();
    if !synopsis.is_empty() {
        blocks.push(writer.section_heading("Synopsis", None));
        for part in synopsis {
            blocks.push(Block::Code(CodeBlock::new(&part.language, part.code.clone())));
        }
    }
    let mut blocks: Vec<Cow<'_, Block>> = blocks.into_iter().map(Cow::Owned).collect();
    let mut made = [Writer::rules, Writer::examples, Writer::see_also].map(|write| {
        let mut made = Vec::new();
        write(&writer, parsed, &mut made);
        made
    });
    let [rules, examples, see_also] = &mut made;
    for (place, parts) in [
        (Place::First, vec![rules, examples]),
        (Place::Mistakes, vec![see_also]),
        (Place::History, Vec::new()),
    ] {
        for (section, body) in manual.sections_at(parsed, place) {
            blocks.push(Cow::Owned(writer.section_heading(&section.title, Some(&section.id))));
            for block in body {
                if is_the_same(block) {
                    blocks.push(Cow::Borrowed(block));
                } else {
                    let mut written = Vec::new();
                    writer.block(block, &mut written);
                    blocks.extend(written.into_iter().map(Cow::Owned));
                }
            }
        }
        blocks.extend(parts.into_iter().flat_map(std::mem::take).map(Cow::Owned));
    }
    let mut out = finish(&prose::to_markdown(&blocks));
    let imprint = match &record.copyright {
        // If the copyright has several paragraphs, those after the first are the page's own licence.
        Some(copyright) if copyright.contains("\n\n") => &writer.imprint(copyright, ""),
        Some(copyright) => &writer.imprint(copyright, &manual.meta.licence),
        None => manual
            .markdown_imprint
            .get_or_init(|| writer.imprint(&manual.meta.copyright, &manual.meta.licence)),
    };
    if !imprint.is_empty() {
        out.push('\n');
        out.push_str(imprint);
    }
    out
}

/// Whether a block of a body is written unchanged: without links and without extensions of the dialect.
/// Most blocks are.
fn is_the_same(block: &Block) -> bool {
    let all_are = |blocks: &[Block]| blocks.iter().all(is_the_same);
    match block {
        Block::Paragraph(content) => have_no_links(content),
        Block::Code(code) => !is_rejected(&code.fence()),
        Block::Rule => true,
        Block::List { items, .. } => items.iter().all(|item| all_are(item)),
        Block::Quote { content, .. } | Block::Footnote { content, .. } => all_are(content),
        Block::Table(table) => {
            table.head.iter().chain(table.rows.iter().flatten()).all(|cell| all_are(cell))
        }
        Block::Heading { .. } | Block::Definitions(_) | Block::Editions { .. } => false,
    }
}

/// Whether `content` contains no links, edition-limited words or formulas, and no adjacent texts, which would have to
/// be joined.
fn have_no_links(content: &[Inline]) -> bool {
    let mut after_text = false;
    content.iter().all(|inline| {
        let is_text = matches!(inline, Inline::Text(_));
        let side_by_side = std::mem::replace(&mut after_text, is_text) && is_text;
        match inline {
            Inline::Link { .. } | Inline::Editions { .. } | Inline::Math(_) => false,
            Inline::Emphasis(inner)
            | Inline::Strong(inner)
            | Inline::Strikethrough(inner)
            | Inline::Superscript(inner)
            | Inline::Subscript(inner) => have_no_links(inner),
            Inline::Text(_) | Inline::Code(_) | Inline::Note(_) | Inline::HardBreak => {
                !side_by_side
            }
        }
    })
}

/// A body as written to the file of `page`.
pub fn body(manual: &Manual<'_>, page: usize, blocks: &[Block]) -> String {
    let mut out = Vec::new();
    Writer { manual, page, parsed: None }.blocks(blocks, &mut out);
    finish(&prose::to_markdown(&out))
}

fn text_paragraph(text: &str) -> Block {
    Block::Paragraph(vec![Inline::Text(collapse_space(text))])
}

struct Writer<'a> {
    manual: &'a Manual<'a>,
    page: usize,
    /// The page whose rejected listings get the checker's messages.
    parsed: Option<&'a Parsed<'a>>,
}

/// A mark, which represents a tag or comment in the tree. Its text is encoded in letters that Markdown neither
/// interprets nor escapes, two letters for each byte.
fn mark(text: &str) -> String {
    let mut out = String::with_capacity(2 * text.len() + 8);
    push_mark(&[text], &mut out);
    out
}

/// Appends a mark with the text `parts`.
fn push_mark(parts: &[&str], out: &mut String) {
    out.push(OPEN);
    for byte in parts.iter().flat_map(|part| part.bytes()) {
        out.extend([byte >> 4, byte & 15].map(|n| char::from(b'a' + n)));
    }
    out.push(CLOSE);
}

fn anchor(id: &str) -> Inline {
    Inline::Text(mark(&format!("id {id}")))
}

impl Writer<'_> {
    fn section_heading(&self, title: &str, id: Option<&str>) -> Block {
        let mut content = vec![Inline::Text(collapse_space(title))];
        push_anchor(&mut content, id);
        Block::Heading { level: 2, id: None, content }
    }

    fn rules(&self, parsed: &Parsed<'_>, out: &mut Vec<Block>) {
        let mut items = Vec::new();
        for (rule, text) in parsed.record.rules.iter().zip(&parsed.rules) {
            if !rule.editions.contains(self.manual.edition) {
                continue;
            }
            let mut content = vec![
                anchor(&rule.id),
                Inline::Strong(vec![Inline::Text(rule.id.clone())]),
                Inline::Text(": ".into()),
            ];
            content.extend(self.inlines(text));
            let mut about: Vec<Vec<Inline>> = Vec::new();
            let text = |text: String| vec![Inline::Text(text)];
            about.extend(range_note(rule.editions, self.manual.edition.all()).map(text));
            about.extend(self.manual.needs(rule).map(|name| text(format!("needs {name}"))));
            if let Some(spec) = &rule.spec {
                let mut part = text("specification ".into());
                let section = text(spec.section.clone());
                match self.manual.section_url(spec) {
                    Some(url) => self.link(&url, section, &mut part),
                    None => part.extend(section),
                }
                part.push(Inline::Text(format!(", {}", spec.title)));
                about.push(part);
            }
            let mut examples = Vec::new();
            for example in self.manual.proofs(parsed.record, &rule.id).filter(|e| e.shown) {
                let before = if examples.is_empty() { "examples: " } else { ", " };
                examples.push(Inline::Text(before.into()));
                self.link(
                    &format!("#{}", example.id),
                    with_code(&title_of(example)),
                    &mut examples,
                );
            }
            about.extend(Some(examples).filter(|examples| !examples.is_empty()));
            about.extend(self.manual.seen_note(self.page, &rule.id).map(with_code));
            for (at, part) in about.iter().enumerate() {
                content.push(Inline::Text(if at > 0 { "; " } else { " (" }.into()));
                content.extend(part.iter().cloned());
            }
            if !about.is_empty() {
                content.push(Inline::Text(")".into()));
            }
            items.push(vec![Block::Paragraph(joined(content))]);
        }
        if !items.is_empty() {
            out.push(self.section_heading("Rules", None));
            out.push(Block::List { start: None, tight: true, items });
            for run in self.manual.recorded_runs() {
                out.push(text_paragraph(&format!("{}: {}", run.short(), run.imprint())));
            }
        }
    }

    fn examples(&self, _parsed: &Parsed<'_>, out: &mut Vec<Block>) {
        let mut first = true;
        for example in &self.manual.pages[self.page].examples {
            if !example.shown || !example.editions.contains(self.manual.edition) {
                continue;
            }
            if first {
                out.push(self.section_heading("Examples", None));
                first = false;
            }
            let mut content = vec![anchor(&example.id)];
            push_code(&title_of(example), &mut content);
            for note in caption_notes(example) {
                content.push(Inline::Text(format!(" ({note})")));
            }
            for (at, proved) in example.proves.iter().enumerate() {
                content.push(Inline::Text(if at > 0 { ", " } else { ", shows " }.into()));
                let target = if proved.contains('#') { proved } else { &format!("#{proved}") };
                self.link(target, vec![Inline::Text(proved.clone())], &mut content);
            }
            content.push(Inline::Text(":".into()));
            out.push(Block::Paragraph(joined(content)));
            out.push(Block::Code(CodeBlock::new("opencl", example.code.clone())));
            self.message(&example.code, out);
        }
    }

    /// Appends the checker's message about a listing, if it is rejected.
    fn message(&self, listing: &str, out: &mut Vec<Block>) {
        let said = |parsed| self.manual.rejection(self.page, parsed, listing);
        let Some(rejection) = self.parsed.and_then(said) else { return };
        let mut content = vec![Inline::Text(format!("Line {}: ", rejection.line))];
        push_code(&rejection.message, &mut content);
        content.push(Inline::Text(format!(" ({})", rejection.code)));
        let content = vec![Block::Paragraph(joined(content))];
        out.push(Block::Paragraph(vec![Inline::Text(mark("message"))]));
        out.push(Block::Quote { alert: None, content });
    }

    fn see_also(&self, parsed: &Parsed<'_>, out: &mut Vec<Block>) {
        let mut content = Vec::new();
        for entry in self.manual.see_also(parsed) {
            if !content.is_empty() {
                content.push(Inline::Text(", ".into()));
            }
            let shown = match &entry.content {
                Some(shown) => shown.clone(),
                None => {
                    let title = match self.manual.reference(self.page, &entry.target) {
                        Reference::Page { page, .. } => &self.manual.pages[page].title,
                        _ => &entry.target,
                    };
                    vec![Inline::Code(collapse_space(title))]
                }
            };
            self.link(&entry.target, shown, &mut content);
        }
        for page in self.pages_of_code(parsed) {
            if !content.is_empty() {
                content.push(Inline::Text(", ".into()));
            }
            let record = self.manual.pages[page];
            let shown = vec![Inline::Code(collapse_space(&record.title))];
            self.link(&record.name, shown, &mut content);
        }
        if !content.is_empty() {
            out.push(self.section_heading("See also", None));
            out.push(Block::Paragraph(joined(content)));
        }
    }

    /// The pages to which words of listings refer, but no other link of the page. The words cannot be links in a
    /// listing.
    fn pages_of_code(&self, parsed: &Parsed<'_>) -> Vec<usize> {
        let mut linked = vec![self.page];
        let mut pages = Vec::new();
        let page_of = |target: &str| match self.manual.reference(self.page, target) {
            Reference::Page { page, .. } => Some(page),
            _ => None,
        };
        let synopses = self.manual.synopsis(self.page);
        pages.extend(synopses.flat_map(|s| &s.links).filter_map(|(_, target)| page_of(target)));
        for (_, body) in self.manual.sections(parsed) {
            for_each_standing_block(body, self.manual.edition, &mut |block| {
                if let Block::Code(code) = block {
                    pages.extend(code.fence().links().filter_map(|(_, target)| page_of(target)));
                }
                for_own_inlines(block, self.manual.edition, &mut |inline| {
                    if let Inline::Link { target, .. } = inline {
                        linked.extend(page_of(target));
                    }
                });
            });
        }
        linked.extend(self.manual.see_also(parsed).filter_map(|entry| page_of(&entry.target)));
        pages.retain(|page| {
            let new = !linked.contains(page);
            if new {
                linked.push(*page);
            }
            new
        });
        pages
    }

    /// The last section of a page; empty if there is nothing to print.
    fn imprint(&self, copyright: &str, licence: &str) -> String {
        let texts = [copyright.trim(), licence.trim()];
        if texts.iter().all(|text| text.is_empty()) {
            return String::new();
        }
        let mut blocks = vec![self.section_heading("Copyright", None)];
        for text in texts {
            let paragraphs = text.split("\n\n").filter(|p| !p.trim().is_empty());
            blocks.extend(paragraphs.map(text_paragraph));
        }
        finish(&prose::to_markdown(&blocks))
    }

    fn blocks(&self, blocks: &[Block], out: &mut Vec<Block>) {
        for block in blocks {
            self.block(block, out);
        }
    }

    fn inner(&self, blocks: &[Block]) -> Vec<Block> {
        let mut out = Vec::with_capacity(blocks.len());
        self.blocks(blocks, &mut out);
        out
    }

    fn block(&self, block: &Block, out: &mut Vec<Block>) {
        let written = match block {
            Block::Paragraph(content) => Block::Paragraph(self.inlines(content)),
            Block::Heading { level, id, content } => {
                let mut content = self.inlines(content);
                push_anchor(&mut content, id.as_deref());
                if *level >= 6 {
                    content.push(Inline::Text(mark("level 6")));
                }
                let content = joined(content);
                Block::Heading { level: (*level + 1).min(6), id: None, content }
            }
            Block::Code(code) if is_rejected(&code.fence()) => {
                out.push(block.clone());
                return self.message(&code.text, out);
            }
            Block::Code(_) | Block::Rule => block.clone(),
            Block::List { start, tight, items } => Block::List {
                start: *start,
                tight: *tight,
                items: items.iter().map(|item| self.inner(item)).collect(),
            },
            Block::Definitions(definitions) => {
                out.push(Block::Paragraph(vec![Inline::Text(mark("definitions"))]));
                let items = definitions.iter().map(|d| self.definition(d)).collect();
                Block::List { start: None, tight: false, items }
            }
            Block::Quote { alert, content } => {
                Block::Quote { alert: *alert, content: self.inner(content) }
            }
            Block::Table(table) => Block::Table(Table {
                align: table.align.clone(),
                head: table.head.iter().map(|cell| self.inner(cell)).collect(),
                rows: table
                    .rows_in(self.manual.edition)
                    .map(|row| row.iter().map(|cell| self.inner(cell)).collect())
                    .collect(),
            }),
            Block::Footnote { label, content } => {
                Block::Footnote { label: label.clone(), content: self.inner(content) }
            }
            Block::Editions { range, content } => {
                if range.contains(self.manual.edition) {
                    self.block(content, out);
                }
                return;
            }
        };
        out.push(written);
    }

    fn definition(&self, definition: &Definition) -> Vec<Block> {
        let mut term = Vec::new();
        for (at, content) in definition.terms.iter().enumerate() {
            if at > 0 {
                term.push(Inline::HardBreak);
            }
            term.extend(self.inlines(content));
        }
        let mut item = vec![Block::Paragraph(term)];
        for (at, body) in definition.bodies.iter().enumerate() {
            if at > 0 {
                item.push(Block::Paragraph(vec![Inline::Text(mark("or"))]));
            }
            self.blocks(body, &mut item);
        }
        item
    }

    fn inlines(&self, content: &[Inline]) -> Vec<Inline> {
        let mut out = Vec::with_capacity(content.len());
        for inline in content {
            match inline {
                Inline::Link { target, content } => {
                    self.link(target, self.inlines(content), &mut out);
                }
                Inline::Emphasis(inner) => out.push(Inline::Emphasis(self.inlines(inner))),
                Inline::Strong(inner) => out.push(Inline::Strong(self.inlines(inner))),
                Inline::Strikethrough(inner) => {
                    out.push(Inline::Strikethrough(self.inlines(inner)));
                }
                Inline::Superscript(inner) => out.push(Inline::Superscript(self.inlines(inner))),
                Inline::Subscript(inner) => out.push(Inline::Subscript(self.inlines(inner))),
                Inline::Editions { range, content } => {
                    if range.contains(self.manual.edition) {
                        out.extend(self.inlines(content));
                    }
                }
                // Sites such as GitHub do not show MathML.
                Inline::Math(math) => out.push(Inline::Text(math.line())),
                Inline::Text(_) | Inline::Code(_) | Inline::Note(_) | Inline::HardBreak => {
                    out.push(inline.clone());
                }
            }
        }
        joined(out)
    }

    /// Appends a link, or its replacement.
    fn link(&self, target: &str, mut content: Vec<Inline>, out: &mut Vec<Inline>) {
        let reference = self.manual.reference(self.page, target);
        if let Some(section) = self.manual.printed_section(reference, &content) {
            content.push(Inline::Text(format!("({section})")));
        }
        let mut marked = |text: String, content: Vec<Inline>| {
            out.push(Inline::Text(mark(&text)));
            out.extend(content);
            out.push(Inline::Text(mark("/")));
        };
        let target = match (Target::parse(target), reference) {
            (Target::Page { .. }, Reference::Page { page, fragment: found }) => {
                let name = &self.manual.pages[page].name;
                match found {
                    Some(fragment) => [name, ".md#", fragment].concat(),
                    None => [name, ".md"].concat(),
                }
            }
            (Target::Page { .. }, _) => return marked(format!("page {target}"), content),
            (Target::Spec(key), _) => return marked(format!("spec:{key}"), content),
            // The scheme may run a script.
            (Target::Url(_), Reference::Spec) => return out.extend(content),
            _ => target.to_string(),
        };
        out.push(Inline::Link { target, content });
    }
}

/// Plain text in which backticks mark code.
fn with_code(text: &str) -> Vec<Inline> {
    let mut content = Vec::new();
    push_code(text, &mut content);
    content
}

/// Appends plain text in which backticks mark code.
fn push_code(text: &str, content: &mut Vec<Inline>) {
    for (at, part) in text.split('`').enumerate() {
        if at % 2 == 1 {
            content.push(Inline::Code(part.into()));
        } else if !part.is_empty() {
            content.push(Inline::Text(part.into()));
        }
    }
}

fn push_anchor(content: &mut Vec<Inline>, id: Option<&str>) {
    if let Some(id) = id {
        if !matches!(content.last(), Some(Inline::Text(_))) {
            content.push(Inline::Text(String::new()));
        }
        if let Some(Inline::Text(last)) = content.last_mut() {
            last.reserve(2 * id.len() + 16);
            last.push(' ');
            push_mark(&["id ", id], last);
        }
    }
}

/// Joins adjacent texts, as the parser does.
fn joined(content: Vec<Inline>) -> Vec<Inline> {
    let is_text = |inline: &Inline| matches!(inline, Inline::Text(_));
    if !content.windows(2).any(|pair| pair.iter().all(is_text)) {
        return content;
    }
    let mut out: Vec<Inline> = Vec::with_capacity(content.len());
    for inline in content {
        match (out.last_mut(), inline) {
            (Some(Inline::Text(last)), Inline::Text(text)) => last.push_str(&text),
            (_, inline) => out.push(inline),
        }
    }
    out
}

/// Replaces marks with tags and comments.
fn finish(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + text.len() / 16);
    let mut rest = text;
    while let Some((before, after)) = rest.split_once(OPEN) {
        out.push_str(before);
        let (inside, after) = after.split_once(CLOSE).unwrap_or((after, ""));
        let inside = unescape_mark(inside);
        match inside.strip_prefix("id ") {
            Some(id) => {
                out.push_str("<a id=\"");
                out.push_str(id);
                out.push_str("\"></a>");
            }
            None => {
                out.push_str("<!-- ");
                out.push_str(&inside);
                out.push_str(" -->");
            }
        }
        rest = after;
    }
    out.push_str(rest);
    out
}

/// Decodes the text of a [`mark`].
fn unescape_mark(code: &str) -> String {
    let digit = |letter: &u8| letter.wrapping_sub(b'a') & 15;
    let pairs = code.as_bytes().chunks(2);
    let bytes = pairs.map(|pair| digit(&pair[0]) << 4 | pair.get(1).map_or(0, digit)).collect();
    String::from_utf8(bytes).unwrap_or_default()
}
