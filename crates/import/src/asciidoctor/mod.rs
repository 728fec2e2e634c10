//! Reads the HTML that Asciidoctor generates, as in the 2.2 and 3.0 manuals.

mod head;
mod synopsis;

use std::collections::HashMap;

use scraper::{ElementRef, Node, Selector};

use super::docbook::{MOST_COLUMNS, formula, page_target, summary};
use super::html;
use super::tree::{
    Alignments, Flow, code_block, fill_spans, guess_language, link_words, listing, normalize,
};
use super::xml::{self, Element};
use super::{Found, Hints, Input, Page, Part, ReadError};
use clman_record::Record;
use clman_record::prose::{Alert, Block, Definition, Inline, Table, collapse_space, plain_text_of};
use head::{copyright, http_date, names};
use synopsis::{is_provenance, synopsis};

/// The maximum depth of nested elements. Deeper elements are read as text, because recursion would exhaust the stack.
const MAX_DEPTH: usize = 120;

/// Reads one file.
pub fn read(input: &Input<'_>) -> Result<Found, ReadError> {
    let text = input.text()?;
    let ends = |end: &str| {
        text.as_bytes()
            .windows(end.len())
            .rev()
            .take(4096)
            .any(|tail| tail.eq_ignore_ascii_case(end.as_bytes()))
    };
    if !ends("</html") {
        let line = text.lines().count();
        return Err(ReadError::new(input.path, line, "the file ends before `</html>`"));
    }
    let html = html::parse(input.path, &text)?;
    let Some(body) = select(html.root_element(), "body") else {
        return Ok(Found::Other("unknown"));
    };
    let header = select(body, "#header");
    let content = content_of(body);
    let heading = header
        .and_then(|h| select(h, "h1"))
        .or_else(|| select(content, "h1"))
        .map(|h1| collapse_space(&text_of(h1)))
        .unwrap_or_default();

    let mut reader = Reader::default();
    let stem = input.stem();
    let mut record = Record::new(stem, stem);
    let mut hints =
        Hints { edition: super::detect::specification_edition(&text), ..Hints::default() };
    if let Some(date) = header.and_then(|h| select(h, "#revdate")) {
        hints.date = http_date(&text_of(date));
    }
    if let Some(notes) = select(body, "#footnotes, section.footnotes") {
        reader.footnotes(notes);
    }
    let name = select(body, "#header .sectionbody p, #header p").map(|p| text_of(p));
    if let Some(name) = name {
        names(&name, stem, &mut record);
    }
    if record.summary.to_ascii_lowercase().starts_with("dead links")
        || heading.to_ascii_lowercase().starts_with("dead links")
    {
        // This is the page to which broken links are redirected.
        return Ok(Found::Other("dead-links"));
    }

    let mut parts: Vec<Part> = Vec::new();
    let mut lead = Flow::default();
    for child in content.child_elements() {
        if !is_section(child) {
            if child.value().id() == Some("preamble")
                || !matches!(child.value().name(), "h1" | "h2" | "header" | "aside")
            {
                reader.block(child, 1, &mut lead);
            }
            continue;
        }
        let Some(h2) = select(child, "h2") else {
            reader.block(child, 1, &mut lead);
            continue;
        };
        let title = collapse_space(&plain_text_of(&normalize(reader.children(h2, false))));
        let id = h2.value().id().unwrap_or_default().to_owned();
        let known = ["Copyright", "Name", "C Specification"];
        let known = known.into_iter().find(|known| known.eq_ignore_ascii_case(&title));
        match known.unwrap_or_default() {
            "Copyright" => {
                copyright(&text_of_body(child), &mut hints);
                continue;
            }
            "Name" if record.summary.is_empty() => {
                names(&text_of_body(child), stem, &mut record);
                continue;
            }
            "Name" => continue,
            _ => {}
        }
        let mut flow = Flow::default();
        for body in child.child_elements().filter(|e| e.value().name() != "h2") {
            reader.block(body, 1, &mut flow);
        }
        let mut blocks = flow.finish();
        blocks.retain(|block| !is_provenance(block));
        if known == Some("C Specification") {
            match synopsis(blocks) {
                Ok((synopses, rest)) => {
                    record.synopsis.extend(synopses);
                    if !rest.is_empty() {
                        parts.push(Part { id, title: String::new(), blocks: rest });
                    }
                }
                Err(blocks) => parts.push(Part { id, title, blocks }),
            }
        } else {
            parts.push(Part { id, title, blocks });
        }
    }
    let lead = lead.finish();
    if !lead.is_empty() {
        parts.insert(0, Part { id: String::new(), title: String::new(), blocks: lead });
    }
    parts.iter_mut().for_each(|part| reader.add_footnotes(&mut part.blocks));
    if record.summary.is_empty() {
        record.summary = summary(&heading);
    }
    if parts.is_empty() && record.summary.is_empty() {
        return Ok(Found::Other("unknown"));
    }
    Ok(Found::Page(Box::new(Page {
        record,
        parts,
        hints,
        notes: reader.notes,
        line: 1,
        missing: Vec::new(),
    })))
}

