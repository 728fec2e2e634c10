//! The `man` macros: paragraphs, lists, definitions, listings and tables.

use super::eqn::{delimiters, embedded, equation, formula};
use super::inlines::*;
use super::lines::{Line, arguments};
use super::lists::{
    Marker, bullet, item_marker, last_body, last_definition, push_definition, push_item, reference,
};
use super::paragraph::{Text, para};
use super::prototype::prototype;
use super::refentry::Maker;
use super::tables::Table;
use super::{MAX_DEPTH, Section, too_deep};
use crate::ReadError;
use crate::xml::{Element, Node};
use clman_record::prose::collapse_space;
use std::borrow::Cow;

/// The maximum number of lines over which an equation in a text extends.
const MAX_EQUATION_LINES: usize = 10;

/// The sections of a page.
pub(super) fn sections(
    lines: &[Line<'_>],
    path: &str,
    maker: Maker,
) -> Result<Vec<Section>, ReadError> {
    Parser { lines, at: 0, depth: 0, path, maker, no_fill: false, alone: 0, delimiters: None }
        .page()
}

/// The blocks of lines without headings: a cell of a table.
pub(super) fn blocks(
    lines: &[Line<'_>],
    path: &str,
    maker: Maker,
    delimiters: Option<(char, char)>,
) -> Result<Vec<Node>, ReadError> {
    Parser { lines, at: 0, depth: 0, path, maker, no_fill: false, alone: 0, delimiters }
        .blocks(End::Section)
}

/// The macros that end blocks.
#[derive(Clone, Copy, PartialEq, Eq)]
enum End {
    /// Headings only.
    Section,
    /// Headings, and the end of an indentation.
    Indent,
    /// Headings, the end of an indentation, and the next paragraph, for text beside a tag.
    Body,
}

struct Parser<'l, 'a> {
    lines: &'l [Line<'a>],
    at: usize,
    depth: usize,
    path: &'l str,
    maker: Maker,
    /// Whether lines are printed unfilled.
    no_fill: bool,
    /// The number of following lines that are centered or at the right margin, and are therefore not filled.
    alone: usize,
    /// The signs around equations in text.
    delimiters: Option<(char, char)>,
}

impl<'l> Parser<'l, '_> {
    /// The line that is read next: its macro, and the line.
    fn next(&self) -> Option<(&'l str, &'l Line<'l>)>
    where
        Self: 'l,
    {
        self.lines.get(self.at).map(|line| (&*line.name, line))
    }

    fn name(&self) -> &'l str {
        self.lines.get(self.at).map_or("", |line| &line.name)
    }
}

impl Parser<'_, '_> {
    fn page(&mut self) -> Result<Vec<Section>, ReadError> {
        let mut sections: Vec<Section> = Vec::new();
        while let Some((name, line)) = self.next() {
            match name {
                "TH" => self.at += 1,
                "SH" | "SS" => {
                    self.at += 1;
                    self.no_fill = false;
                    let title = self.heading(&line.rest);
                    sections.push(Section {
                        title,
                        sub: name == "SS",
                        line: line.number,
                        content: Vec::new(),
                    });
                }
                _ => {
                    let before = self.at;
                    let blocks = self.blocks(End::Section)?;
                    // Before the first heading, docbook-xsl's pages have only comments. Some lack the mark of a
                    // comment, because docbook-xsl wraps the lines of a licence.
                    match sections.last_mut() {
                        Some(section) => section.content.extend(blocks),
                        None if self.maker == Maker::Other && !blocks.is_empty() => {
                            let title = String::new();
                            sections.push(Section {
                                title,
                                sub: false,
                                line: line.number,
                                content: blocks,
                            });
                        }
                        None => {}
                    }
                    // Every iteration must advance.
                    if self.at == before {
                        self.at += 1;
                    }
                }
            }
        }
        Ok(sections)
    }

    fn heading(&mut self, rest: &str) -> String {
        let mut title = arguments(rest).join(" ");
        // The heading may be on the next line.
        if rest.trim().is_empty()
            && let Some((name, line)) = self.next()
        {
            match name {
                "" => title = line.rest.to_string(),
                "B" | "I" | "R" | "SM" | "SB" => title = arguments(&line.rest).join(" "),
                _ => return String::new(),
            }
            self.at += 1;
        }
        collapse_space(&plain(&title))
    }

