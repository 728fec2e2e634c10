//! Reads man pages in `man` macros, as docbook-xsl writes them and distributions ship them.
//!
//! A man page is converted to the DocBook that it could have been generated from, and then processed like a
//! DocBook page. Lists, definitions, tables, prototypes and references are recognised by the macros that
//! docbook-xsl writes for them. Listings keep the lines of the source, because nothing is filled here.

mod inlines;
mod lines;
mod lists;
mod paragraph;
mod refentry;
mod tables;

pub(crate) use inlines::{push_text, text_of};
pub(crate) use lists::{Marker, bullet, push_definition, push_item};
pub(crate) use refentry::{notes, refentry};
pub(crate) use tables::table_of;

use super::docbook;
use super::xml::{Element, Node};
use super::{Found, Input, ReadError};
use clman_record::prose::{collapse_space, push};
use inlines::*;
use lines::*;
use lists::{item_marker, last_definition, reference};
use paragraph::{Text, para};

/// The maximum depth of nested `.RS`; docbook-xsl reaches 6.
const MAX_DEPTH: usize = 60;

/// Reads one file.
pub fn read(input: &Input<'_>) -> Result<Found, ReadError> {
    let text = input.text()?;
    if let Some(target) = alias(&text) {
        return Ok(Found::Alias(input.stem().to_string(), target));
    }
    let lines = lines(&text, input.path)?;
    let mut parser = Parser { lines: &lines, at: 0, depth: 0, path: input.path };
    let page = parser.page()?;
    let urls = notes(&page);
    let stem = strip_section(input.stem());
    let refentry = refentry(page, &urls, stem);
    let mut page = docbook::page(input.path, stem, &refentry)?;
    header(&text, &mut page);
    Ok(Found::Page(Box::new(page)))
}

/// Strips the section: `__global.3clc` is `__global`. A suffix `.gz` is already stripped.
fn strip_section(stem: &str) -> &str {
    match stem.rsplit_once('.') {
        Some((name, section))
            if !name.is_empty() && section.starts_with(|c: char| c.is_ascii_digit()) =>
        {
            name
        }
        _ => stem,
    }
}

/// The page that a file with only a `.so` request refers to.
fn alias(text: &str) -> Option<String> {
    let mut found = None;
    for line in text.lines() {
        let line = line.trim_end();
        if line.is_empty() || line.starts_with(".\\\"") || line.starts_with("'\\\"") {
            continue;
        }
        match line.strip_prefix(".so ") {
            Some(target) if found.is_none() => {
                let name = target.trim().rsplit('/').next().unwrap_or("");
                found = Some(strip_section(name.trim_end_matches(".gz")).to_string());
            }
            _ => return None,
        }
    }
    found.filter(|name| !name.is_empty())
}

/// A section of a page: blocks under a heading.
pub(super) struct Section {
    pub(super) title: String,
    /// Whether it is a subsection of the one before.
    pub(super) sub: bool,
    pub(super) line: usize,
    pub(super) content: Vec<Node>,
}

struct Parser<'a> {
    lines: &'a [Line<'a>],
    at: usize,
    depth: usize,
    path: &'a str,
}

impl<'a> Parser<'a> {
    fn page(&mut self) -> Result<Vec<Section>, ReadError> {
        let mut sections: Vec<Section> = Vec::new();
        let mut is_page = false;
        while let Some(line) = self.lines.get(self.at) {
            match line.name {
                "TH" => {
                    is_page = true;
                    self.at += 1;
                }
                "Dd" | "Dt" => {
                    return Err(ReadError::new(
                        self.path,
                        line.number,
                        "the page uses mdoc macros, but clman reads only man macros",
                    ));
                }
                "SH" | "SS" => {
                    self.at += 1;
                    let title = heading_text(line.rest, self);
                    sections.push(Section {
                        title,
                        sub: line.name == "SS",
                        line: line.number,
                        content: Vec::new(),
                    });
                }
                _ => {
                    let before = self.at;
                    let blocks = self.blocks()?;
                    // Before the first heading there are only comments without their marks: docbook-xsl
                    // wraps the lines of a licence.
                    if let Some(section) = sections.last_mut() {
                        section.content.extend(blocks);
                    }
                    // Every iteration must advance.
                    if self.at == before {
                        self.at += 1;
                    }
                }
            }
        }
        if !is_page {
            return Err(ReadError::new(
                self.path,
                1,
                "not recognized as a man page: it has no .TH",
            ));
        }
        Ok(sections)
    }

