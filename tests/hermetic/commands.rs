//! Listings in any language. If the user has agreed, the commands of `corpus.toml` check them in confinement.
#![cfg(unix)]

use serde_json::Value;
use std::fs;
use std::path::Path;
use std::process::{Command, Output};

const META: &str = r#"title = "Lamps"
manual = "Lamp Manual"
section = "1"

[[listing]]
name = "sh"
extension = "sh"
check = ["sh", "-n", "{file}"]
run = ["sh", "{file}"]
version = ["sh", "-c", "echo 1"]

[[listing.wrapper]]
before = "f() {"
after = "}"
"#;

/// A manual with one page. For each of `listings`, the page has a listing in `sh`, with the given text after it.
fn corpus(folder: &Path, listings: &[(&str, &str)]) {
    let mut page = String::from("name = \"lamp\"\ntitle = \"lamp\"\nsummary = \"a light\"\n");
    page.push_str("\n[[section]]\nid = \"use\"\ntitle = \"Use\"\nbody = '''\n");
    for (code, after) in listings {
        page.push_str(&format!("```sh\n{code}\n```\n\n{after}\n\n"));
    }
    page.push_str("'''\n");
    fs::create_dir_all(folder.join("lamps")).unwrap();
    fs::write(folder.join("lamps/corpus.toml"), META).unwrap();
    fs::write(folder.join("lamps/lamp.toml"), page).unwrap();
}

fn test(folder: &Path, arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_clman"))
        .args(["test", "lamps", "--message-format", "json"])
        .args(arguments)
        .current_dir(folder)
        .env("XDG_STATE_HOME", folder.join("state"))
        .env("HOME", folder)
        .output()
        .expect("clman runs")
}

/// The outcome and the message of each listing.
fn outcomes(output: &Output) -> Vec<(String, String)> {
    let text = String::from_utf8_lossy(&output.stdout);
    let lines = text.lines().map(|line| serde_json::from_str::<Value>(line).expect("JSON"));
    let tests = lines.filter(|line| line["kind"] == "test");
    let word = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    tests.map(|line| (word(&line["outcome"]), word(&line["message"]))).collect()
}

#[test]
fn listings_are_checked_by_the_commands_of_the_corpus() {
    let folder = tempfile::tempdir().unwrap();
    corpus(
        folder.path(),
        &[
            ("echo on", "```output\non\n```"),
            ("echo off", "```output\non\n```"),
            ("return 1", ""),
            ("if true", ""),
        ],
    );
    let before = test(folder.path(), &[]);
    assert!(outcomes(&before).iter().all(|(outcome, _)| outcome == "ignored"), "{before:?}");
    let said = String::from_utf8_lossy(&before.stderr);
    assert!(said.contains("sh -n {file}") && said.contains("--allow-commands"), "{said}");
    for arguments in [&["--allow-commands"][..], &[]] {
        let seen = outcomes(&test(folder.path(), arguments));
        let words: Vec<&str> = seen.iter().map(|(outcome, _)| outcome.as_str()).collect();
        assert_eq!(words, ["passed", "failed", "passed", "failed"], "{seen:?}");
        assert_eq!(seen[1].1, "it must print 'on', but it prints 'off'");
        assert!(seen[3].1.starts_with("sh: "), "{seen:?}");
    }
    // If the commands change, the user must agree again.
    let other = META.replace("sh\", \"-n", "bash\", \"-n");
    fs::write(folder.path().join("lamps/corpus.toml"), other).unwrap();
    let after = test(folder.path(), &[]);
    assert!(outcomes(&after).iter().all(|(outcome, _)| outcome == "ignored"), "{after:?}");
}

#[test]
fn a_checker_without_a_verdict_rejects_nothing() {
    let folder = tempfile::tempdir().unwrap();
    corpus(folder.path(), &[("if true", ""), ("echo on", "")]);
    let page = folder.path().join("lamps/lamp.toml");
    let text = fs::read_to_string(&page).unwrap().replace("```sh\n", "```sh {expect=reject}\n");
    fs::write(&page, text).unwrap();
    for (check, first) in [
        (r#""sh", "-n", "{file}""#, "passed"),
        (r#""no-such-shell", "-n", "{file}""#, "no-such-shell: "),
        (r#""sh", "-c", "exit 137", "{file}""#, "a signal ended sh"),
    ] {
        let meta = META.replace(r#""sh", "-n", "{file}""#, check);
        fs::write(folder.path().join("lamps/corpus.toml"), meta).unwrap();
        let seen = outcomes(&test(folder.path(), &["--allow-commands"]));
        let (outcome, message) = &seen[0];
        let is_first = outcome == first || (outcome == "failed" && message.starts_with(first));
        assert!(is_first && seen[1].0 == "failed", "{check}: {seen:?}");
    }
}

#[test]
fn commands_are_confined() {
    let folder = tempfile::tempdir().unwrap();
    let secret = folder.path().join("secret");
    fs::write(&secret, "secret").unwrap();
    let mark = folder.path().join("mark");
    let read = format!("cat {} 2>/dev/null; echo read", secret.display());
    let write = format!("echo x 2>/dev/null > {}; echo wrote", mark.display());
    corpus(
        folder.path(),
        &[
            // The environment has none of the user's variables except `PATH`.
            ("echo $XDG_STATE_HOME", "```output\n```"),
            (&read, "```output\nread\n```"),
            (&write, "```output\nwrote\n```"),
            ("while :; do echo y; done", "```output\n```"),
            ("ulimit -v | grep -q unlimited && echo unlimited", "```output\nunlimited\n```"),
            ("sleep 300 & echo $! > pid; :", "```output\n```"),
        ],
    );
    let seen = outcomes(&test(folder.path(), &["--allow-commands"]));
    assert_eq!(seen[0].0, "passed", "{seen:?}");
    assert_eq!(seen[3].1, "it prints too much", "{seen:?}");
    assert_eq!(seen[4].0, "failed", "{seen:?}");
    // Not every system can forbid access to files.
    if clman_doctest::confined::confines_files() {
        assert_eq!((seen[1].0.as_str(), seen[2].0.as_str()), ("passed", "passed"), "{seen:?}");
        assert!(!mark.exists());
    } else {
        println!("skipped: this system has no Landlock");
    }
}

#[test]
fn commands_cannot_fill_the_disk() {
    let folder = tempfile::tempdir().unwrap();
    let large = "i=0; while :; do head -c 1000000 /dev/zero > $i; i=$((i+1)); done";
    let many = "i=0; while :; do : > $i; i=$((i+1)); done";
    // The files of a command that ends count too.
    let ends = "i=0; while [ $i -lt 6 ]; do head -c 60000000 /dev/zero > $i; i=$((i+1)); done";
    let output = "```output\n```";
    corpus(folder.path(), &[(large, output), (many, output), (ends, output), (":", output)]);
    let start = std::time::Instant::now();
    let seen = outcomes(&test(folder.path(), &["--allow-commands"]));
    for (outcome, message) in &seen[..3] {
        assert_eq!((outcome.as_str(), message.as_str()), ("failed", FILLING), "{seen:?}");
    }
    assert_eq!(seen[3].0, "passed", "{seen:?}");
    assert!(start.elapsed().as_secs() < 20, "{:?}", start.elapsed());
}

const FILLING: &str = "it writes too many or too large files";
