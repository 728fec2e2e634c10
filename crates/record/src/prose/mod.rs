//! The manual's Markdown dialect: the format of the bodies of records.
//!
//! The module converts a string to a tree of [`Block`]s and back. It may use `edition`.
//!
//! # The dialect
//!
//! CommonMark with
//! - GFM tables, alerts (`> [!NOTE]`), strikethrough and footnotes (`[^1]`);
//! - definition lists: a term is on one line, and its definition is on the next line after `: `. Further terms of the
//!   definition are on lines of their own, separated by hard breaks;
//! - superscript and subscript, `2<sup>24</sup>` and `log<sub>2</sub>`. `^such^` and `~such~` are also read
//!   if they are surrounded by blanks, as the parser requires;
//! - headings with an id, `## Title {#id}`. A section's own title is level 1, so bodies start
//!   with level 2;
//! - cross-references, which are links whose target has no scheme: `[`__local`](local)` to a page,
//!   `[the rule](local#no-initializer)` to a place in it, `[above](#table)` to a place in this one.
//!   Targets that start with `spec:` name a place in the specification by the specification's own key;
//! - a comment `<!-- editions: >=2.0 -->` before a block: the block is only in those editions. At the start of a
//!   table's row, the comment applies to the row;
//! - `<span editions=">=2.0">words</span>`: words that are in those editions only;
//! - fenced code, whose info string is a language and attributes in braces (see [`Fence`]);
//! - tables whose cells contain more than one line of text (lists, code, paragraphs), written with the tags
//!   `<table> <tr> <th> <td>`, each on its own line, with Markdown between them. A cell of an aligned column has the
//!   attribute `align`: `<td align="right">`. Sites such as GitHub render them too;
//! - formulas, `<math><msup><mi>x</mi><mn>2</mn></msup></math>` on one line: presentation MathML, with the elements
//!   and attributes of [`Math`]. Man pages and Markdown print them as text, `x²`.
//!
//! Other HTML and images are errors, because a man page cannot show them. Other comments on lines of their own are
//! ignored.

mod math;
mod parse;
mod text;
mod write;

pub use math::Math;
pub use parse::{ProseError, parse};
pub use text::{capitalized, collapse_space, collapsed_space, plain_text, plain_text_of};
pub use write::to_markdown;

use crate::EditionRange;

/// An element that occupies whole lines.
#[derive(Clone, Debug, PartialEq)]
pub enum Block {
    /// Running text.
    Paragraph(Vec<Inline>),
    /// A heading inside a section, level 2 to 6.
    Heading {
        /// 2 to 6; 1 is the section's own title.
        level: u8,
        /// The target of links to it.
        id: Option<String>,
        /// The text.
        content: Vec<Inline>,
    },
    /// A listing.
    Code(CodeBlock),
    /// A bullet list, or a numbered list if `start` is given.
    List {
        /// The first number.
        start: Option<u64>,
        /// Whether items follow each other without blank lines.
        tight: bool,
        /// The content of each item.
        items: Vec<Vec<Block>>,
    },
    /// A definition list.
    Definitions(Vec<Definition>),
    /// A quotation, or a note or warning.
    Quote {
        /// The kind of note; `None` for a quotation.
        alert: Option<Alert>,
        /// The content.
        content: Vec<Block>,
    },
    /// A table.
    Table(Table),
    /// The text of a footnote.
    Footnote {
        /// The label in `[^label]`.
        label: String,
        /// The content.
        content: Vec<Block>,
    },
    /// A thematic break.
    Rule,
    /// A block that applies to some editions only.
    Editions {
        /// The editions.
        range: EditionRange,
        /// The block.
        content: Box<Block>,
    },
}

/// An element within a line of text.
#[derive(Clone, Debug, PartialEq)]
pub enum Inline {
    /// Words. White space is a single blank.
    Text(String),
    /// Code, constants, types, names of functions.
    Code(String),
    /// Names of parameters, emphasis.
    Emphasis(Vec<Inline>),
    /// Strong emphasis.
    Strong(Vec<Inline>),
    /// Strikethrough.
    Strikethrough(Vec<Inline>),
    /// Superscript, such as the exponent of a power.
    Superscript(Vec<Inline>),
    /// Subscript, such as the base of a logarithm.
    Subscript(Vec<Inline>),
    /// A cross-reference or a link; see [`Target`].
    Link {
        /// The target, as written.
        target: String,
        /// The displayed text.
        content: Vec<Inline>,
    },
    /// A reference to a footnote.
    Note(String),
    /// A formula.
    Math(Box<Math>),
    /// A hard line break.
    HardBreak,
    /// Words that apply to some editions only.
    Editions {
        /// The editions. The range is boxed, because it is larger than the other variants, and this variant is rare.
        range: Box<EditionRange>,
        /// The words.
        content: Vec<Inline>,
    },
}

