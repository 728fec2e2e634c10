//! `clman test`

use crate::corpus::{self, Corpus};
use crate::doctest::{self, Case, Outcome, Proof, Proved};
use crate::record::Edition;
use clap::{Args, ValueEnum};
use rayon::prelude::*;
use serde_json::json;
use std::path::PathBuf;
use std::time::Instant;

/// The examples that `--help` ends with.
const EXAMPLE: &str = "Examples: clman test\n          \
                       clman test pages --device checker --edition 2.0 local\n          \
                       clman test --device opencl:pocl --partition 1/4 --message-format junit";

/// How a thread's stack is sized: the nesting that the parser allows.
const STACK: usize = 64 << 20;

/// The device that is the checker alone.
const CHECKER: &str = "checker";
/// The bundled device.
const REFERENCE: &str = "reference";

#[derive(Args, Debug)]
#[command(after_help = EXAMPLE)]
pub(super) struct Arguments {
    /// A folder of records; the bundled manual if there is none. A word that is no folder is a
    /// filter: a part of a page's name, an example's id, or a rule as page#rule
    #[arg(value_name = "DIR|FILTER")]
    words: Vec<String>,
    /// What to run on: checker, reference, or a device that `clman devices` lists
    #[arg(long, value_name = "NAME", default_value = REFERENCE)]
    device: Vec<String>,
    /// Editions to test; every edition of the corpus that has a language of its own if none is given
    #[arg(long, value_name = "E")]
    edition: Vec<Edition>,
    /// Run the k-th of n parts of the pages, for machines that share the work
    #[arg(long, value_name = "k/n", value_parser = partition)]
    partition: Option<(usize, usize)>,
    /// How to print what happened
    #[arg(long, value_enum, default_value_t = Format::Human)]
    message_format: Format,
}

/// How results are printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Format {
    /// For people
    Human,
    /// JSON Lines
    Json,
    /// XML that CI systems read
    Junit,
}

fn partition(text: &str) -> Result<(usize, usize), String> {
    let parts = text.split_once('/').and_then(|(k, n)| Some((k.parse().ok()?, n.parse().ok()?)));
    parts
        .filter(|(k, n)| (1..=*n).contains(k))
        .ok_or_else(|| format!("'{text}' is no part; write 1/4 for the first of four"))
}

/// What became of a case.
struct Tested<'c> {
    edition: Edition,
    case: &'c Case,
    outcome: Outcome,
    seconds: f64,
}

/// What a device showed.
struct Results<'c> {
    device: &'c str,
    tested: Vec<Tested<'c>>,
    rules: Vec<Proved>,
}

pub(super) fn run(arguments: &Arguments) -> u8 {
    match try_run(arguments) {
        Ok(code) => code,
        Err(message) => super::fail(message),
    }
}

fn try_run(arguments: &Arguments) -> Result<u8, String> {
    let (corpus, filters) = load(&arguments.words)?;
    let editions: Vec<Edition> = match arguments.edition.is_empty() {
        true => corpus.meta.editions.editions().filter(|e| e.language() == *e).collect(),
        false => arguments.edition.clone(),
    };
    // An imported manual of 2.1 has no edition with a language of its own.
    let editions = if editions.is_empty() { vec![corpus.meta.editions.last] } else { editions };
    let pages: Vec<&str> = corpus.pages.iter().map(|page| page.name.as_str()).collect();
    let in_part = |page: &str| match arguments.partition {
        Some((k, n)) => pages.iter().position(|p| *p == page).is_none_or(|at| at % n == k - 1),
        None => true,
    };
    let wanted = |case: &Case| {
        // What proves a rule runs where the rule's page does.
        let page = case.proves.first().and_then(|rule| rule.split('#').next());
        let named =
            |f: &String| case.page.contains(f.as_str()) || case.id == *f || case.proves.contains(f);
        in_part(page.unwrap_or(&case.page)) && (filters.is_empty() || filters.iter().any(named))
    };
    let cases: Vec<(Edition, Case)> = editions
        .iter()
        .flat_map(|e| doctest::cases(&corpus, *e).into_iter().map(|c| (*e, c)))
        .filter(|(_, case)| wanted(case))
        .collect();
    if cases.is_empty() && !filters.is_empty() {
        return Err(format!(
            "no page, example or rule is called {}; 'clman test' alone runs all",
            filters.join(" or ")
        ));
    }
    let mut all = Vec::new();
    for device in &arguments.device {
        let tested = test(device, &cases)?;
        // A rule is judged by everything that proves it: filters leave some of that out.
        let mut rules = Vec::new();
        if filters.is_empty() {
            for edition in &editions {
                let outcomes: Vec<(&Case, &Outcome)> = tested
                    .iter()
                    .filter(|t| t.edition == *edition)
                    .map(|t| (t.case, &t.outcome))
                    .collect();
                let proofs = doctest::proofs(&corpus, *edition, &outcomes, device != CHECKER);
                rules.extend(proofs.into_iter().filter(|rule| in_part(&rule.page)));
            }
        }
        all.push(Results { device, tested, rules });
    }
    match arguments.message_format {
        Format::Human => human(&all),
        Format::Json => json_lines(&all),
        Format::Junit => super::print(junit(&all).map_err(|e| e.to_string())?.trim_end()),
    }
    let fine = all.iter().all(|results| {
        let failed = |t: &Tested<'_>| matches!(t.outcome, Outcome::Failed(_));
        !results.tested.iter().any(failed)
    });
    Ok(if fine { super::FINE } else { super::FOUND })
}

