//! The order of the accesses by work-items. Barriers, atomics, fences, enqueued kernels and events of copies determine
//! it.

use crate::bytecode::Order;
use crate::memory::Budget;
use std::collections::HashMap;

pub(super) const SITE_BITS: u32 = 13;

pub(super) const TIME_BITS: u32 = 19;

pub(super) const MAX_TIME: u64 = (1 << TIME_BITS) - 1;

/// The time of a copy consists of the number of its event and, in the low bits, the number of copy fences before it.
/// This is the number of these low bits.
pub(super) const COPY_FENCE_BITS: u32 = 4;

pub(super) const MAX_COPY_FENCES: u64 = (1 << COPY_FENCE_BITS) - 1;

pub(super) const MAX_EVENT: u64 = MAX_TIME >> COPY_FENCE_BITS;

/// An access packed into a word: the number of the work-item plus one, the time and the access site. Zero means that
/// there is no access.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Actor(pub(super) u64);

impl Actor {
    pub(super) fn new(item: u64, time: u64, site: u16) -> Actor {
        let site = u64::from(site) & ((1 << SITE_BITS) - 1);
        Actor((item + 1) << 32 | time.min(MAX_TIME) << SITE_BITS | site)
    }
    /// The same access by the work-item whose number is greater by `k`.
    pub(super) fn after(self, k: u64) -> Actor {
        Actor(self.0.wrapping_add(k << 32))
    }
    /// The work-item.
    pub fn item(self) -> u64 {
        (self.0 >> 32).wrapping_sub(1)
    }
    pub(super) fn time(self) -> u64 {
        self.0 >> SITE_BITS & MAX_TIME
    }
    /// The access site.
    pub fn site(self) -> u16 {
        (self.0 & ((1 << SITE_BITS) - 1)) as u16
    }
}

/// Kinds of memory that barriers and fences name separately.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Named {
    /// Local memory.
    Local,
    /// Buffers and program-scope variables.
    Global,
    /// Images.
    Images,
}

/// The current group and the order of its accesses so far.
#[derive(Clone, Debug, Default)]
pub(super) struct Group {
    /// The number of its first work-item.
    pub(super) first: u64,
    /// The number of its last work-item plus one.
    pub(super) end: u64,
    /// The number that represents the group's async copies. It is greater than the numbers of all work-items.
    pub(super) copies: u64,
    /// The number of barriers of the group or of a sub-group so far.
    pub(super) clock: u64,
    /// The time of the last barrier of the group that named each memory.
    pub(super) since: [u64; 3],
    /// The maximum number of work-items of a sub-group.
    pub(super) sub_group: u64,
    /// For each sub-group and each memory, the time of the sub-group's last barrier that named the memory. The list is
    /// empty before the first barrier of a sub-group.
    pub(super) sub_since: Vec<[u64; 3]>,
    /// The number of copy fences that named each memory.
    pub(super) copy_fences: [u64; 3],
    /// All events of copies before this number have been waited for.
    pub(super) landed: u64,
    /// A bit for each later event that has not been waited for.
    pub(super) pending: u64,
}

/// The time at which an enqueued kernel may start (OpenCL C 6.15.19.1, the table of enqueue flags).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Begin {
    /// Immediately.
    NoWait,
    /// After the end of the enqueuing kernel.
    WaitKernel,
    /// After the end of the enqueuing work-group.
    WaitWorkGroup,
}

/// The maximum length of [`Past::parts`]. When it is reached, all accesses of a further range are treated as preceding
/// the point. This may hide a race, but never causes a false report.
pub(super) const MAX_PARTS: usize = 64;

/// The accesses that precede a point of a launch: the start or the completion of an enqueued kernel.
#[derive(Clone, Debug, Default)]
pub struct Past {
    /// Work-items whose accesses all precede the point, as sorted disjoint ranges.
    pub(super) whole: Before,
    /// Ranges of work-items, each with a time: the accesses before this time precede the point.
    pub(super) parts: Vec<(u64, u64, u64)>,
}

