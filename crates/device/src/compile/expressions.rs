//! Expressions.

use super::places::PlaceOf;
use super::*;
use clman_opencl::ast::BinaryOp as Op;

/// The maximum nesting depth of expressions.
const MAX_DEPTH: u32 = 3000;

fn comparison(op: Op) -> Option<Cmp> {
    Some(match op {
        Op::Lt => Cmp::Lt,
        Op::Le => Cmp::Le,
        Op::Gt => Cmp::Gt,
        Op::Ge => Cmp::Ge,
        Op::Eq => Cmp::Eq,
        Op::Ne => Cmp::Ne,
        _ => return None,
    })
}

fn arithmetic(op: Op) -> Option<Bin> {
    Some(match op {
        Op::Mul => Bin::Mul,
        Op::Div => Bin::Div,
        Op::Rem => Bin::Rem,
        Op::Add => Bin::Add,
        Op::Sub => Bin::Sub,
        Op::Shl => Bin::Shl,
        Op::Shr => Bin::Shr,
        Op::And => Bin::And,
        Op::Xor => Bin::Xor,
        Op::Or => Bin::Or,
        _ => return None,
    })
}

impl Compiler<'_> {
    /// Evaluates an expression for its side effects.
    pub(super) fn effect(&mut self, e: ExprId) -> Result<()> {
        self.keeping(e, Self::effect_inner)
    }

    fn effect_inner(&mut self, e: ExprId) -> Result<()> {
        let program = self.program;
        let x = program.expr(e);
        self.token = x.token;
        match &x.kind {
            ExprKind::Cast(CastKind::ToVoid, inner) => self.effect(*inner),
            ExprKind::Comma(a, b) => {
                self.effect(*a)?;
                self.effect(*b)
            }
            ExprKind::Call(..) | ExprKind::CallIndirect(..) => self.call(e).map(|_| ()),
            ExprKind::CallBuiltIn(name, list) => self.built_in(e, *name, list).map(|_| ()),
            ExprKind::IncDec { operand, increment, .. } => {
                self.inc_dec(*operand, *increment, false).map(|_| ())
            }
            ExprKind::Conditional(c, a, b) => {
                let (other, end) = (self.new_label(), self.new_label());
                self.condition(*c, other, false)?;
                self.effect(*a)?;
                self.jump(end);
                self.place(other);
                self.effect(*b)?;
                self.place(end);
                Ok(())
            }
            ExprKind::Binary(Op::LogicalAnd | Op::LogicalOr, ..)
                if matches!(program.types.kind(x.ty.ty), TypeKind::Int) =>
            {
                let end = self.new_label();
                self.condition(e, end, true)?;
                self.place(end);
                Ok(())
            }
            ExprKind::StatementExpr(s) => {
                if let Some(last) = self.statement_value(*s)? {
                    self.effect(last)?;
                }
                Ok(())
            }
            ExprKind::Var(_) | ExprKind::Int(_) | ExprKind::Float(_) | ExprKind::Str(_) => Ok(()),
            _ if x.lvalue => Ok(()),
            _ => match self.shape(x.ty.ty)? {
                Shape::Void => self.unexpected(),
                Shape::Value(..) => self.value(e).map(|_| ()),
                Shape::Memory(..) => self.aggregate(e).map(|_| ()),
            },
        }
    }

    /// Compiles a jump to `label` for the work-items whose condition `e` equals `when`.
    pub(super) fn condition(&mut self, e: ExprId, label: usize, when: bool) -> Result<()> {
        let program = self.program;
        let x = program.expr(e);
        match &x.kind {
            ExprKind::Binary(op, a, b) if program.types.as_vector(x.ty.ty).is_none() => {
                if let Some(op) = comparison(*op) {
                    let mark = self.next;
                    let (a, b) = (self.value(*a)?, self.value(*b)?);
                    self.token = x.token;
                    let (ty, a, b) = (a.ty, a.reg, b.reg);
                    self.branch(Instr::BranchCmp { op, ty, a, b, when, to: 0 }, label);
                    self.next = mark;
                    return Ok(());
                }
                let and = match op {
                    Op::LogicalAnd => true,
                    Op::LogicalOr => false,
                    _ => return self.condition_value(e, label, when),
                };
                if and != when {
                    self.condition(*a, label, when)?;
                    self.condition(*b, label, when)
                } else {
                    let end = self.new_label();
                    self.condition(*a, end, !when)?;
                    self.condition(*b, label, when)?;
                    self.place(end);
                    Ok(())
                }
            }
            ExprKind::Unary(UnaryOp::Not, inner) if program.types.as_vector(x.ty.ty).is_none() => {
                self.condition(*inner, label, !when)
            }
            ExprKind::Cast(CastKind::Integer | CastKind::NoOp | CastKind::ToBool, inner)
                if !program.expr(*inner).lvalue
                    && program.types.is_integer(program.expr(*inner).ty.ty)
                    && program.types.size(x.ty.ty)
                        >= program.types.size(program.expr(*inner).ty.ty) =>
            {
                self.condition(*inner, label, when)
            }
            _ => self.condition_value(e, label, when),
        }
    }

    fn condition_value(&mut self, e: ExprId, label: usize, when: bool) -> Result<()> {
        let mark = self.next;
        let v = self.value(e)?;
        if v.ty.width() == Width::W32 && !v.ty.is_float() {
            self.branch(Instr::Branch { cond: v.reg, when, to: 0 }, label);
        } else {
            let zero = self.constant(v.ty.width(), 0);
            let cmp = Instr::BranchCmp { op: Cmp::Ne, ty: v.ty, a: v.reg, b: zero, when, to: 0 };
            self.branch(cmp, label);
        }
        self.next = mark;
        Ok(())
    }

    /// Evaluates an expression to a value in registers.
    pub(super) fn value(&mut self, e: ExprId) -> Result<Val> {
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            return self.fail("expressions are nested too deeply");
        }
        let v = self.keeping(e, Self::value_inner);
        self.depth -= 1;
        v
    }

    /// Whether work-items may wait for others while they evaluate the expression itself, apart from its operands: at a
    /// label, in a called function, or at a function that all work-items of a group call together.
    pub(super) fn may_wait(&self, e: ExprId) -> bool {
        match &self.program.expr(e).kind {
            ExprKind::Call(..) | ExprKind::CallIndirect(..) | ExprKind::StatementExpr(_) => true,
            ExprKind::Conditional(_, a, b) => !self.is_pure(*a, 0) || !self.is_pure(*b, 0),
            ExprKind::Binary(Op::LogicalAnd | Op::LogicalOr, _, b) => !self.is_pure(*b, 0),
            ExprKind::CallBuiltIn(name, _) => {
                let name = self.checked.name(*name);
                let groups = ["work_group_", "sub_group_", "async_work_group_"];
                groups.iter().any(|group| name.starts_with(group))
                    || name.contains("_compare_exchange_")
                    || name.ends_with("_pipe")
            }
            _ => false,
        }
    }

    fn value_inner(&mut self, e: ExprId) -> Result<Val> {
        let program = self.program;
        let x = program.expr(e);
        self.token = x.token;
        let ty = x.ty.ty;
        match &x.kind {
            ExprKind::Int(bits) => match self.shape(ty)? {
                Shape::Value(s, 1) => Ok(self.constant_val(s, *bits)),
                _ => self.unexpected(),
            },
            ExprKind::Float(v) => match self.shape(ty)? {
                Shape::Value(s, 1) => {
                    Ok(self.constant_val(s, super::super::convert::of_f64(*v, s)))
                }
                _ => self.unexpected(),
            },
            ExprKind::Cast(kind, inner) => self.cast(e, *kind, *inner),
            ExprKind::Unary(op, inner) => self.unary(e, *op, *inner),
            ExprKind::IncDec { operand, increment, postfix } => {
                self.inc_dec(*operand, *increment, *postfix)
            }
            ExprKind::Binary(op, a, b) => self.binary(e, *op, *a, *b),
            ExprKind::Assign(to, value) => {
                if let Shape::Memory(..) = self.shape(ty)? {
                    return self.unexpected();
                }
                let v = self.value(*value)?;
                let place = self.place_of(*to)?;
                self.token = x.token;
                self.store(&place, v)?;
                Ok(self.as_held(&place, v))
            }
            ExprKind::CompoundAssign { op, target, value, compute } => {
                self.compound_assign(e, *op, *target, *value, compute.ty)
            }
            ExprKind::Conditional(c, a, b) => self.conditional(e, *c, *a, *b),
            ExprKind::Select(c, a, b) => {
                let (c, a, b) = (self.value(*c)?, self.value(*a)?, self.value(*b)?);
                Ok(self.choose(c, a, b, true))
            }
            ExprKind::Comma(a, b) => {
                self.effect(*a)?;
                self.value(*b)
            }
            ExprKind::Call(..) | ExprKind::CallIndirect(..) => match self.call(e)? {
                // The next call of the function overwrites its result.
                Some(Home::Register(v)) => Ok(self.copied(v)),
                Some(_) => self.unexpected(),
                None => self.unexpected(),
            },
            ExprKind::Function(_) => self.function_value(e),
            ExprKind::Block(b) => self.block(*b),
            ExprKind::CallBuiltIn(name, list) => match self.built_in(e, *name, list)? {
                Some(v) => Ok(v),
                None => self.unexpected(),
            },
            ExprKind::AddressOf(_) => {
                let addr = self.pointer(e, false)?;
                Ok(Val { reg: self.lea(addr), ty: Scalar::U64, n: 1 })
            }
            ExprKind::VectorLiteral(list) => self.vector_literal(ty, list),
            ExprKind::InitList(list) => self.list_value(ty, list),
            ExprKind::StatementExpr(s) => match self.statement_value(*s)? {
                Some(last) => self.value(last),
                None => self.unexpected(),
            },
            ExprKind::Swizzle(base, lanes) if !x.lvalue => {
                let v = self.value(*base)?;
                Ok(self.swizzled(v, lanes))
            }
            ExprKind::Element(base, index) if !x.lvalue => {
                let v = self.value(*base)?;
                let index = self.value(*index)?;
                let index = self.index_value(index);
                self.load(&PlaceOf::Computed(v, index))
            }
            ExprKind::Var(_)
            | ExprKind::Deref(_)
            | ExprKind::Member(..)
            | ExprKind::Swizzle(..)
            | ExprKind::Element(..)
            | ExprKind::CompoundLiteral(_)
            | ExprKind::Str(_) => {
                let place = self.place_of(e)?;
                self.token = x.token;
                self.load(&place)
            }
            ExprKind::Error | ExprKind::BuiltIn(_) => self.unexpected(),
        }
    }

    fn vector_literal(&mut self, ty: TypeId, list: &[ExprId]) -> Result<Val> {
        let Shape::Value(s, n) = self.shape(ty)? else {
            return self.unexpected();
        };
        let d = self.value_temp(s, n);
        let mut at = 0;
        for part in list {
            let mark = self.next;
            let v = self.value(*part)?;
            let room = u32::from(n).saturating_sub(at).min(u32::from(v.n));
            self.copy(s.width(), room as u8, d.reg + at, v.reg);
            at += room;
            self.next = mark;
        }
        Ok(d)
    }

    /// A vector from an initializer list.
    fn list_value(&mut self, ty: TypeId, list: &Parts) -> Result<Val> {
        let Shape::Value(s, n) = self.shape(ty)? else {
            return self.unexpected();
        };
        let d = self.value_temp(s, n);
        let zero = self.constant(s.width(), 0);
        for k in 0..u32::from(n) {
            self.copy(s.width(), 1, d.reg + k, zero);
        }
        for part in list {
            let mark = self.next;
            let v = self.value(part.value)?;
            let at = (part.offset / u64::from(s.size())).min(u64::from(n)) as u32;
            let room = (u32::from(n) - at).min(u32::from(v.n));
            self.copy(s.width(), room as u8, d.reg + at, v.reg);
            self.next = mark;
        }
        Ok(d)
    }

    /// Evaluates `e`, the initializer of the variable in the registers `to`. The caller copies the value to `to`.
    pub(super) fn initial_value(&mut self, e: ExprId, to: Val) -> Result<Val> {
        let v = self.value(e)?;
        if v.n != to.n || v.ty.width() != to.ty.width() {
            return self.unexpected();
        }
        Ok(v)
    }

    /// Compiles the statements of `({ … })`. If the last one is an expression statement, it is not compiled, and its
    /// expression is returned. Otherwise, `None` is returned.
    pub(super) fn statement_value(&mut self, s: StmtId) -> Result<Option<ExprId>> {
        let program = self.program;
        let StmtKind::Compound(list) = &program.stmt(s).kind else { return Ok(None) };
        let Some((last, first)) = list.split_last() else { return Ok(None) };
        for s in first {
            self.statement(*s)?;
        }
        match program.stmt(*last).kind {
            StmtKind::Expr(e) => Ok(Some(e)),
            _ => {
                self.statement(*last)?;
                Ok(None)
            }
        }
    }

    // Conversions -------------------------------------------------------------------------------

    pub(super) fn convert(
        &mut self,
        v: Val,
        to: Scalar,
        rounding: Option<Rounding>,
        sat: bool,
    ) -> Val {
        let same_bits = v.ty.width() == to.width() && !v.ty.is_float() && !to.is_float() && !sat;
        if v.ty == to || same_bits {
            return Val { ty: to, ..v };
        }
        let d = self.value_temp(to, v.n);
        let (from, n, a) = (v.ty, v.n, v.reg);
        self.emit(Instr::Convert { from, to, n, rounding, sat, d: d.reg, a });
        d
    }

    /// Compares two values. The result is 0 or 1 as an `int`; with `vector`, 0 or -1 in the width of the operands.
    pub(super) fn compare(&mut self, op: Cmp, a: Val, b: Val, vector: bool) -> Val {
        let ty = if vector { a.ty.to_signed() } else { Scalar::I32 };
        let d = self.value_temp(ty, a.n);
        let (ty, n, a, b) = (a.ty, a.n, a.reg, b.reg);
        self.emit(Instr::Compare { op, ty, n, vector, d: d.reg, a, b });
        d
    }

    /// A value of `n` components, each with the given bits.
    pub(super) fn splat_constant(&mut self, ty: Scalar, n: u8, bits: u64) -> Val {
        let c = self.constant_val(ty, bits);
        self.splat(c, n)
    }

    pub(super) fn splat(&mut self, v: Val, n: u8) -> Val {
        if n == 1 {
            return v;
        }
        let d = self.value_temp(v.ty, n);
        for k in 0..u32::from(n) {
            self.copy(v.ty.width(), 1, d.reg + k, v.reg);
        }
        d
    }

    fn cast(&mut self, e: ExprId, kind: CastKind, inner: ExprId) -> Result<Val> {
        let program = self.program;
        let x = program.expr(e);
        let ty = x.ty.ty;
        let source = program.expr(inner);
        match kind {
            CastKind::Load => {
                if let Some(init) = self.sampler_constant(inner) {
                    return self.value(init);
                }
                let place = self.place_of(inner)?;
                self.token = source.token;
                self.load(&place)
            }
            CastKind::ArrayDecay => {
                let addr = self.pointer(e, false)?;
                Ok(Val { reg: self.lea(addr), ty: Scalar::U64, n: 1 })
            }
            CastKind::FunctionDecay => self.function_value(inner),
            CastKind::Sampler => {
                let v = self.value(inner)?;
                Ok(self.convert(v, Scalar::U32, None, false))
            }
            CastKind::ToVoid => self.unexpected(),
            CastKind::Null | CastKind::ZeroToOpaque => match self.shape(ty)? {
                Shape::Value(s, _) => Ok(self.constant_val(s, 0)),
                _ => self.unexpected(),
            },
            CastKind::ToBool => {
                let v = self.value(inner)?;
                let zero = self.constant_val(v.ty, 0);
                let truth = self.compare(Cmp::Ne, v, zero, false);
                Ok(self.convert(truth, Scalar::U8, None, false))
            }
            CastKind::Splat => {
                let v = self.value(inner)?;
                let Shape::Value(s, n) = self.shape(ty)? else {
                    return self.unexpected();
                };
                let v = self.convert(v, s, None, false);
                Ok(self.splat(v, n))
            }
            CastKind::Reinterpret => {
                let v = self.value(inner)?;
                let Shape::Value(s, n) = self.shape(ty)? else {
                    return self.unexpected();
                };
                Ok(self.reinterpret(v, s, n))
            }
            CastKind::Pointer | CastKind::AddressSpace => {
                let v = self.value(inner)?;
                Ok(v)
            }
            CastKind::NoOp if source.lvalue => {
                let place = self.place_of(inner)?;
                self.load(&place)
            }
            CastKind::Integer
            | CastKind::IntToFloat
            | CastKind::FloatToInt
            | CastKind::Float
            | CastKind::IntToPointer
            | CastKind::PointerToInt
            | CastKind::Vector
            | CastKind::NoOp => {
                let v = self.value(inner)?;
                match self.shape(ty)? {
                    Shape::Value(s, n) if n == v.n => {
                        let mode = self.conversion_mode(s);
                        Ok(self.convert(v, s, mode, false))
                    }
                    _ => self.unexpected(),
                }
            }
        }
    }

    /// Reinterprets the bits of a value as `n` components of the type `ty`.
    pub(super) fn reinterpret(&mut self, v: Val, ty: Scalar, n: u8) -> Val {
        if v.ty.width() == ty.width() {
            if n <= v.n {
                return Val { reg: v.reg, ty, n };
            }
            // A vector of three elements becomes a vector of four: the last element is undefined.
            let d = self.value_temp(ty, n);
            self.copy(ty.width(), v.n, d.reg, v.reg);
            self.emit(Instr::Mark { w: ty.width(), n: n - v.n, d: d.reg + u32::from(v.n) });
            return d;
        }
        let d = self.value_temp(ty, n);
        self.emit(Instr::Bitcast {
            from: v.ty.width(),
            n: v.n,
            to: ty.width(),
            m: n,
            d: d.reg,
            a: v.reg,
        });
        d
    }

    // Operators ---------------------------------------------------------------------------------

    pub(super) fn bin(&mut self, op: Bin, a: Val, b: Val) -> Val {
        let d = self.value_temp(a.ty, a.n);
        let (ty, n, a, b) = (a.ty, a.n, a.reg, b.reg);
        self.emit(Instr::Bin { op, ty, n, d: d.reg, a, b });
        d
    }

    pub(super) fn un(&mut self, op: Un, a: Val) -> Val {
        let d = self.value_temp(a.ty, a.n);
        let (ty, n, a) = (a.ty, a.n, a.reg);
        self.emit(Instr::Un { op, ty, n, d: d.reg, a });
        d
    }

    fn unary(&mut self, e: ExprId, op: UnaryOp, inner: ExprId) -> Result<Val> {
        let v = self.value(inner)?;
        self.token = self.program.expr(e).token;
        Ok(match op {
            UnaryOp::Plus => v,
            UnaryOp::Minus => self.un(Un::Neg, v),
            UnaryOp::BitNot => self.un(Un::Not, v),
            UnaryOp::Not => {
                let vector = self.program.types.as_vector(self.program.expr(e).ty.ty).is_some();
                let zero = self.splat_constant(v.ty, v.n, 0);
                self.compare(Cmp::Eq, v, zero, vector)
            }
        })
    }

    /// Whether an expression has no effects, so that it may be evaluated speculatively.
    fn is_pure(&self, e: ExprId, depth: u32) -> bool {
        let program = self.program;
        if depth > 6 {
            return false;
        }
        let x = program.expr(e);
        let pure = |e: ExprId| self.is_pure(e, depth + 1);
        match &x.kind {
            ExprKind::Int(_) | ExprKind::Float(_) => true,
            ExprKind::Cast(CastKind::Load, inner) => match program.expr(*inner).kind {
                ExprKind::Var(v) => matches!(self.homes.get(&v), Some(Home::Register(_))),
                ExprKind::Swizzle(base, _) => match program.expr(base).kind {
                    ExprKind::Var(v) => matches!(self.homes.get(&v), Some(Home::Register(_))),
                    _ => false,
                },
                _ => false,
            },
            ExprKind::Cast(
                CastKind::Integer
                | CastKind::IntToFloat
                | CastKind::FloatToInt
                | CastKind::Float
                | CastKind::ToBool
                | CastKind::NoOp
                | CastKind::Splat
                | CastKind::Null,
                inner,
            ) => !program.expr(*inner).lvalue && pure(*inner),
            ExprKind::Unary(_, inner) => pure(*inner),
            ExprKind::Binary(op, a, b) => {
                let integer = program.types.is_integer(program.types.element(x.ty.ty));
                let traps = matches!(op, Op::Div | Op::Rem) && integer;
                let pointer = program.types.is_pointer(program.expr(*a).ty.ty);
                !traps && !pointer && pure(*a) && pure(*b)
            }
            _ => false,
        }
    }

    fn binary(&mut self, e: ExprId, op: Op, a: ExprId, b: ExprId) -> Result<Val> {
        let program = self.program;
        let x = program.expr(e);
        let types = &program.types;
        let vector = types.as_vector(x.ty.ty).is_some();
        if types.is_pointer(x.ty.ty) {
            let addr = self.pointer(e, false)?;
            return Ok(Val { reg: self.lea(addr), ty: Scalar::U64, n: 1 });
        }
        if let Some(op) = comparison(op) {
            let (a, b) = (self.value(a)?, self.value(b)?);
            self.token = x.token;
            return Ok(self.compare(op, a, b, vector));
        }
        if matches!(op, Op::LogicalAnd | Op::LogicalOr) {
            return self.logical(e, op, a, b, vector);
        }
        if op == Op::Comma {
            self.effect(a)?;
            return self.value(b);
        }
        if let Some(to) = types.pointee(program.expr(a).ty.ty) {
            // The difference of two pointers.
            let size = size_of_type(program, to.ty).max(1);
            let (a, b) = (self.value(a)?, self.value(b)?);
            self.token = x.token;
            let bytes = self.bin(Bin::Sub, a, b);
            let bytes = Val { ty: Scalar::I64, ..bytes };
            let size = self.constant_val(Scalar::I64, size);
            return Ok(self.bin(Bin::Div, bytes, size));
        }
        let Some(op) = arithmetic(op) else { return self.unexpected() };
        let a = self.value(a)?;
        let b = self.value(b)?;
        self.token = x.token;
        Ok(self.arithmetic(op, a, b))
    }

    /// Compiles a binary arithmetic operator. The right operand of a shift may have another type than the left operand.
    fn arithmetic(&mut self, op: Bin, a: Val, b: Val) -> Val {
        let b = if matches!(op, Bin::Shl | Bin::Shr) && b.ty.width() != a.ty.width() {
            self.convert(b, a.ty, None, false)
        } else {
            b
        };
        self.rounded(op, a, b)
    }

    fn logical(&mut self, e: ExprId, op: Op, a: ExprId, b: ExprId, vector: bool) -> Result<Val> {
        let and = op == Op::LogicalAnd;
        if vector || (self.is_pure(b, 0)) {
            let mut sides = [Val { reg: 0, ty: Scalar::I32, n: 1 }; 2];
            for (side, e) in sides.iter_mut().zip([a, b]) {
                let v = self.value(e)?;
                let zero = self.splat_constant(v.ty, v.n, 0);
                *side = self.compare(Cmp::Ne, v, zero, vector);
            }
            self.token = self.program.expr(e).token;
            return Ok(self.bin(if and { Bin::And } else { Bin::Or }, sides[0], sides[1]));
        }
        // The result is a variable, so that work-items that reach the end first keep it while they wait.
        let d = self.variable_value(Scalar::I32, 1);
        let (other, end) = (self.new_label(), self.new_label());
        self.condition(e, other, false)?;
        let (one, zero) = (self.constant(Width::W32, 1), self.constant(Width::W32, 0));
        self.copy(Width::W32, 1, d.reg, one);
        self.jump(end);
        self.place(other);
        self.copy(Width::W32, 1, d.reg, zero);
        self.place(end);
        Ok(d)
    }

    fn conditional(&mut self, e: ExprId, c: ExprId, a: ExprId, b: ExprId) -> Result<Val> {
        let program = self.program;
        let Shape::Value(s, n) = self.shape(program.expr(e).ty.ty)? else {
            return self.unexpected();
        };
        if self.is_pure(a, 0) && self.is_pure(b, 0) {
            let c = self.value(c)?;
            let (a, b) = (self.value(a)?, self.value(b)?);
            self.token = program.expr(e).token;
            let c = if c.ty.is_float() {
                let zero = self.constant_val(c.ty, 0);
                self.compare(Cmp::Ne, c, zero, false)
            } else {
                c
            };
            let d = self.value_temp(s, n);
            self.emit(Instr::Choose {
                cw: c.ty.width(),
                w: s.width(),
                n,
                sign: false,
                step: 0,
                d: d.reg,
                p: c.reg,
                a: a.reg,
                b: b.reg,
            });
            return Ok(d);
        }
        let d = self.variable_value(s, n);
        let (other, end) = (self.new_label(), self.new_label());
        self.condition(c, other, false)?;
        for (e, label) in [(a, other), (b, end)] {
            let mark = self.next;
            let v = self.value(e)?;
            self.emit(Instr::Move { w: s.width(), n, d: d.reg, s: v.reg });
            self.next = mark;
            if label == other {
                self.jump(end);
            }
            self.place(label);
        }
        Ok(d)
    }

    fn inc_dec(&mut self, operand: ExprId, increment: bool, postfix: bool) -> Result<Val> {
        let program = self.program;
        let x = program.expr(operand);
        let ty = x.ty.ty;
        let place = self.place_of(operand)?;
        self.token = x.token;
        let old = self.load(&place)?;
        let old = if postfix { self.copied(old) } else { old };
        let new = if let Some(to) = program.types.pointee(ty) {
            let step = size_of_type(program, to.ty) as i64;
            let addr = Addr { offset: if increment { step } else { -step }, ..self.plain(old.reg) };
            Val { reg: self.lea(addr), ty: Scalar::U64, n: 1 }
        } else {
            let one =
                if old.ty.is_float() { super::super::convert::of_f64(1.0, old.ty) } else { 1 };
            let one = self.splat_constant(old.ty, old.n, one);
            if ty == types::BOOL {
                // Incrementing a `bool` makes it true; decrementing inverts it.
                let one = self.constant_val(Scalar::U8, 1);
                if increment { one } else { self.bin(Bin::Xor, old, one) }
            } else {
                self.rounded(if increment { Bin::Add } else { Bin::Sub }, old, one)
            }
        };
        self.store(&place, new)?;
        Ok(if postfix { old } else { self.as_held(&place, new) })
    }

    fn compound_assign(
        &mut self,
        e: ExprId,
        op: Op,
        target: ExprId,
        value: ExprId,
        compute: TypeId,
    ) -> Result<Val> {
        let program = self.program;
        let token = program.expr(e).token;
        let target_ty = program.expr(target).ty.ty;
        if let Some(to) = program.types.pointee(target_ty) {
            let size = size_of_type(program, to.ty);
            let index = self.value(value)?;
            let index = self.index_value(index);
            let place = self.place_of(target)?;
            self.token = token;
            let old = self.load(&place)?;
            let wide = self.convert(index, Scalar::I64, None, false);
            let size = self.constant_val(Scalar::I64, size);
            let bytes = self.bin(Bin::Mul, wide, size);
            let old = Val { ty: Scalar::I64, ..old };
            let new = self.bin(if op == Op::Sub { Bin::Sub } else { Bin::Add }, old, bytes);
            let new = Val { ty: Scalar::U64, ..new };
            self.store(&place, new)?;
            return Ok(new);
        }
        let (Shape::Value(s, n), Shape::Value(ts, tn)) =
            (self.shape(compute)?, self.shape(target_ty)?)
        else {
            return self.unexpected();
        };
        let right = self.value(value)?;
        let place = self.place_of(target)?;
        self.token = token;
        let old = self.load(&place)?;
        let left = self.convert(old, s, None, false);
        let left = if left.n == n { left } else { self.splat(left, n) };
        let Some(op) = arithmetic(op) else { return self.unexpected() };
        let new = self.arithmetic(op, left, right);
        let mut new = if target_ty == types::BOOL {
            let zero = self.constant_val(new.ty, 0);
            let truth = self.compare(Cmp::Ne, new, zero, false);
            self.convert(truth, Scalar::U8, None, false)
        } else {
            let mode = self.conversion_mode(ts);
            self.convert(new, ts, mode, false)
        };
        new.n = tn;
        self.store(&place, new)?;
        Ok(self.as_held(&place, new))
    }
}
