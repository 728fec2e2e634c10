//! Values of constant expressions (C99 6.6).

mod vectors;

pub use vectors::evaluate_element;

use super::ast::{AddressSpace, BinaryOp as Op, quals};
use super::floating::{half_bits, half_value};
use super::program::{CastKind, ExprId, ExprKind, Program, UnaryOp, VarId};
use super::types::{BOOL, FLOAT, HALF, TypeId, TypeKind};

/// A constant scalar.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Constant {
    /// An integer, in the range of its type.
    Int(i128),
    /// A floating value, rounded to its type.
    Float(f64),
}

impl From<Constant> for ExprKind {
    fn from(constant: Constant) -> ExprKind {
        match constant {
            Constant::Int(v) => ExprKind::Int(v as u64),
            Constant::Float(v) => ExprKind::Float(v),
        }
    }
}

impl Constant {
    fn is_true(self) -> bool {
        match self {
            Constant::Int(v) => v != 0,
            Constant::Float(v) => v != 0.0,
        }
    }
}

/// Wraps an integer to the range of the type `ty`, in two's complement. For `bool`, every nonzero value becomes 1.
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
        HALF => half_value(half_bits(value)).into(),
        _ => value,
    }
}

/// The value of an expression, if it is a constant scalar.
pub fn evaluate(program: &Program, id: ExprId) -> Option<Constant> {
    evaluate_at(program, id, 0, false)
}

/// Like [`evaluate`], but compound literals of scalar type also have values: compilers accept them, although C99 6.6
/// does not.
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
        ExprKind::Unary(UnaryOp::Not, a) => {
            truth(program, *a, depth + 1, literals).and_then(|v| int(i128::from(!v)))
        }
        ExprKind::Unary(op, a) => unary(program, *op, eval(*a)?, ty),
        ExprKind::Cast(kind, a) => match kind {
            CastKind::ToBool => {
                truth(program, *a, depth + 1, literals).and_then(|v| int(i128::from(v)))
            }
            CastKind::Integer
            | CastKind::NoOp
            | CastKind::IntToFloat
            | CastKind::FloatToInt
            | CastKind::Float => converted(program, eval(*a)?, ty),
            CastKind::Load => match first_value(program, *a, ty, depth + 1, literals)? {
                Part::Value(value) => eval(value),
                Part::Unit(unit) => int(unit),
                Part::Zero if program.types.is_float(ty) => Some(Constant::Float(0.0)),
                Part::Zero => int(0),
            },
            CastKind::PointerToInt => match address(program, *a, depth + 1)? {
                Place { base: Base::Nothing, offset } => int(offset),
                _ => None,
            },
            _ => None,
        },
        ExprKind::Binary(op, a, b) => {
            let is_true = |id| truth(program, id, depth + 1, literals);
            match op {
                // The right operand is not always evaluated.
                Op::LogicalAnd => return int(i128::from(is_true(*a)? && is_true(*b)?)),
                Op::LogicalOr => return int(i128::from(is_true(*a)? || is_true(*b)?)),
                _ => {}
            }
            let operand = program.expr(*a).ty.ty;
            if let Some(to) = program.types.pointee(operand) {
                let (l, r) = (address(program, *a, depth + 1)?, address(program, *b, depth + 1)?);
                if *op != Op::Sub {
                    return int(i128::from(compare_addresses(program, *op, l, r)?));
                }
                let size = i128::from(program.types.size(to.ty)?);
                let apart = l.offset.checked_sub(r.offset)?;
                return if l.base == r.base { int(apart.checked_div(size)?) } else { None };
            }
            binary(program, *op, eval(*a)?, eval(*b)?, operand, ty)
        }
        ExprKind::Conditional(c, a, b) => match truth(program, *c, depth + 1, literals)? {
            true => eval(*a),
            false => eval(*b),
        },
        // Compilers represent a vector literal as an object, and do not read its value.
        ExprKind::Swizzle(v, lanes)
            if !matches!(program.expr(*v).kind, ExprKind::VectorLiteral(_)) =>
        {
            let [lane] = lanes[..] else { return None };
            vectors::element(program, *v, lane.into(), depth + 1, literals)
        }
        _ => None,
    }
}

