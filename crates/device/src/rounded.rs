//! Sums, products and quotients of floating-point numbers in all rounding modes
//! (`cl_khr_select_fprounding_mode`).
//!
//! The result rounded to nearest and the sign of its error determine the position of the exact result. A `half` or
//! `float` result is computed as `double`. If the exact result is between two `double`s, the one whose last bit is set
//! is taken, so that the rounding to the type does not treat it as a tie. Subnormal results of `double` are rounded to
//! nearest.

use super::bytecode::{Bin, Rounding};
use super::convert::{float_bits, to_f64};
use super::scalar::Scalar;

const ADD: u8 = 0;
const SUB: u8 = 1;
const MUL: u8 = 2;
const DIV: u8 = 3;

/// The result rounded to nearest, and a number with the sign of the exact result minus the rounded result.
fn computed<const OP: u8>(a: f64, b: f64) -> (f64, f64) {
    match OP {
        ADD | SUB => {
            let b = if OP == SUB { -b } else { b };
            let s = a + b;
            let b_part = s - a;
            let a_part = s - b_part;
            (s, (a - a_part) + (b - b_part))
        }
        MUL => {
            let p = a * b;
            (p, a.mul_add(b, -p))
        }
        _ => {
            let q = a / b;
            let rest = (-q).mul_add(b, a);
            (q, if b < 0.0 { -rest } else { rest })
        }
    }
}

/// The neighbour of a finite nonzero number in a direction.
fn next(v: f64, up: bool) -> f64 {
    let away = up == (v > 0.0);
    f64::from_bits(if away { v.to_bits() + 1 } else { v.to_bits() - 1 })
}

/// The result `s` with the sign that the mode requires: if the sum of numbers with opposite signs is zero, it is -0
/// when rounding toward negative infinity, and 0 in the other modes. Other results are unchanged.
fn zero_sum<const OP: u8>(a: f64, b: f64, s: f64, mode: Rounding) -> f64 {
    let b = if OP == SUB { -b } else { b };
    let opposite = a.is_sign_negative() != b.is_sign_negative();
    if s == 0.0 && opposite && (OP == ADD || OP == SUB) {
        return if mode == Rounding::Down { -0.0 } else { 0.0 };
    }
    s
}

fn narrow<const OP: u8>(a: u64, b: u64, ty: Scalar, mode: Rounding) -> u64 {
    let (x, y) = (to_f64(a, ty), to_f64(b, ty));
    let (s, missing) = computed::<OP>(x, y);
    let s = zero_sum::<OP>(x, y, s, mode);
    let odd = if !s.is_finite() || missing == 0.0 || missing.is_nan() || s == 0.0 {
        s
    } else if s.to_bits() & 1 == 0 {
        next(s, missing > 0.0)
    } else {
        s
    };
    float_bits(odd, ty, mode)
}

fn wide<const OP: u8>(a: u64, b: u64, mode: Rounding) -> u64 {
    let (x, y) = (f64::from_bits(a), f64::from_bits(b));
    let (s, missing) = computed::<OP>(x, y);
    if s.is_infinite() && x.is_finite() && y.is_finite() && !(OP == DIV && y == 0.0) {
        // Overflow: the largest finite number if the mode rounds toward it.
        let inward = match mode {
            Rounding::Zero => true,
            Rounding::Up => s < 0.0,
            Rounding::Down => s > 0.0,
            Rounding::Even => false,
        };
        return if inward { f64::MAX.copysign(s) } else { s }.to_bits();
    }
    if !s.is_finite() || missing == 0.0 || missing.is_nan() || s.abs() < f64::MIN_POSITIVE {
        return zero_sum::<OP>(x, y, s, mode).to_bits();
    }
    let up = missing > 0.0;
    let moves = match mode {
        Rounding::Even => false,
        Rounding::Up => up,
        Rounding::Down => !up,
        Rounding::Zero => up != (s > 0.0),
    };
    if moves { next(s, up) } else { s }.to_bits()
}

