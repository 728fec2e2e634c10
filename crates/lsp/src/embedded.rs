//! Kernels in the strings of host programs.
//!
//! Kernels are found in raw strings of C++ and Rust, triple-quoted strings of Python, template strings of JavaScript
//! and ordinary strings in double quotes. Adjacent ordinary strings are one string. A string is a kernel if its
//! delimiter is `CLC` or similar, or if it defines a kernel. The source of a kernel is the whole document with
//! everything else blank, so that all positions are the same as in the document.

use crate::documents::Source;
use crate::text::is_word;
use std::path::Path;

/// The language of a host program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Host {
    C,
    Python,
    Rust,
    JavaScript,
}

impl Host {
    /// The language of a document, by its identifier in the protocol; `None` for OpenCL C, which is assumed for all
    /// other languages.
    pub(crate) fn of(language: &str, path: Option<&Path>) -> Option<Host> {
        let extension = path.and_then(Path::extension).and_then(|e| e.to_str());
        if matches!(extension, Some("cl" | "clh" | "clcpp" | "ocl")) {
            return None;
        }
        match language {
            "c" | "cpp" | "objective-c" | "objective-cpp" | "cuda-cpp" => Some(Host::C),
            "python" => Some(Host::Python),
            "rust" => Some(Host::Rust),
            "javascript" | "javascriptreact" | "typescript" | "typescriptreact" => {
                Some(Host::JavaScript)
            }
            _ => None,
        }
    }
}

/// A string literal: its delimiter, the pieces of its text, and whether backslashes in it are ordinary characters.
struct Literal<'t> {
    delimiter: &'t [u8],
    pieces: Vec<(usize, usize)>,
    is_raw: bool,
}

/// The kernels in a document.
pub(crate) fn sources(text: &[u8], host: Host) -> Vec<Source> {
    literals(text, host).iter().filter(|l| is_kernel(text, l)).map(|l| source(text, l)).collect()
}

fn is_kernel(text: &[u8], literal: &Literal<'_>) -> bool {
    if literal.delimiter.len() >= 2
        && ["CLC", "CL", "OPENCL", "KERNEL"].iter().any(|d| literal.delimiter == d.as_bytes())
    {
        return true;
    }
    let mut inside: Vec<u8> = Vec::new();
    literal.pieces.iter().for_each(|(start, end)| inside.extend(&text[*start..*end]));
    let words = inside.split(|b| !is_word(*b)).filter(|w| !w.is_empty()).collect::<Vec<_>>();
    words.windows(2).any(|pair| {
        pair[0] == b"__kernel"
            || (pair[0] == b"kernel" && matches!(pair[1], b"void" | b"__attribute__"))
    })
}

/// The document with everything outside of a literal blank.
fn source(text: &[u8], literal: &Literal<'_>) -> Source {
    let blank = |b: &u8| if *b == b'\n' || *b == b'\r' { *b } else { b' ' };
    let mut made: Vec<u8> = text.iter().map(blank).collect();
    for (start, end) in &literal.pieces {
        let mut at = *start;
        while at < *end {
            if literal.is_raw || text[at] != b'\\' || at + 1 >= *end {
                made[at] = text[at];
                at += 1;
                continue;
            }
            // Escapes are replaced by texts of the same length, so that the text after them keeps its place.
            match text[at + 1] {
                quoted @ (b'"' | b'\'' | b'\\' | b'`') => made[at + 1] = quoted,
                b't' | b'n' | b'r' => {}
                _ => {
                    made[at] = text[at];
                    made[at + 1] = text[at + 1];
                }
            }
            at += 2;
        }
    }
    let first = literal.pieces.first().map_or(0, |p| p.0);
    let last = literal.pieces.last().map_or(0, |p| p.1);
    Source { text: made.into(), extent: (first, last) }
}

