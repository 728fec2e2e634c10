//! CM017

use super::{Draft, Evidence, each_line_in};
use clman_opencl::declare_code;
use clman_record::prose::Inline;

declare_code! {
    /// A small word is repeated, or a sentence ends with two full stops.
    ///
    /// `or or` is a mistake of upstream. The cleaner replaces two full stops by one. A repeated word needs review,
    /// because one of the two may be a mistake for another word. In manuals that are not about OpenCL, two full stops
    /// may be meant: `origin..` is a range of git.
    CODE = ("CM017", "doubled-word", Warning);
}

const WORDS: &[&str] = &[
    "the", "a", "an", "of", "or", "and", "to", "in", "is", "are", "by", "for", "with", "be", "if",
];

pub(super) fn run(draft: &mut Draft, evidence: &Evidence<'_>) {
    let are_stops_damage = evidence.opencl().is_some();
    each_line_in(draft, &mut |content, report| {
        for inline in content.iter_mut() {
            let Inline::Text(text) = inline else { continue };
            let words: Vec<&str> = text.split(' ').collect();
            for pair in words.windows(2) {
                if pair[0] == pair[1] && WORDS.contains(&pair[0]) {
                    let doubled = format!("{} {}", pair[0], pair[1]);
                    report.ask(
                        "one of the two may be a mistake for another word",
                        "a word is repeated",
                        &doubled,
                    );
                }
            }
            let single = single_stops(text);
            if are_stops_damage && single != *text {
                report.fixed(
                    "a sentence must end with only one full stop",
                    "a sentence ends with two full stops",
                    text,
                    &single,
                );
                *text = single;
            }
        }
    });
}

/// Replaces two full stops at the end of a sentence by one. Three full stops are an ellipsis and stay.
fn single_stops(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find("..") {
        let stops = rest[at..].chars().take_while(|c| *c == '.').count();
        let sentence = rest[..at].ends_with(|c: char| c.is_alphabetic() || c == ')')
            && matches!(rest[at + stops..].chars().next(), None | Some(' '));
        out.push_str(&rest[..at]);
        out.push_str(if stops == 2 && sentence { "." } else { &rest[at..at + stops] });
        rest = &rest[at + stops..];
    }
    out.push_str(rest);
    out
}

#[cfg(test)]
mod tests {
    use super::single_stops;

    #[test]
    fn elisions_stay() {
        assert_eq!(single_stops("It ends.. Next... and 0..1"), "It ends. Next... and 0..1");
    }
}
