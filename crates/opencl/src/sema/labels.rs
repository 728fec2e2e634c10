//! Named labels (C99 6.8.1): those of a function, and those that GNU C declares for a block.

use super::super::codes as c;
use super::*;

/// The labels of a function or block literal.
#[derive(Debug, Default)]
pub(super) struct Labels {
    all: Vec<NamedLabel>,
    /// What each name stands for here, the innermost block last. A label of the whole function is at the bottom, since
    /// a name is looked for there only where no block declares it.
    visible: KeyedMap<Symbol, Vec<LabelId>>,
    /// The names that blocks declare which are not closed, and the scope depth of each block.
    declared: Vec<(Symbol, usize)>,
    /// The statement expressions, each with the one around it.
    expressions: Vec<Option<usize>>,
    /// The innermost statement expression that is open.
    pub(super) inside: Option<usize>,
    /// Each `goto`: the label, the word, and the statement expression around it.
    jumps: Vec<(LabelId, TokenIndex, Option<usize>)>,
}

#[derive(Debug)]
struct NamedLabel {
    name: Symbol,
    /// Where a block declares it, and the scope depth of that.
    declared: Option<(TokenIndex, usize)>,
    /// The place of the label.
    placed: Option<TokenIndex>,
    /// The statement expression that contains it.
    inside: Option<usize>,
    /// The first jump to it.
    used: Option<TokenIndex>,
}

impl Labels {
    fn new_label(&mut self, name: Symbol, declared: Option<(TokenIndex, usize)>) -> LabelId {
        let id = LabelId(self.all.len() as u32);
        self.all.push(NamedLabel { name, declared, placed: None, inside: None, used: None });
        self.visible.entry(name).or_default().push(id);
        id
    }

    /// The label of a name: a label of the function, if no enclosing block declares it.
    fn named(&mut self, name: Symbol) -> LabelId {
        let known = self.visible.get(&name).and_then(|stack| stack.last().copied());
        known.unwrap_or_else(|| self.new_label(name, None))
    }

    fn get_mut(&mut self, id: LabelId) -> &mut NamedLabel {
        &mut self.all[id.0 as usize]
    }

    /// Whether a jump from one statement expression, or from none, leads into another.
    fn leads_into(&self, from: Option<usize>, to: Option<usize>) -> bool {
        let mut around = from;
        while around != to {
            match around {
                Some(expression) => around = self.expressions[expression],
                None => return true,
            }
        }
        false
    }

    /// Forgets what is declared in scopes deeper than `depth`.
    pub(super) fn leave(&mut self, depth: usize) {
        while let Some((name, _)) = self.declared.pop_if(|declared| declared.1 > depth) {
            if let Some(stack) = self.visible.get_mut(&name) {
                stack.pop();
            }
        }
    }
}

impl Sema<'_> {
    /// The labels that a block declares (GNU C, "Locally Declared Labels").
    pub(super) fn declare_labels(&mut self, names: &[(Symbol, TokenIndex)]) {
        let depth = self.scope_depth();
        for (name, token) in names {
            let Some(body) = self.bodies.last_mut() else { return };
            let labels = &mut body.labels;
            let known = labels.visible.get(name).and_then(|stack| stack.last());
            match known.and_then(|known| labels.all[known.0 as usize].declared) {
                Some((old, here)) if here == depth => {
                    self.label_twice(*name, "declaration of ", *token, old);
                }
                _ => {
                    labels.new_label(*name, Some((*token, depth)));
                    labels.declared.push((*name, depth));
                }
            }
        }
    }

    /// The label that a jump leads to.
    pub(super) fn jump_to(&mut self, name: Symbol, token: TokenIndex) -> LabelId {
        let Some(body) = self.bodies.last_mut() else { return LabelId(0) };
        let id = body.labels.named(name);
        body.labels.get_mut(id).used.get_or_insert(token);
        id
    }

    /// The label that a `goto` leads to; `first` is the word.
    pub(super) fn goto(&mut self, name: Symbol, token: TokenIndex, first: TokenIndex) -> LabelId {
        let id = self.jump_to(name, token);
        if let Some(body) = self.bodies.last_mut() {
            let inside = body.labels.inside;
            body.labels.jumps.push((id, first, inside));
        }
        id
    }

    /// Reads the contents of a statement expression.
    pub(super) fn inside_expression<T>(&mut self, read: impl FnOnce(&mut Self) -> T) -> T {
        let Some(body) = self.bodies.last_mut() else { return read(self) };
        let labels = &mut body.labels;
        let around = labels.inside;
        labels.inside = Some(labels.expressions.len());
        labels.expressions.push(around);
        let done = read(self);
        if let Some(body) = self.bodies.last_mut() {
            body.labels.inside = around;
        }
        done
    }

    /// A label before a statement.
    pub(super) fn place_label(&mut self, name: Symbol, token: TokenIndex) -> LabelId {
        let Some(body) = self.bodies.last_mut() else { return LabelId(0) };
        let id = body.labels.named(name);
        let inside = body.labels.inside;
        let label = body.labels.get_mut(id);
        match label.placed {
            Some(old) => self.label_twice(name, "", token, old),
            None => {
                (label.placed, label.inside) = (Some(token), inside);
                self.check_name(name, token);
            }
        }
        id
    }

    fn label_twice(&mut self, name: Symbol, what: &str, token: TokenIndex, old: TokenIndex) {
        let place = self.label(old, "first here");
        let text = format!("duplicate {what}label `{}`", self.text(name));
        self.report(&c::REDEFINITION, token, text).secondary.push(place);
    }

    /// Checks that used and declared labels exist, and that no jump leads into a statement expression.
    pub(super) fn check_labels(&mut self) {
        let Some(body) = self.bodies.last_mut() else { return };
        let labels = std::mem::take(&mut body.labels);
        for (id, token, from) in &labels.jumps {
            let label = &labels.all[id.0 as usize];
            if let Some(placed) = label.placed
                && labels.leads_into(*from, label.inside)
            {
                let name = self.text(label.name);
                let text =
                    format!("cannot jump to the label `{name}` inside a statement expression");
                let place = self.label(placed, "the label is here");
                self.report(&c::UNKNOWN_LABEL, *token, text).secondary.push(place);
            }
        }
        for label in labels.all {
            if label.placed.is_some() {
                continue;
            }
            let name = self.text(label.name);
            if let Some((token, _)) = label.declared {
                let text = format!("the label `{name}` is declared but not defined in this block");
                self.report(&c::UNKNOWN_LABEL, token, text);
            } else if let Some(token) = label.used {
                let text = format!("the label `{name}` is not declared in this function");
                self.report(&c::UNKNOWN_LABEL, token, text);
            }
        }
    }
}
