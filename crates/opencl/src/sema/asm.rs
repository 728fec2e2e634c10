//! Assembly in statements. OpenCL C has none; what compilers take of GNU C's is checked as a machine without
//! registers that have names would: constraints, operands, clobbers, labels and the numbers in the text.

use super::super::ast::quals;
use super::super::codes as c;
use super::*;

/// What a constraint lets an operand be.
#[derive(Clone, Copy, Default)]
struct Constraint {
    memory: bool,
    register: bool,
    /// An output that is read too.
    read_write: bool,
    /// The output that an input shares its place with.
    tied: Option<usize>,
    /// How many ways to take the operand are told apart by commas.
    alternatives: usize,
}

impl Constraint {
    /// One letter of a constraint. False: it is none that has a meaning on every machine.
    fn allow(&mut self, letter: u8) -> bool {
        let (memory, register) = match letter {
            b'r' => (false, true),
            b'm' | b'o' | b'V' | b'<' | b'>' => (true, false),
            b'g' | b'X' => (true, true),
            _ => return false,
        };
        self.memory |= memory;
        self.register |= register;
        true
    }

    fn output(text: &[u8]) -> Option<Constraint> {
        let (first, rest) = text.split_first()?;
        let mut found = Constraint {
            read_write: *first == b'+',
            alternatives: alternatives(rest),
            ..Constraint::default()
        };
        if !matches!(first, b'=' | b'+') {
            return None;
        }
        let mut early = false;
        let mut ignored = false;
        for letter in rest {
            match letter {
                b',' => ignored = false,
                _ if ignored => {}
                b'#' => ignored = true,
                b'&' => early = true,
                letter => _ = found.allow(*letter),
            }
        }
        let early = early && found.read_write && !found.register;
        ((found.memory || found.register) && !early).then_some(found)
    }

    fn input(
        text: &[u8],
        outputs: &[(Option<Symbol>, Constraint)],
        named: impl Fn(&[u8]) -> Option<usize>,
    ) -> Option<Constraint> {
        let mut found = Constraint { alternatives: alternatives(text), ..Constraint::default() };
        if text.is_empty() {
            return None;
        }
        let mut at = 0;
        while let Some(letter) = text.get(at) {
            let output = match letter {
                b'0'..=b'9' => {
                    let digits = text[at..].iter().take_while(|b| b.is_ascii_digit()).count();
                    let number = std::str::from_utf8(&text[at..at + digits]).ok()?;
                    at += digits - 1;
                    Some(number.parse().ok()?)
                }
                b'[' => {
                    let length = text[at..].iter().position(|b| *b == b']')?;
                    let name = &text[at + 1..at + length];
                    at += length;
                    Some(named(name)?)
                }
                b'#' => {
                    at += text[at..].iter().take_while(|b| **b != b',').count() - 1;
                    None
                }
                letter => {
                    found.allow(*letter);
                    None
                }
            };
            if let Some(n) = output {
                let (_, tied) = outputs.get(n)?;
                if tied.read_write || found.tied.is_some_and(|before| before != n) {
                    return None;
                }
                (found.tied, found.memory, found.register) = (Some(n), tied.memory, tied.register);
            }
            at += 1;
        }
        Some(found)
    }
}

fn alternatives(text: &[u8]) -> usize {
    1 + text.iter().filter(|b| **b == b',').count()
}

