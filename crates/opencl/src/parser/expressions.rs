//! Expressions (C99 6.5, OpenCL C 6.3.6, 6.4, 6.14).

use super::super::keywords::kw;
use super::super::rules as r;
use super::*;

/// The binary operator of a token and its precedence, of which 1 is the lowest. `None` if the token is not a binary
/// operator or is `,`.
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

    /// Parses an expression, including comma operators.
    pub(super) fn expression(&mut self) -> Parse<ExprId> {
        let mut left = self.assignment()?;
        for _ in 0..=CHAIN_LIMIT {
            let at = self.here();
            if !self.accept(T::Comma) {
                return Ok(left);
            }
            let right = self.assignment()?;
            let first = self.first_of(left);
            left = self.expr(ExprKind::Binary(BinaryOp::Comma, left, right), at, first);
        }
        Err(self.too_deep())
    }

    /// Parses an assignment expression. The grammar is right-recursive; the parser uses a loop.
    pub(super) fn assignment(&mut self) -> Parse<ExprId> {
        let mut pending = Vec::new();
        let mut value = self.conditional()?;
        while let Some(op) = assignment_operator(self.kind()) {
            pending.push((value, op, self.here()));
            if pending.len() > CHAIN_LIMIT / 16 {
                return Err(self.too_deep());
            }
            self.advance();
            value = self.conditional()?;
        }
        for (target, op, at) in pending.into_iter().rev() {
            let first = self.first_of(target);
            value = self.expr(ExprKind::Assign(op, target, value), at, first);
        }
        Ok(value)
    }

    pub(super) fn conditional(&mut self) -> Parse<ExprId> {
        let condition = self.binary(1)?;
        let at = self.here();
        if !self.accept(T::Question) {
            return Ok(self.conditional_of_python(condition));
        }
        let middle = if self.is(T::Colon) {
            self.beyond(&c::GNU_C, at, "`?:` without a middle operand");
            None
        } else {
            Some(self.nested(Self::expression)?)
        };
        if !self.accept(T::Colon) {
            return Err(self.expected("`:` in `? :`"));
        }
        // In `a ? b : c = d`, the left operand of `=` is the whole conditional. The caller parses the assignment.
        let last = self.nested(Self::conditional)?;
        let first = self.first_of(condition);
        Ok(self.expr(ExprKind::Conditional(condition, middle, last), at, first))
    }

    fn binary(&mut self, least: u8) -> Parse<ExprId> {
        let mut left = self.cast()?;
        for _ in 0..=CHAIN_LIMIT {
            if least == 1
                && let Some(e) = self.comparison_without_operand(left)
            {
                return e;
            }
            let at = self.here();
            let operator = self.operator();
            let (op, level) = match binary_operator(operator) {
                Some((op, level)) if level >= least => (op, level),
                _ => return Ok(left),
            };
            self.take_operator(operator);
            if op == BinaryOp::Xor
                && self.is(T::Caret)
                && !self.token().has(SPACE_BEFORE | FIRST_OF_LINE)
            {
                // As for any operator, the error is at the position of the missing operand.
                self.advance();
                return Err(self.syntax_by("the operator `^^` is reserved", r::NO_LOGICAL_XOR));
            }
            let right = self.binary(level + 1)?;
            let first = self.first_of(left);
            left = self.expr(ExprKind::Binary(op, left, right), at, first);
        }
        Err(self.too_deep())
    }

    /// Whether a type name follows `(`. In `(name)value`, an undeclared name was probably intended as a type.
    pub(super) fn paren_type(&self) -> bool {
        let (name, behind) = (self.peek(1), self.peek(3));
        let meant = self.is_identifier(name)
            && self.peek(2).kind == T::RParen
            && (behind.kind == T::Number || self.is_identifier(behind))
            && !self.is_declared(name.symbol);
        self.is(T::LParen) && (self.starts_type_name(name) || meant)
    }

    pub(super) fn cast(&mut self) -> Parse<ExprId> {
        if !self.paren_type() {
            let operand = self.unary()?;
            return Ok(self.cast_of_rust(operand));
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
            // The parentheses of a vector literal are part of it: a postfix operator applies to the vector.
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
                _ if self.is_not() => {
                    self.take_operator(T::Not);
                    let operand = self.nested(Self::cast)?;
                    return Ok(self.expr(ExprKind::Unary(UnaryOp::Not, operand), first, first));
                }
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
        self.take_word();
        // The operand of `++` may be parsed as a cast, which is not an lvalue. The error about that is clearer than a
        // syntax error.
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
                let start = p.at;
                p.advance();
                let ty = p.type_name();
                p.close(T::RParen);
                // The operand is a literal, not only the type in parentheses.
                if p.is(T::LBrace) || (p.is(T::LParen) && p.names_vector(ty)) {
                    p.at = start;
                    let operand = p.cast()?;
                    return Ok(p.expr(ExprKind::TraitExpr(property, operand), first, first));
                }
                return Ok(p.expr(ExprKind::TraitType(property, ty), first, first));
            }
            if p.starts_type_name(p.token()) {
                return Err(p.syntax("the type after this operator must be in `( )`"));
            }
            let operand = p.unary()?;
            Ok(p.expr(ExprKind::TraitExpr(property, operand), first, first))
        })
    }

    /// Skips C++ namespace qualifiers before a name.
    fn skip_namespaces(&mut self) {
        while self.is(T::Ident)
            && self.peek(1).kind == T::Colon
            && self.peek(2).kind == T::Colon
            && self.peek(3).kind == T::Ident
        {
            let span = token_span(self.sources, self.token());
            let end = token_span(self.sources, self.peek(2)).end;
            let name = self.name(self.word());
            let is_built_in =
                super::super::builtins::exists(self.name(self.peek(3).symbol), self.language);
            let is_written = (0..3).all(|n| !self.peek(n).has(FROM_MACRO));
            if let Some(d) = self.report_syntax("OpenCL C does not have namespaces") {
                d.helped(format!("remove `{name}::`")).suggestion =
                    is_written.then(|| Suggestion {
                        span: Span { end, ..span },
                        replacement: String::new(),
                        is_certain: is_built_in,
                    });
            }
            self.at = (self.at + 3).min(self.tokens.len() - 1);
        }
    }

    pub(super) fn primary(&mut self) -> Parse<ExprId> {
        self.skip_namespaces();
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
                // Most numbers have only a few digits.
                let plain = text.len() < 10
                    && !text.starts_with('0')
                    && text.bytes().all(|b| b.is_ascii_digit());
                if text.starts_with("0b") || text.starts_with("0B") {
                    self.beyond(&c::LATER_C, at, "a binary constant");
                }
                if !plain && let Err(why) = literal::number(&text) {
                    if let Some(tokens) = self.number_with_commas() {
                        self.report_number_with_commas(tokens);
                        return Ok(self.expr(ExprKind::Error, at, at));
                    }
                    self.invalid_number(&text, why);
                    self.advance();
                    return Ok(self.expr(ExprKind::Error, at, at));
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
                return self.nested(|p| {
                    p.advance();
                    if p.is(T::LBrace) {
                        p.beyond(&c::GNU_C, at, "a statement expression");
                        let body = p.scoped_compound()?;
                        p.close(T::RParen);
                        return Ok(p.expr(ExprKind::StatementExpr(body), at, at));
                    }
                    let inner = p.expression()?;
                    p.close(T::RParen);
                    Ok(p.expr(ExprKind::Paren(inner), at, at))
                });
            }
            T::Caret => {
                if !self.blocks() {
                    self.no_blocks();
                }
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
                | kw::K___builtin_convertvector => return self.special_call(),
                symbol if self.is_identifier(token) && !self.is_type_name(symbol) => {
                    if let Some(e) = self.template_arguments().or_else(|| self.new_expression()) {
                        return e;
                    }
                    ExprKind::Ident(symbol)
                }
                _ => match self.constructor() {
                    Some(e) => return e,
                    None => return Err(self.expected("an expression")),
                },
            },
            T::Slash if self.ends_comment() => return Err(self.stray_comment_end()),
            T::LBrace if self.is_list_assigned() => {
                return self.list_as_value();
            }
            _ => return Err(self.expected("an expression")),
        };
        self.advance();
        Ok(self.expr(kind, at, at))
    }

    /// Reports an invalid number. `2f` was probably intended as `2.0f`.
    fn invalid_number(&mut self, text: &str, why: String) {
        let at = self.here();
        let is_written = !self.token().has(FROM_MACRO);
        let d = self.error_at(&c::INVALID_LITERAL, at, why);
        let digits = text.strip_suffix(['f', 'F']);
        if let Some(digits) = digits.filter(|digits| digits.bytes().all(|b| b.is_ascii_digit())) {
            let (span, replacement) = (d.primary.span, format!("{digits}.0f"));
            d.helped(format!("write `{replacement}`"));
            d.suggestion = is_written.then_some(Suggestion { span, replacement, is_certain: true });
            return;
        }
        // The leading `0` makes `08` octal, and 8 is not an octal digit.
        let decimal = text.trim_start_matches('0');
        if text.starts_with('0') && text.bytes().all(|b| b.is_ascii_digit()) {
            d.helped(format!("a leading `0` makes the constant octal: write `{decimal}`"));
            return;
        }
        // A letter `O` may have been written in place of the digit `0`.
        let replacement = text.replace(['O', 'o'], "0");
        if replacement != text && literal::number(&replacement).is_ok() {
            let span = d.primary.span;
            d.helped(format!("write the digit `0` in place of the letter: `{replacement}`"));
            d.suggestion = is_written.then_some(Suggestion { span, replacement, is_certain: true });
        }
    }

    /// Whether the current `/` and the `*` before it look like the end of a comment.
    pub(super) fn ends_comment(&self) -> bool {
        self.is(T::Slash)
            && self.at > 0
            && self.tokens[self.at - 1].kind == T::Star
            && !self.token().has(SPACE_BEFORE | FIRST_OF_LINE)
    }

    /// Reports a `*/` outside of a comment.
    pub(super) fn stray_comment_end(&mut self) -> Failed {
        let help = "comments do not nest: the first `*/` ends a comment";
        self.syntax_helped("this `*/` does not end a comment", help)
    }

    /// Whether a list in braces is the right operand of `=`.
    fn is_list_assigned(&self) -> bool {
        let Some(before) = self.at.checked_sub(2) else { return false };
        let (target, equals) = (&self.tokens[before], &self.tokens[before + 1]);
        equals.kind == T::Eq && matches!(target.kind, T::Ident | T::RBracket)
    }

    /// Skips a list in braces that is used as an expression. C allows lists only in initializers.
    fn list_as_value(&mut self) -> Parse<ExprId> {
        let at = self.here();
        let message = "a list in braces is not an expression";
        self.syntax_helped(message, "write the list in the declaration, or assign each element");
        self.skip_braces();
        Ok(self.expr(ExprKind::Error, at, at))
    }

    fn postfix(&mut self, mut base: ExprId) -> Parse<ExprId> {
        let first = self.first_of(base);
        for _ in 0..=CHAIN_LIMIT {
            let at = self.here();
            let kind = match self.kind() {
                T::LBracket => self.nested(|p| {
                    p.advance();
                    let index = p.expression()?;
                    p.close(T::RBracket);
                    Ok(ExprKind::Index(base, index))
                })?,
                T::LParen => ExprKind::Call(base, self.nested(Self::call_arguments)?),
                T::Shl if self.launch_brackets() => {
                    if self.is(T::LParen) {
                        self.nested(Self::call_arguments)?;
                    }
                    ExprKind::Error
                }
                T::Dot | T::Arrow => {
                    let arrow = self.is(T::Arrow);
                    self.advance();
                    let (name, name_at) = (self.token(), self.here());
                    if name.kind != T::Ident {
                        return Err(self.expected("a member's name"));
                    }
                    self.advance();
                    ExprKind::Member(base, arrow, name.symbol, name_at)
                }
                T::PlusPlus | T::MinusMinus => {
                    let up = self.is(T::PlusPlus);
                    self.advance();
                    ExprKind::Postfix(up, base)
                }
                T::Number if self.numbered_element() => ExprKind::Error,
                _ => return Ok(base),
            };
            base = self.expr(kind, at, first);
        }
        Err(self.too_deep())
    }

    /// Parses the arguments `(a, b)` of a call. The current token is `(`.
    fn call_arguments(&mut self) -> Parse<Vec<ExprId>> {
        self.advance();
        let mut arguments = Vec::new();
        if self.accept(T::RParen) {
            return Ok(arguments);
        }
        loop {
            self.no_pragma()?;
            if self.is(T::LBrace) && self.blocks() {
                arguments.push(self.block_without_caret()?);
            } else {
                arguments.push(self.assignment()?);
            }
            if !self.accept(T::Comma) {
                break;
            }
        }
        self.close(T::RParen);
        Ok(arguments)
    }

    /// An error node for an expression that cannot be parsed.
    pub(super) fn error_expr(&mut self) -> ExprId {
        let at = self.here();
        self.expr(ExprKind::Error, at, at)
    }

    fn special_call(&mut self) -> Parse<ExprId> {
        let at = self.here();
        let word = self.word();
        self.advance();
        if !is_predefined(self.sources, &self.tokens[at as usize]) {
            // Some predefined macros expand to calls of compiler-specific functions.
            let text = of_compilers("function", self.name(word));
            self.error_at(&c::COMPILER_FUNCTION, at, text);
        }
        self.expect(T::LParen, &format!("after `{}`", self.name(word)))?;
        let kind = self.nested(|p| p.special_arguments(word))?;
        self.close(T::RParen);
        let e = self.expr(kind, at, at);
        self.postfix(e)
    }

    fn special_arguments(&mut self, word: Symbol) -> Parse<ExprKind> {
        let comma = |p: &mut Self| p.expect(T::Comma, "between the arguments");
        Ok(match word {
            kw::K___builtin_offsetof => {
                let ty = self.type_name();
                comma(self)?;
                ExprKind::Offsetof(ty, self.member_path()?)
            }
            _ => {
                let e = self.assignment()?;
                comma(self)?;
                let ty = self.type_name();
                match word {
                    kw::K___builtin_astype => ExprKind::AsType(e, ty),
                    _ => ExprKind::ConvertVector(e, ty),
                }
            }
        })
    }

    /// Parses the designators of members and elements in `__builtin_offsetof`.
    fn member_path(&mut self) -> Parse<Vec<Designator>> {
        let mut path = Vec::new();
        loop {
            let at = self.here();
            if !path.is_empty() && self.accept(T::LBracket) {
                path.push(Designator::Index(self.expression()?, at));
                self.close(T::RBracket);
            } else if path.is_empty() || self.accept(T::Dot) {
                let (name, at) = (self.word(), self.here());
                if self.kind() != T::Ident {
                    return Err(self.expected("a member's name"));
                }
                self.advance();
                path.push(Designator::Member(name, at));
            } else {
                return Ok(path);
            }
        }
    }

    /// Reports the argument `{ … }` and parses it as `^{ … }`.
    fn block_without_caret(&mut self) -> Parse<ExprId> {
        let is_written = !self.token().has(FROM_MACRO);
        let place = token_span(self.sources, self.token());
        if let Some(d) = self.report_syntax(self.expecting("an expression")) {
            d.helped("write `^` before the block: `^{ … }`").suggestion =
                is_written.then(|| Suggestion::before(place, "^", true));
        }
        self.block_literal()
    }

    /// Parses a block literal. The current token is the `^`, or the `{` if the `^` is missing.
    pub(super) fn block_literal(&mut self) -> Parse<ExprId> {
        let at = self.here();
        self.accept(T::Caret);
        self.enter();
        let result = self.nested(|p| {
            let mut specs = None;
            let mut declarator = p.empty_declarator();
            let before = p.attributes();
            if p.is(T::LParen) {
                declarator.chunks.push(p.function_chunk()?);
                declarator.attributes = before;
                declarator.attributes.extend(p.attributes());
            } else if p.is(T::LBrace) {
                declarator.attributes = before;
            } else {
                let mut read = p.specifiers(specifiers::Role::TypeName);
                read.attributes.splice(0..0, before);
                specs = Some(read);
                declarator = p.declarator(declarators::Form::Abstract)?;
                // Attributes after the parameters have no effect.
                let behind = p.attributes();
                if declarator.chunks.is_empty() {
                    declarator.attributes.extend(behind);
                }
            }
            declarator.last = p.previous().max(declarator.first);
            p.declare_parameters(&declarator);
            if !p.is(T::LBrace) {
                return Err(p.expected("the block's `{`"));
            }
            let body = p.compound_body()?;
            Ok(p.expr(ExprKind::Block(Box::new(BlockLiteral { specs, declarator, body })), at, at))
        });
        self.leave();
        self.postfix(result?)
    }
}
