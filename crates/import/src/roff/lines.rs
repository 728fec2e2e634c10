//! Lines of a man page: comments, conditions and requests.

use super::MAX_DEPTH;
use crate::ReadError;

/// A line of the source after conditions and comments.
pub(super) struct Line<'a> {
    pub(super) number: usize,
    /// The macro or request; empty for a line of text.
    pub(super) name: &'a str,
    /// Its arguments, or the text.
    pub(super) rest: &'a str,
}

/// Drops comments, definitions of macros, and the branches of conditions that a terminal does not execute.
pub(super) fn lines<'a>(text: &'a str, path: &str) -> Result<Vec<Line<'a>>, ReadError> {
    let mut lines = Vec::new();
    let mut skipping: Option<usize> = None;
    let mut in_macro: Option<&str> = None;
    let mut open = 0usize;
    for (number, raw) in text
        .lines()
        .enumerate()
        .flat_map(|(at, line)| split_requests(line).into_iter().map(move |piece| (at + 1, piece)))
    {
        if let Some(end) = in_macro {
            if raw.trim_end().strip_prefix('.').is_some_and(|r| r.trim() == end) {
                in_macro = None;
            }
            continue;
        }
        let mut line = raw;
        // `\"` starts a comment anywhere.
        if let Some(comment) = comment_start(line) {
            line = &line[..comment];
            if line.trim_end() == "." || line.trim_end() == "'" || line.is_empty() {
                continue;
            }
        }
        // In a branch that is not taken, only the braces are read.
        if let Some(depth) = skipping {
            let depth =
                (depth + line.matches("\\{").count()).saturating_sub(line.matches("\\}").count());
            skipping = (depth > 0).then_some(depth);
            continue;
        }
        if line.contains("\\}") && line.trim_start_matches('.').trim_start().starts_with("\\}") {
            open = open.saturating_sub(1);
            continue;
        }
        let mut control = control(line);
        // `.if n .foo` and `.ie n \{\`: continue after the condition.
        while let Some((name @ ("if" | "ie" | "el"), rest)) = control {
            let (taken, body) = match name {
                "el" => (false, rest),
                _ => condition(rest),
            };
            let block = body.trim_start().starts_with("\\{");
            if !taken {
                let depth = body.matches("\\{").count().saturating_sub(body.matches("\\}").count());
                skipping = (block && depth > 0).then_some(depth);
                control = Some(("", ""));
                line = "";
                break;
            }
            let body = body.trim_start();
            let body = match body.strip_prefix("\\{") {
                Some(body) => {
                    if !body.contains("\\}") {
                        open += 1;
                    }
                    body.trim_end_matches('\\').trim_end_matches("\\}")
                }
                None => body,
            };
            line = body;
            control = self::control(body);
            if line.trim().is_empty() {
                control = Some(("", ""));
                break;
            }
        }
        match control {
            Some(("", "")) => {}
            Some(("de" | "de1" | "am" | "ig", rest)) => {
                in_macro = Some(rest.split_whitespace().nth(1).unwrap_or("."));
            }
            Some((name, rest)) => lines.push(Line { number, name, rest }),
            None => lines.push(Line { number, name: "", rest: line }),
        }
        if open > MAX_DEPTH {
            return Err(ReadError::new(path, number, "conditions are nested too deeply"));
        }
    }
    // A truncated page may end anywhere; inside a table the truncation is detectable.
    let table = lines.iter().rfind(|line| matches!(line.name, "TS" | "TE" | "SH" | "SS"));
    if let Some(start) = table.filter(|line| line.name == "TS") {
        let message = "the file ends inside the table that starts here";
        return Err(ReadError::new(path, start.number, message));
    }
    Ok(lines)
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
    // `.nf text`, `.PP text`: these requests take no arguments, so that the rest is text.
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

/// The position of an unescaped `\"`.
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

/// The name and the arguments of a control line.
pub(super) fn control(line: &str) -> Option<(&str, &str)> {
    let body = line.strip_prefix('.').or_else(|| line.strip_prefix('\''))?.trim_start();
    let end = body.find(|c: char| c.is_whitespace() || c == '\\').unwrap_or(body.len());
    Some((&body[..end], body[end..].trim_start()))
}

/// Whether a terminal that is not groff takes a branch, and the text after the condition.
pub(super) fn condition(rest: &str) -> (bool, &str) {
    let (negated, rest) = match rest.strip_prefix('!') {
        Some(rest) => (true, rest),
        None => (false, rest),
    };
    let (holds, body) = match rest.chars().next() {
        Some('n' | 'o') if rest.len() == 1 || rest[1..].starts_with([' ', '\\']) => {
            (true, &rest[1..])
        }
        Some('t' | 'e') if rest.len() == 1 || rest[1..].starts_with([' ', '\\']) => {
            (false, &rest[1..])
        }
        _ => {
            // A comparison or a register: `\n(.g`, `\n[x]>0`, `'a'b'`. The value is assumed to be that of
            // groff.
            let end = rest.find(' ').or_else(|| rest.find("\\{")).unwrap_or(rest.len());
            (true, &rest[end..])
        }
    };
    (holds != negated, body)
}
