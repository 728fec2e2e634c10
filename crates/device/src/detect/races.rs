//! Data races: accesses of different work-items to the same memory, one of them a write and not
//! both atomic, that nothing orders.
//!
//! For every four bytes (or every byte, once smaller accesses are seen) a cell remembers the last
//! write, and up to two reads, two atomic writes and two atomic reads. Work-items
//! are numbered in the order in which groups run, so that a number tells whether an access belongs
//! to the group that runs now. Accesses of one group carry the time on its clock, which every
//! barrier of the group or of a sub-group moves on; what was done before the last barrier that
//! names the memory is ordered. Accesses of different groups are not ordered by any barrier.
//! Atomics that release and acquire order the accesses before and behind them. The kernels that a
//! launch enqueues go on with the same cells and with numbers behind its own; what is ordered before
//! such a kernel is its [`Past`].

use crate::bytecode::Order;
use crate::memory::Budget;
use std::collections::HashMap;
use std::rc::Rc;

const SITE_BITS: u32 = 13;
const TIME_BITS: u32 = 19;
const MAX_TIME: u64 = (1 << TIME_BITS) - 1;
/// The time of a copy is the number of its event, and in these bits how many fences of copies came
/// before it.
const COPY_FENCE_BITS: u32 = 4;
const MAX_COPY_FENCES: u64 = (1 << COPY_FENCE_BITS) - 1;
const MAX_EVENT: u64 = MAX_TIME >> COPY_FENCE_BITS;

/// An access packed into a word: work-item plus one, time, access site. Zero: none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Actor(u64);

impl Actor {
    fn new(item: u64, time: u64, site: u16) -> Actor {
        let site = u64::from(site) & ((1 << SITE_BITS) - 1);
        Actor((item + 1) << 32 | time.min(MAX_TIME) << SITE_BITS | site)
    }
    /// The same, of the work-item whose number is greater by `k`.
    fn after(self, k: u64) -> Actor {
        Actor(self.0.wrapping_add(k << 32))
    }
    /// The work-item.
    pub fn item(self) -> u64 {
        (self.0 >> 32).wrapping_sub(1)
    }
    fn time(self) -> u64 {
        self.0 >> SITE_BITS & MAX_TIME
    }
    /// The access site.
    pub fn site(self) -> u16 {
        (self.0 & ((1 << SITE_BITS) - 1)) as u16
    }
}

/// What is remembered of each cell: the last write, and two of each other sort.
#[derive(Clone, Copy)]
enum Sort {
    Write = 0,
    Read = 1,
    AtomicWrite = 3,
    AtomicRead = 5,
}

/// Sorts, and second ones.
const COLUMNS: usize = 7;

/// The cells of one object.
#[derive(Clone, Debug)]
pub struct Shadow {
    /// By sort, the words of all cells; none before the first access of the sort. Most objects see
    /// few of them, and the memory that they take is most of the time that they cost.
    columns: [Vec<u64>; COLUMNS],
    /// Whether atomics have accessed the object.
    atomic: bool,
    bytes: usize,
    granule: usize,
    /// Entries of other groups are nobody's: local memory.
    per_group: bool,
    /// Reads of global memory that nothing has written: they go into cells with the first other
    /// access, which most objects that are read never see. `None` from then on.
    rows: Option<Vec<Row>>,
    /// What the columns are taken from.
    budget: Rc<Budget>,
}

/// Reads by neighbouring work-items of places that follow one another.
#[derive(Clone, Copy, Debug)]
struct Row {
    /// Where the first reads.
    start: usize,
    /// Bytes that each reads.
    size: usize,
    /// The first; each of the others has the number after that of the one before.
    first: Actor,
    /// How many.
    count: u64,
}

/// How many of them are kept at most.
const MAX_ROWS: usize = 1 << 16;

/// A conflicting access.
#[derive(Clone, Copy, Debug)]
pub struct Conflict {
    /// Who made it.
    pub actor: Actor,
    /// Whether it wrote.
    pub write: bool,
}

