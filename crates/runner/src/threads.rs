//! The threads of this process, for running work-groups.

use clman_device::Executor;
use rayon::prelude::*;

/// Runs work-groups on the threads of rayon.
#[derive(Clone, Copy, Debug)]
pub struct Threads;

impl Executor for Threads {
    fn width(&self) -> usize {
        rayon::current_num_threads()
    }
    fn run(&self, count: usize, job: &(dyn Fn(usize) + Sync)) {
        (0..count).into_par_iter().for_each(job);
    }
}
