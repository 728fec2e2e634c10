//! Merges two changed versions of a record with their common origin.

use super::SAME_TEXT;
use super::text::{self, one};
use super::units::long_units;
use clman_record::prose::parse;
use clman_record::{Conflict, Record, Section, Synopsis};
use std::collections::{BTreeMap, HashMap, HashSet};

/// Merges `ours`, which people edited, with `theirs`, which upstream changed. Both were made from `base`. If both
/// changed the same part, the result has the part of `ours`, and the record lists the conflict.
pub(super) fn merge(base: &Record, ours: &Record, theirs: &Record) -> Record {
    let mut conflicts = ours.conflicts.clone();
    let mut line = |place: &str, versions| whole(place, versions, &mut conflicts);
    let title = line("title", [&base.title, &ours.title, &theirs.title]);
    let summary = line("summary", [&base.summary, &ours.summary, &theirs.summary]);
    let texts = [base, ours, theirs].map(|r| r.copyright.clone().unwrap_or_default());
    let copyright = line("copyright", [&texts[0], &texts[1], &texts[2]]);
    let versions = [base.editions, ours.editions, theirs.editions];
    let editions = one(versions).unwrap_or(ours.editions);
    let synopsis = synopsis(base, ours, theirs, &mut conflicts);
    let sections = sections(base, ours, theirs, &mut conflicts);
    Record {
        title,
        summary,
        copyright: Some(copyright).filter(|text| !text.is_empty()),
        editions,
        aliases: list(&base.aliases, &ours.aliases, &theirs.aliases),
        see_also: list(&base.see_also, &ours.see_also, &theirs.see_also),
        synopsis,
        sections,
        conflicts,
        man_section: theirs.man_section.clone(),
        imprint: one([&base.imprint, &ours.imprint, &theirs.imprint])
            .unwrap_or(&theirs.imprint)
            .clone(),
        name: theirs.name.clone(),
        source: theirs.source.clone(),
        // People write these, and no import changes them.
        also: ours.also.clone(),
        rules: ours.rules.clone(),
        examples: ours.examples.clone(),
    }
}

/// Merges the versions `[base, ours, theirs]` of a text without dividing it. If both sides changed it in different
/// ways, adds a conflict and returns `ours`.
pub(super) fn whole(place: &str, versions: [&str; 3], conflicts: &mut Vec<Conflict>) -> String {
    one(versions).map(str::to_owned).unwrap_or_else(|versions| {
        let [was, here, upstream] = versions.map(str::to_owned);
        conflicts.push(Conflict { place: place.into(), was, here: here.clone(), upstream });
        here
    })
}

/// The entries of `ours`, without those that upstream removed, and with those that it added.
fn list(base: &[String], ours: &[String], theirs: &[String]) -> Vec<String> {
    if ours == base {
        return theirs.to_vec();
    }
    let stays = |entry: &&String| theirs.contains(entry) || !base.contains(entry);
    let mut merged: Vec<String> = ours.iter().filter(stays).cloned().collect();
    let new = theirs.iter().filter(|entry| !base.contains(entry) && !ours.contains(entry));
    merged.extend(new.cloned());
    merged
}

/// The parts of both sides, in the order of `theirs`. A part that only `ours` has is put after the part that it follows
/// in `ours`, or first. `merge` gets the versions `[base, ours, theirs]` of a part, and returns `None` to remove the
/// part.
pub(super) fn parts<T: Clone + PartialEq>(
    [base, ours, theirs]: [&[T]; 3],
    is_same: fn(&T, &T) -> bool,
    merge: impl FnMut([Option<&T>; 3]) -> Option<T>,
) -> Vec<T> {
    if ours == base {
        return theirs.to_vec();
    }
    let find = |parts: &'_ [T], part: &T| parts.iter().position(|other| is_same(other, part));
    let own_from = |start: usize| {
        let own = ours[start..].iter().take_while(|part| find(theirs, part).is_none());
        own.map(|part| (Some(part), None))
    };
    let mut order: Vec<(Option<&T>, Option<&T>)> = own_from(0).collect();
    for part in theirs {
        let here = find(ours, part);
        order.push((here.map(|at| &ours[at]), Some(part)));
        order.extend(here.into_iter().flat_map(|at| own_from(at + 1)));
    }
    let versions = order.into_iter().filter_map(|(here, new)| {
        let before = find(base, here.or(new)?).map(|at| &base[at]);
        Some([before, here, new])
    });
    versions.filter_map(merge).collect()
}

