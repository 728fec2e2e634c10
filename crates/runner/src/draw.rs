//! Draws diagnostics with source lines and marks.

use annotate_snippets::{AnnotationKind, Group, Level, Renderer, Snippet};
use clman_device::{Actor, Finding, Kind, SourcePlace};
use clman_opencl::diagnostic::{Diagnostic, FileId, Severity, Span};
use clman_opencl::{LineColumn, SourceMap};
use clman_record::visible::{is_hidden, push_bytes, push_escaped, visible_line, visible_text};
use std::borrow::Cow;

/// Text with styles, in which quoted input is escaped.
#[derive(Clone, Debug)]
pub struct Drawing(pub String);

impl Drawing {
    /// The text to print, with or without its styles. Any other escape sequence is printed as text.
    pub fn shown(&self, colours: bool) -> Cow<'_, str> {
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

/// The file and line that `#line` directives give a diagnostic, if they differ from its actual file and line.
pub fn presumed<'a>(d: &Diagnostic, sources: &'a SourceMap) -> Option<(&'a str, u32)> {
    let own =
        (sources.file(d.primary.span.file).name.as_str(), sources.line_column(d.primary.span).line);
    Some(sources.presumed(d.primary.span)).filter(|place| *place != own)
}

/// A part of a file that a drawing shows.
struct Excerpt {
    /// The text, with hidden characters escaped.
    text: String,
    /// The number of its first line.
    line: usize,
    /// The offset of its start.
    start: usize,
    /// For each byte of the file in this part, its position in `text`; finally, the end of `text`. The bytes of a
    /// character after its first byte have the position of the character's end.
    places: Vec<usize>,
}

impl Excerpt {
    fn new(bytes: &[u8], line: usize, start: usize) -> Excerpt {
        let mut text = String::with_capacity(bytes.len());
        let mut places = Vec::with_capacity(bytes.len() + 1);
        let mut rest = bytes;
        for chunk in bytes.utf8_chunks() {
            for c in chunk.valid().chars() {
                places.push(text.len());
                rest = &rest[c.len_utf8()..];
                // Lines may end with CRLF.
                let ends_line = c == '\r' && matches!(rest.first(), None | Some(b'\n'));
                match c {
                    '\n' | '\t' => text.push(c),
                    _ if ends_line => {}
                    _ if is_hidden(c) => push_escaped(c, &mut text),
                    _ => text.push(c),
                }
                places.extend((1..c.len_utf8()).map(|_| text.len()));
            }
            for byte in chunk.invalid() {
                places.push(text.len());
                push_bytes(&[*byte], &mut text);
            }
            rest = &rest[chunk.invalid().len()..];
        }
        places.push(text.len());
        Excerpt { text, line, start, places }
    }

    /// The position in the text of the byte `at` of the file.
    fn place(&self, at: usize) -> usize {
        let at = at.saturating_sub(self.start).min(self.places.len() - 1);
        self.places[at]
    }
}

/// The length in bytes from which only a part of a line is shown.
const LONG_LINE: usize = 400;

/// The lines with the bytes from `first` to `last`, cut if they are too long to show. `place` is the place of the byte
/// `first`.
fn excerpt(bytes: &[u8], place: LineColumn, first: usize, last: usize) -> Excerpt {
    let before = place.column as usize - 1;
    let begin = first - if before > LONG_LINE / 2 { LONG_LINE / 4 } else { before };
    let end = bytes.len().min(last + LONG_LINE);
    let end = bytes[last..end].iter().position(|b| *b == b'\n').map_or(end, |i| last + i);
    // Characters are never split.
    let inside = |at: usize| bytes.get(at).is_some_and(|b| b & 0xC0 == 0x80);
    let begin = (begin..=first).find(|at| !inside(*at)).unwrap_or(begin);
    let end = (last..=end).rev().find(|at| !inside(*at)).unwrap_or(end);
    Excerpt::new(&bytes[begin..end], place.line as usize, begin)
}

/// Adds the source lines of `places`. A place is a span, its label, and whether it is primary: the subject of the
/// diagnostic.
fn with_places<'a>(
    mut group: Group<'a>,
    mut places: Vec<(Span, &str, bool)>,
    sources: &SourceMap,
) -> Group<'a> {
    while let Some(&(lead, ..)) = places.first() {
        let file = sources.file(lead.file);
        let line = file.line_column(lead.start).line;
        let near = |span: &Span| {
            span.file == lead.file && file.line_column(span.start).line.abs_diff(line) < 12
        };
        let (here, rest): (Vec<_>, Vec<_>) = places.into_iter().partition(|p| near(&p.0));
        places = rest;
        let clamp = |n: u32| (n as usize).min(file.bytes.len());
        let first = here.iter().map(|p| clamp(p.0.start)).min().unwrap_or(0);
        let mut last = here.iter().map(|p| clamp(p.0.end)).max().unwrap_or(first).max(first);
        if last - first > 20 * LONG_LINE {
            last = clamp(lead.start + LONG_LINE as u32).max(first);
        }
        let part = excerpt(&file.bytes, file.line_column(first as u32), first, last);
        let mut snippet = Snippet::source(part.text.clone())
            .line_start(part.line)
            .path(visible_line(&file.name).into_owned());
        for (span, text, primary) in here {
            let from = part.place(clamp(span.start));
            let to = part.place(clamp(span.end)).max(from);
            let kind = if primary { AnnotationKind::Primary } else { AnnotationKind::Context };
            let mut annotation = kind.span(from..to);
            if !text.is_empty() {
                annotation = annotation.label(visible_line(text).into_owned());
            }
            snippet = snippet.annotation(annotation);
        }
        group = group.element(snippet);
    }
    group
}

