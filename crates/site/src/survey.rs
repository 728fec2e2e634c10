//! The first reading of all pages: what the others and the search need to know of each.
//!
//! Trees take several times the memory of the text that they were read from. They are dropped when all was
//! made of a page that needs no other page's notes; of a manual of the usual size the HTML is kept until
//! these are there, while each page of a large one is read again then.

use super::search::{self, Entry};
use super::{compare, lines};
use crate::render::{BodyError, Manual, Parsed};
use clman_record::Record;
use clman_record::prose::Target;
use rayon::prelude::*;
use std::collections::BTreeMap;
use std::ops::Deref;

/// What is made of pages is kept where the texts of all are no larger than this, in bytes.
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

/// Reads `records`; their trees are kept if they are `wanted` again and are not too large.
pub(super) fn sources<'a>(records: Vec<&'a Record>, wanted: bool) -> Vec<Source<'a>> {
    let keep = wanted && are_kept(records.iter().copied());
    records
        .into_par_iter()
        .with_max_len(TOGETHER)
        .map(|record| Source { record, kept: keep.then(|| Parsed::new(record)) })
        .collect()
}

/// Whether what is made of all `records` may be kept until it is asked for again.
pub(super) fn are_kept<'a>(records: impl Iterator<Item = &'a Record>) -> bool {
    let size = |record: &Record| {
        record.sections.iter().map(|section| section.body.len()).sum::<usize>()
            + record.rules.iter().map(|rule| rule.text.len()).sum::<usize>()
    };
    records.map(size).sum::<usize>() <= LARGEST_KEPT
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

/// What is noted of a page: what only a site asks for, if there is a `site`, and what tells its text from
/// others, if editions are `compared`.
pub(super) fn note(
    manual: &Manual<'_>,
    page: usize,
    parsed: &Parsed<'_>,
    site: bool,
    compared: bool,
) -> Note {
    let mut outgoing = Vec::new();
    let mut absent: BTreeMap<String, usize> = BTreeMap::new();
    manual.for_each_target(page, parsed, &mut |target| {
        let Target::Page { page: name, .. } = Target::parse(target) else { return };
        match manual.resolve(name) {
            Some(to) if to != page => outgoing.push(to),
            Some(_) => {}
            None => *absent.entry(name.to_string()).or_insert(0) += 1,
        }
    });
    let related = manual.see_also(parsed).filter_map(|entry| match Target::parse(&entry.target) {
        Target::Page { page: name, .. } => manual.resolve(name).filter(|to| *to != page),
        _ => None,
    });
    let in_order = |mut found: Vec<usize>| {
        found.sort_unstable();
        found.dedup();
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
