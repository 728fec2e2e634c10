//! Macros, strings, registers and conditions: the lines of a page as a terminal's formatter sees them.
//!
//! The interpreter executes requests that define or test something. All other lines are the result, with strings and
//! registers interpolated: text, the macros of `man` and `mdoc`, and the requests of the formatter. The size of the
//! result is limited: there is a maximum for the bytes that macros, strings and loops add, and for their depth.

use super::expression::{Names, WIDTH, condition, expression};
use super::inlines::name;
use super::lines::{Line, arguments, comment_start, control, split_requests};
use super::refentry::Maker;
use crate::{Input, ReadError, compression, encoding};
use std::borrow::Cow;
use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

/// The maximum depth of macros and of strings in strings.
pub(super) const MAX_DEPTH: usize = 50;

/// The number of bytes that macros, strings and loops may add to a page: a number for each page, and a number for each
/// byte of the page.
const MAX_ADDED: (usize, usize) = (1 << 20, 8);

/// The maximum depth of files that include files.
const MAX_FILES: usize = 8;

/// Macros that a page may define for old formatters. Such definitions are ignored, because the format readers know the
/// macros.
const KNOWN: [&str; 39] = [
    "TH", "SH", "SS", "PP", "P", "LP", "TP", "TQ", "IP", "HP", "RS", "RE", "B", "I", "R", "SM",
    "SB", "BI", "BR", "IB", "IR", "RB", "RI", "EX", "EE", "UR", "UE", "MT", "ME", "MR", "SY", "OP",
    "YS", "TS", "TE", "EQ", "EN", "T&", "T}",
];

/// Requests that read the lines after them, up to an end mark.
const DEFINITIONS: [&str; 7] = ["de", "de1", "am", "am1", "dei", "ami", "ig"];

/// Strings that formatters and macro packages define.
const STRINGS: &[(&str, &str)] = &[
    ("Am", "&"),
    ("Aq", "\\(aq"),
    ("Ba", "|"),
    ("Ge", "\\(>="),
    ("Gt", ">"),
    ("If", "\\(if"),
    ("Le", "\\(<="),
    ("Lq", "\\(lq"),
    ("Lt", "<"),
    ("Na", "NaN"),
    ("Ne", "\\(!="),
    ("Pi", "\\(*p"),
    ("Pm", "\\(+-"),
    ("Rq", "\\(rq"),
    ("aa", "\\(aa"),
    ("ga", "\\(ga"),
    ("left-bracket", "["),
    ("right-bracket", "]"),
    ("left-parenthesis", "("),
    ("right-parenthesis", ")"),
    ("left-singlequote", "\\(oq"),
    ("right-singlequote", "\\(cq"),
    ("quote-left", "\\(oq"),
    ("quote-right", "\\(cq"),
    ("lp", "("),
    ("rp", ")"),
    ("lq", "\\(lq"),
    ("rq", "\\(rq"),
    ("q", "\\(dq"),
    ("ua", "\\(ua"),
    ("va", "\\(va"),
    ("R", "\\(rg"),
    ("Tm", "\\(tm"),
    ("S", ""),
    ("HF", "\\fB"),
];

/// The lines of a macro's body, each with its line number in the source.
type Body = Rc<[(usize, String)]>;

/// The lines of a page, and the passages that could not be read.
pub(super) struct Interpreted<'a> {
    pub(super) lines: Vec<Line<'a>>,
    pub(super) notes: Vec<(usize, String)>,
}

/// Reads the lines of a page.
///
/// # Errors
/// The file ends inside a table.
pub(super) fn interpret<'a>(
    input: &Input<'_>,
    text: &'a str,
    maker: Maker,
) -> Result<Interpreted<'a>, ReadError> {
    let mut source = Source::default();
    for (at, line) in text.lines().enumerate() {
        match maker {
            Maker::DocbookXsl => {
                split_requests(line).into_iter().for_each(|piece| source.add(at + 1, piece))
            }
            Maker::Other => source.add(at + 1, line),
        }
    }
    let mut state = Interpreter::new(input);
    state.run(&source.lines, &Call::default());
    // A truncated page may end anywhere; inside a table the truncation is detectable.
    let table =
        state.out.iter().rfind(|line| matches!(&*line.name, "TS" | "TE" | "SH" | "SS" | "Sh"));
    if let Some(start) = table.filter(|line| line.name == "TS") {
        let message = "the file ends inside the table that starts here";
        return Err(ReadError::new(input.path, start.number, message));
    }
    Ok(Interpreted { lines: state.out, notes: state.notes })
}

