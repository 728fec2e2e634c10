//! Commands that run kernels and functions of the program.

use crate::command::Place;
use crate::entry::{Answer, functions};
use crate::executable::ParamKind;
use crate::ffi::{self, Pointer};
use crate::handle::{self, lock};
use crate::info::{GROUP, LOCAL};
use crate::kernel::{Argument, Kernel};
use crate::memory::{Kind, Memory, Root};
use crate::order::{self, Use};
use crate::region::Region;
use crate::{capture, profile, report};
use clman_device as device;
use clman_device::{Access, Arg, Buffer, Part};
use clman_runner::Threads;
use clman_runner::job::{INSTRUCTIONS, PRINTED};
use libc::{c_void, size_t};
use opencl_sys::*;
use std::io::Write;
use std::sync::Arc;
use std::time::Instant;

/// A kernel with the arguments that it had when it was enqueued.
struct Run {
    kernel: Arc<Kernel>,
    launch: device::Launch,
    /// The root of each buffer of the launch, with the access and, for a pipe, its shape.
    roots: Vec<(Arc<Root>, Access, Option<device::PipeShape>)>,
    /// The objects, which must exist until the command is over.
    _objects: Vec<Arc<Memory>>,
}

impl Run {
    /// Copies the current arguments.
    fn new(kernel: &Arc<Kernel>, launch: device::Launch) -> Answer<Run> {
        let mut run =
            Run { kernel: kernel.clone(), launch, roots: Vec::new(), _objects: Vec::new() };
        let arguments = lock(&kernel.arguments).clone();
        for (argument, param) in arguments.into_iter().zip(&kernel.info().params) {
            let argument = argument.ok_or(CL_INVALID_KERNEL_ARGS)?;
            let arg = match argument {
                Argument::Null => Arg::Null,
                Argument::Local(size) => Arg::Local(size),
                Argument::Value(bytes) => Arg::Value(bytes),
                Argument::Shared(pointer) => Arg::Host(pointer.0 as u64),
                Argument::Sampler(sampler) => {
                    Arg::Sampler(sampler.upgrade().ok_or(CL_INVALID_KERNEL_ARGS)?.value())
                }
                Argument::Memory(memory) => {
                    let memory = memory.upgrade().ok_or(CL_INVALID_KERNEL_ARGS)?;
                    let name = || format!("the kernel `{}`", kernel.info().name);
                    memory.check_not_mapped(None, name);
                    run.memory(memory, param.kind)
                }
            };
            run.launch.args.push(arg);
        }
        run.add_shared();
        Ok(run)
    }

    fn memory(&mut self, memory: Arc<Memory>, kind: ParamKind) -> Arg {
        let pipe = match memory.kind {
            Kind::Pipe(shape) => Some(shape),
            _ => None,
        };
        let access = match kind {
            // The access to an image was checked against its flags when the argument was set.
            ParamKind::Image(..) => Access::ReadWrite,
            _ => memory.access(),
        };
        if memory.is_shared() {
            // Kernels use the host's addresses of this memory.
            let address = memory.address().0 as u64;
            self._objects.push(memory);
            return Arg::Host(address);
        }
        let buffer = self.root(&memory.root, access, pipe);
        let part = Part { buffer, start: memory.start, size: Some(memory.size) };
        let arg = match &memory.kind {
            Kind::Image(shape) => Arg::Image(part, shape.image),
            Kind::Pipe(_) => Arg::Buffer(buffer.into()),
            Kind::Buffer => Arg::Buffer(part),
        };
        self._objects.push(memory);
        arg
    }

    /// The index of a root among the buffers. A root that is not among them is added.
    fn root(&mut self, root: &Arc<Root>, access: Access, pipe: Option<device::PipeShape>) -> usize {
        match self.roots.iter().position(|known| Arc::ptr_eq(&known.0, root)) {
            Some(n) => {
                if self.roots[n].1 != access {
                    self.roots[n].1 = Access::ReadWrite;
                }
                n
            }
            None => {
                self.roots.push((root.clone(), access, pipe));
                self.roots.len() - 1
            }
        }
    }

    /// Adds all allocations of shared memory, if an argument points to one, or if the program named allocations that
    /// the kernel uses. An allocation may contain pointers to any other allocation.
    fn add_shared(&mut self) {
        let context = self.kernel.program.context.clone();
        let shared = lock(&context.shared);
        let is_used = |arg: &Arg| matches!(arg, Arg::Host(_));
        if !self.launch.args.iter().any(is_used) && lock(&self.kernel.shared).is_empty() {
            return;
        }
        for allocation in shared.all() {
            let buffer = self.root(&allocation.root, allocation.access, None);
            let size = Some(allocation.size);
            let part = Part { buffer, start: allocation.start, size };
            let address = allocation.address as u64;
            self.launch.shared.push(device::Shared { address, part });
        }
    }

