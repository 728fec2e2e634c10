//! The command line: parses arguments, calls the other crates and prints messages. It does not contain other logic.
//!
//! Each command has a file or folder. Results are written to standard output, and everything else to standard error.
//! Only `output.rs` writes text; progress bars and the answers of workers are written elsewhere. A command exits with
//! [`FINE`], [`FOUND`] or [`FAILED`]. `trace` and the confined process exit with the status of the program that they
//! run.

mod build;
mod check;
mod clean;
mod commands;
mod completions;
mod devices;
mod diff;
mod explain;
mod findings;
pub mod import;
mod json_schema;
mod lsp;
mod new;
mod offered;
mod output;
mod package;
mod run;
mod schema;
mod serve;
mod show;
mod test;
mod trace;
mod validate;

use clap::{Parser, Subcommand, ValueEnum};
use clman_record::CorpusMeta;
use clman_record::corpus::{self, Corpus, LoadError};
use clman_runner::draw::Drawing;
use findings::Findings;
use output::{print, print_drawing, print_json, print_parts, print_text};
use output::{say, say_drawing};
use std::fmt::Display;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

/// The exit code if nothing is wrong.
pub const FINE: u8 = 0;
/// The exit code if the input has errors.
pub const FOUND: u8 = 1;
/// The exit code if the command failed.
pub const FAILED: u8 = 2;

/// The exit code of a process that Ctrl-C ends, as shells report it.
const INTERRUPTED: i32 = 130;

/// A toolkit for reference manuals and for OpenCL C: imports, cleans, tests and publishes manuals,
/// and checks and runs kernels.
#[derive(Parser, Debug)]
#[command(name = "clman", version, propagate_version = true, max_term_width = 100)]
pub struct Arguments {
    #[command(subcommand)]
    command: Command,
    /// When to use colors in the output
    #[arg(long, global = true, value_enum, default_value_t = Color::Auto, display_order = 900)]
    color: Color,
}

#[derive(Subcommand, Debug)]
// Options are created only for the command that is called.
#[command(defer = true)]
enum Command {
    /// Read upstream pages and write them as records
    Import(import::ImportArgs),
    /// Repair, in the records of a folder, the damage that formatters and web sites did to the pages
    Clean(clean::Arguments),
    /// Build man pages, HTML and Markdown from a manual
    Build(build::Arguments),
    /// Preview the site of a manual, and rebuild it when a page changes
    Serve(serve::Arguments),
    /// Make packages from a built manual
    Package(package::Arguments),
    /// Check OpenCL C source
    Check(check::Arguments),
    /// Run a kernel, and detect its errors
    Run(run::Arguments),
    /// Start the language server, which communicates over standard input and output
    Lsp(lsp::Arguments),
    /// Run a program that uses OpenCL, and detect errors in its kernels and in its calls of the API
    Trace(trace::Arguments),
    /// Print the path of clman's OpenCL driver
    IcdPath(trace::IcdPathArguments),
    /// List the devices that can run kernels
    Devices(devices::Arguments),
    /// Run the examples of a manual
    Test(test::Arguments),
    /// Show a page of the manual in the terminal
    Show(show::Arguments),
    /// Show the differences of a page between two editions
    Diff(diff::Arguments),
    /// Print the path of the folder with the bundled manual's man pages, for the variable MANPATH
    ManPath(show::ManPathArguments),
    /// Explain a diagnostic's code, a kind of finding or a rule of the manual
    Explain(explain::Arguments),
    /// Print the JSON Schema of a file that clman reads or writes
    Schema(schema::Arguments),
    /// Check the records of a folder
    Validate(validate::Arguments),
    /// Create a page: write a record to fill in
    New(new::Arguments),
    /// Run jobs for another clman process on the OpenCL drivers of this system
    #[cfg(unix)]
    #[command(name = devices::WORKER, hide = true)]
    Worker,
    /// Run a command of a manual in confinement, for another clman process
    #[command(name = commands::CONFINED, hide = true)]
    Confined(commands::Arguments),
    /// Print completions for a shell
    Completions(completions::Arguments),
    /// Print the man page of clman, or of one of its commands
    ManPage(completions::ManArguments),
}

/// When output is coloured.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Color {
    /// If the output is a terminal and `NO_COLOR` is not set
    Auto,
    /// Always
    Always,
    /// Never
    Never,
}

/// The format of the results.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum MessageFormat {
    /// Text
    Human,
    /// JSON Lines
    Json,
}

/// Runs the command that the process arguments name.
pub fn main() -> ExitCode {
    // While the signal is ignored, a write beyond the file size limit fails instead of killing the process. The command
    // reports the error and removes its unfinished output.
    #[cfg(unix)]
    set_action(libc::SIGXFSZ, Action::Ignore);
    let arguments = match Arguments::try_parse() {
        Ok(arguments) => arguments,
        Err(error) => return ExitCode::from(output::finish(explain_usage(&error))),
    };
    match arguments.color {
        Color::Auto => {}
        Color::Always => anstream::ColorChoice::Always.write_global(),
        Color::Never => anstream::ColorChoice::Never.write_global(),
    }
    let code = match arguments.command {
        Command::Import(arguments) => import::run(&arguments),
        Command::Clean(arguments) => clean::run(&arguments),
        Command::Build(arguments) => build::run(&arguments),
        Command::Serve(arguments) => serve::run(&arguments),
        Command::Lsp(arguments) => lsp::run(&arguments),
        Command::Package(arguments) => package::run(&arguments),
        Command::Check(arguments) => check::run(&arguments),
        Command::Run(arguments) => run::run(&arguments),
        Command::Trace(arguments) => trace::run(&arguments),
        Command::IcdPath(arguments) => trace::run_icd_path(&arguments),
        Command::Devices(arguments) => devices::run(&arguments),
        Command::Test(arguments) => test::run(&arguments),
        Command::Show(arguments) => show::run(&arguments),
        Command::Diff(arguments) => diff::run(&arguments),
        Command::ManPath(arguments) => show::run_man_path(&arguments),
        Command::Explain(arguments) => explain::run(&arguments),
        Command::Schema(arguments) => schema::run(&arguments),
        Command::Validate(arguments) => validate::run(&arguments),
        Command::New(arguments) => new::run(&arguments),
        #[cfg(unix)]
        Command::Worker => devices::serve(),
        Command::Confined(arguments) => commands::run(&arguments),
        Command::Completions(arguments) => completions::run(&arguments),
        Command::ManPage(arguments) => completions::run_man(&arguments),
    };
    ExitCode::from(output::finish(code))
}

