//! The only access to standard output and standard error.
//!
//! The output combines text of clman with text of the input: names, messages, source lines. A terminal
//! would interpret control characters of the input, and an unterminated escape sequence would hide the text
//! after it. Therefore all output passes through this module, which writes hidden characters ([`visible`])
//! as visible escapes. Line breaks are kept only in multi-line text ([`print_text`]). Styles are separate
//! from text ([`print_parts`]), or part of a [`Drawing`], whose creator escapes quoted input.
//!
//! Every write of results is checked. A closed pipe (`clman … | head`) is not an error, and nothing more is
//! written. Any other error is reported at the end of the process, which then fails.

use anstream::{AutoStream, ColorChoice};
use clap::builder::styling::Style;
use clman_record::visible::{self, is_hidden, push_escaped, visible_line, visible_text};
use serde_json::Value;
use std::borrow::Cow;
use std::fmt::{Display, Write as _};
use std::io::{self, BufWriter, ErrorKind, Stdout, Write};
use std::sync::{LazyLock, Mutex, MutexGuard, PoisonError};

/// Standard output.
struct Results {
    out: BufWriter<Stdout>,
    colours: bool,
    /// The error after which nothing more can be written.
    ended: Option<io::Error>,
}

static RESULTS: LazyLock<Mutex<Results>> = LazyLock::new(|| {
    let out = io::stdout();
    let colours = AutoStream::choice(&out) != ColorChoice::Never;
    Mutex::new(Results { out: BufWriter::with_capacity(64 << 10, out), colours, ended: None })
});

fn results() -> MutexGuard<'static, Results> {
    RESULTS.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Results {
    /// Writes text whose only hidden characters are clman's own.
    fn write(&mut self, text: &str) {
        if self.ended.is_none() {
            self.ended = self.out.write_all(text.as_bytes()).err();
        }
    }

    fn flush(&mut self) {
        if self.ended.is_none() {
            self.ended = self.out.flush().err();
        }
    }

    /// The error that ended the output, unless it is a closed pipe.
    fn error(&self) -> Option<&io::Error> {
        self.ended.as_ref().filter(|error| error.kind() != ErrorKind::BrokenPipe)
    }
}

/// Text with styles, whose creator escaped quoted input.
pub(super) struct Drawing(pub(super) String);

impl Drawing {
    /// The text to print, with or without its styles. Any other escape sequence is printed as text.
    fn shown(&self, colours: bool) -> Cow<'_, str> {
        if !self.0.contains(|c| is_hidden(c) && !matches!(c, '\n' | '\t')) {
            return self.0.as_str().into();
        }
        let mut out = String::with_capacity(self.0.len());
        let mut rest = self.0.as_str();
        while let Some(c) = rest.chars().next() {
            let style = style_length(rest);
            let length = style.unwrap_or(c.len_utf8());
            match style {
                Some(_) if !colours => {}
                None if is_hidden(c) && !matches!(c, '\n' | '\t') => push_escaped(c, &mut out),
                _ => out.push_str(&rest[..length]),
            }
            rest = &rest[length..];
        }
        out.into()
    }
}

/// The length of the escape sequence at the start of `text`, if it only sets a style.
fn style_length(text: &str) -> Option<usize> {
    let parameters = text.strip_prefix("\x1b[")?;
    let end = parameters.find(|c: char| !(c.is_ascii_digit() || c == ';'))?;
    parameters[end..].starts_with('m').then_some(end + 3)
}

/// Prints one line of results.
pub(super) fn print(text: impl Display) {
    let mut line = visible_line(&text.to_string()).into_owned();
    line.push('\n');
    results().write(&line);
}

/// Prints several lines of results, with a line break at the end.
pub(super) fn print_text(text: &str) {
    let mut out = results();
    out.write(&visible_text(text));
    out.write("\n");
}

/// Prints one line of results with styled parts.
pub(super) fn print_parts(parts: &[(Style, &str)]) {
    let mut out = results();
    let mut line = String::new();
    for (style, text) in parts {
        let text = visible_line(text);
        let _ = match out.colours {
            true => write!(line, "{style}{text}{style:#}"),
            false => write!(line, "{text}"),
        };
    }
    line.push('\n');
    out.write(&line);
}

/// Prints a drawing.
pub(super) fn print_drawing(drawing: &Drawing) {
    let mut out = results();
    let colours = out.colours;
    out.write(&drawing.shown(colours));
}

/// Prints the output of a kernel unchanged.
pub(super) fn print_bytes(bytes: &[u8]) {
    results().write(&visible::visible_bytes(bytes));
}

/// Prints a line of JSON.
pub(super) fn print_json(value: &Value) {
    let mut line = json_text(value.to_string());
    line.push('\n');
    results().write(&line);
}

/// Escapes hidden characters, which occur only in JSON strings. Line breaks between strings are kept.
pub(super) fn json_text(json: String) -> String {
    if !json.contains(|c| is_hidden(c) && c != '\n') {
        return json;
    }
    let mut out = String::with_capacity(json.len() + 16);
    for c in json.chars() {
        if is_hidden(c) && c != '\n' {
            for unit in c.encode_utf16(&mut [0; 2]) {
                let _ = write!(out, "\\u{unit:04x}");
            }
        } else {
            out.push(c);
        }
    }
    out
}

/// Flushes standard output; false on error.
pub(super) fn flush() -> bool {
    let mut out = results();
    out.flush();
    out.error().is_none()
}

/// Prints one line on standard error.
pub(super) fn say(message: impl Display) {
    say_text(&format!("clman: {}", visible_line(&message.to_string())));
}

/// Prints several lines on standard error.
pub(super) fn say_text(text: &str) {
    write_error(&visible_text(text));
}

/// Prints a drawing on standard error.
pub(super) fn say_drawing(drawing: &Drawing) {
    let colours = AutoStream::choice(&io::stderr()) != ColorChoice::Never;
    write_error(&drawing.shown(colours));
}

/// Writes to standard error. Errors of the write are ignored, because they cannot be reported.
fn write_error(text: &str) {
    // Flushes the results first, so that both streams are in order on a terminal.
    results().flush();
    let _ = io::stderr().lock().write_all(format!("{text}\n").as_bytes());
}

/// Flushes the results and returns the exit code of the process.
pub(super) fn finish(code: u8) -> u8 {
    if flush() {
        return code;
    }
    let reason = results().error().map_or(String::new(), ToString::to_string);
    say(format_args!("standard output cannot be written: {reason}"));
    super::FAILED
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn drawings_keep_their_styles_and_nothing_else() {
        let drawing = Drawing("\x1b[1;31ma\x1b[0m\n\t\x1b[2J\x1b]0;x\x07\x1b[31".into());
        let rest = "\n\t\\u{1b}[2J\\u{1b}]0;x\\u{7}\\u{1b}[31";
        assert_eq!(drawing.shown(true), format!("\x1b[1;31ma\x1b[0m{rest}"));
        assert_eq!(drawing.shown(false), format!("a{rest}"));
    }

    #[test]
    fn json_says_the_same_in_visible_characters() {
        let value = serde_json::json!({ "a\u{9b}": "\u{1b}\u{202e}\u{e0041}\u{ffff}\n\t\u{7f}é" });
        let text = json_text(format!("{value:#}"));
        assert_eq!(text.matches(is_hidden).collect::<String>(), "\n\n");
        assert_eq!(serde_json::from_str::<Value>(&text).ok(), Some(value));
    }
}
