//! The playground's module, run in node, gives the same output as `clman`. This is the published module, if it was made
//! from the current sources, and otherwise a module that is built for `wasm32-unknown-unknown` here.
//!
//! The test needs `node`. To build a module, it needs a compiler with the sources of its standard library (Debian:
//! `rustc-web` and `rust-web-src`) and a linker (`lld-19`).

use crate::support;
use crate::support::module;
use clman_record::write_launch_file;
use serde_json::{Value, json};
use std::path::Path;
use std::process::Command;

/// The edition, a program, and a part of the output: diagnostics of every phase.
const CHECKED: [(&str, &str, &str); 8] = [
    ("3.0", "kernel void f(global int *p) { *p = 1; }", ""),
    ("3.0", "int f(void) { return x; }", "CL0501"),
    ("1.2", "void f(global int *g) { int *p = g; }", "CL0301"),
    ("1.2", "kernel void f(int *p) { }", "CL0704"),
    ("3.0", "float4 f(float4 v) { return v.xyzq; }", "CL0516"),
    ("3.0", "#define A(x) x +\nint f(void) { return A(1) sin(1.0f); }", ""),
    ("3.0", "#error größer \u{1b}[31m", "CL0115"),
    ("1.0", "void f(void) { printf(\"x\"); }", "CL0602"),
];

/// Requests for the checker, for every launch of the bundled manual's shown examples and of the gallery, and
/// for launches that cannot run.
fn requests() -> Vec<Value> {
    let check = |(std, source, _): &(&str, &str, &str)| json!({ "name": "check.cl", "source": source, "std": std });
    let mut all: Vec<Value> = CHECKED.iter().map(check).collect();
    let run = |name: &str, source: &str, launch: &str, std: &str| {
        json!({
            "name": format!("{name}.cl"), "source": source, "std": std,
            "launch": { "name": format!("{name}.toml"), "text": launch },
        })
    };
    let manual = clman_manual::corpus().expect("the manual is read");
    for page in &manual.pages {
        for example in page.examples.iter().filter(|e| e.shown && !e.launches.is_empty()) {
            let launch = write_launch_file(&format!("{}.cl", example.id), &example.launches);
            let applies = |e: &clman_record::Edition| {
                example.editions.contains(*e) && page.editions.contains(*e)
            };
            let std = manual.meta.own_editions().rev().find(applies).expect("an edition");
            all.push(run(&example.id, &example.code, &launch, std.language()));
        }
    }
    let gallery = std::fs::read_dir("templates/gallery").expect("there is a gallery");
    for file in gallery.map(|entry| entry.expect("a file").path()) {
        let Some("toml") = file.extension().and_then(|e| e.to_str()) else { continue };
        let name = file.file_stem().and_then(|stem| stem.to_str()).expect("a name");
        let text = |path: &Path| std::fs::read_to_string(path).expect("a text");
        all.push(run(name, &text(&file.with_extension("cl")), &text(&file), "3.1"));
    }
    let kernel = "kernel void k(global int *p) { *p = 1; }";
    all.push(run(
        "no-kernel",
        kernel,
        "source = \"no-kernel.cl\"\nkernel = \"x\"\nglobal = [1]\n",
        "3.1",
    ));
    all.push(run(
        "no-argument",
        kernel,
        "source = \"no-argument.cl\"\nkernel = \"k\"\nglobal = [1]\n",
        "3.1",
    ));
    all.push(run("no-toml", kernel, "source = [\n", "3.1"));
    all
}

/// The results of the command for a request: as JSON, the exit code, standard output and standard error of the command;
/// and its output with `--message-format json`.
fn printed(request: &Value) -> (Value, String) {
    let folder = tempfile::tempdir().expect("a folder");
    let file = |name: &Value, text: &Value| {
        let (name, text) = (name.as_str().expect("a name"), text.as_str().expect("a text"));
        std::fs::write(folder.path().join(name), text).expect("a file");
        name.to_string()
    };
    let mut named = file(&request["name"], &request["source"]);
    let command = if request["launch"].is_null() { "check" } else { "run" };
    if command == "run" {
        named = file(&request["launch"]["name"], &request["launch"]["text"]);
    }
    let call = |format: &str| {
        let std = request["std"].as_str().expect("an edition");
        Command::new(env!("CARGO_BIN_EXE_clman"))
            .args([command, &named, "--std", std, "--message-format", format])
            .current_dir(folder.path())
            .output()
            .expect("clman runs")
    };
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    let human = call("human");
    let said = json!({
        "code": human.status.code(), "stdout": text(&human.stdout), "stderr": text(&human.stderr),
    });
    (said, text(&call("json").stdout))
}

#[test]
fn the_module_says_in_node_what_the_command_prints() {
    if !support::peer("node") {
        return;
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let published = root.join(module::SCRIPT);
    let script = std::fs::read_to_string(&published).expect("the script is read");
    let sources = module::sources(root).expect("the sources are read");
    let tried = if script.contains(&sources) {
        published
    } else {
        let Some(rustc) = module::compiler() else {
            return support::missing("a Rust compiler with the sources of its standard library");
        };
        if !support::peer("wasm-ld-19") {
            return;
        }
        module::build(root, &rustc, "quick").expect("the module is built")
    };
    let requests = requests();
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("requests.json");
    std::fs::write(&file, json!(requests).to_string()).expect("a file");
    let script = "tests/browser/module.mjs";
    let [tried, file] = [&tried, &file].map(|path| path.to_str().expect("a name"));
    let run = [script, tried, "templates/playground.worker.js", file];
    let said = support::says(Path::new("."), "node", &run);
    let answers: Vec<Value> = said
        .lines()
        .map(|line| serde_json::from_str(line).unwrap_or_else(|_| panic!("node says {said}")))
        .collect();
    assert_eq!(answers.len(), requests.len(), "{said}");
    let mut ran = 0;
    for (request, answer) in requests.iter().zip(&answers) {
        let (expected, lines) = printed(request);
        let seen = json!({
            "code": answer["code"], "stdout": answer["stdout"], "stderr": answer["stderr"],
        });
        assert_eq!(seen, expected, "{request}");
        let seen = answer["lines"].as_array().expect("a list").iter();
        let seen: String = seen.map(|line| line.as_str().expect("a line")).collect();
        // Times differ.
        let timeless = |text: &str| -> Vec<String> {
            text.lines().map(|l| l.split(",\"seconds\":").next().unwrap_or(l).into()).collect()
        };
        assert_eq!(timeless(&seen), timeless(&lines), "{request}");
        ran += u32::from(!request["launch"].is_null() && answer["code"] != 2);
    }
    assert!(ran > 300, "only {ran} launches ran");
    for ((_, source, part), answer) in CHECKED.iter().zip(&answers) {
        let stdout = answer["stdout"].as_str().expect("a text");
        assert!(
            stdout.contains(part) && stdout.is_empty() == part.is_empty(),
            "{source}: {stdout}"
        );
    }
}
