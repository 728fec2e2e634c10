//! Device queues: the commands that kernels enqueue, and their events (OpenCL C 6.15.19).
//!
//! There is one queue. Its commands wait until the enqueuing kernel has finished, which all flags permit.
//! Then they run in sequence: the next command is always the first whose events are complete. Commands that an enqueued
//! kernel enqueues are added at the end of the queue. They finish before the event of that kernel is complete.
//! Therefore, results do not depend on timing. If an event in a command's wait list fails, the command does not run,
//! and fails too. If a command waits for an event that nothing completes, this is a finding (`invalid-event`). An event
//! that is never released is also a finding (`unwaited-event`), with the severity of a warning.

use super::*;
use std::collections::VecDeque;

/// The value of the `queue_t` for the default queue.
pub const QUEUE: u64 = 1;
/// The recommended number of work-items of a group in queries.
pub const PREFERRED_GROUP: u64 = 256;
/// The byte offsets of the parts of an `ndrange_t`. The number of dimensions comes first.
pub const NDRANGE_OFFSET: u64 = 8;
/// See [`NDRANGE_OFFSET`].
pub const NDRANGE_GLOBAL: u64 = 32;
/// See [`NDRANGE_OFFSET`].
pub const NDRANGE_LOCAL: u64 = 56;
const NDRANGE_SIZE: usize = 80;

/// The value of `CLK_ENQUEUE_FAILURE`.
const FAILURE: u32 = -101i32 as u32;
/// The value of `CLK_PROFILING_COMMAND_EXEC_TIME`.
const EXEC_TIME: u32 = 1;
/// The maximum number of commands of a queue, and of bytes that its blocks captured.
const MAX_COMMANDS: usize = 1 << 16;
const MAX_CAPTURED: usize = 1 << 26;
/// The maximum number of events of a launch, including the released events.
const MAX_EVENTS: usize = 1 << 20;
/// The high bits of every event's value.
const EVENT: u64 = 0xc1e << 52;

/// The value of `CLK_NULL_EVENT`.
const NULL_EVENT: u64 = u64::MAX;

/// The value that replaces a pointer to memory that no longer exists, so that a use of the pointer is detected.
const GONE: u64 = 1 << 40;

/// The states of an event. The other states are negative: the event is complete, and the value is an error.
const COMPLETE: i32 = 0;
const QUEUED: i32 = 3;
const SUBMITTED: i32 = 2;

/// A command in the queue.
#[derive(Clone, Debug)]
struct Command {
    /// The kernel to run; `None` for a marker.
    kernel: Option<Child>,
    /// The events in its wait list.
    waits: Vec<usize>,
    event: Option<usize>,
    made: Made,
    /// The accesses that are ordered before it, without the accesses that the events in `waits` order before it.
    past: Past,
}

/// A current or finished kernel.
#[derive(Clone, Debug, Default)]
struct Run {
    /// The index of the launch that enqueued it. For the host's launch, this is its own index.
    parent: usize,
    event: Option<usize>,
    status: i32,
    /// The number of unfinished launches: its own launch, and the launches of the commands that it enqueued.
    open: usize,
    /// The number of its instructions, without and with the instructions of all its descendants.
    took: u64,
    total: u64,
    /// Before its end: the accesses that are ordered before its start. After its end: the accesses that are ordered
    /// before the commands that wait for it.
    past: Past,
}

/// A block that runs as a kernel.
#[derive(Clone, Debug)]
pub struct Child {
    /// The bytes of its captured variables, starting with the word that identifies it.
    pub closure: Vec<u8>,
    /// The range of its work-items.
    pub range: Range,
    /// The sizes of its local arguments in bytes.
    pub locals: Vec<u64>,
}

/// The origin of a command or event: the launch that enqueued or created it, and the place in the launch.
#[derive(Clone, Copy, Debug)]
pub struct Made {
    /// The index of the launch: 0 is the host's launch, and the others follow in order of execution.
    pub run: usize,
    /// The place.
    pub spot: Spot,
}

