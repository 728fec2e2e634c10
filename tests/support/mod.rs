//! Helpers for the tests.

#![allow(dead_code)]

pub mod calls;
#[cfg(unix)]
pub mod drivers;
pub mod images;
pub mod large_inputs;
pub mod markdown;
pub mod markdown_reader;
pub mod module;
pub mod numbers;
pub mod reference;
pub mod ui_cases;
pub mod upstream;

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// Whether `program` can be run. If not, the test reports that it was skipped, or fails if
/// `CLMAN_REQUIRE_PEERS` is 1.
pub fn peer(program: &str) -> bool {
    let there = std::env::var_os("PATH").is_some_and(|path| {
        std::env::split_paths(&path).any(|folder| folder.join(program).is_file())
    });
    if !there {
        missing(program);
    }
    there
}

/// Reports that a test is skipped because `what` is missing, or fails.
pub fn missing(what: &str) {
    let required = std::env::var("CLMAN_REQUIRE_PEERS").is_ok_and(|v| v == "1");
    assert!(!required, "{what} is missing, and CLMAN_REQUIRE_PEERS is 1");
    println!("skipped: {what} is missing");
}

/// Runs `program` in `folder`.
pub fn run(folder: &Path, program: &str, arguments: &[&str]) -> Output {
    Command::new(program)
        .args(arguments)
        .current_dir(folder)
        .env("LC_ALL", "C.UTF-8")
        .env("MANWIDTH", "80")
        .env("MAN_KEEP_FORMATTING", "")
        .env_remove("MANPATH")
        .output()
        .unwrap_or_else(|error| panic!("{program}: {error}"))
}

/// The output of `program` on both streams.
pub fn says(folder: &Path, program: &str, arguments: &[&str]) -> String {
    let output = run(folder, program, arguments);
    let mut text = String::from_utf8_lossy(&output.stdout).into_owned();
    text.push_str(&String::from_utf8_lossy(&output.stderr));
    text
}

/// Text as displayed: without the overstrikes and colours of a terminal.
pub fn plain(text: &str) -> String {
    let mut out: Vec<char> = Vec::with_capacity(text.len());
    let mut chars = text.chars();
    while let Some(c) = chars.next() {
        match c {
            '\u{8}' => {
                out.pop();
            }
            '\u{1b}' => {
                for c in chars.by_ref() {
                    if c.is_ascii_alphabetic() {
                        break;
                    }
                }
            }
            c => out.push(c),
        }
    }
    out.into_iter().collect()
}

/// The paths of all files below a folder, sorted.
pub fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_path_buf()];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() { folders.push(path) } else { found.push(path) }
        }
    }
    found.sort();
    found
}

/// The texts in `text` between each `before` and the next `"`, unescaped.
pub fn attributes(text: &str, before: &str) -> Vec<String> {
    let unescape = |s: &str| {
        s.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&")
    };
    let values = text.split(before).skip(1);
    values.map(|rest| unescape(rest.split('"').next().unwrap())).collect()
}

/// An edition of OpenCL.
pub fn edition(name: &str) -> clman_record::Edition {
    clman_manual::editions().edition(name).expect("it is an edition")
}

/// The options of an import that knows the editions of OpenCL.
pub fn known() -> clman_import::Options {
    clman_import::Options { known: clman_manual::editions(), ..clman_import::Options::default() }
}

/// The result of `clman` with these arguments in `folder`.
pub fn clman(arguments: &[&str], folder: &Path) -> Output {
    let clman =
        Command::new(env!("CARGO_BIN_EXE_clman")).args(arguments).current_dir(folder).output();
    clman.expect("clman runs")
}
