//! Splits the specification's source into units that are judged separately.
//!
//! Converts the Asciidoctor source of the OpenCL C specification to its numbered headings with their units
//! in order: a sentence of a paragraph, list item or note; a paragraph of a table cell; a listing; a
//! grammar. It supports only the constructs that the specification uses.
//!
//! Conditional text is included as if every attribute were set, except the attribute of the reference pages
//! (`refpageOnly`). The result is the specification with all extensions. A footnote that only names an attribute
//! (`footnote:[{fn-…}]`) has its text in another file and is left out.

/// The kind of a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A sentence, or a list item without a full stop.
    Sentence,
    /// A paragraph of a table cell, prefixed with the first cell of its row and a colon.
    Cell,
    /// A complete listing.
    Listing,
    /// A complete grammar.
    Grammar,
}

/// A unit of the specification.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unit {
    pub kind: Kind,
    /// The text. Sentences are one line with markup; listings keep their lines.
    pub text: String,
    /// The line of the source, from 1, at which the paragraph or block starts.
    pub line: usize,
}

/// A heading with the units up to the next heading of any level.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heading {
    /// The number: `6.7.9`.
    pub section: String,
    /// The title without markup: `__global (or global)`.
    pub title: String,
    pub units: Vec<Unit>,
}

/// Splits the specification. Text before the first numbered heading is left out.
///
/// # Errors
/// A block that is never closed: the text after it would be split wrongly.
pub fn split(source: &str) -> Result<Vec<Heading>, String> {
    let mut splitter = Splitter::default();
    for (at, line) in source.lines().enumerate() {
        splitter.line(at + 1, line.trim_end());
    }
    splitter.paragraph_ends();
    match splitter.open {
        Some(block) => Err(format!("the block of line {} is never closed", block.line)),
        None => Ok(splitter.headings),
    }
}

/// The attribute that is set only for reference pages.
const REFERENCE_PAGES: &str = "refpageOnly[";

/// A block whose lines are collected until it ends.
#[derive(Debug)]
struct Open {
    delimiter: String,
    what: Verbatim,
    line: usize,
    lines: Vec<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Verbatim {
    Listing,
    Grammar,
    Table,
    /// Comments and passthrough blocks.
    Dropped,
}

#[derive(Default)]
struct Splitter {
    headings: Vec<Heading>,
    /// The numbers of the enclosing headings, starting with the chapter.
    numbers: Vec<usize>,
    /// The number that `:sectnumoffset:` adds to chapters.
    offset: usize,
    /// Whether the document's header has ended.
    numbered: bool,
    open: Option<Open>,
    paragraph: Vec<String>,
    paragraph_line: usize,
    /// The attribute lines before the next block.
    attributes: String,
    /// The depth of conditionals, and the depth at which text is left out.
    conditionals: usize,
    left_out: Option<usize>,
}

impl Splitter {
    fn line(&mut self, number: usize, line: &str) {
        let text = line.trim_start();
        if let Some(open) = &mut self.open {
            if text == open.delimiter {
                self.block_ends();
            } else if open.what == Verbatim::Listing || !self.conditional(text, number) {
                let left_out = self.left_out.is_some();
                if let Some(open) = self.open.as_mut().filter(|_| !left_out) {
                    open.lines.push(line.to_string());
                }
            }
            return;
        }
        if self.conditional(text, number) || self.left_out.is_some() {
            return;
        }
        if !self.numbered {
            return self.document_header(line);
        }
        if text.is_empty() || text == "+" {
            return self.paragraph_ends();
        }
        if text.starts_with("//") && !is_run(text, '/', 4) {
            return;
        }
        if self.block_starts(number, text) {
            return;
        }
        if self.paragraph.is_empty() && self.before_a_block(line) {
            return;
        }
        let text = match list_item(text, self.paragraph.is_empty()) {
            Some(item) => {
                self.paragraph_ends();
                item
            }
            None => text,
        };
        let admonition = ["NOTE: ", "TIP: ", "IMPORTANT: ", "WARNING: ", "CAUTION: "];
        let label = admonition.iter().find_map(|label| text.strip_prefix(label));
        let text = label.filter(|_| self.paragraph.is_empty()).unwrap_or(text);
        if let Some(body) = term(text).filter(|_| self.paragraph.is_empty()) {
            return self.text(number, body);
        }
        self.text(number, text);
    }

    /// Reads a line before the first chapter: the title and settings, two of which affect the numbering of
    /// headings.
    fn document_header(&mut self, line: &str) {
        if let Some(offset) = line.strip_prefix(":sectnumoffset:") {
            self.offset = offset.trim().parse().unwrap_or(0);
        } else if line.starts_with(":leveloffset:") {
            self.numbered = true;
        }
    }

