//! Calls of compiler-specific functions: `__builtin_…` and the atomic functions of C11 and GNU C.

use super::super::codes as c;
use super::super::const_eval::{Constant, evaluate, wrap};
use super::super::foreign::functions::{Family, Function, Operation, atomic, function};
use super::*;
use crate::diagnostic::counted;

/// The words of a message for the first argument of an atomic function that writes.
const MAY_CHANGE: &str = "a pointer to a modifiable object";

/// The type that a letter of [`Function`] names; `None` for a letter that names a kind of types.
fn lettered(letter: char) -> Option<TypeId> {
    Some(match letter {
        'V' => VOID,
        'O' => BOOL,
        'H' => USHORT,
        'I' => INT,
        'U' => UINT,
        'L' => LONG,
        'W' => ULONG,
        'F' => FLOAT,
        'D' => DOUBLE,
        _ => return None,
    })
}

/// The value of a call of the function `__builtin_` + `plain` with constant arguments; `None` if the call is not a
/// constant. `bits` is the size of the first argument in bits.
fn folded(plain: &str, arguments: &[Constant], bits: u32) -> Option<Constant> {
    let value = match *arguments {
        [] if plain.starts_with("inf") || plain.starts_with("huge_val") => {
            return Some(Constant::Float(f64::INFINITY));
        }
        [Constant::Int(v), ..] if plain.starts_with("expect") => v,
        [Constant::Int(v)] => {
            let pattern = (v as u64) << (64 - bits) >> (64 - bits);
            match plain.trim_end_matches('l') {
                "popcount" => pattern.count_ones().into(),
                "clz" if pattern != 0 => (pattern.leading_zeros() + bits - 64).into(),
                "ctz" if pattern != 0 => pattern.trailing_zeros().into(),
                "bswap16" | "bswap32" | "bswap64" => (pattern.swap_bytes() >> (64 - bits)).into(),
                _ => return None,
            }
        }
        _ => return None,
    };
    Some(Constant::Int(value))
}

