//! Tests over the upstream manuals, which are read from `CLMAN_UPSTREAM`, otherwise from `../shared`. If they are
//! missing, a test reports that it was skipped, or fails if `CLMAN_REQUIRE_PEERS` is 1.

#[path = "../support/mod.rs"]
mod support;

mod built;
mod doctest_upstream;
mod fidelity;
mod import_fidelity;
mod import_same;
mod mutated_upstream;
mod render_upstream;
mod roff_upstream;
mod seeds;