/// Memory that barriers and fences name apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Named {
    /// Local memory.
    Local,
    /// Buffers and program-scope variables.
    Global,
    /// Images.
    Images,
}

/// The group that runs, and what has ordered its accesses so far.
#[derive(Clone, Debug, Default)]
struct Group {
    /// The first work-item.
    first: u64,
    /// One past the last.
    end: u64,
    /// The number that stands for the group's async copies, behind those of all work-items.
    copies: u64,
    /// How many barriers, of the group or of a sub-group.
    clock: u64,
    /// When the last barrier of the group named each memory.
    since: [u64; 3],
    /// Work-items of a sub-group.
    sub_group: u64,
    /// When the last barrier of each sub-group named each memory; empty before the first.
    sub_since: Vec<[u64; 3]>,
    /// How many fences of copies named each memory.
    copy_fences: [u64; 3],
    /// Events of copies before this one are waited for.
    landed: u64,
    /// Of the events from there on, those that are not.
    pending: u64,
}

/// When a kernel that is enqueued may begin (OpenCL C 6.15.17, the table of enqueue flags).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Begin {
    /// At once.
    NoWait,
    /// When the kernel that enqueues it has ended.
    WaitKernel,
    /// When the work-group that enqueues it has ended.
    WaitWorkGroup,
}

/// Ranges of work-items that are kept apart for what some of them did so far; joining may only hide
/// a race.
const MAX_PARTS: usize = 64;

/// What other kernels of a launch did before a point: before one of them begins or is complete.
#[derive(Clone, Debug, Default)]
pub struct Past {
    /// Work-items all of whose accesses come before: ranges in order, apart from one another.
    whole: Before,
    /// Work-items whose accesses before a time do.
    parts: Vec<(u64, u64, u64)>,
}

impl Past {
    /// Adds all accesses of a range of work-items.
    fn add(&mut self, first: u64, end: u64) {
        if first >= end {
            return;
        }
        let from = self.whole.partition_point(|r| r.1 < first);
        let to = self.whole.partition_point(|r| r.0 <= end);
        let join = |(low, high): (u64, u64), r: &(u64, u64)| (low.min(r.0), high.max(r.1));
        let all = self.whole[from..to].iter().fold((first, end), join);
        self.whole.splice(from..to, [all]);
    }

    /// Adds the accesses of a range of work-items before a time.
    fn add_part(&mut self, first: u64, end: u64, until: u64) {
        let part = (first, end, until);
        if until == 0 || first >= end || self.parts.contains(&part) {
            return;
        }
        let after = self.whole.partition_point(|r| r.1 <= first);
        if self.whole.get(after).is_some_and(|r| r.0 <= first && end <= r.1) {
            return;
        }
        if self.parts.len() < MAX_PARTS {
            self.parts.push(part);
        } else {
            self.add(first, end);
        }
    }

    /// Adds what comes before another point.
    pub fn join(&mut self, other: &Past) {
        other.whole.iter().for_each(|r| self.add(r.0, r.1));
        other.parts.iter().for_each(|p| self.add_part(p.0, p.1, p.2));
        if self.whole.len() > MAX_RANGES
            && let (Some(first), Some(last)) = (self.whole.first(), self.whole.last())
        {
            self.whole = vec![(first.0, last.1)];
        }
    }

    /// Whether an access comes before.
    fn covers(&self, a: Actor) -> bool {
        let item = a.item();
        let after = self.whole.partition_point(|r| r.1 <= item);
        self.whole.get(after).is_some_and(|r| r.0 <= item)
            || self.parts.iter().any(|p| p.0 <= item && item < p.1 && a.time() < p.2)
    }
}

/// The kernel that runs: the numbers of its work-items among those of all kernels of the launch.
#[derive(Clone, Debug, Default)]
struct Run {
    /// That of its first work-item.
    first: u64,
    /// One past the last, and past those that stand for copies.
    end: u64,
    past: Past,
}

