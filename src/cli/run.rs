//! `clman run`

use super::check::{Folders, STACK, draw, json_line};
use crate::device::reference::{
    self as device, Actor, Arg, Buffer, Device, Finding, Kind, Kinds, Outcome, Status, Store,
    space_word,
};
use crate::opencl::{self, Checked, Edition, MacroOption, Options};
use crate::record::{self as file, ArgValue, Contents, Elements, Expect, Number, read_launch_file};
use clap::Args;
use rayon::prelude::*;
use serde_json::{Value, json};
use std::collections::HashMap;
use std::path::PathBuf;
use std::time::{Duration, Instant};

/// What `--help` ends with.
const EXAMPLE: &str = "Examples: clman run vecadd.toml\n          \
                       clman run vecadd.cl --kernel vecadd --global 64 --arg 'float[64]=0:1' \
                       --arg 'float[64]=2' --arg 'float[64]'\n\n\
                       An argument is 'int4=1,2,3,4' (a value), 'int[]=1,2,3' (a buffer of these \
                       scalars), 'int[64]' (a buffer that is not initialised), 'int[64]=7' (filled), \
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
    /// Work-items in each dimension
    #[arg(long, value_name = "X[,Y,Z]", value_delimiter = ',', num_args = 1..)]
    global: Vec<u64>,
    /// Work-items of a work-group in each dimension
    #[arg(long, value_name = "X[,Y,Z]", value_delimiter = ',', num_args = 1..)]
    local: Vec<u64>,
    /// An argument of the kernel, once for each in order
    #[arg(long = "arg", value_name = "ARG")]
    args: Vec<String>,
    /// Edition of OpenCL C, where the launch names none
    #[arg(long = "std", value_name = "E")]
    std: Option<String>,
    /// Build options, where the launch has none
    #[arg(long, value_name = "OPTIONS", allow_hyphen_values = true)]
    options: Option<String>,
    /// What runs the kernel
    #[arg(long, value_name = "NAME", default_value = "reference")]
    device: String,
    /// What to look for: all, none, or kinds of findings joined by commas
    #[arg(long, value_name = "all|none|LIST", default_value = "all", value_parser = kinds)]
    detect: Kinds,
    /// Seconds after which a launch is stopped
    #[arg(long, value_name = "SECONDS", default_value_t = 60.0)]
    timeout: f64,
    /// Bytes of memory that buffers and work-groups may take
    #[arg(long, value_name = "BYTES", default_value_t = 4 << 30)]
    memory: u64,
    /// How results are printed
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
                None => Err(format!("'{word}' is none of {}", names.join(", "))),
            }
        }),
    }
}

/// Bytes that a launch may print.
const PRINTED: usize = 64 << 20;
/// Instructions of a launch: only time bounds it.
const INSTRUCTIONS: u64 = u64::MAX / 2;

