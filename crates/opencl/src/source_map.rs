//! Source text and positions in it.
//!
//! A [`Pos`] counts bytes over all files of one check, one file after another. It counts in the text that the lexer
//! reads, in which line splices and trigraphs are folded (C99 5.1.1.2, phases 1 and 2). A [`Span`] counts bytes of the
//! original file. [`SourceMap::span`] converts a position to a span.

use std::sync::Arc;
use std::sync::OnceLock;

use crate::diagnostic::{FileId, Span};

/// A byte offset into the folded text of all files together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Pos(pub u32);

/// A line and a column, both counted from 1; the column counts bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct LineColumn {
    /// Line, from 1.
    pub line: u32,
    /// Column in bytes, from 1.
    pub column: u32,
}

/// One file: its name, its bytes, and its text after phases 1 and 2.
#[derive(Debug)]
pub struct SourceFile {
    /// The name that messages print.
    pub name: String,
    /// The original bytes.
    pub bytes: Arc<[u8]>,
    /// The text that the lexer reads. It shares the allocation of `bytes` if nothing was folded.
    pub(crate) folded: Arc<[u8]>,
    /// Each entry has a folded offset, and the number that is added to folded offsets from there on to obtain offsets
    /// in `bytes`.
    shifts: Vec<(u32, u32)>,
    base: u32,
    size: u32,
    lines: OnceLock<Vec<u32>>,
    /// `#line` directives, in order.
    line_directives: Vec<LineDirective>,
}

/// The effect of a `#line` directive on the lines after it.
#[derive(Debug)]
struct LineDirective {
    /// The first line (from 1) that the directive applies to.
    from: u32,
    /// The presumed number of that line.
    line: u32,
    /// The presumed name of the file; `None` if neither this directive nor an earlier one sets it.
    file: Option<Arc<str>>,
}

impl SourceFile {
    /// The offset in `bytes` of an offset in `folded`.
    fn original(&self, folded: u32) -> u32 {
        match self.shifts.partition_point(|s| s.0 <= folded) {
            0 => folded,
            n => folded + self.shifts[n - 1].1,
        }
    }

    fn lines(&self) -> &[u32] {
        self.lines.get_or_init(|| {
            let mut starts = vec![0];
            for (i, b) in self.bytes.iter().enumerate() {
                if *b == b'\n' {
                    starts.push(i as u32 + 1);
                }
            }
            starts
        })
    }

    /// The byte offset of a line and column, at most the end of the file. If the column is greater than the length of the
    /// line, the offset is in a later line.
    pub fn offset(&self, place: LineColumn) -> u32 {
        let line = self.lines().get((place.line as usize).saturating_sub(1));
        let end = self.bytes.len() as u32;
        line.map_or(end, |start| start.saturating_add(place.column.saturating_sub(1)).min(end))
    }

    /// The line and column of a byte offset in the original file.
    pub fn line_column(&self, offset: u32) -> LineColumn {
        let lines = self.lines();
        let line = lines.partition_point(|s| *s <= offset).max(1);
        LineColumn { line: line as u32, column: offset.saturating_sub(lines[line - 1]) + 1 }
    }
}

/// All files of one check.
#[derive(Debug, Default)]
pub struct SourceMap {
    files: Vec<SourceFile>,
}

/// The number of positions that are reserved for the file of predefined macros, which grows during a check.
const BUILT_IN_ROOM: u32 = 1 << 20;

impl SourceMap {
    /// A map whose first file is the file of predefined macros. That file is empty at first.
    pub(crate) fn new() -> Self {
        let mut map = SourceMap { files: Vec::with_capacity(4) };
        map.files.push(SourceFile {
            name: "<built-in>".into(),
            bytes: Arc::from(&[][..]),
            folded: Arc::from(&[][..]),
            shifts: Vec::new(),
            base: 0,
            size: BUILT_IN_ROOM,
            lines: OnceLock::new(),
            line_directives: Vec::new(),
        });
        map
    }

    /// The start position of the next file; `None` if the position space is full.
    fn next_base(&self, len: usize) -> Option<u32> {
        let base = self.files.last().map_or(0, |f| f.base + f.size + 1);
        let end = base as u64 + len as u64 + 2;
        (end < u64::from(u32::MAX)).then_some(base)
    }