/// The lines of a text with their numbers.
#[derive(Default)]
struct Source<'a> {
    lines: Vec<(usize, Cow<'a, str>)>,
    /// Whether the last line ended in a backslash, which joins it with the next line.
    joins: bool,
    /// Whether `.eo` has turned escapes off.
    is_raw: bool,
}

impl<'a> Source<'a> {
    fn add(&mut self, number: usize, line: &'a str) {
        let slashes = line.bytes().rev().take_while(|byte| *byte == b'\\').count();
        match control(line, '.') {
            Some(("eo", _)) => self.is_raw = true,
            Some(("ec", _)) => self.is_raw = false,
            _ => {}
        }
        let continues = !self.is_raw && slashes % 2 == 1 && comment_start(line).is_none();
        let kept = if continues { &line[..line.len() - 1] } else { line };
        match self.lines.last_mut().filter(|_| self.joins) {
            Some((_, last)) => last.to_mut().push_str(kept),
            None => self.lines.push((number, Cow::Borrowed(kept))),
        }
        self.joins = continues;
    }
}

/// A call of a macro that is being executed.
#[derive(Default)]
pub(super) struct Call {
    pub(super) name: String,
    /// The arguments. `.shift` drops the first argument.
    pub(super) arguments: RefCell<Vec<String>>,
}

impl Call {
    pub(super) fn new(name: &str, given: &str) -> Self {
        Call { name: name.to_owned(), arguments: RefCell::new(arguments(given)) }
    }
}

/// The reason why the lines of a body end.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Flow {
    Next,
    Break,
    Return,
}

pub(super) struct Interpreter<'a, 'i> {
    input: &'i Input<'i>,
    macros: HashMap<String, Body>,
    pub(super) strings: HashMap<String, Rc<str>>,
    pub(super) registers: HashMap<String, i64>,
    /// Whether the condition of each open `.ie` held.
    otherwise: Vec<bool>,
    /// The character that starts control lines, which `.cc` sets.
    pub(super) dot: char,
    /// The escape character, if it is not the backslash; `Some(None)` after `.eo`, which turns escapes off.
    escape: Option<Option<char>>,
    /// The characters that `.tr` replaces, each with its replacement.
    printed: Vec<(String, String)>,
    /// Whether the current line is among the formats of a table.
    in_format: bool,
    added: usize,
    limit: usize,
    depth: usize,
    files: usize,
    out: Vec<Line<'a>>,
    notes: Vec<(usize, String)>,
}

impl Names for Interpreter<'_, '_> {
    fn is_defined(&self, name: &str) -> bool {
        self.macros.contains_key(name) || self.strings.contains_key(name) || KNOWN.contains(&name)
    }

    fn is_register(&self, name: &str) -> bool {
        self.registers.contains_key(name)
    }
}

impl<'a, 'i> Interpreter<'a, 'i> {
    fn new(input: &'i Input<'i>) -> Self {
        let strings = STRINGS.iter().map(|(name, text)| ((*name).to_owned(), Rc::from(*text)));
        let registers = [
            (".g", 1),
            (".H", WIDTH),
            (".V", 40),
            (".l", 78 * WIDTH),
            (".x", 1),
            (".y", 23),
            (".s", 10),
        ];
        Interpreter {
            input,
            macros: HashMap::new(),
            strings: strings.collect(),
            registers: registers
                .into_iter()
                .map(|(name, value)| (name.to_owned(), value))
                .collect(),
            otherwise: Vec::new(),
            dot: '.',
            escape: None,
            printed: Vec::new(),
            in_format: false,
            added: 0,
            limit: MAX_ADDED.0 + MAX_ADDED.1 * input.bytes.len(),
            depth: 0,
            files: 0,
            out: Vec::new(),
            notes: Vec::new(),
        }
    }

