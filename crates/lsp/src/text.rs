//! Positions of the protocol as byte offsets, and back.

use clman_opencl::LineColumn;
use clman_opencl::source_map::SourceFile;
use lsp_types::{Position, PositionEncodingKind};
use memchr::{memchr, memchr_iter, memchr3_iter, memmem, memrchr};
use std::ops::Range;

/// The unit of columns in the protocol, on which client and server agree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Encoding {
    Utf8,
    Utf16,
}

impl Encoding {
    /// UTF-8 if the client offers it, otherwise UTF-16, which all clients support.
    pub(crate) fn chosen<'a>(mut offered: impl Iterator<Item = &'a str>) -> Encoding {
        match offered.any(|kind| kind == PositionEncodingKind::UTF8.as_str()) {
            true => Encoding::Utf8,
            false => Encoding::Utf16,
        }
    }

    pub(crate) fn kind(self) -> PositionEncodingKind {
        match self {
            Encoding::Utf8 => PositionEncodingKind::UTF8,
            Encoding::Utf16 => PositionEncodingKind::UTF16,
        }
    }

    /// The number of columns of a piece of a line.
    pub(crate) fn columns(self, piece: &[u8]) -> u32 {
        match self {
            Encoding::Utf8 => piece.len() as u32,
            // Nearly all pieces are ASCII, which is counted quickly.
            Encoding::Utf16 if piece.is_ascii() => piece.len() as u32,
            Encoding::Utf16 => {
                String::from_utf8_lossy(piece).chars().map(|c| c.len_utf16() as u32).sum()
            }
        }
    }

    /// The length in bytes of the first `columns` of a line.
    fn bytes(self, line: &[u8], columns: u32) -> usize {
        match self {
            Encoding::Utf8 => line.len().min(columns as usize),
            Encoding::Utf16 => {
                let (mut left, mut at) = (columns, 0);
                for c in String::from_utf8_lossy(line).chars() {
                    let width = c.len_utf16() as u32;
                    if left < width {
                        break;
                    }
                    left -= width;
                    at += c.len_utf8();
                }
                at.min(line.len())
            }
        }
    }
}

/// The position of a byte offset in a file.
pub(crate) fn position(file: &SourceFile, offset: u32, encoding: Encoding) -> Position {
    let place = file.line_column(offset.min(file.bytes.len() as u32));
    let end = (offset as usize).min(file.bytes.len());
    let start = end.saturating_sub(place.column as usize - 1);
    Position::new(place.line - 1, encoding.columns(&file.bytes[start..end]))
}

/// The range between two byte offsets in a file.
pub(crate) fn range(
    file: &SourceFile,
    start: u32,
    end: u32,
    encoding: Encoding,
) -> lsp_types::Range {
    lsp_types::Range::new(position(file, start, encoding), position(file, end, encoding))
}

/// The range between two byte offsets of a text.
pub(crate) fn range_in(text: &[u8], start: u32, end: u32, encoding: Encoding) -> lsp_types::Range {
    let position = |offset: u32| {
        let before = &text[..(offset as usize).min(text.len())];
        let start = memrchr(b'\n', before).map_or(0, |p| p + 1);
        let line = memchr_iter(b'\n', before).count() as u32;
        Position::new(line, encoding.columns(&before[start..]))
    };
    lsp_types::Range::new(position(start), position(end))
}

/// The byte offset of a position in a file. This is faster than [`offset`], because the file has a table of its lines.
pub(crate) fn offset_in(file: &SourceFile, position: Position, encoding: Encoding) -> u32 {
    let start = file.offset(LineColumn { line: position.line.saturating_add(1), column: 1 });
    start + in_line(&file.bytes[start as usize..], position.character, encoding)
}

/// The byte offset of a position in a text.
pub(crate) fn offset(text: &[u8], position: Position, encoding: Encoding) -> usize {
    let start = match position.line {
        0 => 0,
        line => match memchr_iter(b'\n', text).nth(line as usize - 1) {
            Some(at) => at + 1,
            None => return text.len(),
        },
    };
    start + in_line(&text[start..], position.character, encoding) as usize
}

