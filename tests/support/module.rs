//! Builds the playground's module for `wasm32-unknown-unknown`, and identifies the sources of the published module.

use sha2::{Digest, Sha256};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The script with the published module, in the folder of the project.
pub const SCRIPT: &str = "templates/playground.module.js";

/// The comment in [`SCRIPT`] about its sources: a digest of the versions and features of the module's crates, and of the
/// files of those that belong to the project in `root`.
///
/// # Errors
/// The crates cannot be listed, or a file cannot be read.
pub fn sources(root: &Path) -> Result<String, String> {
    let output = Command::new(env!("CARGO"))
        .args(["tree", "--locked", "--package", "clman-playground", "--edges", "normal,build"])
        .args(["--target", "wasm32-unknown-unknown", "--prefix", "none", "--no-dedupe"])
        .args(["--format", "{p} {f}"])
        .current_dir(root)
        .output()
        .map_err(|error| format!("cargo: {error}"))?;
    if !output.status.success() {
        return Err(format!("cargo tree: {}", String::from_utf8_lossy(&output.stderr)));
    }
    // The line of a crate of the project contains its folder: `clman-device v0.1.0 (/clman/crates/device) serde`.
    let listed = String::from_utf8_lossy(&output.stdout);
    let listed = listed.replace(&format!("({}/", root.display()), "(./");
    let mut parts: BTreeSet<String> = listed.lines().map(String::from).collect();
    let own = |line: &String| Some(root.join(line.split_once("(./")?.1.split_once(')')?.0));
    let mut folders: Vec<PathBuf> = parts.iter().filter_map(own).collect();
    if folders.is_empty() {
        return Err("cargo tree lists no crate of the project".into());
    }
    while let Some(folder) = folders.pop() {
        let failed = |error| format!("{}: {error}", folder.display());
        for entry in std::fs::read_dir(&folder).map_err(failed)? {
            let path = entry.map_err(failed)?.path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let bytes = std::fs::read(&path).map_err(|e| format!("{}: {e}", path.display()))?;
            let name = path.strip_prefix(root).unwrap_or(&path).display();
            parts.insert(format!("{name} {}", hex(&bytes)));
        }
    }
    let parts: Vec<String> = parts.into_iter().collect();
    Ok(format!("// The SHA-256 digest of its sources is {}.\n", hex(parts.join("\n").as_bytes())))
}

/// The SHA-256 digest of `bytes`, in hexadecimal.
fn hex(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect()
}

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