/// An argument of `--arg`.
fn argument(text: &str) -> Result<file::Arg, String> {
    let plain = |value| file::Arg { value, access: None, id: None, expect: None };
    let number = |text: &str| -> Result<Number, String> {
        let text = text.trim();
        let int = match text.strip_prefix("0x") {
            Some(hex) => i128::from_str_radix(hex, 16).ok(),
            None => text.parse::<i128>().ok(),
        };
        int.map(Number::Int)
            .or_else(|| text.parse::<f64>().ok().map(Number::Float))
            .ok_or_else(|| format!("'{text}' is no number"))
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
            .ok_or_else(|| format!("'{text}': local takes a number of bytes"));
    }
    let numbers = |text: &str| text.split(',').map(number).collect::<Result<Vec<_>, _>>();
    let Some((kind, rest)) = head.split_once('[') else {
        let value = value.ok_or_else(|| format!("'{text}' gives no value"))?;
        let contents = Contents::Values(numbers(value)?);
        return Ok(plain(ArgValue::Value(Elements { kind: head.to_string(), contents })));
    };
    let len = rest.strip_suffix(']').ok_or_else(|| format!("'{text}' lacks a ']'"))?;
    let contents = match (len, value) {
        ("", Some(list)) => Contents::Values(numbers(list)?),
        ("", None) => return Err(format!("'{text}' gives neither a length nor values")),
        (len, value) => {
            let len: u64 = len.parse().map_err(|_| format!("'{len}' is no length"))?;
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

/// A scalar type of launch files.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Scalar {
    Int { bytes: usize, signed: bool },
    Half,
    Float,
    Double,
}

impl Scalar {
    fn bytes(self) -> usize {
        match self {
            Scalar::Int { bytes, .. } => bytes,
            Scalar::Half => 2,
            Scalar::Float => 4,
            Scalar::Double => 8,
        }
    }
}

/// The scalar of a type, and how many an element has.
fn type_of(name: &str) -> Result<(Scalar, usize), String> {
    let name = name.trim();
    let base = name.trim_end_matches(|c: char| c.is_ascii_digit());
    let width: usize =
        if base.len() == name.len() { 1 } else { name[base.len()..].parse().unwrap_or(0) };
    let int = |bytes, signed| Some(Scalar::Int { bytes, signed });
    let scalar = match base {
        "char" | "signed char" => int(1, true),
        "uchar" | "unsigned char" | "bool" => int(1, false),
        "short" => int(2, true),
        "ushort" | "unsigned short" => int(2, false),
        "int" | "atomic_int" => int(4, true),
        "uint" | "unsigned" | "unsigned int" | "atomic_uint" => int(4, false),
        "long" | "ptrdiff_t" | "intptr_t" | "atomic_long" => int(8, true),
        "ulong" | "unsigned long" | "size_t" | "uintptr_t" | "atomic_ulong" => int(8, false),
        "half" => Some(Scalar::Half),
        "float" | "atomic_float" => Some(Scalar::Float),
        "double" | "atomic_double" => Some(Scalar::Double),
        _ => None,
    };
    match scalar {
        Some(s) if matches!(width, 1 | 2 | 3 | 4 | 8 | 16) => Ok((s, width)),
        _ => Err(format!(
            "'{name}' is no scalar or vector type of OpenCL C; give structs by their bytes"
        )),
    }
}

fn encode(scalar: Scalar, n: Number) -> Result<[u8; 8], String> {
    let mut out = [0; 8];
    match scalar {
        Scalar::Int { bytes, signed } => {
            let value = match n {
                Number::Int(v) => v,
                Number::Float(f) if f.fract() == 0.0 && f.is_finite() => f as i128,
                Number::Float(f) => return Err(format!("{f} is no integer")),
            };
            let bits = 8 * bytes as u32;
            // Both ways to write the bits of a type are understood.
            if value < -(1i128 << (bits - 1)) || value >= 1i128 << bits {
                let sign = if signed { "" } else { "without sign " };
                return Err(format!("{value} does not fit an integer {sign}of {bits} bits"));
            }
            out[..bytes].copy_from_slice(&(value as u64).to_le_bytes()[..bytes]);
        }
        Scalar::Half => {
            out[..2].copy_from_slice(&device::half_bits(n.as_f64()).to_le_bytes());
        }
        Scalar::Float => out[..4].copy_from_slice(&(n.as_f64() as f32).to_le_bytes()),
        Scalar::Double => out.copy_from_slice(&n.as_f64().to_le_bytes()),
    }
    Ok(out)
}

/// The value of a scalar in memory.
fn decode(scalar: Scalar, bytes: &[u8]) -> Number {
    let mut word = [0u8; 8];
    word[..bytes.len().min(8)].copy_from_slice(&bytes[..bytes.len().min(8)]);
    let bits = u64::from_le_bytes(word);
    match scalar {
        Scalar::Int { bytes, signed: false } => {
            Number::Int(i128::from(bits & (u64::MAX >> (64 - 8 * bytes))))
        }
        Scalar::Int { bytes, .. } => {
            let up = 64 - 8 * bytes as u32;
            Number::Int(i128::from((bits << up) as i64 >> up))
        }
        Scalar::Half => Number::Float(device::half_value(bits as u16)),
        Scalar::Float => Number::Float(f64::from(f32::from_bits(bits as u32))),
        Scalar::Double => Number::Float(f64::from_bits(bits)),
    }
}

/// Bytes of an element: a vector of three takes the room of four.
fn stride(scalar: Scalar, width: usize) -> usize {
    scalar.bytes() * if width == 3 { 4 } else { width }
}

/// The memory that elements describe.
fn memory_of(elements: &Elements, room: u64) -> Result<Store, String> {
    let too_large = || format!("a buffer is larger than the {room} bytes of memory");
    if let Contents::Bytes(bytes) = &elements.contents {
        return Ok(Store::new(bytes.clone()));
    }
    let (scalar, width) = type_of(&elements.kind)?;
    let element = stride(scalar, width);
    let sized = |len: u64| -> Result<usize, String> {
        let bytes = len.checked_mul(element as u64).filter(|n| *n <= room);
        bytes.map(|n| n as usize).ok_or_else(too_large)
    };
    let spread = |values: &mut dyn Iterator<Item = Number>, len: u64| -> Result<Store, String> {
        let mut bytes = vec![0; sized(len)?];
        for (i, value) in values.enumerate() {
            let at = i / width * element + i % width * scalar.bytes();
            bytes[at..at + scalar.bytes()]
                .copy_from_slice(&encode(scalar, value)?[..scalar.bytes()]);
        }
        Ok(Store::new(bytes))
    };
    match &elements.contents {
        Contents::Values(values) => {
            if values.len() % width != 0 {
                return Err(format!(
                    "{} scalars are no multiple of the width of '{}'",
                    values.len(),
                    elements.kind
                ));
            }
            spread(&mut values.iter().copied(), (values.len() / width) as u64)
        }
        Contents::Uninitialized(len) => Ok(Store::unwritten(sized(*len)?)),
        Contents::Fill(len, value) => {
            let count = sized(*len)? / element * width;
            spread(&mut std::iter::repeat_n(*value, count), *len)
        }
        Contents::Range(len, start, step) => {
            let count = sized(*len)? / element * width;
            let mut values = (0..count).map(|i| match (start, step) {
                (Number::Int(a), Number::Int(b)) => Number::Int(a + b * i as i128),
                _ => Number::Float(start.as_f64() + step.as_f64() * i as f64),
            });
            spread(&mut values, *len)
        }
        Contents::Bytes(bytes) => Ok(Store::new(bytes.clone())),
    }
}

/// Source, options and launches of one program.
struct Job {
    source: PathBuf,
    std: Option<String>,
    options: Option<String>,
    launches: Vec<file::Launch>,
    own_folder: PathBuf,
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
        let launch = file::Launch {
            kernel: kernel.clone(),
            global: arguments.global.clone(),
            local: (!arguments.local.is_empty()).then(|| arguments.local.clone()),
            args: arguments.args.iter().map(|a| argument(a)).collect::<Result<_, _>>()?,
            ..file::Launch::default()
        };
        return Ok(Job {
            source: path.clone(),
            std: arguments.std.clone(),
            options: arguments.options.clone(),
            launches: vec![launch],
            own_folder,
        });
    }
    let text = std::fs::read_to_string(path).map_err(|e| format!("{shown}: {e}"))?;
    let launches = read_launch_file(&text).map_err(|errors| {
        let lines: Vec<String> = errors.iter().map(|e| format!("{shown}:{e}")).collect();
        lines.join("\nclman: ")
    })?;
    let Some(first) = launches.first() else {
        return Err(format!("{shown}: there is no launch in it"));
    };
    let Some(source) = first.source.clone() else {
        return Err(format!("{shown}: the launch file needs the key 'source'"));
    };
    for launch in &launches {
        let same = launch.source == first.source
            && launch.std == first.std
            && launch.options == first.options;
        if !same {
            return Err(format!(
                "{shown}: all launches run on one program: 'source', 'std' and 'options' must be the same"
            ));
        }
    }
    let full = own_folder.join(&source);
    let inside = match (full.canonicalize(), own_folder.canonicalize()) {
        (Ok(file), Ok(folder)) => file.starts_with(folder),
        (Err(e), _) => return Err(format!("{shown}: the source '{source}': {e}")),
        (_, Err(e)) => return Err(format!("{shown}: {e}")),
    };
    if !inside {
        return Err(format!(
            "{shown}: the source '{source}' lies outside the launch file's folder"
        ));
    }
    Ok(Job {
        source: full,
        std: first.std.clone().or_else(|| arguments.std.clone()),
        options: first.options.clone().or_else(|| arguments.options.clone()),
        launches,
        own_folder,
    })
}

/// Splits build options at blanks; quotes keep them together.
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

/// How build options and `std` say to check the source, and the folders that `-I` names.
fn options_of(job: &Job) -> Result<(Options, Vec<PathBuf>), String> {
    let edition = |text: &str| {
        Edition::parse(text).ok_or_else(|| format!("'{text}' is no edition of OpenCL C"))
    };
    let mut options = Options::new(match &job.std {
        Some(text) => edition(text)?,
        None => Edition::V3_0,
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
            let macros = std::mem::take(&mut options.macros);
            options = Options { macros, ..Options::new(edition(&word)?) };
        } else if word == "-Werror" {
            options.warnings_are_errors = true;
        } else if !(word == "-w" || word == "-g" || word.starts_with("-cl-")) {
            return Err(format!("the build option '{word}' is not known"));
        }
    }
    Ok((options, folders))
}

/// The threads of this process.
struct Threads;

impl device::Executor for Threads {
    fn width(&self) -> usize {
        rayon::current_num_threads()
    }
    fn run(&self, count: usize, job: &(dyn Fn(usize) + Sync)) {
        (0..count).into_par_iter().for_each(job);
    }
}

/// What one launch gave, with what it expected.
struct Run {
    outcome: Outcome,
    buffers: Vec<(usize, String, Store)>,
    mismatches: Vec<Value>,
    findings: Vec<Finding>,
    seconds: f64,
}

fn one_launch(
    device: &mut Device,
    k: usize,
    launch: &file::Launch,
    kept: &mut HashMap<String, (String, Buffer)>,
    arguments: &Arguments,
) -> Result<Run, String> {
    let mut buffers: Vec<Buffer> = Vec::new();
    let mut origin: Vec<(usize, String, Option<String>)> = Vec::new();
    let mut args = Vec::new();
    let mut room = arguments.memory;
    for (i, arg) in launch.args.iter().enumerate() {
        let place = |message: String| format!("argument {}: {message}", i + 1);
        let access = match arg.access {
            Some(file::Access::ReadOnly) => device::Access::ReadOnly,
            Some(file::Access::WriteOnly) => device::Access::WriteOnly,
            _ => device::Access::ReadWrite,
        };
        args.push(match &arg.value {
            ArgValue::Buffer(e) if e.contents == Contents::Uninitialized(0) => Arg::Null,
            ArgValue::Buffer(e) => {
                let store = memory_of(e, room).map_err(place)?;
                room = room.saturating_sub(store.bytes.len() as u64);
                buffers.push(Buffer { store, access });
                origin.push((i, e.kind.clone(), arg.id.clone()));
                Arg::Buffer(buffers.len() - 1)
            }
            ArgValue::Earlier => {
                let id = arg.id.clone().unwrap_or_default();
                let Some((kind, buffer)) = kept.get(&id) else {
                    return Err(place(format!("no earlier launch has a buffer '{id}'")));
                };
                let same = origin.iter().position(|o| o.2.as_deref() == Some(&id));
                match same {
                    // Two arguments may be one buffer.
                    Some(n) => Arg::Buffer(n),
                    None => {
                        let access = if arg.access.is_some() { access } else { buffer.access };
                        buffers.push(Buffer { access, ..buffer.clone() });
                        origin.push((i, kind.clone(), arg.id.clone()));
                        Arg::Buffer(buffers.len() - 1)
                    }
                }
            }
            ArgValue::Local(n) => Arg::Local(*n),
            ArgValue::Value(e) => Arg::Value(memory_of(e, room).map_err(place)?.bytes),
            ArgValue::Image(_) | ArgValue::Sampler(_) => {
                return Err(place("the reference device does not run images and samplers".into()));
            }
        });
    }
    let request = device::Launch {
        kernel: launch.kernel.clone(),
        global: launch.global.clone(),
        local: launch.local.clone(),
        offset: launch.offset.clone(),
        args,
    };
    let start = Instant::now();
    let limit = Duration::try_from_secs_f64(arguments.timeout.max(0.0)).unwrap_or(Duration::MAX);
    let settings = device::Settings {
        detect: arguments.detect,
        instructions: INSTRUCTIONS,
        memory: arguments.memory,
        printed: PRINTED,
        stop: &|| start.elapsed() > limit,
        executor: &Threads,
    };
    let outcome =
        device.launch(&request, &mut buffers, &settings).map_err(|refusal| refusal.to_string())?;
    let seconds = start.elapsed().as_secs_f64();
    let mut mismatches = Vec::new();
    for (i, arg) in launch.args.iter().enumerate() {
        let Some(expect) = &arg.expect else { continue };
        let found = request.args.get(i).and_then(|a| match a {
            Arg::Buffer(n) => buffers.get(*n).zip(origin.get(*n)),
            _ => None,
        });
        let Some((buffer, (_, kind, _))) = found else {
            return Err(format!("argument {}: only a buffer has contents to expect", i + 1));
        };
        if let Some((index, expected, seen)) = differs(expect, kind, &buffer.store.bytes)? {
            mismatches.push(json!({
                "kind": "mismatch", "launch": k, "arg": i, "index": index,
                "expected": expected, "seen": seen,
            }));
        }
    }
    if let Some(expected) = &launch.printf {
        let seen = String::from_utf8_lossy(&outcome.printed);
        if *expected != seen {
            let index = expected.bytes().zip(seen.bytes()).take_while(|(a, b)| a == b).count();
            mismatches.push(json!({
                "kind": "mismatch", "launch": k, "arg": "printf", "index": index,
                "expected": expected, "seen": seen,
            }));
        }
    }
    let mut findings = outcome.findings.clone();
    if let Some(expected) = &launch.finding {
        let before = findings.len();
        findings.retain(|f| f.kind.name() != expected);
        if findings.len() == before {
            mismatches.push(json!({
                "kind": "mismatch", "launch": k, "arg": "finding", "index": 0,
                "expected": expected, "seen": null,
            }));
        }
    }
    let mut shown = Vec::new();
    for (buffer, (i, kind, id)) in buffers.into_iter().zip(origin) {
        if let Some(id) = id {
            kept.insert(id, (kind.clone(), buffer.clone()));
        }
        shown.push((i, kind, buffer.store));
    }
    Ok(Run { outcome, buffers: shown, mismatches, findings, seconds })
}

/// The scalars of a buffer; bytes where its type is no scalar or vector.
fn scalars(kind: &str, bytes: &[u8]) -> Option<Vec<(Scalar, Number)>> {
    let (scalar, width) = type_of(kind).ok()?;
    let element = stride(scalar, width);
    let mut list = Vec::new();
    for chunk in bytes.chunks_exact(element) {
        for k in 0..width {
            let at = k * scalar.bytes();
            list.push((scalar, decode(scalar, &chunk[at..at + scalar.bytes()])));
        }
    }
    Some(list)
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
        // The shortest number that reads back as this float.
        Number::Float(f) if scalar == Scalar::Float => {
            (f as f32).to_string().parse::<f64>().map_or(Value::Null, |v| json!(v))
        }
        Number::Float(f) => json!(f),
    }
}

