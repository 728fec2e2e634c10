//! Data races: accesses of different work-items to the same memory, one of them a write and not
//! both atomic, that nothing orders.
//!
//! For every four bytes (or every byte, once smaller accesses are seen) a cell remembers up to two
//! writes and two reads. Work-items are numbered in the order in which groups run, so that a
//! number tells whether an access belongs to the group that runs now; accesses of one group are
//! ordered by its barriers, which name an address space, and counted as epochs; accesses of
//! different groups are not ordered by any barrier. Atomics that release and acquire order the
//! accesses before and behind them.

use std::collections::HashMap;

const SITE_BITS: u32 = 13;
const EPOCH_BITS: u32 = 17;
const MAX_EPOCH: u64 = (1 << EPOCH_BITS) - 1;

/// An access packed into a word: work-item plus one, epoch, whether it was atomic, access site.
/// Zero: none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Actor(u64);

impl Actor {
    fn new(item: u64, epoch: u64, atomic: bool, site: u16) -> Actor {
        let item = item + 1;
        Actor(
            item << 32
                | epoch << (SITE_BITS + 1)
                | u64::from(atomic) << SITE_BITS
                | u64::from(site) & ((1 << SITE_BITS) - 1),
        )
    }
    fn some(self) -> bool {
        self.0 != 0
    }
    /// The work-item.
    pub fn item(self) -> u64 {
        (self.0 >> 32).wrapping_sub(1)
    }
    fn epoch(self) -> u64 {
        self.0 >> (SITE_BITS + 1) & MAX_EPOCH
    }
    fn atomic(self) -> bool {
        self.0 >> SITE_BITS & 1 != 0
    }
    /// The access site.
    pub fn site(self) -> u16 {
        (self.0 & ((1 << SITE_BITS) - 1)) as u16
    }
}

/// Two writes and two reads: the last write and, of atomic ones, the last that another work-item
/// made. Plain words, so that the memory of cells that nobody touches costs nothing.
type Cell = [u64; 4];

fn writes(cell: &Cell) -> [Actor; 2] {
    [Actor(cell[0]), Actor(cell[1])]
}

fn reads(cell: &Cell) -> [Actor; 2] {
    [Actor(cell[2]), Actor(cell[3])]
}

/// The cells of one object.
#[derive(Clone, Debug)]
pub struct Shadow {
    cells: Vec<Cell>,
    bytes: usize,
    granule: usize,
    /// Entries of other groups are nobody's: local memory.
    per_group: bool,
}

/// A conflicting access.
#[derive(Clone, Copy, Debug)]
pub struct Conflict {
    /// Who made it.
    pub actor: Actor,
    /// Whether it wrote.
    pub write: bool,
}

/// The group that runs, and what has ordered its accesses so far.
#[derive(Clone, Copy, Debug, Default)]
pub struct Now {
    /// The first work-item of the group.
    pub first: u64,
    /// One past its last.
    pub end: u64,
    /// How many barriers ordered this address space.
    pub epoch: u64,
    /// The number that stands for the group's async copies, behind those of all work-items.
    pub copies: u64,
    /// How many times the group has waited for copies.
    pub waits: u64,
}

impl Now {
    /// Whether an access was made by the group that runs, or for it.
    #[inline(always)]
    fn own(&self, a: Actor) -> bool {
        (a.item() >= self.first && a.item() < self.end) || a.item() == self.copies
    }

    /// Whether an access of this group is as yet ordered by nothing. Beyond the last epoch that
    /// fits, nothing is known.
    #[inline(always)]
    fn recent(&self, a: Actor) -> bool {
        let epoch = if a.item() == self.copies { self.waits } else { self.epoch };
        a.epoch() == epoch && epoch < MAX_EPOCH
    }

    /// Whether an access of another work-item is not ordered before this one.
    #[inline(always)]
    fn unordered(&self, other: Actor, item: u64, atomic: bool, per_group: bool) -> bool {
        if !other.some() || other.item() == item || (atomic && other.atomic()) {
            return false;
        }
        if self.own(other) { self.recent(other) } else { !per_group }
    }

    fn actor(&self, item: u64, atomic: bool, site: u16) -> Actor {
        let epoch = if item == self.copies { self.waits } else { self.epoch };
        Actor::new(item, epoch.min(MAX_EPOCH), atomic, site)
    }
}

impl Shadow {
    /// Cells for so many bytes, none accessed.
    pub fn new(bytes: usize, per_group: bool) -> Shadow {
        Shadow { cells: Vec::new(), bytes, granule: 4, per_group }
    }

    fn prepare(&mut self, start: usize, len: usize) {
        if self.granule == 4 && (!start.is_multiple_of(4) || !len.is_multiple_of(4)) {
            let mut cells = Vec::with_capacity(self.cells.len() * 4);
            for cell in &self.cells {
                cells.extend([*cell; 4]);
            }
            self.cells = cells;
            self.granule = 1;
        }
        if self.cells.is_empty() {
            self.cells = vec![[0; 4]; self.bytes.div_ceil(self.granule) + 4];
        }
    }

