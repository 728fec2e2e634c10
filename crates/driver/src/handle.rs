//! Handles: addresses by which a program refers to objects, with the reference counts of the objects.
//!
//! A handle is the address of a [`Header`], which contains only the table of functions that a loader needs. The
//! registry contains every live handle, so that null, freed and foreign handles are errors: the driver never reads an
//! address that is not in the registry. An object is alive while the program holds references to it or another object
//! needs it.

use crate::host::Site;
use crate::{dispatch, report};
use libc::c_void;
use opencl_sys::cl_icd::cl_icd_dispatch;
use opencl_sys::cl_int;
use std::any::Any;
use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, MutexGuard, PoisonError, Weak};

/// Locks a mutex. A panic of an earlier holder ended one call; the data are still valid.
pub fn lock<T: ?Sized>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The memory at a handle's address.
#[repr(C)]
#[derive(Debug)]
pub struct Header {
    /// The functions for the objects of this driver (`cl_khr_icd`).
    pub dispatch: *const cl_icd_dispatch,
}

/// An object's own handle, which is freed with the object.
#[derive(Debug)]
pub struct Handle {
    address: usize,
    _header: Box<HeaderCell>,
}

#[derive(Debug)]
struct HeaderCell(#[allow(dead_code)] Header);

#[allow(unsafe_code)]
// SAFETY: a header is never written after it was made, and it points to a static table.
unsafe impl Send for HeaderCell {}
#[allow(unsafe_code)]
// SAFETY: as above.
unsafe impl Sync for HeaderCell {}

impl Handle {
    fn new() -> Handle {
        let header = Box::new(HeaderCell(Header { dispatch: dispatch::table() }));
        Handle { address: std::ptr::from_ref(&*header) as usize, _header: header }
    }

    /// The handle in the form of the API.
    pub fn raw(&self) -> *mut c_void {
        self.address as *mut c_void
    }
}

impl Drop for Handle {
    fn drop(&mut self) {
        let mut shard = lock(shard(self.address));
        shard.remove(&self.address);
        // The driver does not keep memory for a program that has released all objects.
        if shard.is_empty() {
            *shard = HashMap::new();
        }
    }
}

/// An object with a handle.
pub trait Object: Any + Send + Sync {
    /// The error for a handle that does not belong to an object of this kind.
    const INVALID: cl_int;
    /// The name of the kind in messages.
    const NAME: &'static str;
    /// Its handle.
    fn handle(&self) -> &Handle;
    /// The handle in the form of the API.
    fn raw(&self) -> *mut c_void {
        self.handle().raw()
    }
}

struct Entry {
    object: Weak<dyn Any + Send + Sync>,
    /// The one strong reference for all `count` references of the program; `None` if the program has none.
    held: Option<Arc<dyn Any + Send + Sync>>,
    count: u32,
    name: &'static str,
    /// The call that gave the program its first reference, if leaks are detected.
    site: Option<Arc<Site>>,
}

type Shard = Mutex<HashMap<usize, Entry>>;

/// Several maps, so that threads rarely wait for one another.
static SHARDS: LazyLock<[Shard; 32]> = LazyLock::new(|| std::array::from_fn(|_| Shard::default()));

fn shard(address: usize) -> &'static Shard {
    &SHARDS[address / 16 % SHARDS.len()]
}

/// Makes an object that the program does not know yet.
pub fn make<T: Object>(object: impl FnOnce(Handle) -> T) -> Arc<T> {
    let object = Arc::new(object(Handle::new()));
    let address = object.handle().address;
    let any: Arc<dyn Any + Send + Sync> = object.clone();
    let entry =
        Entry { object: Arc::downgrade(&any), held: None, count: 0, name: T::NAME, site: None };
    lock(shard(address)).insert(address, entry);
    object
}

/// Gives the program a reference to an object: its handle.
pub fn give<T: Object>(object: &Arc<T>) -> *mut c_void {
    let address = object.handle().address;
    if let Some(entry) = lock(shard(address)).get_mut(&address) {
        entry.count += 1;
        if entry.site.is_none() && report::is_on() {
            entry.site = Some(Arc::new(Site::here()));
        }
        entry.held = Some(object.clone());
    }
    object.raw()
}

/// The object with a handle.
///
/// # Errors
/// The handle does not belong to a live object of this kind.
pub fn get<T: Object>(handle: *mut c_void) -> Result<Arc<T>, cl_int> {
    let address = handle as usize;
    let object = lock(shard(address)).get(&address).and_then(|entry| entry.object.upgrade());
    object.and_then(|object| object.downcast().ok()).ok_or(T::INVALID)
}

/// The objects with the handles of a list.
///
/// # Errors
/// As [`get`].
pub fn all<T: Object>(handles: &[*mut c_void]) -> Result<Vec<Arc<T>>, cl_int> {
    handles.iter().map(|handle| get(*handle)).collect()
}

/// Adds a reference of the program.
///
/// # Errors
/// As [`get`].
pub fn retain<T: Object>(handle: *mut c_void) -> Result<(), cl_int> {
    let object = get::<T>(handle)?;
    give(&object);
    Ok(())
}

/// Removes a reference of the program.
///
/// # Errors
/// As [`get`], or the program does not have a reference.
pub fn release<T: Object>(handle: *mut c_void) -> Result<(), cl_int> {
    let object = get::<T>(handle)?;
    let address = handle as usize;
    let mut shard = lock(shard(address));
    let entry = shard.get_mut(&address).filter(|entry| entry.count > 0).ok_or(T::INVALID)?;
    entry.count -= 1;
    let held = if entry.count == 0 { entry.held.take() } else { None };
    // The destruction of the object may call functions of the program.
    drop(shard);
    drop(held);
    drop(object);
    Ok(())
}

/// The number of the program's references.
pub fn count<T: Object>(object: &T) -> u32 {
    let address = object.handle().address;
    lock(shard(address)).get(&address).map_or(0, |entry| entry.count)
}

/// All live objects of a kind.
pub fn live<T: Object>() -> Vec<Arc<T>> {
    let mut list = Vec::new();
    for shard in SHARDS.iter() {
        let objects: Vec<_> =
            lock(shard).values().filter_map(|entry| entry.object.upgrade()).collect();
        list.extend(objects.into_iter().filter_map(|object| object.downcast::<T>().ok()));
    }
    list
}

/// The objects to which the program has references: their kinds, and the calls that gave them.
pub fn held() -> Vec<(&'static str, Arc<Site>)> {
    let mut list = Vec::new();
    for shard in SHARDS.iter() {
        for entry in lock(shard).values().filter(|entry| entry.count > 0) {
            list.extend(entry.site.clone().map(|site| (entry.name, site)));
        }
    }
    list
}
