//! CM015

use super::{Draft, Evidence};
use clman_opencl::declare_code;
use clman_record::prose::Block;

declare_code! {
    /// A listing has characters that are not part of the language.
    ///
    /// Typesetters replace `->` by an arrow, three dots by an ellipsis, and straight quotes and hyphens by
    /// typographic characters. A reader who copies the listing gets errors. The cleaner restores the ASCII characters,
    /// and removes asterisks that mark emphasis inside a comment.
    CODE = ("CM015", "damaged-listing", Warning);
}

/// The evidence for a repair.
const REPLACED: &str = "typesetting added or replaced these characters";

pub(super) fn run(draft: &mut Draft, evidence: &Evidence<'_>) {
    // In listings of other languages, such characters may be intended.
    if evidence.opencl().is_none() {
        return;
    }
    for section in 0..draft.sections.len() {
        let mut blocks = std::mem::take(&mut draft.sections[section]);
        let mut repairs: Vec<(String, String)> = Vec::new();
        super::each_block(&mut blocks, &mut |block| {
            if let Block::Code(code) = block
                && matches!(code.fence().language, "opencl" | "c" | "")
            {
                let fixed = repair(&code.text);
                for (old, new) in code.text.lines().zip(fixed.lines()) {
                    if old != new {
                        repairs.push((old.to_string(), new.to_string()));
                    }
                }
                code.text = fixed;
            }
        });
        draft.sections[section] = blocks;
        let part = Draft::part(section);
        for (old, new) in repairs {
            let message = "a listing has characters that are not part of the language";
            draft.fixed(&part, REPLACED, message, &old, &new);
        }
    }
    for at in 0..draft.record.synopsis.len() {
        let old = draft.record.synopsis[at].code.clone();
        let new = repair(&old);
        if old != new {
            let message = "a synopsis has characters that are not part of the language";
            draft.fixed(&format!("synopsis.{at}"), REPLACED, message, &old, &new);
            draft.record.synopsis[at].code = new;
        }
    }
}

fn repair(code: &str) -> String {
    let mut out = String::with_capacity(code.len());
    for line in code.split_inclusive('\n') {
        let comment = line.find("//").unwrap_or(line.len());
        for c in line.chars() {
            match c {
                '→' => out.push_str("->"),
                '…' => out.push_str("..."),
                '“' | '”' => out.push('"'),
                '‘' | '’' => out.push('\''),
                '–' | '−' => out.push('-'),
                '\u{a0}' => out.push(' '),
                '\u{200b}' | '\u{ad}' => {}
                c => out.push(c),
            }
        }
        if comment < line.len() {
            let start = out.len() - out[..].rsplit("//").next().map_or(0, str::len);
            let plain = without_stress(&out[start..]);
            out.truncate(start);
            out.push_str(&plain);
        }
    }
    out
}

/// Replaces `*name*` in a comment by the name.
fn without_stress(comment: &str) -> String {
    comment
        .split(' ')
        .map(|word| {
            let bare = word.trim_end_matches(['\n', '.', ',', ';']);
            let inner = bare.strip_prefix('*').and_then(|w| w.strip_suffix('*'));
            match inner
                .filter(|w| !w.is_empty() && w.chars().all(|c| c.is_alphanumeric() || c == '_'))
            {
                Some(inner) => format!("{inner}{}", &word[bare.len()..]),
                None => word.to_string(),
            }
        })
        .collect::<Vec<_>>()
        .join(" ")
}

#[cfg(test)]
mod tests {
    use super::repair;

    #[test]
    fn ascii_is_put_back() {
        assert_eq!(
            repair("p→x = f(a, …); // *f* is “it”\nb;\n"),
            "p->x = f(a, ...); // f is \"it\"\nb;\n"
        );
        assert_eq!(repair("a * b * c; // 2 * 3\n"), "a * b * c; // 2 * 3\n");
        assert_eq!(repair("int *p; /* *x* */"), "int *p; /* *x* */");
    }
}
