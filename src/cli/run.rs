//! `clman run`

use super::Drawing;
use super::check::{ERROR_LIMIT, Folders, json_line, shown};
use crate::device::launch::{self, Mismatch, Outcome, Refused, Status};
use crate::device::values::{Scalar, scalars};
use crate::draw::{draw, draw_finding};
use clap::Args;
use clman_device::{self as device, Actor, Finding, Kind, Kinds, space_word};
use clman_opencl::{Edition, MacroOption, Options, STACK};
use clman_record::corpus::file::{self, MOST_SOURCE, MOST_STREAM};
use clman_record::{
    self as record, ArgValue, Contents, Elements, Number, corpus, read_launch_file,
};
use rayon::prelude::*;
use serde_json::{Value, json};
use std::fmt::Display;
use std::path::PathBuf;
use std::time::{Duration, Instant};

/// The examples at the end of `--help`.
const EXAMPLE: &str = "Examples: clman run vecadd.toml\n          \
                       clman run vecadd.cl --kernel vecadd --global 64 --arg 'float[64]=0:1' \
                       --arg 'float[64]=2' --arg 'float[64]'\n\n\
                       An argument is 'int4=1,2,3,4' (a value), 'int[]=1,2,3' (a buffer of these \
                       scalars), 'int[64]' (an uninitialized buffer), 'int[64]=7' (filled), \
                       'int[64]=0:1' (first scalar and step), 'local=256' (bytes of local memory) or \
                       'null'.";

#[derive(Args, Debug)]
#[command(after_help = EXAMPLE)]
pub(super) struct Arguments {
    /// A launch file (TOML), or OpenCL C source together with --kernel and --global
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// The kernel to run
    #[arg(long, value_name = "K")]
    kernel: Option<String>,
    /// The number of work-items in each dimension
    #[arg(long, value_name = "X[,Y,Z]", value_delimiter = ',')]
    global: Vec<u64>,
    /// The number of work-items of a work-group in each dimension
    #[arg(long, value_name = "X[,Y,Z]", value_delimiter = ',')]
    local: Vec<u64>,
    /// An argument of the kernel; repeat it for each argument, in order
    #[arg(long = "arg", value_name = "ARG")]
    args: Vec<String>,
    /// The edition of OpenCL C, if the launch file does not name one
    #[arg(long = "std", value_name = "E", allow_hyphen_values = true)]
    std: Option<String>,
    /// The build options, if the launch file has none
    #[arg(long, value_name = "OPTIONS", allow_hyphen_values = true)]
    options: Option<String>,
    /// The device that runs the kernel
    #[arg(long, value_name = "NAME", default_value = "reference")]
    device: String,
    /// The findings to detect: all, none, or kinds separated by commas
    #[arg(long, value_name = "all|none|LIST", default_value = "all", value_parser = kinds)]
    detect: Kinds,
    /// The number of seconds after which a launch is stopped
    #[arg(long, value_name = "SECONDS", default_value_t = 60.0)]
    timeout: f64,
    /// The number of bytes of memory for buffers and work-groups
    #[arg(long, value_name = "BYTES", default_value_t = 4 << 30)]
    memory: u64,
    /// The format of the results
    #[arg(long, value_enum, default_value_t = super::MessageFormat::Human)]
    message_format: super::MessageFormat,
}

fn kinds(text: &str) -> Result<Kinds, String> {
    match text {
        "all" => Ok(Kinds::ALL),
        "none" => Ok(Kinds::NONE),
        list => list.split(',').try_fold(Kinds::NONE, |set, word| {
            let names: Vec<&str> = Kind::ALL.iter().map(|k| k.name()).collect();
            match Kind::parse(word.trim()) {
                Some(kind) => Ok(set.with(kind)),
                None => Err(format!("'{word}' is not one of {}", names.join(", "))),
            }
        }),
    }
}

/// The maximum size of a launch's output in bytes: the minimum that OpenCL requires of a device
/// (`CL_DEVICE_PRINTF_BUFFER_SIZE`).
const PRINTED: usize = 1 << 20;
/// The instruction limit of a launch, which is effectively unlimited: only the time is limited.
const INSTRUCTIONS: u64 = u64::MAX / 2;

