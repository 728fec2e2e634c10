//! Parses HTML as browsers do, with bounds.
//!
//! For each tag, the parser searches all open elements. For each attribute, it searches all attributes of the element.
//! At each paragraph, it reopens the formatting elements that are not closed. A malicious page of a megabyte could
//! occupy the parser for hours and fill the memory. The input is therefore passed in pieces, and the tree is checked
//! after each piece.

use super::ReadError;
use html5ever::driver::parse_document;
use html5ever::tendril::{StrTendril, TendrilSink};
use scraper::{Html, HtmlTreeSink};

/// The maximum depth of nested elements.
const MOST_OPEN: usize = 1000;

/// The maximum number of attributes of an element.
const MOST_ATTRIBUTES: usize = 256;

/// The maximum number of bytes that are scanned to count attributes if tags are not closed.
const MOST_STEPS: usize = 400_000_000;

/// The number of bytes that the parser gets at a time.
const PIECE: usize = 1 << 10;

/// The tree of a page.
///
/// # Errors
/// Elements are nested too deeply, have too many attributes, or are not closed and therefore opened again too often. Or
/// tags are not closed, and the count of attributes scans more than [`MOST_STEPS`] bytes.
pub(super) fn parse(path: &str, text: &str) -> Result<Html, ReadError> {
    check_attributes(path, text)?;
    let mut parser = parse_document(HtmlTreeSink::new(Html::new_document()), Default::default());
    let mut known = 0;
    let mut at = 0;
    while at < text.len() {
        let piece = (at + PIECE..text.len()).find(|end| text.is_char_boundary(*end));
        let end = piece.unwrap_or(text.len());
        parser.process(StrTendril::from_slice(&text[at..end]));
        let html = parser.tokenizer.sink.sink.0.borrow();
        let count = html.tree.nodes().len();
        let is_deep = |node: ego_tree::NodeRef<'_, _>| node.ancestors().nth(MOST_OPEN).is_some();
        // A tag and a letter make two nodes from four bytes.
        let is_bomb = count > end / 2 + 10_000;
        if is_bomb || html.tree.nodes().rev().take(count - known).any(is_deep) {
            let message = match is_bomb {
                true => {
                    "too many formatting elements are not closed; close each element".to_owned()
                }
                false => format!("elements are nested too deeply: {MOST_OPEN} are open"),
            };
            return Err(ReadError::new(path, line(text, at), message));
        }
        known = count;
        at = end;
    }
    Ok(parser.finish())
}

fn line(text: &str, at: usize) -> usize {
    text[..at].matches('\n').count() + 1
}

/// Rejects elements with more attributes than any real page has. Whether `<` starts a tag depends on the context, so
/// the attributes of everything that looks like a tag are counted.
fn check_attributes(path: &str, text: &str) -> Result<(), ReadError> {
    let bytes = text.as_bytes();
    let mut steps = 0;
    for (at, _) in text.match_indices('<') {
        let start = at + 1 + usize::from(bytes.get(at + 1) == Some(&b'/'));
        if !bytes.get(start).is_some_and(u8::is_ascii_alphabetic) {
            continue;
        }
        let (end, attributes) = tag_end(bytes, start);
        steps += end - start;
        let message = if attributes > MOST_ATTRIBUTES {
            format!("an element has more than {MOST_ATTRIBUTES} attributes")
        } else if steps > MOST_STEPS {
            "a tag is not closed".into()
        } else {
            continue;
        };
        return Err(ReadError::new(path, line(text, at), message));
    }
    Ok(())
}

/// The end of the tag whose name starts at `at`, and the number of its attributes. The search ends at the first
/// attribute beyond the maximum.
fn tag_end(bytes: &[u8], mut at: usize) -> (usize, usize) {
    let after = |from: usize, is_end: &dyn Fn(u8) -> bool| {
        bytes[from..].iter().position(|b| is_end(*b)).map_or(bytes.len(), |found| from + found)
    };
    let is_blank = |b: u8| b.is_ascii_whitespace();
    let mut attributes = 0;
    at = after(at, &|b| is_blank(b) || matches!(b, b'/' | b'>'));
    loop {
        at = after(at, &|b| !is_blank(b) && b != b'/');
        if matches!(bytes.get(at), None | Some(b'>')) {
            return (at, attributes);
        }
        attributes += 1;
        if attributes > MOST_ATTRIBUTES {
            return (at, attributes);
        }
        // A name may begin with any character, including `=`.
        at = after(at + 1, &|b| is_blank(b) || matches!(b, b'/' | b'>' | b'='));
        let value = after(at, &|b| !is_blank(b));
        if bytes.get(value) != Some(&b'=') {
            continue;
        }
        at = after(value + 1, &|b| !is_blank(b));
        at = match bytes.get(at) {
            Some(&quote @ (b'"' | b'\'')) => (after(at + 1, &|b| b == quote) + 1).min(bytes.len()),
            _ => after(at, &|b| is_blank(b) || b == b'>'),
        };
    }
}
