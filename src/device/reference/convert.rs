//! Conversions between scalar types with every rounding and saturation (OpenCL C 6.4.3), and
//! `half`.

use super::bytecode::Rounding;
use super::scalar::Scalar;

/// Bits of the mantissa and of the exponent of a floating type.
fn format(ty: Scalar) -> (u32, u32) {
    match ty {
        Scalar::F16 => (10, 5),
        Scalar::F32 => (23, 8),
        _ => (52, 11),
    }
}

/// The bits of `±mantissa · 2^exponent` in a floating type.
pub fn encode(sign: bool, mantissa: u128, exponent: i32, ty: Scalar, rounding: Rounding) -> u64 {
    let (m_bits, e_bits) = format(ty);
    let sign_bit = u64::from(sign) << (m_bits + e_bits);
    if mantissa == 0 {
        return sign_bit;
    }
    let bias = (1i32 << (e_bits - 1)) - 1;
    let least = 1 - bias;
    let top = 127 - mantissa.leading_zeros() as i32;
    let mut unit = (exponent + top).max(least) - m_bits as i32;
    let shift = unit - exponent;
    let (mut kept, rest, half) = if shift <= 0 {
        (mantissa << -shift, 0, 1)
    } else if shift > 127 {
        (0, 1, 2)
    } else {
        (mantissa >> shift, mantissa & ((1 << shift) - 1), 1 << (shift - 1))
    };
    let up = match rounding {
        Rounding::Even => rest > half || (rest == half && kept & 1 != 0),
        Rounding::Zero => false,
        Rounding::Up => !sign && rest != 0,
        Rounding::Down => sign && rest != 0,
    };
    kept += u128::from(up);
    if kept >> (m_bits + 1) != 0 {
        kept >>= 1;
        unit += 1;
    }
    if kept >> m_bits == 0 {
        return sign_bit | kept as u64;
    }
    let e = unit + m_bits as i32;
    let infinity = ((1u64 << e_bits) - 1) << m_bits;
    if e > bias {
        let to_infinity = match rounding {
            Rounding::Even => true,
            Rounding::Zero => false,
            Rounding::Up => !sign,
            Rounding::Down => sign,
        };
        return sign_bit | if to_infinity { infinity } else { infinity - 1 };
    }
    sign_bit | ((e + bias) as u64) << m_bits | (kept as u64 & ((1 << m_bits) - 1))
}

/// A floating value taken apart: `±mantissa · 2^exponent`.
fn decode(v: f64) -> (bool, u128, i32) {
    let bits = v.to_bits();
    let e = (bits >> 52 & 0x7ff) as i32;
    let m = u128::from(bits & ((1 << 52) - 1));
    let (m, e) = if e == 0 { (m, -1074) } else { (m | 1 << 52, e - 1075) };
    (bits >> 63 != 0, m, e)
}

/// The bits of a `double` in a floating type, rounded.
pub fn float_bits(v: f64, ty: Scalar, rounding: Rounding) -> u64 {
    let (m_bits, e_bits) = format(ty);
    let infinity = ((1u64 << e_bits) - 1) << m_bits;
    if v.is_nan() {
        return infinity | 1 << (m_bits - 1);
    }
    let (sign, mantissa, exponent) = decode(v);
    if v.is_infinite() {
        return u64::from(sign) << (m_bits + e_bits) | infinity;
    }
    encode(sign, mantissa, exponent, ty, rounding)
}

/// The bits of a number in a type; an integer takes the part before the point.
pub fn of_f64(v: f64, ty: Scalar) -> u64 {
    match ty {
        Scalar::F64 => v.to_bits(),
        Scalar::F32 => u64::from((v as f32).to_bits()),
        Scalar::F16 => float_bits(v, ty, Rounding::Even),
        _ => v as i128 as u64,
    }
}

