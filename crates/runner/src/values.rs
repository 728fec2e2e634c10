//! Converts values of launch files to bytes in a device's memory and back.
//!
//! Values have the sizes of their types and are little-endian. A vector of three has the size of a vector of four
//! (OpenCL C 3.0, section 6.3.5).

use clman_device::Store;
use clman_device::images::{Format, Image, ImageKind};
use clman_opencl::floating::{half_bits, half_value};
use clman_record::{Contents, Elements, Expect, Number};

/// A scalar type of launch files.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scalar {
    /// An integer.
    Int {
        /// The size in bytes: 1, 2, 4 or 8.
        bytes: usize,
        /// Whether it is signed.
        signed: bool,
    },
    /// `half`
    Half,
    /// `float`
    Float,
    /// `double`
    Double,
}

impl Scalar {
    /// The size in bytes.
    pub fn bytes(self) -> usize {
        match self {
            Scalar::Int { bytes, .. } => bytes,
            Scalar::Half => 2,
            Scalar::Float => 4,
            Scalar::Double => 8,
        }
    }
}

/// The scalar of a type, and the number of scalars in an element.
pub fn type_of(name: &str) -> Result<(Scalar, usize), String> {
    let name = name.trim();
    let base = name.trim_end_matches(|c: char| c.is_ascii_digit());
    let width: usize =
        if base.len() == name.len() { 1 } else { name[base.len()..].parse().unwrap_or(0) };
    let int = |bytes, signed| Some(Scalar::Int { bytes, signed });
    let scalar = match base {
        "char" | "signed char" => int(1, true),
        "uchar" | "unsigned char" | "bool" => int(1, false),
        "short" => int(2, true),
        "ushort" | "unsigned short" => int(2, false),
        "int" | "atomic_int" => int(4, true),
        "uint" | "unsigned" | "unsigned int" | "atomic_uint" => int(4, false),
        "long" | "ptrdiff_t" | "intptr_t" | "atomic_long" => int(8, true),
        "ulong" | "unsigned long" | "size_t" | "uintptr_t" | "atomic_ulong" => int(8, false),
        "half" => Some(Scalar::Half),
        "float" | "atomic_float" => Some(Scalar::Float),
        "double" | "atomic_double" => Some(Scalar::Double),
        _ => None,
    };
    match scalar {
        Some(s) if matches!(width, 1 | 2 | 3 | 4 | 8 | 16) => Ok((s, width)),
        _ => Err(format!(
            "'{name}' is not a scalar or vector type of OpenCL C; for a struct, write its bytes"
        )),
    }
}

fn encode(scalar: Scalar, n: Number) -> Result<[u8; 8], String> {
    let mut out = [0; 8];
    match scalar {
        Scalar::Int { bytes, signed } => {
            let value = match n {
                Number::Int(v) => v,
                Number::Float(f) if f.fract() == 0.0 && f.is_finite() => f as i128,
                Number::Float(f) => {
                    return Err(format!(
                        "{f} is not an integer; write an integer, or use a floating type"
                    ));
                }
            };
            let bits = 8 * bytes as u32;
            // Both the signed and the unsigned notation of a type's bits are accepted.
            if value < -(1i128 << (bits - 1)) || value >= 1i128 << bits {
                let sign = if signed { "" } else { "unsigned " };
                return Err(format!(
                    "{value} does not fit an {sign}integer of {bits} bits; use a wider type"
                ));
            }
            out[..bytes].copy_from_slice(&(value as u64).to_le_bytes()[..bytes]);
        }
        Scalar::Half => {
            out[..2].copy_from_slice(&half_bits(n.as_f64()).to_le_bytes());
        }
        Scalar::Float => out[..4].copy_from_slice(&(n.as_f64() as f32).to_le_bytes()),
        Scalar::Double => out.copy_from_slice(&n.as_f64().to_le_bytes()),
    }
    Ok(out)
}

/// Reads a scalar from memory.
fn decode(scalar: Scalar, bytes: &[u8]) -> Number {
    let mut word = [0u8; 8];
    word[..bytes.len().min(8)].copy_from_slice(&bytes[..bytes.len().min(8)]);
    let bits = u64::from_le_bytes(word);
    match scalar {
        Scalar::Int { bytes, signed: false } => {
            Number::Int(i128::from(bits & (u64::MAX >> (64 - 8 * bytes))))
        }
        Scalar::Int { bytes, .. } => {
            let up = 64 - 8 * bytes as u32;
            Number::Int(i128::from((bits << up) as i64 >> up))
        }
        Scalar::Half => Number::Float(half_value(bits as u16).into()),
        Scalar::Float => Number::Float(f64::from(f32::from_bits(bits as u32))),
        Scalar::Double => Number::Float(f64::from_bits(bits)),
    }
}

