//! Parses Markdown into a tree.

use super::{Alert, Align, Block, CodeBlock, Definition, Inline, Math, Table, push};
use crate::EditionRange;
use pulldown_cmark::{
    Alignment, BlockQuoteKind, CodeBlockKind, CowStr, Event, HeadingLevel, OffsetIter, Options,
    Parser, Tag, TagEnd,
};
use std::collections::VecDeque;
use std::ops::Range;

/// The maximum nesting depth. No page needs more, and the tree is walked recursively.
const MAX_DEPTH: usize = 40;

/// An error in a body with its position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProseError {
    /// Byte offset in the text.
    pub offset: usize,
    /// One sentence without a full stop.
    pub message: String,
}

/// The parser options of the dialect.
pub(super) fn options() -> Options {
    Options::ENABLE_TABLES
        | Options::ENABLE_FOOTNOTES
        | Options::ENABLE_STRIKETHROUGH
        | Options::ENABLE_HEADING_ATTRIBUTES
        | Options::ENABLE_GFM
        | Options::ENABLE_DEFINITION_LIST
        | Options::ENABLE_SUPERSCRIPT
        | Options::ENABLE_SUBSCRIPT
}

/// Reads a body.
///
/// # Errors
/// HTML that is not part of the dialect, images, unbalanced tags, an `editions` comment that does not contain a range
/// or has no block after it, and nesting that is too deep.
pub fn parse(text: &str) -> Result<Vec<Block>, ProseError> {
    let mut reader = Reader {
        events: Parser::new_ext(text, options()).into_offset_iter(),
        of_html: VecDeque::new(),
        current: None,
        before: 0,
        wrong_html: None,
        depth: 0,
        end: text.len(),
    };
    reader.current = reader.pulled();
    let blocks = reader.blocks();
    // The reader treats HTML that is not part of the dialect as the end of the text, which may cause other errors.
    if let Some(error) = reader.wrong_html {
        return Err(error);
    }
    let blocks = blocks?;
    match reader.peek() {
        None => Ok(blocks),
        Some(_) => Err(reader.error("unmatched closing tag")),
    }
}

