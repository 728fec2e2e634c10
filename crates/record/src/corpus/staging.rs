//! A folder or a file in which something is put together before it takes its place, and what becomes of it
//! when the process is killed.

use std::fs;
use std::io::{Error, ErrorKind};
use std::path::{Path, PathBuf};
use tempfile::{NamedTempFile, TempDir};

/// What moved out of the way stands in a folder of this name.
pub const OLD: &str = "old";

/// A hidden folder that is gone when this is dropped. A process that is killed leaves it; the next clears
/// it away ([`clear_away`]).
#[derive(Debug)]
pub struct Staging {
    folder: TempDir,
    /// Held for as long as the process lives, so that others can tell its folder from one left behind.
    _held: Option<fs::File>,
}

impl Staging {
    /// A new folder in `place` for what will be `target`.
    ///
    /// # Errors
    /// `place` cannot be written.
    pub fn new(place: &Path, target: &Path) -> Result<Self, Error> {
        loop {
            let folder = tempfile::Builder::new().prefix(&prefix(target)).tempdir_in(place)?;
            let held = hold(folder.path());
            // Another process may have taken it for one left behind before it was held.
            let taken = held.as_ref().is_err_and(|error| error.kind() == ErrorKind::WouldBlock);
            if !taken && folder.path().is_dir() {
                return Ok(Staging { folder, _held: held.ok() });
            }
        }
    }

    /// Where it stands.
    pub fn path(&self) -> &Path {
        self.folder.path()
    }

    /// Leaves it where it stands.
    pub fn keep(self) -> PathBuf {
        self.folder.keep()
    }
}

/// What the names of the folders for `target` begin with.
fn prefix(target: &Path) -> String {
    format!(".{}.clman-", target.file_name().unwrap_or_default().to_string_lossy())
}

/// Removes the folders that processes that were killed left in `place` for `target`, and none that a
/// living one holds. One killed when it had moved what was there away ([`OLD`]), and not yet the new in its
/// place, gets that back.
pub fn clear_away(place: &Path, target: &Path) {
    let prefix = prefix(target);
    let Ok(entries) = fs::read_dir(place) else { return };
    for entry in entries.flatten() {
        let name = entry.file_name();
        let is_folder = entry.file_type().is_ok_and(|kind| kind.is_dir());
        if !is_folder || !name.to_string_lossy().starts_with(&prefix) {
            continue;
        }
        let path = entry.path();
        let Ok(_dead) = hold(&path) else { continue };
        let old = path.join(OLD);
        if old.is_dir() && fs::symlink_metadata(target).is_err() {
            let _ = fs::rename(&old, target);
        }
        let _ = fs::remove_dir_all(&path);
    }
}

/// What the names of files begin with that are written in the folder where they will stand.
const FILE: &str = ".clman-write-";

/// A hidden file in `folder` that is gone when it is dropped before it has another name. A process that is
/// killed leaves it; the next clears it away ([`clear_files_away`]), but not while the second value lives.
///
/// # Errors
/// `folder` cannot be written.
pub(super) fn new_file(folder: &Path) -> Result<(NamedTempFile, Option<fs::File>), Error> {
    loop {
        let file = tempfile::Builder::new().prefix(FILE).tempfile_in(folder)?;
        let held = hold(file.path());
        // Another process may have taken it for one left behind before it was held.
        let taken = held.as_ref().is_err_and(|error| {
            matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::NotFound)
        });
        if !taken && file.path().is_file() {
            return Ok((file, held.ok()));
        }
    }
}

/// Removes the files that processes that were killed left in `folder` while they wrote there, and none that
/// a living one holds.
pub fn clear_files_away(folder: &Path) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for entry in entries.flatten() {
        let is_file = entry.file_type().is_ok_and(|kind| kind.is_file());
        if is_file && entry.file_name().to_string_lossy().starts_with(FILE) {
            let path = entry.path();
            if let Ok(_dead) = hold(&path) {
                let _ = fs::remove_file(&path);
            }
        }
    }
}

/// Marks a folder or a file as in use for as long as what is given is open.
///
/// # Errors
/// It is in use already ([`ErrorKind::WouldBlock`]), or this cannot be told.
#[cfg(target_os = "linux")]
fn hold(path: &Path) -> Result<fs::File, Error> {
    use rustix::fs::{FlockOperation, flock};
    let file = fs::File::open(path)?;
    flock(&file, FlockOperation::NonBlockingLockExclusive)?;
    Ok(file)
}

#[cfg(not(target_os = "linux"))]
fn hold(_: &Path) -> Result<fs::File, Error> {
    Err(ErrorKind::Unsupported.into())
}

#[cfg(test)]
#[cfg(target_os = "linux")]
mod tests {
    use super::*;

    #[test]
    fn only_what_nobody_holds_is_cleared_away() {
        let dir = tempfile::tempdir().unwrap();
        let target = dir.path().join("out");
        let dead = Staging::new(dir.path(), &target).unwrap().keep();
        fs::create_dir(dead.join("new")).unwrap();
        let living = Staging::new(dir.path(), &target).unwrap();
        let of_another = Staging::new(dir.path(), &dir.path().join("out2")).unwrap().keep();
        clear_away(dir.path(), &target);
        assert!(!dead.exists() && living.path().is_dir() && of_another.is_dir());
        drop(living);
        assert_eq!(fs::read_dir(dir.path()).unwrap().count(), 1);
    }

    #[test]
    fn files_that_nobody_holds_are_cleared_away() {
        let dir = tempfile::tempdir().unwrap();
        let (dead, held) = new_file(dir.path()).unwrap();
        let (dead, _) = (dead.into_temp_path().keep().unwrap(), drop(held));
        let (living, held) = new_file(dir.path()).unwrap();
        // Neither is a file that is being written.
        let others = [".clman-output", "page.toml"].map(|name| dir.path().join(name));
        others.iter().for_each(|path| fs::write(path, "").unwrap());
        clear_files_away(dir.path());
        assert!(held.is_some() && !dead.exists() && living.path().is_file());
        assert!(others.iter().all(|path| path.is_file()));
        drop(living);
        assert_eq!(fs::read_dir(dir.path()).unwrap().count(), 2);
    }
}
