//! Compares conversions between all scalar types with exact rational arithmetic, in every rounding mode, saturated and
//! not saturated (section 6.4.3). Also tests `half` in memory.

use crate::exact::{DOUBLE, FLOAT, Format, HALF};
use crate::kernel::{run, size};
use crate::numbers::Numbers;

const INTS: [&str; 8] = ["char", "uchar", "short", "ushort", "int", "uint", "long", "ulong"];

fn format(kind: &str) -> Option<Format> {
    [HALF, FLOAT, DOUBLE].into_iter().find(|f| f.name == kind)
}

fn limits(kind: &str) -> (i128, i128) {
    let bits = 8 * size(kind);
    if kind.starts_with('u') {
        (0, (1 << bits) - 1)
    } else {
        (-(1 << (bits - 1)), (1 << (bits - 1)) - 1)
    }
}

/// A dyadic rational: an integer times a power of two. Every finite value of every type is a dyadic rational.
#[derive(Clone, Copy)]
struct Number {
    negative: bool,
    size: u128,
    /// The exponent of the power of two.
    exponent: i32,
}

fn number(word: u64, kind: &str) -> Option<Number> {
    if let Some(f) = format(kind) {
        let v = f.value(word);
        if !v.is_finite() {
            return None;
        }
        let e = ((v.to_bits() >> 52) & 0x7ff) as i32;
        let m = u128::from(v.to_bits() & ((1 << 52) - 1));
        let (size, exponent) = if e == 0 { (m, -1074) } else { (m | 1 << 52, e - 1075) };
        return Some(Number { negative: v.is_sign_negative(), size, exponent });
    }
    let bits = 8 * size(kind);
    let raised = (u128::from(word)) << (128 - bits);
    let v = if kind.starts_with('u') {
        (raised >> (128 - bits)) as i128
    } else {
        raised as i128 >> (128 - bits)
    };
    Some(Number { negative: v < 0, size: v.unsigned_abs(), exponent: 0 })
}

/// The magnitude of a number in units of `2^unit`, rounded to a whole number of units by `mode`.
fn rounded(n: Number, unit: i32, mode: &str) -> u128 {
    let shift = unit - n.exponent;
    if n.size == 0 {
        return 0;
    }
    if shift <= 0 {
        return n.size << -shift;
    }
    let (whole, rest, half) = if shift > 120 {
        // The number is far below half a unit.
        (0, u128::from(n.size != 0), 2)
    } else {
        (n.size >> shift, n.size & ((1 << shift) - 1), 1 << (shift - 1))
    };
    let up = match mode {
        "rte" => rest > half || (rest == half && whole % 2 == 1),
        "rtz" => false,
        "rtp" => rest > 0 && !n.negative,
        _ => rest > 0 && n.negative,
    };
    whole + u128::from(up)
}

/// A number as a value of the format `f`, rounded by `mode`.
fn to_float(n: Number, f: Format, mode: &str) -> f64 {
    let top = 127 - n.size.leading_zeros() as i32;
    let unit =
        if n.size == 0 { f.least } else { (n.exponent + top).max(f.least) } - (f.precision - 1);
    let units = rounded(n, unit, mode);
    let mut size = units as f64 * 2f64.powi(unit / 2) * 2f64.powi(unit - unit / 2);
    if size > f.max() {
        let away = match mode {
            "rte" => true,
            "rtz" => false,
            "rtp" => !n.negative,
            _ => n.negative,
        };
        size = if away { f64::INFINITY } else { f.max() };
    }
    if n.negative { -size } else { size }
}

fn words(kind: &str, numbers: &mut Numbers) -> Vec<u64> {
    let mut out = Vec::new();
    let mask = u64::MAX >> (64 - 8 * size(kind));
    out.extend((0..150).map(|_| numbers.next() & mask));
    // Words with few set bits, at every magnitude.
    for k in 0..8 * size(kind) {
        out.extend([
            (1 << k) & mask,
            (1u64 << k).wrapping_sub(1) & mask,
            (1u64 << k).wrapping_neg() & mask,
        ]);
        out.push((numbers.next() >> 63 | 3 << k) & mask);
        out.push(((1u64 << k) + (1u64 << k >> 8) + (1u64 << k >> 11) + (1u64 << k >> 24)) & mask);
    }
    if let Some(f) = format(kind) {
        for at in [
            0.5, 1.5, 2.5, 3.5, 0.25, 0.75, 127.5, 128.5, 255.5, 32767.5, 65535.5, 65504.0, 65520.0,
        ] {
            for k in -2..=2 {
                out.extend([f.word(f.step(at, k)), f.word(-f.step(at, k))]);
            }
        }
        for bits in [7, 8, 15, 16, 31, 32, 53, 63, 64] {
            for k in -2..=2 {
                let at = f.step(2f64.powi(bits), k);
                out.extend([f.word(at), f.word(-at)]);
            }
        }
        // Midpoints between two adjacent values of `half` or of `float`, and their neighbours.
        for _ in 0..200 {
            for narrow in [HALF, FLOAT] {
                let v = narrow.value(numbers.next() & (u64::MAX >> (64 - narrow.bits()))).abs();
                let next = narrow.step(v, 1);
                let middle = v / 2.0 + next / 2.0;
                if middle.is_finite() {
                    out.extend([-1, 0, 1].map(|k| f.word(f.step(middle, k))));
                    out.push(f.word(-middle));
                }
            }
        }
        out.extend([f64::INFINITY, -f64::INFINITY, f64::NAN, 0.0, -0.0].map(|v| f.word(v)));
    }
    out
}

