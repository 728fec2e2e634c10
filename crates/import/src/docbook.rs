//! Reads DocBook `refentry` XML.
//!
//! The XHTML that docbook-xsl makes of a page is first turned back into the same tree
//! ([`super::xhtml`]), so that both come out the same.

use super::tree::{
    Flow, Layout, code_block, fill_spans, guess_language, is_identifier, layout_of, link_words,
    listing, normalize, prototype,
};
use super::xml::{self, Element, Node};
use super::{Found, Hints, Input, Page, Part, ReadError};
use clman_record::prose::{Block, Definition, Inline, Table, collapse_space, plain_text};
use clman_record::{EditionRange, Record, Synopsis};
use std::collections::{HashMap, HashSet};

/// Reads one file.
pub fn read(input: &Input<'_>) -> Result<Found, ReadError> {
    let text = input.text()?;
    if !holds_refentry(&text) {
        return Ok(Found::Other(if is_fragment(&text) { "include" } else { "unknown" }));
    }
    let xml::Document { root, missing } = xml::parse(input)?;
    match root.find("refentry") {
        Some(refentry) => {
            let mut page = page(input.path, input.stem(), refentry)?;
            page.missing = missing;
            page.hints.date = last_date(&text);
            Ok(Found::Page(Box::new(page)))
        }
        None => Ok(Found::Other("include")),
    }
}

/// The date that authors leave in a comment at the end: `<!-- 14-Oct-2011 -->`.
fn last_date(text: &str) -> Option<String> {
    const MONTHS: [&str; 12] =
        ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
    text.split("<!--")
        .skip(1)
        .filter_map(|rest| {
            let comment = rest.split_once("-->")?.0.trim();
            let mut parts = comment.split('-');
            let (day, month, year) = (parts.next()?, parts.next()?, parts.next()?);
            let day: u32 = day.parse().ok().filter(|day| (1..=31).contains(day))?;
            let month = 1 + MONTHS.iter().position(|m| month.eq_ignore_ascii_case(m))?;
            let year: u32 = year.parse().ok().filter(|year| (1990..2100).contains(year))?;
            parts.next().is_none().then(|| format!("{year}-{month:02}-{day:02}"))
        })
        .last()
}

/// Whether an element `refentry` stands in the text outside of comments. Fragments are looked at
/// before they are parsed: alone, they use entities that only their pages declare.
fn holds_refentry(text: &str) -> bool {
    let mut rest = text;
    loop {
        let comment = rest.find("<!--").unwrap_or(rest.len());
        let open = rest[..comment].match_indices("refentry").any(|(at, tag)| {
            // Perhaps with a prefix: `<db:refentry`.
            let prefix = |c: char| c.is_ascii_alphanumeric() || matches!(c, ':' | '-' | '_');
            let before = rest[..at].trim_end_matches(prefix);
            let name = &rest[before.len()..at];
            before.ends_with('<')
                && (name.is_empty() || name.ends_with(':'))
                && rest[at + tag.len()..]
                    .starts_with(|c: char| c == '>' || c == '/' || c.is_whitespace())
        });
        if open {
            return true;
        }
        match rest[comment..].find("-->") {
            Some(end) => rest = &rest[comment + end + 3..],
            None => return false,
        }
    }
}

/// Whether the first element is one of DocBook's.
fn is_fragment(text: &str) -> bool {
    const ELEMENTS: &[&str] = &[
        "anchor",
        "bridgehead",
        "citerefentry",
        "constant",
        "emphasis",
        "entry",
        "errorname",
        "formalpara",
        "funcprototype",
        "funcsynopsis",
        "function",
        "informalequation",
        "informaltable",
        "itemizedlist",
        "link",
        "listitem",
        "literallayout",
        "note",
        "orderedlist",
        "para",
        "programlisting",
        "refnamediv",
        "refsect1",
        "refsect2",
        "refsect3",
        "refsynopsisdiv",
        "row",
        "screen",
        "section",
        "simplelist",
        "simpara",
        "synopsis",
        "table",
        "tbody",
        "term",
        "tgroup",
        "thead",
        "title",
        "type",
        "variablelist",
        "varlistentry",
        "varname",
    ];
    let mut rest = text;
    loop {
        let Some(at) = rest.find('<') else { return false };
        rest = &rest[at..];
        let end = if rest.starts_with("<!--") {
            "-->"
        } else if rest.starts_with("<?") {
            "?>"
        } else if rest.starts_with("<!") {
            ">"
        } else {
            let end = rest[1..].find(|c: char| !(c.is_ascii_alphanumeric() || "-_.:".contains(c)));
            let name = &rest[1..end.map_or(rest.len(), |end| end + 1)];
            return ELEMENTS.contains(&name.rsplit(':').next().unwrap_or(name));
        };
        match rest.find(end) {
            Some(at) => rest = &rest[at + end.len()..],
            None => return false,
        }
    }
}

/// Elements set in code.
fn is_code(name: &str) -> bool {
    matches!(
        name,
        "code"
            | "classname"
            | "command"
            | "computeroutput"
            | "constant"
            | "enumvalue"
            | "envar"
            | "errorcode"
            | "errorname"
            | "errortype"
            | "filename"
            | "funcdef"
            | "function"
            | "interface"
            | "literal"
            | "markup"
            | "methodname"
            | "option"
            | "prompt"
            | "property"
            | "returnvalue"
            | "sgmltag"
            | "structname"
            | "symbol"
            | "systemitem"
            | "tag"
            | "token"
            | "type"
            | "userinput"
    )
}

