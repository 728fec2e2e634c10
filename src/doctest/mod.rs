//! Examples as tests: cases out of records, what must happen to them, and what did.
//!
//! Takes a [`Corpus`], gives [`Case`]s and, run on the checker or on a device, [`Outcome`]s; and of
//! these what they say about rules ([`proofs`]). May use `corpus`, `opencl`, `device` and `evidence`.
//!
//! Cases come out of fenced code and `[[example]]`. What must happen is read from the record's own
//! fields, then from verdict comments (`verdict.rs`), else a listing has to compile. What a snippet
//! needs to be a program is chosen from its syntax alone (`wrapper.rs`), before anybody looks at what
//! is expected: so a manual that is wrong is seen to be wrong.

mod bless;
mod cache;
mod devices;
mod rules;
mod verdict;
mod wrapper;

pub use bless::bless;
pub use cache::Cache;
#[cfg(unix)]
pub use devices::run_on_driver;
pub use devices::run_on_reference;
pub use rules::{Proved, deviate, proofs};
pub use verdict::{Judged, judge_comments};
pub use wrapper::{Scope, wrap};

use crate::corpus::Corpus;
use crate::evidence::{Keys, Run};
use crate::opencl;
use crate::prose::{self, Block};
use crate::record::{Edition, EditionRange, Launch, Record, Verdict};
use rayon::prelude::*;
use serde::{Deserialize, Serialize};

/// The device that is the checker alone.
pub const CHECKER: &str = "checker";
/// The bundled device.
pub const REFERENCE: &str = "reference";

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
    /// What must happen where one of them is missing, if that is tested too.
    pub without: Option<Verdict>,
    /// What runs on a device, in order.
    pub launches: Vec<Launch>,
    /// Whether the page is the project's own: then every listing has to compile.
    pub own: bool,
    /// The part of the record that holds the code, as [`crate::record::Parsed::line`] knows it, and
    /// how many lines of it stand before the code.
    pub place: (String, usize),
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Outcome {
    /// What must happen did.
    Passed,
    /// Something else did.
    Failed(Failure),
    /// There is nothing to test: a reason.
    Ignored(String),
    /// The device has not what it takes: a reason.
    NotApplicable(String),
    /// Something else did, as is known of the device: a reason.
    KnownDeviation(String),
    /// What must happen did, although the device is known to differ: what is known.
    UnexpectedPass(String),
}

/// What is wrong with a case.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Failure {
    /// What was expected and what was seen, in one sentence.
    pub message: String,
    /// The line of the case's code, from 1, if it is about one.
    pub line: Option<usize>,
}

impl std::fmt::Display for Failure {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.message)
    }
}

impl Outcome {
    fn failed(message: impl Into<String>, line: impl Into<Option<usize>>) -> Outcome {
        Outcome::Failed(Failure { message: message.into(), line: line.into() })
    }

    /// Whether a person has to look at it.
    pub fn is_failure(&self) -> bool {
        matches!(self, Outcome::Failed(_) | Outcome::UnexpectedPass(_))
    }
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
    let sections = page.sections.iter().enumerate();
    for (at, section) in sections.filter(|(_, s)| s.editions.contains(edition)) {
        let Ok(blocks) = prose::parse(&section.body) else { continue };
        let blocks = prose::select_edition(blocks, edition);
        let mut number = 0;
        prose::for_each_block(&blocks, &mut |block| {
            let Block::Code(code) = block else { return };
            number += 1;
            let fence = code.fence();
            // A range that cannot be read is an error of the record.
            let stands =
                |range: &str| range.parse().is_ok_and(|r: EditionRange| r.contains(edition));
            if fence.language != "opencl"
                || fence.get("ignore").is_some()
                || !fence.get("editions").is_none_or(stands)
            {
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
                requires: words(fence.get("requires")),
                without: None,
                launches: Vec::new(),
                own,
                place: (format!("section.{at}.body"), lines_before(&section.body, &code.text)),
            });
        });
    }
    let examples = page.examples.iter().enumerate();
    for (at, example) in examples.filter(|(_, e)| e.editions.contains(edition)) {
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
            without: example.without,
            launches: example.launches.clone(),
            own,
            place: (format!("example.{at}.code"), 0),
        });
    }
}

/// The lines of a body before a listing; of one that is indented there, those before the body.
fn lines_before(body: &str, code: &str) -> usize {
    body.find(code).map_or(0, |at| body[..at].matches('\n').count())
}

