//! The commands, except those that render pages, tested as users run them: exit codes, messages, files.

use crate::support::{self, clman};

use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn code(output: &Output) -> i32 {
    output.status.code().expect("clman was not killed")
}

fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("the output is UTF-8")
}

fn err(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).expect("the messages are UTF-8")
}

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().expect("a folder can be made")
}

fn write(folder: &Path, name: &str, text: &str) -> PathBuf {
    let path = folder.join(name);
    std::fs::create_dir_all(path.parent().expect("it is in a folder")).expect("it can be made");
    std::fs::write(&path, text).expect("it can be written");
    path
}

const META: &str =
    "title = \"Lamps\"\nmanual = \"Lamp Manual\"\nsection = \"3clc\"\neditions = \"1.2\"\n";

fn record(body: &str) -> String {
    format!(
        "name = \"lamp\"\ntitle = \"lamp\"\nsummary = \"a light\"\n\n[[section]]\nid = \"description\"\ntitle = \"Description\"\nbody = '''\n{body}\n'''\n"
    )
}

/// A manual of one page.
fn manual(body: &str) -> tempfile::TempDir {
    let folder = folder();
    write(folder.path(), "corpus.toml", META);
    write(folder.path(), "lamp.toml", &record(body));
    folder
}

/// A page in upstream's form.
fn upstream_page(name: &str, text: &str) -> String {
    format!(
        "<refentry><refnamediv><refname>{name}</refname><refpurpose>Lights it.</refpurpose></refnamediv><refsect1><title>Description</title><para>{text}</para></refsect1></refentry>"
    )
}

/// Checks each line of a command's results against the schema that `clman schema json` prints.
pub fn results_match_schema(output: &Output) {
    let schema = json_schema();
    out(output).lines().for_each(|line| matches_schema(line, &schema));
}

/// Checks a line against the schema that `clman schema json` prints.
fn matches_schema(line: &str, schema: &Value) {
    let line: Value = serde_json::from_str(line).expect("each line is JSON");
    let kind = &line["kind"];
    let kinds = schema["oneOf"].as_array().expect("the schema lists kinds of lines");
    let kind_schema = kinds
        .iter()
        .find(|known| known["properties"]["kind"]["const"] == *kind)
        .unwrap_or_else(|| panic!("no schema for {line}"));
    // The keys of a summary depend on the command.
    if kind != "summary" {
        fits(&line, kind_schema);
    }
}

fn fits(value: &Value, schema: &Value) {
    let types: Vec<&str> = match &schema["type"] {
        Value::String(name) => vec![name],
        Value::Array(names) => names.iter().filter_map(Value::as_str).collect(),
        _ => Vec::new(),
    };
    let own = match value {
        Value::Null => "null",
        Value::Bool(_) => "boolean",
        Value::Number(_) => "integer",
        Value::String(_) => "string",
        Value::Array(_) => "array",
        Value::Object(_) => "object",
    };
    let number = own == "integer" && types.contains(&"number");
    assert!(types.is_empty() || types.contains(&own) || number, "{value} is no {types:?}");
    if let Some(items) = value.as_array() {
        items.iter().for_each(|item| fits(item, &schema["items"]));
    }
    if let Some(object) = value.as_object() {
        for (key, value) in object {
            match (&schema["properties"][key], &schema["additionalProperties"]) {
                (Value::Null, Value::Null) => panic!("the schema has no {key:?}"),
                (Value::Null, other) => fits(value, other),
                (known, _) => fits(value, known),
            }
        }
    }
}

fn json_schema() -> Value {
    let folder = folder();
    let output = clman(&["schema", "json"], folder.path());
    assert_eq!(code(&output), 0);
    serde_json::from_str(&out(&output)).expect("the schema is JSON")
}

#[test]
fn validate_names_the_place() {
    let folder = manual("A lamp.");
    let output = clman(&["validate", "."], folder.path());
    assert_eq!((code(&output), out(&output).as_str()), (0, ""), "{}", err(&output));

    write(folder.path(), "lamp.toml", &record("A lamp.").replace("summary =", "sumary ="));
    let output = clman(&["validate", "."], folder.path());
    assert_eq!(code(&output), 1);
    let text = out(&output);
    assert!(text.contains("lamp.toml:3:1:"), "{text}");
    assert!(text.contains("sumary") && text.contains("summary"), "the hint is missing: {text}");

    let json = clman(&["validate", ".", "--message-format", "json"], folder.path());
    assert_eq!(code(&json), 1);
    results_match_schema(&json);
    assert!(out(&json).contains("\"line\":3"), "{}", out(&json));

    write(folder.path(), "lamp.toml", "name = \"lamp\"\ntitle = [\n");
    let output = clman(&["validate", "."], folder.path());
    assert_eq!(code(&output), 1);
    assert!(out(&output).contains("lamp.toml:"), "{}", out(&output));

    let output = clman(&["validate", "nowhere"], folder.path());
    assert_eq!(code(&output), 2);
    assert!(err(&output).contains("nowhere"), "{}", err(&output));
}

#[test]
fn validate_checks_the_groups_of_a_manual() {
    let folder = manual("A lamp.");
    let group =
        |title: &str, pages: &str| format!("[[group]]\ntitle = \"{title}\"\npages = [{pages}]\n");
    let groups = [group("Light", "\"[A lamp](lamp)\", \"lamq\""), group("Fire", "\"lamp\"")];
    write(folder.path(), "corpus.toml", &format!("{META}{}", groups.concat()));
    let output = clman(&["validate", "."], folder.path());
    assert_eq!(code(&output), 1);
    let (text, line) = (out(&output), META.lines().count());
    for (line, message) in [
        (line + 3, "unknown page 'lamq'; did you mean 'lamp'?"),
        (line + 6, "the page 'lamp' is already in the group 'Light'; leave it in one group"),
    ] {
        let place = format!("corpus.toml:{line}:");
        let found = text.lines().any(|said| said.contains(&place) && said.ends_with(message));
        assert!(found, "{place} {message}: {text}");
    }
}

