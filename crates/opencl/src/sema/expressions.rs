//! Expressions (OpenCL C 6.3.6, 6.4, 6.5; C99 6.5).

use super::super::ast::{BinaryOp as Op, Designator, ExprKind as A, TypeTrait};
use super::super::codes as c;
use super::super::const_eval::{self, Constant};
use super::super::foreign::spellings::{Instead, value_instead};
use super::super::keywords::name as names;
use super::super::lexer::SCRATCH;
use super::super::literal::{self};
use super::super::rules as r;
use super::super::source_map::Pos;
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

    /// The value of an integer constant expression (C99 6.6); `None` for other expressions.
    pub(super) fn constant_integer(&self, e: ExprId) -> Option<i128> {
        match const_eval::is_integer_constant_expression(&self.program, e) {
            true => self.known_integer(e),
            false => None,
        }
    }

    /// The value of an integer that is known before the program runs, even if it is not an integer constant expression
    /// (C99 6.6). `None` if the value is not known, or is not an integer.
    pub(super) fn known_integer(&self, e: ExprId) -> Option<i128> {
        match const_eval::evaluate(&self.program, e)? {
            Constant::Int(v) => Some(v),
            Constant::Float(_) => None,
        }
    }

    /// Checks an expression whose value is not used, and returns it.
    pub(super) fn discard(&mut self, e: ExprId) -> ExprId {
        let ty = self.ty(e);
        match self.kind(ty) {
            // Naming a function without a call takes its address.
            TypeKind::Function(_) => self.rvalue(e),
            TypeKind::Record(_) if !self.program.types.is_complete(ty) => {
                let text =
                    format!("a value cannot have the incomplete type `{}`", self.expr_type_text(e));
                self.report_expr(&c::INCOMPLETE_TYPE, e, text);
                self.poison(e)
            }
            // Reading a `half` object is an error even if the value is not used.
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
            A::Paren(inner) => {
                let e = self.expression(*inner);
                // Diagnostics underline the parentheses, too.
                let x = &mut self.program.exprs[e.0 as usize];
                x.first = node.first;
                x.last = node.last;
                e
            }
            A::Ident(name) => self.identifier(*name, id),
            A::Number => self.number(id),
            A::Char => self.character(id),
            A::Str => self.string(id),
            A::Bool(v) => self.value(ExprKind::Int(u64::from(*v)), BOOL, id),
            A::FunctionName => {
                if self.edition() < Edition::V1_2 {
                    let text = "`__func__` needs OpenCL C 1.2";
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
                        let operator = if *up { "++" } else { "--" };
                        let text = format!(
                            "invalid operand to `{operator}`: `{}`",
                            self.expr_type_text(e)
                        );
                        self.report(&c::INVALID_OPERANDS, node.token, text);
                        return self.error_expr(id);
                    }
                }
                self.inc_dec(e, *up, true, at)
            }
            A::Binary(..) => self.binary_chain(id),
            A::Assign(op, target, value) => self.assignment(*op, *target, *value, id),
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
                let i = self.subscript(b, *index);
                self.index(b, i, at)
            }
            A::Member(base, arrow, name, token) => {
                let b = self.expression(*base);
                self.member(b, *arrow, *name, *token, at)
            }
            A::Cast(ty, operand) => self.cast(*ty, *operand, id),
            A::CompoundLiteral(ty, init) => {
                let q = self.type_name(*ty);
                self.compound_literal(q, *init, id)
            }
            A::TraitExpr(property, operand) => self.trait_of_value(*property, *operand, id),
            A::TraitType(property, ty) => {
                let q = self.type_name(*ty);
                let name = ast.type_name(*ty);
                let own = self.typedef_alignment(&name.specs, &name.declarator);
                self.type_trait(*property, q, own, id)
            }
            A::StatementExpr(body) => self.statement_expression(*body, id),
            A::Block(block) => self.block_literal(block, id),
            kind => self.special_call(kind, id),
        }
    }

    /// A character constant (C99 6.4.4.4).
    fn character(&mut self, id: ast::ExprId) -> ExprId {
        let ast = self.ast;
        let node = ast.expr(id);
        let text = self.spelling(node.token);
        let (units, problem) = literal::character(text.as_bytes());
        if let Some(problem) = problem {
            self.report(&c::INVALID_LITERAL, node.token, problem);
        }
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

    /// Analyses a cast `(type)e`, or a vector literal.
    fn cast(&mut self, ty: ast::TypeNameId, operand: ast::ExprId, id: ast::ExprId) -> ExprId {
        let ast = self.ast;
        let to = self.type_name(ty);
        if self.program.types.as_vector(to.ty).is_some()
            && let A::Paren(inner) = ast.expr(operand).kind
        {
            return self.vector_literal(to, inner, id);
        }
        let e = self.expression(operand);
        if matches!(self.kind(to.ty), TypeKind::Array(..) | TypeKind::Function(_)) {
            let text = format!("cannot cast to `{}`", self.type_text(to));
            self.report(&c::INVALID_CAST, ast.expr(id).first, text);
            return self.error_expr(id);
        }
        self.explicit_cast(e, to, id)
    }

    /// Analyses `sizeof e`, `_Alignof e` and `vec_step(e)`.
    fn trait_of_value(
        &mut self,
        property: TypeTrait,
        operand: ast::ExprId,
        id: ast::ExprId,
    ) -> ExprId {
        let at = self.at(id);
        self.unevaluated += 1;
        let e = self.expression(operand);
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
            ExprKind::Var(v) => self.facts.variable_alignments.get(v).copied(),
            _ if property != TypeTrait::VecStep && self.names_bit_field(e) => {
                let text = "cannot take the size or alignment of a bit-field";
                self.report(&c::BIT_FIELD, at.first, text);
                return self.error_expr(id);
            }
            _ => None,
        };
        self.type_trait(property, q, own, id)
    }

    /// Analyses calls of compiler-specific functions that take types.
    fn special_call(&mut self, kind: &A, id: ast::ExprId) -> ExprId {
        let token = self.ast.expr(id).token;
        match kind {
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
                    let text = "`__builtin_convertvector` needs a vector and a vector type with as many elements";
                    self.report(&c::INVALID_CAST, token, text);
                    return self.error_expr(id);
                }
                self.cast_to(e, CastKind::Vector, q)
            }
            _ => self.error_expr(id),
        }
    }

    fn assignment(
        &mut self,
        op: Option<Op>,
        target: ast::ExprId,
        value: ast::ExprId,
        id: ast::ExprId,
    ) -> ExprId {
        let before = self.diagnostics.len();
        let l = self.expression(target);
        if op.is_none() && self.is_error(l) && self.diagnostics.len() == before + 1 {
            let r = self.expression(value);
            self.suggest_declaration(target, r, before);
            return self.error_expr(id);
        }
        let r = match op {
            None => self.expression_for(value, self.ty(l)),
            Some(_) => self.expression(value),
        };
        let at = self.at(id);
        self.check_sign(at.token, value);
        self.assign(op, l, r, at)
    }

    /// Analyses the index in `a[i, j]`. Only the last value is used as the index: one diagnostic reports this, in place
    /// of the diagnostics about unused values.
    pub(super) fn subscript(&mut self, base: ExprId, id: ast::ExprId) -> ExprId {
        let A::Binary(Op::Comma, first, second) = self.ast.expr(id).kind else {
            return self.expression(id);
        };
        let before = self.diagnostics.len();
        let e = self.expression(id);
        if self.retract(before, &[&c::UNUSED_VALUE]) {
            let text = "only the last of these values is the index";
            let help = self.help_two_indices(base, first, second);
            self.report_expr(&c::UNUSED_VALUE, e, text).helped(help);
        }
        e
    }

    /// Analyses a chain of binary operators. The chain may be long: a loop walks the left operands.
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
            self.check_chain(node, right);
            self.check_precedence(node);
            self.check_not(node, right);
            self.check_power(node, left, right);
            self.check_size_of_pointer(node, right);
            left = self.binary(op, left, right, at);
        }
        left
    }

    // Names -------------------------------------------------------------------------------------

    fn identifier(&mut self, name: Symbol, id: ast::ExprId) -> ExprId {
        let entity = self.lookup(name).cloned();
        let at = self.at(id);
        self.note_use(name, at.token);
        match entity {
            Some(Entity::Variable(v)) => {
                self.capture(v, at.token);
                let ty = self.program.variable(v).ty;
                let At { token, first, last } = at;
                self.push(Expr { kind: ExprKind::Var(v), ty, lvalue: true, token, first, last })
            }
            Some(Entity::Function(list)) => {
                let f = list[list.len() - 1];
                if list.len() == 1 && self.facts.invalid_functions[f.0 as usize] {
                    // The declaration of the name has been reported.
                    return self.error_expr(id);
                }
                let ty = self.program.function(f).ty;
                self.make(ExprKind::Function(f), ty, at)
            }
            Some(Entity::Constant(v, ty)) => self.value(ExprKind::Int(v), ty, id),
            Some(Entity::Typedef(_)) => {
                // The name of a type is not a value.
                self.undeclared(name, at.token);
                self.error_expr(id)
            }
            Some(Entity::Error) => self.error_expr(id),
            None => {
                if let Some((value, ty)) = self.predefined_constant(name) {
                    return self.value(ExprKind::Int(value), ty, id);
                }
                if self.is_built_in_function(name) {
                    let text =
                        format!("the built-in function `{}` can only be called", self.text(name));
                    self.report(&c::FUNCTION_POINTER, at.token, text).rule =
                        Some(r::NO_FUNCTION_POINTERS);
                    let name = self.text(name);
                    let next = self.tokens.get(at.token as usize + 1).map(|next| next.kind);
                    if name.starts_with("get_") && next == Some(TokenKind::Dot) {
                        self.suggest_dimension(at.token, &name);
                    } else {
                        self.suggest_call(at.token, &name);
                    }
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
        if self.facts.silenced.contains(&name) || self.report_spaced_parameter(name, token) {
            return;
        }
        let is_foreign = matches!(value_instead(&self.text(name)), Some(Instead::Help(_)));
        let text = match is_foreign {
            true => format!("OpenCL C does not have `{}`", self.text(name)),
            false => format!("`{}` is not declared", self.text(name)),
        };
        let ended = self.facts.ended.get(&name).copied();
        let place =
            ended.map(|ended| self.label(ended, "it is declared here, in a block that has ended"));
        // If a name was declared twice, one of the declarations was probably intended to have the undeclared name.
        let other = self.facts.redeclared.take().filter(|_| !is_foreign && place.is_none());
        let intended =
            format!("perhaps this declaration was intended to be named `{}`", self.text(name));
        let other = other.map(|at| self.label(at, &intended));
        if other.is_some() {
            self.facts.silenced.insert(name);
        }
        let d = self.report(&c::UNDECLARED, token, text);
        match (place, other) {
            (Some(place), _) => {
                d.secondary.push(place);
                d.help = Some("declare it before that block, and assign to it in the block".into());
            }
            (None, Some(other)) => d.secondary.push(other),
            (None, None) => self.suggest_name(token, None),
        }
    }

    /// The value and type of a predefined enumerator (OpenCL C 6.15.12.3, 6.15.12.4); `None` for other names, and for
    /// enumerators that the language does not have.
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

    // Representations, sizes and assertions -----------------------------------------------------

    /// Reinterprets the bits of a value as another type (OpenCL C 6.4.4.2).
    pub(super) fn reinterpret(&mut self, e: ExprId, to: QualType, id: ast::ExprId) -> ExprId {
        // An array does not decay to a pointer here: the bits of the array are reinterpreted.
        let array = matches!(self.kind(self.ty(e)), TypeKind::Array(..));
        let e = if array {
            e
        } else if self.is_stored_half(e) {
            // Compilers reinterpret the stored bits.
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
        // A vector of three has the size of a vector of four.
        let bytes = |ty: TypeId| t.size(ty).unwrap_or(0);
        if bytes(from) != bytes(to.ty) || bytes(from) == 0 {
            let text = format!(
                "cannot reinterpret `{}` as `{}`: the sizes are {} and {} bytes",
                self.expr_type_text(e),
                self.type_text(to),
                bytes(from),
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
        // A target type that is neither a number, a vector nor `bool` is not checked: it comes from `__builtin_astype`,
        // to which macros for null objects, such as `CLK_NULL_QUEUE`, expand.
        let asked = number(to.ty) || to.ty == BOOL;
        let types = [(from, ""), (to.ty, "as ")];
        if let Some((ty, word)) = types.into_iter().find(|(ty, _)| asked && !number(*ty)) {
            let name = self.type_text(QualType::plain(ty));
            let text = format!("cannot reinterpret {word}`{name}`: it is not a number or vector");
            self.report_range(&c::REINTERPRET_TYPE, first, last, text).rule =
                Some(r::AS_TYPE_TYPES);
        }
        let kind = ExprKind::Cast(CastKind::Reinterpret, e);
        let ty = QualType::plain(to.ty);
        self.push(Expr { kind, ty, lvalue: false, token, first, last })
    }

    /// Analyses `sizeof`, `_Alignof` or `vec_step` of an operand of type `q`. `own_alignment` is the operand's
    /// alignment, if it differs from that of the type.
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
                    let text = "`vec_step` needs OpenCL C 1.1";
                    self.report(&c::LATER_EDITION, token, text);
                }
                let steps = match self.kind(q.ty) {
                    TypeKind::Vector(_, 3) => 4,
                    TypeKind::Vector(_, n) => u64::from(*n),
                    TypeKind::Void => {
                        let text =
                            "the operand of `vec_step` must be a scalar or vector, not `void`";
                        let d = self.report(&c::VEC_STEP, token, text).tolerated();
                        d.rule = Some(r::VEC_STEP_TYPES);
                        1
                    }
                    _ if self.program.types.is_arithmetic(q.ty) => 1,
                    _ => {
                        let text = format!(
                            "the operand of `vec_step` must be a scalar or vector, not `{}`",
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
                        let text = format!(
                            "`sizeof` of the function type `{}` is an extension",
                            self.type_text(q)
                        );
                        self.report(&c::VOID_SIZEOF, token, text).rule = Some(r::SIZEOF_OPERANDS);
                        1
                    }
                    TypeKind::BlockPointer(_) => {
                        let text = "the operand of `sizeof` cannot be a block";
                        self.report(&c::VOID_SIZEOF, token, text).rule = Some(r::BLOCK_NO_SIZE);
                        self.program.types.size(q.ty).unwrap_or(1)
                    }
                    _ => match self.program.types.size(q.ty) {
                        Some(n) => n,
                        None => {
                            let text = format!(
                                "cannot take the size of the incomplete type `{}`",
                                self.type_text(q)
                            );
                            self.report(&c::INCOMPLETE_TYPE, token, text).rule =
                                Some(r::SIZEOF_OPERANDS);
                            return self.error_expr(id);
                        }
                    },
                };
                self.value(ExprKind::Int(size), size_t, id)
            }
            TypeTrait::Alignof => {
                // An array has the alignment of its elements.
                let mut q = q;
                while let TypeKind::Array(element, _) = *self.kind(q.ty) {
                    q = element;
                }
                if !self.program.types.is_complete(q.ty) {
                    let text = format!(
                        "cannot take the alignment of the incomplete type `{}`",
                        self.type_text(q)
                    );
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
                        let text = format!(
                            "`{}` does not have a member `{}`",
                            self.type_text(q),
                            self.text(*name)
                        );
                        self.report(&c::NO_MEMBER, *token, text);
                        return self.error_expr(id);
                    };
                    self.note_member(*token, n, &fields);
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
                        "`offsetof` needs a struct type and one of its members",
                    );
                    return self.error_expr(id);
                }
            }
        }
        let size_t = self.program.types.size_t();
        self.value(ExprKind::Int(offset), size_t, id)
    }

    /// The byte offset of the member that `path` leads to.
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
            let text = "the condition is not an integer constant expression";
            let report = self.report_expr(&c::NOT_CONSTANT, e, text);
            if value.is_some() {
                report.tolerated();
            }
        }
        match value {
            None => {}
            Some(Constant::Int(0) | Constant::Float(0.0)) => {
                let words = text.map(|t| format!(": {}", self.spelling(self.ast.expr(t).token)));
                let text = format!("static assertion failed{}", words.unwrap_or_default());
                self.report_expr(&c::STATIC_ASSERT, e, text);
            }
            Some(_) => {}
        }
    }
}
