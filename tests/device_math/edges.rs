//! Tests the exact results of functions in special cases: C99 annex F.9 with the additions and changes of section 7.5.

use crate::exact::{DOUBLE, FLOAT, Format, HALF};
use crate::kernel::run;

const INF: f64 = f64::INFINITY;
const NAN: f64 = f64::NAN;

/// Whether two numbers are the same. Zeros must have the same sign; all NaNs are equal.
fn same(a: f64, b: f64) -> bool {
    (a.is_nan() && b.is_nan()) || a.to_bits() == b.to_bits()
}

/// Runs a statement over rows and compares the results. A row has two arguments and the expected result.
fn expect(body: &str, kinds: [&str; 2], out: Format, rows: &[(f64, f64, f64)]) {
    let word = |kind: &str, v: f64| match kind {
        "int" => v as i32 as u64,
        "half" => HALF.word(v),
        "float" => FLOAT.word(v),
        _ => DOUBLE.word(v),
    };
    let a: Vec<u64> = rows.iter().map(|r| word(kinds[0], r.0)).collect();
    let b: Vec<u64> = rows.iter().map(|r| word(kinds[1], r.1)).collect();
    let results = run(body, &[(kinds[0], &a), (kinds[1], &b)], out.name);
    for ((x, y, wanted), result) in rows.iter().zip(results) {
        let result = out.value(result);
        let wanted = out.value(out.word(*wanted));
        assert!(same(result, wanted), "{}: {body} of {x}, {y}: {result}, not {wanted}", out.name);
    }
}

fn one(name: &str, rows: &[(f64, f64)]) {
    let rows: Vec<(f64, f64, f64)> = rows.iter().map(|(x, r)| (*x, 0.0, *r)).collect();
    for format in [FLOAT, DOUBLE, HALF] {
        expect(&format!("r = {name}(a)"), [format.name; 2], format, &rows);
    }
    let single =
        ["cos", "exp", "exp2", "exp10", "log", "log2", "log10", "rsqrt", "sin", "sqrt", "tan"];
    if single.contains(&name) {
        expect(&format!("r = half_{name}(a)"), ["float"; 2], FLOAT, &rows);
    }
}

fn two(name: &str, rows: &[(f64, f64, f64)]) {
    for format in [FLOAT, DOUBLE, HALF] {
        expect(&format!("r = {name}(a, b)"), [format.name; 2], format, rows);
    }
}

fn with_int(name: &str, rows: &[(f64, f64, f64)]) {
    for format in [FLOAT, DOUBLE, HALF] {
        expect(&format!("r = {name}(a, b)"), [format.name, "int"], format, rows);
    }
}

/// The rows of an odd function: for each argument and its result, also the negated argument and the negated result.
fn odd(rows: &[(f64, f64)]) -> Vec<(f64, f64)> {
    rows.iter().flat_map(|(x, r)| [(*x, *r), (-x, -r)]).collect()
}

