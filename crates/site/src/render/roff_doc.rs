//! A roff document with correct escapes: the only wrapper around the `roff` crate.
//!
//! The crate writes requests, their arguments and leading dots. This module corrects its shortcomings, and no other
//! module does:
//!
//! - the crate writes `\` as `\\`, which is read differently in macro arguments and in copy mode; here, it is `\(rs`;
//! - `^ ~` and the two quotes print as accents and curly quotes on some devices; here, they are named characters, so
//!   that the output can be copied into a compiler;
//! - characters outside ASCII need an input encoding that troff does not know; here, they are written as `\[uXXXX]`,
//!   control characters as their visible pictures, and other invisible characters as escapes;
//! - the crate quotes the arguments of requests only if they contain a blank, and never escapes them;
//! - the crate does not handle empty lines inside a listing, or words wider than the line, which troff cannot break.
//!
//! Text is passed to the crate with [`ESCAPE`] instead of the backslashes of these escapes, so that the crate does not
//! escape them again. [`RoffDoc::finish`] restores the backslashes.

use super::plain_length;
use clman_record::visible::is_hidden;
use roff::Roff;
use std::fmt::Write;

/// The byte that represents the backslash of an escape until the document is finished. Text cannot contain it, because
/// control characters are escaped. It is a single byte, so that it can be replaced in place.
const ESCAPE: u8 = 0x01;

/// The escape of a minus sign, in the form that the crate writes. Without it, troff prints a hyphen.
const DASH: &str = "\x01-";

/// A zero-width escape, which prevents a line from being empty.
const NOTHING: &str = "\x01&";

/// The font of a run of text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Font {
    Roman,
    Bold,
    Italic,
}

/// A piece of a line.
#[derive(Clone, Debug, PartialEq)]
pub enum Run {
    /// Words in one font.
    Text(Font, String),
    /// A hard line break.
    Break,
}

/// The text of `runs` without fonts. A hard line break becomes a blank.
pub fn runs_text(runs: &[Run]) -> String {
    runs.iter()
        .map(|run| match run {
            Run::Text(_, text) => text.as_str(),
            Run::Break => " ",
        })
        .collect()
}

/// A document that is written line by line.
#[derive(Default)]
pub struct RoffDoc {
    /// The title line, if there is one. The preamble of tables follows it.
    title: String,
    /// The lines after the title line, without the preamble of tables.
    out: String,
    /// The start of the text line being written, if there is one.
    text_start: Option<usize>,
    has_table: bool,
}

impl RoffDoc {
    /// An empty document.
    pub fn new() -> Self {
        RoffDoc { out: String::with_capacity(8 << 10), ..RoffDoc::default() }
    }

    fn control(&mut self, name: &str, arguments: &[&str]) {
        self.end_line();
        push_control(name, arguments, &mut self.out);
    }

    /// Ends the current line of text.
    fn end_line(&mut self) {
        if let Some(start) = self.text_start.take() {
            end_text(start, &mut self.out);
        }
    }

    /// Starts a new line, to be written at the end of the returned string.
    fn start_line(&mut self) -> &mut String {
        self.end_line();
        self.text_start = Some(self.out.len());
        &mut self.out
    }

    /// Whether the current line is empty.
    fn is_at_start(&self) -> bool {
        self.text_start.is_none_or(|start| start == self.out.len())
    }

    /// Writes a request or a macro without arguments.
    pub fn request(&mut self, name: &str) {
        self.control(name, &[]);
    }

    /// Writes a request or a macro whose arguments are roff, such as `\(bu` or `+4n`.
    pub fn request_with(&mut self, name: &str, arguments: &[&str]) {
        self.control(name, arguments);
    }

    /// Writes a heading or another macro whose arguments are text. The arguments are escaped.
    pub fn heading(&mut self, name: &str, arguments: &[&str]) {
        let escaped: Vec<String> = arguments.iter().map(|text| argument(text)).collect();
        let escaped: Vec<&str> = escaped.iter().map(String::as_str).collect();
        self.control(name, &escaped);
    }