/// Parses an argument of `--arg`.
fn argument(text: &str) -> Result<record::Arg, String> {
    let plain = |value| record::Arg { value, access: None, id: None, expect: None };
    let number = |text: &str| -> Result<Number, String> {
        let text = text.trim();
        let int = match text.strip_prefix("0x") {
            Some(hex) => i128::from_str_radix(hex, 16).ok(),
            None => text.parse::<i128>().ok(),
        };
        int.map(Number::Int)
            .or_else(|| text.parse::<f64>().ok().map(Number::Float))
            .ok_or_else(|| format!("'{text}' is not a number"))
    };
    if text == "null" {
        let contents = Contents::Uninitialized(0);
        return Ok(plain(ArgValue::Buffer(Elements { kind: "char".into(), contents })));
    }
    let (head, value) = match text.split_once('=') {
        Some((head, value)) => (head.trim(), Some(value.trim())),
        None => (text.trim(), None),
    };
    if head == "local" {
        let bytes = value.and_then(|v| v.parse().ok());
        return bytes
            .map(|n| plain(ArgValue::Local(n)))
            .ok_or_else(|| format!("'{text}': local needs a number of bytes"));
    }
    let numbers = |text: &str| text.split(',').map(number).collect::<Result<Vec<_>, _>>();
    let Some((kind, rest)) = head.split_once('[') else {
        let value = value.ok_or_else(|| format!("'{text}' has no value"))?;
        let contents = Contents::Values(numbers(value)?);
        return Ok(plain(ArgValue::Value(Elements { kind: head.to_string(), contents })));
    };
    let len = rest.strip_suffix(']').ok_or_else(|| format!("'{text}': expected ']'"))?;
    let contents = match (len, value) {
        ("", Some(list)) => Contents::Values(numbers(list)?),
        ("", None) => return Err(format!("'{text}' has neither a length nor values")),
        (len, value) => {
            let len: u64 = len.parse().map_err(|_| format!("'{len}' is not a length"))?;
            match value.map(|v| v.split_once(':').ok_or(v)) {
                None => Contents::Uninitialized(len),
                Some(Ok((start, step))) => Contents::Range(len, number(start)?, number(step)?),
                Some(Err(one)) => match &numbers(one)?[..] {
                    [one] => Contents::Fill(len, *one),
                    list => Contents::Values(list.to_vec()),
                },
            }
        }
    };
    Ok(plain(ArgValue::Buffer(Elements { kind: kind.to_string(), contents })))
}

/// The source, options and launches of one program.
struct Job {
    source: PathBuf,
    /// Whether the user named the source directly instead of a launch file.
    is_source_named: bool,
    /// The launch file's name and text.
    file: Option<(PathBuf, String)>,
    std: Option<String>,
    options: Option<String>,
    launches: Vec<record::Launch>,
    own_folder: PathBuf,
}

impl Job {
    fn read_source(&self) -> Result<Vec<u8>, String> {
        let read = match self.is_source_named {
            true => file::read_named(&self.source, MOST_STREAM),
            false => file::read(&self.source, MOST_SOURCE),
        };
        read.map_err(|e| format!("{}: {e}", self.source.display()))
    }

    /// An error in the launch file, with its position if that is known.
    fn wrong(&self, launch: usize, arg: Option<usize>, key: &str, message: impl Display) -> String {
        let Some((path, text)) = &self.file else { return message.to_string() };
        let path = path.display();
        match record::launch_place(text, launch, arg, key) {
            Some((line, column)) => format!("{path}:{line}:{column}: {message}"),
            None => format!("{path}: {message}"),
        }
    }

    /// The message for launches that cannot run.
    fn refused(&self, refused: &Refused) -> String {
        match refused.refusal {
            // The message already has a position in the source.
            device::Refusal::Program(..) => refused.to_string(),
            device::Refusal::Launch(_) => {
                self.wrong(refused.launch, refused.arg, "kernel", refused)
            }
        }
    }

    fn edition(&self, text: &str, key: &str) -> Result<Edition, String> {
        Edition::parse(text).ok_or_else(|| {
            let message = format!(
                "'{text}' is not an edition of OpenCL C; the editions are {}",
                Edition::list()
            );
            self.wrong(0, None, key, message)
        })
    }
}

