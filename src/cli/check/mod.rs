//! `clman check`

mod built_ins;
mod fix;

use clap::{Args, ValueEnum};
use clman_opencl::diagnostic::counted;
use clman_opencl::{Checked, Edition, Loader, MacroOption, STACK};
use clman_project::{Projects, Settings};
use clman_record::corpus::file::{self, MOST_SOURCE, MOST_STREAM};
use clman_record::corpus::write_bytes_atomically;
use clman_record::visible::visible_line;
use clman_runner::draw::Drawing;
use clman_runner::results::{Counts, ERROR_LIMIT, diagnostic, diagnostic_json, json_text, shown};
use clman_runner::sarif;
use rayon::prelude::*;
use serde_json::Value;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The examples at the end of `--help`.
const EXAMPLE: &str = "Examples: clman check --std 1.2 -D N=4 kernels/\n          \
                       clman check --ext=-cl_khr_fp64 --message-format short sum.cl";

#[derive(Args, Debug)]
#[command(after_help = EXAMPLE)]
pub(super) struct Arguments {
    /// The edition of OpenCL C, such as 1.2 or CL1.2 [default: the edition that clman.toml sets, otherwise the latest]
    #[arg(long = "std", value_name = "E", value_parser = super::offered::language(edition), allow_hyphen_values = true)]
    std: Option<Edition>,
    /// Define a macro
    #[arg(short = 'D', value_name = "NAME[=VALUE]")]
    define: Vec<String>,
    /// Undefine a macro
    #[arg(short = 'U', value_name = "NAME")]
    undefine: Vec<String>,
    /// A folder in which `#include` finds files
    #[arg(short = 'I', value_name = "DIR")]
    include: Vec<PathBuf>,
    /// Enable or disable an extension or optional feature; `-all` disables all of them
    #[arg(long = "ext", value_name = "+NAME|-NAME", allow_hyphen_values = true)]
    ext: Vec<String>,
    /// `no-CODE` hides the warnings with the code CODE, `error` makes all warnings errors, and `pedantic` makes a warning an
    /// error if the specification forbids the construct
    #[arg(short = 'W', value_name = "no-CODE|error|pedantic")]
    warn: Vec<String>,
    /// The number of bits of an address on the device: 32 or 64
    #[arg(long, value_name = "BITS", default_value_t = 64, value_parser = address_bits)]
    address_bits: u32,
    /// Apply the suggestions that are certainly right, and check the changed files again
    #[arg(long)]
    fix: bool,
    /// The maximum number of errors, and of warnings, to show for each file; 0 shows all of them
    #[arg(long, value_name = "N", default_value_t = ERROR_LIMIT)]
    error_limit: usize,
    /// The format of the results
    #[arg(long, value_enum, default_value_t = Format::Human)]
    message_format: Format,
    /// Files, folders (clman checks every `*.cl` file in them), or `-` for standard input
    #[arg(value_name = "FILE", required_unless_present = "list_builtins")]
    files: Vec<PathBuf>,
    /// Print all built-in functions as one JSON document, and check nothing. The document has the name of each
    /// function. For each overload, the document has the return type, the parameters, the editions and `requires`.
    /// `requires` is a list of lists. The overload needs at least one extension or feature from each inner list
    #[arg(long, conflicts_with = "files")]
    list_builtins: bool,
}

/// The maximum number of times that suggestions are applied to a file and the file is checked again.
const FIX_ROUNDS: usize = 10;

/// The format of the results.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Format {
    /// Text, with the source
    Human,
    /// One line for each diagnostic, in the format of C compilers
    Short,
    /// JSON Lines
    Json,
    /// One SARIF 2.1.0 document
    Sarif,
}

fn edition(text: &str) -> Result<Edition, String> {
    Edition::parse(text).ok_or_else(|| format!("the editions are {}", Edition::list()))
}

