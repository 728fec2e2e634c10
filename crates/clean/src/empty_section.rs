//! CM008

use super::{Draft, Evidence};
use clman_opencl::declare_code;

declare_code! {
    /// A section is empty.
    ///
    /// Templates of pages have a heading for every section, and some formatters drop the content. The cleaner removes
    /// sections without content.
    CODE = ("CM008", "empty-section", Warning);
}

pub(super) fn run(draft: &mut Draft, _: &Evidence<'_>) {
    let sections = std::mem::take(&mut draft.record.sections);
    let trees = std::mem::take(&mut draft.sections);
    for (section, blocks) in sections.into_iter().zip(trees) {
        if blocks.is_empty() {
            let message = format!("the section '{}' is empty", section.title);
            draft.fixed("", "it has no content", message, &section.title, "");
        } else {
            draft.record.sections.push(section);
            draft.sections.push(blocks);
        }
    }
}