    /// Adds a file. Returns `None` if all files together exceed 4 GiB.
    pub(crate) fn add(&mut self, name: String, bytes: Arc<[u8]>) -> Option<FileId> {
        let base = self.next_base(bytes.len())?;
        let (folded, shifts) = fold(&bytes);
        let folded = folded.map_or_else(|| bytes.clone(), Arc::from);
        let size = folded.len() as u32;
        let id = FileId(self.files.len() as u32);
        self.files.push(SourceFile {
            name,
            bytes,
            folded,
            shifts,
            base,
            size,
            lines: OnceLock::new(),
            line_directives: Vec::new(),
        });
        Some(id)
    }

    /// Every file, by its [`FileId`]; the first holds the predefined macros.
    pub fn files(&self) -> &[SourceFile] {
        &self.files
    }

    /// One file.
    pub fn file(&self, id: FileId) -> &SourceFile {
        &self.files[id.0 as usize]
    }

    pub(crate) fn base(&self, id: FileId) -> u32 {
        self.files[id.0 as usize].base
    }

    /// The file that contains a position.
    pub fn file_of(&self, pos: Pos) -> FileId {
        let n = self.files.partition_point(|f| f.base <= pos.0);
        FileId(n.saturating_sub(1) as u32)
    }

    /// The span in the original file of `len` folded bytes at `pos`.
    pub fn span(&self, pos: Pos, len: u32) -> Span {
        let id = self.file_of(pos);
        let file = self.file(id);
        let start = pos.0 - file.base;
        let limit = file.bytes.len() as u32;
        let first = file.original(start).min(limit);
        let last = if len == 0 { first } else { file.original(start + len - 1) + 1 };
        Span { file: id, start: first, end: last.clamp(first, limit) }
    }

    /// The folded text of `len` bytes at `pos`, or up to the end of the file.
    pub(crate) fn text(&self, pos: Pos, len: u32) -> &[u8] {
        let file = self.file(self.file_of(pos));
        let rest = file.folded.get((pos.0 - file.base) as usize..).unwrap_or_default();
        &rest[..rest.len().min(len as usize)]
    }

    /// The line and column of a span's first byte.
    pub fn line_column(&self, span: Span) -> LineColumn {
        self.file(span.file).line_column(span.start)
    }

    /// The presumed file name and line of a span, for messages. These are the values that `#line` directives set, or
    /// else the actual ones.
    pub fn presumed(&self, span: Span) -> (&str, u32) {
        let file = self.file(span.file);
        let line = file.line_column(span.start).line;
        match file.line_directives.partition_point(|d| d.from <= line).checked_sub(1) {
            Some(last) => {
                let d = &file.line_directives[last];
                (d.file.as_deref().unwrap_or(&file.name), d.line.saturating_add(line - d.from))
            }
            None => (&file.name, line),
        }
    }

    /// Records that line `from` has the presumed number `line`. `name` is the presumed file name; `None`
    /// keeps the previous one.
    pub(crate) fn add_line_directive(
        &mut self,
        id: FileId,
        from: u32,
        line: u32,
        name: Option<String>,
    ) {
        let directives = &mut self.files[id.0 as usize].line_directives;
        let file = match name {
            Some(name) => Some(Arc::from(name)),
            None => directives.last().and_then(|d| d.file.clone()),
        };
        directives.push(LineDirective { from, line, file });
    }

    /// Appends text to the file of predefined macros. Returns its position, or `None` if that file is full.
    pub(crate) fn append_built_in(&mut self, text: &str) -> Option<Pos> {
        let file = &mut self.files[0];
        let start = file.folded.len();
        if start + text.len() + 1 >= file.size as usize {
            return None;
        }
        let mut bytes = Vec::with_capacity(start + text.len() + 1);
        bytes.extend_from_slice(&file.folded);
        bytes.extend_from_slice(text.as_bytes());
        bytes.push(b'\n');
        file.folded = Arc::from(bytes);
        file.bytes = file.folded.clone();
        file.lines = OnceLock::new();
        Some(Pos(start as u32))
    }
}

