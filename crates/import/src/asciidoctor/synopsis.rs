//! The sections `C Specification`: declarations, and the text that introduces them.

use crate::tree::normalize;
use clman_record::prose::{Block, Inline, plain_text_of};
use clman_record::{EditionRange, Synopsis};

/// Whether a block is the notice `This page is extracted from … not directly.`, which describes how
/// upstream generates its pages.
pub(super) fn is_provenance(block: &Block) -> bool {
    match block {
        Block::Paragraph(content) => {
            let text = plain_text_of(content);
            text.starts_with("This page is extracted from") && text.contains("not directly")
        }
        _ => false,
    }
}

/// Splits a `C Specification` into declarations and text. Text that introduces a declaration (`To do it, call the
/// function`) moves to the description. There, the name of the function is appended to it, because the declaration no
/// longer follows.
///
/// # Errors
/// A text that introduces a declaration cannot be completed with the name of a function. The error has all blocks,
/// unchanged, which then remain a section.
pub(super) fn synopsis(blocks: Vec<Block>) -> Result<(Vec<Synopsis>, Vec<Block>), Vec<Block>> {
    let mut synopses = Vec::new();
    let mut rest: Vec<Block> = Vec::new();
    // Whether the previous block is a paragraph, which may introduce a listing.
    let mut leads = false;
    for block in &blocks {
        match block {
            Block::Code(code) => {
                if leads {
                    let done = rest.last_mut().is_some_and(|lead| complete(lead, &code.text));
                    if !done {
                        return Err(blocks);
                    }
                    leads = false;
                }
                let fence = code.fence();
                synopses.push(Synopsis {
                    code: code.text.trim_end_matches('\n').to_owned(),
                    language: fence.language.to_owned(),
                    editions: EditionRange::ALL,
                    links: fence.links().map(|(w, p)| (w.to_owned(), p.to_owned())).collect(),
                    functions: Vec::new(),
                });
            }
            Block::Paragraph(_) => {
                rest.push(block.clone());
                leads = true;
            }
            other => {
                rest.push(other.clone());
                leads = false;
            }
        }
    }
    Ok((synopses, rest))
}

/// Completes a sentence with the name of the function that `code`, the listing after the sentence, declares. Returns
/// whether the sentence is then complete.
pub(super) fn complete(lead: &mut Block, code: &str) -> bool {
    let Block::Paragraph(content) = lead else { return false };
    let words = plain_text_of(content);
    if words.trim_end().ends_with('.') {
        return true;
    }
    let at_end = content.iter().rev().find_map(|inline| match inline {
        Inline::Text(text) if text.trim() == ":" => None,
        Inline::Text(text) => Some(text.trim_end().trim_end_matches(':').trim_end().to_owned()),
        Inline::Note(_) => None,
        _ => Some(String::new()),
    });
    let open = at_end.is_some_and(|text| {
        ["function", "functions", "equivalent", "macro"].iter().any(|word| text.ends_with(word))
    });
    let name = code.lines().filter(|line| !line.trim_start().starts_with("//")).find_map(|line| {
        let before = line.split_once('(')?.0.trim_end();
        let name = before.rsplit(|c: char| !(c.is_alphanumeric() || c == '_')).next()?;
        (!name.is_empty()).then(|| name.to_owned())
    });
    let (true, Some(name)) = (open, name) else { return false };
    if let Some(Inline::Text(text)) = content.last_mut() {
        let kept = text.trim_end().trim_end_matches(':').trim_end().len();
        text.truncate(kept);
    }
    content.push(Inline::Text(" ".into()));
    content.push(Inline::Strong(vec![Inline::Text(name)]));
    content.push(Inline::Text(".".into()));
    *content = normalize(std::mem::take(content));
    true
}