    #[inline(always)]
    fn range(&mut self, start: usize, len: usize) -> &mut [Cell] {
        if self.cells.is_empty() || (self.granule == 4 && !(start | len).is_multiple_of(4)) {
            self.prepare(start, len);
        }
        let (first, end) =
            if self.granule == 4 { (start / 4, (start + len) / 4) } else { (start, start + len) };
        self.cells.get_mut(first..end).unwrap_or_default()
    }

    /// Records a read, and gives a write that nothing orders before it.
    #[inline(always)]
    pub fn read(
        &mut self,
        start: usize,
        len: usize,
        now: &Now,
        item: u64,
        atomic: bool,
        site: u16,
    ) -> Option<Conflict> {
        let me = now.actor(item, atomic, site);
        let per_group = self.per_group;
        let mut found = None;
        for cell in self.range(start, len) {
            for write in writes(cell) {
                if now.unordered(write, item, atomic, per_group) {
                    found = Some(Conflict { actor: write, write: true });
                }
            }
            let [first, second] = reads(cell);
            let own = first.some() && now.own(first);
            if first.some() && !own && !per_group {
                // A read of another group conflicts with every write to come: it stays.
                if second.item() != item {
                    cell[3] = me.0;
                }
            } else if !own || !now.recent(first) || (first.item() == item && first.atomic()) {
                cell[2] = me.0;
                cell[3] = if first.item() == item { second.0 } else { 0 };
            } else if first.item() != item {
                cell[3] = me.0;
            }
        }
        found
    }

    /// Records a write, and gives an access that nothing orders before it.
    #[inline(always)]
    #[allow(clippy::too_many_arguments)]
    pub fn write(
        &mut self,
        start: usize,
        len: usize,
        now: &Now,
        item: u64,
        atomic: bool,
        site: u16,
        same_value: impl Fn() -> bool,
    ) -> Option<Conflict> {
        let me = now.actor(item, atomic, site);
        let per_group = self.per_group;
        let mut found = None;
        for cell in self.range(start, len) {
            // Two that write the same are let pass.
            for write in writes(cell) {
                if now.unordered(write, item, atomic, per_group) && !same_value() {
                    found = Some(Conflict { actor: write, write: true });
                }
            }
            for read in reads(cell) {
                if now.unordered(read, item, atomic, per_group) {
                    found = Some(Conflict { actor: read, write: false });
                }
            }
            let [last, before] = writes(cell);
            cell[1] = if !(atomic && last.atomic()) {
                0
            } else if last.item() == item {
                before.0
            } else {
                last.0
            };
            cell[0] = me.0;
        }
        found
    }
}

/// Work-items whose accesses so far are ordered before what follows.
type Before = Vec<(u64, u64)>;

#[derive(Clone, Debug, Default)]
struct Item {
    before: Before,
    /// What the last atomics read, which an acquire fence takes over.
    seen: Before,
    release_fence: bool,
    acquire_fence: bool,
}

/// What atomics and fences order.
#[derive(Debug, Default)]
pub struct Sync {
    objects: HashMap<(u32, i64), Before>,
    items: HashMap<u64, Item>,
    group: Before,
}

/// How many ranges are kept apart before they are joined; joining may only hide a race.
const MAX_RANGES: usize = 4096;

fn join(to: &mut Before, from: &[(u64, u64)]) {
    for range in from {
        if to.iter().any(|r| r.0 <= range.0 && range.1 <= r.1) {
            continue;
        }
        match to.last_mut() {
            Some(last) if last.1 == range.0 => last.1 = range.1,
            _ => to.push(*range),
        }
    }
    if to.len() > MAX_RANGES {
        let low = to.iter().map(|r| r.0).min().unwrap_or(0);
        let high = to.iter().map(|r| r.1).max().unwrap_or(0);
        *to = vec![(low, high)];
    }
}

impl Sync {
    /// Another group starts.
    pub fn start_group(&mut self) {
        self.items.clear();
        self.group.clear();
    }

    /// A barrier: what one work-item has seen, all have.
    pub fn barrier(&mut self) {
        let items = std::mem::take(&mut self.items);
        let mut all: Vec<_> = items.into_iter().collect();
        all.sort_by_key(|i| i.0);
        for (_, item) in all {
            join(&mut self.group, &item.before);
        }
    }

    /// A fence.
    pub fn fence(&mut self, item: u64, acquire: bool, release: bool) {
        let state = self.items.entry(item).or_default();
        state.release_fence |= release;
        if acquire {
            state.acquire_fence = true;
            let seen = std::mem::take(&mut state.seen);
            join(&mut state.before, &seen);
        }
    }

