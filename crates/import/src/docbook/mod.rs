//! Reads DocBook `refentry` XML.
//!
//! The XHTML that docbook-xsl generates from a page is first converted back into the same tree
//! ([`super::xhtml`]), so that both give the same record.

mod elements;
mod footnotes;
mod head;
mod listings;
mod math;
mod places;
mod signatures;
mod synopsis;
mod tables;

pub(crate) use footnotes::note_labels;
pub(crate) use head::{expand_braces, set_copyright, split_names, summary};
pub(crate) use listings::{first_sentence, join_terms, page_target};
pub(crate) use math::formula;
pub(crate) use tables::MOST_COLUMNS;

use elements::{Kind, holds_refentry, is_a, is_fragment};
use footnotes::Footnotes;
use head::{copyright, information, information_on, names, purpose_of};
use listings::{code_text, has_own_line, listing_of, split_lines, target_of};
use signatures::{class, collapse_lines, command};

use super::tree::{Flow, Layout, code_block, guess_language, is_identifier, layout_of, normalize};
use super::xml::{self, Element, Node};
use super::{Found, Hints, Input, Page, Part, ReadError, date, xinclude};
use clman_record::prose::{Block, Definition, Inline, collapse_space, plain_text};
use clman_record::{Record, is_section};
use std::collections::HashMap;

/// Reads one file.
pub fn read(input: &Input<'_>) -> Result<Found, ReadError> {
    let text = input.text()?;
    if !holds_refentry(&text) {
        return Ok(Found::Other(if is_fragment(&text) { "include" } else { "unknown" }));
    }
    let xml::Document { mut root, mut missing } = xml::parse(input)?;
    let mut entries = Vec::new();
    refentries(&mut root, &mut entries);
    let is_alone = entries.len() == 1;
    let mut pages = Vec::new();
    for mut refentry in entries {
        missing.append(&mut xinclude::resolve(input, &mut refentry));
        let stem = if is_alone { None } else { refentry_name(&refentry) };
        match page(input.path, &page_name(&refentry, stem, input.stem()), &refentry) {
            Ok(mut page) => {
                page.hints.date = last_date(&text).or(page.hints.date);
                pages.push(page);
            }
            Err(error) if is_alone => return Err(error),
            Err(error) => missing.push(error),
        }
    }
    match pages.first_mut() {
        Some(first) => first.missing = missing,
        None if missing.is_empty() => return Ok(Found::Other("include")),
        None => return Err(missing.swap_remove(0)),
    }
    match pages.pop() {
        Some(page) if pages.is_empty() => Ok(Found::Page(Box::new(page))),
        last => {
            pages.extend(last);
            Ok(Found::Pages(pages))
        }
    }
}

/// Moves every `refentry` below `parent` to `entries`. A file may have several, in a `reference` for example.
fn refentries(parent: &mut Element, entries: &mut Vec<Element>) {
    for child in &mut parent.children {
        match child {
            Node::Element(child) if child.name == "refentry" => entries.push(std::mem::take(child)),
            Node::Element(child) => refentries(child, entries),
            Node::Text(_) => {}
        }
    }
}

/// The first name that a `refentry` states.
fn refentry_name(refentry: &Element) -> Option<String> {
    let titles = refentry.child("refmeta").and_then(|meta| meta.child("refentrytitle"));
    let name = titles.or_else(|| refentry.child("refnamediv")?.child("refname"))?;
    Some(collapse_space(&name.text())).filter(|name| !name.is_empty())
}

/// The section that a `refentry` states.
fn volume(refentry: &Element) -> Option<String> {
    let volume = refentry.child("refmeta")?.child("manvolnum")?;
    Some(volume.text().trim().to_owned()).filter(|volume| is_section(volume))
}

