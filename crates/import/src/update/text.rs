//! Merges two changed versions of a text with their common origin, unit by unit.

use super::align::{Alignment, align, have_similar};
use super::units::{Parts, Unit, body, listing};
use std::collections::HashSet;

/// A merged text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Merged {
    /// The text. If both sides changed a unit in different ways, it has the unit of `ours`.
    pub text: String,
    /// The units that both sides changed in different ways.
    pub conflicts: Vec<Conflict>,
}

/// A unit that both versions changed. A version that does not have the unit is empty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Conflict {
    pub base: String,
    pub ours: String,
    pub theirs: String,
}

/// Merges `ours` and `theirs`, which were made from `base`.
pub(super) fn merge(base: &str, ours: &str, theirs: &str) -> Merged {
    merge_as(body, [base, ours, theirs])
}

/// Merges listings line by line.
pub(super) fn merge_code(base: &str, ours: &str, theirs: &str) -> Merged {
    merge_as(listing, [base, ours, theirs])
}

fn merge_as<'a>(parts: fn(&'a str) -> Parts<'a>, versions: [&'a str; 3]) -> Merged {
    // Most texts were changed by at most one side.
    match one(versions) {
        Ok(text) => Merged { text: text.to_owned(), conflicts: Vec::new() },
        Err(versions) => {
            let versions = versions.map(parts);
            let mut conflicts = Vec::new();
            let text = Merger::new(&versions).merge(&mut conflicts);
            Merged { text, conflicts }
        }
    }
}

/// Chooses one of the versions `[base, ours, theirs]` of a value: the version of the side that changed it.
///
/// # Errors
/// Both sides changed the value, in different ways. The error has the versions.
pub(super) fn one<T: PartialEq>(versions: [T; 3]) -> Result<T, [T; 3]> {
    one_by(versions, T::eq)
}

/// As [`one`], for versions that may be the same without being equal.
fn one_by<T>([base, ours, theirs]: [T; 3], is_same: impl Fn(&T, &T) -> bool) -> Result<T, [T; 3]> {
    if is_same(&ours, &base) || is_same(&ours, &theirs) {
        Ok(theirs)
    } else if is_same(&theirs, &base) {
        Ok(ours)
    } else {
        Err([base, ours, theirs])
    }
}

/// The places of a unit in `[base, ours, theirs]`.
type Places = [Option<usize>; 3];

struct Merger<'v, 'a> {
    versions: &'v [Parts<'a>; 3],
    ours: Alignment,
    theirs: Alignment,
    /// The merged text.
    text: String,
    /// The last unit of the merged text; `None` at the start of the text.
    last: Option<Places>,
}

