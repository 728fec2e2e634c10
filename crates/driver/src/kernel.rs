//! Kernels and their arguments.

use crate::entry::{Answer, Room, functions, makers};
use crate::executable::{Executable, KernelInfo, Param, ParamKind};
use crate::ffi::{self, Pointer};
use crate::handle::{self, Handle, Object, lock};
use crate::info::{GROUP, SUB_GROUP};
use crate::memory::{Kind, Memory};
use crate::platform::is_device;
use crate::program::Program;
use crate::queue::Queue;
use crate::sampler::Sampler;
use clman_opencl::ast::Access;
use clman_runner::job::has_option;
use libc::{c_char, c_void, size_t};
use opencl_sys::*;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, Weak};

/// A kernel.
#[derive(Debug)]
pub struct Kernel {
    handle: Handle,
    /// Its program.
    pub program: Arc<Program>,
    /// The executable form of the program.
    pub executable: Arc<Executable>,
    index: usize,
    /// The arguments.
    pub arguments: Mutex<Vec<Option<Argument>>>,
    /// The shared memory that it uses besides its arguments.
    pub shared: Mutex<Vec<Pointer>>,
}

/// An argument. An argument does not keep its object alive.
#[derive(Clone, Debug)]
pub enum Argument {
    /// A memory object.
    Memory(Weak<Memory>),
    /// The null pointer.
    Null,
    /// Local memory: its size in bytes.
    Local(u64),
    /// The bytes of a value.
    Value(Vec<u8>),
    /// A sampler.
    Sampler(Weak<Sampler>),
    /// An address of shared memory.
    Shared(Pointer),
}

impl Object for Kernel {
    const INVALID: cl_int = CL_INVALID_KERNEL;
    const NAME: &'static str = "kernel";
    fn handle(&self) -> &Handle {
        &self.handle
    }
}

impl Drop for Kernel {
    fn drop(&mut self) {
        self.program.kernels.fetch_sub(1, Ordering::SeqCst);
    }
}

impl Kernel {
    fn new(program: &Arc<Program>, executable: &Arc<Executable>, index: usize) -> Arc<Kernel> {
        program.kernels.fetch_add(1, Ordering::SeqCst);
        let count = executable.kernels[index].params.len();
        handle::make(|handle| Kernel {
            handle,
            program: program.clone(),
            executable: executable.clone(),
            index,
            arguments: Mutex::new(vec![None; count]),
            shared: Mutex::default(),
        })
    }

    /// Its name and parameters.
    pub fn info(&self) -> &KernelInfo {
        &self.executable.kernels[self.index]
    }

    /// The parameter with an index.
    fn param(&self, index: cl_uint) -> Answer<&Param> {
        self.info().params.get(index as usize).ok_or(CL_INVALID_ARG_INDEX)
    }

    /// The maximum number of work-items of a group.
    pub fn group(&self) -> usize {
        self.info().required.map_or(GROUP, |size| size.iter().product::<u64>() as usize)
    }

    /// The local memory of its arguments, in bytes.
    pub fn local_arguments(&self) -> u64 {
        let arguments = lock(&self.arguments);
        let sizes = arguments.iter().map(|argument| match argument {
            Some(Argument::Local(size)) => *size,
            _ => 0,
        });
        sizes.fold(0, u64::saturating_add)
    }

