//! A roff document that says what was meant: the one place that writes roff.
//!
//! What is text prints as it is, on every device:
//!
//! - `\` is written `\(rs`, since `\\` is read differently in macro arguments and in copy mode;
//! - `- ^ ~` and the two quotes print as hyphens, accents and curly quotes on some devices: named characters
//!   are written, so that what is printed can be copied into a compiler;
//! - characters outside ASCII need an input encoding that troff is not told: they are written as
//!   `\[uXXXX]`, and control characters as their visible pictures;
//! - a line that begins with a dot is no request, and an empty one no space between paragraphs;
//! - words wider than the line, which troff cannot break, get places where they may.

/// What prints as nothing, and keeps a line from being empty, or its dot from being a request's.
const NOTHING: &str = "\\&";

/// How a run of text is set.
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
    /// A line break that is kept.
    Break,
}

/// What comes out of the formatter for `runs`, as text.
pub fn runs_text(runs: &[Run]) -> String {
    runs.iter()
        .map(|run| match run {
            Run::Text(_, text) => text.as_str(),
            Run::Break => " ",
        })
        .collect()
}

/// A document that grows line by line.
#[derive(Default)]
pub struct RoffDoc {
    out: String,
    has_table: bool,
}

impl RoffDoc {
    /// An empty document.
    pub fn new() -> Self {
        RoffDoc { out: String::with_capacity(8 << 10), has_table: false }
    }

    /// A request or macro. Arguments with blanks are quoted.
    fn control(&mut self, name: &str, arguments: &[&str]) {
        self.out.push('.');
        self.out.push_str(name);
        for argument in arguments {
            let quote = if argument.contains(' ') { "\"" } else { "" };
            self.out.extend([" ", quote, argument, quote]);
        }
        self.out.push('\n');
    }

    /// Ends the line of text that began at `start`, so that it is no request.
    fn end_line(&mut self, start: usize) {
        self.guard(start);
        self.out.push('\n');
    }

    /// Keeps what began at `start` from being read as a request, or as nothing at all.
    fn guard(&mut self, start: usize) {
        if matches!(self.out.as_bytes().get(start), None | Some(b'.')) {
            self.out.insert_str(start, NOTHING);
        }
    }

    /// A request or macro without arguments.
    pub fn request(&mut self, name: &str) {
        self.control(name, &[]);
    }

    /// A request or macro whose arguments are roff already, such as `\(bu` or `+4n`.
    pub fn request_with(&mut self, name: &str, arguments: &[&str]) {
        self.control(name, arguments);
    }

    /// A macro whose arguments are text: each is printed as it is.
    pub fn heading(&mut self, name: &str, arguments: &[&str]) {
        let escaped: Vec<String> = arguments.iter().map(|text| argument(text)).collect();
        let escaped: Vec<&str> = escaped.iter().map(String::as_str).collect();
        self.control(name, &escaped);
    }

    /// The page's head: `.TH`. A date in digits and dashes is given as it is, for readers of pages
    /// that want to know it.
    pub fn title(&mut self, name: &str, section: &str, date: &str, source: &str, manual: &str) {
        let date: String = date.chars().filter(|c| c.is_ascii_digit() || *c == '-').collect();
        let date = if date.is_empty() { "\"\"" } else { &date };
        let quoted = |text: &str| {
            let text = argument(text);
            // Quotes are put where there is a blank.
            if text.contains(' ') || text.starts_with('"') { text } else { format!("\"{text}\"") }
        };
        let arguments = [name, section, source, manual].map(quoted);
        let [name, section, source, manual] = &arguments;
        self.control("TH", &[name, section, date, source, manual]);
    }

    /// The line under NAME that `whatis` and `apropos` read.
    pub fn name_line(&mut self, names: &str, summary: &str) {
        let start = self.out.len();
        escape(names, &mut self.out);
        self.out.push_str(" \\- ");
        escape(summary, &mut self.out);
        self.end_line(start);
    }

