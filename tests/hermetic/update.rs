//! `clman import --update`: upstream changes pages, and the edits of people are kept.

use crate::support::clman;
use serde_json::Value;
use std::fs;
use std::path::Path;

/// Writes a version of upstream: the name, the description and the notes of each page.
fn upstream(folder: &Path, pages: &[(&str, &str, &str)]) {
    let folder = folder.join("man3");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    for (name, description, notes) in pages {
        let notes = if notes.is_empty() { String::new() } else { format!(".SH NOTES\n{notes}\n") };
        let text = format!(
            ".TH {name} 3 2026-11-25\n.SH NAME\n{name} \\- a thing\n.SH DESCRIPTION\n{description}\n{notes}"
        );
        fs::write(folder.join(format!("{name}.3")), text).unwrap();
    }
}

fn edit(path: &Path, old: &str, new: &str) {
    let text = fs::read_to_string(path).unwrap();
    assert!(text.contains(old), "{text}");
    fs::write(path, text.replace(old, new)).unwrap();
}

const LONG: &str =
    "The kiln burns wood and nothing else. Its door must stay closed while it burns.";

#[test]
fn edits_survive_new_states_of_upstream() {
    let folder = tempfile::tempdir().unwrap();
    let at = folder.path();
    upstream(
        at,
        &[
            ("fire", "It is hot. It needs air. It goes out.", "Mind it."),
            ("kiln", LONG, ""),
            ("old", "Nobody needs this page any more.", ""),
            ("own", "Upstream forgets this page, and people do not.", ""),
            ("calm", "It never changes.", ""),
        ],
    );
    assert!(clman(&["import", "man3", "-o", "records"], at).status.success());
    let record = |name: &str| at.join(format!("records/{name}.toml"));
    let read = |name: &str| fs::read_to_string(record(name)).unwrap();
    edit(&record("fire"), "It is hot.", "It is very hot.");
    edit(&record("kiln"), "nothing else", "nothing more");
    edit(&record("own"), "Upstream forgets", "Upstream forgot");
    edit(&record("calm"), "It never changes.", "It hardly changes.");

    upstream(
        at,
        &[
            ("fire", "It is hot. It needs much air. It goes out.", "Mind it well."),
            ("oven", LONG, ""),
            ("new", "It is new.", ""),
            ("calm", "It never changes.", ""),
        ],
    );
    let update = ["import", "man3", "-o", "records", "--update", "--message-format", "json"];
    let before = read("fire");
    let dry = clman(&[&update[..], &["--dry-run"]].concat(), at);
    assert_eq!(read("fire"), before, "nothing is written");
    let output = clman(&update, at);
    assert_eq!(output.stdout, dry.stdout);
    assert_eq!(output.status.code(), Some(1), "a removed page was edited: {output:?}");
    let text = String::from_utf8_lossy(&output.stdout);
    let lines: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let kinds: Vec<String> = lines
        .iter()
        .filter(|line| line["kind"] == "change")
        .map(|line| {
            format!("{} {}", line["page"].as_str().unwrap(), line["change"].as_str().unwrap())
        })
        .collect();
    assert_eq!(
        kinds,
        ["fire changed", "new added", "old removed", "oven renamed", "own removed-but-edited"]
    );
    assert_eq!(lines[0]["parts"], serde_json::json!(["section description", "section notes"]));
    assert!(
        read("fire").contains("It is very hot. It needs much air. It goes out."),
        "{}",
        read("fire")
    );
    assert!(read("fire").contains("Mind it well."));
    assert!(read("oven").contains("nothing more"), "edits follow a new name");
    assert!(!record("kiln").exists() && !record("old").exists());
    assert!(read("own").contains("Upstream forgot"));
    assert!(read("calm").contains("hardly"));
    // The record is still known as edited.
    let again = clman(&["import", "man3", "-o", "records"], at);
    assert!(String::from_utf8_lossy(&again.stderr).contains("fire.toml: kept"), "{again:?}");
    // A second update to the same version changes nothing.
    let text = read("fire");
    clman(&update, at);
    assert_eq!(read("fire"), text);
}

#[test]
fn conflicts_stop_a_build_until_they_are_resolved() {
    let folder = tempfile::tempdir().unwrap();
    let at = folder.path();
    upstream(at, &[("fire", "It is hot. It needs air.", ""), ("kiln", LONG, "")]);
    assert!(clman(&["import", "man3", "-o", "records"], at).status.success());
    let fire = at.join("records/fire.toml");
    edit(&fire, "It is hot.", "It is very hot.");
    upstream(at, &[("fire", "It is warm. It needs air.", ""), ("kiln", LONG, "")]);
    let output = clman(&["import", "man3", "-o", "records", "--update"], at);
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(said.starts_with("## Changed pages\n\n- "), "{said}");
    assert!(said.contains("- `fire`: section description; **1 in conflict with edits**"), "{said}");
    let text = fs::read_to_string(&fire).unwrap();
    assert!(text.contains("It is very hot. It needs air."), "{text}");
    assert!(
        text.contains("place = \"section description\"") && text.contains("It is warm."),
        "{text}"
    );
    let build = clman(&["build", "records", "-o", "out"], at);
    assert_eq!(build.status.code(), Some(2), "{build:?}");
    assert!(String::from_utf8_lossy(&build.stderr).contains("fire.toml: section description: "));
    assert_eq!(clman(&["validate", "records"], at).status.code(), Some(1));
    let start = text.find("[[conflict]]").unwrap();
    let end = text.find("[source]").unwrap();
    fs::write(&fire, format!("{}{}", &text[..start], &text[end..])).unwrap();
    let build = clman(&["build", "records", "-o", "out"], at);
    assert!(build.status.success(), "{build:?}");
}
