//! Examples as tests: cases from records, with their expected and actual outcomes.
//!
//! The crate extracts [`Case`]s from a [`Corpus`], and runs them on the checker or on a device. This gives
//! [`Outcome`]s, from which the results for rules are derived ([`proofs`]). The crate may use the crates `record`,
//! `opencl`, `device`, `runner` and `host`.
//!
//! Cases come from fenced code and `[[example]]`. The expectation is read from the fence or the record's fields, then
//! from the sentences beside a listing that call it wrong, then from verdict comments (`verdict.rs`). Without any of
//! these, a listing must compile, and the statements of its comments about its declarations must be right (`facts.rs`).
//! The wrapper that makes a snippet a program is chosen from its syntax alone (`wrapper.rs`), independently of the
//! expectation, so that errors in a manual are detected.

#![forbid(unsafe_code)]

mod bless;
mod cache;
pub mod commands;
pub mod confined;
mod devices;
mod facts;
mod pairs;
mod rules;
mod verdict;
mod wrapper;

pub use bless::bless;
pub use cache::{Cache, Digest, cache_folder, user_folder};
#[cfg(unix)]
pub use devices::run_on_driver;
pub use devices::run_on_reference;
pub use rules::{Proved, deviate, proofs};
pub use verdict::{Judged, judge_comments};

use wrapper::{is_pattern, wrap};

use clman_record::corpus::Corpus;
use clman_record::evidence::{Keys, Run};
use clman_record::prose::{self, Block};
use clman_record::{CorpusMeta, Edition, EditionRange, Launch, OPENCL, Record, Verdict};
use rayon::prelude::*;
use serde::{Deserialize, Serialize};

/// The name of the checker as a device.
pub const CHECKER: &str = "checker";
/// The language of a listing that is the output of the program before it.
const OUTPUT: &str = "output";
/// The name of the bundled reference device.
pub const REFERENCE: &str = "reference";

/// The expected result of a case.
#[derive(Clone, Debug, PartialEq)]
pub enum Expectation {
    /// It compiles.
    Accept,
    /// It is rejected, optionally with this code.
    Reject(Option<String>),
    /// The text calls the example wrong. It may be rejected, or its behaviour may be undefined.
    Wrong,
    /// Comments state the expected result of each part.
    Parts(Vec<Judged>),
}

/// A piece of code with an expected result.
#[derive(Clone, Debug, PartialEq)]
pub struct Case {
    /// The record's name.
    pub page: String,
    /// The example's id, or the id in the listing's fence. If the fence has none, the section's id and the number of
    /// the listing in it, such as `notes.2`.
    pub id: String,
    /// The editions that it applies to.
    pub editions: EditionRange,
    /// The language of the code, as in a fence.
    pub language: String,
    /// The code, as printed.
    pub code: String,
    /// The output that the page shows after the program, if any.
    pub output: Option<String>,
    /// The expected result.
    pub expect: Expectation,
    /// The code of the warning that must be reported, if it is accepted.
    pub warning: Option<String>,
    /// Rules that it proves, `page#rule`.
    pub proves: Vec<String>,
    /// Features or extensions that it needs.
    pub requires: Vec<String>,
    /// The expected result without one of the features in `requires`; `None` if that is not tested.
    pub without: Option<Verdict>,
    /// The launches on a device, in order.
    pub launches: Vec<Launch>,
    /// Whether the page is the project's own and not imported. Its listings are then complete programs, or parts that
    /// the wrapper completes.
    pub own: bool,
    /// The code of the accepted examples that prove one of the rules that this rejected example proves. `None` if the
    /// manual does not require that a rejected example differs from such an example in only one place.
    pub siblings: Option<Vec<String>>,
    /// The part of the record that contains the code, as named in [`clman_record::Parsed::line`], and the
    /// number of its lines before the code.
    pub place: (String, usize),
}