#[test]
fn new_overwrites_nothing() {
    let folder = folder();
    write(folder.path(), "corpus.toml", META);
    let output = clman(&["new", "lamp"], folder.path());
    assert_eq!(code(&output), 0, "{}", err(&output));
    let made = std::fs::read_to_string(folder.path().join("lamp.toml")).expect("it was made");
    assert!(made.contains("name = \"lamp\""));
    assert_eq!(code(&clman(&["validate", "."], folder.path())), 0);

    write(folder.path(), "lamp.toml", "mine");
    let output = clman(&["new", "lamp"], folder.path());
    assert_eq!(code(&output), 2);
    assert!(err(&output).contains("lamp.toml"), "{}", err(&output));
    let kept = std::fs::read_to_string(folder.path().join("lamp.toml")).expect("it is there");
    assert_eq!(kept, "mine");

    for name in ["../lamp", "corpus", "a b"] {
        assert_eq!(code(&clman(&["new", name], folder.path())), 2, "{name}");
    }
    assert_eq!(code(&clman(&["new", "lamp", "--dir", "nowhere"], folder.path())), 2);
}

#[test]
fn explain_and_schema_print_what_they_are_asked_for() {
    let folder = folder();
    let output = clman(&["explain", "CM002"], folder.path());
    assert_eq!(code(&output), 0);
    assert!(out(&output).starts_with("CM002 dangling-reference"), "{}", out(&output));
    let output = clman(&["explain", "CM999"], folder.path());
    assert_eq!(code(&output), 2);
    assert!(err(&output).contains("CM999"), "{}", err(&output));
    for which in ["record", "launch", "corpus", "json"] {
        let output = clman(&["schema", which], folder.path());
        assert_eq!(code(&output), 0, "{which}");
        let schema: Value = serde_json::from_str(&out(&output)).expect("the schema is JSON");
        assert!(schema["$schema"].is_string(), "{which}");
    }
    assert_eq!(code(&clman(&["schema", "lamp"], folder.path())), 2);
    assert_eq!(code(&clman(&["light"], folder.path())), 2);
}

#[test]
fn clean_checks_first_and_repairs_once() {
    let folder = manual("A lamp is lit..");
    let before = std::fs::read_to_string(folder.path().join("lamp.toml")).expect("it is there");
    let output = clman(&["clean", ".", "--check"], folder.path());
    assert_eq!(code(&output), 1, "{}", err(&output));
    assert!(out(&output).contains("lamp.toml:9:"), "{}", out(&output));
    let after = std::fs::read_to_string(folder.path().join("lamp.toml")).expect("it is there");
    assert_eq!(before, after, "--check changes nothing");

    let output = clman(&["clean", ".", "--message-format", "json"], folder.path());
    assert_eq!(code(&output), 0, "{}", out(&output));
    assert!(out(&output).lines().count() > 0);
    results_match_schema(&output);

    let output = clman(&["clean", ".", "--check"], folder.path());
    assert_eq!((code(&output), out(&output).as_str()), (0, ""));
    assert_eq!(code(&clman(&["clean", "nowhere"], folder.path())), 2);
    assert_eq!(code(&clman(&["clean", ".", "--evidence", "nowhere"], folder.path())), 2);
}

#[test]
fn an_edited_record_outlives_the_next_import() {
    let folder = folder();
    let root = folder.path();
    write(root, "up/lamp.xml", &upstream_page("lamp", "A lamp."));
    write(root, "up/lantern.xml", &upstream_page("lantern", "A lantern."));
    let import = ["import", "up", "-o", "corpus", "--edition", "1.2"];
    let output = clman(&import, root);
    assert_eq!(code(&output), 0, "{}", err(&output));
    let path = root.join("corpus/lamp.toml");
    let mine =
        std::fs::read_to_string(&path).expect("it was imported").replace("A lamp", "My lamp");
    std::fs::write(&path, &mine).expect("it can be edited");

    write(root, "up/lantern.xml", &upstream_page("lantern", "Another lantern."));
    let output = clman(&import, root);
    assert_eq!(code(&output), 1, "something was kept back");
    assert!(err(&output).contains("lamp.toml") && err(&output).contains("--force"));
    assert_eq!(std::fs::read_to_string(&path).expect("it is there"), mine);
    let other = std::fs::read_to_string(root.join("corpus/lantern.toml")).expect("it is there");
    assert!(other.contains("Another lantern"));

    let forced = ["import", "up", "-o", "corpus", "--edition", "1.2", "--force"];
    assert_eq!(code(&clman(&forced, root)), 0);
    assert!(!std::fs::read_to_string(&path).expect("it is there").contains("My lamp"));
}

#[test]
fn a_bad_page_costs_only_itself() {
    let folder = folder();
    let root = folder.path();
    write(root, "up/lamp.xml", &upstream_page("lamp", "A lamp."));
    write(root, "up/broken.xml", "<refentry>\n<refnamediv>\n<refname>broken</para>\n");
    std::fs::write(root.join("up/bytes.xml"), b"<refentry>\n\xff</refentry>")
        .expect("it is written");
    let arguments =
        ["import", "up", "-o", "corpus", "--edition", "1.2", "--message-format", "json"];
    let output = clman(&arguments, root);
    assert_eq!(code(&output), 1);
    assert!(err(&output).contains("bytes.xml:2"), "{}", err(&output));
    assert!(root.join("corpus/lamp.toml").is_file());
    results_match_schema(&output);

    assert_eq!(code(&clman(&["import", "nowhere", "-o", "x", "--edition", "1.2"], root)), 2);
    assert!(!root.join("x").exists(), "nothing is made for nothing");
    let output = clman(&["import", "up", "-o", "up/lamp.xml", "--edition", "1.2"], root);
    assert_eq!(code(&output), 2, "the output is a file");
    assert!(err(&output).contains("lamp.xml"), "{}", err(&output));
    assert!(
        std::fs::read_to_string(root.join("up/lamp.xml")).expect("it stays").contains("refentry")
    );
}

