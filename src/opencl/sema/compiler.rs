//! Functions of compilers that real sources use: `__builtin_…` and the atomic functions of C11 and GNU C.

use super::super::codes as c;
use super::super::const_eval::evaluate;
use super::*;

/// Functions of one type each: names, the result, the parameters.
const SIGNATURES: &[(&[&str], TypeId, &[TypeId])] = &[
    (&["expect"], LONG, &[LONG, LONG]),
    (&["expect_with_probability"], LONG, &[LONG, LONG, DOUBLE]),
    (&["assume"], VOID, &[BOOL]),
    (&["unreachable", "trap", "debugtrap"], VOID, &[]),
    (&["huge_valf", "inff"], FLOAT, &[]),
    (&["huge_val", "inf"], DOUBLE, &[]),
    (
        &[
            "fabsf",
            "sqrtf",
            "expf",
            "logf",
            "sinf",
            "cosf",
            "tanf",
            "floorf",
            "ceilf",
            "truncf",
            "rintf",
            "roundf",
            "exp2f",
            "log2f",
            "log10f",
            "nearbyintf",
            "atanf",
            "asinf",
            "acosf",
        ],
        FLOAT,
        &[FLOAT],
    ),
    (&["fminf", "fmaxf", "powf", "copysignf", "fmodf", "atan2f"], FLOAT, &[FLOAT, FLOAT]),
    (&["fmaf"], FLOAT, &[FLOAT, FLOAT, FLOAT]),
    (
        &[
            "fabs",
            "sqrt",
            "exp",
            "log",
            "sin",
            "cos",
            "tan",
            "floor",
            "ceil",
            "trunc",
            "rint",
            "round",
            "exp2",
            "log2",
            "log10",
            "nearbyint",
            "atan",
            "asin",
            "acos",
        ],
        DOUBLE,
        &[DOUBLE],
    ),
    (&["fmin", "fmax", "pow", "copysign", "fmod", "atan2"], DOUBLE, &[DOUBLE, DOUBLE]),
    (&["fma"], DOUBLE, &[DOUBLE, DOUBLE, DOUBLE]),
    (&["popcount", "clz", "ctz", "parity"], INT, &[UINT]),
    (&["popcountl", "popcountll", "clzl", "clzll", "ctzl", "ctzll", "parityl"], INT, &[ULONG]),
    (&["ffs", "abs"], INT, &[INT]),
    (&["ffsl", "ffsll"], INT, &[LONG]),
    (&["labs", "llabs"], LONG, &[LONG]),
    (&["bswap16"], USHORT, &[USHORT]),
    (&["bswap32", "bitreverse32"], UINT, &[UINT]),
    (&["bswap64", "bitreverse64"], ULONG, &[ULONG]),
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
    } else {
        let rest = text.strip_prefix("__sync_")?;
        (Family::Sync, rest)
    };
    use Operation::*;
    let operation = match (family, rest) {
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
        (_, "fetch_and" | "fetch_or" | "fetch_xor" | "fetch_nand") => Bits,
        (Family::Gnu, "and_fetch" | "or_fetch" | "xor_fetch" | "nand_fetch") => Bits,
        (
            Family::Sync,
            "fetch_and_and" | "fetch_and_or" | "fetch_and_xor" | "and_and_fetch" | "or_and_fetch"
            | "xor_and_fetch" | "fetch_and_nand" | "fetch_and_umin" | "fetch_and_umax"
            | "fetch_and_min" | "fetch_and_max",
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
    /// `__sync_…`: of objects that are not atomic.
    Sync,
}

/// Whether a name is that of an atomic function of a compiler.
pub(super) fn is_compiler_atomic(text: &str) -> bool {
    text.starts_with("__") && atomic_operation(text).is_some()
}

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
            (Family::Gnu, Compare) => 3,
            (_, Compare) => 2,
            _ => 1,
        };
        let scopes = usize::from(family == Family::Scoped && operation != Init);
        let wanted = operands + orders + scopes;
        if list.len() != wanted {
            let message = format!("`{text}` takes {wanted} arguments, {} given", list.len());
            let place = if list.len() < wanted { at.last } else { self.expr(list[wanted]).first };
            self.report(&c::ARGUMENT_COUNT, place, message);
            return self.error_expr(id);
        }
        if list.iter().any(|e| self.is_error(*e)) {
            return self.error_expr(id);
        }
        let mut values: Vec<ExprId> = list;
        let Some(first) = values.first().copied() else {
            return self.make(ExprKind::CallBuiltIn(name, 0, values), VOID, at);
        };
        let object = self.rvalue(first);
        if self.is_error(object) {
            return self.error_expr(id);
        }
        values[0] = object;
        let Some(value) = self.atomic_object(object, operation, family) else {
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
            && let Some(super::super::const_eval::Constant::Int(v)) =
                evaluate(&self.program, values[wanted - 1])
            && !(1..=4).contains(&v)
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
        self.make(ExprKind::CallBuiltIn(name, 0, values), result, at)
    }

    /// The type of the value that an atomic function's object has. `None` after a message.
    fn atomic_object(
        &mut self,
        object: ExprId,
        operation: Operation,
        family: Family,
    ) -> Option<TypeId> {
        let wrong = |s: &mut Self, what: &str| {
            let message = format!("{what} is needed here, not `{}`", s.expr_type_text(object));
            s.report_expr(&c::BUILT_IN_ARGUMENT, object, message);
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
        if to.space == Some(AddressSpace::Constant)
            || (operation != Operation::Load && to.is_const())
        {
            return wrong(self, "a pointer to an object that may change");
        }
        let t = &self.program.types;
        let fits = match operation {
            Operation::Bits => t.is_integer(value),
            Operation::Arithmetic => {
                t.is_integer(value)
                    || t.is_pointer(value)
                    || (t.is_float(value) && family != Family::Gnu && family != Family::Sync)
            }
            _ if family == Family::Sync => t.is_integer(value) || t.is_pointer(value),
            _ => true,
        };
        if !fits {
            return wrong(self, "a pointer to a type that the operation exists for");
        }
        Some(value)
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
                return self.error_expr(id);
            }
            values.push(e);
        }
        let first = values.first().map(|e| self.ty(*e));
        let plain = text.trim_start_matches("__builtin_");
        let at = self.at(id);
        if let Some((_, result, params)) = SIGNATURES.iter().find(|s| s.0.contains(&plain)) {
            let f = FunctionType {
                result: QualType::plain(*result),
                params: params.iter().map(|p| QualType::plain(*p)).collect(),
                variadic: false,
            };
            let Some(values) = self.pass(&f, values, id, None) else {
                return self.error_expr(id);
            };
            return match plain {
                "huge_valf" | "inff" | "huge_val" | "inf" => {
                    self.value(ExprKind::Float(f64::INFINITY), *result, id)
                }
                _ => self.make(ExprKind::CallBuiltIn(name, 0, values), *result, at),
            };
        }
        let ty = match plain {
            "prefetch"
            | "memcpy"
            | "memset"
            | "memmove"
            | "assume_separate_storage"
            | "va_start"
            | "va_end"
            | "va_copy"
            | "__clear_cache" => VOID,
            "nanf" | "nansf" => FLOAT,
            "nan" | "nans" => DOUBLE,
            "isnan" | "isinf" | "isfinite" | "signbit" | "constant_p" | "isnormal" | "memcmp" => {
                INT
            }
            "object_size" | "strlen" => self.program.types.size_t(),
            "isgreater" | "isless" | "isunordered" | "islessgreater" => INT,
            "addressof" | "launder" => first.unwrap_or(ERROR),
            _ if plain.starts_with("elementwise_") => first.unwrap_or(ERROR),
            _ if plain.starts_with("reduce_") => {
                first.map_or(ERROR, |f| self.program.types.element(f))
            }
            "add_overflow" | "sub_overflow" | "mul_overflow" => BOOL,
            "shufflevector" => {
                let Some(f) = first else { return self.error_expr(id) };
                let n = values.len().saturating_sub(2) as u8;
                let e = self.program.types.element(f);
                self.types().vector(e, n.max(1))
            }
            _ => {
                let token = at.first;
                let message = format!("the function `{text}` is not declared");
                self.report(&c::UNDECLARED_FUNCTION, token, message);
                return self.error_expr(id);
            }
        };
        if plain == "constant_p" {
            let known = values.first().is_some_and(|e| evaluate(&self.program, *e).is_some());
            return self.value(ExprKind::Int(u64::from(known)), INT, id);
        }
        match plain {
            "nanf" | "nansf" => return self.value(ExprKind::Float(f64::NAN), FLOAT, id),
            "nan" | "nans" => return self.value(ExprKind::Float(f64::NAN), DOUBLE, id),
            _ => {}
        }
        self.make(ExprKind::CallBuiltIn(name, 0, values), ty, at)
    }
}
