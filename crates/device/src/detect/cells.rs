//! The accesses to memory that the race detector stores, in cells of four bytes or of one byte.

use super::order::*;
use crate::Accesses;
use crate::memory::Budget;
use std::ops::Range;
use std::rc::Rc;

/// The kinds of accesses that a cell stores: the last write, and two accesses of each of the other kinds. The number of
/// a kind is the index of its first column.
#[derive(Clone, Copy)]
pub(super) enum Sort {
    Write = 0,
    Read = 1,
    AtomicWrite = 3,
    AtomicRead = 5,
}

/// The number of columns: two for each sort, but one for writes.
pub(super) const COLUMNS: usize = 7;

/// The cells of one object.
#[derive(Clone, Debug)]
pub struct Shadow {
    /// The words of all cells, in columns. A column is empty before the first access of its sort, because a column
    /// costs memory, and most objects have accesses of few sorts.
    pub(super) columns: [Vec<u64>; COLUMNS],
    /// Whether the object has been accessed with atomics.
    atomic: bool,
    bytes: usize,
    granule: usize,
    /// Whether the stored accesses of other groups are ignored, as in local memory.
    per_group: bool,
    /// Reads of global memory that has not been written. They are moved into cells at the first access that is not
    /// recorded as a row of reads; most objects never have such an access. From then on, and for local memory, this is
    /// `None`.
    rows: Option<Vec<Row>>,
    /// The memory budget for the columns.
    budget: Rc<Budget>,
}

/// Reads of consecutive places by consecutive work-items.
#[derive(Clone, Copy, Debug)]
pub(super) struct Row {
    /// The offset of the first read.
    pub(super) start: usize,
    /// The size of each read in bytes.
    size: usize,
    /// The first read. Each following read is by the work-item with the next number.
    first: Actor,
    /// The number of reads.
    count: u64,
}

/// The maximum number of stored rows.
pub(super) const MAX_ROWS: usize = 1 << 16;

/// A conflicting access.
#[derive(Clone, Copy, Debug)]
pub struct Conflict {
    /// The work-item that made it.
    pub actor: Actor,
    /// Whether it was a write.
    pub write: bool,
}

impl Shadow {
    /// Makes cells for `bytes` bytes without accesses.
    pub(super) fn new(bytes: usize, per_group: bool, budget: &Rc<Budget>) -> Shadow {
        let columns = std::array::from_fn(|_| Vec::new());
        let rows = (!per_group).then(Vec::new);
        let budget = Rc::clone(budget);
        Shadow { columns, atomic: false, bytes, granule: 4, per_group, rows, budget }
    }

    /// The bytes that were accessed. Atomic reads are left out, since they conflict with few accesses.
    pub(super) fn accesses(&self) -> Accesses {
        let bytes = self.granule as u64;
        let columns = |columns: &[usize]| -> Vec<Range<u64>> {
            let cells = columns.iter().map(|n| self.columns[*n].len()).max().unwrap_or(0);
            let mut list: Vec<Range<u64>> = Vec::new();
            for i in (0..cells).filter(|i| columns.iter().any(|n| self.get(*n, *i) != 0)) {
                let at = i as u64 * bytes;
                match list.last_mut() {
                    Some(last) if last.end == at => last.end += bytes,
                    _ => list.push(at..at + bytes),
                }
            }
            list
        };
        let mut read = columns(&[1, 2]);
        for row in self.rows.iter().flatten() {
            let start = row.start as u64;
            read.push(start..start + row.count * row.size as u64);
        }
        read.sort_unstable_by_key(|range| range.start);
        read.dedup_by(|next, last| {
            let joins = next.start <= last.end;
            if joins {
                last.end = last.end.max(next.end);
            }
            joins
        });
        Accesses { read, written: columns(&[0]), atomic: columns(&[3, 4]) }
    }

    /// Moves the rows of reads into cells.
    #[cold]
    pub(super) fn unroll(&mut self, run: &Run, group: &Group, named: Named) {
        for row in self.rows.take().unwrap_or_default() {
            for k in 0..row.count {
                let reader = row.first.after(k);
                for i in self.range(row.start + k as usize * row.size, row.size) {
                    self.keep(Sort::Read, i, reader, run, group, named);
                }
            }
        }
    }

    /// The cells of some bytes. Cells cover four bytes each until an access does not fill such cells.
    #[inline(always)]
    pub(super) fn range(&mut self, start: usize, len: usize) -> std::ops::Range<usize> {
        if self.granule == 4 {
            if (start | len).is_multiple_of(4) {
                return start / 4..(start + len) / 4;
            }
            self.split();
        }
        start..start + len
    }

