//! Launch files: the kernel to run, its arguments, and the expected results.
//!
//! A launch file of `clman run` and `[[example.launch]]` of a record have the same keys.

use super::table::{
    Key, Lines, Reader, RecordError, Shape, integer, key, parse_document, required,
};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// One launch of one kernel.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Launch {
    /// The program's file, relative to the launch file. `None` in a record, whose example is the program.
    pub source: Option<String>,
    /// The version of OpenCL C: `1.2`.
    pub std: Option<String>,
    /// The build options, as for `clBuildProgram`.
    pub options: Option<String>,
    /// The kernel's name.
    pub kernel: String,
    /// The number of work-items in each of the one to three dimensions.
    pub global: Vec<u64>,
    /// The number of work-items of a work-group in each dimension.
    pub local: Option<Vec<u64>>,
    /// The first global id in each dimension.
    pub offset: Option<Vec<u64>>,
    /// The expected output of `printf`.
    pub printf: Option<String>,
    /// The finding that the detectors must report.
    pub finding: Option<String>,
    /// The kernel arguments, in order.
    pub args: Vec<Arg>,
}

/// An argument of a kernel.
#[derive(Clone, Debug, PartialEq)]
pub struct Arg {
    /// The value that is passed.
    pub value: ArgValue,
    /// The access of the kernel to a buffer or image.
    pub access: Option<Access>,
    /// An id by which a later launch refers to the argument. The contents are kept for that launch.
    pub id: Option<String>,
    /// The expected contents after the launch.
    pub expect: Option<Expect>,
}

/// The value of an argument.
#[derive(Clone, Debug, PartialEq)]
pub enum ArgValue {
    /// A buffer of elements.
    Buffer(Elements),
    /// A number of bytes of local memory.
    Local(u64),
    /// A value.
    Value(Elements),
    /// An image.
    Image(Image),
    /// A sampler.
    Sampler(Sampler),
    /// A pipe.
    Pipe(Pipe),
    /// A buffer or image that an earlier launch named with `id`.
    Earlier,
}

/// Elements of one type.
#[derive(Clone, Debug, PartialEq)]
pub struct Elements {
    /// An OpenCL C type: `float4`. It may be empty if the contents are [`Contents::Bytes`].
    pub kind: String,
    /// The contents of the elements.
    pub contents: Contents,
}

/// The contents of elements.
#[derive(Clone, Debug, PartialEq)]
pub enum Contents {
    /// Scalars, in order.
    Values(Vec<Number>),
    /// A number of uninitialized elements. If the number is 0, the argument is a null pointer.
    Uninitialized(u64),
    /// A number of elements, and the value of all their scalars.
    Fill(u64, Number),
    /// A number of elements, the first scalar, and the difference between each further scalar and the scalar before it.
    Range(u64, Number, Number),
    /// Raw bytes.
    Bytes(Vec<u8>),
}

/// A number in a launch file.
#[derive(Clone, Copy, Debug)]
pub enum Number {
    /// A signed or unsigned integer of up to 64 bits.
    Int(i128),
    /// A float, including `nan` and `inf`.
    Float(f64),
}

/// The access of the kernel to a buffer or image.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Access {
    ReadWrite,
    ReadOnly,
    WriteOnly,
}

/// The expected contents of an argument after the launch.
#[derive(Clone, Debug, PartialEq)]
pub struct Expect {
    /// The permitted lists of scalars; usually there is one.
    pub any_of: Vec<Vec<Number>>,
    /// The tolerance for floats, in units in the last place.
    pub ulp: f64,
    /// Whether the scalars may be in any order.
    pub unordered: bool,
}

/// An image argument.
#[derive(Clone, Debug, PartialEq)]
pub struct Image {
    /// The type: `image2d_t`.
    pub kind: String,
    /// The format: `rgba-float32`.
    pub format: String,
    /// The width in texels.
    pub width: u64,
    /// The height in texels; 1 if the type has no height.
    pub height: u64,
    /// The depth in texels; 1 if the type has no depth.
    pub depth: u64,
    /// The number of layers of an array; 1 if the type is not an array.
    pub layers: u64,
    /// The number of mip levels, each half the size of the previous level; 1 if the image is not mip-mapped.
    pub levels: u64,
    /// The number of samples per texel; 1 if the image is not a multi-sample image.
    pub samples: u64,
    /// Channel values, in order; empty for an uninitialized image.
    pub values: Vec<Number>,
}