/// The element whose children are the sections: Asciidoctor's content element, or the element that a site has in its
/// place.
fn content_of(body: ElementRef<'_>) -> ElementRef<'_> {
    let section = || body.descendent_elements().find(|element| is_section(*element));
    select(body, "#content")
        .or_else(|| section()?.parent().and_then(ElementRef::wrap))
        .or_else(|| select(body, "article"))
        .or_else(|| select(body, "main"))
        .unwrap_or(body)
}

/// Whether an element is a first-level section.
fn is_section(element: ElementRef<'_>) -> bool {
    has_class(element, "sect1")
        || has_class(element, "doc-section") && has_class(element, "level-1")
        || element.value().name() == "section"
            && element.child_elements().any(|child| child.value().name() == "h2")
}

fn has_class(element: ElementRef<'_>, class: &str) -> bool {
    element.value().attr("class").is_some_and(|all| all.split_whitespace().any(|c| c == class))
}

fn select<'a>(element: ElementRef<'a>, selector: &str) -> Option<ElementRef<'a>> {
    let selector = Selector::parse(selector).ok()?;
    element.select(&selector).next()
}

/// The text of an element, without the zero-width characters that allow line breaks.
fn text_of(element: ElementRef<'_>) -> String {
    clean(&element.text().collect::<String>())
}

fn clean(text: &str) -> String {
    text.chars().filter(|c| !matches!(c, '\u{200b}' | '\u{feff}' | '\u{2060}')).collect()
}

/// The text of a section without its heading.
fn text_of_body(section: ElementRef<'_>) -> String {
    section
        .child_elements()
        .filter(|e| !matches!(e.value().name(), "h1" | "h2" | "h3"))
        .map(text_of)
        .collect()
}

#[derive(Default)]
struct Reader {
    notes: Vec<(usize, String)>,
    footnotes: HashMap<String, Vec<Block>>,
    /// The number of open elements. Beyond [`MAX_DEPTH`] only text is read.
    depth: usize,
}

impl Reader {
    /// Collects the footnotes in `element`: `<div class="footnote" id="_footnotedef_1"><a>1</a>. Text</div>`.
    fn footnotes(&mut self, element: ElementRef<'_>) {
        for note in element.descendent_elements().filter(|e| has_class(*e, "footnote")) {
            if note.value().name() == "a" {
                continue;
            }
            let Some(label) = note.value().id().and_then(|id| id.rsplit('_').next()) else {
                continue;
            };
            let mut flow = Flow::default();
            let mut first = true;
            for child in note.children() {
                match child.value() {
                    Node::Element(e) if first && e.name() == "a" => {}
                    Node::Text(text) if first && !text.trim().is_empty() => {
                        let text = text.trim_start();
                        let text = text.strip_prefix('.').unwrap_or(text);
                        flow.inline(Inline::Text(clean(text)));
                        first = false;
                    }
                    _ => {
                        first &= matches!(child.value(), Node::Text(_) | Node::Comment(_));
                        self.node(child, 1, &mut flow);
                    }
                }
            }
            let blocks = flow.finish();
            if !blocks.is_empty() {
                self.footnotes.insert(label.to_owned(), blocks);
            }
        }
    }

