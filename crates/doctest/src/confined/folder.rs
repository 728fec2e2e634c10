//! The limits on the number and the total size of the files in a command's folder.

use std::fs;
use std::io::ErrorKind;
use std::os::unix::fs::MetadataExt;
use std::path::Path;

/// The maximum total size of the files in the folder of a command, in bytes.
const MOST_BYTES: u64 = 256 << 20;

/// The maximum number of files and folders in the folder of a command.
const MOST_FILES: usize = 10_000;

/// Whether the files below `folder` exceed a limit. The check ends when a limit is exceeded. A folder that cannot be
/// read exceeds the limits, because a command could hide files in it.
pub(super) fn is_too_large(folder: &Path) -> bool {
    let mut folders = vec![folder.to_path_buf()];
    let mut bytes = 0;
    let mut files = 0;
    // The command may remove files during the check.
    let is_hidden = |kind| !matches!(kind, ErrorKind::NotFound | ErrorKind::NotADirectory);
    while let Some(folder) = folders.pop() {
        let entries = match fs::read_dir(&folder) {
            Ok(entries) => entries,
            Err(error) if is_hidden(error.kind()) => return true,
            Err(_) => continue,
        };
        for entry in entries.flatten() {
            files += 1;
            match entry.metadata() {
                Ok(file) if file.is_dir() => folders.push(entry.path()),
                // A file can have fewer blocks than its size needs (a sparse file), or more blocks (reserved in
                // advance). The larger number counts.
                Ok(file) => bytes += file.len().max(file.blocks() * 512),
                Err(error) if is_hidden(error.kind()) => return true,
                Err(_) => {}
            }
            if bytes > MOST_BYTES || files > MOST_FILES {
                return true;
            }
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_files_count() {
        let folder = tempfile::tempdir().unwrap();
        let below = folder.path().join("a/b");
        fs::create_dir_all(&below).unwrap();
        let write = |name: &str, size: u64| {
            let file = fs::File::create(below.join(name)).unwrap();
            file.set_len(size).unwrap();
        };
        write("one", MOST_BYTES - 1);
        assert!(!is_too_large(folder.path()));
        write("two", 2);
        assert!(is_too_large(folder.path()));
    }

    #[test]
    fn empty_files_count() {
        let folder = tempfile::tempdir().unwrap();
        (0..MOST_FILES).for_each(|n| drop(fs::File::create(folder.path().join(n.to_string()))));
        assert!(!is_too_large(folder.path()));
        fs::create_dir(folder.path().join("more")).unwrap();
        assert!(is_too_large(folder.path()));
    }
}
