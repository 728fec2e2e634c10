//! Staging folders and files, in which output is built before it is moved to its destination. On Linux, staging folders
//! and files that killed processes left are removed.

use std::fs;
use std::io::{Error, ErrorKind};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};
use tempfile::{NamedTempFile, TempDir};

/// The subfolder into which replaced files are moved.
pub const OLD: &str = "old";

/// A hidden folder that is removed when this value is dropped. If a process is killed, its folder remains until the
/// next process removes it ([`clear_away`]).
#[derive(Debug)]
pub struct Staging {
    folder: TempDir,
    /// A lock, which the system releases if the process is killed. It distinguishes the folder from folders that killed
    /// processes left.
    _held: Option<fs::File>,
}

/// The staging folders of this process.
static LIVE: Mutex<Vec<PathBuf>> = Mutex::new(Vec::new());

/// Locked while the contents of a staging folder and of its target are exchanged.
static REPLACING: Mutex<()> = Mutex::new(());

/// Delays [`remove_all`] until the guard is dropped, so that the caller can replace its target.
pub fn replacing() -> MutexGuard<'static, ()> {
    REPLACING.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Removes the staging folders of this process, which is about to end. Other threads may still write into
/// them. A folder with old content that could not be put back is kept.
pub fn remove_all() {
    let replacing = replacing();
    let live = LIVE.lock().unwrap_or_else(PoisonError::into_inner);
    for path in live.iter() {
        let is_kept = path.join(OLD).exists();
        let mut tries = if is_kept { 0 } else { 100 };
        while tries > 0 && path.exists() {
            let _ = fs::remove_dir_all(path);
            tries -= 1;
        }
    }
    // The locks are never released, so that nothing is replaced or created any more.
    std::mem::forget((replacing, live));
}

impl Staging {
    /// Creates a folder in `place`, to be moved to `target`.
    ///
    /// # Errors
    /// A folder cannot be created in `place`.
    pub fn new(place: &Path, target: &Path) -> Result<Self, Error> {
        // The list is locked before the folder exists, so that `remove_all` knows every folder.
        let mut live = LIVE.lock().unwrap_or_else(PoisonError::into_inner);
        loop {
            let folder = tempfile::Builder::new().prefix(&prefix(target)).tempdir_in(place)?;
            let held = hold(folder.path());
            // Another process may have removed the folder as abandoned before the lock was taken.
            let taken = held.as_ref().is_err_and(|error| error.kind() == ErrorKind::WouldBlock);
            if !taken && folder.path().is_dir() {
                live.retain(|path| path.exists());
                live.push(folder.path().to_path_buf());
                return Ok(Staging { folder, _held: held.ok() });
            }
        }
    }

    /// The path of the folder.
    pub fn path(&self) -> &Path {
        self.folder.path()
    }

    /// Keeps the folder instead of removing it, and returns its path.
    pub fn keep(self) -> PathBuf {
        self.folder.keep()
    }
}

/// The prefix of the names of staging folders for `target`.
fn prefix(target: &Path) -> String {
    format!(".{}.clman-", target.file_name().unwrap_or_default().to_string_lossy())
}

/// Removes the folders that killed processes left in `place` for `target`, but not those locked by a
/// running process. If a process was killed after it had moved the old content away ([`OLD`]) and before it
/// moved the new content in, the old content is restored.
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

/// The prefix of the names of temporary files beside their destination.
const FILE: &str = ".clman-write-";

/// Creates a hidden file in `folder`. The file is removed if it is dropped before it is renamed. If a process is
/// killed, its file remains until the next process removes it ([`clear_files_away`]). The second value is a lock, which
/// prevents the removal while the process runs.
///
/// # Errors
/// A file cannot be created in `folder`.
pub(super) fn new_file(folder: &Path) -> Result<(NamedTempFile, Option<fs::File>), Error> {
    loop {
        let file = tempfile::Builder::new().prefix(FILE).tempfile_in(folder)?;
        let held = hold(file.path());
        // Another process may have removed the file as abandoned before the lock was taken.
        let taken = held.as_ref().is_err_and(|error| {
            matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::NotFound)
        });
        if !taken && file.path().is_file() {
            return Ok((file, held.ok()));
        }
    }
}

/// Removes the temporary files that killed processes left in `folder`, but not those locked by a running
/// process.
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

/// Locks a folder or a file as in use for as long as the returned file is open.
///
/// # Errors
/// It is already in use ([`ErrorKind::WouldBlock`]), or cannot be locked.
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
        // Neither name is the name of a temporary file.
        let others = [".clman-output", "page.toml"].map(|name| dir.path().join(name));
        others.iter().for_each(|path| fs::write(path, "").unwrap());
        clear_files_away(dir.path());
        assert!(held.is_some() && !dead.exists() && living.path().is_file());
        assert!(others.iter().all(|path| path.is_file()));
        drop(living);
        assert_eq!(fs::read_dir(dir.path()).unwrap().count(), 2);
    }
}
