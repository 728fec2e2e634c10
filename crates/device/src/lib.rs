//! The reference device: runs what the checker accepts, and says what is wrong with it.
//!
//! ```text
//! Checked ──compile──▶ Code ──machine──▶ buffers, printed text, findings
//! ```
//!
//! A work-group runs in lock-step: an instruction works on the registers of all its work-items at
//! once. Results are those of running the groups in linear order, and the same on every machine.

#![doc = ""]
#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod alu;
mod bytecode;
mod children;
mod compile;
mod convert;
mod detect;
mod elementary;
mod groups;
pub mod images;
mod integer;
mod machine;
mod math;
mod memory;
mod printf;
mod registers;
mod rounded;
mod scalar;

pub use compile::CannotRun;
pub use detect::{Kind, Kinds};
pub use groups::{Executor, Inline};
pub use machine::space_word;
pub use memory::Store;

use bytecode::{Allocation, Code, Param, Place as At};
use clman_opencl::ast::AddressSpace as Space;
use clman_opencl::edition::EXTENSIONS;
use clman_opencl::program::{BlockId, FuncId};
use clman_opencl::source_map::Pos;
use clman_opencl::{Checked, Edition};
use compile::Callee;
use detect::Findings;
use groups::{Log, Stores, Touched};
use machine::{Argument, Images, Limits, Machine, Range, Stopped, World};
use memory::{Budget, Pointer};
use std::borrow::Cow;
use std::collections::HashMap;
use std::rc::Rc;
use std::sync::Mutex;

/// What a kernel may do with a buffer or an image.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Access {
    /// Read and write.
    #[default]
    ReadWrite,
    /// Read alone.
    ReadOnly,
    /// Write alone.
    WriteOnly,
}

/// The extensions and features of Khronos that it has: all that the checker knows, C++ excepted. Those of
/// vendors are the checker's alone.
pub fn features() -> impl Iterator<Item = &'static str> {
    const KHRONOS: [&str; 4] = ["cl_khr_", "cl_ext_", "cles_khr_", "__opencl_c_"];
    EXTENSIONS
        .iter()
        .map(|extension| extension.name)
        .filter(|name| KHRONOS.iter().any(|prefix| name.starts_with(prefix)))
        .filter(|name| *name != "cl_ext_cxx_for_opencl")
}

/// A buffer in global or constant memory, or a pipe.
#[derive(Clone, Debug, Default)]
pub struct Buffer {
    /// What it holds; of a pipe, the packets, the oldest first.
    pub store: Store,
    /// What the kernel may do with it.
    pub access: Access,
    /// Of a pipe: its shape.
    pub pipe: Option<PipeShape>,
}

/// The shape of a pipe.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PipeShape {
    /// Bytes of a packet.
    pub packet: usize,
    /// Packets that it holds at most.
    pub capacity: usize,
}

/// An argument of a kernel.
#[derive(Clone, Debug)]
pub enum Arg {
    /// A buffer, by its index among those of the launch.
    Buffer(usize),
    /// The null pointer.
    Null,
    /// This many bytes of local memory.
    Local(u64),
    /// A value: its bytes as they lie in memory.
    Value(Vec<u8>),
    /// An image: the buffer that holds its texels, and its shape.
    Image(usize, images::Image),
    /// A sampler.
    Sampler(images::Sampler),
}

/// A launch of a kernel.
#[derive(Clone, Debug, Default)]
pub struct Launch {
    /// The kernel's name.
    pub kernel: String,
    /// Work-items in each dimension; one to three.
    pub global: Vec<u64>,
    /// Work-items of a group in each dimension, if asked for.
    pub local: Option<Vec<u64>>,
    /// Where global ids start.
    pub offset: Option<Vec<u64>>,
    /// One for each parameter.
    pub args: Vec<Arg>,
}

