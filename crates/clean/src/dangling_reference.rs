//! CM002

use super::evidence::{Answer, NEAR, Place, context, fold};
use super::{Draft, Evidence, each_line_in};
use clman_opencl::declare_code;
use clman_record::prose::{self, Block, Inline, Target, plain_text_of};
use clman_record::split_section;

declare_code! {
    /// A reference names a page that the manual does not have.
    ///
    /// Some formatters keep the text of a reference and lose its target, so `image2d_t` becomes the name of a page.
    /// Some editions rename pages, and other pages still use the old name.
    ///
    /// The cleaner changes the target if the evidence selects one page. It tries this evidence in order:
    ///
    /// 1. The target of the reference in the same sentence of a sibling corpus, the page whose name differs only in
    ///    case or punctuation, or the target of every other reference with this text.
    /// 2. The page that defines the name: in its synopsis, as a term, in a table or at the start of a paragraph. If
    ///    several pages define it: the page that the words after the reference select (`read_imagef for 1D images`), or
    ///    the only other page that refers to all of them.
    /// 3. The page whose title has all words of the text.
    /// 4. The page whose title has some words of the text, if no other page mentions the remaining words, or the only
    ///    page whose title abbreviates words of the text.
    /// 5. The only page whose name consists of the same words.
    /// 6. The page to which sentences about the same section of the specification refer.
    /// 7. Among the pages that refer to this page, the only page whose title has the words of the text.
    ///
    /// If no page or several pages qualify, the cleaner does not change the reference, and the reference needs review.
    /// The target may belong to another package.
    ///
    /// If the formatter lost all targets, `__attribute__((packed))` may refer to the page `__attribute__` or to the
    /// page about `packed`. Such a reference becomes text and needs review.
    CODE = ("CM002", "dangling-reference", Warning);
}

/// The evidence for a target that the siblings determine.
const SIBLING: &str = "the same sentence in a sibling corpus refers to that page";

pub(super) fn run(draft: &mut Draft, evidence: &Evidence<'_>) {
    lines(draft, evidence);
    synopses(draft, evidence);
    see_also(draft, evidence);
}

/// The page that a reference to an absent page most likely means, and the evidence; `None` if several pages or none
/// qualify. The name `target` is better evidence than the text, so it is tried first.
fn meant(evidence: &Evidence<'_>, target: &str, text: &str, place: Place<'_>) -> Option<Answer> {
    // A name with a section is exact: it never means another page with similar words.
    if evidence.names_section(target) {
        return None;
    }
    // In manuals other than OpenCL's, a name with a section is exact in the text too: `git-remote(1)` may be a page of
    // another package.
    if evidence.opencl().is_none() && split_section(text).1.is_some() {
        return None;
    }
    evidence
        .target_of(target, place)
        .or_else(|| evidence.target_of(text, place))
        .or_else(|| evidence.target_by_structure(text, place))
}

fn lines(draft: &mut Draft, evidence: &Evidence<'_>) {
    let own = draft.record.name.clone();
    let format = draft.record.source.as_ref().map_or("", |source| source.format.as_str());
    let guessed = matches!(format, "roff" | "manpage-html" | "text");
    each_line_in(draft, &mut |content, report| {
        // The indices of references that become text.
        let mut plain: Vec<usize> = Vec::new();
        let mut at = 0;
        while at < content.len() {
            let (before, after) = match &content[at] {
                Inline::Link { .. } if !evidence.others.is_empty() => context(content, at),
                _ => Default::default(),
            };
            let (head, tail) = content.split_at_mut(at + 1);
            at += 1;
            let Some((Inline::Link { target, content: shown }, head)) = head.split_last_mut()
            else {
                continue;
            };
            let Target::Page { page, fragment } = Target::parse(target) else { continue };
            let text = plain_text_of(shown);
            let sibling = evidence.led(&text, &before, &after);
            if let Some(found) = evidence.pages.resolve(page) {
                // If the format does not preserve targets, a target with the same name as the text was
                // derived from the text, and may be wrong.
                if guessed && found.names().any(|name| name == text) {
                    let behind = plain_text_of(&tail[..tail.len().min(NEAR)]);
                    if let Some(sibling) = sibling.filter(|sibling| *sibling != found.name) {
                        let message = format!("the reference to '{page}' means '{sibling}'");
                        report.fixed(SIBLING, message, &text, &text);
                        *target = sibling.to_string();
                    } else if sibling.is_none()
                        && let Some(other) = evidence.attribute(&text, &behind)
                        && other != found.name
                    {
                        let message =
                            format!("'{text}' may refer to the page '{page}' or '{other}'");
                        report.ask(
                            "the first has this name, the second describes the attribute",
                            message,
                            &text,
                        );
                        plain.push(at - 1);
                    }
                }
                continue;
            }
            if let Some(sibling) = sibling.filter(|sibling| *sibling != own) {
                let message = format!("the reference to '{page}' means '{sibling}'");
                report.fixed(SIBLING, message, &text, &text);
                *target = sibling.to_string();
                continue;
            }
            let behind = plain_text_of(&tail[..tail.len().min(NEAR)]);
            let near = plain_text_of(&head[head.len().saturating_sub(NEAR)..]);
            let place = Place { page: &own, before: &near, behind: &behind };
            match meant(evidence, page, &text, place) {
                Some(answer) if answer.page == own => {
                    report.fixed(answer.why, "a page refers to itself", &text, &text);
                    plain.push(at - 1);
                }
                Some(answer) => {
                    let message = format!("the reference to '{page}' means '{}'", answer.page);
                    report.fixed(answer.why, message, &text, &text);
                    *target = match fragment {
                        Some(fragment) => format!("{}#{fragment}", answer.page),
                        None => answer.page,
                    };
                }
                None => {
                    let message = format!("the manual has no page '{page}'");
                    report.ask(
                        "no page, or more than one page, matches the reference",
                        message,
                        &text,
                    );
                }
            }
        }
        if !plain.is_empty() {
            unlink(content, plain);
        }
    });
}

