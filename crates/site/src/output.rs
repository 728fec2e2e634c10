//! The output folder of a build. It is replaced as a whole or not at all, and only if clman wrote it.
//!
//! A build is written into a staging folder beside the output folder. When the build is complete, it replaces the
//! output folder. If a build is killed, the previous output remains, and the next build removes the staging folder (on
//! Linux). The file [`MARKER`] lists the files of the build; an output folder that contains a file written by neither
//! clman nor the man commands is rejected.

use clman_record::corpus::file::{self, reason};
use clman_record::corpus::staging::{self, Staging};
use rayon::slice::ParallelSliceMut;
use std::collections::HashSet;
use std::fs;
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};

/// The file that marks a folder as clman's output and lists its files.
pub const MARKER: &str = ".clman-output";

/// The maximum size of the marker, in bytes.
const MOST_MARKER: u64 = 256 << 20;

/// The first line of the marker.
const MARKER_HEAD: &str = "# Written by clman build, which replaces this folder. The files in it:";

/// Files that the man commands write beside the pages: indexes and a mark. The commands also write formatted pages to
/// `cat3`.
const MAN_FILES: [&str; 3] = ["mandoc.db", "index.db", "CACHEDIR.TAG"];

/// The reason why a folder cannot be written: a sentence that names it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OutputError(pub String);

impl std::fmt::Display for OutputError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

/// A build in progress. If it is dropped before [`Output::finish`], nothing remains.
pub struct Output {
    target: PathBuf,
    staging: Staging,
    /// The staging folder.
    new: PathBuf,
    /// The staging folder as an open directory, from which paths are resolved.
    #[cfg(unix)]
    open: fs::File,
}

fn failed(path: &Path, what: &str, error: &std::io::Error) -> OutputError {
    OutputError(format!("{}: {what}: {}", path.display(), reason(error)))
}

impl Output {
    /// Prepares to write `target`.
    ///
    /// # Errors
    /// `target` is not a folder, contains files that clman did not write, or its parent is not writable.
    pub fn new(target: &Path) -> Result<Self, OutputError> {
        // A link to a folder is resolved to the folder.
        let target = match fs::canonicalize(target) {
            Ok(path) => path,
            Err(error) if error.kind() == ErrorKind::NotFound => {
                if fs::symlink_metadata(target).is_ok() {
                    return Err(OutputError(format!(
                        "{}: the target of the link does not exist",
                        target.display()
                    )));
                }
                std::path::absolute(target).map_err(|e| failed(target, "no such place", &e))?
            }
            Err(error) => return Err(failed(target, "cannot be read", &error)),
        };
        check(&target)?;
        let Some(parent) = target.parent().filter(|_| target.file_name().is_some()) else {
            return Err(OutputError(format!(
                "{}: output cannot be written here; choose another folder",
                target.display()
            )));
        };
        fs::create_dir_all(parent).map_err(|e| failed(parent, "cannot be made", &e))?;
        staging::clear_away(parent, &target);
        let staging =
            Staging::new(parent, &target).map_err(|e| failed(parent, "cannot be written", &e))?;
        let new = staging.path().join("new");
        fs::create_dir(&new).map_err(|e| failed(&new, "cannot be made", &e))?;
        #[cfg(unix)]
        let open = fs::File::open(&new).map_err(|e| failed(&new, "cannot be read", &e))?;
        Ok(Output {
            target,
            staging,
            new,
            #[cfg(unix)]
            open,
        })
    }

    /// Creates a folder of the build.
    ///
    /// # Errors
    /// It cannot be created.
    pub fn folder(&self, path: &str) -> Result<(), OutputError> {
        let full = self.new.join(path);
        fs::create_dir_all(&full).map_err(|e| failed(&self.target.join(path), "cannot be made", &e))
    }

