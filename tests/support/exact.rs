//! Real functions with about two hundred bits of precision, and distances from their values in units in the
//! last place.

use astro_float_num::{BigFloat, Consts, RoundingMode, Sign};
use std::cell::RefCell;

/// The precision in bits: far more than twice that of `double`.
const P: usize = 192;
const RM: RoundingMode = RoundingMode::None;

thread_local! {
    static CONSTS: RefCell<Consts> = RefCell::new(Consts::new().expect("constants"));
}

/// A floating type: the number of significand bits with the leading one, and its minimum and maximum
/// exponent.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Format {
    pub name: &'static str,
    pub precision: i32,
    pub least: i32,
    pub greatest: i32,
}
pub const HALF: Format = Format { name: "half", precision: 11, least: -14, greatest: 15 };
pub const FLOAT: Format = Format { name: "float", precision: 24, least: -126, greatest: 127 };
pub const DOUBLE: Format = Format { name: "double", precision: 53, least: -1022, greatest: 1023 };

impl Format {
    fn exponent_bits(self) -> i32 {
        32 - (self.greatest as u32).leading_zeros() as i32 + 1
    }
    pub fn bits(self) -> i32 {
        self.precision + self.exponent_bits()
    }
    /// The value of a bit pattern, which `double` represents exactly.
    pub fn value(self, word: u64) -> f64 {
        match self.precision {
            53 => f64::from_bits(word),
            24 => f64::from(f32::from_bits(word as u32)),
            _ => {
                let (e, m) = ((word >> 10) & 31, (word & 1023) as f64);
                let size = match e {
                    0 => m * 2f64.powi(-24),
                    31 if m == 0.0 => f64::INFINITY,
                    31 => f64::NAN,
                    _ => (1.0 + m / 1024.0) * 2f64.powi(e as i32 - 15),
                };
                if word & 0x8000 != 0 { -size } else { size }
            }
        }
    }
    /// The bit pattern of a value, rounded to nearest even.
    pub fn word(self, value: f64) -> u64 {
        match self.precision {
            53 => value.to_bits(),
            24 => u64::from((value as f32).to_bits()),
            _ => {
                let sign = u64::from(value.is_sign_negative()) << 15;
                let size = value.abs();
                if size.is_nan() {
                    return 0x7e00;
                }
                if size >= 65520.0 {
                    return sign | 0x7c00;
                }
                // The size is in units in the last place. A carry propagates into the exponent.
                let e = (((size.to_bits() >> 52) as i32) - 1023).max(-14);
                let units = (size * 2f64.powi(10 - e)).round_ties_even() as u64;
                sign | ((((e + 14) as u64) << 10) + units)
            }
        }
    }
    /// The value with the sign of `value` whose magnitude is `steps` bit patterns away from that of `value`, at most
    /// the greatest finite value.
    pub fn step(self, value: f64, steps: i64) -> f64 {
        let word = self.word(value.abs()) as i64 + steps;
        let top = ((1i64 << (self.exponent_bits() - 1)) * 2 - 1) << (self.precision - 1);
        let size = self.value(word.clamp(0, top - 1) as u64);
        if value < 0.0 { -size } else { size }
    }
    pub fn max(self) -> f64 {
        self.step(2f64.powi(self.greatest), (1 << (self.precision - 1)) - 1)
    }
    pub fn min_denormal(self) -> f64 {
        self.value(1)
    }
}

/// A real number.
#[derive(Clone, Debug)]
pub struct Real(pub BigFloat);

pub fn real(x: f64) -> Real {
    if x.abs() >= f64::MIN_POSITIVE || x == 0.0 {
        return Real(BigFloat::from_f64(x, P));
    }
    // The library misreads denormals.
    let mut v = BigFloat::from_f64(x * 2f64.powi(200), P);
    v.set_exponent(v.exponent().unwrap_or(0) - 200);
    Real(v)
}
fn ratio(a: f64, b: f64) -> Real {
    real(a).div(&real(b))
}

