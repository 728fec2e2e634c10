//! Updates a corpus to a new version of upstream. This is a three-way merge of the imported records, the edited records
//! and upstream's new records.
//!
//! [`plan`] reads the corpus and the [`Imported`] pages and returns the [`Change`] of each record. [`apply`] writes the
//! changes.

mod align;
pub(crate) mod kept;
mod merge;
mod meta;
mod moved;
mod text;
mod units;

use super::Imported;
use super::output::OutputError;
use clman_record::corpus::file::reason;
use clman_record::corpus::{load, read_text, write_atomically, write_bytes_atomically};
use clman_record::{
    CorpusMeta, Editions, Record, read_corpus_meta, read_record, update_corpus_meta,
    write_corpus_meta, write_record, write_record_from,
};
use kept::Kept;
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::path::{Path, PathBuf};

/// The percentage of the sentences of a page or section that a page or section with another name must contain to be
/// treated as its new version.
const SAME_TEXT: usize = 60;

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
    /// The pages from which edits were moved to this page, because upstream moved the edited text.
    pub edits_from: Vec<String>,
    /// The new text; `None` if the record is removed or does not change.
    text: Option<String>,
}

/// The change of `corpus.toml`.
#[derive(Clone, Debug, PartialEq)]
pub struct CorpusChange {
    /// The keys whose values upstream changed: `release`. If the imported values are not known, the keys whose values
    /// differ from upstream's.
    pub parts: Vec<String>,
    /// The number of conflicts.
    pub conflicts: usize,
    /// The new text; `None` if the file does not change, because its imported values are not known.
    text: Option<String>,
}

impl CorpusChange {
    /// Whether no copy of the imported file was kept. Its imported values are then not known, and the file does not
    /// change.
    pub fn is_not_kept(&self) -> bool {
        self.text.is_none()
    }
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
    /// The change of `corpus.toml`; `None` if upstream did not change the metadata.
    pub corpus: Option<CorpusChange>,
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
    let corpus = corpus_change(folder, &loaded.meta, imported, &kept, known)?;
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
    let moved = moved::follow(&mut old, &new, &renamed);
    let old_name = |name: &'_ str| renamed.get(name).map_or_else(|| name.to_owned(), Clone::clone);
    let mut plan = Plan { corpus, ..Plan::default() };
    for (name, upstream) in &new {
        let text = write_record(upstream);
        let target = moved.get(*name);
        let theirs = target.map_or(*upstream, |target| &target.record);
        let change = match old.get(&old_name(name)) {
            None => Some(Change {
                kind: Kind::Added,
                text: Some(write_record_from(theirs, &text)),
                edited: target.is_some(),
                ..Change::of(theirs)
            }),
            Some(old) => change(old, upstream, theirs, &text),
        };
        match change {
            Some(change) => plan.changes.push(Change {
                edits_from: target
                    .map_or_else(Vec::new, |target| target.from.iter().cloned().collect()),
                ..change
            }),
            None => plan.same += 1,
        }
        plan.kept.insert((*name).to_owned(), text);
    }
    plan.kept.insert(kept::META.to_owned(), write_corpus_meta(&imported.stated, known));
    let followed: HashSet<String> = new.keys().map(|name| old_name(name)).collect();
    for (name, old) in &old {
        if followed.contains(name) {
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
    let path = folder.join("corpus.toml");
    if let Some(text) = plan.corpus.as_ref().and_then(|change| change.text.as_ref()) {
        write_atomically(&path, text).map_err(|e| error(&path, &e))?;
    }
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
            std::fs::remove_file(&path).map_err(|e| OutputError {
                message: format!("cannot remove it: {}", reason(&e)),
                path,
            })?;
        }
    }
    let path = folder.join(kept::FILE);
    let bytes = kept::bytes(&plan.kept).map_err(|e| error(&path, &e))?;
    write_bytes_atomically(&path, &bytes).map_err(|e| error(&path, &e))
}

