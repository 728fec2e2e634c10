//! Reads the XHTML that docbook-xsl generates from DocBook.
//!
//! The XHTML is parsed as XML, not as HTML: the tables of prototypes have cells directly inside cells, which an HTML
//! parser would separate. The style sheet keeps the names of DocBook's elements in `class`, so that the tree can be
//! converted back to DocBook and read by [`super::docbook`].

use super::docbook::{self, is_furniture};
use super::xml::{self, Element, Node};
use super::{Found, Input, ReadError};

/// Reads one file.
pub fn read(input: &Input<'_>) -> Result<Found, ReadError> {
    let text = input.text()?;
    if !text.contains("refentry") {
        return Ok(Found::Other("unknown"));
    }
    let xml::Document { root, missing } = xml::parse_html(input)?;
    let mut found = None;
    root.for_each(&mut |element| {
        if found.is_none() && element.has_class("refentry") {
            found = Some(element);
        }
    });
    // The tree that was read is no longer needed, because the DocBook tree replaces it.
    let refentry = found.map(|div| element("refentry", div));
    drop(root);
    match refentry {
        Some(refentry) => {
            let mut page = docbook::page(input.path, input.stem(), &refentry)?;
            page.missing = missing;
            page.hints.edition = super::detect::specification_edition(&text);
            Ok(Found::Page(Box::new(page)))
        }
        None => Ok(Found::Other("unknown")),
    }
}

/// `source` as a DocBook element named `name`.
fn element(name: &str, source: &Element) -> Element {
    let mut out = Element::new(name, source.line);
    children(source, &mut out);
    out
}

fn children(source: &Element, out: &mut Element) {
    for child in &source.children {
        match child {
            Node::Text(text) => out.push_text(text),
            Node::Element(child) => convert(child, out),
        }
    }
}

/// The names of a page and its purpose, as a `refnamediv`.
fn names(source: &Element) -> Element {
    let mut names = Element::new("refnamediv", source.line);
    for child in source.elements() {
        match child.name.as_str() {
            "h1" | "h2" => {
                names.push(Node::Element(element("refname", child)));
            }
            "p" => {
                // Tables that are beside the purpose in the source are inside the purpose here.
                let mut purpose = Element::new("refpurpose", child.line);
                let mut blocks = Element::new("", child.line);
                for node in &child.children {
                    match node {
                        Node::Element(div) if div.name == "div" => {
                            convert(div, &mut blocks);
                        }
                        Node::Element(inline) => convert(inline, &mut purpose),
                        Node::Text(text) => purpose.push_text(text),
                    }
                }
                names.push(Node::Element(purpose));
                names.children.extend(blocks.children);
            }
            _ => {}
        }
    }
    names
}

/// A picture as an `inlinemediaobject` with its alternative text, or as an `imagedata` if it has none.
fn image(source: &Element) -> Element {
    let mut image = Element::new("imagedata", source.line);
    let file = source.attribute("src").unwrap_or_default();
    image.set("fileref", file);
    // The pictures beside notes have the text `[Note]`, like their headings.
    let alt = source.attribute("alt").unwrap_or_default().trim();
    if alt.is_empty() || alt.starts_with('[') || is_furniture(file) {
        return image;
    }
    let mut words = Element::new("textobject", source.line);
    words.push_text(alt);
    let mut media = Element::new("inlinemediaobject", source.line);
    media.push(Node::Element(words));
    media
}

