//! Validates a folder of records. This includes checks that need more than one file.

use super::{Corpus, LoadError, LoadedFile, load, read_text};
use crate::prose::{self, Inline, Target};
use crate::{Conflict, Editions, Record, line_and_column};
use std::collections::{HashMap, HashSet};
use std::path::Path;

/// All errors in the records of `folder`, in the order of the files: files that cannot be read, references of
/// hand-written records to pages or places that do not exist, conflicts that are not resolved, examples that prove
/// rules that do not exist, and groups of `corpus.toml` with pages that do not exist or are in another group. (An
/// imported record may refer to missing pages, because they may be in another package. References to places on the same
/// page, `#place`, are not checked.)
///
/// # Errors
/// As [`load`].
pub fn validate(folder: &Path, known: &'static Editions) -> Result<Vec<LoadError>, Vec<LoadError>> {
    let loaded = load(folder, known)?;
    let mut errors = loaded.errors;
    let pages = loaded.files.iter().map(|f| f.parsed.record.clone()).collect();
    let corpus = Corpus::new(loaded.meta, pages);
    let mut places = Places { corpus: &corpus, ids: HashMap::new(), hints: 0 };
    for file in &loaded.files {
        check(file, &mut places, &mut errors);
    }
    check_groups(folder, &mut places, &mut errors);
    if !corpus.meta.conflicts.is_empty() {
        let path = folder.join("corpus.toml");
        let text = std::fs::read_to_string(&path).unwrap_or_default();
        errors.extend(corpus.meta.conflicts.iter().enumerate().map(|(at, conflict)| LoadError {
            path: path.clone(),
            place: Some((Conflict::line(&text, at), 1)),
            message: format!("{}: {}", conflict.place, Conflict::REMEDY),
        }));
    }
    errors.sort_by(|a, b| (&a.path, a.place).cmp(&(&b.path, b.place)));
    Ok(errors)
}

fn check(file: &LoadedFile, places: &mut Places<'_>, errors: &mut Vec<LoadError>) {
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
            if !places.has_rule(page, id) {
                error(&format!("example.{at}"), format!("unknown rule '{proved}'"));
            }
        }
    }
    for (at, conflict) in record.conflicts.iter().enumerate() {
        error(&format!("conflict.{at}"), format!("{}: {}", conflict.place, Conflict::REMEDY));
    }
    if record.source.is_some() {
        return;
    }
    for entry in &record.see_also {
        let target = match prose::parse(entry) {
            Ok(blocks) => first_target(&blocks).unwrap_or_else(|| entry.clone()),
            Err(_) => entry.clone(),
        };
        places.check(&target).into_iter().for_each(|m| error("see_also", m));
    }
    for (at, section) in record.sections.iter().enumerate() {
        let Ok(blocks) = prose::parse(&section.body) else { continue };
        prose::for_each_inline(&blocks, &mut |inline| {
            if let Inline::Link { target, .. } = inline {
                let found = places.check(target);
                found.into_iter().for_each(|m| error(&format!("section.{at}"), m));
            }
        });
    }
    for (at, rule) in record.rules.iter().enumerate() {
        let Ok(blocks) = prose::parse(&rule.text) else { continue };
        prose::for_each_inline(&blocks, &mut |inline| {
            if let Inline::Link { target, .. } = inline {
                let found = places.check(target);
                found.into_iter().for_each(|m| error(&format!("rule.{at}"), m));
            }
        });
    }
}

/// Checks the groups of `corpus.toml`.
fn check_groups(folder: &Path, places: &mut Places<'_>, errors: &mut Vec<LoadError>) {
    let path = folder.join("corpus.toml");
    let corpus = places.corpus;
    if corpus.meta.groups.is_empty() {
        return;
    }
    let text = read_text(&path).unwrap_or_default();
    let mut group_of: HashMap<&str, &str> = HashMap::new();
    for group in &corpus.meta.groups {
        for (entry, (page, _)) in group.pages.iter().zip(group.entries()) {
            let message = match corpus.resolve(page) {
                None => places.check(page),
                Some(record) => group_of.insert(&record.name, &group.title).map(|other| {
                    format!(
                        "the page '{page}' is already in the group '{other}'; leave it in one group"
                    )
                }),
            };
            let Some(message) = message else { continue };
            let start = text.rfind(&format!("\"{entry}\""));
            let place = start.map(|at| line_and_column(&text, at));
            errors.push(LoadError { path: path.clone(), place, message });
        }
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

/// The maximum number of hints. For each hint, all names are searched, which takes too long if there are many errors.
const MOST_HINTS: usize = 100;

/// The targets that references may have.
struct Places<'c> {
    corpus: &'c Corpus,
    /// The ids of rules, sections, headings and examples on each page that was referred to.
    ids: HashMap<&'c str, Ids>,
    /// The number of hints so far.
    hints: usize,
}

#[derive(Default)]
struct Ids {
    rules: HashSet<String>,
    others: HashSet<String>,
}

impl<'c> Places<'c> {
    fn ids(&mut self, record: &'c Record) -> &Ids {
        self.ids.entry(&record.name).or_insert_with(|| {
            let mut others = HashSet::new();
            others.extend(record.examples.iter().map(|example| example.id.clone()));
            for section in &record.sections {
                others.insert(section.id.clone());
                prose::for_each_block(
                    &prose::parse(&section.body).unwrap_or_default(),
                    &mut |block| {
                        if let prose::Block::Heading { id: Some(id), .. } = block {
                            others.insert(id.clone());
                        }
                    },
                );
            }
            Ids { rules: record.rules.iter().map(|rule| rule.id.clone()).collect(), others }
        })
    }

    fn has_rule(&mut self, page: &str, id: &str) -> bool {
        self.corpus.resolve(page).is_some_and(|page| self.ids(page).rules.contains(id))
    }

    /// The error in the target of a link, if there is one.
    fn check(&mut self, target: &str) -> Option<String> {
        let Target::Page { page, fragment } = Target::parse(target) else { return None };
        let Some(found) = self.corpus.resolve(page) else {
            self.hints += 1;
            let names: Vec<&str> = match self.hints {
                0..=MOST_HINTS => self.corpus.pages.iter().flat_map(|p| p.names()).collect(),
                _ => Vec::new(),
            };
            let hint = crate::nearest(page, &names)
                .map_or_else(String::new, |near| format!("; did you mean '{near}'?"));
            return Some(format!("unknown page '{page}'{hint}"));
        };
        let fragment = fragment?;
        let ids = self.ids(found);
        let known = ids.rules.contains(fragment) || ids.others.contains(fragment);
        (!known).then(|| format!("the page '{}' has no '{fragment}'", found.name))
    }
}
