//! Images: formats, addressing and filters (OpenCL C 3.0, sections 6.15.15 and 8).
//!
//! Where the specification does not prescribe the precision, coordinates are computed in `float`, as in its listings.
//! Filters are computed in `double`, and rounded once.

use super::bytecode::Rounding;
use super::convert::{convert, limits, to_f64};
use super::elementary::{log2_f64, pow_f64};
use super::registers::Word;
use super::scalar::Scalar;
use clman_opencl::floating::{half_bits, half_value};

pub use clman_opencl::types::ImageKind;

/// The channel orders: names, codes (`CLK_…`), and the colour component of each stored channel.
const ORDERS: [(&str, u32, &[u8]); 13] = [
    ("r", 0x10b0, b"r"),
    ("a", 0x10b1, b"a"),
    ("rg", 0x10b2, b"rg"),
    ("ra", 0x10b3, b"ra"),
    ("rgba", 0x10b5, b"rgba"),
    ("bgra", 0x10b6, b"bgra"),
    ("argb", 0x10b7, b"argb"),
    ("abgr", 0x10c3, b"abgr"),
    ("intensity", 0x10b8, b"i"),
    ("luminance", 0x10b9, b"l"),
    ("depth", 0x10bd, b"r"),
    ("srgba", 0x10c1, b"rgba"),
    ("sbgra", 0x10c2, b"bgra"),
];

/// The interpretation of a channel's value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Data {
    /// An unsigned integer that represents 0 to 1.
    Unorm,
    /// A signed integer that represents -1 to 1.
    Snorm,
    Int,
    Uint,
    Float,
}

/// The channel data types: names, codes (`CLK_…`), interpretation, and the scalar in memory.
const TYPES: [(&str, u32, Data, Scalar); 12] = [
    ("snorm8", 0x10d0, Data::Snorm, Scalar::I8),
    ("snorm16", 0x10d1, Data::Snorm, Scalar::I16),
    ("unorm8", 0x10d2, Data::Unorm, Scalar::U8),
    ("unorm16", 0x10d3, Data::Unorm, Scalar::U16),
    ("int8", 0x10d7, Data::Int, Scalar::I8),
    ("int16", 0x10d8, Data::Int, Scalar::I16),
    ("int32", 0x10d9, Data::Int, Scalar::I32),
    ("uint8", 0x10da, Data::Uint, Scalar::U8),
    ("uint16", 0x10db, Data::Uint, Scalar::U16),
    ("uint32", 0x10dc, Data::Uint, Scalar::U32),
    ("float16", 0x10dd, Data::Float, Scalar::F16),
    ("float32", 0x10de, Data::Float, Scalar::F32),
];

/// The memory format of texels: channel order and data type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Format {
    order: u8,
    data: u8,
}

impl Format {
    /// All formats.
    pub fn all() -> impl Iterator<Item = Format> {
        (0..ORDERS.len() as u8)
            .flat_map(|order| (0..TYPES.len() as u8).map(move |data| Format { order, data }))
    }

    /// The format with a name from a launch file, such as `rgba-float32`; `None` if there is none.
    pub fn parse(name: &str) -> Option<Format> {
        let (order, data) = name.split_once('-')?;
        let order = ORDERS.iter().position(|o| o.0 == order)? as u8;
        let data = TYPES.iter().position(|t| t.0 == data)? as u8;
        Some(Format { order, data })
    }

    /// Its name in launch files.
    pub fn name(self) -> String {
        format!("{}-{}", ORDERS[self.order as usize].0, TYPES[self.data as usize].0)
    }

    /// The channel order, such as `CLK_RGBA`. The host API uses the same values.
    pub fn order_code(self) -> u32 {
        ORDERS[self.order as usize].1
    }

    /// The channel data type, such as `CLK_FLOAT`. The host API uses the same values.
    pub fn data_code(self) -> u32 {
        TYPES[self.data as usize].1
    }

    /// The number of channels of a texel.
    pub fn channels(self) -> usize {
        self.components().len()
    }

    /// The size of a texel in bytes.
    pub fn bytes(self) -> usize {
        self.channels() * self.scalar().size() as usize
    }

