//! The operator `? :` on scalars, pointers and vectors (OpenCL C 6.5.9).

use super::super::ast::BinaryOp as Op;
use super::super::codes as c;
use super::super::rules as r;
use super::conversions::{Pointees, space_contains};
use super::*;
use crate::diagnostic::counted;

impl Sema<'_> {
    pub(super) fn conditional(&mut self, cond: ExprId, l: ExprId, r: ExprId, at: At) -> ExprId {
        let cond = self.rvalue(cond);
        let (l, r) = (self.rvalue(l), self.rvalue(r));
        if self.is_error(cond) || self.is_error(l) || self.is_error(r) {
            return self.fail(at);
        }
        if let Some((element, width)) = self.program.types.as_vector(self.ty(cond)) {
            return self.vector_conditional(cond, element, width, l, r, at);
        }
        let ty = self.ty(cond);
        let t = &self.program.types;
        if !t.is_scalar(ty) || t.is_float(ty) {
            let text = format!(
                "the condition of `? :` cannot be of type `{}`: it must be an integer, a pointer or a \
                 vector of integers",
                self.expr_type_text(cond)
            );
            let help = t.is_float(ty).then(|| "compare it with zero".to_string());
            let d = self.report_expr(&c::CONDITION_TYPE, cond, text);
            (d.help, d.rule) = (help, Some(r::TERNARY_CONDITION));
            return self.fail(at);
        }
        let blocks = [l, r].map(|e| matches!(self.kind(self.ty(e)), TypeKind::BlockPointer(_)));
        let Some((l, r, ty)) = self.common_operands(l, r, at) else { return self.fail(at) };
        if blocks.contains(&true) {
            let text = "a block cannot be an operand of `? :`";
            self.report(&c::BLOCK_CONDITIONAL, at.token, text).rule = Some(r::BLOCK_TERNARY);
        }
        self.make(ExprKind::Conditional(cond, l, r), ty, at)
    }

    /// Converts the second and third operands of a `? :` with a scalar condition to the type of the result. Returns
    /// `None` after an error.
    fn common_operands(
        &mut self,
        l: ExprId,
        r: ExprId,
        at: At,
    ) -> Option<(ExprId, ExprId, TypeId)> {
        let (a, b) = (self.ty(l), self.ty(r));
        let t = &self.program.types;
        let is_block = |ty| matches!(t.kind(ty), TypeKind::BlockPointer(_));
        let as_pointer = |ty| is_block(ty) || t.pointee(ty).is_some_and(|p| p.ty == VOID);
        // Integers are promoted even if both have the same type (C99 6.5.15).
        Some(if a == b && !t.is_integer(a) {
            (l, r, a)
        } else if t.as_vector(a).is_some() || t.as_vector(b).is_some() {
            if !(t.is_arithmetic(t.element(a)) && t.is_arithmetic(t.element(b))) {
                self.conditional_mismatch(l, r, at);
                return None;
            }
            let (l, r) = self.common_vector(Op::Add, l, r, at)?;
            (l, r, self.ty(l))
        } else if t.is_arithmetic(a) && t.is_arithmetic(b) {
            let ty = self.common_scalar(a, b);
            (self.convert(l, ty), self.convert(r, ty), ty)
        } else if a == VOID || b == VOID {
            (l, r, VOID)
        } else if self.is_null_constant(l) && !t.is_arithmetic(b) && t.is_scalar(b) {
            (self.convert(l, b), r, b)
        } else if self.is_null_constant(r) && !t.is_arithmetic(a) && t.is_scalar(a) {
            (l, self.convert(r, a), a)
        } else if let (Some(x), Some(y)) = (t.pointee(a), t.pointee(b)) {
            let ty = self.common_pointer([l, r], x, y, at)?;
            (self.convert(l, ty), self.convert(r, ty), ty)
        } else if (t.is_pointer(a) && t.is_integer(b)) || (t.is_integer(a) && t.is_pointer(b)) {
            let ty = if t.is_pointer(a) { a } else { b };
            let text = "one operand of `? :` is a pointer, and the other is an integer";
            self.report(&c::POINTER_MISMATCH, at.token, text);
            (self.convert(l, ty), self.convert(r, ty), ty)
        } else if (is_block(a) || is_block(b)) && as_pointer(a) && as_pointer(b) {
            // Compilers convert both operands to pointers to `void`.
            let to = QualType { space: Some(AddressSpace::Private), ..QualType::plain(VOID) };
            let ty = self.types().pointer(to);
            let to = QualType::plain(ty);
            (self.cast_to(l, CastKind::Pointer, to), self.cast_to(r, CastKind::Pointer, to), ty)
        } else {
            self.conditional_mismatch(l, r, at);
            return None;
        })
    }

    /// The pointer type of a `? :` whose operands point to `x` and `y` (C99 6.5.15). Returns `None` after an error.
    fn common_pointer(
        &mut self,
        [l, r]: [ExprId; 2],
        x: QualType,
        y: QualType,
        at: At,
    ) -> Option<TypeId> {
        let space = if space_contains(x.space, y.space) {
            x.space
        } else if space_contains(y.space, x.space) {
            y.space
        } else {
            let text = format!(
                "`{}` and `{}` point to address spaces that do not overlap",
                self.expr_type_text(l),
                self.expr_type_text(r)
            );
            let d = self.report(&c::DISJOINT_SPACES, at.token, text);
            d.rule = Some(r::SPACE_CONDITIONAL);
            // Compilers convert a pointer to `void` to any other pointer.
            if x.ty != VOID && y.ty != VOID {
                return None;
            }
            d.tolerated();
            if y.ty == VOID { x.space } else { y.space }
        };
        let pointee = match self.compare_pointees(x, y) {
            Pointees::Same => x.ty,
            Pointees::Void => VOID,
            Pointees::NestedSpace => {
                let text = format!(
                    "`{}` and `{}` differ in the address space of a nested pointer",
                    self.expr_type_text(l),
                    self.expr_type_text(r)
                );
                self.report(&c::ADDRESS_SPACE_NESTED, at.token, text).tolerated().rule =
                    Some(r::SPACE_NESTED);
                VOID
            }
            _ => {
                let text = format!(
                    "`{}` and `{}` are pointers to different types",
                    self.expr_type_text(l),
                    self.expr_type_text(r)
                );
                self.report(&c::POINTER_MISMATCH, at.token, text);
                VOID
            }
        };
        let to = QualType { ty: pointee, quals: (x.quals | y.quals) & 7, space };
        Some(self.types().pointer(to))
    }

    /// Reports operands of a `? :` that are calls of blocks. As in compilers, a call inside parentheses or a conversion
    /// is not reported.
    pub(super) fn check_block_operands(&mut self, e: ExprId, operands: [Option<ast::ExprId>; 2]) {
        let ExprKind::Conditional(_, l, r) = self.expr(e).kind else { return };
        for (operand, written) in [l, r].into_iter().zip(operands) {
            let Some(written) = written else { continue };
            if let ExprKind::CallIndirect(block, _) = self.expr(operand).kind
                && matches!(self.ast.expr(written).kind, ast::ExprKind::Call(..))
                && matches!(self.kind(self.ty(block)), TypeKind::BlockPointer(_))
            {
                let text = "an operand of `? :` cannot be the call of a block";
                let help =
                    "call the block in an earlier statement, and store the result in a variable";
                self.report_expr(&c::BLOCK_RESTRICTION, operand, text).helped(help).rule =
                    Some(r::BLOCK_TERNARY);
            }
        }
    }

    fn conditional_mismatch(&mut self, l: ExprId, r: ExprId, at: At) -> ExprId {
        let text = format!(
            "incompatible operands of `? :`: `{}` and `{}`",
            self.expr_type_text(l),
            self.expr_type_text(r)
        );
        self.report(&c::CONDITIONAL_TYPES, at.token, text).rule = Some(r::TERNARY_TYPES);
        self.fail(at)
    }

    fn vector_conditional(
        &mut self,
        cond: ExprId,
        element: TypeId,
        width: u8,
        l: ExprId,
        r: ExprId,
        at: At,
    ) -> ExprId {
        if !self.program.types.is_integer(element) {
            let text = format!(
                "the condition of `? :` must be a vector of integers, not `{}`",
                self.expr_type_text(cond)
            );
            self.report(&c::CONDITION_TYPE, at.token, text).rule = Some(r::TERNARY_CONDITION);
            return self.fail(at);
        }
        let (a, b) = (self.ty(l), self.ty(r));
        let t = &self.program.types;
        let (l, r) = if t.as_vector(a).is_none() && t.as_vector(b).is_none() {
            if !t.is_arithmetic(a) || !t.is_arithmetic(b) {
                return self.conditional_mismatch(l, r, at);
            }
            // The operands are not promoted here: the ranks of their own types determine the common type.
            let t = &self.program.types;
            let (x, y) = (t.underlying(a), t.underlying(b));
            let scalar = if x == y {
                x
            } else if t.is_integer(x) && t.is_integer(y) {
                match t.rank(x).cmp(&t.rank(y)) {
                    std::cmp::Ordering::Greater => x,
                    std::cmp::Ordering::Less => y,
                    std::cmp::Ordering::Equal => t.to_unsigned(x),
                }
            } else {
                self.common_scalar(x, y)
            };
            let ty = self.types().vector(scalar, width);
            (self.convert(l, ty), self.convert(r, ty))
        } else {
            match self.common_vector(Op::Add, l, r, at) {
                Some(pair) => pair,
                None => return self.fail(at),
            }
        };
        let ty = self.ty(l);
        let (e, n) = self.program.types.as_vector(ty).unwrap_or((ty, 1));
        let sizes = [element, e].map(|ty| self.program.types.size(ty).unwrap_or_default());
        if n != width || sizes[0] != sizes[1] {
            let [what, one, other] = match n == width {
                true => [
                    "size",
                    &counted(sizes[0] as usize, "byte"),
                    &counted(sizes[1] as usize, "byte"),
                ],
                false => ["number", &width.to_string(), &n.to_string()],
            };
            let text = format!(
                "the condition `{}` and the operands `{}` differ in the {what} of elements: {one} and {other}",
                self.expr_type_text(cond),
                self.expr_type_text(l)
            );
            self.report(&c::CONDITION_TYPE, at.token, text).rule = Some(r::TERNARY_WIDTH);
            return self.fail(at);
        }
        self.make(ExprKind::Select(cond, l, r), ty, at)
    }
}
