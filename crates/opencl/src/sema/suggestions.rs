//! Edits of the source that correct a mistake, such as an extension that is not enabled or a vector that is
//! not a literal.

use super::super::ast::{BinaryOp, ExprKind as A};
use super::super::codes as c;
use super::super::lexer::FROM_MACRO;
use super::*;
use crate::diagnostic::Suggestion;

impl Sema<'_> {
    /// Suggests to enable an extension at the top of the file, in the last diagnostic.
    pub(super) fn suggest_pragma(&mut self, id: ExtensionId) {
        let is_disabled = |p: &Pragma| matches!(p.kind, PragmaKind::Extension(of, false) if of.is_none_or(|of| of == id));
        if !self.language.supports(id) || self.pragmas.iter().any(is_disabled) {
            return;
        }
        let Some(last) = self.diagnostics.last_mut() else { return };
        let pragma =
            format!("#pragma OPENCL EXTENSION {} : enable", ext::EXTENSIONS[id.0 as usize].name);
        let span = Span { start: 0, end: 0, ..last.primary.span };
        last.help = Some(match last.help.take() {
            None => format!("add `{pragma}` at the top of the file"),
            Some(help) => format!("{help}, or add `{pragma}` at the top of the file"),
        });
        last.suggestion =
            Some(Suggestion { span, replacement: format!("{pragma}\n"), is_certain: true });
    }

    /// Suggests another operator in place of the one at the last diagnostic.
    pub(super) fn suggest_operator(&mut self, operator: &str) {
        let Some(last) = self.diagnostics.last_mut() else { return };
        let replacement = operator.to_string();
        let is_written = last.secondary.is_empty();
        let span = last.primary.span;
        last.suggestion = is_written.then_some(Suggestion { span, replacement, is_certain: false });
    }

    /// The number of operands of comma operators in parentheses; `None` for another expression.
    fn operands_of_commas(&self, id: ast::ExprId) -> Option<usize> {
        let A::Paren(mut inner) = self.ast.expr(id).kind else { return None };
        let mut count = 1;
        while let A::Binary(BinaryOp::Comma, left, _) = self.ast.expr(inner).kind {
            (inner, count) = (left, count + 1);
        }
        (count > 1).then_some(count)
    }

    /// An expression whose value an object is set to. `float4 v = (1, 2, 3, 4)` was intended as a vector
    /// literal: one diagnostic reports it, in place of the diagnostics about unused values.
    pub(super) fn expression_for(&mut self, id: ast::ExprId, object: TypeId) -> ExprId {
        let width = self.program.types.as_vector(object).map(|vector| vector.1);
        let Some((width, count)) = width.zip(self.operands_of_commas(id)) else {
            return self.expression(id);
        };
        let before = self.diagnostics.len();
        let e = self.expression(id);
        let unused = self.diagnostics.split_off(before);
        let said = unused.len();
        self.diagnostics.extend(unused.into_iter().filter(|d| d.code != &c::UNUSED_VALUE));
        if self.diagnostics.len() - before == said {
            return e;
        }
        let name = self.type_text(QualType::plain(object));
        let node = self.ast.expr(id);
        let (first, last) = (node.first, node.last);
        let text = "only the last of these values is used: this is not a vector literal";
        let from = self.token_span(first);
        let bytes = &self.sources.file(from.file).bytes;
        let written = bytes.get(from.start as usize..self.token_span(last).end as usize);
        let written = String::from_utf8_lossy(written.unwrap_or_default());
        let help = match count == usize::from(width) && written.len() < 60 {
            true => format!("write the type before the parentheses: `({name}){written}`"),
            false => format!("write the type before the parentheses: `({name})(…)`"),
        };
        self.report_range(&c::UNUSED_VALUE, first, last, text).help = Some(help);
        let is_written = !self.tokens[first as usize].has(FROM_MACRO);
        if let Some(last) = self.diagnostics.last_mut()
            && is_written
            && count == usize::from(width)
        {
            let span = Span { end: last.primary.span.start, ..last.primary.span };
            let replacement = format!("({name})");
            last.suggestion = Some(Suggestion { span, replacement, is_certain: true });
        }
        e
    }
}
