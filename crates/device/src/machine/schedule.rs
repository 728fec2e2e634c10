//! The scheduling of work-items. Work-items diverge at branches and continue at different instructions. The work-items
//! with the lowest position run first, and all reconverge at labels and barriers.

use super::*;

pub(super) type Mask = Vec<u16>;

pub(super) struct Entry {
    pub(super) pc: Pc,
    pub(super) mask: Mask,
}

/// The number of labels that the work-items with the lowest position may pass before the others get a turn.
const PATIENCE: u32 = 1 << 14;

/// The number of instructions after which the machine checks whether to stop.
pub(super) const POLL: u64 = 1 << 18;

/// The number of bytes whose clearing counts as one instruction.
pub(super) const CLEARED: usize = 16;

impl<'a, const D: bool> Machine<'a, D> {
    pub(super) fn mask(&mut self) -> Mask {
        self.pool.pop().unwrap_or_else(|| vec![0; self.regs.chunks])
    }

    pub(super) fn push(&mut self, pc: Pc, mask: Mask) {
        if let Some(e) = self.pending.iter_mut().find(|e| e.pc == pc) {
            for (a, b) in e.mask.iter_mut().zip(&mask) {
                *a |= b;
            }
            self.pool.push(mask);
        } else {
            self.pending.push(Entry { pc, mask });
        }
    }

    /// The work-items that run next: usually those with the lowest position. From time to time, the work-items with the
    /// highest position run instead, because the others may be waiting for them.
    fn pick(&mut self) -> Option<Entry> {
        let turn = self.patience > PATIENCE && self.pending.len() > 1;
        let i = if turn {
            self.patience = 0;
            (0..self.pending.len()).max_by_key(|i| self.pending[*i].pc)?
        } else {
            (0..self.pending.len()).min_by_key(|i| self.pending[*i].pc)?
        };
        Some(self.pending.swap_remove(i))
    }

    pub(super) fn run_group(&mut self) -> Result<(), Stopped> {
        self.pending.clear();
        self.waiting.clear();
        self.patience = 0;
        let mut mask = self.mask();
        mask.copy_from_slice(&self.all);
        let mut entry = Entry { pc: self.code.entry, mask };
        loop {
            self.run_entry(entry)?;
            if let Some(next) = self.pick() {
                entry = next;
                continue;
            }
            match self.release()? {
                Some(next) => entry = next,
                None => break,
            }
        }
        let unwaited: Vec<Pc> = self.events.iter().filter(|e| !e.waited).map(|e| e.pc).collect();
        for pc in unwaited {
            let spot = self.spot(pc, 0);
            self.findings.add(Kind::UnwaitedEvent, spot, None, |raw| {
                raw.message = "the kernel ends before it waits for the event of this copy".into();
            });
        }
        Ok(())
    }

    /// Continues with the work-items at collective instructions, if all work-items wait or have finished.
    fn release(&mut self) -> Result<Option<Entry>, Stopped> {
        if self.waiting.is_empty() {
            return Ok(None);
        }
        self.waiting.sort_by_key(|e| e.pc);
        if let Some(next) = self.release_sub_groups() {
            return Ok(Some(next));
        }
        let same = self.waiting.iter().all(|e| e.pc == self.waiting[0].pc);
        let waiting = std::mem::take(&mut self.waiting);
        if same {
            let mut entries = waiting.into_iter();
            let Some(mut entry) = entries.next() else { return Ok(None) };
            for e in entries {
                for (a, b) in entry.mask.iter_mut().zip(&e.mask) {
                    *a |= b;
                }
                self.pool.push(e.mask);
            }
            self.collective(entry.pc, &entry.mask);
            entry.pc += 1;
            return Ok(Some(entry));
        }
        // The work-items with the lowest position continue without the others, and may meet them later.
        let mut entries = waiting.into_iter();
        let Some(mut first) = entries.next() else { return Ok(None) };
        for e in entries {
            if e.pc == first.pc {
                for (a, b) in first.mask.iter_mut().zip(&e.mask) {
                    *a |= b;
                }
                self.pool.push(e.mask);
            } else {
                self.waiting.push(e);
            }
        }
        self.diverges(first.pc, &first.mask);
        self.collective_alone(first.pc, &first.mask);
        first.pc += 1;
        self.order_all([true; 3]);
        Ok(Some(first))
    }

    /// Reports that some work-items do not take part in a collective instruction.
    pub(super) fn diverges(&mut self, pc: Pc, mask: &[u16]) {
        let (n, all) = (count(mask), self.lanes as u64);
        let Some(lane) = first_lane(mask) else { return };
        let barrier = matches!(self.code.instrs[pc as usize], Instr::Barrier { .. });
        let kind = if barrier { Kind::BarrierDivergence } else { Kind::DivergentCall };
        let spot = self.spot(pc, lane);
        let what = if barrier { "barrier" } else { "work-group function" };
        self.findings.add(kind, spot, None, |raw| {
            raw.message = format!("{n} of the {all} work-items of the group reach this {what}");
        });
    }

