//! `clman check`

use crate::device::calls::{Call, run_on_reference};
use annotate_snippets::{AnnotationKind, Level, Renderer, Snippet};
use clap::{Args, ValueEnum};
use clman_opencl::diagnostic::{Diagnostic, Severity, Span};
use clman_opencl::edition::extension;
use clman_opencl::{
    self, Checked, Edition, ExtensionSet, Loader, MacroOption, Options, STACK, SourceMap,
};
use rayon::prelude::*;
use serde_json::{Value, json};
use std::collections::{BTreeMap, HashMap};
use std::fmt::Write;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The example that `--help` ends with.
const EXAMPLE: &str = "Examples: clman check --std 1.2 -D N=4 kernels/\n          \
                       clman check --ext=-cl_khr_fp64 --message-format short sum.cl";

#[derive(Args, Debug)]
#[command(after_help = EXAMPLE)]
pub(super) struct Arguments {
    /// Edition of OpenCL C: 1.0, 1.1, 1.2, 2.0 or 3.0
    #[arg(long = "std", value_name = "E", default_value = "3.0", value_parser = edition)]
    std: Edition,
    /// Define a macro
    #[arg(short = 'D', value_name = "NAME[=VALUE]")]
    define: Vec<String>,
    /// Take a predefined macro away
    #[arg(short = 'U', value_name = "NAME")]
    undefine: Vec<String>,
    /// Folder that `#include` searches
    #[arg(short = 'I', value_name = "DIR")]
    include: Vec<PathBuf>,
    /// Switch an extension or optional feature on or off; `-all` switches all off
    #[arg(long = "ext", value_name = "+NAME|-NAME", allow_hyphen_values = true)]
    ext: Vec<String>,
    /// What to do with warnings: `no-CODE`, `error`, `pedantic`
    #[arg(short = 'W', value_name = "no-CODE|error|pedantic")]
    warn: Vec<String>,
    /// Width of addresses on the device that is modelled
    #[arg(long, value_name = "BITS", default_value_t = 64, value_parser = address_bits)]
    address_bits: u32,
    /// How results are printed
    #[arg(long, value_enum, default_value_t = Format::Human)]
    message_format: Format,
    /// Files, folders (every `*.cl` below them), or `-` for standard input
    #[arg(value_name = "FILE", required_unless_present = "list_builtins")]
    files: Vec<PathBuf>,
    /// Print every built-in function as one JSON document, and check nothing: name, and of each
    /// overload result, parameters, editions, extensions or features that it requires (one of each
    /// list), and whether the reference device runs it
    #[arg(long, conflicts_with = "files")]
    list_builtins: bool,
}

/// How results are printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Format {
    /// For people, with the source
    Human,
    /// One line each, as C compilers print them
    Short,
    /// JSON Lines
    Json,
    /// One SARIF 2.1.0 document
    Sarif,
}

fn edition(text: &str) -> Result<Edition, String> {
    Edition::parse(text).ok_or_else(|| "the editions are 1.0, 1.1, 1.2, 2.0 and 3.0".to_string())
}

fn address_bits(text: &str) -> Result<u32, String> {
    match text {
        "32" => Ok(32),
        "64" => Ok(64),
        _ => Err("addresses have 32 or 64 bits".into()),
    }
}

/// Reads included files below the folders that may be read, and nowhere else.
pub(super) struct Folders {
    /// Where the input lies.
    own: PathBuf,
    search: Vec<PathBuf>,
}

impl Folders {
    pub(super) fn new(input: &Path, include: &[PathBuf]) -> Folders {
        let own = match input.parent() {
            Some(p) if !p.as_os_str().is_empty() => p.to_path_buf(),
            _ => PathBuf::from("."),
        };
        Folders { own, search: include.to_vec() }
    }

    /// Whether a file, links resolved, lies below one of the folders.
    fn holds(&self, file: &Path) -> bool {
        let mut folders = std::iter::once(&self.own).chain(&self.search);
        folders.any(|folder| folder.canonicalize().is_ok_and(|root| file.starts_with(root)))
    }
}

impl Loader for Folders {
    fn load(
        &mut self,
        name: &str,
        quoted: bool,
        from: &str,
    ) -> Result<(String, Arc<[u8]>), String> {
        let mut candidates = Vec::new();
        if quoted {
            candidates.push(Path::new(from).parent().unwrap_or(Path::new("")).join(name));
        }
        candidates.extend(self.search.iter().map(|dir| dir.join(name)));
        for path in candidates {
            let Ok(real) = path.canonicalize() else { continue };
            if !real.is_file() {
                continue;
            }
            if !self.holds(&real) {
                return Err(format!(
                    "`{name}` lies outside the source's folder and the `-I` folders"
                ));
            }
            return match std::fs::read(&real) {
                Ok(bytes) => Ok((path.to_string_lossy().into_owned(), bytes.into())),
                Err(e) => Err(format!("`{name}` cannot be read: {e}")),
            };
        }
        Err(format!("there is no file `{name}`"))
    }
}