#[derive(Clone, Debug)]
struct QueueEvent {
    status: i32,
    references: u32,
    user: bool,
    made: Made,
    /// The destination of its profile.
    profile: Option<(usize, usize)>,
    took: (u64, u64),
    /// The accesses that are ordered before the commands that wait for it.
    past: Past,
}

/// The device queue and its events.
#[derive(Clone, Debug)]
pub struct Queue {
    /// The launches so far, starting with the host's launch. The last launch is running.
    runs: Vec<Run>,
    commands: VecDeque<Command>,
    captured: usize,
    events: Vec<QueueEvent>,
}

impl Default for Queue {
    fn default() -> Queue {
        let host = Run { open: 1, ..Run::default() };
        Queue { runs: vec![host], commands: VecDeque::new(), captured: 0, events: Vec::new() }
    }
}

impl Queue {
    fn event(&mut self, value: u64) -> Option<(usize, &mut QueueEvent)> {
        let n = usize::try_from(value ^ EVENT).ok()?;
        self.events.get_mut(n).filter(|e| e.references > 0).map(|e| (n, e))
    }

    fn create(&mut self, user: bool, spot: Spot, budget: &Budget) -> Option<usize> {
        if self.events.len() >= MAX_EVENTS || !budget.take(size_of::<QueueEvent>() as u64) {
            return None;
        }
        let status = if user { SUBMITTED } else { QUEUED };
        let made = Made { run: self.runs.len() - 1, spot };
        let (profile, took, past) = (None, (0, 0), Past::default());
        let event = QueueEvent { status, references: 1, user, made, profile, took, past };
        self.events.push(event);
        Some(self.events.len() - 1)
    }

    /// Takes the first command that can run and makes it the current command. Completes markers, and commands with
    /// failed events, that come before it. Writes profiles to `stores`.
    pub fn next(&mut self, stores: &mut [Store]) -> Option<(Child, Made)> {
        let mut i = 0;
        while let Some(command) = self.commands.get(i) {
            let status = |e: &usize| self.events.get(*e).map_or(COMPLETE, |e| e.status);
            if command.waits.iter().any(|e| status(e) > COMPLETE) {
                i += 1;
                continue;
            }
            let failed = command.waits.iter().map(status).find(|s| *s < COMPLETE);
            let Command { kernel, event, made, waits, mut past } = self.commands.remove(i)?;
            for waited in waits.iter().filter_map(|e| self.events.get(*e)) {
                past.join(&waited.past);
            }
            let captured = kernel.as_ref().map_or(0, |k| k.closure.len());
            self.captured -= captured.min(self.captured);
            let status = failed.unwrap_or(COMPLETE);
            let run = Run { parent: made.run, event, status, open: 1, took: 0, total: 0, past };
            self.runs.push(run);
            match kernel {
                Some(child) if failed.is_none() => return Some((child, made)),
                _ => {
                    self.finish(0, true, stores);
                    self.runs.pop();
                    // Another command may have waited for it.
                    i = 0;
                }
            }
        }
        None
    }

    /// The index of the current launch, and the accesses ordered before it.
    pub fn running(&self) -> (usize, &Past) {
        let n = self.runs.len() - 1;
        (n, &self.runs[n].past)
    }

    /// Sets the accesses that are ordered before the end of the current launch.
    pub fn ran(&mut self, past: Past) {
        if let Some(run) = self.runs.last_mut() {
            run.past = past;
        }
    }

