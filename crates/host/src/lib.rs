//! Runs launches of launch files and examples on the reference device and on every device of an OpenCL
//! driver.
//!
//! `launch` runs launches on the reference device, and `driver` on the devices of drivers. [`icd`] runs drivers in
//! separate processes. It takes the source and the arguments of launches as bytes, and does not use types of the
//! checker.

#[cfg(unix)]
mod driver;
#[cfg(unix)]
pub mod icd;
pub mod launch;

pub use clman_device::Access;
pub use clman_runner::launch::Status;