/// The outcome of a case.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Outcome {
    /// The expected result.
    Passed,
    /// Another result.
    Failed(Failure),
    /// The case is not tested, with the reason.
    Ignored(String),
    /// The device cannot run the case, with the reason: it lacks a feature, detectors or a language.
    NotApplicable(String),
    /// Another result, which is a known deviation of the device, with the reason.
    KnownDeviation(String),
    /// The expected result despite a known deviation, with the reason of the deviation.
    UnexpectedPass(String),
}

/// A failure of a case.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Failure {
    /// The expected and the actual result, in one sentence.
    pub message: String,
    /// The line in the case's code, from 1, if it concerns one.
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

    /// Whether the outcome needs attention.
    pub fn is_failure(&self) -> bool {
        matches!(self, Outcome::Failed(_) | Outcome::UnexpectedPass(_))
    }
}

/// The cases of a corpus that apply to `edition`, in the order of the pages.
pub fn cases(corpus: &Corpus, edition: Edition) -> Vec<Case> {
    let mut cases = Vec::new();
    for page in corpus.pages.iter().filter(|p| p.editions.contains(edition)) {
        page_cases(page, edition, &corpus.meta, &mut cases);
    }
    if corpus.meta.minimal_pairs {
        pairs::find_siblings(&mut cases);
    }
    cases
}

fn page_cases(page: &Record, edition: Edition, meta: &CorpusMeta, cases: &mut Vec<Case>) {
    let own = page.source.is_none();
    let has_checker = |language: &str| match meta.languages.iter().find(|l| l.name == language) {
        Some(language) => language.checker == OPENCL || !language.check.is_empty(),
        None => language == OPENCL,
    };
    let sections = page.sections.iter().enumerate();
    for (at, section) in sections.filter(|(_, s)| s.editions.contains(edition)) {
        // Only a fenced listing names a language.
        if !section.body.contains("```") && !section.body.contains("~~~") {
            continue;
        }
        let Ok(blocks) = prose::parse(&section.body) else { continue };
        let blocks = prose::select_edition(blocks, edition);
        let mut number = 0;
        let mut all: Vec<&Block> = Vec::new();
        prose::for_each_block(&blocks, &mut |block| all.push(block));
        for (place, block) in all.iter().enumerate() {
            let Block::Code(code) = block else { continue };
            number += 1;
            let fence = code.fence();
            // An invalid range is an error of the record.
            let stands =
                |range: &str| range.parse().is_ok_and(|r: EditionRange| r.contains(edition));
            if !has_checker(fence.language)
                || fence.get("ignore").is_some()
                || !fence.get("editions").is_none_or(stands)
            {
                continue;
            }
            let output = match all.get(place + 1) {
                Some(Block::Code(next)) if next.fence().language == OUTPUT => {
                    Some(next.text.clone())
                }
                _ => None,
            };
            let because = fence.get("diagnostic").map(String::from);
            let warning = because.clone().filter(|_| fence.get("expect") == Some("accept"));
            let explicit = match (fence.get("expect"), fence.get("compile_fail")) {
                (Some("reject"), _) | (None, Some(_)) => Some(Expectation::Reject(because)),
                (None, None) if because.is_some() => Some(Expectation::Reject(because)),
                (Some("accept"), _) => Some(Expectation::Accept),
                _ if is_said_to_be_wrong(&all, place) => Some(Expectation::Wrong),
                _ => None,
            };
            cases.push(Case {
                page: page.name.clone(),
                id: fence
                    .get("id")
                    .map_or_else(|| format!("{}.{number}", section.id), String::from),
                editions: section.editions,
                language: fence.language.to_owned(),
                code: code.text.clone(),
                output,
                expect: explicit.unwrap_or_else(|| match fence.language {
                    OPENCL => expectation(&code.text),
                    _ => Expectation::Accept,
                }),
                warning,
                proves: Vec::new(),
                requires: words(fence.get("requires")),
                without: None,
                launches: Vec::new(),
                own,
                siblings: None,
                place: (format!("section.{at}.body"), lines_before(&section.body, &code.text)),
            });
        }
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
            language: OPENCL.into(),
            code: example.code.clone(),
            output: None,
            warning: example.diagnostic.clone().filter(|_| expect == Expectation::Accept),
            expect,
            proves: example.proves.iter().map(full).collect(),
            requires: example.requires.clone(),
            without: example.without,
            launches: example.launches.clone(),
            own,
            siblings: None,
            place: (format!("example.{at}.code"), 0),
        });
    }
}

