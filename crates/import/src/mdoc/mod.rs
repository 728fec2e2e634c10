//! Reads man pages in `mdoc` macros, as the BSDs write them.
//!
//! The lines come from the interpreter of [`roff`](super::roff). The result is equivalent DocBook: `.Bl` becomes a
//! list, a definition list or a table, `.Bd` a listing or paragraphs, and `.Xr` a reference. The declarations of a
//! synopsis become listings.

mod inline;
mod lists;
mod names;
mod synopsis;
mod words;

use super::docbook;
use super::roff::{
    self, Font, Line, MAX_DEPTH, Maker, Section, arguments, inlines, plain, push_text, text_of,
    too_deep,
};
use super::xml::{Element, Node};
use super::{Page, ReadError, date};
use clman_record::is_section;
use clman_record::prose::collapse_space;
use inline::{Inline, is_inline};
use std::collections::HashMap;
use synopsis::Declarations;
use words::{Token, Words, tokens};

/// Reads a page.
pub(crate) fn page(lines: &[Line<'_>], path: &str, stem: &str) -> Result<Page, ReadError> {
    let mut reader = Reader::new(lines, path);
    let sections = reader.sections()?;
    let entry = roff::refentry(sections, &HashMap::new(), stem, Maker::Other);
    let mut page = docbook::page(path, stem, &entry)?;
    for line in lines {
        let words = arguments(&line.rest);
        match &*line.name {
            "Dd" => page.hints.date = date::parse(&words.join(" ")),
            "Os" if !words.is_empty() => page.hints.release = Some(words.join(" ")),
            "Dt" => {
                let section = words.get(1).map(|section| plain(section));
                page.hints.manual = section.as_deref().and_then(names::volume).map(str::to_owned);
                page.hints.section = section.filter(|section| is_section(section));
            }
            "Sh" => break,
            _ => {}
        }
    }
    Ok(page)
}

/// The macros that end blocks.
#[derive(Clone, Copy, PartialEq, Eq)]
enum End {
    Section,
    /// `.It` or `.El`
    Item,
    /// `.Ed`
    Display,
}

struct Reader<'l, 'a> {
    lines: &'l [Line<'a>],
    at: usize,
    depth: usize,
    path: &'l str,
    inline: Inline,
    /// Whether the section is SYNOPSIS, where names of commands start lines and functions are declarations.
    in_synopsis: bool,
    declarations: Declarations,
}

