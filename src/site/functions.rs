//! The built-in functions that the checker knows, as a list by headings.

use super::Volume;
use super::lists::{Entry, Group};
use crate::device::reference::LEFT_OUT;
use crate::opencl::builtins::families;
use crate::record::slug;
use crate::render::html::file_name;

/// The entries of a file: signatures are longer than summaries.
pub(super) const PART: usize = 200;

/// The list. A function that the manual has a page for leads there.
pub(super) fn groups(newest: &Volume<'_>) -> Vec<Group> {
    let manual = newest.manual;
    let entry = |function: crate::opencl::builtins::Function| {
        let page = manual.resolve(&function.name).map(|at| manual.pages[at].name.as_str());
        let mut summary = function.signatures.join("; ");
        if LEFT_OUT.iter().any(|(name, _)| *name == function.name) {
            summary.push_str(" (not on the reference device)");
        }
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
