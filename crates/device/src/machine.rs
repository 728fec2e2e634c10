//! The machine runs the work-items of a group in lock-step, and the groups in sequence.
//!
//! `D` states whether any detector is active. If it is false, the detectors have no cost.

mod access;
mod address;
mod atomics;
mod collectives;
mod copies;
mod enqueue;
mod images;
mod notes;
mod pipes;
mod print;
mod range;
mod schedule;
mod sub_groups;

pub use enqueue::{
    Child, Made, NDRANGE_GLOBAL, NDRANGE_LOCAL, NDRANGE_OFFSET, PREFERRED_GROUP, QUEUE, Queue,
};

pub use address::space_word;
pub use images::Images;
pub use pipes::{PipeShape, Pipes};
pub use range::{Range, SUB_GROUP};

use address::{LEAST_ROW, Region, each_place, extended, moved, store_of};
use atomics::combined;
use collectives::{group_combine, identity};
use copies::Event;
use notes::cells_of;
use schedule::{CLEARED, Entry, Mask, POLL};

use super::Accesses;
use super::alu;
use super::bytecode::*;
use super::detect::{Begin, Cells, Conflict, Findings, Kind, Named, Past, Races, Spot};
use super::groups::{Log, Stores};
use super::memory::{Budget, Pointer, Store};
use super::registers::{File, ROW, Reg, Registers, Word, by_width};
use super::scalar::{Scalar, Width};
use clman_opencl::ast::AddressSpace as Space;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::rc::Rc;

/// The state of a launch outside memory.
#[derive(Debug, Default)]
pub struct World {
    /// The device queue.
    pub queue: Queue,
    /// Whether all work-groups of an enqueued kernel must have the same size.
    pub uniform: bool,
    /// The pipes among the arguments.
    pub pipes: Pipes,
    /// The memory budget for the records that the device keeps of the launch, such as the race detector's cells.
    pub budget: Rc<Budget>,
    /// The race detector's state between two kernels.
    races: Option<Races>,
    /// Whether printed output was dropped because it exceeded the limit.
    pub is_cut: bool,
    /// The number of executed instructions of each token, if instructions are counted.
    pub profile: Option<HashMap<u32, u64>>,
}

impl World {
    /// The accesses to each of the `count` stores from `first` on.
    pub fn accesses(&self, first: usize, count: usize) -> Vec<Accesses> {
        let of = |n| self.races.as_ref().map_or_else(Accesses::default, |races| races.accesses(n));
        (first..first + count).map(of).collect()
    }
}

/// The limits of a launch.
pub struct Limits<'a> {
    /// The maximum number of instructions, each counted once for every work-item that executes it.
    pub instructions: u64,
    /// The maximum number of bytes that `printf` may print.
    pub printed: usize,
    /// The additional memory in bytes for groups that run in parallel, beyond the memory of one group.
    pub spare: u64,
    /// A function that is called at intervals and returns whether to stop.
    pub stop: &'a (dyn Fn() -> bool + Sync),
}

/// The reason why a run ended early.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stopped {
    /// Too many instructions, too much memory for records (see [`World::budget`]), or a request to stop.
    Budget,
    /// The groups cannot run in parallel.
    Clash,
}

/// A machine with its memory.
pub struct Machine<'a, const D: bool> {
    code: &'a Code,
    allocations: &'a [Allocation],
    range: Range,
    pub(super) regs: Registers,
    stores: Stores<'a>,
    local: Store,
    private: Store,
    private_size: usize,
    /// The findings.
    pub findings: &'a mut Findings,
    races: Option<Races>,
    /// The printed output.
    pub printed: &'a mut Vec<u8>,
    /// The parts of `unflushed`: the work-item that printed each part, and the number of bytes.
    prints: Vec<(u32, u32)>,
    unflushed: Vec<u8>,
    limits: &'a Limits<'a>,
    world: &'a mut World,
    /// The number of instructions so far, each counted once for every work-item that executed it.
    pub steps: u64,
    next_poll: u64,
    /// The number of times that each instruction was executed, if instructions are counted.
    counts: Vec<u64>,
    // The current group.
    group: [u64; 3],
    size: [u64; 3],
    lanes: usize,
    first_item: u64,
    live: Mask,
    all: Mask,
    pending: Vec<Entry>,
    waiting: Vec<Entry>,
    events: Vec<Event>,
    pool: Vec<Mask>,
    taken: Mask,
    patience: u32,
    ids_of: Option<[u64; 3]>,
    starts: Vec<usize>,
    uninitialized: bool,
    images: Images<'a>,
    unfenced: images::Unfenced,
}

