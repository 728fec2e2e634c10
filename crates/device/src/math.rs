//! Math functions (OpenCL C 6.15.2), word by word. Exact functions are computed here; the others come from
//! [`elementary`]. `half` is computed as `float` and rounded.

use super::alu::{bits32, bits64};
use super::bytecode::Rounding;
use super::convert::encode;
use super::elementary as e;
use super::scalar::Scalar;
use clman_opencl::floating::{half_of_float, half_value};

macro_rules! table_one {
    ($name:expr, $ty:expr; $($word:literal $single:expr, $double:expr;)*) => {
        match ($name, $ty) {
            $(
                ($word, Scalar::F32) => {
                    fn f(a: u64) -> u64 {
                        let g: fn(f32) -> f32 = $single;
                        u64::from(bits32(g(f32::from_bits(a as u32))))
                    }
                    Some(f as fn(u64) -> u64)
                }
                ($word, Scalar::F64) => {
                    fn f(a: u64) -> u64 {
                        let g: fn(f64) -> f64 = $double;
                        bits64(g(f64::from_bits(a)))
                    }
                    Some(f as fn(u64) -> u64)
                }
                ($word, Scalar::F16) => {
                    fn f(a: u64) -> u64 {
                        let g: fn(f32) -> f32 = $single;
                        u64::from(half_of_float(g(half_value(a as u16))))
                    }
                    Some(f as fn(u64) -> u64)
                }
            )*
            _ => None,
        }
    };
}

macro_rules! table_two {
    ($name:expr, $ty:expr; $($word:literal $single:expr, $double:expr;)*) => {
        match ($name, $ty) {
            $(
                ($word, Scalar::F32) => {
                    fn f(a: u64, b: u64) -> u64 {
                        let g: fn(f32, f32) -> f32 = $single;
                        u64::from(bits32(g(f32::from_bits(a as u32), f32::from_bits(b as u32))))
                    }
                    Some(f as fn(u64, u64) -> u64)
                }
                ($word, Scalar::F64) => {
                    fn f(a: u64, b: u64) -> u64 {
                        let g: fn(f64, f64) -> f64 = $double;
                        bits64(g(f64::from_bits(a), f64::from_bits(b)))
                    }
                    Some(f as fn(u64, u64) -> u64)
                }
                ($word, Scalar::F16) => {
                    fn f(a: u64, b: u64) -> u64 {
                        let g: fn(f32, f32) -> f32 = $single;
                        let v = g(half_value(a as u16), half_value(b as u16));
                        u64::from(half_of_float(v))
                    }
                    Some(f as fn(u64, u64) -> u64)
                }
            )*
            _ => None,
        }
    };
}

