//! Runs jobs on the devices of a driver. Only workers use this module, because a driver may crash the process that uses
//! it.

use super::library::{Platform, platforms};
use super::protocol::{
    Access, Arg, Contents, DeviceInfo, Done, Image, Job, Launch, Library, Status,
};
use clman_runner::error_name;
use opencl_sys::{
    CL_BGRA, CL_BUILD_ERROR, CL_DEVICE_ADDRESS_BITS, CL_DEVICE_EXTENSIONS,
    CL_DEVICE_MAX_ON_DEVICE_QUEUES, CL_DEVICE_NAME, CL_DEVICE_OPENCL_C_ALL_VERSIONS,
    CL_DEVICE_OPENCL_C_FEATURES, CL_DEVICE_OPENCL_C_VERSION, CL_DEVICE_TYPE, CL_DEVICE_TYPE_ALL,
    CL_DEVICE_TYPE_CPU, CL_DEVICE_TYPE_GPU, CL_DEVICE_VENDOR, CL_DEVICE_VERSION, CL_DRIVER_VERSION,
    CL_MEM_COPY_HOST_PTR, CL_MEM_READ_ONLY, CL_MEM_READ_WRITE, CL_MEM_WRITE_ONLY, CL_PLATFORM_NAME,
    CL_PLATFORM_VERSION, CL_PROGRAM_BUILD_LOG, CL_PROGRAM_BUILD_STATUS, CL_QUEUE_ON_DEVICE,
    CL_QUEUE_ON_DEVICE_DEFAULT, CL_QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE, CL_QUEUE_PROPERTIES,
    CL_RGBA, CL_SNORM_INT8, CL_SNORM_INT16, CL_SUCCESS, CL_TRUE, CL_UNORM_INT8, cl_bitfield,
    cl_command_queue, cl_context, cl_device_id, cl_image_desc, cl_image_format, cl_int, cl_kernel,
    cl_mem, cl_mem_flags, cl_name_version, cl_program, cl_queue_properties, cl_sampler, cl_uint,
    cl_version,
};
use serde_bytes::ByteBuf;
use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::ffi::{CString, c_void};
use std::ptr::{null, null_mut};
use std::time::Instant;

/// The maximum number of cached programs; the oldest is released when another is added.
const MOST_PROGRAMS: usize = 64;

/// The maximum number of devices of a platform. If a driver reports more, its report is rejected.
const MOST_DEVICES: cl_uint = 256;

/// The maximum size of a driver's answer to a query about a platform or a device, in bytes.
const MOST_INFO: usize = 64 << 10;

/// The maximum number of image formats that a driver is asked for.
const MOST_FORMATS: usize = 1024;

/// The maximum size of a compiler's log, in bytes.
const MOST_LOG: usize = 16 << 20;

/// The platforms of a library. For a loader, these are the platforms of all drivers that it finds.
pub struct Drivers {
    library: Library,
    platforms: Vec<Platform>,
    problems: Vec<String>,
    /// The open devices by platform and device index.
    open: HashMap<(usize, usize), Device>,
}

/// An open device.
pub struct Device {
    platform: Platform,
    id: cl_device_id,
    context: cl_context,
    queue: cl_command_queue,
    /// Built programs by key, oldest first, with the compiler's messages. `None` if the compiler rejected the program.
    programs: Vec<(Key, Option<cl_program>, String)>,
}

/// The key of a cached program: the source, the included files, the options, and whether the program is linked.
type Key = (ByteBuf, Vec<(String, ByteBuf)>, String, bool);

/// The failure of a job: its status and message.
struct Failure(Status, String);

/// The failure if the compiler rejects the program. The failure has no message, because the compiler's messages are in
/// the log.
fn rejection() -> Failure {
    Failure(Status::BuildFailed, String::new())
}

impl<M: Into<String>> From<M> for Failure {
    fn from(message: M) -> Self {
        Failure(Status::Crashed, message.into())
    }
}

/// Calls a function of a driver's table. A missing function is an error.
macro_rules! call {
    ($platform:expr, $name:ident ( $($argument:expr),* $(,)? )) => {
        match $platform.table.$name {
            // SAFETY: the arguments fulfil the requirements of OpenCL 3.0 for this function: pointers refer to the
            // stated amount of memory, and handles are valid. Each argument is checked where it is created.
            Some(function) => Ok(unsafe { function($($argument),*) }),
            None => Err(format!("the driver does not provide {}", stringify!($name))),
        }
    };
}

