//! `cargo xtask playground`: builds the playground's module and puts it into the site's templates.
//!
//! A browser cannot read a module from `file://`, but it can load a script. So the module is a script that
//! contains its compressed bytes as text.

use base64::Engine;
use flate2::Compression;
use flate2::write::GzEncoder;
use std::io::Write;
use std::path::Path;

#[path = "../../tests/support/module.rs"]
mod module;

/// The script, in the folder of the project.
const SCRIPT: &str = "templates/playground.module.js";

/// Writes the script.
///
/// # Errors
/// A tool is missing, or the build fails.
pub fn run() -> Result<(), String> {
    let script = script()?;
    std::fs::write(root()?.join(SCRIPT), &script).map_err(|error| format!("{SCRIPT}: {error}"))?;
    println!("{SCRIPT}: {} KiB", script.len() >> 10);
    Ok(())
}

/// Whether the script is that of the current sources.
///
/// # Errors
/// A tool is missing, or the build fails.
pub fn is_current() -> Result<bool, String> {
    let path = root()?.join(SCRIPT);
    let kept = std::fs::read_to_string(path).map_err(|error| format!("{SCRIPT}: {error}"))?;
    Ok(kept == script()?)
}

fn root() -> Result<&'static Path, String> {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().ok_or_else(|| "xtask has no parent".into())
}

/// The text of the script, from the current sources.
fn script() -> Result<String, String> {
    let root = root()?;
    let compiler = module::compiler().ok_or(
        "no Rust compiler with the sources of its library; install rustc-web and rust-web-src",
    )?;
    let file = module::build(root, &compiler)?;
    let bytes = std::fs::read(&file).map_err(|error| format!("{}: {error}", file.display()))?;
    let mut compressed = GzEncoder::new(Vec::new(), Compression::best());
    let compressed = compressed.write_all(&bytes).and_then(|()| compressed.finish());
    let compressed = compressed.map_err(|error| error.to_string())?;
    let text = base64::engine::general_purpose::STANDARD.encode(&compressed);
    Ok(format!(
        "// Written by `cargo xtask playground`: the checker and the reference device for a browser.\nclmanModule(\"{text}\");\n"
    ))
}
