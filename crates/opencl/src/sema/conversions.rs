//! Conversions: implicit, by assignment, and explicit (OpenCL C 6.4, C99 6.3).

use super::super::ast::quals;
use super::super::codes as c;
use super::super::rules as r;
use super::*;
use AddressSpace as Space;

/// The purpose of a conversion. It determines the wording of messages, and whether an integer is converted to an event
/// or a sampler. `Assign` and `Init` have the token of the `=`. `Argument` states whether the function is built in, so
/// that its parameters cannot be declared in another way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum For {
    Assign(TokenIndex),
    Init(TokenIndex),
    Argument { built_in: bool },
    Return,
}

impl For {
    fn words(self) -> &'static str {
        match self {
            For::Assign(_) => "assigned to",
            For::Init(_) => "used to initialize",
            For::Argument { .. } => "passed as",
            For::Return => "returned as",
        }
    }
}

/// The type `q` in the address space `space`. In the `constant` address space, `const` is omitted: an object there
/// cannot be modified.
pub(super) fn moved(q: QualType, space: Option<Space>) -> QualType {
    let lost = if space == Some(Space::Constant) { quals::CONST } else { 0 };
    QualType { space, quals: q.quals & !lost, ..q }
}

/// Whether a pointer to the address space `to` can point to every object in `from` (OpenCL C 6.7.9).
pub(super) fn space_contains(to: Option<Space>, from: Option<Space>) -> bool {
    let norm = |s: Option<Space>| s.unwrap_or(Space::Private);
    let (to, from) = (norm(to), norm(from));
    to == from
        || (to == Space::Generic && from != Space::Constant)
        || (to == Space::Global && matches!(from, Space::GlobalDevice | Space::GlobalHost))
}

/// The result of a comparison of two pointee types.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Pointees {
    Same,
    Void,
    Signedness,
    NestedQualifiers,
    NestedSpace,
    Different,
}

/// The message about taking the address of a `register` variable (C99 6.5.3.2).
pub(super) const REGISTER_TEXT: &str = "cannot take the address of a `register` variable";

