//! Parses upstream's XML. It builds trees even from files that a strict parser rejects.
//!
//! The parser tolerates these mistakes, because all pages of some editions have them:
//! - a document type closed before its internal subset (`…dtd">[ <!ENTITY …> ]>`): the subset is read;
//! - named characters that only the DTD defines: the table of the HTML and ISO names is built in, and the
//!   network is not accessed;
//! - undeclared prefixes: names are read without their prefix;
//! - several roots, as fragments have them.
//!
//! The parser does not tolerate undeclared entities or elements that are not closed. A reference to a missing file is
//! replaced with nothing, and [`Document::missing`] lists the file. The nesting of elements and entities and the size
//! of expanded entities ([`MAX_EXPANSION`]) are limited, so that no input exhausts time or memory.
//!
//! quick-xml does the lexing. This module handles the document type, references and namespaces, which makes this
//! tolerance possible. Parsers that build trees reject such files.

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::OnceLock;

use quick_xml::Reader;
use quick_xml::events::{BytesStart, Event};

use super::encoding::decode;
use super::{Input, ReadError};
use clman_record::prose::push;

/// The maximum number of bytes that entities may add to a document. The same limit applies separately to the bytes that
/// inclusions add. The longest page with all its includes needs a tenth of this.
pub const MAX_EXPANSION: usize = 4 << 20;

/// The maximum depth of nested elements. Upstream reaches 20.
const MAX_DEPTH: usize = 200;

/// The maximum depth of nested entities.
const MAX_ENTITY_DEPTH: usize = 16;

/// An element with its content.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Element {
    /// The name without a prefix.
    pub name: String,
    /// The attributes without prefixes, in source order.
    pub attributes: Vec<(String, String)>,
    /// The content, without comments and processing instructions.
    pub children: Vec<Node>,
    /// The line of the start tag, in the file that contains it.
    pub line: usize,
}

/// A part of an element's content.
#[derive(Clone, Debug, PartialEq)]
pub enum Node {
    /// An element.
    Element(Element),
    /// Characters with references resolved. Never empty and never beside another text.
    Text(String),
}

impl Element {
    /// An empty element.
    pub fn new(name: &str, line: usize) -> Self {
        Element { name: name.into(), line, ..Element::default() }
    }

    /// The value of an attribute.
    pub fn attribute(&self, name: &str) -> Option<&str> {
        self.attributes.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }

    /// Adds an attribute.
    pub fn set(&mut self, name: &str, value: &str) {
        self.attributes.push((name.into(), value.into()));
    }

    /// Whether the attribute `class` contains the word `class`.
    pub fn has_class(&self, class: &str) -> bool {
        self.attribute("class").is_some_and(|all| all.split_whitespace().any(|c| c == class))
    }

    /// The child elements.
    pub fn elements(&self) -> impl Iterator<Item = &Element> {
        self.children.iter().filter_map(|child| match child {
            Node::Element(element) => Some(element),
            Node::Text(_) => None,
        })
    }

    /// The first child element with this name.
    pub fn child(&self, name: &str) -> Option<&Element> {
        self.elements().find(|element| element.name == name)
    }

    /// The first descendant with this name, in document order.
    pub fn find(&self, name: &str) -> Option<&Element> {
        self.elements().find_map(
            |child| {
                if child.name == name { Some(child) } else { child.find(name) }
            },
        )
    }

    /// Calls `visit` on every descendant.
    pub fn for_each<'a>(&'a self, visit: &mut dyn FnMut(&'a Element)) {
        for child in self.elements() {
            visit(child);
            child.for_each(visit);
        }
    }

    /// The text of the element and its descendants, unchanged.
    pub fn text(&self) -> String {
        fn collect(element: &Element, text: &mut String) {
            for child in &element.children {
                match child {
                    Node::Text(t) => text.push_str(t),
                    Node::Element(e) => collect(e, text),
                }
            }
        }
        let mut text = String::new();
        collect(self, &mut text);
        text
    }

