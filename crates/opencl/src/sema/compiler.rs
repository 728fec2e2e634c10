//! Functions of compilers that real sources use: `__builtin_…` and the atomic functions of C11 and GNU C.

use super::super::builtins::{Shape, math_h};
use super::super::codes as c;
use super::super::const_eval::{Constant, evaluate};
use super::operators::At;
use super::*;

/// Functions of one type each, but for those of `math.h`: names, the result, the parameters.
const SIGNATURES: &[(&[&str], TypeId, &[TypeId])] = &[
    (&["expect"], LONG, &[LONG, LONG]),
    (&["expect_with_probability"], LONG, &[LONG, LONG, DOUBLE]),
    (&["assume"], VOID, &[BOOL]),
    (&["unreachable", "trap", "debugtrap"], VOID, &[]),
    (&["huge_valf16", "inff16"], HALF, &[]),
    (&["huge_valf", "inff"], FLOAT, &[]),
    (&["huge_val", "inf"], DOUBLE, &[]),
    (&["scalbln"], DOUBLE, &[DOUBLE, LONG]),
    (&["scalblnf"], FLOAT, &[FLOAT, LONG]),
    (&["nexttoward"], DOUBLE, &[DOUBLE, DOUBLE]),
    (&["nexttowardf"], FLOAT, &[FLOAT, DOUBLE]),
    (&["init_dwarf_reg_size_table"], VOID, &[]),
    (&["popcount", "clz", "ctz", "parity"], INT, &[UINT]),
    (
        &["popcountl", "popcountll", "clzl", "clzll", "ctzl", "ctzll", "parityl", "parityll"],
        INT,
        &[ULONG],
    ),
    (&["clzs", "ctzs"], INT, &[USHORT]),
    (&["clrsb"], INT, &[INT]),
    (&["clrsbl", "clrsbll"], INT, &[LONG]),
    (&["ffs", "abs"], INT, &[INT]),
    (&["ffsl", "ffsll"], INT, &[LONG]),
    (&["labs", "llabs"], LONG, &[LONG]),
    (&["bitreverse8"], UCHAR, &[UCHAR]),
    (&["bswap16", "bitreverse16"], USHORT, &[USHORT]),
    (&["rotateleft8", "rotateright8"], UCHAR, &[UCHAR, UCHAR]),
    (&["rotateleft16", "rotateright16"], USHORT, &[USHORT, USHORT]),
    (&["rotateleft32", "rotateright32"], UINT, &[UINT, UINT]),
    (&["rotateleft64", "rotateright64"], ULONG, &[ULONG, ULONG]),
    (&["bswap32", "bitreverse32"], UINT, &[UINT]),
    (&["bswap64", "bitreverse64"], ULONG, &[ULONG]),
    (&["readcyclecounter", "readsteadycounter"], ULONG, &[]),
    (&["powif"], FLOAT, &[FLOAT, INT]),
    (&["powi"], DOUBLE, &[DOUBLE, INT]),
    (&["canonicalizef16"], HALF, &[HALF]),
    (&["canonicalizef"], FLOAT, &[FLOAT]),
    (&["canonicalize"], DOUBLE, &[DOUBLE]),
    (&["lroundf", "llroundf", "lrintf", "llrintf"], LONG, &[FLOAT]),
    (&["lround", "llround", "lrint", "llrint"], LONG, &[DOUBLE]),
    (&["signbitf", "isinff", "isnanf"], INT, &[FLOAT]),
    (&["signbitl"], INT, &[DOUBLE]),
    (&["flt_rounds"], INT, &[]),
    (&["abort", "unwind_init"], VOID, &[]),
];

/// The type that `sadd_overflow` and the like compute in.
fn overflow_type(plain: &str) -> Option<TypeId> {
    let word = plain.strip_suffix("_overflow")?;
    let (signed, word) = match word.strip_prefix('u') {
        Some(word) => (false, word),
        None => (true, word.strip_prefix('s')?),
    };
    Some(match (word, signed) {
        ("add" | "sub" | "mul", true) => INT,
        ("add" | "sub" | "mul", false) => UINT,
        ("addl" | "subl" | "mull" | "addll" | "subll" | "mulll", true) => LONG,
        ("addl" | "subl" | "mull" | "addll" | "subll" | "mulll", false) => ULONG,
        _ => return None,
    })
}

/// The type that `addc` and the like compute in, with a carry.
fn carry_type(plain: &str) -> Option<TypeId> {
    Some(match plain.strip_prefix("addc").or(plain.strip_prefix("subc"))? {
        "b" => UCHAR,
        "s" => USHORT,
        "" => UINT,
        "l" | "ll" => ULONG,
        _ => return None,
    })
}

/// Functions of `math.h` that compilers do not have for `half`.
const NOT_FOR_HALF: &[&str] = &[
    "expm1",
    "log1p",
    "logb",
    "asinh",
    "acosh",
    "atanh",
    "cbrt",
    "tgamma",
    "lgamma",
    "erf",
    "erfc",
    "nearbyint",
    "remainder",
    "atan2",
    "hypot",
    "fdim",
    "nextafter",
    "scalbn",
    "ilogb",
];

