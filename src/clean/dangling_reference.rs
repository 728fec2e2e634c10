//! CM002

use super::{Draft, Evidence, each_line_in};
use crate::declare_code;
use crate::prose::{self, Block, Inline, Target, plain_text_of};

declare_code! {
    /// A reference leads to a page that the manual does not have.
    ///
    /// Formatters keep the text of a reference and lose where it led, so that `image2d_t` stands for
    /// a page of that name; editions rename pages, and other pages keep the old name.
    ///
    /// The reference is led to the one page that has the name but for case and punctuation, or to
    /// which every other reference with this text leads, or whose synopsis or tables define it, or
    /// whose title has all words of the text. Where there is no such page, or several, the reference
    /// stays as it is (the page may be another package's) and a person is told.
    CODE = ("CM002", "dangling-reference", Warning);
}

pub(super) fn run(draft: &mut Draft, evidence: &Evidence<'_>) {
    let own = draft.record.name.clone();
    each_line_in(draft, &mut |content, report| {
        let mut at = 0;
        while at < content.len() {
            let inline = &mut content[at];
            at += 1;
            let Inline::Link { target, content: shown } = inline else { continue };
            let Target::Page { page, fragment } = Target::parse(target) else { continue };
            if evidence.pages.resolve(page).is_some() {
                continue;
            }
            let text = plain_text_of(shown);
            // The target is the better witness, unless it is only the text again.
            let answer = evidence.target_of(page).or_else(|| evidence.target_of(&text));
            match answer {
                Some(answer) if answer.page == own => {
                    report.fixed(answer.why, "a page refers to itself", &text, &text);
                    let plain = std::mem::take(shown);
                    content.splice(at - 1..at, plain);
                }
                Some(answer) => {
                    let message = format!("the reference to '{page}' leads to '{}'", answer.page);
                    report.fixed(answer.why, message, &text, &text);
                    *target = match fragment {
                        Some(fragment) => format!("{}#{fragment}", answer.page),
                        None => answer.page,
                    };
                }
                None => {
                    let message = format!("the manual has no page '{page}'");
                    report.ask(
                        "no page is called so or defines it, or several are",
                        message,
                        &text,
                    );
                }
            }
        }
    });
    for at in 0..draft.record.see_also.len() {
        let entry = draft.record.see_also[at].clone();
        let (shown, name) = see_also_link(&entry);
        if evidence.pages.resolve(&name).is_some() {
            continue;
        }
        // A name that was made of words has underscores for their blanks.
        let text = match &shown {
            Some(shown) => plain_text_of(shown),
            None if name.contains(|c: char| c.is_ascii_lowercase())
                && name.starts_with(|c: char| c.is_ascii_uppercase()) =>
            {
                name.replace('_', " ")
            }
            None => name.clone(),
        };
        match evidence.target_of(&name).or_else(|| evidence.target_of(&text)) {
            Some(answer) => {
                let message = format!("the reference to '{name}' leads to '{}'", answer.page);
                draft.fixed("", answer.why, message, &name, &answer.page);
                // Under the page's own title no text is needed.
                let own = evidence.pages.resolve(&answer.page).is_some_and(|p| p.title == text);
                draft.record.see_also[at] = match own {
                    true => answer.page,
                    false => link_entry(shown, &text, answer.page),
                };
            }
            None => {
                draft.ask(
                    "",
                    "no page is called so or defines it, or several are",
                    format!("the manual has no page '{name}'"),
                    &name,
                );
                if shown.is_none() && text != name {
                    draft.record.see_also[at] = link_entry(None, &text, name);
                }
            }
        }
    }
}

/// What an entry of See Also shows, where it is a link, and the page it names.
fn see_also_link(entry: &str) -> (Option<Vec<Inline>>, String) {
    if entry.contains('[')
        && let Ok(blocks) = prose::parse(entry)
        && let [Block::Paragraph(content)] = blocks.as_slice()
        && let [Inline::Link { target, content }] = content.as_slice()
    {
        return (Some(content.clone()), target.clone());
    }
    (None, entry.to_string())
}

/// The entry that shows `text` and names `page`.
fn link_entry(shown: Option<Vec<Inline>>, text: &str, page: String) -> String {
    let content = shown.unwrap_or_else(|| vec![Inline::Text(text.to_string())]);
    let link = Block::Paragraph(vec![Inline::Link { target: page, content }]);
    prose::to_markdown(&[link]).trim_end().to_string()
}
