//! The binary floating-point formats of the language (OpenCL C 6.1.1, 6.3.1.1): encoding and decoding of
//! values in every rounding mode. Constant evaluation and the reference device share them.

use super::preprocessor::RoundingMode as Rounding;

/// A binary floating-point format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Format {
    /// The number of stored mantissa bits, without the implicit one.
    mantissa: u32,
    /// The number of exponent bits.
    exponent: u32,
}

/// The format of `half`.
pub const HALF: Format = Format { mantissa: 10, exponent: 5 };
/// The format of `float`.
pub const FLOAT: Format = Format { mantissa: 23, exponent: 8 };
/// The format of `double`.
pub const DOUBLE: Format = Format { mantissa: 52, exponent: 11 };

/// The encoding of `±mantissa · 2^exponent` in a format, rounded.
pub fn encode(
    sign: bool,
    mantissa: u128,
    exponent: i32,
    format: Format,
    rounding: Rounding,
) -> u64 {
    let (m_bits, e_bits) = (format.mantissa, format.exponent);
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

/// Decomposes a floating value into `±mantissa · 2^exponent`.
fn decode(v: f64) -> (bool, u128, i32) {
    let bits = v.to_bits();
    let e = (bits >> 52 & 0x7ff) as i32;
    let m = u128::from(bits & ((1 << 52) - 1));
    let (m, e) = if e == 0 { (m, -1074) } else { (m | 1 << 52, e - 1075) };
    (bits >> 63 != 0, m, e)
}

/// The encoding of a `double` in a format, rounded. Every NaN becomes the canonical NaN with its sign.
pub fn bits(v: f64, format: Format, rounding: Rounding) -> u64 {
    let (m_bits, e_bits) = (format.mantissa, format.exponent);
    let (sign, mantissa, exponent) = decode(v);
    if v.is_finite() {
        return encode(sign, mantissa, exponent, format, rounding);
    }
    let infinity = ((1u64 << e_bits) - 1) << m_bits;
    let nan = if v.is_nan() { 1 << (m_bits - 1) } else { 0 };
    u64::from(sign) << (m_bits + e_bits) | infinity | nan
}

/// The encoding of the nearest `half`; ties go to even.
#[inline]
pub fn half_bits(v: f64) -> u16 {
    bits(v, HALF, Rounding::Even) as u16
}

/// The value of a `half`.
#[inline]
pub fn half_value(bits: u16) -> f32 {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_half_goes_there_and_back() {
        for bits in 0..=u16::MAX {
            let v = half_value(bits);
            match v.is_nan() {
                true => assert_eq!(half_bits(v.into()), bits & 0x8000 | 0x7e00),
                false => assert_eq!(half_bits(v.into()), bits, "{v}"),
            }
        }
    }

    #[test]
    fn halves_round_as_they_are_told() {
        // 1 + 2^-11 is half way between 1 and the next half; 65520 is half way to infinity.
        let to = |v: f64, r| bits(v, HALF, r) as u16;
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
            assert_eq!(bits(v, FLOAT, Rounding::Even), expected, "{v}");
        }
    }
}
