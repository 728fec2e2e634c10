//! Buffers and sub-buffers.

use crate::context::Context;
use crate::entry::{Answer, makers};
use crate::ffi::{self, Pointer};
use crate::guard;
use crate::handle::{self, lock};
use crate::info::{ALIGN, largest};
use crate::memory::{Kind, Memory, Root};
use crate::region::Region;
use libc::{c_void, size_t};
use opencl_sys::*;
use std::sync::{Arc, Mutex};

const KERNEL: cl_mem_flags = CL_MEM_READ_WRITE | CL_MEM_READ_ONLY | CL_MEM_WRITE_ONLY;
const HOST: cl_mem_flags = CL_MEM_HOST_READ_ONLY | CL_MEM_HOST_WRITE_ONLY | CL_MEM_HOST_NO_ACCESS;
const POINTER: cl_mem_flags = CL_MEM_USE_HOST_PTR | CL_MEM_ALLOC_HOST_PTR | CL_MEM_COPY_HOST_PTR;

/// Checks the flags of a memory object. If they do not state an access for kernels, adds `CL_MEM_READ_WRITE`.
///
/// # Errors
/// A flag does not exist, or two flags exclude each other.
pub fn check_flags(flags: cl_mem_flags) -> Answer<cl_mem_flags> {
    let has = |flag| flags & flag != 0;
    let both = has(CL_MEM_USE_HOST_PTR) && has(CL_MEM_ALLOC_HOST_PTR | CL_MEM_COPY_HOST_PTR);
    let known = KERNEL | HOST | POINTER | CL_MEM_KERNEL_READ_AND_WRITE;
    if flags & !known != 0
        || both
        || (flags & KERNEL).count_ones() > 1
        || (flags & HOST).count_ones() > 1
    {
        return Err(CL_INVALID_VALUE);
    }
    Ok(if flags & KERNEL == 0 { flags | CL_MEM_READ_WRITE } else { flags })
}

/// Checks the host pointer of a memory object against the flags.
///
/// # Errors
/// The flags need the program's memory and the pointer is null, or the pointer is not null and the flags do not use it.
pub fn check_host(flags: cl_mem_flags, host: *const c_void) -> Answer<()> {
    let needs = flags & (CL_MEM_USE_HOST_PTR | CL_MEM_COPY_HOST_PTR) != 0;
    if needs == host.is_null() { Err(CL_INVALID_HOST_PTR) } else { Ok(()) }
}

/// The properties of a memory object, with their terminator. The driver does not support any property.
///
/// # Errors
/// The list has an entry.
pub fn no_properties(properties: *const cl_mem_properties) -> Answer<Vec<cl_mem_properties>> {
    match ffi::value(properties) {
        None => Ok(Vec::new()),
        Some(0) => Ok(vec![0]),
        Some(_) => Err(CL_INVALID_PROPERTY),
    }
}

/// Makes a memory object. It has its own bytes, or, with `CL_MEM_USE_HOST_PTR`, the bytes of shared virtual memory at
/// the host pointer, if there is such memory.
///
/// # Errors
/// There is not enough memory, or the host pointer does not point to the program's memory.
pub fn allocate(
    context: &Arc<Context>,
    kind: Kind,
    flags: cl_mem_flags,
    host: (Pointer, Region),
    size: u64,
    properties: Vec<cl_mem_properties>,
) -> Answer<Arc<Memory>> {
    let host_size = host.1.end().ok_or(CL_INVALID_HOST_PTR)?;
    let is_memory = || ffi::are_ends_memory(host.0, host_size);
    if !host.0.is_null() && !guard::access(host.0, host_size, is_memory) {
        return Err(CL_INVALID_HOST_PTR);
    }
    let uses = flags & CL_MEM_USE_HOST_PTR != 0;
    let shared = if uses { lock(&context.shared).place(host.0, size) } else { None };
    let is_new = shared.is_none();
    let (root, start) = match shared {
        Some(place) => place,
        None => Root::new(size)?,
    };
    let memory = handle::make(|handle| Memory {
        handle,
        context: context.clone(),
        kind,
        flags,
        host: if uses { host.0 } else { Pointer(0) },
        root,
        start,
        size,
        parent: None,
        properties,
        goodbyes: Mutex::default(),
        maps: Mutex::default(),
    });
    if is_new && !host.0.is_null() {
        let texels = Region { start: 0, size: host.1.size, pitches: dense(host.1.size) };
        memory.write_from(&texels, host.0, &host.1);
    }
    Ok(memory)
}