impl<'v, 'a> Merger<'v, 'a> {
    fn new(versions: &'v [Parts<'a>; 3]) -> Self {
        let [base, ours, theirs] = versions.each_ref().map(|version| version.units.as_slice());
        let (ours, theirs) = (align(base, ours), align(base, theirs));
        Merger { versions, ours, theirs, text: String::new(), last: None }
    }

    fn merge(mut self, conflicts: &mut Vec<Conflict>) -> String {
        let units = self.versions[0].units.len();
        for at in 0..=units {
            self.added(at, conflicts);
            if at < units && !self.ours.is_moved[at] && !self.theirs.is_moved[at] {
                self.unit(at, conflicts);
            }
        }
        self.glue(self.end(), conflicts);
        self.text
    }

    /// For each version, the unit at its place in `places`.
    fn versions_at(&self, places: Places) -> [Option<Unit<'a>>; 3] {
        let mut sides = 0..;
        places.map(|place| {
            let units = &self.versions[sides.next().unwrap_or(0)].units;
            place.and_then(|place| units.get(place)).copied()
        })
    }

    /// Merges the unit `at` of the base with its versions.
    fn unit(&mut self, at: usize, conflicts: &mut Vec<Conflict>) {
        let places = [Some(at), self.ours.to[at], self.theirs.to[at]];
        match self.versions_at(places) {
            [Some(base), Some(ours), Some(theirs)] => {
                let text = changed([base, ours, theirs], conflicts);
                self.push(places, &text, conflicts);
            }
            // Upstream removed it.
            [Some(base), Some(ours), None] if !ours.is_same(&base) => {
                conflicts.push(Conflict::of([base.text, ours.text, ""]));
                self.push(places, ours.text, conflicts);
            }
            // People removed it.
            [Some(base), None, Some(theirs)] if !theirs.is_same(&base) => {
                conflicts.push(Conflict::of([base.text, "", theirs.text]));
            }
            _ => {}
        }
    }

    /// Merges the units that were added or moved to the place before the unit `at` of the base.
    fn added(&mut self, at: usize, conflicts: &mut Vec<Conflict>) {
        let [_, ours, theirs] = self.versions;
        let own = std::mem::take(&mut self.ours.added[at]);
        let new = std::mem::take(&mut self.theirs.added[at]);
        // Upstream's place wins if both sides moved a unit.
        let is_here =
            |unit: &usize| self.ours.from[*unit].is_none_or(|at| !self.theirs.is_moved[at]);
        let own: Vec<usize> = own.into_iter().filter(is_here).collect();
        let own_new: Vec<usize> =
            own.iter().filter(|unit| self.ours.from[**unit].is_none()).copied().collect();
        let new_new: Vec<usize> =
            new.iter().filter(|unit| self.theirs.from[**unit].is_none()).copied().collect();
        let own_only = without(&ours.units, &own_new, &theirs.units, &new_new);
        let new_only = without(&theirs.units, &new_new, &ours.units, &own_new);
        let texts = |parts: &Parts<'a>, units: &[usize]| -> Vec<Unit<'a>> {
            units.iter().map(|unit| parts.units[*unit]).collect()
        };
        // Both sides may add the same statement in different words.
        let is_conflict = have_similar(&texts(ours, &own_only), &texts(theirs, &new_only));
        if is_conflict {
            let text = |parts: &Parts<'_>, units: &[usize]| -> String {
                let glued = |at: &usize| {
                    let (gap, markers) = parts.glue_before(*at);
                    [gap, markers, parts.units[*at].text].concat()
                };
                let text: String = units.iter().map(glued).collect();
                text.trim_start().to_owned()
            };
            conflicts.push(Conflict::of(["", &text(ours, &own_new), &text(theirs, &new_new)]));
        }
        for unit in own {
            match self.ours.from[unit] {
                Some(at) => self.unit(at, conflicts),
                // Upstream added all of it.
                None if own_only.is_empty() => {}
                None => self.push([None, Some(unit), None], ours.units[unit].text, conflicts),
            }
        }
        let new_only: HashSet<usize> = new_only.into_iter().collect();
        for unit in new {
            let is_wanted = own_only.is_empty() || !is_conflict && new_only.contains(&unit);
            match self.theirs.from[unit] {
                Some(at) => self.unit(at, conflicts),
                None if is_wanted => {
                    self.push([None, None, Some(unit)], theirs.units[unit].text, conflicts);
                }
                None => {}
            }
        }
    }

    fn push(&mut self, places: Places, text: &str, conflicts: &mut Vec<Conflict>) {
        self.glue(places, conflicts);
        self.text.push_str(text);
        self.last = Some(places);
    }

    /// Adds the glue between the last unit and the unit at `places`: the gap, which depends on both units, and the
    /// markers, which belong to the second unit.
    fn glue(&mut self, places: Places, conflicts: &mut Vec<Conflict>) {
        let glue = |side: usize, at: Option<usize>| Some(self.versions[side].glue_before(at?));
        let before = [0, 1, 2].map(|side| glue(side, places[side]));
        // For each version, the index after the last merged unit; `None` if the version does not have this unit.
        let after = [0, 1, 2].map(|side| match self.last {
            Some(last) => last[side].map(|at| at + 1),
            None => Some(0),
        });
        let gap = |glue: Option<(&'a str, &'a str)>| glue.map(|(gap, _)| gap);
        let between =
            [0, 1, 2].map(|side| gap(before[side]).filter(|_| after[side] == places[side]));
        let longest = |gaps: [Option<&'a str>; 6]| {
            gaps.into_iter().flatten().max_by_key(|gap| gap.matches('\n').count()).unwrap_or("\n")
        };
        // The gap that is used if no version has one of these units after the other.
        let [b, o, t] = before.map(gap);
        let other = match places == self.end() {
            true => longest([None, None, None, b, o, t]),
            false => {
                let [x, y, z] = [0, 1, 2].map(|side| gap(glue(side, after[side])));
                longest([x, y, z, b, o, t])
            }
        };
        let (mut text, is_gap_clear) = chosen(between, other);
        let (markers, are_markers_clear) = chosen(before.map(|glue| Some(glue?.1)), "");
        if !is_gap_clear || !are_markers_clear {
            let units = self.versions_at(places);
            let texts = [0, 1, 2].map(|side| {
                let (gap, markers) = before[side].unwrap_or_default();
                let unit = units[side].map_or("", |unit| unit.text);
                format!("{}{markers}{unit}", gap.trim_start())
            });
            conflicts.push(Conflict::of(texts.each_ref().map(String::as_str)));
        }
        // Markers are at the start of a line.
        if !markers.trim().is_empty() && !text.contains('\n') && !self.text.is_empty() {
            text = longest([None, None, None, b, o, t]);
        }
        self.text.push_str(text);
        self.text.push_str(markers);
    }

    /// The end of each version.
    fn end(&self) -> Places {
        self.versions.each_ref().map(|version| Some(version.units.len()))
    }
}

