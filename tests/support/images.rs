//! Launches on images, and their expected results by formulas in double precision that share no code with
//! the reference device.

#![allow(dead_code)]

use super::numbers::Numbers;
use clman_record::{Arg, ArgValue, Contents, Elements, Image, Launch, Number, Sampler};

/// A program, a launch of its kernel `k`, and the expected contents of its arguments.
pub struct Case {
    pub name: String,
    pub program: String,
    pub launch: Launch,
    /// The argument, the numbers, and their tolerance: in units in the last place, and absolute.
    pub expected: Vec<(usize, Vec<f64>, (f64, f64))>,
    /// The absolute tolerance for another device: the specification does not limit the error of filters and
    /// coordinates. Nearest texels of normalised coordinates are handled separately.
    pub apart: f64,
}

/// The test's description of an image type.
#[derive(Clone, Copy)]
pub struct Kind {
    pub name: &'static str,
    pub axes: usize,
    pub array: bool,
    pub depth: bool,
}

const fn kind(name: &'static str, axes: usize, array: bool, depth: bool) -> Kind {
    Kind { name, axes, array, depth }
}

pub const KINDS: [Kind; 8] = [
    kind("image1d_t", 1, false, false),
    kind("image1d_buffer_t", 1, false, false),
    kind("image1d_array_t", 1, true, false),
    kind("image2d_t", 2, false, false),
    kind("image2d_array_t", 2, true, false),
    kind("image3d_t", 3, false, false),
    kind("image2d_depth_t", 2, false, true),
    kind("image2d_array_depth_t", 2, true, true),
];

impl Kind {
    /// The number of coordinates that its functions take.
    fn coordinates(self) -> usize {
        match self.axes + usize::from(self.array) {
            3 => 4,
            n => n,
        }
    }

    /// The swizzle of its coordinates in a vector of four.
    fn swizzle(self) -> &'static str {
        match self.coordinates() {
            1 => ".x",
            2 => ".xy",
            _ => "",
        }
    }
}

pub const ORDERS: [&str; 8] =
    ["r", "rg", "rgba", "bgra", "argb", "depth", "intensity", "luminance"];
pub const TYPES: [&str; 12] = [
    "unorm8", "snorm8", "unorm16", "snorm16", "int8", "int16", "int32", "uint8", "uint16",
    "uint32", "float16", "float32",
];

/// The number of channels that are stored.
fn channels(order: &str) -> usize {
    match order {
        "rg" => 2,
        "rgba" | "bgra" | "argb" => 4,
        _ => 1,
    }
}

/// A stored channel in the notation of launches.
fn stored(numbers: &mut Numbers, data: &str) -> f64 {
    let bits: u32 = data.trim_start_matches(|c: char| c.is_ascii_alphabetic()).parse().unwrap();
    let word = numbers.next();
    if data.starts_with("float") {
        // A multiple of 1/64 is exact in a half.
        return f64::from((word % 257) as i32 - 128) / 64.0;
    }
    // The ends of the range are included.
    let word = match word >> 61 {
        0 => 0,
        1 => u64::MAX,
        2 => 1 << (bits - 1),
        3 => (1 << (bits - 1)) - 1,
        _ => word,
    } << (64 - bits);
    if data.starts_with('u') {
        (word >> (64 - bits)) as f64
    } else {
        (word as i64 >> (64 - bits)) as f64
    }
}

/// The number that a stored channel of the type `data` represents.
fn meaning(data: &str, stored: f64) -> f64 {
    match data {
        "unorm8" => stored / 255.0,
        "unorm16" => stored / 65535.0,
        "snorm8" => (stored / 127.0).max(-1.0),
        "snorm16" => (stored / 32767.0).max(-1.0),
        _ => stored,
    }
}

/// The colour of a texel with the channels `c` in the order `order`.
fn color(order: &str, c: &[f64]) -> [f64; 4] {
    match order {
        "rg" => [c[0], c[1], 0.0, 1.0],
        "rgba" => [c[0], c[1], c[2], c[3]],
        "bgra" => [c[2], c[1], c[0], c[3]],
        "argb" => [c[1], c[2], c[3], c[0]],
        "intensity" => [c[0]; 4],
        "luminance" => [c[0], c[0], c[0], 1.0],
        _ => [c[0], 0.0, 0.0, 1.0],
    }
}

