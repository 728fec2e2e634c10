//! The command line: arguments in, calls to the rooms, messages out. No logic.
//!
//! One short file a command. Results go to standard output, everything else to standard error;
//! a command ends with [`FINE`], [`FOUND`] or [`FAILED`].

mod build;
mod check;
mod clean;
mod completions;
mod devices;
mod diff;
mod explain;
pub mod import;
mod json_schema;
mod new;
mod package;
mod run;
mod schema;
mod serve;
mod show;
mod test;
mod validate;

use clap::{Parser, Subcommand, ValueEnum};
use clman_record::Edition;
use clman_record::corpus::{self, Corpus, LoadError};
use std::fmt::Display;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

/// Nothing is wrong.
pub const FINE: u8 = 0;
/// Something is wrong in the input.
pub const FOUND: u8 = 1;
/// The job cannot be done.
pub const FAILED: u8 = 2;

/// Keeps a reference manual true: reads upstream pages, cleans them, prints them as man pages,
/// HTML and Markdown, and runs their examples.
#[derive(Parser, Debug)]
#[command(name = "clman", version, propagate_version = true, max_term_width = 100)]
pub struct Arguments {
    #[command(subcommand)]
    command: Command,
    /// When to colour what is printed
    #[arg(long, global = true, value_enum, default_value_t = Color::Auto, display_order = 900)]
    color: Color,
}

/// The command line of `clman check` alone: to define all commands takes longer than to check a small
/// kernel, and editors and builds check one after the other.
#[derive(Parser, Debug)]
#[command(name = "clman", version, propagate_version = true, max_term_width = 100)]
struct CheckAlone {
    #[command(subcommand)]
    command: CheckCommand,
    /// When to colour what is printed
    #[arg(long, global = true, value_enum, default_value_t = Color::Auto, display_order = 900)]
    color: Color,
}

#[derive(Subcommand, Debug)]
enum CheckCommand {
    /// Check OpenCL C source
    Check(check::Arguments),
}

impl Arguments {
    /// Those of the process; ends it where they are wrong, or ask for help.
    fn of_process() -> Arguments {
        if std::env::args_os().nth(1).is_some_and(|command| command == "check") {
            let CheckAlone { command: CheckCommand::Check(arguments), color } = CheckAlone::parse();
            return Arguments { command: Command::Check(arguments), color };
        }
        Arguments::parse()
    }
}

#[derive(Subcommand, Debug)]
enum Command {
    /// Read upstream pages and write them as records
    Import(import::ImportArgs),
    /// Repair what formatters and sites did to the records of a folder
    Clean(clean::Arguments),
    /// Make man pages, HTML and Markdown of a manual
    Build(build::Arguments),
    /// Preview the site of a manual: builds it anew when a page changes
    Serve(serve::Arguments),
    /// Make packages of a manual that was built
    Package(package::Arguments),
    /// Check OpenCL C source
    Check(check::Arguments),
    /// Run a kernel and look for what it does wrong
    Run(run::Arguments),
    /// List what can run kernels
    Devices(devices::Arguments),
    /// Run the examples of a manual
    Test(test::Arguments),
    /// Show a page of the manual as man does
    Show(show::Arguments),
    /// Show what changed on a page between two editions
    Diff(diff::Arguments),
    /// Print a folder that man finds the bundled manual in
    ManPath(show::ManPathArguments),
    /// Explain a diagnostic's code or a rule of the manual
    Explain(explain::Arguments),
    /// Print the JSON Schema of a file that clman reads or writes
    Schema(schema::Arguments),
    /// Check the records of a folder
    Validate(validate::Arguments),
    /// Start a page: writes a record to fill in
    New(new::Arguments),
    /// Run jobs for another clman process on the OpenCL drivers of this system
    #[cfg(unix)]
    #[command(name = devices::WORKER, hide = true)]
    Worker,
    /// Print completions for a shell
    Completions(completions::Arguments),
    /// Print clman's own man page, or that of one of its commands
    ManPage(completions::ManArguments),
}

/// When output is coloured.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Color {
    /// On a terminal, unless `NO_COLOR` is set
    Auto,
    /// Always
    Always,
    /// Never
    Never,
}

/// How results are printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum MessageFormat {
    /// For people
    Human,
    /// JSON Lines
    Json,
}