/// As [`call`], for functions that return an error code.
macro_rules! check {
    ($platform:expr, $name:ident ( $($argument:expr),* $(,)? )) => {
        call!($platform, $name($($argument),*)).and_then(|code| ok(stringify!($name), code))
    };
}

/// As [`call`], for functions that return a handle and write their error code to the last argument.
macro_rules! create {
    ($platform:expr, $name:ident ( $($argument:expr),* $(,)? )) => {{
        let mut code: cl_int = CL_SUCCESS;
        call!($platform, $name($($argument,)* &raw mut code))
            .and_then(|handle| ok(stringify!($name), code).map(|()| handle))
    }};
}

/// Whether all versions of OpenCL require that every device with images supports a format (OpenCL 3.0, section
/// 5.3.2.1).
fn is_required(format: &cl_image_format) -> bool {
    match format.image_channel_order {
        CL_RGBA => !matches!(format.image_channel_data_type, CL_SNORM_INT8 | CL_SNORM_INT16),
        CL_BGRA => format.image_channel_data_type == CL_UNORM_INT8,
        _ => false,
    }
}

fn ok(function: &str, code: cl_int) -> Result<(), String> {
    if code == CL_SUCCESS { Ok(()) } else { Err(format!("{function}: {}", error_name(code))) }
}

impl Drivers {
    /// Opens a library.
    pub fn new(library: &Library) -> Drivers {
        let (platforms, problems) = platforms(library);
        Drivers { library: library.clone(), platforms, problems, open: HashMap::new() }
    }

    /// All devices except those of the libraries `elsewhere`, and the problems found.
    pub fn devices(&self, elsewhere: &[String]) -> (Vec<DeviceInfo>, Vec<String>) {
        let mut found = Vec::new();
        let mut problems = self.problems.clone();
        for (platform_index, platform) in self.platforms.iter().enumerate() {
            if !elsewhere.is_empty() && platform.is_of(elsewhere) {
                continue;
            }
            match device_ids(platform) {
                Ok(ids) => found.extend(ids.iter().enumerate().map(|(device_index, id)| {
                    let library = self.library.clone();
                    DeviceInfo { library, platform_index, device_index, ..describe(platform, *id) }
                })),
                Err(error) => problems.push(error),
            }
        }
        (found, problems)
    }

    /// Runs a job.
    pub fn run(&mut self, job: &Job) -> Done {
        let mut done = Done::failed(Status::Ok, "");
        if let Err(Failure(status, message)) = self.try_run(job, &mut done) {
            done.status = status;
            if !message.is_empty() && !done.log.is_empty() {
                done.log.insert(0, '\n');
            }
            done.log.insert_str(0, &message);
        }
        done
    }

    /// The device at `key`, which is the index of the platform and the index of the device in that platform. The device
    /// is opened if necessary.
    pub fn open(&mut self, key: (usize, usize)) -> Result<&mut Device, String> {
        match self.open.entry(key) {
            Entry::Occupied(known) => Ok(known.into_mut()),
            Entry::Vacant(free) => {
                let platform =
                    self.platforms.get(key.0).ok_or("the driver no longer lists the platform")?;
                Ok(free.insert(Device::open(*platform, key.1)?))
            }
        }
    }

    fn try_run(&mut self, job: &Job, done: &mut Done) -> Result<(), Failure> {
        let device = self.open((job.platform_index, job.device_index))?;
        let start = Instant::now();
        let program = device.build(job, &mut done.log)?;
        done.build_seconds = start.elapsed().as_secs_f64();
        let start = Instant::now();
        let mut memory =
            Memory { platform: device.platform, kept: HashMap::new(), all: Vec::new() };
        for launch in &job.launches {
            let contents = device.launch(program, launch, &mut memory)?;
            done.contents.push(contents);
        }
        done.run_seconds = start.elapsed().as_secs_f64();
        Ok(())
    }
}

