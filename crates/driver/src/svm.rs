//! Shared virtual memory: the host and kernels use the same addresses.
//!
//! An allocation is a [`Root`], and the program always has a pointer to it. Mapping therefore does not copy anything.

use crate::command::Place;
use crate::context::Context;
use crate::entry::{Answer, functions};
use crate::ffi::{self, Pointer};
use crate::guard;
use crate::handle::{self, Object, lock};
use crate::info::largest;
use crate::map::check_map_flags;
use crate::memory::{Root, access_of, repeat};
use crate::transfer::{check_migration_flags, pattern_of};
use clman_device::{Access, Store};
use libc::{c_void, size_t};
use opencl_sys::*;
use std::collections::BTreeMap;
use std::sync::{Arc, MutexGuard};

/// An allocation.
#[derive(Clone, Debug)]
pub struct Shared {
    /// The address of its first byte.
    pub address: usize,
    /// The bytes.
    pub root: Arc<Root>,
    /// The offset of the first byte in the root.
    pub start: u64,
    /// The size in bytes.
    pub size: u64,
    /// The access of kernels.
    pub access: Access,
}

/// The allocations of a context, by their addresses.
#[derive(Debug, Default)]
pub struct Allocations(BTreeMap<usize, Shared>);

impl Allocations {
    /// The allocation that contains an address.
    pub fn find(&self, address: Pointer) -> Option<&Shared> {
        let (_, found) = self.0.range(..=address.0).next_back()?;
        (((address.0 - found.address) as u64) < found.size).then_some(found)
    }

    /// Whether an address is in an allocation or at the end of one.
    pub fn has(&self, address: Pointer) -> bool {
        let before = Pointer(address.0.saturating_sub(1));
        self.find(address).is_some() || self.find(before).is_some()
    }

    /// The root that contains `size` bytes at an address, and their offset in the root; `None` if they are not in one
    /// allocation.
    pub fn place(&self, address: Pointer, size: u64) -> Option<(Arc<Root>, u64)> {
        let found = self.find(address)?;
        let offset = (address.0 - found.address) as u64;
        let fits = offset.checked_add(size)? <= found.size;
        fits.then(|| (found.root.clone(), found.start + offset))
    }

    /// All allocations.
    pub fn all(&self) -> impl Iterator<Item = &Shared> {
        self.0.values()
    }
}

/// Allocates shared memory in a context. If this is not possible, returns an error code, for which the entry point
/// returns null.
fn allocate(
    context: cl_context,
    flags: cl_svm_mem_flags,
    size: size_t,
    alignment: cl_uint,
) -> Answer<*mut c_void> {
    let context = handle::get::<Context>(context)?;
    let kernel = flags & (CL_MEM_READ_WRITE | CL_MEM_READ_ONLY | CL_MEM_WRITE_ONLY);
    let known =
        CL_MEM_READ_WRITE | CL_MEM_READ_ONLY | CL_MEM_WRITE_ONLY | CL_MEM_SVM_FINE_GRAIN_BUFFER;
    let aligned = alignment == 0 || alignment.is_power_of_two() && alignment <= 128;
    if flags & !known != 0
        || kernel.count_ones() > 1
        || size == 0
        || size as u64 > largest()
        || !aligned
    {
        return Err(CL_INVALID_VALUE);
    }
    let access = access_of(kernel);
    let (root, start) = Root::new(size as u64)?;
    // The bytes are marked as written, because the program may write them at any time without a command.
    lock(&root.store).mark(start as usize, size, false);
    let address = root.address().after(start as usize);
    let shared = Shared { address: address.0, root, start, size: size as u64, access };
    lock(&context.shared).0.insert(address.0, shared);
    Ok(address.raw())
}

#[allow(unsafe_code, non_snake_case, missing_docs, clippy::missing_safety_doc)]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clSVMAlloc(
    context: cl_context,
    flags: cl_svm_mem_flags,
    size: size_t,
    alignment: cl_uint,
) -> *mut c_void {
    crate::entry::pointer("clSVMAlloc", std::ptr::null_mut(), move || {
        allocate(context, flags, size, alignment)
    })
}

#[allow(unsafe_code, non_snake_case, missing_docs, clippy::missing_safety_doc)]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clSVMFree(context: cl_context, pointer: *mut c_void) {
    crate::entry::status("clSVMFree", move || {
        let context = handle::get::<Context>(context)?;
        if !pointer.is_null() {
            let freed = lock(&context.shared).0.remove(&(pointer as usize));
            freed.ok_or(CL_INVALID_VALUE)?;
        }
        Ok(())
    });
}

