//! The bytecode: the compiler's output, which the machine executes.
//!
//! Code is one list of instructions; callees precede their callers. After a divergent branch, work-items continue at
//! different instructions. The machine first runs the work-items with the lowest instruction index. All work-items
//! therefore reconverge at the first common [`Instr::Label`]. A destination register is never a source of the same
//! instruction.

use super::registers::{Counts, Reg};
use super::scalar::{Scalar, Width};
pub use clman_opencl::RoundingMode as Rounding;
use clman_opencl::ast::AddressSpace;
use clman_opencl::types::ImageKind;

/// Index of an instruction.
pub type Pc = u32;

/// Binary operators on operands of one type.
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

/// Unary operators.
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

/// An address: base + index * scale + offset.
#[derive(Clone, Copy, Debug)]
pub struct Addr {
    /// A pointer, 64 bits.
    pub base: Reg,
    /// An index and its type.
    pub index: Option<(Reg, Scalar)>,
    /// The factor of the index, in bytes.
    pub scale: u32,
    /// A constant offset in bytes.
    pub offset: i64,
    /// The number of elements of the indexed array; 0 if it is unknown.
    pub bound: u64,
    /// Whether the object is in a packed struct, whose members need not be aligned.
    pub packed: bool,
}

/// A memory access in the program: its address and properties.
#[derive(Clone, Copy, Debug)]
pub struct Access {
    /// The address.
    pub addr: Addr,
    /// The address space of the pointer's type.
    pub space: AddressSpace,
    /// The required alignment in bytes, from the type.
    pub align: u32,
    /// Whether the object is a vector of three elements that occupies the space of four. The fourth element is neither
    /// read nor written.
    pub padded: bool,
    /// The index of the access in [`Code::sites`]. The race detector stores this index.
    pub site: u16,
}

impl Access {
    /// The number of bytes that must be accessible for `n` words of `size` bytes each.
    #[inline(always)]
    pub fn room(&self, size: usize, n: u8) -> usize {
        size * usize::from(if self.padded { 4 } else { n })
    }
}

/// Operations of atomic functions.
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

/// The synchronization of an atomic operation or fence.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Order {
    /// Later accesses are not moved before the operation.
    pub acquire: bool,
    /// Earlier accesses are not moved after the operation.
    pub release: bool,
    /// Whether the scope is wider than the work-group.
    pub device: bool,
}

impl Order {
    /// The strongest ordering.
    pub const ALL: Order = Order { acquire: true, release: true, device: true };
}

/// Queries of work-item functions: the ids of a work-item, and the sizes of the range and its groups.
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

/// Operations of work-group functions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum GroupOp {
    All,
    Any,
    Reduce(GroupFn),
    Inclusive(GroupFn),
    Exclusive(GroupFn),
}

/// The operator of a reduction or scan.
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

/// A copy between global and local memory by the whole group.
#[derive(Clone, Copy, Debug)]
pub struct AsyncCopy {
    /// The resulting event.
    pub event: Reg,
    /// The target.
    pub to: Reg,
    /// The source.
    pub from: Reg,
    /// The number of elements, 64 bits.
    pub count: Reg,
    /// The stride in global memory, in elements, 64 bits.
    pub stride: Option<Reg>,
    /// The lines and planes of a two- or three-dimensional copy, in which `count` is the number of elements
    /// of a line.
    pub lines: Option<CopyLines>,
    /// The call's event argument, 64 bits. The copy shares this event, if it exists and has not been waited for yet.
    pub with: Reg,
    /// The size of an element in bytes.
    pub size: u32,
    /// Whether the target is local.
    pub to_local: bool,
    /// The sites of the read and of the write.
    pub sites: [u16; 2],
}