/// A sampler argument.
#[derive(Clone, Debug, PartialEq)]
pub struct Sampler {
    /// One of `none`, `clamp-to-edge`, `clamp`, `repeat` and `mirrored-repeat`.
    pub addressing: String,
    /// One of `nearest` and `linear`.
    pub filter: String,
    /// Whether coordinates range from 0 to 1.
    pub normalized: bool,
}

/// A pipe argument.
#[derive(Clone, Debug, PartialEq)]
pub struct Pipe {
    /// The packets in the pipe: elements of the packets' type, or raw bytes.
    pub packets: Elements,
    /// The size of a packet in bytes if packets are structs; otherwise `None`.
    pub size: Option<u64>,
    /// The maximum number of packets.
    pub capacity: u64,
}

/// The names of the findings of the detectors.
pub const FINDINGS: &[&str] = &[
    "data-race",
    "out-of-bounds-read",
    "out-of-bounds-write",
    "uninitialized-read",
    "null-dereference",
    "misaligned-access",
    "write-to-read-only",
    "read-from-write-only",
    "barrier-divergence",
    "unwaited-event",
    "invalid-event",
    "divergent-call",
    "divide-by-zero",
    "invalid-address-space",
    "work-group-size",
];

const BUFFER: &[Key] = &[
    key("type", Shape::Text, "An OpenCL C type, such as float4."),
    key("values", Shape::Numbers, "The scalars in order: a multiple of the vector's width."),
    key("len", Shape::Natural, "The number of elements; 0 is a null pointer."),
    key("fill", Shape::Number, "The value of every scalar."),
    key("range", Shape::Numbers, "The first scalar and the step from one to the next."),
    key("bytes", Shape::Text, "The contents in hexadecimal, for structs."),
];
const VALUE: &[Key] = &[
    key("type", Shape::Text, "An OpenCL C type, such as int4."),
    key("values", Shape::Numbers, "The scalars in order."),
    key("bytes", Shape::Text, "The value in hexadecimal, for structs."),
];
const IMAGE: &[Key] = &[
    required("type", Shape::Text, "An image type, such as image2d_t."),
    required("format", Shape::Text, "The channel order and data type, such as rgba-float32."),
    required("width", Shape::Natural, "In texels."),
    key("height", Shape::Natural, "In texels."),
    key("depth", Shape::Natural, "The depth in texels, for 3D images."),
    key("layers", Shape::Natural, "The number of layers, for image arrays."),
    key("levels", Shape::Natural, "The number of mip levels, for mip-mapped images."),
    key("samples", Shape::Natural, "The number of samples of a texel, for multi-sample images."),
    key(
        "values",
        Shape::Numbers,
        "The channel values as they are stored: level by level, layer by layer, row by row.",
    ),
];
const ADDRESSING: &[&str] = &["none", "clamp-to-edge", "clamp", "repeat", "mirrored-repeat"];
const FILTER: &[&str] = &["nearest", "linear"];
const SAMPLER: &[Key] = &[
    key("addressing", Shape::OneOf(ADDRESSING), "The treatment of coordinates outside the image."),
    key("filter", Shape::OneOf(FILTER), "The filter that combines texels."),
    key("normalized", Shape::Bool, "Whether coordinates range from 0 to 1."),
];
const PIPE: &[Key] = &[
    key("type", Shape::Text, "The packets' type, such as int4."),
    key("size", Shape::Natural, "The bytes of a packet, for structs."),
    required("capacity", Shape::Natural, "The maximum number of packets in the pipe."),
    key("values", Shape::Numbers, "The scalars of the packets in the pipe, oldest first."),
    key("bytes", Shape::Text, "The packets in the pipe in hexadecimal, for structs."),
];
const ARG: &[Key] = &[
    key("buffer", Shape::Table(BUFFER), "A buffer."),
    key("local", Shape::Natural, "A number of bytes of local memory."),
    key("value", Shape::Table(VALUE), "A value."),
    key("image", Shape::Table(IMAGE), "An image."),
    key("sampler", Shape::Table(SAMPLER), "A sampler."),
    key("pipe", Shape::Table(PIPE), "A pipe; its expected contents are its packets."),
    key(
        "access",
        Shape::OneOf(&["read-write", "read-only", "write-only"]),
        "The kernel's access to the object.",
    ),
    key("id", Shape::Text, "Keeps its contents for a later launch that names it."),
    key("expect", Shape::Numbers, "The scalars that the object must contain after the launch."),
    key(
        "any_of",
        Shape::NumberLists,
        "Lists of scalars; the object must contain one of the lists after the launch.",
    ),
    key("ulp", Shape::Number, "The maximum error of a float, in units in the last place."),
    key("unordered", Shape::Bool, "Whether the scalars may be in any order."),
];
const LAUNCH_KEYS: [Key; 10] = [
    key("source", Shape::Text, "The program's file, relative to the launch file."),
    key("std", Shape::Text, "The edition of OpenCL C."),
    key("options", Shape::Text, "Build options, as for clBuildProgram."),
    required("kernel", Shape::Text, "The kernel's name."),
    required("global", Shape::Sizes, "The number of work-items in each dimension."),
    key("local", Shape::Sizes, "The number of work-items of a work-group in each dimension."),
    key("offset", Shape::Sizes, "The first global id in each dimension."),
    key("printf", Shape::Text, "The text that must be printed."),
    key("finding", Shape::OneOf(FINDINGS), "The finding that the detectors must report."),
    key("arg", Shape::Tables(ARG), "An entry for each kernel argument, in order."),
];
/// The keys of a launch.
pub(super) const LAUNCH: &[Key] = &LAUNCH_KEYS;
/// The keys of a launch file: the keys of a launch, or several launches.
pub(super) const LAUNCH_FILE: &[Key] = &[
    LAUNCH_KEYS[0],
    LAUNCH_KEYS[1],
    LAUNCH_KEYS[2],
    Key { required: false, ..LAUNCH_KEYS[3] },
    Key { required: false, ..LAUNCH_KEYS[4] },
    LAUNCH_KEYS[5],
    LAUNCH_KEYS[6],
    LAUNCH_KEYS[7],
    LAUNCH_KEYS[8],
    LAUNCH_KEYS[9],
    key("launch", Shape::Tables(LAUNCH), "Several launches, in order, on one built program."),
];