/// The functions that `float` and `double` share, in a module for one of these types.
macro_rules! exact {
    ($module:ident, $t:ident, $bits:ident, $m_bits:literal, $bias:literal, $scalar:expr, $fmod:path) => {
        mod $module {
            use super::*;

            const MANTISSA: $bits = (1 << $m_bits) - 1;

            pub fn sign(x: $t) -> $t {
                if x > 0.0 {
                    1.0
                } else if x < 0.0 {
                    -1.0
                } else if x.is_nan() {
                    0.0
                } else {
                    x
                }
            }
            /// The binary exponent of a finite nonzero value.
            fn exponent(x: $t) -> i32 {
                let e = (x.to_bits() >> $m_bits) as i32 & (2 * $bias + 1);
                if e == 0 {
                    let m = x.to_bits() & MANTISSA;
                    let zeros = m.leading_zeros() as i32 - ($bits::BITS as i32 - $m_bits);
                    1 - $bias - 1 - zeros
                } else {
                    e - $bias
                }
            }
            pub fn logb(x: $t) -> $t {
                if x == 0.0 {
                    $t::NEG_INFINITY
                } else if x.is_nan() {
                    x
                } else if x.is_infinite() {
                    $t::INFINITY
                } else {
                    exponent(x) as $t
                }
            }
            pub fn ilogb(x: $t) -> i32 {
                if x == 0.0 {
                    i32::MIN
                } else if x.is_nan() || x.is_infinite() {
                    i32::MAX
                } else {
                    exponent(x)
                }
            }
            pub fn ldexp(x: $t, n: i32) -> $t {
                if x == 0.0 || x.is_nan() || x.is_infinite() {
                    return x;
                }
                let e = exponent(x);
                let m = x.to_bits() & MANTISSA;
                let (m, unit) = if (x.to_bits() >> $m_bits) & (2 * $bias + 1) == 0 {
                    (m, 1 - $bias - $m_bits)
                } else {
                    (m | 1 << $m_bits, e - $m_bits)
                };
                let unit = unit.saturating_add(n.clamp(-5000, 5000));
                let bits =
                    encode(x.is_sign_negative(), u128::from(m), unit, $scalar, Rounding::Even);
                $t::from_bits(bits as $bits)
            }
            pub fn frexp_exponent(x: $t) -> i32 {
                if x == 0.0 || x.is_nan() || x.is_infinite() { 0 } else { exponent(x) + 1 }
            }
            pub fn frexp_mantissa(x: $t) -> $t {
                if x == 0.0 || x.is_nan() || x.is_infinite() {
                    x
                } else {
                    ldexp(x, -frexp_exponent(x))
                }
            }
            pub fn nextafter(x: $t, y: $t) -> $t {
                if x.is_nan() || y.is_nan() {
                    return $t::NAN;
                }
                if x == y {
                    return y;
                }
                if x == 0.0 {
                    return $t::from_bits(1).copysign(y);
                }
                let away = (x < y) == (x > 0.0);
                let bits = x.to_bits();
                $t::from_bits(if away { bits + 1 } else { bits - 1 })
            }
            pub fn fmin(x: $t, y: $t) -> $t {
                if x.is_nan() || y < x { y } else { x }
            }
            pub fn fmax(x: $t, y: $t) -> $t {
                if x.is_nan() || x < y { y } else { x }
            }
            pub fn fdim(x: $t, y: $t) -> $t {
                if x.is_nan() || y.is_nan() {
                    $t::NAN
                } else if x > y {
                    x - y
                } else {
                    0.0
                }
            }
            pub fn maxmag(x: $t, y: $t) -> $t {
                if x.abs() > y.abs() {
                    x
                } else if y.abs() > x.abs() {
                    y
                } else {
                    fmax(x, y)
                }
            }
            pub fn minmag(x: $t, y: $t) -> $t {
                if x.abs() < y.abs() {
                    x
                } else if y.abs() < x.abs() {
                    y
                } else {
                    fmin(x, y)
                }
            }
            pub fn fmod(x: $t, y: $t) -> $t {
                $fmod(x, y)
            }
            pub fn remainder(x: $t, y: $t) -> $t {
                if x.is_nan() || y.is_nan() || x.is_infinite() || y == 0.0 {
                    return $t::NAN;
                }
                if y.is_infinite() {
                    return x;
                }
                let p = y.abs();
                let mut r = x.abs();
                if p <= $t::MAX / 2.0 {
                    r = $fmod(r, p + p);
                }
                if p < 2.0 * $t::MIN_POSITIVE {
                    if r + r > p {
                        r -= p;
                        if r + r >= p {
                            r -= p;
                        }
                    }
                } else {
                    let half = p / 2.0;
                    if r > half {
                        r -= p;
                        if r >= half {
                            r -= p;
                        }
                    }
                }
                if x.is_sign_negative() { -r } else { r }
            }
            pub fn fract(x: $t) -> $t {
                if x == 0.0 || x.is_infinite() {
                    return (0.0 as $t).copysign(x);
                }
                if x.is_nan() {
                    return x;
                }
                let below_one = $t::from_bits((1.0 as $t).to_bits() - 1);
                fmin(x - x.floor(), below_one)
            }
            pub fn modf(x: $t) -> $t {
                let rest = if x.is_infinite() { 0.0 } else { x - x.trunc() };
                rest.copysign(x)
            }
        }
    };
}
exact!(single, f32, u32, 23, 127, Scalar::F32, libm::fmodf);
exact!(double, f64, u64, 52, 1023, Scalar::F64, libm::fmod);

