//! Statements (C99 6.8).

use super::super::ast::{BinaryOp as Op, StmtKind as A, StmtLabel};
use super::super::attributes::Target;
use super::super::builtins;
use super::super::codes as c;
use super::super::const_eval::Constant;
use super::super::rules as r;
use super::super::{const_eval, program};
use super::conversions::For;
use super::*;
use crate::diagnostic::Suggestion;
use crate::keywords::kw;

impl Sema<'_> {
    /// Analyses a compound statement whose scope is already open, such as the body of a function.
    pub(super) fn compound(&mut self, id: ast::StmtId) -> StmtId {
        let ast = self.ast;
        let node = ast.stmt(id);
        let mut list = Vec::new();
        if let A::Compound(items) = &node.kind {
            list.extend(items.iter().map(|item| self.statement(*item)));
        }
        self.push_stmt(StmtKind::Compound(list), node.first, node.last)
    }

    /// Analyses the compound statement in a statement expression. Returns the typed statement, and the value of the
    /// last statement in it if that one is an expression.
    pub(super) fn compound_with_value(&mut self, id: ast::StmtId) -> (StmtId, Option<ExprId>) {
        let ast = self.ast;
        let node = ast.stmt(id);
        let mut list = Vec::new();
        let mut value = None;
        self.enter();
        if let A::Compound(items) = &node.kind {
            for (i, item) in items.iter().enumerate() {
                value = None;
                if let A::Expr(e) = ast.stmt(*item).kind
                    && i + 1 == items.len()
                {
                    self.sync(ast.stmt(*item).first);
                    let e = self.expression(e);
                    let e = if self.ty(e) == VOID { e } else { self.rvalue(e) };
                    value = Some(e);
                    let s = ast.stmt(*item);
                    list.push(self.push_stmt(StmtKind::Expr(e), s.first, s.last));
                } else {
                    list.push(self.statement(*item));
                }
            }
        }
        self.leave(node.last);
        (self.push_stmt(StmtKind::Compound(list), node.first, node.last), value)
    }

    fn scoped(&mut self, id: ast::StmtId) -> StmtId {
        self.enter();
        let s = self.statement(id);
        self.leave(self.ast.stmt(id).last);
        s
    }

    /// Analyses a condition, which must be a scalar (C99 6.8.4.1).
    fn condition(&mut self, id: ast::ExprId) -> ExprId {
        let node = self.ast.expr(id);
        let e = self.expression(id);
        let e = self.rvalue(e);
        if self.is_error(e) {
            let is_last = |code| self.diagnostics.last().is_some_and(|last| last.code == code);
            if let ast::ExprKind::Assign(None, ..) = node.kind
                && (is_last(&c::READ_ONLY) || is_last(&c::NOT_ASSIGNABLE))
            {
                let edit = self.replacement(node.token, "==", false);
                self.amend("write `==` to compare", edit);
            }
            return e;
        }
        if matches!(self.expr(e).kind, ExprKind::Assign(..))
            && !matches!(node.kind, ast::ExprKind::Paren(_))
        {
            let edit = self.replacement(node.token, "==", false);
            let text = "an assignment is used as a condition";
            let help = "to compare, write `==`; to assign, put the assignment in parentheses";
            self.report(&c::ASSIGNMENT_CONDITION, node.token, text).helped(help).suggestion = edit;
        }
        if !self.program.types.is_scalar(self.ty(e)) {
            let text = format!("a condition must be a scalar, not `{}`", self.expr_type_text(e));
            let help = match self.expr(e).kind {
                ExprKind::Binary(Op::Eq, ..) => "use `all(…)` to test that all elements are equal",
                ExprKind::Binary(Op::Ne, ..) => "use `any(…)` to test that an element differs",
                _ => "use `all(…)` or `any(…)` to test a vector",
            };
            let is_vector = self.program.types.as_vector(self.ty(e)).is_some();
            self.report_expr(&c::CONDITION_TYPE, e, text).help = is_vector.then(|| help.to_owned());
            return self.poison(e);
        }
        e
    }

    pub(super) fn warn_unused(&mut self, e: ExprId) {
        let x = self.expr(e);
        if let ExprKind::CallBuiltIn(symbol, ref arguments) = x.kind
            && let name = self.text(symbol)
            && builtins::is_pure(&name)
        {
            let changed = arguments
                .first()
                .copied()
                .filter(|first| self.uncast_lvalue(*first) && self.ty(*first) == x.ty.ty);
            let help = changed.and_then(|first| self.written_expr(first)).map(|argument| {
                format!("the function does not change `{argument}`; write `{argument} = {name}(…)`")
            });
            let text = format!("the result of `{name}` is not used");
            self.report_expr(&c::UNUSED_VALUE, e, text).help = help;
            return;
        }
        let unused = match &x.kind {
            // `a && f();` may be written for the side effects of the right operand: only that operand is checked.
            ExprKind::Binary(Op::LogicalAnd | Op::LogicalOr, _, last) => {
                return self.warn_unused(*last);
            }
            ExprKind::Binary(..)
            | ExprKind::Var(_)
            | ExprKind::Int(_)
            | ExprKind::Float(_)
            | ExprKind::Unary(..)
            | ExprKind::Swizzle(..)
            | ExprKind::Member(..)
            | ExprKind::AddressOf(_)
            | ExprKind::Element(..) => x.ty.ty != ERROR,
            ExprKind::Deref(_) => x.ty.quals & ast::quals::VOLATILE == 0 && x.ty.ty != VOID,
            _ => false,
        };
        // In `a == b;`, an assignment to `a` may have been intended.
        let compares = match &x.kind {
            ExprKind::Binary(Op::Eq, l, _) if self.uncast_lvalue(*l) => Some(x.token),
            _ => None,
        };
        if unused {
            self.report_expr(&c::UNUSED_VALUE, e, "the value of this expression is not used");
            if let Some(token) = compares {
                let edit = self.replacement(token, "=", false);
                self.amend("did you mean `=`?", edit);
            }
        }
    }

    pub(super) fn statement(&mut self, id: ast::StmtId) -> StmtId {
        let ast = self.ast;
        let node = ast.stmt(id);
        let (first, last) = (node.first, node.last);
        self.sync(first);
        let kind = match &node.kind {
            A::Error | A::Null => StmtKind::Null,
            A::Asm => StmtKind::Asm,
            A::Compound(_) => {
                self.enter();
                let s = self.compound(id);
                self.leave(last);
                return s;
            }
            A::Expr(e) => {
                let e = self.expression(*e);
                let e = self.discard(e);
                self.warn_unused(e);
                StmtKind::Expr(e)
            }
            A::Declaration(d) => {
                let vars = self.declaration(ast.declaration(*d), false);
                StmtKind::Declare(vars)
            }
            A::StaticAssert(e, text) => {
                self.static_assert(*e, *text);
                StmtKind::Null
            }
            A::Labelled(labels, body) => {
                let marks = self.labels(labels);
                let body = self.statement(*body);
                self.note_defaults(labels);
                StmtKind::Labelled(marks, body)
            }
            A::If(arms, otherwise) => return self.if_chain(arms, *otherwise, first, last),
            A::Switch(value, body) => self.switch(*value, *body, first),
            A::While(cond, body) => {
                let cond = self.loop_part(|s| s.condition(*cond));
                let body = self.in_loop(*body);
                StmtKind::While(cond, body)
            }
            A::DoWhile(body, cond) => {
                let body = self.in_loop(*body);
                let cond = self.loop_part(|s| s.condition(*cond));
                StmtKind::DoWhile(body, cond)
            }
            A::For(init, cond, step, body) => {
                self.enter();
                if let Some(init) = init {
                    self.check_for_declaration(*init);
                }
                let init = init.map(|s| self.statement(s));
                let cond = cond.map(|e| self.loop_part(|s| s.condition(e)));
                let step = step.map(|e| {
                    let e = self.loop_part(|s| s.expression(e));
                    self.warn_unused(e);
                    e
                });
                let body = self.in_loop(*body);
                self.leave(last);
                if matches!(self.program.stmt(body).kind, StmtKind::Null) {
                    // The next statement may be the intended body. If it uses the loop's variables, the end of their
                    // scope is then not the mistake.
                    self.facts.ended.clear();
                }
                StmtKind::For(init, cond, step, body)
            }
            A::Goto(name, token) => StmtKind::Goto(self.goto(*name, *token)),
            A::Continue => {
                if self.bodies.last().is_some_and(|b| b.loops == 0) {
                    let rule = self.control_flow_rule();
                    let text = "`continue` outside a loop";
                    self.report(&c::OUTSIDE_LOOP, first, text).rule = rule;
                    self.suggest_return(first);
                }
                StmtKind::Continue
            }
            A::Break => {
                if self.bodies.last().is_some_and(|b| b.loops == 0 && b.switches.is_empty()) {
                    let rule = self.control_flow_rule();
                    let text = "`break` outside a loop or `switch`";
                    self.report(&c::OUTSIDE_LOOP, first, text).rule = rule;
                    self.suggest_return(first);
                }
                StmtKind::Break
            }
            A::Return(value) => self.return_statement(*value, first),
            A::Attributed(attributes, inner) => {
                self.statement_attributes(attributes, *inner);
                return self.statement(*inner);
            }
        };
        self.push_stmt(kind, first, last)
    }

    /// Analyses an `if` and the `else if` clauses after it.
    fn if_chain(
        &mut self,
        arms: &[(ast::ExprId, ast::StmtId)],
        otherwise: Option<ast::StmtId>,
        first: TokenIndex,
        last: TokenIndex,
    ) -> StmtId {
        let mut parts = Vec::new();
        let mut is_reached = true;
        for (cond, body) in arms {
            self.enter();
            let before = self.diagnostics.len();
            let cond = self.condition(*cond);
            if !is_reached {
                self.unreached(before);
            }
            let before = self.diagnostics.len();
            let known = self.known_integer(cond).map(|value| value != 0);
            let body = self.scoped(*body);
            if !is_reached || known == Some(false) {
                self.unreached(before);
            }
            if known == Some(true) {
                is_reached = false;
            }
            parts.push((cond, body));
            self.leave(last);
        }
        let before = self.diagnostics.len();
        let mut rest = otherwise.map(|s| self.scoped(s));
        if !is_reached {
            self.unreached(before);
        }
        while let Some((cond, body)) = parts.pop() {
            let s = self.push_stmt(StmtKind::If(cond, body, rest), first, last);
            rest = Some(s);
        }
        rest.unwrap_or_else(|| self.push_stmt(StmtKind::Null, first, last))
    }

    /// The rule that forbids a jump out of a block literal into the enclosing function; `None` outside block literals.
    fn control_flow_rule(&self) -> Option<RuleRef> {
        self.bodies.last().is_some_and(|b| b.block).then_some(r::BLOCK_CONTROL_FLOW)
    }

    fn in_loop(&mut self, body: ast::StmtId) -> StmtId {
        self.loop_part(|s| s.scoped(body))
    }

    /// Analyses a part of a loop that runs in each iteration: the body, the condition or the step. A statement
    /// expression in it may contain `break` and `continue`.
    fn loop_part<T>(&mut self, part: impl FnOnce(&mut Self) -> T) -> T {
        if let Some(b) = self.bodies.last_mut() {
            b.loops += 1;
        }
        let done = part(self);
        if let Some(b) = self.bodies.last_mut() {
            b.loops -= 1;
        }
        done
    }

    fn switch(&mut self, value: ast::ExprId, body: ast::StmtId, at: TokenIndex) -> StmtKind {
        let e = self.expression(value);
        let e = self.rvalue(e);
        let mut e = e;
        // The type is `void` if the value is not an integer.
        let mut ty = None;
        if !self.is_error(e) {
            if self.program.types.is_integer(self.ty(e)) {
                e = self.promote(e);
            } else {
                let text = format!(
                    "the value of `switch` must be an integer, not `{}`",
                    self.expr_type_text(e)
                );
                self.report(&c::CONDITION_TYPE, at, text);
                e = self.poison(e);
                ty = Some(VOID);
            }
        }
        let ty = ty.unwrap_or(self.ty(e));
        if let Some(b) = self.bodies.last_mut() {
            let inside = b.labels.inside;
            b.switches.push(Switch { ty, cases: Vec::new(), default: None, inside });
        }
        let body = self.scoped(body);
        if let Some(switch) = self.bodies.last_mut().and_then(|b| b.switches.pop())
            && !self.is_error(e)
        {
            self.check_cases(switch.cases);
        }
        StmtKind::Switch(e, body)
    }

    /// Reports duplicate cases (C99 6.8.4.2).
    fn check_cases(&mut self, mut cases: Vec<(i128, TokenIndex)>) {
        cases.sort_by_key(|case| case.0);
        for pair in cases.windows(2).filter(|pair| pair[0].0 == pair[1].0) {
            let place = self.label(pair[0].1, "first used here");
            let text = format!("duplicate case value {}", pair[1].0);
            self.report(&c::DUPLICATE_CASE, pair[1].1, text).secondary.push(place);
        }
    }

    fn case_value(&mut self, id: ast::ExprId, ty: Option<TypeId>) -> Option<i128> {
        let e = self.expression(id);
        let e = self.rvalue(e);
        if self.is_error(e) {
            return None;
        }
        if ty == Some(ERROR) {
            // The value of the `switch` has been reported.
            return None;
        }
        if !self.program.types.is_integer(self.ty(e)) {
            let text = format!("a case value must be an integer, not `{}`", self.expr_type_text(e));
            self.report_expr(&c::NOT_CONSTANT, e, text);
            return None;
        }
        let v = match self.known_integer(e) {
            Some(v) => v,
            None => {
                let folded = const_eval::evaluate_with_literals(&self.program, e);
                let report = self.report_expr(
                    &c::NOT_CONSTANT,
                    e,
                    "the case value is not an integer constant expression",
                );
                let Some(Constant::Int(v)) = folded else { return None };
                report.tolerated();
                v
            }
        };
        Some(match ty {
            Some(ty) if ty != VOID => const_eval::wrap(&self.program, v, ty),
            _ => v,
        })
    }

    fn labels(&mut self, labels: &[StmtLabel]) -> Vec<program::Label> {
        let mut list = Vec::new();
        for label in labels {
            match label {
                StmtLabel::Case(value, token) => {
                    let ty = self.bodies.last().and_then(|b| b.switches.last()).map(|s| s.ty);
                    let value = self.case_value(*value, ty);
                    if ty.is_none() {
                        self.report(&c::OUTSIDE_SWITCH, *token, "`case` outside a `switch`");
                        continue;
                    }
                    self.check_case_place(*token);
                    let Some(value) = value else { continue };
                    if let Some(s) = self.bodies.last_mut().and_then(|b| b.switches.last_mut()) {
                        s.cases.push((value, *token));
                    }
                    list.push(program::Label::Case(value as u64));
                }
                StmtLabel::Default(token) => {
                    if self.bodies.last().is_none_or(|b| b.switches.is_empty()) {
                        self.report(&c::OUTSIDE_SWITCH, *token, "`default` outside a `switch`");
                    }
                    self.check_case_place(*token);
                    list.push(program::Label::Default);
                }
                StmtLabel::Name(name, token, attributes) => {
                    self.plain_attributes(attributes.iter(), Target::Other);
                    list.push(program::Label::Name(self.place_label(*name, *token)));
                }
            }
        }
        list
    }

    /// Reports a `case` or `default` that is inside a statement expression, if its `switch` is outside.
    fn check_case_place(&mut self, token: TokenIndex) {
        if let Some(body) = self.bodies.last()
            && body.switches.last().is_some_and(|switch| switch.inside != body.labels.inside)
        {
            let text = "cannot jump from the `switch` into a statement expression";
            self.report(&c::UNKNOWN_LABEL, token, text);
        }
    }

    /// Records the `default` labels before a statement that has been analysed. If a `switch` has several, each label
    /// that is recorded replaces the previous one. Both are then reported, as in clang.
    fn note_defaults(&mut self, labels: &[StmtLabel]) {
        for label in labels.iter().rev() {
            if let StmtLabel::Default(token) = label
                && let Some(switch) = self.bodies.last_mut().and_then(|b| b.switches.last_mut())
                && !matches!(switch.ty, ERROR | VOID)
                && let Some(other) = switch.default.replace(*token)
            {
                let place = self.label(*token, "again here");
                self.report(&c::DUPLICATE_CASE, other, "the `switch` has two `default` labels")
                    .secondary
                    .push(place);
            }
        }
    }

    /// Checks the declaration in a `for`, which may declare only automatic variables (C99 6.8.5).
    fn check_for_declaration(&mut self, init: ast::StmtId) {
        let ast = self.ast;
        let A::Declaration(id) = ast.stmt(init).kind else { return };
        let declaration = ast.declaration(id);
        let outside = match declaration.specs.storage {
            Some((ast::Storage::Typedef, _)) => true,
            // In earlier editions, such a variable is an error anywhere in a function.
            Some((ast::Storage::Static, _)) => self.edition() >= Edition::V2_0,
            Some((ast::Storage::Extern, _)) => self.edition() >= Edition::V1_2,
            _ => false,
        };
        let functions = declaration
            .declarators
            .iter()
            .any(|d| matches!(d.declarator.chunks.first(), Some(ast::Chunk::Function { .. })));
        let name = match declaration.declarators.is_empty() {
            false if outside || functions => {
                declaration.declarators.iter().find_map(|d| d.declarator.name).map(|name| name.1)
            }
            false => None,
            true => match &declaration.specs.ty {
                ast::TypeSpec::Record(r) => Some(r.tag.map_or(r.token, |tag| tag.1)),
                ast::TypeSpec::Enum(e) => Some(e.tag.map_or(e.token, |tag| tag.1)),
                _ => None,
            },
        };
        if let Some(token) = name {
            let text = "a `for` can only declare automatic variables";
            self.report(&c::STORAGE_CLASS, token, text);
        }
    }

    fn return_statement(&mut self, value: Option<ast::ExprId>, first: TokenIndex) -> StmtKind {
        let Some(body) = self.bodies.last() else { return StmtKind::Null };
        let (result, block, name) = (body.result, body.block, body.name);
        if body.noreturn {
            let text = "a block that is declared `noreturn` cannot contain `return`";
            self.report(&c::ATTRIBUTE_TARGET, first, text);
        }
        let Some(result) = result else {
            // The first `return` of a block determines its result type.
            let e = value.map(|v| {
                let e = self.expression(v);
                if self.ty(e) == VOID { e } else { self.rvalue(e) }
            });
            let ty = e.map_or(VOID, |e| self.ty(e));
            if let Some(body) = self.bodies.last_mut() {
                body.result = Some(QualType::plain(ty));
                body.deduced = true;
            }
            if matches!(self.kind(ty), TypeKind::BlockPointer(_))
                && let Some(e) = e
            {
                self.report_expr(&c::BLOCK_RESTRICTION, e, "a block cannot be returned").rule =
                    Some(super::super::rules::BLOCK_NOT_RETURNED);
            }
            return StmtKind::Return(e);
        };
        let what = |s: &Self| match name {
            _ if block => "this block".to_string(),
            Some(name) => format!("`{}`", s.text(name)),
            None => "this function".into(),
        };
        match value {
            None => {
                if result.ty != VOID && result.ty != ERROR && !self.body_invalid() {
                    let (what, result) = (what(self), self.type_text(result));
                    let text = format!("{what} must return a value of type `{result}`");
                    self.report(&c::RETURN_VALUE, first, text);
                }
                StmtKind::Return(None)
            }
            Some(value) => {
                let e = self.expression_for(value, result.ty);
                if result.ty == VOID {
                    if self.ty(e) != VOID && !self.is_error(e) {
                        let text =
                            format!("{} returns `void`: it cannot return a value", what(self));
                        self.report_returned(first, e, text);
                    } else if !self.is_error(e) {
                        // Compilers treat the expression like a statement before the `return`.
                        let text = format!(
                            "{} returns `void`: `return` cannot have an expression",
                            what(self)
                        );
                        self.report(&c::RETURN_VALUE, first, text).tolerated();
                    }
                    return StmtKind::Return(Some(e));
                }
                if block && self.body_deduced() {
                    let e = self.rvalue(e);
                    if self.ty(e) != result.ty && !self.is_error(e) && result.ty != ERROR {
                        let text = format!(
                            "conflicting return types of the block: `{}` before, `{}` here",
                            self.type_text(result),
                            self.expr_type_text(e)
                        );
                        self.report_expr(&c::RETURN_VALUE, e, text).rule =
                            Some(r::BLOCK_ONE_RESULT);
                    }
                    return StmtKind::Return(Some(e));
                }
                let result = QualType { space: None, quals: 0, ..result };
                let e = self.assign_to(e, result, For::Return);
                StmtKind::Return(Some(e))
            }
        }
    }

    /// Reports a `return` statement with a value in a function that returns `void`. The help removes a constant, as in
    /// `return 0;`, and any value in a kernel. For another value, it changes the return type.
    fn report_returned(&mut self, first: TokenIndex, e: ExprId, text: String) {
        let is_constant = self.constant_integer(e).is_some();
        let is_kernel = self.bodies.last().is_some_and(|body| body.kernel);
        if !is_constant && !is_kernel {
            let ty = self.type_text(QualType::plain(self.ty(e)));
            let help = format!("declare the function with the return type `{ty}`");
            self.report(&c::RETURN_VALUE, first, text).helped(help);
            return;
        }
        let word = self.token_span(first);
        let span = Span { start: word.end, end: self.span_of(e, e).end, ..word };
        let replacement = String::new();
        let edit = Suggestion { span, replacement, is_certain: is_constant };
        let edit = self.are_written(&[e]).then_some(edit);
        self.report(&c::RETURN_VALUE, first, text).helped("write `return;`").suggestion = edit;
    }

    /// Whether the declaration of the current function has been reported. Its result type may then be wrong.
    fn body_invalid(&self) -> bool {
        self.bodies.last().is_some_and(|b| b.invalid)
    }

    /// Whether the result type of the current block was deduced from a `return`.
    fn body_deduced(&self) -> bool {
        self.bodies.last().is_some_and(|b| b.deduced)
    }

    /// Warns of a function that can end without returning a value.
    pub(super) fn check_missing_return(&mut self, id: FuncId, result: Option<QualType>) {
        if result.is_none_or(|q| q.ty == VOID || q.ty == ERROR) {
            return;
        }
        let f = self.program.function(id);
        let Some(body) = f.body else { return };
        let (token, name) = (f.token, self.text(f.name));
        if self.falls_through(body, 0) {
            let end = self.program.stmt(body).last;
            let inside = &self.tokens[token as usize..end as usize];
            let text = match inside.iter().any(|t| t.symbol == kw::K_return) {
                true => format!("`{name}` can end without returning a value"),
                false => format!("`{name}` does not return a value"),
            };
            let place = self.label(token, "the function is declared here");
            let help = "add a `return` statement with the value";
            self.report(&c::MISSING_RETURN, end, text).helped(help).secondary.push(place);
        }
    }

    /// Whether execution can reach the end of a statement. A condition with an unknown value may be true or false. A
    /// `goto` never reaches its end.
    fn falls_through(&self, id: StmtId, depth: u32) -> bool {
        if depth > 200 {
            return false;
        }
        let depth = depth + 1;
        match &self.program.stmt(id).kind {
            StmtKind::Return(_) | StmtKind::Goto(_) | StmtKind::Continue | StmtKind::Break => false,
            StmtKind::Compound(list) => list.iter().fold(true, |reached, s| {
                (reached || self.contains(*s, depth, Sought::Label))
                    && self.falls_through(*s, depth)
            }),
            StmtKind::If(cond, a, b) => {
                let always = self.always(*cond);
                (always != Some(false) && self.falls_through(*a, depth))
                    || (always != Some(true) && b.is_none_or(|b| self.falls_through(b, depth)))
            }
            StmtKind::Labelled(_, s) => self.falls_through(*s, depth),
            StmtKind::While(cond, body) => {
                self.always(*cond) != Some(true) || self.contains(*body, depth, Sought::Break)
            }
            StmtKind::DoWhile(body, cond) => {
                let asked = self.falls_through(*body, depth)
                    || self.contains(*body, depth, Sought::Continue);
                (asked && self.always(*cond) != Some(true))
                    || self.contains(*body, depth, Sought::Break)
            }
            StmtKind::For(_, cond, _, body) => {
                cond.is_some_and(|cond| self.always(cond) != Some(true))
                    || self.contains(*body, depth, Sought::Break)
            }
            StmtKind::Switch(value, body) => {
                // Without a `default`, the cases may still cover every enumerator.
                let every = self.contains(*body, depth, Sought::Default)
                    || matches!(self.kind(self.uncast(*value)), TypeKind::Enum(..));
                !every
                    || self.falls_through(*body, depth)
                    || self.contains(*body, depth, Sought::Break)
            }
            _ => true,
        }
    }

    /// Whether an expression without its conversions designates an object.
    fn uncast_lvalue(&self, e: ExprId) -> bool {
        match self.expr(e).kind {
            ExprKind::Cast(_, inner) if !self.is_error(e) => self.uncast_lvalue(inner),
            _ => self.expr(e).lvalue,
        }
    }

    /// The type of an expression without its conversions.
    fn uncast(&self, e: ExprId) -> TypeId {
        match self.expr(e).kind {
            ExprKind::Cast(_, inner) if !self.is_error(e) => self.uncast(inner),
            _ => self.ty(e),
        }
    }

    /// The constant value of a condition, if it is known. An erroneous condition is treated as true.
    fn always(&self, cond: ExprId) -> Option<bool> {
        match self.is_error(cond) {
            true => Some(true),
            false => self.known_integer(cond).map(|v| v != 0),
        }
    }

    /// Whether a statement contains a jump or label of the kind `what`. Jumps and labels that belong to a loop or
    /// `switch` inside the statement are ignored.
    fn contains(&self, id: StmtId, depth: u32, what: Sought) -> bool {
        if depth > 200 {
            return false;
        }
        let inside = |s: StmtId| self.contains(s, depth + 1, what);
        match &self.program.stmt(id).kind {
            StmtKind::Break => what == Sought::Break,
            StmtKind::Continue => what == Sought::Continue,
            StmtKind::Compound(list) => list.iter().any(|s| inside(*s)),
            StmtKind::If(_, a, b) => inside(*a) || b.is_some_and(inside),
            StmtKind::Labelled(labels, s) => {
                what == Sought::Label
                    || (what == Sought::Default
                        && labels.iter().any(|l| matches!(l, program::Label::Default)))
                    || inside(*s)
            }
            StmtKind::While(_, s) | StmtKind::DoWhile(s, _) | StmtKind::For(_, _, _, s) => {
                matches!(what, Sought::Label | Sought::Default) && inside(*s)
            }
            StmtKind::Switch(_, s) => {
                matches!(what, Sought::Label | Sought::Continue) && inside(*s)
            }
            _ => false,
        }
    }
}

/// The kinds of jumps and labels that [`Sema::contains`] searches for.
#[derive(Clone, Copy, PartialEq)]
enum Sought {
    Break,
    Continue,
    Default,
    /// Any label.
    Label,
}
