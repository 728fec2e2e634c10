//! The reference device. It runs programs that the checker accepts, and reports faults in them.
//!
//! ```text
//! Checked ──compile──▶ Code ──machine──▶ buffers, printed text, findings
//! ```
//!
//! A work-group runs in lock-step: an instruction operates on the registers of all its work-items at once.
//! The results are the same as if the groups ran in linear order, and are the same on every machine.

#![doc = ""]
#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod alu;
mod arguments;
mod bytecode;
mod children;
mod compile;
mod convert;
mod detect;
mod elementary;
mod groups;
pub mod images;
mod integer;
mod job;
mod launch;
mod machine;
mod math;
mod memory;
mod printf;
mod registers;
mod report;
mod rounded;
mod scalar;

pub use compile::CannotRun;
pub use detect::{Kind, Kinds};
pub use groups::{Executor, Inline};
pub use machine::{PipeShape, QUEUE, space_word};
pub use memory::Store;

use bytecode::Code;
use clman_opencl::ast::AddressSpace as Space;
use clman_opencl::edition::EXTENSIONS;
use clman_opencl::program::{BlockId, FuncId};
use clman_opencl::source_map::Pos;
use clman_opencl::{Checked, Edition};
use compile::Callee;
use memory::Pointer;
use std::collections::HashMap;
use std::ops::Range;
use std::sync::Arc;

/// The access of a kernel to a buffer or an image.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Access {
    /// Read and write.
    #[default]
    ReadWrite,
    /// Read only.
    ReadOnly,
    /// Write only.
    WriteOnly,
}

/// The supported Khronos extensions and features: all that the checker knows, except C++. The checker also
/// knows extensions of vendors, but the device does not support them.
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
    /// The contents. For a pipe, the packets, with the oldest first.
    pub store: Store,
    /// The kernel's access.
    pub access: Access,
    /// The shape of a pipe; `None` for a buffer.
    pub pipe: Option<PipeShape>,
}

/// A part of a buffer.
#[derive(Clone, Copy, Debug)]
pub struct Part {
    /// The index of the buffer in the launch.
    pub buffer: usize,
    /// The offset of the first byte.
    pub start: u64,
    /// The size in bytes; `None` for all bytes from the first one.
    pub size: Option<u64>,
}

impl From<usize> for Part {
    fn from(buffer: usize) -> Part {
        Part { buffer, start: 0, size: None }
    }
}

/// Memory that the host and kernels access by the same addresses (OpenCL 3.0, section 3.3.3).
#[derive(Clone, Copy, Debug)]
pub struct Shared {
    /// The address of its first byte. The highest three bits are zero.
    pub address: u64,
    /// The bytes.
    pub part: Part,
}

/// An argument of a kernel.
#[derive(Clone, Debug)]
pub enum Arg {
    /// A buffer or a part of it.
    Buffer(Part),
    /// A pointer to shared memory, as an address for the host.
    Host(u64),
    /// The null pointer.
    Null,
    /// Local memory of this size in bytes.
    Local(u64),
    /// A value, as its bytes in memory.
    Value(Vec<u8>),
    /// An image: the part of a buffer with its texels, and its shape.
    Image(Part, images::Image),
    /// A sampler.
    Sampler(images::Sampler),
}

/// A launch of a kernel.
#[derive(Clone, Debug, Default)]
pub struct Launch {
    /// The kernel's name.
    pub kernel: String,
    /// The number of work-items in one to three dimensions.
    pub global: Vec<u64>,
    /// The number of work-items of a group in each dimension, if specified.
    pub local: Option<Vec<u64>>,
    /// The offset of global ids.
    pub offset: Option<Vec<u64>>,
    /// One argument for each parameter.
    pub args: Vec<Arg>,
    /// The memory that the kernel accesses by the host's addresses.
    pub shared: Vec<Shared>,
}

