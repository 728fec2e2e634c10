//! Addresses: the places that the work-items access, and the faults of an access.

use super::*;

/// The memory that contains the bytes of an access.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Region {
    Store(usize),
    Local,
    Private,
}

/// The relation between the addresses of the work-items.
enum Pattern {
    Linear { first: u64, stride: u64 },
    Scattered,
}

/// The minimum average number of reads in a row of reads, if there are several such rows; see [`Cells::read_row`].
pub(super) const LEAST_ROW: u64 = 8;

impl<'a, const D: bool> Machine<'a, D> {
    #[inline(always)]
    pub(super) fn address(&self, addr: &Addr, lane: usize) -> u64 {
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

    /// The relation between the addresses of all lanes: whether they have a constant stride.
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
        // One test shows for all lanes at once whether a pointer may have left its object's range of addresses.
        if Pointer(far).is_beyond_offset() {
            for (from, to) in base.iter().zip(&mut out) {
                *to = if Pointer(*to).is_outside() { *to } else { moved(*from, *to) };
            }
        }
        out
    }

    /// The places of the active work-items' addresses, if all of them are in one object and can be accessed without a
    /// finding. Returns the region, and stores the start offsets in `starts`.
    pub(super) fn locate(
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
        // An address of the host does not contain an offset in the object.
        if !Self::is_plain(at, a, write) || a.host.is_some() {
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

    pub(super) fn lea(&mut self, d: Reg, addr: &Addr) {
        let r = &self.regs;
        let uniform = r.w64.is_uniform(addr.base)
            && addr.index.is_none_or(|(reg, ty)| {
                if ty.size() == 4 { r.w32.is_uniform(reg) } else { r.w64.is_uniform(reg) }
            });
        let rows = if uniform {
            r.w64.set_all(d, self.address(addr, 0));
            1
        } else {
            for c in 0..r.chunks {
                r.w64.set_row(d, c, self.address_row(addr, c));
            }
            r.w64.set_uniform(d, false);
            r.chunks
        };
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
    }

    /// For `size` bytes at a pointer: their region, their offset in the region, and the object that contains them.
    /// `None` if no object contains all of these bytes.
    #[inline(always)]
    pub(super) fn resolve(
        &self,
        p: u64,
        size: usize,
        lane: usize,
    ) -> Option<(Region, usize, &'a Allocation)> {
        let p = Pointer(p);
        if p.space().is_none() {
            return self.resolve_host(p.0, size);
        }
        let a = self.allocations.get(p.allocation() as usize)?;
        let offset = p.offset();
        if offset < 0 || offset as u64 + size as u64 > a.size {
            return None;
        }
        let offset = offset as usize;
        Some(match a.place {
            Place::Store(n, at) => (Region::Store(n), at as usize + offset, a),
            Place::Local(at) => (Region::Local, at as usize + offset, a),
            Place::Private(at) => {
                (Region::Private, lane * self.private_size + at as usize + offset, a)
            }
        })
    }

    /// As [`Self::resolve`], for an address of the host.
    #[cold]
    fn resolve_host(&self, p: u64, size: usize) -> Option<(Region, usize, &'a Allocation)> {
        self.allocations.iter().find_map(|a| {
            let offset = p.checked_sub(a.host?)?;
            let Place::Store(n, at) = a.place else { return None };
            (offset.checked_add(size as u64)? <= a.size).then_some((
                Region::Store(n),
                (at + offset) as usize,
                a,
            ))
        })
    }

    /// The memory of a region, for modification in place; `None` for a store that other machines use at the same time.
    /// The launch then runs in sequence.
    pub(super) fn region_mut(&mut self, region: Region) -> Option<&mut Store> {
        store_of(region, (&mut self.stores, &mut self.local, &mut self.private))
    }

    pub(super) fn region(&self, region: Region) -> &Store {
        match region {
            Region::Store(n) => self.stores.get(n),
            Region::Local => &self.local,
            Region::Private => &self.private,
        }
    }

    /// Whether the address space and the qualifiers of an object allow an access without a finding.
    #[inline(always)]
    pub(super) fn is_plain(at: &Access, a: &Allocation, write: bool) -> bool {
        (a.space == at.space || at.space == Space::Generic)
            && !(write && (D && a.read_only || a.constant))
            && (write || !(D && a.write_only))
    }

    /// Checks one access and reports its faults. Returns the place to access; `None` if the access must not be
    /// executed.
    pub(super) fn check(
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
            // A pointer computed from a null pointer is also treated as null.
            let null = !known && p < 1 << 39;
            let kind = if null { Kind::NullDereference } else { outside };
            self.findings.add(kind, spot, Some(space), |raw| {
                raw.object = place;
                raw.message = match object {
                    _ if null => format!("{verb} of {bytes} through a null pointer"),
                    Some(o) if pointer.is_outside() => format!(
                        "{verb} of {bytes} outside the indexed array, which is in `{}`",
                        o.name
                    ),
                    Some(o) => format!(
                        "{verb} of {bytes} at offset {} of `{}`, which has {} bytes",
                        pointer.offset(),
                        o.name,
                        o.size
                    ),
                    None => format!("{verb} of {bytes} through a value that is not a pointer"),
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
                    "{verb} through a pointer to {} memory, but `{}` is in {} memory",
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
                    "{verb} of {bytes} at offset {} of `{}`, which is not a multiple of {}",
                    pointer.offset(),
                    a.name,
                    at.align
                );
            });
        }
        if write && (a.read_only || a.constant) {
            self.findings.add(Kind::WriteToReadOnly, spot, Some(space), |raw| {
                raw.object = place;
                raw.message = format!("write of {bytes} to `{}`, which is read-only", a.name);
            });
            if a.constant {
                return None;
            }
        }
        if !write && a.write_only {
            self.findings.add(Kind::ReadFromWriteOnly, spot, Some(space), |raw| {
                raw.object = place;
                raw.message = format!("read of {bytes} of `{}`, which is write-only", a.name);
            });
        }
        Some((region, start))
    }

    /// Marks the target of a dropped write as written, so that one fault produces one finding.
    fn pass_for_written(&mut self, p: Pointer, size: usize, lane: usize) {
        let Some(a) = self.allocations.get(p.allocation() as usize) else { return };
        let (first, end) = (p.offset().max(0), p.offset().saturating_add(size as i64));
        let end = end.min(a.size as i64);
        if p.space().is_none() || first >= end {
            return;
        }
        let (first, len) = (first as usize, (end - first) as usize);
        let (region, start) = match a.place {
            Place::Store(n, at) => (Region::Store(n), at as usize + first),
            Place::Local(at) => (Region::Local, at as usize + first),
            Place::Private(at) => (Region::Private, lane * self.private_size + at as usize + first),
        };
        if self.uninitialized
            && let Some(store) = self.region_mut(region)
        {
            store.mark(start, len, false);
        }
    }

    /// The places of linear addresses, if all of them can be accessed without a finding: the region, the
    /// start of lane `low`, and the stride between lanes.
    #[inline(always)]
    pub(super) fn linear(
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
        let (region_high, end, b) = match stride {
            0 => (region, start, a),
            _ => self.resolve(p(high), size, high)?,
        };
        let ordered = end >= start && region == region_high && std::ptr::eq(a, b);
        let aligned =
            (Pointer(p(low)).offset() as u64).is_multiple_of(align) && stride.is_multiple_of(align);
        if !ordered || !aligned || !Self::is_plain(at, a, write) || stride > u64::from(u32::MAX) {
            return None;
        }
        let step = stride as usize + if region == Region::Private { self.private_size } else { 0 };
        Some((region, start, step))
    }

    pub(super) fn tainted_address(&mut self, pc: Pc, at: &Access, mask: &[u16]) {
        let message = "an address depends on an uninitialized value";
        self.tainted(pc, mask, Width::W64, &[at.addr.base], None, message);
        if let Some((reg, ty)) = at.addr.index {
            self.tainted(pc, mask, ty.width(), &[reg], None, message);
        }
    }
}

/// As [`Machine::region_mut`]. This function does not borrow the machine, so that the machine's registers can be read
/// at the same time.
#[inline]
pub(super) fn store_of<'m>(
    region: Region,
    (stores, local, private): (&'m mut Stores<'_>, &'m mut Store, &'m mut Store),
) -> Option<&'m mut Store> {
    match region {
        Region::Store(n) => stores.get_mut(n),
        Region::Local => Some(local),
        Region::Private => Some(private),
    }
}

/// A pointer that is computed from another pointer. It is marked as outside if it is so far away that it would seem to
/// point into another object.
#[inline(always)]
pub(super) fn moved(from: u64, to: u64) -> u64 {
    if Pointer(from).is_far_from(Pointer(to)) { Pointer(from).outside().0 } else { to }
}

/// Calls a function for every lane of a mask and its place, in order. With `merge`, the first and the last of
/// neighbouring lanes with the same place represent all of them. This is sufficient, because the race detector's cells
/// store two work-items, and two work-items are enough to find a conflict if all work-items have passed the same
/// barriers and nothing else orders them.
#[inline(always)]
pub(super) fn each_place(
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

/// An index of the type `ty`, sign-extended or zero-extended to 64 bits.
#[inline(always)]
pub(super) fn extended(index: u64, ty: Scalar) -> u64 {
    match ty {
        Scalar::I32 => index as u32 as i32 as i64 as u64,
        Scalar::U32 => u64::from(index as u32),
        _ => index,
    }
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
