//! Follows text that upstream moved to another section or page, for example because it split a page. Edits of this text
//! are moved too.

use super::Old;
use super::align::align;
use super::merge::renamed_sections;
use super::units::{LONG_UNIT, Parts, body, with_cells};
use clman_record::Record;
use clman_record::prose::parse;
use std::cell::LazyCell;
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::ops::Range;

/// A new record of upstream with edits of text that was on another page or in another section.
pub(super) struct Target {
    pub record: Record,
    /// The pages on which the edited text was.
    pub from: BTreeSet<String>,
}

/// An edit of a unit that upstream removed from its section.
struct Edit {
    /// The record and the number of its section.
    page: String,
    section: usize,
    /// The unit, as it was imported.
    unit: String,
    /// The edited text, and its position in the section. It includes sentences that were added after the unit.
    text: String,
    place: Range<usize>,
}

/// A position in a section of a new record, and the edit whose text is put there.
type Arrival<'e> = (Range<usize>, &'e Edit);

/// A place of a unit in a new record.
struct Place<'n> {
    /// The record, the number of its section, and the position in the section.
    page: &'n str,
    section: usize,
    at: Range<usize>,
    in_cell: bool,
}

/// Moves the edits of text that upstream moved to exactly one other place of its page or, otherwise, of all `new`
/// records. Removes these edits from the `old` records, and returns the new records that received them, by name.
/// `before` has the old names of renamed pages.
pub(super) fn follow<'n>(
    old: &mut BTreeMap<String, Old>,
    new: &BTreeMap<&'n str, &'n Record>,
    before: &HashMap<String, String>,
) -> BTreeMap<&'n str, Target> {
    let after: HashMap<&str, &str> =
        before.iter().map(|(now, before)| (before.as_str(), now.as_str())).collect();
    let mut edits = Vec::new();
    for (name, old) in old.iter().filter(|(_, old)| old.is_edited) {
        let theirs = new.get(after.get(name.as_str()).copied().unwrap_or(name)).copied();
        edits.extend(homeless(old, theirs));
    }
    if edits.is_empty() {
        return BTreeMap::new();
    }
    let places = places_of(&edits, old, new, before);
    let mut targets: BTreeMap<&'n str, Target> = BTreeMap::new();
    let mut changes: BTreeMap<(&'n str, usize), Vec<Arrival<'_>>> = BTreeMap::new();
    let mut count: HashMap<(&str, &str), usize> = HashMap::new();
    for edit in &edits {
        *count.entry((&edit.page, &edit.unit)).or_default() += 1;
    }
    let mut taken = HashSet::new();
    for edit in edits.iter().filter(|edit| count[&(edit.page.as_str(), edit.unit.as_str())] == 1) {
        let own = after.get(edit.page.as_str()).copied().unwrap_or(&edit.page);
        let places = &places[edit.unit.as_str()];
        let mut nearest: Vec<&Place<'n>> =
            places.iter().filter(|place| place.page == own).collect();
        if nearest.is_empty() {
            nearest.extend(places);
        }
        if let [place] = nearest[..]
            && !(place.in_cell && edit.text.contains(['\n', '|']))
            && taken.insert((place.page, place.section, place.at.start))
        {
            let edits = changes.entry((place.page, place.section)).or_default();
            edits.push((place.at.clone(), edit));
        }
    }
    let mut followed: Vec<&Edit> = Vec::new();
    for ((name, section), edits) in changes {
        let Some(record) = new.get(name) else { continue };
        let Some(edited) = with_edits(&record.sections[section].body, &edits) else { continue };
        let target = targets
            .entry(name)
            .or_insert_with(|| Target { record: (*record).clone(), from: BTreeSet::new() });
        target.record.sections[section].body = edited;
        let page = |edit: &Edit| edit.page.clone();
        target.from.extend(edits.iter().map(|(_, edit)| page(edit)).filter(|page| page != name));
        followed.extend(edits.iter().map(|(_, edit)| edit));
    }
    // The last edit of a section is undone first, so that the positions of the others remain right.
    followed.sort_by_key(|edit| std::cmp::Reverse(edit.place.start));
    for edit in followed {
        let Some(old) = old.get_mut(&edit.page) else { continue };
        if let Some(section) = old.ours.sections.get_mut(edit.section) {
            section.body.replace_range(edit.place.clone(), &edit.unit);
        }
        old.is_edited = old.base.as_ref().is_none_or(|base| !super::is_same(base, &old.ours));
    }
    targets
}