fn words(list: Option<&str>) -> Vec<String> {
    list.unwrap_or("").split([',', ' ']).filter(|w| !w.is_empty()).map(String::from).collect()
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
    let whole = opencl::Language::new(language(edition));
    let outcome = match &case.expect {
        Expectation::Accept => match check(&case.code, &whole).as_slice() {
            [] => Outcome::Passed,
            // Upstream's listings are often pieces of a program that is not shown.
            found if !case.own && found.iter().any(is_missing) => piece(found),
            [first, ..] => {
                Outcome::failed(format!("it must compile, but {}", first.message), first.line)
            }
        },
        Expectation::Reject(code) => match (check(&case.code, &whole).as_slice(), code) {
            ([], _) => Outcome::failed("it must not compile, but it does", None),
            (found, Some(code)) if !found.iter().any(|fault| fault.code == code) => {
                let message =
                    format!("it must not compile because of {code}, but {}", found[0].message);
                Outcome::failed(message, found[0].line)
            }
            _ => Outcome::Passed,
        },
        Expectation::Parts(parts) => run_parts(parts, &whole),
    };
    match case.without {
        Some(verdict) if outcome == Outcome::Passed => run_without(case, &whole, verdict),
        _ => outcome,
    }
}

/// The case where each of the features that it needs is missing.
fn run_without(case: &Case, whole: &opencl::Language, verdict: Verdict) -> Outcome {
    for feature in &case.requires {
        let mut language = whole.clone();
        let Some(id) = opencl::edition::extension(feature) else {
            return Outcome::failed(format!("there is no feature or extension {feature}"), None);
        };
        language.extensions.set(id, false);
        // An edition that does not know the feature cannot be without it.
        if !whole.supports(id) {
            continue;
        }
        match (verdict, check(&case.code, &language).first()) {
            (Verdict::Accept, Some(first)) => {
                let message =
                    format!("it must compile without {feature} too, but {}", first.message);
                return Outcome::failed(message, first.line);
            }
            (Verdict::Reject, None) => {
                let message = format!("it must not compile without {feature}, but it does");
                return Outcome::failed(message, None);
            }
            _ => {}
        }
    }
    Outcome::Passed
}

/// A part of a listing that a comment judges, as a program.
struct PartProgram<'p> {
    verdict: Verdict,
    /// The part.
    part: &'p Judged,
    /// Where it stands in the listing: the number of its last line that is not empty, from 1.
    line: usize,
    /// What is not judged and stands before it, and the part. Where that lacks a name, the accepted
    /// parts before it are there too.
    program: String,
    /// What is wrong with that.
    found: Found,
}

impl PartProgram<'_> {
    /// The line that says what is expected.
    fn text(&self) -> &str {
        self.part.code.trim().lines().last().unwrap_or("").trim()
    }
}

fn part_programs<'p>(
    parts: &'p [Judged],
    language: &opencl::Language,
) -> impl Iterator<Item = PartProgram<'p>> {
    let mut line = 0;
    parts.iter().enumerate().filter_map(move |(at, part)| {
        let last = line + part.code.trim_end().matches('\n').count() + 1;
        line += part.code.matches('\n').count();
        let verdict = part.verdict?;
        let before = |with: &dyn Fn(&Judged) -> bool| -> String {
            let kept = parts[..at].iter().filter(|p| with(p));
            kept.map(|p| p.code.as_str()).chain([part.code.as_str()]).collect()
        };
        let mut program = before(&|p| p.verdict.is_none());
        let mut found = check(&program, language);
        if found.iter().any(is_missing) {
            program = before(&|p| p.verdict != Some(Verdict::Reject));
            found = check(&program, language);
        }
        Some(PartProgram { verdict, part, line: last, program, found })
    })
}

fn run_parts(parts: &[Judged], language: &opencl::Language) -> Outcome {
    for part in part_programs(parts, language) {
        if part.found.iter().any(is_missing) {
            return piece(&part.found);
        }
        let text = part.text();
        match (part.verdict, part.found.first()) {
            (Verdict::Accept, Some(first)) => {
                let message = format!("'{text}' is said to be allowed, but {}", first.message);
                return Outcome::failed(message, part.line);
            }
            (Verdict::Reject, None) => {
                let message = format!("'{text}' is said to be an error, but it compiles");
                return Outcome::failed(message, part.line);
            }
            _ => {}
        }
    }
    Outcome::Passed
}

/// The outcome of a listing that lacks what is declared elsewhere.
fn piece(found: &[Fault]) -> Outcome {
    Outcome::Ignored(format!("a piece of a program: {}", found[0].message))
}

/// Whether an error says only that a name is declared elsewhere.
fn is_missing(fault: &Fault) -> bool {
    matches!(fault.code, "CL0203" | "CL0501" | "CL0601")
}

/// Runs `work` where every thread has the stack that deeply nested programs take.
///
/// # Errors
/// The system gives no such threads.
pub fn with_stacks<T: Send>(work: impl FnOnce() -> T + Send) -> Result<T, String> {
    let pool = rayon::ThreadPoolBuilder::new().stack_size(opencl::STACK).build();
    Ok(pool.map_err(|error| error.to_string())?.install(work))
}

/// What proving a manual showed.
#[derive(Debug, Default)]
pub struct Proven {
    /// What the checker and the reference device saw, in this order.
    pub runs: Vec<Run>,
    /// The cases that fail, with the sentence that says how.
    pub failed: Vec<(Edition, Case, Failure)>,
}

