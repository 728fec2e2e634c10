//! Listings and the references in them.

use super::summary;
use crate::tree::{link_words, listing, normalize};
use crate::xml::{Element, Node};
use clman_record::prose::{Block, Definition, Inline, collapse_space, plain_text};

/// The target of a reference; `None` for a reference without a target. `shown` is the text of the reference. The target
/// of a `citerefentry` is this text, with the section if the element states a section.
pub(super) fn target_of(element: &Element, shown: &str) -> Option<String> {
    if let Some(uri) = element.attribute("uri").filter(|_| element.name == "olink") {
        return Some(format!("spec:{}", uri.trim()));
    }
    let written = ["href", "url", "linkend"].iter().find_map(|key| element.attribute(key));
    let target = match written {
        Some(target) => page_target(target),
        None if element.name == "citerefentry" => {
            let target = page_target(shown);
            match element.child("manvolnum").filter(|_| !target.is_empty()) {
                Some(section) => format!("{target}({})", section.text().trim()),
                None => target,
            }
        }
        None => return None,
    };
    (!target.is_empty()).then_some(target)
}

/// The target for a link to a page's file, without the file's extension: `enums#cl_bool` for `enums.html#cl_bool`. An
/// address of another site is returned unchanged.
pub(crate) fn page_target(href: &str) -> String {
    let href = collapse_space(href);
    if href.contains("://") || href.starts_with("mailto:") {
        return href;
    }
    let (page, fragment) = match href.split_once('#') {
        Some((page, fragment)) => (page, Some(fragment)),
        None => (href.as_str(), None),
    };
    let page = page.strip_prefix("./").unwrap_or(page);
    let mut page = page;
    while let Some(stem) = ["html", "htm", "xml"]
        .iter()
        .find_map(|extension| page.strip_suffix(extension)?.strip_suffix('.'))
    {
        page = stem;
    }
    match fragment {
        Some(fragment) if !fragment.is_empty() => format!("{page}#{fragment}"),
        _ => page.to_owned(),
    }
}

/// Appends the text of a code element, and collects the references in it.
pub(super) fn code_text(element: &Element, out: &mut String, links: &mut Vec<(String, String)>) {
    for (at, child) in element.children.iter().enumerate() {
        match child {
            Node::Text(text) => out.push_str(text),
            Node::Element(e) => match e.name.as_str() {
                "superscript" => {
                    out.push('^');
                    code_text(e, out, links);
                }
                "subscript" => {
                    if e.text().chars().all(char::is_alphabetic) {
                        out.push('_');
                    }
                    code_text(e, out, links);
                }
                "citerefentry" | "link" | "ulink" | "olink" => {
                    let shown = e.child("refentrytitle").unwrap_or(e);
                    let words = collapse_space(&shown.text());
                    if let Some(target) = target_of(e, &words)
                        && !target.contains("://")
                        && !target.starts_with("spec:")
                    {
                        let after = match element.children.get(at + 1) {
                            Some(Node::Text(text)) => text.as_str(),
                            _ => "",
                        };
                        link_words((out, &words, after), &target, links);
                    }
                    code_text(shown, out, links);
                    if let Some(section) = e.child("manvolnum") {
                        out.push_str(&format!("({})", section.text().trim()));
                    }
                }
                "imageobject" | "anchor" | "indexterm" => {}
                "optional" => {
                    out.push('[');
                    code_text(e, out, links);
                    out.push(']');
                }
                "initializer" => {
                    out.push_str(" = ");
                    code_text(e, out, links);
                }
                "funcparams" => {
                    out.push('(');
                    code_text(e, out, links);
                    out.push(')');
                }
                "parameter" | "function" => {
                    // `<type>int</type><parameter>n</parameter>`: the style sheet inserts the blank.
                    let glued =
                        out.ends_with(|c: char| c.is_alphanumeric() || c == '_' || c == ')');
                    let text = e.text();
                    if glued
                        && !text.starts_with([' ', '[', ',', ')', '\n'])
                        && element.name.ends_with("def")
                    {
                        out.push(' ');
                    }
                    code_text(e, out, links);
                }
                _ => code_text(e, out, links),
            },
        }
    }
}

/// The text of a listing, with the references in it.
pub(super) fn listing_of(element: &Element) -> (String, Vec<(String, String)>) {
    let mut text = String::new();
    let mut links = Vec::new();
    code_text(element, &mut text, &mut links);
    (listing(&text), links)
}

/// Whether the terms of an entry are on lines of their own, as those of man pages are. Such terms may contain commas.
pub(super) fn has_own_line(entry: &Element) -> bool {
    entry.attribute("role") == Some("line")
}

/// Joins the terms of a definition on one line, separated by commas, as the style sheets of DocBook and Asciidoctor
/// print them.
pub(crate) fn join_terms(definition: &mut Definition) {
    let terms = std::mem::take(&mut definition.terms);
    let mut joined: Vec<Inline> = Vec::new();
    for term in terms {
        if !joined.is_empty() {
            joined.push(Inline::Text(", ".into()));
        }
        joined.extend(term);
    }
    definition.terms.push(normalize(joined));
}

/// Splits an inline at the line ends of the source, and appends its first piece to the last of `lines` and each further
/// piece as a new line.
pub(super) fn split_lines(inline: Inline, lines: &mut Vec<Vec<Inline>>) {
    fn wrap(
        content: Vec<Inline>,
        lines: &mut Vec<Vec<Inline>>,
        make: impl Fn(Vec<Inline>) -> Inline,
    ) {
        let mut inner = vec![Vec::new()];
        content.into_iter().for_each(|inline| split_lines(inline, &mut inner));
        for (at, line) in inner.into_iter().enumerate() {
            if at > 0 {
                lines.push(Vec::new());
            }
            if let Some(last) = lines.last_mut()
                && !line.is_empty()
            {
                last.push(make(line));
            }
        }
    }
    fn leaf(text: &str, lines: &mut Vec<Vec<Inline>>, make: impl Fn(String) -> Inline) {
        for (at, line) in text.split('\n').enumerate() {
            if at > 0 {
                lines.push(Vec::new());
            }
            if let Some(last) = lines.last_mut()
                && !line.is_empty()
            {
                last.push(make(line.to_owned()));
            }
        }
    }
    match inline {
        Inline::Text(text) => leaf(&text, lines, Inline::Text),
        Inline::Code(text) => leaf(&text, lines, Inline::Code),
        Inline::Emphasis(content) => wrap(content, lines, Inline::Emphasis),
        Inline::Strong(content) => wrap(content, lines, Inline::Strong),
        Inline::Link { target, content } => {
            wrap(content, lines, |content| Inline::Link { target: target.clone(), content });
        }
        other => {
            if let Some(last) = lines.last_mut() {
                last.push(other);
            }
        }
    }
}

/// The first sentence of a page's text, used if the page has no purpose.
pub(crate) fn first_sentence(blocks: &[Block]) -> Option<String> {
    let first = blocks.iter().find(|block| matches!(block, Block::Paragraph(_)))?;
    let text = plain_text(std::slice::from_ref(first));
    let text = collapse_space(&text);
    let end = text.find(". ").unwrap_or(text.len());
    let sentence = summary(&text[..end]);
    (!sentence.is_empty()).then_some(sentence)
}
