//! Reads pages as `man` prints them: headings in the first column, everything below them indented, as plain
//! text.
//!
//! The macros are inferred from the columns: a line directly above deeper lines is the term of a
//! definition, a bullet or a number starts an item, frames of line characters or `+--+` are tables, and
//! lines that break before the margin are a listing. The result is processed like a man page ([`roff`]).

use std::collections::{HashMap, HashSet};

use super::roff::{self, Section};
use super::text;
use super::xml::{Element, Node};
use clman_record::prose::collapse_space;

/// The maximum depth of nested items and definitions.
const MAX_DEPTH: usize = 20;

/// The text without overstrikes and escape sequences for bold, underline and colour. Tabs and no-break spaces become
/// blanks, no-break hyphens become hyphens (U+2010), and minus signs become `-`.
pub(super) fn unformatted(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for line in text.split_inclusive(['\n', '\u{c}']) {
        let mut shown: Vec<char> = Vec::with_capacity(line.len());
        let mut chars = line.chars().peekable();
        while let Some(c) = chars.next() {
            match c {
                '\u{8}' => {
                    shown.pop();
                }
                '\u{1b}' => escape(&mut chars),
                '\t' => {
                    shown.resize((shown.len() + 1).next_multiple_of(8), ' ');
                }
                '\u{c}' => shown.push('\n'),
                '\u{a0}' => shown.push(' '),
                '\u{2010}' | '\u{2011}' => shown.push('\u{2010}'),
                '\u{2212}' => shown.push('-'),
                c => shown.push(c),
            }
        }
        out.extend(shown);
    }
    out
}

/// Skips a sequence that sets colours (`\x1b[1m`) or a link (`\x1b]8;;…\x1b\\`).
fn escape(chars: &mut std::iter::Peekable<std::str::Chars<'_>>) {
    match chars.next() {
        Some('[') => {
            for c in chars.by_ref() {
                if c.is_ascii_alphabetic() {
                    break;
                }
            }
        }
        Some(']') => {
            while let Some(c) = chars.next() {
                if c == '\u{7}' || c == '\u{1b}' && chars.next_if_eq(&'\\').is_some() {
                    break;
                }
            }
        }
        _ => {}
    }
}

/// The sections of a page; `None` if the text is not a printed man page with a heading `NAME`.
pub(super) fn sections(text: &str) -> Option<Vec<Section>> {
    let lines: Vec<&str> = text.lines().map(without_requests).collect();
    let name = lines.iter().position(|line| line.eq_ignore_ascii_case("NAME"))?;
    // Text before the heading is not part of the page: the running head, and comment lines that docbook-xsl
    // wrapped.
    let lines = &lines[name..];
    let base = lines.iter().skip(1).find(|line| !line.is_empty()).map(|line| indent(line))?;
    if base == 0 {
        return None;
    }
    let whole = lines.join("\n");
    let words: HashSet<&str> =
        whole.split_whitespace().map(|word| word.trim_matches(PUNCTUATION)).collect();
    let labels = labels(lines);
    let page = Page { width: margin(lines), words: &words, labels: &labels };
    let mut sections: Vec<Section> = Vec::new();
    let mut start = 0;
    while start < lines.len() {
        let sub = indent(lines[start]) > 0;
        let title = collapse_space(lines[start]);
        let mut end = start + 1;
        while end < lines.len() && !is_heading(lines, end, base) {
            end += 1;
        }
        let inside: Vec<&str> =
            lines[start + 1..end].iter().copied().filter(|line| !is_furniture(line)).collect();
        let is_name = start == 0;
        let synopsis = title.eq_ignore_ascii_case("SYNOPSIS");
        let mut content = Vec::new();
        if is_name {
            // The synopsis follows the names if its heading is empty.
            let blank = inside.iter().position(|line| line.is_empty()).unwrap_or(inside.len());
            page.blocks(&inside[..blank], 0, &mut content);
            let mut below = Vec::new();
            page.synopsis(&inside[blank..], &mut below);
            sections.push(Section { title, sub: false, line: name + 1, content });
            if !below.is_empty() {
                let line = name + 1 + blank;
                sections.push(Section { title: String::new(), sub: false, line, content: below });
            }
        } else {
            match synopsis {
                true => page.synopsis(&inside, &mut content),
                false => page.blocks(&inside, 0, &mut content),
            }
            sections.push(Section { title, sub, line: name + start + 1, content });
        }
        start = end;
    }
    (sections.len() > 1).then_some(sections)
}

