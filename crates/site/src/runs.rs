//! The recorded runs: a page and a JSON file for each, and the list of them.
//!
//! The name of a run's files consists of its device, date and driver. It therefore does not change when there are later
//! runs.

use super::feeds::Entry;
use crate::render::unmarked;
use clman_record::evidence::{Evidence, Proof, Run};
use clman_record::{Edition, Editions};
use serde::Serialize;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::fmt::Write;

/// The folder of the files.
pub(super) const FOLDER: &str = "runs/";

/// The words for the outcomes, in the order of [`Proof::ALL`].
pub(super) const WORDS: [&str; 4] = ["verified", "does not hold", "unsupported", "not proved"];

/// The maximum number of rules that a page lists; the JSON file has all rules.
const MOST: usize = 250;

/// A run in the list.
#[derive(Serialize)]
pub(super) struct Row {
    pub stem: String,
    device: String,
    name: String,
    driver: String,
    date: String,
    clman: String,
    commit: Option<String>,
    /// The number of results for each of [`WORDS`]. A result is for one rule in one edition.
    counts: [usize; WORDS.len()],
    is_latest: bool,
}

/// A run's page.
#[derive(Serialize)]
pub(super) struct Page {
    run: Row,
    words: [&'static str; WORDS.len()],
    /// The number of results in each edition for each of [`WORDS`].
    editions: Vec<(&'static str, [usize; WORDS.len()])>,
    /// The stem and the imprint of the previous run of the same device.
    earlier: Option<(String, String)>,
    changes: Vec<Line>,
    more_changes: usize,
    failures: Vec<Line>,
    more_failures: usize,
}

/// A rule in a list.
#[derive(Serialize)]
struct Line {
    rule: String,
    /// The address of the rule, `PAGE.html#ID`, if the newest edition has the rule.
    href: Option<String>,
    editions: String,
    text: String,
}

/// The recorded runs, grouped by device. The latest run of each device is first.
pub(super) fn recorded(evidence: &Evidence) -> Vec<&Run> {
    let mut runs: Vec<&Run> = evidence.runs.iter().filter(|run| !run.date.is_empty()).collect();
    // The sort is stable, so the order of a device's runs does not change.
    runs.sort_by(|a, b| a.device.cmp(&b.device));
    runs
}

/// The outcomes of a run: rule, edition, outcome. Editions that `manual` does not have are left out.
fn outcomes<'r>(
    run: &'r Run,
    manual: &'static Editions,
) -> impl Iterator<Item = (&'r str, Edition, Proof)> {
    run.rules.iter().flat_map(move |(rule, entries)| {
        entries.iter().flat_map(move |entry| {
            let editions = entry.editions.iter().filter_map(|name| manual.find(name));
            editions.map(move |edition| (rule.as_str(), edition, entry.outcome))
        })
    })
}

fn number(outcome: Proof) -> usize {
    Proof::ALL.iter().position(|known| *known == outcome).unwrap_or_default()
}

/// The entry of the run number `at` of `runs` in the list.
pub(super) fn row(runs: &[&Run], at: usize, manual: &'static Editions) -> Row {
    let run = runs[at];
    let mut counts = [0; WORDS.len()];
    outcomes(run, manual).for_each(|(.., outcome)| counts[number(outcome)] += 1);
    Row {
        stem: run.stem(),
        device: run.device.clone(),
        name: run.name.clone(),
        driver: run.driver.clone(),
        date: run.date.clone(),
        clman: run.clman.clone(),
        commit: run.commit.clone(),
        counts,
        is_latest: at == 0 || runs[at - 1].device != run.device,
    }
}

/// The page of the run number `at` of `runs`. `href` gives the address of a rule.
pub(super) fn page(
    evidence: &Evidence,
    runs: &[&Run],
    at: usize,
    manual: &'static Editions,
    href: &dyn Fn(&str) -> Option<String>,
) -> Page {
    let run = runs[at];
    let earlier = runs.get(at + 1).filter(|earlier| earlier.device == run.device);
    let mut editions: BTreeMap<Edition, [usize; WORDS.len()]> = BTreeMap::new();
    let mut failures: BTreeMap<(&str, String), Vec<Edition>> = BTreeMap::new();
    let mut changes: BTreeMap<(&str, String), Vec<Edition>> = BTreeMap::new();
    for (rule, edition, outcome) in outcomes(run, manual) {
        editions.entry(edition).or_default()[number(outcome)] += 1;
        if outcome == Proof::Contradicted {
            let known = evidence.deviation(rule, edition, &run.device, &run.driver);
            let text = known.map_or_else(String::new, |known| unmarked(&known.reason));
            failures.entry((rule, text)).or_default().push(edition);
        }
        let before = earlier.and_then(|run| run.entry(rule, edition)).map(|entry| entry.outcome);
        if let Some(before) = before.filter(|before| *before != outcome) {
            let text = format!("{} → {}", WORDS[number(before)], WORDS[number(outcome)]);
            changes.entry((rule, text)).or_default().push(edition);
        }
    }
    let lines = |all: BTreeMap<(&str, String), Vec<Edition>>| -> (Vec<Line>, usize) {
        let more = all.len().saturating_sub(MOST);
        let line = |((rule, text), editions): ((&str, String), Vec<Edition>)| Line {
            rule: rule.into(),
            href: href(rule),
            editions: editions
                .iter()
                .map(|edition| edition.as_str())
                .collect::<Vec<_>>()
                .join(", "),
            text,
        };
        (all.into_iter().take(MOST).map(line).collect(), more)
    };
    let (failures, more_failures) = lines(failures);
    let (changes, more_changes) = lines(changes);
    Page {
        run: row(runs, at, manual),
        words: WORDS,
        editions: manual.iter().filter_map(|e| Some((e.as_str(), *editions.get(&e)?))).collect(),
        earlier: earlier.map(|run| (run.stem(), run.imprint())),
        changes,
        more_changes,
        failures,
        more_failures,
    }
}

/// The run as an entry of a feed.
pub(super) fn entry(page: &Page) -> Entry {
    let run = &page.run;
    let counts = WORDS.iter().zip(run.counts).map(|(word, count)| format!("{count} {word}"));
    let mut summary = format!("Rules in editions: {}.", counts.collect::<Vec<_>>().join(", "));
    if let Some((_, imprint)) = &page.earlier {
        let changes = page.changes.len() + page.more_changes;
        let _ = write!(summary, " Changes since the run on {imprint}: {changes}.");
    }
    Entry {
        title: format!("{}, driver {}", run.name, run.driver),
        file: format!("{FOLDER}{}.html", run.stem),
        date: run.date.clone(),
        summary,
    }
}

/// The run as JSON, with its rules if `is_whole`.
pub(super) fn run_json(run: &Run, row: &Row, is_whole: bool) -> Value {
    let counts: BTreeMap<&str, usize> =
        Proof::ALL.iter().map(|proof| (proof.as_str(), row.counts[number(*proof)])).collect();
    let mut all = json!({
        "device": run.device, "name": run.name, "driver": run.driver, "date": run.date,
        "clman": run.clman, "commit": run.commit, "file": format!("{}.json", row.stem), "counts": counts,
    });
    if is_whole {
        let rules = run.rules.iter().map(|(rule, entries)| {
            let entries = entries.iter().map(|entry| {
                let editions: Vec<&str> =
                    entry.editions.iter().map(|edition| edition.as_str()).collect();
                json!({ "editions": editions, "outcome": entry.outcome.as_str() })
            });
            (rule.clone(), Value::Array(entries.collect()))
        });
        all["rules"] = Value::Object(rules.collect());
    }
    all
}
