//! Images: formats, addressing and filters (OpenCL C 3.0, sections 6.15.15 and 8).
//!
//! If the specification does not prescribe the precision, coordinates are computed in `float`, as in its
//! listings, and filters in `double`, rounded once.

use super::bytecode::Rounding;
use super::convert::{convert, float_bits};
use super::elementary::{log2_f64, pow_f64};
use super::scalar::Scalar;
use clman_opencl::floating::half_value;

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

    /// The format with a name from a launch file: `rgba-float32`.
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

    /// The bytes of a texel with a colour of the host API: four words that are floats, signed or unsigned
    /// integers, depending on the format.
    pub fn texel_of(self, color: [u32; 4]) -> Vec<u8> {
        let ty = match self.data() {
            Data::Int => Scalar::I32,
            Data::Uint => Scalar::U32,
            Data::Unorm | Data::Snorm | Data::Float => Scalar::F32,
        };
        let mut texel = vec![0; self.bytes()];
        self.encode(color.map(u64::from), ty, &mut texel);
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

    /// Whether the red, green and blue channels have sRGB encoding.
    fn is_srgb(self) -> bool {
        self.data() == Data::Unorm && matches!(ORDERS[self.order as usize].0, "srgba" | "sbgra")
    }

    /// Whether functions with colours of this type may read images of the format, or write them (6.15.15.2 to
    /// 6.15.15.5). The result of other functions is undefined.
    pub(super) fn fits(self, ty: Scalar, write: bool) -> bool {
        match ty {
            Scalar::I32 => self.data() == Data::Int,
            Scalar::U32 => self.data() == Data::Uint,
            Scalar::F16 if !write && self.scalar() == Scalar::F32 => false,
            _ => !matches!(self.data(), Data::Int | Data::Uint),
        }
    }

    /// The border colour (6.15.15.1). Its alpha is 1 for orders without an alpha channel.
    pub(super) fn border(self) -> Color {
        let opaque = matches!(ORDERS[self.order as usize].0, "r" | "rg" | "luminance");
        [0.0, 0.0, 0.0, if opaque { 1.0 } else { 0.0 }]
    }

    /// The component of a colour that a channel holds.
    pub(super) fn component(self, channel: usize) -> usize {
        match self.components().get(channel) {
            Some(b'g') => 1,
            Some(b'b') => 2,
            Some(b'a') => 3,
            _ => 0,
        }
    }

    /// The colour of a texel (8.3, 6.15.15.6), with the precision of the type that is read. Integers are
    /// exact.
    pub(super) fn decode(self, texel: &[u8], ty: Scalar) -> Color {
        let mut color = [0.0, 0.0, 0.0, 1.0];
        let scalar = self.scalar();
        let size = scalar.size() as usize;
        for (channel, bytes) in self.components().iter().zip(texel.chunks_exact(size)) {
            let mut word = [0u8; 8];
            word[..size].copy_from_slice(bytes);
            let mut value = self.value(u64::from_le_bytes(word), scalar, ty);
            if self.is_srgb() && *channel != b'a' {
                value = f64::from(linear(value) as f32);
            }
            match channel {
                b'r' => color[0] = value,
                b'g' => color[1] = value,
                b'b' => color[2] = value,
                b'a' => color[3] = value,
                b'i' => color = [value; 4],
                _ => color[..3].fill(value),
            }
        }
        color
    }

    fn value(self, bits: u64, scalar: Scalar, ty: Scalar) -> f64 {
        // Channels have at most 32 bits.
        let integer = || super::convert::to_int(bits, scalar) as i64 as f64;
        let exact = match self.data() {
            Data::Int | Data::Uint => return integer(),
            Data::Float if scalar == Scalar::F16 => return f64::from(half_value(bits as u16)),
            Data::Float => return f64::from(f32::from_bits(bits as u32)),
            Data::Unorm => integer() / greatest(scalar),
            Data::Snorm => (integer() / greatest(scalar)).max(-1.0),
        };
        if ty == Scalar::F16 {
            f64::from(half_value(float_bits(exact, Scalar::F16, Rounding::Even) as u16))
        } else {
            f64::from(exact as f32)
        }
    }

    /// The bytes of a texel for a colour, whose components are words of a type (8.3).
    pub(super) fn encode(self, color: [u64; 4], ty: Scalar, texel: &mut [u8]) {
        let scalar = self.scalar();
        let size = scalar.size() as usize;
        for (k, bytes) in texel.chunks_exact_mut(size).enumerate().take(self.channels()) {
            let component = self.component(k);
            let value = color[component];
            let word = match self.data() {
                // Integers are saturated, even if the function does not match the format.
                _ if !ty.is_float() => convert(value, ty, scalar, None, true),
                Data::Int | Data::Uint => convert(value, ty, scalar, None, true),
                Data::Float => convert(value, ty, scalar, Some(Rounding::Even), false),
                Data::Unorm | Data::Snorm => {
                    let value = super::convert::to_f64(value, ty) as f32;
                    let value = if self.is_srgb() && component != 3 {
                        curved(f64::from(value)) as f32
                    } else {
                        value
                    };
                    let scaled = value * greatest(scalar) as f32;
                    let bits = u64::from(scaled.to_bits());
                    convert(bits, Scalar::F32, scalar, Some(Rounding::Even), true)
                }
            };
            bytes.copy_from_slice(&word.to_le_bytes()[..size]);
        }
    }
}

