//! Tests over the upstream manuals. They are read where `CLMAN_UPSTREAM` says, else in `../shared`; a test says
//! that it was skipped where there are none.

#[path = "../support/mod.rs"]
mod support;

mod doctest_upstream;
mod fidelity;
mod import_fidelity;
mod import_same;
mod mutated_upstream;
mod render_upstream;
mod roff_upstream;
mod seeds;