    /// Writes the page's head: `.TH`. Only the digits and hyphens of the date are written, unescaped, for programs that
    /// read the date. The page's name is printed on both sides of the manual's name, in a line of 78 columns. The
    /// manual's name is left out if it would overlap the page's name.
    pub fn title(&mut self, name: &str, section: &str, date: &str, source: &str, manual: &str) {
        let date: String = date.chars().filter(|c| c.is_ascii_digit() || *c == '-').collect();
        let date = if date.is_empty() { "\"\"" } else { &date };
        let side = name.chars().count() + section.chars().count() + "() ".len();
        let manual = if 2 * side + manual.chars().count() > 78 { "" } else { manual };
        let quoted = |text: &str| {
            let text = argument(text);
            // The crate adds quotes if there is a blank.
            if text.contains(' ') || text.starts_with('"') { text } else { format!("\"{text}\"") }
        };
        let arguments = [name, section, source, manual].map(quoted);
        let [name, section, source, manual] = &arguments;
        push_control("TH", &[name, section, date, source, manual], &mut self.title);
    }

    /// Writes the line under NAME that `whatis` and `apropos` read.
    pub fn name_line(&mut self, names: &str, summary: &str) {
        let line = self.start_line();
        escape(names, line);
        line.extend([" ", DASH, " "]);
        escape(summary, line);
    }

    /// Writes filled text. Words wider than `width` get break points.
    pub fn text(&mut self, runs: &[Run], width: usize) {
        let is_wide = may_be_wide(runs, width) && longest_word(runs) > width;
        let mut unbroken = is_wide.then(Unbroken::default);
        let mut at_start = true;
        for run in runs {
            match run {
                Run::Break => {
                    self.control("br", &[]);
                    unbroken = unbroken.map(|_| Unbroken::default());
                    at_start = true;
                }
                Run::Text(font, text) => {
                    // A blank at the start of a line would cause a break and indent the next line.
                    let text = if at_start { text.trim_start() } else { text };
                    if text.is_empty() {
                        continue;
                    }
                    let line = if at_start { self.start_line() } else { &mut self.out };
                    push_run(*font, text, unbroken.as_mut(), line);
                    at_start = false;
                }
            }
        }
        let says_nothing = |run: &Run| matches!(run, Run::Text(_, text) if text.trim().is_empty());
        if runs.iter().all(says_nothing) {
            self.start_line();
        }
        // Zero-width characters are dropped. The line may be empty without them.
        let ends_with_break = matches!(runs.last(), Some(Run::Break));
        if !ends_with_break && self.is_at_start() {
            self.out.push_str(NOTHING);
        }
    }

    /// Writes one line of a listing. Tab stops are every eight columns.
    pub fn verbatim(&mut self, font: Font, line: &str) {
        let mut expanded = String::new();
        let mut text = line;
        if line.contains('\t') {
            let mut column = 0;
            for c in line.chars() {
                let (c, times) = if c == '\t' { (' ', 8 - column % 8) } else { (c, 1) };
                expanded.extend(std::iter::repeat_n(c, times));
                column += times;
            }
            text = &expanded;
        }
        let out = self.start_line();
        if text.trim().is_empty() {
            out.push_str(NOTHING);
        } else {
            push_run(font, text, None, out);
        }
    }

    /// Starts a table with one format per row; the last format applies to all further rows.
    pub fn table_start(&mut self, formats: &[String]) {
        self.has_table = true;
        self.request("TS");
        for (at, format) in formats.iter().enumerate() {
            let end = if at + 1 == formats.len() { "." } else { "" };
            let line = self.start_line();
            line.push_str(format);
            line.push_str(end);
        }
    }

    /// Writes a horizontal rule across the table.
    pub fn table_rule(&mut self) {
        self.start_line().push('_');
    }