impl Sema<'_> {
    /// Checks an `asm` statement; the first mistake is said.
    pub(super) fn asm(&mut self, asm: &ast::Asm) -> StmtKind {
        // All operands are looked at, whatever is wrong with their constraints.
        let values = |s: &mut Self, list: &[ast::AsmOperand]| -> Vec<ExprId> {
            list.iter().map(|operand| s.expression(operand.value)).collect()
        };
        let outputs = values(self, &asm.outputs);
        let inputs = values(self, &asm.inputs);
        for (name, token) in &asm.labels {
            self.jump_to(*name, *token);
        }
        if outputs.iter().chain(&inputs).any(|e| self.is_error(*e)) {
            return StmtKind::Null;
        }
        let text = self.string_bytes(asm.text);
        if asm.simple {
            return if text.is_empty() { StmtKind::Null } else { StmtKind::Asm };
        }
        match self.asm_operands(asm, &outputs, &inputs, &text) {
            Some(()) if text.is_empty() && outputs.is_empty() => StmtKind::Null,
            Some(()) => StmtKind::Asm,
            None => StmtKind::Null,
        }
    }

    fn asm_operands(
        &mut self,
        asm: &ast::Asm,
        outputs: &[ExprId],
        inputs: &[ExprId],
        text: &[u8],
    ) -> Option<()> {
        let mut known: Vec<(Option<Symbol>, Constraint)> = Vec::new();
        for (operand, e) in asm.outputs.iter().zip(outputs) {
            let constraint = self.string_bytes(operand.constraint);
            let Some(found) = Constraint::output(&constraint) else {
                return self.wrong_constraint(operand, &constraint, "output");
            };
            self.asm_place(operand, *e, found)?;
            self.asm_target(*e)?;
            known.push((operand.name.map(|n| n.0), found));
        }
        let mut tied: Vec<usize> = Vec::new();
        let mut all: Vec<(Option<Symbol>, usize)> =
            known.iter().map(|(name, found)| (*name, found.alternatives)).collect();
        for (operand, e) in asm.inputs.iter().zip(inputs) {
            let constraint = self.string_bytes(operand.constraint);
            let named = |name: &[u8]| {
                let same = |k: &(Option<Symbol>, _)| {
                    k.0.is_some_and(|symbol| self.interner.get(symbol).as_bytes() == name)
                };
                known.iter().position(same)
            };
            let Some(found) = Constraint::input(&constraint, &known, named) else {
                return self.wrong_constraint(operand, &constraint, "input");
            };
            self.asm_place(operand, *e, found)?;
            if found.memory && !found.register {
                if !self.expr(*e).lvalue {
                    let text = "an operand in memory is an object, and this is a value";
                    self.report_expr(&c::ASM_OPERAND, *e, text);
                    return None;
                }
            } else {
                let e = self.rvalue(*e);
                if self.is_error(e) {
                    return None;
                }
                if found.register && self.ty(e) == VOID {
                    self.report_expr(&c::ASM_OPERAND, e, "`void` is no value of an operand");
                    return None;
                }
            }
            if let Some(n) = found.tied {
                if tied.contains(&n) {
                    let text = format!("two inputs share their place with the output {n}");
                    self.report_expr(&c::ASM_OPERAND, *e, text);
                    return None;
                }
                tied.push(n);
            }
            all.push((operand.name.map(|n| n.0), found.alternatives));
        }
        for clobber in &asm.clobbers {
            let name = self.string_bytes(*clobber);
            if !matches!(&name[..], b"memory" | b"cc" | b"unwind") {
                let name = String::from_utf8_lossy(&name);
                let text = format!("`{name}` is no register that programs know");
                let token = self.ast.expr(*clobber).first;
                self.report(&c::ASM_OPERAND, token, text);
                return None;
            }
        }
        let operands = asm.outputs.iter().chain(&asm.inputs).filter_map(|operand| operand.name);
        let mut names: Vec<Symbol> = Vec::new();
        for (name, token) in operands.chain(asm.labels.iter().copied()) {
            if names.contains(&name) {
                let text = format!("two operands have the name `{}`", self.text(name));
                self.report(&c::ASM_OPERAND, token, text);
                return None;
            }
            names.push(name);
        }
        if let Some(pair) = all.windows(2).find(|pair| pair[0].1 != pair[1].1) {
            let text =
                format!("one constraint has {} alternatives and another {}", pair[0].1, pair[1].1);
            self.report(&c::ASM_OPERAND, self.ast.expr(asm.text).first, text);
            return None;
        }
        let read_write = known.iter().filter(|k| k.1.read_write).count();
        let count = all.len() + read_write + asm.labels.len();
        if let Err(why) = self.asm_references(text, count, &names) {
            self.report(&c::ASM_OPERAND, self.ast.expr(asm.text).first, why);
            return None;
        }
        Some(())
    }

    /// What the text names by `%`: operands by number or name.
    fn asm_references(&self, text: &[u8], count: usize, names: &[Symbol]) -> Result<(), String> {
        let mut at = 0;
        while let Some(step) = text[at..].iter().position(|b| *b == b'%') {
            at += step + 1;
            let escape = "`%` is followed by nothing that it can stand before";
            match text.get(at) {
                Some(b'%' | b'=' | b'{' | b'|' | b'}') => {
                    at += 1;
                    continue;
                }
                Some(b) if b.is_ascii_alphabetic() => at += 1,
                _ => {}
            }
            match text.get(at) {
                Some(b'0'..=b'9') => {
                    let digits = text[at..].iter().take_while(|b| b.is_ascii_digit()).count();
                    let number = std::str::from_utf8(&text[at..at + digits]).unwrap_or_default();
                    at += digits;
                    if !number.parse().is_ok_and(|n: usize| n < count) {
                        return Err(format!("there is no operand {number}"));
                    }
                }
                Some(b'[') => {
                    let Some(length) = text[at..].iter().position(|b| *b == b']') else {
                        return Err("the name of an operand has no `]`".into());
                    };
                    let name = &text[at + 1..at + length];
                    at += length + 1;
                    if !names.iter().any(|n| self.interner.get(*n).as_bytes() == name) {
                        let name = String::from_utf8_lossy(name);
                        return Err(format!("there is no operand `{name}`"));
                    }
                }
                _ => return Err(escape.into()),
            }
        }
        Ok(())
    }

    fn wrong_constraint(
        &mut self,
        operand: &ast::AsmOperand,
        text: &[u8],
        what: &str,
    ) -> Option<()> {
        let text = String::from_utf8_lossy(text);
        let message = format!("`{text}` is no constraint of an {what}");
        self.report(&c::ASM_OPERAND, self.ast.expr(operand.constraint).first, message);
        None
    }

    /// An operand that may be in memory has an address.
    fn asm_place(&mut self, operand: &ast::AsmOperand, e: ExprId, found: Constraint) -> Option<()> {
        let element = matches!(self.expr(e).kind, ExprKind::Swizzle(..));
        if found.memory && element {
            let text = "an element of a vector has no address: it is no operand in memory";
            self.report(&c::ASM_OPERAND, self.ast.expr(operand.value).first, text);
            return None;
        }
        Some(())
    }

    /// An output is an object that can be assigned.
    fn asm_target(&mut self, e: ExprId) -> Option<()> {
        let x = self.expr(e);
        let writable = x.lvalue
            && x.ty.quals & quals::CONST == 0
            && x.ty.space != Some(AddressSpace::Constant)
            && x.ty.ty != VOID
            && !matches!(self.kind(x.ty.ty), TypeKind::Function(_));
        if !writable {
            self.report_expr(&c::ASM_OPERAND, e, "an output is an object that can be assigned");
            return None;
        }
        Some(())
    }
}
