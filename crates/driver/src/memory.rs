//! Memory objects: the common parts of buffers, images and pipes.
//!
//! The bytes of an object are in a [`Root`], whose address never changes, so that the program can map them
//! and keep pointers to them. A sub-buffer and an image of a buffer are parts of another object's root. While
//! a kernel runs, nothing else accesses the bytes.

use crate::context::{Context, Goodbye};
use crate::entry::{Answer, Room, functions};
use crate::ffi::Pointer;
use crate::handle::{self, Handle, Object, lock};
use crate::host::Site;
use crate::image::Shape;
use crate::info::{ALIGN, HOST_MEMORY};
use crate::region::Region;
use crate::report;
use clman_device::{Access, PipeShape, Store};
use clman_runner::misuse;
use libc::{c_void, size_t};
use opencl_sys::*;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

/// Bytes at an address that never changes.
#[derive(Debug)]
pub struct Root {
    /// The bytes.
    pub store: Mutex<Store>,
    /// The address of the first byte.
    address: usize,
    /// A number that no other root has had.
    pub number: u64,
    _counted: Counted,
}

/// Bytes that count towards the limit of all roots.
#[derive(Debug)]
struct Counted(u64);

impl Counted {
    /// Counts the bytes of a new root.
    ///
    /// # Errors
    /// All roots together would have more bytes than the host's memory. This is checked here, because the system
    /// allocates more memory than it has, and kills programs that use it.
    fn new(size: u64) -> Answer<Counted> {
        let add = |all: u64| all.checked_add(size).filter(|sum| *sum <= *HOST_MEMORY);
        let added = ALL.fetch_update(Ordering::Relaxed, Ordering::Relaxed, add);
        added.map_err(|_| CL_MEM_OBJECT_ALLOCATION_FAILURE)?;
        Ok(Counted(size))
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        ALL.fetch_sub(self.0, Ordering::Relaxed);
    }
}

/// The number of bytes of all roots.
static ALL: AtomicU64 = AtomicU64::new(0);

/// The addresses and sizes of all roots, if mistakes in the use of the API are detected.
static ROOTS: Mutex<BTreeMap<usize, usize>> = Mutex::new(BTreeMap::new());

/// Whether a pointer points to the bytes of a root. Without the detection of mistakes, the result is always false.
pub fn is_own(pointer: Pointer) -> bool {
    let roots = lock(&ROOTS);
    let before = roots.range(..=pointer.0).next_back();
    before.is_some_and(|(address, size)| pointer.0 - address < *size)
}

impl Drop for Root {
    fn drop(&mut self) {
        if report::is_on() {
            lock(&ROOTS).remove(&self.address);
        }
    }
}

impl Root {
    /// Allocates `size` bytes at an aligned address. Returns the root and the offset of the first byte. If
    /// uninitialized values are detected, the bytes are marked as unwritten.
    pub fn new(size: u64) -> Answer<(Arc<Root>, u64)> {
        let size = usize::try_from(size).map_err(|_| CL_MEM_OBJECT_ALLOCATION_FAILURE)?;
        let total = size + ALIGN;
        let counted = Counted::new(total as u64)?;
        let mut bytes = Vec::<u8>::new();
        bytes.try_reserve_exact(total).map_err(|_| CL_MEM_OBJECT_ALLOCATION_FAILURE)?;
        drop(bytes);
        let store = match report::looks_for_uninitialized() {
            true => Store::unwritten(total),
            false => Store::new(vec![0; total]),
        };
        let root = Root::counted(store, counted);
        let start = (root.address.next_multiple_of(ALIGN) - root.address) as u64;
        Ok((root, start))
    }

    /// The address of the first byte.
    pub fn address(&self) -> Pointer {
        Pointer(self.address)
    }

    /// A root for a store that does not count towards the limit, such as the packets of a pipe.
    pub fn of(store: Store) -> Arc<Root> {
        Root::counted(store, Counted(0))
    }

    fn counted(store: Store, counted: Counted) -> Arc<Root> {
        static NUMBER: AtomicU64 = AtomicU64::new(1);
        let (address, size) = (store.bytes.as_ptr() as usize, store.bytes.len());
        if report::is_on() {
            lock(&ROOTS).insert(address, size);
        }
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        Arc::new(Root { store: Mutex::new(store), address, number, _counted: counted })
    }
}

/// The kind of a memory object.
#[derive(Clone, Debug)]
pub enum Kind {
    /// A buffer.
    Buffer,
    /// An image.
    Image(Shape),
    /// A pipe.
    Pipe(PipeShape),
}

/// A mapped region.
#[derive(Clone, Debug)]
pub struct Mapping {
    /// The pointer that the program has.
    pub pointer: Pointer,
    /// The region in the object.
    pub region: Region,
    /// The region at the pointer.
    pub host: Region,
    /// Whether the program may write.
    pub writes: bool,
    /// Whether a command will unmap it.
    pub ends: bool,
}