/// A value converted to another arithmetic type. `None` if the value is infinite or a NaN and the type is an integer
/// type.
fn converted(program: &Program, value: Constant, to: TypeId) -> Option<Constant> {
    Some(match (value, program.types.is_float(to)) {
        (Constant::Int(v), false) => Constant::Int(wrap(program, v, to)),
        (Constant::Int(v), true) => Constant::Float(round(v as f64, to)),
        (Constant::Float(v), true) => Constant::Float(round(v, to)),
        (Constant::Float(v), false) if v.is_finite() => Constant::Int(wrap(program, v as i128, to)),
        _ => return None,
    })
}

/// Applies a unary operator other than `!` to a scalar.
fn unary(program: &Program, op: UnaryOp, value: Constant, ty: TypeId) -> Option<Constant> {
    Some(match (op, value) {
        (UnaryOp::Plus, v) => v,
        (UnaryOp::Minus, Constant::Int(v)) => Constant::Int(wrap(program, -v, ty)),
        (UnaryOp::Minus, Constant::Float(v)) => Constant::Float(-v),
        (UnaryOp::BitNot, Constant::Int(v)) => Constant::Int(wrap(program, !v, ty)),
        _ => return None,
    })
}

/// Applies a binary operator to two scalars of type `operand`. The result has type `ty`. `None` if the operation has no
/// value, as in the division of an integer by zero.
fn binary(
    program: &Program,
    op: Op,
    l: Constant,
    r: Constant,
    operand: TypeId,
    ty: TypeId,
) -> Option<Constant> {
    match (l, r) {
        (Constant::Int(x), Constant::Int(y)) => {
            Some(Constant::Int(wrap(program, integer(program, op, x, y, operand)?, ty)))
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
            _ => return None,
        }),
        _ => None,
    }
}

/// Whether an expression is an integer constant expression (C99 6.6). Its operands must be integers, or floating
/// constants that are immediately converted to integers. Unlike C99, this function also accepts a `const` or `constant`
/// object that is initialized with such an expression.
pub fn is_integer_constant_expression(program: &Program, id: ExprId) -> bool {
    strict_at(program, id, 0)
}

fn strict_at(program: &Program, id: ExprId, depth: u32) -> bool {
    if depth > 2000 {
        return false;
    }
    let e = program.expr(id);
    let check = |id: &ExprId| strict_at(program, *id, depth + 1);
    match &e.kind {
        ExprKind::Int(_) => true,
        ExprKind::Unary(_, a) => check(a),
        ExprKind::Cast(CastKind::Integer | CastKind::NoOp, a) => check(a),
        ExprKind::Cast(CastKind::FloatToInt, a) => {
            matches!(program.expr(*a).kind, ExprKind::Float(_)) || check(a)
        }
        ExprKind::Cast(CastKind::ToBool, a) => check(a),
        ExprKind::Cast(CastKind::Load, a) => {
            let ExprKind::Var(v) = program.expr(*a).kind else { return false };
            keeps_value(program, v) && program.variable(v).known.integer
        }
        ExprKind::InitList(list) => matches!(&list[..], [part] if check(&part.value)),
        // Operands that are not evaluated must also be constant expressions.
        ExprKind::Binary(_, a, b) => check(a) && check(b),
        ExprKind::Conditional(c, a, b) => check(c) && check(a) && check(b),
        _ => false,
    }
}

/// Whether an integer constant expression reads the value of an object. Compilers accept this, although C99 6.6 does
/// not.
pub fn reads_an_object(program: &Program, id: ExprId) -> bool {
    let mut open = vec![id];
    while let Some(id) = open.pop() {
        match &program.expr(id).kind {
            ExprKind::Cast(CastKind::Load, _) => return true,
            ExprKind::Unary(_, a) | ExprKind::Cast(_, a) => open.push(*a),
            ExprKind::Binary(_, a, b) => open.extend([*a, *b]),
            ExprKind::Conditional(c, a, b) => open.extend([*c, *a, *b]),
            ExprKind::InitList(list) => open.extend(list.iter().map(|part| part.value)),
            _ => {}
        }
    }
    false
}

/// The object that an address is based on.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Base {
    /// No object: a null pointer, or an integer converted to a pointer.
    Nothing,
    /// A variable.
    Variable(VarId),
    /// A string literal or a compound literal.
    Literal(ExprId),
}

