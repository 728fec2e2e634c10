//! Reads man pages that were saved from a web page as plain text.
//!
//! There are two shapes: the output of `man` (headings in the first column, text indented), and the text
//! output of a browser (one paragraph per line, no headings, optional blank lines). Missing headings are
//! restored if the content identifies a section. Other headings follow from the usual order of a man page. As in
//! [`roff`](super::roff), the page is converted to the DocBook that it could have been generated from.

mod signs;

use signs::*;
pub(super) use signs::{is_code, is_synopsis, page_reference, strip_mark};

use super::docbook;
use super::printed;
use super::roff;
use super::xml::{Element, Node};
use super::{Found, Input, Page, ReadError};
use clman_record::prose::{capitalized, collapse_space};

/// Reads one file.
pub fn read(input: &Input<'_>) -> Result<Found, ReadError> {
    let text = printed::unformatted(&input.text()?);
    if let Some(page) = printed_page(&text, input)? {
        return Ok(Found::Page(Box::new(page)));
    }
    page(chunks(&text), input).map(|page| Found::Page(Box::new(page)))
}

/// Reads a page that `man` printed; `None` if the text does not have the headings of such a page.
pub(super) fn printed_page(text: &str, input: &Input<'_>) -> Result<Option<Page>, ReadError> {
    let Some(sections) = printed::sections(text) else { return Ok(None) };
    let urls = roff::notes(&sections);
    let entry = roff::refentry(sections, &urls, "", roff::Maker::DocbookXsl);
    let title = entry.find("refname").map(Element::text).unwrap_or_default();
    let names = docbook::split_names(&title);
    let name = names.first().map_or(title.as_str(), String::as_str);
    if name.trim().is_empty() {
        return Ok(None);
    }
    docbook::page(input.path, name, &entry).map(Some)
}

/// The pieces of a page.
pub(super) fn chunks(text: &str) -> Vec<Chunk> {
    let text = text.replace('\u{a0}', " ");
    printed(&text).unwrap_or_else(|| flat(&text))
}

/// A piece of the page, in order.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Chunk {
    /// A heading, as printed.
    Heading(String),
    /// Two or more blank lines: a section may start here.
    Gap,
    /// Words of a paragraph, on one line.
    Paragraph(String),
    /// Lines that do not fill the width of the page, with their line breaks; most often a listing.
    Lines(Vec<String>),
    /// The text of a table's only cell.
    Cell(String),
}

/// Reads the output of `man`: headings in capitals in the first column, text indented. `None` if the text does not have
/// this shape.
fn printed(text: &str) -> Option<Vec<Chunk>> {
    let lines: Vec<&str> = text.lines().map(str::trim_end).collect();
    let is_heading = |line: &str| {
        !line.is_empty()
            && !line.starts_with(' ')
            && line.len() < 60
            && line.chars().any(char::is_alphabetic)
            && !line.chars().any(char::is_lowercase)
            && !line.contains('(')
    };
    let headings = lines.iter().filter(|line| is_heading(line)).count();
    let indented = lines.iter().filter(|line| line.starts_with("    ")).count();
    if headings < 2 || indented * 3 < lines.iter().filter(|l| !l.is_empty()).count() {
        return None;
    }
    let mut chunks = Vec::new();
    let mut at = 0;
    // The indentation of running text, which most lines have.
    let base = lines
        .iter()
        .filter(|l| l.starts_with(' '))
        .map(|l| l.len() - l.trim_start().len())
        .fold([0usize; 40], |mut counts, indent| {
            counts[indent.min(39)] += 1;
            counts
        })
        .iter()
        .enumerate()
        .max_by_key(|(_, count)| **count)
        .map_or(7, |(indent, _)| indent);
    let width = lines.iter().map(|l| l.chars().count()).max().unwrap_or(80);
    while at < lines.len() {
        let line = lines[at];
        if is_heading(line) {
            chunks.push(Chunk::Heading(line.to_string()));
            at += 1;
            continue;
        }
        // The heading of a subsection is between the two columns.
        let indent = line.len() - line.trim_start().len();
        if indent > 0 && indent < base && !line.is_empty() {
            chunks.push(Chunk::Heading(line.trim().to_string()));
            at += 1;
            continue;
        }
        if line.is_empty() || indent == 0 {
            if !line.is_empty() {
                chunks.push(Chunk::Paragraph(collapse_space(line)));
            }
            at += 1;
            continue;
        }
        let start = at;
        while at < lines.len() && lines[at].starts_with(' ') {
            let indent = lines[at].len() - lines[at].trim_start().len();
            if indent < base {
                break;
            }
            at += 1;
        }
        let block: Vec<String> = lines[start..at].iter().map(|l| l.to_string()).collect();
        if block.is_empty() {
            at += 1;
            continue;
        }
        chunks.push(match filled(&block, width) {
            true => Chunk::Paragraph(collapse_space(&block.join(" "))),
            false => Chunk::Lines(block.iter().map(|l| l.trim_start().to_string()).collect()),
        });
    }
    // The formatter fills the text of cells too: it joins the lines of a listing in a cell, and wraps them at the
    // width of the cell.
    let cell_width = chunks
        .iter()
        .filter_map(|chunk| match chunk {
            Chunk::Lines(lines) if is_code(&lines.join(" ")) => {
                lines.iter().map(|l| l.chars().count()).max()
            }
            _ => None,
        })
        .max()
        .unwrap_or(0);
    for chunk in &mut chunks {
        if let Chunk::Lines(lines) = chunk
            && filled(lines, cell_width)
        {
            *chunk = Chunk::Cell(lines.join(" "));
        }
    }
    Some(chunks)
}

