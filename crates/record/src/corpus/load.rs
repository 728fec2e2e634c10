//! Reads a folder of records.

use super::{Corpus, file};
use crate::{
    CorpusMeta, Editions, Parsed, Record, RecordError, read_corpus_meta, read_record_of,
    read_record_unread,
};
use rayon::prelude::*;
use std::fs;
use std::path::{Path, PathBuf};

/// An error in a folder of records: a file or folder that cannot be read, or an error in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LoadError {
    /// The file, or the folder itself.
    pub path: PathBuf,
    /// Line and column, if the file could be read but has an error.
    pub place: Option<(usize, usize)>,
    /// One sentence without a full stop.
    pub message: String,
}

impl std::fmt::Display for LoadError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.path.display())?;
        if let Some((line, column)) = self.place {
            write!(f, ":{line}:{column}")?;
        }
        write!(f, ": {}", self.message)
    }
}

/// The result of reading a folder of records.
#[derive(Clone, Debug)]
pub struct Loaded {
    /// The content of the folder's `corpus.toml`.
    pub meta: CorpusMeta,
    /// The readable records in the order of their files' names, with the files and texts.
    pub files: Vec<LoadedFile>,
    /// The errors in the other files.
    pub errors: Vec<LoadError>,
}

/// One record and its file.
#[derive(Clone, Debug)]
pub struct LoadedFile {
    /// The path of the file.
    pub path: PathBuf,
    /// The text of the file.
    pub text: String,
    /// The record with the positions of its parts.
    pub parsed: Parsed,
}

impl Loaded {
    /// Builds the corpus with the index of its pages.
    pub fn into_corpus(self) -> Corpus {
        Corpus::new(self.meta, self.files.into_iter().map(|f| f.parsed.record).collect())
    }
}

/// Whether `folder` contains a `corpus.toml`.
pub fn is_corpus(folder: &Path) -> bool {
    folder.join("corpus.toml").is_file()
}

/// Reads `folder/corpus.toml` and every other `*.toml` beside it. If `corpus.toml` states only a range of editions,
/// such as `>=1.0`, the range is resolved in `known`.
///
/// # Errors
/// The folder or its `corpus.toml` cannot be read. A record that cannot be read is reported in [`Loaded::errors`]; the
/// other records are still loaded.
pub fn load(folder: &Path, known: &'static Editions) -> Result<Loaded, Vec<LoadError>> {
    let (meta, paths) = files_of(folder, known)?;
    let editions = meta.all_editions;
    let (files, errors) = load_all(paths, |path| {
        let text = own_text(folder, &path).map_err(|e| vec![e])?;
        let parsed = read_record_of(&text, editions).map_err(|errors| place_all(&path, errors))?;
        check_name(&path, &parsed.record)?;
        Ok(LoadedFile { path, text, parsed })
    });
    Ok(Loaded { meta, files, errors })
}

/// As [`load`], but without parsing the bodies of sections. The caller parses them later and finds their
/// errors then. The texts of the files are not kept. Returns the pages, and the errors in files that could not be read.
///
/// # Errors
/// As [`load`].
pub fn load_unread(
    folder: &Path,
    known: &'static Editions,
) -> Result<(Corpus, Vec<LoadError>), Vec<LoadError>> {
    let (meta, paths) = files_of(folder, known)?;
    let editions = meta.all_editions;
    let (pages, errors) = load_all(paths, |path| {
        let text = own_text(folder, &path).map_err(|e| vec![e])?;
        let record =
            read_record_unread(&text, editions).map_err(|errors| place_all(&path, errors))?;
        check_name(&path, &record)?;
        Ok(record)
    });
    Ok((Corpus::new(meta, pages), errors))
}

/// The message about a path that is not a folder.
pub fn not_a_folder(path: &Path) -> &'static str {
    if path.exists() { "not a folder" } else { "no such folder" }
}

