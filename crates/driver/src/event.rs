//! Events, and the commands to which they belong.

use crate::command::Command;
use crate::context::{Context, call_back};
use crate::entry::{Answer, Room, functions, makers};
use crate::handle::{self, Handle, Object, lock};
use crate::queue::Queue;
use crate::{ffi, order};
use libc::{c_void, size_t};
use opencl_sys::*;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Condvar, LazyLock, Mutex, PoisonError};
use std::time::Instant;

type Function = unsafe extern "C" fn(cl_event, cl_int, *mut c_void);

/// An event.
#[derive(Debug)]
pub struct Event {
    handle: Handle,
    /// Its context.
    pub context: Arc<Context>,
    /// The queue of its command; `None` for a user event.
    pub queue: Option<Arc<Queue>>,
    command: cl_command_type,
    /// Later events have larger numbers.
    pub number: u64,
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Debug)]
struct State {
    /// `CL_QUEUED` to `CL_COMPLETE`, or a negative error.
    status: cl_int,
    /// The times at which the statuses began: queued, submitted, running, complete.
    times: [u64; 4],
    callbacks: Vec<(cl_int, Function, ffi::Pointer)>,
    waiting: Vec<Arc<Command>>,
}

impl Object for Event {
    const INVALID: cl_int = CL_INVALID_EVENT;
    const NAME: &'static str = "event";
    fn handle(&self) -> &Handle {
        &self.handle
    }
}

/// The time in nanoseconds since the driver was first used.
pub fn now() -> u64 {
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    // Zero means that the time is not known.
    1 + START.elapsed().as_nanos() as u64
}

static NUMBER: AtomicU64 = AtomicU64::new(0);

impl Event {
    /// Notes that the program or another command waits for the event's command, or that the program queries its status.
    pub fn is_awaited(&self) {
        if let Some(queue) = &self.queue {
            queue.is_awaited(self.number);
        }
    }

    /// The event of a new command, or a user event without a queue.
    pub fn new(
        context: Arc<Context>,
        queue: Option<Arc<Queue>>,
        command: cl_command_type,
    ) -> Arc<Event> {
        let status = if queue.is_some() { CL_QUEUED } else { CL_SUBMITTED };
        handle::make(|handle| Event {
            handle,
            context,
            queue,
            command,
            number: NUMBER.fetch_add(1, Ordering::Relaxed),
            state: Mutex::new(State {
                status,
                times: [now(), 0, 0, 0],
                callbacks: Vec::new(),
                waiting: Vec::new(),
            }),
            changed: Condvar::new(),
        })
    }

    /// The status of its command.
    pub fn status(&self) -> cl_int {
        lock(&self.state).status
    }

    /// Whether its command has ended, with or without an error.
    pub fn is_over(&self) -> bool {
        self.status() <= CL_COMPLETE
    }

    /// Changes the status, and calls the callbacks for it. If the event is then over, starts the commands that wait for
    /// the event.
    pub fn set(self: &Arc<Self>, status: cl_int) {
        let mut state = lock(&self.state);
        state.status = status;
        if let Some(time) = state.times.get_mut((CL_QUEUED - status.max(CL_COMPLETE)) as usize) {
            *time = now();
        }
        let (due, later) =
            std::mem::take(&mut state.callbacks).into_iter().partition(|c| status <= c.0);
        state.callbacks = later;
        let over = status <= CL_COMPLETE;
        let waiting = if over { std::mem::take(&mut state.waiting) } else { Vec::new() };
        drop(state);
        self.changed.notify_all();
        self.call(due);
        if over {
            if let Some(queue) = &self.queue {
                queue.forget(self);
            }
            waiting.iter().for_each(|command| command.after(status));
        }
    }

    #[allow(unsafe_code)]
    fn call(self: &Arc<Self>, due: Vec<(cl_int, Function, ffi::Pointer)>) {
        let status = self.status();
        if due.iter().any(|callback| callback.0 == CL_COMPLETE) {
            order::is_over(self.number);
        }
        for (kind, function, data) in due {
            // If the command failed, its callbacks get the error.
            let status = if status < 0 { status } else { kind };
            call_back(self, move |event| {
                // SAFETY: the program gave the function for this purpose.
                unsafe { function(event, status, data.raw()) }
            });
        }
    }

    /// Makes a command wait for the event. Returns the status if the event is over.
    pub fn add(&self, command: &Arc<Command>) -> Option<cl_int> {
        let mut state = lock(&self.state);
        if state.status <= CL_COMPLETE {
            return Some(state.status);
        }
        state.waiting.push(command.clone());
        None
    }

