//! Decodes files: UTF-8 by default, UTF-16 by its byte order mark or a first `<`, and single-byte Western encodings
//! that the file declares.
//!
//! Encodings are never guessed, because a wrong guess gives other characters than the author meant.

use std::borrow::Cow;

use super::ReadError;

/// The number of bytes at the start of a file that are searched for an encoding declaration.
const HEAD: usize = 1024;

/// The characters of windows-1252 from 0x80 that Latin-1 does not have; `\0` marks an unassigned code. Files that
/// declare Latin-1 use these characters too.
const WINDOWS: [char; 32] = [
    '€', '\0', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\0', 'Ž', '\0', '\0', '‘',
    '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\0', 'ž', 'Ÿ',
];

/// The characters in which Latin-9 differs from Latin-1.
const LATIN_9: [(u8, char); 8] = [
    (0xa4, '€'),
    (0xa6, 'Š'),
    (0xa8, 'š'),
    (0xb4, 'Ž'),
    (0xb8, 'ž'),
    (0xbc, 'Œ'),
    (0xbd, 'œ'),
    (0xbe, 'Ÿ'),
];

/// The text of a file, without a byte order mark and with `\n` line ends.
///
/// # Errors
/// The bytes are valid neither in UTF-16 nor in UTF-8, and the file does not declare a single-byte Western encoding.
pub(crate) fn decode<'a>(path: &str, bytes: &'a [u8]) -> Result<Cow<'a, str>, ReadError> {
    let text = match from_utf16(path, bytes)? {
        Some(text) => text.into(),
        None => match declared(bytes) {
            Some(name) => one_byte(&name, bytes).map_or_else(
                || utf8(path, bytes, &format!("the file declares {name}, but is not UTF-8")),
                |text| Ok(text.into()),
            )?,
            None => utf8(path, bytes, "the file is not UTF-8")?,
        },
    };
    Ok(if text.contains('\r') {
        text.replace("\r\n", "\n").replace('\r', "\n").into()
    } else {
        text
    })
}

fn utf8<'a>(path: &str, bytes: &'a [u8], message: &str) -> Result<Cow<'a, str>, ReadError> {
    let text = std::str::from_utf8(bytes).map_err(|error| {
        let line = 1 + bytes[..error.valid_up_to()].iter().filter(|b| **b == b'\n').count();
        ReadError::new(path, line, message)
    })?;
    Ok(text.strip_prefix('\u{feff}').unwrap_or(text).into())
}

/// The text of a file in UTF-16, recognised by its byte order mark or a first `<`; otherwise `None`.
///
/// # Errors
/// An incomplete code unit or an unpaired surrogate.
pub(crate) fn from_utf16(path: &str, bytes: &[u8]) -> Result<Option<String>, ReadError> {
    let little = match bytes {
        [0xff, 0xfe, ..] | [b'<', 0, _, 0, ..] => true,
        [0xfe, 0xff, ..] | [0, b'<', 0, _, ..] => false,
        _ => return Ok(None),
    };
    let (pairs, rest) = bytes.as_chunks::<2>();
    let unit = |pair: &[u8; 2]| match little {
        true => u16::from_le_bytes(*pair),
        false => u16::from_be_bytes(*pair),
    };
    let mut text = String::with_capacity(pairs.len());
    for c in char::decode_utf16(pairs.iter().map(unit)) {
        match c {
            Ok('\u{feff}') if text.is_empty() => {}
            Ok(c) => text.push(c),
            Err(_) => return Err(broken_utf16(path, &text)),
        }
    }
    if !rest.is_empty() {
        return Err(broken_utf16(path, &text));
    }
    Ok(Some(text))
}

fn broken_utf16(path: &str, before: &str) -> ReadError {
    let line = 1 + before.matches('\n').count();
    ReadError::new(path, line, "the file starts as UTF-16, but is not UTF-16 here")
}

/// The declared encoding in lower case, if it is not UTF-8: from an XML declaration, from a `meta` element
/// of HTML, or from an editor's mode line at the start of a man page.
pub(crate) fn declared(bytes: &[u8]) -> Option<String> {
    if bytes.starts_with("\u{feff}".as_bytes()) {
        return None;
    }
    let head = String::from_utf8_lossy(&bytes[..bytes.len().min(HEAD)]).to_ascii_lowercase();
    let start = head.trim_start();
    let said = if let Some(declaration) = start.strip_prefix("<?xml") {
        let (declaration, rest) = declaration.split_once("?>")?;
        match declaration.split_once("encoding") {
            Some((_, value)) => value.trim_start().strip_prefix('=')?.to_owned(),
            None => charset(rest)?,
        }
    } else if start.starts_with('<') {
        charset(start)?
    } else {
        let line = start.lines().take(2).find(|line| line.contains("coding:"))?;
        line.split_once("coding:")?.1.to_owned()
    };
    let said = said.trim_start_matches([' ', '"', '\'', '\t', '\n', '\r']);
    let end = said.find(|c: char| !(c.is_ascii_alphanumeric() || "-_.:".contains(c)));
    let name = &said[..end.unwrap_or(said.len())];
    (!matches!(name, "" | "utf-8" | "utf8")).then(|| name.to_owned())
}