/// Runs cases on a device, side by side.
fn test<'c>(device: &str, cases: &'c [(Edition, Case)]) -> Result<Vec<Tested<'c>>, String> {
    let pool = rayon::ThreadPoolBuilder::new().stack_size(STACK).build();
    let pool = pool.map_err(|error| error.to_string())?;
    let timed = |edition: Edition, case: &'c Case, run: &mut dyn FnMut() -> Outcome| {
        let start = Instant::now();
        let outcome = run();
        Tested { edition, case, outcome, seconds: start.elapsed().as_secs_f64() }
    };
    if device == CHECKER || device == REFERENCE {
        let run = match device {
            CHECKER => doctest::run_on_checker,
            _ => doctest::run_on_reference,
        };
        let one = |(edition, case): &'c (Edition, Case)| {
            timed(*edition, case, &mut || run(case, *edition))
        };
        return Ok(pool.install(|| cases.par_iter().map(one).collect()));
    }
    #[cfg(unix)]
    {
        use crate::device::icd::{self, Worker};
        let host = super::devices::host()?;
        let (devices, _) = host.devices();
        let found = icd::find(&devices, device).ok_or_else(|| {
            format!("there is no device '{device}'; 'clman devices' lists those that are there")
        })?;
        // A worker for each thread keeps its programs; a few cases at a time share it.
        let tested: Vec<Vec<Tested<'c>>> = pool.install(|| {
            cases
                .par_chunks(cases.len().div_ceil(4 * pool.current_num_threads()).max(1))
                .map(|part| {
                    let mut worker = Worker::new(host.clone());
                    part.iter()
                        .map(|(edition, case)| {
                            timed(*edition, case, &mut || {
                                doctest::run_on_driver(case, *edition, &mut worker, found)
                            })
                        })
                        .collect()
                })
                .collect()
        });
        Ok(tested.into_iter().flatten().collect())
    }
    #[cfg(not(unix))]
    Err(format!("there is no device '{device}'; there are checker and reference"))
}

/// The word for an outcome, its reason if it was not judged, its message if it failed.
fn parts(outcome: &Outcome) -> (&'static str, Option<&str>, Option<&str>) {
    match outcome {
        Outcome::Passed => ("passed", None, None),
        Outcome::Failed(message) => ("failed", None, Some(message)),
        Outcome::Ignored(reason) => ("ignored", Some(reason), None),
        Outcome::NotApplicable(reason) => ("not-applicable", Some(reason), None),
    }
}