/// Whether every line breaks only where the next word did not fit.
pub(super) fn filled(lines: &[impl AsRef<str>], width: usize) -> bool {
    lines.windows(2).all(|pair| {
        let next = pair[1].as_ref().split_whitespace().next().map_or(0, |w| w.chars().count());
        pair[0].as_ref().chars().count() + 1 + next > width
    })
}

/// Reads the text output of a browser.
fn flat(text: &str) -> Vec<Chunk> {
    let lines: Vec<&str> = text.lines().map(str::trim).collect();
    let mut chunks = Vec::new();
    // If blank lines separate paragraphs, adjacent lines belong to one paragraph.
    let blanks = lines.iter().filter(|l| l.is_empty()).count();
    let spaced = blanks * 4 > lines.len();
    let mut gap = 0;
    let mut at = 0;
    while at < lines.len() {
        let line = lines[at];
        at += 1;
        if line.is_empty() {
            gap += 1;
            continue;
        }
        if gap > 1 && spaced {
            chunks.push(Chunk::Gap);
        }
        gap = 0;
        if let Some(cell) = table_cell(line) {
            if let Some(cell) = cell {
                chunks.push(Chunk::Cell(cell));
            }
            continue;
        }
        let mut paragraph = line.to_string();
        while spaced && at < lines.len() && !lines[at].is_empty() {
            // A foot line is not part of the paragraph above it.
            if is_furniture(lines[at]) {
                break;
            }
            paragraph.push('\n');
            paragraph.push_str(lines[at]);
            at += 1;
        }
        for part in paragraph.split('\n').map(collapse_space) {
            chunks.push(Chunk::Paragraph(part));
        }
    }
    chunks
}

/// The text of a line that is a cell, `| text |`; `Some(None)` for the rule below a cell, which is dropped; `None` for
/// any other line.
fn table_cell(line: &str) -> Option<Option<String>> {
    let inside = line.strip_prefix('|')?;
    let inside = inside.trim_end().strip_suffix('|').unwrap_or(inside).trim();
    if !inside.is_empty() && inside.chars().all(|c| matches!(c, '-' | ':' | '|' | ' ')) {
        return Some(None);
    }
    Some(Some(inside.to_string()))
}

