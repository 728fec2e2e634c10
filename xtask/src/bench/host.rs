//! A minimal host program in the style of C, against which clman is timed. It builds one kernel on the first OpenCL
//! device of a kind, launches it once and reads its buffers back. It does not share code with clman.

use libloading::{Library, Symbol};
use opencl_sys::cl_function_types::{clGetExtensionFunctionAddress_t, clGetPlatformIDs_t};
use opencl_sys::cl_icd::cl_icd_dispatch;
use opencl_sys::{
    CL_MEM_COPY_HOST_PTR, CL_MEM_READ_WRITE, CL_SUCCESS, CL_TRUE, cl_device_id, cl_device_type,
    cl_mem, cl_platform_id, cl_uint,
};
use std::ffi::{CString, c_void};
use std::ptr::{null, null_mut};

type Result<T> = std::result::Result<T, String>;

/// An argument of a kernel.
pub enum Argument {
    /// A buffer with initial contents.
    Buffer(Vec<u8>),
    /// A number of bytes of local memory.
    Local(usize),
    /// A value.
    Value(Vec<u8>),
}

/// The program and its launch.
pub struct Launch<'a> {
    pub source: &'a str,
    pub kernel: &'a str,
    pub global: [usize; 2],
    pub local: [usize; 2],
    pub arguments: Vec<Argument>,
}

/// Calls a function of the driver's table that returns an error code.
macro_rules! call {
    ($table:expr, $name:ident ( $($argument:expr),* $(,)? )) => {{
        let function = $table.$name.ok_or(concat!("the driver lacks ", stringify!($name)))?;
        // SAFETY: the arguments fulfil the requirements of OpenCL 1.2 for this function.
        match unsafe { function($($argument),*) } {
            CL_SUCCESS => {}
            code => return Err(format!("{}: {code}", stringify!($name))),
        }
    }};
}

/// Calls a function that returns an object and writes its error code to the last argument.
macro_rules! make {
    ($table:expr, $name:ident ( $($argument:expr),* $(,)? )) => {{
        let function = $table.$name.ok_or(concat!("the driver lacks ", stringify!($name)))?;
        let mut code = CL_SUCCESS;
        // SAFETY: the arguments fulfil the requirements of OpenCL 1.2 for this function.
        let object = unsafe { function($($argument,)* &raw mut code) };
        if code != CL_SUCCESS {
            return Err(format!("{}: {code}", stringify!($name)));
        }
        object
    }};
}

/// Whether there is a device of a kind (`CL_DEVICE_TYPE_…`).
pub fn is_there(kind: cl_device_type) -> bool {
    device(kind).is_ok()
}

/// Builds and launches a kernel on the first device of a kind, and reads its buffers back.
pub fn run(kind: cl_device_type, launch: &Launch<'_>) -> Result<()> {
    let (table, device) = device(kind)?;
    let context = make!(table, clCreateContext(null(), 1, &raw const device, None, null_mut()));
    let queue = make!(table, clCreateCommandQueue(context, device, 0));
    let (mut text, length) = (launch.source.as_ptr().cast(), launch.source.len());
    let program =
        make!(table, clCreateProgramWithSource(context, 1, &raw mut text, &raw const length));
    call!(table, clBuildProgram(program, 1, &raw const device, c"".as_ptr(), None, null_mut()));
    let name = CString::new(launch.kernel).map_err(|e| e.to_string())?;
    let kernel = make!(table, clCreateKernel(program, name.as_ptr()));
    let mut buffers: Vec<(cl_mem, usize)> = Vec::new();
    for (n, argument) in launch.arguments.iter().enumerate() {
        let n = n as u32;
        match argument {
            Argument::Buffer(bytes) => {
                let from: *mut c_void = bytes.as_ptr().cast_mut().cast();
                let flags = CL_MEM_READ_WRITE | CL_MEM_COPY_HOST_PTR;
                let buffer = make!(table, clCreateBuffer(context, flags, bytes.len(), from));
                let value = (&raw const buffer).cast();
                call!(table, clSetKernelArg(kernel, n, size_of::<cl_mem>(), value));
                buffers.push((buffer, bytes.len()));
            }
            Argument::Local(bytes) => call!(table, clSetKernelArg(kernel, n, *bytes, null())),
            Argument::Value(bytes) => {
                call!(table, clSetKernelArg(kernel, n, bytes.len(), bytes.as_ptr().cast()));
            }
        }
    }
    let (global, local) = (launch.global.as_ptr(), launch.local.as_ptr());
    call!(
        table,
        clEnqueueNDRangeKernel(queue, kernel, 2, null(), global, local, 0, null(), null_mut())
    );
    for (buffer, size) in buffers {
        let mut bytes = vec![0u8; size];
        let to = bytes.as_mut_ptr().cast();
        call!(
            table,
            clEnqueueReadBuffer(queue, buffer, CL_TRUE, 0, size, to, 0, null(), null_mut())
        );
    }
    call!(table, clFinish(queue));
    Ok(())
}