fn border(order: &str) -> [f64; 4] {
    let alpha = matches!(order, "r" | "rg" | "luminance");
    [0.0, 0.0, 0.0, f64::from(u8::from(alpha))]
}

/// The suffixes of the functions for a data type, and the types of their colours.
fn functions(data: &str) -> Vec<(&'static str, &'static str)> {
    match data {
        _ if data.starts_with("int") => vec![("i", "int")],
        _ if data.starts_with("uint") => vec![("ui", "uint")],
        // `read_imageh` supports every format except float.
        "float32" => vec![("f", "float")],
        _ => vec![("f", "float"), ("h", "half")],
    }
}

/// An image as an argument of a launch, with its contents.
pub struct Picture {
    pub image: Image,
    order: &'static str,
    data: &'static str,
    axes: usize,
    size: [usize; 3],
    layers: usize,
}

impl Picture {
    pub fn new(
        numbers: &mut Numbers,
        kind: Kind,
        (order, data): (&'static str, &'static str),
        size: [usize; 3],
        layers: usize,
    ) -> Picture {
        let mut size = size;
        for n in &mut size[kind.axes..] {
            *n = 1;
        }
        let layers = if kind.array { layers } else { 1 };
        let count = size.iter().product::<usize>() * layers * channels(order);
        let values = (0..count).map(|_| Number::Float(stored(numbers, data))).collect();
        let image = Image {
            kind: kind.name.into(),
            format: format!("{order}-{data}"),
            width: size[0] as u64,
            height: size[1] as u64,
            depth: size[2] as u64,
            layers: layers as u64,
            levels: 1,
            samples: 1,
            values,
        };
        Picture { image, order, data, axes: kind.axes, size, layers }
    }

    /// The colour at a place, or the border colour outside.
    fn texel(&self, place: &[i64], layer: usize) -> [f64; 4] {
        let mut at = layer;
        for axis in (0..3).rev() {
            let i = place.get(axis).copied().unwrap_or(0);
            if i < 0 || i >= self.size[axis] as i64 {
                return border(self.order);
            }
            at = at * self.size[axis] + i as usize;
        }
        let n = channels(self.order);
        let channels: Vec<f64> = self.image.values[at * n..(at + 1) * n]
            .iter()
            .map(|v| meaning(self.data, v.as_f64()))
            .collect();
        color(self.order, &channels)
    }

    /// The colour at coordinates, interpolated axis by axis, from the last to the first.
    fn sample(
        &self,
        sampler: &Sampler,
        at: &[f64],
        place: &mut Vec<i64>,
        layer: usize,
    ) -> [f64; 4] {
        let axis = self.axes - 1 - place.len();
        let n = self.size[axis] as i64;
        let scale = if sampler.normalized { n as f64 } else { 1.0 };
        let mut u = at[axis] * scale;
        if sampler.addressing == "mirrored-repeat" {
            // A triangle wave with its minima at even numbers.
            let period = 2.0 * n as f64;
            let phase = u - (u / period).floor() * period;
            u = if phase > n as f64 { period - phase } else { phase };
        }
        let linear = sampler.filter == "linear";
        let from = if linear { u - 0.5 } else { u };
        let low = from.floor() as i64;
        let wrapped = |i: i64| match sampler.addressing.as_str() {
            "repeat" => i.rem_euclid(n),
            "clamp-to-edge" | "mirrored-repeat" => i.clamp(0, n - 1),
            "clamp" => i.clamp(-1, n),
            _ => i,
        };
        let mut inner = |i: i64| {
            place.insert(0, wrapped(i));
            let color = if place.len() == self.axes {
                self.texel(place, layer)
            } else {
                self.sample(sampler, at, place, layer)
            };
            place.remove(0);
            color
        };
        let first = inner(low);
        let part = from - low as f64;
        if !linear || part == 0.0 {
            return first;
        }
        let second = inner(low + 1);
        std::array::from_fn(|k| first[k] + (second[k] - first[k]) * part)
    }

    /// The layer of a coordinate: the nearest integer, ties to even.
    fn layer(&self, at: f64) -> usize {
        (at.round_ties_even().max(0.0) as usize).min(self.layers - 1)
    }
}