    /// The bytes of a texel with a colour of the host API. The colour is four words. Depending on the format, they are
    /// floats, signed integers or unsigned integers.
    pub fn texel_of(self, color: [u32; 4]) -> Vec<u8> {
        let ty = match self.data() {
            Data::Int => Scalar::I32,
            Data::Uint => Scalar::U32,
            Data::Unorm | Data::Snorm | Data::Float => Scalar::F32,
        };
        let mut texel = vec![0; self.bytes()];
        self.codec().encode(color, ty, &mut texel);
        texel
    }

    fn components(self) -> &'static [u8] {
        ORDERS[self.order as usize].2
    }

    fn data(self) -> Data {
        TYPES[self.data as usize].2
    }

    /// The scalar type of a channel in memory.
    pub(super) fn scalar(self) -> Scalar {
        TYPES[self.data as usize].3
    }

    /// Whether functions with colours of this type may read images of the format or, if `write` is set, write them
    /// (6.15.15.2 to 6.15.15.4). The result of other functions is undefined.
    pub(super) fn fits(self, ty: Scalar, write: bool) -> bool {
        match ty {
            Scalar::I32 => self.data() == Data::Int,
            Scalar::U32 => self.data() == Data::Uint,
            Scalar::F16 if !write && self.scalar() == Scalar::F32 => false,
            _ => !matches!(self.data(), Data::Int | Data::Uint),
        }
    }

    /// The properties of the format that reads and writes of texels use.
    pub(super) fn codec(self) -> Codec {
        let (_, _, data, scalar) = TYPES[self.data as usize];
        let (order, _, components) = ORDERS[self.order as usize];
        let (low, high) = limits(scalar);
        let mut codec = Codec {
            data,
            scalar,
            size: self.bytes(),
            channels: components.len(),
            limits: (low as i64, high as i64),
            is_srgb: data == Data::Unorm && matches!(order, "srgba" | "sbgra"),
            is_opaque: matches!(order, "r" | "rg" | "luminance"),
            sources: [ZERO, ZERO, ZERO, ONE],
            components: [0; 4],
        };
        for (channel, name) in components.iter().enumerate() {
            let held = match name {
                b'r' => 0..1,
                b'g' => 1..2,
                b'b' => 2..3,
                b'a' => 3..4,
                b'i' => 0..4,
                _ => 0..3,
            };
            codec.components[channel] = held.start;
            codec.sources[held].fill(channel);
        }
        codec
    }
}

/// A colour: red, green, blue and alpha, as the bits of `float`s or integers.
pub(super) type Color = [u32; 4];

/// A colour of zeros.
pub(super) const BLACK: Color = [0; 4];

/// The sources of components that no channel holds.
const ZERO: usize = 4;
const ONE: usize = 5;

/// The properties of a [`Format`] that every read and write of a texel uses, looked up in the tables in advance.
#[derive(Clone, Copy, Debug)]
pub(super) struct Codec {
    data: Data,
    scalar: Scalar,
    /// The size of a texel in bytes.
    pub size: usize,
    /// The number of channels.
    pub channels: usize,
    /// The minimum and maximum of a channel's integer.
    limits: (i64, i64),
    /// Whether the red, green and blue channels have sRGB encoding.
    is_srgb: bool,
    /// Whether the alpha of the border colour is 1.
    is_opaque: bool,
    /// The channel of each component of a colour, [`ZERO`] or [`ONE`].
    sources: [usize; 4],
    /// The component of a colour that each channel holds.
    pub components: [usize; 4],
}

impl Codec {
    /// The bits of 1 as a component of a colour.
    fn one(&self) -> u32 {
        if matches!(self.data, Data::Int | Data::Uint) { 1 } else { 1f32.to_bits() }
    }

    /// The border colour (6.15.15.1). Its alpha is 1 for the orders `CLK_R`, `CLK_RG` and `CLK_LUMINANCE`, and 0 for
    /// the others.
    pub(super) fn border(&self) -> Color {
        [0, 0, 0, if self.is_opaque { self.one() } else { 0 }]
    }