/// The name of a page: `name`, otherwise `stem`, the name of its file. The name does not contain the section, which the
/// name of a file may contain: `printf.3`.
fn page_name(refentry: &Element, name: Option<String>, stem: &str) -> String {
    let name = name.unwrap_or_else(|| stem.to_owned());
    let section = volume(refentry).map(|section| format!(".{section}"));
    let bare = section.and_then(|section| name.strip_suffix(&section).map(str::to_owned));
    bare.filter(|bare| !bare.is_empty()).unwrap_or(name)
}

/// The date in a comment at the end of a file: `<!-- 14-Oct-2011 -->`.
fn last_date(text: &str) -> Option<String> {
    let comments = text.split("<!--").skip(1).filter_map(|rest| Some(rest.split_once("-->")?.0));
    comments.filter(|text| text.split('-').count() == 3).filter_map(date::parse).last()
}

/// Reads a page from its `refentry` element.
pub(crate) fn page(path: &str, stem: &str, refentry: &Element) -> Result<Page, ReadError> {
    let mut reader = Reader { places: places::places(refentry), ..Reader::default() };
    let mut record = Record::new(stem, stem);
    let mut hints = Hints { section: volume(refentry), ..Hints::default() };
    let mut parts: Vec<Part> = Vec::new();
    let mut named = false;
    // Blocks between the sections.
    let mut loose = Flow::default();
    for child in &refentry.children {
        let element = match child {
            Node::Text(text) => {
                loose.inline(Inline::Text(text.clone()));
                continue;
            }
            Node::Element(element) => element,
        };
        match element.name.as_str() {
            "refentryinfo" | "info" => information(element, &mut hints),
            "refmeta" => {
                copyright(element, &mut hints);
                hints.manual = information_on(element, "manual");
                let release = ["source", "version"].map(|class| information_on(element, class));
                let release: Vec<String> = release.into_iter().flatten().collect();
                hints.release = Some(release.join(" ")).filter(|release| !release.is_empty());
            }
            "refnamediv" => {
                names(element, stem, named, &mut record);
                named = true;
                let mut flow = Flow::default();
                for child in element.elements() {
                    if child.name == "refpurpose" && record.summary != purpose_of(child) {
                        // A page has one purpose. The purpose of a second set of names becomes text.
                        reader.block(child, 1, &mut flow);
                    } else if is_a(Kind::Block, &child.name) {
                        reader.in_listing_section = true;
                        reader.block(child, 1, &mut flow);
                        reader.in_listing_section = false;
                    } else if !matches!(child.name.as_str(), "refname" | "refpurpose") {
                        reader.inline(child, Style::default(), &mut flow);
                    }
                }
                for block in flow.finish() {
                    match block {
                        Block::Code(_) => reader.listing_synopsis(&block, &mut record),
                        block => untitled(String::new(), vec![block], &mut parts),
                    }
                }
            }
            "refsynopsisdiv" => reader.synopsis(element, &mut record, &mut parts),
            "refsection" | "section" | "refsect1" | "refsect2" | "refsect3" => {
                let loose = std::mem::take(&mut loose).finish();
                untitled(String::new(), loose, &mut parts);
                if element.attribute("id") == Some("Copyright") {
                    // The copyright, which is in `refmeta` in the source: docbook-xsl moves it here.
                    copyright(element, &mut hints);
                    continue;
                }
                let title = title_of(element).map(title_text).unwrap_or_default();
                let id = element.attribute("id").unwrap_or_default().to_owned();
                if title.is_empty() && id == "synopsis" {
                    reader.synopsis(element, &mut record, &mut parts);
                    continue;
                }
                let blocks = reader.section(element, 1);
                if !title.is_empty() {
                    parts.push(Part { id, title, blocks });
                } else if parts.is_empty()
                    && !blocks.is_empty()
                    && blocks.iter().all(|block| matches!(block, Block::Code(_)))
                {
                    // The section continues the synopsis.
                    for block in &blocks {
                        reader.listing_synopsis(block, &mut record);
                    }
                } else {
                    untitled(id, blocks, &mut parts);
                }
            }
            name if is_a(Kind::Block, name) => reader.block(element, 1, &mut loose),
            _ => reader.inline(element, Style::default(), &mut loose),
        }
    }
    untitled(String::new(), loose.finish(), &mut parts);
    synopsis::untitle_only_text(&mut parts);
    for part in &mut parts {
        reader.footnotes.add_to(&mut part.blocks);
    }
    if record.summary.is_empty() {
        reader.notes.push((refentry.line, "the page has no summary (`refpurpose`)".into()));
    }
    if record.title.is_empty() {
        return Err(ReadError::new(path, refentry.line, "the page has no name"));
    }
    let line = refentry.line;
    Ok(Page { record, line, parts, hints, notes: reader.notes, missing: Vec::new() })
}