/// Reads a launch file: one launch, or several as `[[launch]]`, which inherit `source`, `std` and `options`
/// from the top level.
///
/// # Errors
/// All errors in it, in the order of the file.
pub fn read_launch_file(text: &str) -> Result<Vec<Launch>, Vec<RecordError>> {
    let lines = Lines::new(text);
    let mut errors = Vec::new();
    let document = parse_document(text, &lines)?;
    let launches = {
        let mut reader =
            Reader::new(&document, 0..0, "the launch file", LAUNCH_FILE, &lines, &mut errors);
        if reader.has("launch") {
            let (source, std, options) =
                (reader.text("source"), reader.text("std"), reader.text("options"));
            let mut launches = reader.tables("launch", LAUNCH, read_launch);
            for launch in &mut launches {
                launch.source = launch.source.take().or_else(|| source.clone());
                launch.std = launch.std.take().or_else(|| std.clone());
                launch.options = launch.options.take().or_else(|| options.clone());
            }
            launches
        } else {
            for needed in ["kernel", "global"] {
                if !reader.has(needed) {
                    reader.error_at(0, format!("the launch file needs the key '{needed}'"));
                }
            }
            vec![read_launch(&mut reader)]
        }
    };
    if errors.is_empty() {
        Ok(launches)
    } else {
        errors.sort();
        Err(errors)
    }
}

