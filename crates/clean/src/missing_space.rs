//! CM010

use super::{Draft, Evidence, each_line_in};
use clman_opencl::declare_code;
use clman_record::prose::Inline;

declare_code! {
    /// A space is missing between a name and the adjacent word.
    ///
    /// Upstream closed an element too late or opened it too early: `mem_objects`**are**. The cleaner adds the space
    /// if the word is a short English word. It does not change parts of a name (`char`*n*, a plural *s*, an argument
    /// list).
    CODE = ("CM010", "missing-space", Warning);
}

/// Words that are not endings of names.
const WORDS: &[&str] = &[
    "is",
    "are",
    "and",
    "or",
    "of",
    "the",
    "to",
    "that",
    "which",
    "with",
    "for",
    "must",
    "can",
    "will",
    "if",
    "as",
    "argument",
    "returns",
    "specifies",
    "has",
    "have",
    "may",
    "should",
    "when",
];

pub(super) fn run(draft: &mut Draft, _: &Evidence<'_>) {
    each_line_in(draft, &mut |content, report| {
        for at in 0..content.len() {
            let before = at > 0 && is_name(&content[at - 1]);
            let behind = content.get(at + 1).is_some_and(is_name);
            let Inline::Text(text) = &mut content[at] else { continue };
            let old = text.clone();
            let first: String = text.chars().take_while(|c| c.is_alphanumeric()).collect();
            if before && first.len() < text.len() && WORDS.contains(&first.as_str()) {
                text.insert(0, ' ');
            }
            let last = text.rsplit(|c: char| !c.is_alphanumeric()).next().unwrap_or("");
            if behind && last.len() < text.len() && WORDS.contains(&last) {
                text.push(' ');
            }
            if *text != old {
                let message = "a space is missing beside a name";
                report.fixed("the adjacent text is a whole word", message, &old, text);
            }
        }
    });
}

/// Whether an inline is a name that consists of letters, digits and underscores.
fn is_name(inline: &Inline) -> bool {
    match inline {
        Inline::Code(text) => text.chars().all(|c| c.is_alphanumeric() || c == '_'),
        Inline::Emphasis(content) | Inline::Link { content, .. } => {
            content.iter().all(|inline| match inline {
                Inline::Text(text) => text.chars().all(|c| c.is_alphanumeric() || c == '_'),
                other => is_name(other),
            })
        }
        _ => false,
    }
}
