//! The order of commands. This module detects commands that use the same memory without an order.
//!
//! Wait lists, queues, barriers, user events and waits of the host determine the order. It does not depend on the time
//! at which commands happen to run. A missing wait is therefore found even in a run where it has no effect. The latest
//! [`WINDOW`] commands are stored. Older commands are treated as ordered.

use crate::event::Event;
use crate::ffi;
use crate::handle::lock;
use crate::host::Site;
use crate::memory::{Memory, is_own};
use crate::region::Region;
use crate::report;
use clman_device::Accesses;
use clman_runner::misuse::{HOST_MEMORY_IN_USE, UNORDERED_COMMANDS};
use opencl_sys::*;
use std::collections::{HashMap, VecDeque};
use std::ops::Range;
use std::sync::{Arc, LazyLock, Mutex};

/// The number of commands that are stored.
const WINDOW: usize = 512;

/// The maximum number of ranges of a use. A use with more ranges is ignored.
const MOST_RANGES: usize = 1 << 16;

/// The value of [`Use::root`] for the program's own memory. No root has this number.
const HOST: u64 = 0;

/// Memory that a command uses.
#[derive(Clone, Debug)]
pub struct Use {
    root: u64,
    accesses: Accesses,
}

impl Use {
    /// The bytes that a kernel accesses in the [`Root`](crate::memory::Root) with the number `root`.
    pub fn of_kernel(root: u64, accesses: Accesses) -> Use {
        Use { root, accesses }
    }

    /// A region of a memory object.
    pub fn of(memory: &Memory, region: &Region, writes: bool) -> Use {
        Use::new(memory.root.number, memory.start, region, writes)
    }

    /// A region of the program's memory.
    pub fn of_host(pointer: ffi::Pointer, region: &Region, writes: bool) -> Use {
        Use::new(HOST, pointer.0 as u64, region, writes)
    }

    fn new(root: u64, start: u64, region: &Region, writes: bool) -> Use {
        let mut list: Vec<Range<u64>> = Vec::new();
        for row in region.rows().take(MOST_RANGES + 1) {
            let at = start.saturating_add(row as u64);
            let end = at.saturating_add(region.size[0] as u64);
            match list.last_mut() {
                Some(last) if last.end == at => last.end = end,
                _ => list.push(at..end),
            }
        }
        let none = Vec::new();
        let (read, written) = if writes { (none, list) } else { (list, none) };
        Use { root, accesses: Accesses { read, written, ..Accesses::default() } }
    }

    fn is_small(&self) -> bool {
        let Accesses { read, written, atomic } = &self.accesses;
        [read, written, atomic].iter().all(|list| list.len() <= MOST_RANGES)
    }

    /// Whether two commands with these uses must be ordered.
    fn conflicts(&self, other: &Use) -> bool {
        let (a, b) = (&self.accesses, &other.accesses);
        self.root == other.root
            && (meet(&a.written, &b.written)
                || meet(&a.written, &b.read)
                || meet(&a.read, &b.written)
                || meet(&a.written, &b.atomic)
                || meet(&a.atomic, &b.written)
                || meet(&a.atomic, &b.read)
                || meet(&a.read, &b.atomic))
    }
}

/// Whether ranges of two sorted lists have bytes in common.
fn meet(a: &[Range<u64>], b: &[Range<u64>]) -> bool {
    let (mut i, mut k) = (0, 0);
    while let (Some(x), Some(y)) = (a.get(i), b.get(k)) {
        if x.start < y.end && y.start < x.end {
            return true;
        }
        if x.end <= y.end {
            i += 1;
        } else {
            k += 1;
        }
    }
    false
}

/// A set of known commands, by their places in the window.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Set([u64; WINDOW / 64]);

impl Set {
    const ALL: Set = Set([u64::MAX; WINDOW / 64]);

    fn has(&self, at: usize) -> bool {
        self.0[at / 64] >> (at % 64) & 1 != 0
    }
    fn add(&mut self, at: usize) {
        self.0[at / 64] |= 1 << (at % 64);
    }
    fn remove(&mut self, at: usize) {
        self.0[at / 64] &= !(1 << (at % 64));
    }
    fn join(&mut self, other: &Set) {
        self.0.iter_mut().zip(other.0).for_each(|(own, other)| *own |= other);
    }
}

/// A command or a user event.
#[derive(Debug)]
struct Known {
    number: u64,
    queue: usize,
    name: String,
    site: Option<Arc<Site>>,
    /// The commands that come before the command, and the command itself.
    before: Set,
    uses: Vec<Use>,
    /// The program's memory that it reads, as it was when the command was enqueued.
    source: Option<Source>,
}