/// Converts `source` to DocBook and appends it to `out`.
fn convert(source: &Element, out: &mut Element) {
    let class = source.attribute("class").unwrap_or_default();
    let class = class.split_whitespace().next().unwrap_or_default();
    let push = |name: &str, out: &mut Element| out.push(Node::Element(element(name, source)));
    match (source.name.as_str(), class) {
        ("script" | "style" | "colgroup" | "col" | "nav", _) => {}
        ("div", "titlepage") => children(source, out),
        ("div" | "section", "refnamediv") => out.push(Node::Element(names(source))),
        (
            "div" | "section",
            "refsynopsisdiv" | "refsect1" | "refsect2" | "refsect3" | "refsection",
        ) => {
            out.push(Node::Element(section(class, source)));
        }
        ("div", "funcsynopsis") => out.push(Node::Element(funcsynopsis(source))),
        ("div", "informaltable" | "table" | "table-contents") => {
            let mut table = Element::new("informaltable", source.line);
            children(source, &mut table);
            out.push(Node::Element(table));
        }
        ("div", "variablelist" | "itemizedlist" | "orderedlist") => {
            // The list itself is the `dl`, `ul` or `ol` inside.
            children(source, out);
        }
        ("div", "literallayout") => {
            let mut layout = Element::new("literallayout", source.line);
            kept_lines(source, &mut layout);
            out.push(Node::Element(layout));
        }
        (
            "div",
            "caption" | "informalequation" | "note" | "important" | "warning" | "caution" | "tip"
            | "blockquote" | "example" | "informalexample",
        ) => push(class, out),
        ("div", _) => push("para", out),
        ("pre", _) => push("programlisting", out),
        // A table may lack the `div` that usually contains it.
        ("table" | "thead" | "tbody" | "tfoot", _) => match source.name.as_str() {
            "table" if out.name != "informaltable" => push("informaltable", out),
            "table" => children(source, out),
            name => push(name, out),
        },
        ("tr", _) => push("row", out),
        ("td", "auto-generated") => {}
        ("td" | "th", _) => push("entry", out),
        ("dl", _) => variablelist(source, out),
        ("ul", _) => push("itemizedlist", out),
        ("ol", _) => push("orderedlist", out),
        ("li", _) => push("listitem", out),
        ("p", _) => push("para", out),
        ("h1" | "h2" | "h3" | "h4" | "h5" | "h6", _) => push("bridgehead", out),
        ("br", _) => out.push_text("\n"),
        ("img", _) => out.push(Node::Element(image(source))),
        ("sup", _) => push("superscript", out),
        ("sub", _) => push("subscript", out),
        ("a", _) => anchor(class, source, out),
        ("span", "emphasis" | "citerefentry" | "mathphrase" | "term" | "strong") => {
            children(source, out);
        }
        ("em" | "i", "" | "emphasis") => push("emphasis", out),
        ("strong" | "b", "") => {
            let mut strong = element("emphasis", source);
            strong.set("role", "bold");
            out.push(Node::Element(strong));
        }
        ("code" | "tt", "") => push("code", out),
        ("var", "pdparam") => push("parameter", out),
        ("strong" | "b", "fsfunc") => push("function", out),
        // `<em class="parameter"><code>…`, `<em class="replaceable"><code>…`: the `code` is redundant.
        ("em" | "strong", class) => {
            let mut made = Element::new(class, source.line);
            for child in &source.children {
                match child {
                    Node::Element(code) if code.name == "code" && code.attributes.is_empty() => {
                        children(code, &mut made);
                    }
                    Node::Element(child) => convert(child, &mut made),
                    Node::Text(text) => made.push_text(text),
                }
            }
            out.push(Node::Element(made));
        }
        ("code" | "span" | "tt" | "var" | "acronym" | "abbr", class) if !class.is_empty() => {
            push(class, out);
        }
        _ => children(source, out),
    }
}

fn section(name: &str, source: &Element) -> Element {
    let mut section = Element::new(name, source.line);
    let mut titled = false;
    let mut rest = Element::new("", source.line);
    for child in &source.children {
        match child {
            Node::Element(a) if a.name == "a" && a.attribute("href").is_none() && !titled => {
                if let Some(id) = a.attribute("id").or(a.attribute("name"))
                    && section.attribute("id").is_none()
                {
                    section.set("id", id);
                }
            }
            Node::Element(h)
                if !titled && matches!(h.name.as_str(), "h1" | "h2" | "h3" | "h4" | "h5") =>
            {
                titled = true;
                rest.push(Node::Element(element("title", h)));
            }
            Node::Element(child) => convert(child, &mut rest),
            Node::Text(text) => rest.push_text(text),
        }
    }
    section.children = rest.children;
    section
}

/// Reads the content of a `literallayout`, which is in a `<p>`. A line ends at `<br />`. The line break after `<br />`
/// in the source is not part of the text.
fn kept_lines(source: &Element, out: &mut Element) {
    for child in &source.children {
        match child {
            Node::Element(p) if p.name == "p" => children(&without_breaks_after_br(p), out),
            Node::Element(other) => convert(other, out),
            Node::Text(text) => out.push_text(text.trim()),
        }
    }
}

fn without_breaks_after_br(source: &Element) -> Element {
    let mut out = Element::new(&source.name, source.line);
    out.attributes.clone_from(&source.attributes);
    let mut after_break = false;
    for (at, child) in source.children.iter().enumerate() {
        match child {
            // This white space is not part of the text, whose line breaks are `<br />`.
            Node::Text(text) if at == 0 && text.starts_with('\n') && text.trim().is_empty() => {}
            Node::Text(text) if after_break => {
                out.push_text(text.strip_prefix('\n').unwrap_or(text));
            }
            Node::Text(text) => out.push_text(text),
            Node::Element(child) => out.push(Node::Element(without_breaks_after_br(child))),
        }
        after_break = matches!(child, Node::Element(br) if br.name == "br");
    }
    out
}

fn anchor(class: &str, source: &Element, out: &mut Element) {
    let Some(href) = source.attribute("href") else {
        if let Some(id) = source.attribute("id").or(source.attribute("name")) {
            let mut anchor = Element::new("anchor", source.line);
            anchor.set("id", id);
            out.push(Node::Element(anchor));
        }
        children(source, out);
        return;
    };
    let name = if class == "citerefentry" { "citerefentry" } else { "link" };
    let mut link = Element::new(name, source.line);
    link.set("href", href);
    children(source, &mut link);
    out.push(Node::Element(link));
}

