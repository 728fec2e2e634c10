//! Arithmetic. Each family of instructions has one function, which selects the loop for the operator and the type.

use super::bytecode::{Bin, Cmp, Rounding, Un};
use super::convert::convert as convert_word;
use super::registers::{Reg, Registers, Word};
use super::scalar::{Scalar, Width};
use clman_opencl::floating::{half_bits, half_of_float, half_value};

/// `a * b + c`, rounded once. The product is exact as a `double`; the sum is rounded to odd, so that the second
/// rounding, to `float`, gives the same result as a single rounding.
#[inline(always)]
fn fused_f32(a: f32, b: f32, c: f32) -> f32 {
    let (p, c) = (f64::from(a) * f64::from(b), f64::from(c));
    let s = p + c;
    let back = s - p;
    let error = (p - (s - back)) + (c - back);
    let bits = s.to_bits();
    let inexact = error != 0.0 && !error.is_nan() && bits & 1 == 0 && s.is_finite();
    if !inexact {
        return s as f32;
    }
    let outward = (error > 0.0) == (s > 0.0);
    f64::from_bits(if outward { bits + 1 } else { bits - 1 }) as f32
}

/// The bits of a result. The NaN that an operation produces differs between processors; this function always
/// uses the same NaN.
#[inline(always)]
pub fn bits32(v: f32) -> u32 {
    if v.is_nan() { 0x7fc0_0000 } else { v.to_bits() }
}

/// Like [`bits32`], for `double`.
#[inline(always)]
pub fn bits64(v: f64) -> u64 {
    if v.is_nan() { 0x7ff8_0000_0000_0000 } else { v.to_bits() }
}

macro_rules! int_bin {
    ($r:expr, $op:expr, $w:ident, $s:ident, $d:expr, $a:expr, $b:expr, $n:expr) => {
        match $op {
            Bin::Div => $r.map2::<$w, $w>($d, $a, $b, $n, |x, y| {
                if y == 0 { 0 } else { (x as $s).wrapping_div(y as $s) as $w }
            }),
            Bin::Rem => $r.map2::<$w, $w>($d, $a, $b, $n, |x, y| {
                if y == 0 { 0 } else { (x as $s).wrapping_rem(y as $s) as $w }
            }),
            Bin::Shr => {
                $r.map2::<$w, $w>($d, $a, $b, $n, |x, y| (x as $s).wrapping_shr(y as u32) as $w)
            }
            Bin::Min => $r.map2::<$w, $w>($d, $a, $b, $n, |x, y| (x as $s).min(y as $s) as $w),
            Bin::Max => $r.map2::<$w, $w>($d, $a, $b, $n, |x, y| (x as $s).max(y as $s) as $w),
            _ => {}
        }
    };
}

/// Operators whose result does not depend on the signedness of the operands.
macro_rules! word_bin {
    ($r:expr, $op:expr, $w:ident, $d:expr, $a:expr, $b:expr, $n:expr) => {
        match $op {
            Bin::Add => $r.map2::<$w, $w>($d, $a, $b, $n, |x, y| x.wrapping_add(y)),
            Bin::Sub => $r.map2::<$w, $w>($d, $a, $b, $n, |x, y| x.wrapping_sub(y)),
            Bin::Mul => $r.map2::<$w, $w>($d, $a, $b, $n, |x, y| x.wrapping_mul(y)),
            Bin::And => $r.map2::<$w, $w>($d, $a, $b, $n, |x, y| x & y),
            Bin::Or => $r.map2::<$w, $w>($d, $a, $b, $n, |x, y| x | y),
            Bin::Xor => $r.map2::<$w, $w>($d, $a, $b, $n, |x, y| x ^ y),
            // The shift count is taken modulo the width (OpenCL C 6.5.10).
            Bin::Shl => $r.map2::<$w, $w>($d, $a, $b, $n, |x, y| x.wrapping_shl(y as u32)),
            _ => {}
        }
    };
}

