//! Writing what was imported: a file at a time, whole or not at all, and nothing of a person's
//! overwritten.

use std::collections::HashSet;
use std::fs;
use std::path::{Path, PathBuf};

use super::{Imported, sources};
use crate::corpus::write_atomically;
use crate::record::{is_unedited, read_corpus_meta, read_record, write_corpus_meta, write_record};

/// Why nothing, or not everything, was written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OutputError {
    /// The file or folder.
    pub path: PathBuf,
    /// One sentence without a full stop.
    pub message: String,
}

impl std::fmt::Display for OutputError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}: {}", self.path.display(), self.message)
    }
}

impl std::error::Error for OutputError {}

/// What writing did.
#[derive(Clone, Debug, Default)]
pub struct Written {
    /// Records that were edited since they were imported, by name: kept as they are.
    pub kept: Vec<String>,
}

/// Writes `corpus.toml` and a file a record into `folder`. Records there that were edited since
/// clman wrote them stay, unless `force`.
///
/// # Errors
/// The folder holds something else or another edition (nothing is written then), or a file cannot
/// be written (those before it are, each whole).
pub fn write(folder: &Path, imported: &Imported, force: bool) -> Result<Written, OutputError> {
    let error = |path: &Path, message: String| OutputError { path: path.to_path_buf(), message };
    let io = |path: &Path| {
        let path = path.to_path_buf();
        move |e: std::io::Error| OutputError { message: cannot_write(&e), path: path.clone() }
    };
    let meta_path = folder.join("corpus.toml");
    let has_meta = meta_path.is_file();
    if has_meta {
        let text = fs::read_to_string(&meta_path).map_err(io(&meta_path))?;
        let old = read_corpus_meta(&text).map_err(|errors| {
            let first = errors.first().map(ToString::to_string).unwrap_or_default();
            error(&meta_path, first)
        })?;
        if old.editions != imported.meta.editions {
            return Err(error(
                folder,
                format!(
                    "this corpus is of edition {}, the pages are of edition {}; import them into another folder",
                    old.editions, imported.meta.editions
                ),
            ));
        }
    } else if folder.exists() {
        if !folder.is_dir() {
            return Err(error(folder, "this is not a folder".into()));
        }
        if fs::read_dir(folder).map_err(io(folder))?.next().is_some() {
            return Err(error(
                folder,
                "the folder is not empty and holds no corpus; clman writes only into its own"
                    .into(),
            ));
        }
    } else {
        fs::create_dir_all(folder).map_err(io(folder))?;
    }
    let mut written = Written::default();
    let mut names = HashSet::new();
    for page in &imported.pages {
        let record = &page.record;
        if !names.insert(&record.name) {
            continue;
        }
        let path = folder.join(format!("{}.toml", record.name));
        let text = write_record(record);
        if let Ok(old) = fs::read_to_string(&path) {
            if old == text {
                continue;
            }
            let ours = read_record(&old).ok().and_then(|parsed| parsed.record.source);
            let unedited = ours.is_some_and(|source| is_unedited(&old, &source));
            if !unedited && !force {
                written.kept.push(record.name.clone());
                continue;
            }
        }
        write_atomically(&path, &text).map_err(|e| error(&path, cannot_write(&e)))?;
    }
    // Last: a folder with a corpus.toml is a corpus.
    if !has_meta {
        let text = write_corpus_meta(&imported.meta);
        write_atomically(&meta_path, &text).map_err(|e| error(&meta_path, cannot_write(&e)))?;
    }
    Ok(written)
}

fn cannot_write(error: &std::io::Error) -> String {
    format!("it cannot be written: {}", sources::reason(error))
}
