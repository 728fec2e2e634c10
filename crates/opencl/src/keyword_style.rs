//! The spelling of keywords in diagnostics: `__global` if the program writes all such keywords with underscores.

use crate::diagnostic::Diagnostic;
use crate::keywords::kw;
use crate::lexer::{Token, TokenKind};

/// The keywords that may be written with underscores and appear in diagnostics.
const WORDS: &[&str] = &["constant", "generic", "global", "kernel", "local", "private"];

/// Whether a program always writes `__kernel`, `__global` and similar keywords with underscores.
pub(crate) fn has_underscores(tokens: &[Token]) -> bool {
    let mut words = tokens.iter().filter(|t| t.kind == TokenKind::Ident).map(|t| t.symbol);
    let is_plain = |word| {
        matches!(word, kw::K_constant | kw::K_global | kw::K_kernel | kw::K_local | kw::K_private)
    };
    let is_underscored = |word| {
        matches!(
            word,
            kw::K___constant | kw::K___global | kw::K___kernel | kw::K___local | kw::K___private
        )
    };
    words.clone().any(is_underscored) && !words.any(is_plain)
}

/// Adds underscores to the keywords in the source text that a diagnostic quotes or suggests.
pub(crate) fn underscore(d: &mut Diagnostic) {
    let texts = [&mut d.message, &mut d.primary.text].into_iter();
    let texts = texts.chain(d.secondary.iter_mut().map(|label| &mut label.text));
    for text in texts.chain(&mut d.notes).chain(&mut d.help) {
        underscore_quoted(text);
    }
    if let Some(suggestion) = &mut d.suggestion {
        suggestion.replacement = underscored(&suggestion.replacement);
    }
}

/// Texts that precede a signature or a list of types.
const BEFORE_TYPES: &[&str] = &["candidate: ", " with the arguments ("];

/// Rewrites the parts of a text that are code: the parts between backticks, and a signature or a list of types at its
/// end.
fn underscore_quoted(text: &mut String) {
    if !WORDS.iter().any(|word| text.contains(word)) {
        return;
    }
    for before in BEFORE_TYPES {
        if let Some(at) = text.find(before).map(|at| at + before.len()) {
            let types = underscored(&text[at..]);
            text.replace_range(at.., &types);
            return;
        }
    }
    let parts = text.split('`').enumerate();
    let parts = parts.map(|(n, part)| match n % 2 {
        0 => part.to_string(),
        _ => underscored(part),
    });
    *text = parts.collect::<Vec<String>>().join("`");
}

/// The code, with underscores before its keywords.
fn underscored(code: &str) -> String {
    let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let mut out = String::with_capacity(code.len() + 8);
    let mut rest = code;
    while !rest.is_empty() {
        let end = rest.find(|c| !is_word(c)).unwrap_or(rest.len());
        if WORDS.contains(&&rest[..end]) {
            out.push_str("__");
        }
        // The word, and the character after it.
        let next = rest[end..].chars().next().map_or(end, |c| end + c.len_utf8());
        out.push_str(&rest[..next]);
        rest = &rest[next..];
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keywords_in_code_get_underscores() {
        let quoted = |text: &str| {
            let mut text = text.to_string();
            underscore_quoted(&mut text);
            text
        };
        assert_eq!(quoted("a `local` variable is local"), "a `__local` variable is local");
        assert_eq!(quoted("write `global const int *a`"), "write `__global const int *a`");
        assert_eq!(quoted("`get_global_id` and `my_local`"), "`get_global_id` and `my_local`");
        assert_eq!(quoted("candidate: int f(global int *)"), "candidate: int f(__global int *)");
        let arguments = "no function `f` with the arguments (local int *)";
        assert_eq!(quoted(arguments), "no function `f` with the arguments (__local int *)");
        assert_eq!(quoted("an odd ` local"), "an odd ` __local");
        assert_eq!(underscored("é local"), "é __local");
    }
}