/// A memory object.
#[derive(Debug)]
pub struct Memory {
    pub(crate) handle: Handle,
    /// Its context.
    pub context: Arc<Context>,
    /// Its kind.
    pub kind: Kind,
    /// Its flags.
    pub flags: cl_mem_flags,
    /// The memory of the program, with `CL_MEM_USE_HOST_PTR`; otherwise null.
    pub host: Pointer,
    /// The root that contains the bytes.
    pub root: Arc<Root>,
    /// The offset of the first byte in the root.
    pub start: u64,
    /// The size in bytes.
    pub size: u64,
    /// The object that contains this object, and the offset in it.
    pub parent: Option<(Arc<Memory>, u64)>,
    pub(crate) properties: Vec<cl_mem_properties>,
    pub(crate) goodbyes: Mutex<Vec<Goodbye>>,
    /// The mapped regions.
    pub maps: Mutex<Vec<Mapping>>,
}

impl Object for Memory {
    const INVALID: cl_int = CL_INVALID_MEM_OBJECT;
    const NAME: &'static str = "memory object";
    fn handle(&self) -> &Handle {
        &self.handle
    }
}

impl Drop for Memory {
    fn drop(&mut self) {
        Goodbye::call_all(&self.goodbyes, self.raw());
    }
}

/// The access that flags allow to kernels.
pub fn access_of(flags: cl_mem_flags) -> Access {
    if flags & CL_MEM_READ_ONLY != 0 {
        Access::ReadOnly
    } else if flags & CL_MEM_WRITE_ONLY != 0 {
        Access::WriteOnly
    } else {
        Access::ReadWrite
    }
}

/// Bytes, and marks of the bytes that were never written. The marks are empty if all bytes were written.
pub type Bytes = (Vec<u8>, Vec<u8>);

/// Fills bytes with a pattern.
pub fn repeat(bytes: &mut [u8], pattern: &[u8]) {
    // A few large copies are faster than many small copies.
    let block = pattern.repeat((1 << 12) / pattern.len().max(1));
    for chunk in bytes.chunks_mut(block.len().max(1)) {
        chunk.copy_from_slice(&block[..chunk.len()]);
    }
}

impl Memory {
    /// The buffer with a handle.
    ///
    /// # Errors
    /// The handle does not belong to a buffer of the context.
    pub fn buffer(handle: cl_mem, context: &Arc<Context>) -> Answer<Arc<Memory>> {
        let memory = handle::get::<Memory>(handle)?;
        match memory.kind {
            Kind::Buffer => memory.of(context),
            _ => Err(CL_INVALID_MEM_OBJECT),
        }
    }

    /// Checks the context of the object.
    ///
    /// # Errors
    /// The object is of another context.
    pub fn of(self: Arc<Memory>, context: &Arc<Context>) -> Answer<Arc<Memory>> {
        if Arc::ptr_eq(&self.context, context) { Ok(self) } else { Err(CL_INVALID_CONTEXT) }
    }

    /// The address of the first byte for the program.
    pub fn address(&self) -> Pointer {
        match self.host.is_null() {
            true => Pointer(self.root.address).after(self.start as usize),
            false => self.host,
        }
    }

    /// Whether the bytes are at the address that the program knows. Otherwise, mapping copies them.
    pub fn is_in_place(&self) -> bool {
        self.address() == Pointer(self.root.address).after(self.start as usize)
    }

    /// Whether it is a buffer in shared virtual memory.
    pub fn is_shared(&self) -> bool {
        let uses = matches!(self.kind, Kind::Buffer) && !self.host.is_null() && self.is_in_place();
        uses && lock(&self.context.shared).find(self.host).is_some()
    }

    /// The access of kernels.
    pub fn access(&self) -> Access {
        access_of(self.flags)
    }

    /// Checks that the program may read (or write) the memory.
    ///
    /// # Errors
    /// The flags do not allow the program to read (or write) the memory.
    pub fn allows_host(&self, write: bool) -> Answer<()> {
        let other = if write { CL_MEM_HOST_READ_ONLY } else { CL_MEM_HOST_WRITE_ONLY };
        match self.flags & (other | CL_MEM_HOST_NO_ACCESS) {
            0 => Ok(()),
            _ => Err(CL_INVALID_OPERATION),
        }
    }

    /// Reads a region, row by row.
    pub fn read(&self, from: &Region) -> Bytes {
        let store = lock(&self.root.store);
        let mut all = Bytes::default();
        for row in from.rows() {
            let at = self.start as usize + row;
            all.0.extend_from_slice(&store.bytes[at..at + from.size[0]]);
            if let Some(unwritten) = store.unwritten.get(at..at + from.size[0]) {
                all.1.extend_from_slice(unwritten);
            }
        }
        all
    }

