//! The formats in which man pages are compressed.

use std::io;

use clman_record::corpus::file::read_stream;

/// The maximum memory of the decoder of xz, in KiB: the size of the dictionary at the highest level of compression, and
/// the decoder's other memory.
const MAX_DICTIONARY: u32 = 66 << 10;

/// A format.
struct Compression {
    /// The end of the names of its files.
    extension: &'static str,
    /// The bytes that its files start with.
    start: &'static [u8],
    /// The function that decompresses content. The number is the maximum size of the result in bytes.
    read: fn(&[u8], u64) -> io::Result<Vec<u8>>,
}

const FORMATS: [Compression; 4] = [
    Compression {
        extension: ".gz",
        start: b"\x1f\x8b",
        read: |bytes, max| read_stream(flate2::read::MultiGzDecoder::new(bytes), max),
    },
    Compression {
        extension: ".xz",
        start: b"\xfd7zXZ\0",
        read: |bytes, max| {
            read_stream(lzma_rust2::XzReader::new_mem_limit(bytes, true, MAX_DICTIONARY), max)
        },
    },
    Compression {
        extension: ".bz2",
        start: b"BZh",
        read: |bytes, max| read_stream(bzip2::read::MultiBzDecoder::new(bytes), max),
    },
    Compression { extension: ".zst", start: b"\x28\xb5\x2f\xfd", read: zstd },
];

/// Formats that are recognised but not supported, with the bytes that their files start with.
const UNSUPPORTED: [(&str, &[u8]); 3] =
    [("lzip", b"LZIP"), ("LZMA", b"\x5d\0\0"), ("compress", b"\x1f\x9d")];

/// Decompresses the frames of a file one after another.
fn zstd(mut bytes: &[u8], max: u64) -> io::Result<Vec<u8>> {
    let mut out = Vec::new();
    while !bytes.is_empty() {
        let frame =
            ruzstd::decoding::StreamingDecoder::new(&mut bytes).map_err(io::Error::other)?;
        out.append(&mut read_stream(frame, max - out.len() as u64)?);
    }
    Ok(out)
}

/// A file's name without the extension of a compressed file: `printf.3` of `printf.3.gz`.
pub(crate) fn without_extension(name: &str) -> &str {
    FORMATS.iter().find_map(|format| name.strip_suffix(format.extension)).unwrap_or(name)
}

/// The names that a file may have, compressed or not.
pub(crate) fn names(name: &str) -> impl Iterator<Item = String> {
    let compressed = FORMATS.iter().map(move |format| format!("{name}{}", format.extension));
    std::iter::once(name.to_owned()).chain(compressed)
}

/// The content of a file, of at most `max` bytes. A compressed page is decompressed. Files in other formats, such as
/// archives, are read unchanged.
///
/// # Errors
/// The file is damaged or too large, or its format is not supported.
pub(crate) fn decompress(bytes: Vec<u8>, max: u64) -> io::Result<Vec<u8>> {
    if let Some((name, _)) = UNSUPPORTED.iter().find(|(_, start)| bytes.starts_with(start)) {
        let message = format!("the format {name} is not supported");
        return Err(io::Error::new(io::ErrorKind::Unsupported, message));
    }
    match FORMATS.iter().find(|format| bytes.starts_with(format.start)) {
        Some(format) => (format.read)(&bytes, max),
        None => Ok(bytes),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &[u8] = b".TH A 3\n";

    /// `TEXT` as `xz -9`, `bzip2` and `zstd -19` compress it.
    const FILES: [&[u8]; 3] = [
        b"\xfd7zXZ\0\0\x04\xe6\xd6\xb4F\x02\0\x21\x01\x1c\0\0\0\x10\xcfX\xcc\x01\0\x07\x2eTH A 3\x0a\0\x9a\xe6\xdbti\xd0\xc8j\
\0\x01 \x08\xbb\x19\xd9\xbb\x1f\xb6\xf3\x7d\x01\0\0\0\0\x04YZ",
        b"BZh91AY&SY\xda<h\x8b\0\0\x01\xde\0\0\x10@\x01\x08\0 @\x04\0 \0\x22\x18\x02\x18\x04\xe2\x7dn\x17rE8P\x90\xda<h\x8b",
        b"\x28\xb5\x2f\xfd\x04h\x41\0\0.TH A 3\x0arY\x17\xe9",
    ];

    #[test]
    fn compressed_files_are_read() {
        for file in FILES {
            assert_eq!(decompress(file.to_vec(), 100).unwrap(), TEXT);
            assert_eq!(decompress([file, file].concat(), 100).unwrap(), [TEXT, TEXT].concat());
        }
    }

    #[test]
    fn damaged_and_large_files_are_errors() {
        for file in FILES {
            for length in 6..file.len() - 1 {
                let cut = decompress(file[..length].to_vec(), 100);
                assert!(cut.is_err() || cut.unwrap() == TEXT, "{length} of {}", file.len());
            }
            assert!(decompress(file.to_vec(), 7).is_err());
            assert!(decompress([file, file].concat(), 15).is_err());
        }
    }

    #[test]
    fn unsupported_formats_are_errors() {
        let lzip = decompress(b"LZIP\x01\x0c".to_vec(), 100).unwrap_err();
        assert_eq!(lzip.kind(), io::ErrorKind::Unsupported);
        assert_eq!(lzip.to_string(), "the format lzip is not supported");
        assert!(decompress(b"\x5d\0\0\x80\0".to_vec(), 100).is_err());
        assert_eq!(decompress(b"]".to_vec(), 100).unwrap(), b"]");
    }

    #[test]
    fn a_page_is_found_by_its_name() {
        assert_eq!(without_extension("printf.3.zst"), "printf.3");
        assert_eq!(without_extension("printf.3"), "printf.3");
        assert!(names("printf.3").any(|name| name == "printf.3.bz2"));
    }
}