/// The rest of a `meta` element from the value of `charset=` on; `None` if no element has it.
fn charset(head: &str) -> Option<String> {
    let meta = head.match_indices("<meta").map(|(at, _)| {
        let rest = &head[at..];
        &rest[..rest.find('>').unwrap_or(rest.len())]
    });
    let value = meta.filter_map(|meta| meta.split_once("charset")).next()?.1;
    Some(value.trim_start().strip_prefix('=')?.to_owned())
}

/// The text of bytes in a single-byte encoding; `None` if `name` is not such an encoding.
fn one_byte(name: &str, bytes: &[u8]) -> Option<String> {
    let name = name.trim_end_matches("-unix").trim_end_matches("-dos");
    let latin_9 = matches!(name, "iso-8859-15" | "latin-9" | "latin9");
    let western = matches!(
        name,
        "iso-8859-1"
            | "iso8859-1"
            | "iso_8859-1"
            | "latin-1"
            | "latin1"
            | "windows-1252"
            | "cp1252"
    );
    (western || latin_9).then(|| {
        let wide = bytes.iter().map(|byte| match byte {
            0x80..=0x9f => match WINDOWS[usize::from(byte - 0x80)] {
                '\0' => char::from(*byte),
                c => c,
            },
            byte if latin_9 => LATIN_9
                .iter()
                .find(|(other, _)| other == byte)
                .map_or(char::from(*byte), |(_, c)| *c),
            byte => char::from(*byte),
        });
        wide.collect()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn decoded(bytes: &[u8]) -> Result<String, (usize, String)> {
        decode("a", bytes).map(Cow::into_owned).map_err(|e| (e.line, e.message))
    }

    #[test]
    fn files_say_what_they_are_in() {
        let e = |head: &str| [head.as_bytes(), b"caf\xe9 \x96"].concat();
        for head in [
            "<?xml version='1.0' encoding = 'ISO-8859-1'?>",
            "<html><head><meta charset=windows-1252>",
            "<META HTTP-EQUIV=\"Content-Type\" CONTENT=\"text/html; charset=ISO-8859-1\">",
            "<?xml version=\"1.0\"?><meta content=\"text/html; charset=latin1\" />",
            "'\\\" t -*- coding: latin-1 -*-\n",
            ".\\\" -*- mode: nroff; coding: ISO-8859-15 -*-\n",
        ] {
            assert_eq!(decoded(&e(head)), Ok(format!("{head}café –")), "{head}");
        }
        let (line, message) = decoded(&e("a\nb")).unwrap_err();
        assert_eq!((line, message.as_str()), (2, "the file is not UTF-8"));
        let koi = decoded(&e("<?xml version='1.0' encoding='koi8-r'?>")).unwrap_err();
        assert_eq!(koi.1, "the file declares koi8-r, but is not UTF-8");
        // Valid UTF-8 is decoded as UTF-8, whatever the file declares.
        let named = "<?xml version='1.0' encoding='UTF-16'?>é";
        assert_eq!(decoded(named.as_bytes()), Ok(named.into()));
        assert_eq!(decoded("\u{feff}a\r\nb\rc".as_bytes()), Ok("a\nb\nc".into()));
    }

    #[test]
    fn utf_16_is_told_by_its_mark_or_its_first_character() {
        let text = "<p>π 𝄞</p>\r\n";
        let read = "<p>π 𝄞</p>\n";
        let units: Vec<u16> = text.encode_utf16().collect();
        let little: Vec<u8> = units.iter().flat_map(|u| u.to_le_bytes()).collect();
        let big: Vec<u8> = units.iter().flat_map(|u| u.to_be_bytes()).collect();
        assert_eq!(decoded(&little), Ok(read.into()));
        assert_eq!(decoded(&big), Ok(read.into()));
        assert_eq!(decoded(&[&[0xff, 0xfe], little.as_slice()].concat()), Ok(read.into()));
        assert_eq!(decoded(&[&[0xfe, 0xff], big.as_slice()].concat()), Ok(read.into()));
        assert_eq!(decoded(&little[..little.len() - 1]).unwrap_err().0, 1);
        assert_eq!(decoded(&[0xff, 0xfe, b'\n', 0, 0, 0xd8, b'a', 0]).unwrap_err().0, 2);
    }
}
