//! Runs launches of launch files on the reference device: converts arguments to memory, and compares the
//! results with the expected results.

use crate::values::{Difference, channel, differs, image_memory, image_shape, memory_of};
use clman_device::{Access, Finding, Refusal, Settings};
use clman_record::{ArgValue, Contents, Elements, Launch};
use std::collections::HashMap;
use std::time::Duration;

/// The status of launches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub enum Status {
    /// All launches ran.
    Ok,
    /// The device's compiler rejects the program.
    BuildFailed,
    /// The driver failed or its process crashed.
    Crashed,
    /// The device does not support an optional feature that the launches need.
    Unsupported,
    /// The launches were stopped at the time limit.
    Timeout,
}

impl Status {
    /// The name in results.
    pub fn as_str(self) -> &'static str {
        match self {
            Status::Ok => "ok",
            Status::BuildFailed => "build-failed",
            Status::Crashed => "crashed",
            Status::Unsupported => "unsupported",
            Status::Timeout => "timeout",
        }
    }
}

/// A time limit and a clock.
#[derive(Clone, Copy)]
pub struct Limit<'c> {
    /// The time that a launch may take.
    pub time: Duration,
    /// The time since some moment in the past. The caller provides this function, because a browser has another clock.
    pub clock: &'c (dyn Fn() -> Duration + Sync),
}

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
    /// Whether all launches ran as expected: without mismatches, and without unexpected findings other than warnings.
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
    /// The findings that the launch expects.
    pub expected: Vec<Finding>,
    /// The output. A driver's launches of one program share their output, which is in the last run.
    pub printed: Vec<u8>,
    /// Whether the output was cut off at its limit.
    pub is_cut: bool,
    /// The differences from the expected results.
    pub mismatches: Vec<Mismatch>,
    /// The buffers and images after the launch.
    pub buffers: Vec<Memory>,
    /// The time that the launch took, in seconds. For a driver, the last run has the time of all launches.
    pub seconds: f64,
}

/// A buffer or image after a launch.
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
    /// A scalar of a buffer or image.
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
pub fn access(arg: &clman_record::Arg) -> Access {
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

/// Returns a function that creates the error for an invalid argument of a launch from a message.
pub fn in_argument(launch: usize, arg: usize) -> impl Fn(String) -> Refused {
    move |message| Refused { launch, arg: Some(arg), refusal: Refusal::Launch(message) }
}

/// Whether an argument is a buffer or image of an earlier launch. It then has only an id, or an id and a length without
/// contents.
pub fn is_earlier(arg: &clman_record::Arg, known: impl Fn(&str) -> bool) -> bool {
    match &arg.value {
        ArgValue::Earlier => true,
        ArgValue::Buffer(Elements { contents: Contents::Uninitialized(1..), .. }) => {
            arg.id.as_deref().is_some_and(known)
        }
        ArgValue::Image(image) if image.values.is_empty() => arg.id.as_deref().is_some_and(known),
        _ => false,
    }
}

/// The difference between the output and the output that a launch expects; `None` if they are equal, or if the launch
/// does not expect an output.
pub fn expected_printf(launch: &Launch, printed: &[u8]) -> Option<Mismatch> {
    let expected = launch.printf.clone()?;
    let seen = String::from_utf8_lossy(printed).into_owned();
    let index = expected.bytes().zip(seen.bytes()).take_while(|(a, b)| a == b).count();
    (expected != seen).then_some(Mismatch::Printed { index, expected, seen })
}

/// The differences between the buffers and the contents that the launch with index `at` expects.
///
/// # Errors
/// An argument has an expectation but no memory.
pub fn expected_contents(
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
            .ok_or("'expect' applies only to a buffer, an image or a pipe; remove it".to_string())
            .map_err(in_argument(at, arg))?;
        let difference = differs(expect, &buffer.kind, &buffer.bytes);
        mismatches.extend(difference.map(|difference| Mismatch::Buffer { arg, difference }));
    }
    Ok(mismatches)
}

