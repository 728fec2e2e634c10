//! A kernel with its arguments and memory, ready to run: in sequence, or with groups in parallel.

use super::bytecode::{Allocation, Code};
use super::detect::{Findings, Kinds};
use super::groups::{Executor, Log, Stores, Touched};
use super::machine::{Argument, Images, Limits, Machine, Range, Stopped, World};
use super::memory::{Budget, Store};
use std::borrow::Cow;
use std::collections::HashMap;
use std::rc::Rc;
use std::sync::Mutex;

/// A launch that is ready to run.
pub struct Job<'a> {
    pub code: &'a Code,
    pub allocations: &'a [Allocation],
    pub images: Images<'a>,
    pub range: Range,
    pub local_size: u64,
    pub limits: &'a Limits<'a>,
}

/// The output of a launch besides its memory.
pub struct Output<'a> {
    pub printed: &'a mut Vec<u8>,
    pub world: &'a mut World,
    /// The number of executed instructions.
    pub steps: u64,
}

/// A finished launch of the host or of an enqueued block, with its findings.
pub struct Ran<'a> {
    pub code: &'a Code,
    pub range: Range,
    pub allocations: Cow<'a, [Allocation]>,
    pub findings: Findings,
}

/// The memory, in bytes, that the largest group needs.
pub fn memory_of(code: &Code, range: &Range, local_size: u64) -> u64 {
    let rows = range.group_size().div_ceil(16) * 16;
    let words: u64 = code.counts.iter().zip([1u64, 2, 4, 8]).map(|(n, b)| u64::from(*n) * b).sum();
    rows.saturating_mul(words + 2 * code.private_size + 16).saturating_add(2 * local_size)
}

/// The result of one worker.
struct Part {
    log: Log,
    printed: Vec<u8>,
    is_cut: bool,
    profile: Option<HashMap<u32, u64>>,
    result: Result<(), Stopped>,
}

impl Job<'_> {
    /// Runs all groups. They may run in parallel if no detector is active and the executor supports it.
    pub fn run(
        &self,
        stores: &mut [Store],
        arguments: &[Argument],
        executor: Option<&dyn Executor>,
        findings: &mut Findings,
        out: &mut Output<'_>,
    ) -> Result<(), Stopped> {
        let groups: u64 = self.range.groups().iter().product();
        if findings.wanted() != Kinds::NONE {
            return self.run_in_order::<true>(stores, arguments, groups, findings, out);
        }
        let together = executor
            .and_then(|executor| self.run_together(stores, arguments, groups, executor, out));
        together
            .unwrap_or_else(|| self.run_in_order::<false>(stores, arguments, groups, findings, out))
    }

    fn run_in_order<const D: bool>(
        &self,
        stores: &mut [Store],
        arguments: &[Argument],
        groups: u64,
        findings: &mut Findings,
        out: &mut Output<'_>,
    ) -> Result<(), Stopped> {
        let mut machine = Machine::<D>::new(
            self.code,
            self.allocations,
            self.images,
            self.range,
            Stores::Own(stores),
            self.local_size as usize,
            findings,
            out.printed,
            self.limits,
            out.world,
        );
        let result = machine.run(0..groups, arguments);
        machine.end();
        out.steps = out.steps.saturating_add(machine.steps);
        result
    }

    /// Runs the groups in parallel. Returns `None`, without an effect, if they are to run in sequence instead.
    fn run_together(
        &self,
        stores: &mut [Store],
        arguments: &[Argument],
        groups: u64,
        executor: &dyn Executor,
        out: &mut Output<'_>,
    ) -> Option<Result<(), Stopped>> {
        // A small launch ends before another thread can start.
        if self.code.in_order || self.range.group_size() * groups < 4096 {
            return None;
        }
        let needed = memory_of(self.code, &self.range, self.local_size).max(1);
        // Half of the spare memory is for further groups. The other half is for the write logs and budgets of the
        // workers.
        let fits = 1 + self.limits.spare / 2 / needed;
        let width = (executor.width() as u64).min(groups).min(fits);
        if width < 2 {
            return None;
        }
        let log = self.limits.spare / 4 / width;
        let touched = Touched::new(stores.len());
        let parts: Vec<Mutex<Option<Part>>> = (0..width).map(|_| Mutex::new(None)).collect();
        let shared: &[Store] = stores;
        let is_profiled = out.world.profile.is_some();
        executor.run(width as usize, &|i| {
            let (first, end) = (i as u64 * groups / width, (i as u64 + 1) * groups / width);
            let mut findings = Findings::new(Kinds::NONE);
            let mut printed = Vec::new();
            let mut world = World::default();
            world.budget = Rc::new(Budget::new(log));
            world.profile = is_profiled.then(HashMap::new);
            let memory = Stores::Shared { stores: shared, touched: &touched, log: Log::new(log) };
            let mut machine = Machine::<false>::new(
                self.code,
                self.allocations,
                self.images,
                self.range,
                memory,
                self.local_size as usize,
                &mut findings,
                &mut printed,
                self.limits,
                &mut world,
            );
            let result = machine.run(first..end, arguments);
            let log = machine.into_log();
            // If a budget is exceeded, the launch runs in sequence instead, with a larger budget.
            let result = if world.budget.is_spent() { Err(Stopped::Clash) } else { result };
            if let Ok(mut part) = parts[i].lock() {
                let World { is_cut, profile, .. } = world;
                *part = Some(Part { log, printed, is_cut, profile, result });
            }
        });
        if touched.clash() {
            return None;
        }
        let mut done = Vec::new();
        for part in parts {
            let part = part.into_inner().ok().flatten()?;
            if part.result == Err(Stopped::Clash) {
                return None;
            }
            done.push(part);
        }
        for Part { log, printed, is_cut, profile, result } in done {
            log.apply(stores);
            let room = self.limits.printed.saturating_sub(out.printed.len());
            out.printed.extend_from_slice(&printed[..printed.len().min(room)]);
            out.world.is_cut |= is_cut || printed.len() > room;
            if let Some(all) = &mut out.world.profile {
                for (token, count) in profile.unwrap_or_default() {
                    *all.entry(token).or_default() += count;
                }
            }
            if result.is_err() {
                return Some(result);
            }
        }
        Some(Ok(()))
    }
}
