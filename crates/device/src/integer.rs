//! Integer functions (OpenCL C 6.15.3), word by word.

use super::scalar::Scalar;

/// An integer type, whose words are zero-extended to 64 bits.
trait Int {
    const BITS: u32;
    const SIGNED: bool;

    fn get(word: u64) -> i128 {
        let shift = 128 - Self::BITS;
        let raised = i128::from(word) << shift;
        if Self::SIGNED { raised >> shift } else { ((raised as u128) >> shift) as i128 }
    }
    fn put(value: i128) -> u64 {
        value as u64 & (u64::MAX >> (64 - Self::BITS))
    }
    fn limits() -> (i128, i128) {
        if Self::SIGNED {
            (-(1 << (Self::BITS - 1)), (1 << (Self::BITS - 1)) - 1)
        } else {
            (0, (1 << Self::BITS) - 1)
        }
    }
    fn saturate(value: i128) -> u64 {
        let (low, high) = Self::limits();
        Self::put(value.clamp(low, high))
    }
}

macro_rules! ints {
    ($($t:ident $signed:literal)*) => {$(
        impl Int for $t {
            const BITS: u32 = $t::BITS;
            const SIGNED: bool = $signed;
        }
    )*};
}
ints! { i8 true u8 false i16 true u16 false i32 true u32 false i64 true u64 false }

fn abs<T: Int>(a: u64) -> u64 {
    T::put(T::get(a).abs())
}
fn clz<T: Int>(a: u64) -> u64 {
    u64::from(T::put(i128::from(a)).leading_zeros() - (64 - T::BITS))
}
fn ctz<T: Int>(a: u64) -> u64 {
    u64::from(T::put(i128::from(a)).trailing_zeros().min(T::BITS))
}
fn popcount<T: Int>(a: u64) -> u64 {
    u64::from(T::put(i128::from(a)).count_ones())
}
fn bit_reverse<T: Int>(a: u64) -> u64 {
    a.reverse_bits() >> (64 - T::BITS)
}
fn byte_swap<T: Int>(a: u64) -> u64 {
    a.swap_bytes() >> (64 - T::BITS)
}
fn abs_diff<T: Int>(a: u64, b: u64) -> u64 {
    T::put((T::get(a) - T::get(b)).abs())
}
fn add_sat<T: Int>(a: u64, b: u64) -> u64 {
    T::saturate(T::get(a) + T::get(b))
}
fn sub_sat<T: Int>(a: u64, b: u64) -> u64 {
    T::saturate(T::get(a) - T::get(b))
}
fn hadd<T: Int>(a: u64, b: u64) -> u64 {
    T::put((T::get(a) + T::get(b)) >> 1)
}
fn rhadd<T: Int>(a: u64, b: u64) -> u64 {
    T::put((T::get(a) + T::get(b) + 1) >> 1)
}
/// The high half of a product. The product of two unsigned 64-bit words can need all bits of `u128`.
fn high_product<T: Int>(a: u64, b: u64) -> i128 {
    if T::SIGNED || T::BITS < 64 {
        (T::get(a) * T::get(b)) >> T::BITS
    } else {
        ((u128::from(a) * u128::from(b)) >> 64) as i128
    }
}
fn mul_hi<T: Int>(a: u64, b: u64) -> u64 {
    T::put(high_product::<T>(a, b))
}
fn rotate<T: Int>(a: u64, b: u64) -> u64 {
    let n = (b % u64::from(T::BITS)) as u32;
    let a = T::put(i128::from(a));
    if n == 0 { a } else { T::put(i128::from(a << n | a >> (T::BITS - n))) }
}
/// Combines the high word `a` and the low word `b`, which have the same width.
fn upsample<T: Int>(a: u64, b: u64) -> u64 {
    a << T::BITS | b
}
fn mad_hi<T: Int>(a: u64, b: u64, c: u64) -> u64 {
    T::put(high_product::<T>(a, b) + T::get(c))
}
fn mad_sat<T: Int>(a: u64, b: u64, c: u64) -> u64 {
    if T::SIGNED || T::BITS < 64 {
        return T::saturate(T::get(a) * T::get(b) + T::get(c));
    }
    let sum = (u128::from(a) * u128::from(b)).checked_add(u128::from(c));
    sum.and_then(|s| u64::try_from(s).ok()).unwrap_or(u64::MAX)
}
fn sub_group_of_bits(offset: u64, count: u64) -> u64 {
    let mask = if count >= 64 { u64::MAX } else { (1 << count) - 1 };
    if offset >= 64 { 0 } else { mask << offset }
}
fn field_shape(offset: u64, count: u64) -> u64 {
    offset << 32 | count
}
fn extract_unsigned(a: u64, shape: u64) -> u64 {
    let (offset, count) = ((shape >> 32).min(63), shape & 0xffff_ffff);
    (a >> offset) & sub_group_of_bits(0, count)
}
fn extract_signed(a: u64, shape: u64) -> u64 {
    let count = shape & 0xffff_ffff;
    let v = extract_unsigned(a, shape);
    if count == 0 || count >= 64 {
        return v;
    }
    let up = 64 - count as u32;
    ((v << up) as i64 >> up) as u64
}