/// Runs the command that the process's arguments name.
pub fn main() -> ExitCode {
    #[cfg(unix)]
    #[allow(unsafe_code)]
    // SAFETY: nothing handles the signal. A file that grows beyond what the user may write is an error of
    // the write then, which is reported and leaves nothing behind, and not the end of the process.
    unsafe {
        libc::signal(libc::SIGXFSZ, libc::SIG_IGN);
    }
    let arguments = Arguments::of_process();
    match arguments.color {
        Color::Auto => {}
        Color::Always => anstream::ColorChoice::Always.write_global(),
        Color::Never => anstream::ColorChoice::Never.write_global(),
    }
    let code = match arguments.command {
        Command::Import(arguments) => return import::run(arguments),
        Command::Clean(arguments) => clean::run(&arguments),
        Command::Build(arguments) => build::run(&arguments),
        Command::Serve(arguments) => serve::run(&arguments),
        Command::Package(arguments) => package::run(&arguments),
        Command::Check(arguments) => check::run(&arguments),
        Command::Run(arguments) => run::run(&arguments),
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
        Command::Completions(arguments) => completions::run(&arguments),
        Command::ManPage(arguments) => completions::run_man(&arguments),
    };
    ExitCode::from(code)
}

/// The manual in a folder, or the bundled one.
fn corpus_of(folder: Option<&Path>) -> Result<Corpus, String> {
    let Some(folder) = folder else { return clman_manual::corpus() };
    let loaded = corpus::load(folder).map_err(|errors| errors[0].to_string())?;
    match loaded.errors.first() {
        Some(error) => Err(error.to_string()),
        None => Ok(loaded.into_corpus()),
    }
}

/// An edition in any of the ways that `--std` takes: `1.2`, `CL1.2`, `-cl-std=CL1.2`.
fn edition_of_language(text: &str) -> Result<Edition, String> {
    let text = text.strip_prefix("-cl-std=").unwrap_or(text);
    text.strip_prefix("CL").unwrap_or(text).parse()
}

/// The corpora that may settle a doubt: those of `folders`, then the bundled manual.
fn evidence(folders: &[PathBuf]) -> Result<Vec<Corpus>, Vec<LoadError>> {
    let mut corpora = Vec::new();
    for folder in folders {
        let loaded = corpus::load(folder)?;
        if !loaded.errors.is_empty() {
            return Err(loaded.errors);
        }
        corpora.push(loaded.into_corpus());
    }
    corpora.extend(clman_manual::corpus().ok());
    Ok(corpora)
}

/// Ends the process at once, as `code` says. At a usual end, what was made is taken apart first and the
/// allocator gives its memory back piece by piece, which the system does at one stroke.
fn leave(code: u8) -> ! {
    use std::io::Write;
    // Whoever reads has gone away: there is nobody to tell.
    let _ = std::io::stdout().flush();
    #[cfg(unix)]
    #[allow(unsafe_code)]
    // SAFETY: no thread of this process has anything left to do, and no handler waits for its end.
    unsafe {
        libc::_exit(i32::from(code))
    }
    #[cfg(not(unix))]
    std::process::exit(i32::from(code))
}

/// A number of seconds that an option gives.
fn seconds(number: f64) -> Duration {
    Duration::try_from_secs_f64(number.max(0.0)).unwrap_or(Duration::MAX)
}

/// Says on standard error why the job cannot be done.
fn fail(message: impl Display) -> u8 {
    anstream::eprintln!("clman: {message}");
    FAILED
}

/// Prints a line of results. A reader that went away (`clman … | head`) is no error.
fn print(text: impl Display) {
    use std::io::Write;
    let _ = writeln!(anstream::stdout().lock(), "{text}");
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    /// What `--help` prints of `check`.
    fn help_of_check(mut command: clap::Command) -> String {
        command.build();
        let check = command.find_subcommand_mut("check").expect("the command");
        check.render_long_help().to_string()
    }

    #[test]
    fn check_alone_is_defined_as_among_the_others() {
        let among_others = help_of_check(Arguments::command());
        assert!(among_others.contains("--color"), "{among_others}");
        assert_eq!(help_of_check(CheckAlone::command()), among_others);
    }
}