/// Types in upstream's prototypes. No parameter has a name that starts with one of them.
const TYPES: &[&str] = &[
    "gentype",
    "gentypen",
    "gentypem",
    "gentypef",
    "gentyped",
    "sgentype",
    "ugentype",
    "ugentypen",
    "ugentypem",
    "igentype",
    "floatn",
    "doublen",
    "halfn",
    "intn",
    "uintn",
];

/// The declaration of a function in a line of text; otherwise `None`. `words` are the words of the page.
pub(super) fn declaration(line: &str, words: &HashSet<&str>) -> Option<Node> {
    let page = Page { width: 0, words, labels: &HashMap::new() };
    let mut text = String::new();
    let mut rest = line;
    // A note number is between a type and a name; an array size follows the name.
    while let Some((before, number, after)) = mark(rest) {
        text.push_str(before);
        match after.trim_start().starts_with(|c: char| c.is_alphabetic() || "_*".contains(c)) {
            true => text.push(' '),
            false => text.push_str(&format!("[{number}]")),
        }
        rest = after;
    }
    text.push_str(rest);
    let line = collapse_space(&text);
    let whole = line.ends_with(';') && line.matches(';').count() == 1;
    page.prototype(&line).filter(|_| whole).map(Node::Element)
}

const PUNCTUATION: &[char] = &['.', ',', ';', ':', '(', ')', '"', '\''];

/// The column of the right margin. A line supports a column if the line ends there or before it, and would end after it
/// with the first word of the next line. The result is the column that most lines support.
fn margin(lines: &[&str]) -> usize {
    let mut most: HashMap<usize, usize> = HashMap::new();
    let text = |line: &&str| !line.is_empty() && !is_frame(line) && !is_furniture(line);
    for pair in lines.windows(2).filter(|pair| pair.iter().all(text)) {
        let length = pair[0].chars().count();
        let word = pair[1].split_whitespace().next().map_or(0, |word| word.chars().count());
        for column in length..=length + word.min(60) {
            *most.entry(column).or_default() += 1;
        }
    }
    let best = most.into_iter().max_by_key(|(column, count)| (*count, std::cmp::Reverse(*column)));
    best.map_or(78, |(column, _)| column)
}

/// A line without the requests that were printed because docbook-xsl indents them.
fn without_requests(line: &str) -> &str {
    let mut line = line.trim_end();
    while let Some(before) = [".RE", ".PP", ".fi", ".nf", ".sp"].iter().find_map(|request| {
        line.strip_suffix(request).filter(|before| before.is_empty() || before.ends_with(' '))
    }) {
        line = before.trim_end();
    }
    line
}

/// The number of blanks at the start of a line.
fn indent(line: &str) -> usize {
    line.len() - line.trim_start_matches(' ').len()
}

/// Whether a line is the running head or foot: it has words at both ends and only blanks between them.
fn is_furniture(line: &str) -> bool {
    !line.starts_with(' ') && (line.contains("   ") || text::is_furniture(line)) && !is_frame(line)
}

/// Whether a line is a heading. A heading starts to the left of the text. If it starts in the first column, it follows
/// a blank line or is in capitals. A blank line, text or the end of the page follows it.
fn is_heading(lines: &[&str], at: usize, base: usize) -> bool {
    let line = lines[at];
    let left = indent(line) < base && !line.is_empty() && !is_furniture(line);
    let capitals = indent(line) == 0 && !line.chars().any(char::is_lowercase);
    left && (capitals || indent(line) > 0 || lines[at - 1].is_empty())
        && !is_frame(line)
        && item(line).is_none()
        && lines.get(at + 1).is_none_or(|next| next.is_empty() || indent(next) >= base)
}

/// The first characters of the lines of a frame.
const FRAME: [char; 12] = ['│', '┌', '├', '└', '╞', '┏', '┃', '┡', '╔', '║', '╠', '╚'];

