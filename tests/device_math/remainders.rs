//! Compares `fmod`, `remainder` and `remquo` with 128-bit integers.

use crate::exact::{DOUBLE, FLOAT, Format, HALF};
use crate::kernel::run;
use crate::numbers::Numbers;

/// The magnitude of a value: an integer, and the exponent of the power of two by which it is multiplied.
fn parts(x: f64) -> (u128, i32) {
    let e = ((x.to_bits() >> 52) & 0x7ff) as i32;
    let m = u128::from(x.to_bits() & ((1 << 52) - 1));
    if e == 0 { (m, -1074) } else { (m | 1 << 52, e - 1075) }
}

/// Divides the magnitudes of two numbers. Returns the truncated quotient modulo 128, the remainder, the divisor, and
/// the exponent of the power of two that is the unit of the remainder and the divisor.
fn divide(x: f64, y: f64) -> (u32, u128, u128, i32) {
    let ((mut a, ea), (b, eb)) = (parts(x), parts(y));
    if ea < eb {
        // The divisor is larger than the dividend. A shift by more than 60 bits would give the same results.
        let b = b << (eb - ea).min(60);
        return ((a / b) as u32 & 127, a % b, b, ea);
    }
    // Computes the dividend modulo 128 times the divisor, one bit at a time. The low bits of the quotient remain.
    let many = b << 7;
    a %= many;
    for _ in 0..ea - eb {
        a = (a << 1) % many;
    }
    ((a / b) as u32, a % b, b, eb)
}

fn scaled(units: u128, e: i32) -> f64 {
    // The product is computed in two steps. It is exact, because the format can represent remainders.
    units as f64 * 2f64.powi(e / 2) * 2f64.powi(e - e / 2)
}

/// The expected results of `fmod` and `remainder`, and the seven low bits of the quotient of `remquo` with its sign.
fn expected(x: f64, y: f64) -> (f64, f64, i32) {
    let (quotient, units, divisor, e) = divide(x, y);
    let up = 2 * units > divisor || (2 * units == divisor && quotient & 1 == 1);
    let near = if up { -scaled(divisor - units, e) } else { scaled(units, e) };
    let size = ((quotient + u32::from(up)) & 127) as i32;
    let sign = |v: f64| if x.is_sign_negative() { -v } else { v };
    let negative = x.is_sign_negative() != y.is_sign_negative();
    (sign(scaled(units, e)), sign(near), if negative { -size } else { size })
}

fn pairs(format: Format) -> Vec<(f64, f64)> {
    let mut numbers = Numbers(7);
    let mask = u64::MAX >> (64 - format.bits());
    let mut out = Vec::new();
    for k in 0..4000 {
        let mut any = || format.value(numbers.next() & mask);
        let (x, y) = (any(), any());
        let y = match k % 4 {
            0 => y,
            // Quotients of every size, including integers and half-integers.
            1 => x / numbers.between(-300.0, 300.0),
            2 => x / (numbers.between(-300.0, 300.0) * 2.0).round() * 2.0,
            _ => x * numbers.between(-60.0, 60.0).exp2(),
        };
        let y = format.value(format.word(y));
        out.push((x, y));
        let whole = numbers.between(-300.0, 300.0).round();
        let small = format.value(format.word(numbers.between(-40.0, 40.0).round()));
        out.push((whole, small));
        out.push((whole / 2.0, 1.0));
    }
    out.retain(|(x, y)| x.is_finite() && y.is_finite() && *y != 0.0);
    out
}

#[test]
fn remainders_are_exact() {
    for format in [FLOAT, DOUBLE, HALF] {
        let pairs = pairs(format);
        assert!(pairs.len() > 5000);
        let a: Vec<u64> = pairs.iter().map(|p| format.word(p.0)).collect();
        let b: Vec<u64> = pairs.iter().map(|p| format.word(p.1)).collect();
        let name = format.name;
        let inputs = [(name, &a[..]), (name, &b[..])];
        let fmod = run("r = fmod(a, b)", &inputs, name);
        let remainder = run("r = remainder(a, b)", &inputs, name);
        let remquo = run("int q; r = remquo(a, b, &q)", &inputs, name);
        let quotient = run("int q; remquo(a, b, &q); r = q", &inputs, "int");
        for (k, (x, y)) in pairs.iter().enumerate() {
            let (cut, near, q) = expected(*x, *y);
            assert_eq!(fmod[k], format.word(cut), "{name}: fmod({x:e}, {y:e})");
            assert_eq!(remainder[k], format.word(near), "{name}: remainder({x:e}, {y:e})");
            assert_eq!(remquo[k], format.word(near), "{name}: remquo({x:e}, {y:e})");
            let seen = quotient[k] as u32 as i32;
            let low = (seen.unsigned_abs() & 127) as i32;
            assert_eq!(low, q.abs(), "{name}: remquo({x:e}, {y:e}): quotient {seen}");
            assert!(
                seen == 0 || (seen < 0) == (x.is_sign_negative() != y.is_sign_negative()),
                "{name}: remquo({x:e}, {y:e}): quotient {seen}"
            );
        }
    }
}
