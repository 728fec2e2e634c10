//! The `clman` command.

use std::alloc::{GlobalAlloc, Layout};

/// Pages are many small strings, made on one thread and dropped on another: the system's allocator
/// takes a quarter of a build. Huge pages take longer to clear than most commands take, so that small
/// blocks do without; a large one, such as what the detectors know of a buffer, would have thousands of
/// faults without them.
struct Allocator(mimalloc::MiMalloc);

#[global_allocator]
static ALLOCATOR: Allocator = Allocator(mimalloc::MiMalloc);

/// Blocks of this many bytes are asked for in huge pages.
const LARGE: usize = 8 << 20;

// SAFETY: every call is passed on as it is; advice on memory changes nothing of what it holds.
unsafe impl GlobalAlloc for Allocator {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        // SAFETY: as the caller promises.
        advised(unsafe { self.0.alloc(layout) }, layout.size())
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        // SAFETY: as the caller promises.
        advised(unsafe { self.0.alloc_zeroed(layout) }, layout.size())
    }

    unsafe fn dealloc(&self, block: *mut u8, layout: Layout) {
        // SAFETY: as the caller promises.
        unsafe { self.0.dealloc(block, layout) }
    }

    unsafe fn realloc(&self, block: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        // SAFETY: as the caller promises.
        unsafe { self.0.realloc(block, layout, size) }
    }
}

/// The block, with the advice to the system to back it by huge pages if it is large.
fn advised(block: *mut u8, size: usize) -> *mut u8 {
    #[cfg(target_os = "linux")]
    if size >= LARGE && !block.is_null() {
        const PAGE: usize = 4096;
        let start = block.align_offset(PAGE);
        // SAFETY: the range is inside of the block, and the advice does not change its contents. That the
        // system does not take it is no error.
        unsafe {
            libc::madvise(block.add(start).cast(), size - start, libc::MADV_HUGEPAGE);
        }
    }
    block
}

fn main() -> std::process::ExitCode {
    clman::cli::main()
}
