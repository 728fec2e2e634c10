//! The text of a line: escapes, fonts and glyphs.

use super::expression::{WIDTH, expression};
use super::glyphs::glyph;
use crate::xml::{Element, Node};
use clman_record::prose::push;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Font {
    #[default]
    Roman,
    Bold,
    Italic,
    /// Constant width.
    Code,
}

/// The font with a name; `None` for the name of the previous font.
pub(super) fn font(name: &str) -> Option<Font> {
    Some(match name {
        "B" | "CB" | "3" | "4" | "BI" => Font::Bold,
        "I" | "CI" | "2" => Font::Italic,
        "C" | "CW" | "CR" => Font::Code,
        "P" | "" => return None,
        _ => Font::Roman,
    })
}

pub(crate) fn push_text(content: &mut Vec<Node>, text: &str) {
    if text.is_empty() {
        return;
    }
    match content.last_mut() {
        Some(Node::Text(last)) => last.push_str(text),
        _ => push(content, Node::Text(text.to_string())),
    }
}

pub(crate) fn text_of(content: &[Node]) -> String {
    content
        .iter()
        .map(|node| match node {
            Node::Text(text) => text.clone(),
            Node::Element(element) => element.text(),
        })
        .collect()
}

/// The plain text of a piece of roff.
pub(crate) fn plain(text: &str) -> String {
    let mut content = Vec::new();
    inlines(text, Font::Roman, &mut content);
    text_of(&content)
}

/// Reads text with escapes and fonts. Bold text becomes `function`, italic text `varname` and raised text a
/// superscript. A coloured text with a number becomes a link whose target is the number of a note. The number is
/// replaced when the notes are known.
pub(crate) fn inlines(text: &str, font: Font, out: &mut Vec<Node>) {
    run_on(text, font, false, out);
}

/// Reads a line in the middle of a text. `font` is the font in which the previous line ended. If `goes_on` is true, the
/// line continues the phrase in the last element of `out`, because a bold phrase may span lines. Returns the font at
/// the end of the line.
pub(super) fn run_on(text: &str, font: Font, goes_on: bool, out: &mut Vec<Node>) -> Font {
    let mut reader =
        Inlines { font, before: font, raised: 0, link: None, run: String::new(), goes_on, out };
    let mut rest = text;
    while let Some(at) = rest.find('\\') {
        reader.run.push_str(&rest[..at]);
        rest = reader.escape(&rest[at + 1..]);
    }
    reader.run.push_str(rest);
    reader.flush();
    reader.end_link(None);
    reader.font
}

pub(super) struct Inlines<'o> {
    font: Font,
    before: Font,
    raised: i32,
    /// The index in `out` of the start of the coloured text that `\m[…]` opened, and whether `\m[]` ended this text.
    link: Option<(usize, bool)>,
    run: String,
    /// Whether the text continues the phrase in the last element of `out`.
    goes_on: bool,
    out: &'o mut Vec<Node>,
}

