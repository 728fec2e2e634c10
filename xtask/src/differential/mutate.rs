//! Small mutations of a source's tokens and lines.

use crate::random::Random;

/// Tokens with a meaning in some context.
pub(crate) const PIECES: &[&str] = &[
    ";",
    ",",
    "(",
    ")",
    "{",
    "}",
    "[",
    "]",
    "*",
    "&",
    "+",
    "-",
    "=",
    "==",
    "<",
    ">",
    ".",
    "->",
    ":",
    "?",
    "!",
    "int",
    "float",
    "uint",
    "float4",
    "int4",
    "void",
    "bool",
    "half",
    "char",
    "size_t",
    "double",
    "struct",
    "const",
    "static",
    "extern",
    "typedef",
    "kernel",
    "__global",
    "__local",
    "__constant",
    "__private",
    "global",
    "local",
    "constant",
    "return",
    "if",
    "else",
    "for",
    "while",
    "do",
    "switch",
    "case",
    "default",
    "break",
    "continue",
    "goto",
    "0",
    "1",
    "1.0f",
    "\"text\"",
    "'c'",
    "x",
    "sizeof",
    "image2d_t",
    "sampler_t",
    "event_t",
    "volatile",
    "restrict",
    "unsigned",
    "long",
    "inline",
    "read_only",
    "write_only",
];

/// The start and end of the tokens of a text, without white space and comments. This is approximate: it
/// only has to split at possible token ends.
pub(super) fn tokens(text: &str) -> Vec<(usize, usize)> {
    let bytes = text.as_bytes();
    let mut list = Vec::new();
    let mut at = 0;
    while at < bytes.len() {
        let start = at;
        let byte = bytes[at];
        if byte.is_ascii_whitespace() {
            at += 1;
            continue;
        }
        if bytes[at..].starts_with(b"//") {
            at += bytes[at..].iter().position(|b| *b == b'\n').unwrap_or(bytes.len() - at);
            continue;
        }
        if bytes[at..].starts_with(b"/*") {
            let end = text[at + 2..].find("*/");
            at = end.map_or(bytes.len(), |end| at + 2 + end + 2);
            continue;
        }
        if byte.is_ascii_alphanumeric() || byte == b'_' || byte >= 0x80 {
            while at < bytes.len()
                && (bytes[at].is_ascii_alphanumeric() || bytes[at] == b'_' || bytes[at] >= 0x80)
            {
                at += 1;
            }
        } else if byte == b'"' {
            at += 1;
            while at < bytes.len() && bytes[at] != b'"' && bytes[at] != b'\n' {
                at += 1 + (bytes[at] == b'\\') as usize;
            }
            at = (at + 1).min(bytes.len());
        } else {
            let two = bytes.get(at..at + 2).unwrap_or(b"");
            let pair =
                [&b"->"[..], b"++", b"--", b"==", b"!=", b"<=", b">=", b"&&", b"||", b"<<", b">>"];
            at += if pair.contains(&two) { 2 } else { 1 };
        }
        while !text.is_char_boundary(at) {
            at += 1;
        }
        list.push((start, at));
    }
    list
}

/// The text after one to three mutations.
pub(super) fn mutate(text: &str, random: &mut Random) -> String {
    let mut text = text.to_string();
    let times = if random.chance(3, 4) { 1 } else { 2 + random.below(2) };
    for _ in 0..times {
        let tokens = tokens(&text);
        if tokens.len() < 2 {
            return text;
        }
        let i = random.below(tokens.len());
        let (start, end) = tokens[i];
        let other = tokens[random.below(tokens.len())];
        let near = tokens[(i + 1).min(tokens.len() - 1)];
        match random.below(12) {
            0..=2 => text.replace_range(start..end, ""),
            3 => {
                let token = format!(" {}", &text[start..end]);
                text.insert_str(end, &token);
            }
            4 | 5 => {
                let piece = format!(" {} ", random.pick(PIECES));
                text.insert_str(start, &piece);
            }
            6 | 7 => {
                let piece = *random.pick(PIECES);
                text.replace_range(start..end, piece);
            }
            8 => {
                let token = text[other.0..other.1].to_string();
                text.replace_range(start..end, &token);
            }
            9 if near.0 >= end => {
                let (a, b) = (text[start..end].to_string(), text[near.0..near.1].to_string());
                text.replace_range(near.0..near.1, &a);
                text.replace_range(start..end, &b);
            }
            10 => {
                // Misspells a word by one letter.
                if end - start > 2
                    && text.as_bytes()[start].is_ascii_alphabetic()
                    && text.is_char_boundary(end - 1)
                {
                    text.replace_range(end - 1..end, "");
                }
            }
            _ => {
                let line_start = text[..start].rfind('\n').map_or(0, |n| n + 1);
                let line_end = text[start..].find('\n').map_or(text.len(), |n| start + n + 1);
                let line = text[line_start..line_end].to_string();
                if random.chance(2, 3) {
                    text.replace_range(line_start..line_end, "");
                } else {
                    text.insert_str(line_start, &line);
                }
            }
        }
    }
    text
}
