//! Memory of the caller. Only this module dereferences pointers that a program passes.
//!
//! The functions are not marked `unsafe`, because neither they nor their callers can check whether a pointer is valid:
//! according to the OpenCL specification, the program must pass pointers to the stated amount of memory. Only a null
//! pointer can always be detected. It is never dereferenced.
#![allow(unsafe_code)]

use libc::c_void;
use std::ffi::{CStr, c_char};

/// The size in bytes up to which a list is read without a check of its memory.
const SHORT: usize = 256;

/// The size of a page of memory. If pages are larger, some are checked twice.
const PAGE: usize = 4096;

/// The `count` values at `pointer`. `None` if the pointer is null and the count is not zero, or if the driver can tell
/// that the values are not in the program's memory.
pub fn list<T: Copy>(pointer: *const T, count: usize) -> Option<Vec<T>> {
    if pointer.is_null() {
        return (count == 0).then(Vec::new);
    }
    let bytes = count.checked_mul(size_of::<T>())?;
    let address = pointer as usize;
    if !is_plausible(address, bytes) || bytes > SHORT && !is_memory(address, bytes) {
        return None;
    }
    let mut list = Vec::new();
    list.try_reserve_exact(count).ok()?;
    // SAFETY: the pointer is not null, and the program passes as many values as it states.
    list.extend((0..count).map(|i| unsafe { pointer.add(i).read_unaligned() }));
    Some(list)
}

/// Whether bytes may be in the program's memory: they are not near null, and not beyond all addresses.
fn is_plausible(address: usize, size: usize) -> bool {
    let end = address.checked_add(size).and_then(|end| isize::try_from(end).ok());
    address >= PAGE && end.is_some()
}

/// Whether the first and the last byte are in the program's memory, as far as the system can tell.
pub fn are_ends_memory(pointer: Pointer, size: usize) -> bool {
    let address = pointer.0;
    size == 0 || is_plausible(address, size) && are_readable(&[address, address + (size - 1)])
}

/// Whether bytes are in the program's memory, as far as the system can tell. This detects absurd sizes.
pub fn is_memory(address: usize, size: usize) -> bool {
    let Some(last) = size.checked_sub(1) else { return true };
    let Some(end) = address.checked_add(last) else { return false };
    // If the size is absurd, the last byte is most probably outside. It is therefore tested first.
    let later = (address / PAGE + 1..=end / PAGE).map(|page| page * PAGE);
    let mut bytes = [end, address].into_iter().chain(later);
    loop {
        let some: Vec<usize> = bytes.by_ref().take(512).collect();
        if some.is_empty() {
            return true;
        }
        if !are_readable(&some) {
            return false;
        }
    }
}

/// Whether there is memory at addresses, as far as the system can tell.
fn are_readable(addresses: &[usize]) -> bool {
    let parts: Vec<(usize, usize)> = addresses.iter().map(|address| (*address, 1)).collect();
    peek(&parts, &mut vec![0; parts.len()]) != Some(false)
}

/// Copies parts of memory, given by addresses and sizes, even if the memory does not exist. Returns whether it exists;
/// `None` if the system cannot tell.
#[cfg(target_os = "linux")]
fn peek(parts: &[(usize, usize)], to: &mut [u8]) -> Option<bool> {
    let part = |(address, size): &(usize, usize)| libc::iovec {
        iov_base: *address as *mut c_void,
        iov_len: *size,
    };
    let from: Vec<libc::iovec> = parts.iter().map(part).collect();
    let to = libc::iovec { iov_base: to.as_mut_ptr().cast(), iov_len: to.len() };
    // SAFETY: the system writes only to `to`, and wrong addresses are errors.
    let copied = unsafe {
        libc::process_vm_readv(libc::getpid(), &to, 1, from.as_ptr(), from.len() as _, 0)
    };
    match usize::try_from(copied) {
        Ok(copied) => Some(copied == to.iov_len),
        Err(_) => {
            let code = std::io::Error::last_os_error().raw_os_error();
            (code == Some(libc::EFAULT)).then_some(false)
        }
    }
}

#[cfg(not(target_os = "linux"))]
fn peek(_: &[(usize, usize)], _: &mut [u8]) -> Option<bool> {
    None
}

/// The value at a pointer; `None` for a null pointer.
pub fn value<T: Copy>(pointer: *const T) -> Option<T> {
    list(pointer, 1).and_then(|list| list.first().copied())
}

/// The values of a list up to its terminator, without the terminator. Each entry has `step` values, and the terminator
/// replaces the first value of an entry. A null pointer is an empty list.
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

/// The bytes of a C string; `None` for an address that cannot be valid, such as null.
pub fn text(pointer: *const c_char) -> Option<Vec<u8>> {
    // SAFETY: the pointer is not null, and the program ends the string with NUL.
    is_plausible(pointer as usize, 1)
        .then(|| unsafe { CStr::from_ptr(pointer) }.to_bytes().to_vec())
}

/// The bytes of a value as they are in memory.
pub fn bytes_of<T: Copy>(value: &T) -> &[u8] {
    // SAFETY: the types of results are integers, pointers and arrays of them, without padding.
    unsafe { std::slice::from_raw_parts(std::ptr::from_ref(value).cast(), size_of::<T>()) }
}

/// The bytes of values as they are in memory.
pub fn bytes_of_list<T: Copy>(values: &[T]) -> Vec<u8> {
    values.iter().flat_map(|value| bytes_of(value).to_vec()).collect()
}

/// A pointer of the program, which a command uses when it runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pointer(pub usize);

// A pointer is only an address here, so it may be sent to another thread.
impl Pointer {
    /// Makes a pointer from a pointer of the API.
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

    /// The pointer in the form of the API.
    pub fn raw(self) -> *mut c_void {
        self.0 as *mut c_void
    }
}

/// A checksum of the bytes at ranges of addresses, to detect changes. The result is `None` if the program has released
/// the memory, or if the system cannot tell. Released memory must not crash the program.
pub fn sum_of(ranges: &[std::ops::Range<u64>]) -> Option<u64> {
    let mut part = vec![0u8; 1 << 16];
    let mut sum = 0u64;
    for range in ranges {
        let mut at = range.start;
        while at < range.end {
            let size = (range.end - at).min(part.len() as u64) as usize;
            if peek(&[(at as usize, size)], &mut part[..size]) != Some(true) {
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