    #[cold]
    pub(super) fn split(&mut self) {
        for column in &mut self.columns {
            if !self.budget.take(3 * size_of_val(&column[..]) as u64) {
                // The budget is exceeded, so the launch ends before the cells are needed.
                column.clear();
            }
            *column = column.iter().flat_map(|word| [*word; 4]).collect();
        }
        self.granule = 1;
    }

    #[inline(always)]
    pub(super) fn get(&self, column: usize, i: usize) -> u64 {
        self.columns[column].get(i).copied().unwrap_or(0)
    }

    #[inline(always)]
    pub(super) fn set(&mut self, column: usize, i: usize, me: Actor) {
        match self.columns[column].get_mut(i) {
            Some(word) => *word = me.0,
            None => self.set_first(column, i, me),
        }
    }

    #[cold]
    pub(super) fn set_first(&mut self, column: usize, i: usize, me: Actor) {
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

    /// Stores an access as one of the two accesses of its sort. An access of another group is preferred, since it
    /// conflicts with all later accesses. Otherwise, the two accesses are of different work-items.
    #[inline(always)]
    pub(super) fn keep(
        &mut self,
        sort: Sort,
        i: usize,
        me: Actor,
        run: &Run,
        group: &Group,
        named: Named,
    ) {
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

/// The cells of an object, and the order of accesses to it.
pub struct Cells<'a> {
    pub(super) shadow: &'a mut Shadow,
    pub(super) run: &'a Run,
    pub(super) group: &'a Group,
    pub(super) sync: &'a Sync,
    pub(super) named: Named,
}

impl Cells<'_> {
    /// Whether the stored access `word` was made by another work-item, or by another copy, and is unordered with the
    /// current access.
    #[inline(always)]
    pub(super) fn unordered(&self, word: u64, me: Actor) -> bool {
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

    /// Whether only barriers of the whole group have ordered accesses to the object's memory.
    pub fn by_barriers_alone(&self) -> bool {
        self.sync.is_idle() && self.sync.group.is_empty() && self.group.sub_since.is_empty()
    }

    #[cold]
    pub(super) fn ordered(&self, item: u64, other: Actor) -> bool {
        self.group.met(item, other, self.named)
            || self.group.fenced(item, other, self.named)
            || self.sync.ordered(item, other.item())
    }

    pub(super) fn actor(&self, item: u64, site: u16) -> Actor {
        Actor::new(self.run.first + item, self.group.clock, site)
    }

    /// An access of the copy whose event has the index `event`, from 0.
    pub fn copy(&self, event: u64, site: u16) -> Actor {
        let fences = self.group.copy_fences[self.named as usize].min(MAX_COPY_FENCES);
        let time = event.min(MAX_EVENT) << COPY_FENCE_BITS | fences;
        Actor::new(self.group.copies, time, site)
    }

    /// Moves the recorded rows of reads into cells.
    #[inline(always)]
    pub(super) fn settle(&mut self) {
        if self.shadow.rows.is_some() {
            self.shadow.unroll(self.run, self.group, self.named);
        }
    }

    /// Whether rows of reads can be recorded: in global memory, until the first access that is not part of a row.
    pub fn takes_rows(&self) -> bool {
        self.shadow.rows.is_some()
    }

    /// Records reads of `size` bytes each by `count` work-items, starting with `item`. Each read is directly after the
    /// previous read in memory. The reads do not cause a conflict as long as [`Cells::takes_rows`] is true.
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

    /// Records a read, and returns an earlier write that is unordered with it.
    #[inline(always)]
    pub fn read(&mut self, start: usize, len: usize, item: u64, site: u16) -> Option<Conflict> {
        self.read_by(start, len, self.actor(item, site))
    }

    /// As [`Cells::read`], for a read by a work-item or a copy.
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

    /// Records a write, and returns an earlier access that is unordered with it. Two writes of the same value are not a
    /// conflict.
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

    /// As [`Cells::write`], for a write by a work-item or a copy.
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

    /// Records an atomic access, and returns an earlier non-atomic access that is unordered with it.
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

    /// Returns a stored access of the given sort to cell `i`, if it is unordered with the current access.
    #[inline(always)]
    pub(super) fn find(&self, sort: Sort, i: usize, me: Actor) -> Option<Conflict> {
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
