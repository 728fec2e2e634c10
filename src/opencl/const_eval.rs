//! Values of constant expressions (C99 6.6).

use super::ast::{AddressSpace, BinaryOp as Op, quals};
use super::program::{CastKind, ExprId, ExprKind, Program, UnaryOp, VarId};
use super::types::{BOOL, FLOAT, HALF, QualType, TypeId, TypeKind};

/// A constant scalar.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Constant {
    /// An integer, in the range of its type.
    Int(i128),
    /// A floating value, rounded to its type.
    Float(f64),
}

/// Brings an integer into the range of its type, two's complement.
pub fn wrap(program: &Program, value: i128, ty: TypeId) -> i128 {
    if ty == BOOL {
        return i128::from(value != 0);
    }
    let bits = program.types.size(ty).unwrap_or(8).min(8) as u32 * 8;
    let mask = (1i128 << bits) - 1;
    let low = value & mask;
    if program.types.is_signed(ty) && low >> (bits - 1) & 1 != 0 {
        low - (1i128 << bits)
    } else {
        low
    }
}

fn round(value: f64, ty: TypeId) -> f64 {
    match ty {
        FLOAT => f64::from(value as f32),
        // Eleven bits of mantissa; overflow and subnormals do not decide a constant expression.
        HALF => f64::from(value as f32),
        _ => value,
    }
}

/// The value of an expression, if it is a constant scalar.
pub fn evaluate(program: &Program, id: ExprId) -> Option<Constant> {
    evaluate_at(program, id, 0, false)
}

/// As [`evaluate`], and compound literals of scalars have values too, which compilers allow beyond the
/// language.
pub fn evaluate_with_literals(program: &Program, id: ExprId) -> Option<Constant> {
    evaluate_at(program, id, 0, true)
}

fn evaluate_at(program: &Program, id: ExprId, depth: u32, literals: bool) -> Option<Constant> {
    if depth > 2000 {
        return None;
    }
    let eval = |id| evaluate_at(program, id, depth + 1, literals);
    let e = program.expr(id);
    let ty = e.ty.ty;
    let int = |v: i128| Some(Constant::Int(wrap(program, v, ty)));
    match &e.kind {
        ExprKind::Int(bits) => int(i128::from(*bits)),
        ExprKind::Float(v) => Some(Constant::Float(round(*v, ty))),
        ExprKind::Unary(op, a) => match (op, eval(*a)?) {
            (UnaryOp::Plus, v) => Some(v),
            (UnaryOp::Minus, Constant::Int(v)) => int(-v),
            (UnaryOp::Minus, Constant::Float(v)) => Some(Constant::Float(-v)),
            (UnaryOp::BitNot, Constant::Int(v)) => int(!v),
            (UnaryOp::Not, Constant::Int(v)) => int(i128::from(v == 0)),
            (UnaryOp::Not, Constant::Float(v)) => int(i128::from(v == 0.0)),
            _ => None,
        },
        ExprKind::Cast(kind, a) => match kind {
            CastKind::Integer | CastKind::NoOp | CastKind::ToBool => match eval(*a)? {
                Constant::Int(v) => int(v),
                Constant::Float(v) if *kind == CastKind::ToBool => int(i128::from(v != 0.0)),
                other => Some(other),
            },
            CastKind::IntToFloat => match eval(*a)? {
                Constant::Int(v) => Some(Constant::Float(round(v as f64, ty))),
                other => Some(other),
            },
            CastKind::FloatToInt => match eval(*a)? {
                Constant::Float(v) if v.is_finite() => int(v as i128),
                _ => None,
            },
            CastKind::Float => match eval(*a)? {
                Constant::Float(v) => Some(Constant::Float(round(v, ty))),
                other => Some(other),
            },
            CastKind::Load => {
                if let ExprKind::CompoundLiteral(list) = &program.expr(*a).kind
                    && literals
                    && let [part] = list.as_slice()
                {
                    return eval(part.value);
                }
                if let Some(unit) = string_element(program, *a, depth + 1) {
                    return int(unit);
                }
                let (variable, offset) = constant_object(program, *a, depth + 1)?;
                let init = program.variable(variable).init?;
                let value = part_at(program, init, offset, ty, 0)?;
                match value {
                    Some(value) => eval(value),
                    None if program.types.is_float(ty) => Some(Constant::Float(0.0)),
                    None => int(0),
                }
            }
            _ => None,
        },
        ExprKind::Binary(op, a, b) => {
            // Only one operand of `&&` and `||` may be evaluated.
            let l = eval(*a)?;
            let truth = |c: Constant| match c {
                Constant::Int(v) => v != 0,
                Constant::Float(v) => v != 0.0,
            };
            match op {
                Op::LogicalAnd if !truth(l) => return int(0),
                Op::LogicalOr if truth(l) => return int(1),
                _ => {}
            }
            let r = eval(*b)?;
            match (l, r) {
                (Constant::Int(x), Constant::Int(y)) => {
                    let operand = program.expr(*a).ty.ty;
                    integer(program, *op, x, y, operand).and_then(int)
                }
                (Constant::Float(x), Constant::Float(y)) => Some(match op {
                    Op::Add => Constant::Float(round(x + y, ty)),
                    Op::Sub => Constant::Float(round(x - y, ty)),
                    Op::Mul => Constant::Float(round(x * y, ty)),
                    Op::Div => Constant::Float(round(x / y, ty)),
                    Op::Lt => Constant::Int((x < y).into()),
                    Op::Gt => Constant::Int((x > y).into()),
                    Op::Le => Constant::Int((x <= y).into()),
                    Op::Ge => Constant::Int((x >= y).into()),
                    Op::Eq => Constant::Int((x == y).into()),
                    Op::Ne => Constant::Int((x != y).into()),
                    Op::LogicalAnd => Constant::Int((x != 0.0 && y != 0.0).into()),
                    Op::LogicalOr => Constant::Int((x != 0.0 || y != 0.0).into()),
                    _ => return None,
                }),
                _ => match op {
                    Op::LogicalAnd => int(i128::from(truth(l) && truth(r))),
                    Op::LogicalOr => int(i128::from(truth(l) || truth(r))),
                    _ => None,
                },
            }
        }
        ExprKind::Conditional(c, a, b) => match eval(*c)? {
            Constant::Int(0) => eval(*b),
            Constant::Float(0.0) => eval(*b),
            _ => eval(*a),
        },
        _ => None,
    }
}

