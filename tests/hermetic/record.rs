//! Records as TOML: valid records, errors with their positions, and byte-stable writing.

use clman_opencl::Edition;
use clman_record::{
    Editions, RecordError, is_unedited, launch_schema, read_corpus_meta, read_launch_file,
    read_record, read_record_of, record_schema, update_record, write_corpus_meta, write_record,
};
use proptest::prelude::*;
use std::collections::BTreeSet;

const PAGE: &str = r#"# A comment of the author's.
name = "local"
title = "__local"          # the man page
aliases = ["local_space"]
summary = "memory of a work-group"
editions = ">=1.0"
see_also = ["global", "[`image2d_t`](images)"]

[[synopsis]]
code = "__local\nlocal"
links = { __local = "local" }

[[section]]
id = "description"
title = "Description"
body = """
Words with [a link](global).

<!-- editions: >=2.0 -->
New words.
"""

[[rule]]
id = "no-initializer"
kind = "constraint"
text = "A variable in `local` has no initial value."
editions = "1.0..=1.2"
requires = []
spec = { section = "6.7.2", title = "Local" }

[[example]]
id = "sum"
proves = ["no-initializer"]
expect = "reject"
diagnostic = "CL0314"
code = '''
kernel void f() { local int x = 1; }
'''

[[example]]
id = "run"
code = "kernel void f(global int *a, local int *b) {}"
[[example.launch]]
kernel = "f"
global = [64]
local = [16]
[[example.launch.arg]]
buffer = { type = "int", len = 64, range = [0, 1] }
expect = [1, 2, "18446744073709551615", nan]
[[example.launch.arg]]
local = 64
"#;

fn errors(text: &str) -> Vec<String> {
    read_record_of(text, clman_manual::editions())
        .expect_err("the text is wrong")
        .iter()
        .map(RecordError::to_string)
        .collect()
}

/// Replaces `old` in the page and returns the errors.
fn broken(old: &str, new: &str) -> Vec<String> {
    assert_eq!(PAGE.matches(old).count(), 1, "{old}");
    errors(&PAGE.replace(old, new))
}

#[test]
fn a_record_that_did_not_change_keeps_its_bytes() {
    let record = read_record(PAGE).expect("the page can be read").record;
    assert_eq!(update_record(PAGE, &record), PAGE);
    let written = write_record(&record);
    let again = read_record(&written).expect("what was written can be read").record;
    assert_eq!(again, record);
    assert_eq!(write_record(&again), written);
    assert_eq!(update_record(&written, &again), written);
}

#[test]
fn a_change_keeps_what_stands_round_it() {
    let mut record = read_record(PAGE).expect("the page can be read").record;
    record.summary = "other words".into();
    record.sections[0].body = "New.\n".into();
    let text = update_record(PAGE, &record);
    assert!(text.starts_with("# A comment of the author's.\nname = \"local\"\n"));
    assert!(text.contains("title = \"__local\"          # the man page\n"));
    assert!(text.contains("summary = \"other words\"\n"));
    let read = read_record(&text).expect("the new text can be read").record;
    assert_eq!(read.sections[0].body, "New.\n");
    assert_eq!(read.rules, record.rules);
}

#[test]
fn mistakes_are_named_with_their_place() {
    for (old, new, want) in [
        (
            "aliases = [",
            "alias = [",
            "4:1: unknown key 'alias' in the record; did you mean 'aliases'?",
        ),
        (
            "editions = \">=1.0\"",
            "editions = \"<1.0\"",
            "6:12: the range '<1.0' does not contain an edition",
        ),
        (
            "name = \"local\"",
            "name = \"../local\"",
            "2:8: '../local' cannot be the name of a file; use letters, digits, _ and -",
        ),
        (
            "kind = \"constraint\"",
            "kind = \"law\"",
            "'kind' in [[rule]] must be one of constraint, behaviour, permission, unspecified, implementation-defined, undefined, host",
        ),
        (
            "proves = [\"no-initializer\"]",
            "proves = [\"no-initialiser\"]",
            "this page has no rule 'no-initialiser'; did you mean 'no-initializer'?",
        ),
        ("<!-- editions: >=2.0 -->", "<!-- editions: 4.0 -->", "'4.0' is not an edition"),
        (
            "New words.",
            "<div>New</div>",
            "'<div>New</div>' is HTML, which the dialect does not have",
        ),
        ("id = \"run\"", "id = \"sum\"", "the id 'sum' is used twice on this page"),
        ("global = [64]", "global = [1, 2, 3, 4]", "'global' must be one to three numbers"),
        ("local = [16]", "local = [4, 4]", "'local' must have as many numbers as 'global'"),
        (
            "len = 64, range = [0, 1]",
            "length = 64",
            "unknown key 'length' in [buffer]; the keys are type",
        ),
        (
            "local = 64",
            "local = 64\nvalue = { type = \"int\", values = [1] }",
            "an argument must have only one of buffer, local, value, image, sampler, pipe",
        ),
        ("expect = \"reject\"\n", "", "'diagnostic' needs expect = \"reject\""),
        ("summary = \"memory of a work-group\"\n", "", "1:1: the record needs the key 'summary'"),
    ] {
        let found = broken(old, new);
        assert!(found.iter().any(|e| e.contains(want)), "{old} → {new}: {found:#?}");
    }
}

