//! Tells formats apart by content, never by name.

use super::Format;
use super::tree::is_identifier;
use crate::record::Edition;
use regex::Regex;
use std::sync::LazyLock;

/// The format of a file, from its first bytes; none for what no reader takes (images, archives,
/// style sheets, …).
pub fn detect(bytes: &[u8]) -> Option<Format> {
    let head = &bytes[..bytes.len().min(8192)];
    if head.contains(&0) {
        return None;
    }
    let head = String::from_utf8_lossy(head);
    let has = |needle: &str| head.contains(needle);
    let start = head.trim_start_matches('\u{feff}').trim_start();
    if start.starts_with('<') {
        if has("name=\"generator\" content=\"Asciidoctor") {
            return Some(Format::Asciidoctor);
        }
        // mandoc keeps docbook-xsl's name in a comment.
        if has("content=\"DocBook XSL Stylesheets")
            || has("<html xmlns=\"http://www.w3.org/1999/xhtml\"")
        {
            return Some(Format::Xhtml);
        }
        if has("<html") || has("<HTML") || has("<!DOCTYPE html") || has("<!doctype html") {
            return Some(Format::ManpageHtml);
        }
        return Some(Format::Docbook);
    }
    let is_macro = |line: &str| {
        (line.starts_with('.') || line.starts_with('\''))
            && line[1..].trim_start().starts_with(|c: char| c.is_ascii_alphabetic() || c == '\\')
    };
    if head.lines().take(40).any(is_macro) {
        return Some(Format::Roff);
    }
    Some(Format::Text)
}

/// What an HTML file is that stands around the pages.
pub(crate) fn html_kind(text: &str) -> &'static str {
    let lower = text.to_ascii_lowercase();
    let links = lower.matches("<a ").count() + lower.matches("<a\n").count();
    if lower.contains("<frameset") || lower.contains("<iframe") && links < 40 {
        "index"
    } else if lower.contains("http-equiv=\"refresh\"") && !lower.contains("<h1") {
        "redirect"
    } else if links > 40 && lower.matches("<li").count() > 40 && words_outside_links(&lower) < links
    {
        "contents"
    } else {
        "unknown"
    }
}

/// How many words of an HTML file stand in no link.
fn words_outside_links(lower: &str) -> usize {
    let mut words = 0;
    let mut rest = lower.find("<body").map_or(lower, |at| &lower[at..]);
    while let Some(at) = rest.find('<') {
        words += rest[..at].split_whitespace().count();
        rest = &rest[at..];
        let end = if rest.starts_with("<!--") {
            "-->"
        } else if rest.starts_with("<a ") || rest.starts_with("<a\n") {
            "</a>"
        } else if rest.starts_with("<script") {
            "</script>"
        } else {
            ">"
        };
        match rest.find(end) {
            Some(end_at) => rest = &rest[end_at + end.len()..],
            None => break,
        }
    }
    words
}

/// The files that a frame set shows. What stands in an `iframe` may be a page.
pub(crate) fn frames(text: &str) -> Vec<String> {
    static FRAME: LazyLock<Option<Regex>> =
        LazyLock::new(|| Regex::new(r#"(?i)<frame\s[^>]*?src\s*=\s*"([^"]+)""#).ok());
    let Some(frame) = &*FRAME else { return Vec::new() };
    frame.captures_iter(text).map(|c| c[1].to_owned()).collect()
}

/// The entries of a table of contents that are other names of pages: name, page. Headings of more
/// than one word are none.
pub(crate) fn contents(text: &str) -> Vec<(String, String)> {
    static ENTRY: LazyLock<Option<Regex>> = LazyLock::new(|| {
        Regex::new(r##"(?is)<a\s[^>]*?href\s*=\s*"([^"#/:]+)\.html(?:#[^"]*)?"[^>]*>([^<]*)</a>"##)
            .ok()
    });
    let Some(entry) = &*ENTRY else { return Vec::new() };
    entry
        .captures_iter(text)
        .filter_map(|c| {
            let name = c[2].trim().trim_end_matches("()").trim();
            (is_alias(name) && is_identifier(name)).then(|| (name.to_owned(), c[1].to_owned()))
        })
        .collect()
}

/// The aliases of an Apache configuration, `RewriteRule ^alias.html$ page.html`: alias, page.
pub(crate) fn rewrite_rules(text: &str) -> Vec<(String, String)> {
    static RULE: LazyLock<Option<Regex>> = LazyLock::new(|| {
        Regex::new(r"(?m)^\s*RewriteRule\s+\^(\S+?)\\?\.html\$\s+(?:\./)?(\S+?)\.html(?:\s|$)").ok()
    });
    let Some(rule) = &*RULE else { return Vec::new() };
    rule.captures_iter(text)
        .filter(|c| is_alias(&c[1]))
        .map(|c| (c[1].to_owned(), c[2].to_owned()))
        .collect()
}

/// Whether a word can be another name of a page: letters, digits and `_`, no words of English with
/// blanks between.
fn is_alias(name: &str) -> bool {
    !name.is_empty()
        && name.len() <= 100
        && name.chars().all(|c| c.is_alphanumeric() || matches!(c, '_' | '-' | '.'))
}

/// The edition of the specification that a page links to: `specs/opencl-1.2.pdf`, `specs/2.2/html`.
pub(crate) fn specification_edition(text: &str) -> Option<Edition> {
    let at = text.find("specs/")? + "specs/".len();
    let rest = text[at..].strip_prefix("opencl-").unwrap_or(&text[at..]);
    rest.get(..3)?.parse().ok()
}
