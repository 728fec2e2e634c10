//! Suggestions for unknown names.

use super::super::codes as c;
use super::*;
use crate::attributes::ATTRIBUTES;
use crate::builtins;
use crate::diagnostic::Suggestion;
use crate::foreign::spellings::{self, Instead};
use crate::lexer::FROM_MACRO;
use crate::preprocessor::predefined;
use crate::spelling::nearest;

/// The approximate number of names in the tables of built-in functions and macros. A search compares all of them.
const BUILT_IN_NAMES: usize = 2000;

impl Sema<'_> {
    /// The probable correction of the unknown name `name`, and whether it is certain; `None` if no known name is
    /// similar. If a name of the program and a built-in name are equally near, the name of the program is chosen.
    /// `call` is the number of arguments if the name is called as a function.
    fn similar_name(&mut self, name: &str, call: Option<usize>) -> Option<(String, bool)> {
        let is_call = call.is_some();
        if !self.facts.compared.allow(self.facts.names.len() + BUILT_IN_NAMES) {
            return None;
        }
        let exists = |name: &str| {
            builtins::exists(name, self.language)
                || (builtins::SPECIAL.contains(&name) && self.special_available(name))
        };
        // In OpenCL C, `sqrtf` of C is `sqrt`, which has an overload for each type.
        if let Some(stem) = name.strip_suffix(['f', 'l']).filter(|stem| is_call && exists(stem)) {
            return Some((stem.to_string(), true));
        }
        let snake = in_snake_case(name);
        if snake != name && exists(&snake) {
            return Some((snake, true));
        }
        if let Some(stem) = name.strip_prefix("convert_").and_then(|_| {
            name.strip_suffix("_saturate").or_else(|| name.strip_suffix("_saturated"))
        }) {
            let meant = format!("{stem}_sat");
            return exists(&meant).then_some((meant, true));
        }
        // `_sat` must precede the rounding mode.
        if let Some((stem, mode)) = name.strip_suffix("_sat").and_then(|rest| rest.rsplit_once('_'))
            && let ordered = format!("{stem}_sat_{mode}")
            && exists(&ordered)
        {
            return Some((ordered, true));
        }
        let takes = |f: &FuncId, count: usize| {
            let function = self.program.types.as_function(self.program.function(*f).ty);
            function.is_some_and(|f| f.variadic || f.params.len() == count)
        };
        let is_possible = |entity: &Entity| match (entity, call) {
            (Entity::Typedef(_), _) => false,
            (Entity::Function(functions), Some(count)) => functions.iter().any(|f| takes(f, count)),
            (Entity::Constant(..), Some(_)) => false,
            _ => true,
        };
        let own = self.facts.names.iter();
        let own = own.filter(|(_, scopes)| scopes.last().is_some_and(|b| is_possible(&b.entity)));
        let own = nearest(name, own.map(|(symbol, _)| self.interner.get(*symbol)));
        // Other keywords cannot be in an expression.
        let words = ["true", "false", "sizeof"].into_iter();
        let other = if is_call {
            nearest(name, builtins::names().filter(|known| exists(known)).chain(words))
        } else {
            let known = |name: &&str| predefined::predefined(name, self.language).is_some();
            nearest(name, predefined::names().filter(known).chain(words))
        };
        let near = match (own, other) {
            (Some(own), Some(other)) if own.is_farther_than(&other) => other,
            (own, other) => own.or(other)?,
        };
        if let Some(call) = call
            && builtins::exists(near.word, self.language)
        {
            let lines = builtins::lines(near.word, self.language, &mut self.program.types);
            if !lines.iter().any(|line| line.params().len() == call) {
                return None;
            }
        }
        Some(near.meant_by(name))
    }

    /// Adds to the last diagnostic the OpenCL C word or function that corresponds to `name` in another language.
    /// Returns false if the name is not a known name of another language.
    fn suggest_instead(&mut self, token: TokenIndex, name: &str) -> bool {
        if let Some(function) = spellings::dimension_function(name) {
            self.suggest_dimension(token, function);
            return true;
        }
        if let Some(vector) = spellings::vector_made_by(name) {
            let meant = format!("({vector})");
            self.amend(format!("write the vector as `{meant}(…)`"), None);
            self.suggest(name, Some((meant, true)));
            return true;
        }
        let (word, is_certain) = match spellings::value_instead(name) {
            None => return false,
            Some(Instead::Help(text)) => {
                self.amend(text, None);
                return true;
            }
            Some(Instead::Same(word)) => (word, true),
            Some(Instead::Like(word)) => (word, false),
        };
        self.amend(format!("use `{word}`"), None);
        self.suggest(name, Some((word.to_string(), is_certain)));
        true
    }

    /// Suggests, in the diagnostic with the index `reported`, to declare the name `target`, to which the program
    /// assigns `value`. Does nothing if the diagnostic does not report that name as undeclared. Later uses of the name
    /// are not reported.
    pub(super) fn suggest_declaration(
        &mut self,
        target: ast::ExprId,
        value: ExprId,
        reported: usize,
    ) {
        let ast::ExprKind::Ident(name) = self.ast.expr(target).kind else { return };
        let ty = match self.ty(value) {
            DOUBLE => FLOAT,
            ty => ty,
        };
        let types = &self.program.types;
        let is_value = types.is_arithmetic(ty) || types.as_vector(ty).is_some();
        if !is_value || self.diagnostics[reported].code != &c::UNDECLARED {
            return;
        }
        let mut ty = self.type_text(QualType::plain(ty));
        if let ExprKind::CallBuiltIn(function, arguments) = &self.expr(value).kind {
            // The result of `get_global_id` has the type `size_t`.
            let arguments = vec![String::new(); arguments.len()];
            (ty, _) = builtins::purposes(&self.text(*function), self.language, ty, arguments);
        }
        let text = self.text(name);
        let d = &mut self.diagnostics[reported];
        if d.help.is_none() {
            d.help = Some(format!("declare it: `{ty} {text} = …`"));
            self.bind(name, Entity::Error, self.ast.expr(target).token);
        }
    }

    /// Suggests, in the last diagnostic, to call the function whose name is at a token. In `get_global_id[1]`, the
    /// argument is in brackets.
    pub(super) fn suggest_call(&mut self, token: TokenIndex, name: &str) {
        use TokenKind as T;
        let tokens = &self.tokens[token as usize..];
        let (argument, last): (String, _) = match tokens {
            [_, open, number, close, ..]
                if open.kind == T::LBracket
                    && number.kind == T::Number
                    && close.kind == T::RBracket =>
            {
                (self.written(self.token_span(token + 2)).unwrap_or("…").into(), Some(token + 3))
            }
            _ if name.ends_with("_id") => ("0".into(), None),
            _ => ("…".into(), None),
        };
        let call = format!("{name}({argument})");
        let is_written = tokens.iter().take(4).all(|token| !token.has(FROM_MACRO));
        let edit = last.filter(|_| is_written).map(|last| Suggestion {
            span: Span { end: self.token_span(last).end, ..self.token_span(token) },
            replacement: call.clone(),
            is_certain: true,
        });
        self.amend(format!("call it: `{call}`"), edit);
    }

    /// Suggests a call, such as `get_local_id(0)`, for a name whose members are the dimensions, such as `threadIdx.x`,
    /// or for a member of the function name itself, such as `get_local_id.x`. The last diagnostic reports the name.
    pub(super) fn suggest_dimension(&mut self, token: TokenIndex, function: &str) {
        let tokens = &self.tokens[token as usize..];
        let member = match tokens {
            [_, dot, member, ..] if dot.kind == TokenKind::Dot => self.interner.get(member.symbol),
            _ => "",
        };
        let dimension = ["x", "y", "z"].iter().position(|d| *d == member);
        let span = token_span(self.sources, &tokens[0]);
        let is_written = tokens.iter().take(3).all(|token| !token.has(FROM_MACRO));
        let end = dimension.map(|_| token_span(self.sources, &tokens[2]).end);
        let Some(last) = self.diagnostics.last_mut() else { return };
        let call = format!("{function}({})", dimension.map_or("…".into(), |d| d.to_string()));
        last.help = Some(format!("use `{call}`"));
        if let Some(end) = end.filter(|_| is_written) {
            let span = Span { end, ..span };
            last.primary.span = span;
            last.suggestion = Some(Suggestion { span, replacement: call, is_certain: false });
        }
    }

    /// Suggests, in the last diagnostic, a replacement for the unknown name at `token`. `call` is the number of
    /// arguments if the name is called as a function.
    pub(super) fn suggest_name(&mut self, token: TokenIndex, call: Option<usize>) {
        let at = &self.tokens[token as usize];
        let name = self.interner.get(at.symbol).to_string();
        if self.suggest_instead(token, &name) {
            return;
        }
        if let Some(macro_name) = self.with_parameters.get(&at.symbol) {
            // The preprocessor has reported a call with the wrong number of arguments, and has consumed the arguments.
            // The `(` is therefore looked up in the source.
            let place = self.token_span(token);
            let bytes = &self.sources.file(place.file).bytes;
            let after = bytes.get(place.end as usize..).unwrap_or_default();
            let is_called = after.trim_ascii_start().starts_with(b"(");
            let Some(last) = self.diagnostics.last_mut() else { return };
            let span = self.sources.span(*macro_name, name.len() as u32);
            last.secondary.push(Label { span, text: "this macro has parameters".into() });
            if !is_called {
                last.help = Some(format!("call the macro with arguments: `{name}(…)`"));
            }
            return;
        }
        let found = self.similar_name(&name, call);
        self.suggest(&name, found);
    }

    /// Reports an undeclared name that was probably intended as a parameter of a macro: in the macro's definition, a
    /// blank precedes the `(`. Only the first use of the name is reported. Returns whether the name is such a name.
    pub(super) fn report_spaced_parameter(&mut self, name: Symbol, token: TokenIndex) -> bool {
        let Some(definition) = self.spaced_parameters.get(&name) else { return false };
        if !self.tokens[token as usize].has(FROM_MACRO) {
            return false;
        }
        let span = self.sources.span(*definition, 1);
        let text = format!("`{}` is not declared", self.text(name));
        let d = self.report(&c::UNDECLARED, token, text);
        let text = "this macro does not have parameters: a blank follows its name".into();
        d.secondary.push(Label { span, text });
        d.help = Some("remove the blank before the `(` in the definition of the macro".into());
        self.facts.silenced.insert(name);
        true
    }

    /// Suggests a name for an unknown member of a record.
    pub(super) fn suggest_member(&mut self, token: TokenIndex, record: u32) {
        let name = self.interner.get(self.tokens[token as usize].symbol).to_string();
        let record = record as usize;
        let count = self.program.types.records[record].fields.as_ref().map_or(0, Vec::len);
        if !self.facts.compared.allow(count) {
            return;
        }
        let fields = self.program.types.records[record].fields.iter().flatten();
        let names = fields.filter_map(|field| field.name).map(|name| self.interner.get(name));
        let found = nearest(&name, names).map(|near| near.meant_by(&name));
        self.suggest(&name, found);
    }

    /// Suggests an attribute for the unknown attribute in the last diagnostic.
    pub(super) fn suggest_attribute(&mut self, name: &str) {
        if !self.facts.compared.allow(ATTRIBUTES.len()) {
            return;
        }
        let known = ATTRIBUTES.iter().map(|known| known.name);
        let found = nearest(name, known).map(|near| near.meant_by(name));
        self.suggest(name, found);
    }

    fn suggest(&mut self, name: &str, found: Option<(String, bool)>) {
        if let (Some(meant), Some(last)) = (found, self.diagnostics.last_mut()) {
            let text = &self.sources.file(last.primary.span.file).bytes;
            last.did_you_mean(text, name, meant);
        }
    }
}

/// A name in which each capital letter is replaced with an underscore and the lower-case letter: `get_global_id` for
/// `getGlobalId`.
fn in_snake_case(name: &str) -> String {
    let mut out = String::with_capacity(name.len() + 4);
    for ch in name.chars() {
        if ch.is_ascii_uppercase() && !out.is_empty() {
            out.push('_');
        }
        out.push(ch.to_ascii_lowercase());
    }
    out
}