fn sections(
    base: &Record,
    ours: &Record,
    theirs: &Record,
    conflicts: &mut Vec<Conflict>,
) -> Vec<Section> {
    let renamed = renamed_sections(base, theirs);
    let now = |record: &Record| -> Vec<Section> {
        let id = |section: &Section| {
            renamed.get(section.id.as_str()).copied().unwrap_or(&section.id).to_owned()
        };
        record
            .sections
            .iter()
            .map(|section| Section { id: id(section), ..section.clone() })
            .collect()
    };
    let same = |a: &Section, b: &Section| a.id == b.id;
    parts([&now(base), &now(ours), &theirs.sections], same, |versions| {
        let place =
            || format!("section {}", versions.iter().flatten().next().map_or("", |s| &s.id));
        match versions {
            // Upstream removed the section.
            [Some(before), Some(here), None] if before == here => None,
            // Only the edited texts remain, each as a conflict.
            [Some(before), Some(here), None] => {
                let body = body(&place(), [&before.body, &here.body, ""], conflicts);
                Some(Section { body, ..here.clone() })
            }
            // Our side removed the section.
            [Some(before), None, Some(new)] if before == new => None,
            [Some(before), None, Some(new)] => {
                conflicts.push(Conflict {
                    place: place(),
                    was: before.body.clone(),
                    here: String::new(),
                    upstream: new.body.clone(),
                });
                None
            }
            [None, here, new] if here.is_none() || new.is_none() => here.or(new).cloned(),
            [before, Some(here), Some(new)] => {
                let was = before.map_or("", |before| before.body.as_str());
                let body = body(&place(), [was, &here.body, &new.body], conflicts);
                let title = before.map_or(&here.title, |before| &before.title);
                let titles = [title.as_str(), &here.title, &new.title];
                let title = whole(&format!("{}, title", place()), titles, conflicts);
                let editions = before.map_or(here.editions, |before| before.editions);
                let editions =
                    one([editions, here.editions, new.editions]).unwrap_or(here.editions);
                Some(Section { id: here.id.clone(), title, editions, body })
            }
            _ => None,
        }
    })
}

/// The new id of each section that upstream renamed. A section is recognised by most of its text.
pub(super) fn renamed_sections<'r>(
    base: &'r Record,
    theirs: &'r Record,
) -> HashMap<&'r str, &'r str> {
    let only = |a: &'r Record, b: &Record| {
        let has = |section: &Section| b.sections.iter().any(|other| other.id == section.id);
        a.sections.iter().filter(|section| !has(section)).collect::<Vec<_>>()
    };
    // For each unit of the new sections, the section that contains it; `None` if there are several.
    let mut places: HashMap<&str, Option<&str>> = HashMap::new();
    for section in only(theirs, base) {
        for unit in long_units(&section.body) {
            places.entry(unit).and_modify(|place| *place = None).or_insert(Some(&section.id));
        }
    }
    let mut renamed = HashMap::new();
    let mut taken = HashSet::new();
    for section in only(base, theirs) {
        let units = long_units(&section.body);
        let mut shared: BTreeMap<&str, usize> = BTreeMap::new();
        for place in units.iter().filter_map(|unit| *places.get(unit)?) {
            *shared.entry(place).or_default() += 1;
        }
        if let Some((id, count)) = shared.into_iter().max_by_key(|(_, count)| *count)
            && count * 100 >= units.len() * SAME_TEXT
            && taken.insert(id)
        {
            renamed.insert(section.id.as_str(), id);
        }
    }
    renamed
}

/// A conflict of texts at a place of a record.
fn conflict_at(place: &str, text::Conflict { base, ours, theirs }: text::Conflict) -> Conflict {
    Conflict { place: place.into(), was: base, here: ours, upstream: theirs }
}

/// Merges the bodies of a section: `[base, ours, theirs]`.
fn body(place: &str, versions: [&str; 3], conflicts: &mut Vec<Conflict>) -> String {
    let [was, here, upstream] = versions;
    let text::Merged { text: merged, conflicts: new } = text::merge(was, here, upstream);
    // A body of sentences from two versions may be invalid in the dialect.
    if parse(&merged).is_ok() {
        conflicts.extend(new.into_iter().map(|conflict| conflict_at(place, conflict)));
        return merged;
    }
    whole(place, versions, conflicts)
}

fn synopsis(
    base: &Record,
    ours: &Record,
    theirs: &Record,
    conflicts: &mut Vec<Conflict>,
) -> Vec<Synopsis> {
    let versions = [&base.synopsis, &ours.synopsis, &theirs.synopsis].map(Clone::clone);
    let versions = match one(versions) {
        Ok(chosen) => return chosen,
        Err(versions) => versions,
    };
    let [was, here, upstream] = &versions;
    if was.len() == here.len() && was.len() == upstream.len() {
        let parts = was.iter().zip(here).zip(upstream);
        return parts.map(|((was, here), new)| declarations([was, here, new], conflicts)).collect();
    }
    // The versions have different numbers of parts: their lines are merged together, with a mark between the parts.
    let joined = versions
        .each_ref()
        .map(|parts| parts.iter().map(|part| part.code.as_str()).collect::<Vec<_>>().join(MARK));
    let [was, here, upstream] = joined.each_ref().map(String::as_str);
    let text::Merged { text: merged, conflicts: new } = text::merge_code(was, here, upstream);
    let unmarked = |text: String| text.replace(MARK.trim(), "").trim().to_owned();
    conflicts.extend(new.into_iter().map(|text::Conflict { base, ours, theirs }| {
        let [base, ours, theirs] = [base, ours, theirs].map(unmarked);
        conflict_at("synopsis", text::Conflict { base, ours, theirs })
    }));
    let [_, here, upstream] = &versions;
    let codes = merged.split(MARK.trim()).map(str::trim).filter(|code| !code.is_empty());
    codes
        .filter_map(|code| {
            let lines: HashSet<&str> = code.lines().collect();
            let shared =
                |part: &&Synopsis| part.code.lines().filter(|line| lines.contains(line)).count();
            // Links are made by an import, so the most similar part of upstream is preferred.
            let new = upstream.iter().max_by_key(shared).filter(|part| shared(part) > 0);
            let like = new.or_else(|| here.iter().max_by_key(shared))?;
            Some(Synopsis { code: code.to_owned(), ..like.clone() })
        })
        .collect()
}

