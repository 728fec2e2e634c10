//! Runs cases on devices. If a program must compile, a device must accept it, and its launches must have the expected
//! results. If a program must not compile, a device must reject it.

use super::{
    Case, Expectation, Outcome, is_missing, language, part_programs, piece, run_on_checker, wrap,
};
use clman_host::launch::{self, Mismatch};
use clman_record::{ArgValue, Edition, Launch, Number, Verdict};
use clman_runner::values::Scalar;
use std::time::Duration;

/// The time limit for each launch on the reference device, and for the build and all launches of a program on a
/// driver's device.
const LIMIT: Duration = Duration::from_secs(10);
/// The maximum size of a launch's memory in bytes.
const MEMORY: u64 = 256 << 20;
/// The maximum size of a launch's output in bytes.
const PRINTED: usize = 1 << 20;
/// The maximum number of instructions of a launch.
const INSTRUCTIONS: u64 = 1 << 32;

/// Runs a case on the checker. If it passes there and has launches, runs the launches on the reference device. Returns
/// the outcome of the last of these steps.
pub fn run_on_reference(case: &Case, edition: Edition) -> Outcome {
    go_on_reference(case, edition, run_on_checker(case, edition))
}

/// As [`run_on_reference`], with a known `verdict` of the checker.
pub(super) fn go_on_reference(case: &Case, edition: Edition, verdict: Outcome) -> Outcome {
    if case.launches.is_empty() || verdict != Outcome::Passed {
        return verdict;
    }
    match launch_on_reference(case, edition) {
        Ok(outcome) => judge(&outcome),
        // The checker accepted the program, so the device lacks a feature.
        Err(clman_device::Refusal::Program(_, message)) => Outcome::NotApplicable(message),
        Err(refusal) => Outcome::failed(format!("it cannot be run: {refusal}"), None),
    }
}

/// Runs the launches of a case on the reference device. The error states why the device refuses the program or a
/// launch.
pub(super) fn launch_on_reference(
    case: &Case,
    edition: Edition,
) -> Result<launch::Outcome, clman_device::Refusal> {
    let edition = language(edition);
    let options = clman_opencl::Options::new(edition);
    let text = case.code.as_bytes().to_vec();
    let checked = clman_opencl::check("example.cl", text, &options, &mut clman_opencl::NoFiles);
    let settings = clman_device::Settings {
        detect: clman_device::Kinds::ALL,
        instructions: INSTRUCTIONS,
        memory: MEMORY,
        printed: PRINTED,
        stop: &|| false,
        executor: &clman_device::Inline,
        ..clman_device::Settings::default()
    };
    let mut device = clman_device::Device::new(checked, edition)?;
    launch::on_reference(&mut device, &case.launches, LIMIT, &settings)
        .map_err(|refused| refused.refusal)
}

