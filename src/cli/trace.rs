//! `clman trace` and `clman icd-path`

use super::offered;
use clap::Args;
use clman_opencl::diagnostic::counted;
use clman_record::corpus::file::reason;
use clman_record::visible::visible_line;
use clman_runner::draw::Drawing;
use clman_runner::profile::{self, KernelProfile};
use clman_runner::results::json_text;
use clman_runner::sarif;
use clman_site::render::html::escape as escape_html;
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus};
use std::{env, fs, io};

/// The examples at the end of `--help`.
const EXAMPLE: &str = "Examples: clman trace -- ./application\n          \
                       clman trace --fail --report findings.sarif -- python3 -m pytest\n\n\
                       The program uses clman's reference device instead of the OpenCL drivers of the system.";

#[derive(Args, Debug)]
#[command(after_help = EXAMPLE)]
pub(super) struct Arguments {
    /// The kinds of findings to detect in kernels: all, none, or a list separated by commas; `none` also turns off the
    /// detection of errors in calls of the API
    #[arg(long, value_name = "all|none|LIST", default_value = "all", value_parser = offered::detectors(), hide_possible_values = true)]
    detect: String,
    /// Write the findings into a file instead of standard error: `.json`, `.sarif` or `.html`
    #[arg(long, value_name = "FILE")]
    report: Option<PathBuf>,
    /// Exit with status 1 if there is a finding with the severity error, whatever the program's exit status is
    #[arg(long)]
    fail: bool,
    /// Leave out the findings of a kind, everywhere or in one place; repeat the option for each kind
    #[arg(long, value_name = "KIND[@FILE[:LINE]]")]
    suppress: Vec<String>,
    /// Write each launch into a folder, as a launch file with its program and buffers
    #[arg(long, value_name = "DIR")]
    capture: Option<PathBuf>,
    /// Stop capturing when the captured buffers of all launches together take this many MiB
    #[arg(long, value_name = "MIB", default_value_t = 1024)]
    capture_limit: u64,
    /// Report how long each kernel ran, and how many instructions the device executed for each source line
    #[arg(long)]
    profile: bool,
    /// The program and its arguments
    #[arg(value_name = "PROGRAM", required = true, last = true)]
    program: Vec<String>,
}

#[derive(Args, Debug)]
#[command(
    after_help = "Example: mkdir vendors && clman icd-path > vendors/clman.icd\n         OCL_ICD_VENDORS=$PWD/vendors ./application"
)]
pub(super) struct IcdPathArguments {}

/// The file name of the driver.
const LIBRARY: &str = "libclman_opencl.so";

/// The path of the driver, which is beside the command or in the folder for libraries of clman's package.
fn library() -> Result<PathBuf, String> {
    let own = env::current_exe().and_then(fs::canonicalize);
    let own = own.map_err(super::unknown_program)?;
    let folder = own.parent().unwrap_or(Path::new(""));
    let places = [folder.join(LIBRARY), folder.join("../lib/clman").join(LIBRARY)];
    places.iter().find_map(|place| place.canonicalize().ok()).ok_or_else(|| {
        format!(
            "the driver {LIBRARY} is neither in {0} nor in {0}/../lib/clman; install it in one of these folders, or build it with cargo build --package clman-driver",
            folder.display()
        )
    })
}

/// Prints the path of the driver, for an `.icd` file.
pub(super) fn run_icd_path(_: &IcdPathArguments) -> u8 {
    match library() {
        Ok(path) => {
            super::print(path.display());
            super::FINE
        }
        Err(message) => super::fail(message),
    }
}

pub(super) fn run(arguments: &Arguments) -> u8 {
    match trace(arguments) {
        Ok(code) => code,
        Err(message) => super::fail(message),
    }
}

/// The format of a report.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Format {
    Json,
    Sarif,
    Html,
}

fn format_of(path: &Path) -> Result<Format, String> {
    match path.extension().and_then(|extension| extension.to_str()) {
        Some("json") => Ok(Format::Json),
        Some("sarif") => Ok(Format::Sarif),
        Some("html") => Ok(Format::Html),
        _ => Err(format!(
            "{}: the name of a report must end with .json, .sarif or .html",
            path.display()
        )),
    }
}