    /// Writes a row. Each cell has a flag: whether it must be filled into several lines.
    pub fn table_row(&mut self, cells: &[(&[Run], bool)]) {
        let line = self.start_line();
        for (at, (cell, filled)) in cells.iter().enumerate() {
            if at > 0 {
                line.push('\t');
            }
            if *filled {
                line.push_str("T{\n");
            }
            // Entries that tbl would read as a rule, a text block or a spanned cell start with a zero-width
            // escape.
            let mut at_start = true;
            for run in *cell {
                let Run::Text(font, text) = run else {
                    line.push(' ');
                    continue;
                };
                let text = if at_start { text.trim_start() } else { text };
                if !text.is_empty() {
                    let special = ["_", "=", ".", "T{", "T}", "T&"];
                    if at_start
                        && *font == Font::Roman
                        && special.iter().any(|s| text.starts_with(s))
                    {
                        line.push_str(NOTHING);
                    }
                    push_run(*font, text, None, line);
                    at_start = false;
                }
            }
            if at_start {
                line.push_str(NOTHING);
            }
            if *filled {
                line.push_str("\nT}");
            }
        }
    }

    /// Ends a table.
    pub fn table_end(&mut self) {
        self.request("TE");
    }

    /// Adds the lines of another document.
    pub fn part(&mut self, lines: &str) {
        self.end_line();
        self.out.push_str(lines);
    }

    /// The lines of the document, for [`RoffDoc::part`] of another document. This document must not have a title or
    /// tables.
    pub fn into_part(mut self) -> String {
        self.end_line();
        self.out
    }

    /// The document as roff. If it has a table, its first line names the preprocessor `tbl`.
    pub fn finish(mut self) -> String {
        self.end_line();
        let mut out = String::with_capacity(self.title.len() + self.out.len() + 32);
        if self.has_table {
            out.push_str("'\\\" t\n");
        }
        out.push_str(&self.title);
        if self.has_table {
            // On terminals, man pages are not paginated, but the macros extend the page only when it is full. A table
            // at that point would be split, with a warning.
            out.push_str(".if n .pl 9999i\n");
        }
        out.push_str(&self.out);
        let mut bytes = out.into_bytes();
        for byte in &mut bytes {
            *byte = if *byte == ESCAPE { b'\\' } else { *byte };
        }
        // One ASCII character was replaced with another, so the text is still UTF-8.
        String::from_utf8(bytes).unwrap_or_default()
    }
}

/// Appends a request or macro.
fn push_control(name: &str, arguments: &[&str], out: &mut String) {
    out.push_str(&Roff::new().control(name, arguments.iter().copied()).to_roff());
}

/// Replaces the text in `out` from `start` with the crate's output for it. The text may have several lines.
fn end_text(start: usize, out: &mut String) {
    let text = out.split_off(start);
    if !text.is_empty() {
        let text = text.replace(DASH, "-");
        out.push_str(&Roff::new().text([roff::roman(text)]).to_roff());
    }
}

/// A text argument. The crate quotes arguments with blanks; an empty argument needs quotes too.
fn argument(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + 2);
    escape(text, &mut out);
    let out = out.replace('"', "\x01(dq");
    if out.is_empty() { "\"\"".to_string() } else { out }
}

/// Appends `text` in `font`. Font changes are written in the crate's form, so that a line is one piece. If words need
/// break points, `unbroken` is the state at the end of the previous text.
fn push_run(font: Font, text: &str, unbroken: Option<&mut Unbroken>, out: &mut String) {
    let open = match font {
        Font::Roman => "",
        Font::Bold => "\x01fB",
        Font::Italic => "\x01fI",
    };
    out.push_str(open);
    match unbroken {
        Some(unbroken) => escape_breakable(text, unbroken, out),
        None => escape(text, out),
    }
    if !open.is_empty() {
        out.push_str("\x01fR");
    }
}

/// The length of text without a break point, across all runs of a line.
#[derive(Default)]
struct Unbroken {
    characters: usize,
    /// Whether the text ends at a possible break point.
    may_break: bool,
}