fn count(all: &[Results<'_>], word: &str) -> usize {
    let outcomes = all.iter().flat_map(|results| &results.tested);
    outcomes.filter(|tested| parts(&tested.outcome).0 == word).count()
}

/// Rules that can be proved, and those of them that are verified in every edition and on every
/// device that they apply to.
fn rules(all: &[Results<'_>]) -> (usize, usize) {
    let mut verdicts: std::collections::BTreeMap<(&str, &str), (bool, bool)> = Default::default();
    for rule in all.iter().flat_map(|results| &results.rules) {
        let (some, good) = verdicts.entry((&rule.page, &rule.rule)).or_insert((false, true));
        *some |= rule.proof == Proof::Verified;
        *good &= matches!(rule.proof, Proof::Verified | Proof::NotApplicable);
    }
    (verdicts.len(), verdicts.values().filter(|(some, good)| *some && *good).count())
}

fn human(all: &[Results<'_>]) {
    for results in all {
        for tested in &results.tested {
            let Outcome::Failed(message) = &tested.outcome else { continue };
            let Tested { edition, case, .. } = tested;
            let device = results.device;
            super::print(format_args!("---- {}#{} ({edition}, {device}) ----", case.page, case.id));
            if !case.proves.is_empty() {
                super::print(format_args!("proves {}", case.proves.join(", ")));
            }
            for line in case.code.trim_end().lines() {
                super::print(format_args!("    {line}"));
            }
            super::print(message);
            super::print(format_args!(
                "again: clman test --device {device} --edition {edition} {}\n",
                case.id
            ));
        }
    }
    let (rules, verified) = rules(all);
    let judged =
        if rules == 0 { String::new() } else { format!("; {verified} of {rules} rules verified") };
    super::print(format_args!(
        "{} passed, {} failed, {} ignored, {} not applicable{judged}",
        count(all, "passed"),
        count(all, "failed"),
        count(all, "ignored"),
        count(all, "not-applicable"),
    ));
}

fn json_lines(all: &[Results<'_>]) {
    for results in all {
        for Tested { edition, case, outcome, seconds } in &results.tested {
            let (word, reason, message) = parts(outcome);
            super::print(json!({
                "kind": "test", "page": case.page, "id": case.id, "edition": edition.as_str(),
                "device": results.device, "outcome": word, "reason": reason, "seconds": seconds,
                "message": message,
            }));
        }
        for rule in &results.rules {
            super::print(json!({
                "kind": "rule", "page": rule.page, "rule": rule.rule,
                "edition": rule.edition.as_str(), "device": results.device,
                "outcome": rule.proof.as_str(),
            }));
        }
    }
    let (rules, verified) = rules(all);
    super::print(json!({
        "kind": "summary", "passed": count(all, "passed"), "failed": count(all, "failed"),
        "ignored": count(all, "ignored"), "rules": rules, "rules_verified": verified,
    }));
}

/// The results as JUnit's XML: a suite for each device.
fn junit(all: &[Results<'_>]) -> std::io::Result<String> {
    use quick_xml::Writer;
    use quick_xml::events::BytesText;
    let mut writer = Writer::new_with_indent(Vec::new(), b' ', 2);
    writer.create_element("testsuites").write_inner_content(|writer| {
        for results in all {
            let one = std::slice::from_ref(results);
            let number = |word| count(one, word).to_string();
            let skipped = count(one, "ignored") + count(one, "not-applicable");
            writer
                .create_element("testsuite")
                .with_attribute(("name", results.device))
                .with_attribute(("tests", results.tested.len().to_string().as_str()))
                .with_attribute(("failures", number("failed").as_str()))
                .with_attribute(("skipped", skipped.to_string().as_str()))
                .write_inner_content(|writer| {
                    for Tested { edition, case, outcome, seconds } in &results.tested {
                        let name = format!("{} ({edition})", case.id);
                        let element = writer
                            .create_element("testcase")
                            .with_attribute(("classname", case.page.as_str()))
                            .with_attribute(("name", name.as_str()))
                            .with_attribute(("time", format!("{seconds:.6}").as_str()));
                        match parts(outcome) {
                            (_, _, Some(message)) => element.write_inner_content(|writer| {
                                writer
                                    .create_element("failure")
                                    .with_attribute(("message", message))
                                    .write_text_content(BytesText::new(&case.code))?;
                                Ok(())
                            })?,
                            (_, Some(reason), _) => element.write_inner_content(|writer| {
                                let skipped = writer.create_element("skipped");
                                skipped.with_attribute(("message", reason)).write_empty()?;
                                Ok(())
                            })?,
                            _ => element.write_empty()?,
                        };
                    }
                    Ok(())
                })?;
        }
        Ok(())
    })?;
    String::from_utf8(writer.into_inner()).map_err(std::io::Error::other)
}

/// The corpus, and the words that filter.
fn load(words: &[String]) -> Result<(Corpus, Vec<String>), String> {
    if let Some(first) = words.first()
        && corpus::is_corpus(&PathBuf::from(first))
    {
        return match corpus::load(&PathBuf::from(first)) {
            Ok(loaded) if loaded.errors.is_empty() => {
                Ok((loaded.into_corpus(), words[1..].to_vec()))
            }
            Ok(loaded) => Err(loaded.errors[0].to_string()),
            Err(errors) => Err(errors[0].to_string()),
        };
    }
    match corpus::bundled() {
        Ok(corpus) => Ok((corpus, words.to_vec())),
        Err(message) => Err(message.to_string()),
    }
}