/// Whether a line is navigation of a site, or a head or foot of `man`.
pub(super) fn is_furniture(line: &str) -> bool {
    let line = line.trim();
    if line == "Scroll to navigation" || line.starts_with("Provided by:") || line == "bug" {
        return true;
    }
    // `__GLOBAL(3clc) OpenCL Manual __GLOBAL(3clc)`: the same name at both ends.
    let words: Vec<&str> = line.split_whitespace().collect();
    if let (Some(first), Some(last)) = (words.first(), words.last())
        && words.len() >= 2
        && first == last
        && page_reference(first).is_some()
    {
        return true;
    }
    // `01/14/2021 The Khronos Group`, `2021-01-14`: the foot.
    words.first().is_some_and(|word| {
        let digits = word.chars().filter(char::is_ascii_digit).count();
        digits == 8 && word.len() == 10 && words.len() <= 6
    })
}

/// The headings of printed man pages, each with the heading in upstream's sources.
const SECTIONS: &[(&str, &str)] = &[
    ("NAME", "Name"),
    ("SYNOPSIS", "Synopsis"),
    ("DESCRIPTION", "Description"),
    ("PARAMETERS", "Parameters"),
    ("NOTES", "Notes"),
    ("ERRORS", "Errors"),
    ("EXAMPLE", "Example"),
    ("EXAMPLES", "Examples"),
    ("SPECIFICATION", "Specification"),
    ("SEE ALSO", "See Also"),
    ("ALSO SEE", "See Also"),
    ("AUTHORS", "Authors"),
    ("AUTHOR", "Authors"),
    ("COPYRIGHT", "Copyright"),
];

#[derive(Default)]
struct Draft {
    name: Vec<String>,
    synopsis: Vec<Chunk>,
    sections: Vec<(String, Vec<Chunk>)>,
    see_also: Vec<String>,
    specification: Vec<String>,
    /// `page 222, section 6.5`: the place in the specification that a numbered note names.
    place: Option<String>,
    copyright: String,
    notes: Vec<(usize, String)>,
}

/// Builds a page from chunks.
pub(super) fn page(chunks: Vec<Chunk>, input: &Input<'_>) -> Result<Page, ReadError> {
    let has_headings = chunks.iter().any(|c| {
        matches!(c, Chunk::Heading(h) if SECTIONS.iter().any(|(name, _)| h.eq_ignore_ascii_case(name)))
    });
    let chunks = furniture(chunks);
    let draft = if has_headings { with_headings(chunks) } else { without_headings(chunks) };
    build(draft, input)
}

/// Drops each paragraph and heading that is navigation, a head or a foot.
fn furniture(chunks: Vec<Chunk>) -> Vec<Chunk> {
    chunks
        .into_iter()
        .filter(|chunk| match chunk {
            Chunk::Paragraph(text) => !is_furniture(text),
            Chunk::Heading(text) => !is_furniture(text),
            _ => true,
        })
        .collect()
}

fn with_headings(chunks: Vec<Chunk>) -> Draft {
    let mut draft = Draft::default();
    let mut current = String::new();
    for chunk in chunks {
        match chunk {
            Chunk::Heading(heading) => {
                let known = SECTIONS.iter().find(|(name, _)| heading.eq_ignore_ascii_case(name));
                current =
                    known.map_or_else(|| sentence_case(&heading), |(_, title)| (*title).into());
                if current == "Name" {
                    // Text before the heading is not part of the page: docbook-xsl wraps the lines of the
                    // licence in its comments.
                    draft.name.clear();
                }
                let special =
                    ["Name", "Synopsis", "See Also", "Authors", "Copyright", "Specification"];
                if !special.contains(&current.as_str()) {
                    draft.sections.push((current.clone(), Vec::new()));
                }
            }
            Chunk::Gap => {}
            chunk => put(&mut draft, &current, chunk),
        }
    }
    // The NOTES section that the formatter generates at the end is a list of addresses.
    if let Some((title, content)) = draft.sections.last()
        && title == "Notes"
        && let Some(place) = numbered_note(content)
    {
        draft.place = Some(place);
        draft.sections.pop();
    }
    split_name_block(&mut draft);
    draft
}