/// Escapes `text` with break points. Blanks are kept. A break point follows each character that ends a part
/// of a path, a name or an expression. Text without such characters gets break points at regular intervals.
fn escape_breakable(text: &str, unbroken: &mut Unbroken, out: &mut String) {
    let mut buffer = [0; 4];
    for c in text.chars() {
        if c == ' ' {
            *unbroken = Unbroken::default();
        } else if std::mem::take(&mut unbroken.may_break) {
            out.push_str("\x01:");
            unbroken.characters = 0;
        }
        escape(c.encode_utf8(&mut buffer), out);
        if c != ' ' {
            unbroken.characters += 1;
            let ends_part = unbroken.characters > 8 && "/_.,;:()[]{}=&?#+-|<>".contains(c);
            unbroken.may_break = ends_part || unbroken.characters >= 40;
        }
    }
}

/// The bytes that need an escape.
static ODD: [bool; 256] = {
    let mut odd = [false; 256];
    let mut byte = 0;
    while byte < 256 {
        let is_plain = matches!(byte as u8, b' '..=b'}');
        odd[byte] = !is_plain || matches!(byte as u8, b'-' | b'\\' | b'^' | b'`' | b'\'');
        byte += 1;
    }
    odd
};

/// Appends text with escapes.
fn escape(text: &str, out: &mut String) {
    let mut rest = text;
    loop {
        // Most text does not need escapes.
        let end = plain_length(rest.as_bytes(), &ODD);
        out.push_str(&rest[..end]);
        let mut chars = rest[end..].chars();
        let Some(c) = chars.next() else { return };
        escape_char(c, out);
        rest = chars.as_str();
    }
}

fn escape_char(c: char, out: &mut String) {
    match c {
        '-' => out.push_str(DASH),
        '\\' => out.push_str("\x01(rs"),
        '^' => out.push_str("\x01(ha"),
        '~' => out.push_str("\x01(ti"),
        '`' => out.push_str("\x01(ga"),
        '\'' => out.push_str("\x01(aq"),
        '\n' | '\r' | '\t' => out.push(' '),
        // No-break blanks are printed as blanks.
        '\u{A0}' => out.push_str("\x01 "),
        // Zero-width characters are break points or have no effect.
        '\u{200B}' | '\u{AD}' | '\u{FEFF}' | '\u{200C}' | '\u{200D}' => {}
        '\u{0}'..='\u{1F}' => push_code(0x2400 + c as u32, out),
        '\u{7F}' => push_code(0x2421, out),
        '\u{80}'..='\u{9F}' => push_code(0xFFFD, out),
        // Other invisible characters may reverse the direction of the text.
        _ if is_hidden(c) => {
            let _ = write!(out, "\x01(rsu{{{:x}}}", u32::from(c));
        }
        _ if c.is_ascii() => out.push(c),
        _ => push_code(c as u32, out),
    }
}

fn push_code(code: u32, out: &mut String) {
    let _ = write!(out, "\x01[u{code:04X}]");
}

/// Whether more than `width` bytes may follow each other without a blank. To find out, only a few bytes have to be
/// read.
fn may_be_wide(runs: &[Run], width: usize) -> bool {
    // The number of bytes after the last blank in the part read so far.
    let mut unbroken = 0;
    for run in runs {
        let mut rest = match run {
            Run::Break => " ",
            Run::Text(_, text) => text,
        }
        .as_bytes();
        while unbroken + rest.len() > width {
            let reach = width.saturating_sub(unbroken) + 1;
            match rest.iter().take(reach).rposition(|byte| *byte == b' ') {
                Some(at) => rest = &rest[at + 1..],
                None => return true,
            }
            unbroken = 0;
        }
        let blank = rest.iter().rposition(|byte| *byte == b' ');
        unbroken = blank.map_or(unbroken + rest.len(), |at| rest.len() - at - 1);
    }
    false
}

