//! `clman run`

use super::check::Folders;
use super::offered;
use clap::Args;
use clman_device::{self as device, Kinds};
use clman_host::launch;
use clman_opencl::{Options, STACK};
use clman_record::corpus::file::{self, MOST_SOURCE, MOST_STREAM};
use clman_record::{self as record, ArgValue, Contents, Elements, Number, corpus};
use clman_runner::Threads;
use clman_runner::job::{INSTRUCTIONS, Job, PRINTED, Request, words};
use clman_runner::launch::Limit;
use clman_runner::results::{self, Format, Piece, Report};
use std::fmt::Display;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// The examples at the end of `--help`.
const EXAMPLE: &str = "Examples: clman run vecadd.toml\n          \
                       clman run vecadd.cl --kernel vecadd --global 64 --arg 'float[64]=0:1' \
                       --arg 'float[64]=2' --arg 'float[64]'\n\n\
                       The forms of ARG are 'int4=1,2,3,4' (a value), 'int[]=1,2,3' (a buffer of these \
                       scalars), 'int[64]' (an uninitialized buffer), 'int[64]=7' (all scalars are 7), \
                       'int[64]=0:1' (the first scalar and the step), 'local=256' (bytes of local memory) or \
                       'null'.\n\n\
                       'clman schema launch' prints the JSON Schema of launch files.";

#[derive(Args, Debug)]
#[command(after_help = EXAMPLE)]
pub(super) struct Arguments {
    /// A launch file (TOML), or a file of OpenCL C source, which needs --kernel and --global
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// The kernel to run
    #[arg(long, value_name = "K")]
    kernel: Option<String>,
    /// The number of work-items in each dimension of the whole launch
    #[arg(long, value_name = "X[,Y,Z]", value_delimiter = ',')]
    global: Vec<u64>,
    /// The number of work-items in each dimension of a work-group
    #[arg(long, value_name = "X[,Y,Z]", value_delimiter = ',')]
    local: Vec<u64>,
    /// An argument of the kernel; repeat the option for each argument, in the order of the kernel's parameters
    #[arg(long = "arg", value_name = "ARG")]
    args: Vec<String>,
    /// The edition of OpenCL C; an edition that a launch file names takes precedence
    #[arg(long = "std", value_name = "E", value_parser = offered::language(offered::text), allow_hyphen_values = true)]
    std: Option<String>,
    /// The build options; build options in a launch file take precedence
    #[arg(long, value_name = "OPTIONS", allow_hyphen_values = true)]
    options: Option<String>,
    /// The device that runs the kernel
    #[arg(long, value_name = "NAME", default_value = "reference", value_parser = offered::device(), hide_possible_values = true)]
    device: String,
    /// The kinds of findings that the reference device detects: all, none, or a list separated by commas
    #[arg(long, value_name = "all|none|LIST", default_value = "all", value_parser = offered::kinds(), hide_possible_values = true)]
    detect: Kinds,
    /// The maximum number of seconds of a launch. On a device of a driver, the build and all launches together have this
    /// limit
    #[arg(long, value_name = "SECONDS", default_value_t = 60.0)]
    timeout: f64,
    /// The maximum number of bytes of memory for buffers and work-groups
    #[arg(long, value_name = "BYTES", default_value_t = 4 << 30)]
    memory: u64,
    /// The format of the results
    #[arg(long, value_enum, default_value_t = super::MessageFormat::Human)]
    message_format: super::MessageFormat,
}

/// Parses the value of an option `--arg`, which describes an argument of the kernel.
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

/// A job with its source.
struct Program {
    job: Job,
    source: PathBuf,
    /// Whether the user named the source directly instead of a launch file.
    is_source_named: bool,
    own_folder: PathBuf,
}

impl Program {
    fn read_source(&self) -> Result<Vec<u8>, String> {
        let read = match self.is_source_named {
            true => file::read_named(&self.source, MOST_STREAM),
            false => file::read(&self.source, MOST_SOURCE),
        };
        read.map_err(|e| format!("{}: {e}", self.source.display()))
    }

    /// The options for checking the source, and the loader of included files.
    fn checker_options(&self) -> Result<(Options, Folders), String> {
        let (options, folders) = self.job.checker_options()?;
        let folders: Vec<PathBuf> = folders.iter().map(|f| self.own_folder.join(f)).collect();
        Ok((options, Folders::new(&self.source, &folders)))
    }
}

fn program(arguments: &Arguments) -> Result<Program, String> {
    let path = &arguments.file;
    let shown = path.display();
    let own_folder = path.parent().unwrap_or(Path::new("")).to_path_buf();
    let (std, options) = (arguments.std.clone(), arguments.options.clone());
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
        let job = Job { file: None, std, options, launches: vec![launch] };
        return Ok(Program { job, source: path.clone(), is_source_named: true, own_folder });
    }
    if path.extension().is_some_and(|extension| extension == "cl") {
        return Err(format!(
            "{shown} is a program; name one of its kernels with --kernel and the number of work-items with --global, or run a launch file (TOML)"
        ));
    }
    if !(arguments.args.is_empty() && arguments.global.is_empty() && arguments.local.is_empty()) {
        return Err(format!(
            "without --kernel, {shown} is read as a launch file, which has its own arguments and numbers of work-items; remove --arg, --global and --local, or add --kernel"
        ));
    }
    let text = corpus::text_of(path, file::read_named(path, file::MOST_TEXT))
        .map_err(|error| error.to_string())?;
    let (mut job, source) = Job::read(shown.to_string(), text).map_err(|mut errors| {
        let last = errors.pop().unwrap_or_default();
        errors.iter().for_each(super::say);
        last
    })?;
    let wrong_source = |why: &dyn Display| {
        job.wrong(0, None, "source", format_args!("the source '{source}': {why}"))
    };
    let full = own_folder.join(&source);
    // If the path is only a file name, the folder is the current folder.
    match (full.canonicalize(), Path::new(".").join(&own_folder).canonicalize()) {
        (Ok(file), Ok(folder)) if file.starts_with(&folder) => {}
        (Err(e), _) => return Err(wrong_source(&file::reason(&e))),
        (_, Err(e)) => return Err(format!("{shown}: {}", file::reason(&e))),
        _ => {
            return Err(wrong_source(
                &"it is outside the launch file's folder; put it into that folder",
            ));
        }
    }
    job.std = job.std.or(std);
    job.options = job.options.or(options);
    Ok(Program { job, source: full, is_source_named: false, own_folder })
}