fn put(draft: &mut Draft, section: &str, chunk: Chunk) {
    let words = |chunk: &Chunk| match chunk {
        Chunk::Paragraph(text) | Chunk::Cell(text) | Chunk::Heading(text) => text.clone(),
        Chunk::Lines(lines) => collapse_space(&lines.join(" ")),
        Chunk::Gap => String::new(),
    };
    match section {
        "Name" | "" => draft.name.push(words(&chunk)),
        "Synopsis" => draft.synopsis.push(chunk),
        "See Also" => draft.see_also.push(words(&chunk)),
        "Specification" => draft.specification.push(words(&chunk)),
        "Authors" => {}
        "Copyright" => {
            draft.copyright.push_str(&words(&chunk));
            draft.copyright.push(' ');
        }
        _ => {
            if let Some((_, content)) = draft.sections.last_mut() {
                content.push(chunk);
            }
        }
    }
}

/// Splits the block under NAME into the name line and the synopsis, if the synopsis does not have its own heading.
fn split_name_block(draft: &mut Draft) {
    if draft.name.len() > 1 && draft.synopsis.is_empty() {
        let rest = draft.name.split_off(1);
        draft.synopsis.extend(rest.into_iter().map(Chunk::Paragraph));
    }
}

/// The place that a numbered note names: `page 222, …` for `1. OpenCL Specification page 222, …`. `None` if the text is
/// not such a note.
fn numbered_note(content: &[Chunk]) -> Option<String> {
    let text: String = content
        .iter()
        .map(|chunk| match chunk {
            Chunk::Paragraph(text) | Chunk::Cell(text) => text.clone(),
            Chunk::Lines(lines) => lines.join(" "),
            _ => String::new(),
        })
        .collect::<Vec<_>>()
        .join(" ");
    let text = collapse_space(&text);
    let rest = text.strip_prefix("1.")?.trim_start();
    let at = rest.find("page ").or_else(|| rest.find("http")).or_else(|| rest.find("section "))?;
    Some(rest[at..].to_string())
}

fn sentence_case(heading: &str) -> String {
    if heading.chars().any(char::is_lowercase) {
        return heading.to_string();
    }
    capitalized(&heading.to_lowercase())
}

/// Divides a page that has no headings. Sections are recognised from the end by their content; the middle
/// is divided at gaps and listings.
fn without_headings(chunks: Vec<Chunk>) -> Draft {
    let mut draft = Draft::default();
    let mut rest: std::collections::VecDeque<Chunk> = chunks.into();
    // Sections are removed from the end.
    let mut tail_done = false;
    while !tail_done {
        match rest.back() {
            Some(Chunk::Gap) => {
                rest.pop_back();
            }
            Some(Chunk::Paragraph(text)) => {
                let text = text.clone();
                if is_place(&text) {
                    draft.place.get_or_insert(text);
                } else if is_licence(&text) {
                    draft.copyright = format!("{text} {}", draft.copyright);
                } else if is_specification(&text) {
                    draft.specification.insert(0, text);
                } else if is_reference_list(&text) && draft.see_also.is_empty() {
                    draft.see_also.push(text);
                } else if draft.sections.is_empty() && is_authors(&text) || is_see_also(&text) {
                    // The paragraph is dropped: it is the heading of the list below it, or names the authors.
                } else if !draft.copyright.is_empty()
                    && draft.see_also.is_empty()
                    && is_see_also_before(&rest)
                {
                    draft.see_also.push(text);
                } else {
                    tail_done = true;
                    continue;
                }
                rest.pop_back();
            }
            _ => tail_done = true,
        }
    }
    // The same place may occur twice, as link and as note.
    draft.specification.dedup();
    draft.specification.truncate(1);
    // The name and the synopsis are removed from the start.
    while matches!(rest.front(), Some(Chunk::Gap)) {
        rest.pop_front();
    }
    match rest.front() {
        Some(Chunk::Paragraph(text)) if name_line(text).is_some() || is_purpose(text) => {
            draft.name.push(text.clone());
            rest.pop_front();
        }
        _ => {}
    }
    while matches!(rest.front(), Some(Chunk::Gap)) {
        rest.pop_front();
    }
    if let Some(Chunk::Paragraph(text)) = rest.front()
        && is_synopsis(text)
    {
        draft.synopsis.push(Chunk::Paragraph(text.clone()));
        rest.pop_front();
    }
    let middle: Vec<Chunk> = rest.into();
    draft.sections = divide(middle, &mut draft.notes);
    draft
}

