//! Work-groups that run in parallel.
//!
//! The results must be the same as if the groups ran in sequence. Each worker therefore reads the memory as it was
//! before the launch and records its groups' writes in a log. The logs are applied in the order of the groups. This is
//! correct as long as the launch does not both read and write the same store. Otherwise, all results are discarded, and
//! the launch runs in sequence.

use super::memory::Store;
use std::sync::atomic::{AtomicBool, Ordering};

/// Runs jobs, possibly in parallel. The library itself does not start threads.
pub trait Executor: Sync {
    /// The maximum number of jobs that run in parallel.
    fn width(&self) -> usize;
    /// Calls `job` with each number below `count`, in any order, and returns after all calls have returned.
    fn run(&self, count: usize, job: &(dyn Fn(usize) + Sync));
}

/// Runs the jobs in sequence, on the calling thread.
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

/// The stores that any worker has read or written so far.
#[derive(Debug)]
pub struct Touched {
    read: Vec<AtomicBool>,
    written: Vec<AtomicBool>,
    clash: AtomicBool,
}

impl Touched {
    /// Makes a record without accesses, for a number of stores.
    pub fn new(stores: usize) -> Touched {
        let flags = || (0..stores).map(|_| AtomicBool::new(false)).collect();
        Touched { read: flags(), written: flags(), clash: AtomicBool::new(false) }
    }

    #[inline(always)]
    fn set(&self, flags: &[AtomicBool], others: &[AtomicBool], k: usize) {
        // All workers write their own flag before they read the other flag, so that at least one of two workers sees
        // the other's flag.
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

    /// Whether the launch must run in sequence.
    pub fn clash(&self) -> bool {
        self.clash.load(Ordering::Relaxed)
    }
}

/// The writes of one worker, in order.
#[derive(Debug, Default)]
pub struct Log {
    entries: Vec<(usize, usize, usize)>,
    bytes: Vec<u8>,
    /// The maximum size in bytes.
    most: usize,
}

impl Log {
    /// An empty log with a maximum size in bytes.
    pub fn new(most: u64) -> Log {
        let most = usize::try_from(most).unwrap_or(usize::MAX);
        Log { entries: Vec::new(), bytes: Vec::new(), most }
    }

    /// Applies the log to the stores.
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

/// The memory of a launch, as seen by a machine.
#[derive(Debug)]
pub enum Stores<'a> {
    /// This machine runs all groups.
    Own(&'a mut [Store]),
    /// Other machines run at the same time.
    Shared {
        /// The memory before the launch.
        stores: &'a [Store],
        /// The stores that any machine has accessed.
        touched: &'a Touched,
        /// The writes of this machine.
        log: Log,
    },
}

impl Stores<'_> {
    /// The number of stores.
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

    /// A store for modification in place. If other machines run at the same time, returns `None`, and the launch then
    /// runs in sequence.
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

    /// Whether the launch must run in sequence instead.
    pub fn clash(&self) -> bool {
        match self {
            Stores::Own(_) => false,
            Stores::Shared { touched, .. } => touched.clash(),
        }
    }

    /// The log of the writes.
    pub fn into_log(self) -> Log {
        match self {
            Stores::Own(_) => Log::default(),
            Stores::Shared { log, .. } => log,
        }
    }
}
