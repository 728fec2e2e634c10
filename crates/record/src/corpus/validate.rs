//! What is wrong with a folder of records, beyond what reading each says.

use super::{Corpus, LoadError, LoadedFile, load};
use crate::prose::{self, Inline, Target};
use std::path::Path;

/// Everything that is wrong with the records of `folder`, in the order of the files: what cannot be
/// read, references of hand-written records to pages that do not exist, examples that prove rules
/// that do not exist. (An imported record may refer to absent pages: they may be another
/// package's.)
///
/// # Errors
/// As [`load`].
pub fn validate(folder: &Path) -> Result<Vec<LoadError>, Vec<LoadError>> {
    let loaded = load(folder)?;
    let mut errors = loaded.errors;
    let pages = loaded.files.iter().map(|f| f.parsed.record.clone()).collect();
    let corpus = Corpus::new(loaded.meta, pages);
    for file in &loaded.files {
        check(file, &corpus, &mut errors);
    }
    errors.sort_by(|a, b| (&a.path, a.place).cmp(&(&b.path, b.place)));
    Ok(errors)
}

fn check(file: &LoadedFile, corpus: &Corpus, errors: &mut Vec<LoadError>) {
    let record = &file.parsed.record;
    let mut error = |part: &str, message: String| {
        errors.push(LoadError {
            path: file.path.clone(),
            place: Some((file.parsed.line(part), 1)),
            message,
        });
    };
    for (at, example) in record.examples.iter().enumerate() {
        for proved in &example.proves {
            let Some((page, id)) = proved.split_once('#') else { continue };
            let known = corpus.resolve(page).is_some_and(|p| p.rules.iter().any(|r| r.id == id));
            if !known {
                error(&format!("example.{at}"), format!("there is no rule '{proved}'"));
            }
        }
    }
    if record.source.is_some() {
        return;
    }
    for entry in &record.see_also {
        let target = match prose::parse(entry) {
            Ok(blocks) => first_target(&blocks).unwrap_or_else(|| entry.clone()),
            Err(_) => entry.clone(),
        };
        check_target(&target, corpus).into_iter().for_each(|m| error("see_also", m));
    }
    for (at, section) in record.sections.iter().enumerate() {
        let Ok(blocks) = prose::parse(&section.body) else { continue };
        prose::for_each_inline(&blocks, &mut |inline| {
            if let Inline::Link { target, .. } = inline {
                let found = check_target(target, corpus);
                found.into_iter().for_each(|m| error(&format!("section.{at}"), m));
            }
        });
    }
    for (at, rule) in record.rules.iter().enumerate() {
        let Ok(blocks) = prose::parse(&rule.text) else { continue };
        prose::for_each_inline(&blocks, &mut |inline| {
            if let Inline::Link { target, .. } = inline {
                let found = check_target(target, corpus);
                found.into_iter().for_each(|m| error(&format!("rule.{at}"), m));
            }
        });
    }
}

fn first_target(blocks: &[prose::Block]) -> Option<String> {
    let mut found = None;
    prose::for_each_inline(blocks, &mut |inline| {
        if let (None, Inline::Link { target, .. }) = (&found, inline) {
            found = Some(target.clone());
        }
    });
    found
}

fn check_target(target: &str, corpus: &Corpus) -> Option<String> {
    let Target::Page { page, fragment } = Target::parse(target) else { return None };
    let Some(found) = corpus.resolve(page) else {
        let names: Vec<&str> = corpus.pages.iter().flat_map(|p| p.names()).collect();
        let hint = crate::nearest(page, &names)
            .map_or_else(String::new, |near| format!("; did you mean '{near}'?"));
        return Some(format!("there is no page '{page}'{hint}"));
    };
    let fragment = fragment?;
    let known = found.rules.iter().any(|r| r.id == fragment)
        || found.sections.iter().any(|s| s.id == fragment || has_heading(&s.body, fragment))
        || found.examples.iter().any(|e| e.id == fragment);
    (!known).then(|| format!("the page '{}' has no '{fragment}'", found.name))
}

fn has_heading(body: &str, id: &str) -> bool {
    let Ok(blocks) = prose::parse(body) else { return false };
    let mut found = false;
    prose::for_each_block(&blocks, &mut |block| {
        if let prose::Block::Heading { id: Some(heading), .. } = block {
            found |= heading == id;
        }
    });
    found
}
