//! Warnings about valid code that is probably a mistake, such as an index outside an array, a comparison with a
//! constant result, or `a & b == c`. An index, a shift count or a comparison is not reported in an unreachable
//! statement, or if it comes from a macro, whose values may differ in each use.

use super::super::ast::BinaryOp as Op;
use super::super::codes as c;
use super::super::lexer::FROM_MACRO;
use super::super::rules as r;
use super::*;

impl Sema<'_> {
    /// Whether an expression is evaluated, and no part of it comes from a macro.
    fn is_written(&self, e: ExprId) -> bool {
        let Expr { first, last, .. } = *self.expr(e);
        let tokens = self.tokens.get(first as usize..=last as usize).unwrap_or_default();
        self.unevaluated == 0 && !tokens.iter().any(|token| token.has(FROM_MACRO))
    }

    /// Removes the warnings about indices, shift counts and constant comparisons from the diagnostics after the first
    /// `before` ones. These later diagnostics are in an unreachable statement.
    pub(super) fn unreached(&mut self, before: usize) {
        self.retract(before, &[&c::ARRAY_INDEX, &c::SHIFT_COUNT, &c::CONSTANT_COMPARISON]);
    }

    /// The array variable that an expression names, and its length; `None` for other expressions, and if the length is
    /// unknown or 0.
    fn named_array(&self, e: ExprId) -> Option<(VarId, u64)> {
        let ExprKind::Var(v) = self.expr(e).kind else { return None };
        match *self.kind(self.ty(e)) {
            TypeKind::Array(_, Some(length)) if length > 0 => Some((v, length)),
            _ => None,
        }
    }

    /// Warns of a constant index outside an array. The address of the element one past the end is allowed.
    pub(super) fn check_index(&mut self, base: ExprId, index: ExprId) {
        let Some((v, length)) = self.named_array(base) else { return };
        let Some(n) = self.known_integer(index) else { return };
        if (0..i128::from(length)).contains(&n) || !self.is_written(index) {
            return;
        }
        let place = self.label(self.program.variable(v).token, "the array is declared here");
        let text = format!(
            "index {n} is outside the array `{}`: the indices are 0 to {}",
            self.expr_type_text(base),
            length - 1
        );
        self.report_expr(&c::ARRAY_INDEX, index, text).secondary.push(place);
    }

    /// Removes the warning about an index if only the address of the element one past the end is used.
    pub(super) fn allow_end(&mut self, element: ExprId) {
        let ExprKind::Deref(sum) = self.expr(element).kind else { return };
        let ExprKind::Binary(Op::Add, pointer, number) = self.expr(sum).kind else { return };
        let ExprKind::Cast(CastKind::ArrayDecay, array) = self.expr(pointer).kind else { return };
        let is_end =
            self.named_array(array).map(|array| i128::from(array.1)) == self.known_integer(number);
        if is_end && self.diagnostics.last().is_some_and(|d| d.code == &c::ARRAY_INDEX) {
            self.diagnostics.pop();
        }
    }

    /// Warns of a constant shift count that is negative or too large. `ty` is the type of the shifted value; the count
    /// must be less than the width of its elements.
    pub(super) fn check_shift(&mut self, ty: TypeId, count: ExprId) {
        let Some(n) = self.known_integer(count) else { return };
        let element = self.program.types.element(ty);
        let bits = i128::from(self.program.types.size(element).unwrap_or(8) * 8);
        if (0..bits).contains(&n) || !self.is_written(count) {
            return;
        }
        let text = format!(
            "the shift count {n} is taken modulo {bits}: this shifts by {}",
            n.rem_euclid(bits)
        );
        let d = self.report_expr(&c::SHIFT_COUNT, count, text);
        d.help = Some(format!("shift by 0 to {}, or convert the value to a wider type", bits - 1));
        d.rule = Some(r::SHIFT_MODULO);
    }

    /// The expression without its implicit conversions.
    fn without_conversions(&self, mut e: ExprId) -> ExprId {
        while let ExprKind::Cast(
            CastKind::Integer
            | CastKind::NoOp
            | CastKind::Load
            | CastKind::ArrayDecay
            | CastKind::Pointer,
            inner,
        ) = self.expr(e).kind
        {
            // An explicit cast starts before its operand.
            if self.expr(e).first != self.expr(inner).first {
                break;
            }
            e = inner;
        }
        e
    }

    /// The minimum and maximum of an integer type; `None` for enumerations and other types.
    fn range(&self, ty: TypeId) -> Option<(i128, i128)> {
        let t = &self.program.types;
        if ty == BOOL {
            return Some((0, 1));
        }
        if !t.is_integer(ty) || matches!(self.kind(ty), TypeKind::Enum(_)) {
            return None;
        }
        let bits = t.size(ty)? * 8;
        Some(match t.is_signed(ty) {
            true => (-(1 << (bits - 1)), (1 << (bits - 1)) - 1),
            false => (0, (1 << bits) - 1),
        })
    }

    /// Warns of a comparison that has the same result for all values of its operands.
    pub(super) fn check_comparison(&mut self, op: Op, l: ExprId, r: ExprId, at: At) {
        if !self.is_written(l) || !self.is_written(r) {
            return;
        }
        let result = match (self.known_integer(l), self.known_integer(r)) {
            (None, Some(n)) => self.compared(op, l, n),
            (Some(n), None) => {
                let turned = match op {
                    Op::Lt => Op::Gt,
                    Op::Gt => Op::Lt,
                    Op::Le => Op::Ge,
                    Op::Ge => Op::Le,
                    op => op,
                };
                self.compared(turned, r, n)
            }
            _ => None,
        };
        let result = result.or_else(|| self.compared_addresses(op, l, r));
        let Some((result, why)) = result else { return };
        let text = format!("this comparison is always {result}: {why}");
        let help = self.signed_instead(l).filter(|_| self.known_integer(r) == Some(0));
        self.report(&c::CONSTANT_COMPARISON, at.token, text).help = help;
    }

    /// Warns of `a < b < c`. `right` is the analysed right operand of `node`.
    pub(super) fn check_chain(&mut self, node: ast::ExprId, right: ExprId) {
        use ast::ExprKind::Binary;
        let is_order = |op: Op| matches!(op, Op::Lt | Op::Gt | Op::Le | Op::Ge);
        let (ast, at) = (self.ast, self.at(node));
        if let Binary(outer, left, _) = ast.expr(node).kind
            && let Binary(inner, _, middle) = ast.expr(left).kind
            && is_order(outer)
            && is_order(inner)
            && self.program.types.is_arithmetic(self.ty(right))
        {
            let text = |id: ast::ExprId| self.written_from(id, id);
            let pairs = text(left).zip(text(middle)).zip(text(node));
            let help = pairs.and_then(|((first, middle), whole)| {
                let rest = whole.strip_prefix(first)?;
                Some(format!("compare each pair: `{first} && {middle}{rest}`"))
            });
            let message = match text(left) {
                Some(left) => format!("the result of `{left}`, which is 0 or 1, is compared"),
                None => "the result of a comparison, which is 0 or 1, is compared".into(),
            };
            self.report(&c::CHAINED_COMPARISON, at.token, message).help = help;
        }
    }

    /// Warns of `a & b == c`, which means `a & (b == c)`, and of `a << b + c`, which means `a << (b + c)`.
    pub(super) fn check_precedence(&mut self, node: ast::ExprId) {
        use ast::ExprKind::Binary;
        let (ast, at) = (self.ast, self.at(node));
        let Binary(op, left, right) = ast.expr(node).kind else { return };
        let operator = |id: ast::ExprId| match ast.expr(id).kind {
            Binary(op, ..) => Some(op),
            _ => None,
        };
        let is_bitwise = |op: Op| matches!(op, Op::And | Op::Xor | Op::Or);
        let is_before = |inner: Op| match op {
            Op::Shl | Op::Shr => matches!(inner, Op::Add | Op::Sub),
            _ => inner.is_comparison(),
        };
        if !is_bitwise(op) && !matches!(op, Op::Shl | Op::Shr) {
            return;
        }
        let operators = [operator(left), operator(right)];
        // Bitwise operators between several comparisons are probably intended, as logical operators without a branch.
        if operators.iter().flatten().any(|op| is_bitwise(*op)) {
            return;
        }
        let (first, inner) = match operators.map(|op| op.filter(|op| is_before(*op))) {
            [Some(inner), None] => (left, inner),
            [None, Some(inner)] => (right, inner),
            _ => return,
        };
        // In `a & b == c`, `(a & b) == c` was probably intended. For a shift, both groupings are plausible.
        let in_macro = self.tokens[at.token as usize].has(FROM_MACRO);
        let help = match ast.expr(first).kind {
            Binary(_, middle, _) if is_bitwise(op) && first == right && !in_macro => {
                let texts = self.written_from(left, right).zip(self.written_from(left, middle));
                texts.and_then(|(whole, before)| {
                    Some(format!("write `({before}){}`", whole.strip_prefix(before)?))
                })
            }
            _ => None,
        };
        let help = help.unwrap_or_else(|| match in_macro {
            true => "write parentheses in the definition of the macro".into(),
            false => "write parentheses to show the intended order".into(),
        });
        let message = format!("`{}` is evaluated before `{}`", inner.text(), op.text());
        // In a macro, the place of both operators is the macro call, and a second label would be at the same place.
        let place = self.label(ast.expr(first).token, "this operator is evaluated first");
        let d = self.report(&c::PRECEDENCE, at.token, message);
        d.secondary.extend((!in_macro).then_some(place));
        d.help = Some(help);
    }

    /// Warns of `2 ^ 8` and `10 ^ -6`, where a power was probably intended.
    pub(super) fn check_power(&mut self, node: ast::ExprId, left: ExprId, right: ExprId) {
        use ast::ExprKind::{Binary, Number, Unary};
        let (ast, at) = (self.ast, self.at(node));
        let Binary(Op::Xor, l, r) = ast.expr(node).kind else { return };
        let exponent = match ast.expr(r).kind {
            Unary(ast::UnaryOp::Minus, inner) => inner,
            _ => r,
        };
        let is_decimal = |id: ast::ExprId| {
            let text = self.written_from(id, id);
            matches!(ast.expr(id).kind, Number)
                && text.is_some_and(|text| text.bytes().all(|b| b.is_ascii_digit()))
        };
        if !is_decimal(l) || !is_decimal(exponent) {
            return;
        }
        let power = match (self.known_integer(left), self.known_integer(right)) {
            (Some(10), Some(n)) if (-38..=38).contains(&n) => format!("1e{n}f"),
            (Some(2), Some(n)) if (0..63).contains(&n) => format!("1 << {n}"),
            _ => return,
        };
        let text = "`^` is exclusive or, not a power";
        self.report(&c::XOR_AS_POWER, at.token, text).help = Some(format!("write `{power}`"));
    }

    /// Warns of `a =+ b`: the sign directly follows the `=`, and a blank follows the sign.
    pub(super) fn check_sign(&mut self, equals: TokenIndex, value: ast::ExprId) {
        use crate::lexer::{FIRST_OF_LINE, FROM_MACRO, SPACE_BEFORE};
        let [equal, sign, operand, ..] = &self.tokens[equals as usize..] else { return };
        let blank = SPACE_BEFORE | FIRST_OF_LINE;
        let is_sign = equal.kind == TokenKind::Eq
            && matches!(sign.kind, TokenKind::Plus | TokenKind::Minus)
            && !sign.has(blank)
            && operand.has(blank);
        let is_macro = [equal, sign].iter().any(|t| t.has(FROM_MACRO));
        if !is_sign || is_macro || self.ast.expr(value).first != equals + 1 {
            return;
        }
        let sign = sign.kind.text();
        let replacement = format!("{sign}=");
        let text = format!("`={sign}` is `=` followed by a sign, not `{sign}=`");
        let span = Span { end: self.token_span(equals + 1).end, ..self.token_span(equals) };
        let d = self.report(&c::SIGN_AFTER_EQUALS, equals, text);
        d.primary.span = span;
        d.helped(format!("write `{replacement}`, or write a blank after the `=`"));
        d.suggestion = Some(crate::diagnostic::Suggestion { span, replacement, is_certain: false });
    }

    /// Warns of `!a == b`, which means `(!a) == b`. The right operand is already analysed.
    pub(super) fn check_not(&mut self, node: ast::ExprId, right: ExprId) {
        use ast::ExprKind::{Binary, Bool, Paren, Unary};
        let (ast, at) = (self.ast, self.at(node));
        let Binary(op, left, r) = ast.expr(node).kind else { return };
        let Unary(ast::UnaryOp::Not, operand) = ast.expr(left).kind else { return };
        let is_truth = |mut id: ast::ExprId| {
            while let Paren(inner) = ast.expr(id).kind {
                id = inner;
            }
            match ast.expr(id).kind {
                Binary(op, ..) => {
                    op.is_comparison() || matches!(op, Op::LogicalAnd | Op::LogicalOr)
                }
                Unary(op, _) => op == ast::UnaryOp::Not,
                Bool(_) => true,
                _ => false,
            }
        };
        let is_scalar = self.program.types.is_arithmetic(self.ty(right));
        if !(op.is_comparison() || op == Op::And) || !is_scalar || is_truth(operand) || is_truth(r)
        {
            return;
        }
        let texts = self.written_from(operand, operand).zip(self.written_from(operand, r));
        let texts =
            texts.map(|(operand, rest)| (operand.to_string(), format!("write `!({rest})`")));
        let (message, help) = match texts {
            Some((operand, help)) => (format!("`!` applies only to `{operand}`"), help),
            None => (
                "`!` applies only to the left operand".into(),
                "put both operands in parentheses: `!(…)`".into(),
            ),
        };
        self.report(&c::PRECEDENCE, at.token, message).help = Some(help);
    }

    /// Warns of `sizeof(p) / sizeof(*p)` with a pointer `p`. The right operand is already analysed.
    pub(super) fn check_size_of_pointer(&mut self, node: ast::ExprId, right: ExprId) {
        use ast::ExprKind::{Binary, Ident, Paren, TraitExpr, TraitType};
        use ast::TypeTrait::Sizeof;
        let ast = self.ast;
        let Binary(Op::Div, l, r) = ast.expr(node).kind else { return };
        let TraitExpr(Sizeof, operand) = ast.expr(l).kind else { return };
        let Paren(inner) = ast.expr(operand).kind else { return };
        let Ident(name) = ast.expr(inner).kind else { return };
        let Some(Entity::Variable(v)) = self.lookup(name).cloned() else { return };
        let types = &self.program.types;
        let element =
            types.pointee(self.program.variable(v).ty.ty).and_then(|to| types.size(to.ty));
        let is_size = matches!(ast.expr(r).kind, TraitExpr(Sizeof, _) | TraitType(Sizeof, _));
        let divisor = self.known_integer(right);
        if !is_size || element.is_none_or(|size| divisor != Some(i128::from(size))) {
            return;
        }
        let place = self.label(self.program.variable(v).token, "declared here");
        let name = self.text(name);
        let text = format!("`sizeof({name})` is the size of a pointer, not of an array");
        let token = ast.expr(l).first;
        let help = "pass the number of elements as a parameter";
        self.report(&c::SIZE_OF_POINTER, token, text).helped(help).secondary.push(place);
    }

    /// The help for a comparison of an unsigned variable with 0: how to make the result depend on the variable.
    fn signed_instead(&self, e: ExprId) -> Option<String> {
        let ExprKind::Var(v) = self.expr(self.without_conversions(e)).kind else { return None };
        let v = self.program.variable(v);
        let types = &self.program.types;
        let is_unsigned = types.is_integer(v.ty.ty) && !types.is_signed(v.ty.ty) && v.ty.ty != BOOL;
        let name = self.text(v.name.filter(|_| is_unsigned)?);
        let signed = if types.size(v.ty.ty)? > 4 { "long" } else { "int" };
        Some(format!("declare `{name}` with a signed type, such as `{signed}`"))
    }

    /// The result of a comparison with a constant, and the reason, if the result is the same for every value of the
    /// operand's type.
    fn compared(&self, op: Op, operand: ExprId, n: i128) -> Option<(bool, String)> {
        let own = self.ty(self.without_conversions(operand));
        let (low, high) = self.range(own)?;
        let (common, _) = self.range(self.ty(operand))?;
        // A negative value is converted to a large unsigned value.
        if low < common || matches!(self.expr(operand).kind, ExprKind::Error) {
            return None;
        }
        let result = match op {
            Op::Eq if n < low || n > high => false,
            Op::Ne if n < low || n > high => true,
            Op::Lt if n > high => true,
            Op::Lt if n <= low && (n < low || low == 0) => false,
            Op::Ge if n > high => false,
            Op::Ge if n <= low && (n < low || low == 0) => true,
            Op::Gt if n < low => true,
            Op::Gt if n > high => false,
            Op::Le if n < low => false,
            Op::Le if n > high => true,
            _ => return None,
        };
        let why = match self.program.types.is_signed(own) || n != 0 {
            false => format!("a `{}` is never negative", self.type_text(QualType::plain(own))),
            true => {
                format!(
                    "`{}` has values from {low} to {high}",
                    self.type_text(QualType::plain(own))
                )
            }
        };
        Some((result, why))
    }

    /// The result of a comparison of an array's address with a null pointer, and the reason, if the result is known.
    fn compared_addresses(&self, op: Op, l: ExprId, r: ExprId) -> Option<(bool, String)> {
        let result = match op {
            Op::Eq => false,
            Op::Ne => true,
            _ => return None,
        };
        let array = match (self.is_null_constant(l), self.is_null_constant(r)) {
            (false, true) => l,
            (true, false) => r,
            _ => return None,
        };
        let (v, _) = self.named_array(self.without_conversions(array))?;
        let name = self.text(self.program.variable(v).name?);
        Some((result, format!("the address of `{name}` is not null")))
    }
}
