//! A `\` that is missing at the end of a line in a macro definition.

use crate::codes as c;
use crate::diagnostic::{Diagnostic, FileId, Span, Suggestion};

/// Finds the first macro definition that probably ends too early, because a `\` is missing. Such a definition has
/// several lines. Its last line does not end in a `\`, but the next line, which is not a directive, does. The span of
/// the returned diagnostic ends where the definition ends.
///
/// A definition that has an unclosed parenthesis in a line probably also lacks a `\` if the syntax error at the offset
/// `error` is in the next line.
pub(crate) fn find(text: &[u8], error: usize, file: FileId) -> Option<Diagnostic> {
    let mut start = 0;
    // The name of the macro whose definition includes the current line.
    let mut defined: Option<&[u8]> = None;
    // The name of a macro whose definition ended in the previous line, and the end of that definition.
    let mut ended: Option<(&[u8], usize)> = None;
    for line in text.split_inclusive(|b| *b == b'\n') {
        let end = start + line.trim_ascii_end().len();
        let trimmed = line.trim_ascii();
        let continues = trimmed.ends_with(b"\\");
        let name = defined.or_else(|| defined_name(trimmed));
        if let Some((name, end)) = ended.filter(|_| continues && !trimmed.starts_with(b"#")) {
            return Some(lost(name, end, file));
        }
        if let Some(name) = name
            && is_open(trimmed)
            && text[end..].split(|b| *b == b'\n').nth(1).is_some_and(|next| {
                let next_start = start + line.len();
                (next_start..next_start + next.len()).contains(&error)
            })
        {
            return Some(lost(name, end, file));
        }
        // A definition of a single line without an unclosed parenthesis is assumed to be complete.
        ended = defined.filter(|_| !continues).map(|name| (name, end));
        defined = name.filter(|_| continues);
        start += line.len();
    }
    None
}

/// Whether a line has more opening than closing parentheses.
fn is_open(line: &[u8]) -> bool {
    let count = |bracket| line.iter().filter(|b| **b == bracket).count();
    count(b'(') > count(b')')
}

/// The name in `#define NAME`.
fn defined_name(line: &[u8]) -> Option<&[u8]> {
    let directive = line.strip_prefix(b"#")?.trim_ascii_start();
    let rest = directive.strip_prefix(b"define")?.trim_ascii_start();
    let end = rest.iter().position(|b| !b.is_ascii_alphanumeric() && *b != b'_')?;
    (end > 0).then(|| &rest[..end])
}

fn lost(name: &[u8], end: usize, file: FileId) -> Diagnostic {
    let end = end as u32;
    let span = Span { file, start: end.saturating_sub(1), end };
    let name = String::from_utf8_lossy(name);
    let mut d =
        Diagnostic::new(&c::SYNTAX, span, format!("the definition of `{name}` ends on this line"))
            .label("`\\` is missing here")
            .help("end each line of the definition, except the last one, with `\\`");
    d.suggestion = Some(Suggestion::after(span, " \\", true));
    d
}
