//! The rules of an edition as one list: each with its sentence, its source, its proofs and its evidence.
//!
//! The list is split into files of [`PART`] rules. `rules-index.js` has the rules of all files for the script that
//! filters them. It is a script, because other data cannot be loaded from `file://`.

use super::lists::part_file;
use super::pages::Link;
use super::{BuildError, Volume, lines};
use crate::render::html::file_name;
use crate::render::{range_note, title_of, unmarked};
use clman_record::Rule;
use clman_record::evidence::{Run, Seen, Standing};
use serde::Serialize;
use serde_json::json;

/// The name of the list's first file without the extension.
pub(super) const STEM: &str = "rules";

/// The maximum number of rules in a file.
const PART: usize = 60;

/// A file of the list.
#[derive(Serialize)]
pub(super) struct Part {
    pub file: String,
    /// The title of the first page whose rules are in the file.
    from: String,
    pub groups: Vec<Group>,
}

impl Part {
    /// The number of rules in the file.
    pub fn count(&self) -> usize {
        self.groups.iter().map(|group| group.rows.len()).sum()
    }
}

/// The links from the file number `current` of the list to each of its files.
pub(super) fn navigation(parts: &[Part], current: usize) -> Vec<Link> {
    let link = |(at, part): (usize, &Part)| Link {
        text: part.from.clone(),
        href: part.file.clone(),
        current: at == current,
        is_code: false,
    };
    parts.iter().enumerate().map(link).collect()
}

/// The rules of a page.
#[derive(Serialize)]
pub(super) struct Group {
    page: String,
    href: String,
    rows: Vec<Row>,
}

/// A rule.
#[derive(Serialize)]
struct Row {
    id: String,
    rule: String,
    href: String,
    text: String,
    kind: &'static str,
    editions: Option<String>,
    requires: Vec<String>,
    /// The number of the specification's section; empty if the rule does not state one.
    section: String,
    section_title: String,
    /// The address of the section, if it is known.
    section_href: Option<String>,
    reason: Option<String>,
    /// The rule's examples that its page shows: title and address.
    proofs: Vec<(String, String)>,
    /// The number of other examples, which the page has below the rule.
    hidden: usize,
    /// The devices by result.
    seen: Vec<Found>,
}

/// The devices on which a rule has a standing.
#[derive(Serialize)]
struct Found {
    class: &'static str,
    word: &'static str,
    devices: Vec<Named>,
}

/// A device, and the reason of its deviation.
#[derive(Serialize)]
struct Named {
    short: String,
    reason: Option<String>,
}

/// The class in the stylesheet and the words for a standing. Without a standing, nothing was run; the words are those
/// of [`Standing::Unproved`].
pub(super) fn words(standing: Option<&Standing<'_>>) -> (&'static str, &'static str) {
    match standing {
        Some(Standing::Verified) => ("yes", "verified"),
        Some(Standing::Deviates(_)) => ("differs", "known deviation"),
        Some(Standing::Contradicted) => ("no", "does not hold"),
        Some(Standing::NotApplicable) => ("none", "unsupported"),
        Some(Standing::Stale) => ("stale", "changed since"),
        Some(Standing::Unproved) | None => ("none", "not run"),
    }
}

/// The words of every standing, in the order in which they are listed.
pub(super) const WORDS: [&str; 6] =
    ["verified", "known deviation", "does not hold", "changed since", "unsupported", "not run"];

/// The files of the list of an edition's rules; empty if the edition does not have rules. `devices` are the devices
/// whose results are listed.
pub(super) fn parts(volume: &Volume<'_>, devices: &[&Run]) -> Result<Vec<Part>, BuildError> {
    let mut parts: Vec<Part> = Vec::new();
    let mut room = 0;
    for (at, page) in volume.manual.pages.iter().enumerate() {
        if page.rules.is_empty() {
            continue;
        }
        let parsed = volume.sources[at].read()?;
        let mut is_first = true;
        for (rule, text) in lines::rules(volume.manual, &parsed) {
            if room == 0 {
                let file = part_file(STEM, parts.len());
                parts.push(Part { file, from: page.title.clone(), groups: Vec::new() });
                room = PART;
                is_first = true;
            }
            room -= 1;
            let Some(part) = parts.last_mut() else { continue };
            if std::mem::take(&mut is_first) {
                let href = file_name(&page.name);
                part.groups.push(Group { page: page.title.clone(), href, rows: Vec::new() });
            }
            if let Some(group) = part.groups.last_mut() {
                group.rows.push(row(volume, at, rule, text, devices));
            }
        }
    }
    Ok(parts)
}

fn row(volume: &Volume<'_>, at: usize, rule: &Rule, text: String, devices: &[&Run]) -> Row {
    let manual = volume.manual;
    let page = manual.pages[at];
    let href = file_name(&page.name);
    let (shown, hidden): (Vec<_>, Vec<_>) =
        manual.proofs(page, &rule.id).partition(|example| example.shown);
    let seen = manual.seen(&page.name, &rule.id);
    Row {
        id: format!("{}.{}", page.name, rule.id),
        rule: rule.id.clone(),
        href: format!("{href}#{}", rule.id),
        text,
        kind: rule.kind.as_str(),
        editions: range_note(rule.editions, manual.edition.all()),
        requires: manual.needs(rule).map(String::from).collect(),
        section: rule.spec.as_ref().map_or_else(String::new, |spec| spec.section.clone()),
        section_title: rule.spec.as_ref().map_or_else(String::new, |spec| spec.title.clone()),
        section_href: rule.spec.as_ref().and_then(|spec| manual.section_url(spec)),
        reason: rule.reason.as_deref().map(unmarked),
        proofs: shown
            .into_iter()
            .map(|example| (unmarked(&title_of(example)), format!("{href}#{}", example.id)))
            .collect(),
        hidden: hidden.len(),
        seen: match rule.kind.can_be_proved() {
            true => found(&seen, devices),
            false => Vec::new(),
        },
    }
}

/// The devices by their result for a rule.
fn found(seen: &[Seen<'_>], devices: &[&Run]) -> Vec<Found> {
    let mut all: Vec<Found> = Vec::new();
    for run in devices {
        let standing = seen.iter().find(|seen| seen.run.device == run.device).map(|s| s.standing);
        let (class, word) = words(standing.as_ref());
        let reason = match standing {
            Some(Standing::Deviates(known)) => Some(unmarked(&known.reason)),
            _ => None,
        };
        let named = Named { short: run.short().into(), reason };
        match all.iter_mut().find(|found| found.word == word) {
            Some(found) => found.devices.push(named),
            None => all.push(Found { class, word, devices: vec![named] }),
        }
    }
    all.sort_by_key(|found| WORDS.iter().position(|word| *word == found.word));
    all
}

/// The script with the rules of all parts. Each rule is `[file, id, page, rule, sentence, section, [word, …]]`.
pub(super) fn index(parts: &[Part]) -> String {
    let mut all = Vec::new();
    for part in parts {
        for group in &part.groups {
            all.extend(group.rows.iter().map(|row| {
                let seen: Vec<&str> = row.seen.iter().map(|found| found.word).collect();
                json!([part.file, row.id, group.page, row.rule, row.text, row.section, seen])
                    .to_string()
            }));
        }
    }
    format!("clmanRules([\n{}\n]);\n", all.join(",\n"))
}