/// Prints the requested help, or the error in the arguments. Returns the exit code.
fn explain_usage(error: &clap::Error) -> u8 {
    let text = Drawing(error.render().ansi().to_string());
    match error.use_stderr() {
        true => say_drawing(&Drawing(text.0.trim_end().into())),
        false => print_drawing(&text),
    }
    u8::try_from(error.exit_code()).unwrap_or(FAILED)
}

/// The manual in a folder, or the bundled one.
fn corpus_of(folder: Option<&Path>) -> Result<Corpus, String> {
    let Some(folder) = folder else { return clman_manual::corpus() };
    let loaded =
        corpus::load(folder, clman_manual::editions()).map_err(|errors| errors[0].to_string())?;
    match loaded.errors.first() {
        Some(error) => Err(error.to_string()),
        None => Ok(loaded.into_corpus()),
    }
}

/// Parses an edition in any form that `--std` accepts: `1.2`, `CL1.2`, `-cl-std=CL1.2`.
fn edition_of_language(text: &str) -> Result<String, String> {
    let text = text.strip_prefix("-cl-std=").unwrap_or(text);
    Ok(text.strip_prefix("CL").unwrap_or(text).to_owned())
}

/// The corpora that the cleaner uses as evidence: the corpora in `folders` and then, if `meta` belongs to a manual of
/// OpenCL C, the bundled manual.
fn evidence(folders: &[PathBuf], meta: &CorpusMeta) -> Result<Vec<Corpus>, Vec<LoadError>> {
    let mut corpora = Vec::new();
    for folder in folders {
        let loaded = corpus::load(folder, clman_manual::editions())?;
        if !loaded.errors.is_empty() {
            return Err(loaded.errors);
        }
        corpora.push(loaded.into_corpus());
    }
    if meta.is_of_opencl() {
        corpora.extend(clman_manual::corpus().ok());
    }
    Ok(corpora)
}

/// The message if the path of this program cannot be determined.
fn unknown_program(error: std::io::Error) -> String {
    format!("the path of this program is not known: {error}")
}

/// Removes the unfinished output when the process is interrupted.
fn clear_when_interrupted() {
    let _ = on_interruption(|| {
        corpus::staging::remove_all();
        std::process::exit(INTERRUPTED);
    });
}

/// Calls `handler` when the process is interrupted. A signal that is ignored remains ignored: nohup ignores SIGHUP, and
/// a shell ignores SIGINT for commands in the background of a script.
///
/// # Errors
/// The signals already have a handler, or the system refuses.
fn on_interruption(handler: impl FnMut() + 'static + Send) -> Result<(), ctrlc::Error> {
    // The library would handle none of the signals if one of them were ignored.
    #[cfg(unix)]
    let ignored = [libc::SIGINT, libc::SIGTERM, libc::SIGHUP]
        .map(|signal| (signal, set_action(signal, Action::Default)));
    let set = ctrlc::try_set_handler(handler);
    #[cfg(unix)]
    for (signal, _) in ignored.into_iter().filter(|(_, was_ignored)| *was_ignored) {
        set_action(signal, Action::Ignore);
    }
    set
}

/// The action of a process for a signal that has no handler.
#[cfg(unix)]
#[derive(Clone, Copy)]
enum Action {
    Default,
    Ignore,
}

/// Sets the action for a signal that has no handler. Returns whether the signal was ignored before.
#[cfg(unix)]
#[allow(unsafe_code)]
fn set_action(signal: libc::c_int, action: Action) -> bool {
    let action = match action {
        Action::Default => libc::SIG_DFL,
        Action::Ignore => libc::SIG_IGN,
    };
    // SAFETY: these actions do not call code of the process.
    unsafe { libc::signal(signal, action) == libc::SIG_IGN }
}

/// The duration for a number of seconds in an option.
fn seconds(number: f64) -> Duration {
    Duration::try_from_secs_f64(number.max(0.0)).unwrap_or(Duration::MAX)
}

/// Reports several messages; otherwise like [`fail`].
fn fail_all<E: Display>(messages: impl IntoIterator<Item = E>) -> u8 {
    // An interruption removes files that the command still uses. If an interruption caused the failure, this call does
    // not return: the interruption keeps the lock until it ends the process.
    drop(corpus::staging::replacing());
    messages.into_iter().for_each(say);
    FAILED
}

/// Reports on standard error why the command failed, and returns [`FAILED`].
fn fail(message: impl Display) -> u8 {
    fail_all([message])
}
