//! Memory and the pointers into it.
//!
//! A pointer is a word of 64 bits: the address space, the number of the allocation, and the
//! offset, which may be negative. So every access is checked against the object that it was made
//! for, whatever was computed in between.

use clman_opencl::ast::AddressSpace as Space;
use std::cell::Cell;

/// Allocations that pointers can tell apart.
pub const MAX_ALLOCATIONS: u64 = 1 << 21;
const OFFSET_BITS: u32 = 40;
/// Offset zero; below it lie negative offsets.
const ZERO: u64 = 1 << 39;
const OUTSIDE: u64 = 7 << 61;

/// A pointer's bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pointer(pub u64);

impl Pointer {
    /// A pointer to a byte of an allocation.
    pub fn new(space: Space, allocation: u32, offset: u64) -> Pointer {
        let space = match space {
            Space::Private => 1,
            Space::Global => 2,
            Space::Local => 3,
            _ => 4,
        };
        let base = space << 61 | u64::from(allocation) << OFFSET_BITS | ZERO;
        Pointer(base.wrapping_add(offset))
    }

    /// The address space of the object; none for what never was a pointer.
    pub fn space(self) -> Option<Space> {
        Some(match self.0 >> 61 {
            1 => Space::Private,
            2 => Space::Global,
            3 => Space::Local,
            4 => Space::Constant,
            _ => return None,
        })
    }

    /// The allocation's number.
    pub fn allocation(self) -> u32 {
        (self.0 >> OFFSET_BITS) as u32 & (MAX_ALLOCATIONS as u32 - 1)
    }

    /// Bytes from the allocation's start.
    pub fn offset(self) -> i64 {
        (self.0 & ((1 << OFFSET_BITS) - 1)) as i64 - ZERO as i64
    }

    /// Whether it is a pointer to an object, and another is none to the same.
    #[inline(always)]
    pub fn is_far_from(self, other: Pointer) -> bool {
        self.0 >> 61 != 0 && Pointer(self.0 ^ other.0).is_beyond_offset()
    }

    /// Whether some bit is set that is none of the offset.
    #[inline(always)]
    pub fn is_beyond_offset(self) -> bool {
        self.0 >> OFFSET_BITS != 0
    }

    /// The same place, marked as outside the array that was indexed.
    pub fn outside(self) -> Pointer {
        Pointer(self.0 | OUTSIDE)
    }

    /// Whether it is marked so.
    pub fn is_outside(self) -> bool {
        self.0 >> 61 == 7
    }
}

/// The bytes that a launch may still take for what it remembers, such as who accessed what.
#[derive(Debug)]
pub struct Budget {
    left: Cell<u64>,
    is_spent: Cell<bool>,
}

impl Budget {
    /// So many bytes.
    pub fn new(bytes: u64) -> Budget {
        Budget { left: Cell::new(bytes), is_spent: Cell::new(false) }
    }

    /// Takes bytes. False: there are not so many, and the launch has to end.
    #[must_use]
    pub fn take(&self, bytes: u64) -> bool {
        let left = self.left.get().checked_sub(bytes);
        self.left.set(left.unwrap_or(0));
        self.is_spent.set(self.is_spent.get() || left.is_none());
        left.is_some()
    }

    /// Gives back bytes that were taken.
    pub fn give(&self, bytes: u64) {
        self.left.set(self.left.get().saturating_add(bytes));
    }

    /// Whether more was asked for than there is.
    pub fn is_spent(&self) -> bool {
        self.is_spent.get()
    }
}

impl Default for Budget {
    /// Without an end.
    fn default() -> Budget {
        Budget::new(u64::MAX)
    }
}

/// The bytes of one object, and which of them nothing was written to.
#[derive(Clone, Debug, Default)]
pub struct Store {
    /// The bytes.
    pub bytes: Vec<u8>,
    /// A byte for each: not zero where nothing was written. Empty where all of it was.
    pub unwritten: Vec<u8>,
}

impl Store {
    /// Bytes that are all written.
    pub fn new(bytes: Vec<u8>) -> Store {
        Store { bytes, unwritten: Vec::new() }
    }

    /// So many bytes that nothing was written to.
    pub fn unwritten(size: usize) -> Store {
        Store { bytes: vec![0; size], unwritten: vec![1; size] }
    }

    /// The bytes of memory that it takes.
    pub fn taken(&self) -> u64 {
        (self.bytes.len() + self.unwritten.len()) as u64
    }

    /// Whether some byte of a range was never written.
    #[inline(always)]
    pub fn is_unwritten(&self, start: usize, len: usize) -> bool {
        match self.unwritten.get(start..start + len) {
            Some(bytes) => bytes.iter().any(|b| *b != 0),
            None => false,
        }
    }

    /// Says whether a range is written.
    #[inline(always)]
    pub fn mark(&mut self, start: usize, len: usize, unwritten: bool) {
        if self.unwritten.is_empty() {
            if !unwritten {
                return;
            }
            self.unwritten = vec![0; self.bytes.len()];
        }
        if let Some(bytes) = self.unwritten.get_mut(start..start + len) {
            bytes.fill(u8::from(unwritten));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pointers_keep_their_allocation() {
        let p = Pointer::new(Space::Local, 77, 12);
        assert_eq!((p.space(), p.allocation(), p.offset()), (Some(Space::Local), 77, 12));
        let before = Pointer(p.0.wrapping_sub(20));
        assert_eq!((before.allocation(), before.offset()), (77, -8));
        assert!(p.outside().is_outside());
        assert_eq!((p.outside().allocation(), p.outside().offset()), (77, 12));
        assert_eq!(Pointer(0).space(), None);
    }
}
