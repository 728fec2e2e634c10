//! Devices of OpenCL drivers: any GPU or CPU that has a driver.
//!
//! Runs jobs and returns their outcomes. Drivers run in worker processes (see [`serve`]): a crash, a hang
//! or memory exhaustion fails one job, and the next job gets a new worker ([`Worker`]). Each driver's
//! devices are listed by a separate worker ([`Listing`]). Only the vendor's driver is needed: the libraries of
//! registered and of well-known drivers are opened directly. The loader, if there is one, is only used to find other
//! drivers.

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
