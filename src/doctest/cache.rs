//! What earlier runs saw, so that only what changed runs again.

use super::{Case, Outcome};
use clman_record::Edition;
use clman_record::corpus::write_bytes_atomically;
use sha2::{Digest as _, Sha256};
use std::collections::HashMap;
use std::path::PathBuf;

/// Tells the program that saw something: another may see it otherwise.
const PROGRAM: &str = env!("CLMAN_SOURCES");
/// What nothing asked for is forgotten beyond this many.
const MOST: usize = 1 << 17;
/// A file larger than this is none of clman's.
const MAX_FILE: u64 = 64 << 20;

/// The first half of a SHA-256 of a digest and a device.
type Key = [u8; 16];

/// A SHA-256 of a case and the edition that it runs in: everything that can change what becomes of it, but the
/// device and the program.
#[derive(Clone, Copy, Debug, Default)]
pub struct Digest([u8; 32]);

/// clman's folder for caches: `clman` below `$XDG_CACHE_HOME`, else `~/.cache`.
pub fn cache_folder() -> Option<PathBuf> {
    let absolute = |name| std::env::var_os(name).map(PathBuf::from).filter(|p| p.is_absolute());
    let folder = absolute("XDG_CACHE_HOME").or_else(|| Some(absolute("HOME")?.join(".cache")))?;
    Some(folder.join("clman"))
}

/// Outcomes by what they are of. Failures are not kept: a person wants to see them again.
#[derive(Debug, Default)]
pub struct Cache {
    file: Option<PathBuf>,
    known: HashMap<Key, Outcome>,
    fresh: HashMap<Key, Outcome>,
}

impl Cache {
    /// A cache that knows nothing and keeps nothing.
    pub fn none() -> Cache {
        Cache::default()
    }

    /// What is in the user's cache. What cannot be read is as if it were not there.
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

    /// What a case is known by. It is made once: that costs more than all else here.
    pub fn digest(&self, edition: Edition, case: &Case) -> Digest {
        if self.file.is_none() {
            return Digest::default();
        }
        let mut hasher = Sha256::new();
        hasher.update(edition.as_str());
        // Everything that a case says is in this.
        hasher.update(format!("{case:?}"));
        Digest(hasher.finalize().into())
    }

    /// What became of a case on a device, if it did not fail.
    pub fn find(&self, device: &str, digest: &Digest) -> Option<Outcome> {
        if self.known.is_empty() {
            return None;
        }
        self.known.get(&key(device, digest)).cloned()
    }

    /// Keeps what became of a case.
    pub fn keep(&mut self, device: &str, digest: &Digest, outcome: &Outcome) {
        if self.file.is_some() && !outcome.is_failure() {
            self.fresh.insert(key(device, digest), outcome.clone());
        }
    }

    /// Writes what is new. That it cannot be written is no error: then everything runs again.
    pub fn save(self) {
        let Some(file) = self.file else { return };
        if self.fresh.iter().all(|(key, outcome)| self.known.get(key) == Some(outcome)) {
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
