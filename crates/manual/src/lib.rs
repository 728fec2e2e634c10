//! The manual that comes with clman, and the evidence recorded for it, inside the program.

#![forbid(unsafe_code)]

use clman_record::corpus::Corpus;
use clman_record::evidence::Evidence;
use clman_record::{CorpusMeta, Editions, Record, RecordError, read_corpus_meta, read_record_of};
use rayon::prelude::*;
use std::sync::OnceLock;

/// The name of the file about the whole manual, without its extension.
const META: &str = "corpus";

include!(concat!(env!("OUT_DIR"), "/bundled.rs"));

/// The bundled manual.
///
/// # Errors
/// Never in a build whose tests pass: they read every bundled record. The message names the file.
pub fn corpus() -> Result<Corpus, String> {
    let meta = meta()?;
    let editions = meta.all_editions;
    let pages: Result<Vec<Record>, String> = FILES
        .par_iter()
        .filter(|(stem, _)| *stem != META)
        .map(|(stem, text)| match read_record_of(text, editions) {
            Ok(read) => Ok(read.record),
            Err(errors) => Err(first(stem, errors)),
        })
        .collect();
    Ok(Corpus::new(meta, pages?))
}

fn meta() -> Result<CorpusMeta, String> {
    let text = record_text(META).ok_or("pages/corpus.toml is missing")?;
    read_corpus_meta(text, Editions::none()).map_err(|errors| first(META, errors))
}

fn first(stem: &str, errors: Vec<RecordError>) -> String {
    match errors.first() {
        Some(error) => format!("pages/{stem}.toml:{error}"),
        None => format!("pages/{stem}.toml cannot be read"),
    }
}

/// The editions of the bundled manual, which are the editions of OpenCL.
pub fn editions() -> &'static Editions {
    static EDITIONS: OnceLock<&'static Editions> = OnceLock::new();
    EDITIONS.get_or_init(|| meta().map_or_else(|_| Editions::none(), |meta| meta.all_editions))
}

/// The evidence recorded for the bundled manual.
///
/// # Errors
/// Never in a build whose tests pass. The message names the file.
pub fn evidence() -> Result<Evidence, String> {
    let read = |(folder, (stem, text)): (&str, &(&str, &str))| {
        let mut file = Evidence::default();
        file.read(&format!("{folder}/{stem}.toml"), text)?;
        Ok(file)
    };
    let past = HISTORY.par_iter().map(|file| ("evidence/history", file));
    let current = EVIDENCE.par_iter().map(|file| ("evidence", file));
    let files: Result<Vec<Evidence>, String> = past.chain(current).map(read).collect();
    let mut evidence = Evidence::default();
    files?.into_iter().for_each(|file| evidence.extend(file));
    Ok(evidence)
}

/// The text of the bundled record of a page; `None` if the bundled manual does not have the page.
pub fn record_text(page: &str) -> Option<&'static str> {
    FILES.iter().find(|(stem, _)| *stem == page).map(|(_, text)| *text)
}
