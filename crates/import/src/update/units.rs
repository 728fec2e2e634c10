//! Divides the body of a section into the units that a merge compares.
//!
//! A body consists of sentences, listings and tables. A listing consists of lines, and a table of rows with cells. The
//! text between units is their glue: blanks, line breaks, and the markers of lists, quotes and headings. A merge treats
//! the glue separately, so that a sentence remains the same sentence if it becomes an item of a list or a paragraph of
//! its own.

use std::collections::HashSet;
use std::ops::Range;

/// The kind of a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Kind {
    Sentence,
    Listing,
    Line,
    Table,
    Row,
    Cell,
}

/// A part of a text.
#[derive(Clone, Copy, Debug)]
pub(super) struct Unit<'a> {
    pub kind: Kind,
    /// The text, which neither starts nor ends with blanks.
    pub text: &'a str,
}

impl<'a> Unit<'a> {
    /// The units of which this unit consists; `None` if it is not divided.
    pub fn parts(&self) -> Option<Parts<'a>> {
        let found = match self.kind {
            Kind::Listing => lines(self.text),
            Kind::Table => rows(self.text),
            Kind::Row => cells(self.text),
            Kind::Sentence | Kind::Line | Kind::Cell => return None,
        };
        Some(Parts::new(self.text, found))
    }

    /// The text with one blank between words.
    pub fn words(&self) -> String {
        self.text.split_whitespace().collect::<Vec<_>>().join(" ")
    }

    /// Whether two units of the same kind have the same text. In prose, blanks and line breaks may differ.
    pub fn is_same(&self, other: &Unit<'_>) -> bool {
        self.text == other.text
            || matches!(self.kind, Kind::Sentence | Kind::Cell)
                && self.text.split_whitespace().eq(other.text.split_whitespace())
    }
}

/// A text as units and glue.
#[derive(Debug)]
pub(super) struct Parts<'a> {
    /// The units, in order.
    pub units: Vec<Unit<'a>>,
    /// The position of each unit in the text.
    pub places: Vec<Range<usize>>,
    /// The text before each unit, and the text after the last unit.
    glue: Vec<&'a str>,
}

impl<'a> Parts<'a> {
    fn new(text: &'a str, found: Vec<(Kind, Range<usize>)>) -> Parts<'a> {
        let mut parts = Parts { units: Vec::new(), places: Vec::new(), glue: Vec::new() };
        let mut end = 0;
        for (kind, place) in found {
            parts.glue.push(&text[end..place.start]);
            end = place.end;
            parts.units.push(Unit { kind, text: &text[place.clone()] });
            parts.places.push(place);
        }
        parts.glue.push(&text[end..]);
        parts
    }

    /// The glue before a unit or the end: the gap, and the blanks and markers at the start of the unit's line.
    pub fn glue_before(&self, at: usize) -> (&'a str, &'a str) {
        let glue = self.glue[at];
        match glue.rfind('\n') {
            Some(end) if at < self.units.len() => glue.split_at(end + 1),
            None if at == 0 => ("", glue),
            _ => (glue, ""),
        }
    }
}

/// The lines of a listing.
pub(super) fn listing(text: &str) -> Parts<'_> {
    Parts::new(text, lines(text))
}

/// The parts of a body.
pub(super) fn body(text: &str) -> Parts<'_> {
    let mut found: Vec<(Kind, Range<usize>)> = Vec::new();
    // Whether the next line can continue the last sentence or the last table.
    let mut continues = false;
    let mut lines = lines_with_starts(text).peekable();
    while let Some((start, line)) = lines.next() {
        let marked = markers(line);
        let rest = line[marked..].trim_end();
        let start = start + marked;
        let mut end = start + rest.len();
        let is_marked = !line[..marked].trim().is_empty();
        let continued = found.last_mut().filter(|_| continues && !is_marked);
        continues = !rest.is_empty() && !line.trim_start().starts_with('#');
        if rest.is_empty() {
            continue;
        }
        if let Some(fence) = fence(rest) {
            for (start, line) in lines.by_ref() {
                end = start + line.trim_end().len();
                let line = line.trim_matches([' ', '\t', '>', '\n']);
                if line.starts_with(fence) && self::fence(line) == Some(line) {
                    break;
                }
            }
            found.push((Kind::Listing, start..end));
            continues = false;
        } else if rest.starts_with('|') {
            match continued {
                Some((Kind::Table, place)) => place.end = end,
                _ => found.push((Kind::Table, start..end)),
            }
        } else {
            continues &= !rest.starts_with("<!--");
            let mut start = start;
            // A line break inside a sentence is a blank.
            if let Some((Kind::Sentence, place)) = continued
                && !rest.starts_with("<!--")
                && !ends_sentence(&text[place.clone()])
            {
                start = place.start;
                found.pop();
            }
            sentences(text, start..end, &mut found);
        }
    }
    Parts::new(text, found)
}

