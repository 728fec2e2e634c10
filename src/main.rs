//! The `clman` command.

use std::alloc::{GlobalAlloc, Layout};
use std::cell::UnsafeCell;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Pages are many small strings, made on one thread and dropped on another: the system's allocator
/// takes a quarter of a build. Huge pages take longer to clear than most commands take, so that small
/// blocks do without; a large one, such as what the detectors know of a buffer, would have thousands of
/// faults without them. What is asked for first comes from [`START`].
struct Allocator(Mimalloc);

#[global_allocator]
static ALLOCATOR: Allocator = Allocator(Mimalloc);

/// mimalloc. It is asked for an alignment only where that is more than its blocks have anyhow, which takes longer.
struct Mimalloc;

impl Mimalloc {
    /// Whether blocks of this size are aligned so without being asked: to 16 bytes, and smaller ones to their
    /// size.
    fn is_aligned_anyhow(size: usize, align: usize) -> bool {
        align <= 16 && align <= size
    }
}

// SAFETY: as the caller promises, sizes are not zero and blocks are mimalloc's own; it frees and moves blocks of
// any alignment.
unsafe impl GlobalAlloc for Mimalloc {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        let (size, align) = (layout.size(), layout.align());
        let block = match Self::is_aligned_anyhow(size, align) {
            true => unsafe { libmimalloc_sys::mi_malloc(size) },
            false => unsafe { libmimalloc_sys::mi_malloc_aligned(size, align) },
        };
        or_end(block.cast())
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        let (size, align) = (layout.size(), layout.align());
        let block = match Self::is_aligned_anyhow(size, align) {
            true => unsafe { libmimalloc_sys::mi_zalloc(size) },
            false => unsafe { libmimalloc_sys::mi_zalloc_aligned(size, align) },
        };
        or_end(block.cast())
    }

    unsafe fn dealloc(&self, block: *mut u8, _: Layout) {
        unsafe { libmimalloc_sys::mi_free(block.cast()) }
    }

    unsafe fn realloc(&self, block: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        let align = layout.align();
        let block = block.cast();
        let block = match Self::is_aligned_anyhow(size, align) {
            true => unsafe { libmimalloc_sys::mi_realloc(block, size) },
            false => unsafe { libmimalloc_sys::mi_realloc_aligned(block, size, align) },
        };
        or_end(block.cast())
    }
}

/// The block; the process ends where there is no memory for it, with a message and as what cannot be done does:
/// Rust's own way is to abort.
fn or_end(block: *mut u8) -> *mut u8 {
    const MESSAGE: &[u8] = b"clman: there is not enough memory\n";
    if block.is_null() {
        // SAFETY: the bytes are there. Neither function asks for memory, and the second does not return.
        unsafe {
            libc::write(libc::STDERR_FILENO, MESSAGE.as_ptr().cast(), MESSAGE.len());
            libc::_exit(clman::cli::FAILED.into());
        }
    }
    block
}

/// Blocks of this many bytes are asked for in huge pages.
const LARGE: usize = 8 << 20;

/// What the first blocks are cut from, one after the other: a check of a small kernel needs no more, and
/// the allocator's own first blocks, which touch a hundred pages, cost as much as the check does.
static START: Start = Start { bytes: UnsafeCell::new([0; START_SIZE]), used: AtomicUsize::new(0) };

/// Bytes of [`START`].
const START_SIZE: usize = 2 << 20;

#[repr(align(4096))]
struct Start {
    bytes: UnsafeCell<[u8; START_SIZE]>,
    /// How many bytes are cut off.
    used: AtomicUsize,
}

// SAFETY: every byte belongs to at most one block; what is cut off is agreed on through `used`.
unsafe impl Sync for Start {}

impl Start {
    /// The alignment of the whole.
    const ALIGN: usize = 4096;

    /// When as many bytes are cut off, it counts as full: one comparison tells so for every block after that.
    const FULL: usize = START_SIZE - (16 << 10);

    fn base(&self) -> *mut u8 {
        self.bytes.get().cast()
    }

    /// Where a block of it starts, in bytes from its base; none if the block is another's.
    fn offset(&self, block: *mut u8) -> Option<usize> {
        let offset = (block as usize).wrapping_sub(self.base() as usize);
        (offset < START_SIZE).then_some(offset)
    }

    /// A new block, if there is room for it. Its bytes are not cleared.
    fn cut(&self, layout: Layout) -> Option<*mut u8> {
        let mut used = self.used.load(Ordering::Relaxed);
        while used < Self::FULL && layout.align() <= Self::ALIGN {
            // An alignment is a power of two, which a division does not know.
            let offset = (used + layout.align() - 1) & !(layout.align() - 1);
            let end = offset.checked_add(layout.size()).filter(|end| *end <= START_SIZE)?;
            match self.exchange(used, end) {
                // SAFETY: the offset is inside of the bytes.
                Ok(_) => return Some(unsafe { self.base().add(offset) }),
                Err(now) => used = now,
            }
        }
        None
    }

    /// Moves the end of the last block; false: the block is not the last, or there is no room.
    fn resize_last(&self, offset: usize, old: usize, new: usize) -> bool {
        let fits = offset.checked_add(new).filter(|end| *end <= START_SIZE);
        fits.is_some_and(|end| self.exchange(offset + old, end).is_ok())
    }

    /// Moves the end of what is cut off. Whoever gets bytes again sees all that was done to them before.
    fn exchange(&self, old: usize, new: usize) -> Result<usize, usize> {
        self.used.compare_exchange(old, new, Ordering::AcqRel, Ordering::Relaxed)
    }
}

// SAFETY: blocks come from `START`, where no two overlap, or every call is passed on as it is; advice on
// memory changes nothing of what it holds.
unsafe impl GlobalAlloc for Allocator {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        // SAFETY: as the caller promises.
        START.cut(layout).unwrap_or_else(|| advised(unsafe { self.0.alloc(layout) }, layout.size()))
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        if let Some(block) = START.cut(layout) {
            // SAFETY: the block is as long as was asked for. It may have been another's before.
            unsafe { block.write_bytes(0, layout.size()) };
            return block;
        }
        // SAFETY: as the caller promises.
        advised(unsafe { self.0.alloc_zeroed(layout) }, layout.size())
    }

    unsafe fn dealloc(&self, block: *mut u8, layout: Layout) {
        match START.offset(block) {
            Some(offset) => {
                START.resize_last(offset, layout.size(), 0);
            }
            // SAFETY: as the caller promises.
            None => unsafe { self.0.dealloc(block, layout) },
        }
    }

    unsafe fn realloc(&self, block: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        let Some(offset) = START.offset(block) else {
            // SAFETY: as the caller promises.
            return unsafe { self.0.realloc(block, layout, size) };
        };
        if START.resize_last(offset, layout.size(), size) {
            return block;
        }
        // SAFETY: the caller promises that the size is one that layouts may have.
        let new = unsafe { self.alloc(Layout::from_size_align_unchecked(size, layout.align())) };
        if !new.is_null() {
            // SAFETY: the blocks are two, and as long as their layouts say.
            unsafe { new.copy_from_nonoverlapping(block, layout.size().min(size)) };
        }
        new
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