    /// Runs the kernel.
    fn run(self, number: u64) -> Answer<()> {
        // The roots are always locked in the same order, so that two launches never wait for each other.
        let mut order: Vec<usize> = (0..self.roots.len()).collect();
        order.sort_unstable_by_key(|n| Arc::as_ptr(&self.roots[*n].0) as usize);
        let mut device = lock(&self.kernel.executable.device);
        let mut stores: Vec<_> = order.iter().map(|n| lock(&self.roots[*n].0.store)).collect();
        let mut buffers: Vec<Buffer> = self
            .roots
            .iter()
            .map(|(_, access, pipe)| Buffer { access: *access, pipe: *pipe, ..Buffer::default() })
            .collect();
        for (n, store) in order.iter().zip(&mut stores) {
            buffers[*n].store = std::mem::take(&mut **store);
        }
        if let Some((folder, limit)) = report::capture() {
            let written = capture::write(folder, &self.kernel, &self.launch, &buffers, limit);
            report::check_written(folder, written);
        }
        let settings = device::Settings {
            detect: report::kinds(),
            instructions: INSTRUCTIONS,
            memory: 1 << 40,
            printed: PRINTED,
            stop: &|| false,
            executor: &Threads,
            accesses: order::needs_accesses(),
            profile: report::is_profiled(),
        };
        let start = Instant::now();
        let outcome = device.launch(&self.launch, &mut buffers, &settings);
        let time = start.elapsed();
        for (n, store) in order.iter().zip(&mut stores) {
            **store = std::mem::take(&mut buffers[*n].store);
        }
        drop(stores);
        match outcome {
            Ok(outcome) => {
                let roots = self.roots.iter().map(|root| root.0.number);
                let pairs = roots.zip(outcome.accesses);
                let uses =
                    || pairs.map(|(root, accesses)| Use::of_kernel(root, accesses)).collect();
                order::uses(number, uses);
                if report::is_profiled() {
                    let name = (&*self.kernel.executable.unit.name, &*self.kernel.info().name);
                    let items = self.launch.global.iter().product();
                    profile::add(name, items, time, outcome.profile, device.sources());
                }
                print(&outcome.printed);
                report::findings(&outcome.findings, device.sources());
                match outcome.status {
                    device::Status::Done => Ok(()),
                    device::Status::Stopped => Err(CL_OUT_OF_RESOURCES),
                }
            }
            Err(refusal) => {
                report::refused(&self.kernel.info().name, &refusal);
                Err(CL_OUT_OF_RESOURCES)
            }
        }
    }
}

/// Prints the output of a kernel.
fn print(bytes: &[u8]) {
    let mut out = std::io::stdout().lock();
    // If the program has closed its output, the text is dropped.
    let _ = out.write_all(bytes).and_then(|()| out.flush());
}

/// A launch with the sizes in each dimension; `None` if it has no work-items. The error is the code of the call.
fn sizes(
    kernel: &Kernel,
    dimensions: cl_uint,
    (offset, global, local): (*const size_t, *const size_t, *const size_t),
) -> Answer<Option<device::Launch>> {
    if !(1..=3).contains(&dimensions) {
        return Err(CL_INVALID_WORK_DIMENSION);
    }
    let list = |numbers: *const size_t| {
        let list = ffi::list(numbers, dimensions as usize);
        list.map(|list| list.into_iter().map(|n| n as u64).collect::<Vec<u64>>())
    };
    let (offset, global, local) = (list(offset), list(global), list(local));
    let required = kernel.info().required;
    if let Some(local) = &local {
        if local.contains(&0) {
            return Err(CL_INVALID_WORK_GROUP_SIZE);
        }
        if local.iter().any(|n| *n > GROUP as u64) {
            return Err(CL_INVALID_WORK_ITEM_SIZE);
        }
        if local.iter().product::<u64>() > kernel.group() as u64 {
            return Err(CL_INVALID_WORK_GROUP_SIZE);
        }
        let full = |i: usize| local.get(i).copied().unwrap_or(1);
        if required.is_some_and(|required| (0..3).any(|i| required[i] != full(i))) {
            return Err(CL_INVALID_WORK_GROUP_SIZE);
        }
    } else if required.is_some_and(|r| (dimensions as usize..3).any(|i| r[i] != 1)) {
        return Err(CL_INVALID_WORK_GROUP_SIZE);
    }
    // A launch without work-items is allowed in OpenCL 2.1 and later.
    let Some(global) = global.filter(|global| !global.contains(&0)) else { return Ok(None) };
    let own_local = local.clone().or(required.map(|r| r[..dimensions as usize].to_vec()));
    let even = |local: &Vec<u64>| global.iter().zip(local).all(|(g, l)| g.is_multiple_of(*l));
    if !kernel.executable.is_ragged && own_local.as_ref().is_some_and(|local| !even(local)) {
        return Err(CL_INVALID_WORK_GROUP_SIZE);
    }
    if let Some(offset) = &offset
        && offset.iter().zip(&global).any(|(o, g)| o.checked_add(*g).is_none())
    {
        return Err(CL_INVALID_GLOBAL_OFFSET);
    }
    Ok(Some(device::Launch {
        kernel: kernel.info().name.clone(),
        global,
        local,
        offset,
        args: Vec::new(),
        shared: Vec::new(),
    }))
}

