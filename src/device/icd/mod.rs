//! Devices through OpenCL drivers: any GPU or CPU that has one.
//!
//! Takes jobs, gives what came of them. Drivers run in worker processes ([`serve`] is theirs): one
//! that crashes, hangs or exhausts memory costs its job, and the next job gets a fresh worker
//! ([`Worker`]). Each driver's devices are listed by a worker of its own ([`Listing`]). It needs the vendor's driver and nothing else: where there is no loader, or it does
//! not list a driver that is there, the driver's library is opened directly.

// The interface of OpenCL is a table of C functions.
#![allow(unsafe_code)]

mod driver;
mod host;
mod library;
mod listing;
mod protocol;
mod worker;

pub use host::{Host, Worker, find, names};
pub use listing::{LOADER_VARIABLE, Listing};
pub use protocol::{Access, Arg, Contents, DeviceInfo, Done, Image, Job, Launch, Library, Status};
pub use worker::serve;
