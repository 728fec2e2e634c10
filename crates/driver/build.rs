//! Links the driver so that its dispatch table refers to the driver's own functions, although a loader defines
//! functions with the same names.

use std::env;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    if env::var("CARGO_CFG_TARGET_OS").is_ok_and(|system| system != "macos" && system != "windows")
    {
        println!("cargo::rustc-cdylib-link-arg=-Wl,-Bsymbolic");
    }
}