/// The result and the parameters of a function of one type.
fn signature(plain: &str) -> Option<(TypeId, Vec<TypeId>)> {
    // Those for `half` end as the type's name in C does.
    let of_half = plain.strip_suffix("f16");
    if of_half.is_some_and(|name| NOT_FOR_HALF.contains(&name)) {
        return None;
    }
    if let Some((_, is_float, shape)) = math_h(of_half.unwrap_or(plain)) {
        let t = match (of_half, is_float) {
            (Some(_), true) => return None,
            (Some(_), false) => HALF,
            (None, true) => FLOAT,
            (None, false) => DOUBLE,
        };
        return Some(match shape {
            Shape::One => (t, vec![t]),
            Shape::Two => (t, vec![t, t]),
            Shape::Three => (t, vec![t, t, t]),
            Shape::WithInt => (t, vec![t, INT]),
            Shape::ToInt => (INT, vec![t]),
        });
    }
    let find = |plain: &str| SIGNATURES.iter().find(|s| s.0.contains(&plain));
    if let Some((_, result, params)) = find(plain) {
        return Some((*result, params.to_vec()));
    }
    // Those for `long double`, which is as `double` is here, and for its longer kin.
    let of_double = of_long_double(plain)?;
    if let Some((_, false, _)) = math_h(of_double) {
        return signature(of_double);
    }
    let (_, result, params) = find(of_double)?;
    (params.contains(&DOUBLE) || *result == DOUBLE).then(|| (*result, params.to_vec()))
}

/// The name of the function for `double` beside one for `long double` or `__float128`.
fn of_long_double(plain: &str) -> Option<&str> {
    plain.strip_suffix("f128").or(plain.strip_suffix('l'))
}

/// What a function gives whose arguments are of several types.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Gives {
    Void,
    Int,
    Bool,
    Size,
    /// An `int`, or a vector of them, as long as the first argument.
    Truth,
    Half,
    Float,
    Double,
    /// A pointer to `void`.
    Pointer,
    /// A value of the type of the first argument.
    First,
    /// An element of the first argument.
    Element,
}