#[test]
fn functions_of_one_argument() {
    use std::f64::consts::{FRAC_PI_2, PI};
    for name in ["sin", "tan", "sinpi"] {
        one(name, &odd(&[(0.0, 0.0), (INF, NAN)]));
    }
    for name in ["asinh", "sinh", "cbrt", "rint", "round", "trunc"] {
        one(name, &odd(&[(0.0, 0.0), (INF, INF)]));
    }
    for name in ["floor", "ceil"] {
        one(name, &odd(&[(0.0, 0.0), (INF, INF), (3.0, 3.0)]));
    }
    one("ceil", &[(-0.5, -0.0), (0.5, 1.0), (-1.5, -1.0)]);
    one("floor", &[(-0.5, -1.0), (0.5, 0.0), (-1.5, -2.0)]);
    one("rint", &odd(&[(0.5, 0.0), (1.5, 2.0), (2.5, 2.0), (0.25, 0.0), (0.75, 1.0)]));
    one("round", &odd(&[(0.5, 1.0), (1.5, 2.0), (2.5, 3.0), (0.25, 0.0)]));
    one("round", &odd(&[(0.4997558, 0.0)]));
    expect("r = round(a)", ["double"; 2], DOUBLE, &[(0.49999999999999994, 0.0, 0.0)]);
    expect("r = round(a)", ["float"; 2], FLOAT, &[(0.49999997, 0.0, 0.0)]);
    one("trunc", &odd(&[(0.5, 0.0), (1.5, 1.0), (1e-7, 0.0)]));
    one("acos", &[(1.0, 0.0), (1.5, NAN), (-1.5, NAN), (INF, NAN), (-1.0, PI)]);
    one("acospi", &[(1.0, 0.0), (-1.0, 1.0), (0.0, 0.5), (1.5, NAN), (-1.5, NAN), (INF, NAN)]);
    one("asin", &odd(&[(0.0, 0.0), (1.5, NAN), (INF, NAN)]));
    one("asinpi", &odd(&[(0.0, 0.0), (1.0, 0.5), (1.5, NAN), (INF, NAN)]));
    one("atan", &odd(&[(0.0, 0.0), (INF, FRAC_PI_2)]));
    one("atanpi", &odd(&[(0.0, 0.0), (INF, 0.5), (1.0, 0.25)]));
    one("acosh", &[(1.0, 0.0), (0.5, NAN), (-1.0, NAN), (-100.0, NAN), (-INF, NAN), (INF, INF)]);
    one("atanh", &odd(&[(0.0, 0.0), (1.0, INF), (1.5, NAN), (INF, NAN)]));
    one("tanh", &odd(&[(0.0, 0.0), (INF, 1.0)]));
    one("cosh", &[(0.0, 1.0), (-0.0, 1.0), (INF, INF), (-INF, INF)]);
    one("cos", &[(0.0, 1.0), (-0.0, 1.0), (INF, NAN), (-INF, NAN)]);
    for name in ["exp", "exp2", "exp10"] {
        one(name, &[(0.0, 1.0), (-0.0, 1.0), (INF, INF), (-INF, 0.0), (5e4, INF), (-5e4, 0.0)]);
    }
    one("exp2", &[(3.0, 8.0), (-10.0, 1.0 / 1024.0)]);
    one("exp10", &[(1.0, 10.0), (2.0, 100.0), (3.0, 1000.0)]);
    one("expm1", &odd(&[(0.0, 0.0)]));
    one("expm1", &[(INF, INF), (-INF, -1.0)]);
    for name in ["log", "log2", "log10"] {
        let rows = [(0.0, -INF), (-0.0, -INF), (1.0, 0.0), (-1.0, NAN), (INF, INF), (-INF, NAN)];
        one(name, &rows);
    }
    one("log2", &[(8.0, 3.0), (0.25, -2.0)]);
    one("log10", &[(10.0, 1.0), (100.0, 2.0), (1000.0, 3.0)]);
    one("log1p", &odd(&[(0.0, 0.0)]));
    one("log1p", &[(-1.0, -INF), (-2.0, NAN), (INF, INF), (-INF, NAN)]);
    one("logb", &[(0.0, -INF), (-0.0, -INF), (INF, INF), (-INF, INF), (0.75, -1.0), (-8.0, 3.0)]);
    one("sqrt", &odd(&[(0.0, 0.0)]));
    one("sqrt", &[(INF, INF), (-1.0, NAN), (-INF, NAN), (4.0, 2.0)]);
    one("rsqrt", &[(0.0, INF), (-0.0, -INF), (INF, 0.0), (-1.0, NAN), (-INF, NAN), (4.0, 0.5)]);
    one("fabs", &[(-0.0, 0.0), (-INF, INF), (-1.0, 1.0)]);
    one("erf", &odd(&[(0.0, 0.0), (INF, 1.0)]));
    one("erfc", &[(INF, 0.0), (-INF, 2.0), (0.0, 1.0)]);
    one("tgamma", &[(0.0, INF), (-0.0, -INF), (-1.0, NAN), (-2.0, NAN), (-INF, NAN), (INF, INF)]);
    one("tgamma", &[(1.0, 1.0), (2.0, 1.0), (5.0, 24.0)]);
    one("lgamma", &[(1.0, 0.0), (2.0, 0.0), (0.0, INF), (-3.0, INF), (INF, INF), (-INF, INF)]);
    one("sinpi", &odd(&[(1.0, 0.0), (2.0, 0.0), (0.5, 1.0), (1.5, -1.0), (65504.0, 0.0)]));
    one("cospi", &[(0.0, 1.0), (1.0, -1.0), (-3.0, -1.0), (0.5, 0.0), (-0.5, 0.0), (1.5, 0.0)]);
    one("cospi", &[(-2.5, 0.0), (-0.0, 1.0), (INF, NAN), (-INF, NAN), (65504.0, 1.0)]);
    one("tanpi", &odd(&[(0.0, 0.0), (1.0, -0.0), (2.0, 0.0), (3.0, -0.0), (INF, NAN)]));
    one("tanpi", &[(0.5, INF), (1.5, -INF), (2.5, INF), (-0.5, -INF), (-1.5, INF), (-2.5, -INF)]);
    one("sign", &[(0.0, 0.0), (-0.0, -0.0), (-3.0, -1.0), (INF, 1.0), (NAN, 0.0)]);
    one("degrees", &odd(&[(0.0, 0.0), (INF, INF)]));
    one("radians", &odd(&[(0.0, 0.0), (INF, INF)]));
    for name in [
        "acos", "acosh", "acospi", "asin", "asinh", "asinpi", "atan", "atanh", "atanpi", "cbrt",
        "ceil", "cos", "cosh", "cospi", "erf", "erfc", "exp", "exp2", "exp10", "expm1", "fabs",
        "floor", "lgamma", "log", "log2", "log10", "log1p", "logb", "rint", "round", "rsqrt",
        "sin", "sinh", "sinpi", "sqrt", "tan", "tanh", "tanpi", "tgamma", "trunc", "degrees",
        "radians",
    ] {
        one(name, &[(NAN, NAN)]);
    }
}

