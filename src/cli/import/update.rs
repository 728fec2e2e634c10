//! `clman import --update`: the changes of upstream as a changelog, and their merge into the corpus.

use super::ImportArgs;
use crate::cli::{self, MessageFormat};
use clman_import::Imported;
use clman_import::update::{Change, CorpusChange, Kind, Plan, apply, plan};
use clman_opencl::diagnostic::counted;
use clman_record::Editions;
use serde_json::json;

pub(super) fn run(args: &ImportArgs, imported: &Imported, known: &'static Editions) -> u8 {
    let plan = match plan(&args.output, imported, known) {
        Ok(plan) => plan,
        Err(error) => return cli::fail(error),
    };
    if !args.dry_run
        && let Err(error) = apply(&args.output, &plan)
    {
        return cli::fail(error);
    }
    let mut errors = cli::Findings::default();
    imported.errors.iter().for_each(|error| errors.add(&error.message, error));
    errors.lines(args.verbose).for_each(cli::say);
    match args.message_format {
        MessageFormat::Json => as_json(&plan),
        MessageFormat::Human => as_changelog(args, &plan),
    }
    let needs_people = |change: &Change| {
        change.conflicts > 0 || matches!(change.kind, Kind::RemovedButEdited | Kind::NotKept)
    };
    let corpus_needs_people = |change: &CorpusChange| change.conflicts > 0 || change.is_not_kept();
    if plan.changes.iter().any(needs_people)
        || plan.corpus.as_ref().is_some_and(corpus_needs_people)
        || !imported.errors.is_empty()
    {
        cli::FOUND
    } else {
        cli::FINE
    }
}

/// The word for a kind of change in JSON.
fn word(kind: &Kind) -> &'static str {
    match kind {
        Kind::Added => "added",
        Kind::Changed => "changed",
        Kind::Renamed(_) => "renamed",
        Kind::Removed => "removed",
        Kind::RemovedButEdited => "removed-but-edited",
        Kind::NotKept => "edited-without-base",
    }
}

fn as_json(plan: &Plan) {
    for change in &plan.changes {
        let before = match &change.kind {
            Kind::Renamed(before) => Some(before),
            _ => None,
        };
        cli::print_json(&json!({
            "kind": "change", "page": change.name, "change": word(&change.kind), "before": before,
            "parts": change.parts, "rules": change.rules, "conflicts": change.conflicts,
            "edited": change.edited, "edits_from": change.edits_from,
        }));
    }
    if let Some(change) = &plan.corpus {
        let word = if change.is_not_kept() { "edited-without-base" } else { "changed" };
        cli::print_json(&json!({
            "kind": "corpus", "change": word, "parts": change.parts, "conflicts": change.conflicts,
        }));
    }
    cli::print_json(&json!({
        "kind": "summary", "changes": plan.changes.len(), "unchanged": plan.same,
        "conflicts": conflicts(plan),
    }));
}

/// The number of conflicts in all files.
fn conflicts(plan: &Plan) -> usize {
    let pages = plan.changes.iter().map(|change| change.conflicts).sum::<usize>();
    pages + plan.corpus.as_ref().map_or(0, |change| change.conflicts)
}

/// The words about the conflicts of a file.
fn in_conflict(conflicts: usize) -> String {
    match conflicts {
        0 => String::new(),
        _ => format!("; **{} with edits**", counted(conflicts, "conflict")),
    }
}

fn as_changelog(args: &ImportArgs, plan: &Plan) {
    let of = |wanted: fn(&Kind) -> bool| -> Vec<&Change> {
        plan.changes.iter().filter(|change| wanted(&change.kind)).collect()
    };
    let chapters = [
        ("New pages", of(|kind| *kind == Kind::Added)),
        ("Renamed pages", of(|kind| matches!(kind, Kind::Renamed(_)))),
        ("Changed pages", of(|kind| *kind == Kind::Changed)),
        ("Removed pages", of(|kind| *kind == Kind::Removed)),
        (
            "Pages that upstream removed, kept because they were edited",
            of(|kind| *kind == Kind::RemovedButEdited),
        ),
        (
            "Edited pages that were not updated, because the text of their last import is not available",
            of(|kind| *kind == Kind::NotKept),
        ),
    ];
    for (title, changes) in chapters.iter().filter(|(_, changes)| !changes.is_empty()) {
        cli::print(format_args!("## {title}"));
        cli::print("");
        for change in changes {
            let mut line = format!("- `{}`", change.name);
            if let Kind::Renamed(before) = &change.kind {
                line.push_str(&format!(", formerly `{before}`"));
            }
            if !change.parts.is_empty() {
                line.push_str(&format!(": {}", change.parts.join(", ")));
            }
            line.push_str(&in_conflict(change.conflicts));
            if !change.edits_from.is_empty() {
                let pages: Vec<String> =
                    change.edits_from.iter().map(|p| format!("`{p}`")).collect();
                line.push_str(&format!("; edits were moved here from {}", pages.join(", ")));
            }
            if !change.rules.is_empty() && change.kind != Kind::Added {
                line.push_str(&format!("; check {}", change.rules.join(", ")));
            }
            cli::print(line);
        }
        cli::print("");
    }
    if let Some(change) = &plan.corpus {
        cli::print(match change.is_not_kept() {
            true => {
                "## corpus.toml, not updated, because the text of its last import is not available"
            }
            false => "## corpus.toml",
        });
        cli::print("");
        let parts = change.parts.join(", ");
        cli::print(format_args!("- {parts}{}", in_conflict(change.conflicts)));
        cli::print("");
    }
    let conflicts = conflicts(plan);
    cli::print(format_args!(
        "{}: {}, {}, {} unchanged{}",
        args.output.display(),
        counted(plan.changes.len(), "change"),
        counted(conflicts, "conflict"),
        counted(plan.same, "page"),
        if args.dry_run { "; nothing was written" } else { "" },
    ));
    if conflicts > 0 && !args.dry_run {
        cli::say(
            "each conflict is a [[conflict]] table in its file: correct the text of the file, and remove the table",
        );
    }
}
