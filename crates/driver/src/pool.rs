//! Threads: those that run commands, and those that call the program back.
//!
//! A thread starts when there is work and no thread is idle. Commands never wait for events while they have a
//! thread, so a few threads suffice. Callbacks may wait for anything, so each callback may need a thread.

use crate::handle::lock;
use clman_opencl::STACK;
use std::cell::Cell;
use std::collections::VecDeque;
use std::sync::{Condvar, LazyLock, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

type Job = Box<dyn FnOnce() + Send>;

/// Threads that run jobs in the order in which they are added.
#[derive(Default)]
pub struct Pool {
    jobs: Mutex<Jobs>,
    changed: Condvar,
}

#[derive(Default)]
struct Jobs {
    waiting: VecDeque<Job>,
    idle: usize,
    threads: usize,
    most: usize,
}

impl Pool {
    fn new(most: usize) -> Pool {
        Pool { jobs: Mutex::new(Jobs { most, ..Jobs::default() }), changed: Condvar::new() }
    }

    /// Runs a job on another thread.
    pub fn run(&'static self, job: impl FnOnce() + Send + 'static) {
        let mut jobs = lock(&self.jobs);
        jobs.waiting.push_back(Box::new(job));
        if jobs.idle >= jobs.waiting.len() || jobs.threads >= jobs.most.max(1) {
            self.changed.notify_one();
            return;
        }
        jobs.threads += 1;
        drop(jobs);
        // The compiler of kernels needs a large stack.
        let started = thread::Builder::new().stack_size(STACK).spawn(|| self.work());
        if started.is_err() {
            lock(&self.jobs).threads -= 1;
        }
    }

    fn work(&self) {
        let mut jobs = lock(&self.jobs);
        loop {
            if let Some(job) = jobs.waiting.pop_front() {
                drop(jobs);
                job();
                jobs = lock(&self.jobs);
            } else {
                jobs.idle += 1;
                let woken = self.changed.wait_timeout(jobs, PATIENCE);
                let (guard, timeout) = woken.unwrap_or_else(PoisonError::into_inner);
                jobs = guard;
                jobs.idle -= 1;
                if jobs.waiting.is_empty() && (timeout.timed_out() || jobs.most == 0) {
                    jobs.threads -= 1;
                    return;
                }
            }
        }
    }

    /// Ends idle threads, at the end of the program.
    fn end(&self) {
        lock(&self.jobs).most = 0;
        for _ in 0..100 {
            self.changed.notify_all();
            let jobs = lock(&self.jobs);
            if jobs.idle == 0 {
                return;
            }
            drop(jobs);
            thread::sleep(Duration::from_millis(1));
        }
    }
}

/// The time after which an idle thread ends.
const PATIENCE: Duration = Duration::from_secs(1);

/// Ends the idle threads before the process ends.
pub fn end() {
    COMMANDS.end();
    CALLBACKS.end();
}

/// The threads that run commands.
pub static COMMANDS: LazyLock<Pool> =
    LazyLock::new(|| Pool::new(4 + thread::available_parallelism().map_or(1, usize::from)));

/// The threads that run the program's callbacks.
pub static CALLBACKS: LazyLock<Pool> = LazyLock::new(|| Pool::new(1024));

thread_local! {
    /// Whether the thread runs a command.
    static RUNS_COMMAND: Cell<bool> = const { Cell::new(false) };
}

/// Runs a command. If a callback that the command causes waits for the queue, it waits for this command. Callbacks must
/// therefore run on another thread.
pub fn as_command(run: impl FnOnce()) {
    RUNS_COMMAND.set(true);
    run();
    RUNS_COMMAND.set(false);
}

/// Calls the program: on another thread if this one runs a command.
pub fn call(run: impl FnOnce() + Send + 'static) {
    if RUNS_COMMAND.get() { CALLBACKS.run(run) } else { run() }
}

/// Runs a function on a stack that is large enough for the compiler, and returns its result; `None` if the thread
/// cannot be started or the function panics.
pub fn on_large_stack<T: Send + 'static>(run: impl FnOnce() -> T + Send + 'static) -> Option<T> {
    // `thread::scope` would leave allocated memory in the calling thread, which need not be a thread of Rust.
    let thread = thread::Builder::new().stack_size(STACK).spawn(run);
    thread.ok().and_then(|thread| thread.join().ok())
}
