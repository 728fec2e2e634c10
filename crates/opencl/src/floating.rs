//! The binary floating-point formats of the language (OpenCL C 6.3.1.1, 6.3.1.2): the encoding of values in every
//! rounding mode, and the decoding of `half`. Constant evaluation and the reference device share these functions.

use super::preprocessor::RoundingMode as Rounding;

/// A binary floating-point format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Format {
    /// The number of stored mantissa bits, without the implicit bit.
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

/// The encoding of a `double` in a format, rounded. A NaN becomes the canonical NaN of the same sign.
pub fn bits(v: f64, format: Format, rounding: Rounding) -> u64 {
    if v.is_nan() {
        let (m_bits, e_bits) = (format.mantissa, format.exponent);
        let quiet = ((1u64 << (e_bits + 1)) - 1) << (m_bits - 1);
        return u64::from(v.is_sign_negative()) << (m_bits + e_bits) | quiet;
    }
    let (nearest, value) = match format {
        HALF => {
            let half = half_bits(v);
            (u64::from(half), f64::from(half_value(half)))
        }
        FLOAT => (u64::from((v as f32).to_bits()), f64::from(v as f32)),
        _ => return v.to_bits(),
    };
    // The encodings of adjacent values are consecutive, and grow with the magnitude.
    let up = if v > 0.0 { 1 } else { -1 };
    nearest.wrapping_add_signed(match rounding {
        Rounding::Zero if value.abs() > v.abs() => -1,
        Rounding::Up if value < v => up,
        Rounding::Down if value > v => -up,
        _ => 0,
    })
}

/// The encoding of the nearest `half`; ties go to even. A NaN becomes the canonical NaN of the same sign.
#[inline]
pub fn half_bits(v: f64) -> u16 {
    // The value is first rounded to odd: toward zero, and if the result is inexact, its last bit is set. Rounding this
    // result has the same outcome as rounding the value directly.
    let float = v as f32;
    let (value, bits) = (f64::from(float), float.to_bits());
    let odd = bits.wrapping_sub(u32::from(value.abs() > v.abs())) | 1;
    half_of_float(if value == v || v.is_nan() { float } else { f32::from_bits(odd) })
}

/// Like [`half_bits`], for a `float`. It has no branches: the compiler can vectorise loops that call it.
#[inline]
pub fn half_of_float(v: f32) -> u16 {
    let (sign, size) = (v.to_bits() >> 16 & 0x8000, v.to_bits() & 0x7fff_ffff);
    // The last bit of 0.5 has the weight of the last bit of a subnormal `half`. The addition therefore rounds to a
    // multiple of that weight.
    let subnormal = (f32::from_bits(size) + 0.5).to_bits().wrapping_sub(0.5f32.to_bits());
    let normal = (size + 0xfff + (size >> 13 & 1)).wrapping_sub(112 << 23) >> 13;
    let smallest_normal = 113 << 23;
    let finite = if size < smallest_normal { subnormal } else { normal.min(0x7c00) };
    (sign | if size > 0x7f80_0000 { 0x7e00 } else { finite }) as u16
}

/// The value of a `half`.
#[inline]
pub fn half_value(bits: u16) -> f32 {
    let (sign, size) = (u32::from(bits & 0x8000) << 16, u32::from(bits & 0x7fff));
    let (exponent, shifted) = (size >> 10, size << 13);
    let subnormal = (size as f32 / 16_777_216.0).to_bits();
    let bias = if exponent == 31 { 224 << 23 } else { 112 << 23 };
    f32::from_bits(sign | if exponent == 0 { subnormal } else { shifted + bias })
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
        // 1 + 2^-11 is half way between 1 and the next half; 65520 is half way between the
        // largest `half` and 2^16, which is too large for a `half`.
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

    /// The expected result of [`bits`], computed without the host's conversions.
    fn exactly(v: f64, format: Format, rounding: Rounding) -> u64 {
        let (b, e) = (v.to_bits(), (v.to_bits() >> 52 & 0x7ff) as i32);
        let m = u128::from(b & ((1 << 52) - 1));
        let (m, e) = if e == 0 { (m, -1074) } else { (m | 1 << 52, e - 1075) };
        match v.is_infinite() {
            true => encode(v < 0.0, 1, 5000, format, Rounding::Even),
            false => encode(v.is_sign_negative(), m, e, format, rounding),
        }
    }

    #[test]
    fn roundings_agree_with_exact_arithmetic() {
        // Values around each `half` and each 65,537th `float`: the value, its midpoint with the next value, the
        // neighbours of these two, and their negatives.
        let halves = (0..0x7c00).map(|h| (f64::from(half_value(h)), f64::from(half_value(h + 1))));
        let float = |b: u32| f64::from(f32::from_bits(b));
        let floats = (0..0x7f7f_ffffu32).step_by(65_537).map(|b| (float(b), float(b + 1)));
        for (low, high) in halves.chain(floats) {
            let middle = if high.is_finite() { f64::midpoint(low, high) } else { low * 1.000_3 };
            for v in [low, middle].into_iter().flat_map(|v| [v.next_down(), v, v.next_up(), -v]) {
                for format in [HALF, FLOAT, DOUBLE] {
                    for mode in [Rounding::Even, Rounding::Zero, Rounding::Up, Rounding::Down] {
                        let (got, wanted) = (bits(v, format, mode), exactly(v, format, mode));
                        assert_eq!(got, wanted, "{v:e} {format:?} {mode:?}");
                    }
                }
                assert_eq!(
                    u64::from(half_of_float(v as f32)),
                    exactly(f64::from(v as f32), HALF, Rounding::Even)
                );
            }
        }
    }

    #[test]
    fn floats_round_as_the_language_of_the_host_does() {
        for v in [1.0f64, 1.0 / 3.0, 1e-40, 1e-46, 3.5e38, 16777217.0, 1e300, 5e-324] {
            let expected = u64::from((v as f32).to_bits());
            assert_eq!(bits(v, FLOAT, Rounding::Even), expected, "{v}");
        }
    }
}
