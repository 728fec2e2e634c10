//! Artifact rules: what formatters and sites did to pages, and how it is undone.
//!
//! Takes records and whatever may settle a doubt ([`Evidence`]), gives records and [`Finding`]s. May
//! use `corpus` and `opencl`.
//!
//! One file a rule. Each has a code with its page (the doc comment of `CODE`) and one function,
//! `run`, that looks at a [`Draft`], repairs it where it knows how, and says so. [`RULES`] is the
//! registry and the order: rules that give others cleaner input come first. A repair names the
//! evidence that it was made on; where two answers are equally good the text stays and a person is
//! asked. Running the rules on what they made changes nothing.

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
    /// Its code, whose doc comment is its page.
    pub code: &'static Code,
    /// Looks at a page and repairs it.
    pub run: fn(&mut Draft, &Evidence<'_>),
}

/// Every rule, in the order they run.
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
    /// Pages that are saved as text lose their headings, their synopsis or their name, and some DocBook pages do
    /// not have a purpose. The reader derives sections from their content, and the purpose from the first sentence.
    /// It derives a name from the synopsis, from the sentence that defines it, or from the set of pages that See
    /// Also omits. Review the result.
    REBUILT = ("CM020", "rebuilt-structure", Warning);
}

/// The codes of the registry, and of what readers put back.
pub fn codes() -> impl Iterator<Item = &'static Code> {
    RULES.iter().map(|rule| rule.code).chain([&REBUILT])
}

/// Something that a rule found in a record.
#[derive(Clone, Debug, PartialEq)]
pub struct Finding {
    /// Which rule.
    pub code: &'static Code,
    /// Whether the record was repaired; otherwise a person is asked.
    pub fixed: bool,
    /// What the repair was made on, or why there is none.
    pub evidence: String,
    /// One sentence without a full stop.
    pub message: String,
    /// The text that was found.
    pub before: String,
    /// What stands there now; empty where it was dropped or nothing was changed.
    pub after: String,
    /// The part of the record that it is in, as [`Parsed::line`](clman_record::Parsed::line) names
    /// parts; empty for the record as a whole.
    pub part: String,
}

/// Applies every rule to every record. Gives the findings of each, in the order of `records`.
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

/// Calls `change` on every block, innermost first.
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

/// What a rule says about one line of text; the part is known.
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

/// Calls `change` on every line of inlines of every section: paragraphs, headings, terms, and what
/// stands inside emphasis there.
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

/// Joins texts that a change left side by side, and drops what is empty and the blanks at the ends.
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
