//! `clman import`

use std::collections::BTreeMap;
use std::io::{IsTerminal, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Args, ValueEnum};
use serde_json::json;

use crate::import::{self, Format, Options};
use crate::record::Edition;

/// Reads upstream pages and writes them as records.
#[derive(Args, Clone, Debug)]
#[command(after_help = "Example:\n  clman import upstream/1.2 -o corpus-1.2")]
pub struct ImportArgs {
    /// Files or folders of upstream pages.
    #[arg(required = true, value_name = "SOURCE")]
    pub sources: Vec<PathBuf>,
    /// The folder that gets corpus.toml and a record for each page.
    #[arg(short, long, value_name = "DIR")]
    pub output: PathBuf,
    /// The edition of the manual, where the pages do not say it.
    #[arg(long, value_name = "E")]
    pub edition: Option<Edition>,
    /// The section of the manual.
    #[arg(long, value_name = "S")]
    pub section: Option<String>,
    /// What the pages come in; `auto` tells by content.
    #[arg(long, value_enum, default_value = "auto")]
    pub format: FormatArg,
    /// Another corpus that may settle a doubt of the cleaner.
    #[arg(long, value_name = "DIR")]
    pub evidence: Vec<PathBuf>,
    /// Writes the pages as they were read, without cleaning them.
    #[arg(long)]
    pub raw: bool,
    /// Replaces records that were edited since they were imported.
    #[arg(long)]
    pub force: bool,
    /// How to say what was found.
    #[arg(long, value_enum, default_value = "human")]
    pub message_format: MessageFormat,
}

/// The formats, and `auto`.
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

/// How messages come out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
#[allow(missing_docs)]
pub enum MessageFormat {
    Human,
    Json,
}

/// Runs the command.
pub fn run(args: ImportArgs) -> ExitCode {
    let options = Options {
        format: args.format.format(),
        edition: args.edition,
        section: args.section.clone(),
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
    let imported = import::import(&args.sources, &options, &progress);
    bar.finish_and_clear();
    let imported = match imported {
        Ok(imported) => imported,
        Err(error) => {
            eprintln!("clman: {error}");
            return ExitCode::from(2);
        }
    };
    // The cleaner takes the records here, unless `args.raw`, with `args.evidence`.

    let written = match import::write(&args.output, &imported, args.force) {
        Ok(written) => written,
        Err(error) => {
            eprintln!("clman: {error}");
            return ExitCode::from(2);
        }
    };
    for error in &imported.errors {
        eprintln!("clman: {error}");
    }
    for name in &written.kept {
        eprintln!(
            "clman: {}: it was edited since it was imported and stays; --force replaces it",
            args.output.join(format!("{name}.toml")).display()
        );
    }
    if report(&args, &imported).is_err() {
        eprintln!("clman: standard output cannot be written");
        return ExitCode::from(2);
    }
    match imported.errors.is_empty() && written.kept.is_empty() {
        true => ExitCode::SUCCESS,
        false => ExitCode::from(1),
    }
}

fn report(args: &ImportArgs, imported: &import::Imported) -> std::io::Result<()> {
    let mut out = std::io::stdout().lock();
    let unresolved: usize = imported.pages.iter().map(|page| page.notes.len()).sum();
    if args.message_format == MessageFormat::Human {
        let mut kinds: BTreeMap<&str, usize> = BTreeMap::new();
        for (_, what) in &imported.others {
            *kinds.entry(what).or_default() += 1;
        }
        writeln!(
            out,
            "{}: {} pages of edition {}, {} other files, {} skipped, {unresolved} for a person",
            args.output.display(),
            imported.pages.len(),
            imported.meta.editions,
            imported.others.len(),
            imported.errors.len(),
        )?;
        for (what, count) in kinds {
            writeln!(out, "  {count} × {what}")?;
        }
        for page in &imported.pages {
            let file = page.record.source.as_ref().map_or("", |s| s.file.as_str());
            for (line, text) in &page.notes {
                writeln!(out, "  {file}:{line}: {text}")?;
            }
        }
        return Ok(());
    }
    for page in &imported.pages {
        let unresolved: Vec<_> = page
            .notes
            .iter()
            .map(|(line, text)| json!({"code": null, "line": line, "text": text}))
            .collect();
        let line = json!({
            "kind": "page",
            "source": page.record.source.as_ref().map(|s| s.file.as_str()),
            "record": page.record.name,
            "repairs": {},
            "unresolved": unresolved,
        });
        writeln!(out, "{line}")?;
    }
    for (source, what) in &imported.others {
        writeln!(out, "{}", json!({"kind": "other", "source": source, "what": what}))?;
    }
    for error in &imported.errors {
        let line = json!({
            "kind": "skipped", "source": error.file, "line": error.line, "message": error.message,
        });
        writeln!(out, "{line}")?;
    }
    let summary = json!({
        "kind": "summary",
        "pages": imported.pages.len(),
        "others": imported.others.len(),
        "skipped": imported.errors.len(),
        "repairs": {},
        "unresolved": unresolved,
    });
    writeln!(out, "{summary}")
}