impl Past {
    /// Adds all accesses of a range of work-items.
    pub(super) fn add(&mut self, first: u64, end: u64) {
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
    pub(super) fn add_part(&mut self, first: u64, end: u64, until: u64) {
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

    /// Adds the accesses that precede another point.
    pub fn join(&mut self, other: &Past) {
        other.whole.iter().for_each(|r| self.add(r.0, r.1));
        other.parts.iter().for_each(|p| self.add_part(p.0, p.1, p.2));
        if self.whole.len() > MAX_RANGES
            && let (Some(first), Some(last)) = (self.whole.first(), self.whole.last())
        {
            self.whole = vec![(first.0, last.1)];
        }
    }

    /// Whether an access precedes the point.
    pub(super) fn covers(&self, a: Actor) -> bool {
        let item = a.item();
        let after = self.whole.partition_point(|r| r.1 <= item);
        self.whole.get(after).is_some_and(|r| r.0 <= item)
            || self.parts.iter().any(|p| p.0 <= item && item < p.1 && a.time() < p.2)
    }
}

/// The current kernel: its work-item numbers within the launch.
#[derive(Clone, Debug, Default)]
pub(super) struct Run {
    /// The number of its first work-item.
    pub(super) first: u64,
    /// The last number plus one. The numbers include those of copies.
    pub(super) end: u64,
    pub(super) past: Past,
}

impl Run {
    /// Whether an access was made by an earlier kernel and is ordered before this kernel.
    #[inline(always)]
    pub(super) fn follows(&self, a: Actor) -> bool {
        a.item() < self.first && self.past.covers(a)
    }
}

impl Group {
    /// Whether an access was made by the group or by one of its copies.
    #[inline(always)]
    pub(super) fn own(&self, a: Actor) -> bool {
        (a.item() >= self.first && a.item() < self.end) || a.item() == self.copies
    }

    /// Whether an access is not yet ordered by a barrier of the group. For an access of a copy: whether no work-item
    /// has waited for the copy yet.
    #[inline(always)]
    pub(super) fn recent(&self, a: Actor, named: Named) -> bool {
        if a.item() == self.copies {
            let event = a.time() >> COPY_FENCE_BITS;
            let n = event.wrapping_sub(self.landed);
            return event < MAX_EVENT && n < 64 && self.pending >> n & 1 != 0;
        }
        a.time() >= self.since[named as usize]
    }

    /// Whether a copy fence orders an access of an earlier copy before the access of the current copy.
    pub(super) fn fenced(&self, item: u64, other: Actor, named: Named) -> bool {
        let fences = self.copy_fences[named as usize];
        let both = item == self.copies && other.item() == self.copies;
        both && (fences >= MAX_COPY_FENCES || other.time() & MAX_COPY_FENCES < fences)
    }

    /// Whether two work-items are in one sub-group, and a barrier of the sub-group orders an access before the current
    /// access.
    pub(super) fn met(&self, item: u64, other: Actor, named: Named) -> bool {
        let own = self.first..self.end;
        if self.sub_since.is_empty() || !own.contains(&item) || !own.contains(&other.item()) {
            return false;
        }
        let part = |item: u64| (item - self.first) / self.sub_group.max(1);
        let since = self.sub_since.get(part(item) as usize).map_or(0, |s| s[named as usize]);
        part(item) == part(other.item()) && other.time() < since
    }
}

/// Ranges of work-items whose accesses so far are ordered before later accesses.
pub(super) type Before = Vec<(u64, u64)>;

#[derive(Clone, Debug, Default)]
pub(super) struct Item {
    pub(super) before: Before,
    /// The work-items whose releases the last atomics read. An acquire fence adds them to the order.
    pub(super) seen: Before,
    /// As `seen`, for atomics on objects in the other memory. An acquire fence that names both memories adds them.
    pub(super) seen_across: Before,
    pub(super) release_fence: bool,
    /// Whether a release fence named both memories.
    pub(super) release_across: bool,
}

/// The work-items whose accesses a later acquire at an object orders: those that the current group released (`near`),
/// and those that any group released with a wider scope (`far`).
#[derive(Clone, Debug, Default)]
pub(super) struct Released {
    pub(super) near: Before,
    pub(super) far: Before,
}

/// The order that fences, and atomics on objects in one memory, establish. There is one `Sync` for local memory and one
/// for global memory. In the comments, the memory of the other `Sync` is called the other memory.
#[derive(Debug, Default)]
pub(super) struct Sync {
    pub(super) objects: HashMap<(u32, i64), Released>,
    pub(super) items: HashMap<u64, Item>,
    pub(super) group: Before,
}

/// The approximate memory for an object with released work-items, in bytes.
pub(super) const BYTES_OF_RELEASED: u64 = 256;

/// The maximum number of separate ranges. Beyond it, ranges are joined. This may hide a race, but never causes a false
/// report.
pub(super) const MAX_RANGES: usize = 4096;

pub(super) fn join(to: &mut Before, from: &[(u64, u64)]) {
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
    /// Starts another group.
    pub(super) fn start_group(&mut self) {
        self.items.clear();
        self.group.clear();
        self.objects.values_mut().for_each(|o| o.near.clear());
    }

    /// A barrier: each work-item acquires the order that any work-item of the group has acquired.
    pub(super) fn barrier(&mut self) {
        let items = std::mem::take(&mut self.items);
        let mut all: Vec<_> = items.into_iter().collect();
        all.sort_by_key(|i| i.0);
        for (_, item) in all {
            join(&mut self.group, &item.before);
        }
    }

    /// A fence, which may name both memories.
    pub(super) fn fence(&mut self, item: u64, order: Order, both: bool) {
        let state = self.items.entry(item).or_default();
        state.release_fence |= order.release;
        state.release_across |= order.release && both;
        if order.acquire {
            let seen = std::mem::take(&mut state.seen);
            join(&mut state.before, &seen);
            if both {
                let seen = std::mem::take(&mut state.seen_across);
                join(&mut state.before, &seen);
            }
        }
    }

    /// Whether atomics do not establish an order, because neither a release nor a fence was executed.
    #[inline(always)]
    pub(super) fn is_idle(&self) -> bool {
        self.objects.is_empty() && self.items.is_empty()
    }

    /// Records an atomic access to an object. `own` is the range of work-items whose accesses a release orders. For an
    /// access to an object in the other memory, `order` is `None`: the access establishes an order only together with
    /// fences that name both memories.
    pub(super) fn atomic(
        &mut self,
        object: (u32, i64),
        item: u64,
        own: (u64, u64),
        order: Option<Order>,
        (reads, writes): (bool, bool),
        budget: &Budget,
    ) {
        let across = order.is_none();
        let order = order.unwrap_or_default();
        let fenced = |i: &Item| if across { i.release_across } else { i.release_fence };
        let fenced = self.items.get(&item).is_some_and(fenced);
        if reads && let Some(released) = self.objects.get(&object) {
            let state = self.items.entry(item).or_default();
            let target = match order.acquire {
                true => &mut state.before,
                false if across => &mut state.seen_across,
                false => &mut state.seen,
            };
            join(target, &released.near);
            // A relaxed operation takes effect at a later fence, whose scope is not tracked.
            if !across && (order.device || !order.acquire) {
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
            // Only work-items of one group share local memory. A wider scope therefore adds nothing across memories.
            if !across && (order.device || !order.release) {
                let old = released.far.len();
                join(&mut released.far, &before);
                let more = released.far.len().saturating_sub(old);
                // If the budget is exceeded, the launch ends.
                let _ = budget.take((more * size_of::<(u64, u64)>()) as u64);
            }
        }
    }

    /// Whether the accesses of another work-item are ordered before the accesses of this work-item.
    pub(super) fn ordered(&self, item: u64, other: u64) -> bool {
        let inside = |b: &Before| b.iter().any(|r| r.0 <= other && other < r.1);
        inside(&self.group) || self.items.get(&item).is_some_and(|i| inside(&i.before))
    }
}
