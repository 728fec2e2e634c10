//! Data races. A data race consists of two unordered accesses of different work-items to the same memory. At least one
//! is a write, and at least one is not atomic.
//!
//! A cell for every four bytes (or every byte, after the first access that is smaller or not aligned) stores the last
//! write, and up to two reads, two atomic writes and two atomic reads. Work-items are numbered in the order in which
//! groups run, so that the number shows whether an access belongs to the current group. An access of a group has a time
//! on the group's clock, which every barrier of the group or of a sub-group advances. Accesses before the last barrier
//! that names the memory are ordered. No barrier orders accesses of different groups. Atomics with release and acquire
//! order the accesses before and after them. Kernels that a launch enqueues use the same cells, and their work-items
//! get the next numbers. The accesses that are ordered before such a kernel form its [`Past`].

use super::cells::Shadow;
pub use super::cells::{Cells, Conflict};
pub use super::order::{Actor, Begin, Named, Past};
use super::order::{COPY_FENCE_BITS, Group, Run, Sync};
use crate::Accesses;
use crate::bytecode::Order;
use crate::memory::Budget;
use std::rc::Rc;

/// The race detector's state for a launch.
#[derive(Debug, Default)]
pub struct Races {
    /// The cells of each store, by the store's index; `None` before the first access.
    stores: Vec<Option<Shadow>>,
    local: Option<Shadow>,
    /// The order from atomics on objects in local and in global memory.
    sync: [Sync; 2],
    run: Run,
    /// The first work-item number of each kernel, and the kernel's index in the launch.
    runs: Vec<(u64, usize)>,
    group: Group,
    budget: Rc<Budget>,
}

impl Races {
    /// Makes a detector without accesses, for a number of stores. `budget` limits its memory.
    pub fn new(stores: usize, budget: Rc<Budget>) -> Races {
        Races { stores: (0..stores).map(|_| None).collect(), budget, ..Races::default() }
    }

    /// Starts another kernel. `which` is its index in the launch, `items` is the number of its work-items and copies,
    /// and `past` has the accesses ordered before it.
    pub fn start_run(&mut self, which: usize, items: u64, past: Past) {
        self.local = None;
        self.group = Group::default();
        self.run = Run { first: self.run.end, end: self.run.end.saturating_add(items), past };
        if self.run.end >= u64::from(u32::MAX) {
            // The numbers are exhausted: all earlier accesses are dropped.
            *self = Races::new(self.stores.len(), Rc::clone(&self.budget));
            self.run.end = items;
        }
        self.runs.push((self.run.first, which));
    }

    /// The kernel of the launch that made an access (`None` for the current kernel), and the number of the work-item in
    /// that kernel.
    pub fn maker(&self, a: Actor) -> (Option<usize>, u64) {
        let n = self.runs.partition_point(|r| r.0 <= a.item());
        let (first, which) =
            n.checked_sub(1).and_then(|n| self.runs.get(n)).copied().unwrap_or_default();
        ((first != self.run.first).then_some(which), a.item() - first)
    }

    /// Whether a barrier of the group followed an access. If the access is part of a race, the barrier did not name its
    /// memory; otherwise, there would be no race.
    pub fn precedes_barrier(&self, a: Actor) -> bool {
        let group = &self.group;
        (group.first..group.end).contains(&a.item()) && group.since.iter().any(|t| a.time() < *t)
    }

    /// Notes that a work-item enqueues a kernel, or completes an event. Returns the accesses that are ordered before a
    /// waiting command, which starts at the time that `begin` specifies.
    pub fn enqueue(&mut self, item: u64, begin: Begin) -> Past {
        let (run, group) = (&self.run, &mut self.group);
        let item = run.first + item;
        let mut past = run.past.clone();
        // Adds the accesses that the work-item has acquired.
        for sync in &self.sync {
            let own = sync.items.get(&item).map(|i| &i.before);
            sync.group.iter().chain(own.into_iter().flatten()).for_each(|r| past.add(r.0, r.1));
        }
        match begin {
            Begin::WaitKernel => past.add(run.first, run.end),
            Begin::WaitWorkGroup => {
                past.add(group.first, group.end);
                past.add(group.copies, group.copies + 1);
            }
            Begin::NoWait => {
                let last = |since: &[u64; 3]| {
                    since[Named::Global as usize].max(since[Named::Images as usize])
                };
                past.add_part(group.first, group.end, last(&group.since));
                past.add_part(group.copies, group.copies + 1, group.landed << COPY_FENCE_BITS);
                let size = group.sub_group.max(1);
                let n = (item - group.first) / size;
                if let Some(since) = group.sub_since.get(n as usize) {
                    let first = group.first + n * size;
                    past.add_part(first, (first + size).min(group.end), last(since));
                }
                past.add_part(item, item + 1, group.clock + 1);
                // Later accesses of the work-item get a new time.
                group.clock += 1;
            }
        }
        past
    }

