//! Statements (C99 6.8).

use super::super::keywords::kw;
use super::*;

impl Parser<'_> {
    /// `{ … }`; the current token is `{`. Opens no scope of its own.
    pub(super) fn compound_body(&mut self) -> Parse<StmtId> {
        let first = self.here();
        self.nested(|p| {
            p.advance();
            let (mut items, mut declarations) = (Vec::new(), 0);
            let mut at_start = true;
            while !matches!(p.kind(), T::RBrace | T::Eof) {
                let start = p.at;
                let loops = p.statement_pragmas(at_start);
                at_start = false;
                if items.len() == declarations && p.is_word(kw::K___label__) {
                    let here = p.here();
                    p.beyond(&c::GNU_C, here, "a label declaration");
                    items.push(p.label_declaration());
                    declarations += 1;
                    continue;
                }
                let broken = match p.statement_or_declaration() {
                    Ok(id) => {
                        items.push(p.hinted(&loops, id));
                        p.is_broken(id)
                    }
                    Err(Failed) => {
                        if p.at == start && !p.is(T::RBrace) {
                            p.advance();
                        }
                        true
                    }
                };
                if broken {
                    // They stand in what is passed over, which has its end or goes on up to here.
                    let last = p.tokens[..p.at].last().map(|token| token.kind);
                    let ended = matches!(last, Some(T::Semi | T::RBrace));
                    p.take_pragmas_to(p.at - usize::from(ended));
                }
            }
            if !p.statement_pragmas(at_start).is_empty() && p.is(T::RBrace) {
                let here = p.here();
                p.error_at(&c::UNROLL_WITHOUT_LOOP, here, "expected a loop after the pragma");
            }
            let here = p.here();
            if !p.accept(T::RBrace) && p.is_new_error(here) {
                let brace = token_span(p.sources, &p.tokens[first as usize]);
                p.error_at(&c::SYNTAX, here, "expected `}`, found the end of the file");
                if let Some(d) = p.diagnostics.last_mut() {
                    d.secondary.push(crate::diagnostic::Label {
                        span: brace,
                        text: "this block is not closed".into(),
                    });
                }
            }
            Ok(p.stmt(StmtKind::Compound(items), first))
        })
    }

    /// `__label__ name, …;` of GNU C; the current token is the word. The names before a mistake are declared.
    fn label_declaration(&mut self) -> StmtId {
        let first = self.here();
        let mut names = Vec::new();
        if self.label_names(&mut names).is_err() {
            self.skip_statement();
        }
        self.stmt(StmtKind::LabelDeclaration(names), first)
    }

    fn label_names(&mut self, names: &mut Vec<(Symbol, TokenIndex)>) -> Parse<()> {
        loop {
            self.advance();
            let token = self.token();
            if !self.is_identifier(token) {
                return Err(self.expected("a label"));
            }
            names.push((token.symbol, self.here()));
            self.advance();
            if !self.is(T::Comma) {
                break;
            }
        }
        self.expect(T::Semi, "after the labels")?;
        Ok(())
    }

    /// The statement behind pragmas that ask for a loop.
    fn hinted(&mut self, pragmas: &[&Pragma], id: StmtId) -> StmtId {
        if pragmas.is_empty() {
            return id;
        }
        let first = self.ast.stmt(id).first;
        let mut behind = id;
        while let StmtKind::Attributed(_, inner) = self.ast.stmt(behind).kind {
            behind = inner;
        }
        match self.ast.stmt(behind).kind {
            StmtKind::For(..) | StmtKind::While(..) | StmtKind::DoWhile(..) => {}
            StmtKind::Error => return id,
            _ => {
                let text = "expected a loop after the pragma";
                self.error_at(&c::UNROLL_WITHOUT_LOOP, first, text);
                return id;
            }
        }
        let mut counts = Vec::new();
        let mut hints: Vec<LoopHint> = Vec::new();
        for pragma in pragmas {
            let PragmaKind::Loop(more) = &pragma.kind else { continue };
            for hint in more {
                if hints.iter().any(|h| contradict(h, hint)) {
                    let span = self.sources.span(Pos(pragma.pos), 1);
                    let text = "this repeats or contradicts another hint for the loop";
                    self.diagnostics.push(Diagnostic::new(&c::LOOP_PRAGMA, span, text));
                }
                hints.push(*hint);
                if let LoopValue::Count { value, zero } = hint.value
                    && let Ok(e) = self.pragma_value(value)
                {
                    counts.push((e, zero));
                }
            }
        }
        self.stmt(StmtKind::Hinted(counts, id), first)
    }

    /// The value of a pragma, whose tokens start at `start`.
    fn pragma_value(&mut self, start: u32) -> Parse<ExprId> {
        let back = self.mark();
        self.at = start as usize;
        let value = self.nested(Self::conditional);
        if !self.stopped {
            self.back_to(back);
        }
        value
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
        // A kernel is declared at file scope alone.
        let kernel = matches!(token.symbol, kw::K_kernel | kw::K___kernel);
        if token.kind != T::Ident || (kernel && self.scopes.len() > 1) {
            return false;
        }
        let behind = (0..).find(|n| Self::word_of(self.peek(*n)) != kw::K___extension__);
        let behind = behind.unwrap_or(0);
        let token = self.peek(behind);
        token.kind == T::Ident
            && (self.starts_specifier(token) || self.is_lone_tag(token, self.peek(behind + 1)))
    }

    /// Whether a name is but a tag and is written as if it were a type's.
    fn is_lone_tag(&self, token: &Token, next: &Token) -> bool {
        let named = self.is_identifier(next);
        let pointed = next.kind == T::Star && !self.is_declared(token.symbol);
        self.tags.contains_key(&token.symbol) && (named || pointed)
    }

    fn statement_or_declaration(&mut self) -> Parse<StmtId> {
        let first = self.here();
        let token = self.token();
        // An attribute may start a declaration or a statement: the token behind it decides.
        if self.starts_attribute() {
            let start = self.mark();
            let attributes = self.attributes();
            if self.pragma_waits() {
                let text =
                    "expected a declaration or statement after the attribute, found a pragma";
                self.error_at(&c::MISPLACED_PRAGMA, first, text);
                let loops = self.statement_pragmas(false);
                let id = self.nested(Self::statement_or_declaration)?;
                return Ok(self.hinted(&loops, id));
            }
            if self.starts_declaration() && self.peek(1).kind != T::Colon {
                self.back_to(start);
                let id = self.declaration_statement(true)?;
                return Ok(self.stmt(StmtKind::Declaration(id), first));
            }
            if self.accept(T::Semi) {
                let inner = self.stmt(StmtKind::Null, first);
                return Ok(self.stmt(StmtKind::Attributed(attributes, inner), first));
            }
            if self.is_identifier(self.token()) && self.peek(1).kind == T::Colon {
                // They are the label's, as behind it.
                return self.nested(|p| p.labelled(attributes));
            }
            let behind = self.here();
            let inner = self.nested(Self::statement)?;
            let expression = matches!(self.ast.stmt(inner).kind, StmtKind::Expr(_));
            if self.is_broken(inner) || (expression && self.holds_unknown_name(behind)) {
                // What the attributes stand on is not known.
                return Ok(inner);
            }
            return Ok(self.stmt(StmtKind::Attributed(attributes, inner), first));
        }
        if token.kind == T::Ident {
            if self.is_word(kw::K__Static_assert) {
                let (e, text) = self.static_assert()?;
                return Ok(self.stmt(StmtKind::StaticAssert(e, text), first));
            }
            if self.is_word(kw::K___label__) {
                let failed = self.expected("a statement");
                self.skip_statement();
                return Err(failed);
            }
            let label = self.peek(1).kind == T::Colon && self.is_identifier(token);
            if !label && self.starts_declaration() {
                let id = self.declaration_statement(true)?;
                return Ok(self.stmt(StmtKind::Declaration(id), first));
            }
        }
        self.nested(Self::statement)
    }

    /// A statement in a scope of its own, as the body of `if` or a loop is. One that could not be read is an
    /// error node.
    fn sub_statement(&mut self) -> StmtId {
        self.enter();
        let loops = self.statement_pragmas(false);
        let attribute = self.starts_attribute();
        let label = self.is_identifier(self.token()) && self.peek(1).kind == T::Colon;
        let result = if self.starts_declaration() && !label && !attribute {
            // Only blocks hold declarations.
            let text = "a declaration cannot be the body of a statement; put it in a block";
            let failed = self.syntax(text);
            self.skip_statement();
            Err(failed)
        } else if self.is(T::RBrace) {
            Err(self.syntax("expected a statement, found `}`"))
        } else if attribute {
            self.statement_or_declaration()
        } else {
            self.nested(Self::statement)
        };
        self.leave();
        result.map(|id| self.hinted(&loops, id)).unwrap_or_else(|Failed| {
            let at = self.here();
            self.stmt(StmtKind::Error, at)
        })
    }

    /// The `;` behind a statement such as `return`.
    fn end_of(&mut self, word: &str) {
        if self.accept(T::Semi) {
            return;
        }
        self.missing(";", &format!("after `{word}`"));
        let _ = self.accept(T::Colon) || self.accept(T::Comma);
        self.skip_until(&[T::RBrace], Skip::BeforeInStatement);
    }

    /// `( condition )`. Where what follows cannot be found, the statement is what could be read.
    fn condition(&mut self, after: &str) -> Result<ExprId, StmtId> {
        let first = self.here();
        if self.expect(T::LParen, after).is_err() {
            self.skip_until(&[T::Semi], Skip::Past);
            return Err(self.stmt(StmtKind::Error, first));
        }
        let mark = self.recovery_mark();
        let read = self.nested(Self::expression);
        if !self.is(T::RParen) && !read.as_ref().is_ok_and(|e| !self.hides_unknown_name(*e)) {
            self.skip_until(&[T::Semi], Skip::Past);
            if !self.is(T::RParen) {
                return Err(match read {
                    Ok(e) => {
                        let id = self.stmt(StmtKind::Expr(e), first);
                        self.broken = Some(id);
                        id
                    }
                    Err(Failed) => self.broken_statement(mark, first),
                });
            }
        }
        let condition = match read {
            Ok(e) => e,
            Err(Failed) => self.recovered(mark),
        };
        self.close(T::RParen);
        while self.is(T::RParen) {
            self.syntax("unmatched `)`");
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
            kw::K_if | kw::K_for | kw::K_while | kw::K_switch => return self.control_statement(),
            kw::K_do => return self.do_statement(),
            kw::K_case | kw::K_default => return self.labelled(Vec::new()),
            kw::K_goto => {
                self.advance();
                let label = self.token();
                if !self.is_identifier(label) {
                    let found = self.found();
                    let failed =
                        self.syntax(format!("expected a label after `goto`, found {found}"));
                    self.accept(T::Semi);
                    return Err(failed);
                }
                let at = self.here();
                self.advance();
                self.end_of("goto");
                StmtKind::Goto(label.symbol, at)
            }
            kw::K_continue => {
                self.advance();
                self.end_of("continue");
                StmtKind::Continue
            }
            kw::K_break => {
                self.advance();
                self.end_of("break");
                StmtKind::Break
            }
            kw::K_return => {
                self.advance();
                let mut value = None;
                if !self.is(T::Semi) {
                    let mark = self.recovery_mark();
                    match self.nested(Self::expression) {
                        Ok(e) if !self.is(T::Semi) && self.holds_unknown_name(first) => {
                            self.skip_statement();
                            let e = self.expr(ExprKind::Recovered(vec![e]), first, first);
                            return Ok(self.stmt(StmtKind::Return(Some(e)), first));
                        }
                        Ok(e) => value = Some(e),
                        Err(Failed) => {
                            self.skip_statement();
                            let e = self.recovered(mark);
                            let id = self.stmt(StmtKind::Return(Some(e)), first);
                            self.broken = Some(id);
                            return Ok(id);
                        }
                    }
                }
                self.end_of("return");
                StmtKind::Return(value)
            }
            kw::K___asm | kw::K___asm__ => {
                let instructs = self.assembly();
                self.end_of("asm");
                if instructs { StmtKind::Asm } else { StmtKind::Null }
            }
            _ if self.is_identifier(self.token()) && self.peek(1).kind == T::Colon => {
                return self.labelled(Vec::new());
            }
            _ => return self.expression_statement(),
        };
        Ok(self.stmt(kind, first))
    }

    fn do_statement(&mut self) -> Parse<StmtId> {
        let first = self.here();
        self.advance();
        let body = self.sub_statement();
        let broken = self.is_broken(body) || self.is_unknown_expression(body);
        if !self.accept_word(kw::K_while) {
            if !broken {
                self.expected("`while` after the body of `do`");
                self.skip_until(&[T::Semi], Skip::Before);
            }
            self.accept(T::Semi);
            return Ok(self.broken_loop(body, first));
        }
        if self.expect(T::LParen, "after `while`").is_err() {
            self.skip_until(&[T::Semi], Skip::Before);
            self.accept(T::Semi);
            return Ok(self.broken_loop(body, first));
        }
        let mark = self.recovery_mark();
        let condition = match self.nested(Self::expression) {
            Ok(e) => e,
            Err(Failed) => {
                if !matches!(self.kind(), T::RParen | T::RBracket | T::RBrace) {
                    self.skip_until(&[T::Semi], Skip::Past);
                }
                self.recovered(mark)
            }
        };
        self.close(T::RParen);
        if !broken || self.is(T::Semi) {
            self.end_of("do … while");
        }
        Ok(self.stmt(StmtKind::DoWhile(body, condition), first))
    }

    /// `do` whose condition is missing: its body is still looked at.
    fn broken_loop(&mut self, body: StmtId, first: TokenIndex) -> StmtId {
        let at = self.here();
        let condition = self.expr(ExprKind::Recovered(Vec::new()), at, at);
        let id = self.stmt(StmtKind::DoWhile(body, condition), first);
        self.broken = Some(id);
        id
    }

    /// Whether a statement is an expression with a name in it that was never declared.
    fn is_unknown_expression(&self, id: StmtId) -> bool {
        let statement = self.ast.stmt(id);
        matches!(statement.kind, StmtKind::Expr(_)) && self.holds_unknown_name(statement.first)
    }

    /// What could be read of a statement since a mark, as one that is broken.
    fn broken_statement(&mut self, mark: RecoveryMark, first: TokenIndex) -> StmtId {
        let e = self.recovered(mark);
        let id = self.stmt(StmtKind::Expr(e), first);
        self.broken = Some(id);
        id
    }

    fn is_broken(&self, id: StmtId) -> bool {
        self.broken == Some(id) || matches!(self.ast.stmt(id).kind, StmtKind::Error)
    }

    fn expression_statement(&mut self) -> Parse<StmtId> {
        let first = self.here();
        let token = self.token();
        if self.is_identifier(token)
            && self.is_identifier(self.peek(1))
            && !self.is_declared(token.symbol)
        {
            // Two names: the first was meant as a type.
            self.unknown_type(first, token.symbol);
            self.skip_statement();
            return Ok(self.stmt(StmtKind::Error, first));
        }
        let mark = self.recovery_mark();
        let e = match self.expression() {
            Ok(e) => e,
            Err(Failed) => {
                self.skip_statement();
                return Ok(self.broken_statement(mark, first));
            }
        };
        if !self.is(T::Semi) && (self.holds_unknown_name(first) || self.hides_unknown_name(e)) {
            // The name is reported; the rest cannot be read without knowing what it stands for.
            self.skip_statement();
            let id = self.stmt(StmtKind::Expr(e), first);
            self.broken = Some(id);
            return Ok(id);
        }
        self.semicolon("after the expression");
        Ok(self.stmt(StmtKind::Expr(e), first))
    }

    /// The value of a `case`. Where it cannot be read, the `:` behind it is found, or fails.
    fn case_value(&mut self) -> Parse<ExprId> {
        let mark = self.recovery_mark();
        let start = self.here();
        let read = self.nested(Self::conditional);
        let ended = matches!(self.kind(), T::Colon | T::Ellipsis);
        if (read.is_err() || (!ended && self.holds_unknown_name(start)))
            && !self.skip_until(&[T::Colon, T::RBrace], Skip::BeforeInStatement)
        {
            return Err(Failed);
        }
        Ok(read.unwrap_or_else(|Failed| self.recovered(mark)))
    }

    /// The `:` behind `case` or `default`, for which `;` may have been written.
    fn label_colon(&mut self, word: &str) {
        if self.accept(T::Colon) {
            return;
        }
        if self.is(T::Semi) {
            self.syntax(format!("expected `:` after `{word}`, found `;`"));
            self.advance();
        } else {
            self.missing(":", &format!("after `{word}`"));
        }
    }

    /// A statement with its labels; `before` are attributes that stand before a name.
    fn labelled(&mut self, mut before: Vec<Attribute>) -> Parse<StmtId> {
        let first = self.here();
        let mut labels = Vec::new();
        // Those between the labels and the statement.
        let mut loops: Vec<&Pragma> = Vec::new();
        loop {
            let at = self.here();
            let token = self.token();
            if !loops.is_empty() && (self.is_word(kw::K_case) || self.is_word(kw::K_default)) {
                let text = "expected a loop after the pragma";
                self.error_at(&c::UNROLL_WITHOUT_LOOP, at, text);
            }
            if self.accept_word(kw::K_case) {
                let mark = self.recovery_mark();
                let Ok(low) = self.case_value() else {
                    return Ok(self.broken_statement(mark, first));
                };
                let mut high = None;
                if self.accept(T::Ellipsis) {
                    self.beyond(&c::GNU_C, at, "a range of `case` values");
                    let Ok(value) = self.case_value() else {
                        return Ok(self.broken_statement(mark, first));
                    };
                    high = Some(value);
                }
                self.label_colon("case");
                labels.push(StmtLabel::Case(low, high, at));
            } else if self.accept_word(kw::K_default) {
                self.label_colon("default");
                labels.push(StmtLabel::Default(at));
            } else if self.is_identifier(token) && self.peek(1).kind == T::Colon {
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
        let body = if self.is(T::RBrace) {
            // C99 wants a statement behind a label; C23 and clang do not.
            let here = self.here();
            if !loops.is_empty() {
                let text = "expected a loop after the pragma";
                self.error_at(&c::UNROLL_WITHOUT_LOOP, here, text);
            }
            self.error_at(&c::LABEL_AT_END, here, "expected a statement after the label");
            self.stmt(StmtKind::Null, first)
        } else if self.starts_attribute() || self.is_word(kw::K__Static_assert) {
            let at = self.here();
            match self.nested(Self::statement_or_declaration) {
                Ok(body) => {
                    if matches!(self.ast.stmt(body).kind, StmtKind::Declaration(_)) {
                        let text = "expected a statement after the label, found a declaration";
                        self.error_at(&c::LABEL_BEFORE_DECLARATION, at, text);
                    }
                    body
                }
                Err(Failed) => self.stmt(StmtKind::Error, first),
            }
        } else if self.starts_declaration() {
            let at = self.here();
            self.error_at(
                &c::LABEL_BEFORE_DECLARATION,
                at,
                "expected a statement after the label, found a declaration",
            );
            let id = self.declaration_statement(true)?;
            self.stmt(StmtKind::Declaration(id), at)
        } else {
            match self.nested(Self::statement) {
                Ok(body) => self.hinted(&loops, body),
                Err(Failed) => self.stmt(StmtKind::Error, first),
            }
        };
        Ok(self.stmt(StmtKind::Labelled(labels, body), first))
    }

    /// `if`, `for`, `while` or `switch`. Attributes behind the word are the statement's, as those before
    /// it are (OpenCL C 6.13.4).
    fn control_statement(&mut self) -> Parse<StmtId> {
        let first = self.here();
        let word = self.word();
        self.advance();
        let attributes = self.attributes();
        let inner = match word {
            kw::K_if => self.if_statement(first)?,
            kw::K_for => self.for_statement(first)?,
            kw::K_while => match self.condition("after `while`") {
                Ok(condition) => {
                    let body = self.sub_statement();
                    self.stmt(StmtKind::While(condition, body), first)
                }
                Err(broken) => return Ok(broken),
            },
            _ => match self.condition("after `switch`") {
                Ok(value) => {
                    let body = self.sub_statement();
                    self.stmt(StmtKind::Switch(value, body), first)
                }
                Err(broken) => return Ok(broken),
            },
        };
        match attributes.is_empty() {
            true => Ok(inner),
            false => Ok(self.stmt(StmtKind::Attributed(attributes, inner), first)),
        }
    }

    fn if_statement(&mut self, first: TokenIndex) -> Parse<StmtId> {
        let mut arms = Vec::new();
        let mut last = None;
        loop {
            let condition = match self.condition("after `if`") {
                Ok(condition) => condition,
                Err(broken) if arms.is_empty() => return Ok(broken),
                Err(broken) => {
                    last = Some(broken);
                    break;
                }
            };
            let body = self.sub_statement();
            arms.push((condition, body));
            if !self.accept_word(kw::K_else) {
                break;
            }
            if !self.accept_word(kw::K_if) {
                last = Some(self.sub_statement());
                break;
            }
        }
        Ok(self.stmt(StmtKind::If(arms, last), first))
    }

    fn for_statement(&mut self, first: TokenIndex) -> Parse<StmtId> {
        self.enter();
        let result = self.for_rest(first);
        self.leave();
        result
    }

    /// Whether a declaration starts here, perhaps with attributes as C23 writes them.
    fn starts_loop_declaration(&mut self) -> bool {
        if !self.starts_bracket_attribute() {
            return self.starts_declaration();
        }
        let (start, said) = (self.mark(), self.diagnostics.len());
        let last = (self.last_error, self.last_line);
        self.attributes();
        let found = self.starts_declaration();
        self.back_to(start);
        self.diagnostics.truncate(said);
        (self.last_error, self.last_line) = last;
        found
    }

    fn for_rest(&mut self, first: TokenIndex) -> Parse<StmtId> {
        if self.expect(T::LParen, "after `for`").is_err() {
            self.skip_until(&[T::Semi], Skip::Past);
            return Err(Failed);
        }
        let at = self.here();
        let mark = self.recovery_mark();
        let mut init = None;
        let no_semicolon = |p: &mut Self| {
            p.expected("`;` in `for`");
        };
        if self.accept(T::Semi) {
        } else if self.starts_loop_declaration() {
            if let Ok(id) = self.declaration_statement(false) {
                init = Some(self.stmt(StmtKind::Declaration(id), at));
            }
            if !self.accept(T::Semi) {
                no_semicolon(self);
            }
        } else {
            let read = self.nested(Self::expression);
            let valid = read.is_ok() && (self.is(T::Semi) || !self.holds_unknown_name(at));
            let e = read.unwrap_or_else(|Failed| self.recovered(mark));
            init = Some(self.stmt(StmtKind::Expr(e), at));
            if !valid {
                self.skip_until(&[T::RParen], Skip::BeforeInStatement);
                self.accept(T::Semi);
            } else if !self.accept(T::Semi) {
                no_semicolon(self);
            }
        }
        let mut condition = None;
        let mut valid = true;
        if !matches!(self.kind(), T::Semi | T::RParen) {
            let mark = self.recovery_mark();
            condition = Some(match self.nested(Self::expression) {
                Ok(e) => {
                    valid = !self.hides_unknown_name(e);
                    e
                }
                Err(Failed) => {
                    valid = false;
                    self.recovered(mark)
                }
            });
        }
        if !self.is(T::Semi) {
            if valid {
                no_semicolon(self);
            }
            self.skip_until(&[T::RParen], Skip::BeforeInStatement);
        }
        self.accept(T::Semi);
        let mut step = None;
        if !self.is(T::RParen) {
            let mark = self.recovery_mark();
            step = Some(match self.nested(Self::expression) {
                Ok(e) => e,
                Err(Failed) => self.recovered(mark),
            });
        }
        self.close(T::RParen);
        let body = self.sub_statement();
        let broken = !valid || self.is_broken(body);
        let id = self.stmt(StmtKind::For(init, condition, step, body), first);
        if broken {
            self.broken = Some(id);
        }
        Ok(id)
    }
}

/// Whether two hints for one loop cannot both be obeyed, or say the same twice.
fn contradict(a: &LoopHint, b: &LoopHint) -> bool {
    use LoopValue::{Count, State};
    a.kind == b.kind
        && match (a.value, b.value) {
            (State { .. }, State { .. }) | (Count { .. }, Count { .. }) => true,
            (State { disabled }, Count { .. }) | (Count { .. }, State { disabled }) => {
                disabled || matches!(a.kind, LoopKind::Unroll | LoopKind::UnrollAndJam)
            }
        }
}
