//! Statements and declarations.

use super::*;

impl<'a> Compiler<'a> {
    pub(super) fn statement(&mut self, id: StmtId) -> Result<()> {
        let program = self.program;
        let stmt = program.stmt(id);
        self.token = stmt.first;
        if self.code.len() > MAX_CODE {
            return self.fail("the kernel is too long");
        }
        match &stmt.kind {
            StmtKind::Null => Ok(()),
            StmtKind::Asm => self.fail("the reference device does not support inline assembly"),
            StmtKind::Compound(list) => {
                let mark = self.next;
                for s in list {
                    self.statement(*s)?;
                }
                self.next = mark;
                Ok(())
            }
            StmtKind::Expr(e) => {
                let mark = self.next;
                self.effect(*e)?;
                self.next = mark;
                Ok(())
            }
            StmtKind::Declare(vars) => {
                for v in vars {
                    self.declare(*v)?;
                }
                Ok(())
            }
            StmtKind::If(c, yes, no) => self.branches(*c, *yes, *no),
            StmtKind::While(c, body) => {
                let (head, end) = (self.new_label(), self.new_label());
                self.place(head);
                self.loop_part(end, head, |s| s.condition(*c, end, false))?;
                self.loop_body(*body, end, head)?;
                self.jump(head);
                self.place(end);
                Ok(())
            }
            StmtKind::DoWhile(body, c) => {
                let (head, next, end) = (self.new_label(), self.new_label(), self.new_label());
                self.place(head);
                self.loop_body(*body, end, next)?;
                self.place(next);
                self.loop_part(end, next, |s| s.condition(*c, head, true))?;
                self.place(end);
                Ok(())
            }
            StmtKind::For(init, c, step, body) => self.for_loop(*init, *c, *step, *body),
            StmtKind::Switch(value, body) => self.switch(*value, *body),
            StmtKind::Labelled(labels, inner) => {
                for (i, label) in labels.iter().enumerate() {
                    match label {
                        Label::Name(name) => {
                            let label = self.named_label(*name);
                            self.place(label);
                        }
                        Label::Case(..) | Label::Default => {
                            if let Some(label) = self.frame.cases.get(&(id, i)).copied() {
                                self.place(label);
                            }
                        }
                    }
                }
                self.statement(*inner)
            }
            StmtKind::Goto(name) => {
                let label = self.named_label(*name);
                self.jump(label);
                Ok(())
            }
            StmtKind::Continue => match self.frame.continues.last().copied() {
                Some(label) => {
                    self.jump(label);
                    Ok(())
                }
                None => self.unexpected(),
            },
            StmtKind::Break => match self.frame.breaks.last().copied() {
                Some(label) => {
                    self.jump(label);
                    Ok(())
                }
                None => self.unexpected(),
            },
            StmtKind::Return(value) => self.leave(*value),
        }
    }

    fn branches(&mut self, c: ExprId, yes: StmtId, no: Option<StmtId>) -> Result<()> {
        let (other, end) = (self.new_label(), self.new_label());
        let mark = self.next;
        self.condition(c, other, false)?;
        self.next = mark;
        self.statement(yes)?;
        match no {
            Some(no) => {
                self.jump(end);
                self.place(other);
                self.statement(no)?;
                self.place(end);
            }
            None => self.place(other),
        }
        Ok(())
    }

    fn for_loop(
        &mut self,
        init: Option<StmtId>,
        c: Option<ExprId>,
        step: Option<ExprId>,
        body: StmtId,
    ) -> Result<()> {
        let outer = self.next;
        if let Some(init) = init {
            self.statement(init)?;
        }
        let (head, next, end) = (self.new_label(), self.new_label(), self.new_label());
        self.place(head);
        if let Some(c) = c {
            self.loop_part(end, next, |s| s.condition(c, end, false))?;
        }
        self.loop_body(body, end, next)?;
        self.place(next);
        if let Some(step) = step {
            self.loop_part(end, next, |s| s.effect(step))?;
        }
        self.jump(head);
        self.place(end);
        self.next = outer;
        Ok(())
    }

