//! Command queues.

use crate::command::Place;
use crate::context::Context;
use crate::entry::{Answer, Room, functions, makers};
use crate::event::{Event, wait_list};
use crate::guard::Guard;
use crate::handle::{self, Handle, Object, lock};
use crate::host::Site;
use crate::platform::{device, is_device};
use crate::{ffi, order, report};
use libc::{c_void, size_t};
use opencl_sys::*;
use std::collections::HashMap;
use std::sync::{Arc, Mutex};

/// A command queue.
#[derive(Debug)]
pub struct Queue {
    handle: Handle,
    /// Its context.
    pub context: Arc<Context>,
    properties: Mutex<cl_command_queue_properties>,
    list: Option<Vec<cl_queue_properties>>,
    size: cl_uint,
    commands: Mutex<Commands>,
}

/// A command that writes into the program's memory, and for which the program has not waited.
#[derive(Debug)]
struct Unread {
    /// The handle of its queue; 0 after the queue has ended.
    queue: usize,
    number: u64,
    site: Arc<Site>,
    guard: Option<Guard>,
}

/// The [`Unread`] commands of all queues. They are not kept in the queues, because a thread may still end a queue while
/// another thread reports the commands at the end of the program.
static UNREAD: Mutex<Vec<Unread>> = Mutex::new(Vec::new());

/// The commands that are not over.
#[derive(Debug, Default)]
struct Commands {
    /// The events of the commands, by the addresses of the events' handles.
    all: HashMap<usize, Arc<Event>>,
    /// The last command.
    last: Option<Arc<Event>>,
    /// The last barrier.
    barrier: Option<Arc<Event>>,
}

impl Object for Queue {
    const INVALID: cl_int = CL_INVALID_COMMAND_QUEUE;
    const NAME: &'static str = "command queue";
    fn handle(&self) -> &Handle {
        &self.handle
    }
}

/// All properties that queues may have.
const KNOWN: cl_command_queue_properties = CL_QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE
    | CL_QUEUE_PROFILING_ENABLE
    | CL_QUEUE_ON_DEVICE
    | CL_QUEUE_ON_DEVICE_DEFAULT;

/// The size of a device queue in bytes.
pub const DEVICE_QUEUE: cl_uint = 256 << 10;

impl Drop for Queue {
    fn drop(&mut self) {
        let raw = self.raw() as usize;
        order::remove_queue(raw);
        let mut guards = Vec::new();
        for unread in lock(&UNREAD).iter_mut().filter(|unread| unread.queue == raw) {
            unread.queue = 0;
            guards.push(unread.guard.take());
        }
        // The end of a guard may report a finding.
        drop(guards);
    }
}

/// The calls that added commands for which the program never waited.
pub fn unread() -> Vec<Arc<Site>> {
    lock(&UNREAD).iter().map(|unread| unread.site.clone()).collect()
}

impl Queue {
    fn has(&self, property: cl_command_queue_properties) -> bool {
        *lock(&self.properties) & property != 0
    }

    /// Whether events of its commands have times.
    pub fn is_profiled(&self) -> bool {
        self.has(CL_QUEUE_PROFILING_ENABLE)
    }

    /// Whether it is a queue of the device.
    pub fn is_on_device(&self) -> bool {
        self.has(CL_QUEUE_ON_DEVICE)
    }

    /// Checks that the host can add commands to the queue.
    ///
    /// # Errors
    /// It is a queue of the device, to which the host cannot add commands.
    pub fn is_on_host(&self) -> Answer<()> {
        if self.is_on_device() { Err(CL_INVALID_COMMAND_QUEUE) } else { Ok(()) }
    }

    /// Adds the event of a command. Returns the events of the queue for which the command must wait. In an out-of-order
    /// queue, it waits for all earlier commands if `all` is set, and otherwise only for the last barrier.
    pub fn enter(&self, event: &Arc<Event>, all: bool, is_barrier: bool) -> Vec<Arc<Event>> {
        let in_order = !self.has(CL_QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE);
        let mut commands = lock(&self.commands);
        let before = match in_order {
            true => commands.last.iter().cloned().collect(),
            false if all => commands.all.values().cloned().collect(),
            false => commands.barrier.iter().cloned().collect(),
        };
        commands.all.insert(event.raw() as usize, event.clone());
        commands.last = Some(event.clone());
        if is_barrier {
            commands.barrier = Some(event.clone());
        }
        before
    }

    /// Removes the event of a command that is over.
    pub fn forget(&self, event: &Arc<Event>) {
        let mut commands = lock(&self.commands);
        let removed = commands.all.remove(&(event.raw() as usize));
        let is_it = |other: &Option<Arc<Event>>| {
            other.as_ref().is_some_and(|other| Arc::ptr_eq(other, event))
        };
        let last = if is_it(&commands.last) { commands.last.take() } else { None };
        let barrier = if is_it(&commands.barrier) { commands.barrier.take() } else { None };
        drop(commands);
        drop((removed, last, barrier));
    }

