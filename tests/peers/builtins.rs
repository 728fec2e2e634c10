//! Every overload in the table of built-in functions is called once on the reference device and, if
//! supported, on a driver's device, with the same results.
//!
//! To run the tests on another machine:
//! `CLMAN_TEST_DEVICE=gpu CLMAN_TEST_BINARY=./clman ./peers-… builtins:: --nocapture`.
//! `CLMAN_TEST_PART=2/8` compares every eighth group of calls, from the second on.

use crate::support;

use clman_device::{Device, Kinds, Refusal};
use clman_host::icd::Worker;
use clman_host::launch::{Outcome, Run, Source, Status, on_driver, on_reference};
use clman_opencl::Edition;
use clman_opencl::builtins::list;
use clman_record::Launch;
use regex::Regex;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;
use std::time::{Duration, Instant};
use support::calls::{Call, Inputs, REGION, RESULT, launch, program, scalar_of};
use support::drivers;
use support::reference::{accepted, settings};

const LIMIT: Duration = Duration::from_secs(30);

/// Inputs for which every function returns a number.
const ORDINARY: [Inputs; 2] = [Inputs::Small, Inputs::Other];

/// The number of calls in one kernel.
const TOGETHER: usize = 48;

/// All calls, by edition, and the overloads for which [`Call::new`] cannot make a call. A call is made in the `wanted`
/// edition if possible, otherwise in the last edition that has the overload.
fn calls(wanted: Edition) -> (BTreeMap<Edition, Vec<Call>>, Vec<String>) {
    let mut by_edition: BTreeMap<Edition, Vec<Call>> = BTreeMap::new();
    let mut others = Vec::new();
    for function in list() {
        for overload in &function.overloads {
            let (first, last) = overload.editions;
            let edition = if first <= wanted && wanted <= last { wanted } else { last };
            match Call::new(&function.name, overload) {
                Some(call) => by_edition.entry(edition).or_default().push(call),
                None => others.push(format!("{}({})", function.name, overload.params.join(", "))),
            }
        }
    }
    (by_edition, others)
}

fn reference(
    calls: &[&Call],
    edition: Edition,
    inputs: &[Inputs],
    detect: Kinds,
) -> Result<Outcome, String> {
    let text = program(calls);
    let checked = accepted(&text, edition);
    let settings = settings(detect);
    let outcome = Device::new(checked, edition).and_then(|mut device| {
        on_reference(&mut device, &launches(calls, inputs), LIMIT, &settings)
            .map_err(|refused| refused.refusal)
    });
    outcome.map_err(|refusal| match refusal {
        Refusal::Program(_, message) => message,
        other => panic!("{other}\n{text}"),
    })
}

fn launches(calls: &[&Call], inputs: &[Inputs]) -> Vec<Launch> {
    inputs.iter().map(|inputs| launch(calls, *inputs)).collect()
}

/// The outcome of calls, or the reason why they did not run.
type Ran = Result<Outcome, String>;