/// Whether the paragraph before a listing introduces a wrong example, or the paragraph after the listing calls it
/// wrong. `at` is the listing's index in `blocks`.
fn is_said_to_be_wrong(blocks: &[&Block], at: usize) -> bool {
    let says = |block: Option<&&Block>, place: &[&str]| {
        let Some(Block::Paragraph(content)) = block else { return false };
        let text = prose::plain_text_of(content).to_lowercase();
        let has = |words: &[&str]| words.iter().any(|word| text.contains(word));
        has(place) && text.contains("example") && has(&["invalid", "illegal", "erroneous"])
    };
    says(at.checked_sub(1).and_then(|before| blocks.get(before)), &["below", "following"])
        || says(blocks.get(at + 1), &["above"])
}

/// The number of lines of a body before a listing. For an indented listing, whose code is not literally in the body, it
/// is 0.
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
    let whole = clman_opencl::Language::new(language(edition));
    let outcome = match &case.expect {
        Expectation::Accept => {
            match run_whole(&case.code, case.own, &whole, &faults(&case.code, case.own, &whole)) {
                Outcome::Passed => run_for_warning(case, &whole),
                outcome => outcome,
            }
        }
        Expectation::Reject(code) => {
            match (faults(&case.code, case.own, &whole).as_slice(), code) {
                ([], _) => Outcome::failed("it must not compile, but it does", None),
                (found, Some(code)) if !found.iter().any(|fault| fault.code == code) => {
                    let message = format!(
                        "it must cause the error {code}, but the first error is: {}",
                        found[0].message
                    );
                    Outcome::failed(message, found[0].line)
                }
                (found, Some(code)) => match other_rule(case, code, found) {
                    Some(failure) => Outcome::Failed(failure),
                    None => pairs::judge(case),
                },
                _ => pairs::judge(case),
            }
        }
        Expectation::Wrong => match faults(&case.code, case.own, &whole).is_empty() {
            true => {
                Outcome::Ignored("a compiler need not diagnose the error in this example".into())
            }
            false => Outcome::Passed,
        },
        Expectation::Parts(parts) => run_parts(case, parts, &whole),
    };
    match case.without {
        Some(verdict) if outcome == Outcome::Passed => run_without(case, &whole, verdict),
        _ => outcome,
    }
}

/// The failure of an example that violates another rule than the rule that it proves; `None` if it does not. One of the
/// diagnostics with the expected code must name a rule that the example proves. Rules that no diagnostic names are not
/// checked.
fn other_rule(case: &Case, code: &str, found: &[Fault]) -> Option<Failure> {
    let known = |rule: &&String| {
        clman_opencl::rules::RULES.iter().any(|known| {
            rule.split_once('#').is_some_and(|(page, id)| page == known.page && id == known.rule)
        })
    };
    let proved = case.proves.iter().find(known)?;
    let mut faults = found.iter().filter(|fault| fault.code == code).peekable();
    let first = *faults.peek()?;
    if faults.any(|fault| fault.rule.as_ref().is_some_and(|rule| case.proves.contains(rule))) {
        return None;
    }
    let message = match &first.rule {
        Some(rule) => format!("it must break {proved}, but {code} says that it breaks {rule}"),
        None => format!("it must break {proved}, but {code} names no rule"),
    };
    Some(Failure { message, line: first.line })
}

