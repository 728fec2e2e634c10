//! Writing files whole or not at all.

use super::staging;
use std::fs;
use std::io::Write;
use std::path::Path;

/// Writes a file beside `path` and moves it there, so that a reader sees the old or the new one.
///
/// # Errors
/// The folder cannot be written to; the old file stays.
pub fn write_atomically(path: &Path, text: &str) -> std::io::Result<()> {
    write_bytes_atomically(path, text.as_bytes())
}

/// The same for what is no text.
///
/// # Errors
/// As [`write_atomically`].
pub fn write_bytes_atomically(path: &Path, bytes: &[u8]) -> std::io::Result<()> {
    let folder = path.parent().unwrap_or(Path::new("."));
    // Held until it has its name, so that nobody clears it away.
    let (mut file, _held) = staging::new_file(folder)?;
    file.write_all(bytes)?;
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        // A temporary file is for its owner alone; a record is not.
        let mode = fs::metadata(path).map_or(0o644, |m| m.permissions().mode() & 0o777);
        file.as_file().set_permissions(fs::Permissions::from_mode(mode))?;
    }
    file.persist(path).map_err(|e| e.error)?;
    Ok(())
}
