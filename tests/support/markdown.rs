//! Converts a tree to the form that Markdown of one edition can express.

use clman_record::prose::{self, Block, Inline, Target};
use clman_site::render::{Manual, Reference};

/// The tree in the form that a file of one edition can express. References use the page's name, and references to
/// missing places become references to the page.
pub fn normal(manual: &Manual<'_>, page: usize, body: &[Block]) -> Vec<Block> {
    let mut blocks = prose::select_edition(body.to_vec(), manual.edition);
    for block in &mut blocks {
        normal_block(manual, page, block);
    }
    blocks
}

fn normal_block(manual: &Manual<'_>, page: usize, block: &mut Block) {
    let all = |blocks: &mut Vec<Block>| {
        blocks.iter_mut().for_each(|b| normal_block(manual, page, b));
    };
    match block {
        Block::Paragraph(content) | Block::Heading { content, .. } => {
            normal_inlines(manual, page, content);
        }
        Block::List { items, .. } => items.iter_mut().for_each(all),
        Block::Definitions(definitions) => {
            for definition in definitions {
                definition.terms.iter_mut().for_each(|t| normal_inlines(manual, page, t));
                definition.bodies.iter_mut().for_each(all);
            }
        }
        Block::Quote { content, .. } | Block::Footnote { content, .. } => all(content),
        Block::Table(table) => {
            table.head.iter_mut().for_each(all);
            table.rows.iter_mut().flatten().for_each(all);
        }
        Block::Code(_) | Block::Rule | Block::Editions { .. } => {}
    }
}

fn normal_inlines(manual: &Manual<'_>, page: usize, content: &mut [Inline]) {
    for inline in content {
        match inline {
            Inline::Link { target, content } => {
                normal_inlines(manual, page, content);
                if !matches!(Target::parse(target), Target::Page { .. }) {
                    continue;
                }
                if let Reference::Page { page: to, fragment } = manual.reference(page, target) {
                    let name = &manual.pages[to].name;
                    *target = match fragment {
                        Some(fragment) => format!("{name}#{fragment}"),
                        None => name.clone(),
                    };
                }
            }
            Inline::Emphasis(content)
            | Inline::Strong(content)
            | Inline::Strikethrough(content)
            | Inline::Superscript(content)
            | Inline::Subscript(content)
            | Inline::Editions { content, .. } => normal_inlines(manual, page, content),
            Inline::Text(_)
            | Inline::Code(_)
            | Inline::Note(_)
            | Inline::Math(_)
            | Inline::HardBreak => {}
        }
    }
}
