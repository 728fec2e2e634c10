//! CM012

use super::{Draft, Evidence};
use clman_opencl::declare_code;
use clman_record::prose::collapse_space;

declare_code! {
    /// The NAME line has a form that `apropos` cannot show.
    ///
    /// A NAME line must have the page's names, a dash and one line without a full stop. The cleaner removes white space
    /// that became underscores at the ends of the title, other extra white space, the name if the summary repeats it
    /// before a dash, and the full stop of the summary.
    CODE = ("CM012", "wrong-name-line", Warning);
}

pub(super) fn run(draft: &mut Draft, _: &Evidence<'_>) {
    let record = &draft.record;
    let title = collapse_space(record.title.trim_matches('_').trim());
    let padded = record.title.starts_with("____");
    let new_title = if padded { title } else { collapse_space(&record.title) };
    // The removal is repeated, because a removed part may occur twice, or precede or follow another part that must be
    // removed.
    let mut summary = collapse_space(&record.summary);
    let mut last = String::new();
    while summary != last {
        last.clone_from(&summary);
        for name in [&record.title, &record.name, &new_title] {
            for dash in [" - ", " — ", " – "] {
                if let Some(rest) = summary.strip_prefix(&format!("{name}{dash}")) {
                    summary = rest.to_string();
                }
            }
        }
        if summary.ends_with('.') && !summary.ends_with("..") && !summary.ends_with("etc.") {
            summary.pop();
        }
        summary = collapse_space(&summary);
    }
    let (old_title, old_summary) = (record.title.clone(), record.summary.clone());
    if !new_title.is_empty() && new_title != old_title {
        draft.fixed(
            "",
            "extra white space is not part of a title",
            "the title has extra white space",
            &old_title,
            &new_title,
        );
        draft.record.title = new_title;
    }
    if summary != old_summary && !summary.is_empty() {
        let message =
            "the summary repeats the name, ends with a full stop, or has extra white space";
        draft.fixed(
            "",
            "man-pages(7) describes the form of a summary",
            message,
            &old_summary,
            &summary,
        );
        draft.record.summary = summary;
    }
}