fn count(mask: &[u16]) -> u64 {
    mask.iter().map(|m| u64::from(m.count_ones())).sum()
}

fn first_lane(mask: &[u16]) -> Option<usize> {
    let c = mask.iter().position(|m| *m != 0)?;
    Some(c * ROW + mask[c].trailing_zeros() as usize)
}

fn last_lane(mask: &[u16]) -> Option<usize> {
    let c = mask.iter().rposition(|m| *m != 0)?;
    Some(c * ROW + 15 - mask[c].leading_zeros() as usize)
}

/// Calls a function for every lane of a mask, in order.
#[inline(always)]
fn each_lane(mask: &[u16], mut f: impl FnMut(usize)) {
    for (c, bits) in mask.iter().enumerate() {
        let mut bits = *bits;
        while bits != 0 {
            f(c * ROW + bits.trailing_zeros() as usize);
            bits &= bits - 1;
        }
    }
}

impl<'a, const D: bool> Machine<'a, D> {
    /// A machine for groups of at most `range.group_size()` work-items.
    #[allow(clippy::too_many_arguments)]
    pub fn new(
        code: &'a Code,
        allocations: &'a [Allocation],
        images: Images<'a>,
        range: Range,
        stores: Stores<'a>,
        local_size: usize,
        findings: &'a mut Findings,
        printed: &'a mut Vec<u8>,
        limits: &'a Limits<'a>,
        world: &'a mut World,
    ) -> Self {
        let lanes = range.group_size() as usize;
        let regs = Registers::new(code.counts, lanes, D);
        for (w, reg, value) in &code.constants {
            regs.fill(*w, *reg, *value);
        }
        let chunks = regs.chunks;
        let private_size = code.private_size.next_multiple_of(16) as usize;
        let looks_for_races = D && findings.wants(Kind::DataRace);
        let races = looks_for_races.then(|| {
            let mut races = world
                .races
                .take()
                .unwrap_or_else(|| Races::new(stores.len(), Rc::clone(&world.budget)));
            let (which, past) = world.queue.running();
            races.start_run(which, range.numbers(), past.clone());
            races
        });
        let uninitialized = D && findings.wants(Kind::UninitializedRead);
        let memory = |size: usize| {
            if uninitialized { Store::unwritten(size) } else { Store::new(vec![0; size]) }
        };
        let private = memory(private_size * lanes);
        let counts = world.profile.as_ref().map_or_else(Vec::new, |_| vec![0; code.instrs.len()]);
        Machine {
            code,
            allocations,
            range,
            regs,
            stores,
            local: memory(local_size),
            private,
            private_size,
            findings,
            races,
            printed,
            prints: Vec::new(),
            unflushed: Vec::new(),
            limits,
            world,
            steps: 0,
            next_poll: if counts.is_empty() { POLL } else { 0 },
            counts,
            group: [0; 3],
            size: [0; 3],
            lanes: 0,
            first_item: 0,
            live: vec![0; chunks],
            all: vec![0; chunks],
            pending: Vec::new(),
            waiting: Vec::new(),
            events: Vec::new(),
            pool: Vec::new(),
            taken: vec![0; chunks],
            patience: 0,
            ids_of: None,
            starts: vec![0; chunks * ROW],
            uninitialized,
            images,
            unfenced: images::Unfenced::default(),
        }
    }

