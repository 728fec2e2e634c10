//! Barriers, fences, copies and functions of work-groups (OpenCL C 6.15.8 to 6.15.12 and 6.15.16).

use super::*;

/// The bits of the fence flags.
const LOCAL_FENCE: u64 = 1;
const GLOBAL_FENCE: u64 = 2;
const IMAGE_FENCE: u64 = 4;
pub(super) const ALL_FENCES: u64 = LOCAL_FENCE | GLOBAL_FENCE | IMAGE_FENCE;

/// The operation of a reduction or scan, from the last words of its name.
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

/// The operation for a name without the prefix `work_group_`.
fn group_op(rest: &str) -> Option<GroupOp> {
    Some(match rest {
        "all" => GroupOp::All,
        "any" => GroupOp::Any,
        _ => {
            if let Some(word) = rest.strip_prefix("reduce_") {
                GroupOp::Reduce(group_fn(word)?)
            } else if let Some(word) = rest.strip_prefix("scan_inclusive_") {
                GroupOp::Inclusive(group_fn(word)?)
            } else {
                GroupOp::Exclusive(group_fn(rest.strip_prefix("scan_exclusive_")?)?)
            }
        }
    })
}

impl Compiler<'_> {
    /// The fence flags of an argument, or all flags if the argument is missing or its value is unknown.
    pub(super) fn flags(&self, e: Option<&ExprId>) -> u64 {
        e.and_then(|e| self.known(*e)).unwrap_or(ALL_FENCES)
    }

    /// For local memory, global memory and images: whether the flags include them.
    fn fences(&self, list: &[ExprId]) -> [bool; 3] {
        let flags = self.flags(list.first());
        [LOCAL_FENCE, GLOBAL_FENCE, IMAGE_FENCE].map(|bit| flags & bit != 0)
    }

    pub(super) fn order(
        &self,
        order: Option<&ExprId>,
        scope: Option<&ExprId>,
        strong: bool,
    ) -> Order {
        // If the order is not known at compile time, the strongest order is assumed.
        let number = order.map_or(if strong { 5 } else { 0 }, |e| self.known(*e).unwrap_or(5));
        let scope = scope.map_or(2, |e| self.known(*e).unwrap_or(2));
        Order {
            acquire: matches!(number, 2 | 4 | 5),
            release: matches!(number, 3..=5),
            device: matches!(scope, 2 | 3),
        }
    }

    pub(super) fn synchronisation(&mut self, e: ExprId, name: &str, list: &[ExprId]) -> Done {
        match name {
            "barrier" | "work_group_barrier" => {
                let [local, global, image] = self.fences(list);
                self.emit(Instr::Barrier { local, global, image });
                self.emit(Instr::Label);
            }
            "mem_fence" | "read_mem_fence" | "write_mem_fence" | "atomic_work_item_fence" => {
                let order = match name {
                    "mem_fence" => Order::ALL,
                    "read_mem_fence" => Order { release: false, ..Order::ALL },
                    "write_mem_fence" => Order { acquire: false, ..Order::ALL },
                    _ => self.order(list.get(1), list.get(2), true),
                };
                let [local, global, image] = self.fences(list);
                self.emit(Instr::Fence { local, global, image, order });
            }
            "async_work_group_copy_fence" => {
                let [local, global, _] = self.fences(list);
                self.emit(Instr::CopyFence { local, global });
            }
            "prefetch" => {
                for e in list {
                    self.value(*e)?;
                }
            }
            "wait_group_events" => {
                let token = self.token;
                let count = self.value(list[0])?.reg;
                let (base, space) = self.pointer_value(list[1])?;
                self.token = token;
                let list = self.through(base, space, 8);
                self.emit(Instr::WaitEvents { count, list });
                self.emit(Instr::Label);
            }
            _ if name.starts_with("async_work_group_") => return self.async_copy(name, list),
            _ => return self.group_function(e, name, list),
        }
        Ok(Some(None))
    }

    /// Compiles an asynchronous copy by a work-group, of elements or of lines and planes.
    fn async_copy(&mut self, name: &str, list: &[ExprId]) -> Done {
        let (program, token) = (self.program, self.token);
        let Some(target) = program.types.pointee(program.expr(list[0]).ty.ty) else {
            return self.unexpected();
        };
        let regs: Vec<Reg> = list.iter().map(|e| Ok(self.value(*e)?.reg)).collect::<Result<_>>()?;
        self.token = token;
        let element = size_of_type(program, target.ty) as u32;
        let (from, count, stride, lines, with, size) = match (name, &regs[..]) {
            ("async_work_group_copy", &[_, from, count, with]) => {
                (from, count, None, None, with, element)
            }
            ("async_work_group_strided_copy", &[_, from, count, stride, with]) => {
                (from, count, Some(stride), None, with, element)
            }
            (_, &[_, to_at, from, from_at, size, count, lines, ref rest @ ..]) => {
                let one = self.constant(Width::W64, 1);
                let (planes, line_steps, plane_steps, with) = match *rest {
                    [from, to, with] => (one, [to, from], [one, one], with),
                    [planes, from, from_plane, to, to_plane, with] => {
                        (planes, [to, from], [to_plane, from_plane], with)
                    }
                    _ => return self.unexpected(),
                };
                let offsets = [to_at, from_at];
                let shape = CopyLines { offsets, size, lines, planes, line_steps, plane_steps };
                (from, count, None, Some(shape), with, 1)
            }
            _ => return Ok(None),
        };
        let event = self.value_temp(Scalar::U64, 1);
        let sites = [self.site(), self.site()];
        self.emit(Instr::AsyncCopy(Box::new(AsyncCopy {
            event: event.reg,
            to: regs[0],
            from,
            count,
            stride,
            lines,
            with,
            size,
            to_local: target.space == Some(Space::Local),
            sites,
        })));
        self.emit(Instr::Label);
        Ok(Some(Some(event)))
    }

    fn group_function(&mut self, e: ExprId, name: &str, list: &[ExprId]) -> Done {
        let Some(rest) = name.strip_prefix("work_group_") else { return Ok(None) };
        let Some((ty, _)) = self.result_shape(e)? else { return Ok(None) };
        let op = group_op(rest);
        if op.is_none() && rest != "broadcast" {
            return Ok(None);
        }
        let a = self.value(list[0])?.reg;
        let mut ids = [None; 3];
        for (id, e) in ids.iter_mut().zip(&list[1..]) {
            *id = Some(self.value(*e)?.reg);
        }
        let d = self.value_temp(ty, 1);
        self.emit(match op {
            Some(op) => Instr::Group { op, ty, d: d.reg, a },
            None => Instr::Broadcast { w: ty.width(), d: d.reg, a, ids },
        });
        self.emit(Instr::Label);
        Ok(Some(Some(d)))
    }
}
