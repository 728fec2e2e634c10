//! Atomic functions.

use super::*;

impl<'a, const D: bool> Machine<'a, D> {
    #[allow(clippy::too_many_arguments)]
    pub(super) fn atomic<W: Word>(
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
            let message = "an atomic operation takes an uninitialized value";
            self.tainted(pc, mask, ty.width(), &[value, expected], Some(at.space), message);
        }
        let reads = op != AtomicOp::Store;
        let writes = op != AtomicOp::Load;
        W::file(&self.regs).spread(d);
        W::file(&self.regs).clean(d);
        // Whether an exchange writes, and the order that an atomic establishes, are known only when the lane is
        // executed.
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
        // Several lanes may access the same place, so the last checked address is kept.
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

    /// Executes an atomic operation on checked places of one object. Races are detected for all lanes before the first
    /// lane is executed.
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
        // Addition, which counters use, has a dedicated loop.
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
}

/// Replaces the words at the places of the lanes in order. A function computes the new word, if any, from the
/// old one and the lane's value. `d` receives the old words.
#[inline(always)]
fn exchange<W: Word>(
    file: &File<W>,
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

/// The value that an atomic operation writes; `None` if it does not write.
pub(super) fn combined(op: AtomicOp, ty: Scalar, old: u64, v: u64, expected: u64) -> Option<u64> {
    use crate::convert::{of_f64, to_f64, to_int};
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
