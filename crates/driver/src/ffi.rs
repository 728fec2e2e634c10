//! Memory of the caller: the one place where the driver follows pointers that a program passes.
//!
//! The functions are not marked `unsafe`, because no check of theirs or of their callers could make a wrong
//! pointer right: the OpenCL specification obliges the program to pass pointers to the stated amount of
//! memory. A null pointer is the one mistake that can be seen, and is always an error value.
#![allow(unsafe_code)]

use libc::c_void;
use std::ffi::{CStr, c_char};

/// The values at a pointer; `None` for a null pointer.
pub fn list<T: Copy>(pointer: *const T, count: usize) -> Option<Vec<T>> {
    if pointer.is_null() {
        return (count == 0).then(Vec::new);
    }
    // SAFETY: the pointer is not null, and the program passes as many values as it states.
    Some((0..count).map(|i| unsafe { pointer.add(i).read_unaligned() }).collect())
}

/// The value at a pointer; `None` for a null pointer.
pub fn value<T: Copy>(pointer: *const T) -> Option<T> {
    list(pointer, 1).and_then(|list| list.first().copied())
}

/// The values up to a terminator, without it. A null pointer is an empty list.
pub fn terminated<T: Copy + PartialEq>(pointer: *const T, end: T, step: usize) -> Vec<T> {
    let mut all = Vec::new();
    if pointer.is_null() {
        return all;
    }
    loop {
        // SAFETY: the pointer is not null, and the program ends the list with the terminator.
        let first = unsafe { pointer.add(all.len()).read_unaligned() };
        if first == end {
            return all;
        }
        for _ in 0..step {
            // SAFETY: entries have `step` values each.
            all.push(unsafe { pointer.add(all.len()).read_unaligned() });
        }
    }
}

/// Writes a value, unless the pointer is null.
pub fn put<T>(pointer: *mut T, value: T) {
    if !pointer.is_null() {
        // SAFETY: the pointer is not null, and the program has room for the value.
        unsafe { pointer.write_unaligned(value) }
    }
}

/// Writes values, unless the pointer is null.
pub fn put_list<T: Copy>(pointer: *mut T, values: &[T]) {
    for (i, value) in values.iter().enumerate() {
        put(pointer.wrapping_add(i), *value);
    }
}

/// The bytes of a C string; `None` for a null pointer.
pub fn text(pointer: *const c_char) -> Option<Vec<u8>> {
    // SAFETY: the pointer is not null, and the program ends the string with NUL.
    (!pointer.is_null()).then(|| unsafe { CStr::from_ptr(pointer) }.to_bytes().to_vec())
}

/// The bytes of a value as they are in memory.
pub fn bytes_of<T: Copy>(value: &T) -> &[u8] {
    // SAFETY: the types that results have are integers, pointers and arrays of them, without padding.
    unsafe { std::slice::from_raw_parts(std::ptr::from_ref(value).cast(), size_of::<T>()) }
}

/// The bytes of values as they are in memory.
pub fn bytes_of_list<T: Copy>(values: &[T]) -> Vec<u8> {
    values.iter().flat_map(|value| bytes_of(value).to_vec()).collect()
}

/// A pointer of the program, which a command uses when it runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pointer(pub usize);

// The address of memory is not memory: it may go to another thread.
impl Pointer {
    /// The pointer as the API has it.
    pub fn new(pointer: *const c_void) -> Pointer {
        Pointer(pointer as usize)
    }

    /// Whether it is null.
    pub fn is_null(self) -> bool {
        self.0 == 0
    }

    /// The pointer to a later byte.
    pub fn after(self, bytes: usize) -> Pointer {
        Pointer(self.0.wrapping_add(bytes))
    }

    /// Copies bytes from the memory.
    pub fn read(self, to: &mut [u8]) {
        // SAFETY: the program passes memory of this size, and `to` is the driver's own.
        unsafe { std::ptr::copy_nonoverlapping(self.0 as *const u8, to.as_mut_ptr(), to.len()) }
    }

    /// Copies bytes to the memory.
    pub fn write(self, from: &[u8]) {
        // SAFETY: as in `read`.
        unsafe { std::ptr::copy_nonoverlapping(from.as_ptr(), self.0 as *mut u8, from.len()) }
    }

    /// As the API has it.
    pub fn raw(self) -> *mut c_void {
        self.0 as *mut c_void
    }
}

/// A sum of the bytes at ranges of addresses, which differs if they do. The program may have released the
/// memory, which must not end it here: the result is then `None`.
pub fn sum_of(ranges: &[std::ops::Range<u64>]) -> Option<u64> {
    let mut part = vec![0u8; 1 << 16];
    let mut sum = 0u64;
    for range in ranges {
        let mut at = range.start;
        while at < range.end {
            let size = (range.end - at).min(part.len() as u64) as usize;
            if !peek(at, &mut part[..size]) {
                return None;
            }
            part[size..].fill(0);
            for word in part[..size.next_multiple_of(8)].chunks_exact(8) {
                let word = word.try_into().map_or(0, u64::from_le_bytes);
                sum = (sum.rotate_left(5) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
            }
            at += size as u64;
        }
    }
    Some(sum)
}

/// Copies bytes from an address that may not be valid. Returns whether it is.
#[cfg(target_os = "linux")]
fn peek(address: u64, to: &mut [u8]) -> bool {
    let local = libc::iovec { iov_base: to.as_mut_ptr().cast(), iov_len: to.len() };
    let remote = libc::iovec { iov_base: address as *mut c_void, iov_len: to.len() };
    // SAFETY: the system writes into `to` alone, and checks the other address.
    let read = unsafe { libc::process_vm_readv(libc::getpid(), &local, 1, &remote, 1, 0) };
    usize::try_from(read) == Ok(to.len())
}

#[cfg(not(target_os = "linux"))]
fn peek(_: u64, _: &mut [u8]) -> bool {
    false
}
