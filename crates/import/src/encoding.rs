//! Decodes files: UTF-8 by default, UTF-16 by its byte order mark or a first `<`, and the encodings that files declare.
//!
//! Encodings are not guessed, because a wrong guess gives other characters than the author meant. Man pages are an
//! exception: most pages that are older than UTF-8 do not declare their encoding.

use super::ReadError;
use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};
use encoding_rs::Encoding;
use std::borrow::Cow;
use std::path::Path;

/// The number of bytes at the start of a file that are searched for an encoding declaration.
const HEAD: usize = 1024;

/// The text of a file, without a byte order mark and with `\n` line ends.
///
/// # Errors
/// The bytes are valid neither in UTF-16 nor in UTF-8 nor in the encoding that the file declares.
pub(crate) fn decode<'a>(path: &str, bytes: &'a [u8]) -> Result<Cow<'a, str>, ReadError> {
    let text = match from_utf16(path, bytes)? {
        Some(text) => text.into(),
        None => match declared(bytes) {
            Some(name) => match known(&name).and_then(|encoding| valid(encoding, bytes)) {
                Some(text) => text,
                None => utf8(
                    path,
                    bytes,
                    &format!("the file is neither in its declared encoding, {name}, nor in UTF-8"),
                )?,
            },
            None => utf8(path, bytes, "the file is not UTF-8")?,
        },
    };
    Ok(with_line_ends(text))
}

/// The text of a man page, and a note if its encoding is not certain. The encoding is the one that the page declares,
/// UTF-8, or the most probable one.
pub(crate) fn of_man_page<'a>(path: &str, bytes: &'a [u8]) -> (Cow<'a, str>, Option<String>) {
    if let Ok(text) = decode(path, bytes) {
        return (text, None);
    }
    let mut detector = EncodingDetector::new(Iso2022JpDetection::Deny);
    detector.feed(bytes, true);
    let encoding = detector.guess(None, Utf8Detection::Deny);
    let known = match declared(bytes) {
        Some(name) => format!("the page cannot be decoded as {name}"),
        None => "the page does not state its encoding".to_owned(),
    };
    let note = format!("{known}; it was read as {}", encoding.name());
    (with_line_ends(encoding.decode_without_bom_handling(bytes).0), Some(note))
}

/// The bytes of a man page in UTF-8, if the name of a folder states their encoding (`ru.KOI8-R/man1/page.1`) and the
/// page does not declare one; otherwise the same bytes.
pub(crate) fn by_folder(path: &Path, bytes: Vec<u8>) -> Vec<u8> {
    if declared(&bytes).is_some() || std::str::from_utf8(&bytes).is_ok() {
        return bytes;
    }
    let text = of_folder(path).and_then(|encoding| valid(encoding, &bytes));
    text.map(|text| text.into_owned().into_bytes()).unwrap_or(bytes)
}

/// The encoding in the name of a folder with the pages of a language: `ja_JP.eucJP`.
fn of_folder(path: &Path) -> Option<&'static Encoding> {
    path.ancestors().skip(1).filter_map(|folder| folder.file_name()?.to_str()).find_map(|folder| {
        let (locale, codes) = folder.split_once('.')?;
        let language = locale.split('_').next()?;
        let is_language =
            matches!(language.len(), 2 | 3) && language.bytes().all(|b| b.is_ascii_lowercase());
        known(codes.split('@').next()?).filter(|_| is_language)
    })
}

/// The encoding with a name that editors or locales use, if ASCII is a part of the encoding.
fn known(name: &str) -> Option<&'static Encoding> {
    let name = name.to_ascii_lowercase();
    let name =
        ["-unix", "-dos", "-mac"].iter().find_map(|end| name.strip_suffix(end)).unwrap_or(&name);
    let label = match name.strip_prefix("latin") {
        Some(number) => format!("l{}", number.trim_start_matches('-')),
        None => name.replacen("euc", "euc-", usize::from(!name.starts_with("euc-"))),
    };
    Encoding::for_label(label.as_bytes()).filter(|encoding| encoding.is_ascii_compatible())
}

/// The text of bytes in an encoding; `None` if they are not valid in it.
fn valid<'a>(encoding: &'static Encoding, bytes: &'a [u8]) -> Option<Cow<'a, str>> {
    encoding.decode_without_bom_handling_and_without_replacement(bytes)
}

/// The text with `\n` line ends.
fn with_line_ends(text: Cow<'_, str>) -> Cow<'_, str> {
    match text.contains('\r') {
        true => text.replace("\r\n", "\n").replace('\r', "\n").into(),
        false => text,
    }
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
        ] {
            assert_eq!(decoded(&e(head)), Ok(format!("{head}café –")), "{head}");
        }
        let latin_9 = b".\\\" -*- mode: nroff; coding: ISO-8859-15 -*-\n\xa4";
        assert_eq!(decoded(latin_9).unwrap().chars().next_back(), Some('€'));
        let (line, message) = decoded(&e("a\nb")).unwrap_err();
        assert_eq!((line, message.as_str()), (2, "the file is not UTF-8"));
        let other = decoded(&e("<?xml version='1.0' encoding='ebcdic-us'?>")).unwrap_err();
        assert_eq!(
            other.1,
            "the file is neither in its declared encoding, ebcdic-us, nor in UTF-8"
        );
        // Valid UTF-8 is decoded as UTF-8, whatever the file declares.
        let named = "<?xml version='1.0' encoding='UTF-16'?>é";
        assert_eq!(decoded(named.as_bytes()), Ok(named.into()));
        assert_eq!(decoded("\u{feff}a\r\nb\rc".as_bytes()), Ok("a\nb\nc".into()));
    }

    #[test]
    fn man_pages_of_all_languages_are_read() {
        let russian = "Эта команда выводит содержимое файла на стандартный вывод.";
        let japanese = "このコマンドはファイルの内容を標準出力に表示します。";
        let polish =
            "Wypisuje zawartość pliku na wyjście. Jeżeli nie podano pliku, możliwość użycia";
        let german = "Schreibt über die Größe einer Datei.";
        for (label, folder, text, guessed) in [
            ("koi8-r", "ru.KOI8-R", russian, "KOI8-U"),
            ("windows-1251", "ru_RU.CP1251", russian, "windows-1251"),
            ("euc-jp", "ja_JP.eucJP", japanese, "EUC-JP"),
            ("iso-8859-2", "pl.ISO8859-2", polish, "ISO-8859-2"),
            ("latin-1", "de.ISO8859-1@euro", german, "windows-1252"),
        ] {
            let encoded = known(label).expect("it is known").encode(text).0;
            let path = format!("{folder}/man1/page.1");
            let read = by_folder(Path::new(&path), encoded.to_vec());
            assert_eq!(String::from_utf8_lossy(&read), text, "{folder}");
            let note = format!("the page does not state its encoding; it was read as {guessed}");
            assert_eq!(of_man_page("man1/a.1", &encoded), (text.into(), Some(note)), "{label}");
            let line = format!(".\\\" -*- mode: nroff; coding: {label}-unix -*-\n");
            let declared = [line.as_bytes(), &encoded].concat();
            assert_eq!(of_man_page("man1/a.1", &declared), (format!("{line}{text}").into(), None));
        }
        // A page in UTF-8 may be in a folder with another name.
        let koi = Path::new("ru.KOI8-R/man1/a.1");
        assert_eq!(by_folder(koi, "é".into()), "é".as_bytes());
        assert_eq!(of_folder(Path::new("a.koi8-r/b.866/page.866")), None);
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