/// The character that an index into a string literal gives; the one behind the last is 0.
fn string_element(program: &Program, id: ExprId, depth: u32) -> Option<i128> {
    let ExprKind::Deref(address) = program.expr(id).kind else { return None };
    let (text, index) = match program.expr(address).kind {
        ExprKind::Binary(Op::Add, text, n) => match evaluate_at(program, n, depth, false)? {
            Constant::Int(n) => (text, usize::try_from(n).ok()?),
            Constant::Float(_) => return None,
        },
        _ => (address, 0),
    };
    let ExprKind::Cast(CastKind::ArrayDecay, text) = program.expr(text).kind else { return None };
    let ExprKind::Str(bytes) = &program.expr(text).kind else { return None };
    let unit = if index == bytes.len() { 0 } else { *bytes.get(index)? as i8 };
    Some(i128::from(unit))
}

/// The variable and byte offset of an lvalue whose value is known before the program runs: in the
/// constant address space, or `const`.
fn constant_object(program: &Program, id: ExprId, depth: u32) -> Option<(VarId, u64)> {
    if depth > 200 {
        return None;
    }
    let e = program.expr(id);
    match &e.kind {
        ExprKind::Var(v) => {
            let q = program.variable(*v).ty;
            let fixed = q.space == Some(AddressSpace::Constant) || q.is_const();
            (fixed && q.quals & quals::VOLATILE == 0).then_some((*v, 0))
        }
        ExprKind::Member(base, path) => {
            let (v, mut offset) = constant_object(program, *base, depth + 1)?;
            let mut ty = program.expr(*base).ty.ty;
            for i in path {
                let TypeKind::Record(n) = program.types.kind(ty) else { return None };
                let field = program.types.records[*n as usize].fields.as_ref()?.get(*i as usize)?;
                if field.bits.is_some() {
                    return None;
                }
                offset += field.offset;
                ty = field.ty.ty;
            }
            Some((v, offset))
        }
        ExprKind::Deref(address) => {
            let (v, offset, _) = constant_address(program, *address, depth + 1)?;
            Some((v, offset))
        }
        _ => None,
    }
}

/// The object and offset that a pointer leads to, and the size of what it points to.
fn constant_address(program: &Program, id: ExprId, depth: u32) -> Option<(VarId, u64, u64)> {
    if depth > 200 {
        return None;
    }
    let e = program.expr(id);
    let size = program.types.size(program.types.pointee(e.ty.ty)?.ty)?;
    match &e.kind {
        ExprKind::Cast(CastKind::ArrayDecay, a) => {
            let (v, offset) = constant_object(program, *a, depth + 1)?;
            Some((v, offset, size))
        }
        ExprKind::Binary(Op::Add, p, n) => {
            let (v, offset, _) = constant_address(program, *p, depth + 1)?;
            let Constant::Int(n) = evaluate_at(program, *n, depth + 1, false)? else { return None };
            let moved = i128::from(offset) + n * i128::from(size);
            Some((v, u64::try_from(moved).ok()?, size))
        }
        _ => None,
    }
}