/// The outcome of a listing that must compile.
fn run_whole(code: &str, own: bool, language: &clman_opencl::Language, found: &[Fault]) -> Outcome {
    match found {
        [] => facts::judge(code, own, language).map_or(Outcome::Passed, Outcome::Failed),
        // Upstream's listings are often fragments of a program that is not shown.
        found if !own && found.iter().any(is_missing) => {
            let lines = code.lines().count();
            let inside = |fault: &&Fault| fault.line.is_some_and(|line| line <= lines);
            match found.iter().filter(inside).find(|fault| is_sure(fault, found)) {
                Some(sure) if !is_pattern(code, found) => {
                    Outcome::failed(format!("it must compile, but {}", sure.message), sure.line)
                }
                _ => piece(found),
            }
        }
        found if !own && is_pattern(code, found) => {
            Outcome::Ignored("a pattern with placeholders instead of code".into())
        }
        [first, ..] => {
            Outcome::failed(format!("it must compile, but {}", first.message), first.line)
        }
    }
}

/// The outcome of an accepted case: it fails if the checker does not report the expected warning.
fn run_for_warning(case: &Case, language: &clman_opencl::Language) -> Outcome {
    let Some(code) = &case.warning else { return Outcome::Passed };
    let checked = check(&wrap(&case.code, case.own, language).program, language);
    match checked.diagnostics.iter().any(|d| d.code.id == code) {
        true => Outcome::Passed,
        false => Outcome::failed(format!("it must cause the warning {code}, but does not"), None),
    }
}

/// The errors in a listing. An upstream listing that declares a name twice is split into snippets.
fn faults(code: &str, own: bool, language: &clman_opencl::Language) -> Found {
    let found = wrap(code, own, language).found;
    if own || !found.iter().any(is_redeclaration) {
        return found;
    }
    let mut all = Vec::new();
    for (lines, snippet) in snippets(code) {
        let found = wrap(snippet, own, language).found.into_iter();
        all.extend(found.map(|fault| Fault { line: fault.line.map(|line| line + lines), ..fault }));
    }
    all
}

/// The snippets of a listing, separated by empty lines, and the number of lines before each.
fn snippets(code: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut lines = 0;
    code.split_inclusive("\n\n").map(move |snippet| {
        let before = lines;
        lines += snippet.matches('\n').count();
        (before, snippet)
    })
}

/// Runs each snippet of a listing whose comments judge its parts.
fn run_pieces(case: &Case, language: &clman_opencl::Language) -> Outcome {
    let mut ignored = None;
    for (lines, snippet) in snippets(&case.code) {
        let outcome = match expectation(snippet) {
            Expectation::Parts(parts) => judge_parts(&parts, case.own, language),
            _ => {
                let found = wrap(snippet, case.own, language).found;
                run_whole(snippet, case.own, language, &found)
            }
        };
        match outcome {
            Outcome::Failed(Failure { message, line }) => {
                return Outcome::failed(message, line.map(|line| line + lines));
            }
            outcome @ Outcome::Ignored(_) => ignored = Some(outcome),
            _ => {}
        }
    }
    ignored.unwrap_or(Outcome::Passed)
}