    /// Reads blocks up to a heading or the end of the open indentation.
    fn blocks(&mut self) -> Result<Vec<Node>, ReadError> {
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            let line = self.lines.get(self.at).map_or(0, |l| l.number);
            return Err(ReadError::new(self.path, line, "the text is indented too deeply"));
        }
        let mut out: Vec<Node> = Vec::new();
        let mut text = Text::default();
        while let Some(line) = self.lines.get(self.at) {
            match line.name {
                "SH" | "SS" | "TH" | "Dd" | "Dt" => break,
                "RE" => {
                    if self.depth > 1 {
                        break;
                    }
                    self.at += 1;
                }
                "RS" => {
                    self.at += 1;
                    let term = text.term();
                    let start = self.at;
                    let inner = self.blocks()?;
                    if self.lines.get(self.at).is_some_and(|l| l.name == "RE") {
                        self.at += 1;
                    }
                    let marker = self.marker(start);
                    // A listing is indented too; the words before it are not a term.
                    let listing =
                        self.lines.get(start).is_some_and(|l| matches!(l.name, "nf" | "EX"));
                    match (marker, term) {
                        (None, Some(term)) if listing => {
                            out.push(Node::Element(para(term, line.number)));
                            out.extend(inner);
                        }
                        (Some(marker), term) => {
                            if let Some(term) = term {
                                out.push(Node::Element(para(term, line.number)));
                            }
                            push_item(&mut out, marker, inner, line.number);
                        }
                        (None, Some(term)) => push_definition(&mut out, term, inner, line.number),
                        // An indentation without a known reason continues the last definition, if there is
                        // one.
                        (None, None) => match last_definition(&mut out) {
                            Some(body) => body.children.extend(inner),
                            None => out.extend(inner),
                        },
                    }
                }
                "PP" | "P" | "LP" | "HP" | "sp" => {
                    self.at += 1;
                    text.end(&mut out, line.number);
                    if line.name == "HP" {
                        self.prototype(&mut out);
                    }
                    text.fresh = line.name != "sp";
                }
                "TP" | "TQ" => {
                    self.at += 1;
                    text.end(&mut out, line.number);
                    let mut term = Text::default();
                    self.text_line(&mut term);
                    let mut body = Text::default();
                    let mut inner = Vec::new();
                    self.indented(&mut body, &mut inner)?;
                    let term = std::mem::take(&mut term.content);
                    push_definition(&mut out, term, inner, line.number);
                }
                "IP" => {
                    self.at += 1;
                    text.end(&mut out, line.number);
                    let tag = arguments(line.rest).into_iter().next().unwrap_or_default();
                    let mut body = Text::default();
                    let mut inner = Vec::new();
                    self.indented(&mut body, &mut inner)?;
                    let tag_text = plain(&tag);
                    match bullet(&tag_text) {
                        _ if tag_text.trim().is_empty() => out.extend(inner),
                        Some(marker) => push_item(&mut out, marker, inner, line.number),
                        None => {
                            let mut term = Vec::new();
                            inlines(&tag, Font::Roman, &mut term);
                            push_definition(&mut out, term, inner, line.number);
                        }
                    }
                }
                "TS" => {
                    self.at += 1;
                    text.end(&mut out, line.number);
                    if let Some(table) = self.table(line.number) {
                        out.push(Node::Element(table));
                    }
                }
                "nf" | "EX" => {
                    self.at += 1;
                    text.end(&mut out, line.number);
                    let code = self.verbatim(if line.name == "nf" { "fi" } else { "EE" });
                    if !code.is_empty() {
                        let mut element = Element::new("literallayout", line.number);
                        element.children = code;
                        out.push(Node::Element(element));
                    }
                }
                // The request that docbook-xsl writes before the bold title of a third-level section.
                "it" if line.rest.starts_with("1 an-trap") => {
                    self.at += 1;
                    text.end(&mut out, line.number);
                    self.subsection(&mut out)?;
                }
                "br" => {
                    self.at += 1;
                    text.push_break();
                }
                "UR" | "MT" => {
                    self.at += 1;
                    let url = arguments(line.rest).into_iter().next().unwrap_or_default();
                    let mut inner = Text::default();
                    while self.lines.get(self.at).is_some_and(|l| l.name != "UE" && l.name != "ME")
                    {
                        if !self.text_line(&mut inner) {
                            break;
                        }
                    }
                    let mut after = String::new();
                    if let Some(end) =
                        self.lines.get(self.at).filter(|l| matches!(l.name, "UE" | "ME"))
                    {
                        after = plain(end.rest);
                        self.at += 1;
                    }
                    let mut link = Element::new("ulink", line.number);
                    link.set("url", &plain(&url));
                    link.children = inner.content;
                    if link.children.is_empty() {
                        link.push_text(&plain(&url));
                    }
                    text.node(Node::Element(link));
                    if !after.is_empty() {
                        text.glue(&after);
                    }
                }
                _ => {
                    if !self.text_line(&mut text) {
                        self.at += 1;
                    }
                }
            }
        }
        let line = self.lines.get(self.at.saturating_sub(1)).map_or(0, |l| l.number);
        text.end(&mut out, line);
        self.depth -= 1;
        Ok(out)
    }

    /// Reads the text after `.TP` and `.IP`, up to the next macro that ends a paragraph.
    fn indented(&mut self, text: &mut Text, out: &mut Vec<Node>) -> Result<(), ReadError> {
        while let Some(line) = self.lines.get(self.at) {
            match line.name {
                "SH" | "SS" | "TH" | "RE" | "PP" | "P" | "LP" | "HP" | "TP" | "TQ" | "IP"
                | "it" => break,
                "RS" => {
                    self.at += 1;
                    text.end(out, line.number);
                    out.extend(self.blocks()?);
                    if self.lines.get(self.at).is_some_and(|l| l.name == "RE") {
                        self.at += 1;
                    }
                }
                "sp" => {
                    self.at += 1;
                    text.end(out, line.number);
                }
                "nf" | "EX" | "TS" => {
                    // Reads one block with the general reader, which stops after it.
                    text.end(out, line.number);
                    self.at += 1;
                    if line.name == "TS" {
                        out.extend(self.table(line.number).map(Node::Element));
                    } else {
                        let mut element = Element::new("literallayout", line.number);
                        element.children =
                            self.verbatim(if line.name == "nf" { "fi" } else { "EE" });
                        out.push(Node::Element(element));
                    }
                }
                "br" => {
                    self.at += 1;
                    text.push_break();
                }
                _ => {
                    if !self.text_line(text) {
                        self.at += 1;
                    }
                }
            }
        }
        let line = self.lines.get(self.at.saturating_sub(1)).map_or(0, |l| l.number);
        text.end(out, line);
        Ok(())
    }

    /// Reads one line of text or one font macro. On any other line, nothing is consumed and the result is
    /// false.
    fn text_line(&mut self, text: &mut Text) -> bool {
        let Some(line) = self.lines.get(self.at) else { return false };
        match line.name {
            "" => {
                self.at += 1;
                if line.rest.trim().is_empty() {
                    text.blank_line();
                } else {
                    text.line(line.rest);
                }
                true
            }
            "B" | "I" | "R" | "SM" | "SB" | "BI" | "BR" | "IB" | "IR" | "RB" | "RI" => {
                self.at += 1;
                let mut words = arguments(line.rest);
                if words.is_empty() {
                    // The font applies to the next line.
                    if let Some(next) = self.lines.get(self.at).filter(|l| l.name.is_empty()) {
                        words.push(next.rest.to_string());
                        self.at += 1;
                    }
                }
                text.start_line();
                if line.name.len() == 1 || line.name == "SM" || line.name == "SB" {
                    let font = match line.name {
                        "B" | "SB" => Font::Bold,
                        "I" => Font::Italic,
                        _ => Font::Roman,
                    };
                    inlines(&words.join(" "), font, &mut text.content);
                } else {
                    for (at, word) in words.iter().enumerate() {
                        let letter = line.name.as_bytes()[at % 2];
                        let font = match letter {
                            b'B' => Font::Bold,
                            b'I' => Font::Italic,
                            _ => Font::Roman,
                        };
                        inlines(word, font, &mut text.content);
                    }
                }
                text.continued = false;
                true
            }
            "MR" => {
                self.at += 1;
                let words = arguments(line.rest);
                text.start_line();
                if let Some(page) = words.first() {
                    text.node(Node::Element(reference(&plain(page), line.number)));
                }
                if let Some(after) = words.get(2) {
                    text.glue(&plain(after));
                }
                true
            }
            _ => false,
        }
    }

    /// The list marker of the indentation that starts at line `start`, if it is a list item.
    fn marker(&self, start: usize) -> Option<Marker> {
        let line =
            self.lines[start..].iter().take(3).find(|l| !matches!(l.name, "sp" | "ie" | "nr"))?;
        item_marker(line.rest).filter(|_| line.name.is_empty())
    }

    /// Reads the function that `.HP` starts: `.BI` lines of alternating types and names.
    fn prototype(&mut self, out: &mut Vec<Node>) {
        while let Some(line) = self.lines.get(self.at).filter(|l| l.name == "BI") {
            self.at += 1;
            let words = arguments(line.rest);
            if let Some(synopsis) = prototype(&words, line.number) {
                out.push(Node::Element(synopsis));
            }
        }
    }

    /// Reads a third-level section of docbook-xsl: the bold line after some settings is its title.
    fn subsection(&mut self, out: &mut Vec<Node>) -> Result<(), ReadError> {
        while let Some(line) = self.lines.get(self.at) {
            match line.name {
                "nr" | "br" | "ps" | "it" => self.at += 1,
                _ => break,
            }
        }
        let mut title = Text::default();
        while self.lines.get(self.at).is_some_and(|l| l.name.is_empty()) {
            self.text_line(&mut title);
        }
        let indented = self.lines.get(self.at).filter(|l| l.name == "RS").map(|l| l.number);
        let mut element = Element::new("refsect3", indented.unwrap_or(0));
        if !text_of(&title.content).trim().is_empty() {
            let mut heading = Element::new("title", element.line);
            heading.children = title.content;
            element.children.push(Node::Element(heading));
        }
        if indented.is_some() {
            self.at += 1;
            element.children.extend(self.blocks()?);
            if self.lines.get(self.at).is_some_and(|l| l.name == "RE") {
                self.at += 1;
            }
        }
        if element.find("title").is_some()
            || element.elements().any(|e| e.name != "para" || !e.text().trim().is_empty())
        {
            out.push(Node::Element(element));
        }
        Ok(())
    }

    /// Reads verbatim lines up to `end`.
    fn verbatim(&mut self, end: &str) -> Vec<Node> {
        let mut content: Vec<Node> = Vec::new();
        while let Some(line) = self.lines.get(self.at) {
            match line.name {
                name if name == end => {
                    self.at += 1;
                    break;
                }
                "SH" | "SS" | "TH" => break,
                "" => {
                    inlines(line.rest, Font::Roman, &mut content);
                    push_text(&mut content, "\n");
                    self.at += 1;
                }
                "sp" => {
                    push_text(&mut content, "\n");
                    self.at += 1;
                }
                _ => {
                    let mut text = Text::default();
                    if self.text_line(&mut text) {
                        content.extend(text.content);
                        push_text(&mut content, "\n");
                    } else {
                        self.at += 1;
                    }
                }
            }
        }
        content
    }

    /// The cell between the lines `start` and `end`: text with its line breaks, or blocks if it contains
    /// macros.
    fn cell(&self, start: usize, end: usize) -> Vec<Node> {
        let lines = &self.lines[start..end];
        if lines.iter().all(|line| line.name.is_empty()) {
            return cell_nodes(lines.iter().map(|line| line.rest));
        }
        let mut inner = Parser { lines, at: 0, depth: self.depth, path: self.path };
        inner.blocks().unwrap_or_else(|_| cell_nodes(lines.iter().map(|line| line.rest)))
    }
}