    /// Writes a region, row by row.
    pub fn write(&self, to: &Region, (bytes, unwritten): &Bytes) {
        let mut store = lock(&self.root.store);
        let mut from = 0;
        for row in to.rows() {
            let at = self.start as usize + row;
            let end = from + to.size[0];
            store.bytes[at..at + to.size[0]].copy_from_slice(&bytes[from..end]);
            store.mark(at, to.size[0], false);
            if let Some(marks) = unwritten.get(from..end)
                && let Some(own) = store.unwritten.get_mut(at..at + to.size[0])
            {
                own.copy_from_slice(marks);
            }
            from = end;
        }
    }

    /// Fills a region, row by row, with a pattern. The size of a row is a multiple of the pattern's size.
    pub fn fill(&self, to: &Region, pattern: &[u8]) {
        let mut store = lock(&self.root.store);
        for row in to.rows() {
            let at = self.start as usize + row;
            repeat(&mut store.bytes[at..at + to.size[0]], pattern);
            store.mark(at, to.size[0], false);
        }
    }

    /// Reports a finding if a command uses the object, or a region of it, while the program may write to it.
    pub fn check_not_mapped(&self, region: Option<&Region>, name: impl FnOnce() -> String) {
        let is_mapped = |mapping: &Mapping| {
            let meets = region.is_none_or(|region| region.overlaps(&mapping.region));
            mapping.writes && !mapping.ends && meets
        };
        if report::is_on() && lock(&self.maps).iter().any(is_mapped) {
            let message = format!("{} uses a {} that is mapped for writing", name(), Self::NAME);
            report::misuse(&misuse::MAPPED_IN_USE, &message, &Site::here().place(), None);
        }
    }

    /// Copies a region to a region of the program's memory whose rows have the same size.
    pub fn read_to(&self, from: &Region, pointer: Pointer, to: &Region) {
        let store = lock(&self.root.store);
        for (from_row, to_row) in from.rows().zip(to.rows()) {
            let at = self.start as usize + from_row;
            pointer.after(to_row).write(&store.bytes[at..at + from.size[0]]);
        }
    }

    /// Copies a region of the program's memory to a region whose rows have the same size.
    pub fn write_from(&self, to: &Region, pointer: Pointer, from: &Region) {
        let mut store = lock(&self.root.store);
        for (to_row, from_row) in to.rows().zip(from.rows()) {
            let at = self.start as usize + to_row;
            pointer.after(from_row).read(&mut store.bytes[at..at + to.size[0]]);
            store.mark(at, to.size[0], false);
        }
    }

    /// Marks a region as written.
    pub fn mark(&self, at: &Region) {
        let mut store = lock(&self.root.store);
        for row in at.rows() {
            store.mark(self.start as usize + row, at.size[0], false);
        }
    }
}

functions! {
    fn clRetainMemObject(memory: cl_mem) {
        handle::retain::<Memory>(memory)
    }

    fn clReleaseMemObject(memory: cl_mem) {
        handle::release::<Memory>(memory)
    }

    fn clSetMemObjectDestructorCallback(
        memory: cl_mem,
        function: Option<unsafe extern "C" fn(*mut c_void, *mut c_void)>,
        data: *mut c_void,
    ) {
        let memory = handle::get::<Memory>(memory)?;
        lock(&memory.goodbyes).push(Goodbye::new(function, data)?);
        Ok(())
    }

    fn clGetMemObjectInfo(
        memory: cl_mem,
        name: cl_mem_info,
        size: size_t,
        to: *mut c_void,
        needed: *mut size_t,
    ) {
        let memory = handle::get::<Memory>(memory)?;
        let room = Room { size, to, needed };
        let parent = memory.parent.as_ref();
        match name {
            CL_MEM_TYPE => room.value(match &memory.kind {
                Kind::Buffer => CL_MEM_OBJECT_BUFFER,
                Kind::Pipe(_) => CL_MEM_OBJECT_PIPE,
                Kind::Image(shape) => shape.object_type(),
            }),
            CL_MEM_FLAGS => room.value(memory.flags),
            CL_MEM_SIZE => room.value(memory.size as usize),
            CL_MEM_HOST_PTR => room.value(memory.host.raw()),
            CL_MEM_MAP_COUNT => room.value(lock(&memory.maps).len() as cl_uint),
            CL_MEM_REFERENCE_COUNT => room.value(handle::count(&*memory)),
            CL_MEM_CONTEXT => room.value(memory.context.raw()),
            CL_MEM_ASSOCIATED_MEMOBJECT => {
                room.value(parent.map_or(std::ptr::null_mut(), |parent| parent.0.raw()))
            }
            CL_MEM_OFFSET => room.value(parent.map_or(0, |parent| parent.1 as usize)),
            CL_MEM_USES_SVM_POINTER => {
                let uses = !memory.host.is_null() && memory.is_in_place();
                room.value(if uses { CL_TRUE } else { CL_FALSE })
            }
            CL_MEM_PROPERTIES => room.list(&memory.properties),
            _ => Err(CL_INVALID_VALUE),
        }
    }
}