/// Divides running text into DESCRIPTION, NOTES and EXAMPLES.
///
/// Gaps are the ends of sections. Without gaps, EXAMPLES start where the text introduces the first listing. Some pages
/// begin with text that related pages share; NOTES start where such a page begins to describe its own subject.
fn divide(chunks: Vec<Chunk>, notes: &mut Vec<(usize, String)>) -> Vec<(String, Vec<Chunk>)> {
    let mut groups: Vec<Vec<Chunk>> = vec![Vec::new()];
    let gaps = chunks.contains(&Chunk::Gap);
    let first_listing = chunks.iter().position(is_listing);
    // The paragraph that introduces the first listing belongs to it.
    let examples = first_listing.map(|at| match at.checked_sub(1).map(|before| &chunks[before]) {
        Some(Chunk::Paragraph(text)) if text.ends_with(':') => at - 1,
        _ => at,
    });
    for (at, chunk) in chunks.into_iter().enumerate() {
        let starts = if gaps {
            chunk == Chunk::Gap
        } else {
            Some(at) == examples || starts_notes(&chunk, at)
        };
        if starts && groups.last().is_some_and(|g| !g.is_empty()) {
            groups.push(Vec::new());
        }
        if chunk != Chunk::Gap
            && let Some(group) = groups.last_mut()
        {
            group.push(chunk);
        }
    }
    groups.retain(|group| !group.is_empty());
    let mut sections: Vec<(String, Vec<Chunk>)> = Vec::new();
    for group in groups {
        let listing = group.iter().any(is_listing);
        let title = match (sections.len(), listing) {
            (_, true) if sections.iter().any(|(title, _)| title == "Examples") => "",
            (_, true) if !sections.is_empty() => "Examples",
            (0, _) => "Description",
            (1, _) => "Notes",
            _ => "",
        };
        match (title, sections.last_mut()) {
            ("", Some((_, last))) => last.extend(group),
            _ => sections.push((title.into(), group)),
        }
    }
    if !sections.is_empty() {
        notes.push((0, "the page has no headings; they were restored from the content".into()));
    }
    sections
}

/// Whether a chunk, which is not the first, starts with a sentence such as `The __global or global address space name
/// is used to …`.
fn starts_notes(chunk: &Chunk, at: usize) -> bool {
    let Chunk::Paragraph(text) = chunk else { return false };
    at > 0 && defining_names(text).is_some()
}

/// The names that a sentence defines: `The __global or global address space name is used to …`,
/// `The __read_only or read_only qualifier …`.
fn defining_names(text: &str) -> Option<Vec<String>> {
    let rest = text.strip_prefix("The ")?;
    let sentence = rest.split(". ").next().unwrap_or(rest);
    let (first, rest) = sentence.split_once(" or ")?;
    let (second, rest) = rest.split_once(' ')?;
    let is_word =
        |word: &str| !word.is_empty() && word.chars().all(|c| c.is_alphanumeric() || c == '_');
    let same = first.trim_start_matches('_') == second.trim_start_matches('_');
    let says = rest.contains("is used to")
        || rest.contains("qualifier")
        || rest.contains("address space name");
    (is_word(first) && is_word(second) && same && says).then(|| vec![first.into(), second.into()])
}

/// Whether a chunk is code. Cells and lines with their line breaks are code. A paragraph is code if it has typical
/// characters of a programming language.
fn is_listing(chunk: &Chunk) -> bool {
    match chunk {
        Chunk::Cell(_) => true,
        Chunk::Lines(_) => true,
        Chunk::Paragraph(text) => is_code(text),
        _ => false,
    }
}

fn is_see_also_before(rest: &std::collections::VecDeque<Chunk>) -> bool {
    let mut before = rest.iter().rev().skip(1).filter(|c| **c != Chunk::Gap);
    matches!(before.next(), Some(Chunk::Paragraph(text)) if is_see_also(text))
}

