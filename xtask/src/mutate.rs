//! `cargo xtask mutate`: lists the places that report a diagnostic and that no test covers.
//!
//! The UI suite, the examples of the codes' pages and the large inputs are checked once. A test detects the removal
//! of a place if no other place reports a diagnostic that the test expects. The job lists the places in
//! `crates/opencl/src/` that report a diagnostic and whose removal no test detects.

#[path = "../../tests/support/large_inputs.rs"]
mod large_inputs;
#[path = "../../tests/support/ui_cases.rs"]
#[allow(dead_code, reason = "the suite itself uses more of it")]
mod ui_cases;

use clman_opencl::diagnostic::{Diagnostic, counted};
use clman_opencl::edition::extension;
use clman_opencl::{Checked, Edition, ExtensionSet, NoFiles, Options};
use large_inputs::large_inputs;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::{Path, PathBuf};
use ui_cases::{Case, reported, ui_cases};

/// Methods that report a diagnostic at the place of their call.
const REPORTERS: &[&str] = &[
    "report(",
    "report_expr(",
    "report_range(",
    "report_argument(",
    "report_target(",
    "report_for(",
    "error_at(",
    "syntax(",
    "expected(",
    "expect_behind(",
    "beyond(",
    "diagnostic(",
    "missing(",
    "expect(",
    "close(",
    "semicolon(",
    "no_blocks(",
    "too_deep(",
    "Diagnostic::new(",
];

/// A file and a line of clman's own source.
type Place = (String, u32);

