//! Values of the inexact functions in `double` arithmetic, to find arguments with large errors quickly. They come
//! from the platform's C library and from `libm`, so that no device is compared with its own code.

use std::f64::consts::PI;

/// The function `name`, which may have the prefix `native_` or `half_`. It returns NaN where the function is undefined.
/// `None` if this module does not have the function.
pub fn approximation(name: &str) -> Option<fn(&[f64]) -> f64> {
    // Section 6.15.2 limits the arguments of these functions.
    match name {
        "half_cos" => return Some(|x| within(x[0], f64::cos)),
        "half_sin" => return Some(|x| within(x[0], f64::sin)),
        "half_tan" => return Some(|x| within(x[0], f64::tan)),
        _ => {}
    }
    let name = name.strip_prefix("native_").or(name.strip_prefix("half_")).unwrap_or(name);
    Some(match name {
        "acos" => |x| x[0].acos(),
        "acospi" => |x| x[0].acos() / PI,
        "asin" => |x| x[0].asin(),
        "asinpi" => |x| x[0].asin() / PI,
        "atan" => |x| x[0].atan(),
        "atanpi" => |x| x[0].atan() / PI,
        "acosh" => |x| if x[0] < 1.0 { f64::NAN } else { libm::acosh(x[0]) },
        "asinh" => |x| libm::asinh(x[0]),
        "atanh" => |x| libm::atanh(x[0]),
        "cbrt" => |x| x[0].cbrt(),
        "cos" => |x| x[0].cos(),
        "cosh" => |x| x[0].cosh(),
        "cospi" => |x| cospi(x[0]),
        "degrees" => |x| x[0] * (180.0 / PI),
        "radians" => |x| x[0] * (PI / 180.0),
        "erf" => |x| libm::erf(x[0]),
        "erfc" => |x| libm::erfc(x[0]),
        "exp" => |x| x[0].exp(),
        "exp2" => |x| x[0].exp2(),
        "exp10" => |x| libm::exp10(x[0]),
        "expm1" => |x| x[0].exp_m1(),
        "log" => |x| x[0].ln(),
        "log2" => |x| x[0].log2(),
        "log10" => |x| x[0].log10(),
        "log1p" => |x| x[0].ln_1p(),
        "recip" => |x| 1.0 / x[0],
        "rsqrt" => |x| 1.0 / x[0].sqrt(),
        "sqrt" => |x| x[0].sqrt(),
        "sin" => |x| x[0].sin(),
        "sinh" => |x| x[0].sinh(),
        "sinpi" => |x| sinpi(x[0]),
        "tan" => |x| x[0].tan(),
        "tanh" => |x| x[0].tanh(),
        "tanpi" => |x| sinpi(x[0]) / cospi(x[0]),
        "tgamma" => |x| libm::tgamma(x[0]),
        "lgamma" => |x| libm::lgamma(x[0]),
        "atan2" => |x| x[0].atan2(x[1]),
        "atan2pi" => |x| x[0].atan2(x[1]) / PI,
        "hypot" => |x| x[0].hypot(x[1]),
        "pow" | "pown" => |x| x[0].powf(x[1]),
        "powr" => |x| if x[0] < 0.0 || x == [0.0, 0.0] { f64::NAN } else { x[0].abs().powf(x[1]) },
        "divide" => |x| x[0] / x[1],
        "fdim" => |x| if x[0] > x[1] { x[0] - x[1] } else { 0.0 },
        "rootn" => |x| root(x[0], x[1]),
        "ldexp" => |x| libm::ldexp(x[0], x[1] as i32),
        "fma" => |x| x[0].mul_add(x[1], x[2]),
        _ => return None,
    })
}

/// The value of `f` for an argument from -2^16 to 2^16, and NaN for another argument.
fn within(x: f64, f: fn(f64) -> f64) -> f64 {
    if x.abs() <= 65536.0 { f(x) } else { f64::NAN }
}

/// The sine of π times `x`. The argument is reduced exactly, so that values next to a zero keep their relative
/// accuracy.
fn sinpi(x: f64) -> f64 {
    let r = x % 2.0;
    let (size, sign) = if r.abs() > 1.0 { (r.abs() - 1.0, -1.0) } else { (r.abs(), 1.0) };
    let folded = if size > 0.5 { 1.0 - size } else { size };
    let value = if folded > 0.25 { (PI * (0.5 - folded)).cos() } else { (PI * folded).sin() };
    value * sign * r.signum()
}

fn cospi(x: f64) -> f64 {
    let r = x.abs() % 2.0;
    let size = if r > 1.0 { 2.0 - r } else { r };
    match size {
        s if s > 0.75 => -(PI * (1.0 - s)).cos(),
        s if s > 0.25 => (PI * (0.5 - s)).sin(),
        s => (PI * s).cos(),
    }
}

fn root(x: f64, n: f64) -> f64 {
    let size = (x.abs().ln() / n).exp();
    // One step of Newton's method removes the error of the quotient.
    let slope = (size.ln() * n - x.abs().ln()) / n;
    let size = if slope.is_finite() { size * (1.0 - slope) } else { size };
    let is_even = n % 2.0 == 0.0;
    match x.is_sign_negative() {
        _ if n == 0.0 || (x < 0.0 && is_even) => f64::NAN,
        true if !is_even => -size,
        _ => size,
    }
}
