//! The search index of an edition: one classic script, which a page loads on the first search.
//!
//! For each page, it contains the title, file, summary, aliases, headings and rules, and the kind of each name. For
//! each word, it contains the pages that contain the word. `templates/search.js` reads it. The format:
//!
//! ```text
//! clmanIndex({
//!   "pages": [[title, file, summary, [alias, …], [[id, heading or rule, text of the rule], …],
//!             kinds],                // a letter for the title and one for each alias, see kind()
//!            …],
//!   "words": "a\nb\n…",      // in order
//!   "in": "0 3 1!\n…"        // the pages of each word, as base-36 differences from the page before,
//! })                        // with ! if the page contains the word three times or more
//! ```

use super::diagnostics::{self, CodePages};
use super::lines::{Kind, Line, rule_words};
use super::{Volume, lines};
use crate::render::html::file_name;
use clman_opencl::{NameKind, name_kind};
use clman_record::Record;
use hashbrown::HashTable;
use rayon::prelude::*;
use rustc_hash::FxBuildHasher;
use serde::Serialize;
use std::hash::BuildHasher;

/// The number of occurrences from which a word of a page ranks higher.
const OFTEN: usize = 3;
/// The maximum length of an indexed word, in bytes.
const LONGEST: usize = 64;
const _: () = assert!(LONGEST < OFTEN_SAID as usize);

/// The index entry of a page.
#[derive(Default)]
pub(super) struct Entry {
    page: String,
    /// Each word once, in lower case, concatenated.
    words: String,
    /// The length of each word, with the flag [`OFTEN_SAID`] for frequent words.
    lengths: Vec<u8>,
}

/// The flag in the length of a word that is frequent on the page. No word is that long.
const OFTEN_SAID: u8 = 0x80;

impl Entry {
    /// Each word, and whether it is frequent on the page.
    fn words(&self) -> impl Iterator<Item = (&str, bool)> {
        let mut rest = self.words.as_str();
        self.lengths.iter().map(move |length| {
            let (word, after) = rest.split_at(usize::from(length & !OFTEN_SAID));
            rest = after;
            (word, length & OFTEN_SAID != 0)
        })
    }
}

/// The script with the index of `volume` and of the diagnostics.
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

    // `words` has each word once; a word's number is its index. `said` has the numbers of the words of each page, page
    // by page.
    let mut words: Vec<&str> = Vec::with_capacity(1 << 13);
    let mut numbers: HashTable<(u64, u32)> = HashTable::with_capacity(1 << 13);
    let mut said: Vec<u32> = Vec::with_capacity(1 << 16);
    for entry in entries() {
        for (word, _) in entry.words() {
            let hash = hash(word);
            let is_it =
                |(other, number): &(u64, u32)| *other == hash && words[*number as usize] == word;
            let entry = numbers.entry(hash, is_it, |(hash, _)| *hash).or_insert_with(|| {
                words.push(word);
                // The numbers of words and of pages fit in a `u32`.
                (hash, words.len() as u32 - 1)
            });
            said.push(entry.get().1);
        }
    }
    let mut in_order: Vec<u32> = (0..words.len() as u32).collect();
    in_order.sort_unstable_by_key(|number| words[*number as usize]);
    // `places` lists the pages of all words, word by word. `ends` has, for each word, the index in `places` after the
    // word's last page so far. Initially, it is the index of the word's first page.
    let mut ends = vec![0; words.len()];
    said.iter().for_each(|word| ends[*word as usize] += 1);
    let mut end = 0;
    for word in &in_order {
        let count = std::mem::replace(&mut ends[*word as usize], end);
        end += count;
    }
    // A place is twice the index of a page, plus one if the word is frequent on the page.
    let mut places = vec![0; said.len()];
    let mut said = said.into_iter();
    for (page, entry) in entries().enumerate() {
        for ((_, often), word) in entry.words().zip(&mut said) {
            let end = &mut ends[word as usize];
            places[*end] = 2 * page as u32 + u32::from(often);
            *end += 1;
        }
    }
    let size = entries().map(|e| e.page.len() + 2).sum::<usize>()
        + words.iter().map(|word| word.len() + 4).sum::<usize>()
        + 4 * places.len();
    let mut out = String::with_capacity(size + 64);
    out.push_str("clmanIndex({\"pages\":[\n");
    for (at, entry) in entries().enumerate() {
        if at > 0 {
            out.push_str(",\n");
        }
        out.push_str(&entry.page);
    }
    // Words consist of letters, digits and underscores, so that nothing has to be escaped.
    out.push_str("\n],\"words\":\"");
    for (at, word) in in_order.iter().enumerate() {
        out.push_str(if at > 0 { "\\n" } else { "" });
        out.push_str(words[*word as usize]);
    }
    out.push_str("\",\n\"in\":\"");
    let mut start = 0;
    for (at, word) in in_order.iter().enumerate() {
        out.push_str(if at > 0 { "\\n" } else { "" });
        let end = ends[*word as usize];
        let mut last = 0;
        for (nth, place) in places[start..end].iter().enumerate() {
            out.push_str(if nth > 0 { " " } else { "" });
            push_base36(place / 2 - last, &mut out);
            out.push_str(if place % 2 == 1 { "!" } else { "" });
            last = place / 2;
        }
        start = end;
    }
    out.push_str("\"});\n");
    out
}

/// The index entry of a page of the manual, whose file is beside the index.
pub(super) fn entry_of_page(record: &Record, lines: &[Line]) -> Entry {
    entry(record, &file_name(&record.name), lines)
}

/// A place on a page that is found by its words.
#[derive(Serialize)]
#[serde(untagged)]
enum Place<'l> {
    /// Id and text.
    Heading(&'l str, &'l str),
    /// Id, words and text.
    Rule(&'l str, String, &'l str),
}

