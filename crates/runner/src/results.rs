//! Results as text for people and as lines of JSON.

use crate::draw::{Drawing, draw, presumed};
use crate::job::{PRINTED, Ran};
use crate::launch::{Memory, Mismatch, Outcome, Run, Status};
use crate::values::{Scalar, scalars};
use clman_device::{Actor, Finding, space_word};
use clman_opencl::diagnostic::{Diagnostic, Severity, counted};
use clman_opencl::{Checked, SourceMap};
use clman_record::visible::{is_hidden, visible_bytes, visible_line};
use clman_record::{Number, hex};
use serde_json::{Value, json};
use std::borrow::Cow;
use std::fmt::Write as _;

/// The format of results.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// Text for people.
    Human,
    /// JSON Lines.
    Json,
}

/// A part of the output of a command.
#[derive(Clone, Debug)]
pub enum Piece {
    /// A drawing with its line breaks.
    Drawing(Drawing),
    /// The output of a kernel, which need not end with a line break.
    Printed(Vec<u8>),
    /// A line, without its line break.
    Line(String),
    /// A line of JSON.
    Json(Value),
}

impl Piece {
    /// The text to print. Hidden characters are escaped.
    pub fn shown(&self, colours: bool) -> Cow<'_, str> {
        match self {
            Piece::Drawing(drawing) => drawing.shown(colours),
            Piece::Printed(bytes) => visible_bytes(bytes).into(),
            Piece::Line(line) => format!("{}\n", visible_line(line)).into(),
            Piece::Json(value) => format!("{}\n", json_text(value.to_string())).into(),
        }
    }
}

/// A message of a command about itself, for standard error.
pub fn message(text: impl std::fmt::Display) -> Piece {
    Piece::Line(format!("clman: {text}"))
}

/// Escapes hidden characters, which occur only in JSON strings. Line breaks between strings are kept.
pub fn json_text(json: String) -> String {
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

/// The default maximum number of errors, and of warnings, that are shown for a file.
pub const ERROR_LIMIT: usize = 100;

/// Counts of diagnostics.
#[derive(Clone, Copy, Debug, Default)]
pub struct Counts {
    errors: usize,
    warnings: usize,
    /// The number of errors shown.
    shown_errors: usize,
    /// The number of warnings shown.
    shown_warnings: usize,
    /// The number of files with an error or a warning.
    files: usize,
}

impl Counts {
    /// Adds the counts of another file.
    pub fn add(&mut self, other: &Counts) {
        self.errors += other.errors;
        self.warnings += other.warnings;
        self.shown_errors += other.shown_errors;
        self.shown_warnings += other.shown_warnings;
        self.files += other.files;
    }

    /// Whether some diagnostics are not shown.
    pub fn is_cut(&self) -> bool {
        (self.shown_errors, self.shown_warnings) != (self.errors, self.warnings)
    }

    /// The counts as a sentence; `None` without errors and warnings.
    pub fn summary(&self) -> Option<String> {
        let part = |count: usize, shown: usize, word: &str| {
            let number = counted(count, word);
            match (count, shown) {
                (0, _) => None,
                _ if shown < count => Some(format!("{number}, {shown} shown")),
                _ => Some(number),
            }
        };
        let errors = part(self.errors, self.shown_errors, "error");
        let warnings = part(self.warnings, self.shown_warnings, "warning");
        let parts: Vec<String> = errors.into_iter().chain(warnings).collect();
        if parts.is_empty() {
            return None;
        }
        let files = counted(self.files, "file");
        let all = if self.is_cut() { "; `clman check --error-limit 0` shows all" } else { "" };
        Some(format!("{} in {files}{all}", parts.join(", ")))
    }
}

/// The diagnostics to show, and the counts: up to `limit` errors and up to `limit` warnings, each with its notes. A
/// `limit` of 0 means that all are shown.
pub fn shown(diagnostics: &[Diagnostic], limit: usize) -> (Vec<&Diagnostic>, Counts) {
    let limit = if limit == 0 { usize::MAX } else { limit };
    let mut counts = Counts { files: 1, ..Counts::default() };
    let mut is_shown = true;
    let mut shown = Vec::new();
    for diagnostic in diagnostics {
        let (count, count_shown) = match diagnostic.severity {
            Severity::Error => (&mut counts.errors, &mut counts.shown_errors),
            Severity::Warning => (&mut counts.warnings, &mut counts.shown_warnings),
            // A note belongs to the diagnostic before it.
            Severity::Note => {
                shown.extend(is_shown.then_some(diagnostic));
                continue;
            }
        };
        *count += 1;
        is_shown = *count_shown < limit;
        if is_shown {
            *count_shown += 1;
            shown.push(diagnostic);
        }
    }
    if counts.errors + counts.warnings == 0 {
        counts.files = 0;
    }
    (shown, counts)
}

/// The diagnostics of a file that are shown.
#[derive(Clone, Debug, Default)]
pub struct Diagnostics {
    /// The drawings, each with a blank line after it.
    pub drawn: Vec<Drawing>,
    /// The diagnostics as lines of JSON.
    pub json: Vec<Value>,
    /// Their messages, one on each line.
    pub log: String,
    /// The counts.
    pub counts: Counts,
}

impl Diagnostics {
    /// The diagnostics that [`shown`] selects.
    pub fn new(checked: &Checked, limit: usize) -> Diagnostics {
        let (diagnostics, counts) = shown(&checked.diagnostics, limit);
        let mut all = Diagnostics { counts, ..Diagnostics::default() };
        for d in diagnostics {
            all.drawn.push(diagnostic(d, &checked.sources));
            all.json.push(diagnostic_json(d, &checked.sources));
            all.log.push_str(&d.message);
            all.log.push('\n');
        }
        all
    }
}

/// The output of a command.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// The pieces for standard error.
    pub errors: Vec<Piece>,
    /// The pieces for standard output.
    pub results: Vec<Piece>,
    /// The exit code: 0 if everything is as expected, 1 if something was found, 2 if the command failed.
    pub code: u8,
}

