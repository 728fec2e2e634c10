//! Memory and pointers.
//!
//! A pointer is a 64-bit word: the address space, the number of the allocation, and the offset, which may be
//! negative. Every access can therefore be checked against the object from which the pointer was derived, even after
//! pointer arithmetic.

use clman_opencl::ast::AddressSpace as Space;
use std::cell::Cell;

/// The number of allocations that pointers can distinguish.
pub const MAX_ALLOCATIONS: u64 = 1 << 21;
const OFFSET_BITS: u32 = 40;
/// The stored value for offset zero. The stored values for negative offsets are smaller.
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

    /// The address space of the object; `None` if the word is not a pointer to an object, or is marked as outside.
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

    /// The offset in bytes from the allocation's start.
    pub fn offset(self) -> i64 {
        (self.0 & ((1 << OFFSET_BITS) - 1)) as i64 - ZERO as i64
    }

    /// Whether this is a pointer to an object, and `other` is not a pointer to the same object.
    #[inline(always)]
    pub fn is_far_from(self, other: Pointer) -> bool {
        self.0 >> 61 != 0 && Pointer(self.0 ^ other.0).is_beyond_offset()
    }

    /// Whether a bit outside the offset is set.
    #[inline(always)]
    pub fn is_beyond_offset(self) -> bool {
        self.0 >> OFFSET_BITS != 0
    }

    /// The same place, marked as outside the indexed array.
    pub fn outside(self) -> Pointer {
        Pointer(self.0 | OUTSIDE)
    }

    /// Whether it is marked as outside.
    pub fn is_outside(self) -> bool {
        self.0 >> 61 == 7
    }
}

/// The remaining memory for the records that the device keeps of a launch, such as the race detector's cells.
#[derive(Debug)]
pub struct Budget {
    left: Cell<u64>,
    is_spent: Cell<bool>,
}

impl Budget {
    /// A budget of a number of bytes.
    pub fn new(bytes: u64) -> Budget {
        Budget { left: Cell::new(bytes), is_spent: Cell::new(false) }
    }

    /// Takes bytes. Returns false if there are not enough; the launch must then end.
    #[must_use]
    pub fn take(&self, bytes: u64) -> bool {
        let left = self.left.get().checked_sub(bytes);
        self.left.set(left.unwrap_or(0));
        self.is_spent.set(self.is_spent.get() || left.is_none());
        left.is_some()
    }

    /// Returns bytes that were taken.
    pub fn give(&self, bytes: u64) {
        self.left.set(self.left.get().saturating_add(bytes));
    }

    /// Whether more bytes were requested than available.
    pub fn is_spent(&self) -> bool {
        self.is_spent.get()
    }
}

impl Default for Budget {
    /// An unlimited budget.
    fn default() -> Budget {
        Budget::new(u64::MAX)
    }
}

/// The bytes of one object, and which of them were never written.
#[derive(Clone, Debug, Default)]
pub struct Store {
    /// The bytes.
    pub bytes: Vec<u8>,
    /// A mark for each byte, nonzero if the byte was never written. Empty if all bytes were written.
    pub unwritten: Vec<u8>,
}

impl Store {
    /// Bytes that have all been written.
    pub fn new(bytes: Vec<u8>) -> Store {
        Store { bytes, unwritten: Vec::new() }
    }

    /// A number of bytes that were never written.
    pub fn unwritten(size: usize) -> Store {
        Store { bytes: vec![0; size], unwritten: vec![1; size] }
    }

    /// The memory usage in bytes.
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

    /// Marks a range as written or unwritten.
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