/// Every `*.cl` below a folder, sorted.
fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> std::io::Result<()> {
    let mut entries = std::fs::read_dir(folder)?.collect::<Result<Vec<_>, _>>()?;
    entries.sort_by_key(std::fs::DirEntry::file_name);
    for entry in entries {
        let path = entry.path();
        let kind = entry.file_type()?;
        if kind.is_dir() {
            collect(&path, files)?;
        } else if path.extension().is_some_and(|e| e == "cl") && path.is_file() {
            files.push(path);
        }
    }
    Ok(())
}

fn options(arguments: &Arguments) -> Result<Options, String> {
    let mut options = Options::new(arguments.std);
    options.keep_program = false;
    options.language.address_bits = arguments.address_bits;
    for switch in &arguments.ext {
        for part in switch.split(',') {
            let (on, name) = match (part.strip_prefix('+'), part.strip_prefix('-')) {
                (Some(name), _) => (true, name),
                (_, Some(name)) => (false, name),
                _ => (true, part),
            };
            if name == "all" {
                options.language.extensions =
                    if on { ExtensionSet::ALL } else { ExtensionSet::NONE };
                continue;
            }
            let id = extension(name)
                .ok_or_else(|| format!("there is no extension or feature '{name}'"))?;
            options.language.extensions.set(id, on);
        }
    }
    for define in &arguments.define {
        let (head, value) = define.split_once('=').unwrap_or((define, "1"));
        options.macros.push(MacroOption::Define(head.to_string(), value.to_string()));
    }
    for name in &arguments.undefine {
        options.macros.push(MacroOption::Undefine(name.clone()));
    }
    for warn in &arguments.warn {
        match warn.as_str() {
            "error" => options.warnings_are_errors = true,
            "pedantic" => options.pedantic = true,
            other => match other.strip_prefix("no-") {
                Some(id) if clman_opencl::code(id).is_some() => {
                    options.silenced.push(id.to_string())
                }
                _ => {
                    return Err(format!(
                        "'-W {other}' is none of no-CODE, error and pedantic, or names no code"
                    ));
                }
            },
        }
    }
    Ok(options)
}

/// What one file gave.
struct Outcome {
    rejected: bool,
    text: String,
    sarif: Vec<Value>,
}

/// Calls that are tried together on the reference device.
const TOGETHER: usize = 64;

/// A call, and the numbers of its function and overload in the list.
type Listed = (usize, usize, Call);

/// Every built-in function as one JSON document.
fn built_ins() -> Value {
    let functions = clman_opencl::builtins::list();
    let mut by_edition: BTreeMap<Edition, Vec<Listed>> = BTreeMap::new();
    for (f, function) in functions.iter().enumerate() {
        for (o, overload) in function.overloads.iter().enumerate() {
            if let Some(call) = Call::new(&function.name, overload) {
                by_edition.entry(overload.editions.1).or_default().push((f, o, call));
            }
        }
    }
    let groups: Vec<(Edition, &[Listed])> = by_edition
        .iter()
        .flat_map(|(edition, calls)| calls.chunks(TOGETHER).map(|some| (*edition, some)))
        .collect();
    let runs: HashMap<(usize, usize), bool> = groups
        .par_iter()
        .flat_map_iter(|(edition, calls)| {
            let list: Vec<&Call> = calls.iter().map(|(.., call)| call).collect();
            let places = calls.iter().map(|(f, o, _)| (*f, *o));
            places.zip(run_on_reference(&list, *edition)).collect::<Vec<_>>()
        })
        .collect();
    let functions = functions.iter().enumerate().map(|(f, function)| {
        let overloads = function.overloads.iter().enumerate().map(|(o, overload)| {
            json!({
                "result": overload.result,
                "parameters": overload.params,
                "editions": overload.range(),
                "requires": overload.requires,
                "reference": runs.get(&(f, o)).copied().unwrap_or(false),
            })
        });
        json!({ "name": function.name, "overloads": overloads.collect::<Vec<_>>() })
    });
    json!({ "functions": functions.collect::<Vec<_>>() })
}

