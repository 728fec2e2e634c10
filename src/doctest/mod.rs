//! Examples as tests: cases out of records, what must happen to them, and what did.
//!
//! Takes a [`Corpus`], gives [`Case`]s and, run on the checker or on a device, [`Outcome`]s; and of
//! these what they say about rules ([`proofs`]). May use `corpus`, `opencl` and `device`.
//!
//! Cases come out of fenced code and `[[example]]`. What must happen is read from the record's own
//! fields, then from verdict comments (`verdict.rs`), else a listing has to compile. What a snippet
//! needs to be a program is chosen from its syntax alone (`wrapper.rs`), before anybody looks at what
//! is expected: so a manual that is wrong is seen to be wrong.

mod devices;
mod rules;
mod verdict;
mod wrapper;

#[cfg(unix)]
pub use devices::run_on_driver;
pub use devices::run_on_reference;
pub use rules::{Proof, Proved, proofs};
pub use verdict::{Judged, judge_comments};
pub use wrapper::{Scope, wrap};

use crate::corpus::Corpus;
use crate::opencl;
use crate::prose::{self, Block};
use crate::record::{Edition, EditionRange, Launch, Record, Verdict};
use rayon::prelude::*;

/// What must happen to a case.
#[derive(Clone, Debug, PartialEq)]
pub enum Expectation {
    /// It compiles.
    Accept,
    /// It does not; perhaps with this code.
    Reject(Option<String>),
    /// The comments say it of its parts.
    Parts(Vec<Judged>),
}

/// A piece of code that says something.
#[derive(Clone, Debug, PartialEq)]
pub struct Case {
    /// The record's name.
    pub page: String,
    /// The example's id, or the section's and the number of the listing in it: `notes.2`.
    pub id: String,
    /// Where it applies.
    pub editions: EditionRange,
    /// The code, as printed.
    pub code: String,
    /// What must happen.
    pub expect: Expectation,
    /// Rules that it proves, `page#rule`.
    pub proves: Vec<String>,
    /// Features or extensions that it needs.
    pub requires: Vec<String>,
    /// What runs on a device, in order.
    pub launches: Vec<Launch>,
    /// Whether the page is the project's own: then every listing has to compile.
    pub own: bool,
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// What must happen did.
    Passed,
    /// Something else did: a sentence.
    Failed(String),
    /// There is nothing to test: a reason.
    Ignored(String),
    /// The device has not what it takes: a reason.
    NotApplicable(String),
}

/// The cases of a corpus that stand in `edition`, in the order of the pages.
pub fn cases(corpus: &Corpus, edition: Edition) -> Vec<Case> {
    let mut cases = Vec::new();
    for page in corpus.pages.iter().filter(|p| p.editions.contains(edition)) {
        page_cases(page, edition, &mut cases);
    }
    cases
}

fn page_cases(page: &Record, edition: Edition, cases: &mut Vec<Case>) {
    let own = page.source.is_none();
    for section in page.sections.iter().filter(|s| s.editions.contains(edition)) {
        let Ok(blocks) = prose::parse(&section.body) else { continue };
        let blocks = prose::select_edition(blocks, edition);
        let mut number = 0;
        prose::for_each_block(&blocks, &mut |block| {
            let Block::Code(code) = block else { return };
            number += 1;
            let fence = code.fence();
            if fence.language != "opencl" || fence.get("ignore").is_some() {
                return;
            }
            let explicit = match (fence.get("expect"), fence.get("compile_fail")) {
                (Some("reject"), _) | (None, Some(_)) => Some(Expectation::Reject(None)),
                (Some("accept"), _) => Some(Expectation::Accept),
                _ => None,
            };
            cases.push(Case {
                page: page.name.clone(),
                id: fence
                    .get("id")
                    .map_or_else(|| format!("{}.{number}", section.id), String::from),
                editions: section.editions,
                code: code.text.clone(),
                expect: explicit.unwrap_or_else(|| expectation(&code.text)),
                proves: Vec::new(),
                requires: Vec::new(),
                launches: Vec::new(),
                own,
            });
        });
    }
    for example in page.examples.iter().filter(|e| e.editions.contains(edition)) {
        let expect = match example.expect {
            Some(Verdict::Reject) => Expectation::Reject(example.diagnostic.clone()),
            Some(Verdict::Accept) => Expectation::Accept,
            None => expectation(&example.code),
        };
        let full = |rule: &String| match rule.contains('#') {
            true => rule.clone(),
            false => format!("{}#{rule}", page.name),
        };
        cases.push(Case {
            page: page.name.clone(),
            id: example.id.clone(),
            editions: example.editions,
            code: example.code.clone(),
            expect,
            proves: example.proves.iter().map(full).collect(),
            requires: example.requires.clone(),
            launches: example.launches.clone(),
            own,
        });
    }
}

fn expectation(code: &str) -> Expectation {
    let parts = judge_comments(code);
    if parts.iter().any(|part| part.verdict.is_some()) {
        Expectation::Parts(parts)
    } else {
        Expectation::Accept
    }
}