    /// The colour of a texel (8.3, 6.15.15.7), with the precision of the type that is read. Integers are exact. A
    /// `half` is returned as a `float`.
    #[inline(always)]
    pub(super) fn decode(&self, texel: &[u8], ty: Scalar) -> Color {
        let mut words = [0u32; ONE + 1];
        words[ONE] = self.one();
        let half = |k: usize| u16::from_le_bytes([texel[2 * k], texel[2 * k + 1]]);
        // The loop is over a range and uses scalars, because iterators and arrays of texels take several times as long.
        for k in 0..self.channels {
            let word = match self.scalar {
                Scalar::U8 => u32::from(texel[k]),
                Scalar::I8 => texel[k] as i8 as u32,
                Scalar::U16 => u32::from(half(k)),
                Scalar::I16 => half(k) as i16 as u32,
                Scalar::F16 => half_value(half(k)).to_bits(),
                _ => u32::read(&texel[4 * k..]),
            };
            words[k] = match self.data {
                Data::Int | Data::Uint => word,
                Data::Float if f32::from_bits(word).is_nan() => word | QUIET,
                Data::Float => word,
                _ if self.is_srgb || ty == Scalar::F16 => self.normalized(word, k, ty).to_bits(),
                _ => (word as i32 as f32 / self.limits.1 as f32).max(-1.0).to_bits(),
            };
        }
        let component = |k: usize| words[self.sources[k]];
        [component(0), component(1), component(2), component(3)]
    }

    /// The value of a normalized channel that has sRGB encoding or is rounded to `half`.
    #[inline(never)]
    fn normalized(&self, word: u32, channel: usize, ty: Scalar) -> f32 {
        let exact = (f64::from(word as i32) / self.limits.1 as f64).max(-1.0);
        let value = match ty {
            Scalar::F16 => half_value(half_bits(exact)),
            _ => exact as f32,
        };
        let is_curved = self.is_srgb && self.components[channel] != 3;
        if is_curved { linear(value.into()) as f32 } else { value }
    }

    /// Writes a colour to the bytes of a texel (8.3). The components of the colour are words of the type `ty`.
    #[inline]
    pub(super) fn encode(&self, color: Color, ty: Scalar, texel: &mut [u8]) {
        let size = self.scalar.size() as usize;
        for k in 0..self.channels {
            let component = self.components[k];
            let bytes = self.channel(color[component], component, ty).to_le_bytes();
            for i in 0..size {
                texel[k * size + i] = bytes[i];
            }
        }
    }

    /// The bits of a channel for a component of a colour.
    #[inline]
    fn channel(&self, word: u32, component: usize, ty: Scalar) -> u32 {
        let wide = u64::from(word);
        match self.data {
            Data::Unorm | Data::Snorm if ty.is_float() => {
                let mut value = to_f64(wide, ty) as f32;
                if self.is_srgb && component != 3 {
                    value = curved(f64::from(value)) as f32;
                }
                let (least, most) = (self.limits.0 as f32, self.limits.1 as f32);
                // NaN becomes zero.
                (value * most).clamp(least, most).round_ties_even() as i32 as u32
            }
            Data::Int | Data::Uint if !ty.is_float() => {
                let value =
                    if ty == Scalar::I32 { i64::from(word as i32) } else { i64::from(word) };
                value.clamp(self.limits.0, self.limits.1) as u32
            }
            Data::Float if self.scalar == ty && !f32::from_bits(word).is_nan() => word,
            Data::Float if ty.is_float() => {
                convert(wide, ty, self.scalar, Some(Rounding::Even), false) as u32
            }
            // The function does not match the format, so the result is undefined. Here, integers are saturated.
            _ => convert(wide, ty, self.scalar, None, true) as u32,
        }
    }
}

/// The bit of a `float` that makes a NaN quiet.
const QUIET: u32 = 1 << 22;

/// Converts sRGB to linear light (8.3.5).
fn linear(c: f64) -> f64 {
    if c <= 0.04045 { c / 12.92 } else { pow_f64((c + 0.055) / 1.055, 2.4) }
}

/// Converts linear light to sRGB (8.3.5); NaN becomes black.
fn curved(c: f64) -> f64 {
    let c = if c.is_nan() { 0.0 } else { c.clamp(0.0, 1.0) };
    if c < 0.003_130_8 { 12.92 * c } else { 1.055 * pow_f64(c, 1.0 / 2.4) - 0.055 }
}

