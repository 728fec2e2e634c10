//! Reads man pages that were saved from web sites: the HTML of mandoc and similar converters
//! (manpages.debian.org), and printed pages in a `<pre>` (manpages.ubuntu.com).
//!
//! Tags are converted to the DocBook that the page could have been generated from, as in [`roff`]. A
//! printed page is read by [`text`](super::text).

use super::printed;
use super::roff::{self, Section};
use super::text;
use super::xml::{Element, Node};
use super::{Found, Input, ReadError};
use clman_record::prose::collapse_space;
use scraper::{ElementRef, Html, Selector};
use std::collections::HashSet;

/// The maximum depth of nested elements that are read. The parser's own limit is higher.
const MAX_DEPTH: usize = 100;

/// Reads one file.
pub fn read(input: &Input<'_>) -> Result<Found, ReadError> {
    let source = input.text()?;
    let document = super::html::parse(input.path, &source)?;
    let root = root(&document);
    if let Some(printed) = printed_page(root) {
        if let Some(page) = text::printed_page(&printed::unformatted(&printed), input)? {
            return Ok(Found::Page(Box::new(page)));
        }
        return text::page(text::chunks(&printed), input).map(|page| Found::Page(Box::new(page)));
    }
    let mut sections: Vec<Section> = Vec::new();
    if is_too_deep(root, 0) {
        return Err(ReadError::new(input.path, 1, "the elements are nested too deeply"));
    }
    collect(root, &mut sections);
    if sections.is_empty() {
        return Err(ReadError::new(
            input.path,
            1,
            "the page does not have the headings of a man page",
        ));
    }
    synopsis_below_names(&mut sections);
    let urls = roff::notes(&sections);
    let entry = roff::refentry(sections, &urls, "", roff::Maker::DocbookXsl);
    let title = entry.find("refname").map(Element::text).unwrap_or_default();
    let names = super::docbook::split_names(&title);
    let name = names.first().map_or(title.as_str(), String::as_str);
    if name.trim().is_empty() {
        return Err(ReadError::new(input.path, 1, "the page has no NAME"));
    }
    let page = super::docbook::page(input.path, name, &entry)?;
    Ok(Found::Page(Box::new(page)))
}

/// Moves declarations that follow the names, because the heading of the synopsis is missing or empty, to a separate
/// section without a title.
fn synopsis_below_names(sections: &mut Vec<Section>) {
    let name = sections.iter().position(|section| section.title.eq_ignore_ascii_case("name"));
    let Some(at) = name else { return };
    let text: String =
        sections.iter().map(|section| roff::text_of(&section.content) + " ").collect();
    let words: HashSet<&str> = text
        .split(|c: char| !(c.is_alphanumeric() || c == '_'))
        .filter(|w| !w.is_empty())
        .collect();
    let mut below = Vec::new();
    // mandoc keeps the empty heading as a separate section.
    let untitled = sections.get(at + 1).is_some_and(|section| section.title.is_empty());
    for section in &mut sections[at..=at + usize::from(untitled)] {
        section.content.retain(|node| {
            let Node::Element(element) = node else { return true };
            let found = (element.name == "para")
                .then(|| printed::declaration(&element.text(), &words))
                .flatten();
            let keeps = found.is_none();
            below.extend(found);
            keeps
        });
    }
    if below.is_empty() {
        return;
    }
    match sections.get_mut(at + 1).filter(|_| untitled) {
        Some(section) => section.content.splice(..0, below).for_each(drop),
        None => {
            let section = Section { title: String::new(), sub: false, line: 1, content: below };
            sections.insert(at + 1, section);
        }
    }
}

/// The element that contains the page without the site's navigation.
fn root(document: &Html) -> ElementRef<'_> {
    for selector in ["div.manual-text", "div#content", "main", "article", "body"] {
        let selector = Selector::parse(selector).expect("the selector is right");
        if let Some(found) = document.select(&selector).next() {
            return found;
        }
    }
    document.root_element()
}

/// The text of a printed page, with the headings beside its `<pre>` elements. `None` if too much of the page's text is
/// outside `<pre>`, or if too few lines are indented.
fn printed_page(root: ElementRef<'_>) -> Option<String> {
    let mut printed = String::new();
    let mut other = 0;
    gather(root, &mut printed, &mut other, 0);
    let lines = printed.lines().filter(|l| l.starts_with("   ")).count();
    (lines > 8 && printed.len() > other * 2).then_some(printed)
}

fn gather(element: ElementRef<'_>, printed: &mut String, other: &mut usize, depth: usize) {
    if depth > MAX_DEPTH || is_skipped(element) {
        return;
    }
    for child in element.child_elements() {
        match child.value().name() {
            "pre" => {
                printed.extend(child.text());
                printed.push('\n');
            }
            // On some sites, the headings are outside of the printed page.
            "h2" | "h3" | "h4" if !printed.is_empty() || heading(child) == "NAME" => {
                printed.push_str(&format!("\n{}\n", heading(child)));
            }
            "p" | "table" | "dl" => *other += child.text().map(str::len).sum::<usize>(),
            _ => gather(child, printed, other, depth + 1),
        }
    }
}