/// Very large inputs quickly give a page or one clear error.
#[test]
fn huge_pages_end() {
    let mut bomb = String::from("<?xml version=\"1.0\"?>\n<!DOCTYPE x [\n<!ENTITY a0 \"lamp\">\n");
    for n in 1..40 {
        bomb.push_str(&format!("<!ENTITY a{n} \"&a{0};&a{0};&a{0};&a{0};\">\n", n - 1));
    }
    bomb.push_str("]>\n");
    bomb.push_str(&upstream_page("bomb", "&a39;"));
    let head = ".TH LAMP 3clc\n.SH NAME\nlamp \\- a light\n.SH DESCRIPTION\n";
    let pages = [
        ("line.xml", upstream_page("line", &"word ".repeat(2_000_000))),
        ("deep.xml", upstream_page("deep", &"<para>".repeat(100_000))),
        ("bomb.xml", bomb),
        ("line.3clc", format!("{head}{}\n", "word ".repeat(2_000_000))),
        ("rs.3clc", format!("{head}{}", ".RS 4\n".repeat(100_000))),
        ("if.3clc", format!("{head}{}", ".if n \\{\\\n".repeat(100_000))),
        ("fonts.3clc", format!("{head}{}\n", "\\fBa\\fR() ".repeat(50_000))),
        (
            "deep.html",
            format!(
                "<html><body><div class=\"manual-text\"><h1>NAME</h1>{}lamp - a light</div></body></html>",
                "<b>".repeat(100_000)
            ),
        ),
    ];
    for (name, text) in pages {
        let folder = folder();
        write(folder.path(), &format!("up/{name}"), &text);
        let start = std::time::Instant::now();
        let output = clman(&["import", "up", "-o", "corpus", "--edition", "1.2"], folder.path());
        let took = start.elapsed();
        println!("{name}: exit {}, {took:.1?}", code(&output));
        assert!(took.as_secs() < 60, "{name} took {took:?}");
        assert!(matches!(code(&output), 0..=2), "{name}");
        let errors = err(&output);
        assert!(!errors.contains("panicked"), "{name}: {errors}");
        assert!(errors.lines().count() <= 1, "{name}: {errors}");
        assert!(code(&output) == 0 || errors.contains(name), "{name}: {errors}");
    }
}

#[test]
fn every_built_in_function_is_listed() {
    let folder = folder();
    let output = clman(&["check", "--list-builtins"], folder.path());
    assert_eq!(code(&output), 0, "{}", err(&output));
    let list: Value = serde_json::from_str(&out(&output)).expect("it is one JSON document");
    let functions = list["functions"].as_array().expect("it lists functions");
    let named = |name: &str| -> &Vec<Value> {
        let found = functions.iter().find(|f| f["name"] == name);
        let found = found.unwrap_or_else(|| panic!("{name} is listed"));
        found["overloads"].as_array().expect("it has overloads")
    };
    let takes = |overload: &Value, list: &[&str]| overload["parameters"] == serde_json::json!(list);
    let sin = named("sin");
    assert_eq!(sin.len(), 18, "three types of six widths");
    let double = sin.iter().find(|o| takes(o, &["double2"])).expect("there is one of double2");
    assert_eq!(double["result"], "double2");
    assert_eq!(double["requires"], serde_json::json!([["cl_khr_fp64"]]));
    let read = named("read_imagef");
    let places = ["read_only image3d_t", "sampler_t", "float4"];
    let read = read.iter().find(|o| takes(o, &places)).expect("images are among them");
    assert_eq!(read["editions"], ">=1.0");
    let popcount = named("popcount");
    assert!(popcount.iter().all(|o| o["editions"] == ">=1.2"));
    assert!(named("get_enqueued_local_size").iter().all(|o| o["editions"] == ">=2.0"));
    assert_eq!(named("printf")[0]["editions"], ">=1.2");
    let overloads = functions.iter().filter_map(|f| f["overloads"].as_array());
    assert!(overloads.map(Vec::len).sum::<usize>() > 10_000);
    let both = clman(&["check", "--list-builtins", "x.cl"], folder.path());
    assert_eq!(code(&both), 2);
}

