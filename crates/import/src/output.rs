//! Writes imported records. Each file is written completely or not at all, and edited files are not
//! overwritten.

use std::collections::HashSet;
use std::fs;
use std::path::{Path, PathBuf};

use super::Imported;
use super::update::kept::{self, Kept};
use clman_record::corpus::file::reason;
use clman_record::corpus::staging::{self, Staging};
use clman_record::corpus::{read_text, write_atomically, write_bytes_atomically};
use clman_record::{
    CorpusMeta, Editions, Record, is_unedited, read_corpus_meta, read_record, write_corpus_meta,
    write_record,
};
use rayon::prelude::*;

/// The reason why nothing, or not everything, was written.
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

/// The result of writing.
#[derive(Clone, Debug, Default)]
pub struct Written {
    /// The names of records that were edited since they were imported, and kept.
    pub kept: Vec<String>,
}

/// Writes `corpus.toml` and one file per record into `folder`. Existing records that were edited since clman wrote them
/// are kept, unless `force` is set. `known` has the editions of OpenCL. A new folder is written beside its destination
/// and then renamed, so that it appears completely or not at all.
///
/// # Errors
/// - The folder contains other files, or a corpus of another edition. Nothing is written.
/// - A file cannot be written. In an existing corpus, the files before it have been written completely.
pub fn write(
    folder: &Path,
    imported: &Imported,
    known: &'static Editions,
    force: bool,
) -> Result<Written, OutputError> {
    let error = |path: &Path, message: String| OutputError { path: path.to_path_buf(), message };
    // A link to a folder is resolved to the folder.
    let target = fs::canonicalize(folder)
        .or_else(|_| std::path::absolute(folder))
        .map_err(|e| error(folder, cannot_write(&e)))?;
    // Removes the staging folders of imports that were killed.
    target.parent().into_iter().chain([target.as_path()]).for_each(|place| {
        staging::clear_away(place, &target);
    });
    staging::clear_files_away(&target);
    let meta_path = folder.join("corpus.toml");
    if meta_path.is_file() {
        let text = read_text(&meta_path).map_err(|e| error(&meta_path, e.message))?;
        let old = read_corpus_meta(&text, known).map_err(|errors| {
            let first = errors.first().map(ToString::to_string).unwrap_or_default();
            error(&meta_path, first)
        })?;
        same_editions(folder, &old, &imported.meta)?;
    } else {
        return write_new(folder, &target, imported, known);
    }
    let mut written = Written::default();
    let mut kept = kept::load(folder)?;
    let mut names = HashSet::new();
    for page in &imported.pages {
        let record = &page.record;
        if !names.insert(&record.name) {
            continue;
        }
        let path = folder.join(format!("{}.toml", record.name));
        let text = write_record(record);
        if path.symlink_metadata().is_ok() {
            // A file that cannot be read was not written by clman.
            let old = read_text(&path).unwrap_or_default();
            if old == text {
                kept.insert(record.name.clone(), text);
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
        kept.insert(record.name.clone(), text);
    }
    let path = folder.join(kept::FILE);
    let bytes = kept::bytes(&kept).map_err(|e| error(&path, cannot_write(&e)))?;
    write_bytes_atomically(&path, &bytes).map_err(|e| error(&path, cannot_write(&e)))?;
    Ok(written)
}

/// Checks that pages with the metadata `new` may be imported into the corpus with the metadata `old`.
pub(crate) fn same_editions(
    folder: &Path,
    old: &CorpusMeta,
    new: &CorpusMeta,
) -> Result<(), OutputError> {
    if new.own_editions().eq(old.own_editions()) {
        return Ok(());
    }
    let has = |meta: &CorpusMeta| match meta.newest().as_str() {
        "" => "no edition".to_owned(),
        _ => format!("edition {}", meta.editions),
    };
    Err(OutputError {
        path: folder.to_path_buf(),
        message: format!(
            "this corpus has {}, but the pages have {}; import them into another folder",
            has(old),
            has(new)
        ),
    })
}

/// Writes a new corpus. `target` is the absolute path of the folder.
fn write_new(
    folder: &Path,
    target: &Path,
    imported: &Imported,
    known: &'static Editions,
) -> Result<Written, OutputError> {
    let error = |path: &Path, e: &std::io::Error| OutputError {
        path: path.to_path_buf(),
        message: cannot_write(e),
    };
    let refused =
        |message: &str| OutputError { path: folder.to_path_buf(), message: message.to_owned() };
    if target.exists() {
        if !target.is_dir() {
            return Err(refused("it is not a folder"));
        }
        let mut entries = fs::read_dir(target)
            .map_err(|e| refused(&format!("cannot read it: {}", reason(&e))))?;
        if entries.next().is_some() {
            return Err(refused(
                "the folder is not empty and does not contain a corpus; choose an empty folder or a corpus",
            ));
        }
    }
    let Some(parent) = target.parent().filter(|_| target.file_name().is_some()) else {
        return Err(refused("a corpus cannot be written here; choose another folder"));
    };
    fs::create_dir_all(parent).map_err(|e| error(folder, &e))?;
    // The user may have write permission only inside the existing empty folder.
    let staging = Staging::new(parent, target)
        .or_else(|e| if target.is_dir() { Staging::new(target, target) } else { Err(e) })
        .map_err(|e| error(folder, &e))?;
    let new = staging.path().join("new");
    fs::create_dir(&new).map_err(|e| error(folder, &e))?;
    let put = |name: &str, text: &str| {
        fs::write(new.join(name), text).map_err(|e| error(&folder.join(name), &e))
    };
    let mut written = HashSet::new();
    let mut pages: Vec<&Record> = imported.pages.iter().map(|page| &page.record).collect();
    pages.retain(|record| written.insert(&record.name));
    let put_page = |record: &&Record| {
        let text = write_record(record);
        put(&format!("{}.toml", record.name), &text)?;
        Ok((record.name.clone(), text))
    };
    let mut kept = pages.par_iter().map(put_page).collect::<Result<Kept, OutputError>>()?;
    let mut names: Vec<String> = kept.keys().map(|name| format!("{name}.toml")).collect();
    kept.insert(kept::META.to_owned(), write_corpus_meta(&imported.stated, known));
    let bytes = kept::bytes(&kept).map_err(|e| error(&folder.join(kept::FILE), &e))?;
    fs::write(new.join(kept::FILE), bytes).map_err(|e| error(&folder.join(kept::FILE), &e))?;
    names.push(kept::FILE.into());
    // This file is written last, because a folder with a corpus.toml is recognised as a corpus.
    names.push("corpus.toml".into());
    put("corpus.toml", &write_corpus_meta(&imported.meta, known))?;
    let _replacing = staging::replacing();
    // An empty folder is replaced with the new folder. If it cannot be removed, for example because it is a mount
    // point, the files are moved into it.
    let _ = fs::remove_dir(target);
    if fs::rename(&new, target).is_ok() {
        return Ok(Written::default());
    }
    for name in &names {
        let place = target.join(name);
        if place.exists() {
            return Err(refused("another program changed the folder during the import"));
        }
        let bytes = fs::read(new.join(name)).map_err(|e| error(&place, &e))?;
        write_bytes_atomically(&place, &bytes).map_err(|e| error(&folder.join(name), &e))?;
    }
    Ok(Written::default())
}

fn cannot_write(error: &std::io::Error) -> String {
    format!("cannot write it: {}", reason(error))
}
