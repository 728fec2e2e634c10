//! Pages of a reference manual as data, and folders of them.
//!
//! [`Record`] is one page: read from TOML, validated, written back byte for byte. [`prose`] is the
//! Markdown dialect of its bodies, [`corpus`] a folder of records, [`evidence`] the recorded results of
//! their examples on devices. Depends on no other crate of clman.

#![forbid(unsafe_code)]

pub mod corpus;
mod edition;
pub mod evidence;
pub mod prose;
mod record;

pub use edition::{Edition, EditionInfo, EditionRange, Editions, is_edition_name};
pub use record::*;