/// The memory objects of a job. They are released when this value is dropped.
struct Memory {
    platform: Platform,
    /// The objects that later launches may refer to, by id.
    kept: HashMap<String, Object>,
    all: Vec<cl_mem>,
}

/// A buffer or an image.
#[derive(Clone)]
struct Object {
    handle: cl_mem,
    bytes: usize,
    image: Option<Image>,
}

/// Whether kernels on the device can enqueue blocks. Drivers before OpenCL 2.0 do not support this query.
fn has_device_queues(platform: &Platform, id: cl_device_id) -> bool {
    let mut most: cl_uint = 0;
    let answer = check!(
        platform,
        clGetDeviceInfo(
            id,
            CL_DEVICE_MAX_ON_DEVICE_QUEUES,
            size_of::<cl_uint>(),
            (&raw mut most).cast(),
            null_mut(),
        )
    );
    answer.is_ok() && most > 0
}

impl Drop for Memory {
    fn drop(&mut self) {
        for object in self.all.drain(..) {
            let _ = check!(self.platform, clReleaseMemObject(object));
        }
    }
}

impl Device {
    fn open(platform: Platform, index: usize) -> Result<Device, String> {
        let ids = device_ids(&platform)?;
        let id = *ids.get(index).ok_or("the driver no longer lists the device")?;
        let context =
            create!(platform, clCreateContext(null(), 1, &raw const id, None, null_mut()))?;
        let queue = create!(platform, clCreateCommandQueue(context, id, 0))?;
        // Creates the queue on which kernels enqueue blocks. The queue exists as long as the context. If it cannot be
        // created, kernels that do not enqueue blocks still run.
        if has_device_queues(&platform, id) {
            let properties = [
                cl_queue_properties::from(CL_QUEUE_PROPERTIES),
                CL_QUEUE_ON_DEVICE
                    | CL_QUEUE_ON_DEVICE_DEFAULT
                    | CL_QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE,
                0,
            ];
            let properties = properties.as_ptr();
            let _ = create!(platform, clCreateCommandQueueWithProperties(context, id, properties));
        }
        Ok(Device { platform, id, context, queue, programs: Vec::new() })
    }

    /// The built program, from the cache if possible. The compiler's messages are appended to `log`.
    fn build(&mut self, job: &Job, log: &mut String) -> Result<cl_program, Failure> {
        let can_compile = self.platform.table.clCompileProgram.is_some();
        let is_linked = !(job.is_only_compiled && job.launches.is_empty() && can_compile);
        let key = (job.source.clone(), job.headers.clone(), job.options.clone(), is_linked);
        if let Some((_, program, said)) = self.programs.iter().find(|(known, ..)| *known == key) {
            log.push_str(said);
            return program.ok_or_else(rejection);
        }
        let options = CString::new(job.options.as_str())
            .map_err(|_| "the build options contain a NUL character".to_string())?;
        let mut program = self.program_of(&job.source)?;
        let in_steps = !job.headers.is_empty() || !is_linked;
        let built = match in_steps {
            false => check!(
                self.platform,
                clBuildProgram(program, 1, &raw const self.id, options.as_ptr(), None, null_mut())
            ),
            true => self.compile(program, &job.headers, &options),
        };
        let said = self.build_text(program);
        log.push_str(&said);
        let built = built.and_then(|()| match in_steps && is_linked {
            false => Ok(()),
            true => {
                let compiled = program;
                program = create!(
                    self.platform,
                    clLinkProgram(
                        self.context,
                        1,
                        &raw const self.id,
                        c"".as_ptr(),
                        1,
                        &raw const compiled,
                        None,
                        null_mut()
                    )
                )?;
                check!(self.platform, clReleaseProgram(compiled))
            }
        });
        if let Err(error) = built {
            let mut status: cl_int = 0;
            let known = check!(
                self.platform,
                clGetProgramBuildInfo(
                    program,
                    self.id,
                    CL_PROGRAM_BUILD_STATUS,
                    size_of::<cl_int>(),
                    (&raw mut status).cast(),
                    null_mut()
                )
            );
            let _ = check!(self.platform, clReleaseProgram(program));
            if known.is_err() || status != CL_BUILD_ERROR {
                return Err(Failure(Status::Crashed, error));
            }
            self.keep(key, None, said);
            return Err(rejection());
        }
        self.keep(key, Some(program), said);
        Ok(program)
    }