/// The libraries that list platforms: the loader, then drivers, which need not be registered with the loader.
const LIBRARIES: [&str; 3] = ["libOpenCL.so.1", "libpocl.so.2", "libnvidia-opencl.so.1"];

/// The first device of a kind, with the functions of its driver.
fn device(kind: cl_device_type) -> Result<(&'static cl_icd_dispatch, cl_device_id)> {
    for name in LIBRARIES {
        let Ok(list) = lister(name) else { continue };
        let mut platforms = [null_mut(); 8];
        let mut count = 0;
        // SAFETY: the array has space for the number of platforms passed.
        unsafe { list(platforms.len() as u32, platforms.as_mut_ptr(), &raw mut count) };
        for platform in platforms.into_iter().take(count as usize).filter(|p| !p.is_null()) {
            // SAFETY: cl_khr_icd: the first word of the object points to the table of its driver.
            let table = unsafe { (*platform.cast::<*const cl_icd_dispatch>()).as_ref() };
            let table: &'static cl_icd_dispatch = table.ok_or("no table")?;
            let find = table.clGetDeviceIDs.ok_or("the driver lacks clGetDeviceIDs")?;
            let mut device = null_mut();
            // SAFETY: the output has space for the one requested device.
            let code = unsafe { find(platform, kind, 1, &raw mut device, null_mut()) };
            if code == CL_SUCCESS && !device.is_null() {
                return Ok((table, device));
            }
        }
    }
    Err("there is no such device".into())
}

type Lister =
    unsafe extern "C" fn(cl_uint, *mut cl_platform_id, *mut cl_uint) -> opencl_sys::cl_int;

/// The function with which a library lists its platforms.
fn lister(name: &str) -> Result<Lister> {
    // SAFETY: loading runs the library's initialisers, as in any host program.
    let library = unsafe { Library::new(name) }.map_err(|e| e.to_string())?;
    let library: &'static Library = Box::leak(Box::new(library));
    let list = if name == LIBRARIES[0] {
        // SAFETY: the function has this type in every loader (OpenCL 3.0, section 4.1).
        let list: Symbol<'_, clGetPlatformIDs_t> =
            unsafe { library.get(b"clGetPlatformIDs\0") }.map_err(|e| e.to_string())?;
        *list
    } else {
        // SAFETY: cl_khr_icd: a vendor's library exports this function.
        let by_name: Symbol<'_, clGetExtensionFunctionAddress_t> =
            unsafe { library.get(b"clGetExtensionFunctionAddress\0") }
                .map_err(|e| e.to_string())?;
        let by_name = by_name.ok_or("the library gives no functions by name")?;
        // SAFETY: the name ends in NUL.
        let function = unsafe { by_name(c"clIcdGetPlatformIDsKHR".as_ptr()) };
        // SAFETY: the address is that of a function of this type, or null.
        unsafe { std::mem::transmute::<*mut c_void, clGetPlatformIDs_t>(function) }
    };
    list.ok_or_else(|| "the library lists no platforms".to_string())
}