/// Elements set as names of parameters, or stressed.
fn is_emphasis(name: &str) -> bool {
    matches!(
        name,
        "arg"
            | "citetitle"
            | "emphasis"
            | "firstterm"
            | "foreignphrase"
            | "parameter"
            | "replaceable"
            | "structfield"
            | "varname"
    )
}

/// Elements that hold inlines and add nothing.
fn is_transparent(name: &str) -> bool {
    matches!(
        name,
        "abbrev"
            | "acronym"
            | "phrase"
            | "mathphrase"
            | "refentrytitle"
            | "refname"
            | "refpurpose"
            | "term"
            | "trademark"
            | "funcparams"
            | "wordasword"
            | "productname"
            | "math"
            | "mrow"
            | "mi"
            | "mn"
            | "mo"
            | "mtext"
            | "mstyle"
            | "semantics"
            | "inlineequation"
            | "glossterm"
            | "segtitle"
    )
}

/// The page out of its element.
pub(crate) fn page(path: &str, stem: &str, refentry: &Element) -> Result<Page, ReadError> {
    let mut reader = Reader::default();
    let mut record = Record::new(stem, stem);
    let mut hints = Hints::default();
    let mut parts: Vec<Part> = Vec::new();
    let mut named = false;
    // Blocks that stand between the sections.
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
            "refentryinfo" | "info" => {}
            "refmeta" => copyright(element, &mut hints),
            "refnamediv" => {
                names(element, stem, named, &mut record);
                named = true;
                let mut flow = Flow::default();
                for child in element.elements() {
                    if child.name == "refpurpose" && record.summary != purpose_of(child) {
                        // That of a second set of names: a page has one purpose.
                        reader.block(child, 1, &mut flow);
                    } else if Reader::is_block(&child.name) {
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
                    // docbook-xsl puts the text here that the source has in `refmeta`.
                    copyright(element, &mut hints);
                    continue;
                }
                let title = title_of(element).map(|t| collapse_space(&t.text()));
                let title = title.unwrap_or_default();
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
                    // More of the synopsis.
                    for block in &blocks {
                        reader.listing_synopsis(block, &mut record);
                    }
                } else {
                    untitled(id, blocks, &mut parts);
                }
            }
            name if Reader::is_block(name) => reader.block(element, 1, &mut loose),
            _ => reader.inline(element, Style::default(), &mut loose),
        }
    }
    untitled(String::new(), loose.finish(), &mut parts);
    for part in &mut parts {
        reader.footnotes.add_to(&mut part.blocks);
    }
    if record.summary.is_empty() {
        reader.notes.push((refentry.line, "the page says no purpose".into()));
    }
    if record.title.is_empty() {
        return Err(ReadError::new(path, refentry.line, "the page has no name"));
    }
    Ok(Page { record, parts, hints, notes: reader.notes, missing: Vec::new() })
}

/// A section without a title belongs to the one before it.
fn untitled(id: String, blocks: Vec<Block>, parts: &mut Vec<Part>) {
    if blocks.is_empty() {
        return;
    }
    match parts.last_mut() {
        Some(last) => last.blocks.extend(blocks),
        None => parts.push(Part { id, title: String::new(), blocks }),
    }
}

/// The title of a section, which DocBook 5 lets stand in its `info`.
fn title_of(section: &Element) -> Option<&Element> {
    section.child("title").or_else(|| section.child("info")?.child("title"))
}

/// Whether a section's title is that of those whose cells hold code.
fn is_about_code(section: &Element) -> bool {
    let title = title_of(section).map(|title| collapse_space(&title.text())).unwrap_or_default();
    ["Example", "Examples", "Synopsis"].iter().any(|known| known.eq_ignore_ascii_case(&title))
}

/// A purpose in one line.
fn purpose_of(refpurpose: &Element) -> String {
    let children = refpurpose.children.iter();
    let inlines = children.flat_map(|node| Reader::default().inlines(node, Style::default()));
    summary(&clman_record::prose::plain_text_of(&normalize(inlines.collect())))
}

/// The names and the purpose. Of several sets of names the first has the page's own.
fn names(refnamediv: &Element, stem: &str, named: bool, record: &mut Record) {
    let mut all: Vec<String> = Vec::new();
    let mut known: HashSet<String> = HashSet::new();
    for element in refnamediv.elements() {
        match element.name.as_str() {
            "refname" | "refdescriptor" => {
                let name = collapse_space(&element.text().replace('\u{200b}', ""));
                if !name.is_empty() && known.insert(name.clone()) {
                    all.push(name);
                }
            }
            "refpurpose" if record.summary.is_empty() => record.summary = purpose_of(element),
            _ => {}
        }
    }
    // Names inside a title, `write_image{f|i} (2D)`, find the page too.
    for name in &all {
        for word in name.split_whitespace().filter(|word| word.contains('{') && *word != name) {
            let names = expand_braces(word);
            if names.len() > 1 {
                record.aliases.extend(names.into_iter().filter(|n| is_identifier(n)));
            }
        }
    }
    // A name that lists several: `acos, acosh, acospi`.
    let mut split: Vec<String> = Vec::new();
    let mut known: HashSet<String> = HashSet::new();
    for name in &all {
        split.extend(split_names(name).into_iter().filter(|piece| known.insert(piece.clone())));
    }
    if named {
        let known: HashSet<&String> = record.aliases.iter().chain([&record.title]).collect();
        split.retain(|name| !known.contains(name));
        record.aliases.extend(split);
        return;
    }
    let first = split.first().cloned();
    let title = match split.iter().position(|name| name == stem) {
        // Of several names the page's file tells the first.
        Some(at) if split.len() > 1 => Some(split.remove(at)),
        _ => first.inspect(|_| {
            split.remove(0);
        }),
    };
    if let Some(title) = title {
        record.title = title;
        record.aliases.extend(split);
    }
}