fn trace(arguments: &Arguments) -> Result<u8, String> {
    let report = match &arguments.report {
        Some(path) => {
            // The format is checked first, because the program may run for hours before the report is written.
            let format = format_of(path)?;
            let opened = fs::OpenOptions::new().create(true).append(true).open(path);
            opened.map_err(|e| format!("{}: {}", path.display(), reason(&e)))?;
            Some((path, format))
        }
        None => None,
    };
    let library = library()?;
    let io_error = |e: io::Error| format!("cannot register the driver in a temporary folder: {e}");
    let folder = tempfile::tempdir().map_err(io_error)?;
    let findings = folder.path().join("findings.json");
    let vendors = folder.path().join("vendors");
    fs::create_dir(&vendors).map_err(io_error)?;
    fs::write(vendors.join("clman.icd"), format!("{}\n", library.display())).map_err(io_error)?;
    let [program, rest @ ..] = &arguments.program[..] else { return Err("no program".into()) };
    let mut command = Command::new(program);
    command.args(rest).env("OCL_ICD_VENDORS", &vendors).env_remove("OCL_ICD_FILENAMES");
    command.env("CLMAN_DETECT", &arguments.detect).env("CLMAN_REPORT", &findings);
    command.env("CLMAN_SUPPRESS", arguments.suppress.join(","));
    if report.is_none() {
        command.env("CLMAN_DRAW", "1");
    }
    if let Some(folder) = &arguments.capture {
        let absolute = std::path::absolute(folder)
            .map_err(|e| format!("{}: {}", folder.display(), reason(&e)))?;
        command.env("CLMAN_CAPTURE", absolute);
        command.env("CLMAN_CAPTURE_LIMIT", arguments.capture_limit.to_string());
    }
    if arguments.profile {
        command.env("CLMAN_PROFILE", "1");
    }
    #[cfg(unix)]
    without_loader(&mut command, &library, folder.path())
        .map_err(|e| format!("cannot put the driver in the place of a loader: {e}"))?;
    let status = command.status().map_err(|e| format!("{program}: {}", reason(&e)))?;
    let text = fs::read_to_string(&findings).unwrap_or_default();
    let values = text.lines().filter_map(|line| serde_json::from_str::<Value>(line).ok());
    let (list, rest): (Vec<Value>, Vec<Value>) =
        values.partition(|value| value["kind"] == "finding");
    let kernels: Vec<KernelProfile> = rest.iter().filter_map(profile::of_json).collect();
    let is_in_report = report.is_some_and(|(_, format)| format != Format::Sarif);
    if arguments.profile && !is_in_report {
        super::say_drawing(&Drawing(profile::draw(&kernels)));
    }
    if let Some((path, format)) = report {
        let text = match format {
            Format::Json => text,
            Format::Sarif => {
                let results = list.iter().map(sarif::finding).collect();
                json_text(format!("{:#}\n", sarif::document(&crate::explain::findings(), results)))
            }
            Format::Html => html(&arguments.program.join(" "), &list, &kernels),
        };
        fs::write(path, text).map_err(|e| format!("{}: {}", path.display(), reason(&e)))?;
    }
    let errors = list.iter().filter(|finding| finding["severity"] == "error").count();
    if !list.is_empty() {
        let warnings = list.len() - errors;
        super::say(format_args!("{}, {}", counted(errors, "error"), counted(warnings, "warning")));
    }
    Ok(if arguments.fail && errors > 0 { super::FOUND } else { code_of(status) })
}

/// The exit code of the program, as shells report it.
fn code_of(status: ExitStatus) -> u8 {
    #[cfg(unix)]
    let signal = std::os::unix::process::ExitStatusExt::signal(&status).map(|n| 128 + n);
    #[cfg(not(unix))]
    let signal = None;
    status.code().or(signal).and_then(|code| u8::try_from(code).ok()).unwrap_or(super::FAILED)
}

/// If no loader is installed, makes the driver available in its place.
#[cfg(unix)]
#[allow(unsafe_code)]
fn without_loader(command: &mut Command, library: &Path, folder: &Path) -> io::Result<()> {
    // SAFETY: the constructors of loaders do not depend on the state of this process.
    if unsafe { libloading::Library::new("libOpenCL.so.1") }.is_ok() {
        return Ok(());
    }
    for name in ["libOpenCL.so.1", "libOpenCL.so"] {
        std::os::unix::fs::symlink(library, folder.join(name))?;
    }
    let known = env::var_os("LD_LIBRARY_PATH").unwrap_or_default();
    let paths = std::iter::once(folder.to_path_buf()).chain(env::split_paths(&known));
    let paths = env::join_paths(paths).map_err(io::Error::other)?;
    command.env("LD_LIBRARY_PATH", paths);
    Ok(())
}

/// An HTML page with a table of the findings and the profile of the kernels, if there is one.
fn html(program: &str, list: &[Value], kernels: &[KernelProfile]) -> String {
    let escape = |text: &str| escaped(&visible_line(text));
    let mut rows = String::new();
    for finding in list {
        let word = |key: &str| finding[key].as_str().map_or_else(String::new, escape);
        let place = match finding["line"].as_u64() {
            Some(line) => format!("{}:{line}", word("file")),
            None => word("function"),
        };
        rows += &format!(
            "<tr><td>{}</td><td>{}</td><td><code>{place}</code></td><td>{}</td><td>{}</td></tr>\n",
            word("severity"),
            word("finding"),
            word("message"),
            finding["count"].as_u64().unwrap_or(1),
        );
    }
    let profile = match kernels {
        [] => String::new(),
        list => format!("<h2>Profile</h2>\n<pre>{}</pre>\n", escaped(&profile::draw(list))),
    };
    format!(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n<title>Findings</title>\n\
         <h1>Findings in <code>{}</code></h1>\n<table>\n\
         <tr><th>Severity</th><th>Kind</th><th>Place</th><th>Message</th><th>Count</th></tr>\n\
         {rows}</table>\n{profile}</html>\n",
        escape(program)
    )
}

fn escaped(text: &str) -> String {
    let mut out = String::new();
    escape_html(text, &mut out);
    out
}