/// What bounds a launch, and what is looked for.
pub struct Settings<'a> {
    /// What the detectors look for.
    pub detect: Kinds,
    /// Instructions, counted once for each work-item.
    pub instructions: u64,
    /// Bytes of memory for buffers, registers, private and local memory, and for what the detectors remember
    /// of them.
    pub memory: u64,
    /// Bytes that may be printed.
    pub printed: usize,
    /// Asked from time to time: whether to stop.
    pub stop: &'a (dyn Fn() -> bool + Sync),
    /// What groups run on at the same time, where nothing is looked for.
    pub executor: &'a dyn Executor,
}

impl Default for Settings<'_> {
    /// Every detector, one group after the other, 2^32 instructions, 64 MiB of memory, and 1 MiB of printed text.
    fn default() -> Self {
        Settings {
            detect: Kinds::ALL,
            instructions: 1 << 32,
            memory: 64 << 20,
            printed: 1 << 20,
            stop: &|| false,
            executor: &Inline,
        }
    }
}

/// A place in the source.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SourcePlace {
    /// File.
    pub file: String,
    /// Line, from 1.
    pub line: u32,
    /// Column in bytes, from 1.
    pub column: u32,
}

/// A work-item at a place of the source.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Actor {
    /// The place.
    pub place: SourcePlace,
    /// The work-item's global ids.
    pub global_id: [u64; 3],
    /// Its ids in its group.
    pub local_id: [u64; 3],
    /// Its group's ids.
    pub group_id: [u64; 3],
}

/// Something that a kernel does wrong.
#[derive(Clone, Debug)]
pub struct Finding {
    /// What it is.
    pub kind: Kind,
    /// Where, and which work-item did it first.
    pub actor: Actor,
    /// The address space of the object.
    pub space: Option<Space>,
    /// The object's name and the offset in it, in bytes.
    pub object: Option<(String, i64)>,
    /// One sentence.
    pub message: String,
    /// How often it happened.
    pub count: u64,
    /// The other access of a data race, and whether it was a write.
    pub other: Option<(Actor, bool)>,
    /// It does no harm by itself, such as an event that is never released.
    pub warning: bool,
}

/// How a launch ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// All work-items are done.
    Done,
    /// The budget ran out.
    Stopped,
}

/// What a launch gave; its buffers were written in place.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// How it ended.
    pub status: Status,
    /// What was printed.
    pub printed: Vec<u8>,
    /// Whether more was printed than may be.
    pub is_cut: bool,
    /// What was found.
    pub findings: Vec<Finding>,
}

/// Why a program or launch cannot be run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The program holds something that the device does not run.
    Program(Option<SourcePlace>, String),
    /// The launch does not fit the kernel or the device.
    Launch(String),
}

impl std::fmt::Display for Refusal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Refusal::Program(Some(at), message) => {
                write!(f, "{}:{}:{}: {message}", at.file, at.line, at.column)
            }
            Refusal::Program(None, message) | Refusal::Launch(message) => f.write_str(message),
        }
    }
}

/// A program that is ready to run. Its program-scope variables keep their values from launch to
/// launch.
#[derive(Debug)]
pub struct Device {
    checked: Checked,
    edition: Edition,
    statics: compile::Statics,
    stores: Vec<Store>,
    kernels: HashMap<String, Code>,
    /// The blocks that kernels may enqueue.
    blocks: HashMap<BlockId, Code>,
}

impl Device {
    /// Builds a program that the checker accepted, as one of an edition.
    ///
    /// # Errors
    /// It was not accepted, or holds what the device does not run.
    pub fn new(checked: Checked, edition: Edition) -> Result<Device, Refusal> {
        if !checked.accepted() {
            return Err(Refusal::Program(None, "the program was not accepted".into()));
        }
        let statics = compile::statics(&checked).map_err(|e| refusal(&checked, e))?;
        let mut stores: Vec<Store> =
            statics.list.iter().map(|s| Store::new(s.bytes.clone())).collect();
        for (store, s) in stores.iter_mut().zip(&statics.list) {
            for (at, to, offset) in &s.pointers {
                let space = statics.list[*to as usize].space;
                let p = Pointer::new(space, *to, *offset).0.to_le_bytes();
                if let Some(bytes) = store.bytes.get_mut(*at as usize..*at as usize + 8) {
                    bytes.copy_from_slice(&p);
                }
            }
        }
        let (kernels, blocks) = (HashMap::new(), HashMap::new());
        Ok(Device { checked, edition, statics, stores, kernels, blocks })
    }

