//! Links the driver so that its table has its own functions, because a loader has functions of the same names.

use std::env;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    if env::var("CARGO_CFG_TARGET_OS").is_ok_and(|system| system != "macos" && system != "windows")
    {
        println!("cargo::rustc-cdylib-link-arg=-Wl,-Bsymbolic");
    }
}
