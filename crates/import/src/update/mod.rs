//! Updates a corpus to a new version of upstream. This is a three-way merge of the imported records, the edited records
//! and upstream's new records.
//!
//! [`plan`] reads the corpus and the [`Imported`] pages and returns the [`Change`] of each record. [`apply`] writes the
//! changes.

pub(crate) mod kept;
mod merge;
mod text;

use super::Imported;
use super::output::OutputError;
use clman_record::corpus::file::reason;
use clman_record::corpus::{load, write_atomically, write_bytes_atomically};
use clman_record::{Editions, Record, read_record, write_record, write_record_from};
use kept::Kept;
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::path::{Path, PathBuf};

/// The percentage of a page's sentences and lines that a page with another name must contain to be treated as the same
/// page.
const SAME_PAGE: usize = 60;

/// The change of a record.
#[derive(Clone, Debug, PartialEq)]
pub struct Change {
    /// The record's name in the new version, or in the old version if upstream removed the page.
    pub name: String,
    /// Its kind.
    pub kind: Kind,
    /// The parts that upstream changed: `summary`, `section notes`.
    pub parts: Vec<String>,
    /// The rules of the page. The change may affect their text or evidence.
    pub rules: Vec<String>,
    /// The number of conflicts.
    pub conflicts: usize,
    /// Whether people edited the record since it was imported.
    pub edited: bool,
    /// The new text; `None` if the record is removed or does not change.
    text: Option<String>,
}

/// The kind of a change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Upstream has a new page.
    Added,
    /// Upstream changed the page.
    Changed,
    /// Upstream renamed the page; this is the old name.
    Renamed(String),
    /// Upstream removed the page.
    Removed,
    /// Upstream removed the page. The record is kept, because people edited it.
    RemovedButEdited,
    /// Upstream changed the page. The record is kept, because it was edited and its imported text is not known.
    NotKept,
}

/// The changes of a corpus.
#[derive(Clone, Debug, Default)]
pub struct Plan {
    /// The changes, sorted by name. Records that upstream did not change are left out.
    pub changes: Vec<Change>,
    /// The number of records that upstream did not change.
    pub same: usize,
    kept: Kept,
}

/// The changes that make the corpus in `folder` a corpus of the `imported` pages with people's edits.
///
/// # Errors
/// The corpus cannot be read, or its editions differ from the editions of the pages.
pub fn plan(
    folder: &Path,
    imported: &Imported,
    known: &'static Editions,
) -> Result<Plan, OutputError> {
    let error = |path: PathBuf, message: String| OutputError { path, message };
    let loaded = load(folder, known).map_err(|errors| match errors.into_iter().next() {
        Some(first) => error(first.path, first.message),
        None => error(folder.into(), "the corpus cannot be read".into()),
    })?;
    if let Some(first) = loaded.errors.into_iter().next() {
        return Err(error(first.path, first.message));
    }
    super::output::same_editions(folder, &loaded.meta, &imported.meta)?;
    let kept = kept::load(folder)?;
    let mut old: BTreeMap<String, Old> = BTreeMap::new();
    for file in loaded.files {
        let ours = file.parsed.record;
        // A record without a source was written by people and is not upstream's.
        let Some(source) = &ours.source else { continue };
        let base = match kept.get(&ours.name) {
            Some(text) => read_record(text).ok().map(|parsed| parsed.record),
            None => clman_record::is_unedited(&file.text, source).then(|| ours.clone()),
        };
        let is_edited = base.as_ref().is_none_or(|base| !is_same(base, &ours));
        old.insert(ours.name.clone(), Old { base, ours, is_edited });
    }
    let new: BTreeMap<&str, &Record> =
        imported.pages.iter().map(|page| (page.record.name.as_str(), &page.record)).collect();
    let renamed = renames(&old, &new);
    let mut plan = Plan::default();
    for (name, theirs) in &new {
        let text = write_record(theirs);
        let before = renamed.get(name).copied().unwrap_or(*name);
        match old.get(before) {
            None => plan.changes.push(Change {
                kind: Kind::Added,
                text: Some(text.clone()),
                ..Change::of(theirs)
            }),
            Some(old) => match change(old, theirs, &text) {
                Some(change) => plan.changes.push(change),
                None => plan.same += 1,
            },
        }
        plan.kept.insert((*name).to_owned(), text);
    }
    let followed: HashSet<&str> = renamed.values().copied().collect();
    for (name, old) in &old {
        if new.contains_key(name.as_str()) || followed.contains(name.as_str()) {
            continue;
        }
        let kind = if old.is_edited { Kind::RemovedButEdited } else { Kind::Removed };
        plan.changes.push(Change { kind, edited: old.is_edited, ..Change::of(&old.ours) });
        // The imported text is also the base of later updates.
        if let (true, Some(text)) = (old.is_edited, kept.get(name)) {
            plan.kept.insert(name.clone(), text.clone());
        }
    }
    plan.changes.sort_by(|a, b| a.name.cmp(&b.name));
    Ok(plan)
}

