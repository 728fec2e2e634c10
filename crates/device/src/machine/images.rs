//! Image reads, writes and queries.

use super::*;
use crate::convert::of_f64;
use crate::images::{BLACK, Codec, Color, Coordinates, Grid, Image, Sampler};
use clman_opencl::diagnostic::counted;
use clman_opencl::floating::{half_bits, half_value};
use std::collections::HashMap;

/// The images of a launch.
#[derive(Clone, Copy, Debug)]
pub struct Images<'a> {
    /// Their allocations and shapes.
    pub list: &'a [(u32, Image)],
    /// Whether barriers and fences that name global memory also order images. This is true before OpenCL C 2.0, which
    /// introduced a separate flag for images.
    pub follow_global: bool,
}

/// The last writes of work-items to image texels. The reads of a work-item need not see its own earlier writes before
/// it executes a fence (6.15.15.6).
#[derive(Debug, Default)]
pub(super) struct Unfenced {
    /// For each store and first byte of a texel: the work-item that wrote it, the number of fences that the work-item
    /// had passed, and the instruction.
    writes: HashMap<(usize, usize), (u64, u64, Pc)>,
    /// The number of image fences and barriers that each work-item of the group has passed.
    fences: Vec<u64>,
}

impl Unfenced {
    pub(super) fn start_group(&mut self, lanes: usize) {
        self.writes.clear();
        self.fences.clear();
        self.fences.resize(lanes, 0);
    }

    fn seen(&self, lane: usize) -> u64 {
        self.fences.get(lane).copied().unwrap_or(0)
    }

    pub(super) fn fence(&mut self, lane: usize) {
        if let Some(n) = self.fences.get_mut(lane) {
            *n += 1;
        }
    }
}

/// An image that an instruction accesses, with the values that all accesses of the instruction use.
#[derive(Clone, Copy)]
struct Bound<'a> {
    allocation: u32,
    of: &'a Allocation,
    image: &'a Image,
    store: usize,
    /// The offset of the first texel in the store.
    start: usize,
    codec: Codec,
    /// Whether the function matches the format.
    fits: bool,
    /// The level of the latest access, and its texels.
    level: u64,
    grid: Option<Grid>,
}

/// The place that a work-item accesses.
struct Spotted {
    at: Coordinates,
    level: u64,
    sample: u64,
}