/// The string literals of a host program, outside of its comments.
fn literals(text: &[u8], host: Host) -> Vec<Literal<'_>> {
    let mut found: Vec<Literal<'_>> = Vec::new();
    // The end of the last ordinary string. An adjacent string is added to that string.
    let mut open: Option<usize> = None;
    let mut at = 0;
    while at < text.len() {
        let rest = &text[at..];
        let skip_to =
            |end: &[u8], from: usize| find(text, end, from).map_or(text.len(), |e| e + end.len());
        match rest[0] {
            b'#' if host == Host::Python => at = skip_to(b"\n", at),
            b'/' if host != Host::Python && rest.starts_with(b"//") => at = skip_to(b"\n", at),
            b'/' if host != Host::Python && rest.starts_with(b"/*") => at = skip_to(b"*/", at + 2),
            b'"' | b'\''
                if host == Host::Python && [b"\"\"\"", b"'''"].contains(&first_3(rest)) =>
            {
                let quotes = &rest[..3];
                let is_raw = at > 0 && matches!(text[at - 1], b'r' | b'R');
                let start = at + 3;
                let end = closing(text, quotes, start, is_raw);
                found.push(Literal { delimiter: b"", pieces: vec![(start, end)], is_raw });
                at = end + 3;
            }
            b'r' | b'R' if is_raw_start(text, at, host) => match raw(text, at, host) {
                Some((literal, next)) => {
                    found.push(literal);
                    at = next;
                }
                None => at += 1,
            },
            b'`' if host == Host::JavaScript => {
                let end = closing(text, b"`", at + 1, false);
                let word = marker(text, at);
                found.push(Literal { delimiter: word, pieces: vec![(at + 1, end)], is_raw: false });
                at = end + 1;
            }
            b'"' => {
                let end = closing(text, b"\"", at + 1, false);
                let piece = (at + 1, end);
                match (open, found.last_mut()) {
                    (Some(before), Some(last)) if is_space(&text[before..at]) => {
                        last.pieces.push(piece)
                    }
                    _ => found.push(Literal { delimiter: b"", pieces: vec![piece], is_raw: false }),
                }
                at = end + 1;
                open = Some(at.min(text.len()));
            }
            // In Rust, `'a` may be a lifetime.
            b'\''
                if host != Host::Rust
                    || rest.get(1) == Some(&b'\\')
                    || rest.get(2) == Some(&b'\'') =>
            {
                at = closing(text, b"'", at + 1, false) + 1;
            }
            _ => at += 1,
        }
    }
    for literal in &mut found {
        literal.pieces.iter_mut().for_each(|p| *p = (p.0.min(text.len()), p.1.min(text.len())));
    }
    found
}

fn first_3(rest: &[u8]) -> &[u8; 3] {
    rest.first_chunk::<3>().unwrap_or(b"   ")
}

fn is_space(between: &[u8]) -> bool {
    // In C, a backslash may continue the line between the strings.
    between.iter().all(|b| b.is_ascii_whitespace() || *b == b'\\')
}

/// The marker of a template string: the word before it, or the last word of a comment before it.
fn marker(text: &[u8], at: usize) -> &[u8] {
    let before = text[..at].trim_ascii_end();
    let before = before.strip_suffix(b"*/").map_or(before, |b| b.trim_ascii_end());
    let start = before.iter().rposition(|b| !is_word(*b)).map_or(0, |p| p + 1);
    match &before[start..] {
        b"cl" | b"clc" | b"CLC" | b"opencl" | b"OpenCL" => b"CLC",
        other => other,
    }
}

fn is_raw_start(text: &[u8], at: usize, host: Host) -> bool {
    let starts = match host {
        Host::C => text[at..].starts_with(b"R\""),
        Host::Rust => text[at..].starts_with(b"r\"") || text[at..].starts_with(b"r#"),
        _ => false,
    };
    // `u8R"…"` is a raw string, `fooR"…"` is not.
    starts
        && (at == 0
            || !is_word(text[at - 1])
            || matches!(text[at - 1], b'u' | b'U' | b'L' | b'8' | b'b' | b'c'))
}