/// One or more terms with their definitions.
#[derive(Clone, Debug, PartialEq)]
pub struct Definition {
    /// The terms, of which there is at least one.
    pub terms: Vec<Vec<Inline>>,
    /// One or more definitions; each is a list of blocks.
    pub bodies: Vec<Vec<Block>>,
}

/// The kinds of GFM alerts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Alert {
    Note,
    Tip,
    Important,
    Warning,
    Caution,
}

impl Alert {
    /// The displayed word: `Note`.
    pub fn label(self) -> &'static str {
        match self {
            Alert::Note => "Note",
            Alert::Tip => "Tip",
            Alert::Important => "Important",
            Alert::Warning => "Warning",
            Alert::Caution => "Caution",
        }
    }
}

/// The alignment of a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Align {
    None,
    Left,
    Center,
    Right,
}

impl Align {
    /// The value of the attribute `align` in HTML and DocBook; `None` if a column is not aligned.
    pub fn name(self) -> Option<&'static str> {
        Some(match self {
            Align::None => return None,
            Align::Left => "left",
            Align::Center => "center",
            Align::Right => "right",
        })
    }
}

/// A table. Rows may have different lengths; missing cells are empty. If the first cell of a row is a
/// single edition-limited block, the limit applies to the row.
#[derive(Clone, Debug, PartialEq)]
pub struct Table {
    /// The alignment of each column; there may be fewer entries than columns.
    pub align: Vec<Align>,
    /// The head row; empty if the table has none.
    pub head: Vec<Cell>,
    /// The other rows.
    pub rows: Vec<Vec<Cell>>,
}

/// The content of a table cell: usually empty or one paragraph.
pub type Cell = Vec<Block>;

impl Table {
    /// The number of columns: the number of cells in the longest row.
    pub fn columns(&self) -> usize {
        self.rows.iter().map(Vec::len).chain([self.head.len()]).max().unwrap_or(0)
    }

    /// The alignment of a column.
    pub fn align_of(&self, column: usize) -> Align {
        self.align.get(column).copied().unwrap_or(Align::None)
    }

    /// Whether every cell is empty or one paragraph without line breaks, as GFM tables require.
    pub fn is_simple(&self) -> bool {
        let rows = self.rows.iter().flat_map(|row| {
            let first =
                row.first().map(|cell| limited(cell).map_or(cell.as_slice(), |(_, cell)| cell));
            first.into_iter().chain(row.iter().skip(1).map(Vec::as_slice))
        });
        rows.chain(self.head.iter().map(Vec::as_slice)).all(|cell| match cell {
            [] => true,
            [Block::Paragraph(content)] => !content.contains(&Inline::HardBreak),
            _ => false,
        })
    }

    /// The rows that apply to `edition`.
    pub fn rows_in(&self, edition: crate::Edition) -> impl Iterator<Item = &Vec<Cell>> {
        self.rows.iter().filter(move |row| {
            let limit = row.first().and_then(|cell| limited(cell));
            limit.is_none_or(|(range, _)| range.contains(edition))
        })
    }
}

/// The range and the content of a cell that is a single edition-limited block. In the first cell of a row, such a block
/// limits the row.
pub fn limited(cell: &[Block]) -> Option<(EditionRange, &[Block])> {
    match cell {
        [Block::Editions { range, content }] => Some((*range, std::slice::from_ref(&**content))),
        _ => None,
    }
}

/// A listing: fenced code.
#[derive(Clone, Debug, PartialEq)]
pub struct CodeBlock {
    /// The info string, as written: `opencl {id=sum expect=reject}`.
    pub info: String,
    /// The lines, each terminated by a newline.
    pub text: String,
}

impl CodeBlock {
    /// A listing in `language` (may be empty) without attributes; a missing last newline is added.
    pub fn new(language: &str, text: impl Into<String>) -> Self {
        let mut text = text.into();
        if !text.is_empty() && !text.ends_with('\n') {
            text.reserve_exact(1);
            text.push('\n');
        }
        CodeBlock { info: language.into(), text }
    }

    /// The parsed info string. If it does not consist of a language and attributes, the whole info string is the
    /// language.
    pub fn fence(&self) -> Fence<'_> {
        Fence::parse(&self.info)
    }
}

/// A parsed info string of a fence: `opencl {id=sum links="cl_int=scalarDataTypes"}`.
///
/// `links` contains `identifier=page` pairs separated by blanks: words of the listing that link to pages.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Fence<'a> {
    /// The first word: `opencl`, `c`, `text` or empty.
    pub language: &'a str,
    /// Keys and values in source order. A missing value is empty.
    pub attributes: Vec<(&'a str, &'a str)>,
}

