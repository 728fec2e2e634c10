//! Paths as `file:` URIs, and back.

use lsp_types::Uri;
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};
use std::path::{Path, PathBuf};
use std::str::FromStr;

/// The bytes that a path in a URI escapes (RFC 3986, 3.3).
const ESCAPED: &AsciiSet =
    &NON_ALPHANUMERIC.remove(b'/').remove(b'-').remove(b'.').remove(b'_').remove(b'~');

/// The path of a `file:` URI; `None` for other schemes.
pub(crate) fn path_of(uri: &str) -> Option<PathBuf> {
    let rest = uri.strip_prefix("file://")?;
    // The path follows the host, which is empty or `localhost`.
    let path = &rest[rest.find('/')?..];
    let path = percent_decode_str(path).decode_utf8().ok()?;
    // `/c:/folder` is `c:/folder`.
    let bytes = path.as_bytes();
    let has_drive = cfg!(windows) && bytes.len() > 2 && bytes[2] == b':';
    Some(PathBuf::from(if has_drive { &path[1..] } else { &path }))
}

/// The URI of a file, whose path is absolute.
pub(crate) fn of_path(path: &Path) -> String {
    let text = path.to_string_lossy().replace('\\', "/");
    let slash = if text.starts_with('/') { "" } else { "/" };
    format!("file://{slash}{}", utf8_percent_encode(&text, ESCAPED))
}

/// The URI of the name of a file in a source map: an absolute path, or the URI of a document without a file.
pub(crate) fn of_name(name: &str) -> String {
    let path = Path::new(name);
    if path.is_absolute() { of_path(path) } else { name.to_string() }
}

/// The typed form of a URI. A text that is not a URI becomes `file:///`.
pub(crate) fn typed(text: &str) -> Uri {
    Uri::from_str(text).or_else(|_| Uri::from_str("file:///")).unwrap_or_else(|_| unreachable!())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_come_back() {
        let path = Path::new("/home/a user/100% #1/käse.cl");
        let uri = of_path(path);
        assert_eq!(uri, "file:///home/a%20user/100%25%20%231/k%C3%A4se.cl");
        assert_eq!(path_of(&uri).as_deref(), Some(path));
        assert_eq!(path_of("untitled:Untitled-1"), None);
    }
}
