//! `clman test` as users run it: outcomes, evidence, known deviations, the cache, `--bless`, `--report`.

use serde_json::Value;
use std::process::{Command, Output};

const META: &str =
    "title = \"Lamps\"\nmanual = \"Lamp Manual\"\nsection = \"3clc\"\neditions = \"1.2..=2.0\"\n";

const PAGE: &str = r#"name = "lamp"
title = "lamp"
summary = "a light"

[[section]]
id = "description"
title = "Description"
body = """
Constants stay.

```opencl
constant int watts = 40;
```
"""

[[rule]]
id = "stays"
kind = "constraint"
text = "A constant is not assigned."

[[rule]]
id = "shines"
kind = "behaviour"
text = "It doubles."

[[example]]
id = "read"
proves = ["stays"]
expect = "accept"
code = """
constant int n = 1;
int f(void) { return n; }
"""

[[example]]
id = "written"
proves = ["stays"]
expect = "reject"
diagnostic = "CL0301"
code = """
constant int n = 1;
void f(void) { n = 2; }
"""

[[example]]
id = "double"
proves = ["shines"]
expect = "accept"
code = """
kernel void twice(global int *n) { n[get_global_id(0)] *= 2; }
"""

[[example.launch]]
kernel = "twice"
global = [3]

[[example.launch.arg]]
buffer = { type = "int", values = [1, 2, 3] }
expect = [2, 4, 6]
"#;

struct Manual(tempfile::TempDir);

impl Manual {
    fn new(page: &str) -> Manual {
        let folder = tempfile::tempdir().expect("a folder can be made");
        std::fs::create_dir(folder.path().join("pages")).expect("it can be made");
        let manual = Manual(folder);
        manual.write("pages/corpus.toml", META);
        manual.write("pages/lamp.toml", page);
        manual
    }

    fn write(&self, name: &str, text: &str) {
        let path = self.0.path().join(name);
        std::fs::create_dir_all(path.parent().expect("it is in a folder")).expect("it can be made");
        std::fs::write(path, text).expect("it can be written");
    }

    fn read(&self, name: &str) -> String {
        std::fs::read_to_string(self.0.path().join(name)).expect("it can be read")
    }

    fn clman(&self, arguments: &[&str]) -> Output {
        Command::new(env!("CARGO_BIN_EXE_clman"))
            .args(arguments)
            .current_dir(self.0.path())
            .env("XDG_CACHE_HOME", self.0.path().join("cache"))
            .env("CLMAN_COMMIT", "0123456789ab")
            .output()
            .expect("clman runs")
    }
}

fn out(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

fn lines(output: &Output) -> Vec<Value> {
    out(output).lines().map(|l| serde_json::from_str(l).expect("each line is JSON")).collect()
}

/// The page after `--bless`: the expected code of the example `written` is the code that the checker reports.
fn good_page() -> String {
    let manual = Manual::new(PAGE);
    let output = manual.clman(&["test", "pages", "--bless"]);
    assert_eq!(output.status.code(), Some(1), "the diagnostic was wrong");
    manual.read("pages/lamp.toml")
}

#[test]
fn outcomes_rules_and_the_sum_are_printed() {
    let manual = Manual::new(&good_page());
    let output = manual.clman(&["test", "pages", "--message-format", "json"]);
    let lines = lines(&output);
    assert_eq!(output.status.code(), Some(0), "{}", out(&output));
    let of = |kind: &str| lines.iter().filter(|line| line["kind"] == kind).count();
    assert_eq!((of("test"), of("rule"), of("summary")), (8, 4, 1));
    assert!(lines.iter().all(|l| l["kind"] != "test" || l["outcome"] == "passed"));
    assert!(lines.iter().all(|l| l["kind"] != "rule" || l["outcome"] == "verified"));
    let sum = lines.last().expect("there is a line");
    assert_eq!((&sum["rules"], &sum["rules_verified"]), (&2.into(), &2.into()));
}

#[test]
fn a_failure_is_printed_with_all_that_it_takes_to_see_it() {
    let page = good_page().replace("expect = [2, 4, 6]", "expect = [2, 5, 6]");
    let manual = Manual::new(&page);
    let output = manual.clman(&["test", "pages"]);
    let text = out(&output);
    assert_eq!(output.status.code(), Some(1));
    for want in [
        "lamp#double (editions 1.2, 2.0, reference)",
        "pages/lamp.toml:",
        "proves lamp#shines",
        "kernel void twice",
        "argument 1, at index 1: expected 5, found 4",
        "again: clman test pages --device reference --edition 1.2 --edition 2.0 lamp#double",
    ] {
        assert!(text.contains(want), "'{want}' is not in\n{text}");
    }
    assert_eq!(text.matches("---- ").count(), 1, "the failures of both editions are one: {text}");
    // The printed command runs only the example, in both editions.
    let again = text.lines().find_map(|line| line.strip_prefix("again: clman "));
    let words: Vec<&str> = again.expect("it is there").split(' ').collect();
    let again = out(&manual.clman(&words));
    assert!(again.contains("\n0 passed, 2 failed,"), "{again}");
    // The printed line is the first line of the code in the record.
    let line = page.lines().position(|l| l.starts_with("kernel void twice")).expect("it is there");
    assert!(text.contains(&format!("pages/lamp.toml:{}\n", line + 1)), "{text}");
    // A manual is not built if its examples fail.
    let built = manual.clman(&["build", "pages", "-o", "out"]);
    assert_eq!(built.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&built.stderr).contains("lamp#double"));
    assert!(!manual.0.path().join("out").exists());
}

