//! Expressions (C99 6.5, OpenCL C 6.3.6, 6.4, 6.14).

use super::super::keywords::kw;
use super::super::rules as r;
use super::*;

/// Binary operators by precedence, the weakest 1.
fn binary_operator(kind: T) -> Option<(BinaryOp, u8)> {
    use BinaryOp::*;
    Some(match kind {
        T::PipePipe => (LogicalOr, 1),
        T::AmpAmp => (LogicalAnd, 2),
        T::Pipe => (Or, 3),
        T::Caret => (Xor, 4),
        T::Amp => (And, 5),
        T::EqEq => (Eq, 6),
        T::NotEq => (Ne, 6),
        T::Lt => (Lt, 7),
        T::Gt => (Gt, 7),
        T::LtEq => (Le, 7),
        T::GtEq => (Ge, 7),
        T::Shl => (Shl, 8),
        T::Shr => (Shr, 8),
        T::Plus => (Add, 9),
        T::Minus => (Sub, 9),
        T::Star => (Mul, 10),
        T::Slash => (Div, 10),
        T::Percent => (Rem, 10),
        _ => return None,
    })
}

pub(super) fn assignment_operator(kind: T) -> Option<Option<BinaryOp>> {
    use BinaryOp::*;
    Some(match kind {
        T::Eq => None,
        T::StarEq => Some(Mul),
        T::SlashEq => Some(Div),
        T::PercentEq => Some(Rem),
        T::PlusEq => Some(Add),
        T::MinusEq => Some(Sub),
        T::ShlEq => Some(Shl),
        T::ShrEq => Some(Shr),
        T::AmpEq => Some(And),
        T::CaretEq => Some(Xor),
        T::PipeEq => Some(Or),
        _ => return None,
    })
}