impl<'l, 'a> Reader<'l, 'a> {
    fn new(lines: &'l [Line<'a>], path: &'l str) -> Self {
        Reader {
            lines,
            at: 0,
            depth: 0,
            path,
            inline: Inline::default(),
            in_synopsis: false,
            declarations: Declarations::default(),
        }
    }

    fn next(&self) -> Option<(&'l str, &'l Line<'a>)> {
        self.lines.get(self.at).map(|line| (&*line.name, line))
    }

    fn sections(&mut self) -> Result<Vec<Section>, ReadError> {
        let mut sections: Vec<Section> = Vec::new();
        while let Some((name, line)) = self.next() {
            match name {
                "Sh" | "Ss" => {
                    self.at += 1;
                    let mut title = Words::default();
                    self.inline.run(&tokens(&line.rest), &mut title);
                    let title = collapse_space(&text_of(&title.content));
                    if name == "Sh" {
                        self.in_synopsis = title.eq_ignore_ascii_case("synopsis");
                    }
                    sections.push(Section {
                        title,
                        sub: name == "Ss",
                        line: line.number,
                        content: Vec::new(),
                    });
                }
                "Dd" | "Dt" | "Os" => self.at += 1,
                _ => {
                    let before = self.at;
                    let blocks = self.blocks(End::Section)?;
                    if sections.is_empty() && !blocks.is_empty() {
                        let title = String::new();
                        sections.push(Section {
                            title,
                            sub: false,
                            line: line.number,
                            content: Vec::new(),
                        });
                    }
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
        Ok(sections)
    }

    /// Reads blocks up to `end`, which is left unread.
    fn blocks(&mut self, end: End) -> Result<Vec<Node>, ReadError> {
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            let line = self.next().map_or(0, |(_, line)| line.number);
            return Err(too_deep(self.path, line));
        }
        let mut out: Vec<Node> = Vec::new();
        let mut text = Words::default();
        while let Some((name, line)) = self.next() {
            match name {
                "Sh" | "Ss" | "Dd" | "Dt" | "Os" => break,
                "It" | "El" if end == End::Item => break,
                "Ed" if end == End::Display => break,
                _ => {}
            }
            self.at += 1;
            if self.in_synopsis && self.declaration(name, line, &mut text, &mut out) {
                continue;
            }
            match name {
                "Pp" | "Lp" | "sp" | "PP" => text.end(&mut out, line.number),
                "" if line.rest.trim().is_empty() => text.end(&mut out, line.number),
                "br" => text.line_break(),
                "Bl" => {
                    text.end(&mut out, line.number);
                    self.list(line, &mut out)?;
                }
                "Bd" => {
                    text.end(&mut out, line.number);
                    self.display(line, &mut out)?;
                }
                "Dl" => {
                    text.end(&mut out, line.number);
                    let mut words = Words::default();
                    self.inline.run(&tokens(&line.rest), &mut words);
                    listing(words.content, line.number, &mut out);
                }
                "D1" => {
                    text.end(&mut out, line.number);
                    self.inline.run(&tokens(&line.rest), &mut text);
                    text.end(&mut out, line.number);
                }
                "nf" => {
                    text.end(&mut out, line.number);
                    self.unfilled("fi", line.number, &mut out)?;
                }
                "Rs" => self.reference(line.number, &mut text),
                "TS" => {
                    text.end(&mut out, line.number);
                    out.extend(self.table(line.number).map(Node::Element));
                }
                "EQ" => {
                    if let Some(equation) = roff::equation(self.lines, &mut self.at) {
                        text.element(equation);
                    }
                }
                _ => self.line(name, line, &mut text),
            }
        }
        let line = self.lines.get(self.at.saturating_sub(1)).map_or(0, |l| l.number);
        self.declarations.end(line, &mut out);
        text.end(&mut out, line);
        self.depth -= 1;
        Ok(out)
    }

    /// Prints a line of text, or of macros that print words.
    fn line(&mut self, name: &str, line: &Line<'_>, text: &mut Words) {
        match name {
            "" => {
                if line.rest.starts_with(' ') {
                    text.line_break();
                }
                let rest = line.rest.trim();
                let kept = rest.strip_suffix("\\c").unwrap_or(rest);
                text.spaced = !self.inline.joins_words;
                text.word(kept, Font::Roman);
                text.blank &= kept.len() == rest.len();
            }
            // An item outside of a list.
            "It" => self.inline.run(&tokens(&line.rest), text),
            "Nm" if self.in_synopsis => {
                text.line_break();
                self.run(name, line, text);
            }
            _ if is_inline(name) => self.run(name, line, text),
            // Other requests and unknown macros print nothing.
            _ => {}
        }
    }

    fn run(&mut self, name: &str, line: &Line<'_>, text: &mut Words) {
        let mut all = vec![Token { text: name.to_owned(), quoted: false }];
        all.extend(tokens(&line.rest));
        self.inline.run(&all, text);
    }

    /// Reads a display after its `.Bd`.
    fn display(&mut self, line: &Line<'_>, out: &mut Vec<Node>) -> Result<(), ReadError> {
        let literal =
            arguments(&line.rest).iter().any(|word| word == "-literal" || word == "-unfilled");
        if literal {
            return self.unfilled("Ed", line.number, out);
        }
        let in_synopsis = std::mem::replace(&mut self.in_synopsis, false);
        let blocks = self.blocks(End::Display)?;
        self.in_synopsis = in_synopsis;
        out.extend(blocks);
        if self.next().is_some_and(|(name, _)| name == "Ed") {
            self.at += 1;
        }
        Ok(())
    }

    /// Reads lines that are printed unfilled, up to `end`.
    fn unfilled(&mut self, end: &str, number: usize, out: &mut Vec<Node>) -> Result<(), ReadError> {
        let in_synopsis = std::mem::replace(&mut self.in_synopsis, false);
        let mut content: Vec<Node> = Vec::new();
        while let Some((name, line)) = self.next() {
            if matches!(name, "Sh" | "Ss" | "It" | "El") {
                break;
            }
            self.at += 1;
            match name {
                name if name == end => break,
                "" => {
                    let kept = line.rest.strip_suffix("\\c").unwrap_or(&line.rest);
                    inlines(kept, Font::Roman, &mut content);
                    if kept.len() == line.rest.len() {
                        push_text(&mut content, "\n");
                    }
                }
                "Pp" | "sp" => push_text(&mut content, "\n"),
                "Bl" | "Bd" | "TS" | "Rs" => {
                    listing(std::mem::take(&mut content), number, out);
                    self.depth += 1;
                    if self.depth > MAX_DEPTH {
                        return Err(too_deep(self.path, line.number));
                    }
                    match name {
                        "Bl" => self.list(line, out)?,
                        "Bd" => self.display(line, out)?,
                        "TS" => out.extend(self.table(line.number).map(Node::Element)),
                        _ => {
                            let mut text = Words::default();
                            self.reference(line.number, &mut text);
                            text.end(out, line.number);
                        }
                    }
                    self.depth -= 1;
                }
                _ => {
                    let mut text = Words::default();
                    match name {
                        "D1" | "Dl" => self.inline.run(&tokens(&line.rest), &mut text),
                        _ => self.line(name, line, &mut text),
                    }
                    if !text.content.is_empty() {
                        content.append(&mut text.content);
                        push_text(&mut content, "\n");
                    }
                }
            }
        }
        self.in_synopsis = in_synopsis;
        listing(content, number, out);
        Ok(())
    }

    /// Reads the table after `.TS`.
    fn table(&mut self, number: usize) -> Option<Element> {
        let path = self.path;
        let blocks = |lines: &[Line<'a>]| Reader::new(lines, path).blocks(End::Section).ok();
        let (lines, at) = (self.lines, &mut self.at);
        roff::Table { lines, at, fonts: true, delimiters: None, blocks: &blocks }.read(number)
    }

    /// Reads a reference to a book or an article, after its `.Rs`.
    fn reference(&mut self, number: usize, text: &mut Words) {
        const ORDER: [&str; 14] =
            ["%A", "%T", "%B", "%I", "%J", "%R", "%N", "%V", "%U", "%P", "%Q", "%C", "%D", "%O"];
        let mut fields: Vec<(usize, Words)> = Vec::new();
        while let Some((name, line)) = self.next() {
            if matches!(name, "Sh" | "Ss" | "Pp" | "El" | "It") {
                break;
            }
            self.at += 1;
            if name == "Re" {
                break;
            }
            if name.is_empty() {
                self.line(name, line, text);
                continue;
            }
            let Some(order) = ORDER.iter().position(|field| *field == name) else { continue };
            let mut field = Words::default();
            self.run(name, line, &mut field);
            fields.push((order, field));
        }
        fields.sort_by_key(|(order, _)| *order);
        let authors = fields.iter().filter(|(order, _)| *order == 0).count();
        let last = fields.len();
        for (at, (_, field)) in fields.into_iter().enumerate() {
            if at > 0 && at + 1 == authors {
                text.text("and");
            }
            text.element(Element { children: field.content, ..Element::new("phrase", number) });
            let two = at == 0 && authors == 2;
            text.close(if at + 1 == last {
                "."
            } else if two {
                ""
            } else {
                ","
            });
        }
    }
}

/// Adds a listing, unless it is empty.
fn listing(mut content: Vec<Node>, line: usize, out: &mut Vec<Node>) {
    if !text_of(&content).trim().is_empty() {
        // The reader of DocBook keeps the indentation of the first line only after a line end.
        content.insert(0, Node::Text("\n".into()));
        out.push(Node::Element(Element {
            children: content,
            ..Element::new("programlisting", line)
        }));
    }
}
