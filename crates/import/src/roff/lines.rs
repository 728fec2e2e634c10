//! Lines of a man page and the arguments of control lines.

use std::borrow::Cow;

/// A line of the page after conditions, comments and the page's own macros were processed.
#[derive(Clone)]
pub(crate) struct Line<'a> {
    pub(crate) number: usize,
    /// The macro or request; empty for a line of text.
    pub(crate) name: Cow<'a, str>,
    /// Its arguments, or the text.
    pub(crate) rest: Cow<'a, str>,
}

/// The control lines in a line. docbook-xsl joins them if a block is inside a paragraph (`.sp .if n \{\ .RS
/// 4 .\} .nf typedef …`), and indents them, which turns them into text.
pub(super) fn split_requests(line: &str) -> Vec<&str> {
    const REQUESTS: &[&str] = &[
        ".PP", ".P", ".LP", ".sp", ".nf", ".fi", ".RS", ".RE", ".if", ".ie", ".el", ".\\}", ".TS",
        ".TE", ".IP", ".SH", ".SS",
    ];
    let starts = |text: &str| {
        REQUESTS.iter().any(|request| {
            text.strip_prefix(request).is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
        })
    };
    let trimmed = line.trim_start();
    if trimmed.len() < line.len() && starts(trimmed) {
        return split_requests(trimmed);
    }
    // `\fB .sp .if n \{\ … .fi … \fR`: the listing was inside an element that is printed in bold.
    if let Some((font, inside)) = line.split_at_checked(3)
        && font.starts_with("\\f")
        && inside.contains(" .nf ")
        && starts(inside.trim_start())
    {
        let inside = inside.trim().trim_end_matches("\\fR").trim_end();
        return split_requests(inside);
    }
    if !starts(line) {
        return vec![line];
    }
    let mut pieces = Vec::new();
    let mut start = 0;
    for (at, _) in line.match_indices(" .") {
        if starts(&line[at + 1..]) {
            pieces.push(line[start..at].trim_end());
            start = at + 1;
        }
    }
    let mut last = &line[start..];
    // `.nf text`, `.PP text`: these requests do not have arguments, so the rest is text.
    for request in [".PP ", ".P ", ".LP ", ".nf ", ".fi ", ".RE ", ".\\} "] {
        if let Some(text) = last.strip_prefix(request) {
            pieces.push(request.trim_end());
            last = text;
        }
    }
    pieces.push(last);
    pieces
        .into_iter()
        .flat_map(|piece| {
            let bare = [".PP ", ".P ", ".LP ", ".nf ", ".fi "].iter().find_map(|request| {
                piece.strip_prefix(request).map(|text| vec![request.trim_end(), text])
            });
            bare.unwrap_or_else(|| vec![piece])
        })
        .collect()
}

/// The position of the `\"` or `\#` that starts a comment; `None` if the line has no comment.
pub(super) fn comment_start(line: &str) -> Option<usize> {
    let bytes = line.as_bytes();
    let mut at = 0;
    while at + 1 < bytes.len() {
        if bytes[at] == b'\\' {
            if bytes[at + 1] == b'"' || bytes[at + 1] == b'#' {
                return Some(at);
            }
            at += 2;
        } else {
            at += 1;
        }
    }
    None
}

/// The name and the arguments of a control line, which starts with `dot` or an apostrophe; `None` for a line of text.
pub(super) fn control(line: &str, dot: char) -> Option<(&str, &str)> {
    let body = line.strip_prefix(dot).or_else(|| line.strip_prefix('\''))?.trim_start();
    let end = body.find(|c: char| c.is_whitespace() || c == '\\').unwrap_or(body.len());
    Some((&body[..end], body[end..].trim_start()))
}

/// The arguments of a macro: words, or texts in double quotes.
pub(crate) fn arguments(rest: &str) -> Vec<String> {
    let mut out = Vec::new();
    let mut chars = rest.chars().peekable();
    loop {
        while chars.peek().is_some_and(|c| *c == ' ' || *c == '\t') {
            chars.next();
        }
        let Some(first) = chars.peek().copied() else { return out };
        let mut word = String::new();
        let quoted = first == '"';
        if quoted {
            chars.next();
        }
        while let Some(c) = chars.next() {
            match c {
                '"' if quoted => {
                    // A doubled quote is a literal quote; a single one ends the word.
                    if chars.peek() == Some(&'"') {
                        word.push('"');
                        chars.next();
                    } else {
                        break;
                    }
                }
                ' ' | '\t' if !quoted => break,
                '\\' => {
                    word.push('\\');
                    word.extend(chars.next());
                }
                c => word.push(c),
            }
        }
        out.push(word);
    }
}
