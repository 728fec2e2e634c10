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

mod draft;
mod evidence;
mod locate;

pub use draft::Draft;
pub use evidence::Evidence;

use crate::diagnostic::Code;
use crate::record::Record;
use rayon::prelude::*;

/// A rule of the registry.
pub struct Rule {
    /// Its code, whose doc comment is its page.
    pub code: &'static Code,
    /// Looks at a page and repairs it.
    pub run: fn(&mut Draft, &Evidence<'_>),
}

/// Every rule, in the order they run.
pub static RULES: &[Rule] = &[];

/// The codes of the registry.
pub fn codes() -> impl Iterator<Item = &'static Code> {
    RULES.iter().map(|rule| rule.code)
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
    /// The part of the record that it is in, as [`Parsed::line`](crate::record::Parsed::line) names
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

/// Where a finding is in the record's text: line and column, from 1.
pub fn place(finding: &Finding, text: &str) -> (usize, usize) {
    locate::locate(finding, text)
}