/// Functions whose arguments are of several types: names; a letter for each argument; the result. `p` is a
/// pointer, `l` a string literal, `q` an integer or a pointer, `g` an unsigned integer, `r` a pointer to an integer, `i` an integer, `f` a float, `a` any of both; `x`, `y` and `z` are the
/// same as `i`, `f` and `a`, of vectors too, all of one type; `s` is as `z` without unsigned integers; `v` and `u` of vectors alone. What stands
/// behind `?` may be left out; behind `…` more arguments follow, of any type.
const FAMILIES: &[(&[&str], &str, Gives)] = &[
    (&["prefetch"], "p?ii", Gives::Void),
    (&["load_halff"], "p", Gives::Float),
    (&["load_half"], "p", Gives::Double),
    (&["store_halff", "store_half"], "ap", Gives::Void),
    (&["verbose_trap"], "ll", Gives::Void),
    (&["popcountg"], "g", Gives::Int),
    (&["clzg", "ctzg"], "g?i", Gives::Int),
    (&["alloca", "alloca_uninitialized"], "i", Gives::Pointer),
    (&["alloca_with_align", "alloca_with_align_uninitialized"], "ii", Gives::Pointer),
    (&["nanf16", "nansf16"], "p", Gives::Half),
    (&["nanf", "nansf"], "p", Gives::Float),
    (&["nan", "nans", "nanl", "nansl", "nanf128", "nansf128"], "p", Gives::Double),
    (&["frexpf16"], "ap", Gives::Half),
    (&["frexpf", "modff"], "ap", Gives::Float),
    (&["frexp", "modf", "frexpl", "modfl", "frexpf128", "modff128"], "ap", Gives::Double),
    (&["remquof"], "aap", Gives::Float),
    (&["remquo", "remquol", "remquof128"], "aap", Gives::Double),
    (&["cabsf", "cargf", "cimagf", "crealf"], "*", Gives::Float),
    (&["cabs", "carg", "cimag", "creal", "cabsl", "cargl", "cimagl", "creall"], "*", Gives::Double),
    (&["iszero", "issubnormal", "issignaling", "isinf_sign"], "f", Gives::Int),
    (&["isfpclass"], "yi", Gives::Truth),
    (&["fpclassify"], "iiiiif", Gives::Int),
    (&["return_address", "frame_address"], "i", Gives::Pointer),
    (&["extract_return_addr"], "p", Gives::Pointer),
    (&["is_aligned"], "qi", Gives::Bool),
    (&["align_up", "align_down"], "qi", Gives::First),
    (&["classify_type"], "*", Gives::Int),
    (&["nondeterministic_value"], "z", Gives::First),
    (&["memset_inline"], "pii", Gives::Void),
    (&["memchr"], "pii", Gives::Pointer),
    (&["bcmp", "strncmp"], "ppi", Gives::Int),
    (&["strcmp", "strcasecmp", "wcscmp"], "pp", Gives::Int),
    (&["strncasecmp", "wcsncmp", "wmemcmp"], "ppi", Gives::Int),
    (&["strcat", "strcpy", "stpcpy", "strpbrk", "strstr"], "pp", Gives::Pointer),
    (&["strncat", "strncpy", "stpncpy", "mempcpy", "wmemcpy", "wmemmove"], "ppi", Gives::Pointer),
    (&["strchr", "strrchr", "index", "rindex", "wcschr"], "pi", Gives::Pointer),
    (&["strcspn", "strspn"], "pp", Gives::Size),
    (&["strdup"], "p", Gives::Pointer),
    (&["strndup"], "pi", Gives::Pointer),
    (&["char_memchr", "wmemchr"], "pii", Gives::Pointer),
    (&["wcslen"], "p", Gives::Size),
    (&["__memcpy_chk", "__memmove_chk", "__mempcpy_chk"], "ppii", Gives::Pointer),
    (&["__memset_chk"], "piii", Gives::Pointer),
    (&["__strcpy_chk", "__strcat_chk", "__stpcpy_chk"], "ppi", Gives::Pointer),
    (&["__strncpy_chk", "__strncat_chk", "__stpncpy_chk"], "ppii", Gives::Pointer),
    (&["__printf_chk"], "ip…", Gives::Int),
    (&["__sprintf_chk"], "piip…", Gives::Int),
    (&["__snprintf_chk"], "piiip…", Gives::Int),
    (&["scanf"], "p…", Gives::Int),
    (&["sscanf"], "pp…", Gives::Int),
    (&["calloc"], "ii", Gives::Pointer),
    (&["realloc"], "pi", Gives::Pointer),
    (&["bcopy"], "ppi", Gives::Void),
    (&["malloc"], "i", Gives::Pointer),
    (&["free"], "p", Gives::Void),
    (&["annotation"], "il", Gives::First),
    (&["allow_runtime_check"], "l", Gives::Bool),
    (&["memcpy", "memmove", "memcpy_inline"], "ppi", Gives::Void),
    (&["memset"], "pii", Gives::Void),
    (&["bzero"], "pi", Gives::Void),
    (&["memcmp"], "ppi", Gives::Int),
    (&["assume_separate_storage", "__clear_cache"], "pp", Gives::Void),
    (&["strlen"], "p", Gives::Size),
    (&["printf"], "p…", Gives::Int),
    (&["sprintf"], "pp…", Gives::Int),
    (&["snprintf"], "pip…", Gives::Int),
    (&["object_size", "dynamic_object_size"], "pi", Gives::Size),
    (&["launder"], "p", Gives::First),
    (&["assume_aligned"], "pi?a", Gives::First),
    (&["unpredictable"], "i", Gives::First),
    (&["add_overflow", "sub_overflow", "mul_overflow"], "iir", Gives::Bool),
    (&["isnan", "isinf", "isfinite", "signbit", "isnormal"], "f", Gives::Int),
    (&["isgreater", "isless", "isunordered", "islessgreater"], "ff", Gives::Int),
    (&["isgreaterequal", "islessequal"], "ff", Gives::Int),
    (&["constant_p"], "*", Gives::Int),
    (&["elementwise_abs"], "s", Gives::First),
    (&["elementwise_max", "elementwise_min"], "zz", Gives::First),
    (&["elementwise_bitreverse"], "x", Gives::First),
    (&["elementwise_add_sat", "elementwise_sub_sat"], "xx", Gives::First),
    (
        &[
            "elementwise_ceil",
            "elementwise_floor",
            "elementwise_trunc",
            "elementwise_rint",
            "elementwise_round",
            "elementwise_roundeven",
            "elementwise_nearbyint",
            "elementwise_canonicalize",
            "elementwise_sqrt",
            "elementwise_exp",
            "elementwise_exp2",
            "elementwise_log",
            "elementwise_log2",
            "elementwise_log10",
            "elementwise_sin",
            "elementwise_cos",
            "elementwise_tan",
            "elementwise_asin",
            "elementwise_acos",
            "elementwise_atan",
            "elementwise_sinh",
            "elementwise_cosh",
            "elementwise_tanh",
        ],
        "y",
        Gives::First,
    ),
    (&["elementwise_pow", "elementwise_copysign"], "yy", Gives::First),
    (&["elementwise_fma"], "yyy", Gives::First),
    (&["reduce_add", "reduce_mul", "reduce_and", "reduce_or", "reduce_xor"], "v", Gives::Element),
    (&["reduce_max", "reduce_min"], "u", Gives::Element),
];

/// Functions of [`FAMILIES`] whose two arguments are converted to one type if they are scalars, as operands are.
const CONVERTED: &[&str] = &[
    "elementwise_max",
    "elementwise_min",
    "elementwise_add_sat",
    "elementwise_sub_sat",
    "elementwise_pow",
];

/// Atomic functions of GNU C and of C11 that look at memory through pointers, or at none: as [`FAMILIES`].
const MEMORY_FAMILIES: &[(&[&str], &str, Gives)] = &[
    (&["__atomic_thread_fence", "__atomic_signal_fence"], "i", Gives::Void),
    (&["__c11_atomic_thread_fence", "__c11_atomic_signal_fence"], "i", Gives::Void),
    (&["__atomic_always_lock_free", "__atomic_is_lock_free"], "iq", Gives::Bool),
    (&["__c11_atomic_is_lock_free"], "i", Gives::Bool),
    (&["__atomic_test_and_set"], "pi", Gives::Bool),
    (&["__atomic_clear"], "pi", Gives::Void),
    (&["__atomic_load", "__atomic_store"], "ppi", Gives::Void),
    (&["__atomic_exchange"], "pppi", Gives::Void),
    (&["__atomic_compare_exchange"], "pppiii", Gives::Bool),
    (&["__scoped_atomic_load", "__scoped_atomic_store"], "ppii", Gives::Void),
    (&["__scoped_atomic_exchange"], "pppii", Gives::Void),
    (&["__scoped_atomic_compare_exchange"], "pppiiii", Gives::Bool),
];