/// The line and the column of the value of `key` in the launch with the index `launch` or, if `arg` is given, of the
/// start of the argument with this index. `None` if there is no such key or argument.
pub fn launch_place(
    text: &str,
    launch: usize,
    arg: Option<usize>,
    key: &str,
) -> Option<(usize, usize)> {
    let document = DeTable::parse(text).ok()?.into_inner();
    let element = |table: &'_ DeTable<'_>, list: &str, at: usize| {
        table.get(list)?.get_ref().as_array()?.get(at).map(Spanned::span)
    };
    let offset = {
        let one = document.get("launch").and_then(|all| all.get_ref().as_array()?.get(launch));
        let table = one.map_or(Some(&document), |one| one.get_ref().as_table())?;
        match arg {
            Some(at) => element(table, "arg", at)?.start,
            // A key that all launches share may be given once, at the top level.
            None => table.get(key).or_else(|| document.get(key))?.span().start,
        }
    };
    let place = Lines::new(text).error(offset, "");
    Some((place.line, place.column))
}

pub(super) fn read_launch(reader: &mut Reader<'_, '_>) -> Launch {
    let launch = Launch {
        source: reader.text("source"),
        std: reader.text("std"),
        options: reader.text("options"),
        kernel: reader.text("kernel").unwrap_or_default(),
        global: sizes(reader, "global").unwrap_or_default(),
        local: sizes(reader, "local"),
        offset: sizes(reader, "offset"),
        printf: reader.text("printf"),
        finding: {
            let choices: Vec<(&str, &str)> = FINDINGS.iter().map(|f| (*f, *f)).collect();
            reader.choice("finding", &choices).map(String::from)
        },
        args: reader.tables("arg", ARG, read_arg),
    };
    for (key, sizes) in [("local", &launch.local), ("offset", &launch.offset)] {
        if sizes.as_ref().is_some_and(|s| s.len() != launch.global.len()) {
            reader.error(key, format!("'{key}' must have as many numbers as 'global'"));
        }
    }
    launch
}

fn sizes(reader: &mut Reader<'_, '_>, key: &str) -> Option<Vec<u64>> {
    let numbers = numbers(reader, key)?;
    let sizes: Option<Vec<u64>> = numbers
        .iter()
        .map(|n| match n {
            Number::Int(n) => u64::try_from(*n).ok(),
            Number::Float(_) => None,
        })
        .collect();
    match sizes {
        Some(sizes) if (1..=3).contains(&sizes.len()) => Some(sizes),
        _ => {
            reader
                .error(key, format!("'{key}' must be one to three numbers that are not negative"));
            None
        }
    }
}

