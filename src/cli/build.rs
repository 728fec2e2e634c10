//! `clman build`

use super::{Findings, MessageFormat};
use clap::Args;
use clman_doctest::{self as doctest, Cache, Case};
use clman_opencl::diagnostic::counted;
use clman_record::corpus::{self, Corpus, LoadError};
use clman_record::evidence::Evidence;
use clman_record::{Conflict, Edition};
use clman_site::{BuildTarget, Request, Templates};
use serde_json::json;
use std::collections::BTreeSet;
use std::io::IsTerminal;
use std::path::{Path, PathBuf};

/// The example at the end of `--help`.
const EXAMPLE: &str = "Example: clman build -o out\n         man -M out/man 3clc __global";

#[derive(Args, Debug)]
#[command(after_help = EXAMPLE)]
pub(super) struct Arguments {
    /// The folders of a manual's corpora, such as one for each edition [default: the bundled manual]
    #[arg(value_name = "DIR")]
    folders: Vec<PathBuf>,
    /// The folder to write; it must be new or empty, or contain an earlier build, which is replaced
    #[arg(short, long, value_name = "OUT")]
    output: PathBuf,
    /// The formats to write
    #[arg(long, value_delimiter = ',', default_value = "man,html,markdown")]
    target: Vec<Target>,
    /// The edition of the man pages, the Markdown and the book [default: the newest one]
    #[arg(long, value_name = "E", value_parser = super::offered::edition())]
    edition: Option<String>,
    /// The URL of the site; with it, the site has a sitemap, an OpenSearch description and a feed of the recorded runs
    #[arg(long, value_name = "URL")]
    base_url: Option<String>,
    /// The URL at which a page can be edited, with {page} for the name of its record; each page links to it
    #[arg(long, value_name = "URL")]
    edit_url: Option<String>,
    /// A folder of templates that replace clman's own templates
    #[arg(long, value_name = "DIR")]
    templates: Option<PathBuf>,
    /// Run the examples first. Without this option, they run only if the corpus has rules
    #[arg(long, conflicts_with = "no_test")]
    test: bool,
    /// Do not run the examples
    #[arg(long)]
    no_test: bool,
    /// A folder of recorded evidence to show beside the rules, in addition to the folder `evidence` of each corpus;
    /// for the bundled manual, this folder replaces the bundled evidence
    #[arg(long, value_name = "FOLDER")]
    evidence: Vec<PathBuf>,
    /// The format of the messages
    #[arg(long, value_enum, default_value_t = MessageFormat::Human)]
    message_format: MessageFormat,
    /// List every finding, not only the first few of each kind
    #[arg(short, long)]
    verbose: bool,
}

#[derive(Clone, Copy, Debug, clap::ValueEnum)]
enum Target {
    Man,
    Html,
    Markdown,
    Epub,
}

pub(super) fn run(arguments: &Arguments) -> u8 {
    super::clear_when_interrupted();
    let mut found = super::FINE;
    let mut say = |error: &LoadError, warnings: &mut Findings| {
        found = super::FOUND;
        match arguments.message_format {
            MessageFormat::Human => warnings.add(&error.message, error),
            MessageFormat::Json => super::print_json(&json!({
                "kind": "error",
                "file": error.path.display().to_string(),
                "line": error.place.map(|(line, _)| line),
                "column": error.place.map(|(_, column)| column),
                "message": error.message,
            })),
        }
    };
    if arguments.templates.is_none() {
        // Another thread loads the templates while the corpora are loaded, because the templates are needed only after
        // the texts of all pages are rendered.
        rayon::spawn(|| drop(Templates::own()));
    }
    let mut corpora: Vec<Corpus> = Vec::new();
    let mut said: Vec<LoadError> = Vec::new();
    let mut warnings = Findings::default();
    if arguments.folders.is_empty() {
        match clman_manual::corpus() {
            Ok(corpus) => corpora.push(corpus),
            Err(message) => return super::fail(message),
        }
    }
    for folder in &arguments.folders {
        match corpus::load_unread(folder, clman_manual::editions()) {
            Ok((corpus, errors)) => {
                errors.iter().for_each(|error| say(error, &mut warnings));
                said.extend(errors);
                corpora.push(corpus);
            }
            Err(errors) => {
                warnings.lines(arguments.verbose).for_each(super::say);
                return super::fail_all(&errors);
            }
        }
    }
    warnings.lines(arguments.verbose).for_each(super::say);
    let conflicts = unresolved(arguments, &corpora);
    if !conflicts.is_empty() {
        return super::fail_all(&conflicts);
    }
    let targets: BTreeSet<BuildTarget> = arguments.target.iter().map(|t| t.made()).collect();
    let mut evidence = match evidence_of(arguments) {
        Ok(evidence) => evidence,
        Err(message) => return super::fail(message),
    };
    for corpus in &corpora {
        let has_rules = corpus.pages.iter().any(|page| !page.rules.is_empty());
        if (arguments.test || !arguments.no_test && has_rules)
            && let Err(code) = prove(corpus, &mut evidence, arguments)
        {
            return code;
        }
    }
    let bar = progress_bar();
    let progress = |done: usize, total: usize| {
        if let Some(bar) = &bar {
            bar.set_length(total as u64);
            bar.set_position(done as u64);
        }
    };
    let request = Request {
        targets,
        edition: arguments.edition.clone(),
        evidence,
        base_url: arguments.base_url.clone(),
        edit_url: arguments.edit_url.clone(),
        templates: arguments.templates.clone(),
        codes: crate::explain::codes(),
        last: true,
    };
    let result = clman_site::build(&corpora, &arguments.output, &request, &progress);
    if let Some(bar) = bar {
        bar.finish_and_clear();
    }
    match result {
        Ok(mut report) => {
            let mut warnings = Findings::default();
            let mut say = |error: &LoadError| say(error, &mut warnings);
            place_errors(&mut report, arguments, &said, &mut say);
            print_report(&report, arguments, warnings);
            if report.errors.is_empty() { found } else { super::FOUND }
        }
        Err(error) => super::fail(error),
    }
}