/// The program's memory that a command reads.
#[derive(Debug)]
pub struct Source {
    region: Use,
    sum: u64,
}

impl Source {
    /// The current contents of the memory; `None` if they cannot be compared later, for example because the memory is
    /// the driver's own, which commands change.
    pub fn now(pointer: ffi::Pointer, region: &Region) -> Option<Source> {
        if !report::is_on() || is_own(pointer) {
            return None;
        }
        let region = Use::of_host(pointer, region, false);
        if !region.is_small() {
            return None;
        }
        let sum = ffi::sum_of(&region.accesses.read)?;
        Some(Source { region, sum })
    }

    fn is_changed(&self) -> bool {
        ffi::sum_of(&self.region.accesses.read) != Some(self.sum)
    }
}

/// The order in a queue.
#[derive(Debug, Default)]
struct Line {
    is_in_order: bool,
    /// The last command and all commands before it; in an out-of-order queue, the last barrier and all commands before
    /// it.
    last: Set,
    all: Set,
}

#[derive(Debug, Default)]
struct State {
    /// The known commands, by their places.
    known: Vec<Known>,
    places: HashMap<u64, usize>,
    oldest: VecDeque<usize>,
    queues: HashMap<usize, Line>,
    /// The commands whose end the host has seen.
    over: Set,
}

static STATE: LazyLock<Mutex<State>> = LazyLock::new(Mutex::default);

/// Two commands without an order, or a change of memory in use.
enum Mistake {
    Unordered { later: (String, Arc<Site>), earlier: (String, Arc<Site>) },
    Changed(String, Arc<Site>),
}

fn tell(mistakes: Vec<Mistake>) {
    for mistake in mistakes {
        match mistake {
            Mistake::Unordered { later, earlier } => {
                let message = format!(
                    "{} and {} use the same memory, and neither waits for the other",
                    later.0, earlier.0
                );
                let other = earlier.1.place();
                report::misuse(&UNORDERED_COMMANDS, &message, &later.1.place(), Some(&other));
            }
            Mistake::Changed(name, site) => {
                let message = format!("the program changes memory that {name} still reads");
                report::misuse(&HOST_MEMORY_IN_USE, &message, &site.place(), None);
            }
        }
    }
}

impl State {
    /// Whether two commands may be unordered.
    fn is_open(&self) -> bool {
        self.queues.len() > 1 || self.queues.values().any(|line| !line.is_in_order)
    }

    /// Adds a command and returns its place. If the window is full, the command replaces the oldest command.
    fn enter(&mut self, known: Known) -> usize {
        let (number, mut known) = (known.number, known);
        let at = if self.known.len() < WINDOW { self.known.len() } else { self.evict() };
        known.before.add(at);
        self.places.insert(number, at);
        self.oldest.push_back(at);
        match self.known.get_mut(at) {
            Some(place) => *place = known,
            None => self.known.push(known),
        }
        at
    }

    fn evict(&mut self) -> usize {
        let at = self.oldest.pop_front().unwrap_or(0);
        self.places.remove(&self.known[at].number);
        self.known.iter_mut().for_each(|known| known.before.remove(at));
        for line in self.queues.values_mut() {
            line.last.remove(at);
            line.all.remove(at);
        }
        self.over.remove(at);
        at
    }

    /// The commands that are ordered before a command with a wait list.
    fn before(&self, waits_for: &[u64]) -> Set {
        let mut before = self.over;
        for number in waits_for {
            match self.places.get(number) {
                Some(at) => before.join(&self.known[*at].before),
                None => before = Set::ALL,
            }
        }
        before
    }

    /// Notes that the host knows that commands are over. Returns a mistake for each of these commands whose source has
    /// changed.
    fn set_over(&mut self, over: &Set) -> Vec<Mistake> {
        let mut mistakes = Vec::new();
        for (at, known) in self.known.iter_mut().enumerate().filter(|(at, _)| over.has(*at)) {
            self.over.add(at);
            if known.source.take().is_some_and(|source| source.is_changed())
                && let Some(site) = known.site.clone()
            {
                mistakes.push(Mistake::Changed(known.name.clone(), site));
            }
        }
        mistakes
    }
}

/// Adds a new queue. `queue` is the address of its handle.
pub fn add_queue(queue: usize, is_in_order: bool) {
    if report::is_on() {
        let line = Line { is_in_order, ..Line::default() };
        lock(&STATE).queues.insert(queue, line);
    }
}

