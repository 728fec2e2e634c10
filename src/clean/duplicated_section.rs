//! CM007

use super::{Draft, Evidence};
use crate::declare_code;

declare_code! {
    /// Two sections of a page have the same title.
    ///
    /// A formatter adds a NOTES of its own, or upstream wrote a section twice. The same text twice is
    /// kept once; different texts become one section, in their order.
    CODE = ("CM007", "duplicated-section", Warning);
}

pub(super) fn run(draft: &mut Draft, _: &Evidence<'_>) {
    let mut at = 1;
    while at < draft.record.sections.len() {
        let section = &draft.record.sections[at];
        let same = |other: &crate::record::Section| {
            other.title.eq_ignore_ascii_case(&section.title) && other.editions == section.editions
        };
        let first = draft.record.sections[..at].iter().position(same);
        let Some(first) = first.filter(|_| !section.title.is_empty()) else {
            at += 1;
            continue;
        };
        let title = section.title.clone();
        let blocks = draft.sections.remove(at);
        draft.record.sections.remove(at);
        if draft.sections[first] != blocks {
            draft.sections[first].extend(blocks);
        }
        let message = format!("the section '{title}' stands twice");
        draft.fixed(&Draft::part(first), "the same title", message, &title, "");
    }
}
