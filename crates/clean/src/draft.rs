//! A record while it is being cleaned: its bodies as trees.

use super::Finding;
use clman_opencl::diagnostic::Code;
use clman_record::Record;
use clman_record::prose::{self, Block};
use std::collections::HashMap;

/// A record with its bodies parsed. Rules change the trees. A body without changes keeps its original text.
pub struct Draft {
    /// The record. The trees are parsed from the bodies of its sections.
    pub record: Record,
    /// The trees of the sections, in order. A rule that removes a section removes it from the record and from the
    /// trees.
    pub sections: Vec<Vec<Block>>,
    pub(super) code: Option<&'static Code>,
    /// The parsed tree of each body text; equal bodies have equal trees.
    originals: HashMap<String, Vec<Block>>,
    findings: Vec<Finding>,
}

impl Draft {
    pub(super) fn new(record: &Record) -> Self {
        let parse = |body: &str| prose::parse(body).unwrap_or_default();
        let sections: Vec<Vec<Block>> =
            record.sections.iter().map(|section| parse(&section.body)).collect();
        let originals = record
            .sections
            .iter()
            .zip(&sections)
            .map(|(section, blocks)| (section.body.clone(), blocks.clone()))
            .collect();
        Draft { record: record.clone(), sections, code: None, originals, findings: Vec::new() }
    }

    /// Reports a repair in `part` that is based on `evidence`.
    pub fn fixed(
        &mut self,
        part: &str,
        evidence: &str,
        message: impl Into<String>,
        before: &str,
        after: &str,
    ) {
        self.push(part, true, evidence, message.into(), before, after);
    }

    /// Requests a review of a text in `part`; `why` describes the missing evidence.
    pub fn ask(&mut self, part: &str, why: &str, message: impl Into<String>, before: &str) {
        self.push(part, false, why, message.into(), before, "");
    }

    fn push(
        &mut self,
        part: &str,
        fixed: bool,
        evidence: &str,
        message: String,
        before: &str,
        after: &str,
    ) {
        let Some(code) = self.code else { return };
        self.findings.push(Finding {
            code,
            fixed,
            evidence: evidence.into(),
            message,
            before: before.into(),
            after: after.into(),
            part: part.into(),
        });
    }

    /// The name that findings use for the section with the index `section`.
    pub fn part(section: usize) -> String {
        format!("section.{section}")
    }

    pub(super) fn finish(mut self) -> (Record, Vec<Finding>) {
        for (section, blocks) in self.record.sections.iter_mut().zip(&self.sections) {
            // A body that no rule changed keeps its layout.
            if self.originals.get(&section.body) != Some(blocks) {
                section.body = prose::to_markdown(blocks);
            }
        }
        (self.record, self.findings)
    }
}
