//! Statements (C99 6.8).

use super::super::keywords::kw;
use super::*;

impl Parser<'_> {
    /// `{ … }`; the current token is `{`. Opens no scope of its own.
    pub(super) fn compound_body(&mut self) -> Parse<StmtId> {
        let first = self.here();
        self.nested(|p| {
            p.expect(T::LBrace, "at the start of a block")?;
            let mut items = Vec::new();
            let mut at_start = true;
            loop {
                match p.kind() {
                    T::RBrace | T::Eof => break,
                    _ => {}
                }
                let start = p.at;
                let unroll = p.statement_pragmas(at_start);
                at_start = false;
                if p.is_word(kw::K___label__) {
                    p.skip_statement();
                    continue;
                }
                match p.statement_or_declaration() {
                    Ok(id) => {
                        if unroll {
                            p.check_loop(id);
                        }
                        items.push(id);
                    }
                    Err(Failed) => {
                        p.skip_statement();
                        let at = p.here();
                        items.push(p.stmt(StmtKind::Error, at));
                        if p.at == start {
                            if p.is(T::RBrace) {
                                break;
                            }
                            p.advance();
                        }
                    }
                }
            }
            p.statement_pragmas(at_start);
            if !p.accept(T::RBrace) {
                let open = first;
                if !p.stopped {
                    let token = &p.tokens[open as usize];
                    let brace = token_span(p.sources, token);
                    let here = p.here();
                    let already = p.last_error == p.at;
                    if !already {
                        p.error_at(&c::SYNTAX, here, "expected `}`, found the end of the file");
                        p.last_error = p.at;
                        if let Some(d) = p.diagnostics.last_mut() {
                            d.secondary.push(crate::diagnostic::Label {
                                span: brace,
                                text: "this block is not closed".into(),
                            });
                        }
                    }
                }
            }
            Ok(p.stmt(StmtKind::Compound(items), first))
        })
    }

    fn check_loop(&mut self, id: StmtId) {
        let stmt = self.ast.stmt(id);
        if !matches!(
            stmt.kind,
            StmtKind::For(..) | StmtKind::While(..) | StmtKind::DoWhile(..) | StmtKind::Error
        ) {
            let first = stmt.first;
            self.error_at(&c::UNROLL_WITHOUT_LOOP, first, "a loop must follow `#pragma unroll`");
        }
    }

    pub(super) fn scoped_compound(&mut self) -> Parse<StmtId> {
        self.enter();
        let result = self.compound_body();
        self.leave();
        result
    }

    /// Whether a declaration starts here.
    pub(super) fn starts_declaration(&self) -> bool {
        let token = self.token();
        if token.kind != T::Ident {
            return false;
        }
        if token.symbol == kw::K___extension__ {
            return Self::word_of(self.peek(1)).0 != u32::MAX
                && self.starts_specifier(self.peek(1));
        }
        self.starts_specifier(token)
    }

    fn statement_or_declaration(&mut self) -> Parse<StmtId> {
        let first = self.here();
        let token = self.token();
        if token.kind == T::Ident {
            // An attribute may start a declaration or a statement: the token behind it decides.
            if matches!(token.symbol, kw::K___attribute__ | kw::K___attribute) {
                let start = self.at;
                let attributes = self.attributes()?;
                if self.starts_declaration() && self.peek(1).kind != T::Colon {
                    self.at = start;
                    let id = self.declaration_statement()?;
                    return Ok(self.stmt(StmtKind::Declaration(id), first));
                }
                if self.accept(T::Semi) {
                    let inner = self.stmt(StmtKind::Null, first);
                    return Ok(self.stmt(StmtKind::Attributed(attributes, inner), first));
                }
                let inner = self.nested(|p| p.statement())?;
                return Ok(self.stmt(StmtKind::Attributed(attributes, inner), first));
            }
            if self.is_word(kw::K__Static_assert) {
                let (e, text) = self.static_assert()?;
                return Ok(self.stmt(StmtKind::StaticAssert(e, text), first));
            }
            let label = self.peek(1).kind == T::Colon && self.is_identifier(token);
            if !label && self.starts_declaration() {
                let id = self.declaration_statement()?;
                return Ok(self.stmt(StmtKind::Declaration(id), first));
            }
        }
        self.nested(|p| p.statement())
    }

    /// A statement in a scope of its own, as the body of `if` or a loop is.
    fn sub_statement(&mut self) -> Parse<StmtId> {
        self.enter();
        let unroll = self.statement_pragmas(false);
        let result = if self.starts_declaration()
            && !(self.is_identifier(self.token()) && self.peek(1).kind == T::Colon)
            && !self.is_word(kw::K___attribute__)
        {
            let first = self.here();
            // Only blocks hold declarations.
            let text = "a declaration cannot be the body of a statement: put it in a block";
            self.syntax(text);
            let declared = self.declaration_statement();
            declared.map(|id| self.stmt(StmtKind::Declaration(id), first))
        } else if self.is_word(kw::K___attribute__) || self.is_word(kw::K___attribute) {
            self.statement_or_declaration()
        } else {
            self.nested(|p| p.statement())
        };
        self.leave();
        if unroll && let Ok(id) = &result {
            self.check_loop(*id);
        }
        match result {
            Err(Failed) => {
                self.skip_statement();
                let at = self.here();
                Ok(self.stmt(StmtKind::Error, at))
            }
            ok => ok,
        }
    }

    fn semicolon(&mut self, after: &str) {
        if self.accept(T::Semi) {
            return;
        }
        self.missing(";", after);
        self.skip_statement();
    }

    fn condition(&mut self, word: &str) -> Parse<ExprId> {
        self.expect(T::LParen, &format!("after `{word}`"))?;
        let condition = match self.expression() {
            Ok(e) => e,
            Err(Failed) => {
                if !self.skip_to(&[T::RParen]) {
                    return Err(Failed);
                }
                let at = self.here();
                self.expr(ExprKind::Error, at, at)
            }
        };
        if !self.accept(T::RParen) {
            let found = self.found();
            self.syntax(format!("expected `)`, found {found}"));
            if !self.skip_to(&[T::RParen]) {
                return Err(Failed);
            }
            self.advance();
        }
        Ok(condition)
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
        let kind = match self.word() {
            kw::K_if => return self.if_statement(),
            kw::K_for => return self.for_statement(),
            kw::K_while => {
                self.advance();
                let condition = self.condition("while")?;
                let body = self.sub_statement()?;
                StmtKind::While(condition, body)
            }
            kw::K_do => {
                self.advance();
                let body = self.sub_statement()?;
                if !self.accept_word(kw::K_while) {
                    let found = self.found();
                    return Err(self.syntax(format!(
                        "expected `while` after the body of `do`, found {found}"
                    )));
                }
                let condition = self.condition("while")?;
                self.semicolon("after `do … while`");
                StmtKind::DoWhile(body, condition)
            }
            kw::K_switch => {
                self.advance();
                let value = self.condition("switch")?;
                let body = self.sub_statement()?;
                StmtKind::Switch(value, body)
            }
            kw::K_case | kw::K_default => return self.labelled(),
            kw::K_goto => {
                self.advance();
                let label = self.token();
                if !self.is_identifier(label) {
                    let found = self.found();
                    return Err(
                        self.syntax(format!("expected a label after `goto`, found {found}"))
                    );
                }
                let at = self.here();
                self.advance();
                self.semicolon("after `goto`");
                StmtKind::Goto(label.symbol, at)
            }
            kw::K_continue => {
                self.advance();
                self.semicolon("after `continue`");
                StmtKind::Continue
            }
            kw::K_break => {
                self.advance();
                self.semicolon("after `break`");
                StmtKind::Break
            }
            kw::K_return => {
                self.advance();
                let value = if self.is(T::Semi) {
                    None
                } else {
                    Some(self.expression().inspect_err(|_| {})?)
                };
                self.semicolon("after `return`");
                StmtKind::Return(value)
            }
            kw::K___asm | kw::K___asm__ =>
            {
                self.advance();
                while self.kind() == T::Ident {
                    self.advance();
                }
                self.expect(T::LParen, "after `asm`")?;
                self.skip_to(&[T::RParen]);
                self.expect(T::RParen, "at the end of `asm`")?;
                self.semicolon("after `asm`");
                StmtKind::Asm
            }
            _ if self.is_identifier(self.token()) && self.peek(1).kind == T::Colon => {
                return self.labelled();
            }
            _ => return self.expression_statement(),
        };
        Ok(self.stmt(kind, first))
    }

    fn expression_statement(&mut self) -> Parse<StmtId> {
        let first = self.here();
        let token = self.token();
        let next = self.peek(1);
        if self.is_identifier(token)
            && !self.is_type_name(token.symbol)
            && self.is_identifier(next)
        {
            let text = format!("`{}` is not the name of a type", self.name(token.symbol));
            let index = self.here();
            self.error_at(&c::UNKNOWN_TYPE, index, text);
            self.skip_statement();
            return Ok(self.stmt(StmtKind::Error, first));
        }
        let e = self.expression()?;
        self.semicolon("after the expression");
        Ok(self.stmt(StmtKind::Expr(e), first))
    }

    fn labelled(&mut self) -> Parse<StmtId> {
        let first = self.here();
        let mut labels = Vec::new();
        loop {
            let at = self.here();
            let token = self.token();
            if self.accept_word(kw::K_case) {
                let low = match self.conditional() {
                    Ok(e) => e,
                    Err(Failed) => {
                        if !self.skip_to(&[T::Colon]) {
                            return Err(Failed);
                        }
                        let at = self.here();
                        self.expr(ExprKind::Error, at, at)
                    }
                };
                let high = if self.accept(T::Ellipsis) { Some(self.conditional()?) } else { None };
                if !self.accept(T::Colon) {
                    self.missing(":", "after `case`");
                    // What follows is read as the statement.
                    self.accept(T::Semi);
                }
                labels.push(StmtLabel::Case(low, high, at));
            } else if self.accept_word(kw::K_default) {
                if !self.accept(T::Colon) {
                    self.missing(":", "after `default`");
                }
                labels.push(StmtLabel::Default(at));
            } else if self.is_identifier(token) && self.peek(1).kind == T::Colon {
                self.advance();
                self.advance();
                let attributes =
                    if self.is_word(kw::K___attribute__) { self.attributes()? } else { Vec::new() };
                labels.push(StmtLabel::Name(token.symbol, at, attributes));
            } else {
                break;
            }
        }
        let body = if self.is(T::RBrace) {
            // C99 wants a statement behind a label; C23 and clang do not.
            let here = self.here();
            self.error_at(&c::LABEL_AT_END, here, "a label at the end of a block labels nothing");
            self.stmt(StmtKind::Null, first)
        } else if self.starts_declaration() {
            let at = self.here();
            self.error_at(
                &c::LABEL_BEFORE_DECLARATION,
                at,
                "a label stands before a declaration, which is no statement",
            );
            let id = self.declaration_statement()?;
            self.stmt(StmtKind::Declaration(id), at)
        } else {
            self.nested(|p| p.statement())?
        };
        Ok(self.stmt(StmtKind::Labelled(labels, body), first))
    }

    fn if_statement(&mut self) -> Parse<StmtId> {
        let first = self.here();
        let mut arms = Vec::new();
        let mut last = None;
        self.advance();
        loop {
            let condition = self.condition("if")?;
            let body = self.sub_statement()?;
            arms.push((condition, body));
            if !self.accept_word(kw::K_else) {
                break;
            }
            if !self.accept_word(kw::K_if) {
                last = Some(self.sub_statement()?);
                break;
            }
        }
        Ok(self.stmt(StmtKind::If(arms, last), first))
    }

    fn for_statement(&mut self) -> Parse<StmtId> {
        let first = self.here();
        self.advance();
        self.enter();
        let result = self.for_rest(first);
        self.leave();
        result
    }

    fn for_rest(&mut self, first: TokenIndex) -> Parse<StmtId> {
        self.expect(T::LParen, "after `for`")?;
        let at = self.here();
        let init = if self.accept(T::Semi) {
            None
        } else if self.starts_declaration() {
            let id = self.declaration_statement()?;
            Some(self.stmt(StmtKind::Declaration(id), at))
        } else {
            match self.expression() {
                Ok(e) => {
                    let s = self.stmt(StmtKind::Expr(e), at);
                    if !self.accept(T::Semi) {
                        let found = self.found();
                        self.syntax(format!("expected `;` in `for`, found {found}"));
                        self.skip_to(&[T::RParen]);
                        self.accept(T::Semi);
                    }
                    Some(s)
                }
                Err(Failed) => {
                    self.skip_to(&[T::Semi]);
                    self.accept(T::Semi);
                    None
                }
            }
        };
        let condition = if matches!(self.kind(), T::Semi | T::RParen) {
            None
        } else {
            match self.expression() {
                Ok(e) => Some(e),
                Err(Failed) => {
                    self.skip_to(&[T::Semi, T::RParen]);
                    None
                }
            }
        };
        if !self.accept(T::Semi) {
            let found = self.found();
            self.syntax(format!("expected `;` in `for`, found {found}"));
            self.skip_to(&[T::Semi, T::RParen]);
            self.accept(T::Semi);
        }
        let step = if self.is(T::RParen) {
            None
        } else {
            match self.expression() {
                Ok(e) => Some(e),
                Err(Failed) => {
                    self.skip_to(&[T::RParen]);
                    None
                }
            }
        };
        if !self.accept(T::RParen) {
            let found = self.found();
            self.syntax(format!("expected `)` after `for`, found {found}"));
            self.skip_to(&[T::RParen]);
            if !self.accept(T::RParen) {
                return Err(Failed);
            }
        }
        let body = self.sub_statement()?;
        Ok(self.stmt(StmtKind::For(init, condition, step, body), first))
    }
}
