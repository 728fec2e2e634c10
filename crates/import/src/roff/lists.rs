//! Markers of list items and definitions, and the elements that they become.

use super::inlines::plain;
use crate::xml::{Element, Node};
use clman_record::prose::collapse_space;

/// The mark of a list item.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Marker {
    Bullet,
    Number,
}

/// The kind of docbook-xsl's marker, `\h'-04'\(bu\h'+03'\c`, at the start of a line; `None` if the line does not start
/// with a marker.
pub(super) fn item_marker(line: &str) -> Option<Marker> {
    let end = marker_end(line)?;
    bullet(&plain(&line[..end])).or(Some(Marker::Bullet))
}

/// The offset of the text after docbook-xsl's marker; `None` if the line does not start with a marker.
pub(super) fn marker_end(line: &str) -> Option<usize> {
    if !line.starts_with("\\h'-") {
        return None;
    }
    let second = line[2..].find("\\h'")? + 2;
    let close = line[second + 3..].find('\'')? + second + 4;
    let rest = line[close..].strip_prefix("\\c").map_or(close, |_| close + 2);
    Some(rest)
}

pub(crate) fn bullet(tag: &str) -> Option<Marker> {
    let tag = tag.trim();
    if matches!(tag, "•" | "·" | "o" | "*" | "-" | "–" | "—" | "◦") {
        return Some(Marker::Bullet);
    }
    let digits = tag.trim_start_matches('(').trim_end_matches(['.', ')']);
    let numbered = digits.len() < tag.len()
        && !digits.is_empty()
        && digits.chars().all(|c| c.is_ascii_digit());
    numbered.then_some(Marker::Number)
}

pub(crate) fn push_item(out: &mut Vec<Node>, marker: Marker, content: Vec<Node>, line: usize) {
    let name = if marker == Marker::Bullet { "itemizedlist" } else { "orderedlist" };
    let item = Node::Element(Element { children: content, ..Element::new("listitem", line) });
    match out.last_mut() {
        Some(Node::Element(list)) if list.name == name => list.children.push(item),
        _ => {
            let mut list = Element::new(name, line);
            list.children.push(item);
            out.push(Node::Element(list));
        }
    }
}

pub(crate) fn push_definition(out: &mut Vec<Node>, term: Vec<Node>, body: Vec<Node>, line: usize) {
    let mut entry = Element::new("varlistentry", line);
    entry.set("role", "line");
    entry.children.push(Node::Element(Element { children: term, ..Element::new("term", line) }));
    entry
        .children
        .push(Node::Element(Element { children: body, ..Element::new("listitem", line) }));
    match out.last_mut() {
        Some(Node::Element(list)) if list.name == "variablelist" => {
            list.children.push(Node::Element(entry));
        }
        _ => {
            let mut list = Element::new("variablelist", line);
            list.children.push(Node::Element(entry));
            out.push(Node::Element(list));
        }
    }
}

pub(super) fn last_definition(out: &mut [Node]) -> Option<&mut Element> {
    let Some(Node::Element(list)) = out.last_mut() else { return None };
    if list.name != "variablelist" {
        return None;
    }
    let Some(Node::Element(entry)) = list.children.last_mut() else { return None };
    match entry.children.last_mut() {
        Some(Node::Element(body)) if body.name == "listitem" => Some(body),
        _ => None,
    }
}

/// The content of the last item or definition, if `out` ends with a list.
pub(super) fn last_body(out: &mut [Node]) -> Option<&mut Element> {
    let is_list = matches!(out.last(), Some(Node::Element(list)) if list.name != "variablelist");
    if !is_list {
        return last_definition(out);
    }
    let Some(Node::Element(list)) = out.last_mut() else { return None };
    match list.children.last_mut() {
        Some(Node::Element(item)) if item.name == "listitem" => Some(item),
        _ => None,
    }
}

/// A DocBook reference with the displayed name, and the section if there is one.
pub(crate) fn reference(name: &str, section: Option<&str>, line: usize) -> Element {
    let mut title = Element::new("refentrytitle", line);
    title.push_text(&collapse_space(name));
    let mut cite = Element::new("citerefentry", line);
    // `#pragma …` is not a place on this page.
    if let Some(directive) = name.strip_prefix('#') {
        cite.set("href", directive);
    }
    cite.children.push(Node::Element(title));
    if let Some(section) = section {
        let mut number = Element::new("manvolnum", line);
        number.push_text(section);
        cite.children.push(Node::Element(number));
    }
    cite
}