    /// Adds characters at the end.
    pub fn push_text(&mut self, text: &str) {
        if text.is_empty() {
            return;
        }
        match self.children.last_mut() {
            Some(Node::Text(last)) => last.push_str(text),
            _ => push(&mut self.children, Node::Text(text.into())),
        }
    }

    /// Adds a node at the end.
    pub fn push(&mut self, node: Node) {
        match node {
            Node::Text(text) => self.push_text(&text),
            element => push(&mut self.children, element),
        }
    }
}

/// The value of an entity.
enum Entity {
    /// Its text.
    Internal(String),
    /// A file.
    External(String),
}

struct Parser<'a> {
    input: &'a Input<'a>,
    /// Whether names are case-insensitive and elements of [`VOID`] have no end tag.
    html: bool,
    entities: HashMap<String, Entity>,
    /// The parameter entities (`%name;`) that have not been used yet. Each is used once, because the first declaration
    /// of a name applies.
    parameters: HashMap<String, Entity>,
    /// The entities that are open, outermost first.
    open: Vec<String>,
    expanded: usize,
    depth: usize,
    missing: Vec<ReadError>,
}

/// A document that was read.
pub struct Document {
    /// The root elements, as children of an unnamed element.
    pub root: Element,
    /// Missing files of external entities. Their references are replaced with nothing.
    pub missing: Vec<ReadError>,
}

/// Reads a document.
pub fn parse(input: &Input<'_>) -> Result<Document, ReadError> {
    parse_at(input, 0)
}

/// Reads a document that is a part of another document, inside `depth` elements.
pub(crate) fn parse_at(input: &Input<'_>, depth: usize) -> Result<Document, ReadError> {
    let text = decode(input.path, input.bytes)?;
    parse_text(input, (&text, depth), false)
}

/// Reads HTML that differs from XML only in names in capitals, elements without an end tag (`<br>`), and scripts.
pub fn parse_html(input: &Input<'_>) -> Result<Document, ReadError> {
    let text = decode(input.path, input.bytes)?;
    parse_text(input, (&without_scripts(&text), 0), true)
}

/// Reads a text that is inside a number of elements.
fn parse_text(
    input: &Input<'_>,
    (text, depth): (&str, usize),
    html: bool,
) -> Result<Document, ReadError> {
    let mut parser = Parser {
        input,
        html,
        entities: HashMap::new(),
        parameters: HashMap::new(),
        open: Vec::new(),
        expanded: 0,
        depth,
        missing: Vec::new(),
    };
    let mut root = Element::new("", 1);
    parser.content(input.path, text, &mut root)?;
    Ok(Document { root, missing: parser.missing })
}

/// The elements of HTML that have no content and no end tag.
const VOID: &[&str] = &["area", "base", "br", "col", "hr", "img", "input", "link", "meta", "wbr"];

/// HTML without the content of its scripts and style sheets, which is not XML. Line breaks in the content are kept.
fn without_scripts(text: &str) -> Cow<'_, str> {
    let lower = text.to_ascii_lowercase();
    let mut out = String::new();
    let mut kept = 0;
    let mut at = 0;
    while let Some(found) = lower[at..].find("<s") {
        at += found;
        let raw = ["script", "style"].into_iter().find(|name| {
            let after = lower[at + 1..].strip_prefix(name);
            after.is_some_and(|after| after.starts_with([' ', '>', '\n', '\t']))
        });
        at += 2;
        let Some(name) = raw else { continue };
        let Some(open) = find_unquoted(&text[at..], &['>']).map(|end| at + end + 1) else { break };
        if text[..open].ends_with("/>") {
            continue;
        }
        let Some(close) = lower[open..].find(&format!("</{name}")).map(|end| open + end) else {
            break;
        };
        out.push_str(&text[kept..open]);
        out.extend(text[open..close].chars().filter(|c| *c == '\n'));
        kept = close;
        at = close;
    }
    if kept == 0 {
        return text.into();
    }
    out.push_str(&text[kept..]);
    out.into()
}

