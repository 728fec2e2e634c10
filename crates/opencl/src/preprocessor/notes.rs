//! Records for editors: macros and their uses, included files, skipped text.

use super::super::references::{Inclusion, MacroDefinition, MacroUse, References};
use super::*;

#[derive(Debug, Default)]
pub(super) struct Notes {
    references: References,
    /// The number of each macro, by the position of its name.
    numbers: KeyedMap<u32, u32>,
    /// The bodies of the macros, and whether they were expanded.
    bodies: Vec<(Rc<[Token]>, bool)>,
    /// For each use of a macro's name: its position and length, the number of the macro, and the end of the call if the
    /// use is expanded.
    uses: Vec<(u32, u32, u32, Option<u32>)>,
}

impl Notes {
    /// Records the definition of a macro; `head` is its name.
    pub(super) fn defined(&mut self, sources: &SourceMap, head: &Token, made: &Macro) {
        let number = self.references.macros.len() as u32;
        self.numbers.insert(made.pos, number);
        self.bodies.push((made.body.clone(), false));
        self.references.macros.push(MacroDefinition {
            name: head.symbol,
            span: sources.span(Pos(head.pos), head.len()),
            parameters: made.params.clone(),
        });
    }

    /// Records a name that denotes a macro. `end` is the position after the call, if the macro is expanded.
    pub(super) fn used(&mut self, name: &Token, used: &Macro, end: Option<u32>) {
        if name.has(SCRATCH) {
            return;
        }
        if let Some(number) = self.numbers.get(&used.pos) {
            self.bodies[*number as usize].1 |= end.is_some();
            // A call in the body of a macro is expanded only where the outer macro is called.
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

    /// Records the names in the bodies of macros that are never expanded. Each name denotes the last macro with that
    /// name.
    fn note_bodies(&mut self) {
        let macros = self.references.macros.iter().zip(0..);
        let last: KeyedMap<Symbol, u32> = macros.map(|(m, number)| (m.name, number)).collect();
        for ((body, is_expanded), own) in self.bodies.iter().zip(&self.references.macros) {
            for token in body.iter().filter(|_| !is_expanded) {
                let is_parameter = own.parameters.iter().flatten().any(|p| *p == token.symbol);
                if token.kind == T::Ident
                    && token.symbol != own.name
                    && !is_parameter
                    && let Some(target) = last.get(&token.symbol)
                {
                    self.uses.push((token.spell, token.len(), *target, None));
                }
            }
        }
    }

    pub(super) fn finish(mut self, sources: &SourceMap) -> References {
        self.note_bodies();
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