#[test]
fn bless_changes_details_and_no_claims() {
    let page = good_page();
    assert!(!page.contains("CL0301"), "the code is what the checker says");
    let manual = Manual::new(&page.replace("[2, 4, 6]", "[0, 0, 0]"));
    manual.clman(&["test", "pages", "--bless"]);
    assert_eq!(manual.read("pages/lamp.toml"), page);
    // A rejection is a claim of the manual, which --bless does not change.
    let claims = page.replace("{ n = 2; }", "{ }");
    let manual = Manual::new(&claims);
    let output = manual.clman(&["test", "pages", "--bless"]);
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(manual.read("pages/lamp.toml"), claims);
}

#[test]
fn what_was_seen_is_recorded_shown_and_gets_stale() {
    let manual = Manual::new(&good_page());
    let output = manual.clman(&["test", "pages", "--record", "pages/evidence"]);
    assert_eq!(output.status.code(), Some(0), "{}", out(&output));
    let recorded = manual.read("pages/evidence/reference.toml");
    assert!(recorded.contains("commit = \"0123456789ab\""), "{recorded}");
    // The recorded file becomes the evidence of another device.
    let of_device = recorded.replace("\"reference\"", "\"opencl:lamp:bulb\"");
    manual.write("pages/evidence/lamp.toml", &of_device);
    std::fs::remove_file(manual.0.path().join("pages/evidence/reference.toml"))
        .expect("it is there");
    let built = manual.clman(&["build", "pages", "-o", "out"]);
    assert_eq!(built.status.code(), Some(0), "{}", String::from_utf8_lossy(&built.stderr));
    let shown = manual.read("out/markdown/lamp.md");
    assert!(shown.contains("verified on checker, reference, opencl:lamp"), "{shown}");
    assert!(manual.read("out/html/lamp.html").contains("reference, opencl:lamp"));
    assert!(manual.read("out/man/man3/lamp.3clc").contains("opencl:lamp"));
    // A changed example makes the earlier evidence stale.
    let changed = manual.read("pages/lamp.toml").replace("{ return n; }", "{ return n + 1; }");
    manual.write("pages/lamp.toml", &changed);
    manual.clman(&["build", "pages", "-o", "out"]);
    let shown = manual.read("out/markdown/lamp.md");
    assert!(shown.contains("changed since it was tested on opencl:lamp"), "{shown}");
    // With a filter, nothing can be recorded, because the filter omits some of the proofs of a rule.
    let output = manual.clman(&["test", "pages", "--record", "pages/evidence", "read"]);
    assert_eq!(output.status.code(), Some(2));
}

#[test]
fn an_earlier_run_is_kept_and_compared() {
    let manual = Manual::new(&good_page());
    let record = || manual.clman(&["test", "pages", "--record", "pages/evidence"]);
    assert_eq!(record().status.code(), Some(0));
    let now = manual.read("pages/evidence/reference.toml");
    let date = now.lines().find(|line| line.starts_with("date")).expect("a date");
    let earlier =
        now.replace(date, "date = \"2026-01-02\"").replacen("verified", "contradicted", 1);
    manual.write("pages/evidence/reference.toml", &earlier);
    // A second run on the same day replaces the first.
    for _ in 0..2 {
        assert_eq!(record().status.code(), Some(0));
        assert_eq!(manual.read("pages/evidence/reference.toml"), now);
        assert_eq!(manual.read("pages/evidence/history/reference-2026-01-02.toml"), earlier);
    }
    manual.clman(&["build", "pages", "-o", "out"]);
    let index = manual.read("out/html/runs/index.json");
    let runs: Vec<serde_json::Value> = serde_json::from_str(&index).expect("it is JSON");
    assert_eq!(runs.len(), 2, "{index}");
    assert_eq!(runs[1]["date"], "2026-01-02");
    let file = runs[0]["file"].as_str().expect("a name").replace(".json", ".html");
    let page = manual.read(&format!("out/html/runs/{file}"));
    assert!(page.contains("does not hold → verified"), "{page}");
}

