//! Shortens long lists of findings: groups the findings by kind, and leaves out all but the first findings of each
//! kind.

use std::collections::HashMap;
use std::fmt::Display;

/// The number of findings of a kind that are printed without `--verbose`.
const FIRST: usize = 5;

/// Findings as lines of text, grouped by kind.
#[derive(Default)]
pub(super) struct Findings {
    kinds: Vec<Vec<String>>,
    known: HashMap<String, usize>,
    /// The number of findings of each kind that are only counted.
    more: Vec<usize>,
}

impl Findings {
    /// Adds a finding. Messages that differ only in quoted names and in numbers belong to the same kind.
    pub(super) fn add(&mut self, message: &str, line: impl Display) {
        let at = self.kind(message);
        self.kinds[at].push(line.to_string());
    }

    /// Adds a finding. Its line is made only if it will be printed: if `all` findings are printed, or if it is one of
    /// the first of its kind.
    pub(super) fn add_if_shown(&mut self, message: &str, all: bool, line: impl FnOnce() -> String) {
        let at = self.kind(message);
        if all || self.kinds[at].len() < FIRST {
            self.kinds[at].push(line());
        } else {
            self.more[at] += 1;
        }
    }

    /// The index of a message's kind.
    fn kind(&mut self, message: &str) -> usize {
        let at = *self.known.entry(shape(message)).or_insert(self.kinds.len());
        if at == self.kinds.len() {
            self.kinds.push(Vec::new());
            self.more.push(0);
        }
        at
    }

    /// The lines to print: all lines, or the first lines of each kind.
    pub(super) fn lines(self, all: bool) -> impl Iterator<Item = String> {
        self.kinds.into_iter().zip(self.more).flat_map(move |(mut lines, without_line)| {
            let more = without_line + lines.len().saturating_sub(FIRST);
            if more > 0 && !all {
                lines.truncate(FIRST);
                lines.push(format!("… and {more} more like these; --verbose lists all"));
            }
            lines
        })
    }
}

/// A message without its numbers and its quoted names.
fn shape(message: &str) -> String {
    let mut out = String::new();
    let mut quote = None;
    for c in message.chars() {
        match (quote, c) {
            (Some(end), c) if c == end => quote = None,
            (Some(_), _) => {}
            (None, '\'' | '`') => quote = Some(c),
            (None, c) if c.is_ascii_digit() => {}
            (None, c) => out.push(c),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn findings_of_a_kind_are_counted() {
        let lines = |all| {
            let mut findings = Findings::default();
            for n in 0..7 {
                let message = format!("there is no page 'p{n}'");
                findings.add_if_shown(&message, all, || n.to_string());
            }
            findings.add("the folder is empty", "last");
            findings.lines(all).collect::<Vec<_>>()
        };
        let more = "… and 2 more like these; --verbose lists all";
        assert_eq!(lines(false), ["0", "1", "2", "3", "4", more, "last"]);
        assert_eq!(lines(true), ["0", "1", "2", "3", "4", "5", "6", "last"]);
    }
}