/// Runs a case on a driver's device. The driver's compiler must also reject a program that must not compile.
#[cfg(unix)]
pub fn run_on_driver(
    case: &Case,
    edition: Edition,
    worker: &mut clman_host::icd::Worker,
    device: &clman_host::icd::DeviceInfo,
) -> Outcome {
    let edition = language(edition);
    let name = launch::driver_edition(edition).to_string();
    if !device.opencl_c.contains(&name) {
        return Outcome::NotApplicable(format!("the device does not compile OpenCL C {name}"));
    }
    if let Some(lacking) = case.requires.iter().find(|name| !device.features.contains(name)) {
        return Outcome::NotApplicable(format!("the device does not support {lacking}"));
    }
    if case.launches.iter().any(|launch| launch.finding.is_some()) {
        return Outcome::NotApplicable("a driver does not have detectors".into());
    }
    let mut arguments = case.launches.iter().flat_map(|launch| &launch.args);
    if arguments.any(|argument| matches!(argument.value, ArgValue::Pipe(_))) {
        return Outcome::NotApplicable("an OpenCL host cannot write packets to a pipe".into());
    }
    let language = clman_opencl::Language::new(edition);
    let options = format!("-cl-std=CL{name}");
    // A program that must be accepted only has to compile. A program that must be rejected may be rejected when it is
    // linked.
    let mut run = |verdict: Verdict, program: &str, launches: &[Launch]| {
        let source = launch::Source { text: program.as_bytes(), headers: &[], options: &options };
        launch::DriverJob::new(source, launches, MEMORY)
            .map(|job| if verdict == Verdict::Accept { job.only_compiled() } else { job })
            .and_then(|job| job.run(worker, device, LIMIT))
            .map_err(|message| Outcome::failed(format!("it cannot be run: {message}"), None))
    };
    let mut judge_build = |verdict: Verdict, program: &str, launches: &[Launch]| {
        let launches = if verdict == Verdict::Accept { launches } else { &[] };
        match (run(verdict, program, launches), verdict) {
            (Err(failed), _) => failed,
            (Ok(outcome), Verdict::Reject) => match outcome.status {
                launch::Status::BuildFailed => Outcome::Passed,
                launch::Status::Ok => Outcome::failed(
                    "it must not compile, but the device's compiler accepts it",
                    None,
                ),
                _ => judge(&outcome),
            },
            (Ok(outcome), Verdict::Accept) => judge(&outcome),
        }
    };
    let wrapped = |code: &str| wrap(code, case.own, &language).program;
    match &case.expect {
        Expectation::Accept => judge_build(Verdict::Accept, &wrapped(&case.code), &case.launches),
        Expectation::Wrong => {
            Outcome::Ignored("a compiler need not diagnose the error in this example".into())
        }
        Expectation::Reject(_) => judge_build(Verdict::Reject, &wrapped(&case.code), &[]),
        // Each part is judged separately, because the lines in a driver's messages are not parsed.
        Expectation::Parts(parts) => {
            for part in part_programs(parts, case.own, &language) {
                if part.found.iter().any(is_missing) {
                    return piece(&part.found);
                }
                let outcome = judge_build(part.verdict, &wrapped(&part.program), &[]);
                if let Outcome::Failed(failure) = outcome {
                    return Outcome::failed(format!("{} {failure}", part.expected()), part.line);
                }
            }
            Outcome::Passed
        }
    }
}

fn judge(outcome: &launch::Outcome) -> Outcome {
    // The driver's error, or the status of a crashed process, is followed by the output of the compiler or process.
    let has_error = matches!(outcome.status, launch::Status::Crashed | launch::Status::Unsupported);
    let first = outcome.log.lines().next().filter(|_| has_error);
    let log = first.or_else(|| outcome.log.lines().find(|line| line.contains("error")));
    let log = log.unwrap_or(&outcome.log);
    let said = if log.is_empty() { String::new() } else { format!(": {}", log.trim()) };
    match outcome.status {
        launch::Status::Ok => {}
        launch::Status::BuildFailed => {
            return Outcome::failed(format!("the device's compiler rejects it{said}"), None);
        }
        launch::Status::Crashed => {
            return Outcome::failed(format!("the device failed{said}"), None);
        }
        launch::Status::Unsupported => return Outcome::NotApplicable(log.trim().to_owned()),
        launch::Status::Timeout => {
            return Outcome::failed(format!("it does not finish in {} s", LIMIT.as_secs()), None);
        }
    }
    for (at, run) in outcome.runs.iter().enumerate() {
        let launch = at + 1;
        if let Some(finding) = run.findings.iter().find(|finding| !finding.warning) {
            let (kind, line) = (finding.kind.name(), finding.actor.place.line);
            let message = &finding.message;
            return Outcome::failed(
                format!("launch {launch}, line {line}: {kind}: {message}"),
                None,
            );
        }
        if let Some(mismatch) = run.mismatches.first() {
            return Outcome::failed(format!("launch {launch}: {}", said_of(mismatch)), None);
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
                "argument {argument}, at index {}: expected {expected}, found {seen}",
                difference.index
            )
        }
        Mismatch::Printed { expected, seen, .. } => {
            format!("it must print {expected:?}, but prints {seen:?}")
        }
        Mismatch::Finding(kind) => format!("the detectors must report {kind}, but they do not"),
    }
}