    /// Counts the bytes that the page's macros, strings, loops and included files add to its text. Returns false if the
    /// limit is exceeded. Adds a note when the limit is exceeded for the first time.
    pub(super) fn may_add(&mut self, bytes: usize, line: usize) -> bool {
        if self.added > self.limit {
            return false;
        }
        self.added += bytes;
        if self.added > self.limit {
            self.note(
                line,
                "the macros, strings and included files of the page add too much text; the rest of the page was not read",
            );
            return false;
        }
        true
    }

    pub(super) fn note(&mut self, line: usize, message: &str) {
        if !self.notes.iter().any(|(_, known)| known == message) {
            self.notes.push((line, message.to_owned()));
        }
    }

    /// Executes lines of the page, of a macro or of a loop.
    fn run<L: AsRef<str>>(&mut self, lines: &[(usize, L)], call: &Call) -> Flow
    where
        (usize, L): Borrowable<'a>,
    {
        let mut at = 0;
        while let Some(source) = lines.get(at) {
            at += 1;
            let (number, raw) = (source.0, source.1.as_ref());
            if self.escape.is_none() && control(raw, self.dot).is_none() {
                // Most lines are plain text.
                let text = match source.borrowed() {
                    Some(text) => self.interpolate(text, call, number, false),
                    None => Cow::Owned(self.interpolate(raw, call, number, false).into_owned()),
                };
                self.text(number, text);
                continue;
            }
            match self.control_line(lines, &mut at, number, raw, call) {
                Flow::Next => {}
                flow => return flow,
            }
        }
        Flow::Next
    }

    /// Executes a line that is not plain text; `at` is the index of the next line.
    fn control_line<L: AsRef<str>>(
        &mut self,
        lines: &[(usize, L)],
        at: &mut usize,
        number: usize,
        raw: &str,
        call: &Call,
    ) -> Flow
    where
        (usize, L): Borrowable<'a>,
    {
        let raw = self.with_backslashes(raw);
        let head = control(&raw, self.dot).map_or("", |(name, _)| name);
        match head {
            head if DEFINITIONS.contains(&head) => {
                let rest = control(&raw, self.dot).map_or("", |(_, rest)| rest).to_owned();
                self.define(head.to_owned(), &rest, lines, at, call);
                return Flow::Next;
            }
            "while" => {
                let rest = control(&raw, self.dot).map_or("", |(_, rest)| rest).to_owned();
                return self.repeat(&rest, lines, at, number, call);
            }
            _ => {}
        }
        let line = self.interpolate(&raw, call, number, false).into_owned();
        let mut line = line.as_str();
        loop {
            let Some((name, rest)) = control(line, self.dot) else {
                let text = line.replace("\\}", "");
                if !line.contains("\\}") || !text.trim().is_empty() {
                    self.text(number, Cow::Owned(text));
                }
                return Flow::Next;
            };
            // `.\}` closes a block. The text after it is a separate line.
            if name.is_empty() {
                let Some(after) = rest.strip_prefix("\\}") else {
                    // The line may end the formats of a table.
                    if raw.trim() == "." && self.in_format {
                        self.text(number, Cow::Borrowed("."));
                    }
                    return Flow::Next;
                };
                line = after.trim_start();
                if line.is_empty() {
                    return Flow::Next;
                }
                continue;
            }
            let (holds, body) = match name {
                "if" | "ie" => condition(rest, self),
                "el" => (!self.otherwise.pop().unwrap_or(true), rest),
                "nop" => (true, rest),
                name if DEFINITIONS.contains(&name) => {
                    self.define(name.to_owned(), rest, lines, at, call);
                    return Flow::Next;
                }
                _ => return self.request(name, rest, number, call),
            };
            if name == "ie" {
                self.otherwise.push(holds);
                // Each `.ie` without an `.el` remains in the list.
                if self.otherwise.len() > 1000 {
                    self.otherwise.drain(..500);
                }
            }
            let body = body.trim_start_matches([' ', '\t']);
            let block = body.strip_prefix("\\{");
            if !holds {
                if block.is_some() {
                    let mut open = braces(0, body);
                    while open > 0 && *at < lines.len() {
                        open = braces(open, lines[*at].1.as_ref());
                        *at += 1;
                    }
                }
                return Flow::Next;
            }
            line = block.unwrap_or(body).trim_start_matches([' ', '\t']);
            if line.is_empty() {
                return Flow::Next;
            }
        }
    }

