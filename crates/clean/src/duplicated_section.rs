//! CM007

use super::{Draft, Evidence};
use clman_opencl::declare_code;
use clman_record::EditionRange;
use std::collections::HashMap;

declare_code! {
    /// Two sections of a page have the same title.
    ///
    /// Some formatters add a second NOTES section, and some pages of upstream contain a section twice. Sections of
    /// different editions may have the same title. If the sections have the same text, the cleaner keeps one of them.
    /// Otherwise, it joins their texts in order in a manual of OpenCL, and reports them in other manuals.
    CODE = ("CM007", "duplicated-section", Warning);
}

pub(super) fn run(draft: &mut Draft, evidence: &Evidence<'_>) {
    let mut firsts: HashMap<(String, EditionRange), usize> = HashMap::new();
    let sections = std::mem::take(&mut draft.record.sections);
    let trees = std::mem::take(&mut draft.sections);
    for (section, blocks) in sections.into_iter().zip(trees) {
        let key = (section.title.to_ascii_lowercase(), section.editions);
        let first = *firsts.entry(key).or_insert(draft.sections.len());
        let is_first = first == draft.sections.len() || section.title.is_empty();
        let message = || format!("the page has two sections '{}'", section.title);
        let is_same = is_first || draft.sections[first] == blocks;
        if !is_same && evidence.opencl().is_none() {
            let part = Draft::part(draft.sections.len());
            draft.ask(&part, "the sections have different texts", message(), &section.title);
        } else if !is_first {
            draft.fixed(
                &Draft::part(first),
                "the sections have the same title",
                message(),
                &section.title,
                "",
            );
            if !is_same {
                draft.sections[first].extend(blocks);
            }
            continue;
        }
        draft.record.sections.push(section);
        draft.sections.push(blocks);
    }
}