    fn text(&mut self, number: usize, text: &str) {
        // The mark of a hard line break is not text.
        let text = text.strip_suffix(" +").unwrap_or(text).trim();
        if text.is_empty() {
            return;
        }
        if self.paragraph.is_empty() {
            self.paragraph_line = number;
        }
        self.paragraph.push(text.to_string());
    }

    /// Reads conditional text. Returns true if the line is a directive; the directive's inline text is then processed
    /// in place of the line.
    fn conditional(&mut self, text: &str, number: usize) -> bool {
        let Some((name, rest)) = text.split_once("::") else { return false };
        let holds = match name {
            "ifdef" => !rest.starts_with(REFERENCE_PAGES),
            "ifndef" => rest.starts_with(REFERENCE_PAGES),
            "ifeval" => true,
            "endif" => {
                if self.left_out == Some(self.conditionals) {
                    self.left_out = None;
                }
                self.conditionals = self.conditionals.saturating_sub(1);
                return true;
            }
            _ => return false,
        };
        let content = rest.split_once('[').and_then(|(_, c)| c.strip_suffix(']')).unwrap_or("");
        if content.is_empty() || name == "ifeval" {
            self.conditionals += 1;
            if !holds && self.left_out.is_none() {
                self.left_out = Some(self.conditionals);
            }
        } else if holds && self.left_out.is_none() {
            match &mut self.open {
                Some(open) => open.lines.push(content.to_string()),
                None => self.text(number, content),
            }
        }
        true
    }

    /// Reads the first line of a delimited block; returns false for any other line. The only effect of the delimiter of
    /// a block of paragraphs is that it ends the current paragraph.
    fn block_starts(&mut self, number: usize, text: &str) -> bool {
        let what = if is_run(text, '-', 4) || is_run(text, '.', 4) || text.starts_with("```") {
            Verbatim::Listing
        } else if text.starts_with('|') && is_run(&text[1..], '=', 3) {
            Verbatim::Table
        } else if is_run(text, '/', 4) || is_run(text, '+', 4) {
            Verbatim::Dropped
        } else if text == "--" && self.attributes.contains("role=\"bnf\"") {
            Verbatim::Grammar
        } else {
            let holds_paragraphs =
                text == "--" || ['=', '*', '_'].into_iter().any(|c| is_run(text, c, 4));
            if holds_paragraphs {
                self.paragraph_ends();
                self.attributes.clear();
            }
            return holds_paragraphs;
        };
        self.paragraph_ends();
        let delimiter = if text.starts_with("```") { "```" } else { text };
        let delimiter = delimiter.to_string();
        self.open = Some(Open { delimiter, what, line: number, lines: Vec::new() });
        true
    }

    fn block_ends(&mut self) {
        let Some(open) = self.open.take() else { return };
        let attributes = std::mem::take(&mut self.attributes);
        let whole = || {
            let mut lines: Vec<&str> = open.lines.iter().map(String::as_str).collect();
            while lines.last().is_some_and(|l| l.is_empty()) {
                lines.pop();
            }
            lines.join("\n")
        };
        match open.what {
            Verbatim::Listing => self.push(Kind::Listing, whole(), open.line),
            Verbatim::Grammar => self.push(Kind::Grammar, whole(), open.line),
            Verbatim::Table => {
                for text in table(&open.lines, &attributes) {
                    self.push(Kind::Cell, text, open.line);
                }
            }
            Verbatim::Dropped => {}
        }
    }

    /// Reads a line that may occur only at the start of a block: a heading, attributes, a title or a macro. Returns
    /// false for any other line.
    fn before_a_block(&mut self, line: &str) -> bool {
        let level = line.chars().take_while(|c| *c == '=').count();
        if level > 0 && line[level..].starts_with(' ') {
            self.heading(level, line[level..].trim());
            return true;
        }
        let text = line.trim_start();
        if text.starts_with('[') && text.ends_with(']') {
            self.attributes.push_str(text);
            return true;
        }
        let titled = text.strip_prefix('.').is_some_and(|t| !t.starts_with([' ', '.']));
        let attribute =
            text.strip_prefix(':').is_some_and(|t| t.contains(": ") || t.ends_with(':'));
        let is_macro = ["include::", "image::", "image:", "toc::"];
        let breaks = is_run(text, '<', 3) || is_run(text, '\'', 3);
        titled || attribute || breaks || is_macro.iter().any(|m| text.starts_with(m))
    }

