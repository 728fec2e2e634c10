//! The bytecode: what the compiler makes of a kernel and the machine runs.
//!
//! Code is one list of instructions, functions before those that call them. Work-items that part
//! at a branch go on from different places of the list; the machine runs those that are furthest
//! behind, so that they meet again at the first [`Instr::Label`] that they have in common. A
//! destination register is never among the sources of its instruction.

use super::registers::{Counts, Reg};
use super::scalar::{Scalar, Width};
pub use clman_opencl::RoundingMode as Rounding;
use clman_opencl::ast::AddressSpace;
use clman_opencl::types::ImageKind;

/// Index of an instruction.
pub type Pc = u32;

/// Operators on two values of one type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Bin {
    Add,
    Sub,
    Mul,
    Div,
    Rem,
    And,
    Or,
    Xor,
    Shl,
    Shr,
    Min,
    Max,
}

/// Comparisons.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Cmp {
    Lt,
    Le,
    Gt,
    Ge,
    Eq,
    Ne,
}

/// Operators on one value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Un {
    Neg,
    Not,
    Sqrt,
    Rsqrt,
    Fabs,
    Floor,
    Ceil,
    Trunc,
    Rint,
}

/// An address: base, index times scale, offset.
#[derive(Clone, Copy, Debug)]
pub struct Addr {
    /// A pointer, 64 bits.
    pub base: Reg,
    /// An index and its type.
    pub index: Option<(Reg, Scalar)>,
    /// What the index is multiplied with, in bytes.
    pub scale: u32,
    /// Added in bytes.
    pub offset: i64,
    /// The number of elements of the array that is indexed; 0 where that is not known.
    pub bound: u64,
    /// Inside a packed struct, where members lie at any byte.
    pub packed: bool,
}

/// An address and what the program says of it.
#[derive(Clone, Copy, Debug)]
pub struct Access {
    /// Where.
    pub addr: Addr,
    /// The address space of the pointer's type.
    pub space: AddressSpace,
    /// The alignment that the type asks for, in bytes.
    pub align: u32,
    /// An object of three elements, which takes the room of four; the fourth is neither read nor written.
    pub padded: bool,
    /// Number of the access in the kernel, which the race detector stores.
    pub site: u16,
}

impl Access {
    /// Bytes that must be there for `n` words of a size.
    #[inline(always)]
    pub fn room(&self, size: usize, n: u8) -> usize {
        size * usize::from(if self.padded { 4 } else { n })
    }
}

/// Operators of atomic functions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum AtomicOp {
    Load,
    Store,
    Exchange,
    CompareExchange,
    Add,
    Sub,
    And,
    Or,
    Xor,
    Nand,
    Min,
    Max,
}

/// What synchronises with what.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Order {
    /// Later accesses stay behind it.
    pub acquire: bool,
    /// Earlier accesses stay before it.
    pub release: bool,
    /// The scope is wider than the work-group.
    pub device: bool,
}

impl Order {
    /// The strongest order.
    pub const ALL: Order = Order { acquire: true, release: true, device: true };
}

/// Queries about the place of a work-item.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Query {
    WorkDim,
    GlobalSize,
    GlobalId,
    LocalSize,
    EnqueuedLocalSize,
    LocalId,
    NumGroups,
    GroupId,
    GlobalOffset,
    GlobalLinearId,
    LocalLinearId,
}

/// Operators of functions over the whole work-group.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum GroupOp {
    All,
    Any,
    Reduce(GroupFn),
    Inclusive(GroupFn),
    Exclusive(GroupFn),
}

/// What a reduction or scan combines with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum GroupFn {
    Add,
    Mul,
    Min,
    Max,
    And,
    Or,
    Xor,
    LogicalAnd,
    LogicalOr,
    LogicalXor,
}

