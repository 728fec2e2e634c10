//! The detectable faults of kernels and their detectors.

mod cells;
mod order;
mod races;

pub use races::{Begin, Cells, Conflict, Named, Past, Races};

use super::bytecode::Pc;
use clman_opencl::ast::AddressSpace;
use clman_opencl::diagnostic::{Code, Severity};
use std::cell::Cell;
use std::collections::HashMap;

/// The number of access sites that the race detector can distinguish.
pub const MAX_SITES: usize = 1 << 13;

/// Declares the kinds of findings: the doc comment of each is its page, which `clman explain` prints.
macro_rules! declare_kinds {
    ($($(#[doc = $doc:literal])+ $kind:ident = $name:literal,)*) => {
        /// Kinds of findings, with their names in launch files.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum Kind {
            $($(#[doc = $doc])+ $kind,)*
        }

        impl Kind {
            /// All kinds.
            pub const ALL: &[Kind] = &[$(Kind::$kind),*];

            /// The name of the kind.
            pub fn name(self) -> &'static str {
                self.code().name
            }

            /// The code whose id and name are the name of the kind. Its page describes the mistake, its effects and the
            /// remedy.
            pub fn code(self) -> &'static Code {
                match self {
                    $(Kind::$kind => {
                        static CODE: Code = Code {
                            id: $name,
                            name: $name,
                            severity: Severity::Error,
                            doc: concat!($($doc, "\n"),+),
                        };
                        &CODE
                    })*
                }
            }
        }
    };
}

declare_kinds! {
    /// Two work-items access the same memory without an order, at least one writes, and at least one access is not
    /// atomic.
    ///
    /// The result depends on which access comes first, so it can differ from run to run and from device to device.
    /// If both work-items are in one work-group, put a barrier between the accesses. If they are not, use atomic
    /// functions or two launches. The report names both accesses.
    ///
    /// Writes of the same value by several work-items, such as writes that set a flag, are not reported.
    ///
    /// The finding also reports a work-item that reads a texel of an image that it wrote before, without an image fence
    /// between the write and the read.
    DataRace = "data-race",
    /// A kernel reads memory outside the object from which the pointer was derived.
    ///
    /// On a device, the value is undefined, and the launch can end with an error. On the reference device, the value is
    /// 0. Compare the index with the length of the object, which the host can pass as an argument. The global size is
    /// often greater than the length, because hosts round it up.
    OutOfBoundsRead = "out-of-bounds-read",
    /// A kernel writes memory outside the object from which the pointer was derived.
    ///
    /// On a device, such a write can change other data or end the program. The reference device does not execute it.
    /// Compare the index with the length of the object, which the host can pass as an argument. The global size is
    /// often greater than the length, because hosts round it up.
    OutOfBoundsWrite = "out-of-bounds-write",
    /// A kernel reads memory that nothing has written.
    ///
    /// A variable in the `private` or `local` address space is uninitialized until the kernel writes it, and a buffer
    /// until the host or a kernel writes it. The report is about a use of the value, such as a branch, not about the
    /// read alone. The undefined result of a function is also an uninitialized value. Write the value before it is
    /// read. If another work-item writes the value, put a barrier between the write and the read.
    UninitializedRead = "uninitialized-read",
    /// A kernel accesses memory through a null pointer.
    ///
    /// The host can pass a null pointer for any `global` or `constant` pointer argument. Compare the pointer with
    /// `NULL` before it is used, or pass a buffer.
    NullDereference = "null-dereference",
    /// A kernel accesses an object through a pointer that is not aligned for the object's type.
    ///
    /// The behavior is undefined. A pointer to a vector must be aligned to the vector's size, so a `float *` cannot
    /// simply be cast to `float4 *`. Use `vload4` and `vstore4`, for which the alignment of an element is sufficient.
    MisalignedAccess = "misaligned-access",
    /// A kernel writes an object that the host made read-only, or that is `const` or in the constant address space.
    ///
    /// Do not write the object, or make it writable: remove `const`, or let the host create the buffer or image with
    /// read and write access.
    WriteToReadOnly = "write-to-read-only",
    /// A kernel reads an object that the host made write-only.
    ///
    /// The value is undefined. Make the buffer or image readable and writable.
    ReadFromWriteOnly = "read-from-write-only",
    /// Some work-items of a work-group or sub-group reach a barrier, and others do not.
    ///
    /// On a device, the work-group can hang. All work-items of the group must execute the same barrier: move it out of
    /// branches and loops whose conditions differ between work-items, and do not return before it.
    BarrierDivergence = "barrier-divergence",
    /// The kernel does not wait for the event of a copy.
    ///
    /// The asynchronous copy may still be incomplete when the kernel uses the data or ends. Call `wait_group_events`
    /// with the event before the data are read, and before the kernel ends.
    ///
    /// The finding also reports a pipe reservation that is never committed, and an event of a device queue that is
    /// never released. For such an event, the finding is a warning.
    UnwaitedEvent = "unwaited-event",
    /// A function gets an event that no function returned.
    ///
    /// Pass events that `async_work_group_copy` or `enqueue_kernel` returned, and do not use them after their release.
    ///
    /// The finding also reports an invalid reservation of a pipe, a command that waits for an event that is never
    /// completed, a wrong event or status in `set_user_event_status`, and a call of
    /// `capture_event_profiling_info` with a user event.
    InvalidEvent = "invalid-event",
    /// A function that all work-items of a work-group or sub-group must call is called by only some of them, or with
    /// different arguments.
    ///
    /// Functions such as `async_work_group_copy`, `wait_group_events` and `work_group_reduce_add` must be called by
    /// all work-items of the group, with the same arguments where the specification says so. Move the call out of
    /// branches whose conditions differ between work-items.
    DivergentCall = "divergent-call",
    /// An integer is divided by zero.
    ///
    /// The result is unspecified. Check the divisor before the division. The result is also unspecified if its type
    /// cannot represent the quotient, but such a division is not reported.
    DivideByZero = "divide-by-zero",
    /// A kernel uses a pointer to an address space that does not contain the object, or an enqueued block captures a
    /// pointer to private or local memory.
    ///
    /// If an address space does not contain the object, `to_global`, `to_local` and `to_private` return `NULL`. Use
    /// these functions in place of a cast, and compare the result with `NULL`. An enqueued block must use only global
    /// and constant memory, and its own local arguments.
    InvalidAddressSpace = "invalid-address-space",
    /// A launch's work-group size does not fit the kernel or the device.
    ///
    /// The launch's local size must equal `reqd_work_group_size`. Before OpenCL C 2.0, or with the build option
    /// `-cl-uniform-work-group-size`, it must divide the global size in each dimension. An enqueued kernel must not need
    /// more memory than the device has. Change the attribute or the launch.
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
    /// All kinds.
    pub const ALL: Kinds = Kinds(u16::MAX);
    /// No kind.
    pub const NONE: Kinds = Kinds(0);

    /// The set with an additional kind.
    pub fn with(self, kind: Kind) -> Kinds {
        Kinds(self.0 | 1 << kind as u16)
    }
    /// Whether a kind is in the set.
    pub fn has(self, kind: Kind) -> bool {
        self.0 >> (kind as u16) & 1 != 0
    }
}

/// The place of an access or another event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spot {
    /// The instruction.
    pub pc: Pc,
    /// The work-item, by its number in the order of groups.
    pub item: u64,
}

