//! The search index of an edition: one classic script, which the page adds when somebody searches.
//!
//! It holds, of each page, the title, file, summary, other names and headings, and of every word the
//! pages that say it. `templates/site.js` reads it; both ends of the format stand here:
//!
//! ```text
//! clmanIndex({
//!   "pages": [[title, file, summary, [alias, …], [[id, heading], …]], …],
//!   "words": "a\nb\n…",      // in order
//!   "in": "0 3 1!\n…"        // of each word its pages: the way from the one before in base 36,
//! })                        // with ! where the page says the word three times or more
//! ```

use super::diagnostics::{self, CodePages};
use super::lines::{Kind, Line, rule_words};
use super::{Volume, lines};
use crate::render::html::file_name;
use rayon::prelude::*;
use serde_json::json;
use std::collections::HashMap;
use std::fmt::Write;
use std::ops::Range;

/// A word that a page says as often is worth more.
const OFTEN: usize = 3;
/// Longer words are not looked for.
const LONGEST: usize = 64;

/// What the index has of a page.
struct Entry {
    page: String,
    /// All that the page says, in small letters.
    text: String,
    /// Each word once, in order: where it stands in the text, and how often.
    words: Vec<(Range<usize>, usize)>,
}

impl Entry {
    fn words(&self) -> impl Iterator<Item = (&str, usize)> {
        self.words.iter().map(|(at, count)| (&self.text[at.clone()], *count))
    }
}

/// The script that holds the index of `volume` and of the diagnostics.
pub(super) fn script(volume: &Volume<'_>, codes: &CodePages<'_>) -> String {
    let manual = volume.manual;
    let mut entries: Vec<Entry> = (0..manual.pages.len())
        .into_par_iter()
        .map(|page| {
            let record = manual.pages[page];
            let lines = lines::lines(manual, page, volume.parsed[page]);
            let aliases: Vec<&str> = record.names().filter(|n| *n != record.title).collect();
            let href = file_name(&record.name);
            entry(&record.title, &href, &record.summary, &aliases, &lines)
        })
        .collect();
    let root = if volume.folder.is_empty() { "" } else { "../" };
    entries.par_extend(codes.parsed.par_iter().enumerate().map(|(page, parsed)| {
        let record = parsed.record;
        let href = format!("{root}{}{}", diagnostics::FOLDER, file_name(&record.name));
        let aliases: Vec<&str> = record.aliases.iter().map(String::as_str).collect();
        let lines = lines::lines(&codes.manual, page, parsed);
        entry(&record.title, &href, &record.summary, &aliases, &lines)
    }));

    let mut words: HashMap<&str, (usize, String)> = HashMap::new();
    for (at, entry) in entries.iter().enumerate() {
        for (word, count) in entry.words() {
            let (last, places) = words.entry(word).or_default();
            if !places.is_empty() {
                places.push(' ');
            }
            push_base36(at - *last, places);
            if count >= OFTEN {
                places.push('!');
            }
            *last = at;
        }
    }
    let mut words: Vec<(&str, String)> =
        words.into_iter().map(|(word, (_, places))| (word, places)).collect();
    words.par_sort_unstable();
    let size = entries.iter().map(|e| e.page.len() + 2).sum::<usize>()
        + words.iter().map(|(word, places)| word.len() + places.len() + 4).sum::<usize>();
    let mut out = String::with_capacity(size + 64);
    out.push_str("clmanIndex({\"pages\":[\n");
    for (at, entry) in entries.iter().enumerate() {
        if at > 0 {
            out.push_str(",\n");
        }
        out.push_str(&entry.page);
    }
    // Words are letters, digits and underscores: nothing in them has to be escaped.
    out.push_str("\n],\"words\":\"");
    for (at, (word, _)) in words.iter().enumerate() {
        let _ = write!(out, "{}{word}", if at > 0 { "\\n" } else { "" });
    }
    out.push_str("\",\n\"in\":\"");
    for (at, (_, places)) in words.iter().enumerate() {
        let _ = write!(out, "{}{places}", if at > 0 { "\\n" } else { "" });
    }
    out.push_str("\"});\n");
    out
}

fn entry(title: &str, href: &str, summary: &str, aliases: &[&str], lines: &[Line]) -> Entry {
    let mut headings: Vec<(&str, String)> = Vec::new();
    for line in lines {
        match (line.kind, &line.id) {
            (Kind::Heading, Some(id)) => headings.push((id, line.text.clone())),
            (Kind::Rule, Some(id)) => headings.push((id, rule_words(id))),
            _ => {}
        }
    }
    // `<` is escaped, so that no reader of the script takes part of it for a tag.
    let page = json!([title, href, summary, aliases, headings]).to_string();
    let mut text = String::with_capacity(lines.iter().map(|line| line.text.len() + 1).sum());
    for line in lines {
        // Most of it is ASCII, which needs no new string.
        match line.text.is_ascii() {
            true => {
                text.extend(line.text.bytes().map(|byte| char::from(byte.to_ascii_lowercase())))
            }
            false => text.push_str(&line.text.to_lowercase()),
        }
        text.push('\n');
    }
    let mut all: Vec<&str> = words(&text).collect();
    all.sort_unstable();
    let mut words: Vec<(Range<usize>, usize)> = Vec::with_capacity(all.len() / 2);
    let mut last = "";
    for word in all {
        match words.last_mut() {
            Some((_, count)) if last == word => *count += 1,
            _ => {
                let start = word.as_ptr().addr() - text.as_ptr().addr();
                words.push((start..start + word.len(), 1));
            }
        }
        last = word;
    }
    Entry { page: page.replace('<', "\\u003c"), text, words }
}

/// The words of `text` as they are looked for: letters, digits and underscores, without the
/// underscores around them. Single letters find nothing.
fn words(text: &str) -> impl Iterator<Item = &str> {
    let between = |c: char| match c.is_ascii() {
        true => !c.is_ascii_alphanumeric() && c != '_',
        false => !c.is_alphanumeric(),
    };
    text.split(between)
        .map(|word| word.trim_matches('_'))
        .filter(|word| word.len() > 1 && word.len() <= LONGEST)
}

fn push_base36(mut number: usize, out: &mut String) {
    let mut digits = Vec::new();
    loop {
        digits.push(char::from_digit((number % 36) as u32, 36).unwrap_or('0'));
        number /= 36;
        if number == 0 {
            break;
        }
    }
    out.extend(digits.iter().rev());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_names_without_what_stands_round_them() {
        let words: Vec<&str> = words("`__local int4 *p` (a größe)").collect();
        assert_eq!(words, ["local", "int4", "größe"]);
    }

    #[test]
    fn numbers_are_written_in_base_36() {
        for number in [0, 1, 35, 36, 1295, 1296, 123_456] {
            let mut text = String::new();
            push_base36(number, &mut text);
            assert_eq!(usize::from_str_radix(&text, 36), Ok(number));
        }
    }
}
