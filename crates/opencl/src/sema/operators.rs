//! Operators on scalars and vectors (OpenCL C 6.5).

use super::super::ast::{BinaryOp as Op, UnaryOp as AstUnary};
use super::super::codes as c;
use super::super::rules as r;
use super::conversions::{Pointees, REGISTER_TEXT, space_contains};
use super::*;
use crate::lexer::{FIRST_OF_LINE, SPACE_BEFORE};

/// Whether a list of elements contains an element twice.
pub(super) fn repeats(elements: &[u8]) -> bool {
    let mut seen = 0u32;
    elements.iter().any(|i| {
        let before = seen;
        seen |= 1 << i;
        before == seen
    })
}

/// The message for a vector literal that is used as an lvalue (OpenCL C 6.3.6).
pub(super) const LITERAL_TEXT: &str =
    "a vector literal is used as an lvalue, which is implementation-defined";

impl Sema<'_> {
    pub(super) fn invalid_operands(
        &mut self,
        op: &str,
        left: ExprId,
        right: ExprId,
        at: At,
    ) -> ExprId {
        let text = format!(
            "invalid operands to `{op}`: `{}` and `{}`",
            self.expr_type_text(left),
            self.expr_type_text(right)
        );
        let opaque = |kind: &TypeKind| match kind {
            TypeKind::Image(..) => Some(r::IMAGE_NOT_MODIFIED),
            TypeKind::Sampler => Some(r::SAMPLER_NOT_MODIFIED),
            _ => None,
        };
        let types = [self.ty(left), self.ty(right)];
        let t = &self.program.types;
        let integers = types.iter().all(|ty| t.is_integer(t.element(*ty)));
        let atomic = types.iter().any(|ty| matches!(self.kind(*ty), TypeKind::Atomic(_)));
        let rule = match op {
            _ if atomic => Some(r::ATOMIC_OPERATORS),
            "+" | "-" | "*" | "/" => Some(r::ARITHMETIC_OPERANDS),
            "%" => Some(r::REMAINDER_INTEGERS),
            "<<" | ">>" if !integers => Some(r::SHIFT_INTEGERS),
            "&" | "|" | "^" => Some(r::BITWISE_INTEGERS),
            "&&" | "||" => Some(r::LOGICAL_OPERANDS),
            "<" | ">" | "<=" | ">=" | "==" | "!=" => Some(r::COMPARISON_OPERANDS),
            "=" => opaque(self.kind(types[0])),
            _ => None,
        };
        let t = &self.program.types;
        let number = |ty: &TypeId| t.is_arithmetic(t.element(*ty));
        let instead = match op {
            "%" => Some("use `fmod`"),
            "^" => Some("to raise a value to a power, call `pow` or `pown`"),
            _ => None,
        };
        let help = instead.filter(|_| types.iter().all(number)).map(str::to_string);
        let help = help.or_else(|| match op {
            "&" | "|" | "<<" | ">>" => self.help_integer_operand(left, right),
            _ => self.help_pointed_value(left, right),
        });
        let text = match op {
            "=" if !atomic && self.is_opaque(types[0]) => {
                format!("cannot assign to a `{}`", self.expr_type_text(left))
            }
            _ => text,
        };
        let d = self.report(&c::INVALID_OPERANDS, at.token, text);
        (d.rule, d.help) = (rule, help);
        self.fail(at)
    }

    /// Whether a type is an image, sampler, pipe or block type. The operators on numbers and pointers do not accept its
    /// values.
    pub(super) fn is_opaque(&self, ty: TypeId) -> bool {
        matches!(
            self.kind(ty),
            TypeKind::Image(..)
                | TypeKind::Sampler
                | TypeKind::Pipe(..)
                | TypeKind::BlockPointer(_)
        )
    }

    /// Converts two operands to one vector type. At least one of them is a vector. Returns `None` after a diagnostic.
    pub(super) fn common_vector(
        &mut self,
        op: Op,
        l: ExprId,
        r: ExprId,
        at: At,
    ) -> Option<(ExprId, ExprId)> {
        let (a, b) = (self.ty(l), self.ty(r));
        if a == b {
            return Some((l, r));
        }
        let t = &self.program.types;
        match (t.as_vector(a), t.as_vector(b)) {
            (Some(_), Some(_)) => {
                let text = format!(
                    "cannot implicitly convert between the vector types `{}` and `{}`",
                    self.expr_type_text(l),
                    self.expr_type_text(r)
                );
                let help = self.help_two_vectors(op, l, r, at);
                self.report(&c::VECTOR_MISMATCH, at.token, text).helped(help).rule =
                    Some(r::VECTOR_NO_IMPLICIT);
                None
            }
            (Some((element, _)), None) => {
                self.splat_checked(r, b, element, a, op, l, at).map(|r| (l, r))
            }
            (None, Some((element, _))) => {
                self.splat_checked(l, a, element, b, op, r, at).map(|l| (l, r))
            }
            _ => None,
        }
    }

    #[allow(clippy::too_many_arguments)]
    fn splat_checked(
        &mut self,
        scalar: ExprId,
        scalar_ty: TypeId,
        element: TypeId,
        vector: TypeId,
        op: Op,
        other: ExprId,
        at: At,
    ) -> Option<ExprId> {
        let t = &self.program.types;
        if !t.is_arithmetic(scalar_ty) {
            self.invalid_operands(op.text(), scalar, other, at);
            return None;
        }
        let rank = |ty: TypeId| match ty {
            HALF => 10,
            FLOAT => 11,
            DOUBLE => 12,
            _ => {
                // An unsigned type has a higher rank than the signed type of the same size.
                let u = t.underlying(ty);
                2 * t.rank(u) as i32 - 8 + i32::from(!t.is_signed(u))
            }
        };
        let greater = if t.is_float(element) {
            t.is_float(scalar_ty) && rank(scalar_ty) > rank(element)
        } else {
            t.is_float(scalar_ty) || rank(scalar_ty) > rank(element)
        };
        if greater {
            let text = format!(
                "the scalar `{}` has a higher rank than the elements of `{}`",
                self.expr_type_text(scalar),
                self.type_text(QualType::plain(vector))
            );
            let is_value = t.is_float(scalar_ty) && t.is_integer(element);
            let vector = self.written_expr(other).filter(|_| is_value);
            let wanted = self.vector_type_of(scalar_ty, other);
            let help = match (vector, wanted) {
                (Some(vector), Some(wanted)) => {
                    format!("convert the vector: `convert_{wanted}({vector})`")
                }
                _ => "cast the scalar to the element type".into(),
            };
            self.report(&c::SCALAR_RANK, at.token, text).helped(help).rule = Some(r::SCALAR_RANK);
            return None;
        }
        Some(self.convert(scalar, vector))
    }

    /// Analyses a binary operator. Its operands are not yet converted to values.
    pub(super) fn binary(&mut self, op: Op, l: ExprId, r: ExprId, at: At) -> ExprId {
        if !self.is_error(l) && !self.is_error(r) {
            for x in [l, r] {
                let atomic = matches!(self.kind(self.ty(x)), TypeKind::Atomic(_));
                if atomic || self.is_opaque(self.ty(x)) {
                    return self.invalid_operands(op.text(), l, r, at);
                }
            }
        }
        if op == Op::Comma {
            let r = if matches!(self.kind(self.ty(r)), TypeKind::Array(..)) || self.expr(r).lvalue {
                self.rvalue(r)
            } else {
                r
            };
            if self.is_error(l) || self.is_error(r) {
                return self.fail(at);
            }
            let l = self.discard(l);
            let ty = self.ty(r);
            return self.make(ExprKind::Comma(l, r), ty, at);
        }
        let l = self.rvalue(l);
        let r = self.rvalue(r);
        if self.is_error(l) || self.is_error(r) {
            return self.fail(at);
        }
        let (a, b) = (self.ty(l), self.ty(r));
        let t = &self.program.types;
        let vector = t.as_vector(a).is_some() || t.as_vector(b).is_some();
        match op {
            Op::Add | Op::Sub if t.is_pointer(a) || t.is_pointer(b) => {
                self.pointer_arithmetic(op, l, r, at)
            }
            Op::Mul | Op::Div | Op::Add | Op::Sub | Op::Rem | Op::And | Op::Or | Op::Xor => {
                let integers_only = takes_integers_only(op);
                let integers = t.is_integer(t.element(a)) && t.is_integer(t.element(b));
                let mismatch = t.as_vector(a).is_some() && t.as_vector(b).is_some() && a != b;
                let numbers = t.is_arithmetic(a) && t.is_arithmetic(b);
                let fits = if integers_only { integers || mismatch } else { vector || numbers };
                if !fits {
                    return self.invalid_operands(op.text(), l, r, at);
                }
                if !vector {
                    return self.arithmetic(op, l, r, at);
                }
                let divisor = r;
                match self.common_vector(op, l, r, at) {
                    Some((l, r)) if integers || !integers_only => {
                        let ty = self.ty(l);
                        self.check_divisor(op, ty, divisor, at);
                        self.make(ExprKind::Binary(op, l, r), ty, at)
                    }
                    _ => self.fail(at),
                }
            }
            Op::Shl | Op::Shr => self.shift(op, l, r, at),
            Op::Lt | Op::Gt | Op::Le | Op::Ge | Op::Eq | Op::Ne => self.comparison(op, l, r, at),
            Op::LogicalAnd | Op::LogicalOr => self.logical(op, l, r, at),
            Op::Comma => self.fail(at),
        }
    }

    fn arithmetic(&mut self, op: Op, l: ExprId, r: ExprId, at: At) -> ExprId {
        let ty = self.common_scalar(self.ty(l), self.ty(r));
        let l = self.convert(l, ty);
        let r = self.convert(r, ty);
        self.check_divisor(op, ty, r, at);
        self.make(ExprKind::Binary(op, l, r), ty, at)
    }

    /// Warns if an integer, or a vector of integers, of type `ty` is divided by zero.
    fn check_divisor(&mut self, op: Op, ty: TypeId, r: ExprId, at: At) {
        if matches!(op, Op::Div | Op::Rem)
            && self.program.types.is_integer(self.program.types.element(ty))
            && self.unevaluated == 0
            && self.known_integer(r) == Some(0)
        {
            self.report(&c::DIVISION_BY_ZERO, at.token, "division by zero");
        }
    }

    /// Whether the type that a pointer points to allows pointer arithmetic. Reports an incomplete type, which does not
    /// allow it, and `void`, for which pointer arithmetic is an extension.
    pub(super) fn can_step(&mut self, pointer: ExprId, at: At) -> bool {
        let Some(to) = self.program.types.pointee(self.ty(pointer)) else { return false };
        if to.ty == VOID {
            let text = "arithmetic on a pointer to `void` is an extension: it counts bytes";
            self.report(&c::VOID_ARITHMETIC, at.token, text);
            return true;
        }
        if matches!(self.kind(to.ty), TypeKind::Function(_)) {
            return true;
        }
        if !self.program.types.is_complete(to.ty) && to.ty != ERROR {
            let text =
                format!("arithmetic on a pointer to the incomplete type `{}`", self.type_text(to));
            self.report(&c::INCOMPLETE_TYPE, at.token, text);
            return false;
        }
        true
    }

    fn pointer_arithmetic(&mut self, op: Op, l: ExprId, r: ExprId, at: At) -> ExprId {
        let (a, b) = (self.ty(l), self.ty(r));
        let t = &self.program.types;
        match (t.pointee(a), t.pointee(b)) {
            (Some(x), Some(y)) if op == Op::Sub => {
                if !space_contains(x.space, y.space) && !space_contains(y.space, x.space) {
                    let text = format!(
                        "`{}` and `{}` point to address spaces that do not overlap",
                        self.expr_type_text(l),
                        self.expr_type_text(r)
                    );
                    self.report(&c::DISJOINT_SPACES, at.token, text).rule = Some(r::SPACE_OPERANDS);
                    return self.fail(at);
                }
                if self.compare_pointees(x, y) != Pointees::Same {
                    return self.invalid_operands("-", l, r, at);
                }
                if !self.can_step(l, at) {
                    return self.fail(at);
                }
                let ty = self.program.types.ptrdiff_t();
                self.make(ExprKind::Binary(op, l, r), ty, at)
            }
            (Some(_), None) if t.is_integer(b) => {
                if !self.can_step(l, at) {
                    return self.fail(at);
                }
                let r = self.promote(r);
                self.make(ExprKind::Binary(op, l, r), a, at)
            }
            (None, Some(_)) if op == Op::Add && t.is_integer(a) => {
                if !self.can_step(r, at) {
                    return self.fail(at);
                }
                let l = self.promote(l);
                // The pointer is the first operand of the node, even if it is the second operand in the source.
                self.make(ExprKind::Binary(op, r, l), b, at)
            }
            _ => self.invalid_operands(op.text(), l, r, at),
        }
    }

    fn shift(&mut self, op: Op, l: ExprId, r: ExprId, at: At) -> ExprId {
        let (a, b) = (self.ty(l), self.ty(r));
        let t = &self.program.types;
        let (va, vb) = (t.as_vector(a), t.as_vector(b));
        if va.is_none() && vb.is_none() {
            if !t.is_integer(a) || !t.is_integer(b) {
                return self.invalid_operands(op.text(), l, r, at);
            }
            let l = self.promote(l);
            let r = self.promote(r);
            let ty = self.ty(l);
            self.check_shift(ty, r);
            return self.make(ExprKind::Binary(op, l, r), ty, at);
        }
        for (e, ty) in [(l, a), (r, b)] {
            if !self.program.types.is_integer(self.program.types.element(ty)) {
                let text = format!(
                    "invalid operand to a shift: `{}` is not an integer",
                    self.expr_type_text(e)
                );
                self.report(&c::INVALID_OPERANDS, at.token, text).rule = Some(r::SHIFT_INTEGERS);
                return self.fail(at);
            }
        }
        if va.is_none() {
            let text = "a scalar cannot be shifted by a vector";
            self.report(&c::SHIFT_BY_VECTOR, at.token, text).rule = Some(r::SHIFT_VECTOR);
            return self.fail(at);
        }
        if let (Some(x), Some(y)) = (va, vb)
            && x.1 != y.1
        {
            return self.invalid_operands(op.text(), l, r, at);
        }
        let r = if vb.is_none() { self.convert(r, a) } else { r };
        self.make(ExprKind::Binary(op, l, r), a, at)
    }

    /// The result type of a comparison of two values of type `vector`: a vector of signed integers (OpenCL C 6.5.4).
    fn truth_vector(&mut self, vector: TypeId) -> TypeId {
        let (element, width) = self.program.types.as_vector(vector).unwrap_or((vector, 1));
        let element = self.program.types.signed_of_size(element);
        self.types().vector(element, width)
    }

    fn comparison(&mut self, op: Op, l: ExprId, r: ExprId, at: At) -> ExprId {
        let (a, b) = (self.ty(l), self.ty(r));
        let t = &self.program.types;
        if t.as_vector(a).is_some() || t.as_vector(b).is_some() {
            let Some((l, r)) = self.common_vector(op, l, r, at) else { return self.fail(at) };
            let ty = self.ty(l);
            let ty = self.truth_vector(ty);
            return self.make(ExprKind::Binary(op, l, r), ty, at);
        }
        let equality = matches!(op, Op::Eq | Op::Ne);
        if t.is_arithmetic(a) && t.is_arithmetic(b) {
            let ty = self.common_scalar(a, b);
            let l = self.convert(l, ty);
            let r = self.convert(r, ty);
            self.check_comparison(op, l, r, at);
            return self.make(ExprKind::Binary(op, l, r), INT, at);
        }
        self.check_comparison(op, l, r, at);
        let t = &self.program.types;
        match (t.pointee(a), t.pointee(b)) {
            (Some(x), Some(y)) => {
                let (null_l, null_r) = (self.is_null_constant(l), self.is_null_constant(r));
                if !null_l
                    && !null_r
                    && !space_contains(x.space, y.space)
                    && !space_contains(y.space, x.space)
                {
                    let text = format!(
                        "`{}` and `{}` point to address spaces that do not overlap",
                        self.expr_type_text(l),
                        self.expr_type_text(r)
                    );
                    self.report(&c::DISJOINT_SPACES, at.token, text).rule = Some(r::SPACE_OPERANDS);
                    return self.fail(at);
                }
                if !null_l && !null_r {
                    match self.compare_pointees(x, y) {
                        Pointees::Same => {}
                        Pointees::Void if equality => {}
                        _ => {
                            let text = format!(
                                "`{}` and `{}` are pointers to different types",
                                self.expr_type_text(l),
                                self.expr_type_text(r)
                            );
                            self.report(&c::POINTER_COMPARISON, at.token, text);
                        }
                    }
                }
                self.make(ExprKind::Binary(op, l, r), INT, at)
            }
            (Some(_), None) if t.is_integer(b) => {
                if !equality || !self.is_null_constant(r) {
                    self.report_pointer_comparison(l, r, at);
                }
                let r = self.convert(r, a);
                self.make(ExprKind::Binary(op, l, r), INT, at)
            }
            (None, Some(_)) if t.is_integer(a) => {
                if !equality || !self.is_null_constant(l) {
                    self.report_pointer_comparison(r, l, at);
                }
                let l = self.convert(l, b);
                self.make(ExprKind::Binary(op, l, r), INT, at)
            }
            _ => {
                let opaque = |k: &TypeKind| {
                    matches!(k, TypeKind::ClkEvent | TypeKind::Queue | TypeKind::Event)
                };
                if a == b && opaque(self.kind(a)) && a != EVENT {
                    return self.make(ExprKind::Binary(op, l, r), INT, at);
                }
                if a == QUEUE && self.is_null_constant(r) {
                    let r = self.cast_to(r, CastKind::ZeroToOpaque, QualType::plain(QUEUE));
                    return self.make(ExprKind::Binary(op, l, r), INT, at);
                }
                if b == QUEUE && self.is_null_constant(l) {
                    let l = self.cast_to(l, CastKind::ZeroToOpaque, QualType::plain(QUEUE));
                    return self.make(ExprKind::Binary(op, l, r), INT, at);
                }
                self.invalid_operands(op.text(), l, r, at)
            }
        }
    }

    fn logical(&mut self, op: Op, l: ExprId, r: ExprId, at: At) -> ExprId {
        let (a, b) = (self.ty(l), self.ty(r));
        let t = &self.program.types;
        if t.as_vector(a).is_some() || t.as_vector(b).is_some() {
            let float = t.is_float(t.element(a)) || t.is_float(t.element(b));
            if self.edition() < Edition::V1_2 && float {
                return self.invalid_operands(op.text(), l, r, at);
            }
            let Some((l, r)) = self.common_vector(op, l, r, at) else { return self.fail(at) };
            let ty = self.ty(l);
            let ty = self.truth_vector(ty);
            return self.make(ExprKind::Binary(op, l, r), ty, at);
        }
        // Before OpenCL C 1.2, these operators do not accept floating-point operands (OpenCL C 1.1, 6.3).
        let float = t.is_float(a) || t.is_float(b);
        if !t.is_scalar(a) || !t.is_scalar(b) || (float && self.edition() < Edition::V1_2) {
            return self.invalid_operands(op.text(), l, r, at);
        }
        self.make(ExprKind::Binary(op, l, r), INT, at)
    }

    // Unary -------------------------------------------------------------------------------------

    pub(super) fn unary(&mut self, op: AstUnary, operand: ExprId, at: At) -> ExprId {
        if self.is_error(operand) {
            return self.fail(at);
        }
        let q = self.expr(operand).ty;
        if op != AstUnary::AddressOf
            && op != AstUnary::Extension
            && (matches!(self.kind(q.ty), TypeKind::Atomic(_)) || self.is_opaque(q.ty))
        {
            let rule = match self.kind(q.ty) {
                TypeKind::BlockPointer(_) if op == AstUnary::Deref => Some(r::NO_BLOCK_DEREFERENCE),
                TypeKind::Image(..) => Some(r::IMAGE_FUNCTIONS),
                _ => None,
            };
            return self.invalid_unary(operand, rule, at);
        }
        match op {
            AstUnary::Extension => operand,
            AstUnary::AddressOf => {
                self.allow_end(operand);
                self.address_of(operand, at)
            }
            AstUnary::Deref => self.deref(operand, at),
            AstUnary::Increment | AstUnary::Decrement => {
                self.inc_dec(operand, op == AstUnary::Increment, false, at)
            }
            AstUnary::Plus | AstUnary::Minus | AstUnary::BitNot | AstUnary::Not => {
                let e = self.rvalue(operand);
                if self.is_error(e) {
                    return self.fail(at);
                }
                let ty = self.ty(e);
                let t = &self.program.types;
                let element = t.element(ty);
                let vector = t.as_vector(ty).is_some();
                let fits = match op {
                    AstUnary::BitNot => t.is_integer(element),
                    AstUnary::Not if vector => {
                        self.edition() >= Edition::V1_2 || !t.is_float(element)
                    }
                    AstUnary::Not => {
                        t.is_scalar(ty) && (self.edition() >= Edition::V1_2 || !t.is_float(ty))
                    }
                    _ => t.is_arithmetic(element),
                };
                if !fits {
                    let rule = match op {
                        AstUnary::BitNot => r::BITWISE_INTEGERS,
                        AstUnary::Not => r::LOGICAL_OPERANDS,
                        _ => r::UNARY_OPERANDS,
                    };
                    return self.invalid_unary(e, Some(rule), at);
                }
                if op == AstUnary::Not {
                    let result = if vector { self.truth_vector(ty) } else { INT };
                    return self.make(ExprKind::Unary(UnaryOp::Not, e), result, at);
                }
                let e = if vector { e } else { self.promote(e) };
                let ty = self.ty(e);
                let op = match op {
                    AstUnary::Plus => UnaryOp::Plus,
                    AstUnary::Minus => UnaryOp::Minus,
                    _ => UnaryOp::BitNot,
                };
                self.make(ExprKind::Unary(op, e), ty, at)
            }
        }
    }

    fn invalid_unary(&mut self, e: ExprId, rule: Option<RuleRef>, at: At) -> ExprId {
        let operator = self.spelling(at.token);
        let text = format!("invalid operand to `{operator}`: `{}`", self.expr_type_text(e));
        self.report(&c::INVALID_OPERANDS, at.token, text).rule = rule;
        self.fail(at)
    }

    /// Reports a comparison of a pointer with an integer. A string of one character was probably intended as a
    /// character constant.
    fn report_pointer_comparison(&mut self, pointer: ExprId, integer: ExprId, at: At) {
        let Expr { first, last, .. } = *self.expr(pointer);
        let is_string = first == last && self.tokens[first as usize].kind == TokenKind::Str;
        if !is_string {
            let text = format!(
                "comparison between the pointer `{}` and the integer `{}`",
                self.expr_type_text(pointer),
                self.expr_type_text(integer)
            );
            self.report(&c::POINTER_COMPARISON, at.token, text);
            return;
        }
        let span = self.token_span(first);
        let bytes = &self.sources.file(span.file).bytes;
        let text = bytes.get(span.start as usize..span.end as usize).unwrap_or_default();
        let character = match text {
            [b'"', c @ (b' '..=b'~'), b'"'] if !b"'\\".contains(c) => Some(*c as char),
            _ => None,
        };
        let text = format!(
            "comparison between an integer of type `{}` and a string",
            self.expr_type_text(integer)
        );
        self.report(&c::POINTER_COMPARISON, at.token, text);
        if let Some(c) = character {
            let character = format!("'{c}'");
            let help = format!("write a character: `{character}`");
            let edit = self.replacement(first, character, true);
            self.amend(help, edit);
        }
    }

    /// Whether a `*` is the second `*` of `a ** b`.
    fn is_power(&self, star: TokenIndex) -> bool {
        let before = star.checked_sub(1).map(|before| &self.tokens[before as usize]);
        before.is_some_and(|token| token.kind == TokenKind::Star)
            && !self.tokens[star as usize].has(SPACE_BEFORE | FIRST_OF_LINE)
    }

    pub(super) fn deref(&mut self, operand: ExprId, at: At) -> ExprId {
        let e = self.rvalue(operand);
        if self.is_error(e) {
            return self.fail(at);
        }
        let Some(to) = self.program.types.pointee(self.ty(e)) else {
            let text =
                format!("the operand of `*` must be a pointer, not `{}`", self.expr_type_text(e));
            if self.is_power(at.token) {
                let text = "OpenCL C does not have the operator `**`";
                let help = "call `pow`, or `pown` for an integer exponent";
                self.report(&c::INDIRECTION, at.token, text).helped(help);
            } else {
                self.report(&c::INDIRECTION, at.token, text);
            }
            return self.fail(at);
        };
        if to.ty == VOID {
            self.report(&c::VOID_DEREFERENCE, at.token, "cannot dereference a pointer to `void`");
        }
        let At { token, first, last } = at;
        self.push(Expr { kind: ExprKind::Deref(e), ty: to, lvalue: true, token, first, last })
    }

    pub(super) fn address_of(&mut self, e: ExprId, at: At) -> ExprId {
        let x = self.expr(e).clone();
        if let TypeKind::Function(_) = self.kind(x.ty.ty) {
            // A pointer to a function is an error even in an unevaluated operand.
            let unevaluated = std::mem::take(&mut self.unevaluated);
            let e = self.rvalue(e);
            self.unevaluated = unevaluated;
            return if self.is_error(e) { self.fail(at) } else { e };
        }
        if matches!(x.kind, ExprKind::Swizzle(..) | ExprKind::Element(..)) {
            let text = "cannot take the address of a vector element";
            self.report(&c::ADDRESS_OF, at.token, text).rule = Some(r::NO_ELEMENT_ADDRESS);
            return self.fail(at);
        }
        if let ExprKind::Member(base, path) = &x.kind
            && self.is_bit_field(*base, path)
        {
            // If bit-fields are not available, the definition of the member has been reported.
            if self.available(ext::CLANG_BITFIELDS) {
                self.report(&c::ADDRESS_OF, at.token, "cannot take the address of a bit-field");
            }
            return self.fail(at);
        }
        if !x.lvalue && matches!(x.kind, ExprKind::VectorLiteral(_)) {
            self.report(&c::ADDRESS_OF, at.token, LITERAL_TEXT).tolerated().rule =
                Some(r::LITERAL_L_VALUE);
            return self.fail(at);
        }
        if !x.lvalue {
            let text =
                format!("cannot take the address of a value of type `{}`", self.expr_type_text(e));
            self.report(&c::ADDRESS_OF, at.token, text);
            return self.fail(at);
        }
        if self.root(e).is_some_and(|v| self.registers.contains(&v)) {
            self.report(&c::ADDRESS_OF, at.token, REGISTER_TEXT);
            return self.fail(at);
        }
        if let ExprKind::Var(v) = x.kind
            && self.is_captured(v)
        {
            let text = "cannot take the address of a captured variable in a block";
            self.report(&c::ADDRESS_OF, at.token, text);
            return self.fail(at);
        }
        match self.kind(x.ty.ty) {
            TypeKind::BlockPointer(_)
            | TypeKind::Image(..)
            | TypeKind::Pipe(..)
            | TypeKind::Sampler => {
                let block = matches!(self.kind(x.ty.ty), TypeKind::BlockPointer(_));
                return self.invalid_unary(e, block.then_some(r::NO_BLOCK_ADDRESS), at);
            }
            _ => {}
        }
        let mut to = x.ty;
        if to.space.is_none() {
            to.space = Some(AddressSpace::Private);
        }
        let ty = self.types().pointer(QualType { quals: to.quals & !SIZE_DEPENDENT, ..to });
        self.make(ExprKind::AddressOf(e), ty, at)
    }

    /// Whether an expression names a bit-field. False if bit-fields are not available.
    pub(super) fn names_bit_field(&self, e: ExprId) -> bool {
        self.available(ext::CLANG_BITFIELDS)
            && matches!(&self.expr(e).kind, ExprKind::Member(base, path) if self.is_bit_field(*base, path))
    }

    fn is_bit_field(&self, base: ExprId, path: &[u32]) -> bool {
        let mut ty = self.ty(base);
        let mut bits = None;
        for i in path {
            let TypeKind::Record(n) = self.kind(ty) else { return false };
            let fields = self.program.types.records[*n as usize].fields.as_ref();
            let Some(field) = fields.and_then(|f| f.get(*i as usize)) else { return false };
            ty = field.ty.ty;
            bits = field.bits;
        }
        bits.is_some()
    }
}

/// Whether an arithmetic or bitwise operator does not take floating-point operands (OpenCL C 6.5.1, 6.5.6).
pub(super) fn takes_integers_only(op: Op) -> bool {
    matches!(op, Op::Rem | Op::And | Op::Or | Op::Xor)
}