/// The number of source bytes that [`fold`] searches at once for `\` and `?`.
const PIECE: usize = 1024;

/// Folds line splices and trigraphs. Returns the folded text and its [`shifts`](SourceFile::shifts). The text is `None`
/// if there is nothing to fold, which is the usual case.
fn fold(bytes: &[u8]) -> (Option<Vec<u8>>, Vec<(u32, u32)>) {
    let splice_at = |i: usize| -> usize {
        // The length of the white space and the line end after a backslash; 0 if another character follows. C99 does
        // not allow the white space, but clang and gcc do.
        let mut j = i;
        while matches!(bytes.get(j), Some(b' ' | b'\t' | b'\x0b' | b'\x0c')) {
            j += 1;
        }
        match (bytes.get(j), bytes.get(j + 1)) {
            (Some(b'\r'), Some(b'\n')) => j + 2 - i,
            (Some(b'\n' | b'\r'), _) => j + 1 - i,
            _ => 0,
        }
    };
    let needs = |i: usize| match bytes[i] {
        b'\\' => splice_at(i + 1) > 0,
        b'?' => bytes.get(i + 1) == Some(&b'?') && trigraph(bytes.get(i + 2)).is_some(),
        _ => false,
    };
    // Most pieces of a source contain neither `\` nor `?`.
    let suspicious = |piece: &[u8]| piece.contains(&b'\\') || piece.contains(&b'?');
    let mut pieces = bytes.chunks(PIECE).enumerate().filter(|(_, piece)| suspicious(piece));
    if !pieces.any(|(n, piece)| (n * PIECE..n * PIECE + piece.len()).any(needs)) {
        return (None, Vec::new());
    }
    let mut out = Vec::with_capacity(bytes.len());
    let mut shifts = Vec::new();
    let mut i = 0;
    while i < bytes.len() {
        let (byte, width) = match bytes[i] {
            b'?' if bytes.get(i + 1) == Some(&b'?') => match trigraph(bytes.get(i + 2)) {
                Some(b) => (b, 3),
                None => (b'?', 1),
            },
            b => (b, 1),
        };
        let skip = if byte == b'\\' { splice_at(i + width) } else { 0 };
        if skip > 0 {
            i += width + skip;
            shifts.push((out.len() as u32, (i - out.len()) as u32));
        } else {
            out.push(byte);
            i += width;
            if width > 1 {
                shifts.push((out.len() as u32, (i - out.len()) as u32));
            }
        }
    }
    (Some(out), shifts)
}

fn trigraph(third: Option<&u8>) -> Option<u8> {
    Some(match third? {
        b'=' => b'#',
        b'(' => b'[',
        b'/' => b'\\',
        b')' => b']',
        b'\'' => b'^',
        b'<' => b'{',
        b'!' => b'|',
        b'>' => b'}',
        b'-' => b'~',
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn splices_and_trigraphs_are_found_wherever_they_stand() {
        for at in [0, 1, PIECE - 3, PIECE - 2, PIECE - 1, PIECE, 3 * PIECE + 5] {
            for (what, folded) in [("\\\n", ""), ("??=", "#"), ("\\x", "\\x"), ("??x", "??x")] {
                let text = |middle: &str| "a".repeat(at) + middle + "b";
                let (made, shifts) = fold(text(what).as_bytes());
                let wanted = (what != folded).then(|| text(folded).into_bytes());
                assert_eq!((made, shifts.is_empty()), (wanted, what == folded), "{what:?} at {at}");
            }
        }
    }

    #[test]
    fn splices_keep_the_places_of_the_file() {
        let mut map = SourceMap::new();
        let id = map.add("a.cl".into(), Arc::from(&b"in\\\nt x; ??=\nint y;"[..])).unwrap();
        let base = map.base(id);
        assert_eq!(&*map.file(id).folded, b"int x; #\nint y;");
        let span = map.span(Pos(base), 3);
        assert_eq!((span.start, span.end), (0, 5));
        let y = map.span(Pos(base + 13), 1);
        assert_eq!(map.line_column(y), LineColumn { line: 3, column: 5 });
    }
}
