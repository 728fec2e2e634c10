//! What a kernel does wrong, and how that is seen.

mod cells;
mod order;
mod races;

pub use races::{Begin, Cells, Conflict, Named, Past, Races};

use super::bytecode::Pc;
use clman_opencl::ast::AddressSpace;
use std::collections::HashMap;

/// Access sites that the race detector can tell apart.
pub const MAX_SITES: usize = 1 << 13;

/// Declares the kinds of findings: the doc comment of one is its page, as `clman explain` prints it.
macro_rules! declare_kinds {
    ($($(#[doc = $doc:literal])+ $kind:ident = $name:literal,)*) => {
        /// Kinds of findings, as a launch file names them.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum Kind {
            $($(#[doc = $doc])+ $kind,)*
        }

        impl Kind {
            /// All kinds.
            pub const ALL: &[Kind] = &[$(Kind::$kind),*];

            /// The word for it.
            pub fn name(self) -> &'static str {
                match self {
                    $(Kind::$kind => $name,)*
                }
            }

            /// Its page in Markdown: the mistake, why it matters, and the remedy.
            pub fn doc(self) -> &'static str {
                match self {
                    $(Kind::$kind => concat!($($doc, "\n"),+),)*
                }
            }
        }
    };
}

declare_kinds! {
    /// Two work-items access the same memory, at least one of them writes, and nothing orders the accesses.
    ///
    /// The result depends on which access comes first, so it can differ from run to run and from device to device.
    /// Put a barrier between the accesses if both work-items are in one work-group. Use atomic functions, or two
    /// launches, if they are not. The report names both accesses.
    DataRace = "data-race",
    /// A kernel reads memory outside the object that the pointer was made from.
    ///
    /// On a device the value is undefined, and the launch can end with an error. The reference device gives 0. Check
    /// the index against the length, which the host can pass as an argument; the global size is often rounded up.
    OutOfBoundsRead = "out-of-bounds-read",
    /// A kernel writes memory outside the object that the pointer was made from.
    ///
    /// On a device such a write can change other data or end the program. The reference device drops it. Check the
    /// index against the length, which the host can pass as an argument; the global size is often rounded up.
    OutOfBoundsWrite = "out-of-bounds-write",
    /// A kernel reads memory that nothing has written.
    ///
    /// Variables in the `private` and `local` address spaces have no initial value unless the kernel gives them one,
    /// and a buffer has none unless the host writes it. Write the value before it is read. If another work-item
    /// writes it, put a barrier between the write and the read.
    UninitializedRead = "uninitialized-read",
    /// A kernel accesses memory through a null pointer.
    ///
    /// The host can pass a null pointer for any `global` or `constant` pointer argument. Compare the pointer with
    /// `NULL` before it is used, or pass a buffer.
    NullDereference = "null-dereference",
    /// A pointer is not aligned to the size of the type that is accessed through it.
    ///
    /// The behaviour is undefined. A pointer to a vector must be aligned to the vector's size, so a `float *` cannot
    /// simply be cast to `float4 *`. Use `vload4` and `vstore4`, which need the alignment of an element alone.
    MisalignedAccess = "misaligned-access",
    /// A kernel writes an object that the host made read-only.
    ///
    /// Declare the argument `const`, or make the buffer or image readable and writable.
    WriteToReadOnly = "write-to-read-only",
    /// A kernel reads an object that the host made write-only.
    ///
    /// The value is undefined. Make the buffer or image readable and writable.
    ReadFromWriteOnly = "read-from-write-only",
    /// Some work-items of a work-group reach a barrier and others do not.
    ///
    /// On a device the work-group can hang. All work-items of the group must execute the same barrier: move it out of
    /// branches and loops whose conditions differ between work-items, and do not return before it.
    BarrierDivergence = "barrier-divergence",
    /// A copy's event is not waited for.
    ///
    /// An asynchronous copy may still run when the kernel ends or when its data are used. Call `wait_group_events`
    /// with the event before the data are read, and before the kernel ends.
    UnwaitedEvent = "unwaited-event",
    /// An event that no function returned is used.
    ///
    /// Pass events that `async_work_group_copy` or `enqueue_kernel` returned, and do not use them after their release.
    InvalidEvent = "invalid-event",
    /// Some work-items of a group reach a function that all must call, or they call it with other arguments.
    ///
    /// Functions such as `async_work_group_copy`, `wait_group_events` and `work_group_reduce_add` must be called by
    /// all work-items of the group, with the same arguments where the specification says so. Move the call out of
    /// branches whose conditions differ between work-items.
    DivergentCall = "divergent-call",
    /// An integer is divided by zero, or the quotient cannot be represented.
    ///
    /// The result is unspecified. Check the divisor before the division.
    DivideByZero = "divide-by-zero",
    /// A pointer is converted to an address space that does not hold the object.
    ///
    /// `to_global`, `to_local` and `to_private` return `NULL` in that case. Compare the result with `NULL`.
    InvalidAddressSpace = "invalid-address-space",
    /// A launch's work-group size does not fit the kernel's attributes.
    ///
    /// `reqd_work_group_size` must equal the launch's local size. Change the attribute or the launch.
    WorkGroupSize = "work-group-size",
}

impl Kind {
    /// The kind with this name.
    pub fn parse(name: &str) -> Option<Kind> {
        Kind::ALL.iter().copied().find(|kind| kind.name() == name)
    }
}

/// A set of kinds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kinds(u16);

impl Kinds {
    /// Every kind.
    pub const ALL: Kinds = Kinds(u16::MAX);
    /// No kind.
    pub const NONE: Kinds = Kinds(0);

    /// With one kind more.
    pub fn with(self, kind: Kind) -> Kinds {
        Kinds(self.0 | 1 << kind as u16)
    }
    /// Whether a kind is in the set.
    pub fn has(self, kind: Kind) -> bool {
        self.0 >> (kind as u16) & 1 != 0
    }
}

/// Where an access or other event happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spot {
    /// The instruction.
    pub pc: Pc,
    /// The work-item, by its number in the order of groups.
    pub item: u64,
}

