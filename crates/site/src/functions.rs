//! The list of the built-in functions that the checker knows, under headings.

use super::Volume;
use super::lists::{Entry, Group};
use crate::render::html::file_name;
use clman_opencl::builtins::families;
use clman_record::slug;

/// The number of entries per file. It is smaller than in other lists, because signatures are longer than
/// summaries.
pub(super) const PART: usize = 120;

/// The groups of the list. A function links to its page if the manual has one.
pub(super) fn groups(newest: &Volume<'_>) -> Vec<Group> {
    let manual = newest.manual;
    let entry = |function: clman_opencl::builtins::Function| {
        let page = manual.resolve(&function.name).map(|at| manual.pages[at].name.as_str());
        let summary = function.signatures.join(" ");
        Entry {
            href: page.map(file_name).unwrap_or_default(),
            page: page.unwrap_or_default().into(),
            name: function.name,
            is_code: true,
            summary,
        }
    };
    families()
        .into_iter()
        .map(|family| Group {
            id: slug(family.title),
            title: family.title.into(),
            href: None,
            entries: family.functions.into_iter().map(entry).collect(),
        })
        .collect()
}