macro_rules! with_consts {
    ($($name:ident)*) => {$(
        pub fn $name(&self) -> Real {
            CONSTS.with_borrow_mut(|cc| Real(self.0.$name(P, RM, cc)))
        }
    )*};
}

#[allow(clippy::should_implement_trait)]
impl Real {
    pub fn add(&self, o: &Real) -> Real {
        Real(self.0.add(&o.0, P, RM))
    }
    pub fn sub(&self, o: &Real) -> Real {
        Real(self.0.sub(&o.0, P, RM))
    }
    pub fn mul(&self, o: &Real) -> Real {
        Real(self.0.mul(&o.0, P, RM))
    }
    pub fn div(&self, o: &Real) -> Real {
        Real(self.0.div(&o.0, P, RM))
    }
    pub fn neg(&self) -> Real {
        Real(self.0.neg())
    }
    pub fn abs(&self) -> Real {
        Real(self.0.abs())
    }
    pub fn sqrt(&self) -> Real {
        Real(self.0.sqrt(P, RM))
    }
    pub fn cbrt(&self) -> Real {
        Real(self.0.cbrt(P, RM))
    }
    with_consts! { sin cos tan asin acos atan sinh cosh tanh asinh acosh atanh exp ln log2 log10 }

    pub fn is_zero(&self) -> bool {
        self.0.is_zero()
    }
    pub fn is_negative(&self) -> bool {
        self.0.is_negative() || self.0.is_inf_neg()
    }
    /// The exact sum.
    pub fn add_whole(&self, o: &Real) -> Real {
        // The library's exact sum with zero returns zero.
        match (self.is_zero(), o.is_zero()) {
            (true, _) => o.clone(),
            (_, true) => self.clone(),
            _ => Real(self.0.add_full_prec(&o.0)),
        }
    }
    /// The nearest `double`; values outside its range become infinite or zero.
    pub fn near(&self) -> f64 {
        let Some((words, _, sign, e, _)) = self.0.as_raw_parts() else {
            return if self.0.is_inf_pos() {
                f64::INFINITY
            } else if self.0.is_inf_neg() {
                f64::NEG_INFINITY
            } else {
                f64::NAN
            };
        };
        let top = words.last().map_or(0.0, |w| *w as f64) / 2f64.powi(64);
        let e = e.clamp(-2200, 2200);
        let size = top * 2f64.powi(e / 3) * 2f64.powi(e / 3) * 2f64.powi(e - 2 * (e / 3));
        if sign == Sign::Neg { -size } else { size }
    }
    /// The exponent of the binade that contains the number, which determines the unit in the last place. A
    /// power of two belongs to the binade below it (section 7.4).
    fn binade(&self) -> i32 {
        let Some((words, _, _, e, _)) = self.0.as_raw_parts() else { return 0 };
        let power = words
            .split_last()
            .is_some_and(|(top, rest)| *top == 1 << 63 && rest.iter().all(|w| *w == 0));
        if power { e - 2 } else { e - 1 }
    }
}

pub fn pi() -> Real {
    CONSTS.with_borrow_mut(|cc| Real(cc.pi(P, RM)))
}