fn files(folder: &Path, ending: &str, found: &mut Vec<PathBuf>) -> Result<(), String> {
    let entries = std::fs::read_dir(folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    let mut paths: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    paths.sort();
    for path in paths {
        if path.is_dir() {
            files(&path, ending, found)?;
        } else if path.extension().is_some_and(|e| e == ending) {
            found.push(path);
        }
    }
    Ok(())
}

fn read(path: &Path) -> Result<String, String> {
    std::fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
}

/// Adds to `found` the places in a source that report a diagnostic, with their lines of code. Functions with
/// `#[track_caller]` are skipped, because their diagnostics have the place of the caller.
fn places(path: &Path, text: &str, found: &mut BTreeMap<Place, String>) {
    let mut tracked = false;
    let mut inside = false;
    for (i, line) in text.lines().enumerate() {
        let code = line.trim_start();
        if code.starts_with("#[cfg(test)]") {
            break;
        }
        if code.starts_with("#[track_caller]") {
            tracked = true;
        } else if code.starts_with("fn ") || code.starts_with("pub") && code.contains("fn ") {
            inside = std::mem::take(&mut tracked);
            continue;
        }
        // The standard `expect("…")` is not the reporter of that name.
        let reports = !code.contains(").expect(\"")
            && REPORTERS.iter().any(|r| {
                code.match_indices(r)
                    .any(|(at, _)| !code[..at].ends_with(|c: char| c == '_' || c.is_alphanumeric()))
            });
        if reports && !inside && !code.starts_with("//") {
            found.insert((path.to_string_lossy().into_owned(), i as u32 + 1), code.to_string());
        }
    }
}

fn place(d: &Diagnostic) -> Place {
    // The path from the root of the repository, independent of the build folder.
    let file = d.origin.file();
    let file = file.find("crates/opencl/src/").map_or(file, |at| &file[at..]);
    (file.to_string(), d.origin.line())
}

fn check(source: &str, options: &Options) -> Checked {
    clman_opencl::check("source.cl", source.as_bytes(), options, &mut NoFiles)
}

/// Adds to `held` the places whose removal a case detects: each of them is the only place that reports diagnostics with
/// some key in the case.
fn held<K: Ord>(reported: impl Iterator<Item = (K, Place)>, held: &mut BTreeSet<Place>) {
    let mut by_key: BTreeMap<K, BTreeSet<Place>> = BTreeMap::new();
    for (key, place) in reported {
        by_key.entry(key).or_default().insert(place);
    }
    for places in by_key.into_values() {
        if places.len() == 1 {
            held.extend(places);
        }
    }
}

/// Adds to `seen` the places whose removal a file of the UI suite detects in one of the editions in its header.
fn ui_case(case: &Case, seen: &mut BTreeSet<Place>) {
    for edition in case.editions() {
        let checked = case.check(edition, false);
        held(reported(&checked, |d| case.compares(d)).map(|(mark, d)| (mark, place(d))), seen);
    }
}

/// Adds to `seen` the places whose removal the examples under `# Wrong` in a code's page detect. Only diagnostics with
/// this code are compared.
fn page_cases(code: &clman_opencl::diagnostic::Code, seen: &mut BTreeSet<Place>) {
    let page = code.doc.split("# Wrong").nth(1).unwrap_or("");
    let wrong = page.split("# Right").next().unwrap_or("");
    let mut fences = wrong.split("```");
    fences.next();
    while let (Some(fence), _) = (fences.next(), fences.next()) {
        let (info, source) = fence.split_once('\n').unwrap_or(("", fence));
        let mut options = Options::new(Edition::LATEST);
        for word in info.split_whitespace().skip(1) {
            match word.split_once('=') {
                Some(("std", edition)) => {
                    options.language.edition = Edition::parse(edition).unwrap_or(Edition::LATEST);
                }
                Some(("ext", "+all")) => options.language.extensions = ExtensionSet::ALL,
                Some(("ext", name)) => {
                    if let Some(id) = extension(&name[1..]) {
                        options.language.extensions.set(id, name.starts_with('+'));
                    }
                }
                _ => {}
            }
        }
        let source: String =
            source.lines().map(|l| format!("{}\n", l.strip_prefix(' ').unwrap_or(l))).collect();
        let checked = check(&source, &options);
        let own = checked.diagnostics.iter().filter(|d| d.code == code);
        held(own.map(|d| (d.code.id, place(d))), seen);
    }
}

/// Writes the places without a test to `report`.
///
/// # Errors
/// A file cannot be read or written, or there is a place without a test.
pub fn run(report: &Path) -> Result<(), String> {
    let mut sources = Vec::new();
    files(Path::new("crates/opencl/src"), "rs", &mut sources)?;
    let mut all = BTreeMap::new();
    for path in &sources {
        if !path.parent().is_some_and(|folder| folder.ends_with("codes")) {
            places(path, &read(path)?, &mut all);
        }
    }
    let mut seen = BTreeSet::new();
    for case in &ui_cases("tests/ui") {
        ui_case(case, &mut seen);
    }
    for code in clman_opencl::codes::CODES {
        page_cases(code, &mut seen);
    }
    for (_, source) in large_inputs() {
        let checked =
            clman_opencl::check("source.cl", source, &Options::new(Edition::LATEST), &mut NoFiles);
        let line = |d: &Diagnostic| checked.sources.line_column(d.primary.span).line;
        held(checked.diagnostics.iter().map(|d| ((line(d), d.code.id), place(d))), &mut seen);
    }
    let missed: Vec<(&Place, &String)> =
        all.iter().filter(|(place, _)| !seen.contains(*place)).collect();
    let mut text = format!(
        "# Tests of the places that report diagnostics\n\n\
         Made by `cargo xtask mutate places`. A place is a line of the checker's source that reports a diagnostic. The checker \
         ran once on each of these tests: the cases of `tests/ui`, the examples on the pages of the diagnostic codes, and the \
         inputs that exceed a limit. A test detects the removal of a place if it expects a diagnostic that only this place \
         reports. Of the {} places in \
         `crates/opencl/src/`, the removal of {} is detected.{}\n\n",
        all.len(),
        all.len() - missed.len(),
        if missed.is_empty() { "" } else { " The removal of these places is not detected:" },
    );
    for ((file, line), code) in &missed {
        let _ = writeln!(text, "- `{file}:{line}`: `{}`", code.replace('`', "'"));
    }
    println!("{} places, {} not held by a test", all.len(), missed.len());
    std::fs::write(report, text).map_err(|error| format!("{}: {error}", report.display()))?;
    match missed.len() {
        0 => Ok(()),
        count => {
            let places = counted(count, "place");
            Err(format!("no test covers {places}; see {}", report.display()))
        }
    }
}