/// The size of an element in bytes. A vector of three has the size of a vector of four.
pub fn stride(scalar: Scalar, width: usize) -> usize {
    scalar.bytes() * if width == 3 { 4 } else { width }
}

/// The message for memory that does not fit into `room` bytes. Uninitialized memory may need twice its own size.
fn too_large(room: u64) -> String {
    format!("it needs more than the {room} available bytes of memory; increase --memory")
}

/// Makes memory with the contents that `elements` describe. The error is a message: the type is unknown, the values do
/// not fit it, or they need more than `room` bytes. Contents that are given as bytes are not checked.
pub fn memory_of(elements: &Elements, room: u64) -> Result<Store, String> {
    let too_large = || too_large(room);
    if let Contents::Bytes(bytes) = &elements.contents {
        return Ok(Store::new(bytes.clone()));
    }
    let (scalar, width) = type_of(&elements.kind)?;
    let element = stride(scalar, width);
    let sized = |len: u64| -> Result<usize, String> {
        let bytes = len.checked_mul(element as u64).filter(|n| *n <= room);
        bytes.map(|n| n as usize).ok_or_else(too_large)
    };
    let spread = |values: &mut dyn Iterator<Item = Number>, len: u64| -> Result<Store, String> {
        let mut bytes = vec![0; sized(len)?];
        for (i, value) in values.enumerate() {
            let at = i / width * element + i % width * scalar.bytes();
            bytes[at..at + scalar.bytes()]
                .copy_from_slice(&encode(scalar, value)?[..scalar.bytes()]);
        }
        Ok(Store::new(bytes))
    };
    match &elements.contents {
        Contents::Values(values) => {
            if values.len() % width != 0 {
                return Err(format!(
                    "the number of scalars is {}, which is not a multiple of {width}; give {width} for each '{}'",
                    values.len(),
                    elements.kind
                ));
            }
            spread(&mut values.iter().copied(), (values.len() / width) as u64)
        }
        // Memory with uninitialized bytes has a mark for each byte that shows whether it was written. This doubles its
        // size.
        Contents::Uninitialized(len) => match sized(*len)? {
            bytes if bytes as u64 > room / 2 => Err(too_large()),
            bytes => Ok(Store::unwritten(bytes)),
        },
        Contents::Fill(len, value) => {
            sized(*len)?;
            let mut one = vec![0; element];
            for part in one.chunks_exact_mut(scalar.bytes()).take(width) {
                part.copy_from_slice(&encode(scalar, *value)?[..scalar.bytes()]);
            }
            Ok(Store::new(one.repeat(*len as usize)))
        }
        Contents::Range(len, start, step) => {
            let count = sized(*len)? / element * width;
            let mut values = (0..count).map(|i| match (start, step) {
                (Number::Int(a), Number::Int(b)) => Number::Int(a + b * i as i128),
                _ => Number::Float(start.as_f64() + step.as_f64() * i as f64),
            });
            spread(&mut values, *len)
        }
        Contents::Bytes(bytes) => Ok(Store::new(bytes.clone())),
    }
}

/// The scalars of a buffer; `None` if its type is not a scalar or vector.
pub fn scalars(kind: &str, bytes: &[u8]) -> Option<Vec<(Scalar, Number)>> {
    let (scalar, width) = type_of(kind).ok()?;
    let element = stride(scalar, width);
    let mut list = Vec::new();
    for chunk in bytes.chunks_exact(element) {
        for k in 0..width {
            let at = k * scalar.bytes();
            list.push((scalar, decode(scalar, &chunk[at..at + scalar.bytes()])));
        }
    }
    Some(list)
}

/// The distance between two floats, in units in the last place (ULP) of their type. It is 0 for two NaNs, and infinite
/// if the floats differ and one of them is not finite.
fn distance(scalar: Scalar, a: f64, b: f64) -> f64 {
    if (a.is_nan() && b.is_nan()) || a == b {
        return 0.0;
    }
    if !a.is_finite() || !b.is_finite() {
        return f64::INFINITY;
    }
    let (digits, least) = match scalar {
        Scalar::Half => (10, -24),
        Scalar::Float => (23, -149),
        _ => (52, -1074),
    };
    let exponent = if a == 0.0 { least } else { a.abs().log2().floor() as i32 - digits };
    (a - b).abs() / 2f64.powi(exponent.max(least))
}

/// A number, rounded to the type. A number that the type cannot represent is returned unchanged.
fn held(scalar: Scalar, n: Number) -> Number {
    encode(scalar, n).map_or(n, |bytes| decode(scalar, &bytes))
}

fn equal(scalar: Scalar, expected: Number, seen: Number, ulp: f64) -> bool {
    match (held(scalar, expected), seen) {
        (Number::Int(a), Number::Int(b)) => a == b,
        (a, b) => distance(scalar, a.as_f64(), b.as_f64()) <= ulp,
    }
}

