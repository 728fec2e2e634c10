//! The checker and the reference device for a web page or a script: source in, text out.

mod launch;

use clman_opencl::{Edition, NoFiles, Options};
use std::alloc::Layout;

/// Allocates memory for a source of `len` bytes, which [`check`] frees.
#[unsafe(no_mangle)]
pub extern "C" fn buffer(len: usize) -> *mut u8 {
    let Ok(layout) = Layout::array::<u8>(len.max(1)) else { return std::ptr::null_mut() };
    // SAFETY: the layout has at least one byte.
    unsafe { std::alloc::alloc(layout) }
}

/// Checks a source in an edition, `12` for 1.2. Returns the address of a four-byte length followed by that
/// number of bytes of text: one line `line:column: severity: message [code]` per diagnostic.
///
/// # Safety
/// `source` came from [`buffer`] with the same `len`, and is initialized with that number of bytes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn check(source: *mut u8, len: usize, edition: u32) -> *const u8 {
    // SAFETY: the caller passes the address that `buffer` returned, with all bytes initialized.
    let source = unsafe { Vec::from_raw_parts(source, len, len.max(1)) };
    let edition = Edition::parse(&format!("{}.{}", edition / 10, edition % 10));
    let options = Options::new(edition.unwrap_or(Edition::V3_0));
    let checked = clman_opencl::check("source.cl", source, &options, &mut NoFiles);
    let mut text = String::new();
    for d in &checked.diagnostics {
        let place = checked.sources.line_column(d.primary.span);
        text.push_str(&format!(
            "{}:{}: {}: {} [{}]\n",
            place.line,
            place.column,
            d.severity.as_str(),
            d.message,
            d.code.id
        ));
    }
    given(&text)
}

/// Runs the kernel `k` of a source, as [`launch::run`] does, and returns its text as [`check`] does.
///
/// # Safety
/// As of [`check`].
#[unsafe(no_mangle)]
pub unsafe extern "C" fn run(source: *mut u8, len: usize, edition: u32, items: u32) -> *const u8 {
    // SAFETY: the caller passes the address that `buffer` returned, with all bytes initialized.
    let source = unsafe { Vec::from_raw_parts(source, len, len.max(1)) };
    let edition = Edition::parse(&format!("{}.{}", edition / 10, edition % 10));
    given(&launch::run(&source, edition.unwrap_or(Edition::V3_0), items))
}

/// Passes text to the caller: its length in four bytes, and its bytes.
fn given(text: &str) -> *const u8 {
    let mut bytes = (text.len() as u32).to_le_bytes().to_vec();
    bytes.extend_from_slice(text.as_bytes());
    Box::leak(bytes.into_boxed_slice()).as_ptr()
}
