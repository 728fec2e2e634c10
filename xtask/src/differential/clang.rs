//! The peer: clang's front end, with many sources per process.

use super::{Case, Lines};
use clman_opencl::Edition;
use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;

/// The program that clman is compared with.
pub(super) const CLANG: &str = "clang-19";

/// The first line that `clang --version` prints.
pub(super) fn version(clang: &str) -> Result<String, String> {
    let output = Command::new(clang)
        .arg("--version")
        .output()
        .map_err(|error| format!("{clang} cannot be run: {error}"))?;
    let text = String::from_utf8_lossy(&output.stdout);
    Ok(text.lines().next().unwrap_or(clang).to_string())
}

/// The option of clang for an edition.
fn standard(edition: Edition) -> String {
    format!("-cl-std=CL{edition}")
}

/// Runs clang on sources of the same edition and extensions. Returns the errors in each source; `None` if the process
/// crashed.
fn run(clang: &str, folder: &Path, cases: &[&Case]) -> Result<Option<Vec<Lines>>, String> {
    let mut command = Command::new(clang);
    command.args(["-cc1", "-triple", "spir64-unknown-unknown", "-finclude-default-header"]);
    command.args(["-fdeclare-opencl-builtins", "-fsyntax-only", "-fno-caret-diagnostics", "-w"]);
    command.arg(standard(cases[0].edition)).current_dir(folder);
    if !cases[0].extensions.is_empty() {
        command.arg(format!("-cl-ext={}", cases[0].extensions));
    }
    for (i, case) in cases.iter().enumerate() {
        let name = format!("{i}.cl");
        std::fs::write(folder.join(&name), &case.source).map_err(|error| error.to_string())?;
        command.arg(name);
    }
    let output = command.output().map_err(|error| format!("{clang} cannot be run: {error}"))?;
    if output.status.code().is_none_or(|code| code > 1) {
        return Ok(None);
    }
    let mut found = vec![Lines::default(); cases.len()];
    for line in String::from_utf8_lossy(&output.stderr).lines() {
        // Every source is `N.cl`. An error without a position does not belong to a line.
        let mut parts = line.splitn(4, ':');
        let (file, at, _, rest) = (parts.next(), parts.next(), parts.next(), parts.next());
        let index = file.and_then(|f| f.strip_suffix(".cl")).and_then(|n| n.parse::<usize>().ok());
        let (Some(index), Some(at), Some(rest)) = (index, at, rest) else { continue };
        let (Some(lines), Ok(at)) = (found.get_mut(index), at.parse::<u32>()) else { continue };
        let rest = rest.trim_start();
        if let Some(text) = rest.strip_prefix("error: ").or(rest.strip_prefix("fatal error: ")) {
            lines.errors.insert(at);
            lines.messages.push((at, text.to_string()));
        }
    }
    Ok(Some(found))
}

/// The lines that clang reports in each of `cases`; `None` for a case on which it crashed.
pub(super) fn judge(
    clang: &str,
    folder: &Path,
    cases: &[&Case],
) -> Result<Vec<Option<Lines>>, String> {
    let mut found: Vec<Option<Lines>> = vec![None; cases.len()];
    let options: BTreeSet<(Edition, &str)> =
        cases.iter().map(|case| (case.edition, case.extensions.as_str())).collect();
    for option in options {
        let indices: Vec<usize> = (0..cases.len())
            .filter(|i| (cases[*i].edition, cases[*i].extensions.as_str()) == option)
            .collect();
        for chunk in indices.chunks(64) {
            let together: Vec<&Case> = chunk.iter().map(|i| cases[*i]).collect();
            match run(clang, folder, &together)? {
                Some(lines) => {
                    for (i, lines) in chunk.iter().zip(lines) {
                        found[*i] = Some(lines);
                    }
                }
                // One of the cases caused a crash, so each is run alone.
                None => {
                    for i in chunk {
                        found[*i] =
                            run(clang, folder, &[cases[*i]])?.map(|mut lines| lines.remove(0));
                    }
                }
            }
        }
    }
    Ok(found)
}