/// A memory location that is known before the program runs.
#[derive(Clone, Copy)]
pub struct Place {
    /// The object that contains the location.
    pub base: Base,
    /// The offset in bytes from the start of the base.
    pub offset: i128,
}

impl Place {
    fn moved(self, bytes: i128) -> Option<Place> {
        Some(Place { offset: self.offset.checked_add(bytes)?, ..self })
    }

    /// Whether a pointer to this location is a null pointer.
    pub fn is_null(self) -> bool {
        self.base == Base::Nothing && self.offset == 0
    }

    /// Whether the location is inside a variable. The location one past the end of a variable is not: it may be the
    /// location of another variable.
    fn is_inside(self, program: &Program) -> bool {
        let Base::Variable(v) = self.base else { return false };
        let size = program.types.size(program.variable(v).ty.ty).unwrap_or(0);
        (0..i128::from(size)).contains(&self.offset)
    }
}

/// The location that a pointer points to, if it is known before the program runs (C99 6.6).
pub fn address_constant(program: &Program, id: ExprId) -> Option<Place> {
    address(program, id, 0)
}

fn address(program: &Program, id: ExprId, depth: u32) -> Option<Place> {
    if depth > 200 {
        return None;
    }
    let deeper = |id| address(program, id, depth + 1);
    match &program.expr(id).kind {
        ExprKind::AddressOf(a) | ExprKind::Cast(CastKind::ArrayDecay, a) => {
            place(program, *a, depth + 1)
        }
        ExprKind::Cast(CastKind::Null, _) => Some(Place { base: Base::Nothing, offset: 0 }),
        ExprKind::Cast(CastKind::IntToPointer, n) => {
            match evaluate_at(program, *n, depth, false)? {
                Constant::Int(offset) => Some(Place { base: Base::Nothing, offset }),
                Constant::Float(_) => None,
            }
        }
        ExprKind::Cast(CastKind::NoOp | CastKind::Pointer | CastKind::AddressSpace, p) => {
            deeper(*p)
        }
        ExprKind::Cast(CastKind::Load, a) => {
            match first_value(program, *a, program.expr(id).ty.ty, depth + 1, false)? {
                Part::Value(value) => deeper(value),
                Part::Zero => Some(Place { base: Base::Nothing, offset: 0 }),
                Part::Unit(_) => None,
            }
        }
        ExprKind::Binary(op @ (Op::Add | Op::Sub), p, n) => {
            let pointee = program.types.pointee(program.expr(*p).ty.ty)?;
            let size = i128::from(program.types.size(pointee.ty)?);
            let n = match evaluate_at(program, *n, depth, false)? {
                Constant::Int(n) => n.checked_mul(size)?,
                Constant::Float(_) => return None,
            };
            deeper(*p)?.moved(if *op == Op::Add { n } else { -n })
        }
        ExprKind::Conditional(c, a, b) => match truth(program, *c, depth + 1, false)? {
            true => deeper(*a),
            false => deeper(*b),
        },
        _ => None,
    }
}

/// The location of the object that an lvalue designates.
fn place(program: &Program, id: ExprId, depth: u32) -> Option<Place> {
    if depth > 200 {
        return None;
    }
    match &program.expr(id).kind {
        ExprKind::Var(v) => Some(Place { base: Base::Variable(*v), offset: 0 }),
        ExprKind::Str(_) | ExprKind::CompoundLiteral(_) => {
            Some(Place { base: Base::Literal(id), offset: 0 })
        }
        ExprKind::Member(base, path) => {
            let mut place = place(program, *base, depth + 1)?;
            let mut ty = program.expr(*base).ty.ty;
            for i in path {
                let TypeKind::Record(n) = program.types.kind(ty) else { return None };
                let field = program.types.records[*n as usize].fields.as_ref()?.get(*i as usize)?;
                if field.bits.is_some() {
                    return None;
                }
                place = place.moved(i128::from(field.offset))?;
                ty = field.ty.ty;
            }
            Some(place)
        }
        ExprKind::Deref(p) => address(program, *p, depth + 1),
        _ => None,
    }
}

