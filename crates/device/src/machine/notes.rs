//! Passes accesses to the race detector, and reports its findings.

use super::*;

impl<'a, const D: bool> Machine<'a, D> {
    /// The race detector's cells for a region; `None` for private memory, and if data races are not detected.
    #[inline(always)]
    pub(super) fn cells(&mut self, region: Region) -> Option<Cells<'_>> {
        let bytes = match region {
            Region::Private => return None,
            _ => self.region(region).bytes.len(),
        };
        cells_of(self.races.as_mut()?, region, bytes)
    }

    #[allow(clippy::too_many_arguments)]
    pub(super) fn note_reads(
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
    pub(super) fn note_read(
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
    pub(super) fn note_write(
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
    pub(super) fn order_all(&mut self, named: [bool; 3]) {
        if let Some(races) = &mut self.races {
            races.barrier(named);
        }
        if D && named[Named::Images as usize] && !self.images.list.is_empty() {
            (0..self.lanes).for_each(|lane| self.unfenced.fence(lane));
        }
    }

    #[cold]
    pub(super) fn race(
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
                (Place::Store(n, at), Region::Store(k)) if *n == k => *at as usize,
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
        let barrier = self.races.as_ref().is_some_and(|races| races.precedes_barrier(actor));
        let order = match (barrier, space) {
            (false, _) => "nothing orders the two accesses",
            (true, Space::Local) => {
                "the barrier between the two accesses lacks CLK_LOCAL_MEM_FENCE"
            }
            (true, _) => "the barrier between the two accesses lacks CLK_GLOBAL_MEM_FENCE",
        };
        let spot = self.spot(pc, lane);
        self.findings.add(Kind::DataRace, spot, Some(space), |raw| {
            let verb = |w| if w { "written" } else { "read" };
            let name = object.map_or("memory", |o| o.2);
            let offset = object.map_or(start as i64, |o| o.1);
            raw.object = object.map(|o| (o.0, o.1));
            raw.message = format!(
                "`{name}` at offset {offset} is {} here and {} by {whom}, and {order}",
                verb(write),
                verb(other_write)
            );
            raw.other = Some((other, other_write));
            raw.other_run = run;
        });
    }
}

/// Records reads as rows of neighbours. Returns false, without an effect, if the rows are too short.
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

/// The race detector's cells of local memory or of a store with `bytes` bytes.
#[inline(always)]
pub(super) fn cells_of(races: &mut Races, region: Region, bytes: usize) -> Option<Cells<'_>> {
    match region {
        Region::Store(k) => races.store(k, bytes, Named::Global),
        Region::Local => Some(races.local(bytes)),
        Region::Private => None,
    }
}
