//! CM006

use super::{Draft, Evidence, each_line_in};
use clman_opencl::declare_code;
use clman_record::prose::Inline;
use regex::Regex;
use std::sync::LazyLock;

declare_code! {
    /// The text contains commands of a formatter.
    ///
    /// `\m[blue]the text\m[]\s-2\u[1]\d\s+2` is a link that lost its address: the commands set the color and raise the
    /// number of a footnote. docbook-xsl writes `[FIXME: author]` and `[IMAGE]` in place of missing content. The
    /// cleaner removes the commands and keeps the words between them. In manuals that are not about OpenCL, such as
    /// manuals of formatters, it does so only in texts that docbook-xsl damaged: a text may be about commands.
    CODE = ("CM006", "formatter-residue", Warning);
}

static RESIDUE: LazyLock<Regex> = LazyLock::new(|| {
    Regex::new(
        r"(?x)
        \\m\[\w*\] (?: (?:\\&)? \\s-2 \\u \[\d+\] \\d \\s\+2 )?   # a link's colour and number
        | \\s[-+]?\d | \\f[BIRP] | \\f\(CW                       # sizes and fonts
        | \[FIXME:[^\]]*\] (?:\s*\[see[^\]]*\])?
        | \[IMAGE\]
        | \[set\ \$man\.base\.url\.for\.relative\.links\]\S*",
    )
    .expect("the pattern is right")
});

/// Residue that only docbook-xsl leaves.
static DOCBOOK: LazyLock<Regex> = LazyLock::new(|| {
    Regex::new(
        r"(?x)
        \\m\[\w*\] (?:\\&)? \\s-2 \\u \[\d+\] \\d \\s\+2
        | \[FIXME:\ (?:author|date|manual|source)\]
        | \[set\ \$man\.base\.url\.for\.relative\.links\]",
    )
    .expect("the pattern is right")
});

pub(super) fn run(draft: &mut Draft, evidence: &Evidence<'_>) {
    let residue = if evidence.opencl().is_some() { &RESIDUE } else { &DOCBOOK };
    each_line_in(draft, &mut |content, report| {
        for inline in content.iter_mut() {
            let Inline::Text(text) = inline else { continue };
            if !text.contains(['\\', '[']) || !residue.is_match(text) {
                continue;
            }
            let cleaned = RESIDUE.replace_all(text, "").into_owned();
            let message = "the text contains commands of a formatter";
            report.fixed(
                "the formatter should not have printed the commands",
                message,
                text,
                &cleaned,
            );
            *text = cleaned;
        }
        super::tidy(content);
    });
    drop_empty(draft);
}

/// Removes paragraphs that had no content other than residue.
fn drop_empty(draft: &mut Draft) {
    for blocks in &mut draft.sections {
        blocks.retain(
            |block| !matches!(block, clman_record::prose::Block::Paragraph(c) if c.is_empty()),
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_go_and_words_stay() {
        let clean = |text| RESIDUE.replace_all(text, "").into_owned();
        assert_eq!(clean(r"\m[blue]The Book\m[]\s-2\u[1]\d\s+2 says"), "The Book says");
        assert_eq!(clean("by [FIXME: author] [see http://x]"), "by ");
        assert_eq!(clean(r"a\b and x[1] stay"), r"a\b and x[1] stay");
        for text in
            [r"“\fI” is a command", r"use \fB...\fP", "[IMAGE] is a word", r"\m[red] is one too"]
        {
            assert!(!DOCBOOK.is_match(text), "{text}");
        }
        assert!(DOCBOOK.is_match(r"\m[blue]The Book\m[]\s-2\u[1]\d\s+2 says"));
        assert!(DOCBOOK.is_match("by [FIXME: author] [see http://x]"));
    }
}