    /// Ends the current launch, which executed `took` instructions. `well` is false if the launch could not run. The
    /// launch is complete when all commands that it enqueued are complete. Writes profiles to `stores`.
    pub fn finish(&mut self, took: u64, well: bool, stores: &mut [Store]) {
        let mut at = self.runs.len() - 1;
        self.runs[at].took = took;
        if !well {
            self.runs[at].status = -1;
        }
        let mut total = took;
        loop {
            let run = &mut self.runs[at];
            run.total = run.total.saturating_add(total);
            run.open -= 1;
            if run.open > 0 || at == 0 {
                return;
            }
            total = run.total;
            let (parent, status, took) = (run.parent, run.status, (run.took, run.total));
            let (past, event) = (std::mem::take(&mut run.past), run.event);
            self.runs[parent].past.join(&past);
            if let Some(event) = event.and_then(|e| self.events.get_mut(e)) {
                event.status = status;
                event.took = took;
                event.past = past;
                if let Some((k, at)) = event.profile
                    && let Some(store) = stores.get_mut(k)
                {
                    write_profile(store, at, took);
                }
            }
            at = parent;
        }
    }

    /// The origins of the commands that wait forever.
    pub fn stuck(&self) -> impl Iterator<Item = Made> {
        self.commands.iter().map(|c| c.made)
    }

    /// The origins of the events that were never released.
    pub fn kept(&self) -> impl Iterator<Item = Made> {
        self.events.iter().filter(|e| e.references > 0).map(|e| e.made)
    }
}

/// Writes a profile, which consists of two times in instructions: from the start of the command to its end, and from
/// its start to the end of all commands that it enqueued.
fn write_profile(store: &mut Store, at: usize, took: (u64, u64)) {
    if let Some(bytes) = store.bytes.get_mut(at..at + 16) {
        bytes[..8].copy_from_slice(&took.0.to_le_bytes());
        bytes[8..].copy_from_slice(&took.1.to_le_bytes());
        store.mark(at, 16, false);
    }
}

/// The range in an `ndrange_t`, if it is valid.
fn range_of(bytes: &[u8]) -> Option<Range> {
    let word = |at: u64| u64::read(&bytes[at as usize..]);
    let dims = u32::read(bytes);
    if !(1..=3).contains(&dims) {
        return None;
    }
    let list = |at: u64, rest: u64| -> [u64; 3] {
        std::array::from_fn(|i| if i < dims as usize { word(at + 8 * i as u64) } else { rest })
    };
    let (global, offset) = (list(NDRANGE_GLOBAL, 1), list(NDRANGE_OFFSET, 0));
    let local = list(NDRANGE_LOCAL, 1);
    let local = if (0..dims as usize).all(|i| local[i] == 0) { None } else { Some(local) };
    Range::new(dims, global, local, offset).ok()
}