/// The result of a comparison of two pointers, if it is known before the program runs.
fn compare_addresses(program: &Program, op: Op, a: Place, b: Place) -> Option<bool> {
    let known = a.base == b.base;
    Some(match op {
        Op::Eq | Op::Ne if !known => {
            let leads_somewhere = |p: Place| p.base != Base::Nothing;
            let apart = match (a.is_null(), b.is_null()) {
                (true, _) => leads_somewhere(b),
                (_, true) => leads_somewhere(a),
                _ => a.is_inside(program) && b.is_inside(program),
            };
            if !apart {
                return None;
            }
            op == Op::Ne
        }
        _ if !known => return None,
        Op::Eq => a.offset == b.offset,
        Op::Ne => a.offset != b.offset,
        Op::Lt => a.offset < b.offset,
        Op::Gt => a.offset > b.offset,
        Op::Le => a.offset <= b.offset,
        Op::Ge => a.offset >= b.offset,
        _ => return None,
    })
}

/// Whether a scalar (an arithmetic value or a pointer) is nonzero; `None` if that is not known before the program runs.
fn truth(program: &Program, id: ExprId, depth: u32, literals: bool) -> Option<bool> {
    if program.types.is_pointer(program.expr(id).ty.ty) {
        return address(program, id, depth).map(|p| !p.is_null());
    }
    evaluate_at(program, id, depth, literals).map(Constant::is_true)
}

/// The part of an initializer that initializes a scalar.
pub enum Part {
    /// The part is an expression.
    Value(ExprId),
    /// The initializer omits the part, which is zero.
    Zero,
    /// A character of a string literal.
    Unit(i128),
}

/// Whether an object keeps its first value for its whole lifetime.
pub fn keeps_value(program: &Program, v: VarId) -> bool {
    let q = program.variable(v).ty;
    (q.space == Some(AddressSpace::Constant) || q.is_const()) && q.quals & quals::VOLATILE == 0
}

/// The value of the object that an lvalue designates, read as type `ty`. `None` if the value is not known before the
/// program runs, or if the object may change: it must be `const`, in the constant address space, or a literal.
pub fn constant_value(program: &Program, id: ExprId, ty: TypeId) -> Option<Part> {
    first_value(program, id, ty, 0, true)
}

/// Like [`constant_value`]. String literals always have a value; `literals` decides whether compound literals also have
/// one.
fn first_value(
    program: &Program,
    id: ExprId,
    ty: TypeId,
    depth: u32,
    literals: bool,
) -> Option<Part> {
    held_at(program, place(program, id, depth)?, ty, depth, literals)
}

/// The value at a location; see [`first_value`].
fn held_at(program: &Program, at: Place, ty: TypeId, depth: u32, literals: bool) -> Option<Part> {
    let Place { base, offset } = at;
    let init = match base {
        Base::Nothing => return None,
        Base::Variable(v) if !program.variable(v).known.value => return None,
        Base::Variable(v) if !keeps_value(program, v) => return None,
        Base::Variable(v) => program.variable(v).init?,
        Base::Literal(id) => {
            if !literals && !matches!(program.expr(id).kind, ExprKind::Str(_)) {
                return None;
            }
            id
        }
    };
    let end = offset.checked_add(i128::from(program.types.size(ty)?))?;
    if end > i128::from(program.types.size(program.expr(init).ty.ty)?) {
        return None;
    }
    part_at(program, init, u64::try_from(offset).ok()?, ty, depth)
}

/// The part of an initializer that initializes the object of type `ty` at an offset in bytes. `None` if no single part
/// initializes it.
fn part_at(program: &Program, init: ExprId, offset: u64, ty: TypeId, depth: u32) -> Option<Part> {
    let e = program.expr(init);
    if depth > 200 {
        return None;
    }
    let whole = offset == 0 && e.ty.ty == ty;
    match &e.kind {
        // Braces may also surround the initializer of a scalar.
        ExprKind::InitList(list) | ExprKind::CompoundLiteral(list)
            if !whole || program.types.is_arithmetic(ty) || program.types.is_pointer(ty) =>
        {
            match list.at(offset, program) {
                Some(part) => part_at(program, part.value, offset - part.offset, ty, depth + 1),
                None => Some(Part::Zero),
            }
        }
        ExprKind::Str(bytes) if !whole => {
            let at = usize::try_from(offset).ok()?;
            if at == bytes.len() {
                return Some(Part::Unit(0));
            }
            Some(Part::Unit((*bytes.get(at)? as i8).into()))
        }
        _ if whole => Some(Part::Value(init)),
        // A structure that is initialized from another structure has the values of that structure's members.
        ExprKind::Cast(CastKind::Load, object) => {
            let at = place(program, *object, depth + 1)?.moved(offset.into())?;
            held_at(program, at, ty, depth + 1, true)
        }
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
        // The shift count is taken modulo the width (OpenCL C 6.5.10).
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
        Op::LogicalAnd | Op::LogicalOr | Op::Comma => return None,
    })
}

