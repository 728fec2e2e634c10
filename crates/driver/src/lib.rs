//! The reference device as an OpenCL driver.
//!
//! ```text
//! program ──loader──▶ dispatch ──▶ entry points ──▶ objects ──▶ commands ──▶ clman-device
//! ```
//!
//! Each group of API functions has a file with its entry points and its object. `entry.rs` has the code that all entry
//! points share, `handle.rs` has the live objects, and only `ffi.rs` dereferences the program's pointers. Commands
//! (`command.rs`) wait for events, and run on the threads of `pool.rs`.

mod buffer;
mod cache;
mod capture;
mod command;
mod context;
mod dispatch;
mod entry;
mod event;
mod executable;
mod ffi;
mod guard;
mod handle;
mod host;
mod image;
mod info;
mod kernel;
mod launch;
mod link;
mod map;
mod memory;
mod order;
mod pipe;
mod platform;
mod pool;
mod profile;
mod program;
mod queue;
mod region;
mod report;
mod sampler;
mod source;
mod svm;
#[cfg(test)]
mod tests;
mod transfer;