    /// Notes a non-blocking command, if it is of a kind that writes into the program's memory.
    pub fn is_unread(&self, kind: cl_command_type, number: u64, guard: Option<Guard>) {
        let reads = [
            CL_COMMAND_READ_BUFFER,
            CL_COMMAND_READ_BUFFER_RECT,
            CL_COMMAND_READ_IMAGE,
            CL_COMMAND_MAP_BUFFER,
            CL_COMMAND_MAP_IMAGE,
        ];
        if report::is_on() && reads.contains(&kind) {
            let site = Arc::new(Site::here());
            lock(&UNREAD).push(Unread { queue: self.raw() as usize, number, site, guard });
        }
    }

    /// Notes that the program, or another command, waits for a command of the queue. The commands before it are treated
    /// as over too.
    pub fn is_awaited(&self, number: u64) {
        let queue = self.raw() as usize;
        let is_it = |unread: &mut Unread| unread.queue == queue && unread.number <= number;
        let awaited: Vec<Unread> = lock(&UNREAD).extract_if(.., is_it).collect();
        // The end of a guard may report a finding.
        drop(awaited);
    }

    /// Waits until all commands are over.
    pub fn finish(&self) {
        self.is_awaited(u64::MAX);
        let all: Vec<Arc<Event>> = lock(&self.commands).all.values().cloned().collect();
        for event in all {
            event.wait();
        }
        order::is_queue_over(self.raw() as usize);
    }
}

fn create(
    context: cl_context,
    device_id: cl_device_id,
    properties: cl_command_queue_properties,
    list: Option<Vec<cl_queue_properties>>,
    size: Option<cl_uint>,
) -> Answer<*mut c_void> {
    let context = handle::get::<Context>(context)?;
    is_device(device_id)?;
    if properties & !KNOWN != 0 {
        return Err(CL_INVALID_VALUE);
    }
    let on_device = properties & CL_QUEUE_ON_DEVICE != 0;
    let out_of_order = properties & CL_QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE != 0;
    let is_default = properties & CL_QUEUE_ON_DEVICE_DEFAULT != 0;
    let of_device = is_default || size.is_some();
    if on_device && !out_of_order || of_device && !on_device {
        return Err(CL_INVALID_VALUE);
    }
    if size.is_some_and(|size| size > DEVICE_QUEUE) {
        return Err(CL_INVALID_QUEUE_PROPERTIES);
    }
    if is_default && let Some(known) = lock(&context.device_queue).upgrade() {
        return Ok(handle::give(&known));
    }
    let queue = handle::make(|handle| Queue {
        handle,
        context: context.clone(),
        properties: Mutex::new(properties),
        list,
        size: size.unwrap_or(DEVICE_QUEUE),
        commands: Mutex::default(),
    });
    if is_default {
        *lock(&context.device_queue) = Arc::downgrade(&queue);
    }
    if !on_device {
        order::add_queue(queue.raw() as usize, !out_of_order);
    }
    Ok(handle::give(&queue))
}

makers! {
    fn clCreateCommandQueue(
        context: cl_context,
        device: cl_device_id,
        properties: cl_command_queue_properties,
    ) {
        let for_host = CL_QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE | CL_QUEUE_PROFILING_ENABLE;
        handle::get::<Context>(context)?;
        is_device(device)?;
        if properties & !for_host != 0 {
            return Err(CL_INVALID_VALUE);
        }
        create(context, device, properties, None, None)
    }

    fn clCreateCommandQueueWithProperties(
        context: cl_context,
        device: cl_device_id,
        properties: *const cl_queue_properties,
    ) {
        handle::get::<Context>(context)?;
        is_device(device)?;
        let mut list = ffi::terminated(properties, 0, 2);
        let (mut bits, mut size) = (0, None);
        for pair in list.chunks_exact(2) {
            match pair[0] as cl_command_queue_info {
                CL_QUEUE_PROPERTIES => bits = pair[1],
                CL_QUEUE_SIZE => size = Some(u32::try_from(pair[1]).unwrap_or(u32::MAX)),
                _ => return Err(CL_INVALID_VALUE),
            }
        }
        if !properties.is_null() {
            list.push(0);
        }
        create(context, device, bits, Some(list), size)
    }
}