    /// Appends the footnotes that `blocks` refer to, if they have a text.
    fn add_footnotes(&mut self, blocks: &mut Vec<Block>) {
        for label in super::docbook::note_labels(blocks) {
            if let Some(content) = self.footnotes.get(&label) {
                blocks.push(Block::Footnote { label, content: content.clone() });
            }
        }
    }

    fn node(&mut self, node: ego_tree::NodeRef<'_, Node>, level: usize, flow: &mut Flow) {
        match node.value() {
            Node::Text(text) => flow.inline(Inline::Text(clean(text))),
            Node::Element(_) => {
                if let Some(element) = ElementRef::wrap(node) {
                    self.block(element, level, flow);
                }
            }
            _ => {}
        }
    }

    fn blocks(&mut self, element: ElementRef<'_>, level: usize) -> Vec<Block> {
        let mut flow = Flow::default();
        element.children().for_each(|child| self.node(child, level, &mut flow));
        flow.finish()
    }

    fn block(&mut self, element: ElementRef<'_>, level: usize, flow: &mut Flow) {
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            flow.inline(Inline::Text(self.flattened(element)));
        } else {
            self.open_block(element, level, flow);
        }
        self.depth -= 1;
    }

    /// Returns the text of an element that is nested too deeply, and adds a note about the element.
    fn flattened(&mut self, element: ElementRef<'_>) -> String {
        let name = element.value().name();
        self.notes.push((0, format!("`{name}` is nested too deeply; its text was kept")));
        text_of(element)
    }

    fn open_block(&mut self, element: ElementRef<'_>, level: usize, flow: &mut Flow) {
        let class = element.value().attr("class").unwrap_or_default();
        match (element.value().name(), block_class(class)) {
            ("script" | "style" | "colgroup" | "noscript" | "iframe" | "template", _) => {}
            // Navigation and labels that a site adds around and between the blocks are left out.
            ("nav" | "footer" | "form" | "button", _) | ("div" | "aside", "toc") => {}
            ("h1" | "h2" | "h3" | "h4" | "h5" | "h6", "label-only") => {}
            ("div" | "h6" | "figcaption" | "span", "title") => {
                let content = normalize(self.children(element, false));
                if !content.is_empty() {
                    flow.block(Block::Paragraph(vec![Inline::Strong(content)]));
                }
            }
            ("div" | "aside" | "section", "admonitionblock") => {
                let mut kinds = class.split_whitespace().filter_map(|kind| match kind {
                    "tip" => Some(Alert::Tip),
                    "important" => Some(Alert::Important),
                    "warning" => Some(Alert::Warning),
                    "caution" => Some(Alert::Caution),
                    _ => None,
                });
                let alert = kinds.next().unwrap_or(Alert::Note);
                let content = match select(element, "td.content") {
                    Some(cell) => self.blocks(cell, level),
                    None => self.blocks(element, level),
                };
                if !content.is_empty() {
                    flow.block(Block::Quote { alert: Some(alert), content });
                }
            }
            ("div" | "figure", "listingblock" | "literalblock") => {
                flow.end_paragraph();
                for child in element.child_elements() {
                    self.block(child, level, flow);
                }
            }
            ("div" | "figure", "stemblock") => {
                let text = listing(&format!("\n{}", text_of(element)));
                if !text.is_empty() {
                    flow.block(code_block("", text, &[]));
                }
            }
            ("div" | "figure", "imageblock") => self.image(element, level, flow),
            ("div", "colist") => self.callouts(element, level, flow),
            ("div", "quoteblock" | "verseblock") | ("blockquote", _) => {
                let content = self.blocks(element, level);
                if !content.is_empty() {
                    flow.block(Block::Quote { alert: None, content });
                }
            }
            ("pre", _) => self.pre(element, flow),
            ("ul", _) => flow.block(self.list(element, level, None)),
            ("ol", _) => {
                let start = element.value().attr("start").and_then(|s| s.parse().ok());
                flow.block(self.list(element, level, Some(start.unwrap_or(1))));
            }
            ("dl", _) => self.definitions(element, level, flow),
            ("table", _) => self.table(element, level, flow),
            ("h1" | "h2" | "h3" | "h4" | "h5" | "h6", _) => {
                let content = normalize(self.children(element, false));
                if !content.is_empty() {
                    let level = element.value().name()[1..].parse::<u8>().unwrap_or(3);
                    let id = element.value().id().map(str::to_owned);
                    // `h3` is the highest level of a heading inside a section, and becomes level 2.
                    let level = level.saturating_sub(1).clamp(2, 6);
                    flow.block(Block::Heading { level, id, content });
                }
            }
            ("hr", _) => flow.block(Block::Rule),
            (
                "p" | "div" | "section" | "article" | "aside" | "main" | "figure" | "header" | "td"
                | "th" | "li" | "dd" | "details" | "summary" | "body",
                _,
            ) => {
                flow.end_paragraph();
                let blocks = self.blocks(element, level);
                flow.extend(blocks);
            }
            _ => {
                for inline in self.inline(element, false) {
                    flow.inline(inline);
                }
            }
        }
    }

    fn image(&mut self, element: ElementRef<'_>, level: usize, flow: &mut Flow) {
        if select(element, "img").is_none() {
            // A drawing or an object is replaced with its fallback content.
            flow.extend(self.blocks(element, level));
            return;
        }
        let alt =
            select(element, "img").and_then(|img| img.value().attr("alt")).unwrap_or_default();
        let src =
            select(element, "img").and_then(|img| img.value().attr("src")).unwrap_or_default();
        // An image that is embedded in the page is a logo, because upstream's figures are files. Alternative text that
        // repeats the file name has no information.
        let stem = src.rsplit('/').next().unwrap_or(src).split('.').next().unwrap_or(src);
        let says = !alt.trim().is_empty() && alt != stem && alt != stem.replace(['-', '_'], " ");
        if src.starts_with("data:") {
        } else if says {
            flow.block(Block::Paragraph(vec![Inline::Emphasis(vec![Inline::Text(
                collapse_space(alt),
            )])]));
        } else {
            self.notes.push((
                0,
                format!(
                    "the image `{src}` was left out: it has no alternative text that describes it"
                ),
            ));
        }
        let title = element.child_elements().find(|child| {
            block_class(child.value().attr("class").unwrap_or_default()) == "title"
                || child.value().name() == "figcaption"
        });
        if let Some(title) = title {
            self.block(title, 1, flow);
        }
    }

    fn pre(&mut self, element: ElementRef<'_>, flow: &mut Flow) {
        let code = element.child_elements().find(|e| e.value().name() == "code");
        let named = code.and_then(|code| {
            code.value().attr("data-lang").or_else(|| {
                code.value()
                    .attr("class")?
                    .split_whitespace()
                    .find_map(|class| class.strip_prefix("language-"))
            })
        });
        let mut text = String::from("\n");
        let mut links = Vec::new();
        code_text(element, &mut text, &mut links);
        let text = listing(&text);
        if text.is_empty() {
            return;
        }
        let is_literal = element.ancestors().filter_map(ElementRef::wrap).take(2).any(|block| {
            let class = block.value().attr("class").unwrap_or_default();
            block_class(class) == "literalblock" || class == "literal"
        });
        let language = language(named, &text, is_literal);
        flow.block(code_block(&language, text, &links));
    }

    /// Appends the explanations of a listing's callouts (marks such as `(1)`) as a numbered list. If icons are enabled,
    /// Asciidoctor writes the explanations as a table.
    fn callouts(&mut self, element: ElementRef<'_>, level: usize, flow: &mut Flow) {
        if select(element, "ol").is_some() {
            flow.extend(self.blocks(element, level));
            return;
        }
        let rows = element.descendent_elements().filter(|e| e.value().name() == "tr");
        let texts = rows.filter_map(|row| {
            row.child_elements().filter(|cell| cell.value().name() == "td").last()
        });
        let items: Vec<Vec<Block>> = texts.map(|cell| self.blocks(cell, level)).collect();
        if !items.is_empty() {
            flow.block(Block::List { start: Some(1), tight: true, items });
        }
    }

    fn list(&mut self, element: ElementRef<'_>, level: usize, start: Option<u64>) -> Block {
        let mut items = Vec::new();
        for item in element.child_elements() {
            let item = self.blocks(item, level);
            if !item.is_empty() {
                items.push(item);
            }
        }
        let tight = items.iter().all(|item| {
            item.iter().all(|b| matches!(b, Block::Paragraph(_) | Block::List { tight: true, .. }))
                && item.iter().filter(|b| matches!(b, Block::Paragraph(_))).count() < 2
        });
        Block::List { start, tight, items }
    }

    fn definitions(&mut self, element: ElementRef<'_>, level: usize, flow: &mut Flow) {
        let mut definitions: Vec<Definition> = Vec::new();
        for child in element.child_elements() {
            match child.value().name() {
                "dt" => {
                    let term = normalize(self.children(child, false));
                    if term.is_empty() {
                        continue;
                    }
                    match definitions.last_mut() {
                        Some(last) if last.bodies.is_empty() => last.terms.push(term),
                        _ => definitions.push(Definition { terms: vec![term], bodies: vec![] }),
                    }
                }
                _ => {
                    let body = self.blocks(child, level);
                    match definitions.last_mut() {
                        _ if body.is_empty() => {}
                        Some(last) => last.bodies.push(body),
                        None => flow.extend(body),
                    }
                }
            }
        }
        definitions.iter_mut().for_each(super::docbook::join_terms);
        let orphans = definitions.pop_if(|last| last.bodies.is_empty());
        if !definitions.is_empty() {
            flow.block(Block::Definitions(definitions));
        }
        if let Some(orphans) = orphans {
            flow.extend(orphans.terms.into_iter().map(Block::Paragraph));
        }
    }

    fn table(&mut self, element: ElementRef<'_>, level: usize, flow: &mut Flow) {
        let mut head: Vec<Vec<Block>> = Vec::new();
        let mut rows: Vec<Vec<Vec<Block>>> = Vec::new();
        // For each column with a cell that spans several rows: the number of following rows that the cell occupies.
        let mut spans: HashMap<usize, usize> = HashMap::new();
        let mut alignments = Alignments::default();
        let mut groups = Vec::new();
        for child in element.child_elements() {
            match child.value().name() {
                "caption" => {
                    let content = normalize(self.children(child, false));
                    if !content.is_empty() {
                        flow.block(Block::Paragraph(vec![Inline::Strong(content)]));
                    }
                }
                "tr" => groups.push(("tbody", vec![child])),
                name @ ("thead" | "tbody" | "tfoot") => {
                    let trs = child.child_elements().filter(|e| e.value().name() == "tr").collect();
                    groups.push((name, trs));
                }
                _ => {}
            }
        }
        // In some files the foot precedes the body.
        groups.sort_by_key(|(name, _)| match *name {
            "thead" => 0,
            "tfoot" => 2,
            _ => 1,
        });
        for (group, trs) in groups {
            for tr in trs {
                let mut row: Vec<Vec<Block>> = Vec::new();
                for cell in tr.child_elements() {
                    fill_spans(&mut row, &mut spans);
                    let number = |key: &str| -> usize {
                        cell.value()
                            .attr(key)
                            .and_then(|n| n.parse().ok())
                            .unwrap_or(1)
                            .clamp(1, MOST_COLUMNS)
                    };
                    let (columns, down) = (number("colspan"), number("rowspan"));
                    // A span beyond the widest supported table is cut off.
                    let columns = columns.min(MOST_COLUMNS.saturating_sub(row.len()).max(1));
                    let down = if row.len() < MOST_COLUMNS { down } else { 1 };
                    for column in row.len()..row.len() + columns {
                        if down > 1 {
                            spans.insert(column, down - 1);
                        }
                    }
                    if group != "thead" && columns == 1 {
                        let mut classes = cell.value().classes();
                        let align = classes.find_map(|class| class.strip_prefix("halign-"));
                        alignments.count(row.len(), align);
                    }
                    row.push(self.blocks(cell, level));
                    row.extend(std::iter::repeat_n(Vec::new(), columns - 1));
                }
                fill_spans(&mut row, &mut spans);
                if group == "thead" && head.is_empty() {
                    head = row;
                } else if row.iter().any(|cell| !cell.is_empty()) {
                    rows.push(row);
                }
            }
        }
        if head.iter().all(Vec::is_empty) {
            head.clear();
        }
        if rows.is_empty() && head.is_empty() {
            return;
        }
        flow.block(Block::Table(Table { align: alignments.columns(), head, rows }));
    }

    fn children(&mut self, element: ElementRef<'_>, code: bool) -> Vec<Inline> {
        let mut out = Vec::new();
        for child in element.children() {
            match child.value() {
                // Comments split a text into several nodes.
                Node::Text(text) => match out.last_mut() {
                    Some(Inline::Code(last)) if code => last.push_str(&clean(text)),
                    Some(Inline::Text(last)) if !code => last.push_str(&clean(text)),
                    _ if code => out.push(Inline::Code(clean(text))),
                    _ => out.push(Inline::Text(clean(text))),
                },
                Node::Element(_) => {
                    if let Some(element) = ElementRef::wrap(child) {
                        out.extend(self.inline(element, code));
                    }
                }
                _ => {}
            }
        }
        out
    }

    fn inline(&mut self, element: ElementRef<'_>, code: bool) -> Vec<Inline> {
        self.depth += 1;
        let inlines = match self.depth > MAX_DEPTH {
            true => vec![Inline::Text(self.flattened(element))],
            false => self.open_inline(element, code),
        };
        self.depth -= 1;
        inlines
    }

    fn open_inline(&mut self, element: ElementRef<'_>, code: bool) -> Vec<Inline> {
        let class = element.value().attr("class").unwrap_or_default();
        match element.value().name() {
            "wbr" => Vec::new(),
            "br" => vec![Inline::HardBreak],
            "em" | "i" | "var" | "cite" | "dfn" => {
                vec![Inline::Emphasis(self.children(element, false))]
            }
            "strong" | "b" => vec![Inline::Strong(self.children(element, code))],
            "del" | "s" | "strike" => vec![Inline::Strikethrough(self.children(element, code))],
            "code" | "tt" | "kbd" | "samp" | "pre" => self.children(element, true),
            "sup" if class.contains("footnote") => {
                let label = select(element, "a")
                    .and_then(|a| a.value().attr("href"))
                    .and_then(|href| href.rsplit('_').next())
                    .filter(|label| self.footnotes.contains_key(*label));
                match label {
                    Some(label) => vec![Inline::Note(label.to_owned())],
                    None => self.children(element, code),
                }
            }
            "sup" => vec![Inline::Superscript(self.children(element, false))],
            "sub" => vec![Inline::Subscript(self.children(element, false))],
            "math" => vec![Inline::Math(Box::new(formula(&tree(element, 0))))],
            "a" if class.contains("footnote-backref") => Vec::new(),
            "a" if class.contains("footnote-ref")
                && let Some(label) =
                    element.value().attr("href").and_then(|h| h.rsplit('_').next())
                && self.footnotes.contains_key(label) =>
            {
                vec![Inline::Note(label.to_owned())]
            }
            "a" if class == "anchor" || class == "link" && text_of(element).is_empty() => {
                Vec::new()
            }
            "a" => {
                let content = self.children(element, code);
                match element.value().attr("href").map(page_target).filter(|t| !t.is_empty()) {
                    Some(target) => vec![Inline::Link { target, content }],
                    None => content,
                }
            }
            "img" => {
                let alt = element.value().attr("alt").unwrap_or_default();
                vec![Inline::Text(alt.to_owned())]
            }
            "script" | "style" => Vec::new(),
            _ => self.children(element, code),
        }
    }
}