    /// An atomic access to an object: a read, a write, or both.
    #[allow(clippy::too_many_arguments)]
    pub fn atomic(
        &mut self,
        object: (u32, i64),
        item: u64,
        now: &Now,
        reads: bool,
        writes: bool,
        acquire: bool,
        release: bool,
    ) {
        let fenced = self.items.get(&item).is_some_and(|i| i.release_fence);
        if reads && let Some(before) = self.objects.get(&object) {
            let state = self.items.entry(item).or_default();
            let target = if acquire { &mut state.before } else { &mut state.seen };
            join(target, before);
        }
        if writes && (release || fenced) {
            // Behind a barrier, what the whole group did comes before.
            let own = if now.epoch > 0 { (now.first, now.end) } else { (item, item + 1) };
            let mut before = self.group.clone();
            if let Some(state) = self.items.get(&item) {
                join(&mut before, &state.before);
            }
            join(&mut before, &[own]);
            join(self.objects.entry(object).or_default(), &before);
        }
    }

    /// Whether the accesses of another work-item are ordered before those of this one.
    pub fn ordered(&self, item: u64, other: u64) -> bool {
        let inside = |b: &Before| b.iter().any(|r| r.0 <= other && other < r.1);
        inside(&self.group) || self.items.get(&item).is_some_and(|i| inside(&i.before))
    }
}

/// The race detector's state for a launch.
#[derive(Debug, Default)]
pub struct Races {
    /// Cells of the objects with bytes of their own, by their place among the stores.
    pub stores: Vec<Option<Shadow>>,
    /// Cells of local memory.
    pub local: Option<Shadow>,
    /// What atomics on objects in local and in global memory order.
    pub sync: [Sync; 2],
}

#[cfg(test)]
mod tests {
    use super::*;

    const G0: Now = Now { first: 0, end: 4, epoch: 0, copies: 100, waits: 0 };
    const G1: Now = Now { first: 4, end: 8, epoch: 0, copies: 101, waits: 0 };

    #[test]
    fn a_barrier_orders_one_group_and_no_other() {
        let mut s = Shadow::new(64, false);
        assert!(s.write(0, 4, &G0, 0, false, 0, || false).is_none());
        assert!(s.read(0, 4, &G0, 1, false, 1).is_some());
        let later = Now { epoch: 1, ..G0 };
        assert!(s.read(0, 4, &later, 2, false, 1).is_none());
        assert!(s.read(0, 4, &Now { epoch: 5, ..G1 }, 4, false, 1).is_some());
    }

    #[test]
    fn a_copy_is_ordered_by_waiting_for_it() {
        let mut s = Shadow::new(64, true);
        assert!(s.write(0, 4, &G0, 0, false, 0, || false).is_none());
        // The copy reads what a work-item wrote without a barrier between.
        assert!(s.read(0, 4, &G0, 100, false, 0).is_some());
        assert!(s.write(8, 4, &G0, 100, false, 0, || false).is_none());
        assert!(s.read(8, 4, &G0, 1, false, 0).is_some());
        assert!(s.read(8, 4, &Now { epoch: 1, ..G0 }, 1, false, 0).is_some());
        assert!(s.read(8, 4, &Now { waits: 1, ..G0 }, 1, false, 0).is_none());
    }

    #[test]
    fn bytes_beside_one_another_are_no_conflict() {
        let mut s = Shadow::new(64, false);
        for item in 0..4 {
            assert!(s.write(item as usize, 1, &G0, item, false, 0, || false).is_none());
        }
        assert!(s.write(2, 1, &G0, 0, false, 0, || false).is_some());
        assert!(s.write(8, 4, &G0, 0, false, 0, || false).is_none());
        assert!(s.read(10, 1, &G0, 3, false, 0).is_some());
    }

    #[test]
    fn reads_of_others_conflict_with_a_write() {
        let mut s = Shadow::new(64, false);
        s.read(0, 4, &G0, 0, false, 0);
        s.read(0, 4, &G0, 1, false, 0);
        assert!(s.write(0, 4, &G0, 1, false, 0, || true).is_some());
        s.read(4, 4, &G0, 1, false, 0);
        assert!(s.write(4, 4, &G0, 1, false, 0, || false).is_none());
        s.read(8, 4, &G0, 1, false, 0);
        s.read(8, 4, &G1, 4, false, 0);
        assert!(s.write(8, 4, &Now { epoch: 1, ..G1 }, 4, false, 0, || false).is_some());
    }

    #[test]
    fn atomics_conflict_with_what_is_not_atomic() {
        let mut s = Shadow::new(64, false);
        assert!(s.write(0, 4, &G0, 0, true, 0, || false).is_none());
        assert!(s.write(0, 4, &G1, 4, true, 0, || false).is_none());
        assert!(s.read(0, 4, &G1, 5, false, 0).is_some());
    }

    #[test]
    fn release_and_acquire_order() {
        let mut sync = Sync::default();
        sync.atomic((1, 0), 0, &G0, false, true, false, true);
        sync.start_group();
        assert!(!sync.ordered(4, 0));
        sync.atomic((1, 0), 4, &G1, true, false, true, false);
        assert!(sync.ordered(4, 0));
        assert!(!sync.ordered(4, 1));
        assert!(!sync.ordered(5, 0));
        sync.barrier();
        assert!(sync.ordered(5, 0));
    }
}