    /// The program.
    pub fn checked(&self) -> &Checked {
        &self.checked
    }

    fn place(&self, token: u32) -> SourcePlace {
        place_of(&self.checked, token)
    }

    fn find(&self, name: &str) -> Option<FuncId> {
        let program = &self.checked.program;
        let found = program
            .functions
            .iter()
            .position(|f| f.kernel && f.body.is_some() && self.checked.name(f.name) == name)?;
        Some(FuncId(found as u32))
    }

    /// Compiles a kernel before its first launch.
    ///
    /// # Errors
    /// It is not there or holds what the device does not run.
    pub fn prepare(&mut self, kernel: &str) -> Result<(), Refusal> {
        if self.kernels.contains_key(kernel) {
            return Ok(());
        }
        let Some(id) = self.find(kernel) else {
            let names: Vec<&str> =
                self.checked.program.kernels().map(|k| self.checked.name(k.name)).collect();
            let known = if names.is_empty() {
                "the program has none".to_string()
            } else {
                format!("there are {}", names.join(", "))
            };
            return Err(Refusal::Launch(format!("there is no kernel `{kernel}`; {known}")));
        };
        let code = compile::kernel(&self.checked, &self.statics, Callee::Function(id))
            .map_err(|e| refusal(&self.checked, e))?;
        if code.enqueues && self.blocks.is_empty() {
            for b in compile::enqueued(&self.checked, &self.statics) {
                let block = compile::kernel(&self.checked, &self.statics, Callee::Block(b))
                    .map_err(|e| refusal(&self.checked, e))?;
                self.blocks.insert(b, block);
            }
        }
        self.kernels.insert(kernel.to_string(), code);
        Ok(())
    }

