//! Copies by a work-group, and their events (OpenCL C 6.15.11).

use super::*;

/// The maximum number of elements, in one line, whose source and target are both out of bounds. If a line has more such
/// elements, the rest of the copy is left out.
const MAX_LOST: u64 = 1 << 16;

/// An event of the group's copies.
pub(super) struct Event {
    pub(super) pc: Pc,
    /// The number of work-items that made the copy.
    makers: u64,
    pub(super) waited: bool,
}

impl<'a, const D: bool> Machine<'a, D> {
    pub(super) fn async_copy(&mut self, pc: Pc, copy: &AsyncCopy, mask: &[u16], lane: usize) {
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

    /// The event of a copy: the given one if it has not been waited for yet, otherwise a new one. Returns
    /// `None` if there is not enough memory for an event. The launch then ends.
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

    /// Informs the race detector of the copies that have been waited for.
    fn order_copies(&mut self) {
        let events = &self.events;
        if let Some(races) = &mut self.races {
            races.waited(events.len(), |n| events[n].waited);
        }
    }

    /// Copies the elements of one line. The arguments include the target and source, and their strides in
    /// elements. Returns false if no further lines can be copied.
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
        // Every object is smaller than 2^40 bytes.
        let size = usize::try_from(size.min(1 << 40)).unwrap_or(usize::MAX);
        self.steps += 1;
        if step == 0 || count == 0 {
            return false;
        }
        let steps = (to_step, from_step);
        if !D
            && self.copy_whole((to, from), steps, (size, count), [&target, &source], lane).is_some()
        {
            self.steps += count;
            return true;
        }
        let mut lost = 0;
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
                // The loop continues, because the first elements may be before the beginnings of the objects.
                lost += u64::from(a.is_none() && b.is_none());
                if lost > MAX_LOST || self.steps > self.limits.instructions || i > 1 << 24 {
                    return false;
                }
                continue;
            };
            if !D && let Region::Store(k) = rb {
                let bytes = self.region(ra).bytes[sa..sa + size].to_vec();
                self.stores.write(k, sb, &bytes);
                continue;
            }
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
                    raw.message = "an uninitialized value is written to global memory".into();
                });
            }
        }
        true
    }

    /// Copies all elements at once. Returns `None`, without an effect, if the elements overlap, or if some of them
    /// cannot be accessed without a finding.
    fn copy_whole(
        &mut self,
        (to, from): (u64, u64),
        (to_step, from_step): (u64, u64),
        (size, count): (usize, u64),
        [target, source]: [&Access; 2],
        lane: usize,
    ) -> Option<()> {
        let count = usize::try_from(count).ok()?;
        // The distance between elements, and the number of bytes from the start of the first to the end of the last. No
        // object is larger than the limit.
        let span = |step: u64| -> Option<(usize, usize)> {
            let distance = usize::try_from(step).ok()?.checked_mul(size)?;
            let span = distance.checked_mul(count - 1)?.checked_add(size)?;
            (distance >= size && (span as u64) < 1 << 40).then_some((distance, span))
        };
        let ((read, from_span), (write, to_span)) = (span(from_step)?, span(to_step)?);
        let (ra, sa, a) = self.resolve(from, from_span, lane)?;
        let (rb, sb, b) = self.resolve(to, to_span, lane)?;
        if !(Self::is_plain(source, a, false) && Self::is_plain(target, b, true)) {
            return None;
        }
        let bytes = &self.region(ra).bytes[sa..sa + from_span];
        let bytes: Vec<u8> = match read == size {
            true => bytes.to_vec(),
            false => bytes.chunks(read).flat_map(|chunk| &chunk[..size]).copied().collect(),
        };
        // Elements without gaps between them are written at once.
        let row = if write == size { bytes.len() } else { size };
        for (i, row) in bytes.chunks(row).enumerate() {
            let at = sb + i * write;
            match rb {
                Region::Store(k) => self.stores.write(k, at, row),
                _ => self.region_mut(rb)?.bytes[at..at + row.len()].copy_from_slice(row),
            }
        }
        Some(())
    }

    /// Records the bytes that a copy reads or writes. `write` is `None` for a read. For a write, it states whether the
    /// memory already contains the same values.
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

    pub(super) fn wait_events(&mut self, pc: Pc, count: Reg, list: &Access, mask: &[u16]) {
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
        // A copy has been waited for if the number of work-items that wait for it is at least the number that made it.
        // If fewer work-items are active here, it suffices that all of them wait for it.
        let here = self::count(mask);
        for (n, waiters) in waiters {
            if let Some(event) = self.events.get_mut(n) {
                event.waited |= waiters >= event.makers.min(here);
            }
        }
        if let Some(lane) = different {
            let spot = self.spot(pc, lane);
            self.findings.add(Kind::DivergentCall, spot, None, |raw| {
                raw.message = "the work-items of the group wait for different events".into();
            });
        }
        if let Some(lane) = unknown {
            let spot = self.spot(pc, lane);
            self.findings.add(Kind::InvalidEvent, spot, None, |raw| {
                raw.message = "the kernel waits for an event that no copy returned".into();
            });
        }
        // The copied data are visible to all work-items.
        self.order_copies();
    }
}