pub(super) fn run(arguments: &Arguments) -> u8 {
    // The stack size is the same as for `clman check`, because the front end and the compiler recurse with the depth of
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
    let program = program(arguments)?;
    let limit = super::seconds(arguments.timeout);
    let format = match arguments.message_format {
        super::MessageFormat::Human => Format::Human,
        super::MessageFormat::Json => Format::Json,
    };
    let report = match arguments.device.as_str() {
        "reference" => on_reference(&program, arguments, limit, format)?,
        _ => on_driver(&program, arguments, limit, format)?,
    };
    report.errors.iter().for_each(super::output::say_piece);
    report.results.iter().for_each(super::output::print_piece);
    Ok(report.code)
}

/// Runs the job on the reference device.
fn on_reference(
    program: &Program,
    arguments: &Arguments,
    limit: Duration,
    format: Format,
) -> Result<Report, String> {
    let start = Instant::now();
    let (_, mut folders) = program.checker_options()?;
    let ran = program.job.run(Request {
        name: &program.source.to_string_lossy(),
        source: program.read_source()?,
        loader: &mut folders,
        limit: Limit { time: limit, clock: &|| start.elapsed() },
        settings: &device::Settings {
            detect: arguments.detect,
            instructions: INSTRUCTIONS,
            memory: arguments.memory,
            printed: PRINTED,
            stop: &|| false,
            executor: &Threads,
            ..device::Settings::default()
        },
    })?;
    Ok(results::ran(&ran, format))
}

/// Runs the job on a device of a driver.
#[cfg(unix)]
fn on_driver(
    program: &Program,
    arguments: &Arguments,
    limit: Duration,
    format: Format,
) -> Result<Report, String> {
    use clman_host::icd;
    // The worker that listed the device runs the job. Drivers start slowly, so the launches' memory is prepared in the
    // meantime.
    let mut listing = icd::Listing::start(&super::devices::host()?);
    let job = &program.job;
    let DriverSource { text, headers, options } = driver_source(program)?;
    let source = launch::Source { text: &text, headers: &headers, options: &options };
    let launches = launch::DriverJob::new(source, &job.launches, arguments.memory)
        .map_err(|refused| job.refused(&refused))?;
    let Some((found, mut worker)) = listing.find(&arguments.device, limit) else {
        let (devices, problems) = listing.devices(limit);
        let known: Vec<String> =
            icd::names(devices).into_iter().map(|(long, short)| short.unwrap_or(long)).collect();
        let known = match known.is_empty() {
            true => "the only available device is reference".into(),
            false => format!("the available devices are reference, {}", known.join(", ")),
        };
        let problems: String = problems.iter().map(|p| format!("; {p}")).collect();
        return Err(format!("unknown device '{}'; {known}{problems}", arguments.device));
    };
    let outcome =
        launches.run(&mut worker, &found, limit).map_err(|refused| job.refused(&refused))?;
    let mut report = Report { code: u8::from(!outcome.is_fine()), ..Report::default() };
    if format == Format::Human && !outcome.log.is_empty() {
        report.errors.extend(outcome.log.trim_end().lines().map(|line| Piece::Line(line.into())));
    }
    report.results = results::launched(&outcome, &[], format, &arguments.device);
    Ok(report)
}

#[cfg(not(unix))]
fn on_driver(_: &Program, arguments: &Arguments, _: Duration, _: Format) -> Result<Report, String> {
    Err(format!("unknown device '{}'; the only device is reference", arguments.device))
}

/// The input of a driver: the source, the included files with their names in the `#include` directives, and the build
/// options.
#[cfg(unix)]
struct DriverSource {
    text: Vec<u8>,
    headers: Vec<(String, Vec<u8>)>,
    options: String,
}

/// A loader that records each file that it loads, with its name in the `#include` directive.
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
/// preprocessor includes. It does not get folders, because it would also read files outside of them.
#[cfg(unix)]
fn driver_source(program: &Program) -> Result<DriverSource, String> {
    let job = &program.job;
    let text = program.read_source()?;
    let mut options = String::new();
    let given = job.options.as_deref().unwrap_or("");
    let mut headers = Vec::new();
    if text.windows(b"include".len()).any(|word| word == b"include") {
        let (checked_by, folders) = program.checker_options()?;
        let mut files = Recorder { folders, files: Vec::new(), ambiguous: None };
        let name = program.source.to_string_lossy();
        clman_opencl::check(&name, text.clone(), &checked_by, &mut files);
        if let Some(name) = files.ambiguous {
            return Err(format!(
                "`{name}` names two files here; a driver identifies an included file by its name in `#include`, so rename one of the files"
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
