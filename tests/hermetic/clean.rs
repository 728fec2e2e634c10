//! Tests of the cleaner through its public interface: its repairs, their evidence, and the text that it
//! leaves unchanged.

use crate::support::edition;
use clman_clean::{Evidence, Finding, Places, RULES, clean};
use clman_record::corpus::Corpus;
use clman_record::prose::parse;
use clman_record::{
    CorpusMeta, EditionRange, Editions, Language, Record, Section, Source, Synopsis, write_record,
};
use proptest::prelude::*;

fn meta() -> CorpusMeta {
    CorpusMeta {
        title: "Test pages".into(),
        manual: "Test Manual".into(),
        section: "3clc".into(),
        all_editions: clman_manual::editions(),
        editions: EditionRange::only(edition("1.2")),
        languages: Vec::new(),
        licence: String::new(),
        copyright: String::new(),
        author: String::new(),
        source: String::new(),
        date: String::new(),
        release: String::new(),
        minimal_pairs: false,
        introduction: String::new(),
        groups: Vec::new(),
        conflicts: Vec::new(),
    }
}

fn page(name: &str, title: &str, format: &str, body: &str) -> Record {
    let mut record = Record::new(name, title);
    record.summary = "a page of the tests".into();
    record.editions = EditionRange::only(edition("1.2"));
    if !body.is_empty() {
        record.sections.push(Section {
            id: "description".into(),
            title: "Description".into(),
            editions: EditionRange::ALL,
            body: body.into(),
        });
    }
    record.source =
        Some(Source { file: format!("{name}.x"), format: format.into(), hash: String::new() });
    record
}

fn with_synopsis(mut record: Record, code: &str) -> Record {
    record.synopsis.push(Synopsis {
        code: code.into(),
        language: "opencl".into(),
        editions: EditionRange::ALL,
        links: Vec::new(),
        functions: Vec::new(),
    });
    record
}

fn run(records: &mut [Record], others: &[Corpus]) -> Vec<Vec<Finding>> {
    let evidence = Evidence::new(&meta(), records, others.iter().collect());
    clean(records, &evidence)
}

/// Cleans `records`, and compares the first section and the findings of the first record. A second run must not repair
/// anything.
fn check(mut records: Vec<Record>, others: &[Corpus], after: &str, codes: &[(&str, bool)]) {
    let findings = run(&mut records, others).remove(0);
    assert_eq!(records[0].sections[0].body, after);
    let found: Vec<(&str, bool)> = findings.iter().map(|f| (f.code.id, f.fixed)).collect();
    assert_eq!(found, codes, "{findings:#?}");
    let again = run(&mut records, others).remove(0);
    assert!(again.iter().all(|f| !f.fixed), "a second run changes {again:#?}");
}

#[test]
fn six_types_stand_where_six_file_names_stood() {
    let reference = "[`otherDataTypes`](otherDataTypes)";
    let list = [reference; 6].join(", ");
    let body =
        format!("Arguments of type {list} are images.\n\nUse {reference} for a 3D image object.\n");
    let want = |name: &str| format!("[`{name}`](otherDataTypes)");
    let names = [
        "image2d_t",
        "image3d_t",
        "image2d_array_t",
        "image1d_t",
        "image1d_buffer_t",
        "image1d_array_t",
    ];
    let after = format!(
        "Arguments of type {} are images.\n\nUse {} for a 3D image object.\n",
        names.map(want).join(", "),
        want("image3d_t")
    );
    let topic = page("otherDataTypes", "Other Data Types", "roff", "Types.\n");
    check(vec![page("a", "a", "roff", &body), topic], &[], &after, &[("CM001", true); 7]);
}

#[test]
fn a_list_of_another_length_is_left_for_a_person() {
    let reference = "[`otherDataTypes`](otherDataTypes)";
    let body = format!("Arguments of type {reference} and {reference} are images.\n");
    let topic = page("otherDataTypes", "Other Data Types", "roff", "Types.\n");
    check(
        vec![page("a", "a", "roff", &body), topic],
        &[],
        &body,
        &[("CM001", false), ("CM001", false)],
    );
}

#[test]
fn a_sibling_that_has_the_sentence_whole_gives_the_word() {
    let topic = || page("otherDataTypes", "Other Data Types", "docbook", "Types.\n");
    let whole =
        page("a", "a", "docbook", "It waits for an [`event_t`](otherDataTypes) to be done.\n");
    let sibling = Corpus::new(meta(), vec![whole, topic()]);
    check(
        vec![
            page(
                "a",
                "a",
                "roff",
                "It waits for an [`otherDataTypes`](otherDataTypes) to be done.\n",
            ),
            topic(),
        ],
        &[sibling],
        "It waits for an [`event_t`](otherDataTypes) to be done.\n",
        &[("CM001", true)],
    );
}

