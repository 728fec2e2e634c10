//! Guards of memory that a non-blocking read has not written yet.
//!
//! Until the program waits for the command, the pages that are completely inside the memory cannot be accessed. The
//! first access causes a fault. The fault is noted, and the access is then executed as without a guard. Memory without
//! a whole page is not guarded. The stack of the thread that enqueues the command is not guarded either, because a
//! fault on it could not be handled. Memory is guarded only on Linux.
#![allow(unsafe_code)]

use crate::ffi::Pointer;
use crate::handle::lock;
use crate::host::Site;
use crate::report;
use clman_runner::misuse;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

/// A guard, which ends when it is dropped.
#[derive(Debug)]
pub struct Guard {
    place: usize,
    site: Arc<Site>,
}

/// Held while the pages of a guard change, and while a command accesses memory that may be guarded.
static ACCESS: Mutex<()> = Mutex::new(());

/// The maximum number of guards at one time. Memory of further commands is not guarded.
const MOST: usize = 64;

/// The pages of a guard. They have no lock, because the handler of faults reads them.
struct Pages {
    is_taken: AtomicBool,
    start: AtomicUsize,
    end: AtomicUsize,
    is_touched: AtomicBool,
}

static PAGES: [Pages; MOST] = [const {
    Pages {
        is_taken: AtomicBool::new(false),
        start: AtomicUsize::new(0),
        end: AtomicUsize::new(0),
        is_touched: AtomicBool::new(false),
    }
}; MOST];

impl Pages {
    fn range(&self) -> (usize, usize) {
        (self.start.load(Ordering::SeqCst), self.end.load(Ordering::SeqCst))
    }
}

impl Guard {
    /// Guards memory. Returns `None` if this is not possible, or if the detection of mistakes is disabled.
    pub fn new(pointer: Pointer, size: usize) -> Option<Guard> {
        if !report::is_on() {
            return None;
        }
        let page = system::page()?;
        let start = pointer.0.checked_next_multiple_of(page)?;
        let end = pointer.0.checked_add(size)? / page * page;
        if start >= end || system::is_stack(start, end) || !system::handle_faults() {
            return None;
        }
        let access = lock(&ACCESS);
        let place = PAGES.iter().position(|pages| !pages.is_taken.swap(true, Ordering::SeqCst))?;
        let pages = &PAGES[place];
        pages.is_touched.store(false, Ordering::SeqCst);
        pages.end.store(end, Ordering::SeqCst);
        pages.start.store(start, Ordering::SeqCst);
        let is_guarded = system::protect(start, end, false);
        drop(access);
        let guard = Guard { place, site: Arc::new(Site::here()) };
        is_guarded.then_some(guard)
    }
}

impl Drop for Guard {
    fn drop(&mut self) {
        let pages = &PAGES[self.place];
        let access = lock(&ACCESS);
        let (start, end) = pages.range();
        system::protect(start, end, true);
        pages.end.store(0, Ordering::SeqCst);
        pages.start.store(0, Ordering::SeqCst);
        let is_touched = pages.is_touched.swap(false, Ordering::SeqCst);
        pages.is_taken.store(false, Ordering::SeqCst);
        drop(access);
        if is_touched {
            let message = "before the program waits for this command, it uses the memory that the command writes";
            report::misuse(&misuse::MISSING_WAIT, message, &self.site.place(), None);
        }
    }
}

/// Accesses `size` bytes of the program's memory, which may be guarded.
pub fn access<T>(pointer: Pointer, size: usize, work: impl FnOnce() -> T) -> T {
    if !report::is_on() {
        return work();
    }
    let _access = lock(&ACCESS);
    let last = pointer.0.saturating_add(size);
    let open: Vec<&Pages> = PAGES
        .iter()
        .filter(|pages| {
            let (start, end) = pages.range();
            start < last && pointer.0 < end && !pages.is_touched.load(Ordering::SeqCst)
        })
        .collect();
    let protect = |is_open| {
        for pages in &open {
            let (start, end) = pages.range();
            system::protect(start, end, is_open);
        }
    };
    protect(true);
    let done = work();
    protect(false);
    done
}