impl<'a, const D: bool> Machine<'a, D> {
    /// The allocation number and the shape of the image that a pointer points to; `None` if it does not point to an
    /// image.
    fn image_of(&self, pointer: u64) -> Option<&'a (u32, Image)> {
        let allocation = Pointer(pointer).allocation();
        Pointer(pointer).space()?;
        self.images.list.iter().find(|i| i.0 == allocation)
    }

    /// The image that a lane's pointer points to, with the values for all accesses; `None` if it does not point to an
    /// image.
    fn bound(&self, access: &ImageAccess, pointer: u64) -> Option<Bound<'a>> {
        let (allocation, image) = self.image_of(pointer)?;
        let of = self.allocations.get(*allocation as usize)?;
        let Place::Store(store, start) = of.place else { return None };
        let (start, codec) = (start as usize, image.format.codec());
        let fits = image.format.fits(access.color.1, access.write);
        let (allocation, grid) = (*allocation, image.grid(start, 0));
        Some(Bound { allocation, of, image, store, start, codec, fits, level: 0, grid })
    }

    pub(super) fn image_query(&self, query: ImageQuery, wide: bool, d: Reg, image: Reg) {
        let r = &self.regs;
        let answer = |pointer: u64| -> u64 {
            let Some((_, image)) = self.image_of(pointer) else { return 0 };
            match query {
                ImageQuery::Width => image.size[0],
                ImageQuery::Height => image.size[1],
                ImageQuery::Depth => image.size[2],
                ImageQuery::Layers => image.layers,
                ImageQuery::Levels => image.levels,
                ImageQuery::Samples => image.samples,
                ImageQuery::ChannelOrder => u64::from(image.format.order_code()),
                ImageQuery::ChannelType => u64::from(image.format.data_code()),
            }
        };
        let width = if wide { Width::W64 } else { Width::W32 };
        alu::apply1(r, &answer, (Width::W64, width), 1, d, image);
    }

    /// Executes a read or write for the work-items of a mask.
    pub(super) fn image(&mut self, pc: Pc, access: &ImageAccess, mask: &[u16]) {
        let (color, ty, n) = access.color;
        let (place, place_ty, axes) = access.place;
        if D {
            let message = "an address depends on an uninitialized value";
            let (w, axes) = (place_ty.width(), Reg::from(axes));
            self.tainted(
                pc,
                mask,
                w,
                &[place, place + 1, place + 2][..axes as usize],
                None,
                message,
            );
            let more = match access.level {
                Level::Base => None,
                Level::Number(reg) | Level::Detail(reg) => Some(reg),
                Level::Gradients(_, [x, _]) => Some(x),
            };
            for reg in more.into_iter().chain(access.sample) {
                self.tainted(pc, mask, Width::W32, &[reg], None, message);
            }
        }
        if !access.write {
            by_width!(ty.width(), W => {
                for k in 0..Reg::from(n) {
                    W::file(&self.regs).spread(color + k);
                    W::file(&self.regs).clean(color + k);
                }
            });
        }
        let mut last = (0, None);
        each_lane(mask, |lane| {
            let pointer = self.regs.w64.lane(access.image, lane);
            if last.0 != pointer {
                last = (pointer, self.bound(access, pointer));
            }
            let Some(bound) = &mut last.1 else { return };
            let spotted = self.spotted(access, bound.image, lane);
            if spotted.level != bound.level {
                bound.level = spotted.level;
                bound.grid = bound.image.grid(bound.start, bound.level);
            }
            if access.write {
                self.write_texel(pc, access, bound, &spotted, lane);
            } else {
                self.read_texel(pc, access, bound, &spotted, lane);
            }
        });
    }

    /// The place that the registers of a lane specify.
    fn spotted(&self, access: &ImageAccess, image: &Image, lane: usize) -> Spotted {
        let word = |reg: Reg| self.regs.w32.lane(reg, lane);
        let (place, ty, axes) = access.place;
        let mut at = Coordinates { words: [0; 3], is_float: ty == Scalar::F32 };
        for k in 0..Reg::from(axes) {
            at.words[k as usize] = word(place + k);
        }
        let level = match access.level {
            Level::Base => 0,
            Level::Number(reg) => i64::from(word(reg) as i32) as u64,
            Level::Detail(reg) => image.nearest_level(f64::from(f32::from_bits(word(reg)))),
            Level::Gradients(n, regs) => {
                let ways = regs.map(|reg| {
                    let mut way = [0.0; 4];
                    for (k, to) in (0..Reg::from(n)).zip(&mut way) {
                        *to = f32::from_bits(word(reg + k));
                    }
                    way
                });
                let n = usize::from(n);
                image.nearest_level(image.lod([&ways[0][..n], &ways[1][..n]]))
            }
        };
        let sample = access.sample.map_or(0, |reg| i64::from(word(reg) as i32) as u64);
        Spotted { at, level, sample }
    }

    #[cold]
    fn outside_image(
        &mut self,
        pc: Pc,
        write: bool,
        bound: &Bound<'a>,
        spotted: &Spotted,
        lane: usize,
    ) {
        let kind = if write { Kind::OutOfBoundsWrite } else { Kind::OutOfBoundsRead };
        let spot = self.spot(pc, lane);
        let image = bound.image;
        self.findings.add(kind, spot, Some(Space::Global), |raw| {
            raw.object = Some((bound.allocation, 0));
            let verb = if write { "write" } else { "read" };
            let axes = image.dimensions() + usize::from(image.is_array());
            let list = |words: Vec<String>| words.join(", ");
            let Spotted { at, level, sample } = *spotted;
            let place = at.words[..axes].iter().map(|word| match at.is_float {
                true => f32::from_bits(*word).to_string(),
                false => (*word as i32).to_string(),
            });
            let size = image.level_size(level.min(image.levels - 1));
            let size = size[..image.dimensions()].iter().map(u64::to_string).collect::<Vec<_>>();
            let mut texels = format!("{} texels", size.join(" x "));
            if image.is_array() {
                texels = format!("{} of {texels}", counted(image.layers as usize, "layer"));
            }
            let (place, name) = (list(place.collect()), &bound.of.name);
            let of_image = format!("of the image `{name}`");
            raw.message = if level >= image.levels {
                let levels = counted(image.levels as usize, "level");
                format!("{verb} at ({place}) in level {} {of_image}, which has {levels}", level as i64)
            } else if sample >= image.samples {
                let samples = counted(image.samples as usize, "sample");
                format!(
                    "{verb} at ({place}) in sample {} {of_image}, which has {samples} for each texel",
                    sample as i64
                )
            } else if level != 0 {
                format!("{verb} at ({place}) in level {level} {of_image}; the level has {texels}")
            } else {
                format!("{verb} at ({place}) {of_image}, which has {texels}")
            };
        });
    }

    /// Reports a function that does not match the image's format.
    #[cold]
    fn unfit(&mut self, pc: Pc, write: bool, bound: &Bound<'a>, lane: usize) {
        let spot = self.spot(pc, lane);
        self.findings.add(Kind::UninitializedRead, spot, Some(Space::Global), |raw| {
            raw.object = Some((bound.allocation, 0));
            raw.message = format!(
                "the value that this function {} the image `{}` is undefined: the image's format is {}",
                if write { "writes to" } else { "reads from" },
                bound.of.name,
                bound.image.format.name()
            );
        });
    }

    /// Reports an access that the image does not allow.
    #[cold]
    fn forbidden(&mut self, pc: Pc, write: bool, bound: &Bound<'a>, lane: usize) {
        let (kind, access, only) = match write {
            true => (Kind::WriteToReadOnly, "write to", "read-only"),
            false => (Kind::ReadFromWriteOnly, "read of", "write-only"),
        };
        let spot = self.spot(pc, lane);
        self.findings.add(kind, spot, Some(Space::Global), |raw| {
            raw.object = Some((bound.allocation, 0));
            raw.message = format!("{access} the image `{}`, which is {only}", bound.of.name);
        });
    }

    /// The race detector's cells for an image.
    fn texels(&mut self, store: usize) -> Option<Cells<'_>> {
        let bytes = self.stores.get(store).bytes.len();
        self.races.as_mut()?.store(store, bytes, Named::Images)
    }

    fn read_texel(
        &mut self,
        pc: Pc,
        access: &ImageAccess,
        bound: &Bound<'a>,
        spotted: &Spotted,
        lane: usize,
    ) {
        let (reg, ty, n) = access.color;
        if D && bound.of.write_only {
            self.forbidden(pc, false, bound, lane);
        }
        if D && !bound.fits {
            self.unfit(pc, false, bound, lane);
        }
        let (color, lost) = match access.sampler {
            Some(sampler) => {
                let sampler = Sampler::of_bits(self.regs.w32.lane(sampler, lane));
                self.sample(pc, access, bound, spotted, sampler, lane)
            }
            None => match bound.grid.and_then(|grid| grid.texel(&spotted.at, spotted.sample)) {
                Some(start) => self.texel(pc, access, bound, start, lane),
                None => {
                    if D {
                        self.outside_image(pc, false, bound, spotted, lane);
                    }
                    (BLACK, false)
                }
            },
        };
        by_width!(ty.width(), W => {
            let file = W::file(&self.regs);
            for k in 0..Reg::from(n) {
                let word = match (color[k as usize], ty) {
                    _ if !bound.fits => 0,
                    (word, Scalar::F16) => of_f64(f64::from(f32::from_bits(word)), ty),
                    (word, _) => u64::from(word),
                };
                file.set_lane(reg + k, lane, W::narrow(word));
                if D && lost && self.uninitialized {
                    let bits = file.taint(reg + k, lane / ROW) | 1 << (lane % ROW);
                    file.set_taint(reg + k, lane / ROW, bits);
                }
            }
        });
    }

    /// The colour at a place through a sampler, and whether it comes from a texel that was never written.
    #[inline]
    fn sample(
        &mut self,
        pc: Pc,
        access: &ImageAccess,
        bound: &Bound<'a>,
        spotted: &Spotted,
        sampler: Sampler,
        lane: usize,
    ) -> (Color, bool) {
        let (_, ty, _) = access.color;
        let (mut color, mut sum, mut count, mut lost) = (BLACK, [0.0; 4], 0, false);
        // Integers are never filtered.
        let sampler = Sampler { linear: sampler.linear && ty.is_float(), ..sampler };
        let Some(grid) = &bound.grid else { return (color, lost) };
        let taps = grid.taps(sampler, &spotted.at);
        if D && !taps.inside {
            self.outside_image(pc, false, bound, spotted, lane);
        }
        taps.each(|place, weight| {
            color = match place {
                Some(start) => {
                    let (color, is_lost) = self.texel(pc, access, bound, start, lane);
                    lost |= is_lost;
                    color
                }
                // An undefined place gives 0, like a read outside a buffer.
                None if !taps.inside => BLACK,
                None => bound.codec.border(),
            };
            count += 1;
            for k in 0..4 {
                sum[k] += weight * f64::from(f32::from_bits(color[k]));
            }
        });
        if count > 1 {
            for k in 0..4 {
                // The result is rounded once.
                color[k] = match ty {
                    Scalar::F16 => half_value(half_bits(sum[k])).to_bits(),
                    _ => (sum[k] as f32).to_bits(),
                };
            }
        }
        (color, lost)
    }

    /// The colour of a texel, and whether it was never written.
    #[inline(always)]
    fn texel(
        &mut self,
        pc: Pc,
        access: &ImageAccess,
        bound: &Bound<'a>,
        start: usize,
        lane: usize,
    ) -> (Color, bool) {
        let lost = D && self.note_texel(pc, access, bound, start, lane);
        let bytes = &self.stores.get(bound.store).bytes;
        let color = match bytes.get(start..start + bound.codec.size) {
            Some(texel) => bound.codec.decode(texel, access.color.1),
            None => BLACK,
        };
        (color, lost)
    }

    /// Records the read of a texel. Returns whether it was never written.
    fn note_texel(
        &mut self,
        pc: Pc,
        access: &ImageAccess,
        bound: &Bound<'a>,
        start: usize,
        lane: usize,
    ) -> bool {
        let size = bound.codec.size;
        let region = Region::Store(bound.store);
        let item = self.first_item + lane as u64;
        if self.races.is_some() {
            let seen =
                self.texels(bound.store).and_then(|mut c| c.read(start, size, item, access.site));
            if let Some(c) = seen {
                self.race(pc, lane, region, start, false, c);
            }
            let fences = self.unfenced.seen(lane);
            if let Some((writer, seen, from)) = self.unfenced.writes.get(&(bound.store, start))
                && (*writer, *seen) == (item, fences)
            {
                let other = Spot { pc: *from, item };
                self.unfenced_read(pc, lane, bound, start, other);
            }
        }
        let lost = self.uninitialized && self.stores.get(bound.store).is_unwritten(start, size);
        if lost {
            self.findings.reads_unwritten(self.spot(pc, lane));
        }
        lost
    }

    #[cold]
    fn unfenced_read(&mut self, pc: Pc, lane: usize, bound: &Bound<'a>, start: usize, other: Spot) {
        let spot = self.spot(pc, lane);
        self.findings.add(Kind::DataRace, spot, Some(Space::Global), |raw| {
            raw.object = Some((bound.allocation, start as i64));
            raw.message = format!(
                "the work-item wrote this texel of the image `{}` before, and no image fence makes the write visible to this read",
                bound.of.name
            );
            raw.other = Some((other, true));
        });
    }

    fn write_texel(
        &mut self,
        pc: Pc,
        access: &ImageAccess,
        bound: &Bound<'a>,
        spotted: &Spotted,
        lane: usize,
    ) {
        let (reg, ty, n) = access.color;
        let size = bound.codec.size;
        if D && !bound.fits {
            self.unfit(pc, true, bound, lane);
        }
        if D && bound.of.read_only {
            self.forbidden(pc, true, bound, lane);
        }
        let place = bound.grid.and_then(|grid| grid.texel(&spotted.at, spotted.sample));
        let Some(start) = place else {
            if D {
                self.outside_image(pc, true, bound, spotted, lane);
            }
            return;
        };
        let mut color = BLACK;
        for k in 0..Reg::from(n) {
            color[k as usize] = match ty {
                Scalar::F16 => u32::from(self.regs.w16.lane(reg + k, lane)),
                _ => self.regs.w32.lane(reg + k, lane),
            };
        }
        // The largest texel has four floats.
        let mut texel = [0u8; 16];
        bound.codec.encode(color, ty, &mut texel[..size]);
        let region = Region::Store(bound.store);
        if D && self.races.is_some() {
            let item = self.first_item + lane as u64;
            let same =
                self.stores.get(bound.store).bytes.get(start..start + size) == Some(&texel[..size]);
            let seen = self
                .texels(bound.store)
                .and_then(|mut c| c.write(start, size, item, access.site, || same));
            if let Some(c) = seen {
                self.race(pc, lane, region, start, true, c);
            }
            let fences = self.unfenced.seen(lane);
            self.unfenced.writes.insert((bound.store, start), (item, fences, pc));
        }
        self.stores.write(bound.store, start, &texel[..size]);
        if !D || !self.uninitialized {
            return;
        }
        let mut lost = false;
        let channel = size / bound.codec.channels;
        for k in 0..bound.codec.channels {
            let component = if n == 1 { 0 } else { bound.codec.components[k] as Reg };
            let bits = self.regs.taint(ty.width(), reg + component, lane / ROW);
            let tainted = bits >> (lane % ROW) & 1 != 0;
            lost |= tainted;
            if let Some(store) = self.region_mut(region) {
                store.mark(start + k * channel, channel, tainted || !bound.fits);
            }
        }
        if lost {
            let spot = self.spot(pc, lane);
            self.findings.add(Kind::UninitializedRead, spot, Some(Space::Global), |raw| {
                raw.object = Some((bound.allocation, start as i64));
                raw.message = "an uninitialized value is written to an image".into();
            });
        }
    }
}
