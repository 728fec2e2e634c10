//! `clman import`

mod update;

use std::cell::LazyCell;
use std::collections::{BTreeMap, HashMap};
use std::io::IsTerminal;
use std::path::PathBuf;

use clap::{Args, ValueEnum};
use serde_json::json;

use super::MessageFormat;
use clman_clean::{Evidence, Finding};
use clman_import::{Format, ImportError, Imported, ImportedPage, Options, names_of};
use clman_opencl::diagnostic::counted;
use clman_record::corpus::LoadError;
use clman_record::{Record, write_record};

/// Read upstream pages and write them as records
#[derive(Args, Clone, Debug)]
#[command(after_help = "Example:\n  clman import upstream/1.2 -o corpus-1.2")]
pub struct ImportArgs {
    /// Files or folders of upstream pages.
    #[arg(required = true, value_name = "SOURCE")]
    pub sources: Vec<PathBuf>,
    /// The folder in which to write corpus.toml and a record for each page.
    #[arg(short, long, value_name = "DIR")]
    pub output: PathBuf,
    /// The edition of the manual, if the manual has editions and the pages do not state the edition.
    #[arg(long, value_name = "E", value_parser = super::offered::edition())]
    pub edition: Option<String>,
    /// The section of the manual [default: the section that most pages state, otherwise 3clc].
    #[arg(long, value_name = "S")]
    pub section: Option<String>,
    /// The title of the manual [default: the title that the pages state].
    #[arg(long)]
    pub title: Option<String>,
    /// The format of the pages; `auto` detects it from the content.
    #[arg(long, value_enum, default_value = "auto")]
    pub format: FormatArg,
    /// Another corpus for the cleaner to use as evidence.
    #[arg(long, value_name = "DIR")]
    pub evidence: Vec<PathBuf>,
    /// Write the pages without cleaning them.
    #[arg(long)]
    pub raw: bool,
    /// Replace records that were edited since they were imported.
    #[arg(long, conflicts_with = "update")]
    pub force: bool,
    /// Merge the pages into an existing corpus: keep the edits that people made to its records, and
    /// add the changes that upstream made to its pages.
    #[arg(long)]
    pub update: bool,
    /// Print the changes that an update would make, as a changelog in Markdown, and write nothing.
    #[arg(long, requires = "update")]
    pub dry_run: bool,
    /// The format of the messages.
    #[arg(long, value_enum, default_value = "human")]
    pub message_format: MessageFormat,
    /// List every finding, not only the first few of each kind.
    #[arg(short, long)]
    pub verbose: bool,
}

/// The value of `--format`: a format of pages, or `auto`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
#[allow(missing_docs)]
pub enum FormatArg {
    Auto,
    Docbook,
    Xhtml,
    Asciidoctor,
    Roff,
    ManpageHtml,
    Text,
}

impl FormatArg {
    fn format(self) -> Option<Format> {
        match self {
            FormatArg::Auto => None,
            FormatArg::Docbook => Some(Format::Docbook),
            FormatArg::Xhtml => Some(Format::Xhtml),
            FormatArg::Asciidoctor => Some(Format::Asciidoctor),
            FormatArg::Roff => Some(Format::Roff),
            FormatArg::ManpageHtml => Some(Format::ManpageHtml),
            FormatArg::Text => Some(Format::Text),
        }
    }
}

/// The prefix of the message of `error`: the sources that were searched, if the error does not name a file; otherwise,
/// the empty string.
fn looked_at(error: &ImportError, sources: &[PathBuf]) -> String {
    match error {
        ImportError::NoPages { errors, .. } if errors.is_empty() => {
            let sources: Vec<String> = sources.iter().map(|s| s.display().to_string()).collect();
            format!("{}: ", sources.join(", "))
        }
        _ => String::new(),
    }
}

