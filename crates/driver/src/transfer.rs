//! Commands that read, write, copy and fill buffers and images.

use crate::command::Place;
use crate::entry::{Answer, functions};
use crate::ffi::{self, Pointer};
use crate::guard::{self, Guard};
use crate::handle;
use crate::image::Shape;
use crate::memory::{Kind, Memory};
use crate::order::{self, Source, Use};
use crate::region::Region;
use libc::{c_void, size_t};
use opencl_sys::*;
use std::sync::Arc;

/// Reads three numbers from the program's memory.
pub fn three(numbers: *const size_t) -> Answer<[usize; 3]> {
    let list = ffi::list(numbers, 3).ok_or(CL_INVALID_VALUE)?;
    list.try_into().map_err(|_| CL_INVALID_VALUE)
}

/// The buffer with a handle, and a region of it.
///
/// # Errors
/// The handle does not belong to a buffer of the queue's context, or the region is empty or not inside of the buffer.
pub fn part(
    handle: cl_mem,
    place: &Place,
    offset: usize,
    size: usize,
) -> Answer<(Arc<Memory>, Region)> {
    let memory = Memory::buffer(handle, &place.queue.context)?;
    let region = Region::line(offset, size).within(memory.size, CL_INVALID_VALUE)?;
    if size == 0 { Err(CL_INVALID_VALUE) } else { Ok((memory, region)) }
}

/// The image with a handle, and its shape.
///
/// # Errors
/// The handle does not belong to an image of the queue's context.
pub fn image(handle: cl_mem, place: &Place) -> Answer<(Arc<Memory>, Shape)> {
    let memory = handle::get::<Memory>(handle)?;
    let Kind::Image(shape) = memory.kind.clone() else { return Err(CL_INVALID_MEM_OBJECT) };
    Ok((memory.of(&place.queue.context)?, shape))
}

/// The direction of a transfer between the program's memory and an object.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    Read,
    Write,
}

/// Enqueues a transfer between a region of an object and a region of the program's memory.
fn transfer(
    place: Place,
    (kind, blocking, way): (cl_command_type, cl_bool, Way),
    memory: Arc<Memory>,
    region: Region,
    (pointer, host): (*const c_void, Region),
) -> Answer<()> {
    memory.allows_host(way == Way::Write)?;
    let pointer = Pointer::new(pointer);
    let end = host.end().ok_or(CL_INVALID_VALUE)?;
    if !guard::access(pointer, end, || ffi::are_ends_memory(pointer, end)) {
        return Err(CL_INVALID_VALUE);
    }
    let writes = way == Way::Write;
    memory.check_not_mapped(Some(&region), || order::name_of(kind).into());
    let mut place = place;
    if blocking == CL_FALSE {
        match way {
            Way::Write => place.source = Source::now(pointer, &host),
            Way::Read if host.is_solid() => place.guard = Guard::new(pointer, end),
            Way::Read => {}
        }
    }
    place.add_and_wait(kind, blocking, move |number| {
        let uses =
            || vec![Use::of(&memory, &region, writes), Use::of_host(pointer, &host, !writes)];
        order::uses(number, uses);
        guard::access(pointer, end, || match way {
            Way::Read => memory.read_to(&region, pointer, &host),
            Way::Write => memory.write_from(&region, pointer, &host),
        });
        Ok(())
    })
}

fn of_buffer(
    place: Place,
    how: (cl_command_type, cl_bool, Way),
    buffer: cl_mem,
    (offset, size): (size_t, size_t),
    pointer: *const c_void,
) -> Answer<()> {
    let (memory, region) = part(buffer, &place, offset, size)?;
    transfer(place, how, memory, region, (pointer, Region::line(0, size)))
}

#[allow(clippy::too_many_arguments)]
fn of_rectangle(
    place: Place,
    how: (cl_command_type, cl_bool, Way),
    buffer: cl_mem,
    origins: [*const size_t; 2],
    size: *const size_t,
    pitches: [[size_t; 2]; 2],
    pointer: *const c_void,
) -> Answer<()> {
    let memory = Memory::buffer(buffer, &place.queue.context)?;
    let size = three(size)?;
    let region = Region::rectangle(three(origins[0])?, size, pitches[0])?;
    let host = Region::rectangle(three(origins[1])?, size, pitches[1])?;
    let region = region.within(memory.size, CL_INVALID_VALUE)?;
    transfer(place, how, memory, region, (pointer, host))
}

fn of_image(
    place: Place,
    how: (cl_command_type, cl_bool, Way),
    handle: cl_mem,
    (origin, size): (*const size_t, *const size_t),
    (row, slice): (size_t, size_t),
    pointer: *const c_void,
) -> Answer<()> {
    let (memory, shape) = image(handle, &place)?;
    let size = three(size)?;
    let region = shape.region(three(origin)?, size)?;
    let host = shape.host(size, row, slice)?;
    transfer(place, how, memory, region, (pointer, host))
}

