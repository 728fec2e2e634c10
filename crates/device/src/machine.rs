//! The machine: runs one work-group in lock-step, and the groups one after the other.
//!
//! `D` says whether anything is looked for; without it no detector costs anything.

mod enqueue;
mod images;
mod pipes;
mod sub_groups;

pub use enqueue::{
    Child, Made, NDRANGE_GLOBAL, NDRANGE_LOCAL, NDRANGE_OFFSET, PREFERRED_GROUP, QUEUE, Queue,
};

pub use images::Images;
pub use pipes::Pipes;

use super::alu;
use super::bytecode::*;
use super::detect::{Begin, Cells, Conflict, Findings, Kind, Named, Past, Races, Spot};
use super::groups::{Log, Stores};
use super::memory::{Budget, Pointer, Store};
use super::registers::{File, ROW, Reg, Registers, by_width};
use super::scalar::{Scalar, Width, Word};
use clman_opencl::ast::AddressSpace as Space;
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

/// The shape of a launch. Dimensions that are not used have the size 1.
#[derive(Clone, Copy, Debug)]
pub struct Range {
    /// Number of dimensions.
    pub dims: u32,
    /// Work-items.
    pub global: [u64; 3],
    /// Work-items of a group.
    pub local: [u64; 3],
    /// Where global ids start.
    pub offset: [u64; 3],
}

/// Work-items of a sub-group, but for the last of a work-group.
pub const SUB_GROUP: u64 = ROW as u64;
/// Work-items that a group may have.
const MAX_GROUP: u64 = 1 << 24;

impl Range {
    /// A range. Where no local size is given, as many work-items are in a group as fit evenly, up
    /// to 256.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn new(
        dims: u32,
        global: [u64; 3],
        local: Option<[u64; 3]>,
        offset: [u64; 3],
    ) -> Result<Range, &'static str> {
        if global.contains(&0) {
            return Err("the global size is zero in some dimension");
        }
        let local = local.unwrap_or_else(|| {
            let mut room = PREFERRED_GROUP;
            let mut local = [1; 3];
            for i in 0..dims as usize {
                let fits = (1..=room.min(global[i])).rev().find(|n| global[i].is_multiple_of(*n));
                local[i] = fits.unwrap_or(1);
                room /= local[i];
            }
            local
        });
        if local.contains(&0) {
            return Err("the local size is zero in some dimension");
        }
        let size = local.iter().try_fold(1u64, |n, l| n.checked_mul(*l));
        if size.is_none_or(|n| n > MAX_GROUP) {
            return Err("a work-group has more than 2^24 work-items");
        }
        let fits = (0..3).all(|i| offset[i].checked_add(global[i]).is_some());
        if !fits || global.iter().try_fold(1u64, |n, g| n.checked_mul(*g)).is_none() {
            return Err("the launch has too many work-items");
        }
        let range = Range { dims, global, local, offset };
        let groups = range.groups().iter().try_fold(1u64, |n, g| n.checked_mul(*g));
        let items = groups.and_then(|g| g.checked_mul(range.group_size()));
        if items.is_none_or(|n| n >= u64::from(u32::MAX)) {
            return Err("the launch has more than 2^32 work-items");
        }
        Ok(range)
    }

    /// Groups in each dimension; the last may be smaller.
    pub fn groups(&self) -> [u64; 3] {
        std::array::from_fn(|i| self.global[i].div_ceil(self.local[i].max(1)))
    }
    /// Work-items of the largest group.
    pub fn group_size(&self) -> u64 {
        self.local.iter().product()
    }
    /// Numbers of work-items, and of those that stand for the copies of groups.
    fn numbers(&self) -> u64 {
        self.groups().iter().product::<u64>() * (self.group_size() + 1)
    }
    /// Ids of a group, by its number.
    pub fn group(&self, n: u64) -> [u64; 3] {
        let g = self.groups();
        [n % g[0], n / g[0] % g[1], n / g[0] / g[1]]
    }
    /// The size of a group.
    pub fn size_of(&self, group: [u64; 3]) -> [u64; 3] {
        std::array::from_fn(|i| {
            (self.global[i] - (group[i] * self.local[i]).min(self.global[i])).min(self.local[i])
        })
    }
    /// Global and local ids of a work-item, by its number in the order of groups, and its group.
    pub fn ids(&self, item: u64) -> ([u64; 3], [u64; 3], [u64; 3]) {
        let size = self.group_size().max(1);
        // Numbers behind those of all work-items stand for the copies of a group.
        let items = size * self.groups().iter().product::<u64>();
        let item = if item >= items { (item - items) * size } else { item };
        let group = self.group(item / size);
        let shape = self.size_of(group);
        let lane = item % size;
        let (x, y) = (shape[0].max(1), shape[1].max(1));
        let local = [lane % x, lane / x % y, lane / x / y];
        let global = std::array::from_fn(|i| self.offset[i] + group[i] * self.local[i] + local[i]);
        (global, local, group)
    }
}

/// What lives beside memory for as long as a launch.
#[derive(Debug, Default)]
pub struct World {
    /// The device queue.
    pub queue: Queue,
    /// The pipes among the arguments.
    pub pipes: Pipes,
    /// What may be remembered of the launch.
    pub budget: Rc<Budget>,
    /// What the race detector knows, between two kernels.
    races: Option<Races>,
    /// Whether something was not printed, since there was too much.
    pub is_cut: bool,
}

/// What bounds a launch.
pub struct Limits<'a> {
    /// Instructions, each counted once for every work-item that it runs for.
    pub instructions: u64,
    /// Bytes that `printf` may print.
    pub printed: usize,
    /// Bytes that groups which run at the same time may take beyond what one takes.
    pub spare: u64,
    /// Asked from time to time: whether to stop.
    pub stop: &'a (dyn Fn() -> bool + Sync),
}

/// Why a run ended early.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stopped {
    /// Too many instructions, or asked to.
    Budget,
    /// The groups cannot run at the same time.
    Clash,
}

/// Where bytes are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Region {
    Store(usize),
    Local,
    Private,
}

type Mask = Vec<u16>;

struct Entry {
    pc: Pc,
    mask: Mask,
}

/// How the addresses of the work-items follow one another.
enum Pattern {
    Linear { first: u64, stride: u64 },
    Scattered,
}

/// An event of copies of the group.
struct Event {
    pc: Pc,
    /// How many work-items made the copy.
    makers: u64,
    waited: bool,
}

/// A machine with its memory.
pub struct Machine<'a, const D: bool> {
    code: &'a Code,
    allocations: &'a [Allocation],
    range: Range,
    pub(super) regs: Registers<D>,
    stores: Stores<'a>,
    local: Store,
    private: Store,
    private_size: usize,
    /// What was found.
    pub findings: &'a mut Findings,
    races: Option<Races>,
    /// What was printed.
    pub printed: &'a mut Vec<u8>,
    /// What the work-items of the group printed since the last barrier: who, and how many bytes.
    prints: Vec<(u32, u32)>,
    unflushed: Vec<u8>,
    limits: &'a Limits<'a>,
    world: &'a mut World,
    /// Instructions so far, each counted once for every work-item that it ran for.
    pub steps: u64,
    next_poll: u64,
    // The group that runs.
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

/// How many labels work-items that are behind may pass before the others get a turn.
const PATIENCE: u32 = 1 << 14;
/// Instructions between two questions whether to stop.
const POLL: u64 = 1 << 18;
/// Bytes that are cleared in the time of an instruction.
const CLEARED: usize = 16;

fn count(mask: &[u16]) -> u64 {
    mask.iter().map(|m| u64::from(m.count_ones())).sum()
}

/// A region to change in place, of a machine whose registers are read meanwhile; `None` where the launch has to be
/// run in order for that.
#[inline]
fn store_of<'m>(
    region: Region,
    (stores, local, private): (&'m mut Stores<'_>, &'m mut Store, &'m mut Store),
) -> Option<&'m mut Store> {
    match region {
        Region::Store(n) => stores.get_mut(n),
        Region::Local => Some(local),
        Region::Private => Some(private),
    }
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

/// A pointer that was computed from another: outside, where that is so far away that it would seem to be in
/// another object.
#[inline(always)]
fn moved(from: u64, to: u64) -> u64 {
    if Pointer(from).is_far_from(Pointer(to)) { Pointer(from).outside().0 } else { to }
}

/// Calls a function for every lane of a mask and its place, in order. With `merge`, of neighbours in
/// one place the first and the last stand for all: two work-items are what the race detector's cells
/// remember, and what a conflict takes where all of them have seen the same barriers and nothing else.
#[inline(always)]
fn each_place(
    mask: &[u16],
    merge: bool,
    place_of: impl Fn(usize) -> usize,
    mut f: impl FnMut(usize, usize),
) {
    let mut before = usize::MAX;
    each_lane(mask, |lane| {
        let place = place_of(lane);
        let next = || {
            let bit = lane % ROW + 1;
            bit < ROW && mask[lane / ROW] >> bit & 1 != 0 && place_of(lane + 1) == place
        };
        let between = merge && place == before && next();
        before = place;
        if !between {
            f(lane, place);
        }
    });
}

/// Notes reads as rows of neighbours. False, and nothing is noted, where they are too short for that.
fn note_rows(
    cells: &mut Cells<'_>,
    mask: &[u16],
    size: usize,
    first: u64,
    site: u16,
    place_of: &impl Fn(usize) -> usize,
) -> bool {
    let mut rows: Vec<(usize, u64)> = Vec::new();
    let mut end = (usize::MAX, usize::MAX);
    each_lane(mask, |lane| {
        let place = place_of(lane);
        match rows.last_mut() {
            Some(row) if end == (lane, place) => row.1 += 1,
            _ => rows.push((lane, 1)),
        }
        end = (lane + 1, place + size);
    });
    if rows.len() > 1 && rows.len() as u64 * LEAST_ROW > count(mask) {
        return false;
    }
    for (lane, count) in rows {
        cells.read_row(place_of(lane), size, first + lane as u64, count, site);
    }
    true
}