/// What an optimised build of the front end needs of a stack, ten times over: what nests as deep as it may
/// takes less than 0.4 MB.
#[cfg(all(unix, not(debug_assertions)))]
const OPTIMISED_STACK: u64 = 4 << 20;

/// Whether the stack that the process started with is large enough. A thread costs a small check a tenth of
/// its time.
fn has_large_stack() -> bool {
    #[cfg(all(unix, not(debug_assertions)))]
    {
        let limit = rustix::process::getrlimit(rustix::process::Resource::Stack);
        limit.current.is_none_or(|bytes| bytes >= OPTIMISED_STACK)
    }
    #[cfg(not(all(unix, not(debug_assertions))))]
    false
}

/// Does a piece of work where the stack is large enough for the front end; `None` if it panics or there is no
/// such stack. The process's first thread calls it.
fn on_large_stack<T: Send>(work: impl FnOnce() -> T + Send) -> Option<T> {
    if has_large_stack() {
        return std::panic::catch_unwind(std::panic::AssertUnwindSafe(work)).ok();
    }
    std::thread::scope(|scope| {
        let thread = std::thread::Builder::new().stack_size(STACK).spawn_scoped(scope, work);
        thread.ok().and_then(|handle| handle.join().ok())
    })
}

/// Reads a file to where the front end keeps it: a copy of a large source would take as much memory again.
fn read(path: &Path) -> std::io::Result<Arc<[u8]>> {
    let mut file = std::fs::File::open(path)?;
    // No room is made for what is larger than any source may be.
    let length = u32::try_from(file.metadata()?.len()).unwrap_or(0) as usize;
    let mut bytes: Arc<[u8]> = std::iter::repeat_n(0, length).collect();
    let mut taken = 0;
    while let Some(room) = Arc::get_mut(&mut bytes).filter(|room| taken < room.len()) {
        match file.read(&mut room[taken..]) {
            Ok(0) => break,
            Ok(more) => taken += more,
            Err(e) if e.kind() == std::io::ErrorKind::Interrupted => {}
            Err(e) => return Err(e),
        }
    }
    // What says no length, or another one by now, is no plain file.
    let rest = read_stream(file, LONGEST_STREAM)?;
    if taken < length || !rest.is_empty() {
        return Ok([&bytes[..taken], &rest].concat().into());
    }
    Ok(bytes)
}

/// The most that is read of what does not say its length, in bytes: a device may never end.
const LONGEST_STREAM: u64 = 1 << 30;

/// Reads what does not say its length, which may be `most`.
fn read_stream(stream: impl Read, most: u64) -> std::io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    if stream.take(most + 1).read_to_end(&mut bytes)? as u64 > most {
        let what = format!("this goes on after {most} bytes, which is more than any source has");
        return Err(std::io::Error::new(std::io::ErrorKind::FileTooLarge, what));
    }
    Ok(bytes)
}

pub(super) fn run(arguments: &Arguments) -> u8 {
    if arguments.list_builtins {
        super::print(built_ins());
        return super::FINE;
    }
    let options = match options(arguments) {
        Ok(options) => options,
        Err(message) => return super::fail(message),
    };
    let mut files = Vec::new();
    for path in &arguments.files {
        if path.is_dir() {
            if let Err(e) = collect(path, &mut files) {
                return super::fail(format!("{}: {e}", path.display()));
            }
        } else {
            files.push(path.clone());
        }
    }
    let check = |path: &PathBuf| -> Result<Outcome, String> {
        let (name, bytes) = if path.as_os_str() == "-" {
            let bytes = read_stream(std::io::stdin().lock(), LONGEST_STREAM);
            let bytes = bytes.map_err(|e| format!("standard input cannot be read: {e}"))?;
            ("<stdin>".to_string(), bytes.into())
        } else {
            let bytes = read(path).map_err(|e| format!("{}: {e}", path.display()))?;
            (path.to_string_lossy().into_owned(), bytes)
        };
        let mut folders = Folders::new(path, &arguments.include);
        let checked = clman_opencl::check(&name, bytes, &options, &mut folders);
        Ok(describe(&checked, arguments.message_format))
    };
    let outcomes: Vec<Result<Outcome, String>> = if let [one] = &files[..] {
        match on_large_stack(|| check(one)) {
            Some(outcome) => vec![outcome],
            None => return super::fail("the check of the file broke off"),
        }
    } else {
        let pool = rayon::ThreadPoolBuilder::new().stack_size(STACK).build();
        match pool {
            Ok(pool) => pool.install(|| files.par_iter().map(check).collect()),
            Err(e) => return super::fail(e),
        }
    };
    report(outcomes, arguments.message_format)
}