/// The text of a heading. The site's links to places on the page are left out.
fn heading(element: ElementRef<'_>) -> String {
    let is_own = |node: &ego_tree::NodeRef<'_, scraper::Node>| {
        !node.ancestors().filter_map(ElementRef::wrap).any(|above| {
            above.value().name() == "a"
                && above.value().attr("href").is_some_and(|href| href.starts_with('#'))
        })
    };
    let texts = element.descendants().filter(is_own);
    let own: String =
        texts.filter_map(|node| node.value().as_text().map(|t| t.to_string())).collect();
    let own = collapse_space(&own);
    if own.is_empty() { collapse_space(&element.text().collect::<String>()) } else { own }
}

/// Whether an element is not part of the page, for example because it is a script or the site's navigation.
fn is_skipped(element: ElementRef<'_>) -> bool {
    let value = element.value();
    matches!(
        value.name(),
        "script" | "style" | "nav" | "header" | "footer" | "form" | "button" | "noscript" | "aside"
    ) || value
        .classes()
        .any(|c| matches!(c, "head" | "foot" | "permalink-icon" | "breadcrumb" | "sidebar"))
}

/// Whether the elements that are read nest deeper than the elements of any real page.
fn is_too_deep(element: ElementRef<'_>, depth: usize) -> bool {
    let mut inner = element.child_elements().filter(|child| !is_skipped(*child));
    depth > MAX_DEPTH || inner.any(|child| is_too_deep(child, depth + 1))
}

/// Splits the page at its headings.
fn collect(element: ElementRef<'_>, sections: &mut Vec<Section>) {
    for child in element.child_elements() {
        if is_skipped(child) {
            continue;
        }
        match child.value().name() {
            name @ ("h1" | "h2" | "h3" | "h4") => {
                let sub = child.value().classes().any(|c| c == "Ss")
                    || name > "h2" && !child.value().classes().any(|c| c == "Sh");
                sections.push(Section { title: heading(child), sub, line: 1, content: Vec::new() });
            }
            "section" | "main" | "article" => collect(child, sections),
            "div" if child.child_elements().any(is_sectioning) => {
                collect(child, sections);
            }
            _ => {
                if let Some(section) = sections.last_mut() {
                    blocks_of(child, &mut section.content);
                }
            }
        }
    }
    // If the synopsis is a table cell, its lines may have been joined.
    for section in sections.iter_mut() {
        if section.title.is_empty() || section.title.eq_ignore_ascii_case("synopsis") {
            split_synopsis(&mut section.content);
        }
    }
}

fn is_sectioning(element: ElementRef<'_>) -> bool {
    matches!(element.value().name(), "section" | "h1" | "h2" | "h3")
        || element.child_elements().any(|e| matches!(e.value().name(), "h1" | "h2" | "section"))
}

/// Splits `__global global` in the only cell of a synopsis into two lines.
fn split_synopsis(content: &mut [Node]) {
    for node in content {
        let Node::Element(element) = node else { continue };
        let words = collapse_space(&element.text());
        if element.name == "informaltable" && text::is_synopsis(&words) {
            *element = Element::new("programlisting", element.line);
            element.push_text(&words.replace(' ', "\n"));
        }
    }
}

fn blocks_of(element: ElementRef<'_>, out: &mut Vec<Node>) {
    if is_skipped(element) {
        return;
    }
    match element.value().name() {
        "p" => {
            let mut para = Element::new("para", 1);
            inlines_of(element, &mut para.children);
            if !para.text().trim().is_empty() {
                out.push(Node::Element(para));
            }
        }
        "pre" => {
            let mut literal = Element::new("literallayout", 1);
            inlines_of(element, &mut literal.children);
            out.push(Node::Element(literal));
        }
        "table" => out.push(Node::Element(table(element))),
        name @ ("ul" | "ol") => {
            let list_name = if name == "ul" { "itemizedlist" } else { "orderedlist" };
            let mut list = Element::new(list_name, 1);
            for item in element.child_elements() {
                let mut entry = Element::new("listitem", 1);
                flow(item, &mut entry.children);
                list.children.push(Node::Element(entry));
            }
            out.push(Node::Element(list));
        }
        "dl" => definition_list(element, out),
        "br" | "hr" => {}
        "div" if element.value().classes().any(|c| c == "Bd-indent") => {
            let mut inner = Vec::new();
            flow(element, &mut inner);
            indented(inner, out);
        }
        _ => flow(element, out),
    }
}

/// Reads a block that mandoc indents: an item whose bullet is joined to its text, the continuation of a
/// numbered item, or plain indented text.
fn indented(mut inner: Vec<Node>, out: &mut Vec<Node>) {
    let first = match inner.first_mut() {
        Some(Node::Element(para)) if para.name == "para" => para.children.first_mut(),
        _ => None,
    };
    if let Some(Node::Text(text)) = first
        && let Some(rest) = text.trim_start().strip_prefix('•')
    {
        *text = rest.to_owned();
        roff::push_item(out, roff::Marker::Bullet, inner, 1);
        return;
    }
    let item = match out.last_mut() {
        Some(Node::Element(list)) if list.name == "orderedlist" => list.children.last_mut(),
        _ => None,
    };
    match item {
        Some(Node::Element(item)) => item.children.extend(inner),
        _ => out.extend(inner),
    }
}

