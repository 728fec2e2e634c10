//! The manual that comes with clman, and the evidence recorded for it, inside the program.

#![forbid(unsafe_code)]

use clman_record::corpus::Corpus;
use clman_record::evidence::Evidence;
use clman_record::{RecordError, read_corpus_meta, read_record};

include!(concat!(env!("OUT_DIR"), "/bundled.rs"));

/// The bundled manual.
///
/// # Errors
/// Never in a build whose tests pass: they read every bundled record. The message names the file.
pub fn corpus() -> Result<Corpus, String> {
    let mut meta = None;
    let mut pages = Vec::new();
    for (stem, text) in FILES {
        let first = |errors: Vec<RecordError>| match errors.first() {
            Some(error) => format!("pages/{stem}.toml:{error}"),
            None => format!("pages/{stem}.toml cannot be read"),
        };
        if *stem == "corpus" {
            meta = Some(read_corpus_meta(text).map_err(first)?);
        } else {
            pages.push(read_record(text).map_err(first)?.record);
        }
    }
    match meta {
        Some(meta) => Ok(Corpus::new(meta, pages)),
        None => Err("pages/corpus.toml is missing".into()),
    }
}

/// The evidence recorded for the bundled manual.
///
/// # Errors
/// Never in a build whose tests pass. The message names the file.
pub fn evidence() -> Result<Evidence, String> {
    let mut evidence = Evidence::default();
    for (stem, text) in EVIDENCE {
        evidence.read(&format!("evidence/{stem}.toml"), text)?;
    }
    Ok(evidence)
}

/// The text of the bundled record of a page.
pub fn record_text(page: &str) -> Option<&'static str> {
    FILES.iter().find(|(stem, _)| *stem == page).map(|(_, text)| *text)
}