impl<'a> Fence<'a> {
    /// Parses an info string.
    pub fn parse(info: &'a str) -> Self {
        let info = info.trim();
        let (language, rest) = match info.find('{') {
            Some(at) if info.ends_with('}') => (info[..at].trim(), &info[at + 1..info.len() - 1]),
            _ => (info, ""),
        };
        let mut attributes = Vec::new();
        let mut rest = rest.trim_start();
        while !rest.is_empty() {
            let key_end = rest.find(|c: char| c == '=' || c.is_whitespace()).unwrap_or(rest.len());
            let key = &rest[..key_end];
            rest = &rest[key_end..];
            let mut value = "";
            if let Some(after) = rest.strip_prefix('=') {
                let (taken, left) = match after.strip_prefix('"') {
                    Some(quoted) => match quoted.split_once('"') {
                        Some((value, left)) => (value, left),
                        None => (quoted, ""),
                    },
                    None => after.split_at(after.find(char::is_whitespace).unwrap_or(after.len())),
                };
                value = taken;
                rest = left;
            }
            if !key.is_empty() {
                attributes.push((key, value));
            }
            rest = rest.trim_start();
        }
        Fence { language, attributes }
    }

    /// The value of the attribute `key`; `None` if the fence does not have the attribute.
    pub fn get(&self, key: &str) -> Option<&'a str> {
        self.attributes.iter().find(|(k, _)| *k == key).map(|(_, v)| *v)
    }

    /// The pairs of the `links` attribute: a word of the listing, and the page that it links to.
    pub fn links(&self) -> impl Iterator<Item = (&'a str, &'a str)> {
        self.get("links").unwrap_or("").split_whitespace().filter_map(|pair| pair.split_once('='))
    }
}

