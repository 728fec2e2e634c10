//! Reads files with a maximum size. A file that the user does not name must be a regular file.

use std::fs::File;
use std::io::{Error, ErrorKind, Read};
use std::path::{Path, PathBuf};

/// The maximum size of a TOML file (a record, a launch file, evidence), in bytes. In memory, it takes up to forty times
/// as much.
pub const MOST_TEXT: u64 = 16 << 20;

/// The maximum size of a source file, in bytes.
pub const MOST_SOURCE: u64 = 256 << 20;

/// The maximum size of a stream whose length is unknown and which may be endless, in bytes.
pub const MOST_STREAM: u64 = 64 << 20;

/// The cause of an error in words, without the system's error number. It does not name the path, which the caller's
/// message has.
pub fn reason(error: &Error) -> String {
    match error.kind() {
        ErrorKind::NotFound => "no such file".into(),
        ErrorKind::AlreadyExists => "it already exists".into(),
        ErrorKind::PermissionDenied => "permission denied".into(),
        _ => {
            let text = error.to_string();
            text.split(" (os error ").next().unwrap_or(&text).to_owned()
        }
    }
}

/// An error whose text is its [`reason`].
pub(super) fn plain(error: Error) -> Error {
    Error::new(error.kind(), reason(&error))
}

/// Reads a file that was found in a folder or is named in another file. Pipes and devices, which may be
/// endless or block, are rejected.
///
/// # Errors
/// It cannot be read, is not a regular file, or has more than `most` bytes.
pub fn read(path: &Path, most: u64) -> Result<Vec<u8>, Error> {
    let mut options = File::options();
    options.read(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt;
        // With `NONBLOCK`, opening a pipe without a writer does not block. The kind of the file is checked afterwards.
        let flags = rustix::fs::OFlags::NONBLOCK | rustix::fs::OFlags::NOCTTY;
        options.custom_flags(flags.bits().cast_signed());
    }
    let file = options.open(path).map_err(plain)?;
    let metadata = file.metadata().map_err(plain)?;
    if !metadata.is_file() {
        return Err(Error::new(ErrorKind::InvalidInput, "not a regular file"));
    }
    read_open(file, metadata.len(), most)
}

/// The path of a file after its symbolic links are followed. `None` if the file does not exist, or is outside of
/// `folders`.
pub fn resolved_below<P: AsRef<Path>>(
    file: &Path,
    folders: impl IntoIterator<Item = P>,
) -> Option<PathBuf> {
    let real = file.canonicalize().ok()?;
    let is_in = |folder: P| folder.as_ref().canonicalize().is_ok_and(|root| real.starts_with(root));
    folders.into_iter().any(is_in).then_some(real)
}

/// Reads a file that the user names, which may also be a pipe or a device.
///
/// # Errors
/// It cannot be read, or has more than `most` bytes.
pub fn read_named(path: &Path, most: u64) -> Result<Vec<u8>, Error> {
    let file = File::open(path).map_err(plain)?;
    let length = file.metadata().map_err(plain)?.len();
    read_open(file, length, most)
}

/// Reads a stream of unknown length.
///
/// # Errors
/// It cannot be read, or has more than `most` bytes.
pub fn read_stream(stream: impl Read, most: u64) -> Result<Vec<u8>, Error> {
    read_open(stream, 0, most)
}

fn read_open(from: impl Read, length: u64, most: u64) -> Result<Vec<u8>, Error> {
    let too_large = || {
        let most = most >> 20;
        Error::new(
            ErrorKind::FileTooLarge,
            format!("the file is larger than the limit of {most} MiB"),
        )
    };
    if length > most {
        return Err(too_large());
    }
    // One spare byte lets the reader detect the end without growing the buffer.
    let mut bytes = Vec::with_capacity(usize::try_from(length).unwrap_or(0) + 1);
    from.take(most + 1).read_to_end(&mut bytes).map_err(plain)?;
    if bytes.len() as u64 > most { Err(too_large()) } else { Ok(bytes) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_never_ends_is_an_error() {
        assert_eq!(read_stream(&b"ab"[..], 2).expect("read"), b"ab");
        assert!(read_stream(&b"abc"[..], 2).is_err());
        assert!(read_stream(std::io::repeat(b' '), 1 << 20).is_err());
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn only_files_are_read() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = |name: &str| folder.path().join(name);
        std::fs::write(path("a"), "abc").expect("written");
        std::os::unix::fs::symlink("a", path("link")).expect("linked");
        std::os::unix::fs::symlink("/dev/zero", path("zero")).expect("linked");
        let _socket = std::os::unix::net::UnixListener::bind(path("socket")).expect("bound");
        rustix::fs::mkfifoat(rustix::fs::CWD, path("pipe"), rustix::fs::Mode::RWXU)
            .expect("there is a pipe");
        for name in ["a", "link"] {
            assert_eq!(read(&path(name), 3).expect("read"), b"abc");
            assert_eq!(
                read(&path(name), 2).expect_err("too large").kind(),
                ErrorKind::FileTooLarge
            );
        }
        for name in ["zero", "socket", "pipe", ".", "none"] {
            assert!(read(&path(name), 3).is_err(), "{name}");
        }
        assert!(read_named(&path("zero"), 1 << 20).is_err());
        // The metadata of this file reports a length of 0.
        let status = read_named(Path::new("/proc/self/status"), 1 << 20).expect("read");
        assert!(status.starts_with(b"Name:"));
    }
}