    fn with_backslashes<'t>(&self, raw: &'t str) -> Cow<'t, str> {
        match self.escape {
            None => Cow::Borrowed(raw),
            // The request that restores the escape character is read unchanged.
            Some(_) if control(raw, self.dot).is_some_and(|(name, _)| name == "ec") => {
                Cow::Borrowed(raw)
            }
            Some(None) => Cow::Owned(raw.replace('\\', "\\e")),
            Some(Some(c)) => Cow::Owned(raw.replace('\\', "\\e").replace(c, "\\")),
        }
    }

    /// Adds a line of text.
    fn text(&mut self, number: usize, text: Cow<'a, str>) {
        self.in_format &= !text.trim_end().ends_with('.');
        let text = self.translate(text);
        self.out.push(Line { number, name: Cow::Borrowed(""), rest: text });
    }

    /// Executes a request or a macro.
    fn request(&mut self, name: &str, rest: &str, number: usize, call: &Call) -> Flow {
        let rest = match rest.find("\\}") {
            Some(_) => Cow::Owned(rest.replace("\\}", "").trim_end().to_owned()),
            None => Cow::Borrowed(rest),
        };
        let rest = &*rest;
        let (first, after) = word(rest);
        match name {
            "ds" | "ds1" | "as" | "as1" => {
                let value = after.strip_prefix('"').unwrap_or(after);
                let mut value = self.interpolate(value, call, number, true).into_owned();
                if name.starts_with("as")
                    && let Some(old) = self.strings.get(first)
                {
                    value.insert_str(0, old);
                }
                if self.may_add(value.len(), number) {
                    self.macros.remove(first);
                    self.strings.insert(first.to_owned(), Rc::from(value));
                }
            }
            "nr" => {
                let value = after.strip_prefix(['+', '-']).unwrap_or(after);
                if let Some((value, _)) = expression(value.trim_start()) {
                    let old = self.registers.get(first).copied().unwrap_or(0);
                    let new = match after.as_bytes().first() {
                        Some(b'+') => old.saturating_add(value),
                        Some(b'-') => old.saturating_sub(value),
                        _ => value,
                    };
                    self.registers.insert(first.to_owned(), new);
                }
            }
            "rr" => drop(self.registers.remove(first)),
            "rm" => rest.split_whitespace().for_each(|name| {
                self.macros.remove(name);
                self.strings.remove(name);
            }),
            "rn" | "als" => {
                // The order of arguments differs: `.rn old new`, but `.als new old`.
                let second = word(after).0;
                let (old, new) = if name == "rn" { (first, second) } else { (second, first) };
                if let Some(body) = self.macros.get(old).cloned() {
                    self.macros.insert(new.to_owned(), body);
                }
                if let Some(text) = self.strings.get(old).cloned() {
                    self.strings.insert(new.to_owned(), text);
                }
                if name == "rn" {
                    self.macros.remove(old);
                    self.strings.remove(old);
                }
            }
            "tr" => {
                let mut characters = characters(rest).into_iter();
                while let Some(from) = characters.next() {
                    self.printed.push((from, characters.next().unwrap_or(" ".into())));
                }
                // A page has few such characters.
                self.printed.truncate(100);
            }
            "ec" => self.escape = first.chars().next().filter(|c| *c != '\\').map(Some),
            "cc" => self.dot = first.chars().next().unwrap_or('.'),
            "eo" => self.escape = Some(None),
            "do" => return self.request(first, after, number, call),
            "so" => self.include(first, number),
            "sy" | "pso" | "pi" => self.note(
                number,
                &format!("the request `.{name}` runs a command, which was not executed"),
            ),
            "shift" => {
                let mut given = call.arguments.borrow_mut();
                let count =
                    expression(first).map_or(1, |(count, _)| usize::try_from(count).unwrap_or(0));
                let count = count.min(given.len());
                given.drain(..count);
            }
            "return" => return Flow::Return,
            "break" => return Flow::Break,
            "char" | "fchar" | "tm" | "ab" | "af" | "nh" | "hy" | "ad" | "na" | "ll" | "lf" => {}
            _ => match self.macros.get(name).filter(|_| !KNOWN.contains(&name)).cloned() {
                Some(body) => self.call(name, rest, &body, number),
                None => {
                    self.in_format = matches!(name, "TS" | "T&");
                    // The arguments of link macros are addresses, which `.tr` does not affect.
                    let rest = Cow::Owned(rest.to_owned());
                    let rest =
                        if matches!(name, "UR" | "MT") { rest } else { self.translate(rest) };
                    self.out.push(Line { number, name: Cow::Owned(name.to_owned()), rest });
                }
            },
        }
        Flow::Next
    }

    fn call(&mut self, name: &str, rest: &str, body: &Body, number: usize) {
        if self.depth >= MAX_DEPTH {
            self.note(
                number,
                "calls of macros are nested too deeply; the innermost calls were left out",
            );
            return;
        }
        let size = body.iter().map(|(_, line)| line.len() + 16).sum();
        if !self.may_add(size, number) {
            return;
        }
        self.depth += 1;
        let call = Call::new(name, rest);
        self.run(body, &call);
        self.depth -= 1;
    }

    /// Reads the body of a macro, or the text that `.ig` leaves out, up to its end.
    fn define<L: AsRef<str>>(
        &mut self,
        request: String,
        rest: &str,
        lines: &[(usize, L)],
        at: &mut usize,
        call: &Call,
    ) {
        let rest = self.interpolate(rest, call, 0, false).into_owned();
        let (first, after) = word(&rest);
        let end = if request == "ig" { first } else { word(after).0 };
        let end = if end.is_empty() { "." } else { end };
        let mut body: Vec<(usize, String)> = Vec::new();
        if request.starts_with("am")
            && let Some(old) = self.macros.get(first)
        {
            body.extend(old.iter().cloned());
        }
        while let Some((number, line)) = lines.get(*at) {
            *at += 1;
            let line = line.as_ref();
            let is_end = line.strip_prefix(self.dot).or_else(|| line.strip_prefix('\''));
            if is_end.is_some_and(|name| name.trim() == end || word(name.trim_start()).0 == end) {
                break;
            }
            if request != "ig" {
                let line = match self.escape {
                    Some(None) => line.to_owned(),
                    _ => {
                        let line = self.with_backslashes(line).into_owned();
                        self.interpolate(&line, call, *number, true).into_owned()
                    }
                };
                if !self.may_add(line.len(), *number) {
                    continue;
                }
                body.push((*number, line));
            }
        }
        if request != "ig" {
            self.strings.remove(first);
            self.macros.insert(first.to_owned(), body.into());
        }
    }

    /// Executes the loop of a `.while`. `rest` is its condition and the start of its body.
    fn repeat<L: AsRef<str>>(
        &mut self,
        rest: &str,
        lines: &[(usize, L)],
        at: &mut usize,
        number: usize,
        call: &Call,
    ) -> Flow {
        let mut body = Vec::new();
        if rest.contains("\\{") {
            let mut open = braces(0, rest);
            while open > 0 && *at < lines.len() {
                let (number, line) = &lines[*at];
                open = braces(open, line.as_ref());
                body.push((*number, line.as_ref().to_owned()));
                *at += 1;
            }
        }
        if self.depth >= MAX_DEPTH {
            return Flow::Next;
        }
        self.depth += 1;
        let size: usize =
            body.iter().map(|(_, line)| line.len() + 16).sum::<usize>() + rest.len() + 64;
        let mut flow = Flow::Next;
        while self.may_add(size, number) {
            let line = self.interpolate(rest, call, number, false).into_owned();
            let (holds, first) = condition(&line, self);
            if !holds {
                break;
            }
            let first = first.trim_start().trim_start_matches("\\{").trim_start();
            flow = match first.is_empty() {
                true => Flow::Next,
                false => self.run(&[(number, first.to_owned())], call),
            };
            if flow == Flow::Next {
                flow = self.run(&body, call);
            }
            if flow != Flow::Next {
                break;
            }
        }
        self.depth -= 1;
        if flow == Flow::Break { Flow::Next } else { flow }
    }

    /// Reads a file that the page includes in its text.
    fn include(&mut self, file: &str, number: usize) {
        if file.is_empty() || self.files >= MAX_FILES {
            self.note(
                number,
                "included files are nested too deeply; the innermost files were left out",
            );
            return;
        }
        let base = file.rsplit('/').next().unwrap_or(file);
        let above = format!("../{file}");
        let mut tried = [file, &above, base].into_iter().flat_map(compression::names);
        let found = tried.find_map(|name| self.input.loader.load(&name).ok().flatten());
        let Some(bytes) = found else {
            self.note(
                number,
                &format!("the file `{file}` is missing; the page was read without it"),
            );
            return;
        };
        if !self.may_add(bytes.len(), number) {
            return;
        }
        let text = encoding::of_man_page(self.input.path, &bytes).0;
        let mut source = Source::default();
        text.lines().for_each(|line| source.add(number, line));
        let lines = source.lines.into_iter().map(|(_, line)| (number, line.into_owned()));
        let lines: Vec<(usize, String)> = lines.collect();
        self.files += 1;
        self.run(&lines, &Call::default());
        self.files -= 1;
    }

    /// Replaces characters as `.tr` specifies.
    fn translate<'t>(&self, text: Cow<'t, str>) -> Cow<'t, str> {
        if self.printed.is_empty() {
            return text;
        }
        let translated = characters(&text).into_iter().map(|one| {
            self.printed.iter().rfind(|(from, _)| *from == one).map_or(one, |(_, to)| to.clone())
        });
        Cow::Owned(translated.collect())
    }
}

