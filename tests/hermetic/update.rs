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
    crate::cli::results_match_schema(&output);
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
    assert!(said.contains("- `fire`: section description; **1 conflict with edits**"), "{said}");
    let text = fs::read_to_string(&fire).unwrap();
    assert!(text.contains("It is very hot. It needs air."), "{text}");
    assert!(
        text.contains("place = \"section description\"") && text.contains("It is warm."),
        "{text}"
    );
    let build = clman(&["build", "records", "-o", "out"], at);
    assert_eq!(build.status.code(), Some(2), "{build:?}");
    let line = 1 + text.lines().position(|line| line == "[[conflict]]").unwrap();
    let message = format!("fire.toml:{line}: section description: ");
    assert!(String::from_utf8_lossy(&build.stderr).contains(&message), "{build:?}");
    assert_eq!(clman(&["validate", "records"], at).status.code(), Some(1));
    let start = text.find("[[conflict]]").unwrap();
    let end = text.find("[source]").unwrap();
    fs::write(&fire, format!("{}{}", &text[..start], &text[end..])).unwrap();
    let build = clman(&["build", "records", "-o", "out"], at);
    assert!(build.status.success(), "{build:?}");
}

/// Edits a record of `before`, updates it to `after`, and returns the description. There must be no conflict.
#[track_caller]
fn updated(before: &str, edits: (&str, &str), after: &str) -> String {
    let folder = tempfile::tempdir().unwrap();
    let at = folder.path();
    upstream(at, &[("fire", before, "")]);
    assert!(clman(&["import", "man3", "-o", "records"], at).status.success());
    let fire = at.join("records/fire.toml");
    edit(&fire, edits.0, edits.1);
    upstream(at, &[("fire", after, "")]);
    let output = clman(&["import", "man3", "-o", "records", "--update"], at);
    let text = fs::read_to_string(&fire).unwrap();
    assert!(output.status.success(), "{output:?}\n{text}");
    let start = text.find("body = '''\n").unwrap() + 11;
    text[start..start + text[start..].find("'''").unwrap()].to_owned()
}

#[test]
fn changes_beside_an_edit_are_not_conflicts() {
    let two = "The first sentence. The second sentence.";
    let edits = ("The second", "The very second");
    let items = ".IP \\(bu 2\nThe first item.\n.IP \\(bu 2\nThe second item.";
    for (before, after, expected) in [
        (
            two,
            "The first sentence. The second sentence. A new one.",
            "The first sentence. The very second sentence. A new one.\n",
        ),
        (two, "The second sentence.", "The very second sentence.\n"),
        (
            two,
            "The second sentence. The first sentence.",
            "The very second sentence. The first sentence.\n",
        ),
        (
            two,
            "The first sentence.\n.PP\nA new one.\n.PP\nThe second sentence.",
            "The first sentence.\n\nA new one.\n\nThe very second sentence.\n",
        ),
        (
            "The first sentence.\n.PP\nThe second sentence.",
            two,
            "The first sentence. The very second sentence.\n",
        ),
        (
            items,
            ".IP \\(bu 2\nThe first item.\n.IP \\(bu 2\nA new item.\n.IP \\(bu 2\nThe second item.",
            "- The first item.\n- A new item.\n- The very second item.\n",
        ),
        (two, items, "- The first item.\n- The second item.\n"),
    ] {
        // The last case changes the edited sentence too.
        if after == items && before == two {
            continue;
        }
        assert_eq!(updated(before, edits, after), expected);
    }
}

