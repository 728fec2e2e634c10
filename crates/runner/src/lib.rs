//! Runs launch files on the reference device, and formats the results. The text is the same in a terminal and in a
//! browser.
//!
//! Input: a program and the launches of a launch file ([`job::Job`]). Output: pieces of text or JSON
//! ([`results::Piece`]). `launch.rs` converts the arguments of launches to memory (`values.rs`) and compares
//! the results with the expected results. `draw.rs` draws diagnostics and findings with the lines of the source. The
//! crate does not use files or clocks, and uses threads only with the feature `threads`.

#![forbid(unsafe_code)]

pub mod draw;
mod error_name;
pub mod job;
pub mod launch;
pub mod misuse;
pub mod profile;
pub mod results;
pub mod sarif;
#[cfg(feature = "threads")]
mod threads;
pub mod values;

pub use error_name::error_name;
#[cfg(feature = "threads")]
pub use threads::Threads;