impl Run {
    /// Whether an access was made by a kernel before this one, and is ordered before it.
    #[inline(always)]
    fn follows(&self, a: Actor) -> bool {
        a.item() < self.first && self.past.covers(a)
    }
}

impl Group {
    /// Whether an access was made by the group, or for it.
    #[inline(always)]
    fn own(&self, a: Actor) -> bool {
        (a.item() >= self.first && a.item() < self.end) || a.item() == self.copies
    }

    /// Whether no barrier of the group orders an access of it, and nothing waited for it.
    #[inline(always)]
    fn recent(&self, a: Actor, named: Named) -> bool {
        if a.item() == self.copies {
            let event = a.time() >> COPY_FENCE_BITS;
            let n = event.wrapping_sub(self.landed);
            return event < MAX_EVENT && n < 64 && self.pending >> n & 1 != 0;
        }
        a.time() >= self.since[named as usize]
    }

    /// Whether a fence of copies orders a copy before the one that is made now.
    fn fenced(&self, item: u64, other: Actor, named: Named) -> bool {
        let fences = self.copy_fences[named as usize];
        let both = item == self.copies && other.item() == self.copies;
        both && (fences >= MAX_COPY_FENCES || other.time() & MAX_COPY_FENCES < fences)
    }

    /// Whether a barrier of their sub-group orders an access before what a work-item does now.
    fn met(&self, item: u64, other: Actor, named: Named) -> bool {
        let own = self.first..self.end;
        if self.sub_since.is_empty() || !own.contains(&item) || !own.contains(&other.item()) {
            return false;
        }
        let part = |item: u64| (item - self.first) / self.sub_group.max(1);
        let since = self.sub_since.get(part(item) as usize).map_or(0, |s| s[named as usize]);
        part(item) == part(other.item()) && other.time() < since
    }
}

impl Shadow {
    /// Cells for so many bytes, none accessed.
    fn new(bytes: usize, per_group: bool, budget: &Rc<Budget>) -> Shadow {
        let columns = std::array::from_fn(|_| Vec::new());
        let rows = (!per_group).then(Vec::new);
        let budget = Rc::clone(budget);
        Shadow { columns, atomic: false, bytes, granule: 4, per_group, rows, budget }
    }

    /// Puts the rows of reads into cells.
    #[cold]
    fn unroll(&mut self, run: &Run, group: &Group, named: Named) {
        for row in self.rows.take().unwrap_or_default() {
            for k in 0..row.count {
                let reader = row.first.after(k);
                for i in self.range(row.start + k as usize * row.size, row.size) {
                    self.keep(Sort::Read, i, reader, run, group, named);
                }
            }
        }
    }

    /// The cells of some bytes: of four bytes each, until an access does not fill those.
    #[inline(always)]
    fn range(&mut self, start: usize, len: usize) -> std::ops::Range<usize> {
        if self.granule == 4 {
            if (start | len).is_multiple_of(4) {
                return start / 4..(start + len) / 4;
            }
            self.split();
        }
        start..start + len
    }

    #[cold]
    fn split(&mut self) {
        for column in &mut self.columns {
            if !self.budget.take(3 * size_of_val(&column[..]) as u64) {
                // The launch ends before anybody misses them.
                column.clear();
            }
            *column = column.iter().flat_map(|word| [*word; 4]).collect();
        }
        self.granule = 1;
    }

    #[inline(always)]
    fn get(&self, column: usize, i: usize) -> u64 {
        self.columns[column].get(i).copied().unwrap_or(0)
    }

    #[inline(always)]
    fn set(&mut self, column: usize, i: usize, me: Actor) {
        match self.columns[column].get_mut(i) {
            Some(word) => *word = me.0,
            None => self.set_first(column, i, me),
        }
    }

    #[cold]
    fn set_first(&mut self, column: usize, i: usize, me: Actor) {
        let words = &mut self.columns[column];
        if words.is_empty() {
            let count = self.bytes.div_ceil(self.granule) + 4;
            if !self.budget.take((count * size_of::<u64>()) as u64) {
                return;
            }
            *words = vec![0; count];
        }
        if let Some(word) = words.get_mut(i) {
            *word = me.0;
        }
    }