macro_rules! float_bin {
    ($r:expr, $op:expr, $w:ident, $from:expr, $to:expr, $d:expr, $a:expr, $b:expr, $n:expr) => {
        match $op {
            Bin::Add => $r.map2::<$w, $w>($d, $a, $b, $n, |x, y| $to($from(x) + $from(y))),
            Bin::Sub => $r.map2::<$w, $w>($d, $a, $b, $n, |x, y| $to($from(x) - $from(y))),
            Bin::Mul => $r.map2::<$w, $w>($d, $a, $b, $n, |x, y| $to($from(x) * $from(y))),
            Bin::Div => $r.map2::<$w, $w>($d, $a, $b, $n, |x, y| $to($from(x) / $from(y))),
            Bin::Rem => $r.map2::<$w, $w>($d, $a, $b, $n, |x, y| $to($from(x) % $from(y))),
            Bin::Min => {
                $r.map2::<$w, $w>($d, $a, $b, $n, |x, y| if $from(y) < $from(x) { y } else { x })
            }
            Bin::Max => {
                $r.map2::<$w, $w>($d, $a, $b, $n, |x, y| if $from(x) < $from(y) { y } else { x })
            }
            Bin::And | Bin::Or | Bin::Xor | Bin::Shl | Bin::Shr => {}
        }
    };
}

/// `d = a op b`.
#[allow(clippy::too_many_arguments)]
pub fn bin(r: &Registers, op: Bin, ty: Scalar, n: u8, d: Reg, a: Reg, b: Reg) {
    let signed_matters = matches!(op, Bin::Div | Bin::Rem | Bin::Shr | Bin::Min | Bin::Max);
    if !ty.is_float() && !signed_matters {
        return match ty.width() {
            Width::W8 => word_bin!(r, op, u8, d, a, b, n),
            Width::W16 => word_bin!(r, op, u16, d, a, b, n),
            Width::W32 => word_bin!(r, op, u32, d, a, b, n),
            Width::W64 => word_bin!(r, op, u64, d, a, b, n),
        };
    }
    match ty {
        Scalar::I8 => int_bin!(r, op, u8, i8, d, a, b, n),
        Scalar::U8 => int_bin!(r, op, u8, u8, d, a, b, n),
        Scalar::I16 => int_bin!(r, op, u16, i16, d, a, b, n),
        Scalar::U16 => int_bin!(r, op, u16, u16, d, a, b, n),
        Scalar::I32 => int_bin!(r, op, u32, i32, d, a, b, n),
        Scalar::U32 => int_bin!(r, op, u32, u32, d, a, b, n),
        Scalar::I64 => int_bin!(r, op, u64, i64, d, a, b, n),
        Scalar::U64 => int_bin!(r, op, u64, u64, d, a, b, n),
        Scalar::F16 => float_bin!(r, op, u16, half_value, half_of_float, d, a, b, n),
        Scalar::F32 => float_bin!(r, op, u32, f32::from_bits, bits32, d, a, b, n),
        Scalar::F64 => float_bin!(r, op, u64, f64::from_bits, bits64, d, a, b, n),
    }
}

/// The loop of a comparison: `$run!(W, f)` for a comparison function `f` of two words of type `W`. For `Gt` and `Ge`,
/// `f` compares with less-than: [`ordered`] exchanges the operands. Equality of integers does not depend on signedness.
macro_rules! comparison {
    ($ty:expr, $op:expr, $run:ident) => {
        match ($op, $ty) {
            (Cmp::Eq | Cmp::Ne, ty) if !ty.is_float() => match ty.width() {
                Width::W8 => comparison!(@equal u8, |x| x, $op, $run),
                Width::W16 => comparison!(@equal u16, |x| x, $op, $run),
                Width::W32 => comparison!(@equal u32, |x| x, $op, $run),
                Width::W64 => comparison!(@equal u64, |x| x, $op, $run),
            },
            (Cmp::Eq | Cmp::Ne, Scalar::F16) => comparison!(@equal u16, half_value, $op, $run),
            (Cmp::Eq | Cmp::Ne, Scalar::F32) => comparison!(@equal u32, f32::from_bits, $op, $run),
            (Cmp::Eq | Cmp::Ne, _) => comparison!(@equal u64, f64::from_bits, $op, $run),
            (_, Scalar::I8) => comparison!(@less u8, |x| x as i8, $op, $run),
            (_, Scalar::U8) => comparison!(@less u8, |x| x, $op, $run),
            (_, Scalar::I16) => comparison!(@less u16, |x| x as i16, $op, $run),
            (_, Scalar::U16) => comparison!(@less u16, |x| x, $op, $run),
            (_, Scalar::I32) => comparison!(@less u32, |x| x as i32, $op, $run),
            (_, Scalar::U32) => comparison!(@less u32, |x| x, $op, $run),
            (_, Scalar::I64) => comparison!(@less u64, |x| x as i64, $op, $run),
            (_, Scalar::U64) => comparison!(@less u64, |x| x, $op, $run),
            (_, Scalar::F16) => comparison!(@less u16, half_value, $op, $run),
            (_, Scalar::F32) => comparison!(@less u32, f32::from_bits, $op, $run),
            (_, Scalar::F64) => comparison!(@less u64, f64::from_bits, $op, $run),
        }
    };
    (@equal $w:ident, $from:expr, $op:expr, $run:ident) => {{
        let from = |x: $w| $from(x);
        match $op {
            Cmp::Eq => $run!($w, |x, y| from(x) == from(y)),
            _ => $run!($w, |x, y| from(x) != from(y)),
        }
    }};
    (@less $w:ident, $from:expr, $op:expr, $run:ident) => {{
        let from = |x: $w| $from(x);
        match $op {
            Cmp::Lt | Cmp::Gt => $run!($w, |x, y| from(x) < from(y)),
            _ => $run!($w, |x, y| from(x) <= from(y)),
        }
    }};
}