    /// Runs the groups of a launch in order.
    ///
    /// # Errors
    /// A limit was exceeded.
    pub fn run(
        &mut self,
        groups: std::ops::Range<u64>,
        params: &[Argument],
    ) -> Result<(), Stopped> {
        for n in groups {
            self.start(n, params);
            let done = self.run_group();
            self.flush();
            done?;
            if self.stores.clash() {
                return Err(Stopped::Clash);
            }
        }
        self.uncommitted();
        Ok(())
    }

    /// Adds the counts of instructions to the counts of the launch.
    fn end_counts(&mut self) {
        let Some(profile) = &mut self.world.profile else { return };
        for (count, token) in self.counts.iter_mut().zip(&self.code.tokens) {
            if *count > 0 {
                *profile.entry(*token).or_default() += std::mem::take(count);
            }
        }
    }

    /// Adds the counts of instructions to the counts of the launch, and passes the race detector's state to the kernels
    /// that this kernel enqueued.
    pub fn end(&mut self) {
        self.end_counts();
        if let Some(races) = self.races.take() {
            self.world.queue.ran(races.end_of_run());
            self.world.races = Some(races);
        }
    }

    /// The writes that this machine logged while other machines ran.
    pub fn into_log(mut self) -> Log {
        self.end_counts();
        self.stores.into_log()
    }

    fn start(&mut self, n: u64, params: &[Argument]) {
        self.group = self.range.group(n);
        self.size = self.range.size_of(self.group);
        self.lanes = self.size.iter().product::<u64>() as usize;
        self.first_item = n * self.range.group_size();
        for (c, m) in self.all.iter_mut().enumerate() {
            let rest = self.lanes.saturating_sub(c * ROW);
            *m = if rest >= ROW { u16::MAX } else { ((1u32 << rest) - 1) as u16 };
        }
        self.live.copy_from_slice(&self.all);
        self.findings.start_group();
        self.world.budget.give(size_of_val(&self.events[..]) as u64);
        self.events.clear();
        if D && !self.images.list.is_empty() {
            self.unfenced.start_group(self.lanes);
        }
        let (first, copies) = (self.first_item, self.copies_item());
        if let Some(races) = &mut self.races {
            let items = first..first + self.lanes as u64;
            races.start_group(items, copies, u64::from(self.code.sub_group));
        }
        for unwritten in [&mut self.local.unwritten, &mut self.private.unwritten] {
            if D && !unwritten.is_empty() {
                unwritten.fill(1);
                self.steps += (unwritten.len() / CLEARED) as u64;
            }
        }
        self.fill_ids();
        for p in params {
            match p {
                Argument::Word(w, reg, value) => self.regs.fill(*w, *reg, *value),
                Argument::Memory(allocation, bytes) => {
                    let Some(Place::Private(at)) =
                        self.allocations.get(*allocation as usize).map(|a| a.place.clone())
                    else {
                        continue;
                    };
                    for lane in 0..self.lanes {
                        let start = lane * self.private_size + at as usize;
                        if let Some(to) = self.private.bytes.get_mut(start..start + bytes.len()) {
                            to.copy_from_slice(bytes);
                        }
                        self.private.mark(start, bytes.len(), false);
                    }
                }
            }
        }
    }

    /// Fills the id registers.
    fn fill_ids(&mut self) {
        let same = self.ids_of == Some(self.size);
        self.ids_of = Some(self.size);
        let (sx, sy) = (self.size[0].max(1), self.size[1].max(1));
        for (query, dim, reg) in &self.code.ids {
            let (dim, reg) = (*dim as usize, *reg);
            let start = match query {
                Query::GroupId => {
                    self.regs.w64.fill(reg, self.group[dim]);
                    continue;
                }
                Query::LocalId if same => continue,
                Query::LocalId => 0,
                _ => self.range.offset[dim] + self.group[dim] * self.range.local[dim],
            };
            if self.size[dim] == 1 {
                self.regs.w64.fill(reg, start);
                continue;
            }
            let file = &self.regs.w64;
            file.clean(reg);
            for c in 0..self.regs.chunks {
                let mut row = [0u64; ROW];
                for (i, cell) in row.iter_mut().enumerate() {
                    let lane = (c * ROW + i) as u64;
                    let id = match dim {
                        0 => lane % sx,
                        1 => lane / sx % sy,
                        _ => lane / sx / sy,
                    };
                    *cell = start + id;
                }
                file.set_row(reg, c, row);
            }
            file.set_uniform(reg, false);
        }
    }

