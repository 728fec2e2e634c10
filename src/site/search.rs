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
use crate::record::Record;
use crate::render::html::file_name;
use rayon::prelude::*;
use rustc_hash::{FxBuildHasher, FxHashMap};
use std::borrow::Cow;

/// A word that a page says as often is worth more.
const OFTEN: usize = 3;
/// Longer words are not looked for.
const LONGEST: usize = 64;
const _: () = assert!(LONGEST < OFTEN_SAID as usize);

/// What the index has of a page.
#[derive(Default)]
pub(super) struct Entry {
    page: String,
    /// Each word once, in small letters, one behind the other.
    words: String,
    /// The length of each, with [`OFTEN_SAID`] for those said often.
    lengths: Vec<u8>,
}

/// Marks the length of a word that the page says often: none is as long.
const OFTEN_SAID: u8 = 0x80;

impl Entry {
    /// Each word, and whether the page says it often.
    fn words(&self) -> impl Iterator<Item = (&str, bool)> {
        let mut rest = self.words.as_str();
        self.lengths.iter().map(move |length| {
            let (word, after) = rest.split_at(usize::from(length & !OFTEN_SAID));
            rest = after;
            (word, length & OFTEN_SAID != 0)
        })
    }
}

/// The script that holds the index of `volume` and of the diagnostics.
pub(super) fn script(volume: &Volume<'_>, codes: &CodePages<'_>) -> String {
    let root = if volume.folder.is_empty() { "" } else { "../" };
    let of_codes: Vec<Entry> = codes
        .parsed
        .par_iter()
        .enumerate()
        .map(|(page, parsed)| {
            let href = format!("{root}{}{}", diagnostics::FOLDER, file_name(&parsed.record.name));
            let lines = lines::lines(&codes.manual, page, parsed);
            entry(parsed.record, &href, &lines)
        })
        .collect();
    let entries = || volume.entries().chain(&of_codes);

    // Of each word the page that said it last, and all of them as they are written.
    let mut words: FxHashMap<&str, (usize, String)> =
        FxHashMap::with_capacity_and_hasher(1 << 13, FxBuildHasher);
    for (at, entry) in entries().enumerate() {
        for (word, often) in entry.words() {
            let (last, places) = words.entry(word).or_default();
            if !places.is_empty() {
                places.push(' ');
            }
            push_base36(at - *last, places);
            if often {
                places.push('!');
            }
            *last = at;
        }
    }
    let mut words: Vec<(&str, String)> =
        words.into_iter().map(|(word, (_, places))| (word, places)).collect();
    words.par_sort_unstable();
    let size = entries().map(|e| e.page.len() + 2).sum::<usize>()
        + words.iter().map(|(word, places)| word.len() + places.len() + 4).sum::<usize>();
    let mut out = String::with_capacity(size + 64);
    out.push_str("clmanIndex({\"pages\":[\n");
    for (at, entry) in entries().enumerate() {
        if at > 0 {
            out.push_str(",\n");
        }
        out.push_str(&entry.page);
    }
    // Words are letters, digits and underscores: nothing in them has to be escaped.
    out.push_str("\n],\"words\":\"");
    for (at, (word, _)) in words.iter().enumerate() {
        out.push_str(if at > 0 { "\\n" } else { "" });
        out.push_str(word);
    }
    out.push_str("\",\n\"in\":\"");
    for (at, (_, places)) in words.iter().enumerate() {
        out.push_str(if at > 0 { "\\n" } else { "" });
        out.push_str(places);
    }
    out.push_str("\"});\n");
    out
}

/// What the index has of a page of the manual, whose file stands beside the index.
pub(super) fn entry_of_page(record: &Record, lines: &[Line]) -> Entry {
    entry(record, &file_name(&record.name), lines)
}

