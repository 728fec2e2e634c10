//! Commands that map memory objects into the program's memory.
//!
//! A mapped region is the object's own memory. With `CL_MEM_USE_HOST_PTR`, it is the program's memory: mapping copies
//! the contents to it, and unmapping copies them back. Nothing is copied if this memory is shared virtual memory.

use crate::command::Place;
use crate::entry::{Answer, functions, makers};
use crate::ffi::{self, Pointer};
use crate::handle::{self, lock};
use crate::memory::{Mapping, Memory};
use crate::order::{self, Use};
use crate::region::Region;
use crate::transfer::{image, part, three};
use libc::{c_void, size_t};
use opencl_sys::*;
use std::sync::Arc;

/// Checks the flags of a mapping.
///
/// # Errors
/// A flag does not exist, or two flags exclude each other.
pub fn check_map_flags(flags: cl_map_flags) -> Answer<()> {
    let known = CL_MAP_READ | CL_MAP_WRITE | CL_MAP_WRITE_INVALIDATE_REGION;
    let invalidates = flags & CL_MAP_WRITE_INVALIDATE_REGION != 0;
    match flags & !known != 0 || invalidates && flags != CL_MAP_WRITE_INVALIDATE_REGION {
        true => Err(CL_INVALID_VALUE),
        false => Ok(()),
    }
}

fn map(
    place: Place,
    (kind, blocking): (cl_command_type, cl_bool),
    flags: cl_map_flags,
    memory: Arc<Memory>,
    region: Region,
    host: Region,
) -> Answer<*mut c_void> {
    check_map_flags(flags)?;
    let invalidates = flags == CL_MAP_WRITE_INVALIDATE_REGION;
    let writes = flags & (CL_MAP_WRITE | CL_MAP_WRITE_INVALIDATE_REGION) != 0;
    if flags & CL_MAP_READ != 0 {
        memory.allows_host(false)?;
    }
    if writes {
        memory.allows_host(true)?;
    }
    let pointer = memory.address().after(host.start);
    let host = Region { start: 0, ..host };
    lock(&memory.maps).push(Mapping { pointer, region, host, writes, ends: false });
    let reads_back = !memory.is_in_place() && !invalidates;
    place.add_and_wait(kind, blocking, move |number| {
        order::uses(number, || {
            let host = reads_back.then(|| Use::of_host(pointer, &host, true));
            [Use::of(&memory, &region, writes)].into_iter().chain(host).collect()
        });
        // This waits for kernels that use the memory.
        drop(lock(&memory.root.store));
        if reads_back {
            memory.read_to(&region, pointer, &host);
        }
        if writes {
            memory.mark(&region);
        }
        Ok(())
    })?;
    Ok(pointer.raw())
}

makers! {
    fn clEnqueueMapBuffer(
        queue: cl_command_queue,
        buffer: cl_mem,
        blocking: cl_bool,
        flags: cl_map_flags,
        offset: size_t,
        size: size_t,
        count: cl_uint,
        events: *const cl_event,
        event: *mut cl_event,
    ) {
        let place = Place::new(queue, count, events, event)?;
        let (memory, region) = part(buffer, &place, offset, size)?;
        map(place, (CL_COMMAND_MAP_BUFFER, blocking), flags, memory, region, region)
    }

    fn clEnqueueMapImage(
        queue: cl_command_queue,
        handle: cl_mem,
        blocking: cl_bool,
        flags: cl_map_flags,
        origin: *const size_t,
        region: *const size_t,
        row: *mut size_t,
        slice: *mut size_t,
        count: cl_uint,
        events: *const cl_event,
        event: *mut cl_event,
    ) {
        let place = Place::new(queue, count, events, event)?;
        let (memory, shape) = image(handle, &place)?;
        let (origin, size) = (three(origin)?, three(region)?);
        let region = shape.region(origin, size)?;
        let needs_slice = shape.pitches[1] != 0;
        if row.is_null() || needs_slice && slice.is_null() {
            return Err(CL_INVALID_VALUE);
        }
        let pitches = shape.pitches;
        let rows = shape.host(size, pitches[0], pitches[1])?;
        let start = origin[2] * pitches[1] + origin[1] * rows.pitches[0] + origin[0] * shape.texel();
        ffi::put(row, pitches[0]);
        ffi::put(slice, pitches[1]);
        let host = Region { start, ..rows };
        map(place, (CL_COMMAND_MAP_IMAGE, blocking), flags, memory, region, host)
    }
}

functions! {
    fn clEnqueueUnmapMemObject(
        queue: cl_command_queue,
        handle: cl_mem,
        pointer: *mut c_void,
        count: cl_uint,
        events: *const cl_event,
        event: *mut cl_event,
    ) {
        let place = Place::new(queue, count, events, event)?;
        let memory = handle::get::<Memory>(handle)?.of(&place.queue.context)?;
        let pointer = Pointer::new(pointer);
        let mut maps = lock(&memory.maps);
        let mapping = maps.iter_mut().find(|mapping| mapping.pointer == pointer && !mapping.ends);
        mapping.ok_or(CL_INVALID_VALUE)?.ends = true;
        drop(maps);
        place.add(CL_COMMAND_UNMAP_MEM_OBJECT, move |number| {
            let mut maps = lock(&memory.maps);
            let found = maps.iter().position(|mapping| mapping.pointer == pointer && mapping.ends);
            let mapping = maps.swap_remove(found.ok_or(CL_INVALID_VALUE)?);
            drop(maps);
            order::uses(number, || vec![Use::of(&memory, &mapping.region, mapping.writes)]);
            if mapping.writes && !memory.is_in_place() {
                memory.write_from(&mapping.region, mapping.pointer, &mapping.host);
            }
            Ok(())
        });
        Ok(())
    }
}