fn in_line(rest: &[u8], column: u32, encoding: Encoding) -> u32 {
    let end = memchr(b'\n', rest).unwrap_or(rest.len());
    let line = rest[..end].strip_suffix(b"\r").unwrap_or(&rest[..end]);
    encoding.bytes(line, column) as u32
}

/// The kind of a piece of a source.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Piece {
    Code,
    LineComment,
    BlockComment,
    /// A string or a character constant.
    Literal,
}

/// The pieces of a source in order, with their places, and whether each is terminated. A line comment, and a literal
/// without its second quote, end with their line, and do not include the line break.
pub(crate) fn pieces(text: &[u8]) -> impl Iterator<Item = (Piece, Range<usize>, bool)> {
    let mut start = 0;
    std::iter::from_fn(move || {
        let rest = text.get(start..).filter(|rest| !rest.is_empty())?;
        let line = memchr(b'\n', rest).unwrap_or(rest.len());
        let (piece, length, has_end) = if rest.starts_with(b"//") {
            (Piece::LineComment, line, false)
        } else if rest.starts_with(b"/*") {
            let end = memmem::find(&rest[2..], b"*/");
            (Piece::BlockComment, end.map_or(rest.len(), |p| p + 4), end.is_some())
        } else if matches!(rest[0], b'"' | b'\'') {
            let mut end = 1;
            while end < line && rest[end] != rest[0] {
                end += if rest[end] == b'\\' { 2 } else { 1 };
            }
            match end < line {
                true => (Piece::Literal, end + 1, true),
                false => (Piece::Literal, line, false),
            }
        } else {
            let is_start =
                |at: &usize| rest[*at] != b'/' || matches!(rest.get(at + 1), Some(b'/' | b'*'));
            let end = memchr3_iter(b'"', b'\'', b'/', rest).find(is_start);
            (Piece::Code, end.unwrap_or(rest.len()), true)
        };
        let place = start..start + length;
        start = place.end;
        Some((piece, place, has_end))
    })
}

/// Whether a byte is part of an identifier.
pub(crate) fn is_word(b: u8) -> bool {
    b.is_ascii_alphanumeric() || b == b'_'
}

/// The start and end of the identifier that is at an offset, or that ends at it.
pub(crate) fn word_at(text: &[u8], offset: usize) -> Option<(usize, usize)> {
    let offset = offset.min(text.len());
    let start = offset - text[..offset].iter().rev().take_while(|b| is_word(**b)).count();
    let end = offset + text[offset..].iter().take_while(|b| is_word(**b)).count();
    (start < end && !text[start].is_ascii_digit()).then_some((start, end))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sources_have_pieces() {
        let list = |text: &str| -> Vec<(Piece, String, bool)> {
            let piece = |(piece, place, end): (Piece, Range<usize>, bool)| {
                (piece, text[place].to_string(), end)
            };
            pieces(text.as_bytes()).map(piece).collect()
        };
        use Piece::*;
        let made = |list: &[(Piece, &str, bool)]| -> Vec<(Piece, String, bool)> {
            list.iter().map(|(piece, text, end)| (*piece, text.to_string(), *end)).collect()
        };
        let wanted = [
            (Code, "a / b ", true),
            (BlockComment, "/*/ \" */", true),
            (Literal, "\"\\\"//\"", true),
            (LineComment, "// '", false),
            (Code, "\nx = ", true),
            (Literal, "'y\\", false),
            (Code, "\n", true),
            (BlockComment, "/*", false),
        ];
        let text: String = wanted.iter().map(|w| w.1).collect();
        assert_eq!(list(&text), made(&wanted));
        assert!(list("").is_empty());
    }

    #[test]
    fn columns_are_of_the_encoding() {
        let text = "a\n// ü𝄞 x\nb".as_bytes();
        let place = |character| Position::new(1, character);
        assert_eq!(offset(text, place(7), Encoding::Utf16), 2 + 10);
        assert_eq!(offset(text, place(10), Encoding::Utf8), 2 + 10);
        assert_eq!(offset(text, place(99), Encoding::Utf16), 2 + 11);
        assert_eq!(offset(text, Position::new(9, 0), Encoding::Utf16), text.len());
        assert_eq!(Encoding::Utf16.columns("ü𝄞".as_bytes()), 3);
    }
}