/// Reads mixed text and blocks: text between blocks becomes paragraphs.
fn flow(element: ElementRef<'_>, out: &mut Vec<Node>) {
    let mut line: Vec<Node> = Vec::new();
    let end = |line: &mut Vec<Node>, out: &mut Vec<Node>| {
        let content = std::mem::take(line);
        let para = Element { children: content, ..Element::new("para", 1) };
        // Requests that docbook-xsl indented were printed as text. They are left out.
        if !matches!(para.text().trim(), "" | ".RE" | ".PP" | ".fi" | ".nf" | ".sp") {
            out.push(Node::Element(para));
        }
    };
    for child in element.children() {
        if let Some(text) = child.value().as_text() {
            roff::push_text(&mut line, text);
        } else if let Some(inner) = ElementRef::wrap(child) {
            match inner.value().name() {
                "p" | "pre" | "table" | "ul" | "ol" | "dl" | "div" | "section" | "blockquote" => {
                    end(&mut line, out);
                    blocks_of(inner, out);
                }
                "br" => end(&mut line, out),
                _ => inline(inner, &mut line),
            }
        }
    }
    end(&mut line, out);
}

fn inlines_of(element: ElementRef<'_>, out: &mut Vec<Node>) {
    for child in element.children() {
        if let Some(text) = child.value().as_text() {
            roff::push_text(out, text);
        } else if let Some(inner) = ElementRef::wrap(child) {
            inline(inner, out);
        }
    }
}

fn inline(element: ElementRef<'_>, out: &mut Vec<Node>) {
    let wrap = |name: &str, out: &mut Vec<Node>| {
        let mut inner = Element::new(name, 1);
        inlines_of(element, &mut inner.children);
        if !inner.text().is_empty() {
            out.push(Node::Element(inner));
        }
    };
    match element.value().name() {
        "b" | "strong" | "code" | "tt" | "kbd" => wrap("function", out),
        "i" | "em" | "var" | "u" => wrap("varname", out),
        "sup" => wrap("superscript", out),
        "sub" => wrap("subscript", out),
        "br" => roff::push_text(out, "\n"),
        "a" => {
            let href = element.value().attr("href").unwrap_or("");
            let shown = collapse_space(&element.text().collect::<String>());
            if element.value().classes().any(|c| c == "permalink") && href.starts_with('#') {
                inlines_of(element, out);
            } else if let Some(name) = text::page_reference(&shown) {
                // `/bookworm/opencl/local.3clc.en.html`, displayed as `local(3clc)`.
                out.push(Node::Element(text::cite(name)));
            } else if href.contains("://") {
                let mut link = Element::new("ulink", 1);
                link.set("url", href);
                link.push_text(&shown);
                out.push(Node::Element(link));
            } else {
                inlines_of(element, out);
            }
        }
        "script" | "style" => {}
        _ => inlines_of(element, out),
    }
}

fn table(element: ElementRef<'_>) -> Element {
    let row_selector = Selector::parse("tr").expect("the selector is right");
    let (mut head, mut body) = (Vec::new(), Vec::new());
    for row in element.select(&row_selector) {
        let cells: Vec<ElementRef<'_>> =
            row.child_elements().filter(|c| matches!(c.value().name(), "td" | "th")).collect();
        let is_head = !cells.is_empty() && cells.iter().all(|c| c.value().name() == "th");
        let mut out = Element::new("row", 1);
        for cell in cells {
            let mut entry = Element::new("entry", 1);
            cell.value().attr("align").into_iter().for_each(|align| entry.set("align", align));
            let has_blocks = cell.child_elements().any(|e| {
                matches!(e.value().name(), "p" | "pre" | "ul" | "ol" | "dl" | "table" | "div")
            });
            if has_blocks {
                flow(cell, &mut entry.children);
            } else {
                inlines_of(cell, &mut entry.children);
                // Line breaks of the markup are not line breaks of the page.
                if let [Node::Text(text)] = entry.children.as_mut_slice() {
                    *text = collapse_space(text);
                }
            }
            out.children.push(Node::Element(entry));
        }
        let part = if is_head && body.is_empty() { &mut head } else { &mut body };
        part.push(out);
    }
    roff::table_of(head, body, 1)
}

/// Reads a definition list. A definition whose term is a number or a bullet becomes an item of an ordinary list.
fn definition_list(element: ElementRef<'_>, out: &mut Vec<Node>) {
    let mut term: Vec<Node> = Vec::new();
    for child in element.child_elements() {
        match child.value().name() {
            "dt" => {
                term.clear();
                inlines_of(child, &mut term);
            }
            "dd" => {
                let mut body = Vec::new();
                flow(child, &mut body);
                let tag = roff::text_of(&term);
                match roff::bullet(&tag) {
                    Some(marker) => roff::push_item(out, marker, body, 1),
                    None => roff::push_definition(out, std::mem::take(&mut term), body, 1),
                }
            }
            _ => {}
        }
    }
}