#[test]
fn powers() {
    let both = [
        (0.0, -1.0, INF),
        (-0.0, -1.0, -INF),
        (-0.0, -3.0, -INF),
        (0.0, -2.0, INF),
        (-0.0, -2.0, INF),
        (0.0, 3.0, 0.0),
        (-0.0, 3.0, -0.0),
        (0.0, 2.0, 0.0),
        (-0.0, 2.0, 0.0),
        (-1.0, 3.0, -1.0),
        (-2.0, 3.0, -8.0),
        (-2.0, 2.0, 4.0),
        (3.0, -1.0, 1.0 / 3.0),
        (1.0, 7.0, 1.0),
        (NAN, 0.0, 1.0),
        (0.0, 0.0, 1.0),
        (INF, 0.0, 1.0),
        (-INF, 0.0, 1.0),
        (-INF, -1.0, -0.0),
        (-INF, -2.0, 0.0),
        (-INF, 3.0, -INF),
        (-INF, 2.0, INF),
        (INF, -1.0, 0.0),
        (INF, 1.0, INF),
        (NAN, 1.0, NAN),
    ];
    two("pow", &both);
    with_int("pown", &both);
    two(
        "pow",
        &[
            (-0.0, -0.5, INF),
            (-0.0, 0.5, 0.0),
            (0.0, -INF, INF),
            (-0.0, -INF, INF),
            (-1.0, INF, 1.0),
            (-1.0, -INF, 1.0),
            (1.0, NAN, 1.0),
            (1.0, INF, 1.0),
            (NAN, -0.0, 1.0),
            (-1.0, 0.5, NAN),
            (-8.0, 1.0 / 3.0, NAN),
            (0.5, -INF, INF),
            (2.0, -INF, 0.0),
            (-2.0, -INF, 0.0),
            (0.5, INF, 0.0),
            (-0.5, INF, 0.0),
            (2.0, INF, INF),
            (-INF, 0.5, INF),
            (-INF, -0.5, 0.0),
            (2.0, NAN, NAN),
            (NAN, 1e30, NAN),
        ],
    );
    with_int(
        "pown",
        &[
            (1.0, 2147483647.0, 1.0),
            (-1.0, 2147483647.0, -1.0),
            (-1.0, -2147483648.0, 1.0),
            (2.0, -2147483648.0, 0.0),
            (-2.0, 2147483647.0, -INF),
            (-0.5, 2147483647.0, -0.0),
        ],
    );
    let powr = [
        (2.0, 0.0, 1.0),
        (2.0, -0.0, 1.0),
        (0.0, -1.0, INF),
        (-0.0, -1.0, INF),
        (0.0, -INF, INF),
        (-0.0, -INF, INF),
        (0.0, 1.0, 0.0),
        (-0.0, 1.0, 0.0),
        (0.0, INF, 0.0),
        (1.0, 5.0, 1.0),
        (-1.0, 2.0, NAN),
        (-INF, 2.0, NAN),
        (0.0, 0.0, NAN),
        (-0.0, -0.0, NAN),
        (INF, 0.0, NAN),
        (INF, -0.0, NAN),
        (1.0, INF, NAN),
        (1.0, -INF, NAN),
        (2.0, NAN, NAN),
        (0.0, NAN, NAN),
        (NAN, 2.0, NAN),
        (NAN, 0.0, NAN),
        (INF, 2.0, INF),
        (INF, -2.0, 0.0),
        (2.0, INF, INF),
        (0.5, INF, 0.0),
        (0.5, -INF, INF),
    ];
    two("powr", &powr);
    expect("r = half_powr(a, b)", ["float"; 2], FLOAT, &powr);
    with_int(
        "rootn",
        &[
            (0.0, -1.0, INF),
            (-0.0, -3.0, -INF),
            (0.0, -2.0, INF),
            (-0.0, -2.0, INF),
            (0.0, 2.0, 0.0),
            (-0.0, 2.0, 0.0),
            (0.0, 3.0, 0.0),
            (-0.0, 3.0, -0.0),
            (-4.0, 2.0, NAN),
            (-4.0, -2.0, NAN),
            (4.0, 0.0, NAN),
            (NAN, 3.0, NAN),
            (NAN, 0.0, NAN),
            (-8.0, 3.0, -2.0),
            (-8.0, -3.0, -0.5),
            (5.0, 1.0, 5.0),
            (-4.0, -1.0, -0.25),
            (16.0, 4.0, 2.0),
            (INF, 3.0, INF),
            (-INF, 3.0, -INF),
            (-INF, 2.0, NAN),
            (INF, -3.0, 0.0),
            (-INF, -3.0, -0.0),
            (INF, 2147483647.0, INF),
            (2.0, -2147483648.0, 1.0 - 2f64.powi(-31) * std::f64::consts::LN_2),
        ],
    );
}