impl Inlines<'_> {
    fn flush(&mut self) {
        if self.run.is_empty() {
            return;
        }
        let text = std::mem::take(&mut self.run);
        let goes_on = std::mem::take(&mut self.goes_on);
        let name = match (self.raised, self.font) {
            (1.., _) => "superscript",
            (..=-1, _) => "subscript",
            (_, Font::Bold) => "function",
            (_, Font::Italic) => "varname",
            (_, Font::Code) => "literal",
            (_, Font::Roman) => {
                push_text(self.out, &text);
                return;
            }
        };
        if goes_on
            && let Some(Node::Element(last)) = self.out.last_mut()
            && last.name == name
        {
            last.push_text(&text);
            return;
        }
        let mut element = Element::new(name, 0);
        element.push_text(&text);
        push(self.out, Node::Element(element));
    }

    fn set_font(&mut self, name: &str) {
        self.flush();
        let font = font(name).unwrap_or(self.before);
        self.before = self.font;
        self.font = font;
    }

    fn end_link(&mut self, number: Option<&str>) {
        let Some((start, _)) = self.link.take() else { return };
        let content = self.out.split_off(start.min(self.out.len()));
        match number {
            Some(number) => {
                let mut link = Element::new("link", 0);
                link.set("href", &format!("[{number}]"));
                link.children = content;
                self.out.push(Node::Element(link));
            }
            None => self.out.extend(content),
        }
    }

    /// Prints an escape whose argument is in quotes.
    fn quoted(&mut self, letter: char, body: &str) {
        match letter {
            'C' => self.run.push_str(&glyph(body).unwrap_or_default()),
            'N' => self.run.extend(body.parse().ok().and_then(char::from_u32)),
            // Characters printed over one another: a terminal shows only the last.
            'o' => self.run.extend(plain(body).chars().next_back()),
            // A motion to the right separates words.
            'h' if !self.run.ends_with(' ')
                && expression(body.trim_start_matches('+'))
                    .is_some_and(|(size, _)| size >= WIDTH) =>
            {
                self.run.push(' ');
            }
            _ => {}
        }
    }

    /// Reads one escape after its backslash; returns the rest of the text.
    fn escape<'t>(&mut self, rest: &'t str) -> &'t str {
        let Some(first) = rest.chars().next() else { return rest };
        let after = &rest[first.len_utf8()..];
        if let Some(c) = escaped(first) {
            self.run.push(c);
            return after;
        }
        match first {
            'f' => {
                let (name, after) = name(after);
                self.set_font(name);
                after
            }
            'm' => {
                let (name, after) = name(after);
                self.flush();
                if name.is_empty() {
                    if let Some((start, _)) = self.link {
                        self.link = Some((start, true));
                        // `\&\s-2\u[7]\d\s+2`: the number of the note that contains the address.
                        let mark = after.strip_prefix("\\&").unwrap_or(after);
                        if let Some(mark) = mark.strip_prefix("\\s-2\\u[")
                            && let Some((number, tail)) = mark.split_once(']')
                        {
                            self.end_link(Some(number));
                            return tail.strip_prefix("\\d\\s+2").unwrap_or(tail);
                        }
                        self.end_link(None);
                    }
                } else {
                    self.link = Some((self.out.len(), false));
                }
                after
            }
            's' => size(after),
            'u' => {
                self.flush();
                self.raised += 1;
                after
            }
            'd' => {
                self.flush();
                self.raised -= 1;
                after
            }
            '(' | '[' => {
                let (glyph_name, after) = name(rest);
                self.run.push_str(&glyph(glyph_name).unwrap_or_default());
                after
            }
            'n' | 'k' | 'g' | 'F' | 'M' | 'Y' | 'V' => {
                let after = after.strip_prefix(['+', '-']).unwrap_or(after);
                name(after).1
            }
            'h' | 'v' | 'w' | 'x' | 'l' | 'L' | 'D' | 'X' | 'b' | 'o' | 'N' | 'A' | 'B' | 'R'
            | 'C' | 'S' | 'H' | 'Z' => {
                let Some(quote) = after.chars().next() else { return after };
                let body = &after[quote.len_utf8()..];
                let (body, after) = body.split_once(quote).unwrap_or((body, ""));
                self.quoted(first, body);
                after
            }
            // The next character is printed over: a terminal shows only the last.
            'z' => match after.strip_prefix('\\') {
                Some(escape) => name(escape).1,
                None => after.get(after.chars().next().map_or(0, char::len_utf8)..).unwrap_or(""),
            },
            '&' | '%' | ':' | '|' | '^' | '/' | ',' | ')' | 'c' | '{' | '}' | '!' | '?' | 'a'
            | 'p' | 'r' => after,
            other => {
                self.run.push(other);
                after
            }
        }
    }
}

/// The text after a size: `\s-2`, `\s0`, `\s12`, `\s(12`, `\s[12]`, `\s'12'`.
fn size(after: &str) -> &str {
    let unsigned = after.strip_prefix(['+', '-']).unwrap_or(after);
    let digits = unsigned.bytes().take_while(u8::is_ascii_digit).count();
    match unsigned.as_bytes().first() {
        Some(b'[' | b'(') => name(unsigned).1,
        Some(b'\'') => unsigned[1..].split_once('\'').map_or("", |(_, rest)| rest),
        Some(b'1'..=b'3') if digits > 1 && unsigned.len() == after.len() => &unsigned[2..],
        Some(b'0'..=b'9') => &unsigned[1..],
        _ => unsigned,
    }
}

/// The name after `\f`, `\m` or `\*` (one character, two characters after `(`, or any number of characters in
/// brackets), and the text after the name.
pub(super) fn name(rest: &str) -> (&str, &str) {
    if let Some(inside) = rest.strip_prefix('[') {
        return inside.split_once(']').unwrap_or((inside, ""));
    }
    let (rest, count) = match rest.strip_prefix('(') {
        Some(rest) => (rest, 2),
        None => (rest, 1),
    };
    let end = rest.char_indices().nth(count).map_or(rest.len(), |(at, _)| at);
    rest.split_at(end)
}

/// The character that a one-letter escape prints, if it is not the letter itself.
fn escaped(letter: char) -> Option<char> {
    Some(match letter {
        'e' => '\\',
        '\'' => '\u{b4}',
        ' ' | '~' | '0' => ' ',
        't' => '\t',
        _ => return None,
    })
}
