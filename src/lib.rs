//! The `clman` command: its commands, the doctests, the drivers, the launches.
//!
//! `ARCHITECTURE.md` describes the structure. The crates in `crates/` do the work; this crate combines
//! them.

pub mod cli;
pub mod confined;
pub mod device;
pub mod doctest;
pub mod explain;