#[cfg(target_os = "linux")]
mod system {
    use super::PAGES;
    use libc::{c_int, c_void, siginfo_t};
    use std::sync::OnceLock;
    use std::sync::atomic::Ordering;

    /// The size of a page.
    pub fn page() -> Option<usize> {
        // SAFETY: the call only returns a number.
        usize::try_from(unsafe { libc::sysconf(libc::_SC_PAGESIZE) }).ok().filter(|size| *size > 0)
    }

    /// Permits or forbids access to pages. Returns whether this succeeded.
    pub fn protect(start: usize, end: usize, is_open: bool) -> bool {
        let access = if is_open { libc::PROT_READ | libc::PROT_WRITE } else { libc::PROT_NONE };
        // SAFETY: the pages are completely inside memory that the program gave to be written.
        start < end && unsafe { libc::mprotect(start as *mut c_void, end - start, access) } == 0
    }

    /// Whether pages overlap the stack of the calling thread, or the stack is not known.
    pub fn is_stack(start: usize, end: usize) -> bool {
        // SAFETY: the attributes are written before they are read, and freed once.
        unsafe {
            let mut attributes = std::mem::zeroed();
            if libc::pthread_getattr_np(libc::pthread_self(), &raw mut attributes) != 0 {
                return true;
            }
            let (mut low, mut size) = (std::ptr::null_mut(), 0);
            let code = libc::pthread_attr_getstack(&attributes, &raw mut low, &raw mut size);
            libc::pthread_attr_destroy(&raw mut attributes);
            code != 0 || start < (low as usize).saturating_add(size) && (low as usize) < end
        }
    }

    static BEFORE: OnceLock<libc::sigaction> = OnceLock::new();

    /// Installs the handler of faults in guarded pages. Returns whether it is installed.
    pub fn handle_faults() -> bool {
        static IS_HANDLED: OnceLock<bool> = OnceLock::new();
        *IS_HANDLED.get_or_init(|| {
            // SAFETY: the structures are those that the system expects; the handler below calls only functions that may
            // be called in a signal handler.
            unsafe {
                let mut before: libc::sigaction = std::mem::zeroed();
                if libc::sigaction(libc::SIGSEGV, std::ptr::null(), &raw mut before) != 0 {
                    return false;
                }
                let _ = BEFORE.set(before);
                let mut action: libc::sigaction = std::mem::zeroed();
                action.sa_sigaction = fault as *const () as usize;
                action.sa_flags = libc::SA_SIGINFO | libc::SA_ONSTACK | libc::SA_NODEFER;
                libc::sigaction(libc::SIGSEGV, &action, std::ptr::null_mut()) == 0
            }
        })
    }

    extern "C" fn fault(signal: c_int, info: *mut siginfo_t, context: *mut c_void) {
        // SAFETY: the system passes a valid structure.
        let at = unsafe { (*info).si_addr() } as usize;
        for pages in &PAGES {
            let (start, end) = pages.range();
            if (start..end).contains(&at) {
                pages.is_touched.store(true, Ordering::SeqCst);
                if protect(start, end, true) {
                    return;
                }
            }
        }
        // SAFETY: another fault is passed to the program's earlier handler, or ends the program.
        unsafe {
            let Some(before) = BEFORE.get() else { libc::abort() };
            match before.sa_sigaction {
                libc::SIG_DFL | libc::SIG_IGN => {
                    libc::sigaction(signal, before, std::ptr::null_mut());
                }
                handler if before.sa_flags & libc::SA_SIGINFO != 0 => {
                    type Handler = extern "C" fn(c_int, *mut siginfo_t, *mut c_void);
                    std::mem::transmute::<usize, Handler>(handler)(signal, info, context);
                }
                handler => std::mem::transmute::<usize, extern "C" fn(c_int)>(handler)(signal),
            }
        }
    }
}

#[cfg(not(target_os = "linux"))]
mod system {
    pub fn page() -> Option<usize> {
        None
    }
    pub fn protect(_: usize, _: usize, _: bool) -> bool {
        false
    }
    pub fn is_stack(_: usize, _: usize) -> bool {
        true
    }
    pub fn handle_faults() -> bool {
        false
    }
}
