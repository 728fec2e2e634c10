//! The only platform and its only device.

use crate::dispatch;
use crate::entry::{Answer, Room, functions};
use crate::event::now;
use crate::ffi;
use crate::handle::Header;
use crate::info::{self, EXTENSIONS};
use libc::{c_void, size_t};
use opencl_sys::*;
use std::sync::LazyLock;

struct Static(Header);

#[allow(unsafe_code)]
// SAFETY: a header is never written after it was made.
unsafe impl Send for Static {}
#[allow(unsafe_code)]
// SAFETY: as above.
unsafe impl Sync for Static {}

static PLATFORM: LazyLock<Static> =
    LazyLock::new(|| Static(Header { dispatch: dispatch::table() }));
static DEVICE: LazyLock<Static> = LazyLock::new(|| Static(Header { dispatch: dispatch::table() }));

/// The handle of the platform.
pub fn platform() -> cl_platform_id {
    std::ptr::from_ref(&PLATFORM.0).cast_mut().cast()
}

/// The handle of the device.
pub fn device() -> cl_device_id {
    std::ptr::from_ref(&DEVICE.0).cast_mut().cast()
}

/// Whether a handle is the platform's handle or null. Null also means the platform.
pub fn is_platform(handle: cl_platform_id) -> bool {
    handle.is_null() || handle == platform()
}

/// Checks that a handle is the handle of the device.
///
/// # Errors
/// The handle is not the device's.
pub fn is_device(handle: cl_device_id) -> Answer<()> {
    if handle == device() { Ok(()) } else { Err(CL_INVALID_DEVICE) }
}

/// Checks the devices of a list, which must be null if the count is zero. Returns whether the list contains the device.
///
/// # Errors
/// A handle is not the device's, the list is null although the count is not zero, or the list is not null although the
/// count is zero.
pub fn devices(count: cl_uint, list: *const cl_device_id) -> Answer<bool> {
    if (count == 0) != list.is_null() {
        return Err(CL_INVALID_VALUE);
    }
    let list = ffi::list(list, count as usize).ok_or(CL_INVALID_VALUE)?;
    list.iter().try_for_each(|handle| is_device(*handle))?;
    Ok(!list.is_empty())
}

/// Whether the device is of a type: it is a CPU, and the default device.
///
/// # Errors
/// The type does not exist.
pub fn check_type(kind: cl_device_type) -> Answer<bool> {
    let all = CL_DEVICE_TYPE_DEFAULT
        | CL_DEVICE_TYPE_CPU
        | CL_DEVICE_TYPE_GPU
        | CL_DEVICE_TYPE_ACCELERATOR
        | CL_DEVICE_TYPE_CUSTOM;
    match kind {
        CL_DEVICE_TYPE_ALL => Ok(true),
        kind if kind == 0 || kind & !all != 0 => Err(CL_INVALID_DEVICE_TYPE),
        kind => Ok(kind & (CL_DEVICE_TYPE_DEFAULT | CL_DEVICE_TYPE_CPU) != 0),
    }
}

fn list(
    count: cl_uint,
    to: *mut *mut c_void,
    number: *mut cl_uint,
    handle: *mut c_void,
) -> Answer<()> {
    if to.is_null() && number.is_null() || !to.is_null() && count == 0 {
        return Err(CL_INVALID_VALUE);
    }
    ffi::put(to, handle);
    ffi::put(number, 1);
    Ok(())
}

functions! {
    fn clGetPlatformIDs(count: cl_uint, platforms: *mut cl_platform_id, number: *mut cl_uint) {
        list(count, platforms, number, platform())
    }

    fn clIcdGetPlatformIDsKHR(
        count: cl_uint,
        platforms: *mut cl_platform_id,
        number: *mut cl_uint,
    ) {
        list(count, platforms, number, platform())
    }

    fn clGetPlatformInfo(
        platform: cl_platform_id,
        name: cl_platform_info,
        size: size_t,
        to: *mut c_void,
        needed: *mut size_t,
    ) {
        if !is_platform(platform) {
            return Err(CL_INVALID_PLATFORM);
        }
        let room = Room { size, to, needed };
        match name {
            CL_PLATFORM_PROFILE => room.text("FULL_PROFILE"),
            CL_PLATFORM_VERSION => room.text(info::VERSION),
            CL_PLATFORM_NAME => room.text("clman"),
            CL_PLATFORM_VENDOR => room.text("clman"),
            CL_PLATFORM_EXTENSIONS => room.text(info::words(EXTENSIONS)),
            CL_PLATFORM_EXTENSIONS_WITH_VERSION => room.list(&info::versions(EXTENSIONS)),
            CL_PLATFORM_NUMERIC_VERSION => room.value(make_version(3, 0, 0)),
            CL_PLATFORM_HOST_TIMER_RESOLUTION => room.value::<cl_ulong>(1),
            CL_PLATFORM_ICD_SUFFIX_KHR => room.text("CLMAN"),
            _ => Err(CL_INVALID_VALUE),
        }
    }

    fn clGetDeviceIDs(
        platform: cl_platform_id,
        kind: cl_device_type,
        count: cl_uint,
        devices: *mut cl_device_id,
        number: *mut cl_uint,
    ) {
        if !is_platform(platform) {
            return Err(CL_INVALID_PLATFORM);
        }
        if !check_type(kind)? {
            ffi::put(number, 0);
            return Err(CL_DEVICE_NOT_FOUND);
        }
        list(count, devices, number, device())
    }

    fn clGetDeviceInfo(
        device: cl_device_id,
        name: cl_device_info,
        size: size_t,
        to: *mut c_void,
        needed: *mut size_t,
    ) {
        is_device(device)?;
        info::of_device(name, Room { size, to, needed })
    }

    fn clCreateSubDevices(
        device: cl_device_id,
        _properties: *const cl_device_partition_property,
        _count: cl_uint,
        _to: *mut cl_device_id,
        _number: *mut cl_uint,
    ) {
        is_device(device)?;
        // The device cannot be divided.
        Err(CL_INVALID_VALUE)
    }

    fn clRetainDevice(device: cl_device_id) {
        is_device(device)
    }

    fn clReleaseDevice(device: cl_device_id) {
        is_device(device)
    }

    fn clUnloadPlatformCompiler(platform: cl_platform_id) {
        if is_platform(platform) && !platform.is_null() { Ok(()) } else { Err(CL_INVALID_PLATFORM) }
    }

    fn clUnloadCompiler() {
        Ok(())
    }

    fn clGetDeviceAndHostTimer(
        device: cl_device_id,
        device_time: *mut cl_ulong,
        host_time: *mut cl_ulong,
    ) {
        is_device(device)?;
        if device_time.is_null() || host_time.is_null() {
            return Err(CL_INVALID_VALUE);
        }
        let time = now();
        ffi::put(device_time, time);
        ffi::put(host_time, time);
        Ok(())
    }

    fn clGetHostTimer(device: cl_device_id, host_time: *mut cl_ulong) {
        is_device(device)?;
        if host_time.is_null() {
            return Err(CL_INVALID_VALUE);
        }
        ffi::put(host_time, now());
        Ok(())
    }
}
