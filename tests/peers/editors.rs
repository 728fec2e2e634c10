//! Clients of editors drive `clman lsp`, and the extension for VS Code is built and read.

use crate::support::{missing, peer};
use std::path::{Path, PathBuf};
use std::process::Command;

const EDITORS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/editors");
const EXTENSION: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/editors/vscode");

/// A folder with the programs that the clients open.
fn programs() -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    let gallery = concat!(env!("CARGO_MANIFEST_DIR"), "/templates/gallery");
    for (from, name) in [
        (EDITORS, "blur.cl"),
        (EDITORS, "pixel.h"),
        (gallery, "out-of-bounds.cl"),
        (gallery, "out-of-bounds.toml"),
    ] {
        std::fs::copy(Path::new(from).join(name), folder.path().join(name)).expect("a copy");
    }
    folder
}

/// The folder with npm's packages for the tests, if node and the packages are there.
fn modules() -> Option<PathBuf> {
    let default = concat!(env!("CARGO_MANIFEST_DIR"), "/target/editors");
    let folder = std::env::var_os("CLMAN_EDITORS").map_or(default.into(), PathBuf::from);
    let packages = ["vscode-languageserver-protocol", "vscode-textmate", "vscode-oniguruma"];
    if !packages.iter().all(|name| folder.join("node_modules").join(name).is_dir()) {
        let list = packages.join(", ");
        missing(&format!("{list} (npm packages, in target/editors or CLMAN_EDITORS)"));
        return None;
    }
    peer("node").then_some(folder)
}

/// Runs a script that prints a line `ok …` for each test, and expects that all of `count` tests pass.
fn passes(command: &mut Command, count: usize) {
    let output = command.output().expect("the program runs");
    let said = String::from_utf8_lossy(&output.stdout);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{said}\n{errors}");
    assert_eq!(said.lines().filter(|l| l.starts_with("ok ")).count(), count, "{said}\n{errors}");
}

#[test]
fn neovim_shows_every_feature() {
    if !peer("nvim") {
        return;
    }
    let folder = programs();
    let script = format!("luafile {EDITORS}/neovim.lua");
    let mut nvim = Command::new("nvim");
    nvim.args(["--headless", "-u", "NONE", "-i", "NONE", "-n", "-c", &script]);
    nvim.env("CLMAN", env!("CARGO_BIN_EXE_clman")).current_dir(folder.path());
    passes(&mut nvim, 11);
}

#[test]
fn the_protocol_library_of_vs_code_understands_every_feature() {
    let Some(modules) = modules() else { return };
    let folder = programs();
    let mut node = Command::new("node");
    node.arg(format!("{EDITORS}/protocol.mjs")).arg(env!("CARGO_BIN_EXE_clman")).arg(folder.path());
    passes(node.env("CLMAN_EDITORS", modules), 20);
}

#[test]
fn the_grammar_tokenizes_programs() {
    let Some(modules) = modules() else { return };
    let mut node = Command::new("node");
    node.arg(format!("{EDITORS}/grammar.mjs"));
    node.arg(format!("{EXTENSION}/syntaxes/opencl.tmLanguage.json"));
    passes(node.env("CLMAN_EDITORS", modules), 6);
}

#[test]
fn the_extension_is_packaged() {
    if !Path::new(EXTENSION).join("node_modules/esbuild").is_dir() {
        return missing("the packages of the extension (npm ci in editors/vscode)");
    }
    if !peer("npm") || !peer("node") {
        return;
    }
    let made = Command::new("npm").args(["run", "package"]).current_dir(EXTENSION).output();
    let made = made.expect("npm runs");
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
    let mut node = Command::new("node");
    passes(node.arg(format!("{EDITORS}/vsix.mjs")).current_dir(EXTENSION), 1);
}