    /// Runs a launch on buffers, which it writes.
    ///
    /// # Errors
    /// The kernel is not there or holds what the device does not run, or the launch does not fit
    /// it.
    pub fn launch(
        &mut self,
        launch: &Launch,
        buffers: &mut [Buffer],
        settings: &Settings<'_>,
    ) -> Result<Outcome, Refusal> {
        let wrong = |message: String| Err(Refusal::Launch(message));
        self.prepare(&launch.kernel)?;
        let Some(id) = self.find(&launch.kernel) else {
            return wrong("the kernel is not there".into());
        };
        let Some(code) = self.kernels.get(&launch.kernel) else {
            return wrong("the kernel is not compiled".into());
        };
        let function = self.checked.program.function(id);
        let token = function.token;
        let reqd = function.attributes.reqd_work_group_size;
        let mut findings = Findings::new(settings.detect);
        let (range, complaint) = range_of(launch, reqd)?;
        let uniform = self.checked_uniform();
        let ragged = (0..3).any(|i| range.global[i] % range.local[i] != 0);
        let complaint = complaint.or_else(|| {
            (uniform && ragged).then(|| {
                format!(
                    "the global size {:?} is not a multiple of the local size {:?}, which only OpenCL C 2.0 and later allow",
                    launch.global,
                    launch.local.as_deref().unwrap_or_default()
                )
            })
        });
        // Arguments -----------------------------------------------------------------------------
        if launch.args.len() != code.params.len() {
            return wrong(format!(
                "`{}` takes {} arguments, and {} are given",
                launch.kernel,
                code.params.len(),
                launch.args.len()
            ));
        }
        let mut allocations = code.allocations.clone();
        // What is not the kernel's own has the same number in all kernels that it enqueues.
        let blocks = if code.enqueues { self.blocks.values() } else { Default::default() };
        let own = blocks.map(|b| b.allocations.len()).fold(allocations.len(), usize::max);
        allocations.resize_with(own, nothing);
        let mut local_size = code.local_size;
        let mut arguments = Vec::new();
        let mut bound = Vec::new();
        let mut world = World::default();
        // Where the pipes are among the buffers.
        let mut pipes: Vec<usize> = Vec::new();
        for (i, (param, arg)) in code.params.iter().zip(&launch.args).enumerate() {
            let at = i + 1;
            let name = function.params.get(i).and_then(|p| self.checked.program.variable(*p).name);
            let name = name.map_or("", |n| self.checked.name(n)).to_string();
            match (param, arg) {
                (Param::Pointer(reg, Space::Local), Arg::Local(size)) => {
                    let p = local_argument(&mut allocations, &mut local_size, name, *size);
                    arguments.push(Argument::Word(scalar::Width::W64, *reg, p));
                }
                (Param::Pointer(_, Space::Local), _) => {
                    return wrong(format!("argument {at} points to local memory: give its size"));
                }
                (Param::Pointer(reg, _), Arg::Null) => {
                    arguments.push(Argument::Word(scalar::Width::W64, *reg, 0));
                }
                (Param::Pointer(reg, space), Arg::Buffer(k)) => {
                    let Some(buffer) = buffers.get(*k).filter(|b| b.pipe.is_none()) else {
                        return wrong(format!("argument {at} names a buffer that is not there"));
                    };
                    let n = allocations.len() as u32;
                    let constant = *space == Space::Constant;
                    let space = if constant { Space::Constant } else { Space::Global };
                    allocations.push(Allocation {
                        name,
                        space,
                        place: At::Store(self.stores.len() + k),
                        size: buffer.store.bytes.len() as u64,
                        write_only: buffer.access == Access::WriteOnly,
                        read_only: constant || buffer.access == Access::ReadOnly,
                    });
                    let p = Pointer::new(space, n, 0).0;
                    arguments.push(Argument::Word(scalar::Width::W64, *reg, p));
                }
                (Param::Pointer(..), _) => {
                    return wrong(format!("argument {at} is a pointer: give a buffer"));
                }
                (Param::Value(reg, ty, n), Arg::Value(bytes)) => {
                    let size = ty.size() as usize;
                    let room = size * usize::from(if *n == 3 { 4 } else { *n });
                    if bytes.len() != room && bytes.len() != size * usize::from(*n) {
                        return wrong(format!(
                            "argument {at} has {room} bytes, and {} are given",
                            bytes.len()
                        ));
                    }
                    for k in 0..u32::from(*n) {
                        let mut word = [0u8; 8];
                        let start = k as usize * size;
                        word[..size].copy_from_slice(&bytes[start..start + size]);
                        let value = u64::from_le_bytes(word);
                        arguments.push(Argument::Word(ty.width(), reg + k, value));
                    }
                }
                (Param::Pipe(reg, size), Arg::Buffer(k)) => {
                    let shape = buffers.get(*k).and_then(|b| b.pipe);
                    let Some(shape) = shape.filter(|s| s.packet as u64 == *size) else {
                        return wrong(format!(
                            "argument {at} is a pipe of packets of {size} bytes: give one"
                        ));
                    };
                    let n = pipes.iter().position(|other| other == k).unwrap_or(pipes.len());
                    if n == pipes.len() {
                        pipes.push(*k);
                        world.pipes.add(shape, &buffers[*k].store);
                    }
                    arguments.push(Argument::Word(scalar::Width::W64, *reg, n as u64));
                }
                (Param::Pipe(..), _) => {
                    return wrong(format!("argument {at} is a pipe: give one"));
                }
                (Param::Memory(n, size), Arg::Value(bytes)) => {
                    if bytes.len() as u64 != *size {
                        return wrong(format!(
                            "argument {at} has {size} bytes, and {} are given",
                            bytes.len()
                        ));
                    }
                    arguments.push(Argument::Memory(*n, bytes.clone()));
                }
                (Param::Image(reg, kind), Arg::Image(k, image)) => {
                    let Some(buffer) = buffers.get(*k) else {
                        return wrong(format!("argument {at} names an image that is not there"));
                    };
                    let size = buffer.store.bytes.len() as u64;
                    if image.kind != *kind {
                        return wrong(format!(
                            "argument {at} is an {}, and an {} is given",
                            kind.name(),
                            image.kind.name()
                        ));
                    }
                    if let Err(message) = image.check(size) {
                        return wrong(format!("argument {at}: {message}"));
                    }
                    let n = allocations.len() as u32;
                    allocations.push(Allocation {
                        name,
                        space: Space::Global,
                        place: At::Store(self.stores.len() + k),
                        size,
                        write_only: buffer.access == Access::WriteOnly,
                        read_only: buffer.access == Access::ReadOnly,
                    });
                    bound.push((n, *image));
                    let p = Pointer::new(Space::Global, n, 0).0;
                    arguments.push(Argument::Word(scalar::Width::W64, *reg, p));
                }
                (Param::Image(_, kind), _) => {
                    return wrong(format!("argument {at} is an {}: give an image", kind.name()));
                }
                (Param::Sampler(reg), Arg::Sampler(sampler)) => {
                    let bits = u64::from(sampler.bits());
                    arguments.push(Argument::Word(scalar::Width::W32, *reg, bits));
                }
                (Param::Sampler(_), _) => {
                    return wrong(format!("argument {at} is a sampler: give one"));
                }
                _ => return wrong(format!("argument {at} is a value: give a value")),
            }
        }
        // Memory --------------------------------------------------------------------------------
        let is_shadowed = settings.detect.has(Kind::UninitializedRead);
        let shadows = 1 + u64::from(is_shadowed);
        let given: u64 = buffers.iter().map(|b| shadows * b.store.bytes.len() as u64).sum();
        let needed = memory_of(code, &range, local_size);
        let Some(spare) = settings.memory.checked_sub(needed.saturating_add(given)) else {
            return wrong(format!(
                "a group of {} work-items of `{}` takes {needed} bytes of registers, private and local memory, its buffers take {given}, and the budget is {}",
                range.group_size(),
                launch.kernel,
                settings.memory
            ));
        };
        world.budget = Rc::new(Budget::new(spare));
        let groups: u64 = range.groups().iter().product();
        // Run -----------------------------------------------------------------------------------
        let mut printed = Vec::new();
        let mut stores = std::mem::take(&mut self.stores);
        stores.extend(buffers.iter_mut().map(|b| std::mem::take(&mut b.store)));
        let limits = Limits {
            instructions: settings.instructions,
            printed: settings.printed,
            spare,
            stop: settings.stop,
        };
        let images = Images { list: &bound, follow_global: self.edition < Edition::V2_0 };
        let job =
            Job { code, allocations: &allocations, images, range, local_size, limits: &limits };
        let mut out = Output { printed: &mut printed, world: &mut world, steps: 0 };
        let result = if settings.detect == Kinds::NONE {
            let together =
                job.run_together(&mut stores, &arguments, groups, settings.executor, &mut out);
            match together {
                Some(result) => result,
                None => job.run_in_order::<false>(
                    &mut stores,
                    &arguments,
                    groups,
                    &mut findings,
                    &mut out,
                ),
            }
        } else {
            job.run_in_order::<true>(&mut stores, &arguments, groups, &mut findings, &mut out)
        };
        let first = Ran { code, range, allocations: Cow::Borrowed(&allocations), findings };
        let mut children =
            children::Children { blocks: &self.blocks, ran: vec![first], own, settings, images };
        let result = result.and_then(|()| children.run(&mut stores, &mut out));
        let ran = children.report(&world);
        for (buffer, store) in buffers.iter_mut().zip(stores.drain(self.statics.list.len()..)) {
            buffer.store = store;
        }
        for (n, k) in pipes.iter().enumerate() {
            buffers[*k].store = world.pipes.packets(n);
        }
        self.stores = stores;
        if world.budget.is_spent() {
            return wrong(format!(
                "what has to be remembered of this launch takes more than the {} bytes of memory",
                settings.memory
            ));
        }
        // Findings ------------------------------------------------------------------------------
        let mut list: Vec<Finding> = Vec::new();
        if let Some(message) = complaint
            && settings.detect.has(Kind::WorkGroupSize)
        {
            let actor = Actor {
                place: self.place(token),
                global_id: range.offset,
                local_id: [0; 3],
                group_id: [0; 3],
            };
            list.push(Finding {
                kind: Kind::WorkGroupSize,
                actor,
                space: None,
                object: None,
                message,
                count: 1,
                other: None,
                warning: false,
            });
        }
        let actor = |code: &Code, range: &Range, spot: detect::Spot| {
            let (global_id, local_id, group_id) = range.ids(spot.item);
            let token = code.tokens.get(spot.pc as usize).copied().unwrap_or(0);
            Actor { place: self.place(token), global_id, local_id, group_id }
        };
        let kernels: Vec<(&Code, Range)> = ran.iter().map(|r| (r.code, r.range)).collect();
        for Ran { code, range, allocations, findings } in ran {
            for raw in findings.into_list() {
                let at = actor(code, &range, raw.spot);
                let other = raw.other.map(|(spot, write)| {
                    let run = raw.other_run.and_then(|n| kernels.get(n));
                    let actor = match run {
                        Some((code, range)) => {
                            let pc = code.sites.get(spot.pc as usize).copied().unwrap_or(0);
                            actor(code, range, detect::Spot { pc, ..spot })
                        }
                        None => actor(code, &range, spot),
                    };
                    (actor, write)
                });
                let same = |f: &&mut Finding| {
                    f.kind == raw.kind
                        && f.space == raw.space
                        && f.actor.place.line == at.place.line
                        && f.actor.place.file == at.place.file
                };
                if let Some(known) = list.iter_mut().find(same) {
                    known.count += raw.count;
                    continue;
                }
                let object = raw.object.and_then(|(n, offset)| {
                    Some((allocations.get(n as usize)?.name.clone(), offset))
                });
                list.push(Finding {
                    kind: raw.kind,
                    actor: at,
                    space: raw.space,
                    object,
                    message: raw.message,
                    count: raw.count,
                    other,
                    warning: raw.warning,
                });
            }
        }
        let status = if result.is_ok() { Status::Done } else { Status::Stopped };
        Ok(Outcome { status, printed, is_cut: world.is_cut, findings: list })
    }