/// The operands in the order that [`comparison`] expects.
fn ordered(op: Cmp, a: Reg, b: Reg) -> (Reg, Reg) {
    if matches!(op, Cmp::Gt | Cmp::Ge) { (b, a) } else { (a, b) }
}

/// `d = a op b`: 0 or 1 as an `int`; if `vector` is set, 0 or -1 in the operands' width.
#[allow(clippy::too_many_arguments)]
pub fn compare(r: &Registers, op: Cmp, ty: Scalar, n: u8, vector: bool, d: Reg, a: Reg, b: Reg) {
    let (a, b) = ordered(op, a, b);
    if vector {
        macro_rules! run {
            ($w:ident, $f:expr) => {
                r.map2::<$w, $w>(d, a, b, n, |x, y| if $f(x, y) { $w::MAX } else { 0 })
            };
        }
        comparison!(ty, op, run)
    } else {
        macro_rules! run {
            ($w:ident, $f:expr) => {
                r.map2::<$w, u32>(d, a, b, n, |x, y| u32::from($f(x, y)))
            };
        }
        comparison!(ty, op, run)
    }
}

/// The lanes of a row for which a comparison is true, as a bit mask.
#[inline(always)]
fn row_bits<W: Word>(x: [W; 16], y: [W; 16], f: impl Fn(W, W) -> bool) -> u16 {
    let mut flags = [0u8; 16];
    for i in 0..16 {
        flags[i] = u8::from(f(x[i], y[i]));
    }
    // A multiplication gathers eight bytes of 0 or 1 into eight bits.
    let gather = |half: &[u8]| -> u64 {
        let word = half.first_chunk().map_or(0, |b| u64::from_le_bytes(*b));
        word.wrapping_mul(0x0102_0408_1020_4080) >> 56
    };
    (gather(&flags[..8]) | gather(&flags[8..]) << 8) as u16
}

/// Writes one bit mask for each row to `out`, and returns `None`. A set bit is a lane for which the comparison is true.
/// If both operands are uniform, all lanes have the same result: the function returns this result and does not write
/// `out`.
pub fn compare_bits(
    r: &Registers,
    op: Cmp,
    ty: Scalar,
    a: Reg,
    b: Reg,
    out: &mut [u16],
) -> Option<bool> {
    let (a, b) = ordered(op, a, b);
    macro_rules! run {
        ($w:ident, $f:expr) => {{
            let file = <$w as Word>::file(r);
            if file.is_uniform(a) && file.is_uniform(b) {
                return Some($f(file.lane(a, 0), file.lane(b, 0)));
            }
            for (c, bits) in out.iter_mut().enumerate() {
                *bits = row_bits(file.row(a, c), file.row(b, c), $f);
            }
        }};
    }
    comparison!(ty, op, run);
    None
}

macro_rules! float_un {
    ($r:expr, $op:expr, $w:ident, $from:expr, $to:expr, $sign:expr, $d:expr, $a:expr, $n:expr) => {
        match $op {
            Un::Neg => $r.map1::<$w, $w>($d, $a, $n, |x| x ^ $sign),
            Un::Fabs => $r.map1::<$w, $w>($d, $a, $n, |x| x & !$sign),
            Un::Sqrt => $r.map1::<$w, $w>($d, $a, $n, |x| $to($from(x).sqrt())),
            Un::Rsqrt => $r.map1::<$w, $w>($d, $a, $n, |x| $to(1.0 / $from(x).sqrt())),
            Un::Floor => $r.map1::<$w, $w>($d, $a, $n, |x| $to($from(x).floor())),
            Un::Ceil => $r.map1::<$w, $w>($d, $a, $n, |x| $to($from(x).ceil())),
            Un::Trunc => $r.map1::<$w, $w>($d, $a, $n, |x| $to($from(x).trunc())),
            Un::Rint => $r.map1::<$w, $w>($d, $a, $n, |x| $to($from(x).round_ties_even())),
            Un::Not => $r.map1::<$w, $w>($d, $a, $n, |x| !x),
        }
    };
}

