//! The places on a page to which `xref` and `link` lead.

use std::collections::HashMap;

use super::{title_of, title_text};
use crate::xml::Element;

/// The ids of the elements below a `refentry` that have a title or a term. For each id, the text that docbook-xsl
/// prints for a reference without text: `the section called “Options”`, or the term.
pub(super) fn places(refentry: &Element) -> HashMap<String, String> {
    let mut places = HashMap::new();
    refentry.for_each(&mut |element| {
        let title = match element.name.as_str() {
            "varlistentry" => element.child("term"),
            _ => title_of(element),
        };
        if let (Some(id), Some(title)) = (element.attribute("id"), title) {
            let text = title_text(title);
            let is_section = element.name == "section" || element.name.starts_with("refsect");
            let text = if is_section { format!("the section called “{text}”") } else { text };
            places.insert(id.to_owned(), text);
        }
    });
    places
}