/// A copy between global and local memory that the whole group makes.
#[derive(Clone, Copy, Debug)]
pub struct AsyncCopy {
    /// The event that it gives.
    pub event: Reg,
    /// Target and source.
    pub to: Reg,
    /// Source.
    pub from: Reg,
    /// Number of elements, 64 bits.
    pub count: Reg,
    /// Stride of the global side in elements, 64 bits.
    pub stride: Option<Reg>,
    /// The lines and planes of a copy in two or three dimensions, whose `count` is that of the
    /// elements of a line.
    pub lines: Option<CopyLines>,
    /// An event to share, 64 bits.
    pub with: Reg,
    /// Bytes of an element.
    pub size: u32,
    /// Whether the target is local.
    pub to_local: bool,
    /// Sites of the read and the write.
    pub sites: [u16; 2],
}

/// Which level of a mip-mapped image a function works on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Level {
    /// The first.
    Base,
    /// By its number, an `int`.
    Number(Reg),
    /// The nearest to a level of detail, a `float`.
    Detail(Reg),
    /// By gradients of the coordinates: so many `float`s along x, and along y.
    Gradients(u8, [Reg; 2]),
}

/// A read or write of an image.
#[derive(Clone, Copy, Debug)]
pub struct ImageAccess {
    /// A pointer to the image, 64 bits.
    pub image: Reg,
    /// Whether it writes.
    pub write: bool,
    /// The colour, read or written: its components' type, and how many there are, 4 or 1.
    pub color: (Reg, Scalar, u8),
    /// The coordinates: `int` or `float`, and how many.
    pub place: (Reg, Scalar, u8),
    /// The bits of a sampler.
    pub sampler: Option<Reg>,
    /// Which sample of a texel that has several, an `int`.
    pub sample: Option<Reg>,
    /// Which level.
    pub level: Level,
    /// Number of the access in the kernel.
    pub site: u16,
}

/// Questions about an image.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum ImageQuery {
    Width,
    Height,
    Depth,
    Layers,
    Levels,
    Samples,
    ChannelOrder,
    ChannelType,
}

/// Who calls a function together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Callers {
    WorkItem,
    SubGroup,
    WorkGroup,
}

/// What a function of pipes does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PipeOp {
    /// Reads or writes a packet.
    Transfer,
    /// Reserves packets for reading or writing.
    Reserve,
    /// Says that all packets of a reservation are read or written.
    Commit,
    /// Whether a reservation is one.
    IsValid,
    /// The packets that can be read.
    Packets,
    /// The packets that the pipe holds at most.
    Capacity,
}

/// A function of pipes.
#[derive(Clone, Debug)]
pub struct PipeCall {
    /// What it does.
    pub op: PipeOp,
    /// Whether packets are written.
    pub write: bool,
    /// Who calls it together.
    pub callers: Callers,
    /// The pipe, 64 bits.
    pub pipe: Reg,
    /// The reservation, 64 bits.
    pub reservation: Option<Reg>,
    /// Which packet of a reservation, or how many are reserved; 32 bits.
    pub number: Reg,
    /// Where the packet lies that is read or written.
    pub packet: Access,
    /// Its bytes.
    pub size: u32,
    /// The result: 64 bits of [`PipeOp::Reserve`], else 32.
    pub d: Reg,
}

/// What a function of sub-groups does. `b` is its second operand, an `int` or `uint`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum SubGroupOp {
    Barrier,
    Size,
    MaxSize,
    Count,
    EnqueuedCount,
    Id,
    LocalId,
    All,
    Any,
    AllEqual,
    Elect,
    /// The value of the work-item `b`.
    Broadcast,
    BroadcastFirst,
    Reduce(GroupFn),
    Inclusive(GroupFn),
    Exclusive(GroupFn),
    Ballot,
    InverseBallot,
    BitExtract,
    BitCount,
    InclusiveCount,
    ExclusiveCount,
    FindLsb,
    FindMsb,
    /// A bit for each work-item that compares so with this one.
    Mask(Cmp),
    /// The value of the work-item that `b` leads to.
    Shuffle,
    ShuffleXor,
    ShuffleUp,
    ShuffleDown,
    Rotate,
}