    /// Reads blocks up to `end`.
    fn blocks(&mut self, end: End) -> Result<Vec<Node>, ReadError> {
        self.depth += usize::from(end != End::Body);
        if self.depth > MAX_DEPTH {
            let line = self.next().map_or(0, |(_, line)| line.number);
            return Err(too_deep(self.path, line));
        }
        let mut out: Vec<Node> = Vec::new();
        let mut text = Text::default();
        while let Some((name, line)) = self.next() {
            match name {
                "SH" | "SS" | "TH" => break,
                "RE" if end != End::Section => break,
                "RE" => self.at += 1,
                "PP" | "P" | "LP" | "HP" | "TP" | "TQ" | "IP" | "it" | "SY" | "YS"
                    if end == End::Body =>
                {
                    break;
                }
                "RS" if end == End::Body => {
                    text.end(&mut out, line.number);
                    out.extend(self.indentation()?);
                }
                "RS" => self.indented(&mut text, &mut out)?,
                _ if self.block(name, line, &mut text, &mut out)? => {}
                _ if self.no_fill && is_verbatim(name) => {
                    text.end(&mut out, line.number);
                    self.listing(line.number, &mut out);
                }
                _ if self.text_line(&mut text) => {
                    if self.alone > 0 {
                        self.alone -= 1;
                        text.line_break();
                    }
                }
                _ => self.at += 1,
            }
        }
        let line = self.lines.get(self.at.saturating_sub(1)).map_or(0, |l| l.number);
        text.end(&mut out, line);
        self.depth -= usize::from(end != End::Body);
        Ok(out)
    }

    /// Reads the blocks between `.RS` and `.RE`.
    fn indentation(&mut self) -> Result<Vec<Node>, ReadError> {
        self.at += 1;
        let inner = self.blocks(End::Indent)?;
        if self.name() == "RE" {
            self.at += 1;
        }
        Ok(inner)
    }

    /// Reads an indentation after a text: a list item, the definition of a term, or more text.
    fn indented(&mut self, text: &mut Text, out: &mut Vec<Node>) -> Result<(), ReadError> {
        let line = self.lines.get(self.at).map_or(0, |line| line.number);
        let start = self.at + 1;
        let term = text.term();
        let inner = self.indentation()?;
        let marker = self.marker(start);
        // A listing is indented too; the words before it are not a term.
        let first = self.lines.get(start).map_or("", |line| &*line.name);
        let defines = match self.maker {
            Maker::DocbookXsl => !matches!(first, "nf" | "EX"),
            Maker::Other => {
                matches!(first, "" | "B" | "I" | "BR" | "IR")
                    && term.as_ref().is_some_and(|term| is_term(&text_of(term)))
            }
        };
        match (marker, term) {
            (Some(marker), term) => {
                out.extend(term.map(|term| Node::Element(para(term, line))));
                push_item(out, marker, inner, line);
            }
            (None, Some(term)) if defines => push_definition(out, term, inner, line),
            (None, Some(term)) => {
                out.push(Node::Element(para(term, line)));
                out.extend(inner);
            }
            // An indentation without a known reason continues the last definition, if there is one.
            (None, None) => match last_definition(out) {
                Some(body) => body.children.extend(inner),
                None => out.extend(inner),
            },
        }
        Ok(())
    }

