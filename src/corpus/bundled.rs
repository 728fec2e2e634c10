//! The manual that comes with clman, inside the binary.

use super::Corpus;
use crate::record::{read_corpus_meta, read_record};

include!(concat!(env!("OUT_DIR"), "/bundled.rs"));

/// The bundled manual.
///
/// # Errors
/// Never in a build whose tests pass: they read every bundled record. The message names the file.
pub fn bundled() -> Result<Corpus, String> {
    let mut meta = None;
    let mut pages = Vec::new();
    for (stem, text) in FILES {
        let first = |errors: Vec<crate::record::RecordError>| match errors.first() {
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

/// What was seen of the bundled manual: the text of each file of the folder `evidence/`, by its name.
pub fn bundled_evidence() -> impl Iterator<Item = (String, &'static str)> {
    EVIDENCE.iter().map(|(stem, text)| (format!("evidence/{stem}.toml"), *text))
}

/// The text of the bundled record of a page.
pub fn bundled_text(page: &str) -> Option<&'static str> {
    FILES.iter().find(|(stem, _)| *stem == page).map(|(_, text)| *text)
}