#[test]
fn a_file_name_is_no_word_because_a_page_elsewhere_has_it_among_its_names() {
    let mut types = page("image2d_t", "image2d_t", "docbook", "A type.\n");
    types.aliases = vec!["image3d_t".into(), "otherDataTypes".into()];
    let bundled = Corpus::new(meta(), vec![types]);
    check(
        vec![page(
            "a",
            "a",
            "roff",
            "Use [`otherDataTypes`](otherDataTypes) for a 3D image object.\n",
        )],
        &[bundled],
        "Use [`image3d_t`](otherDataTypes) for a 3D image object.\n",
        &[("CM002", false), ("CM001", true)],
    );
}

#[test]
fn the_general_page_has_what_the_special_one_is_not_about() {
    let special = || {
        let mut special =
            with_synopsis(page("Access_Marks", "Access Marks", "roff", ""), "readable");
        special.summary = "Access marks for jars".into();
        special.see_also = vec!["Marks".into()];
        special
    };
    let general = || page("Marks", "Marks", "roff", "All marks.\n");
    // A text about jars: the page that defines the word is meant.
    check(
        vec![
            page("a", "a", "roff", "A [`readable`](readable) mark, of a jar.\n"),
            special(),
            general(),
        ],
        &[],
        "A [`readable`](Access_Marks) mark, of a jar.\n",
        &[("CM002", true)],
    );
    // A text about another subject, which contains the name of the general page: that page is meant.
    check(
        vec![
            page("a", "a", "roff", "A [`readable`](readable) mark, of a pipe.\n"),
            special(),
            general(),
        ],
        &[],
        "A [`readable`](Marks) mark, of a pipe.\n",
        &[("CM002", true)],
    );
    // A text without the name of the general page: the other page is meant.
    check(
        vec![page("a", "a", "roff", "It is [`readable`](readable).\n"), special(), general()],
        &[],
        "It is [`readable`](Access_Marks).\n",
        &[("CM002", true)],
    );
}

#[test]
fn references_are_led_to_the_page_that_has_the_name_or_defines_it() {
    let defining =
        with_synopsis(page("kernelPage", "Kernel Page", "roff", "Words.\n"), "__kernel\nkernel");
    check(
        vec![
            page(
                "a",
                "a",
                "roff",
                "See [`__kernel`](__kernel), [`kernelpage`](kernelpage) and [`nobody`](nobody).\n",
            ),
            defining,
        ],
        &[],
        "See [`__kernel`](kernelPage), [`kernelpage`](kernelPage) and [`nobody`](nobody).\n",
        &[("CM002", true), ("CM002", true), ("CM002", false)],
    );
}

#[test]
fn two_equally_good_pages_are_none() {
    let one = with_synopsis(page("one", "one", "roff", "Words.\n"), "void f(int);");
    let two = with_synopsis(page("two", "two", "roff", "Words.\n"), "void f(float);");
    let body = "See [`f`](f).\n";
    check(vec![page("a", "a", "roff", body), one, two], &[], body, &[("CM002", false)]);
}

#[test]
fn of_several_pages_the_list_that_leads_to_each_is_meant() {
    let one = with_synopsis(page("f1", "f (1)", "roff", "Words.\n"), "void f(int);");
    let two = with_synopsis(page("f2", "f (2)", "roff", "Words.\n"), "void f(float);");
    let list = page("list", "All Functions", "roff", "- [`f`](f1)\n- [`f`](f2)\n");
    check(
        vec![page("a", "a", "roff", "See [`f`](f).\n"), one, two, list],
        &[],
        "See [`f`](list).\n",
        &[("CM002", true)],
    );
}

#[test]
fn names_are_found_in_spite_of_slips_and_placeholders() {
    let one = with_synopsis(page("one", "one", "roff", "Words.\n"), "int native__f(int x);");
    let two = page("scan", "scan", "roff", "Words.\n");
    check(
        vec![
            page("a", "a", "roff", "[`native_f`](native_f), [scan_\\<op\\>](scan_-op-).\n"),
            one,
            two,
        ],
        &[],
        "[`native_f`](one), [scan\\_\\<op>](scan).\n",
        &[("CM002", true), ("CM002", true)],
    );
}

