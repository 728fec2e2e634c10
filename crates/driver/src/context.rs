//! Contexts.

use crate::entry::{Answer, Room, functions, makers};
use crate::handle::{self, Handle, Object, lock};
use crate::platform::{check_type, device, is_device, is_platform};
use crate::pool::CALLBACKS;
use crate::svm::Allocations;
use crate::{ffi, pool, queue, report};
use libc::{c_char, c_void, size_t};
use opencl_sys::*;
use std::sync::{Arc, Mutex, Weak};

/// A function of the program that is called when an object is destroyed, and the data that the program passed for the
/// call.
#[derive(Debug)]
pub struct Goodbye {
    function: unsafe extern "C" fn(*mut c_void, *mut c_void),
    data: ffi::Pointer,
}

impl Goodbye {
    /// The function for an object; an error for a null pointer.
    pub fn new(
        function: Option<unsafe extern "C" fn(*mut c_void, *mut c_void)>,
        data: *mut c_void,
    ) -> Answer<Goodbye> {
        let function = function.ok_or(CL_INVALID_VALUE)?;
        Ok(Goodbye { function, data: ffi::Pointer::new(data) })
    }

    /// Calls the functions of an object, in reverse order of registration.
    #[allow(unsafe_code)]
    pub fn call_all(list: &Mutex<Vec<Goodbye>>, object: *mut c_void) {
        let list = std::mem::take(&mut *lock(list));
        if list.is_empty() {
            return;
        }
        let object = ffi::Pointer::new(object);
        pool::call(move || {
            for goodbye in list.into_iter().rev() {
                // SAFETY: the program gave the function for this purpose.
                unsafe { (goodbye.function)(object.raw(), goodbye.data.raw()) }
            }
        });
    }
}

/// A context.
#[derive(Debug)]
pub struct Context {
    handle: Handle,
    properties: Vec<cl_context_properties>,
    goodbyes: Mutex<Vec<Goodbye>>,
    /// Shared virtual memory.
    pub shared: Mutex<Allocations>,
    /// The default queue of the device.
    pub device_queue: Mutex<Weak<queue::Queue>>,
}

impl Object for Context {
    const INVALID: cl_int = CL_INVALID_CONTEXT;
    const NAME: &'static str = "context";
    fn handle(&self) -> &Handle {
        &self.handle
    }
}

impl Drop for Context {
    fn drop(&mut self) {
        Goodbye::call_all(&self.goodbyes, self.raw());
    }
}

type Notify = unsafe extern "C" fn(*const c_char, *const c_void, size_t, *mut c_void);

fn create(
    properties: *const cl_context_properties,
    notify: Option<Notify>,
    data: *mut c_void,
) -> Answer<*mut c_void> {
    let list = ffi::terminated(properties, 0, 2);
    let mut known = Vec::new();
    for pair in list.chunks_exact(2) {
        if known.contains(&pair[0]) {
            return Err(CL_INVALID_PROPERTY);
        }
        known.push(pair[0]);
        match pair[0] {
            CL_CONTEXT_PLATFORM if is_platform(pair[1] as *mut c_void) => {}
            CL_CONTEXT_PLATFORM => return Err(CL_INVALID_PLATFORM),
            CL_CONTEXT_INTEROP_USER_SYNC if matches!(pair[1], 0 | 1) => {}
            _ => return Err(CL_INVALID_PROPERTY),
        }
    }
    if notify.is_none() && !data.is_null() {
        return Err(CL_INVALID_VALUE);
    }
    report::is_used();
    let mut properties_kept = list;
    if !properties.is_null() {
        properties_kept.push(0);
    }
    let context = handle::make(|handle| Context {
        handle,
        properties: properties_kept,
        goodbyes: Mutex::default(),
        shared: Mutex::default(),
        device_queue: Mutex::default(),
    });
    Ok(handle::give(&context))
}

makers! {
    fn clCreateContext(
        properties: *const cl_context_properties,
        num_devices: cl_uint,
        devices: *const cl_device_id,
        notify: Option<Notify>,
        data: *mut c_void,
    ) {
        let devices = ffi::list(devices, num_devices as usize).ok_or(CL_INVALID_VALUE)?;
        if devices.is_empty() {
            return Err(CL_INVALID_VALUE);
        }
        devices.iter().try_for_each(|device| is_device(*device))?;
        create(properties, notify, data)
    }

    fn clCreateContextFromType(
        properties: *const cl_context_properties,
        device_type: cl_device_type,
        notify: Option<Notify>,
        data: *mut c_void,
    ) {
        if !check_type(device_type)? {
            return Err(CL_DEVICE_NOT_FOUND);
        }
        create(properties, notify, data)
    }
}

functions! {
    fn clRetainContext(context: cl_context) {
        handle::retain::<Context>(context)
    }

    fn clReleaseContext(context: cl_context) {
        handle::release::<Context>(context)
    }

    fn clGetContextInfo(
        context: cl_context,
        name: cl_context_info,
        size: size_t,
        to: *mut c_void,
        needed: *mut size_t,
    ) {
        let context = handle::get::<Context>(context)?;
        let room = Room { size, to, needed };
        match name {
            CL_CONTEXT_REFERENCE_COUNT => room.value(handle::count(&*context)),
            CL_CONTEXT_NUM_DEVICES => room.value::<cl_uint>(1),
            CL_CONTEXT_DEVICES => room.value(device()),
            CL_CONTEXT_PROPERTIES => room.list(&context.properties),
            _ => Err(CL_INVALID_VALUE),
        }
    }

    fn clSetContextDestructorCallback(
        context: cl_context,
        function: Option<unsafe extern "C" fn(*mut c_void, *mut c_void)>,
        data: *mut c_void,
    ) {
        let context = handle::get::<Context>(context)?;
        lock(&context.goodbyes).push(Goodbye::new(function, data)?);
        Ok(())
    }
}

/// Calls a function of the program on a separate thread. The object is not destroyed until the function returns.
pub fn call_back<T: Object>(object: &Arc<T>, call: impl FnOnce(*mut c_void) + Send + 'static) {
    let object = object.clone();
    CALLBACKS.run(move || call(object.raw()));
}