fn job(arguments: &Arguments) -> Result<Job, String> {
    let path = &arguments.file;
    let shown = path.display();
    let own_folder = match path.parent() {
        Some(p) if !p.as_os_str().is_empty() => p.to_path_buf(),
        _ => PathBuf::from("."),
    };
    if let Some(kernel) = &arguments.kernel {
        if arguments.global.is_empty() {
            return Err("--kernel needs --global".into());
        }
        if !arguments.local.is_empty() && arguments.local.len() != arguments.global.len() {
            return Err("--local must have as many numbers as --global".into());
        }
        let launch = record::Launch {
            kernel: kernel.clone(),
            global: arguments.global.clone(),
            local: (!arguments.local.is_empty()).then(|| arguments.local.clone()),
            args: arguments.args.iter().map(|a| argument(a)).collect::<Result<_, _>>()?,
            ..record::Launch::default()
        };
        return Ok(Job {
            source: path.clone(),
            is_source_named: true,
            file: None,
            std: arguments.std.clone(),
            options: arguments.options.clone(),
            launches: vec![launch],
            own_folder,
        });
    }
    let text = corpus::text_of(path, file::read_named(path, file::MOST_TEXT))
        .map_err(|error| error.to_string())?;
    let launches = read_launch_file(&text).map_err(|mut errors| {
        let last = errors.pop().map_or(String::new(), |last| last.to_string());
        errors.iter().for_each(|error| super::say(format_args!("{shown}:{error}")));
        format!("{shown}:{last}")
    })?;
    let mut job = Job {
        source: own_folder.clone(),
        is_source_named: false,
        file: Some((path.clone(), text)),
        std: None,
        options: None,
        launches,
        own_folder,
    };
    let Some(first) = job.launches.first() else {
        return Err(format!("{shown}: the file contains no launch; write [[launch]]"));
    };
    let Some(source) = first.source.clone() else {
        let message = "the launch file needs the key 'source', a file beside it";
        return Err(job.wrong(0, None, "kernel", message));
    };
    for (k, launch) in job.launches.iter().enumerate() {
        let differing = [
            ("source", launch.source != first.source),
            ("std", launch.std != first.std),
            ("options", launch.options != first.options),
        ];
        if let Some((key, _)) = differing.into_iter().find(|(_, differs)| *differs) {
            let message = format!(
                "'{key}' differs from that of the first launch; all launches use one program, so give it once, above [[launch]]"
            );
            return Err(job.wrong(k, None, key, message));
        }
    }
    let wrong_source = |why: &dyn Display| {
        job.wrong(0, None, "source", format_args!("the source '{source}': {why}"))
    };
    let full = job.own_folder.join(&source);
    match (full.canonicalize(), job.own_folder.canonicalize()) {
        (Ok(file), Ok(folder)) if file.starts_with(&folder) => {}
        (Err(e), _) => return Err(wrong_source(&e)),
        (_, Err(e)) => return Err(format!("{shown}: {e}")),
        _ => {
            return Err(wrong_source(
                &"it is outside the launch file's folder; put it into that folder",
            ));
        }
    }
    job.std = first.std.clone().or_else(|| arguments.std.clone());
    job.options = first.options.clone().or_else(|| arguments.options.clone());
    job.source = full;
    Ok(job)
}

/// Splits build options at blanks outside quotes.
fn words(text: &str) -> Vec<String> {
    let mut list = Vec::new();
    let mut word: Option<String> = None;
    let mut quote = None;
    for c in text.chars() {
        match (quote, c) {
            (Some(q), c) if c == q => quote = None,
            (None, '"' | '\'') => {
                quote = Some(c);
                word.get_or_insert_default();
            }
            (None, c) if c.is_whitespace() => list.extend(word.take()),
            (_, c) => word.get_or_insert_default().push(c),
        }
    }
    list.extend(word);
    list
}

