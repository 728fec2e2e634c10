//! `clman show` and `clman man-path`

use crate::explain::{explain, page_named};
use clap::Args;
use clap::builder::styling::Style;
use clman_record::corpus::Corpus;
use clman_record::corpus::file::reason;
use clman_record::evidence::Evidence;
use clman_record::prose;
use clman_record::{Edition, Record};
use clman_site::BuildTarget;
use clman_site::render::{Manual, Parsed, man, markdown, range_note};
use std::io::{IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The examples at the end of `--help`.
const EXAMPLE: &str = "Examples: clman show __local\n          \
                       clman show address-spaces --std 1.2\n          \
                       clman show local --rules\n          \
                       clman show CL0301";

#[derive(Args, Debug)]
#[command(after_help = EXAMPLE)]
pub(super) struct Arguments {
    /// Any name of a page, a diagnostic's code, a kind of finding, or a rule (page#rule)
    name: String,
    /// A folder of records [default: the bundled manual]
    #[arg(value_name = "DIR")]
    folder: Option<PathBuf>,
    /// The edition to show [default: the newest edition that has the page]
    #[arg(long, value_name = "E", value_parser = super::offered::language(super::edition_of_language), allow_hyphen_values = true)]
    std: Option<String>,
    /// List only the page's rules, with their evidence
    #[arg(long)]
    rules: bool,
}

pub(super) fn run(arguments: &Arguments) -> u8 {
    match try_run(arguments) {
        Ok(()) => super::FINE,
        Err(message) => super::fail(message),
    }
}

fn try_run(arguments: &Arguments) -> Result<(), String> {
    let corpus = super::corpus_of(arguments.folder.as_deref())?;
    let name = &arguments.name;
    if corpus.resolve(name).is_none()
        && let Ok(text) = explain(name)
    {
        super::print_text(text.trim_end());
        return Ok(());
    }
    let record = page_named(&corpus, name)?;
    let edition = edition(&corpus, record, arguments.std.as_deref())?;
    let mut manual = Manual::new(&corpus.meta, edition, &corpus.pages);
    let evidence = match &arguments.folder {
        None => clman_manual::evidence()?,
        Some(folder) => Evidence::load(&folder.join("evidence"))?,
    };
    manual.set_evidence(&evidence);
    let parsed = Parsed::new(record).map_err(|e| format!("{}: {}", record.name, e.message))?;
    let page = manual.resolve(&record.name).ok_or("this edition does not have the page")?;
    if arguments.rules {
        print_rules(&manual, page, &parsed);
        return Ok(());
    }
    display(&man::page(&manual, page, &parsed), || markdown::page(&manual, page, &parsed))
}

/// The number of columns in a line.
const LINE: usize = 78;

fn print_rules(manual: &Manual<'_>, page: usize, parsed: &Parsed<'_>) {
    let record = parsed.record;
    let bold = Style::new().bold();
    let rules = record.rules.iter().zip(&parsed.rules);
    for (rule, text) in rules.filter(|(rule, _)| rule.editions.contains(manual.edition)) {
        super::print_parts(&[
            (bold, &format!("{}#{}", record.name, rule.id)),
            (Style::new(), &format!(" ({})", rule.kind.as_str())),
        ]);
        let mut about: Vec<String> = Vec::new();
        about.extend(range_note(rule.editions, manual.edition.all()));
        about.extend(manual.needs(rule).map(|feature| format!("needs {feature}")));
        about.extend(rule.spec.iter().map(|spec| format!("specification {}", spec.section)));
        about.extend(manual.seen_note(page, &rule.id).map(String::from));
        for paragraph in [prose::plain_text_of(text), about.join("; ")] {
            let mut line = String::new();
            for word in paragraph.split_whitespace() {
                if !line.is_empty() && line.chars().count() + word.chars().count() + 5 > LINE {
                    super::print(format_args!("    {line}"));
                    line.clear();
                }
                if !line.is_empty() {
                    line.push(' ');
                }
                line.push_str(word);
            }
            if !line.is_empty() {
                super::print(format_args!("    {line}"));
            }
        }
        super::print("");
    }
}

/// The requested edition; if none is requested, the newest edition that has the page.
///
/// # Errors
/// The requested edition does not exist or does not have the page, or no edition has it.
pub(super) fn edition(
    corpus: &Corpus,
    record: &Record,
    asked: Option<&str>,
) -> Result<Edition, String> {
    let with_page = corpus.meta.own_editions().filter(|e| record.editions.contains(*e));
    let with_page: Vec<Edition> = with_page.collect();
    match asked.map(|name| corpus.meta.all_editions.edition(name)).transpose()? {
        Some(edition) if with_page.contains(&edition) => Ok(edition),
        Some(edition) if !with_page.is_empty() => {
            let editions: Vec<&str> = with_page.iter().map(|e| e.as_str()).collect();
            Err(format!(
                "edition {edition} does not have the page '{}', which is in {}",
                record.name,
                editions.join(", ")
            ))
        }
        _ => with_page
            .last()
            .copied()
            .ok_or_else(|| format!("no edition has the page '{}'", record.name)),
    }
}

/// Displays the man page `roff` as `man` does: with man-db or mandoc in the user's pager, otherwise with groff. If none
/// of them can display it, prints the Markdown that `plain` returns.
fn display(roff: &str, plain: impl Fn() -> String) -> Result<(), String> {
    let failed = |error: std::io::Error| format!("cannot show the page: {}", reason(&error));
    let mut file = tempfile::Builder::new().suffix(".3clc").tempfile().map_err(failed)?;
    file.write_all(roff.as_bytes()).map_err(failed)?;
    let on_terminal = std::io::stdout().is_terminal();
    for (program, arguments) in
        [("man", &["-l"][..]), ("mandoc", &["-a"]), ("groff", &["-man", "-t", "-Tutf8"])]
    {
        let mut command = Command::new(program);
        // mandoc gets `-a`, which starts a pager, only if the output is a terminal.
        let arguments = if on_terminal || program != "mandoc" { arguments } else { &[] };
        command.args(arguments).arg(file.path());
        let output = if on_terminal {
            match command.status() {
                Ok(status) if status.success() => return Ok(()),
                _ => continue,
            }
        } else {
            command.stderr(Stdio::null()).output()
        };
        match output {
            Ok(output) if output.status.success() && !output.stdout.is_empty() => {
                super::print_text(
                    without_overstrikes(&String::from_utf8_lossy(&output.stdout)).trim_end(),
                );
                return Ok(());
            }
            _ => {}
        }
    }
    super::print_text(plain().trim_end());
    Ok(())
}

/// Removes overstrikes, which formatters use for bold and underlined letters.
fn without_overstrikes(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        if c == '\u{8}' {
            out.pop();
        } else {
            out.push(c);
        }
    }
    out
}

