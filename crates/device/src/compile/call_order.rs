//! A kernel and the functions that it calls, ordered so that each function follows its callees.

use super::*;

/// The kernel, and the functions and blocks that it calls directly or indirectly. Callees precede their callers.
pub(super) fn call_order(
    checked: &Checked,
    statics: &Statics,
    kernel: Callee,
) -> Result<Vec<Callee>> {
    let program = &checked.program;
    let mut order = Vec::new();
    let mut state: HashMap<Callee, bool> = HashMap::new();
    let mut stack: Vec<(Callee, Vec<(Callee, u32)>)> = Vec::new();
    let open = |f: Callee| -> Result<Vec<(Callee, u32)>> {
        let mut calls = Vec::new();
        match f.body(program) {
            Some(body) => calls_in(program, statics, body, &mut calls),
            None => {
                return Err(CannotRun {
                    token: Some(f.token(program)),
                    message: format!(
                        "the function {} is declared but not defined",
                        f.name(checked)
                    ),
                });
            }
        }
        Ok(calls)
    };
    state.insert(kernel, false);
    stack.push((kernel, open(kernel)?));
    while let Some((f, calls)) = stack.last_mut() {
        match calls.pop() {
            Some((callee, token)) => match state.get(&callee) {
                Some(true) => {}
                Some(false) => {
                    return Err(CannotRun {
                        token: Some(token),
                        message: format!(
                            "{} calls itself: recursion is not supported",
                            callee.name(checked)
                        ),
                    });
                }
                None => {
                    state.insert(callee, false);
                    let calls = open(callee).map_err(|mut e| {
                        e.token = Some(token);
                        e
                    })?;
                    stack.push((callee, calls));
                }
            },
            None => {
                state.insert(*f, true);
                order.push(*f);
                stack.pop();
            }
        }
    }
    Ok(order)
}

/// Calls `see` for every expression in a statement.
pub(super) fn each_expr(program: &Program, body: StmtId, see: &mut dyn FnMut(ExprId)) {
    let mut stmts = vec![body];
    let mut exprs: Vec<ExprId> = Vec::new();
    loop {
        if let Some(e) = exprs.pop() {
            see(e);
            let push = &mut exprs;
            match &program.expr(e).kind {
                ExprKind::Cast(_, a)
                | ExprKind::Unary(_, a)
                | ExprKind::Deref(a)
                | ExprKind::AddressOf(a)
                | ExprKind::Member(a, _)
                | ExprKind::Swizzle(a, _)
                | ExprKind::IncDec { operand: a, .. } => push.push(*a),
                ExprKind::Binary(_, a, b)
                | ExprKind::Assign(a, b)
                | ExprKind::Comma(a, b)
                | ExprKind::Element(a, b) => push.extend([*a, *b]),
                ExprKind::CompoundAssign { target, value, .. } => push.extend([*target, *value]),
                ExprKind::Conditional(a, b, c) | ExprKind::Select(a, b, c) => {
                    push.extend([*a, *b, *c]);
                }
                ExprKind::Call(_, list)
                | ExprKind::CallBuiltIn(_, list)
                | ExprKind::VectorLiteral(list) => push.extend(list),
                ExprKind::CallIndirect(a, list) => {
                    push.push(*a);
                    push.extend(list);
                }
                ExprKind::CompoundLiteral(list) | ExprKind::InitList(list) => {
                    push.extend(list.iter().map(|p| p.value));
                }
                ExprKind::StatementExpr(s) => stmts.push(*s),
                ExprKind::Error
                | ExprKind::Int(_)
                | ExprKind::Float(_)
                | ExprKind::Str(_)
                | ExprKind::Var(_)
                | ExprKind::Function(_)
                | ExprKind::BuiltIn(_)
                | ExprKind::Block(_) => {}
            }
            continue;
        }
        let Some(s) = stmts.pop() else { return };
        match &program.stmt(s).kind {
            StmtKind::Compound(list) => stmts.extend(list),
            StmtKind::Expr(e) => exprs.push(*e),
            StmtKind::Declare(vars) => {
                exprs.extend(vars.iter().filter_map(|v| program.variable(*v).init));
            }
            StmtKind::If(c, a, b) => {
                exprs.push(*c);
                stmts.push(*a);
                stmts.extend(b);
            }
            StmtKind::Switch(c, a) | StmtKind::While(c, a) | StmtKind::DoWhile(a, c) => {
                exprs.push(*c);
                stmts.push(*a);
            }
            StmtKind::Labelled(_, a) => stmts.push(*a),
            StmtKind::For(init, c, step, body) => {
                stmts.extend(init);
                exprs.extend(c);
                exprs.extend(step);
                stmts.push(*body);
            }
            StmtKind::Return(e) => exprs.extend(e),
            StmtKind::Null
            | StmtKind::Goto(_)
            | StmtKind::Continue
            | StmtKind::Break
            | StmtKind::Asm => {}
        }
    }
}

fn calls_in(program: &Program, statics: &Statics, body: StmtId, calls: &mut Vec<(Callee, u32)>) {
    each_expr(program, body, &mut |e| {
        let x = program.expr(e);
        match &x.kind {
            ExprKind::Call(f, _) => {
                calls.push((Callee::Function(definition(program, *f)), x.token));
            }
            ExprKind::CallIndirect(target, _) => {
                let callees = blocks::candidates(program, statics, *target);
                calls.extend(callees.into_iter().map(|c| (c, x.token)));
            }
            _ => {}
        }
    });
}

/// The definition of the function that `f` declares; `f` itself if the program does not define the function.
pub(super) fn definition(program: &Program, f: FuncId) -> FuncId {
    let wanted = program.function(f);
    if wanted.body.is_some() {
        return f;
    }
    let found = program
        .functions
        .iter()
        .position(|g| g.name == wanted.name && g.ty == wanted.ty && g.body.is_some());
    found.map_or(f, |n| FuncId(n as u32))
}