/// The input of the tree builder: the parser's events, with the dialect's HTML tokenized.
enum Token<'a> {
    Event(Event<'a>),
    /// A start tag, with the alignment of its cell.
    Open(Element, Align),
    Close(Element),
    Editions(EditionRange),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Element {
    Table,
    Row,
    Head,
    Cell,
}

fn html_tokens(
    html: &str,
    range: Range<usize>,
    tokens: &mut VecDeque<(Token<'_>, Range<usize>)>,
) -> Result<(), ProseError> {
    for line in html.lines() {
        let line = line.trim();
        let error = |message: String| Err(ProseError { offset: range.start, message });
        let token = match line {
            "" => continue,
            "<table>" => Token::Open(Element::Table, Align::None),
            "</table>" => Token::Close(Element::Table),
            "<tr>" => Token::Open(Element::Row, Align::None),
            "</tr>" => Token::Close(Element::Row),
            "</th>" => Token::Close(Element::Head),
            "</td>" => Token::Close(Element::Cell),
            _ => match line.strip_prefix("<!--").and_then(|l| l.strip_suffix("-->")) {
                Some(comment) => match comment.trim().strip_prefix("editions:") {
                    Some(range) => match range.trim().parse() {
                        Ok(range) => Token::Editions(range),
                        Err(message) => return error(message),
                    },
                    None => continue,
                },
                None => match cell_tag(line) {
                    Some((cell, align)) => Token::Open(cell, align),
                    None => {
                        return error(format!(
                            "'{line}' is HTML, which the dialect does not have; write Markdown, or \
                             put the tags of a table on lines of their own"
                        ));
                    }
                },
            },
        };
        tokens.push_back((token, range.clone()));
    }
    Ok(())
}

/// The element of a cell's start tag, and its alignment: `<td>`, `<th align="right">`.
fn cell_tag(tag: &str) -> Option<(Element, Align)> {
    let rest = tag.strip_prefix("<t")?.strip_suffix('>')?;
    let (letter, attribute) = rest.split_at_checked(1)?;
    let cell = match letter {
        "h" => Element::Head,
        "d" => Element::Cell,
        _ => return None,
    };
    let align = match attribute {
        "" => Align::None,
        " align=\"left\"" => Align::Left,
        " align=\"center\"" => Align::Center,
        " align=\"right\"" => Align::Right,
        _ => return None,
    };
    Some((cell, align))
}

struct Reader<'a> {
    events: OffsetIter<'a>,
    /// The remaining tokens of the last HTML event. They are returned before the next event is read.
    of_html: VecDeque<(Token<'a>, Range<usize>)>,
    /// The next token.
    current: Option<(Token<'a>, Range<usize>)>,
    /// The start of the previous token.
    before: usize,
    /// The error for HTML that is not part of the dialect. The reader treats this HTML as the end of the text.
    wrong_html: Option<ProseError>,
    depth: usize,
    end: usize,
}

impl<'a> Reader<'a> {
    fn peek(&self) -> Option<&Token<'a>> {
        self.current.as_ref().map(|(token, _)| token)
    }

    fn next(&mut self) -> Option<Token<'a>> {
        let (token, range) = self.current.take()?;
        self.before = range.start;
        self.current = self.pulled();
        Some(token)
    }

    fn advance(&mut self) {
        self.next();
    }

    fn pulled(&mut self) -> Option<(Token<'a>, Range<usize>)> {
        loop {
            if let Some(token) = self.of_html.pop_front() {
                return Some(token);
            }
            if self.wrong_html.is_some() {
                return None;
            }
            match self.events.next()? {
                (Event::Html(html), range) => {
                    self.wrong_html = html_tokens(&html, range, &mut self.of_html).err();
                }
                (Event::Start(Tag::HtmlBlock) | Event::End(TagEnd::HtmlBlock), _) => {}
                (event, range) => return Some((Token::Event(event), range)),
            }
        }
    }

    /// An error at the next token.
    fn error(&self, message: impl Into<String>) -> ProseError {
        let offset = self.current.as_ref().map_or(self.end, |(_, range)| range.start);
        ProseError { offset, message: message.into() }
    }

    /// An error at the previous token.
    fn error_before(&self, message: impl Into<String>) -> ProseError {
        ProseError { offset: self.before, message: message.into() }
    }

    /// Reads blocks up to an end event or a closing tag, which is not consumed. Inlines outside a paragraph
    /// (in tight list items and table cells) are wrapped in a paragraph.
    fn blocks(&mut self) -> Result<Vec<Block>, ProseError> {
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            return Err(self.error("the text is nested too deeply"));
        }
        let mut blocks = Vec::new();
        loop {
            match self.peek() {
                None | Some(Token::Event(Event::End(_)) | Token::Close(_)) => break,
                Some(_) => {}
            }
            if let Some(block) = self.block()? {
                push(&mut blocks, block);
            }
        }
        self.depth -= 1;
        Ok(blocks)
    }

    fn block(&mut self) -> Result<Option<Block>, ProseError> {
        let tag = match self.peek() {
            Some(Token::Event(Event::Rule)) => {
                self.advance();
                return Ok(Some(Block::Rule));
            }
            Some(Token::Editions(range)) => {
                let range = *range;
                self.advance();
                if matches!(self.peek(), None | Some(Token::Event(Event::End(_)) | Token::Close(_)))
                {
                    return Err(self.error("no block follows the editions comment"));
                }
                self.depth += 1;
                if self.depth > MAX_DEPTH {
                    return Err(self.error("the text is nested too deeply"));
                }
                let block = self.block()?;
                self.depth -= 1;
                return Ok(block.map(|block| Block::Editions { range, content: Box::new(block) }));
            }
            Some(Token::Open(Element::Table, _)) => {
                self.advance();
                return self.html_table().map(Some);
            }
            Some(Token::Open(..)) => return Err(self.error("this tag must be inside a table")),
            Some(Token::Event(Event::Start(tag))) if is_block(tag) => tag.clone(),
            Some(Token::Event(Event::InlineHtml(html))) if is_end(html) => {
                return Err(self.error(format!("unmatched {html}")));
            }
            _ => {
                let content = self.inlines()?;
                return Ok((!content.is_empty()).then_some(Block::Paragraph(content)));
            }
        };
        self.advance();
        let block = match tag {
            Tag::Paragraph => {
                let content = self.inlines()?;
                if content.is_empty() { None } else { Some(Block::Paragraph(content)) }
            }
            Tag::Heading { level, id, .. } => Some(Block::Heading {
                level: heading_level(level),
                id: id.map(CowStr::into_string),
                content: self.inlines()?,
            }),
            Tag::BlockQuote(kind) => {
                Some(Block::Quote { alert: kind.map(alert), content: self.blocks()? })
            }
            Tag::CodeBlock(kind) => {
                let info = match kind {
                    CodeBlockKind::Fenced(info) => info.into_string(),
                    CodeBlockKind::Indented => String::new(),
                };
                let mut text = String::new();
                while let Some(Token::Event(Event::Text(part))) = self.peek() {
                    text.push_str(part);
                    self.advance();
                }
                Some(Block::Code(CodeBlock { info, text }))
            }
            Tag::List(start) => Some(self.list(start)?),
            Tag::DefinitionList => Some(self.definitions()?),
            Tag::Table(align) => Some(self.table(&align)?),
            Tag::FootnoteDefinition(label) => {
                Some(Block::Footnote { label: label.into_string(), content: self.blocks()? })
            }
            _ => return Err(self.error("this is not part of the dialect")),
        };
        self.close()?;
        Ok(block)
    }

    fn list(&mut self, start: Option<u64>) -> Result<Block, ProseError> {
        let mut items = Vec::new();
        let mut tight = true;
        while let Some(Token::Event(Event::Start(Tag::Item))) = self.peek() {
            self.advance();
            tight &= !matches!(self.peek(), Some(Token::Event(Event::Start(Tag::Paragraph))));
            items.push(self.blocks()?);
            self.close()?;
        }
        Ok(Block::List { start, tight, items })
    }

    fn definitions(&mut self) -> Result<Block, ProseError> {
        let mut definitions: Vec<Definition> = Vec::new();
        loop {
            match self.peek() {
                Some(Token::Event(Event::Start(Tag::DefinitionListTitle))) => {
                    self.advance();
                    let content = self.inlines()?;
                    let lines = content.split(|inline| *inline == Inline::HardBreak);
                    let terms = lines.map(<[Inline]>::to_vec).collect();
                    definitions.push(Definition { terms, bodies: Vec::new() });
                }
                Some(Token::Event(Event::Start(Tag::DefinitionListDefinition))) => {
                    self.advance();
                    let body = self.blocks()?;
                    match definitions.last_mut() {
                        Some(last) => last.bodies.push(body),
                        None => return Err(self.error("this definition has no term")),
                    }
                }
                _ => break,
            }
            self.close()?;
        }
        Ok(Block::Definitions(definitions))
    }

    /// Consumes the end event of the element just read.
    fn close(&mut self) -> Result<(), ProseError> {
        match self.peek() {
            Some(Token::Event(Event::End(_))) => {
                self.advance();
                Ok(())
            }
            None => Ok(()),
            Some(_) => Err(self.error("a table's tag is inside another block")),
        }
    }

    fn table(&mut self, align: &[Alignment]) -> Result<Block, ProseError> {
        let mut table = Table {
            align: align.iter().map(|a| from_alignment(*a)).collect(),
            head: Vec::new(),
            rows: Vec::new(),
        };
        while let Some(Token::Event(Event::Start(tag @ (Tag::TableHead | Tag::TableRow)))) =
            self.peek()
        {
            let is_head = *tag == Tag::TableHead;
            self.advance();
            let mut cells = Vec::new();
            while let Some(Token::Event(Event::Start(Tag::TableCell))) = self.peek() {
                self.advance();
                let limit = if is_head || !cells.is_empty() { None } else { self.limit()? };
                let mut cell = self.blocks()?;
                if let Some(range) = limit {
                    let content = cell.pop().unwrap_or(Block::Paragraph(Vec::new()));
                    cell =
                        vec![Block::Editions { range, content: Box::new(without_lead(content)) }];
                }
                cells.push(cell);
                self.close()?;
            }
            self.close()?;
            if !is_head {
                table.rows.push(cells);
            } else if cells.iter().any(|cell| !cell.is_empty()) {
                table.head = cells;
            }
        }
        if table.align.iter().all(|a| *a == Align::None) {
            table.align.clear();
        }
        Ok(Block::Table(table))
    }

    /// Reads the editions of a row from the comment at its start; `None` if there is no such comment.
    fn limit(&mut self) -> Result<Option<EditionRange>, ProseError> {
        let Some(Token::Event(Event::InlineHtml(html))) = self.peek() else { return Ok(None) };
        let comment = html.strip_prefix("<!--").and_then(|html| html.strip_suffix("-->"));
        let Some(range) = comment.and_then(|comment| comment.trim().strip_prefix("editions:"))
        else {
            return Ok(None);
        };
        let range = range.trim().parse().map_err(|message: String| self.error(message))?;
        self.advance();
        Ok(Some(range))
    }

    fn html_table(&mut self) -> Result<Block, ProseError> {
        let mut table = Table { align: Vec::new(), head: Vec::new(), rows: Vec::new() };
        loop {
            match self.next() {
                Some(Token::Open(Element::Row, _)) => {}
                Some(Token::Close(Element::Table)) => return Ok(Block::Table(table)),
                _ => {
                    return Err(
                        self.error_before("a table needs rows: <tr> or </table> is missing here")
                    );
                }
            }
            let mut cells = Vec::new();
            let mut is_head = table.rows.is_empty() && table.head.is_empty();
            loop {
                match self.next() {
                    Some(Token::Open(element @ (Element::Head | Element::Cell), align)) => {
                        is_head &= element == Element::Head;
                        if align != Align::None {
                            let columns = table.align.len().max(cells.len() + 1);
                            table.align.resize(columns, Align::None);
                            table.align[cells.len()] = align;
                        }
                        cells.push(self.blocks()?);
                        match self.next() {
                            Some(Token::Close(closed)) if closed == element => {}
                            _ => {
                                return Err(
                                    self.error_before("the cell is not closed; add </td> here")
                                );
                            }
                        }
                    }
                    Some(Token::Close(Element::Row)) => break,
                    _ => {
                        return Err(
                            self.error_before("a row needs cells: <td> or </tr> is missing here")
                        );
                    }
                }
            }
            if is_head && !cells.is_empty() {
                table.head = cells;
            } else {
                table.rows.push(cells);
            }
        }
    }

    /// Reads inlines up to the first token that is not an inline, which is not consumed.
    fn inlines(&mut self) -> Result<Vec<Inline>, ProseError> {
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            return Err(self.error("the text is nested too deeply"));
        }
        // Most cells and terms contain a single text.
        let mut content = Vec::with_capacity(1);
        while let Some(Token::Event(event)) = self.peek() {
            match event {
                Event::End(_) | Event::Rule => break,
                Event::InlineHtml(html) if is_end(html) => break,
                Event::Start(tag) if is_block(tag) => break,
                _ => {}
            }
            let Some(Token::Event(event)) = self.next() else { break };
            match event {
                Event::Text(text) => push_text(&mut content, &text),
                Event::SoftBreak => push_text(&mut content, " "),
                Event::HardBreak => content.push(Inline::HardBreak),
                Event::Code(code) => content.push(Inline::Code(code.into_string())),
                Event::FootnoteReference(label) => content.push(Inline::Note(label.into_string())),
                Event::Start(tag) => {
                    let inner = self.inlines()?;
                    self.close()?;
                    content.push(match tag {
                        Tag::Emphasis => Inline::Emphasis(inner),
                        Tag::Strong => Inline::Strong(inner),
                        Tag::Strikethrough => Inline::Strikethrough(inner),
                        Tag::Superscript => Inline::Superscript(inner),
                        Tag::Subscript => Inline::Subscript(inner),
                        Tag::Link { dest_url, .. } => {
                            Inline::Link { target: dest_url.into_string(), content: inner }
                        }
                        Tag::Image { .. } => {
                            return Err(self.error_before("the dialect does not have images"));
                        }
                        _ => return Err(self.error("this is not part of the dialect")),
                    });
                }
                Event::InlineHtml(html) if matches!(&*html, "<sup>" | "<sub>") => {
                    let inner = self.inlines()?;
                    let end = if &*html == "<sup>" { "</sup>" } else { "</sub>" };
                    match self.next() {
                        Some(Token::Event(Event::InlineHtml(close))) if &*close == end => {}
                        _ => {
                            return Err(self.error_before(format!("{html} is not closed")));
                        }
                    }
                    content.push(match &*html {
                        "<sup>" => Inline::Superscript(inner),
                        _ => Inline::Subscript(inner),
                    });
                }
                Event::InlineHtml(html) if html.starts_with(SPAN) => {
                    let range = html[SPAN.len()..].split('"').next().unwrap_or_default();
                    let range =
                        range.parse().map_err(|message: String| self.error_before(message))?;
                    let inner = self.inlines()?;
                    match self.next() {
                        Some(Token::Event(Event::InlineHtml(close))) if &*close == "</span>" => {}
                        _ => return Err(self.error_before("<span> is not closed")),
                    }
                    content.push(Inline::Editions { range: Box::new(range), content: inner });
                }
                Event::InlineHtml(html) if html.starts_with("<math") => {
                    content.push(Inline::Math(Box::new(self.math(&html)?)));
                }
                Event::InlineHtml(html) => {
                    return Err(self.error_before(format!(
                        "'{html}' is HTML, which the dialect does not support; put code in backticks"
                    )));
                }
                _ => {
                    return Err(self.error_before("this is not part of the dialect"));
                }
            }
        }
        self.depth -= 1;
        Ok(content)
    }
}