pub fn arg(value: ArgValue) -> Arg {
    Arg { value, access: None, id: None, expect: None }
}

pub fn buffer(kind: &str, contents: Contents) -> Arg {
    arg(ArgValue::Buffer(Elements { kind: kind.into(), contents }))
}

pub fn launch(items: usize, args: Vec<Arg>) -> Launch {
    Launch { kernel: "k".into(), global: vec![items as u64], args, ..Launch::default() }
}

fn values(list: &[f64]) -> Contents {
    Contents::Values(list.iter().map(|v| Number::Float(*v)).collect())
}

/// Every format of every type of image, read without a sampler and written, texel by texel.
pub fn formats() -> Vec<Case> {
    let mut numbers = Numbers(7);
    let mut cases = Vec::new();
    for kind in KINDS {
        for order in ORDERS {
            for data in TYPES {
                if kind.depth != (order == "depth") {
                    continue;
                }
                for (suffix, ty) in functions(data) {
                    if kind.depth && suffix != "f" {
                        continue;
                    }
                    cases.push(read_all(&mut numbers, kind, (order, data), suffix, ty));
                    cases.push(write_all(&mut numbers, kind, (order, data), suffix, ty));
                }
            }
        }
    }
    cases
}

/// The coordinates of every texel of an image.
fn everywhere(picture: &Picture, kind: Kind) -> Vec<[i64; 4]> {
    let [w, h, d] = picture.size.map(|n| n as i64);
    let mut list = Vec::new();
    for layer in 0..picture.layers as i64 {
        for z in 0..d {
            for y in 0..h {
                for x in 0..w {
                    let mut at = [x, y, z, 0];
                    if kind.array {
                        at[kind.axes] = layer;
                    }
                    list.push(at);
                }
            }
        }
    }
    list
}

const SIZE: [usize; 3] = [4, 3, 2];

fn read_all(
    numbers: &mut Numbers,
    kind: Kind,
    format: (&'static str, &'static str),
    suffix: &str,
    ty: &str,
) -> Case {
    let picture = Picture::new(numbers, kind, format, SIZE, 3);
    let places = everywhere(&picture, kind);
    let width = if kind.depth { "" } else { "4" };
    let program = format!(
        "{}kernel void k(read_only {} image, global const int4 *at, global {ty}{width} *out) {{
            size_t i = get_global_id(0);
            out[i] = read_image{suffix}(image, at[i]{});
        }}",
        if ty == "half" { "#pragma OPENCL EXTENSION cl_khr_fp16 : enable\n" } else { "" },
        kind.name,
        kind.swizzle(),
    );
    let mut expected = Vec::new();
    for place in &places {
        let layer = if kind.array { place[kind.axes] as usize } else { 0 };
        let color = picture.texel(&place[..kind.axes], layer);
        expected.extend(&color[..if kind.depth { 1 } else { 4 }]);
    }
    let at: Vec<f64> = places.iter().flatten().map(|i| *i as f64).collect();
    let args = vec![
        arg(ArgValue::Image(picture.image.clone())),
        buffer("int4", values(&at)),
        buffer(&format!("{ty}{width}"), Contents::Uninitialized(places.len() as u64)),
    ];
    Case {
        name: format!("read_image{suffix} of {} {}-{}", kind.name, format.0, format.1),
        program,
        launch: launch(places.len(), args),
        // The result must be the nearest number of the type.
        expected: vec![(2, expected, (0.5, 0.0))],
        apart: 4.0 / f64::from(1 << 24),
    }
}

/// A component of a colour to write, and the channel that must be stored for it.
fn written(numbers: &mut Numbers, data: &str, ty: &str) -> (f64, f64) {
    let word = numbers.next();
    let wide = match ty {
        "int" => f64::from(word as i32 >> (word >> 59 & 31)),
        "uint" => f64::from(word as u32 >> (word >> 59 & 31)),
        // Multiples of 1/64 are exact in a half; some are outside the range of normalised types.
        _ => f64::from((word % 321) as i32 - 160) / 64.0,
    };
    let rounded = |scale: f64, low: f64, high: f64| {
        (f64::from(wide as f32 * scale as f32)).round_ties_even().clamp(low, high)
    };
    let stored = match data {
        "unorm8" => rounded(255.0, 0.0, 255.0),
        "unorm16" => rounded(65535.0, 0.0, 65535.0),
        "snorm8" => rounded(127.0, -128.0, 127.0),
        "snorm16" => rounded(32767.0, -32768.0, 32767.0),
        "int8" => wide.clamp(-128.0, 127.0),
        "int16" => wide.clamp(-32768.0, 32767.0),
        "uint8" => wide.clamp(0.0, 255.0),
        "uint16" => wide.clamp(0.0, 65535.0),
        _ => wide,
    };
    (wide, stored)
}

