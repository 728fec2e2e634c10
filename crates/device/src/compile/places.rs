//! The objects that lvalues designate, with loads and stores.

use super::*;

/// An object or a part of one.
#[derive(Clone, Debug)]
pub(super) enum PlaceOf {
    /// A variable in registers.
    Register(Val),
    /// Components of a variable in registers.
    Lanes(Val, Vec<u8>),
    /// A component of a variable in registers, by a computed index.
    Computed(Val, Val),
    /// An object in memory.
    Memory(Addr, Space, TypeId),
    /// A bit-field in memory: the address of its first byte, and its type.
    Bits(Addr, Space, Scalar, BitField),
    /// Components of a vector in memory.
    MemoryLanes(Addr, Space, TypeId, Vec<u8>),
}

impl Compiler<'_> {
    pub(super) fn plain(&self, base: Reg) -> Addr {
        Addr { base, index: None, scale: 0, offset: 0, bound: 0, packed: false }
    }

    pub(super) fn lea(&mut self, addr: Addr) -> Reg {
        if addr.index.is_none() && addr.offset == 0 {
            return addr.base;
        }
        let d = self.temp(Width::W64, 1);
        self.emit(Instr::Lea { d, addr });
        d
    }

    /// An access to the object at an address. `align` is the alignment of the object's type. An object in a packed
    /// struct need not be aligned.
    pub(super) fn access(&mut self, addr: Addr, space: Space, align: u64) -> Access {
        let site = self.site();
        let align = if addr.packed { 1 } else { align.clamp(1, 128) as u32 };
        // This device does not distinguish the parts of global memory.
        let global = matches!(space, Space::GlobalDevice | Space::GlobalHost);
        let space = if global { Space::Global } else { space };
        Access { addr, space, align, padded: false, site }
    }

    /// An access to a whole object of a type.
    fn object_access(&mut self, addr: Addr, space: Space, ty: TypeId) -> Access {
        let align = self.alignment(ty);
        let types = &self.program.types;
        let three = types.as_vector(ty).filter(|(_, n)| *n == 3);
        let padded = three
            .is_some_and(|(element, _)| types.size(ty) == types.size(element).map(|size| 4 * size));
        Access { padded, ..self.access(addr, space, align) }
    }

    /// The object that an lvalue designates.
    pub(super) fn place_of(&mut self, e: ExprId) -> Result<PlaceOf> {
        let program = self.program;
        let x = program.expr(e);
        self.token = x.token;
        let space = x.ty.space.unwrap_or(Space::Private);
        match &x.kind {
            ExprKind::Var(v) if self.is_program_scope_block(*v) => {
                let Some(init) = program.variable(*v).init else {
                    return self.unexpected();
                };
                Ok(PlaceOf::Register(self.value(init)?))
            }
            ExprKind::Var(v) => Ok(match self.home(*v)? {
                Home::Register(val) => PlaceOf::Register(val),
                Home::Through(base, space) => PlaceOf::Memory(self.plain(base), space, x.ty.ty),
                Home::Memory(n, space) => {
                    let base = self.pointer_to(n);
                    PlaceOf::Memory(self.plain(base), space, x.ty.ty)
                }
            }),
            ExprKind::Str(_) => match self.statics.texts.get(&e) {
                Some(n) => {
                    let base = self.pointer_to(*n);
                    Ok(PlaceOf::Memory(self.plain(base), Space::Constant, x.ty.ty))
                }
                None => self.unexpected(),
            },
            ExprKind::Deref(p) => {
                let addr = self.pointer(*p, true)?;
                Ok(PlaceOf::Memory(addr, space, x.ty.ty))
            }
            ExprKind::Member(base, path) => {
                let place = if program.expr(*base).lvalue {
                    self.place_of(*base)?
                } else {
                    let reg = self.aggregate(*base)?;
                    PlaceOf::Memory(self.plain(reg), Space::Private, program.expr(*base).ty.ty)
                };
                let PlaceOf::Memory(addr, space, _) = place else {
                    return self.unexpected();
                };
                self.token = program.expr(e).token;
                let record = program.expr(*base).ty.ty;
                let packed = addr.packed
                    || matches!(program.types.kind(record), TypeKind::Record(n)
                        if program.types.records[*n as usize].packed);
                let Some((offset, q, bits)) = member(program, record, path) else {
                    return self.unexpected();
                };
                let addr = Addr { offset: addr.offset + offset as i64, packed, ..addr };
                match (bits, self.shape(q.ty)?) {
                    (Some(bits), Shape::Value(s, 1)) => Ok(PlaceOf::Bits(addr, space, s, bits)),
                    _ => Ok(PlaceOf::Memory(addr, space, q.ty)),
                }
            }
            ExprKind::Swizzle(base, lanes) => match self.place_of(*base)? {
                PlaceOf::Register(val) => Ok(PlaceOf::Lanes(val, lanes.clone())),
                PlaceOf::Lanes(val, outer) => {
                    let lanes = lanes.iter().filter_map(|i| outer.get(*i as usize).copied());
                    Ok(PlaceOf::Lanes(val, lanes.collect()))
                }
                PlaceOf::Memory(addr, space, ty) => {
                    Ok(PlaceOf::MemoryLanes(addr, space, ty, lanes.clone()))
                }
                _ => self.unexpected(),
            },
            ExprKind::Element(base, index) => {
                let place = self.place_of(*base)?;
                let index = self.value(*index)?;
                let index = self.index_value(index);
                self.token = x.token;
                match place {
                    PlaceOf::Register(val) => Ok(PlaceOf::Computed(val, index)),
                    PlaceOf::Memory(addr, space, ty) => {
                        let (element, n) = program.types.as_vector(ty).unwrap_or((ty, 1));
                        let base = self.lea(addr);
                        let addr = Addr {
                            base,
                            index: Some((index.reg, index.ty)),
                            scale: size_of_type(program, element) as u32,
                            bound: u64::from(n),
                            packed: addr.packed,
                            ..self.plain(base)
                        };
                        Ok(PlaceOf::Memory(addr, space, element))
                    }
                    _ => self.unexpected(),
                }
            }
            ExprKind::CompoundLiteral(list) => {
                if let Some(n) = self.statics.texts.get(&e) {
                    let base = self.pointer_to(*n);
                    return Ok(PlaceOf::Memory(self.plain(base), space, x.ty.ty));
                }
                let (size, align) = self.layout(x.ty.ty)?;
                let n = self.private_object("a compound literal".into(), size, align)?;
                let base = self.pointer_to(n);
                self.fill_memory(base, 0, size, align, list)?;
                Ok(PlaceOf::Memory(self.plain(base), Space::Private, x.ty.ty))
            }
            ExprKind::Cast(CastKind::NoOp, inner) if program.expr(*inner).lvalue => {
                self.place_of(*inner)
            }
            _ => match self.shape(x.ty.ty)? {
                Shape::Memory(..) => {
                    let reg = self.aggregate(e)?;
                    Ok(PlaceOf::Memory(self.plain(reg), Space::Private, x.ty.ty))
                }
                _ => {
                    let val = self.value(e)?;
                    Ok(PlaceOf::Register(val))
                }
            },
        }
    }

    /// Converts an index to 32 or 64 bits for address computation.
    pub(super) fn index_value(&mut self, v: Val) -> Val {
        match v.ty {
            Scalar::I32 | Scalar::U32 | Scalar::I64 | Scalar::U64 => v,
            _ => self.convert(v, Scalar::I32, None, false),
        }
    }

    /// The address that a pointer expression denotes. The last index of the expression is kept separate, so that the
    /// machine can check this index. If `accessed` is true, the object is read or written, so the index must be inside
    /// the array.
    pub(super) fn pointer(&mut self, e: ExprId, accessed: bool) -> Result<Addr> {
        use clman_opencl::ast::BinaryOp;
        let program = self.program;
        let x = program.expr(e);
        match &x.kind {
            ExprKind::Binary(op @ (BinaryOp::Add | BinaryOp::Sub), p, i)
                if program.types.is_pointer(x.ty.ty)
                    && program.types.is_integer(program.expr(*i).ty.ty) =>
            {
                let to = program.types.pointee(x.ty.ty).map(|q| q.ty).unwrap_or(types::CHAR);
                let size = size_of_type(program, to);
                let base = self.pointer(*p, accessed)?;
                self.token = x.token;
                let bound =
                    if accessed && *op == BinaryOp::Add { self.array_length(*p) } else { 0 };
                // A known index is added to the offset.
                if let Some(n) = self.known_integer(*i) {
                    let inside = bound == 0 || (n >= 0 && (n as u64) < bound);
                    let n = if *op == BinaryOp::Sub { n.wrapping_neg() } else { n };
                    let step = n.wrapping_mul(size as i64);
                    if inside {
                        return Ok(Addr { offset: base.offset.wrapping_add(step), ..base });
                    }
                }
                let index = self.value(*i)?;
                let index = self.index_value(index);
                self.token = x.token;
                let base = if base.index.is_some() {
                    let packed = base.packed;
                    let base = self.lea(base);
                    Addr { packed, ..self.plain(base) }
                } else {
                    base
                };
                if *op == BinaryOp::Sub {
                    let wide = self.convert(index, Scalar::I64, None, false);
                    let index = self.value_temp(Scalar::I64, 1);
                    self.emit(Instr::Un {
                        op: Un::Neg,
                        ty: Scalar::I64,
                        n: 1,
                        d: index.reg,
                        a: wide.reg,
                    });
                    return self.scaled(base, index, size, 0);
                }
                self.scaled(base, index, size, bound)
            }
            ExprKind::Cast(CastKind::ArrayDecay, inner) => match self.place_of(*inner)? {
                PlaceOf::Memory(addr, ..) => Ok(addr),
                _ => self.unexpected(),
            },
            ExprKind::Cast(CastKind::Pointer | CastKind::AddressSpace | CastKind::NoOp, inner)
                if program.types.is_pointer(program.expr(*inner).ty.ty) =>
            {
                self.pointer(*inner, accessed)
            }
            ExprKind::AddressOf(inner) if self.is_function(*inner) => {
                let v = self.function_value(*inner)?;
                Ok(self.plain(v.reg))
            }
            ExprKind::AddressOf(inner) => match self.place_of_unread(*inner)? {
                PlaceOf::Memory(addr, ..) => Ok(addr),
                _ => self.unexpected(),
            },
            _ => {
                let v = self.value(e)?;
                Ok(self.plain(v.reg))
            }
        }
    }

    fn scaled(&mut self, base: Addr, index: Val, size: u64, bound: u64) -> Result<Addr> {
        let Ok(scale) = u32::try_from(size) else {
            return self.fail("the elements of the array are too large");
        };
        Ok(Addr { base: base.base, index: Some((index.reg, index.ty)), scale, bound, ..base })
    }

    /// The place of an object whose address is taken. The place may be one past the end of an array.
    fn place_of_unread(&mut self, e: ExprId) -> Result<PlaceOf> {
        let x = self.program.expr(e);
        if let ExprKind::Deref(p) = x.kind {
            let (ty, space) = (x.ty.ty, x.ty.space.unwrap_or(Space::Private));
            let addr = self.pointer(p, false)?;
            return Ok(PlaceOf::Memory(addr, space, ty));
        }
        self.place_of(e)
    }

    /// The length of the array that decays in a pointer expression. It is 0 if there is no array. It is also 0 if the
    /// array has fewer than two elements: at the end of a struct, such an array may be larger.
    fn array_length(&self, e: ExprId) -> u64 {
        let x = self.program.expr(e);
        let ExprKind::Cast(CastKind::ArrayDecay, inner) = x.kind else { return 0 };
        match self.program.types.kind(self.program.expr(inner).ty.ty) {
            TypeKind::Array(_, Some(n)) if *n > 1 => *n,
            _ => 0,
        }
    }

    /// The value of an integer expression that is known at compile time.
    pub(super) fn known_integer(&self, e: ExprId) -> Option<i64> {
        use clman_opencl::const_eval::{Constant, evaluate};
        // Only simple expressions are examined: a constant with conversions and unary operators.
        let mut at = e;
        loop {
            match &self.program.expr(at).kind {
                ExprKind::Int(_) => break,
                ExprKind::Cast(CastKind::Integer | CastKind::NoOp, inner)
                | ExprKind::Unary(_, inner) => at = *inner,
                _ => return None,
            }
        }
        match evaluate(self.program, e)? {
            Constant::Int(n) => i64::try_from(n).ok(),
            Constant::Float(_) => None,
        }
    }

    /// Compiles a read of the object that `place` designates. Returns the value.
    pub(super) fn load(&mut self, place: &PlaceOf) -> Result<Val> {
        match place {
            PlaceOf::Register(val) => Ok(*val),
            PlaceOf::Lanes(val, lanes) => Ok(self.swizzled(*val, lanes)),
            PlaceOf::Computed(val, index) => {
                let d = self.value_temp(val.ty, 1);
                let (w, n) = (val.ty.width(), val.n);
                let (v, index_ty) = (val.reg, index.ty);
                self.emit(Instr::Element { w, n, d: d.reg, v, index: index.reg, index_ty });
                Ok(d)
            }
            PlaceOf::Memory(addr, space, ty) => {
                let Shape::Value(s, n) = self.shape(*ty)? else {
                    return self.unexpected();
                };
                let at = self.object_access(*addr, *space, *ty);
                let d = self.value_temp(s, n);
                self.emit(Instr::Load { ty: s, n, d: d.reg, at });
                Ok(d)
            }
            PlaceOf::Bits(addr, space, ty, bits) => Ok(self.load_bits(*addr, *space, *ty, *bits)),
            PlaceOf::MemoryLanes(addr, space, ty, lanes) => {
                // Only the selected elements are read.
                let element = self.program.types.element(*ty);
                let size = size_of_type(self.program, element);
                let Shape::Value(s, _) = self.shape(element)? else {
                    return self.unexpected();
                };
                let d = self.value_temp(s, lanes.len() as u8);
                for (k, n, first) in runs(lanes) {
                    let offset = addr.offset + i64::from(first) * size as i64;
                    let at = self.access(Addr { offset, ..*addr }, *space, size);
                    self.emit(Instr::Load { ty: s, n, d: d.reg + k, at });
                }
                Ok(d)
            }
        }
    }

    /// The offsets and sizes of the scalars and vectors in a type. The list is empty if there are too many of them, or
    /// if an offset does not fit 32 bits.
    fn leaves(&self, ty: TypeId) -> Box<[(u32, u32)]> {
        const MANY: usize = 512;
        let types = &self.program.types;
        let mut found = Vec::new();
        let mut open = vec![(ty, 0u64)];
        while let Some((ty, at)) = open.pop() {
            if found.len() + open.len() > MANY || at > u64::from(u32::MAX) {
                return Box::default();
            }
            match types.kind(ty) {
                TypeKind::Array(e, Some(n)) => {
                    let size = types.size(e.ty).unwrap_or(1);
                    open.extend((0..(*n).min(MANY as u64 + 1)).map(|i| (e.ty, at + i * size)));
                }
                TypeKind::Record(n) => {
                    let record = &types.records[*n as usize];
                    // The active member of a union is unknown.
                    if !record.union {
                        for f in record.fields.iter().flatten() {
                            let at = at + f.offset;
                            match f.bits {
                                Some(bits) => found.push((at as u32, bits.bytes() as u32)),
                                None => open.push((f.ty.ty, at)),
                            }
                        }
                    }
                }
                TypeKind::Vector(e, n) => {
                    let size = types.size(*e).unwrap_or(1) * u64::from(*n);
                    found.push((at as u32, size as u32));
                }
                _ => found.push((at as u32, types.size(ty).unwrap_or(0) as u32)),
            }
        }
        found.into()
    }

    fn alignment(&self, ty: TypeId) -> u64 {
        self.program.types.align(ty)
    }

    /// The components of a value that `lanes` lists, in this order.
    pub(super) fn swizzled(&mut self, v: Val, lanes: &[u8]) -> Val {
        let ascending = lanes.windows(2).all(|p| p[1] == p[0] + 1);
        let first = lanes.first().copied().unwrap_or(0);
        let n = lanes.len() as u8;
        if ascending && u32::from(first) + u32::from(n) <= u32::from(v.n) {
            return Val { reg: v.reg + u32::from(first), ty: v.ty, n };
        }
        let d = self.value_temp(v.ty, n);
        for (k, lane) in lanes.iter().enumerate() {
            let lane = (*lane).min(v.n - 1);
            self.emit(Instr::Move {
                w: v.ty.width(),
                n: 1,
                d: d.reg + k as u32,
                s: v.reg + u32::from(lane),
            });
        }
        d
    }

    /// Compiles a write of the value `v` to the object that `place` designates.
    pub(super) fn store(&mut self, place: &PlaceOf, v: Val) -> Result<()> {
        match place {
            PlaceOf::Register(to) => {
                self.set(*to, v.reg);
            }
            PlaceOf::Lanes(to, lanes) => {
                // The source may be elements of the same variable.
                let overlaps = v.ty.width() == to.ty.width()
                    && v.reg < to.reg + u32::from(to.n)
                    && to.reg < v.reg + u32::from(v.n);
                let v = if overlaps && v.n > 1 { self.copied(v) } else { v };
                for (k, lane) in lanes.iter().enumerate().filter(|(_, l)| **l < to.n) {
                    self.emit(Instr::Move {
                        w: to.ty.width(),
                        n: 1,
                        d: to.reg + u32::from(*lane),
                        s: v.reg + k as u32,
                    });
                }
            }
            PlaceOf::Computed(to, index) => {
                let (w, n) = (to.ty.width(), to.n);
                let (index, index_ty) = (index.reg, index.ty);
                self.emit(Instr::SetElement { w, n, v: to.reg, s: v.reg, index, index_ty });
            }
            PlaceOf::Memory(addr, space, ty) => {
                let at = self.object_access(*addr, *space, *ty);
                self.stored(v, at);
            }
            PlaceOf::Bits(addr, space, _, bits) => self.store_bits(*addr, *space, *bits, v),
            PlaceOf::MemoryLanes(addr, space, ty, lanes) => {
                let element = self.program.types.element(*ty);
                let size = size_of_type(self.program, element);
                for (k, n, first) in runs(lanes) {
                    let offset = addr.offset + i64::from(first) * size as i64;
                    let at = self.access(Addr { offset, ..*addr }, *space, size);
                    self.emit(Instr::Store { ty: v.ty, n, s: v.reg + k, at });
                }
            }
        }
        Ok(())
    }

    /// A copy that later writes to a variable do not affect.
    pub(super) fn copied(&mut self, v: Val) -> Val {
        let d = self.value_temp(v.ty, v.n);
        self.copy(v.ty.width(), v.n, d.reg, v.reg);
        d
    }

    /// Evaluates an expression of an aggregate type. Returns a register with a pointer to the result.
    pub(super) fn aggregate(&mut self, e: ExprId) -> Result<Reg> {
        self.keeping(e, Self::aggregate_inner)
    }

    fn aggregate_inner(&mut self, e: ExprId) -> Result<Reg> {
        let program = self.program;
        let x = program.expr(e);
        self.token = x.token;
        match &x.kind {
            ExprKind::Cast(CastKind::Load | CastKind::NoOp, inner) => {
                if program.expr(*inner).lvalue {
                    match self.place_of(*inner)? {
                        PlaceOf::Memory(addr, ..) => Ok(self.lea(addr)),
                        _ => self.unexpected(),
                    }
                } else {
                    self.aggregate(*inner)
                }
            }
            ExprKind::Call(..) | ExprKind::CallIndirect(..) => match self.call(e)? {
                Some(Home::Memory(n, _)) => {
                    // The next call of the function overwrites its result.
                    let (size, align) = self.layout(x.ty.ty)?;
                    let copy = self.private_object("a result".into(), size, align)?;
                    let (to, from) = (self.pointer_to(copy), self.pointer_to(n));
                    self.copy_memory(to, 0, from, Space::Private, size, align);
                    Ok(to)
                }
                _ => self.unexpected(),
            },
            ExprKind::CallBuiltIn(name, list) => self.ndrange(*name, list),
            ExprKind::Assign(to, value) => {
                let source = self.aggregate(*value)?;
                let space = program.expr(*to).ty.space.unwrap_or(Space::Private);
                let PlaceOf::Memory(addr, ..) = self.place_of(*to)? else {
                    return self.unexpected();
                };
                self.token = x.token;
                let (size, align) = self.layout(x.ty.ty)?;
                if size > MAX_PRIVATE {
                    return self.fail("the copied object takes more than 16 MiB");
                }
                let from_space = self.space_of(*value);
                let target = self.access(addr, space, align);
                let from = self.plain(source);
                let from = self.access(from, from_space, align);
                let leaves = self.leaves(x.ty.ty);
                self.emit(Instr::CopyMemory { to: target, from, size, leaves });
                Ok(self.lea(addr))
            }
            ExprKind::Comma(a, b) => {
                self.effect(*a)?;
                self.aggregate(*b)
            }
            ExprKind::Conditional(c, a, b) => {
                let d = self.variable_register(Width::W64, 1);
                let (other, end) = (self.new_label(), self.new_label());
                self.condition(*c, other, false)?;
                let yes = self.aggregate(*a)?;
                self.emit(Instr::Move { w: Width::W64, n: 1, d, s: yes });
                self.jump(end);
                self.place(other);
                let no = self.aggregate(*b)?;
                self.emit(Instr::Move { w: Width::W64, n: 1, d, s: no });
                self.place(end);
                Ok(d)
            }
            ExprKind::StatementExpr(s) => match self.statement_value(*s)? {
                Some(last) => self.aggregate(last),
                None => self.unexpected(),
            },
            ExprKind::CompoundLiteral(_) => match self.place_of(e)? {
                PlaceOf::Memory(addr, ..) => Ok(self.lea(addr)),
                _ => self.unexpected(),
            },
            ExprKind::Member(..) => match self.place_of(e)? {
                PlaceOf::Memory(addr, ..) => Ok(self.lea(addr)),
                _ => self.unexpected(),
            },
            _ if x.lvalue => match self.place_of(e)? {
                PlaceOf::Memory(addr, ..) => Ok(self.lea(addr)),
                _ => self.unexpected(),
            },
            _ => self.unexpected(),
        }
    }

    /// The address space of an aggregate value.
    pub(super) fn space_of(&self, e: ExprId) -> Space {
        match &self.program.expr(e).kind {
            ExprKind::Cast(CastKind::Load | CastKind::NoOp, inner) => self.space_of(*inner),
            ExprKind::Comma(_, b) => self.space_of(*b),
            ExprKind::Assign(to, _) => self.space_of(*to),
            _ if self.program.expr(e).lvalue => {
                self.program.expr(e).ty.space.unwrap_or(Space::Private)
            }
            _ => Space::Private,
        }
    }

    pub(super) fn copy_memory(
        &mut self,
        to: Reg,
        offset: u64,
        from: Reg,
        from_space: Space,
        size: u64,
        align: u64,
    ) {
        let to = Addr { offset: offset as i64, ..self.plain(to) };
        let to = self.access(to, Space::Private, align);
        let from = self.plain(from);
        let from = self.access(from, from_space, align);
        self.emit(Instr::CopyMemory { to, from, size, leaves: Box::default() });
    }

    /// Writes the initial value of an object in private memory.
    pub(super) fn initialise_memory(&mut self, base: Reg, offset: u64, e: ExprId) -> Result<()> {
        let program = self.program;
        let x = program.expr(e);
        match &x.kind {
            ExprKind::InitList(list) => {
                let (size, align) = self.layout(x.ty.ty)?;
                self.fill_memory(base, offset, size, align, list)
            }
            ExprKind::Str(text) => {
                let (size, _) = self.layout(x.ty.ty)?;
                let addr = Addr { offset: offset as i64, ..self.plain(base) };
                let to = self.access(addr, Space::Private, 1);
                self.emit(Instr::ZeroMemory { to, size });
                for (i, byte) in text.iter().enumerate().take(size as usize) {
                    let s = self.constant(Width::W8, u64::from(*byte));
                    let addr = Addr { offset: (offset + i as u64) as i64, ..addr };
                    let at = self.access(addr, Space::Private, 1);
                    self.emit(Instr::Store { ty: Scalar::U8, n: 1, s, at });
                }
                Ok(())
            }
            _ => match self.shape(x.ty.ty)? {
                Shape::Void => self.unexpected(),
                Shape::Value(..) => {
                    let mark = self.next;
                    let v = self.value(e)?;
                    let addr = Addr { offset: offset as i64, ..self.plain(base) };
                    // Members of a packed struct may have any offset.
                    let at = self.access(addr, Space::Private, 1);
                    self.stored(v, at);
                    self.next = mark;
                    Ok(())
                }
                Shape::Memory(size, _) => {
                    let mark = self.next;
                    let space = self.space_of(e);
                    let from = self.aggregate(e)?;
                    self.copy_memory(base, offset, from, space, size, 1);
                    self.next = mark;
                    Ok(())
                }
            },
        }
    }

    pub(super) fn fill_memory(
        &mut self,
        base: Reg,
        offset: u64,
        size: u64,
        align: u64,
        list: &[InitElement],
    ) -> Result<()> {
        let addr = Addr { offset: offset as i64, ..self.plain(base) };
        let to = self.access(addr, Space::Private, align);
        self.emit(Instr::ZeroMemory { to, size });
        for part in list {
            let Some(bits) = part.bits else {
                self.initialise_memory(base, offset + part.offset, part.value)?;
                continue;
            };
            let mark = self.next;
            let v = self.value(part.value)?;
            let addr = Addr { offset: (offset + part.offset) as i64, ..self.plain(base) };
            self.store_bits(addr, Space::Private, bits, v);
            self.next = mark;
        }
        Ok(())
    }
}

/// Splits a list of elements of a vector into runs of consecutive elements. For each run: its position in the list, its
/// length, and its first element.
fn runs(lanes: &[u8]) -> Vec<(u32, u8, u8)> {
    let mut list: Vec<(u32, u8, u8)> = Vec::new();
    for (k, lane) in lanes.iter().enumerate() {
        match list.last_mut() {
            Some((_, n, first)) if *first + *n == *lane => *n += 1,
            _ => list.push((k as u32, 1, *lane)),
        }
    }
    list
}
