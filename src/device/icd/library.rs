//! Opens the loader and the vendors' libraries at run time.
//!
//! Every object of OpenCL starts with a pointer to its driver's table of functions, whoever handed
//! it out (`cl_khr_icd`). So the loader serves to list platforms alone, and a vendor's library that
//! it does not list is as good as one that it does.

use libloading::{Library, Symbol};
use opencl_sys::cl_function_types::{clGetExtensionFunctionAddress_t, clGetPlatformIDs_t};
use opencl_sys::cl_icd::cl_icd_dispatch;
use opencl_sys::{CL_SUCCESS, cl_platform_id};
use std::ffi::c_char;
use std::path::PathBuf;

/// Names the loader that is opened in the place of the system's; `none` leaves it out.
pub const LOADER_VARIABLE: &str = "CLMAN_OPENCL_LOADER";

/// Where vendors leave the names of their libraries.
const VENDORS: &str = "/etc/OpenCL/vendors";

/// Libraries of vendors that containers have although nothing names them.
const KNOWN: &[&str] = &[
    "libnvidia-opencl.so.1",
    "libpocl.so.2",
    "libamdocl64.so",
    "libintelocl.so",
    "intel-opencl/libigdrcl.so",
    "librusticl.so.1",
    "libRusticlOpenCL.so.1",
];

/// A platform and the table of its driver's functions.
#[derive(Clone, Copy)]
pub struct Platform {
    /// As the driver knows it.
    pub id: cl_platform_id,
    /// Its functions.
    pub table: &'static cl_icd_dispatch,
}

/// Every platform that the loader lists or a vendor's library has, each once, and what went wrong.
pub fn platforms() -> (Vec<Platform>, Vec<String>) {
    let mut found: Vec<Platform> = Vec::new();
    let mut problems = Vec::new();
    let mut add = |ids: Vec<cl_platform_id>| {
        for id in ids {
            if !found.iter().any(|known| known.id == id)
                && let Some(table) = table_of(id)
            {
                found.push(Platform { id, table });
            }
        }
    };
    let loader = std::env::var(LOADER_VARIABLE).ok();
    let loaders: Vec<&str> = match loader.as_deref() {
        Some("none") => Vec::new(),
        Some(path) => vec![path],
        None => vec!["libOpenCL.so.1", "libOpenCL.so"],
    };
    for name in &loaders {
        match open(name) {
            Ok(library) => {
                add(listed_by_loader(library));
                break;
            }
            Err(error) if loader.is_some() => problems.push(error),
            Err(_) => {}
        }
    }
    for name in vendors() {
        match open(&name.to_string_lossy()) {
            Ok(library) => add(listed_by_vendor(library)),
            Err(error) => problems.push(error),
        }
    }
    // Nobody promised these.
    for name in KNOWN {
        if let Ok(library) = open(name) {
            add(listed_by_vendor(library));
        }
    }
    (found, problems)
}

/// The libraries that vendors name.
fn vendors() -> Vec<PathBuf> {
    let mut files: Vec<PathBuf> = std::fs::read_dir(VENDORS)
        .into_iter()
        .flatten()
        .flatten()
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "icd"))
        .collect();
    files.sort();
    let names = files.iter().filter_map(|file| {
        let text = std::fs::read_to_string(file).ok()?;
        let name = text.lines().next()?.trim();
        (!name.is_empty()).then(|| PathBuf::from(name))
    });
    names.collect()
}

/// Opens a library and leaves it open: drivers do not survive being closed.
fn open(name: &str) -> Result<&'static Library, String> {
    // SAFETY: it runs the library's initialisers, which is what this process is for: nothing else
    // is in it that they could break.
    match unsafe { Library::new(name) } {
        Ok(library) => Ok(Box::leak(Box::new(library))),
        Err(error) => Err(format!("{name} cannot be opened: {error}")),
    }
}

fn listed_by_loader(library: &Library) -> Vec<cl_platform_id> {
    // SAFETY: OpenCL 3.0, section 4.1: the function has this type in every loader.
    let function: Result<Symbol<'_, clGetPlatformIDs_t>, _> =
        unsafe { library.get(b"clGetPlatformIDs\0") };
    function.map_or_else(|_| Vec::new(), |function| list(*function))
}

fn listed_by_vendor(library: &Library) -> Vec<cl_platform_id> {
    // SAFETY: OpenCL 3.0, section 5.20 (extension function pointers) and cl_khr_icd: a vendor's
    // library exports this function, and gives `clIcdGetPlatformIDsKHR` by it.
    let by_name: Result<Symbol<'_, clGetExtensionFunctionAddress_t>, _> =
        unsafe { library.get(b"clGetExtensionFunctionAddress\0") };
    let Ok(Some(by_name)) = by_name.map(|symbol| *symbol) else { return Vec::new() };
    let name: *const c_char = c"clIcdGetPlatformIDsKHR".as_ptr();
    // SAFETY: the name ends in NUL; the address is that of a function of this type, or null.
    let function: clGetPlatformIDs_t = unsafe { std::mem::transmute(by_name(name)) };
    list(function)
}

fn list(function: clGetPlatformIDs_t) -> Vec<cl_platform_id> {
    let Some(function) = function else { return Vec::new() };
    let mut count = 0;
    // SAFETY: both calls pass what the function asks for: room for as many ids as it is told.
    unsafe {
        if function(0, std::ptr::null_mut(), &raw mut count) != CL_SUCCESS {
            return Vec::new();
        }
        let mut ids = vec![std::ptr::null_mut(); count as usize];
        if function(count, ids.as_mut_ptr(), &raw mut count) != CL_SUCCESS {
            return Vec::new();
        }
        ids.truncate(count as usize);
        ids
    }
}

fn table_of(id: cl_platform_id) -> Option<&'static cl_icd_dispatch> {
    if id.is_null() {
        return None;
    }
    // SAFETY: cl_khr_icd: the first word of the object is a pointer to the table, which lives as
    // long as the library, and that stays open.
    unsafe { (*id.cast::<*const cl_icd_dispatch>()).as_ref() }
}