/// The limits and detectors of a launch.
pub struct Settings<'a> {
    /// The kinds of findings to detect.
    pub detect: Kinds,
    /// The maximum number of instructions, counted once for each work-item.
    pub instructions: u64,
    /// The maximum memory in bytes, for buffers, registers, private and local memory, and the data of the
    /// detectors.
    pub memory: u64,
    /// The maximum printed output in bytes.
    pub printed: usize,
    /// A function that is called at intervals and returns whether to stop.
    pub stop: &'a (dyn Fn() -> bool + Sync),
    /// The executor that runs groups in parallel if no detector is active.
    pub executor: &'a dyn Executor,
    /// Whether to return the bytes that the launch accesses. This requires the detector of data races.
    pub accesses: bool,
    /// Whether to count the instructions of each line.
    pub profile: bool,
}

impl Default for Settings<'_> {
    /// All detectors, groups in sequence, 2^32 instructions, 64 MiB of memory, and 1 MiB of printed text.
    fn default() -> Self {
        Settings {
            detect: Kinds::ALL,
            instructions: 1 << 32,
            memory: 64 << 20,
            printed: 1 << 20,
            stop: &|| false,
            executor: &Inline,
            accesses: false,
            profile: false,
        }
    }
}

/// A place in the source.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SourcePlace {
    /// The file name.
    pub file: String,
    /// The line, from 1.
    pub line: u32,
    /// The column in bytes, from 1.
    pub column: u32,
}

/// A work-item at a place of the source.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Actor {
    /// The place.
    pub place: SourcePlace,
    /// The work-item's global ids.
    pub global_id: [u64; 3],
    /// The work-item's local ids.
    pub local_id: [u64; 3],
    /// The ids of its group.
    pub group_id: [u64; 3],
}

/// A fault of a kernel.
#[derive(Clone, Debug)]
pub struct Finding {
    /// The kind of fault.
    pub kind: Kind,
    /// The place and the work-item of the first occurrence.
    pub actor: Actor,
    /// The address space of the object.
    pub space: Option<Space>,
    /// The object's name and the byte offset in it.
    pub object: Option<(String, i64)>,
    /// One sentence.
    pub message: String,
    /// The number of occurrences.
    pub count: u64,
    /// The other access of a data race, and whether it was a write; for an uninitialized value, the first read
    /// of memory that nothing had written.
    pub other: Option<(Actor, bool)>,
    /// Whether the finding is a warning, such as the one about an event that is never released. A warning does not make
    /// a launch fail.
    pub warning: bool,
}

/// The end state of a launch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// All work-items have finished.
    Done,
    /// A limit was exceeded, or [`Settings::stop`] requested the end.
    Stopped,
}

/// The result of a launch. Its buffers are written in place.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// The end state.
    pub status: Status,
    /// The printed output.
    pub printed: Vec<u8>,
    /// Whether the printed output was cut at the limit.
    pub is_cut: bool,
    /// The findings.
    pub findings: Vec<Finding>,
    /// The accesses to each buffer; empty unless [`Settings::accesses`] is set.
    pub accesses: Vec<Accesses>,
    /// The instructions of each line, each counted once for every work-item that executed it. Empty unless
    /// [`Settings::profile`] is set.
    pub profile: Vec<LineCount>,
}

/// The bytes of a buffer that a launch accessed: ranges of offsets, in order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Accesses {
    /// The bytes that were read, except by atomic functions.
    pub read: Vec<Range<u64>>,
    /// The bytes that were written, except by atomic functions.
    pub written: Vec<Range<u64>>,
    /// The bytes that atomic functions wrote.
    pub atomic: Vec<Range<u64>>,
}

/// The executed instructions of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineCount {
    /// The file name.
    pub file: String,
    /// The line, from 1.
    pub line: u32,
    /// The number of instructions.
    pub instructions: u64,
}

/// The reason why a program or launch cannot run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The program contains a construct that the device does not support.
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

/// A program that is ready to run. Its program-scope variables keep their values between launches.
#[derive(Debug)]
pub struct Device {
    checked: Arc<Checked>,
    edition: Edition,
    statics: Arc<compile::Statics>,
    stores: Vec<Store>,
    kernels: HashMap<String, Arc<Code>>,
    /// The blocks that kernels may enqueue.
    blocks: Arc<HashMap<BlockId, Code>>,
    /// Whether all work-groups of a launch must have the same size.
    uniform: bool,
}

