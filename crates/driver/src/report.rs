//! Reports of findings, for people and in files.
//!
//! `CLMAN_DETECT` names the detectors, as `--detect` does. `CLMAN_REPORT` is a file for the findings: lines of JSON, or
//! a SARIF document. Without a file, or if `CLMAN_DRAW` is set, the findings are drawn on standard error. Without
//! `CLMAN_DETECT`, all kinds of findings are detected if there is a file, otherwise none. `CLMAN_SUPPRESS` lists the
//! findings that are not reported: kinds, or `KIND@FILE` or `KIND@FILE:LINE`, separated by commas. `CLMAN_CAPTURE` is a
//! folder for launch files, and `CLMAN_CAPTURE_LIMIT` the limit for their buffers in MiB, 1024 by default. If
//! `CLMAN_PROFILE` is set, a profile of the kernels is added to a file with lines of JSON; without such a file, it is
//! printed.

use crate::handle::{self, lock};
use crate::host::Site;
use clman_device::{Finding, Kind, Kinds, Refusal};
use clman_opencl::SourceMap;
use clman_opencl::diagnostic::Code;
use clman_record::corpus::file::reason;
use clman_runner::draw::{Drawing, draw_finding};
use clman_runner::misuse::{self, HostPlace, misuse_json};
use clman_runner::profile::{self, KernelProfile, profile_json};
use clman_runner::results::{finding_json, json_text};
use clman_runner::{error_name, job, sarif};
use opencl_sys::{
    CL_BUILD_PROGRAM_FAILURE, CL_COMPILE_PROGRAM_FAILURE, CL_DEVICE_NOT_FOUND,
    CL_INVALID_COMMAND_QUEUE, CL_INVALID_CONTEXT, CL_INVALID_EVENT, CL_INVALID_KERNEL,
    CL_INVALID_MEM_OBJECT, CL_INVALID_PROGRAM, CL_INVALID_SAMPLER,
    CL_KERNEL_ARG_INFO_NOT_AVAILABLE, CL_LINK_PROGRAM_FAILURE, CL_PROFILING_INFO_NOT_AVAILABLE,
    cl_int,
};
use serde_json::Value;
use std::collections::HashSet;
use std::env;
use std::fs::OpenOptions;
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{LazyLock, Mutex};

struct Config {
    kinds: Kinds,
    file: Option<PathBuf>,
    draws: bool,
    capture: Option<PathBuf>,
    capture_limit: u64,
    suppressed: Vec<String>,
    is_profiled: bool,
}

static CONFIG: LazyLock<Config> = LazyLock::new(|| {
    let file = env::var_os("CLMAN_REPORT").filter(|file| !file.is_empty()).map(PathBuf::from);
    let kinds = match env::var("CLMAN_DETECT") {
        Ok(text) => job::kinds(&text).unwrap_or_else(|error| {
            eprintln!("clman: CLMAN_DETECT: {error}");
            Kinds::ALL
        }),
        Err(_) if file.is_some() => Kinds::ALL,
        Err(_) => Kinds::NONE,
    };
    let list = env::var("CLMAN_SUPPRESS").unwrap_or_default();
    let suppressed = list.split(',').filter(|word| !word.is_empty()).map(str::to_string).collect();
    let draws = file.is_none() || env::var_os("CLMAN_DRAW").is_some();
    let capture = env::var_os("CLMAN_CAPTURE").map(PathBuf::from);
    let limit = env::var("CLMAN_CAPTURE_LIMIT").ok().and_then(|text| text.parse::<u64>().ok());
    let capture_limit = limit.unwrap_or(1024).saturating_mul(1 << 20);
    let is_profiled = env::var_os("CLMAN_PROFILE").is_some_and(|value| !value.is_empty());
    Config { kinds, file, draws, capture, capture_limit, suppressed, is_profiled }
});

/// The kinds of findings to detect.
pub fn kinds() -> Kinds {
    CONFIG.kinds
}

/// Whether mistakes in the use of the API are detected.
pub fn is_on() -> bool {
    kinds() != Kinds::NONE
}

