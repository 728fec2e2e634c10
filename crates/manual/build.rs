//! Puts the bundled records and their evidence into the library, so that the program does not need other files.

use std::fmt::Write;
use std::path::Path;
use std::{env, fs};

fn main() {
    let crate_folder = env::var("CARGO_MANIFEST_DIR").expect("cargo sets the manifest's folder");
    let root = Path::new(&crate_folder).join("../..");
    let mut out = String::new();
    let folders = [("FILES", "pages"), ("HISTORY", "evidence/history"), ("EVIDENCE", "evidence")];
    for (name, folder) in folders {
        let folder = root.join(folder);
        println!("cargo::rerun-if-changed={}", folder.display());
        list(&mut out, name, &folder);
    }
    let folder = env::var("OUT_DIR").expect("cargo sets the output folder");
    fs::write(Path::new(&folder).join("bundled.rs"), out).expect("the output folder is writable");
}

/// Appends a table `name` of the folder's TOML files, with the stem and the text of each.
fn list(out: &mut String, name: &str, folder: &Path) {
    let entries = fs::read_dir(folder).into_iter().flatten();
    let mut files: Vec<_> = entries
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|e| e == "toml"))
        .collect();
    files.sort();
    writeln!(out, "static {name}: &[(&str, &str)] = &[").expect(WRITABLE);
    for path in files {
        let stem = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        writeln!(out, "    ({stem:?}, include_str!({path:?})),").expect(WRITABLE);
    }
    out.push_str("];\n");
}

const WRITABLE: &str = "strings can be written to";