fn pown_f64(x: f64, n: i32) -> f64 {
    e::pow_f64(x, f64::from(n))
}
fn pown_f32(x: f32, n: i32) -> f32 {
    if x != 0.0 && x.is_finite() {
        let size = e::power(x.abs(), f64::from(n));
        return if x < 0.0 && n % 2 != 0 { -size } else { size };
    }
    e::pow_f64(f64::from(x), f64::from(n)) as f32
}
/// Whether `powr` returns NaN because the base is negative, an argument is NaN, or the power does not have a limit. For
/// some of these arguments, `pow` returns a number.
fn has_no_power(x: f64, y: f64) -> bool {
    x < 0.0
        || x.is_nan()
        || y.is_nan()
        || (x == 0.0 && y == 0.0)
        || (x == 1.0 && y.is_infinite())
        || (x.is_infinite() && y == 0.0)
}
fn powr_f64(x: f64, y: f64) -> f64 {
    if has_no_power(x, y) { f64::NAN } else { e::pow_f64(x.abs(), y) }
}
fn powr_f32(x: f32, y: f32) -> f32 {
    if has_no_power(x.into(), y.into()) { f32::NAN } else { e::pow_f32(x.abs(), y) }
}
fn rootn_f64(x: f64, n: i32) -> f64 {
    if n == 0 || x.is_nan() || (x < 0.0 && n % 2 == 0) {
        return f64::NAN;
    }
    if x == 0.0 {
        let odd = n % 2 != 0;
        let size = if n > 0 { 0.0 } else { f64::INFINITY };
        return if odd { f64::copysign(size, x) } else { size };
    }
    let size = x.abs();
    let root = match n {
        1 => size,
        -1 => 1.0 / size,
        2 => size.sqrt(),
        3 => e::cbrt_f64(size),
        _ => e::root(size, n),
    };
    root.copysign(x)
}
fn rootn_f32(x: f32, n: i32) -> f32 {
    if n != 0 && x > 0.0 && x < f32::INFINITY {
        return e::power(x, 1.0 / f64::from(n));
    }
    rootn_f64(f64::from(x), n) as f32
}