/// The lines of a text with their positions.
fn lines_with_starts(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.split_inclusive('\n').scan(0, |at, line| {
        *at += line.len();
        Some((*at - line.len(), line))
    })
}

/// The number of bytes of blanks and markers at the start of a line: `> - `, `12. `, `:   `, `## `.
fn markers(line: &str) -> usize {
    let mut at = 0;
    loop {
        at += line[at..].len() - line[at..].trim_start().len();
        let word = line[at..].split(char::is_whitespace).next().unwrap_or("");
        let is_number = || {
            let digits = word.strip_suffix(['.', ')']).unwrap_or("");
            !digits.is_empty() && digits.bytes().all(|c| c.is_ascii_digit())
        };
        let is_heading = || !word.is_empty() && word.bytes().all(|c| c == b'#');
        if !(matches!(word, "-" | "*" | "+" | ">" | ":") || is_number() || is_heading()) {
            return at;
        }
        at += word.len();
    }
}

/// The fence at the start of a line of a listing.
fn fence(line: &str) -> Option<&str> {
    let mark = line.chars().next().filter(|c| matches!(c, '`' | '~'))?;
    let length = line.len() - line.trim_start_matches(mark).len();
    (length >= 3).then(|| &line[..length])
}

/// Whether a text ends as a sentence does. Parts of a long sentence count as sentences.
fn ends_sentence(text: &str) -> bool {
    text.trim_end_matches([')', ']', '"', '\'', '*', '_', '”', '’', '`'])
        .ends_with(['.', '?', '!', ':', ';'])
}

/// Adds the sentences of a paragraph's line.
fn sentences(text: &str, place: Range<usize>, found: &mut Vec<(Kind, Range<usize>)>) {
    let mut start = place.start;
    let mut before = place.start;
    for word in text[place.clone()].split_inclusive(char::is_whitespace) {
        let end = before + word.trim_end().len();
        before += word.len();
        if ends_sentence(&text[before - word.len()..end]) && end < place.end {
            found.push((Kind::Sentence, start..end));
            start = before + text[before..].len() - text[before..].trim_start().len();
        }
    }
    if start < place.end {
        found.push((Kind::Sentence, start..place.end));
    }
}

/// The lines of a listing, with its fences.
fn lines(text: &str) -> Vec<(Kind, Range<usize>)> {
    let is_quoted = text.lines().skip(1).all(|line| line.trim_start().starts_with('>'));
    let is_blank = |c: char| c.is_whitespace() || is_quoted && c == '>';
    let line = |(start, line): (usize, &str)| {
        let rest = match start {
            0 => line,
            _ => line.trim_start_matches(is_blank),
        };
        let start = start + line.len() - rest.len();
        (Kind::Line, start..start + rest.trim_end().len())
    };
    lines_with_starts(text).map(line).filter(|(_, place)| !place.is_empty()).collect()
}

fn rows(text: &str) -> Vec<(Kind, Range<usize>)> {
    let row = |(start, line): (usize, &str)| {
        let rest = line.find('|').unwrap_or(0);
        (Kind::Row, start + rest..start + line.trim_end().len())
    };
    lines_with_starts(text).map(row).collect()
}

/// The cells of a row. An empty cell is glue.
fn cells(text: &str) -> Vec<(Kind, Range<usize>)> {
    let mut cells = Vec::new();
    let mut start = 0;
    let mut before = ' ';
    let ends = text.char_indices().filter(|(_, c)| {
        let ends = *c == '|' && before != '\\';
        before = *c;
        ends
    });
    for end in ends.map(|(at, _)| at).chain([text.len()]) {
        let cell = &text[start..end];
        let lead = start + cell.len() - cell.trim_start().len();
        if !cell.trim().is_empty() {
            cells.push((Kind::Cell, lead..lead + cell.trim().len()));
        }
        start = end + 1;
    }
    cells
}