/// A parsed link target.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target<'a> {
    /// A page of the manual, and optionally a place in it.
    Page {
        /// A record's name, title or alias.
        page: &'a str,
        /// The id of a rule, section, heading, example or listing on the page.
        fragment: Option<&'a str>,
    },
    /// A place on the same page.
    Here(&'a str),
    /// A place in the specification, by the specification's own key.
    Spec(&'a str),
    /// A target with a scheme, or one that starts with `//`.
    Url(&'a str),
}

impl<'a> Target<'a> {
    /// Parses a target of the dialect.
    pub fn parse(target: &'a str) -> Self {
        if let Some(fragment) = target.strip_prefix('#') {
            return Target::Here(fragment);
        }
        if let Some(key) = target.strip_prefix("spec:") {
            return Target::Spec(key);
        }
        let end = target.bytes().position(|byte| matches!(byte, b':' | b'#'));
        let (page, behind) = target.split_at(end.unwrap_or(target.len()));
        let is_scheme = || {
            page.len() > 1
                && page.starts_with(|c: char| c.is_ascii_alphabetic())
                && page.chars().all(|c| c.is_ascii_alphanumeric() || "+-.".contains(c))
        };
        if target.starts_with("//") || behind.starts_with(':') && is_scheme() {
            return Target::Url(target);
        }
        match behind.strip_prefix('#') {
            Some(fragment) => Target::Page { page, fragment: Some(fragment) },
            // A colon is part of a name if it does not end a scheme.
            None => match target.split_once('#') {
                Some((page, fragment)) => Target::Page { page, fragment: Some(fragment) },
                None => Target::Page { page: target, fragment: None },
            },
        }
    }
}

/// Pushes an item to a list that rarely gets a second item: the first push reserves space for a single item. A large
/// page has hundreds of thousands of such lists.
pub fn push<T>(list: &mut Vec<T>, item: T) {
    if list.capacity() == 0 {
        list.reserve_exact(1);
    }
    list.push(item);
}

/// Calls `visit` on every inline of `blocks`, outermost first, including those inside tables and lists.
pub fn for_each_inline<'a>(blocks: &'a [Block], visit: &mut dyn FnMut(&'a Inline)) {
    fn inlines<'a>(content: &'a [Inline], visit: &mut dyn FnMut(&'a Inline)) {
        for inline in content {
            visit(inline);
            if let Inline::Emphasis(c)
            | Inline::Strong(c)
            | Inline::Strikethrough(c)
            | Inline::Superscript(c)
            | Inline::Subscript(c)
            | Inline::Editions { content: c, .. }
            | Inline::Link { content: c, .. } = inline
            {
                inlines(c, visit);
            }
        }
    }
    for_each_block(blocks, &mut |block| match block {
        Block::Paragraph(content) | Block::Heading { content, .. } => inlines(content, visit),
        Block::Definitions(definitions) => {
            definitions.iter().flat_map(|d| &d.terms).for_each(|term| inlines(term, visit));
        }
        _ => {}
    });
}

/// Calls `visit` on every block of `blocks`, outermost first, in document order.
pub fn for_each_block<'a>(blocks: &'a [Block], visit: &mut dyn FnMut(&'a Block)) {
    for block in blocks {
        visit(block);
        match block {
            Block::List { items, .. } => items.iter().for_each(|i| for_each_block(i, visit)),
            Block::Definitions(definitions) => {
                definitions.iter().flat_map(|d| &d.bodies).for_each(|b| for_each_block(b, visit));
            }
            Block::Quote { content, .. } | Block::Footnote { content, .. } => {
                for_each_block(content, visit);
            }
            Block::Table(table) => {
                table.head.iter().for_each(|c| for_each_block(c, visit));
                table.rows.iter().flatten().for_each(|c| for_each_block(c, visit));
            }
            Block::Editions { content, .. } => {
                for_each_block(std::slice::from_ref(&**content), visit);
            }
            Block::Paragraph(_) | Block::Heading { .. } | Block::Code(_) | Block::Rule => {}
        }
    }
}

/// Drops the blocks, rows and words that do not apply to `edition`, and unwraps those that apply.
pub fn select_edition(blocks: Vec<Block>, edition: crate::Edition) -> Vec<Block> {
    let select = |content| select_edition(content, edition);
    let words = |content| without_outer_blanks(select_words(content, edition));
    let mut kept = Vec::with_capacity(blocks.len());
    for block in blocks {
        kept.push(match block {
            Block::Editions { range, content } => {
                if range.contains(edition) {
                    kept.extend(select(vec![*content]));
                }
                continue;
            }
            Block::Paragraph(content) => Block::Paragraph(words(content)),
            Block::Heading { level, id, content } => {
                Block::Heading { level, id, content: words(content) }
            }
            Block::List { start, tight, items } => {
                Block::List { start, tight, items: items.into_iter().map(select).collect() }
            }
            Block::Definitions(definitions) => Block::Definitions(
                definitions
                    .into_iter()
                    .map(|d| Definition {
                        terms: d.terms.into_iter().map(words).collect(),
                        bodies: d.bodies.into_iter().map(select).collect(),
                    })
                    .collect(),
            ),
            Block::Quote { alert, content } => Block::Quote { alert, content: select(content) },
            Block::Footnote { label, content } => {
                Block::Footnote { label, content: select(content) }
            }
            Block::Table(table) => Block::Table(Table {
                rows: table
                    .rows_in(edition)
                    .map(|row| row.iter().cloned().map(select).collect())
                    .collect(),
                align: table.align,
                head: table.head.into_iter().map(select).collect(),
            }),
            other => other,
        });
    }
    kept
}

/// Removes the blanks at both ends, which may be left over from dropped words.
fn without_outer_blanks(mut content: Vec<Inline>) -> Vec<Inline> {
    if let Some(Inline::Text(text)) = content.first_mut() {
        text.drain(..text.len() - text.trim_start().len());
    }
    if let Some(Inline::Text(text)) = content.last_mut() {
        text.truncate(text.trim_end().len());
    }
    content.retain(|inline| !matches!(inline, Inline::Text(text) if text.is_empty()));
    content
}

/// Drops the words that do not apply to `edition`, and unwraps those that apply.
fn select_words(content: Vec<Inline>, edition: crate::Edition) -> Vec<Inline> {
    let select = |content| select_words(content, edition);
    let mut kept: Vec<Inline> = Vec::with_capacity(content.len());
    for inline in content {
        let selected = match inline {
            Inline::Editions { range, content } if range.contains(edition) => select(content),
            Inline::Editions { .. } => continue,
            Inline::Emphasis(content) => vec![Inline::Emphasis(select(content))],
            Inline::Strong(content) => vec![Inline::Strong(select(content))],
            Inline::Strikethrough(content) => vec![Inline::Strikethrough(select(content))],
            Inline::Superscript(content) => vec![Inline::Superscript(select(content))],
            Inline::Subscript(content) => vec![Inline::Subscript(select(content))],
            Inline::Link { target, content } => {
                vec![Inline::Link { target, content: select(content) }]
            }
            other => vec![other],
        };
        for inline in selected {
            match (kept.last_mut(), inline) {
                (Some(Inline::Text(last)), Inline::Text(text)) => last.push_str(&text),
                (_, inline) => kept.push(inline),
            }
        }
    }
    kept
}