fn longest_word(runs: &[Run]) -> usize {
    let (mut longest, mut word) = (0, 0);
    for run in runs {
        match run {
            Run::Break => word = 0,
            Run::Text(_, text) => {
                for byte in text.bytes() {
                    // Continuation bytes of a character are not counted.
                    let more = word + usize::from(byte & 0xC0 != 0x80);
                    word = if byte == b' ' { 0 } else { more };
                    longest = longest.max(word);
                }
            }
        }
    }
    longest
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check_text(text: &str, want: &str) {
        let mut doc = RoffDoc::new();
        doc.text(&[Run::Text(Font::Roman, text.into())], 73);
        assert_eq!(doc.finish(), format!("{want}\n"));
    }

    #[test]
    fn text_prints_as_it_is() {
        check_text(r"a\b -1 ^ ~ ` '", r"a\(rsb \-1 \(ha \(ti \(ga \(aq");
        check_text(".so x", r"\&.so x");
        check_text("'x", r"\(aqx");
        check_text("≤ é", r"\[u2264] \[u00E9]");
        check_text("\u{E000}\u{7}\u{1}", r"\[uE000]\[u2407]\[u2401]");
        check_text("a\u{202e}b\u{200b}c", r"a\(rsu{202e}bc");
        check_text("  x", "x");
        check_text("", r"\&");
    }

    /// The lines of a document equal the crate's output for the same text.
    #[test]
    fn lines_are_as_the_crate_writes_them() {
        for text in ["x", ".x-y", "'x", "x-y", "x\ny", "x\n.y-", "x\n'y", "a.b 'c'", "x.", "-\n--"]
        {
            let mut out = String::from("before\n");
            out.push_str(&text.replace('-', DASH));
            end_text(7, &mut out);
            let want = Roff::new().text([roff::roman(text)]).to_roff();
            assert_eq!(out.replace(char::from(ESCAPE), "\\"), format!("before\n{want}"));
        }
        for arguments in [&[][..], &["x"], &["x", "y-z"], &["x y"], &["x", "y z", "\"\""]] {
            let mut out = String::new();
            push_control("TP", arguments, &mut out);
            let want = Roff::new().control("TP", arguments.iter().copied()).to_roff();
            assert_eq!(out, want);
        }
    }

    #[test]
    fn few_looks_tell_wide_words() {
        let run = |text: &str| Run::Text(Font::Roman, text.into());
        let lines: [&[&str]; 9] = [
            &[],
            &["ab cd", "e f"],
            &["abcd ", "efgh"],
            &["ab", "cd", "e"],
            &["a b", "cdef"],
            &["abcdef gh"],
            &["a bcdefg"],
            &["a bcde f", "ghi", " j"],
            &["a", "b", "c", "d ", "efgh i"],
        ];
        for line in lines {
            let runs: Vec<Run> = line.iter().map(|text| run(text)).collect();
            assert_eq!(may_be_wide(&runs, 4), longest_word(&runs) > 4, "{line:?}");
        }
        assert!(!may_be_wide(&[run("abc"), Run::Break, run("def")], 4));
    }

    #[test]
    fn arguments_are_quoted_and_escaped() {
        let mut doc = RoffDoc::new();
        doc.heading("TH", &["a \"b\"", "", "c-d"]);
        assert_eq!(doc.finish(), ".TH \"a \\(dqb\\(dq\" \"\" c\\-d\n");
    }

    #[test]
    fn listings_keep_every_line() {
        let mut doc = RoffDoc::new();
        doc.verbatim(Font::Roman, "");
        doc.verbatim(Font::Roman, "\tif (a == '\\n')");
        doc.verbatim(Font::Bold, ".x");
        assert_eq!(doc.finish(), "\\&\n        if (a == \\(aq\\(rsn\\(aq)\n\\fB.x\\fR\n");
    }

    #[test]
    fn only_words_wider_than_the_line_may_break() {
        let url = format!("https://example.org/{}", "part/".repeat(20));
        let mut doc = RoffDoc::new();
        doc.text(&[Run::Text(Font::Roman, url)], 73);
        assert!(doc.finish().contains(r"part/\:part/"));
        let mut doc = RoffDoc::new();
        doc.text(&[Run::Text(Font::Roman, "https://example.org/part".into())], 73);
        assert!(!doc.finish().contains(r"\:"));
    }
}