impl Reader<'_> {
    /// Reads an element of a formula after its start tag.
    fn math(&mut self, tag: &str) -> Result<Math, ProseError> {
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            return Err(self.error_before("the text is nested too deeply"));
        }
        let Some(mut math) = Math::from_start_tag(tag) else {
            return Err(
                self.error_before(format!("'{tag}' is not part of a formula of the dialect"))
            );
        };
        let end = math.end_tag();
        loop {
            match self.next() {
                Some(Token::Event(Event::InlineHtml(html))) if *html == *end => break,
                Some(Token::Event(Event::InlineHtml(html)))
                    if !math.is_token() && !html.starts_with("</") =>
                {
                    let part = self.math(&html)?;
                    math.parts.push(part);
                }
                Some(Token::Event(Event::Text(text))) if math.is_token() => {
                    math.text.push_str(&text)
                }
                Some(Token::Event(Event::Text(text))) if text.trim().is_empty() => {}
                _ => return Err(self.error_before(format!("{tag} is not closed"))),
            }
        }
        self.depth -= 1;
        Ok(math)
    }
}

/// The start of the tag of edition-limited words.
pub(super) const SPAN: &str = "<span editions=\"";

/// A paragraph without the blank before its first word.
fn without_lead(mut block: Block) -> Block {
    if let Block::Paragraph(content) = &mut block
        && let Some(Inline::Text(text)) = content.first_mut()
    {
        text.drain(..text.len() - text.trim_start().len());
        if text.is_empty() {
            content.remove(0);
        }
    }
    block
}

