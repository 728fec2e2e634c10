//! CM005

use super::{Draft, Evidence};
use clman_opencl::declare_code;
use clman_record::prose::{Block, plain_text_of};

declare_code! {
    /// The text contains a line that a site or `man` adds around a page.
    ///
    /// Saved pages include links, headers and footers of the site, such as `Scroll to navigation`, `Provided by: …
    /// bug`, or the page's name at both ends of a line. The cleaner removes paragraphs that consist of such a line.
    CODE = ("CM005", "page-furniture", Warning);
}

pub(super) fn run(draft: &mut Draft, _: &Evidence<'_>) {
    for section in 0..draft.sections.len() {
        let blocks = std::mem::take(&mut draft.sections[section]);
        let mut kept = Vec::with_capacity(blocks.len());
        for block in blocks {
            if let Block::Paragraph(content) = &block {
                let text = plain_text_of(content);
                if is_furniture(&text) {
                    let part = Draft::part(section);
                    let message =
                        "the text contains a line that a site or `man` added around the page";
                    draft.fixed(&part, "the line is not part of any page", message, &text, "");
                    continue;
                }
            }
            kept.push(block);
        }
        draft.sections[section] = kept;
    }
}

/// Whether a line is part of the frame around a page and not of its text.
fn is_furniture(line: &str) -> bool {
    const LINES: &[&str] = &["Scroll to navigation", "Back to top", "bug", "Toggle navigation"];
    let words: Vec<&str> = line.split_whitespace().collect();
    let (Some(first), Some(last)) = (words.first(), words.last()) else { return false };
    let head = words.len() >= 2
        && first == last
        && first.ends_with(')')
        && first.split_once('(').is_some_and(|(name, section)| {
            !name.is_empty() && section.starts_with(|c: char| c.is_ascii_digit())
        });
    LINES.contains(&line) || line.starts_with("Provided by: ") || head
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn heads_and_links_are_told_from_sentences() {
        for line in ["Scroll to navigation", "F(3clc) A Manual F(3clc)", "Provided by: a_1.0 bug"] {
            assert!(is_furniture(line), "{line}");
        }
        for line in ["See f(3clc) for f(3)", "It is provided by: nobody", "f f", ""] {
            assert!(!is_furniture(line), "{line}");
        }
    }
}
