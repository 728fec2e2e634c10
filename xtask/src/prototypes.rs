//! `cargo xtask prototypes`: writes the synopses generated from the checker's table into the pages that
//! name functions in `synopsis.functions`.

use clman_opencl::builtins::prototypes;
use clman_record::{Record, Synopsis, read_record, write_record};
use std::path::Path;

pub fn run(folder: &Path) -> Result<(), String> {
    let entries = std::fs::read_dir(folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    for entry in entries {
        let path = entry.map_err(|e| format!("{}: {e}", folder.display()))?.path();
        if path.extension().is_none_or(|e| e != "toml") || path.ends_with("corpus.toml") {
            continue;
        }
        let error = |e: &dyn std::fmt::Display| format!("{}: {e}", path.display());
        let text = std::fs::read_to_string(&path).map_err(|e| error(&e))?;
        let mut record = read_record(&text).map_err(|e| error(&e[0]))?.record;
        if record.synopsis.iter().all(|part| part.functions.is_empty()) {
            continue;
        }
        fill(&mut record).map_err(|e| error(&e))?;
        let new = write_record(&record);
        if new != text {
            std::fs::write(&path, new).map_err(|e| error(&e))?;
            println!("{}", path.display());
        }
    }
    Ok(())
}

/// Replaces the synopses of the same functions with one for each range of editions.
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
