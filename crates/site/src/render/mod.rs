//! Renders a record, with the manual that it links into and its evidence, as a document.
//!
//! Each function gets a [`Manual`] (the pages of one edition) and one of its pages, and returns roff, HTML or Markdown
//! as text. The module may use the crates `record` and `opencl`. There is one function for each target:
//!
//! - [`man::page`], and [`man::alias`] for its other names;
//! - [`html::article`], around which `pages.rs` adds the frame of the page;
//! - [`markdown::page`].
//!
//! All three read the same trees and select the blocks of the edition while rendering. They do not open files: the rest
//! of the crate writes their output.

mod highlight;
pub mod html;
pub mod man;
mod manual;
pub mod markdown;
mod rejections;
mod roff_doc;

pub use highlight::{Token, tokens};
pub use rejections::Rejection;

pub(crate) use manual::stated_section;
pub use manual::{BodyError, Manual, Parsed, Reference, SeeAlso, SharedName, is_man_name};

use clman_record::evidence::{Seen, Standing};
use clman_record::{EditionRange, Editions, Example, Record, Verdict};

/// The number of bytes at the start of `text` before the first `odd` byte.
fn plain_length(text: &[u8], odd: &[bool; 256]) -> usize {
    let is_odd = |byte: &u8| odd[usize::from(*byte)];
    // Most texts do not have such a byte, so eight bytes are tested at once.
    let mut start = 0;
    for part in text.chunks_exact(8) {
        if part.iter().fold(false, |odd, byte| odd | is_odd(byte)) {
            break;
        }
        start += part.len();
    }
    let rest = &text[start..];
    start + rest.iter().position(is_odd).unwrap_or(rest.len())
}

/// A range of the editions of a manual in words, `since 2.0`; `None` for all editions, and for a range without an
/// edition of the manual.
pub fn range_note(range: EditionRange, all: &'static Editions) -> Option<String> {
    let (first, last) = range.ends(all)?;
    match (Some(first) == all.iter().next(), last == all.newest()) {
        (true, true) => None,
        (false, true) => Some(format!("since {first}")),
        _ if first == last => Some(format!("{first} only")),
        (true, false) => Some(format!("until {last}")),
        (false, false) => Some(format!("{first} to {last}")),
    }
}

/// As [`Manual::seen_note`], computed anew. Backticks mark code.
fn seen_note(manual: &Manual<'_>, page: &Record, rule: &str) -> Option<String> {
    let seen = manual.latest_seen(&page.name, rule);
    let name = |seen: &Seen<'_>| match seen.edition == manual.edition {
        true => seen.run.short().to_string(),
        false => format!("{} ({})", seen.run.short(), seen.edition),
    };
    let on = |wanted: &dyn Fn(&Standing<'_>) -> bool| -> String {
        let devices = seen.iter().filter(|seen| wanted(&seen.standing));
        devices.map(name).collect::<Vec<_>>().join(", ")
    };
    let mut notes = Vec::new();
    let verified = on(&|standing| *standing == Standing::Verified);
    if !verified.is_empty() {
        notes.push(format!("verified on {verified}"));
    }
    for seen in &seen {
        if let Standing::Deviates(known) = seen.standing {
            notes.push(format!("{} differs: {}", name(seen), known.reason.trim_end_matches('.')));
        }
    }
    let contradicted = on(&|standing| *standing == Standing::Contradicted);
    if !contradicted.is_empty() {
        notes.push(format!("does not hold on {contradicted}"));
    }
    let stale = on(&|standing| *standing == Standing::Stale);
    if !stale.is_empty() {
        notes.push(format!("changed since it was tested on {stale}"));
    }
    (!notes.is_empty()).then(|| notes.join("; "))
}

/// The position of a section among the parts generated from a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// Before the rules and examples.
    First,
    /// After the rules and examples, before the related pages.
    Mistakes,
    /// After the related pages.
    History,
}

/// The position of a section with this title.
pub(crate) fn place_of(title: &str) -> Place {
    match title.trim().to_ascii_lowercase().as_str() {
        "common mistakes" => Place::Mistakes,
        "history" => Place::History,
        _ => Place::First,
    }
}

/// The titles of a rule's examples that its page shows: `examples: A pointer, A cast`. `None` if it shows none.
fn examples_note(manual: &Manual<'_>, page: &Record, rule: &str) -> Option<String> {
    let shown = manual.proofs(page, rule).filter(|example| example.shown);
    let titles: Vec<String> = shown.map(title_of).map(|title| unmarked(&title)).collect();
    match titles.as_slice() {
        [] => None,
        [title] => Some(format!("example: {title}")),
        _ => Some(format!("examples: {}", titles.join(", "))),
    }
}

/// A text without the backticks that mark code.
pub(crate) fn unmarked(text: &str) -> String {
    text.replace('`', "")
}

/// The title of an example, in which backticks mark code.
pub(crate) fn title_of(example: &Example) -> String {
    example.title.clone().unwrap_or_else(|| example.id.replace(['-', '_'], " "))
}

/// The expected result of an example in words; `None` unless the example must be rejected.
fn verdict_note(verdict: Option<Verdict>) -> Option<&'static str> {
    match verdict {
        Some(Verdict::Reject) => Some("does not compile"),
        Some(Verdict::Accept) | None => None,
    }
}

/// A note for an example whose launches have one work-item each. If its kernel does not use the global id, a reader would
/// otherwise see a race.
fn work_items_note(example: &Example) -> Option<&'static str> {
    let mut sizes = example.launches.iter().flat_map(|launch| &launch.global);
    (!example.launches.is_empty() && sizes.all(|&size| size == 1)).then_some("one work-item")
}

/// The notes in the caption of an example.
fn caption_notes(example: &Example) -> impl Iterator<Item = &'static str> {
    verdict_note(example.expect).into_iter().chain(work_items_note(example))
}
