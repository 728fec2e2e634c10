//! Builds the playground's module for `wasm32-unknown-unknown`, and identifies the sources of the published module.

use sha2::{Digest, Sha256};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The script with the published module, in the folder of the project.
pub const SCRIPT: &str = "templates/playground.module.js";

/// The comment in [`SCRIPT`] about its sources: a digest of the files of the module's crates, and of the files with the
/// versions of the dependencies and the settings of the compiler. `root` is the folder of the project.
///
/// # Errors
/// The crates cannot be listed, or a file cannot be read.
pub fn sources(root: &Path) -> Result<String, String> {
    let mut files = BTreeSet::from([root.join("Cargo.lock"), root.join("Cargo.toml")]);
    for folder in crates(root)? {
        add_files(&folder, &mut files).map_err(|e| format!("{}: {e}", folder.display()))?;
    }
    let mut digest = Sha256::new();
    for file in files {
        let bytes = std::fs::read(&file).map_err(|e| format!("{}: {e}", file.display()))?;
        let name = file.strip_prefix(root).unwrap_or(&file).to_string_lossy();
        digest.update(format!("{name} {}\n", bytes.len()));
        digest.update(bytes);
    }
    let hex: String = digest.finalize().iter().map(|byte| format!("{byte:02x}")).collect();
    Ok(format!("// The SHA-256 digest of its sources is {hex}.\n"))
}

/// The folders of the playground's crate and of the project's crates on which it depends.
fn crates(root: &Path) -> Result<BTreeSet<PathBuf>, String> {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--format-version", "1", "--no-deps", "--offline"])
        .current_dir(root)
        .output()
        .map_err(|error| format!("cargo: {error}"))?;
    let listed: serde_json::Value =
        serde_json::from_slice(&output.stdout).map_err(|e| format!("cargo metadata: {e}"))?;
    let packages = listed["packages"].as_array().ok_or("cargo metadata lists no packages")?;
    let mut found = BTreeSet::new();
    let mut left = vec![root.join("crates/playground")];
    while let Some(folder) = left.pop() {
        let manifest = folder.join("Cargo.toml");
        let package =
            packages.iter().find(|p| p["manifest_path"].as_str().map(Path::new) == Some(&manifest));
        let package = package.ok_or_else(|| format!("{} is not listed", manifest.display()))?;
        if found.insert(folder) {
            let dependencies = package["dependencies"].as_array().into_iter().flatten();
            left.extend(dependencies.filter_map(|d| d["path"].as_str()).map(PathBuf::from));
        }
    }
    Ok(found)
}

fn add_files(folder: &Path, files: &mut BTreeSet<PathBuf>) -> std::io::Result<()> {
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        match path.is_dir() {
            true => add_files(&path, files)?,
            false => drop(files.insert(path)),
        }
    }
    Ok(())
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
