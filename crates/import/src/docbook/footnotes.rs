//! The footnotes of a page.

use clman_record::prose::{Block, Inline};
use std::collections::{HashMap, HashSet};

/// The footnotes of a page.
#[derive(Default)]
pub(super) struct Footnotes {
    /// The content of each note. Its label is its index, from 1.
    notes: Vec<Vec<Block>>,
    /// The index of each note that has an id.
    places: HashMap<String, usize>,
}

impl Footnotes {
    /// The label of the footnote whose id is `id`. The footnote may follow later in the page.
    pub(super) fn label(&mut self, id: &str) -> String {
        let at = *self.places.entry(id.to_owned()).or_insert(self.notes.len());
        if at == self.notes.len() {
            self.notes.push(Vec::new());
        }
        (at + 1).to_string()
    }

    /// Adds a footnote, and returns its label.
    pub(super) fn add(&mut self, id: Option<&str>, content: Vec<Block>) -> String {
        let label = match id {
            Some(id) => self.label(id),
            None => {
                self.notes.push(Vec::new());
                self.notes.len().to_string()
            }
        };
        if let Some(note) = label.parse::<usize>().ok().and_then(|n| self.notes.get_mut(n - 1)) {
            *note = content;
        }
        label
    }

    /// Appends the footnotes to which `blocks` refer. A missing footnote is appended without content.
    pub(super) fn add_to(&self, blocks: &mut Vec<Block>) {
        let content = |label: &str| {
            let at = label.parse::<usize>().ok()?.checked_sub(1)?;
            self.notes.get(at).filter(|content| !content.is_empty())
        };
        for label in note_labels(blocks) {
            let content = content(&label).cloned().unwrap_or_default();
            blocks.push(Block::Footnote { label, content });
        }
    }
}

/// The labels of the footnotes that `blocks` refer to, each once, in order.
pub(crate) fn note_labels(blocks: &[Block]) -> Vec<String> {
    let mut labels: Vec<String> = Vec::new();
    let mut known: HashSet<&String> = HashSet::new();
    clman_record::prose::for_each_inline(blocks, &mut |inline| {
        if let Inline::Note(label) = inline
            && known.insert(label)
        {
            labels.push(label.clone());
        }
    });
    labels
}