/// One line without a full stop.
pub(crate) fn summary(text: &str) -> String {
    let text = collapse_space(text);
    match text.strip_suffix('.') {
        Some(rest) if !rest.ends_with('.') => rest.trim_end().to_owned(),
        _ => text,
    }
}

/// The names in a list of names; what is no list of words stays one name.
pub(crate) fn split_names(name: &str) -> Vec<String> {
    let pieces: Vec<String> = name
        .split(',')
        .map(|piece| collapse_space(piece.trim().trim_end_matches("()")))
        .filter(|piece| !piece.is_empty())
        .collect();
    if pieces.len() > 1 && pieces.iter().all(|piece| !piece.contains([' ', '{', '}'])) {
        return pieces;
    }
    let name = collapse_space(name.trim().trim_end_matches("()").trim_end_matches("( )"));
    let expanded = expand_braces(&name);
    if expanded.len() > 1 && expanded.iter().all(|piece| !piece.contains([' ', ','])) {
        return expanded;
    }
    vec![name]
}

/// `read_image{f|i|ui}` is `read_imagef`, `read_imagei`, `read_imageui`.
pub(crate) fn expand_braces(name: &str) -> Vec<String> {
    let whole = || vec![name.to_owned()];
    let Some((before, rest)) = name.split_once('{') else { return whole() };
    let Some((choices, after)) = rest.split_once('}') else { return whole() };
    if after.contains('{') || !choices.contains('|') {
        return whole();
    }
    choices.split('|').map(|choice| format!("{before}{}{after}", choice.trim())).collect()
}

/// Copyright and licence: in DocBook in `refmeta`, in XHTML at the foot.
fn copyright(element: &Element, hints: &mut Hints) {
    if let Some(info) = element.find("refmiscinfo").and_then(|info| info.find("copyright")) {
        let year = info.child("year").map(Element::text).unwrap_or_default();
        let holder = info.child("holder").map(Element::text).unwrap_or_default();
        set_copyright(&format!("Copyright © {year} {holder}"), hints);
    } else if hints.copyright.is_none() {
        set_copyright(&element.text(), hints);
    }
}

/// Takes `Copyright © years holder. Licence` apart.
pub(crate) fn set_copyright(text: &str, hints: &mut Hints) {
    let text = collapse_space(text);
    let Some(start) = text.find("Copyright") else { return };
    let text = &text[start..];
    let licence = ["Permission is hereby granted", "This work is licensed", "Licensed under"]
        .iter()
        .filter_map(|words| text.find(words))
        .min();
    let (copyright, licence) = match licence {
        Some(at) => (text[..at].trim(), Some(text[at..].trim())),
        None => (text, None),
    };
    hints.copyright = Some(copyright.replace("(c)", "©").replace("(C)", "©"));
    hints.licence = licence.map(str::to_owned);
    hints.author = copyright.split_once("The ").map(|(_, holder)| {
        format!("The {}", holder.trim_end_matches('.').trim_end_matches(" Inc"))
    });
}

/// A formula in a line of text: `x^2`, `a/b`.
pub(crate) fn mathematics(kind: &str, parts: Vec<Vec<Inline>>) -> Vec<Inline> {
    let mut parts = parts.into_iter();
    let mut out = Vec::new();
    match kind {
        "msup" | "msub" => {
            out.extend(parts.next().unwrap_or_default());
            let index = parts.next().unwrap_or_default();
            out.push(match kind {
                "msup" => Inline::Superscript(index),
                _ => Inline::Subscript(index),
            });
        }
        "mfrac" => {
            out.extend(parts.next().unwrap_or_default());
            out.push(Inline::Text("/".into()));
        }
        // `msqrt`
        _ => out.push(Inline::Text("√".into())),
    }
    out.extend(parts.flatten());
    out
}

/// A command with its arguments, as man pages show them.
fn command(element: &Element) -> String {
    let mut out = String::new();
    for child in &element.children {
        let element = match child {
            Node::Text(text) => {
                out.push_str(&text.replace('\n', " "));
                continue;
            }
            Node::Element(element) => element,
        };
        match element.name.as_str() {
            "sbr" => out.push('\n'),
            "arg" | "group" => {
                let inner = if element.name == "group" {
                    let choices = element.elements().map(|choice| collapse_space(&command(choice)));
                    choices.collect::<Vec<_>>().join(" | ")
                } else {
                    collapse_space(&command(element))
                };
                let (open, close) = match element.attribute("choice") {
                    Some("plain") => ("", ""),
                    Some("req") => ("{", "}"),
                    _ => ("[", "]"),
                };
                let more = if element.attribute("rep") == Some("repeat") { "..." } else { "" };
                out.push_str(&format!(" {open}{inner}{close}{more}"));
            }
            _ => {
                if !out.ends_with([' ', '\n']) && !out.is_empty() && element.name != "replaceable" {
                    out.push(' ');
                }
                out.push_str(&command(element));
            }
        }
    }
    out
}