fn address_bits(text: &str) -> Result<u32, String> {
    match text {
        "32" => Ok(32),
        "64" => Ok(64),
        _ => Err("an address must have 32 or 64 bits".into()),
    }
}

/// A loader of included files. It refuses files that are neither below the folder of the input nor below an include
/// folder.
pub(super) struct Folders {
    /// The folder of the input.
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
            if !path.is_file() {
                continue;
            }
            let folders = std::iter::once(&self.own).chain(&self.search);
            let Some(real) = file::resolved_below(&path, folders) else {
                return Err(format!(
                    "`{name}` is outside the source's folder and the `-I` folders"
                ));
            };
            return match file::read(&real, MOST_SOURCE) {
                Ok(bytes) => Ok((path.to_string_lossy().into_owned(), bytes.into())),
                Err(e) => Err(format!("cannot read `{name}`: {e}")),
            };
        }
        Err(format!("file `{name}` not found"))
    }
}

/// Adds every `*.cl` file below `folder` to `files`, sorted by name.
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

/// The settings of each file. Settings of the command line override those of the nearest `clman.toml`. Standard input
/// has the settings of the current folder.
fn settings(files: &[PathBuf], arguments: &Arguments) -> Result<Vec<Settings>, String> {
    let mut projects = Projects::default();
    let of_file = |path: &PathBuf| {
        let mut settings = Settings::default();
        let absolute = std::path::absolute(path)
            .map_err(|e| format!("{}: {}", path.display(), file::reason(&e)))?;
        projects.apply_project(&absolute, &mut settings);
        if let Some(problem) = projects.problems.first() {
            return Err(problem.to_string());
        }
        override_settings(&mut settings, arguments)?;
        Ok(settings)
    };
    files.iter().map(of_file).collect()
}

fn override_settings(settings: &mut Settings, arguments: &Arguments) -> Result<(), String> {
    let options = &mut settings.options;
    options.keep_program = false;
    if let Some(edition) = arguments.std {
        options.language.edition = edition;
    }
    options.language.address_bits = arguments.address_bits;
    for switch in &arguments.ext {
        for part in switch.split(',') {
            let unknown = |name: &str| format!("unknown extension or feature '{name}'");
            options.language.extensions.switch(part).map_err(unknown)?;
        }
    }
    for define in &arguments.define {
        options.macros.push(MacroOption::define(define));
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
                        "'{other}' is not a value of -W; write 'error', 'pedantic', or 'no-CODE' with a known code"
                    ));
                }
            },
        }
    }
    settings.include.splice(0..0, arguments.include.iter().cloned());
    Ok(())
}

/// The formatted diagnostics of one file.
struct Outcome {
    rejected: bool,
    text: Drawing,
    sarif: Vec<Value>,
    counts: Counts,
    /// The number of suggestions that were applied to the file.
    fixed: usize,
}