    /// One line of filled text. Words wider than `width` get places where they may break.
    pub fn text(&mut self, runs: &[Run], width: usize) {
        let mut unbroken = has_word_wider_than(runs, width).then(Unbroken::default);
        let mut start = self.out.len();
        let mut at_start = true;
        for run in runs {
            match run {
                Run::Break => {
                    if !at_start {
                        self.end_line(start);
                    }
                    self.request("br");
                    unbroken = unbroken.map(|_| Unbroken::default());
                    start = self.out.len();
                    at_start = true;
                }
                Run::Text(font, text) => {
                    // A blank at the start of a line would break it and indent the next.
                    let text = if at_start { text.trim_start() } else { text };
                    if !text.is_empty() {
                        push_run(*font, text, unbroken.as_mut(), &mut self.out);
                        at_start = false;
                    }
                }
            }
        }
        if !matches!(runs.last(), Some(Run::Break)) {
            self.end_line(start);
        }
    }

    /// One line of a listing. What is printed is `line`; tabs are set every eight columns.
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
        let start = self.out.len();
        if !text.trim().is_empty() {
            push_run(font, text, None, &mut self.out);
        }
        self.end_line(start);
    }

    /// Starts a table: one format a line, for its rows; the last is for all rows that follow.
    pub fn table_start(&mut self, formats: &[String]) {
        self.has_table = true;
        self.request("TS");
        self.out.push_str(&formats.join("\n"));
        self.out.push_str(".\n");
    }

    /// A line across the table.
    pub fn table_rule(&mut self) {
        self.out.push_str("_\n");
    }

    /// A row: its cells, each with whether it must be filled into several lines.
    pub fn table_row(&mut self, cells: &[(&[Run], bool)]) {
        for (at, (cell, filled)) in cells.iter().enumerate() {
            if at > 0 {
                self.out.push('\t');
            }
            if *filled {
                self.out.push_str("T{\n");
            }
            // Entries that tbl would read as a rule, a text block or a spanned cell begin with
            // a character that prints as nothing.
            let start = self.out.len();
            let mut at_start = true;
            for run in *cell {
                let Run::Text(font, text) = run else {
                    self.out.push(' ');
                    continue;
                };
                let text = if at_start { text.trim_start() } else { text };
                if !text.is_empty() {
                    let special = ["_", "=", "T{", "T}", "T&"];
                    if at_start
                        && *font == Font::Roman
                        && special.iter().any(|s| text.starts_with(s))
                    {
                        self.out.push_str(NOTHING);
                    }
                    push_run(*font, text, None, &mut self.out);
                    at_start = false;
                }
            }
            if at_start {
                self.out.push_str(NOTHING);
            }
            self.guard(start);
            if *filled {
                self.out.push_str("\nT}");
            }
        }
        self.out.push('\n');
    }

    /// Ends a table.
    pub fn table_end(&mut self) {
        self.request("TE");
    }

    /// The document as roff. Its first line says which preprocessor it needs.
    pub fn finish(mut self) -> String {
        if self.has_table {
            // On terminals man pages have no pages, but the macros only let a page grow when it is
            // full; a table that stands just there is torn apart, with a warning.
            if let Some(end) = self.out.find('\n') {
                self.out.insert_str(end + 1, ".if n .pl 9999i\n");
            }
            self.out.insert_str(0, "'\\\" t\n");
        }
        self.out
    }
}

/// An argument that is text. [`RoffDoc::control`] quotes what holds a blank; nothing at all needs quotes too.
fn argument(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + 2);
    escape(text, &mut out);
    if out.is_empty() { "\"\"".to_string() } else { out.replace('"', "\\(dq") }
}

/// Appends `text` in `font`. Where words have to get places to break, `unbroken` is what stands in a row
/// before the text.
fn push_run(font: Font, text: &str, unbroken: Option<&mut Unbroken>, out: &mut String) {
    let open = match font {
        Font::Roman => "",
        Font::Bold => "\\fB",
        Font::Italic => "\\fI",
    };
    out.push_str(open);
    match unbroken {
        Some(unbroken) => escape_breakable(text, unbroken, out),
        None => escape(text, out),
    }
    if !open.is_empty() {
        out.push_str("\\fR");
    }
}

/// What stands in a row without a place to break, over all runs of a line.
#[derive(Default)]
struct Unbroken {
    characters: usize,
    /// It ends where it may be broken.
    may_break: bool,
}