/// The addressing mode for coordinates outside an image.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Addressing {
    #[default]
    None,
    ClampToEdge,
    Clamp,
    Repeat,
    MirroredRepeat,
}

/// The properties of a sampler.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sampler {
    /// The addressing mode.
    pub addressing: Addressing,
    /// Whether the filter is linear. Otherwise, the nearest texel is read.
    pub linear: bool,
    /// Whether coordinates are normalized, from 0 to 1.
    pub normalized: bool,
}

impl Sampler {
    /// The sampler for the bits of `CLK_…` constants.
    pub fn of_bits(bits: u32) -> Sampler {
        let addressing = match bits >> 1 & 7 {
            0 => Addressing::None,
            1 => Addressing::ClampToEdge,
            2 => Addressing::Clamp,
            3 => Addressing::Repeat,
            _ => Addressing::MirroredRepeat,
        };
        Sampler { addressing, linear: bits & 0x20 != 0, normalized: bits & 1 != 0 }
    }

    /// The bits of the `CLK_…` constants for the sampler.
    pub fn bits(self) -> u32 {
        let filter = if self.linear { 0x20 } else { 0x10 };
        (self.addressing as u32) << 1 | filter | u32::from(self.normalized)
    }

    /// Applies the sampler to a coordinate in an image of `size` texels along its axis (8.2).
    #[inline]
    fn along(self, size: u64, coordinate: f32) -> Along {
        let (n, count) = (size as f32, size as i64);
        // The repeating modes are undefined for coordinates that are not normalized. Here, they select the same place
        // as the corresponding normalized coordinate.
        let s = || if self.normalized { coordinate } else { coordinate / n };
        let u = match self.addressing {
            Addressing::Repeat => (s() - s().floor()) * n,
            Addressing::MirroredRepeat => (s() - 2.0 * (0.5 * s()).round_ties_even()).abs() * n,
            _ if self.normalized => coordinate * n,
            _ => coordinate,
        };
        let wrapped = |i: i64| match self.addressing {
            Addressing::None => i,
            Addressing::Clamp => i.clamp(-1, count),
            Addressing::Repeat if !(0..count).contains(&i) => i.rem_euclid(count),
            Addressing::Repeat => i,
            Addressing::ClampToEdge | Addressing::MirroredRepeat => i.clamp(0, count - 1),
        };
        let v = if self.linear { u - 0.5 } else { u };
        let first = floor(v);
        // A `float` of 2^23 or more is an integer, and NaN does not have a fraction.
        let fraction = if self.linear && v.abs() < 8_388_608.0 { v - first as f32 } else { 0.0 };
        let second = if self.linear { first.saturating_add(1) } else { first };
        Along {
            places: [wrapped(first), wrapped(second)],
            fraction: f64::from(fraction),
            inside: self.addressing != Addressing::None || (0..count).contains(&floor(u)),
        }
    }

    /// Applies the sampler to an integer coordinate. The sampler must have neither a linear filter, nor normalized
    /// coordinates, nor a repeating mode.
    #[inline]
    fn along_integer(self, size: u64, coordinate: i32) -> Along {
        let (i, count) = (i64::from(coordinate), size as i64);
        let place = match self.addressing {
            Addressing::None | Addressing::Clamp => i,
            _ => i.clamp(0, count - 1),
        };
        let inside = self.addressing != Addressing::None || (0..count).contains(&i);
        Along { places: [place; 2], fraction: 0.0, inside }
    }
}

/// The result of `v.floor() as i64`, without the library function that this expression calls on some processors.
#[inline]
fn floor(v: f32) -> i64 {
    let whole = v as i64;
    whole.saturating_sub(i64::from(whole as f32 > v))
}

/// The one or two places along an axis that contribute to a sample. A place outside of the image is the border.
struct Along {
    places: [i64; 2],
    /// The weight of the second place. The weight of the first place is 1 minus this weight.
    fraction: f64,
    /// Whether the sampler defines the result at the coordinate.
    inside: bool,
}

