//! The source files of an import, and access to the files that pages name.

use std::fs;
use std::path::{Path, PathBuf};

use super::{Loader, ReadError};
use clman_record::corpus::file::{self as bounded, reason};

/// The maximum size of a page.
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
}

/// Every file of `sources`, in an order that does not depend on the file system. A missing source is an
/// error.
pub(crate) fn collect(sources: &[PathBuf]) -> (Vec<SourceFile>, Vec<ReadError>) {
    let mut files = Vec::new();
    let mut errors = Vec::new();
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
                errors.push(ReadError::new(shown, 0, reason(&error)));
                continue;
            }
        };
        if source.is_dir() {
            folder(&root, &root, "", 0, &mut files, &mut errors);
        } else if source.exists() {
            let name = source.file_name().map(|n| n.to_string_lossy().into_owned());
            file(&root, source, name.unwrap_or(shown), &mut files, &mut errors);
        } else {
            errors.push(ReadError::new(shown, 0, "no such file or folder"));
        }
    }
    files.dedup_by(|a, b| a.path == b.path);
    (files, errors)
}

fn folder(
    root: &Path,
    path: &Path,
    relative: &str,
    depth: usize,
    files: &mut Vec<SourceFile>,
    errors: &mut Vec<ReadError>,
) {
    let mut names: Vec<_> = match fs::read_dir(path) {
        Ok(entries) => entries.filter_map(|e| Some(e.ok()?.file_name())).collect(),
        Err(error) => {
            errors.push(ReadError::new(path.display().to_string(), 0, reason(&error)));
            return;
        }
    };
    names.sort();
    for name in names {
        let text = name.to_string_lossy().into_owned();
        let child = path.join(&name);
        let below = if relative.is_empty() { text.clone() } else { format!("{relative}/{text}") };
        let is_link = child.symlink_metadata().is_ok_and(|m| m.file_type().is_symlink());
        if child.is_dir() {
            // Links to folders are not followed, because they may form cycles.
            if !text.starts_with('.') && !is_link && depth < MAX_FOLDERS {
                folder(root, &child, &below, depth + 1, files, errors);
            }
        } else if text == ".htaccess" || !text.starts_with('.') {
            file(root, &child, below, files, errors);
        }
    }
}

fn file(
    root: &Path,
    path: &Path,
    relative: String,
    files: &mut Vec<SourceFile>,
    errors: &mut Vec<ReadError>,
) {
    match fs::canonicalize(path) {
        Ok(real) if !real.starts_with(root) => {
            errors.push(ReadError::new(relative, 0, "the link leads outside the folder"));
        }
        Ok(real) => files.push(SourceFile { path: real, relative, root: root.to_path_buf() }),
        Err(error) => errors.push(ReadError::new(relative, 0, reason(&error))),
    }
}

/// The bytes of a file, decompressed if it is in gzip format.
pub(crate) fn bytes(path: &Path) -> Result<Vec<u8>, String> {
    let bytes = bounded::read(path, MAX_FILE).map_err(|e| reason(&e))?;
    if let Some(format) = unread_compression(path, &bytes) {
        return Err(format!(
            "the page is compressed with {format}; decompress it, or compress it with gzip"
        ));
    }
    if !bytes.starts_with(&[0x1f, 0x8b]) {
        return Ok(bytes);
    }
    let decoder = flate2::read::MultiGzDecoder::new(bytes.as_slice());
    bounded::read_stream(decoder, MAX_FILE).map_err(|e| format!("cannot decompress it: {e}"))
}

/// The format of a compressed man page, `mix.3.xz`, that clman does not decompress.
fn unread_compression(path: &Path, bytes: &[u8]) -> Option<&'static str> {
    const FORMATS: [(&[u8], &str); 3] =
        [(b"\xfd7zXZ\0", "xz"), (b"\x28\xb5\x2f\xfd", "zstd"), (b"BZh", "bzip2")];
    let (_, format) = FORMATS.into_iter().find(|(start, _)| bytes.starts_with(start))?;
    let section = Path::new(path.file_stem()?).extension()?.to_string_lossy().into_owned();
    section.starts_with(|c: char| c.is_ascii_digit()).then_some(format)
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
        // The path is checked before the file system is accessed, so that nothing outside is even looked
        // up.
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
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(reason(&error)),
        };
        if !real.starts_with(self.root) {
            return Err(outside());
        }
        bytes(&real).map(Some)
    }
}
