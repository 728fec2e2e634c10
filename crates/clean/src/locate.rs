//! The positions of findings in the text of a record.

use super::Finding;
use std::collections::HashMap;

/// The maximum number of unsuccessful searches; each reads a whole part. Findings after the maximum is reached get
/// their part's first line.
const MOST_MISSES: usize = 1000;

/// Finds the places of a record's findings, in order. Each search continues after the previous one, so that a
/// single pass through the text finds many findings.
pub struct Places<'t> {
    text: &'t str,
    /// The start of each line.
    lines: Vec<usize>,
    /// The byte ranges of the parts that were requested.
    parts: HashMap<String, (usize, usize)>,
    /// The starts of the tables of each kind: `[[section]]`.
    headers: HashMap<&'t str, Vec<usize>>,
    /// The start of the search for a rule's next finding in a part.
    next: HashMap<(&'static str, String), usize>,
    misses: usize,
    /// The last place with a known column: the byte, and the number of characters before it in its line.
    column: (usize, usize),
}

impl<'t> Places<'t> {
    /// Finds the places in `text`, the source of a record.
    pub fn new(text: &'t str) -> Self {
        let lines = std::iter::once(0).chain(text.match_indices('\n').map(|(at, _)| at + 1));
        let lines: Vec<usize> = lines.collect();
        let mut headers: HashMap<&str, Vec<usize>> = HashMap::new();
        for start in &lines {
            if let Some(kind) = text[*start..].strip_prefix("[[")
                && let Some((kind, _)) = kind.lines().next().and_then(|line| line.split_once("]]"))
            {
                headers.entry(kind).or_default().push(*start);
            }
        }
        Places {
            text,
            lines,
            headers,
            parts: HashMap::new(),
            next: HashMap::new(),
            misses: 0,
            column: (0, 0),
        }
    }

    /// The line and column, from 1, of the finding's text in its part. If the part does not contain the text, those of
    /// the part's first line. Markup between the words of the text is skipped.
    pub fn of(&mut self, finding: &Finding) -> (usize, usize) {
        let (start, end) = self.part(&finding.part);
        let key = (finding.code.id, finding.part.clone());
        let from = self.next.get(&key).copied().unwrap_or(start);
        let found = self.find((start, end), from, &finding.before);
        if let Some((at, length)) = found {
            self.next.insert(key, at + length);
        }
        self.line_and_column(found.map_or(start, |(at, _)| at))
    }

    fn line_and_column(&mut self, at: usize) -> (usize, usize) {
        let line = self.lines.partition_point(|start| *start <= at);
        let start = self.lines[line - 1];
        let (from, before) = match self.column {
            (known, before) if (start..=at).contains(&known) => (known, before),
            _ => (start, 0),
        };
        let before = before + self.text[from..at].chars().count();
        self.column = (at, before);
        (line, before + 1)
    }

    /// The byte range of a part. For example, the range of `section.1` is the second `[[section]]` table. If the text
    /// does not have such a table, the range is the whole text.
    fn part(&mut self, name: &str) -> (usize, usize) {
        if let Some(range) = self.parts.get(name) {
            return *range;
        }
        let range = self.part_anew(name).unwrap_or((0, self.text.len()));
        self.parts.insert(name.to_string(), range);
        range
    }

    fn part_anew(&self, name: &str) -> Option<(usize, usize)> {
        let (kind, number) = name.split_once('.')?;
        let starts_with = |at: usize, start: &str| self.text[at..].starts_with(start);
        let start = *self.headers.get(kind)?.get(number.parse::<usize>().ok()?)?;
        let behind = &self.lines[self.lines.partition_point(|line| *line <= start)..];
        let next =
            behind.iter().find(|at| starts_with(**at, "[[") || starts_with(**at, "[source]"));
        Some((start, next.copied().unwrap_or(self.text.len())))
    }

    /// The position and length of `needle`: the first occurrence after `from`, or else after the part's start. `None`
    /// if the part does not contain it, or after too many unsuccessful searches.
    fn find(&mut self, part: (usize, usize), from: usize, needle: &str) -> Option<(usize, usize)> {
        if needle.is_empty() || self.misses >= MOST_MISSES {
            return None;
        }
        let (start, end) = part;
        let found = [from, start].into_iter().find_map(|from| {
            let (at, length) = find_in(&self.text[from..end], needle)?;
            Some((from + at, length))
        });
        self.misses += usize::from(found.is_none_or(|(at, _)| at < from));
        found
    }
}

/// The offset and length of `needle` in `region` or, if `region` does not contain it, of its first six words with
/// markup and white space in between.
fn find_in(region: &str, needle: &str) -> Option<(usize, usize)> {
    if let Some(at) = region.find(needle) {
        return Some((at, needle.len()));
    }
    let words: Vec<&str> = needle
        .split(|c: char| !c.is_alphanumeric() && c != '_')
        .filter(|w| !w.is_empty())
        .take(6)
        .collect();
    let first = words.first()?;
    region.match_indices(first).find_map(|(at, _)| {
        let mut rest = at;
        words
            .iter()
            .all(|word| {
                // At most 40 bytes of markup are between two words.
                let limit = (rest + 40 + word.len()).min(region.len());
                let end = (limit..region.len()).find(|at| region.is_char_boundary(*at));
                let end = end.unwrap_or(region.len());
                let gap = region[rest..end].find(word);
                rest += gap.map_or(0, |gap| gap + word.len());
                gap.is_some()
            })
            .then_some((at, rest - at))
    })
}