#[test]
fn functions_of_two_arguments() {
    use std::f64::consts::{FRAC_PI_2, FRAC_PI_4, PI};
    for (name, unit) in [("atan2", PI), ("atan2pi", 1.0)] {
        let quarter = if unit == 1.0 { 0.25 } else { FRAC_PI_4 };
        let half = if unit == 1.0 { 0.5 } else { FRAC_PI_2 };
        let mut rows = Vec::new();
        for sign in [1.0, -1.0] {
            for (y, x, r) in [
                (0.0, -0.0, unit),
                (0.0, 0.0, 0.0),
                (0.0, -1.0, unit),
                (0.0, 1.0, 0.0),
                (1.0, 0.0, half),
                (1.0, -0.0, half),
                (1.0, -INF, unit),
                (1.0, INF, 0.0),
                (INF, 1.0, half),
                (INF, -1.0, half),
                (INF, -INF, 3.0 * quarter),
                (INF, INF, quarter),
            ] {
                rows.push((sign * y, x, sign * r));
            }
        }
        rows.extend([(NAN, 1.0, NAN), (1.0, NAN, NAN)]);
        two(name, &rows);
    }
    let hypot =
        [(INF, NAN, INF), (NAN, -INF, INF), (NAN, 1.0, NAN), (-3.0, 4.0, 5.0), (-0.0, -0.0, 0.0)];
    two("hypot", &hypot);
    expect(
        "r = hypot(a, b)",
        ["float"; 2],
        FLOAT,
        &[(1.5 * 2f64.powi(126), 2f64.powi(127), 2.5 * 2f64.powi(126))],
    );
    expect(
        "r = hypot(a, b)",
        ["double"; 2],
        DOUBLE,
        &[(3e300, 4e300, 5e300), (3e-320, 4e-320, 5e-320)],
    );
    two("fdim", &[(1.0, NAN, NAN), (NAN, 1.0, NAN), (2.0, 1.0, 1.0), (1.0, 2.0, 0.0)]);
    two("fdim", &[(INF, 1.0, INF), (1.0, INF, 0.0), (INF, INF, 0.0), (-INF, -INF, 0.0)]);
    two(
        "fmax",
        &[(NAN, 1.0, 1.0), (1.0, NAN, 1.0), (NAN, NAN, NAN), (-INF, 1.0, 1.0), (2.0, 1.0, 2.0)],
    );
    two(
        "fmin",
        &[(NAN, 1.0, 1.0), (1.0, NAN, 1.0), (NAN, NAN, NAN), (-INF, 1.0, -INF), (2.0, 1.0, 1.0)],
    );
    two(
        "maxmag",
        &[(-3.0, 2.0, -3.0), (2.0, -3.0, -3.0), (-2.0, 2.0, 2.0), (NAN, 1.0, 1.0), (1.0, NAN, 1.0)],
    );
    two(
        "minmag",
        &[(-3.0, 2.0, 2.0), (2.0, -3.0, 2.0), (-2.0, 2.0, -2.0), (NAN, 1.0, 1.0), (1.0, NAN, 1.0)],
    );
    two("copysign", &[(1.0, -0.0, -1.0), (-0.0, 1.0, 0.0), (-INF, 3.0, INF)]);
    for name in ["fmod", "remainder"] {
        two(name, &[(0.0, 1.0, 0.0), (-0.0, 1.0, -0.0), (INF, 1.0, NAN), (1.0, 0.0, NAN)]);
        two(name, &[(1.0, -0.0, NAN), (1.0, INF, 1.0), (-1.0, -INF, -1.0), (-0.0, NAN, NAN)]);
        two(name, &[(0.0, NAN, NAN), (NAN, 1.0, NAN), (-4.0, 2.0, -0.0), (-INF, INF, NAN)]);
    }
    let none = [
        (INF, 1.0, NAN),
        (-INF, 1.0, NAN),
        (1.0, 0.0, NAN),
        (NAN, 1.0, NAN),
        (1.0, NAN, NAN),
        (INF, NAN, NAN),
    ];
    for format in [FLOAT, DOUBLE, HALF] {
        expect("int q = 9; r = remquo(a, b, &q)", [format.name; 2], format, &none);
        let zero: Vec<(f64, f64, f64)> = none.iter().map(|r| (r.0, r.1, 0.0)).collect();
        expect("int q = 9; remquo(a, b, &q); r = q", [format.name; 2], format, &zero);
        let least = format.min_denormal();
        let top = format.max();
        let rows = [
            (0.0, 1.0, least),
            (-0.0, 1.0, least),
            (0.0, -1.0, -least),
            (-0.0, -1.0, -least),
            (least, 0.0, 0.0),
            (-least, 0.0, -0.0),
            (top, INF, INF),
            (-top, -INF, -INF),
            (INF, 0.0, top),
            (-INF, 0.0, -top),
            (1.0, 1.0, 1.0),
            (0.0, -0.0, -0.0),
            (1.0, INF, format.step(1.0, 1)),
            (1.0, -INF, format.step(1.0, -1)),
            (-1.0, INF, -format.step(1.0, -1)),
            (NAN, 1.0, NAN),
            (1.0, NAN, NAN),
        ];
        expect("r = nextafter(a, b)", [format.name; 2], format, &rows);
    }
}

