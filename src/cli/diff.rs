//! `clman diff`

use super::show::edition;
use crate::explain::page_named;
use clap::Args;
use clap::builder::styling::{AnsiColor, Style};
use clman_site::render::{Manual, Parsed};
use clman_site::{LineKind, page_lines};
use similar::{ChangeTag, TextDiff};
use std::path::PathBuf;

/// The example at the end of `--help`.
const EXAMPLE: &str = "Example: clman diff __constant --from 1.2 --to 3.0";

/// The number of unchanged lines that are shown before a change, and after it.
const CONTEXT: usize = 2;

#[derive(Args, Debug)]
#[command(after_help = EXAMPLE)]
pub(super) struct Arguments {
    /// Any name of a page
    name: String,
    /// A folder of records [default: the bundled manual]
    #[arg(value_name = "DIR")]
    folder: Option<PathBuf>,
    /// The older edition
    #[arg(long, value_name = "E", value_parser = super::offered::edition())]
    from: String,
    /// The newer edition
    #[arg(long, value_name = "E", value_parser = super::offered::edition())]
    to: String,
}

pub(super) fn run(arguments: &Arguments) -> u8 {
    match try_run(arguments) {
        Ok(()) => super::FINE,
        Err(message) => super::fail(message),
    }
}

fn try_run(arguments: &Arguments) -> Result<(), String> {
    let corpus = super::corpus_of(arguments.folder.as_deref())?;
    let record = page_named(&corpus, &arguments.name)?;
    let parsed = Parsed::new(record).map_err(|e| format!("{}: {}", record.name, e.message))?;
    let text = |asked: &str| -> Result<String, String> {
        let edition = edition(&corpus, record, Some(asked))?;
        let manual = Manual::new(&corpus.meta, edition, &corpus.pages);
        let page = manual.resolve(&record.name).ok_or("this edition does not have the page")?;
        let lines = page_lines(&manual, page, &parsed);
        Ok(lines
            .into_iter()
            .map(|(kind, text)| match kind {
                LineKind::Heading => format!("{}\n", text.to_uppercase()),
                LineKind::Code => format!("    {text}\n"),
                LineKind::Text | LineKind::Rule => format!("{text}\n"),
            })
            .collect())
    };
    let (old, new) = (text(&arguments.from)?, text(&arguments.to)?);
    let diff = TextDiff::from_lines(&old, &new);
    let plain = Style::new();
    let removed = plain.fg_color(Some(AnsiColor::Red.into()));
    let added = plain.fg_color(Some(AnsiColor::Green.into()));
    let head = plain.bold();
    let groups = diff.grouped_ops(CONTEXT);
    let title = &record.title;
    if groups.is_empty() {
        super::print(format_args!(
            "{title} is the same in {} and {}",
            arguments.from, arguments.to
        ));
        return Ok(());
    }
    super::print_parts(&[(head, &format!("--- {title}, edition {}", arguments.from))]);
    super::print_parts(&[(head, &format!("+++ {title}, edition {}", arguments.to))]);
    for (at, group) in groups.iter().enumerate() {
        if at > 0 {
            super::print("  …");
        }
        for change in group.iter().flat_map(|op| diff.iter_inline_changes(op)) {
            let (sign, style) = match change.tag() {
                ChangeTag::Delete => ("-", removed),
                ChangeTag::Insert => ("+", added),
                ChangeTag::Equal => (" ", plain),
            };
            let words: Vec<_> = change.iter_strings_lossy().collect();
            let mut parts = vec![(style, sign), (plain, " ")];
            parts.extend(words.iter().map(|(emphasized, word)| {
                let style = if *emphasized { style.bold().underline() } else { style };
                (style, word.trim_end_matches('\n'))
            }));
            super::print_parts(&parts);
        }
    }
    Ok(())
}