/// Whether a line is part of a table's frame, or of a row inside a frame.
fn is_frame(line: &str) -> bool {
    let line = line.trim();
    line.starts_with(FRAME)
        || line.starts_with('|') && line.ends_with('|') && line.len() > 2
        || is_rule(line)
}

/// Whether a line is a rule between rows.
fn is_rule(line: &str) -> bool {
    let line = line.trim();
    line.starts_with(['┌', '├', '└', '╞', '┏', '┡', '╔', '╠', '╚', '+'])
        && line.len() > 2
        && line.chars().all(|c| matches!(c, '\u{2500}'..='\u{257f}' | '+' | '-' | '='))
}

/// The marker at the start of a line, and the column of the text after it.
fn item(line: &str) -> Option<(roff::Marker, usize)> {
    let start = indent(line);
    let rest = &line[start..];
    let (tag, behind) = rest.split_once(' ')?;
    let marker = roff::bullet(tag)?;
    // A lone `o` or `-` in running text is not a marker.
    let spaced = behind.starts_with(' ') || matches!(tag, "•" | "·" | "◦") || tag.ends_with('.');
    let text = behind.trim_start();
    let gap = behind.len() - text.len();
    (spaced && !text.is_empty()).then(|| (marker, start + tag.chars().count() + 1 + gap))
}

/// The words before each number of docbook-xsl's notes, by the number: `cl_mem_flags` for `2` in `cl_mem_flags[2]`. The
/// section NOTES lists these words.
fn labels(lines: &[&str]) -> HashMap<String, String> {
    let notes = lines.iter().rposition(|line| line.eq_ignore_ascii_case("NOTES"));
    let mut labels = HashMap::new();
    for line in lines.iter().skip(notes.map_or(lines.len(), |at| at + 1)) {
        let line = line.trim_start();
        if let Some((number, label)) = line.split_once(". ")
            && !number.is_empty()
            && number.bytes().all(|b| b.is_ascii_digit())
        {
            labels.insert(number.to_owned(), collapse_space(label));
        }
    }
    labels
}

/// The maximum length of a word that is joined from several lines, in bytes.
const LONGEST_WORD: usize = 400;

struct Page<'a> {
    /// The column of the right margin.
    width: usize,
    /// The words of the page, to recognise hyphens that the formatter inserted.
    words: &'a HashSet<&'a str>,
    /// The words before each number of a note, by the number.
    labels: &'a HashMap<String, String>,
}