#[test]
fn functions_that_give_two_results() {
    for format in [FLOAT, DOUBLE, HALF] {
        let t = format.name;
        let below = format.step(1.0, -1);
        let tiny = format.min_denormal();
        let run = |body: String, rows: &[(f64, f64)]| {
            let rows: Vec<(f64, f64, f64)> = rows.iter().map(|(x, r)| (*x, 0.0, *r)).collect();
            expect(&body, [t; 2], format, &rows);
        };
        run(
            format!("{t} p; r = fract(a, &p)"),
            &[
                (0.0, 0.0),
                (-0.0, -0.0),
                (INF, 0.0),
                (-INF, -0.0),
                (NAN, NAN),
                (-tiny, below),
                (1.5, 0.5),
                (-0.25, 0.75),
            ],
        );
        run(
            format!("{t} p; fract(a, &p); r = p"),
            &[
                (0.0, 0.0),
                (-0.0, -0.0),
                (INF, INF),
                (-INF, -INF),
                (NAN, NAN),
                (-tiny, -1.0),
                (1.5, 1.0),
                (-0.25, -1.0),
            ],
        );
        run(
            format!("{t} p; r = modf(a, &p)"),
            &[
                (0.0, 0.0),
                (-0.0, -0.0),
                (INF, 0.0),
                (-INF, -0.0),
                (NAN, NAN),
                (-1.5, -0.5),
                (-2.0, -0.0),
                (0.25, 0.25),
            ],
        );
        run(
            format!("{t} p; modf(a, &p); r = p"),
            &[
                (0.0, 0.0),
                (-0.0, -0.0),
                (INF, INF),
                (-INF, -INF),
                (NAN, NAN),
                (-1.5, -1.0),
                (-0.5, -0.0),
                (0.25, 0.0),
            ],
        );
        run(
            "int p = 9; r = frexp(a, &p)".into(),
            &[
                (0.0, 0.0),
                (-0.0, -0.0),
                (INF, INF),
                (-INF, -INF),
                (NAN, NAN),
                (8.0, 0.5),
                (-3.0, -0.75),
                (tiny, 0.5),
            ],
        );
        let least = f64::from(format.least - format.precision + 1);
        run(
            "int p = 9; frexp(a, &p); r = p".into(),
            &[
                (0.0, 0.0),
                (-0.0, 0.0),
                (INF, 0.0),
                (-INF, 0.0),
                (NAN, 0.0),
                (8.0, 4.0),
                (-3.0, 2.0),
                (tiny, least + 1.0),
            ],
        );
        run(
            "int p = 9; r = lgamma_r(a, &p)".into(),
            &[(1.0, 0.0), (2.0, 0.0), (0.0, INF), (-0.0, INF), (-1.0, INF), (INF, INF), (NAN, NAN)],
        );
        run(
            "int p = 9; lgamma_r(a, &p); r = p".into(),
            &[
                (0.0, 0.0),
                (-0.0, 0.0),
                (-1.0, 0.0),
                (-2.0, 0.0),
                (-0.5, -1.0),
                (-1.5, 1.0),
                (-2.5, -1.0),
                (3.0, 1.0),
                (INF, 1.0),
            ],
        );
        run(format!("{t} p; r = sincos(a, &p)"), &[(0.0, 0.0), (-0.0, -0.0), (INF, NAN)]);
        run(format!("{t} p; sincos(a, &p); r = p"), &[(0.0, 1.0), (-0.0, 1.0), (INF, NAN)]);
        run(
            "r = convert_float(ilogb(a)) == convert_float(b == b ? FP_ILOGB0 : 0) ? 1 : 0".into(),
            &[(0.0, 1.0), (-0.0, 1.0), (1.0, 0.0)],
        );
        run("r = ilogb(a) == INT_MAX ? 1 : 0".into(), &[(INF, 1.0), (-INF, 1.0), (1.0, 0.0)]);
        run("r = ilogb(a) == FP_ILOGBNAN ? 1 : 0".into(), &[(NAN, 1.0), (1.0, 0.0)]);
        run("r = ilogb(a)".into(), &[(1.0, 0.0), (0.75, -1.0), (-10.0, 3.0), (tiny, least)]);
        run("r = logb(a)".into(), &[(1.0, 0.0), (0.75, -1.0), (-10.0, 3.0), (tiny, least)]);
    }
    with_int(
        "ldexp",
        &[
            (0.0, 5.0, 0.0),
            (-0.0, 5.0, -0.0),
            (INF, -5.0, INF),
            (NAN, 1.0, NAN),
            (1.0, 2147483647.0, INF),
            (-1.0, -2147483648.0, -0.0),
            (1.5, 2.0, 6.0),
        ],
    );
}