/// Appends blocks without a title to the last section. Without a section, they become a section without a title.
fn untitled(id: String, blocks: Vec<Block>, parts: &mut Vec<Part>) {
    if blocks.is_empty() {
        return;
    }
    match parts.last_mut() {
        Some(last) => last.blocks.extend(blocks),
        None => parts.push(Part { id, title: String::new(), blocks }),
    }
}

/// The title of a section. DocBook 5 allows it inside `info`.
fn title_of(section: &Element) -> Option<&Element> {
    section.child("title").or_else(|| section.child("info")?.child("title"))
}

/// The text of a title. References in it state their sections.
fn title_text(title: &Element) -> String {
    let mut text = String::new();
    code_text(title, &mut text, &mut Vec::new());
    collapse_space(&text)
}

/// Whether the title of a section indicates that its table cells contain code.
fn is_about_code(section: &Element) -> bool {
    let title = title_of(section).map(|title| collapse_space(&title.text())).unwrap_or_default();
    ["Example", "Examples", "Synopsis"].iter().any(|known| known.eq_ignore_ascii_case(&title))
}

#[derive(Clone, Copy, Default)]
struct Style {
    code: bool,
}

#[derive(Default)]
struct Reader {
    notes: Vec<(usize, String)>,
    footnotes: Footnotes,
    /// The ids on the page, with the texts of references to them.
    places: HashMap<String, String>,
    /// The last synopsis, if it consists only of one-line declarations: its index and its length.
    one_liners: Option<(usize, usize)>,
    /// Whether the current section is Synopsis, Examples or a `refsect2`. In these sections, upstream's style sheet
    /// preserves the lines of cells.
    in_listing_section: bool,
}

impl Reader {
    /// The content of a section, without its title.
    fn section(&mut self, element: &Element, depth: usize) -> Vec<Block> {
        let outer = self.in_listing_section;
        self.in_listing_section |= element.name == "refsect2" || is_about_code(element);
        let mut flow = Flow::default();
        for child in &element.children {
            match child {
                Node::Element(title) if title.name == "title" => {}
                Node::Element(info) if info.name == "info" && info.child("title").is_some() => {}
                child => self.flow(child, depth, &mut flow),
            }
        }
        self.in_listing_section = outer;
        flow.finish()
    }

    fn flow(&mut self, node: &Node, depth: usize, flow: &mut Flow) {
        match node {
            Node::Text(text) => flow.inline(Inline::Text(text.clone())),
            Node::Element(element) if is_a(Kind::Block, &element.name) => {
                self.block(element, depth, flow);
            }
            Node::Element(element) if is_media(&element.name) => {
                let blocks = self.media(element, depth);
                // The alternative text of an inline image is part of the line.
                match blocks.as_slice() {
                    [Block::Paragraph(content)] if element.name == "inlinemediaobject" => {
                        content.iter().for_each(|inline| flow.inline(inline.clone()));
                    }
                    _ => flow.extend(blocks),
                }
            }
            Node::Element(element) if holds_block(element) => {
                // `<code><literallayout>…`: the block takes precedence over the inline element around it.
                element.children.iter().for_each(|child| self.flow(child, depth, flow));
            }
            Node::Element(element) => self.inline(element, Style::default(), flow),
        }
    }