/// Writes a plan into the corpus in `folder`.
///
/// # Errors
/// A file cannot be written or removed. The files before it are complete.
pub fn apply(folder: &Path, plan: &Plan) -> Result<(), OutputError> {
    let error = |path: &Path, e: &std::io::Error| OutputError {
        path: path.to_path_buf(),
        message: format!("cannot write it: {}", reason(e)),
    };
    // The imported texts are written last, so that an interrupted update can be repeated.
    for change in &plan.changes {
        let path = folder.join(format!("{}.toml", change.name));
        if let Some(text) = &change.text {
            write_atomically(&path, text).map_err(|e| error(&path, &e))?;
        }
        let gone = match &change.kind {
            Kind::Removed => Some(path),
            Kind::Renamed(old) => Some(folder.join(format!("{old}.toml"))),
            _ => None,
        };
        if let Some(path) = gone {
            std::fs::remove_file(&path).map_err(|e| error(&path, &e))?;
        }
    }
    let path = folder.join(kept::FILE);
    let bytes = kept::bytes(&plan.kept).map_err(|e| error(&path, &e))?;
    write_bytes_atomically(&path, &bytes).map_err(|e| error(&path, &e))
}

/// A record of the corpus.
struct Old {
    /// The record as it was imported, if known.
    base: Option<Record>,
    ours: Record,
    is_edited: bool,
}

impl Change {
    fn of(record: &Record) -> Change {
        Change {
            name: record.name.clone(),
            kind: Kind::Changed,
            parts: Vec::new(),
            rules: record.rules.iter().map(|rule| format!("{}#{}", record.name, rule.id)).collect(),
            conflicts: 0,
            edited: false,
            text: None,
        }
    }
}

/// Whether two records are the same except for the notes on their origin.
fn is_same(a: &Record, b: &Record) -> bool {
    let content = |record: &Record| Record { source: None, ..record.clone() };
    content(a) == content(b)
}

/// The change that updates a record to upstream's new version, `theirs`; `None` if nothing changed. `written` is the
/// text of `theirs`.
fn change(old: &Old, theirs: &Record, written: &str) -> Option<Change> {
    let Some(base) = &old.base else {
        let change = Change { kind: Kind::NotKept, edited: true, ..Change::of(&old.ours) };
        return (!is_same(&old.ours, theirs)).then_some(change);
    };
    let is_renamed = old.ours.name != theirs.name;
    if is_same(base, theirs) && !is_renamed {
        return None;
    }
    let kind = match is_renamed {
        true => Kind::Renamed(old.ours.name.clone()),
        false => Kind::Changed,
    };
    let (text, conflicts) = match old.is_edited {
        true => {
            let merged = merge::merge(base, &old.ours, theirs);
            let conflicts = merged.conflicts.len().saturating_sub(old.ours.conflicts.len());
            // The hash remains the hash of upstream's text, so that later imports recognise that the record was edited.
            (write_record_from(&merged, written), conflicts)
        }
        false => (written.to_owned(), 0),
    };
    Some(Change {
        kind,
        parts: parts(base, theirs),
        conflicts,
        edited: old.is_edited,
        text: Some(text),
        rules: Change::of(&old.ours).rules,
        ..Change::of(theirs)
    })
}

/// The parts that differ.
fn parts(base: &Record, theirs: &Record) -> Vec<String> {
    let mut parts = Vec::new();
    let mut differ = |name: &str, differs: bool| {
        if differs {
            parts.push(name.to_owned());
        }
    };
    differ("title", base.title != theirs.title);
    differ("aliases", base.aliases != theirs.aliases);
    differ("summary", base.summary != theirs.summary);
    differ("see_also", base.see_also != theirs.see_also);
    differ("copyright", base.copyright != theirs.copyright);
    differ("synopsis", base.synopsis != theirs.synopsis);
    let ids: BTreeSet<&str> =
        base.sections.iter().chain(&theirs.sections).map(|section| section.id.as_str()).collect();
    for id in ids {
        let of = |record: &'_ Record| record.sections.iter().find(|s| s.id == id).cloned();
        differ(&format!("section {id}"), of(base) != of(theirs));
    }
    parts
}

/// The pages that upstream renamed: for each new name, the old name. A page is recognised by its title or an alias, or
/// by most of its text.
fn renames<'n>(
    old: &'n BTreeMap<String, Old>,
    new: &BTreeMap<&'n str, &'n Record>,
) -> HashMap<&'n str, &'n str> {
    let gone: Vec<&Old> =
        old.iter().filter(|(name, _)| !new.contains_key(name.as_str())).map(|(_, o)| o).collect();
    let added: Vec<&Record> = new
        .iter()
        .filter(|(name, _)| !old.contains_key(**name))
        .map(|(_, record)| *record)
        .collect();
    let mut found: HashMap<&str, &str> = HashMap::new();
    let mut taken: HashSet<&str> = HashSet::new();
    let mut units: HashMap<&str, HashSet<String>> = HashMap::new();
    for old in gone {
        let base = old.base.as_ref().unwrap_or(&old.ours);
        let own = text::all_units(base);
        let share = |other: &HashSet<String>| {
            let shared = own.iter().filter(|unit| other.contains(*unit)).count();
            shared * 100 / own.len().max(1)
        };
        let mut best: Option<(usize, &str)> = None;
        for page in added.iter().filter(|page| !taken.contains(page.name.as_str())) {
            let theirs = units.entry(&page.name).or_insert_with(|| text::all_units(page));
            let named = page.names().any(|name| name == base.title || name == base.name);
            let score = share(theirs) + if named { SAME_PAGE } else { 0 };
            if score >= SAME_PAGE && best.is_none_or(|(most, _)| score > most) {
                best = Some((score, &page.name));
            }
        }
        if let Some((_, name)) = best {
            taken.insert(name);
            found.insert(name, &old.ours.name);
        }
    }
    found
}