    /// Adds a program to the cache, in place of the oldest if the cache is full.
    fn keep(&mut self, key: Key, program: Option<cl_program>, said: String) {
        if self.programs.len() >= MOST_PROGRAMS
            && let (_, Some(oldest), _) = self.programs.remove(0)
        {
            let _ = check!(self.platform, clReleaseProgram(oldest));
        }
        self.programs.push((key, program, said));
    }

    /// Creates a program without building it.
    fn program_of(&self, text: &[u8]) -> Result<cl_program, String> {
        let (mut start, length) = (text.as_ptr().cast(), text.len());
        create!(
            self.platform,
            clCreateProgramWithSource(self.context, 1, &raw mut start, &raw const length)
        )
    }

    /// Compiles a program with the files that it includes (OpenCL 3.0, section 5.8.4).
    fn compile(
        &self,
        program: cl_program,
        headers: &[(String, ByteBuf)],
        options: &CString,
    ) -> Result<(), String> {
        let mut programs = Vec::new();
        let mut names = Vec::new();
        let mut made = || {
            for (name, text) in headers {
                names.push(
                    CString::new(name.as_str())
                        .map_err(|_| "a file name contains a NUL character")?,
                );
                programs.push(self.program_of(text)?);
            }
            Ok::<_, String>(())
        };
        let made = made();
        let mut name_starts: Vec<*const std::ffi::c_char> =
            names.iter().map(|name| name.as_ptr()).collect();
        let compiled = made.and_then(|()| {
            check!(
                self.platform,
                clCompileProgram(
                    program,
                    1,
                    &raw const self.id,
                    options.as_ptr(),
                    programs.len() as cl_uint,
                    if programs.is_empty() { null() } else { programs.as_ptr() },
                    if programs.is_empty() { null_mut() } else { name_starts.as_mut_ptr() },
                    None,
                    null_mut()
                )
            )
        });
        for header in programs {
            let _ = check!(self.platform, clReleaseProgram(header));
        }
        compiled
    }

    fn build_text(&self, program: cl_program) -> String {
        let text = text_of(MOST_LOG, |size, value, needed| {
            check!(
                self.platform,
                clGetProgramBuildInfo(program, self.id, CL_PROGRAM_BUILD_LOG, size, value, needed)
            )
        });
        text.map_or_else(|_| String::new(), |text| text.trim().to_string())
    }

    /// Runs a kernel. Returns the contents of its buffers and images afterwards, by argument.
    fn launch(
        &self,
        program: cl_program,
        launch: &Launch,
        memory: &mut Memory,
    ) -> Result<Vec<(usize, ByteBuf)>, Failure> {
        let name = CString::new(launch.kernel.as_str())
            .map_err(|_| "the kernel's name contains a NUL character")?;
        let kernel = create!(self.platform, clCreateKernel(program, name.as_ptr()))
            .map_err(|error| format!("{}: {error}", launch.kernel))?;
        let mut samplers = Vec::new();
        let ran = self.launch_kernel(kernel, launch, memory, &mut samplers);
        for sampler in samplers {
            let _ = check!(self.platform, clReleaseSampler(sampler));
        }
        let _ = check!(self.platform, clReleaseKernel(kernel));
        ran
    }

