//! The messages between host and worker. A message is a frame: a fixed mark, a length, and that number of bytes.

pub use crate::{Access, Status};
use postcard::ser_flavors::Flavor;
use serde::{Deserialize, Serialize};
use serde_bytes::ByteBuf;
use std::io::{self, BufWriter, Read, Write};

/// The first bytes of a frame. Without them, text that a driver prints into the channel could be read as a frame.
const MAGIC: [u8; 4] = *b"clm1";

/// The maximum size of a frame in bytes. A worker that sends more is faulty.
const MOST_BYTES: usize = 1 << 31;

/// The maximum size in bytes that is allocated from the announced length alone.
const MOST_TAKEN_AT_WORD: usize = 1 << 26;

/// A request of the host.
#[derive(Debug, Serialize, Deserialize)]
pub enum Request {
    /// List the devices of a library.
    Devices {
        /// The library.
        library: Library,
        /// The vendors' libraries whose devices other workers list. The loader lists these devices too, so they are
        /// left out.
        elsewhere: Vec<String>,
    },
    /// Open a device, by its platform's index and its own index there.
    Open(Library, usize, usize),
    /// Build a program and run it.
    Run(Job),
}

/// A worker's answer.
#[derive(Debug, Serialize, Deserialize)]
pub enum Reply {
    /// The devices of every platform, and the problems found.
    Devices {
        /// The devices in the order of the platforms and, within a platform, of its devices.
        devices: Vec<DeviceInfo>,
        /// The problems, one sentence each.
        problems: Vec<String>,
    },
    /// Whether the device is open. If it is not, jobs on the device report the reason.
    Opened(bool),
    /// The outcome of a job.
    Done(Done),
}

/// A library that lists platforms.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Library {
    /// The system's loader.
    #[default]
    SystemLoader,
    /// The loader with this file name or path.
    Loader(String),
    /// The vendor's driver with this file name or path.
    Vendor(String),
}

impl std::fmt::Display for Library {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Library::SystemLoader => "the OpenCL loader",
            Library::Loader(name) | Library::Vendor(name) => name,
        })
    }
}

/// A device of a driver.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DeviceInfo {
    /// The library that the platform comes from.
    pub library: Library,
    /// The platform's index in the library.
    pub platform_index: usize,
    /// The device's index in its platform.
    pub device_index: usize,
    /// `CL_PLATFORM_NAME`
    pub platform: String,
    /// `CL_PLATFORM_VERSION`
    pub platform_version: String,
    /// `CL_DEVICE_NAME`
    pub name: String,
    /// `CL_DEVICE_VENDOR`
    pub vendor: String,
    /// `CL_DEVICE_VERSION`
    pub version: String,
    /// `CL_DRIVER_VERSION`
    pub driver: String,
    /// The versions of OpenCL C, such as `1.2`: the version in `CL_DEVICE_OPENCL_C_VERSION` and, for newer drivers, all
    /// versions in `CL_DEVICE_OPENCL_C_ALL_VERSIONS`.
    pub opencl_c: Vec<String>,
    /// `CL_DEVICE_EXTENSIONS` and `CL_DEVICE_OPENCL_C_FEATURES`.
    pub features: Vec<String>,
    /// Whether it is a GPU.
    pub is_gpu: bool,
    /// Whether it is a CPU.
    pub is_cpu: bool,
    /// The number of bits of an address: 32 or 64; 0 if the query fails.
    pub address_bits: u32,
}

/// A program and its launches, in order.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Job {
    /// [`DeviceInfo::library`]
    pub library: Library,
    /// [`DeviceInfo::platform_index`]
    pub platform_index: usize,
    /// [`DeviceInfo::device_index`]
    pub device_index: usize,
    /// The OpenCL C source.
    pub source: ByteBuf,
    /// The included files: the name in the directive, and the text.
    pub headers: Vec<(String, ByteBuf)>,
    /// The options, as for `clBuildProgram`.
    pub options: String,
    /// Whether to compile the program without linking it, if the driver supports this (since OpenCL 1.2). This takes
    /// half the time, and suffices for a program without launches.
    pub is_only_compiled: bool,
    /// The launches. If there are none, the program is only built.
    pub launches: Vec<Launch>,
}

/// One launch of a kernel.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Launch {
    /// The kernel's name.
    pub kernel: String,
    /// The number of work-items in each of the one to three dimensions.
    pub global: Vec<usize>,
    /// The number of work-items of a work-group in each dimension. If it is `None`, the driver chooses.
    pub local: Option<Vec<usize>>,
    /// The first global id in each dimension.
    pub offset: Option<Vec<usize>>,
    /// The arguments, in order.
    pub args: Vec<Arg>,
}

/// An argument of a kernel.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Arg {
    /// A buffer of global or constant memory.
    Buffer {
        /// The id under which the contents are kept for later launches of the job; `None` if they are not kept.
        id: Option<String>,
        /// The initial contents.
        contents: Contents,
        /// The access of kernels.
        access: Access,
    },
    /// The buffer or image of an earlier launch with this id.
    Earlier(String),
    /// A number of bytes of local memory.
    Local(usize),
    /// A value, as bytes.
    Value(ByteBuf),
    /// An image.
    Image {
        /// The id under which the contents are kept for later launches of the job; `None` if they are not kept.
        id: Option<String>,
        /// The shape and the initial pixels.
        image: Image,
        /// The access of kernels.
        access: Access,
    },
    /// A sampler.
    Sampler {
        /// Whether coordinates range from 0 to 1.
        normalized: bool,
        /// `cl_addressing_mode`
        addressing: u32,
        /// `cl_filter_mode`
        filter: u32,
    },
}