/// The two sides of a line `name - purpose`.
fn name_line(text: &str) -> Option<(&str, &str)> {
    let (names, purpose) = text.split_once(" - ").or_else(|| text.split_once(" — "))?;
    let is_names = names.split(", ").all(|name| !name.is_empty() && name.split(' ').count() <= 6);
    (is_names && names.len() <= 200).then_some((names, purpose))
}

/// The page as a DocBook tree.
fn refentry(draft: &Draft, title: &str, purpose: &str, synopsis: &[String]) -> Element {
    let mut entry = Element::new("refentry", 1);
    let mut namediv = Element::new("refnamediv", 1);
    push_leaf(&mut namediv, "refname", title);
    push_leaf(&mut namediv, "refpurpose", purpose);
    entry.children.push(Node::Element(namediv));
    if !synopsis.is_empty() {
        let mut section = Element::new("refsect2", 1);
        section.set("id", "synopsis");
        push_leaf(&mut section, "programlisting", &format!("\n{}\n", synopsis.join("\n")));
        entry.children.push(Node::Element(section));
    }
    for (title, chunks) in &draft.sections {
        let mut section = Element::new("refsect1", 1);
        section.set("id", &title.to_lowercase().replace(' ', "-"));
        push_leaf(&mut section, "title", title);
        for chunk in join_listings(chunks) {
            section.children.extend(chunk_node(&chunk));
        }
        entry.children.push(Node::Element(section));
    }
    if let Some(specification) = draft.specification.first() {
        let mut text = strip_mark(specification);
        if let Some(place) = &draft.place {
            text = format!("{text} ({place})");
        }
        let mut section = Element::new("refsect1", 1);
        section.set("id", "specification");
        push_leaf(&mut section, "title", "Specification");
        push_leaf(&mut section, "para", &text);
        entry.children.push(Node::Element(section));
    }
    if !draft.see_also.is_empty() {
        let mut section = Element::new("refsect1", 1);
        section.set("id", "see-also");
        push_leaf(&mut section, "title", "See Also");
        let mut para = Element::new("para", 1);
        for (at, name) in draft.see_also.iter().flat_map(|list| list.split(", ")).enumerate() {
            if at > 0 {
                para.push_text(", ");
            }
            let bare = page_reference(name).unwrap_or(name);
            para.children.push(Node::Element(cite(bare)));
        }
        section.children.push(Node::Element(para));
        entry.children.push(Node::Element(section));
    }
    entry
}

/// Converts the draft to DocBook, and then to a page.
fn build(mut draft: Draft, input: &Input<'_>) -> Result<Page, ReadError> {
    let mut notes = std::mem::take(&mut draft.notes);
    let line = draft.name.first().map(String::as_str);
    let (names, purpose) = match line.and_then(name_line) {
        Some((names, purpose)) => (Some(names.to_string()), purpose.to_string()),
        None => (None, line.unwrap_or("").to_string()),
    };
    let defined =
        draft.sections.iter().flat_map(|(_, chunks)| chunks).find_map(|chunk| match chunk {
            Chunk::Paragraph(text) => defining_names(text),
            _ => None,
        });
    let synopsis: Vec<String> = match draft.synopsis.as_slice() {
        [] => {
            if let Some(names) = &defined {
                notes.push((
                    0,
                    format!("the synopsis was derived from the sentence that defines {}", names[0]),
                ));
            }
            defined.clone().unwrap_or_default()
        }
        chunks => chunks.iter().flat_map(synopsis_lines).collect(),
    };
    let from_synopsis = || {
        let name = synopsis.first()?;
        let is_name = name.chars().all(|c| c.is_alphanumeric() || c == '_');
        is_name.then(|| name.clone())
    };
    let title = match names {
        Some(names) => names,
        None => {
            let (name, how) = match (defined.as_ref(), from_synopsis()) {
                (_, Some(name)) if !draft.synopsis.is_empty() => (Some(name), "its synopsis"),
                (Some(names), _) => (names.first().cloned(), "the sentence that defines it"),
                _ => (missing_of_family(&draft.see_also), "its See Also section"),
            };
            match name {
                Some(name) => {
                    notes.push((0, format!("the page has no name; {name} was derived from {how}")));
                    name
                }
                None => {
                    return Err(ReadError::new(
                        input.path,
                        1,
                        "not recognized as a manual page: it has no name, no synopsis and no sentence that defines a name",
                    ));
                }
            }
        }
    };
    let entry = refentry(&draft, &title, &purpose, &synopsis);
    let names = docbook::split_names(&title);
    let stem = names.first().map_or(title.as_str(), String::as_str);
    let mut page = docbook::page(input.path, stem, &entry)?;
    if !draft.copyright.trim().is_empty() {
        docbook::set_copyright(draft.copyright.trim(), &mut page.hints);
    }
    page.notes.extend(notes);
    Ok(page)
}

