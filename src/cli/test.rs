//! `clman test`

use super::MessageFormat;
use crate::corpus::{self, Corpus};
use crate::doctest::{self, Outcome};
use crate::record::Edition;
use clap::Args;
use rayon::prelude::*;
use serde_json::json;
use std::path::PathBuf;
use std::time::Instant;

/// The example that `--help` ends with.
const EXAMPLE: &str = "Example: clman test pages --device checker --edition 2.0 local";

/// How a thread's stack is sized: the nesting that the parser allows.
const STACK: usize = 64 << 20;

#[derive(Args, Debug)]
#[command(after_help = EXAMPLE)]
pub(super) struct Arguments {
    /// A folder of records; the bundled manual if there is none. A word that is no folder is a filter
    #[arg(value_name = "DIR|FILTER")]
    words: Vec<String>,
    /// What to run on; so far the checker alone
    #[arg(long, value_name = "NAME", default_value = "checker")]
    device: Vec<String>,
    /// Editions to test; every edition of the corpus that has a language of its own if none is given
    #[arg(long, value_name = "E")]
    edition: Vec<Edition>,
    /// How to print what happened
    #[arg(long, value_enum, default_value_t = MessageFormat::Human)]
    message_format: MessageFormat,
}

pub(super) fn run(arguments: &Arguments) -> u8 {
    if let Some(other) = arguments.device.iter().find(|d| *d != "checker") {
        return super::fail(format_args!("there is no device '{other}' yet; use --device checker"));
    }
    let (corpus, filters) = match load(&arguments.words) {
        Ok(loaded) => loaded,
        Err(code) => return code,
    };
    let editions: Vec<Edition> = match arguments.edition.is_empty() {
        true => corpus.meta.editions.editions().filter(|e| e.language() == *e).collect(),
        false => arguments.edition.clone(),
    };
    // An imported manual of 2.1 has no edition with a language of its own.
    let editions = if editions.is_empty() { vec![corpus.meta.editions.last] } else { editions };
    let wanted = |case: &doctest::Case| {
        filters.is_empty()
            || filters.iter().any(|f| case.page.contains(f.as_str()) || case.id == *f)
    };
    let cases: Vec<(Edition, doctest::Case)> = editions
        .iter()
        .flat_map(|e| doctest::cases(&corpus, *e).into_iter().map(|c| (*e, c)))
        .filter(|(_, case)| wanted(case))
        .collect();
    if cases.is_empty() && !filters.is_empty() {
        return super::fail(format_args!(
            "no page or example is called {}; 'clman test' alone runs all",
            filters.join(" or ")
        ));
    }
    let run_all = || -> Vec<(Outcome, f64)> {
        cases
            .par_iter()
            .map(|(edition, case)| {
                let start = Instant::now();
                let outcome = doctest::run_on_checker(case, *edition);
                (outcome, start.elapsed().as_secs_f64())
            })
            .collect()
    };
    let pool = rayon::ThreadPoolBuilder::new().stack_size(STACK).build();
    let outcomes = match pool {
        Ok(pool) => pool.install(run_all),
        Err(error) => return super::fail(error),
    };
    let (mut passed, mut failed, mut ignored) = (0, 0, 0);
    for ((edition, case), (outcome, seconds)) in cases.iter().zip(&outcomes) {
        let (word, reason) = match outcome {
            Outcome::Passed => {
                passed += 1;
                ("passed", None)
            }
            Outcome::Failed(message) => {
                failed += 1;
                ("failed", Some(message))
            }
            Outcome::Ignored(reason) => {
                ignored += 1;
                ("ignored", Some(reason))
            }
        };
        match arguments.message_format {
            MessageFormat::Json => super::print(json!({
                "kind": "test",
                "page": case.page,
                "id": case.id,
                "edition": edition.as_str(),
                "device": "checker",
                "outcome": word,
                "reason": reason.filter(|_| word == "ignored"),
                "seconds": seconds,
                "message": reason.filter(|_| word == "failed"),
            })),
            MessageFormat::Human if word == "failed" => {
                super::print(format_args!(
                    "{}#{} ({edition}): {}",
                    case.page,
                    case.id,
                    reason.map_or("", String::as_str)
                ));
            }
            MessageFormat::Human => {}
        }
    }
    match arguments.message_format {
        MessageFormat::Human => {
            super::print(format_args!("{passed} passed, {failed} failed, {ignored} ignored"))
        }
        MessageFormat::Json => super::print(json!({
            "kind": "summary", "passed": passed, "failed": failed, "ignored": ignored,
        })),
    }
    if failed == 0 { super::FINE } else { super::FOUND }
}

/// The corpus, and the words that filter.
fn load(words: &[String]) -> Result<(Corpus, Vec<String>), u8> {
    if let Some(first) = words.first()
        && corpus::is_corpus(&PathBuf::from(first))
    {
        return match corpus::load(&PathBuf::from(first)) {
            Ok(loaded) if loaded.errors.is_empty() => {
                Ok((loaded.into_corpus(), words[1..].to_vec()))
            }
            Ok(loaded) => Err(super::fail(&loaded.errors[0])),
            Err(errors) => Err(super::fail(&errors[0])),
        };
    }
    match corpus::bundled() {
        Ok(corpus) => Ok((corpus, words.to_vec())),
        Err(message) => Err(super::fail(message)),
    }
}
