//! After a launch, runs the kernels that it enqueued, and the kernels that those enqueue in turn.

use super::Settings;
use super::arguments::{local_argument, nothing};
use super::bytecode::{Code, Param};
use super::compile::Callee;
use super::detect::{Findings, Kind, Kinds};
use super::job::{Job, Output, Ran, memory_of};
use super::machine::{Argument, Child, Images, Limits, Made, Stopped, World};
use super::memory::Store;
use super::registers::Word;
use super::scalar::Width;
use clman_opencl::program::BlockId;
use std::borrow::Cow;
use std::collections::HashMap;

/// The number of instructions that are counted for the start of a kernel. Because of them, kernels that enqueue each
/// other without end reach the limit of instructions.
const START: u64 = 1 << 10;

/// The approximate memory for the record of a finished kernel, without its objects.
const BYTES_OF_RUN: u64 = 1 << 10;

pub(super) struct Children<'a> {
    pub blocks: &'a HashMap<BlockId, Code>,
    /// The finished launches, starting with the host's.
    pub ran: Vec<Ran<'a>>,
    /// The maximum number of objects that belong to a single kernel.
    pub own: usize,
    pub settings: &'a Settings<'a>,
    /// The images from the host, which blocks may capture.
    pub images: Images<'a>,
}

impl<'a> Children<'a> {
    /// Runs the commands in the queue until none can run.
    pub fn run(&mut self, stores: &mut [Store], out: &mut Output<'_>) -> Result<(), Stopped> {
        out.world.queue.finish(out.steps, true, stores);
        while let Some((child, made)) = out.world.queue.next(stores) {
            let objects = size_of_val(&self.ran[0].allocations[..]) as u64;
            out.world.budget.give(child.closure.len() as u64);
            if !out.world.budget.take(BYTES_OF_RUN + objects) {
                return Err(Stopped::Budget);
            }
            let before = out.steps.saturating_add(START);
            out.steps = before;
            if out.steps > self.settings.instructions || (self.settings.stop)() {
                return Err(Stopped::Budget);
            }
            let word = u64::read(&child.closure);
            let code = Callee::block_of(word).and_then(|b| self.blocks.get(&b));
            let range = child.range;
            let done = match code {
                Some(code) => self.start(code, child, made, stores, out)?,
                None => false,
            };
            if !done {
                let code = self.ran[0].code;
                let (allocations, findings) = (Cow::default(), Findings::new(Kinds::NONE));
                self.ran.push(Ran { code, range, allocations, findings });
            }
            out.world.queue.finish(out.steps - before, done, stores);
        }
        Ok(())
    }

    /// Runs a block as a kernel. Returns false if the block needs more memory than the device has, or has a parameter
    /// that an enqueued block cannot have.
    fn start(
        &mut self,
        code: &'a Code,
        child: Child,
        made: Made,
        stores: &mut [Store],
        out: &mut Output<'_>,
    ) -> Result<bool, Stopped> {
        let settings = self.settings;
        let range = child.range;
        let mut allocations = code.allocations.clone();
        allocations.resize_with(self.own, nothing);
        // The host's objects keep their numbers, so that captured pointers to them remain valid.
        allocations.extend(self.ran[0].allocations.iter().skip(self.own).cloned());
        let mut local_size = code.local_size;
        let mut arguments = Vec::new();
        let mut locals = child.locals.iter();
        for param in &code.params {
            match param {
                Param::Memory(n, size) => {
                    let mut bytes = child.closure.clone();
                    bytes.resize(*size as usize, 0);
                    arguments.push(Argument::Memory(*n, bytes));
                }
                Param::Pointer(reg, _) => {
                    let size = locals.next().copied().unwrap_or(0);
                    let name = "a local argument".into();
                    let p = local_argument(&mut allocations, &mut local_size, name, size);
                    arguments.push(Argument::Word(Width::W64, *reg, p));
                }
                Param::Value(..) | Param::Pipe(..) | Param::Image(..) | Param::Sampler(_) => {
                    return Ok(false);
                }
            }
        }
        if memory_of(code, &range, local_size) > settings.memory {
            self.note(
                made,
                Kind::WorkGroupSize,
                "a kernel enqueued here takes more memory than the device has",
                false,
            );
            return Ok(false);
        }
        let limits = Limits {
            instructions: settings.instructions.saturating_sub(out.steps),
            printed: settings.printed,
            spare: 0,
            stop: settings.stop,
        };
        let mut findings = Findings::new(settings.detect);
        let job = Job {
            code,
            allocations: &allocations,
            images: self.images,
            range,
            local_size,
            limits: &limits,
        };
        let result = job.run(stores, &arguments, None, &mut findings, out);
        self.ran.push(Ran { code, range, allocations: Cow::Owned(allocations), findings });
        result.map(|()| true)
    }

    fn note(&mut self, made: Made, kind: Kind, message: &str, warning: bool) {
        if let Some(ran) = self.ran.get_mut(made.run) {
            ran.findings.add(kind, made.spot, None, |raw| {
                raw.message = message.into();
                raw.warning = warning;
            });
        }
    }

    /// Returns the finished launches. Adds findings for the commands that still wait in the queue, and for the events
    /// that were not released.
    pub fn report(mut self, world: &World) -> Vec<Ran<'a>> {
        for made in world.queue.stuck() {
            let message = "this command waits for an event that is never completed";
            self.note(made, Kind::InvalidEvent, message, false);
        }
        for made in world.queue.kept() {
            let message = "the event that is created here is never released";
            self.note(made, Kind::UnwaitedEvent, message, true);
        }
        self.ran
    }
}