/// The report of `clman check` on one file.
pub fn checked(diagnostics: &Diagnostics, accepted: bool, format: Format) -> Report {
    let mut report = Report { code: u8::from(!accepted), ..Report::default() };
    match format {
        Format::Json => report.results.extend(diagnostics.json.iter().cloned().map(Piece::Json)),
        Format::Human => {
            report.results.extend(diagnostics.drawn.iter().cloned().map(Piece::Drawing));
        }
    }
    if format == Format::Human || diagnostics.counts.is_cut() {
        report.errors.extend(diagnostics.counts.summary().map(message));
    }
    report
}

/// The report of `clman run` on the reference device.
pub fn ran(ran: &Ran, format: Format) -> Report {
    let mut report = Report::default();
    let Diagnostics { drawn, json, counts, .. } = &ran.diagnostics;
    match format {
        Format::Json => report.results.extend(json.iter().cloned().map(Piece::Json)),
        Format::Human => {
            report.errors.extend(drawn.iter().cloned().map(Piece::Drawing));
            report.errors.extend(counts.summary().map(message));
        }
    }
    match &ran.outcome {
        Err(failure) => {
            report.errors.push(message(failure));
            report.code = 2;
        }
        Ok(outcome) => {
            if outcome.runs.iter().any(|run| run.is_cut) {
                report.errors.push(message(format_args!(
                    "the output of the kernel is truncated after {PRINTED} bytes"
                )));
            }
            report.results.extend(launched(outcome, &ran.findings, format, "reference"));
            report.code = u8::from(!outcome.is_fine());
        }
    }
    report
}

/// Draws a diagnostic, with a blank line after it.
pub fn diagnostic(d: &Diagnostic, sources: &SourceMap) -> Drawing {
    Drawing(format!("{}\n\n", draw(d, sources)))
}

/// A diagnostic as a line of JSON.
pub fn diagnostic_json(d: &Diagnostic, sources: &SourceMap) -> Value {
    let file = sources.file(d.primary.span.file);
    let start = file.line_column(d.primary.span.start);
    let end = file.line_column(d.primary.span.end);
    json!({
        "kind": "diagnostic",
        "file": file.name,
        "line": start.line,
        "column": start.column,
        "end_line": end.line,
        "end_column": end.column,
        "presumed": presumed(d, sources).map(|(file, line)| json!({ "file": file, "line": line })),
        "severity": d.severity.as_str(),
        "code": d.code.id,
        "message": d.message,
        "page": d.rule.map(|r| r.page),
        "rule": d.rule.map(|r| r.rule),
        "suggestion": d.suggestion.as_ref().map(|suggestion| {
            let file = sources.file(suggestion.span.file);
            let start = file.line_column(suggestion.span.start);
            let end = file.line_column(suggestion.span.end);
            json!({
                "line": start.line,
                "column": start.column,
                "end_line": end.line,
                "end_column": end.column,
                "replacement": suggestion.replacement,
                "certain": suggestion.is_certain,
            })
        }),
    })
}

