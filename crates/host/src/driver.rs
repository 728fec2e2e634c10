//! Runs launches of launch files on devices of drivers.

use super::icd;
use clman_device::Store;
use clman_device::images::ImageKind;
use clman_opencl::Edition;
use clman_record::{ArgValue, Contents, Launch};
use clman_runner::launch::{
    Memory, Outcome, Refused, Run, access, expected_contents, expected_printf, in_argument,
    is_earlier, sampler_of,
};
use clman_runner::values::{channel, image_memory, image_shape, memory_of};
use std::collections::HashMap;
use std::time::Duration;

/// A program for a driver: its source and its compiler options.
#[derive(Clone, Copy, Debug)]
pub struct Source<'s> {
    /// The OpenCL C source.
    pub text: &'s [u8],
    /// The included files: the name in the directive, and the text.
    pub headers: &'s [(String, Vec<u8>)],
    /// The options, as for `clBuildProgram`.
    pub options: &'s str,
}

/// The edition to pass to a driver's compiler in the option `-cl-std`. The option has no value for 1.0, so programs of
/// 1.0 are compiled as 1.1.
pub fn driver_edition(edition: Edition) -> Edition {
    if edition == Edition::V1_0 { Edition::V1_1 } else { edition }
}

/// Runs launches on a device of a driver. `limit` is the time limit for the build and the launches, and `room` is the
/// maximum size of each argument's memory in bytes.
///
/// # Errors
/// A launch has an argument that cannot be passed to any device, or an expectation for an argument without memory.
pub fn on_driver(
    worker: &mut icd::Worker,
    device: &icd::DeviceInfo,
    source: Source<'_>,
    launches: &[Launch],
    (limit, room): (Duration, u64),
) -> Result<Outcome, Refused> {
    DriverJob::new(source, launches, room)?.run(worker, device, limit)
}

/// A job that a worker can run on any device.
pub struct DriverJob<'l> {
    launches: &'l [Launch],
    job: icd::Job,
    /// For each launch, by argument: the types of the buffers and images, and whether they are images.
    shapes: Vec<Vec<Option<(String, bool)>>>,
}

impl<'l> DriverJob<'l> {
    /// Prepares the memory of launches, of up to `room` bytes for each argument.
    ///
    /// # Errors
    /// A launch has an argument that cannot be passed to any device.
    pub fn new(source: Source<'_>, launches: &'l [Launch], room: u64) -> Result<Self, Refused> {
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

    /// Changes the job so that its program only has to compile: if the job has no launches, the program is not linked.
    #[must_use]
    pub fn only_compiled(mut self) -> Self {
        self.job.is_only_compiled = true;
        self
    }

    /// Runs the job on a device. `limit` is the time limit for the build and the launches.
    ///
    /// # Errors
    /// A launch has an expectation for an argument without memory.
    pub fn run(
        self,
        worker: &mut icd::Worker,
        device: &icd::DeviceInfo,
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

fn driver_argument(
    arg: &clman_record::Arg,
    value: &ArgValue,
    room: u64,
) -> Result<icd::Arg, String> {
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
        ArgValue::Image(image) => icd::Arg::Image { id, image: driver_image(image, room)?, access },
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

/// The image of a launch file, described with the constants of the OpenCL API. The error states why drivers cannot have
/// such an image.
fn driver_image(image: &clman_record::Image, room: u64) -> Result<icd::Image, String> {
    let shape = image_shape(image)?;
    let object_type = match shape.kind {
        ImageKind::Image1d => opencl_sys::CL_MEM_OBJECT_IMAGE1D,
        ImageKind::Image1dArray => opencl_sys::CL_MEM_OBJECT_IMAGE1D_ARRAY,
        ImageKind::Image1dBuffer => opencl_sys::CL_MEM_OBJECT_IMAGE1D_BUFFER,
        ImageKind::Image2d | ImageKind::Image2dDepth => opencl_sys::CL_MEM_OBJECT_IMAGE2D,
        ImageKind::Image2dArray | ImageKind::Image2dArrayDepth => {
            opencl_sys::CL_MEM_OBJECT_IMAGE2D_ARRAY
        }
        ImageKind::Image3d => opencl_sys::CL_MEM_OBJECT_IMAGE3D,
        _ => return Err(format!("the OpenCL API cannot create an {} on its own", image.kind)),
    };
    if shape.levels != 1 {
        return Err("only the reference device supports images with mipmap levels".into());
    }
    let size = |n: u64| usize::try_from(n).map_err(|_| "the image is too large".to_string());
    let pixels = match image.values.is_empty() {
        true => Vec::new(),
        false => image_memory(image, &shape, room)?.bytes,
    };
    Ok(icd::Image {
        object_type,
        order: shape.format.order_code(),
        data_type: shape.format.data_code(),
        size: [size(image.width)?, size(image.height)?, size(image.depth)?],
        layers: if shape.is_array() { size(image.layers)? } else { 0 },
        pixel_bytes: shape.format.bytes(),
        pixels: pixels.into(),
    })
}