/// Each line with one blank at a time.
fn collapse_lines(text: &str) -> String {
    text.lines().map(collapse_space).filter(|line| !line.is_empty()).collect::<Vec<_>>().join("\n")
}

/// A class, a member a line; or a member.
fn class(element: &Element) -> String {
    fn words(element: &Element) -> String {
        let mut parts: Vec<String> = Vec::new();
        let mut parameters: Option<Vec<String>> = None;
        for child in element.elements() {
            match child.name.as_str() {
                "methodparam" => parameters.get_or_insert_default().push(words(child)),
                "void" => {
                    parameters.get_or_insert_default();
                }
                "initializer" => parts.push(format!("= {}", collapse_space(&child.text()))),
                "exceptionname" => {
                    let thrown = collapse_space(&child.text());
                    parameters.get_or_insert_default();
                    parts.push(format!("throw({thrown})"));
                }
                _ if child.elements().next().is_some() => parts.push(words(child)),
                _ => parts.push(collapse_space(&child.text())),
            }
        }
        let is_function = element.name.ends_with("torsynopsis") || element.name == "methodsynopsis";
        if is_function || parameters.is_some() {
            let thrown =
                parts.iter().position(|part| part.starts_with("throw(")).unwrap_or(parts.len());
            let list = format!("({})", parameters.unwrap_or_default().join(", "));
            match thrown.checked_sub(1).and_then(|name| parts.get_mut(name)) {
                Some(name) => name.push_str(&list),
                None => parts.push(list),
            }
        }
        match parts.is_empty() {
            true => collapse_space(&element.text()),
            false => parts.join(" "),
        }
    }
    if element.name != "classsynopsis" {
        return format!("{};", words(element));
    }
    let (mut head, mut body) = (Vec::new(), String::new());
    for child in element.elements() {
        match child.name.ends_with("synopsis") {
            true => body.push_str(&format!("    {}\n", class(child))),
            false => head.push(words(child)),
        }
    }
    format!("class {}\n{{\n{body}}};", head.join(" "))
}

#[derive(Clone, Copy, Default)]
struct Style {
    code: bool,
}

/// The footnotes of a page.
#[derive(Default)]
struct Footnotes {
    /// What each says. Its label is its place, from 1.
    notes: Vec<Vec<Block>>,
    /// The places of those that have an id.
    places: HashMap<String, usize>,
}

impl Footnotes {
    /// The label of the footnote whose id is `id`, which may still come.
    fn label(&mut self, id: &str) -> String {
        let at = *self.places.entry(id.to_owned()).or_insert(self.notes.len());
        if at == self.notes.len() {
            self.notes.push(Vec::new());
        }
        (at + 1).to_string()
    }

    /// Adds a footnote, and gives its label.
    fn add(&mut self, id: Option<&str>, content: Vec<Block>) -> String {
        let label = match id {
            Some(id) => self.label(id),
            None => {
                self.notes.push(Vec::new());
                self.notes.len().to_string()
            }
        };
        if let Some(note) = label.parse::<usize>().ok().and_then(|n| self.notes.get_mut(n - 1)) {
            *note = content;
        }
        label
    }

    /// Puts the footnotes that `blocks` refer to at their end, and takes away references to none.
    fn add_to(&self, blocks: &mut Vec<Block>) {
        let content = |label: &str| {
            let at = label.parse::<usize>().ok()?.checked_sub(1)?;
            self.notes.get(at).filter(|content| !content.is_empty())
        };
        for label in note_labels(blocks) {
            let content = content(&label).cloned().unwrap_or_default();
            blocks.push(Block::Footnote { label, content });
        }
    }
}

/// The labels of the footnotes that `blocks` refer to, each once, in order.
pub(crate) fn note_labels(blocks: &[Block]) -> Vec<String> {
    let mut labels: Vec<String> = Vec::new();
    let mut known: HashSet<&String> = HashSet::new();
    clman_record::prose::for_each_inline(blocks, &mut |inline| {
        if let Inline::Note(label) = inline
            && known.insert(label)
        {
            labels.push(label.clone());
        }
    });
    labels
}

#[derive(Default)]
struct Reader {
    notes: Vec<(usize, String)>,
    footnotes: Footnotes,
    /// The synopsis that is known to hold declarations of one line alone: its place, and its length.
    one_liners: Option<(usize, usize)>,
    /// Inside Synopsis or Examples, where upstream's style sheet keeps the lines of cells.
    in_listing_section: bool,
}