/// The sentences, listings and tables of a body, and the sentences in the cells of its tables, with their positions.
/// The flag is true for a sentence in a cell.
pub(super) fn with_cells(text: &str) -> Vec<(&str, Range<usize>, bool)> {
    let mut found = Vec::new();
    let parts = body(text);
    for (unit, place) in parts.units.iter().zip(parts.places) {
        found.push((unit.text, place.clone(), false));
        if unit.kind != Kind::Table {
            continue;
        }
        for (_, row) in rows(unit.text) {
            for (_, cell) in cells(&unit.text[row.clone()]) {
                let cell = row.start + cell.start..row.start + cell.end;
                let mut inside = Vec::new();
                sentences(unit.text, cell, &mut inside);
                found.extend(inside.into_iter().map(|(_, at)| {
                    let at = place.start + at.start..place.start + at.end;
                    (&text[at.clone()], at, true)
                }));
            }
        }
    }
    found
}

/// The minimum length, in bytes, of units that are unlikely to occur in several texts.
pub(super) const LONG_UNIT: usize = 20;

/// The units of a body that are long enough to tell texts apart.
pub(super) fn long_units(text: &str) -> HashSet<&str> {
    let units = body(text).units.into_iter().map(|unit| unit.text);
    units.filter(|text| text.len() >= LONG_UNIT).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts<'a>(parts: &Parts<'a>) -> Vec<&'a str> {
        parts.units.iter().map(|unit| unit.text).collect()
    }

    #[test]
    fn a_body_consists_of_units_and_glue() {
        let text =
            "## Use\nOne. (Two.) Three\nfour.\n\n- Five;  six\n\n  1. Seven\n\nterm\n:   Text.\n";
        let parts = body(text);
        let units =
            ["Use", "One.", "(Two.)", "Three\nfour.", "Five;", "six", "Seven", "term", "Text."];
        assert_eq!(texts(&parts), units);
        let glue = ["## ", "\n", " ", " ", "\n\n- ", "  ", "\n\n  1. ", "\n\n", "\n:   ", "\n"];
        assert_eq!(parts.glue, glue);
    }

    #[test]
    fn listings_and_tables_are_divided_further() {
        let text =
            "- ```c\n  int a; // b. c\n\n  }\n  ```\n\n|a \\| b||\n|-|-|\n| c | d. e |\nEnd.\n";
        let parts = body(text);
        assert_eq!(parts.units.len(), 3);
        let listing = parts.units[0].parts().unwrap();
        assert_eq!(texts(&listing), ["```c", "int a; // b. c", "}", "```"]);
        assert_eq!(listing.glue, ["", "\n  ", "\n\n  ", "\n  ", ""]);
        let rows = parts.units[1].parts().unwrap();
        assert_eq!(texts(&rows), ["|a \\| b||", "|-|-|", "| c | d. e |"]);
        assert_eq!(texts(&rows.units[0].parts().unwrap()), ["a \\| b"]);
        let cells = rows.units[2].parts().unwrap();
        assert_eq!((texts(&cells), cells.glue), (vec!["c", "d. e"], vec!["| ", " | ", " |"]));
        let quoted = body("> ```c\n> a > b\n> ```\n");
        assert_eq!(texts(&quoted.units[0].parts().unwrap()), ["```c", "a > b", "```"]);
    }

    #[test]
    fn sentences_in_cells_have_positions() {
        let text = "A.\n\n|a|b|\n|-|-|\n| c | One. Two. |\n";
        let found = with_cells(text);
        assert!(found.iter().all(|(unit, place, _)| text[place.clone()] == **unit));
        let cells: Vec<&str> = found.iter().filter(|found| found.2).map(|found| found.0).collect();
        assert_eq!(cells, ["a", "b", "-", "-", "c", "One.", "Two."]);
    }

    #[test]
    fn nothing_of_a_text_is_lost() {
        for text in [
            "",
            "\n",
            "```",
            "```\n",
            "|",
            "||\n",
            "-",
            "> ",
            "a.  \n b",
            "~~~\n`",
            "\\|é|\u{a0}.\n",
        ] {
            let parts = body(text);
            let units = parts.units.iter().map(|unit| unit.text).chain([""]);
            let all: String =
                parts.glue.iter().copied().zip(units).flat_map(|(g, u)| [g, u]).collect();
            assert_eq!(all, text);
            for unit in &parts.units {
                for part in unit.parts().into_iter().flat_map(|parts| parts.units) {
                    assert!(unit.text.contains(part.text));
                }
            }
        }
    }
}
