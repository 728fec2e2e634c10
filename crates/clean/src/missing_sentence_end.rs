//! CM009

use super::{Draft, Evidence, each_line_in};
use clman_opencl::declare_code;
use clman_record::prose::Inline;
use regex::Regex;
use std::sync::LazyLock;

declare_code! {
    /// A sentence has no full stop before the next one.
    ///
    /// The full stop after a name is missing: `… and __private The address space qualifier may …`. The cleaner adds it
    /// after a name of the language if the next word is capitalised and occurs only at the start of sentences, and a
    /// word in small letters follows.
    CODE = ("CM009", "missing-sentence-end", Warning);
}

/// Words that start a sentence if they are capitalised.
const STARTS: &str = "The|This|These|If|When|For|It|An|Otherwise|Refer|Note that|All|Each";

static IN_TEXT: LazyLock<Regex> = LazyLock::new(|| {
    Regex::new(&format!(r"(\b__?\w+|\b\w+_\w+) ((?:{STARTS}) [a-z])"))
        .expect("the pattern is right")
});
static AT_START: LazyLock<Regex> =
    LazyLock::new(|| Regex::new(&format!("^ (?:{STARTS}) [a-z]")).expect("the pattern is right"));

pub(super) fn run(draft: &mut Draft, evidence: &Evidence<'_>) {
    // In other manuals, such as man pages, an option in bold often precedes its description.
    if evidence.opencl().is_none() {
        return;
    }
    each_line_in(draft, &mut |content, report| {
        for at in 0..content.len() {
            let behind_code = at > 0 && is_code(&content[at - 1]);
            let Inline::Text(text) = &mut content[at] else { continue };
            let mut fixed = IN_TEXT.replace_all(text, "$1. $2").into_owned();
            if behind_code && AT_START.is_match(&fixed) {
                fixed.insert(0, '.');
            }
            if fixed != *text {
                let message = "a sentence has no full stop";
                report.fixed("the next word starts a sentence", message, text, &fixed);
                *text = fixed;
            }
        }
    });
}

fn is_code(inline: &Inline) -> bool {
    match inline {
        Inline::Code(code) => !code.ends_with(['.', '!', '?', ':', ';', ',']),
        Inline::Link { content, .. } => content.iter().all(is_code),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_names_end_sentences_without_a_stop() {
        let fix = |t: &str| IN_TEXT.replace_all(t, "$1. $2").into_owned();
        assert_eq!(fix("of __local The next one"), "of __local. The next one");
        assert_eq!(fix("of __local. The next"), "of __local. The next");
        assert_eq!(fix("see the The next"), "see the The next");
        assert_eq!(fix("a cl_mem The OpenCL way"), "a cl_mem The OpenCL way");
    }
}
