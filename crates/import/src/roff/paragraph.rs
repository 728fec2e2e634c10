//! The paragraph being read.

use super::inlines::*;
use super::lists::marker_end;
use crate::xml::{Element, Node};

/// The paragraph being read.
#[derive(Default)]
pub(crate) struct Text {
    pub(crate) content: Vec<Node>,
    /// Whether the last line ended in `\c`: the next line then continues it without a blank.
    pub(crate) continued: bool,
    /// The font at the end of the last line.
    pub(crate) font: Font,
}

impl Text {
    pub(crate) fn start_line(&mut self) {
        self.font = Font::Roman;
        if !self.content.is_empty() && !self.continued {
            push_text(&mut self.content, " ");
        }
        self.continued = false;
    }

    pub(crate) fn line(&mut self, line: &str) {
        let (marker, rest) = match marker_end(line) {
            Some(at) => (true, &line[at..]),
            None => (false, line),
        };
        if marker && rest.is_empty() {
            return;
        }
        let trimmed = rest.trim_end_matches("\\c");
        // If the font continues, its element continues too: the phrase was broken at a blank.
        let font = self.font;
        let goes_on = font != Font::Roman;
        if goes_on && !self.continued {
            let blank = format!(" {}", trimmed.trim_start());
            self.font = run_on(&blank, font, true, &mut self.content);
        } else {
            self.start_line();
            self.font = run_on(trimmed, font, goes_on, &mut self.content);
        }
        self.continued = trimmed.len() != rest.len();
    }

    pub(crate) fn blank_line(&mut self) {
        self.content.push(Node::Element(Element::new("br", 0)));
    }

    /// Ends the paragraph at a `.br`, which docbook-xsl writes between paragraphs.
    pub(crate) fn end_line(&mut self) {
        if !self.content.is_empty() {
            self.content.push(Node::Element(Element::new("br", 0)));
        }
    }

    /// Starts a new line in the paragraph.
    pub(crate) fn line_break(&mut self) {
        if !self.content.is_empty() {
            self.content.push(Node::Element(Element::new("sbr", 0)));
        }
    }

    pub(crate) fn node(&mut self, node: Node) {
        self.start_line();
        self.content.push(node);
    }

    pub(crate) fn glue(&mut self, text: &str) {
        push_text(&mut self.content, text);
    }

    /// Ends the paragraph. Blank lines inside it end paragraphs too.
    pub(crate) fn end(&mut self, out: &mut Vec<Node>, line: usize) {
        let content = std::mem::take(&mut self.content);
        self.continued = false;
        self.font = Font::Roman;
        let mut part: Vec<Node> = Vec::new();
        for node in content {
            match node {
                Node::Element(e) if e.name == "br" => {
                    if !text_of(&part).trim().is_empty() {
                        out.push(Node::Element(para(std::mem::take(&mut part), line)));
                    }
                    part.clear();
                }
                node => part.push(node),
            }
        }
        if !text_of(&part).trim().is_empty() {
            out.push(Node::Element(para(part, line)));
        }
    }

    /// Takes the text out of the paragraph as a possible term, because an indentation follows; `None` if it is blank.
    pub(crate) fn term(&mut self) -> Option<Vec<Node>> {
        self.continued = false;
        self.font = Font::Roman;
        let content = std::mem::take(&mut self.content);
        (!text_of(&content).trim().is_empty()).then_some(content)
    }
}

pub(crate) fn para(content: Vec<Node>, line: usize) -> Element {
    Element { children: content, ..Element::new("para", line) }
}