/// Runs calls together, and splits rejected groups in halves. Passes each group that is not split to `done`, with its
/// outcome.
fn each<'c>(
    calls: &[&'c Call],
    run: &mut dyn FnMut(&[&'c Call]) -> Ran,
    done: &mut dyn FnMut(&[&'c Call], Ran),
) {
    let outcome = run(calls);
    if outcome.is_ok() || calls.len() < 2 {
        return done(calls, outcome);
    }
    let (first, second) = calls.split_at(calls.len() / 2);
    each(first, run, done);
    each(second, run, done);
}

#[test]
fn every_overload_runs_on_the_reference_device() {
    let (by_edition, others) = calls(Edition::V3_0);
    let (mut ran, mut total) = (0, others.len());
    let mut problems = Vec::new();
    for (edition, calls) in &by_edition {
        total += calls.len();
        let all: Vec<&Call> = calls.iter().collect();
        for some in all.chunks(TOGETHER) {
            let mut run = |calls: &[&Call]| reference(calls, *edition, &ORDINARY, Kinds::ALL);
            each(some, &mut run, &mut |calls, outcome| match outcome {
                Ok(outcome) if outcome.status != Status::Ok => {
                    problems.push(format!("{}…: {:?}", calls[0].name, outcome.status));
                }
                Ok(outcome) => {
                    ran += calls.len();
                    let findings = outcome.runs.iter().flat_map(|run| &run.findings);
                    for f in findings {
                        let line = f.actor.place.line;
                        let text = program(calls);
                        let line = text.lines().nth(line as usize - 1).unwrap_or("");
                        problems.push(format!("{}: {}\n    {line}", f.kind.name(), f.message));
                    }
                }
                Err(message) => problems.push(format!("{}: {message}", calls[0].name)),
            });
        }
    }
    println!("{total} overloads: {ran} ran, {} not called: {others:?}", others.len());
    let shown: Vec<&String> = problems.iter().take(20).collect();
    assert!(problems.is_empty(), "{} problems: {shown:#?}", problems.len());
    assert_eq!(ran + others.len(), total);
    assert!(ran > 5000, "{ran}");
}

/// Every function ends on the device for any input, also without detectors.
#[test]
fn every_overload_takes_any_number() {
    let (by_edition, _) = calls(Edition::V3_0);
    for (edition, calls) in &by_edition {
        let all: Vec<&Call> = calls.iter().collect();
        for some in all.chunks(TOGETHER) {
            for detect in [Kinds::ALL, Kinds::NONE] {
                let mut run =
                    |calls: &[&Call]| reference(calls, *edition, &[Inputs::Edges], detect);
                each(some, &mut run, &mut |calls, outcome| match outcome {
                    Ok(outcome) => {
                        assert_eq!(outcome.status, Status::Ok, "{} …", calls[0].name);
                    }
                    Err(message) => panic!("{}: {message}", calls[0].name),
                });
            }
        }
    }
}

/// The error limit of a function in units in the last place (sections 7.4 and 6.15.2, 6.15.5). Integers
/// must be the same.
fn allowed(name: &str) -> f64 {
    match name {
        // The specification does not limit the error.
        "lgamma" | "lgamma_r" => 1e6,
        _ if name.starts_with("native_") => 1e6,
        // These functions return sizes that the device chooses for a kernel.
        _ if name.starts_with("get_kernel_") => f64::INFINITY,
        _ if name.starts_with("half_") || name.starts_with("fast_") => 8192.0,
        _ => 17.0,
    }
}

/// The known deviation of a driver from the specification that affects the function `name`, if there is one.
fn known_deviation(platform: &str, name: &str) -> Option<&'static str> {
    if !platform.contains("NVIDIA") {
        return None;
    }
    Some(match name {
        // Section 6.15.2: the sign of the gamma function. The driver stores 0 for 1, and 1 for -1.
        "lgamma_r" => "the sign of gamma is 0",
        // Section 6.15.14: the result of a successful call is 0. The driver counts the arguments.
        "printf" => "printf gives 1",
        // Section 6.15.4; the driver computes in single precision.
        "smoothstep" => "smoothstep of doubles is not as exact as they are",
        // Section 6.15.16: the identities of minimum and maximum are infinite.
        "work_group_scan_exclusive_min" | "work_group_scan_exclusive_max" => {
            "scans start with the greatest number, or the least above 0"
        }
        // The deviation occurs in groups whose size is not a multiple of 32.
        "work_group_reduce_add" | "work_group_reduce_min" | "work_group_reduce_max" => {
            "reductions take in zeros"
        }
        // In groups whose size is not a multiple of 32, `all` is 0 if every predicate is 1. In all groups, negative
        // predicates count as 0.
        "work_group_all" | "work_group_any" => "votes take in zeros, and no negative predicates",
        _ => return None,
    })
}

/// Whether a number is the padding of a vector of three, which is unspecified.
fn is_padding(call: &Call, ty: &str, i: usize) -> bool {
    let halves = call.name.starts_with("vstorea_half3") || call.name.starts_with("vloada_half3");
    i % 4 == 3 && (ty.ends_with('3') || halves)
}

/// The key of failures that related calls share: the function, the edition, the image type.
fn family(call: &Call) -> String {
    let image = call.overload.params.first().filter(|p| p.contains(" image"));
    format!("{} {} {}", call.name, call.overload.range(), image.map_or("", |i| i))
}

/// Reads the numbers of a scalar type from memory.
fn numbers(ty: &str, bytes: &[u8]) -> Vec<f64> {
    clman_runner::values::scalars(ty, bytes)
        .unwrap_or_default()
        .into_iter()
        .map(|(_, n)| n.as_f64())
        .collect()
}

fn apart(ty: &str, x: f64, y: f64) -> f64 {
    let (digits, least) = match ty {
        "float" => (23, -126),
        "double" => (52, -1022),
        _ => return if x == y { 0.0 } else { f64::INFINITY },
    };
    if x == y || x.is_nan() && y.is_nan() {
        return 0.0;
    }
    // Devices may flush denormals.
    let exponent = (x.abs().max(2f64.powi(least)).log2().floor() as i32).max(least);
    (x - y).abs() / 2f64.powi(exponent - digits)
}

/// The difference between two runs of the same calls, for each call; `None` for a call without a difference.
fn differences(calls: &[&Call], ours: &Outcome, theirs: &Outcome) -> Vec<Option<String>> {
    // The contents of an argument's memory after each launch.
    let memory = |outcome: &Outcome, arg: usize| -> Vec<Vec<u8>> {
        let of = |run: &Run| {
            let found = run.buffers.iter().find(|b| b.arg == arg);
            found.expect("the argument is shown").bytes.clone()
        };
        outcome.runs.iter().map(of).collect()
    };
    assert_eq!(ours.runs.len(), theirs.runs.len());
    let mut images = 6;
    let each = calls.iter().enumerate().map(|(k, call)| {
        let mut problem = None;
        let takes_image = call.overload.params.iter().any(|p| p.contains(" image"));
        let mut compare = |what: &str, vector: &str, arg: usize, start: usize, len: usize| {
            let ty = scalar_of(vector).expect("it is made of scalars");
            for (a, b) in memory(ours, arg).iter().zip(memory(theirs, arg)) {
                let len = if len == 0 { a.len() } else { len };
                let a = numbers(ty, &a[start..start + len]);
                let b = numbers(ty, &b[start..start + len]);
                assert!(!a.is_empty() && a.len() == b.len(), "{ty}");
                for (i, (x, y)) in a.iter().zip(&b).enumerate() {
                    let distance = apart(ty, *x, *y);
                    if is_padding(call, vector, i) {
                        continue;
                    }
                    if problem.is_none() && (distance.is_nan() || distance > allowed(&call.name)) {
                        problem = Some(format!("{what} {i}: reference {x}, device {y}"));
                    }
                }
            }
        };
        if let Some(ty) = &call.result {
            compare("result", ty, 2, k * RESULT, RESULT);
        }
        if let Some(ty) = &call.written {
            compare("memory", ty, 3, k * REGION, REGION);
        }
        if takes_image {
            compare("image", "uchar", images, 0, 0);
            images += 1;
        }
        problem.map(|how| format!("{}({}): {how}", call.name, call.overload.params.join(", ")))
    });
    each.collect()
}

/// Whether a device's compiler may accept a call: `features` contains the required features.
fn may_run(call: &Call, features: &[String]) -> bool {
    let has = |name: &&str| features.iter().any(|f| f == name);
    call.overload.requires.iter().all(|names| names.iter().any(has))
}

/// The calls whose lines a compiler's log names, and the other calls. Each call is one line of [`program`]. A log says
/// `program.cl:12:5: error: …`, or `error: program.cl:12:5 …`.
fn named<'c>(calls: &[&'c Call], log: &str) -> (Vec<&'c Call>, Vec<&'c Call>) {
    static ERROR: LazyLock<Regex> = LazyLock::new(|| {
        Regex::new(r":(\d+):\d+: (?:fatal )?error|error: [^:\n]+:(\d+):\d+").expect("a pattern")
    });
    let lines: BTreeSet<usize> = ERROR
        .captures_iter(log)
        .filter_map(|found| found.get(1).or(found.get(2))?.as_str().parse().ok())
        .collect();
    // The calls are followed by one line, the end of the kernel.
    let first = program(calls).lines().count() - calls.len();
    let (named, others): (Vec<_>, Vec<_>) =
        calls.iter().enumerate().partition(|(k, _)| lines.contains(&(first + k)));
    let calls = |some: Vec<(usize, &&'c Call)>| some.into_iter().map(|(_, call)| *call).collect();
    (calls(named), calls(others))
}

#[test]
fn overloads_give_the_same_on_a_driver() {
    let Some(device) = &drivers::device() else { return };
    let host = drivers::host();
    let part = std::env::var("CLMAN_TEST_PART").unwrap_or_else(|_| "1/1".into());
    let (part, parts): (usize, usize) = part
        .split_once('/')
        .and_then(|(k, n)| Some((k.parse().ok()?, n.parse().ok()?)))
        .filter(|(k, n)| (1..=*n).contains(k))
        .expect("a part is 2/8, say");
    let (by_edition, _) = calls(Edition::V1_2);
    let mut worker = Worker::new(host);
    let (mut total, mut compared, mut absent, mut left_out) = (0, 0, 0, 0);
    let mut wrong: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut known: BTreeMap<&str, usize> = BTreeMap::new();
    let mut failures: BTreeMap<String, usize> = BTreeMap::new();
    let mut builds = 0;
    for (edition, calls) in &by_edition {
        total += calls.len();
        let all: Vec<&Call> = calls.iter().filter(|c| may_run(c, &device.features)).collect();
        absent += calls.len() - all.len();
        let options = format!("-cl-std=CL{edition}");
        let mut run = |calls: &[&Call], inputs: &[Inputs]| {
            builds += 1;
            let text = program(calls).into_bytes();
            let source = Source { text: &text, headers: &[], options: &options };
            let launches = launches(calls, inputs);
            match on_driver(&mut worker, device, source, &launches, (LIMIT, 1 << 30)) {
                Ok(theirs) if theirs.status == Status::Ok => Ok(theirs),
                Ok(theirs) => Err(format!("{:?}: {}", theirs.status, theirs.log)),
                Err(error) => Err(error.to_string()),
            }
        };
        if let Err(log) = run(&[], &[]) {
            println!("a kernel without calls in {edition}: {log}");
            absent += all.len();
            continue;
        }
        let (collective, other): (Vec<&Call>, Vec<&Call>) =
            all.into_iter().partition(|call| call.is_collective());
        let groups = other.chunks(TOGETHER).chain(collective.chunks(4));
        for some in groups.skip(part - 1).step_by(parts) {
            let start = Instant::now();
            let mut groups = vec![some.to_vec()];
            while let Some(mut calls) = groups.pop() {
                let count = calls.len();
                // A function that failed twice is treated as missing.
                calls.retain(|call| failures.get(&family(call)).is_none_or(|count| *count < 2));
                absent += count - calls.len();
                if calls.is_empty() {
                    continue;
                }
                let log = match run(&calls, &ORDINARY) {
                    Ok(theirs) => {
                        let Ok(ours) = reference(&calls, *edition, &ORDINARY, Kinds::ALL) else {
                            left_out += calls.len();
                            continue;
                        };
                        compared += calls.len();
                        for problem in differences(&calls, &ours, &theirs).into_iter().flatten() {
                            let function = problem.split('(').next().unwrap_or("").to_string();
                            match known_deviation(&device.platform, &function) {
                                Some(what) => *known.entry(what).or_default() += 1,
                                None => wrong.entry(function).or_default().push(problem),
                            }
                        }
                        continue;
                    }
                    Err(log) => log,
                };
                let (rejected, others) = match &calls[..] {
                    [_] => (calls, Vec::new()),
                    _ => named(&calls, &log),
                };
                if rejected.is_empty() {
                    let (first, second) = others.split_at(others.len() / 2);
                    groups.extend([second.to_vec(), first.to_vec()]);
                    continue;
                }
                absent += rejected.len();
                let families: Vec<String> = rejected.into_iter().map(family).collect();
                println!("{}: {}", families.join(", "), log.chars().take(400).collect::<String>());
                for family in families {
                    *failures.entry(family).or_default() += 1;
                }
                groups.push(others);
            }
            if start.elapsed() > Duration::from_secs(10) {
                println!("{} and {} others: {:?}", some[0].name, some.len() - 1, start.elapsed());
            }
        }
    }
    let missing: Vec<&String> =
        failures.iter().filter(|failed| *failed.1 >= 2).map(|failed| failed.0).collect();
    println!("{builds} builds; functions that are not there: {missing:?}");
    let count: usize = wrong.values().map(Vec::len).sum();
    println!(
        "{} (driver {}): of {total} overloads {compared} compared (part {part} of {parts}), {count} wrong, known to differ: {known:?}, {absent} not for this device, {left_out} left out of the reference device",
        device.name, device.driver
    );
    let shown: Vec<&String> = wrong.values().flat_map(|list| list.iter().take(2)).collect();
    assert!(wrong.is_empty(), "{count} wrong in {:?}: {shown:#?}", wrong.keys());
    assert!(compared >= 1000 / parts, "only {compared} overloads were compared");
}
