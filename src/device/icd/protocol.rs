//! What host and worker say to each other: frames of a length and that many bytes.

pub use crate::device::{Access, Status};
use postcard::ser_flavors::Flavor;
use serde::{Deserialize, Serialize};
use serde_bytes::ByteBuf;
use std::io::{self, BufWriter, Read, Write};

/// Frames start with this, so that what a driver prints into the channel is not read as one.
const MAGIC: [u8; 4] = *b"clm1";

/// The most bytes of a frame. A worker that says more has lost its mind.
const MOST_BYTES: usize = 1 << 31;

/// The most bytes for which room is made because a frame says that they will come.
const MOST_TAKEN_AT_WORD: usize = 1 << 26;

/// What the host asks for.
#[derive(Debug, Serialize, Deserialize)]
pub enum Request {
    /// Which devices does a library offer?
    Devices {
        /// The library.
        library: Library,
        /// Vendors' libraries that other workers list: the loader lists these too.
        elsewhere: Vec<String>,
    },
    /// Take a device into use, by its platform's place and its own there.
    Open(Library, usize, usize),
    /// Build a program and run it.
    Run(Job),
}

/// What the worker answers.
#[derive(Debug, Serialize, Deserialize)]
pub enum Reply {
    /// The devices of every platform, and what went wrong while they were looked for.
    Devices {
        /// In the order of platforms and of devices in them.
        devices: Vec<DeviceInfo>,
        /// One sentence each.
        problems: Vec<String>,
    },
    /// The device is in use, or is not: the jobs on it will say why.
    Opened,
    /// What came of a job.
    Done(Done),
}

/// Where platforms come from.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Library {
    /// The system's loader.
    #[default]
    SystemLoader,
    /// This loader.
    Loader(String),
    /// A vendor's driver.
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

/// A device that a driver offers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DeviceInfo {
    /// The library that the platform comes from.
    pub library: Library,
    /// The platform's place among those of the library.
    pub platform_index: usize,
    /// The device's place in its platform.
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
    /// `CL_DEVICE_OPENCL_C_VERSION`, and of newer drivers each of `CL_DEVICE_OPENCL_C_ALL_VERSIONS`:
    /// `1.2`.
    pub opencl_c: Vec<String>,
    /// `CL_DEVICE_EXTENSIONS` and `CL_DEVICE_OPENCL_C_FEATURES`.
    pub features: Vec<String>,
    /// Whether it is a GPU.
    pub is_gpu: bool,
    /// Whether it is a CPU.
    pub is_cpu: bool,
    /// Bits of an address: 32 or 64.
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
    /// OpenCL C.
    pub source: ByteBuf,
    /// The files that it includes: the name that stands in the directive, and the text.
    pub headers: Vec<(String, ByteBuf)>,
    /// As for `clBuildProgram`.
    pub options: String,
    /// Compiles the program and does not link it, where the driver can do that (since OpenCL 1.2): half
    /// the time for one that nothing is launched of.
    pub is_only_compiled: bool,
    /// None: the program is only built.
    pub launches: Vec<Launch>,
}

/// One launch of a kernel.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Launch {
    /// Its name.
    pub kernel: String,
    /// Work-items in each dimension; one to three.
    pub global: Vec<usize>,
    /// Work-items of a group, if it is not for the driver to choose.
    pub local: Option<Vec<usize>>,
    /// Where global ids start.
    pub offset: Option<Vec<usize>>,
    /// In order.
    pub args: Vec<Arg>,
}

/// An argument of a kernel.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Arg {
    /// A buffer of global or constant memory.
    Buffer {
        /// Keeps its contents under this name for later launches of the job.
        id: Option<String>,
        /// What is in it.
        contents: Contents,
        /// What kernels may do with it.
        access: Access,
    },
    /// The buffer or image of an earlier launch.
    Earlier(String),
    /// Bytes of local memory.
    Local(usize),
    /// A value, as bytes.
    Value(ByteBuf),
    /// An image.
    Image {
        /// Keeps its contents under this name for later launches of the job.
        id: Option<String>,
        /// Its shape.
        image: Image,
        /// What kernels may do with it.
        access: Access,
    },
    /// A sampler: `CL_ADDRESS_…`, `CL_FILTER_…`.
    Sampler {
        /// Whether coordinates run from 0 to 1.
        normalized: bool,
        /// `cl_addressing_mode`
        addressing: u32,
        /// `cl_filter_mode`
        filter: u32,
    },
}

/// What a buffer starts with.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Contents {
    /// These bytes.
    Bytes(ByteBuf),
    /// That many bytes that nobody wrote.
    Undefined(usize),
    /// No buffer: the null pointer.
    Null,
}

/// An image, in the API's terms.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Image {
    /// `cl_mem_object_type`
    pub object_type: u32,
    /// `cl_channel_order`
    pub order: u32,
    /// `cl_channel_type`
    pub data_type: u32,
    /// Pixels across, down and deep; 1 where the type has no such dimension.
    pub size: [usize; 3],
    /// Layers of an array; 0 of others.
    pub layers: usize,
    /// Bytes of a pixel.
    pub pixel_bytes: usize,
    /// The pixels, without padding.
    pub pixels: ByteBuf,
}

/// What came of a job.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Done {
    /// How it ended.
    pub status: Status,
    /// What the compiler and the driver said.
    pub log: String,
    /// For each launch that ran, the contents of its buffers and images afterwards, by argument.
    pub contents: Vec<Vec<(usize, ByteBuf)>>,
    /// What the kernels printed.
    pub printed: ByteBuf,
    /// Seconds that building took; 0 where the program was known.
    pub build_seconds: f64,
    /// Seconds that the launches took, with their transfers.
    pub run_seconds: f64,
}

impl Done {
    /// A job that ended before anything ran.
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

/// Writes `message` as a frame, without a copy of the buffers in it.
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

/// Where postcard writes what it makes.
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

/// Reads a frame; nothing where the channel ends before it.
///
/// # Errors
/// The channel breaks, or what it says is no frame.
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
    // The length is only a claim: beyond this, memory grows with what really comes.
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
