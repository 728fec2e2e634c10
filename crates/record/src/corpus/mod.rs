//! A folder of records: loading, validation, names, and the writing of files.
//!
//! The module reads a folder into a [`Corpus`]: pages that can be looked up by any of their names. It may use
//! `edition`, `record` and `prose`.

pub mod file;
mod load;
pub mod staging;
mod validate;
mod write;

pub use load::{
    LoadError, Loaded, LoadedFile, is_corpus, load, load_unread, not_a_folder, own_text, read_text,
    text_of,
};
pub use validate::validate;
pub use write::{write_atomically, write_bytes_atomically};

use crate::{CorpusMeta, Record, split_section};
use std::collections::{BTreeMap, HashMap};

/// The records of one folder.
#[derive(Clone, Debug)]
pub struct Corpus {
    /// The metadata that the records have in common.
    pub meta: CorpusMeta,
    /// The pages, by name.
    pub pages: Vec<Record>,
    names: HashMap<String, usize>,
}

impl Corpus {
    /// Sorts `pages` by name, and indexes all their names.
    pub fn new(meta: CorpusMeta, mut pages: Vec<Record>) -> Self {
        pages.sort_by(|a, b| a.name.cmp(&b.name));
        let mut claims: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
        for (at, page) in pages.iter().enumerate() {
            for name in page.all_names() {
                claims.entry(name).or_default().push(at);
            }
        }
        // A name belongs to the page whose `name` it is, otherwise to the first page that claims it.
        let winner = |(name, claimants): (&str, Vec<usize>)| {
            let own = claimants.iter().copied().find(|at| pages[*at].name == name);
            (name.to_string(), own.unwrap_or(claimants[0]))
        };
        let names = claims.into_iter().map(winner).collect();
        Corpus { meta, pages, names }
    }

    /// The page to which `name` resolves. `name` is a record's name, title or alias, or one of these with its section,
    /// `printf(3)`.
    pub fn resolve(&self, name: &str) -> Option<&Record> {
        self.names.get(name).map(|at| &self.pages[*at]).or_else(|| {
            let (name, Some(section)) = split_section(name) else { return None };
            let is_it = |page: &&Record| {
                self.meta.section_of(page) == section && page.all_names().any(|own| own == name)
            };
            self.pages.iter().find(is_it)
        })
    }
}