/// Escapes `text` with places to break: blanks stay where they are; a place to break stands after each
/// character that ends a part of a path, a name or an expression, and in what still has none every so
/// often.
fn escape_breakable(text: &str, unbroken: &mut Unbroken, out: &mut String) {
    let mut buffer = [0; 4];
    for c in text.chars() {
        if c == ' ' {
            *unbroken = Unbroken::default();
        } else if std::mem::take(&mut unbroken.may_break) {
            out.push_str("\\:");
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

/// Appends `text` as what prints as it.
fn escape(text: &str, out: &mut String) {
    let plain = |byte: u8| {
        (b' '..=b'~').contains(&byte) && !matches!(byte, b'\\' | b'-' | b'^' | b'~' | b'`' | b'\'')
    };
    let mut rest = text;
    loop {
        // Most text is what it prints as.
        let end = rest.bytes().position(|byte| !plain(byte)).unwrap_or(rest.len());
        out.push_str(&rest[..end]);
        let mut chars = rest[end..].chars();
        let Some(c) = chars.next() else { return };
        escape_char(c, out);
        rest = chars.as_str();
    }
}

fn escape_char(c: char, out: &mut String) {
    match c {
        '\\' => out.push_str("\\(rs"),
        '-' => out.push_str("\\-"),
        '^' => out.push_str("\\(ha"),
        '~' => out.push_str("\\(ti"),
        '`' => out.push_str("\\(ga"),
        '\'' => out.push_str("\\(aq"),
        '\n' | '\r' | '\t' => out.push(' '),
        // A blank that is kept, and the one that joins words, print as blanks.
        '\u{A0}' => out.push_str("\\ "),
        // Characters without width say where to break or nothing at all.
        '\u{200B}' | '\u{AD}' | '\u{FEFF}' | '\u{200C}' | '\u{200D}' => {}
        '\u{0}'..='\u{1F}' => push_code(0x2400 + c as u32, out),
        '\u{7F}' => push_code(0x2421, out),
        '\u{80}'..='\u{9F}' => push_code(0xFFFD, out),
        _ if c.is_ascii() => out.push(c),
        _ => push_code(c as u32, out),
    }
}

fn push_code(code: u32, out: &mut String) {
    use std::fmt::Write;
    let _ = write!(out, "\\[u{code:04X}]");
}

/// Whether a word of `runs` has more than `width` characters.
fn has_word_wider_than(runs: &[Run], width: usize) -> bool {
    // Few words have as many bytes: most lines are looked at in steps of their width.
    let blank = |byte: &u8| *byte == b' ';
    let mut word = 0;
    for run in runs {
        let Run::Text(_, text) = run else {
            word = 0;
            continue;
        };
        let mut rest = text.as_bytes();
        while word + rest.len() > width {
            let Some(at) = rest[..=width - word].iter().rposition(blank) else {
                return longest_word(runs) > width;
            };
            rest = &rest[at + 1..];
            word = 0;
        }
        word = match rest.iter().rposition(blank) {
            Some(at) => rest.len() - at - 1,
            None => word + rest.len(),
        };
    }
    false
}

/// The characters of the longest word.
fn longest_word(runs: &[Run]) -> usize {
    let (mut longest, mut word) = (0, 0);
    for run in runs {
        match run {
            Run::Break => word = 0,
            Run::Text(_, text) => {
                for c in text.chars() {
                    word = if c == ' ' { 0 } else { word + 1 };
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
        check_text("\u{E000}\u{7}", r"\[uE000]\[u2407]");
        check_text("  x", "x");
        check_text("", r"\&");
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

    #[test]
    fn words_are_measured_over_all_runs_of_a_line() {
        let check = |parts: &[&str], width: usize| {
            let runs: Vec<Run> = parts
                .iter()
                .map(|part| match *part {
                    "\n" => Run::Break,
                    text => Run::Text(Font::Roman, text.into()),
                })
                .collect();
            assert_eq!(has_word_wider_than(&runs, width), longest_word(&runs) > width, "{parts:?}");
        };
        for width in 0..9 {
            check(&[], width);
            check(&["", "a", "", "bc", " ", "def ghij"], width);
            check(&["abc", "defg", "\n", "hijkl m"], width);
            check(&["abc", "\n", "def", "gh i", "jklmnop"], width);
            check(&["äöü", "ß äöüß", "éé ", "é"], width);
            check(&["abcd efgh ijkl mnop ", "qrst", "u v", "wxyz"], width);
        }
    }
}