    fn blocks(&mut self, element: &Element, depth: usize) -> Vec<Block> {
        let mut flow = Flow::default();
        element.children.iter().for_each(|child| self.flow(child, depth, &mut flow));
        flow.finish()
    }

    fn block(&mut self, element: &Element, depth: usize, flow: &mut Flow) {
        match element.name.as_str() {
            "itemizedlist" => flow.block(self.list(element, depth, None)),
            "orderedlist" => flow.block(self.list(element, depth, Some(1))),
            "simplelist" if element.child("member").is_none() => {
                element.children.iter().for_each(|child| self.flow(child, depth, flow));
            }
            "cmdsynopsis" => {
                let text = collapse_lines(&command(element));
                flow.block(code_block("text", text, &[]));
            }
            "classsynopsis"
            | "fieldsynopsis"
            | "constructorsynopsis"
            | "destructorsynopsis"
            | "methodsynopsis" => flow.block(code_block("c++", class(element), &[])),
            "simplelist" => {
                let items = element.elements().map(|item| self.blocks(item, depth)).collect();
                flow.block(Block::List { start: None, tight: true, items });
            }
            "variablelist" => self.definitions(element, depth, flow),
            "informaltable" | "table" => self.table(element, depth, flow),
            "literallayout" | "address" => self.literal(element, flow),
            "programlisting" | "screen" | "synopsis" => {
                let (text, links) = listing_of(element);
                flow.block(code_block(guess_language(&text), text, &links));
            }
            "informalequation" | "equation" | "blockquote" => {
                let content = self.blocks(element, depth);
                if !content.is_empty() {
                    flow.block(Block::Quote { alert: None, content });
                }
            }
            "note" | "important" | "warning" | "caution" | "tip" => {
                use clman_record::prose::Alert;
                let alert = match element.name.as_str() {
                    "important" => Alert::Important,
                    "warning" => Alert::Warning,
                    "caution" => Alert::Caution,
                    "tip" => Alert::Tip,
                    _ => Alert::Note,
                };
                let content = self.blocks(element, depth);
                if !content.is_empty() {
                    flow.block(Block::Quote { alert: Some(alert), content });
                }
            }
            "bridgehead" => self.heading(element, depth, element.attribute("id"), flow),
            "title" => self.heading(element, depth, None, flow),
            "refsect2" | "refsect3" | "refsection" | "section" => {
                if let Some(title) = title_of(element) {
                    self.heading(title, depth, element.attribute("id"), flow);
                }
                flow.extend(self.section(element, depth + 1));
            }
            "funcsynopsis" => {
                for synopsis in self.prototypes(element) {
                    flow.block(code_block(&synopsis.language, synopsis.code, &synopsis.links));
                }
            }
            // `para`, `caption`, `example`, … : a paragraph may hold blocks.
            _ => {
                flow.end_paragraph();
                let blocks = self.blocks(element, depth);
                flow.extend(blocks);
            }
        }
    }

    fn heading(&mut self, element: &Element, depth: usize, id: Option<&str>, flow: &mut Flow) {
        let content = normalize(
            element.children.iter().flat_map(|n| self.inlines(n, Style::default())).collect(),
        );
        if !content.is_empty() {
            let level = u8::try_from(depth + 1).unwrap_or(6).clamp(2, 6);
            flow.block(Block::Heading { level, id: id.map(str::to_owned), content });
        }
    }

    fn list(&mut self, element: &Element, depth: usize, start: Option<u64>) -> Block {
        let mut items: Vec<Vec<Block>> = Vec::new();
        for child in &element.children {
            match child {
                Node::Element(item) if item.name == "listitem" => {
                    let item = self.blocks(item, depth);
                    if !item.is_empty() {
                        items.push(item);
                    }
                }
                other => {
                    let mut flow = Flow::default();
                    self.flow(other, depth, &mut flow);
                    let blocks = flow.finish();
                    let text = plain_text(&blocks);
                    match items.last_mut() {
                        // A full stop between two items is dropped.
                        _ if !text.contains(char::is_alphanumeric) => {}
                        // Loose text that starts in lower case continues the item before it. Text that
                        // starts with a capital letter is an item whose tags are missing.
                        Some(last) if !text.starts_with(char::is_uppercase) => last.extend(blocks),
                        _ => items.push(blocks),
                    }
                }
            }
        }
        let tight = items.iter().all(|item| {
            item.iter().all(|b| matches!(b, Block::Paragraph(_) | Block::List { tight: true, .. }))
                && item.iter().filter(|b| matches!(b, Block::Paragraph(_))).count() < 2
        });
        Block::List { start, tight, items }
    }