/// How many reads must be in a row on average.
const LEAST_ROW: u64 = 8;

/// Replaces the words at the places of lanes, one after the other, by what a function makes of them
/// and of each lane's value, if anything; `d` gets what was there.
#[inline(always)]
fn exchange<W: Word, const D: bool>(
    file: &File<W, D>,
    (d, value): (Reg, Reg),
    store: &mut Store,
    starts: &[usize],
    mask: &[u16],
    f: impl Fn(u64, u64) -> Option<u64>,
) {
    each_lane(mask, |lane| {
        let start = starts[lane];
        let Some(bytes) = store.bytes.get_mut(start..start + W::SIZE) else { return };
        let old = W::read(bytes);
        if let Some(new) = f(old.wide(), file.lane(value, lane).wide()) {
            W::narrow(new).write(bytes);
        }
        file.set_lane(d, lane, old);
    });
}

/// An index, sign- or zero-extended.
#[inline(always)]
fn extended(index: u64, ty: Scalar) -> u64 {
    match ty {
        Scalar::I32 => index as u32 as i32 as i64 as u64,
        Scalar::U32 => u64::from(index as u32),
        _ => index,
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
        let regs = Registers::new(code.counts, lanes);
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
            next_poll: POLL,
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

    /// Runs the groups of a launch in their order.
    ///
    /// # Errors
    /// The budget ran out.
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

    /// Leaves what the race detector knows to the kernels that this one enqueued.
    pub fn end(&mut self) {
        if let Some(races) = self.races.take() {
            self.world.queue.ran(races.end_of_run());
            self.world.races = Some(races);
        }
    }

    /// What this machine wrote while others ran.
    pub fn into_log(self) -> Log {
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

    /// Fills the registers of ids.
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

    /// The number that stands for the copies of the group that runs.
    fn copies_item(&self) -> u64 {
        let groups: u64 = self.range.groups().iter().product();
        let size = self.range.group_size();
        groups * size + self.first_item / size.max(1)
    }

    // Scheduling --------------------------------------------------------------------------------

    fn mask(&mut self) -> Mask {
        self.pool.pop().unwrap_or_else(|| vec![0; self.regs.chunks])
    }

    fn push(&mut self, pc: Pc, mask: Mask) {
        if let Some(e) = self.pending.iter_mut().find(|e| e.pc == pc) {
            for (a, b) in e.mask.iter_mut().zip(&mask) {
                *a |= b;
            }
            self.pool.push(mask);
        } else {
            self.pending.push(Entry { pc, mask });
        }
    }

    /// The work-items that run next: those furthest behind, or now and then those furthest ahead,
    /// for which the others may be waiting.
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

    fn run_group(&mut self) -> Result<(), Stopped> {
        self.pending.clear();
        self.waiting.clear();
        self.patience = 0;
        let mut mask = self.mask();
        mask.copy_from_slice(&self.all);
        let mut entry = Entry { pc: self.code.entry, mask };
        loop {
            let done = self.run_entry(&mut entry)?;
            debug_assert!(done);
            let mask = std::mem::take(&mut entry.mask);
            self.pool.push(mask);
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

    /// All work-items wait or are done: goes on with those at collective instructions.
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
        // Those furthest behind go on without the others, and may yet meet them.
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
    fn diverges(&mut self, pc: Pc, mask: &[u16]) {
        let (n, all) = (count(mask), self.lanes as u64);
        let Some(lane) = first_lane(mask) else { return };
        let barrier = matches!(self.code.instrs[pc as usize], Instr::Barrier { .. });
        let kind = if barrier { Kind::BarrierDivergence } else { Kind::DivergentCall };
        let spot = self.spot(pc, lane);
        let what = if barrier { "barrier" } else { "function of the whole group" };
        self.findings.add(kind, spot, None, |raw| {
            raw.message = format!("{n} of the {all} work-items of the group reach this {what}");
        });
    }

    fn is_full(&self, mask: &[u16]) -> bool {
        mask == &self.live[..]
    }

    /// Runs an entry until its work-items are done or wait.
    fn run_entry(&mut self, entry: &mut Entry) -> Result<bool, Stopped> {
        let code = self.code;
        let mut pc = entry.pc;
        let mut mask = std::mem::take(&mut entry.mask);
        let mut full = self.is_full(&mask);
        let mut active = count(&mask);
        loop {
            let Some(instr) = code.instrs.get(pc as usize) else { return Ok(true) };
            self.steps += active;
            if self.steps > self.next_poll {
                self.next_poll = self.steps + POLL;
                let is_over = self.steps > self.limits.instructions || (self.limits.stop)();
                if is_over || self.world.budget.is_spent() {
                    return Err(Stopped::Budget);
                }
                if self.stores.clash() {
                    return Err(Stopped::Clash);
                }
            }
            match instr {
                Instr::Label => {
                    if !self.pending.is_empty() {
                        let least = self.pending.iter().map(|e| e.pc).min().unwrap_or(Pc::MAX);
                        self.patience += 1;
                        if least <= pc || self.patience > PATIENCE {
                            self.push(pc, mask);
                            let Some(next) = self.pick() else { return Ok(true) };
                            mask = next.mask;
                            full = self.is_full(&mask);
                            active = count(&mask);
                            pc = next.pc;
                            // Its own label is passed: others may have met here.
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
                    let zero = u32::file(&self.regs).is_uniform(*cond);
                    let mut taken = std::mem::take(&mut self.taken);
                    let file = &self.regs.w32;
                    if zero {
                        let set = file.lane(*cond, 0) != 0;
                        taken.fill(if set == *when { u16::MAX } else { 0 });
                    } else {
                        for (c, bits) in taken.iter_mut().enumerate() {
                            let row = file.row(*cond, c);
                            let mut out = 0u16;
                            for (i, v) in row.iter().enumerate() {
                                out |= u16::from((*v != 0) == *when) << i;
                            }
                            *bits = out;
                        }
                    }
                    if D && file.is_tainted(*cond) {
                        self.undecided(pc, &mask, Width::W32, &[*cond]);
                    }
                    self.taken = taken;
                    self.split(&mut pc, &mut mask, &mut full, &mut active, *to);
                }
                Instr::BranchCmp { op, ty, a, b, when, to } => {
                    let mut taken = std::mem::take(&mut self.taken);
                    alu::compare_bits(&self.regs, *op, *ty, *a, *b, &mut taken);
                    if !*when {
                        taken.iter_mut().for_each(|m| *m = !*m);
                    }
                    if D {
                        self.undecided(pc, &mask, ty.width(), &[*a, *b]);
                    }
                    self.taken = taken;
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
                    let Some(next) = self.pick() else { return Ok(true) };
                    mask = next.mask;
                    pc = next.pc;
                    full = self.is_full(&mask);
                    active = count(&mask);
                }
                Instr::Exit => {
                    for (l, m) in self.live.iter_mut().zip(&mask) {
                        *l &= !m;
                    }
                    entry.mask = mask;
                    return Ok(true);
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
                            entry.mask = self.mask();
                            return Ok(true);
                        }
                        Callers::WorkGroup => self.collective(pc, &mask),
                        Callers::SubGroup if !full => {
                            let Some(all_here) = self.meet(pc, mask) else {
                                entry.mask = self.mask();
                                return Ok(true);
                            };
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

    /// Sends the active work-items of `self.taken` to `to` and the others on.
    #[inline(always)]
    fn split(&mut self, pc: &mut Pc, mask: &mut Mask, full: &mut bool, active: &mut u64, to: Pc) {
        let mut any = 0u16;
        let mut rest = 0u16;
        for (t, m) in self.taken.iter().zip(mask.iter()) {
            any |= t & m;
            rest |= !t & m;
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

    /// Reports work-items whose decision rests on uninitialised values.
    fn undecided(&mut self, pc: Pc, mask: &[u16], w: Width, regs: &[Reg]) {
        self.tainted(pc, mask, w, regs, None, "control flow depends on an uninitialised value");
    }

    fn tainted(
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
                let step = Reg::from(step);
                by_width!(w, W => match (cw, sign) {
                    (Width::W8, true) => r.choose::<u8, W>(d, p, a, b, n, step, |c| (c as i8) < 0),
                    (Width::W16, true) => {
                        r.choose::<u16, W>(d, p, a, b, n, step, |c| (c as i16) < 0);
                    }
                    (Width::W32, true) => {
                        r.choose::<u32, W>(d, p, a, b, n, step, |c| (c as i32) < 0);
                    }
                    (Width::W64, true) => {
                        r.choose::<u64, W>(d, p, a, b, n, step, |c| (c as i64) < 0);
                    }
                    (Width::W8, false) => r.choose::<u8, W>(d, p, a, b, n, step, |c| c != 0),
                    (Width::W16, false) => r.choose::<u16, W>(d, p, a, b, n, step, |c| c != 0),
                    (Width::W32, false) => r.choose::<u32, W>(d, p, a, b, n, step, |c| c != 0),
                    (Width::W64, false) => r.choose::<u64, W>(d, p, a, b, n, step, |c| c != 0),
                });
            }
            Instr::Convert { from, to, n, rounding, sat, d, a } => {
                alu::convert(r, from, to, n, rounding, sat, d, a);
            }
            Instr::Bitcast { from, n, to, m, d, a } => {
                alu::bitcast(r, from, n, to, m, d, a, self.lanes);
            }
            Instr::Apply1 { f, wa, wd, n, d, a } => alu::apply1(r, f, (wa, wd), n, d, a),
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
                    for (named, _) in
                        [(Named::Local, local), (Named::Global, global)].iter().filter(|x| x.1)
                    {
                        each_lane(mask, |lane| {
                            let item = first + lane as u64;
                            races.fence(item, *named, order.acquire, order.release);
                        });
                    }
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
                    |p| {
                        let fits = Pointer(p).space() == Some(space)
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
                |p| match Pointer(p).space() {
                    Some(Space::Local) => 1,
                    Some(Space::Global) => 2,
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

    /// Calls a function of up to three words, lane by lane.
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
        let kind = if write { Kind::OutOfBoundsWrite } else { Kind::OutOfBoundsRead };
        let spot = self.spot(pc, lane);
        self.findings.add(kind, spot, Some(Space::Private), |raw| {
            raw.message = format!("element {} of a vector of {n}", i as i64);
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

    // Addresses ---------------------------------------------------------------------------------

    #[inline(always)]
    fn address(&self, addr: &Addr, lane: usize) -> u64 {
        let from = self.regs.w64.lane(addr.base, lane);
        let base = from.wrapping_add(addr.offset as u64);
        let Some((reg, ty)) = addr.index else { return moved(from, base) };
        let i = if ty.size() == 4 {
            extended(u64::from(self.regs.w32.lane(reg, lane)), ty)
        } else {
            self.regs.w64.lane(reg, lane)
        };
        let p = base.wrapping_add(i.wrapping_mul(u64::from(addr.scale)));
        if addr.bound != 0 && i >= addr.bound { Pointer(p).outside().0 } else { moved(from, p) }
    }

    /// Whether the active addresses lie at equal distances.
    #[inline(always)]
    fn pattern(&self, addr: &Addr) -> Pattern {
        let wide = &self.regs.w64;
        let rows = self.lanes.div_ceil(ROW);
        if !wide.is_uniform(addr.base) {
            if addr.index.is_some_and(|(reg, ty)| {
                !if ty.size() == 4 { self.regs.w32.is_uniform(reg) } else { wide.is_uniform(reg) }
            }) || self.lanes < 2
            {
                return Pattern::Scattered;
            }
            let first = wide.lane(addr.base, 0);
            let stride = wide.lane(addr.base, 1).wrapping_sub(first);
            let mut off = 0;
            for c in 0..rows {
                let row = wide.row(addr.base, c);
                let n = (self.lanes - c * ROW).min(ROW);
                for (i, p) in row.iter().enumerate().take(n) {
                    let at = first.wrapping_add(stride.wrapping_mul((c * ROW + i) as u64));
                    off |= at ^ p;
                }
            }
            if off != 0 || first >> 61 == 7 {
                return Pattern::Scattered;
            }
            let first = self.address(addr, 0);
            return if Pointer(first).is_outside() {
                Pattern::Scattered
            } else {
                Pattern::Linear { first, stride }
            };
        }
        let first = self.address(addr, 0);
        if Pointer(first).is_outside() {
            return Pattern::Scattered;
        }
        let Some((reg, ty)) = addr.index else { return Pattern::Linear { first, stride: 0 } };
        let end = self.lanes as u64 - 1;
        if ty.size() == 4 {
            let file = &self.regs.w32;
            if file.is_uniform(reg) {
                return Pattern::Linear { first, stride: 0 };
            }
            let start = file.lane(reg, 0);
            let mut off = 0u32;
            for c in 0..rows {
                let row = file.row(reg, c);
                let at = start.wrapping_add((c * ROW) as u32);
                if self.lanes >= (c + 1) * ROW {
                    for (i, v) in row.iter().enumerate() {
                        off |= v ^ at.wrapping_add(i as u32);
                    }
                } else {
                    for (i, v) in row.iter().enumerate().take(self.lanes - c * ROW) {
                        off |= v ^ at.wrapping_add(i as u32);
                    }
                }
            }
            let (low, high) = (
                extended(u64::from(start), ty) as i64,
                extended(u64::from(start.wrapping_add(end as u32)), ty) as i64,
            );
            if off != 0 || low > high {
                return Pattern::Scattered;
            }
            if addr.bound != 0 && (low < 0 || high as u64 >= addr.bound) {
                return Pattern::Scattered;
            }
        } else {
            if wide.is_uniform(reg) {
                return Pattern::Linear { first, stride: 0 };
            }
            let start = wide.lane(reg, 0);
            let mut off = 0u64;
            for c in 0..rows {
                let row = wide.row(reg, c);
                let at = start.wrapping_add((c * ROW) as u64);
                let n = (self.lanes - c * ROW).min(ROW);
                for (i, v) in row.iter().enumerate().take(n) {
                    off |= v ^ at.wrapping_add(i as u64);
                }
            }
            if off != 0 {
                return Pattern::Scattered;
            }
            if addr.bound != 0 && start.saturating_add(end) >= addr.bound {
                return Pattern::Scattered;
            }
        }
        Pattern::Linear { first, stride: u64::from(addr.scale) }
    }

    /// The addresses of a row of lanes.
    #[inline(always)]
    fn address_row(&self, addr: &Addr, c: usize) -> [u64; ROW] {
        let r = &self.regs;
        let base = r.w64.row(addr.base, c);
        let mut index = [0u64; ROW];
        match addr.index {
            Some((reg, Scalar::I32)) => {
                let row = r.w32.row(reg, c);
                for i in 0..ROW {
                    index[i] = row[i] as i32 as i64 as u64;
                }
            }
            Some((reg, Scalar::U32)) => {
                let row = r.w32.row(reg, c);
                for i in 0..ROW {
                    index[i] = u64::from(row[i]);
                }
            }
            Some((reg, _)) => index = r.w64.row(reg, c),
            None => {}
        }
        let mut out = [0u64; ROW];
        let mut far = 0;
        for i in 0..ROW {
            let p = base[i]
                .wrapping_add(addr.offset as u64)
                .wrapping_add(index[i].wrapping_mul(u64::from(addr.scale)));
            let outside = addr.bound != 0 && index[i] >= addr.bound;
            out[i] = if outside { Pointer(p).outside().0 } else { p };
            far |= base[i] ^ p;
        }
        // A vector instruction for all of them says that none is far away.
        if Pointer(far).is_beyond_offset() {
            for (from, to) in base.iter().zip(&mut out) {
                *to = if Pointer(*to).is_outside() { *to } else { moved(*from, *to) };
            }
        }
        out
    }

    /// Where the addresses of the active work-items lie, if all of them are in one object and can
    /// be accessed without a finding: the region; the starts are left in `starts`.
    fn locate(
        &self,
        at: &Access,
        size: usize,
        write: bool,
        mask: &[u16],
        starts: &mut [usize],
    ) -> Option<Region> {
        let low = first_lane(mask)?;
        let first = self.address(&at.addr, low);
        let (region, start, a) = self.resolve(first, size, low)?;
        if !Self::is_plain(at, a, write) {
            return None;
        }
        let offset = Pointer(first).offset() as u64;
        let base = first.wrapping_sub(offset);
        let limit = a.size - size as u64;
        let uneven = u64::from(at.align.max(1)) - 1;
        let step = if region == Region::Private { self.private_size } else { 0 };
        let origin = start - offset as usize - low * step;
        for (c, m) in mask.iter().enumerate().filter(|(_, m)| **m != 0) {
            let row = self.address_row(&at.addr, c);
            let mut wrong = false;
            for (i, p) in row.iter().enumerate() {
                let offset = p.wrapping_sub(base);
                let active = m >> i & 1 != 0;
                wrong |= active & ((offset > limit) | (offset & uneven != 0));
                let lane = c * ROW + i;
                starts[lane] = origin.wrapping_add(offset as usize).wrapping_add(lane * step);
            }
            if wrong {
                return None;
            }
        }
        Some(region)
    }

    fn lea(&mut self, d: Reg, addr: &Addr) {
        let r = &self.regs;
        let uniform = r.w64.is_uniform(addr.base)
            && addr.index.is_none_or(|(reg, ty)| {
                if ty.size() == 4 { r.w32.is_uniform(reg) } else { r.w64.is_uniform(reg) }
            });
        let rows = if uniform { 1 } else { r.chunks };
        for c in 0..rows {
            r.w64.set_row(d, c, self.address_row(addr, c));
        }
        if D {
            r.w64.clean(d);
            for c in 0..rows {
                let mut bits = r.w64.taint(addr.base, c);
                if let Some((reg, ty)) = addr.index {
                    bits |= r.taint(ty.width(), reg, c);
                }
                if bits != 0 {
                    r.w64.set_taint(d, c, bits);
                }
            }
        }
        r.w64.set_uniform(d, uniform);
    }

    /// The object that a pointer points into and where in its bytes `size` bytes start; the
    /// reason why there is none otherwise.
    #[inline(always)]
    fn resolve(&self, p: u64, size: usize, lane: usize) -> Option<(Region, usize, &'a Allocation)> {
        let p = Pointer(p);
        p.space()?;
        let a = self.allocations.get(p.allocation() as usize)?;
        let offset = p.offset();
        if offset < 0 || offset as u64 + size as u64 > a.size {
            return None;
        }
        let offset = offset as usize;
        Some(match a.place {
            Place::Store(n) => (Region::Store(n), offset, a),
            Place::Local(at) => (Region::Local, at as usize + offset, a),
            Place::Private(at) => {
                (Region::Private, lane * self.private_size + at as usize + offset, a)
            }
        })
    }

    /// A region to change in place; `None` where the launch has to be run in order for that.
    fn region_mut(&mut self, region: Region) -> Option<&mut Store> {
        store_of(region, (&mut self.stores, &mut self.local, &mut self.private))
    }

    fn region(&self, region: Region) -> &Store {
        match region {
            Region::Store(n) => self.stores.get(n),
            Region::Local => &self.local,
            Region::Private => &self.private,
        }
    }

    /// Whether an access to an object needs no finding.
    #[inline(always)]
    fn is_plain(at: &Access, a: &Allocation, write: bool) -> bool {
        (a.space == at.space || at.space == Space::Generic)
            && !(write && a.read_only)
            && (write || !a.write_only)
    }

    /// Checks one access, and reports what is wrong with it. `None`: there is nothing to access.
    fn check(
        &mut self,
        pc: Pc,
        p: u64,
        size: usize,
        at: &Access,
        write: bool,
        lane: usize,
    ) -> Option<(Region, usize)> {
        let found = self.resolve(p, size, lane);
        let pointer = Pointer(p);
        let aligned = pointer.offset() % i64::from(at.align.max(1)) == 0;
        if let Some((region, start, a)) = found
            && Self::is_plain(at, a, write)
            && aligned
        {
            return Some((region, start));
        }
        self.fault(pc, p, size, at, write, lane, aligned)
    }

    #[cold]
    #[allow(clippy::too_many_arguments)]
    fn fault(
        &mut self,
        pc: Pc,
        p: u64,
        size: usize,
        at: &Access,
        write: bool,
        lane: usize,
        aligned: bool,
    ) -> Option<(Region, usize)> {
        let spot = self.spot(pc, lane);
        let pointer = Pointer(p);
        let verb = if write { "write" } else { "read" };
        let bytes = if size == 1 { "byte".to_string() } else { format!("{size} bytes") };
        let known = pointer.space().is_some() || pointer.is_outside();
        let object = self.allocations.get(pointer.allocation() as usize).filter(|_| known);
        let found = self.resolve(p, size, lane);
        let place = object.map(|_| (pointer.allocation(), pointer.offset()));
        let space = object.map_or(at.space, |o| o.space);
        let Some((region, start, a)) = found else {
            let outside = if write { Kind::OutOfBoundsWrite } else { Kind::OutOfBoundsRead };
            // What was computed from a null pointer is one still.
            let null = !known && p < 1 << 39;
            let kind = if null { Kind::NullDereference } else { outside };
            self.findings.add(kind, spot, Some(space), |raw| {
                raw.object = place;
                raw.message = match object {
                    _ if null => format!("{verb} of {bytes} through a null pointer"),
                    Some(o) if pointer.is_outside() => format!(
                        "{verb} of {bytes} outside the array that is indexed, in `{}`",
                        o.name
                    ),
                    Some(o) => format!(
                        "{verb} of {bytes} at offset {} of `{}`, which has {} bytes",
                        pointer.offset(),
                        o.name,
                        o.size
                    ),
                    None => format!("{verb} of {bytes} through what is no pointer"),
                };
            });
            if write {
                self.pass_for_written(pointer, size, lane);
            }
            return None;
        };
        if a.space != at.space && at.space != Space::Generic {
            self.findings.add(Kind::InvalidAddressSpace, spot, Some(space), |raw| {
                raw.object = place;
                raw.message = format!(
                    "{verb} through a pointer to {} memory, and `{}` is in {} memory",
                    space_word(at.space),
                    a.name,
                    space_word(a.space)
                );
            });
        }
        if !aligned {
            self.findings.add(Kind::MisalignedAccess, spot, Some(space), |raw| {
                raw.object = place;
                raw.message = format!(
                    "{verb} of {bytes} at offset {} of `{}`, which is no multiple of {}",
                    pointer.offset(),
                    a.name,
                    at.align
                );
            });
        }
        if write && a.read_only {
            self.findings.add(Kind::WriteToReadOnly, spot, Some(space), |raw| {
                raw.object = place;
                raw.message = format!("write of {bytes} to `{}`, which is read-only", a.name);
            });
            return None;
        }
        if !write && a.write_only {
            self.findings.add(Kind::ReadFromWriteOnly, spot, Some(space), |raw| {
                raw.object = place;
                raw.message = format!("read of {bytes} of `{}`, which is write-only", a.name);
            });
        }
        Some((region, start))
    }

    /// What a write that is dropped would have changed counts as written: one mistake is one
    /// finding.
    fn pass_for_written(&mut self, p: Pointer, size: usize, lane: usize) {
        let Some(a) = self.allocations.get(p.allocation() as usize) else { return };
        let (first, end) = (p.offset().max(0), p.offset().saturating_add(size as i64));
        let end = end.min(a.size as i64);
        if p.space().is_none() || first >= end {
            return;
        }
        let (first, len) = (first as usize, (end - first) as usize);
        let (region, start) = match a.place {
            Place::Store(n) => (Region::Store(n), first),
            Place::Local(at) => (Region::Local, at as usize + first),
            Place::Private(at) => (Region::Private, lane * self.private_size + at as usize + first),
        };
        if self.uninitialized
            && let Some(store) = self.region_mut(region)
        {
            store.mark(start, len, false);
        }
    }

    /// Where linear addresses lie, if all of them can be accessed without a finding: the region,
    /// the start of lane `low`, and the distance from one lane to the next.
    #[inline(always)]
    fn linear(
        &self,
        at: &Access,
        size: usize,
        write: bool,
        low: usize,
        high: usize,
    ) -> Option<(Region, usize, usize)> {
        let Pattern::Linear { first, stride } = self.pattern(&at.addr) else { return None };
        let p = |lane: usize| first.wrapping_add(stride.wrapping_mul(lane as u64));
        let align = u64::from(at.align.max(1));
        let (region, start, a) = self.resolve(p(low), size, low)?;
        let (region_high, end, b) = self.resolve(p(high), size, high)?;
        let ordered = end >= start && region == region_high && std::ptr::eq(a, b);
        let aligned =
            (Pointer(p(low)).offset() as u64).is_multiple_of(align) && stride.is_multiple_of(align);
        if !ordered || !aligned || !Self::is_plain(at, a, write) || stride > u64::from(u32::MAX) {
            return None;
        }
        let step = stride as usize + if region == Region::Private { self.private_size } else { 0 };
        Some((region, start, step))
    }

    // Loads and stores --------------------------------------------------------------------------

    fn load<W: Word>(&mut self, pc: Pc, n: u8, d: Reg, at: &Access, mask: &[u16]) {
        let size = W::SIZE * usize::from(n);
        let (Some(low), Some(high)) = (first_lane(mask), last_lane(mask)) else { return };
        if D {
            self.tainted_address(pc, at, mask);
        }
        let room = at.room(W::SIZE, n);
        let Some((region, start, step)) = self.linear(at, room, false, low, high) else {
            let mut starts = std::mem::take(&mut self.starts);
            match self.locate(at, room, false, mask, &mut starts) {
                Some(region) => self.gather::<W>(pc, n, d, at, mask, region, &starts),
                None => self.load_scattered::<W>(pc, n, d, at, mask),
            }
            self.starts = starts;
            return;
        };
        let store = self.region(region);
        let file = W::file(&self.regs);
        if step == 0 {
            for k in 0..usize::from(n) {
                let at = start + k * W::SIZE;
                file.fill(d + k as u32, W::read(&store.bytes[at..]));
                if D && self.uninitialized && store.is_unwritten(at, W::SIZE) {
                    file.set_taint(d + k as u32, 0, u16::MAX);
                }
            }
            if D && self.races.is_some() {
                for lane in [low, high] {
                    self.note_read(pc, region, start, size, at, lane);
                }
            }
            return;
        }
        for k in 0..usize::from(n) {
            let reg = d + k as u32;
            file.set_uniform(reg, false);
            file.clean(reg);
            for c in low / ROW..=high / ROW {
                let first = c * ROW;
                let from = first.max(low);
                let to = (first + ROW - 1).min(high);
                let whole = from == first && to == first + ROW - 1;
                let mut row = [W::default(); ROW];
                let base = start + (from - low) * step + k * W::SIZE;
                if whole && step == W::SIZE {
                    let bytes = store.bytes.get(base..base + ROW * W::SIZE).unwrap_or_default();
                    for (v, b) in row.iter_mut().zip(bytes.chunks_exact(W::SIZE)) {
                        *v = W::read(b);
                    }
                } else {
                    for lane in from..=to {
                        let at = base + (lane - from) * step;
                        row[lane - first] = W::read(store.bytes.get(at..).unwrap_or_default());
                    }
                }
                file.set_row(reg, c, row);
                if D && self.uninitialized && !store.unwritten.is_empty() {
                    let mut bits = 0u16;
                    for lane in from..=to {
                        let at = base + (lane - from) * step;
                        bits |= u16::from(store.is_unwritten(at, W::SIZE)) << (lane - first);
                    }
                    if bits != 0 || file.is_tainted(reg) {
                        file.set_taint(reg, c, bits);
                    }
                }
            }
        }
        if D && self.races.is_some() && region != Region::Private {
            self.note_reads(pc, region, size, at, mask, |lane| start + (lane - low) * step);
        }
    }

    /// Loads from places that are known to be right.
    #[allow(clippy::too_many_arguments)]
    fn gather<W: Word>(
        &mut self,
        pc: Pc,
        n: u8,
        d: Reg,
        at: &Access,
        mask: &[u16],
        region: Region,
        starts: &[usize],
    ) {
        let size = W::SIZE * usize::from(n);
        let store = self.region(region);
        let file = W::file(&self.regs);
        for k in 0..usize::from(n) {
            let reg = d + k as u32;
            file.set_uniform(reg, false);
            file.clean(reg);
            let bytes = &store.bytes[..];
            for (c, m) in mask.iter().enumerate().filter(|(_, m)| **m != 0) {
                let mut row = [W::default(); ROW];
                for (i, start) in starts[c * ROW..(c + 1) * ROW].iter().enumerate() {
                    // The places of lanes that are not active are nobody's.
                    let from = bytes.get(start.wrapping_add(k * W::SIZE)..).unwrap_or_default();
                    row[i] = W::read(from);
                }
                file.set_row(reg, c, row);
                if D && self.uninitialized && !store.unwritten.is_empty() {
                    let mut bits = 0u16;
                    for i in (0..ROW).filter(|i| m >> i & 1 != 0) {
                        let from = starts[c * ROW + i] + k * W::SIZE;
                        bits |= u16::from(store.is_unwritten(from, W::SIZE)) << i;
                    }
                    if bits != 0 || file.is_tainted(reg) {
                        file.set_taint(reg, c, bits);
                    }
                }
            }
        }
        if D && self.races.is_some() && region != Region::Private {
            self.note_reads(pc, region, size, at, mask, |lane| starts[lane]);
        }
    }

    #[inline(never)]
    fn load_scattered<W: Word>(&mut self, pc: Pc, n: u8, d: Reg, at: &Access, mask: &[u16]) {
        let size = W::SIZE * usize::from(n);
        let room = at.room(W::SIZE, n);
        for k in 0..u32::from(n) {
            W::file(&self.regs).set_uniform(d + k, false);
            W::file(&self.regs).clean(d + k);
        }
        each_lane(mask, |lane| {
            let p = self.address(&at.addr, lane);
            let Some((region, start)) = self.check(pc, p, room, at, false, lane) else {
                for k in 0..u32::from(n) {
                    W::file(&self.regs).set_lane(d + k, lane, W::default());
                }
                return;
            };
            let store = self.region(region);
            let file = W::file(&self.regs);
            for k in 0..usize::from(n) {
                let reg = d + k as u32;
                let at = start + k * W::SIZE;
                file.set_lane(reg, lane, W::read(&store.bytes[at..]));
                if D && self.uninitialized && store.is_unwritten(at, W::SIZE) {
                    let bits = file.taint(reg, lane / ROW) | 1 << (lane % ROW);
                    file.set_taint(reg, lane / ROW, bits);
                }
            }
            if D && self.races.is_some() && region != Region::Private {
                self.note_read(pc, region, start, size, at, lane);
            }
        });
    }

    fn store<W: Word>(&mut self, pc: Pc, n: u8, s: Reg, at: &Access, mask: &[u16]) {
        let size = W::SIZE * usize::from(n);
        let (Some(low), Some(high)) = (first_lane(mask), last_lane(mask)) else { return };
        if D {
            self.tainted_address(pc, at, mask);
        }
        let room = at.room(W::SIZE, n);
        let linear = self.linear(at, room, true, low, high);
        if let Some((region, start, step)) = linear
            && step >= size
        {
            // No two work-items write the same place: what is looked for and what is written
            // need not be interleaved.
            if D && self.races.is_some() && region != Region::Private {
                self.note_writes::<W>(pc, region, n, s, at, mask, start, step, low);
            }
            self.store_linear::<W>(n, s, mask, region, start, step, low, high);
            if D && self.uninitialized {
                self.mark_linear::<W>(pc, n, s, mask, region, start, step, low);
            }
            return;
        }
        let mut starts = std::mem::take(&mut self.starts);
        let located = match linear {
            Some(_) => None,
            None => self.locate(at, room, true, mask, &mut starts),
        };
        each_lane(mask, |lane| {
            let place = match (linear, located) {
                (Some((region, start, step)), _) => Some((region, start + (lane - low) * step)),
                (None, Some(region)) => Some((region, starts[lane])),
                (None, None) => {
                    let p = self.address(&at.addr, lane);
                    self.check(pc, p, room, at, true, lane)
                }
            };
            if let Some((region, start)) = place {
                self.store_lane::<W>(pc, n, s, at, region, start, lane);
            }
        });
        self.starts = starts;
    }

    #[allow(clippy::too_many_arguments)]
    fn store_linear<W: Word>(
        &mut self,
        n: u8,
        s: Reg,
        mask: &[u16],
        region: Region,
        start: usize,
        step: usize,
        low: usize,
        high: usize,
    ) {
        let file = W::file(&self.regs);
        let store = match region {
            Region::Store(k) => match &mut self.stores {
                Stores::Own(stores) => &mut stores[k],
                shared => {
                    each_lane(mask, |lane| {
                        let mut bytes = [0u8; 128];
                        for i in 0..usize::from(n) {
                            let word = file.lane(s + i as u32, lane);
                            word.write(&mut bytes[i * W::SIZE..]);
                        }
                        let at = start + (lane - low) * step;
                        shared.write(k, at, &bytes[..W::SIZE * usize::from(n)]);
                    });
                    return;
                }
            },
            Region::Local => &mut self.local,
            Region::Private => &mut self.private,
        };
        for k in 0..usize::from(n) {
            for (c, m) in mask.iter().enumerate().take(high / ROW + 1).skip(low / ROW) {
                let row = file.row(s + k as u32, c);
                if *m == u16::MAX && step == W::SIZE {
                    // Rows that all work-items write go out whole.
                    let base = start + (c * ROW - low) * step;
                    if let Some(bytes) = store.bytes.get_mut(base..base + ROW * W::SIZE) {
                        for (v, b) in row.iter().zip(bytes.chunks_exact_mut(W::SIZE)) {
                            v.write(b);
                        }
                    }
                    continue;
                }
                for (i, v) in row.iter().enumerate() {
                    if m >> i & 1 != 0 {
                        let at = start + (c * ROW + i - low) * step + k * W::SIZE;
                        v.write(store.bytes.get_mut(at..).unwrap_or_default());
                    }
                }
            }
        }
    }

    /// Notes what is written and what is not initialised of a store to places in a line.
    #[allow(clippy::too_many_arguments)]
    fn mark_linear<W: Word>(
        &mut self,
        pc: Pc,
        n: u8,
        s: Reg,
        mask: &[u16],
        region: Region,
        start: usize,
        step: usize,
        low: usize,
    ) {
        let file = W::file(&self.regs);
        let tainted = (0..u32::from(n)).any(|k| file.is_tainted(s + k));
        let parts = (&mut self.stores, &mut self.local, &mut self.private);
        let Some(store) = store_of(region, parts) else { return };
        if !tainted {
            if !store.unwritten.is_empty() {
                let size = W::SIZE * usize::from(n);
                each_lane(mask, |lane| store.mark(start + (lane - low) * step, size, false));
            }
            return;
        }
        let mut lost = Vec::new();
        each_lane(mask, |lane| {
            let mut any = false;
            for k in 0..usize::from(n) {
                let bits = file.taint(s + k as u32, lane / ROW);
                let tainted = bits >> (lane % ROW) & 1 != 0;
                any |= tainted;
                store.mark(start + (lane - low) * step + k * W::SIZE, W::SIZE, tainted);
            }
            if any {
                lost.push(lane);
            }
        });
        if matches!(region, Region::Store(_)) {
            for lane in lost {
                let spot = self.spot(pc, lane);
                self.findings.add(Kind::UninitializedRead, spot, Some(Space::Global), |raw| {
                    raw.message = "an uninitialised value is written to global memory".into();
                });
            }
        }
    }

    #[allow(clippy::too_many_arguments)]
    fn note_writes<W: Word>(
        &mut self,
        pc: Pc,
        region: Region,
        n: u8,
        s: Reg,
        at: &Access,
        mask: &[u16],
        start: usize,
        step: usize,
        low: usize,
    ) {
        let size = W::SIZE * usize::from(n);
        let first = self.first_item;
        let Some(races) = self.races.as_mut() else { return };
        let store = match region {
            Region::Store(k) => self.stores.get(k),
            _ => &self.local,
        };
        let Some(mut cells) = cells_of(races, region, store.bytes.len()) else { return };
        let file = W::file(&self.regs);
        let mut conflicts = Vec::new();
        each_lane(mask, |lane| {
            let place = start + (lane - low) * step;
            let item = first + lane as u64;
            let same = || {
                (0..usize::from(n)).all(|k| {
                    W::read(&store.bytes[place + k * W::SIZE..]) == file.lane(s + k as u32, lane)
                })
            };
            if let Some(c) = cells.write(place, size, item, at.site, same) {
                conflicts.push((lane, place, c));
            }
        });
        for (lane, place, c) in conflicts {
            self.race(pc, lane, region, place, true, c);
        }
    }

    #[inline(always)]
    #[allow(clippy::too_many_arguments)]
    fn store_lane<W: Word>(
        &mut self,
        pc: Pc,
        n: u8,
        s: Reg,
        at: &Access,
        region: Region,
        start: usize,
        lane: usize,
    ) {
        let size = W::SIZE * usize::from(n);
        if D && self.races.is_some() && region != Region::Private {
            let store = self.region(region);
            let file = W::file(&self.regs);
            let same = (0..usize::from(n)).all(|k| {
                W::read(&store.bytes[start + k * W::SIZE..]) == file.lane(s + k as u32, lane)
            });
            self.note_write(pc, region, start, size, at, lane, same);
        }
        let file = W::file(&self.regs);
        let store = match region {
            Region::Store(k) => match &mut self.stores {
                Stores::Own(stores) => &mut stores[k],
                shared => {
                    let mut bytes = [0u8; 128];
                    for i in 0..usize::from(n) {
                        let word = file.lane(s + i as u32, lane);
                        word.write(&mut bytes[i * W::SIZE..]);
                    }
                    shared.write(k, start, &bytes[..size]);
                    return;
                }
            },
            Region::Local => &mut self.local,
            Region::Private => &mut self.private,
        };
        let mut lost = false;
        for k in 0..usize::from(n) {
            let reg = s + k as u32;
            let to = start + k * W::SIZE;
            file.lane(reg, lane).write(&mut store.bytes[to..]);
            if D && self.uninitialized {
                let tainted = file.taint(reg, lane / ROW) >> (lane % ROW) & 1 != 0;
                lost |= tainted;
                store.mark(to, W::SIZE, tainted);
            }
        }
        if D && lost && matches!(region, Region::Store(_)) {
            let spot = self.spot(pc, lane);
            self.findings.add(Kind::UninitializedRead, spot, Some(Space::Global), |raw| {
                raw.message = "an uninitialised value is written to global memory".into();
            });
        }
    }

    fn tainted_address(&mut self, pc: Pc, at: &Access, mask: &[u16]) {
        let message = "an address depends on an uninitialised value";
        self.tainted(pc, mask, Width::W64, &[at.addr.base], None, message);
        if let Some((reg, ty)) = at.addr.index {
            self.tainted(pc, mask, ty.width(), &[reg], None, message);
        }
    }

    #[allow(clippy::too_many_arguments)]
    fn copy_memory(
        &mut self,
        pc: Pc,
        to: &Access,
        from: &Access,
        size: usize,
        leaves: &[(u32, u32)],
        mask: &[u16],
    ) {
        if D {
            self.tainted_address(pc, to, mask);
            self.tainted_address(pc, from, mask);
        }
        let mut bytes = vec![0u8; size];
        let mut unwritten = vec![0u8; if D { size } else { 0 }];
        each_lane(mask, |lane| {
            let source = self.address(&from.addr, lane);
            let source = self.check(pc, source, size, from, false, lane);
            bytes.fill(0);
            unwritten.fill(0);
            if let Some((region, start)) = source {
                let store = self.region(region);
                bytes.copy_from_slice(&store.bytes[start..start + size]);
                if D && let Some(shadow) = store.unwritten.get(start..start + size) {
                    unwritten.copy_from_slice(shadow);
                }
                if D && self.races.is_some() && region != Region::Private {
                    self.note_read(pc, region, start, size, from, lane);
                }
            }
            let target = self.address(&to.addr, lane);
            let Some((region, start)) = self.check(pc, target, size, to, true, lane) else {
                return;
            };
            if D && self.races.is_some() && region != Region::Private {
                let same = self.region(region).bytes[start..start + size] == bytes[..];
                self.note_write(pc, region, start, size, to, lane, same);
            }
            let uninitialized = self.uninitialized;
            let parts = (&mut self.stores, &mut self.local, &mut self.private);
            let Some(store) = store_of(region, parts) else { return };
            store.bytes[start..start + size].copy_from_slice(&bytes);
            if D && uninitialized {
                if unwritten.contains(&1) {
                    store.mark(start, size, true);
                    store.unwritten[start..start + size].copy_from_slice(&unwritten);
                } else {
                    store.mark(start, size, false);
                }
                // Padding is never written.
                let lost = matches!(region, Region::Store(_))
                    && leaves.iter().any(|(at, len)| {
                        let at = *at as usize;
                        unwritten[at..at + *len as usize].contains(&1)
                    });
                if lost {
                    let spot = self.spot(pc, lane);
                    let space = Some(Space::Global);
                    self.findings.add(Kind::UninitializedRead, spot, space, |raw| {
                        raw.message = "an uninitialised member is written to global memory".into();
                    });
                }
            }
        });
    }

    // Races -------------------------------------------------------------------------------------

    /// The race detector's cells for a region; none for what no other work-item reaches.
    #[inline(always)]
    fn cells(&mut self, region: Region) -> Option<Cells<'_>> {
        let bytes = match region {
            Region::Private => return None,
            _ => self.region(region).bytes.len(),
        };
        cells_of(self.races.as_mut()?, region, bytes)
    }

    #[allow(clippy::too_many_arguments)]
    fn note_reads(
        &mut self,
        pc: Pc,
        region: Region,
        size: usize,
        at: &Access,
        mask: &[u16],
        place_of: impl Fn(usize) -> usize,
    ) {
        if at.space == Space::Constant {
            return;
        }
        let first = self.first_item;
        let mut conflicts = Vec::new();
        if let Some(mut cells) = self.cells(region) {
            if cells.takes_rows() && note_rows(&mut cells, mask, size, first, at.site, &place_of) {
                return;
            }
            let merge = cells.by_barriers_alone();
            each_place(mask, merge, place_of, |lane, place| {
                if let Some(c) = cells.read(place, size, first + lane as u64, at.site) {
                    conflicts.push((lane, place, c));
                }
            });
        }
        for (lane, place, c) in conflicts {
            self.race(pc, lane, region, place, false, c);
        }
    }

    #[inline(always)]
    fn note_read(
        &mut self,
        pc: Pc,
        region: Region,
        start: usize,
        size: usize,
        at: &Access,
        lane: usize,
    ) {
        if at.space == Space::Constant {
            return;
        }
        let item = self.first_item + lane as u64;
        let Some(mut cells) = self.cells(region) else { return };
        if let Some(c) = cells.read(start, size, item, at.site) {
            self.race(pc, lane, region, start, false, c);
        }
    }

    #[inline(always)]
    #[allow(clippy::too_many_arguments)]
    fn note_write(
        &mut self,
        pc: Pc,
        region: Region,
        start: usize,
        size: usize,
        at: &Access,
        lane: usize,
        same: bool,
    ) {
        let item = self.first_item + lane as u64;
        let Some(mut cells) = self.cells(region) else { return };
        if let Some(c) = cells.write(start, size, item, at.site, || same) {
            self.race(pc, lane, region, start, true, c);
        }
    }

    /// A barrier of the group, which orders the memory that it names.
    fn order_all(&mut self, named: [bool; 3]) {
        if let Some(races) = &mut self.races {
            races.barrier(named);
        }
        if D && named[Named::Images as usize] && !self.images.list.is_empty() {
            (0..self.lanes).for_each(|lane| self.unfenced.fence(lane));
        }
    }

    #[cold]
    fn race(
        &mut self,
        pc: Pc,
        lane: usize,
        region: Region,
        start: usize,
        write: bool,
        Conflict { actor, write: other_write }: Conflict,
    ) {
        let space = if region == Region::Local { Space::Local } else { Space::Global };
        let object = self.allocations.iter().enumerate().find_map(|(i, a)| {
            let at = match (&a.place, region) {
                (Place::Store(n), Region::Store(k)) if *n == k => 0,
                (Place::Local(at), Region::Local) => *at as usize,
                _ => return None,
            };
            let inside = start >= at && start < at + (a.size as usize).max(1);
            inside.then(|| (i as u32, (start - at) as i64, a.name.as_str()))
        });
        let (run, item) = self.races.as_ref().map_or((None, 0), |races| races.maker(actor));
        let site = Pc::from(actor.site());
        let own = self.code.sites.get(site as usize).copied().unwrap_or(pc);
        let other = Spot { pc: if run.is_some() { site } else { own }, item };
        let whom = if run.is_some() { "another kernel" } else { "another work-item" };
        let spot = self.spot(pc, lane);
        self.findings.add(Kind::DataRace, spot, Some(space), |raw| {
            let verb = |w| if w { "written" } else { "read" };
            let name = object.map_or("memory", |o| o.2);
            let offset = object.map_or(start as i64, |o| o.1);
            raw.object = object.map(|o| (o.0, o.1));
            raw.message = format!(
                "`{name}` at offset {offset} is {} here and {} by {whom}, and nothing orders the two",
                verb(write),
                verb(other_write)
            );
            raw.other = Some((other, other_write));
            raw.other_run = run;
        });
    }

    // Atomics -----------------------------------------------------------------------------------

    #[allow(clippy::too_many_arguments)]
    fn atomic<W: Word>(
        &mut self,
        pc: Pc,
        op: AtomicOp,
        ty: Scalar,
        d: Reg,
        value: Reg,
        expected: Reg,
        at: &Access,
        order: Order,
        mask: &[u16],
    ) {
        if D {
            self.tainted_address(pc, at, mask);
            let message = "an atomic operation takes an uninitialised value";
            self.tainted(pc, mask, ty.width(), &[value, expected], Some(at.space), message);
        }
        let reads = op != AtomicOp::Store;
        let writes = op != AtomicOp::Load;
        W::file(&self.regs).spread(d);
        W::file(&self.regs).clean(d);
        // Whether an exchange writes is known when it is its turn, and so is what an atomic orders.
        let alone = op == AtomicOp::CompareExchange
            || self.races.as_ref().is_some_and(|races| races.orders(order));
        if !alone {
            let mut starts = std::mem::take(&mut self.starts);
            let located = self.locate(at, W::SIZE, writes, mask, &mut starts);
            if let Some(region) = located {
                self.atomic_at::<W>(pc, op, ty, d, value, at, region, &starts, mask);
            }
            self.starts = starts;
            if located.is_some() {
                return;
            }
        }
        // Several lanes may share one place: the address that was checked last is kept.
        let mut last: Option<(u64, (Region, usize))> = None;
        each_lane(mask, |lane| {
            let p = self.address(&at.addr, lane);
            let place = match last {
                Some((q, place)) if q == p && place.0 != Region::Private => Some(place),
                _ => {
                    let place = self.check(pc, p, W::SIZE, at, writes, lane);
                    last = place.map(|place| (p, place));
                    place
                }
            };
            let Some((region, start)) = place else {
                W::file(&self.regs).set_lane(d, lane, W::default());
                return;
            };
            if D && region != Region::Private && self.races.is_some() {
                // An exchange that fails only reads.
                let writes = writes
                    && (op != AtomicOp::CompareExchange
                        || W::read(&self.region(region).bytes[start..])
                            == W::file(&self.regs).lane(expected, lane));
                let item = self.first_item + lane as u64;
                let seen = self
                    .cells(region)
                    .and_then(|mut cells| cells.atomic(start, W::SIZE, item, at.site, writes));
                if let Some(c) = seen {
                    self.race(pc, lane, region, start, writes, c);
                }
                let object = (Pointer(p).allocation(), Pointer(p).offset());
                let named = if region == Region::Local { Named::Local } else { Named::Global };
                if let Some(races) = &mut self.races {
                    races.order(object, item, named, order, (reads, writes));
                }
            }
            if D && self.uninitialized && reads && self.region(region).is_unwritten(start, W::SIZE)
            {
                self.unwritten_atomic(pc, lane, at);
            }
            let file = W::file(&self.regs);
            let v = file.lane(value, lane).wide();
            let e = file.lane(expected, lane).wide();
            let uninitialized = self.uninitialized;
            let parts = (&mut self.stores, &mut self.local, &mut self.private);
            let Some(store) = store_of(region, parts) else { return };
            let old = W::read(&store.bytes[start..]);
            if let Some(new) = combined(op, ty, old.wide(), v, e) {
                W::narrow(new).write(&mut store.bytes[start..]);
                if D && uninitialized {
                    store.mark(start, W::SIZE, false);
                }
            }
            file.set_lane(d, lane, old);
        });
    }

    /// Atomic operations on places of one object that are known to be right: what is looked for and
    /// what is done need not be interleaved.
    #[allow(clippy::too_many_arguments)]
    fn atomic_at<W: Word>(
        &mut self,
        pc: Pc,
        op: AtomicOp,
        ty: Scalar,
        d: Reg,
        value: Reg,
        at: &Access,
        region: Region,
        starts: &[usize],
        mask: &[u16],
    ) {
        let (reads, writes) = (op != AtomicOp::Store, op != AtomicOp::Load);
        let first = self.first_item;
        let mut conflicts = Vec::new();
        if let Some(mut cells) = self.cells(region) {
            let merge = cells.by_barriers_alone();
            each_place(
                mask,
                merge,
                |lane| starts[lane],
                |lane, place| {
                    let item = first + lane as u64;
                    if let Some(c) = cells.atomic(place, W::SIZE, item, at.site, writes) {
                        conflicts.push((lane, c));
                    }
                },
            );
        }
        for (lane, c) in conflicts {
            self.race(pc, lane, region, starts[lane], writes, c);
        }
        let file = W::file(&self.regs);
        let parts = (&mut self.stores, &mut self.local, &mut self.private);
        let Some(store) = store_of(region, parts) else { return };
        let mut lost = Vec::new();
        if D && self.uninitialized && !store.unwritten.is_empty() {
            each_lane(mask, |lane| {
                if !store.is_unwritten(starts[lane], W::SIZE) {
                    return;
                }
                if reads {
                    lost.push(lane);
                }
                if writes {
                    store.mark(starts[lane], W::SIZE, false);
                }
            });
        }
        // What counters do has a loop of its own.
        match op {
            AtomicOp::Add if !ty.is_float() => {
                exchange(file, (d, value), store, starts, mask, |old, v| Some(old.wrapping_add(v)));
            }
            _ => exchange(file, (d, value), store, starts, mask, |old, v| {
                combined(op, ty, old, v, 0)
            }),
        }
        for lane in lost {
            self.unwritten_atomic(pc, lane, at);
        }
    }

    #[cold]
    fn unwritten_atomic(&mut self, pc: Pc, lane: usize, at: &Access) {
        let spot = self.spot(pc, lane);
        self.findings.add(Kind::UninitializedRead, spot, Some(at.space), |raw| {
            raw.message = "an atomic operation reads memory that nothing wrote".into();
        });
    }

    // The whole group ---------------------------------------------------------------------------

    /// Runs an instruction that all work-items of the group take part in.
    fn collective(&mut self, pc: Pc, mask: &[u16]) {
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

    fn collective_alone(&mut self, pc: Pc, mask: &[u16]) {
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
    fn same_for_all(&mut self, pc: Pc, w: Width, reg: Reg, mask: &[u16]) {
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

    fn async_copy(&mut self, pc: Pc, copy: &AsyncCopy, mask: &[u16], lane: usize) {
        let regs = [Some(copy.to), Some(copy.from), Some(copy.count), copy.stride];
        for reg in regs.into_iter().flatten() {
            self.same_for_all(pc, Width::W64, reg, mask);
        }
        if let Some(l) = &copy.lines {
            let same = [l.size, l.lines, l.planes].into_iter();
            for reg in same.chain(l.offsets).chain(l.line_steps).chain(l.plane_steps) {
                self.same_for_all(pc, Width::W64, reg, mask);
            }
        }
        let with = self.regs.w64.lane(copy.with, lane);
        let Some(event) = self.event_of_copy(pc, with, count(mask)) else { return };
        let value = |reg: Reg| self.regs.w64.lane(reg, lane);
        let (to, from, count) = (value(copy.to), value(copy.from), value(copy.count));
        let stride = copy.stride.map_or(1, value);
        let (from_step, to_step) = if copy.to_local { (stride, 1) } else { (1, stride) };
        match copy.lines.map(|l| {
            let pair = |regs: [Reg; 2]| (value(regs[0]), value(regs[1]));
            let shape = (value(l.size), value(l.lines), value(l.planes));
            (shape, pair(l.offsets), pair(l.line_steps), pair(l.plane_steps))
        }) {
            None => {
                let size = u64::from(copy.size);
                self.copy_line(
                    pc,
                    copy,
                    event,
                    (to, from),
                    (to_step, from_step),
                    size,
                    count,
                    lane,
                );
            }
            Some(((size, lines, planes), offsets, line, plane)) => {
                let at = |base: u64, elements: u64| base.wrapping_add(elements.wrapping_mul(size));
                let start = (at(to, offsets.0), at(from, offsets.1));
                'planes: for k in 0..planes {
                    let (p, q) = (k.wrapping_mul(plane.0), k.wrapping_mul(plane.1));
                    for j in 0..lines {
                        let to = at(start.0, p.wrapping_add(j.wrapping_mul(line.0)));
                        let from = at(start.1, q.wrapping_add(j.wrapping_mul(line.1)));
                        if !self.copy_line(pc, copy, event, (to, from), (1, 1), size, count, lane) {
                            break 'planes;
                        }
                    }
                }
            }
        }
        self.regs.w64.fill(copy.event, event);
    }

    /// The event of a copy: the one that was given if it is not waited for yet, or else a new one. `None`: there is
    /// no memory for one, and the launch ends soon.
    fn event_of_copy(&mut self, pc: Pc, with: u64, makers: u64) -> Option<u64> {
        let given = usize::try_from(with).ok().and_then(|n| self.events.get(n.checked_sub(1)?));
        if given.is_some_and(|e| !e.waited) {
            return Some(with);
        }
        if !self.world.budget.take(size_of::<Event>() as u64) {
            return None;
        }
        self.events.push(Event { pc, makers, waited: false });
        self.order_copies();
        Some(self.events.len() as u64)
    }

    /// Tells the race detector which copies are waited for.
    fn order_copies(&mut self) {
        let events = &self.events;
        if let Some(races) = &mut self.races {
            races.waited(events.len(), |n| events[n].waited);
        }
    }

    /// Copies the elements of one line: target and source, and their steps in elements. False where
    /// nothing can follow.
    #[allow(clippy::too_many_arguments)]
    fn copy_line(
        &mut self,
        pc: Pc,
        copy: &AsyncCopy,
        event: u64,
        (to, from): (u64, u64),
        (to_step, from_step): (u64, u64),
        size: u64,
        count: u64,
        lane: usize,
    ) -> bool {
        let access = |space, site| Access {
            addr: Addr { base: copy.to, index: None, scale: 0, offset: 0, bound: 0, packed: false },
            space,
            align: 1,
            padded: false,
            site,
        };
        let (source, target) = if copy.to_local {
            (access(Space::Global, copy.sites[0]), access(Space::Local, copy.sites[1]))
        } else {
            (access(Space::Local, copy.sites[0]), access(Space::Global, copy.sites[1]))
        };
        let step = size;
        // Nothing is as large as this.
        let size = usize::try_from(size.min(1 << 40)).unwrap_or(usize::MAX);
        self.steps += 1;
        if step == 0 || count == 0 {
            return false;
        }
        for i in 0..count {
            if i & 0xffff == 0 && (self.steps > self.limits.instructions || (self.limits.stop)()) {
                return false;
            }
            let p = from.wrapping_add(i.wrapping_mul(from_step).wrapping_mul(step));
            let q = to.wrapping_add(i.wrapping_mul(to_step).wrapping_mul(step));
            let (p, q) = (moved(from, p), moved(to, q));
            let a = self.check(pc, p, size, &source, false, lane);
            let b = self.check(pc, q, size, &target, true, lane);
            self.steps += 1;
            let (Some((ra, sa)), Some((rb, sb))) = (a, b) else {
                // Behind the end of an object, nothing follows.
                if a.is_none() && b.is_none() || self.steps > self.limits.instructions {
                    return false;
                }
                if i > 1 << 24 {
                    return false;
                }
                continue;
            };
            let bytes = self.region(ra).bytes[sa..sa + size].to_vec();
            if D && self.races.is_some() {
                let same = self.region(rb).bytes[sb..sb + size] == bytes[..];
                self.note_copy(pc, event, ra, sa, size, &source, None, lane);
                self.note_copy(pc, event, rb, sb, size, &target, Some(same), lane);
            }
            let lost = D && self.uninitialized && self.region(ra).is_unwritten(sa, size);
            let track = D && self.uninitialized;
            let Some(store) = self.region_mut(rb) else { return false };
            store.bytes[sb..sb + size].copy_from_slice(&bytes);
            if track {
                store.mark(sb, size, lost);
            }
            if lost && matches!(rb, Region::Store(_)) {
                let spot = self.spot(pc, lane);
                self.findings.add(Kind::UninitializedRead, spot, Some(Space::Global), |raw| {
                    raw.message = "an uninitialised value is written to global memory".into();
                });
            }
        }
        true
    }

    /// Notes what a copy reads, or writes; whether it writes what is there already.
    #[allow(clippy::too_many_arguments)]
    fn note_copy(
        &mut self,
        pc: Pc,
        event: u64,
        region: Region,
        start: usize,
        size: usize,
        at: &Access,
        write: Option<bool>,
        lane: usize,
    ) {
        let Some(mut cells) = self.cells(region) else { return };
        let copy = cells.copy(event - 1, at.site);
        let found = match write {
            Some(same) => cells.write_by(start, size, copy, || same),
            None => cells.read_by(start, size, copy),
        };
        if let Some(c) = found {
            self.race(pc, lane, region, start, write.is_some(), c);
        }
    }

    fn wait_events(&mut self, pc: Pc, count: Reg, list: &Access, mask: &[u16]) {
        let mut unknown = None;
        let mut different = None;
        let mut first: Option<BTreeSet<usize>> = None;
        let mut waiters: BTreeMap<usize, u64> = BTreeMap::new();
        each_lane(mask, |lane| {
            let base = self.address(&list.addr, lane);
            let mut own = BTreeSet::new();
            for i in 0..(self.regs.w32.lane(count, lane) as i32).max(0) {
                let p = base.wrapping_add(8 * i as u64);
                let Some((region, start)) = self.check(pc, p, 8, list, false, lane) else { break };
                let event = u64::read(&self.region(region).bytes[start..]);
                own.insert(usize::try_from(event).unwrap_or(usize::MAX).wrapping_sub(1));
            }
            for n in &own {
                *waiters.entry(*n).or_default() += 1;
                if *n >= self.events.len() {
                    unknown = unknown.or(Some(lane));
                }
            }
            if first.get_or_insert_with(|| own.clone()) != &own {
                different = different.or(Some(lane));
            }
        });
        // Those that made a copy have to wait for it, unless only some of them are here.
        let here = self::count(mask);
        for (n, waiters) in waiters {
            if let Some(event) = self.events.get_mut(n) {
                event.waited |= waiters >= event.makers.min(here);
            }
        }
        if let Some(lane) = different {
            let spot = self.spot(pc, lane);
            self.findings.add(Kind::DivergentCall, spot, None, |raw| {
                raw.message =
                    "the events that are waited for differ between work-items of the group".into();
            });
        }
        if let Some(lane) = unknown {
            let spot = self.spot(pc, lane);
            self.findings.add(Kind::InvalidEvent, spot, None, |raw| {
                raw.message = "an event that no copy gave is waited for".into();
            });
        }
        // What was copied is there for all.
        self.order_copies();
    }

    fn group_function(&mut self, op: GroupOp, ty: Scalar, d: Reg, a: Reg, mask: &[u16]) {
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

    // printf ------------------------------------------------------------------------------------

    fn print(&mut self, pc: Pc, printf: &Printf, mask: &[u16]) {
        if D {
            for (reg, ty, n) in &printf.args {
                for k in 0..u32::from(*n) {
                    let message = "an uninitialised value is printed";
                    self.tainted(pc, mask, ty.width(), &[reg + k], None, message);
                }
            }
        }
        self.regs.w32.spread(printf.result);
        self.regs.w32.clean(printf.result);
        each_lane(mask, |lane| {
            let room =
                self.limits.printed.saturating_sub(self.printed.len() + self.unflushed.len());
            if self.world.is_cut {
                // As the buffer of a device, it takes nothing more once it is full.
                self.regs.w32.set_lane(printf.result, lane, u32::MAX);
                return;
            }
            let format = self.text(self.regs.w64.lane(printf.format, lane), lane);
            let mut args = Vec::new();
            for (reg, ty, n) in &printf.args {
                let words =
                    (0..u32::from(*n)).map(|k| self.regs.lane(ty.width(), reg + k, lane)).collect();
                args.push((*ty, words));
            }
            // One byte more tells what fits from what does not.
            let mut text = super::printf::format(&format, &args, room + 1, &|p| self.text(p, lane));
            self.world.is_cut = text.len() > room;
            text.truncate(room);
            self.unflushed.extend_from_slice(&text);
            if !text.is_empty() {
                self.prints.push((lane as u32, text.len() as u32));
            }
            let result = if self.world.is_cut { u32::MAX } else { 0 };
            self.regs.w32.set_lane(printf.result, lane, result);
        });
    }

    /// Prints what the work-items said, one after the other, as if they had run so.
    fn flush(&mut self) {
        let mut start = 0;
        let mut parts: Vec<(u32, std::ops::Range<usize>)> = Vec::new();
        for (lane, size) in self.prints.drain(..) {
            parts.push((lane, start..start + size as usize));
            start += size as usize;
        }
        parts.sort_by_key(|part| part.0);
        for (_, part) in parts {
            self.printed.extend_from_slice(&self.unflushed[part]);
        }
        self.unflushed.clear();
    }

    /// The bytes from a pointer on up to a zero, as far as they may be printed.
    fn text(&self, p: u64, lane: usize) -> Vec<u8> {
        let Some((region, start, a)) = self.resolve(p, 1, lane) else { return Vec::new() };
        let rest = a.size as usize - Pointer(p).offset() as usize;
        let bytes = &self.region(region).bytes[start..start + rest];
        let bytes = bytes.iter().copied().take_while(|b| *b != 0);
        bytes.take(self.limits.printed.saturating_add(1)).collect()
    }
}

/// Who takes part together in an instruction that not every work-item runs alone.
fn callers(instr: &Instr) -> Callers {
    match instr {
        Instr::Pipe(call) => call.callers,
        Instr::SubGroup(op) if op.whole => Callers::SubGroup,
        Instr::SubGroup(_) => Callers::WorkItem,
        _ => Callers::WorkGroup,
    }
}

/// The race detector's cells of local memory or of a store, which has so many bytes.
#[inline(always)]
fn cells_of(races: &mut Races, region: Region, bytes: usize) -> Option<Cells<'_>> {
    match region {
        Region::Store(k) => races.store(k, bytes, Named::Global),
        Region::Local => Some(races.local(bytes)),
        Region::Private => None,
    }
}

/// What a parameter is set to at the start of a group.
#[derive(Clone, Debug)]
pub enum Argument {
    /// A register and its value.
    Word(Width, Reg, u64),
    /// The bytes of an object in private memory.
    Memory(u32, Vec<u8>),
}

/// The name of an address space in messages.
pub fn space_word(space: Space) -> &'static str {
    match space {
        Space::Private => "private",
        Space::Global => "global",
        Space::Local => "local",
        Space::Constant => "constant",
        Space::Generic => "generic",
        Space::GlobalDevice => "global_device",
        Space::GlobalHost => "global_host",
        Space::Numbered(_) => "numbered",
    }
}

/// What an atomic operation writes.
fn combined(op: AtomicOp, ty: Scalar, old: u64, v: u64, expected: u64) -> Option<u64> {
    use super::convert::{of_f64, to_f64, to_int};
    let float = ty.is_float();
    let less = |a: u64, b: u64| {
        if float { to_f64(a, ty) < to_f64(b, ty) } else { to_int(a, ty) < to_int(b, ty) }
    };
    Some(match op {
        AtomicOp::Load => return None,
        AtomicOp::Store | AtomicOp::Exchange => v,
        AtomicOp::CompareExchange if old == expected => v,
        AtomicOp::CompareExchange => return None,
        AtomicOp::Add if ty == Scalar::F32 => {
            u64::from(alu::bits32(f32::from_bits(old as u32) + f32::from_bits(v as u32)))
        }
        AtomicOp::Sub if ty == Scalar::F32 => {
            u64::from(alu::bits32(f32::from_bits(old as u32) - f32::from_bits(v as u32)))
        }
        AtomicOp::Add if float => of_f64(to_f64(old, ty) + to_f64(v, ty), ty),
        AtomicOp::Sub if float => of_f64(to_f64(old, ty) - to_f64(v, ty), ty),
        AtomicOp::Add => old.wrapping_add(v),
        AtomicOp::Sub => old.wrapping_sub(v),
        AtomicOp::And => old & v,
        AtomicOp::Or => old | v,
        AtomicOp::Xor => old ^ v,
        AtomicOp::Nand => !(old & v),
        AtomicOp::Min => {
            if less(v, old) {
                v
            } else {
                old
            }
        }
        AtomicOp::Max => {
            if less(old, v) {
                v
            } else {
                old
            }
        }
    })
}

fn identity(f: GroupFn, ty: Scalar) -> u64 {
    use super::convert::{limits, of_f64};
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

fn group_combine(f: GroupFn, ty: Scalar, a: u64, b: u64) -> u64 {
    use super::convert::{of_f64, to_f64};
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
