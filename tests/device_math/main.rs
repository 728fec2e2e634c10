//! Compares the mathematical functions of the reference device with arithmetic of about two hundred bits:
//! every inexact function of `float`, `double` and `half` must be within its error limit (OpenCL C 3.0,
//! section 7.4), and every special case must be exact (section 7.5, C99 annex F). Conversions and integer
//! functions are compared with 128-bit arithmetic.
//!
//! `cargo xtask accuracy` searches for much longer, on any device.

mod conversions;
mod edges;
#[path = "../support/exact.rs"]
mod exact;
#[path = "../support/functions.rs"]
mod functions;
mod integers;
mod kernel;
#[path = "../support/numbers.rs"]
mod numbers;
mod remainders;

use exact::{DOUBLE, FLOAT, Format, HALF, Real};
use functions::{Function, Second, functions, rows};
use kernel::run;
use numbers::Numbers;

/// The largest error of a function in a format, and its argument.
struct Worst {
    name: &'static str,
    format: Format,
    limit: f64,
    error: f64,
    tried: usize,
    at: String,
}

fn measure(f: &Function, format: Format, limit: f64, seed: u64) -> Worst {
    let count = if f.second == Second::None { 150 } else { 400 };
    let rows = rows(f, format, count, &mut Numbers(seed));
    let exact: Vec<(Vec<f64>, Real)> =
        rows.into_iter().filter_map(|row| (f.of)(&row).map(|v| (row, v))).collect();
    let column = |k: usize| -> Vec<u64> {
        let word = |v: f64| {
            if k == 1 && f.second == Second::Int { v as i32 as u64 } else { format.word(v) }
        };
        exact.iter().map(|(row, _)| word(row[k])).collect()
    };
    let (a, b, c);
    a = column(0);
    let mut inputs = vec![(format.name, &a[..])];
    let call = match f.second {
        Second::None => format!("r = {}(a)", f.name),
        Second::Same | Second::Int => {
            b = column(1);
            inputs.push((if f.second == Second::Int { "int" } else { format.name }, &b[..]));
            format!("r = {}(a, b)", f.name)
        }
        Second::Two => {
            (b, c) = (column(1), column(2));
            inputs.extend([(format.name, &b[..]), (format.name, &c[..])]);
            format!("r = {}(a, b, c)", f.name)
        }
    };
    let results = run(&call, &inputs, format.name);
    let mut worst =
        Worst { name: f.name, format, limit, error: 0.0, tried: exact.len(), at: String::new() };
    for ((row, v), word) in exact.iter().zip(&results) {
        let result = format.value(*word);
        let error = exact::ulps(result, v, format);
        if error > worst.error {
            worst.error = error;
            worst.at = format!("{row:?} gives {result:e}, not {:e}", v.near());
        }
    }
    worst
}

#[test]
fn errors_are_within_their_limits() {
    let mut all = Vec::new();
    for (k, f) in functions().iter().enumerate() {
        for (format, limit) in [FLOAT, DOUBLE, HALF].into_iter().zip(f.limits) {
            if limit > 0.0 {
                all.push(measure(f, format, limit, k as u64 + 1));
            }
        }
    }
    let mut over = String::new();
    for w in &all {
        assert!(w.tried >= 200, "{}: only {} arguments", w.name, w.tried);
        let line = format!(
            "{:14} {:6} {:10.4} of {:6} ({} tried): {}",
            w.name, w.format.name, w.error, w.limit, w.tried, w.at
        );
        println!("{line}");
        if w.error > w.limit {
            over.push_str(&line);
            over.push('\n');
        }
    }
    assert!(over.is_empty(), "over the limit:\n{over}");
}