fn report(outcomes: Vec<Result<Outcome, String>>, format: Format) -> u8 {
    use std::io::Write;
    let mut code = super::FINE;
    let mut results = Vec::new();
    let mut out = anstream::stdout().lock();
    for outcome in outcomes {
        match outcome {
            Err(message) => code = super::fail(message),
            Ok(outcome) => {
                if outcome.rejected && code == super::FINE {
                    code = super::FOUND;
                }
                let _ = out.write_all(outcome.text.as_bytes());
                results.extend(outcome.sarif);
            }
        }
    }
    if format == Format::Sarif {
        let _ = writeln!(out, "{:#}", sarif(results));
    }
    code
}

fn describe(checked: &Checked, format: Format) -> Outcome {
    let mut text = String::new();
    let mut results = Vec::new();
    let sources = &checked.sources;
    for d in &checked.diagnostics {
        match format {
            Format::Human => {
                text.push_str(&draw(d, sources));
                text.push_str("\n\n");
            }
            Format::Short => {
                let file = sources.file(d.primary.span.file);
                let start = file.line_column(d.primary.span.start);
                // The place that `#line` gives, as C compilers print it.
                let (name, line) = sources.presumed(d.primary.span);
                let _ = writeln!(
                    text,
                    "{}:{}:{}: {}: {} [{}]",
                    name,
                    line,
                    start.column,
                    d.severity.as_str(),
                    d.message,
                    d.code.id
                );
            }
            Format::Json => {
                let _ = writeln!(text, "{}", json_line(d, sources));
            }
            Format::Sarif => results.push(sarif_result(d, sources)),
        }
    }
    Outcome { rejected: !checked.accepted(), text, sarif: results }
}

/// The file and line that `#line` directives give a diagnostic, where they give it others than its own.
fn presumed<'a>(d: &Diagnostic, sources: &'a SourceMap) -> Option<(&'a str, u32)> {
    let own =
        (sources.file(d.primary.span.file).name.as_str(), sources.line_column(d.primary.span).line);
    Some(sources.presumed(d.primary.span)).filter(|place| *place != own)
}

pub(super) fn json_line(d: &Diagnostic, sources: &SourceMap) -> Value {
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
    })
}

/// The name of a file as a relative reference (RFC 3986): its bytes, those that have a meaning there escaped.
fn uri(name: &str) -> String {
    let mut text = String::with_capacity(name.len());
    for byte in name.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'.' | b'_' | b'~' | b'/' => {
                text.push(char::from(byte));
            }
            b'\\' => text.push('/'),
            _ => {
                let _ = write!(text, "%{byte:02X}");
            }
        }
    }
    text
}

fn sarif_result(d: &Diagnostic, sources: &SourceMap) -> Value {
    let location = |span: Span| {
        let file = sources.file(span.file);
        let start = file.line_column(span.start);
        let end = file.line_column(span.end);
        // Columns count characters, as the document says of itself.
        let column = |at: u32, bytes: u32| {
            let line = (at - (bytes - 1)) as usize..at as usize;
            let characters = file.bytes.get(line).unwrap_or(b"");
            1 + characters.iter().filter(|b| **b & 0xC0 != 0x80).count()
        };
        json!({
            "physicalLocation": {
                "artifactLocation": { "uri": uri(&file.name) },
                "region": {
                    "startLine": start.line,
                    "startColumn": column(span.start, start.column),
                    "endLine": end.line,
                    "endColumn": column(span.end, end.column),
                },
            },
        })
    };
    let related: Vec<Value> = d
        .secondary
        .iter()
        .map(|l| {
            let mut at = location(l.span);
            at["message"] = json!({ "text": l.text });
            at
        })
        .collect();
    json!({
        "ruleId": d.code.id,
        "level": d.severity.as_str(),
        "message": { "text": d.message },
        "locations": [location(d.primary.span)],
        "relatedLocations": related,
    })
}

fn sarif(results: Vec<Value>) -> Value {
    let rules: Vec<Value> = clman_opencl::codes::CODES
        .iter()
        .map(|code| {
            json!({
                "id": code.id,
                "name": code.name,
                "shortDescription": { "text": code.summary() },
                "defaultConfiguration": { "level": code.severity.as_str() },
            })
        })
        .collect();
    json!({
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "version": "2.1.0",
        "runs": [{
            "tool": { "driver": {
                "name": "clman",
                "version": env!("CARGO_PKG_VERSION"),
                "rules": rules,
            } },
            "columnKind": "unicodeCodePoints",
            "results": results,
        }],
    })
}

/// A part of a file that a drawing shows: its text, its first line, and where it starts.
struct Excerpt {
    text: String,
    line: usize,
    start: usize,
}

