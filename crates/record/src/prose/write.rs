//! Writes a tree as Markdown.

use super::parse::SPAN;
use super::{Align, Block, Inline, Math, Table};
use pulldown_cmark::{Alignment, CowStr, Event, HeadingLevel, LinkType, Tag, TagEnd};
use pulldown_cmark_to_cmark as to_cmark;
use std::borrow::Borrow;

/// Writes a body. Reading it back gives the same tree if Markdown can express the tree: text without line breaks and
/// without blanks at the ends of a paragraph, no two adjacent texts, no empty paragraphs or emphasis, and `tight` lists
/// only if each item is a paragraph that a tight list may follow.
///
/// Blocks that contain other blocks are written here, and so are simple paragraphs, headings and GFM tables. The other
/// paragraphs, headings and GFM tables are written by `pulldown-cmark-to-cmark`, which verifies each by reading it
/// back.
pub fn to_markdown(blocks: &[impl Borrow<Block>]) -> String {
    let mut out = String::with_capacity(1 << 10);
    push_blocks(blocks, false, &mut out);
    if !out.is_empty() {
        out.push('\n');
    }
    out
}

/// Writes `blocks`, separated by blank lines; in a tight list, without blank lines. There is no newline at the end.
fn write_blocks(blocks: &[Block], tight: bool) -> String {
    let mut out = String::new();
    push_blocks(blocks, tight, &mut out);
    out
}

/// Appends the output of [`write_blocks`].
fn push_blocks(blocks: &[impl Borrow<Block>], tight: bool, out: &mut String) {
    for (at, block) in blocks.iter().enumerate() {
        if at > 0 {
            out.push_str(if tight { "\n" } else { "\n\n" });
            if merges(blocks[at - 1].borrow(), block.borrow()) {
                out.push_str("<!-- -->\n\n");
            }
        }
        write_block(block.borrow(), out);
    }
}

/// Whether Markdown would merge two adjacent blocks.
fn merges(first: &Block, second: &Block) -> bool {
    match (first, second) {
        (Block::List { start: a, .. }, Block::List { start: b, .. }) => a.is_some() == b.is_some(),
        (Block::Definitions(_), Block::Definitions(_)) => true,
        (Block::Editions { content, .. }, second) => merges(content, second),
        _ => false,
    }
}

fn write_block(block: &Block, out: &mut String) {
    match block {
        Block::Paragraph(content) => push_paragraph(content, out),
        Block::Heading { level, id, content } => {
            let level = HeadingLevel::try_from(usize::from(*level)).unwrap_or(HeadingLevel::H6);
            let bare = id.is_none();
            let id = id.as_deref().map(CowStr::Borrowed);
            let tag = Tag::Heading { level, id, classes: vec![], attrs: vec![] };
            push_written_span(tag, content, out);
            // Inside a list or quotation, the parser reads braces at the end as attributes, even if they are escaped.
            if bare && out.ends_with('}') {
                out.pop();
                out.push_str("&#125;");
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
                        out.push_str("  \n");
                    }
                    let start = out.len();
                    push_paragraph(term, out);
                    // On the second line of a paragraph, equals signs would make it a heading.
                    if at > 0 && out[start..].starts_with('=') {
                        out.insert(start, '\\');
                    }
                }
                for body in &definition.bodies {
                    // A blank line before the definition preserves its paragraphs.
                    out.push_str(if body.len() > 1 { "\n\n" } else { "\n" });
                    // The indentation has four columns: with two columns, a nested list would continue this list.
                    push_indented(&write_blocks(body, false), ":   ", "    ".into(), out);
                }
            }
        }
        Block::Quote { alert, content } => {
            let mut inner = String::new();
            if let Some(alert) = alert {
                inner.push_str(&format!("[!{}]\n", alert.label().to_uppercase()));
            }
            push_blocks(content, false, &mut inner);
            push_indented(&inner, "> ", "> ".into(), out);
        }
        Block::Table(table) if table.is_simple() && (1..=WIDEST_GFM).contains(&table.columns()) => {
            if push_plain_table(table, out).is_some() {
                return;
            }
            let mut events = Vec::new();
            push_table(table, &mut events);
            // Parsers differ on whether an escaped backslash escapes the bar after it.
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

/// Whether an item fits in a tight list: a paragraph, optionally followed by a tight list.
fn fits_tight(item: &[Block]) -> bool {
    match item {
        [Block::Paragraph(_), rest @ ..] => {
            rest.len() < 2 && rest.iter().all(|b| matches!(b, Block::List { tight: true, items, .. } if items.iter().all(|i| fits_tight(i))))
        }
        _ => false,
    }
}

/// Appends `text` with `first` before its first line and `rest` before every other line. An empty line gets `rest`
/// without its trailing blanks.
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
        for (column, cell) in cells.iter().enumerate() {
            out.extend(["\n<", name]);
            if let Some(align) = table.align_of(column).name() {
                out.extend([" align=\"", align, "\""]);
            }
            out.push('>');
            if !cell.is_empty() {
                out.push_str("\n\n");
                push_blocks(cell, false, out);
                out.push('\n');
            }
            out.extend(["\n</", name, ">"]);
        }
        out.push_str("\n</tr>");
    }
    out.push_str("\n</table>");
}

