//! Runs launches of launch files on any device: converts arguments to memory, and compares the results with
//! the expected ones.

pub use super::Status;
use super::values::{Difference, channel, differs, image_memory, image_shape, memory_of};
use clman_device::Access;
use clman_device::{Finding, Refusal, Settings, Store};
use clman_opencl::Edition;
use clman_record::{ArgValue, Contents, Elements, Launch};
use std::collections::HashMap;
use std::time::{Duration, Instant};

/// The outcome of the launches of one program.
#[derive(Debug)]
pub struct Outcome {
    /// The status.
    pub status: Status,
    /// The messages of the device's compiler and driver.
    pub log: String,
    /// The launches that ran.
    pub runs: Vec<Run>,
    /// The time that building took, in seconds.
    pub build_seconds: f64,
}

impl Outcome {
    /// Whether all launches ran as expected: without unexpected findings and without mismatches.
    pub fn is_fine(&self) -> bool {
        self.status == Status::Ok
            && self.runs.iter().all(|run| {
                run.findings.iter().all(|finding| finding.warning) && run.mismatches.is_empty()
            })
    }
}

/// The outcome of a launch.
#[derive(Debug, Default)]
pub struct Run {
    /// The findings of the detectors, without the expected ones.
    pub findings: Vec<Finding>,
    /// The output. A driver's launches of one program share their output, which is in the last run.
    pub printed: Vec<u8>,
    /// Whether the output was cut off at its limit.
    pub is_cut: bool,
    /// The differences from the expected results.
    pub mismatches: Vec<Mismatch>,
    /// The buffers and images afterwards, by argument.
    pub buffers: Vec<Memory>,
    /// The time that it took, in seconds.
    pub seconds: f64,
}

/// A buffer after a launch.
#[derive(Clone, Debug)]
pub struct Memory {
    /// The index of its argument, from 0.
    pub arg: usize,
    /// The type of its elements.
    pub kind: String,
    /// Whether it is an image.
    pub is_image: bool,
    /// Its contents.
    pub bytes: Vec<u8>,
}

/// A difference from the result that a launch expects.
#[derive(Clone, Debug)]
pub enum Mismatch {
    /// A scalar of a buffer.
    Buffer {
        /// The index of the argument, from 0.
        arg: usize,
        /// The position and the values.
        difference: Difference,
    },
    /// The output.
    Printed {
        /// The index of the first byte that differs.
        index: usize,
        /// The expected output.
        expected: String,
        /// The actual output.
        seen: String,
    },
    /// An expected finding that the detectors did not report.
    Finding(String),
}

/// The access of the kernel to an argument's memory: read and write by default.
fn access(arg: &clman_record::Arg) -> Access {
    match arg.access {
        Some(clman_record::Access::ReadOnly) => Access::ReadOnly,
        Some(clman_record::Access::WriteOnly) => Access::WriteOnly,
        Some(clman_record::Access::ReadWrite) | None => Access::ReadWrite,
    }
}

/// The reason why launches cannot run.
#[derive(Debug)]
pub struct Refused {
    /// The index of the launch, from 0.
    pub launch: usize,
    /// The index of the invalid argument, from 0, if there is one.
    pub arg: Option<usize>,
    /// The reason.
    pub refusal: Refusal,
}

impl std::fmt::Display for Refused {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.arg {
            Some(arg) => write!(f, "argument {}: {}", arg + 1, self.refusal),
            None => self.refusal.fmt(f),
        }
    }
}

/// Creates the error for an invalid argument of a launch.
fn in_argument(launch: usize, arg: usize) -> impl Fn(String) -> Refused {
    move |message| Refused { launch, arg: Some(arg), refusal: Refusal::Launch(message) }
}

/// Whether an argument is a buffer or image of an earlier launch: it only has an id, or an id and a length
/// but no contents.
fn is_earlier(arg: &clman_record::Arg, known: impl Fn(&str) -> bool) -> bool {
    match &arg.value {
        ArgValue::Earlier => true,
        ArgValue::Buffer(Elements { contents: Contents::Uninitialized(1..), .. }) => {
            arg.id.as_deref().is_some_and(known)
        }
        ArgValue::Image(image) if image.values.is_empty() => arg.id.as_deref().is_some_and(known),
        _ => false,
    }
}

fn expected_printf(launch: &Launch, printed: &[u8]) -> Option<Mismatch> {
    let expected = launch.printf.clone()?;
    let seen = String::from_utf8_lossy(printed).into_owned();
    let index = expected.bytes().zip(seen.bytes()).take_while(|(a, b)| a == b).count();
    (expected != seen).then_some(Mismatch::Printed { index, expected, seen })
}

