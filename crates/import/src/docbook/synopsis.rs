//! SYNOPSIS: prototypes and listings.

use super::listings::{code_text, listing_of};
use super::{Reader, untitled};
use crate::Part;
use crate::tree::{Flow, guess_language, prototype};
use crate::xml::{Element, Node};
use clman_record::prose::{Block, collapse_space};
use clman_record::{EditionRange, Record, Synopsis};

/// The title of a synopsis of text.
const TITLE: &str = "Synopsis";

/// If a synopsis of text is the only text of its page, apart from references, removes its title. The section then
/// becomes the description.
pub(super) fn untitle_only_text(parts: &mut [Part]) {
    let is_list = |part: &Part| ["See Also", "Also See"].contains(&part.title.as_str());
    if let Some((first, others)) = parts.split_first_mut()
        && first.title == TITLE
        && others.iter().all(is_list)
    {
        first.title.clear();
    }
}

impl Reader {
    /// Reads the section SYNOPSIS. Prototypes and listings are added to the synopsis of the record, and other blocks to
    /// `parts`.
    pub(super) fn synopsis(
        &mut self,
        element: &Element,
        record: &mut Record,
        parts: &mut Vec<Part>,
    ) {
        let mut other = Flow::default();
        for child in &element.children {
            match child {
                Node::Element(e) if e.name == "title" => {}
                Node::Element(e) if e.name == "funcsynopsis" => {
                    let prototypes = self.prototypes(e);
                    prototypes.into_iter().for_each(|s| self.add_synopsis(s, record));
                }
                Node::Element(e) if e.name == "bridgehead" => {
                    // A heading among prototypes is kept beside them as a comment.
                    let text = collapse_space(&e.text());
                    if !text.is_empty() {
                        let code = format!("/* {text} */");
                        record.synopsis.push(synopsis(code, "opencl", Vec::new()));
                    }
                }
                child => {
                    let outer = std::mem::replace(&mut self.in_listing_section, true);
                    let mut flow = Flow::default();
                    self.flow(child, 1, &mut flow);
                    self.in_listing_section = outer;
                    for block in flow.finish() {
                        match block {
                            Block::Code(_) => self.listing_synopsis(&block, record),
                            block => other.block(block),
                        }
                    }
                }
            }
        }
        let other = other.finish();
        if record.synopsis.is_empty() && parts.is_empty() && !other.is_empty() {
            parts.push(Part { id: String::new(), title: TITLE.into(), blocks: other });
        } else {
            untitled(String::new(), other, parts);
        }
    }

    pub(super) fn listing_synopsis(&mut self, block: &Block, record: &mut Record) {
        if let Block::Code(code) = block {
            let fence = code.fence();
            let links = fence.links().map(|(w, p)| (w.to_owned(), p.to_owned())).collect();
            let language = if fence.language.is_empty() { "opencl" } else { fence.language };
            let text = code.text.trim_end_matches('\n').to_owned();
            record.synopsis.push(synopsis(text, language, links));
        }
    }

    pub(super) fn prototypes(&mut self, funcsynopsis: &Element) -> Vec<Synopsis> {
        let mut out = Vec::new();
        for element in funcsynopsis.elements() {
            if element.name != "funcprototype" {
                let (text, links) = listing_of(element);
                if !text.is_empty() {
                    let language = guess_language(&text);
                    out.push(synopsis(text, language, links));
                }
                continue;
            }
            let mut head = String::new();
            let mut name = String::new();
            let mut parameters = Vec::new();
            let mut links = Vec::new();
            // Modifiers after the parameters.
            let mut tail = String::new();
            for part in element.elements() {
                match part.name.as_str() {
                    "modifier" => {
                        let to = if name.is_empty() { &mut head } else { &mut tail };
                        if !to.is_empty() || !name.is_empty() {
                            to.push(' ');
                        }
                        code_text(part, to, &mut links);
                        if name.is_empty() {
                            to.push(' ');
                        }
                    }
                    "funcdef" => {
                        code_text(part, &mut head, &mut links);
                        name = part.find("function").map(Element::text).unwrap_or_default();
                    }
                    "void" => parameters.push("void".into()),
                    "varargs" => parameters.push("...".into()),
                    "paramdef" => {
                        let mut text = String::new();
                        code_text(part, &mut text, &mut links);
                        parameters.push(text);
                    }
                    _ => {}
                }
            }
            let host = name
                .trim()
                .strip_prefix("cl")
                .is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_uppercase()));
            let language = if host { "c" } else { "opencl" };
            let mut code = prototype(&head, &parameters);
            if !tail.is_empty() {
                code.truncate(code.trim_end_matches(';').len());
                code.push_str(&tail);
                code.push(';');
            }
            out.push(synopsis(code, language, links));
        }
        out
    }

    /// Adds a prototype. One-line prototypes are joined in one block.
    pub(super) fn add_synopsis(&mut self, new: Synopsis, record: &mut Record) {
        let place = record.synopsis.len().wrapping_sub(1);
        match record.synopsis.last_mut() {
            Some(last)
                if last.language == new.language
                    && !new.code.contains('\n')
                    && (self.one_liners == Some((place, last.code.len()))
                        || last.code.lines().all(|line| line.ends_with(';'))) =>
            {
                last.code.push('\n');
                last.code.push_str(&new.code);
                // Duplicates are removed when the links are resolved.
                last.links.extend(new.links);
                let ends = new.code.ends_with(';');
                self.one_liners = ends.then_some((place, last.code.len()));
            }
            _ => record.synopsis.push(new),
        }
    }
}

pub(super) fn synopsis(code: String, language: &str, links: Vec<(String, String)>) -> Synopsis {
    Synopsis {
        code,
        language: language.into(),
        editions: EditionRange::ALL,
        links,
        functions: Vec::new(),
    }
}