/// The greatest value of a normalized channel.
fn greatest(scalar: Scalar) -> f64 {
    super::convert::limits(scalar).1 as i64 as f64
}

/// Red, green, blue, alpha.
pub(super) type Color = [f64; 4];

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
    /// Whether the filter is linear. Otherwise, the nearest texel is taken.
    pub linear: bool,
    /// Whether coordinates are normalised, from 0 to 1.
    pub normalized: bool,
}

impl Sampler {
    /// The sampler for the bits of a program's constant.
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
    fn along(self, size: u64, coordinate: f32) -> Along {
        let n = size as f32;
        let count = size as i64;
        let floor = |v: f32| v.floor() as i64;
        let fraction = |v: f32| {
            let f = v - v.floor();
            if f.is_nan() { 0.0 } else { f64::from(f) }
        };
        // Without normalised coordinates, the repeating modes are undefined. Here they select the same place.
        let s = if self.normalized { coordinate } else { coordinate / n };
        let (u, places) = match self.addressing {
            Addressing::Repeat => {
                let u = (s - s.floor()) * n;
                let places: [i64; 2] = if self.linear {
                    let first = floor(u - 0.5);
                    [first, first.saturating_add(1)].map(|i| i.rem_euclid(count))
                } else {
                    let i = floor(u);
                    [if i > count - 1 { i - count } else { i }; 2]
                };
                (u, places)
            }
            Addressing::MirroredRepeat => {
                let s = (s - 2.0 * (0.5 * s).round_ties_even()).abs();
                let u = s * n;
                let places = if self.linear {
                    let first = floor(u - 0.5);
                    [first.max(0), first.saturating_add(1).min(count - 1)]
                } else {
                    [floor(u).min(count - 1); 2]
                };
                (u, places)
            }
            mode => {
                let u = if self.normalized { coordinate * n } else { coordinate };
                let clamped = |i: i64| match mode {
                    Addressing::ClampToEdge => i.clamp(0, count - 1),
                    Addressing::Clamp => i.clamp(-1, count),
                    _ => i,
                };
                let first = floor(if self.linear { u - 0.5 } else { u });
                let second = if self.linear { first.saturating_add(1) } else { first };
                (u, [clamped(first), clamped(second)])
            }
        };
        Along {
            places: places.map(|i| (0..count).contains(&i).then_some(i as u64)),
            fraction: if self.linear { fraction(u - 0.5) } else { 0.0 },
            inside: self.addressing != Addressing::None || (0..count).contains(&floor(u)),
        }
    }

    /// Applies the sampler to an integer coordinate. This requires a sampler without filter, normalised
    /// coordinates or repetition.
    fn along_integer(self, size: u64, coordinate: i32) -> Along {
        let (i, count) = (i64::from(coordinate), size as i64);
        let i = match self.addressing {
            Addressing::None => i,
            Addressing::Clamp => i.clamp(-1, count),
            _ => i.clamp(0, count - 1),
        };
        let inside = (0..count).contains(&i);
        Along {
            places: [inside.then_some(i as u64); 2],
            fraction: 0.0,
            inside: inside || self.addressing != Addressing::None,
        }
    }
}

/// The one or two places along an axis that contribute to a sample; `None` is the border.
#[derive(Clone, Copy, Debug)]
struct Along {
    places: [Option<u64>; 2],
    /// The weight of the second place; the first has the rest.
    fraction: f64,
    /// Whether the sampler defines the result at the coordinate.
    inside: bool,
}

/// A texel, or the border, and its weight in a sample.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Tap {
    /// The texel; `None` for the border.
    pub place: Option<[u64; 3]>,
    /// From 0 to 1.
    pub weight: f64,
}

/// The contributions to a sample: those of eight texels with a nonzero weight.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Taps {
    taps: [Tap; 8],
    count: usize,
    /// Whether the sampler defines the result.
    pub inside: bool,
}

impl Taps {
    /// The texels.
    pub(super) fn as_slice(&self) -> &[Tap] {
        &self.taps[..self.count]
    }