/// The maximum number of columns of a table written with bars, where every row has all columns.
const WIDEST_GFM: usize = 256;

fn push_paragraph(content: &[Inline], out: &mut String) {
    push_written_span(Tag::Paragraph, content, out);
}

/// Appends a paragraph or heading. If Markdown cannot express its emphasis (for example stars between
/// letters), the emphasis is dropped and the words are kept.
fn push_written_span(tag: Tag<'_>, content: &[Inline], out: &mut String) {
    if push_plain_span(&tag, content, out).is_some() {
        return;
    }
    let write = |content: &[Inline]| {
        let mut events = Vec::new();
        push_span(tag.clone(), content, &mut events);
        leaf(&events)
    };
    let written = write(content)
        .or_else(|| write(&without_emphasis(content)))
        .or_else(|| write(&[Inline::Text(super::text::plain_text_of(content))]));
    out.push_str(&written.unwrap_or_default());
}

/// Appends the library's output for a simple paragraph or heading, without calling the library, which takes far longer.
/// A paragraph or heading is simple if it has only text, code, links and emphasis of words, and if it is known which of
/// its characters the library escapes. Most paragraphs and headings are simple. In any other case, `out` is unchanged.
fn push_plain_span(tag: &Tag<'_>, content: &[Inline], out: &mut String) -> Option<()> {
    or_nothing(out, |out| {
        match tag {
            Tag::Paragraph => {}
            Tag::Heading { level, id: None, .. } => {
                out.extend(std::iter::repeat_n('#', *level as usize));
                out.push(' ');
            }
            _ => return None,
        }
        let start = out.len();
        push_plain(content, Leaf::Text, out)?;
        (out.len() > start && !out.ends_with(' ')).then_some(())
    })
}

/// As [`push_plain_span`], for a table.
fn push_plain_table(table: &Table, out: &mut String) -> Option<()> {
    or_nothing(out, |out| push_plain_rows(table, out))
}

/// Appends the output of `write`, or nothing if it fails.
fn or_nothing(out: &mut String, write: impl FnOnce(&mut String) -> Option<()>) -> Option<()> {
    let start = out.len();
    let written = write(out);
    if written.is_none() {
        out.truncate(start);
    }
    written
}

fn push_plain_rows(table: &Table, out: &mut String) -> Option<()> {
    let columns = table.columns();
    // The delimiter row has the widths of the head.
    let mut rule = String::new();
    for (at, row) in std::iter::once(&table.head).chain(&table.rows).enumerate() {
        if at > 0 {
            out.push('\n');
        }
        for column in 0..columns {
            out.push('|');
            let start = out.len();
            let content = match row.get(column).and_then(|cell| cell.first()) {
                Some(Block::Paragraph(content)) => content.as_slice(),
                Some(_) => return None,
                None => &[],
            };
            push_plain(content, Leaf::Cell, out)?;
            let cell = &out[start..];
            if cell.ends_with(' ') || cell.contains('|') {
                return None;
            }
            if at == 0 {
                push_rule(table.align_of(column), width(content), &mut rule);
            }
        }
        out.push('|');
        if at == 0 {
            out.push('\n');
            out.push_str(&rule);
            out.push('|');
        }
    }
    Some(())
}

