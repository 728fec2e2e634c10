//! `clman clean`

use super::MessageFormat;
use clap::Args;
use clman_clean::{Evidence, Finding, Places};
use clman_record::corpus::{self, LoadedFile};
use clman_record::{Record, update_record};
use serde_json::json;
use std::path::PathBuf;

/// The examples at the end of `--help`.
const EXAMPLE: &str = "Examples: clman clean corpus-1.2 --check\n          clman clean corpus-1.2 --evidence corpus-2.0";

#[derive(Args, Debug)]
#[command(after_help = EXAMPLE)]
pub(super) struct Arguments {
    /// A folder of records
    #[arg(value_name = "DIR")]
    folder: PathBuf,
    /// Change nothing; the exit status is 1 if a record would change or needs review
    #[arg(long)]
    check: bool,
    /// Another corpus to use as evidence
    #[arg(long, value_name = "DIR")]
    evidence: Vec<PathBuf>,
    /// The format of the findings
    #[arg(long, value_enum, default_value_t = MessageFormat::Human)]
    message_format: MessageFormat,
    /// List every finding, not only the first few of each kind
    #[arg(short, long)]
    verbose: bool,
}

pub(super) fn run(arguments: &Arguments) -> u8 {
    let loaded = match corpus::load(&arguments.folder, clman_manual::editions()) {
        Ok(loaded) => loaded,
        Err(errors) => {
            return super::fail_all(&errors);
        }
    };
    let others = match super::evidence(&arguments.evidence, &loaded.meta) {
        Ok(others) => others,
        Err(errors) => {
            return super::fail_all(&errors);
        }
    };
    let mut code = super::FINE;
    let mut errors = super::Findings::default();
    for error in &loaded.errors {
        errors.add(&error.message, error);
        code = super::FOUND;
    }
    errors.lines(arguments.verbose).for_each(super::say);
    let mut shown = super::Findings::default();
    let mut records: Vec<Record> =
        loaded.files.iter().map(|file| file.parsed.record.clone()).collect();
    let evidence = Evidence::new(&loaded.meta, &records, others.iter().collect());
    let findings = clman_clean::clean(&mut records, &evidence);
    for ((file, record), findings) in loaded.files.iter().zip(&records).zip(&findings) {
        let text = update_record(&file.text, record);
        if !arguments.check
            && text != file.text
            && let Err(error) = corpus::write_atomically(&file.path, &text)
        {
            shown.lines(arguments.verbose).for_each(super::print);
            return super::fail(format_args!("{}: {error}", file.path.display()));
        }
        // A repaired finding has a position in the old text, and a finding that needs review has a position in the new
        // text.
        let (mut before, mut now) = (Places::new(&file.text), Places::new(&text));
        for finding in findings {
            let places = if finding.fixed { &mut before } else { &mut now };
            add(file, places.of(finding), finding, arguments, &mut shown);
        }
        // Repaired findings do not affect the exit code, except with --check, which does not write the repairs.
        if findings.iter().any(|f| !f.fixed) || arguments.check && text != file.text {
            code = super::FOUND;
        }
    }
    shown.lines(arguments.verbose).for_each(super::print);
    code
}

/// Adds a finding to the findings that are printed at the end, or prints it as JSON.
fn add(
    file: &LoadedFile,
    (line, column): (usize, usize),
    finding: &Finding,
    arguments: &Arguments,
    shown: &mut super::Findings,
) {
    let path = file.path.display();
    let (id, name, message) = (finding.code.id, finding.code.name, &finding.message);
    match arguments.message_format {
        MessageFormat::Human => {
            let how = match (finding.fixed, arguments.check) {
                (true, false) => "repaired",
                (true, true) => "can be repaired",
                (false, _) => "needs review",
            };
            let evidence = &finding.evidence;
            let line = format!("{path}:{line}:{column}: {message} [{id}] ({how}: {evidence})");
            shown.add(&format!("{message} ({how})"), line);
        }
        MessageFormat::Json => super::print_json(&json!({
            "kind": "finding",
            "file": path.to_string(),
            "line": line,
            "column": column,
            "code": id,
            "name": name,
            "fixed": finding.fixed,
            "evidence": finding.evidence,
            "message": message,
            "before": finding.before,
            "after": finding.after,
        })),
    }
}