    /// Keeps an access among two of its sort: one of another group if there is any, since that
    /// conflicts with all to come, and else two of different work-items.
    #[inline(always)]
    fn keep(&mut self, sort: Sort, i: usize, me: Actor, run: &Run, group: &Group, named: Named) {
        let (first, second) = (sort as usize, sort as usize + 1);
        let old = Actor(self.get(first, i));
        if old.0 == 0 {
            return self.set(first, i, me);
        }
        let own = group.own(old);
        if !own && !self.per_group && !run.follows(old) {
            self.set(second, i, me);
        } else if !own || !group.recent(old, named) {
            self.set(first, i, me);
            if let Some(word) = self.columns[second].get_mut(i) {
                *word = 0;
            }
        } else if old.item() == me.item() {
            self.set(first, i, me);
        } else {
            self.set(second, i, me);
        }
    }
}

/// The cells of an object, and what orders accesses to it.
pub struct Cells<'a> {
    shadow: &'a mut Shadow,
    run: &'a Run,
    group: &'a Group,
    sync: &'a Sync,
    named: Named,
}

impl Cells<'_> {
    /// Whether nothing orders an access of another work-item, or of another copy, before what is
    /// done now.
    #[inline(always)]
    fn unordered(&self, word: u64, me: Actor) -> bool {
        if word == 0 {
            return false;
        }
        let other = Actor(word);
        if other.item() == me.item() && (other == me || me.item() != self.group.copies) {
            return false;
        }
        let recent = if self.group.own(other) {
            self.group.recent(other, self.named)
        } else {
            !self.shadow.per_group && !self.run.follows(other)
        };
        recent && !self.ordered(me.item(), other)
    }

    /// Whether barriers of the whole group are all that has ordered its accesses.
    pub fn by_barriers_alone(&self) -> bool {
        self.sync.is_idle() && self.sync.group.is_empty() && self.group.sub_since.is_empty()
    }

    #[cold]
    fn ordered(&self, item: u64, other: Actor) -> bool {
        self.group.met(item, other, self.named)
            || self.group.fenced(item, other, self.named)
            || self.sync.ordered(item, other.item())
    }

    fn actor(&self, item: u64, site: u16) -> Actor {
        Actor::new(self.run.first + item, self.group.clock, site)
    }

    /// The actor of a copy.
    pub fn copy(&self, event: u64, site: u16) -> Actor {
        let fences = self.group.copy_fences[self.named as usize].min(MAX_COPY_FENCES);
        let time = event.min(MAX_EVENT) << COPY_FENCE_BITS | fences;
        Actor::new(self.group.copies, time, site)
    }

    /// Puts what is kept for later into cells.
    #[inline(always)]
    fn settle(&mut self) {
        if self.shadow.rows.is_some() {
            self.shadow.unroll(self.run, self.group, self.named);
        }
    }

    /// Whether rows of reads are taken: nothing has written the object.
    pub fn takes_rows(&self) -> bool {
        self.shadow.rows.is_some()
    }

    /// Records reads of `size` bytes each by `count` work-items from `item` on, each behind the
    /// place of the one before. None of them conflicts with anything, as long as
    /// [`Cells::takes_rows`].
    pub fn read_row(&mut self, start: usize, size: usize, item: u64, count: u64, site: u16) {
        let first = self.actor(item, site);
        let Some(rows) = &mut self.shadow.rows else { return };
        if let Some(last) = rows.last_mut()
            && last.size == size
            && last.start + last.count as usize * size == start
            && last.first.after(last.count) == first
        {
            last.count += count;
        } else if rows.len() < MAX_ROWS {
            rows.push(Row { start, size, first, count });
        } else {
            for k in 0..count {
                self.read_by(start + k as usize * size, size, first.after(k));
            }
        }
    }

    /// Records a read, and gives a write that nothing orders before it.
    #[inline(always)]
    pub fn read(&mut self, start: usize, len: usize, item: u64, site: u16) -> Option<Conflict> {
        self.read_by(start, len, self.actor(item, site))
    }

    /// Records a read by a work-item or a copy.
    #[inline(always)]
    pub fn read_by(&mut self, start: usize, len: usize, me: Actor) -> Option<Conflict> {
        self.settle();
        let mut found = None;
        for i in self.shadow.range(start, len) {
            found = self.find(Sort::Write, i, me).or(found);
            if self.shadow.atomic {
                found = self.find(Sort::AtomicWrite, i, me).or(found);
            }
            self.shadow.keep(Sort::Read, i, me, self.run, self.group, self.named);
        }
        found
    }

    /// Records a write, and gives an access that nothing orders before it. Two writes of the same
    /// value are let pass.
    #[inline(always)]
    pub fn write(
        &mut self,
        start: usize,
        len: usize,
        item: u64,
        site: u16,
        same_value: impl Fn() -> bool,
    ) -> Option<Conflict> {
        self.write_by(start, len, self.actor(item, site), same_value)
    }

    /// Records a write by a work-item or a copy.
    #[inline(always)]
    pub fn write_by(
        &mut self,
        start: usize,
        len: usize,
        me: Actor,
        same_value: impl Fn() -> bool,
    ) -> Option<Conflict> {
        self.settle();
        let mut found = None;
        for i in self.shadow.range(start, len) {
            let mut written = self.find(Sort::Write, i, me);
            found = self.find(Sort::Read, i, me).or(found);
            if self.shadow.atomic {
                written = self.find(Sort::AtomicWrite, i, me).or(written);
                found = self.find(Sort::AtomicRead, i, me).or(found);
            }
            found = written.filter(|_| !same_value()).or(found);
            self.shadow.set(Sort::Write as usize, i, me);
        }
        found
    }

    /// Records an atomic access, and gives one that is not atomic and that nothing orders before
    /// it.
    #[inline(always)]
    pub fn atomic(
        &mut self,
        start: usize,
        len: usize,
        item: u64,
        site: u16,
        writes: bool,
    ) -> Option<Conflict> {
        let me = self.actor(item, site);
        self.settle();
        self.shadow.atomic = true;
        let mut found = None;
        for i in self.shadow.range(start, len) {
            found = self.find(Sort::Write, i, me).or(found);
            if writes {
                found = self.find(Sort::Read, i, me).or(found);
            }
            let sort = if writes { Sort::AtomicWrite } else { Sort::AtomicRead };
            self.shadow.keep(sort, i, me, self.run, self.group, self.named);
        }
        found
    }

    /// An access of a sort to a cell that nothing orders before what is done now.
    #[inline(always)]
    fn find(&self, sort: Sort, i: usize, me: Actor) -> Option<Conflict> {
        let first = sort as usize;
        let mut word = self.shadow.get(first, i);
        if !self.unordered(word, me) {
            if matches!(sort, Sort::Write) {
                return None;
            }
            word = self.shadow.get(first + 1, i);
            if !self.unordered(word, me) {
                return None;
            }
        }
        let write = matches!(sort, Sort::Write | Sort::AtomicWrite);
        Some(Conflict { actor: Actor(word), write })
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
}