/// The line between two parts of a synopsis while they are merged. No listing contains it.
const MARK: &str = "\n\u{1}\n";

/// Merges the versions `[base, ours, theirs]` of a part of the synopsis.
fn declarations(versions: [&Synopsis; 3], conflicts: &mut Vec<Conflict>) -> Synopsis {
    let [_, ours, theirs] = versions;
    let [was, here, upstream] = versions.map(|part| part.code.as_str());
    let text::Merged { text: code, conflicts: new } = text::merge_code(was, here, upstream);
    conflicts.extend(new.into_iter().map(|conflict| conflict_at("synopsis", conflict)));
    Synopsis {
        code,
        language: one(versions.map(|part| &part.language)).unwrap_or(&ours.language).clone(),
        editions: one(versions.map(|part| part.editions)).unwrap_or(ours.editions),
        functions: one(versions.map(|part| &part.functions)).unwrap_or(&ours.functions).clone(),
        // Links are made by an import, so upstream's links are preferred.
        links: one(versions.map(|part| &part.links)).unwrap_or(&theirs.links).clone(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clman_record::EditionRange;

    fn page(sections: &[(&str, &str)]) -> Record {
        let section = |(id, body): &(&str, &str)| Section {
            id: (*id).into(),
            title: (*id).to_uppercase(),
            editions: EditionRange::ALL,
            body: (*body).into(),
        };
        Record {
            sections: sections.iter().map(section).collect(),
            see_also: vec!["a".into(), "b".into()],
            ..Record::new("lamp", "lamp")
        }
    }

    #[test]
    fn edits_and_changes_of_upstream_are_merged() {
        let base = page(&[("use", "Light it. Wait.\n"), ("bugs", "None.\n")]);
        let mut ours =
            page(&[("use", "Light it. Wait!\n"), ("tips", "Mine.\n"), ("bugs", "None.\n")]);
        ours.see_also.push("mine".into());
        let mut theirs = page(&[("use", "Fill it. Wait.\n"), ("history", "New.\n")]);
        theirs.see_also = vec!["b".into(), "c".into()];
        theirs.summary = "a light".into();
        let merged = merge(&base, &ours, &theirs);
        assert_eq!(merged.conflicts, []);
        let got: Vec<(&str, &str)> =
            merged.sections.iter().map(|s| (s.id.as_str(), s.body.as_str())).collect();
        assert_eq!(got, [("use", "Fill it. Wait!\n"), ("tips", "Mine.\n"), ("history", "New.\n")]);
        assert_eq!(merged.see_also, ["b", "mine", "c"]);
        assert_eq!(merged.summary, "a light");
    }

    #[test]
    fn lines_of_the_synopsis_are_merged() {
        let page = |code: &str| {
            let code = code.to_owned();
            let part = Synopsis {
                code,
                language: "c".into(),
                editions: EditionRange::ALL,
                links: Vec::new(),
                functions: Vec::new(),
            };
            Record { synopsis: vec![part], ..Record::new("lamp", "lamp") }
        };
        let base = page("int on(int lamp);\nint off(int lamp);");
        let ours = page("int on(int lamp);\nint off(unsigned lamp);");
        let theirs = page("long on(int lamp);\nint off(int lamp);");
        let merged = merge(&base, &ours, &theirs);
        assert_eq!(merged.conflicts, []);
        assert_eq!(merged.synopsis[0].code, "long on(int lamp);\nint off(unsigned lamp);");
    }

    #[test]
    fn what_both_sides_changed_is_a_conflict() {
        let base = page(&[("use", "Light it. Wait.\n"), ("bugs", "None.\n")]);
        let ours = page(&[("use", "Light it. Wait long.\n"), ("bugs", "Some.\n")]);
        let theirs = page(&[("use", "Light it. Wait briefly.\n")]);
        let merged = merge(&base, &ours, &theirs);
        assert_eq!(merged.sections[0].body, "Light it. Wait long.\n");
        assert_eq!(merged.sections[1].body, "Some.\n");
        let conflict = |place: &str, was: &str, here: &str, upstream: &str| Conflict {
            place: place.into(),
            was: was.into(),
            here: here.into(),
            upstream: upstream.into(),
        };
        assert_eq!(
            merged.conflicts,
            [
                conflict("section use", "Wait.", "Wait long.", "Wait briefly."),
                conflict("section bugs", "None.", "Some.", ""),
            ]
        );
    }
}
