//! Assignments, increments and decrements (C99 6.5.16, 6.5.2.4, 6.5.3.1).

use super::super::ast::BinaryOp as Op;
use super::super::codes as c;
use super::super::rules as r;
use super::conversions::For;
use super::operators::{LITERAL_TEXT, repeats};
use super::*;

impl Sema<'_> {
    pub(super) fn inc_dec(&mut self, e: ExprId, increment: bool, postfix: bool, at: At) -> ExprId {
        if self.is_error(e) {
            return self.fail(at);
        }
        let q = self.expr(e).ty;
        let t = &self.program.types;
        let element = t.element(q.ty);
        let fits = match self.kind(q.ty) {
            TypeKind::Vector(..) => t.is_integer(element),
            TypeKind::Pointer(_) => true,
            _ => t.is_arithmetic(q.ty),
        };
        if !fits {
            let text = format!(
                "invalid operand to `{}`: `{}`",
                if increment { "++" } else { "--" },
                self.expr_type_text(e)
            );
            self.report(&c::INVALID_OPERANDS, at.token, text).rule = Some(r::INCREMENT_INTEGERS);
            return self.fail(at);
        }
        if t.is_float(q.ty) {
            let text = format!(
                "the operand of `{}` cannot be a floating-point number",
                if increment { "++" } else { "--" }
            );
            self.report(&c::INVALID_OPERANDS, at.token, text).tolerated().rule =
                Some(r::INCREMENT_INTEGERS);
        }
        let t = &self.program.types;
        if t.is_pointer(q.ty) && !self.can_step(e, at) {
            return self.fail(at);
        }
        if !self.check_modifiable(e, at.token) {
            return self.fail(at);
        }
        if q.ty == HALF && !self.available(ext::FP16) {
            // A read of the object reports the error.
            self.rvalue(e);
            return self.fail(at);
        }
        self.make(ExprKind::IncDec { operand: e, increment, postfix }, q.ty, at)
    }

    /// Reports at the operator that it cannot modify the object `e`. A label shows the object.
    #[track_caller]
    fn report_target(
        &mut self,
        code: &'static Code,
        e: ExprId,
        operator: TokenIndex,
        message: impl Into<String>,
    ) -> &mut Diagnostic {
        let target = self.label_expr(e, "modified here");
        let d = self.report(code, operator, message);
        d.secondary.push(target);
        d
    }

    /// The variable `v` in `v`, `v[i]`, `*v` and similar expressions; `None` for other expressions.
    pub(super) fn named_in(&self, mut e: ExprId) -> Option<VarId> {
        loop {
            e = match self.expr(e).kind {
                ExprKind::Var(v) => return Some(v),
                ExprKind::Deref(inner)
                | ExprKind::Binary(Op::Add, inner, _)
                | ExprKind::Swizzle(inner, _)
                | ExprKind::Element(inner, _)
                | ExprKind::Cast(CastKind::Load | CastKind::ArrayDecay, inner) => inner,
                _ => return None,
            }
        }
    }

    /// Reports the modification of a `const` object. The diagnostic is a warning if compilers accept the modification
    /// (`unseen`).
    fn report_const(&mut self, e: ExprId, token: TokenIndex, unseen: bool) {
        let q = self.expr(e).ty;
        let text = "cannot modify a `const` object";
        let declared = self.named_in(e);
        let place = declared.map(|v| self.label(self.program.variable(v).token, "declared here"));
        let name = declared.and_then(|v| self.program.variable(v).name);
        let is_buffer = declared.is_some_and(|v| {
            matches!(self.kind(self.program.variable(v).ty.ty), TypeKind::Pointer(_))
        });
        let help = name.filter(|_| q.is_const()).map(|name| {
            let remove = format!("remove `const` from the declaration of `{}`", self.text(name));
            match (is_buffer, is_buffer && self.has_writable_buffer()) {
                (_, true) => format!("store to another buffer, or {remove}"),
                (true, false) => format!("{remove}, or store to another buffer"),
                (false, false) => remove,
            }
        });
        let d = self.report_target(&c::READ_ONLY, e, token, text);
        d.secondary.extend(place);
        d.help = help;
        d.rule = Some(r::CONST_READ_ONLY);
        if unseen {
            d.tolerated();
        }
    }

    /// Whether the current function has a parameter that points to objects that may change.
    fn has_writable_buffer(&self) -> bool {
        // The parameters that were declared last are those of the current function.
        let variables = self.program.variables.iter().rev();
        let mut parameters =
            variables.skip_while(|v| !v.is_parameter).take_while(|v| v.is_parameter);
        parameters.any(|v| {
            let element = self.program.types.pointee(v.ty.ty);
            element.is_some_and(|e| !e.is_const() && e.space != Some(ast::AddressSpace::Constant))
        })
    }

    /// Whether an expression designates an object that may change. Reports an expression that does not. The result is also
    /// true for a reported `const` or `constant` object if compilers accept its modification.
    pub(super) fn check_modifiable(&mut self, e: ExprId, token: TokenIndex) -> bool {
        let x = self.expr(e);
        let (q, lvalue) = (x.ty, x.lvalue);
        let part =
            matches!(x.kind, ExprKind::Deref(_) | ExprKind::Element(..) | ExprKind::Member(..));
        // `v.xx.x` also names an element that occurs twice: it is not assignable.
        let repeated = match &x.kind {
            ExprKind::Swizzle(_, elements) => {
                repeats(elements) || self.bodies.last().is_some_and(|b| b.repeated.contains(&e))
            }
            _ => false,
        };
        if repeated {
            let text = match self.written_expr(e) {
                Some(target) => format!("cannot assign to `{target}`: an element occurs twice"),
                None => "cannot assign to an element that occurs twice".into(),
            };
            self.report_expr(&c::DUPLICATE_ELEMENT, e, text)
                .helped("name each element once, such as `.xy`")
                .rule = Some(r::ELEMENT_ONCE);
            return false;
        }
        let vector = self.whole_of(e);
        if !lvalue && matches!(self.expr(vector).kind, ExprKind::VectorLiteral(_)) {
            self.report_target(&c::NOT_ASSIGNABLE, e, token, LITERAL_TEXT).tolerated().rule =
                Some(r::LITERAL_L_VALUE);
            return false;
        }
        if !lvalue {
            let text = "this expression is not assignable";
            let rule = self.left_side_rule(e, token);
            self.report_target(&c::NOT_ASSIGNABLE, e, token, text).rule = Some(rule);
            return false;
        }
        if matches!(self.kind(q.ty), TypeKind::Array(..)) {
            let text = format!("cannot assign to the array `{}`", self.expr_type_text(e));
            self.report_target(&c::NOT_ASSIGNABLE, e, token, text);
            return false;
        }
        // Compilers do not check whether the vector `*p` in `p->x` may be modified.
        let unseen = vector != e
            && matches!(self.expr(vector).kind, ExprKind::Deref(_))
            && self.tokens[self.expr(vector).token as usize].kind == TokenKind::Arrow;
        if q.space == Some(AddressSpace::Constant) {
            let text = "cannot modify an object in the `constant` address space";
            let declared = self.named_in(e).map(|v| self.program.variable(v));
            let pointer = declared.filter(|v| matches!(self.kind(v.ty.ty), TypeKind::Pointer(_)));
            let help = match pointer.and_then(|v| v.name) {
                Some(name) => {
                    format!("declare `{}` as a pointer to `global` memory", self.text(name))
                }
                None => "use `global`, `local` or `private` memory for values that change".into(),
            };
            let d = self.report_target(&c::READ_ONLY, e, token, text);
            d.helped(help).rule = Some(r::CONSTANT_READ_ONLY);
            if unseen {
                d.tolerated();
            }
            return unseen;
        }
        if self.root(e).is_some_and(|v| self.is_captured(v)) {
            let text = "cannot assign to a captured variable in a block";
            self.report_target(&c::READ_ONLY, e, token, text).rule = Some(r::BLOCK_CAPTURED_CONST);
            return false;
        }
        if self.edition() < Edition::V1_1
            && !self.available(ext::BYTE_ADDRESSABLE_STORE)
            && part
            && self.program.types.size(q.ty).is_some_and(|size| size < 4)
        {
            let text = "a store of less than 32 bits needs `cl_khr_byte_addressable_store`";
            self.report_expr(&c::LATER_EDITION, e, text).rule = Some(r::BYTE_STORES);
        }
        if q.is_const() || self.has_const_member(q.ty) {
            self.report_const(e, token, unseen);
            return unseen;
        }
        if !self.program.types.is_complete(q.ty) {
            let text = format!("cannot assign to the incomplete type `{}`", self.type_text(q));
            self.report_target(&c::INCOMPLETE_TYPE, e, token, text);
            return false;
        }
        true
    }

    /// The vector whose elements an expression designates, or the expression itself.
    fn whole_of(&self, mut e: ExprId) -> ExprId {
        while let ExprKind::Swizzle(inner, _) | ExprKind::Element(inner, _) = self.expr(e).kind {
            e = inner;
        }
        e
    }

    /// The rule that an operand violates if it is not assignable. `token` is the operator.
    fn left_side_rule(&self, e: ExprId, token: TokenIndex) -> RuleRef {
        let step =
            matches!(self.tokens[token as usize].kind, TokenKind::PlusPlus | TokenKind::MinusMinus);
        match self.expr(e).kind {
            _ if step => r::INCREMENT_L_VALUE,
            ExprKind::Conditional(..) => r::TERNARY_NOT_ASSIGNED,
            _ => r::ASSIGNMENT_L_VALUE,
        }
    }

    /// The pointer variable that an expression names; `None` for other expressions.
    fn pointer_variable(&self, e: ExprId) -> Option<VarId> {
        match self.expr(e).kind {
            ExprKind::Var(v) if self.program.types.is_pointer(self.expr(e).ty.ty) => Some(v),
            _ => None,
        }
    }

    /// The variable that contains the object of an expression. `None` if the expression reaches the object through a
    /// pointer, or if the object is an element of an array variable.
    pub(super) fn root(&self, mut e: ExprId) -> Option<VarId> {
        loop {
            match &self.expr(e).kind {
                ExprKind::Var(v) => return Some(*v),
                ExprKind::Member(inner, _)
                | ExprKind::Swizzle(inner, _)
                | ExprKind::Element(inner, _) => e = *inner,
                ExprKind::Deref(pointer) => {
                    // `a[i]` with an array `a` is `*(a + i)`.
                    let mut array = *pointer;
                    if let ExprKind::Binary(Op::Add, base, _) = self.expr(array).kind {
                        array = base;
                    }
                    let ExprKind::Cast(CastKind::ArrayDecay, array) = self.expr(array).kind else {
                        return None;
                    };
                    // An element of an array variable is not in a copy: a block captures a pointer to the array (OpenCL
                    // C 6.14.5). It captures a copy of a struct, even if the struct contains an array.
                    if let ExprKind::Var(_) = self.expr(array).kind {
                        return None;
                    }
                    e = array;
                }
                _ => return None,
            }
        }
    }

    fn has_const_member(&self, ty: TypeId) -> bool {
        let (mut open, mut seen) = (vec![ty], KeyedSet::default());
        while let Some(ty) = open.pop() {
            let TypeKind::Record(n) = *self.kind(ty) else { continue };
            let known = !seen.insert(n);
            let fields = self.program.types.records[n as usize].fields.iter().flatten();
            for field in fields.filter(|_| !known) {
                if field.ty.is_const() {
                    return true;
                }
                open.push(field.ty.ty);
            }
        }
        false
    }

    pub(super) fn assign(&mut self, op: Option<Op>, l: ExprId, r: ExprId, at: At) -> ExprId {
        if self.is_error(l) || self.is_error(r) {
            return self.fail(at);
        }
        let target = self.expr(l).ty;
        let (a, b) = (target.ty, self.ty(r));
        if matches!(self.kind(a), TypeKind::Atomic(_))
            || matches!(self.kind(b), TypeKind::Atomic(_))
        {
            let Some(op) = op else {
                let (text, help) = match self.kind(a) {
                    TypeKind::Atomic(_) => {
                        ("cannot assign to an atomic object", "use `atomic_store`")
                    }
                    _ => ("cannot read an atomic object directly", "use `atomic_load`"),
                };
                self.report(&c::ATOMIC_ASSIGNMENT, at.token, text).helped(help).rule =
                    Some(r::ATOMIC_OPERATORS);
                return self.fail(at);
            };
            return self.invalid_operands(&format!("{}=", op.text()), l, r, at);
        }
        if self.is_opaque(a) || self.is_opaque(b) {
            if op.is_none()
                && matches!(self.kind(a), TypeKind::BlockPointer(_))
                && matches!(self.kind(b), TypeKind::BlockPointer(_))
            {
                let text = "cannot assign to a block variable";
                self.report(&c::BLOCK_RESTRICTION, at.token, text).rule = Some(r::BLOCK_CONST);
                return self.fail(at);
            }
            return self.invalid_operands("=", l, r, at);
        }
        if let Some(op) = op {
            return self.compound_assign(op, l, r, at);
        }
        if !self.check_modifiable(l, at.token) {
            self.rvalue(r);
            return self.fail(at);
        }
        if a == HALF && !self.available(ext::FP16) {
            let text = "cannot assign to a `half` unless `cl_khr_fp16` is enabled";
            self.report_expr(&c::HALF_VALUE, l, text).helped("write it with `vstore_half`").rule =
                Some(r::HALF_STORAGE_ONLY);
            self.suggest_pragma(ext::FP16);
            return self.fail(at);
        }
        if let (Some(to), Some(from)) = (self.pointer_variable(l), self.pointer_variable(r))
            && self.facts.host_endian.contains(&to) != self.facts.host_endian.contains(&from)
        {
            let text = "the pointers differ in their `endian` attribute";
            self.report(&c::POINTER_MISMATCH, at.token, text).rule = Some(r::ENDIAN_SAME);
        }
        let said = self.diagnostics.len();
        let value = self.assign_to(r, target, For::Assign(at.token));
        if self.diagnostics.get(said).is_some_and(|d| d.code == &c::INCOMPATIBLE_TYPES)
            && self.program.types.pointee(target.ty).is_some_and(|wanted| wanted.ty == self.ty(r))
        {
            self.suggest_array_of_values(l);
        }
        if self.diagnostics.len() > said {
            self.suggest_element(l, r);
        }
        if self.is_error(value) {
            return self.fail(at);
        }
        self.make(ExprKind::Assign(l, value), a, at)
    }

    fn compound_assign(&mut self, op: Op, l: ExprId, r: ExprId, at: At) -> ExprId {
        // The operator is checked like a binary operator. Its result is then assigned.
        let result = self.binary(op, l, r, at);
        if self.is_error(result) {
            return result;
        }
        let target = self.expr(l).ty;
        let compute = self.expr(result).ty;
        let t = &self.program.types;
        if t.as_vector(target.ty).is_none() && t.as_vector(compute.ty).is_some() {
            let text = format!(
                "`{}` cannot be assigned to `{}`",
                self.type_text(compute),
                self.type_text(target)
            );
            self.report(&c::INCOMPATIBLE_TYPES, at.token, text).rule = Some(r::ASSIGNMENT_TYPES);
            return self.fail(at);
        }
        if self.program.types.is_pointer(target.ty) != self.program.types.is_pointer(compute.ty) {
            let text = format!(
                "`{}` cannot be assigned to `{}`",
                self.type_text(compute),
                self.type_text(target)
            );
            self.report(&c::INT_POINTER, at.token, text).rule = Some(r::ASSIGNMENT_TYPES);
            return self.fail(at);
        }
        if !self.check_modifiable(l, at.token) {
            return self.fail(at);
        }
        let value = match self.expr(result).kind {
            ExprKind::Binary(_, _, value) => value,
            _ => r,
        };
        let kind = ExprKind::CompoundAssign { op, target: l, value, compute };
        self.make(kind, target.ty, at)
    }
}