fn read_arg(reader: &mut Reader<'_, '_>) -> Arg {
    let kinds = ["buffer", "local", "value", "image", "sampler", "pipe"];
    let given: Vec<&str> = kinds.into_iter().filter(|k| reader.has(k)).collect();
    if given.len() > 1 {
        let second = given[1];
        reader.error(second, format!("an argument must have only one of {}", kinds.join(", ")));
    }
    let value = match given.first() {
        Some(&"buffer") => {
            let keys = "'values', 'len' or 'bytes'";
            reader.table("buffer", BUFFER, |r| elements(r, "a buffer", keys)).map(ArgValue::Buffer)
        }
        Some(&"local") => reader.natural("local").map(ArgValue::Local),
        Some(&"value") => {
            let keys = "'values' or 'bytes'";
            reader.table("value", VALUE, |r| elements(r, "a value", keys)).map(ArgValue::Value)
        }
        Some(&"image") => reader.table("image", IMAGE, image).map(ArgValue::Image),
        Some(&"sampler") => reader.table("sampler", SAMPLER, sampler).map(ArgValue::Sampler),
        Some(&"pipe") => reader.table("pipe", PIPE, pipe).map(ArgValue::Pipe),
        _ => {
            if !reader.has("id") {
                let at = reader.start();
                reader.error_at(
                    at,
                    format!(
                        "an argument needs one of {}; for an earlier argument, 'id' is enough",
                        kinds.join(", ")
                    ),
                );
            }
            None
        }
    };
    let any_of = match (reader.has("expect"), reader.has("any_of")) {
        (true, true) => {
            reader.error("any_of", "an argument must not have both 'expect' and 'any_of'");
            None
        }
        (true, false) => numbers(reader, "expect").map(|numbers| vec![numbers]),
        (false, true) => {
            let lists = reader.item("any_of").and_then(DeValue::as_array).map(|lists| {
                lists.iter().map(|l| numbers_of(l.get_ref())).collect::<Option<Vec<_>>>()
            });
            let lists = lists.flatten();
            if lists.is_none() {
                reader.error("any_of", "'any_of' must be a list of lists of numbers");
            }
            lists
        }
        (false, false) => None,
    };
    let ulp = number(reader, "ulp").map(Number::as_f64);
    let unordered = reader.bool("unordered");
    if any_of.is_none() && (ulp.is_some() || unordered.is_some()) {
        let key = if ulp.is_some() { "ulp" } else { "unordered" };
        reader.error(key, format!("'{key}' has no effect without 'expect' or 'any_of'"));
    }
    Arg {
        value: value.unwrap_or(ArgValue::Earlier),
        access: reader.choice(
            "access",
            &[
                ("read-write", Access::ReadWrite),
                ("read-only", Access::ReadOnly),
                ("write-only", Access::WriteOnly),
            ],
        ),
        id: reader.text("id"),
        expect: any_of.map(|any_of| Expect {
            any_of,
            ulp: ulp.unwrap_or(0.0),
            unordered: unordered.unwrap_or(false),
        }),
    }
}

/// Reads the elements of `what`: a buffer, a value or a pipe. `keys` are the keys that can give its contents.
fn elements(reader: &mut Reader<'_, '_>, what: &str, keys: &str) -> Elements {
    let kind = reader.text("type").unwrap_or_default();
    let contents = if reader.has("bytes") {
        let hex = reader.text("bytes").unwrap_or_default();
        match bytes_of_hex(&hex) {
            Some(bytes) => Contents::Bytes(bytes),
            None => {
                reader.error("bytes", "'bytes' must be pairs of hexadecimal digits");
                Contents::Bytes(Vec::new())
            }
        }
    } else if reader.has("values") {
        Contents::Values(numbers(reader, "values").unwrap_or_default())
    } else if reader.has("len") {
        let len = reader.natural("len").unwrap_or(0);
        if reader.has("fill") {
            Contents::Fill(len, number(reader, "fill").unwrap_or(Number::Int(0)))
        } else if reader.has("range") {
            match numbers(reader, "range").as_deref() {
                Some([start, step]) => Contents::Range(len, *start, *step),
                Some(_) => {
                    reader.error("range", "'range' must be two numbers: the first and the step");
                    Contents::Uninitialized(len)
                }
                None => Contents::Uninitialized(len),
            }
        } else {
            Contents::Uninitialized(len)
        }
    } else {
        let at = reader.start();
        reader.error_at(at, format!("{what} needs {keys}"));
        Contents::Uninitialized(0)
    };
    if kind.is_empty() && !reader.has("bytes") && !reader.has("type") {
        let at = reader.start();
        reader.error_at(at, format!("{what} without 'bytes' needs the key 'type'"));
    }
    Elements { kind, contents }
}

fn image(reader: &mut Reader<'_, '_>) -> Image {
    let mut size = |key, default| reader.natural(key).unwrap_or(default);
    let (width, height, depth) = (size("width", 0), size("height", 1), size("depth", 1));
    let (layers, levels, samples) = (size("layers", 1), size("levels", 1), size("samples", 1));
    Image {
        kind: reader.text("type").unwrap_or_default(),
        format: reader.text("format").unwrap_or_default(),
        width,
        height,
        depth,
        layers,
        levels,
        samples,
        values: numbers(reader, "values").unwrap_or_default(),
    }
}

