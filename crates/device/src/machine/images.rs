//! Image reads, writes and queries.

use super::*;
use crate::images::{Color, Coordinate, Image, Sampler};
use std::collections::HashMap;

/// The images of a launch.
#[derive(Clone, Copy, Debug)]
pub struct Images<'a> {
    /// Their allocations and shapes.
    pub list: &'a [(u32, Image)],
    /// Whether barriers and fences that name global memory also order images. This applies before OpenCL C
    /// 2.0, which has a separate flag for images.
    pub follow_global: bool,
}

/// The last writes of work-items to image texels. A work-item does not see its own writes before a fence
/// (6.15.15.7).
#[derive(Debug, Default)]
pub(super) struct Unfenced {
    /// For each store and first byte: the work-item, the number of fences that it had passed, and the
    /// instruction.
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

/// An image that an instruction accesses.
#[derive(Clone, Copy)]
struct Bound<'a> {
    allocation: u32,
    of: &'a Allocation,
    image: &'a Image,
    store: usize,
    /// The offset of the first texel in the store.
    start: usize,
}

/// The place that a work-item accesses.
struct Spotted {
    coordinates: [Coordinate; 3],
    level: u64,
    sample: u64,
}

impl<'a, const D: bool> Machine<'a, D> {
    /// The image that a lane's pointer points to.
    fn image_of(&self, pointer: u64) -> Option<Bound<'a>> {
        let allocation = Pointer(pointer).allocation();
        Pointer(pointer).space()?;
        let (_, image) = self.images.list.iter().find(|i| i.0 == allocation)?;
        let of = self.allocations.get(allocation as usize)?;
        match of.place {
            Place::Store(store, start) => {
                Some(Bound { allocation, of, image, store, start: start as usize })
            }
            _ => None,
        }
    }

    pub(super) fn image_query(&self, query: ImageQuery, wide: bool, d: Reg, image: Reg) {
        let r = &self.regs;
        let answer = |pointer: u64| -> u64 {
            let Some(Bound { image, .. }) = self.image_of(pointer) else { return 0 };
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

    /// A read or write by the work-items of a mask.
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
        let mut last: Option<(u64, Option<Bound<'a>>)> = None;
        each_lane(mask, |lane| {
            let pointer = self.regs.w64.lane(access.image, lane);
            let bound = match last {
                Some((p, bound)) if p == pointer => bound,
                _ => self.image_of(pointer),
            };
            last = Some((pointer, bound));
            let Some(bound) = bound else { return };
            if access.write {
                self.write_texel(pc, access, bound, lane);
            } else {
                self.read_texel(pc, access, bound, lane);
            }
        });
    }

    /// The place that the registers of a lane specify.
    fn spotted(&self, access: &ImageAccess, image: &Image, lane: usize) -> Spotted {
        let word = |reg: Reg| self.regs.w32.lane(reg, lane);
        let (place, ty, axes) = access.place;
        let mut coordinates = [Coordinate::Int(0); 3];
        for (k, to) in (0..Reg::from(axes)).zip(&mut coordinates) {
            let bits = word(place + k);
            *to = match ty {
                Scalar::F32 => Coordinate::Float(f32::from_bits(bits)),
                _ => Coordinate::Int(bits as i32),
            };
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
        Spotted { coordinates, level, sample }
    }

    /// The first byte of the texel at integer coordinates, if it exists.
    fn texel(&self, bound: Bound<'a>, spotted: &Spotted) -> Option<usize> {
        let inside = |c: Coordinate, size: u64| match c {
            Coordinate::Int(i) => u64::try_from(i).ok().filter(|i| *i < size),
            Coordinate::Float(_) => None,
        };
        let image = bound.image;
        if spotted.level >= image.levels || spotted.sample >= image.samples {
            return None;
        }
        let size = image.level_size(spotted.level);
        let n = image.dimensions();
        let mut place = [0; 3];
        for k in 0..n {
            place[k] = inside(spotted.coordinates[k], size[k])?;
        }
        let layer =
            if image.is_array() { inside(spotted.coordinates[n], image.layers)? } else { 0 };
        let offset = image.offset(spotted.level, place, layer, spotted.sample);
        Some(bound.start + usize::try_from(offset).ok()?)
    }

    #[cold]
    fn outside_image(&mut self, pc: Pc, write: bool, bound: Bound<'a>, at: &Spotted, lane: usize) {
        let kind = if write { Kind::OutOfBoundsWrite } else { Kind::OutOfBoundsRead };
        let spot = self.spot(pc, lane);
        let image = bound.image;
        self.findings.add(kind, spot, Some(Space::Global), |raw| {
            raw.object = Some((bound.allocation, 0));
            let verb = if write { "write" } else { "read" };
            let axes = image.dimensions() + usize::from(image.is_array());
            let list = |words: Vec<String>| words.join(", ");
            let place = at.coordinates[..axes].iter().map(|c| match c {
                Coordinate::Int(i) => i.to_string(),
                Coordinate::Float(v) => v.to_string(),
            });
            let mut size: Vec<String> = image.level_size(at.level.min(image.levels - 1))
                [..image.dimensions()]
                .iter()
                .map(u64::to_string)
                .collect();
            if image.is_array() {
                size.push(format!("{} layers", image.layers));
            }
            let mut more = String::new();
            if at.level != 0 {
                more = format!(" of level {} of {}", at.level as i64, image.levels);
            }
            if at.sample != 0 {
                more = format!(" and sample {} of {}", at.sample as i64, image.samples);
            }
            raw.message = format!(
                "{verb} at ({}){more} of the image `{}`, which has {}",
                list(place.collect()),
                bound.of.name,
                size.join(" x ")
            );
        });
    }

    /// Reports a function that does not match the image's format.
    #[cold]
    fn unfit(&mut self, pc: Pc, write: bool, bound: Bound<'a>, lane: usize) {
        let spot = self.spot(pc, lane);
        self.findings.add(Kind::UninitializedRead, spot, Some(Space::Global), |raw| {
            raw.object = Some((bound.allocation, 0));
            raw.message = format!(
                "what this function {} the image `{}` is not defined: its format is {}",
                if write { "writes to" } else { "reads from" },
                bound.of.name,
                bound.image.format.name()
            );
        });
    }

    /// The race detector's cells for an image.
    fn texels(&mut self, store: usize) -> Option<Cells<'_>> {
        let bytes = self.stores.get(store).bytes.len();
        self.races.as_mut()?.store(store, bytes, Named::Images)
    }

    fn read_texel(&mut self, pc: Pc, access: &ImageAccess, bound: Bound<'a>, lane: usize) {
        let (reg, ty, n) = access.color;
        let image = bound.image;
        let format = image.format;
        let at = self.spotted(access, image, lane);
        let mut color: Color = [0.0; 4];
        let mut lost = false;
        if D && bound.of.write_only {
            let spot = self.spot(pc, lane);
            self.findings.add(Kind::ReadFromWriteOnly, spot, Some(Space::Global), |raw| {
                raw.object = Some((bound.allocation, 0));
                raw.message = format!("read of the image `{}`, which is write-only", bound.of.name);
            });
        }
        let fits = format.fits(ty, false);
        if D && !fits {
            self.unfit(pc, false, bound, lane);
        }
        match access.sampler {
            None => match self.texel(bound, &at) {
                Some(start) => {
                    lost = self.note_texel(pc, access, bound, start, lane);
                    color = self.decode(bound, start, ty);
                }
                None if D => self.outside_image(pc, false, bound, &at, lane),
                None => {}
            },
            Some(sampler) => {
                let sampler = Sampler::of_bits(self.regs.w32.lane(sampler, lane));
                // Integers are never filtered.
                let sampler = Sampler { linear: sampler.linear && ty.is_float(), ..sampler };
                let axes = image.dimensions();
                let taps = image.taps(sampler, at.level, &at.coordinates[..axes]);
                let layer = if image.is_array() { image.layer(at.coordinates[axes]) } else { 0 };
                if D && !taps.inside {
                    self.outside_image(pc, false, bound, &at, lane);
                }
                for tap in taps.as_slice() {
                    let texel = match tap.place {
                        Some(place) => {
                            let offset = image.offset(at.level, place, layer, 0) as usize;
                            let start = bound.start + offset;
                            lost |= self.note_texel(pc, access, bound, start, lane);
                            self.decode(bound, start, ty)
                        }
                        // An undefined place gives 0, like a read outside a buffer.
                        None if !taps.inside => [0.0; 4],
                        None => format.border(),
                    };
                    for (sum, part) in color.iter_mut().zip(texel) {
                        *sum += tap.weight * part;
                    }
                    if taps.as_slice().len() == 1 {
                        color = texel;
                    }
                }
            }
        }
        if !fits {
            color = [0.0; 4];
        }
        by_width!(ty.width(), W => {
            let file = W::file(&self.regs);
            for (k, value) in (0..Reg::from(n)).zip(color) {
                let word = match ty {
                    Scalar::F32 | Scalar::F16 => super::super::convert::of_f64(value, ty),
                    _ => value as i64 as u64,
                };
                file.set_lane(reg + k, lane, W::narrow(word));
                if D && lost && self.uninitialized {
                    let bits = file.taint(reg + k, lane / ROW) | 1 << (lane % ROW);
                    file.set_taint(reg + k, lane / ROW, bits);
                }
            }
        });
    }

    fn decode(&self, bound: Bound<'a>, start: usize, ty: Scalar) -> Color {
        let format = bound.image.format;
        let bytes = &self.stores.get(bound.store).bytes;
        match bytes.get(start..start + format.bytes()) {
            Some(texel) => format.decode(texel, ty),
            None => [0.0; 4],
        }
    }

    /// Records the read of a texel. Returns whether it was never written.
    fn note_texel(
        &mut self,
        pc: Pc,
        access: &ImageAccess,
        bound: Bound<'a>,
        start: usize,
        lane: usize,
    ) -> bool {
        if !D {
            return false;
        }
        let size = bound.image.format.bytes();
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
    fn unfenced_read(&mut self, pc: Pc, lane: usize, bound: Bound<'a>, start: usize, other: Spot) {
        let spot = self.spot(pc, lane);
        self.findings.add(Kind::DataRace, spot, Some(Space::Global), |raw| {
            raw.object = Some((bound.allocation, start as i64));
            raw.message = format!(
                "the work-item wrote this texel of the image `{}` before, and no fence of images makes that visible to this read",
                bound.of.name
            );
            raw.other = Some((other, true));
        });
    }

    fn write_texel(&mut self, pc: Pc, access: &ImageAccess, bound: Bound<'a>, lane: usize) {
        let (reg, ty, n) = access.color;
        let format = bound.image.format;
        let at = self.spotted(access, bound.image, lane);
        let size = format.bytes();
        let fits = format.fits(ty, true);
        if D && !fits {
            self.unfit(pc, true, bound, lane);
        }
        if D && bound.of.read_only {
            let spot = self.spot(pc, lane);
            self.findings.add(Kind::WriteToReadOnly, spot, Some(Space::Global), |raw| {
                raw.object = Some((bound.allocation, 0));
                raw.message = format!("write to the image `{}`, which is read-only", bound.of.name);
            });
        }
        let Some(start) = self.texel(bound, &at) else {
            if D {
                self.outside_image(pc, true, bound, &at, lane);
            }
            return;
        };
        let mut words = [0u64; 4];
        for (k, word) in (0..Reg::from(n)).zip(&mut words) {
            *word = self.regs.lane(ty.width(), reg + k, lane);
        }
        // The largest texel has four floats.
        let mut texel = [0u8; 16];
        format.encode(words, ty, &mut texel[..size]);
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
        let channel = size / format.channels();
        for k in 0..format.channels() {
            let component = if n == 1 { 0 } else { format.component(k) as Reg };
            let bits = self.regs.taint(ty.width(), reg + component, lane / ROW);
            let tainted = bits >> (lane % ROW) & 1 != 0;
            lost |= tainted;
            if let Some(store) = self.region_mut(region) {
                store.mark(start + k * channel, channel, tainted || !fits);
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