/// The units of a list that no unit of another list equals.
fn without(units: &[Unit<'_>], list: &[usize], others: &[Unit<'_>], other: &[usize]) -> Vec<usize> {
    let texts: HashSet<String> = other.iter().map(|unit| others[*unit].words()).collect();
    list.iter().filter(|unit| !texts.contains(&units[**unit].words())).copied().collect()
}

/// Chooses the version of a glue, of `[base, ours, theirs]`, or `other` if neither side has it. The flag is false if
/// both sides changed it in different ways; the result is then the version of `ours`.
fn chosen<'a>(versions: [Option<&'a str>; 3], other: &'a str) -> (&'a str, bool) {
    match versions {
        [Some(base), Some(ours), Some(theirs)] => {
            let chosen = one([base, ours, theirs])
                .or_else(|versions| one_by(versions, |a, b| is_same_glue(a, b)));
            (chosen.unwrap_or(ours), chosen.is_ok())
        }
        [None, Some(ours), Some(theirs)] if !is_same_glue(ours, theirs) => (ours, true),
        [_, ours, theirs] => (theirs.or(ours).unwrap_or(other), true),
    }
}

/// Merges the versions `[base, ours, theirs]` of a unit.
fn changed<'a>(versions: [Unit<'a>; 3], conflicts: &mut Vec<Conflict>) -> String {
    let texts = versions.map(|unit| unit.text);
    let chosen = one(texts).or_else(|_| one_by(versions, Unit::is_same).map(|unit| unit.text));
    if let Ok(text) = chosen {
        return text.to_owned();
    }
    if let [Some(base), Some(ours), Some(theirs)] = versions.map(|unit| unit.parts()) {
        return Merger::new(&[base, ours, theirs]).merge(conflicts);
    }
    conflicts.push(Conflict::of(texts));
    texts[1].to_owned()
}

/// Whether two glues have the same markers. The numbers of a list's items may differ.
fn is_same_glue(a: &str, b: &str) -> bool {
    let markers = |c: &char| !c.is_whitespace() && !c.is_ascii_digit();
    a.chars().filter(markers).eq(b.chars().filter(markers))
}

