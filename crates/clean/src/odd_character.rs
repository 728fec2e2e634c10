//! CM011

use super::{Draft, Evidence, each_line_in};
use clman_opencl::declare_code;
use clman_record::prose::Inline;

declare_code! {
    /// A character that no reader sees, or that stands for one that was lost.
    ///
    /// Zero-width spaces and soft hyphens cut names in two for whoever searches; no-break spaces and
    /// control characters come from word processors. The invisible ones are dropped, the others become
    /// blanks. The mark of a lost character (U+FFFD) is left for a person.
    CODE = ("CM011", "odd-character", Warning);
}

pub(super) fn run(draft: &mut Draft, _: &Evidence<'_>) {
    each_line_in(draft, &mut |content, report| {
        for inline in content.iter_mut() {
            let (Inline::Text(text) | Inline::Code(text)) = inline else { continue };
            if text.contains('\u{fffd}') {
                report.ask("nothing says which it was", "a character was lost", text);
            }
            let cleaned = clean(text);
            if cleaned != *text {
                let message = "a character that no reader sees";
                report.fixed("it has no meaning here", message, text, &cleaned);
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
