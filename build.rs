//! Lists the bundled records for `corpus::bundled`, so that the binary needs no files beside it.

use std::fmt::Write;
use std::path::Path;
use std::{env, fs};

fn main() {
    println!("cargo::rerun-if-changed=pages");
    let root = env::var("CARGO_MANIFEST_DIR").expect("cargo sets the manifest's folder");
    let pages = Path::new(&root).join("pages");
    let mut files: Vec<_> = fs::read_dir(&pages)
        .into_iter()
        .flatten()
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|e| e == "toml"))
        .collect();
    files.sort();
    let mut out = String::from("pub(super) static FILES: &[(&str, &str)] = &[\n");
    for path in files {
        let stem = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        writeln!(out, "    ({stem:?}, include_str!({path:?})),")
            .expect("strings can be written to");
    }
    out.push_str("];\n");
    let folder = env::var("OUT_DIR").expect("cargo sets the output folder");
    fs::write(Path::new(&folder).join("bundled.rs"), out).expect("the output folder is writable");
}