/// Lines longer than this are shown in part.
const LONG_LINE: usize = 400;

/// The lines from `first` to `last`, cut where they are too long to show.
fn excerpt(bytes: &[u8], line: u32, first: usize, last: usize) -> Excerpt {
    let begin = bytes[..first].iter().rposition(|b| *b == b'\n').map_or(0, |i| i + 1);
    let end = bytes[last..].iter().position(|b| *b == b'\n').map_or(bytes.len(), |i| last + i);
    let begin = if first - begin > LONG_LINE / 2 { first - LONG_LINE / 4 } else { begin };
    let end = end.min(last + LONG_LINE);
    // No character is cut.
    let inside = |at: usize| bytes.get(at).is_some_and(|b| b & 0xC0 == 0x80);
    let begin = (begin..=first).find(|at| !inside(*at)).unwrap_or(begin);
    let end = (last..=end).rev().find(|at| !inside(*at)).unwrap_or(end);
    let text = match std::str::from_utf8(&bytes[begin..end]) {
        Ok(text) if !text.contains('\0') => text.to_string(),
        // Offsets must stay what they are: what is no text becomes one character for each byte.
        _ => bytes[begin..end]
            .iter()
            .map(|b| if b.is_ascii() && *b != 0 { *b as char } else { '?' })
            .collect(),
    };
    Excerpt { text, line: line as usize, start: begin }
}

/// The end of the character that `at` lies in.
fn boundary(text: &str, at: usize) -> usize {
    (at..=text.len()).find(|at| text.is_char_boundary(*at)).unwrap_or(text.len())
}

pub(super) fn draw(d: &Diagnostic, sources: &SourceMap) -> String {
    let level = match d.severity {
        Severity::Error => Level::ERROR,
        Severity::Warning => Level::WARNING,
        Severity::Note => Level::NOTE,
    };
    // Labels near to one another share an excerpt; others get their own.
    let mut group = level
        .primary_title(d.message.as_str())
        .id(d.code.id)
        .elements(Vec::<Snippet<'_, annotate_snippets::Annotation<'_>>>::new());
    let mut places: Vec<(Span, &str, bool)> = vec![(d.primary.span, &d.primary.text, true)];
    places.extend(d.secondary.iter().map(|l| (l.span, l.text.as_str(), false)));
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
        let start_line = file.line_column(first as u32).line;
        let part = excerpt(&file.bytes, start_line, first, last);
        let length = part.text.len();
        let drawn = part.text.clone();
        let mut snippet = Snippet::source(part.text).line_start(part.line).path(file.name.as_str());
        for (span, text, primary) in here {
            let from = clamp(span.start).saturating_sub(part.start).min(length);
            let to = clamp(span.end).saturating_sub(part.start).clamp(from, length);
            let (from, to) = (boundary(&drawn, from), boundary(&drawn, to));
            let kind = if primary { AnnotationKind::Primary } else { AnnotationKind::Context };
            let mut annotation = kind.span(from..to);
            if !text.is_empty() {
                annotation = annotation.label(text);
            }
            snippet = snippet.annotation(annotation);
        }
        group = group.element(snippet);
    }
    if let Some((file, line)) = presumed(d, sources) {
        let note = format!("`#line` calls this place {file}:{line}");
        group = group.element(Level::NOTE.message(note));
    }
    for note in &d.notes {
        group = group.element(Level::NOTE.message(note.as_str()));
    }
    if let Some(help) = &d.help {
        group = group.element(Level::HELP.message(help.as_str()));
    }
    if let Some(rule) = d.rule {
        let see = format!("see: {}(3clc), {}", rule.page, rule.rule);
        group = group.element(Level::NOTE.no_name().message(see));
    }
    Renderer::styled().render(&[group])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_never_ends_is_an_error() {
        assert_eq!(read_stream(&b"ab"[..], 2).expect("read"), b"ab");
        assert!(read_stream(&b"abc"[..], 2).is_err());
        assert!(read_stream(std::io::repeat(b' '), 1000).is_err());
    }

    #[test]
    fn files_are_read_whole_whatever_length_they_say() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("a.cl");
        for text in ["", "kernel void k() {}\n"] {
            std::fs::write(&file, text).expect("written");
            assert_eq!(&*read(&file).expect("read"), text.as_bytes());
        }
        assert!(read(&folder.path().join("b.cl")).is_err());
        // It says that it is empty.
        #[cfg(target_os = "linux")]
        assert!(read(Path::new("/proc/self/status")).expect("read").starts_with(b"Name:"));
    }
}