/// Runs every case of `corpus` on the checker and the reference device, in each of its editions that
/// has a language of its own. What `cache` knows is not run again.
///
/// # Errors
/// No threads can be started.
pub fn prove(corpus: &Corpus, cache: &mut Cache) -> Result<Proven, String> {
    let editions: Vec<Edition> = languages(corpus);
    let all: Vec<(Edition, Case)> =
        editions.iter().flat_map(|e| cases(corpus, *e).into_iter().map(|c| (*e, c))).collect();
    let known = &*cache;
    let outcomes: Vec<(Outcome, Outcome)> = with_stacks(|| {
        let one = |(edition, case): &(Edition, Case)| {
            let checked = known
                .find(CHECKER, *edition, case)
                .unwrap_or_else(|| run_on_checker(case, *edition));
            let ran = known
                .find(REFERENCE, *edition, case)
                .unwrap_or_else(|| devices::go_on_reference(case, *edition, checked.clone()));
            (checked, ran)
        };
        all.par_iter().map(one).collect()
    })?;
    let keys = Keys::new(corpus.pages.iter());
    let mut proven = Proven::default();
    for (device, name) in [(CHECKER, "the checker"), (REFERENCE, "the reference device")] {
        let mut run = Run { device: device.into(), name: name.into(), ..Run::default() };
        for edition in &editions {
            let of_it: Vec<(&Case, &Outcome)> = all
                .iter()
                .zip(&outcomes)
                .filter(|((e, _), _)| e == edition)
                .map(|((_, case), (checked, ran))| {
                    (case, if device == CHECKER { checked } else { ran })
                })
                .collect();
            see(&mut run, proofs(corpus, *edition, &of_it, device == REFERENCE), &keys);
        }
        proven.runs.push(run);
    }
    for ((edition, case), (checked, ran)) in all.into_iter().zip(outcomes) {
        cache.keep(CHECKER, edition, &case, &checked);
        cache.keep(REFERENCE, edition, &case, &ran);
        if let Outcome::Failed(failure) = ran {
            proven.failed.push((edition, case, failure));
        }
    }
    Ok(proven)
}

/// Adds to a run what it saw of rules in an edition.
pub fn see(run: &mut Run, proved: Vec<Proved>, keys: &Keys) {
    for proved in proved {
        let rule = format!("{}#{}", proved.page, proved.rule);
        let key = keys.of(&rule, proved.edition).unwrap_or("").to_string();
        run.see(rule, proved.edition, proved.proof, &key);
    }
}

/// The editions that a manual's examples are tested in: those with a language of their own.
pub fn languages(corpus: &Corpus) -> Vec<Edition> {
    let range = corpus.meta.editions;
    let own: Vec<Edition> = range.editions().filter(|e| e.language() == *e).collect();
    // An imported manual of 2.1 has none.
    if own.is_empty() { vec![range.last] } else { own }
}

/// An error of the checker.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Fault {
    /// Its code.
    code: &'static str,
    /// Its message, with the code.
    message: String,
    /// The line, from 1.
    line: Option<usize>,
}

/// The OpenCL C of an edition of the manual.
fn language(edition: Edition) -> opencl::Edition {
    match edition.language() {
        Edition::V1_0 => opencl::Edition::V1_0,
        Edition::V1_1 => opencl::Edition::V1_1,
        Edition::V1_2 => opencl::Edition::V1_2,
        Edition::V2_0 | Edition::V2_1 | Edition::V2_2 => opencl::Edition::V2_0,
        Edition::V3_0 => opencl::Edition::V3_0,
    }
}

/// What is wrong with a program.
type Found = Vec<Fault>;

/// The errors of a snippet as the program that its syntax asks for, by its own lines.
fn check(code: &str, language: &opencl::Language) -> Found {
    let wrapped = wrap(code, |program| errors(program, language), |found| has_syntax_error(found));
    let mut found = wrapped.found;
    for fault in &mut found {
        fault.line =
            fault.line.map(|line| line.saturating_sub(wrapped.scope.lines_before()).max(1));
    }
    found
}

/// Whether the grammar alone rejects it; a function inside another is its business too (C99 6.9).
fn has_syntax_error(found: &[Fault]) -> bool {
    const SYNTAX: &[&str] = &["CL0201", "CL0205", "CL0409"];
    found.iter().any(|fault| SYNTAX.contains(&fault.code))
}

fn errors(program: &str, language: &opencl::Language) -> Found {
    let options = opencl::Options {
        language: language.clone(),
        pedantic: true,
        keep_program: false,
        ..opencl::Options::new(language.edition)
    };
    let bytes: Vec<u8> = program.as_bytes().to_vec();
    let checked = opencl::check("example.cl", bytes, &options, &mut opencl::NoFiles);
    checked
        .diagnostics
        .iter()
        .filter(|d| d.severity == crate::diagnostic::Severity::Error)
        .map(|d| Fault {
            code: d.code.id,
            message: format!("{} [{}]", d.message, d.code.id),
            line: Some(checked.sources.line_column(d.primary.span).line as usize),
        })
        .collect()
}
