//! Cases on devices: what the checker accepts runs there, and what it rejects is rejected there.

use super::{Case, Expectation, Outcome, errors, has_syntax_error, run_on_checker, wrap};
use crate::device::launch::{self, Mismatch};
use crate::device::reference;
use crate::device::values::Scalar;
use crate::opencl;
use crate::record::{Edition, Number};
use std::time::Duration;

/// How long the launches of a case may take.
const LIMIT: Duration = Duration::from_secs(10);
/// The memory that they may take.
const MEMORY: u64 = 256 << 20;
/// What they may print.
const PRINTED: usize = 1 << 20;
/// The instructions that a launch may take.
const INSTRUCTIONS: u64 = 1 << 32;

/// Runs a case on the checker and, if it has launches, on the bundled reference device.
pub fn run_on_reference(case: &Case, edition: Edition) -> Outcome {
    let verdict = run_on_checker(case, edition);
    if case.launches.is_empty() || verdict != Outcome::Passed {
        return verdict;
    }
    let Some(edition) = opencl::Edition::parse(edition.language().as_str()) else {
        return Outcome::Ignored("the checker does not know the edition".into());
    };
    let options = opencl::Options::new(edition);
    let text = case.code.as_bytes().to_vec();
    let checked = opencl::check("example.cl", text, &options, &mut opencl::NoFiles);
    let settings = reference::Settings {
        detect: reference::Kinds::ALL,
        instructions: INSTRUCTIONS,
        memory: MEMORY,
        printed: PRINTED,
        stop: &|| false,
        executor: &reference::Inline,
    };
    let outcome = reference::Device::new(checked, edition)
        .and_then(|mut device| launch::on_reference(&mut device, &case.launches, LIMIT, &settings));
    match outcome {
        Ok(outcome) => judge(&outcome),
        // It was accepted: what is in the way is the device.
        Err(reference::Refusal::Program(_, message)) => Outcome::NotApplicable(message),
        Err(refusal) => Outcome::Failed(format!("it does not run: {refusal}")),
    }
}

/// Runs a case on a driver's device: a program that must not compile has to be rejected there too.
#[cfg(unix)]
pub fn run_on_driver(
    case: &Case,
    edition: Edition,
    worker: &mut crate::device::icd::Worker,
    device: &crate::device::icd::DeviceInfo,
) -> Outcome {
    let Some(edition) = opencl::Edition::parse(edition.language().as_str()) else {
        return Outcome::Ignored("the checker does not know the edition".into());
    };
    let name = launch::driver_edition(edition).to_string();
    if !device.opencl_c.contains(&name) {
        return Outcome::NotApplicable(format!("the device does not compile OpenCL C {name}"));
    }
    if let Some(lacking) = case.requires.iter().find(|name| !device.features.contains(name)) {
        return Outcome::NotApplicable(format!("the device has no {lacking}"));
    }
    if case.launches.iter().any(|launch| launch.finding.is_some()) {
        return Outcome::NotApplicable("drivers have no detectors".into());
    }
    let must_build = match &case.expect {
        Expectation::Accept => true,
        Expectation::Reject(_) => false,
        Expectation::Parts(_) => {
            return Outcome::Ignored("verdicts of single lines are for the checker".into());
        }
    };
    let program =
        wrap(&case.code, |code| errors(code, edition), |found| has_syntax_error(found)).program;
    let options = format!("-cl-std=CL{name}");
    let source = launch::Source { text: program.as_bytes(), options: &options };
    let launches = if must_build { case.launches.as_slice() } else { &[] };
    let outcome = match launch::on_driver(worker, device, source, launches, (LIMIT, MEMORY)) {
        Ok(outcome) => outcome,
        Err(message) => return Outcome::Failed(format!("it does not run: {message}")),
    };
    match (outcome.status, must_build) {
        (launch::Status::BuildFailed, false) => Outcome::Passed,
        (launch::Status::Ok, false) => {
            Outcome::Failed("it must not compile, but the device's compiler takes it".into())
        }
        _ => judge(&outcome),
    }
}

fn judge(outcome: &launch::Outcome) -> Outcome {
    let log = outcome.log.lines().find(|line| line.contains("error")).unwrap_or(&outcome.log);
    let said = if log.is_empty() { String::new() } else { format!(": {}", log.trim()) };
    match outcome.status {
        launch::Status::Ok => {}
        launch::Status::BuildFailed => {
            return Outcome::Failed(format!("the device's compiler rejects it{said}"));
        }
        launch::Status::Crashed => return Outcome::Failed(format!("the device fails{said}")),
        launch::Status::Timeout => {
            return Outcome::Failed(format!("it does not end in {} s", LIMIT.as_secs()));
        }
    }
    for (at, run) in outcome.runs.iter().enumerate() {
        let launch = at + 1;
        if let Some(finding) = run.findings.iter().find(|finding| !finding.warning) {
            let (kind, line) = (finding.kind.name(), finding.actor.place.line);
            let message = &finding.message;
            return Outcome::Failed(format!("launch {launch}, line {line}: {kind}: {message}"));
        }
        if let Some(mismatch) = run.mismatches.first() {
            return Outcome::Failed(format!("launch {launch}: {}", said_of(mismatch)));
        }
    }
    Outcome::Passed
}

fn said_of(mismatch: &Mismatch) -> String {
    match mismatch {
        Mismatch::Buffer { arg, difference } => {
            let number = |number: Option<Number>| match (number, difference.scalar) {
                (Some(Number::Int(n)), _) => n.to_string(),
                (Some(Number::Float(f)), Scalar::Float) => (f as f32).to_string(),
                (Some(Number::Float(f)), _) => f.to_string(),
                (None, _) => "nothing".to_string(),
            };
            let (expected, seen) = (number(difference.expected), number(difference.seen));
            let argument = arg + 1;
            format!(
                "argument {argument}, at {}: expected {expected}, seen {seen}",
                difference.index
            )
        }
        Mismatch::Printed { expected, seen, .. } => {
            format!("it should print {expected:?}, and prints {seen:?}")
        }
        Mismatch::Finding(kind) => format!("the detectors should find {kind}, and do not"),
    }
}
