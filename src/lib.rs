//! clman keeps a reference manual true: it reads upstream pages, cleans them, prints them as man
//! pages, HTML and Markdown, and runs their examples.
//!
//! `ARCHITECTURE.md` is the map; every folder here says in its `mod.rs` what it takes, what it
//! gives and what it may use.

#[cfg(feature = "cli")]
pub mod clean;
#[cfg(feature = "cli")]
pub mod cli;
#[cfg(feature = "cli")]
pub mod corpus;
pub mod device;
pub mod diagnostic;
#[cfg(feature = "cli")]
pub mod doctest;
#[cfg(feature = "cli")]
pub mod evidence;
#[cfg(feature = "cli")]
pub mod explain;
#[cfg(feature = "cli")]
pub mod import;
pub mod opencl;
#[cfg(feature = "cli")]
pub mod package;
#[cfg(feature = "cli")]
pub mod prose;
#[cfg(feature = "cli")]
pub mod record;
#[cfg(feature = "cli")]
pub mod render;
#[cfg(feature = "cli")]
pub mod site;
