//! Named labels (C99 6.8.1).

use super::super::codes as c;
use super::*;

/// The labels of a function or block literal.
#[derive(Debug, Default)]
pub(super) struct Labels {
    all: Vec<NamedLabel>,
    named: KeyedMap<Symbol, LabelId>,
    /// The number of statement expressions that enclose the current place.
    pub(super) inside: u32,
}

#[derive(Debug)]
struct NamedLabel {
    name: Symbol,
    /// The token of the label's declaration, if the function has declared it so far.
    placed: Option<TokenIndex>,
    /// The tokens of the jumps to the label.
    used: Vec<TokenIndex>,
}

impl Labels {
    fn named(&mut self, name: Symbol) -> (LabelId, &mut NamedLabel) {
        let next = LabelId(self.all.len() as u32);
        let id = *self.named.entry(name).or_insert(next);
        if id == next {
            self.all.push(NamedLabel { name, placed: None, used: Vec::new() });
        }
        (id, &mut self.all[id.0 as usize])
    }
}

impl Sema<'_> {
    /// The target label of a `goto`.
    pub(super) fn goto(&mut self, name: Symbol, token: TokenIndex) -> LabelId {
        let Some(body) = self.bodies.last_mut() else { return LabelId(0) };
        let (id, label) = body.labels.named(name);
        label.used.push(token);
        id
    }

    /// Calls `read`, which analyses the contents of a statement expression, and returns its result.
    pub(super) fn inside_expression<T>(&mut self, read: impl FnOnce(&mut Self) -> T) -> T {
        if let Some(body) = self.bodies.last_mut() {
            body.labels.inside += 1;
        }
        let done = read(self);
        if let Some(body) = self.bodies.last_mut() {
            body.labels.inside -= 1;
        }
        done
    }

    /// Declares a label before a statement.
    pub(super) fn place_label(&mut self, name: Symbol, token: TokenIndex) -> LabelId {
        let Some(body) = self.bodies.last_mut() else { return LabelId(0) };
        let inside = body.labels.inside > 0;
        let (id, label) = body.labels.named(name);
        let old = label.placed;
        label.placed.get_or_insert(token);
        if let Some(old) = old {
            let place = self.label(old, "first declared here");
            let text = format!("duplicate label `{}`", self.text(name));
            self.report(&c::REDEFINITION, token, text).secondary.push(place);
        } else {
            self.check_name(name, token);
        }
        if inside {
            let text = "a statement expression cannot contain a label";
            self.report(&c::UNKNOWN_LABEL, token, text);
        }
        id
    }

    /// Reports each label that is used but not declared in the current function or block literal. Records the other
    /// labels, for editors.
    pub(super) fn check_labels(&mut self) {
        let Some(body) = self.bodies.last_mut() else { return };
        let labels = std::mem::take(&mut body.labels);
        for label in &labels.all {
            let Some(placed) = label.placed else { continue };
            self.note_name(placed, Named::Label(placed), Role::Definition);
            for used in &label.used {
                self.note_name(*used, Named::Label(placed), Role::Use);
            }
        }
        for label in labels.all.iter().filter(|label| label.placed.is_none()) {
            if let Some(&token) = label.used.first() {
                let name = self.text(label.name);
                let text = format!("the label `{name}` is not declared in this function");
                self.report(&c::UNKNOWN_LABEL, token, text);
            }
        }
    }
}