/// Whether an expression may initialize an object with static storage duration. It must consist of arithmetic
/// constants, addresses of objects with static storage duration, and vectors and aggregates of these.
pub fn is_constant_initialiser(program: &Program, id: ExprId) -> bool {
    constant_at(program, id, 0)
}

fn constant_at(program: &Program, id: ExprId, depth: u32) -> bool {
    if depth > 2000 {
        return false;
    }
    is_made_of_constants(program, id, depth)
        || program.types.is_arithmetic(program.expr(id).ty.ty)
            && evaluate_at(program, id, depth, true).is_some()
}

fn is_made_of_constants(program: &Program, id: ExprId, depth: u32) -> bool {
    let check = |id: &ExprId| constant_at(program, *id, depth + 1);
    let address = |id: &ExprId| holds_address(program, *id, depth);
    let e = program.expr(id);
    match &e.kind {
        ExprKind::Error | ExprKind::Int(_) | ExprKind::Float(_) | ExprKind::Str(_) => true,
        ExprKind::Function(_) | ExprKind::Block(_) => true,
        // A sampler is initialized from an integer, not from another sampler (OpenCL C 6.15.15.1).
        ExprKind::Cast(CastKind::Load, _) if e.ty.ty == super::types::SAMPLER => false,
        ExprKind::Cast(CastKind::Load, a) => {
            match constant_value(program, *a, e.ty.ty) {
                // The initial value of a variable is known as a whole or not at all: its parts need no check.
                Some(Part::Value(value)) => {
                    !matches!(place(program, *a, 0), Some(Place { base: Base::Literal(_), .. }))
                        || check(&value)
                }
                Some(Part::Zero | Part::Unit(_)) => true,
                None => false,
            }
        }
        // An address is known only at link time: a conversion of it must keep all its bits.
        ExprKind::Cast(CastKind::Integer | CastKind::PointerToInt, a) => {
            let size = |id| program.types.size(program.expr(id).ty.ty);
            check(a) && (size(id) >= size(*a) || !address(a))
        }
        ExprKind::Cast(CastKind::IntToFloat, a)
        | ExprKind::Unary(UnaryOp::Minus | UnaryOp::BitNot, a) => check(a) && !address(a),
        // Compilers do not evaluate a reinterpretation.
        ExprKind::Cast(CastKind::Reinterpret, _) => false,
        ExprKind::Cast(_, a) | ExprKind::Unary(_, a) => check(a),
        ExprKind::Comma(a, b) => check(a) && check(b),
        ExprKind::Binary(op, a, b) => {
            let element = program.types.element(e.ty.ty);
            let divides = matches!(op, Op::Div | Op::Rem) && !program.types.is_float(element);
            check(a)
                && check(b)
                && !(divides && holds_zero(program, *b, depth))
                && (matches!(op, Op::Add | Op::Sub) || !(address(a) || address(b)))
        }
        ExprKind::Conditional(c, a, b) => match truth(program, *c, 0, true) {
            Some(true) => check(a),
            Some(false) => check(b),
            None => false,
        },
        ExprKind::AddressOf(a) => is_static_object(program, *a, depth),
        ExprKind::VectorLiteral(list) => list.iter().all(check),
        ExprKind::InitList(list) | ExprKind::CompoundLiteral(list) => {
            list.iter().all(|i| check(&i.value))
        }
        ExprKind::Member(a, _) => check(a),
        // Compilers do not read the object that represents a vector literal.
        ExprKind::Swizzle(a, _) => {
            !matches!(program.expr(*a).kind, ExprKind::VectorLiteral(_)) && check(a)
        }
        ExprKind::Var(_) | ExprKind::Deref(_) => is_static_object(program, id, depth),
        _ => false,
    }
}

/// Whether a constant integer is zero, or a vector of integers has an element that is zero. Such a value is not a valid
/// divisor.
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

/// Whether a value contains an address, or an integer made from an address.
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

/// Whether an lvalue designates an object whose address is known before the program runs.
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