/// Enqueues a copy between regions of two objects. The rows of the regions may have different lengths.
fn copy(
    place: Place,
    kind: cl_command_type,
    (from, source): (Arc<Memory>, Region),
    (to, target): (Arc<Memory>, Region),
) -> Answer<()> {
    if Arc::ptr_eq(&from.root, &to.root) {
        let at = |memory: &Memory, region: &Region| Region {
            start: region.start + memory.start as usize,
            ..*region
        };
        if at(&from, &source).overlaps(&at(&to, &target)) {
            return Err(CL_MEM_COPY_OVERLAP);
        }
    }
    move_bytes(place, kind, (from, source), (to, target));
    Ok(())
}

/// Enqueues a command that reads the whole region `source`, and then writes its bytes to the region `target`.
fn move_bytes(
    place: Place,
    kind: cl_command_type,
    (from, source): (Arc<Memory>, Region),
    (to, target): (Arc<Memory>, Region),
) {
    from.check_not_mapped(Some(&source), || order::name_of(kind).into());
    to.check_not_mapped(Some(&target), || order::name_of(kind).into());
    place.add(kind, move |number| {
        order::uses(number, || vec![Use::of(&from, &source, false), Use::of(&to, &target, true)]);
        let bytes = from.read(&source);
        to.write(&target, &bytes);
        Ok(())
    });
}

/// The bytes of a texel for a colour of `clEnqueueFillImage`.
fn texel_of(shape: &Shape, color: *const c_void) -> Answer<Vec<u8>> {
    let words = ffi::list(color.cast::<u32>(), 4).ok_or(CL_INVALID_VALUE)?;
    let color: [u32; 4] = words.try_into().map_err(|_| CL_INVALID_VALUE)?;
    Ok(shape.image.format.texel_of(color))
}