    /// Whether the language asks for groups of one size.
    fn checked_uniform(&self) -> bool {
        self.edition < Edition::V2_0
    }
}

/// A launch that is ready to run.
struct Job<'a> {
    code: &'a Code,
    allocations: &'a [Allocation],
    images: Images<'a>,
    range: Range,
    local_size: u64,
    limits: &'a Limits<'a>,
}

/// What a launch gives beside its memory.
struct Output<'a> {
    printed: &'a mut Vec<u8>,
    world: &'a mut World,
    /// Instructions that it took.
    steps: u64,
}

/// A launch that ran, the host's or one of a block, and what was found in it.
struct Ran<'a> {
    code: &'a Code,
    range: Range,
    allocations: Cow<'a, [Allocation]>,
    findings: Findings,
}

/// Adds local memory that a kernel gets as an argument, behind what it has. Gives the pointer to it.
fn local_argument(
    allocations: &mut Vec<Allocation>,
    local_size: &mut u64,
    name: String,
    size: u64,
) -> u64 {
    let start = local_size.next_multiple_of(128);
    *local_size = start.saturating_add(size);
    let n = allocations.len() as u32;
    allocations.push(Allocation {
        name,
        space: Space::Local,
        place: At::Local(start),
        size,
        write_only: false,
        read_only: false,
    });
    Pointer::new(Space::Local, n, 0).0
}