impl Sema<'_> {
    /// Analyses a call of `__opencl_atomic_…`, `__c11_atomic_…`, `__atomic_…` or `__sync_…`.
    pub(super) fn compiler_atomic(
        &mut self,
        text: &str,
        name: Symbol,
        mut values: Vec<ExprId>,
        id: ast::ExprId,
    ) -> ExprId {
        use Operation::*;
        let at = self.at(id);
        let Some((operation, family)) = atomic(text) else { return self.error_expr(id) };
        let operands = match operation {
            Fence => 0,
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
        // `__sync_…` functions ignore further arguments. In older compilers, the further arguments were the names of
        // objects.
        let ignores = family == Family::Sync && operation != Fence;
        if values.len() < wanted || (values.len() > wanted && !ignores) {
            let takes = counted(wanted, "argument");
            let message = format!("`{text}` takes {takes}, found {}", values.len());
            let more = values.get(wanted).map(|e| self.expr(*e).first);
            self.report(&c::ARGUMENT_COUNT, more.unwrap_or(at.last), message);
            return self.error_expr(id);
        }
        values.truncate(wanted);
        let Some(first) = values.first().copied() else {
            return self.make(ExprKind::CallBuiltIn(name, values), VOID, at);
        };
        let object = self.rvalue(first);
        if self.is_error(object) {
            return self.error_expr(id);
        }
        values[0] = object;
        let Some(value) = self.atomic_object(object, operation, family, at.first) else {
            return self.error_expr(id);
        };
        let mut broken = false;
        for (i, slot) in values.iter_mut().enumerate().skip(1) {
            let e = *slot;
            let to = if i >= operands {
                QualType::plain(INT)
            } else if operation == Compare && i == 1 && family != Family::Sync {
                // The function reads and writes the expected value through a pointer.
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
            *slot = self.argument(e, to, i, true);
            broken |= self.is_error(*slot);
        }
        if scopes == 1
            && !broken
            && let Some(Constant::Int(v)) = evaluate(&self.program, values[wanted - 1])
            && !(1..=4).contains(&v)
        {
            let message = "the last argument must be a memory scope";
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

    /// The value type of an atomic function's object. Returns `None` after an error.
    fn atomic_object(
        &mut self,
        object: ExprId,
        operation: Operation,
        family: Family,
        call: TokenIndex,
    ) -> Option<TypeId> {
        let wrong = |s: &mut Self, what: &str| {
            let message = format!("expected {what}, found `{}`", s.expr_type_text(object));
            s.report_argument(call, object, message);
            None
        };
        let Some(to) = self.program.types.pointee(self.ty(object)) else {
            return wrong(self, "a pointer");
        };
        let is_atomic = matches!(family, Family::Scoped | Family::C11);
        let value = match *self.kind(to.ty) {
            TypeKind::Atomic(value) if is_atomic => value,
            _ if is_atomic => return wrong(self, "a pointer to an atomic type"),
            TypeKind::Atomic(_) => return wrong(self, "a pointer to a non-atomic type"),
            _ => to.ty,
        };
        let writes = operation != Operation::Load;
        let constant = to.space == Some(AddressSpace::Constant);
        if (constant && is_atomic) || (writes && to.is_const()) {
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
            _ if !is_atomic => t.is_integer(value) || t.is_pointer(value),
            _ => true,
        };
        if !fits {
            return wrong(
                self,
                match operation {
                    Operation::Bits if is_atomic => "a pointer to an atomic integer type",
                    Operation::Bits => "a pointer to an integer type",
                    Operation::Arithmetic if is_atomic => {
                        "a pointer to an atomic number or pointer"
                    }
                    Operation::Arithmetic if family != Family::Sync => {
                        "a pointer to a number or pointer"
                    }
                    _ => "a pointer to an integer or pointer",
                },
            );
        }
        if constant && writes {
            let message = format!("expected {MAY_CHANGE}, found `{}`", self.expr_type_text(object));
            self.report_argument(call, object, message).tolerated();
        }
        Some(value)
    }

    /// Analyses a call of any compiler-specific function.
    pub(super) fn compiler_function(
        &mut self,
        text: &str,
        name: Symbol,
        arguments: &[ast::ExprId],
        id: ast::ExprId,
    ) -> ExprId {
        let at = self.at(id);
        let list = self.arguments(arguments);
        if atomic(text).is_some() {
            if list.iter().any(|e| self.is_error(*e)) {
                return self.error_expr(id);
            }
            return self.compiler_atomic(text, name, list, id);
        }
        let plain = text.trim_start_matches("__builtin_");
        let values: Vec<ExprId> = list.into_iter().map(|e| self.rvalue(e)).collect();
        let broken = values.iter().any(|e| self.is_error(*e));
        if let Some(function) = function(text) {
            return match broken {
                true => self.error_expr(id),
                false => self.plain_function(text, name, function, values, at),
            };
        }
        if plain == "shufflevector" {
            return match if broken { None } else { self.shuffled(&values, at) } {
                Some(ty) => self.make(ExprKind::CallBuiltIn(name, values), ty, at),
                None => self.error_expr(id),
            };
        }
        let message = format!("the function `{text}` is not declared");
        self.report(&c::UNDECLARED_FUNCTION, at.first, message);
        self.error_expr(id)
    }

    /// Analyses a call of a function that [`Function`] describes completely, by its result type and its parameter types.
    fn plain_function(
        &mut self,
        text: &str,
        name: Symbol,
        function: Function,
        mut values: Vec<ExprId>,
        at: At,
    ) -> ExprId {
        let wanted = function.shape.len();
        if values.len() != wanted {
            let takes = counted(wanted, "argument");
            let message = format!("`{text}` takes {takes}, found {}", values.len());
            let more = values.get(wanted).map(|e| self.expr(*e).first);
            self.report(&c::ARGUMENT_COUNT, more.unwrap_or(at.last), message);
            return self.fail(at);
        }
        for (i, letter) in function.shape.chars().enumerate() {
            let e = values[i];
            if let Some(ty) = lettered(letter) {
                values[i] = self.argument(e, QualType::plain(ty), i, true);
                if self.is_error(values[i]) {
                    return self.fail(at);
                }
            } else if !self.fits_letter(e, letter) {
                let what = if letter == 'p' { "a pointer" } else { "an integer" };
                let found = self.expr_type_text(e);
                let message = format!("`{text}` expects {what} here, found `{found}`");
                self.report_expr(&c::BUILT_IN_ARGUMENT, e, message);
                return self.fail(at);
            }
        }
        let first = values.first().map_or(ERROR, |e| self.ty(*e));
        let ty = lettered(function.result).unwrap_or(ERROR);
        let plain = text.trim_start_matches("__builtin_");
        let known: Vec<_> = values.iter().map_while(|e| evaluate(&self.program, *e)).collect();
        let bits = self.program.types.size(first).unwrap_or(0) as u32 * 8;
        let value = match plain {
            "constant_p" => Some(Constant::Int((known.len() == 1).into())),
            "nan" | "nanf" => Some(Constant::Float(f64::NAN)),
            _ if known.len() == values.len() && (1..=64).contains(&bits.max(1)) => {
                folded(plain, &known, bits.max(1))
            }
            _ => None,
        };
        let kind = match value {
            Some(Constant::Int(v)) => Constant::Int(wrap(&self.program, v, ty)).into(),
            Some(v) => v.into(),
            None => ExprKind::CallBuiltIn(name, values),
        };
        self.make(kind, ty, at)
    }

    /// Whether an argument's type is of the kind that a letter of [`Function`] names.
    fn fits_letter(&self, e: ExprId, letter: char) -> bool {
        let t = &self.program.types;
        match letter {
            'p' => t.is_pointer(self.ty(e)) || self.is_null_constant(e),
            'i' => t.is_integer(self.ty(e)),
            _ => true,
        }
    }

    /// The result type of `__builtin_shufflevector`. Its arguments are two vectors of one type and element indices, or
    /// a vector and a vector of element indices. Returns `None` after a diagnostic.
    fn shuffled(&mut self, values: &[ExprId], at: At) -> Option<TypeId> {
        let wrong = |s: &mut Self, e: Option<ExprId>| {
            let text = "`__builtin_shufflevector` needs two vectors of one type, and 2, 3, 4, 8 or 16 constant indices";
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
        // In the second form, the arguments are a vector and a vector of element indices.
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
            Ok(lanes @ (2 | 3 | 4 | 8 | 16)) => Some(self.types().vector(element, lanes)),
            _ => wrong(self, None),
        }
    }
}
