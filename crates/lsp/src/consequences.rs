//! The diagnostics that are shown while a user types. Diagnostics that probably only follow from others are left out.
//!
//! In an editor, a source is incomplete most of the time. A missing bracket can make the rest of a source meaningless,
//! and a wrong declaration makes every use of its name an error.

use crate::unit::Unit;
use clman_opencl::codes::{
    FUNCTION_DECLARATION, IMPLICIT_INT, KERNEL_QUALIFIER, OUTSIDE_LOOP, SYNTAX, UNDECLARED,
    UNDECLARED_FUNCTION, UNKNOWN_TYPE,
};
use clman_opencl::diagnostic::{Code, Diagnostic, FileId, Severity};
use clman_opencl::lexer::TokenKind;
use std::collections::{HashMap, HashSet};

/// The codes of errors that a missing bracket causes.
const STRUCTURAL: [&Code; 5] =
    [&SYNTAX, &IMPLICIT_INT, &OUTSIDE_LOOP, &FUNCTION_DECLARATION, &KERNEL_QUALIFIER];

/// The diagnostics of a unit without those that follow from other diagnostics, in source order.
pub(crate) fn causes(unit: &Unit) -> Vec<&Diagnostic> {
    let mut list: Vec<&Diagnostic> = unit.checked.diagnostics.iter().collect();
    if !is_balanced(unit)
        && let Some(first) = list.iter().position(|d| STRUCTURAL.contains(&d.code))
    {
        list.truncate(first + 1);
    }
    let line = |d: &Diagnostic| {
        let span = d.primary.span;
        (span.file, unit.file(span.file).line_column(span.start).line)
    };
    let is_unknown =
        |d: &Diagnostic| [&UNDECLARED, &UNDECLARED_FUNCTION, &UNKNOWN_TYPE].contains(&d.code);
    // For a line with a syntax error, one error is kept: the error about an unknown name before the syntax error,
    // otherwise the syntax error.
    let mut chosen: HashMap<(FileId, u32), usize> = HashMap::new();
    for (n, d) in list.iter().enumerate().filter(|(_, d)| d.code == &SYNTAX) {
        let before =
            list[..n].iter().rposition(|other| line(other) != line(d)).map_or(0, |p| p + 1);
        let unknown = (before..n).find(|n| is_unknown(list[*n]));
        chosen.entry(line(d)).or_insert(unknown.unwrap_or(n));
    }
    let mut said: HashSet<&str> = HashSet::new();
    let mut wrong_words: HashSet<String> = HashSet::new();
    let mut kept = Vec::new();
    for (n, d) in list.into_iter().enumerate() {
        let is_error = d.severity == Severity::Error;
        if is_error && chosen.get(&line(d)).is_some_and(|one| *one != n) {
            continue;
        }
        // The declaration of the name probably has an error.
        if is_unknown(d)
            && (wrong_words.contains(&unit.text(d.primary.span)) || !said.insert(&d.message))
        {
            continue;
        }
        if is_error {
            wrong_words.extend(words_of_line(unit, d));
        }
        kept.push(d);
    }
    kept
}

/// Whether there are as many closing as opening brackets of each kind.
fn is_balanced(unit: &Unit) -> bool {
    use TokenKind as T;
    let mut open = [0_isize; 3];
    for token in &unit.checked.tokens {
        match token.kind {
            T::LBrace => open[0] += 1,
            T::RBrace => open[0] -= 1,
            T::LParen => open[1] += 1,
            T::RParen => open[1] -= 1,
            T::LBracket => open[2] += 1,
            T::RBracket => open[2] -= 1,
            _ => {}
        }
    }
    open == [0; 3]
}

/// The words of the line of an error.
fn words_of_line(unit: &Unit, d: &Diagnostic) -> Vec<String> {
    let span = d.primary.span;
    let text = &unit.file(span.file).bytes;
    let start = text[..span.start as usize].iter().rposition(|b| *b == b'\n').map_or(0, |p| p + 1);
    let end = text[start..].iter().position(|b| *b == b'\n').map_or(text.len(), |p| start + p);
    let line = String::from_utf8_lossy(&text[start..end]).into_owned();
    let words = line.split(|c: char| !(c.is_alphanumeric() || c == '_'));
    words.filter(|w| !w.is_empty()).map(str::to_string).collect()
}
