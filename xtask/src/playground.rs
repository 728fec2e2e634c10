//! `cargo xtask playground`: builds the playground's module and its editor, and puts them into the site's
//! templates.
//!
//! A browser cannot read a module from `file://`, but it can load a script. So the module is a script that
//! contains its compressed bytes as text, and the editor with its libraries is one classic script.

use base64::Engine;
use clman_opencl::Word;
use flate2::Compression;
use flate2::write::GzEncoder;
use std::collections::{BTreeMap, BTreeSet};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

#[path = "../../tests/support/module.rs"]
mod module;

/// Makes the text of a script.
type Make = fn() -> Result<String, String>;

/// The scripts, in the folder of the project.
const SCRIPTS: [(&str, Make); 2] =
    [(module::SCRIPT, module_script), ("templates/playground.editor.js", editor_script)];
/// The folder of the editor's sources.
const EDITOR: &str = "templates/editor";

/// Writes the scripts.
///
/// # Errors
/// A tool is missing, a build fails, or a script cannot be written.
pub fn run() -> Result<(), String> {
    for (file, make) in SCRIPTS {
        let script = make()?;
        std::fs::write(root()?.join(file), &script).map_err(|error| format!("{file}: {error}"))?;
        println!("{file}: {} KiB", script.len() >> 10);
    }
    Ok(())
}

/// Whether the scripts were made from the current sources.
///
/// # Errors
/// A tool is missing, a build fails, or a script cannot be read.
pub fn are_current() -> Result<bool, String> {
    for (file, make) in SCRIPTS {
        let kept = std::fs::read_to_string(root()?.join(file));
        if kept.map_err(|error| format!("{file}: {error}"))? != make()? {
            return Ok(false);
        }
    }
    Ok(true)
}

fn root() -> Result<&'static Path, String> {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().ok_or_else(|| "xtask has no parent".into())
}

/// The text of the module's script, from the current sources.
fn module_script() -> Result<String, String> {
    let root = root()?;
    let compiler = module::compiler().ok_or(
        "no Rust compiler with the sources of its library; install rustc-web and rust-web-src",
    )?;
    let file = module::build(root, &compiler, "module")?;
    let bytes = std::fs::read(&file).map_err(|error| format!("{}: {error}", file.display()))?;
    let mut compressed = GzEncoder::new(Vec::new(), Compression::best());
    let compressed = compressed.write_all(&bytes).and_then(|()| compressed.finish());
    let compressed = compressed.map_err(|error| error.to_string())?;
    let text = base64::engine::general_purpose::STANDARD.encode(&compressed);
    Ok(format!(
        "// Written by `cargo xtask playground`: the checker and the reference device for a browser.\n{}clmanModule(\"{text}\");\n",
        module::sources(root)?
    ))
}

/// The text of the editor's script, from the current sources and the versions of `package-lock.json`.
fn editor_script() -> Result<String, String> {
    let sources = root()?.join(EDITOR);
    let folder = root()?.join("target/editor");
    std::fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    for file in ["package.json", "package-lock.json", "editor.js", "fields.js", "language.js"] {
        std::fs::copy(sources.join(file), folder.join(file))
            .map_err(|error| format!("{EDITOR}/{file}: {error}"))?;
    }
    let mut words: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for (word, kind) in clman_opencl::words() {
        let kind = match kind {
            Word::Keyword => "keyword",
            Word::Qualifier => "qualifier",
            Word::Type => "type",
        };
        words.entry(kind).or_default().push(word);
    }
    say(&folder, "npm", &["ci", "--silent", "--no-audit", "--no-fund", "--ignore-scripts"])?;
    let words = format!("--define:WORDS={words:?}");
    let bundle = [
        "esbuild",
        "editor.js",
        "--bundle",
        "--minify",
        "--format=iife",
        "--target=es2022",
        "--legal-comments=none",
    ];
    let script = say(&folder, "npx", &[&["--no-install"], &bundle[..], &[&words]].concat())?;
    Ok(format!(
        "/* Written by `cargo xtask playground`: the editor of templates/editor with CodeMirror.\n\n{}\n*/\n{script}",
        licences(&folder.join("node_modules"))?.trim()
    ))
}

/// The licence of the packages in a folder, which all have the same terms: each copyright line once, then the terms.
fn licences(packages: &Path) -> Result<String, String> {
    let listed = |folder: &Path| -> Result<Vec<PathBuf>, String> {
        let entries =
            std::fs::read_dir(folder).and_then(|all| all.map(|entry| Ok(entry?.path())).collect());
        entries.map_err(|error| format!("{}: {error}", folder.display()))
    };
    let mut folders = listed(packages)?;
    for scope in folders.clone() {
        if scope.file_name().is_some_and(|name| name.to_string_lossy().starts_with('@')) {
            folders.extend(listed(&scope)?);
        }
    }
    let mut lines = BTreeSet::new();
    let mut terms = BTreeSet::new();
    for folder in folders {
        // A package without this file is skipped. This is only the bundler, which is not in the bundle.
        let Ok(licence) = std::fs::read_to_string(folder.join("LICENSE")) else { continue };
        let at = licence
            .find("Permission is hereby")
            .ok_or_else(|| format!("{}: not MIT", folder.display()))?;
        let (head, rest) = licence.split_at(at);
        lines.extend(head.lines().filter(|line| line.starts_with("Copyright")).map(String::from));
        terms.insert(rest.trim().to_string());
    }
    let all: Vec<String> = lines.into_iter().collect();
    let terms: Vec<String> = terms.into_iter().collect();
    Ok(format!("MIT License\n\n{}\n\n{}", all.join("\n"), terms.join("\n\n")))
}

/// Runs a program in `folder`. Returns its standard output; the error is its standard error output.
fn say(folder: &Path, program: &str, arguments: &[&str]) -> Result<String, String> {
    let output = Command::new(program).args(arguments).current_dir(folder).output();
    let output = output.map_err(|error| format!("{program}: {error}"))?;
    match output.status.success() {
        true => String::from_utf8(output.stdout).map_err(|error| format!("{program}: {error}")),
        false => Err(format!("{program}: {}", String::from_utf8_lossy(&output.stderr))),
    }
}
