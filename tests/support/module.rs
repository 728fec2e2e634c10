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

/// Builds the module of the project in `root` with a compiler and a profile, and returns its path. The playground uses
/// the profile `module`, which takes minutes to build.
///
/// # Errors
/// The build fails, or `wasm-ld-19` is missing.
pub fn build(root: &Path, rustc: &Path, profile: &str) -> Result<PathBuf, String> {
    let status = Command::new(env!("CARGO"))
        .args(["rustc", "--quiet", "--package", "clman-playground", "--crate-type", "cdylib"])
        .args(["--profile", profile, "--target", "wasm32-unknown-unknown"])
        // The standard library is built without backtraces, because a module in a browser cannot print them.
        .args([
            "-Zbuild-std=std,panic_abort",
            "-Zbuild-std-features=",
            "--target-dir",
            "target/wasm",
        ])
        .current_dir(root)
        .env("RUSTC", rustc)
        // The standard library is built from its sources. A stable compiler does this only with this variable.
        .env("RUSTC_BOOTSTRAP", "1")
        .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", "wasm-ld-19")
        .env_remove("RUSTFLAGS")
        .env_remove("CARGO_TARGET_DIR")
        .status()
        .map_err(|error| format!("cargo: {error}"))?;
    match status.success() {
        true => Ok(root
            .join("target/wasm/wasm32-unknown-unknown")
            .join(profile)
            .join("clman_playground.wasm")),
        false => Err("the playground's module cannot be built; the build needs rustc-web, rust-web-src and lld-19".into()),
    }
}
