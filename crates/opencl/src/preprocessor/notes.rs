//! Notes for editors: macros and their uses, included files, skipped text.

use super::super::references::{Inclusion, MacroDefinition, MacroUse, References};
use super::*;

#[derive(Debug, Default)]
pub(super) struct Notes {
    references: References,
    /// The macros by the positions of their names.
    numbers: KeyedMap<u32, u32>,
    /// The position and length of each name of a macro, the macro, and the end of the call if it is expanded.
    uses: Vec<(u32, u32, u32, Option<u32>)>,
}

impl Notes {
    /// Notes the definition of a macro; `head` is its name.
    pub(super) fn defined(&mut self, sources: &SourceMap, head: &Token, made: &Macro) {
        let number = self.references.macros.len() as u32;
        self.numbers.insert(made.pos, number);
        self.references.macros.push(MacroDefinition {
            name: head.symbol,
            span: sources.span(Pos(head.pos), head.len()),
            parameters: made.params.clone(),
        });
    }

    /// Notes a name that denotes a macro. `end` is the position after the call.
    pub(super) fn used(&mut self, name: &Token, used: &Macro, end: Option<u32>) {
        if name.has(SCRATCH) {
            return;
        }
        if let Some(number) = self.numbers.get(&used.pos) {
            // A call in the body of a macro is expanded where the outer macro is called.
            let end = end.filter(|_| !name.has(FROM_MACRO));
            self.uses.push((name.spell, name.len(), *number, end));
        }
    }

    pub(super) fn included(&mut self, span: Span, file: FileId) {
        self.references.inclusions.push(Inclusion { span, file });
    }

    pub(super) fn skipped(&mut self, span: Span) {
        self.references.skipped.push(span);
    }

    pub(super) fn finish(mut self, sources: &SourceMap) -> References {
        self.uses.sort_by_key(|u| (u.0, u.3.is_none()));
        self.uses.dedup_by_key(|u| u.0);
        let uses = self.uses.iter().map(|&(pos, len, target, end)| MacroUse {
            span: sources.span(Pos(pos), len),
            target,
            expanded: end.map(|end| sources.span(Pos(end - 1), 1).end),
        });
        self.references.macro_uses = uses.collect();
        self.references
    }
}