/// The address space qualifier that is missing from a See Also list, if the list has all the other qualifiers.
fn missing_of_family(see_also: &[String]) -> Option<String> {
    const FAMILY: &[&str] = &["__global", "__local", "__constant", "__private"];
    let listed: Vec<String> = see_also
        .iter()
        .flat_map(|list| list.split(", "))
        .map(|name| page_reference(name).unwrap_or(name).trim_start_matches('_').to_string())
        .collect();
    let missing: Vec<&&str> = FAMILY
        .iter()
        .filter(|name| !listed.iter().any(|l| l == name.trim_start_matches('_')))
        .collect();
    match missing.as_slice() {
        [one] => Some((**one).to_string()),
        _ => None,
    }
}

fn synopsis_lines(chunk: &Chunk) -> Vec<String> {
    match chunk {
        Chunk::Paragraph(text) if is_synopsis(text) => text.split(' ').map(String::from).collect(),
        Chunk::Paragraph(text) | Chunk::Cell(text) => vec![text.clone()],
        Chunk::Lines(lines) => lines.clone(),
        Chunk::Heading(_) | Chunk::Gap => Vec::new(),
    }
}

/// Joins listings without text between them, because plain text does not distinguish a blank line in a listing from the
/// gap between two listings.
fn join_listings(chunks: &[Chunk]) -> Vec<Chunk> {
    let mut joined: Vec<Chunk> = Vec::new();
    for chunk in chunks {
        let text = match chunk {
            Chunk::Cell(text) => text.clone(),
            Chunk::Lines(lines) => lines.join("\n"),
            Chunk::Paragraph(text) if is_code(text) => text.clone(),
            other => {
                joined.push(other.clone());
                continue;
            }
        };
        match joined.last_mut() {
            Some(Chunk::Cell(last)) => last.push_str(&format!("\n\n{text}")),
            _ => joined.push(Chunk::Cell(text)),
        }
    }
    joined
}

fn chunk_node(chunk: &Chunk) -> Option<Node> {
    let code = |text: &str| {
        let mut listing = Element::new("programlisting", 1);
        listing.push_text(text);
        Some(Node::Element(listing))
    };
    match chunk {
        Chunk::Cell(text) => code(text),
        Chunk::Lines(lines) => code(&lines.join("\n")),
        Chunk::Paragraph(text) => Some(Node::Element(paragraph(&strip_mark(text)))),
        Chunk::Heading(_) | Chunk::Gap => None,
    }
}

/// A paragraph with its references.
fn paragraph(text: &str) -> Element {
    let mut para = Element::new("para", 1);
    for (at, word) in text.split(' ').enumerate() {
        if at > 0 {
            para.push_text(" ");
        }
        match page_reference(word) {
            Some(name) => {
                para.children.push(Node::Element(cite(name)));
                let tail = word.rfind(')').map_or("", |at| &word[at + 1..]);
                if !tail.is_empty() {
                    para.push_text(tail);
                }
            }
            None => para.push_text(word),
        }
    }
    para
}

pub(super) fn cite(name: &str) -> Element {
    let mut cite = Element::new("citerefentry", 1);
    push_leaf(&mut cite, "refentrytitle", name);
    cite
}

pub(super) fn push_leaf(parent: &mut Element, name: &str, text: &str) {
    let mut element = Element::new(name, 1);
    element.push_text(text);
    parent.children.push(Node::Element(element));
}
