//! The UI suite: every `tests/ui/**/*.cl` is checked in each edition that its header names, and
//! must be reported exactly where its comments say so.
//!
//! ```text
//! // std: 1.2 2.0 3.0          the editions; all where there is no such line
//! // ext: -cl_khr_fp64         extensions switched off or on; `-all` switches off all
//! int x; //~ ERROR CL0307      a diagnostic on this line
//! //~^ ERROR[1.2] CL0307       one on the line before, in edition 1.2 alone
//! ```
//!
//! Warnings are compared where the file has a comment `//~ WARNING`, or a header `// warnings`.

use clman::diagnostic::Severity;
use clman::opencl::{self, Edition, ExtensionSet, NoFiles, Options, edition::extension};
use std::path::{Path, PathBuf};

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    let mut entries: Vec<PathBuf> = std::fs::read_dir(folder)
        .expect("a folder of tests")
        .map(|e| e.expect("an entry").path())
        .collect();
    entries.sort();
    for path in entries {
        if path.is_dir() {
            collect(&path, files);
        } else if path.extension().is_some_and(|e| e == "cl") {
            files.push(path);
        }
    }
}

/// Line, severity and code of everything that a file's comments expect in an edition.
fn expected(text: &str, edition: Edition) -> Vec<(u32, String, String)> {
    let mut list = Vec::new();
    for (i, line) in text.lines().enumerate() {
        for part in line.split("//~").skip(1) {
            let up = part.chars().take_while(|c| *c == '^').count();
            let mut words = part[up..].split_whitespace();
            let severity = words.next().expect("a severity");
            let code = words.next().expect("a code");
            let (severity, editions) = match severity.split_once('[') {
                Some((s, list)) => (s, list.trim_end_matches(']')),
                None => (severity, ""),
            };
            let here = editions.is_empty()
                || editions.split(',').any(|e| Edition::parse(e) == Some(edition));
            if here {
                list.push(((i + 1 - up) as u32, severity.to_lowercase(), code.to_string()));
            }
        }
    }
    list.sort();
    list
}

#[test]
fn sources_are_reported_where_they_say() {
    let mut files = Vec::new();
    collect(Path::new("tests/ui"), &mut files);
    assert!(files.len() > 10, "only {} files", files.len());
    let mut failures = String::new();
    for file in files {
        let text = std::fs::read_to_string(&file).expect("a readable file");
        let header = |name: &str| {
            text.lines().find_map(|l| l.strip_prefix("// ")?.strip_prefix(name)).map(str::trim)
        };
        let editions: Vec<Edition> = match header("std:") {
            Some(list) => {
                list.split_whitespace().map(|e| Edition::parse(e).expect("an edition")).collect()
            }
            None => Edition::ALL.to_vec(),
        };
        let warnings = text.contains("//~ WARNING") || header("warnings").is_some();
        for edition in editions {
            let mut options = Options::new(edition);
            for switch in header("ext:").unwrap_or("").split_whitespace() {
                if switch == "-all" {
                    options.language.extensions = ExtensionSet::NONE;
                    continue;
                }
                let id = extension(&switch[1..]).expect("an extension");
                options.language.extensions.set(id, switch.starts_with('+'));
            }
            let name = file.to_string_lossy();
            let checked = opencl::check(&name, text.as_bytes(), &options, &mut NoFiles);
            let mut seen: Vec<(u32, String, String)> = checked
                .diagnostics
                .iter()
                .filter(|d| d.severity == Severity::Error || warnings)
                .map(|d| {
                    let line = checked.sources.line_column(d.primary.span).line;
                    (line, d.severity.as_str().to_string(), d.code.id.to_string())
                })
                .collect();
            seen.sort();
            let wanted = expected(&text, edition);
            for (line, severity, code) in wanted.iter().filter(|e| !seen.contains(e)) {
                failures
                    .push_str(&format!("{name}:{line}: [{edition}] missing {severity} {code}\n"));
            }
            for (line, severity, code) in seen.iter().filter(|e| !wanted.contains(e)) {
                failures.push_str(&format!(
                    "{name}:{line}: [{edition}] unexpected {severity} {code}\n"
                ));
            }
        }
    }
    assert!(failures.is_empty(), "\n{failures}");
}

/// What the specification forbids is an error of a pedantic check, whatever compilers do.
#[test]
fn a_pedantic_check_tolerates_nothing() {
    let text = std::fs::read_to_string("tests/ui/tolerated.cl").expect("a readable file");
    let mut options = Options::new(Edition::V3_0);
    options.pedantic = true;
    let checked = opencl::check("tolerated.cl", text.as_bytes(), &options, &mut NoFiles);
    let wanted: Vec<(u32, String)> =
        expected(&text, Edition::V3_0).into_iter().map(|(line, _, code)| (line, code)).collect();
    let mut seen: Vec<(u32, String)> = checked
        .diagnostics
        .iter()
        .filter(|d| d.severity == Severity::Error)
        .map(|d| (checked.sources.line_column(d.primary.span).line, d.code.id.to_string()))
        .collect();
    seen.sort();
    assert!(wanted.len() > 10);
    assert_eq!(seen, wanted);
}
