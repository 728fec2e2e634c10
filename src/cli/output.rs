//! Writes text to standard output and standard error. Only progress bars and the answers of workers are written
//! elsewhere.
//!
//! The output combines text of clman with text of the input: names, messages, source lines. A terminal would interpret
//! control characters of the input, and an unterminated escape sequence would hide the text after it. Therefore all
//! text passes through this module, which writes hidden characters ([`clman_record::visible`]) as visible escapes. Line
//! breaks are kept only in multi-line text ([`print_text`]). Styles are separate from text ([`print_parts`]), or part
//! of a [`Drawing`], whose creator escapes quoted input.
//!
//! Every write of results is checked. A closed pipe (`clman … | head`) is not an error, and nothing more is
//! written. Any other error is reported at the end of the process, which then fails.

use anstream::{AutoStream, ColorChoice};
use clap::builder::styling::Style;
use clman_record::visible::{visible_line, visible_text};
use clman_runner::draw::Drawing;
use clman_runner::results::{Piece, json_text, message};
use serde_json::Value;
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
    /// Writes text in which hidden characters of the input are already escaped.
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

/// Prints one line of results.
pub(super) fn print(text: impl Display) {
    print_piece(&Piece::Line(text.to_string()));
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

/// Prints a part of a report.
pub(super) fn print_piece(piece: &Piece) {
    let mut out = results();
    let colours = out.colours;
    out.write(&piece.shown(colours));
}

/// Prints a part of a report on standard error.
pub(super) fn say_piece(piece: &Piece) {
    let colours = AutoStream::choice(&io::stderr()) != ColorChoice::Never;
    write_error(&piece.shown(colours));
}

/// Prints a line of JSON.
pub(super) fn print_json(value: &Value) {
    let mut line = json_text(value.to_string());
    line.push('\n');
    results().write(&line);
}

/// Flushes standard output. Returns whether all results were written; a closed pipe is not an error.
pub(super) fn flush() -> bool {
    let mut out = results();
    out.flush();
    out.error().is_none()
}

/// Prints one line on standard error.
pub(super) fn say(text: impl Display) {
    say_piece(&message(text));
}

/// Prints a drawing on standard error.
pub(super) fn say_drawing(drawing: &Drawing) {
    let colours = AutoStream::choice(&io::stderr()) != ColorChoice::Never;
    write_error(&format!("{}\n", drawing.shown(colours)));
}

/// Writes to standard error. Errors of the write are ignored, because they cannot be reported.
fn write_error(text: &str) {
    // Flushes the results first, so that both streams are in order on a terminal.
    results().flush();
    let _ = io::stderr().lock().write_all(text.as_bytes());
}

/// Flushes the results. Returns the exit code of the process: `code`, or [`FAILED`](super::FAILED) if the results could
/// not be written.
pub(super) fn finish(code: u8) -> u8 {
    if flush() {
        return code;
    }
    let reason = results().error().map_or(String::new(), ToString::to_string);
    say(format_args!("standard output cannot be written: {reason}"));
    super::FAILED
}