    fn launch_kernel(
        &self,
        kernel: cl_kernel,
        launch: &Launch,
        memory: &mut Memory,
        samplers: &mut Vec<cl_sampler>,
    ) -> Result<Vec<(usize, ByteBuf)>, Failure> {
        let mut shown: Vec<(usize, Object)> = Vec::new();
        for (at, arg) in launch.args.iter().enumerate() {
            let set = |size: usize, value: *const c_void| {
                check!(self.platform, clSetKernelArg(kernel, at as cl_uint, size, value))
                    .map_err(|error| format!("argument {}: {error}", at + 1))
            };
            let object = match arg {
                Arg::Buffer { contents: Contents::Null, .. } => {
                    let none: cl_mem = null_mut();
                    set(size_of::<cl_mem>(), (&raw const none).cast())?;
                    continue;
                }
                Arg::Buffer { id, contents, access } => {
                    let object = self.buffer(contents, *access, memory)?;
                    memory.kept.extend(id.clone().map(|id| (id, object.clone())));
                    object
                }
                Arg::Image { id, image, access } => {
                    let object = self.image(image, *access, memory)?;
                    memory.kept.extend(id.clone().map(|id| (id, object.clone())));
                    object
                }
                Arg::Earlier(id) => memory.kept.get(id).cloned().ok_or_else(|| {
                    format!("argument {}: no earlier launch has a buffer '{id}'", at + 1)
                })?,
                Arg::Local(bytes) => {
                    set(*bytes, null())?;
                    continue;
                }
                Arg::Value(bytes) => {
                    set(bytes.len(), bytes.as_ptr().cast())?;
                    continue;
                }
                Arg::Sampler { normalized, addressing, filter } => {
                    let sampler = create!(
                        self.platform,
                        clCreateSampler(
                            self.context,
                            cl_uint::from(*normalized),
                            *addressing,
                            *filter
                        )
                    )?;
                    samplers.push(sampler);
                    set(size_of::<cl_sampler>(), (&raw const sampler).cast())?;
                    continue;
                }
            };
            set(size_of::<cl_mem>(), (&raw const object.handle).cast())?;
            shown.push((at, object));
        }
        let dimensions = launch.global.len();
        let fits =
            |sizes: &Option<Vec<usize>>| sizes.as_ref().is_none_or(|s| s.len() == dimensions);
        if !(1..=3).contains(&dimensions) || !fits(&launch.local) || !fits(&launch.offset) {
            return Err("a launch must have one, two or three dimensions; its global size, local size and offset must have the same number of dimensions".into());
        }
        let pointer = |sizes: &Option<Vec<usize>>| sizes.as_ref().map_or(null(), Vec::as_ptr);
        check!(
            self.platform,
            clEnqueueNDRangeKernel(
                self.queue,
                kernel,
                dimensions as cl_uint,
                pointer(&launch.offset),
                launch.global.as_ptr(),
                pointer(&launch.local),
                0,
                null(),
                null_mut()
            )
        )?;
        check!(self.platform, clFinish(self.queue))?;
        shown.iter().map(|(at, object)| Ok((*at, self.read(object)?))).collect()
    }

    fn buffer(
        &self,
        contents: &Contents,
        access: Access,
        memory: &mut Memory,
    ) -> Result<Object, String> {
        let (bytes, pointer, copy) = match contents {
            Contents::Bytes(bytes) => (bytes.len(), bytes.as_ptr(), CL_MEM_COPY_HOST_PTR),
            Contents::Undefined(bytes) => (*bytes, null(), 0),
            Contents::Null => (0, null(), 0),
        };
        let flags = access_flags(access) | copy;
        let handle = create!(
            self.platform,
            clCreateBuffer(self.context, flags, bytes, pointer.cast_mut().cast())
        )?;
        memory.all.push(handle);
        Ok(Object { handle, bytes, image: None })
    }

    fn image(&self, image: &Image, access: Access, memory: &mut Memory) -> Result<Object, Failure> {
        let pixels: usize = image
            .size
            .iter()
            .chain((image.layers > 0).then_some(&image.layers))
            .try_fold(image.pixel_bytes, |all, size| all.checked_mul(*size))
            .ok_or("the image is too large")?;
        if !image.pixels.is_empty() && image.pixels.len() != pixels {
            let given = image.pixels.len();
            return Err(format!("the image needs {pixels} bytes, but has {given}").into());
        }
        let format = cl_image_format {
            image_channel_order: image.order,
            image_channel_data_type: image.data_type,
        };
        // SAFETY: all zeros are a valid description: numbers and a null handle.
        let mut shape: cl_image_desc = unsafe { std::mem::zeroed() };
        shape.image_type = image.object_type;
        shape.image_width = image.size[0];
        shape.image_height = image.size[1];
        shape.image_depth = image.size[2];
        shape.image_array_size = image.layers;
        let mut copy = if image.pixels.is_empty() { 0 } else { CL_MEM_COPY_HOST_PTR };
        let mut pointer = if image.pixels.is_empty() { null() } else { image.pixels.as_ptr() };
        if image.object_type == opencl_sys::CL_MEM_OBJECT_IMAGE1D_BUFFER {
            // An image of this kind is created from a buffer, which contains the pixels.
            let contents = match image.pixels.is_empty() {
                true => Contents::Undefined(pixels),
                false => Contents::Bytes(image.pixels.clone()),
            };
            shape.buffer = self.buffer(&contents, access, memory)?.handle;
            (copy, pointer) = (0, null());
        }
        let handle = create!(
            self.platform,
            clCreateImage(
                self.context,
                access_flags(access) | copy,
                &raw const format,
                &raw const shape,
                pointer.cast_mut().cast()
            )
        )
        .map_err(|message| {
            match is_required(&format) || self.has_format(access, image, &format) {
                true => message.into(),
                false => Failure(
                    Status::Unsupported,
                    "the device does not support the format of an image".into(),
                ),
            }
        })?;
        memory.all.push(handle);
        let shape = Image { pixels: ByteBuf::new(), ..image.clone() };
        Ok(Object { handle, bytes: pixels, image: Some(shape) })
    }