fn json_number(scalar: Scalar, n: Number) -> Value {
    match n {
        Number::Int(v) => match (i64::try_from(v), u64::try_from(v)) {
            (Ok(v), _) => json!(v),
            (_, Ok(v)) => json!(v),
            _ => Value::Null,
        },
        Number::Float(f) if f.is_nan() => json!("nan"),
        Number::Float(f) if f.is_infinite() => json!(if f > 0.0 { "inf" } else { "-inf" }),
        // The shortest number that is read back as this float.
        Number::Float(f) if scalar == Scalar::Float => {
            (f as f32).to_string().parse::<f64>().map_or(Value::Null, |v| json!(v))
        }
        Number::Float(f) => json!(f),
    }
}

fn actor_json(actor: &Actor) -> Value {
    json!({
        "file": actor.place.file, "line": actor.place.line, "column": actor.place.column,
        "global_id": actor.global_id, "local_id": actor.local_id, "group_id": actor.group_id,
    })
}

/// A finding as a line of JSON.
pub fn finding_json(f: &Finding, is_expected: bool) -> Value {
    // Expected findings have another kind, because consumers count the findings that no launch expects.
    let kind = if is_expected { "expected-finding" } else { "finding" };
    let other = f.other.as_ref().map(|(actor, write)| {
        let mut value = actor_json(actor);
        value["access"] = json!(if *write { "write" } else { "read" });
        value
    });
    json!({
        "kind": kind,
        "finding": f.kind.name(),
        "severity": if f.warning { "warning" } else { "error" },
        "address_space": f.space.map(space_word),
        "message": f.message,
        "file": f.actor.place.file,
        "line": f.actor.place.line,
        "column": f.actor.place.column,
        "global_id": f.actor.global_id,
        "local_id": f.actor.local_id,
        "group_id": f.actor.group_id,
        "count": f.count,
        "allocation": f.object.as_ref().map(|o| &o.0),
        "offset": f.object.as_ref().map(|o| o.1),
        "other": other,
    })
}

/// A buffer or image as JSON: the index of its argument, from 0, the type of its elements, and its scalars. If the type
/// is unknown, the bytes of the buffer or image are given in place of the scalars.
fn buffer_json(memory: &Memory) -> Value {
    let Memory { arg: i, kind, bytes, .. } = memory;
    match scalars(kind, bytes) {
        Some(list) => {
            let values: Vec<Value> = list.iter().map(|(s, n)| json_number(*s, *n)).collect();
            json!({ "arg": i, "type": kind, "values": values })
        }
        None => json!({ "arg": i, "type": "bytes", "hex": hex(bytes) }),
    }
}

/// The maximum number of scalars of a buffer in human-readable output.
const SHOWN: usize = 16;

/// The number of bytes that are decoded at a time. It is a multiple of the size of every element.
const BLOCK: usize = 2048;

/// The type of the elements of a buffer or image, and the first scalars as text, followed by the number of scalars if
/// there are more. If the type is unknown, the type is `bytes`, and the text contains the first bytes.
pub fn shown_memory<'k>(kind: &'k str, bytes: &[u8]) -> (&'k str, String) {
    // Only the first and the last bytes are decoded; the number of scalars is computed from the sizes.
    let Some(list) = scalars(kind, &bytes[..bytes.len().min(BLOCK)]) else {
        return ("bytes", hex(&bytes[..bytes.len().min(SHOWN)]));
    };
    let words: Vec<String> = list
        .iter()
        .take(SHOWN)
        .map(|(s, n)| json_number(*s, *n).to_string().trim_matches('"').to_string())
        .collect();
    let blocks = bytes.len() / BLOCK;
    let rest = scalars(kind, &bytes[blocks * BLOCK..]).map_or(0, |l| l.len());
    let total = if blocks > 0 { blocks * list.len() + rest } else { list.len() };
    let more = if total > SHOWN { format!(", … ({total})") } else { String::new() };
    (kind, format!("{}{more}", words.join(", ")))
}