/// The function that computes the result of an operator in a rounding mode; `None` if the mode is round-to-nearest, or
/// if the operator is always exact.
pub fn operator(op: Bin, ty: Scalar, mode: Rounding) -> Option<fn(u64, u64) -> u64> {
    macro_rules! modes {
        ($op:ident) => {
            match (ty, mode) {
                (Scalar::F16, Rounding::Zero) => {
                    |a, b| narrow::<$op>(a, b, Scalar::F16, Rounding::Zero)
                }
                (Scalar::F16, Rounding::Up) => {
                    |a, b| narrow::<$op>(a, b, Scalar::F16, Rounding::Up)
                }
                (Scalar::F16, Rounding::Down) => {
                    |a, b| narrow::<$op>(a, b, Scalar::F16, Rounding::Down)
                }
                (Scalar::F32, Rounding::Zero) => {
                    |a, b| narrow::<$op>(a, b, Scalar::F32, Rounding::Zero)
                }
                (Scalar::F32, Rounding::Up) => {
                    |a, b| narrow::<$op>(a, b, Scalar::F32, Rounding::Up)
                }
                (Scalar::F32, Rounding::Down) => {
                    |a, b| narrow::<$op>(a, b, Scalar::F32, Rounding::Down)
                }
                (Scalar::F64, Rounding::Zero) => |a, b| wide::<$op>(a, b, Rounding::Zero),
                (Scalar::F64, Rounding::Up) => |a, b| wide::<$op>(a, b, Rounding::Up),
                (Scalar::F64, Rounding::Down) => |a, b| wide::<$op>(a, b, Rounding::Down),
                _ => return None,
            }
        };
    }
    Some(match op {
        Bin::Add => modes!(ADD),
        Bin::Sub => modes!(SUB),
        Bin::Mul => modes!(MUL),
        Bin::Div => modes!(DIV),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn single(op: Bin, mode: Rounding, a: f32, b: f32) -> f32 {
        let f = operator(op, Scalar::F32, mode).unwrap();
        f32::from_bits(f(u64::from(a.to_bits()), u64::from(b.to_bits())) as u32)
    }

    #[test]
    fn neighbours_enclose_what_is_exact() {
        let tiny = f32::EPSILON / 4.0;
        assert_eq!(single(Bin::Add, Rounding::Up, 1.0, tiny), 1.0 + f32::EPSILON);
        assert_eq!(single(Bin::Add, Rounding::Down, 1.0, tiny), 1.0);
        assert_eq!(single(Bin::Add, Rounding::Zero, -1.0, -tiny), -1.0);
        assert_eq!(single(Bin::Sub, Rounding::Down, 1.0, 1e-30), 1.0 - f32::EPSILON / 2.0);
        assert!(single(Bin::Sub, Rounding::Down, 1.0, 1.0).is_sign_negative());
        assert!(single(Bin::Sub, Rounding::Up, 1.0, 1.0).is_sign_positive());
        assert_eq!(single(Bin::Mul, Rounding::Zero, 3e38, 2.0), f32::MAX);
        assert_eq!(single(Bin::Mul, Rounding::Up, -3e38, 2.0), -f32::MAX);
        let third = single(Bin::Div, Rounding::Down, 1.0, 3.0);
        assert_eq!(single(Bin::Div, Rounding::Up, 1.0, 3.0), third.next_up());
        assert_eq!(single(Bin::Div, Rounding::Zero, -1.0, 3.0), -third);
        assert_eq!(single(Bin::Div, Rounding::Up, 1.0, 0.0), f32::INFINITY);
    }

    #[test]
    fn doubles_too() {
        let f = |op, mode, a: f64, b: f64| {
            f64::from_bits(operator(op, Scalar::F64, mode).unwrap()(a.to_bits(), b.to_bits()))
        };
        assert_eq!(f(Bin::Add, Rounding::Up, 1.0, 1e-30), 1.0f64.next_up());
        assert_eq!(f(Bin::Mul, Rounding::Down, 1e308, 10.0), f64::MAX);
        let tenth = f(Bin::Div, Rounding::Down, 1.0, 10.0);
        assert_eq!(f(Bin::Div, Rounding::Up, 1.0, 10.0), tenth.next_up());
    }
}