/// Counts lines up to increasing offsets.
struct Lines<'a> {
    text: &'a str,
    at: usize,
    line: usize,
}

impl Lines<'_> {
    fn line(&mut self, offset: usize) -> usize {
        let offset = offset.min(self.text.len());
        if offset > self.at {
            let passed = &self.text.as_bytes()[self.at..offset];
            self.line += passed.iter().filter(|b| **b == b'\n').count();
            self.at = offset;
        }
        self.line
    }
}

impl Parser<'_> {
    /// Reads `text`, which is the file `path` or an entity declared in it, into `parent`.
    fn content(&mut self, path: &str, text: &str, parent: &mut Element) -> Result<(), ReadError> {
        let mut lines = Lines { text, at: 0, line: 1 };
        let start = self.prolog(path, text)?;
        let mut reader = Reader::from_str(&text[start..]);
        let config = reader.config_mut();
        config.check_end_names = false;
        config.allow_unmatched_ends = true;
        config.allow_dangling_amp = true;
        let error = |line, message| ReadError::new(path, line, message);
        let mut stack: Vec<Element> = Vec::new();
        let base = self.depth;
        loop {
            let before = start + reader.buffer_position() as usize;
            let event = reader.read_event().map_err(|wrong| {
                let at = start + reader.error_position() as usize;
                error(lines.line(at.max(before)), xml_message(&wrong))
            })?;
            let line = lines.line(before);
            let top = stack.last_mut().unwrap_or(&mut *parent);
            match event {
                Event::Start(tag) => {
                    if base + stack.len() >= MAX_DEPTH {
                        let message = format!("elements are nested more than {MAX_DEPTH} deep");
                        return Err(error(line, message));
                    }
                    let element = element(&tag, line, self.html);
                    if !self.html || !VOID.contains(&element.name.as_str()) {
                        stack.push(element);
                    } else if let Some(top) = stack.last_mut() {
                        top.push(Node::Element(element));
                    }
                }
                Event::Empty(tag) => {
                    top.push(Node::Element(element(&tag, line, self.html)));
                }
                Event::End(tag) => {
                    let name = tag.local_name();
                    let lower = self.html.then(|| name.as_ref().to_ascii_lowercase());
                    let name = lower.as_deref().unwrap_or(name.as_ref());
                    if self.html && VOID.contains(&name) {
                        continue;
                    }
                    match stack.pop() {
                        Some(done) if done.name == name => {
                            let outer = stack.last_mut().unwrap_or(&mut *parent);
                            outer.push(Node::Element(done));
                        }
                        Some(open) => {
                            let (own, start) = (open.name, open.line);
                            let message =
                                format!("`</{name}>` does not match `<{own}>` on line {start}");
                            return Err(error(line, message));
                        }
                        None => {
                            return Err(error(line, format!("unmatched `</{name}>`")));
                        }
                    }
                }
                Event::Text(text) => top.push_text(&text.into_inner()),
                Event::CData(text) => top.push_text(&text.into_inner()),
                Event::GeneralRef(reference) => {
                    let name = reference.into_inner().into_owned();
                    self.depth = base + stack.len();
                    let top = stack.last_mut().unwrap_or(&mut *parent);
                    self.reference(path, line, &name, top)?;
                    self.depth = base;
                }
                Event::Comment(_) | Event::PI(_) | Event::Decl(_) | Event::DocType(_) => {}
                Event::Eof => break,
            }
        }
        match stack.last() {
            None => Ok(()),
            Some(open) => Err(ReadError::new(
                path,
                lines.line(text.len()),
                format!("the file ends before `<{}>` from line {} is closed", open.name, open.line),
            )),
        }
    }

    /// Appends the value of `&name;` to `parent`.
    fn reference(
        &mut self,
        path: &str,
        line: usize,
        name: &str,
        parent: &mut Element,
    ) -> Result<(), ReadError> {
        if let Some(text) = character(name) {
            parent.push_text(&text);
            return Ok(());
        }
        let error = |message: String| Err(ReadError::new(path, line, message));
        let (source, text) = match self.entities.get(name) {
            None => return error(format!("the entity `&{name};` is not defined")),
            Some(Entity::Internal(text)) => (path.to_owned(), text.clone()),
            Some(Entity::External(file)) => match self.input.loader.load(file) {
                Ok(Some(bytes)) => {
                    let source = sibling(self.input.path, file);
                    let text = decode(&source, &bytes)?.into_owned();
                    (source, text)
                }
                Ok(None) => {
                    let message =
                        format!("the entity `&{name};` refers to `{file}`, which does not exist");
                    self.missing.push(ReadError::new(path, line, message));
                    return Ok(());
                }
                Err(why) => {
                    return error(format!("the entity `&{name};` refers to `{file}`: {why}"));
                }
            },
        };
        if self.open.iter().any(|open| open == name) {
            return error(format!("the entity `&{name};` contains itself"));
        }
        if self.open.len() >= MAX_ENTITY_DEPTH {
            return error(format!(
                "entities are nested more than {MAX_ENTITY_DEPTH} deep at `&{name};`"
            ));
        }
        self.expanded += text.len();
        if self.expanded > MAX_EXPANSION {
            return error(format!("entities expand to more than {MAX_EXPANSION} bytes"));
        }
        self.open.push(name.to_owned());
        let result = self.content(&source, &text, parent);
        self.open.pop();
        // The lines of an entity that is declared in the file are not lines of the file.
        let is_file = source != path;
        result.map_err(|error| if is_file { error } else { ReadError { line, ..error } })
    }

    /// Reads the declarations of the document type and returns the offset of the text after it; 0 if there is no
    /// document type.
    fn prolog(&mut self, path: &str, text: &str) -> Result<usize, ReadError> {
        let mut at = 0;
        loop {
            let rest = &text[at..];
            let skipped = rest.trim_start();
            at += rest.len() - skipped.len();
            let end = if skipped.starts_with("<?") {
                skipped.find("?>").map(|end| end + 2)
            } else if skipped.starts_with("<!--") {
                skipped.find("-->").map(|end| end + 3)
            } else {
                None
            };
            match end {
                Some(end) => at += end,
                None => break,
            }
        }
        let Some(rest) = text[at..].get("<!DOCTYPE".len()..) else { return Ok(0) };
        if !text.as_bytes()[at..at + "<!DOCTYPE".len()].eq_ignore_ascii_case(b"<!DOCTYPE") {
            return Ok(0);
        }
        // Finds the `[` of the subset or the closing `>`, skipping quoted identifiers.
        let Some(open) = find_unquoted(rest, &['[', '>']) else { return Ok(0) };
        let mut end = at + "<!DOCTYPE".len() + open + 1;
        let subset = if rest.as_bytes()[open] == b'[' {
            Some(end)
        } else {
            let after = &text[end..];
            let trimmed = after.trim_start();
            trimmed.starts_with('[').then(|| end + (after.len() - trimmed.len()) + 1)
        };
        if let Some(subset) = subset {
            let Some(close) = self.declarations(path, text, subset)? else { return Ok(end) };
            end = close + 1;
            let after = &text[end..];
            let trimmed = after.trim_start();
            if trimmed.starts_with('>') {
                end += after.len() - trimmed.len() + 1;
            }
        }
        Ok(end)
    }

    /// Reads `<!ENTITY …>` declarations from `start` up to the closing `]`, and returns the offset of the bracket;
    /// `None` if it is missing.
    fn declarations(
        &mut self,
        path: &str,
        text: &str,
        start: usize,
    ) -> Result<Option<usize>, ReadError> {
        let mut at = start;
        let mut lines = Lines { text, at: 0, line: 1 };
        while let Some(next) = text[at..].find(['<', ']', '%']) {
            at += next;
            let rest = &text[at..];
            if rest.starts_with(']') {
                return Ok(Some(at));
            }
            if let Some(reference) = rest.strip_prefix('%') {
                let name = reference.split_once(';').map_or("", |(name, _)| name);
                self.parameter(path, lines.line(at), name)?;
                at += 1;
                continue;
            }
            let end = match rest.starts_with("<!--") {
                true => rest.find("-->").map(|end| end + 2),
                false => find_unquoted(rest, &['>']),
            };
            let Some(end) = end else { break };
            if let Some(declaration) = rest[..end].strip_prefix("<!ENTITY") {
                self.declare(declaration);
            }
            at += end + 1;
        }
        Ok(None)
    }

    /// Reads the declarations in the entity `%name;`. A standard set of characters is not read, because [`character`]
    /// has its names.
    fn parameter(&mut self, path: &str, line: usize, name: &str) -> Result<(), ReadError> {
        let Some(entity) = self.parameters.remove(name) else { return Ok(()) };
        let file = match entity {
            Entity::Internal(text) => return self.declarations_of(path, &text, (path, line)),
            Entity::External(file) => file,
        };
        let why = match self.input.loader.load(&file) {
            Ok(Some(bytes)) => {
                let source = sibling(self.input.path, &file);
                let text = decode(&source, &bytes)?;
                return self.declarations_of(&source, &text, (path, line));
            }
            Ok(None) => ", which does not exist".to_owned(),
            Err(why) => format!(": {why}"),
        };
        let message = format!("the entity `%{name};` refers to `{file}`{why}");
        self.missing.push(ReadError::new(path, line, message));
        Ok(())
    }

    /// Reads the declarations in the text of an entity, which is used at a line of a file.
    fn declarations_of(
        &mut self,
        source: &str,
        text: &str,
        (path, line): (&str, usize),
    ) -> Result<(), ReadError> {
        self.expanded += text.len();
        if self.expanded > MAX_EXPANSION {
            let message = format!("entities expand to more than {MAX_EXPANSION} bytes");
            return Err(ReadError::new(path, line, message));
        }
        if self.open.len() >= MAX_ENTITY_DEPTH {
            let message = format!("entities are nested more than {MAX_ENTITY_DEPTH} deep");
            return Err(ReadError::new(path, line, message));
        }
        // It counts as an open entity, without a name: it is used once, and cannot contain itself.
        self.open.push(String::new());
        let result = self.declarations(source, text, 0);
        self.open.pop();
        result.map(|_| ())
    }

    fn declare(&mut self, declaration: &str) {
        let mut rest = declaration.trim_start();
        let parameter = rest.strip_prefix('%').filter(|rest| rest.starts_with(char::is_whitespace));
        rest = parameter.map_or(rest, str::trim_start);
        let name_end = rest.find(char::is_whitespace).unwrap_or(rest.len());
        let name = &rest[..name_end];
        rest = rest[name_end..].trim_start();
        let keyword = ["SYSTEM", "PUBLIC"].into_iter().find(|k| rest.starts_with(k));
        if let Some(keyword) = keyword {
            rest = rest[keyword.len()..].trim_start();
        }
        let mut quoted = Vec::new();
        while let Some(quote) = rest.chars().next().filter(|c| *c == '"' || *c == '\'') {
            let Some(close) = rest[1..].find(quote) else { break };
            quoted.push(&rest[1..=close]);
            rest = rest[close + 2..].trim_start();
        }
        // A parameter entity with a public identifier is one of the standard sets of characters.
        if parameter.is_some() && keyword == Some("PUBLIC") {
            return;
        }
        // The first declaration of a name is used, as in XML.
        let known = if parameter.is_some() { &mut self.parameters } else { &mut self.entities };
        if let Some(value) = quoted.last()
            && !known.contains_key(name)
        {
            let entity = match keyword {
                Some(_) => Entity::External((*value).into()),
                None => Entity::Internal((*value).into()),
            };
            known.insert(name.into(), entity);
        }
    }
}

