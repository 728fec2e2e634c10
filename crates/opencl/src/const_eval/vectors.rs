//! Constant elements of vectors (OpenCL C 6.3.6, 6.4 and 6.5).

use super::{
    CastKind, Constant, ExprId, ExprKind, Op, Part, Program, UnaryOp, binary, converted,
    evaluate_at, first_value, truth, unary,
};

/// The value of element `n` (from 0) of a vector, if it is known before the program runs.
pub fn evaluate_element(program: &Program, vector: ExprId, n: usize) -> Option<Constant> {
    element(program, vector, n, 0, false)
}

/// Like [`evaluate_element`]. `literals` decides whether compound literals have values.
pub(super) fn element(
    program: &Program,
    vector: ExprId,
    n: usize,
    depth: u32,
    literals: bool,
) -> Option<Constant> {
    if depth > 2000 {
        return None;
    }
    let scalar = |id| evaluate_at(program, id, depth + 1, literals);
    let at = |id, n| element(program, id, n, depth + 1, literals);
    let width = |id| program.types.as_vector(program.expr(id).ty.ty).map(|(_, n)| usize::from(n));
    let e = program.expr(vector);
    let ty = program.types.element(e.ty.ty);
    match &e.kind {
        ExprKind::VectorLiteral(list) => {
            if let [all] = list[..]
                && width(all).is_none()
            {
                return scalar(all);
            }
            let mut n = n;
            for part in list {
                match width(*part) {
                    Some(width) if n < width => return at(*part, n),
                    None if n == 0 => return scalar(*part),
                    width => n -= width.unwrap_or(1),
                }
            }
            None
        }
        ExprKind::Cast(CastKind::Splat, a) => converted(program, scalar(*a)?, ty),
        ExprKind::Cast(CastKind::Vector, a) => converted(program, at(*a, n)?, ty),
        ExprKind::Cast(CastKind::NoOp, a) => at(*a, n),
        ExprKind::Cast(CastKind::Load, a) => {
            match first_value(program, *a, e.ty.ty, depth + 1, literals)? {
                Part::Value(value) => at(value, n),
                Part::Zero => converted(program, Constant::Int(0), ty),
                Part::Unit(_) => None,
            }
        }
        ExprKind::Swizzle(a, lanes) => at(*a, usize::from(*lanes.get(n)?)),
        ExprKind::Unary(UnaryOp::Not, a) => Some(Constant::Int(-i128::from(!at(*a, n)?.is_true()))),
        ExprKind::Unary(op, a) => unary(program, *op, at(*a, n)?, ty),
        ExprKind::Binary(op, a, b) => {
            let operand = program.types.element(program.expr(*a).ty.ty);
            let value = binary(program, *op, at(*a, n)?, at(*b, n)?, operand, ty)?;
            match (op, value) {
                // A true comparison of vectors yields -1: all bits are set.
                (Op::Lt | Op::Gt | Op::Le | Op::Ge | Op::Eq | Op::Ne, Constant::Int(holds)) => {
                    Some(Constant::Int(-holds))
                }
                _ => Some(value),
            }
        }
        ExprKind::Conditional(c, a, b) => match truth(program, *c, depth + 1, literals)? {
            true => at(*a, n),
            false => at(*b, n),
        },
        _ => None,
    }
}
