//! Writes files atomically.

use super::{file, staging};
use std::io::Write;
use std::path::Path;

/// Writes a temporary file beside `path` and renames it, so that a reader sees either the old or the new
/// file.
///
/// # Errors
/// The file cannot be written. The old file is then kept.
pub fn write_atomically(path: &Path, text: &str) -> std::io::Result<()> {
    write_bytes_atomically(path, text.as_bytes())
}

/// As [`write_atomically`], for bytes.
///
/// # Errors
/// As [`write_atomically`].
pub fn write_bytes_atomically(path: &Path, bytes: &[u8]) -> std::io::Result<()> {
    write(path, bytes).map_err(file::plain)
}

fn write(path: &Path, bytes: &[u8]) -> std::io::Result<()> {
    let folder = path.parent().unwrap_or(Path::new("."));
    // The file is locked until it is renamed, so that no other process removes it.
    let (mut file, _held) = staging::new_file(folder)?;
    file.write_all(bytes)?;
    #[cfg(unix)]
    {
        use std::fs;
        use std::os::unix::fs::PermissionsExt;
        // A temporary file is accessible only to its owner. A record must be accessible to others too.
        let mode = fs::metadata(path).map_or(0o644, |m| m.permissions().mode() & 0o777);
        file.as_file().set_permissions(fs::Permissions::from_mode(mode))?;
    }
    file.persist(path).map_err(|e| e.error)?;
    Ok(())
}