impl<const D: bool> Machine<'_, D> {
    pub(super) fn enqueue(&mut self, pc: Pc, e: &Enqueue, mask: &[u16]) {
        for (w, reg) in [(Width::W64, e.event), (Width::W32, e.result)] {
            by_width!(w, W => {
                W::file(&self.regs).spread(reg);
                W::file(&self.regs).clean(reg);
            });
        }
        if D {
            let message = "the enqueued launch depends on an uninitialized value";
            self.tainted(pc, mask, Width::W64, &[e.queue], None, message);
            self.tainted(pc, mask, Width::W32, &[e.flags, e.count], None, message);
        }
        each_lane(mask, |lane| {
            let (result, event) = match self.command(pc, e, lane) {
                Some(event) => (0, event),
                None => (FAILURE, 0),
            };
            self.regs.w32.set_lane(e.result, lane, result);
            self.regs.w64.set_lane(e.event, lane, event);
        });
    }

    /// Enqueues a command for a work-item. Returns the value of the command's event, or zero if no event is requested;
    /// `None` if the command cannot be enqueued.
    fn command(&mut self, pc: Pc, e: &Enqueue, lane: usize) -> Option<u64> {
        let spot = self.spot(pc, lane);
        let wants_event = self.regs.w64.lane(e.wants_event, lane) != 0;
        if self.regs.w64.lane(e.queue, lane) != QUEUE {
            return None;
        }
        let begin = match self.regs.w32.lane(e.flags, lane) {
            0 => Begin::NoWait,
            1 => Begin::WaitKernel,
            2 => Begin::WaitWorkGroup,
            _ => return None,
        };
        let waits = self.events_of(pc, e, lane)?;
        if e.block.is_none() && !wants_event {
            return Some(0);
        }
        let kernel = match (&e.block, &e.range) {
            (Some(block), Some(range)) => {
                let locals: Vec<u64> =
                    e.locals.iter().map(|r| self.regs.w64.lane(*r, lane)).collect();
                if locals.contains(&0) {
                    return None;
                }
                let range = self.read_range(pc, range, lane)?;
                Some(Child { closure: self.read_closure(pc, e, block, lane)?, range, locals })
            }
            _ => None,
        };
        let (queue, budget) = (&mut self.world.queue, &self.world.budget);
        let captured = kernel.as_ref().map_or(0, |k| k.closure.len());
        if queue.commands.len() >= MAX_COMMANDS
            || queue.captured + captured > MAX_CAPTURED
            || !budget.take(captured as u64)
        {
            return None;
        }
        let event = if wants_event { Some(queue.create(false, spot, budget)?) } else { None };
        queue.captured += captured;
        let made = Made { run: queue.runs.len() - 1, spot };
        if let Some(run) = queue.runs.last_mut() {
            run.open += 1;
        }
        let item = spot.item;
        let past = self.races.as_mut().map(|races| races.enqueue(item, begin)).unwrap_or_default();
        queue.commands.push_back(Command { kernel, waits, event, made, past });
        Some(event.map_or(0, |n| EVENT | n as u64))
    }

    /// The events in a command's wait list; `None` if the list is not valid.
    fn events_of(&mut self, pc: Pc, e: &Enqueue, lane: usize) -> Option<Vec<usize>> {
        let base = self.address(&e.events.addr, lane);
        let count = self.regs.w32.lane(e.count, lane);
        if (base == 0) != (count == 0) || count as usize > MAX_COMMANDS {
            return None;
        }
        let mut waits = Vec::new();
        for i in 0..u64::from(count) {
            let value = self.read_words(pc, &e.events, base.wrapping_add(8 * i), 8, lane)?;
            match self.world.queue.event(u64::read(&value)) {
                Some((n, _)) => waits.push(n),
                None => {
                    self.invalid_event(pc, lane, "a command waits for an invalid event");
                    return None;
                }
            }
        }
        Some(waits)
    }

    fn invalid_event(&mut self, pc: Pc, lane: usize, message: &str) {
        let spot = self.spot(pc, lane);
        self.findings.add(Kind::InvalidEvent, spot, None, |raw| raw.message = message.into());
    }

    /// Reads `size` bytes at the pointer `p` for a work-item, and reports the faults of the access; `None` if the bytes
    /// cannot be read.
    fn read_words(
        &mut self,
        pc: Pc,
        at: &Access,
        p: u64,
        size: usize,
        lane: usize,
    ) -> Option<Vec<u8>> {
        let (region, start) = self.check(pc, p, size, at, false, lane)?;
        if D && self.races.is_some() && region != Region::Private {
            self.note_read(pc, region, start, size, at, lane);
        }
        if D && self.uninitialized && self.region(region).is_unwritten(start, size.min(8)) {
            let spot = self.spot(pc, lane);
            self.findings.add(Kind::UninitializedRead, spot, None, |raw| {
                raw.message = "the enqueued launch depends on an uninitialized value".into();
            });
        }
        Some(self.region(region).bytes[start..start + size].to_vec())
    }

    fn read_range(&mut self, pc: Pc, at: &Access, lane: usize) -> Option<Range> {
        let p = self.address(&at.addr, lane);
        let range = range_of(&self.read_words(pc, at, p, NDRANGE_SIZE, lane)?)?;
        (!self.world.uniform || range.is_uniform()).then_some(range)
    }

    /// A copy of a block's captured variables; `None` if they cannot be read. Pointers to memory that will no longer
    /// exist are replaced, so that a use of them is detected.
    fn read_closure(&mut self, pc: Pc, e: &Enqueue, at: &Access, lane: usize) -> Option<Vec<u8>> {
        let p = self.address(&at.addr, lane);
        let (region, start) = self.check(pc, p, 8, at, false, lane)?;
        let (_, _, object) = self.resolve(p, 8, lane)?;
        let size = (object.size as i64 - Pointer(p).offset()) as usize;
        let mut bytes = self.region(region).bytes.get(start..start + size)?.to_vec();
        for at in e.pointers.iter().map(|at| *at as usize) {
            let Some(word) = bytes.get_mut(at..at + 8) else { continue };
            let pointer = Pointer(u64::read(word));
            let Some(space @ (Space::Private | Space::Local)) = pointer.space() else { continue };
            word.copy_from_slice(&GONE.to_le_bytes());
            let spot = self.spot(pc, lane);
            let name = self.allocations.get(pointer.allocation() as usize).map(|a| &a.name);
            let name = name.cloned().unwrap_or_default();
            self.findings.add(Kind::InvalidAddressSpace, spot, Some(space), |raw| {
                raw.message = format!(
                    "the block takes a pointer to `{name}`, which is in {} memory and no longer exists when the block runs",
                    space_word(space)
                );
            });
        }
        Some(bytes)
    }

    #[allow(clippy::too_many_arguments)]
    pub(super) fn event(
        &mut self,
        pc: Pc,
        op: EventOp,
        d: Reg,
        event: Reg,
        argument: Reg,
        to: &Access,
        mask: &[u16],
    ) {
        if D && op != EventOp::Create {
            let message = "the event is an uninitialized value";
            self.tainted(pc, mask, Width::W64, &[event], None, message);
        }
        self.regs.w64.spread(d);
        self.regs.w64.clean(d);
        each_lane(mask, |lane| {
            let value = self.regs.w64.lane(event, lane);
            let argument = self.regs.w32.lane(argument, lane);
            let result = self.event_of(pc, op, value, argument, to, lane);
            self.regs.w64.set_lane(d, lane, result);
        });
    }

    fn event_of(
        &mut self,
        pc: Pc,
        op: EventOp,
        value: u64,
        argument: u32,
        to: &Access,
        lane: usize,
    ) -> u64 {
        let spot = self.spot(pc, lane);
        let (queue, budget) = (&mut self.world.queue, &self.world.budget);
        if op == EventOp::Create {
            return queue.create(true, spot, budget).map_or(NULL_EVENT, |n| EVENT | n as u64);
        }
        let Some((n, event)) = queue.event(value) else {
            if op != EventOp::IsValid {
                self.invalid_event(pc, lane, "this event is not valid");
            }
            return 0;
        };
        match op {
            EventOp::Retain => event.references = event.references.saturating_add(1),
            EventOp::Release => event.references -= 1,
            EventOp::SetStatus => {
                let status = argument as i32;
                if !event.user {
                    let message = "the status of an event cannot be set: the event was not created with `create_user_event`";
                    self.invalid_event(pc, lane, message);
                } else if status > COMPLETE {
                    let message = "the status of an event is set to a value that is neither `CL_COMPLETE` nor an error";
                    self.invalid_event(pc, lane, message);
                } else {
                    event.status = status;
                    if let Some(races) = &mut self.races {
                        event.past = races.enqueue(spot.item, Begin::NoWait);
                    }
                }
            }
            EventOp::Profile => {
                if event.user {
                    self.invalid_event(pc, lane, "a user event has no command to profile");
                } else if argument == EXEC_TIME {
                    let (status, took) = (event.status, event.took);
                    let p = self.address(&to.addr, lane);
                    if let Some((Region::Store(k), start)) = self.check(pc, p, 16, to, true, lane) {
                        if let Some(event) = self.world.queue.events.get_mut(n) {
                            event.profile = Some((k, start));
                        }
                        if status <= COMPLETE
                            && let Some(store) = self.stores.get_mut(k)
                        {
                            write_profile(store, start, took);
                        }
                    }
                }
            }
            EventOp::Create | EventOp::IsValid => {}
        }
        1
    }
}
