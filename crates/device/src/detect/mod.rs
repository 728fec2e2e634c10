//! What a kernel does wrong, and how that is seen.

mod races;

pub use races::{Begin, Cells, Conflict, Named, Past, Races};

use super::bytecode::Pc;
use clman_opencl::ast::AddressSpace;
use std::collections::HashMap;

/// Access sites that the race detector can tell apart.
pub const MAX_SITES: usize = 1 << 13;

/// Kinds of findings, as a launch file names them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[allow(missing_docs)]
pub enum Kind {
    DataRace,
    OutOfBoundsRead,
    OutOfBoundsWrite,
    UninitializedRead,
    NullDereference,
    MisalignedAccess,
    WriteToReadOnly,
    ReadFromWriteOnly,
    BarrierDivergence,
    UnwaitedEvent,
    InvalidEvent,
    DivergentCall,
    DivideByZero,
    InvalidAddressSpace,
    WorkGroupSize,
}

impl Kind {
    /// All kinds.
    pub const ALL: [Kind; 15] = [
        Kind::DataRace,
        Kind::OutOfBoundsRead,
        Kind::OutOfBoundsWrite,
        Kind::UninitializedRead,
        Kind::NullDereference,
        Kind::MisalignedAccess,
        Kind::WriteToReadOnly,
        Kind::ReadFromWriteOnly,
        Kind::BarrierDivergence,
        Kind::UnwaitedEvent,
        Kind::InvalidEvent,
        Kind::DivergentCall,
        Kind::DivideByZero,
        Kind::InvalidAddressSpace,
        Kind::WorkGroupSize,
    ];

    /// The word for it.
    pub fn name(self) -> &'static str {
        match self {
            Kind::DataRace => "data-race",
            Kind::OutOfBoundsRead => "out-of-bounds-read",
            Kind::OutOfBoundsWrite => "out-of-bounds-write",
            Kind::UninitializedRead => "uninitialized-read",
            Kind::NullDereference => "null-dereference",
            Kind::MisalignedAccess => "misaligned-access",
            Kind::WriteToReadOnly => "write-to-read-only",
            Kind::ReadFromWriteOnly => "read-from-write-only",
            Kind::BarrierDivergence => "barrier-divergence",
            Kind::UnwaitedEvent => "unwaited-event",
            Kind::InvalidEvent => "invalid-event",
            Kind::DivergentCall => "divergent-call",
            Kind::DivideByZero => "divide-by-zero",
            Kind::InvalidAddressSpace => "invalid-address-space",
            Kind::WorkGroupSize => "work-group-size",
        }
    }

    /// The kind with this name.
    pub fn parse(name: &str) -> Option<Kind> {
        Kind::ALL.into_iter().find(|k| k.name() == name)
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

    /// What is looked for.
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