/// The pitches of rows without gaps.
fn dense(size: [usize; 3]) -> [usize; 2] {
    [size[0], size[0] * size[1]]
}

fn create(
    context: cl_context,
    properties: *const cl_mem_properties,
    flags: cl_mem_flags,
    size: size_t,
    host: *mut c_void,
) -> Answer<*mut c_void> {
    let context = handle::get::<Context>(context)?;
    let properties = no_properties(properties)?;
    let flags = check_flags(flags)?;
    if size == 0 || size as u64 > largest() {
        return Err(CL_INVALID_BUFFER_SIZE);
    }
    check_host(flags, host)?;
    let host = (Pointer::new(host), Region::line(0, size));
    let memory = allocate(&context, Kind::Buffer, flags, host, size as u64, properties)?;
    Ok(handle::give(&memory))
}

makers! {
    fn clCreateBuffer(
        context: cl_context,
        flags: cl_mem_flags,
        size: size_t,
        host: *mut c_void,
    ) {
        create(context, std::ptr::null(), flags, size, host)
    }

    fn clCreateBufferWithProperties(
        context: cl_context,
        properties: *const cl_mem_properties,
        flags: cl_mem_flags,
        size: size_t,
        host: *mut c_void,
    ) {
        create(context, properties, flags, size, host)
    }

    fn clCreateSubBuffer(
        buffer: cl_mem,
        flags: cl_mem_flags,
        kind: cl_buffer_create_type,
        info: *const c_void,
    ) {
        let parent = handle::get::<Memory>(buffer)?;
        if !matches!(parent.kind, Kind::Buffer) || parent.parent.is_some() {
            return Err(CL_INVALID_MEM_OBJECT);
        }
        let given = |mask: cl_mem_flags| parent.flags & mask;
        // A sub-buffer cannot allow more accesses than the buffer.
        let exceeds = |own: cl_mem_flags, allowed: cl_mem_flags| own != 0 && allowed != 0 && own != allowed;
        let host_exceeds = exceeds(flags & HOST, given(HOST)) && flags & CL_MEM_HOST_NO_ACCESS == 0;
        let kernel_limit = given(CL_MEM_READ_ONLY | CL_MEM_WRITE_ONLY);
        if kind != CL_BUFFER_CREATE_TYPE_REGION
            || flags & POINTER != 0
            || exceeds(flags & KERNEL, kernel_limit)
            || host_exceeds
        {
            return Err(CL_INVALID_VALUE);
        }
        let region = ffi::value(info.cast::<cl_buffer_region>()).ok_or(CL_INVALID_VALUE)?;
        if region.size == 0 {
            return Err(CL_INVALID_BUFFER_SIZE);
        }
        Region::line(region.origin, region.size).within(parent.size, CL_INVALID_VALUE)?;
        if region.origin % ALIGN != 0 {
            return Err(CL_MISALIGNED_SUB_BUFFER_OFFSET);
        }
        let own = check_flags(flags)?;
        let kernel = if flags & KERNEL == 0 { given(KERNEL) } else { own & KERNEL };
        let host = if flags & HOST == 0 { given(HOST) } else { own & HOST };
        let part = handle::make(|handle| Memory {
            handle,
            context: parent.context.clone(),
            kind: Kind::Buffer,
            flags: kernel | host | given(POINTER),
            host: match parent.host.is_null() {
                true => parent.host,
                false => parent.host.after(region.origin),
            },
            root: parent.root.clone(),
            start: parent.start + region.origin as u64,
            size: region.size as u64,
            parent: Some((parent.clone(), region.origin as u64)),
            properties: Vec::new(),
            goodbyes: Mutex::default(),
            maps: Mutex::default(),
        });
        Ok(handle::give(&part))
    }
}
