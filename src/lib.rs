//! The `clman` command: its commands, the doctests, the drivers, the launches.
//!
//! `ARCHITECTURE.md` is the map. The crates below `crates/` do the work; this one puts them together.

pub mod cli;
pub mod device;
pub mod doctest;
pub mod draw;
pub mod explain;
