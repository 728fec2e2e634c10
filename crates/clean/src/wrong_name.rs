//! CM003

use super::{Draft, Evidence, each_line_in};
use clman_opencl::declare_code;
use clman_record::prose::{Inline, Target, plain_text_of};

declare_code! {
    /// A reference shows the file's name where the page has another.
    ///
    /// The page `__local(3clc)` stands in a file called `local`; packages that print the link instead
    /// of the word make `local(3clc)` of it. The page's own name is put in its place if that is one
    /// word.
    CODE = ("CM003", "reference-under-wrong-name", Warning);
}

pub(super) fn run(draft: &mut Draft, evidence: &Evidence<'_>) {
    // Formats that keep the text of references are trusted with it: `local` may be meant.
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
                let message = format!("the page is called '{title}'");
                report.fixed("the target page's NAME", message, &text, title);
                *shown = vec![Inline::Code(title.clone())];
            }
        }
    });
}
