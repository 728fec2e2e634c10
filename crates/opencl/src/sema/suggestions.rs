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

    /// The places of expressions that follow each other, from the first token to the last.
    fn span_of(&self, first: ExprId, last: ExprId) -> Span {
        let end = self.token_span(self.expr(last).last).end;
        Span { end, ..self.token_span(self.expr(first).first) }
    }

    /// The text of a place, if it is in one line and short enough for a help.
    fn written(&self, span: Span) -> Option<&str> {
        let bytes = &self.sources.file(span.file).bytes;
        let text = bytes.get(span.start as usize..span.end as usize)?;
        let text = std::str::from_utf8(text).ok()?;
        (text.len() < 60 && !text.contains('\n')).then_some(text)
    }

    /// Whether no argument is from a macro, so that the text of the call can be edited.
    fn are_written(&self, arguments: &[ExprId]) -> bool {
        let is_written = |token: TokenIndex| !self.tokens[token as usize].has(FROM_MACRO);
        arguments.iter().all(|e| (self.expr(*e).first..=self.expr(*e).last).all(is_written))
    }

    /// The arguments of the call of a function with those at two places exchanged, in words and as an edit.
    pub(super) fn suggest_order(
        &self,
        name: &str,
        arguments: &[ExprId],
        (first, second): (usize, usize),
    ) -> Option<(String, Suggestion)> {
        let text = |e: &ExprId| self.written(self.span_of(*e, *e));
        let mut texts = arguments.iter().map(text).collect::<Option<Vec<&str>>>()?;
        texts.swap(first, second);
        let replacement = texts.join(", ");
        if !self.are_written(arguments) {
            return None;
        }
        let help = format!("pass the arguments in another order: `{name}({replacement})`");
        let span = self.span_of(*arguments.first()?, *arguments.last()?);
        Some((help, Suggestion { span, replacement, is_certain: false }))
    }

    /// The arguments of an ambiguous call with integer constants as floating-point constants of the type that one of
    /// the candidates has there, in words and as an edit: `clamp(x, 0, 1)`.
    pub(super) fn floating_constants<'f>(
        &self,
        name: &str,
        mut candidates: impl Iterator<Item = &'f FunctionType>,
        arguments: &[ExprId],
    ) -> Option<(String, Suggestion)> {
        let is_constant = |e: ExprId| {
            let text = self.written(self.span_of(e, e)).map(|text| text.trim_start_matches('-'));
            text.is_some_and(|text| text.bytes().all(|byte| byte.is_ascii_digit()))
        };
        let fits = |(param, e): (&QualType, &ExprId)| match is_constant(*e) {
            true => matches!(param.ty, FLOAT | DOUBLE),
            false => param.ty == self.ty(*e),
        };
        let meant = candidates.find(|f| f.params.iter().zip(arguments).all(fits))?;
        let span = self.span_of(*arguments.first()?, *arguments.last()?);
        let (mut replacement, mut from, mut count) = (String::new(), span.start, 0);
        for (param, e) in meant.params.iter().zip(arguments).filter(|(_, e)| is_constant(**e)) {
            let end = self.span_of(*e, *e).end;
            replacement.push_str(self.written(Span { start: from, end, ..span })?);
            replacement.push_str(if param.ty == FLOAT { ".0f" } else { ".0" });
            (from, count) = (end, count + 1);
        }
        replacement.push_str(self.written(Span { start: from, ..span })?);
        if count == 0 || !self.are_written(arguments) {
            return None;
        }
        let noun =
            if count == 1 { "a floating-point constant" } else { "floating-point constants" };
        let help = format!("write {noun}: `{name}({replacement})`");
        // Without another argument, the type of the result may have been meant otherwise.
        let is_certain = count < arguments.len();
        Some((help, Suggestion { span, replacement, is_certain }))
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