/// The part of an initialiser at an offset; the inner `None` is an implicit zero.
fn part_at(
    program: &Program,
    init: ExprId,
    offset: u64,
    ty: TypeId,
    depth: u32,
) -> Option<Option<ExprId>> {
    let e = program.expr(init);
    if depth > 200 {
        return None;
    }
    if offset == 0 && e.ty.ty == ty && program.types.as_vector(ty).is_some() {
        return Some(Some(init));
    }
    match &e.kind {
        ExprKind::InitList(list) | ExprKind::CompoundLiteral(list) => {
            for part in list.iter().rev() {
                let size = program.types.size(program.expr(part.value).ty.ty).unwrap_or(0);
                if part.offset <= offset && offset < part.offset + size {
                    return part_at(program, part.value, offset - part.offset, ty, depth + 1);
                }
            }
            Some(None)
        }
        _ if offset == 0 && e.ty.ty == ty => Some(Some(init)),
        _ => None,
    }
}

fn integer(program: &Program, op: Op, x: i128, y: i128, operand: TypeId) -> Option<i128> {
    let bits = program.types.size(operand).unwrap_or(4) as i128 * 8;
    Some(match op {
        Op::Add => x + y,
        Op::Sub => x - y,
        Op::Mul => x.wrapping_mul(y),
        Op::Div | Op::Rem if y == 0 => return None,
        Op::Div => x / y,
        Op::Rem => x % y,
        // The shift counts modulo the width (OpenCL C 6.5.10).
        Op::Shl => x << y.rem_euclid(bits),
        Op::Shr => x >> y.rem_euclid(bits),
        Op::Lt => (x < y).into(),
        Op::Gt => (x > y).into(),
        Op::Le => (x <= y).into(),
        Op::Ge => (x >= y).into(),
        Op::Eq => (x == y).into(),
        Op::Ne => (x != y).into(),
        Op::And => x & y,
        Op::Xor => x ^ y,
        Op::Or => x | y,
        Op::LogicalAnd => (x != 0 && y != 0).into(),
        Op::LogicalOr => (x != 0 || y != 0).into(),
        Op::Comma => return None,
    })
}

/// Whether an expression may initialise an object that lives as long as the program: arithmetic
/// constants, addresses of such objects, vectors and aggregates of constants.
pub fn is_constant_initialiser(program: &Program, id: ExprId) -> bool {
    constant_at(program, id, 0)
}

fn constant_at(program: &Program, id: ExprId, depth: u32) -> bool {
    if depth > 2000 {
        return false;
    }
    let check = |id: &ExprId| constant_at(program, *id, depth + 1);
    let e = program.expr(id);
    match &e.kind {
        ExprKind::Error | ExprKind::Int(_) | ExprKind::Float(_) | ExprKind::Str(_) => true,
        ExprKind::Function(_) | ExprKind::Block(_) => true,
        ExprKind::Cast(CastKind::Load, a) => {
            matches!(program.expr(*a).kind, ExprKind::CompoundLiteral(_)) && check(a)
                || evaluate(program, id).is_some()
                || constant_pointer(program, *a)
                || constant_vector(program, *a, e.ty.ty, depth)
        }
        // An address is known when the program is linked: whole, and no number that is computed with it.
        ExprKind::Cast(CastKind::Integer | CastKind::PointerToInt, a) => {
            let size = |id| program.types.size(program.expr(id).ty.ty);
            check(a) && (size(id) >= size(*a) || !holds_address(program, *a, depth))
        }
        ExprKind::Cast(CastKind::IntToFloat, a)
        | ExprKind::Unary(UnaryOp::Minus | UnaryOp::BitNot, a) => {
            check(a) && !holds_address(program, *a, depth)
        }
        ExprKind::Cast(_, a) | ExprKind::Unary(_, a) => check(a),
        ExprKind::Comma(a, b) => check(a) && check(b),
        ExprKind::Binary(op, a, b) => {
            let element = program.types.element(e.ty.ty);
            let divides = matches!(op, Op::Div | Op::Rem) && !program.types.is_float(element);
            let computes = matches!(
                op,
                Op::Mul | Op::Div | Op::Rem | Op::Shl | Op::Shr | Op::And | Op::Or | Op::Xor
            );
            let address = |e: &ExprId| holds_address(program, *e, depth);
            let known = check(a)
                && check(b)
                && !(divides && holds_zero(program, *b, depth))
                && !(computes && (address(a) || address(b)));
            known || evaluate(program, id).is_some()
        }
        ExprKind::Conditional(c, a, b) => match evaluate(program, *c) {
            Some(Constant::Int(0)) => check(b),
            Some(_) => check(a),
            None => false,
        },
        ExprKind::Select(c, a, b) => check(c) && check(a) && check(b),
        ExprKind::AddressOf(a) => is_static_object(program, *a, depth),
        ExprKind::VectorLiteral(list) => list.iter().all(check),
        ExprKind::InitList(list) | ExprKind::CompoundLiteral(list) => {
            list.iter().all(|i| check(&i.value))
        }
        ExprKind::Swizzle(a, _) | ExprKind::Member(a, _) => check(a),
        ExprKind::Var(_) | ExprKind::Deref(_) => is_static_object(program, id, depth),
        _ => false,
    }
}