    fn spot(&self, pc: Pc, lane: usize) -> Spot {
        Spot { pc, item: self.first_item + lane as u64 }
    }

    /// The number that represents the copies of the current group.
    fn copies_item(&self) -> u64 {
        let groups: u64 = self.range.groups().iter().product();
        let size = self.range.group_size();
        groups * size + self.first_item / size.max(1)
    }

    // Instructions ------------------------------------------------------------------------------

    #[inline(always)]
    fn step(&mut self, pc: Pc, instr: &Instr, mask: &[u16], full: bool) {
        let r = &self.regs;
        match *instr {
            Instr::Move { w, n, d, s } => {
                let mask = if full { None } else { Some(mask) };
                by_width!(w, W => r.copy::<W>(d, s, n, mask));
            }
            Instr::Clean { w, d } => by_width!(w, W => W::file(r).clean(d)),
            Instr::Mark { w, n, d } => {
                if D && self.uninitialized {
                    let mask = if full { None } else { Some(mask) };
                    by_width!(w, W => r.mark::<W>(d, n, mask));
                }
            }
            Instr::Bin { op, ty, n, d, a, b } => {
                if matches!(op, Bin::Div | Bin::Rem) && !ty.is_float() {
                    self.zero_divisors(pc, ty, n, b, mask);
                }
                alu::bin(&self.regs, op, ty, n, d, a, b);
            }
            Instr::Un { op, ty, n, d, a } => alu::un(r, op, ty, n, d, a),
            Instr::Compare { op, ty, n, vector, d, a, b } => {
                alu::compare(r, op, ty, n, vector, d, a, b);
            }
            Instr::MulAdd { ty, n, fused, d, a, b, c } => {
                alu::mul_add(r, ty, n, fused, d, a, b, c);
            }
            Instr::Choose { cw, w, n, sign, step, d, p, a, b } => {
                let condition = (cw, sign, p);
                by_width!(w, W => r.choose::<W>(d, condition, a, b, n, Reg::from(step)));
            }
            Instr::Convert { from, to, n, rounding, sat, d, a } => {
                alu::convert(r, from, to, n, rounding, sat, d, a);
            }
            Instr::Bitcast { from, n, to, m, d, a } => {
                alu::bitcast(r, from, n, to, m, d, a, self.lanes);
            }
            Instr::Apply1 { f, wa, wd, n, d, a } => alu::apply1(r, &f, (wa, wd), n, d, a),
            Instr::Apply2 { f, wa, wb, wd, n, d, a, b } => {
                self.apply(n, wd, d, [(wa, a), (wb, b), (wb, b)], |x| f(x[0], x[1]));
            }
            Instr::Apply3 { f, w, wc, wd, n, d, a, b, c } => {
                self.apply(n, wd, d, [(w, a), (w, b), (wc, c)], |x| f(x[0], x[1], x[2]));
            }
            Instr::Element { w, n, d, v, index, index_ty } => {
                self.element(w, n, d, v, (index, index_ty), mask, pc);
            }
            Instr::SetElement { w, n, v, s, index, index_ty } => {
                self.set_element(w, n, v, s, (index, index_ty), mask, pc);
            }
            Instr::Shuffle { w, n, m, mask_w, d, a, b, mask: selector } => {
                by_width!(w, W => {
                    let file = W::file(&self.regs);
                    let total = u64::from(m) * if b.is_some() { 2 } else { 1 };
                    for k in 0..u32::from(n) {
                        file.spread(d + k);
                        file.clean(d + k);
                        for lane in 0..self.lanes {
                            let i = self.regs.lane(mask_w, selector + k, lane)
                                % total.next_power_of_two();
                            let from = match b {
                                Some(b) if i >= u64::from(m) => b + (i - u64::from(m)) as u32,
                                _ => a + (i as u32).min(u32::from(m) - 1),
                            };
                            file.set_lane(d + k, lane, file.lane(from, lane));
                            if D {
                                let bit = file.taint(from, lane / ROW) & 1 << (lane % ROW);
                                if bit != 0 {
                                    let bits = file.taint(d + k, lane / ROW);
                                    file.set_taint(d + k, lane / ROW, bits | bit);
                                }
                            }
                        }
                    }
                });
            }
            Instr::Lea { d, addr } => self.lea(d, &addr),
            Instr::Load { ty, n, d, ref at } => {
                by_width!(ty.width(), W => self.load::<W>(pc, n, d, at, mask));
            }
            Instr::Store { ty, n, s, ref at } => {
                by_width!(ty.width(), W => self.store::<W>(pc, n, s, at, mask));
            }
            Instr::CopyMemory { ref to, ref from, size, ref leaves } => {
                self.copy_memory(pc, to, from, size as usize, leaves, mask);
            }
            Instr::ZeroMemory { ref to, size } => {
                each_lane(mask, |lane| {
                    let p = self.address(&to.addr, lane);
                    if let Some((region, start)) = self.check(pc, p, size as usize, to, true, lane)
                        && let Some(store) = self.region_mut(region)
                    {
                        store.bytes[start..start + size as usize].fill(0);
                        store.mark(start, size as usize, false);
                    }
                });
            }
            Instr::MarkMemory { base, size } => {
                if D && self.uninitialized {
                    let p = Pointer(self.regs.w64.lane(base, 0));
                    if let Some(Place::Private(at)) =
                        self.allocations.get(p.allocation() as usize).map(|a| a.place.clone())
                    {
                        each_lane(mask, |lane| {
                            let start = lane * self.private_size + at as usize;
                            self.private.mark(start, size as usize, true);
                        });
                    }
                }
            }
            Instr::Atomic { op, ty, d, value, expected, ref at, order } => {
                by_width!(ty.width(), W => {
                    self.atomic::<W>(pc, op, ty, d, value, expected, at, order, mask);
                });
            }
            Instr::Fence { local, global, image, order } => {
                if D && (image || global && self.images.follow_global) {
                    each_lane(mask, |lane| self.unfenced.fence(lane));
                }
                if let Some(races) = &mut self.races {
                    let first = self.first_item;
                    each_lane(mask, |lane| {
                        races.fence(first + lane as u64, [local, global], order);
                    });
                }
            }
            Instr::CopyFence { local, global } => {
                if let Some(races) = &mut self.races {
                    races.copy_fence([local, global, false]);
                }
            }
            Instr::Query { query, d, dim } => self.query(query, d, dim),
            Instr::ToSpace { d, a, space } => {
                let allocations = self.allocations;
                alu::apply1(
                    r,
                    &|p| {
                        // An address of the host points to global memory.
                        let of_host = Pointer(p).space().is_none() && space == Space::Global;
                        let fits = of_host
                            || Pointer(p).space() == Some(space)
                                && allocations
                                    .get(Pointer(p).allocation() as usize)
                                    .is_some_and(|x| x.space == space);
                        if fits { p } else { 0 }
                    },
                    (Width::W64, Width::W64),
                    1,
                    d,
                    a,
                );
            }
            Instr::GetFence { d, a } => alu::apply1(
                r,
                &|p| match Pointer(p).space() {
                    Some(Space::Local) => 1,
                    Some(Space::Global) => 2,
                    None if p != 0 => 2,
                    _ => 0,
                },
                (Width::W64, Width::W32),
                1,
                d,
                a,
            ),
            Instr::Printf(ref printf) => self.print(pc, printf, mask),
            Instr::Image(ref access) => self.image(pc, access, mask),
            Instr::ImageQuery { query, wide, d, image } => self.image_query(query, wide, d, image),
            Instr::Clock { d } => self.regs.w64.fill(d, self.steps),
            Instr::Enqueue(ref e) => self.enqueue(pc, e, mask),
            Instr::Event { op, d, event, argument, ref to } => {
                self.event(pc, op, d, event, argument, to, mask);
            }
            Instr::Label
            | Instr::Jump(_)
            | Instr::Branch { .. }
            | Instr::BranchCmp { .. }
            | Instr::Call { .. }
            | Instr::Return { .. }
            | Instr::Exit
            | Instr::Barrier { .. }
            | Instr::AsyncCopy(_)
            | Instr::WaitEvents { .. }
            | Instr::Group { .. }
            | Instr::Broadcast { .. }
            | Instr::SubGroup(_)
            | Instr::Pipe(_) => {}
        }
    }

