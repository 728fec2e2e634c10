//! Tree in, Markdown out.

use super::{Alert, Align, Block, Inline, Table};
use pulldown_cmark::{
    Alignment, BlockQuoteKind, CodeBlockKind, CowStr, Event, HeadingLevel, LinkType, Tag, TagEnd,
};
use pulldown_cmark_to_cmark as to_cmark;

/// Writes a body. Reading it back gives the same tree, if the tree is one that Markdown can say:
/// text without line breaks and without blanks at the ends of a paragraph, no two texts side by
/// side, no empty paragraphs or emphasis.
pub fn to_markdown(blocks: &[Block]) -> String {
    let mut events = Vec::new();
    for block in blocks {
        push_block(block, false, &mut events);
    }
    let options = to_cmark::Options {
        code_block_token_count: 3,
        newlines_after_htmlblock: 2,
        list_token: '-',
        increment_ordered_list_bullets: true,
        ..to_cmark::Options::default()
    };
    let mut out = String::new();
    match to_cmark::cmark_with_options(events.iter(), &mut out, super::parse::options(), options) {
        Ok(_) => {}
        Err(_) => out = super::text::plain_text(blocks),
    }
    while out.ends_with('\n') {
        out.pop();
    }
    if !out.is_empty() {
        out.push('\n');
    }
    out
}

fn push_block<'a>(block: &'a Block, tight: bool, events: &mut Vec<Event<'a>>) {
    match block {
        Block::Paragraph(content) => {
            if tight {
                push_inlines(content, events);
            } else {
                events.push(Event::Start(Tag::Paragraph));
                push_inlines(content, events);
                events.push(Event::End(TagEnd::Paragraph));
            }
        }
        Block::Heading { level, id, content } => {
            let level = HeadingLevel::try_from(usize::from(*level)).unwrap_or(HeadingLevel::H6);
            let id = id.as_deref().map(CowStr::Borrowed);
            events.push(Event::Start(Tag::Heading { level, id, classes: vec![], attrs: vec![] }));
            push_inlines(content, events);
            events.push(Event::End(TagEnd::Heading(level)));
        }
        Block::Code(code) => {
            events.push(Event::Start(Tag::CodeBlock(CodeBlockKind::Fenced(CowStr::Borrowed(
                &code.info,
            )))));
            if !code.text.is_empty() {
                events.push(Event::Text(CowStr::Borrowed(&code.text)));
            }
            events.push(Event::End(TagEnd::CodeBlock));
        }
        Block::List { start, tight, items } => {
            // Two paragraphs in one item need the blank line that makes the list loose.
            let tight = *tight
                && items.iter().all(|item| {
                    item.iter().filter(|b| matches!(b, Block::Paragraph(_))).count() < 2
                });
            events.push(Event::Start(Tag::List(*start)));
            for item in items {
                events.push(Event::Start(Tag::Item));
                item.iter().for_each(|block| push_block(block, tight, events));
                events.push(Event::End(TagEnd::Item));
            }
            events.push(Event::End(TagEnd::List(start.is_some())));
        }
        Block::Definitions(definitions) => {
            events.push(Event::Start(Tag::DefinitionList));
            for definition in definitions {
                for term in &definition.terms {
                    events.push(Event::Start(Tag::DefinitionListTitle));
                    push_inlines(term, events);
                    events.push(Event::End(TagEnd::DefinitionListTitle));
                }
                for body in &definition.bodies {
                    let tight = matches!(body.as_slice(), [Block::Paragraph(_)]);
                    events.push(Event::Start(Tag::DefinitionListDefinition));
                    body.iter().for_each(|block| push_block(block, tight, events));
                    events.push(Event::End(TagEnd::DefinitionListDefinition));
                }
            }
            events.push(Event::End(TagEnd::DefinitionList));
        }
        Block::Quote { alert, content } => {
            let kind = alert.map(to_kind);
            events.push(Event::Start(Tag::BlockQuote(kind)));
            content.iter().for_each(|block| push_block(block, false, events));
            events.push(Event::End(TagEnd::BlockQuote(kind)));
        }
        Block::Table(table) if table.is_simple() && table.columns() > 0 => {
            push_table(table, events);
        }
        Block::Table(table) => push_html_table(table, events),
        Block::Footnote { label, content } => {
            events.push(Event::Start(Tag::FootnoteDefinition(CowStr::Borrowed(label))));
            content.iter().for_each(|block| push_block(block, false, events));
            events.push(Event::End(TagEnd::FootnoteDefinition));
        }
        Block::Rule => events.push(Event::Rule),
        Block::Editions { range, content } => {
            push_html(format!("<!-- editions: {range} -->\n"), events);
            push_block(content, false, events);
        }
    }
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

fn push_html_table<'a>(table: &'a Table, events: &mut Vec<Event<'a>>) {
    // Tags that follow each other stand in one HTML block, a line each.
    let mut tags = String::from("<table>\n");
    let head = (!table.head.is_empty()).then_some((&table.head, "th"));
    for (cells, name) in head.into_iter().chain(table.rows.iter().map(|row| (row, "td"))) {
        tags.push_str("<tr>\n");
        for cell in cells {
            tags.push_str(&format!("<{name}>\n"));
            if !cell.is_empty() {
                push_html(std::mem::take(&mut tags), events);
                cell.iter().for_each(|block| push_block(block, false, events));
            }
            tags.push_str(&format!("</{name}>\n"));
        }
        tags.push_str("</tr>\n");
    }
    tags.push_str("</table>\n");
    push_html(tags, events);
}

fn push_html(html: String, events: &mut Vec<Event<'_>>) {
    events.push(Event::Start(Tag::HtmlBlock));
    for line in html.split_inclusive('\n') {
        events.push(Event::Html(CowStr::from(line.to_string())));
    }
    events.push(Event::End(TagEnd::HtmlBlock));
}

fn push_inlines<'a>(content: &'a [Inline], events: &mut Vec<Event<'a>>) {
    for inline in content {
        match inline {
            Inline::Text(text) => events.push(Event::Text(CowStr::Borrowed(text))),
            Inline::Code(code) => events.push(Event::Code(CowStr::Borrowed(code))),
            Inline::Emphasis(inner) => push_span(Tag::Emphasis, inner, events),
            Inline::Strong(inner) => push_span(Tag::Strong, inner, events),
            Inline::Strikethrough(inner) => push_span(Tag::Strikethrough, inner, events),
            Inline::Superscript(inner) => push_span(Tag::Superscript, inner, events),
            Inline::Subscript(inner) => push_span(Tag::Subscript, inner, events),
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

fn push_span<'a>(tag: Tag<'a>, content: &'a [Inline], events: &mut Vec<Event<'a>>) {
    let end = tag.to_end();
    events.push(Event::Start(tag));
    push_inlines(content, events);
    events.push(Event::End(end));
}

fn to_kind(alert: Alert) -> BlockQuoteKind {
    match alert {
        Alert::Note => BlockQuoteKind::Note,
        Alert::Tip => BlockQuoteKind::Tip,
        Alert::Important => BlockQuoteKind::Important,
        Alert::Warning => BlockQuoteKind::Warning,
        Alert::Caution => BlockQuoteKind::Caution,
    }
}

fn to_alignment(align: Align) -> Alignment {
    match align {
        Align::None => Alignment::None,
        Align::Left => Alignment::Left,
        Align::Center => Alignment::Center,
        Align::Right => Alignment::Right,
    }
}