/// How far two floats are apart, in units in the last place of their type.
fn distance(scalar: Scalar, a: f64, b: f64) -> f64 {
    if (a.is_nan() && b.is_nan()) || a == b {
        return 0.0;
    }
    if !a.is_finite() || !b.is_finite() {
        return f64::INFINITY;
    }
    let (digits, least) = match scalar {
        Scalar::Half => (10, -24),
        Scalar::Float => (23, -149),
        _ => (52, -1074),
    };
    let exponent = if a == 0.0 { least } else { a.abs().log2().floor() as i32 - digits };
    (a - b).abs() / 2f64.powi(exponent.max(least))
}

/// A number as the type holds it.
fn held(scalar: Scalar, n: Number) -> Number {
    encode(scalar, n).map_or(n, |bytes| decode(scalar, &bytes))
}

fn equal(scalar: Scalar, expected: Number, seen: Number, ulp: f64) -> bool {
    match (held(scalar, expected), seen) {
        (Number::Int(a), Number::Int(b)) => a == b,
        (a, b) => distance(scalar, a.as_f64(), b.as_f64()) <= ulp,
    }
}

/// The first place where a buffer is not as expected: index, expected and seen scalar.
fn differs(
    expect: &Expect,
    kind: &str,
    bytes: &[u8],
) -> Result<Option<(usize, Value, Value)>, String> {
    let bytes_as_scalars;
    let seen = match scalars(kind, bytes) {
        Some(list) => list,
        None => {
            let byte = Scalar::Int { bytes: 1, signed: false };
            bytes_as_scalars = bytes.iter().map(|b| (byte, Number::Int(i128::from(*b))));
            bytes_as_scalars.collect()
        }
    };
    let mut best: Option<(usize, Value, Value)> = None;
    for list in &expect.any_of {
        let problem = if expect.unordered {
            unordered(list, &seen, expect.ulp)
        } else {
            (0..list.len().max(seen.len())).find(|i| match (list.get(*i), seen.get(*i)) {
                (Some(a), Some((s, b))) => !equal(*s, *a, *b, expect.ulp),
                _ => true,
            })
        };
        let Some(i) = problem else { return Ok(None) };
        let scalar = seen.first().map_or(Scalar::Double, |s| s.0);
        let wanted = list.get(i).map_or(Value::Null, |n| json_number(scalar, *n));
        let there = seen.get(i).map_or(Value::Null, |(s, n)| json_number(*s, *n));
        if best.as_ref().is_none_or(|b| b.0 < i) {
            best = Some((i, wanted, there));
        }
    }
    Ok(best)
}

