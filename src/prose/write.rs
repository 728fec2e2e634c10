//! Tree in, Markdown out.

use super::{Align, Block, Inline, Table};
use pulldown_cmark::{Alignment, CowStr, Event, HeadingLevel, LinkType, Tag, TagEnd};
use pulldown_cmark_to_cmark as to_cmark;

/// Writes a body. Reading it back gives the same tree, if the tree is one that Markdown can say:
/// text without line breaks and without blanks at the ends of a paragraph, no two texts side by
/// side, no empty paragraphs or emphasis, `tight` lists where an item is one paragraph.
///
/// Containers are put together here; paragraphs, headings and GFM tables are written by
/// `pulldown-cmark-to-cmark`, which checks that each is read back as it was meant.
pub fn to_markdown(blocks: &[Block]) -> String {
    let mut out = write_blocks(blocks, false);
    if !out.is_empty() {
        out.push('\n');
    }
    out
}

/// `blocks` with blank lines between them, or without where a tight list wants none. No newline
/// at the end.
fn write_blocks(blocks: &[Block], tight: bool) -> String {
    let mut out = String::new();
    for (at, block) in blocks.iter().enumerate() {
        if at > 0 {
            out.push_str(if tight { "\n" } else { "\n\n" });
            if merges(&blocks[at - 1], block) {
                out.push_str("<!-- -->\n\n");
            }
        }
        write_block(block, &mut out);
    }
    out
}

/// Whether Markdown would read two neighbours as one.
fn merges(first: &Block, second: &Block) -> bool {
    match (first, second) {
        (Block::List { start: a, .. }, Block::List { start: b, .. }) => a.is_some() == b.is_some(),
        (Block::Definitions(_), Block::Definitions(_)) => true,
        (Block::Editions { content, .. }, second) => merges(content, second),
        // A paragraph that is followed by a definition list would be its first term.
        _ => false,
    }
}

fn write_block(block: &Block, out: &mut String) {
    match block {
        Block::Paragraph(content) => out.push_str(&write_paragraph(content)),
        Block::Heading { level, id, content } => {
            let level = HeadingLevel::try_from(usize::from(*level)).unwrap_or(HeadingLevel::H6);
            let bare = id.is_none();
            let id = id.as_deref().map(CowStr::Borrowed);
            let tag = Tag::Heading { level, id, classes: vec![], attrs: vec![] };
            let text = write_span(tag, content);
            // Inside a list or quotation the parser takes a brace at the end for attributes, even
            // where it is escaped.
            match text.strip_suffix('}').filter(|_| bare) {
                Some(text) => {
                    out.push_str(text);
                    out.push_str("&#125;");
                }
                None => out.push_str(&text),
            }
        }
        Block::Code(code) => write_code(&code.info, &code.text, out),
        Block::List { start, tight, items } => {
            let tight = *tight && items.iter().all(|item| fits_tight(item));
            for (at, item) in items.iter().enumerate() {
                if at > 0 {
                    out.push_str(if tight { "\n" } else { "\n\n" });
                }
                let marker = match start {
                    Some(start) => format!("{}. ", start.saturating_add(at as u64)),
                    None => "- ".to_string(),
                };
                push_indented(&write_blocks(item, tight), &marker, " ".repeat(marker.len()), out);
            }
        }
        Block::Definitions(definitions) => {
            for (at, definition) in definitions.iter().enumerate() {
                if at > 0 {
                    out.push_str("\n\n");
                }
                for (at, term) in definition.terms.iter().enumerate() {
                    if at > 0 {
                        out.push('\n');
                    }
                    out.push_str(&write_paragraph(term));
                }
                for body in &definition.bodies {
                    // A blank line before the definition keeps its paragraphs paragraphs.
                    out.push_str(if body.len() > 1 { "\n\n" } else { "\n" });
                    // Four columns: with two, a list inside would be read as going on with this one.
                    push_indented(&write_blocks(body, false), ":   ", "    ".into(), out);
                }
            }
        }
        Block::Quote { alert, content } => {
            let mut inner = String::new();
            if let Some(alert) = alert {
                inner.push_str(&format!("[!{}]\n", alert.label().to_uppercase()));
            }
            inner.push_str(&write_blocks(content, false));
            push_indented(&inner, "> ", "> ".into(), out);
        }
        Block::Table(table) if table.is_simple() && table.columns() > 0 => {
            let mut events = Vec::new();
            push_table(table, &mut events);
            // Parsers differ on whether a backslash that is escaped escapes the bar after it.
            match leaf(&events).filter(|text| !text.contains("\\\\|")) {
                Some(text) => out.push_str(&text),
                None => write_html_table(table, out),
            }
        }
        Block::Table(table) => write_html_table(table, out),
        Block::Footnote { label, content } => {
            let inner = write_blocks(content, false);
            push_indented(&inner, &format!("[^{label}]: "), "    ".into(), out);
        }
        Block::Rule => out.push_str("---"),
        Block::Editions { range, content } => {
            out.push_str(&format!("<!-- editions: {range} -->\n"));
            write_block(content, out);
        }
    }
}

