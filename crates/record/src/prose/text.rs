//! The plain text of a tree, without markup.

use super::{Block, Inline};
use std::borrow::Cow;

/// The words of `content` as displayed: `2^24` for a superscript, not `224`.
pub fn plain_text_of(content: &[Inline]) -> String {
    let mut out = String::with_capacity(length(content));
    inlines(content, &mut out);
    out
}

/// The approximate length of the words of `content`, in bytes.
fn length(content: &[Inline]) -> usize {
    let of = |inline: &Inline| match inline {
        Inline::Text(text) | Inline::Code(text) => text.len(),
        Inline::Emphasis(content)
        | Inline::Strong(content)
        | Inline::Strikethrough(content)
        | Inline::Superscript(content)
        | Inline::Subscript(content)
        | Inline::Editions { content, .. }
        | Inline::Link { content, .. } => length(content) + 1,
        Inline::Note(_) | Inline::HardBreak => 1,
        Inline::Math(math) => math.line().len(),
    };
    content.iter().map(of).sum()
}

/// The words of `blocks`, one line per block, and listings line by line.
pub fn plain_text(blocks: &[Block]) -> String {
    let mut out = String::new();
    self::blocks(blocks, &mut out);
    out
}

/// The text with its first letter in upper case.
pub fn capitalized(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map_or_else(String::new, |first| first.to_uppercase().chain(chars).collect())
}

/// Replaces each run of white space with one blank, and trims the ends.
pub fn collapse_space(text: &str) -> String {
    collapsed_space(text).into_owned()
}

/// As [`collapse_space`]; borrows a text that is already collapsed and has only printable ASCII characters.
pub fn collapsed_space(text: &str) -> Cow<'_, str> {
    // Most texts are already collapsed. A scan of the bytes detects this.
    if is_collapsed(text.as_bytes()) {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len());
    for word in text.split(|c: char| c.is_whitespace()).filter(|w| !w.is_empty()) {
        if !out.is_empty() {
            out.push(' ');
        }
        out.push_str(word);
    }
    Cow::Owned(out)
}

/// Whether a text is not empty, has only printable ASCII characters, and has no white space other than single blanks
/// between words.
fn is_collapsed(text: &[u8]) -> bool {
    let ([first, .., last] | [first @ last]) = text else { return false };
    // Without a branch per byte, the loop is vectorized.
    let is_odd = |byte: &u8| !(b' '..=b'~').contains(byte);
    let odd = text.iter().fold(false, |odd, byte| odd | is_odd(byte));
    let pairs = text.iter().zip(&text[1..]);
    let wide = pairs.fold(false, |wide, (a, b)| wide | ((*a == b' ') & (*b == b' ')));
    *first != b' ' && *last != b' ' && !odd && !wide
}

fn blocks(blocks: &[Block], out: &mut String) {
    for block in blocks {
        match block {
            Block::Paragraph(content) | Block::Heading { content, .. } => line(content, out),
            Block::Code(code) => {
                out.push_str(&code.text);
                if !code.text.ends_with('\n') {
                    out.push('\n');
                }
            }
            Block::List { items, .. } => items.iter().for_each(|item| self::blocks(item, out)),
            Block::Definitions(definitions) => {
                for definition in definitions {
                    definition.terms.iter().for_each(|term| line(term, out));
                    definition.bodies.iter().for_each(|body| self::blocks(body, out));
                }
            }
            Block::Quote { content, .. } | Block::Footnote { content, .. } => {
                self::blocks(content, out);
            }
            Block::Table(table) => {
                table.head.iter().for_each(|cell| self::blocks(cell, out));
                table.rows.iter().flatten().for_each(|cell| self::blocks(cell, out));
            }
            Block::Rule => {}
            Block::Editions { content, .. } => self::blocks(std::slice::from_ref(content), out),
        }
    }
}

fn line(content: &[Inline], out: &mut String) {
    inlines(content, out);
    out.push('\n');
}

fn inlines(content: &[Inline], out: &mut String) {
    for inline in content {
        match inline {
            Inline::Text(text) | Inline::Code(text) => out.push_str(text),
            Inline::Emphasis(content)
            | Inline::Strong(content)
            | Inline::Strikethrough(content)
            | Inline::Subscript(content)
            | Inline::Editions { content, .. }
            | Inline::Link { content, .. } => inlines(content, out),
            Inline::Superscript(content) => {
                out.push('^');
                inlines(content, out);
            }
            Inline::Note(_) => {}
            Inline::Math(math) => out.push_str(&math.line()),
            Inline::HardBreak => out.push('\n'),
        }
    }
}