#[test]
fn an_attribute_may_be_meant_by_its_own_name() {
    let general = page("__attribute__", "__attribute__", "roff", "Words.\n");
    let special = with_synopsis(
        page("special", "Special", "roff", "Words.\n"),
        "__attribute__((aligned(n)))",
    );
    check(
        vec![
            page(
                "a",
                "a",
                "roff",
                "[`__attribute__`](__attribute__) ((aligned(4))), [`__attribute__`](__attribute__).\n",
            ),
            general,
            special,
        ],
        &[],
        "`__attribute__` ((aligned(4))), [`__attribute__`](__attribute__).\n",
        &[("CM002", false)],
    );
}

#[test]
fn the_pages_own_name_stands_in_references() {
    check(
        vec![
            page("a", "a", "text", "See [`local`](local).\n"),
            page("local", "__local", "text", "Words.\n"),
        ],
        &[],
        "See [`__local`](local).\n",
        &[("CM003", true)],
    );
    // DocBook keeps the text as written: `local` is meant.
    let body = "See [`local`](local).\n";
    check(
        vec![page("a", "a", "docbook", body), page("local", "__local", "docbook", "Words.\n")],
        &[],
        body,
        &[],
    );
}

#[test]
fn small_damage_is_mended() {
    let check = |format: &str, before: &str, after: &str, code: &str| {
        check(vec![page("a", "a", format, before)], &[], after, &[(code, true)]);
    };
    check("docbook", "Use `x`and `y`.\n", "Use `x` and `y`.\n", "CM010");
    check(
        "docbook",
        "It is `x` The next one is here.\n",
        "It is `x`. The next one is here.\n",
        "CM009",
    );
    check("docbook", "It ends.. And goes on.\n", "It ends. And goes on.\n", "CM017");
    check("docbook", "A na\u{200b}me.\n", "A name.\n", "CM011");
    check("asciidoctor", "Rounds to {rtz} here.\n", "Rounds to `rtz` here.\n", "CM014");
    check("asciidoctor", "It is `E1) + (E2`.\n", "It is `((E1) + (E2))`.\n", "CM016");
    check("text", "Words.\n\nScroll to navigation\n", "Words.\n", "CM005");
    check(
        "docbook",
        "```opencl\nint *p = a→b; // “x”…\n```\n",
        "```opencl\nint *p = a->b; // \"x\"...\n```\n",
        "CM015",
    );
}

#[test]
fn what_is_right_stays() {
    for body in [
        "The type `char`*n* and `mem_object`s, `get_image`(…), 0..1 and so on...\n",
        "`__global` is a name. The next sentence is another.\n",
        "A set {a, b} and `read_image{f|i}`.\n",
        "```opencl\nint a; // the first\nint b; // the second\n```\n",
        "```opencl\n/* a; b; */ for (int i = 0; i < n; i++) { x[i] = 0; y[i] = 1; }\n```\n",
        "```text\n// not code; at all {\n```\n",
        "An `a.b.c` and e.g. The OpenCL book.\n",
    ] {
        for format in ["docbook", "asciidoctor", "xhtml"] {
            check(vec![page("a", "a", format, body)], &[], body, &[]);
        }
    }
}

#[test]
fn manuals_of_other_languages_keep_what_they_are_about() {
    let other = CorpusMeta {
        languages: vec![Language {
            name: "c".into(),
            extension: "c".into(),
            ..Language::default()
        }],
        all_editions: Editions::none(),
        editions: EditionRange::ALL,
        ..meta()
    };
    let body = "Write “\\fIword\\fP” or [`bash`(1)](bash), and origin.. for a range.\n\n\
        ```\nhttps://web.example.org/web/20120515021937/http://www.example.org/~nick/P/Fast_Enough/\n\
        tr/abcd//d s/[abcd]//g\n```\n\n\
        | Oct | Char | Name |\n|---|---|---|\n| 255 | \u{ad} | SOFT HYPHEN |\n\n`bash`\n:   A shell.\n";
    let mut records = vec![page("groff", "groff", "roff", body)];
    records[0].editions = EditionRange::ALL;
    let before = records[0].sections[0].body.clone();
    let body = parse(&before).unwrap();
    let evidence = Evidence::new(&other, &records, Vec::new());
    let findings = clean(&mut records, &evidence);
    assert!(findings[0].iter().all(|finding| !finding.fixed), "{findings:?}");
    assert_eq!(parse(&records[0].sections[0].body).unwrap(), body);
}

/// Adds two sections with the same title in different case, and an empty section.
fn add_sections(record: &mut Record) {
    for (id, title, body) in
        [("notes", "Notes", "One.\n"), ("empty", "Empty", ""), ("notes-2", "NOTES", "Two.\n")]
    {
        record.sections.push(Section {
            id: id.into(),
            title: title.into(),
            editions: EditionRange::ALL,
            body: body.into(),
        });
    }
}