/// The options for checking the source, from the build options and `std`, and the folders of `-I`.
fn options_of(job: &Job) -> Result<(Options, Vec<PathBuf>), String> {
    let mut options = Options::new(match &job.std {
        Some(text) => job.edition(text, "std")?,
        None => Edition::LATEST,
    });
    let mut folders = Vec::new();
    let mut list = words(job.options.as_deref().unwrap_or("")).into_iter();
    while let Some(word) = list.next() {
        let mut value = |name: &str| -> Option<String> {
            let rest = word.strip_prefix(name)?;
            if rest.is_empty() { list.next() } else { Some(rest.to_string()) }
        };
        if let Some(define) = value("-D") {
            let (head, value) = define.split_once('=').unwrap_or((&define, "1"));
            options.macros.push(MacroOption::Define(head.to_string(), value.to_string()));
        } else if let Some(name) = value("-U") {
            options.macros.push(MacroOption::Undefine(name));
        } else if let Some(folder) = value("-I") {
            folders.push(job.own_folder.join(folder));
        } else if word.starts_with("-cl-std=") {
            options.language.edition = job.edition(&word, "options")?;
        } else if word == "-Werror" {
            options.warnings_are_errors = true;
        } else if word == "-cl-single-precision-constant" {
            options.language.single_precision_constants = true;
        } else if word == "-cl-fast-relaxed-math" {
            let name = "__FAST_RELAXED_MATH__".to_string();
            options.macros.push(MacroOption::Define(name, "1".into()));
        } else if !(word == "-w" || word == "-g" || word.starts_with("-cl-")) {
            let message = format!("unknown build option '{word}'; remove it");
            return Err(job.wrong(0, None, "options", message));
        }
    }
    Ok((options, folders))
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

fn finding_json(f: &Finding) -> Value {
    let other = f.other.as_ref().map(|(actor, write)| {
        let mut value = actor_json(actor);
        value["access"] = json!(if *write { "write" } else { "read" });
        value
    });
    json!({
        "kind": "finding",
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

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|b| format!("{b:02x}")).collect()
}

fn buffer_json(i: usize, kind: &str, bytes: &[u8]) -> Value {
    match scalars(kind, bytes) {
        Some(list) => {
            let values: Vec<Value> = list.iter().map(|(s, n)| json_number(*s, *n)).collect();
            json!({ "arg": i, "type": kind, "values": values })
        }
        None => json!({ "arg": i, "type": "bytes", "hex": hex(bytes) }),
    }
}

/// The number of scalars of a buffer in human-readable output.
const SHOWN: usize = 16;

/// A multiple of the size of every element.
const BLOCK: usize = 2048;

fn buffer_text(i: usize, kind: &str, bytes: &[u8]) -> String {
    // Only the scalars to print are decoded; the total is computed from the sizes.
    let Some(list) = scalars(kind, &bytes[..bytes.len().min(BLOCK)]) else {
        return format!("argument {}: bytes {}", i + 1, hex(&bytes[..bytes.len().min(SHOWN)]));
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
    format!("argument {}: {kind} {}{more}", i + 1, words.join(", "))
}

/// The threads of this process, for running work-groups.
struct Threads;

impl device::Executor for Threads {
    fn width(&self) -> usize {
        rayon::current_num_threads()
    }
    fn run(&self, count: usize, job: &(dyn Fn(usize) + Sync)) {
        (0..count).into_par_iter().for_each(job);
    }
}

pub(super) fn run(arguments: &Arguments) -> u8 {
    // The stack size is that of `clman check`: the front end and the compiler recurse with the depth of
    // expressions.
    let outcome = std::thread::scope(|scope| {
        std::thread::Builder::new()
            .stack_size(STACK)
            .spawn_scoped(scope, || run_job(arguments))
            .map(|handle| handle.join())
    });
    match outcome {
        Ok(Ok(Ok(code))) => code,
        Ok(Ok(Err(message))) => super::fail(message),
        _ => super::fail("the run failed unexpectedly"),
    }
}

fn run_job(arguments: &Arguments) -> Result<u8, String> {
    let job = job(arguments)?;
    let limit = super::seconds(arguments.timeout);
    let (device, outcome, findings) = if arguments.device == "reference" {
        let (outcome, findings) = on_reference(&job, arguments, limit)?;
        ("reference".to_string(), outcome, findings)
    } else {
        let (device, outcome) = on_driver(&job, arguments, limit)?;
        (device, outcome, Vec::new())
    };
    report(&outcome, &findings, arguments.message_format == super::MessageFormat::Json, &device);
    Ok(if outcome.is_fine() { super::FINE } else { super::FOUND })
}

/// The outcome of the job on the reference device, with its findings drawn.
fn on_reference(
    job: &Job,
    arguments: &Arguments,
    limit: Duration,
) -> Result<(Outcome, Vec<Drawing>), String> {
    let start = Instant::now();
    let (options, include) = options_of(job)?;
    let bytes = job.read_source()?;
    let mut folders = Folders::new(&job.source, &include);
    let name = job.source.to_string_lossy();
    let checked = clman_opencl::check(&name, bytes, &options, &mut folders);
    let mut log = String::new();
    let (diagnostics, counts) = shown(&checked.diagnostics, ERROR_LIMIT);
    for d in diagnostics {
        match arguments.message_format {
            super::MessageFormat::Json => super::print_json(&json_line(d, &checked.sources)),
            super::MessageFormat::Human => {
                super::say_drawing(&Drawing(draw(d, &checked.sources)));
                super::say_text("");
            }
        }
        log.push_str(&d.message);
        log.push('\n');
    }
    if arguments.message_format == super::MessageFormat::Human {
        counts.summary().iter().for_each(super::say);
    }
    let mut drawn = Vec::new();
    let mut outcome = if checked.accepted() {
        let edition = options.language.edition;
        let mut device = device::Device::new(checked, edition).map_err(|e| e.to_string())?;
        let build_seconds = start.elapsed().as_secs_f64();
        let settings = device::Settings {
            detect: arguments.detect,
            instructions: INSTRUCTIONS,
            memory: arguments.memory,
            printed: PRINTED,
            stop: &|| false,
            executor: &Threads,
        };
        let outcome = launch::on_reference(&mut device, &job.launches, limit, &settings)
            .map_err(|refused| job.refused(&refused))?;
        let findings = outcome.runs.iter().flat_map(|run| &run.findings);
        drawn.extend(findings.map(|finding| Drawing(draw_finding(finding, device.sources()))));
        Outcome { build_seconds, ..outcome }
    } else {
        let build_seconds = start.elapsed().as_secs_f64();
        Outcome { status: Status::BuildFailed, log: String::new(), runs: Vec::new(), build_seconds }
    };
    outcome.log = log;
    Ok((outcome, drawn))
}

/// The device's name, and the outcome of the job on it.
#[cfg(unix)]
fn on_driver(
    job: &Job,
    arguments: &Arguments,
    limit: Duration,
) -> Result<(String, Outcome), String> {
    use crate::device::icd;
    // The worker that listed the device runs the job. Drivers start slowly, so that the launches' memory is
    // prepared in the meantime.
    let mut listing = icd::Listing::start(&super::devices::host()?);
    let DriverSource { text, headers, options } = driver_source(job)?;
    let source = launch::Source { text: &text, headers: &headers, options: &options };
    let launches = launch::DriverJob::new(source, &job.launches, arguments.memory)
        .map_err(|refused| job.refused(&refused))?;
    let Some((found, mut worker)) = listing.find(&arguments.device, limit) else {
        let (devices, problems) = listing.devices(limit);
        let known: Vec<String> =
            icd::names(devices).into_iter().map(|(long, short)| short.unwrap_or(long)).collect();
        let known =
            if known.is_empty() { String::new() } else { format!(", {}", known.join(", ")) };
        let problems: String = problems.iter().map(|p| format!("; {p}")).collect();
        return Err(format!(
            "unknown device '{}'; the available devices are reference{known}{problems}",
            arguments.device
        ));
    };
    let outcome =
        launches.run(&mut worker, &found, limit).map_err(|refused| job.refused(&refused))?;
    if arguments.message_format == super::MessageFormat::Human && !outcome.log.is_empty() {
        super::say_text(outcome.log.trim_end());
    }
    Ok((arguments.device.clone(), outcome))
}

#[cfg(not(unix))]
fn on_driver(_: &Job, arguments: &Arguments, _: Duration) -> Result<(String, Outcome), String> {
    Err(format!("unknown device '{}'; the only device is reference", arguments.device))
}

/// The input of a driver: the source, the included files by the names in their directives, and the build
/// options.
#[cfg(unix)]
struct DriverSource {
    text: Vec<u8>,
    headers: Vec<(String, Vec<u8>)>,
    options: String,
}

/// A loader that records the files it loads by the names in the directives.
#[cfg(unix)]
struct Recorder {
    folders: Folders,
    files: Vec<(String, Vec<u8>)>,
    /// A name that resolves to two different files.
    ambiguous: Option<String>,
}

#[cfg(unix)]
impl clman_opencl::Loader for Recorder {
    fn load(
        &mut self,
        name: &str,
        quoted: bool,
        from: &str,
    ) -> Result<(String, std::sync::Arc<[u8]>), String> {
        let (path, bytes) = clman_opencl::Loader::load(&mut self.folders, name, quoted, from)?;
        match self.files.iter().find(|f| f.0 == name) {
            Some((_, known)) if **known != *bytes => self.ambiguous = Some(name.to_string()),
            Some(_) => {}
            None => self.files.push((name.to_string(), bytes.to_vec())),
        }
        Ok((path, bytes))
    }
}

/// The source with its included files and build options. A driver gets the files that the checker's
/// preprocessor includes instead of folders, because it would not be restricted to them.
#[cfg(unix)]
fn driver_source(job: &Job) -> Result<DriverSource, String> {
    let text = job.read_source()?;
    let mut options = String::new();
    let given = job.options.as_deref().unwrap_or("");
    let mut headers = Vec::new();
    if text.windows(b"include".len()).any(|word| word == b"include") {
        let (checked_by, include) = options_of(job)?;
        let folders = Folders::new(&job.source, &include);
        let mut files = Recorder { folders, files: Vec::new(), ambiguous: None };
        let name = job.source.to_string_lossy();
        clman_opencl::check(&name, text.clone(), &checked_by, &mut files);
        if let Some(name) = files.ambiguous {
            return Err(format!(
                "`{name}` names two files here; a driver identifies a file by its name in `#include`, so rename one of them"
            ));
        }
        headers = files.files;
    }
    let mut kept = Vec::new();
    let mut list = words(given).into_iter();
    while let Some(word) = list.next() {
        match word.strip_prefix("-I") {
            Some("") => drop(list.next()),
            Some(_) => {}
            None => kept.push(word),
        }
    }
    if let Some(std) = &job.std
        && !given.contains("-cl-std=")
    {
        let edition = job.edition(std, "std")?;
        options.push_str(&format!("-cl-std=CL{} ", launch::driver_edition(edition)));
    }
    // Words that contain blanks are quoted again.
    let quoted = |word: &String| match word.contains(char::is_whitespace) {
        true => format!("\"{word}\""),
        false => word.clone(),
    };
    match kept.len() == words(given).len() {
        true => options.push_str(given),
        false => options.push_str(&kept.iter().map(quoted).collect::<Vec<_>>().join(" ")),
    }
    Ok(DriverSource { text, headers, options })
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

fn report(outcome: &Outcome, findings: &[Drawing], json: bool, device: &str) {
    let runs = &outcome.runs;
    let seconds: f64 = runs.iter().map(|r| r.seconds).sum();
    if runs.iter().any(|run| run.is_cut) {
        anstream::eprintln!("clman: the output of the kernel is truncated after {PRINTED} bytes");
    }
    // The memory shown is that after the last launch.
    let memories = runs.last().map_or(&[][..], |r| &r.buffers[..]);
    let mismatches = || {
        let each = |(k, r): (usize, &'_ launch::Run)| {
            r.mismatches.iter().map(|m| mismatch_json(k, m)).collect::<Vec<_>>()
        };
        runs.iter().enumerate().flat_map(each)
    };
    if json {
        for f in runs.iter().flat_map(|r| &r.findings) {
            super::print_json(&finding_json(f));
        }
        for run in runs.iter().filter(|r| !r.printed.is_empty()) {
            let text = String::from_utf8_lossy(&run.printed);
            super::print_json(&json!({ "kind": "printf", "text": text }));
        }
        for m in mismatches() {
            super::print_json(&m);
        }
        let shown = |images: bool| -> Vec<Value> {
            let some = memories.iter().filter(|m| m.is_image == images);
            some.map(|m| buffer_json(m.arg, &m.kind, &m.bytes)).collect()
        };
        super::print_json(&json!({
            "kind": "result", "status": outcome.status.as_str(), "device": device,
            "buffers": shown(false), "images": shown(true), "log": outcome.log,
            "seconds": { "build": outcome.build_seconds, "run": seconds },
        }));
        return;
    }
    for finding in findings {
        super::print_drawing(finding);
        super::print_text("\n");
    }
    for run in runs {
        super::print_bytes(&run.printed);
    }
    for m in mismatches() {
        let what = match &m["arg"] {
            Value::String(s) => s.clone(),
            n => format!("argument {}", n.as_u64().map_or(0, |n| n + 1)),
        };
        super::print(format_args!(
            "launch {}: {what}, at {}: expected {}, found {}",
            m["launch"].as_u64().map_or(0, |n| n + 1),
            m["index"],
            m["expected"],
            m["seen"]
        ));
    }
    match outcome.status {
        Status::Ok => {}
        Status::BuildFailed => super::print("the program failed to build"),
        Status::Crashed => super::print("the driver failed"),
        Status::Timeout => {
            super::print("the launch was stopped, because it exceeded the time limit")
        }
    }
    for m in memories {
        super::print(buffer_text(m.arg, &m.kind, &m.bytes));
    }
}