/// A finding without source positions and names.
#[derive(Clone, Debug)]
pub struct Raw {
    /// The kind.
    pub kind: Kind,
    /// The place of the first occurrence.
    pub spot: Spot,
    /// The address space of the object.
    pub space: Option<AddressSpace>,
    /// The object: the allocation and the offset.
    pub object: Option<(u32, i64)>,
    /// One sentence.
    pub message: String,
    /// The number of occurrences.
    pub count: u64,
    /// The other access of a race, and whether it was a write; for an uninitialized value, the first read of
    /// memory that nothing had written.
    pub other: Option<(Spot, bool)>,
    /// The kernel of the launch that made the other access; `None` for the kernel of this finding. If this is `Some`,
    /// `pc` of the other access is an index in that kernel's list of access sites.
    pub other_run: Option<usize>,
    /// Whether the finding is a warning. A launch that has only warnings does not fail.
    pub warning: bool,
}

/// Findings, with one entry for each kind, instruction and address space.
#[derive(Debug)]
pub struct Findings {
    wanted: Kinds,
    list: Vec<Raw>,
    /// The first place at which the current group read memory that nothing had written.
    unwritten: Cell<Option<Spot>>,
    index: HashMap<(Kind, Pc, Option<AddressSpace>), usize>,
}

impl Findings {
    /// An empty list for the wanted kinds.
    pub fn new(wanted: Kinds) -> Findings {
        Findings { wanted, list: Vec::new(), unwritten: Cell::new(None), index: HashMap::new() }
    }

    /// The kinds of findings that are reported.
    pub fn wanted(&self) -> Kinds {
        self.wanted
    }

    /// Whether a kind is to be detected.
    pub fn wants(&self, kind: Kind) -> bool {
        self.wanted.has(kind)
    }

    /// Starts another group.
    pub fn start_group(&mut self) {
        self.unwritten.set(None);
    }

    /// Notes that a work-item reads memory that nothing has written. The read alone is not a mistake. If the value is
    /// used later, the report shows the first such read of the group beside the use.
    #[cold]
    pub fn reads_unwritten(&self, spot: Spot) {
        if self.unwritten.get().is_none() {
            self.unwritten.set(Some(spot));
        }
    }

    /// Counts a finding. The first finding of its kind and place is stored; `make` fills in its details.
    pub fn add(
        &mut self,
        kind: Kind,
        spot: Spot,
        space: Option<AddressSpace>,
        make: impl FnOnce(&mut Raw),
    ) {
        if let Some(raw) = self.first(kind, spot, space) {
            make(raw);
        }
    }

    /// Counts a finding. Returns the first finding of its kind and place, to be filled in.
    fn first(&mut self, kind: Kind, spot: Spot, space: Option<AddressSpace>) -> Option<&mut Raw> {
        if !self.wanted.has(kind) {
            return None;
        }
        let key = (kind, spot.pc, space);
        if let Some(i) = self.index.get(&key) {
            self.list[*i].count += 1;
            return None;
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
        if kind == Kind::UninitializedRead {
            let read = self.unwritten.get().filter(|read| read.pc != spot.pc);
            raw.other = read.map(|read| (read, false));
        }
        self.index.insert(key, self.list.len());
        self.list.push(raw);
        self.list.last_mut()
    }

    /// All findings, in the order of their first occurrence.
    pub fn into_list(self) -> Vec<Raw> {
        self.list
    }
}