impl Sema<'_> {
    /// Wraps a value in a conversion.
    pub(super) fn cast_to(&mut self, e: ExprId, kind: CastKind, ty: QualType) -> ExprId {
        let x = self.expr(e);
        let (token, first, last) = (x.token, x.first, x.last);
        let ty = QualType { space: None, quals: 0, ..ty };
        self.push(Expr { kind: ExprKind::Cast(kind, e), ty, lvalue: false, token, first, last })
    }

    /// The value of an expression: arrays and functions decay to pointers, and objects are read.
    pub(super) fn rvalue(&mut self, e: ExprId) -> ExprId {
        let q = self.expr(e).ty;
        if q.ty == ERROR {
            return e;
        }
        match *self.kind(q.ty) {
            TypeKind::Array(element, _) => {
                if !self.registers.is_empty()
                    && self.root(e).is_some_and(|v| self.registers.contains(&v))
                {
                    self.report_expr(&c::ADDRESS_OF, e, REGISTER_TEXT);
                    return self.poison(e);
                }
                let space = q.space.unwrap_or(Space::Private);
                let to = element.with(q.quals & 7).in_space(space);
                let ty = self.types().pointer(to);
                self.cast_to(e, CastKind::ArrayDecay, QualType::plain(ty))
            }
            TypeKind::Function(_) => {
                let ty = self.types().pointer(QualType::plain(q.ty));
                if let ExprKind::Function(f) = self.expr(e).kind
                    && self.facts.invalid_functions[f.0 as usize]
                {
                    // The declaration has been reported.
                    return self.poison(e);
                }
                if !self.available(ext::CLANG_FUNCTION_POINTERS) {
                    let text = "OpenCL C does not have pointers to functions: a function can only be called";
                    self.report_expr(&c::FUNCTION_POINTER, e, text).rule =
                        Some(r::NO_FUNCTION_POINTERS);
                    self.program.exprs[e.0 as usize].ty = QualType::plain(ERROR);
                    return e;
                }
                self.cast_to(e, CastKind::FunctionDecay, QualType::plain(ty))
            }
            TypeKind::Atomic(inner) if self.expr(e).lvalue => {
                if self.unevaluated == 0 {
                    let text = "cannot read an atomic object directly";
                    let d = self.report_expr(&c::ATOMIC_ASSIGNMENT, e, text).tolerated();
                    d.helped("use `atomic_load`").rule = Some(r::ATOMIC_OPERATORS);
                }
                self.cast_to(e, CastKind::Load, QualType::plain(inner))
            }
            _ if self.expr(e).lvalue => {
                if self.is_stored_half(e) {
                    self.report_stored_half(e);
                    self.program.exprs[e.0 as usize].ty = QualType::plain(ERROR);
                    return e;
                }
                self.cast_to(e, CastKind::Load, QualType { quals: q.quals & SIZE_DEPENDENT, ..q })
            }
            _ => e,
        }
    }

    /// Whether an expression is a `half` object whose value is read although the extension for `half` is not enabled.
    /// An unevaluated operand is not read.
    pub(super) fn is_stored_half(&self, e: ExprId) -> bool {
        let half = self.ty(e) == HALF && self.expr(e).lvalue;
        half && !self.available(ext::FP16) && self.unevaluated == 0
    }

    /// Reports a read of a `half` object for which [`is_stored_half`](Self::is_stored_half) returns true.
    pub(super) fn report_stored_half(&mut self, e: ExprId) -> &mut Diagnostic {
        let text = "cannot read a `half` unless `cl_khr_fp16` is enabled";
        let d = self.report_expr(&c::HALF_VALUE, e, text).helped("read it with `vload_half`");
        d.rule = Some(r::HALF_STORAGE_ONLY);
        self.suggest_pragma(ext::FP16);
        let last = self.diagnostics.len() - 1;
        &mut self.diagnostics[last]
    }

    /// Reports a function name that is used without a call.
    pub(super) fn no_function(&mut self, e: ExprId) {
        if matches!(self.kind(self.ty(e)), TypeKind::Function(_)) {
            self.rvalue(e);
        }
    }

    /// The arithmetic conversion between two scalar types.
    fn scalar_cast(&self, from: TypeId, to: TypeId) -> CastKind {
        let t = &self.program.types;
        match (t.is_float(from), t.is_float(to)) {
            _ if to == BOOL => CastKind::ToBool,
            (false, false) => CastKind::Integer,
            (false, true) => CastKind::IntToFloat,
            (true, false) => CastKind::FloatToInt,
            (true, true) => CastKind::Float,
        }
    }

    /// Converts a value to a type, without a diagnostic.
    pub(super) fn convert(&mut self, e: ExprId, to: TypeId) -> ExprId {
        let from = self.ty(e);
        if from == to || from == ERROR || to == ERROR {
            return e;
        }
        let q = QualType::plain(to);
        let types = &self.program.types;
        let kind = match (types.as_vector(from), types.as_vector(to)) {
            (None, Some((element, _))) => {
                let e = self.convert(e, element);
                return self.cast_to(e, CastKind::Splat, q);
            }
            (Some(_), Some(_)) => CastKind::Vector,
            _ if types.is_pointer(from) && types.is_pointer(to) => {
                let spaces = (
                    types.pointee(from).and_then(|p| p.space),
                    types.pointee(to).and_then(|p| p.space),
                );
                if spaces.0 == spaces.1 { CastKind::Pointer } else { CastKind::AddressSpace }
            }
            _ if to == BOOL => CastKind::ToBool,
            _ if types.is_pointer(to) => {
                if self.is_null_constant(e) {
                    CastKind::Null
                } else {
                    CastKind::IntToPointer
                }
            }
            _ if types.is_pointer(from) => CastKind::PointerToInt,
            _ => self.scalar_cast(from, to),
        };
        self.cast_to(e, kind, q)
    }

    /// Integer promotion (C99 6.3.1.1).
    pub(super) fn promote(&mut self, e: ExprId) -> ExprId {
        let ty = self.ty(e);
        if !self.program.types.is_integer(ty) {
            return e;
        }
        let underlying = self.program.types.underlying(ty);
        let to = if self.program.types.rank(underlying) < 3 { INT } else { underlying };
        self.convert(e, to)
    }

    /// The common type of two scalars (C99 6.3.1.8, OpenCL C 6.4.6).
    pub(super) fn common_scalar(&self, a: TypeId, b: TypeId) -> TypeId {
        let t = &self.program.types;
        let (a, b) = (t.underlying(a), t.underlying(b));
        for float in [DOUBLE, FLOAT, HALF] {
            if a == float || b == float {
                return float;
            }
        }
        let promote = |x: TypeId| if t.rank(x) < 3 { INT } else { x };
        let (a, b) = (promote(a), promote(b));
        if a == b {
            return a;
        }
        match t.rank(a).cmp(&t.rank(b)) {
            std::cmp::Ordering::Greater => a,
            std::cmp::Ordering::Less => b,
            std::cmp::Ordering::Equal => t.to_unsigned(a),
        }
    }

    /// Whether an expression is a null pointer constant (C99 6.3.2.3).
    pub(super) fn is_null_constant(&self, e: ExprId) -> bool {
        let x = self.expr(e);
        if let ExprKind::Cast(_, inner) = x.kind
            && let TypeKind::Pointer(to) = self.kind(x.ty.ty)
        {
            // The type of `(void *)0` must be a pointer to the default address space.
            return to.ty == VOID
                && to.quals & 7 == 0
                && to.space == Some(self.default_pointee_space())
                && self.program.types.is_integer(self.ty(inner))
                && self.constant_integer(inner) == Some(0);
        }
        self.program.types.is_integer(x.ty.ty) && self.constant_integer(e) == Some(0)
    }

    /// Compares two pointee types. Their own address spaces and qualifiers are ignored.
    pub(super) fn compare_pointees(&self, a: QualType, b: QualType) -> Pointees {
        if a.ty == b.ty {
            return Pointees::Same;
        }
        let t = &self.program.types;
        let (x, y) = (t.underlying(a.ty), t.underlying(b.ty));
        if x == y {
            return Pointees::Same;
        }
        if x == VOID || y == VOID {
            return Pointees::Void;
        }
        if x == ERROR || y == ERROR {
            return Pointees::Same;
        }
        if t.is_integer(x) && t.is_integer(y) && x != BOOL && y != BOOL {
            let s = |ty| if ty == SCHAR { CHAR } else { t.to_unsigned(ty) };
            if s(x) == s(y) || t.to_unsigned(x) == t.to_unsigned(y) {
                return Pointees::Signedness;
            }
        }
        match (t.kind(x), t.kind(y)) {
            (TypeKind::Pointer(p), TypeKind::Pointer(q)) => {
                let inner = self.compare_pointees(*p, *q);
                if p.space != q.space {
                    return Pointees::NestedSpace;
                }
                match inner {
                    Pointees::Same => Pointees::NestedQualifiers,
                    Pointees::NestedSpace => Pointees::NestedSpace,
                    _ => Pointees::Different,
                }
            }
            (TypeKind::Array(p, n), TypeKind::Array(q, m)) => {
                if p.ty == q.ty && (n == m || n.is_none() || m.is_none()) {
                    Pointees::Same
                } else {
                    Pointees::Different
                }
            }
            (TypeKind::Atomic(p), TypeKind::Atomic(q)) if p == q => Pointees::Same,
            _ => Pointees::Different,
        }
    }

    /// Whether the constant 0 is implicitly converted to the type. An event cannot be assigned, not even from 0.
    fn accepts_zero(&self, to: QualType, why: For) -> bool {
        match self.kind(to.ty) {
            TypeKind::Queue => true,
            TypeKind::Event => !matches!(why, For::Assign(_)),
            _ => false,
        }
    }

    /// Whether the expression is an integer constant 0, which becomes an event without a command to wait for.
    fn is_zero(&self, e: ExprId) -> bool {
        self.program.types.is_integer(self.ty(e)) && self.constant_integer(e) == Some(0)
    }

    fn mismatch(&mut self, e: ExprId, to: QualType, why: For) -> ExprId {
        let from = self.expr_type_text(e);
        let target = self.type_text(to);
        let text = match self.accepts_zero(to, why) && self.program.types.is_integer(self.ty(e)) {
            true => {
                format!("an integer other than the constant 0 cannot be {} `{target}`", why.words())
            }
            false => format!("`{from}` cannot be {} `{target}`", why.words()),
        };
        let vectors = self.program.types.as_vector(self.ty(e)).is_some()
            && self.program.types.as_vector(to.ty).is_some();
        let rule = match why {
            For::Assign(_) => Some(r::ASSIGNMENT_TYPES),
            _ => vectors.then_some(r::VECTOR_NO_IMPLICIT),
        };
        self.report_for(&c::INCOMPATIBLE_TYPES, e, why, text).rule = rule;
        self.suggest_conversion(e, to);
        self.poison(e)
    }

    /// Reports `text` at the `=` of an assignment or initialization, otherwise at the converted value `e`.
    #[track_caller]
    fn report_for(
        &mut self,
        code: &'static Code,
        e: ExprId,
        why: For,
        text: String,
    ) -> &mut Diagnostic {
        match why {
            For::Assign(token) | For::Init(token) => {
                let label = self.label_expr(e, format!("this is `{}`", self.expr_type_text(e)));
                let d = self.report(code, token, text);
                d.secondary.push(label);
                d
            }
            _ => self.report_expr(code, e, text),
        }
    }

    /// An erroneous expression in place of `e`. Its uses produce no further diagnostics.
    pub(super) fn poison(&mut self, e: ExprId) -> ExprId {
        let Expr { token, first, last, .. } = *self.expr(e);
        let ty = QualType::plain(ERROR);
        self.push(Expr { kind: ExprKind::Error, ty, lvalue: false, token, first, last })
    }

    /// Converts a value as by assignment (C99 6.5.16.1). Reports a value that cannot be converted, and returns an
    /// erroneous expression in its place.
    pub(super) fn assign_to(&mut self, e: ExprId, to: QualType, why: For) -> ExprId {
        let e = self.rvalue(e);
        let from = self.ty(e);
        if from == ERROR || to.ty == ERROR {
            return e;
        }
        if from == VOID {
            return self.mismatch(e, to, why);
        }
        let to_ty = match self.kind(to.ty) {
            TypeKind::Atomic(inner) => *inner,
            _ => to.ty,
        };
        if from == to_ty {
            return e;
        }
        let t = &self.program.types;
        if t.is_arithmetic(from) && t.is_arithmetic(to_ty) {
            return self.convert(e, to_ty);
        }
        match (self.kind(from).clone(), self.kind(to_ty).clone()) {
            (_, TypeKind::Vector(..)) if t.is_arithmetic(from) => self.convert(e, to_ty),
            (TypeKind::Pointer(a), TypeKind::Pointer(b)) => self.assign_pointer(e, a, b, to, why),
            (TypeKind::Pointer(_) | TypeKind::BlockPointer(_), TypeKind::Bool) => {
                self.convert(e, BOOL)
            }
            (_, TypeKind::Pointer(_)) if t.is_integer(from) && self.is_null_constant(e) => {
                self.cast_to(e, CastKind::Null, to)
            }
            (a, b)
                if (t.is_integer(from) && matches!(b, TypeKind::Pointer(_)))
                    || (matches!(a, TypeKind::Pointer(_)) && t.is_integer(to_ty)) =>
            {
                let text = format!(
                    "`{}` cannot be {} `{}`",
                    self.expr_type_text(e),
                    why.words(),
                    self.type_text(to)
                );
                self.report_for(&c::INT_POINTER, e, why, text).rule = Some(r::POINTER_CONVERSION);
                self.suggest_indirection(e, to);
                self.poison(e)
            }
            (_, TypeKind::Queue) if self.is_null_constant(e) => {
                self.cast_to(e, CastKind::ZeroToOpaque, to)
            }
            (_, TypeKind::Event) if self.accepts_zero(to, why) && self.is_zero(e) => {
                self.cast_to(e, CastKind::ZeroToOpaque, to)
            }
            (_, TypeKind::Sampler)
                if t.is_integer(from) && matches!(why, For::Init(_) | For::Argument { .. }) =>
            {
                self.cast_to(e, CastKind::Sampler, to)
            }
            (_, TypeKind::BlockPointer(_))
                if matches!(why, For::Init(_)) && self.is_null_constant(e) =>
            {
                let text = "a block variable cannot be initialized with a null pointer";
                self.report_for(&c::BLOCK_RESTRICTION, e, why, text.into()).tolerated().rule =
                    Some(r::BLOCK_INITIALIZED);
                self.cast_to(e, CastKind::Null, to)
            }
            (TypeKind::BlockPointer(a), TypeKind::BlockPointer(b)) if self.same_function(a, b) => e,
            (TypeKind::BlockPointer(_), TypeKind::Pointer(p)) if p.ty == VOID => {
                self.cast_to(e, CastKind::Pointer, to)
            }
            (TypeKind::Pointer(p), TypeKind::BlockPointer(_)) if p.ty == VOID => {
                let text = format!(
                    "`{}` is {} `{}` without a cast",
                    self.expr_type_text(e),
                    why.words(),
                    self.type_text(to)
                );
                self.report_for(&c::POINTER_MISMATCH, e, why, text);
                self.cast_to(e, CastKind::Pointer, to)
            }
            _ => self.mismatch(e, to, why),
        }
    }

    pub(super) fn same_function(&self, a: TypeId, b: TypeId) -> bool {
        if a == b {
            return true;
        }
        let (Some(x), Some(y)) =
            (self.program.types.as_function(a), self.program.types.as_function(b))
        else {
            return false;
        };
        let strip = |q: &QualType| (q.ty, ());
        strip(&x.result) == strip(&y.result)
            && x.variadic == y.variadic
            && x.params.len() == y.params.len()
            && x.params.iter().zip(&y.params).all(|(p, q)| p.ty == q.ty)
    }

    /// Whether two types are incompatible function types (C99 6.7.5.3).
    fn differs_as_function(&self, a: TypeId, b: TypeId) -> bool {
        let both =
            matches!((self.kind(a), self.kind(b)), (TypeKind::Function(_), TypeKind::Function(_)));
        both && !self.same_function(a, b)
    }

    /// The help for pointers to different address spaces: how to declare the pointer, or which pointer to pass. `from`
    /// is the pointee of the value, and `to` is the pointee of the declared pointer.
    fn help_other_space(&self, from: QualType, to: QualType, why: For) -> Option<String> {
        use AddressSpace::{Constant, Generic, Private};
        if from.space == Some(Generic) && to.space != Some(Constant) {
            return Some(format!("cast the pointer to `{} *`", self.type_text_full(to)));
        }
        let wanted = self.type_text_full(moved(to, from.space.filter(|space| *space != Generic)));
        match why {
            For::Init(_) | For::Assign(_) => Some(format!("declare the pointer as `{wanted} *`")),
            For::Argument { built_in } => {
                let declare = format!("declare the parameter as `{wanted} *`");
                let pass = match to.space? {
                    Generic => "pass a pointer to `global`, `local` or `private` memory".into(),
                    space => format!("pass a pointer to `{}` memory", space.keyword()?),
                };
                Some(match to.space {
                    _ if built_in => pass,
                    Some(Private | Generic) => declare,
                    _ => format!("{pass}, or {declare}"),
                })
            }
            For::Return => None,
        }
    }

    fn assign_pointer(
        &mut self,
        e: ExprId,
        from: QualType,
        to: QualType,
        target: QualType,
        why: For,
    ) -> ExprId {
        if self.is_null_constant(e) {
            return self.cast_to(e, CastKind::Null, target);
        }
        let function = matches!(self.kind(from.ty), TypeKind::Function(_))
            || matches!(self.kind(to.ty), TypeKind::Function(_));
        if function && self.differs_as_function(from.ty, to.ty) {
            return self.mismatch(e, target, why);
        }
        if !function && !space_contains(to.space, from.space) {
            let (rule, reason) = match (from.space, to.space) {
                (Some(AddressSpace::Generic), Some(AddressSpace::Constant))
                | (Some(AddressSpace::Constant), Some(AddressSpace::Generic)) => (
                    r::GENERIC_NOT_CONSTANT,
                    "the generic address space does not include the constant address space",
                ),
                (Some(AddressSpace::Generic), _) => {
                    (r::SPACE_IMPLICIT, "the address spaces differ")
                }
                _ => (r::SPACE_NO_CHANGE, "the address spaces differ"),
            };
            let text = format!(
                "a pointer to `{}` cannot be {} a pointer to `{}`: {reason}",
                self.type_text_full(from),
                why.words(),
                self.type_text_full(to)
            );
            let help = self.help_other_space(from, to, why);
            let d = self.report_for(&c::ADDRESS_SPACE_CHANGE, e, why, text);
            (d.rule, d.help) = (Some(rule), help);
            if let (For::Init(equals), Some(space)) = (why, from.space) {
                self.suggest_space_before(equals, space, true);
            }
            return self.poison(e);
        }
        let pointees = self.compare_pointees(from, to);
        let (f, t) = (self.type_text_full(from), self.type_text_full(to));
        match pointees {
            Pointees::NestedSpace => {
                let text = format!(
                    "a pointer to `{f}` cannot be {} a pointer to `{t}`: the inner address spaces differ",
                    why.words()
                );
                self.report_for(&c::ADDRESS_SPACE_NESTED, e, why, text).rule =
                    Some(r::SPACE_NESTED);
                return self.poison(e);
            }
            Pointees::Different | Pointees::NestedQualifiers => {
                let text = format!(
                    "a pointer to `{f}` is {} a pointer to `{t}`: the types differ",
                    why.words()
                );
                let types = &self.program.types;
                let are_vectors = types.element(from.ty) == types.element(to.ty)
                    && types.is_arithmetic(types.element(to.ty));
                let cast = self.written_expr(e).filter(|_| are_vectors).map(|value| {
                    let is_primary = !value.contains([' ', '+', '-']);
                    let value = if is_primary { value } else { format!("({value})") };
                    format!("cast the pointer: `({t} *){value}`")
                });
                let is_value =
                    matches!(self.kind(to.ty), TypeKind::Atomic(value) if *value == from.ty);
                let atomic = self.type_text(QualType::plain(to.ty));
                let d = self.report_for(&c::POINTER_MISMATCH, e, why, text);
                d.rule = Some(r::POINTER_CONVERSION);
                d.help = is_value
                    .then(|| format!("declare the object with the type `{atomic}`"))
                    .or(cast);
            }
            Pointees::Signedness => {
                let text = format!(
                    "a pointer to `{f}` is {} a pointer to `{t}`: one type is signed, the other is not",
                    why.words()
                );
                self.report_for(&c::POINTER_SIGN, e, why, text).rule = Some(r::POINTER_CONVERSION);
            }
            Pointees::Same | Pointees::Void => {
                let lost =
                    from.quals & !to.quals & (quals::CONST | quals::VOLATILE | quals::RESTRICT);
                if lost != 0 {
                    let text = format!(
                        "a pointer to `{f}` loses a qualifier when it is {} a pointer to `{t}`",
                        why.words()
                    );
                    self.report_for(&c::QUALIFIER_LOST, e, why, text).rule =
                        Some(r::POINTER_CONVERSION);
                }
            }
        }
        let kind = if from.space == to.space { CastKind::Pointer } else { CastKind::AddressSpace };
        self.cast_to(e, kind, target)
    }

    /// Checks the address spaces of a cast from a pointer to `a` to a pointer to `b` (OpenCL C 6.7.9). Returns false
    /// after an error.
    fn check_pointer_cast(
        &mut self,
        a: QualType,
        b: QualType,
        first: TokenIndex,
        last: TokenIndex,
    ) -> bool {
        if [a, b].iter().any(|q| matches!(self.kind(q.ty), TypeKind::Function(_))) {
            return true;
        }
        if !space_contains(a.space, b.space) && !space_contains(b.space, a.space) {
            let text = format!(
                "cannot cast a pointer to `{}` to a pointer to `{}`: the address spaces do not overlap",
                self.type_text_full(a),
                self.type_text_full(b)
            );
            let generic = [a.space, b.space].contains(&Some(AddressSpace::Generic));
            let rule = if generic { r::GENERIC_CAST_CONSTANT } else { r::SPACE_CAST };
            self.report_range(&c::ADDRESS_SPACE_CAST, first, last, text).rule = Some(rule);
            self.suggest_cast_space(first, a, b);
            return false;
        }
        // The address spaces of inner pointers must be the same.
        let (mut x, mut y) = (a, b);
        let mut nested = false;
        while let (TypeKind::Pointer(p), TypeKind::Pointer(q)) = (self.kind(x.ty), self.kind(y.ty))
        {
            nested |= p.space != q.space;
            (x, y) = (*p, *q);
        }
        if nested {
            let text = format!(
                "the cast from `{}` to `{}` changes an inner address space",
                self.type_text_full(a),
                self.type_text_full(b)
            );
            self.report_range(&c::NESTED_SPACE_CAST, first, last, text).rule = Some(r::SPACE_CAST);
        }
        true
    }

    /// The help that shows how to convert a vector to another type, or another value to a vector.
    fn help_vector_cast(&self, from: TypeId, to: QualType) -> String {
        let t = &self.program.types;
        let name = self.type_text(QualType::plain(to.ty));
        let width = |ty| t.as_vector(ty).map(|vector| vector.1);
        if t.is_scalar(to.ty) {
            "select an element, such as `.x`".into()
        } else if width(from) != width(to.ty) {
            format!("select or add elements: `{name}` has {}", width(to.ty).unwrap_or(1))
        } else if t.size(from) != t.size(to.ty) {
            format!("use `convert_{name}(…)`")
        } else {
            format!("use `convert_{name}(…)` for the values or `as_{name}(…)` for the bits")
        }
    }

    /// An explicit cast (OpenCL C 6.4.2, 6.4.5).
    pub(super) fn explicit_cast(&mut self, e: ExprId, to: QualType, at: ast::ExprId) -> ExprId {
        let (token, first, last) = {
            let n = self.ast.expr(at);
            (n.token, n.first, n.last)
        };
        let ty = QualType { space: None, quals: to.quals & SIZE_DEPENDENT, ..to };
        let done = |s: &mut Self, e: ExprId, kind: CastKind| {
            s.push(Expr { kind: ExprKind::Cast(kind, e), ty, lvalue: false, token, first, last })
        };
        if to.ty == ERROR {
            return self.error_expr(at);
        }
        if to.ty == VOID {
            let e = self.discard(e);
            return done(self, e, CastKind::ToVoid);
        }
        if to.ty == HALF && !self.available(ext::FP16) {
            if !self.is_error(e) {
                let text = "cannot cast to `half` unless `cl_khr_fp16` is enabled";
                self.report_expr(&c::HALF_VALUE, e, text).rule = Some(r::HALF_STORAGE_ONLY);
                self.suggest_pragma(ext::FP16);
            }
            return self.error_expr(at);
        }
        if matches!(self.kind(to.ty), TypeKind::Enum(_)) && !self.program.types.is_complete(to.ty) {
            let text = format!("cannot cast to the incomplete type `{}`", self.type_text(to));
            self.report(&c::INCOMPLETE_TYPE, first, text);
            return self.error_expr(at);
        }
        let e = self.rvalue(e);
        let from = self.ty(e);
        if from == ERROR {
            return self.error_expr(at);
        }
        // Values do not have an atomic type: the result of a cast to an atomic type has the non-atomic type (C11
        // 6.5.4).
        if let TypeKind::Atomic(value) = *self.kind(to.ty) {
            return self.explicit_cast(e, QualType { ty: value, ..to }, at);
        }
        let opaque = matches!(
            self.kind(to.ty),
            TypeKind::Image(..)
                | TypeKind::Sampler
                | TypeKind::Event
                | TypeKind::ClkEvent
                | TypeKind::Queue
                | TypeKind::ReserveId
        );
        if from == to.ty && !opaque {
            return done(self, e, CastKind::NoOp);
        }
        let t = &self.program.types;
        if t.is_arithmetic(from) && t.is_arithmetic(to.ty) {
            let kind = self.scalar_cast(from, to.ty);
            return done(self, e, kind);
        }
        match (self.kind(from).clone(), self.kind(to.ty).clone()) {
            (_, TypeKind::Vector(element, _)) if t.is_arithmetic(from) => {
                let mut scalar = self.convert(e, element);
                // A `bool` that is true sets all bits of the elements of an integer vector (OpenCL C 6.4.2).
                if from == BOOL && self.program.types.is_integer(element) {
                    let kind = ExprKind::Unary(UnaryOp::Minus, scalar);
                    let ty = QualType::plain(element);
                    scalar = self.push(Expr { kind, ty, lvalue: false, token, first, last });
                }
                done(self, scalar, CastKind::Splat)
            }
            (TypeKind::Vector(..), _) | (_, TypeKind::Vector(..)) => {
                let text =
                    format!("cannot cast `{}` to `{}`", self.expr_type_text(e), self.type_text(to));
                let help = self.help_vector_cast(from, to);
                // If the operand is neither a scalar nor a vector, the diagnostic is at the operand. Otherwise it is at
                // the cast.
                let t = &self.program.types;
                let d = match t.is_scalar(from) || t.as_vector(from).is_some() {
                    true => self.report_range(&c::VECTOR_CAST, first, last, text),
                    false => self.report_expr(&c::VECTOR_CAST, e, text),
                };
                d.helped(&help).rule = Some(r::VECTOR_CAST);
                self.error_expr(at)
            }
            (TypeKind::Pointer(a), TypeKind::Pointer(b)) => {
                if !self.check_pointer_cast(a, b, first, last) {
                    return self.error_expr(at);
                }
                let kind =
                    if a.space == b.space { CastKind::Pointer } else { CastKind::AddressSpace };
                done(self, e, kind)
            }
            (_, TypeKind::Pointer(_) | TypeKind::BlockPointer(_)) if t.is_integer(from) => {
                let kind =
                    if self.is_null_constant(e) { CastKind::Null } else { CastKind::IntToPointer };
                done(self, e, kind)
            }
            (TypeKind::Pointer(_), _) if t.is_integer(to.ty) => {
                let kind = if to.ty == BOOL { CastKind::ToBool } else { CastKind::PointerToInt };
                done(self, e, kind)
            }
            (TypeKind::BlockPointer(_), TypeKind::BlockPointer(_))
            | (TypeKind::BlockPointer(_), TypeKind::Pointer(_))
            | (TypeKind::Pointer(_), TypeKind::BlockPointer(_)) => done(self, e, CastKind::Pointer),
            (TypeKind::BlockPointer(_), _) if t.is_integer(to.ty) => {
                done(self, e, CastKind::PointerToInt)
            }
            (_, TypeKind::Event) if self.is_zero(e) => done(self, e, CastKind::ZeroToOpaque),
            _ => {
                let text =
                    format!("cannot cast `{}` to `{}`", self.expr_type_text(e), self.type_text(to));
                // If the target type is not a scalar, the diagnostic is at the cast. Otherwise it is at the operand.
                match self.program.types.is_scalar(to.ty) {
                    true => self.report_expr(&c::INVALID_CAST, e, text),
                    false => self.report_range(&c::INVALID_CAST, first, last, text),
                };
                self.error_expr(at)
            }
        }
    }
}