/// The first expected scalar that is not there.
fn unordered(list: &[Number], seen: &[(Scalar, Number)], ulp: f64) -> Option<usize> {
    let mut left: Vec<(Scalar, Number)> = seen.to_vec();
    for (i, a) in list.iter().enumerate() {
        match left.iter().position(|(s, b)| equal(*s, *a, *b, ulp)) {
            Some(at) => {
                left.swap_remove(at);
            }
            None => return Some(i),
        }
    }
    (!left.is_empty()).then_some(list.len().saturating_sub(1))
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
        "severity": "error",
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

fn ids(actor: &Actor) -> String {
    let [x, y, z] = actor.global_id;
    let [a, b, c] = actor.group_id;
    format!("work-item ({x}, {y}, {z}) of group ({a}, {b}, {c})")
}

fn finding_text(f: &Finding) -> String {
    let at = &f.actor.place;
    let times = if f.count > 1 { format!(", {} times", f.count) } else { String::new() };
    let mut text = format!(
        "{}:{}:{}: {}: {}\n    first by {}{times}",
        at.file,
        at.line,
        at.column,
        f.kind.name(),
        f.message,
        ids(&f.actor)
    );
    if let Some((other, write)) = &f.other {
        let verb = if *write { "write" } else { "read" };
        let at = &other.place;
        text.push_str(&format!(
            "\n    the other access: {verb} at {}:{}:{} by {}",
            at.file,
            at.line,
            at.column,
            ids(other)
        ));
    }
    text
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

/// Scalars of a buffer that are shown to people.
const SHOWN: usize = 16;

fn buffer_text(i: usize, kind: &str, bytes: &[u8]) -> String {
    let Some(list) = scalars(kind, bytes) else {
        return format!("argument {}: bytes {}", i + 1, hex(&bytes[..bytes.len().min(SHOWN)]));
    };
    let words: Vec<String> = list
        .iter()
        .take(SHOWN)
        .map(|(s, n)| json_number(*s, *n).to_string().trim_matches('"').to_string())
        .collect();
    let more = if list.len() > SHOWN { format!(", … ({})", list.len()) } else { String::new() };
    format!("argument {}: {kind} {}{more}", i + 1, words.join(", "))
}

pub(super) fn run(arguments: &Arguments) -> u8 {
    if arguments.device != "reference" {
        let name = &arguments.device;
        return super::fail(format!("there is no device '{name}'; `clman devices` lists them"));
    }
    // The stack is that of `clman check`: the front end and the compiler recurse as deep as
    // expressions nest.
    let outcome = std::thread::scope(|scope| {
        std::thread::Builder::new()
            .stack_size(STACK)
            .spawn_scoped(scope, || run_job(arguments))
            .map(|handle| handle.join())
    });
    match outcome {
        Ok(Ok(Ok(code))) => code,
        Ok(Ok(Err(message))) => super::fail(message),
        _ => super::fail("the run broke off"),
    }
}

fn build(job: &Job) -> Result<(Checked, Edition), String> {
    let (options, include) = options_of(job)?;
    let bytes = std::fs::read(&job.source).map_err(|e| format!("{}: {e}", job.source.display()))?;
    let mut folders = Folders::new(&job.source, &include);
    let name = job.source.to_string_lossy();
    Ok((opencl::check(&name, bytes, &options, &mut folders), options.language.edition))
}

fn run_job(arguments: &Arguments) -> Result<u8, String> {
    let json = arguments.message_format == super::MessageFormat::Json;
    let job = job(arguments)?;
    let start = Instant::now();
    let (checked, edition) = build(&job)?;
    let mut log = String::new();
    for d in &checked.diagnostics {
        if json {
            super::print(json_line(d, &checked.sources));
        } else {
            let text = draw(d, &checked.sources);
            anstream::eprintln!("{text}\n");
        }
        log.push_str(&d.message);
        log.push('\n');
    }
    let build_seconds = |start: Instant| start.elapsed().as_secs_f64();
    if !checked.accepted() {
        if json {
            super::print(json!({
                "kind": "result", "status": "build-failed", "device": "reference",
                "buffers": [], "images": [], "log": log,
                "seconds": { "build": build_seconds(start), "run": 0.0 },
            }));
        }
        return Ok(super::FOUND);
    }
    let mut device = Device::new(checked, edition).map_err(|e| e.to_string())?;
    let build_time = build_seconds(start);
    let mut kept = HashMap::new();
    let mut code = super::FINE;
    let mut status = "ok";
    let mut runs = Vec::new();
    for (k, launch) in job.launches.iter().enumerate() {
        let mut run = one_launch(&mut device, k, launch, &mut kept, arguments)?;
        if !run.findings.is_empty() || !run.mismatches.is_empty() {
            code = super::FOUND;
        }
        let stopped = run.outcome.status == Status::Stopped;
        // What is printed is that of the last launch.
        if k + 1 < job.launches.len() && !stopped {
            run.buffers.clear();
        }
        runs.push(run);
        if stopped {
            status = "timeout";
            code = super::FOUND;
            break;
        }
    }
    report(&runs, json, status, &log, build_time);
    Ok(code)
}

fn report(runs: &[Run], json: bool, status: &str, log: &str, build: f64) {
    let seconds: f64 = runs.iter().map(|r| r.seconds).sum();
    let buffers = runs.last().map_or(&[][..], |r| &r.buffers[..]);
    if json {
        for f in runs.iter().flat_map(|r| &r.findings) {
            super::print(finding_json(f));
        }
        for run in runs.iter().filter(|r| !r.outcome.printed.is_empty()) {
            let text = String::from_utf8_lossy(&run.outcome.printed);
            super::print(json!({ "kind": "printf", "text": text }));
        }
        for m in runs.iter().flat_map(|r| &r.mismatches) {
            super::print(m);
        }
        let buffers: Vec<Value> =
            buffers.iter().map(|(i, kind, s)| buffer_json(*i, kind, &s.bytes)).collect();
        super::print(json!({
            "kind": "result", "status": status, "device": "reference",
            "buffers": buffers, "images": [], "log": log,
            "seconds": { "build": build, "run": seconds },
        }));
        return;
    }
    use std::io::Write;
    let mut out = anstream::stdout().lock();
    for f in runs.iter().flat_map(|r| &r.findings) {
        let _ = writeln!(out, "{}", finding_text(f));
    }
    for run in runs {
        let _ = out.write_all(&run.outcome.printed);
    }
    for m in runs.iter().flat_map(|r| &r.mismatches) {
        let what = match &m["arg"] {
            Value::String(s) => s.clone(),
            n => format!("argument {}", n.as_u64().map_or(0, |n| n + 1)),
        };
        let _ = writeln!(
            out,
            "launch {}: {what}, at {}: expected {}, seen {}",
            m["launch"].as_u64().map_or(0, |n| n + 1),
            m["index"],
            m["expected"],
            m["seen"]
        );
    }
    if status != "ok" {
        let _ = writeln!(out, "the launch was stopped: it took too long");
    }
    for (i, kind, store) in buffers {
        let _ = writeln!(out, "{}", buffer_text(*i, kind, &store.bytes));
    }
}