/// Whether the bytes of memory objects that were never written are marked.
pub fn looks_for_uninitialized() -> bool {
    kinds().has(Kind::UninitializedRead)
}

/// The findings so far.
#[derive(Default)]
struct Found {
    known: HashSet<(String, String, String)>,
    results: Vec<Value>,
}

static FOUND: LazyLock<Mutex<Found>> = LazyLock::new(Mutex::default);

fn is_suppressed(kind: &str, file: &str, line: u64) -> bool {
    CONFIG.suppressed.iter().any(|word| match word.split_once('@') {
        None => word == kind,
        Some((own, place)) => {
            let ends = |name: &str| file == name || file.ends_with(&format!("/{name}"));
            own == kind
                && (ends(place)
                    || place
                        .rsplit_once(':')
                        .is_some_and(|(name, number)| ends(name) && number.parse() == Ok(line)))
        }
    })
}

/// Adds a finding, unless it is known or suppressed.
fn add(value: Value, drawing: impl FnOnce() -> Drawing) {
    let word = |key: &str| value[key].as_str().unwrap_or("").to_string();
    let (kind, file, line) = (word("finding"), word("file"), value["line"].as_u64().unwrap_or(0));
    if is_suppressed(&kind, &file, line) {
        return;
    }
    let place = match file.is_empty() {
        true => word("message"),
        false => format!("{file}:{line}"),
    };
    let mut found = lock(&FOUND);
    if !found.known.insert((kind, place, word("function"))) {
        return;
    }
    if CONFIG.draws {
        eprintln!("{}\n", drawing().shown(std::io::stderr().is_terminal()));
    }
    let Some(path) = &CONFIG.file else { return };
    let written = match is_sarif(path) {
        true => {
            found.results.push(value);
            let codes: Vec<&Code> = Kind::ALL
                .iter()
                .map(|kind| kind.code())
                .chain(misuse::CODES.iter().copied())
                .collect();
            let results = found.results.iter().map(sarif::finding).collect();
            std::fs::write(path, json_text(format!("{:#}\n", sarif::document(&codes, results))))
        }
        false => append(path, &value),
    };
    check_written(path, written);
}

/// Whether a profile is wanted.
pub fn is_profiled() -> bool {
    CONFIG.is_profiled
}

/// Writes the profile into the report if the report has lines of JSON; otherwise, prints it.
pub fn profile(list: &[KernelProfile]) {
    match CONFIG.file.as_ref().filter(|path| !is_sarif(path)) {
        Some(path) => {
            let written = list.iter().try_for_each(|kernel| append(path, &profile_json(kernel)));
            check_written(path, written);
        }
        None => eprint!("{}", profile::draw(list)),
    }
}

/// Whether a report is a SARIF document.
fn is_sarif(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension == "sarif")
}

/// Adds a line of JSON to a file.
fn append(path: &Path, value: &Value) -> io::Result<()> {
    let mut file = OpenOptions::new().create(true).append(true).open(path)?;
    file.write_all(format!("{}\n", json_text(value.to_string())).as_bytes())
}

/// The folder for launch files of all launches, and the limit for their buffers in bytes.
pub fn capture() -> Option<(&'static Path, u64)> {
    CONFIG.capture.as_deref().map(|folder| (folder, CONFIG.capture_limit))
}

/// Reports a file that cannot be written.
pub fn check_written(path: &Path, written: io::Result<()>) {
    if let Err(error) = written {
        eprintln!("clman: {}: {}", path.display(), reason(&error));
    }
}

/// Reports the findings of a launch. A fault is reported once for each source line.
pub fn findings(list: &[Finding], sources: &SourceMap) {
    for finding in list {
        add(finding_json(finding, false), || Drawing(draw_finding(finding, false, sources)));
    }
}