#[test]
fn edits_follow_text_to_another_page_or_section() {
    let folder = tempfile::tempdir().unwrap();
    let at = folder.path();
    let wood = "Wood must be dry before it burns. It must be short too. It lies beside the kiln.";
    upstream(at, &[("fire", LONG, wood), ("kiln", "A kiln is a large oven.", "")]);
    assert!(clman(&["import", "man3", "-o", "records"], at).status.success());
    let record = |name: &str| at.join(format!("records/{name}.toml"));
    edit(&record("fire"), "must be dry", "should be dry");
    edit(&record("fire"), "It must be short too.", "It must be short too. Mine.");
    edit(&record("fire"), "nothing else", "nothing more");
    upstream(
        at,
        &[("fire", LONG, ""), ("kiln", "A kiln is a large oven.", ""), ("wood", wood, "")],
    );
    let output = clman(&["import", "man3", "-o", "records", "--update"], at);
    assert!(output.status.success(), "{output:?}");
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(said.contains("- `wood`; edits were moved here from `fire`"), "{said}");
    let read = |name: &str| fs::read_to_string(record(name)).unwrap();
    assert!(
        read("wood").contains("Wood should be dry before it burns. It must be short too. Mine.")
    );
    assert!(!read("fire").contains("Wood") && !read("fire").contains("Mine"), "{}", read("fire"));
    assert!(read("fire").contains("nothing more"));
    // The new record is known as edited, and another update moves the edits to another section of an existing page.
    upstream(at, &[("fire", LONG, ""), ("kiln", "A kiln is a large oven.", wood)]);
    let output = clman(&["import", "man3", "-o", "records", "--update"], at);
    assert!(output.status.success(), "{output:?}");
    assert!(
        read("kiln").contains("Wood should be dry before it burns. It must be short too. Mine.")
    );
    assert!(!record("wood").exists());
    // Upstream makes a table of the text.
    let man = at.join("man3/kiln.3");
    let text = fs::read_to_string(&man).unwrap();
    let table = text.replace(wood, &format!(".TS\nl l.\n1\t{wood}\n2\tMore.\n.TE"));
    fs::write(&man, table).unwrap();
    let copy = at.join("copy");
    fs::create_dir(&copy).unwrap();
    for entry in fs::read_dir(at.join("records")).unwrap() {
        let path = entry.unwrap().path();
        fs::copy(&path, copy.join(path.file_name().unwrap())).unwrap();
    }
    let output = clman(&["import", "man3", "-o", "copy", "--update"], at);
    assert!(output.status.success(), "{output:?}");
    let table = fs::read_to_string(copy.join("kiln.toml")).unwrap();
    assert!(
        table.contains("|Wood should be dry before it burns. It must be short too. Mine. It"),
        "{table}"
    );
    fs::write(&man, text).unwrap();
    // Upstream gives the section another title.
    edit(&man, ".SH NOTES", ".SH FUEL");
    edit(&man, "be short", "be very short");
    let output = clman(&["import", "man3", "-o", "records", "--update"], at);
    assert_eq!(output.status.code(), Some(0), "{output:?}\n{}", read("kiln"));
    assert!(read("kiln").contains("id = \"fuel\""));
    assert!(
        read("kiln")
            .contains("Wood should be dry before it burns. It must be very short too. Mine.")
    );
}

#[test]
fn the_metadata_is_updated_too() {
    let folder = tempfile::tempdir().unwrap();
    let at = folder.path();
    let release = |release: &str, date: &str| {
        upstream(at, &[("fire", LONG, ""), ("kiln", LONG, "")]);
        for name in ["fire", "kiln"] {
            let head = "2026-11-25\n";
            edit(
                &at.join(format!("man3/{name}.3")),
                head,
                &format!("{date} \"{release}\" \"Fire Manual\"\n"),
            );
        }
    };
    release("Fire 1.0", "2024-01-01");
    assert!(
        clman(&["import", "man3", "-o", "records", "--title", "My manual"], at).status.success()
    );
    let corpus = at.join("records/corpus.toml");
    let read = || fs::read_to_string(&corpus).unwrap();
    edit(&corpus, "release", "# the first release\nrelease");
    edit(&corpus, "section = \"3\"", "section = \"3\" # mine\nauthor = \"me\"");
    let groups = "\n[[group]]\ntitle = \"All\" # mine too\npages = [\"fire\", \"kiln\"]\n";
    fs::write(&corpus, read() + groups).unwrap();
    release("Fire 2.0", "2025-01-01");
    let update = ["import", "man3", "-o", "records", "--update"];
    let output = clman(&update, at);
    assert!(output.status.success(), "{output:?}");
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(said.contains("## corpus.toml\n\n- date, release\n"), "{said}");
    let text = read();
    for line in [
        "title = \"My manual\"",
        "# the first release\nrelease = \"Fire 2.0\"",
        "date = \"2025-01-01\"",
        "section = \"3\" # mine\nauthor = \"me\"",
        groups,
    ] {
        assert!(text.contains(line), "{line}: {text}");
    }
    assert!(!String::from_utf8_lossy(&clman(&update, at).stdout).contains("corpus.toml"));
    assert_eq!(read(), text);

    edit(&corpus, "Fire 2.0", "Fire two");
    release("Fire 3.0", "2025-01-01");
    let output = clman(&update, at);
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(said.contains("- release; **1 conflict with edits**"), "{said}");
    let text = read();
    assert!(
        text.contains("release = \"Fire two\"") && text.contains("upstream = \"Fire 3.0\""),
        "{text}"
    );
    let build = clman(&["build", "records", "-o", "out"], at);
    assert_eq!(build.status.code(), Some(2), "{build:?}");
    let line = 1 + text.lines().position(|line| line == "[[conflict]]").unwrap();
    let message = format!("corpus.toml:{line}: release: ");
    assert!(String::from_utf8_lossy(&build.stderr).contains(&message), "{build:?}");
    assert_eq!(clman(&["validate", "records"], at).status.code(), Some(1));
    let start = text.find("\n[[conflict]]").unwrap();
    let end = start + text[start..].find("Fire 3.0\"\n").unwrap() + 10;
    fs::write(&corpus, format!("{}{}", &text[..start], &text[end..])).unwrap();
    let build = clman(&["build", "records", "-o", "out"], at);
    assert!(build.status.success(), "{build:?}");

    // A corpus whose imported metadata was not kept.
    fs::remove_file(at.join("records/.imported")).unwrap();
    let before = read();
    let output = clman(&update, at);
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(said.contains("is not available\n\n- title, author, release\n"), "{said}");
    assert_eq!(read(), before);
}