impl Reader {
    fn is_block(name: &str) -> bool {
        matches!(
            name,
            "para"
                | "simpara"
                | "formalpara"
                | "title"
                | "bridgehead"
                | "informaltable"
                | "table"
                | "itemizedlist"
                | "orderedlist"
                | "simplelist"
                | "variablelist"
                | "literallayout"
                | "programlisting"
                | "screen"
                | "synopsis"
                | "informalequation"
                | "equation"
                | "funcsynopsis"
                | "cmdsynopsis"
                | "classsynopsis"
                | "fieldsynopsis"
                | "constructorsynopsis"
                | "destructorsynopsis"
                | "methodsynopsis"
                | "address"
                | "attribution"
                | "subtitle"
                | "note"
                | "important"
                | "warning"
                | "caution"
                | "tip"
                | "blockquote"
                | "caption"
                | "refsect2"
                | "refsect3"
                | "refsection"
                | "section"
                | "informalexample"
                | "example"
                | "listitem"
                | "figure"
                | "informalfigure"
        )
    }

    /// What stands in a section, without its title.
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
            Node::Element(element) if Self::is_block(&element.name) => {
                self.block(element, depth, flow);
            }
            Node::Element(element) if is_media(&element.name) => {
                let blocks = self.media(element, depth);
                // What stands for an image in a line is a part of the line.
                match blocks.as_slice() {
                    [Block::Paragraph(content)] if element.name == "inlinemediaobject" => {
                        content.iter().for_each(|inline| flow.inline(inline.clone()));
                    }
                    _ => flow.extend(blocks),
                }
            }
            Node::Element(element) if holds_block(element) => {
                // `<code><literallayout>…`: the block counts, the inline around it does not.
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
                        // A full stop after an item is none of its.
                        _ if !text.contains(char::is_alphanumeric) => {}
                        // What starts lower-case goes on with the item before it, what starts with
                        // a capital is an item that lacks its tags.
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
        let mut definitions = Vec::new();
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
                // A definition of nothing: more of the one before.
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
            match definitions.last_mut() {
                // Names that stand above one definition for all of them are its terms.
                Some(Definition { terms: above, bodies: none }) if none.is_empty() => {
                    above.extend(terms);
                    *none = bodies;
                }
                _ => definitions.push(Definition { terms, bodies }),
            }
        }
        let mut merged = definitions;
        merged.iter_mut().for_each(join_terms);
        if let Some(last) = merged.last_mut()
            && last.bodies.is_empty()
        {
            // Markdown cannot say a term without a definition.
            let terms = std::mem::take(&mut last.terms);
            merged.pop();
            if !merged.is_empty() {
                flow.block(Block::Definitions(merged));
            }
            flow.extend(terms.into_iter().map(Block::Paragraph));
        } else if !merged.is_empty() {
            flow.block(Block::Definitions(merged));
        }
    }

    fn table(&mut self, element: &Element, depth: usize, flow: &mut Flow) {
        // What is no part of the grid stands before it, and what says it in other words behind.
        let is_grid = |e: &&Element| {
            matches!(
                e.name.as_str(),
                "tgroup"
                    | "thead"
                    | "tbody"
                    | "tfoot"
                    | "row"
                    | "tr"
                    | "col"
                    | "colgroup"
                    | "colspec"
            )
        };
        let (behind, before): (Vec<&Element>, Vec<&Element>) = element
            .elements()
            .filter(|e| !is_grid(e))
            .partition(|e| matches!(e.name.as_str(), "textobject" | "mediaobject"));
        before.into_iter().for_each(|beside| flow.extend(self.blocks(beside, depth)));
        self.rows(element, depth, flow);
        behind.into_iter().for_each(|beside| flow.extend(self.blocks(beside, depth)));
    }

    fn rows(&mut self, element: &Element, depth: usize, flow: &mut Flow) {
        // One column is upstream's way to write a listing.
        let rows = rows_of(element);
        let one_column =
            rows.iter().all(|(_, row)| row.elements().filter(|e| is_cell(e)).count() <= 1);
        if one_column && rows.iter().all(|(group, _)| *group != Group::Head) {
            for (_, row) in rows {
                for entry in row.elements() {
                    self.cell_listing(entry, depth, flow);
                }
            }
            return;
        }
        self.grid(element, depth, flow);
    }

    /// A table as it stands.
    fn grid(&mut self, element: &Element, depth: usize, flow: &mut Flow) {
        let columns = Columns::new(element);
        let mut head: Vec<Vec<Block>> = Vec::new();
        let mut rows: Vec<Vec<Vec<Block>>> = Vec::new();
        // Cells of earlier rows that reach into later ones: column, rows left.
        let mut spans: HashMap<usize, usize> = HashMap::new();
        for (group, row) in rows_of(element) {
            let cells = self.cells(row, depth, &columns, &mut spans);
            if group == Group::Head && head.is_empty() {
                head = cells;
            } else if cells.iter().any(|cell| !cell.is_empty()) {
                rows.push(cells);
            }
        }
        if !rows.is_empty() || !head.is_empty() {
            flow.block(Block::Table(Table { align: Vec::new(), head, rows }));
        }
    }

    /// The cells of a row; what stands beside them goes on with the one before.
    fn cells(
        &mut self,
        row: &Element,
        depth: usize,
        columns: &Columns<'_>,
        spans: &mut HashMap<usize, usize>,
    ) -> Vec<Vec<Block>> {
        let mut cells: Vec<Vec<Block>> = Vec::new();
        let mut last = None;
        let mut beside = Flow::default();
        for child in &row.children {
            let entry = match child {
                Node::Element(entry) if is_cell(entry) => entry,
                other => {
                    self.flow(other, depth, &mut beside);
                    continue;
                }
            };
            put_beside(&mut beside, last, &mut cells);
            fill_spans(&mut cells, spans);
            let (start, width) = columns.place(entry, cells.len());
            cells.resize(start, Vec::new());
            let width = width.min(MOST_COLUMNS.saturating_sub(start).max(1));
            let down = if start < MOST_COLUMNS { rows_down(entry) } else { 0 };
            if down > 0 {
                spans.extend((start..start + width).map(|column| (column, down)));
            }
            last = Some(cells.len());
            cells.push(match entry.name.as_str() {
                "entrytbl" => {
                    let mut flow = Flow::default();
                    self.grid(entry, depth, &mut flow);
                    flow.finish()
                }
                _ => self.blocks(entry, depth),
            });
            cells.resize(start + width, Vec::new());
        }
        put_beside(&mut beside, last, &mut cells);
        fill_spans(&mut cells, spans);
        cells
    }

    /// The cell of a table with one column: a listing, unless it holds sentences.
    fn cell_listing(&mut self, entry: &Element, depth: usize, flow: &mut Flow) {
        let holds_paragraphs = entry.elements().any(|e| {
            matches!(e.name.as_str(), "para" | "itemizedlist" | "variablelist" | "informaltable")
                && !e.text().trim().is_empty()
        });
        let (text, links) = listing_of(entry);
        if text.is_empty() {
            return;
        }
        let sentences = !self.in_listing_section
            && guess_language(&text).is_empty()
            && layout_of(&text) == Layout::Prose;
        if holds_paragraphs || sentences {
            flow.extend(self.blocks(entry, depth));
        } else {
            flow.block(code_block(guess_language(&text), text, &links));
        }
    }

    /// `literallayout` holds code, lists and prose alike.
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
            "annotation" | "annotation-xml" => Vec::new(),
            "msup" | "msub" | "mfrac" | "msqrt" => {
                let parts = element.elements().map(|part| self.element_inlines(part, style));
                let parts = parts.collect();
                mathematics(&element.name, parts)
            }
            name if is_emphasis(name) => vec![Inline::Emphasis(children(plain))],
            name if is_code(name) => children(Style { code: true }),
            name => {
                let mut out = children(style);
                let holds_text =
                    |node: &Node| matches!(node, Node::Text(t) if !t.trim().is_empty());
                let structure =
                    element.elements().nth(1).is_some() && !element.children.iter().any(holds_text);
                if structure && !is_transparent(name) {
                    // Nothing but elements: each says something of its own.
                    out.clear();
                    for child in element.elements() {
                        out.extend(self.element_inlines(child, style));
                        out.push(Inline::Text(" ".into()));
                    }
                }
                if !is_transparent(name) && !Self::is_block(name) && !out.is_empty() {
                    self.notes.push((
                        element.line,
                        format!("the element `{name}` is not known; its text was kept"),
                    ));
                }
                out
            }
        }
    }

    /// What stands for an image in words, with its caption.
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

    /// Icons and logos say nothing; other images cannot be shown and are named.
    fn image(&mut self, element: &Element) {
        let data =
            if element.name == "imagedata" { Some(element) } else { element.find("imagedata") };
        let file = data.and_then(|d| d.attribute("fileref")).unwrap_or_default();
        if !file.is_empty() && !is_furniture(file) {
            self.notes
                .push((element.line, format!("the image `{file}` has no text to stand for it")));
        }
    }

    fn link(&mut self, element: &Element, style: Style) -> Vec<Inline> {
        let Some(title) = element.child("refentrytitle") else {
            return self.reference(element, element, style);
        };
        // What else stands in the reference, such as another one, comes after it.
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
        let Some(target) = target_of(element, &shown) else {
            let children = &title.children;
            return children.iter().flat_map(|child| self.inlines(child, style)).collect();
        };
        // Several names in one reference, none of them its target.
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
        let content: Vec<Inline> =
            title.children.iter().flat_map(|child| self.inlines(child, Style { code })).collect();
        vec![Inline::Link { target, content }]
    }

    /// SYNOPSIS: prototypes, or listings of what is no function.
    fn synopsis(&mut self, element: &Element, record: &mut Record, parts: &mut Vec<Part>) {
        let mut other = Flow::default();
        for child in &element.children {
            match child {
                Node::Element(e) if e.name == "title" => {}
                Node::Element(e) if e.name == "funcsynopsis" => {
                    let prototypes = self.prototypes(e);
                    prototypes.into_iter().for_each(|s| self.add_synopsis(s, record));
                }
                Node::Element(e) if e.name == "bridgehead" => {
                    // A heading among prototypes: a comment keeps it beside them.
                    let text = collapse_space(&e.text());
                    if !text.is_empty() {
                        let code = format!("/* {text} */");
                        record.synopsis.push(synopsis(code, "opencl", Vec::new()));
                    }
                }
                child => {
                    let outer = std::mem::replace(&mut self.in_listing_section, true);
                    let mut flow = Flow::default();
                    self.flow(child, 1, &mut flow);
                    self.in_listing_section = outer;
                    for block in flow.finish() {
                        match block {
                            Block::Code(_) => self.listing_synopsis(&block, record),
                            block => other.block(block),
                        }
                    }
                }
            }
        }
        untitled(String::new(), other.finish(), parts);
    }

    fn listing_synopsis(&mut self, block: &Block, record: &mut Record) {
        if let Block::Code(code) = block {
            let fence = code.fence();
            let links = fence.links().map(|(w, p)| (w.to_owned(), p.to_owned())).collect();
            let language = if fence.language.is_empty() { "opencl" } else { fence.language };
            let text = code.text.trim_end_matches('\n').to_owned();
            record.synopsis.push(synopsis(text, language, links));
        }
    }

    fn prototypes(&mut self, funcsynopsis: &Element) -> Vec<Synopsis> {
        let mut out = Vec::new();
        for element in funcsynopsis.elements() {
            if element.name != "funcprototype" {
                let (text, links) = listing_of(element);
                if !text.is_empty() {
                    let language = guess_language(&text);
                    out.push(synopsis(text, language, links));
                }
                continue;
            }
            let mut head = String::new();
            let mut name = String::new();
            let mut parameters = Vec::new();
            let mut links = Vec::new();
            // Modifiers after the parameters.
            let mut tail = String::new();
            for part in element.elements() {
                match part.name.as_str() {
                    "modifier" => {
                        let to = if name.is_empty() { &mut head } else { &mut tail };
                        if !to.is_empty() || !name.is_empty() {
                            to.push(' ');
                        }
                        code_text(part, to, &mut links);
                        if name.is_empty() {
                            to.push(' ');
                        }
                    }
                    "funcdef" => {
                        code_text(part, &mut head, &mut links);
                        name = part.find("function").map(Element::text).unwrap_or_default();
                    }
                    "void" => parameters.push("void".into()),
                    "varargs" => parameters.push("...".into()),
                    "paramdef" => {
                        let mut text = String::new();
                        code_text(part, &mut text, &mut links);
                        parameters.push(text);
                    }
                    _ => {}
                }
            }
            let host = name
                .trim()
                .strip_prefix("cl")
                .is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_uppercase()));
            let language = if host { "c" } else { "opencl" };
            let mut code = prototype(&head, &parameters);
            if !tail.is_empty() {
                code.truncate(code.trim_end_matches(';').len());
                code.push_str(&tail);
                code.push(';');
            }
            out.push(synopsis(code, language, links));
        }
        out
    }

    /// Adds a prototype; those of one line stand together.
    fn add_synopsis(&mut self, new: Synopsis, record: &mut Record) {
        let place = record.synopsis.len().wrapping_sub(1);
        match record.synopsis.last_mut() {
            Some(last)
                if last.language == new.language
                    && !new.code.contains('\n')
                    && (self.one_liners == Some((place, last.code.len()))
                        || last.code.lines().all(|line| line.ends_with(';'))) =>
            {
                last.code.push('\n');
                last.code.push_str(&new.code);
                // Those that stand twice are left out when they are led to their pages.
                last.links.extend(new.links);
                let ends = new.code.ends_with(';');
                self.one_liners = ends.then_some((place, last.code.len()));
            }
            _ => record.synopsis.push(new),
        }
    }
}