/// An object that takes up a number.
fn nothing() -> Allocation {
    Allocation {
        name: String::new(),
        space: Space::Private,
        place: At::Private(0),
        size: 0,
        write_only: false,
        read_only: false,
    }
}

/// Bytes that the largest group takes.
fn memory_of(code: &Code, range: &Range, local_size: u64) -> u64 {
    let rows = range.group_size().div_ceil(16) * 16;
    let words: u64 = code.counts.iter().zip([1u64, 2, 4, 8]).map(|(n, b)| u64::from(*n) * b).sum();
    rows.saturating_mul(words + 2 * code.private_size + 16).saturating_add(2 * local_size)
}

/// What one worker gave.
type Part = (Log, (Vec<u8>, bool), Result<(), Stopped>);

impl Job<'_> {
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

    /// Runs the groups at the same time. `None`: they have to be run in order, and nothing has
    /// happened yet.
    fn run_together(
        &self,
        stores: &mut [Store],
        arguments: &[Argument],
        groups: u64,
        executor: &dyn Executor,
        out: &mut Output<'_>,
    ) -> Option<Result<(), Stopped>> {
        // A launch this small is done before another thread has started.
        if self.code.in_order || self.range.group_size() * groups < 4096 {
            return None;
        }
        let needed = memory_of(self.code, &self.range, self.local_size).max(1);
        // Half of what can be spared is for what they write.
        let fits = 1 + self.limits.spare / 2 / needed;
        let width = (executor.width() as u64).min(groups).min(fits);
        if width < 2 {
            return None;
        }
        let log = self.limits.spare / 4 / width;
        let touched = Touched::new(stores.len());
        let parts: Vec<Mutex<Option<Part>>> = (0..width).map(|_| Mutex::new(None)).collect();
        let shared: &[Store] = stores;
        executor.run(width as usize, &|i| {
            let (first, end) = (i as u64 * groups / width, (i as u64 + 1) * groups / width);
            let mut findings = Findings::new(Kinds::NONE);
            let mut printed = Vec::new();
            let mut world = World::default();
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
            if let Ok(mut part) = parts[i].lock() {
                *part = Some((log, (printed, world.is_cut), result));
            }
        });
        if touched.clash() {
            return None;
        }
        let mut done = Vec::new();
        for part in parts {
            let part = part.into_inner().ok().flatten()?;
            if part.2 == Err(Stopped::Clash) {
                return None;
            }
            done.push(part);
        }
        for (log, (text, is_cut), result) in done {
            log.apply(stores);
            let room = self.limits.printed.saturating_sub(out.printed.len());
            out.printed.extend_from_slice(&text[..text.len().min(room)]);
            out.world.is_cut |= is_cut || text.len() > room;
            if result.is_err() {
                return Some(result);
            }
        }
        Some(Ok(()))
    }
}

