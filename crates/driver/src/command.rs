//! Commands: work that waits for events, and then runs.

use crate::entry::Answer;
use crate::event::{Event, wait_list};
use crate::ffi;
use crate::guard::Guard;
use crate::handle::{self, Object, lock};
use crate::order::{self, Source};
use crate::pool::{COMMANDS, as_command};
use crate::queue::Queue;
use opencl_sys::*;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicI32, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

type Work = Box<dyn FnOnce(u64) -> Answer<()> + Send>;

/// A command.
pub struct Command {
    event: Arc<Event>,
    work: Mutex<Option<Work>>,
    /// The number of events that it waits for.
    missing: AtomicUsize,
    /// The error of an event in its wait list; `CL_COMPLETE` if no event ended with an error.
    failed: AtomicI32,
}

impl std::fmt::Debug for Command {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Command")
    }
}

impl Command {
    /// Notes that an event for which the command waits is over, with its status. After the last of these events, the
    /// command runs on another thread.
    pub fn after(self: &Arc<Self>, status: cl_int) {
        if status < 0 {
            self.failed.store(status, Ordering::SeqCst);
        }
        if self.missing.fetch_sub(1, Ordering::SeqCst) == 1 {
            self.event.set(CL_SUBMITTED);
            let command = self.clone();
            COMMANDS.run(move || as_command(|| command.run()));
        }
    }

    fn run(&self) {
        let Some(work) = lock(&self.work).take() else { return };
        if self.failed.load(Ordering::SeqCst) < 0 {
            drop(work);
            self.event.set(CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST);
            return;
        }
        self.event.set(CL_RUNNING);
        let number = self.event.number;
        let done = catch_unwind(AssertUnwindSafe(|| work(number)));
        let done = done.unwrap_or(Err(CL_OUT_OF_RESOURCES));
        self.event.set(done.err().unwrap_or(CL_COMPLETE));
    }
}

/// The common parameters of all functions that add a command to a queue.
#[derive(Debug)]
pub struct Place {
    /// The queue.
    pub queue: Arc<Queue>,
    wait_for: Vec<Arc<Event>>,
    event: *mut cl_event,
    /// The name of the kernel, for messages.
    pub kernel: Option<String>,
    /// The program's memory that the command reads after the call has returned.
    pub source: Option<Source>,
    /// The guard of the program's memory that the command writes.
    pub guard: Option<Guard>,
}

impl Place {
    /// Checks the parameters.
    ///
    /// # Errors
    /// The queue or an event is not valid.
    pub fn new(
        queue: cl_command_queue,
        count: cl_uint,
        events: *const cl_event,
        event: *mut cl_event,
    ) -> Answer<Place> {
        let queue = handle::get::<Queue>(queue)?;
        queue.is_on_host()?;
        let wait_for = wait_list(&queue.context, count, events)?;
        Ok(Place { queue, wait_for, event, kernel: None, source: None, guard: None })
    }

    /// Adds a command, and returns its event. The function that does the work gets the number of the event.
    pub fn add(
        self,
        kind: cl_command_type,
        work: impl FnOnce(u64) -> Answer<()> + Send + 'static,
    ) -> Arc<Event> {
        let Place { queue, wait_for, event, kernel, source, .. } = self;
        let own = Event::new(queue.context.clone(), Some(queue.clone()), kind);
        if !event.is_null() {
            ffi::put(event, handle::give(&own));
        }
        let command = Arc::new(Command {
            event: own.clone(),
            work: Mutex::new(Some(Box::new(work))),
            // The count starts at one, so that the command does not start before all events are in the list.
            missing: AtomicUsize::new(1),
            failed: AtomicI32::new(CL_COMPLETE),
        });
        order::add(order::Entry {
            event: &own,
            kind,
            kernel,
            queue: queue.raw() as usize,
            waits_for: wait_for.iter().map(|event| event.number).collect(),
            source,
        });
        let waits_for_all = kind == CL_COMMAND_BARRIER || kind == CL_COMMAND_MARKER;
        let is_barrier = kind == CL_COMMAND_BARRIER;
        let all = waits_for_all && wait_for.is_empty();
        for before in queue.enter(&own, all, is_barrier) {
            command.missing.fetch_add(1, Ordering::SeqCst);
            if before.add(&command).is_some() {
                command.after(CL_COMPLETE);
            }
        }
        for before in &wait_for {
            before.is_awaited();
            command.missing.fetch_add(1, Ordering::SeqCst);
            if let Some(status) = before.add(&command) {
                command.after(status);
            }
        }
        command.after(CL_COMPLETE);
        own
    }

    /// Adds a command, and waits for it if the call is blocking.
    ///
    /// # Errors
    /// A blocking command failed.
    pub fn add_and_wait(
        mut self,
        kind: cl_command_type,
        blocking: cl_bool,
        work: impl FnOnce(u64) -> Answer<()> + Send + 'static,
    ) -> Answer<()> {
        let queue = self.queue.clone();
        let guard = self.guard.take();
        let event = self.add(kind, work);
        if blocking == CL_FALSE {
            queue.is_unread(kind, event.number, guard);
            return Ok(());
        }
        event.is_awaited();
        let status = event.wait();
        order::is_over(event.number);
        match status {
            CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST => {
                Err(CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST)
            }
            status if status < 0 => Err(status),
            _ => Ok(()),
        }
    }
}