    fn is_full(&self, mask: &[u16]) -> bool {
        mask == &self.live[..]
    }

    /// Checks whether to stop. If instructions are counted, this function is called for each instruction, so that
    /// counting has no cost otherwise.
    #[cold]
    fn poll(&mut self, pc: Pc, active: u64) -> Result<(), Stopped> {
        match self.counts.get_mut(pc as usize) {
            Some(count) => {
                let does_nothing = matches!(
                    self.code.instrs[pc as usize],
                    Instr::Label | Instr::Clean { .. } | Instr::Mark { .. } | Instr::Exit
                );
                *count += if does_nothing { 0 } else { active };
                if self.steps % POLL >= active {
                    return Ok(());
                }
            }
            None => self.next_poll = self.steps + POLL,
        }
        let is_over = self.steps > self.limits.instructions || (self.limits.stop)();
        if is_over || self.world.budget.is_spent() {
            return Err(Stopped::Budget);
        }
        if self.stores.clash() { Err(Stopped::Clash) } else { Ok(()) }
    }

    /// Runs an entry until its work-items finish or wait.
    fn run_entry(&mut self, entry: Entry) -> Result<(), Stopped> {
        let code = self.code;
        let Entry { mut pc, mut mask } = entry;
        let mut full = self.is_full(&mask);
        let mut active = count(&mask);
        loop {
            let Some(instr) = code.instrs.get(pc as usize) else { return Ok(()) };
            self.steps += active;
            if self.steps > self.next_poll {
                self.poll(pc, active)?;
            }
            match instr {
                Instr::Label => {
                    if !self.pending.is_empty() {
                        let least = self.pending.iter().map(|e| e.pc).min().unwrap_or(Pc::MAX);
                        self.patience += 1;
                        if least <= pc || self.patience > PATIENCE {
                            self.push(pc, mask);
                            let Some(next) = self.pick() else { return Ok(()) };
                            mask = next.mask;
                            full = self.is_full(&mask);
                            active = count(&mask);
                            pc = next.pc;
                            // The label at which the entry starts is skipped: the work-items that wait at this label
                            // are already merged into the entry.
                            if matches!(code.instrs.get(pc as usize), Some(Instr::Label)) {
                                pc += 1;
                            }
                            continue;
                        }
                    }
                    pc += 1;
                }
                Instr::Jump(to) => pc = *to,
                Instr::Branch { cond, when, to } => {
                    if D && self.regs.w32.is_tainted(*cond) {
                        self.undecided(pc, &mask, Width::W32, &[*cond]);
                    }
                    let file = &self.regs.w32;
                    if file.is_uniform(*cond) {
                        let set = file.lane(*cond, 0) != 0;
                        pc = if set == *when { *to } else { pc + 1 };
                        continue;
                    }
                    for (c, bits) in self.taken.iter_mut().enumerate() {
                        let row = file.row(*cond, c);
                        let mut out = 0u16;
                        for (i, v) in row.iter().enumerate() {
                            out |= u16::from((*v != 0) == *when) << i;
                        }
                        *bits = out;
                    }
                    self.split(&mut pc, &mut mask, &mut full, &mut active, *to);
                }
                Instr::BranchCmp { op, ty, a, b, when, to } => {
                    if D {
                        self.undecided(pc, &mask, ty.width(), &[*a, *b]);
                    }
                    let taken = &mut self.taken;
                    if let Some(holds) = alu::compare_bits(&self.regs, *op, *ty, *a, *b, taken) {
                        pc = if holds == *when { *to } else { pc + 1 };
                        continue;
                    }
                    if !*when {
                        taken.iter_mut().for_each(|m| *m = !*m);
                    }
                    self.split(&mut pc, &mut mask, &mut full, &mut active, *to);
                }
                Instr::Call { ret, entry } => {
                    self.set_return(*ret, pc + 1, if full { None } else { Some(&mask) });
                    pc = *entry;
                }
                Instr::Return { ret } => {
                    let file = &self.regs.w32;
                    if file.is_uniform(*ret) {
                        pc = file.lane(*ret, 0);
                        continue;
                    }
                    let mut rest = mask;
                    while let Some(lane) = first_lane(&rest) {
                        let target = self.regs.w32.lane(*ret, lane);
                        let mut group = self.mask();
                        for (c, bits) in rest.iter_mut().enumerate() {
                            let row = self.regs.w32.row(*ret, c);
                            let mut same = 0u16;
                            for (i, v) in row.iter().enumerate() {
                                same |= u16::from(*v == target) << i;
                            }
                            group[c] = *bits & same;
                            *bits &= !same;
                        }
                        self.push(target, group);
                    }
                    self.pool.push(rest);
                    let Some(next) = self.pick() else { return Ok(()) };
                    mask = next.mask;
                    pc = next.pc;
                    full = self.is_full(&mask);
                    active = count(&mask);
                }
                Instr::Exit => {
                    for (l, m) in self.live.iter_mut().zip(&mask) {
                        *l &= !m;
                    }
                    self.pool.push(mask);
                    return Ok(());
                }
                Instr::Barrier { .. }
                | Instr::AsyncCopy(_)
                | Instr::WaitEvents { .. }
                | Instr::Group { .. }
                | Instr::Broadcast { .. }
                | Instr::Pipe(_)
                | Instr::SubGroup(_) => {
                    match callers(instr) {
                        Callers::WorkGroup if !full => {
                            self.waiting.push(Entry { pc, mask });
                            return Ok(());
                        }
                        Callers::WorkGroup => self.collective(pc, &mask),
                        Callers::SubGroup if !full => {
                            let Some(all_here) = self.meet(pc, mask) else { return Ok(()) };
                            mask = all_here;
                            full = self.is_full(&mask);
                            active = count(&mask);
                            self.in_sub_group(pc, &mask);
                        }
                        Callers::SubGroup | Callers::WorkItem => self.in_sub_group(pc, &mask),
                    }
                    pc += 1;
                }
                _ => {
                    self.step(pc, instr, &mask, full);
                    pc += 1;
                }
            }
        }
    }