/// The texels that contribute to a sample.
#[derive(Clone, Copy, Debug)]
pub(super) struct Taps {
    /// The offset of the first texel, plus the offset of the layer, plus the offset along each axis on which only one
    /// place has a weight. `None` is the border.
    start: Option<usize>,
    /// For each other axis, the offset and the weight of each of two places.
    axes: [[(Option<usize>, f64); 2]; 3],
    count: usize,
    /// Whether the sampler defines the result.
    pub inside: bool,
}

impl Taps {
    /// Calls a function with the offset of each texel that has a weight, and with the weight, from 0 to 1. `None`
    /// is the border.
    #[inline(always)]
    pub(super) fn each(&self, mut f: impl FnMut(Option<usize>, f64)) {
        for corner in 0..1usize << self.count {
            let (mut at, mut weight) = (self.start, 1.0);
            for axis in 0..self.count {
                let (offset, part) = self.axes[axis][corner >> axis & 1];
                weight *= part;
                at = sum(at, offset);
            }
            // Texels without weight are not read.
            if weight != 0.0 {
                f(at, weight);
            }
        }
    }
}

/// The sum of two offsets; `None` is the border.
#[inline(always)]
fn sum(a: Option<usize>, b: Option<usize>) -> Option<usize> {
    match (a, b) {
        (Some(a), Some(b)) => Some(a + b),
        _ => None,
    }
}

/// The coordinates of an image function: the bits of `float`s or integers.
#[derive(Clone, Copy, Debug)]
pub(super) struct Coordinates {
    pub words: [u32; 3],
    pub is_float: bool,
}

/// The places of a mip level's texels in memory.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Grid {
    /// The offset of the first texel.
    start: usize,
    /// The number of texels along the axis of each coordinate, and the distance of neighbours in bytes. The axes
    /// of the image come first; the layers of an array have the next one.
    axes: [(u64, usize); 3],
    /// The number of axes, without the axis of the layers.
    count: usize,
    is_array: bool,
    /// The number of samples of a texel, and the size of each in bytes.
    samples: (u64, usize),
}

impl Grid {
    /// The offset of the texel at integer coordinates, if it exists.
    #[inline]
    pub(super) fn texel(&self, at: &Coordinates, sample: u64) -> Option<usize> {
        if sample >= self.samples.0 || at.is_float {
            return None;
        }
        let mut offset = self.start + sample as usize * self.samples.1;
        for axis in 0..self.count + usize::from(self.is_array) {
            let ((size, step), i) = (self.axes[axis], at.words[axis] as i32);
            if i < 0 || i as u64 >= size {
                return None;
            }
            offset += i as usize * step;
        }
        Some(offset)
    }

    /// The texels that contribute to a sample. The layer is the nearest existing one (8.4).
    #[inline]
    pub(super) fn taps(&self, sampler: Sampler, at: &Coordinates) -> Taps {
        let mut taps =
            Taps { start: Some(self.start), axes: [[(None, 0.0); 2]; 3], count: 0, inside: true };
        for axis in 0..self.count {
            let (size, step) = self.axes[axis];
            let along = if at.is_float {
                sampler.along(size, f32::from_bits(at.words[axis]))
            } else {
                sampler.along_integer(size, at.words[axis] as i32)
            };
            let offset = |i: i64| if (i as u64) < size { Some(i as usize * step) } else { None };
            let first = offset(along.places[0]);
            if along.fraction == 0.0 {
                taps.start = sum(taps.start, first);
            } else {
                let second = offset(along.places[1]);
                taps.axes[taps.count] = [(first, 1.0 - along.fraction), (second, along.fraction)];
                taps.count += 1;
            }
            taps.inside &= along.inside;
        }
        if self.is_array {
            let (layers, step) = self.axes[self.count];
            let word = at.words[self.count];
            let layer = if at.is_float {
                f32::from_bits(word).round_ties_even().max(0.0) as u64
            } else {
                (word as i32).max(0) as u64
            };
            taps.start = sum(taps.start, Some(layer.min(layers - 1) as usize * step));
        }
        taps
    }
}