    fn zero_divisors(&mut self, pc: Pc, ty: Scalar, n: u8, b: Reg, mask: &[u16]) {
        if !self.findings.wants(Kind::DivideByZero) {
            return;
        }
        for k in 0..u32::from(n) {
            by_width!(ty.width(), W => {
                for (c, m) in mask.iter().enumerate().filter(|(_, m)| **m != 0) {
                    let row = W::file(&self.regs).row(b + k, c);
                    if !row.contains(&W::default()) {
                        continue;
                    }
                    for (i, v) in row.iter().enumerate() {
                        if *v == W::default() && m >> i & 1 != 0 {
                            let spot = self.spot(pc, c * ROW + i);
                            self.findings.add(Kind::DivideByZero, spot, None, |raw| {
                                raw.message = "an integer is divided by zero".into();
                            });
                        }
                    }
                }
            });
        }
    }

    /// Applies a function of up to three words lane by lane.
    fn apply(
        &self,
        n: u8,
        wd: Width,
        d: Reg,
        args: [(Width, Reg); 3],
        f: impl Fn([u64; 3]) -> u64,
    ) {
        let r = &self.regs;
        for k in 0..u32::from(n) {
            let uniform =
                args.iter().all(|(w, a)| by_width!(*w, W => W::file(r).is_uniform(a + k)));
            let lanes = if uniform { 1 } else { self.lanes };
            by_width!(wd, W => {
                let file = W::file(r);
                if !uniform {
                    file.spread(d + k);
                }
                file.clean(d + k);
                for lane in 0..lanes {
                    let v = f(args.map(|(w, a)| r.lane(w, a + k, lane)));
                    if uniform {
                        file.fill(d + k, W::narrow(v));
                    } else {
                        file.set_lane(d + k, lane, W::narrow(v));
                    }
                }
                if D && args.iter().any(|(w, a)| r.is_tainted(*w, a + k)) {
                    for c in 0..if uniform { 1 } else { r.chunks } {
                        let bits = args.iter().fold(0, |bits, (w, a)| bits | r.taint(*w, a + k, c));
                        file.set_taint(d + k, c, bits);
                    }
                }
            });
        }
    }

