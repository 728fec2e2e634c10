//! Loads and stores.

use super::*;

impl<'a, const D: bool> Machine<'a, D> {
    pub(super) fn load<W: Word>(&mut self, pc: Pc, n: u8, d: Reg, at: &Access, mask: &[u16]) {
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
        if step == 0 || low == high {
            for k in 0..usize::from(n) {
                let at = start + k * W::SIZE;
                file.fill(d + k as u32, W::read(&store.bytes[at..]));
                if D && self.uninitialized && store.is_unwritten(at, W::SIZE) {
                    self.findings.reads_unwritten(self.spot(pc, low));
                    file.set_taint(d + k as u32, 0, u16::MAX);
                }
            }
            if D && self.races.is_some() && region != Region::Private {
                if step == 0 {
                    for lane in [low, high] {
                        self.note_read(pc, region, start, size, at, lane);
                    }
                } else {
                    self.note_reads(pc, region, size, at, mask, |_| start);
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
                    if bits != 0 {
                        let lane = c * ROW + bits.trailing_zeros() as usize;
                        self.findings.reads_unwritten(self.spot(pc, lane));
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

    /// Loads from places that have been checked.
    #[allow(clippy::too_many_arguments)]
    pub(super) fn gather<W: Word>(
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
                    // The places of inactive lanes have no meaning.
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
                    if bits != 0 {
                        let lane = c * ROW + bits.trailing_zeros() as usize;
                        self.findings.reads_unwritten(self.spot(pc, lane));
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
                    self.findings.reads_unwritten(self.spot(pc, lane));
                    let bits = file.taint(reg, lane / ROW) | 1 << (lane % ROW);
                    file.set_taint(reg, lane / ROW, bits);
                }
            }
            if D && self.races.is_some() && region != Region::Private {
                self.note_read(pc, region, start, size, at, lane);
            }
        });
    }

    pub(super) fn store<W: Word>(&mut self, pc: Pc, n: u8, s: Reg, at: &Access, mask: &[u16]) {
        let size = W::SIZE * usize::from(n);
        let (Some(low), Some(high)) = (first_lane(mask), last_lane(mask)) else { return };
        if D {
            self.tainted_address(pc, at, mask);
        }
        let room = at.room(W::SIZE, n);
        let linear = self.linear(at, room, true, low, high);
        if let Some((region, start, step)) = linear
            && (step >= size || low == high)
        {
            // No two work-items write the same place: detection and writing need not be interleaved.
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
        if low == high {
            for k in 0..usize::from(n) {
                let bytes = store.bytes.get_mut(start + k * W::SIZE..);
                file.lane(s + k as u32, low).write(bytes.unwrap_or_default());
            }
            return;
        }
        for k in 0..usize::from(n) {
            for (c, m) in mask.iter().enumerate().take(high / ROW + 1).skip(low / ROW) {
                let row = file.row(s + k as u32, c);
                if *m == u16::MAX && step == W::SIZE {
                    // Rows in which all work-items write are written as a whole.
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

    /// Marks the targets of a store with a constant stride as written, or as unwritten where the stored value is
    /// uninitialized. Reports the uninitialized values that are written to global memory.
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
                    raw.message = "an uninitialized value is written to global memory".into();
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
                raw.message = "an uninitialized value is written to global memory".into();
            });
        }
    }

    #[allow(clippy::too_many_arguments)]
    pub(super) fn copy_memory(
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
                // Padding may be unwritten, so only the members are checked.
                let lost = matches!(region, Region::Store(_))
                    && leaves.iter().any(|(at, len)| {
                        let at = *at as usize;
                        unwritten[at..at + *len as usize].contains(&1)
                    });
                if lost {
                    let spot = self.spot(pc, lane);
                    let space = Some(Space::Global);
                    self.findings.add(Kind::UninitializedRead, spot, space, |raw| {
                        raw.message = "an uninitialized member is written to global memory".into();
                    });
                }
            }
        });
    }
}
