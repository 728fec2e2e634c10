//! The inexact built-in functions: error limits, exact values, and arguments with which large errors are likely.

use super::exact::{self, Format, Real, real};
use super::numbers::Numbers;
use std::f64::consts::PI;

pub type Reference = fn(&[f64]) -> Option<Real>;

/// A function, its error limits in units in the last place for `float`, `double` and `half`, and its exact
/// value, which is `None` for special cases.
pub struct Function {
    pub name: &'static str,
    pub limits: [f64; 3],
    /// The arguments after the first: none, one or two of the same type, or an `int`.
    pub second: Second,
    pub of: Reference,
}

#[derive(Clone, Copy, PartialEq)]
pub enum Second {
    None,
    Same,
    Int,
    /// Two further arguments of the same type.
    Two,
}

macro_rules! functions {
    ($($name:literal $second:ident [$($limit:expr),*] |$x:ident| $body:expr;)*) => {
        vec![$(Function {
            name: $name,
            limits: [$($limit),*],
            second: Second::$second,
            of: |$x| $body,
        }),*]
    };
}

fn when(condition: bool, value: impl FnOnce() -> Real) -> Option<Real> {
    condition.then(value)
}
/// Clamps the argument of exponential functions to a range. Outside of the range, results are infinite or close to
/// zero.
fn moderate(x: f64) -> Real {
    real(x.clamp(-3000.0, 3000.0))
}
const LOOSE: f64 = 8192.0;

