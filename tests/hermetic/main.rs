//! Tests that need no other programs.

#[path = "../support/mod.rs"]
mod support;

mod clean;
mod cli;
mod commands;
mod device;
mod device_races;
mod doctest;
mod formulas;
mod import;
mod import_forms;
mod import_man;
mod import_roff;
mod large_input;
mod opencl_codes;
mod proofs;
mod prose;
mod record;
mod rules;
mod sections;
mod ui;
mod update;
