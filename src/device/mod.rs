//! What can run a kernel.
//!
//! [`icd`] is every device that an OpenCL driver offers.

#[cfg(feature = "cli")]
pub mod icd;
