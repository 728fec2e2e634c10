//! The pages from which the project started: one manual page, as published on several sites.

use crate::support::upstream;

use clman_clean::{Evidence, clean};
use clman_import::{Format, Options, import, names_of};
use clman_manual::corpus as bundled;
use clman_record::prose::{parse, plain_text};
use clman_record::{Record, Source, content_hash, write_record};
use std::path::{Path, PathBuf};

fn seeds() -> Option<PathBuf> {
    let folder = upstream::root()?.parent()?.join("seeds");
    if !folder.is_dir() {
        assert!(
            std::env::var_os("CLMAN_REQUIRE_PEERS").is_none_or(|v| v != "1"),
            "the seeds are not in {}",
            folder.display()
        );
        println!("skipped: the seeds are not in {}", folder.display());
        return None;
    }
    Some(folder)
}

/// The pages of `sources`, cleaned with only themselves and the bundled manual as evidence.
fn cleaned(sources: &[PathBuf], format: Option<Format>) -> Vec<Record> {
    let options = Options {
        format,
        edition: Some("1.2".into()),
        names: || names_of(&bundled().expect("the bundled manual can be read")),
        ..Options::default()
    };
    let imported = import(sources, &options, &|_, _| {}).expect("the pages can be read");
    assert!(imported.errors.is_empty(), "{:?}", imported.errors);
    let mut records: Vec<Record> = imported.pages.into_iter().map(|p| p.record).collect();
    let bundled = bundled().expect("the bundled manual can be read");
    let evidence = Evidence::new(&imported.meta, &records, vec![&bundled]);
    clean(&mut records, &evidence);
    records
}

fn seed(folder: &Path, number: &str) -> Record {
    let mut found: Vec<PathBuf> = std::fs::read_dir(folder)
        .expect("the seeds can be listed")
        .flatten()
        .map(|e| e.path())
        .filter(|p| p.file_name().is_some_and(|n| n.to_string_lossy().starts_with(number)))
        .collect();
    assert_eq!(found.len(), 1, "{number}");
    let mut records = cleaned(&[found.remove(0)], None);
    assert_eq!(records.len(), 1, "{number}");
    records.remove(0)
}

fn without_source(record: &Record) -> String {
    write_record(&Record { source: None, ..record.clone() })
}

/// The words of a section, including listings, regardless of white space.
fn words(record: &Record, section: &str) -> Vec<String> {
    let section = record.sections.iter().find(|s| s.id == section);
    let section = section.unwrap_or_else(|| panic!("no section {section:?} in {}", record.name));
    let text = plain_text(&parse(&section.body).expect("the body is in the dialect"));
    text.split_whitespace().map(String::from).collect()
}

#[test]
fn three_sites_give_one_record() {
    let Some(folder) = seeds() else { return };
    let records = ["000", "001", "004"].map(|number| seed(&folder, number));
    let texts: Vec<String> = records.iter().map(without_source).collect();
    assert_eq!(texts[0], texts[1]);
    assert_eq!(texts[0], texts[2]);
    let record = &records[0];
    assert_eq!((record.name.as_str(), record.title.as_str()), ("global", "__global"));
    assert_eq!(record.see_also, ["local", "constant", "private"]);
    let text = &texts[0];
    assert_eq!(text.matches("](otherDataTypes)").count(), 12);
    assert_eq!(text.matches("`otherDataTypes`").count(), 0);
    for name in ["image2d_t", "image3d_t", "image1d_buffer_t"] {
        assert_eq!(text.matches(&format!("[`{name}`](otherDataTypes)")).count(), 2, "{name}");
    }
    // If this hash changes, the cleaner's result for the seeds has changed and must be reviewed.
    assert_eq!(content_hash(text), HASH);
}

/// The hash of the merged record.
const HASH: &str = "f863e7aa6fa2277cccad957ca92787dca41ac671de772b2a68a93d7bff3d2a50";

#[test]
fn the_record_says_what_the_docbook_says() {
    let Some(folder) = seeds() else { return };
    let Some(root) = upstream::root() else { return };
    let edition = upstream::edition(&root, "1.2").expect("edition 1.2 is there");
    let source = upstream::folder_with(&edition, "global.xml").expect("its DocBook is there");
    let pages = cleaned(&[source], Some(Format::Docbook));
    let truth = pages.iter().find(|p| p.name == "global").expect("the page is there");
    let seed = seed(&folder, "000");
    assert_eq!(seed.title, truth.title);
    assert_eq!(seed.summary, truth.summary);
    assert_eq!(seed.synopsis[0].code, truth.synopsis[0].code);
    assert_eq!(seed.see_also, truth.see_also);
    for section in ["description", "notes", "examples"] {
        assert_eq!(words(&seed, section), words(truth, section), "{section}");
    }
}

#[test]
fn lost_names_are_found_again() {
    let Some(folder) = seeds() else { return };
    for (number, title, listings) in [("002", "__local", 1), ("003", "__constant", 1)] {
        let record = seed(&folder, number);
        assert_eq!(record.title, title);
        assert_eq!(record.synopsis[0].code.lines().next(), Some(title));
        let source: &Source = record.source.as_ref().expect("it was imported");
        assert_eq!(source.format, "text");
        let text = write_record(&record);
        assert_eq!(text.matches("```opencl").count(), listings, "{number}");
        assert!(!text.contains("Khronos Group"), "the licence is the corpus's");
        // A line with two comments would show that lines were joined.
        assert!(!text.lines().any(|l| l.matches("//").count() > 1 && !l.contains("://")), "{text}");
    }
}