/// Reports the errors in the bodies of records with their positions in the files, and removes these errors from
/// `report`. The records are loaded again to find the positions. `said` are the errors that were reported before.
fn place_errors(
    report: &mut clman_site::Report,
    arguments: &Arguments,
    said: &[LoadError],
    say: &mut dyn FnMut(&LoadError),
) {
    if report.errors.is_empty() {
        return;
    }
    let known = clman_manual::editions();
    for loaded in arguments.folders.iter().filter_map(|f| corpus::load(f, known).ok()) {
        loaded.errors.iter().filter(|e| !said.contains(e)).for_each(&mut *say);
        report.errors.retain(|body| {
            !loaded.errors.iter().any(|e| e.path.file_stem() == Some(body.page.as_ref()))
        });
    }
}

impl Target {
    fn made(self) -> BuildTarget {
        match self {
            Target::Man => BuildTarget::Man,
            Target::Html => BuildTarget::Html,
            Target::Markdown => BuildTarget::Markdown,
            Target::Epub => BuildTarget::Epub,
        }
    }
}

/// A progress bar on standard error; `None` if standard error is not a terminal.
fn progress_bar() -> Option<indicatif::ProgressBar> {
    std::io::stderr().is_terminal().then(|| {
        let bar = indicatif::ProgressBar::new(0);
        let style = indicatif::ProgressStyle::with_template("{bar:30} {pos}/{len} pages");
        style.map_or(bar.clone(), |style| bar.with_style(style))
    })
}

/// Runs the examples of a corpus and adds the results to the evidence. The error is the exit code if an example fails
/// or the examples cannot be run.
fn prove(corpus: &Corpus, evidence: &mut Evidence, arguments: &Arguments) -> Result<(), u8> {
    let mut cache = Cache::of_user();
    let proven = doctest::prove(corpus, &mut cache).map_err(super::fail)?;
    if !proven.failed.is_empty() {
        let mut failures = Findings::default();
        for (edition, case, failure) in &proven.failed {
            print_unproved(*edition, case, &failure.message, arguments, &mut failures);
        }
        failures.lines(arguments.verbose).for_each(super::say);
        let failed = counted(proven.failed.len(), "example");
        super::say(format_args!(
            "nothing was built: {failed} failed; --no-test builds without running the examples"
        ));
        return Err(super::FOUND);
    }
    // The results of this run come before recorded results.
    evidence.runs.splice(0..0, proven.runs);
    cache.save();
    Ok(())
}

/// The evidence for the manual that is built: the folder `evidence` of each corpus and the folders of `--evidence`. If
/// the arguments name neither a corpus nor such a folder, it is the evidence of the bundled manual.
fn evidence_of(arguments: &Arguments) -> Result<Evidence, String> {
    if arguments.folders.is_empty() && arguments.evidence.is_empty() {
        return clman_manual::evidence();
    }
    if let Some(folder) = arguments.evidence.iter().find(|folder| !folder.is_dir()) {
        return Err(format!("{}: {}", folder.display(), corpus::not_a_folder(folder)));
    }
    let mut evidence = Evidence::default();
    let own = arguments.folders.iter().map(|folder| folder.join("evidence"));
    for folder in own.chain(arguments.evidence.iter().cloned()) {
        evidence.extend(Evidence::load(&folder)?);
    }
    Ok(evidence)
}

/// A message for each conflict in `corpora` that an update left unresolved.
fn unresolved(arguments: &Arguments, corpora: &[Corpus]) -> Vec<String> {
    let mut found = Vec::new();
    for (at, corpus) in corpora.iter().enumerate() {
        let folder = arguments.folders.get(at).map_or(Path::new(""), PathBuf::as_path);
        let pages = corpus.pages.iter().map(|page| (page.name.as_str(), &page.conflicts));
        for (name, conflicts) in pages.chain([("corpus", &corpus.meta.conflicts)]) {
            if conflicts.is_empty() {
                continue;
            }
            let path = folder.join(format!("{name}.toml"));
            let text = std::fs::read_to_string(&path).unwrap_or_default();
            found.extend(conflicts.iter().enumerate().map(|(at, conflict)| {
                let (path, place) = (path.display(), &conflict.place);
                format!("{path}:{}: {place}: {}", Conflict::line(&text, at), Conflict::REMEDY)
            }));
        }
    }
    found
}