/// The body of a section; empty if the record does not have it.
fn body_of<'r>(record: &'r Record, id: &str) -> &'r str {
    record.sections.iter().find(|section| section.id == id).map_or("", |section| &section.body)
}

/// The places in the new records at which the units of `edits` are now, but were not before.
fn places_of<'e, 'n>(
    edits: &'e [Edit],
    old: &BTreeMap<String, Old>,
    new: &BTreeMap<&'n str, &'n Record>,
    before: &HashMap<String, String>,
) -> HashMap<&'e str, Vec<Place<'n>>> {
    let mut places: HashMap<&str, Vec<Place<'n>>> =
        edits.iter().map(|edit| (edit.unit.as_str(), Vec::new())).collect();
    for (page, record) in new {
        let old = old.get(before.get(*page).map_or(*page, String::as_str));
        // A record whose imported text is not known is not updated.
        if old.is_some_and(|old| old.base.is_none()) {
            continue;
        }
        for (number, section) in record.sections.iter().enumerate() {
            let was = LazyCell::new(|| -> HashSet<(&str, bool)> {
                let base = old.and_then(|old| old.base.as_ref());
                let body = base.map_or("", |base| body_of(base, &section.id));
                with_cells(body).into_iter().map(|(unit, _, in_cell)| (unit, in_cell)).collect()
            });
            for (unit, at, in_cell) in with_cells(&section.body) {
                if let Some(found) = places.get_mut(unit)
                    && !was.contains(&(unit, in_cell))
                {
                    found.push(Place { page, section: number, at, in_cell });
                }
            }
        }
    }
    places
}

/// The edits in a record of units that are not in the same section of upstream's version, `theirs`.
fn homeless(old: &Old, theirs: Option<&Record>) -> Vec<Edit> {
    let Some(base) = &old.base else { return Vec::new() };
    let renamed = theirs.map(|theirs| renamed_sections(base, theirs)).unwrap_or_default();
    let mut edits = Vec::new();
    for (number, section) in old.ours.sections.iter().enumerate() {
        let was = body_of(base, &section.id);
        let id = renamed.get(section.id.as_str()).copied().unwrap_or(&section.id);
        let now = theirs.map_or("", |theirs| body_of(theirs, id));
        if was == section.body || was == now || was.is_empty() {
            continue;
        }
        let (was, ours, now) = (body(was), body(&section.body), body(now));
        let stays: HashSet<&str> = now.units.iter().map(|unit| unit.text).collect();
        for (unit, place) in edited_units(&was, &ours) {
            if unit.len() >= LONG_UNIT && !stays.contains(unit) {
                edits.push(Edit {
                    page: old.ours.name.clone(),
                    section: number,
                    unit: unit.to_owned(),
                    text: section.body[place.clone()].to_owned(),
                    place,
                });
            }
        }
    }
    edits
}

/// The units of `base` that were changed, or after which units were added, with the position of the new text in `ours`.
fn edited_units<'b>(base: &Parts<'b>, ours: &Parts<'_>) -> Vec<(&'b str, Range<usize>)> {
    let alignment = align(&base.units, &ours.units);
    let mut edited = Vec::new();
    for (at, unit) in base.units.iter().enumerate() {
        let Some(now) = alignment.to[at].filter(|_| !alignment.is_moved[at]) else { continue };
        let added = &alignment.added[at + 1];
        // A moved unit among the added units is not a part of the edit.
        let are_new = added.iter().all(|unit| alignment.from[*unit].is_none());
        let end = added.last().copied().filter(|_| are_new).unwrap_or(now);
        if end > now || !unit.is_same(&ours.units[now]) {
            edited.push((unit.text, ours.places[now].start..ours.places[end].end));
        }
    }
    edited
}

/// A body with edited texts at these positions; `None` if the result is not valid in the dialect.
fn with_edits(text: &str, edits: &[Arrival<'_>]) -> Option<String> {
    let mut edits: Vec<&Arrival<'_>> = edits.iter().collect();
    edits.sort_by_key(|(at, _)| std::cmp::Reverse(at.start));
    let mut edited = text.to_owned();
    for (at, edit) in edits {
        edited.replace_range(at.clone(), &edit.text);
    }
    parse(&edited).is_ok().then_some(edited)
}