#[test]
fn conversions_round_and_saturate() {
    let mut numbers = Numbers(5);
    let mut checked = 0;
    for from in INTS.into_iter().chain(["half", "float", "double"]) {
        let words = words(from, &mut numbers);
        for to in INTS.into_iter().chain(["half", "float", "double"]) {
            for sat in ["", "_sat"] {
                if sat == "_sat" && format(to).is_some() {
                    continue;
                }
                for mode in ["", "_rte", "_rtz", "_rtp", "_rtn"] {
                    let call = format!("convert_{to}{sat}{mode}");
                    let seen = run(&format!("r = {call}(a)"), &[(from, &words)], to);
                    for (word, seen) in words.iter().zip(seen) {
                        checked += check(from, to, sat, mode, *word, seen, &call);
                    }
                }
            }
        }
    }
    assert!(checked > 200_000, "{checked}");
}

/// Compares one conversion. Returns the number of comparisons: 0 if the result is unspecified, otherwise 1.
fn check(from: &str, to: &str, sat: &str, mode: &str, word: u64, seen: u64, call: &str) -> usize {
    let n = number(word, from);
    let mode = match mode {
        "" if format(to).is_some() => "rte",
        "" => "rtz",
        mode => &mode[1..],
    };
    if let Some(f) = format(to) {
        let wanted = match n {
            Some(n) => to_float(n, f, mode),
            None => format(from).map_or(0.0, |f| f.value(word)),
        };
        let value = f.value(seen);
        let wanted = if format(from).is_none() && wanted == 0.0 { 0.0 } else { wanted };
        let same = (value.is_nan() && wanted.is_nan()) || value.to_bits() == wanted.to_bits();
        assert!(same, "{call}({from} {word:#x}): {value:e}, not {wanted:e}");
        return 1;
    }
    let mask = u64::MAX >> (64 - 8 * size(to));
    let (low, high) = limits(to);
    let wanted = match n {
        None => {
            let v = format(from).map_or(0.0, |f| f.value(word));
            if sat.is_empty() {
                return 0;
            }
            if v.is_nan() {
                0
            } else if v > 0.0 {
                high
            } else {
                low
            }
        }
        Some(n) => {
            let size = if n.exponent > 70 { 1 << 100 } else { rounded(n, 0, mode) as i128 };
            let v = if n.negative { -size } else { size };
            if format(from).is_some() && sat.is_empty() && !(low..=high).contains(&v) {
                return 0;
            }
            if sat.is_empty() { v } else { v.clamp(low, high) }
        }
    };
    assert_eq!(seen & mask, wanted as u64 & mask, "{call}({from} {word:#x})");
    1
}

#[test]
fn halves_in_memory() {
    let mut numbers = Numbers(6);
    for from in ["float", "double"] {
        let words = words(from, &mut numbers);
        for mode in ["", "_rte", "_rtz", "_rtp", "_rtn"] {
            for body in [
                format!("half h[4]; vstore_half{mode}(a, 2, h); r = ((ushort *)h)[2]"),
                format!(
                    "half h[8]; vstore_half2{mode}(({from}2)(0, a), 1, h); r = ((ushort *)h)[3]"
                ),
            ] {
                let seen = run(&body, &[(from, &words)], "ushort");
                for (word, seen) in words.iter().zip(seen) {
                    check(
                        from,
                        "half",
                        "",
                        if mode.is_empty() { "_rte" } else { mode },
                        *word,
                        seen,
                        &body,
                    );
                }
            }
        }
    }
    let every: Vec<u64> = (0..1 << 16).collect();
    let seen =
        run("ushort h[2] = { 0, a }; r = vload_half(1, (half *)h)", &[("ushort", &every)], "float");
    for (word, seen) in every.iter().zip(seen) {
        let (seen, wanted) = (FLOAT.value(seen), HALF.value(*word));
        let same = (seen.is_nan() && wanted.is_nan()) || seen.to_bits() == wanted.to_bits();
        assert!(same, "vload_half of {word:#x}: {seen:e}");
    }
}
