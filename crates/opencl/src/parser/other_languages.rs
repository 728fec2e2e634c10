//! Constructs of other languages, such as C++, CUDA, Python and Rust, that are written out of habit. Each is
//! reported once, with its OpenCL C equivalent, and parsed as that, so that the rest of the statement is checked
//! as intended.

use super::super::keywords::kw;
use super::specifiers::{Role, is_arithmetic_word};
use super::*;

/// The operator that a word of C++ and Python means.
fn operator_of_word(word: &str) -> Option<T> {
    Some(match word {
        "and" => T::AmpAmp,
        "or" => T::PipePipe,
        "not" => T::Not,
        _ => return None,
    })
}

impl Parser<'_> {
    /// Reports the tokens from the current one to the one at the distance `last`, which `replacement` should
    /// replace.
    #[track_caller]
    fn report_foreign(&mut self, last: usize, text: String, help: String, replacement: String) {
        let is_written = (0..=last).all(|n| !self.peek(n).has(FROM_MACRO));
        let start = token_span(self.sources, self.token());
        let end = token_span(self.sources, self.peek(last));
        let is_written = is_written && start.file == end.file;
        let here = self.here();
        let d = self.error_at(&c::SYNTAX, here, text);
        d.help = Some(help);
        d.suggestion = is_written.then_some(Suggestion {
            span: Span { end: end.end, ..start },
            replacement,
            is_certain: true,
        });
        self.last_error = self.at;
    }

    /// The text from a token to the one before another.
    fn text_between(&self, from: usize, to: usize) -> String {
        let start = token_span(self.sources, &self.tokens[from]);
        let end = token_span(self.sources, &self.tokens[to.saturating_sub(1).max(from)]);
        let bytes = &self.sources.file(start.file).bytes;
        let text = bytes.get(start.start as usize..end.end as usize).unwrap_or_default();
        String::from_utf8_lossy(text).into_owned()
    }

    /// Parses a condition without parentheses, which a block follows.
    pub(super) fn bare_condition(&mut self, after: &str) -> Option<ExprId> {
        let start = self.at;
        let condition = self.attempt(|p| {
            let condition = p.nested(Self::expression).ok()?;
            p.is(T::LBrace).then_some(condition)
        });
        let end = self.at;
        self.at = start;
        let condition = condition?;
        let replacement = format!("({})", self.text_between(start, end));
        let text = format!("expected `(` {after}, found {}", self.found());
        let help = format!("write the condition in parentheses: `{replacement}`");
        self.report_foreign(end - 1 - start, text, help, replacement);
        self.at = end;
        Some(condition)
    }

    /// Runs `f`. If it returns `None`, the parser is where it was before, and nothing is reported. An attempt inside
    /// another one fails: the time would double with each level.
    fn attempt<V>(&mut self, f: impl FnOnce(&mut Self) -> Option<V>) -> Option<V> {
        if std::mem::replace(&mut self.attempts, true) {
            return None;
        }
        let (start, said) = (self.at, self.diagnostics.len());
        let last = (self.last_error, self.last_line);
        let result = f(self);
        self.attempts = false;
        if result.is_none() {
            self.at = start;
            self.diagnostics.truncate(said);
            (self.last_error, self.last_line) = last;
        }
        result
    }

    /// Reports a condition after `else`: an expression in parentheses that a block or another line follows. Returns
    /// whether it is there.
    pub(super) fn condition_of_else(&mut self) -> bool {
        if !self.is(T::LParen) || self.paren_type() {
            return false;
        }
        let mut open = 0u32;
        let rest = self.tokens[self.at..].iter();
        let end =
            rest.take_while(|t| !matches!(t.kind, T::Semi | T::LBrace | T::Eof)).position(|t| {
                open += u32::from(t.kind == T::LParen);
                open -= u32::from(t.kind == T::RParen);
                open == 0
            });
        let Some(end) = end else { return false };
        let next = self.peek(end + 1);
        let is_line = next.kind == T::Ident && next.has(FIRST_OF_LINE);
        if next.kind != T::LBrace && !is_line {
            return false;
        }
        let condition = self.text_between(self.at, self.at + end + 1);
        let help = format!("write `else if {condition}`");
        let text = "`else` does not have a condition".to_string();
        self.report_foreign(end, text, help, format!("if {condition}"));
        true
    }

    /// Consumes a word of another language for `else if`.
    pub(super) fn accept_else_if(&mut self) -> bool {
        let word = self.word();
        let is_free = word.0 >= KEYWORDS && word.0 != u32::MAX && !self.is_declared(word);
        if !is_free || !matches!(self.name(word), "elif" | "elseif" | "elsif") {
            return false;
        }
        let text = format!("OpenCL C does not have `{}`", self.name(word));
        self.report_foreign(0, text, "write `else if`".into(), "else if".into());
        self.advance();
        true
    }

    /// The operator at the current token, which may be a word that means one.
    pub(super) fn operator(&self) -> T {
        let kind = self.kind();
        if kind == T::Eq && !self.peek(1).has(SPACE_BEFORE | FIRST_OF_LINE) {
            return match self.peek(1).kind {
                T::Lt => T::LtEq,
                T::Gt => T::GtEq,
                _ => kind,
            };
        }
        if kind != T::Ident {
            return kind;
        }
        match operator_of_word(self.name(self.word())) {
            Some(operator) if !self.is_declared(self.word()) => operator,
            _ => kind,
        }
    }

    /// Whether `not` precedes an operand.
    pub(super) fn is_not(&self) -> bool {
        self.operator() == T::Not && matches!(self.peek(1).kind, T::Ident | T::Number | T::LParen)
    }

    /// Consumes an operator. A word is reported, and so are `===` and `=<`.
    pub(super) fn take_operator(&mut self, operator: T) {
        let replacement = operator.text().to_string();
        if self.is(T::Ident) {
            let text = format!("OpenCL C does not have the operator {}", self.found());
            self.report_foreign(0, text, format!("write `{replacement}`"), replacement);
        } else if self.is(T::Eq) && operator != T::Eq {
            let text = format!("OpenCL C does not have the operator `={}`", &replacement[..1]);
            self.report_foreign(1, text, format!("write `{replacement}`"), replacement);
            self.advance();
        } else if matches!(operator, T::EqEq | T::NotEq)
            && self.peek(1).kind == T::Eq
            && !self.peek(1).has(SPACE_BEFORE | FIRST_OF_LINE)
        {
            let text = format!("OpenCL C does not have the operator `{replacement}=`");
            self.report_foreign(1, text, format!("write `{replacement}`"), replacement);
            self.advance();
        }
        self.advance();
    }

    /// Whether the header of a `for` over the elements of a range or an array starts here: `i in …`.
    pub(super) fn is_for_in(&self) -> bool {
        let start = usize::from(self.is(T::LParen));
        (start..start + 2).any(|n| {
            let (name, word) = (self.peek(n), Self::word_of(self.peek(n + 1)));
            self.is_identifier(name)
                && !self.is_type_name(name.symbol)
                && word.0 != u32::MAX
                && self.name(word) == "in"
        })
    }

    /// Reports such a `for`, which is skipped.
    pub(super) fn for_in(&mut self) -> Failed {
        let said = self.diagnostics.len();
        let failed = self.syntax("OpenCL C does not have `for … in …`");
        if let Some(d) = self.diagnostics.get_mut(said) {
            d.help = Some("write `for (int i = 0; i < n; i++)`".into());
        }
        failed
    }

    /// Parses `a if c else b` as `c ? a : b`, after `a`.
    pub(super) fn conditional_of_python(&mut self, value: ExprId) -> ExprId {
        let at = self.here();
        if !self.is_word(kw::K_if) || self.token().has(FIRST_OF_LINE) {
            return value;
        }
        let parts = self.attempt(|p| {
            p.advance();
            let condition = p.nested(Self::conditional).ok()?;
            let other = p.accept_word(kw::K_else).then(|| p.nested(Self::conditional))?;
            Some((condition, other.ok()?))
        });
        let Some((condition, other)) = parts else { return value };
        let text = |e: ExprId| {
            let (first, last) = (self.ast.expr(e).first, self.ast.expr(e).last);
            self.text_between(first as usize, last as usize + 1)
        };
        let (first, end) = (self.first_of(value), self.at);
        let replacement = format!("{} ? {} : {}", text(condition), text(value), text(other));
        self.at = first as usize;
        let message = "OpenCL C does not have `… if … else …`".to_string();
        let help = format!("write `{replacement}`");
        self.report_foreign(end - 1 - first as usize, message, help, replacement);
        self.at = end;
        self.expr(ExprKind::Conditional(condition, Some(value), other), at, first)
    }

    /// Parses `x as float` as `(float)x`, after `x`.
    pub(super) fn cast_of_rust(&mut self, operand: ExprId) -> ExprId {
        let is_as = self.is(T::Ident)
            && self.name(self.word()) == "as"
            && self.starts_type_name(self.peek(1))
            && !self.is_declared(self.word());
        if !is_as {
            return operand;
        }
        let (start, first) = (self.at, self.first_of(operand));
        self.advance();
        let specs = self.specifiers(Role::TypeName);
        let declarator = self.empty_declarator();
        let ty = self.named_type(specs, declarator);
        let end = self.at;
        let (value, name) =
            (self.text_between(first as usize, start), self.text_between(start + 1, end));
        let replacement = format!("({name}){value}");
        self.at = first as usize;
        let help = format!("write a cast: `{replacement}`");
        let message = "OpenCL C does not have the operator `as`".to_string();
        self.report_foreign(end - 1 - first as usize, message, help, replacement);
        self.at = end;
        self.expr(ExprKind::Cast(ty, operand), first, first)
    }

    /// Skips attributes of C++, HLSL and Metal in brackets, before a declaration.
    pub(super) fn attributes_in_brackets(&mut self) {
        while self.is(T::LBracket) {
            let name = self.tokens[self.at..].iter().find(|t| t.kind == T::Ident);
            let name = name.map_or("", |t| self.name(t.symbol));
            let help = match name {
                "numthreads" => "write `__attribute__((reqd_work_group_size(x, y, z)))`",
                "kernel" => "write `kernel` without brackets",
                _ => "write attributes as `__attribute__((…))`",
            };
            let text = format!("OpenCL C does not have `[{name}]`");
            self.syntax(text);
            if let Some(last) = self.diagnostics.last_mut() {
                last.help.get_or_insert_with(|| help.into());
            }
            let mut open = 0u32;
            while !matches!(self.kind(), T::Semi | T::LBrace | T::RBrace | T::Eof) {
                open = match self.kind() {
                    T::LBracket => open + 1,
                    T::RBracket => open - 1,
                    _ => open,
                };
                self.advance();
                if open == 0 {
                    break;
                }
            }
        }
    }

    /// Parses `float4(…)` as `(float4)(…)`. The current token is the type.
    pub(super) fn constructor(&mut self) -> Option<Parse<ExprId>> {
        let (word, first) = (self.word(), self.here());
        let is_type = self.is_type_name(word) || is_arithmetic_word(word);
        if self.peek(1).kind != T::LParen || !is_type {
            return None;
        }
        let name = self.name(word);
        let text = format!("expected an expression, found the type `{name}`");
        let help = format!("write the type in parentheses: `({name})(…)`");
        self.report_foreign(0, text, help, format!("({name})"));
        let specs = self.specifiers(Role::TypeName);
        let declarator = self.empty_declarator();
        let ty = self.named_type(specs, declarator);
        Some(self.cast_in_parentheses(ty, first))
    }

    fn cast_in_parentheses(&mut self, ty: TypeNameId, first: TokenIndex) -> Parse<ExprId> {
        let operand = self.primary()?;
        Ok(self.expr(ExprKind::Cast(ty, operand), first, first))
    }

    /// Parses `static_cast<T>(e)` as `(T)(e)` and skips `<T>` in `f<T>(…)`. The current token is the name.
    pub(super) fn template_arguments(&mut self) -> Option<Parse<ExprId>> {
        if self.peek(1).kind != T::Lt || !self.starts_type_name(self.peek(2)) {
            return None;
        }
        let (start, first) = (self.at, self.here());
        let ty = self.attempt(|p| {
            let said = p.diagnostics.len();
            p.at += 2;
            let ty = p.type_name();
            let is_call = p.is(T::Gt) && p.peek(1).kind == T::LParen;
            (is_call && p.diagnostics.len() == said).then_some(ty)
        })?;
        let end = self.at;
        self.at = start;
        let name = self.name(self.word());
        let is_cast =
            matches!(name, "static_cast" | "reinterpret_cast" | "const_cast" | "dynamic_cast");
        let (text, help, replacement) = if is_cast {
            let cast = format!("({})", self.text_between(start + 2, end));
            (format!("OpenCL C does not have `{name}`"), format!("write a cast: `{cast}(…)`"), cast)
        } else {
            let text = "OpenCL C does not have templates".into();
            (text, format!("call the function without a type: `{name}(…)`"), name.to_string())
        };
        self.report_foreign(end - start, text, help, replacement);
        if !is_cast {
            // The name is the expression.
            let symbol = self.word();
            self.at = end + 1;
            return Some(Ok(self.expr(ExprKind::Ident(symbol), first, first)));
        }
        self.at = end + 1;
        Some(self.cast_in_parentheses(ty, first))
    }

    /// Skips CUDA's `<<<…>>>`. Returns whether it is there.
    pub(super) fn launch_brackets(&mut self) -> bool {
        let is_launch = self.is(T::Shl)
            && self.peek(1).kind == T::Lt
            && !self.peek(1).has(SPACE_BEFORE | FIRST_OF_LINE);
        if !is_launch {
            return false;
        }
        let said = self.diagnostics.len();
        self.syntax("OpenCL C does not have `<<<…>>>`");
        if let Some(d) = self.diagnostics.get_mut(said) {
            let help = "the host starts a kernel, with `clEnqueueNDRangeKernel`";
            d.help = Some(help.into());
        }
        while !matches!(self.kind(), T::Shr | T::Semi | T::RBrace | T::Eof) {
            self.advance();
        }
        self.accept(T::Shr);
        self.accept(T::Gt);
        true
    }

    /// Skips `public:` and its like among members.
    pub(super) fn access_labels(&mut self) {
        while self.is(T::Ident) && self.peek(1).kind == T::Colon {
            let name = self.name(self.word());
            if !matches!(name, "public" | "private" | "protected") {
                return;
            }
            let text = format!("OpenCL C does not have `{name}:`");
            let help = "remove it: the members of a struct are always accessible";
            self.report_foreign(1, text, help.into(), String::new());
            self.advance();
            self.advance();
        }
    }

    /// Parses C++'s `class` with its members as a struct. The current token is the word.
    pub(super) fn class(&mut self, role: Role) -> Option<TypeSpec> {
        let token = self.here();
        let is_class = self.name(self.word()) == "class" && !self.is_declared(self.word());
        if !is_class || self.peek(1).kind != T::Ident || self.peek(2).kind != T::LBrace {
            return None;
        }
        let text = "OpenCL C does not have classes";
        self.report_foreign(0, text.into(), "write `struct`".into(), "struct".into());
        self.advance();
        Some(self.record(false, token, role))
    }
}
