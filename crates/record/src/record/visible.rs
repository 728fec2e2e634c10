//! Writes characters that are invisible, or that control terminals, as visible escapes.

use std::borrow::Cow;
use std::fmt::Write;

/// Whether a character is invisible and may change how other characters are displayed: control characters, direction
/// marks, line separators, zero-width characters (except the joiners, which writing systems need), tags, and
/// noncharacters.
pub fn is_hidden(c: char) -> bool {
    if c.is_ascii() {
        return c.is_ascii_control();
    }
    let is_noncharacter = u32::from(c) & 0xFFFE == 0xFFFE || matches!(c, '\u{FDD0}'..='\u{FDEF}');
    is_noncharacter
        || matches!(
            c,
            '\u{80}'..='\u{9F}'
                | '\u{61C}'
                | '\u{180E}'
                | '\u{200B}'
                | '\u{200E}'
                | '\u{200F}'
                | '\u{2028}'..='\u{202E}'
                | '\u{2060}'..='\u{206F}'
                | '\u{FEFF}'
                | '\u{FFF9}'..='\u{FFFB}'
                | '\u{E0000}'..='\u{E0FFF}'
        )
}

/// Appends a hidden character as a string escape.
pub fn push_escaped(c: char, out: &mut String) {
    match c {
        '\n' => out.push_str("\\n"),
        '\r' => out.push_str("\\r"),
        _ => {
            let _ = write!(out, "\\u{{{:x}}}", u32::from(c));
        }
    }
}

/// One line of text: hidden characters and line breaks are escaped, tabs are kept.
pub fn visible_line(text: &str) -> Cow<'_, str> {
    escaped(text, |c| c == '\t')
}

/// Several lines of text: as [`visible_line`], but line breaks are kept.
pub fn visible_text(text: &str) -> Cow<'_, str> {
    escaped(text, |c| matches!(c, '\t' | '\n'))
}

fn escaped(text: &str, stays: impl Fn(char) -> bool) -> Cow<'_, str> {
    let is_escaped = |c: char| is_hidden(c) && !stays(c);
    // Most text is plain ASCII. A scan of the bytes detects this.
    let is_plain = |byte: &u8| matches!(byte, b' '..=b'~') || stays(char::from(*byte));
    if text.as_bytes().iter().all(is_plain) || !text.contains(is_escaped) {
        return text.into();
    }
    let mut out = String::with_capacity(text.len() + 16);
    for c in text.chars() {
        if is_escaped(c) { push_escaped(c, &mut out) } else { out.push(c) }
    }
    out.into()
}

/// The text of bytes, escaped as by [`visible_text`]. Each byte that is not UTF-8 is escaped too.
pub fn visible_bytes(bytes: &[u8]) -> String {
    let mut out = String::with_capacity(bytes.len());
    for chunk in bytes.utf8_chunks() {
        out.push_str(&visible_text(chunk.valid()));
        push_bytes(chunk.invalid(), &mut out);
    }
    out
}

/// Appends bytes that are not UTF-8, as escapes: `\x9b`.
pub fn push_bytes(bytes: &[u8], out: &mut String) {
    for byte in bytes {
        let _ = write!(out, "\\x{byte:02x}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hidden_characters_are_escaped() {
        for (text, line) in [
            ("a\tb é 😀 \u{200D}", "a\tb é 😀 \u{200D}"),
            ("a\r\nb", "a\\r\\nb"),
            ("\u{1b}]0;x\u{7}", "\\u{1b}]0;x\\u{7}"),
            ("\u{7f}\u{9b}31m", "\\u{7f}\\u{9b}31m"),
            ("\u{202e}x\u{2069}\u{2028}\u{61c}", "\\u{202e}x\\u{2069}\\u{2028}\\u{61c}"),
            ("\u{e0041}\u{fffe}\u{10ffff}\u{0}", "\\u{e0041}\\u{fffe}\\u{10ffff}\\u{0}"),
        ] {
            assert_eq!(visible_line(text), line);
            assert_eq!(visible_text(text), line.replace("\\n", "\n"));
        }
        assert_eq!(visible_bytes(b"a\x9b\nb\xe2\x82 \xe2\x82\xac"), "a\\x9b\nb\\xe2\\x82 €");
    }
}