/// Removes a queue that has ended.
pub fn remove_queue(queue: usize) {
    if report::is_on() {
        lock(&STATE).queues.remove(&queue);
    }
}

/// Sets whether a queue executes its commands in order.
pub fn set_queue(queue: usize, is_in_order: bool) {
    if let Some(line) = lock(&STATE).queues.get_mut(&queue) {
        line.is_in_order = is_in_order;
    }
}

/// The name of a command in messages.
pub fn name_of(kind: cl_command_type) -> &'static str {
    match kind {
        CL_COMMAND_NDRANGE_KERNEL => "`clEnqueueNDRangeKernel`",
        CL_COMMAND_TASK => "`clEnqueueTask`",
        CL_COMMAND_NATIVE_KERNEL => "`clEnqueueNativeKernel`",
        CL_COMMAND_READ_BUFFER => "`clEnqueueReadBuffer`",
        CL_COMMAND_READ_BUFFER_RECT => "`clEnqueueReadBufferRect`",
        CL_COMMAND_READ_IMAGE => "`clEnqueueReadImage`",
        CL_COMMAND_WRITE_BUFFER => "`clEnqueueWriteBuffer`",
        CL_COMMAND_WRITE_BUFFER_RECT => "`clEnqueueWriteBufferRect`",
        CL_COMMAND_WRITE_IMAGE => "`clEnqueueWriteImage`",
        CL_COMMAND_COPY_BUFFER => "`clEnqueueCopyBuffer`",
        CL_COMMAND_COPY_BUFFER_RECT => "`clEnqueueCopyBufferRect`",
        CL_COMMAND_COPY_IMAGE => "`clEnqueueCopyImage`",
        CL_COMMAND_COPY_IMAGE_TO_BUFFER => "`clEnqueueCopyImageToBuffer`",
        CL_COMMAND_COPY_BUFFER_TO_IMAGE => "`clEnqueueCopyBufferToImage`",
        CL_COMMAND_FILL_BUFFER => "`clEnqueueFillBuffer`",
        CL_COMMAND_FILL_IMAGE => "`clEnqueueFillImage`",
        CL_COMMAND_MAP_BUFFER => "`clEnqueueMapBuffer`",
        CL_COMMAND_MAP_IMAGE => "`clEnqueueMapImage`",
        CL_COMMAND_UNMAP_MEM_OBJECT => "`clEnqueueUnmapMemObject`",
        _ => "a command",
    }
}

/// A new command, with the properties that determine its order.
#[derive(Debug)]
pub struct Entry<'e> {
    /// Its event.
    pub event: &'e Event,
    /// Its kind.
    pub kind: cl_command_type,
    /// The kernel that it runs.
    pub kernel: Option<String>,
    /// The queue, by the address of its handle.
    pub queue: usize,
    /// The numbers of the events in its wait list.
    pub waits_for: Vec<u64>,
    /// The program's memory that it reads after the call has returned.
    pub source: Option<Source>,
}

/// Adds a command.
pub fn add(entry: Entry<'_>) {
    if !report::is_on() {
        return;
    }
    let Entry { event, kind, kernel, queue, waits_for, source } = entry;
    let mut guard = lock(&STATE);
    let state = &mut *guard;
    let mut before = state.before(&waits_for);
    if let Some(line) = state.queues.get(&queue) {
        before.join(&line.last);
        let waits_for_all = matches!(kind, CL_COMMAND_BARRIER | CL_COMMAND_MARKER);
        if waits_for_all && waits_for.is_empty() {
            before.join(&line.all);
        }
    }
    let needs_site = state.is_open() || source.is_some();
    let site = needs_site.then(|| Arc::new(Site::here()));
    let name = match kernel {
        Some(kernel) => format!("the kernel `{kernel}`"),
        None => name_of(kind).into(),
    };
    let number = event.number;
    let at = state.enter(Known { number, queue, name, site, before, uses: Vec::new(), source });
    let before = state.known[at].before;
    if let Some(line) = state.queues.get_mut(&queue) {
        if line.is_in_order || kind == CL_COMMAND_BARRIER {
            line.last = before;
        }
        line.all.join(&before);
    }
}

/// Adds a user event.
pub fn add_user_event(number: u64) {
    if report::is_on() {
        let mut state = lock(&STATE);
        let before = state.over;
        let (queue, name) = (0, String::new());
        let uses = Vec::new();
        state.enter(Known { number, queue, name, site: None, before, uses, source: None });
    }
}

