//! Reads the site's Markdown back into the tree, to show that nothing is lost.

use clman_record::prose::{self, Block, CodeBlock, Definition, Inline, ProseError, Table};

// These characters mark a tag or comment of the file in the tree.
const OPEN: char = '\u{FDD0}';
const CLOSE: char = '\u{FDD1}';

/// A section that was read back.
#[derive(Clone, Debug, PartialEq)]
pub struct ReadSection {
    /// Its id; `None` for parts that are not sections of the record: synopsis, rules, examples.
    pub id: Option<String>,
    /// Its title.
    pub title: String,
    /// The content.
    pub body: Vec<Block>,
}

/// Reads the sections of a page that `clman_site::render::markdown::page` wrote.
///
/// # Errors
/// The file is not in the format of that function.
pub fn read_page(text: &str) -> Result<Vec<ReadSection>, ProseError> {
    let mut sections: Vec<ReadSection> = Vec::new();
    for block in read(text)? {
        match block {
            Block::Heading { level: 1, .. } => {}
            Block::Heading { level: 2, id, content } => {
                let title = prose::plain_text_of(&content);
                sections.push(ReadSection { id, title, body: Vec::new() });
            }
            block => {
                if let Some(section) = sections.last_mut() {
                    section.body.push(raised(block));
                }
            }
        }
    }
    Ok(sections)
}

/// Reads a body that `clman_site::render::markdown::body` wrote.
///
/// # Errors
/// The text is not in the format of that function.
pub fn read_body(text: &str) -> Result<Vec<Block>, ProseError> {
    Ok(read(text)?.into_iter().map(raised).collect())
}

/// Replaces tags and comments with marks, and converts the parsed tree back to the dialect.
fn read(text: &str) -> Result<Vec<Block>, ProseError> {
    let mut marked = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find('<') {
        marked.push_str(&rest[..at]);
        rest = &rest[at..];
        let tag = [("<a id=\"", "\"></a>", "id "), ("<!-- ", " -->", "")].into_iter().find_map(
            |(open, close, prefix)| {
                let (inside, after) = rest.strip_prefix(open)?.split_once(close)?;
                let known = prefix == "id "
                    || ["definitions", "or", "/", "level 6", "message"].contains(&inside)
                    || inside.starts_with("page ")
                    || inside.starts_with("spec:");
                (known && !inside.contains('\n')).then(|| (format!("{prefix}{inside}"), after))
            },
        );
        match tag {
            Some((inside, after)) => {
                marked.push_str(&mark(&inside));
                rest = after;
            }
            None => {
                marked.push('<');
                rest = &rest[1..];
            }
        }
    }
    marked.push_str(rest);
    Ok(unmarked_blocks(prose::parse(&marked)?))
}

/// A mark. Its text is encoded in letters that Markdown neither interprets nor escapes, two letters for each byte.
fn mark(text: &str) -> String {
    let letters = text.bytes().flat_map(|byte| [byte >> 4, byte & 15]);
    let letters: String = letters.map(|n| char::from(b'a' + n)).collect();
    format!("{OPEN}{letters}{CLOSE}")
}

/// Decodes the text of a [`mark`].
fn unescape_mark(code: &str) -> String {
    let digit = |letter: &u8| letter.wrapping_sub(b'a') & 15;
    let pairs = code.as_bytes().chunks(2);
    let bytes = pairs.map(|pair| digit(&pair[0]) << 4 | pair.get(1).map_or(0, digit)).collect();
    String::from_utf8(bytes).unwrap_or_default()
}

/// Restores the tags and comments in listings.
fn unmarked_code(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once(OPEN) {
        out.push_str(before);
        let (code, after) = after.split_once(CLOSE).unwrap_or((after, ""));
        let inside = unescape_mark(code);
        match inside.strip_prefix("id ") {
            Some(id) => out.push_str(&format!("<a id=\"{id}\"></a>")),
            None => out.push_str(&format!("<!-- {inside} -->")),
        }
        rest = after;
    }
    out.push_str(rest);
    out
}

fn whole_mark(block: &Block) -> Option<String> {
    match block {
        Block::Paragraph(content) => match content.as_slice() {
            [Inline::Text(text)] => {
                let inside = text.strip_prefix(OPEN)?.strip_suffix(CLOSE)?;
                (!inside.contains(OPEN)).then(|| unescape_mark(inside))
            }
            _ => None,
        },
        _ => None,
    }
}

fn unmarked_blocks(blocks: Vec<Block>) -> Vec<Block> {
    let mut out = Vec::with_capacity(blocks.len());
    let mut definitions = false;
    let mut blocks = blocks.into_iter();
    while let Some(block) = blocks.next() {
        if whole_mark(&block).as_deref() == Some("message") {
            blocks.next();
            continue;
        }
        if whole_mark(&block).as_deref() == Some("definitions") {
            definitions = true;
            continue;
        }
        let was_marked = std::mem::take(&mut definitions);
        out.push(match block {
            Block::List { items, .. } if was_marked => {
                Block::Definitions(items.into_iter().map(definition_of).collect())
            }
            Block::List { start, tight, items } => Block::List {
                start,
                tight,
                items: items.into_iter().map(unmarked_blocks).collect(),
            },
            Block::Paragraph(content) => Block::Paragraph(unmarked(content).0),
            Block::Heading { level, content, .. } => {
                let (content, id, deep) = unmarked(content);
                Block::Heading { level: if deep { 7 } else { level }, id, content }
            }
            Block::Code(CodeBlock { info, text }) => {
                Block::Code(CodeBlock { info: unmarked_code(&info), text: unmarked_code(&text) })
            }
            Block::Quote { alert, content } => {
                Block::Quote { alert, content: unmarked_blocks(content) }
            }
            Block::Footnote { label, content } => {
                Block::Footnote { label, content: unmarked_blocks(content) }
            }
            Block::Table(table) => Block::Table(Table {
                align: table.align,
                head: table.head.into_iter().map(unmarked_blocks).collect(),
                rows: table
                    .rows
                    .into_iter()
                    .map(|row| row.into_iter().map(unmarked_blocks).collect())
                    .collect(),
            }),
            Block::Editions { range, content } => {
                let mut inner = unmarked_blocks(vec![*content]);
                match inner.pop() {
                    Some(block) => Block::Editions { range, content: Box::new(block) },
                    None => continue,
                }
            }
            Block::Definitions(_) | Block::Rule => block,
        });
    }
    out
}