/// `d = op a`.
pub fn un(r: &Registers, op: Un, ty: Scalar, n: u8, d: Reg, a: Reg) {
    match ty {
        Scalar::F16 => float_un!(r, op, u16, half_value, half_of_float, 0x8000, d, a, n),
        Scalar::F32 => {
            float_un!(r, op, u32, f32::from_bits, bits32, 0x8000_0000, d, a, n);
        }
        Scalar::F64 => {
            float_un!(r, op, u64, f64::from_bits, bits64, 1 << 63, d, a, n);
        }
        _ => {
            macro_rules! int {
                ($w:ident) => {
                    match op {
                        Un::Neg => r.map1::<$w, $w>(d, a, n, |x| x.wrapping_neg()),
                        _ => r.map1::<$w, $w>(d, a, n, |x| !x),
                    }
                };
            }
            match ty.width() {
                Width::W8 => int!(u8),
                Width::W16 => int!(u16),
                Width::W32 => int!(u32),
                Width::W64 => int!(u64),
            }
        }
    }
}

/// `d = a * b + c`. With `fused`, a floating-point result is rounded only once.
#[allow(clippy::too_many_arguments)]
pub fn mul_add(r: &Registers, ty: Scalar, n: u8, fused: bool, d: Reg, a: Reg, b: Reg, c: Reg) {
    let single = f32::from_bits;
    let double = f64::from_bits;
    match ty {
        Scalar::F32 if fused => r.map3::<u32, u32>(d, a, b, c, n, |x, y, z| {
            bits32(fused_f32(single(x), single(y), single(z)))
        }),
        Scalar::F32 => {
            r.map3::<u32, u32>(d, a, b, c, n, |x, y, z| bits32(single(x) * single(y) + single(z)))
        }
        Scalar::F64 if fused => r.map3::<u64, u64>(d, a, b, c, n, |x, y, z| {
            bits64(double(x).mul_add(double(y), double(z)))
        }),
        Scalar::F64 => {
            r.map3::<u64, u64>(d, a, b, c, n, |x, y, z| bits64(double(x) * double(y) + double(z)))
        }
        Scalar::F16 if fused => r.map3::<u16, u16>(d, a, b, c, n, |x, y, z| {
            // As a `double`, the product is exact, and the error of the sum is too small to change the rounded `half`.
            let v = f64::from(half_value(x)) * f64::from(half_value(y)) + f64::from(half_value(z));
            half_bits(v)
        }),
        Scalar::F16 => r.map3::<u16, u16>(d, a, b, c, n, |x, y, z| {
            half_of_float(half_value(half_of_float(half_value(x) * half_value(y))) + half_value(z))
        }),
        _ => {
            macro_rules! int {
                ($w:ident) => {
                    r.map3::<$w, $w>(d, a, b, c, n, |x, y, z| x.wrapping_mul(y).wrapping_add(z))
                };
            }
            match ty.width() {
                Width::W8 => int!(u8),
                Width::W16 => int!(u16),
                Width::W32 => int!(u32),
                Width::W64 => int!(u64),
            }
        }
    }
}

/// Applies a function of words lane by lane.
pub fn apply1(
    r: &Registers,
    f: &dyn Fn(u64) -> u64,
    widths: (Width, Width),
    n: u8,
    d: Reg,
    a: Reg,
) {
    use super::registers::by_width;
    by_width!(widths.0, A => by_width!(widths.1, D => {
        r.map1::<A, D>(d, a, n, |x| D::narrow(f(x.wide())));
    }));
}

