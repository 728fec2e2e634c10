//! Built-in functions (OpenCL C 6.15).

use super::*;
use crate::{integer, math};
use clman_opencl::const_eval::{Constant, evaluate};

/// The bits of the fence flags.
pub(super) const LOCAL_FENCE: u64 = 1;
pub(super) const GLOBAL_FENCE: u64 = 2;
pub(super) const IMAGE_FENCE: u64 = 4;

/// The parts of a `convert_…` name: rounding and saturation.
fn conversion(name: &str) -> Option<(Option<Rounding>, bool)> {
    let rest = name.strip_prefix("convert_")?;
    let (rest, rounding) = match rest.rsplit_once('_') {
        Some((head, "rte")) => (head, Some(Rounding::Even)),
        Some((head, "rtz")) => (head, Some(Rounding::Zero)),
        Some((head, "rtp")) => (head, Some(Rounding::Up)),
        Some((head, "rtn")) => (head, Some(Rounding::Down)),
        _ => (rest, None),
    };
    Some((rounding, rest.ends_with("_sat")))
}

/// What a reduction or scan combines with, by the last words of its name.
pub(super) fn group_fn(words: &str) -> Option<GroupFn> {
    Some(match words {
        "add" => GroupFn::Add,
        "mul" => GroupFn::Mul,
        "min" => GroupFn::Min,
        "max" => GroupFn::Max,
        "and" => GroupFn::And,
        "or" => GroupFn::Or,
        "xor" => GroupFn::Xor,
        "logical_and" => GroupFn::LogicalAnd,
        "logical_or" => GroupFn::LogicalOr,
        "logical_xor" => GroupFn::LogicalXor,
        _ => return None,
    })
}