fn buffer_text(memory: &Memory) -> String {
    let (kind, text) = shown_memory(&memory.kind, &memory.bytes);
    format!("argument {}: {kind} {text}", memory.arg + 1)
}

/// A mismatch as a line of JSON.
fn mismatch_json(launch: usize, mismatch: &Mismatch) -> Value {
    let (arg, index, expected, seen) = match mismatch {
        Mismatch::Buffer { arg, difference: d } => {
            let number = |n: Option<Number>| n.map_or(Value::Null, |n| json_number(d.scalar, n));
            (json!(arg), d.index, number(d.expected), number(d.seen))
        }
        Mismatch::Printed { index, expected, seen } => {
            (json!("printf"), *index, json!(expected), json!(seen))
        }
        Mismatch::Finding(kind) => (json!("finding"), 0, json!(kind), Value::Null),
    };
    json!({
        "kind": "mismatch", "launch": launch, "arg": arg, "index": index,
        "expected": expected, "seen": seen,
    })
}

/// The results of launches on a device. `drawn` are the findings as drawings.
pub fn launched(outcome: &Outcome, drawn: &[Drawing], format: Format, device: &str) -> Vec<Piece> {
    let runs = &outcome.runs;
    // The memory after the last launch is shown.
    let memories = runs.last().map_or(&[][..], |r| &r.buffers[..]);
    let mismatches = || {
        let each = |(k, r): (usize, &'_ Run)| {
            r.mismatches.iter().map(|m| mismatch_json(k, m)).collect::<Vec<_>>()
        };
        runs.iter().enumerate().flat_map(each)
    };
    let mut pieces = Vec::new();
    if format == Format::Json {
        for run in runs {
            pieces.extend(run.expected.iter().map(|f| Piece::Json(finding_json(f, true))));
            pieces.extend(run.findings.iter().map(|f| Piece::Json(finding_json(f, false))));
        }
        for run in runs.iter().filter(|r| !r.printed.is_empty()) {
            let text = String::from_utf8_lossy(&run.printed);
            pieces.push(Piece::Json(json!({ "kind": "printf", "text": text })));
        }
        pieces.extend(mismatches().map(Piece::Json));
        let shown = |images: bool| -> Vec<Value> {
            let some = memories.iter().filter(|m| m.is_image == images);
            some.map(buffer_json).collect()
        };
        let seconds: f64 = runs.iter().map(|r| r.seconds).sum();
        pieces.push(Piece::Json(json!({
            "kind": "result", "status": outcome.status.as_str(), "device": device,
            "buffers": shown(false), "images": shown(true), "log": outcome.log,
            "seconds": { "build": outcome.build_seconds, "run": seconds },
        })));
        return pieces;
    }
    pieces.extend(drawn.iter().map(|d| Piece::Drawing(Drawing(format!("{}\n\n", d.0)))));
    pieces.extend(runs.iter().map(|run| Piece::Printed(run.printed.clone())));
    for m in mismatches() {
        let what = match &m["arg"] {
            Value::String(s) => s.clone(),
            n => format!("argument {}", n.as_u64().map_or(0, |n| n + 1)),
        };
        pieces.push(Piece::Line(format!(
            "launch {}: {what}, at index {}: expected {}, found {}",
            m["launch"].as_u64().map_or(0, |n| n + 1),
            m["index"],
            m["expected"],
            m["seen"]
        )));
    }
    let status = match outcome.status {
        Status::Ok => None,
        Status::BuildFailed => Some("the program failed to build"),
        Status::Crashed => Some("the driver reported an error or crashed"),
        Status::Unsupported => Some("the device does not support a feature of the launch"),
        Status::Timeout => Some("the run was stopped, because it exceeded the time limit"),
    };
    pieces.extend(status.map(|status| Piece::Line(status.into())));
    pieces.extend(memories.iter().map(|m| Piece::Line(buffer_text(m))));
    pieces
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn json_says_the_same_in_visible_characters() {
        let value = serde_json::json!({ "a\u{9b}": "\u{1b}\u{202e}\u{e0041}\u{ffff}\n\t\u{7f}é" });
        let text = json_text(format!("{value:#}"));
        assert_eq!(text.matches(is_hidden).collect::<String>(), "\n\n");
        assert_eq!(serde_json::from_str::<Value>(&text).ok(), Some(value));
    }
}
