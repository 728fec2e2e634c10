//! The manual that comes with clman, and the evidence recorded for it, inside the program.

#![forbid(unsafe_code)]

use clman_record::corpus::Corpus;
use clman_record::evidence::Evidence;
use clman_record::{Record, RecordError, read_corpus_meta, read_record};
use rayon::prelude::*;

/// The name of the file about the whole manual, without its extension.
const META: &str = "corpus";

include!(concat!(env!("OUT_DIR"), "/bundled.rs"));

/// The bundled manual.
///
/// # Errors
/// Never in a build whose tests pass: they read every bundled record. The message names the file.
pub fn corpus() -> Result<Corpus, String> {
    let first = |stem: &str, errors: Vec<RecordError>| match errors.first() {
        Some(error) => format!("pages/{stem}.toml:{error}"),
        None => format!("pages/{stem}.toml cannot be read"),
    };
    let meta = record_text(META).ok_or("pages/corpus.toml is missing")?;
    let meta = read_corpus_meta(meta).map_err(|errors| first(META, errors))?;
    let pages: Result<Vec<Record>, String> = FILES
        .par_iter()
        .filter(|(stem, _)| *stem != META)
        .map(|(stem, text)| match read_record(text) {
            Ok(read) => Ok(read.record),
            Err(errors) => Err(first(stem, errors)),
        })
        .collect();
    Ok(Corpus::new(meta, pages?))
}

/// The evidence recorded for the bundled manual.
///
/// # Errors
/// Never in a build whose tests pass. The message names the file.
pub fn evidence() -> Result<Evidence, String> {
    let mut evidence = Evidence::default();
    for (stem, text) in HISTORY.iter().chain(EVIDENCE) {
        evidence.read(&format!("evidence/{stem}.toml"), text)?;
    }
    Ok(evidence)
}

/// The text of the bundled record of a page.
pub fn record_text(page: &str) -> Option<&'static str> {
    FILES.iter().find(|(stem, _)| *stem == page).map(|(_, text)| *text)
}
