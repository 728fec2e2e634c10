//! Runs launch files on the reference device, and shows results: the same text natively and in a browser.
//!
//! Input: a program and the launches of a launch file ([`job::Job`]). Output: pieces of text or JSON
//! ([`results::Piece`]). `launch.rs` converts the arguments of launches to memory (`values.rs`) and compares
//! results with the expected ones. `draw.rs` draws diagnostics and findings with the lines of the source. The
//! crate uses no files or clocks, and threads only with the feature `threads`.

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