/// Runs a case on the checker.
pub fn run_on_checker(case: &Case, edition: Edition) -> Outcome {
    let Some(edition) = opencl::Edition::parse(edition.language().as_str()) else {
        return Outcome::Ignored("the checker does not know the edition".into());
    };
    match &case.expect {
        Expectation::Accept => match check(&case.code, edition) {
            found if found.is_empty() => Outcome::Passed,
            // Upstream's listings are often pieces of a program that is not shown.
            found if !case.own && found.iter().any(is_missing) => {
                Outcome::Ignored(format!("a piece of a program: {}", found[0].1))
            }
            found => Outcome::Failed(format!("it must compile, but {}", found[0].1)),
        },
        Expectation::Reject(code) => match (check(&case.code, edition).as_slice(), code) {
            ([], _) => Outcome::Failed("it must not compile, but it does".into()),
            (found, Some(code)) if !found.iter().any(|(id, _)| id == code) => Outcome::Failed(
                format!("it must not compile because of {code}, but {}", found[0].1),
            ),
            _ => Outcome::Passed,
        },
        Expectation::Parts(parts) => run_parts(parts, edition),
    }
}

/// Each part that is judged, with what is not judged and, if it needs them, the accepted parts before
/// it.
fn run_parts(parts: &[Judged], edition: opencl::Edition) -> Outcome {
    for (at, part) in parts.iter().enumerate() {
        let Some(verdict) = part.verdict else { continue };
        let before = |with: &dyn Fn(&Judged) -> bool| -> String {
            let kept = parts[..at].iter().filter(|p| with(p));
            kept.map(|p| p.code.as_str()).chain([part.code.as_str()]).collect()
        };
        let mut found = check(&before(&|p| p.verdict.is_none()), edition);
        if found.iter().any(is_missing) {
            found = check(&before(&|p| p.verdict != Some(Verdict::Reject)), edition);
        }
        if found.iter().any(is_missing) {
            return Outcome::Ignored(format!("a piece of a program: {}", found[0].1));
        }
        let line = part.code.trim().lines().last().unwrap_or("").trim();
        match (verdict, found.first()) {
            (Verdict::Accept, Some((_, message))) => {
                return Outcome::Failed(format!("'{line}' is said to be allowed, but {message}"));
            }
            (Verdict::Reject, None) => {
                return Outcome::Failed(format!(
                    "'{line}' is said to be an error, but it compiles"
                ));
            }
            _ => {}
        }
    }
    Outcome::Passed
}

/// Whether an error says only that a name is declared elsewhere.
fn is_missing(found: &(String, String)) -> bool {
    matches!(found.0.as_str(), "CL0203" | "CL0501" | "CL0601")
}

/// Runs `work` where every thread has the stack that deeply nested programs take.
///
/// # Errors
/// The system gives no such threads.
pub fn with_stacks<T: Send>(work: impl FnOnce() -> T + Send) -> Result<T, String> {
    let pool = rayon::ThreadPoolBuilder::new().stack_size(opencl::STACK).build();
    Ok(pool.map_err(|error| error.to_string())?.install(work))
}

/// Runs every case of `corpus` on the checker and the reference device, in each of its editions that
/// has a language of its own. Gives those that fail, with the sentence that says how.
///
/// # Errors
/// No threads can be started.
pub fn prove(corpus: &Corpus) -> Result<Vec<(Edition, Case, String)>, String> {
    let editions = corpus.meta.editions.editions().filter(|e| e.language() == *e);
    let all: Vec<(Edition, Case)> =
        editions.flat_map(|e| cases(corpus, e).into_iter().map(move |c| (e, c))).collect();
    with_stacks(|| {
        all.into_par_iter()
            .filter_map(|(edition, case)| match run_on_reference(&case, edition) {
                Outcome::Failed(message) => Some((edition, case, message)),
                _ => None,
            })
            .collect()
    })
}

/// The errors of a snippet as the program that its syntax asks for: code and sentence.
fn check(code: &str, edition: opencl::Edition) -> Vec<(String, String)> {
    wrap(code, |program| errors(program, edition), |found| has_syntax_error(found)).found
}

/// Whether the grammar alone rejects it; a function inside another is its business too (C99 6.9).
fn has_syntax_error(found: &[(String, String)]) -> bool {
    const SYNTAX: &[&str] = &["CL0201", "CL0205", "CL0409"];
    found.iter().any(|(code, _)| SYNTAX.contains(&code.as_str()))
}

fn errors(program: &str, edition: opencl::Edition) -> Vec<(String, String)> {
    let defaults = opencl::Options::new(edition);
    let options = opencl::Options { pedantic: true, keep_program: false, ..defaults };
    let bytes: Vec<u8> = program.as_bytes().to_vec();
    let checked = opencl::check("example.cl", bytes, &options, &mut opencl::NoFiles);
    checked
        .diagnostics
        .iter()
        .filter(|d| d.severity == crate::diagnostic::Severity::Error)
        .map(|d| (d.code.id.to_string(), format!("{} [{}]", d.message, d.code.id)))
        .collect()
}
