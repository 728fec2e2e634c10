//! Expressions (OpenCL C 6.3.6, 6.4, 6.5; C99 6.5).

use super::super::ast::{BinaryOp as Op, Designator, ExprKind as A, TypeTrait};
use super::super::attributes::on;
use super::super::codes as c;
use super::super::const_eval::{self, Constant};
use super::super::keywords::name as names;
use super::super::lexer::SCRATCH;
use super::super::literal::{self, Number, OtherNumber};
use super::super::rules as r;
use super::super::source_map::Pos;
use super::operators::At;
use super::*;

impl Sema<'_> {
    pub(super) fn at(&self, id: ast::ExprId) -> At {
        let n = self.ast.expr(id);
        At { token: n.token, first: n.first, last: n.last }
    }

    /// The spelling of a token.
    pub(super) fn spelling(&self, token: TokenIndex) -> String {
        let t = &self.tokens[token as usize];
        if t.has(SCRATCH) || t.kind == super::super::lexer::TokenKind::Ident {
            return self.interner.get(t.symbol).to_string();
        }
        String::from_utf8_lossy(self.sources.text(Pos(t.spell), t.len())).into_owned()
    }

    /// The value of an integer constant expression (C99 6.6).
    pub(super) fn constant_integer(&self, e: ExprId) -> Option<i128> {
        match const_eval::is_integer_constant_expression(&self.program, e) {
            true => self.known_integer(e),
            false => None,
        }
    }

    /// The value of an integer that is known before the program runs, if by more than what C99 6.6 asks for.
    pub(super) fn known_integer(&self, e: ExprId) -> Option<i128> {
        match const_eval::evaluate(&self.program, e)? {
            Constant::Int(v) => Some(v),
            Constant::Float(_) => None,
        }
    }

    /// An expression whose value nobody uses.
    pub(super) fn discard(&mut self, e: ExprId) -> ExprId {
        let ty = self.ty(e);
        match self.kind(ty) {
            // Naming a function without calling it takes its address.
            TypeKind::Function(_) => self.rvalue(e),
            TypeKind::Record(_) if !self.program.types.is_complete(ty) => {
                let text = format!("`{}` is not complete: it has no value", self.expr_type_text(e));
                self.report_expr(&c::INCOMPLETE_TYPE, e, text);
                self.poison(e)
            }
            // Reading it is wrong even where nobody uses what was read.
            TypeKind::Half if self.expr(e).lvalue && !self.available(ext::FP16) => self.rvalue(e),
            _ => e,
        }
    }

    /// Analyses an expression. The result may be an lvalue; [`Sema::rvalue`] reads it.
    pub(super) fn expression(&mut self, id: ast::ExprId) -> ExprId {
        let ast = self.ast;
        let node = ast.expr(id);
        let at = At { token: node.token, first: node.first, last: node.last };
        match &node.kind {
            A::Error => self.error_expr(id),
            A::Recovered(parts) => {
                for part in parts {
                    match ast.expr(*part).kind {
                        // What was called is not known: only whether there is such a name.
                        A::Ident(name) if self.lookup(name).is_none() => {
                            let token = ast.expr(*part).token;
                            let behind = self.tokens.get(token as usize + 1).map(|t| t.kind);
                            let called = behind == Some(super::super::lexer::TokenKind::LParen);
                            if self.is_built_in_function(name) && !called {
                                self.expression(*part);
                            } else if self.predefined_constant(name).is_none()
                                && !self.is_built_in_function(name)
                            {
                                self.undeclared(name, ast.expr(*part).token);
                            }
                        }
                        A::Ident(_) => {}
                        _ => {
                            self.expression(*part);
                        }
                    }
                }
                self.error_expr(id)
            }
            A::Paren(inner) => {
                let e = self.expression(*inner);
                // The parentheses belong to the place that messages underline.
                let x = &mut self.program.exprs[e.0 as usize];
                x.first = node.first;
                x.last = node.last;
                e
            }
            A::Ident(name) => self.identifier(*name, id),
            A::Number => self.number(id),
            A::Char => {
                let text = self.spelling(node.token);
                let (units, problem) = literal::character(text.as_bytes());
                if let Some(problem) = problem {
                    self.report(&c::INVALID_LITERAL, node.token, problem);
                }
                self.check_escapes(text.as_bytes(), node.token);
                let mut value: i32 = 0;
                if let [unit] = units[..] {
                    value = i32::from(unit as i8);
                } else {
                    for u in &units {
                        value = value << 8 | i32::from(*u);
                    }
                }
                self.value(ExprKind::Int(value as u32 as u64), INT, id)
            }
            A::Str => self.string(id),
            A::Bool(v) => self.value(ExprKind::Int(u64::from(*v)), BOOL, id),
            A::FunctionName => {
                if self.edition() < Edition::V1_2 {
                    let text = "there is no `__func__` before OpenCL C 1.2";
                    self.report(&c::LATER_EDITION, at.token, text).rule = Some(r::NO_FUNCTION_NAME);
                }
                let name = self.bodies.last().and_then(|b| b.name).map(|n| self.text(n));
                self.string_literal(name.unwrap_or_default().into_bytes(), id)
            }
            A::Unary(op, operand) => {
                let e = self.expression(*operand);
                self.unary(*op, e, at)
            }
            A::Postfix(up, operand) => {
                let e = self.expression(*operand);
                if !self.is_error(e) {
                    let ty = self.ty(e);
                    if matches!(self.kind(ty), TypeKind::Atomic(_)) {
                        let text =
                            format!("`++` and `--` do not take `{}`", self.expr_type_text(e));
                        self.report(&c::INVALID_OPERANDS, node.token, text);
                        return self.error_expr(id);
                    }
                }
                self.inc_dec(e, *up, true, at)
            }
            A::Binary(..) => self.binary_chain(id),
            A::Assign(op, target, value) => {
                let l = self.expression(*target);
                let r = self.expression(*value);
                self.assign(*op, l, r, at)
            }
            A::Conditional(cond, middle, last) => {
                let cond = self.expression(*cond);
                let l = match middle {
                    Some(m) => self.expression(*m),
                    None => cond,
                };
                let r = self.expression(*last);
                let e = self.conditional(cond, l, r, at);
                self.check_block_operands(e, [*middle, Some(*last)]);
                e
            }
            A::Call(callee, arguments) => self.call(*callee, arguments, id),
            A::Index(base, index) => {
                let b = self.expression(*base);
                let i = self.expression(*index);
                self.index(b, i, at)
            }
            A::Member(base, arrow, name, token) => {
                let b = self.expression(*base);
                self.member(b, *arrow, *name, *token, at)
            }
            A::Cast(ty, operand) => {
                let to = self.type_name(*ty);
                if self.program.types.as_vector(to.ty).is_some()
                    && let A::Paren(inner) = ast.expr(*operand).kind
                    && (!self.program.types.is_gnu_vector(to.ty)
                        || matches!(ast.expr(inner).kind, A::Binary(Op::Comma, ..)))
                {
                    return self.vector_literal(to, inner, id);
                }
                let e = self.expression(*operand);
                if matches!(self.kind(to.ty), TypeKind::Array(..) | TypeKind::Function(_)) {
                    let text = format!("nothing can be cast to `{}`", self.type_text(to));
                    self.report(&c::INVALID_CAST, ast.expr(id).first, text);
                    return self.error_expr(id);
                }
                self.explicit_cast(e, to, id)
            }
            A::CompoundLiteral(ty, init) => {
                let q = self.type_name(*ty);
                self.compound_literal(q, *init, id)
            }
            A::TraitExpr(property, operand) => {
                self.unevaluated += 1;
                let e = self.expression(*operand);
                self.unevaluated -= 1;
                if self.is_error(e) {
                    return self.error_expr(id);
                }
                let q = self.expr(e).ty;
                if matches!(self.kind(q.ty), TypeKind::Function(_))
                    && !self.available(ext::CLANG_FUNCTION_POINTERS)
                {
                    let e = self.rvalue(e);
                    return self.poison(e);
                }
                let own = match &self.expr(e).kind {
                    ExprKind::Var(v) => self.variable_alignments.get(v).copied(),
                    _ if *property != TypeTrait::VecStep && self.names_bit_field(e) => {
                        let text = "a bit-field has neither a size in bytes nor an alignment";
                        self.report(&c::BIT_FIELD, at.first, text);
                        return self.error_expr(id);
                    }
                    _ => None,
                };
                self.type_trait(*property, q, own, id)
            }
            A::TraitType(property, ty) => {
                let q = self.type_name(*ty);
                let name = ast.type_name(*ty);
                let own = self.typedef_alignment(&name.specs, &name.declarator);
                self.type_trait(*property, q, own, id)
            }
            A::LabelAddress(name, token) => {
                if self.bodies.is_empty() {
                    self.report(&c::UNKNOWN_LABEL, *token, "there are labels in functions alone");
                }
                self.jump_to(*name, *token);
                self.error_expr(id)
            }
            A::StatementExpr(body) => self.statement_expression(*body, id),
            A::Block(block) => self.block_literal(block, id),
            A::Offsetof(ty, path) => self.offsetof(*ty, path, id),
            A::AsType(operand, ty) => {
                let q = self.type_name(*ty);
                let e = self.expression(*operand);
                self.reinterpret(e, q, id)
            }
            A::ConvertVector(operand, ty) => {
                let q = self.type_name(*ty);
                let e = self.expression(*operand);
                let e = self.rvalue(e);
                if self.is_error(e) || q.ty == ERROR {
                    return self.error_expr(id);
                }
                let t = &self.program.types;
                if t.as_vector(q.ty).is_none() || t.width(q.ty) != t.width(self.ty(e)) {
                    let text = "`__builtin_convertvector` converts vectors of one width";
                    self.report(&c::INVALID_CAST, node.token, text);
                    return self.error_expr(id);
                }
                self.cast_to(e, CastKind::Vector, q)
            }
            A::Choose(cond, a, b) => {
                let cond = self.expression(*cond);
                let cond = self.rvalue(cond);
                let a = self.expression(*a);
                let b = self.expression(*b);
                match self.constant_integer(cond) {
                    Some(0) => b,
                    Some(_) => a,
                    None => {
                        if !self.is_error(cond) {
                            let text = "the condition is no integer constant";
                            self.report_expr(&c::NOT_CONSTANT, cond, text);
                        }
                        self.error_expr(id)
                    }
                }
            }
            A::TypesCompatible(a, b) => {
                let (a, b) = (self.type_name(*a), self.type_name(*b));
                self.value(ExprKind::Int(u64::from(a.ty == b.ty)), INT, id)
            }
            A::VaArg(_, ty) => {
                self.type_name(*ty);
                let text = match self.available(ext::CLANG_VARIADIC_FUNCTIONS) {
                    true => "the arguments of a variadic function cannot be read in OpenCL C",
                    false => "there are no variadic functions in OpenCL C",
                };
                self.report(&c::VARIADIC_FUNCTION, node.token, text).rule =
                    Some(r::NO_VARIADIC_FUNCTIONS);
                self.error_expr(id)
            }
            A::BitCast(ty, operand) => {
                let q = self.type_name(*ty);
                let e = self.expression(*operand);
                self.bit_cast(e, q, id)
            }
            A::Generic(control, arms) => self.generic_selection(*control, arms, id),
        }
    }

    /// `_Generic` (C11 6.5.1.1): the association with the type of what controls, else `default`.
    fn generic_selection(
        &mut self,
        control: ast::Controlling,
        arms: &[(TokenIndex, Option<ast::TypeNameId>, ast::ExprId)],
        id: ast::ExprId,
    ) -> ExprId {
        let before = self.diagnostics.len();
        let chooses = match control {
            ast::Controlling::Expr(e) => {
                self.unevaluated += 1;
                let e = self.expression(e);
                self.unevaluated -= 1;
                let e = self.rvalue(e);
                QualType::plain(self.ty(e))
            }
            ast::Controlling::Type(ty) => self.type_name(ty),
        };
        // Of a value the qualifiers do not count, of a type they do.
        let fits = |q: QualType| q.ty == chooses.ty && q.quals & 7 == chooses.quals & 7;
        let mut seen = KeyedSet::default();
        let mut chosen = None;
        let mut otherwise = None;
        for (at, ty, e) in arms {
            let Some(ty) = ty else {
                otherwise = Some(*e);
                continue;
            };
            let q = self.type_name(*ty);
            if q.ty == ERROR {
                continue;
            }
            let given = self.type_text(q);
            if let TypeKind::Function(_) = self.kind(q.ty) {
                let text = format!("`{given}` is a function's type, which no value has");
                self.report(&c::INVALID_OPERANDS, *at, text);
            } else if !self.program.types.is_complete(q.ty)
                && !matches!(control, ast::Controlling::Type(_))
            {
                let text = format!("`{given}` is not complete: no value has this type");
                self.report(&c::INCOMPLETE_TYPE, *at, text);
            } else if !seen.insert(q) {
                let text = format!("`{given}` stands before another expression already");
                self.report(&c::REDEFINITION, *at, text);
            }
            if fits(q) {
                chosen = chosen.or(Some(*e));
            }
        }
        // The other expressions are not evaluated, and are expressions still.
        let chosen = chosen.or(otherwise);
        let mut value = None;
        for (_, _, e) in arms {
            let own = Some(*e) == chosen;
            self.unevaluated += u32::from(!own);
            let e = self.expression(*e);
            self.unevaluated -= u32::from(!own);
            if own {
                value = Some(e);
            }
        }
        if self.errors_since(before) {
            return self.error_expr(id);
        }
        value.unwrap_or_else(|| {
            let text = "no association fits the type of the controlling expression";
            self.report(&c::INVALID_OPERANDS, self.ast.expr(id).token, text);
            self.error_expr(id)
        })
    }

    /// A chain of binary operators: the left operands are walked in a loop, however many.
    fn binary_chain(&mut self, id: ast::ExprId) -> ExprId {
        let ast = self.ast;
        let mut spine = Vec::new();
        let mut current = id;
        while let A::Binary(op, l, r) = ast.expr(current).kind {
            spine.push((op, r, current));
            current = l;
        }
        let mut left = self.expression(current);
        for (op, r, node) in spine.into_iter().rev() {
            if op == Op::Comma {
                self.warn_unused(left);
            }
            let right = self.expression(r);
            let at = self.at(node);
            left = self.binary(op, left, right, at);
        }
        left
    }

    // Names and literals ------------------------------------------------------------------------

    fn identifier(&mut self, name: Symbol, id: ast::ExprId) -> ExprId {
        let entity = self.lookup(name).cloned();
        let at = self.at(id);
        match entity {
            Some(Entity::Variable(v)) => {
                self.check_variable_available(v, at.token);
                self.capture(v, at.token);
                let ty = self.program.variable(v).ty;
                let At { token, first, last } = at;
                self.push(Expr { kind: ExprKind::Var(v), ty, lvalue: true, token, first, last })
            }
            Some(Entity::Function(list)) => {
                let f = list[list.len() - 1];
                self.check_available(f, at.token);
                if list.len() == 1 && self.invalid_functions[f.0 as usize] {
                    // What is wrong with it was said where it is declared.
                    return self.error_expr(id);
                }
                let ty = self.program.function(f).ty;
                self.make(ExprKind::Function(f), ty, at)
            }
            Some(Entity::Constant(v, ty)) => {
                self.check_enumerator_available(name, at.token);
                self.value(ExprKind::Int(v), ty, id)
            }
            Some(Entity::Typedef(_)) => {
                // The parser takes it for the name of a type, and says so.
                self.undeclared(name, at.token);
                self.error_expr(id)
            }
            Some(Entity::Error) => self.error_expr(id),
            None => {
                if let Some((value, ty)) = self.predefined_constant(name) {
                    return self.value(ExprKind::Int(value), ty, id);
                }
                if self.is_built_in_function(name) {
                    let text = format!(
                        "`{}` is a built-in function: it can only be called",
                        self.text(name)
                    );
                    self.report(&c::FUNCTION_POINTER, at.token, text).rule =
                        Some(r::NO_FUNCTION_POINTERS);
                    return self.error_expr(id);
                }
                self.undeclared(name, at.token);
                self.error_expr(id)
            }
        }
    }

    pub(super) fn undeclared(&mut self, name: Symbol, token: TokenIndex) {
        if name == names::K__Atomic {
            self.report(&c::UNSUPPORTED_C, token, c::NO_ATOMIC);
            return;
        }
        let text = format!("`{}` is not declared", self.text(name));
        self.report(&c::UNDECLARED, token, text);
    }

    /// Enumerators that exist before the first line (OpenCL C 6.15.12.4, 6.15.12.5).
    fn predefined_constant(&self, name: Symbol) -> Option<(u64, TypeId)> {
        let text = self.interner.get(name);
        if self.edition() < Edition::V2_0 || !text.starts_with("memory_") {
            return None;
        }
        let has = |f| self.language.has_2_0_feature(f);
        Some((
            match text {
                "memory_order_relaxed" => 0,
                "memory_order_acquire" => 2,
                "memory_order_release" => 3,
                "memory_order_acq_rel" => 4,
                "memory_order_seq_cst" if has(ext::F_ATOMIC_ORDER_SEQ_CST) => 5,
                "memory_scope_work_item" => 0,
                "memory_scope_work_group" => 1,
                "memory_scope_device" => 2,
                "memory_scope_all_svm_devices" if has(ext::F_ATOMIC_SCOPE_ALL_DEVICES) => 3,
                "memory_scope_all_devices"
                    if self.edition() >= Edition::V3_0 && has(ext::F_ATOMIC_SCOPE_ALL_DEVICES) =>
                {
                    3
                }
                "memory_scope_sub_group" => 4,
                _ => return None,
            },
            UINT,
        ))
    }

    /// Whether the code belongs to a block, and `v` to the function around it.
    pub(super) fn is_captured(&self, v: VarId) -> bool {
        let variable = self.program.variable(v);
        let outside = self.bodies.last().is_some_and(|b| b.block && v.0 < b.first_own.0);
        outside && !variable.file_scope && !variable.is_static && !variable.is_extern
    }

    /// Notes that a block uses a variable of the function around it.
    fn capture(&mut self, v: VarId, token: TokenIndex) {
        let variable = self.program.variable(v);
        if variable.is_static || self.bodies.is_empty() {
            return;
        }
        let is_block = self.bodies.last().is_some_and(|b| b.block);
        let block = matches!(self.kind(variable.ty.ty), TypeKind::BlockPointer(_));
        if block && self.is_captured(v) {
            let text = "a block does not use a block variable of the function around it";
            self.report(&c::BLOCK_CAPTURE, token, text).rule = Some(r::BLOCK_NO_BLOCK_CAPTURE);
        }
        if is_block && let Some(body) = self.bodies.last_mut() {
            body.captures.push(v);
        }
    }

    fn number(&mut self, id: ast::ExprId) -> ExprId {
        let token = self.ast.expr(id).token;
        let text = self.spelling(token);
        match literal::number(&text) {
            // The parser said so.
            Err(_) => self.error_expr(id),
            Ok(Number::Int { value, overflow, unsigned, long, decimal }) => {
                if overflow {
                    let text = "the integer constant does not fit 64 bits: its low bits are taken";
                    self.report(&c::INTEGER_TOO_LARGE, token, text);
                } else if decimal && !unsigned && value > i64::MAX as u64 {
                    let text =
                        "no signed type holds this integer constant: it is taken for `ulong`";
                    self.report(&c::INTEGER_TOO_LARGE, token, text).helped("write the suffix `u`");
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
                            return self.error_expr(id);
                        }
                        HALF
                    }
                    // Of `_Float16`, which is a number of the same bits wherever compilers have it.
                    b'6' => {
                        let text = of_other_c(&c::LATER_C, "a constant of `_Float16`");
                        self.report(&c::LATER_C, token, text);
                        HALF
                    }
                    _ if self.language.single_precision_constants => FLOAT,
                    _ if self.available(ext::FP64) => DOUBLE,
                    _ => {
                        let text = "without `cl_khr_fp64` this constant has single precision";
                        self.report(&c::DOUBLE_CONSTANT, token, text)
                            .helped("write the suffix `f`");
                        FLOAT
                    }
                };
                self.value(ExprKind::Float(value), ty, id)
            }
            Ok(Number::Other(other)) => {
                let (code, what) = match other {
                    OtherNumber::Imaginary => (&c::GNU_C, "an imaginary number"),
                    OtherNumber::Quad => (&c::GNU_C, "a number of `__float128`"),
                    OtherNumber::BitPrecise => (&c::LATER_C, "a number of `_BitInt`"),
                };
                self.report(code, token, of_other_c(code, what));
                self.error_expr(id)
            }
        }
    }

    pub(super) fn string_literal(&mut self, bytes: Vec<u8>, id: ast::ExprId) -> ExprId {
        self.literal_of(bytes, CHAR, id)
    }

    /// The literal whose elements, of `element`, have these bytes.
    fn literal_of(&mut self, bytes: Vec<u8>, element: TypeId, id: ast::ExprId) -> ExprId {
        let len = bytes.len() as u64 / self.program.types.size(element).unwrap_or(1) + 1;
        let element = QualType::plain(element);
        let ty = self.types().intern(TypeKind::Array(element, Some(len)));
        let At { token, first, last } = self.at(id);
        // A string literal is in the constant address space (OpenCL C 6.7.3).
        let ty = QualType { ty, quals: 0, space: Some(AddressSpace::Constant) };
        self.push(Expr { kind: ExprKind::Str(bytes), ty, lvalue: true, token, first, last })
    }

    fn string(&mut self, id: ast::ExprId) -> ExprId {
        let bytes = self.string_bytes(id);
        let At { first, last, .. } = self.at(id);
        // One wide part makes all of them wide (C99 6.4.5); `wchar_t` is an `int`.
        if !(first..=last).any(|t| self.literal_text(t).starts_with(b"L")) {
            return self.string_literal(bytes, id);
        }
        let units: Vec<u32> = match std::str::from_utf8(&bytes) {
            Ok(text) => text.chars().map(u32::from).collect(),
            Err(_) => bytes.iter().map(|byte| u32::from(*byte)).collect(),
        };
        self.literal_of(units.into_iter().flat_map(u32::to_le_bytes).collect(), INT, id)
    }

    /// How a part of a string literal is written; nothing of other tokens.
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
            self.check_escapes(&text, token);
            bytes.extend(part);
        }
        bytes
    }

    /// Reports an escape of a literal that C99 does not have (C99 6.4.4.4).
    fn check_escapes(&mut self, literal: &[u8], token: TokenIndex) {
        let (code, what) = match literal::foreign_escape(literal) {
            Some(c @ (b'e' | b'E')) => (&c::GNU_C, format!("`\\{}`", char::from(c))),
            Some(_) => (&c::LATER_C, "an escape with braces".to_string()),
            None => return,
        };
        self.report(code, token, of_other_c(code, &what));
    }

    // Postfix -----------------------------------------------------------------------------------

    fn index(&mut self, base: ExprId, index: ExprId, at: At) -> ExprId {
        let fail = |s: &mut Self| s.make(ExprKind::Error, ERROR, at);
        if self.is_error(base) || self.is_error(index) {
            return fail(self);
        }
        let index = self.rvalue(index);
        // An element of a vector, as compilers allow it.
        if let Some((element, _)) = self.program.types.as_vector(self.ty(base)) {
            if !self.program.types.is_integer(self.ty(index)) {
                let text = format!("an index is an integer, not `{}`", self.expr_type_text(index));
                self.report_expr(&c::SUBSCRIPT, index, text);
                return fail(self);
            }
            let q = self.expr(base).ty;
            let lvalue = self.expr(base).lvalue;
            let ty = QualType { ty: element, ..q };
            let At { token, first, last } = at;
            let kind = ExprKind::Element(base, index);
            return self.push(Expr { kind, ty, lvalue, token, first, last });
        }
        let base = self.rvalue(base);
        if self.is_error(base) || self.is_error(index) {
            return fail(self);
        }
        let (pointer, number) = if self.program.types.is_pointer(self.ty(base)) {
            (base, index)
        } else if self.program.types.is_pointer(self.ty(index)) {
            (index, base)
        } else {
            let text =
                format!("`{}` is neither array nor pointer nor vector", self.expr_type_text(base));
            self.report(&c::SUBSCRIPT, at.token, text);
            return fail(self);
        };
        if !self.program.types.is_integer(self.ty(number)) {
            let text = format!("an index is an integer, not `{}`", self.expr_type_text(number));
            self.report_expr(&c::SUBSCRIPT, number, text);
            return fail(self);
        }
        let to = self.program.types.pointee(self.ty(pointer)).unwrap_or(QualType::plain(ERROR));
        if matches!(self.kind(to.ty), TypeKind::Function(_)) {
            let text = "a pointer to a function has no elements";
            self.report(&c::SUBSCRIPT, at.token, text);
            return fail(self);
        }
        if to.ty == VOID {
            let text = "a pointer to `void` has no elements of a known size";
            self.report(&c::VOID_ARITHMETIC, at.token, text);
        } else if !self.program.types.is_complete(to.ty) {
            let text = format!("`{}` is not complete: it has no elements", self.type_text(to));
            self.report(&c::INCOMPLETE_TYPE, at.token, text);
            return fail(self);
        }
        let number = self.promote(number);
        let ty = self.ty(pointer);
        let sum = self.make(ExprKind::Binary(Op::Add, pointer, number), ty, at);
        let At { token, first, last } = at;
        self.push(Expr { kind: ExprKind::Deref(sum), ty: to, lvalue: true, token, first, last })
    }

    fn member(
        &mut self,
        base: ExprId,
        arrow: bool,
        name: Symbol,
        name_token: TokenIndex,
        at: At,
    ) -> ExprId {
        let fail = |s: &mut Self| s.make(ExprKind::Error, ERROR, at);
        if self.is_error(base) {
            return fail(self);
        }
        let mut object = base;
        if arrow {
            let e = self.rvalue(base);
            if self.is_error(e) {
                return fail(self);
            }
            let Some(to) = self.program.types.pointee(self.ty(e)) else {
                let text = format!("`->` needs a pointer, not `{}`", self.expr_type_text(e));
                self.report(&c::MEMBER_ACCESS, at.token, text);
                return fail(self);
            };
            let At { token, first, last } = at;
            object = self.push(Expr {
                kind: ExprKind::Deref(e),
                ty: to,
                lvalue: true,
                token,
                first,
                last,
            });
        }
        let q = self.expr(object).ty;
        let lvalue = self.expr(object).lvalue;
        let At { token, first, last } = at;
        match self.kind(q.ty).clone() {
            TypeKind::Vector(element, width) => {
                self.swizzle(object, element, width, name, name_token, at)
            }
            TypeKind::Record(n) => {
                if self.program.types.records[n as usize].fields.is_none() {
                    let text =
                        format!("`{}` is not complete: its members are unknown", self.type_text(q));
                    self.report(&c::INCOMPLETE_TYPE, at.token, text);
                    return fail(self);
                }
                let Some((path, ty)) = self.program.types.find_field(n, name) else {
                    let text =
                        format!("`{}` has no member `{}`", self.type_text(q), self.text(name));
                    self.report(&c::NO_MEMBER, name_token, text);
                    return fail(self);
                };
                self.check_member_available(n, &path, name_token);
                if matches!(self.kind(ty.ty), TypeKind::Image(..) | TypeKind::Event) {
                    // There are no such members, which was said of the struct.
                    return fail(self);
                }
                let ty = QualType { quals: ty.quals | (q.quals & 7), space: q.space, ..ty };
                let kind = ExprKind::Member(object, path);
                self.push(Expr { kind, ty, lvalue, token, first, last })
            }
            TypeKind::NdRange => {
                // The members that implementations give `ndrange_t` are their own business.
                let text = "the members of `ndrange_t` are not part of the language";
                self.report(&c::MEMBER_ACCESS, at.token, text);
                fail(self)
            }
            TypeKind::Pointer(_) if !arrow => {
                let text = format!("`{}` is a pointer: its members need `->`", self.type_text(q));
                self.report(&c::MEMBER_ACCESS, at.token, text);
                fail(self)
            }
            _ => {
                let text = format!("`{}` has no members", self.type_text(q));
                self.report(&c::MEMBER_ACCESS, at.token, text);
                fail(self)
            }
        }
    }

    /// Elements of a vector by name (OpenCL C 6.3.7).
    fn swizzle(
        &mut self,
        object: ExprId,
        element: TypeId,
        width: u8,
        name: Symbol,
        token: TokenIndex,
        at: At,
    ) -> ExprId {
        let text = self.text(name);
        let elements = match self.swizzle_elements(&text, width, token) {
            Some(e) => e,
            None => return self.make(ExprKind::Error, ERROR, at),
        };
        let x = self.expr(object).clone();
        let mut repeated = self.bodies.last().is_some_and(|b| b.repeated.contains(&object));
        // A swizzle of a swizzle names elements of the first vector.
        let (base, elements) = match &x.kind {
            ExprKind::Swizzle(inner, outer) => {
                repeated |= super::operators::repeats(outer);
                // The fourth element of three has no value of its own: any other's is as good.
                let named = |i: &u8| outer.get(usize::from(*i)).or(outer.first()).copied();
                (*inner, elements.iter().filter_map(named).collect::<Vec<u8>>())
            }
            _ => (object, elements),
        };
        let ty = self.types().vector(element, elements.len() as u8);
        let ty = QualType { ty, ..x.ty };
        let At { token, first, last } = at;
        let kind = ExprKind::Swizzle(base, elements);
        let e = self.push(Expr { kind, ty, lvalue: x.lvalue, token, first, last });
        if repeated && let Some(body) = self.bodies.last_mut() {
            body.repeated.push(e);
        }
        e
    }

    fn swizzle_elements(&mut self, text: &str, width: u8, token: TokenIndex) -> Option<Vec<u8>> {
        let half = if width == 3 { 2 } else { width / 2 };
        let mut elements: Vec<u8> = match text {
            "lo" => (0..half).collect(),
            "hi" => (half..half * 2).collect(),
            "even" => (0..half).map(|i| i * 2).collect(),
            "odd" => (0..half).map(|i| i * 2 + 1).collect(),
            _ => Vec::new(),
        };
        let half_name = !elements.is_empty();
        if !half_name {
            let bytes = text.as_bytes();
            let numeric = bytes.len() > 1
                && matches!(bytes[0], b's' | b'S')
                && bytes[1..].iter().all(u8::is_ascii_hexdigit);
            if numeric {
                elements = bytes[1..]
                    .iter()
                    .filter_map(|b| (*b as char).to_digit(16).map(|d| d as u8))
                    .collect();
            } else {
                let rgba = bytes.first().is_some_and(|b| b"rgba".contains(b));
                let set: &[u8] = if rgba { b"rgba" } else { b"xyzw" };
                for b in bytes {
                    match set.iter().position(|s| s == b) {
                        Some(i) => elements.push(i as u8),
                        None => {
                            let message = format!("`{}` names no element of a vector", *b as char);
                            self.report(&c::ELEMENT_NAME, token, message).rule =
                                Some(r::ELEMENT_NAMES);
                            return None;
                        }
                    }
                }
                if rgba && self.edition() < Edition::V3_0 {
                    let message = "`rgba` names elements since OpenCL C 3.0";
                    self.report(&c::RGBA_ELEMENTS, token, message).rule = Some(r::ELEMENT_RGBA);
                }
            }
        }
        // The fourth element of a vector of three may be named by `.hi` and `.odd`.
        let limit = if half_name && width == 3 { 4 } else { width };
        if let Some(bad) = elements.iter().find(|i| **i >= limit) {
            let message = format!("a vector of {width} has no element {bad}");
            self.report(&c::ELEMENT_RANGE, token, message).rule = Some(r::ELEMENT_IN_RANGE);
            return None;
        }
        if !matches!(elements.len(), 1 | 2 | 3 | 4 | 8 | 16) {
            let message =
                format!("{} elements make no vector: 1, 2, 3, 4, 8 or 16 do", elements.len());
            self.report(&c::ELEMENT_COUNT, token, message).rule = Some(r::ELEMENT_COUNT);
            return None;
        }
        if elements.len() == 3 && self.edition() < Edition::V1_1 {
            let text = "there are no vectors of three before OpenCL C 1.1";
            self.report(&c::LATER_EDITION, token, text).rule = Some(r::THREE_SINCE_1_1);
        }
        Some(elements)
    }

    // Casts and literals ------------------------------------------------------------------------

    /// `(float4)(a, b, …)` (OpenCL C 6.3.6).
    fn vector_literal(&mut self, to: QualType, inner: ast::ExprId, id: ast::ExprId) -> ExprId {
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
                let text = format!(
                    "`{}` cannot be cast to `{}`",
                    self.expr_type_text(e),
                    self.type_text(to)
                );
                let At { first, last, .. } = self.at(id);
                self.report_range(&c::VECTOR_CAST, first, last, text).tolerated().rule =
                    Some(r::VECTOR_CAST);
                // What it is nobody says: its type is.
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
            match self.program.types.as_vector(ty) {
                Some((e_ty, n)) => {
                    if e_ty != element {
                        let text = format!(
                            "`{}` cannot be a part of a literal of type `{}`",
                            self.expr_type_text(e),
                            self.type_text(to)
                        );
                        self.report_expr(&c::VECTOR_LITERAL, e, text).rule =
                            Some(r::LITERAL_ELEMENTS);
                        broken = true;
                    }
                    count += u32::from(n);
                    list.push(e);
                }
                None if self.program.types.is_arithmetic(ty) => {
                    count += 1;
                    let e = self.convert(e, element);
                    list.push(e);
                }
                None => {
                    let text = format!(
                        "`{}` cannot be a part of a literal of type `{}`",
                        self.expr_type_text(e),
                        self.type_text(to)
                    );
                    self.report_expr(&c::VECTOR_LITERAL, e, text).rule = Some(r::LITERAL_ELEMENTS);
                    broken = true;
                }
            }
        }
        if broken {
            return self.error_expr(id);
        }
        if count != u32::from(width) {
            let node = ast.expr(id);
            let what = if count < u32::from(width) { "too few" } else { "too many" };
            let text = format!(
                "{what} elements for `{}`: {width} are needed, {count} given",
                self.type_text(to)
            );
            // Scalars that are too many are told apart; else it is the list that is wrong.
            let scalars =
                list.iter().take_while(|e| self.program.types.as_vector(self.ty(**e)).is_none());
            let first = match list.get(usize::from(width)) {
                Some(excess) if scalars.count() >= usize::from(width) => self.expr(*excess).first,
                _ => ast.expr(inner).first - 1,
            };
            self.report_range(&c::VECTOR_LITERAL, first, node.last, text).rule =
                Some(r::LITERAL_COUNT);
            return self.error_expr(id);
        }
        let at = self.at(id);
        self.make(ExprKind::VectorLiteral(list), to.ty, at)
    }

    /// `__builtin_bit_cast(type, e)`: the bytes of an object or a value as those of another type.
    fn bit_cast(&mut self, e: ExprId, to: QualType, id: ast::ExprId) -> ExprId {
        if self.is_error(e) || to.ty == ERROR {
            return self.error_expr(id);
        }
        let size = |ty| self.program.types.size(ty);
        let from = self.expr(e).ty;
        if size(from.ty).is_none() || size(from.ty) != size(to.ty) {
            let text = format!(
                "`{}` and `{}` do not have the same size: the bits cannot be taken over",
                self.expr_type_text(e),
                self.type_text(to)
            );
            let at = self.at(id);
            self.report_range(&c::REINTERPRET_SIZE, at.first, at.last, text);
            return self.error_expr(id);
        }
        let value = |ty| {
            let t = &self.program.types;
            t.is_arithmetic(t.element(ty)) || t.is_pointer(ty)
        };
        let scalars = value(from.ty) && value(to.ty);
        let e = if scalars { self.rvalue(e) } else { e };
        if self.is_error(e) {
            return e;
        }
        // Compilers do not compute those of the language's own functions (`is_made_of_constants`).
        let known = const_eval::evaluate(&self.program, e)
            .and_then(|value| const_eval::reinterpreted(&self.program, value, self.ty(e), to.ty));
        let kind = known.map_or(ExprKind::Cast(CastKind::Reinterpret, e), Constant::into);
        let At { token, first, last } = self.at(id);
        let ty = QualType::plain(to.ty);
        self.push(Expr { kind, ty, lvalue: false, token, first, last })
    }

    /// The bits of a value as another type (OpenCL C 6.4.4.2).
    pub(super) fn reinterpret(&mut self, e: ExprId, to: QualType, id: ast::ExprId) -> ExprId {
        // An array stays one, as behind `sizeof`: its bits are asked for, not those of a pointer to it.
        let array = matches!(self.kind(self.ty(e)), TypeKind::Array(..));
        let e = if array {
            e
        } else if self.is_stored_half(e) {
            // Compilers take the bits of what is stored.
            self.report_stored_half(e).tolerated();
            self.cast_to(e, CastKind::Load, QualType::plain(HALF))
        } else {
            self.rvalue(e)
        };
        if self.is_error(e) || to.ty == ERROR {
            return self.error_expr(id);
        }
        let from = self.ty(e);
        let t = &self.program.types;
        // A vector of three has the size of four, and may become one of four.
        let bytes = |ty: TypeId| t.size(ty).unwrap_or(0);
        if bytes(from) != bytes(to.ty) || bytes(from) == 0 {
            let text = format!(
                "`{}` has {} bytes and `{}` has {}: the bits cannot be taken over",
                self.expr_type_text(e),
                bytes(from),
                self.type_text(to),
                bytes(to.ty)
            );
            let at = self.at(id);
            self.report_range(&c::REINTERPRET_SIZE, at.first, at.last, text).rule =
                Some(r::AS_TYPE_SIZE);
            return self.error_expr(id);
        }
        let At { token, first, last } = self.at(id);
        if array {
            let place = At { token, first, last };
            let space = self.expr(e).ty.space.unwrap_or(AddressSpace::Private);
            let pointer = self.rvalue(e);
            let to = QualType::plain(to.ty).in_space(space);
            let ty = self.types().pointer(to);
            let pointer = self.cast_to(pointer, CastKind::Pointer, QualType::plain(ty));
            let object = self.deref(pointer, place);
            return self.rvalue(object);
        }
        let t = &self.program.types;
        let number = |ty: TypeId| ty != BOOL && t.is_arithmetic(t.element(ty));
        // Another type than a number's comes of `__builtin_astype`, of which the names of null objects are made.
        let asked = number(to.ty) || to.ty == BOOL;
        if let Some(ty) = [from, to.ty].into_iter().find(|ty| asked && !number(*ty)) {
            let name = self.type_text(QualType::plain(ty));
            let text = format!("the bits of `{name}` are not said: it is no number and no vector");
            self.report_range(&c::REINTERPRET_TYPE, first, last, text).rule =
                Some(r::AS_TYPE_TYPES);
        }
        let kind = ExprKind::Cast(CastKind::Reinterpret, e);
        let ty = QualType::plain(to.ty);
        self.push(Expr { kind, ty, lvalue: false, token, first, last })
    }

    /// `sizeof` and its kin, of something that is of type `q` and may have an alignment of its own.
    fn type_trait(
        &mut self,
        property: TypeTrait,
        q: QualType,
        own_alignment: Option<u64>,
        id: ast::ExprId,
    ) -> ExprId {
        if q.ty == ERROR {
            return self.error_expr(id);
        }
        let size_t = self.program.types.size_t();
        let token = self.ast.expr(id).token;
        match property {
            TypeTrait::VecStep => {
                if self.edition() < Edition::V1_1 {
                    let text = "`vec_step` came with OpenCL C 1.1";
                    self.report(&c::LATER_EDITION, token, text);
                }
                let steps = match self.kind(q.ty) {
                    TypeKind::Vector(_, 3) => 4,
                    TypeKind::Vector(_, n) | TypeKind::GnuVector(_, n) => u64::from(*n),
                    TypeKind::Void => 1,
                    _ if self.program.types.is_arithmetic(q.ty) => 1,
                    _ => {
                        let text = format!(
                            "`vec_step` takes a scalar or vector type, not `{}`",
                            self.type_text(q)
                        );
                        self.report(&c::VEC_STEP, token, text).rule = Some(r::VEC_STEP_TYPES);
                        return self.error_expr(id);
                    }
                };
                self.value(ExprKind::Int(steps), INT, id)
            }
            TypeTrait::Sizeof => {
                let size = match self.kind(q.ty) {
                    TypeKind::Function(_) => {
                        let text = format!("`sizeof` of `{}` is an extension", self.type_text(q));
                        self.report(&c::VOID_SIZEOF, token, text).rule = Some(r::SIZEOF_OPERANDS);
                        1
                    }
                    TypeKind::BlockPointer(_) => {
                        let text = "`sizeof` does not take a block";
                        self.report(&c::VOID_SIZEOF, token, text).rule = Some(r::BLOCK_NO_SIZE);
                        self.program.types.size(q.ty).unwrap_or(1)
                    }
                    _ => match self.program.types.size(q.ty) {
                        Some(n) => n,
                        None => {
                            let text =
                                format!("`{}` is not complete: it has no size", self.type_text(q));
                            self.report(&c::INCOMPLETE_TYPE, token, text).rule =
                                Some(r::SIZEOF_OPERANDS);
                            return self.error_expr(id);
                        }
                    },
                };
                self.value(ExprKind::Int(size), size_t, id)
            }
            TypeTrait::Alignof => {
                // An array is aligned as its elements are, however many.
                let mut q = q;
                while let TypeKind::Array(element, _) = *self.kind(q.ty) {
                    q = element;
                }
                if !self.program.types.is_complete(q.ty) {
                    let text =
                        format!("`{}` is not complete: it has no alignment", self.type_text(q));
                    self.report(&c::INCOMPLETE_TYPE, token, text);
                    return self.error_expr(id);
                }
                let align = own_alignment.unwrap_or_else(|| self.program.types.align(q.ty));
                self.value(ExprKind::Int(align), size_t, id)
            }
        }
    }

    fn offsetof(&mut self, ty: ast::TypeNameId, path: &[Designator], id: ast::ExprId) -> ExprId {
        let mut q = self.type_name(ty);
        let mut offset = 0;
        for step in path {
            match (step, self.kind(q.ty).clone()) {
                (Designator::Member(name, token), TypeKind::Record(n)) => {
                    let Some((fields, found)) = self.program.types.find_field(n, *name) else {
                        let text =
                            format!("`{}` has no member `{}`", self.type_text(q), self.text(*name));
                        self.report(&c::NO_MEMBER, *token, text);
                        return self.error_expr(id);
                    };
                    offset += self.field_offset(n, &fields);
                    q = found;
                }
                (Designator::Index(e, _), TypeKind::Array(element, _)) => {
                    let e = self.expression(*e);
                    let e = self.rvalue(e);
                    let n = self.constant_integer(e).unwrap_or(0) as u64;
                    offset += n.saturating_mul(self.program.types.size(element.ty).unwrap_or(0));
                    q = element;
                }
                (_, TypeKind::Error) => return self.error_expr(id),
                _ => {
                    let token = self.ast.expr(id).token;
                    self.report(
                        &c::MEMBER_ACCESS,
                        token,
                        "`offsetof` needs a struct and its member",
                    );
                    return self.error_expr(id);
                }
            }
        }
        let size_t = self.program.types.size_t();
        self.value(ExprKind::Int(offset), size_t, id)
    }

    /// Byte offset of the member at the end of a path.
    pub(super) fn field_offset(&self, mut record: u32, path: &[u32]) -> u64 {
        let mut offset = 0;
        for i in path {
            let Some(fields) = &self.program.types.records[record as usize].fields else { break };
            let Some(field) = fields.get(*i as usize) else { break };
            offset += field.offset;
            if let TypeKind::Record(n) = self.kind(field.ty.ty) {
                record = *n;
            }
        }
        offset
    }

    /// Whether a literal inside a function names another address space than the private one, which is reported.
    fn literal_is_elsewhere(&mut self, q: QualType, first: TokenIndex) -> bool {
        let wrong =
            !self.bodies.is_empty() && q.space.is_some_and(|space| space != AddressSpace::Private);
        if wrong {
            let text = "a literal inside a function is in the private address space";
            self.report(&c::AUTOMATIC_SPACE, first, text).rule = Some(r::GENERIC_NO_VARIABLE);
        }
        wrong
    }

    fn compound_literal(&mut self, q: QualType, init: ast::InitId, id: ast::ExprId) -> ExprId {
        let at = self.at(id);
        if q.ty == ERROR {
            return self.error_expr(id);
        }
        if !self.program.types.is_complete(q.ty)
            && !matches!(self.kind(q.ty), TypeKind::Array(_, None))
        {
            let text =
                format!("`{}` is not complete: there are no literals of it", self.type_text(q));
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

    fn statement_expression(&mut self, body: ast::StmtId, id: ast::ExprId) -> ExprId {
        if self.bodies.is_empty() {
            let token = self.ast.expr(id).first;
            let text = "a statement expression stands inside a function";
            self.report(&c::SYNTAX, token, text);
            return self.error_expr(id);
        }
        let (stmt, value) = self.inside_expression(|s| s.compound_with_value(body));
        let ty = value.map_or(VOID, |e| self.ty(e));
        if ty == ERROR {
            return self.error_expr(id);
        }
        let at = self.at(id);
        self.make(ExprKind::StatementExpr(stmt), ty, at)
    }

    fn block_literal(&mut self, literal: &ast::BlockLiteral, id: ast::ExprId) -> ExprId {
        let first_own = VarId(self.program.variables.len() as u32);
        let base = literal.specs.as_ref().map(|specs| (self.specified(specs), specs));
        let mut result = None;
        let mut params = Vec::new();
        let mut variadic = false;
        let d = &literal.declarator;
        if let Some((base, specs)) = base {
            if d.chunks.is_empty() {
                result = Some(base);
            } else {
                let q = self.declared(base, specs, d, super::types::Place::BlockLiteral);
                if let TypeKind::Function(f) = self.kind(q.ty) {
                    result = Some(f.result);
                }
            }
        }
        self.enter();
        let mut ids = Vec::new();
        if let Some(ast::Chunk::Function { params: list, variadic: dots, .. }) = d.chunks.first() {
            variadic = dots.is_some();
            if variadic {
                let text = "a block cannot take a variable number of arguments";
                let caret = self.ast.expr(id).first;
                self.report(&c::BLOCK_RESTRICTION, caret, text).rule = Some(r::BLOCK_NOT_VARIADIC);
            }
            for p in list {
                let (q, v) = self.parameter(p);
                params.push(q);
                ids.push(v);
            }
            // Where a result is written, the parameters' types were reported with it.
            if literal.specs.is_none() {
                self.parameter_types(list);
            }
            self.check_parameters(list, &params, true);
        }
        self.plain_attributes(d.attributes.iter(), on::BLOCK, QualType::plain(ERROR));
        let of_specs = literal.specs.iter().flat_map(|specs| &specs.attributes);
        let noreturn =
            d.attributes.iter().chain(of_specs).any(|a| self.attribute_name(a) == "noreturn");
        let depth = self.scope_depth();
        self.bodies.push(Body {
            result,
            kernel: false,
            depth,
            block: true,
            noreturn,
            deduced: false,
            captures: Vec::new(),
            first_own,
            labels: Labels::default(),
            loops: 0,
            switches: Vec::new(),
            repeated: Vec::new(),
            label_follows: false,
            lost_fallthrough: Vec::new(),
            unavailable: self.bodies.last().is_some_and(|b| b.unavailable),
            invalid: false,
            name: None,
            node: Some(Node::Block(self.ast.expr(id).first)),
        });
        let body = self.compound(literal.body);
        self.check_labels();
        let state = self.bodies.pop();
        self.leave();
        let (result, mut captures) = match state {
            Some(s) => (s.result.unwrap_or(QualType::plain(VOID)), s.captures),
            None => (QualType::plain(VOID), Vec::new()),
        };
        // Its own variables are no others'.
        let mut seen = KeyedSet::default();
        captures
            .retain(|v| *v < first_own && !self.program.variable(*v).file_scope && seen.insert(*v));
        // What a block inside takes from outside, this block has to take too.
        if let Some(outer) = self.bodies.last_mut()
            && outer.block
        {
            outer.captures.extend_from_slice(&captures);
        }
        let f = FunctionType { result, params, variadic };
        let ty = self.types().intern(TypeKind::Function(Box::new(f)));
        let pointer = self.types().intern(TypeKind::BlockPointer(ty));
        self.program.blocks.push(Block { ty, params: ids, captures, body });
        let n = BlockId(self.program.blocks.len() as u32 - 1);
        let at = self.at(id);
        // What is wrong with the value that it returns was said there.
        let ty = if result.ty == ERROR { ERROR } else { pointer };
        self.make(ExprKind::Block(n), ty, at)
    }

    pub(super) fn static_assert(&mut self, e: ast::ExprId, text: Option<ast::ExprId>) {
        let e = self.expression(e);
        let e = self.rvalue(e);
        if self.is_error(e) {
            return;
        }
        if self.program.types.is_pointer(self.ty(e))
            && const_eval::address_constant(&self.program, e).is_some_and(|place| !place.is_null())
        {
            // Compilers know that the address of an object is not null.
            return;
        }
        let mut value = const_eval::evaluate(&self.program, e);
        if value.is_none() {
            value = const_eval::evaluate_with_literals(&self.program, e);
            let text = "the condition is no integer constant";
            let report = self.report_expr(&c::NOT_CONSTANT, e, text);
            if value.is_some() {
                report.tolerated();
            }
        }
        match value {
            None => {}
            Some(Constant::Int(0) | Constant::Float(0.0)) => {
                let words = text.map(|t| self.spelling(self.ast.expr(t).token)).unwrap_or_default();
                self.report_expr(
                    &c::STATIC_ASSERT,
                    e,
                    format!("the assertion does not hold {words}"),
                );
            }
            Some(_) => {}
        }
    }
}