    /// Whether the driver lists `format` for images with the type of `image` and with `access`. If the driver cannot
    /// list formats, returns true.
    fn has_format(&self, access: Access, image: &Image, format: &cl_image_format) -> bool {
        let none = cl_image_format { image_channel_order: 0, image_channel_data_type: 0 };
        let mut formats = vec![none; MOST_FORMATS];
        let mut count = 0;
        let listed = check!(
            self.platform,
            clGetSupportedImageFormats(
                self.context,
                access_flags(access),
                image.object_type,
                MOST_FORMATS as cl_uint,
                formats.as_mut_ptr(),
                &raw mut count
            )
        );
        formats.truncate(count as usize);
        let is_same = |listed: &cl_image_format| {
            listed.image_channel_order == format.image_channel_order
                && listed.image_channel_data_type == format.image_channel_data_type
        };
        listed.is_err() || formats.iter().any(is_same)
    }

    fn read(&self, object: &Object) -> Result<ByteBuf, String> {
        let mut bytes = vec![0u8; object.bytes];
        let into: *mut c_void = bytes.as_mut_ptr().cast();
        match &object.image {
            None => check!(
                self.platform,
                clEnqueueReadBuffer(
                    self.queue,
                    object.handle,
                    CL_TRUE,
                    0,
                    object.bytes,
                    into,
                    0,
                    null(),
                    null_mut()
                )
            )?,
            Some(image) => {
                let mut region = image.size;
                if image.layers > 0 {
                    // The layers of a 1D array are its second dimension.
                    let is_1d = image.object_type == opencl_sys::CL_MEM_OBJECT_IMAGE1D_ARRAY;
                    region[if is_1d { 1 } else { 2 }] = image.layers;
                }
                let region = region.map(|size| size.max(1));
                check!(
                    self.platform,
                    clEnqueueReadImage(
                        self.queue,
                        object.handle,
                        CL_TRUE,
                        [0; 3].as_ptr(),
                        region.as_ptr(),
                        0,
                        0,
                        into,
                        0,
                        null(),
                        null_mut()
                    )
                )?;
            }
        }
        Ok(ByteBuf::from(bytes))
    }
}

fn access_flags(access: Access) -> cl_mem_flags {
    match access {
        Access::ReadWrite => CL_MEM_READ_WRITE,
        Access::ReadOnly => CL_MEM_READ_ONLY,
        Access::WriteOnly => CL_MEM_WRITE_ONLY,
    }
}

fn device_ids(platform: &Platform) -> Result<Vec<cl_device_id>, String> {
    let mut count = 0;
    let code = call!(
        platform,
        clGetDeviceIDs(platform.id, CL_DEVICE_TYPE_ALL, 0, null_mut(), &raw mut count)
    )?;
    if code == opencl_sys::CL_DEVICE_NOT_FOUND {
        return Ok(Vec::new());
    }
    ok("clGetDeviceIDs", code)?;
    if count > MOST_DEVICES {
        return Err(format!(
            "clGetDeviceIDs: the driver reports {count} devices, which is too many"
        ));
    }
    let mut ids = vec![null_mut(); count as usize];
    check!(
        platform,
        clGetDeviceIDs(platform.id, CL_DEVICE_TYPE_ALL, count, ids.as_mut_ptr(), null_mut())
    )?;
    Ok(ids)
}