/// Reports a mistake in the use of the API.
pub fn misuse(code: &Code, message: &str, place: &HostPlace, other: Option<&HostPlace>) {
    add(misuse_json(code, message, place, other), || {
        let at = |place: &HostPlace, arrow: &str| {
            let function = place.function.as_ref().map_or(String::new(), |f| format!(" in `{f}`"));
            match &place.file {
                Some(file) => format!("\n  {arrow} {file}:{}{function}", place.line),
                None if function.is_empty() => String::new(),
                None => format!("\n  {arrow}{function}"),
            }
        };
        let (at, other) = (at(place, "-->"), other.map_or(String::new(), |other| at(other, ":::")));
        Drawing(format!("{}[{}]: {message}{at}{other}", misuse::severity(code), code.id))
    });
}

/// Reports a launch that the device cannot run.
pub fn refused(kernel: &str, refusal: &Refusal) {
    eprintln!("clman: the kernel `{kernel}` cannot run: {refusal}");
}

/// Reports that a function of the API returned an error. `CL_DEVICE_NOT_FOUND` is not reported. Failed builds are not
/// reported here: they are reported only if the program ignores them. Failed queries are reported only if they are
/// about an object that does not exist, or about profiling times or kernel arguments whose information was not kept.
/// Other queries may fail in correct programs.
pub fn failed_call(name: &'static str, code: cl_int) {
    let expected = [
        CL_DEVICE_NOT_FOUND,
        CL_BUILD_PROGRAM_FAILURE,
        CL_COMPILE_PROGRAM_FAILURE,
        CL_LINK_PROGRAM_FAILURE,
    ];
    let never_right = [
        CL_INVALID_CONTEXT,
        CL_INVALID_COMMAND_QUEUE,
        CL_INVALID_MEM_OBJECT,
        CL_INVALID_SAMPLER,
        CL_INVALID_PROGRAM,
        CL_INVALID_KERNEL,
        CL_INVALID_EVENT,
        CL_PROFILING_INFO_NOT_AVAILABLE,
        CL_KERNEL_ARG_INFO_NOT_AVAILABLE,
    ];
    let may_fail = name.starts_with("clGet") && !never_right.contains(&code);
    if !is_on() || may_fail || expected.contains(&code) {
        return;
    }
    let message = format!("`{name}` fails with {}", error_name(code));
    misuse(&misuse::API_ERROR, &message, &Site::here().place(), None);
}

/// Reports that a build failed, and that the program queried neither its status nor its log.
pub fn failed_build(name: &str, log: &str, site: &Site) {
    let first = log.lines().find(|line| line.starts_with("error")).unwrap_or("").trim();
    let why = first.split_once(": ").map_or(String::new(), |(_, why)| format!(": {why}"));
    let message = format!(
        "the build of `{name}` fails, and the program queries neither its status nor its log{why}"
    );
    misuse(&misuse::BUILD_FAILED, &message, &site.place(), None);
}

/// Whether `at_end` has something to do.
static IS_USED: AtomicBool = AtomicBool::new(false);

/// Notes that the program uses the driver.
pub fn is_used() {
    IS_USED.store(true, Ordering::Relaxed);
}

/// Called when the library ends. This is after the destructors of C++ objects in static memory, which may
/// release objects of the API.
#[cfg(unix)]
#[used]
#[allow(unsafe_code)]
#[cfg_attr(not(target_vendor = "apple"), unsafe(link_section = ".fini_array"))]
#[cfg_attr(target_vendor = "apple", unsafe(link_section = "__DATA,__mod_term_func"))]
static AT_END: extern "C" fn() = {
    extern "C" fn end() {
        if IS_USED.load(Ordering::Relaxed) {
            let _ = std::panic::catch_unwind(|| {
                if is_on() {
                    at_end();
                }
                if is_profiled() {
                    crate::profile::at_end();
                }
                crate::pool::end();
            });
        }
    }
    end
};

/// Reports, at the end of the program, the commands without a wait, the failed builds whose result was not queried, and
/// the objects that were not released.
fn at_end() {
    for site in crate::queue::unread() {
        let message = "the program never waits for this command, which writes into its memory";
        misuse(&misuse::MISSING_WAIT, message, &site.place(), None);
    }
    for program in handle::live::<crate::program::Program>() {
        program.report_failure();
    }
    for (name, site) in handle::held() {
        let message = format!("this {name} is never released");
        misuse(&misuse::LEAK, &message, &site.place(), None);
    }
}