    fn definitions(&mut self, element: &Element, depth: usize, flow: &mut Flow) {
        let mut definitions: Vec<Definition> = Vec::new();
        for entry in element.elements() {
            if entry.name != "varlistentry" {
                self.block(entry, depth, flow);
                continue;
            }
            let mut terms = Vec::new();
            let mut body = Flow::default();
            for child in &entry.children {
                match child {
                    Node::Element(term) if term.name == "term" => {
                        let term: Vec<Inline> = term
                            .children
                            .iter()
                            .flat_map(|n| self.inlines(n, Style::default()))
                            .collect();
                        let term = normalize(term);
                        if !term.is_empty() {
                            terms.push(term);
                        }
                    }
                    // Commas between terms.
                    Node::Text(_) => {}
                    other => self.flow(other, depth, &mut body),
                }
            }
            let body = body.finish();
            if terms.is_empty() {
                // A definition without a term continues the previous definition.
                match definitions.last_mut() {
                    Some(Definition { bodies, .. }) => match bodies.last_mut() {
                        Some(last) => last.extend(body),
                        None => bodies.push(body),
                    },
                    None => flow.extend(body),
                }
                continue;
            }
            let bodies = if body.is_empty() { Vec::new() } else { vec![body] };
            let mut definition = Definition { terms, bodies };
            join_terms(&mut definition);
            match definitions.last_mut() {
                // Names listed above one shared definition are its terms.
                Some(above) if above.bodies.is_empty() => {
                    above.terms.append(&mut definition.terms);
                    above.bodies = definition.bodies;
                    if !has_own_line(entry) {
                        join_terms(above);
                    }
                }
                _ => definitions.push(definition),
            }
        }
        let mut merged = definitions;
        if let Some(last) = merged.last_mut()
            && last.bodies.is_empty()
        {
            // Markdown cannot express a term without a definition.
            let terms = last.terms.join(&Inline::HardBreak);
            merged.pop();
            if !merged.is_empty() {
                flow.block(Block::Definitions(merged));
            }
            flow.block(Block::Paragraph(terms));
        } else if !merged.is_empty() {
            flow.block(Block::Definitions(merged));
        }
    }

    /// Reads `literallayout`, which can contain code, a list or prose.
    fn literal(&mut self, element: &Element, flow: &mut Flow) {
        let (text, links) = listing_of(element);
        match layout_of(&text) {
            Layout::Code => flow.block(code_block(guess_language(&text), text, &links)),
            layout => {
                let mut lines: Vec<Vec<Inline>> = vec![Vec::new()];
                for child in &element.children {
                    for inline in self.inlines(child, Style::default()) {
                        split_lines(inline, &mut lines);
                    }
                }
                let lines: Vec<Vec<Inline>> = lines.into_iter().map(normalize).collect();
                if layout == Layout::List {
                    let mut items: Vec<Vec<Inline>> = Vec::new();
                    for line in lines.into_iter().filter(|line| !line.is_empty()) {
                        let continues =
                            matches!(line.first(), Some(Inline::Text(t)) if t.starts_with('('));
                        match items.last_mut() {
                            Some(last) if continues => {
                                last.push(Inline::Text(" ".into()));
                                last.extend(line);
                            }
                            _ => items.push(line),
                        }
                    }
                    let items = items
                        .into_iter()
                        .map(|item| vec![Block::Paragraph(normalize(item))])
                        .collect();
                    flow.block(Block::List { start: None, tight: true, items });
                } else {
                    flow.end_paragraph();
                    for line in lines {
                        if line.is_empty() {
                            flow.end_paragraph();
                        }
                        line.into_iter().for_each(|inline| flow.inline(inline));
                        flow.inline(Inline::Text(" ".into()));
                    }
                    flow.end_paragraph();
                }
            }
        }
    }