/// A function of sub-groups.
#[derive(Clone, Debug)]
pub struct SubGroup {
    /// What it does.
    pub op: SubGroupOp,
    /// The type of `a`.
    pub ty: Scalar,
    /// Components of `a`.
    pub n: u8,
    /// The result.
    pub d: Reg,
    /// The value.
    pub a: Reg,
    /// The second operand, 32 bits.
    pub b: Reg,
    /// The work-items of a cluster, 32 bits; the whole sub-group where there is none.
    pub cluster: Option<Reg>,
    /// All work-items of the sub-group have to take part.
    pub whole: bool,
}

/// A command for a device queue: a block to run as a kernel, or a marker.
#[derive(Clone, Debug)]
pub struct Enqueue {
    /// The queue, 64 bits.
    pub queue: Reg,
    /// When the kernel may start, 32 bits.
    pub flags: Reg,
    /// The `ndrange_t`; none of a marker.
    pub range: Option<Access>,
    /// How many events it waits for, 32 bits.
    pub count: Reg,
    /// The events.
    pub events: Access,
    /// Not zero where an event is asked for, 64 bits.
    pub wants_event: Reg,
    /// What the block captured; none of a marker.
    pub block: Option<Access>,
    /// Where in that pointers lie.
    pub pointers: Box<[u32]>,
    /// Sizes of the local arguments in bytes, 64 bits each.
    pub locals: Vec<Reg>,
    /// `CLK_SUCCESS` or an error, 32 bits.
    pub result: Reg,
    /// The event, 64 bits.
    pub event: Reg,
}

/// What is done with an event of a device queue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum EventOp {
    Create,
    Retain,
    Release,
    IsValid,
    SetStatus,
    Profile,
}

/// The shape of a copy in two or three dimensions; all are registers of 64 bits, and lengths count
/// elements.
#[derive(Clone, Copy, Debug)]
pub struct CopyLines {
    /// Where the target and the source start.
    pub offsets: [Reg; 2],
    /// Bytes of an element.
    pub size: Reg,
    /// Lines of a plane.
    pub lines: Reg,
    /// Planes.
    pub planes: Reg,
    /// From one line to the next, of the target and of the source.
    pub line_steps: [Reg; 2],
    /// From one plane to the next.
    pub plane_steps: [Reg; 2],
}

/// What `printf` prints: the format and its arguments.
#[derive(Clone, Debug)]
pub struct Printf {
    /// A pointer to the format string.
    pub format: Reg,
    /// Register, type and number of components of each argument.
    pub args: Vec<(Reg, Scalar, u8)>,
    /// Where 0, or -1 where printing failed, goes.
    pub result: Reg,
}

