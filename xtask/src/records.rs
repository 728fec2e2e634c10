//! Changes the records of a folder.

use clman_record::corpus::{load, write_atomically};
use clman_record::{Record, write_record};
use std::path::Path;

/// Writes each record of `folder` that `change` changes, and prints its path. `change` returns whether the job writes
/// the record; other records remain unchanged.
///
/// # Errors
/// A record cannot be read, changed or written.
pub fn rewrite(
    folder: &Path,
    change: impl Fn(&mut Record) -> Result<bool, String>,
) -> Result<(), String> {
    let loaded = load(folder, clman_manual::editions()).map_err(|errors| errors[0].to_string())?;
    if let Some(error) = loaded.errors.first() {
        return Err(error.to_string());
    }
    for file in loaded.files {
        let path = file.path.display();
        let mut record = file.parsed.record;
        if !change(&mut record).map_err(|e| format!("{path}: {e}"))? {
            continue;
        }
        let text = write_record(&record);
        if text != file.text {
            write_atomically(&file.path, &text).map_err(|e| format!("{path}: {e}"))?;
            println!("{path}");
        }
    }
    Ok(())
}