fn expected_contents(
    at: usize,
    launch: &Launch,
    buffers: &[Memory],
) -> Result<Vec<Mismatch>, Refused> {
    let mut mismatches = Vec::new();
    for (arg, given) in launch.args.iter().enumerate() {
        let Some(expect) = &given.expect else { continue };
        // Two arguments may share one buffer.
        let same = |b: &&Memory| {
            let other = launch.args.get(b.arg).and_then(|a| a.id.as_ref());
            b.arg == arg || given.id.is_some() && other == given.id.as_ref()
        };
        let found = buffers.iter().find(same);
        let buffer = found
            .ok_or("'expect' applies only to a buffer or an image; remove it".to_string())
            .map_err(in_argument(at, arg))?;
        let difference = differs(expect, &buffer.kind, &buffer.bytes);
        mismatches.extend(difference.map(|difference| Mismatch::Buffer { arg, difference }));
    }
    Ok(mismatches)
}

/// Runs launches on the reference device, in order. `limit` applies to each launch.
///
/// # Errors
/// A launch does not fit its kernel, or needs a feature that the device does not support.
pub fn on_reference(
    device: &mut clman_device::Device,
    launches: &[Launch],
    limit: Duration,
    settings: &Settings<'_>,
) -> Result<Outcome, Refused> {
    let mut outcome =
        Outcome { status: Status::Ok, log: String::new(), runs: Vec::new(), build_seconds: 0.0 };
    let mut kept = HashMap::new();
    for (at, launch) in launches.iter().enumerate() {
        // The results of earlier launches are still in memory.
        let left = outcome.runs.iter().flat_map(|run| &run.buffers).map(|b| b.bytes.len());
        let kept_bytes = kept.values().map(|k: &Kept| k.buffer.store.taken());
        let taken = left.sum::<usize>() as u64 + kept_bytes.sum::<u64>();
        let memory = settings.memory.saturating_sub(taken);
        let settings = Settings { memory, ..*settings };
        let (run, status) = reference_launch(device, (at, launch), &mut kept, limit, &settings)?;
        outcome.runs.push(run);
        if status == clman_device::Status::Stopped {
            outcome.status = Status::Timeout;
            break;
        }
    }
    Ok(outcome)
}

/// A buffer or image kept after a launch: the type of its elements, and the shape of an image.
struct Kept {
    kind: String,
    shape: Option<clman_device::images::Image>,
    buffer: clman_device::Buffer,
}

/// The origin of a buffer in a launch.
struct Origin {
    arg: usize,
    kind: String,
    shape: Option<clman_device::images::Image>,
    id: Option<String>,
}

impl Origin {
    /// The buffer, by its index, or the image, as an argument.
    fn argument(&self, n: usize) -> clman_device::Arg {
        match self.shape {
            Some(shape) => clman_device::Arg::Image(n, shape),
            None => clman_device::Arg::Buffer(n),
        }
    }
}

/// Removes the finding that a launch expects from its findings; returns a mismatch if it is missing.
fn expected_finding(
    launch: &Launch,
    findings: &mut Vec<clman_device::Finding>,
) -> Option<Mismatch> {
    let expected = launch.finding.as_ref()?;
    let before = findings.len();
    findings.retain(|finding| finding.kind.name() != expected);
    (findings.len() == before).then(|| Mismatch::Finding(expected.clone()))
}

