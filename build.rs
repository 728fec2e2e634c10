//! Sets `CLMAN_SOURCES`, a hash of the sources from which clman is built. Cached results of examples are valid only for
//! the same hash.

use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};
use std::path::{Path, PathBuf};
use std::{env, fs};

/// The folders with the sources that affect the results of examples.
const SOURCES: &[&str] = &["src", "crates/opencl/src", "crates/device/src"];

fn main() {
    let root = env::var("CARGO_MANIFEST_DIR").expect("cargo sets the manifest's folder");
    let root = Path::new(&root);
    let mut files = vec![root.join("Cargo.lock")];
    println!("cargo::rerun-if-changed=Cargo.lock");
    for folder in SOURCES {
        println!("cargo::rerun-if-changed={folder}");
        walk(&root.join(folder), &mut files);
    }
    let mut hasher = DefaultHasher::new();
    for path in files {
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