fn write_all(
    numbers: &mut Numbers,
    kind: Kind,
    (order, data): (&'static str, &'static str),
    suffix: &str,
    ty: &str,
) -> Case {
    let mut picture = Picture::new(numbers, kind, (order, data), SIZE, 3);
    picture.image.values.clear();
    let places = everywhere(&picture, kind);
    let program = format!(
        "{}kernel void k(write_only {} image, global const int4 *at, global const {ty}4 *in) {{
            size_t i = get_global_id(0);
            write_image{suffix}(image, at[i]{}, in[i]{});
        }}",
        if ty == "half" { "#pragma OPENCL EXTENSION cl_khr_fp16 : enable\n" } else { "" },
        kind.name,
        kind.swizzle(),
        if kind.depth { ".x" } else { "" },
    );
    let (mut input, mut expected) = (Vec::new(), Vec::new());
    for _ in &places {
        let color: Vec<(f64, f64)> = (0..4).map(|_| written(numbers, data, ty)).collect();
        input.extend(color.iter().map(|c| c.0));
        let order: &[usize] = match order {
            "rg" => &[0, 1],
            "rgba" => &[0, 1, 2, 3],
            "bgra" => &[2, 1, 0, 3],
            "argb" => &[3, 0, 1, 2],
            _ => &[0],
        };
        expected.extend(order.iter().map(|k| color[*k].1));
    }
    let at: Vec<f64> = places.iter().flatten().map(|i| *i as f64).collect();
    let args = vec![
        arg(ArgValue::Image(picture.image.clone())),
        buffer("int4", values(&at)),
        buffer(&format!("{ty}4"), values(&input)),
    ];
    // The specification allows another rounding of normalised types, which differs by one unit of the stored value.
    let apart = if data.contains("norm") { 1.0 } else { 0.0 };
    Case {
        name: format!("write_image{suffix} of {} {order}-{data}", kind.name),
        program,
        launch: launch(places.len(), args),
        expected: vec![(0, expected, (0.0, 0.0))],
        apart,
    }
}

/// Every sampler on every type of image that supports one, with coordinates inside and outside.
pub fn samplers(formats: &[(&'static str, &'static str)]) -> Vec<Case> {
    let mut numbers = Numbers(11);
    let mut cases = Vec::new();
    let mut next = formats.iter().cycle();
    for kind in KINDS.iter().filter(|k| k.name != "image1d_buffer_t") {
        for addressing in ["none", "clamp-to-edge", "clamp", "repeat", "mirrored-repeat"] {
            for filter in ["nearest", "linear"] {
                for normalized in [false, true] {
                    for whole in [false, true] {
                        let repeats = addressing.contains("repeat");
                        if (repeats && !normalized)
                            || (whole && (normalized || filter == "linear" || repeats))
                        {
                            // The combination is undefined.
                            continue;
                        }
                        let sampler = Sampler {
                            addressing: addressing.into(),
                            filter: filter.into(),
                            normalized,
                        };
                        for part in [1.0, 4.0] {
                            let format = match next.next() {
                                _ if kind.depth => ("depth", "float32"),
                                Some(format) => *format,
                                None => continue,
                            };
                            cases.push(sampled(&mut numbers, *kind, format, &sampler, whole, part));
                        }
                    }
                }
            }
        }
    }
    cases
}

/// The number of work-items of a launch that samples.
const SAMPLES: usize = 96;

