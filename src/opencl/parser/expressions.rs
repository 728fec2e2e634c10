//! Expressions (C99 6.5, OpenCL C 6.3.6, 6.4, 6.14).

use super::super::keywords::kw;
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

fn assignment_operator(kind: T) -> Option<Option<BinaryOp>> {
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
    fn first_of(&self, id: ExprId) -> TokenIndex {
        self.ast.expr(id).first
    }

    pub(super) fn expression(&mut self) -> Parse<ExprId> {
        let mut left = self.assignment()?;
        let mut count = 0;
        while self.is(T::Comma) {
            let at = self.here();
            self.advance();
            let right = self.assignment()?;
            let first = self.first_of(left);
            left = self.expr(ExprKind::Binary(BinaryOp::Comma, left, right), at, first);
            count += 1;
            if count > CHAIN_LIMIT {
                return Err(self.too_deep());
            }
        }
        Ok(left)
    }

    /// An assignment expression. Right-recursive, but read in a loop.
    pub(super) fn assignment(&mut self) -> Parse<ExprId> {
        let mut pending = Vec::new();
        let mut value = self.conditional()?;
        while let Some(op) = assignment_operator(self.kind()) {
            pending.push((value, op, self.here()));
            if pending.len() > CHAIN_LIMIT / 16 {
                return Err(self.too_deep());
            }
            self.advance();
            value = if self.is(T::LBrace) {
                return Err(self.syntax("an initialiser list cannot be assigned"));
            } else {
                self.conditional()?
            };
        }
        for (target, op, at) in pending.into_iter().rev() {
            let first = self.first_of(target);
            value = self.expr(ExprKind::Assign(op, target, value), at, first);
        }
        Ok(value)
    }

    pub(super) fn conditional(&mut self) -> Parse<ExprId> {
        let condition = self.binary(1)?;
        if !self.is(T::Question) {
            return Ok(condition);
        }
        let at = self.here();
        self.advance();
        let middle = if self.is(T::Colon) { None } else { Some(self.nested(|p| p.expression())?) };
        if !self.is(T::Colon) {
            let found = self.found();
            return Err(self.syntax(format!("expected `:` in `? :`, found {found}")));
        }
        self.advance();
        let last = self.nested(|p| p.conditional())?;
        // `a ? b : c = d` is an assignment to the whole, which the caller reads.
        let first = self.first_of(condition);
        Ok(self.expr(ExprKind::Conditional(condition, middle, last), at, first))
    }

    fn binary(&mut self, least: u8) -> Parse<ExprId> {
        let mut left = self.cast()?;
        let mut count = 0;
        while let Some((op, level)) = binary_operator(self.kind()) {
            if level < least {
                break;
            }
            let at = self.here();
            self.advance();
            let right = self.binary(level + 1)?;
            let first = self.first_of(left);
            left = self.expr(ExprKind::Binary(op, left, right), at, first);
            count += 1;
            if count > CHAIN_LIMIT {
                return Err(self.too_deep());
            }
        }
        Ok(left)
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
            let ty = p.type_name()?;
            p.expect(T::RParen, "after the type")?;
            if p.is(T::LBrace) {
                let init = p.initialiser_list()?;
                let literal = p.expr(ExprKind::CompoundLiteral(ty, init), first, first);
                return p.postfix(literal);
            }
            // A vector literal's parentheses belong to the cast: what follows them applies to
            // the vector.
            if p.is(T::LParen) && !p.paren_type() && p.names_vector(ty) {
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

    fn unary(&mut self) -> Parse<ExprId> {
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
        self.advance();
        let operand = self.nested(|p| {
            if matches!(op, UnaryOp::Increment | UnaryOp::Decrement) { p.unary() } else { p.cast() }
        })?;
        Ok(self.expr(ExprKind::Unary(op, operand), first, first))
    }

    fn type_trait(&mut self) -> Parse<ExprId> {
        let first = self.here();
        let property = match self.word() {
            kw::K_sizeof => TypeTrait::Sizeof,
            kw::K_vec_step => TypeTrait::VecStep,
            _ => TypeTrait::Alignof,
        };
        self.advance();
        self.nested(|p| {
            if p.paren_type() {
                let start = p.at;
                p.advance();
                let ty = p.type_name()?;
                p.expect(T::RParen, "after the type")?;
                if p.is(T::LBrace) {
                    p.at = start;
                    let operand = p.cast()?;
                    return Ok(p.expr(ExprKind::TraitExpr(property, operand), first, first));
                }
                return Ok(p.expr(ExprKind::TraitType(property, ty), first, first));
            }
            let operand = p.unary()?;
            Ok(p.expr(ExprKind::TraitExpr(property, operand), first, first))
        })
    }

    fn bracketed<V>(&mut self, f: impl FnOnce(&mut Self) -> Parse<V>) -> Parse<V> {
        self.nested(f)
    }

    fn primary(&mut self) -> Parse<ExprId> {
        let at = self.here();
        let token = self.token();
        let kind = match token.kind {
            T::Number => ExprKind::Number,
            T::Char => ExprKind::Char,
            T::Str => {
                while self.is(T::Str) {
                    self.advance();
                }
                return Ok(self.expr(ExprKind::Str, at, at));
            }
            T::LParen => {
                return self.bracketed(|p| {
                    p.advance();
                    if p.is(T::LBrace) {
                        let body = p.scoped_compound()?;
                        p.expect(T::RParen, "after the statement expression")?;
                        return Ok(p.expr(ExprKind::StatementExpr(body), at, at));
                    }
                    let inner = match p.expression() {
                        Ok(e) => e,
                        Err(Failed) => {
                            if !p.stopped && p.skip_to(&[T::RParen]) {
                                p.advance();
                                return Ok(p.expr(ExprKind::Error, at, at));
                            }
                            return Err(Failed);
                        }
                    };
                    if !p.accept(T::RParen) {
                        let found = p.found();
                        p.syntax(format!("expected `)`, found {found}"));
                        if !p.skip_to(&[T::RParen]) {
                            return Err(Failed);
                        }
                        p.advance();
                    }
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
                kw::K___func__ | kw::K___FUNCTION__ | kw::K___PRETTY_FUNCTION__ => {
                    ExprKind::FunctionName
                }
                kw::K___builtin_offsetof
                | kw::K___builtin_astype
                | kw::K___builtin_convertvector
                | kw::K___builtin_choose_expr
                | kw::K___builtin_types_compatible_p
                | kw::K___builtin_va_arg
                | kw::K__Generic => return self.special_call(),
                symbol if self.is_identifier(token) && !self.is_type_name(symbol) => {
                    ExprKind::Ident(symbol)
                }
                _ => {
                    let found = self.found();
                    return Err(self.syntax(format!("expected an expression, found {found}")));
                }
            },
            _ => {
                let found = self.found();
                return Err(self.syntax(format!("expected an expression, found {found}")));
            }
        };
        self.advance();
        Ok(self.expr(kind, at, at))
    }

    fn postfix(&mut self, mut base: ExprId) -> Parse<ExprId> {
        let mut count = 0;
        loop {
            count += 1;
            if count > CHAIN_LIMIT {
                return Err(self.too_deep());
            }
            let at = self.here();
            let first = self.first_of(base);
            match self.kind() {
                T::LBracket => {
                    let index = self.bracketed(|p| {
                        p.advance();
                        let e = p.expression();
                        if e.is_err() && p.skip_to(&[T::RBracket]) {
                            let at = p.here();
                            return Ok(p.expr(ExprKind::Error, at, at));
                        }
                        e
                    })?;
                    if !self.accept(T::RBracket) {
                        let found = self.found();
                        self.syntax(format!("expected `]`, found {found}"));
                        if !self.skip_to(&[T::RBracket]) {
                            return Err(Failed);
                        }
                        self.advance();
                    }
                    base = self.expr(ExprKind::Index(base, index), at, first);
                }
                T::LParen => {
                    let arguments = self.bracketed(|p| p.call_arguments())?;
                    base = self.expr(ExprKind::Call(base, arguments), at, first);
                }
                T::Dot | T::Arrow => {
                    let arrow = self.is(T::Arrow);
                    self.advance();
                    let name = self.token();
                    if name.kind != T::Ident {
                        let found = self.found();
                        return Err(self.syntax(format!("expected a member's name, found {found}")));
                    }
                    let name_at = self.here();
                    self.advance();
                    let kind = ExprKind::Member(base, arrow, name.symbol, name_at);
                    base = self.expr(kind, at, first);
                }
                T::PlusPlus | T::MinusMinus => {
                    let up = self.is(T::PlusPlus);
                    self.advance();
                    base = self.expr(ExprKind::Postfix(up, base), at, first);
                }
                _ => return Ok(base),
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
        loop {
            match self.assignment() {
                Ok(e) => arguments.push(e),
                Err(Failed) => {
                    if self.stopped || !self.skip_to(&[T::Comma, T::RParen]) {
                        return Err(Failed);
                    }
                    let at = self.here();
                    let e = self.expr(ExprKind::Error, at, at);
                    arguments.push(e);
                }
            }
            if self.accept(T::Comma) {
                continue;
            }
            if self.accept(T::RParen) {
                return Ok(arguments);
            }
            let found = self.found();
            self.syntax(format!("expected `)` at the end of the call, found {found}"));
            if !self.skip_to(&[T::RParen]) {
                return Err(Failed);
            }
            self.advance();
            return Ok(arguments);
        }
    }

    fn special_call(&mut self) -> Parse<ExprId> {
        let at = self.here();
        let word = self.word();
        self.advance();
        let open = format!("after `{}`", self.name(word));
        self.expect(T::LParen, &open)?;
        let kind = self.nested(|p| {
            Ok(match word {
                kw::K___builtin_offsetof => {
                    let ty = p.type_name()?;
                    p.expect(T::Comma, "after the type")?;
                    let mut path = Vec::new();
                    loop {
                        if p.kind() == T::Ident {
                            path.push(Designator::Member(p.word(), p.here()));
                            p.advance();
                        }
                        let here = p.here();
                        if p.accept(T::Dot) {
                            continue;
                        }
                        if p.accept(T::LBracket) {
                            let e = p.expression()?;
                            p.expect(T::RBracket, "after the index")?;
                            path.push(Designator::Index(e, here));
                            if p.is(T::LBracket) || p.accept(T::Dot) {
                                continue;
                            }
                        }
                        break;
                    }
                    ExprKind::Offsetof(ty, path)
                }
                kw::K___builtin_astype | kw::K___builtin_convertvector | kw::K___builtin_va_arg => {
                    let e = p.assignment()?;
                    p.expect(T::Comma, "before the type")?;
                    let ty = p.type_name()?;
                    match word {
                        kw::K___builtin_astype => ExprKind::AsType(e, ty),
                        kw::K___builtin_va_arg => ExprKind::VaArg(e, ty),
                        _ => ExprKind::ConvertVector(e, ty),
                    }
                }
                kw::K___builtin_choose_expr => {
                    let a = p.assignment()?;
                    p.expect(T::Comma, "after the condition")?;
                    let b = p.assignment()?;
                    p.expect(T::Comma, "between the choices")?;
                    let c = p.assignment()?;
                    ExprKind::Choose(a, b, c)
                }
                kw::K___builtin_types_compatible_p => {
                    let a = p.type_name()?;
                    p.expect(T::Comma, "between the types")?;
                    let b = p.type_name()?;
                    ExprKind::TypesCompatible(a, b)
                }
                _ => {
                    let control = p.assignment()?;
                    let mut arms = Vec::new();
                    while p.accept(T::Comma) {
                        let ty =
                            if p.accept_word(kw::K_default) { None } else { Some(p.type_name()?) };
                        p.expect(T::Colon, "after the type")?;
                        arms.push((ty, p.assignment()?));
                    }
                    ExprKind::Generic(control, arms)
                }
            })
        })?;
        self.expect(T::RParen, "at the end of the call")?;
        let e = self.expr(kind, at, at);
        self.postfix(e)
    }

    fn block_literal(&mut self) -> Parse<ExprId> {
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
            };
            if p.is(T::LParen) {
                let chunk = p.function_chunk()?;
                declarator.chunks.push(chunk);
                declarator.attributes = p.attributes()?;
            } else if !p.is(T::LBrace) {
                specs = Some(p.specifier_qualifier_list()?);
                declarator = p.declarator(declarations::Form::Abstract)?;
                if declarator.chunks.is_empty() {
                    declarator.attributes.extend(p.attributes()?);
                }
            }
            declarator.last = p.previous().max(here);
            p.declare_parameters(&declarator);
            if !p.is(T::LBrace) {
                let found = p.found();
                return Err(p.syntax(format!("expected the block's `{{`, found {found}")));
            }
            let body = p.compound_body()?;
            Ok(p.expr(ExprKind::Block(Box::new(BlockLiteral { specs, declarator, body })), at, at))
        });
        self.leave();
        let e = result?;
        self.postfix(e)
    }
}
