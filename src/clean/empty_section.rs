//! CM008

use super::{Draft, Evidence};
use crate::declare_code;

declare_code! {
    /// A section holds nothing.
    ///
    /// Templates of pages have headings for everything, and formatters drop what stood under them. A
    /// heading with nothing below it is dropped, whether of a section or inside one.
    CODE = ("CM008", "empty-section", Warning);
}

pub(super) fn run(draft: &mut Draft, _: &Evidence<'_>) {
    let mut at = 0;
    while at < draft.sections.len() {
        if draft.sections[at].is_empty() {
            let section = draft.record.sections.remove(at);
            draft.sections.remove(at);
            let message = format!("the section '{}' is empty", section.title);
            draft.fixed("", "nothing stands in it", message, &section.title, "");
        } else {
            at += 1;
        }
    }
}
