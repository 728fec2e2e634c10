//! The `clman` program: its commands, the doctests of manuals, and launches on the devices of OpenCL drivers.
//!
//! `ARCHITECTURE.md` describes the structure. The crates in `crates/` do the work; this crate combines
//! them.

pub mod cli;
pub mod confined;
pub mod device;
pub mod doctest;
pub mod explain;