/// The initial contents of a buffer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Contents {
    /// These bytes.
    Bytes(ByteBuf),
    /// A number of uninitialized bytes.
    Undefined(usize),
    /// No buffer: the null pointer.
    Null,
}

/// An image, described with the constants of the OpenCL API.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Image {
    /// `cl_mem_object_type`
    pub object_type: u32,
    /// `cl_channel_order`
    pub order: u32,
    /// `cl_channel_type`
    pub data_type: u32,
    /// Width, height and depth in pixels; 1 for dimensions that the type does not have.
    pub size: [usize; 3],
    /// The number of layers of an array; 0 for other types.
    pub layers: usize,
    /// The size of a pixel in bytes.
    pub pixel_bytes: usize,
    /// The pixels, without padding; empty if they are uninitialized.
    pub pixels: ByteBuf,
}

/// The outcome of a job.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Done {
    /// The status.
    pub status: Status,
    /// The messages of the compiler and the driver.
    pub log: String,
    /// For each launch that ran, the contents of its buffers and images afterwards, by argument.
    pub contents: Vec<Vec<(usize, ByteBuf)>>,
    /// The output of the kernels.
    pub printed: ByteBuf,
    /// The time that building took, in seconds; almost 0 if the program was cached.
    pub build_seconds: f64,
    /// The time that the launches and their transfers took, in seconds.
    pub run_seconds: f64,
}

impl Done {
    /// An outcome with this status and log, and without results.
    pub fn failed(status: Status, log: impl Into<String>) -> Done {
        Done {
            status,
            log: log.into(),
            contents: Vec::new(),
            printed: ByteBuf::new(),
            build_seconds: 0.0,
            run_seconds: 0.0,
        }
    }
}

/// Writes `message` as a frame, without copying the buffers in it.
///
/// # Errors
/// The channel breaks.
pub fn send(to: &mut impl Write, message: &impl Serialize) -> io::Result<()> {
    let length = postcard::experimental::serialized_size(message).map_err(io::Error::other)?;
    let mut to = BufWriter::new(to);
    to.write_all(&MAGIC)?;
    to.write_all(&(length as u64).to_le_bytes())?;
    postcard::serialize_with_flavor(message, Channel(&mut to)).map_err(io::Error::other)?;
    to.flush()
}

/// The writer that postcard serializes to.
struct Channel<'w, W>(&'w mut W);

impl<W: Write> Flavor for Channel<'_, W> {
    type Output = ();

    fn try_push(&mut self, byte: u8) -> postcard::Result<()> {
        self.try_extend(&[byte])
    }

    fn try_extend(&mut self, bytes: &[u8]) -> postcard::Result<()> {
        self.0.write_all(bytes).map_err(|_| postcard::Error::SerializeBufferFull)
    }

    fn finalize(self) -> postcard::Result<()> {
        Ok(())
    }
}

/// Reads a frame; `None` at the end of the channel.
///
/// # Errors
/// The channel breaks, or its data is not a frame.
pub fn receive<T: for<'d> Deserialize<'d>>(from: &mut impl Read) -> io::Result<Option<T>> {
    let mut head = [0; 12];
    let mut read = 0;
    while read < head.len() {
        match from.read(&mut head[read..]) {
            Ok(0) if read == 0 => return Ok(None),
            Ok(0) => return Err(io::ErrorKind::UnexpectedEof.into()),
            Ok(count) => read += count,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
    let garbage = || io::Error::new(io::ErrorKind::InvalidData, "the answer is malformed");
    let (magic, length) = head.split_at(4);
    let length = u64::from_le_bytes(length.try_into().map_err(|_| garbage())?);
    let length = usize::try_from(length).ok().filter(|length| *length <= MOST_BYTES);
    let length = length.filter(|_| magic == MAGIC).ok_or_else(garbage)?;
    // The length is not trusted: beyond this size, memory grows with the data received.
    let mut body = Vec::with_capacity(length.min(MOST_TAKEN_AT_WORD));
    from.take(length as u64).read_to_end(&mut body)?;
    if body.len() < length {
        return Err(io::ErrorKind::UnexpectedEof.into());
    }
    postcard::from_bytes(&body).map(Some).map_err(|_| garbage())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_sent_comes_back() {
        let job = Job {
            source: ByteBuf::from("kernel void f() {}"),
            launches: vec![Launch {
                kernel: "f".into(),
                global: vec![1, 2, 3],
                args: vec![Arg::Local(4), Arg::Value(ByteBuf::from([1, 2]))],
                ..Launch::default()
            }],
            ..Job::default()
        };
        let mut bytes = Vec::new();
        send(&mut bytes, &job).expect("it is written");
        let back: Option<Job> = receive(&mut bytes.as_slice()).expect("it is read");
        assert_eq!(back, Some(job));
    }

    #[test]
    fn garbage_is_an_error_and_an_end_is_none() {
        let read = |mut bytes: &[u8]| receive::<Job>(&mut bytes);
        assert!(matches!(read(b""), Ok(None)));
        assert!(read(b"Segmentation fault, or so").is_err());
        assert!(read(b"clm1\xff\xff\xff\xff\xff\xff\xff\xff").is_err());
        assert!(read(b"clm1\x09\0\0\0\0\0\0\0short").is_err());
        assert!(read(b"clm1\x04\0\0\0\0\0\0\0\xff\xff\xff\xff").is_err());
    }
}
