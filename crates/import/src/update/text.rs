//! Merges two changed versions of a text with their common origin, by sentences, cells and lines.

use clman_record::Record;
use similar::{Algorithm, DiffOp, capture_diff_slices};
use std::collections::HashSet;

/// A part of a merged text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Piece {
    /// Text on which the versions agree, or that one of them changed.
    Merged(String),
    /// Text that both versions changed, in different ways.
    Conflict(Conflict),
}

/// A part that both versions changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Conflict {
    pub base: String,
    pub ours: String,
    pub theirs: String,
}

/// Merges `ours` and `theirs`, which were made from `base`. The concatenated pieces are the merged text.
pub(super) fn merge(base: &str, ours: &str, theirs: &str) -> Vec<Piece> {
    // Most texts were changed by at most one side.
    if ours == theirs || theirs == base {
        return vec![Piece::Merged(ours.to_owned())];
    }
    if ours == base {
        return vec![Piece::Merged(theirs.to_owned())];
    }
    let (base, ours, theirs) = (units(base), units(ours), units(theirs));
    let (in_ours, in_theirs) = (matches(&base, &ours), matches(&base, &theirs));
    let mut pieces = Vec::new();
    let mut start = [0; 3];
    // The units that all three versions have, and the end.
    let common = (0..base.len()).filter_map(|at| Some([at, in_ours[at]?, in_theirs[at]?]));
    for sync in common.chain([[base.len(), ours.len(), theirs.len()]]) {
        region(
            &base[start[0]..sync[0]],
            &ours[start[1]..sync[1]],
            &theirs[start[2]..sync[2]],
            &mut pieces,
        );
        if let Some(unit) = base.get(sync[0]) {
            push(&mut pieces, unit);
        }
        start = sync.map(|at| at + 1);
    }
    pieces
}

/// Merges the units between two units that all versions have.
fn region(base: &[&str], ours: &[&str], theirs: &[&str], pieces: &mut Vec<Piece>) {
    if ours == base || ours == theirs {
        push(pieces, &theirs.concat());
    } else if theirs == base {
        push(pieces, &ours.concat());
    } else if base.len() == ours.len() && base.len() == theirs.len() && base.len() > 1 {
        // No side added or removed a unit, so the sides may have changed different units: each is merged alone.
        for at in 0..base.len() {
            region(&base[at..=at], &ours[at..=at], &theirs[at..=at], pieces);
        }
    } else {
        pieces.push(Piece::Conflict(Conflict {
            base: base.concat(),
            ours: ours.concat(),
            theirs: theirs.concat(),
        }));
    }
}

fn push(pieces: &mut Vec<Piece>, text: &str) {
    match pieces.last_mut() {
        _ if text.is_empty() => {}
        Some(Piece::Merged(last)) => last.push_str(text),
        _ => pieces.push(Piece::Merged(text.to_owned())),
    }
}

/// For each unit of `base`, its place in `other`, if `other` contains it.
fn matches(base: &[&str], other: &[&str]) -> Vec<Option<usize>> {
    let mut found = vec![None; base.len()];
    for op in capture_diff_slices(Algorithm::Patience, base, other) {
        if let DiffOp::Equal { old_index, new_index, len } = op {
            (0..len).for_each(|at| found[old_index + at] = Some(new_index + at));
        }
    }
    found
}

/// The units of a text: lines, and within a line sentences and the cells of tables. The concatenated units are the
/// text.
fn units(text: &str) -> Vec<&str> {
    let mut units = Vec::new();
    let mut in_code = false;
    for line in text.split_inclusive('\n') {
        let is_fence = line.trim_start().starts_with("```");
        in_code ^= is_fence;
        if is_fence || in_code {
            units.push(line);
            continue;
        }
        let is_row = line.trim_start().starts_with('|');
        let mut start = 0;
        let mut before = ' ';
        for (at, c) in line.char_indices() {
            let ends = match is_row {
                true => c == '|' && before != '\\',
                false => c == ' ' && matches!(before, '.' | '?' | '!' | ':' | ';'),
            };
            if ends {
                let end = at + c.len_utf8();
                units.push(&line[start..end]);
                start = end;
            }
            before = c;
        }
        if start < line.len() {
            units.push(&line[start..]);
        }
    }
    units
}

/// The units of all sections of a record that are long enough to tell pages apart.
pub(super) fn all_units(record: &Record) -> HashSet<String> {
    let units = record.sections.iter().flat_map(|section| units(&section.body));
    let units = units.map(str::trim).filter(|unit| unit.len() >= LONG_UNIT);
    units.map(str::to_owned).collect()
}

/// The minimum length, in bytes, of sentences that are unlikely to occur on several pages.
const LONG_UNIT: usize = 20;

#[cfg(test)]
mod tests {
    use super::*;

    /// The merged text, with conflicts as `<ours|theirs>`.
    fn merged(base: &str, ours: &str, theirs: &str) -> String {
        let show = |piece: Piece| match piece {
            Piece::Merged(text) => text,
            Piece::Conflict(c) => format!("<{}|{}>", c.ours.trim_end(), c.theirs.trim_end()),
        };
        merge(base, ours, theirs).into_iter().map(show).collect()
    }

    #[test]
    fn changes_of_both_sides_are_kept() {
        let base = "One. Two. Three.\n\nFour.\n";
        assert_eq!(merged(base, base, "New.\n"), "New.\n");
        assert_eq!(
            merged(base, "One! Two. Three.\n\nFour.\n", base),
            "One! Two. Three.\n\nFour.\n"
        );
        // Neighbouring sentences.
        assert_eq!(
            merged(base, "Un. Two. Three.\n\nFour.\n", "One. Deux. Three.\n\nFour.\nFive.\n"),
            "Un. Deux. Three.\n\nFour.\nFive.\n"
        );
        assert_eq!(
            merged(base, "One. Two.\n\nFour.\n", "One. Two. Three.\n\nVier.\n"),
            "One. Two.\n\nVier.\n"
        );
        assert_eq!(
            merged("| a | b |\n", "| x | b |\n", "| a | y |\n"),
            "| x | y |\n",
            "cells are units"
        );
        // If both sides make the same change, this is not a conflict.
        assert_eq!(merged(base, "One.\n", "One.\n"), "One.\n");
    }

    #[test]
    fn a_conflict_is_one_sentence() {
        assert_eq!(
            merged("One. Two. Three.\n", "One. Zwei. Three.\n", "One. Deux. Three.\n"),
            "One. <Zwei.|Deux.>Three.\n"
        );
        assert_eq!(merged("a\n", "", "b\n"), "<|b>");
        let code = "```c\nint a; // one. two\n```\n";
        assert_eq!(units(code), ["```c\n", "int a; // one. two\n", "```\n"]);
    }
}
