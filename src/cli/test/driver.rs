//! Runs cases on a device of an OpenCL driver, distributed over worker processes.

use super::Ran;
use clman_doctest::{self as doctest, Case, Expectation};
use clman_host::icd::{DeviceInfo, Host, Worker};
use clman_record::Edition;
use rayon::prelude::*;
use std::cmp::Reverse;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, mpsc};
use std::time::Instant;

/// The maximum number of workers per device. Drivers start slowly, and each worker uses a part of the device's memory:
/// on a device with little memory, fewer workers can open it.
const WORKERS: usize = 32;

/// The maximum number of workers that open the device at the same time. Drivers serialize most of that work, so more
/// workers would only delay the first worker.
const OPENING: usize = 3;

/// The approximate time in seconds that a driver needs to start and to open its device.
const OPENING_SECONDS: f64 = 0.4;

/// A device of an OpenCL driver.
pub(super) struct OnDriver {
    info: DeviceInfo,
    host: Host,
    /// The worker that listed the devices, which is already running.
    first: Mutex<Option<Worker>>,
}

impl OnDriver {
    /// The device `info`, as listed by `first`.
    pub(super) fn new(info: DeviceInfo, host: Host, first: Worker) -> OnDriver {
        OnDriver { info, host, first: Mutex::new(Some(first)) }
    }

    /// Runs the cases of `cases` at the indices `wanted` in the current thread pool, and calls `tick` after each case.
    pub(super) fn run(
        &self,
        cases: &[(Edition, Case)],
        wanted: &[usize],
        tick: impl Fn() + Sync,
    ) -> Vec<Ran> {
        // One worker runs an example in all its editions, because drivers cache programs that they translate to the
        // same instructions. Examples that must be rejected come first. They are fast, but a compiler may crash on
        // one of them: the worker that runs this example then ends, and a new worker takes long to start. At the start
        // of the run, the other workers have enough work for this time. The other examples follow, the
        // largest first, because large examples take longer.
        let case = |at: usize| &cases[at].1;
        let mut order = wanted.to_vec();
        order.sort_by_key(|at| {
            let case = case(*at);
            let size = (case.launches.len(), case.code.len());
            (case.expect == Expectation::Accept, Reverse(size), &case.page, &case.id)
        });
        let same = |a: &usize, b: &usize| {
            let (a, b) = (case(*a), case(*b));
            a.page == b.page && a.id == b.id
        };
        let groups: Vec<&[usize]> = order.chunk_by(same).collect();
        let next = AtomicUsize::new(0);
        let start = Instant::now();
        let (give, take) = mpsc::channel();
        let take = Mutex::new(take);
        for _ in 0..OPENING {
            let _ = give.send(());
        }
        // Whether the remaining work takes longer than starting a worker.
        let is_worth_starting = || {
            let taken = next.load(Ordering::Relaxed).min(groups.len());
            let left = (groups.len() - taken) as f64;
            left * start.elapsed().as_secs_f64() >= OPENING_SECONDS * taken as f64
        };
        let work = |(at, mut worker): (usize, Worker)| {
            let mut done = Vec::new();
            let _ = take.lock().map(|turns| turns.recv());
            // The first worker also runs if it cannot open the device, so that the examples report the reason.
            let starts = is_worth_starting() && (worker.open(&self.info) || at == 0);
            let _ = give.send(());
            while starts && let Some(group) = groups.get(next.fetch_add(1, Ordering::Relaxed)) {
                for &at in *group {
                    let (edition, case) = &cases[at];
                    let start = Instant::now();
                    let outcome = doctest::run_on_driver(case, *edition, &mut worker, &self.info);
                    done.push((at, outcome, start.elapsed().as_secs_f64()));
                    tick();
                }
            }
            done
        };
        let first = self.first.lock().ok().and_then(|mut first| first.take());
        let most = rayon::current_num_threads().min(WORKERS).min(groups.len());
        let workers: Vec<Worker> = first
            .into_iter()
            .chain((1..).map(|_| Worker::new(self.host.clone())))
            .take(most)
            .collect();
        workers.into_par_iter().enumerate().with_max_len(1).flat_map_iter(work).collect()
    }
}