/// The function `name` of one value of the floating type `ty`; for `nan`, of an unsigned integer. `None` if there is
/// none.
pub fn one(name: &str, ty: Scalar) -> Option<fn(u64) -> u64> {
    let whole: Option<fn(u64) -> u64> = match (name, ty) {
        ("ilogb", Scalar::F32) => Some(|a| single::ilogb(f32::from_bits(a as u32)) as u32 as u64),
        ("ilogb", Scalar::F64) => Some(|a| double::ilogb(f64::from_bits(a)) as u32 as u64),
        ("ilogb", Scalar::F16) => Some(|a| single::ilogb(half_value(a as u16)) as u32 as u64),
        ("frexp_exponent", Scalar::F32) => {
            Some(|a| single::frexp_exponent(f32::from_bits(a as u32)) as u32 as u64)
        }
        ("frexp_exponent", Scalar::F64) => {
            Some(|a| double::frexp_exponent(f64::from_bits(a)) as u32 as u64)
        }
        ("frexp_exponent", Scalar::F16) => {
            Some(|a| single::frexp_exponent(half_value(a as u16)) as u32 as u64)
        }
        ("lgamma_sign", Scalar::F32) => {
            Some(|a| e::lgamma_sign(f64::from(f32::from_bits(a as u32))) as u32 as u64)
        }
        ("lgamma_sign", Scalar::F64) => Some(|a| e::lgamma_sign(f64::from_bits(a)) as u32 as u64),
        ("lgamma_sign", Scalar::F16) => {
            Some(|a| e::lgamma_sign(f64::from(half_value(a as u16))) as u32 as u64)
        }
        // Below one, the nearest `half` differs from the nearest `float`.
        ("fract", Scalar::F16) => Some(fract_half),
        ("nan", Scalar::U16) => Some(|a| 0x7e00 | (a & 0x1ff)),
        ("nan", Scalar::U32) => Some(|a| 0x7fc0_0000 | (a & 0x3f_ffff)),
        ("nan", Scalar::U64) => Some(|a| 0x7ff8_0000_0000_0000 | (a & 0x7_ffff_ffff_ffff)),
        _ => None,
    };
    if whole.is_some() {
        return whole;
    }
    table_one! { name, ty;
        "acos" e::acos_f32, e::acos_f64;
        "acosh" e::acosh_f32, e::acosh_f64;
        "acospi" e::acospi_f32, e::acospi_f64;
        "asin" e::asin_f32, e::asin_f64;
        "asinh" e::asinh_f32, e::asinh_f64;
        "asinpi" e::asinpi_f32, e::asinpi_f64;
        "atan" e::atan_f32, e::atan_f64;
        "atanh" e::atanh_f32, e::atanh_f64;
        "atanpi" e::atanpi_f32, e::atanpi_f64;
        "cbrt" e::cbrt_f32, e::cbrt_f64;
        "cos" e::cos_f32, e::cos_f64;
        "cosh" e::cosh_f32, e::cosh_f64;
        "cospi" e::cospi_f32, e::cospi_f64;
        "erf" e::erf_f32, e::erf_f64;
        "erfc" e::erfc_f32, e::erfc_f64;
        "exp" e::exp_f32, e::exp_f64;
        "exp2" e::exp2_f32, e::exp2_f64;
        "exp10" e::exp10_f32, e::exp10_f64;
        "expm1" e::expm1_f32, e::expm1_f64;
        "lgamma" e::lgamma_f32, e::lgamma_f64;
        "log" e::log_f32, e::log_f64;
        "log2" e::log2_f32, e::log2_f64;
        "log10" e::log10_f32, e::log10_f64;
        "log1p" e::log1p_f32, e::log1p_f64;
        "logb" single::logb, double::logb;
        "sin" e::sin_f32, e::sin_f64;
        "sinh" e::sinh_f32, e::sinh_f64;
        "sinpi" e::sinpi_f32, e::sinpi_f64;
        "tan" e::tan_f32, e::tan_f64;
        "tanh" e::tanh_f32, e::tanh_f64;
        "tanpi" e::tanpi_f32, e::tanpi_f64;
        "tgamma" e::tgamma_f32, e::tgamma_f64;
        "round" libm::roundf, libm::round;
        "sign" single::sign, double::sign;
        "fract" single::fract, double::fract;
        "modf" single::modf, double::modf;
        "frexp_mantissa" single::frexp_mantissa, double::frexp_mantissa;
    }
}