#[test]
fn the_place_of_a_mistake_in_a_body_is_its_own() {
    let found = broken("New words.", "New <b>words</b>.");
    assert_eq!(found.len(), 1);
    let line = PAGE.lines().position(|l| l == "New words.").expect("it is there") + 1;
    assert!(found[0].starts_with(&format!("{line}:5: ")), "{}", found[0]);
}

#[test]
fn broken_toml_is_one_error_with_its_place() {
    let found = errors("name = \"a\"\ntitle = \"b\nsummary = 1\n");
    assert_eq!(found.len(), 1);
    assert!(found[0].starts_with("2:"), "{}", found[0]);
}

#[test]
fn edits_are_told_by_the_hash() {
    let mut record = read_record(PAGE).expect("the page can be read").record;
    record.source = Some(clman_record::Source {
        file: "local.xml".into(),
        format: "docbook".into(),
        hash: String::new(),
    });
    let text = write_record(&record);
    let source =
        |t: &str| read_record(t).expect("it can be read").record.source.expect("it has one");
    assert!(is_unedited(&text, &source(&text)));
    let edited = text.replace("a work-group", "one work-group");
    assert!(!is_unedited(&edited, &source(&edited)));
    // Changes by clman are not edits.
    let mut cleaned = read_record(&text).expect("it can be read").record;
    cleaned.summary = "cleaner words".into();
    let updated = update_record(&text, &cleaned);
    assert!(is_unedited(&updated, &source(&updated)), "{updated}");
    // A record with an edited text remains marked as edited.
    let mut cleaned = read_record(&edited).expect("it can be read").record;
    cleaned.summary = "cleaner words".into();
    let updated = update_record(&edited, &cleaned);
    assert!(!is_unedited(&updated, &source(&updated)), "{updated}");
}

#[test]
fn launch_files_share_what_stands_at_the_top() {
    let text = r#"
source = "k.cl"
std = "1.2"
[[launch]]
kernel = "a"
global = [8]
[[launch.arg]]
buffer = { type = "float4", values = [1, 2, 3, 4] }
any_of = [[1], [2]]
ulp = 2
[[launch]]
kernel = "b"
std = "2.0"
global = [8, 8]
[[launch.arg]]
image = { type = "image2d_t", format = "rgba-float32", width = 4, height = 4, values = [] }
[[launch.arg]]
sampler = { addressing = "clamp", filter = "nearest", normalized = false }
"#;
    let launches = read_launch_file(text).expect("the file can be read");
    assert_eq!(launches.len(), 2);
    assert_eq!(launches[0].source.as_deref(), Some("k.cl"));
    assert_eq!(
        (launches[0].std.as_deref(), launches[1].std.as_deref()),
        (Some("1.2"), Some("2.0"))
    );
    assert_eq!(launches[0].args[0].expect.as_ref().map(|e| e.any_of.len()), Some(2));
    let error = read_launch_file("kernel = \"a\"\n").expect_err("it has no size");
    assert_eq!(error[0].to_string(), "1:1: the launch file needs the key 'global'");
}