/// An error of quick-xml in clman's wording.
fn xml_message(error: &quick_xml::Error) -> String {
    let message = error.to_string();
    let message = message.rsplit_once("error: ").map_or(message.as_str(), |(_, m)| m);
    format!("not valid XML: {message}")
}

/// The position of the first of `wanted` outside quotes.
fn find_unquoted(text: &str, wanted: &[char]) -> Option<usize> {
    let mut quote = None;
    for (at, c) in text.char_indices() {
        match quote {
            Some(q) if c == q => quote = None,
            Some(_) => {}
            None if wanted.contains(&c) => return Some(at),
            None if c == '"' || c == '\'' => quote = Some(c),
            None => {}
        }
    }
    None
}

/// Resolves a relative name: `b.xml` in `a/page.xml` is `a/b.xml`.
pub(crate) fn sibling(path: &str, name: &str) -> String {
    match path.rsplit_once('/') {
        Some((folder, _)) => format!("{folder}/{name}"),
        None => name.to_owned(),
    }
}

fn element(tag: &BytesStart<'_>, line: usize, html: bool) -> Element {
    let name = |name: &str| if html { name.to_ascii_lowercase() } else { name.to_owned() };
    let mut element = Element { name: name(tag.local_name().as_ref()), line, ..Element::default() };
    for attribute in tag.html_attributes().with_checks(false).flatten() {
        let key = attribute.key.local_name();
        element.attributes.push((name(key.as_ref()), unescape(&attribute.value)));
    }
    element
}