    fn inline(&mut self, element: &Element, style: Style, flow: &mut Flow) {
        for inline in self.element_inlines(element, style) {
            flow.inline(inline);
        }
    }

    fn inlines(&mut self, node: &Node, style: Style) -> Vec<Inline> {
        match node {
            Node::Text(text) if style.code => vec![Inline::Code(text.clone())],
            Node::Text(text) => vec![Inline::Text(text.clone())],
            Node::Element(element) => self.element_inlines(element, style),
        }
    }

    fn element_inlines(&mut self, element: &Element, style: Style) -> Vec<Inline> {
        let mut children = |style: Style| -> Vec<Inline> {
            element.children.iter().flat_map(|child| self.inlines(child, style)).collect()
        };
        let plain = Style { code: false };
        match element.name.as_str() {
            "superscript" => vec![Inline::Superscript(children(plain))],
            "subscript" => vec![Inline::Subscript(children(plain))],
            "citerefentry" | "link" | "ulink" | "olink" | "xref" => self.link(element, style),
            "sbr" => vec![Inline::HardBreak],
            "keycombo" => {
                let mut out = Vec::new();
                for key in element.elements() {
                    if !out.is_empty() {
                        out.push(Inline::Text("+".into()));
                    }
                    out.extend(self.element_inlines(key, style));
                }
                out
            }
            "optional" => {
                let bracket = |text: &str| match style.code {
                    true => Inline::Code(text.into()),
                    false => Inline::Text(text.into()),
                };
                let mut out = vec![bracket("[")];
                out.extend(children(style));
                out.push(bracket("]"));
                out
            }
            "anchor" | "indexterm" | "colspec" | "refclass" | "manvolnum" => Vec::new(),
            "imageobject" | "imageobjectco" | "videoobject" | "audioobject" | "imagedata"
            | "graphic" | "inlinegraphic" => {
                self.image(element);
                Vec::new()
            }
            name if is_media(name) => {
                let blocks = self.media(element, 1);
                vec![Inline::Text(collapse_space(&plain_text(&blocks)))]
            }
            "footnote" => {
                let content = self.blocks(element, 1);
                if content.is_empty() {
                    return Vec::new();
                }
                vec![Inline::Note(self.footnotes.add(element.attribute("id"), content))]
            }
            "footnoteref" => match element.attribute("linkend") {
                Some(id) => vec![Inline::Note(self.footnotes.label(id))],
                None => Vec::new(),
            },
            "quote" => {
                let mut out = vec![Inline::Text("“".into())];
                out.extend(children(style));
                out.push(Inline::Text("”".into()));
                out
            }
            "emphasis" if matches!(element.attribute("role"), Some("bold" | "strong")) => {
                vec![Inline::Strong(children(style))]
            }
            "math" => vec![Inline::Math(Box::new(formula(element)))],
            name if is_a(Kind::Emphasis, name) => vec![Inline::Emphasis(children(plain))],
            name if is_a(Kind::Code, name) => children(Style { code: true }),
            name => {
                let mut out = children(style);
                let holds_text =
                    |node: &Node| matches!(node, Node::Text(t) if !t.trim().is_empty());
                let structure =
                    element.elements().nth(1).is_some() && !element.children.iter().any(holds_text);
                if structure && !is_a(Kind::Transparent, name) {
                    // The element contains only elements. Each is converted separately.
                    out.clear();
                    for child in element.elements() {
                        out.extend(self.element_inlines(child, style));
                        out.push(Inline::Text(" ".into()));
                    }
                }
                if !is_a(Kind::Transparent, name) && !is_a(Kind::Block, name) && !out.is_empty() {
                    self.notes.push((
                        element.line,
                        format!("unknown element `{name}`; its text was kept"),
                    ));
                }
                out
            }
        }
    }