/// The shape of an image.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Image {
    /// The image type in kernels.
    pub kind: ImageKind,
    /// The memory format of its texels.
    pub format: Format,
    /// The width, height and depth in texels; 1 for a dimension that the type does not have.
    pub size: [u64; 3],
    /// The number of layers of an array; 1 for other types.
    pub layers: u64,
    /// The number of mip levels, each half the size of the previous one; 1 without mip-maps.
    pub levels: u64,
    /// The number of samples of a texel; 1 for images without multisampling.
    pub samples: u64,
}

impl Image {
    /// The number of coordinates of a texel in its layer.
    pub fn dimensions(&self) -> usize {
        match self.kind {
            ImageKind::Image1d | ImageKind::Image1dArray | ImageKind::Image1dBuffer => 1,
            ImageKind::Image3d => 3,
            _ => 2,
        }
    }

    /// Whether an additional coordinate selects the layer.
    pub fn is_array(&self) -> bool {
        is_array(self.kind)
    }

    /// Whether texels are depth values, which are single numbers.
    pub fn is_depth(&self) -> bool {
        is_depth(self.kind)
    }

    /// The width, height and depth of a mip level in texels.
    pub(super) fn level_size(&self, level: u64) -> [u64; 3] {
        let mut size = self.size;
        for n in size.iter_mut().take(self.dimensions()) {
            *n = (*n >> level.min(63)).max(1);
        }
        size
    }

    /// The size of the levels before a level, in bytes; `None` on overflow.
    fn bytes_before(&self, level: u64) -> Option<u64> {
        // A 64-bit size cannot be halved more than 64 times.
        if level > 64 {
            return None;
        }
        let texel = (self.format.bytes() as u64).checked_mul(self.samples)?;
        (0..level).try_fold(0u64, |sum, l| {
            let size = self.level_size(l);
            let layer = size.iter().try_fold(texel, |n, d| n.checked_mul(*d))?;
            sum.checked_add(layer.checked_mul(self.layers)?)
        })
    }

    /// The size of the whole image in bytes; `None` on overflow. The levels are consecutive, with the layers
    /// inside each level, the rows from the top, and the samples of a texel adjacent.
    pub fn bytes(&self) -> Option<u64> {
        self.bytes_before(self.levels)
    }

    /// Checks whether a buffer of `bytes` bytes holds such an image.
    ///
    /// # Errors
    /// The buffer has another size, or the shape is not valid for the image type.
    pub fn check(&self, bytes: u64) -> Result<(), String> {
        let (width, height, depth) = (self.size[0], self.size[1], self.size[2]);
        let name = self.kind.name();
        let empty = self.size.contains(&0) || self.layers == 0 || self.levels == 0;
        let dimensions = self.dimensions();
        if empty || self.samples == 0 {
            return Err(format!("the {name} has no texels"));
        }
        if dimensions < 2 && height != 1 || dimensions < 3 && depth != 1 {
            return Err(format!(
                "an {name} cannot have a {}",
                if depth != 1 { "depth" } else { "height" }
            ));
        }
        if !self.is_array() && self.layers != 1 {
            return Err(format!("an {name} cannot have layers"));
        }
        if !is_multi_sample(self.kind) && self.samples != 1 {
            return Err(format!("an {name} must have one sample for each texel"));
        }
        let longest = width.max(height).max(depth);
        let mip_maps = !is_multi_sample(self.kind) && self.kind != ImageKind::Image1dBuffer;
        if self.levels != 1 && !mip_maps {
            return Err(format!("an {name} cannot have mipmap levels"));
        }
        if self.levels > u64::from(longest.ilog2()) + 1 {
            return Err(format!("an {name} of this size cannot have {} levels", self.levels));
        }
        // Coordinates and sizes are of type `int`.
        if longest > i32::MAX as u64 {
            return Err(format!(
                "the longest side of the {name} is {longest} texels; the maximum is {}",
                i32::MAX
            ));
        }
        match self.bytes() {
            Some(needed) if needed == bytes => Ok(()),
            Some(needed) => Err(format!("the image has {needed} bytes, but {bytes} are given")),
            None => Err("the image is too large".into()),
        }
    }