    fn of(axes: &[Along]) -> Taps {
        let mut taps = Taps { inside: axes.iter().all(|a| a.inside), ..Taps::default() };
        for corner in 0..1usize << axes.len() {
            let mut place = Some([0; 3]);
            let mut weight = 1.0;
            for (axis, along) in axes.iter().enumerate() {
                let second = corner >> axis & 1;
                weight *= if second == 1 { along.fraction } else { 1.0 - along.fraction };
                place = match (place, along.places[second]) {
                    (Some(mut place), Some(i)) => {
                        place[axis] = i;
                        Some(place)
                    }
                    _ => None,
                };
            }
            // Texels without weight are not read.
            if weight != 0.0 {
                taps.taps[taps.count] = Tap { place, weight };
                taps.count += 1;
            }
        }
        taps
    }
}

/// A coordinate of an image function.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Coordinate {
    Int(i32),
    Float(f32),
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

    /// The size of the levels before one, in bytes; `None` on overflow.
    fn bytes_before(&self, level: u64) -> Option<u64> {
        // No size can be halved more often.
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
    /// The buffer has another size, or the shape is not one of the image type.
    pub fn check(&self, bytes: u64) -> Result<(), String> {
        let (width, height, depth) = (self.size[0], self.size[1], self.size[2]);
        let name = self.kind.name();
        let empty = self.size.contains(&0) || self.layers == 0 || self.levels == 0;
        let dimensions = self.dimensions();
        if empty || self.samples == 0 {
            return Err(format!("an {name} without texels"));
        }
        if dimensions < 2 && height != 1 || dimensions < 3 && depth != 1 {
            return Err(format!(
                "an {name} has no {}",
                if depth != 1 { "depth" } else { "height" }
            ));
        }
        if !self.is_array() && self.layers != 1 {
            return Err(format!("an {name} has no layers"));
        }
        if !is_multi_sample(self.kind) && self.samples != 1 {
            return Err(format!("an {name} has one sample for each texel"));
        }
        let longest = width.max(height).max(depth);
        let mip_maps = !is_multi_sample(self.kind) && self.kind != ImageKind::Image1dBuffer;
        if self.levels != 1 && (!mip_maps || self.levels > u64::from(longest.ilog2()) + 1) {
            return Err(format!("an {name} of this size cannot have {} levels", self.levels));
        }
        // Coordinates and sizes are of type `int`.
        if longest > i32::MAX as u64 {
            return Err(format!("an {name} of {longest} texels is too large"));
        }
        match self.bytes() {
            Some(needed) if needed == bytes => Ok(()),
            Some(needed) => Err(format!("the image has {needed} bytes, and {bytes} are given")),
            None => Err("the image is too large".into()),
        }
    }

    /// The offset of an existing texel's first byte.
    pub(super) fn offset(&self, level: u64, place: [u64; 3], layer: u64, sample: u64) -> u64 {
        let size = self.level_size(level);
        let row = (layer * size[2] + place[2]) * size[1] + place[1];
        let texel = (row * size[0] + place[0]) * self.samples + sample;
        self.bytes_before(level).unwrap_or(0) + texel * self.format.bytes() as u64
    }

    /// The layer that a coordinate selects through a sampler (8.4): the nearest existing one.
    pub(super) fn layer(&self, coordinate: Coordinate) -> u64 {
        let last = self.layers.max(1) - 1;
        match coordinate {
            Coordinate::Int(n) => (n.max(0) as u64).min(last),
            Coordinate::Float(v) => (v.round_ties_even().max(0.0) as u64).min(last),
        }
    }

    /// The contributions to a sample of a level.
    pub(super) fn taps(&self, sampler: Sampler, level: u64, place: &[Coordinate]) -> Taps {
        let size = self.level_size(level);
        let mut axes = [Along { places: [None; 2], fraction: 0.0, inside: true }; 3];
        let n = self.dimensions().min(place.len());
        for ((along, coordinate), size) in axes.iter_mut().zip(place).zip(size).take(n) {
            *along = match *coordinate {
                Coordinate::Int(i) => sampler.along_integer(size, i),
                Coordinate::Float(v) => sampler.along(size, v),
            };
        }
        Taps::of(&axes[..n])
    }

    /// The level nearest to a level of detail.
    pub(super) fn nearest_level(&self, lod: f64) -> u64 {
        let level = (lod + 0.5).ceil() - 1.0;
        (level.max(0.0) as u64).min(self.levels.max(1) - 1)
    }

    /// The level of detail from the gradients of normalised coordinates along x and along y: the logarithm of
    /// the longer gradient, in texels.
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
            let color = format.decode(&texel, ty);
            let words = color.map(|v| match ty {
                Scalar::F32 => u64::from((v as f32).to_bits()),
                _ => v as i64 as u64,
            });
            let mut back = vec![0; format.bytes()];
            format.encode(words, ty, &mut back);
            assert_eq!(back, texel, "{}", format.name());
        }
    }
}