#[test]
fn pipes_are_arguments() {
    let text = |pipe: &str| format!("kernel = \"k\"\nglobal = [1]\n[[arg]]\npipe = {{ {pipe} }}\n");
    let pipe = |given: &str| {
        let launches = read_launch_file(&text(given)).expect("the file can be read");
        match &launches[0].args[0].value {
            clman_record::ArgValue::Pipe(pipe) => pipe.clone(),
            other => panic!("{other:?}"),
        }
    };
    let ints = pipe("type = \"int\", capacity = 4, values = [1, 2]");
    assert_eq!((ints.packets.kind.as_str(), ints.capacity, ints.size), ("int", 4, None));
    let structs = pipe("size = 12, capacity = 2");
    assert_eq!((structs.packets.kind.as_str(), structs.size), ("", Some(12)));
    for wrong in ["capacity = 4", "type = \"int\", size = 4, capacity = 4", "type = \"int\""] {
        assert!(read_launch_file(&text(wrong)).is_err(), "{wrong}");
    }
}

#[test]
fn corpora_say_what_they_are() {
    let known = clman_manual::editions();
    let text = "title = \"T\"\nmanual = \"M\"\nsection = \"3clc\"\neditions = \"2.1\"\nlanguage = \"2.0\"\n";
    let meta = read_corpus_meta(text, known).expect("it can be read");
    assert_eq!(meta.newest().language(), "2.0");
    assert_eq!(write_corpus_meta(&meta, known), text);
    let grouped = format!(
        "{text}introduction = \"For potters.\"\n\n[[group]]\ntitle = \"Heat\"\nheading = \"Use\"\n\
         summary = \"fire\"\npages = [\"[The kiln](kiln)\", \"fire\"]\n"
    );
    let meta = read_corpus_meta(&grouped, known).expect("it can be read");
    let entries: Vec<_> = meta.groups[0].entries().collect();
    assert_eq!(entries, [("kiln", Some("The kiln")), ("fire", None)]);
    assert_eq!(write_corpus_meta(&meta, known), grouped);
    let error =
        read_corpus_meta(&text.replace("3clc", "../x"), known).expect_err("that is no section");
    assert!(error[0].to_string().starts_with("3:11: "), "{}", error[0]);
}

#[test]
fn corpora_name_their_editions() {
    let head = "title = \"T\"\nmanual = \"M\"\nsection = \"3\"\n";
    let read = |rest: &str| read_corpus_meta(&format!("{head}{rest}"), clman_manual::editions());
    let names = |rest: &str| {
        let meta = read(rest).expect("it can be read");
        assert_eq!(write_corpus_meta(&meta, clman_manual::editions()), format!("{head}{rest}"));
        meta.own_editions().map(|edition| edition.as_str()).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(names(""), "");
    assert_eq!(names("editions = [\"stretch\", \"buster\"]\n"), "stretch buster");
    assert_eq!(names("editions = \">=3.0\"\n"), "3.0 3.1");
    let tables = "editions = \"<v9\"\n\n[[edition]]\nname = \"v10\"\nyear = 1985\n\n\
                  [[edition]]\nname = \"v9\"\nlanguage = \"C89\"\n";
    assert_eq!(names(tables), "v10");
    for (rest, why) in [
        ("editions = [\"a\", \"a\"]\n", "the edition 'a' is listed twice"),
        ("editions = [\"../a\"]\n", "'../a' cannot be the name of an edition"),
        ("editions = \">4.0\"\n", "does not contain an edition"),
        (
            "editions = [\"b\"]\n[[edition]]\nname = \"a\"\n",
            "listed twice: here and as [[edition]]",
        ),
        ("editions = \"b\"\n[[edition]]\nname = \"a\"\n", "the editions are a"),
    ] {
        let errors = read(rest).expect_err(rest);
        assert!(errors[0].message.contains(why), "{rest}: {}", errors[0]);
    }
    let record = "name = \"a\"\ntitle = \"a\"\nsummary = \"s\"\neditions = \">=buster\"\n";
    let editions = Editions::of_names(["stretch", "buster"]);
    assert!(read_record_of(record, editions).is_ok());
    let errors = read_record_of(record, clman_manual::editions()).expect_err("it is unknown");
    assert!(errors[0].to_string().starts_with("4:12: 'buster' is not an edition"), "{}", errors[0]);
}

#[test]
fn bundled_records_are_in_their_own_layout() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("pages");
    let mut pages = 0;
    for entry in std::fs::read_dir(folder).expect("the pages are there").flatten() {
        let text = std::fs::read_to_string(entry.path()).expect("a page can be read");
        if entry.file_name() == "corpus.toml" {
            continue;
        }
        let record = match read_record(&text) {
            Ok(parsed) => parsed.record,
            Err(errors) => panic!("{}:{}", entry.path().display(), errors[0]),
        };
        assert_eq!(update_record(&text, &record), text);
        pages += 1;
    }
    assert!(pages >= 6, "only {pages} pages");
}

