//! Words of titles, names and sentences, in the form in which they are compared.

use clman_record::prose::{Inline, plain_text_of};
use std::collections::BTreeSet;

/// The sentences of a line, each with the targets of its references.
pub(super) fn sentences(content: &[Inline]) -> Vec<(String, Vec<&str>)> {
    let mut out: Vec<(String, Vec<&str>)> = vec![Default::default()];
    for inline in content {
        let Some((said, targets)) = out.last_mut() else { break };
        match inline {
            Inline::Text(text) => {
                let mut parts = text.split_inclusive(". ");
                said.push_str(parts.next().unwrap_or_default());
                out.extend(parts.map(|part| (part.to_string(), Vec::new())));
            }
            Inline::Link { target, content } => {
                targets.push(target);
                said.push_str(&plain_text_of(content));
            }
            other => said.push_str(&plain_text_of(std::slice::from_ref(other))),
        }
    }
    out
}

/// The section numbers of the specification in a sentence: `sections 9.7 and 9.8`.
pub(super) fn section_numbers(sentence: &str) -> impl Iterator<Item = &str> {
    let after = sentence.split_once("section").map_or("", |(_, after)| after);
    after
        .split(|c: char| !c.is_ascii_digit() && c != '.')
        .map(|number| number.trim_matches('.'))
        .filter(|number| number.contains('.'))
}

/// The words of a compound name: `clCreateBuffer` has three. `None` for a text that is not a compound name, and for a
/// name with fewer than four words, because such names are too similar to each other.
pub(super) fn name_words(name: &str) -> Option<BTreeSet<String>> {
    let is_name = name.starts_with(|c: char| c.is_ascii_lowercase())
        && name.chars().all(|c| c.is_ascii_alphanumeric());
    let words = stems(name);
    (is_name && words.len() >= 4).then_some(words)
}

/// The only element; `None` unless there is exactly one.
pub(super) fn only<T>(found: impl IntoIterator<Item = T>) -> Option<T> {
    let mut found = found.into_iter();
    let first = found.next()?;
    found.next().is_none().then_some(first)
}

/// The names of the attributes in `__attribute__((name(…)))`.
pub(super) fn attributes_in(code: &str) -> impl Iterator<Item = String> {
    let word = |c: char| c.is_ascii_alphanumeric() || c == '_';
    code.split("__attribute__").skip(1).filter_map(move |rest| {
        let inside = rest.trim_start().strip_prefix("((")?.trim_start();
        let name = &inside[..inside.find(|c| !word(c)).unwrap_or(inside.len())];
        (!name.is_empty()).then(|| name.to_string())
    })
}

/// The significant words of a title, without the endings of plurals and verbs. A file name is split at its
/// capitals.
pub(super) fn stems(text: &str) -> BTreeSet<String> {
    let mut spaced = String::with_capacity(text.len() + 8);
    let is_file_name = text.starts_with(|c: char| c.is_ascii_lowercase()) && !text.contains(' ');
    for c in text.chars() {
        if is_file_name && c.is_ascii_uppercase() {
            spaced.push(' ');
        }
        spaced.push(c);
    }
    spaced.split(|c: char| !c.is_alphanumeric()).filter_map(stem).collect()
}

/// A word without case and ending; `None` for insignificant words.
pub(super) fn stem(word: &str) -> Option<String> {
    const STOP: &[&str] = &["of", "and", "the", "for", "in", "built", "a"];
    let word = word.to_lowercase();
    if word.is_empty() || STOP.contains(&word.as_str()) {
        return None;
    }
    let singular = word.strip_suffix('s').unwrap_or(&word);
    let bare = singular.strip_suffix("ing").filter(|bare| bare.len() > 3).unwrap_or(singular);
    Some(bare.to_string())
}

/// The part of a name without case and punctuation and, if it has a digit after its first character, its suffix from
/// the first digit: `imagef2d` and `2d`.
pub(super) fn endings(part: &str) -> Vec<String> {
    let whole = fold(part);
    let digit = whole.find(|c: char| c.is_ascii_digit()).filter(|at| *at > 0);
    let end = digit.map(|at| whole[at..].to_string());
    std::iter::once(whole).chain(end).collect()
}

/// The names in a text that lists several names: in braces or parentheses with bars in between, or separated by commas.
/// Any other text is one name.
pub(super) fn alternatives(text: &str) -> Vec<String> {
    if let Some((before, rest)) = text.split_once(['{', '('])
        && let Some((choices, after)) = rest.split_once(['}', ')'])
        && choices.contains('|')
    {
        let name = |choice: &str| format!("{before}{choice}{after}").replace(' ', "");
        return choices.split('|').map(|choice| name(choice.trim())).collect();
    }
    text.split(", ").map(String::from).collect()
}

/// A name without case and punctuation.
pub(crate) fn fold(name: &str) -> String {
    name.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}
