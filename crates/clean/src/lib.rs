//! Artifact rules, which detect and repair the damage that formatters and sites did to pages.
//!
//! The input is records and evidence about references ([`Evidence`]); the output is records and [`Finding`]s. The crate
//! may use `record` and `opencl`.
//!
//! Each rule has one file. The file declares a code (the doc comment of `CODE` is its page) and one function, `run`,
//! which examines a [`Draft`], repairs faults if possible, and reports them. [`RULES`] lists the rules in the order in
//! which they run: rules that improve the input of other rules come first. A repair names its evidence. If two answers
//! are equally good, the rule does not change the text, which needs review. Running the rules on their own output
//! changes nothing.

#![forbid(unsafe_code)]

mod collapsed_listing;
mod damaged_listing;
mod dangling_reference;
mod doubled_word;
mod draft;
mod duplicated_section;
mod empty_section;
mod evidence;
mod formatter_residue;
mod judge;
mod language;
mod locate;
mod lost_parenthesis;
mod missing_sentence_end;
mod missing_space;
mod odd_character;
mod page_furniture;
mod template_name;
mod unresolved_macro;
mod unresolved_reference;
mod wrong_name;
mod wrong_name_line;

pub use draft::Draft;
pub use evidence::Evidence;
pub use locate::Places;

use clman_opencl::declare_code;
use clman_opencl::diagnostic::Code;
use clman_record::Record;
use clman_record::prose::{Block, Inline};
use rayon::prelude::*;

/// A rule of the registry.
pub struct Rule {
    /// The code, whose doc comment is the rule's page.
    pub code: &'static Code,
    /// Examines a page and repairs it.
    pub run: fn(&mut Draft, &Evidence<'_>),
}

/// All rules, in order of execution.
pub static RULES: &[Rule] = &[
    Rule { code: &page_furniture::CODE, run: page_furniture::run },
    Rule { code: &formatter_residue::CODE, run: formatter_residue::run },
    Rule { code: &odd_character::CODE, run: odd_character::run },
    Rule { code: &wrong_name_line::CODE, run: wrong_name_line::run },
    Rule { code: &template_name::CODE, run: template_name::run },
    Rule { code: &unresolved_macro::CODE, run: unresolved_macro::run },
    Rule { code: &lost_parenthesis::CODE, run: lost_parenthesis::run },
    Rule { code: &missing_space::CODE, run: missing_space::run },
    Rule { code: &missing_sentence_end::CODE, run: missing_sentence_end::run },
    Rule { code: &doubled_word::CODE, run: doubled_word::run },
    Rule { code: &dangling_reference::CODE, run: dangling_reference::run },
    Rule { code: &unresolved_reference::CODE, run: unresolved_reference::run },
    Rule { code: &wrong_name::CODE, run: wrong_name::run },
    Rule { code: &damaged_listing::CODE, run: damaged_listing::run },
    Rule { code: &collapsed_listing::CODE, run: collapsed_listing::run },
    Rule { code: &duplicated_section::CODE, run: duplicated_section::run },
    Rule { code: &empty_section::CODE, run: empty_section::run },
];

declare_code! {
    /// The reader restored a part of a page that its format had lost.
    ///
    /// Pages that are saved as text can lose their headings, their synopsis or their name, and some DocBook pages do
    /// not have a purpose. The reader derives sections from their content, and the purpose from the first sentence. It
    /// derives the name of a page from the synopsis or from the sentence that defines it. If See Also lists all address
    /// space qualifiers but one, the reader uses the name of the missing qualifier. Review the result.
    REBUILT = ("CM020", "rebuilt-structure", Warning);
}

/// The codes of all rules, and the code for the reconstructions of readers.
pub fn codes() -> impl Iterator<Item = &'static Code> {
    RULES.iter().map(|rule| rule.code).chain([&REBUILT])
}

/// A fault that a rule found in a record.
#[derive(Clone, Debug, PartialEq)]
pub struct Finding {
    /// The code of the rule.
    pub code: &'static Code,
    /// Whether the record was repaired. If not, the finding needs review.
    pub fixed: bool,
    /// The evidence for the repair, or the reason why there is none.
    pub evidence: String,
    /// The message: one sentence without a full stop.
    pub message: String,
    /// The faulty text.
    pub before: String,
    /// The text after the repair; empty if the text was removed or nothing was changed.
    pub after: String,
    /// The affected part of the record, with a name as in [`Parsed::line`](clman_record::Parsed::line); empty
    /// for the record as a whole.
    pub part: String,
}