/// Converts `a` and stores the result in `d`.
#[allow(clippy::too_many_arguments)]
pub fn convert(
    r: &Registers,
    from: Scalar,
    to: Scalar,
    n: u8,
    rounding: Option<Rounding>,
    sat: bool,
    d: Reg,
    a: Reg,
) {
    // Rust's `as` rounds to nearest even in a conversion to a floating type. In a conversion from a floating type to an
    // integer type, it rounds toward zero and saturates.
    let plain = match (from.is_float(), to.is_float()) {
        (_, true) => matches!(rounding, None | Some(Rounding::Even)),
        (true, false) => matches!(rounding, None | Some(Rounding::Zero)),
        (false, false) => !sat,
    };
    if !plain {
        let f = |x| convert_word(x, from, to, rounding, sat);
        return apply1(r, &f, (from.width(), to.width()), n, d, a);
    }
    macro_rules! one {
        ($fw:ident, $from:expr, $t:ident, $tw:ident, $to:expr) => {
            r.map1::<$fw, $tw>(d, a, n, |x| $to($from(x) as $t))
        };
    }
    macro_rules! target {
        ($fw:ident, $from:expr) => {
            match to {
                Scalar::I8 => one!($fw, $from, i8, u8, |v| v as u8),
                Scalar::U8 => one!($fw, $from, u8, u8, |v| v),
                Scalar::I16 => one!($fw, $from, i16, u16, |v| v as u16),
                Scalar::U16 => one!($fw, $from, u16, u16, |v| v),
                Scalar::I32 => one!($fw, $from, i32, u32, |v| v as u32),
                Scalar::U32 => one!($fw, $from, u32, u32, |v| v),
                Scalar::I64 => one!($fw, $from, i64, u64, |v| v as u64),
                Scalar::U64 => one!($fw, $from, u64, u64, |v| v),
                Scalar::F32 => one!($fw, $from, f32, u32, bits32),
                Scalar::F64 => one!($fw, $from, f64, u64, bits64),
                Scalar::F16 if from == Scalar::F64 => one!($fw, $from, f64, u16, half_bits),
                // Every integer that converts to a finite `half` is exact as a `float`.
                Scalar::F16 => one!($fw, $from, f32, u16, half_of_float),
            }
        };
    }
    match from {
        Scalar::I8 => target!(u8, |x: u8| x as i8),
        Scalar::U8 => target!(u8, |x: u8| x),
        Scalar::I16 => target!(u16, |x: u16| x as i16),
        Scalar::U16 => target!(u16, |x: u16| x),
        Scalar::I32 => target!(u32, |x: u32| x as i32),
        Scalar::U32 => target!(u32, |x: u32| x),
        Scalar::I64 => target!(u64, |x: u64| x as i64),
        Scalar::U64 => target!(u64, |x: u64| x),
        Scalar::F32 => target!(u32, f32::from_bits),
        Scalar::F16 => target!(u16, half_value),
        Scalar::F64 => target!(u64, f64::from_bits),
    }
}

/// Reinterprets the `n` words from `a` on as `m` words of another width, and stores them from `d` on.
#[allow(clippy::too_many_arguments)]
pub fn bitcast(r: &Registers, from: Width, n: u8, to: Width, m: u8, d: Reg, a: Reg, lanes: usize) {
    use super::registers::by_width;
    let mut bytes = [0u8; 128];
    let mut taints = [false; 128];
    by_width!(to, W => {
        for k in 0..u32::from(m) {
            W::file(r).spread(d + k);
            W::file(r).clean(d + k);
        }
    });
    for lane in 0..lanes {
        for k in 0..usize::from(n) {
            let word = r.lane(from, a + k as u32, lane).to_le_bytes();
            let size = from.bytes();
            bytes[k * size..(k + 1) * size].copy_from_slice(&word[..size]);
            if r.taints() {
                let bits = r.taint(from, a + k as u32, lane / 16);
                taints[k * size..(k + 1) * size].fill(bits >> (lane % 16) & 1 != 0);
            }
        }
        by_width!(to, W => {
            let file = W::file(r);
            for k in 0..usize::from(m) {
                let size = to.bytes();
                file.set_lane(d + k as u32, lane, W::read(&bytes[k * size..]));
                if r.taints() && taints[k * size..(k + 1) * size].contains(&true) {
                    let reg = d + k as u32;
                    let bits = file.taint(reg, lane / 16) | 1 << (lane % 16);
                    file.set_taint(reg, lane / 16, bits);
                }
            }
        });
    }
}

#[cfg(test)]
mod tests {
    use super::fused_f32;

    #[test]
    fn one_rounding_is_one() {
        // The product of `x` and `x` is 1 + 2^-11 + 2^-24. If it were rounded to a `float`, the last bit would be lost.
        let x = 1.0 + 1.0 / 4096.0;
        for (a, b, c) in [
            (x, x, -1.0),
            (x, x, 1e-30),
            (1e20, 1e20, -1e38),
            (f32::MIN_POSITIVE, 0.5, f32::from_bits(1)),
            (3.0, 1.0 / 3.0, -1.0),
            (f32::MAX, 2.0, f32::NEG_INFINITY),
            (0.1, 0.1, 0.1),
            (-0.0, 1.0, 0.0),
        ] {
            assert_eq!(fused_f32(a, b, c).to_bits(), a.mul_add(b, c).to_bits(), "{a} {b} {c}");
        }
    }
}
