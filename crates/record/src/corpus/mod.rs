//! A folder of records: loading, aliases, the link index.
//!
//! Takes a folder, gives a [`Corpus`]: pages that can find each other by any of their names. May
//! use `record` and `prose`.

pub mod file;
mod load;
pub mod staging;
mod validate;
mod write;

pub use load::{LoadError, Loaded, LoadedFile, is_corpus, load, load_unread, read_text, text_of};
pub use validate::validate;
pub use write::{write_atomically, write_bytes_atomically};

use crate::{CorpusMeta, Record};
use std::collections::{BTreeMap, HashMap};

/// The records of one folder.
#[derive(Clone, Debug)]
pub struct Corpus {
    /// What they have in common.
    pub meta: CorpusMeta,
    /// The pages, by name.
    pub pages: Vec<Record>,
    names: HashMap<String, usize>,
    shared: Vec<SharedName>,
}

/// A name that several pages claim.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SharedName {
    /// The name.
    pub name: String,
    /// The page that has it: the one whose `name` it is, else the first by name.
    pub page: String,
    /// The pages that do not.
    pub others: Vec<String>,
}

impl Corpus {
    /// Makes the index of `pages`.
    pub fn new(meta: CorpusMeta, mut pages: Vec<Record>) -> Self {
        pages.sort_by(|a, b| a.name.cmp(&b.name));
        let mut claims: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
        for (at, page) in pages.iter().enumerate() {
            for name in page.all_names() {
                claims.entry(name).or_default().push(at);
            }
        }
        let mut names = HashMap::with_capacity(claims.len());
        let mut shared = Vec::new();
        for (name, claimants) in claims {
            let own = claimants.iter().copied().find(|at| pages[*at].name == name);
            let winner = own.unwrap_or(claimants[0]);
            names.insert(name.to_string(), winner);
            if claimants.len() > 1 {
                let others = claimants.iter().filter(|at| **at != winner);
                shared.push(SharedName {
                    name: name.into(),
                    page: pages[winner].name.clone(),
                    others: others.map(|at| pages[*at].name.clone()).collect(),
                });
            }
        }
        Corpus { meta, pages, names, shared }
    }

    /// The page that `name` finds: a record's name, title or alias.
    pub fn resolve(&self, name: &str) -> Option<&Record> {
        self.names.get(name).map(|at| &self.pages[*at])
    }

    /// The names that several pages claim.
    pub fn shared_names(&self) -> &[SharedName] {
        &self.shared
    }
}