/// The mip level that an image function accesses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Level {
    /// The first level.
    Base,
    /// The level with a given number, an `int`.
    Number(Reg),
    /// The level nearest to a level of detail, a `float`.
    Detail(Reg),
    /// The level that results from the gradients of the coordinates: the number of components of a gradient, and the
    /// gradients along x and along y, whose components are `float`s.
    Gradients(u8, [Reg; 2]),
}

/// A read or write of an image.
#[derive(Clone, Copy, Debug)]
pub struct ImageAccess {
    /// A pointer to the image, 64 bits.
    pub image: Reg,
    /// Whether the access is a write.
    pub write: bool,
    /// The colour that is read or written: its register, and the type and number (4 or 1) of its components.
    pub color: (Reg, Scalar, u8),
    /// The coordinates: their first register, their type (`int` or `float`) and their number.
    pub place: (Reg, Scalar, u8),
    /// The bits of a sampler.
    pub sampler: Option<Reg>,
    /// The sample of a multisample texel, an `int`.
    pub sample: Option<Reg>,
    /// The mip level.
    pub level: Level,
    /// The index of the access in [`Code::sites`].
    pub site: u16,
}

/// Queries about an image.
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

/// The work-items that call a function together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Callers {
    WorkItem,
    SubGroup,
    WorkGroup,
}

/// The operation of a pipe function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PipeOp {
    /// Reads or writes a packet.
    Transfer,
    /// Reserves packets for reading or writing.
    Reserve,
    /// Declares that all packets of a reservation are read or written.
    Commit,
    /// Whether a reservation is valid.
    IsValid,
    /// The number of packets that can be read.
    Packets,
    /// The maximum number of packets.
    Capacity,
}

/// A call of a pipe function.
#[derive(Clone, Debug)]
pub struct PipeCall {
    /// The operation.
    pub op: PipeOp,
    /// Whether packets are written.
    pub write: bool,
    /// The work-items that call the function together.
    pub callers: Callers,
    /// The pipe, 64 bits.
    pub pipe: Reg,
    /// The reservation, 64 bits.
    pub reservation: Option<Reg>,
    /// The index of a packet in a reservation, or the number of packets to reserve; 32 bits.
    pub number: Reg,
    /// The memory of the packet to read or write.
    pub packet: Access,
    /// The size of a packet in bytes.
    pub size: u32,
    /// The result: 64 bits for [`PipeOp::Reserve`], otherwise 32.
    pub d: Reg,
}

/// The operation of a sub-group function. `b` is its second operand, an `int` or `uint`.
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
    /// The value of work-item `b`.
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
    /// A bit for each work-item whose index compares in this way with the index of the current work-item.
    Mask(Cmp),
    /// The value of the work-item that `b` selects.
    Shuffle,
    ShuffleXor,
    ShuffleUp,
    ShuffleDown,
    Rotate,
}

/// A call of a sub-group function.
#[derive(Clone, Debug)]
pub struct SubGroup {
    /// The operation.
    pub op: SubGroupOp,
    /// The type of `a`.
    pub ty: Scalar,
    /// The number of components of `a`.
    pub n: u8,
    /// The result.
    pub d: Reg,
    /// The value.
    pub a: Reg,
    /// The second operand, 32 bits.
    pub b: Reg,
    /// The number of work-items of a cluster, 32 bits; `None` for the whole sub-group.
    pub cluster: Option<Reg>,
    /// Whether all work-items of the sub-group must call the function.
    pub whole: bool,
}

/// A command for a device queue: a block to run as a kernel, or a marker.
#[derive(Clone, Debug)]
pub struct Enqueue {
    /// The queue, 64 bits.
    pub queue: Reg,
    /// A `kernel_enqueue_flags_t`, which specifies when the kernel may start; 32 bits.
    pub flags: Reg,
    /// The `ndrange_t`; `None` for a marker.
    pub range: Option<Access>,
    /// The number of events in the wait list, 32 bits.
    pub count: Reg,
    /// The events.
    pub events: Access,
    /// Nonzero if an event is requested, 64 bits.
    pub wants_event: Reg,
    /// The captured variables of the block; `None` for a marker.
    pub block: Option<Access>,
    /// The offsets of the pointers among the captured variables.
    pub pointers: Box<[u32]>,
    /// The sizes of the local arguments in bytes, 64 bits each.
    pub locals: Vec<Reg>,
    /// `CLK_SUCCESS` or an error, 32 bits.
    pub result: Reg,
    /// The event, 64 bits.
    pub event: Reg,
}

