//! The words of a tree, without its markup.

use super::{Block, Inline};

/// The words of `content`, as a reader sees them: `2^24` for a superscript, never `224`.
pub fn plain_text_of(content: &[Inline]) -> String {
    let mut out = String::new();
    inlines(content, &mut out);
    out
}

/// The words of `blocks`, a line a block, listings line by line.
pub fn plain_text(blocks: &[Block]) -> String {
    let mut out = String::new();
    self::blocks(blocks, &mut out);
    out
}

/// Every run of white space as one blank, none at the ends.
pub fn collapse_space(text: &str) -> String {
    // Most text is so already, and a look at its bytes tells.
    if is_collapsed(text.as_bytes()) {
        return text.to_string();
    }
    let mut out = String::with_capacity(text.len());
    for word in text.split(|c: char| c.is_whitespace()).filter(|w| !w.is_empty()) {
        if !out.is_empty() {
            out.push(' ');
        }
        out.push_str(word);
    }
    out
}

/// Whether a text of ASCII has no white space but single blanks between words.
fn is_collapsed(text: &[u8]) -> bool {
    let mut last = b' ';
    for byte in text {
        if !(b' '..=b'~').contains(byte) || (*byte == b' ' && last == b' ') {
            return false;
        }
        last = *byte;
    }
    last != b' '
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
            | Inline::Link { content, .. } => inlines(content, out),
            Inline::Superscript(content) => {
                out.push('^');
                inlines(content, out);
            }
            Inline::Note(_) => {}
            Inline::HardBreak => out.push('\n'),
        }
    }
}
