//! `clman validate`

use super::MessageFormat;
use clap::Args;
use serde_json::json;
use std::path::PathBuf;

/// The example at the end of `--help`.
const EXAMPLE: &str = "Example: clman validate pages";

#[derive(Args, Debug)]
#[command(after_help = EXAMPLE)]
pub(super) struct Arguments {
    /// A folder with a corpus.toml and records
    #[arg(value_name = "DIR")]
    folder: PathBuf,
    /// The format of the findings
    #[arg(long, value_enum, default_value_t = MessageFormat::Human)]
    message_format: MessageFormat,
    /// List every finding, not only the first few of each kind
    #[arg(short, long)]
    verbose: bool,
}

pub(super) fn run(arguments: &Arguments) -> u8 {
    let errors = match clman_record::corpus::validate(&arguments.folder, clman_manual::editions()) {
        Ok(errors) => errors,
        Err(errors) => {
            for error in &errors {
                super::fail(error);
            }
            return super::FAILED;
        }
    };
    let mut findings = super::Findings::default();
    for error in &errors {
        match arguments.message_format {
            MessageFormat::Human => findings.add(&error.message, error),
            MessageFormat::Json => {
                let (line, column) = error.place.unwrap_or((0, 0));
                super::print_json(&json!({
                    "kind": "error",
                    "file": error.path.display().to_string(),
                    "line": line,
                    "column": column,
                    "message": error.message,
                }));
            }
        }
    }
    findings.lines(arguments.verbose).for_each(super::print);
    if errors.is_empty() { super::FINE } else { super::FOUND }
}