/// Runs a passed case once for each feature that it needs, without that feature. `verdict` is the expected result.
fn run_without(case: &Case, whole: &clman_opencl::Language, verdict: Verdict) -> Outcome {
    for feature in &case.requires {
        let mut language = whole.clone();
        let Some(id) = clman_opencl::edition::extension(feature) else {
            return Outcome::failed(format!("unknown feature or extension {feature}"), None);
        };
        language.extensions.set(id, false);
        // In an edition that always has the feature, it cannot be missing.
        if !whole.supports(id) {
            continue;
        }
        match (verdict, wrap(&case.code, case.own, &language).found.first()) {
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

/// A program that tests a comment about a part of a listing.
struct PartProgram<'p> {
    verdict: Verdict,
    /// The part; `None` for the listing as a whole.
    part: Option<&'p Judged>,
    /// The line in the listing to report, from 1: the last line of the part or, without a part, the line of the error.
    line: usize,
    program: String,
    /// The errors in the program.
    found: Found,
}

impl PartProgram<'_> {
    /// The expected result, as the start of a message.
    fn expected(&self) -> String {
        let text = self.part.map(|part| part.code.trim().lines().last().unwrap_or("").trim());
        match (text, self.verdict) {
            (None, _) => "it must compile if its rejected parts are removed, but".into(),
            (Some(text), Verdict::Accept) => {
                format!("the comment in '{text}' says that this code is allowed, but")
            }
            (Some(text), Verdict::Reject) => {
                format!("the comment in '{text}' says that this code is an error, but")
            }
        }
    }
}

/// The programs that test the comments of a listing. Without its rejected parts, the listing must compile. With any one
/// of the rejected parts, it must not compile. The accepted parts may be alternatives that cannot be combined. Each
/// judged part is then tested separately, after the unjudged parts that precede it. If a declaration is missing, the
/// accepted parts that precede the judged part are added too.
fn part_programs<'p>(
    parts: &'p [Judged],
    own: bool,
    language: &clman_opencl::Language,
) -> Vec<PartProgram<'p>> {
    // Omitted lines become empty, so that every program has the line numbers of the listing.
    let assemble = |with: &dyn Fn(usize, &Judged) -> bool| -> String {
        let kept = parts.iter().enumerate().map(|(at, part)| match with(at, part) {
            true => part.code.clone(),
            false => "\n".repeat(part.code.matches('\n').count()),
        });
        kept.collect()
    };
    let mut line = 0;
    let lines: Vec<usize> = parts
        .iter()
        .map(|part| {
            let last = line + part.code.trim_end().matches('\n').count() + 1;
            line += part.code.matches('\n').count();
            last
        })
        .collect();
    let judged = || parts.iter().enumerate().filter_map(|(at, p)| Some((at, p, p.verdict?)));
    let rejected = |part: &Judged| part.verdict == Some(Verdict::Reject);
    let accepted = assemble(&|_, part| !rejected(part));
    let found = wrap(&accepted, own, language).found;
    if !found.iter().any(|fault| is_missing(fault) || is_redeclaration(fault)) {
        // An error is attributed to the judged part whose last line contains it.
        let of_error = found.first().and_then(|fault| fault.line);
        let blamed = judged().find(|(at, _, _)| Some(lines[*at]) == of_error);
        let mut programs = vec![PartProgram {
            verdict: Verdict::Accept,
            part: blamed.map(|(_, part, _)| part),
            line: of_error.unwrap_or(1),
            program: accepted,
            found,
        }];
        for (at, part, verdict) in judged().filter(|(_, part, _)| rejected(part)) {
            let program = assemble(&|other, p| other == at || !rejected(p));
            let found = wrap(&program, own, language).found;
            programs.push(PartProgram {
                verdict,
                part: Some(part),
                line: lines[at],
                program,
                found,
            });
        }
        return programs;
    }
    judged()
        .map(|(at, part, verdict)| {
            let before = |with: &dyn Fn(&Judged) -> bool| -> String {
                assemble(&|other, p| other == at || other < at && with(p))
            };
            let mut program = before(&|p| p.verdict.is_none());
            let mut found = wrap(&program, own, language).found;
            if found.iter().any(is_missing) {
                program = before(&|p| !rejected(p));
                found = wrap(&program, own, language).found;
            }
            // An error may be in the code before the part.
            let of_error = found.first().and_then(|fault| fault.line);
            let of_part = verdict == Verdict::Reject || of_error.is_none_or(|l| l == lines[at]);
            let line = if of_part { lines[at] } else { of_error.unwrap_or(lines[at]) };
            PartProgram { verdict, part: of_part.then_some(part), line, program, found }
        })
        .collect()
}

