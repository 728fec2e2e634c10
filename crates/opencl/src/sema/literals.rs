//! Literals: numbers, strings, vectors and compound literals (C99 6.4.4, 6.5.2.5, OpenCL C 6.3.6).

use super::super::ast::{BinaryOp as Op, ExprKind as A};
use super::super::codes as c;
use super::super::lexer::SCRATCH;
use super::super::literal::{self, Number};
use super::super::rules as r;
use super::super::source_map::Pos;
use super::*;

impl Sema<'_> {
    pub(super) fn number(&mut self, id: ast::ExprId) -> ExprId {
        let token = self.ast.expr(id).token;
        let text = self.spelling(token);
        match literal::number(&text) {
            // The parser has reported the error.
            Err(_) => self.error_expr(id),
            Ok(Number::Int { value, overflow, unsigned, long, decimal }) => {
                if overflow {
                    let text = "the integer constant does not fit in 64 bits and is truncated";
                    self.report(&c::INTEGER_TOO_LARGE, token, text);
                } else if decimal && !unsigned && value > i64::MAX as u64 {
                    let text =
                        "the integer constant does not fit in a signed type and becomes `ulong`";
                    self.report(&c::INTEGER_TOO_LARGE, token, text).helped("add the suffix `u`");
                }
                let fits = |ty: TypeId| match ty {
                    INT => value <= i32::MAX as u64,
                    UINT => value <= u64::from(u32::MAX),
                    LONG => value <= i64::MAX as u64,
                    _ => true,
                };
                let order: &[TypeId] = match (unsigned, long > 0, decimal) {
                    (true, false, _) => &[UINT, ULONG],
                    (true, true, _) => &[ULONG],
                    (false, false, true) => &[INT, LONG, ULONG],
                    (false, false, false) => &[INT, UINT, LONG, ULONG],
                    (false, true, true) => &[LONG, ULONG],
                    (false, true, false) => &[LONG, ULONG],
                };
                let ty = order.iter().copied().find(|t| fits(*t)).unwrap_or(ULONG);
                self.value(ExprKind::Int(value), ty, id)
            }
            Ok(Number::Float { value, suffix }) => {
                let ty = match suffix {
                    b'f' => FLOAT,
                    b'h' => {
                        if !self.available(ext::FP16) {
                            let text = "a `half` constant needs `cl_khr_fp16` to be enabled";
                            self.report(&c::HALF_VALUE, token, text).rule =
                                Some(r::HALF_STORAGE_ONLY);
                            self.suggest_pragma(ext::FP16);
                            return self.error_expr(id);
                        }
                        HALF
                    }
                    _ if self.language.single_precision_constants => FLOAT,
                    _ if self.available(ext::FP64) => DOUBLE,
                    _ => {
                        let text = "the constant has single precision without `cl_khr_fp64`";
                        self.report(&c::DOUBLE_CONSTANT, token, text).helped("add the suffix `f`");
                        FLOAT
                    }
                };
                self.value(ExprKind::Float(value), ty, id)
            }
        }
    }

    pub(super) fn string_literal(&mut self, bytes: Vec<u8>, id: ast::ExprId) -> ExprId {
        let len = bytes.len() as u64 + 1;
        let ty = self.types().intern(TypeKind::Array(QualType::plain(CHAR), Some(len)));
        let At { token, first, last } = self.at(id);
        // A string literal is in the constant address space (OpenCL C 6.7.3).
        let ty = QualType { ty, quals: 0, space: Some(AddressSpace::Constant) };
        self.push(Expr { kind: ExprKind::Str(bytes), ty, lvalue: true, token, first, last })
    }

    pub(super) fn string(&mut self, id: ast::ExprId) -> ExprId {
        let bytes = self.string_bytes(id);
        self.string_literal(bytes, id)
    }

    /// The spelling of a string literal token, which may be a part of a longer literal. It is empty for other tokens.
    fn literal_text(&self, token: TokenIndex) -> &[u8] {
        let t = &self.tokens[token as usize];
        if t.kind != super::super::lexer::TokenKind::Str {
            return b"";
        }
        match t.has(SCRATCH) {
            true => self.interner.get(t.symbol).as_bytes(),
            false => self.sources.text(Pos(t.spell), t.len()),
        }
    }

    /// The bytes of adjacent string literals.
    pub(super) fn string_bytes(&mut self, id: ast::ExprId) -> Vec<u8> {
        let (first, last) = {
            let n = self.ast.expr(id);
            (n.first, n.last)
        };
        let mut bytes = Vec::new();
        for token in first..=last {
            let text = self.literal_text(token).to_vec();
            if text.is_empty() {
                continue;
            }
            let (part, problem) = literal::unquote(&text);
            if let Some(problem) = problem {
                self.report(&c::INVALID_LITERAL, token, problem);
            }
            bytes.extend(part);
        }
        bytes
    }

    /// Analyses a vector literal, such as `(float4)(a, b, c, d)` (OpenCL C 6.3.6).
    pub(super) fn vector_literal(
        &mut self,
        to: QualType,
        inner: ast::ExprId,
        id: ast::ExprId,
    ) -> ExprId {
        let ast = self.ast;
        let mut operands = Vec::new();
        let mut current = inner;
        while let A::Binary(Op::Comma, l, r) = ast.expr(current).kind {
            operands.push(r);
            current = l;
        }
        operands.push(current);
        operands.reverse();
        let (element, width) = self.program.types.as_vector(to.ty).unwrap_or((ERROR, 1));
        if operands.len() > 1 && self.literal_is_elsewhere(to, self.at(id).first) {
            return self.error_expr(id);
        }
        if operands.len() == 1 {
            let e = self.expression(operands[0]);
            if self.is_error(e) {
                return self.error_expr(id);
            }
            let e = self.rvalue(e);
            let of_struct = matches!(self.kind(self.ty(e)), TypeKind::Record(_));
            if of_struct || self.program.types.is_pointer(self.ty(e)) {
                let text =
                    format!("cannot cast `{}` to `{}`", self.expr_type_text(e), self.type_text(to));
                let At { first, last, .. } = self.at(id);
                self.report_range(&c::VECTOR_CAST, first, last, text).tolerated().rule =
                    Some(r::VECTOR_CAST);
                // The value of the cast is unknown, but its type is known.
                let value = match of_struct {
                    true => self.value(ExprKind::Int(0), INT, id),
                    false => self.convert(e, INT),
                };
                let value = self.convert(value, element);
                return self.cast_to(value, CastKind::Splat, to);
            }
            return self.explicit_cast(e, to, id);
        }
        let mut list = Vec::new();
        let mut count = 0u32;
        let mut broken = false;
        for operand in operands {
            let e = self.expression(operand);
            let e = self.rvalue(e);
            if self.is_error(e) {
                broken = true;
                continue;
            }
            let ty = self.ty(e);
            let parts = self.program.types.as_vector(ty);
            let fits = match parts {
                Some((part, _)) => part == element,
                None => self.program.types.is_arithmetic(ty),
            };
            if !fits {
                let text = format!(
                    "`{}` cannot be an element of a literal of type `{}`",
                    self.expr_type_text(e),
                    self.type_text(to)
                );
                self.report_expr(&c::VECTOR_LITERAL, e, text).rule = Some(r::LITERAL_ELEMENTS);
                broken = true;
                continue;
            }
            count += parts.map_or(1, |(_, n)| u32::from(n));
            list.push(if parts.is_some() { e } else { self.convert(e, element) });
        }
        if broken {
            return self.error_expr(id);
        }
        if count != u32::from(width) {
            let node = ast.expr(id);
            let what = if count < u32::from(width) { "too few" } else { "too many" };
            let text = format!(
                "{what} elements for `{}`: expected {width}, found {count}",
                self.type_text(to)
            );
            // If the first excess operand follows only scalars, the diagnostic is at this operand. Otherwise, it is at
            // the whole list.
            let scalars =
                list.iter().take_while(|e| self.program.types.as_vector(self.ty(**e)).is_none());
            let first = match list.get(usize::from(width)) {
                Some(excess) if scalars.count() >= usize::from(width) => self.expr(*excess).first,
                _ => ast.expr(inner).first - 1,
            };
            let last = if first < ast.expr(inner).first { node.last } else { node.last - 1 };
            let d = self.report_range(&c::VECTOR_LITERAL, first, last, text);
            d.rule = Some(r::LITERAL_COUNT);
            if count < u32::from(width) {
                d.help = Some(format!("give {width} elements"));
            }
            return self.error_expr(id);
        }
        let at = self.at(id);
        self.make(ExprKind::VectorLiteral(list), to.ty, at)
    }

    /// Whether a literal is inside a function and has an address space other than `private`. Reports such a literal.
    fn literal_is_elsewhere(&mut self, q: QualType, first: TokenIndex) -> bool {
        let wrong =
            !self.bodies.is_empty() && q.space.is_some_and(|space| space != AddressSpace::Private);
        if wrong {
            let text = "a literal inside a function must be in the `private` address space";
            self.report(&c::AUTOMATIC_SPACE, first, text).rule = Some(r::GENERIC_NO_VARIABLE);
        }
        wrong
    }

    pub(super) fn compound_literal(
        &mut self,
        q: QualType,
        init: ast::InitId,
        id: ast::ExprId,
    ) -> ExprId {
        let at = self.at(id);
        if q.ty == ERROR {
            return self.error_expr(id);
        }
        if !self.program.types.is_complete(q.ty)
            && !matches!(self.kind(q.ty), TypeKind::Array(_, None))
        {
            let text = format!("a literal cannot have the incomplete type `{}`", self.type_text(q));
            self.report(&c::INCOMPLETE_TYPE, at.first, text);
            return self.error_expr(id);
        }
        let file_scope = self.bodies.is_empty();
        if self.literal_is_elsewhere(q, at.first) {
            return self.error_expr(id);
        }
        let (value, ty) = self.initialise(q, init, at.first);
        let q = QualType { ty, ..q };
        let elements = match &self.expr(value).kind {
            ExprKind::InitList(list) => list.clone(),
            ExprKind::Error => return self.error_expr(id),
            _ => {
                let whole = vec![InitElement { offset: 0, bits: None, value }];
                Parts::new(whole, &self.program)
            }
        };
        let space = q.space.unwrap_or(if file_scope {
            if self.program_scope_globals() { AddressSpace::Global } else { AddressSpace::Constant }
        } else {
            AddressSpace::Private
        });
        let At { token, first, last } = at;
        let kind = ExprKind::CompoundLiteral(elements);
        self.push(Expr { kind, ty: q.in_space(space), lvalue: true, token, first, last })
    }
}
