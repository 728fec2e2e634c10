//! Collective operations of a work-group: barriers, and work-group functions (OpenCL C 6.15.8, 6.15.16).

use super::*;

impl<'a, const D: bool> Machine<'a, D> {
    /// Runs an instruction that all work-items of the group take part in.
    pub(super) fn collective(&mut self, pc: Pc, mask: &[u16]) {
        if mask != &self.all[..] {
            self.diverges(pc, mask);
        }
        self.flush();
        match &self.code.instrs[pc as usize] {
            Instr::Barrier { local, global, image } => {
                let image = *image || *global && self.images.follow_global;
                self.order_all([*local, *global, image]);
            }
            _ => self.collective_alone(pc, mask),
        }
    }

    pub(super) fn collective_alone(&mut self, pc: Pc, mask: &[u16]) {
        let code = self.code;
        let Some(lane) = first_lane(mask) else { return };
        match &code.instrs[pc as usize] {
            Instr::AsyncCopy(copy) => self.async_copy(pc, copy, mask, lane),
            Instr::WaitEvents { count, list } => self.wait_events(pc, *count, list, mask),
            Instr::Group { op, ty, d, a } => self.group_function(*op, *ty, *d, *a, mask),
            Instr::Pipe(call) => self.pipe(pc, call, mask),
            Instr::Broadcast { w, d, a, ids } => {
                let mut at = [0u64; 3];
                for (to, id) in at.iter_mut().zip(ids) {
                    if let Some(reg) = id {
                        *to = self.regs.w64.lane(*reg, lane);
                        self.same_for_all(pc, Width::W64, *reg, mask);
                    }
                }
                let from = (at[2] * self.size[1] + at[1])
                    .wrapping_mul(self.size[0])
                    .wrapping_add(at[0])
                    .min(self.lanes as u64 - 1);
                let value = self.regs.lane(*w, *a, from as usize);
                self.regs.fill(*w, *d, value);
            }
            _ => {}
        }
    }

    /// Reports an argument that differs between the work-items of a collective function.
    pub(super) fn same_for_all(&mut self, pc: Pc, w: Width, reg: Reg, mask: &[u16]) {
        let Some(first) = first_lane(mask) else { return };
        let value = self.regs.lane(w, reg, first);
        let mut other = None;
        each_lane(mask, |lane| {
            if other.is_none() && self.regs.lane(w, reg, lane) != value {
                other = Some(lane);
            }
        });
        if let Some(lane) = other {
            let spot = self.spot(pc, lane);
            self.findings.add(Kind::DivergentCall, spot, None, |raw| {
                raw.message =
                    "an argument of this function differs between work-items of the group".into();
            });
        }
    }

    pub(super) fn group_function(&mut self, op: GroupOp, ty: Scalar, d: Reg, a: Reg, mask: &[u16]) {
        let w = ty.width();
        let mut lanes = Vec::new();
        each_lane(mask, |lane| lanes.push(lane));
        let value = |lane: usize| self.regs.lane(w, a, lane);
        match op {
            GroupOp::All | GroupOp::Any => {
                let mut values = lanes.iter().map(|l| value(*l) != 0);
                let result = if op == GroupOp::All { values.all(|v| v) } else { values.any(|v| v) };
                self.regs.fill(w, d, u64::from(result));
            }
            GroupOp::Reduce(f) => {
                let result = lanes
                    .iter()
                    .fold(identity(f, ty), |sum, l| group_combine(f, ty, sum, value(*l)));
                self.regs.fill(w, d, result);
            }
            GroupOp::Inclusive(f) | GroupOp::Exclusive(f) => {
                let mut sum = identity(f, ty);
                let mut out = Vec::new();
                for l in &lanes {
                    let next = group_combine(f, ty, sum, value(*l));
                    out.push(if matches!(op, GroupOp::Inclusive(_)) { next } else { sum });
                    sum = next;
                }
                by_width!(w, W => {
                    let file = W::file(&self.regs);
                    file.spread(d);
                    file.clean(d);
                    for (l, v) in lanes.iter().zip(&out) {
                        file.set_lane(d, *l, W::narrow(*v));
                    }
                });
            }
        }
    }
}

pub(super) fn identity(f: GroupFn, ty: Scalar) -> u64 {
    use crate::convert::{limits, of_f64};
    match (f, ty.is_float()) {
        (GroupFn::Min, true) => of_f64(f64::INFINITY, ty),
        (GroupFn::Max, true) => of_f64(f64::NEG_INFINITY, ty),
        (GroupFn::Mul, true) => of_f64(1.0, ty),
        (GroupFn::Min, false) => limits(ty).1 as u64,
        (GroupFn::Max, false) => limits(ty).0 as u64,
        (GroupFn::Mul | GroupFn::LogicalAnd, false) => 1,
        (GroupFn::And, false) => u64::MAX,
        _ => 0,
    }
}

pub(super) fn group_combine(f: GroupFn, ty: Scalar, a: u64, b: u64) -> u64 {
    use crate::convert::{of_f64, to_f64};
    let op = match f {
        GroupFn::Add => AtomicOp::Add,
        GroupFn::Min => AtomicOp::Min,
        GroupFn::Max => AtomicOp::Max,
        GroupFn::And => AtomicOp::And,
        GroupFn::Or => AtomicOp::Or,
        GroupFn::Xor => AtomicOp::Xor,
        GroupFn::Mul if ty.is_float() => return of_f64(to_f64(a, ty) * to_f64(b, ty), ty),
        GroupFn::Mul => return a.wrapping_mul(b),
        GroupFn::LogicalAnd => return u64::from(a != 0 && b != 0),
        GroupFn::LogicalOr => return u64::from(a != 0 || b != 0),
        GroupFn::LogicalXor => return u64::from((a != 0) != (b != 0)),
    };
    combined(op, ty, a, b, 0).unwrap_or(a)
}