/// Notes that the host sets a user event. The commands whose end the host has seen come before all commands that wait
/// for the event.
pub fn set_user_event(number: u64) {
    if !report::is_on() {
        return;
    }
    let mut state = lock(&STATE);
    let Some(at) = state.places.get(&number).copied() else { return };
    let over = state.over;
    for known in state.known.iter_mut().filter(|known| known.before.has(at)) {
        known.before.join(&over);
    }
}

/// Notes that the host knows that the command with a number is over.
pub fn is_over(number: u64) {
    if report::is_on() {
        let mut state = lock(&STATE);
        let Some(at) = state.places.get(&number).copied() else { return };
        let over = state.known[at].before;
        let mistakes = state.set_over(&over);
        drop(state);
        tell(mistakes);
    }
}

/// Notes that the host knows that all commands of a queue are over.
pub fn is_queue_over(queue: usize) {
    if report::is_on() {
        let mut state = lock(&STATE);
        let mut over = Set::default();
        for known in state.known.iter().filter(|known| known.queue == queue) {
            over.join(&known.before);
        }
        let mistakes = state.set_over(&over);
        drop(state);
        tell(mistakes);
    }
}

/// Whether the accesses of kernels are needed.
pub fn needs_accesses() -> bool {
    report::is_on() && lock(&STATE).is_open()
}

/// Notes that a command uses memory. Commands that change the program's memory call this before the change.
pub fn uses(number: u64, uses: impl FnOnce() -> Vec<Use>) {
    if !report::is_on() {
        return;
    }
    let mut guard = lock(&STATE);
    let state = &mut *guard;
    let Some(at) = state.places.get(&number).copied() else { return };
    let uses: Vec<Use> = uses().into_iter().filter(Use::is_small).collect();
    let mut mistakes = Vec::new();
    let own = (state.known[at].name.clone(), state.known[at].site.clone(), state.known[at].before);
    for (k, known) in state.known.iter_mut().enumerate().filter(|(k, _)| *k != at) {
        // This command changes the memory, so the memory is compared now.
        if let Some(source) = &known.source
            && uses.iter().any(|own| own.root == HOST && own.conflicts(&source.region))
            && let Some(source) = known.source.take()
            && source.is_changed()
            && let Some(site) = known.site.clone()
        {
            mistakes.push(Mistake::Changed(known.name.clone(), site));
        }
        let is_ordered = own.2.has(k) || known.before.has(at);
        if is_ordered || !known.uses.iter().any(|a| uses.iter().any(|b| a.conflicts(b))) {
            continue;
        }
        let (Some(site), Some(other)) = (own.1.clone(), known.site.clone()) else { continue };
        let (one, two) = ((own.0.clone(), site), (known.name.clone(), other));
        let (later, earlier) = if known.number < number { (one, two) } else { (two, one) };
        mistakes.push(Mistake::Unordered { later, earlier });
    }
    state.known[at].uses.extend(uses);
    drop(guard);
    tell(mistakes);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn known(number: u64, before: Set) -> Known {
        let (uses, name) = (Vec::new(), String::new());
        Known { number, queue: 0, name, site: None, before, uses, source: None }
    }

    #[test]
    fn an_order_is_assumed_for_commands_that_are_no_longer_known() {
        let mut state = State::default();
        let first = state.enter(known(1, Set::default()));
        let second = state.enter(known(2, state.before(&[1])));
        let third = state.enter(known(3, Set::default()));
        assert!(state.known[second].before.has(first));
        assert!(!state.known[third].before.has(first));
        for number in 4..=WINDOW as u64 + 1 {
            state.enter(known(number, Set::default()));
        }
        assert_eq!(state.known.len(), WINDOW);
        assert!(!state.known[second].before.has(first), "the place has another command now");
        assert_eq!(state.before(&[1]), Set::ALL);
        assert!(state.before(&[2]).has(second));
    }

    #[test]
    fn what_the_host_waited_for_comes_before_later_commands() {
        let mut state = State::default();
        let first = state.enter(known(1, Set::default()));
        let over = state.known[first].before;
        assert!(state.set_over(&over).is_empty());
        assert!(state.before(&[]).has(first));
    }

    #[test]
    fn ranges_meet_where_bytes_are_common() {
        let ranges = |list: &[(u64, u64)]| list.iter().map(|r| r.0..r.1).collect::<Vec<_>>();
        let (a, b) = (ranges(&[(0, 4), (8, 12)]), ranges(&[(4, 8), (12, 20)]));
        assert!(!meet(&a, &b) && !meet(&b, &a) && !meet(&a, &[]));
        assert!(meet(&a, &ranges(&[(4, 8), (11, 12)])));
        assert!(meet(&ranges(&[(0, 100)]), &b));
    }
}
