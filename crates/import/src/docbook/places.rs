//! The places on a page to which `xref` and `link` lead.

use std::collections::HashMap;

use super::{title_of, title_text};
use crate::xml::Element;

/// For each id below a `refentry`, the text of a reference that has no text of its own, as docbook-xsl prints it: `the
/// section called “Options”`, or a term. Elements without a title or term are left out.
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
