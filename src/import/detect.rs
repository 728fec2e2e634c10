//! Tells formats apart by content, never by name.

use super::Format;

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
        if has("DocBook XSL Stylesheets") || has("<html xmlns=\"http://www.w3.org/1999/xhtml\"") {
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

/// What an HTML file without a page is.
pub(crate) fn html_kind(text: &str) -> &'static str {
    let lower = text.to_ascii_lowercase();
    if lower.contains("<frameset") {
        "index"
    } else if lower.contains("http-equiv=\"refresh\"") || lower.contains("location.replace") {
        "redirect"
    } else if lower.matches("<li").count() > 40 && lower.matches("<a ").count() > 40 {
        "contents"
    } else if lower.contains("<form") || lower.contains("target=\"") {
        "frame"
    } else {
        "unknown"
    }
}
