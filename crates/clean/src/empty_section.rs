//! CM008

use super::{Draft, Evidence};
use clman_opencl::declare_code;

declare_code! {
    /// A section is empty.
    ///
    /// Templates of pages have a heading for every section, and some formatters drop the content. In a manual of
    /// OpenCL, the cleaner removes sections without content. In other manuals, it reports them.
    CODE = ("CM008", "empty-section", Warning);
}

pub(super) fn run(draft: &mut Draft, evidence: &Evidence<'_>) {
    let sections = std::mem::take(&mut draft.record.sections);
    let trees = std::mem::take(&mut draft.sections);
    for (section, blocks) in sections.into_iter().zip(trees) {
        if blocks.is_empty() {
            let message = format!("the section '{}' is empty", section.title);
            if evidence.opencl().is_some() {
                draft.fixed("", "it has no content", message, &section.title, "");
                continue;
            }
            let why = "the text may be missing, or the section may not apply to this page";
            draft.ask(&Draft::part(draft.sections.len()), why, message, &section.title);
        }
        draft.record.sections.push(section);
        draft.sections.push(blocks);
    }
}