    fn leave(&mut self, value: Option<ExprId>) -> Result<()> {
        let mark = self.next;
        match (value, self.frame.result) {
            (Some(e), Some(Home::Register(to))) => {
                let v = self.value(e)?;
                self.set(to, v.reg);
            }
            (Some(e), Some(Home::Memory(n, _))) => {
                let base = self.pointer_to(n);
                self.initialise_memory(base, 0, e)?;
            }
            (Some(e), None | Some(Home::Through(..))) => self.effect(e)?,
            (None, _) => {}
        }
        self.next = mark;
        let end = self.frame.end;
        self.jump(end);
        Ok(())
    }

    fn named_label(&mut self, id: LabelId) -> usize {
        if let Some(label) = self.frame.names.get(&id) {
            return *label;
        }
        let label = self.new_label();
        self.frame.names.insert(id, label);
        label
    }

    fn loop_body(&mut self, body: StmtId, leave: usize, again: usize) -> Result<()> {
        self.loop_part(leave, again, |s| s.statement(body))
    }

    /// Compiles a part of a loop that runs in each iteration: the condition, the step or the body. A statement
    /// expression in the condition or in the step may leave the loop, too.
    fn loop_part(
        &mut self,
        leave: usize,
        again: usize,
        part: impl FnOnce(&mut Self) -> Result<()>,
    ) -> Result<()> {
        self.frame.breaks.push(leave);
        self.frame.continues.push(again);
        let mark = self.next;
        let done = part(self);
        self.next = mark;
        self.frame.breaks.pop();
        self.frame.continues.pop();
        done
    }

    fn switch(&mut self, value: ExprId, body: StmtId) -> Result<()> {
        let mark = self.next;
        let v = self.value(value)?;
        let mut labels = Vec::new();
        self.case_labels(body, &mut labels);
        let end = self.new_label();
        let mut default = end;
        let cmp =
            |op, a: Val, b: Reg| Instr::BranchCmp { op, ty: a.ty, a: a.reg, b, when: true, to: 0 };
        for (stmt, i, label) in labels {
            let to = self.new_label();
            self.frame.cases.insert((stmt, i), to);
            match label {
                Label::Case(value) => {
                    let c = self.constant(v.ty.width(), value);
                    self.branch(cmp(Cmp::Eq, v, c), to);
                }
                Label::Default => default = to,
                Label::Name(_) => {}
            }
        }
        self.jump(default);
        self.frame.breaks.push(end);
        let done = self.statement(body);
        self.frame.breaks.pop();
        self.place(end);
        self.next = mark;
        done
    }

    /// Collects the labels of a switch, without the labels of nested switches.
    fn case_labels(&self, body: StmtId, labels: &mut Vec<(StmtId, usize, Label)>) {
        let mut open = vec![body];
        while let Some(s) = open.pop() {
            match &self.program.stmt(s).kind {
                StmtKind::Compound(list) => open.extend(list.iter().rev()),
                StmtKind::Labelled(found, inner) => {
                    for (i, label) in found.iter().enumerate() {
                        if !matches!(label, Label::Name(_)) {
                            labels.push((s, i, label.clone()));
                        }
                    }
                    open.push(*inner);
                }
                StmtKind::If(_, a, b) => {
                    open.extend(b);
                    open.push(*a);
                }
                StmtKind::While(_, a) | StmtKind::DoWhile(a, _) | StmtKind::For(_, _, _, a) => {
                    open.push(*a);
                }
                _ => {}
            }
        }
    }

    fn declare(&mut self, v: VarId) -> Result<()> {
        let variable = self.program.variable(v);
        if self.statics.of.contains_key(&v) || variable.is_extern {
            return Ok(());
        }
        if matches!(self.program.types.kind(variable.ty.ty), TypeKind::Function(_)) {
            return Ok(());
        }
        self.token = variable.token;
        let home = self.home(v)?;
        let mark = self.next;
        match (home, variable.init) {
            (Home::Register(to), None) => {
                self.emit(Instr::Mark { w: to.ty.width(), n: to.n, d: to.reg });
            }
            (Home::Register(to), Some(init)) => {
                let value = self.initial_value(init, to)?;
                self.set(to, value.reg);
            }
            (Home::Memory(_, Space::Local) | Home::Through(..), _) => {}
            (Home::Memory(n, _), init) => {
                let base = self.pointer_to(n);
                match init {
                    None => {
                        let size = self.allocations[n as usize].size;
                        self.emit(Instr::MarkMemory { base, size });
                    }
                    Some(init) => self.initialise_memory(base, 0, init)?,
                }
            }
        }
        self.next = mark;
        Ok(())
    }
}
