//! Groups that run at the same time.
//!
//! The results must be those of running the groups one after the other. So each worker reads the
//! memory as it was before the launch and keeps what its groups write in a log; the logs are
//! played back in the order of the groups. That is right as long as nothing is both read and
//! written in the launch. As soon as it is, all that was done is thrown away, and the launch is
//! run in order.

use super::memory::Store;
use std::sync::atomic::{AtomicBool, Ordering};

/// Runs jobs, perhaps at the same time. The library itself starts no threads.
pub trait Executor: Sync {
    /// How many jobs may run at the same time.
    fn width(&self) -> usize;
    /// Calls `job` with each number below `count`, in any order, and returns when all are done.
    fn run(&self, count: usize, job: &(dyn Fn(usize) + Sync));
}

/// One job after the other, on the thread that asks.
#[derive(Clone, Copy, Debug, Default)]
pub struct Inline;

impl Executor for Inline {
    fn width(&self) -> usize {
        1
    }
    fn run(&self, count: usize, job: &(dyn Fn(usize) + Sync)) {
        (0..count).for_each(job);
    }
}

/// Which stores were read and which written so far, by all workers.
#[derive(Debug)]
pub struct Touched {
    read: Vec<AtomicBool>,
    written: Vec<AtomicBool>,
    clash: AtomicBool,
}

impl Touched {
    /// None of so many stores.
    pub fn new(stores: usize) -> Touched {
        let flags = || (0..stores).map(|_| AtomicBool::new(false)).collect();
        Touched { read: flags(), written: flags(), clash: AtomicBool::new(false) }
    }

    #[inline(always)]
    fn set(&self, flags: &[AtomicBool], others: &[AtomicBool], k: usize) {
        // In this order on both sides, so that one of two workers sees the other.
        if !flags[k].load(Ordering::Relaxed) {
            flags[k].store(true, Ordering::SeqCst);
            if others[k].load(Ordering::SeqCst) {
                self.fail();
            }
        }
    }

    fn fail(&self) {
        self.clash.store(true, Ordering::Relaxed);
    }

    /// Whether the launch has to be run in order.
    pub fn clash(&self) -> bool {
        self.clash.load(Ordering::Relaxed)
    }
}

/// What one worker wrote, in order.
#[derive(Debug, Default)]
pub struct Log {
    entries: Vec<(usize, usize, usize)>,
    bytes: Vec<u8>,
    /// Bytes that it may take.
    most: usize,
}

impl Log {
    /// An empty log that may take so many bytes.
    pub fn new(most: u64) -> Log {
        let most = usize::try_from(most).unwrap_or(usize::MAX);
        Log { entries: Vec::new(), bytes: Vec::new(), most }
    }

    /// Plays the log back.
    pub fn apply(&self, stores: &mut [Store]) {
        let mut from = 0;
        for (k, start, len) in &self.entries {
            let bytes = &self.bytes[from..from + len];
            from += len;
            stores[*k].bytes[*start..start + len].copy_from_slice(bytes);
            stores[*k].mark(*start, *len, false);
        }
    }
}

/// The memory of a launch, as a machine sees it.
#[derive(Debug)]
pub enum Stores<'a> {
    /// This machine runs all groups.
    Own(&'a mut [Store]),
    /// Other machines run at the same time.
    Shared {
        /// The memory before the launch.
        stores: &'a [Store],
        /// What was touched by all of them.
        touched: &'a Touched,
        /// What this one wrote.
        log: Log,
    },
}

impl Stores<'_> {
    /// How many there are.
    pub fn len(&self) -> usize {
        match self {
            Stores::Own(stores) => stores.len(),
            Stores::Shared { stores, .. } => stores.len(),
        }
    }

    /// A store to read.
    #[inline(always)]
    pub fn get(&self, k: usize) -> &Store {
        match self {
            Stores::Own(stores) => &stores[k],
            Stores::Shared { stores, touched, .. } => {
                touched.set(&touched.read, &touched.written, k);
                &stores[k]
            }
        }
    }

    /// A store to change in place; `None` where that has to wait for a run in order.
    #[inline(always)]
    pub fn get_mut(&mut self, k: usize) -> Option<&mut Store> {
        match self {
            Stores::Own(stores) => Some(&mut stores[k]),
            Stores::Shared { touched, .. } => {
                touched.fail();
                None
            }
        }
    }

    /// Writes bytes into a store.
    #[inline(always)]
    pub fn write(&mut self, k: usize, start: usize, bytes: &[u8]) {
        match self {
            Stores::Own(stores) => {
                if let Some(to) = stores[k].bytes.get_mut(start..start + bytes.len()) {
                    to.copy_from_slice(bytes);
                }
            }
            Stores::Shared { touched, log, .. } => {
                touched.set(&touched.written, &touched.read, k);
                match log.entries.last_mut() {
                    Some((last, at, len)) if *last == k && *at + *len == start => {
                        *len += bytes.len();
                    }
                    _ => log.entries.push((k, start, bytes.len())),
                }
                log.bytes.extend_from_slice(bytes);
                if log.bytes.len() + 24 * log.entries.len() > log.most {
                    touched.fail();
                }
            }
        }
    }

    /// Whether the launch has to be run in order instead.
    pub fn clash(&self) -> bool {
        match self {
            Stores::Own(_) => false,
            Stores::Shared { touched, .. } => touched.clash(),
        }
    }

    /// What was written.
    pub fn into_log(self) -> Log {
        match self {
            Stores::Own(_) => Log::default(),
            Stores::Shared { log, .. } => log,
        }
    }
}
