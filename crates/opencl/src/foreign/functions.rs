//! Compiler-specific functions that kernels call: `__builtin_…`, and the atomic functions of clang and GNU C. The
//! reference device supports them.

/// A function: its result type and its parameter types.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Function {
    /// The letter of the result type, or `V` for `void`.
    pub(crate) result: char,
    /// A letter for each argument. Letters for types: `H` is `ushort`, `I` `int`, `U` `uint`, `L` `long`, `W`
    /// `ulong`, `F` `float`, `D` `double` and `O` `bool`. Letters for kinds of types: `p` is a pointer, `i`
    /// an integer, and `*` anything.
    pub(crate) shape: &'static str,
}

/// Functions with the same prototype: their names, their result and their arguments as in [`Function`]. Names that
/// start with `__builtin_` are listed without this prefix.
const FUNCTIONS: &[(&str, char, &str)] = &[
    ("expect", 'L', "LL"),
    ("expect_with_probability", 'L', "LLD"),
    ("assume", 'V', "O"),
    ("unreachable trap", 'V', ""),
    ("huge_valf inff", 'F', ""),
    ("huge_val inf", 'D', ""),
    ("nanf", 'F', "p"),
    ("nan", 'D', "p"),
    ("popcount clz ctz", 'I', "U"),
    ("popcountl popcountll clzl clzll ctzl ctzll", 'I', "W"),
    ("bswap16", 'H', "H"),
    ("bswap32", 'U', "U"),
    ("bswap64", 'W', "W"),
    ("constant_p", 'I', "*"),
    ("memcpy memmove", 'V', "ppi"),
    ("memset", 'V', "pii"),
    ("__atomic_thread_fence __atomic_signal_fence", 'V', "i"),
    ("__c11_atomic_thread_fence __c11_atomic_signal_fence", 'V', "i"),
];

/// Functions that the parser or the semantic analysis handles specially. The names omit `__builtin_`.
const SPECIAL: &str = "astype convertvector offsetof shufflevector";

/// The function with the given name, if it is in [`FUNCTIONS`].
pub(crate) fn function(name: &str) -> Option<Function> {
    let plain = name.strip_prefix("__builtin_").unwrap_or(name);
    let whole = name.starts_with("__atomic_") || name.starts_with("__c11_");
    let (_, result, shape) = FUNCTIONS
        .iter()
        .find(|row| (whole || plain.len() < name.len()) && super::listed(row.0, plain))?;
    Some(Function { result: *result, shape })
}

/// Whether a compiler provides a function with this name.
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
    /// `compare_exchange(object, expected, value)`. If its family takes memory orders, it takes two of them.
    Compare,
    /// Addition, subtraction, minimum and maximum, on numbers.
    Arithmetic,
    /// Operations on integers only: bitwise operations, and the minimum and maximum of `__sync_…`.
    Bits,
    /// `__sync_synchronize()`
    Fence,
}

/// The naming scheme of an atomic function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Family {
    /// `__opencl_atomic_…`: takes a memory order and a memory scope.
    Scoped,
    /// `__c11_atomic_…`: takes a memory order.
    C11,
    /// `__atomic_…`: operates on non-atomic objects and takes a memory order.
    Gnu,
    /// `__sync_…`: operates on non-atomic objects.
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

/// The operation and family of the atomic function with the given name.
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