#[test]
fn pages_are_shown_and_compared() {
    let folder = folder();
    let run = |arguments: &[&str]| {
        let output = Command::new(env!("CARGO_BIN_EXE_clman"))
            .args(arguments)
            .env("XDG_CACHE_HOME", folder.path())
            .output()
            .expect("clman runs");
        (code(&output), out(&output), err(&output))
    };
    // A page is found by any of its names. It is printed as `man` prints it, without overstrikes.
    let (status, shown, _) = run(&["show", "__local", "--std", "CL1.2"]);
    assert_eq!(status, 0);
    assert!(shown.contains("local address space is the memory of a work-group"), "{shown}");
    assert!(!shown.contains('\u{8}'));
    let (_, rules, _) = run(&["show", "local", "--rules"]);
    assert!(rules.contains("local#no-initializer (constraint)\n    A variable"), "{rules}");
    // For the code of a diagnostic, `show` prints the explanation.
    let (_, code_page, _) = run(&["show", "CL0301"]);
    assert!(code_page.starts_with("CL0301 address-space-change"), "{code_page}");
    for (arguments, want) in [
        (&["show", "locl"][..], "did you mean 'local'"),
        (&["show", "generic", "--std", "1.0"], "which is in 2.0"),
        (
            &["diff", "generic", "--from", "1.2", "--to", "3.0"],
            "edition 1.2 does not have the page",
        ),
    ] {
        let (status, _, said) = run(arguments);
        assert_eq!(status, 2);
        assert!(said.contains(want), "{said}");
    }
    let (status, changes, _) = run(&["diff", "__constant", "--from", "1.2", "--to", "3.0"]);
    assert_eq!(status, 0);
    assert!(changes.contains("\n+ A static or extern variable"), "{changes}");
    let (_, none, _) = run(&["diff", "__constant", "--from", "2.0", "--to", "2.0"]);
    assert!(none.contains("is the same"), "{none}");
    let (status, path, said) = run(&["man-path"]);
    assert_eq!(status, 0, "{said}");
    assert!(Path::new(path.trim()).join("man3/__global.3clc").is_file());
}

#[test]
fn sarif_names_files_as_references() {
    let folder = folder();
    let name = "odd name: ü%.cl";
    write(folder.path(), name, "kernel void f(global int *p) { *p = undeclared; }\n");
    let output = clman(&["check", "--message-format", "sarif", name], folder.path());
    assert_eq!(code(&output), 1, "{}", err(&output));
    let document: Value = serde_json::from_str(&out(&output)).expect("JSON");
    assert_eq!(document["version"], "2.1.0");
    let result = &document["runs"][0]["results"][0];
    assert_eq!(result["ruleId"], "CL0501");
    let rules = document["runs"][0]["tool"]["driver"]["rules"].as_array().expect("rules");
    assert!(rules.iter().any(|rule| rule["id"] == result["ruleId"]));
    let place = &result["locations"][0]["physicalLocation"];
    assert_eq!(place["artifactLocation"]["uri"], "odd%20name%3A%20%C3%BC%25.cl");
    assert_eq!(place["region"]["startLine"], 1);
    assert_eq!(place["region"]["startColumn"], 37);
}

/// The schema of SARIF 2.1.0, from the sources of the crate `serde-sarif`.
fn sarif_schema() -> PathBuf {
    // Packages of other platforms may not have been downloaded.
    let version = Command::new("rustc").arg("-vV").output().expect("rustc runs");
    let version = String::from_utf8_lossy(&version.stdout).into_owned();
    let host = version.lines().find_map(|line| line.strip_prefix("host: ")).expect("a platform");
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let output = Command::new(cargo)
        .args(["metadata", "--format-version", "1", "--offline", "--locked"])
        .args(["--filter-platform", host])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("cargo runs");
    let data: Value = serde_json::from_slice(&output.stdout).expect("cargo describes the packages");
    let packages = data["packages"].as_array().expect("a list of packages");
    let package = packages.iter().find(|p| p["name"] == "serde-sarif").expect("the crate");
    let manifest = package["manifest_path"].as_str().expect("a path");
    Path::new(manifest).with_file_name("src").join("schema.json")
}

/// A script that prints how the second file violates the schema in the first file.
const VALIDATE: &str = "
import json, sys, jsonschema
schema, document = [json.load(open(path)) for path in sys.argv[1:]]
checker = jsonschema.Draft7Validator(schema, format_checker=jsonschema.FormatChecker())
for error in checker.iter_errors(document):
    print(list(error.absolute_path), error.message)
print('validated')
";

#[test]
fn sarif_fits_its_schema() {
    let folder = folder();
    // The first program may be a user's installation without Debian's modules.
    let python = ["python3", "/usr/bin/python3"].into_iter().find(|python| {
        let output = Command::new(python).args(["-c", "import jsonschema"]).output();
        output.is_ok_and(|output| output.status.success())
    });
    let Some(python) = python else { return support::missing("python3-jsonschema") };
    write(folder.path(), "in/good.cl", "kernel void f(global int *p) { *p = 1; }\n");
    write(
        folder.path(),
        "in/bad.cl",
        "#define BAD(x) ((x)->y)\nlocal int a = 1;\nint f(int i)\n\
        {\n#line 7 \"else where.cl\"\n    i + 1;\n    return BAD(i) + none;\n}\nvoid g(global int *a) {\n\
        dot(a, a);\n    undeclared(1);\n",
    );
    write(folder.path(), "in/names/ü %.cl", "int x = ;\n");
    std::fs::write(folder.path().join("in/bytes.cl"), b"int a;\0 \xff\n")
        .expect("it can be written");
    let schema = sarif_schema();
    let validate = |document: &str| {
        let path = write(folder.path(), "document.sarif", document);
        let output = Command::new(python)
            .args(["-c", VALIDATE])
            .args([&schema, &path])
            .output()
            .expect("python3 runs");
        assert!(output.status.success(), "{}", err(&output));
        out(&output)
    };
    for (arguments, results) in [
        (&["in"][..], 8),
        (&["in/good.cl"], 0),
        (&["-W", "pedantic", "--std", "1.0", "in/bad.cl", "in/names"], 5),
    ] {
        let command = [&["check", "--message-format", "sarif"], arguments].concat();
        let output = clman(&command, folder.path());
        let document: Value = serde_json::from_str(&out(&output)).expect("JSON");
        let seen = document["runs"][0]["results"].as_array().expect("results").len();
        assert!(seen >= results, "only {seen} results: {document}");
        assert_eq!(validate(&out(&output)), "validated\n", "{command:?}");
        if seen > 0 {
            let broken = out(&output).replace("\"startLine\"", "\"startline\"");
            assert_ne!(validate(&broken), "validated\n", "the schema allows any name");
        }
    }
}