/// The text of a cell, with its lines.
fn cell_nodes<'l>(lines: impl IntoIterator<Item = &'l str>) -> Vec<Node> {
    let mut content = Vec::new();
    let mut font = Font::Roman;
    for (at, line) in lines.into_iter().enumerate() {
        if font != Font::Roman {
            font = run_on(&format!(" {}", line.trim_start()), font, true, &mut content);
            continue;
        }
        if at > 0 {
            push_text(&mut content, "\n");
        }
        font = run_on(line, font, false, &mut content);
    }
    content
}

fn heading_text(rest: &str, parser: &mut Parser<'_>) -> String {
    let mut title = arguments(rest).join(" ");
    if rest.trim().is_empty() {
        // The heading may be on the next line.
        if let Some(line) = parser.lines.get(parser.at).filter(|l| l.name.is_empty()) {
            title = line.rest.to_string();
            parser.at += 1;
        }
    }
    collapse_space(&plain(&title))
}

/// The arguments of a macro: words, or texts in double quotes.
fn arguments(rest: &str) -> Vec<String> {
    let mut out = Vec::new();
    let mut chars = rest.chars().peekable();
    loop {
        while chars.peek().is_some_and(|c| *c == ' ' || *c == '\t') {
            chars.next();
        }
        let Some(first) = chars.peek().copied() else { return out };
        let mut word = String::new();
        let quoted = first == '"';
        if quoted {
            chars.next();
        }
        while let Some(c) = chars.next() {
            match c {
                '"' if quoted => {
                    // A doubled quote is a literal quote; a single one ends the word.
                    if chars.peek() == Some(&'"') {
                        word.push('"');
                        chars.next();
                    } else {
                        break;
                    }
                }
                ' ' | '\t' if !quoted => break,
                '\\' => {
                    word.push('\\');
                    word.extend(chars.next());
                }
                c => word.push(c),
            }
        }
        out.push(word);
    }
}

/// A prototype from the arguments of `.BI`: alternating bold texts and italic names.
fn prototype(words: &[String], line: usize) -> Option<Element> {
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

/// Reads copyright and licence from the comments at the head of docbook-xsl's pages.
fn header(text: &str, page: &mut super::Page) {
    if page.hints.copyright.is_some() {
        return;
    }
    let comments: String = text
        .lines()
        .take(60)
        .take_while(|line| !line.starts_with(".TH"))
        .map(|line| line.strip_prefix(".\\\"").unwrap_or(line))
        .map(|line| format!("{} ", line.trim()))
        .collect();
    let Some((_, rest)) = comments.split_once("Manual: ") else { return };
    let text = rest.split("Source:").next().unwrap_or(rest);
    if text.starts_with(|c: char| c.is_ascii_digit()) {
        docbook::set_copyright(&format!("Copyright © {}", split_years(text)), &mut page.hints);
    }
}

/// Restores the missing blank in `2007-2011The Khronos Group`.
fn split_years(text: &str) -> String {
    let end = text.find(|c: char| !c.is_ascii_digit() && c != '-' && c != ',').unwrap_or(0);
    format!("{} {}", &text[..end], text[end..].trim_start())
}
