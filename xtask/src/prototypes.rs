//! `cargo xtask prototypes`: writes the synopses that are made from the checker's table into the pages that name
//! functions in `synopsis.functions`.

use super::records::rewrite;
use clman_opencl::Edition;
use clman_opencl::builtins::prototypes;
use clman_record::{EditionRange, Record, Synopsis};
use std::path::Path;

/// Runs the job.
///
/// # Errors
/// A record cannot be read or written, or names a function that the table does not have.
pub fn run(folder: &Path) -> Result<(), String> {
    rewrite(folder, |record| {
        let has_functions = record.synopsis.iter().any(|part| !part.functions.is_empty());
        if has_functions {
            fill(record)?;
        }
        Ok(has_functions)
    })
}

/// Replaces the parts of the synopsis for the same functions by one part for each range of editions.
fn fill(record: &mut Record) -> Result<(), String> {
    let mut parts: Vec<Synopsis> = Vec::new();
    for part in std::mem::take(&mut record.synopsis) {
        if part.functions.is_empty() {
            parts.push(part);
        } else if parts.last().is_none_or(|last| last.functions != part.functions) {
            for range in prototypes(&part.functions)? {
                let editions = format!("{}..={}", range.first, last(range.last));
                let editions: EditionRange =
                    editions.parse().map_err(|e| format!("{editions}: {e}"))?;
                // The page may not exist in all editions that have the functions.
                let common = |e: &clman_record::Edition| {
                    editions.contains(*e) && record.editions.contains(*e)
                };
                let all = clman_manual::editions();
                let (Some(first), Some(last)) = (all.iter().find(common), all.iter().rfind(common))
                else {
                    continue;
                };
                let common = format!("{first}..={last}");
                let common: EditionRange = common.parse().map_err(|e| format!("{common}: {e}"))?;
                parts.push(Synopsis {
                    code: range.code,
                    editions: common.usual(all),
                    ..part.clone()
                });
            }
        }
    }
    record.synopsis = parts;
    Ok(())
}

/// The last edition of the manual that documents a version of the language.
fn last(language: Edition) -> String {
    let language = language.to_string();
    let found = clman_manual::editions().iter().rfind(|edition| edition.language() == language);
    found.map_or(language, |edition| edition.to_string())
}