    fn argument(&self, kind: ParamKind, size: usize, value: *const c_void) -> Answer<Argument> {
        let handle = |null: cl_int| match ffi::value(value.cast::<*mut c_void>()) {
            _ if size != size_of::<*mut c_void>() => Err(CL_INVALID_ARG_SIZE),
            None => Err(null),
            Some(handle) => Ok(handle),
        };
        match kind {
            ParamKind::Local if !value.is_null() => Err(CL_INVALID_ARG_VALUE),
            ParamKind::Local if size == 0 => Err(CL_INVALID_ARG_SIZE),
            ParamKind::Local => Ok(Argument::Local(size as u64)),
            ParamKind::Global | ParamKind::Constant => {
                let handle = if value.is_null() && size == size_of::<*mut c_void>() {
                    std::ptr::null_mut()
                } else {
                    handle(CL_INVALID_ARG_VALUE)?
                };
                if handle.is_null() {
                    return Ok(Argument::Null);
                }
                let memory = self.memory(handle)?;
                match memory.kind {
                    Kind::Buffer => Ok(Argument::Memory(Arc::downgrade(&memory))),
                    _ => Err(CL_INVALID_ARG_VALUE),
                }
            }
            ParamKind::Image(kind, access) => {
                let memory = self.memory(handle(CL_INVALID_ARG_VALUE)?)?;
                let Kind::Image(shape) = &memory.kind else { return Err(CL_INVALID_MEM_OBJECT) };
                if shape.image.kind != kind {
                    return Err(CL_INVALID_MEM_OBJECT);
                }
                let forbidden = match access {
                    Access::Read => CL_MEM_WRITE_ONLY,
                    Access::Write => CL_MEM_READ_ONLY,
                    Access::ReadWrite => CL_MEM_READ_ONLY | CL_MEM_WRITE_ONLY,
                };
                match memory.flags & forbidden == 0 {
                    true => Ok(Argument::Memory(Arc::downgrade(&memory))),
                    false => Err(CL_INVALID_ARG_VALUE),
                }
            }
            ParamKind::Pipe(packet) => {
                let memory = self.memory(handle(CL_INVALID_ARG_VALUE)?)?;
                match memory.kind {
                    Kind::Pipe(shape) if shape.packet as u64 == packet => {
                        Ok(Argument::Memory(Arc::downgrade(&memory)))
                    }
                    _ => Err(CL_INVALID_ARG_VALUE),
                }
            }
            ParamKind::Sampler => {
                let sampler = handle::get::<Sampler>(handle(CL_INVALID_SAMPLER)?)?;
                Ok(Argument::Sampler(Arc::downgrade(&sampler)))
            }
            ParamKind::Queue => {
                let handle = handle(CL_INVALID_ARG_VALUE)?;
                let queue = handle::get::<Queue>(handle).map_err(|_| CL_INVALID_DEVICE_QUEUE)?;
                match queue.is_on_device() {
                    true => Ok(Argument::Value(clman_device::QUEUE.to_le_bytes().to_vec())),
                    false => Err(CL_INVALID_DEVICE_QUEUE),
                }
            }
            ParamKind::Value(own) if own != size as u64 => Err(CL_INVALID_ARG_SIZE),
            ParamKind::Value(_) => {
                let bytes = ffi::list(value.cast::<u8>(), size).filter(|_| !value.is_null());
                Ok(Argument::Value(bytes.ok_or(CL_INVALID_ARG_VALUE)?))
            }
        }
    }

    fn memory(&self, handle: cl_mem) -> Answer<Arc<Memory>> {
        let memory = handle::get::<Memory>(handle)?;
        memory.of(&self.program.context).map_err(|_| CL_INVALID_MEM_OBJECT)
    }

    fn set(&self, index: cl_uint, argument: Argument) {
        if let Some(place) = lock(&self.arguments).get_mut(index as usize) {
            *place = Some(argument);
        }
    }
}

/// Checks the handles of a query about a kernel on a device, and returns the kernel. The device may be null, because
/// there is only one.
fn on_device(kernel: cl_kernel, device: cl_device_id) -> Answer<Arc<Kernel>> {
    let kernel = handle::get::<Kernel>(kernel)?;
    if !device.is_null() {
        is_device(device)?;
    }
    Ok(kernel)
}

makers! {
    fn clCreateKernel(program: cl_program, name: *const c_char) {
        let program = handle::get::<Program>(program)?;
        let executable = program.executable()?;
        let name = ffi::text(name).ok_or(CL_INVALID_VALUE)?;
        let index = executable.kernels.iter().position(|kernel| kernel.name.as_bytes() == name);
        let kernel = Kernel::new(&program, &executable, index.ok_or(CL_INVALID_KERNEL_NAME)?);
        Ok(handle::give(&kernel))
    }

    fn clCloneKernel(kernel: cl_kernel) {
        let kernel = handle::get::<Kernel>(kernel)?;
        let clone = Kernel::new(&kernel.program, &kernel.executable, kernel.index);
        *lock(&clone.arguments) = lock(&kernel.arguments).clone();
        *lock(&clone.shared) = lock(&kernel.shared).clone();
        Ok(handle::give(&clone))
    }
}

