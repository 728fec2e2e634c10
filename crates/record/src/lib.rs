//! Pages of a reference manual as data, and folders of them.
//!
//! [`Record`] is one page. It is read from TOML, validated, and written back byte for byte. [`prose`] is the Markdown
//! dialect of its bodies, [`corpus`] is a folder of records, and [`evidence`] has the recorded results of their
//! examples on devices. This crate does not depend on other crates of clman.

#![forbid(unsafe_code)]

pub mod corpus;
mod edition;
pub mod evidence;
pub mod prose;
mod record;

pub use edition::{
    EDITION_NAME_HELP, Edition, EditionInfo, EditionRange, Editions, is_edition_name,
};
pub use record::*;