fn run_parts(case: &Case, parts: &[Judged], language: &clman_opencl::Language) -> Outcome {
    let accepted: String = parts
        .iter()
        .filter(|part| part.verdict != Some(Verdict::Reject))
        .map(|part| part.code.as_str())
        .collect();
    let twice = wrap(&accepted, case.own, language).found.iter().any(is_redeclaration);
    match twice && case.code.contains("\n\n") {
        true => run_pieces(case, language),
        false => judge_parts(parts, case.own, language),
    }
}

fn judge_parts(parts: &[Judged], own: bool, language: &clman_opencl::Language) -> Outcome {
    for part in part_programs(parts, own, language) {
        if part.found.iter().any(is_missing) {
            return piece(&part.found);
        }
        let seen = match (part.verdict, part.found.first()) {
            (Verdict::Accept, Some(first)) => &first.message,
            (Verdict::Reject, None) => "it compiles",
            (Verdict::Accept, None) => match facts::judge(&part.program, own, language) {
                Some(failure) => return Outcome::Failed(failure),
                None => continue,
            },
            (Verdict::Reject, Some(_)) => continue,
        };
        return Outcome::failed(format!("{} {seen}", part.expected()), part.line);
    }
    Outcome::Passed
}

/// The outcome of a listing that lacks external declarations.
fn piece(found: &[Fault]) -> Outcome {
    Outcome::Ignored(format!("part of a program: {}", found[0].message))
}

/// Whether an error reports that a name is already declared.
fn is_redeclaration(fault: &Fault) -> bool {
    matches!(fault.code, "CL0402" | "CL0403")
}

/// Whether an error only reports a missing name or file, or an extension that has to be enabled.
fn is_missing(fault: &Fault) -> bool {
    const MISSING: &[&str] =
        &["CL0106", "CL0203", "CL0433", "CL0501", "CL0601", "CL0802", "CL0803"];
    MISSING.contains(&fault.code)
}

/// Whether an error is a syntax error that a missing declaration cannot cause: no missing name is reported in its line,
/// and no unknown name, which may be a macro, in the line before.
fn is_sure(fault: &Fault, found: &[Fault]) -> bool {
    let is_near = |missing: &Fault| {
        let next = missing.line.map(|line| line + 1);
        missing.line == fault.line || (missing.code == "CL0501" && next == fault.line)
    };
    fault.code == "CL0201" && !found.iter().any(|f| is_missing(f) && is_near(f))
}

/// Runs `work` in a thread pool with enough stack for deeply nested programs.
///
/// # Errors
/// The system cannot create the threads.
pub fn with_stacks<T: Send>(work: impl FnOnce() -> T + Send) -> Result<T, String> {
    let pool = rayon::ThreadPoolBuilder::new().stack_size(clman_opencl::STACK).build();
    Ok(pool.map_err(|error| error.to_string())?.install(work))
}

/// The results of proving a manual.
#[derive(Debug, Default)]
pub struct Proven {
    /// The runs on the checker and on the reference device, in this order.
    pub runs: Vec<Run>,
    /// The failed cases.
    pub failed: Vec<(Edition, Case, Failure)>,
}