/// Appends the part of the delimiter row for a column. `width` is the width of the column's head.
fn push_rule(align: Align, width: usize, out: &mut String) {
    let (first, last) = match align {
        Align::None => ("", ""),
        Align::Left => (":", ""),
        Align::Center => (":", ":"),
        Align::Right => ("", ":"),
    };
    out.extend(["|", first]);
    let marks = first.len() + last.len();
    out.extend(std::iter::repeat_n('-', width.saturating_sub(marks).max(1)));
    out.push_str(last);
}

/// The width of a column's head as the library computes it: its words and code marks.
fn width(content: &[Inline]) -> usize {
    let of = |inline: &Inline| match inline {
        Inline::Text(text) => text.chars().count(),
        Inline::Code(code) => code.chars().count() + 2,
        Inline::Emphasis(inner)
        | Inline::Strong(inner)
        | Inline::Strikethrough(inner)
        | Inline::Superscript(inner)
        | Inline::Subscript(inner)
        | Inline::Editions { content: inner, .. }
        | Inline::Link { content: inner, .. } => width(inner),
        Inline::Note(_) | Inline::Math(_) | Inline::HardBreak => 0,
    };
    content.iter().map(of).sum()
}

/// The place of inlines, which decides what the library escapes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Leaf {
    /// A paragraph or heading.
    Text,
    /// A table's cell, in which no block can start.
    Cell,
}

fn push_plain(content: &[Inline], leaf: Leaf, out: &mut String) -> Option<()> {
    for (at, inline) in content.iter().enumerate() {
        match inline {
            Inline::Text(text) => {
                let side_by_side = at > 0 && matches!(content[at - 1], Inline::Text(_));
                if side_by_side {
                    return None;
                }
                push_words(text, at == 0, leaf, out)?;
            }
            Inline::Code(code) => {
                let odd = |c: char| c == '`' || c.is_control();
                if code.is_empty()
                    || code.starts_with(' ')
                    || code.ends_with(' ')
                    || code.contains(odd)
                {
                    return None;
                }
                out.push('`');
                out.push_str(code);
                out.push('`');
            }
            Inline::Link { target, content } => {
                let fine = |c: char| c.is_ascii_alphanumeric() || "/.#-_:%?=".contains(c);
                if content.is_empty() || target.is_empty() || !target.chars().all(fine) {
                    return None;
                }
                out.push('[');
                push_plain(content, leaf, out)?;
                out.push_str("](");
                out.push_str(target);
                out.push(')');
            }
            Inline::Emphasis(inner) | Inline::Strong(inner) => {
                let [Inline::Text(text)] = inner.as_slice() else { return None };
                // Stars open and close an emphasis everywhere if the emphasis begins and ends with a letter or digit,
                // except next to other stars.
                let word = |c: char| c.is_ascii_alphanumeric();
                let stars = |i: &Inline| matches!(i, Inline::Emphasis(_) | Inline::Strong(_));
                if out.ends_with('*')
                    || content.get(at + 1).is_some_and(stars)
                    || !text.starts_with(word)
                    || !text.ends_with(word)
                {
                    return None;
                }
                let mark = if matches!(inline, Inline::Strong(_)) { "**" } else { "*" };
                out.push_str(mark);
                let start = out.len();
                push_words(text, true, leaf, out)?;
                // Escapes inside stars are left to the library.
                if out.len() - start > text.len() {
                    return None;
                }
                out.push_str(mark);
            }
            Inline::Strikethrough(_)
            | Inline::Superscript(_)
            | Inline::Subscript(_)
            | Inline::Note(_)
            | Inline::Math(_)
            | Inline::HardBreak
            | Inline::Editions { .. } => return None,
        }
    }
    Some(())
}