/// The inexact functions.
pub fn functions() -> Vec<Function> {
    functions! {
        "acos" None [4.0, 4.0, 2.0] |x| when(x[0].abs() < 1.0, || real(x[0]).acos());
        "acospi" None [5.0, 5.0, 2.0] |x| when(x[0].abs() < 1.0, || real(x[0]).acos().div(&exact::pi()));
        "asin" None [4.0, 4.0, 2.0] |x| when(x[0].abs() <= 1.0, || real(x[0]).asin());
        "asinpi" None [5.0, 5.0, 2.0] |x| when(x[0].abs() <= 1.0, || real(x[0]).asin().div(&exact::pi()));
        "atan" None [5.0, 5.0, 2.0] |x| Some(real(x[0]).atan());
        "atanpi" None [5.0, 5.0, 2.0] |x| Some(real(x[0]).atan().div(&exact::pi()));
        "acosh" None [4.0, 4.0, 2.0] |x| when(x[0] > 1.0, || real(x[0]).acosh());
        "asinh" None [4.0, 4.0, 2.0] |x| Some(real(x[0]).asinh());
        "atanh" None [5.0, 5.0, 2.0] |x| when(x[0].abs() < 1.0, || real(x[0]).atanh());
        "cbrt" None [2.0, 2.0, 2.0] |x| Some(real(x[0]).cbrt());
        "cos" None [4.0, 4.0, 2.0] |x| Some(real(x[0]).cos());
        "cosh" None [4.0, 4.0, 2.0] |x| Some(moderate(x[0]).cosh());
        "cospi" None [4.0, 4.0, 2.0] |x| when((x[0] % 1.0).abs() != 0.5, || exact::cospi(x[0]));
        "degrees" None [2.0, 2.0, 2.0] |x| Some(real(x[0]).mul(&real(180.0)).div(&exact::pi()));
        "radians" None [2.0, 2.0, 2.0] |x| Some(real(x[0]).mul(&exact::pi()).div(&real(180.0)));
        "erf" None [16.0, 16.0, 4.0] |x| Some(exact::erf(x[0]));
        "erfc" None [16.0, 16.0, 4.0] |x| Some(exact::erfc(x[0]));
        "exp" None [3.0, 3.0, 2.0] |x| Some(moderate(x[0]).exp());
        "exp2" None [3.0, 3.0, 2.0] |x| Some(exact::exp2(&moderate(x[0])));
        "exp10" None [3.0, 3.0, 2.0] |x| Some(exact::exp10(&moderate(x[0])));
        "expm1" None [3.0, 3.0, 2.0] |x| Some(exact::expm1(&moderate(x[0])));
        "log" None [3.0, 3.0, 2.0] |x| when(x[0] > 0.0 && x[0] != 1.0, || real(x[0]).ln());
        "log2" None [3.0, 3.0, 2.0] |x| when(x[0] > 0.0 && x[0] != 1.0, || real(x[0]).log2());
        "log10" None [3.0, 3.0, 2.0] |x| when(x[0] > 0.0 && x[0] != 1.0, || real(x[0]).log10());
        "log1p" None [2.0, 2.0, 2.0] |x| when(x[0] > -1.0, || exact::log1p(&real(x[0])));
        "rsqrt" None [2.0, 2.0, 1.0] |x| when(x[0] > 0.0, || real(1.0).div(&real(x[0]).sqrt()));
        "sqrt" None [3.0, 0.5, 1.5] |x| when(x[0] >= 0.0, || real(x[0]).sqrt());
        "sin" None [4.0, 4.0, 2.0] |x| Some(real(x[0]).sin());
        "sinh" None [4.0, 4.0, 2.0] |x| Some(moderate(x[0]).sinh());
        "sinpi" None [4.0, 4.0, 2.0] |x| when(x[0] % 1.0 != 0.0, || exact::sinpi(x[0]));
        "tan" None [5.0, 5.0, 2.5] |x| Some(real(x[0]).tan());
        "tanh" None [5.0, 5.0, 2.0] |x| Some(real(x[0].clamp(-99.0, 99.0)).tanh());
        "tanpi" None [6.0, 6.0, 2.0] |x| when(x[0] % 0.5 != 0.0, || exact::tanpi(x[0]));
        "tgamma" None [16.0, 16.0, 4.0] |x| when(x[0] != 0.0 && (x[0] > 0.0 || x[0] % 1.0 != 0.0), || exact::tgamma(x[0]));
        "lgamma" None [f64::INFINITY, f64::INFINITY, 0.0]
            |x| when(x[0] != 0.0 && x[0] != 1.0 && x[0] != 2.0 && (x[0] > 0.0 || x[0] % 1.0 != 0.0), || exact::lgamma(x[0]));
        "half_cos" None [LOOSE, 0.0, 0.0] |x| when(x[0].abs() <= 65536.0, || real(x[0]).cos());
        "half_sin" None [LOOSE, 0.0, 0.0] |x| when(x[0].abs() <= 65536.0, || real(x[0]).sin());
        "half_tan" None [LOOSE, 0.0, 0.0] |x| when(x[0].abs() <= 65536.0, || real(x[0]).tan());
        "half_exp" None [LOOSE, 0.0, 0.0] |x| Some(moderate(x[0]).exp());
        "half_exp2" None [LOOSE, 0.0, 0.0] |x| Some(exact::exp2(&moderate(x[0])));
        "half_exp10" None [LOOSE, 0.0, 0.0] |x| Some(exact::exp10(&moderate(x[0])));
        "half_log" None [LOOSE, 0.0, 0.0] |x| when(x[0] > 0.0 && x[0] != 1.0, || real(x[0]).ln());
        "half_log2" None [LOOSE, 0.0, 0.0] |x| when(x[0] > 0.0 && x[0] != 1.0, || real(x[0]).log2());
        "half_log10" None [LOOSE, 0.0, 0.0] |x| when(x[0] > 0.0 && x[0] != 1.0, || real(x[0]).log10());
        "half_recip" None [LOOSE, 0.0, 0.0] |x| when(x[0] != 0.0, || real(1.0).div(&real(x[0])));
        "half_rsqrt" None [LOOSE, 0.0, 0.0] |x| when(x[0] > 0.0, || real(1.0).div(&real(x[0]).sqrt()));
        "half_sqrt" None [LOOSE, 0.0, 0.0] |x| when(x[0] >= 0.0, || real(x[0]).sqrt());
        // The error of `native_` functions is implementation-defined. Here, it is limited to the error of the functions
        // without the prefix.
        "native_cos" None [4.0, 0.0, 0.0] |x| Some(real(x[0]).cos());
        "native_sin" None [4.0, 0.0, 0.0] |x| Some(real(x[0]).sin());
        "native_tan" None [5.0, 0.0, 0.0] |x| Some(real(x[0]).tan());
        "native_exp" None [3.0, 0.0, 0.0] |x| Some(moderate(x[0]).exp());
        "native_exp2" None [3.0, 0.0, 0.0] |x| Some(exact::exp2(&moderate(x[0])));
        "native_exp10" None [3.0, 0.0, 0.0] |x| Some(exact::exp10(&moderate(x[0])));
        "native_log" None [3.0, 0.0, 0.0] |x| when(x[0] > 0.0 && x[0] != 1.0, || real(x[0]).ln());
        "native_log2" None [3.0, 0.0, 0.0] |x| when(x[0] > 0.0 && x[0] != 1.0, || real(x[0]).log2());
        "native_log10" None [3.0, 0.0, 0.0] |x| when(x[0] > 0.0 && x[0] != 1.0, || real(x[0]).log10());
        "native_recip" None [2.5, 0.0, 0.0] |x| when(x[0] != 0.0, || real(1.0).div(&real(x[0])));
        "native_rsqrt" None [2.0, 0.0, 0.0] |x| when(x[0] > 0.0, || real(1.0).div(&real(x[0]).sqrt()));
        "native_sqrt" None [3.0, 0.0, 0.0] |x| when(x[0] >= 0.0, || real(x[0]).sqrt());

        "atan2" Same [6.0, 6.0, 2.0] |x| when(x[0] != 0.0 && x[1] != 0.0, || exact::atan2(&real(x[0]), &real(x[1])));
        "atan2pi" Same [6.0, 6.0, 2.0] |x| when(x[0] != 0.0 && x[1] != 0.0, || exact::atan2(&real(x[0]), &real(x[1])).div(&exact::pi()));
        "hypot" Same [4.0, 4.0, 2.0] |x| Some(exact::hypot(&real(x[0]), &real(x[1])));
        "pow" Same [16.0, 16.0, 4.0] |x| power(x[0], x[1]);
        "powr" Same [16.0, 16.0, 4.0] |x| if x[0] > 0.0 { power(x[0], x[1]) } else { None };
        "half_powr" Same [LOOSE, 0.0, 0.0] |x| if x[0] > 0.0 { power(x[0], x[1]) } else { None };
        "native_powr" Same [16.0, 0.0, 0.0] |x| if x[0] > 0.0 { power(x[0], x[1]) } else { None };
        "half_divide" Same [LOOSE, 0.0, 0.0] |x| when(x[1] != 0.0, || real(x[0]).div(&real(x[1])));
        "native_divide" Same [2.5, 0.0, 0.0] |x| when(x[1] != 0.0, || real(x[0]).div(&real(x[1])));
        "fdim" Same [0.5, 0.5, 0.5] |x| Some(if x[0] > x[1] { real(x[0]).sub(&real(x[1])) } else { real(0.0) });
        "pown" Int [16.0, 16.0, 4.0] |x| power(x[0], x[1]);
        "rootn" Int [16.0, 16.0, 4.0] |x| root(x[0], x[1]);
        "ldexp" Int [0.5, 0.5, 0.5] |x| Some(scaled(x[0], x[1]));
        "fma" Two [0.5, 0.5, 0.5] |x| Some(fused(x));
    }
}