/// What releases left at an object for those who acquire it: of the group that runs, and of all
/// whose scope is wider than that.
#[derive(Clone, Debug, Default)]
struct Released {
    near: Before,
    far: Before,
}

/// What atomics and fences order.
#[derive(Debug, Default)]
struct Sync {
    objects: HashMap<(u32, i64), Released>,
    items: HashMap<u64, Item>,
    group: Before,
}

/// About what is taken by an object that something was released at.
const BYTES_OF_RELEASED: u64 = 256;

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
    fn start_group(&mut self) {
        self.items.clear();
        self.group.clear();
        self.objects.values_mut().for_each(|o| o.near.clear());
    }

    /// A barrier: what one work-item has seen, all have.
    fn barrier(&mut self) {
        let items = std::mem::take(&mut self.items);
        let mut all: Vec<_> = items.into_iter().collect();
        all.sort_by_key(|i| i.0);
        for (_, item) in all {
            join(&mut self.group, &item.before);
        }
    }

    /// A fence.
    fn fence(&mut self, item: u64, acquire: bool, release: bool) {
        let state = self.items.entry(item).or_default();
        state.release_fence |= release;
        if acquire {
            let seen = std::mem::take(&mut state.seen);
            join(&mut state.before, &seen);
        }
    }

    /// Whether nothing was released or fenced, so that atomics order nothing.
    #[inline(always)]
    fn is_idle(&self) -> bool {
        self.objects.is_empty() && self.items.is_empty()
    }

    /// An atomic access to an object, with the work-items that a release orders.
    fn atomic(
        &mut self,
        object: (u32, i64),
        item: u64,
        own: (u64, u64),
        order: Order,
        (reads, writes): (bool, bool),
        budget: &Budget,
    ) {
        let fenced = self.items.get(&item).is_some_and(|i| i.release_fence);
        if reads && let Some(released) = self.objects.get(&object) {
            let state = self.items.entry(item).or_default();
            let target = if order.acquire { &mut state.before } else { &mut state.seen };
            join(target, &released.near);
            // What is relaxed waits for a fence, whose scope is not followed.
            if order.device || !order.acquire {
                join(target, &released.far);
            }
        }
        if writes && (order.release || fenced) {
            let mut before = self.group.clone();
            if let Some(state) = self.items.get(&item) {
                join(&mut before, &state.before);
            }
            join(&mut before, &[own]);
            if !self.objects.contains_key(&object) && !budget.take(BYTES_OF_RELEASED) {
                return;
            }
            let released = self.objects.entry(object).or_default();
            join(&mut released.near, &before);
            if order.device || !order.release {
                let old = released.far.len();
                join(&mut released.far, &before);
                let more = released.far.len().saturating_sub(old);
                // The launch ends if that is too much.
                let _ = budget.take((more * size_of::<(u64, u64)>()) as u64);
            }
        }
    }

    /// Whether the accesses of another work-item are ordered before those of this one.
    fn ordered(&self, item: u64, other: u64) -> bool {
        let inside = |b: &Before| b.iter().any(|r| r.0 <= other && other < r.1);
        inside(&self.group) || self.items.get(&item).is_some_and(|i| inside(&i.before))
    }
}