macro_rules! pick {
    ($f:ident, $ty:expr) => {
        match $ty {
            Scalar::I8 => $f::<i8>,
            Scalar::U8 => $f::<u8>,
            Scalar::I16 => $f::<i16>,
            Scalar::U16 => $f::<u16>,
            Scalar::I32 => $f::<i32>,
            Scalar::U32 => $f::<u32>,
            Scalar::I64 => $f::<i64>,
            Scalar::U64 => $f::<u64>,
            _ => return None,
        }
    };
}

/// The function `name` of one integer of the type `ty`; `None` if there is none.
pub fn one(name: &str, ty: Scalar) -> Option<fn(u64) -> u64> {
    Some(match name {
        "abs" => pick!(abs, ty),
        "clz" => pick!(clz, ty),
        "ctz" => pick!(ctz, ty),
        "popcount" => pick!(popcount, ty),
        "bit_reverse" => pick!(bit_reverse, ty),
        "byte_swap" => pick!(byte_swap, ty),
        _ => return None,
    })
}

/// The function `name` of two integers of the type `ty`; `None` if there is none.
pub fn two(name: &str, ty: Scalar) -> Option<fn(u64, u64) -> u64> {
    Some(match name {
        "abs_diff" => pick!(abs_diff, ty),
        "add_sat" => pick!(add_sat, ty),
        "sub_sat" => pick!(sub_sat, ty),
        "hadd" => pick!(hadd, ty),
        "rhadd" => pick!(rhadd, ty),
        "mul_hi" => pick!(mul_hi, ty),
        "rotate" => pick!(rotate, ty),
        "upsample" => pick!(upsample, ty),
        "field_mask" => sub_group_of_bits,
        "field_shape" => field_shape,
        "extract_signed" => extract_signed,
        "extract_unsigned" => extract_unsigned,
        _ => return None,
    })
}

/// The function `name` of three integers of the type `ty`; `None` if there is none.
pub fn three(name: &str, ty: Scalar) -> Option<fn(u64, u64, u64) -> u64> {
    Some(match name {
        "mad_hi" => pick!(mad_hi, ty),
        "mad_sat" => pick!(mad_sat, ty),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn i(name: &str, ty: Scalar, a: i64, b: i64) -> i64 {
        let mask = u64::MAX >> (64 - ty.size() * 8);
        let f = two(name, ty).unwrap();
        crate::convert::to_int(f(a as u64 & mask, b as u64 & mask), ty) as i64
    }

    #[test]
    fn functions_of_two() {
        use Scalar::*;
        assert_eq!(i("add_sat", I8, 100, 100), 127);
        assert_eq!(i("sub_sat", U8, 1, 2), 0);
        assert_eq!(i("hadd", I32, -3, 0), -2);
        assert_eq!(i("rhadd", I32, -3, 0), -1);
        assert_eq!(i("mul_hi", I32, -1, 1), -1);
        assert_eq!(i("mul_hi", U64, -1, -1), -2);
        assert_eq!(i("rotate", U8, 0x81, 1), 3);
        assert_eq!(i("rotate", I32, 1, -1), i64::from(i32::MIN));
        assert_eq!(i("abs_diff", I8, -128, 127), -1);
    }

    #[test]
    fn the_largest_products_fit() {
        let f = three("mad_sat", Scalar::U64).unwrap();
        assert_eq!(f(u64::MAX, u64::MAX, u64::MAX), u64::MAX);
        assert_eq!(f(3, 4, 5), 17);
        let f = three("mad_hi", Scalar::U64).unwrap();
        assert_eq!(f(u64::MAX, u64::MAX, 3), 1);
    }
}