impl Conflict {
    fn of([base, ours, theirs]: [&str; 3]) -> Conflict {
        Conflict { base: base.to_owned(), ours: ours.to_owned(), theirs: theirs.to_owned() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The merged text. Conflicts follow it as `<base|ours|theirs>`.
    fn merged(base: &str, ours: &str, theirs: &str) -> String {
        let Merged { mut text, conflicts } = merge(base, ours, theirs);
        for c in conflicts {
            text.push_str(&format!("<{}|{}|{}>", c.base, c.ours, c.theirs));
        }
        text
    }

    /// Checks a merge, and the merge with the sides exchanged.
    #[track_caller]
    fn check(base: &str, a: &str, b: &str, expected: &str) {
        assert_eq!(merged(base, a, b), expected);
        assert_eq!(merged(base, b, a), expected, "with the sides exchanged");
    }

    #[test]
    fn changes_of_both_sides_are_kept() {
        let base = "One. Two. Three.\n\nFour.\n";
        check(base, base, "New.\n", "New.\n");
        check(base, "One! Two. Three.\n\nFour.\n", base, "One! Two. Three.\n\nFour.\n");
        // Neighbouring sentences.
        check(
            base,
            "Un. Two. Three.\n\nFour.\n",
            "One. Deux. Three.\n\nFour.\nFive.\n",
            "Un. Deux. Three.\n\nFour.\nFive.\n",
        );
        check(base, "One. Two.\n\nFour.\n", "One. Two. Three.\n\nVier.\n", "One. Two.\n\nVier.\n");
        check("|a|b|\n", "|x|b|\n", "|a|y|\n", "|x|y|\n");
        // If both sides make the same change, this is not a conflict.
        check(base, "One.\n", "One.\n", "One.\n");
    }

    #[test]
    fn a_neighbour_may_be_added_removed_moved_or_separated() {
        let base = "The first one. The second one.\n";
        let ours = "The first one. The very second one.\n";
        check(
            base,
            ours,
            "The first one. The second one. A new third.\n",
            "The first one. The very second one. A new third.\n",
        );
        check(
            base,
            ours,
            "The first one. New. The second one.\n",
            "The first one. New. The very second one.\n",
        );
        check(base, ours, "The second one.\n", "The very second one.\n");
        check(
            base,
            ours,
            "The first one.\n\nThe second one.\n",
            "The first one.\n\nThe very second one.\n",
        );
        check(
            base,
            ours,
            "- The first one.\n- New.\n- The second one.\n",
            "- The first one.\n- New.\n- The very second one.\n",
        );
        check(
            base,
            ours,
            "The second one. The first one.\n",
            "The very second one. The first one.\n",
        );
        check(
            base,
            "The very first one. The second one.\n",
            "The second one. The first one.\n",
            "The second one. The very first one.\n",
        );
        // A paragraph before a text that becomes an item of a list, and after a text that is removed.
        let ours = "The first one.\n\nMine.\n\nThe second one.\n";
        let base = "The first one.\n\nThe second one.\n";
        check(
            base,
            ours,
            "The first one.\n\n- The second one.\n",
            "The first one.\n\nMine.\n\n- The second one.\n",
        );
        check("One.\n\n## Two\n", "One.\n\nMine.\n\n## Two\n", "One.\n", "One.\n\nMine.\n");
        check("One.\n\n## Two\n", "One.\n\n## Two\n\nMine.\n", "One.\n", "One.\n\nMine.\n");
        check("One. Two.\n", "One. Mine. Two.\n", "One.\n- Two.\n", "One. Mine.\n- Two.\n");
        let base = "The first one. The second one.\n";
        // A line break inside a sentence.
        check(
            base,
            "The first\none. The second one.\n",
            "The first two. The second one.\n",
            "The first two. The second one.\n",
        );
        check(
            "1. Cut.\n2. Dry.\n",
            "1. Cut.\n2. Wait.\n3. Dry.\n",
            "1. Cut.\n2. Dry.\n3. Burn.\n4. Cool.\n",
            "1. Cut.\n2. Wait.\n3. Dry.\n3. Burn.\n4. Cool.\n",
        );
    }

    #[test]
    fn lines_and_rows_are_merged_too() {
        let base = "```c\nint a;\nint b;\n}\n```\n";
        check(
            base,
            "```c\nint a; // mine\nint b;\n}\n```\n",
            "```c\nint a;\nint c;\nint b;\n}\n```\n",
            "```c\nint a; // mine\nint c;\nint b;\n}\n```\n",
        );
        check(
            base,
            "```c\nint a;\nint b; // mine\n}\n```\n",
            "- New.\n\n  ```c\n  int a;\n  int b;\n  }\n  ```\n",
            "- New.\n\n  ```c\n  int a;\n  int b; // mine\n  }\n  ```\n",
        );
        let base = "|a|b|\n|-|-|\n|one|two|\n|three|four|\n";
        check(
            base,
            "|a|b|\n|-|-|\n|one|two!|\n|three|four|\n",
            "|a|b|\n|-|-|\n|new||\n|one|two|\n",
            "|a|b|\n|-|-|\n|new||\n|one|two!|\n",
        );
        check(
            base,
            "|a|b|\n|-|-|\n|one|two!|\n|three|four|\n",
            "|a|c|b|\n|-|-|-|\n|one|x|two|\n|three|y|four|\n",
            "|a|c|b|\n|-|-|-|\n|one|x|two!|\n|three|y|four|\n",
        );
    }

    #[test]
    fn both_sides_may_add_at_one_place() {
        assert_eq!(
            merged("One.\n", "One. Light it.\n", "One. Wait. End.\n"),
            "One. Light it.\nWait. End.\n"
        );
        let table = |rows: &str| format!("|a|b|\n|-|-|\n|x|1|\n{rows}|y|2|\n");
        assert_eq!(
            merged(&table(""), &table("|c|3|\n"), &table("|d|4|\n|e|5|\n")),
            table("|c|3|\n|d|4|\n|e|5|\n")
        );
        let list = |items: &str| format!("- One.\n{items}- Two.\n");
        assert_eq!(
            merged(&list(""), &list("- Light it.\n"), &list("- Wait.\n")),
            list("- Light it.\n- Wait.\n")
        );
    }

    #[test]
    fn what_both_sides_changed_is_a_conflict() {
        assert_eq!(
            merged("One. Two. Three.\n", "One. Zwei. Three.\n", "One. Deux. Three.\n"),
            "One. Zwei. Three.\n<Two.|Zwei.|Deux.>"
        );
        // One side changed it, and the other removed it.
        assert_eq!(merged("One. Two.\n", "One. Zwei.\n", "One.\n"), "One. Zwei.\n<Two.|Zwei.|>");
        assert_eq!(merged("One. Two.\n", "One.\n", "One. Deux.\n"), "One.\n<Two.||Deux.>");
        // Both added a similar sentence at one place.
        assert_eq!(
            merged("One.\n", "One. Light two lamps.\n", "One. Light three lamps.\n"),
            "One. Light two lamps.\n<|Light two lamps.|Light three lamps.>"
        );
        assert_eq!(
            merged("One.\n", "One. Light it.\n", "One.\n\n- Light it twice.\n- Trois.\n"),
            "One. Light it.\n<|Light it.|- Light it twice.\n- Trois.>"
        );
        check("One.\n", "One. Two.\n", "One. Two. Three.\n", "One. Two. Three.\n");
        assert_eq!(
            merged("One.\n\nTwo.\n", "One.\n\n- Two.\n", "One.\n\n> Two.\n"),
            "One.\n\n- Two.\n<Two.|- Two.|> Two.>"
        );
        // The replacement of a listing.
        assert_eq!(
            merged(
                "A.\n\n```\na b\n```\n",
                "A.\n\n```\na b d\n```\n",
                "A.\n\nNew:\n\n```\nx\n```\n"
            ),
            "A.\n\nNew:\n\n```\na b d\n```\n<a b|a b d|x>"
        );
        // A removed listing stays complete.
        assert_eq!(
            merged("A.\n\n```\na b\nc\n```\n", "A.\n\n```\na b d\nc\n```\n", "A.\n"),
            "A.\n\n```\na b d\nc\n```\n<```\na b\nc\n```|```\na b d\nc\n```|>"
        );
    }

    #[test]
    fn the_cost_of_a_merge_is_bounded() {
        let words = |seed: usize| -> String {
            (0..40_000).map(|n| format!("- Word {} of {}.\n", n * seed % 7919, n % seed)).collect()
        };
        let start = std::time::Instant::now();
        let merged = merge(&words(3), &words(5), &words(7));
        assert!(!merged.text.is_empty());
        assert!(start.elapsed().as_secs() < 60, "{:?}", start.elapsed());
    }
}