/// An operation on an event of a device queue.
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

/// The shape of a two- or three-dimensional copy. All members are 64-bit registers; lengths are in elements.
#[derive(Clone, Copy, Debug)]
pub struct CopyLines {
    /// The start offsets of the target and the source.
    pub offsets: [Reg; 2],
    /// The size of an element in bytes.
    pub size: Reg,
    /// The number of lines of a plane.
    pub lines: Reg,
    /// The number of planes.
    pub planes: Reg,
    /// The distance between lines, of the target and of the source.
    pub line_steps: [Reg; 2],
    /// The distance between planes, of the target and of the source.
    pub plane_steps: [Reg; 2],
}

/// A call of `printf`: the format and its arguments.
#[derive(Clone, Debug)]
pub struct Printf {
    /// A pointer to the format string.
    pub format: Reg,
    /// The register, type and number of components of each argument.
    pub args: Vec<(Reg, Scalar, u8)>,
    /// The register of the result: 0, or -1 if printing failed.
    pub result: Reg,
}

/// One instruction. `d` is a destination, `n` a number of components in consecutive registers.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub enum Instr {
    /// A point at which divergent work-items reconverge.
    Label,
    Jump(Pc),
    /// Sends work-items to `to`. If `when` is set, these are the work-items whose condition, an `int`, is nonzero.
    /// Otherwise, they are those whose condition is zero.
    Branch {
        cond: Reg,
        when: bool,
        to: Pc,
    },
    /// Sends to `to` the work-items for which the result of the comparison is `when`.
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
    /// Ends the work-item.
    Exit,
    /// Copies a value into a variable, for the active work-items.
    Move {
        w: Width,
        n: u8,
        d: Reg,
        s: Reg,
    },
    /// Marks the value of the register as initialized.
    Clean {
        w: Width,
        d: Reg,
    },
    /// Starts the lifetime of the variable in `d`, with an uninitialized value.
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
    /// The result is 0 or 1 as an `int`; with `vector`, 0 or -1 in the operands' width.
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
    /// Selects `a` if the condition is true, otherwise `b`. With `sign`, a negative condition is true; otherwise, a
    /// nonzero condition is true. `step` is 1 if each component has its own condition, and 0 if all share one.
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
    /// Reinterprets `n` words as `m` words of another width.
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
    /// Reads the component at a computed index.
    Element {
        w: Width,
        n: u8,
        d: Reg,
        v: Reg,
        index: Reg,
        index_ty: Scalar,
    },
    /// Sets the component at a computed index, for the active work-items.
    SetElement {
        w: Width,
        n: u8,
        v: Reg,
        s: Reg,
        index: Reg,
        index_ty: Scalar,
    },
    /// Selects components of `a` (and `b`) by the components of the mask.
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
    /// The address as a pointer. If the index is out of bounds, accesses through the pointer fail.
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
    /// Copies bytes from one place to another. `leaves` holds the offsets and sizes of the members of the copied
    /// object; the remaining bytes are padding.
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
    /// Starts the lifetime of a private object, with uninitialized values.
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
    /// A fence between earlier and later async copies.
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
    /// The value of the work-item with the given local ids.
    Broadcast {
        w: Width,
        d: Reg,
        a: Reg,
        ids: [Option<Reg>; 3],
    },
    /// The pointer, or null if it does not point into the address space.
    ToSpace {
        d: Reg,
        a: Reg,
        space: AddressSpace,
    },
    /// The fence flags of the address space that a pointer points into.
    GetFence {
        d: Reg,
        a: Reg,
    },
    Printf(Box<Printf>),
    Image(Box<ImageAccess>),
    /// The answer to an image query, with 32 bits, or with 64 bits if `wide` is set.
    ImageQuery {
        query: ImageQuery,
        wide: bool,
        d: Reg,
        image: Reg,
    },
    SubGroup(Box<SubGroup>),
    /// The time: the number of instructions executed so far.
    Clock {
        d: Reg,
    },
    Pipe(Box<PipeCall>),
    Enqueue(Box<Enqueue>),
    /// `argument`: the status to set, or the name of the requested information; 32 bits. `to`: the
    /// destination of the profile.
    Event {
        op: EventOp,
        d: Reg,
        event: Reg,
        argument: Reg,
        to: Access,
    },
}

