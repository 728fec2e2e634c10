//! Tests that need other programs. If a program is missing, a test reports that it was skipped, or fails if
//! `CLMAN_REQUIRE_PEERS` is 1.

#[path = "../support/mod.rs"]
mod support;

mod agree;
mod built;
mod builtins;
mod device_random;
#[cfg(target_os = "linux")]
mod driver;
mod editors;
mod elements;
mod guides;
mod icd;
mod images;
mod package;
mod render;
mod site;
mod wasm;