impl Parser<'_> {
    pub(super) fn first_of(&self, id: ExprId) -> TokenIndex {
        self.ast.expr(id).first
    }

    /// An expression with commas. A part that cannot be read does not end it: what follows the next operator
    /// is read too, for its mistakes.
    pub(super) fn expression(&mut self) -> Parse<ExprId> {
        let left = self.assignment();
        self.commas(left, false)
    }

    /// The elements of a vector literal, as an expression with commas. The first that cannot be read ends it.
    fn list_elements(&mut self) -> Parse<ExprId> {
        let left = self.assignment();
        self.commas(left, true)
    }

    /// What stands behind the first expression with commas. In a list every comma is its own, and what cannot
    /// be read ends it.
    fn commas(&mut self, mut left: Parse<ExprId>, in_list: bool) -> Parse<ExprId> {
        let mut count = 0;
        while self.is(T::Comma)
            && if in_list { left.is_ok() } else { !self.no_expression(self.peek(1)) }
        {
            let at = self.here();
            self.advance();
            let right = self.assignment();
            left = self.joined(BinaryOp::Comma, left, right, at);
            count += 1;
            if count > CHAIN_LIMIT {
                return Err(self.too_deep());
            }
        }
        left
    }

    /// An operator at a token with both of its operands, if these could be read.
    fn joined(
        &mut self,
        op: BinaryOp,
        left: Parse<ExprId>,
        right: Parse<ExprId>,
        at: TokenIndex,
    ) -> Parse<ExprId> {
        let (left, right) = (left?, right?);
        let first = self.first_of(left);
        Ok(self.expr(ExprKind::Binary(op, left, right), at, first))
    }

    /// Whether an expression holds a name that was never declared.
    pub(super) fn is_of_unknown_name(&self, e: ExprId) -> bool {
        self.finds_unknown_name(e, true)
    }

    /// Whether an expression holds a name that was never declared inside of parentheses, behind a cast or
    /// beside a subscript: nothing then tells where the expression ends.
    pub(super) fn hides_unknown_name(&self, e: ExprId) -> bool {
        self.finds_unknown_name(e, false)
    }

    /// Whether an expression in parentheses without their end is passed over instead. The parentheses of a
    /// vector literal are a list, which ends where its elements do.
    fn ends_unknown(&self, e: ExprId, behind_cast: bool) -> bool {
        if behind_cast { self.hides_unknown_name(e) } else { self.is_of_unknown_name(e) }
    }

    fn finds_unknown_name(&self, e: ExprId, counts: bool) -> bool {
        let mut open = vec![(e, counts)];
        while let Some((e, counts)) = open.pop() {
            match &self.ast.expr(e).kind {
                ExprKind::Ident(name) if counts && !self.is_declared(*name) => return true,
                // A built-in function is nothing but called.
                ExprKind::Ident(name) if self.is_built_in_function(*name) => return true,
                ExprKind::Call(callee, arguments) => {
                    if !matches!(self.ast.expr(*callee).kind, ExprKind::Ident(name) if self.is_declared(name))
                    {
                        open.push((*callee, counts));
                    }
                    open.extend(arguments.iter().map(|e| (*e, counts)));
                }
                ExprKind::Paren(inner) => open.push((*inner, true)),
                ExprKind::Index(base, index) => open.extend([(*base, true), (*index, true)]),
                ExprKind::Cast(_, operand) => open.push((*operand, true)),
                kind => kind.operands(&mut |e| open.push((e, counts))),
            }
        }
        false
    }

    /// Whether a token cannot start an expression, so that a `,` before it is left to the caller.
    fn no_expression(&self, token: &Token) -> bool {
        match token.kind {
            T::LBrace | T::RBrace => true,
            T::Ident => {
                matches!(token.symbol, kw::K_for | kw::K_while | kw::K_if | kw::K_else | kw::K_goto)
                    || self.starts_specifier(token)
            }
            _ => false,
        }
    }

    /// Whether a token starts no expression and no type.
    fn starts_no_expression(&self, token: &Token) -> bool {
        match token.kind {
            T::Plus
            | T::Minus
            | T::Not
            | T::Tilde
            | T::Star
            | T::Amp
            | T::AmpAmp
            | T::PlusPlus
            | T::MinusMinus
            | T::LParen
            | T::Caret
            | T::Number
            | T::Char
            | T::Str => false,
            T::Ident => self.starts_statement(token.symbol),
            _ => true,
        }
    }

    fn starts_statement(&self, word: Symbol) -> bool {
        matches!(
            word,
            kw::K_if
                | kw::K_else
                | kw::K_for
                | kw::K_while
                | kw::K_do
                | kw::K_switch
                | kw::K_case
                | kw::K_default
                | kw::K_goto
                | kw::K_continue
                | kw::K_break
                | kw::K_return
        )
    }

    /// An assignment expression. Right-recursive, but read in a loop.
    pub(super) fn assignment(&mut self) -> Parse<ExprId> {
        let mut pending = Vec::new();
        let mut value = self.conditional();
        while let Some(op) = assignment_operator(self.kind()) {
            pending.push((value, op, self.here()));
            if pending.len() > CHAIN_LIMIT / 16 {
                return Err(self.too_deep());
            }
            self.advance();
            value = self.conditional();
        }
        for (target, op, at) in pending.into_iter().rev() {
            value = match (target, value) {
                (Ok(target), Ok(value)) => {
                    let first = self.first_of(target);
                    Ok(self.expr(ExprKind::Assign(op, target, value), at, first))
                }
                _ => Err(Failed),
            };
        }
        value
    }

    pub(super) fn conditional(&mut self) -> Parse<ExprId> {
        let condition = self.binary(1);
        if !self.is(T::Question) {
            return condition;
        }
        let at = self.here();
        self.advance();
        let middle = if self.is(T::Colon) {
            self.beyond(&c::GNU_C, at, "`?:` without a middle operand");
            Ok(None)
        } else {
            self.nested(Self::expression).map(Some)
        };
        if !self.accept(T::Colon) {
            self.expected("`:` in `? :`");
        }
        let last = self.nested(Self::conditional);
        // `a ? b : c = d` is an assignment to the whole, which the caller reads.
        let (condition, middle, last) = (condition?, middle?, last?);
        let first = self.first_of(condition);
        Ok(self.expr(ExprKind::Conditional(condition, middle, last), at, first))
    }

    fn binary(&mut self, least: u8) -> Parse<ExprId> {
        let mut left = self.cast();
        let mut count = 0;
        while let Some((op, level)) = binary_operator(self.kind()) {
            if level < least {
                break;
            }
            let at = self.here();
            self.advance();
            if op == BinaryOp::Xor
                && self.is(T::Caret)
                && !self.token().has(SPACE_BEFORE | FIRST_OF_LINE)
            {
                // It is said where the operand would stand, as of any operator that has none.
                self.advance();
                let said = self.diagnostics.len();
                let failed = self.syntax("the operator `^^` is reserved");
                for d in &mut self.diagnostics[said..] {
                    d.rule = Some(r::NO_LOGICAL_XOR);
                }
                return Err(failed);
            }
            let right = self.binary(level + 1);
            left = self.joined(op, left, right, at);
            count += 1;
            if count > CHAIN_LIMIT {
                return Err(self.too_deep());
            }
        }
        left
    }

    /// Whether `(` is followed by a type name.
    fn paren_type(&self) -> bool {
        self.is(T::LParen) && self.starts_type_name(self.peek(1))
    }

    pub(super) fn cast(&mut self) -> Parse<ExprId> {
        if !self.paren_type() {
            return self.unary();
        }
        let first = self.here();
        self.nested(|p| {
            p.advance();
            let ty = p.type_name();
            p.close(T::RParen);
            if p.is(T::LBrace) {
                let init = p.initialiser_list()?;
                let literal = p.expr(ExprKind::CompoundLiteral(ty, init), first, first);
                return p.postfix(literal);
            }
            // A vector literal's parentheses belong to the cast: what follows them applies to
            // the vector.
            p.behind_cast = p.is(T::LParen) && !p.paren_type();
            if p.behind_cast && p.names_vector(ty) {
                let paren = p.primary()?;
                let cast = p.expr(ExprKind::Cast(ty, paren), first, first);
                return p.postfix(cast);
            }
            let operand = p.cast()?;
            Ok(p.expr(ExprKind::Cast(ty, operand), first, first))
        })
    }

    fn names_vector(&self, ty: TypeNameId) -> bool {
        let ty = self.ast.type_name(ty);
        match ty.specs.ty {
            TypeSpec::Named(symbol) if ty.declarator.chunks.is_empty() => {
                self.name_kind(symbol) == NameKind::VectorType
            }
            _ => false,
        }
    }

    pub(super) fn unary(&mut self) -> Parse<ExprId> {
        let first = self.here();
        let op = match self.kind() {
            T::Plus => UnaryOp::Plus,
            T::Minus => UnaryOp::Minus,
            T::Not => UnaryOp::Not,
            T::Tilde => UnaryOp::BitNot,
            T::Star => UnaryOp::Deref,
            T::Amp => UnaryOp::AddressOf,
            T::PlusPlus => UnaryOp::Increment,
            T::MinusMinus => UnaryOp::Decrement,
            T::Ident => match self.word() {
                kw::K_sizeof
                | kw::K_vec_step
                | kw::K__Alignof
                | kw::K___alignof
                | kw::K___alignof__ => return self.type_trait(),
                kw::K___extension__ => UnaryOp::Extension,
                _ => {
                    let e = self.primary()?;
                    return self.postfix(e);
                }
            },
            _ => {
                let e = self.primary()?;
                return self.postfix(e);
            }
        };
        if matches!(op, UnaryOp::Increment | UnaryOp::Decrement)
            && self.starts_no_expression(self.peek(1))
        {
            let found = self.found();
            return Err(self.syntax(format!("expected an operand after {found}")));
        }
        self.take_word();
        // A cast behind `++` is no object, which is better said than that it cannot stand there.
        let operand = self.nested(Self::cast)?;
        Ok(self.expr(ExprKind::Unary(op, operand), first, first))
    }

    fn type_trait(&mut self) -> Parse<ExprId> {
        let first = self.here();
        let property = match self.word() {
            kw::K_sizeof => TypeTrait::Sizeof,
            kw::K_vec_step => TypeTrait::VecStep,
            word => {
                let code = if word == kw::K__Alignof { &c::LATER_C } else { &c::GNU_C };
                let text = format!("`{}`", self.name(word));
                self.beyond(code, first, &text);
                TypeTrait::Alignof
            }
        };
        self.advance();
        self.nested(|p| {
            if p.paren_type() {
                let start = p.mark();
                p.advance();
                let ty = p.type_name();
                p.close(T::RParen);
                // A literal is the operand, not its type.
                if p.is(T::LBrace) || (p.is(T::LParen) && p.names_vector(ty)) {
                    p.back_to(start);
                    let operand = p.cast()?;
                    return Ok(p.expr(ExprKind::TraitExpr(property, operand), first, first));
                }
                return Ok(p.expr(ExprKind::TraitType(property, ty), first, first));
            }
            if p.starts_type_name(p.token()) {
                if p.is_new_error(first) {
                    p.error_at(&c::SYNTAX, first, "the type after this must be in `( )`");
                }
                p.type_name();
                return Err(Failed);
            }
            let operand = p.unary()?;
            Ok(p.expr(ExprKind::TraitExpr(property, operand), first, first))
        })
    }

    fn bracketed<V>(&mut self, f: impl FnOnce(&mut Self) -> Parse<V>) -> Parse<V> {
        self.nested(f)
    }

    pub(super) fn primary(&mut self) -> Parse<ExprId> {
        let at = self.here();
        let token = self.token();
        let kind = match token.kind {
            T::Number => {
                let text = match token.has(SCRATCH) {
                    true => self.name(token.symbol).into(),
                    false => {
                        String::from_utf8_lossy(self.sources.text(Pos(token.spell), token.len()))
                    }
                };
                // Most numbers are a few digits.
                let plain = text.len() < 10
                    && !text.starts_with('0')
                    && text.bytes().all(|b| b.is_ascii_digit());
                if text.starts_with("0b") || text.starts_with("0B") {
                    self.beyond(&c::LATER_C, at, "a binary constant");
                }
                if !plain && let Err(why) = literal::number(&text) {
                    self.error_at(&c::INVALID_LITERAL, at, why);
                    self.advance();
                    return Err(Failed);
                }
                ExprKind::Number
            }
            T::Char => ExprKind::Char,
            T::Str => {
                while self.is(T::Str) {
                    self.advance();
                }
                return Ok(self.expr(ExprKind::Str, at, at));
            }
            T::LParen => {
                let behind_cast = std::mem::take(&mut self.behind_cast);
                return self.bracketed(|p| {
                    p.advance();
                    if p.is(T::LBrace) {
                        p.beyond(&c::GNU_C, at, "a statement expression");
                        let body = p.scoped_compound()?;
                        p.close(T::RParen);
                        return Ok(p.expr(ExprKind::StatementExpr(body), at, at));
                    }
                    let read = if behind_cast { p.list_elements() } else { p.expression() };
                    let open = !p.is(T::RParen);
                    let inner = match read {
                        Ok(e) if !(open && p.ends_unknown(e, behind_cast)) => e,
                        _ => {
                            p.skip_until(&[T::RParen], Skip::PastInStatement);
                            return Err(Failed);
                        }
                    };
                    p.close(T::RParen);
                    Ok(p.expr(ExprKind::Paren(inner), at, at))
                });
            }
            T::Caret if self.blocks() => return self.block_literal(),
            T::Caret => {
                self.no_blocks();
                return self.block_literal();
            }
            T::Ident => match token.symbol {
                kw::K_true => ExprKind::Bool(true),
                kw::K_false => ExprKind::Bool(false),
                kw::K___func__ => ExprKind::FunctionName,
                word @ (kw::K___FUNCTION__ | kw::K___PRETTY_FUNCTION__) => {
                    let text = format!("`{}`", self.name(word));
                    self.beyond(&c::GNU_C, at, &text);
                    ExprKind::FunctionName
                }
                kw::K___builtin_offsetof
                | kw::K___builtin_astype
                | kw::K___builtin_convertvector
                | kw::K___builtin_bit_cast
                | kw::K___builtin_choose_expr
                | kw::K___builtin_types_compatible_p
                | kw::K__Generic => return self.special_call(),
                symbol if self.is_identifier(token) && !self.is_type_name(symbol) => {
                    ExprKind::Ident(symbol)
                }
                symbol if self.is_type_name(symbol) && !specifiers::image_type(symbol) => {
                    // It is taken for a value, as compilers do with names that stand for types.
                    if !self.doubtful.contains(&symbol) {
                        self.expected("an expression");
                    }
                    ExprKind::Recovered(Vec::new())
                }
                _ => {
                    return Err(self.expected("an expression"));
                }
            },
            _ => {
                return Err(self.expected("an expression"));
            }
        };
        self.advance();
        Ok(self.expr(kind, at, at))
    }

    fn postfix(&mut self, base: ExprId) -> Parse<ExprId> {
        let mut base = Ok(base);
        let mut count = 0;
        loop {
            count += 1;
            if count > CHAIN_LIMIT {
                return Err(self.too_deep());
            }
            let at = self.here();
            let first = base.as_ref().map_or(at, |base| self.first_of(*base));
            match self.kind() {
                T::LBracket => {
                    let (index, closed) = self.bracketed(|p| {
                        p.advance();
                        let index = p.expression();
                        Ok((index, p.close(T::RBracket)))
                    })?;
                    base = match (base, index) {
                        (Ok(base), Ok(index)) if closed => {
                            Ok(self.expr(ExprKind::Index(base, index), at, first))
                        }
                        _ => Err(Failed),
                    };
                }
                T::LParen => {
                    let arguments = self.bracketed(|p| Ok(p.call_arguments()))?;
                    base = match (base, arguments) {
                        (Ok(base), Ok(arguments)) => {
                            Ok(self.expr(ExprKind::Call(base, arguments), at, first))
                        }
                        _ => Err(Failed),
                    };
                }
                T::Dot | T::Arrow => {
                    let arrow = self.is(T::Arrow);
                    self.advance();
                    let name = self.token();
                    if name.kind != T::Ident {
                        self.expected("a member's name");
                        base = Err(Failed);
                        continue;
                    }
                    let name_at = self.here();
                    self.advance();
                    if let Ok(inner) = base {
                        let kind = ExprKind::Member(inner, arrow, name.symbol, name_at);
                        base = Ok(self.expr(kind, at, first));
                    }
                }
                T::PlusPlus | T::MinusMinus => {
                    let up = self.is(T::PlusPlus);
                    self.advance();
                    if let Ok(inner) = base {
                        base = Ok(self.expr(ExprKind::Postfix(up, inner), at, first));
                    }
                }
                _ => return base,
            }
        }
    }

    /// `(a, b)` of a call; the current token is `(`.
    fn call_arguments(&mut self) -> Parse<Vec<ExprId>> {
        self.advance();
        let mut arguments = Vec::new();
        if self.accept(T::RParen) {
            return Ok(arguments);
        }
        let mut valid = true;
        loop {
            match self.no_pragma().and_then(|()| self.assignment()) {
                Ok(e)
                    if matches!(self.kind(), T::Comma | T::RParen)
                        || !self.hides_unknown_name(e) =>
                {
                    arguments.push(e);
                }
                _ => {
                    valid = false;
                    self.skip_until(&[T::Comma, T::RParen], Skip::Before);
                }
            }
            if !self.accept(T::Comma) {
                break;
            }
        }
        let unknown = !self.is(T::RParen) && arguments.iter().any(|e| self.is_of_unknown_name(*e));
        if !valid || unknown {
            self.skip_until(&[T::RParen], Skip::PastInStatement);
            return Err(Failed);
        }
        // A `;` before the `)` ended what was meant.
        let ends = self.is(T::RParen);
        if self.close(T::RParen) && ends { Ok(arguments) } else { Err(Failed) }
    }

    /// The state from which [`recovered`](Self::recovered) counts.
    pub(super) fn recovery_mark(&self) -> RecoveryMark {
        RecoveryMark {
            exprs: self.ast.exprs.len(),
            stmts: self.ast.stmts.len(),
            token: self.here(),
        }
    }

    /// An error node with what was read since a mark and is part of nothing: its names and operands are
    /// still looked at.
    pub(super) fn recovered(&mut self, mark: RecoveryMark) -> ExprId {
        let at = self.here();
        self.gave_up.get_or_insert(mark.token);
        let RecoveryMark { exprs: from, stmts, .. } = mark;
        let mut parts = Vec::new();
        // The statements of a block or of `({ … })` have their own scopes, which are gone.
        if self.ast.stmts.len() == stmts && self.ast.exprs.len() - from < CHAIN_LIMIT {
            let mut inner = vec![false; self.ast.exprs.len() - from];
            for e in &self.ast.exprs[from..] {
                e.kind.operands(&mut |child| {
                    if let Some(seen) =
                        (child.0 as usize).checked_sub(from).and_then(|i| inner.get_mut(i))
                    {
                        *seen = true;
                    }
                });
            }
            let roots = inner.iter().enumerate().filter(|(_, inner)| !**inner);
            parts = roots.map(|(i, _)| ExprId((from + i) as u32)).collect();
        } else {
            self.report_unknown_names(mark);
        }
        self.expr(ExprKind::Recovered(parts), at, at)
    }

    fn special_call(&mut self) -> Parse<ExprId> {
        let at = self.here();
        let word = self.word();
        self.advance();
        let open = format!("after `{}`", self.name(word));
        if word == kw::K__Generic {
            self.beyond(&c::LATER_C, at, "`_Generic`");
            self.expect_behind(T::LParen, &open)?;
        } else {
            // The constants of the language that are macros are spelled with such functions.
            if !is_predefined(self.sources, &self.tokens[at as usize]) {
                let text = of_compilers("function", self.name(word));
                self.error_at(&c::COMPILER_FUNCTION, at, text);
            }
            self.expect(T::LParen, &open)?;
        }
        let kind = self.nested(|p| p.special_arguments(word));
        let Ok(kind) = kind else {
            self.skip_until(&[T::RParen], Skip::PastInStatement);
            return Err(Failed);
        };
        if !self.close(T::RParen) {
            return Err(Failed);
        }
        let e = self.expr(kind, at, at);
        self.postfix(e)
    }

    fn special_arguments(&mut self, word: Symbol) -> Parse<ExprKind> {
        Ok(match word {
            kw::K___builtin_offsetof => {
                let ty = self.type_name();
                self.expect_behind(T::Comma, "after the type")?;
                let mut path = Vec::new();
                loop {
                    if self.kind() == T::Ident {
                        path.push(Designator::Member(self.word(), self.here()));
                        self.advance();
                    } else if path.is_empty() {
                        return Err(self.expected("a member's name"));
                    }
                    let here = self.here();
                    if self.accept(T::Dot) {
                        continue;
                    }
                    if self.accept(T::LBracket) {
                        let e = self.expression()?;
                        self.close(T::RBracket);
                        path.push(Designator::Index(e, here));
                        if self.is(T::LBracket) || self.accept(T::Dot) {
                            continue;
                        }
                    }
                    break;
                }
                ExprKind::Offsetof(ty, path)
            }
            kw::K___builtin_astype | kw::K___builtin_convertvector => {
                let e = self.assignment()?;
                self.expect_behind(T::Comma, "before the type")?;
                let ty = self.type_name();
                match word {
                    kw::K___builtin_astype => ExprKind::AsType(e, ty),
                    _ => ExprKind::ConvertVector(e, ty),
                }
            }
            kw::K___builtin_choose_expr => {
                let a = self.assignment()?;
                self.expect_behind(T::Comma, "after the condition")?;
                let b = self.assignment()?;
                self.expect_behind(T::Comma, "between the choices")?;
                let c = self.assignment()?;
                ExprKind::Choose(a, b, c)
            }
            kw::K___builtin_types_compatible_p => {
                let a = self.type_name();
                self.expect_behind(T::Comma, "between the types")?;
                let b = self.type_name();
                ExprKind::TypesCompatible(a, b)
            }
            kw::K___builtin_bit_cast => {
                let ty = self.type_name();
                self.expect(T::Comma, "after the type")?;
                ExprKind::BitCast(ty, self.assignment()?)
            }
            _ => {
                let start = self.here();
                let control = match self.starts_type_name(self.token()) {
                    true => Controlling::Type(self.type_name()),
                    false => Controlling::Expr(self.assignment()?),
                };
                if self.holds_unknown_name(start) {
                    // What is chosen is not known.
                    return Err(Failed);
                }
                let mut arms: Vec<(TokenIndex, Option<TypeNameId>, ExprId)> = Vec::new();
                self.expect_behind(T::Comma, "after the controlling expression")?;
                loop {
                    let at = self.here();
                    let ty =
                        if self.accept_word(kw::K_default) { None } else { Some(self.type_name()) };
                    if ty.is_some_and(|ty| {
                        matches!(self.ast.type_name(ty).specs.ty, TypeSpec::Error)
                    }) {
                        return Err(Failed);
                    }
                    if ty.is_none() && arms.iter().any(|arm| arm.1.is_none()) {
                        self.error_at(&c::SYNTAX, at, "this `_Generic` has a second `default`");
                        return Err(Failed);
                    }
                    self.expect_behind(T::Colon, "after the type")?;
                    arms.push((at, ty, self.assignment()?));
                    if !self.accept(T::Comma) {
                        break;
                    }
                }
                ExprKind::Generic(control, arms)
            }
        })
    }

    pub(super) fn block_literal(&mut self) -> Parse<ExprId> {
        let at = self.here();
        self.advance();
        self.enter();
        let result = self.nested(|p| {
            let mut specs = None;
            let here = p.here();
            let mut declarator = Declarator {
                name: None,
                chunks: Vec::new(),
                attributes: Vec::new(),
                first: here,
                last: here,
                invalid: false,
            };
            let before = p.attributes();
            if p.is(T::LParen) {
                let chunk = p.function_chunk()?;
                declarator.chunks.push(chunk);
                declarator.attributes = before;
                declarator.attributes.extend(p.attributes());
            } else if p.is(T::LBrace) {
                declarator.attributes = before;
            } else {
                let mut read = p.specifiers(specifiers::Role::TypeName);
                read.attributes.splice(0..0, before);
                specs = Some(read);
                declarator = p.declarator(declarators::Form::Abstract)?;
                // Behind parameters they say nothing.
                let behind = p.attributes();
                if declarator.chunks.is_empty() {
                    declarator.attributes.extend(behind);
                }
            }
            declarator.last = p.previous().max(here);
            p.declare_parameters(&declarator);
            if !p.is(T::LBrace) {
                if !specs.as_ref().is_some_and(|s| matches!(s.ty, TypeSpec::Error)) {
                    let found = p.found();
                    p.syntax(format!("expected the block's `{{`, found {found}"));
                }
                return Err(Failed);
            }
            let body = p.compound_body()?;
            Ok(p.expr(ExprKind::Block(Box::new(BlockLiteral { specs, declarator, body })), at, at))
        });
        self.leave();
        let e = result?;
        self.postfix(e)
    }
}