/// The metadata of the corpus in `folder`, and the files of its records in order.
fn files_of(
    folder: &Path,
    known: &'static Editions,
) -> Result<(CorpusMeta, Vec<PathBuf>), Vec<LoadError>> {
    let error =
        |path: &Path, message: String| LoadError { path: path.to_path_buf(), place: None, message };
    if !folder.is_dir() {
        return Err(vec![error(folder, not_a_folder(folder).into())]);
    }
    let meta_path = folder.join("corpus.toml");
    if !meta_path.is_file() {
        return Err(vec![error(
            folder,
            "the folder has no corpus.toml; 'clman import' creates one from upstream pages".into(),
        )]);
    }
    let meta_text = own_text(folder, &meta_path).map_err(|e| vec![e])?;
    let meta =
        read_corpus_meta(&meta_text, known).map_err(|errors| place_all(&meta_path, errors))?;
    let entries = fs::read_dir(folder).map_err(|e| vec![error(folder, e.to_string())])?;
    let mut paths: Vec<PathBuf> = entries
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|p| p.extension().is_some_and(|e| e == "toml") && *p != meta_path)
        .collect();
    // All paths are in one folder. A comparison of their bytes therefore gives the same order as a comparison of the
    // paths, and is faster.
    paths.sort_unstable_by(|a, b| a.as_os_str().cmp(b.as_os_str()));
    Ok((meta, paths))
}

/// The result of `load` for each readable file, and the errors in the other files.
fn load_all<T: Send>(
    paths: Vec<PathBuf>,
    load: impl Fn(PathBuf) -> Result<T, Vec<LoadError>> + Send + Sync,
) -> (Vec<T>, Vec<LoadError>) {
    let results: Vec<_> = paths.into_par_iter().with_max_len(4).map(load).collect();
    let mut loaded = Vec::with_capacity(results.len());
    let mut errors = Vec::new();
    for result in results {
        match result {
            Ok(file) => loaded.push(file),
            Err(wrong) => errors.extend(wrong),
        }
    }
    (loaded, errors)
}

/// Checks that a record has the name of its file.
fn check_name(path: &Path, record: &Record) -> Result<(), Vec<LoadError>> {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    if *stem == *record.name {
        return Ok(());
    }
    Err(vec![LoadError {
        path: path.to_path_buf(),
        place: Some((1, 1)),
        message: format!(
            "the record's name is '{}', so its file must be {}.toml",
            record.name, record.name
        ),
    }])
}

fn place_all(path: &Path, errors: Vec<RecordError>) -> Vec<LoadError> {
    errors
        .into_iter()
        .map(|e| LoadError {
            path: path.to_path_buf(),
            place: Some((e.line, e.column)),
            message: e.message,
        })
        .collect()
}

/// Reads a file of text.
///
/// # Errors
/// It cannot be read, is not a regular file, is too large, or is not UTF-8 (with the line and column of the
/// first invalid byte).
pub fn read_text(path: &Path) -> Result<String, LoadError> {
    text_of(path, file::read(path, file::MOST_TEXT))
}

/// Reads a file of the corpus in `folder`. Links that lead outside the folder are rejected, so that a corpus from a
/// stranger cannot publish other files of the user.
///
/// # Errors
/// As [`read_text`]; or the file is a link that leads outside `folder`.
pub fn own_text(folder: &Path, path: &Path) -> Result<String, LoadError> {
    let is_link = fs::symlink_metadata(path).is_ok_and(|metadata| metadata.is_symlink());
    if is_link && file::resolved_below(path, [folder]).is_none() {
        let message = "the link leads outside the folder, or its target does not exist; put the file itself there".into();
        return Err(LoadError { path: path.to_path_buf(), place: None, message });
    }
    read_text(path)
}

/// Decodes the bytes of the file `path`, or converts the error of reading it.
///
/// # Errors
/// As [`read_text`].
pub fn text_of(path: &Path, bytes: std::io::Result<Vec<u8>>) -> Result<String, LoadError> {
    let error = |place, message: String| LoadError { path: path.to_path_buf(), place, message };
    let bytes = bytes.map_err(|e| error(None, e.to_string()))?;
    String::from_utf8(bytes).map_err(|e| {
        let good = &e.as_bytes()[..e.utf8_error().valid_up_to()];
        let line = good.iter().filter(|b| **b == b'\n').count() + 1;
        let start = good.iter().rposition(|b| *b == b'\n').map_or(0, |at| at + 1);
        let column = String::from_utf8_lossy(&good[start..]).chars().count() + 1;
        error(Some((line, column)), "the file is not UTF-8".into())
    })
}
