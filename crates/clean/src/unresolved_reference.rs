//! CM001

use super::evidence::{NEAR, context};
use super::language;
use super::{Draft, Evidence, each_line_in};
use clman_opencl::declare_code;
use clman_record::Record;
use clman_record::prose::{Inline, Target, plain_text_of};
use std::ops::Range;

declare_code! {
    /// A reference shows the name of a file instead of a word of the language.
    ///
    /// Upstream writes `image2d_t` and links it to the page `otherDataTypes`. Some packages print the link instead
    /// of the word, so that six image types all appear as `otherDataTypes(3clc)`.
    ///
    /// The cleaner restores the word if the evidence gives exactly one word. It uses the words around the reference
    /// (`otherDataTypes(3clc) for a 3D image object`), the only keyword that the target describes, or a sibling corpus
    /// with the same complete sentence. It also uses a list with as many references as the language has types of that
    /// kind; the types are then in the order of the language. If the cleaner does not find the word, write it yourself.
    CODE = ("CM001", "unresolved-reference", Warning);
}

pub(super) fn run(draft: &mut Draft, evidence: &Evidence<'_>) {
    each_line_in(draft, &mut |content, report| {
        // All references are examined before any is changed, since they are evidence for each other.
        let mut list = 0..0;
        let found: Vec<_> = (0..content.len())
            .filter_map(|at| {
                let (page, text) = lost(content, at, evidence)?;
                if !list.contains(&at) {
                    list = list_at(content, at, &page);
                }
                Some((at, text, restore(content, at, &page, &list, evidence)))
            })
            .collect();
        for (at, text, restored) in found {
            match restored {
                Some((word, why)) => {
                    let message =
                        format!("'{text}' is the name of a page; the original word is '{word}'");
                    report.fixed(why, message, &text, &word);
                    if let Inline::Link { content: shown, .. } = &mut content[at] {
                        *shown = vec![Inline::Code(word)];
                    }
                }
                None => {
                    let message = format!("'{text}' is the name of a page, not a word");
                    report.ask("the original word is unknown", message, &text);
                }
            }
        }
    });
}

/// The target page and the text of the reference at `at`, if the text is the page's file name and not a word.
fn lost(content: &[Inline], at: usize, evidence: &Evidence<'_>) -> Option<(String, String)> {
    let Inline::Link { target, content: shown } = &content[at] else { return None };
    let Target::Page { page, .. } = Target::parse(target) else { return None };
    let text = plain_text_of(shown);
    if super::evidence::fold(&text) != super::evidence::fold(page) || text.contains(' ') {
        return None;
    }
    // A text that shows the file name of a page with a different title is wrong.
    let is_file = |found: &Record| found.title.contains(' ') && found.title != text;
    let is_file_name = is_camel(&text)
        && match evidence.page(page) {
            Some(found) => is_file(found),
            // If only another corpus has a page with this name, that page's title decides.
            None => {
                evidence.opencl().is_some() && language::is_topic(&text)
                    || evidence.page_elsewhere(page).is_some_and(is_file)
            }
        };
    is_file_name.then(|| (page.to_string(), text))
}

/// Whether a text consists of joined words, like `otherDataTypes`. A word of the language never does. API functions,
/// such as `clCreateBuffer`, are excluded.
fn is_camel(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_lowercase())
        && text.contains(|c: char| c.is_ascii_uppercase())
        && text.chars().all(|c| c.is_ascii_alphanumeric())
        && !text.starts_with("cl")
}

fn restore(
    content: &[Inline],
    at: usize,
    page: &str,
    list: &Range<usize>,
    evidence: &Evidence<'_>,
) -> Option<(String, &'static str)> {
    let opencl = evidence.opencl();
    if let Some(edition) = opencl {
        let behind = plain_text_of(near(content, at + 1));
        if let Some(word) = language::type_described(&behind, edition) {
            return Some((word.into(), "the following words name the type"));
        }
        if let Some(word) = in_list(content, at, list, edition) {
            let why = "the list has one reference for each image type of the language";
            return Some((word.into(), why));
        }
    }
    let (before, behind) = context(content, at);
    if let Some(text) = evidence.text_between(page, &before, &behind)
        && !is_camel(text)
    {
        return Some((text.into(), "the same sentence in another corpus contains this word"));
    }
    let word = opencl.and_then(|_| language::only_keyword(page));
    word.map(|word| (word.into(), "the page describes only this keyword"))
}

/// The first inlines from `start` on. Their number is limited, since a line may be very long.
fn near(content: &[Inline], start: usize) -> &[Inline] {
    &content[start..content.len().min(start + NEAR)]
}

/// The indices of a list that consists only of references to the same page and starts with the reference at `at`.
fn list_at(content: &[Inline], at: usize, page: &str) -> Range<usize> {
    let is_same = |inline: &Inline| matches!(inline, Inline::Link { target, content } if target == page && is_camel(&plain_text_of(content)));
    let separates = |inline: &Inline| match inline {
        Inline::Text(text) => {
            matches!(text.trim(), "," | ", and" | "and" | ", or" | "or" | "and/or")
        }
        _ => false,
    };
    let mut last = at;
    while last + 2 < content.len() && separates(&content[last + 1]) && is_same(&content[last + 2]) {
        last += 2;
    }
    at..last + 1
}

/// The image type for the reference at `at` in a list, if the list has as many references as the edition has image
/// types, and the text after the list is about images.
fn in_list(
    content: &[Inline],
    at: usize,
    list: &Range<usize>,
    edition: clman_record::Edition,
) -> Option<&'static str> {
    let count = list.len() / 2 + 1;
    let behind = plain_text_of(near(content, list.end));
    let types = language::image_types(edition);
    // The sentence must be about images; this follows from the text after the list.
    let about_images = behind.split(['.', ';']).next().is_some_and(|s| s.contains("image"));
    (count == types.len() && about_images).then(|| types[(at - list.start) / 2])
}