#[test]
fn empty_and_doubled_sections_go() {
    let mut record = page("a", "a", "roff", "Words.\n");
    add_sections(&mut record);
    let mut records = vec![record];
    let findings = run(&mut records, &[]).remove(0);
    let titles: Vec<&str> = records[0].sections.iter().map(|s| s.title.as_str()).collect();
    assert_eq!(titles, ["Description", "Notes"]);
    assert_eq!(records[0].sections[1].body, "One.\n\nTwo.\n");
    let codes: Vec<&str> = findings.iter().map(|f| f.code.id).collect();
    assert_eq!(codes, ["CM007", "CM008"]);
}

#[test]
fn sections_of_other_manuals_stay() {
    let mut record = page("a", "a", "roff", "Words.\n");
    add_sections(&mut record);
    let mut records = vec![record.clone()];
    let language = Language { name: "c".into(), ..Language::default() };
    let other = CorpusMeta { languages: vec![language], ..meta() };
    let evidence = Evidence::new(&other, std::slice::from_ref(&record), Vec::new());
    let findings = clean(&mut records, &evidence);
    assert_eq!(records[0].sections, record.sections);
    let found: Vec<(&str, bool)> = findings[0].iter().map(|f| (f.code.id, f.fixed)).collect();
    assert_eq!(found, [("CM007", false), ("CM008", false)]);
}

#[test]
fn findings_know_their_place() {
    let mut records = vec![page("a", "a", "docbook", "First.\n\nThen see [`nobody`](nobody).\n")];
    let text = write_record(&records[0]);
    let findings = run(&mut records, &[]).remove(0);
    let (line, column) = Places::new(&text).of(&findings[0]);
    let found = text.lines().nth(line - 1).map(|l| l.chars().skip(column - 1).collect::<String>());
    assert_eq!(found.as_deref(), Some("nobody`](nobody)."));
}

#[test]
fn every_rule_has_a_page_and_a_code_of_its_own() {
    let mut seen = std::collections::HashSet::new();
    for rule in RULES {
        let code = rule.code;
        assert!(seen.insert(code.id) && seen.insert(code.name), "{}", code.id);
        assert!(code.id.starts_with("CM") && code.id.len() == 5, "{}", code.id);
        assert!(code.doc.lines().count() > 3, "{} says too little", code.id);
        assert!(clman::explain::explain(code.id).is_ok_and(|t| t.contains(code.name)));
    }
}

/// Bodies that consist of texts that the rules detect.
fn body() -> impl Strategy<Value = String> {
    let piece = prop_oneof![
        Just("[`otherDataTypes`](otherDataTypes)".to_string()),
        Just("[`local`](local), [x y](nobody)".to_string()),
        Just("// a comment int x; // more float y; {".to_string()),
        Just("\\\\m\\[blue]text\\\\m\\[]\\\\s-2\\\\u\\[1]\\\\d\\\\s+2".to_string()),
        Just("`__global` The word. or or {rtz} E1) + (E2..".to_string()),
        Just("\u{200b}\u{a0}\u{fffd}é→…“π”".to_string()),
        Just("\n\n".to_string()),
        Just("\n\n```opencl\n// a; b; // c\nint x; } { // “q”\n```\n\n".to_string()),
        Just("\n\n- item\n- item `x`and\n\n".to_string()),
        "[ -~]{0,12}".prop_map(|s| s),
        "[a-z ]{0,12}".prop_map(|s| s),
    ];
    proptest::collection::vec(piece, 0..8).prop_map(|pieces| pieces.join(" "))
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(2000) })]

    /// Cleaning any page terminates, and cleaning it again changes nothing.
    #[test]
    fn twice_changes_nothing(
        bodies in proptest::collection::vec(body(), 1..3),
        format in prop_oneof![Just("docbook"), Just("asciidoctor"), Just("text"), Just("roff")],
        summary in "[ -~]{0,20}",
    ) {
        let mut record = page("a", "a", format, "");
        record.summary = summary;
        for (at, body) in bodies.into_iter().enumerate() {
            if parse(&body).is_ok() {
                record.sections.push(Section {
                    id: format!("s{at}"),
                    title: format!("Title {}", at % 2),
                    editions: EditionRange::ALL,
                    body,
                });
            }
        }
        let mut records = vec![record, page("local", "__local", format, "Words.\n")];
        run(&mut records, &[]);
        let once = records.clone();
        run(&mut records, &[]);
        prop_assert_eq!(&once[0], &records[0]);
    }
}