/// The value of a `half`.
#[inline]
pub fn half_to_f32(bits: u16) -> f32 {
    let sign = u32::from(bits & 0x8000) << 16;
    let e = u32::from(bits >> 10 & 0x1f);
    let m = u32::from(bits & 0x3ff);
    match e {
        0 => {
            let v = m as f32 / 16_777_216.0;
            f32::from_bits(v.to_bits() | sign)
        }
        31 => f32::from_bits(sign | 0x7f80_0000 | m << 13),
        _ => f32::from_bits(sign | (e + 112) << 23 | m << 13),
    }
}

/// The nearest `half`.
#[inline]
pub fn f32_to_half(v: f32) -> u16 {
    float_bits(f64::from(v), Scalar::F16, Rounding::Even) as u16
}

/// The value of a floating word.
pub fn to_f64(bits: u64, ty: Scalar) -> f64 {
    match ty {
        Scalar::F16 => f64::from(half_to_f32(bits as u16)),
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

/// The least and greatest value of an integer type.
pub fn limits(ty: Scalar) -> (i128, i128) {
    let bits = ty.size() * 8;
    if ty.is_signed() { (-(1 << (bits - 1)), (1 << (bits - 1)) - 1) } else { (0, (1 << bits) - 1) }
}

/// A floating value as an integer, rounded.
fn rounded(v: f64, rounding: Rounding) -> f64 {
    match rounding {
        Rounding::Even => v.round_ties_even(),
        Rounding::Zero => v.trunc(),
        Rounding::Up => v.ceil(),
        Rounding::Down => v.floor(),
    }
}

/// Converts one word. Without a rounding, that of the conversion by cast: to integers toward
/// zero, to floating types to the nearest even. A floating value outside the range of an integer
/// type, which the language leaves open, becomes the nearest of the range, and NaN zero.
pub fn convert(bits: u64, from: Scalar, to: Scalar, rounding: Option<Rounding>, sat: bool) -> u64 {
    match (from.is_float(), to.is_float()) {
        (true, true) => float_bits(to_f64(bits, from), to, rounding.unwrap_or(Rounding::Even)),
        (false, true) => {
            let v = to_int(bits, from);
            encode(v < 0, v.unsigned_abs(), 0, to, rounding.unwrap_or(Rounding::Even))
        }
        (true, false) => {
            let v = rounded(to_f64(bits, from), rounding.unwrap_or(Rounding::Zero));
            let (low, high) = limits(to);
            (v as i128).clamp(low, high) as u64
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
    fn every_half_goes_there_and_back() {
        for bits in 0..=u16::MAX {
            let v = half_to_f32(bits);
            if v.is_nan() {
                assert!(half_to_f32(f32_to_half(v)).is_nan());
            } else {
                assert_eq!(f32_to_half(v), bits, "{v}");
            }
        }
    }

    #[test]
    fn halves_round_as_they_are_told() {
        // 1 + 2^-11 lies half way between 1 and the next half; 65520 half way to infinity.
        let to = |v: f64, r| float_bits(v, Scalar::F16, r) as u16;
        let tie = 1.0 + 1.0 / 2048.0;
        assert_eq!(to(tie, Rounding::Even), 0x3c00);
        assert_eq!(to(tie, Rounding::Up), 0x3c01);
        assert_eq!(to(tie, Rounding::Down), 0x3c00);
        assert_eq!(to(-tie, Rounding::Down), 0xbc01);
        assert_eq!(to(65520.0, Rounding::Even), 0x7c00);
        assert_eq!(to(65520.0, Rounding::Zero), 0x7bff);
        assert_eq!(to(65519.9, Rounding::Even), 0x7bff);
        assert_eq!(to(1e-30, Rounding::Up), 0x0001);
        assert_eq!(to(-1e-30, Rounding::Even), 0x8000);
    }

    #[test]
    fn floats_round_as_the_language_of_the_host_does() {
        for v in [1.0f64, 1.0 / 3.0, 1e-40, 1e-46, 3.5e38, 16777217.0, 1e300, 5e-324] {
            let expected = u64::from((v as f32).to_bits());
            assert_eq!(float_bits(v, Scalar::F32, Rounding::Even), expected, "{v}");
        }
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