fn reference_launch(
    device: &mut clman_device::Device,
    (at, launch): (usize, &Launch),
    kept: &mut HashMap<String, Kept>,
    limit: Duration,
    settings: &Settings<'_>,
) -> Result<(Run, clman_device::Status), Refused> {
    let mut buffers: Vec<clman_device::Buffer> = Vec::new();
    let mut origins: Vec<Origin> = Vec::new();
    let mut args = Vec::new();
    let mut room = settings.memory;
    for (i, arg) in launch.args.iter().enumerate() {
        let place = in_argument(at, i);
        let access = access(arg);
        let value = match is_earlier(arg, |id| kept.contains_key(id)) {
            true => &ArgValue::Earlier,
            false => &arg.value,
        };
        let (buffer, kind, shape) = match value {
            ArgValue::Buffer(e) if e.contents == Contents::Uninitialized(0) => {
                args.push(clman_device::Arg::Null);
                continue;
            }
            ArgValue::Buffer(e) => {
                let store = memory_of(e, room).map_err(&place)?;
                (clman_device::Buffer { store, access, pipe: None }, e.kind.clone(), None)
            }
            ArgValue::Image(image) => {
                let shape = image_shape(image).map_err(&place)?;
                let store = image_memory(image, &shape, room).map_err(&place)?;
                let kind = channel(&image.format).map_err(&place)?.0;
                (clman_device::Buffer { store, access, pipe: None }, kind, Some(shape))
            }
            ArgValue::Earlier => {
                let id = arg.id.as_deref().unwrap_or_default();
                // Two arguments may share one buffer.
                if let Some(n) = origins.iter().position(|o| o.id.as_deref() == Some(id)) {
                    args.push(origins[n].argument(n));
                    continue;
                }
                let Some(Kept { kind, shape, buffer }) = kept.get(id) else {
                    return Err(place(format!(
                        "no earlier launch has a buffer '{id}'; add the key id = \"{id}\" to one, or write 'buffer'"
                    )));
                };
                let access = if arg.access.is_some() { access } else { buffer.access };
                (clman_device::Buffer { access, ..buffer.clone() }, kind.clone(), *shape)
            }
            ArgValue::Pipe(pipe) => {
                let mut buffer = pipe_of(pipe, room).map_err(&place)?;
                buffer.access = access;
                (buffer, pipe.packets.kind.clone(), None)
            }
            ArgValue::Local(n) => {
                args.push(clman_device::Arg::Local(*n));
                continue;
            }
            ArgValue::Value(e) => {
                args.push(clman_device::Arg::Value(memory_of(e, room).map_err(&place)?.bytes));
                continue;
            }
            ArgValue::Sampler(sampler) => {
                args.push(clman_device::Arg::Sampler(sampler_of(sampler).map_err(&place)?));
                continue;
            }
        };
        room = room.saturating_sub(buffer.store.taken());
        let origin = Origin { arg: i, kind, shape, id: arg.id.clone() };
        args.push(origin.argument(buffers.len()));
        buffers.push(buffer);
        origins.push(origin);
    }
    let request = clman_device::Launch {
        kernel: launch.kernel.clone(),
        global: launch.global.clone(),
        local: launch.local.clone(),
        offset: launch.offset.clone(),
        args,
    };
    let start = Instant::now();
    let settings = Settings { stop: &|| start.elapsed() > limit || (settings.stop)(), ..*settings };
    let mut outcome = device
        .launch(&request, &mut buffers, &settings)
        .map_err(|refusal| Refused { launch: at, arg: None, refusal })?;
    let seconds = start.elapsed().as_secs_f64();
    let mut memories = Vec::new();
    for (buffer, Origin { arg, kind, shape, id }) in buffers.into_iter().zip(origins) {
        if let Some(id) = id {
            kept.insert(id, Kept { kind: kind.clone(), shape, buffer: buffer.clone() });
        }
        memories.push(Memory { arg, kind, is_image: shape.is_some(), bytes: buffer.store.bytes });
    }
    let mut mismatches = expected_contents(at, launch, &memories)?;
    mismatches.extend(expected_printf(launch, &outcome.printed));
    let mut findings = std::mem::take(&mut outcome.findings);
    mismatches.extend(expected_finding(launch, &mut findings));
    let clman_device::Outcome { printed, is_cut, .. } = outcome;
    let run = Run { findings, printed, is_cut, mismatches, buffers: memories, seconds };
    Ok((run, outcome.status))
}

/// The sampler that a launch describes.
fn sampler_of(sampler: &clman_record::Sampler) -> Result<clman_device::images::Sampler, String> {
    use clman_device::images::Addressing;
    Ok(clman_device::images::Sampler {
        addressing: match sampler.addressing.as_str() {
            "none" => Addressing::None,
            "clamp-to-edge" => Addressing::ClampToEdge,
            "clamp" => Addressing::Clamp,
            "repeat" => Addressing::Repeat,
            "mirrored-repeat" => Addressing::MirroredRepeat,
            other => return Err(format!("'{other}' is not an addressing mode")),
        },
        linear: match sampler.filter.as_str() {
            "nearest" => false,
            "linear" => true,
            other => return Err(format!("'{other}' is not a filter mode")),
        },
        normalized: sampler.normalized,
    })
}

