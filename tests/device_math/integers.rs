//! Compares integer functions at the limits of their types with 128-bit arithmetic (section 6.15.3).

use crate::kernel::{run, size};
use crate::numbers::Numbers;

const INTS: [&str; 8] = ["char", "uchar", "short", "ushort", "int", "uint", "long", "ulong"];

fn bits(kind: &str) -> u32 {
    8 * size(kind) as u32
}
fn signed(kind: &str) -> bool {
    !kind.starts_with('u')
}
/// The value of a word of an integer type. 128 bits suffice for sums of such values, and for all products except
/// products of two `ulong` values.
fn value(word: u64, kind: &str) -> i128 {
    let up = 128 - bits(kind);
    let raised = u128::from(word) << up;
    if signed(kind) { raised as i128 >> up } else { (raised >> up) as i128 }
}
fn limits(kind: &str) -> (i128, i128) {
    let n = bits(kind);
    if signed(kind) { (-(1 << (n - 1)), (1 << (n - 1)) - 1) } else { (0, (1 << n) - 1) }
}

/// `a · b` as its high part, rounded down, and its low part of `n` bits.
fn product(a: i128, b: i128, n: u32) -> (i128, u128) {
    if n < 64 {
        let p = a * b;
        return (p >> n, (p & ((1 << n) - 1)) as u128);
    }
    // The halves have 32 bits. The high half of `a` has the sign of `a`.
    let (ah, al) = (a >> 32, a & 0xffff_ffff);
    let (bh, bl) = (b >> 32, b & 0xffff_ffff);
    let low = al * bl;
    let cross = ah * bl + (low >> 32);
    let cross2 = al * bh + (cross & 0xffff_ffff);
    let high = ah * bh + (cross >> 32) + (cross2 >> 32);
    (high, ((cross2 & 0xffff_ffff) << 32 | (low & 0xffff_ffff)) as u128)
}

fn samples(kind: &str, numbers: &mut Numbers) -> Vec<u64> {
    let mask = u64::MAX >> (64 - bits(kind));
    let (low, high) = limits(kind);
    let mut out: Vec<u64> =
        [low, low + 1, high, high - 1, 0, 1, 2, 3, -1, -2, high / 2, high / 2 + 1, low / 2]
            .map(|v| v as u64 & mask)
            .to_vec();
    out.extend((0..12).map(|_| numbers.next() & mask));
    out.extend((0..6).map(|_| (numbers.next() & mask) >> (numbers.next() % u64::from(bits(kind)))));
    out
}

type Rule = fn(&[i128], &str) -> i128;

fn saturate(v: i128, kind: &str) -> i128 {
    let (low, high) = limits(kind);
    v.clamp(low, high)
}

#[test]
fn integer_functions_are_exact() {
    let rules: [(&str, usize, Rule); 15] = [
        ("abs", 1, |x, _| x[0].abs()),
        ("clz", 1, |x, k| {
            let mut n = 0;
            while n < bits(k) && (x[0] >> (bits(k) - 1 - n)) & 1 == 0 {
                n += 1;
            }
            n.into()
        }),
        ("ctz", 1, |x, k| {
            let mut n = 0;
            while n < bits(k) && (x[0] >> n) & 1 == 0 {
                n += 1;
            }
            n.into()
        }),
        ("popcount", 1, |x, k| (0..bits(k)).map(|n| (x[0] >> n) & 1).sum()),
        ("abs_diff", 2, |x, _| (x[0] - x[1]).abs()),
        ("add_sat", 2, |x, k| saturate(x[0] + x[1], k)),
        ("sub_sat", 2, |x, k| saturate(x[0] - x[1], k)),
        ("hadd", 2, |x, _| (x[0] + x[1]).div_euclid(2)),
        ("rhadd", 2, |x, _| (x[0] + x[1] + 1).div_euclid(2)),
        ("mul_hi", 2, |x, k| product(x[0], x[1], bits(k)).0),
        ("rotate", 2, |x, k| {
            let n = x[1].rem_euclid(i128::from(bits(k))) as u32;
            let v = x[0] & ((1 << bits(k)) - 1);
            v << n | v >> (bits(k) - n)
        }),
        ("max", 2, |x, _| x[0].max(x[1])),
        ("min", 2, |x, _| x[0].min(x[1])),
        ("mad_hi", 3, |x, k| product(x[0], x[1], bits(k)).0 + x[2]),
        ("mad_sat", 3, |x, k| {
            let (high, low) = product(x[0], x[1], bits(k));
            // The sum of the low part and the addend may carry into the high part.
            let sum = low as i128 + x[2];
            let high = high + (sum >> bits(k));
            let (least, most) = limits(k);
            let low = sum & ((1 << bits(k)) - 1);
            let whole = if signed(k) { (low << (128 - bits(k))) >> (128 - bits(k)) } else { low };
            // The product fits if the high part only repeats the sign.
            let fits = if signed(k) { high == whole >> 127 } else { high == 0 };
            if fits {
                whole
            } else if high < 0 {
                least
            } else {
                most
            }
        }),
    ];
    let mut numbers = Numbers(9);
    for kind in INTS {
        let samples = samples(kind, &mut numbers);
        let mask = u64::MAX >> (64 - bits(kind));
        for (name, arity, rule) in &rules {
            let mut rows: Vec<Vec<u64>> = samples.iter().map(|x| vec![*x]).collect();
            for _ in 1..*arity {
                let with = |row: &Vec<u64>| {
                    let row = row.clone();
                    samples.iter().map(move |x| [&row[..], &[*x]].concat())
                };
                rows = rows.iter().flat_map(with).collect();
            }
            let columns: Vec<Vec<u64>> =
                (0..*arity).map(|k| rows.iter().map(|row| row[k]).collect()).collect();
            let inputs: Vec<(&str, &[u64])> = columns.iter().map(|c| (kind, &c[..])).collect();
            let arguments = ["a", "a, b", "a, b, c"][arity - 1];
            // `abs` and `abs_diff` return the unsigned type, so only the bits of the results are compared.
            let seen = run(&format!("r = {name}({arguments})"), &inputs, kind);
            for (row, seen) in rows.iter().zip(seen) {
                let x: Vec<i128> = row.iter().map(|w| value(*w, kind)).collect();
                let wanted = rule(&x, kind) as u64 & mask;
                assert_eq!(seen & mask, wanted, "{name} of {kind} {x:?}");
            }
        }
    }
}