/// `x` to the power `y`; `None` for special cases.
fn power(x: f64, y: f64) -> Option<Real> {
    if x == 0.0 || x == 1.0 || y == 0.0 || (x < 0.0 && y % 1.0 != 0.0) {
        return None;
    }
    Some(exact::pow(&real(x), &real(y), y % 2.0 != 0.0))
}
fn root(x: f64, n: f64) -> Option<Real> {
    if x == 0.0 || n == 0.0 || (x < 0.0 && n % 2.0 == 0.0) {
        return None;
    }
    Some(exact::pow(&real(x), &real(1.0).div(&real(n)), true))
}
fn scaled(x: f64, n: f64) -> Real {
    let mut v = real(x);
    if let Some(e) = v.0.exponent() {
        v.0.set_exponent(e + n.clamp(-9999.0, 9999.0) as i32);
    }
    v
}
fn fused(x: &[f64]) -> Real {
    let product = real(x[0]).mul(&real(x[1]));
    product.add_whole(&real(x[2]))
}

/// Values for one argument: over all exponents, of moderate size, and close to special points.
fn arguments(format: Format, count: usize, numbers: &mut Numbers) -> Vec<f64> {
    let mut out = Vec::new();
    for _ in 0..count {
        out.push(format.value(numbers.next() & (u64::MAX >> (64 - format.bits()))));
    }
    for limit in [1.0, 1.1, 2.0, 10.0, 100.0, 760.0, 1e5] {
        for _ in 0..count / 6 {
            out.push(numbers.between(-limit, limit));
        }
    }
    // Small values by exponent, where cancellation is visible, and values close to one.
    for _ in 0..count / 3 {
        let size = numbers.between(-40.0, 4.0).exp2();
        out.push(if numbers.next() & 1 == 0 { size } else { -size });
        out.push(1.0 + numbers.between(-1.0, 1.0) * numbers.between(-50.0, 0.0).exp2());
    }
    let near = |at: f64, out: &mut Vec<f64>| {
        let at = format.value(format.word(at));
        if at.is_finite() {
            out.extend([-1, 0, 1].map(|k| format.step(at, k)));
            out.extend([-1, 0, 1].map(|k| -format.step(at, k)));
        }
    };
    for k in (1..=24).chain([100, 355, 1000, 4096, 65537, 1 << 20]) {
        near(f64::from(k) * PI / 2.0, &mut out);
        near(f64::from(k) / 2.0, &mut out);
        near(f64::from(k), &mut out);
    }
    for k in [1e-300, 1e-38, 1e-20, 1e-8, 1e-4, 1e10, 1e15, 1e16, 1e22, 1e30, 1e100, 1e300] {
        near(k, &mut out);
    }
    // The points of overflow and underflow of exponential functions and Γ.
    for k in [
        87.33,
        88.722839,
        89.415985,
        103.97,
        126.0,
        127.0,
        128.0,
        149.0,
        150.0,
        34.0,
        35.04,
        709.782712893384,
        710.4758600739439,
        745.13,
        1022.0,
        1024.0,
        1074.0,
        308.2547155599167,
        323.3,
        171.6243769563027,
        26.54,
        27.22,
        9.19,
        10.06,
        11.09,
        16.6,
        4.8,
        17.3,
    ] {
        near(k, &mut out);
    }
    near(format.max(), &mut out);
    near(2f64.powi(format.least), &mut out);
    out.extend((1..6).map(|k| f64::from(k) * format.min_denormal()));
    // Values that are exceptionally close to a multiple of π/2.
    near(6381956970095103.0 * 2f64.powi(797), &mut out);
    near(16367173.0 * 2f64.powi(72), &mut out);
    out.into_iter().map(|x| format.value(format.word(x))).filter(|x| x.is_finite()).collect()
}