/// Appends `text` as the library writes it; `None` if it might need escapes that this function does not write.
fn push_words(text: &str, first: bool, leaf: Leaf, out: &mut String) -> Option<()> {
    let bytes = text.as_bytes();
    let head = bytes.first()?;
    if first && matches!(head, b' ' | b'-' | b'+' | b'=' | b':') {
        return None;
    }
    let (mut written, mut seen) = (0, 0);
    if leaf == Leaf::Text {
        if *head == b'>' {
            return None;
        }
        // At the start of a paragraph, a number with `.` or `)` after it would start a list. The library escapes the
        // mark after every number at the start of a text.
        let digits = bytes.iter().take_while(|byte| byte.is_ascii_digit()).count();
        if digits > 0 && matches!(bytes.get(digits), Some(b'.' | b')')) {
            out.push_str(&text[..digits]);
            out.push('\\');
            written = digits;
            seen = digits + 1;
        }
    }
    while let Some(length) = bytes[seen..].iter().position(|byte| SPECIAL[usize::from(*byte)]) {
        let at = seen + length;
        let escaped = match bytes[at] {
            b'_' => {
                let around = [at.checked_sub(1).map(|at| bytes[at]), bytes.get(at + 1).copied()];
                if around.iter().flatten().any(|byte| !byte.is_ascii()) {
                    return None;
                }
                !around.iter().all(|byte| byte.is_some_and(|byte| byte.is_ascii_alphanumeric()))
            }
            b'*' | b'[' | b']' | b'<' | b'|' => true,
            _ => return None,
        };
        if escaped {
            out.push_str(&text[written..at]);
            out.push('\\');
            written = at;
        }
        seen = at + 1;
    }
    out.push_str(&text[written..]);
    Some(())
}

/// The bytes that may need escaping.
static SPECIAL: [bool; 256] = {
    let mut special = [false; 256];
    let mut byte = 0;
    while byte < 0x80 {
        special[byte] = matches!(
            byte as u8,
            b'_' | b'*'
                | b'['
                | b']'
                | b'<'
                | b'|'
                | b'&'
                | b'`'
                | b'~'
                | b'\\'
                | b'^'
                | b'$'
                | b'{'
                | b'#'
                | b'!'
                | 0..=0x1F | 0x7F
        );
        byte += 1;
    }
    special
};

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

/// The Markdown of one paragraph, heading or table; `None` if Markdown cannot express it.
fn leaf(events: &[Event<'_>]) -> Option<String> {
    let mut out = String::new();
    let options = super::parse::options();
    // A reference to a footnote is parsed as a reference only if the footnote exists. The library does not see the
    // footnote when it verifies its output. A tag replaces the reference meanwhile, because a tag has punctuation at
    // its ends too.
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
    if !notes.is_empty() {
        // The stand-ins occur in order.
        let mut replaced = String::with_capacity(out.len());
        let mut rest = out.as_str();
        for (note, label) in notes.iter().enumerate() {
            let Some((before, after)) = rest.split_once(&stand_in(note + 1)) else { continue };
            replaced.push_str(before);
            replaced.push_str(&format!("[^{label}]"));
            rest = after;
        }
        replaced.push_str(rest);
        out = replaced;
    }
    out.truncate(out.trim_end_matches('\n').len());
    // The library does not see the blocks before this one. After a paragraph or a line, this would be a definition.
    if out.starts_with(':') {
        out.insert(0, '\\');
    }
    if out.contains("\n:") {
        out = out.replace("\n:", "\n\\:");
    }
    Some(out)
}

fn push_table<'a>(table: &'a Table, events: &mut Vec<Event<'a>>) {
    let columns = table.columns();
    let align = |column| to_alignment(table.align_of(column));
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

/// Appends the cells of a row of a GFM table, with empty cells if the row is short.
fn push_cells<'a>(cells: &'a [super::Cell], columns: usize, events: &mut Vec<Event<'a>>) {
    for column in 0..columns {
        events.push(Event::Start(Tag::TableCell));
        let mut cell = cells.get(column).map_or(&[][..], Vec::as_slice);
        if let Some((range, content)) = super::limited(cell) {
            events.push(Event::InlineHtml(format!("<!-- editions: {range} -->").into()));
            cell = content;
        }
        if let Some(Block::Paragraph(content)) = cell.first() {
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
            Inline::Superscript(inner) => push_tagged("<sup>".into(), inner, "</sup>", events),
            Inline::Subscript(inner) => push_tagged("<sub>".into(), inner, "</sub>", events),
            Inline::Editions { range, content } => {
                push_tagged(format!("{SPAN}{range}\">").into(), content, "</span>", events);
            }
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
            Inline::Math(math) => push_math(math, events),
            Inline::HardBreak => events.push(Event::HardBreak),
        }
    }
}

