//! `cargo xtask prototypes`: writes the synopses that are made from the checker's table into the pages that name
//! functions in `synopsis.functions`.

use clman_opencl::builtins::prototypes;
use clman_record::corpus::{load, write_atomically};
use clman_record::{Record, Synopsis, write_record};
use std::path::Path;

/// Runs the job.
///
/// # Errors
/// A record cannot be read or written, or names a function that the table does not have.
pub fn run(folder: &Path) -> Result<(), String> {
    let loaded = load(folder).map_err(|errors| errors[0].to_string())?;
    if let Some(error) = loaded.errors.first() {
        return Err(error.to_string());
    }
    for file in loaded.files {
        let path = file.path.display();
        let mut record = file.parsed.record;
        if record.synopsis.iter().all(|part| part.functions.is_empty()) {
            continue;
        }
        fill(&mut record).map_err(|e| format!("{path}: {e}"))?;
        let text = write_record(&record);
        if text != file.text {
            write_atomically(&file.path, &text).map_err(|e| format!("{path}: {e}"))?;
            println!("{path}");
        }
    }
    Ok(())
}

/// Replaces the parts of the same functions by one for each range of editions.
fn fill(record: &mut Record) -> Result<(), String> {
    let mut parts: Vec<Synopsis> = Vec::new();
    for part in std::mem::take(&mut record.synopsis) {
        if part.functions.is_empty() {
            parts.push(part);
        } else if parts.last().is_none_or(|last| last.functions != part.functions) {
            for range in prototypes(&part.functions)? {
                let editions = format!("{}..={}", range.first, range.last);
                parts.push(Synopsis {
                    code: range.code,
                    editions: editions.parse().map_err(|e| format!("{editions}: {e}"))?,
                    ..part.clone()
                });
            }
        }
    }
    record.synopsis = parts;
    Ok(())
}