/// Runs launches on the reference device, in order. `limit` applies to each launch.
///
/// # Errors
/// A launch does not fit its kernel, needs a feature that the device does not support, has an invalid argument, or has
/// an expectation for an argument without memory.
pub fn on_reference(
    device: &mut clman_device::Device,
    launches: &[Launch],
    limit: Limit<'_>,
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

/// A buffer or image that is kept after a launch for later launches: the type of its elements, the shape of an image,
/// and the memory.
struct Kept {
    kind: String,
    shape: Option<clman_device::images::Image>,
    buffer: clman_device::Buffer,
}

/// The origin of a buffer or image in a launch: the index and the id of its argument, with the type of the elements and
/// the shape of an image.
struct Origin {
    arg: usize,
    kind: String,
    shape: Option<clman_device::images::Image>,
    id: Option<String>,
}

impl Origin {
    /// The buffer or image as an argument. `n` is its index among the buffers.
    fn argument(&self, n: usize) -> clman_device::Arg {
        match self.shape {
            Some(shape) => clman_device::Arg::Image(n.into(), shape),
            None => clman_device::Arg::Buffer(n.into()),
        }
    }
}

fn reference_launch(
    device: &mut clman_device::Device,
    (at, launch): (usize, &Launch),
    kept: &mut HashMap<String, Kept>,
    limit: Limit<'_>,
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
                        "no earlier launch has a buffer '{id}'; add the key id = \"{id}\" to a buffer of an earlier launch, or write 'buffer'"
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
        shared: Vec::new(),
    };
    let start = (limit.clock)();
    let elapsed = || (limit.clock)().saturating_sub(start);
    let settings = Settings { stop: &|| elapsed() > limit.time || (settings.stop)(), ..*settings };
    let mut outcome = device
        .launch(&request, &mut buffers, &settings)
        .map_err(|refusal| Refused { launch: at, arg: None, refusal })?;
    let seconds = elapsed().as_secs_f64();
    let mut memories = Vec::new();
    for (buffer, Origin { arg, kind, shape, id }) in buffers.into_iter().zip(origins) {
        if let Some(id) = id {
            kept.insert(id, Kept { kind: kind.clone(), shape, buffer: buffer.clone() });
        }
        memories.push(Memory { arg, kind, is_image: shape.is_some(), bytes: buffer.store.bytes });
    }
    let mut mismatches = expected_contents(at, launch, &memories)?;
    mismatches.extend(expected_printf(launch, &outcome.printed));
    let is_expected = |finding: &Finding| launch.finding.as_deref() == Some(finding.kind.name());
    let (expected, findings): (Vec<Finding>, Vec<Finding>) =
        std::mem::take(&mut outcome.findings).into_iter().partition(is_expected);
    if let Some(kind) = launch.finding.as_ref().filter(|_| expected.is_empty()) {
        mismatches.push(Mismatch::Finding(kind.clone()));
    }
    let clman_device::Outcome { printed, is_cut, .. } = outcome;
    let run = Run { findings, expected, printed, is_cut, mismatches, buffers: memories, seconds };
    Ok((run, outcome.status))
}

/// The sampler that a launch describes.
pub fn sampler_of(
    sampler: &clman_record::Sampler,
) -> Result<clman_device::images::Sampler, String> {
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
    if packet == 0 {
        return Err("a packet must have at least one byte; change 'size'".into());
    }
    if bytes.is_none() {
        return Err(format!(
            "the pipe needs more than the {room} available bytes of memory; reduce 'capacity', or increase --memory"
        ));
    }
    let given = store.bytes.len();
    if given % packet != 0 {
        return Err(format!(
            "the contents have {given} bytes, which is not a multiple of the packet size, {packet} bytes; change the contents"
        ));
    }
    if given / packet > pipe.capacity as usize {
        return Err(format!(
            "the contents are {} packets, but the capacity is {}; increase 'capacity'",
            given / packet,
            pipe.capacity
        ));
    }
    let shape = clman_device::PipeShape { packet, capacity: pipe.capacity as usize };
    Ok(clman_device::Buffer { store, access: Access::ReadWrite, pipe: Some(shape) })
}