/// The letter of the kind of a name on the page with the file `href`.
fn kind(name: &str, href: &str) -> char {
    match name_kind(name) {
        _ if href.contains(diagnostics::FOLDER) => 'd',
        Some(NameKind::Function) => 'f',
        Some(NameKind::Type) => 't',
        Some(NameKind::Keyword) => 'k',
        Some(NameKind::Qualifier) => 'q',
        Some(NameKind::Macro) => 'm',
        Some(NameKind::Constant) => 'c',
        Some(NameKind::Extension) => 'e',
        None => '-',
    }
}

fn entry(record: &Record, href: &str, lines: &[Line]) -> Entry {
    let aliases: Vec<&str> = record.all_names().filter(|name| *name != record.title).collect();
    let mut headings: Vec<Place<'_>> = Vec::new();
    for line in lines {
        match (line.kind, &line.id) {
            (Kind::Heading, Some(id)) => headings.push(Place::Heading(id, &line.text)),
            (Kind::Rule, Some(id)) => headings.push(Place::Rule(id, rule_words(id), &line.text)),
            _ => {}
        }
    }
    let names = std::iter::once(record.title.as_str()).chain(aliases.iter().copied());
    let kinds: String = names.map(|name| kind(name, href)).collect();
    let page = (&record.title, href, &record.summary, aliases, headings, kinds);
    // Serializing strings and lists cannot fail.
    let page = serde_json::to_string(&page).unwrap_or_default();
    let mut text = String::with_capacity(lines.iter().map(|line| line.text.len() + 1).sum());
    for line in lines {
        // Most text is ASCII, which needs no new string.
        match line.text.is_ascii() {
            true => text.push_str(&line.text),
            // Non-ASCII symbols separate words too.
            false => text.extend(line.text.to_lowercase().chars().map(|c| match c {
                c if c.is_ascii() || c.is_alphanumeric() => c,
                _ => ' ',
            })),
        }
        text.push('\n');
    }
    text.make_ascii_lowercase();
    let mut said: HashTable<Said<'_>> = HashTable::with_capacity(256);
    for_each_word(&text, |word| {
        let hash = hash(word);
        let is_it = |other: &Said<'_>| other.hash == hash && other.word == word;
        let entry = said.entry(hash, is_it, |said| said.hash);
        entry.or_insert(Said { word, hash, times: 0 }).get_mut().times += 1;
    });
    let mut words = String::with_capacity(said.iter().map(|said| said.word.len()).sum());
    let mut lengths = Vec::with_capacity(said.len());
    for Said { word, times, .. } in said {
        words.push_str(word);
        // The length fits in the bits beside the flag.
        lengths.push(word.len() as u8 | if times >= OFTEN { OFTEN_SAID } else { 0 });
    }
    // `<` is escaped, so that the HTML parser does not read part of the script as a tag.
    Entry { page: page.replace('<', "\\u003c"), words, lengths }
}

/// The bytes of words: letters, digits and underscores, and all bytes above ASCII.
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

/// A word of a page with its count.
struct Said<'t> {
    word: &'t str,
    hash: u64,
    times: usize,
}

/// Calls `said` with each word of `text` in its indexed form: letters, digits and underscores, without leading and
/// trailing underscores. Words of a single byte and words longer than [`LONGEST`] are left out.
fn for_each_word<'t>(text: &'t str, mut said: impl FnMut(&'t str)) {
    let bytes = text.as_bytes();
    let mut at = 0;
    while let Some(byte) = bytes.get(at) {
        if !IN_WORD[usize::from(*byte)] {
            at += 1;
            continue;
        }
        let start = at;
        at += bytes[start..]
            .iter()
            .position(|byte| !IN_WORD[usize::from(*byte)])
            .unwrap_or(bytes.len() - start);
        if at - start < 2 {
            continue;
        }
        // The bytes of a multi-byte character are never separators.
        let mut word = &text[start..at];
        if bytes[start] == b'_' || bytes[at - 1] == b'_' {
            word = word.trim_matches('_');
        }
        if word.len() > 1 && word.len() <= LONGEST {
            said(word);
        }
    }
}

fn hash(word: &str) -> u64 {
    FxBuildHasher.hash_one(word.as_bytes())
}

fn push_base36(number: u32, out: &mut String) {
    if number >= 36 {
        push_base36(number / 36, out);
    }
    out.push(char::from_digit(number % 36, 36).unwrap_or('0'));
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    #[test]
    fn words_are_names_without_what_stands_round_them() {
        let mut words = Vec::new();
        for_each_word("`__local int4 *p` (a größe)", |word| words.push(word));
        assert_eq!(words, ["local", "int4", "größe"]);
    }

    #[test]
    fn words_are_counted_however_many_there_are() {
        let names: Vec<String> = (0..2000).map(|n| format!("w{}", n % 700)).collect();
        let lines = [Line { kind: Kind::Text, id: None, text: names.join(" ") }];
        let entry = entry(&Record::new("lamp", "lamp"), "", &lines);
        assert_eq!(entry.words().count(), 700);
        let said: BTreeMap<&str, bool> = entry.words().collect();
        for (n, name) in names[..700].iter().enumerate() {
            assert_eq!(said.get(name.as_str()), Some(&(n < 600)));
        }
    }

    #[test]
    fn numbers_are_written_in_base_36() {
        for number in [0, 1, 35, 36, 1295, 1296, 123_456] {
            let mut text = String::new();
            push_base36(number, &mut text);
            assert_eq!(u32::from_str_radix(&text, 36), Ok(number));
        }
    }
}
