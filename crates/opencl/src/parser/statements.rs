//! Statements (C99 6.8).

use super::super::keywords::kw;
use super::*;
use std::ops::Range;

/// The help for a body of several statements without braces.
const ENCLOSE: &str = "enclose all statements of the body in `{ }`";

impl Parser<'_> {
    /// Parses `{ … }`; the current token is `{`. Does not open a scope.
    pub(super) fn compound_body(&mut self) -> Parse<StmtId> {
        let first = self.here();
        self.nested(|p| {
            p.advance();
            let mut items = Vec::new();
            let mut at_start = true;
            while !matches!(p.kind(), T::RBrace | T::Eof) && !p.starts_kernel() {
                let loops = p.statement_pragmas(at_start);
                at_start = false;
                match p.statement_or_declaration() {
                    Ok(id) => items.push(p.hinted(loops, id)),
                    Err(Failed) => p.skip_statement(),
                }
                items.append(&mut p.moved);
            }
            let here = p.here();
            if p.statement_pragmas(at_start) && p.is(T::RBrace) {
                p.no_loop(here);
            }
            if !p.accept(T::RBrace) && p.is_new_error(here) {
                let text = p.expecting("`}`");
                // A block whose `}` is indented less than its `{` probably lacks its own `}`.
                let less = |close: u32, open: u32| close < open;
                let (brace, label) = match p.misindented_braces(first as usize..p.at, less) {
                    Some((open, close)) => {
                        let (open, close) = (&p.tokens[open], &p.tokens[close]);
                        let line = p.sources.line_column(token_span(p.sources, close)).line;
                        let why = format!("the `}}` on line {line} is indented differently");
                        (open, format!("this block is not closed: {why}"))
                    }
                    None => (&p.tokens[first as usize], "this block is not closed".into()),
                };
                let span = token_span(p.sources, brace);
                let help = match p.end_by_indentation(brace) {
                    Some(line) => format!("close it with `}}` before line {line}"),
                    None => "close it with `}`".into(),
                };
                let d = p.error_at(&c::SYNTAX, here, text);
                d.secondary.push(Label { span, text: label });
                d.help = Some(help);
            }
            Ok(p.stmt(StmtKind::Compound(items), first))
        })
    }

    /// The line in which a block should end, judged by its indentation. The next statement that is not indented more
    /// than the line of the `{` is in this line. `brace` is the `{`.
    fn end_by_indentation(&self, brace: &Token) -> Option<u32> {
        let open = self.tokens[..self.at].iter().rposition(|t| t.pos == brace.pos)?;
        let start = self.tokens[..=open].iter().rfind(|t| t.has(FIRST_OF_LINE))?;
        let column = self.column(start);
        let mut lines = self.tokens[open + 1..self.at].iter().filter(|t| t.has(FIRST_OF_LINE));
        let end = lines.find(|t| self.column(t) <= column)?;
        Some(self.sources.line_column(token_span(self.sources, end)).line)
    }

    /// Whether a kernel starts in this line without indentation, as at file scope.
    fn starts_kernel(&self) -> bool {
        let is_keyword = self.is_word(kw::K_kernel) || self.is_word(kw::K___kernel);
        let next = Self::word_of(self.peek(1));
        is_keyword
            && matches!(next, kw::K_void | kw::K___attribute__)
            && self.token().has(FIRST_OF_LINE)
            && self.column(self.token()) == 1
    }

    /// The indices of a `{` and its `}`: in a range of tokens, the first pair that is indented wrongly. Only a `}` at
    /// the start of a line is considered. `is_wrong` compares the column of the `}` with that of the line of the `{`.
    pub(super) fn misindented_braces(
        &self,
        range: Range<usize>,
        is_wrong: impl Fn(u32, u32) -> bool,
    ) -> Option<(usize, usize)> {
        let mut open = Vec::new();
        let mut line = self.tokens[..=range.start].iter().rfind(|t| t.has(FIRST_OF_LINE))?;
        for index in range {
            let token = &self.tokens[index];
            if token.has(FIRST_OF_LINE) {
                line = token;
            }
            match token.kind {
                T::LBrace => open.push((index, line)),
                T::RBrace => {
                    let (brace, start) = open.pop()?;
                    let is_here = token.has(FIRST_OF_LINE) && !token.has(FROM_MACRO);
                    if is_here && is_wrong(self.column(token), self.column(start)) {
                        return Some((brace, index));
                    }
                }
                _ => {}
            }
        }
        None
    }

    /// Reports that a pragma requires a loop, but another statement follows.
    fn no_loop(&mut self, at: TokenIndex) {
        self.error_at(&c::UNROLL_WITHOUT_LOOP, at, "expected a loop after the pragma");
    }

    /// Reports the statement `id` if it is not a loop, but a pragma before it requires one (`hinted`). Returns `id`.
    fn hinted(&mut self, hinted: bool, id: StmtId) -> StmtId {
        let mut behind = id;
        while let StmtKind::Attributed(_, inner) = self.ast.stmt(behind).kind {
            behind = inner;
        }
        let is_loop = matches!(
            self.ast.stmt(behind).kind,
            StmtKind::For(..) | StmtKind::While(..) | StmtKind::DoWhile(..) | StmtKind::Error
        );
        if hinted && !is_loop {
            self.no_loop(self.ast.stmt(id).first);
        }
        id
    }

    pub(super) fn scoped_compound(&mut self) -> Parse<StmtId> {
        self.enter();
        let result = self.compound_body();
        self.leave();
        result
    }

    /// Whether a declaration starts here. A name before another name was probably intended as a type.
    pub(super) fn starts_declaration(&self) -> bool {
        let token = self.token();
        // A kernel can be declared only at file scope.
        let kernel = matches!(token.symbol, kw::K_kernel | kw::K___kernel);
        if token.kind != T::Ident || (kernel && self.scopes.len() > 1) {
            return false;
        }
        let behind = (0..).find(|n| Self::word_of(self.peek(*n)) != kw::K___extension__);
        let behind = behind.unwrap_or(0);
        let (token, next) = (self.peek(behind), self.peek(behind + 1));
        let unknown = || !self.is_declared(token.symbol);
        let is_tag = || next.kind == T::Star && self.tags.contains_key(&token.symbol);
        let named = || self.is_identifier(next) || self.starts_type_name(next);
        let meant =
            || (named() && !next.has(FIRST_OF_LINE)) || (unknown() && (named() || is_tag()));
        self.starts_specifier(token)
            || (self.is_identifier(token) && meant() && self.keyword_meant().is_none())
    }

    fn statement_or_declaration(&mut self) -> Parse<StmtId> {
        let first = self.here();
        // A declaration or a statement may follow an attribute. The token after the attributes decides which.
        if self.starts_attribute() {
            let start = self.at;
            let attributes = self.attributes();
            if self.pragma_waits() {
                let text =
                    "expected a declaration or statement after the attribute, found a pragma";
                self.error_at(&c::MISPLACED_PRAGMA, first, text);
                let loops = self.statement_pragmas(false);
                let id = self.nested(Self::statement_or_declaration)?;
                return Ok(self.hinted(loops, id));
            }
            if self.starts_declaration() && self.peek(1).kind != T::Colon {
                self.at = start;
                let id = self.declaration_statement(true)?;
                return Ok(self.stmt(StmtKind::Declaration(id), first));
            }
            if self.starts_label() {
                // The attributes apply to the label, as attributes after it do.
                return self.nested(|p| p.labelled(attributes));
            }
            let inner = self.nested(Self::statement)?;
            return Ok(self.stmt(StmtKind::Attributed(attributes, inner), first));
        }
        if self.is_word(kw::K__Static_assert) {
            let (e, text) = self.static_assert()?;
            return Ok(self.stmt(StmtKind::StaticAssert(e, text), first));
        }
        if self.starts_declaration() && !self.starts_label() {
            let id = self.declaration_statement(true)?;
            return Ok(self.stmt(StmtKind::Declaration(id), first));
        }
        self.nested(Self::statement)
    }

    fn starts_label(&self) -> bool {
        self.is_identifier(self.token()) && self.peek(1).kind == T::Colon
    }

    /// Parses a statement in its own scope, such as the body of `if` or of a loop. Returns an error node if the
    /// statement cannot be parsed.
    fn sub_statement(&mut self) -> StmtId {
        self.enter();
        let loops = self.statement_pragmas(false);
        if !self.starts_attribute() && self.starts_declaration() && !self.starts_label() {
            self.leave();
            return self.declaration_as_body();
        }
        let result = match self.starts_attribute() {
            true => self.statement_or_declaration(),
            false => self.nested(Self::statement),
        };
        self.leave();
        match result {
            Ok(id) => self.hinted(loops, id),
            Err(Failed) => self.error_statement(),
        }
    }

    /// Warns of a `;` that is the body of the statement with the keyword at `keyword`. The next statement must look
    /// like the intended body: a block, or a line that is indented more. For an `if`, any next statement suffices,
    /// because the `if` does not have an effect.
    fn check_empty_body(&mut self, keyword: TokenIndex) {
        let (semicolon, next) = (self.token(), self.peek(1));
        let before = &self.tokens[self.previous() as usize];
        let is_here = semicolon.kind == T::Semi && !semicolon.has(FIRST_OF_LINE | FROM_MACRO);
        if !is_here || before.kind != T::RParen || before.has(FROM_MACRO) {
            return;
        }
        let word = &self.tokens[keyword as usize];
        let is_block = next.kind == T::LBrace;
        let is_indented = next.has(FIRST_OF_LINE) && self.column(next) > self.column(word);
        if word.symbol != kw::K_if && !is_block && !is_indented {
            return;
        }
        let text = format!("this `;` is the whole body of the `{}`", self.name(word.symbol));
        let span = token_span(self.sources, semicolon);
        let here = self.here();
        let d = self.error_at(&c::EMPTY_BODY, here, text);
        d.help = Some("remove the `;`".into());
        d.suggestion = Some(Suggestion { span, replacement: String::new(), is_certain: is_block });
    }

    /// Reports a declaration in the place of a body. The braces of the body are probably missing: the declaration is
    /// added to the enclosing block.
    fn declaration_as_body(&mut self) -> StmtId {
        let first = self.here();
        self.syntax_helped("a declaration cannot be the body of a statement", ENCLOSE);
        match self.nested(|p| p.declaration_statement(true)) {
            Ok(id) => {
                let declaration = self.stmt(StmtKind::Declaration(id), first);
                self.moved.push(declaration);
                self.stmt(StmtKind::Error, first)
            }
            Err(Failed) => self.error_statement(),
        }
    }

    /// Skips a statement that cannot be parsed, and returns an error node.
    fn error_statement(&mut self) -> StmtId {
        let at = self.here();
        self.skip_statement();
        self.stmt(StmtKind::Error, at)
    }

    /// Parses `( condition )`.
    fn condition(&mut self, after: &str) -> ExprId {
        if !self.is(T::LParen)
            && let Some(condition) = self.bare_condition(after)
        {
            return condition;
        }
        let is_open = self.accept(T::LParen);
        if !is_open {
            self.missing("(", after);
        }
        let condition = self.header_part();
        if is_open {
            self.close(T::RParen);
        }
        while self.is(T::RParen) {
            self.syntax("unmatched `)`");
            self.advance();
        }
        condition
    }

    /// Parses an expression inside the parentheses of a statement's header. Returns an error node if it cannot be
    /// parsed.
    fn header_part(&mut self) -> ExprId {
        self.nested(Self::expression).unwrap_or_else(|Failed| {
            self.skip_to(&[T::RParen]);
            self.error_expr()
        })
    }

    fn statement(&mut self) -> Parse<StmtId> {
        let first = self.here();
        match self.kind() {
            T::LBrace => return self.scoped_compound(),
            T::Semi => {
                self.advance();
                return Ok(self.stmt(StmtKind::Null, first));
            }
            T::Ident => {}
            _ => return self.expression_statement(),
        }
        let word = match self.keyword_meant() {
            Some(word) => {
                self.misspelled_keyword(word);
                word
            }
            None => self.word(),
        };
        let kind = match word {
            kw::K_if | kw::K_for | kw::K_while | kw::K_switch => {
                return self.control_statement(word);
            }
            kw::K_do => return self.do_statement(),
            kw::K_else => return Err(self.stray_else()),
            kw::K_case | kw::K_default => return self.labelled(Vec::new()),
            kw::K_goto => {
                self.advance();
                let (label, at) = (self.token(), self.here());
                if !self.is_identifier(label) {
                    return Err(self.expected("a label after `goto`"));
                }
                self.advance();
                StmtKind::Goto(label.symbol, at)
            }
            kw::K_continue => {
                self.advance();
                StmtKind::Continue
            }
            kw::K_break => {
                self.advance();
                StmtKind::Break
            }
            kw::K_return => {
                self.advance();
                let value =
                    if self.is(T::Semi) { None } else { Some(self.nested(Self::expression)?) };
                StmtKind::Return(value)
            }
            kw::K___asm | kw::K___asm__ => {
                let instructs = self.assembly();
                if instructs { StmtKind::Asm } else { StmtKind::Null }
            }
            _ if self.starts_label() => return self.labelled(Vec::new()),
            _ => return self.expression_statement(),
        };
        let word = self.name(word);
        self.semicolon(&format!("after `{word}`"));
        Ok(self.stmt(kind, first))
    }

    /// Whether the current token is the first word of a statement other than an expression.
    pub(super) fn starts_statement(&self) -> bool {
        matches!(
            self.word(),
            kw::K_if
                | kw::K_else
                | kw::K_for
                | kw::K_while
                | kw::K_do
                | kw::K_switch
                | kw::K_return
                | kw::K_break
                | kw::K_continue
                | kw::K_goto
        )
    }

    /// Reports a statement outside of a function, and skips it.
    pub(super) fn statement_at_file_scope(&mut self) {
        let text = format!("`{}` is outside of a function", self.name(self.word()));
        let help = "move the statement into a function; an earlier `}` may end a function too soon";
        self.syntax_helped(text, help);
        while self.starts_statement() {
            self.advance();
            if self.accept(T::LParen) {
                // In the parentheses of `for`, a `;` does not end the statement.
                while !self.skip_to(&[T::RParen]) && self.accept(T::Semi) {}
                self.accept(T::RParen);
            }
        }
        self.skip_statement();
    }

    /// Reports an `else` that does not follow the body of an `if`. If a `;` is that body, reports the `;` as the
    /// mistake.
    fn stray_else(&mut self) -> Failed {
        let empty_body = self.diagnostics.pop_if(|last| last.code == &c::EMPTY_BODY);
        let text = "this `else` does not follow the body of an `if`";
        let Some(empty_body) = empty_body else { return self.syntax_helped(text, ENCLOSE) };
        if let Some(d) = self.report_syntax(text) {
            let (span, text) = (empty_body.primary.span, "this `;` is the whole body".into());
            d.secondary.push(Label { span, text });
            d.helped("remove the `;`").suggestion =
                empty_body.suggestion.map(|edit| Suggestion { is_certain: true, ..edit });
        }
        Failed
    }

    fn do_statement(&mut self) -> Parse<StmtId> {
        let first = self.here();
        self.advance();
        let body = self.sub_statement();
        if !self.accept_word(kw::K_while) {
            return Err(self.expected("`while` after the body of `do`"));
        }
        let condition = self.condition("after `while`");
        self.semicolon("after `do … while`");
        Ok(self.stmt(StmtKind::DoWhile(body, condition), first))
    }

    fn expression_statement(&mut self) -> Parse<StmtId> {
        let first = self.here();
        let e = self.expression()?;
        self.semicolon("after the expression");
        Ok(self.stmt(StmtKind::Expr(e), first))
    }

    /// Parses the `:` after `case` or `default`. A `;` in its place is reported.
    fn label_colon(&mut self, word: &str) {
        if self.accept(T::Colon) {
            return;
        }
        if self.is(T::Semi) {
            self.syntax(format!("expected `:` after `{word}`, found `;`"));
            self.advance();
        } else if self.is(T::Comma) {
            self.syntax_helped("a `case` can have only one value", "write a `case` for each value");
            self.skip_to(&[T::Colon]);
            self.accept(T::Colon);
        } else {
            self.missing(":", &format!("after `{word}`"));
        }
    }

    /// Parses a statement with its labels. `before` has the attributes before a named label.
    fn labelled(&mut self, mut before: Vec<Attribute>) -> Parse<StmtId> {
        let first = self.here();
        let mut labels = Vec::new();
        // Whether a pragma before the statement requires a loop.
        let mut loops = false;
        loop {
            let at = self.here();
            let token = self.token();
            if loops && (self.is_word(kw::K_case) || self.is_word(kw::K_default)) {
                self.no_loop(at);
            }
            if self.accept_word(kw::K_case) {
                let value = self.nested(Self::conditional)?;
                self.label_colon("case");
                labels.push(StmtLabel::Case(value, at));
            } else if self.accept_word(kw::K_default) {
                self.label_colon("default");
                labels.push(StmtLabel::Default(at));
            } else if self.starts_label() {
                self.advance();
                self.advance();
                let mut attributes = std::mem::take(&mut before);
                attributes.extend(self.attributes());
                labels.push(StmtLabel::Name(token.symbol, at, attributes));
            } else {
                break;
            }
            loops = self.statement_pragmas(false);
        }
        let at = self.here();
        let body = if self.is(T::RBrace) {
            // In C99, a statement must follow a label. C23 and clang do not require one.
            if loops {
                self.no_loop(at);
            }
            self.error_at(&c::LABEL_AT_END, at, "expected a statement after the label");
            self.stmt(StmtKind::Null, first)
        } else {
            match self.nested(Self::statement_or_declaration) {
                Ok(body) => self.hinted(loops, body),
                Err(Failed) => self.error_statement(),
            }
        };
        if matches!(self.ast.stmt(body).kind, StmtKind::Declaration(_)) {
            let text = "expected a statement after the label, found a declaration";
            self.error_at(&c::LABEL_BEFORE_DECLARATION, at, text);
        }
        Ok(self.stmt(StmtKind::Labelled(labels, body), first))
    }

    /// Parses `if`, `for`, `while` or `switch`. Attributes after the keyword apply to the statement, as attributes
    /// before it do (OpenCL C 6.13.4).
    fn control_statement(&mut self, word: Symbol) -> Parse<StmtId> {
        let first = self.here();
        self.advance();
        let attributes = self.attributes();
        let kind = match word {
            kw::K_if => self.if_statement(first),
            kw::K_for if self.is_for_in() => return Err(self.for_in()),
            kw::K_for => {
                self.enter();
                let kind = self.for_statement(first);
                self.leave();
                kind
            }
            kw::K_while => {
                let condition = self.condition("after `while`");
                self.skip_do();
                self.check_empty_body(first);
                StmtKind::While(condition, self.sub_statement())
            }
            _ => {
                let value = self.condition("after `switch`");
                StmtKind::Switch(value, self.sub_statement())
            }
        };
        let inner = self.stmt(kind, first);
        match attributes.is_empty() {
            true => Ok(inner),
            false => Ok(self.stmt(StmtKind::Attributed(attributes, inner), first)),
        }
    }

    fn if_statement(&mut self, mut keyword: TokenIndex) -> StmtKind {
        let mut arms = Vec::new();
        loop {
            let condition = self.condition("after `if`");
            self.skip_then();
            self.check_empty_body(keyword);
            arms.push((condition, self.sub_statement()));
            keyword = self.here();
            if self.accept_else_if() {
                continue;
            }
            if !self.accept_else() {
                return StmtKind::If(arms, None);
            }
            keyword = self.here();
            if self.condition_of_else() {
                continue;
            }
            if !self.accept_word(kw::K_if) {
                return StmtKind::If(arms, Some(self.sub_statement()));
            }
        }
    }

    fn for_statement(&mut self, keyword: TokenIndex) -> StmtKind {
        if !self.accept(T::LParen) {
            self.missing("(", "after `for`");
        }
        let at = self.here();
        let header = self.at;
        let mut init = None;
        if self.starts_declaration() {
            if let Ok(id) = self.declaration_statement(false) {
                init = Some(self.stmt(StmtKind::Declaration(id), at));
            }
        } else if !self.is(T::Semi) {
            let e = self.header_part();
            if let Some(parts) = self.parts_with_commas(e) {
                return self.for_with_commas(keyword, parts, at);
            }
            init = Some(self.stmt(StmtKind::Expr(e), at));
        }
        // If the first `;` is written as `,`, the condition ends before the next `,`.
        let has_commas = self.is(T::Comma);
        self.for_semicolon();
        let condition = (!self.is(T::Semi)).then(|| match has_commas {
            true => self.nested(Self::assignment).unwrap_or_else(|Failed| self.error_expr()),
            false => self.header_part(),
        });
        let mut condition = condition;
        let step = match condition.and_then(|e| self.step_after_comma(e)) {
            Some((before, step)) => {
                condition = Some(before);
                Some(step)
            }
            None => {
                if self.is(T::RParen)
                    && condition.is_some()
                    && let Some(counter) = self.counter(header)
                {
                    let help = format!(
                        "add a part that changes the counter, such as `; {}++`",
                        self.name(counter)
                    );
                    self.syntax_helped("this `for` does not have a third part", &help);
                } else if !(has_commas && self.accept(T::Comma)) {
                    self.for_semicolon();
                }
                (!self.is(T::RParen)).then(|| self.header_part())
            }
        };
        self.close(T::RParen);
        self.check_empty_body(keyword);
        StmtKind::For(init, condition, step, self.sub_statement())
    }

    /// The variable to which the first part of a `for` assigns. The part starts at the token `start`.
    fn counter(&self, start: usize) -> Option<Symbol> {
        let mut pairs = self.tokens[start..].windows(2).take_while(|pair| pair[0].kind != T::Semi);
        let is_counter = |pair: &&[Token]| pair[0].kind == T::Ident && pair[1].kind == T::Eq;
        pairs.find(is_counter).map(|pair| pair[0].symbol)
    }

    /// The parts of the header of a `for`, if commas separate them: `(i = 0, i < n, i++)`. In `(i = 0, i < n; i++)`,
    /// the result does not contain the last part.
    fn parts_with_commas(&self, e: ExprId) -> Option<Vec<(ExprId, TokenIndex)>> {
        let mut parts = Vec::new();
        let mut rest = e;
        while let ExprKind::Binary(BinaryOp::Comma, left, right) = self.ast.expr(rest).kind {
            parts.push((right, self.ast.expr(rest).token));
            rest = left;
        }
        parts.push((rest, 0));
        parts.reverse();
        let compares = |e: ExprId| {
            use BinaryOp::{Ge, Gt, Le, Lt, Ne};
            matches!(self.ast.expr(e).kind, ExprKind::Binary(Lt | Gt | Le | Ge | Ne, ..))
        };
        let is_condition = parts.get(1).is_some_and(|(part, _)| compares(*part));
        let is_whole =
            (parts.len() == 3 && self.is(T::RParen)) || (parts.len() == 2 && self.is(T::Semi));
        (is_condition && is_whole).then_some(parts)
    }

    /// Reports the commas between the parts of a `for`, and parses them like `;`.
    fn for_with_commas(
        &mut self,
        keyword: TokenIndex,
        parts: Vec<(ExprId, TokenIndex)>,
        at: TokenIndex,
    ) -> StmtKind {
        for (_, comma) in &parts[1..] {
            let comma = *comma as usize;
            let message = "expected `;` in `for`, found `,`";
            self.report_foreign(comma..comma + 1, message, "separate the parts with `;`", ";");
        }
        let init = Some(self.stmt(StmtKind::Expr(parts[0].0), at));
        let step = match parts.get(2) {
            Some((step, _)) => Some(*step),
            None => {
                self.accept(T::Semi);
                (!self.is(T::RParen)).then(|| self.header_part())
            }
        };
        self.close(T::RParen);
        self.check_empty_body(keyword);
        StmtKind::For(init, Some(parts[1].0), step, self.sub_statement())
    }

    /// Reports a `,` in place of the second `;` of a `for`. Returns the condition and the step, which ends before a
    /// `)`.
    fn step_after_comma(&mut self, e: ExprId) -> Option<(ExprId, ExprId)> {
        let ExprKind::Binary(BinaryOp::Comma, condition, step) = self.ast.expr(e).kind else {
            return None;
        };
        if !self.is(T::RParen) {
            return None;
        }
        let comma = self.ast.expr(e).token as usize;
        let message = "expected `;` in `for`, found `,`";
        self.report_foreign(comma..comma + 1, message, "separate the parts with `;`", ";");
        Some((condition, step))
    }

    /// Parses the `;` after a part of the header of `for`. A `,` in its place is reported.
    fn for_semicolon(&mut self) {
        if !self.accept(T::Semi) {
            let message = self.expecting("`;` in `for`");
            let is_comma = self.is(T::Comma);
            if let Some(d) = self.report_syntax(message).filter(|_| is_comma) {
                let (span, replacement) = (d.primary.span, ";".to_string());
                d.helped("separate the parts with `;`").suggestion =
                    Some(Suggestion { span, replacement, is_certain: false });
            }
            self.accept(T::Comma);
        }
    }
}