/// The distance of a result from a real number, in units in the last place of a format. An infinite result is treated
/// as the number that would follow the maximum. If the real number is greater than that, an infinite result is correct.
/// The distance is infinite if one of the two is NaN, if the signs differ at an overflow, or if only the real number is
/// infinite.
pub fn ulps(result: f64, exact: &Real, format: Format) -> f64 {
    if result.is_nan() || exact.0.is_nan() {
        return f64::INFINITY;
    }
    if result.is_infinite() && exact.0.is_inf() {
        return if (result < 0.0) == exact.is_negative() { 0.0 } else { f64::INFINITY };
    }
    let end = {
        let mut one = BigFloat::from_f64(1.0, P);
        one.set_exponent(format.greatest + 2);
        Real(one)
    };
    let result = if result.is_infinite() {
        let signed = if result < 0.0 { end.neg() } else { end.clone() };
        if exact.0.is_inf() || exact.abs().0.cmp(&end.0).is_some_and(|c| c >= 0) {
            return if exact.is_negative() == signed.is_negative() { 0.0 } else { f64::INFINITY };
        }
        signed
    } else {
        if exact.0.is_inf() {
            return f64::INFINITY;
        }
        real(result)
    };
    let unit = exact.binade().clamp(format.least, format.greatest);
    let mut difference = Real(result.0.sub(&exact.0, P, RM)).abs();
    if difference.is_zero() {
        return 0.0;
    }
    let e = difference.0.exponent().unwrap_or(0);
    difference.0.set_exponent(e - (unit - (format.precision - 1)));
    difference.near()
}

/// π times the remainder of `x` modulo 2. The remainder is in (-2, 2) and is computed exactly.
fn half_turns(x: f64) -> Real {
    real(x % 2.0).mul(&pi())
}
pub fn sinpi(x: f64) -> Real {
    half_turns(x).sin()
}
pub fn cospi(x: f64) -> Real {
    half_turns(x).cos()
}
pub fn tanpi(x: f64) -> Real {
    real(x % 1.0).mul(&pi()).tan()
}
pub fn exp2(x: &Real) -> Real {
    x.mul(&CONSTS.with_borrow_mut(|cc| Real(cc.ln_2(P, RM)))).exp()
}
pub fn exp10(x: &Real) -> Real {
    x.mul(&CONSTS.with_borrow_mut(|cc| Real(cc.ln_10(P, RM)))).exp()
}
/// e^x - 1, computed with the hyperbolic sine to avoid cancellation.
pub fn expm1(x: &Real) -> Real {
    let half = x.mul(&real(0.5));
    half.sinh().mul(&half.exp()).mul(&real(2.0))
}
pub fn log1p(x: &Real) -> Real {
    if x.near().abs() < 0.5 {
        x.div(&x.add(&real(2.0))).atanh().mul(&real(2.0))
    } else {
        x.add_whole(&real(1.0)).ln()
    }
}
/// `x` to the power of `y` for nonzero `x`; an odd `y` keeps the sign. Far outside the range of `double`
/// the result is infinite or close to zero.
pub fn pow(x: &Real, y: &Real, odd: bool) -> Real {
    let power = x.abs().ln().mul(y);
    let size = power.near();
    let size = if size > 2000.0 {
        Real(astro_float_num::INF_POS)
    } else {
        if size < -2000.0 { real(-2000.0).exp() } else { power.exp() }
    };
    if odd && x.is_negative() { size.neg() } else { size }
}
/// The angle of a point that is not on an axis.
pub fn atan2(y: &Real, x: &Real) -> Real {
    let angle = y.div(x).atan();
    match (x.is_negative(), y.is_negative()) {
        (false, _) => angle,
        (true, false) => angle.add(&pi()),
        (true, true) => angle.sub(&pi()),
    }
}
pub fn hypot(x: &Real, y: &Real) -> Real {
    x.mul(x).add(&y.mul(y)).sqrt()
}