/// The race detector's state for a launch.
#[derive(Debug, Default)]
pub struct Races {
    /// Cells of the objects with bytes of their own, by their place among the stores.
    stores: Vec<Option<Shadow>>,
    local: Option<Shadow>,
    /// What atomics on objects in local and in global memory order.
    sync: [Sync; 2],
    run: Run,
    /// Where the numbers of each kernel's work-items begin, and which launch it is.
    runs: Vec<(u64, usize)>,
    group: Group,
    budget: Rc<Budget>,
}

impl Races {
    /// No accesses so far, of so many stores; they may be remembered in what is left of `budget`.
    pub fn new(stores: usize, budget: Rc<Budget>) -> Races {
        Races { stores: (0..stores).map(|_| None).collect(), budget, ..Races::default() }
    }

    /// Another kernel starts: which of those of the launch it is, how many work-items it has with
    /// those that stand for copies, and what is ordered before it.
    pub fn start_run(&mut self, which: usize, items: u64, past: Past) {
        self.local = None;
        self.group = Group::default();
        self.run = Run { first: self.run.end, end: self.run.end.saturating_add(items), past };
        if self.run.end >= u64::from(u32::MAX) {
            // There are no more numbers: what was done so far is forgotten.
            *self = Races::new(self.stores.len(), Rc::clone(&self.budget));
            self.run.end = items;
        }
        self.runs.push((self.run.first, which));
    }