impl Page<'_> {
    /// Appends the blocks in `lines`, which are at `depth` in items and definitions.
    fn blocks(&self, lines: &[&str], depth: usize, out: &mut Vec<Node>) {
        let mut at = 0;
        // Whether exactly one blank line separates this block from the one before.
        let mut follows = false;
        while at < lines.len() {
            let line = lines[at];
            if line.is_empty() {
                at += 1;
                follows &= lines.get(at).is_some_and(|next| !next.is_empty());
                continue;
            }
            if depth < MAX_DEPTH
                && is_frame(line)
                && lines.get(at + 1).is_some_and(|next| is_frame(next))
            {
                let mut end = at;
                while end < lines.len() && is_frame(lines[end]) {
                    end += 1;
                }
                out.extend(self.table(&lines[at..end], depth));
                at = end;
                follows = false;
                continue;
            }
            if let Some((marker, column)) = item(line).filter(|_| depth < MAX_DEPTH) {
                let end = deeper(lines, at + 1, column);
                let text = line.char_indices().nth(column).map_or("", |(start, _)| &line[start..]);
                let first = format!("{}{text}", " ".repeat(column));
                let mut inside = vec![first.as_str()];
                inside.extend(&lines[at + 1..end]);
                let mut content = Vec::new();
                self.blocks(&inside, depth + 1, &mut content);
                roff::push_item(out, marker, content, 1);
                at = end;
                follows = false;
                continue;
            }
            let mut end = at + 1;
            while end < lines.len()
                && !lines[end].is_empty()
                && !is_frame(lines[end])
                && item(lines[end]).is_none()
            {
                end += 1;
            }
            let group = &lines[at..end];
            let column = group.get(1).map_or(0, |next| indent(next));
            let is_term = column >= indent(line) + 2
                && column <= indent(line) + 12
                && group[1..].iter().all(|line| indent(line) >= column)
                && !text::is_code(line.trim())
                && !line.ends_with(['{', ',', '(', '\u{2010}'])
                && depth < MAX_DEPTH;
            if is_term {
                let end = deeper(lines, at + 1, column);
                let mut body = Vec::new();
                self.blocks(&lines[at + 1..end], depth + 1, &mut body);
                roff::push_definition(out, self.inlines(line.trim()), body, 1);
                at = end;
                follows = false;
                continue;
            }
            self.group(group, follows, self.width, out);
            follows = true;
            at = end;
        }
    }

    /// Reads lines without a blank line between them: a paragraph or a listing. If `follows` is true, one blank line
    /// separates them from the previous group, and a listing continues.
    fn group(&self, group: &[&str], follows: bool, width: usize, out: &mut Vec<Node>) {
        let filled = indent(group[0]) >= indent(group[group.len() - 1])
            && text::filled(group, width)
            && group.windows(2).all(|pair| indent(pair[1]) <= indent(pair[0]));
        let joined = self.joined(group);
        if filled && !text::is_code(&joined) {
            let para = Element { children: self.inlines(&joined), ..Element::new("para", 1) };
            out.push(Node::Element(para));
            return;
        }
        let text = if filled { joined } else { self.rejoined(group).join("\n") };
        let text = text.replace('\u{2010}', "-");
        match out.last_mut() {
            // A blank line in a listing.
            Some(Node::Element(last)) if follows && last.name == "literallayout" => {
                last.push_text(&format!("\n\n{text}"));
            }
            _ => {
                let mut literal = Element::new("literallayout", 1);
                literal.push_text(&text);
                out.push(Node::Element(literal));
            }
        }
    }

    /// Joins filled lines, without the hyphens that the formatter inserted at their ends.
    fn joined(&self, lines: &[&str]) -> String {
        let mut out = String::new();
        for line in lines {
            let line = line.trim();
            let first = line.split(' ').next().unwrap_or_default();
            let last = out.rsplit(' ').next().unwrap_or_default();
            match self.without_hyphen(last, first) {
                Some(kept) => out.truncate(out.len() - last.len() + kept),
                None if out.is_empty() => {}
                None => out.push(' '),
            }
            out.push_str(line);
        }
        collapse_space(&out)
    }

    /// If the word `last` at the end of a line continues with `first` on the next line, the length of the part of
    /// `last` that is kept: without the hyphen if the formatter inserted it.
    fn without_hyphen(&self, last: &str, first: &str) -> Option<usize> {
        let start = last.strip_suffix(['\u{2010}', '-']).filter(|s| s.len() < LONGEST_WORD)?;
        if !start.ends_with(char::is_alphanumeric) || !first.starts_with(char::is_alphanumeric) {
            return None;
        }
        // The spelling that occurs elsewhere on the page is used. An ASCII hyphen is the author's.
        let known = |word: String| self.words.contains(word.trim_matches(PUNCTUATION));
        let keeps = known(format!("{last}{first}"))
            || known(format!("{start}-{first}"))
            || last.ends_with('-') && !known(format!("{start}{first}"));
        Some(if keeps { last.len() } else { start.len() })
    }

    /// Lines whose breaks are kept, with hyphenated words joined.
    fn rejoined(&self, lines: &[&str]) -> Vec<String> {
        let mut out: Vec<String> = Vec::new();
        for line in lines {
            let words = line.trim_start();
            let first = words.split(' ').next().unwrap_or_default();
            let last = out.last().map_or("", |above| above.rsplit(' ').next().unwrap_or_default());
            let kept = match last.ends_with('\u{2010}') {
                true => self.without_hyphen(last, first),
                false => None,
            };
            match (kept, out.last_mut()) {
                (Some(kept), Some(above)) => {
                    let cut =
                        above.len() - above.rsplit(' ').next().unwrap_or_default().len() + kept;
                    above.truncate(cut);
                    above.push_str(first);
                    let rest = words[first.len()..].trim_start();
                    if !rest.is_empty() {
                        out.push(format!("{}{rest}", " ".repeat(indent(line))));
                    }
                }
                _ => out.push((*line).to_owned()),
            }
        }
        out
    }

    /// Reads declarations, one per group of lines, with tables and sentences among them.
    fn synopsis(&self, lines: &[&str], out: &mut Vec<Node>) {
        for group in lines.split(|line| line.is_empty()).filter(|group| !group.is_empty()) {
            let joined = self.without_marks(&self.joined(group));
            if group.iter().any(|line| is_frame(line)) || joined.ends_with('.') {
                self.blocks(group, 0, out);
                continue;
            }
            let whole = joined.ends_with(';') && joined.matches(';').count() == 1;
            match self.prototype(&joined).filter(|_| whole) {
                Some(prototype) => out.push(Node::Element(prototype)),
                None => {
                    let lines: Vec<String> =
                        self.rejoined(group).iter().map(|line| self.without_marks(line)).collect();
                    let words = collapse_space(&lines.join(" "));
                    let mut listing = Element::new("programlisting", 1);
                    listing.push_text(&match text::is_synopsis(&words) {
                        true => words.replace(' ', "\n"),
                        false => lines.join("\n"),
                    });
                    out.push(Node::Element(listing));
                }
            }
        }
    }

    /// A declaration without note numbers: `cl_context context` for `cl_context[1]context`.
    fn without_marks(&self, text: &str) -> String {
        let mut out = String::with_capacity(text.len());
        let mut rest = text;
        while let Some((before, number, after)) = mark(rest) {
            out.push_str(before);
            match self.labels.get(number) {
                // The words before the number need not equal the label: all references to one address have the same
                // number, but its note has only the words of the first reference.
                Some(_) => {
                    let glued =
                        after.starts_with(|c: char| c.is_alphanumeric() || "_*".contains(c));
                    out.push_str(if glued { " " } else { "" });
                }
                _ => out.push_str(&format!("[{number}]")),
            }
            rest = after;
        }
        out.push_str(rest);
        out.replace('\u{2010}', "-")
    }

    /// Running text with its references, and with links in place of the numbers of notes.
    fn inlines(&self, text: &str) -> Vec<Node> {
        let mut out = Vec::new();
        let mut rest = text;
        while let Some((before, number, after)) = mark(rest) {
            let label =
                self.labels.get(number).map(|label| match before.ends_with(label.as_str()) {
                    true => label.len(),
                    // All references to an address have the same number, but the note has only the words of the
                    // first reference.
                    false => before.len() - before.rfind(' ').map_or(0, |at| at + 1),
                });
            match label.filter(|length| *length > 0) {
                Some(length) => {
                    let (before, label) = before.split_at(before.len() - length);
                    words(before, &mut out);
                    let mut link = Element::new("link", 1);
                    link.set("href", &format!("[{number}]"));
                    link.push_text(label);
                    out.push(Node::Element(link));
                }
                None => {
                    words(before, &mut out);
                    roff::push_text(&mut out, &format!("[{number}]"));
                }
            }
            rest = after;
        }
        words(rest, &mut out);
        out
    }

    /// The declaration of a function in DocBook, with separate parameters; `None` if the code does not declare a
    /// function.
    fn prototype(&self, code: &str) -> Option<Element> {
        let (head, rest) = code.trim_end_matches(';').split_once('(')?;
        let inside = rest.trim_end().strip_suffix(')')?;
        let name = head.rsplit(|c: char| !(c.is_alphanumeric() || c == '_')).next()?;
        if name.is_empty() || name.len() == head.trim().len() {
            return None;
        }
        let mut prototype = Element::new("funcprototype", 1);
        let mut funcdef = Element::new("funcdef", 1);
        funcdef.push_text(&head[..head.len() - name.len()]);
        text::push_leaf(&mut funcdef, "function", name);
        prototype.push(Node::Element(funcdef));
        let mut depth = 0i32;
        let mut start = 0;
        for (at, c) in inside.char_indices() {
            match c {
                '(' => depth += 1,
                ')' => depth -= 1,
                ',' if depth == 0 => {
                    text::push_leaf(
                        &mut prototype,
                        "paramdef",
                        &self.parameter(&inside[start..at]),
                    );
                    start = at + 1;
                }
                _ => {}
            }
            if depth < 0 {
                return None;
            }
        }
        let last = self.parameter(&inside[start..]);
        if !last.is_empty() {
            text::push_leaf(&mut prototype, "paramdef", &last);
        }
        let mut synopsis = Element::new("funcsynopsis", 1);
        synopsis.push(Node::Element(prototype));
        Some(synopsis)
    }

    /// A parameter with the blank between its type and its name, which formatters drop: `gentype x` for `gentypex`, if
    /// the page has a word `x`.
    fn parameter(&self, text: &str) -> String {
        let text = text.trim();
        let one_word = text.chars().all(|c| c.is_alphanumeric() || c == '_');
        let name = TYPES
            .iter()
            .filter_map(|known| text.strip_prefix(known))
            .filter(|name| one_word && self.words.contains(name))
            .min_by_key(|name| name.len());
        match name {
            Some(name) => format!("{} {name}", &text[..text.len() - name.len()]),
            None => text.to_owned(),
        }
    }

    /// A table from the lines of its frame.
    fn table(&self, lines: &[&str], depth: usize) -> Option<Node> {
        let mut body = Element::new("tbody", 1);
        let mut columns = 0;
        for row in lines.split(|line| is_rule(line)).filter(|row| !row.is_empty()) {
            let mut cells: Vec<Vec<&str>> = Vec::new();
            for line in row {
                let inside = line.trim();
                let inside = inside.trim_start_matches(FRAME).trim_start_matches('|');
                let inside = inside.strip_suffix(['│', '┃', '║', '|']).unwrap_or(inside);
                for (at, cell) in inside.split(['│', '┃', '║', '|']).enumerate() {
                    if cells.len() <= at {
                        cells.push(Vec::new());
                    }
                    cells[at].push(cell);
                }
            }
            columns = columns.max(cells.len());
            let mut out = Element::new("row", 1);
            for cell in cells {
                // The blank next to the frame is not part of the text.
                let lines: Vec<&str> = cell
                    .iter()
                    .map(|line| line.strip_prefix(' ').unwrap_or(line).trim_end())
                    .collect();
                let width = lines.iter().map(|line| line.chars().count()).max().unwrap_or(0);
                let mut entry = Element::new("entry", 1);
                let page = Page { width, ..*self };
                page.blocks(&lines, depth + 1, &mut entry.children);
                out.push(Node::Element(entry));
            }
            body.push(Node::Element(out));
        }
        if columns == 0 {
            return None;
        }
        let mut group = Element::new("tgroup", 1);
        group.set("cols", &columns.to_string());
        group.push(Node::Element(body));
        let mut table = Element::new("informaltable", 1);
        table.push(Node::Element(group));
        Some(Node::Element(table))
    }
}