/// The change of the metadata `ours` of the corpus in `folder`.
fn corpus_change(
    folder: &Path,
    ours: &CorpusMeta,
    imported: &Imported,
    kept: &Kept,
    known: &'static Editions,
) -> Result<Option<CorpusChange>, OutputError> {
    let base = kept.get(kept::META).and_then(|text| read_corpus_meta(text, known).ok());
    let Some(base) = base else {
        let parts = meta::parts(ours, &imported.meta);
        let change = CorpusChange { parts, conflicts: 0, text: None };
        return Ok(Some(change).filter(|change| !change.parts.is_empty()));
    };
    let merged = meta::merge(&base, ours, &imported.meta);
    let parts = meta::parts(&base, &imported.meta);
    if merged == *ours && parts.is_empty() {
        return Ok(None);
    }
    let path = folder.join("corpus.toml");
    let text = read_text(&path).map_err(|e| OutputError { path, message: e.message })?;
    Ok(Some(CorpusChange {
        parts,
        conflicts: merged.conflicts.len() - ours.conflicts.len(),
        text: Some(update_corpus_meta(&text, &merged, known)),
    }))
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
            edits_from: Vec::new(),
            text: None,
        }
    }
}

/// Whether two records are the same except for the notes on their origin.
fn is_same(a: &Record, b: &Record) -> bool {
    let content = |record: &Record| Record { source: None, ..record.clone() };
    content(a) == content(b)
}

/// The change that updates a record to upstream's new version, `upstream`; `None` if nothing changed. `theirs` is this
/// version with the edits that were moved to it, and `written` is the text of `upstream`.
fn change(old: &Old, upstream: &Record, theirs: &Record, written: &str) -> Option<Change> {
    let Some(base) = &old.base else {
        let change = Change { kind: Kind::NotKept, edited: true, ..Change::of(&old.ours) };
        return (!is_same(&old.ours, upstream)).then_some(change);
    };
    let is_renamed = old.ours.name != upstream.name;
    if is_same(base, upstream) && !is_renamed {
        return None;
    }
    let kind = match is_renamed {
        true => Kind::Renamed(old.ours.name.clone()),
        false => Kind::Changed,
    };
    let merged = match old.is_edited {
        true => merge::merge(base, &old.ours, theirs),
        false => theirs.clone(),
    };
    Some(Change {
        kind,
        parts: parts(base, upstream),
        conflicts: merged.conflicts.len().saturating_sub(old.ours.conflicts.len()),
        edited: old.is_edited,
        // The hash remains the hash of upstream's text, so that later imports recognise that the record was edited.
        text: Some(write_record_from(&merged, written)),
        rules: Change::of(&old.ours).rules,
        ..Change::of(upstream)
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
fn renames(old: &BTreeMap<String, Old>, new: &BTreeMap<&str, &Record>) -> HashMap<String, String> {
    let gone: Vec<&Old> =
        old.iter().filter(|(name, _)| !new.contains_key(name.as_str())).map(|(_, o)| o).collect();
    if gone.is_empty() {
        return HashMap::new();
    }
    let added: Vec<&Record> = new
        .iter()
        .filter(|(name, _)| !old.contains_key(**name))
        .map(|(_, record)| *record)
        .collect();
    let units_of = |record: &'_ Record| -> HashSet<String> {
        let units = record.sections.iter().flat_map(|section| units::long_units(&section.body));
        units.map(str::to_owned).collect()
    };
    let theirs: Vec<HashSet<String>> = added.iter().map(|page| units_of(page)).collect();
    let mut pairs: Vec<(usize, &Old, &str)> = Vec::new();
    for old in gone {
        let base = old.base.as_ref().unwrap_or(&old.ours);
        let own = units_of(base);
        for (page, theirs) in added.iter().zip(&theirs) {
            let shared = own.iter().filter(|unit| theirs.contains(*unit)).count();
            let named = page.names().any(|name| name == base.title || name == base.name);
            let score = shared * 100 / own.len().max(1) + if named { SAME_TEXT } else { 0 };
            if score >= SAME_TEXT {
                pairs.push((score, old, &page.name));
            }
        }
    }
    // Several pages may be alike: the most similar pages belong together.
    pairs.sort_by_key(|(score, ..)| std::cmp::Reverse(*score));
    let mut found: HashMap<String, String> = HashMap::new();
    let mut taken: HashSet<&str> = HashSet::new();
    for (_, old, page) in pairs {
        if !found.contains_key(page) && taken.insert(&old.ours.name) {
            found.insert(page.to_owned(), old.ours.name.clone());
        }
    }
    found
}