/// Whether a constant integer, or an element of a vector of them, is zero: no value is divided by it.
fn holds_zero(program: &Program, id: ExprId, depth: u32) -> bool {
    if depth > 2000 {
        return false;
    }
    let holds = |id: ExprId| holds_zero(program, id, depth + 1);
    match &program.expr(id).kind {
        ExprKind::VectorLiteral(list) => list.iter().any(|e| holds(*e)),
        ExprKind::Cast(_, a) if program.types.as_vector(program.expr(id).ty.ty).is_some() => {
            holds(*a)
        }
        _ => evaluate(program, id) == Some(Constant::Int(0)),
    }
}

/// Whether an address, or a number made of one, is in a value.
fn holds_address(program: &Program, id: ExprId, depth: u32) -> bool {
    if depth > 2000 {
        return false;
    }
    let holds = |id: ExprId| holds_address(program, id, depth + 1);
    match program.expr(id).kind {
        ExprKind::AddressOf(_) => true,
        ExprKind::Cast(CastKind::ArrayDecay | CastKind::FunctionDecay, _) => true,
        ExprKind::Cast(CastKind::ToBool, _) | ExprKind::Unary(UnaryOp::Not, _) => false,
        ExprKind::Cast(_, a) | ExprKind::Unary(_, a) => holds(a),
        ExprKind::Binary(Op::Add | Op::Sub, a, b) => holds(a) || holds(b),
        ExprKind::Conditional(_, a, b) => holds(a) || holds(b),
        _ => false,
    }
}

/// A read of a whole vector that keeps its first, constant value.
fn constant_vector(program: &Program, id: ExprId, ty: TypeId, depth: u32) -> bool {
    if program.types.as_vector(ty).is_none() {
        return false;
    }
    let Some((variable, offset)) = constant_object(program, id, 0) else { return false };
    let Some(init) = program.variable(variable).init else { return false };
    match part_at(program, init, offset, ty, 0) {
        Some(Some(value)) => constant_at(program, value, depth + 1),
        Some(None) => true,
        None => false,
    }
}

/// A read of a sampler or pointer that keeps its first, constant value.
fn constant_pointer(program: &Program, id: ExprId) -> bool {
    let ExprKind::Var(v) = program.expr(id).kind else { return false };
    let variable = program.variable(v);
    variable.ty.ty == super::types::SAMPLER && variable.init.is_some()
}

/// Whether an lvalue designates an object with an address that is known before the program runs.
fn is_static_object(program: &Program, id: ExprId, depth: u32) -> bool {
    if depth > 2000 {
        return false;
    }
    let e = program.expr(id);
    match &e.kind {
        ExprKind::Var(v) => program.variable(*v).is_static,
        ExprKind::Str(_)
        | ExprKind::CompoundLiteral(_)
        | ExprKind::Function(_)
        | ExprKind::Error => true,
        ExprKind::Member(a, _) => is_static_object(program, *a, depth + 1),
        ExprKind::Deref(a) => constant_at(program, *a, depth + 1),
        ExprKind::Cast(CastKind::ArrayDecay, a) => is_static_object(program, *a, depth + 1),
        _ => false,
    }
}

/// Whether a type is a scalar that [`evaluate`] knows values of.
pub fn is_scalar_constant_type(program: &Program, q: QualType) -> bool {
    program.types.is_arithmetic(q.ty) || matches!(program.types.kind(q.ty), TypeKind::Enum(_))
}
