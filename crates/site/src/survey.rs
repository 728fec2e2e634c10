//! The first pass over all pages. It takes notes that other pages and the search need.
//!
//! The parsed trees of a page take several times the memory of its texts. They are dropped as soon as everything is
//! rendered that does not depend on the notes on other pages. For a manual of usual size, the HTML is kept until all
//! notes are taken. The pages of a large manual are parsed again.

use super::search::{self, Entry};
use super::{compare, lines};
use crate::render::{BodyError, Manual, Parsed};
use clman_record::Record;
use clman_record::prose::Target;
use rayon::prelude::*;
use std::collections::BTreeMap;
use std::ops::Deref;

/// The maximum total size of the texts of all pages, in bytes, for which trees and rendered pages are kept.
const LARGEST_KEPT: usize = 12 << 20;

/// The maximum number of pages per task of a thread. It is small, because the sizes of pages differ widely.
pub(super) const TOGETHER: usize = 4;

/// A record, with its trees if they are kept.
pub(super) struct Source<'a> {
    pub record: &'a Record,
    kept: Option<Result<Parsed<'a>, BodyError>>,
}

/// A record with its trees, kept or newly parsed.
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

/// The sources of `records`. If the trees are `wanted` several times and the texts are not too large, the records are
/// parsed now and their trees are kept. Otherwise, each [`Source::read`] parses its record.
pub(super) fn sources<'a>(records: Vec<&'a Record>, wanted: bool) -> Vec<Source<'a>> {
    let keep = wanted && are_kept(records.iter().copied());
    records
        .into_par_iter()
        .with_max_len(TOGETHER)
        .map(|record| Source { record, kept: keep.then(|| Parsed::new(record)) })
        .collect()
}

/// Whether the trees and the rendered pages of all `records` may be kept until they are needed again.
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

/// The notes on a page in an edition.
pub(super) struct Note {
    /// The pages that it refers to, in order.
    pub outgoing: Vec<usize>,
    /// The pages in `outgoing` that the page lists as related.
    pub related: Vec<usize>,
    /// The names of missing pages that it refers to, in order, each with its count.
    pub absent: Vec<(String, usize)>,
    /// A hash of its text; zero if it is not needed.
    pub text: u64,
    /// Its search entry; empty if there is no search index.
    pub entry: Entry,
}

/// Takes the notes on a page. `site` enables the notes that only a site needs. If `compared` is also set, the page's
/// text is hashed, for comparing editions.
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