fn synopsis(code: String, language: &str, links: Vec<(String, String)>) -> Synopsis {
    Synopsis { code, language: language.into(), editions: EditionRange::ALL, links }
}

/// Whether a block stands somewhere in an inline element. Those of a footnote stand elsewhere.
fn holds_block(element: &Element) -> bool {
    element.name != "footnote"
        && element.elements().any(|child| {
            Reader::is_block(&child.name) || is_media(&child.name) || holds_block(child)
        })
}

/// Whether an image is an icon or a logo.
pub(super) fn is_furniture(file: &str) -> bool {
    ["icon", "Logo", "logo"].iter().any(|word| file.contains(word))
}

/// Images, sounds and films, with what stands for them.
fn is_media(name: &str) -> bool {
    matches!(name, "mediaobject" | "inlinemediaobject" | "mediaobjectco" | "screenshot")
}

/// Which part of a table a row belongs to, in the order in which they are shown.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Group {
    Head,
    Body,
    Foot,
}

/// The rows of a table, and not of those in its cells, in the order in which they are shown: the foot
/// stands before the body in the file, at times.
fn rows_of(table: &Element) -> Vec<(Group, &Element)> {
    fn collect<'a>(element: &'a Element, group: Group, rows: &mut Vec<(Group, &'a Element)>) {
        for child in element.elements() {
            match child.name.as_str() {
                "row" | "tr" => rows.push((group, child)),
                "tgroup" => {
                    let start = rows.len();
                    collect(child, Group::Body, rows);
                    rows[start..].sort_by_key(|(group, _)| *group);
                }
                "thead" => collect(child, Group::Head, rows),
                "tfoot" => collect(child, Group::Foot, rows),
                "tbody" => collect(child, Group::Body, rows),
                _ => {}
            }
        }
    }
    let mut rows = Vec::new();
    collect(table, Group::Body, &mut rows);
    if table.child("tgroup").is_none() {
        rows.sort_by_key(|(group, _)| *group);
    }
    rows
}