pub(super) fn run(arguments: &Arguments) -> u8 {
    if arguments.list_builtins {
        super::print_json(&built_ins::list());
        return super::FINE;
    }
    let mut files = Vec::new();
    for path in &arguments.files {
        if path.is_dir() {
            let before = files.len();
            if let Err(e) = collect(path, &mut files) {
                return super::fail(format!("{}: {}", path.display(), file::reason(&e)));
            }
            if files.len() == before {
                return super::fail(format_args!(
                    "{}: the folder has no *.cl file; name the files to check",
                    path.display()
                ));
            }
        } else {
            files.push(path.clone());
        }
    }
    if arguments.fix && files.iter().any(|path| path.as_os_str() == "-") {
        return super::fail("--fix cannot change standard input; name a file");
    }
    let settings = match settings(&files, arguments) {
        Ok(settings) => settings,
        Err(message) => return super::fail(message),
    };
    let check = |(path, settings): (&PathBuf, &Settings)| -> Result<Outcome, String> {
        let (name, bytes): (String, Arc<[u8]>) = if path.as_os_str() == "-" {
            let bytes = file::read_stream(std::io::stdin().lock(), MOST_STREAM);
            let bytes = bytes.map_err(|e| format!("cannot read standard input: {e}"))?;
            ("<stdin>".to_string(), bytes.into())
        } else {
            let bytes = file::read_named(path, MOST_SOURCE);
            let bytes = bytes.map_err(|e| format!("{}: {e}", path.display()))?;
            (path.to_string_lossy().into_owned(), bytes.into())
        };
        let options = &settings.options;
        let mut folders = Folders::new(path, &settings.include);
        let mut checked = clman_opencl::check(&name, bytes, options, &mut folders);
        let mut fixed = 0;
        // After an error is fixed, other errors may be found.
        let rounds = if arguments.fix { FIX_ROUNDS } else { 0 };
        for _ in 0..rounds {
            let Some((text, count)) = fix::fixed(&checked, &name) else { break };
            // A symbolic link is not replaced: its target is changed.
            let error = |e: std::io::Error| format!("{}: {}", path.display(), file::reason(&e));
            write_bytes_atomically(&path.canonicalize().map_err(error)?, &text).map_err(error)?;
            fixed += count;
            checked = clman_opencl::check(&name, text, options, &mut folders);
        }
        Ok(Outcome { fixed, ..describe(&checked, arguments) })
    };
    // One thread is enough for one file, and starts sooner than a pool with one thread for each core.
    let threads = if files.len() == 1 { 1 } else { 0 };
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).stack_size(STACK).build();
    let outcomes: Vec<Result<Outcome, String>> = match pool {
        Ok(pool) => pool.install(|| files.par_iter().zip(&settings).map(check).collect()),
        Err(e) => return super::fail(e),
    };
    report(outcomes, arguments.message_format)
}

fn report(outcomes: Vec<Result<Outcome, String>>, format: Format) -> u8 {
    let mut code = super::FINE;
    let mut results = Vec::new();
    let mut counts = Counts::default();
    let mut fixed = 0;
    for outcome in outcomes {
        match outcome {
            Err(message) => code = super::fail(message),
            Ok(outcome) => {
                if outcome.rejected && code == super::FINE {
                    code = super::FOUND;
                }
                super::print_drawing(&outcome.text);
                results.extend(outcome.sarif);
                counts.add(&outcome.counts);
                fixed += outcome.fixed;
            }
        }
    }
    if format == Format::Sarif {
        super::print_text(&json_text(format!(
            "{:#}",
            sarif::document(clman_opencl::codes::CODES, results)
        )));
    }
    if fixed > 0 {
        super::say(format_args!("{} applied", counted(fixed, "suggestion")));
    }
    if (format == Format::Human || counts.is_cut())
        && let Some(summary) = counts.summary()
    {
        super::say(summary);
    }
    code
}

fn describe(checked: &Checked, arguments: &Arguments) -> Outcome {
    let format = arguments.message_format;
    let mut text = String::new();
    let mut results = Vec::new();
    let sources = &checked.sources;
    let (shown, counts) = shown(&checked.diagnostics, arguments.error_limit);
    for d in shown {
        match format {
            Format::Human => {
                text.push_str(&diagnostic(d, sources).0);
            }
            Format::Short => {
                let file = sources.file(d.primary.span.file);
                let start = file.line_column(d.primary.span.start);
                // The presumed location from `#line`, as C compilers print it.
                let (name, line) = sources.presumed(d.primary.span);
                let _ = writeln!(
                    text,
                    "{}:{line}:{}: {}: {} [{}]",
                    visible_line(name),
                    start.column,
                    d.severity.as_str(),
                    visible_line(&d.message),
                    d.code.id
                );
            }
            Format::Json => {
                let _ = writeln!(text, "{}", json_text(diagnostic_json(d, sources).to_string()));
            }
            Format::Sarif => results.push(sarif::result(d, sources)),
        }
    }
    Outcome { rejected: !checked.accepted(), text: Drawing(text), sarif: results, counts, fixed: 0 }
}