    /// The places of a level's texels, for an image that starts at an offset; `None` if the image does
    /// not have the level.
    pub(super) fn grid(&self, start: usize, level: u64) -> Option<Grid> {
        if level >= self.levels {
            return None;
        }
        let (size, texel) = (self.level_size(level), self.format.bytes());
        let (mut axes, mut step) = ([(self.layers, 0); 3], texel * self.samples as usize);
        for (axis, n) in size.into_iter().enumerate().take(self.dimensions()) {
            axes[axis] = (n, step);
            step *= n as usize;
        }
        if let Some(layers) = axes.get_mut(self.dimensions()) {
            layers.1 = step;
        }
        Some(Grid {
            start: start + self.bytes_before(level)? as usize,
            axes,
            count: self.dimensions(),
            is_array: self.is_array(),
            samples: (self.samples, texel),
        })
    }

    /// The level nearest to a level of detail.
    pub(super) fn nearest_level(&self, lod: f64) -> u64 {
        let level = (lod + 0.5).ceil() - 1.0;
        (level.max(0.0) as u64).min(self.levels.max(1) - 1)
    }

    /// The level of detail for the gradients of normalized coordinates along x and along y: the binary logarithm of the
    /// length of the longer gradient in texels.
    pub(super) fn lod(&self, gradients: [&[f32]; 2]) -> f64 {
        let way = |gradient: &[f32]| {
            let texels = gradient.iter().zip(self.size).take(self.dimensions());
            let texels = texels.map(|(g, n)| f64::from(*g) * n as f64);
            texels.map(|t| t * t).sum::<f64>().sqrt()
        };
        log2_f64(way(gradients[0]).max(way(gradients[1])))
    }
}

/// Whether an image type has layers.
pub(super) fn is_array(kind: ImageKind) -> bool {
    matches!(
        kind,
        ImageKind::Image1dArray
            | ImageKind::Image2dArray
            | ImageKind::Image2dArrayDepth
            | ImageKind::Image2dArrayMsaa
            | ImageKind::Image2dArrayMsaaDepth
    )
}

/// Whether texels of an image type are single numbers.
pub(super) fn is_depth(kind: ImageKind) -> bool {
    matches!(
        kind,
        ImageKind::Image2dDepth
            | ImageKind::Image2dArrayDepth
            | ImageKind::Image2dMsaaDepth
            | ImageKind::Image2dArrayMsaaDepth
    )
}

/// Whether texels of an image type have several samples.
pub(super) fn is_multi_sample(kind: ImageKind) -> bool {
    matches!(
        kind,
        ImageKind::Image2dMsaa
            | ImageKind::Image2dArrayMsaa
            | ImageKind::Image2dMsaaDepth
            | ImageKind::Image2dArrayMsaaDepth
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shapes_are_bounded() {
        let format = Format::parse("rgba-float32").expect("it is a format");
        let kind = ImageKind::Image2d;
        let image = Image { kind, format, size: [4, 2, 1], layers: 1, levels: 1, samples: 1 };
        assert_eq!((image.bytes(), image.check(128)), (Some(128), Ok(())));
        assert_eq!(Image { levels: 3, ..image }.bytes(), Some(128 + 32 + 16));
        for wrong in [
            Image { levels: u64::MAX, ..image },
            Image { levels: 4, ..image },
            Image { size: [u64::MAX; 3], ..image },
            Image { size: [0, 1, 1], ..image },
            Image { size: [1 << 31, 1, 1], ..image },
            Image { layers: u64::MAX, ..image },
            Image { samples: 2, ..image },
        ] {
            assert!(wrong.check(wrong.bytes().unwrap_or(0)).is_err(), "{wrong:?}");
        }
    }

    #[test]
    fn formats_go_there_and_back() {
        for format in Format::all() {
            assert_eq!(Format::parse(&format.name()), Some(format));
            // Encoding the decoded colour of a texel gives the same texel.
            let texel: Vec<u8> =
                [0u8, 1, 2, 60, 3, 60, 100, 63].repeat(2)[..format.bytes()].to_vec();
            let ty = match format.data() {
                Data::Int => Scalar::I32,
                Data::Uint => Scalar::U32,
                _ => Scalar::F32,
            };
            let codec = format.codec();
            let mut back = vec![0; format.bytes()];
            codec.encode(codec.decode(&texel, ty), ty, &mut back);
            assert_eq!(back, texel, "{}", format.name());
        }
    }
}
