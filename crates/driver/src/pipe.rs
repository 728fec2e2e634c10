//! Pipes.

use crate::buffer::check_flags;
use crate::context::Context;
use crate::entry::{Room, functions, makers};
use crate::ffi::{self, Pointer};
use crate::handle;
use crate::info::{PACKET, largest};
use crate::memory::{Kind, Memory, Root};
use clman_device::{PipeShape, Store};
use libc::{c_void, size_t};
use opencl_sys::*;
use std::sync::Mutex;

makers! {
    fn clCreatePipe(
        context: cl_context,
        flags: cl_mem_flags,
        packet: cl_uint,
        capacity: cl_uint,
        properties: *const cl_pipe_properties,
    ) {
        let context = handle::get::<Context>(context)?;
        let allowed = CL_MEM_READ_WRITE | CL_MEM_HOST_NO_ACCESS;
        if flags & !allowed != 0 || ffi::value(properties).is_some_and(|first| first != 0) {
            return Err(CL_INVALID_VALUE);
        }
        let size = u64::from(packet) * u64::from(capacity);
        if packet == 0 || packet > PACKET || capacity == 0 || size > largest() {
            return Err(CL_INVALID_PIPE_SIZE);
        }
        let shape = PipeShape { packet: packet as usize, capacity: capacity as usize };
        let pipe = handle::make(|handle| Memory {
            handle,
            context,
            kind: Kind::Pipe(shape),
            flags: check_flags(flags).unwrap_or(flags) | CL_MEM_HOST_NO_ACCESS,
            host: Pointer(0),
            root: Root::of(Store::default()),
            start: 0,
            size,
            parent: None,
            properties: Vec::new(),
            goodbyes: Mutex::default(),
            maps: Mutex::default(),
        });
        Ok(handle::give(&pipe))
    }
}

functions! {
    fn clGetPipeInfo(
        pipe: cl_mem,
        name: cl_pipe_info,
        size: size_t,
        to: *mut c_void,
        needed: *mut size_t,
    ) {
        let pipe = handle::get::<Memory>(pipe)?;
        let Kind::Pipe(shape) = &pipe.kind else { return Err(CL_INVALID_MEM_OBJECT) };
        let room = Room { size, to, needed };
        match name {
            CL_PIPE_PACKET_SIZE => room.value(shape.packet as cl_uint),
            CL_PIPE_MAX_PACKETS => room.value(shape.capacity as cl_uint),
            CL_PIPE_PROPERTIES => room.list::<cl_pipe_properties>(&[]),
            _ => Err(CL_INVALID_VALUE),
        }
    }
}