/// The example at the end of `man-path --help`.
const MAN_PATH_EXAMPLE: &str = "Example: man -M \"$(clman man-path)\" __global";

#[derive(Args, Debug)]
#[command(after_help = MAN_PATH_EXAMPLE)]
pub(super) struct ManPathArguments {}

/// Writes the man pages of the bundled manual to the user's cache, and prints the folder for `MANPATH`.
pub(super) fn run_man_path(_: &ManPathArguments) -> u8 {
    let made = || -> Result<PathBuf, String> {
        let folder = clman_doctest::cache_folder()
            .ok_or("no cache folder is known; set XDG_CACHE_HOME or HOME")?;
        let folder = folder.join("manual");
        let request = clman_site::Request {
            targets: [BuildTarget::Man].into(),
            evidence: clman_manual::evidence()?,
            codes: crate::explain::codes(),
            ..clman_site::Request::default()
        };
        std::fs::create_dir_all(&folder)
            .map_err(|e| format!("{}: {}", folder.display(), reason(&e)))?;
        clman_site::build(&[clman_manual::corpus()?], &folder, &request, &|_, _| {})
            .map_err(|error| error.to_string())?;
        Ok(folder.join("man"))
    };
    match made() {
        Ok(folder) => {
            super::print(Path::display(&folder));
            super::FINE
        }
        Err(message) => super::fail(message),
    }
}