/// The index after the last of the consecutive lines from `start` whose text starts at `column` or to the right of it.
/// Blank lines may be between them.
fn deeper(lines: &[&str], start: usize, column: usize) -> usize {
    let mut end = start;
    for (at, line) in lines.iter().enumerate().skip(start) {
        if line.is_empty() {
            continue;
        }
        if indent(line) < column {
            break;
        }
        end = at + 1;
    }
    end
}

/// The first number in brackets, and the text before and after it.
fn mark(text: &str) -> Option<(&str, &str, &str)> {
    text.match_indices('[').find_map(|(at, _)| {
        let (number, after) = text[at + 1..].split_once(']')?;
        let digits = !number.is_empty() && number.bytes().all(|b| b.is_ascii_digit());
        digits.then(|| (&text[..at], number, after))
    })
}

/// Splits text into words. Words followed by `()` or a section become references.
fn words(text: &str, out: &mut Vec<Node>) {
    for (at, word) in text.replace('\u{2010}', "-").split(' ').enumerate() {
        if at > 0 {
            roff::push_text(out, " ");
        }
        let name = text::page_reference(word).or_else(|| {
            let name = word.trim_end_matches([',', '.', ';']).strip_suffix("()")?;
            (!name.is_empty() && name.chars().all(|c| c.is_alphanumeric() || c == '_'))
                .then_some(name)
        });
        match name {
            Some(name) => {
                out.push(Node::Element(text::cite(name)));
                let tail = word.rfind(')').map_or("", |at| &word[at + 1..]);
                roff::push_text(out, tail);
            }
            None => roff::push_text(out, word),
        }
    }
}