impl Device {
    /// The program's sources, to which the places of findings refer.
    pub fn sources(&self) -> &clman_opencl::SourceMap {
        &self.checked.sources
    }

    /// Builds a program that the checker accepted, in a given edition.
    ///
    /// # Errors
    /// The program was not accepted, or contains a construct that the device does not support.
    pub fn new(checked: Checked, edition: Edition) -> Result<Device, Refusal> {
        if !checked.accepted() {
            return Err(Refusal::Program(None, "the program was not accepted".into()));
        }
        let statics = compile::statics(&checked).map_err(|e| refusal(&checked, e))?;
        let stores = initial(&statics);
        let (checked, statics) = (Arc::new(checked), Arc::new(statics));
        let (kernels, blocks) = (HashMap::new(), Arc::default());
        let uniform = edition < Edition::V2_0;
        Ok(Device { checked, edition, statics, stores, kernels, blocks, uniform })
    }

    /// Applies the build option `-cl-uniform-work-group-size`: all work-groups of a launch must have the same size.
    pub fn require_uniform_groups(&mut self) {
        self.uniform = true;
    }

    /// Whether all work-groups of a launch must have the same size, because of the edition or of a build option.
    pub fn requires_uniform_groups(&self) -> bool {
        self.uniform
    }

    /// The same program with its initial values. Nothing is compiled again.
    pub fn restarted(&self) -> Device {
        Device {
            checked: Arc::clone(&self.checked),
            edition: self.edition,
            statics: Arc::clone(&self.statics),
            stores: initial(&self.statics),
            kernels: self.kernels.clone(),
            blocks: Arc::clone(&self.blocks),
            uniform: self.uniform,
        }
    }

    /// The program.
    pub fn checked(&self) -> &Checked {
        &self.checked
    }

    /// The local memory that a kernel declares, and the private memory of a work-item, in bytes.
    ///
    /// # Errors
    /// As [`Device::prepare`].
    pub fn sizes(&mut self, kernel: &str) -> Result<(u64, u64), Refusal> {
        self.prepare(kernel)?;
        Ok(self.kernels.get(kernel).map_or((0, 0), |code| (code.local_size, code.private_size)))
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
    /// The kernel does not exist, or contains a construct that the device does not support.
    pub fn prepare(&mut self, kernel: &str) -> Result<(), Refusal> {
        if self.kernels.contains_key(kernel) {
            return Ok(());
        }
        let Some(id) = self.find(kernel) else {
            let kernels = self.checked.program.kernels();
            let names: Vec<String> =
                kernels.map(|k| format!("`{}`", self.checked.name(k.name))).collect();
            let known = match names.as_slice() {
                [] => "the program has no kernels".to_string(),
                [name] => format!("the program has the kernel {name}"),
                _ => format!("the program has the kernels {}", names.join(", ")),
            };
            return Err(Refusal::Launch(format!("there is no kernel `{kernel}`; {known}")));
        };
        let code = compile::kernel(&self.checked, &self.statics, Callee::Function(id))
            .map_err(|e| refusal(&self.checked, e))?;
        if code.enqueues && self.blocks.is_empty() {
            let mut blocks = HashMap::new();
            for b in compile::enqueued(&self.checked, &self.statics) {
                let block = compile::kernel(&self.checked, &self.statics, Callee::Block(b))
                    .map_err(|e| refusal(&self.checked, e))?;
                blocks.insert(b, block);
            }
            self.blocks = Arc::new(blocks);
        }
        self.kernels.insert(kernel.to_string(), Arc::new(code));
        Ok(())
    }
}

/// The program-scope variables with their initial values.
fn initial(statics: &compile::Statics) -> Vec<Store> {
    let mut stores: Vec<Store> = statics.list.iter().map(|s| Store::new(s.bytes.clone())).collect();
    for (store, s) in stores.iter_mut().zip(&statics.list) {
        for (at, to, offset) in &s.pointers {
            let space = statics.list[*to as usize].space;
            let p = Pointer::new(space, *to, *offset).0.to_le_bytes();
            if let Some(bytes) = store.bytes.get_mut(*at as usize..*at as usize + 8) {
                bytes.copy_from_slice(&p);
            }
        }
    }
    stores
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
