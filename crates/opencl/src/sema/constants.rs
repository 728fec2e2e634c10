//! Folds initializers that are known before the program runs (C99 6.6).

use super::super::ast::BinaryOp;
use super::super::const_eval::{self, Base, Constant, Place};
use super::*;

impl Sema<'_> {
    /// Replaces the parts of an initializer by their values, if these are known before the program runs. To read the
    /// initializer, the values of other variables are then not needed.
    pub(super) fn fold(&mut self, e: ExprId, depth: u32) {
        if depth > 200 {
            return;
        }
        match &self.expr(e).kind {
            ExprKind::InitList(list) | ExprKind::CompoundLiteral(list) => {
                let parts: Vec<ExprId> = list.iter().map(|part| part.value).collect();
                parts.into_iter().for_each(|part| self.fold(part, depth + 1));
                return self.tidy(e);
            }
            ExprKind::VectorLiteral(list) => {
                let parts = list.clone();
                return parts.into_iter().for_each(|part| self.fold(part, depth + 1));
            }
            ExprKind::Int(_) | ExprKind::Float(_) | ExprKind::Str(_) => return,
            _ => {}
        }
        let ty = self.ty(e);
        let kind = if self.program.types.is_arithmetic(ty) {
            match const_eval::evaluate_with_literals(&self.program, e) {
                Some(constant) => constant.into(),
                None => return,
            }
        } else if self.program.types.is_pointer(ty) {
            match const_eval::address_constant(&self.program, e) {
                Some(place) => {
                    if let Base::Literal(literal) = place.base {
                        self.fold(literal, depth + 1);
                    }
                    self.address_of_place(place, self.expr(e).clone())
                }
                None => return,
            }
        } else if let Some((_, width)) = self.program.types.as_vector(ty) {
            let element = |n| const_eval::evaluate_element(&self.program, e, n);
            let Some(elements) = (0..width.into()).map(element).collect() else { return };
            let Expr { token, first, last, .. } = *self.expr(e);
            self.vector_of(elements, ty, At { token, first, last })
        } else {
            return;
        };
        self.program.exprs[e.0 as usize].kind = kind;
    }

    /// Removes the parts of a list that later parts override.
    fn tidy(&mut self, e: ExprId) {
        let slot = e.0 as usize;
        let kind = std::mem::replace(&mut self.program.exprs[slot].kind, ExprKind::Error);
        self.program.exprs[slot].kind = match kind {
            ExprKind::InitList(list) => ExprKind::InitList(list.tidied(&self.program)),
            ExprKind::CompoundLiteral(list) => {
                ExprKind::CompoundLiteral(list.tidied(&self.program))
            }
            other => other,
        };
    }

    /// The expression for the address of a place: the address of the base, plus an offset in bytes. It has the type and
    /// the position of `like`.
    fn address_of_place(&mut self, place: Place, like: Expr) -> ExprKind {
        let long = |kind| Expr { kind, ty: QualType::plain(LONG), lvalue: false, ..like.clone() };
        let offset = self.push(long(ExprKind::Int(place.offset as u64)));
        let object = match place.base {
            Base::Nothing => return ExprKind::Cast(CastKind::IntToPointer, offset),
            Base::Literal(literal) => literal,
            Base::Variable(v) => {
                let ty = self.program.variable(v).ty;
                self.push(Expr { kind: ExprKind::Var(v), ty, lvalue: true, ..like.clone() })
            }
        };
        let q = self.expr(object).ty;
        let space = QualType { ty: CHAR, ..q };
        let bytes = QualType::plain(self.types().pointer(space));
        let at = |kind| Expr { kind, ty: bytes, lvalue: false, ..like.clone() };
        let start = self.push(at(ExprKind::AddressOf(object)));
        let moved = self.push(at(ExprKind::Binary(BinaryOp::Add, start, offset)));
        let there = self.program.types.pointee(like.ty.ty).and_then(|to| to.space);
        let kind = if there == q.space { CastKind::Pointer } else { CastKind::AddressSpace };
        ExprKind::Cast(kind, moved)
    }

    /// A vector literal that consists of known elements.
    fn vector_of(&mut self, elements: Vec<Constant>, ty: TypeId, at: At) -> ExprKind {
        let element = self.program.types.element(ty);
        let values = elements.into_iter().map(|value| self.make(value.into(), element, at));
        ExprKind::VectorLiteral(values.collect())
    }
}