/// The raw string at a place, and the place after it; `None` if the text at the place is not a raw string.
fn raw(text: &[u8], at: usize, host: Host) -> Option<(Literal<'_>, usize)> {
    let mut end_mark = Vec::new();
    let (delimiter, start) = if host == Host::Rust {
        let hashes = text[at + 1..].iter().take_while(|b| **b == b'#').count();
        let quote = at + 1 + hashes;
        if text.get(quote) != Some(&b'"') {
            return None;
        }
        end_mark.push(b'"');
        end_mark.extend(std::iter::repeat_n(b'#', hashes));
        (&b""[..], quote + 1)
    } else {
        // A delimiter has at most 16 characters (C++ [lex.string]).
        let open = text[at + 2..].iter().take(17).position(|b| *b == b'(')? + at + 2;
        let delimiter = &text[at + 2..open];
        end_mark.push(b')');
        end_mark.extend(delimiter);
        end_mark.push(b'"');
        (delimiter, open + 1)
    };
    let end = find(text, &end_mark, start).unwrap_or(text.len());
    let literal = Literal { delimiter, pieces: vec![(start, end)], is_raw: true };
    Some((literal, (end + end_mark.len()).min(text.len())))
}

/// The place of the delimiter that ends a string; the end of the text if there is none. An ordinary string ends at the
/// end of its line too.
fn closing(text: &[u8], delimiter: &[u8], from: usize, is_raw: bool) -> usize {
    let of_line = delimiter.len() == 1 && delimiter != b"`";
    let mut at = from;
    while at < text.len() {
        match text[at] {
            b'\\' if !is_raw => at += 1,
            b'\n' if of_line => return at,
            _ if text[at..].starts_with(delimiter) => return at,
            _ => {}
        }
        at += 1;
    }
    text.len()
}

fn find(text: &[u8], what: &[u8], from: usize) -> Option<usize> {
    let rest = text.get(from..)?;
    rest.windows(what.len()).position(|w| w == what).map(|p| p + from)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(text: &str, host: Host) -> Vec<String> {
        let list = sources(text.as_bytes(), host);
        assert!(list.iter().all(|s| s.text.len() == text.len()));
        let text = |s: &Source| {
            String::from_utf8_lossy(&s.text).split_whitespace().collect::<Vec<_>>().join(" ")
        };
        list.iter().map(text).collect()
    }

    #[test]
    fn kernels_are_found_in_strings() {
        let c = "const char *a = R\"CLC(int f(void);)CLC\"; // \"__kernel void no() {}\"\n\
                 const char *b = \"__kernel void g()\\n\"\n    \"{ int c = '\\\"'; }\\n\"; char q = '\"';\n\
                 const char *d = \"no kernel here\";";
        assert_eq!(found(c, Host::C), ["int f(void);", "__kernel void g() { int c = ' \"'; }"]);
        let python = "# '''__kernel void no() {}'''\nsource = \"\"\"\nkernel void f(global int *p) { *p = 1; }\n\"\"\"\n";
        assert_eq!(found(python, Host::Python), ["kernel void f(global int *p) { *p = 1; }"]);
        let rust = "let s: &'static str = r#\"__kernel void f() { \"x\"; }\"#; let c = 'x';";
        assert_eq!(found(rust, Host::Rust), ["__kernel void f() { \"x\"; }"]);
        let script = "const a = `text`; const b = /* opencl */ `int f(void);`;";
        assert_eq!(found(script, Host::JavaScript), ["int f(void);"]);
    }

    #[test]
    fn strings_without_end_are_read_to_the_end() {
        assert_eq!(found("x = R\"CLC(__kernel", Host::C), ["__kernel"]);
        assert!(found("x = \"__kernel void", Host::C).len() == 1);
        assert!(found("R\"", Host::C).is_empty() && found("r#", Host::Rust).is_empty());
        assert!(found("'''\\", Host::Python).is_empty());
    }
}