/// Draws a diagnostic with escape sequences for styles. Hidden characters of the input are escaped.
pub fn draw(d: &Diagnostic, sources: &SourceMap) -> String {
    let level = match d.severity {
        Severity::Error => Level::ERROR,
        Severity::Warning => Level::WARNING,
        Severity::Note => Level::NOTE,
    };
    // Nearby labels share an excerpt; other labels get their own.
    let mut group = level
        .primary_title(visible_line(&d.message))
        .id(d.code.id)
        .elements(Vec::<Snippet<'_, annotate_snippets::Annotation<'_>>>::new());
    let mut places = vec![(d.primary.span, d.primary.text.as_str(), true)];
    places.extend(d.secondary.iter().map(|l| (l.span, l.text.as_str(), false)));
    group = with_places(group, places, sources);
    if let Some((file, line)) = presumed(d, sources) {
        let note = format!("`#line` gives this line the name {}:{line}", visible_line(file));
        group = group.element(Level::NOTE.message(note));
    }
    for note in &d.notes {
        group = group.element(Level::NOTE.message(visible_text(note)));
    }
    if let Some(help) = &d.help {
        group = group.element(Level::HELP.message(visible_text(help)));
    }
    if let Some(rule) = d.rule {
        let see = format!("see: {}(3clc), {}", rule.page, rule.rule);
        group = group.element(Level::NOTE.no_name().message(see));
    }
    Renderer::styled().render(&[group])
}

/// The span of the token at a place; `None` if the place is not in a source file.
fn span_of(place: &SourcePlace, sources: &SourceMap) -> Option<Span> {
    let at = sources.files().iter().position(|file| file.name == place.file)?;
    let file = &sources.files()[at];
    let start = file.offset(LineColumn { line: place.line, column: place.column });
    let is_word = |byte: &&u8| byte.is_ascii_alphanumeric() || **byte == b'_';
    let length = file.bytes[start as usize..].iter().take_while(is_word).count().max(1);
    Some(Span { file: FileId(u32::try_from(at).ok()?), start, end: start + length as u32 })
}

fn work_item(actor: &Actor) -> String {
    let [x, y, z] = actor.global_id;
    let [a, b, c] = actor.group_id;
    format!("work-item ({x}, {y}, {z}) of group ({a}, {b}, {c})")
}

/// Draws a finding of the reference device as a diagnostic, with the line of the access and, if there is another access
/// (as in a race), the line of that access. A finding that the launch expects is a note.
pub fn draw_finding(finding: &Finding, is_expected: bool, sources: &SourceMap) -> String {
    let level = match finding.warning {
        _ if is_expected => Level::NOTE,
        true => Level::WARNING,
        false => Level::ERROR,
    };
    let times = match finding.count {
        0 | 1 => String::new(),
        count => format!(", {count} times in all"),
    };
    let first = format!("first by {}{times}", work_item(&finding.actor));
    let other = finding.other.as_ref().map(|(actor, is_write)| {
        let verb = match finding.kind {
            Kind::UninitializedRead => "unwritten memory is read",
            _ if *is_write => "written",
            _ => "read",
        };
        (actor, format!("{verb} here by {}", work_item(actor)))
    });
    let mut places = Vec::new();
    let mut notes = Vec::new();
    let other = other.as_ref().map(|(actor, words)| (*actor, words, false));
    for (actor, words, primary) in [(&finding.actor, &first, true)].into_iter().chain(other) {
        match span_of(&actor.place, sources) {
            Some(span) => places.push((span, words.as_str(), primary)),
            None => notes.push(words),
        }
    }
    let group = level
        .primary_title(visible_line(&finding.message).into_owned())
        .id(finding.kind.name())
        .elements(Vec::<Snippet<'_, annotate_snippets::Annotation<'_>>>::new());
    let mut group = with_places(group, places, sources);
    for note in notes {
        group = group.element(Level::NOTE.message(note.as_str()));
    }
    Renderer::styled().render(&[group])
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
}