/// A numbered line. `borrowed` returns its text if the text is a part of the page and need not be copied; otherwise
/// `None`.
trait Borrowable<'a> {
    fn borrowed(&self) -> Option<&'a str>;
}

impl<'a> Borrowable<'a> for (usize, Cow<'a, str>) {
    fn borrowed(&self) -> Option<&'a str> {
        match &self.1 {
            Cow::Borrowed(text) => Some(text),
            Cow::Owned(_) => None,
        }
    }
}

impl<'a> Borrowable<'a> for (usize, String) {
    fn borrowed(&self) -> Option<&'a str> {
        None
    }
}

/// The first word and the text after it.
pub(super) fn word(text: &str) -> (&str, &str) {
    let text = text.trim_start_matches([' ', '\t']);
    let end = text.find([' ', '\t']).unwrap_or(text.len());
    (&text[..end], text[end..].trim_start_matches([' ', '\t']))
}

/// The number of open blocks after a line.
fn braces(open: usize, line: &str) -> usize {
    let mut open = open;
    let mut rest = line;
    while let Some((_, after)) = rest.split_once('\\') {
        match after.as_bytes().first() {
            Some(b'{') => open += 1,
            Some(b'}') => open = open.saturating_sub(1),
            Some(b'"') => break,
            _ => {}
        }
        let next = after.chars().next().map_or(0, char::len_utf8);
        rest = &after[next..];
    }
    open
}

/// The characters of a text; an escape is one character.
fn characters(text: &str) -> Vec<String> {
    let mut out = Vec::new();
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        let length = match (c, rest[c.len_utf8()..].chars().next()) {
            ('\\', Some('(' | '[' | '*' | 'f' | 'n')) => {
                let skip = if matches!(rest.as_bytes()[1], b'(' | b'[') { 1 } else { 2 };
                rest.len() - name(&rest[skip..]).1.len()
            }
            ('\\', Some(letter)) => 1 + letter.len_utf8(),
            _ => c.len_utf8(),
        };
        out.push(rest[..length].to_owned());
        rest = &rest[length..];
    }
    out
}
