//! A cache of earlier results, so that only changed cases run again.

use super::{Case, Outcome};
use clman_record::Edition;
use clman_record::corpus::write_bytes_atomically;
use sha2::{Digest as _, Sha256};
use std::collections::HashMap;
use std::path::PathBuf;

/// A hash of clman's sources, because another version of clman may give other results.
const PROGRAM: &str = env!("CLMAN_SOURCES");
/// The maximum number of entries. If there are more, the entries of earlier runs are removed.
const MOST: usize = 1 << 17;
/// The maximum size of the cache file. A larger file was not written by clman.
const MAX_FILE: u64 = 64 << 20;

/// The first half of the SHA-256 of a digest and a device.
type Key = [u8; 16];

/// The SHA-256 of a case and its edition. It covers everything that affects the result, except the device and clman
/// itself.
#[derive(Clone, Copy, Debug, Default)]
pub struct Digest([u8; 32]);

/// clman's cache folder: `clman` in `$XDG_CACHE_HOME`, otherwise in `~/.cache`. `None` if neither folder is known.
pub fn cache_folder() -> Option<PathBuf> {
    user_folder("XDG_CACHE_HOME", ".cache")
}

/// The folder `clman` in the folder that the environment variable `name` states, otherwise in the folder `below_home`
/// of the home folder. `None` if neither the variable nor `HOME` is an absolute path.
pub fn user_folder(name: &str, below_home: &str) -> Option<PathBuf> {
    let absolute = |name| std::env::var_os(name).map(PathBuf::from).filter(|p| p.is_absolute());
    let folder = absolute(name).or_else(|| Some(absolute("HOME")?.join(below_home)))?;
    Some(folder.join("clman"))
}

/// Outcomes by key. Failures are not cached, so that they are reported each time.
#[derive(Debug, Default)]
pub struct Cache {
    file: Option<PathBuf>,
    known: HashMap<Key, Outcome>,
    fresh: HashMap<Key, Outcome>,
}

impl Cache {
    /// An empty cache that is not saved.
    pub fn none() -> Cache {
        Cache::default()
    }

    /// The user's cache. An unreadable cache is treated as empty.
    pub fn of_user() -> Cache {
        let Some(file) = cache_folder().map(|folder| folder.join("outcomes")) else {
            return Cache::none();
        };
        let readable = std::fs::metadata(&file).is_ok_and(|m| m.is_file() && m.len() <= MAX_FILE);
        let bytes = if readable { std::fs::read(&file).unwrap_or_default() } else { Vec::new() };
        let known = postcard::from_bytes::<(String, HashMap<Key, Outcome>)>(&bytes)
            .ok()
            .filter(|(program, _)| program == PROGRAM)
            .map(|(_, known)| known);
        Cache { file: Some(file), known: known.unwrap_or_default(), fresh: HashMap::new() }
    }

    /// The digest of a case. It should be computed only once, because this takes longer than all other operations of
    /// the cache.
    pub fn digest(&self, edition: Edition, case: &Case) -> Digest {
        if self.file.is_none() {
            return Digest::default();
        }
        let mut hasher = Sha256::new();
        hasher.update(edition.as_str());
        // The debug output contains all fields of a case.
        hasher.update(format!("{case:?}"));
        Digest(hasher.finalize().into())
    }

    /// The cached outcome of a case on a device; `None` if the case is not in the cache, as after a failure.
    pub fn find(&self, device: &str, digest: &Digest) -> Option<Outcome> {
        if self.known.is_empty() {
            return None;
        }
        self.known.get(&key(device, digest)).cloned()
    }

    /// Caches the outcome of a case.
    pub fn keep(&mut self, device: &str, digest: &Digest, outcome: &Outcome) {
        if self.file.is_none() || outcome.is_failure() {
            return;
        }
        let key = key(device, digest);
        if self.known.get(&key) != Some(outcome) {
            self.fresh.insert(key, outcome.clone());
        }
    }

    /// Writes new entries. A write error is ignored; the cases then run again.
    pub fn save(self) {
        let Some(file) = self.file else { return };
        if self.fresh.is_empty() {
            return;
        }
        let mut all = self.fresh;
        if all.len() + self.known.len() <= MOST {
            for (key, outcome) in self.known {
                all.entry(key).or_insert(outcome);
            }
        }
        if let Some(folder) = file.parent()
            && std::fs::create_dir_all(folder).is_ok()
            && let Ok(bytes) = postcard::to_stdvec(&(PROGRAM, all))
        {
            let _ = write_bytes_atomically(&file, &bytes);
        }
    }
}

fn key(device: &str, digest: &Digest) -> Key {
    let mut hasher = Sha256::new();
    hasher.update(device);
    hasher.update(digest.0);
    let mut key = Key::default();
    key.copy_from_slice(&hasher.finalize()[..16]);
    key
}