/// Bytes at an address of the program: in an allocation, or in other memory.
struct Range {
    root: Option<(Arc<Root>, usize)>,
    pointer: Pointer,
    size: usize,
}

impl Range {
    /// Makes a range.
    ///
    /// # Errors
    /// The range has bytes of an allocation but begins or ends outside of it, or the range is not in memory.
    fn new(context: &Context, pointer: Pointer, size: usize) -> Answer<Range> {
        let end = pointer.0.checked_add(size).ok_or(CL_INVALID_VALUE)?;
        let shared = lock(&context.shared);
        let place = shared.place(pointer, size as u64);
        let root = place.map(|(root, start)| (root, start as usize));
        let ends_in_one = || shared.0.range(pointer.0..end).next().is_some();
        if size > 0 && root.is_none() {
            let overlaps = shared.find(pointer).is_some() || ends_in_one();
            let is_memory = guard::access(pointer, size, || ffi::is_memory(pointer.0, size));
            if overlaps || !is_memory {
                return Err(CL_INVALID_VALUE);
            }
        }
        Ok(Range { root, pointer, size })
    }

    /// Makes a range that is in an allocation.
    ///
    /// # Errors
    /// The range is not in an allocation.
    fn shared(context: &Context, pointer: Pointer, size: usize) -> Answer<Range> {
        let range = Range::new(context, pointer, size)?;
        if range.root.is_some() || size == 0 { Ok(range) } else { Err(CL_INVALID_VALUE) }
    }

    /// Locks the allocation, so that no kernel uses it until the lock is released; `None` for other memory.
    fn locked(&self) -> Option<(MutexGuard<'_, Store>, usize)> {
        self.root.as_ref().map(|(root, start)| (lock(&root.store), *start))
    }

    fn write(&self, bytes: &[u8]) {
        match self.locked() {
            Some((mut store, start)) => {
                store.bytes[start..start + bytes.len()].copy_from_slice(bytes);
                store.mark(start, bytes.len(), false);
            }
            None => guard::access(self.pointer, self.size, || self.pointer.write(bytes)),
        }
    }

    /// Fills the range, which must be in an allocation, with a pattern.
    fn fill(&self, pattern: &[u8]) {
        if let Some((mut store, start)) = self.locked() {
            repeat(&mut store.bytes[start..start + self.size], pattern);
            store.mark(start, self.size, false);
        }
    }

    fn read(&self) -> Vec<u8> {
        match self.locked() {
            Some((store, start)) => store.bytes[start..start + self.size].to_vec(),
            None => {
                let mut bytes = vec![0; self.size];
                guard::access(self.pointer, self.size, || self.pointer.read(&mut bytes));
                bytes
            }
        }
    }
}

type FreeFunction = unsafe extern "C" fn(cl_command_queue, cl_uint, *mut *mut c_void, *mut c_void);