functions! {
    fn clEnqueueReadBuffer(
        queue: cl_command_queue,
        buffer: cl_mem,
        blocking: cl_bool,
        offset: size_t,
        size: size_t,
        pointer: *mut c_void,
        count: cl_uint,
        events: *const cl_event,
        event: *mut cl_event,
    ) {
        let place = Place::new(queue, count, events, event)?;
        let how = (CL_COMMAND_READ_BUFFER, blocking, Way::Read);
        of_buffer(place, how, buffer, (offset, size), pointer)
    }

    fn clEnqueueWriteBuffer(
        queue: cl_command_queue,
        buffer: cl_mem,
        blocking: cl_bool,
        offset: size_t,
        size: size_t,
        pointer: *const c_void,
        count: cl_uint,
        events: *const cl_event,
        event: *mut cl_event,
    ) {
        let place = Place::new(queue, count, events, event)?;
        let how = (CL_COMMAND_WRITE_BUFFER, blocking, Way::Write);
        of_buffer(place, how, buffer, (offset, size), pointer)
    }

    fn clEnqueueReadBufferRect(
        queue: cl_command_queue,
        buffer: cl_mem,
        blocking: cl_bool,
        buffer_origin: *const size_t,
        host_origin: *const size_t,
        region: *const size_t,
        buffer_row: size_t,
        buffer_slice: size_t,
        host_row: size_t,
        host_slice: size_t,
        pointer: *mut c_void,
        count: cl_uint,
        events: *const cl_event,
        event: *mut cl_event,
    ) {
        let place = Place::new(queue, count, events, event)?;
        let how = (CL_COMMAND_READ_BUFFER_RECT, blocking, Way::Read);
        let pitches = [[buffer_row, buffer_slice], [host_row, host_slice]];
        of_rectangle(place, how, buffer, [buffer_origin, host_origin], region, pitches, pointer)
    }

    fn clEnqueueWriteBufferRect(
        queue: cl_command_queue,
        buffer: cl_mem,
        blocking: cl_bool,
        buffer_origin: *const size_t,
        host_origin: *const size_t,
        region: *const size_t,
        buffer_row: size_t,
        buffer_slice: size_t,
        host_row: size_t,
        host_slice: size_t,
        pointer: *const c_void,
        count: cl_uint,
        events: *const cl_event,
        event: *mut cl_event,
    ) {
        let place = Place::new(queue, count, events, event)?;
        let how = (CL_COMMAND_WRITE_BUFFER_RECT, blocking, Way::Write);
        let pitches = [[buffer_row, buffer_slice], [host_row, host_slice]];
        of_rectangle(place, how, buffer, [buffer_origin, host_origin], region, pitches, pointer)
    }

    fn clEnqueueReadImage(
        queue: cl_command_queue,
        image: cl_mem,
        blocking: cl_bool,
        origin: *const size_t,
        region: *const size_t,
        row: size_t,
        slice: size_t,
        pointer: *mut c_void,
        count: cl_uint,
        events: *const cl_event,
        event: *mut cl_event,
    ) {
        let place = Place::new(queue, count, events, event)?;
        let how = (CL_COMMAND_READ_IMAGE, blocking, Way::Read);
        of_image(place, how, image, (origin, region), (row, slice), pointer)
    }

    fn clEnqueueWriteImage(
        queue: cl_command_queue,
        image: cl_mem,
        blocking: cl_bool,
        origin: *const size_t,
        region: *const size_t,
        row: size_t,
        slice: size_t,
        pointer: *const c_void,
        count: cl_uint,
        events: *const cl_event,
        event: *mut cl_event,
    ) {
        let place = Place::new(queue, count, events, event)?;
        let how = (CL_COMMAND_WRITE_IMAGE, blocking, Way::Write);
        of_image(place, how, image, (origin, region), (row, slice), pointer)
    }

    fn clEnqueueCopyBuffer(
        queue: cl_command_queue,
        from: cl_mem,
        to: cl_mem,
        from_offset: size_t,
        to_offset: size_t,
        size: size_t,
        count: cl_uint,
        events: *const cl_event,
        event: *mut cl_event,
    ) {
        let place = Place::new(queue, count, events, event)?;
        let from = Memory::buffer(from, &place.queue.context)?;
        let to = Memory::buffer(to, &place.queue.context)?;
        if size == 0 {
            return Err(CL_INVALID_VALUE);
        }
        let source = Region::line(from_offset, size).within(from.size, CL_INVALID_VALUE)?;
        let target = Region::line(to_offset, size).within(to.size, CL_INVALID_VALUE)?;
        copy(place, CL_COMMAND_COPY_BUFFER, (from, source), (to, target))
    }

    fn clEnqueueCopyBufferRect(
        queue: cl_command_queue,
        from: cl_mem,
        to: cl_mem,
        from_origin: *const size_t,
        to_origin: *const size_t,
        region: *const size_t,
        from_row: size_t,
        from_slice: size_t,
        to_row: size_t,
        to_slice: size_t,
        count: cl_uint,
        events: *const cl_event,
        event: *mut cl_event,
    ) {
        let place = Place::new(queue, count, events, event)?;
        let from = Memory::buffer(from, &place.queue.context)?;
        let to = Memory::buffer(to, &place.queue.context)?;
        let size = three(region)?;
        let source = Region::rectangle(three(from_origin)?, size, [from_row, from_slice])?;
        let target = Region::rectangle(three(to_origin)?, size, [to_row, to_slice])?;
        if Arc::ptr_eq(&from, &to)
            && source.pitches != target.pitches
        {
            return Err(CL_INVALID_VALUE);
        }
        let source = source.within(from.size, CL_INVALID_VALUE)?;
        let target = target.within(to.size, CL_INVALID_VALUE)?;
        if Arc::ptr_eq(&from, &to) {
            // Rectangles are treated as overlapping if their coordinates overlap, even if they do not have bytes in
            // common.
            let (a, b) = (three(from_origin)?, three(to_origin)?);
            if (0..3).all(|k| a[k].abs_diff(b[k]) < size[k]) {
                return Err(CL_MEM_COPY_OVERLAP);
            }
            move_bytes(place, CL_COMMAND_COPY_BUFFER_RECT, (from, source), (to, target));
            return Ok(());
        }
        copy(place, CL_COMMAND_COPY_BUFFER_RECT, (from, source), (to, target))
    }

    fn clEnqueueCopyImage(
        queue: cl_command_queue,
        from: cl_mem,
        to: cl_mem,
        from_origin: *const size_t,
        to_origin: *const size_t,
        region: *const size_t,
        count: cl_uint,
        events: *const cl_event,
        event: *mut cl_event,
    ) {
        let place = Place::new(queue, count, events, event)?;
        let (from, source) = image(from, &place)?;
        let (to, target) = image(to, &place)?;
        if source.image.format != target.image.format {
            return Err(CL_IMAGE_FORMAT_MISMATCH);
        }
        let size = three(region)?;
        let source = source.region(three(from_origin)?, size)?;
        let target = target.region(three(to_origin)?, size)?;
        copy(place, CL_COMMAND_COPY_IMAGE, (from, source), (to, target))
    }

    fn clEnqueueCopyImageToBuffer(
        queue: cl_command_queue,
        from: cl_mem,
        to: cl_mem,
        origin: *const size_t,
        region: *const size_t,
        offset: size_t,
        count: cl_uint,
        events: *const cl_event,
        event: *mut cl_event,
    ) {
        let place = Place::new(queue, count, events, event)?;
        let (from, shape) = image(from, &place)?;
        let to = Memory::buffer(to, &place.queue.context)?;
        let size = three(region)?;
        let source = shape.region(three(origin)?, size)?;
        let rows = Region { start: offset, ..shape.host(size, 0, 0)? };
        let target = rows.within(to.size, CL_INVALID_VALUE)?;
        copy(place, CL_COMMAND_COPY_IMAGE_TO_BUFFER, (from, source), (to, target))
    }

    fn clEnqueueCopyBufferToImage(
        queue: cl_command_queue,
        from: cl_mem,
        to: cl_mem,
        offset: size_t,
        origin: *const size_t,
        region: *const size_t,
        count: cl_uint,
        events: *const cl_event,
        event: *mut cl_event,
    ) {
        let place = Place::new(queue, count, events, event)?;
        let from = Memory::buffer(from, &place.queue.context)?;
        let (to, shape) = image(to, &place)?;
        let size = three(region)?;
        let target = shape.region(three(origin)?, size)?;
        let rows = Region { start: offset, ..shape.host(size, 0, 0)? };
        let source = rows.within(from.size, CL_INVALID_VALUE)?;
        copy(place, CL_COMMAND_COPY_BUFFER_TO_IMAGE, (from, source), (to, target))
    }

    fn clEnqueueFillBuffer(
        queue: cl_command_queue,
        buffer: cl_mem,
        pattern: *const c_void,
        pattern_size: size_t,
        offset: size_t,
        size: size_t,
        count: cl_uint,
        events: *const cl_event,
        event: *mut cl_event,
    ) {
        let place = Place::new(queue, count, events, event)?;
        let (memory, region) = part(buffer, &place, offset, size)?;
        let pattern = pattern_of(pattern, pattern_size)?;
        if !(size | offset).is_multiple_of(pattern_size) {
            return Err(CL_INVALID_VALUE);
        }
        memory.check_not_mapped(Some(&region), || order::name_of(CL_COMMAND_FILL_BUFFER).into());
        place.add(CL_COMMAND_FILL_BUFFER, move |number| {
            order::uses(number, || vec![Use::of(&memory, &region, true)]);
            memory.fill(&region, &pattern);
            Ok(())
        });
        Ok(())
    }

    fn clEnqueueFillImage(
        queue: cl_command_queue,
        handle: cl_mem,
        color: *const c_void,
        origin: *const size_t,
        region: *const size_t,
        count: cl_uint,
        events: *const cl_event,
        event: *mut cl_event,
    ) {
        let place = Place::new(queue, count, events, event)?;
        let (memory, shape) = image(handle, &place)?;
        let size = three(region)?;
        let region = shape.region(three(origin)?, size)?;
        let texel = texel_of(&shape, color)?;
        memory.check_not_mapped(Some(&region), || order::name_of(CL_COMMAND_FILL_IMAGE).into());
        place.add(CL_COMMAND_FILL_IMAGE, move |number| {
            order::uses(number, || vec![Use::of(&memory, &region, true)]);
            memory.fill(&region, &texel);
            Ok(())
        });
        Ok(())
    }

    fn clEnqueueMigrateMemObjects(
        queue: cl_command_queue,
        number: cl_uint,
        objects: *const cl_mem,
        flags: cl_mem_migration_flags,
        count: cl_uint,
        events: *const cl_event,
        event: *mut cl_event,
    ) {
        let place = Place::new(queue, count, events, event)?;
        let objects = ffi::list(objects, number as usize).filter(|list| !list.is_empty());
        for object in objects.ok_or(CL_INVALID_VALUE)? {
            handle::get::<Memory>(object)?.of(&place.queue.context)?;
        }
        check_migration_flags(flags)?;
        // Nothing is migrated, because the host and the device have the same memory.
        place.add(CL_COMMAND_MIGRATE_MEM_OBJECTS, |_| Ok(()));
        Ok(())
    }
}

/// Checks the flags of a migration.
///
/// # Errors
/// A flag does not exist.
pub fn check_migration_flags(flags: cl_mem_migration_flags) -> Answer<()> {
    let known = CL_MIGRATE_MEM_OBJECT_HOST | CL_MIGRATE_MEM_OBJECT_CONTENT_UNDEFINED;
    if flags & !known == 0 { Ok(()) } else { Err(CL_INVALID_VALUE) }
}

/// The pattern of a fill command.
///
/// # Errors
/// Its size is not the size of a scalar or vector, or the pointer is null.
pub fn pattern_of(pattern: *const c_void, size: usize) -> Answer<Vec<u8>> {
    if !size.is_power_of_two() || size > 128 {
        return Err(CL_INVALID_VALUE);
    }
    ffi::list(pattern.cast::<u8>(), size).ok_or(CL_INVALID_VALUE)
}
