//! Conversions between scalar types with all rounding modes and saturation (OpenCL C 6.4.3).

use super::bytecode::Rounding;
use super::scalar::Scalar;
use clman_opencl::floating::{self, Format, half_value};

/// The format of a floating type.
fn format(ty: Scalar) -> Format {
    match ty {
        Scalar::F16 => floating::HALF,
        Scalar::F32 => floating::FLOAT,
        _ => floating::DOUBLE,
    }
}

/// The bits of `±mantissa · 2^exponent` in a floating type.
pub fn encode(sign: bool, mantissa: u128, exponent: i32, ty: Scalar, rounding: Rounding) -> u64 {
    floating::encode(sign, mantissa, exponent, format(ty), rounding)
}

/// The bits of a `double` after rounding to a floating type.
pub fn float_bits(v: f64, ty: Scalar, rounding: Rounding) -> u64 {
    floating::bits(v, format(ty), rounding)
}

/// The bits of a number that is converted to a type. For an integer type, the fraction is dropped.
pub fn of_f64(v: f64, ty: Scalar) -> u64 {
    match ty {
        Scalar::F64 => v.to_bits(),
        Scalar::F32 => u64::from((v as f32).to_bits()),
        Scalar::F16 => float_bits(v, ty, Rounding::Even),
        _ => v as i128 as u64,
    }
}

/// The value of a floating word.
pub fn to_f64(bits: u64, ty: Scalar) -> f64 {
    match ty {
        Scalar::F16 => f64::from(half_value(bits as u16)),
        Scalar::F32 => f64::from(f32::from_bits(bits as u32)),
        _ => f64::from_bits(bits),
    }
}

/// The value of an integer word.
pub fn to_int(bits: u64, ty: Scalar) -> i128 {
    match ty {
        Scalar::I8 => i128::from(bits as i8),
        Scalar::U8 => i128::from(bits as u8),
        Scalar::I16 => i128::from(bits as i16),
        Scalar::U16 => i128::from(bits as u16),
        Scalar::I32 => i128::from(bits as i32),
        Scalar::U32 => i128::from(bits as u32),
        Scalar::I64 => i128::from(bits as i64),
        _ => i128::from(bits),
    }
}

/// The minimum and maximum value of an integer type.
pub fn limits(ty: Scalar) -> (i128, i128) {
    let bits = ty.size() * 8;
    if ty.is_signed() { (-(1 << (bits - 1)), (1 << (bits - 1)) - 1) } else { (0, (1 << bits) - 1) }
}

/// A floating value rounded to an integer.
fn rounded(v: f64, rounding: Rounding) -> f64 {
    match rounding {
        Rounding::Even => v.round_ties_even(),
        Rounding::Zero => v.trunc(),
        Rounding::Up => v.ceil(),
        Rounding::Down => v.floor(),
    }
}

/// Converts a number without a fraction to an integer type, and returns the bits. A number outside the range becomes
/// the nearest value of the type; NaN becomes zero.
fn saturated(v: f64, to: Scalar) -> u64 {
    match to {
        Scalar::I8 => v as i8 as u64,
        Scalar::U8 => v as u8 as u64,
        Scalar::I16 => v as i16 as u64,
        Scalar::U16 => v as u16 as u64,
        Scalar::I32 => v as i32 as u64,
        Scalar::U32 => v as u32 as u64,
        Scalar::I64 => v as i64 as u64,
        _ => v as u64,
    }
}

/// Converts one word. Without a rounding mode, it rounds as a cast does: a conversion to an integer type rounds toward
/// zero, and a conversion to a floating type rounds to nearest even. The conversion of a floating value outside the
/// range of an integer type is undefined in OpenCL C. Here, it gives the nearest value in the range, and NaN gives
/// zero.
pub fn convert(bits: u64, from: Scalar, to: Scalar, rounding: Option<Rounding>, sat: bool) -> u64 {
    match (from.is_float(), to.is_float()) {
        (true, true) => float_bits(to_f64(bits, from), to, rounding.unwrap_or(Rounding::Even)),
        (false, true) => {
            let (v, rounding) = (to_int(bits, from), rounding.unwrap_or(Rounding::Even));
            match from.size() {
                8 => encode(v < 0, v.unsigned_abs(), 0, to, rounding),
                // A `double` represents each value of the narrower types.
                _ => float_bits(v as i64 as f64, to, rounding),
            }
        }
        (true, false) => {
            let v = rounded(to_f64(bits, from), rounding.unwrap_or(Rounding::Zero));
            saturated(v, to)
        }
        (false, false) => {
            let v = to_int(bits, from);
            if sat {
                let (low, high) = limits(to);
                v.clamp(low, high) as u64
            } else {
                v as u64
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn integers_round_as_the_language_of_the_host_does() {
        for n in [0u64, 1, 16777217, 33554435, u64::MAX, 1 << 63, (1 << 53) + 1] {
            let f32s = convert(n, Scalar::U64, Scalar::F32, None, false);
            assert_eq!(f32s as u32, (n as f32).to_bits());
            let f64s = convert(n, Scalar::I64, Scalar::F64, None, false);
            assert_eq!(f64s, (n as i64 as f64).to_bits());
        }
    }

    #[test]
    fn integers_saturate() {
        let c = |v: i64, to| convert(v as u64, Scalar::I64, to, None, true);
        assert_eq!(c(300, Scalar::U8), 255);
        assert_eq!(c(-1, Scalar::U8), 0);
        assert_eq!(c(-300, Scalar::I8) as i8, -128);
        let f = |v: f32, to, r| convert(u64::from(v.to_bits()), Scalar::F32, to, Some(r), true);
        assert_eq!(f(2.5, Scalar::I32, Rounding::Even), 2);
        assert_eq!(f(2.5, Scalar::I32, Rounding::Up), 3);
        assert_eq!(f(-2.5, Scalar::I32, Rounding::Down) as i32, -3);
        assert_eq!(f(3e9, Scalar::I32, Rounding::Zero), 0x7fff_ffff);
        assert_eq!(f(f32::NAN, Scalar::I32, Rounding::Zero), 0);
    }
}