/// Applies all rules to all records. Returns the findings of each record, in the order of `records`.
pub fn clean(records: &mut [Record], evidence: &Evidence<'_>) -> Vec<Vec<Finding>> {
    records
        .par_iter_mut()
        .map(|record| {
            let mut draft = Draft::new(record);
            for rule in RULES {
                draft.code = Some(rule.code);
                (rule.run)(&mut draft, evidence);
            }
            let (cleaned, findings) = draft.finish();
            *record = cleaned;
            findings
        })
        .collect()
}

/// Calls `change` on every block, with inner blocks first.
fn each_block(blocks: &mut [Block], change: &mut dyn FnMut(&mut Block)) {
    for block in blocks {
        match block {
            Block::List { items, .. } => items.iter_mut().for_each(|i| each_block(i, change)),
            Block::Definitions(definitions) => {
                definitions
                    .iter_mut()
                    .flat_map(|d| &mut d.bodies)
                    .for_each(|b| each_block(b, change));
            }
            Block::Quote { content, .. } | Block::Footnote { content, .. } => {
                each_block(content, change)
            }
            Block::Table(table) => {
                let cells = table.head.iter_mut().chain(table.rows.iter_mut().flatten());
                cells.for_each(|cell| each_block(cell, change));
            }
            Block::Editions { content, .. } => {
                each_block(std::slice::from_mut(&mut **content), change)
            }
            Block::Paragraph(_) | Block::Heading { .. } | Block::Code(_) | Block::Rule => {}
        }
        change(block);
    }
}

/// A rule's findings in the lines of one section. Each finding is: whether the text was repaired, the evidence, the
/// message, the text before and the text after.
struct Report {
    reports: Vec<(bool, String, String, String, String)>,
}

impl Report {
    fn fixed(&mut self, evidence: &str, message: impl Into<String>, before: &str, after: &str) {
        self.reports.push((true, evidence.into(), message.into(), before.into(), after.into()));
    }

    fn ask(&mut self, why: &str, message: impl Into<String>, before: &str) {
        self.reports.push((false, why.into(), message.into(), before.into(), String::new()));
    }
}

/// Calls `change` on the inlines of every paragraph, heading and term in every section, and on the contents of
/// emphasis, superscripts and similar inlines in them.
fn each_line_in(draft: &mut Draft, change: &mut dyn FnMut(&mut Vec<Inline>, &mut Report)) {
    for section in 0..draft.sections.len() {
        let mut report = Report { reports: Vec::new() };
        each_block(&mut draft.sections[section], &mut |block| match block {
            Block::Paragraph(content) | Block::Heading { content, .. } => {
                each_run(content, &mut |run| change(run, &mut report));
            }
            Block::Definitions(definitions) => definitions
                .iter_mut()
                .flat_map(|d| &mut d.terms)
                .for_each(|term| each_run(term, &mut |run| change(run, &mut report))),
            _ => {}
        });
        let part = Draft::part(section);
        for (fixed, evidence, message, before, after) in report.reports {
            match fixed {
                true => draft.fixed(&part, &evidence, message, &before, &after),
                false => draft.ask(&part, &evidence, message, &before),
            }
        }
    }
}

fn each_run(content: &mut Vec<Inline>, change: &mut dyn FnMut(&mut Vec<Inline>)) {
    change(content);
    for inline in content {
        if let Inline::Emphasis(inner)
        | Inline::Strong(inner)
        | Inline::Strikethrough(inner)
        | Inline::Superscript(inner)
        | Inline::Subscript(inner)
        | Inline::Editions { content: inner, .. } = inline
        {
            each_run(inner, change);
        }
    }
}

/// Joins adjacent texts after a change, and removes empty texts, repeated blanks, and blanks at the ends.
fn tidy(content: &mut Vec<Inline>) {
    let mut kept: Vec<Inline> = Vec::with_capacity(content.len());
    for inline in content.drain(..) {
        match (kept.last_mut(), inline) {
            (_, Inline::Text(text)) if text.is_empty() => {}
            (Some(Inline::Text(last)), Inline::Text(text)) => last.push_str(&text),
            (_, inline) => kept.push(inline),
        }
    }
    for inline in &mut kept {
        if let Inline::Text(text) = inline
            && text.contains("  ")
        {
            *text = text.split(' ').fold(String::new(), |mut out, word| {
                if !(word.is_empty() && out.ends_with(' ')) {
                    if !out.is_empty() && !out.ends_with(' ') {
                        out.push(' ');
                    }
                    out.push_str(word);
                }
                out
            });
        }
    }
    if let Some(Inline::Text(first)) = kept.first_mut() {
        *first = first.trim_start().to_string();
    }
    if let Some(Inline::Text(last)) = kept.last_mut() {
        *last = last.trim_end().to_string();
    }
    kept.retain(|inline| !matches!(inline, Inline::Text(text) if text.is_empty()));
    *content = kept;
}
