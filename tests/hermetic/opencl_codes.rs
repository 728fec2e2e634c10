//! The pages of the checker's codes are correct: each wrong example is reported with the code, and each right example
//! is accepted without it.

use crate::support::large_inputs;

use clman_opencl::diagnostic::{Code, Severity};
use clman_opencl::{Checked, Edition, ExtensionSet, Loader, NoFiles, Options};
use large_inputs::large_inputs;
use proptest::prelude::*;
use std::sync::Arc;

struct Example {
    heading: String,
    options: Options,
    code: String,
}

/// The fenced examples of a page, each with its heading.
fn examples(code: &Code) -> Vec<Example> {
    let mut list: Vec<Example> = Vec::new();
    let mut heading = String::new();
    let mut open = false;
    for line in code.doc.lines() {
        let line = line.strip_prefix(' ').unwrap_or(line);
        if let Some(info) = line.strip_prefix("```") {
            open = !open;
            if open {
                let mut options = Options::new(Edition::V3_0);
                for word in info.split_whitespace().skip(1) {
                    match word.split_once('=') {
                        Some(("std", e)) => {
                            options.language.edition = Edition::parse(e).expect("an edition");
                        }
                        Some(("ext", "+all")) => options.language.extensions = ExtensionSet::ALL,
                        Some(("ext", name)) => {
                            let id =
                                clman_opencl::edition::extension(&name[1..]).expect("an extension");
                            options.language.extensions.set(id, name.starts_with('+'));
                        }
                        _ => panic!("{}: `{word}` says nothing", code.id),
                    }
                }
                list.push(Example { heading: heading.clone(), options, code: String::new() });
            }
        } else if open {
            let example = list.last_mut().expect("an open example");
            example.code.push_str(line);
            example.code.push('\n');
        } else if let Some(text) = line.strip_prefix("# ") {
            heading = text.to_string();
        }
    }
    list
}

fn describe(checked: &Checked) -> String {
    let lines = checked.diagnostics.iter().map(|d| format!("  {}: {}", d.code.id, d.message));
    lines.collect::<Vec<_>>().join("\n")
}

#[test]
fn every_page_is_whole() {
    for code in clman_opencl::codes::CODES {
        let page: Vec<&str> = code.doc.lines().map(str::trim).collect();
        assert!(code.summary().ends_with('.'), "{}: {}", code.id, code.summary());
        for heading in ["# Wrong", "# Right", "# Editions", "# Specification"] {
            assert!(page.contains(&heading), "{} has no heading `{heading}`", code.id);
        }
    }
}

#[test]
fn ids_and_names_are_unique() {
    for (i, a) in clman_opencl::codes::CODES.iter().enumerate() {
        for b in &clman_opencl::codes::CODES[i + 1..] {
            assert_ne!(a.id, b.id);
            assert_ne!(a.name, b.name);
        }
    }
}

#[test]
fn wrong_examples_are_reported() {
    let mut failures = String::new();
    for code in clman_opencl::codes::CODES {
        for example in examples(code).iter().filter(|e| e.heading == "Wrong") {
            let checked = clman_opencl::check(
                "wrong.cl",
                example.code.as_bytes(),
                &example.options,
                &mut NoFiles,
            );
            let found = checked.diagnostics.iter().any(|d| d.code == *code);
            let errors: Vec<&str> = checked
                .diagnostics
                .iter()
                .filter(|d| d.severity == Severity::Error)
                .map(|d| d.code.id)
                .collect();
            // One error must cause only one message.
            let wanted: &[&str] = if code.severity == Severity::Warning {
                &[]
            } else {
                std::slice::from_ref(&code.id)
            };
            if !found || errors != wanted {
                let seen = describe(&checked);
                failures.push_str(&format!("{} {}:\n{}{seen}\n", code.id, code.name, example.code));
            }
        }
    }
    assert!(failures.is_empty(), "\n{failures}");
}