/// The function `name` of two values of the floating type `ty`, or of one such value and an `int`; `None` if there is
/// none.
pub fn two(name: &str, ty: Scalar) -> Option<fn(u64, u64) -> u64> {
    macro_rules! with_int {
        ($single:expr, $double:expr) => {
            match ty {
                Scalar::F32 => Some(|a, n| {
                    u64::from(bits32($single(f32::from_bits(a as u32), n as u32 as i32)))
                }),
                Scalar::F64 => Some(|a, n| bits64($double(f64::from_bits(a), n as u32 as i32))),
                Scalar::F16 => Some(|a, n| {
                    let v = $single(half_value(a as u16), n as u32 as i32);
                    u64::from(half_of_float(v))
                }),
                _ => None,
            }
        };
    }
    let mixed: Option<fn(u64, u64) -> u64> = match (name, ty) {
        ("ldexp", _) => with_int!(single::ldexp, double::ldexp),
        ("pown", _) => with_int!(pown_f32, pown_f64),
        ("rootn", _) => with_int!(rootn_f32, rootn_f64),
        ("remquo_quotient", Scalar::F32) => Some(|a, b| {
            let (x, y) = (f32::from_bits(a as u32), f32::from_bits(b as u32));
            e::remquo_quotient(f64::from(x), f64::from(y)) as u32 as u64
        }),
        ("remquo_quotient", Scalar::F64) => {
            Some(|a, b| e::remquo_quotient(f64::from_bits(a), f64::from_bits(b)) as u32 as u64)
        }
        ("remquo_quotient", Scalar::F16) => Some(|a, b| {
            let (x, y) = (half_value(a as u16), half_value(b as u16));
            e::remquo_quotient(f64::from(x), f64::from(y)) as u32 as u64
        }),
        // The sign of a NaN is also kept.
        ("copysign", Scalar::F16) => Some(|a, b| (a & 0x7fff) | (b & 0x8000)),
        ("copysign", Scalar::F32) => Some(|a, b| (a & 0x7fff_ffff) | (b & 0x8000_0000)),
        ("copysign", Scalar::F64) => Some(|a, b| (a & !(1 << 63)) | (b & 1 << 63)),
        // The next `half` differs from the next `float`.
        ("nextafter", Scalar::F16) => Some(next_half),
        _ => None,
    };
    if mixed.is_some() {
        return mixed;
    }
    table_two! { name, ty;
        "atan2" e::atan2_f32, e::atan2_f64;
        "atan2pi" |y, x| (e::atan2_f64(y.into(), x.into()) / std::f64::consts::PI) as f32,
            |y, x| e::atan2_f64(y, x) / std::f64::consts::PI;
        "fdim" single::fdim, double::fdim;
        "fmax" single::fmax, double::fmax;
        "fmin" single::fmin, double::fmin;
        "fmod" single::fmod, double::fmod;
        "hypot" e::hypot_f32, e::hypot_f64;
        "maxmag" single::maxmag, double::maxmag;
        "minmag" single::minmag, double::minmag;
        "nextafter" single::nextafter, double::nextafter;
        "pow" e::pow_f32, e::pow_f64;
        "powr" powr_f32, powr_f64;
        "remainder" single::remainder, double::remainder;
    }
}

fn fract_half(a: u64) -> u64 {
    const BELOW_ONE: u16 = 0x3bff;
    let bits = half_of_float(single::fract(half_value(a as u16)));
    u64::from(if bits == BELOW_ONE + 1 { BELOW_ONE } else { bits })
}

fn next_half(a: u64, b: u64) -> u64 {
    let (x, y) = (half_value(a as u16), half_value(b as u16));
    if x.is_nan() || y.is_nan() {
        return 0x7e00;
    }
    if x == y {
        return b;
    }
    if x == 0.0 {
        return (b & 0x8000) | 1;
    }
    if (x < y) == (x > 0.0) { a + 1 } else { a - 1 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn powers_of_two_are_taken_apart() {
        assert_eq!(single::frexp_exponent(8.0), 4);
        assert_eq!(single::frexp_mantissa(8.0), 0.5);
        assert_eq!(single::frexp_mantissa(f32::from_bits(1)), 0.5);
        assert_eq!(single::ilogb(f32::from_bits(1)), -149);
        assert_eq!(single::ldexp(1.0, -149), f32::from_bits(1));
        assert_eq!(single::ldexp(1.5, -149), f32::from_bits(2));
        assert_eq!(double::ldexp(1.0, 2000), f64::INFINITY);
        assert_eq!(double::logb(0.75), -1.0);
    }

    #[test]
    fn remainders_round_to_even() {
        assert_eq!(single::remainder(5.0, 2.0), 1.0);
        assert_eq!(single::remainder(7.0, 2.0), -1.0);
        assert_eq!(double::remainder(-3.0, 2.0), 1.0);
        assert_eq!(single::fmod(-7.0, 2.0), -1.0);
    }

    #[test]
    fn one_value_that_is_no_number_is_passed_over() {
        assert_eq!(single::fmin(f32::NAN, 1.0), 1.0);
        assert_eq!(single::fmax(1.0, f32::NAN), 1.0);
        assert!(powr_f32(-1.0, 2.0).is_nan());
        assert_eq!(rootn_f32(-8.0, 3), -2.0);
        assert_eq!(pown_f32(-2.0, 3), -8.0);
    }
}