    /// Writes a file of the build, in an existing folder.
    ///
    /// # Errors
    /// It cannot be written, for example because the disk is full.
    pub fn write(&self, path: &str, content: impl AsRef<[u8]>) -> Result<(), OutputError> {
        self.create(path)
            .and_then(|mut file| file.write_all(content.as_ref()))
            .map_err(|e| failed(&self.target.join(path), "cannot be written", &e))
    }

    /// Writes a file with the same content as `first`, which has already been written. If the file system
    /// supports it, the file is a hard link, which takes a third of the time.
    ///
    /// # Errors
    /// It cannot be written.
    pub fn write_again(
        &self,
        first: &str,
        path: &str,
        content: impl AsRef<[u8]>,
    ) -> Result<(), OutputError> {
        if self.link(first, path) { Ok(()) } else { self.write(path, content) }
    }

    #[cfg(unix)]
    fn link(&self, first: &str, path: &str) -> bool {
        use rustix::fs::{AtFlags, linkat};
        linkat(&self.open, first, &self.open, path, AtFlags::empty()).is_ok()
    }

    #[cfg(not(unix))]
    fn link(&self, _: &str, _: &str) -> bool {
        false
    }

    /// Writes several files with the same content, as [`Output::write_again`] does.
    ///
    /// # Errors
    /// A file cannot be written.
    pub fn write_all(&self, paths: &[String], content: &str) -> Result<(), OutputError> {
        let Some((first, others)) = paths.split_first() else { return Ok(()) };
        self.write(first, content)?;
        others.iter().try_for_each(|path| self.write_again(first, path, content))
    }

    /// Creates a new file. An existing file of that name on a case-insensitive file system is removed
    /// first, because writing into it would change its other hard links too.
    fn create(&self, path: &str) -> std::io::Result<fs::File> {
        match self.create_new(path) {
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {
                fs::remove_file(self.new.join(path))?;
                self.create_new(path)
            }
            created => created,
        }
    }

    #[cfg(unix)]
    fn create_new(&self, path: &str) -> std::io::Result<fs::File> {
        use rustix::fs::{Mode, OFlags, openat};
        let flags = OFlags::WRONLY | OFlags::CREATE | OFlags::EXCL | OFlags::CLOEXEC;
        Ok(openat(&self.open, path, flags, Mode::from_raw_mode(0o666))?.into())
    }

    #[cfg(not(unix))]
    fn create_new(&self, path: &str) -> std::io::Result<fs::File> {
        fs::File::create_new(self.new.join(path))
    }

    /// Removes the files written so far.
    ///
    /// # Errors
    /// A file or folder cannot be removed.
    pub fn clear(&self) -> Result<(), OutputError> {
        let clear = || {
            for entry in fs::read_dir(&self.new)? {
                let entry = entry?;
                match entry.file_type()?.is_dir() {
                    true => fs::remove_dir_all(entry.path())?,
                    false => fs::remove_file(entry.path())?,
                }
            }
            Ok(())
        };
        clear().map_err(|e| failed(&self.target, "cannot be written", &e))
    }

    /// Replaces the output folder with the build. `files` are the files of the build.
    ///
    /// # Errors
    /// The folder changed in the meantime, or cannot be replaced; its content is kept.
    pub fn finish(self, files: &mut [String]) -> Result<(), OutputError> {
        files.par_sort_unstable();
        let mut marker = String::from(MARKER_HEAD);
        for file in files.iter() {
            marker.push('\n');
            marker.push_str(file);
        }
        marker.push('\n');
        self.write(MARKER, &marker)?;
        let _replacing = staging::replacing();
        check(&self.target)?;
        // Where an atomic exchange of both folders is supported, a complete folder exists even if the process is
        // killed.
        if exchange(&self.new, &self.target) {
            return Ok(());
        }
        let old = self.staging.path().join(staging::OLD);
        let replaced = match fs::rename(&self.target, &old) {
            Ok(()) => true,
            Err(error) if error.kind() == ErrorKind::NotFound => false,
            Err(error) if error.kind() == ErrorKind::ResourceBusy => {
                return Err(OutputError(format!(
                    "{}: cannot be replaced, because it is a mount point; choose a folder inside it",
                    self.target.display()
                )));
            }
            Err(error) => return Err(failed(&self.target, "cannot be replaced", &error)),
        };
        if let Err(error) = fs::rename(&self.new, &self.target) {
            if replaced {
                // Restores the old folder. If that fails too, it is kept beside the output folder.
                if fs::rename(&old, &self.target).is_err() {
                    let kept = self.staging.keep();
                    return Err(OutputError(format!(
                        "{}: cannot be replaced: {}; the previous content is in {}",
                        self.target.display(),
                        reason(&error),
                        kept.join(staging::OLD).display()
                    )));
                }
            }
            return Err(failed(&self.target, "cannot be replaced", &error));
        }
        Ok(())
    }
}