/// Whether a tag ends a superscript, a subscript or edition-limited words.
fn is_end(html: &str) -> bool {
    matches!(html, "</sup>" | "</sub>" | "</span>")
}

fn push_text(content: &mut Vec<Inline>, text: &str) {
    match content.last_mut() {
        Some(Inline::Text(last)) => last.push_str(text),
        _ => content.push(Inline::Text(text.to_string())),
    }
}

fn is_block(tag: &Tag<'_>) -> bool {
    !matches!(
        tag,
        Tag::Emphasis
            | Tag::Strong
            | Tag::Strikethrough
            | Tag::Superscript
            | Tag::Subscript
            | Tag::Link { .. }
            | Tag::Image { .. }
    )
}

fn heading_level(level: HeadingLevel) -> u8 {
    level as u8
}

fn alert(kind: BlockQuoteKind) -> Alert {
    match kind {
        BlockQuoteKind::Note => Alert::Note,
        BlockQuoteKind::Tip => Alert::Tip,
        BlockQuoteKind::Important => Alert::Important,
        BlockQuoteKind::Warning => Alert::Warning,
        BlockQuoteKind::Caution => Alert::Caution,
    }
}

fn from_alignment(align: Alignment) -> Align {
    match align {
        Alignment::None => Align::None,
        Alignment::Left => Align::Left,
        Alignment::Center => Align::Center,
        Alignment::Right => Align::Right,
    }
}