    /// Reads a macro that starts a block. On any other line, consumes nothing and returns false.
    fn block(
        &mut self,
        name: &str,
        line: &Line<'_>,
        text: &mut Text,
        out: &mut Vec<Node>,
    ) -> Result<bool, ReadError> {
        match name {
            "PP" | "P" | "LP" | "HP" | "sp" if !self.no_fill || name == "HP" => {
                self.at += 1;
                text.end(out, line.number);
                if name == "HP" {
                    self.prototypes(out);
                }
            }
            "TP" | "TQ" => {
                self.at += 1;
                text.end(out, line.number);
                let term = self.tag();
                let inner = self.blocks(End::Body)?;
                match text_of(&term).trim().is_empty() {
                    true => out.extend(inner),
                    false => push_definition(out, term, inner, line.number),
                }
            }
            "IP" => {
                self.at += 1;
                text.end(out, line.number);
                let tag = arguments(&line.rest).into_iter().next().unwrap_or_default();
                let inner = self.blocks(End::Body)?;
                self.tagged(&tag, inner, line.number, out);
            }
            "TS" => {
                self.at += 1;
                text.end(out, line.number);
                out.extend(self.table(line.number).map(Node::Element));
            }
            "nf" | "EX" => {
                self.at += 1;
                text.end(out, line.number);
                self.no_fill = true;
                self.listing(line.number, out);
            }
            "fi" | "EE" => {
                self.at += 1;
                text.end(out, line.number);
                self.no_fill = false;
            }
            // The request that docbook-xsl writes before the bold title of a third-level section.
            "it" if line.rest.starts_with("1 an-trap") => {
                self.at += 1;
                text.end(out, line.number);
                self.subsection(out)?;
            }
            "br" if !self.no_fill => {
                self.at += 1;
                match self.maker {
                    Maker::DocbookXsl => text.end_line(),
                    Maker::Other => text.line_break(),
                }
            }
            // The next line has another indentation.
            "ti" | "in" if !self.no_fill && self.maker == Maker::Other => {
                self.at += 1;
                text.line_break();
            }
            "ce" | "rj" if !self.no_fill && self.maker == Maker::Other => {
                self.at += 1;
                text.line_break();
                let count = line.rest.trim();
                self.alone = if count.is_empty() { 1 } else { count.parse().unwrap_or(0) };
            }
            "SY" => {
                self.at += 1;
                text.end(out, line.number);
                text.start_line();
                inlines(&arguments(&line.rest).join(" "), Font::Bold, &mut text.content);
            }
            "YS" => {
                self.at += 1;
                text.end(out, line.number);
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// Adds the text beside the tag of `.IP`.
    fn tagged(&mut self, tag: &str, inner: Vec<Node>, line: usize, out: &mut Vec<Node>) {
        let tag_text = plain(tag);
        let marker = bullet(&tag_text).filter(|marker| {
            // Numbers that do not count up from one are terms.
            *marker == Marker::Bullet
                || self.maker == Maker::DocbookXsl
                || tag_text.trim_matches(|c: char| !c.is_ascii_digit()).parse().ok()
                    == Some(next_number(out))
        });
        match marker {
            _ if tag_text.trim().is_empty() => {
                match last_body(out).filter(|_| self.maker == Maker::Other) {
                    Some(body) => body.children.extend(inner),
                    None => out.extend(inner),
                }
            }
            Some(marker) => push_item(out, marker, inner, line),
            None => {
                let mut term = Vec::new();
                inlines(tag, Font::Roman, &mut term);
                push_definition(out, term, inner, line);
            }
        }
    }

    /// Reads the tag of `.TP`: the next line that prints something, and its continuation.
    fn tag(&mut self) -> Vec<Node> {
        let mut term = Text::default();
        while let Some((name, _)) = self.next() {
            if self.text_line(&mut term) {
                if term.continued {
                    continue;
                }
                break;
            }
            if is_block(name) {
                break;
            }
            self.at += 1;
        }
        term.content
    }

    /// Reads one line of text, or one macro that prints text. On any other line, consumes nothing and returns false.
    fn text_line(&mut self, text: &mut Text) -> bool {
        let Some((name, line)) = self.next() else { return false };
        let rest = &*line.rest;
        match name {
            "" => {
                self.at += 1;
                if rest.trim().is_empty() {
                    text.blank_line();
                } else {
                    if self.maker == Maker::Other && rest.starts_with(' ') && !self.no_fill {
                        text.line_break();
                    }
                    self.words(rest, line.number, text);
                }
            }
            "B" | "I" | "R" | "SM" | "SB" | "BI" | "BR" | "IB" | "IR" | "RB" | "RI" => {
                self.at += 1;
                self.fonts(name, rest, text);
            }
            "MR" => {
                self.at += 1;
                let words = arguments(rest);
                text.start_line();
                if let Some(page) = words.first() {
                    let section = words.get(1).map(|section| plain(section));
                    text.content.push(Node::Element(reference(
                        &plain(page),
                        section.as_deref(),
                        line.number,
                    )));
                }
                if let Some(after) = words.get(2) {
                    text.glue(&plain(after));
                }
            }
            "UR" | "MT" => {
                self.at += 1;
                self.link(rest, line.number, text);
            }
            "UE" | "ME" => {
                self.at += 1;
                text.glue(&plain(rest));
            }
            "OP" => {
                self.at += 1;
                let words = arguments(rest);
                text.start_line();
                text.glue("[");
                for (at, word) in words.iter().enumerate() {
                    if at > 0 {
                        text.glue(" ");
                    }
                    inlines(
                        word,
                        if at == 0 { Font::Bold } else { Font::Italic },
                        &mut text.content,
                    );
                }
                text.glue("]");
            }
            "EQ" => {
                self.at += 1;
                self.delimiters = delimiters(self.lines, self.at).unwrap_or(self.delimiters);
                if let Some(equation) = equation(self.lines, &mut self.at) {
                    text.node(Node::Element(equation));
                }
            }
            "ft" if self.maker == Maker::Other => {
                self.at += 1;
                text.font = font(rest.trim()).unwrap_or_default();
            }
            _ => return false,
        }
        true
    }

    /// A line of words, with the next lines if an equation in it ends there.
    fn whole<'t>(&mut self, line: &'t str) -> Cow<'t, str> {
        let mut whole = Cow::Borrowed(line);
        let Some((open, close)) = self.delimiters else { return whole };
        let start = self.at;
        // An equation has few lines.
        while whole.matches([open, close]).count() % 2 == 1 {
            match self.next() {
                Some(("", next)) if self.at < start + MAX_EQUATION_LINES => {
                    whole.to_mut().extend(["\n", &next.rest]);
                    self.at += 1;
                }
                _ => {
                    self.at = start;
                    return Cow::Borrowed(line);
                }
            }
        }
        whole
    }

    /// Reads a line of words, with the equations in it.
    fn words(&mut self, line: &str, number: usize, text: &mut Text) {
        let line = self.whole(line);
        let (mut rest, mut starts) = (&*line, true);
        while let Some((before, source, after)) = embedded(rest, self.delimiters) {
            text.continued |= !starts;
            text.line(before);
            text.content.extend(formula(source, number).map(Node::Element));
            (rest, starts) = (after, false);
        }
        text.continued |= !starts;
        text.line(rest);
    }

    /// Reads a font macro.
    fn fonts(&mut self, name: &str, rest: &str, text: &mut Text) {
        let mut words = arguments(rest);
        if words.is_empty() {
            // The font applies to the next line.
            match self.next() {
                Some(("", next)) => words.push(next.rest.to_string()),
                // A macro on the next line prints its words in its own font.
                _ => return,
            }
            self.at += 1;
        }
        text.start_line();
        let continues = words.last_mut().is_some_and(|last| {
            let kept = last.trim_end_matches("\\c").len();
            let continues = kept < last.len();
            last.truncate(kept);
            continues
        });
        let font = |letter: u8| match letter {
            b'B' => Font::Bold,
            b'I' => Font::Italic,
            _ => Font::Roman,
        };
        match name {
            "SM" => inlines(&words.join(" "), Font::Roman, &mut text.content),
            "SB" => inlines(&words.join(" "), Font::Bold, &mut text.content),
            _ if name.len() == 1 => {
                inlines(&words.join(" "), font(name.as_bytes()[0]), &mut text.content)
            }
            _ => {
                for (at, word) in words.iter().enumerate() {
                    inlines(word, font(name.as_bytes()[at % 2]), &mut text.content);
                }
            }
        }
        text.continued = continues;
    }

    /// Reads a link up to its end.
    fn link(&mut self, rest: &str, number: usize, text: &mut Text) {
        let url = arguments(rest).first().map(|url| plain(url)).unwrap_or_default();
        let mut inner = Text::default();
        while let Some((name, _)) = self.next() {
            if matches!(name, "UE" | "ME" | "UR" | "MT") || !self.text_line(&mut inner) {
                break;
            }
        }
        // A relative address leads to a place beside the source. A terminal shows it after the text.
        let is_relative = !url.contains([':', '@']);
        let mut link = Element::new(if is_relative { "phrase" } else { "ulink" }, number);
        let scheme = if url.contains('@') && !url.contains(':') { "mailto:" } else { "" };
        link.set("url", &format!("{scheme}{url}"));
        link.children = inner.content;
        if link.children.is_empty() {
            link.push_text(&url);
        } else if is_relative && !url.is_empty() {
            link.push_text(&format!(" <{url}>"));
        }
        text.node(Node::Element(link));
        if matches!(self.name(), "UE" | "ME")
            && let Some(end) = self.lines.get(self.at)
        {
            self.at += 1;
            text.glue(&plain(&end.rest));
        }
    }

    /// The list marker of the indentation that starts at line `start`, if it is a list item.
    fn marker(&self, start: usize) -> Option<Marker> {
        let lines = self.lines.get(start..)?;
        let line = lines.iter().take(3).find(|l| !matches!(&*l.name, "sp" | "ie" | "nr"))?;
        item_marker(&line.rest).filter(|_| line.name.is_empty())
    }

    /// Reads the prototypes after `.HP`: `.BI` lines of alternating types and names.
    fn prototypes(&mut self, out: &mut Vec<Node>) {
        while let Some(("BI", line)) = self.next() {
            if self.maker == Maker::Other && !line.rest.contains(';') {
                break;
            }
            self.at += 1;
            out.extend(prototype(&arguments(&line.rest), line.number).map(Node::Element));
        }
    }

    /// Reads a third-level section of docbook-xsl: the bold line after some settings is its title.
    fn subsection(&mut self, out: &mut Vec<Node>) -> Result<(), ReadError> {
        while matches!(self.name(), "nr" | "br" | "ps" | "it") {
            self.at += 1;
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
            element.children.extend(self.indentation()?);
        }
        if element.find("title").is_some()
            || element.elements().any(|e| e.name != "para" || !e.text().trim().is_empty())
        {
            out.push(Node::Element(element));
        }
        Ok(())
    }

    /// Reads the lines that are printed unfilled, up to the next macro that starts another block.
    fn listing(&mut self, number: usize, out: &mut Vec<Node>) {
        let mut content: Vec<Node> = Vec::new();
        let mut text = Text::default();
        // The number of open indentations in the listing.
        let mut shift = 0usize;
        while let Some((name, line)) = self.next() {
            match name {
                "fi" | "EE" => {
                    self.at += 1;
                    self.no_fill = false;
                    break;
                }
                "RS" => shift += 1,
                "RE" if shift > 0 => shift -= 1,
                name if !is_verbatim(name) => break,
                "" => {
                    push_text(&mut content, &"    ".repeat(shift));
                    let line = line.rest.strip_suffix("\\c").unwrap_or(&line.rest);
                    let goes_on = text.font != Font::Roman;
                    text.font = run_on(line, text.font, goes_on, &mut content);
                    push_text(&mut content, "\n");
                }
                "sp" => push_text(&mut content, "\n"),
                "PP" | "P" | "LP" if self.maker == Maker::Other => push_text(&mut content, "\n"),
                _ => {
                    let mut line = Text { font: text.font, ..Text::default() };
                    if self.text_line(&mut line) {
                        text.font = line.font;
                        if !line.content.is_empty() {
                            push_text(&mut content, &"    ".repeat(shift));
                            content.extend(line.content);
                            push_text(&mut content, "\n");
                        }
                        continue;
                    }
                }
            }
            self.at += 1;
        }
        if !text_of(&content).trim().is_empty() {
            let name = match self.maker {
                Maker::DocbookXsl => "literallayout",
                Maker::Other => {
                    // The reader of DocBook keeps the indentation of the first line only after a line end.
                    content.insert(0, Node::Text("\n".into()));
                    "programlisting"
                }
            };
            let mut element = Element::new(name, number);
            element.children = content;
            out.push(Node::Element(element));
        }
    }

    /// Reads a table after its `.TS`.
    fn table(&mut self, number: usize) -> Option<Element> {
        let (path, maker, delimiters) = (self.path, self.maker, self.delimiters);
        let blocks = |lines: &[Line<'_>]| blocks(lines, path, maker, delimiters).ok();
        let fonts = maker == Maker::Other;
        Table { lines: self.lines, at: &mut self.at, fonts, delimiters, blocks: &blocks }
            .read(number)
    }
}

/// Whether a line with this macro or request can be among the lines that are printed unfilled.
fn is_verbatim(name: &str) -> bool {
    !is_block(name) || matches!(name, "PP" | "P" | "LP" | "sp" | "fi" | "EE" | "br" | "RS")
}

/// Whether a macro starts or ends a block.
fn is_block(name: &str) -> bool {
    matches!(
        name,
        "SH" | "SS"
            | "TH"
            | "RS"
            | "RE"
            | "PP"
            | "P"
            | "LP"
            | "HP"
            | "TP"
            | "TQ"
            | "IP"
            | "it"
            | "TS"
            | "nf"
            | "EX"
            | "fi"
            | "EE"
            | "SY"
            | "YS"
            | "sp"
            | "br"
    )
}

/// Whether a text before an indentation is a term rather than a sentence.
fn is_term(text: &str) -> bool {
    let text = text.trim();
    text.chars().count() <= 80 && !text.ends_with(['.', ':', ';', ',', '?'])
}

/// The number of the next item of the list that ends `out`.
fn next_number(out: &[Node]) -> usize {
    match out.last() {
        Some(Node::Element(list)) if list.name == "orderedlist" => list.children.len() + 1,
        _ => 1,
    }
}
