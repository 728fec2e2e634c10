//! Opens a vendor's library, or the loader, at run time.
//!
//! Every OpenCL object starts with a pointer to its driver's table of functions, even if a loader returned the object
//! (`cl_khr_icd`). The loader is therefore only used to list platforms, and a vendor's library works without it.

use super::protocol::Library as Source;
use libloading::{Library, Symbol};
use opencl_sys::cl_function_types::{clGetExtensionFunctionAddress_t, clGetPlatformIDs_t};
use opencl_sys::cl_icd::cl_icd_dispatch;
use opencl_sys::{CL_SUCCESS, cl_platform_id, cl_uint};
use std::error::Error;
use std::ffi::{CStr, OsStr, c_char};
use std::path::Path;

/// The possible names of the system's loader.
const LOADERS: [&str; 2] = ["libOpenCL.so.1", "libOpenCL.so"];

/// The maximum number of platforms of a library. If a library reports more, its report is rejected.
const MOST_PLATFORMS: cl_uint = 64;

/// A platform with the table of its driver's functions.
#[derive(Clone, Copy)]
pub struct Platform {
    /// The driver's handle.
    pub id: cl_platform_id,
    /// The table of the driver's functions.
    pub table: &'static cl_icd_dispatch,
}

/// The platforms of a library, and the problems found.
pub fn platforms(source: &Source) -> (Vec<Platform>, Vec<String>) {
    let ids = match source {
        Source::SystemLoader => {
            let library = LOADERS.iter().find_map(|name| open(name).ok());
            library.map_or_else(|| Ok(Vec::new()), listed_by_loader)
        }
        Source::Loader(name) => open(name).and_then(listed_by_loader),
        Source::Vendor(name) => open(name).and_then(listed_by_vendor),
    };
    let mut problems = Vec::new();
    let mut found: Vec<Platform> = Vec::new();
    for id in ids.unwrap_or_else(|problem| {
        problems.push(problem);
        Vec::new()
    }) {
        match table_of(id) {
            _ if found.iter().any(|known| known.id == id) => {}
            Some(table) => found.push(Platform { id, table }),
            None => problems.push("a platform has no function table".into()),
        }
    }
    (found, problems)
}

impl Platform {
    /// Whether the platform's functions are in one of `libraries`.
    pub fn is_of(&self, libraries: &[String]) -> bool {
        let Some(function) = self.table.clGetPlatformInfo else { return false };
        let mut info = std::mem::MaybeUninit::<libc::Dl_info>::zeroed();
        // SAFETY: `dladdr` accepts any address, and writes to the provided structure, for which all zeros
        // are valid too.
        let info = unsafe {
            if libc::dladdr(function as *const libc::c_void, info.as_mut_ptr()) == 0 {
                return false;
            }
            info.assume_init()
        };
        if info.dli_fname.is_null() {
            return false;
        }
        // SAFETY: the pointer is not null, and refers to a string that lives as long as the library, which
        // is never closed.
        let file = unsafe { CStr::from_ptr(info.dli_fname) }.to_string_lossy().into_owned();
        let name = |path: &str| Path::new(path).file_name().map(OsStr::to_os_string);
        let canonical = |path: &str| std::fs::canonicalize(path).ok();
        libraries.iter().any(|library| {
            name(library) == name(&file)
                || canonical(library).is_some_and(|path| Some(path) == canonical(&file))
        })
    }
}

/// Opens a library and never closes it, because drivers do not support that.
fn open(name: &str) -> Result<&'static Library, String> {
    // SAFETY: loading runs the library's initialisers. This process exists for that purpose, and has no
    // other state that they could corrupt.
    match unsafe { Library::new(name) } {
        Ok(library) => Ok(Box::leak(Box::new(library))),
        Err(error) => {
            let why = error.source().map_or_else(|| error.to_string(), ToString::to_string);
            Err(format!("cannot open it: {why}"))
        }
    }
}

fn listed_by_loader(library: &Library) -> Result<Vec<cl_platform_id>, String> {
    // SAFETY: OpenCL 3.0, section 4.1: the function has this type in every loader.
    let function: Result<Symbol<'_, clGetPlatformIDs_t>, _> =
        unsafe { library.get(b"clGetPlatformIDs\0") };
    function.map_or_else(
        |_| Err("it does not provide clGetPlatformIDs".into()),
        |function| list(*function),
    )
}

fn listed_by_vendor(library: &Library) -> Result<Vec<cl_platform_id>, String> {
    // SAFETY: OpenCL 3.0, section 5.20 (extension function pointers) and cl_khr_icd: a vendor's library
    // exports this function, which returns `clIcdGetPlatformIDsKHR`.
    let by_name: Result<Symbol<'_, clGetExtensionFunctionAddress_t>, _> =
        unsafe { library.get(b"clGetExtensionFunctionAddress\0") };
    let Ok(Some(by_name)) = by_name.map(|symbol| *symbol) else {
        return Err(
            "it is not an OpenCL driver: it does not provide clGetExtensionFunctionAddress".into(),
        );
    };
    let name: *const c_char = c"clIcdGetPlatformIDsKHR".as_ptr();
    // SAFETY: the name ends in NUL; the address is that of a function of this type, or null.
    let function: clGetPlatformIDs_t = unsafe { std::mem::transmute(by_name(name)) };
    list(function)
}

fn list(function: clGetPlatformIDs_t) -> Result<Vec<cl_platform_id>, String> {
    let function = function.ok_or("it does not provide clIcdGetPlatformIDsKHR")?;
    let mut count = 0;
    // SAFETY: without an output array, only the count is written.
    if unsafe { function(0, std::ptr::null_mut(), &raw mut count) } != CL_SUCCESS {
        // The library has no platforms on this machine.
        return Ok(Vec::new());
    }
    if count > MOST_PLATFORMS {
        return Err(format!("it reports {count} platforms, which is too many"));
    }
    let mut ids = vec![std::ptr::null_mut(); count as usize];
    // SAFETY: the array has space for `count` ids.
    if unsafe { function(count, ids.as_mut_ptr(), &raw mut count) } != CL_SUCCESS {
        return Ok(Vec::new());
    }
    ids.truncate(count as usize);
    Ok(ids)
}

fn table_of(id: cl_platform_id) -> Option<&'static cl_icd_dispatch> {
    if id.is_null() {
        return None;
    }
    // SAFETY: cl_khr_icd: the first word of the object is a pointer to the table. The table lives as long as the
    // library, and the library is never closed.
    unsafe { (*id.cast::<*const cl_icd_dispatch>()).as_ref() }
}