/// Adds a failed example and the rules that it should prove to `failures`, or prints the failure as JSON.
fn print_unproved(
    edition: Edition,
    case: &Case,
    message: &str,
    arguments: &Arguments,
    failures: &mut Findings,
) {
    let name = format!("{}#{}", case.page, case.id);
    match arguments.message_format {
        MessageFormat::Human => {
            let rules = match case.proves.is_empty() {
                true => String::new(),
                false => format!(" (proves {})", case.proves.join(", ")),
            };
            let edition = edition.after(" in edition ");
            failures.add(message, format_args!("{name}{edition}{rules}: {message}"));
        }
        MessageFormat::Json => super::print_json(&json!({
            "kind": "test", "page": case.page, "id": case.id, "edition": edition.as_str(),
            "device": "reference", "outcome": "failed", "reason": null, "seconds": 0.0,
            "message": message,
        })),
    }
}

fn print_report(report: &clman_site::Report, arguments: &Arguments, mut warnings: Findings) {
    let json = arguments.message_format == MessageFormat::Json;
    for error in &report.errors {
        if json {
            super::print_json(&json!({
                "kind": "error",
                "page": error.page,
                "place": error.place,
                "line": error.line,
                "column": error.column,
                "message": error.message,
            }));
        } else {
            let line = format!(
                "{}: {}, line {}, column {}: {}; the page is omitted",
                error.page, error.place, error.line, error.column, error.message
            );
            warnings.add(&error.message, line);
        }
    }
    let absent: usize = report.absent.iter().map(|(_, _, _, count)| count).sum();
    if json {
        return print_json_report(report, absent, arguments);
    }
    for (edition, name, page, others) in &report.shared {
        let edition = match edition.is_named() {
            true => format!("edition {edition}: "),
            false => String::new(),
        };
        let line = format!(
            "{edition}the name '{name}' selects the page '{page}' and not {}",
            others.join(", ")
        );
        warnings.add("shared name", line);
    }
    warnings.lines(arguments.verbose).for_each(super::say);
    if absent > 0 {
        let names: BTreeSet<&str> =
            report.absent.iter().map(|(_, _, name, _)| name.as_str()).collect();
        let shown: Vec<&str> = names.iter().copied().take(5).collect();
        super::say(format_args!(
            "{} to {} {} not linked: {}{}",
            counted(absent, "reference"),
            counted(names.len(), "missing page"),
            if absent == 1 { "is" } else { "are" },
            shown.join(", "),
            if names.len() > shown.len() { ", …" } else { "" }
        ));
    }
    let parts: Vec<String> = report
        .files
        .iter()
        .map(|(target, count)| {
            let editions = match target {
                BuildTarget::Html => {
                    report.editions.iter().map(|e| e.as_str()).collect::<Vec<_>>().join(", ")
                }
                _ => report.edition.map_or(String::new(), |e| e.to_string()),
            };
            match editions.is_empty() {
                true => format!("{} {}", target.as_str(), counted(*count, "file")),
                false => format!("{} {} ({editions})", target.as_str(), counted(*count, "file")),
            }
        })
        .collect();
    super::print(format!(
        "{}: {}; {}",
        arguments.output.display(),
        counted(report.pages, "page"),
        parts.join("; ")
    ));
}

fn print_json_report(report: &clman_site::Report, absent: usize, arguments: &Arguments) {
    for (edition, page, name, count) in &report.absent {
        super::print_json(&json!({
            "kind": "absent-reference",
            "edition": edition.as_str(),
            "page": page,
            "name": name,
            "count": count,
        }));
    }
    for (edition, name, page, others) in &report.shared {
        super::print_json(&json!({
            "kind": "shared-name",
            "edition": edition.as_str(),
            "name": name,
            "page": page,
            "others": others,
        }));
    }
    let files = |target| report.files.get(&target).copied().unwrap_or(0);
    super::print_json(&json!({
        "kind": "summary",
        "output": arguments.output.display().to_string(),
        "pages": report.pages,
        "edition": report.edition.filter(|e| e.is_named()).map(Edition::as_str),
        "editions": report
            .editions
            .iter()
            .filter(|edition| edition.is_named())
            .map(|edition| edition.as_str())
            .collect::<Vec<_>>(),
        "files": {
            "man": files(BuildTarget::Man),
            "html": files(BuildTarget::Html),
            "markdown": files(BuildTarget::Markdown),
            "epub": files(BuildTarget::Epub),
        },
        "absent_references": absent,
        "shared_names": report.shared.len(),
        "skipped": report.errors.len(),
    }));
}