/// Appends a formula: its tags, and its characters as text.
fn push_math<'a>(math: &'a Math, events: &mut Vec<Event<'a>>) {
    events.push(Event::InlineHtml(math.start_tag().into()));
    if !math.text.is_empty() {
        events.push(Event::Text(CowStr::Borrowed(&math.text)));
    }
    math.parts.iter().for_each(|part| push_math(part, events));
    events.push(Event::InlineHtml(math.end_tag().into()));
}

fn push_tagged<'a>(
    open: CowStr<'a>,
    content: &'a [Inline],
    close: &'static str,
    events: &mut Vec<Event<'a>>,
) {
    events.push(Event::InlineHtml(open));
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

#[cfg(test)]
mod tests {
    use super::*;

    /// Paragraphs written without the library equal the library's output.
    #[test]
    fn plain_paragraphs_are_as_the_library_writes_them() {
        let pieces = [
            "x", "a_b", "_a", "a_ b", "x[i]", " *p", "a < b", "a|b", "[^1]", "1) x", "a > b",
            "- x", "x*", "*", " (*", "_", "]", "é_é", "x: y", "char* ", "<x>", "6.15 x", "2)",
        ];
        let text = |piece: &str| Inline::Text(piece.into());
        let mut plain = 0;
        for one in pieces {
            for other in pieces {
                let words = Inline::Emphasis(vec![text(other)]);
                let strong = Inline::Strong(vec![text(other)]);
                let link = Inline::Link { target: "x.md#y".into(), content: vec![text(other)] };
                let code = Inline::Code(other.into());
                for inline in [words, strong, link, code] {
                    let content = [text(one), inline, text(one)];
                    for tag in [
                        Tag::Paragraph,
                        Tag::Heading {
                            level: HeadingLevel::H3,
                            id: None,
                            classes: vec![],
                            attrs: vec![],
                        },
                    ] {
                        let mut written = String::new();
                        if push_plain_span(&tag, &content, &mut written).is_none() {
                            continue;
                        }
                        plain += 1;
                        let mut events = Vec::new();
                        push_span(tag, &content, &mut events);
                        assert_eq!(Some(written), leaf(&events), "{content:?}");
                    }
                }
            }
        }
        assert!(plain > 500, "{plain}");
    }

    /// Tables written without the library equal the library's output, even if the heads have all kinds of content that
    /// rows may have.
    #[test]
    fn plain_tables_are_as_the_library_writes_them() {
        let text = |piece: &str| Inline::Text(piece.into());
        let heads = [
            vec![text("type, or a_b[0]")],
            vec![text("é* of "), Inline::Code("int4".into())],
            vec![Inline::Strong(vec![text("x-y")]), text(" z")],
            vec![Inline::Link { target: "x.md".into(), content: vec![text("_x")] }],
            Vec::new(),
            vec![text("a|b")],
            vec![text("1.0, > 2")],
            vec![text("> 2) ")],
        ];
        let mut plain = 0;
        for one in &heads {
            for other in &heads {
                let cell = |content: &[Inline]| match content {
                    [] => Vec::new(),
                    content => vec![Block::Paragraph(content.to_vec())],
                };
                let row = vec![cell(one), cell(other)];
                for align in
                    [Vec::new(), vec![Align::None, Align::Right], vec![Align::Center, Align::Left]]
                {
                    let rows = vec![row.clone(), row.clone()];
                    let table = Table { align, head: row.clone(), rows };
                    let mut written = String::new();
                    if push_plain_table(&table, &mut written).is_none() {
                        assert!(written.is_empty());
                        continue;
                    }
                    plain += 1;
                    let mut events = Vec::new();
                    push_table(&table, &mut events);
                    assert_eq!(Some(written), leaf(&events), "{table:?}");
                }
            }
        }
        assert!(plain >= 75, "{plain}");
    }
}
