//! Sub-groups (OpenCL C 6.15.20): consecutive work-items of a group in its linear order. A sub-group has
//! sixteen work-items, unless the kernel requests another number.
//!
//! A function that all work-items of a sub-group must reach waits for them. If some work-items do not reach the
//! function, this is a finding (`divergent-call` or `barrier-divergence`). Functions of the extensions involve only the
//! active work-items. An undefined result, such as the value of an inactive work-item, is treated as uninitialized.

use super::*;

/// The participating work-items of a sub-group, by their ids in the sub-group.
pub(super) struct Members {
    /// The sub-group's first lane.
    pub first: usize,
    /// The number of work-items of the sub-group.
    size: usize,
    pub active: Vec<usize>,
}

impl<const D: bool> Machine<'_, D> {
    fn sub_group_size(&self) -> usize {
        self.code.sub_group.max(1) as usize
    }

    /// The size of the largest sub-group of the launch, in work-items.
    fn max_sub_group_size(&self) -> u32 {
        u64::from(self.code.sub_group).min(self.range.group_size()) as u32
    }

    /// The sub-groups with work-items in a mask.
    pub(super) fn members(&self, mask: &[u16]) -> Vec<Members> {
        let whole = self.sub_group_size();
        let mut list: Vec<Members> = Vec::new();
        each_lane(mask, |lane| {
            let first = lane / whole * whole;
            if list.last().is_none_or(|m| m.first != first) {
                let size = whole.min(self.lanes - first);
                list.push(Members { first, size, active: Vec::with_capacity(size) });
            }
            if let Some(members) = list.last_mut() {
                members.active.push(lane - first);
            }
        });
        list
    }

    /// Merges the work-items of a mask with those that already wait at the same instruction. Returns the work-items
    /// whose sub-group is complete; `None` if there are none. The others wait.
    pub(super) fn meet(&mut self, pc: Pc, mut mask: Mask) -> Option<Mask> {
        let mut i = 0;
        while i < self.waiting.len() {
            if self.waiting[i].pc != pc {
                i += 1;
                continue;
            }
            let other = self.waiting.swap_remove(i).mask;
            for (a, b) in mask.iter_mut().zip(&other) {
                *a |= b;
            }
            self.pool.push(other);
        }
        let whole = self.sub_group_size();
        let mut ready = self.mask();
        ready.fill(0);
        for members in self.members(&mask) {
            let lanes = members.first..(members.first + whole).min(self.lanes);
            let live = lanes.filter(|l| self.live[l / ROW] >> (l % ROW) & 1 != 0).count();
            if live == members.active.len() {
                for lane in members.active.iter().map(|l| members.first + l) {
                    ready[lane / ROW] |= 1 << (lane % ROW);
                    mask[lane / ROW] &= !(1 << (lane % ROW));
                }
            }
        }
        if mask.iter().any(|m| *m != 0) {
            self.waiting.push(Entry { pc, mask });
        } else {
            self.pool.push(mask);
        }
        if ready.iter().all(|m| *m == 0) {
            self.pool.push(ready);
            return None;
        }
        Some(ready)
    }

    /// Executes an instruction for the sub-groups or work-items of a mask.
    pub(super) fn in_sub_group(&mut self, pc: Pc, mask: &[u16]) {
        match &self.code.instrs[pc as usize] {
            Instr::SubGroup(op) => self.sub_group(pc, op, mask),
            Instr::Pipe(call) => {
                if D && call.callers == Callers::SubGroup {
                    let list = self.members(mask);
                    self.part_of_sub_group(pc, false, &list);
                }
                self.pipe(pc, call, mask);
            }
            _ => {}
        }
    }

    /// Continues with the work-items at functions of their sub-group, if all work-items wait or have
    /// finished.
    pub(super) fn release_sub_groups(&mut self) -> Option<Entry> {
        let code = self.code;
        let in_sub_group = |pc: Pc| match &code.instrs[pc as usize] {
            Instr::SubGroup(_) => true,
            Instr::Pipe(call) => call.callers == Callers::SubGroup,
            _ => false,
        };
        let places: Vec<Pc> = self.waiting.iter().map(|e| e.pc).collect();
        for pc in places.iter().copied().filter(|pc| in_sub_group(*pc)) {
            let mask = self.mask_of_nobody();
            if let Some(mask) = self.meet(pc, mask) {
                self.in_sub_group(pc, &mask);
                return Some(Entry { pc: pc + 1, mask });
            }
        }
        // Some work-items will never arrive. The work-items with the lowest position continue without them.
        let pc = places.into_iter().min().filter(|pc| in_sub_group(*pc))?;
        let i = self.waiting.iter().position(|e| e.pc == pc)?;
        let mask = self.waiting.swap_remove(i).mask;
        self.in_sub_group(pc, &mask);
        Some(Entry { pc: pc + 1, mask })
    }

    fn mask_of_nobody(&mut self) -> Mask {
        let mut mask = self.mask();
        mask.fill(0);
        mask
    }

    /// Reports sub-groups in which not all work-items take part.
    fn part_of_sub_group(&mut self, pc: Pc, barrier: bool, list: &[Members]) {
        for members in list.iter().filter(|m| m.active.len() < m.size) {
            let kind = if barrier { Kind::BarrierDivergence } else { Kind::DivergentCall };
            let what = if barrier { "barrier" } else { "sub-group function" };
            let (n, all) = (members.active.len(), members.size);
            let spot = self.spot(pc, members.first + members.active[0]);
            self.findings.add(kind, spot, None, |raw| {
                raw.message =
                    format!("{n} of the {all} work-items of a sub-group reach this {what}");
            });
        }
    }

    /// Executes a sub-group function for the work-items of a mask.
    pub(super) fn sub_group(&mut self, pc: Pc, op: &SubGroup, mask: &[u16]) {
        use SubGroupOp as Op;
        let list = self.members(mask);
        if D && op.whole {
            self.part_of_sub_group(pc, op.op == SubGroupOp::Barrier, &list);
        }
        match op.op {
            Op::Barrier => {
                let flags = self.regs.w32.lane(op.b, 0);
                let named = std::array::from_fn(|space| flags >> space & 1 != 0);
                let whole = self.sub_group_size();
                if let Some(races) = &mut self.races {
                    races.sub_group_barrier(list.iter().map(|m| m.first / whole), named);
                }
                if D && named[Named::Images as usize] {
                    for members in &list {
                        let lanes = members.first..members.first + members.size;
                        lanes.for_each(|lane| self.unfenced.fence(lane));
                    }
                }
            }
            Op::Size | Op::MaxSize | Op::Count | Op::EnqueuedCount | Op::Id | Op::LocalId => {
                let whole = self.sub_group_size();
                let count = self.lanes.div_ceil(whole) as u32;
                let largest = self.max_sub_group_size();
                // The number of sub-groups of a full-size work-group.
                let enqueued = self.range.group_size().div_ceil(whole as u64) as u32;
                self.clean_result(Width::W32, op.d, 1);
                for members in &list {
                    for id in &members.active {
                        let value = match op.op {
                            Op::EnqueuedCount => enqueued,
                            Op::Size => members.size as u32,
                            Op::MaxSize => largest,
                            Op::Count => count,
                            Op::Id => (members.first / whole) as u32,
                            _ => *id as u32,
                        };
                        self.regs.w32.set_lane(op.d, members.first + id, value);
                    }
                }
            }
            Op::Ballot | Op::Mask(_) => self.ballot(pc, op, &list, mask),
            Op::InverseBallot
            | Op::BitExtract
            | Op::BitCount
            | Op::InclusiveCount
            | Op::ExclusiveCount
            | Op::FindLsb
            | Op::FindMsb => self.of_ballot(op, &list),
            Op::Broadcast
            | Op::BroadcastFirst
            | Op::Shuffle
            | Op::ShuffleXor
            | Op::ShuffleUp
            | Op::ShuffleDown
            | Op::Rotate => self.exchange(pc, op, &list),
            Op::All | Op::Any | Op::AllEqual | Op::Elect => {
                if D && op.op != Op::Elect {
                    let message = "a sub-group votes on an uninitialized value";
                    self.tainted(pc, mask, op.ty.width(), &[op.a], None, message);
                }
                self.vote(op, &list);
            }
            Op::Reduce(_) | Op::Inclusive(_) | Op::Exclusive(_) => self.fold(op, &list),
        }
    }

    /// Prepares registers for results that differ between lanes.
    fn clean_result(&self, w: Width, d: Reg, n: u8) {
        by_width!(w, W => {
            for k in 0..Reg::from(n) {
                W::file(&self.regs).spread(d + k);
                // Lanes that do not take part do not need a value: the register is for intermediate values, which
                // work-items do not keep while they wait.
                W::file(&self.regs).clean(d + k);
            }
        });
    }

    fn set(&self, w: Width, d: Reg, lane: usize, value: u64, tainted: bool) {
        by_width!(w, W => {
            let file = W::file(&self.regs);
            file.set_lane(d, lane, W::narrow(value));
            if D && self.uninitialized && tainted {
                let bits = file.taint(d, lane / ROW) | 1 << (lane % ROW);
                file.set_taint(d, lane / ROW, bits);
            }
        });
    }

    fn is_tainted(&self, w: Width, r: Reg, lane: usize) -> bool {
        D && self.regs.taint(w, r, lane / ROW) >> (lane % ROW) & 1 != 0
    }

    fn vote(&self, op: &SubGroup, list: &[Members]) {
        use crate::convert::to_f64;
        self.clean_result(Width::W32, op.d, 1);
        let w = op.ty.width();
        for members in list {
            let values: Vec<u64> = members
                .active
                .iter()
                .map(|id| self.regs.lane(w, op.a, members.first + id))
                .collect();
            let same = |v: &u64| {
                if op.ty.is_float() {
                    to_f64(*v, op.ty) == to_f64(values[0], op.ty)
                } else {
                    *v == values[0]
                }
            };
            let result = match op.op {
                SubGroupOp::All => values.iter().all(|v| *v != 0),
                SubGroupOp::Any => values.iter().any(|v| *v != 0),
                SubGroupOp::AllEqual => values.iter().all(same),
                _ => false,
            };
            for (i, id) in members.active.iter().enumerate() {
                let result = if op.op == SubGroupOp::Elect { i == 0 } else { result };
                self.regs.w32.set_lane(op.d, members.first + id, u32::from(result));
            }
        }
    }

    fn fold(&self, op: &SubGroup, list: &[Members]) {
        let w = op.ty.width();
        self.clean_result(w, op.d, 1);
        for members in list {
            // The work-items of a cluster are consecutive.
            let cluster = |id: usize| match op.cluster {
                Some(reg) => id / self.regs.w32.lane(reg, members.first + id).max(1) as usize,
                None => 0,
            };
            let mut rest = &members.active[..];
            while let Some(first) = rest.first() {
                let end = rest.iter().position(|id| cluster(*id) != cluster(*first));
                let (these, behind) = rest.split_at(end.unwrap_or(rest.len()));
                rest = behind;
                let (SubGroupOp::Reduce(f) | SubGroupOp::Inclusive(f) | SubGroupOp::Exclusive(f)) =
                    op.op
                else {
                    return;
                };
                let mut sum = identity(f, op.ty);
                let mut lost = false;
                let mut results = Vec::with_capacity(these.len());
                for id in these {
                    let lane = members.first + id;
                    let before = (sum, lost);
                    sum = group_combine(f, op.ty, sum, self.regs.lane(w, op.a, lane));
                    lost |= self.is_tainted(w, op.a, lane);
                    let exclusive = matches!(op.op, SubGroupOp::Exclusive(_));
                    results.push(if exclusive { before } else { (sum, lost) });
                }
                for (id, result) in these.iter().zip(results) {
                    let whole = matches!(op.op, SubGroupOp::Reduce(_));
                    let (value, lost) = if whole { (sum, lost) } else { result };
                    self.set(w, op.d, members.first + id, value, lost);
                }
            }
        }
    }

    /// Exchanges values between the work-items of a sub-group.
    fn exchange(&mut self, pc: Pc, op: &SubGroup, list: &[Members]) {
        let w = op.ty.width();
        let n = Reg::from(op.n);
        self.clean_result(w, op.d, op.n);
        let largest = self.max_sub_group_size();
        for members in list {
            let operand = |id: usize| self.regs.w32.lane(op.b, members.first + id);
            let same = matches!(op.op, SubGroupOp::Broadcast | SubGroupOp::Rotate);
            if D && same
                && members.active.iter().any(|id| operand(*id) != operand(members.active[0]))
            {
                let spot = self.spot(pc, members.first + members.active[0]);
                self.findings.add(Kind::DivergentCall, spot, None, |raw| {
                    raw.message =
                        "an argument of this function differs between work-items of a sub-group"
                            .into();
                });
            }
            for id in &members.active {
                let b = self.regs.w32.lane(op.b, members.first + id);
                let at = *id as u32;
                let from = match op.op {
                    SubGroupOp::BroadcastFirst => Some(members.active[0] as u32),
                    SubGroupOp::ShuffleXor => Some(at ^ b),
                    SubGroupOp::ShuffleUp => at.checked_sub(b),
                    SubGroupOp::ShuffleDown => at.checked_add(b),
                    SubGroupOp::Rotate => {
                        let cluster = op
                            .cluster
                            .map_or(largest, |reg| self.regs.w32.lane(reg, members.first + id));
                        let cluster = i64::from(cluster.max(1));
                        let (start, inside) =
                            (i64::from(at) / cluster * cluster, i64::from(at) % cluster);
                        let turned = (inside + i64::from(b as i32)).rem_euclid(cluster);
                        u32::try_from(start + turned).ok()
                    }
                    _ => Some(b),
                };
                let from = from.and_then(|f| usize::try_from(f).ok());
                let from = from.filter(|f| members.active.binary_search(f).is_ok());
                for k in 0..n {
                    let lane = members.first + id;
                    let (value, lost) = match from {
                        Some(f) => {
                            let f = members.first + f;
                            (self.regs.lane(w, op.a + k, f), self.is_tainted(w, op.a + k, f))
                        }
                        None => (0, true),
                    };
                    self.set(w, op.d + k, lane, value, lost);
                }
            }
        }
    }

    fn ballot(&mut self, pc: Pc, op: &SubGroup, list: &[Members], mask: &[u16]) {
        if D && op.op == SubGroupOp::Ballot {
            let message = "a sub-group votes on an uninitialized value";
            self.tainted(pc, mask, op.ty.width(), &[op.a], None, message);
        }
        self.clean_result(Width::W32, op.d, 4);
        let largest = self.max_sub_group_size();
        for members in list {
            let votes = members.active.iter().fold(0u128, |bits, id| {
                let set = self.regs.lane(op.ty.width(), op.a, members.first + id) != 0;
                bits | u128::from(set) << id
            });
            for id in &members.active {
                let own = *id as u32;
                let bits = match op.op {
                    SubGroupOp::Mask(cmp) => (0..largest)
                        .filter(|i| match cmp {
                            Cmp::Lt => *i < own,
                            Cmp::Le => *i <= own,
                            Cmp::Gt => *i > own,
                            Cmp::Ge => *i >= own,
                            _ => *i == own,
                        })
                        .fold(0u128, |bits, i| bits | 1 << i),
                    _ => votes,
                };
                for k in 0..4 {
                    let word = (bits >> (32 * k)) as u32;
                    self.regs.w32.set_lane(op.d + k, members.first + id, word);
                }
            }
        }
    }

    /// Executes a function that takes a ballot.
    fn of_ballot(&self, op: &SubGroup, list: &[Members]) {
        self.clean_result(Width::W32, op.d, 1);
        let largest = self.max_sub_group_size();
        // A mask of the lowest `n` bits.
        let low = |n: u32| if n >= 128 { u128::MAX } else { (1u128 << n) - 1 };
        for members in list {
            for id in &members.active {
                let lane = members.first + id;
                let mut lost = false;
                let bits = (0..4).fold(0u128, |bits, k| {
                    lost |= self.is_tainted(Width::W32, op.a + k, lane);
                    bits | u128::from(self.regs.w32.lane(op.a + k, lane)) << (32 * k)
                });
                let (own, known) = (*id as u32, bits & low(largest));
                let b = self.regs.w32.lane(op.b, lane);
                let (value, undefined) = match op.op {
                    SubGroupOp::InverseBallot => ((bits >> own & 1) as u32, false),
                    SubGroupOp::BitExtract if b < largest => ((bits >> b & 1) as u32, false),
                    SubGroupOp::BitExtract => (0, true),
                    SubGroupOp::BitCount => (known.count_ones(), false),
                    SubGroupOp::InclusiveCount => ((bits & low(own + 1)).count_ones(), false),
                    SubGroupOp::ExclusiveCount => ((bits & low(own)).count_ones(), false),
                    _ if known == 0 => (0, true),
                    SubGroupOp::FindLsb => (known.trailing_zeros(), false),
                    _ => (127 - known.leading_zeros(), false),
                };
                self.set(Width::W32, op.d, lane, u64::from(value), lost || undefined);
            }
        }
    }
}