    fn heading(&mut self, level: usize, title: &str) {
        self.attributes.clear();
        let last = if level == 1 { self.offset } else { 0 };
        self.numbers.truncate(level);
        while self.numbers.len() < level {
            self.numbers.push(if self.numbers.is_empty() { last } else { 0 });
        }
        if let Some(number) = self.numbers.last_mut() {
            *number += 1;
        }
        let section: Vec<String> = self.numbers.iter().map(usize::to_string).collect();
        let title = plain_title(title);
        self.headings.push(Heading { section: section.join("."), title, units: Vec::new() });
    }

    fn paragraph_ends(&mut self) {
        if self.paragraph.is_empty() {
            return;
        }
        let text = std::mem::take(&mut self.paragraph).join(" ");
        let line = self.paragraph_line;
        self.attributes.clear();
        let (text, notes) = without_notes(&text);
        for text in std::iter::once(text).chain(notes) {
            for sentence in sentences(&text) {
                self.push(Kind::Sentence, sentence, line);
            }
        }
    }

    fn push(&mut self, kind: Kind, text: String, line: usize) {
        if let Some(heading) = self.headings.last_mut().filter(|_| !text.is_empty()) {
            heading.units.push(Unit { kind, text, line });
        }
    }
}

fn is_run(text: &str, c: char, least: usize) -> bool {
    text.len() >= least && text.chars().all(|x| x == c)
}

/// The text of a list item; `None` if there is no marker of a list item. A number is a marker only at the start of a
/// block. Elsewhere, it ends a sentence of the previous line.
fn list_item(text: &str, at_start: bool) -> Option<&str> {
    let (marker, rest) = text.split_once(' ')?;
    let number = marker
        .strip_suffix('.')
        .is_some_and(|n| !n.is_empty() && n.len() <= 2 && n.bytes().all(|b| b.is_ascii_digit()));
    let bullet =
        marker == "-" || (marker.len() <= 5 && (is_run(marker, '*', 1) || is_run(marker, '.', 1)));
    (bullet || (at_start && number)).then(|| rest.trim_start())
}

/// The text after the term of a definition on its line; `None` if there is no term. The term itself is not a sentence.
fn term(text: &str) -> Option<&str> {
    let (term, body) = match text.strip_suffix("::") {
        Some(term) => (term, ""),
        None => text.split_once(":: ")?,
    };
    (!term.trim().is_empty()).then(|| body.trim_start())
}

/// A title as it is printed: without the marks of code and emphasis, and with keywords in place of the
/// attributes that name them.
fn plain_title(title: &str) -> String {
    title.replace(['`', '*'], "").replace("__", "").replace('{', "__").replace('}', "")
}

/// The text without footnotes and anchors, and the texts of inline footnotes.
fn without_notes(text: &str) -> (String, Vec<String>) {
    let (mut kept, mut notes) = (String::new(), Vec::new());
    let mut rest = text;
    loop {
        let note = rest.find("footnote:");
        let anchor = rest.find("[[").filter(|at| rest[*at..].contains("]]"));
        match (note, anchor) {
            (Some(at), anchor) if anchor.is_none_or(|a| at < a) => {
                let Some(open) = rest[at..].find('[').map(|o| at + o) else { break };
                let Some(close) = closing(&rest[open..]).map(|c| open + c) else { break };
                kept.push_str(rest[..at].trim_end());
                let note = rest[open + 1..close].trim();
                let elsewhere = note.starts_with('{') && note.ends_with('}');
                if !(note.is_empty() || elsewhere) {
                    notes.push(note.to_string());
                }
                rest = &rest[close + 1..];
            }
            (_, Some(at)) => {
                kept.push_str(&rest[..at]);
                let end = rest[at..].find("]]").map_or(rest.len(), |e| at + e + 2);
                rest = &rest[end..];
            }
            _ => break,
        }
    }
    kept.push_str(rest);
    (kept.split_whitespace().collect::<Vec<_>>().join(" "), notes)
}

/// The position of the bracket that closes the bracket at the start of `text`; `None` if it is not closed.
fn closing(text: &str) -> Option<usize> {
    let mut depth = 0usize;
    for (at, c) in text.char_indices() {
        match c {
            '[' => depth += 1,
            ']' => {
                depth = depth.saturating_sub(1);
                if depth == 0 {
                    return Some(at);
                }
            }
            _ => {}
        }
    }
    None
}

/// Words whose full stop does not end a sentence.
const ABBREVIATIONS: &[&str] = &["i.e.", "e.g.", "vs.", "cf.", "resp."];

/// Splits a paragraph at full stops that are followed by the start of a sentence.
fn sentences(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    // Inside code a full stop does not end a sentence, if the code marks are paired.
    let paired = text.matches('`').count().is_multiple_of(2);
    let mut in_code = false;
    let mut start = 0;
    for (at, c) in text.char_indices() {
        if c == '`' {
            in_code = !in_code;
        }
        if !matches!(c, '.' | '!' | '?') || (in_code && paired) {
            continue;
        }
        // The operators `?` and `!` are surrounded by blanks or marks.
        if c != '.' && !text[..at].ends_with(|c: char| c.is_alphanumeric() || c == ')') {
            continue;
        }
        let rest = &text[at + 1..];
        let after = rest.trim_start_matches([')', '"', '\'', '*', '_']);
        let end = text.len() - after.len();
        let next = after.trim_start();
        if next.len() == after.len() && !next.is_empty() {
            continue;
        }
        let word = text[start..=at].rsplit([' ', '(']).next().unwrap_or("");
        let starts = |c: char| c.is_uppercase() || "`{_*<(\"[+^&".contains(c);
        if ABBREVIATIONS.contains(&word) || !next.chars().next().is_none_or(starts) {
            continue;
        }
        found.push(text[start..end].trim().to_string());
        start = end;
    }
    let rest = text.get(start..).unwrap_or("").trim();
    if !rest.is_empty() {
        found.push(rest.to_string());
    }
    found
}

/// The paragraphs of a table's cells, each after the first cell of its row. The head and the first cells themselves are
/// left out, except the cells of a table with one column.
fn table(lines: &[String], attributes: &str) -> Vec<String> {
    let mut cells: Vec<Vec<String>> = Vec::new();
    let mut first_line = 0;
    for line in lines {
        let text = line.trim();
        if text.starts_with("//") {
            continue;
        }
        let (before, new) = cells_of(text);
        if let Some(cell) = cells.last_mut() {
            if before.is_empty() && new.is_empty() {
                cell.push(String::new());
            } else if let Some(last) = cell.last_mut().filter(|_| !before.is_empty()) {
                let before = before.strip_suffix(" +").unwrap_or(before);
                if !last.is_empty() {
                    last.push(' ');
                }
                last.push_str(before);
            }
        }
        if cells.is_empty() {
            first_line = new.len();
        }
        cells.extend(new.into_iter().map(|c| vec![c.to_string()]));
    }
    let columns = columns(attributes).unwrap_or(first_line).max(1);
    let head = if attributes.contains("header") { columns } else { 0 };
    let mut found = Vec::new();
    for row in cells.get(head..).unwrap_or(&[]).chunks(columns) {
        let name = without_notes(&row[0].join(" ")).0;
        for cell in row.iter().skip(usize::from(columns > 1)) {
            for paragraph in cell {
                let text = without_notes(paragraph).0;
                if text.is_empty() {
                    continue;
                }
                found.push(if columns > 1 { format!("{name}: {text}") } else { text });
            }
        }
    }
    found
}

/// The part of a table line that continues the previous cell, and the cells that start in the line.
fn cells_of(line: &str) -> (&str, Vec<&str>) {
    let bars: Vec<usize> = line
        .match_indices('|')
        .map(|(at, _)| at)
        .filter(|at| !line[..*at].ends_with('\\'))
        .collect();
    let Some(first) = bars.first() else { return (line, Vec::new()) };
    let before = without_specifier(&line[..*first]);
    let ends = bars.iter().skip(1).copied().chain([line.len()]);
    let cells = bars.iter().zip(ends).map(|(from, to)| {
        let text = &line[from + 1..to];
        if to < line.len() { without_specifier(text) } else { text.trim() }
    });
    (before, cells.collect())
}

/// A cell's text without the specifier of the next cell: `2+`, `a`, `.3+^`.
fn without_specifier(text: &str) -> &str {
    let Some(last) = text.split_whitespace().next_back().filter(|_| !text.ends_with(' ')) else {
        return text.trim();
    };
    let spans = last.ends_with(['+', '*', '<', '^', '>'])
        && last.chars().all(|c| c.is_ascii_digit() || ".+*<^>".contains(c));
    let style = last.len() == 1 && "adehlmsv".contains(last);
    if spans || style { text[..text.len() - last.len()].trim() } else { text.trim() }
}

/// The number of columns that `cols="…"` declares; `None` if the attributes do not declare it.
fn columns(attributes: &str) -> Option<usize> {
    let (_, rest) = attributes.split_once("cols=\"")?;
    let (columns, _) = rest.split_once('"')?;
    match columns.split_once('*') {
        Some((count, _)) => count.trim().parse().ok(),
        None => Some(columns.matches(',').count() + 1),
    }
}
