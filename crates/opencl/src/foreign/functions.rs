//! Functions of compilers that kernels call: `__builtin_…`, and the atomic functions of C11 and GNU C. These are
//! the ones that the reference device runs.

use super::super::builtins::{Shape, math_h};

/// A function: what its call gives, and what it takes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Function {
    /// A letter of a type, or `V` for `void`, `1` for the type of the first argument, `e` for that of its elements,
    /// `S` for `size_t`.
    pub(crate) result: char,
    /// A letter for each argument. Of the types `B` is `uchar`, `H` `ushort`, `I` `int`, `U` `uint`, `L` `long`, `W`
    /// `ulong`, `F` `float`, `D` `double` and `O` `bool`. Of the kinds `p` is a pointer, `r` a pointer to an integer,
    /// `i` an integer, `g` an unsigned one, `f` a floating number, `a` any number, `z` a number or a vector, `x` of
    /// integers, `y` of floating numbers, all of one type, `v` a vector of numbers, and `*` anything. The arguments
    /// after `?` may be left out.
    pub(crate) shape: &'static str,
}

/// Names without `__builtin_`, or whole ones; the result; the arguments.
const FUNCTIONS: &[(&str, char, &str)] = &[
    ("expect", 'L', "LL"),
    ("expect_with_probability", 'L', "LLD"),
    ("assume", 'V', "O"),
    ("assume_aligned", '1', "pi?i"),
    ("assume_separate_storage __clear_cache", 'V', "pp"),
    ("unpredictable", '1', "i"),
    ("launder", '1', "p"),
    ("unreachable trap debugtrap abort", 'V', ""),
    ("huge_valf inff", 'F', ""),
    ("huge_val inf", 'D', ""),
    ("nanf", 'F', "p"),
    ("nan", 'D', "p"),
    ("popcount clz ctz parity", 'I', "U"),
    ("popcountl popcountll clzl clzll ctzl ctzll parityl parityll", 'I', "W"),
    ("clzs ctzs", 'I', "H"),
    ("clrsb ffs abs", 'I', "I"),
    ("clrsbl clrsbll ffsl ffsll", 'I', "L"),
    ("labs llabs", 'L', "L"),
    ("popcountg", 'I', "g"),
    ("clzg ctzg", 'I', "g?i"),
    ("bitreverse8", 'B', "B"),
    ("bswap16 bitreverse16", 'H', "H"),
    ("bswap32 bitreverse32", 'U', "U"),
    ("bswap64 bitreverse64", 'W', "W"),
    ("rotateleft8 rotateright8", 'B', "BB"),
    ("rotateleft16 rotateright16", 'H', "HH"),
    ("rotateleft32 rotateright32", 'U', "UU"),
    ("rotateleft64 rotateright64", 'W', "WW"),
    ("add_overflow sub_overflow mul_overflow", 'O', "iir"),
    ("sadd_overflow ssub_overflow smul_overflow", 'O', "IIr"),
    ("uadd_overflow usub_overflow umul_overflow", 'O', "UUr"),
    ("saddl_overflow ssubl_overflow smull_overflow", 'O', "LLr"),
    ("saddll_overflow ssubll_overflow smulll_overflow", 'O', "LLr"),
    ("uaddl_overflow usubl_overflow umull_overflow", 'O', "WWr"),
    ("uaddll_overflow usubll_overflow umulll_overflow", 'O', "WWr"),
    ("readcyclecounter readsteadycounter", 'W', ""),
    ("powif", 'F', "FI"),
    ("powi", 'D', "DI"),
    ("canonicalizef", 'F', "F"),
    ("canonicalize", 'D', "D"),
    ("signbitf isinff isnanf", 'I', "F"),
    ("isnan isinf isfinite signbit isnormal iszero", 'I', "f"),
    ("isgreater isless isunordered islessgreater isgreaterequal islessequal", 'I', "ff"),
    ("flt_rounds", 'I', ""),
    ("constant_p", 'I', "*"),
    ("object_size dynamic_object_size", 'S', "pi"),
    ("prefetch", 'V', "p?ii"),
    ("load_halff", 'F', "p"),
    ("load_half", 'D', "p"),
    ("store_halff", 'V', "Fp"),
    ("store_half", 'V', "Dp"),
    ("memcpy memmove memcpy_inline", 'V', "ppi"),
    ("memset", 'V', "pii"),
    ("bzero", 'V', "pi"),
    ("memcmp", 'I', "ppi"),
    ("strlen", 'S', "p"),
    ("elementwise_abs", '1', "z"),
    ("elementwise_max elementwise_min", '1', "zz"),
    ("elementwise_bitreverse", '1', "x"),
    ("elementwise_add_sat elementwise_sub_sat", '1', "xx"),
    (
        "elementwise_ceil elementwise_floor elementwise_trunc elementwise_rint elementwise_round",
        '1',
        "y",
    ),
    (
        "elementwise_roundeven elementwise_nearbyint elementwise_canonicalize elementwise_sqrt",
        '1',
        "y",
    ),
    (
        "elementwise_exp elementwise_exp2 elementwise_log elementwise_log2 elementwise_log10",
        '1',
        "y",
    ),
    ("elementwise_sin elementwise_cos elementwise_tan elementwise_asin elementwise_acos", '1', "y"),
    ("elementwise_atan elementwise_sinh elementwise_cosh elementwise_tanh", '1', "y"),
    ("elementwise_pow elementwise_copysign", '1', "yy"),
    ("elementwise_fma", '1', "yyy"),
    ("reduce_add reduce_mul reduce_and reduce_or reduce_xor reduce_max reduce_min", 'e', "v"),
    ("__atomic_thread_fence __atomic_signal_fence", 'V', "i"),
    ("__c11_atomic_thread_fence __c11_atomic_signal_fence", 'V', "i"),
    ("__atomic_always_lock_free __atomic_is_lock_free", 'O', "i*"),
    ("__c11_atomic_is_lock_free", 'O', "i"),
];