#[test]
fn line_directives_name_files() {
    let folder = folder();
    let source = "int a = b;\n#line 10 \"other.cl\"\nint c = d;\n#line 20\nint e = f;\n\
                  constant char *constant name = __FILE__;\n";
    write(folder.path(), "own.cl", source);
    let places = |format: &str| {
        let output = clman(&["check", "--message-format", format, "own.cl"], folder.path());
        assert_eq!(code(&output), 1, "{}", err(&output));
        out(&output)
    };
    let short = places("short");
    for place in ["own.cl:1:9:", "other.cl:10:9:", "other.cl:20:9:"] {
        assert!(short.lines().any(|line| line.starts_with(place)), "{place}\n{short}");
    }
    let json: Vec<Value> =
        places("json").lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(json.len(), 3);
    for line in &json {
        assert_eq!(line["file"], "own.cl");
    }
    assert_eq!(json[0]["presumed"], Value::Null);
    assert_eq!(json[1]["line"], 3);
    assert_eq!(json[1]["presumed"]["file"], "other.cl");
    assert_eq!(json[2]["presumed"]["line"], 20);
    assert!(places("human").contains("`#line` gives this line the name other.cl:20"));
}

/// Characters that control a terminal, change the text direction, or are not allowed in XML.
const HOSTILE: &str = "\u{1b}]0;t\u{7}\u{1b}[2J\u{9b}31m\u{202e}\u{2028}\u{7f}\u{fffe}\u{1b}[";

/// As [`HOSTILE`], in TOML.
const HOSTILE_TOML: &str =
    "\\u001b]0;t\\u0007\\u001b[2J\\u009b31m\\u202e\\u2028\\u007f\\ufffe\\u001b[";

/// Whether a text has no hidden characters.
fn is_visible(text: &str) -> bool {
    !text.contains(|c: char| clman_record::visible::is_hidden(c) && !matches!(c, '\n' | '\t'))
}

/// A folder with files and a manual that contain [`HOSTILE`] in all possible places.
fn hostile() -> tempfile::TempDir {
    let folder = folder();
    let at = folder.path();
    write(at, "corpus.toml", META);
    let lamp = format!(
        "name = \"lamp\"\ntitle = \"lamp{HOSTILE_TOML}\"\nsummary = \"a light{HOSTILE_TOML}\"\nsee_also = [\"no{HOSTILE_TOML}\"]\n\n\
         [[section]]\nid = \"d\"\ntitle = \"D{HOSTILE_TOML}\"\nbody = \"It burns {HOSTILE_TOML}, see [x](no{HOSTILE_TOML}).\"\n\n\
         [[rule]]\nid = \"r\"\nkind = \"constraint\"\ntext = \"It must burn{HOSTILE_TOML}.\"\n\n\
         [[example]]\nid = \"e\"\nproves = [\"r\"]\ncode = \"int x{HOSTILE_TOML} = `;\"\n"
    );
    write(at, "lamp.toml", &lamp);
    write(at, "bad/corpus.toml", META);
    write(at, "bad/x.toml", &format!("\"a{HOSTILE_TOML}\" = 1\n"));
    write(at, "a.cl", &format!("#error {HOSTILE}\nint b = \"{HOSTILE}\";\n"));
    write(at, "b.cl", "#line 9 \"\u{1b}[1Ac.cl\"\nint c = `;\n");
    write(at, "l/c.cl", "kernel void k() { printf(\"a\\033[2J\\x9b\\n\"); }\n");
    write(
        at,
        "l/k.toml",
        &format!("source = \"c.cl\"\nkernel = \"{HOSTILE_TOML}\"\nglobal = [1]\n"),
    );
    write(at, "up/lamp.xml", &upstream_page("lamp", "It &bad\u{1b}[2J; burns."));
    folder
}

#[test]
fn nothing_that_is_quoted_steers_the_terminal() {
    let folder = hostile();
    for (arguments, finds) in [
        ("check a.cl b.cl", "b.cl:2:9"),
        ("check --message-format short a.cl b.cl", "c.cl:9:9: error"),
        ("check --message-format json a.cl b.cl", "b.cl"),
        ("check --message-format sarif a.cl b.cl", "b.cl"),
        ("run l/c.cl --kernel k --global 1", "a\\u{1b}[2J\\x9b\n"),
        ("run a.cl --kernel k --global 1", "failed to build"),
        ("run l/k.toml", "there is no kernel"),
        ("run l/c.cl --kernel k --global 1 --arg x\u{1b}[2J", "expected ']'"),
        ("run l/c.cl --kernel k --global 1 --device x\u{1b}[2J", "unknown device"),
        ("validate .", "unknown page"),
        ("validate bad", "unknown key"),
        ("validate --message-format json bad", "unknown key"),
        ("clean --check .", ""),
        ("show lamp .", "light"),
        ("show lamp . --rules", "must burn"),
        ("diff lamp . --from 1.2 --to 1.2", "is the same"),
        ("test . --edition 1.2", "e (edition 1.2"),
        ("test . --edition 1.2 --message-format json", "failed"),
        ("test . --edition 1.2 --message-format junit", "<failure"),
        ("build --no-test . -o out", "1 page;"),
        ("import up --edition 1.2 -o in", "is not defined"),
        ("explain x\u{1b}[2J", ""),
        ("new x\u{1b}[2J", "cannot be the name"),
        ("check --x\u{1b}[2J a.cl", "--x\\u{1b}[2J"),
    ] {
        let words: Vec<&str> = arguments.split(' ').collect();
        let output = clman(&words, folder.path());
        let (out, err) = (out(&output), err(&output));
        assert!(is_visible(&out) && is_visible(&err), "{arguments}: {out:?} {err:?}");
        assert!((out.clone() + &err).contains(finds), "{arguments}: {out} {err}");
        match arguments.rsplit_once("--message-format ") {
            Some((_, rest)) if rest.starts_with("json") => {
                assert!(out.lines().all(|line| serde_json::from_str::<Value>(line).is_ok()));
            }
            Some((_, rest)) if rest.starts_with("sarif") => {
                assert!(serde_json::from_str::<Value>(&out).is_ok(), "{out}");
            }
            _ => {}
        }
    }
}