/// Replaces the references at the given indices by their texts.
fn unlink(content: &mut Vec<Inline>, plain: Vec<usize>) {
    let mut plain = plain.into_iter().peekable();
    for (at, inline) in std::mem::take(content).into_iter().enumerate() {
        match inline {
            Inline::Link { content: shown, .. } if plain.next_if_eq(&at).is_some() => {
                content.extend(shown);
            }
            inline => content.push(inline),
        }
    }
}

fn synopses(draft: &mut Draft, evidence: &Evidence<'_>) {
    for synopsis in 0..draft.record.synopsis.len() {
        for link in 0..draft.record.synopsis[synopsis].links.len() {
            let (_, target) = &draft.record.synopsis[synopsis].links[link];
            let target = target.clone();
            let page = target.split('#').next().unwrap_or(&target);
            if evidence.pages.resolve(page).is_some() {
                continue;
            }
            if let Some(found) = evidence.addressed(page) {
                let message = format!("the reference to '{page}' means '{}'", found.name);
                draft.fixed(
                    "",
                    "only that page's title matches the words of the reference",
                    message,
                    page,
                    &found.name,
                );
                draft.record.synopsis[synopsis].links[link].1 = found.name.clone();
            }
        }
    }
}

fn see_also(draft: &mut Draft, evidence: &Evidence<'_>) {
    let own = draft.record.name.clone();
    for at in 0..draft.record.see_also.len() {
        let entry = draft.record.see_also[at].clone();
        let (shown, name) = see_also_link(&entry);
        if evidence.pages.resolve(&name).is_some() {
            continue;
        }
        // A name that was derived from words has underscores in place of blanks.
        let text = match &shown {
            Some(shown) => plain_text_of(shown),
            None if name.contains(|c: char| c.is_ascii_lowercase())
                && name.starts_with(|c: char| c.is_ascii_uppercase()) =>
            {
                name.replace('_', " ")
            }
            None => name.clone(),
        };
        let place = Place { page: &own, ..Place::default() };
        match meant(evidence, &name, &text, place) {
            Some(answer) => {
                let message = format!("the reference to '{name}' means '{}'", answer.page);
                draft.fixed("", answer.why, message, &name, &answer.page);
                // If the text is the page's title or file name, it is omitted.
                let file = evidence.addressed(&text).is_some_and(|p| p.name == answer.page);
                let own = evidence.pages.resolve(&answer.page).is_some_and(|p| p.title == text);
                let title = evidence.pages.resolve(&answer.page).map(|p| fold(&p.title));
                let file = file || title.is_some_and(|title| title == fold(&text));
                let own = own || file && !text.contains(' ');
                draft.record.see_also[at] = match own {
                    true => answer.page,
                    false => link_entry(shown, &text, answer.page),
                };
            }
            None => {
                draft.ask(
                    "",
                    "no page, or more than one page, matches the reference",
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

/// The displayed text of an entry of See Also, if it is a link, and the page that the entry names.
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

/// An entry of See Also: a link to `page` that shows `shown` or, if it is `None`, `text`.
fn link_entry(shown: Option<Vec<Inline>>, text: &str, page: String) -> String {
    let content = shown.unwrap_or_else(|| vec![Inline::Text(text.to_string())]);
    let link = Block::Paragraph(vec![Inline::Link { target: page, content }]);
    prose::to_markdown(&[link]).trim_end().to_string()
}
