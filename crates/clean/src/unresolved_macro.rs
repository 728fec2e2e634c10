//! CM014

use super::{Draft, Evidence, each_line_in};
use clman_opencl::declare_code;
use clman_record::prose::Inline;
use regex::Regex;
use std::sync::LazyLock;

declare_code! {
    /// The text contains markup of the source.
    ///
    /// Asciidoctor prints undefined attributes (`{name}`), and `link:` macros, backticks and `_word_` that it did not
    /// recognize as markup. The cleaner turns attributes and text in backticks into code, `link:` macros into links,
    /// and `_word_` into emphasis. It does not change braces with bars or commas, which contain a set of names.
    CODE = ("CM014", "unresolved-macro", Warning);
}

static MARKUP: LazyLock<Regex> = LazyLock::new(|| {
    Regex::new(
        r"(?x)
        \{ (?P<attribute> [A-Za-z][A-Za-z0-9_]* ) \}
        | link:(?P<url> [^\s\[\]]+ ) \[ (?P<text> [^\]]* ) \]
        | ` (?P<code> [^`\n]+ ) `
        | (?P<before> ^ | [\s(] ) _ (?P<emphasis> [A-Za-z][A-Za-z0-9\ ]*[A-Za-z0-9] ) _ (?P<behind> $ | [\s.,;:)] )",
    )
    .expect("the pattern is right")
});

pub(super) fn run(draft: &mut Draft, _: &Evidence<'_>) {
    // Only Asciidoctor leaves such markup. In other formats, braces and underscores are intended.
    if draft.record.source.as_ref().is_none_or(|s| s.format != "asciidoctor") {
        return;
    }
    each_line_in(draft, &mut |content, report| {
        let mut read = Vec::with_capacity(content.len());
        for inline in content.drain(..) {
            let pieces = match &inline {
                Inline::Text(text) if text.contains(['{', '`', '_', '[']) => resolve(text),
                _ => None,
            };
            let Some(pieces) = pieces else {
                read.push(inline);
                continue;
            };
            let before = clman_record::prose::plain_text_of(&[inline]);
            let after = clman_record::prose::plain_text_of(&pieces);
            report.fixed(
                "Asciidoctor did not convert this markup",
                "the text contains markup of the source",
                &before,
                &after,
            );
            read.extend(pieces);
        }
        *content = read;
        super::tidy(content);
    });
}

/// The text with its markup parsed; `None` if it does not have markup.
fn resolve(text: &str) -> Option<Vec<Inline>> {
    let mut out = Vec::new();
    let mut end = 0;
    for found in MARKUP.captures_iter(text) {
        let whole = found.get(0)?;
        let group = |name: &str| found.name(name).map(|m| m.as_str().to_string());
        out.push(Inline::Text(text[end..whole.start()].to_string()));
        end = whole.end();
        if let Some(name) = group("attribute").or_else(|| group("code")) {
            out.push(Inline::Code(name));
        } else if let Some(url) = group("url") {
            let shown = group("text").filter(|t| !t.is_empty()).unwrap_or_else(|| url.clone());
            out.push(Inline::Link { target: url, content: vec![Inline::Text(shown)] });
        } else if let Some(words) = group("emphasis") {
            out.push(Inline::Text(group("before").unwrap_or_default()));
            out.push(Inline::Emphasis(vec![Inline::Text(words)]));
            out.push(Inline::Text(group("behind").unwrap_or_default()));
        }
    }
    if out.is_empty() {
        return None;
    }
    out.push(Inline::Text(text[end..].to_string()));
    Some(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn markup_is_read_and_names_stay() {
        let words = |t: &str| resolve(t).map(|c| clman_record::prose::plain_text_of(&c));
        assert_eq!(words("rounds {rtp} or"), Some("rounds rtp or".into()));
        assert_eq!(words("see link:x.html[the page]."), Some("see the page.".into()));
        assert_eq!(words("an _important_ word"), Some("an important word".into()));
        for text in ["read_image{f|i|ui}", "a_b_c", "__local__", "{1, 2}", "x_ and _y"] {
            assert_eq!(words(text), None, "{text}");
        }
    }
}