functions! {
    fn clRetainCommandQueue(queue: cl_command_queue) {
        handle::retain::<Queue>(queue)
    }

    fn clReleaseCommandQueue(queue: cl_command_queue) {
        handle::release::<Queue>(queue)
    }

    fn clGetCommandQueueInfo(
        queue: cl_command_queue,
        name: cl_command_queue_info,
        size: size_t,
        to: *mut c_void,
        needed: *mut size_t,
    ) {
        let queue = handle::get::<Queue>(queue)?;
        let room = Room { size, to, needed };
        match name {
            CL_QUEUE_CONTEXT => room.value(queue.context.raw()),
            CL_QUEUE_DEVICE => room.value(device()),
            CL_QUEUE_REFERENCE_COUNT => room.value(handle::count(&*queue)),
            CL_QUEUE_PROPERTIES => room.value(*lock(&queue.properties)),
            CL_QUEUE_PROPERTIES_ARRAY => room.list(queue.list.as_deref().unwrap_or_default()),
            CL_QUEUE_SIZE if queue.is_on_device() => room.value(queue.size),
            CL_QUEUE_SIZE => Err(CL_INVALID_COMMAND_QUEUE),
            CL_QUEUE_DEVICE_DEFAULT => {
                let default = lock(&queue.context.device_queue).upgrade();
                room.value(default.map_or(std::ptr::null_mut(), |queue| queue.raw()))
            }
            _ => Err(CL_INVALID_VALUE),
        }
    }

    fn clSetCommandQueueProperty(
        queue: cl_command_queue,
        properties: cl_command_queue_properties,
        enable: cl_bool,
        old: *mut cl_command_queue_properties,
    ) {
        let queue = handle::get::<Queue>(queue)?;
        if properties & !(CL_QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE | CL_QUEUE_PROFILING_ENABLE) != 0 {
            return Err(CL_INVALID_QUEUE_PROPERTIES);
        }
        // The change must apply only to later commands.
        queue.finish();
        let mut now = lock(&queue.properties);
        ffi::put(old, *now);
        *now = if enable == CL_FALSE { *now & !properties } else { *now | properties };
        let is_in_order = *now & CL_QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE == 0;
        order::set_queue(queue.raw() as usize, is_in_order);
        Ok(())
    }

    fn clSetDefaultDeviceCommandQueue(
        context: cl_context,
        device: cl_device_id,
        queue: cl_command_queue,
    ) {
        let context = handle::get::<Context>(context)?;
        is_device(device)?;
        let queue = handle::get::<Queue>(queue)?;
        if !queue.is_on_device() || !Arc::ptr_eq(&queue.context, &context) {
            return Err(CL_INVALID_COMMAND_QUEUE);
        }
        *lock(&context.device_queue) = Arc::downgrade(&queue);
        Ok(())
    }

    fn clFlush(queue: cl_command_queue) {
        // There is nothing to flush: commands start as soon as they can.
        handle::get::<Queue>(queue)?.is_on_host()
    }

    fn clFinish(queue: cl_command_queue) {
        let queue = handle::get::<Queue>(queue)?;
        queue.is_on_host()?;
        queue.finish();
        Ok(())
    }

    fn clEnqueueMarkerWithWaitList(
        queue: cl_command_queue,
        count: cl_uint,
        events: *const cl_event,
        event: *mut cl_event,
    ) {
        Place::new(queue, count, events, event)?.add(CL_COMMAND_MARKER, |_| Ok(()));
        Ok(())
    }

    fn clEnqueueBarrierWithWaitList(
        queue: cl_command_queue,
        count: cl_uint,
        events: *const cl_event,
        event: *mut cl_event,
    ) {
        Place::new(queue, count, events, event)?.add(CL_COMMAND_BARRIER, |_| Ok(()));
        Ok(())
    }

    fn clEnqueueMarker(queue: cl_command_queue, event: *mut cl_event) {
        let place = Place::new(queue, 0, std::ptr::null(), event)?;
        if event.is_null() {
            return Err(CL_INVALID_VALUE);
        }
        place.add(CL_COMMAND_MARKER, |_| Ok(()));
        Ok(())
    }

    fn clEnqueueBarrier(queue: cl_command_queue) {
        let place = Place::new(queue, 0, std::ptr::null(), std::ptr::null_mut())?;
        place.add(CL_COMMAND_BARRIER, |_| Ok(()));
        Ok(())
    }

    fn clEnqueueWaitForEvents(queue: cl_command_queue, count: cl_uint, events: *const cl_event) {
        let host = handle::get::<Queue>(queue)?;
        if count == 0 || events.is_null() {
            return Err(CL_INVALID_VALUE);
        }
        wait_list(&host.context, count, events).map_err(|code| match code {
            CL_INVALID_EVENT_WAIT_LIST => CL_INVALID_EVENT,
            code => code,
        })?;
        let place = Place::new(queue, count, events, std::ptr::null_mut())?;
        place.add(CL_COMMAND_BARRIER, |_| Ok(()));
        Ok(())
    }
}
