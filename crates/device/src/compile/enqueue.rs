//! Kernels enqueued by kernels (OpenCL C 6.15.19).

use super::blocks::candidates;
use super::*;
use crate::machine::{
    NDRANGE_GLOBAL, NDRANGE_LOCAL, NDRANGE_OFFSET, PREFERRED_GROUP, QUEUE, SUB_GROUP,
};

/// The blocks that a program may enqueue.
pub fn enqueued(checked: &Checked, statics: &Statics) -> Vec<BlockId> {
    let program = &checked.program;
    let mut found = HashSet::new();
    for e in &program.exprs {
        let ExprKind::CallBuiltIn(name, list) = &e.kind else { continue };
        if checked.name(*name) != "enqueue_kernel" {
            continue;
        }
        for e in list {
            if let TypeKind::BlockPointer(_) = program.types.kind(program.expr(*e).ty.ty) {
                found.extend(candidates(program, statics, *e).into_iter().filter_map(
                    |c| match c {
                        Callee::Block(b) => Some(b),
                        Callee::Function(_) => None,
                    },
                ));
            }
        }
    }
    let mut list: Vec<BlockId> = found.into_iter().collect();
    list.sort();
    list
}

impl Compiler<'_> {
    /// An access to an object that a register points to.
    pub(super) fn through(&mut self, base: Reg, space: Space, align: u64) -> Access {
        let addr = self.plain(base);
        self.access(addr, space, align)
    }

    /// A pointer argument: its value and its address space.
    pub(super) fn pointer_value(&mut self, e: ExprId) -> Result<(Reg, Space)> {
        if !self.program.types.is_pointer(self.program.expr(e).ty.ty) {
            // A null pointer constant may be an integer that is not converted to a pointer.
            return Ok((self.constant(Width::W64, 0), Space::Generic));
        }
        let space = self.program.pointee_space(self.program.expr(e).ty.ty);
        let addr = self.pointer(e, false)?;
        Ok((self.lea(addr), space.unwrap_or(Space::Generic)))
    }

    pub(super) fn integer(&mut self, e: ExprId, ty: Scalar) -> Result<Reg> {
        let v = self.value(e)?;
        Ok(self.convert(v, ty, None, false).reg)
    }

    /// Compiles a call of `ndrange_1D` or a similar function. Returns a pointer to the result.
    pub(super) fn ndrange(&mut self, name: Symbol, list: &[ExprId]) -> Result<Reg> {
        let checked = self.checked;
        let token = self.token;
        let dims = match checked.name(name) {
            "ndrange_1D" => 1,
            "ndrange_2D" => 2,
            "ndrange_3D" => 3,
            _ => return self.unexpected(),
        };
        let (size, align) = self.layout(types::NDRANGE)?;
        let n = self.private_object("an ndrange_t".into(), size, align)?;
        let base = self.pointer_to(n);
        let to = self.through(base, Space::Private, align);
        self.emit(Instr::ZeroMemory { to, size });
        let s = self.constant(Width::W32, dims);
        let at = self.through(base, Space::Private, 4);
        self.emit(Instr::Store { ty: Scalar::U32, n: 1, s, at });
        let places: &[u64] = match list.len() {
            1 => &[NDRANGE_GLOBAL],
            2 => &[NDRANGE_GLOBAL, NDRANGE_LOCAL],
            _ => &[NDRANGE_OFFSET, NDRANGE_GLOBAL, NDRANGE_LOCAL],
        };
        for (e, place) in list.iter().zip(places) {
            let mark = self.next;
            let wide = Scalar::U64;
            if dims == 1 {
                let s = self.integer(*e, wide)?;
                let addr = Addr { offset: *place as i64, ..self.plain(base) };
                let at = self.access(addr, Space::Private, 8);
                self.emit(Instr::Store { ty: wide, n: 1, s, at });
            } else {
                let (from, space) = self.pointer_value(*e)?;
                self.token = token;
                for i in 0..dims {
                    let d = self.temp(Width::W64, 1);
                    let addr = Addr { offset: 8 * i as i64, ..self.plain(from) };
                    let at = self.access(addr, space, 8);
                    self.emit(Instr::Load { ty: wide, n: 1, d, at });
                    let addr = Addr { offset: (place + 8 * i) as i64, ..self.plain(base) };
                    let at = self.access(addr, Space::Private, 8);
                    self.emit(Instr::Store { ty: wide, n: 1, s: d, at });
                }
            }
            self.next = mark;
        }
        Ok(base)
    }

    /// Compiles the functions of device queues and events.
    pub(super) fn device_queue(&mut self, e: ExprId, name: &str, list: &[ExprId]) -> Done {
        let token = self.token;
        let value = |reg, ty| Ok(Some(Some(Val { reg, ty, n: 1 })));
        let op = match name {
            "get_default_queue" => return value(self.constant(Width::W64, QUEUE), Scalar::U64),
            "get_kernel_work_group_size" | "get_kernel_preferred_work_group_size_multiple" => {
                self.effect(list[0])?;
                let n =
                    if name == "get_kernel_work_group_size" { PREFERRED_GROUP } else { SUB_GROUP };
                return value(self.constant(Width::W32, n), Scalar::U32);
            }
            "get_kernel_max_sub_group_size_for_ndrange"
            | "get_kernel_sub_group_count_for_ndrange" => {
                let range = self.aggregate(list[0])?;
                self.effect(list[1])?;
                return self
                    .sub_groups_of(name, range, self.space_of(list[0]))
                    .map(|v| Some(Some(v)));
            }
            "ndrange_1D" | "ndrange_2D" | "ndrange_3D" => {
                self.aggregate(e)?;
                return Ok(Some(None));
            }
            "enqueue_kernel" | "enqueue_marker" => {
                return self.enqueue(name, list).map(|v| Some(Some(v)));
            }
            "create_user_event" => EventOp::Create,
            "retain_event" => EventOp::Retain,
            "release_event" => EventOp::Release,
            "is_valid_event" => EventOp::IsValid,
            "set_user_event_status" => EventOp::SetStatus,
            "capture_event_profiling_info" => EventOp::Profile,
            _ => return Ok(None),
        };
        self.in_order = true;
        let nothing = self.constant(Width::W64, 0);
        let event = match list.first() {
            Some(e) => self.value(*e)?.reg,
            None => nothing,
        };
        let argument = match list.get(1) {
            Some(e) => self.integer(*e, Scalar::I32)?,
            None => self.constant(Width::W32, 0),
        };
        let to = match list.get(2) {
            Some(e) => self.pointer_value(*e)?,
            None => (nothing, Space::Global),
        };
        self.token = token;
        let to = self.through(to.0, to.1, 8);
        let d = self.value_temp(Scalar::U64, 1);
        self.emit(Instr::Event { op, d: d.reg, event, argument, to });
        Ok(Some(match op {
            EventOp::Create => Some(d),
            EventOp::IsValid => Some(self.convert(d, Scalar::U8, None, false)),
            _ => None,
        }))
    }

    /// For `get_kernel_max_sub_group_size_for_ndrange`, the size of the largest sub-group in a work-group of an
    /// `ndrange_t`. For other names, the number of sub-groups in the work-group.
    fn sub_groups_of(&mut self, name: &str, range: Reg, space: Space) -> Result<Val> {
        let mut size = self.constant_val(Scalar::U64, 1);
        let one = size;
        for i in 0..3 {
            let addr = Addr { offset: (NDRANGE_LOCAL + 8 * i) as i64, ..self.plain(range) };
            let at = self.access(addr, space, 8);
            let d = self.value_temp(Scalar::U64, 1);
            self.emit(Instr::Load { ty: Scalar::U64, n: 1, d: d.reg, at });
            // Unused dimensions are zero.
            let d = self.bin(Bin::Max, d, one);
            size = self.bin(Bin::Mul, size, d);
        }
        let whole = self.constant_val(Scalar::U64, SUB_GROUP);
        let result = if name == "get_kernel_max_sub_group_size_for_ndrange" {
            self.bin(Bin::Min, size, whole)
        } else {
            let rest = self.constant_val(Scalar::U64, SUB_GROUP - 1);
            let sum = self.bin(Bin::Add, size, rest);
            self.bin(Bin::Div, sum, whole)
        };
        Ok(self.convert(result, Scalar::U32, None, false))
    }

    fn enqueue(&mut self, name: &str, list: &[ExprId]) -> Result<Val> {
        let program = self.program;
        let token = self.token;
        let is_block = |e: &ExprId| {
            matches!(program.types.kind(program.expr(*e).ty.ty), TypeKind::BlockPointer(_))
        };
        self.in_order = true;
        let marker = name == "enqueue_marker";
        let queue = self.value(list[0])?.reg;
        let (flags, range, rest) = if marker {
            (self.constant(Width::W32, 0), None, &list[1..])
        } else {
            self.enqueues = true;
            let flags = self.integer(list[1], Scalar::I32)?;
            let space = self.space_of(list[2]);
            let range = self.aggregate(list[2])?;
            (flags, Some((range, space)), &list[3..])
        };
        let nothing = self.constant(Width::W64, 0);
        let (mut count, mut events) = (self.constant(Width::W32, 0), (nothing, Space::Generic));
        let mut event_to = None;
        let mut rest = rest;
        if let [n, waits, to, behind @ ..] = rest
            && !is_block(n)
        {
            count = self.integer(*n, Scalar::U32)?;
            events = self.pointer_value(*waits)?;
            event_to = Some(self.pointer_value(*to)?);
            rest = behind;
        }
        let mut block = None;
        let mut pointers = Vec::new();
        let mut locals = Vec::new();
        if let [b, sizes @ ..] = rest {
            if let Some(literal) = blocks::literal(program, *b) {
                pointers = self.captured_pointers(literal)?;
            }
            block = Some(self.value(*b)?.reg);
            for e in sizes {
                locals.push(self.integer(*e, Scalar::U64)?);
            }
        }
        self.token = token;
        let range = range.map(|(base, space)| self.through(base, space, 8));
        let events = self.through(events.0, events.1, 8);
        let block = block.map(|base| self.through(base, Space::Generic, 8));
        let result = self.value_temp(Scalar::I32, 1);
        let event = self.value_temp(Scalar::U64, 1);
        self.emit(Instr::Enqueue(Box::new(Enqueue {
            queue,
            flags,
            range,
            count,
            events,
            wants_event: event_to.map_or(nothing, |t| t.0),
            block,
            pointers: pointers.into(),
            locals,
            result: result.reg,
            event: event.reg,
        })));
        if let Some((to, space)) = event_to {
            // The event is written only if it exists.
            let end = self.new_label();
            let skip = Instr::BranchCmp {
                op: Cmp::Eq,
                ty: Scalar::U64,
                a: event.reg,
                b: nothing,
                when: true,
                to: 0,
            };
            self.branch(skip, end);
            let at = self.through(to, space, 8);
            self.emit(Instr::Store { ty: Scalar::U64, n: 1, s: event.reg, at });
            self.place(end);
        }
        Ok(result)
    }
}
