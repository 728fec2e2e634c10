//! Sets `CLMAN_SOURCES`, a hash of the sources from which clman is built. Cached results of examples are valid only for
//! the same hash.

use std::collections::hash_map::DefaultHasher;
use std::fs;
use std::hash::{Hash, Hasher};
use std::path::{Path, PathBuf};

/// The crates whose sources affect the results of examples.
const CRATES: &[&str] = &["device", "doctest", "host", "opencl", "record", "runner"];

fn main() {
    let root = Path::new("../..");
    let mut files = vec![root.join("Cargo.lock")];
    CRATES.iter().for_each(|name| walk(&root.join("crates").join(name).join("src"), &mut files));
    let mut hasher = DefaultHasher::new();
    for path in files {
        println!("cargo::rerun-if-changed={}", path.display());
        fs::read(path).unwrap_or_default().hash(&mut hasher);
    }
    println!("cargo::rustc-env=CLMAN_SOURCES={:016x}", hasher.finish());
}

/// Adds every file below `folder` to `files`, sorted by name.
fn walk(folder: &Path, files: &mut Vec<PathBuf>) {
    let mut entries: Vec<PathBuf> =
        fs::read_dir(folder).into_iter().flatten().filter_map(|e| Some(e.ok()?.path())).collect();
    entries.sort();
    for path in entries {
        if path.is_dir() {
            walk(&path, files);
        } else {
            files.push(path);
        }
    }
}
