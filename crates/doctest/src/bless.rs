//! Updates the expectations of examples to the observed results.

use super::devices::launch_on_reference;
use super::{Case, Expectation, language, wrap};
use clman_host::launch::Mismatch;
use clman_record::{Edition, Example};
use clman_runner::values::scalars;

/// Changes expected details of `example` to the results observed in `edition`: the code of the diagnostic, the contents
/// of buffers and images, and the output. `case` is the example's case. Whether the example compiles, and its findings,
/// are claims of the manual and are not changed. Returns whether anything changed.
pub fn bless(example: &mut Example, case: &Case, edition: Edition) -> bool {
    let before = example.clone();
    if matches!(case.expect, Expectation::Reject(Some(_)))
        && let Some(first) =
            wrap(&case.code, case.own, &clman_opencl::Language::new(language(edition)))
                .found
                .first()
    {
        example.diagnostic = Some(first.code.to_string());
    }
    let Ok(outcome) = launch_on_reference(case, edition) else { return *example != before };
    for (launch, run) in example.launches.iter_mut().zip(&outcome.runs) {
        for mismatch in &run.mismatches {
            match mismatch {
                Mismatch::Buffer { arg, .. } => {
                    let memory = run.buffers.iter().find(|memory| memory.arg == *arg);
                    let seen = memory.and_then(|memory| scalars(&memory.kind, &memory.bytes));
                    let expect = launch.args.get_mut(*arg).and_then(|arg| arg.expect.as_mut());
                    if let (Some(seen), Some(expect)) = (seen, expect) {
                        expect.any_of = vec![seen.into_iter().map(|(_, number)| number).collect()];
                    }
                }
                Mismatch::Printed { seen, .. } => launch.printf = Some(seen.clone()),
                Mismatch::Finding(_) => {}
            }
        }
    }
    *example != before
}