/// The kind of a block, which one of its classes states; empty if none does. The kind is in the form of Asciidoctor's
/// default converter (`listingblock`). The converter for semantic HTML writes it with a hyphen (`listing-block`).
fn block_class(classes: &str) -> &'static str {
    const BLOCKS: &[&str] = &[
        "toc",
        "title",
        "label-only",
        "admonitionblock",
        "listingblock",
        "literalblock",
        "stemblock",
        "imageblock",
        "quoteblock",
        "verseblock",
        "colist",
    ];
    let mut found = "";
    for class in classes.split_whitespace() {
        let plain = match class {
            "block-title" => "title".to_owned(),
            class => class.strip_suffix("-block").map_or(class.to_owned(), |c| format!("{c}block")),
        };
        if let Some(block) = BLOCKS.iter().find(|block| **block == plain) {
            // `block-title label-only` does not name a title.
            if found.is_empty() || *block == "label-only" {
                found = block;
            }
        }
    }
    found
}

/// The language of a listing. Upstream labels declarations of the host API `opencl` or `c++`, and OpenCL C `opencl_c`,
/// `c` or `c++`.
fn language(named: Option<&str>, code: &str, is_literal: bool) -> String {
    let guessed = guess_language(code);
    match named {
        None if is_literal => "text".into(),
        None => guessed.into(),
        Some("opencl_c" | "cl" | "OpenCL") => "opencl".into(),
        Some("opencl" | "c") if guessed == "c" => "c".into(),
        Some("opencl") => "opencl".into(),
        Some("c" | "c++" | "cpp") if guessed == "c" => "c".into(),
        Some("c++" | "cpp")
            if ["std::", "template", "class ", "cl::"].iter().any(|w| code.contains(w)) =>
        {
            "c++".into()
        }
        Some("c" | "c++" | "cpp") if guessed == "opencl" => "opencl".into(),
        Some(other) => {
            other.chars().filter(|c| c.is_ascii_alphanumeric() || "+-_".contains(*c)).collect()
        }
    }
}

