//! `cargo xtask release`: checks whether the working tree is ready for a release.

use crate::playground;
use clman_manual::corpus as bundled;
use clman_record::evidence::{Keys, Results, Standing};
use std::path::Path;
use std::process::Command;

/// Reports the obstacles to a release: stale evidence of changed examples, rules that are contradicted on a
/// recorded device without a known deviation, a stale script of the playground, a version without an entry in
/// the changelog, uncommitted changes.
///
/// # Errors
/// The obstacles, one per line.
pub fn run() -> Result<(), String> {
    let corpus = bundled()?;
    let evidence = clman_manual::evidence()?;
    let keys = Keys::new(corpus.pages.iter(), corpus.meta.all_editions);
    let results = Results::new(&evidence, keys);
    let mut wrong = Vec::new();
    if evidence.runs.is_empty() {
        wrong.push("evidence/ has no recorded run".to_string());
    }
    let mut stale = 0;
    for page in &corpus.pages {
        for rule in page.rules.iter().filter(|rule| rule.kind.can_be_proved()) {
            let name = format!("{}#{}", page.name, rule.id);
            for edition in clman_doctest::languages(&corpus) {
                for seen in results.of_rule(&name, edition) {
                    let device = seen.run.short();
                    match seen.standing {
                        Standing::Stale => stale += 1,
                        Standing::Contradicted => {
                            wrong.push(format!("{name} ({edition}) does not hold on {device}"));
                        }
                        Standing::Verified
                        | Standing::Deviates(_)
                        | Standing::NotApplicable
                        | Standing::Unproved => {}
                    }
                }
            }
        }
    }
    if stale > 0 {
        wrong.push(format!("{stale} entries of evidence/ are stale: record them again"));
    }
    match playground::are_current() {
        Ok(true) => {}
        Ok(false) => {
            wrong.push("the playground's scripts are stale: cargo xtask playground".into())
        }
        Err(message) => {
            wrong.push(format!("the playground's scripts cannot be compared: {message}"))
        }
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let changes = std::fs::read_to_string(root.join("CHANGELOG.md")).map_err(|e| e.to_string())?;
    let heading = format!("\n## {}\n", env!("CARGO_PKG_VERSION"));
    if !changes.contains(&heading) {
        wrong.push(format!("CHANGELOG.md has no entry for {}", env!("CARGO_PKG_VERSION")));
    }
    let status = Command::new("git").args(["status", "--porcelain"]).current_dir(&root).output();
    if !status.is_ok_and(|output| output.status.success() && output.stdout.is_empty()) {
        wrong.push("there are changes that are not committed".into());
    }
    match wrong.is_empty() {
        true => {
            println!("ready");
            Ok(())
        }
        false => Err(wrong.join("\n")),
    }
}