fn place_of(checked: &Checked, token: u32) -> SourcePlace {
    let Some(t) = checked.tokens.get(token as usize) else {
        return SourcePlace { file: String::new(), line: 1, column: 1 };
    };
    let span = checked.sources.span(Pos(t.pos), 1);
    let at = checked.sources.line_column(span);
    let file = checked.sources.file(span.file).name.clone();
    SourcePlace { file, line: at.line, column: at.column }
}

fn refusal(checked: &Checked, e: CannotRun) -> Refusal {
    Refusal::Program(e.token.map(|t| place_of(checked, t)), e.message)
}

/// The shape of a launch, and what is wrong with its groups.
fn range_of(launch: &Launch, reqd: Option<[u64; 3]>) -> Result<(Range, Option<String>), Refusal> {
    let wrong = |message: &str| Err(Refusal::Launch(message.into()));
    let dims = launch.global.len();
    if !(1..=3).contains(&dims) {
        return wrong("a launch has one to three dimensions");
    }
    let fill = |list: &[u64], rest: u64| -> [u64; 3] {
        std::array::from_fn(|i| list.get(i).copied().unwrap_or(rest))
    };
    let global = fill(&launch.global, 1);
    let mut complaint = None;
    let local = match (&launch.local, reqd) {
        (Some(local), reqd) => {
            let local = fill(local, 1);
            if let Some(reqd) = reqd.filter(|r| *r != local) {
                complaint = Some(format!(
                    "the local size is {local:?}, and the kernel's reqd_work_group_size is {reqd:?}"
                ));
            }
            Some(local)
        }
        (None, Some(reqd)) if !reqd.contains(&0) => Some(reqd),
        _ => None,
    };
    let offset = fill(launch.offset.as_deref().unwrap_or_default(), 0);
    match Range::new(dims as u32, global, local, offset) {
        Ok(range) => Ok((range, complaint)),
        Err(message) => wrong(message),
    }
}