/// Runs the command.
pub(super) fn run(args: &ImportArgs) -> u8 {
    super::clear_when_interrupted();
    let meta = args.output.join("corpus.toml");
    if args.title.is_some() && meta.exists() {
        return super::fail(format_args!(
            "{}: the corpus already has a title; change the title in this file, and import without --title",
            meta.display()
        ));
    }
    let options = Options {
        format: args.format.format(),
        edition: args.edition.clone(),
        known: clman_manual::editions(),
        section: args.section.clone(),
        title: args.title.clone(),
        names: bundled_names,
    };
    let bar = if std::io::stderr().is_terminal() {
        indicatif::ProgressBar::new(0)
    } else {
        indicatif::ProgressBar::hidden()
    };
    let progress = |done: usize, all: usize| {
        bar.set_length(all as u64);
        bar.set_position(done as u64);
    };
    let imported = clman_import::import(&args.sources, &options, &progress);
    bar.finish_and_clear();
    let mut imported = match imported {
        Ok(imported) => imported,
        Err(error) => {
            if let ImportError::NoPages { errors, .. } = &error {
                // The message that is printed last contains the first error.
                let mut said = super::Findings::default();
                errors.iter().skip(1).for_each(|error| said.add(&error.message, error));
                said.lines(args.verbose).for_each(super::say);
            }
            return super::fail(format_args!("{}{error}", looked_at(&error, &args.sources)));
        }
    };
    let findings = match args.raw {
        true => vec![Vec::new(); imported.pages.len()],
        false => match clean(&mut imported, &args.evidence) {
            Ok(findings) => findings,
            Err(errors) => {
                return super::fail_all(&errors);
            }
        },
    };
    if args.update {
        return update::run(args, &imported, options.known);
    }
    let written = match clman_import::write(&args.output, &imported, options.known, args.force) {
        Ok(written) => written,
        Err(error) => return super::fail(error),
    };
    let mut said = super::Findings::default();
    imported.errors.iter().for_each(|error| said.add(&error.message, error));
    for name in &written.kept {
        let path = args.output.join(format!("{name}.toml"));
        let why = "kept, because it was edited after the import; --force replaces it";
        said.add(why, format_args!("{}: {why}", path.display()));
    }
    said.lines(args.verbose).for_each(super::say);
    report(args, &imported, &findings);
    match imported.errors.is_empty() && written.kept.is_empty() {
        true => super::FINE,
        false => super::FOUND,
    }
}

/// The names of the bundled manual's pages by title.
fn bundled_names() -> HashMap<String, String> {
    clman_manual::corpus().map(|manual| names_of(&manual)).unwrap_or_default()
}

/// Cleans the imported records with the evidence of [`super::evidence`]. Returns the findings of each page.
fn clean(
    imported: &mut Imported,
    folders: &[PathBuf],
) -> Result<Vec<Vec<Finding>>, Vec<LoadError>> {
    let others = super::evidence(folders, &imported.meta)?;
    let take = |page: &mut ImportedPage| std::mem::replace(&mut page.record, Record::new("", ""));
    let mut records: Vec<Record> = imported.pages.iter_mut().map(take).collect();
    let evidence = Evidence::new(&imported.meta, &records, others.iter().collect());
    let findings = clman_clean::clean(&mut records, &evidence);
    for (page, record) in imported.pages.iter_mut().zip(records) {
        page.record = record;
    }
    Ok(findings)
}