/// Runs every case of `corpus` in OpenCL C on the checker and the reference device, in the editions that [`languages`]
/// returns. Cases in `cache` are not run again.
///
/// # Errors
/// The system cannot create the threads.
pub fn prove(corpus: &Corpus, cache: &mut Cache) -> Result<Proven, String> {
    let editions: Vec<Edition> = languages(corpus);
    let in_edition =
        |edition: Edition| cases(corpus, edition).into_iter().map(move |c| (edition, c));
    let mut all: Vec<(Edition, Case)> =
        editions.par_iter().flat_map_iter(|e| in_edition(*e)).collect();
    // No command runs here, because only the user of `clman test` may allow this.
    all.retain(|(_, case)| case.language == OPENCL);
    let known = &*cache;
    let keys = || Keys::new(corpus.pages.iter(), corpus.meta.all_editions);
    let judge = || -> Vec<(Digest, Outcome, Outcome)> {
        let one = |(edition, case): &(Edition, Case)| {
            let digest = known.digest(*edition, case);
            let checked =
                known.find(CHECKER, &digest).unwrap_or_else(|| run_on_checker(case, *edition));
            let ran = known
                .find(REFERENCE, &digest)
                .unwrap_or_else(|| devices::go_on_reference(case, *edition, checked.clone()));
            (digest, checked, ran)
        };
        all.par_iter().map(one).collect()
    };
    let (outcomes, keys) = with_stacks(|| rayon::join(judge, keys))?;
    let of_device = |device: &str, name: &str| {
        let mut run = Run { device: device.into(), name: name.into(), ..Run::default() };
        for edition in &editions {
            let of_it: Vec<(&Case, &Outcome)> = all
                .iter()
                .zip(&outcomes)
                .filter(|((e, _), _)| e == edition)
                .map(|((_, case), (_, checked, ran))| {
                    (case, if device == CHECKER { checked } else { ran })
                })
                .collect();
            see(&mut run, proofs(corpus, *edition, &of_it, device), &keys);
        }
        run
    };
    let (checker, reference) = rayon::join(
        || of_device(CHECKER, "the checker"),
        || of_device(REFERENCE, "the reference device"),
    );
    let mut proven = Proven { runs: vec![checker, reference], failed: Vec::new() };
    for ((edition, case), (digest, checked, ran)) in all.into_iter().zip(outcomes) {
        cache.keep(CHECKER, &digest, &checked);
        cache.keep(REFERENCE, &digest, &ran);
        if let Outcome::Failed(failure) = ran {
            proven.failed.push((edition, case, failure));
        }
    }
    Ok(proven)
}

/// Adds results for rules to a run.
pub fn see(run: &mut Run, proved: Vec<Proved>, keys: &Keys) {
    for proved in proved {
        let rule = format!("{}#{}", proved.page, proved.rule);
        let key = keys.of(&rule, proved.edition).unwrap_or("").to_string();
        run.see(rule, proved.edition, proved.proof, &key);
    }
}

/// The editions in which a manual's examples are tested: the editions that have their own version of the language. If
/// there are none, the newest edition.
pub fn languages(corpus: &Corpus) -> Vec<Edition> {
    let own = corpus.meta.own_editions().filter(|e| e.language() == e.as_str());
    let own: Vec<Edition> = own.collect();
    // An imported manual of edition 2.1 has no such edition.
    if own.is_empty() { vec![corpus.meta.newest()] } else { own }
}

/// An error that the checker reports.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Fault {
    /// Its code.
    code: &'static str,
    /// Its message, with the code.
    message: String,
    /// The line, from 1.
    line: Option<usize>,
    /// The rule that the program violates, `page#rule`; `None` if the checker does not name one.
    rule: Option<String>,
}

/// The edition of OpenCL C that an edition of the manual documents; the latest if that is not an edition of OpenCL C.
fn language(edition: Edition) -> clman_opencl::Edition {
    clman_opencl::Edition::parse(edition.language()).unwrap_or(clman_opencl::Edition::LATEST)
}

/// The errors in a program.
type Found = Vec<Fault>;

fn check(program: &str, language: &clman_opencl::Language) -> clman_opencl::Checked {
    let options = clman_opencl::Options {
        language: language.clone(),
        pedantic: true,
        keep_program: false,
        ..clman_opencl::Options::new(language.edition)
    };
    clman_opencl::check("example.cl", program.as_bytes(), &options, &mut clman_opencl::NoFiles)
}

fn errors(program: &str, language: &clman_opencl::Language) -> Found {
    let checked = check(program, language);
    checked
        .diagnostics
        .iter()
        .filter(|d| d.severity == clman_opencl::diagnostic::Severity::Error)
        .map(|d| Fault {
            code: d.code.id,
            message: format!("{} [{}]", d.message, d.code.id),
            line: Some(checked.sources.line_column(d.primary.span).line as usize),
            rule: d.rule.map(|rule| format!("{}#{}", rule.page, rule.rule)),
        })
        .collect()
}