fn entry(record: &Record, href: &str, lines: &[Line]) -> Entry {
    let aliases: Vec<&str> = record.names().filter(|name| *name != record.title).collect();
    let mut headings: Vec<(&str, Cow<'_, str>)> = Vec::new();
    for line in lines {
        match (line.kind, &line.id) {
            (Kind::Heading, Some(id)) => headings.push((id, line.text.as_str().into())),
            (Kind::Rule, Some(id)) => headings.push((id, rule_words(id).into())),
            _ => {}
        }
    }
    // `<` is escaped, so that no reader of the script takes part of it for a tag.
    let page = (&record.title, href, &record.summary, aliases, headings);
    // Strings and lists of them can always be written.
    let page = serde_json::to_string(&page).unwrap_or_default();
    let mut text = String::with_capacity(lines.iter().map(|line| line.text.len() + 1).sum());
    for line in lines {
        // Most of it is ASCII, which needs no new string.
        match line.text.is_ascii() {
            true => text.push_str(&line.text),
            // Other signs part words too.
            false => text.extend(line.text.to_lowercase().chars().map(|c| match c {
                c if c.is_ascii() || c.is_alphanumeric() => c,
                _ => ' ',
            })),
        }
        text.push('\n');
    }
    text.make_ascii_lowercase();
    // Each word once, with how often it is said.
    let mut said: Vec<(&str, usize)> = Vec::with_capacity(256);
    let mut places: FxHashMap<&str, usize> =
        FxHashMap::with_capacity_and_hasher(256, FxBuildHasher);
    for word in words(&text) {
        let place = *places.entry(word).or_insert(said.len());
        match said.get_mut(place) {
            Some((_, count)) => *count += 1,
            None => said.push((word, 1)),
        }
    }
    let mut words = String::with_capacity(said.iter().map(|(word, _)| word.len()).sum());
    let mut lengths = Vec::with_capacity(said.len());
    for (word, count) in said {
        words.push_str(word);
        // They are no longer than what a byte holds beside the mark.
        lengths.push(word.len() as u8 | if count >= OFTEN { OFTEN_SAID } else { 0 });
    }
    Entry { page: page.replace('<', "\\u003c"), words, lengths }
}

/// The bytes of words: letters, digits and underscores, and all above ASCII.
static IN_WORD: [bool; 256] = {
    let mut is_in_word = [false; 256];
    let mut byte = 0;
    while byte < 256 {
        let b = byte as u8;
        is_in_word[byte] = b.is_ascii_alphanumeric() || b == b'_' || !b.is_ascii();
        byte += 1;
    }
    is_in_word
};

/// The words of `text` as they are looked for: letters, digits and underscores, without the
/// underscores around them. Single letters find nothing.
fn words(text: &str) -> impl Iterator<Item = &str> {
    let in_word = |at: usize| text.as_bytes().get(at).map(|byte| IN_WORD[usize::from(*byte)]);
    let mut at = 0;
    let words = std::iter::from_fn(move || {
        while !in_word(at)? {
            at += 1;
        }
        let start = at;
        while in_word(at) == Some(true) {
            at += 1;
        }
        Some(&text[start..at])
    });
    words
        .map(|word| match (word.as_bytes()[0], word.as_bytes()[word.len() - 1]) {
            (b'_', _) | (_, b'_') => word.trim_matches('_'),
            _ => word,
        })
        .filter(|word| word.len() > 1 && word.len() <= LONGEST)
}

fn push_base36(number: usize, out: &mut String) {
    if number >= 36 {
        push_base36(number / 36, out);
    }
    out.push(char::from_digit((number % 36) as u32, 36).unwrap_or('0'));
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
    fn words_are_counted_however_many_there_are() {
        let names: Vec<String> = (0..2000).map(|n| format!("w{}", n % 700)).collect();
        let lines = [Line { kind: Kind::Text, id: None, text: names.join(" ") }];
        let entry = entry(&Record::new("lamp", "lamp"), "", &lines);
        assert_eq!(entry.words().count(), 700);
        for (n, said) in entry.words().enumerate() {
            assert_eq!(said, (names[n].as_str(), n < 600));
        }
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
