//! Detects formats by content, never by file name.

use super::Format;
use super::tree::is_identifier;
use regex::Regex;
use std::sync::LazyLock;

/// The format of a file, from its first bytes; `None` for files that no reader accepts (images, archives,
/// style sheets, …).
pub fn detect(bytes: &[u8]) -> Option<Format> {
    let head = &bytes[..bytes.len().min(8192)];
    if head.contains(&0) {
        return None;
    }
    let head = String::from_utf8_lossy(head);
    let start = head.trim_start_matches('\u{feff}').trim_start();
    if start.starts_with('<') {
        let lower = start.to_ascii_lowercase();
        return Some(
            if ["<html", "<!doctype html", "<head", "<body"].iter().any(|h| lower.contains(h)) {
                html(&String::from_utf8_lossy(bytes))
            } else {
                Format::Docbook
            },
        );
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

/// The format of an HTML file, which follows from the name of its generator or the classes of its elements, otherwise
/// from the namespace of XHTML.
fn html(text: &str) -> Format {
    static MADE: LazyLock<Option<Regex>> = LazyLock::new(|| {
        let generator = r#"<meta\b[^>]*\bname\s*=\s*["']?generator\b[^>]*>"#;
        let class = r#"\bclass\s*=\s*["']?(?:refentry\b|sect1\b|doc-section level-1\b)"#;
        let xhtml = r#"<html\b[^>]*\bxmlns\s*="#;
        Regex::new(&format!("(?is)(?<generator>{generator})|(?<class>{class})|(?<xhtml>{xhtml})"))
            .ok()
    });
    let mut xhtml = false;
    for found in MADE.iter().flat_map(|made| made.captures_iter(text)) {
        if let Some(generator) = found.name("generator") {
            let generator = generator.as_str().to_ascii_lowercase();
            if generator.contains("asciidoctor") || generator.contains("antora") {
                return Format::Asciidoctor;
            }
            if generator.contains("docbook xsl") {
                return Format::Xhtml;
            }
        } else if let Some(class) = found.name("class") {
            let refentry = class.as_str().to_ascii_lowercase().ends_with("refentry");
            return if refentry { Format::Xhtml } else { Format::Asciidoctor };
        } else {
            xhtml = true;
        }
    }
    // mandoc writes its own classes, and printed pages do not have classes.
    let manual = text.contains("manual-text") || text.contains(">NAME<");
    if xhtml && !manual { Format::Xhtml } else { Format::ManpageHtml }
}

/// The kind of an HTML file: `index`, `redirect`, `contents`, or `unknown` for any other file, which may be a page.
pub(crate) fn html_kind(text: &str) -> &'static str {
    let lower = text.to_ascii_lowercase();
    let links = lower.matches("<a ").count() + lower.matches("<a\n").count();
    if lower.contains("<frameset") || lower.contains("<iframe") && links < 40 {
        "index"
    } else if lower.contains("http-equiv=\"refresh\"") && !lower.contains("<h1") {
        "redirect"
    } else if links > 40
        && lower.matches("<li").count() > 40
        && words_outside_links(&lower) < links
        && !is_named(&lower)
    {
        "contents"
    } else {
        "unknown"
    }
}

/// Whether an HTML file has the section that names a page. A short page among the many links of a site could otherwise
/// be taken for a table of contents.
fn is_named(lower: &str) -> bool {
    let heading = |(at, _): (usize, &str)| {
        let rest = lower[at..].split_once('>').map_or("", |(_, rest)| rest);
        let end = rest.find("</h").unwrap_or(0);
        rest[..end].rsplit('>').next().is_some_and(|title| title.trim() == "name")
    };
    lower.contains("refnamediv") || lower.match_indices("<h").any(heading)
}

/// The number of words of an HTML file outside links.
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

/// The files that a frame set displays. The target of an `iframe` is not among them, because it may be a page.
pub(crate) fn frames(text: &str) -> Vec<String> {
    static FRAME: LazyLock<Option<Regex>> =
        LazyLock::new(|| Regex::new(r#"(?i)<frame\s[^>]*?src\s*=\s*["']([^"']+)["']"#).ok());
    let Some(frame) = &*FRAME else { return Vec::new() };
    frame.captures_iter(text).map(|c| c[1].to_owned()).collect()
}

/// The entries of a table of contents that are aliases of pages: name, page. Headings of several words are
/// not aliases.
pub(crate) fn contents(text: &str) -> Vec<(String, String)> {
    static ENTRY: LazyLock<Option<Regex>> = LazyLock::new(|| {
        let href = r##"href\s*=\s*["']([^"'#/:]+)\.html(?:#[^"']*)?["']"##;
        Regex::new(&format!(r"(?is)<a\s[^>]*?{href}[^>]*>([^<]*)</a\s*>")).ok()
    });
    static BETWEEN: LazyLock<Option<Regex>> =
        LazyLock::new(|| Regex::new(r"(?s)<!--.*?-->|<\?.*?\?>|<!\[CDATA\[|\]\]>").ok());
    let (Some(entry), Some(between)) = (&*ENTRY, &*BETWEEN) else { return Vec::new() };
    entry
        .captures_iter(&between.replace_all(text, ""))
        .filter_map(|c| {
            let name = c[2].trim().trim_end_matches("()").trim();
            (is_alias(name) && is_identifier(name)).then(|| (name.to_owned(), c[1].to_owned()))
        })
        .collect()
}

/// The aliases in an Apache configuration, `RewriteRule ^alias.html$ page.html`: alias, page.
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

/// Whether a text can be an alias of a page: one word of letters, digits, `_`, `-` and `.`, of at most 100 bytes.
fn is_alias(name: &str) -> bool {
    !name.is_empty()
        && name.len() <= 100
        && name.chars().all(|c| c.is_alphanumeric() || matches!(c, '_' | '-' | '.'))
}

/// The edition of the specification of OpenCL that a page links to: `specs/opencl-1.2.pdf`, `specs/2.2/html`.
pub(crate) fn specification_edition(text: &str) -> Option<String> {
    let at = text.find("specs/")? + "specs/".len();
    let rest = text[at..].strip_prefix("opencl-").unwrap_or(&text[at..]);
    let is_edition = |name: &&str| {
        let mut bytes = name.bytes();
        let digit = |byte: Option<u8>| byte.is_some_and(|byte| byte.is_ascii_digit());
        digit(bytes.next()) && bytes.next() == Some(b'.') && digit(bytes.next())
    };
    rest.get(..3).filter(is_edition).map(str::to_owned)
}