/// What an atomic function does.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Operation {
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
}

/// The operation, and whether the name is one of C11's with a scope, or of GNU C, or of its older kind.
fn atomic_operation(text: &str) -> Option<(Operation, Family)> {
    let (family, rest) = if let Some(rest) = text.strip_prefix("__opencl_atomic_") {
        (Family::Scoped, rest)
    } else if let Some(rest) = text.strip_prefix("__c11_atomic_") {
        (Family::C11, rest)
    } else if let Some(rest) = text.strip_prefix("__atomic_") {
        (Family::Gnu, rest)
    } else if let Some(rest) = text.strip_prefix("__scoped_atomic_") {
        (Family::GnuScoped, rest)
    } else {
        let rest = text.strip_prefix("__sync_")?;
        // The number of bytes of the object may be named.
        let sized = ["_1", "_2", "_4", "_8", "_16"].iter().find_map(|n| rest.strip_suffix(n));
        (Family::Sync, sized.filter(|name| *name != "synchronize").unwrap_or(rest))
    };
    use Operation::*;
    let gnu = if family == Family::GnuScoped { Family::Gnu } else { family };
    let operation = match (gnu, rest) {
        (Family::Sync, "bool_compare_and_swap" | "val_compare_and_swap") => Compare,
        (Family::Sync, "lock_test_and_set" | "swap") => Exchange,
        (Family::Sync, "synchronize") => Init,
        (Family::Sync, "lock_release") => Load,
        (Family::Gnu, "load_n") => Load,
        (Family::Gnu, "store_n") => Store,
        (Family::Gnu, "exchange_n") => Exchange,
        (Family::Gnu, "compare_exchange_n") => Compare,
        (Family::Scoped | Family::C11, "init") => Init,
        (Family::Scoped | Family::C11, "load") => Load,
        (Family::Scoped | Family::C11, "store") => Store,
        (Family::Scoped | Family::C11, "exchange") => Exchange,
        (Family::Scoped | Family::C11, "compare_exchange_strong" | "compare_exchange_weak") => {
            Compare
        }
        (_, "fetch_add" | "fetch_sub" | "fetch_min" | "fetch_max") => Arithmetic,
        (Family::Gnu, "add_fetch" | "sub_fetch" | "min_fetch" | "max_fetch") => Arithmetic,
        (Family::Sync, "fetch_and_add" | "fetch_and_sub" | "add_and_fetch" | "sub_and_fetch") => {
            Arithmetic
        }
        (Family::C11 | Family::Gnu, "fetch_nand") => Bits,
        (_, "fetch_and" | "fetch_or" | "fetch_xor") => Bits,
        (Family::Gnu, "and_fetch" | "or_fetch" | "xor_fetch" | "nand_fetch") => Bits,
        (
            Family::Sync,
            "fetch_and_and" | "fetch_and_or" | "fetch_and_xor" | "and_and_fetch" | "or_and_fetch"
            | "xor_and_fetch" | "nand_and_fetch" | "fetch_and_nand" | "fetch_and_umin"
            | "fetch_and_umax" | "fetch_and_min" | "fetch_and_max",
        ) => Bits,
        _ => return None,
    };
    Some((operation, family))
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Family {
    /// `__opencl_atomic_…`: with an order and a scope.
    Scoped,
    /// `__c11_atomic_…`: with an order.
    C11,
    /// `__atomic_…`: of objects that are not atomic, with an order.
    Gnu,
    /// `__scoped_atomic_…`: the same, with a scope.
    GnuScoped,
    /// `__sync_…`: of objects that are not atomic.
    Sync,
}

/// Functions that are looked at by themselves where they have as many arguments as they take.
const COUNTED: &[&str] =
    &["nontemporal_load", "nontemporal_store", "LINE", "COLUMN", "FILE", "FILE_NAME", "FUNCTION"];

/// Whether a name is that of a function of compilers that is known here.
pub(crate) fn is_compiler_function(text: &str) -> bool {
    let Some(plain) = text.strip_prefix("__builtin_") else { return is_compiler_atomic(text) };
    signature(plain).is_some()
        || overflow_type(plain).is_some()
        || carry_type(plain).is_some()
        || FAMILIES.iter().any(|f| f.0.contains(&plain))
        || COUNTED.contains(&plain)
        || matches!(
            plain,
            "shufflevector"
                | "addressof"
                | "astype"
                | "convertvector"
                | "choose_expr"
                | "types_compatible_p"
                | "offsetof"
        )
}

/// Whether a name is that of an atomic function of a compiler.
pub(super) fn is_compiler_atomic(text: &str) -> bool {
    text.starts_with("__") && (atomic_operation(text).is_some() || is_memory_function(text))
}

/// Whether a name is one of [`MEMORY_FAMILIES`].
pub(super) fn is_memory_function(text: &str) -> bool {
    MEMORY_FAMILIES.iter().any(|f| f.0.contains(&text))
}

/// What atomic functions that write need.
const MAY_CHANGE: &str = "a pointer to an object that may change";

impl Sema<'_> {
    /// `__opencl_atomic_…`, `__c11_atomic_…`, `__atomic_…` and `__sync_…`.
    pub(super) fn compiler_atomic(
        &mut self,
        text: &str,
        name: Symbol,
        arguments: &[ast::ExprId],
        id: ast::ExprId,
    ) -> ExprId {
        let list = self.arguments(arguments);
        if list.iter().any(|e| self.is_error(*e)) {
            return self.error_expr(id);
        }
        let at = self.at(id);
        let Some((operation, family)) = atomic_operation(text) else { return self.error_expr(id) };
        use Operation::*;
        let operands = match operation {
            Init if family == Family::Sync => 0,
            Load => 1,
            Compare => 3,
            _ => 2,
        };
        let orders = match (family, operation) {
            (Family::Sync, _) | (_, Init) => 0,
            (Family::Gnu | Family::GnuScoped, Compare) => 3,
            (_, Compare) => 2,
            _ => 1,
        };
        let scoped = matches!(family, Family::Scoped | Family::GnuScoped);
        let scopes = usize::from(scoped && operation != Init);
        let wanted = operands + orders + scopes;
        // Of the oldest kind, what follows named objects once, and is ignored.
        let ignores = family == Family::Sync && operation != Init;
        if list.len() < wanted || (list.len() > wanted && !ignores) {
            let message = format!("`{text}` takes {wanted} arguments, {} given", list.len());
            let place = if list.len() < wanted { at.last } else { self.expr(list[wanted]).first };
            self.report(&c::ARGUMENT_COUNT, place, message);
            return self.error_expr(id);
        }
        if list.iter().any(|e| self.is_error(*e)) {
            return self.error_expr(id);
        }
        let mut values: Vec<ExprId> = list;
        values.truncate(wanted);
        let Some(first) = values.first().copied() else {
            return self.make(ExprKind::CallBuiltIn(name, values), VOID, at);
        };
        let object = self.rvalue(first);
        if self.is_error(object) {
            return self.error_expr(id);
        }
        values[0] = object;
        let Some(value) = self.atomic_object(object, operation, family, self.ast.expr(id).first)
        else {
            return self.error_expr(id);
        };
        let mut broken = false;
        for (i, slot) in values.iter_mut().enumerate().skip(1) {
            let e = *slot;
            let to = if i >= operands {
                QualType::plain(INT)
            } else if operation == Compare && i == 1 && family != Family::Sync {
                // The expected value is read and written where it is.
                let e = self.rvalue(e);
                let space = self.program.types.pointee(self.ty(e)).and_then(|p| p.space);
                let pointee = match space {
                    Some(space) => QualType::plain(value).in_space(space),
                    None => QualType::plain(value),
                };
                QualType::plain(self.types().pointer(pointee))
            } else {
                QualType::plain(value)
            };
            *slot = self.argument(e, to, i);
            broken |= self.is_error(*slot);
        }
        if scopes == 1
            && !broken
            && let Some(Constant::Int(v)) = evaluate(&self.program, values[wanted - 1])
            && !(i128::from(family == Family::Scoped)..=4).contains(&v)
        {
            let message = "the last argument is no scope that atomic operations have";
            self.report_expr(&c::BUILT_IN_ARGUMENT, values[wanted - 1], message);
            broken = true;
        }
        if broken {
            return self.error_expr(id);
        }
        let result = match operation {
            Init | Store => VOID,
            Compare if !text.contains("val_") => BOOL,
            _ => value,
        };
        self.make(ExprKind::CallBuiltIn(name, values), result, at)
    }

    /// Reports an atomic function's object, in whose place something else is needed.
    fn report_object(&mut self, call: TokenIndex, object: ExprId, what: &str) -> &mut Diagnostic {
        let message = format!("{what} is needed, not `{}`", self.expr_type_text(object));
        self.report_argument(call, object, message)
    }

    /// The type of the value that an atomic function's object has. `None` after a message.
    fn atomic_object(
        &mut self,
        object: ExprId,
        operation: Operation,
        family: Family,
        call: TokenIndex,
    ) -> Option<TypeId> {
        let wrong = |s: &mut Self, what: &str| {
            s.report_object(call, object, what);
            None
        };
        let Some(to) = self.program.types.pointee(self.ty(object)) else {
            return wrong(self, "a pointer");
        };
        let atomic = matches!(family, Family::Scoped | Family::C11);
        let value = match *self.kind(to.ty) {
            TypeKind::Atomic(value) if atomic => value,
            _ if atomic => return wrong(self, "a pointer to an atomic type"),
            TypeKind::Atomic(_) => return wrong(self, "a pointer to a type that is not atomic"),
            _ => to.ty,
        };
        let gnu = matches!(family, Family::Gnu | Family::GnuScoped);
        let writes = operation != Operation::Load;
        let constant = to.space == Some(AddressSpace::Constant);
        if (constant && atomic) || (writes && to.is_const()) {
            return wrong(self, MAY_CHANGE);
        }
        let t = &self.program.types;
        let fits = match operation {
            Operation::Bits => t.is_integer(value),
            Operation::Arithmetic => {
                t.is_integer(value)
                    || t.is_pointer(value)
                    || (t.is_float(value) && family != Family::Sync)
            }
            _ if gnu || family == Family::Sync => t.is_integer(value) || t.is_pointer(value),
            _ => true,
        };
        if !fits {
            return wrong(self, "a pointer to a type that the operation exists for");
        }
        if constant && writes {
            self.report_object(call, object, MAY_CHANGE).tolerated();
        }
        Some(value)
    }

    fn undeclared_built_in(&mut self, text: &str, id: ast::ExprId) -> ExprId {
        let message = format!("the function `{text}` is not declared");
        self.report(&c::UNDECLARED_FUNCTION, self.at(id).first, message);
        self.error_expr(id)
    }

    /// `__builtin_…` functions that real sources use.
    pub(super) fn compiler_built_in(
        &mut self,
        text: &str,
        name: Symbol,
        arguments: &[ast::ExprId],
        id: ast::ExprId,
    ) -> ExprId {
        let list = self.arguments(arguments);
        if text == "__builtin_addressof"
            && let [e] = list[..]
        {
            return if self.is_error(e) { e } else { self.address_of(e, self.at(id)) };
        }
        let mut values = Vec::new();
        for e in list {
            let e = self.rvalue(e);
            if self.is_error(e) {
                if !is_compiler_function(text) {
                    return self.undeclared_built_in(text, id);
                }
                return self.error_expr(id);
            }
            values.push(e);
        }
        let first = values.first().map(|e| self.ty(*e));
        let desired = match text {
            "__atomic_store" | "__scoped_atomic_store" => Some(1),
            "__atomic_exchange"
            | "__scoped_atomic_exchange"
            | "__atomic_compare_exchange"
            | "__scoped_atomic_compare_exchange" => Some(2),
            _ => None,
        };
        if let Some(index) = desired
            && let (Some(to), Some(value)) = (first, values.get(index).copied())
        {
            // To compilers the value that is written lies where the object does.
            let value = self.argument(value, QualType::plain(to), index);
            if self.is_error(value) {
                return self.error_expr(id);
            }
            values[index] = value;
            if self.program.types.pointee(to).is_some_and(|to| to.is_const()) {
                self.report_object(self.ast.expr(id).first, values[0], MAY_CHANGE);
                return self.error_expr(id);
            }
        }
        let plain = text.trim_start_matches("__builtin_");
        let at = self.at(id);
        if let Some((result, params)) = signature(plain) {
            let f = FunctionType {
                result: QualType::plain(result),
                params: params.iter().map(|p| QualType::plain(*p)).collect(),
                variadic: false,
            };
            let Some(values) = self.pass(&f, values, id, None) else {
                return self.error_expr(id);
            };
            if !self.constant_arguments(text, plain, &values) {
                return self.error_expr(id);
            }
            return self.computed(plain, name, values, result, at);
        }
        if let Some(ty) = overflow_type(plain).or(carry_type(plain)) {
            // The pointer leads into whatever address space the last argument does.
            let pointee = values.last().and_then(|e| self.program.types.pointee(self.ty(*e)));
            let space = match pointee.and_then(|to| to.space) {
                Some(space) => space,
                None => self.default_pointee_space(),
            };
            let to = self.types().pointer(QualType::plain(ty).in_space(space));
            let (params, result) = match carry_type(plain) {
                Some(_) => (vec![ty, ty, ty, to], ty),
                None => (vec![ty, ty, to], BOOL),
            };
            let f = FunctionType {
                result: QualType::plain(result),
                params: params.into_iter().map(QualType::plain).collect(),
                variadic: false,
            };
            let Some(values) = self.pass(&f, values, id, None) else {
                return self.error_expr(id);
            };
            return self.make(ExprKind::CallBuiltIn(name, values), result, at);
        }
        match (plain, values.as_slice()) {
            ("nontemporal_load", [pointer]) => {
                return match self.nontemporal_object(text, *pointer, at) {
                    Some(object) => self.rvalue(object),
                    None => self.error_expr(id),
                };
            }
            ("nontemporal_store", [value, pointer]) => {
                let Some(object) = self.nontemporal_object(text, *pointer, at) else {
                    return self.error_expr(id);
                };
                let stored = self.assign(None, object, *value, at);
                return match self.is_error(stored) {
                    true => stored,
                    false => self.cast_to(stored, CastKind::ToVoid, QualType::plain(VOID)),
                };
            }
            ("LINE" | "COLUMN", []) => {
                let place = self.sources.line_column(self.token_span(at.first));
                let n = if plain == "LINE" { place.line } else { place.column };
                return self.value(ExprKind::Int(u64::from(n)), UINT, id);
            }
            ("FILE" | "FILE_NAME" | "FUNCTION", []) => {
                let text = if plain == "FUNCTION" {
                    let name = self.bodies.last().and_then(|b| b.name).map(|n| self.text(n));
                    name.unwrap_or_default()
                } else {
                    let path = self.sources.presumed(self.token_span(at.first)).0.to_string();
                    let last = path.rsplit('/').next().unwrap_or(&path).to_string();
                    if plain == "FILE" { path } else { last }
                };
                return self.string_literal(text.into_bytes(), id);
            }
            (counted, _) if COUNTED.contains(&counted) => {
                let message = format!("`{text}` takes other arguments than {}", values.len());
                self.report(&c::ARGUMENT_COUNT, at.last, message);
                return self.error_expr(id);
            }
            _ => {}
        }
        let table = if plain == text { MEMORY_FAMILIES } else { FAMILIES };
        let family = table.iter().find(|f| f.0.contains(&plain));
        let ty = match (plain, family) {
            (_, Some((_, shape, gives))) => {
                if CONVERTED.contains(&plain)
                    && let [a, b] = &mut values[..]
                    && let (from, to) = (self.ty(*a), self.ty(*b))
                    && [from, to].iter().all(|ty| self.program.types.is_arithmetic(*ty))
                {
                    let ty = self.common_scalar(from, to);
                    (*a, *b) = (self.convert(*a, ty), self.convert(*b, ty));
                }
                if !self.fits_family(text, shape, &values, at) {
                    return self.error_expr(id);
                }
                if shape.ends_with('…') {
                    for e in values.iter_mut() {
                        *e = self.promote_variadic(*e);
                    }
                }
                if plain == "printf"
                    && let Some(literal) = self.string_literal_of(values[0])
                    && let ExprKind::Str(format) = &self.expr(literal).kind
                {
                    let format = format.clone();
                    self.check_format(&format, literal, &values);
                }
                let first = values.first().map_or(ERROR, |e| self.ty(*e));
                match gives {
                    Gives::Void => VOID,
                    Gives::Int => INT,
                    Gives::Bool => BOOL,
                    Gives::Size => self.program.types.size_t(),
                    Gives::Truth => match self.program.types.as_vector(first) {
                        Some((_, n)) => self.types().vector(INT, n),
                        None => INT,
                    },
                    Gives::Half => HALF,
                    Gives::Float => FLOAT,
                    Gives::Double => DOUBLE,
                    Gives::Pointer => {
                        // To compilers it points into a space of its own, which the generic one alone contains.
                        let space = AddressSpace::Numbered(0);
                        self.types().pointer(QualType::plain(VOID).in_space(space))
                    }
                    Gives::First => first,
                    Gives::Element => match self.program.types.pointee(first) {
                        Some(to) => to.ty,
                        None => self.program.types.element(first),
                    },
                }
            }
            ("shufflevector", _) => match self.shuffled(&values, at) {
                Some(ty) => ty,
                None => return self.error_expr(id),
            },
            ("va_start" | "va_end" | "va_copy", _) => {
                let text = "the arguments of a variadic function cannot be read in OpenCL C";
                self.report(&c::VARIADIC_FUNCTION, at.first, text);
                return self.error_expr(id);
            }
            _ => {
                return self.undeclared_built_in(text, id);
            }
        };
        if !self.constant_arguments(text, plain, &values) {
            return self.error_expr(id);
        }
        if plain == "constant_p" {
            let known = values.first().is_some_and(|e| evaluate(&self.program, *e).is_some());
            return self.value(ExprKind::Int(u64::from(known)), INT, id);
        }
        if plain.starts_with("nan") {
            return self.value(ExprKind::Float(f64::NAN), ty, id);
        }
        self.computed(plain, name, values, ty, at)
    }

    /// Whether an expression is a string literal, by now a pointer to its characters.
    fn is_string_literal(&self, e: ExprId) -> bool {
        self.string_literal_of(e).is_some()
    }

    /// The string literal that an expression points to.
    fn string_literal_of(&self, e: ExprId) -> Option<ExprId> {
        let mut e = e;
        while let ExprKind::Cast(_, inner) = self.expr(e).kind {
            e = inner;
        }
        matches!(self.expr(e).kind, ExprKind::Str(_)).then_some(e)
    }

    /// Whether arguments that have to be constants are, in the range of each; reports the first that is not.
    fn constant_arguments(&mut self, text: &str, plain: &str, values: &[ExprId]) -> bool {
        // The number of the argument, the range, and whether it is a power of two.
        let wanted: &[(usize, i128, i128, bool)] = match plain {
            "prefetch" => &[(1, 0, 1, false), (2, 0, 3, false)],
            "object_size" | "dynamic_object_size" => &[(1, 0, 3, false)],
            "assume_aligned" => &[(1, 1, 1 << 32, true)],
            "alloca_with_align" | "alloca_with_align_uninitialized" => &[(1, 8, 1 << 32, true)],
            "isfpclass" => &[(1, 0, 0x3ff, false)],
            "memcpy_inline" | "memset_inline" => &[(2, i64::MIN as i128, u64::MAX as i128, false)],
            // These may be known when the program runs alone.
            "is_aligned" | "align_up" | "align_down"
                if values.get(1).is_some_and(|e| evaluate(&self.program, *e).is_some()) =>
            {
                &[(1, 1, 1 << 63, true)]
            }
            "return_address" | "frame_address" => &[(0, 0, 0xffff, false)],
            "expect_with_probability" => {
                let Some(e) = values.get(2) else { return true };
                let known = match evaluate(&self.program, *e) {
                    Some(Constant::Float(p)) => (0.0..=1.0).contains(&p),
                    _ => false,
                };
                if !known {
                    let message = format!("`{text}` takes a constant probability, from 0 to 1");
                    self.report_expr(&c::BUILT_IN_ARGUMENT, *e, message);
                }
                return known;
            }
            _ => return true,
        };
        for (n, least, most, power) in wanted {
            let Some(e) = values.get(*n) else { continue };
            let range = least..=most;
            let fits = match evaluate(&self.program, *e) {
                Some(Constant::Int(v)) => range.contains(&&v) && (!power || v & (v - 1) == 0),
                _ => false,
            };
            if !fits {
                let what = if *power { "power of two" } else { "number" };
                let message = format!("`{text}` takes a constant {what} here, {least} to {most}");
                self.report_expr(&c::BUILT_IN_ARGUMENT, *e, message);
                return false;
            }
        }
        true
    }

    /// What a pointer points to that is read or written past the caches: a scalar or a vector.
    fn nontemporal_object(&mut self, text: &str, pointer: ExprId, at: At) -> Option<ExprId> {
        let t = &self.program.types;
        let to = t.pointee(self.ty(pointer));
        let fits = to.is_some_and(|to| {
            let element = t.element(to.ty);
            t.is_integer(element) || t.is_float(element) || t.is_pointer(element)
        });
        if !fits {
            let given = self.expr_type_text(pointer);
            let message = format!("`{text}` takes a pointer to a scalar or vector, not `{given}`");
            self.report_argument(at.first, pointer, message);
            return None;
        }
        let object = self.deref(pointer, at);
        (!self.is_error(object)).then_some(object)
    }

    /// Whether arguments fit a shape of [`FAMILIES`]; reports what does not.
    fn fits_family(&mut self, text: &str, shape: &str, values: &[ExprId], at: At) -> bool {
        let letters: Vec<char> = shape.chars().filter(|c| !matches!(c, '?' | '…')).collect();
        let least = shape.find('?').unwrap_or(letters.len());
        let variadic = shape.ends_with('…');
        if values.len() < least || (values.len() > letters.len() && !variadic) {
            let wanted = match letters.len() {
                1 if variadic => "at least 1 argument".to_string(),
                most if variadic => format!("at least {most} arguments"),
                1 => "1 argument".to_string(),
                most if most == least => format!("{most} arguments"),
                most => format!("{least} to {most} arguments"),
            };
            let message = format!("`{text}` takes {wanted}, {} given", values.len());
            let more = values.get(letters.len()).map(|e| self.expr(*e).first);
            self.report(&c::ARGUMENT_COUNT, more.unwrap_or(at.last), message);
            return false;
        }
        for (e, letter) in values.iter().zip(&letters) {
            let t = &self.program.types;
            let ty = self.ty(*e);
            let (int, float, vector) = (t.is_integer(ty), t.is_float(ty), t.as_vector(ty));
            let element = t.element(ty);
            let (ints, floats) = (t.is_integer(element), t.is_float(element));
            let fits = match letter {
                'p' => t.is_pointer(ty) || self.is_null_constant(*e),
                'r' => t.pointee(ty).is_some_and(|to| t.is_integer(to.ty) && !to.is_const()),
                'i' => int,
                'f' => float,
                'a' => int || float,
                'x' => ints,
                'y' => floats,
                'z' => ints || floats,
                's' => floats || (ints && t.is_signed(element)),
                'v' => vector.is_some() && ints,
                'q' => int || t.is_pointer(ty),
                'g' => int && !t.is_signed(t.underlying(ty)),
                'l' => self.is_string_literal(*e),
                'u' => vector.is_some() && (ints || floats),
                _ => true,
            };
            let alike = !matches!(letter, 'x' | 'y' | 'z') || ty == self.ty(values[0]);
            if !fits || !alike {
                let given = self.expr_type_text(*e);
                let message = format!("`{text}` does not take `{given}` here");
                self.report_expr(&c::BUILT_IN_ARGUMENT, *e, message);
                return false;
            }
        }
        true
    }

    /// The type of what `__builtin_shufflevector` gives: two vectors of one type and the numbers of elements.
    fn shuffled(&mut self, values: &[ExprId], at: At) -> Option<TypeId> {
        let wrong = |s: &mut Self, e: Option<ExprId>| {
            let text = "`__builtin_shufflevector` takes two vectors of one type and constant numbers of elements";
            match e {
                Some(e) => s.report_argument(at.first, e, text),
                None => s.report(&c::ARGUMENT_COUNT, at.last, text),
            };
            None
        };
        let [a, b, lanes @ ..] = values else { return wrong(self, None) };
        let Some((element, n)) = self.program.types.as_vector(self.ty(*a)) else {
            return wrong(self, Some(*a));
        };
        let other = self.program.types.as_vector(self.ty(*b));
        // Of one vector, and a vector of the numbers of its elements.
        if lanes.is_empty() {
            return match other {
                Some((mask, m)) if m == n && self.program.types.is_integer(mask) => {
                    Some(self.ty(*a))
                }
                _ => wrong(self, Some(*b)),
            };
        }
        if self.ty(*a) != self.ty(*b) {
            return wrong(self, Some(*b));
        }
        let count = 2 * i128::from(n);
        for lane in lanes {
            match evaluate(&self.program, *lane) {
                Some(Constant::Int(v)) if (-1..count).contains(&v) => {}
                _ => return wrong(self, Some(*lane)),
            }
        }
        match u8::try_from(lanes.len()) {
            Ok(lanes) if lanes == n => Some(self.ty(*a)),
            // What has another number of elements is to compilers a vector of GNU C.
            Ok(lanes @ 1..) => Some(self.types().intern(TypeKind::GnuVector(element, lanes))),
            _ => wrong(self, None),
        }
    }
}