/// Exchanges two folders atomically. Returns false if the system or the file system does not support this, or if one of
/// the folders does not exist.
#[cfg(target_os = "linux")]
fn exchange(one: &Path, other: &Path) -> bool {
    use rustix::fs::{CWD, RenameFlags, renameat_with};
    renameat_with(CWD, one, CWD, other, RenameFlags::EXCHANGE).is_ok()
}

#[cfg(not(target_os = "linux"))]
fn exchange(_: &Path, _: &Path) -> bool {
    false
}

/// Rejects a target that is not a folder, or that contains files that clman did not write.
fn check(target: &Path) -> Result<(), OutputError> {
    let metadata = match fs::metadata(target) {
        Ok(metadata) => metadata,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(()),
        Err(error) => return Err(failed(target, "cannot be read", &error)),
    };
    if !metadata.is_dir() {
        return Err(OutputError(format!("{}: not a folder", target.display())));
    }
    let marker = file::read(&target.join(MARKER), MOST_MARKER);
    let marker = match marker.map(String::from_utf8) {
        Ok(Ok(text)) if text.starts_with(MARKER_HEAD) => text,
        _ => {
            let mut entries =
                fs::read_dir(target).map_err(|e| failed(target, "cannot be read", &e))?;
            return match entries.next() {
                None => Ok(()),
                Some(_) => Err(OutputError(format!(
                    "{}: this folder contains files that clman did not write; name a new or \
                     empty folder",
                    target.display()
                ))),
            };
        }
    };
    let known: HashSet<&str> = marker.lines().skip(1).collect();
    let mut folders = vec![target.to_path_buf()];
    while let Some(folder) = folders.pop() {
        let entries = fs::read_dir(&folder).map_err(|e| failed(&folder, "cannot be read", &e))?;
        for entry in entries {
            let entry = entry.map_err(|e| failed(&folder, "cannot be read", &e))?;
            let path = entry.path();
            let kind = entry.file_type().map_err(|e| failed(&path, "cannot be read", &e))?;
            if kind.is_dir() {
                folders.push(path);
                continue;
            }
            let relative = path.strip_prefix(target).unwrap_or(&path);
            let relative = relative.to_string_lossy().replace('\\', "/");
            let is_index = relative
                .strip_prefix("man/")
                .is_some_and(|name| MAN_FILES.contains(&name) || name.starts_with("cat"));
            if relative != MARKER && !is_index && !known.contains(relative.as_str()) {
                return Err(OutputError(format!(
                    "{}: clman did not write this file and would remove it; move it out of {}",
                    path.display(),
                    target.display()
                )));
            }
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn build(target: &Path, files: &[&str]) -> Result<(), OutputError> {
        let output = Output::new(target)?;
        let mut names = Vec::new();
        for file in files {
            if let Some((folder, _)) = file.rsplit_once('/') {
                output.folder(folder)?;
            }
            output.write(file, "text")?;
            names.push((*file).to_string());
        }
        output.finish(&mut names)
    }

    #[test]
    fn a_build_replaces_the_one_before() {
        let dir = tempfile::tempdir().unwrap();
        let out = dir.path().join("a/out");
        build(&out, &["man/man3/x.3", "y"]).unwrap();
        fs::write(out.join("man/mandoc.db"), "index").unwrap();
        build(&out, &["z"]).unwrap();
        assert!(out.join("z").is_file() && !out.join("y").exists());
        assert_eq!(fs::read_dir(dir.path().join("a")).unwrap().count(), 1);
    }

    #[test]
    fn other_files_are_never_touched() {
        let dir = tempfile::tempdir().unwrap();
        let out = dir.path().join("out");
        fs::create_dir(&out).unwrap();
        fs::write(out.join("mine"), "").unwrap();
        assert!(build(&out, &["x"]).unwrap_err().0.contains("did not write"));
        fs::remove_file(out.join("mine")).unwrap();
        build(&out, &["sub/x"]).unwrap();
        fs::write(out.join("sub/mine"), "").unwrap();
        let error = build(&out, &["y"]).unwrap_err().0;
        assert!(error.contains("sub/mine"), "{error}");
        assert!(out.join("sub/x").is_file() && out.join("sub/mine").is_file());
        assert!(build(&out.join("sub/x"), &["y"]).unwrap_err().0.contains("not a folder"));
    }

    #[test]
    fn a_file_is_written_again() {
        let dir = tempfile::tempdir().unwrap();
        let output = Output::new(&dir.path().join("out")).unwrap();
        output.write("x", "text").unwrap();
        output.write_again("x", "y", "text").unwrap();
        // The first file does not exist. The content is written, as on a file system without hard links.
        output.write_again("not there", "z", "text").unwrap();
        // If a file is replaced, the other hard links to the old file keep their content.
        output.write("x", "other").unwrap();
        output.write_again("z", "x2", "text").unwrap();
        output.write_all(&["v", "w"].map(String::from), "text").unwrap();
        output.finish(&mut ["x", "y", "z", "x2", "v", "w"].map(String::from)).unwrap();
        let read = |name: &str| fs::read_to_string(dir.path().join("out").join(name)).unwrap();
        assert_eq!(read("x"), "other");
        for name in ["y", "z", "x2", "v", "w"] {
            assert_eq!(read(name), "text", "{name}");
        }
    }

    #[test]
    #[cfg(target_os = "linux")]
    fn builds_that_were_killed_are_cleared_away() {
        let dir = tempfile::tempdir().unwrap();
        let out = dir.path().join("out");
        // A process was killed between the two renames, on a system that cannot exchange folders.
        let left = dir.path().join(".out.clman-killed");
        build(&left.join("old"), &["x"]).unwrap();
        fs::create_dir(left.join("new")).unwrap();
        let other = dir.path().join(".other.clman-killed");
        fs::create_dir(&other).unwrap();
        let running = Output::new(&out).unwrap();
        assert!(!left.exists() && out.join("x").is_file() && other.is_dir());
        // The staging folder of a running build is not removed.
        build(&out, &["y"]).unwrap();
        running.write("z", "text").unwrap();
        running.finish(&mut ["z".to_string()]).unwrap();
        assert!(out.join("z").is_file());
        assert_eq!(fs::read_dir(dir.path()).unwrap().count(), 2);
    }

    #[test]
    #[cfg(target_os = "linux")]
    fn folders_change_places() {
        let dir = tempfile::tempdir().unwrap();
        let (one, other) = (dir.path().join("one"), dir.path().join("other"));
        fs::create_dir(&one).unwrap();
        assert!(!exchange(&one, &other));
        fs::create_dir(&other).unwrap();
        fs::write(one.join("x"), "").unwrap();
        // Not every file system supports the exchange.
        if exchange(&one, &other) {
            assert!(other.join("x").is_file() && !one.join("x").exists());
        }
    }

    #[test]
    fn a_build_that_is_given_up_leaves_nothing() {
        let dir = tempfile::tempdir().unwrap();
        let out = dir.path().join("out");
        let output = Output::new(&out).unwrap();
        output.write("x", "text").unwrap();
        drop(output);
        assert_eq!(fs::read_dir(dir.path()).unwrap().count(), 0);
    }
}