#[test]
fn carets_stand_under_what_is_escaped() {
    let folder = folder();
    write(folder.path(), "a.cl", "int a = /* \u{1b}\u{202e}é */ b;\r\n");
    let output = out(&clman(&["check", "a.cl"], folder.path()));
    let lines: Vec<&str> = output.lines().collect();
    let column = |line: &str, what: char| line.chars().position(|c| c == what);
    let source =
        lines.iter().position(|line| line.contains("\\u{1b}\\u{202e}é")).expect("it is shown");
    assert!(lines[source].ends_with(" b;"), "{output}");
    assert_eq!(column(lines[source + 1], '^'), Some(lines[source].chars().count() - 2), "{output}");
}

/// Commands that print text of the files, in the folder of [`hostile`].
#[cfg(target_os = "linux")]
const PRINTING: [&str; 24] = [
    "--help",
    "--version",
    "check --help",
    "check a.cl",
    "check --message-format short a.cl",
    "check --message-format json a.cl",
    "check --message-format sarif a.cl",
    "run l/c.cl --kernel k --global 1",
    "run l/c.cl --kernel k --global 1 --message-format json",
    "validate bad",
    "clean --check --message-format json .",
    "show lamp .",
    "show lamp . --rules",
    "diff lamp . --from 1.2 --to 1.2",
    "test . --edition 1.2",
    "test . --edition 1.2 --message-format junit",
    "build --no-test . -o out",
    "explain CM001",
    "schema",
    "completions bash",
    "man-page",
    "devices",
    "import up2 --edition 1.2 -o in",
    "new mine",
];

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_an_error_and_a_reader_that_went_away_is_none() {
    let folder = hostile();
    write(folder.path(), "up2/lamp.xml", &upstream_page("lamp", "It burns."));
    let run = |arguments: &str, out: std::process::Stdio| {
        let cleared = ["in", "out"].map(|name| std::fs::remove_dir_all(folder.path().join(name)));
        drop((cleared, std::fs::remove_file(folder.path().join("mine.toml"))));
        let mut command = Command::new(env!("CARGO_BIN_EXE_clman"));
        command.args(arguments.split(' ')).current_dir(folder.path());
        command.stdout(out).output().expect("clman runs")
    };
    for arguments in PRINTING {
        let full = std::fs::File::options().write(true).open("/dev/full").expect("it is there");
        let output = run(arguments, full.into());
        let message = err(&output);
        assert_eq!(code(&output), 2, "{arguments}: {message}");
        assert!(message.contains("standard output cannot be written: No space"), "{message}");
        let (reader, writer) = std::io::pipe().expect("a pipe");
        drop(reader);
        let output = run(arguments, writer.into());
        let message = err(&output);
        assert!(code(&output) < 2, "{arguments}: {message}");
        assert!(!message.contains("standard output"), "{arguments}: {message}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn only_files_are_read() {
    let folder = manual("A lamp.");
    let at = folder.path();
    let pipe = |name: &str| {
        let made = Command::new("mkfifo").arg(at.join(name)).status().expect("mkfifo runs");
        assert!(made.success());
    };
    std::fs::create_dir_all(at.join("folder.toml")).expect("made");
    std::fs::create_dir_all(at.join("evidence")).expect("made");
    std::fs::create_dir_all(at.join("up")).expect("made");
    ["x.toml", "up/x.xml", "x.cl", "evidence/x.toml"].into_iter().for_each(pipe);
    for (link, to) in [("z.toml", "/dev/zero"), ("z.cl", "/dev/zero"), ("up/z.xml", "/dev/zero")] {
        std::os::unix::fs::symlink(to, at.join(link)).expect("linked");
    }
    write(at, "a.cl", "#include \"x.cl\"\n");
    write(at, "l.toml", "source = \"x.cl\"\nkernel = \"k\"\nglobal = [1]\n");
    write(at, "up/lamp.xml", &upstream_page("lamp", "It burns."));
    for (arguments, expected) in [
        ("validate .", 1),
        ("clean --check .", 1),
        ("build --no-test . -o out", 2),
        ("show lamp .", 2),
        ("test .", 2),
        ("check .", 1),
        ("run l.toml", 2),
        ("import up --edition 1.2 -o in", 1),
    ] {
        let words: Vec<&str> = arguments.split(' ').collect();
        let output = clman(&words, at);
        assert_eq!(code(&output), expected, "{arguments}: {}", err(&output));
    }
    let validated = out(&clman(&["validate", "."], at));
    assert!(validated.contains("x.toml: not a regular file"), "{validated}");
}

#[test]
fn large_files_are_refused() {
    let folder = manual("A lamp.");
    write(folder.path(), "x.toml", &" ".repeat((16 << 20) + 1));
    write(folder.path(), "l/corpus.toml", &" ".repeat((16 << 20) + 1));
    for (arguments, place) in [
        ("validate .", "x.toml: the file is larger than the limit of 16 MiB"),
        ("run x.toml", "x.toml: the file is larger than the limit of 16 MiB"),
        ("validate l", "corpus.toml: the file is larger than the limit of 16 MiB"),
    ] {
        let words: Vec<&str> = arguments.split(' ').collect();
        let output = clman(&words, folder.path());
        assert!((out(&output) + &err(&output)).contains(place), "{}", err(&output));
        assert!(code(&output) > 0);
    }
}

#[test]
fn errors_of_launch_files_have_a_place_and_a_remedy() {
    let folder = folder();
    write(folder.path(), "k.cl", "kernel void k(global int *p) { *p = 1; }\n");
    let one = "source = \"k.cl\"\nkernel = \"k\"\nglobal = [1]\n[[arg]]\nbuffer = { type = \"int\", len = 1 }\n";
    let two = format!(
        "[[launch]]\n{}[[launch]]\noptions = \"-w\"\n{one}",
        one.replace("[[arg]]", "[[launch.arg]]")
    )
    .replace("\n[[arg]]", "\n[[launch.arg]]");
    for (text, message) in [
        (one.replace("int", "widget"), "4:1: argument 1: 'widget' is not a scalar or vector type"),
        (one.replace("len = 1", "values = [0.5]"), "4:1: argument 1: 0.5 is not an integer; write"),
        (
            one.replace("\"k\"", "\"q\""),
            "2:10: there is no kernel `q`; the program has the kernel `k`",
        ),
        (one.replace("k.cl", "q.cl"), "1:10: the source 'q.cl': no such file"),
        (
            format!("std = \"9\"\n{one}"),
            "1:7: '9' is not an edition of OpenCL C; the editions are 1.0",
        ),
        (format!("options = \"-x\"\n{one}"), "1:11: unknown build option '-x'; remove it"),
        (two, "8:11: 'options' differs from that of the first launch"),
    ] {
        write(folder.path(), "l.toml", &text);
        let output = clman(&["run", "l.toml"], folder.path());
        assert_eq!(code(&output), 2, "{text}");
        let said = err(&output);
        assert!(said.starts_with(&format!("clman: l.toml:{message}")), "{said}, not {message}");
    }
}

#[test]
fn a_command_that_cannot_work_says_why() {
    let folder = folder();
    let path = folder.path();
    write(path, "empty/readme.txt", "no source");
    write(path, "k.cl", "kernel void k(global int *p) {}");
    write(path, "k.toml", "source = \"k.cl\"\nkernel = \"k\"\nglobal = [1]\n");
    for (arguments, message) in [
        (&["check", "empty"][..], "empty: the folder has no *.cl file; name the files to check"),
        (&["check", "none.cl"], "none.cl: no such file"),
        (&["test", "empty"], "empty: the folder has no corpus.toml; 'clman import' creates one"),
        (&["test", "none/"], "none/: no such folder"),
        (
            &["run", "k.toml", "--arg", "int[1]"],
            "without --kernel, k.toml is read as a launch file",
        ),
        (&["run", "k.toml"], "k.toml:2:10: `k` takes 1 argument, found 0"),
    ] {
        let output = clman(arguments, path);
        let said = err(&output);
        assert_eq!((code(&output), out(&output)), (2, String::new()), "{arguments:?}: {said}");
        assert!(said.starts_with(&format!("clman: {message}")), "{said}");
        assert!(!said.contains("os error"), "{said}");
    }
}

#[test]
fn completions_offer_values() {
    let folder = folder();
    let text = out(&clman(&["completions", "bash"], folder.path()));
    for values in ["1.0 1.1 1.2 2.0 3.0 3.1", "2.0 2.1 2.2", "reference checker", "none data-race"]
    {
        assert!(text.contains(values), "{values}");
    }
    // The options also accept values that the completions do not offer.
    write(folder.path(), "a.cl", "kernel void k() {}");
    assert_eq!(code(&clman(&["check", "--std", "CL1.2", "a.cl"], folder.path())), 0);
}

#[test]
fn a_check_uses_the_settings_of_the_project() {
    let folder = folder();
    let project = "std = \"1.2\"\ndefine = [\"N=4\"]\ninclude = [\"inc\"]\n\
                   [[files]]\nglob = \"new/*.cl\"\nstd = \"2.0\"\n";
    write(folder.path(), "clman.toml", project);
    for name in ["inc", "new"] {
        std::fs::create_dir(folder.path().join(name)).unwrap();
    }
    write(folder.path(), "inc/t.h", "typedef int T;");
    let kernel = "#include <t.h>\nkernel void f(global T *p) { generic int *q; p[0] = N; }";
    write(folder.path(), "a.cl", kernel);
    write(folder.path(), "new/a.cl", kernel);
    let check = |arguments: &[&str], within: &str| {
        let command = [&["check", "--message-format", "short"], arguments].concat();
        clman(&command, &folder.path().join(within))
    };
    let output = check(&["."], "");
    assert_eq!(out(&output).lines().count(), 1, "{}", out(&output));
    assert!(out(&output).contains("a.cl:2:30: error: `generic` needs"), "{}", out(&output));
    assert_eq!(code(&check(&["a.cl"], "new")), 0);
    // The command line overrides the file.
    assert_eq!(code(&check(&["--std", "2.0", "-D", "N=5", "."], "")), 0);
    write(folder.path(), "clman.toml", "std = \"1.2\"\nstdd = 1\n");
    let output = check(&["."], "");
    assert_eq!(code(&output), 2);
    assert_eq!(err(&output).matches("clman.toml:2:1: unknown field `stdd`").count(), 1);
}

#[test]
fn findings_of_a_kind_are_listed_with_verbose() {
    let links: String = (0..8).map(|n| format!("See [a](gone{n}).\n\n")).collect();
    let manual = manual(&links);
    let lines = |arguments: &[&str]| {
        let output = clman(arguments, manual.path());
        assert_eq!(code(&output), 1, "{}", err(&output));
        out(&output).lines().count()
    };
    for command in [&["clean", "--check", "."][..], &["validate", "."]] {
        let all = lines(&[command, &["--verbose"]].concat());
        assert_eq!((lines(command), all), (6, 8), "{command:?}");
        assert_eq!(lines(&[command, &["--message-format", "json"]].concat()), 8);
    }
}

#[test]
fn certain_suggestions_are_applied() {
    let folder = folder();
    let source = "kernel void k(global float *x) {\n    size_t i = get_globl_id(0)\n    x[i] = sqrtf(x[i]);\n    \
                  barrier(CLK_LOCAL_MEM_FENC);\n    q = 1;\n}\n";
    let path = write(folder.path(), "a.cl", source);
    let output = clman(&["check", "--fix", "a.cl"], folder.path());
    assert_eq!(code(&output), 1);
    assert!(err(&output).contains("4 suggestions applied"), "{}", err(&output));
    assert!(err(&output).contains("1 error in 1 file"), "{}", err(&output));
    assert!(out(&output).contains("`q`"), "{}", out(&output));
    let fixed = std::fs::read_to_string(&path).expect("the file is there");
    let wanted = source
        .replace("get_globl_id(0)", "get_global_id(0);")
        .replace("sqrtf", "sqrt")
        .replace("FENC)", "FENCE)");
    assert_eq!(fixed, wanted);
    // No certain suggestion remains.
    clman(&["check", "--fix", "a.cl"], folder.path());
    assert_eq!(std::fs::read_to_string(&path).expect("the file is there"), wanted);
    let output = clman(&["check", "--fix", "-"], folder.path());
    assert_eq!(code(&output), 2);
    // Types, vector literals and formats are fixed. For CUDA's words, and for an extension that a device may lack, the
    // help has no certain suggestion.
    let source = "__global__ void k(\nglobal uint32_t *x, global float4 *y) {\n    half h;\n    y[0] = (1, 2, 3, 4);\n    \
                  printf(\"%% %f %d\", y[0], get_global_id(0));\n    x[threadIdx.x] = 1;\n}\n";
    let path = write(folder.path(), "c.cl", source);
    let output = clman(&["check", "--fix", "c.cl"], folder.path());
    assert!(err(&output).contains("4 suggestions applied"), "{}", err(&output));
    let wanted = source
        .replace("uint32_t", "uint")
        .replace("(1,", "(float4)(1,")
        .replace("%f %d", "%v4hlf %lu");
    assert_eq!(std::fs::read_to_string(&path).expect("the file is there"), wanted);
    // Another word of the line, rather than the missing `;`, may be the mistake.
    let source = "kernel void k(global float *x) { float *y = new float[4]; }\n";
    let path = write(folder.path(), "d.cl", source);
    clman(&["check", "--fix", "d.cl"], folder.path());
    assert_eq!(std::fs::read_to_string(&path).expect("the file is there"), source);
    // A name in a macro's expansion is not in the line that calls the macro.
    let source =
        "#define CALL(x) get_globl_id(x)\nkernel void k(global int *p) { p[CALL(0)] = 1; }\n";
    let path = write(folder.path(), "b.cl", source);
    assert_eq!(code(&clman(&["check", "--fix", "b.cl"], folder.path())), 1);
    assert_eq!(std::fs::read_to_string(&path).expect("the file is there"), source);
}

/// The programs of the playground's gallery that are named after a kind of finding have such a finding. The other
/// programs have none.
#[test]
fn the_gallery_runs() {
    let mut launches = 0;
    for entry in std::fs::read_dir("templates/gallery").expect("there is a gallery") {
        let file = entry.expect("an entry").path();
        if file.extension().is_none_or(|extension| extension != "toml") {
            continue;
        }
        let output = clman(&["run", file.to_str().expect("a name")], Path::new("."));
        let name = file.file_stem().and_then(|stem| stem.to_str()).expect("a name");
        let finding = ["data-race", "out-of-bounds"].into_iter().find(|kind| *kind == name);
        assert_eq!(code(&output), i32::from(finding.is_some()), "{name}: {}", err(&output));
        let expected = finding.map_or(String::new(), |kind| format!("error[{kind}"));
        assert!(out(&output).starts_with(&expected), "{name}: {}", out(&output));
        launches += 1;
    }
    assert_eq!(launches, 6);
}

#[test]
fn an_expected_finding_is_shown_as_a_note() {
    let folder = folder();
    write(
        folder.path(),
        "race.cl",
        "kernel void k(global int *p) { p[0] = (int)get_global_id(0); }\n",
    );
    let launch = "source = \"race.cl\"\nkernel = \"k\"\nglobal = [2]\nlocal = [2]\nfinding = \"data-race\"\n\
                  [[arg]]\nbuffer = { type = \"int\", len = 1 }\n";
    write(folder.path(), "race.toml", launch);
    let human = clman(&["run", "race.toml"], folder.path());
    assert_eq!((code(&human), out(&human).starts_with("note[data-race]")), (0, true));
    let json = clman(&["run", "race.toml", "--message-format", "json"], folder.path());
    let kinds: Vec<Value> = out(&json)
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).expect("JSON")["kind"].clone())
        .collect();
    assert_eq!(kinds, ["expected-finding", "result"]);
    results_match_schema(&json);
    results_match_schema(&clman(&["devices", "--message-format", "json"], folder.path()));
    // A program without options is not a launch file.
    let alone = clman(&["run", "race.cl"], folder.path());
    assert_eq!(code(&alone), 2);
    assert!(err(&alone).contains("--kernel"), "{}", err(&alone));
}