fn pipe(reader: &mut Reader<'_, '_>) -> Pipe {
    let size = reader.natural("size");
    let capacity = reader.natural("capacity").unwrap_or(0);
    if size.is_some() == reader.has("type") {
        let at = reader.start();
        reader.error_at(at, "a pipe needs one of 'type' and 'size', and not both");
    }
    let packets = if reader.has("values") || reader.has("bytes") {
        elements(reader, "a pipe", "'values' or 'bytes'")
    } else {
        let kind = reader.text("type").unwrap_or_default();
        let bytes = size.is_some();
        let contents =
            if bytes { Contents::Bytes(Vec::new()) } else { Contents::Values(Vec::new()) };
        Elements { kind, contents }
    };
    Pipe { packets, size, capacity }
}

fn sampler(reader: &mut Reader<'_, '_>) -> Sampler {
    let mut word = |key: &str, words: &'static [&'static str], default: &str| {
        let choices: Vec<(&str, &str)> = words.iter().map(|w| (*w, *w)).collect();
        reader.choice(key, &choices).unwrap_or(default).to_string()
    };
    Sampler {
        addressing: word("addressing", ADDRESSING, "none"),
        filter: word("filter", FILTER, "nearest"),
        normalized: reader.bool("normalized").unwrap_or(false),
    }
}

/// Compares numbers as written: `nan` equals itself, `0.0` and `-0.0` differ.
impl PartialEq for Number {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Number::Int(a), Number::Int(b)) => a == b,
            (Number::Float(a), Number::Float(b)) => a.to_bits() == b.to_bits(),
            _ => false,
        }
    }
}

impl Number {
    /// The nearest float.
    pub fn as_f64(self) -> f64 {
        match self {
            Number::Int(n) => n as f64,
            Number::Float(f) => f,
        }
    }

    fn of(value: &DeValue<'_>) -> Option<Number> {
        let in_range = |n: &i128| (i128::from(i64::MIN)..=i128::from(u64::MAX)).contains(n);
        match value {
            DeValue::Integer(n) => integer(n).filter(in_range).map(Number::Int),
            DeValue::Float(f) => f.as_str().parse().ok().map(Number::Float),
            DeValue::Boolean(b) => Some(Number::Int(i128::from(*b))),
            // TOML integers are signed 64-bit numbers; a ulong may need all 64 bits.
            DeValue::String(s) => match s.as_ref() {
                "nan" => Some(Number::Float(f64::NAN)),
                "inf" => Some(Number::Float(f64::INFINITY)),
                "-inf" => Some(Number::Float(f64::NEG_INFINITY)),
                text => text
                    .strip_prefix("0x")
                    .map_or_else(|| text.parse().ok(), |hex| i128::from_str_radix(hex, 16).ok())
                    .filter(in_range)
                    .map(Number::Int),
            },
            _ => None,
        }
    }
}

fn number(reader: &mut Reader<'_, '_>, key: &str) -> Option<Number> {
    let number = Number::of(reader.item(key)?);
    if number.is_none() {
        reader.error(key, format!("'{key}' must be a number"));
    }
    number
}

fn numbers(reader: &mut Reader<'_, '_>, key: &str) -> Option<Vec<Number>> {
    let item = reader.item(key)?;
    let numbers = numbers_of(item);
    if numbers.is_none() {
        reader.error(key, format!("'{key}' must be a list of numbers"));
    }
    numbers
}

fn numbers_of(list: &DeValue<'_>) -> Option<Vec<Number>> {
    list.as_array()?.iter().map(Spanned::get_ref).map(Number::of).collect()
}

fn bytes_of_hex(hex: &str) -> Option<Vec<u8>> {
    let digits: Vec<u8> = hex
        .chars()
        .filter(|c| !c.is_whitespace())
        .map(|c| c.to_digit(16).and_then(|d| u8::try_from(d).ok()))
        .collect::<Option<_>>()?;
    if !digits.len().is_multiple_of(2) {
        return None;
    }
    Some(digits.chunks(2).map(|pair| pair[0] << 4 | pair[1]).collect())
}