fn enqueue(
    mut place: Place,
    kind: cl_command_type,
    kernel: cl_kernel,
    dimensions: cl_uint,
    shape: (*const size_t, *const size_t, *const size_t),
) -> Answer<()> {
    let kernel = handle::get::<Kernel>(kernel)?;
    if !Arc::ptr_eq(&kernel.program.context, &place.queue.context) {
        return Err(CL_INVALID_CONTEXT);
    }
    if lock(&kernel.arguments).iter().any(Option::is_none) {
        return Err(CL_INVALID_KERNEL_ARGS);
    }
    let Some(launch) = sizes(&kernel, dimensions, shape)? else {
        place.add(kind, |_| Ok(()));
        return Ok(());
    };
    if kernel.info().sizes.0.saturating_add(kernel.local_arguments()) > LOCAL {
        return Err(CL_OUT_OF_RESOURCES);
    }
    let run = Run::new(&kernel, launch)?;
    place.kernel = Some(kernel.info().name.clone());
    place.add(kind, move |number| run.run(number));
    Ok(())
}

type Native = unsafe extern "C" fn(*mut c_void);

functions! {
    fn clEnqueueNDRangeKernel(
        queue: cl_command_queue,
        kernel: cl_kernel,
        dimensions: cl_uint,
        offset: *const size_t,
        global: *const size_t,
        local: *const size_t,
        count: cl_uint,
        events: *const cl_event,
        event: *mut cl_event,
    ) {
        let place = Place::new(queue, count, events, event)?;
        let shape = (offset, global, local);
        enqueue(place, CL_COMMAND_NDRANGE_KERNEL, kernel, dimensions, shape)
    }

    fn clEnqueueTask(
        queue: cl_command_queue,
        kernel: cl_kernel,
        count: cl_uint,
        events: *const cl_event,
        event: *mut cl_event,
    ) {
        let place = Place::new(queue, count, events, event)?;
        let one: [size_t; 1] = [1];
        enqueue(place, CL_COMMAND_TASK, kernel, 1, (std::ptr::null(), one.as_ptr(), one.as_ptr()))
    }

    fn clEnqueueNativeKernel(
        queue: cl_command_queue,
        function: Option<Native>,
        arguments: *mut c_void,
        size: size_t,
        number: cl_uint,
        objects: *const cl_mem,
        places: *mut *const c_void,
        count: cl_uint,
        events: *const cl_event,
        event: *mut cl_event,
    ) {
        let place = Place::new(queue, count, events, event)?;
        let function = function.ok_or(CL_INVALID_VALUE)?;
        if arguments.is_null() != (size == 0)
            || number > 0 && (arguments.is_null() || objects.is_null() || places.is_null())
            || number == 0 && !(objects.is_null() && places.is_null())
        {
            return Err(CL_INVALID_VALUE);
        }
        let mut bytes = ffi::list(arguments.cast::<u8>(), size).ok_or(CL_INVALID_VALUE)?;
        let objects = ffi::list(objects, number as usize).ok_or(CL_INVALID_VALUE)?;
        let places = ffi::list(places, number as usize).ok_or(CL_INVALID_VALUE)?;
        let mut used = Vec::new();
        for (object, at) in objects.into_iter().zip(places) {
            let memory = Memory::buffer(object, &place.queue.context)?;
            // The program gives places in its own copy of the arguments. The function gets another copy.
            let at = (at as usize).wrapping_sub(arguments as usize);
            let word = bytes.get_mut(at..at.saturating_add(8)).ok_or(CL_INVALID_VALUE)?;
            word.copy_from_slice(&(memory.address().0 as u64).to_le_bytes());
            used.push(memory);
        }
        place.add(CL_COMMAND_NATIVE_KERNEL, move |number| {
            order::uses(number, || {
                used.iter().map(|memory| Use::of(memory, &Region::line(0, memory.size as usize), true)).collect()
            });
            // The copy is aligned for all types.
            let mut words = vec![0u64; bytes.len().div_ceil(8).max(1)];
            let copy = Pointer::new(words.as_mut_ptr().cast());
            copy.write(&bytes);
            #[allow(unsafe_code)]
            // SAFETY: the program gave the function for this purpose.
            unsafe {
                function(copy.raw());
            }
            drop(used);
            Ok(())
        });
        Ok(())
    }
}