/// The lengths of vectors must not overflow or underflow in intermediate results (section 7.5.1).
#[test]
fn geometric_functions() {
    for format in [FLOAT, DOUBLE] {
        let t = format.name;
        let (large, small) = (format.max() / 4.0, format.min_denormal() * 64.0);
        for scale in [1.0, large / 4.0, small] {
            let v: Vec<u64> = [2.0, -1.0, 2.0, 4.0].map(|x| format.word(x * scale)).to_vec();
            let zero = vec![format.word(0.0); 4];
            let four = format!("{t}4");
            for name in ["length", "fast_length"] {
                if name == "fast_length" && (t == "double" || scale != 1.0) {
                    continue;
                }
                let seen = run(&format!("r = {name}(a)"), &[(&four, &v)], t);
                let error = (format.value(seen[0]) / (5.0 * scale) - 1.0).abs();
                assert!(error < 1e-6, "{name} of {four} by {scale:e}: {:e}", format.value(seen[0]));
            }
            let seen = run("r = distance(a, b)", &[(&four, &v), (&four, &zero)], t);
            assert!((format.value(seen[0]) / (5.0 * scale) - 1.0).abs() < 1e-6);
            let seen = run("r = normalize(a)", &[(&four, &v)], &four);
            for (k, wanted) in [0.4, -0.2, 0.4, 0.8].into_iter().enumerate() {
                let error = (format.value(seen[k]) - wanted).abs();
                assert!(error < 1e-6, "normalize of {four} by {scale:e}: {k}: {error:e}");
            }
        }
        let four = format!("{t}4");
        let cases: [([f64; 4], [f64; 4]); 2] =
            [([0.0, -0.0, 0.0, 0.0], [0.0, -0.0, 0.0, 0.0]), ([1.0, NAN, 0.0, 0.0], [NAN; 4])];
        for (v, wanted) in cases {
            let words = v.map(|x| format.word(x));
            let seen = run("r = normalize(a)", &[(&four, &words)], &four);
            for k in 0..4 {
                let seen = format.value(seen[k]);
                assert!(same(seen, wanted[k]), "{t}: normalize of {v:?}: {k}: {seen}");
            }
        }
    }
}
