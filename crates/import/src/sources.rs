//! The source files of an import, and access to the files that pages name.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use super::{Loader, ReadError, compression};
use clman_record::corpus::file::{self as bounded, reason};
use clman_record::is_section;
use std::collections::HashSet;

/// The maximum size of a page, in bytes.
const MAX_FILE: u64 = 32 << 20;

/// The maximum depth of folders that are searched.
const MAX_FOLDERS: usize = 16;

/// One file to import.
#[derive(Clone, Debug)]
pub(crate) struct SourceFile {
    /// Its path.
    pub path: PathBuf,
    /// Path below the folder that is imported, with `/`.
    pub relative: String,
    /// The imported folder with symbolic links resolved. Nothing outside it is read.
    pub root: PathBuf,
    /// Whether it is a symbolic link to another file that is imported too.
    pub is_link: bool,
}

/// The files of an import.
#[derive(Debug, Default)]
pub(crate) struct Sources {
    /// The files, in an order that does not depend on the file system.
    pub files: Vec<SourceFile>,
    /// Files that are left out, such as those of a translation: path and kind.
    pub others: Vec<(String, &'static str)>,
    /// Files and folders that cannot be read, and missing sources.
    pub errors: Vec<ReadError>,
}

/// Every file of `sources`.
pub(crate) fn collect(sources: &[PathBuf]) -> Sources {
    let mut found = Sources::default();
    for source in sources {
        let shown = source.display().to_string();
        let root = if source.is_dir() {
            fs::canonicalize(source)
        } else {
            let parent = match source.parent() {
                Some(parent) if !parent.as_os_str().is_empty() => parent,
                _ => Path::new("."),
            };
            fs::canonicalize(parent)
        };
        let root = match root {
            Ok(root) => root,
            Err(error) => {
                found.errors.push(ReadError::new(shown, 0, reason(&error)));
                continue;
            }
        };
        if source.is_dir() {
            found.folder(&root, &root, "", 0);
        } else if source.exists() {
            let name = source.file_name().map(|n| n.to_string_lossy().into_owned());
            found.file(&root, source, name.unwrap_or(shown));
        } else {
            found.errors.push(ReadError::new(shown, 0, "no such file or folder"));
        }
    }
    // A link to a file is an alias of the file if the file itself is imported too. Otherwise, the first link is treated
    // as the file.
    let mut known: HashSet<PathBuf> =
        found.files.iter().filter(|file| !file.is_link).map(|file| file.path.clone()).collect();
    for file in found.files.iter_mut().filter(|file| file.is_link) {
        file.is_link = !known.insert(file.path.clone());
    }
    let mut read = HashSet::new();
    found.files.retain(|file| file.is_link || read.insert(file.path.clone()));
    found
}

impl Sources {
    fn folder(&mut self, root: &Path, path: &Path, relative: &str, depth: usize) {
        let mut names: Vec<_> = match fs::read_dir(path) {
            Ok(entries) => entries.filter_map(|e| Some(e.ok()?.file_name())).collect(),
            Err(error) => {
                self.errors.push(ReadError::new(path.display().to_string(), 0, reason(&error)));
                return;
            }
        };
        names.sort();
        let is_manual = names.iter().any(|name| name.to_str().is_some_and(is_man_folder));
        for name in names {
            let text = name.to_string_lossy().into_owned();
            let child = path.join(&name);
            let below =
                if relative.is_empty() { text.clone() } else { format!("{relative}/{text}") };
            let is_link = child.symlink_metadata().is_ok_and(|m| m.file_type().is_symlink());
            if child.is_dir() {
                if is_manual && is_locale(&text) {
                    self.translation(&child, &below, depth + 1);
                    continue;
                }
                // Links to folders are not followed, because they may form cycles.
                if !text.starts_with('.') && !is_link && depth < MAX_FOLDERS {
                    self.folder(root, &child, &below, depth + 1);
                }
            } else if text == ".htaccess" || !text.starts_with('.') {
                self.file(root, &child, below);
            }
        }
    }