fn code_text(element: ElementRef<'_>, out: &mut String, links: &mut Vec<(String, String)>) {
    code_text_at(element, out, links, 0);
}

/// Whether an element holds the line numbers of a listing, as highlighters mark them.
fn is_line_number(element: &scraper::node::Element) -> bool {
    element.name() != "table"
        && element.attr("class").is_some_and(|classes| {
            classes.split_whitespace().any(|class| {
                matches!(class, "gutter" | "hljs-ln-numbers" | "ln" | "lnt")
                    || class.starts_with("lineno")
                    || class.starts_with("line-number")
            })
        })
}

fn code_text_at(
    element: ElementRef<'_>,
    out: &mut String,
    links: &mut Vec<(String, String)>,
    depth: usize,
) {
    if depth > MAX_DEPTH {
        out.push_str(&text_of(element));
        return;
    }
    for child in element.children() {
        match child.value() {
            Node::Text(text) => out.push_str(&clean(text)),
            Node::Element(e) => {
                let Some(inner) = ElementRef::wrap(child) else { continue };
                match e.name() {
                    "br" => out.push('\n'),
                    // Line numbers are not part of the listing.
                    _ if is_line_number(e) => {}
                    // The mark of a callout. Some converters omit its parentheses.
                    "b" if has_class(inner, "conum") => {
                        let mark = text_of(inner);
                        match mark.trim().bytes().all(|b| b.is_ascii_digit()) {
                            true => out.push_str(&format!("({})", mark.trim())),
                            false => out.push_str(&mark),
                        }
                    }
                    "sup" => {
                        out.push('^');
                        code_text_at(inner, out, links, depth + 1);
                    }
                    "a" => {
                        if let Some(href) = e.attr("href") {
                            let target = page_target(href);
                            if !target.contains("://") {
                                let after = inner.next_sibling().and_then(|next| {
                                    next.value().as_text().map(|text| clean(text))
                                });
                                let after = after.as_deref().unwrap_or("");
                                link_words((out, &text_of(inner), after), &target, links);
                            }
                        }
                        code_text_at(inner, out, links, depth + 1);
                    }
                    _ => code_text_at(inner, out, links, depth + 1),
                }
            }
            _ => {}
        }
    }
}

/// An HTML element as an XML element. Content that nests too deeply becomes text.
fn tree(element: ElementRef<'_>, depth: usize) -> Element {
    let mut out = Element::new(element.value().name(), 0);
    element.value().attrs().for_each(|(name, value)| out.set(name, value));
    if depth > MAX_DEPTH {
        out.push_text(&element.text().collect::<String>());
        return out;
    }
    for child in element.children() {
        match (ElementRef::wrap(child), child.value().as_text()) {
            (Some(child), _) => out.children.push(xml::Node::Element(tree(child, depth + 1))),
            (None, Some(text)) => out.push_text(text),
            _ => {}
        }
    }
    out
}
