//! Runs the commands of the guides as a reader does.

use crate::support;

use std::path::{Path, PathBuf};
use std::process::Command;
use support::peer;

/// The blocks of shell commands in a guide.
fn commands(text: &str) -> Vec<&str> {
    let mut found = Vec::new();
    let mut rest = text;
    while let Some(at) = rest.find("```sh\n") {
        let body = &rest[at + 6..];
        let end = body.find("\n```").expect("the block ends") + 1;
        found.push(&body[..end]);
        rest = &body[end..];
    }
    found
}

/// Runs the commands of a guide in a folder with `upstream`, and with `corpus` if requested.
fn follow(guide: &str, with_corpus: bool) {
    if !peer("bash") || !peer("man") {
        return;
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(root.join("docs/guides").join(guide)).expect("it is there");
    let folder = tempfile::tempdir().expect("a folder can be made");
    let upstream = folder.path().join("upstream");
    std::fs::create_dir(&upstream).unwrap();
    for entry in std::fs::read_dir(root.join("tests/fixtures/upstream")).unwrap().flatten() {
        std::fs::copy(entry.path(), upstream.join(entry.file_name())).unwrap();
    }
    let clman = PathBuf::from(env!("CARGO_BIN_EXE_clman"));
    let mut path = vec![clman.parent().unwrap().to_path_buf()];
    path.extend(std::env::split_paths(&std::env::var_os("PATH").unwrap_or_default()));
    let path = std::env::join_paths(path).unwrap();
    let blocks = commands(&text);
    assert!(!blocks.is_empty());
    let prepare = "clman import upstream -o corpus --edition 1.2\n";
    for block in with_corpus.then_some(prepare).into_iter().chain(blocks) {
        let output = Command::new("bash")
            .args(["-eu", "-o", "pipefail", "-c", block])
            .current_dir(folder.path())
            .env("PATH", &path)
            .env("XDG_CACHE_HOME", folder.path().join("cache"))
            .output()
            .expect("bash runs");
        assert!(
            output.status.success(),
            "{guide}:\n{block}\n{}{}",
            String::from_utf8_lossy(&output.stdout),
            String::from_utf8_lossy(&output.stderr)
        );
    }
}

#[test]
fn the_tutorial() {
    follow("tutorial.md", false);
}

#[test]
fn for_packagers() {
    follow("packaging.md", false);
}

#[test]
fn for_writers() {
    follow("writing-pages.md", false);
}

#[test]
fn for_ci() {
    follow("ci.md", true);
}

/// The guide documents every key of a record and every attribute of a listing.
#[test]
fn the_guide_for_writers_is_complete() {
    let text = include_str!("../../docs/guides/writing-pages.md");
    let schema: serde_json::Value =
        serde_json::from_str(&clman_record::record_schema().to_string()).expect("it is JSON");
    fn keys(value: &serde_json::Value, found: &mut Vec<String>) {
        if let Some(properties) = value.get("properties").and_then(|p| p.as_object()) {
            for (key, inner) in properties {
                found.push(key.clone());
                if key != "launch" {
                    keys(inner, found);
                    keys(&inner["items"], found);
                }
            }
        }
    }
    let mut all: Vec<String> = Vec::new();
    keys(&schema, &mut all);
    all.extend(clman_record::FENCE_ATTRIBUTES.iter().map(|key| (*key).to_string()));
    assert!(all.len() > 30, "{all:?}");
    for key in all {
        let told =
            [format!("`{key}`"), format!("[[{key}]]"), format!("[{key}]"), format!(".{key}]]")];
        assert!(told.iter().any(|t| text.contains(t)), "{key} is not told");
    }
}
