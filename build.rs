//! Puts the bundled records and what was seen of them into the binary, so that it needs no files
//! beside it, and tells what sources it was made of.

use std::collections::hash_map::DefaultHasher;
use std::fmt::Write;
use std::hash::{Hash, Hasher};
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    for path in ["pages", "evidence", "src", "Cargo.lock"] {
        println!("cargo::rerun-if-changed={path}");
    }
    let root = env::var("CARGO_MANIFEST_DIR").expect("cargo sets the manifest's folder");
    let root = Path::new(&root);
    let mut out = String::new();
    list(&mut out, "FILES", &root.join("pages"));
    list(&mut out, "EVIDENCE", &root.join("evidence"));
    let folder = env::var("OUT_DIR").expect("cargo sets the output folder");
    fs::write(Path::new(&folder).join("bundled.rs"), out).expect("the output folder is writable");

    // What is cached was seen by a program of these sources.
    let mut hasher = DefaultHasher::new();
    let mut sources = vec![root.join("Cargo.lock")];
    walk(&root.join("src"), &mut sources);
    for path in sources {
        fs::read(path).unwrap_or_default().hash(&mut hasher);
    }
    println!("cargo::rustc-env=CLMAN_SOURCES={:016x}", hasher.finish());
    link();
}

/// A process that may stand at any address starts with the loader writing each of the forty thousand pointers of
/// its tables, which takes it a third of the time of a small check. So the binary stands at a fixed one, unless
/// the feature `pie` asks otherwise; then the pointers are packed, an eightieth of what the loader has to read.
/// Loaders know packed ones since glibc 2.36, so that this is for builds on such a system that are for itself.
/// Linkers that do not know the option ignore it.
fn link() {
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    {
        unsafe extern "C" {
            safe fn gnu_get_libc_version() -> *const std::ffi::c_char;
        }
        if env::var_os("HOST") != env::var_os("TARGET") {
            return;
        }
        if env::var_os("CARGO_FEATURE_PIE").is_none() {
            println!("cargo::rustc-link-arg-bins=-no-pie");
            return;
        }
        // SAFETY: glibc's version is a static string.
        let version = unsafe { std::ffi::CStr::from_ptr(gnu_get_libc_version()) };
        let mut parts = version.to_str().unwrap_or_default().split('.').map(str::parse::<u32>);
        if matches!((parts.next(), parts.next()), (Some(Ok(2)), Some(Ok(36..)))) {
            println!("cargo::rustc-link-arg-bins=-Wl,-z,pack-relative-relocs");
        }
    }
}

/// A table of the folder's TOML files: stem and text.
fn list(out: &mut String, name: &str, folder: &Path) {
    let entries = fs::read_dir(folder).into_iter().flatten();
    let mut files: Vec<_> = entries
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|e| e == "toml"))
        .collect();
    files.sort();
    writeln!(out, "pub(super) static {name}: &[(&str, &str)] = &[").expect(WRITABLE);
    for path in files {
        let stem = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        writeln!(out, "    ({stem:?}, include_str!({path:?})),").expect(WRITABLE);
    }
    out.push_str("];\n");
}

const WRITABLE: &str = "strings can be written to";

/// Every file below a folder, in the order of their names.
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
