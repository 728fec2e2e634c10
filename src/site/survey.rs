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
use std::collections::{BTreeMap, HashSet};
use std::ops::Deref;

/// Trees are kept where the texts of all pages are no larger than this, in bytes.
const LARGEST_KEPT: usize = 12 << 20;

/// As many pages at most are a thread's work that no other takes from it: they differ much in size.
pub(super) const TOGETHER: usize = 4;

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
        .with_max_len(TOGETHER)
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
    /// The names by which it refers to pages that are not there, in order, each with how often.
    pub absent: Vec<(String, usize)>,
    /// What tells its text from others; zero where nobody asks.
    pub text: u64,
    /// What the search knows of it; nothing where there is none.
    pub entry: Entry,
}

/// What is noted of the pages of each of `manuals`, in their order; what only a site asks for, if there
/// is a `site`.
///
/// # Errors
/// The pages that cannot be read. They must be left out of the manuals, which then has to be done anew.
pub(super) fn survey(
    sources: &[&Source<'_>],
    manuals: &[Manual<'_>],
    site: bool,
) -> Result<Vec<Vec<Note>>, Vec<BodyError>> {
    let read: Vec<Result<Places, BodyError>> = sources
        .par_iter()
        .with_max_len(TOGETHER)
        .map(|source| {
            let parsed = source.read()?;
            let notes = manuals.iter().map(|manual| {
                let page = manual.place_of(source.record)?;
                Some((page, note(manual, page, &parsed, site, manuals.len() > 1)))
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

fn note(manual: &Manual<'_>, page: usize, parsed: &Parsed<'_>, site: bool, compared: bool) -> Note {
    let mut outgoing = HashSet::new();
    let mut absent: BTreeMap<String, usize> = BTreeMap::new();
    manual.for_each_target(page, parsed, &mut |target| {
        let Target::Page { page: name, .. } = Target::parse(target) else { return };
        match manual.resolve(name) {
            Some(to) if to != page => {
                outgoing.insert(to);
            }
            Some(_) => {}
            None => *absent.entry(name.to_string()).or_insert(0) += 1,
        }
    });
    let related = manual.see_also(parsed).filter_map(|entry| match Target::parse(&entry.target) {
        Target::Page { page: name, .. } => manual.resolve(name).filter(|to| *to != page),
        _ => None,
    });
    let in_order = |found: HashSet<usize>| {
        let mut found: Vec<usize> = found.into_iter().collect();
        found.sort_unstable();
        found
    };
    let related = in_order(related.collect());
    let lines = if site { lines::lines(manual, page, parsed) } else { Vec::new() };
    Note {
        outgoing: in_order(outgoing),
        related,
        absent: absent.into_iter().collect(),
        text: if site && compared { compare::fingerprint(&lines) } else { 0 },
        entry: if site { search::entry_of_page(parsed.record, &lines) } else { Entry::default() },
    }
}
