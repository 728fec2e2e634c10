//! Images on the reference device: every format and sampler, compared with formulas in double precision.

use crate::support;
use crate::support::images;

use clman_device::{Device, Kinds};
use clman_host::launch::{Outcome, Status, on_reference};
use clman_opencl::Edition;
use clman_record::Launch;
use clman_runner::values::{Scalar, scalars};
use images::Case;
use std::time::Duration;
use support::reference::{accepted, settings};

fn run(program: &str, launch: &Launch, detect: Kinds) -> Outcome {
    let checked = accepted(program, Edition::V3_0);
    let mut device = Device::new(checked, Edition::V3_0).expect("the device runs the program");
    let settings = settings(detect);
    let launches = std::slice::from_ref(launch);
    let outcome = on_reference(&mut device, launches, Duration::from_secs(60), &settings);
    outcome.unwrap_or_else(|error| panic!("{error}\n{program}"))
}

/// A number rounded to a type, and the distance to the next number.
fn held(scalar: Scalar, v: f64) -> (f64, f64) {
    let (digits, least) = match scalar {
        Scalar::Float => (23, -149),
        Scalar::Half => (10, -24),
        _ => return (v, 0.0),
    };
    if v == 0.0 {
        return (v, 2f64.powi(least));
    }
    let unit = 2f64.powi((v.abs().log2().floor() as i32 - digits).max(least));
    ((v / unit).round_ties_even() * unit, unit)
}

/// The first error in an outcome: its status, a finding, or a number that differs from the formulas; `None` if there is
/// none.
fn wrong(case: &Case, outcome: &Outcome) -> Option<String> {
    let run = outcome.runs.first().expect("the launch ran");
    if outcome.status != Status::Ok {
        return Some(format!("it ended with {:?}", outcome.status));
    }
    if !run.findings.is_empty() {
        return Some(format!("{:?}", run.findings[0]));
    }
    for (arg, expected, (ulp, absolute)) in &case.expected {
        let memory = run.buffers.iter().find(|b| b.arg == *arg).expect("the argument is shown");
        let seen = scalars(&memory.kind, &memory.bytes).expect("it holds scalars");
        if seen.len() != expected.len() {
            return Some(format!("{} numbers, not {}", seen.len(), expected.len()));
        }
        for (i, (e, (scalar, s))) in expected.iter().zip(&seen).enumerate() {
            let (nearest, unit) = held(*scalar, *e);
            let s = s.as_f64();
            let fine = s == nearest || (s - e).abs() <= ulp * unit * 1.0001 + absolute;
            if !fine {
                return Some(format!("argument {arg}, {i}: expected {e}, seen {s}"));
            }
        }
    }
    None
}

fn judge(cases: &[Case]) {
    let mut problems = Vec::new();
    for case in cases {
        for detect in [Kinds::ALL, Kinds::NONE] {
            let outcome = run(&case.program, &case.launch, detect);
            if let Some(how) = wrong(case, &outcome) {
                problems.push(format!("{}: {how}", case.name));
                break;
            }
        }
    }
    let shown: Vec<String> = problems.iter().take(20).cloned().collect();
    assert!(problems.is_empty(), "{} of {}:\n{}", problems.len(), cases.len(), shown.join("\n"));
}

#[test]
fn every_format_is_read_and_written() {
    let cases = images::formats();
    assert!(cases.len() > 1000, "{}", cases.len());
    judge(&cases);
}

#[test]
fn every_sampler_finds_its_texels() {
    let cases = images::samplers(&[
        ("rgba", "float32"),
        ("r", "float32"),
        ("rgba", "unorm8"),
        ("bgra", "snorm8"),
        ("luminance", "float16"),
        ("rg", "unorm16"),
        ("intensity", "snorm16"),
        ("argb", "uint8"),
        ("rgba", "int32"),
    ]);
    assert!(cases.len() > 150, "{}", cases.len());
    judge(&cases);
}