fn second(of: &str, kind: Second, x: f64, format: Format, numbers: &mut Numbers) -> f64 {
    let pick = numbers.next() >> 33;
    if kind == Second::Int {
        if of == "ldexp" {
            return numbers.between(-2200.0, 2200.0).trunc();
        }
        if pick.is_multiple_of(8) {
            return f64::from(numbers.next() as i32);
        }
        return numbers.between(-3000.0, 3000.0).trunc()
            / if pick.is_multiple_of(2) { 1.0 } else { 100.0 };
    }
    let y = match pick % 6 {
        0 => format.value(numbers.next() & (u64::MAX >> (64 - format.bits()))),
        1 => numbers.between(-10.0, 10.0).trunc(),
        2 => numbers.between(-10.0, 10.0),
        3 => x * numbers.between(0.5, 2.0),
        // An exponent for which the power is close to an end of the range, or anywhere in the range. For a base close
        // to one, only large exponents are significant.
        4 if pick & 384 == 0 => 1.0 / (x - 1.0) * numbers.between(-700.0, 700.0),
        4 => {
            let end = if pick & 64 == 0 { format.greatest + 1 } else { format.least - 20 };
            f64::from(end) / x.abs().log2() * numbers.between(0.97, 1.01)
        }
        _ => numbers.between(-1.0, 1.0) * f64::from(format.greatest) / x.abs().log2(),
    };
    let y = format.value(format.word(y));
    if y.is_finite() { y } else { 2.5 }
}

/// Rows of arguments of a function: random rows, whose number is proportional to `count`, and chosen rows. An `int`
/// argument is a whole number.
pub fn rows(f: &Function, format: Format, count: usize, numbers: &mut Numbers) -> Vec<Vec<f64>> {
    let xs = arguments(format, count, numbers);
    let mut rows: Vec<Vec<f64>> = xs.iter().map(|x| vec![*x]).collect();
    if f.second != Second::None {
        for row in &mut rows {
            let y = second(f.name, f.second, row[0], format, numbers);
            row.push(if f.second == Second::Int { y.trunc() } else { y });
        }
    }
    if f.second == Second::Two {
        for row in &mut rows {
            // Sums that nearly cancel, are halfway between two numbers, or are arbitrary.
            let product = row[0] * row[1];
            let z = match numbers.next() % 4 {
                0 => -product,
                1 => product * numbers.between(-60.0, 60.0).exp2(),
                2 => product * f64::from(numbers.next() as i8).exp2().trunc(),
                _ => format.value(numbers.next() & (u64::MAX >> (64 - format.bits()))),
            };
            let z = format.value(format.word(z));
            row.push(if z.is_finite() { z } else { 1.0 });
        }
    }
    rows
}