    /// The alternative text of an image, with its caption.
    fn media(&mut self, element: &Element, depth: usize) -> Vec<Block> {
        let mut said = Flow::default();
        element.elements().filter(|e| e.name != "imageobject").for_each(|child| {
            match child.name.as_str() {
                "textobject" | "caption" | "alt" => said.extend(self.blocks(child, depth)),
                name if is_media(name) => said.extend(self.media(child, depth)),
                _ => self.image(child),
            }
        });
        let said = said.finish();
        if said.is_empty() {
            self.image(element);
        }
        said
    }

    /// Adds a note about an image that is dropped because it lacks an alternative text. Icons and logos are dropped
    /// without a note.
    fn image(&mut self, element: &Element) {
        let data =
            if element.name == "imagedata" { Some(element) } else { element.find("imagedata") };
        let file = data.and_then(|d| d.attribute("fileref")).unwrap_or_default();
        if !file.is_empty() && !is_furniture(file) {
            self.notes.push((element.line, format!("the image `{file}` has no alternative text")));
        }
    }

    fn link(&mut self, element: &Element, style: Style) -> Vec<Inline> {
        let Some(title) = element.child("refentrytitle") else {
            return self.reference(element, element, style);
        };
        // Other content of the reference, such as a nested reference, follows it.
        let mut out = Vec::new();
        for child in &element.children {
            match child {
                Node::Element(e) if std::ptr::eq(e, title) => {
                    out.extend(self.reference(element, title, style));
                }
                child => out.extend(self.inlines(child, style)),
            }
        }
        out
    }

    fn reference(&mut self, element: &Element, title: &Element, style: Style) -> Vec<Inline> {
        let shown = collapse_space(&title.text());
        let id = element.attribute("linkend").unwrap_or_default();
        // The target, and the text of a reference without text.
        let (target, text) = match (self.places.get(id), target_of(element, &shown)) {
            (Some(text), _) => (format!("#{id}"), Some(text.clone())),
            (None, Some(target)) => {
                let address = target.contains("://").then(|| target.clone());
                (target, address)
            }
            (None, None) => {
                let children = &title.children;
                return children.iter().flat_map(|child| self.inlines(child, style)).collect();
            }
        };
        // A reference with several names that does not state a target becomes several references.
        let names: Vec<&str> = shown.split(',').map(str::trim).collect();
        if names.len() > 1 && target == shown && names.iter().all(|n| is_identifier(n)) {
            let mut out = Vec::new();
            for name in names {
                if !out.is_empty() {
                    out.push(Inline::Text(", ".into()));
                }
                let content = vec![Inline::Code(name.into())];
                out.push(Inline::Link { target: name.into(), content });
            }
            return out;
        }
        let code = style.code
            || element.name == "citerefentry" && is_identifier(shown.trim_end_matches("()"));
        let mut content: Vec<Inline> =
            title.children.iter().flat_map(|child| self.inlines(child, Style { code })).collect();
        if content.is_empty() {
            content.extend(text.map(Inline::Text));
        }
        vec![Inline::Link { target, content }]
    }
}

/// Whether an inline element contains a block, other than the blocks of a footnote.
fn holds_block(element: &Element) -> bool {
    element.name != "footnote"
        && element.elements().any(|child| {
            is_a(Kind::Block, &child.name) || is_media(&child.name) || holds_block(child)
        })
}

/// Whether an image is an icon or a logo.
pub(super) fn is_furniture(file: &str) -> bool {
    ["icon", "Logo", "logo"].iter().any(|word| file.contains(word))
}

/// Whether elements with this name contain an image, a sound or a film, with its alternative text.
fn is_media(name: &str) -> bool {
    matches!(name, "mediaobject" | "inlinemediaobject" | "mediaobjectco" | "screenshot")
}
