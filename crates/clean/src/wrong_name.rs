//! CM003

use super::{Draft, Evidence, each_line_in};
use clman_opencl::declare_code;
use clman_record::prose::{Inline, Target, plain_text_of};

declare_code! {
    /// A reference shows the name of a file instead of the name of the page.
    ///
    /// The page `__local(3clc)` is in a file named `local`. Some packages print the link instead of the word:
    /// `local(3clc)`. The cleaner writes the page's own name if the text differs from it only by the underscores at its
    /// start.
    CODE = ("CM003", "reference-under-wrong-name", Warning);
}

pub(super) fn run(draft: &mut Draft, evidence: &Evidence<'_>) {
    // Formats other than these three preserve the text of references. In such formats, `local` may be intended, so the
    // reference is not changed.
    let printed = draft
        .record
        .source
        .as_ref()
        .is_some_and(|s| matches!(s.format.as_str(), "text" | "manpage-html" | "roff"));
    if !printed {
        return;
    }
    each_line_in(draft, &mut |content, report| {
        for inline in content {
            let Inline::Link { target, content: shown } = inline else { continue };
            let Target::Page { page, .. } = Target::parse(target) else { continue };
            let text = plain_text_of(shown);
            let Some(found) = evidence.any_page(page) else { continue };
            let title = &found.title;
            if text == page && *title != text && title.trim_start_matches('_') == text {
                let message = format!("the name of the page to which '{text}' refers is '{title}'");
                report.fixed("the title of the target page", message, &text, title);
                *shown = vec![Inline::Code(title.clone())];
            }
        }
    });
}