fn definition_of(item: Vec<Block>) -> Definition {
    let mut blocks = item.into_iter();
    let mut terms = vec![Vec::new()];
    if let Some(Block::Paragraph(content)) = blocks.next() {
        for inline in unmarked(content).0 {
            match inline {
                Inline::HardBreak => terms.push(Vec::new()),
                inline => terms.last_mut().into_iter().for_each(|t| t.push(inline.clone())),
            }
        }
    }
    let mut bodies = Vec::new();
    let mut body = Vec::new();
    for block in blocks {
        if whole_mark(&block).as_deref() == Some("or") {
            bodies.push(unmarked_blocks(std::mem::take(&mut body)));
        } else {
            body.push(block);
        }
    }
    bodies.push(unmarked_blocks(body));
    Definition { terms, bodies }
}

/// Inlines without marks: references get their targets back. Also returns the id of an anchor, and whether
/// the heading is deeper than Markdown supports.
fn unmarked(content: Vec<Inline>) -> (Vec<Inline>, Option<String>, bool) {
    let (mut id, mut deep) = (None, false);
    // An open reference: its target, and the inlines before it.
    let mut open: Option<(String, Vec<Inline>)> = None;
    let mut out: Vec<Inline> = Vec::with_capacity(content.len());
    for inline in content {
        match inline {
            Inline::Text(text) => {
                let mut rest = text.as_str();
                while let Some((before, after)) = rest.split_once(OPEN) {
                    push_text(&mut out, before);
                    let (code, after) = after.split_once(CLOSE).unwrap_or((after, ""));
                    let inside = unescape_mark(code);
                    if let Some(anchor) = inside.strip_prefix("id ") {
                        id = Some(anchor.to_string());
                    } else if inside == "level 6" {
                        deep = true;
                    } else if inside == "/" {
                        if let Some((target, before)) = open.take() {
                            let content = std::mem::replace(&mut out, before);
                            out.push(Inline::Link { target, content });
                        }
                    } else {
                        let target = inside.strip_prefix("page ").unwrap_or(&inside).to_string();
                        open = Some((target, std::mem::take(&mut out)));
                    }
                    rest = after;
                }
                push_text(&mut out, rest);
            }
            Inline::Code(text) => out.push(Inline::Code(unmarked_code(&text))),
            Inline::Emphasis(inner) => out.push(Inline::Emphasis(unmarked(inner).0)),
            Inline::Strong(inner) => out.push(Inline::Strong(unmarked(inner).0)),
            Inline::Strikethrough(inner) => out.push(Inline::Strikethrough(unmarked(inner).0)),
            Inline::Superscript(inner) => out.push(Inline::Superscript(unmarked(inner).0)),
            Inline::Subscript(inner) => out.push(Inline::Subscript(unmarked(inner).0)),
            Inline::Link { target, content } => {
                let target = match target.split_once(".md") {
                    Some((name, "")) if !name.contains(':') => name.to_string(),
                    Some((name, rest)) if rest.starts_with('#') && !name.contains(':') => {
                        format!("{name}{rest}")
                    }
                    _ => target,
                };
                out.push(Inline::Link { target, content: unmarked(content).0 });
            }
            other => out.push(other),
        }
    }
    if let Some((_, mut before)) = open {
        before.append(&mut out);
        out = before;
    }
    if id.is_some() || deep {
        // The blank before the anchor is not part of the heading.
        if let Some(Inline::Text(last)) = out.last_mut() {
            last.truncate(last.trim_end().len());
            if last.is_empty() {
                out.pop();
            }
        }
    }
    (out, id, deep)
}

fn push_text(out: &mut Vec<Inline>, text: &str) {
    match out.last_mut() {
        _ if text.is_empty() => {}
        Some(Inline::Text(last)) => last.push_str(text),
        _ => out.push(Inline::Text(text.to_string())),
    }
}

/// A body's block with the heading levels of the record.
fn raised(block: Block) -> Block {
    let raise = |blocks: Vec<Block>| blocks.into_iter().map(raised).collect::<Vec<_>>();
    match block {
        Block::Heading { level, id, content } => {
            Block::Heading { level: level.saturating_sub(1), id, content }
        }
        Block::List { start, tight, items } => {
            Block::List { start, tight, items: items.into_iter().map(raise).collect() }
        }
        Block::Quote { alert, content } => Block::Quote { alert, content: raise(content) },
        Block::Footnote { label, content } => Block::Footnote { label, content: raise(content) },
        Block::Definitions(definitions) => Block::Definitions(
            definitions
                .into_iter()
                .map(|d| Definition {
                    terms: d.terms,
                    bodies: d.bodies.into_iter().map(raise).collect(),
                })
                .collect(),
        ),
        Block::Table(table) => Block::Table(Table {
            align: table.align,
            head: table.head.into_iter().map(raise).collect(),
            rows: table.rows.into_iter().map(|r| r.into_iter().map(raise).collect()).collect(),
        }),
        other => other,
    }
}