/// What was found, before places and names are put in.
#[derive(Clone, Debug)]
pub struct Raw {
    /// What it is.
    pub kind: Kind,
    /// The first time.
    pub spot: Spot,
    /// The address space of the object.
    pub space: Option<AddressSpace>,
    /// The object: allocation and offset.
    pub object: Option<(u32, i64)>,
    /// One sentence.
    pub message: String,
    /// How often.
    pub count: u64,
    /// The other access of a race, and whether it was a write.
    pub other: Option<(Spot, bool)>,
    /// Which kernel of the launch made that, where it is another than this: then the spot names an
    /// access site of it.
    pub other_run: Option<usize>,
    /// It does no harm by itself.
    pub warning: bool,
}

/// Findings, one for each kind, instruction and address space.
#[derive(Debug)]
pub struct Findings {
    wanted: Kinds,
    list: Vec<Raw>,
    index: HashMap<(Kind, Pc, Option<AddressSpace>), usize>,
}

impl Findings {
    /// None so far, of the kinds that are wanted.
    pub fn new(wanted: Kinds) -> Findings {
        Findings { wanted, list: Vec::new(), index: HashMap::new() }
    }

    /// The kinds of findings that are reported.
    pub fn wanted(&self) -> Kinds {
        self.wanted
    }

    /// Whether a kind is looked for.
    pub fn wants(&self, kind: Kind) -> bool {
        self.wanted.has(kind)
    }

    /// Counts a finding; the first of its kind and place is kept. `make` gives its words.
    pub fn add(
        &mut self,
        kind: Kind,
        spot: Spot,
        space: Option<AddressSpace>,
        make: impl FnOnce(&mut Raw),
    ) {
        if !self.wanted.has(kind) {
            return;
        }
        let key = (kind, spot.pc, space);
        if let Some(i) = self.index.get(&key) {
            self.list[*i].count += 1;
            return;
        }
        let mut raw = Raw {
            kind,
            spot,
            space,
            object: None,
            message: String::new(),
            count: 1,
            other: None,
            other_run: None,
            warning: false,
        };
        make(&mut raw);
        self.index.insert(key, self.list.len());
        self.list.push(raw);
    }

    /// All findings, in the order in which they were first seen.
    pub fn into_list(self) -> Vec<Raw> {
        self.list
    }
}
