//! The records as they were imported, kept in one compressed file of the corpus.
//!
//! The file has for each record a line with its name and the number of the bytes that follow.

use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use std::collections::BTreeMap;
use std::io::{self, Write};
use std::path::Path;

use clman_record::corpus::file::{read, read_stream};

/// The name of the file. It is hidden, since nobody edits it.
pub(crate) const FILE: &str = ".imported";

/// The maximum size of the file, and of its content.
const MOST: u64 = 1 << 30;

/// The texts of records by name.
pub(crate) type Kept = BTreeMap<String, String>;

/// Reads the kept records of a corpus; without the file there are none.
///
/// # Errors
/// The file cannot be read, or was not written by clman.
pub(crate) fn load(folder: &Path) -> io::Result<Kept> {
    let path = folder.join(FILE);
    if path.symlink_metadata().is_err() {
        return Ok(Kept::new());
    }
    let text = read_stream(GzDecoder::new(read(&path, MOST)?.as_slice()), MOST)?;
    let text = String::from_utf8(text).map_err(|_| damaged())?;
    let mut kept = Kept::new();
    let mut rest = text.as_str();
    while let Some((line, after)) = rest.split_once('\n') {
        let (name, length) = line.rsplit_once(' ').ok_or_else(damaged)?;
        let length: usize = length.parse().map_err(|_| damaged())?;
        let record = after.get(..length).ok_or_else(damaged)?;
        kept.insert(name.to_owned(), record.to_owned());
        rest = &after[length..];
    }
    Ok(kept)
}

fn damaged() -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, "clman did not write it")
}

/// The content of the file.
pub(crate) fn bytes(kept: &Kept) -> io::Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::fast());
    for (name, text) in kept {
        write!(encoder, "{name} {}\n{text}", text.len())?;
    }
    encoder.finish()
}