    /// The accesses that are ordered before the end of the current kernel.
    pub fn end_of_run(&self) -> Past {
        let mut past = self.run.past.clone();
        past.add(self.run.first, self.run.end);
        past
    }

    /// Starts another group: its work-items, the number for its copies, and the number of work-items of a
    /// sub-group.
    pub fn start_group(&mut self, items: std::ops::Range<u64>, copies: u64, sub_group: u64) {
        self.sync.iter_mut().for_each(Sync::start_group);
        let base = self.run.first;
        let (first, end, copies) = (base + items.start, base + items.end, base + copies);
        self.group = Group { first, end, copies, sub_group, ..Group::default() };
    }

    /// A barrier of the group, with the memory that it names.
    pub fn barrier(&mut self, named: [bool; 3]) {
        self.group.clock += 1;
        for (since, _) in self.group.since.iter_mut().zip(named).filter(|x| x.1) {
            *since = self.group.clock;
        }
        for (sync, _) in self.sync.iter_mut().zip(named).filter(|x| x.1) {
            sync.barrier();
        }
    }

    /// Barriers of some sub-groups, by their numbers, with the memory that they name.
    pub fn sub_group_barrier(&mut self, sub_groups: impl Iterator<Item = usize>, named: [bool; 3]) {
        let group = &mut self.group;
        group.clock += 1;
        let count = (group.end - group.first).div_ceil(group.sub_group.max(1)) as usize;
        group.sub_since.resize(count, [0; 3]);
        for n in sub_groups {
            let Some(since) = group.sub_since.get_mut(n) else { continue };
            for (since, _) in since.iter_mut().zip(named).filter(|x| x.1) {
                *since = group.clock;
            }
        }
    }

    /// Records which of the first `events` events of copies have been waited for. An event that has been waited for
    /// remains so.
    pub fn waited(&mut self, events: usize, waited: impl Fn(usize) -> bool) {
        let group = &mut self.group;
        while (group.landed as usize) < events && waited(group.landed as usize) {
            group.landed += 1;
        }
        // At most 64 events are tracked.
        let open = (group.landed as usize..events).take(64).map(|n| u64::from(!waited(n)));
        group.pending = open.enumerate().fold(0, |bits, (n, open)| bits | open << n);
    }

    /// A fence between copies, with the memory that it names.
    pub fn copy_fence(&mut self, named: [bool; 3]) {
        for (n, named) in self.group.copy_fences.iter_mut().zip(named) {
            *n += u64::from(named);
        }
    }

    /// A fence of a work-item, which may name local and global memory.
    pub fn fence(&mut self, item: u64, named: [bool; 2], order: Order) {
        for (sync, _) in self.sync.iter_mut().zip(named).filter(|(_, named)| *named) {
            sync.fence(self.run.first + item, order, named == [true; 2]);
        }
    }

    /// Whether an atomic operation may establish an order.
    pub fn orders(&self, order: Order) -> bool {
        order.release || self.sync.iter().any(|sync| !sync.is_idle())
    }

    /// The order that an atomic operation of a work-item on an object establishes.
    pub fn order(
        &mut self,
        object: (u32, i64),
        item: u64,
        named: Named,
        order: Order,
        (reads, writes): (bool, bool),
    ) {
        if !self.orders(order) {
            return;
        }
        let item = self.run.first + item;
        for (n, sync) in self.sync.iter_mut().enumerate() {
            // After a barrier, all earlier accesses of the group are ordered too.
            let met = self.group.since[n] > 0;
            let own = if met { (self.group.first, self.group.end) } else { (item, item + 1) };
            let order = (n == named as usize).then_some(order);
            sync.atomic(object, item, own, order, (reads, writes), &self.budget);
        }
    }

    /// The bytes of a store that were accessed.
    pub fn accesses(&self, store: usize) -> Accesses {
        self.stores
            .get(store)
            .and_then(Option::as_ref)
            .map_or_else(Accesses::default, Shadow::accesses)
    }

