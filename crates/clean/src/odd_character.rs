//! CM011

use super::{Draft, Evidence, each_line_in};
use clman_opencl::declare_code;
use clman_record::prose::Inline;

declare_code! {
    /// The text contains an invisible, control or replacement character.
    ///
    /// Zero-width spaces and soft hyphens split names, so a search does not find them. No-break spaces and control
    /// characters come from word processors. The cleaner removes invisible characters, and replaces no-break spaces,
    /// other special spaces and control characters by spaces. A replacement character (U+FFFD) needs review: the
    /// original character is unknown. In manuals that are not about OpenCL, an invisible character that is the whole
    /// text of a line or cell stays, because it is the subject: tables of characters have such cells.
    CODE = ("CM011", "odd-character", Warning);
}

pub(super) fn run(draft: &mut Draft, evidence: &Evidence<'_>) {
    let may_be_subject = evidence.opencl().is_none();
    each_line_in(draft, &mut |content, report| {
        let is_whole = content.len() == 1;
        for inline in content.iter_mut() {
            let (Inline::Text(text) | Inline::Code(text)) = inline else { continue };
            if text.contains('\u{fffd}') {
                report.ask(
                    "the original character is unknown",
                    "the text contains a replacement character",
                    text,
                );
            }
            let cleaned = clean(text);
            if may_be_subject && is_whole && cleaned.trim().is_empty() {
                continue;
            }
            if cleaned != *text {
                let message = "the text contains an invisible or control character";
                report.fixed("the character has no meaning here", message, text, &cleaned);
                *text = cleaned;
            }
        }
        super::tidy(content);
    });
}

fn clean(text: &str) -> String {
    text.chars()
        .filter_map(|c| match c {
            '\u{200b}'..='\u{200d}' | '\u{feff}' | '\u{ad}' | '\u{2060}' => None,
            '\u{a0}' | '\u{2000}'..='\u{200a}' | '\u{202f}' | '\u{3000}' => Some(' '),
            c if c.is_control() => Some(' '),
            c => Some(c),
        })
        .collect()
}

#[cfg(test)]
mod tests {
    #[test]
    fn names_are_whole_again() {
        assert_eq!(super::clean("__\u{200b}global\u{a0}int\u{ad}"), "__global int");
        assert_eq!(super::clean("≥ π é"), "≥ π é");
    }
}