/// One instruction. `d` is a destination, `n` a number of components in registers that follow one
/// another.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub enum Instr {
    /// Work-items meet here.
    Label,
    Jump(Pc),
    /// Those for which the condition, an `int`, is zero go to `to`; with `when` those for which it
    /// is not.
    Branch {
        cond: Reg,
        when: bool,
        to: Pc,
    },
    /// Those for which the comparison's outcome is `when` go to `to`.
    BranchCmp {
        op: Cmp,
        ty: Scalar,
        a: Reg,
        b: Reg,
        when: bool,
        to: Pc,
    },
    Call {
        ret: Reg,
        entry: Pc,
    },
    Return {
        ret: Reg,
    },
    /// The work-item is done.
    Exit,
    /// Copies into a variable, for the active work-items.
    Move {
        w: Width,
        n: u8,
        d: Reg,
        s: Reg,
    },
    /// What the register holds counts as initialised.
    Clean {
        w: Width,
        d: Reg,
    },
    /// The variable comes into being without a value.
    Mark {
        w: Width,
        n: u8,
        d: Reg,
    },
    Bin {
        op: Bin,
        ty: Scalar,
        n: u8,
        d: Reg,
        a: Reg,
        b: Reg,
    },
    Un {
        op: Un,
        ty: Scalar,
        n: u8,
        d: Reg,
        a: Reg,
    },
    /// 0 and 1 as `int`, or with `vector` 0 and -1 in the operands' width.
    Compare {
        op: Cmp,
        ty: Scalar,
        n: u8,
        vector: bool,
        d: Reg,
        a: Reg,
        b: Reg,
    },
    /// `a * b + c`, rounded once if `fused`.
    MulAdd {
        ty: Scalar,
        n: u8,
        fused: bool,
        d: Reg,
        a: Reg,
        b: Reg,
        c: Reg,
    },
    /// `a` where the condition is set, else `b`. By the sign bit where `sign`, else by not being
    /// zero. `step` is 1 where each component has its own condition.
    Choose {
        cw: Width,
        w: Width,
        n: u8,
        sign: bool,
        step: u8,
        d: Reg,
        p: Reg,
        a: Reg,
        b: Reg,
    },
    Convert {
        from: Scalar,
        to: Scalar,
        n: u8,
        rounding: Option<Rounding>,
        sat: bool,
        d: Reg,
        a: Reg,
    },
    /// The bits of `n` words in words of another width.
    Bitcast {
        from: Width,
        n: u8,
        to: Width,
        m: u8,
        d: Reg,
        a: Reg,
    },
    Apply1 {
        f: fn(u64) -> u64,
        wa: Width,
        wd: Width,
        n: u8,
        d: Reg,
        a: Reg,
    },
    Apply2 {
        f: fn(u64, u64) -> u64,
        wa: Width,
        wb: Width,
        wd: Width,
        n: u8,
        d: Reg,
        a: Reg,
        b: Reg,
    },
    Apply3 {
        f: fn(u64, u64, u64) -> u64,
        w: Width,
        wc: Width,
        wd: Width,
        n: u8,
        d: Reg,
        a: Reg,
        b: Reg,
        c: Reg,
    },
    /// A component by a computed index.
    Element {
        w: Width,
        n: u8,
        d: Reg,
        v: Reg,
        index: Reg,
        index_ty: Scalar,
    },
    /// Sets a component by a computed index, for the active work-items.
    SetElement {
        w: Width,
        n: u8,
        v: Reg,
        s: Reg,
        index: Reg,
        index_ty: Scalar,
    },
    /// Components of `a` (and `b`) that the mask's components name.
    Shuffle {
        w: Width,
        n: u8,
        m: u8,
        mask_w: Width,
        d: Reg,
        a: Reg,
        b: Option<Reg>,
        mask: Reg,
    },
    /// The address as a pointer; accesses through it fail where the index breaks its bound.
    Lea {
        d: Reg,
        addr: Addr,
    },
    Load {
        ty: Scalar,
        n: u8,
        d: Reg,
        at: Access,
    },
    Store {
        ty: Scalar,
        n: u8,
        s: Reg,
        at: Access,
    },
    /// Bytes from one place to another.
    /// `leaves`: where members lie in it, and how long they are; padding is what is left.
    CopyMemory {
        to: Access,
        from: Access,
        size: u64,
        leaves: Box<[(u32, u32)]>,
    },
    ZeroMemory {
        to: Access,
        size: u64,
    },
    /// Private memory comes into being without a value.
    MarkMemory {
        base: Reg,
        size: u64,
    },
    Atomic {
        op: AtomicOp,
        ty: Scalar,
        d: Reg,
        value: Reg,
        expected: Reg,
        at: Access,
        order: Order,
    },
    Fence {
        local: bool,
        global: bool,
        image: bool,
        order: Order,
    },
    /// A fence between async copies.
    CopyFence {
        local: bool,
        global: bool,
    },
    Barrier {
        local: bool,
        global: bool,
        image: bool,
    },
    Query {
        query: Query,
        d: Reg,
        dim: Reg,
    },
    AsyncCopy(Box<AsyncCopy>),
    WaitEvents {
        count: Reg,
        list: Access,
    },
    Group {
        op: GroupOp,
        ty: Scalar,
        d: Reg,
        a: Reg,
    },
    /// The value of the work-item with these local ids.
    Broadcast {
        w: Width,
        d: Reg,
        a: Reg,
        ids: [Option<Reg>; 3],
    },
    /// The pointer, or null where it does not point into the space.
    ToSpace {
        d: Reg,
        a: Reg,
        space: AddressSpace,
    },
    /// The fence flags of the space that a pointer points into.
    GetFence {
        d: Reg,
        a: Reg,
    },
    Printf(Box<Printf>),
    Image(Box<ImageAccess>),
    /// An answer of 32 bits, or of 64 with `wide`.
    ImageQuery {
        query: ImageQuery,
        wide: bool,
        d: Reg,
        image: Reg,
    },
    SubGroup(Box<SubGroup>),
    /// The time: how many instructions have run.
    Clock {
        d: Reg,
    },
    Pipe(Box<PipeCall>),
    Enqueue(Box<Enqueue>),
    /// `argument`: the status that is set, or the name of what is asked for; 32 bits. `to`: where
    /// the profile goes.
    Event {
        op: EventOp,
        d: Reg,
        event: Reg,
        argument: Reg,
        to: Access,
    },
}