    #[allow(clippy::too_many_arguments)]
    fn element(
        &mut self,
        w: Width,
        n: u8,
        d: Reg,
        v: Reg,
        index: (Reg, Scalar),
        mask: &[u16],
        pc: Pc,
    ) {
        by_width!(w, W => {
            W::file(&self.regs).spread(d);
            W::file(&self.regs).clean(d);
            each_lane(mask, |lane| {
                let i = extended(self.regs.lane(index.1.width(), index.0, lane), index.1);
                let file = W::file(&self.regs);
                if i >= u64::from(n) {
                    file.set_lane(d, lane, W::default());
                    self.outside_vector(pc, lane, false, i, n);
                    return;
                }
                let from = v + i as u32;
                file.set_lane(d, lane, file.lane(from, lane));
                if D {
                    let bit = file.taint(from, lane / ROW) & 1 << (lane % ROW);
                    if bit != 0 {
                        file.set_taint(d, lane / ROW, file.taint(d, lane / ROW) | bit);
                    }
                }
            });
        });
    }

    #[allow(clippy::too_many_arguments)]
    fn set_element(
        &mut self,
        w: Width,
        n: u8,
        v: Reg,
        s: Reg,
        index: (Reg, Scalar),
        mask: &[u16],
        pc: Pc,
    ) {
        by_width!(w, W => {
            for k in 0..u32::from(n) {
                W::file(&self.regs).spread(v + k);
            }
            each_lane(mask, |lane| {
                let i = extended(self.regs.lane(index.1.width(), index.0, lane), index.1);
                if i >= u64::from(n) {
                    self.outside_vector(pc, lane, true, i, n);
                    return;
                }
                let file = W::file(&self.regs);
                let to = v + i as u32;
                file.set_lane(to, lane, file.lane(s, lane));
                if D {
                    let bit = 1u16 << (lane % ROW);
                    let bits = file.taint(to, lane / ROW) & !bit;
                    file.set_taint(to, lane / ROW, bits | file.taint(s, lane / ROW) & bit);
                }
            });
        });
    }

