//! Constructs of other languages, such as C++, CUDA, Python and Rust, that users write out of habit. Each is reported
//! once, with the OpenCL C equivalent. The parser treats it as the equivalent, and the rest of the statement is checked
//! as intended.

use super::super::foreign::spellings::{self, Instead};
use super::super::keywords::kw;
use super::specifiers::{Role, is_arithmetic_word};
use super::*;
use std::ops::Range;

/// The operator for which C++ or Python has this word.
fn operator_of_word(word: &str) -> Option<T> {
    Some(match word {
        "and" => T::AmpAmp,
        "or" => T::PipePipe,
        "not" => T::Not,
        _ => return None,
    })
}

impl Parser<'_> {
    /// Reports a range of tokens, in place of which `replacement` should be written.
    #[track_caller]
    pub(super) fn report_foreign(
        &mut self,
        tokens: Range<usize>,
        text: impl Into<String>,
        help: impl Into<String>,
        replacement: impl Into<String>,
    ) {
        let edit = self.edit_of(tokens.clone(), replacement);
        let d = self.error_at(&c::SYNTAX, tokens.start as TokenIndex, text);
        if let Some(edit) = &edit {
            d.primary.span = edit.span;
        }
        d.helped(help).suggestion = edit;
        self.last_error = tokens.start;
    }

    /// The edit that replaces a range of tokens; `None` if a macro produced one of them.
    fn edit_of(&self, tokens: Range<usize>, replacement: impl Into<String>) -> Option<Suggestion> {
        let replaced = &self.tokens[tokens];
        let start = token_span(self.sources, &replaced[0]);
        let end = token_span(self.sources, &replaced[replaced.len() - 1]);
        let is_written =
            start.file == end.file && !replaced.iter().any(|token| token.has(FROM_MACRO));
        is_written.then(|| Suggestion {
            span: Span { end: end.end, ..start },
            replacement: replacement.into(),
            is_certain: true,
        })
    }

    /// Suggests, in the diagnostic with the index `said`, to replace a range of tokens with `text`. Does nothing if the
    /// diagnostic is not a syntax error. The replacement starts with a blank, unless `is_apart` states that a blank
    /// already precedes the range.
    pub(super) fn suggest_instead(
        &mut self,
        said: usize,
        tokens: Range<usize>,
        text: String,
        is_apart: bool,
    ) {
        let blank = if is_apart { "" } else { " " };
        let edit = self.edit_of(tokens, format!("{blank}{text}"));
        if let Some(d) = self.diagnostics.get_mut(said).filter(|d| d.code == &c::SYNTAX) {
            d.helped(format!("write `{text}`")).suggestion = edit;
        }
    }

    /// Reports and consumes the current token, in place of which `replacement` should be written.
    #[track_caller]
    fn replace_foreign(&mut self, text: impl Into<String>, replacement: &str) {
        let help = format!("write `{replacement}`");
        self.report_foreign(self.at..self.at + 1, text, help, replacement);
        self.advance();
    }

    /// The text of a range of tokens.
    pub(super) fn text_of(&self, tokens: Range<usize>) -> String {
        let start = token_span(self.sources, &self.tokens[tokens.start]);
        let end = token_span(self.sources, &self.tokens[tokens.end - 1]);
        let bytes = &self.sources.file(start.file).bytes;
        let text = bytes.get(start.start as usize..end.end as usize).unwrap_or_default();
        String::from_utf8_lossy(text).into_owned()
    }

    /// The tokens of an expression.
    fn tokens_of(&self, e: ExprId) -> Range<usize> {
        let e = self.ast.expr(e);
        e.first as usize..e.last as usize + 1
    }

    /// Whether the current token is one of `words` and is not declared.
    pub(super) fn is_foreign_word(&self, words: &[&str]) -> bool {
        self.is(T::Ident)
            && words.contains(&self.name(self.word()))
            && !self.is_declared(self.word())
    }

    /// Runs `f`. If `f` returns `None`, restores the position of the parser and removes its diagnostics. An attempt
    /// inside another one fails at once: otherwise, the time would double with each level of nesting.
    fn attempt<V>(&mut self, f: impl FnOnce(&mut Self) -> Option<V>) -> Option<V> {
        if std::mem::replace(&mut self.attempts, true) {
            return None;
        }
        let (start, said, failed) = (self.at, self.diagnostics.len(), self.failures.len());
        let last = (self.last_error, self.last_line);
        let result = f(self);
        self.attempts = false;
        if result.is_none() {
            self.at = start;
            self.diagnostics.truncate(said);
            self.failures.truncate(failed);
            (self.last_error, self.last_line) = last;
        }
        result
    }

    /// Parses a condition without parentheses before a block.
    pub(super) fn bare_condition(&mut self, after: &str) -> Option<ExprId> {
        let (start, message) = (self.at, self.expecting(&format!("`(` {after}")));
        let condition = self.attempt(|p| {
            let condition = p.nested(Self::expression).ok()?;
            let ends_line = p.is(T::Colon) && p.peek(1).has(FIRST_OF_LINE);
            (p.is(T::LBrace) || ends_line).then_some(condition)
        })?;
        let replacement = format!("({})", self.text_of(start..self.at));
        // In Python, a `:` follows the condition.
        self.accept(T::Colon);
        let tokens = start..self.at;
        let help = format!("write the condition in parentheses: `{replacement}`");
        self.report_foreign(tokens, message, help, replacement);
        Some(condition)
    }

    /// Reports a condition after `else`, and returns whether there is one. Such a condition is an expression in
    /// parentheses that is followed by a block or another line.
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
        let tokens = self.at..self.at + end + 1;
        let condition = self.text_of(tokens.clone());
        let help = format!("write `else if {condition}`");
        let text = "`else` cannot have a condition";
        self.report_foreign(tokens, text, help, format!("if {condition}"));
        true
    }

    /// Consumes a word that means `else if` in another language.
    pub(super) fn accept_else_if(&mut self) -> bool {
        if !self.is_foreign_word(&["elif", "elseif", "elsif"]) {
            return false;
        }
        let text = format!("OpenCL C does not have {}", self.found());
        self.replace_foreign(text, "else if");
        true
    }

    /// The operator at the current token, which may be spelled as in another language: `and`, `=<` or `<>`. If there is
    /// no operator, the kind of the token.
    pub(super) fn operator(&self) -> T {
        let kind = self.kind();
        if matches!(kind, T::Eq | T::Lt) && !self.peek(1).has(SPACE_BEFORE | FIRST_OF_LINE) {
            return match (kind, self.peek(1).kind) {
                (T::Eq, T::Lt) => T::LtEq,
                (T::Eq, T::Gt) => T::GtEq,
                (T::Lt, T::Gt) => T::NotEq,
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

    /// Consumes an operator. Reports the spellings of other languages, such as `and`, `===`, `=<` and `<>`.
    pub(super) fn take_operator(&mut self, operator: T) {
        let replacement = operator.text();
        let is_next =
            |kind| self.peek(1).kind == kind && !self.peek(1).has(SPACE_BEFORE | FIRST_OF_LINE);
        let is_long = matches!(operator, T::EqEq | T::NotEq) && is_next(T::Eq)
            || operator == T::Shr && is_next(T::Gt);
        let (count, written) = match self.kind() {
            T::Ident => (1, self.name(self.word()).to_string()),
            T::Eq if operator != T::Eq => (2, format!("={}", &replacement[..1])),
            T::Lt if operator == T::NotEq => (2, "<>".into()),
            _ if is_long && operator == T::Shr => (2, ">>>".into()),
            _ if is_long => (2, format!("{replacement}=")),
            _ => return self.advance(),
        };
        let text = format!("OpenCL C does not have the operator `{written}`");
        let help = format!("write `{replacement}`");
        self.report_foreign(self.at..self.at + count, text, help, replacement);
        self.at += count;
    }

    /// The `//` after a place, if it was probably intended as a division: `n // 2;`. The comment must consist of an
    /// operand and a `;`.
    pub(super) fn slashes_after(&self, place: Span) -> Option<Span> {
        let text = &self.sources.file(place.file).bytes[place.end as usize..];
        let line = text.split(|b| *b == b'\n').next()?.trim_ascii_end();
        let blanks = line.len() - line.trim_ascii_start().len();
        let operand = line[blanks..].strip_prefix(b"//")?.strip_suffix(b";")?.trim_ascii();
        let is_operand = |b: &u8| b.is_ascii_alphanumeric() || b"_.()[]".contains(b);
        let start = place.end + blanks as u32;
        (!operand.is_empty() && operand.iter().all(is_operand)).then_some(Span {
            start,
            end: start + 2,
            ..place
        })
    }

    /// Reports a name with hyphens, `void my-function(`, and skips the rest of the name. Its first word is already
    /// consumed.
    pub(super) fn hyphenated_name(&mut self) {
        let start = self.at - 1;
        let mut end = self.at;
        let is_joined = |token: &Token| !token.has(SPACE_BEFORE | FIRST_OF_LINE | FROM_MACRO);
        while let [minus, word, ..] = &self.tokens[end..]
            && (minus.kind, word.kind) == (T::Minus, T::Ident)
            && is_joined(minus)
            && is_joined(word)
        {
            end += 2;
        }
        if end == self.at || self.scopes.len() > 1 || self.tokens[end].kind != T::LParen {
            return;
        }
        let name = self.text_of(start..end).replace('-', "_");
        let help = format!("write `{name}`");
        self.report_foreign(start..end, "a name cannot contain `-`", help, name);
        self.at = end;
    }

    /// Reports the `then` of BASIC after a condition, and skips it.
    pub(super) fn skip_then(&mut self) {
        if self.is_foreign_word(&["then"]) && self.peek(1).kind != T::Eq {
            let text = "OpenCL C does not have `then`";
            self.report_foreign(self.at..self.at + 1, text, "remove it", "");
            self.advance();
        }
    }

    /// Reports a `do` after the condition of `while`, and skips it. A `do` statement, which has a `while` after its
    /// body, is not reported.
    pub(super) fn skip_do(&mut self) {
        if !self.is_word(kw::K_do) || self.peek(1).kind != T::LBrace {
            return;
        }
        let mut open = 0u32;
        let end = self.tokens[self.at + 1..].iter().position(|t| {
            open += u32::from(t.kind == T::LBrace);
            open -= u32::from(t.kind == T::RBrace);
            open == 0
        });
        let Some(end) = end else { return };
        let next = end + 2;
        let is_end =
            Self::word_of(self.peek(next)) == kw::K_while && self.ends_after_parentheses(next);
        if !is_end {
            let text = "`do` cannot follow the condition of `while`";
            self.report_foreign(self.at..self.at + 1, text, "remove it", "");
            self.advance();
        }
    }

    /// Reports and parses `a < b && > c`, in which the second comparison lacks its left operand. `left` is the operand
    /// before the current token, which must be `&&` or `||`. Returns `None` if no such comparison starts here.
    pub(super) fn comparison_without_operand(&mut self, left: ExprId) -> Option<Parse<ExprId>> {
        let is_logical = matches!(self.kind(), T::AmpAmp | T::PipePipe);
        if !is_logical
            || !matches!(self.peek(1).kind, T::Lt | T::Gt | T::LtEq | T::GtEq | T::EqEq | T::NotEq)
        {
            return None;
        }
        let mut compared = left;
        while let ExprKind::Binary(BinaryOp::LogicalAnd | BinaryOp::LogicalOr, _, last) =
            self.ast.expr(compared).kind
        {
            compared = last;
        }
        let ExprKind::Binary(op, operand, _) = self.ast.expr(compared).kind else { return None };
        if !op.is_comparison() {
            return None;
        }
        self.advance();
        let operand = self.text_of(self.tokens_of(operand));
        let operator = self.kind().text();
        let (at, text) = (self.at, self.expecting("an expression"));
        let help = format!("repeat the left operand: `{operand} {operator} …`");
        self.report_foreign(at..at + 1, text, help, format!("{operand} {operator}"));
        self.advance();
        let first = self.first_of(left);
        Some(self.conditional().map(|_| self.expr(ExprKind::Error, at as TokenIndex, first)))
    }

    /// Parses `[a, b]` as `{a, b}`; brackets enclose a list in other languages.
    pub(super) fn list_in_brackets(&mut self) -> Parse<InitId> {
        let (start, token) = (self.at, self.here());
        let mut list = Vec::new();
        self.advance();
        while !self.is(T::RBracket) {
            list.push((Vec::new(), self.nested(Self::initialiser)?));
            if !self.accept(T::Comma) {
                break;
            }
        }
        if !self.accept(T::RBracket) {
            return Err(self.expected("`]`"));
        }
        let text = self.text_of(start + 1..self.at - 1);
        let replacement = format!("{{{text}}}");
        let help = format!("write the list in braces: `{replacement}`");
        let message = "a list of initializers must be in braces";
        self.report_foreign(start..self.at, message, help, replacement);
        Ok(self.init(Init::List(list, token)))
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

    /// Reports the header of a `for` over elements.
    pub(super) fn for_in(&mut self) -> Failed {
        let start = self.at + usize::from(self.is(T::LParen));
        let name = self.name(self.tokens[start].symbol);
        let (first, end) = self.range_of_python(start + 2).unwrap_or(("0".into(), "…".into()));
        let help = format!("write `for (int {name} = {first}; {name} < {end}; {name}++)`");
        self.syntax_helped("OpenCL C does not have `for … in …`", &help)
    }

    /// The bounds that Python's `range(end)` or `range(start, end)` at a token specifies.
    fn range_of_python(&self, at: usize) -> Option<(String, String)> {
        let is_range = Self::word_of(&self.tokens[at]);
        if is_range.0 == u32::MAX || self.name(is_range) != "range" {
            return None;
        }
        let mut open = 0u32;
        let mut commas = Vec::new();
        for index in at + 1..self.tokens.len().min(at + NOTED_TOKENS) {
            match self.tokens[index].kind {
                T::LParen | T::LBracket => open += 1,
                T::RParen | T::RBracket => open = open.saturating_sub(1),
                T::Comma if open == 1 => commas.push(index),
                _ => {}
            }
            if open == 0 {
                return match commas[..] {
                    [] if index > at + 2 => Some(("0".into(), self.text_of(at + 2..index))),
                    [comma] if comma > at + 2 && index > comma + 1 => {
                        Some((self.text_of(at + 2..comma), self.text_of(comma + 1..index)))
                    }
                    _ => None,
                };
            }
        }
        None
    }

    /// The tokens of a number with commas, `0,5f` or `1,000,000`. The current token is the number after the first
    /// comma.
    pub(super) fn number_with_commas(&self) -> Option<Range<usize>> {
        let start = self.at.checked_sub(2)?;
        let is_part = |token: &Token, kind| {
            token.kind == kind && !token.has(SPACE_BEFORE | FIRST_OF_LINE | FROM_MACRO | SCRATCH)
        };
        let first = &self.tokens[start];
        let digits = |at: usize| self.text_of(at..at + 1).bytes().all(|b| b.is_ascii_digit());
        let is_number =
            first.kind == T::Number && !first.has(FROM_MACRO | SCRATCH) && digits(start);
        let rest = self.tokens[start + 1..].chunks_exact(2);
        let parts =
            rest.take_while(|pair| is_part(&pair[0], T::Comma) && is_part(&pair[1], T::Number));
        let count = parts.count();
        (is_number && count > 0).then_some(start..start + 1 + 2 * count)
    }

    /// Reports the commas in a number, and consumes its tokens. The commas are decimal commas, or they separate
    /// thousands.
    pub(super) fn report_number_with_commas(&mut self, tokens: Range<usize>) {
        let written = self.text_of(tokens.clone());
        let groups: Vec<&str> = written.split(',').skip(1).collect();
        let is_group = |group: &&str| {
            group.len() >= 3 && group.bytes().take_while(u8::is_ascii_digit).count() == 3
        };
        let (number, decimal) = (written.replace(',', ""), written.replacen(',', ".", 1));
        let are_groups = groups.iter().all(is_group) && !written.starts_with('0');
        let is_sure = groups.len() > 1 || written.contains('.');
        let text = "unexpected `,` in a number";
        let (help, replacement) = match (are_groups, is_sure) {
            (true, true) => (format!("write the number without separators: `{number}`"), number),
            (true, false) => {
                (format!("write `{number}`, or `{decimal}` for a decimal fraction"), String::new())
            }
            (false, false) => (format!("write a decimal point: `{decimal}`"), decimal),
            (false, true) => ("write each number without a comma".into(), String::new()),
        };
        let end = tokens.end;
        self.report_foreign(tokens, text, help, replacement.clone());
        if replacement.is_empty()
            && let Some(d) = self.diagnostics.last_mut()
        {
            d.suggestion = None;
        }
        self.at = end;
    }

    /// Parses `a if c else b` as `c ? a : b`. `a` is already parsed.
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
        let text = |e: ExprId| self.text_of(self.tokens_of(e));
        let replacement = format!("{} ? {} : {}", text(condition), text(value), text(other));
        let first = self.first_of(value);
        let help = format!("write `{replacement}`");
        let message = "OpenCL C does not have `… if … else …`";
        self.report_foreign(first as usize..self.at, message, help, replacement);
        self.expr(ExprKind::Conditional(condition, Some(value), other), at, first)
    }

    /// Parses `x as float` as `(float)x`. `x` is already parsed.
    pub(super) fn cast_of_rust(&mut self, operand: ExprId) -> ExprId {
        if !self.is_foreign_word(&["as"]) || !self.starts_type_name(self.peek(1)) {
            return operand;
        }
        let (word, first) = (self.at, self.first_of(operand));
        self.advance();
        let ty = self.type_without_declarator();
        let (value, name) =
            (self.text_of(self.tokens_of(operand)), self.text_of(word + 1..self.at));
        let replacement = format!("({name}){value}");
        let help = format!("write a cast: `{replacement}`");
        let message = "OpenCL C does not have the operator `as`";
        self.report_foreign(first as usize..self.at, message, help, replacement);
        self.expr(ExprKind::Cast(ty, operand), first, first)
    }

    /// Parses a type without a declarator.
    fn type_without_declarator(&mut self) -> TypeNameId {
        let specs = self.specifiers(Role::TypeName);
        let declarator = self.empty_declarator();
        self.named_type(specs, declarator)
    }

    /// Reports and skips attributes of C++, HLSL and Metal, which are in brackets before a declaration.
    pub(super) fn attributes_in_brackets(&mut self) {
        while self.is(T::LBracket) {
            let name = self.tokens[self.at..].iter().find(|t| t.kind == T::Ident);
            let name = name.map_or("", |t| self.name(t.symbol));
            let help = match name {
                "numthreads" => "write `__attribute__((reqd_work_group_size(x, y, z)))`",
                "kernel" => "write `kernel` without brackets",
                _ => "write attributes as `__attribute__((…))`",
            };
            self.syntax_helped(format!("OpenCL C does not have `[{name}]`"), help);
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
        self.report_foreign(self.at..self.at + 1, text, help, format!("({name})"));
        let ty = self.type_without_declarator();
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
        let (end, symbol) = (self.at, self.tokens[start].symbol);
        self.advance();
        let tokens = start..self.at;
        let name = self.name(symbol);
        if matches!(name, "static_cast" | "reinterpret_cast" | "const_cast" | "dynamic_cast") {
            let cast = format!("({})", self.text_of(start + 2..end));
            let text = format!("OpenCL C does not have `{name}`");
            self.report_foreign(tokens, text, format!("write a cast: `{cast}(…)`"), cast);
            return Some(self.cast_in_parentheses(ty, first));
        }
        let help = format!("call the function without a type: `{name}(…)`");
        self.report_foreign(tokens, "OpenCL C does not have templates", help, name);
        Some(Ok(self.expr(ExprKind::Ident(symbol), first, first)))
    }

    /// Reports and skips C++'s `new T[n]` and `new T(…)`. Returns `None` if none starts here.
    pub(super) fn new_expression(&mut self) -> Option<Parse<ExprId>> {
        if !self.is_foreign_word(&["new"]) || !self.starts_type_name(self.peek(1)) {
            return None;
        }
        let first = self.here();
        if let Some(Instead::Help(help)) = spellings::value_instead("new") {
            self.syntax_helped("OpenCL C does not have `new`", help);
        }
        self.advance();
        self.type_without_declarator();
        if self.is(T::LBracket) || self.is(T::LParen) {
            let at = self.at;
            self.advance();
            let end = if self.tokens[at].kind == T::LBracket { T::RBracket } else { T::RParen };
            self.skip_to(&[end]);
            self.accept(end);
        }
        Some(Ok(self.expr(ExprKind::Error, first, first)))
    }

    /// Reports and skips CUDA's `<<<…>>>`. Returns whether it is present.
    pub(super) fn launch_brackets(&mut self) -> bool {
        let is_launch = self.is(T::Shl)
            && self.peek(1).kind == T::Lt
            && !self.peek(1).has(SPACE_BEFORE | FIRST_OF_LINE);
        let end = self.tokens[self.at..].iter().take(NOTED_TOKENS);
        let mut end = end.take_while(|t| !matches!(t.kind, T::Semi | T::RBrace | T::Eof));
        if !is_launch || !end.any(|t| t.kind == T::Shr) {
            return false;
        }
        let help = "start the kernel from the host, with `clEnqueueNDRangeKernel`";
        self.syntax_helped("OpenCL C does not have `<<<…>>>`", help);
        while !matches!(self.kind(), T::Shr | T::Semi | T::RBrace | T::Eof) {
            self.advance();
        }
        self.accept(T::Shr);
        self.accept(T::Gt);
        true
    }

    /// Reports and skips `public:` and similar labels among members.
    pub(super) fn access_labels(&mut self) {
        while self.is(T::Ident) && self.peek(1).kind == T::Colon {
            let name = self.name(self.word());
            if !matches!(name, "public" | "private" | "protected") {
                return;
            }
            let text = format!("OpenCL C does not have `{name}:`");
            let help = "remove it: the members of a struct are always accessible";
            self.report_foreign(self.at..self.at + 2, text, help, "");
            self.at += 2;
        }
    }

    /// Reports and skips the `.0` of `v.0`, which was intended as an element of a vector. Returns whether it is
    /// present.
    pub(super) fn numbered_element(&mut self) -> bool {
        let token = self.token();
        if token.kind != T::Number || token.has(SPACE_BEFORE | FIRST_OF_LINE | SCRATCH) {
            return false;
        }
        let text = self.text_of(self.at..self.at + 1);
        let Some(digit) = text.strip_prefix('.').filter(|digits| matches!(digits.len(), 1 | 2))
        else {
            return false;
        };
        let number = digit.parse::<u8>().ok().filter(|number| *number < 16);
        let Some(number) = number else { return false };
        let replacement = format!(".s{number:x}");
        let message = format!("`{text}` does not select an element of a vector");
        let help = format!("write `{replacement}`");
        self.report_foreign(self.at..self.at + 1, message, help, replacement);
        self.advance();
        true
    }

    /// Parses the definition of a C++ `class` as a struct. Returns `None` if no such definition starts here.
    pub(super) fn class(&mut self, role: Role) -> Option<TypeSpec> {
        let token = self.here();
        let defines = self.peek(1).kind == T::Ident && self.peek(2).kind == T::LBrace;
        if !defines || !self.is_foreign_word(&["class"]) {
            return None;
        }
        self.replace_foreign("OpenCL C does not have classes", "struct");
        Some(self.record(false, token, role))
    }
}