functions! {
    fn clEnqueueSVMFree(
        queue: cl_command_queue,
        number: cl_uint,
        pointers: *mut *mut c_void,
        function: Option<FreeFunction>,
        data: *mut c_void,
        count: cl_uint,
        events: *const cl_event,
        event: *mut cl_event,
    ) {
        let place = Place::new(queue, count, events, event)?;
        if (number == 0) != pointers.is_null() {
            return Err(CL_INVALID_VALUE);
        }
        let pointers = ffi::list(pointers, number as usize).ok_or(CL_INVALID_VALUE)?;
        if pointers.iter().any(|pointer| pointer.is_null()) {
            return Err(CL_INVALID_VALUE);
        }
        let list: Vec<Pointer> = pointers.iter().map(|p| Pointer::new(*p)).collect();
        let data = Pointer::new(data);
        let owner = place.queue.clone();
        place.add(CL_COMMAND_SVM_FREE, move |_| {
            match function {
                Some(function) => {
                    let mut raw: Vec<*mut c_void> = list.iter().map(|p| p.raw()).collect();
                    #[allow(unsafe_code)]
                    // SAFETY: the program gave the function for this purpose.
                    unsafe {
                        function(owner.raw(), raw.len() as cl_uint, raw.as_mut_ptr(), data.raw());
                    }
                }
                None => {
                    let mut shared = lock(&owner.context.shared);
                    for pointer in list {
                        shared.0.remove(&pointer.0).ok_or(CL_INVALID_VALUE)?;
                    }
                }
            }
            Ok(())
        });
        Ok(())
    }

    fn clEnqueueSVMMemcpy(
        queue: cl_command_queue,
        blocking: cl_bool,
        to: *mut c_void,
        from: *const c_void,
        size: size_t,
        count: cl_uint,
        events: *const cl_event,
        event: *mut cl_event,
    ) {
        let place = Place::new(queue, count, events, event)?;
        let (to, from) = (Pointer::new(to), Pointer::new(from));
        if size != 0 && (to.is_null() || from.is_null()) {
            return Err(CL_INVALID_VALUE);
        }
        if to.0.abs_diff(from.0) < size {
            return Err(CL_MEM_COPY_OVERLAP);
        }
        let context = &place.queue.context;
        let (to, from) = (Range::new(context, to, size)?, Range::new(context, from, size)?);
        place.add_and_wait(CL_COMMAND_SVM_MEMCPY, blocking, move |_| {
            to.write(&from.read());
            Ok(())
        })
    }

    fn clEnqueueSVMMemFill(
        queue: cl_command_queue,
        to: *mut c_void,
        pattern: *const c_void,
        pattern_size: size_t,
        size: size_t,
        count: cl_uint,
        events: *const cl_event,
        event: *mut cl_event,
    ) {
        let place = Place::new(queue, count, events, event)?;
        let to = Pointer::new(to);
        let pattern = pattern_of(pattern, pattern_size)?;
        if size != 0 && to.is_null() || !(to.0 | size).is_multiple_of(pattern_size) {
            return Err(CL_INVALID_VALUE);
        }
        let to = Range::shared(&place.queue.context, to, size)?;
        place.add(CL_COMMAND_SVM_MEMFILL, move |_| {
            to.fill(&pattern);
            Ok(())
        });
        Ok(())
    }

    fn clEnqueueSVMMap(
        queue: cl_command_queue,
        blocking: cl_bool,
        flags: cl_map_flags,
        pointer: *mut c_void,
        size: size_t,
        count: cl_uint,
        events: *const cl_event,
        event: *mut cl_event,
    ) {
        let place = Place::new(queue, count, events, event)?;
        if pointer.is_null() || size == 0 {
            return Err(CL_INVALID_VALUE);
        }
        check_map_flags(flags)?;
        Range::shared(&place.queue.context, Pointer::new(pointer), size)?;
        place.add_and_wait(CL_COMMAND_SVM_MAP, blocking, |_| Ok(()))
    }

    fn clEnqueueSVMUnmap(
        queue: cl_command_queue,
        pointer: *mut c_void,
        count: cl_uint,
        events: *const cl_event,
        event: *mut cl_event,
    ) {
        let place = Place::new(queue, count, events, event)?;
        if pointer.is_null() {
            return Err(CL_INVALID_VALUE);
        }
        Range::shared(&place.queue.context, Pointer::new(pointer), 1)?;
        place.add(CL_COMMAND_SVM_UNMAP, |_| Ok(()));
        Ok(())
    }

    fn clEnqueueSVMMigrateMem(
        queue: cl_command_queue,
        number: cl_uint,
        pointers: *mut *const c_void,
        sizes: *const size_t,
        flags: cl_mem_migration_flags,
        count: cl_uint,
        events: *const cl_event,
        event: *mut cl_event,
    ) {
        let place = Place::new(queue, count, events, event)?;
        let pointers = ffi::list(pointers, number as usize).filter(|list| !list.is_empty());
        let pointers = pointers.ok_or(CL_INVALID_VALUE)?;
        check_migration_flags(flags)?;
        let sizes = match sizes.is_null() {
            true => vec![0; pointers.len()],
            false => ffi::list(sizes, pointers.len()).ok_or(CL_INVALID_VALUE)?,
        };
        let shared = lock(&place.queue.context.shared);
        for (pointer, size) in pointers.iter().zip(sizes) {
            shared.place(Pointer::new(*pointer), size as u64).ok_or(CL_INVALID_VALUE)?;
        }
        drop(shared);
        // Nothing is migrated, because the host and the device have the same memory.
        place.add(CL_COMMAND_SVM_MIGRATE_MEM, |_| Ok(()));
        Ok(())
    }
}