/// The answer to a query. `ask` is called for the size and then for the answer. An answer of more than `most` bytes is
/// an error.
fn bytes_of(
    most: usize,
    mut ask: impl FnMut(usize, *mut c_void, *mut usize) -> Result<(), String>,
) -> Result<Vec<u8>, String> {
    let mut size = 0;
    ask(0, null_mut(), &raw mut size)?;
    if size > most {
        return Err(format!("an answer of the driver has {size} bytes, which is too many"));
    }
    let mut bytes = vec![0u8; size];
    if size > 0 {
        ask(size, bytes.as_mut_ptr().cast(), null_mut())?;
    }
    Ok(bytes)
}

fn text_of(
    most: usize,
    ask: impl FnMut(usize, *mut c_void, *mut usize) -> Result<(), String>,
) -> Result<String, String> {
    let bytes = bytes_of(most, ask)?;
    Ok(String::from_utf8_lossy(&bytes).trim_end_matches('\0').trim().to_string())
}

fn platform_text(platform: &Platform, what: cl_uint) -> String {
    text_of(MOST_INFO, |size, value, needed| {
        check!(platform, clGetPlatformInfo(platform.id, what, size, value, needed))
    })
    .unwrap_or_default()
}

/// The description of a device, without its library and its indices.
fn describe(platform: &Platform, id: cl_device_id) -> DeviceInfo {
    let bytes = |what: cl_uint| {
        bytes_of(MOST_INFO, |size, value, needed| {
            check!(platform, clGetDeviceInfo(id, what, size, value, needed))
        })
        .unwrap_or_default()
    };
    let text =
        |what| String::from_utf8_lossy(&bytes(what)).trim_end_matches('\0').trim().to_string();
    // Newer drivers list names with versions. An item has the number of the version and 64 bytes with the name.
    let listed = |what| -> Vec<(cl_version, String)> {
        bytes(what)
            .chunks_exact(size_of::<cl_name_version>())
            .map(|item| {
                let (number, name) = item.split_at(size_of::<cl_version>());
                let name = name.split(|byte| *byte == 0).next().unwrap_or_default();
                let number = number.try_into().map_or(0, cl_version::from_ne_bytes);
                (number, String::from_utf8_lossy(name).into_owned())
            })
            .collect()
    };
    let kind = bytes(CL_DEVICE_TYPE).try_into().map_or(0, cl_bitfield::from_ne_bytes);
    // The format is "OpenCL C 1.2 <vendor-specific information>".
    let own = text(CL_DEVICE_OPENCL_C_VERSION);
    let mut opencl_c: Vec<String> = own.split(' ').nth(2).map(String::from).into_iter().collect();
    for (number, _) in listed(CL_DEVICE_OPENCL_C_ALL_VERSIONS) {
        let version = format!("{}.{}", number >> 22, (number >> 12) & 0x3FF);
        if !opencl_c.contains(&version) {
            opencl_c.push(version);
        }
    }
    opencl_c.sort();
    let mut features: Vec<String> =
        text(CL_DEVICE_EXTENSIONS).split_whitespace().map(String::from).collect();
    features.extend(listed(CL_DEVICE_OPENCL_C_FEATURES).into_iter().map(|(_, name)| name));
    features.sort();
    features.dedup();
    DeviceInfo {
        library: Library::default(),
        platform_index: 0,
        device_index: 0,
        platform: platform_text(platform, CL_PLATFORM_NAME),
        platform_version: platform_text(platform, CL_PLATFORM_VERSION),
        name: text(CL_DEVICE_NAME),
        vendor: text(CL_DEVICE_VENDOR),
        version: text(CL_DEVICE_VERSION),
        driver: text(CL_DRIVER_VERSION),
        opencl_c,
        features,
        is_gpu: kind & CL_DEVICE_TYPE_GPU != 0,
        is_cpu: kind & CL_DEVICE_TYPE_CPU != 0,
        address_bits: bytes(CL_DEVICE_ADDRESS_BITS).try_into().map_or(0, cl_uint::from_ne_bytes),
    }
}