functions! {
    fn clCreateKernelsInProgram(
        program: cl_program,
        count: cl_uint,
        kernels: *mut cl_kernel,
        number: *mut cl_uint,
    ) {
        let program = handle::get::<Program>(program)?;
        let executable = program.executable()?;
        let all = executable.kernels.len();
        if !kernels.is_null() {
            if (count as usize) < all {
                return Err(CL_INVALID_VALUE);
            }
            let made = (0..all).map(|index| handle::give(&Kernel::new(&program, &executable, index)));
            ffi::put_list(kernels, &made.collect::<Vec<_>>());
        }
        ffi::put(number, all as cl_uint);
        Ok(())
    }

    fn clRetainKernel(kernel: cl_kernel) {
        handle::retain::<Kernel>(kernel)
    }

    fn clReleaseKernel(kernel: cl_kernel) {
        handle::release::<Kernel>(kernel)
    }

    fn clSetKernelArg(
        kernel: cl_kernel,
        index: cl_uint,
        size: size_t,
        value: *const c_void,
    ) {
        let kernel = handle::get::<Kernel>(kernel)?;
        let param = kernel.param(index)?;
        kernel.set(index, kernel.argument(param.kind, size, value)?);
        Ok(())
    }

    fn clSetKernelArgSVMPointer(kernel: cl_kernel, index: cl_uint, value: *const c_void) {
        let kernel = handle::get::<Kernel>(kernel)?;
        let param = kernel.param(index)?;
        if !matches!(param.kind, ParamKind::Global | ParamKind::Constant) {
            return Err(CL_INVALID_ARG_VALUE);
        }
        let pointer = Pointer::new(value);
        let null = pointer.is_null();
        if !null && !lock(&kernel.program.context.shared).has(pointer) {
            return Err(CL_INVALID_ARG_VALUE);
        }
        kernel.set(index, if null { Argument::Null } else { Argument::Shared(pointer) });
        Ok(())
    }

    fn clSetKernelExecInfo(
        kernel: cl_kernel,
        name: cl_kernel_exec_info,
        size: size_t,
        value: *const c_void,
    ) {
        let kernel = handle::get::<Kernel>(kernel)?;
        if value.is_null() {
            return Err(CL_INVALID_VALUE);
        }
        match name {
            CL_KERNEL_EXEC_INFO_SVM_PTRS => {
                let count = size / size_of::<*mut c_void>();
                if count == 0 || !size.is_multiple_of(size_of::<*mut c_void>()) {
                    return Err(CL_INVALID_VALUE);
                }
                let list = ffi::list(value.cast::<*mut c_void>(), count).ok_or(CL_INVALID_VALUE)?;
                let list: Vec<Pointer> = list.into_iter().map(|p| Pointer::new(p)).collect();
                let shared = lock(&kernel.program.context.shared);
                if !list.iter().all(|pointer| pointer.is_null() || shared.has(*pointer)) {
                    return Err(CL_INVALID_VALUE);
                }
                drop(shared);
                *lock(&kernel.shared) = list;
                Ok(())
            }
            CL_KERNEL_EXEC_INFO_SVM_FINE_GRAIN_SYSTEM => {
                let wanted = ffi::value(value.cast::<cl_bool>());
                if size != size_of::<cl_bool>() {
                    return Err(CL_INVALID_VALUE);
                }
                // Fine-grained system sharing is not supported: kernels cannot use all of the program's memory.
                if wanted == Some(CL_TRUE) { Err(CL_INVALID_OPERATION) } else { Ok(()) }
            }
            _ => Err(CL_INVALID_VALUE),
        }
    }

    fn clGetKernelInfo(
        kernel: cl_kernel,
        name: cl_kernel_info,
        size: size_t,
        to: *mut c_void,
        needed: *mut size_t,
    ) {
        let kernel = handle::get::<Kernel>(kernel)?;
        let room = Room { size, to, needed };
        match name {
            CL_KERNEL_FUNCTION_NAME => room.text(&kernel.info().name),
            CL_KERNEL_NUM_ARGS => room.value(kernel.info().params.len() as cl_uint),
            CL_KERNEL_REFERENCE_COUNT => room.value(handle::count(&*kernel)),
            CL_KERNEL_CONTEXT => room.value(kernel.program.context.raw()),
            CL_KERNEL_PROGRAM => room.value(kernel.program.raw()),
            CL_KERNEL_ATTRIBUTES => room.text(&kernel.info().attributes),
            _ => Err(CL_INVALID_VALUE),
        }
    }

    fn clGetKernelArgInfo(
        kernel: cl_kernel,
        index: cl_uint,
        name: cl_kernel_arg_info,
        size: size_t,
        to: *mut c_void,
        needed: *mut size_t,
    ) {
        let kernel = handle::get::<Kernel>(kernel)?;
        let param = kernel.param(index)?;
        if !has_option(&kernel.executable.unit.options, "-cl-kernel-arg-info") {
            return Err(CL_KERNEL_ARG_INFO_NOT_AVAILABLE);
        }
        let room = Room { size, to, needed };
        match name {
            CL_KERNEL_ARG_ADDRESS_QUALIFIER => room.value(param.address),
            CL_KERNEL_ARG_ACCESS_QUALIFIER => room.value(param.access),
            CL_KERNEL_ARG_TYPE_NAME => room.text(&param.declared),
            CL_KERNEL_ARG_TYPE_QUALIFIER => room.value(param.qualifiers),
            CL_KERNEL_ARG_NAME => room.text(&param.name),
            _ => Err(CL_INVALID_VALUE),
        }
    }

    fn clGetKernelWorkGroupInfo(
        kernel: cl_kernel,
        device: cl_device_id,
        name: cl_kernel_work_group_info,
        size: size_t,
        to: *mut c_void,
        needed: *mut size_t,
    ) {
        let kernel = on_device(kernel, device)?;
        let room = Room { size, to, needed };
        match name {
            CL_KERNEL_WORK_GROUP_SIZE => room.value(kernel.group()),
            CL_KERNEL_COMPILE_WORK_GROUP_SIZE => {
                room.value(kernel.info().required.unwrap_or_default().map(|n| n as usize))
            }
            CL_KERNEL_LOCAL_MEM_SIZE => room.value(kernel.info().sizes.0.saturating_add(kernel.local_arguments())),
            CL_KERNEL_PRIVATE_MEM_SIZE => room.value(kernel.info().sizes.1),
            CL_KERNEL_PREFERRED_WORK_GROUP_SIZE_MULTIPLE => room.value(SUB_GROUP),
            // `CL_KERNEL_GLOBAL_WORK_SIZE` is a query only for built-in kernels and custom devices.
            _ => Err(CL_INVALID_VALUE),
        }
    }

    fn clGetKernelSubGroupInfo(
        kernel: cl_kernel,
        device: cl_device_id,
        name: cl_kernel_sub_group_info,
        input_size: size_t,
        input: *const c_void,
        size: size_t,
        to: *mut c_void,
        needed: *mut size_t,
    ) {
        let kernel = on_device(kernel, device)?;
        let room = Room { size, to, needed };
        let numbers = || -> Answer<Vec<usize>> {
            let count = input_size / size_of::<usize>();
            // The input has one number for each dimension.
            if !(1..=3).contains(&count) || !input_size.is_multiple_of(size_of::<usize>()) {
                return Err(CL_INVALID_VALUE);
            }
            ffi::list(input.cast::<usize>(), count).ok_or(CL_INVALID_VALUE)
        };
        let items = || -> Answer<usize> {
            Ok(numbers()?.into_iter().fold(1, usize::saturating_mul))
        };
        let most = GROUP / SUB_GROUP;
        match name {
            CL_KERNEL_MAX_SUB_GROUP_SIZE_FOR_NDRANGE => {
                room.value(items()?.min(SUB_GROUP))
            }
            CL_KERNEL_SUB_GROUP_COUNT_FOR_NDRANGE => {
                room.value(items()?.div_ceil(SUB_GROUP))
            }
            CL_KERNEL_LOCAL_SIZE_FOR_SUB_GROUP_COUNT => {
                let count = numbers()?[0];
                let items = count.checked_mul(SUB_GROUP).filter(|items| *items <= kernel.group());
                let items = items.unwrap_or(0);
                let dimensions = (size / size_of::<usize>()).clamp(1, 3);
                let mut sizes = vec![if items == 0 { 0 } else { 1 }; dimensions];
                sizes[0] = items;
                room.list(&sizes)
            }
            CL_KERNEL_MAX_NUM_SUB_GROUPS => room.value(most),
            CL_KERNEL_COMPILE_NUM_SUB_GROUPS => room.value::<usize>(0),
            _ => Err(CL_INVALID_VALUE),
        }
    }
}
