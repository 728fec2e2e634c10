//! A paragraph of mdoc: words, and the blanks between them.

use crate::roff::{Font, inlines, push_text, text_of};
use crate::xml::{Element, Node};

/// The paragraph being read.
pub(super) struct Words {
    pub(super) content: Vec<Node>,
    /// Whether a blank comes before the next word.
    pub(super) blank: bool,
    /// Whether words are separated by blanks. After `.Sm off`, they are not.
    pub(super) spaced: bool,
}

impl Default for Words {
    fn default() -> Self {
        Words { content: Vec::new(), blank: false, spaced: true }
    }
}

impl Words {
    /// Separates the next token from the text so far.
    fn start(&mut self) {
        if self.blank && !self.content.is_empty() {
            push_text(&mut self.content, " ");
        }
        self.blank = self.spaced;
    }

    /// Adds one or more words in a font.
    pub(super) fn word(&mut self, text: &str, font: Font) {
        self.start();
        inlines(text, font, &mut self.content);
    }

    /// Adds text unchanged.
    pub(super) fn text(&mut self, text: &str) {
        self.start();
        push_text(&mut self.content, text);
    }

    /// Adds an element.
    pub(super) fn element(&mut self, element: Element) {
        self.start();
        self.content.push(Node::Element(element));
    }

    /// Adds text that no blank separates from the next word.
    pub(super) fn open(&mut self, text: &str) {
        self.start();
        push_text(&mut self.content, text);
        self.blank = false;
    }

    /// Adds text that no blank separates from the word before.
    pub(super) fn close(&mut self, text: &str) {
        inlines(text, Font::Roman, &mut self.content);
        self.blank = self.spaced;
    }

    /// Starts a new line in the paragraph.
    pub(super) fn line_break(&mut self) {
        if !self.content.is_empty() {
            self.content.push(Node::Element(Element::new("sbr", 0)));
            self.blank = false;
        }
    }

    /// Ends the paragraph.
    pub(super) fn end(&mut self, out: &mut Vec<Node>, line: usize) {
        let content = std::mem::take(&mut self.content);
        self.blank = false;
        if !text_of(&content).trim().is_empty() {
            out.push(Node::Element(Element { children: content, ..Element::new("para", line) }));
        }
    }
}

/// A token of a macro's line.
#[derive(Clone, Debug)]
pub(super) struct Token {
    pub(super) text: String,
    /// A quoted token is never a macro or a delimiter.
    pub(super) quoted: bool,
}

/// The tokens of a line.
pub(super) fn tokens(rest: &str) -> Vec<Token> {
    let mut out = Vec::new();
    let mut chars = rest.chars().peekable();
    loop {
        while chars.next_if(|c| *c == ' ' || *c == '\t').is_some() {}
        let Some(first) = chars.peek().copied() else { return out };
        let quoted = first == '"';
        if quoted {
            chars.next();
        }
        let mut text = String::new();
        while let Some(c) = chars.next() {
            match c {
                '"' if quoted => match chars.next_if_eq(&'"') {
                    Some(quote) => text.push(quote),
                    None => break,
                },
                ' ' | '\t' if !quoted => break,
                '\\' => {
                    text.push(c);
                    text.extend(chars.next());
                }
                c => text.push(c),
            }
        }
        out.push(Token { text, quoted });
    }
}

/// Whether a token is a closing mark, which no blank separates from the token before it.
pub(super) fn closes(token: &Token) -> bool {
    !token.quoted && matches!(token.text.as_str(), "." | "," | ":" | ";" | ")" | "]" | "?" | "!")
}

/// Whether a token is an opening mark, which no blank separates from the token after it.
pub(super) fn opens(token: &Token) -> bool {
    !token.quoted && matches!(token.text.as_str(), "(" | "[")
}