/// Functions that the parser or the analysis reads in a way of their own, without `__builtin_`.
const SPECIAL: &str =
    "addressof astype convertvector nontemporal_load nontemporal_store offsetof shufflevector";

/// The function of a name, if its arguments are all that there is to say of it.
pub(crate) fn function(name: &str) -> Option<Function> {
    let plain = name.strip_prefix("__builtin_").unwrap_or(name);
    if plain.len() < name.len()
        && let Some((_, is_float, shape)) = math_h(plain)
    {
        let (t, shapes) = if is_float {
            ('F', ["F", "FF", "FFF", "FI"])
        } else {
            ('D', ["D", "DD", "DDD", "DI"])
        };
        let (result, shape) = match shape {
            Shape::One => (t, shapes[0]),
            Shape::Two => (t, shapes[1]),
            Shape::Three => (t, shapes[2]),
            Shape::WithInt => (t, shapes[3]),
            Shape::ToInt => ('I', shapes[0]),
        };
        return Some(Function { result, shape });
    }
    let whole = name.starts_with("__atomic_") || name.starts_with("__c11_");
    let (_, result, shape) = FUNCTIONS
        .iter()
        .find(|row| (whole || plain.len() < name.len()) && super::listed(row.0, plain))?;
    Some(Function { result: *result, shape })
}

/// Whether a compiler has a function of this name.
pub(crate) fn is_known(name: &str) -> bool {
    let special =
        name.strip_prefix("__builtin_").is_some_and(|plain| super::listed(SPECIAL, plain));
    special || function(name).is_some() || atomic(name).is_some()
}

/// An operation on an atomic object.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Operation {
    /// `init(object, value)`
    Init,
    /// `load(object)`
    Load,
    /// `store(object, value)`
    Store,
    /// `exchange(object, value)`
    Exchange,
    /// `compare_exchange(object, expected, value)`, with two orders.
    Compare,
    /// Addition, subtraction, least and greatest: of numbers.
    Arithmetic,
    /// Operations on bits: of integers.
    Bits,
    /// `__sync_synchronize()`
    Fence,
}

/// Where the name of an atomic function comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Family {
    /// `__opencl_atomic_…`: with an order and a scope.
    Scoped,
    /// `__c11_atomic_…`: with an order.
    C11,
    /// `__atomic_…`: of objects that are not atomic, with an order.
    Gnu,
    /// `__sync_…`: of objects that are not atomic.
    Sync,
}

type Operations = &'static [(Operation, &'static str)];

const ATOMIC: Operations = &[
    (Operation::Init, "init"),
    (Operation::Load, "load"),
    (Operation::Store, "store"),
    (Operation::Exchange, "exchange"),
    (Operation::Compare, "compare_exchange_strong compare_exchange_weak"),
    (Operation::Arithmetic, "fetch_add fetch_sub fetch_min fetch_max"),
    (Operation::Bits, "fetch_and fetch_or fetch_xor"),
];

const GNU: Operations = &[
    (Operation::Load, "load_n"),
    (Operation::Store, "store_n"),
    (Operation::Exchange, "exchange_n"),
    (Operation::Compare, "compare_exchange_n"),
    (Operation::Arithmetic, "fetch_add fetch_sub fetch_min fetch_max"),
    (Operation::Arithmetic, "add_fetch sub_fetch min_fetch max_fetch"),
    (Operation::Bits, "fetch_and fetch_or fetch_xor fetch_nand"),
    (Operation::Bits, "and_fetch or_fetch xor_fetch nand_fetch"),
];

const SYNC: Operations = &[
    (Operation::Compare, "bool_compare_and_swap val_compare_and_swap"),
    (Operation::Exchange, "lock_test_and_set swap"),
    (Operation::Load, "lock_release"),
    (Operation::Fence, "synchronize"),
    (Operation::Arithmetic, "fetch_and_add fetch_and_sub add_and_fetch sub_and_fetch"),
    (Operation::Bits, "fetch_and_and fetch_and_or fetch_and_xor fetch_and_nand"),
    (Operation::Bits, "and_and_fetch or_and_fetch xor_and_fetch nand_and_fetch"),
    (Operation::Bits, "fetch_and_umin fetch_and_umax fetch_and_min fetch_and_max"),
];

/// What an atomic function does, by its name.
pub(crate) fn atomic(name: &str) -> Option<(Operation, Family)> {
    const FAMILIES: [(&str, Family, Operations); 4] = [
        ("__opencl_atomic_", Family::Scoped, ATOMIC),
        ("__c11_atomic_", Family::C11, ATOMIC),
        ("__atomic_", Family::Gnu, GNU),
        ("__sync_", Family::Sync, SYNC),
    ];
    FAMILIES.iter().find_map(|(prefix, family, rows)| {
        let plain = name.strip_prefix(prefix)?;
        let (operation, _) = rows.iter().find(|(_, names)| super::listed(names, plain))?;
        Some((*operation, *family))
    })
}
