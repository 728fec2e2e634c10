//! The functions of the WebAssembly module: a text is passed as its address and length in memory.
//!
//! The page instantiates the module for each request, allocates memory with [`allocate`], writes the request
//! there, and calls [`answer`].
#![allow(unsafe_code)]

use std::alloc::Layout;
use std::time::Duration;

#[link(wasm_import_module = "page")]
unsafe extern "C" {
    /// The time since the page was opened, in milliseconds.
    safe fn now() -> f64;
}

/// Allocates memory for a text of `length` bytes, which [`answer`] frees; null if there is not enough.
#[unsafe(no_mangle)]
pub extern "C" fn allocate(length: usize) -> *mut u8 {
    let Ok(layout) = Layout::array::<u8>(length.max(1)) else { return std::ptr::null_mut() };
    // SAFETY: the layout has at least one byte.
    unsafe { std::alloc::alloc(layout) }
}

/// Answers the request at `address`. Returns the address of the answer: its length in four bytes (little-endian), and
/// its text. The answer is never freed, because the page instantiates the module again for each request.
///
/// # Safety
/// `address` came from [`allocate`] with the same `length`, and all bytes are initialized.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn answer(address: *mut u8, length: usize) -> *const u8 {
    // SAFETY: the caller passes the address that `allocate` returned, with all bytes initialized.
    let request = unsafe { Vec::from_raw_parts(address, length, length.max(1)) };
    let clock = || Duration::try_from_secs_f64(now() / 1e3).unwrap_or_default();
    let text = crate::answer_text(&String::from_utf8_lossy(&request), &clock);
    let mut bytes = (text.len() as u32).to_le_bytes().to_vec();
    bytes.extend_from_slice(text.as_bytes());
    Box::leak(bytes.into_boxed_slice()).as_ptr()
}
