//! The `clman` program: its commands.
//!
//! `ARCHITECTURE.md` describes the structure. The crates in `crates/` do the work; this crate combines
//! them.

pub mod cli;
pub mod explain;