/// Whether an item can stand in a tight list: a paragraph, and perhaps a tight list below it.
fn fits_tight(item: &[Block]) -> bool {
    match item {
        [Block::Paragraph(_), rest @ ..] => {
            rest.len() < 2 && rest.iter().all(|b| matches!(b, Block::List { tight: true, items, .. } if items.iter().all(|i| fits_tight(i))))
        }
        _ => false,
    }
}

/// Appends `text` with `first` before its first line and `rest` before every other that is not
/// empty.
fn push_indented(text: &str, first: &str, rest: String, out: &mut String) {
    let bare = rest.trim_end();
    for (at, line) in text.split('\n').enumerate() {
        if at > 0 {
            out.push('\n');
        }
        out.push_str(match (at, line.is_empty()) {
            (0, _) => first,
            (_, false) => &rest,
            (_, true) => bare,
        });
        out.push_str(line);
    }
}

fn write_code(info: &str, text: &str, out: &mut String) {
    let token = if info.contains('`') { '~' } else { '`' };
    let longest = text
        .lines()
        .map(|line| line.trim_start().chars().take_while(|c| *c == token).count())
        .max()
        .unwrap_or(0);
    let fence: String = std::iter::repeat_n(token, longest.max(2) + 1).collect();
    out.push_str(&fence);
    out.push_str(info);
    out.push('\n');
    out.push_str(text);
    if !text.is_empty() && !text.ends_with('\n') {
        out.push('\n');
    }
    out.push_str(&fence);
}

fn write_html_table(table: &Table, out: &mut String) {
    out.push_str("<table>");
    let head = (!table.head.is_empty()).then_some((&table.head, "th"));
    for (cells, name) in head.into_iter().chain(table.rows.iter().map(|row| (row, "td"))) {
        out.push_str("\n<tr>");
        for cell in cells {
            out.push_str(&format!("\n<{name}>"));
            if !cell.is_empty() {
                out.push_str("\n\n");
                out.push_str(&write_blocks(cell, false));
                out.push('\n');
            }
            out.push_str(&format!("\n</{name}>"));
        }
        out.push_str("\n</tr>");
    }
    out.push_str("\n</table>");
}

fn write_paragraph(content: &[Inline]) -> String {
    write_span(Tag::Paragraph, content)
}

/// A paragraph or heading. Where Markdown cannot say its emphasis (stars between letters, say), the
/// emphasis gives way and the words stay.
fn write_span(tag: Tag<'_>, content: &[Inline]) -> String {
    let write = |content: &[Inline]| {
        let mut events = Vec::new();
        push_span(tag.clone(), content, &mut events);
        leaf(&events)
    };
    write(content)
        .or_else(|| write(&without_emphasis(content)))
        .or_else(|| write(&[Inline::Text(super::text::plain_text_of(content))]))
        .unwrap_or_default()
}

fn without_emphasis(content: &[Inline]) -> Vec<Inline> {
    let mut plain: Vec<Inline> = Vec::new();
    for inline in content {
        let inner = match inline {
            Inline::Emphasis(inner) | Inline::Strong(inner) | Inline::Strikethrough(inner) => {
                without_emphasis(inner)
            }
            other => vec![other.clone()],
        };
        for inline in inner {
            match (plain.last_mut(), inline) {
                (Some(Inline::Text(last)), Inline::Text(text)) => last.push_str(&text),
                (_, inline) => plain.push(inline),
            }
        }
    }
    plain
}