fn sampled(
    numbers: &mut Numbers,
    kind: Kind,
    format: (&'static str, &'static str),
    sampler: &Sampler,
    whole: bool,
    part: f64,
) -> Case {
    // Sizes are powers of two and other numbers.
    let pick = |numbers: &mut Numbers| [3, 4, 5, 7, 8][(numbers.next() % 5) as usize];
    let size = [pick(numbers), pick(numbers), pick(numbers)];
    let picture = Picture::new(numbers, kind, format, size, 3);
    let integers = format.1.starts_with("int") || format.1.starts_with("uint");
    let (suffix, ty) = functions(format.1)[0];
    let sampler = Sampler {
        filter: if integers { "nearest".into() } else { sampler.filter.clone() },
        ..sampler.clone()
    };
    let width = if kind.depth { "" } else { "4" };
    let coordinate = if whole { "int4" } else { "float4" };
    let program = format!(
        "kernel void k(read_only {} image, sampler_t s, global const {coordinate} *at, global {ty}{width} *out) {{
            size_t i = get_global_id(0);
            out[i] = read_image{suffix}(image, s, at[i]{});
        }}",
        kind.name,
        kind.swizzle(),
    );
    let (mut at, mut expected) = (Vec::new(), Vec::new());
    for _ in 0..SAMPLES {
        let mut place = [0.0; 4];
        for (axis, to) in place.iter_mut().enumerate().take(kind.axes) {
            let n = picture.size[axis] as f64;
            // Multiples of 1/64: their products with sizes are exact in a float, so that the result is
            // unambiguous.
            let steps = |v: f64, parts: f64| (v * parts).floor() / parts;
            let mirrored = sampler.addressing == "mirrored-repeat";
            let inside = sampler.addressing == "none";
            let linear = sampler.filter == "linear";
            let value = match (inside, sampler.normalized) {
                (true, false) if linear => steps(numbers.between(0.5, n - 0.5), 8.0).max(0.5),
                (true, false) => steps(numbers.between(0.0, n), 8.0),
                (true, true) if linear => {
                    let low = 0.5 / n;
                    let steps = ((1.0 - low) * 64.0).floor() - (low * 64.0).ceil();
                    ((low * 64.0).ceil() + (numbers.between(0.0, steps)).floor()) / 64.0
                }
                (true, true) => steps(numbers.between(0.0, 1.0), 64.0),
                (false, false) => steps(numbers.between(-3.0, n + 3.0), 8.0),
                // Devices differ in the texel that they mirror at an edge. Coordinates are therefore between the edges.
                (false, true) if mirrored => steps(numbers.between(-2.5, 3.5), 64.0) + 1.0 / 128.0,
                (false, true) => steps(numbers.between(-2.5, 3.5), 64.0),
            };
            *to = if whole { value.floor() } else { value };
        }
        if kind.array {
            let value = numbers.between(-2.0, 5.0);
            place[kind.axes] = if whole { value.floor() } else { (value * part).floor() / part };
        }
        let layer = if kind.array { picture.layer(place[kind.axes]) } else { 0 };
        let color = picture.sample(&sampler, &place[..kind.axes], &mut Vec::new(), layer);
        at.extend(place);
        expected.extend(&color[..if kind.depth { 1 } else { 4 }]);
    }
    let name = format!(
        "{} {}-{} at {coordinate} through {} {}{}{}",
        kind.name,
        format.0,
        format.1,
        sampler.addressing,
        sampler.filter,
        if sampler.normalized { " normalized" } else { "" },
        if kind.array && part != 1.0 && !whole { ", between layers" } else { "" },
    );
    let mixed = sampler.filter == "linear";
    let args = vec![
        arg(ArgValue::Image(picture.image.clone())),
        arg(ArgValue::Sampler(sampler.clone())),
        buffer(coordinate, values(&at)),
        buffer(&format!("{ty}{width}"), Contents::Uninitialized(SAMPLES as u64)),
    ];
    // Texels of normalised types are rounded before they are interpolated.
    let rounded = if mixed && format.1.contains("norm") { 1.0 / f64::from(1 << 23) } else { 0.0 };
    Case {
        name,
        program,
        launch: launch(SAMPLES, args),
        expected: vec![(3, expected, (0.5, rounded))],
        // Hardware filters have weights of eight bits per axis, and texels have values within a range of 4.
        apart: if mixed { kind.axes as f64 * 4.0 / 256.0 } else { 4.0 / f64::from(1 << 24) },
    }
}