/// A scalar that differs from the expected one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Difference {
    /// The index of the scalar.
    pub index: usize,
    /// The type.
    pub scalar: Scalar,
    /// The expected number; `None` for a surplus scalar.
    pub expected: Option<Number>,
    /// The actual number; `None` for a missing scalar.
    pub seen: Option<Number>,
}

/// The first difference of a buffer of `kind` from the expected contents; `None` if one of the alternatives fits. If
/// none fits, the difference is from the alternative with the most equal scalars at its start.
pub fn differs(expect: &Expect, kind: &str, bytes: &[u8]) -> Option<Difference> {
    let bytes_as_scalars;
    let seen = match scalars(kind, bytes) {
        Some(list) => list,
        None => {
            let byte = Scalar::Int { bytes: 1, signed: false };
            bytes_as_scalars = bytes.iter().map(|b| (byte, Number::Int(i128::from(*b))));
            bytes_as_scalars.collect()
        }
    };
    let mut best: Option<Difference> = None;
    for list in &expect.any_of {
        let problem = if expect.unordered {
            unordered(list, &seen, expect.ulp)
        } else {
            (0..list.len().max(seen.len())).find(|i| match (list.get(*i), seen.get(*i)) {
                (Some(a), Some((s, b))) => !equal(*s, *a, *b, expect.ulp),
                _ => true,
            })
        };
        let index = problem?;
        let scalar = seen.first().map_or(Scalar::Double, |s| s.0);
        if best.is_none_or(|best| best.index < index) {
            let expected = list.get(index).copied();
            best = Some(Difference {
                index,
                scalar,
                expected,
                seen: seen.get(index).map(|(_, number)| *number),
            });
        }
    }
    best
}

/// Compares scalars in any order. Returns the index of the first expected scalar that is missing, or of the last
/// expected scalar if there are surplus scalars; `None` if the scalars are the same.
fn unordered(list: &[Number], seen: &[(Scalar, Number)], ulp: f64) -> Option<usize> {
    let mut left: Vec<(Scalar, Number)> = seen.to_vec();
    for (i, a) in list.iter().enumerate() {
        match left.iter().position(|(s, b)| equal(*s, *a, *b, ulp)) {
            Some(at) => {
                left.swap_remove(at);
            }
            None => return Some(i),
        }
    }
    (!left.is_empty()).then_some(list.len().saturating_sub(1))
}

/// The type of an image format's channels in a list of values, and the number of channels: `rgba-float32` has four
/// channels of type `float`. For normalized formats, the values are the stored integers.
///
/// # Errors
/// There is no such format.
pub fn channel(format: &str) -> Result<(String, usize), String> {
    let known = Format::parse(format).ok_or_else(|| {
        format!("'{format}' is not an image format; write rgba-float32, for example")
    })?;
    let kind = match format.split_once('-').map_or("", |f| f.1) {
        "unorm8" | "uint8" => "uchar",
        "snorm8" | "int8" => "char",
        "unorm16" | "uint16" => "ushort",
        "snorm16" | "int16" => "short",
        "uint32" => "uint",
        "int32" => "int",
        "float16" => "half",
        _ => "float",
    };
    Ok((kind.to_string(), known.channels()))
}

/// The shape of an image that a launch describes.
///
/// # Errors
/// The type, the format or the size of the image is not valid.
pub fn image_shape(image: &clman_record::Image) -> Result<Image, String> {
    channel(&image.format)?;
    let kind = ImageKind::ALL.into_iter().find(|k| k.name() == image.kind);
    let (Some(kind), Some(format)) = (kind, Format::parse(&image.format)) else {
        return Err(format!("'{}' is not an image type; write image2d_t, for example", image.kind));
    };
    let shape = Image {
        kind,
        format,
        size: [image.width, image.height, image.depth],
        layers: image.layers,
        levels: image.levels,
        samples: image.samples,
    };
    shape.check(shape.bytes().unwrap_or(0))?;
    Ok(shape)
}

/// The texels of an image. Without values they are uninitialized.
///
/// # Errors
/// The image is too large, the number of values is not the number of channels of all texels, or a value does not fit
/// its channel.
pub fn image_memory(
    image: &clman_record::Image,
    shape: &Image,
    room: u64,
) -> Result<Store, String> {
    let size = shape.bytes().filter(|n| *n <= room);
    let size = size.ok_or_else(|| too_large(room))?;
    if image.values.is_empty() && size > room / 2 {
        return Err(too_large(room));
    }
    if image.values.is_empty() {
        return Ok(Store::unwritten(size as usize));
    }
    let (kind, channels) = channel(&image.format)?;
    let wanted = size / shape.format.bytes() as u64 * channels as u64;
    if image.values.len() as u64 != wanted {
        return Err(format!(
            "the image has {wanted} channel values, not {}; give {wanted} or none",
            image.values.len()
        ));
    }
    let contents = Contents::Values(image.values.clone());
    memory_of(&Elements { kind, contents }, room)
}