/// Resolves the references in the value of an attribute. Anything that is not a reference is kept.
fn unescape(value: &str) -> String {
    let mut out = String::with_capacity(value.len());
    let mut rest = value;
    while let Some(at) = rest.find('&') {
        out.push_str(&rest[..at]);
        rest = &rest[at..];
        let resolved =
            rest.find(';').and_then(|end| Some((character(&rest[1..end])?, &rest[end + 1..])));
        match resolved {
            Some((text, after)) => {
                out.push_str(&text);
                rest = after;
            }
            None => {
                out.push('&');
                rest = &rest[1..];
            }
        }
    }
    out.push_str(rest);
    out
}

/// The characters that a reference denotes; `None` if it is not known. `name` is the reference without `&` and `;`:
/// `#x2265`, `ge`, `amp`.
pub(crate) fn character(name: &str) -> Option<Cow<'static, str>> {
    if let Some(number) = name.strip_prefix('#') {
        let code = match number.strip_prefix(['x', 'X']) {
            Some(hex) => u32::from_str_radix(hex, 16).ok()?,
            None => number.parse().ok()?,
        };
        let c = char::from_u32(code).filter(|c| *c != '\0')?;
        return Some(c.to_string().into());
    }
    Some(match name {
        "amp" => "&".into(),
        "lt" => "<".into(),
        "gt" => ">".into(),
        "quot" => "\"".into(),
        "apos" => "'".into(),
        _ => named_characters().get(name)?.clone().into(),
    })
}

/// The named characters of HTML and of the ISO sets of DocBook's DTD.
fn named_characters() -> &'static HashMap<&'static str, String> {
    static TABLE: OnceLock<HashMap<&'static str, String>> = OnceLock::new();
    TABLE.get_or_init(|| {
        include_str!("entities.tsv")
            .lines()
            .filter_map(|line| {
                let (name, codes) = line.split_once('\t')?;
                let text = codes
                    .split(' ')
                    .filter_map(|code| char::from_u32(u32::from_str_radix(code, 16).ok()?))
                    .collect();
                Some((name, text))
            })
            .collect()
    })
}
