//! Prototypes, as docbook-xsl writes them.

use super::inlines::*;
use crate::xml::{Element, Node};

/// A prototype from the arguments of `.BI`: alternating bold texts and italic names.
pub(super) fn prototype(words: &[String], line: usize) -> Option<Element> {
    let mut nodes: Vec<Node> = Vec::new();
    for (at, word) in words.iter().enumerate() {
        let mut content = Vec::new();
        inlines(word, Font::Roman, &mut content);
        let text = text_of(&content);
        // The formatter drops the blank between a type and its name.
        if at % 2 == 1 && !text.is_empty() {
            let before = nodes.iter().rev().find_map(|node| match node {
                Node::Text(text) => text.chars().next_back(),
                Node::Element(element) => element.text().chars().next_back(),
            });
            if before.is_some_and(|c| !matches!(c, ' ' | '*' | '(')) {
                push_text(&mut nodes, " ");
            }
        }
        // Fonts have no meaning here.
        for node in content {
            match node {
                Node::Element(e) if e.name == "link" => {
                    nodes.push(Node::Element(e));
                }
                Node::Element(e) => push_text(&mut nodes, &e.text()),
                Node::Text(text) => push_text(&mut nodes, &text),
            }
        }
    }
    if text_of(&nodes).trim().is_empty() {
        return None;
    }
    let mut synopsis = Element::new("funcsynopsis", line);
    let mut prototype = Element::new("funcprototype", line);
    let mut piece = Element::new("funcdef", line);
    let mut depth = 0i32;
    let mut pieces: Vec<Element> = Vec::new();
    let mut done = false;
    for node in nodes {
        match node {
            Node::Element(element) => piece.children.push(Node::Element(element)),
            Node::Text(text) => {
                for c in text.chars() {
                    if done {
                        break;
                    }
                    match c {
                        '(' if depth == 0 && pieces.is_empty() => {
                            depth = 1;
                            pieces.push(std::mem::replace(
                                &mut piece,
                                Element::new("paramdef", line),
                            ));
                        }
                        ',' if depth == 1 => {
                            pieces.push(std::mem::replace(
                                &mut piece,
                                Element::new("paramdef", line),
                            ));
                        }
                        ')' if depth == 1 => {
                            depth = 0;
                            done = true;
                        }
                        c => {
                            depth += i32::from(c == '(') - i32::from(c == ')');
                            piece.push_text(c.encode_utf8(&mut [0; 4]));
                        }
                    }
                }
            }
        }
    }
    if !piece.children.is_empty() {
        pieces.push(piece);
    }
    prototype.children.extend(pieces.into_iter().map(Node::Element));
    synopsis.children.push(Node::Element(prototype));
    Some(synopsis)
}