    /// Waits until the event is over, and returns its status.
    pub fn wait(&self) -> cl_int {
        let mut state = lock(&self.state);
        while state.status > CL_COMPLETE {
            state = self.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
        state.status
    }
}

/// The events of a wait list.
///
/// # Errors
/// A handle is not an event, an event is of another context, the list is null although the count is not zero, or the
/// list is not null although the count is zero.
pub fn wait_list(
    context: &Arc<Context>,
    count: cl_uint,
    events: *const cl_event,
) -> Answer<Vec<Arc<Event>>> {
    if (count == 0) != events.is_null() {
        return Err(CL_INVALID_EVENT_WAIT_LIST);
    }
    let events = ffi::list(events, count as usize).ok_or(CL_INVALID_EVENT_WAIT_LIST)?;
    let events = handle::all::<Event>(&events).map_err(|_| CL_INVALID_EVENT_WAIT_LIST)?;
    match events.iter().all(|event| Arc::ptr_eq(&event.context, context)) {
        true => Ok(events),
        false => Err(CL_INVALID_CONTEXT),
    }
}

makers! {
    fn clCreateUserEvent(context: cl_context) {
        let context = handle::get::<Context>(context)?;
        let event = Event::new(context, None, CL_COMMAND_USER);
        order::add_user_event(event.number);
        Ok(handle::give(&event))
    }
}

functions! {
    fn clSetUserEventStatus(event: cl_event, status: cl_int) {
        let event = handle::get::<Event>(event)?;
        if event.queue.is_some() {
            return Err(CL_INVALID_EVENT);
        }
        if status > CL_COMPLETE {
            return Err(CL_INVALID_VALUE);
        }
        if event.is_over() {
            return Err(CL_INVALID_OPERATION);
        }
        order::set_user_event(event.number);
        event.set(status);
        Ok(())
    }

    fn clWaitForEvents(count: cl_uint, events: *const cl_event) {
        let events = ffi::list(events, count as usize).filter(|list| !list.is_empty());
        let events = handle::all::<Event>(&events.ok_or(CL_INVALID_VALUE)?)?;
        if events.iter().any(|event| !Arc::ptr_eq(&event.context, &events[0].context)) {
            return Err(CL_INVALID_CONTEXT);
        }
        events.iter().for_each(|event| event.is_awaited());
        let statuses: Vec<cl_int> = events.iter().map(|event| event.wait()).collect();
        events.iter().for_each(|event| order::is_over(event.number));
        match statuses.iter().any(|status| *status < 0) {
            true => Err(CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST),
            false => Ok(()),
        }
    }

    fn clRetainEvent(event: cl_event) {
        handle::retain::<Event>(event)
    }

    fn clReleaseEvent(event: cl_event) {
        handle::release::<Event>(event)
    }

    fn clGetEventInfo(
        event: cl_event,
        name: cl_event_info,
        size: size_t,
        to: *mut c_void,
        needed: *mut size_t,
    ) {
        let event = handle::get::<Event>(event)?;
        let room = Room { size, to, needed };
        match name {
            CL_EVENT_COMMAND_QUEUE => {
                room.value(event.queue.as_ref().map_or(std::ptr::null_mut(), |q| q.raw()))
            }
            CL_EVENT_COMMAND_TYPE => room.value(event.command),
            CL_EVENT_COMMAND_EXECUTION_STATUS => {
                event.is_awaited();
                let status = event.status();
                if status <= CL_COMPLETE {
                    order::is_over(event.number);
                }
                room.value(status)
            }
            CL_EVENT_REFERENCE_COUNT => room.value(handle::count(&*event)),
            CL_EVENT_CONTEXT => room.value(event.context.raw()),
            _ => Err(CL_INVALID_VALUE),
        }
    }

    fn clSetEventCallback(
        event: cl_event,
        status: cl_int,
        function: Option<Function>,
        data: *mut c_void,
    ) {
        let event = handle::get::<Event>(event)?;
        let function = function.ok_or(CL_INVALID_VALUE)?;
        if !matches!(status, CL_SUBMITTED | CL_RUNNING | CL_COMPLETE) {
            return Err(CL_INVALID_VALUE);
        }
        event.is_awaited();
        let callback = (status, function, ffi::Pointer::new(data));
        let mut state = lock(&event.state);
        if state.status > status {
            state.callbacks.push(callback);
            return Ok(());
        }
        drop(state);
        event.call(vec![callback]);
        Ok(())
    }

    fn clGetEventProfilingInfo(
        event: cl_event,
        name: cl_profiling_info,
        size: size_t,
        to: *mut c_void,
        needed: *mut size_t,
    ) {
        let event = handle::get::<Event>(event)?;
        let is_profiled = event.queue.as_ref().is_some_and(|queue| queue.is_profiled());
        let state = lock(&event.state);
        if !is_profiled || state.status != CL_COMPLETE {
            return Err(CL_PROFILING_INFO_NOT_AVAILABLE);
        }
        let [queued, submitted, started, ended] = state.times;
        drop(state);
        order::is_over(event.number);
        let room = Room { size, to, needed };
        match name {
            CL_PROFILING_COMMAND_QUEUED => room.value(queued),
            CL_PROFILING_COMMAND_SUBMIT => room.value(submitted),
            CL_PROFILING_COMMAND_START => room.value(started),
            CL_PROFILING_COMMAND_END | CL_PROFILING_COMMAND_COMPLETE => room.value(ended),
            _ => Err(CL_INVALID_VALUE),
        }
    }
}