fn report(args: &ImportArgs, imported: &Imported, findings: &[Vec<Finding>]) {
    let asked = |findings: &[Finding]| findings.iter().filter(|f| !f.fixed).count();
    let unresolved: usize = findings.iter().map(|f| asked(f)).sum();
    let mut repairs: BTreeMap<&str, usize> = BTreeMap::new();
    for (page, findings) in imported.pages.iter().zip(findings) {
        for (code, count) in page_repairs(page, findings) {
            *repairs.entry(code).or_default() += count;
        }
    }
    let json = args.message_format == MessageFormat::Json;
    if !json {
        let need = if unresolved == 1 { "needs" } else { "need" };
        super::print(format_args!(
            "{}: {}{}, {}, {} skipped, {} repaired, {unresolved} {need} review",
            args.output.display(),
            counted(imported.pages.len(), "page"),
            imported.meta.newest().after(" of edition "),
            counted(imported.others.len(), "other file"),
            imported.errors.len(),
            repairs.values().sum::<usize>(),
        ));
        let mut kinds: BTreeMap<&str, usize> = BTreeMap::new();
        for (_, what) in &imported.others {
            *kinds.entry(what).or_default() += 1;
        }
        for (what, count) in kinds {
            super::print(format_args!("  {count} × {what}"));
        }
        for (code, count) in &repairs {
            super::print(format_args!("  {count} × {code} {}", code_name(code)));
        }
    }
    let mut shown = super::Findings::default();
    for (page, findings) in imported.pages.iter().zip(findings) {
        let record = &page.record.name;
        let mut unresolved = Vec::new();
        // The text is computed lazily, because for most pages no place is printed.
        let text = LazyCell::new(|| write_record(&page.record));
        let mut places = None;
        for finding in findings.iter().filter(|f| !f.fixed) {
            let (id, message) = (finding.code.id, &finding.message);
            if json {
                let places = places.get_or_insert_with(|| clman_clean::Places::new(&text));
                let (line, _) = places.of(finding);
                unresolved.push(json!({"code": id, "line": line, "text": finding.before}));
                continue;
            }
            shown.add_if_shown(message, args.verbose, || {
                let places = places.get_or_insert_with(|| clman_clean::Places::new(&text));
                let (line, column) = places.of(finding);
                let path = args.output.join(format!("{record}.toml"));
                format!("{}:{line}:{column}: {message} [{id}]", path.display())
            });
        }
        if json {
            let notes: Vec<_> = page.notes.iter().map(|(_, text)| text.as_str()).collect();
            let line = json!({
                "kind": "page",
                "source": page.record.source.as_ref().map(|s| s.file.as_str()),
                "record": record,
                "repairs": page_repairs(page, findings),
                "unresolved": unresolved,
                "notes": notes,
            });
            super::print_json(&line);
        }
    }
    shown.lines(args.verbose).for_each(super::print);
    if !json {
        if args.verbose {
            print_notes(imported);
        }
        return;
    }
    for (source, what) in &imported.others {
        super::print_json(&json!({"kind": "other", "source": source, "what": what}));
    }
    for error in &imported.errors {
        let line = json!({
            "kind": "skipped", "source": error.file, "line": error.line, "message": error.message,
        });
        super::print_json(&line);
    }
    let summary = json!({
        "kind": "summary",
        "pages": imported.pages.len(),
        "others": imported.others.len(),
        "skipped": imported.errors.len(),
        "repairs": repairs,
        "unresolved": unresolved,
    });
    super::print_json(&summary);
}

/// Prints the notes of the importer's readers about the parts of pages that they restored or left out. Then prints the
/// files that were not read: unknown files and translations.
fn print_notes(imported: &Imported) {
    for page in &imported.pages {
        let file = page.record.source.as_ref().map_or("", |source| source.file.as_str());
        for (line, note) in &page.notes {
            super::print(format_args!("{file}:{line}: {note}"));
        }
    }
    for (file, what) in &imported.others {
        match *what {
            "unknown" => super::print(format_args!("{file}: not recognized as a page")),
            "translation" => super::print(format_args!(
                "{file}: not read, because it is a translation; import the folder of its language separately"
            )),
            _ => {}
        }
    }
}

/// The number of repairs on a page, by code. The notes of the importer's reader count as repairs with their own code.
fn page_repairs(page: &ImportedPage, findings: &[Finding]) -> BTreeMap<&'static str, usize> {
    let mut repairs = BTreeMap::new();
    for finding in findings.iter().filter(|f| f.fixed) {
        *repairs.entry(finding.code.id).or_default() += 1;
    }
    if !page.notes.is_empty() {
        repairs.insert(clman_clean::REBUILT.id, page.notes.len());
    }
    repairs
}

fn code_name(id: &str) -> &'static str {
    clman_clean::codes().find(|code| code.id == id).map_or("", |code| code.name)
}