fn is_cell(element: &Element) -> bool {
    matches!(element.name.as_str(), "entry" | "entrytbl" | "td" | "th")
}

/// What stood beside the cells of a row: more of the cell before, or one of its own.
fn put_beside(beside: &mut Flow, last: Option<usize>, cells: &mut Vec<Vec<Block>>) {
    let blocks = std::mem::take(beside).finish();
    match last.and_then(|last| cells.get_mut(last)) {
        Some(cell) => cell.extend(blocks),
        None if !blocks.is_empty() => cells.push(blocks),
        None => {}
    }
}

/// Cells that span further are cut off here.
pub(crate) const MOST_COLUMNS: usize = 64;

/// How many rows below its own a cell reaches into.
fn rows_down(entry: &Element) -> usize {
    let number = |key: &str| entry.attribute(key).and_then(|n| n.trim().parse::<usize>().ok());
    let down = number("morerows").or_else(|| number("rowspan")?.checked_sub(1));
    down.unwrap_or(0).min(1000)
}

/// The names of a table's columns and of spans of them.
struct Columns<'a> {
    columns: Vec<(&'a str, usize)>,
    spans: Vec<(&'a str, &'a str, &'a str)>,
}

impl<'a> Columns<'a> {
    fn new(table: &'a Element) -> Self {
        let mut columns = Vec::new();
        let mut spans = Vec::new();
        // Those of several groups of rows share the names: the first of a name counts.
        let groups = table.elements().filter(|e| e.name == "tgroup");
        for group in std::iter::once(table).chain(groups) {
            let mut next = 0;
            for element in group.elements() {
                match element.name.as_str() {
                    "colspec" => {
                        let number = element.attribute("colnum").and_then(|n| n.parse().ok());
                        let at = number.and_then(|n: usize| n.checked_sub(1)).unwrap_or(next);
                        columns.extend(element.attribute("colname").map(|name| (name, at)));
                        next = at.saturating_add(1);
                    }
                    "spanspec" => {
                        let get = |key| element.attribute(key);
                        if let (Some(name), Some(first), Some(last)) =
                            (get("spanname"), get("namest"), get("nameend"))
                        {
                            spans.push((name, first, last));
                        }
                    }
                    _ => {}
                }
            }
        }
        Columns { columns, spans }
    }

    fn named(&self, name: &str) -> Option<usize> {
        self.columns.iter().find(|(other, _)| *other == name).map(|(_, at)| *at)
    }

    /// The first column of a cell, at or after the column `next`, and how many it takes.
    fn place(&self, entry: &Element, next: usize) -> (usize, usize) {
        let get = |key: &str| entry.attribute(key);
        let span = get("spanname")
            .and_then(|name| self.spans.iter().find(|(other, _, _)| *other == name))
            .map(|(_, first, last)| (*first, *last));
        let (first, last) = match span {
            Some((first, last)) => (Some(first), Some(last)),
            None => (get("namest").or(get("colname")), get("nameend")),
        };
        let fits = |at: &usize| (next..MOST_COLUMNS).contains(at);
        let start = first.and_then(|name| self.named(name)).filter(fits).unwrap_or(next);
        let end = last.and_then(|name| self.named(name)).filter(|end| *end >= start);
        let columns = get("colspan").and_then(|n| n.trim().parse::<usize>().ok());
        let width = end.map(|end| end - start + 1).or(columns).unwrap_or(1);
        (start, width.clamp(1, MOST_COLUMNS))
    }
}

/// Where a reference leads; none where it leads nowhere.
fn target_of(element: &Element, shown: &str) -> Option<String> {
    if let Some(uri) = element.attribute("uri").filter(|_| element.name == "olink") {
        return Some(format!("spec:{}", uri.trim()));
    }
    let written = ["href", "url", "linkend"].iter().find_map(|key| element.attribute(key));
    let target = match written {
        Some(target) => target,
        None if element.name == "citerefentry" => shown,
        None => return None,
    };
    let target = page_target(target);
    (!target.is_empty()).then_some(target)
}

/// A link to a page without the file's extension: `enums.html#cl_bool` is `enums#cl_bool`.
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

/// The characters of code, with the references in it.
fn code_text(element: &Element, out: &mut String, links: &mut Vec<(String, String)>) {
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
                }
                "imageobject" | "anchor" | "indexterm" => {}
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
                    // `<type>int</type><parameter>n</parameter>`: the style sheet put the blank.
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

/// A listing, with the references in it.
fn listing_of(element: &Element) -> (String, Vec<(String, String)>) {
    let mut text = String::new();
    let mut links = Vec::new();
    code_text(element, &mut text, &mut links);
    (listing(&text), links)
}

/// Several terms of one definition on one line, with commas: Markdown's definition lists have one
/// line for the terms.
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

/// Cuts inlines where the source's lines end.
fn split_lines(inline: Inline, lines: &mut Vec<Vec<Inline>>) {
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

/// The first sentence of a page's text, where nothing says its purpose.
pub(crate) fn first_sentence(blocks: &[Block]) -> Option<String> {
    let first = blocks.iter().find(|block| matches!(block, Block::Paragraph(_)))?;
    let text = plain_text(std::slice::from_ref(first));
    let text = collapse_space(&text);
    let end = text.find(". ").unwrap_or(text.len());
    let sentence = summary(&text[..end]);
    (!sentence.is_empty()).then_some(sentence)
}