/// The Markdown of one paragraph, heading or table; nothing where Markdown cannot say it.
fn leaf(events: &[Event<'_>]) -> Option<String> {
    let mut out = String::new();
    let options = super::parse::options();
    // A reference to a footnote is one only where the footnote is, which the library does not see
    // when it checks what it wrote. A tag stands in: it has punctuation at its ends too.
    let mut notes: Vec<&CowStr<'_>> = Vec::new();
    let stand_in = |note: usize| format!("<note-{note}>");
    let mut with_stand_ins = Vec::with_capacity(events.len());
    for event in events {
        with_stand_ins.push(match event {
            Event::FootnoteReference(label) => {
                notes.push(label);
                Event::InlineHtml(stand_in(notes.len()).into())
            }
            other => other.clone(),
        });
    }
    to_cmark::cmark_with_options(
        with_stand_ins.iter(),
        &mut out,
        options,
        to_cmark::Options::default(),
    )
    .ok()?;
    for (note, label) in notes.iter().enumerate() {
        out = out.replacen(&stand_in(note + 1), &format!("[^{label}]"), 1);
    }
    out.truncate(out.trim_end_matches('\n').len());
    // After a paragraph, which the library does not see, this would be a definition.
    if out.starts_with(':') {
        out.insert(0, '\\');
    }
    Some(out)
}

fn push_table<'a>(table: &'a Table, events: &mut Vec<Event<'a>>) {
    let columns = table.columns();
    let align = |column| table.align.get(column).copied().map_or(Alignment::None, to_alignment);
    events.push(Event::Start(Tag::Table((0..columns).map(align).collect())));
    events.push(Event::Start(Tag::TableHead));
    push_cells(&table.head, columns, events);
    events.push(Event::End(TagEnd::TableHead));
    for row in &table.rows {
        events.push(Event::Start(Tag::TableRow));
        push_cells(row, columns, events);
        events.push(Event::End(TagEnd::TableRow));
    }
    events.push(Event::End(TagEnd::Table));
}

/// The cells of a row of a GFM table, with empty ones where the row is short.
fn push_cells<'a>(cells: &'a [super::Cell], columns: usize, events: &mut Vec<Event<'a>>) {
    for column in 0..columns {
        events.push(Event::Start(Tag::TableCell));
        if let Some(Block::Paragraph(content)) = cells.get(column).and_then(|c| c.first()) {
            push_inlines(content, events);
        }
        events.push(Event::End(TagEnd::TableCell));
    }
}

fn push_inlines<'a>(content: &'a [Inline], events: &mut Vec<Event<'a>>) {
    for inline in content {
        match inline {
            Inline::Text(text) => events.push(Event::Text(CowStr::Borrowed(text))),
            Inline::Code(code) => events.push(Event::Code(CowStr::Borrowed(code))),
            Inline::Emphasis(inner) => push_span(Tag::Emphasis, inner, events),
            Inline::Strong(inner) => push_span(Tag::Strong, inner, events),
            Inline::Strikethrough(inner) => push_span(Tag::Strikethrough, inner, events),
            Inline::Superscript(inner) => push_tagged("<sup>", inner, "</sup>", events),
            Inline::Subscript(inner) => push_tagged("<sub>", inner, "</sub>", events),
            Inline::Link { target, content } => {
                let tag = Tag::Link {
                    link_type: LinkType::Inline,
                    dest_url: CowStr::Borrowed(target),
                    title: CowStr::Borrowed(""),
                    id: CowStr::Borrowed(""),
                };
                push_span(tag, content, events);
            }
            Inline::Note(label) => {
                events.push(Event::FootnoteReference(CowStr::Borrowed(label)));
            }
            Inline::HardBreak => events.push(Event::HardBreak),
        }
    }
}

fn push_tagged<'a>(
    open: &'static str,
    content: &'a [Inline],
    close: &'static str,
    events: &mut Vec<Event<'a>>,
) {
    events.push(Event::InlineHtml(CowStr::Borrowed(open)));
    push_inlines(content, events);
    events.push(Event::InlineHtml(CowStr::Borrowed(close)));
}

fn push_span<'a>(tag: Tag<'a>, content: &'a [Inline], events: &mut Vec<Event<'a>>) {
    let end = tag.to_end();
    events.push(Event::Start(tag));
    push_inlines(content, events);
    events.push(Event::End(end));
}

fn to_alignment(align: Align) -> Alignment {
    match align {
        Align::None => Alignment::None,
        Align::Left => Alignment::Left,
        Align::Center => Alignment::Center,
        Align::Right => Alignment::Right,
    }
}