/// What an allocation is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place {
    /// Private memory of each work-item, from a byte on.
    Private(u64),
    /// Local memory of each group, from a byte on.
    Local(u64),
    /// Bytes of their own: the index among the memory's stores.
    Store(usize),
}

/// An object in memory.
#[derive(Clone, Debug)]
pub struct Allocation {
    /// What messages call it.
    pub name: String,
    /// Its address space.
    pub space: AddressSpace,
    /// Where it lies.
    pub place: Place,
    /// Size in bytes.
    pub size: u64,
    /// The kernel must not read it.
    pub write_only: bool,
    /// The kernel must not write it.
    pub read_only: bool,
}

/// How a kernel takes a parameter.
#[derive(Clone, Debug)]
pub enum Param {
    /// In registers: the type and how many components.
    Value(Reg, Scalar, u8),
    /// A pointer into this space; the type's name for messages.
    Pointer(Reg, AddressSpace),
    /// In private memory: allocation and size.
    Memory(u32, u64),
    /// An image of a type: a pointer to it.
    Image(Reg, ImageKind),
    /// A sampler: its bits.
    Sampler(Reg),
    /// A pipe, by its number: the register and the bytes of a packet.
    Pipe(Reg, u64),
}

/// A compiled kernel.
#[derive(Clone, Debug)]
pub struct Code {
    /// The instructions.
    pub instrs: Vec<Instr>,
    /// The token that each of them stands for.
    pub tokens: Vec<u32>,
    /// The instruction of each access site.
    pub sites: Vec<Pc>,
    /// Where the kernel starts.
    pub entry: Pc,
    /// Registers by width.
    pub counts: Counts,
    /// Values of constant registers.
    pub constants: Vec<(Width, Reg, u64)>,
    /// Registers that hold ids, filled for each group.
    pub ids: Vec<(Query, u8, Reg)>,
    /// Parameters.
    pub params: Vec<Param>,
    /// Objects, by the number that pointers to them carry.
    pub allocations: Vec<Allocation>,
    /// Bytes of private memory of each work-item.
    pub private_size: u64,
    /// Bytes of local memory, arguments apart.
    pub local_size: u64,
    /// Work-items of a sub-group, but for the last of a work-group.
    pub sub_group: u32,
    /// Groups have to run one after the other: what one does shows in another, memory apart.
    pub in_order: bool,
    /// Kernels may be enqueued.
    pub enqueues: bool,
}