impl Compiler<'_> {
    /// Evaluates the arguments of a component-wise function: a scalar beside vectors fills them.
    fn component_args(&mut self, list: &[ExprId], n: u8) -> Result<Vec<Val>> {
        let mut values = Vec::with_capacity(list.len());
        for e in list {
            let v = self.value(*e)?;
            values.push(if v.n == n { v } else { self.splat(v, n) });
        }
        Ok(values)
    }

    pub(super) fn result_shape(&self, e: ExprId) -> Result<Option<(Scalar, u8)>> {
        Ok(match self.shape(self.program.expr(e).ty.ty)? {
            Shape::Value(s, n) => Some((s, n)),
            _ => None,
        })
    }

    fn known(&self, e: ExprId) -> Option<u64> {
        match evaluate(self.program, e)? {
            Constant::Int(n) => u64::try_from(n).ok(),
            Constant::Float(_) => None,
        }
    }

    pub(super) fn built_in(
        &mut self,
        e: ExprId,
        name: Symbol,
        list: &[ExprId],
    ) -> Result<Option<Val>> {
        let token = self.program.expr(e).token;
        self.token = token;
        let checked = self.checked;
        let name = checked.name(name);
        if let Some(done) = self.device_queue(e, name, list)? {
            return Ok(done);
        }
        if let Some(done) = self.compiler_function(e, name, list)? {
            return Ok(done);
        }
        if let Some(done) = self.pipe(name, list)? {
            return Ok(done);
        }
        if let Some(done) = self.sub_group(e, name, list)? {
            return Ok(done);
        }
        if let Some(v) = self.work_item(name, list)? {
            return Ok(Some(v));
        }
        if let Some(done) = self.synchronisation(e, name, list)? {
            return Ok(done);
        }
        if let Some(done) = self.image_function(e, name, list)? {
            return Ok(done);
        }
        if let Some(done) = self.memory_function(e, name, list)? {
            return Ok(done);
        }
        if let Some(done) = self.atomic(e, name, list)? {
            return Ok(done);
        }
        if let Some((s, n)) = self.result_shape(e)?
            && let Some(v) = self.computation(name, list, s, n)?
        {
            return Ok(Some(v));
        }
        self.token = token;
        self.unknown_function(name)
    }

    // Work-items --------------------------------------------------------------------------------

    fn work_item(&mut self, name: &str, list: &[ExprId]) -> Result<Option<Val>> {
        let query = match name {
            "get_work_dim" => Query::WorkDim,
            "get_global_size" => Query::GlobalSize,
            "get_global_id" => Query::GlobalId,
            "get_local_size" => Query::LocalSize,
            "get_enqueued_local_size" => Query::EnqueuedLocalSize,
            "get_local_id" => Query::LocalId,
            "get_num_groups" => Query::NumGroups,
            "get_group_id" => Query::GroupId,
            "get_global_offset" => Query::GlobalOffset,
            "get_global_linear_id" => Query::GlobalLinearId,
            "get_local_linear_id" => Query::LocalLinearId,
            _ => return Ok(None),
        };
        let ty = if query == Query::WorkDim { Scalar::U32 } else { Scalar::U64 };
        let dim = match list {
            [e] => {
                if let Some(dim) = self.known_integer(*e) {
                    let kept = self.ids.iter().find(|i| i.0 == query && i64::from(i.1) == dim);
                    if let Some((_, _, reg)) = kept {
                        return Ok(Some(Val { reg: *reg, ty, n: 1 }));
                    }
                }
                self.value(*e)?.reg
            }
            _ => self.constant(Width::W32, 0),
        };
        let d = self.value_temp(ty, 1);
        self.emit(Instr::Query { query, d: d.reg, dim });
        Ok(Some(d))
    }

    // Barriers, fences, groups ------------------------------------------------------------------

    pub(super) fn flags(&mut self, e: Option<&ExprId>) -> u64 {
        e.and_then(|e| self.known(*e)).unwrap_or(LOCAL_FENCE | GLOBAL_FENCE | IMAGE_FENCE)
    }

    pub(super) fn order(
        &self,
        order: Option<&ExprId>,
        scope: Option<&ExprId>,
        strong: bool,
    ) -> Order {
        // Not known before the program runs: as strong as it can be.
        let number = order.map_or(if strong { 5 } else { 0 }, |e| self.known(*e).unwrap_or(5));
        let scope = scope.map_or(2, |e| self.known(*e).unwrap_or(2));
        Order {
            acquire: matches!(number, 2 | 4 | 5),
            release: matches!(number, 3..=5),
            device: matches!(scope, 2 | 3),
        }
    }

    fn synchronisation(
        &mut self,
        e: ExprId,
        name: &str,
        list: &[ExprId],
    ) -> Result<Option<Option<Val>>> {
        let token = self.token;
        match name {
            "barrier" | "work_group_barrier" => {
                let flags = self.flags(list.first());
                let (local, global) = (flags & LOCAL_FENCE != 0, flags & GLOBAL_FENCE != 0);
                let image = flags & IMAGE_FENCE != 0;
                self.emit(Instr::Barrier { local, global, image });
                self.emit(Instr::Label);
                Ok(Some(None))
            }
            "mem_fence" | "read_mem_fence" | "write_mem_fence" | "atomic_work_item_fence" => {
                let flags = self.flags(list.first());
                let order = match name {
                    "mem_fence" => Order { acquire: true, release: true, device: true },
                    "read_mem_fence" => Order { acquire: true, release: false, device: true },
                    "write_mem_fence" => Order { acquire: false, release: true, device: true },
                    _ => self.order(list.get(1), list.get(2), true),
                };
                let (local, global) = (flags & LOCAL_FENCE != 0, flags & GLOBAL_FENCE != 0);
                let image = flags & IMAGE_FENCE != 0;
                self.emit(Instr::Fence { local, global, image, order });
                Ok(Some(None))
            }
            "async_work_group_copy_fence" => {
                let flags = self.flags(list.first());
                let (local, global) = (flags & LOCAL_FENCE != 0, flags & GLOBAL_FENCE != 0);
                self.emit(Instr::CopyFence { local, global });
                Ok(Some(None))
            }
            "prefetch" => {
                for e in list {
                    self.value(*e)?;
                }
                Ok(Some(None))
            }
            "async_work_group_copy" | "async_work_group_strided_copy" => {
                let program = self.program;
                let pointee = program.types.pointee(program.expr(list[0]).ty.ty);
                let Some(to) = pointee else { return self.fail("a copy to no pointer") };
                let mut regs = Vec::new();
                for e in list {
                    regs.push(self.value(*e)?.reg);
                }
                self.token = token;
                let d = self.value_temp(Scalar::U64, 1);
                let strided = name == "async_work_group_strided_copy";
                let sites = [self.site(), self.site()];
                self.emit(Instr::AsyncCopy(Box::new(AsyncCopy {
                    event: d.reg,
                    to: regs[0],
                    from: regs[1],
                    count: regs[2],
                    stride: strided.then(|| regs[3]),
                    lines: None,
                    with: regs[if strided { 4 } else { 3 }],
                    size: size_of_type(program, to.ty) as u32,
                    to_local: to.space == Some(Space::Local),
                    sites,
                })));
                self.emit(Instr::Label);
                Ok(Some(Some(d)))
            }
            "async_work_group_copy_2D2D" | "async_work_group_copy_3D3D" => {
                let program = self.program;
                let to = program.types.pointee(program.expr(list[0]).ty.ty);
                let mut regs = Vec::new();
                for e in list {
                    regs.push(self.value(*e)?.reg);
                }
                self.token = token;
                let one = self.constant(Width::W64, 1);
                let (shape, with) = match regs[..] {
                    [_, to, _, from, size, _, lines, from_line, to_line, with] => {
                        let shape = CopyLines {
                            offsets: [to, from],
                            size,
                            lines,
                            planes: one,
                            line_steps: [to_line, from_line],
                            plane_steps: [one, one],
                        };
                        (shape, with)
                    }
                    [
                        _,
                        to,
                        _,
                        from,
                        size,
                        _,
                        lines,
                        planes,
                        from_line,
                        from_plane,
                        to_line,
                        to_plane,
                        with,
                    ] => {
                        let shape = CopyLines {
                            offsets: [to, from],
                            size,
                            lines,
                            planes,
                            line_steps: [to_line, from_line],
                            plane_steps: [to_plane, from_plane],
                        };
                        (shape, with)
                    }
                    _ => return self.fail("a copy with another number of arguments"),
                };
                let d = self.value_temp(Scalar::U64, 1);
                let sites = [self.site(), self.site()];
                self.emit(Instr::AsyncCopy(Box::new(AsyncCopy {
                    event: d.reg,
                    to: regs[0],
                    from: regs[2],
                    count: regs[5],
                    stride: None,
                    lines: Some(shape),
                    with,
                    size: 1,
                    to_local: to.is_some_and(|to| to.space == Some(Space::Local)),
                    sites,
                })));
                self.emit(Instr::Label);
                Ok(Some(Some(d)))
            }
            "wait_group_events" => {
                let count = self.value(list[0])?;
                let addr = self.pointer(list[1], false)?;
                let base = self.lea(addr);
                self.token = token;
                let space = self.program.pointee_space(self.program.expr(list[1]).ty.ty);
                let addr = self.plain(base);
                let list = self.access(addr, space.unwrap_or(Space::Private), 8);
                self.emit(Instr::WaitEvents { count: count.reg, list });
                self.emit(Instr::Label);
                Ok(Some(None))
            }
            _ => self.group_function(e, name, list),
        }
    }

    fn group_function(
        &mut self,
        e: ExprId,
        name: &str,
        list: &[ExprId],
    ) -> Result<Option<Option<Val>>> {
        let Some(rest) = name.strip_prefix("work_group_") else { return Ok(None) };
        let Some((ty, _)) = self.result_shape(e)? else { return Ok(None) };
        if rest == "broadcast" {
            let a = self.value(list[0])?;
            let mut ids = [None; 3];
            for (id, e) in ids.iter_mut().zip(&list[1..]) {
                *id = Some(self.value(*e)?.reg);
            }
            let d = self.value_temp(ty, 1);
            self.emit(Instr::Broadcast { w: ty.width(), d: d.reg, a: a.reg, ids });
            self.emit(Instr::Label);
            return Ok(Some(Some(d)));
        }
        let op = match rest {
            "all" => Some(GroupOp::All),
            "any" => Some(GroupOp::Any),
            _ => {
                if let Some(word) = rest.strip_prefix("reduce_") {
                    group_fn(word).map(GroupOp::Reduce)
                } else if let Some(word) = rest.strip_prefix("scan_inclusive_") {
                    group_fn(word).map(GroupOp::Inclusive)
                } else if let Some(word) = rest.strip_prefix("scan_exclusive_") {
                    group_fn(word).map(GroupOp::Exclusive)
                } else {
                    None
                }
            }
        };
        let Some(op) = op else { return Ok(None) };
        let a = self.value(list[0])?;
        let d = self.value_temp(ty, 1);
        self.emit(Instr::Group { op, ty, d: d.reg, a: a.reg });
        self.emit(Instr::Label);
        Ok(Some(Some(d)))
    }

    // Memory ------------------------------------------------------------------------------------

    fn pointee_space(&self, e: ExprId) -> Space {
        self.program.pointee_space(self.program.expr(e).ty.ty).unwrap_or(Space::Private)
    }

    /// The address `pointer + offset * step` bytes.
    fn offset_address(&mut self, pointer: ExprId, offset: ExprId, step: u32) -> Result<Addr> {
        let addr = self.pointer(pointer, false)?;
        let base = self.lea(addr);
        let index = self.value(offset)?;
        let index = self.index_value(index);
        Ok(Addr { index: Some((index.reg, index.ty)), scale: step, ..self.plain(base) })
    }

    fn store_through(&mut self, pointer: ExprId, v: Val, align: u64) -> Result<()> {
        let space = self.pointee_space(pointer);
        let addr = self.pointer(pointer, true)?;
        let at = self.access(addr, space, align);
        self.emit(Instr::Store { ty: v.ty, n: v.n, s: v.reg, at });
        Ok(())
    }

    fn memory_function(
        &mut self,
        e: ExprId,
        name: &str,
        list: &[ExprId],
    ) -> Result<Option<Option<Val>>> {
        let program = self.program;
        let token = self.token;
        let digits = |rest: &str| -> Option<u8> {
            if rest.is_empty() { Some(1) } else { rest.parse().ok() }
        };
        let size_of =
            |n: u8, aligned: bool| -> u32 { if n == 3 && aligned { 4 } else { u32::from(n) } };
        if let Some(rest) = name.strip_prefix("vload")
            && let [offset, pointer] = list[..]
        {
            let (s, n) = self.result_shape(e)?.unwrap_or((Scalar::I32, 1));
            let half = rest.starts_with("_half") || rest.starts_with("a_half");
            let aligned = rest.starts_with('a');
            let element = if half { Scalar::F16 } else { s };
            let step = size_of(n, aligned) * element.size();
            let space = self.pointee_space(pointer);
            let addr = self.offset_address(pointer, offset, step)?;
            self.token = token;
            let align = if aligned { step } else { element.size() };
            let at = self.access(addr, space, u64::from(align));
            let d = self.value_temp(element, n);
            self.emit(Instr::Load { ty: element, n, d: d.reg, at });
            return Ok(Some(Some(self.convert(d, s, None, false))));
        }
        if let Some(rest) = name.strip_prefix("vstore")
            && let [data, offset, pointer] = list[..]
        {
            let v = self.value(data)?;
            let aligned = rest.starts_with('a');
            let rest = rest.strip_prefix('a').unwrap_or(rest);
            let v = match rest.strip_prefix("_half") {
                Some(tail) => {
                    let (width, mode) = tail.split_once('_').unwrap_or((tail, ""));
                    if digits(width) != Some(v.n) {
                        return Ok(None);
                    }
                    let rounding = match mode {
                        "rtz" => Rounding::Zero,
                        "rtp" => Rounding::Up,
                        "rtn" => Rounding::Down,
                        "rte" => Rounding::Even,
                        _ => self.conversion_mode(Scalar::F16).unwrap_or(Rounding::Even),
                    };
                    self.convert(v, Scalar::F16, Some(rounding), false)
                }
                None => v,
            };
            let step = size_of(v.n, aligned) * v.ty.size();
            let space = self.pointee_space(pointer);
            let addr = self.offset_address(pointer, offset, step)?;
            self.token = token;
            let align = if aligned { step } else { v.ty.size() };
            let at = self.access(addr, space, u64::from(align));
            self.emit(Instr::Store { ty: v.ty, n: v.n, s: v.reg, at });
            return Ok(Some(None));
        }
        match name {
            "fract" | "modf" | "sincos" | "frexp" | "lgamma_r" => {
                let v = self.value(list[0])?;
                let (first, second) = match name {
                    "fract" => {
                        let floor = self.un(Un::Floor, v);
                        (self.apply1("fract", v, v.ty)?, floor)
                    }
                    "modf" => {
                        let whole = self.un(Un::Trunc, v);
                        (self.apply1("modf", v, v.ty)?, whole)
                    }
                    "sincos" => (self.apply1("sin", v, v.ty)?, self.apply1("cos", v, v.ty)?),
                    "frexp" => {
                        let exponent = self.apply1("frexp_exponent", v, Scalar::I32)?;
                        (self.apply1("frexp_mantissa", v, v.ty)?, exponent)
                    }
                    _ => {
                        let sign = self.apply1("lgamma_sign", v, Scalar::I32)?;
                        (self.apply1("lgamma", v, v.ty)?, sign)
                    }
                };
                let pointee = program.types.pointee(program.expr(list[1]).ty.ty);
                let align = pointee.map_or(1, |p| program.types.align(p.ty));
                self.token = token;
                self.store_through(list[1], second, align)?;
                Ok(Some(Some(first)))
            }
            "remquo" => {
                let (a, b) = (self.value(list[0])?, self.value(list[1])?);
                let first = self.apply2("remainder", a, b, a.ty)?;
                let quotient = self.apply2("remquo_quotient", a, b, Scalar::I32)?;
                let pointee = program.types.pointee(program.expr(list[2]).ty.ty);
                let align = pointee.map_or(1, |p| program.types.align(p.ty));
                self.token = token;
                self.store_through(list[2], quotient, align)?;
                Ok(Some(Some(first)))
            }
            "to_global" | "to_local" | "to_private" => {
                let a = self.value(list[0])?;
                let space = match name {
                    "to_global" => Space::Global,
                    "to_local" => Space::Local,
                    _ => Space::Private,
                };
                let d = self.value_temp(Scalar::U64, 1);
                self.emit(Instr::ToSpace { d: d.reg, a: a.reg, space });
                Ok(Some(Some(d)))
            }
            "get_fence" => {
                let a = self.value(list[0])?;
                let d = self.value_temp(Scalar::U32, 1);
                self.emit(Instr::GetFence { d: d.reg, a: a.reg });
                Ok(Some(Some(d)))
            }
            "printf" => {
                let format = self.value(list[0])?.reg;
                let mut args = Vec::new();
                for e in &list[1..] {
                    let v = self.value(*e)?;
                    args.push((v.reg, v.ty, v.n));
                }
                self.token = token;
                let d = self.value_temp(Scalar::I32, 1);
                self.emit(Instr::Printf(Box::new(Printf { format, args, result: d.reg })));
                Ok(Some(Some(d)))
            }
            _ => Ok(None),
        }
    }

    // Atomics -----------------------------------------------------------------------------------

    pub(super) fn atomic(
        &mut self,
        e: ExprId,
        name: &str,
        list: &[ExprId],
    ) -> Result<Option<Option<Val>>> {
        let program = self.program;
        let token = self.token;
        let legacy = name.strip_prefix("atom_");
        let Some(rest) = name.strip_prefix("atomic_").or(legacy) else { return Ok(None) };
        if legacy.is_none() && rest == "work_item_fence" {
            return Ok(None);
        }
        let Some(pointer) = list.first().copied() else { return Ok(None) };
        let Some(object) = program.types.pointee(program.expr(pointer).ty.ty) else {
            return Ok(None);
        };
        let Shape::Value(ty, 1) = self.shape(object.ty)? else { return Ok(None) };
        let space = self.pointee_space(pointer);
        let (rest, explicit) = match rest.strip_suffix("_explicit") {
            Some(rest) => (rest, true),
            None => (rest, false),
        };
        let new = rest.starts_with("fetch_")
            || rest.starts_with("compare_exchange")
            || rest.starts_with("flag_")
            || matches!(rest, "load" | "store" | "exchange" | "init");
        let (op, values) = match rest {
            "add" | "fetch_add" => (AtomicOp::Add, 1),
            "sub" | "fetch_sub" => (AtomicOp::Sub, 1),
            "inc" => (AtomicOp::Add, 0),
            "dec" => (AtomicOp::Sub, 0),
            "xchg" | "exchange" => (AtomicOp::Exchange, 1),
            "min" | "fetch_min" => (AtomicOp::Min, 1),
            "max" | "fetch_max" => (AtomicOp::Max, 1),
            "and" | "fetch_and" => (AtomicOp::And, 1),
            "or" | "fetch_or" => (AtomicOp::Or, 1),
            "xor" | "fetch_xor" => (AtomicOp::Xor, 1),
            "fetch_nand" => (AtomicOp::Nand, 1),
            "cmpxchg" => (AtomicOp::CompareExchange, 2),
            "load" => (AtomicOp::Load, 0),
            "store" | "init" => (AtomicOp::Store, 1),
            "flag_test_and_set" => (AtomicOp::Exchange, 0),
            "flag_clear" => (AtomicOp::Store, 0),
            "compare_exchange_strong" | "compare_exchange_weak" => (AtomicOp::CompareExchange, 2),
            _ => return Ok(None),
        };
        let size = u64::from(ty.size());
        let addr = self.pointer(pointer, true)?;
        let base = self.lea(addr);
        let addr = self.plain(base);
        let fixed = match rest {
            "inc" | "dec" | "flag_test_and_set" => Some(1),
            "flag_clear" | "load" => Some(0),
            _ => None,
        };
        let mut expected_at = None;
        let (expected, value) = match (fixed, rest) {
            (Some(bits), _) => {
                let c = self.constant_val(ty, bits);
                (c, c)
            }
            (None, "cmpxchg") => (self.value(list[1])?, self.value(list[2])?),
            (None, "compare_exchange_strong" | "compare_exchange_weak") => {
                let expected = self.pointer(list[1], true)?;
                let expected = self.lea(expected);
                let expected = self.plain(expected);
                let from = self.pointee_space(list[1]);
                expected_at = Some((expected, from));
                let at = self.access(expected, from, size);
                let old = self.value_temp(ty, 1);
                self.emit(Instr::Load { ty, n: 1, d: old.reg, at });
                (old, self.value(list[2])?)
            }
            _ => {
                let v = self.value(list[1])?;
                (v, v)
            }
        };
        self.token = token;
        let at = self.access(addr, space, size);
        if rest == "init" {
            self.emit(Instr::Store { ty, n: 1, s: value.reg, at });
            return Ok(Some(None));
        }
        let first = 1 + values;
        let order = if explicit {
            let scope = if expected_at.is_some() { first + 2 } else { first + 1 };
            self.order(list.get(first), list.get(scope), true)
        } else {
            self.order(None, None, new)
        };
        let d = self.value_temp(ty, 1);
        self.emit(Instr::Atomic {
            op,
            ty,
            d: d.reg,
            value: value.reg,
            expected: expected.reg,
            at,
            order,
        });
        if let Some((addr, from)) = expected_at {
            // What was there replaces what was expected, where that differs.
            let bits = Val { ty: ty.to_unsigned(), ..d };
            let wanted = Val { ty: ty.to_unsigned(), ..expected };
            let same = self.compare(Cmp::Eq, bits, wanted, false);
            let end = self.new_label();
            self.branch(Instr::Branch { cond: same.reg, when: true, to: 0 }, end);
            let at = self.access(addr, from, size);
            self.emit(Instr::Store { ty, n: 1, s: d.reg, at });
            self.place(end);
            return Ok(Some(Some(self.convert(same, Scalar::U8, None, false))));
        }
        match self.shape(program.expr(e).ty.ty)? {
            Shape::Value(s, _) if s == Scalar::U8 && ty != Scalar::U8 => {
                let zero = self.constant_val(ty, 0);
                let set = self.compare(Cmp::Ne, d, zero, false);
                Ok(Some(Some(self.convert(set, Scalar::U8, None, false))))
            }
            Shape::Value(..) => Ok(Some(Some(d))),
            _ => Ok(Some(None)),
        }
    }

    /// The error for a function that the checker accepts and the device does not have: a mistake of the device's.
    fn unknown_function<T>(&self, name: &str) -> Result<T> {
        self.fail(format!("the reference device has no function `{name}`"))
    }

    // Computing ---------------------------------------------------------------------------------

    pub(super) fn apply1(&mut self, name: &str, a: Val, to: Scalar) -> Result<Val> {
        let Some(f) = math::one(name, a.ty).or_else(|| integer::one(name, a.ty)) else {
            return self.unknown_function(name);
        };
        let d = self.value_temp(to, a.n);
        let (wa, wd) = (a.ty.width(), to.width());
        self.emit(Instr::Apply1 { f, wa, wd, n: a.n, d: d.reg, a: a.reg });
        Ok(d)
    }

    pub(super) fn apply2(&mut self, name: &str, a: Val, b: Val, to: Scalar) -> Result<Val> {
        let Some(f) = math::two(name, a.ty).or_else(|| integer::two(name, a.ty)) else {
            return self.unknown_function(name);
        };
        let d = self.value_temp(to, a.n);
        let (wa, wb, wd) = (a.ty.width(), b.ty.width(), to.width());
        self.emit(Instr::Apply2 { f, wa, wb, wd, n: a.n, d: d.reg, a: a.reg, b: b.reg });
        Ok(d)
    }

    pub(super) fn apply3(&mut self, name: &str, a: Val, b: Val, c: Val) -> Result<Val> {
        let Some(f) = integer::three(name, a.ty) else {
            return self.unknown_function(name);
        };
        let d = self.value_temp(a.ty, a.n);
        self.emit(Instr::Apply3 {
            f,
            w: a.ty.width(),
            wc: c.ty.width(),
            wd: a.ty.width(),
            n: a.n,
            d: d.reg,
            a: a.reg,
            b: b.reg,
            c: c.reg,
        });
        Ok(d)
    }

    fn float_constant(&mut self, ty: Scalar, n: u8, value: f64) -> Val {
        self.splat_constant(ty, n, super::super::convert::of_f64(value, ty))
    }

    pub(super) fn choose(&mut self, p: Val, a: Val, b: Val, sign: bool) -> Val {
        let d = self.value_temp(a.ty, a.n);
        let step = u8::from(p.n == a.n);
        let (cw, w, n) = (p.ty.width(), a.ty.width(), a.n);
        self.emit(Instr::Choose { cw, w, n, sign, step, d: d.reg, p: p.reg, a: a.reg, b: b.reg });
        d
    }

    fn mul_add(&mut self, a: Val, b: Val, c: Val, fused: bool) -> Val {
        let d = self.value_temp(a.ty, a.n);
        let (ty, n, a, b, c) = (a.ty, a.n, a.reg, b.reg, c.reg);
        self.emit(Instr::MulAdd { ty, n, fused, d: d.reg, a, b, c });
        d
    }

    pub(super) fn component(&self, v: Val, k: u8) -> Val {
        Val { reg: v.reg + u32::from(k), ty: v.ty, n: 1 }
    }

    /// The sum of the products of components.
    fn dot(&mut self, a: Val, b: Val) -> Val {
        let products = self.bin(Bin::Mul, a, b);
        let mut sum = self.component(products, 0);
        for k in 1..a.n {
            sum = self.bin(Bin::Add, sum, self.component(products, k));
        }
        sum
    }

    /// The length of a vector, which does not overflow where the result does not.
    fn length(&mut self, v: Val) -> Result<Val> {
        if v.n == 1 {
            return Ok(self.un(Un::Fabs, v));
        }
        let wide = match v.ty {
            Scalar::F16 => Scalar::F32,
            Scalar::F32 => Scalar::F64,
            _ => {
                let mut sum = self.component(v, 0);
                for k in 1..v.n {
                    sum = self.apply2("hypot", sum, self.component(v, k), v.ty)?;
                }
                return Ok(sum);
            }
        };
        let w = self.convert(v, wide, None, false);
        let square = self.dot(w, w);
        let root = self.un(Un::Sqrt, square);
        Ok(self.convert(root, v.ty, None, false))
    }

    pub(super) fn computation(
        &mut self,
        name: &str,
        list: &[ExprId],
        s: Scalar,
        n: u8,
    ) -> Result<Option<Val>> {
        let program = self.program;
        let token = self.token;
        if let Some((rounding, sat)) = conversion(name) {
            let v = self.value(list[0])?;
            self.token = token;
            let rounding = rounding.or_else(|| self.conversion_mode(s));
            return Ok(Some(self.convert(v, s, rounding, sat)));
        }
        let plain =
            name.strip_prefix("native_").or_else(|| name.strip_prefix("half_")).unwrap_or(name);
        if let Some(v) = self.special_shapes(plain, list, s, n)? {
            return Ok(Some(v));
        }
        // From here on, component by component.
        let width =
            list.iter().map(|e| program.types.width(program.expr(*e).ty.ty)).max().unwrap_or(1);
        let v = self.component_args(list, width)?;
        self.token = token;
        let float = v.first().is_some_and(|a| a.ty.is_float());
        let vector = width > 1;
        Ok(Some(match (plain, &v[..]) {
            ("sqrt", [a]) => self.un(Un::Sqrt, *a),
            ("rsqrt", [a]) => self.un(Un::Rsqrt, *a),
            ("fabs", [a]) => self.un(Un::Fabs, *a),
            ("floor", [a]) => self.un(Un::Floor, *a),
            ("ceil", [a]) => self.un(Un::Ceil, *a),
            ("trunc", [a]) => self.un(Un::Trunc, *a),
            ("rint", [a]) => self.un(Un::Rint, *a),
            ("recip", [a]) => {
                let one = self.float_constant(a.ty, a.n, 1.0);
                self.bin(Bin::Div, one, *a)
            }
            ("divide", [a, b]) => self.bin(Bin::Div, *a, *b),
            ("fma", [a, b, c]) => self.mul_add(*a, *b, *c, true),
            ("mad" | "mad24", [a, b, c]) => self.mul_add(*a, *b, *c, false),
            ("mul24", [a, b]) => self.bin(Bin::Mul, *a, *b),
            ("min", [a, b]) => self.bin(Bin::Min, *a, *b),
            ("max", [a, b]) => self.bin(Bin::Max, *a, *b),
            ("clamp", [x, low, high]) => {
                let up = self.bin(Bin::Max, *x, *low);
                self.bin(Bin::Min, up, *high)
            }
            ("mix", [x, y, a]) => {
                let d = self.bin(Bin::Sub, *y, *x);
                let d = self.bin(Bin::Mul, d, *a);
                self.bin(Bin::Add, *x, d)
            }
            ("step", [edge, x]) => {
                let below = self.compare(Cmp::Lt, *x, *edge, true);
                let zero = self.float_constant(x.ty, x.n, 0.0);
                let one = self.float_constant(x.ty, x.n, 1.0);
                self.choose(below, zero, one, true)
            }
            ("smoothstep", [e0, e1, x]) => {
                let over = self.bin(Bin::Sub, *x, *e0);
                let range = self.bin(Bin::Sub, *e1, *e0);
                let t = self.bin(Bin::Div, over, range);
                let zero = self.float_constant(x.ty, x.n, 0.0);
                let one = self.float_constant(x.ty, x.n, 1.0);
                let t = self.bin(Bin::Max, t, zero);
                let t = self.bin(Bin::Min, t, one);
                let (two, three) =
                    (self.float_constant(x.ty, x.n, 2.0), self.float_constant(x.ty, x.n, 3.0));
                let twice = self.bin(Bin::Mul, two, t);
                let rest = self.bin(Bin::Sub, three, twice);
                let square = self.bin(Bin::Mul, t, t);
                self.bin(Bin::Mul, square, rest)
            }
            ("degrees", [a]) => {
                let k = self.float_constant(a.ty, a.n, 180.0 / std::f64::consts::PI);
                self.bin(Bin::Mul, k, *a)
            }
            ("radians", [a]) => {
                let k = self.float_constant(a.ty, a.n, std::f64::consts::PI / 180.0);
                self.bin(Bin::Mul, k, *a)
            }
            ("isequal", [a, b]) => self.compare(Cmp::Eq, *a, *b, vector),
            ("isnotequal", [a, b]) => self.compare(Cmp::Ne, *a, *b, vector),
            ("isgreater", [a, b]) => self.compare(Cmp::Gt, *a, *b, vector),
            ("isgreaterequal", [a, b]) => self.compare(Cmp::Ge, *a, *b, vector),
            ("isless", [a, b]) => self.compare(Cmp::Lt, *a, *b, vector),
            ("islessequal", [a, b]) => self.compare(Cmp::Le, *a, *b, vector),
            ("islessgreater", [a, b]) => {
                let l = self.compare(Cmp::Lt, *a, *b, vector);
                let g = self.compare(Cmp::Gt, *a, *b, vector);
                self.bin(Bin::Or, l, g)
            }
            ("isordered", [a, b]) => {
                let l = self.compare(Cmp::Eq, *a, *a, vector);
                let g = self.compare(Cmp::Eq, *b, *b, vector);
                self.bin(Bin::And, l, g)
            }
            ("isunordered", [a, b]) => {
                let l = self.compare(Cmp::Ne, *a, *a, vector);
                let g = self.compare(Cmp::Ne, *b, *b, vector);
                self.bin(Bin::Or, l, g)
            }
            ("isnan", [a]) => self.compare(Cmp::Ne, *a, *a, vector),
            ("isinf", [a]) => {
                let size = self.un(Un::Fabs, *a);
                let inf = self.float_constant(a.ty, a.n, f64::INFINITY);
                self.compare(Cmp::Eq, size, inf, vector)
            }
            ("isfinite", [a]) => {
                let size = self.un(Un::Fabs, *a);
                let inf = self.float_constant(a.ty, a.n, f64::INFINITY);
                self.compare(Cmp::Lt, size, inf, vector)
            }
            ("isnormal", [a]) => {
                let size = self.un(Un::Fabs, *a);
                let inf = self.float_constant(a.ty, a.n, f64::INFINITY);
                let least = match a.ty {
                    Scalar::F16 => 1.0 / 16384.0,
                    Scalar::F32 => f64::from(f32::MIN_POSITIVE),
                    _ => f64::MIN_POSITIVE,
                };
                let least = self.float_constant(a.ty, a.n, least);
                let l = self.compare(Cmp::Lt, size, inf, vector);
                let g = self.compare(Cmp::Ge, size, least, vector);
                self.bin(Bin::And, l, g)
            }
            ("signbit", [a]) => {
                let bits = Val { ty: a.ty.to_signed(), ..*a };
                let zero = self.splat_constant(bits.ty, a.n, 0);
                self.compare(Cmp::Lt, bits, zero, vector)
            }
            ("bitselect", [a, b, c]) => {
                let bits = |v: &Val| Val { ty: v.ty.to_unsigned(), ..*v };
                let (x, y, c) = (bits(a), bits(b), bits(c));
                let keep = self.un(Un::Not, c);
                let x = self.bin(Bin::And, x, keep);
                let y = self.bin(Bin::And, y, c);
                let d = self.bin(Bin::Or, x, y);
                Val { ty: a.ty, ..d }
            }
            ("select", [a, b, c]) => self.choose(*c, *b, *a, vector),
            ("bitfield_insert", [base, insert, offset, count]) => {
                // The mask of the field, then a choice bit by bit.
                let mask = self.apply2("field_mask", *offset, *count, Scalar::U64)?;
                let mask = self.convert(mask, base.ty, None, false);
                let amount = self.convert(*offset, base.ty, None, false);
                let moved = self.bin(Bin::Shl, *insert, amount);
                let moved = self.bin(Bin::And, moved, mask);
                let keep = self.un(Un::Not, mask);
                let kept = self.bin(Bin::And, *base, keep);
                self.bin(Bin::Or, moved, kept)
            }
            ("bitfield_extract_signed" | "bitfield_extract_unsigned", [a, offset, count]) => {
                let shape = self.apply2("field_shape", *offset, *count, Scalar::U64)?;
                let bits = Val { ty: a.ty.to_unsigned(), ..*a };
                let f =
                    if plain.ends_with("_signed") { "extract_signed" } else { "extract_unsigned" };
                let d = self.apply2(f, bits, shape, s)?;
                Val { ty: s, ..d }
            }
            (_, [a]) if float && math::one(plain, a.ty).is_some() => self.apply1(plain, *a, s)?,
            (_, [a]) if !float && integer::one(plain, a.ty).is_some() => {
                self.apply1(plain, *a, s)?
            }
            ("nan", [a]) => self.apply1("nan", *a, s)?,
            (_, [a, b]) if float && math::two(plain, a.ty).is_some() => {
                self.apply2(plain, *a, *b, s)?
            }
            (_, [a, b]) if !float && integer::two(plain, a.ty).is_some() => {
                self.apply2(plain, *a, *b, s)?
            }
            (_, [a, b, c]) if !float && integer::three(plain, a.ty).is_some() => {
                self.apply3(plain, *a, *b, *c)?
            }
            _ => return Ok(None),
        }))
    }

    /// Functions that are not component-wise.
    fn special_shapes(
        &mut self,
        name: &str,
        list: &[ExprId],
        s: Scalar,
        n: u8,
    ) -> Result<Option<Val>> {
        Ok(Some(match (name, list) {
            ("any" | "all", [e]) => {
                let v = self.value(*e)?;
                let zero = self.constant_val(v.ty, 0);
                let mut result: Option<Val> = None;
                for k in 0..v.n {
                    let set = self.compare(Cmp::Lt, self.component(v, k), zero, false);
                    let op = if name == "any" { Bin::Or } else { Bin::And };
                    result = Some(match result {
                        None => set,
                        Some(r) => self.bin(op, r, set),
                    });
                }
                match result {
                    Some(r) => r,
                    None => return Ok(None),
                }
            }
            ("dot", [a, b]) => {
                let (a, b) = (self.value(*a)?, self.value(*b)?);
                if s.is_float() {
                    self.dot(a, b)
                } else {
                    let a = self.convert(a, s, None, false);
                    let b = self.convert(b, s, None, false);
                    self.dot(a, b)
                }
            }
            ("dot_acc_sat", [a, b, c]) => {
                let (a, b, c) = (self.value(*a)?, self.value(*b)?, self.value(*c)?);
                let a = self.convert(a, s, None, false);
                let b = self.convert(b, s, None, false);
                let sum = self.dot(a, b);
                self.apply2("add_sat", sum, c, s)?
            }
            (_, [a, b, rest @ ..]) if name.contains("_4x8packed_") => {
                let (a, b) = (self.value(*a)?, self.value(*b)?);
                let sign = |part: Option<u8>| {
                    if part == Some(b's') { Scalar::I8 } else { Scalar::U8 }
                };
                let kinds = name.split("_4x8packed_").nth(1).unwrap_or("").as_bytes();
                let a = self.reinterpret(a, sign(kinds.first().copied()), 4);
                let b = self.reinterpret(b, sign(kinds.get(1).copied()), 4);
                let a = self.convert(a, s, None, false);
                let b = self.convert(b, s, None, false);
                let sum = self.dot(a, b);
                match rest {
                    [c] => {
                        let c = self.value(*c)?;
                        self.apply2("add_sat", sum, c, s)?
                    }
                    _ => sum,
                }
            }
            ("cross", [a, b]) => {
                let (a, b) = (self.value(*a)?, self.value(*b)?);
                let (a1, b1) = (self.swizzled(a, &[1, 2, 0]), self.swizzled(b, &[2, 0, 1]));
                let (a2, b2) = (self.swizzled(a, &[2, 0, 1]), self.swizzled(b, &[1, 2, 0]));
                let left = self.bin(Bin::Mul, a1, b1);
                let right = self.bin(Bin::Mul, a2, b2);
                let three = self.bin(Bin::Sub, left, right);
                if n == 3 {
                    three
                } else {
                    let d = self.value_temp(s, 4);
                    let zero = self.float_constant(s, 1, 0.0);
                    let w = s.width();
                    self.emit(Instr::Move { w, n: 3, d: d.reg, s: three.reg });
                    self.emit(Instr::Move { w, n: 1, d: d.reg + 3, s: zero.reg });
                    d
                }
            }
            ("length" | "fast_length", [a]) => {
                let a = self.value(*a)?;
                self.length(a)?
            }
            ("distance" | "fast_distance", [a, b]) => {
                let (a, b) = (self.value(*a)?, self.value(*b)?);
                let d = self.bin(Bin::Sub, a, b);
                self.length(d)?
            }
            ("normalize" | "fast_normalize", [a]) => {
                let a = self.value(*a)?;
                let wide = if a.ty == Scalar::F32 { Scalar::F64 } else { a.ty };
                let w = self.convert(a, wide, None, false);
                let length = if wide == a.ty {
                    self.length(w)?
                } else {
                    let square = self.dot(w, w);
                    self.un(Un::Sqrt, square)
                };
                let zero = self.float_constant(wide, 1, 0.0);
                let is_zero = self.compare(Cmp::Eq, length, zero, false);
                let one = self.float_constant(wide, 1, 1.0);
                let divisor = self.choose(is_zero, one, length, false);
                let divisor = self.splat(divisor, a.n);
                let d = self.bin(Bin::Div, w, divisor);
                self.convert(d, a.ty, None, false)
            }
            ("shuffle" | "shuffle2", [a, rest @ .., mask]) => {
                let a = self.value(*a)?;
                let b = rest.first().map(|b| self.value(*b)).transpose()?;
                let mask = self.value(*mask)?;
                let d = self.value_temp(s, n);
                self.emit(Instr::Shuffle {
                    w: s.width(),
                    n,
                    m: a.n,
                    mask_w: mask.ty.width(),
                    d: d.reg,
                    a: a.reg,
                    b: b.map(|b| b.reg),
                    mask: mask.reg,
                });
                d
            }
            ("upsample", [high, low]) => {
                let (high, low) = (self.value(*high)?, self.value(*low)?);
                let d = self.value_temp(s, n);
                let Some(f) = integer::two("upsample", high.ty) else { return Ok(None) };
                let (wa, wb, wd) = (high.ty.width(), low.ty.width(), s.width());
                self.emit(Instr::Apply2 { f, wa, wb, wd, n, d: d.reg, a: high.reg, b: low.reg });
                d
            }
            _ => return Ok(None),
        }))
    }
}
