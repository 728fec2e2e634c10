//! The examples of the bundled manual have their expected results, and examples with other results are detected.

use crate::support::edition;
use clman_doctest::{Expectation, Outcome, cases, run_on_checker, run_on_reference};
use clman_manual::corpus as bundled;
use clman_record::corpus::Corpus;
use clman_record::{Edition, EditionRange, Expect, Number, Record, Section, Verdict};

fn languages() -> [Edition; 5] {
    ["1.0", "1.1", "1.2", "2.0", "3.0"].map(edition)
}

/// The outcome of the only listing of a page of the project's own.
fn run(code: &str, edition: Edition) -> Outcome {
    run_fence("opencl", code, edition)
}

fn run_fence(info: &str, code: &str, edition: Edition) -> Outcome {
    let mut record = Record::new("a", "a");
    record.sections.push(Section {
        id: "description".into(),
        title: "Description".into(),
        editions: EditionRange::ALL,
        body: format!("```{info}\n{code}\n```\n"),
    });
    let meta = bundled().expect("the bundled manual can be read").meta;
    let corpus = Corpus::new(meta, vec![record]);
    let cases = cases(&corpus, edition);
    assert_eq!(cases.len(), 1);
    run_on_checker(&cases[0], edition)
}

#[test]
fn every_example_of_the_bundled_manual_holds() {
    let corpus = bundled().expect("the bundled manual can be read");
    for edition in languages() {
        let cases = cases(&corpus, edition);
        assert!(cases.len() > 30, "only {} cases in {edition}", cases.len());
        for case in cases {
            let outcome = run_on_checker(&case, edition);
            assert_eq!(outcome, Outcome::Passed, "{}#{} ({edition})", case.page, case.id);
        }
    }
}

#[test]
fn every_example_runs_on_the_reference_device() {
    let corpus = bundled().expect("the bundled manual can be read");
    let mut launched = 0;
    for edition in languages() {
        for case in cases(&corpus, edition) {
            let name = format!("{}#{} ({edition})", case.page, case.id);
            match run_on_reference(&case, edition) {
                Outcome::Passed => launched += usize::from(!case.launches.is_empty()),
                outcome => panic!("{name}: {outcome:?}"),
            }
        }
    }
    assert!(launched > 300, "only {launched} cases were launched");
}

/// Each launch fails if its expected result is changed. Otherwise, the launch would not prove anything.
#[test]
fn every_launch_fails_with_its_expectation_changed() {
    let corpus = bundled().expect("the bundled manual can be read");
    let mut changed = 0;
    for mut case in cases(&corpus, edition("3.0")) {
        let mut expects: Vec<&mut Expect> = Vec::new();
        for launch in &mut case.launches {
            expects.extend(launch.args.iter_mut().filter_map(|arg| arg.expect.as_mut()));
        }
        let Some(expect) = expects.into_iter().last() else { continue };
        for list in &mut expect.any_of {
            for number in list {
                *number = match *number {
                    Number::Int(n) => Number::Int(n ^ 1),
                    // This number is far outside any tolerance in units in the last place.
                    Number::Float(f) if f.is_finite() => Number::Float(2.0 * f + 0.7),
                    Number::Float(_) => Number::Float(0.0),
                };
            }
        }
        let outcome = run_on_reference(&case, edition("3.0"));
        let name = format!("{}#{}", case.page, case.id);
        let seen = matches!(outcome, Outcome::Failed(_) | Outcome::NotApplicable(_));
        assert!(seen, "{name} holds whatever it expects");
        changed += 1;
    }
    assert!(changed > 60, "only {changed} launches expect something");
}

/// Every example with a verdict fails with the opposite verdict. Otherwise, the example would not prove anything.
#[test]
fn every_example_fails_with_its_expectation_inverted() {
    let corpus = bundled().expect("the bundled manual can be read");
    for edition in languages() {
        for mut case in cases(&corpus, edition) {
            case.expect = match case.expect {
                Expectation::Accept => Expectation::Reject(None),
                Expectation::Reject(_) | Expectation::Wrong => Expectation::Accept,
                Expectation::Parts(mut parts) => {
                    for part in &mut parts {
                        part.verdict = part.verdict.map(|verdict| match verdict {
                            Verdict::Accept => Verdict::Reject,
                            Verdict::Reject => Verdict::Accept,
                        });
                    }
                    Expectation::Parts(parts)
                }
            };
            let outcome = run_on_checker(&case, edition);
            assert!(
                matches!(outcome, Outcome::Failed(_)),
                "{}#{} ({edition}) holds both ways: {outcome:?}",
                case.page,
                case.id
            );
        }
    }
}

#[test]
fn comments_that_are_wrong_are_seen_to_be() {
    let passed = |code| assert_eq!(run(code, edition("1.2")), Outcome::Passed, "{code}");
    let failed = |code, want: &str| match run(code, edition("1.2")) {
        Outcome::Failed(failure) => {
            assert!(failure.message.contains(want), "{failure}");
            assert_eq!(failure.line, Some(1), "{failure}");
        }
        other => panic!("{code}: {other:?}"),
    };
    passed(
        "private int f() { ... } // should generate an error\nlocal int *f() { ... } // allowed",
    );
    failed("local int *f() { ... } // should generate an error", "but it compiles");
    failed("private int f() { ... } // allowed", "says that this code is allowed, but");
    passed("// Error. Two spaces.\nprivate local int *p;\n\n// OK.\nconstant int n = 1;");
    failed("int x = ;", "it must compile");
    passed("constant int n = 3;\nkernel void k(global int *a) { a[0] = n; }");
}

#[test]
fn statements_are_put_into_a_kernel() {
    assert_eq!(run("int a = 1;\na = a + 1;\nif (a) { ... }", edition("1.2")), Outcome::Passed);
    // At program scope this is an error, but its syntax does not require a kernel.
    assert!(matches!(run("int a = 1;", edition("1.2")), Outcome::Failed(_)));
    assert_eq!(run("int a = 1;", edition("2.0")), Outcome::Passed);
}

#[test]
fn an_accepted_listing_may_have_to_be_warned_of() {
    let info = "opencl {expect=accept diagnostic=CL0612}";
    let run = |code| run_fence(info, code, edition("1.2"));
    assert_eq!(run("kernel void f(float x) { printf(\"%d\", x); }"), Outcome::Passed);
    match run("kernel void f(int x) { printf(\"%d\", x); }") {
        Outcome::Failed(failure) => assert!(failure.message.contains("CL0612"), "{failure}"),
        other => panic!("{other:?}"),
    }
    assert!(matches!(run("kernel void f(int x) { printf(); }"), Outcome::Failed(_)));
}