#[test]
fn right_examples_are_accepted() {
    let mut failures = String::new();
    for code in clman_opencl::codes::CODES {
        let list = examples(code);
        let right: Vec<_> = list.iter().filter(|e| e.heading == "Right").collect();
        assert!(!right.is_empty(), "{} has no right example", code.id);
        for example in right {
            let checked = clman_opencl::check(
                "right.cl",
                example.code.as_bytes(),
                &example.options,
                &mut NoFiles,
            );
            let found = checked.diagnostics.iter().any(|d| d.code == *code);
            if !checked.accepted() || found {
                let seen = describe(&checked);
                failures.push_str(&format!("{} {}:\n{}{seen}\n", code.id, code.name, example.code));
            }
        }
    }
    assert!(failures.is_empty(), "\n{failures}");
}

/// A loader in which every file includes itself.
struct Endless;

impl Loader for Endless {
    fn load(&mut self, name: &str, _: bool, _: &str) -> Result<(String, Arc<[u8]>), String> {
        Ok((name.to_string(), Arc::from(format!("#include \"{name}\"\n").into_bytes())))
    }
}

/// Runs on a stack of the size that the command uses.
fn on_a_large_stack(test: impl FnOnce() + Send + 'static) {
    let thread = std::thread::Builder::new().stack_size(64 << 20).spawn(test);
    thread.expect("a thread").join().expect("the test");
}

fn check_endless(source: Vec<u8>) -> Checked {
    clman_opencl::check("bad.cl", source, &Options::new(Edition::V3_0), &mut Endless)
}

fn only_error(source: Vec<u8>) -> String {
    let errors: Vec<&str> = check_endless(source)
        .diagnostics
        .iter()
        .filter(|d| d.severity == Severity::Error)
        .map(|d| d.code.name)
        .collect();
    errors.join(" ")
}

#[test]
fn bad_input_gives_one_error() {
    on_a_large_stack(|| {
        for (name, source) in large_inputs() {
            let start = String::from_utf8_lossy(&source[..source.len().min(60)]).into_owned();
            let checked = check_endless(source);
            let reported: Vec<&str> = checked.diagnostics.iter().map(|d| d.code.name).collect();
            assert_eq!(reported, [name], "{start}");
        }
        assert_eq!(only_error(b"#include \"me.h\"\n".to_vec()), "include-depth");
    });
}

#[test]
fn many_labels_and_branches_are_no_nesting() {
    on_a_large_stack(|| {
        let cases: String = (0..20_000).map(|i| format!("case {i}: ")).collect();
        let switch = format!("void f(int a) {{ switch (a) {{ {cases} ; }} }}");
        assert_eq!(only_error(switch.into_bytes()), "");
        let chain = format!("void f(int a) {{ {} ; }}", "if (a) ; else ".repeat(20_000));
        assert_eq!(only_error(chain.into_bytes()), "");
    });
}

/// Words of sources in random order.
fn words() -> impl Strategy<Value = Vec<u8>> {
    let word = prop_oneof![
        "[a-c]{1,2}",
        "[-+*/%&|^~!<>=?:;,.(){}#\\[\\]\\\\\"' \n]{1,3}",
        "(kernel|global|local|constant|const|struct|union|enum|typedef|static|pipe) ",
        "(int|float4|half|bool|void|image2d_t|sampler_t|event_t|atomic_int) ",
        "(if|for|while|switch|case 1:|default:|return|goto a;|a:|sizeof|else) ?\\(?",
        "#(if|define|undef|include|pragma|line|else|endif|elif) ",
        "__attribute__\\(\\((aligned|packed|vector_size|ext_vector_type)\\(",
        "(0x)?[0-9]{1,20}[uUlLfh.e]{0,2}",
    ];
    proptest::collection::vec(word, 0..60).prop_map(|words| words.concat().into_bytes())
}

proptest! {
    /// Checking terminates for any bytes, and the reported spans are in the source.
    #[test]
    fn any_source_is_checked(
        source in prop_oneof![words(), proptest::collection::vec(any::<u8>(), 0..200)]
    ) {
        for edition in Edition::ALL.iter().copied() {
            let options = Options { keep_program: true, ..Options::new(edition) };
            let checked = clman_opencl::check("any.cl", source.as_slice(), &options, &mut NoFiles);
            for d in &checked.diagnostics {
                for label in std::iter::once(&d.primary).chain(&d.secondary) {
                    let length = checked.sources.file(label.span.file).bytes.len();
                    let range = label.span.start as usize..=label.span.end as usize;
                    prop_assert!(range.start() <= range.end() && *range.end() <= length, "{d:?}");
                }
            }
        }
    }
}
