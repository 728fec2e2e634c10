//! Reads man pages in `man` macros and in `mdoc` macros.
//!
//! 1. The interpreter executes the page's own macros and conditions, and returns the remaining lines: text, standard
//!    macros and requests of the formatter.
//! 2. The reader of `man` ([`man`]) or of `mdoc` ([`mdoc`](super::mdoc)) rebuilds the DocBook that the page could
//!    have been generated from, which is then read like a DocBook page. Listings keep the lines of the source,
//!    because nothing is filled here.
//!
//! Pages that docbook-xsl wrote are recognised by their comments or links. In these pages, the reader recognises lists,
//! definitions, prototypes and references by the ways in which docbook-xsl writes them. In other pages, the same lines
//! can have another meaning.

mod eqn;
mod expression;
mod glyphs;
mod inlines;
mod interpolation;
mod interpreter;
mod lines;
mod lists;
mod man;
mod paragraph;
mod prototype;
mod refentry;
mod tables;

pub(crate) use eqn::equation;
pub(crate) use inlines::{Font, inlines, plain, push_text, text_of};
pub(crate) use lines::{Line, arguments};
pub(crate) use lists::{Marker, bullet, push_definition, push_item, reference};
pub(crate) use refentry::{Maker, notes, refentry};
pub(crate) use tables::{Table, table_of};

use super::docbook;
use super::{Found, Input, ReadError, date, encoding, name_in_file, reference_to_file};
use clman_record::is_section;
use clman_record::prose::collapse_space;
use interpreter::{Interpreted, interpret};

/// The maximum depth of nested indentations and displays; docbook-xsl reaches 6.
pub(crate) const MAX_DEPTH: usize = 60;

/// The error for text that is nested more deeply than [`MAX_DEPTH`].
pub(crate) fn too_deep(path: &str, line: usize) -> ReadError {
    ReadError::new(path, line, format!("blocks are nested more than {MAX_DEPTH} deep"))
}

/// Reads one file.
pub fn read(input: &Input<'_>) -> Result<Found, ReadError> {
    let (text, encoding_note) = encoding::of_man_page(input.path, input.bytes);
    if let Some(target) = alias(&text) {
        return Ok(Found::Alias(reference_to_file(input.path), target));
    }
    let maker = maker(&text);
    let Interpreted { lines, notes: mut read_notes } = interpret(input, &text, maker)?;
    let stem = name_in_file(input.path).map_or(input.stem(), |(name, _)| name);
    let kind = lines.iter().find(|line| matches!(&*line.name, "TH" | "Dd" | "Dt"));
    let mut page = match kind {
        Some(line) if line.name == "TH" => {
            let arguments = arguments(&line.rest);
            let sections = man::sections(&lines, input.path, maker)?;
            let urls = notes(&sections);
            let refentry = refentry(sections, &urls, stem, maker);
            let mut page = docbook::page(input.path, stem, &refentry)?;
            match maker {
                Maker::DocbookXsl => {
                    header(&text, &mut page);
                    // The picture of a link was the only content of such sections.
                    page.parts.retain(|part| !part.blocks.is_empty());
                }
                Maker::Other => title_line(&arguments, &mut page),
            }
            page
        }
        Some(_) => super::mdoc::page(&lines, input.path, stem)?,
        None => {
            return Err(ReadError::new(
                input.path,
                1,
                "not recognized as a man page: it has no .TH and no .Dd",
            ));
        }
    };
    page.notes.append(&mut read_notes);
    page.notes.extend(encoding_note.map(|note| (1, note)));
    Ok(Found::Page(Box::new(page)))
}

/// The program that made a page. It is docbook-xsl, in the form that OpenCL's manuals have, if the page has a copyright
/// in place of the manual's name, or a link with docbook-xsl's place-holder for the address of the manual.
fn maker(text: &str) -> Maker {
    let named = manual_comment(text).is_some_and(|name| starts_with_year(&name));
    let links = || text.contains("[set $man.base.url.for.relative.links]");
    if named || links() { Maker::DocbookXsl } else { Maker::Other }
}

/// The name of the manual in the comments at the head of docbook-xsl's pages.
fn manual_comment(text: &str) -> Option<String> {
    let comments: String = text
        .lines()
        .take(60)
        .take_while(|line| !line.starts_with(".TH"))
        .map(|line| line.strip_prefix(".\\\"").unwrap_or(line))
        .map(|line| format!("{} ", line.trim()))
        .collect();
    let (_, rest) = comments.split_once("Manual: ")?;
    Some(rest.split("Source:").next().unwrap_or(rest).trim_start().to_owned())
}

/// Takes the section, the date, the release and the manual's name from the arguments of `.TH`.
fn title_line(arguments: &[String], page: &mut super::Page) {
    let argument = |at: usize| {
        let text = arguments.get(at).map(|argument| collapse_space(&plain(argument)));
        text.filter(|text| !text.is_empty())
    };
    page.hints.section = argument(1).filter(|section| is_section(section));
    page.hints.date = argument(2).and_then(|text| date::parse(&text));
    page.hints.release = argument(3);
    page.hints.manual = argument(4);
}

/// The page that a file with only a `.so` request refers to; `None` for any other file.
fn alias(text: &str) -> Option<String> {
    let mut found = None;
    for line in text.lines() {
        let line = line.trim_end();
        if line.is_empty() || line.starts_with(".\\\"") || line.starts_with("'\\\"") {
            continue;
        }
        match line.strip_prefix(".so ") {
            Some(target) if found.is_none() => {
                found = Some(reference_to_file(target.trim()));
            }
            _ => return None,
        }
    }
    found.filter(|name| !name.is_empty())
}

/// A section of a page: blocks under a heading.
pub(crate) struct Section {
    pub(crate) title: String,
    /// Whether it is a subsection of the section before it.
    pub(crate) sub: bool,
    pub(crate) line: usize,
    pub(crate) content: Vec<super::xml::Node>,
}

/// Reads copyright and licence from the comments at the head of docbook-xsl's pages.
fn header(text: &str, page: &mut super::Page) {
    if page.hints.copyright.is_some() {
        return;
    }
    let Some(text) = manual_comment(text) else { return };
    if starts_with_year(&text) {
        docbook::set_copyright(&format!("Copyright © {}", split_years(&text)), &mut page.hints);
    }
}

/// Whether a text is a copyright without its first word, `2007-2011The Khronos Group`, and not a name like `0MQ
/// Manual`.
fn starts_with_year(text: &str) -> bool {
    let year = text.get(..4).and_then(|year| year.parse::<u32>().ok());
    year.is_some_and(|year| (1980..2100).contains(&year))
        && !text[4..].starts_with(|c: char| c.is_ascii_digit())
}

/// Restores the missing blank in `2007-2011The Khronos Group`.
fn split_years(text: &str) -> String {
    let end = text.find(|c: char| !c.is_ascii_digit() && c != '-' && c != ',').unwrap_or(0);
    format!("{} {}", &text[..end], text[end..].trim_start())
}
