//! Exponentials, logarithms and powers of `float`, computed in `double`. Only special values, such as infinities, need
//! branches, so that many results can be computed in parallel. About forty bits of each result are correct. The
//! rounding to `float` is therefore the only significant error.

use std::f64::consts::{LN_2, LOG2_10, LOG2_E, LOG10_2};

/// If this constant is added to a number, the low bits of the sum's significand are the number, rounded to an integer
/// (to nearest even).
const WHOLE: f64 = 6_755_399_441_055_744.0;

/// The number of table steps between two powers of two.
const STEPS: usize = 32;

/// Powers of ln 2 divided by factorials: the series of 2^f.
const EXP2: [f64; 20] = {
    let mut terms = [1.0; 20];
    let mut k = 1;
    while k < terms.len() {
        terms[k] = terms[k - 1] * LN_2 / k as f64;
        k += 1;
    }
    terms
};

/// The bits of 2^(i/32), minus `i << 47`, which `exp2` adds together with the whole power.
const POWERS: [u64; STEPS] = {
    let mut powers = [0; STEPS];
    let mut i = 0;
    while i < STEPS {
        let f = i as f64 / STEPS as f64;
        let (mut sum, mut k) = (0.0, EXP2.len());
        while k > 0 {
            k -= 1;
            sum = sum * f + EXP2[k];
        }
        powers[i] = sum.to_bits().wrapping_sub((i as u64) << 47);
        i += 1;
    }
    powers
};

/// 2 log₂e / (2k + 1): the series of log₂ in (m - 1) / (m + 1).
const LOG2: [f64; 9] = {
    let mut terms = [0.0; 9];
    let mut k = 0;
    while k < 9 {
        terms[k] = 2.0 * LOG2_E / (2 * k + 1) as f64;
        k += 1;
    }
    terms
};

/// 2^t. If it is outside of the range of `float`, the result is large or small enough to round to infinity or zero. A
/// table gives the power at the nearest step, and a short series gives the remaining factor.
#[inline]
fn exp2(t: f64) -> f64 {
    let t = t.clamp(-200.0, 200.0) * STEPS as f64;
    let shifted = t + WHOLE;
    let f = (t - (shifted - WHOLE)) * (1.0 / STEPS as f64);
    let step = shifted.to_bits();
    // Whole powers are added to the exponent: 32 steps are one whole power.
    let bits = POWERS[step as usize % STEPS].wrapping_add(step << 47);
    let c = &EXP2;
    let power = f64::from_bits(bits);
    power + power * (f * ((c[1] + c[2] * f) + (c[3] + c[4] * f) * (f * f)))
}

/// log₂ of a normal number above zero.
#[inline]
fn log2(x: f64) -> f64 {
    // The bits are taken relative to √½, so that significands are around one.
    const ROOT: u64 = std::f64::consts::FRAC_1_SQRT_2.to_bits();
    let above = x.to_bits().wrapping_sub(ROOT);
    let e = (above as i64 >> 52) as i32;
    let m = f64::from_bits(x.to_bits().wrapping_sub((e as i64 as u64) << 52));
    let s = (m - 1.0) / (m + 1.0);
    let c = &LOG2;
    let (z, z2) = (s * s, s * s * (s * s));
    let low = (c[0] + c[1] * z) + (c[2] + c[3] * z) * z2;
    let high = (c[4] + c[5] * z) + (c[6] + c[7] * z) * z2 + c[8] * z2 * z2;
    f64::from(e) + s * (low + high * (z2 * z2))
}

/// A logarithm, from the logarithm to base two.
#[inline]
fn logarithm(x: f32, scale: f64) -> f32 {
    if x > 0.0 && x < f32::INFINITY {
        return (log2(f64::from(x)) * scale) as f32;
    }
    if x == 0.0 {
        f32::NEG_INFINITY
    } else if x < 0.0 {
        f32::NAN
    } else {
        x
    }
}

/// `exp` of a `float`.
pub fn exp_f32(x: f32) -> f32 {
    exp2(f64::from(x) * LOG2_E) as f32
}
/// `exp2` of a `float`.
pub fn exp2_f32(x: f32) -> f32 {
    exp2(f64::from(x)) as f32
}
/// `exp10` of a `float`.
pub fn exp10_f32(x: f32) -> f32 {
    exp2(f64::from(x) * LOG2_10) as f32
}
/// `log2` of a `float`.
pub fn log2_f32(x: f32) -> f32 {
    logarithm(x, 1.0)
}
/// `log10` of a `float`.
pub fn log10_f32(x: f32) -> f32 {
    logarithm(x, LOG10_2)
}

/// A power of a positive finite `float`, with any finite exponent.
#[inline]
pub fn power(x: f32, y: f64) -> f32 {
    exp2(y * log2(f64::from(x))) as f32
}

/// `pow` of `float`.
pub fn pow_f32(x: f32, y: f32) -> f32 {
    if x > 0.0 && x < f32::INFINITY && y.is_finite() {
        power(x, f64::from(y))
    } else {
        libm::powf(x, y)
    }
}