    fn outside_vector(&mut self, pc: Pc, lane: usize, write: bool, i: u64, n: u8) {
        let (kind, verb) = match write {
            true => (Kind::OutOfBoundsWrite, "write to"),
            false => (Kind::OutOfBoundsRead, "read of"),
        };
        let spot = self.spot(pc, lane);
        self.findings.add(kind, spot, Some(Space::Private), |raw| {
            raw.message = format!("{verb} element {} of a vector of {n} elements", i as i64);
        });
    }

    fn query(&mut self, query: Query, d: Reg, dim: Reg) {
        let range = self.range;
        let r = &self.regs;
        if query == Query::WorkDim {
            r.w32.fill(d, range.dims);
            return;
        }
        let uniform = r.w32.is_uniform(dim);
        let value = |lane: usize, dim: u32| -> u64 {
            let inside = dim < range.dims;
            let i = (dim as usize).min(2);
            let (global, local, _) = range.ids(self.first_item + lane as u64);
            match query {
                Query::GlobalSize if inside => range.global[i],
                Query::LocalSize if inside => self.size[i],
                Query::EnqueuedLocalSize if inside => range.local[i],
                Query::NumGroups if inside => range.groups()[i],
                Query::GlobalSize
                | Query::LocalSize
                | Query::EnqueuedLocalSize
                | Query::NumGroups => 1,
                Query::GlobalId if inside => global[i],
                Query::LocalId if inside => local[i],
                Query::GroupId if inside => self.group[i],
                Query::GlobalOffset if inside => range.offset[i],
                Query::GlobalLinearId => {
                    let at: [u64; 3] = std::array::from_fn(|i| global[i] - range.offset[i]);
                    (at[2] * range.global[1] + at[1]) * range.global[0] + at[0]
                }
                Query::LocalLinearId => lane as u64,
                _ => 0,
            }
        };
        let of_group = matches!(
            query,
            Query::GlobalSize
                | Query::LocalSize
                | Query::EnqueuedLocalSize
                | Query::NumGroups
                | Query::GroupId
                | Query::GlobalOffset
        );
        if uniform && of_group {
            r.w64.fill(d, value(0, r.w32.lane(dim, 0)));
            return;
        }
        r.w64.spread(d);
        r.w64.clean(d);
        for lane in 0..self.lanes {
            r.w64.set_lane(d, lane, value(lane, r.w32.lane(dim, lane)));
        }
    }
}

/// The initial value of a parameter, set at the start of a group.
#[derive(Clone, Debug)]
pub enum Argument {
    /// A register and its value.
    Word(Width, Reg, u64),
    /// An object in private memory, and its bytes.
    Memory(u32, Vec<u8>),
}