/// The series of the error function, whose terms all have the same sign.
fn erf_series(x: &Real) -> Real {
    let twice = x.mul(x).mul(&real(2.0));
    let (mut term, mut sum, mut n) = (x.clone(), x.clone(), 1.0);
    loop {
        n += 2.0;
        term = term.mul(&twice).div(&real(n));
        sum = sum.add(&term);
        let small = match (term.0.exponent(), sum.0.exponent()) {
            (Some(t), Some(s)) => t < s - P as i32,
            _ => true,
        };
        if small || term.is_zero() {
            break;
        }
    }
    let scale = real(2.0).div(&pi().sqrt());
    sum.mul(&x.mul(x).neg().exp()).mul(&scale)
}
fn erfc_fraction(x: &Real) -> Real {
    // x + (1/2)/(x + 1/(x + (3/2)/(x + 2/(x + …)))), evaluated from the innermost term.
    let mut tail = x.clone();
    for k in (1..=300).rev() {
        tail = x.add(&real(f64::from(k) / 2.0).div(&tail));
    }
    x.mul(x).neg().exp().div(&tail.mul(&pi().sqrt()))
}
pub fn erf(x: f64) -> Real {
    let size = real(x.abs());
    let r = match x.abs() {
        s if s < 4.0 => erf_series(&size),
        s if s < 30.0 => real(1.0).sub(&erfc_fraction(&size)),
        _ => real(1.0).sub(&real(-900.0).exp()),
    };
    if x < 0.0 { r.neg() } else { r }
}
pub fn erfc(x: f64) -> Real {
    match x {
        x if x < -4.0 => real(1.0).add(&erf(-x)),
        x if x < 4.0 => real(1.0).sub(&erf(x)),
        x if x < 40.0 => erfc_fraction(&real(x)),
        _ => real(-1600.0).exp(),
    }
}

/// The Bernoulli numbers with even indices from 2, as numerators and denominators.
const BERNOULLI: [(f64, f64); 15] = [
    (1.0, 6.0),
    (-1.0, 30.0),
    (1.0, 42.0),
    (-1.0, 30.0),
    (5.0, 66.0),
    (-691.0, 2730.0),
    (7.0, 6.0),
    (-3617.0, 510.0),
    (43867.0, 798.0),
    (-174611.0, 330.0),
    (854513.0, 138.0),
    (-236364091.0, 2730.0),
    (8553103.0, 6.0),
    (-23749461029.0, 870.0),
    (8615841276005.0, 14322.0),
];

/// The logarithm of Γ(x + n) and the product x(x+1)…(x+n-1), where n is the smallest number with x + n ≥ 32. The
/// logarithm is computed by Stirling's series.
fn stirling(x: f64) -> (Real, Real) {
    let (mut z, mut product) = (real(x), real(1.0));
    while z.near() < 32.0 {
        product = product.mul(&z);
        z = z.add(&real(1.0));
    }
    let half = real(0.5);
    let tau = pi().mul(&real(2.0));
    let mut sum = z.sub(&half).mul(&z.ln()).sub(&z).add(&tau.ln().mul(&half));
    let square = z.mul(&z);
    let mut power = z.clone();
    for (k, (a, b)) in BERNOULLI.iter().enumerate() {
        let n = 2.0 * (k as f64 + 1.0);
        sum = sum.add(&ratio(*a, b * n * (n - 1.0)).div(&power));
        power = power.mul(&square);
    }
    (sum, product)
}
/// Γ of a number that is not a pole.
pub fn tgamma(x: f64) -> Real {
    if x > 2000.0 {
        return Real(astro_float_num::INF_POS);
    }
    if x < -300.0 {
        return real(-2000.0).exp();
    }
    if x < 0.5 {
        // Γ(x)Γ(1-x) = π / sin πx, and Γ(1-x) = -xΓ(-x).
        let (log, product) = stirling(-x);
        let other = if x == 0.0 { real(1.0) } else { log.exp().div(&product) };
        let sine = sinpi(x).mul(&real(x)).neg();
        return pi().div(&sine.mul(&other));
    }
    let (log, product) = stirling(x);
    log.exp().div(&product)
}
/// ln |Γ|.
pub fn lgamma(x: f64) -> Real {
    if x > 2000.0 {
        return stirling(x).0;
    }
    if x < 0.5 {
        let (log, product) = stirling(-x);
        let sine = sinpi(x).mul(&real(x)).abs();
        return pi().ln().sub(&sine.ln()).sub(&log).add(&product.abs().ln());
    }
    let (log, product) = stirling(x);
    log.sub(&product.ln())
}
