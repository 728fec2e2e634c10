//! The records and `corpus.toml` as they were imported, kept in one compressed file of the corpus.
//!
//! For each record, the file has a line with its name and the number of bytes, and then these bytes. It is a sequence
//! of gzip members, which are compressed in parallel.

use flate2::Compression;
use flate2::read::MultiGzDecoder;
use flate2::write::GzEncoder;
use rayon::prelude::*;
use std::collections::BTreeMap;
use std::io::{self, Write};
use std::path::Path;

use crate::output::OutputError;
use clman_record::corpus::file::{read, read_stream, reason};

/// The name of the file. The file is hidden, because people do not edit it.
pub(crate) const FILE: &str = ".imported";

/// The name of `corpus.toml` among the kept texts. It cannot be the name of a record.
pub(crate) const META: &str = "/corpus.toml";

/// The maximum size of the file, and of its content.
const MOST: u64 = 1 << 30;

/// The number of records in a member of the file.
const MEMBER: usize = 1000;

/// The texts of records, and of `corpus.toml`, by name.
pub(crate) type Kept = BTreeMap<String, String>;

/// Reads the kept records of a corpus. Without the file, the result is empty.
///
/// # Errors
/// The file cannot be read, or was not written by clman.
pub(crate) fn load(folder: &Path) -> Result<Kept, OutputError> {
    let path = folder.join(FILE);
    let error = |message: String| OutputError { path: path.clone(), message };
    if path.symlink_metadata().is_err() {
        return Ok(Kept::new());
    }
    let bytes = read(&path, MOST).map_err(|e| error(reason(&e)))?;
    let text = read_stream(MultiGzDecoder::new(bytes.as_slice()), MOST).ok();
    let kept = text.and_then(|text| String::from_utf8(text).ok()).and_then(|text| parse(&text));
    kept.ok_or_else(|| {
        error(
            "the file is damaged; restore it; if you remove it, edited records are not updated"
                .into(),
        )
    })
}

fn parse(mut text: &str) -> Option<Kept> {
    let mut kept = Kept::new();
    while let Some((line, after)) = text.split_once('\n') {
        let (name, length) = line.rsplit_once(' ')?;
        let length: usize = length.parse().ok()?;
        kept.insert(name.to_owned(), after.get(..length)?.to_owned());
        text = &after[length..];
    }
    Some(kept)
}

/// The compressed content of the file with these records.
pub(crate) fn bytes(kept: &Kept) -> io::Result<Vec<u8>> {
    let records: Vec<_> = kept.iter().collect();
    let member = |records: &[(&String, &String)]| {
        let mut encoder = GzEncoder::new(Vec::new(), Compression::fast());
        for (name, text) in records {
            write!(encoder, "{name} {}\n{text}", text.len())?;
        }
        encoder.finish()
    };
    if records.is_empty() {
        return member(&[]);
    }
    let members = records.par_chunks(MEMBER).map(member).collect::<io::Result<Vec<_>>>()?;
    Ok(members.concat())
}
