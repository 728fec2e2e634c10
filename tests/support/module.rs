//! Builds the playground's module for `wasm32-unknown-unknown`.

use std::path::{Path, PathBuf};
use std::process::Command;

/// A compiler with the sources of its standard library: the compiler that `CLMAN_WASM_RUSTC` names, otherwise Debian's
/// compiler (`rustc-web` and `rust-web-src`). `None` if it or the sources are missing.
pub fn compiler() -> Option<PathBuf> {
    let rustc = std::env::var_os("CLMAN_WASM_RUSTC")
        .map_or_else(|| PathBuf::from("/usr/bin/rustc"), PathBuf::from);
    let output = Command::new(&rustc).args(["--print", "sysroot"]).output().ok()?;
    let sysroot = PathBuf::from(String::from_utf8(output.stdout).ok()?.trim());
    let sources = sysroot.join("lib/rustlib/src/rust/library/std/Cargo.toml");
    sources.is_file().then_some(rustc)
}

/// A command of cargo for the target `wasm32-unknown-unknown`, in the project's folder `root`.
pub fn cargo(root: &Path, rustc: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO"));
    command
        .args(arguments)
        .args(["--quiet", "--target", "wasm32-unknown-unknown"])
        .args(["-Zbuild-std=std,panic_abort", "--target-dir", "target/wasm"])
        .current_dir(root)
        .env("RUSTC", rustc)
        // The standard library is built from its sources. A stable compiler does this only with this variable.
        .env("RUSTC_BOOTSTRAP", "1")
        .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", "wasm-ld-19")
        .env_remove("RUSTFLAGS")
        .env_remove("CARGO_TARGET_DIR");
    command
}