/// Reads alternating `dt` and `dd`, including several `dt` for one `dd`.
fn variablelist(source: &Element, out: &mut Element) {
    let mut list = Element::new("variablelist", source.line);
    let mut entry = Element::new("varlistentry", source.line);
    for child in source.elements() {
        match child.name.as_str() {
            "dt" => {
                if entry.child("listitem").is_some() {
                    list.push(Node::Element(entry));
                    entry = Element::new("varlistentry", child.line);
                }
                let mut terms: Vec<&Element> =
                    child.elements().filter(|e| e.has_class("term")).collect();
                if terms.is_empty() {
                    terms.push(child);
                }
                for term in terms {
                    // The style sheet puts a comma between terms.
                    let mut term = element("term", term);
                    trim_end(&mut term, &[',']);
                    entry.push(Node::Element(term));
                }
            }
            "dd" => entry.push(Node::Element(element("listitem", child))),
            _ => convert(child, &mut list),
        }
    }
    if !entry.children.is_empty() {
        list.push(Node::Element(entry));
    }
    out.push(Node::Element(list));
}

/// Reads prototypes, which are tables: the first cell of the first row contains the head and, nested inside it, the
/// cell of the first parameter. Every further row has a parameter in its second cell.
fn funcsynopsis(source: &Element) -> Element {
    let mut synopsis = Element::new("funcsynopsis", source.line);
    let mut cells = Vec::new();
    leaves(source, &mut cells);
    let mut prototype: Option<Element> = None;
    for cell in cells {
        if let Some(head) = cell.elements().find(|e| e.has_class("funcdef")) {
            if let Some(done) = prototype.take() {
                synopsis.push(Node::Element(closed(done)));
            }
            let mut made = Element::new("funcprototype", cell.line);
            let mut funcdef = element("funcdef", head);
            trim_end(&mut funcdef, &['(']);
            made.push(Node::Element(funcdef));
            // If the function has no parameters, the text after the head is in the same cell.
            let rest: String = cell
                .children
                .iter()
                .filter_map(|node| match node {
                    Node::Text(text) => Some(text.clone()),
                    Node::Element(e) if e.has_class("funcdef") || e.name == "td" => None,
                    Node::Element(e) => Some(e.text()),
                })
                .collect();
            let rest = rest.trim().trim_end_matches(';').trim_end_matches(')').trim();
            if !rest.is_empty() {
                let mut parameter = Element::new("paramdef", cell.line);
                parameter.push_text(rest);
                made.push(Node::Element(parameter));
            }
            prototype = Some(made);
        } else if let Some(prototype) = &mut prototype
            && !cell.text().trim_matches(|c: char| c.is_whitespace() || c == '\u{a0}').is_empty()
        {
            let mut parameter = Element::new("paramdef", cell.line);
            for child in &cell.children {
                match child {
                    // Parentheses that the style sheet puts around a callback's parameters.
                    Node::Element(code)
                        if code.name == "code" && code.attribute("class").is_none() =>
                    {
                        parameter.push_text(&code.text());
                    }
                    // A callback's parameters: their line breaks do not matter.
                    Node::Element(div) if div.has_class("literallayout") => {
                        kept_lines(div, &mut parameter);
                    }
                    Node::Element(child) => convert(child, &mut parameter),
                    Node::Text(text) => parameter.push_text(text),
                }
            }
            trim_end(&mut parameter, &[',']);
            prototype.push(Node::Element(parameter));
        }
    }
    if let Some(done) = prototype {
        synopsis.push(Node::Element(closed(done)));
    }
    if synopsis.children.is_empty() {
        children(source, &mut synopsis);
    }
    synopsis
}

/// Removes the parenthesis and the semicolon that end the prototype from its last parameter.
fn closed(mut prototype: Element) -> Element {
    if let Some(Node::Element(last)) = prototype.children.last_mut()
        && last.name == "paramdef"
    {
        trim_end(last, &[';']);
        let text = last.text();
        let depth = text.matches('(').count();
        if text.matches(')').count() > depth {
            trim_end(last, &[')']);
        }
    }
    prototype
}

/// Removes one of `marks` and the blanks around it from the end.
fn trim_end(element: &mut Element, marks: &[char]) {
    if let Some(Node::Text(text)) = element.children.last_mut() {
        let end = text.trim_end();
        let end = end.strip_suffix(marks).unwrap_or(end).trim_end();
        text.truncate(end.len());
        if text.is_empty() {
            element.children.pop();
            // If this text had only blanks, a mark in the text before it is kept.
        }
    }
}

/// Appends the cells of all rows to `cells` in order. A nested cell follows the cell that contains it.
fn leaves<'a>(element: &'a Element, cells: &mut Vec<&'a Element>) {
    for child in element.elements() {
        if child.name == "td" {
            cells.push(child);
        }
        leaves(child, cells);
    }
}