/// A pipe with its initial packets.
fn pipe_of(pipe: &clman_record::Pipe, room: u64) -> Result<clman_device::Buffer, String> {
    let store = memory_of(&pipe.packets, room)?;
    let packet = match pipe.size {
        Some(size) => usize::try_from(size).unwrap_or(0),
        None => {
            let one = Elements { contents: Contents::Uninitialized(1), ..pipe.packets.clone() };
            memory_of(&one, room)?.bytes.len()
        }
    };
    /// The approximate overhead of a packet in bytes.
    const PACKET: u64 = 128;
    let one = (packet as u64).saturating_mul(2).saturating_add(PACKET);
    let bytes = one.checked_mul(pipe.capacity).filter(|n| *n <= room);
    let (Some(_), 1..) = (bytes, packet) else {
        return Err("the packets of the pipe need 0 bytes, or more than --memory allows; change 'capacity' or 'size'".into());
    };
    let given = store.bytes.len();
    if given % packet != 0 || given / packet > pipe.capacity as usize {
        return Err(format!(
            "the pipe holds at most {} packets of {packet} bytes, and {given} bytes do not fit; change 'values' or 'capacity'",
            pipe.capacity
        ));
    }
    let shape = clman_device::PipeShape { packet, capacity: pipe.capacity as usize };
    Ok(clman_device::Buffer { store, access: Access::ReadWrite, pipe: Some(shape) })
}

/// A program for a driver: its source and its compiler options.
#[cfg(unix)]
#[derive(Clone, Copy, Debug)]
pub struct Source<'s> {
    /// The OpenCL C source.
    pub text: &'s [u8],
    /// The included files: the name in the directive, and the text.
    pub headers: &'s [(String, Vec<u8>)],
    /// The options, as for `clBuildProgram`, with `-cl-std`.
    pub options: &'s str,
}

/// The edition for the `-cl-std` option of drivers' compilers. There is no option for 1.0, whose programs
/// are compiled as 1.1.
#[cfg(unix)]
pub fn driver_edition(edition: Edition) -> Edition {
    if edition == Edition::V1_0 { Edition::V1_1 } else { edition }
}

/// Runs launches on a device of a driver. `limit` is the time limit for the build and the launches, and
/// `room` the maximum size of their memory in bytes.
///
/// # Errors
/// A launch has an argument that cannot be passed to any device.
#[cfg(unix)]
pub fn on_driver(
    worker: &mut super::icd::Worker,
    device: &super::icd::DeviceInfo,
    source: Source<'_>,
    launches: &[Launch],
    (limit, room): (Duration, u64),
) -> Result<Outcome, Refused> {
    DriverJob::new(source, launches, room)?.run(worker, device, limit)
}

/// A job for a worker, for any device.
#[cfg(unix)]
pub struct DriverJob<'l> {
    launches: &'l [Launch],
    job: super::icd::Job,
    /// For each launch, the types of the buffers and images by argument, and whether they are images.
    shapes: Vec<Vec<Option<(String, bool)>>>,
}

#[cfg(unix)]
impl<'l> DriverJob<'l> {
    /// Prepares the memory of launches, of up to `room` bytes.
    ///
    /// # Errors
    /// A launch has an argument that cannot be passed to any device.
    pub fn new(source: Source<'_>, launches: &'l [Launch], room: u64) -> Result<Self, Refused> {
        use super::icd;
        let mut kinds: HashMap<&str, (String, bool)> = HashMap::new();
        let mut all_shapes: Vec<Vec<Option<(String, bool)>>> = Vec::new();
        let mut translated = Vec::new();
        for (k, launch) in launches.iter().enumerate() {
            let mut args = Vec::new();
            let mut shapes = Vec::new();
            for (at, arg) in launch.args.iter().enumerate() {
                let place = in_argument(k, at);
                let earlier = is_earlier(arg, |id| kinds.contains_key(id));
                let value = if earlier { &ArgValue::Earlier } else { &arg.value };
                args.push(driver_argument(arg, value, room).map_err(&place)?);
                let shape = match value {
                    ArgValue::Buffer(elements) => Some((elements.kind.clone(), false)),
                    ArgValue::Image(image) => {
                        Some((channel(&image.format).map_err(&place)?.0, true))
                    }
                    ArgValue::Earlier => {
                        let id = arg.id.as_deref().unwrap_or_default();
                        kinds.get(id).cloned()
                    }
                    _ => None,
                };
                if let (Some(id), Some(shape)) = (&arg.id, &shape) {
                    kinds.insert(id, shape.clone());
                }
                shapes.push(shape);
            }
            let sizes = |list: &[u64]| list.iter().map(|n| *n as usize).collect::<Vec<_>>();
            translated.push(icd::Launch {
                kernel: launch.kernel.clone(),
                global: sizes(&launch.global),
                local: launch.local.as_deref().map(sizes),
                offset: launch.offset.as_deref().map(sizes),
                args,
            });
            all_shapes.push(shapes);
        }
        let job = icd::Job {
            source: serde_bytes::ByteBuf::from(source.text),
            headers: source
                .headers
                .iter()
                .map(|(name, text)| (name.clone(), serde_bytes::ByteBuf::from(text.as_slice())))
                .collect(),
            options: source.options.to_string(),
            launches: translated,
            ..icd::Job::default()
        };
        Ok(DriverJob { launches, job, shapes: all_shapes })
    }