    /// Which of the kernels of the launch made an access, where that is not the one that runs, and the
    /// number of the work-item in it.
    pub fn maker(&self, a: Actor) -> (Option<usize>, u64) {
        let n = self.runs.partition_point(|r| r.0 <= a.item());
        let (first, which) =
            n.checked_sub(1).and_then(|n| self.runs.get(n)).copied().unwrap_or_default();
        ((first != self.run.first).then_some(which), a.item() - first)
    }

    /// A work-item enqueues a kernel, or completes an event: what is ordered before what waits for
    /// that, and begins as is said.
    pub fn enqueue(&mut self, item: u64, begin: Begin) -> Past {
        let (run, group) = (&self.run, &mut self.group);
        let item = run.first + item;
        let mut past = run.past.clone();
        // What the work-item acquired.
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
                // What the work-item does from here on is told apart from that.
                group.clock += 1;
            }
        }
        past
    }

    /// What is ordered before the end of the kernel that runs.
    pub fn end_of_run(&self) -> Past {
        let mut past = self.run.past.clone();
        past.add(self.run.first, self.run.end);
        past
    }

    /// Another group starts: its work-items, the number that stands for its copies, and how many
    /// work-items are in a sub-group.
    pub fn start_group(&mut self, items: std::ops::Range<u64>, copies: u64, sub_group: u64) {
        self.sync.iter_mut().for_each(Sync::start_group);
        let base = self.run.first;
        let (first, end, copies) = (base + items.start, base + items.end, base + copies);
        self.group = Group { first, end, copies, sub_group, ..Group::default() };
    }

    /// A barrier of the group, and the memory that it names.
    pub fn barrier(&mut self, named: [bool; 3]) {
        self.group.clock += 1;
        for (since, _) in self.group.since.iter_mut().zip(named).filter(|x| x.1) {
            *since = self.group.clock;
        }
        for (sync, _) in self.sync.iter_mut().zip(named).filter(|x| x.1) {
            sync.barrier();
        }
    }

    /// Barriers of some sub-groups, by their numbers, and the memory that they name.
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

    /// Which of so many events of copies are waited for. They stay so.
    pub fn waited(&mut self, events: usize, waited: impl Fn(usize) -> bool) {
        let group = &mut self.group;
        while (group.landed as usize) < events && waited(group.landed as usize) {
            group.landed += 1;
        }
        // Beyond so many, nothing is known.
        let open = (group.landed as usize..events).take(64).map(|n| u64::from(!waited(n)));
        group.pending = open.enumerate().fold(0, |bits, (n, open)| bits | open << n);
    }

    /// A fence between copies, and the memory that it names.
    pub fn copy_fence(&mut self, named: [bool; 3]) {
        for (n, named) in self.group.copy_fences.iter_mut().zip(named) {
            *n += u64::from(named);
        }
    }

    /// A fence of a work-item.
    pub fn fence(&mut self, item: u64, named: Named, acquire: bool, release: bool) {
        if let Some(sync) = self.sync.get_mut(named as usize) {
            sync.fence(self.run.first + item, acquire, release);
        }
    }

    /// Whether an atomic operation may order anything.
    pub fn orders(&self, order: Order) -> bool {
        order.release || self.sync.iter().any(|sync| !sync.is_idle())
    }

    /// An atomic operation of a work-item on an object: what it orders.
    pub fn order(
        &mut self,
        object: (u32, i64),
        item: u64,
        named: Named,
        order: Order,
        (reads, writes): (bool, bool),
    ) {
        if self.orders(order)
            && let Some(sync) = self.sync.get_mut(named as usize)
        {
            let item = self.run.first + item;
            let group = (self.group.first, self.group.end);
            let met = self.group.since[named as usize] > 0;
            // Behind a barrier, what the whole group did comes before.
            let own = if met { group } else { (item, item + 1) };
            sync.atomic(object, item, own, order, (reads, writes), &self.budget);
        }
    }

    /// The cells of local memory, which has so many bytes.
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

    /// The cells of a store, which has so many bytes.
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

    /// The first of two groups of four work-items, and 64 bytes of global and of local memory.
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
        // The copy reads what a work-item wrote without a barrier between.
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
}