#[test]
fn sizes_change_without_a_sign() {
    for (from, to) in [("char", "uchar"), ("short", "ushort"), ("int", "uint"), ("long", "ulong")] {
        let (low, high) = limits(from);
        let words =
            [low as u64, high as u64, 0, u64::MAX].map(|w| w & (u64::MAX >> (64 - bits(from))));
        let other =
            [high as u64, low as u64, u64::MAX, 0].map(|w| w & (u64::MAX >> (64 - bits(from))));
        let wide = |v: i128| v as u64;
        let seen = run("r = abs(a)", &[(from, &words)], to);
        assert_eq!(seen, words.map(|w| wide(value(w, from).abs())), "abs of {from}");
        let seen = run("r = abs_diff(a, b)", &[(from, &words), (from, &other)], to);
        let wanted: Vec<u64> = words
            .iter()
            .zip(other)
            .map(|(a, b)| wide((value(*a, from) - value(b, from)).abs()))
            .collect();
        assert_eq!(seen, wanted, "abs_diff of {from}");
    }
}

#[test]
fn upsample_and_24_bits() {
    let mut numbers = Numbers(11);
    for (high, low, wide) in [
        ("char", "uchar", "short"),
        ("uchar", "uchar", "ushort"),
        ("short", "ushort", "int"),
        ("ushort", "ushort", "uint"),
        ("int", "uint", "long"),
        ("uint", "uint", "ulong"),
    ] {
        let a = samples(high, &mut numbers);
        let b = samples(low, &mut numbers);
        let seen = run("r = upsample(a, b)", &[(high, &a), (low, &b)], wide);
        for ((a, b), seen) in a.iter().zip(&b).zip(seen) {
            assert_eq!(seen, a << bits(high) | b, "upsample of {high} {a:#x}, {b:#x}");
        }
    }
    // The result for arguments beyond 24 bits is implementation-defined.
    for (kind, low, high) in
        [("int", -(1i128 << 23), (1i128 << 23) - 1), ("uint", 0, (1 << 24) - 1)]
    {
        let range = [low, low + 1, -1, 0, 1, high - 1, high, high / 2, 12345];
        let range: Vec<i128> = range.into_iter().filter(|v| (low..=high).contains(v)).collect();
        let pairs: Vec<(i128, i128)> =
            range.iter().flat_map(|a| range.iter().map(move |b| (*a, *b))).collect();
        let column = |f: fn(&(i128, i128)) -> i128| -> Vec<u64> {
            pairs.iter().map(|p| f(p) as u64 & 0xffff_ffff).collect()
        };
        let (a, b) = (column(|p| p.0), column(|p| p.1));
        let product = run("r = mul24(a, b)", &[(kind, &a), (kind, &b)], kind);
        let sum = run("r = mad24(a, b, b)", &[(kind, &a), (kind, &b)], kind);
        for (k, (x, y)) in pairs.iter().enumerate() {
            assert_eq!(product[k], (x * y) as u64 & 0xffff_ffff, "mul24 of {kind} {x}, {y}");
            assert_eq!(sum[k], (x * y + y) as u64 & 0xffff_ffff, "mad24 of {kind} {x}, {y}");
        }
    }
}