    /// The job for a program that only has to compile: it is not linked if it has no launches.
    #[must_use]
    pub fn only_compiled(mut self) -> Self {
        self.job.is_only_compiled = true;
        self
    }

    /// Runs the job on a device. `limit` is the time limit for the build and the launches.
    ///
    /// # Errors
    /// A launch expects values that its buffer cannot contain.
    pub fn run(
        self,
        worker: &mut super::icd::Worker,
        device: &super::icd::DeviceInfo,
        limit: Duration,
    ) -> Result<Outcome, Refused> {
        let DriverJob { launches, mut job, shapes } = self;
        job.library = device.library.clone();
        job.platform_index = device.platform_index;
        job.device_index = device.device_index;
        let done = worker.run(job, limit);
        let last = done.contents.len().checked_sub(1);
        let mut runs = Vec::new();
        for (k, contents) in done.contents.into_iter().enumerate() {
            let buffers: Vec<Memory> = contents
                .into_iter()
                .filter_map(|(arg, bytes)| {
                    let (kind, is_image) = shapes[k].get(arg)?.clone()?;
                    Some(Memory { arg, kind, is_image, bytes: bytes.into_vec() })
                })
                .collect();
            let mismatches = expected_contents(k, &launches[k], &buffers)?;
            let mut run = Run { mismatches, buffers, ..Run::default() };
            if Some(k) == last {
                run.printed = done.printed.to_vec();
                run.seconds = done.run_seconds;
            }
            runs.push(run);
        }
        // The output of all launches is a single text.
        let expected: Option<String> = launches
            .iter()
            .filter_map(|l| l.printf.as_deref())
            .map(String::from)
            .reduce(|a, b| a + &b);
        if let (Some(expected), Some(run)) = (expected, runs.last_mut()) {
            let whole = Launch { printf: Some(expected), ..Launch::default() };
            run.mismatches.extend(expected_printf(&whole, &run.printed));
        }
        let (status, log, build_seconds) = (done.status, done.log, done.build_seconds);
        Ok(Outcome { status, log, runs, build_seconds })
    }
}

#[cfg(unix)]
fn driver_argument(
    arg: &clman_record::Arg,
    value: &ArgValue,
    room: u64,
) -> Result<super::icd::Arg, String> {
    use super::icd;
    let access = access(arg);
    let id = arg.id.clone();
    Ok(match value {
        ArgValue::Buffer(elements) => {
            let contents = match elements.contents {
                Contents::Uninitialized(0) => icd::Contents::Null,
                Contents::Uninitialized(_) => {
                    icd::Contents::Undefined(memory_of(elements, room)?.bytes.len())
                }
                _ => icd::Contents::Bytes(memory_of(elements, room)?.bytes.into()),
            };
            icd::Arg::Buffer { id, contents, access }
        }
        ArgValue::Earlier => icd::Arg::Earlier(id.unwrap_or_default()),
        ArgValue::Local(bytes) => {
            icd::Arg::Local(usize::try_from(*bytes).map_err(|_| "too much local memory")?)
        }
        ArgValue::Value(elements) => {
            let Store { bytes, .. } = memory_of(elements, room)?;
            icd::Arg::Value(bytes.into())
        }
        ArgValue::Image(image) => {
            icd::Arg::Image { id, image: super::values::driver_image(image, room)?, access }
        }
        ArgValue::Pipe(_) => {
            return Err("an OpenCL host cannot write packets to a pipe; only the reference device runs a launch with a pipe argument".into());
        }
        ArgValue::Sampler(sampler) => {
            use clman_device::images::Addressing;
            let sampler = sampler_of(sampler)?;
            icd::Arg::Sampler {
                normalized: sampler.normalized,
                addressing: match sampler.addressing {
                    Addressing::None => opencl_sys::CL_ADDRESS_NONE,
                    Addressing::ClampToEdge => opencl_sys::CL_ADDRESS_CLAMP_TO_EDGE,
                    Addressing::Clamp => opencl_sys::CL_ADDRESS_CLAMP,
                    Addressing::Repeat => opencl_sys::CL_ADDRESS_REPEAT,
                    Addressing::MirroredRepeat => opencl_sys::CL_ADDRESS_MIRRORED_REPEAT,
                },
                filter: if sampler.linear {
                    opencl_sys::CL_FILTER_LINEAR
                } else {
                    opencl_sys::CL_FILTER_NEAREST
                },
            }
        }
    })
}