/// The location of an allocation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place {
    /// Private memory of each work-item, starting at a byte offset.
    Private(u64),
    /// Local memory of each group, starting at a byte offset.
    Local(u64),
    /// Separate bytes: the index among the memory's stores, and the offset of the object in the store.
    Store(usize, u64),
}

/// An object in memory.
#[derive(Clone, Debug)]
pub struct Allocation {
    /// The name in messages.
    pub name: String,
    /// Its address space.
    pub space: AddressSpace,
    /// Its location.
    pub place: Place,
    /// Size in bytes.
    pub size: u64,
    /// Whether the host made it write-only. Reads of it are reported, but return its content.
    pub write_only: bool,
    /// Whether the host made it read-only. Writes to it are reported, but change it, as on other devices.
    pub read_only: bool,
    /// Whether it is `const` or in the constant address space. Writes to it are reported and not executed.
    pub constant: bool,
    /// The address of its first byte for the host, if host and kernels share pointers to it.
    pub host: Option<u64>,
}

/// The representation of a kernel parameter.
#[derive(Clone, Debug)]
pub enum Param {
    /// A value in registers: the type and the number of components.
    Value(Reg, Scalar, u8),
    /// A pointer into this address space.
    Pointer(Reg, AddressSpace),
    /// An object in private memory: the allocation and the size.
    Memory(u32, u64),
    /// An image: the register of a pointer to it, and the image type.
    Image(Reg, ImageKind),
    /// A sampler: the register of its bits.
    Sampler(Reg),
    /// A pipe: the register of its number, and the size of a packet in bytes.
    Pipe(Reg, u64),
}

/// A compiled kernel.
#[derive(Clone, Debug)]
pub struct Code {
    /// The instructions.
    pub instrs: Vec<Instr>,
    /// The source token of each instruction.
    pub tokens: Vec<u32>,
    /// The instruction of each access site.
    pub sites: Vec<Pc>,
    /// The first instruction of the kernel.
    pub entry: Pc,
    /// The number of registers of each width.
    pub counts: Counts,
    /// The values of constant registers.
    pub constants: Vec<(Width, Reg, u64)>,
    /// The registers that hold ids: the query, the dimension and the register. The machine sets them at the start of
    /// each group.
    pub ids: Vec<(Query, u8, Reg)>,
    /// The parameters.
    pub params: Vec<Param>,
    /// The objects. A pointer to an object contains the object's index in this list.
    pub allocations: Vec<Allocation>,
    /// The size of a work-item's private memory in bytes.
    pub private_size: u64,
    /// The size of local memory in bytes, without the local memory of arguments.
    pub local_size: u64,
    /// The number of work-items of a sub-group. The last sub-group of a work-group may be smaller.
    pub sub_group: u32,
    /// Whether groups must run in sequence, because the kernel uses pipes, device queues or the clock, through which
    /// groups affect each other.
    pub in_order: bool,
    /// Whether the kernel may enqueue other kernels.
    pub enqueues: bool,
}