#[test]
fn schemas_know_the_keys_that_reading_knows() {
    let schema = record_schema();
    for key in ["name", "title", "section", "rule", "example", "source"] {
        assert!(schema["properties"][key].is_object(), "{key}");
    }
    assert_eq!(schema["additionalProperties"], false);
    let launch = &schema["properties"]["example"]["items"]["properties"]["launch"]["items"];
    assert_eq!(launch["properties"]["arg"], launch_schema()["properties"]["arg"]);
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(300) })]

    /// Any words are read back as written.
    #[test]
    fn any_words_come_back(summary in "[^\n\r]{0,30}", code in "\\PC{0,40}", lines in "[ -~\n\t'\"\\\\]{0,60}") {
        let mut record = read_record(PAGE).expect("the page can be read").record;
        record.summary = summary;
        record.synopsis[0].code = code.replace('\r', "");
        record.examples.truncate(1);
        record.examples[0].code = lines;
        let text = write_record(&record);
        let read = read_record(&text).map(|parsed| parsed.record);
        prop_assert_eq!(read.as_ref(), Ok(&record), "{}", text);
        prop_assert_eq!(update_record(&text, &record), text.clone());
        // An update of a text with another layout has the requested content.
        let updated = update_record(PAGE, &record);
        prop_assert_eq!(read_record(&updated).map(|parsed| parsed.record), Ok(record), "{}", updated);
    }

    #[test]
    fn any_text_is_read_or_refused(text in "[ -~\n\t\u{e9}]{0,200}", at in 0usize..PAGE.len(), cut in 0usize..40) {
        let _ = read_record(&text);
        let mut page = PAGE.to_string();
        let end = (at + cut).min(page.len());
        page.replace_range(at..end, &text);
        let _ = read_record(&page);
        let _ = read_launch_file(&page);
    }
}

#[test]
fn prototypes_of_the_manual_are_those_of_the_table() {
    let corpus = clman_manual::corpus().expect("the bundled manual can be read");
    let mut compared = 0;
    for page in &corpus.pages {
        let parts = || page.synopsis.iter().filter(|part| !part.functions.is_empty());
        let lists: BTreeSet<&Vec<String>> = parts().map(|part| &part.functions).collect();
        for functions in lists {
            let ranges = clman_opencl::builtins::prototypes(functions).expect("known functions");
            let own = corpus.meta.all_editions.iter().filter(|e| page.editions.contains(*e));
            for edition in own {
                let language = Edition::parse(edition.language()).expect("a version");
                let range = ranges.iter().find(|r| r.first <= language && language <= r.last);
                let shown: Vec<&str> = parts()
                    .filter(|part| part.functions == *functions && part.editions.contains(edition))
                    .map(|part| part.code.as_str())
                    .collect();
                let wanted: Vec<&str> = range.iter().map(|range| range.code.as_str()).collect();
                let advice = "run `cargo xtask prototypes`";
                assert_eq!(shown, wanted, "{}, {edition}: {advice}", page.name);
                compared += shown.len();
            }
        }
    }
    assert!(compared > 100, "only {compared} synopses were compared");
}

#[cfg(unix)]
#[test]
fn links_that_leave_a_corpus_are_not_read() {
    let dir = tempfile::tempdir().expect("a folder can be made");
    let corpus = dir.path().join("corpus");
    std::fs::create_dir(&corpus).expect("a folder can be made");
    let meta = "title = \"T\"\nmanual = \"M\"\nsection = \"3\"\n";
    std::fs::write(corpus.join("corpus.toml"), meta).expect("it can be written");
    let page = "name = \"x\"\ntitle = \"x\"\nsummary = \"a page\"\n";
    std::fs::write(dir.path().join("x.toml"), page).expect("it can be written");
    std::fs::write(corpus.join("y.toml"), page.replace('x', "y")).expect("it can be written");
    std::os::unix::fs::symlink("../x.toml", corpus.join("x.toml")).expect("linked");
    let loaded = clman_record::corpus::load(&corpus, clman_manual::editions()).expect("loaded");
    let names: Vec<_> = loaded.files.iter().map(|file| &file.parsed.record.name).collect();
    assert_eq!(names, ["y"]);
    let message = loaded.errors[0].to_string();
    assert!(message.contains("x.toml: the link leads outside the folder"), "{message}");
}
