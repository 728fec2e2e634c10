//! The first reading of all pages: what the others and the search need to know of each.
//!
//! Trees take several times the memory of the text that they were read from. Those of a manual of the
//! usual size are kept; of a large one only what is noted here, and each page is read again when it is
//! written.

use super::search::{self, Entry};
use super::{compare, lines};
use crate::prose::Target;
use crate::record::Record;
use crate::render::{BodyError, Manual, Parsed};
use rayon::prelude::*;
use std::collections::HashSet;
use std::ops::Deref;

/// Trees are kept where the texts of all pages are no larger than this, in bytes.
const LARGEST_KEPT: usize = 12 << 20;

/// A record, and its trees if they are kept.
pub(super) struct Source<'a> {
    pub record: &'a Record,
    kept: Option<Result<Parsed<'a>, BodyError>>,
}

/// A record with its trees, from wherever they come.
pub(super) enum Trees<'s, 'a> {
    Kept(&'s Parsed<'a>),
    Read(Parsed<'a>),
}

impl<'a> Deref for Trees<'_, 'a> {
    type Target = Parsed<'a>;

    fn deref(&self) -> &Parsed<'a> {
        match self {
            Trees::Kept(parsed) => parsed,
            Trees::Read(parsed) => parsed,
        }
    }
}

/// Reads `records`.
pub(super) fn sources<'a>(records: Vec<&'a Record>) -> Vec<Source<'a>> {
    let size = |record: &&Record| {
        record.sections.iter().map(|section| section.body.len()).sum::<usize>()
            + record.rules.iter().map(|rule| rule.text.len()).sum::<usize>()
    };
    let keep = records.iter().map(size).sum::<usize>() <= LARGEST_KEPT;
    records
        .into_par_iter()
        .map(|record| Source { record, kept: keep.then(|| Parsed::new(record)) })
        .collect()
}

impl<'a> Source<'a> {
    /// The trees of the record.
    ///
    /// # Errors
    /// A text of the record is not in the dialect.
    pub fn read(&self) -> Result<Trees<'_, 'a>, BodyError> {
        match &self.kept {
            Some(Ok(parsed)) => Ok(Trees::Kept(parsed)),
            Some(Err(error)) => Err(error.clone()),
            None => Parsed::new(self.record).map(Trees::Read),
        }
    }
}

/// The place of a page in each manual that has it, and what is noted of it there.
type Places = Vec<Option<(usize, Note)>>;

/// What is noted of a page in an edition.
pub(super) struct Note {
    /// The pages that it refers to, in order.
    pub outgoing: Vec<usize>,
    /// Those of them that it gives as related.
    pub related: Vec<usize>,
    /// What tells its text from others.
    pub text: u64,
    /// What the search knows of it.
    pub entry: Entry,
}

/// What is noted of the pages of each of `manuals`, in their order. Nothing is noted unless `wanted`:
/// then the pages are read all the same.
///
/// # Errors
/// The pages that cannot be read. They must be left out of the manuals, which then has to be done anew.
pub(super) fn survey(
    sources: &[&Source<'_>],
    manuals: &[Manual<'_>],
    wanted: bool,
) -> Result<Vec<Vec<Note>>, Vec<BodyError>> {
    let read: Vec<Result<Places, BodyError>> = sources
        .par_iter()
        .map(|source| {
            let parsed = source.read()?;
            if !wanted {
                return Ok(Vec::new());
            }
            let notes = manuals.iter().map(|manual| {
                let page = manual.place_of(source.record)?;
                Some((page, note(manual, page, &parsed, manuals.len() > 1)))
            });
            Ok(notes.collect())
        })
        .collect();
    let mut errors = Vec::new();
    let mut volumes: Vec<Vec<(usize, Note)>> = manuals.iter().map(|_| Vec::new()).collect();
    for notes in read {
        match notes {
            Ok(notes) => {
                for (volume, note) in volumes.iter_mut().zip(notes) {
                    volume.extend(note);
                }
            }
            Err(error) => errors.push(error),
        }
    }
    if !errors.is_empty() {
        return Err(errors);
    }
    let in_order = |mut notes: Vec<(usize, Note)>| {
        notes.sort_by_key(|(page, _)| *page);
        notes.into_iter().map(|(_, note)| note).collect()
    };
    Ok(volumes.into_iter().map(in_order).collect())
}

fn note(manual: &Manual<'_>, page: usize, parsed: &Parsed<'_>, compared: bool) -> Note {
    let to = |target: &str| match Target::parse(target) {
        Target::Page { page: name, .. } => manual.resolve(name).filter(|to| *to != page),
        _ => None,
    };
    let in_order = |found: HashSet<usize>| {
        let mut found: Vec<usize> = found.into_iter().collect();
        found.sort_unstable();
        found
    };
    let mut outgoing = HashSet::new();
    manual.for_each_target(page, parsed, &mut |target| outgoing.extend(to(target)));
    let related = manual.see_also(parsed).filter_map(|entry| to(&entry.target)).collect();
    let lines = lines::lines(manual, page, parsed);
    Note {
        outgoing: in_order(outgoing),
        related: in_order(related),
        text: if compared { compare::fingerprint(&lines) } else { 0 },
        entry: search::entry_of_page(parsed.record, &lines),
    }
}
