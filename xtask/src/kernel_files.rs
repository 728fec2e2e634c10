//! The kernels in a folder.

use std::path::{Path, PathBuf};

/// The paths of all `*.cl` files below a folder, in a fixed order, so that a seed reproduces a run.
///
/// # Errors
/// A folder cannot be read.
pub(crate) fn kernel_files(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let entries =
        std::fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    let mut found = Vec::new();
    for path in paths {
        if path.is_dir() {
            found.extend(kernel_files(&path)?);
        } else if path.extension().is_some_and(|e| e == "cl") {
            found.push(path);
        }
    }
    Ok(found)
}
