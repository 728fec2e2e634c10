//! Syntax highlighting of OpenCL C: splits a listing into tokens.
//!
//! The concatenated tokens equal the listing, byte for byte. Text that is not OpenCL C is split into names
//! and punctuation.

use clman_opencl::Word;
use rustc_hash::FxHashMap;
use std::sync::LazyLock;

/// The kind of a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Token {
    /// `// …`, `/* … */`
    Comment,
    /// A string or character.
    String,
    /// A number.
    Number,
    /// A keyword of C.
    Keyword,
    /// A qualifier of OpenCL C: address spaces, access, `kernel`.
    Qualifier,
    /// A type's name.
    Type,
    /// `#define` and other directives: the `#` and the directive's name.
    Directive,
    /// A name followed by `(`.
    Function,
    /// Any other name.
    Name,
    /// Blanks and punctuation.
    Other,
}

/// The tokens of `code`, in order.
pub fn tokens(code: &str) -> impl Iterator<Item = (Token, &str)> {
    let mut rest = code;
    let mut line_start = true;
    std::iter::from_fn(move || {
        if rest.is_empty() {
            return None;
        }
        let (token, length) = next(rest, line_start);
        let (part, after) = rest.split_at(length);
        if part.contains('\n') {
            line_start = part.rsplit('\n').next().is_some_and(|s| s.trim().is_empty());
        } else if !part.trim().is_empty() {
            line_start = false;
        }
        rest = after;
        Some((token, part))
    })
}

/// The first token of `rest`, which is not empty, and its length in bytes.
fn next(rest: &str, line_start: bool) -> (Token, usize) {
    let bytes = rest.as_bytes();
    let run = |from: usize, inside: fn(u8) -> bool| {
        bytes[from..].iter().position(|b| !inside(*b)).map_or(bytes.len(), |at| from + at)
    };
    match bytes[0] {
        b'/' if rest.starts_with("//") => {
            let mut end = 0;
            // A backslash at the end of a line continues the comment.
            loop {
                match rest[end..].find('\n') {
                    None => return (Token::Comment, rest.len()),
                    Some(at) if rest[..end + at].ends_with('\\') => end += at + 1,
                    Some(at) => return (Token::Comment, end + at),
                }
            }
        }
        b'/' if rest.starts_with("/*") => {
            (Token::Comment, rest[2..].find("*/").map_or(rest.len(), |at| at + 4))
        }
        quote @ (b'"' | b'\'') => {
            let mut at = 1;
            while at < bytes.len() {
                match bytes[at] {
                    b'\\' => at += 1,
                    b'\n' => break,
                    b if b == quote => return (Token::String, at + 1),
                    _ => {}
                }
                at += 1;
            }
            // An apostrophe in prose, or an unterminated string: one character.
            (Token::Other, 1)
        }
        b'#' if line_start => {
            let blanks = run(1, |b| b == b' ' || b == b'\t');
            let end = run(blanks, |b| b.is_ascii_alphabetic());
            (Token::Directive, end)
        }
        b if b.is_ascii_digit() || (b == b'.' && bytes.get(1).is_some_and(u8::is_ascii_digit)) => {
            let mut end = 1;
            while end < bytes.len() {
                let exponent = matches!(bytes[end - 1], b'e' | b'E' | b'p' | b'P')
                    && matches!(bytes[end], b'+' | b'-');
                if !(bytes[end].is_ascii_alphanumeric() || bytes[end] == b'.' || exponent) {
                    break;
                }
                end += 1;
            }
            (Token::Number, end)
        }
        b if is_word(b) => {
            let end = run(1, is_word);
            let word = &rest[..end];
            let token = if let Some(token) = WORDS.get(word) {
                *token
            } else if is_type(word) {
                Token::Type
            } else if rest[end..].trim_start_matches(' ').starts_with('(') {
                Token::Function
            } else {
                Token::Name
            };
            (token, end)
        }
        _ => {
            let end = rest
                .char_indices()
                .skip(1)
                .find(|(_, c)| {
                    c.is_ascii_alphanumeric() || matches!(c, '_' | '"' | '\'' | '/' | '#' | '.')
                })
                .map_or(rest.len(), |(at, _)| at);
            (Token::Other, end)
        }
    }
}

fn is_word(b: u8) -> bool {
    b.is_ascii_alphanumeric() || b == b'_'
}

/// The words whose kind does not depend on context: the words of the language, and further words for types that the
/// manual uses, such as `gentype`.
static WORDS: LazyLock<FxHashMap<&str, Token>> = LazyLock::new(|| {
    let of_manual = ["complex", "gentype", "imaginary", "quad"].map(|word| (word, Token::Type));
    let of_language = clman_opencl::words().map(|(word, kind)| match kind {
        Word::Keyword => (word, Token::Keyword),
        Word::Qualifier => (word, Token::Qualifier),
        Word::Type => (word, Token::Type),
    });
    of_language.chain(of_manual).collect()
});

fn is_type(word: &str) -> bool {
    (word.len() > 2 && word.ends_with("_t"))
        || (word.starts_with("cl_") && !word.starts_with("cl_khr") && word.len() > 3)
}

#[cfg(test)]
mod tests {
    use super::*;
    use Token::*;

    fn check(code: &str, want: &[(Token, &str)]) {
        let got: Vec<_> = tokens(code).collect();
        let put_together: std::string::String = got.iter().map(|(_, part)| *part).collect();
        assert_eq!(put_together, code);
        let got: Vec<_> = got.into_iter().filter(|(token, _)| *token != Other).collect();
        assert_eq!(got, want);
    }

    #[test]
    fn declarations() {
        check(
            "kernel void f(__global const float4 *p) // 'x'\n{ p[0] = 1.0e-3f; }",
            &[
                (Qualifier, "kernel"),
                (Type, "void"),
                (Function, "f"),
                (Qualifier, "__global"),
                (Keyword, "const"),
                (Type, "float4"),
                (Name, "p"),
                (Comment, "// 'x'"),
                (Name, "p"),
                (Number, "0"),
                (Number, "1.0e-3f"),
            ],
        );
    }

    #[test]
    fn what_is_not_code_is_kept() {
        check("it's … über #1", &[(Name, "it"), (Name, "s"), (Name, "ber"), (Number, "1")]);
        check("/* open", &[(Comment, "/* open")]);
        check("\"a\\\"b\" 'c'", &[(String, "\"a\\\"b\""), (String, "'c'")]);
        check("#define N\n#if", &[(Directive, "#define"), (Name, "N"), (Directive, "#if")]);
    }
}