    fn set_return(&mut self, ret: Reg, pc: Pc, mask: Option<&[u16]>) {
        let file = &self.regs.w32;
        match mask {
            None => file.fill(ret, pc),
            Some(mask) => {
                file.spread(ret);
                for (c, m) in mask.iter().enumerate().filter(|(_, m)| **m != 0) {
                    let mut row = file.row(ret, c);
                    for (i, v) in row.iter_mut().enumerate() {
                        if m >> i & 1 != 0 {
                            *v = pc;
                        }
                    }
                    file.set_row(ret, c, row);
                }
            }
        }
    }

    /// Sends the active work-items in `self.taken` to `to`; the other active work-items continue after the branch. On
    /// return, the arguments describe the work-items that run first.
    #[inline(always)]
    pub(super) fn split(
        &mut self,
        pc: &mut Pc,
        mask: &mut Mask,
        full: &mut bool,
        active: &mut u64,
        to: Pc,
    ) {
        let mut any = 0u16;
        let mut rest = 0u16;
        for (c, m) in mask.iter().enumerate() {
            any |= self.taken[c] & m;
            rest |= !self.taken[c] & m;
        }
        if any == 0 {
            *pc += 1;
        } else if rest == 0 {
            *pc = to;
        } else {
            let mut other = self.mask();
            for ((o, t), m) in other.iter_mut().zip(&self.taken).zip(mask.iter_mut()) {
                *o = *t & *m;
                *m &= !*t;
            }
            let next = *pc + 1;
            if to < next {
                std::mem::swap(mask, &mut other);
                self.push(next, other);
                *pc = to;
            } else {
                self.push(to, other);
                *pc = next;
            }
            *full = false;
            *active = count(mask);
        }
    }

    /// Reports work-items whose branch depends on uninitialized values.
    fn undecided(&mut self, pc: Pc, mask: &[u16], w: Width, regs: &[Reg]) {
        self.tainted(pc, mask, w, regs, None, "control flow depends on an uninitialized value");
    }

    pub(super) fn tainted(
        &mut self,
        pc: Pc,
        mask: &[u16],
        w: Width,
        regs: &[Reg],
        space: Option<Space>,
        message: &str,
    ) {
        if !self.uninitialized || !regs.iter().any(|r| self.regs.is_tainted(w, *r)) {
            return;
        }
        for (c, m) in mask.iter().enumerate() {
            let mut bits = 0;
            for r in regs {
                bits |= self.regs.taint(w, *r, c);
            }
            bits &= m;
            while bits != 0 {
                let lane = c * ROW + bits.trailing_zeros() as usize;
                bits &= bits - 1;
                let spot = self.spot(pc, lane);
                self.findings.add(Kind::UninitializedRead, spot, space, |raw| {
                    raw.message = message.into();
                });
            }
        }
    }
}

/// The work-items that execute a collective instruction together.
fn callers(instr: &Instr) -> Callers {
    match instr {
        Instr::Pipe(call) => call.callers,
        Instr::SubGroup(op) if op.whole => Callers::SubGroup,
        Instr::SubGroup(_) => Callers::WorkItem,
        _ => Callers::WorkGroup,
    }
}