#[test]
fn known_deviations_are_no_failures_and_their_end_is_one() {
    let page = good_page();
    let deviation = |driver: &str| {
        format!(
            "[[deviation]]\nrules = [\"lamp#shines\"]\neditions = \"1.2\"\ndevice = \"reference\"\n\
             {driver}reason = \"It glows.\"\nsource = \"seen\"\n"
        )
    };
    let outcomes = |manual: &Manual| -> (Option<i32>, Vec<String>) {
        let arguments = ["test", "pages", "--evidence", "known", "--message-format", "json"];
        let output = manual.clman(&arguments);
        let of_it = lines(&output);
        let of_it = of_it.iter().filter(|line| line["kind"] == "test" && line["id"] == "double");
        let words = of_it.map(|l| format!("{} {}", l["edition"], l["outcome"]).replace('"', ""));
        (output.status.code(), words.collect())
    };
    let broken = page.replace("[2, 4, 6]", "[2, 5, 6]");
    let manual = Manual::new(&broken);
    manual.write("known/deviations.toml", &deviation(""));
    // There is no known deviation for the other edition.
    let seen = outcomes(&manual);
    assert_eq!(seen, (Some(1), vec!["1.2 known-deviation".into(), "2.0 failed".into()]));
    manual.write("known/deviations.toml", &deviation("driver = \">=3\"\n"));
    assert_eq!(outcomes(&manual).1, ["1.2 failed", "2.0 failed"]);
    let manual = Manual::new(&page);
    manual.write("known/deviations.toml", &deviation(""));
    let seen = outcomes(&manual);
    assert_eq!(seen, (Some(1), vec!["1.2 unexpected-pass".into(), "2.0 passed".into()]));
}

#[test]
fn what_has_not_changed_is_not_run_again() {
    let manual = Manual::new(&good_page());
    let first = manual.clman(&["test", "pages", "--changed"]);
    let cached = manual.0.path().join("cache/clman/outcomes");
    assert!(cached.is_file());
    let again = manual.clman(&["test", "pages", "--changed"]);
    assert_eq!(out(&first), out(&again));
    // Cache files that are truncated or from another program are ignored.
    let bytes = std::fs::read(&cached).expect("it can be read");
    for wrong in [&bytes[..bytes.len() / 2], b"what is this", b""] {
        std::fs::write(&cached, wrong).expect("it can be written");
        let again = manual.clman(&["test", "pages", "--changed"]);
        assert_eq!(out(&first), out(&again));
    }
    // Failures are run each time, and a changed record is detected.
    let broken = manual.read("pages/lamp.toml").replace("[2, 4, 6]", "[2, 5, 6]");
    manual.write("pages/lamp.toml", &broken);
    for _ in 0..2 {
        let output = manual.clman(&["test", "pages", "--changed"]);
        assert_eq!(output.status.code(), Some(1));
    }
}

#[test]
fn parts_are_the_whole() {
    let clman = |arguments: &[&str]| -> Vec<String> {
        let output = Command::new(env!("CARGO_BIN_EXE_clman"))
            .args(["test", "--device", "checker", "--edition", "1.2", "--message-format", "json"])
            .args(arguments)
            .output()
            .expect("clman runs");
        let mut names: Vec<String> = lines(&output)
            .iter()
            .filter(|line| line["kind"] != "summary")
            .map(|l| format!("{} {} {}{}", l["kind"], l["page"], l["id"], l["rule"]))
            .collect();
        names.sort();
        names
    };
    let whole = clman(&[]);
    let mut union: Vec<String> =
        (1..=3).flat_map(|k| clman(&["--partition", &format!("{k}/3")])).collect();
    union.sort();
    assert!(whole.len() > 300, "{}", whole.len());
    assert_eq!(union, whole);
}

#[test]
fn what_is_wrong_with_listings_is_reported() {
    let manual = Manual::new(
        &good_page().replace("constant int watts = 40;", "constant int a = 1;\nconstant int b = ;"),
    );
    let output = manual.clman(&["test", "pages", "--report", "--message-format", "json"]);
    assert_eq!(output.status.code(), Some(1));
    crate::cli::results_match_schema(&output);
    let lines = lines(&output);
    assert_eq!(lines.len(), 2, "one an edition");
    let line = &lines[0];
    assert_eq!((&line["kind"], &line["listing"]), (&"report".into(), &"description.1".into()));
    assert_eq!((&line["line"], &line["text"]), (&2.into(), &"constant int b = ;".into()));
    assert!(line["reason"].as_str().is_some_and(|reason| reason.contains("it must compile")));
}

#[test]
fn a_second_build_gives_the_same_bytes() {
    let manual = Manual::new(&good_page());
    assert_eq!(manual.clman(&["build", "pages", "-o", "one"]).status.code(), Some(0));
    assert_eq!(manual.clman(&["build", "pages", "-o", "two"]).status.code(), Some(0));
    for name in ["man/man3/lamp.3clc", "html/lamp.html", "markdown/lamp.md"] {
        assert_eq!(manual.read(&format!("one/{name}")), manual.read(&format!("two/{name}")));
    }
    // A cache that cannot be written is not an error.
    std::fs::remove_dir_all(manual.0.path().join("cache")).expect("it is there");
    std::fs::write(manual.0.path().join("cache"), "no folder").expect("it can be written");
    assert_eq!(manual.clman(&["build", "pages", "-o", "one"]).status.code(), Some(0));
}