    /// The cells of local memory, which has `bytes` bytes.
    #[inline(always)]
    pub fn local(&mut self, bytes: usize) -> Cells<'_> {
        let shadow = self.local.get_or_insert_with(|| Shadow::new(bytes, true, &self.budget));
        Cells {
            shadow,
            run: &self.run,
            group: &self.group,
            sync: &self.sync[0],
            named: Named::Local,
        }
    }

    /// The cells of a store, which has `bytes` bytes.
    #[inline(always)]
    pub fn store(&mut self, n: usize, bytes: usize, named: Named) -> Option<Cells<'_>> {
        let new = || Shadow::new(bytes, false, &self.budget);
        let shadow = self.stores.get_mut(n)?.get_or_insert_with(new);
        Some(Cells { shadow, run: &self.run, group: &self.group, sync: &self.sync[1], named })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FOUR: [std::ops::Range<u64>; 2] = [0..4, 4..8];

    /// A detector for tests, in the first of two groups of four work-items, with 64 bytes of global and of local
    /// memory.
    fn races() -> Races {
        let mut races = Races::new(1, Rc::default());
        races.start_group(FOUR[0].clone(), 100, 2);
        races
    }

    impl Races {
        fn global(&mut self) -> Cells<'_> {
            self.store(0, 64, Named::Global).unwrap()
        }
    }

    #[test]
    fn a_barrier_orders_one_group_and_no_other() {
        let mut races = races();
        assert!(races.global().write(0, 4, 0, 0, || false).is_none());
        assert!(races.global().read(0, 4, 1, 1).is_some());
        races.barrier([true, false, false]);
        assert!(races.global().read(0, 4, 2, 1).is_some());
        races.barrier([false, true, false]);
        assert!(races.global().read(0, 4, 2, 1).is_none());
        races.start_group(FOUR[1].clone(), 101, 2);
        races.barrier([true; 3]);
        assert!(races.global().read(0, 4, 4, 1).is_some());
    }

    #[test]
    fn a_barrier_of_a_sub_group_orders_what_came_before_it() {
        let mut races = races();
        races.global().write(0, 4, 0, 0, || false);
        races.sub_group_barrier([0].into_iter(), [false, true, false]);
        assert!(races.global().read(0, 4, 1, 1).is_none());
        assert!(races.global().read(0, 4, 2, 1).is_some(), "it is of another sub-group");
        assert!(races.global().write(0, 4, 0, 0, || false).is_some(), "it comes behind the read");
    }

    #[test]
    fn a_copy_is_ordered_by_waiting_for_it() {
        let mut races = races();
        assert!(races.local(64).write(0, 4, 0, 0, || false).is_none());
        races.waited(2, |_| false);
        // The copy reads a value that a work-item wrote, without a barrier between the write and the copy.
        let mut cells = races.local(64);
        let (a, b) = (cells.copy(0, 0), cells.copy(1, 0));
        assert!(cells.read_by(0, 4, a).is_some());
        assert!(cells.write_by(8, 4, a, || false).is_none());
        assert!(cells.write_by(12, 4, b, || false).is_none());
        assert!(cells.read(8, 4, 1, 0).is_some());
        races.barrier([true; 3]);
        assert!(races.local(64).read(8, 4, 1, 0).is_some());
        races.waited(2, |n| n == 0);
        assert!(races.local(64).read(8, 4, 1, 0).is_none());
        assert!(races.local(64).read(12, 4, 1, 0).is_some(), "nobody waited for this one");
    }

    #[test]
    fn rows_of_reads_conflict_with_what_writes_later() {
        let mut races = races();
        let mut cells = races.global();
        cells.read_row(0, 4, 0, 2, 0);
        cells.read_row(8, 4, 2, 2, 0);
        assert!(cells.takes_rows());
        races.barrier([true; 3]);
        races.global().read_row(32, 4, 0, 4, 0);
        let mut cells = races.global();
        assert!(cells.write(4, 4, 3, 0, || false).is_none(), "a barrier is between");
        assert!(!cells.takes_rows());
        assert!(cells.write(36, 4, 1, 0, || false).is_none(), "it read that itself");
        assert_eq!(cells.write(40, 4, 1, 0, || false).map(|c| c.actor.item()), Some(2));
        races.start_group(FOUR[1].clone(), 101, 2);
        assert_eq!(races.global().write(12, 4, 4, 0, || false).map(|c| c.actor.item()), Some(3));
    }

    #[test]
    fn a_past_keeps_ranges_apart_and_in_order() {
        let mut past = Past::default();
        for (first, end) in [(10, 20), (30, 40), (0, 5), (5, 6), (19, 31), (50, 50), (60, 61)] {
            past.add(first, end);
        }
        assert_eq!(past.whole, [(0, 6), (10, 40), (60, 61)]);
        past.add_part(12, 14, 3);
        assert!(past.parts.is_empty(), "all of them is there already");
        past.add_part(40, 42, 3);
        let at = |item, time| past.covers(Actor::new(item, time, 0));
        assert!(at(0, 9) && at(39, 9) && at(41, 2) && at(60, 0));
        assert!(!at(6, 0) && !at(41, 3) && !at(42, 0) && !at(61, 0));
    }

    #[test]
    fn what_a_kernel_did_before_is_ordered_before_what_it_enqueues() {
        let mut races = Races::new(1, Rc::default());
        races.start_run(0, 9, Past::default());
        races.start_group(FOUR[0].clone(), 8, 2);
        races.global().write(0, 4, 1, 0, || false);
        races.global().write(4, 4, 2, 0, || false);
        let past = races.enqueue(1, Begin::NoWait);
        races.global().write(8, 4, 1, 0, || false);
        let group = races.enqueue(1, Begin::WaitWorkGroup);
        races.start_group(FOUR[1].clone(), 8, 2);
        races.global().write(12, 4, 4, 0, || false);
        let mut seen = |past: Past| {
            races.start_run(1, 3, past);
            races.start_group(0..2, 2, 2);
            let seen = [0, 4, 8, 12].map(|at| races.global().read(at, 4, 0, 0));
            seen.map(|c| c.map(|c| races.maker(c.actor)))
        };
        assert_eq!(seen(past), [None, Some((Some(0), 2)), Some((Some(0), 1)), Some((Some(0), 4))]);
        assert_eq!(seen(group), [None, None, None, Some((Some(0), 4))]);
        assert_eq!(seen(Past { whole: vec![(0, 9)], parts: Vec::new() }), [None; 4]);
    }

    #[test]
    fn bytes_beside_one_another_are_no_conflict() {
        let mut races = races();
        let mut cells = races.global();
        for item in 0..4 {
            assert!(cells.write(item as usize, 1, item, 0, || false).is_none());
        }
        assert!(cells.write(2, 1, 0, 0, || false).is_some());
        assert!(cells.write(8, 4, 0, 0, || false).is_none());
        assert!(cells.read(10, 1, 3, 0).is_some());
    }

    #[test]
    fn reads_of_others_conflict_with_a_write() {
        let mut races = races();
        let mut cells = races.global();
        cells.read(0, 4, 0, 0);
        cells.read(0, 4, 1, 0);
        assert!(cells.write(0, 4, 1, 0, || true).is_some());
        cells.read(4, 4, 1, 0);
        assert!(cells.write(4, 4, 1, 0, || false).is_none());
        cells.read(8, 4, 1, 0);
        races.start_group(FOUR[1].clone(), 101, 2);
        races.global().read(8, 4, 4, 0);
        races.barrier([true; 3]);
        assert!(races.global().write(8, 4, 4, 0, || false).is_some());
    }

    #[test]
    fn atomics_conflict_with_what_is_not_atomic() {
        let mut races = races();
        assert!(races.global().atomic(0, 4, 0, 0, true).is_none());
        races.start_group(FOUR[1].clone(), 101, 2);
        let mut cells = races.global();
        assert!(cells.atomic(0, 4, 4, 0, true).is_none());
        assert!(cells.atomic(0, 4, 5, 0, true).is_none());
        races.barrier([true; 3]);
        assert!(races.global().read(0, 4, 5, 0).is_some(), "the other group's");
    }

    #[test]
    fn an_atomic_does_not_hide_what_its_work_item_did_before() {
        let mut races = races();
        let mut cells = races.global();
        cells.write(0, 4, 0, 0, || false);
        assert!(cells.atomic(0, 4, 0, 0, true).is_none());
        assert!(cells.atomic(0, 4, 1, 0, true).is_some());
        assert!(cells.atomic(4, 4, 0, 0, false).is_none());
        assert!(cells.read(4, 4, 1, 0).is_none());
        assert!(cells.write(4, 4, 1, 0, || false).is_some());
    }

    #[test]
    fn release_and_acquire_order() {
        let mut races = races();
        let (acquire, release) = (
            Order { acquire: true, release: false, device: true },
            Order { acquire: false, release: true, device: true },
        );
        races.global().write(8, 4, 0, 0, || false);
        races.order((1, 0), 0, Named::Global, release, (false, true));
        races.start_group(FOUR[1].clone(), 101, 2);
        assert!(races.global().read(8, 4, 4, 0).is_some());
        races.order((1, 0), 4, Named::Global, acquire, (true, false));
        assert!(races.global().read(8, 4, 4, 0).is_none());
        assert!(races.global().read(8, 4, 5, 0).is_some());
        races.barrier([true; 3]);
        assert!(races.global().read(8, 4, 5, 0).is_none());
    }

    #[test]
    fn a_fence_orders_another_memory_than_the_flag_if_it_names_both() {
        let (acquire, release) = (
            Order { acquire: true, ..Order::default() },
            Order { release: true, ..Order::default() },
        );
        for (named, races_with) in
            [([true, true], false), ([true, false], true), ([false, true], true)]
        {
            let mut races = races();
            races.global().write(8, 4, 0, 0, || false);
            races.fence(0, named, release);
            races.order((1, 0), 0, Named::Local, Order::default(), (false, true));
            races.order((1, 0), 1, Named::Local, Order::default(), (true, false));
            races.fence(1, named, acquire);
            assert_eq!(races.global().read(8, 4, 1, 0).is_some(), races_with);
        }
    }
}
