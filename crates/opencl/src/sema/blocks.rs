//! Blocks and their captures (OpenCL C 6.14), and statement expressions.

use super::super::attributes::Target;
use super::super::codes as c;
use super::super::rules as r;
use super::*;

impl Sema<'_> {
    /// Whether the current code is in a block literal that captures `v`: an automatic variable or a parameter that is
    /// declared outside the block.
    pub(super) fn is_captured(&self, v: VarId) -> bool {
        let variable = self.program.variable(v);
        let outside = self.bodies.last().is_some_and(|b| b.block && v.0 < b.first_own.0);
        outside && !variable.file_scope && !variable.is_static && !variable.is_extern
    }

    /// Records the use of the variable `v`, if the current code is in a block literal. Reports a block variable that is
    /// captured.
    pub(super) fn capture(&mut self, v: VarId, token: TokenIndex) {
        let variable = self.program.variable(v);
        if variable.is_static || self.bodies.is_empty() {
            return;
        }
        let is_block = self.bodies.last().is_some_and(|b| b.block);
        let block = matches!(self.kind(variable.ty.ty), TypeKind::BlockPointer(_));
        if block && self.is_captured(v) {
            let text = "a block cannot capture a block variable";
            self.report(&c::BLOCK_CAPTURE, token, text).rule = Some(r::BLOCK_NO_BLOCK_CAPTURE);
        }
        if is_block && let Some(body) = self.bodies.last_mut() {
            body.captures.push(v);
        }
    }

    pub(super) fn statement_expression(&mut self, body: ast::StmtId, id: ast::ExprId) -> ExprId {
        if self.bodies.is_empty() {
            let token = self.ast.expr(id).first;
            let text = "a statement expression must be inside a function";
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

    pub(super) fn block_literal(&mut self, literal: &ast::BlockLiteral, id: ast::ExprId) -> ExprId {
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
                let text = "a block cannot be variadic";
                let caret = self.ast.expr(id).first;
                self.report(&c::BLOCK_RESTRICTION, caret, text).rule = Some(r::BLOCK_NOT_VARIADIC);
            }
            for p in list {
                let (q, v) = self.parameter(p);
                params.push(q);
                ids.push(v);
            }
            // If a result type is written, its analysis has already reported errors in the parameters' types.
            if literal.specs.is_none() {
                self.parameter_types(list);
            }
            self.check_parameters(list, &params, true);
        }
        self.plain_attributes(d.attributes.iter(), Target::Other);
        let of_specs = literal.specs.iter().flat_map(|specs| &specs.attributes);
        let noreturn = self.has_attribute(d.attributes.iter().chain(of_specs), "noreturn");
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
            invalid: false,
            name: None,
            node: Some(Node::Block(self.ast.expr(id).first)),
        });
        let body = self.compound(literal.body);
        self.check_labels();
        let state = self.bodies.pop();
        self.leave(self.ast.stmt(literal.body).last);
        let (result, mut captures) = match state {
            Some(s) => (s.result.unwrap_or(QualType::plain(VOID)), s.captures),
            None => (QualType::plain(VOID), Vec::new()),
        };
        // A block does not capture its own variables.
        let mut seen = KeyedSet::default();
        captures
            .retain(|v| *v < first_own && !self.program.variable(*v).file_scope && seen.insert(*v));
        // An enclosing block also captures the variables that an inner block captures.
        if let Some(outer) = self.bodies.last_mut()
            && outer.block
        {
            outer.captures.extend_from_slice(&captures);
        }
        let f = FunctionType { result, params, variadic };
        let ty = self.types().intern(TypeKind::Function(Box::new(f)));
        let pointer = self.types().block_pointer(ty);
        self.program.blocks.push(Block { ty, params: ids, captures, body });
        let n = BlockId(self.program.blocks.len() as u32 - 1);
        let at = self.at(id);
        self.make(ExprKind::Block(n), pointer, at)
    }
}