    /// Lists the files of a translation, which are not read.
    fn translation(&mut self, path: &Path, relative: &str, depth: usize) {
        for entry in fs::read_dir(path).into_iter().flatten().flatten() {
            let below = format!("{relative}/{}", entry.file_name().to_string_lossy());
            match entry.file_type() {
                Ok(kind) if kind.is_dir() && depth < MAX_FOLDERS => {
                    self.translation(&entry.path(), &below, depth + 1);
                }
                Ok(kind) if kind.is_dir() => {}
                _ => self.others.push((below, "translation")),
            }
        }
    }

    fn file(&mut self, root: &Path, path: &Path, relative: String) {
        let is_link = path.symlink_metadata().is_ok_and(|m| m.file_type().is_symlink());
        match fs::canonicalize(path) {
            Ok(real) if !real.starts_with(root) => {
                let why = "the link leads outside the imported folder";
                self.errors.push(ReadError::new(relative, 0, why));
            }
            Ok(path) => {
                let root = root.to_path_buf();
                self.files.push(SourceFile { path, relative, root, is_link });
            }
            Err(error) => self.errors.push(ReadError::new(relative, 0, reason(&error))),
        }
    }
}

/// Whether a folder has the pages of a section: `man3`.
fn is_man_folder(name: &str) -> bool {
    name.strip_prefix("man").is_some_and(is_section)
}

/// Whether a folder beside the folders of the sections has translated pages: `de`, `pt_BR`, `ru.UTF-8`.
fn is_locale(name: &str) -> bool {
    let language = name.split(['_', '.', '@']).next().unwrap_or(name);
    matches!(language.len(), 2 | 3)
        && language.chars().all(|c| c.is_ascii_lowercase())
        && !is_man_folder(name)
}

/// The date of the newest file, in UTC.
pub(crate) fn changed(files: &[SourceFile]) -> Option<String> {
    let times = files.iter().filter_map(|file| fs::metadata(&file.path).ok()?.modified().ok());
    let newest = time::OffsetDateTime::from(times.max()?);
    Some(newest.date().to_string())
}

/// The bytes of a file, decompressed if it is compressed.
pub(crate) fn bytes(path: &Path) -> Result<Vec<u8>, String> {
    let bytes = bounded::read(path, MAX_FILE).map_err(|e| reason(&e))?;
    compression::decompress(bytes, MAX_FILE).map_err(|error| match error.kind() {
        ErrorKind::FileTooLarge | ErrorKind::Unsupported => {
            format!("cannot decompress it: {error}")
        }
        // The decoders' own messages describe the damage in terms of their internal parts.
        _ => "cannot decompress it: the file is damaged".into(),
    })
}

/// Loads the files that a page names, below the imported folder.
pub(crate) struct FolderLoader<'a> {
    /// The imported folder with symbolic links resolved.
    pub root: &'a Path,
    /// The page's own folder.
    pub folder: &'a Path,
}

impl Loader for FolderLoader<'_> {
    fn load(&self, name: &str) -> Result<Option<Vec<u8>>, String> {
        if name.contains("://") || name.starts_with("//") {
            return Err("clman does not read files from the network".into());
        }
        let outside = || "it is outside the folder that is imported".to_owned();
        let wanted = Path::new(name);
        // The path is checked before the file system is accessed, so that files outside of the folder are not even
        // looked up.
        let mut depth = self.folder.strip_prefix(self.root).map_or(0, |p| p.components().count());
        for part in wanted.components() {
            match part {
                std::path::Component::Normal(_) => depth += 1,
                std::path::Component::CurDir => {}
                std::path::Component::ParentDir => {
                    depth = depth.checked_sub(1).ok_or_else(outside)?;
                }
                _ => return Err(outside()),
            }
        }
        let real = match fs::canonicalize(self.folder.join(wanted)) {
            Ok(real) => real,
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(reason(&error)),
        };
        if !real.starts_with(self.root) {
            return Err(outside());
        }
        bytes(&real).map(Some)
    }
}
