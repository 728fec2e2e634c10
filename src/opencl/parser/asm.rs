//! Assembly, as GNU C writes it: `asm` in statements, behind declarators and at file scope.

use super::super::keywords::kw;
use super::*;

impl Parser<'_> {
    /// The words between `asm` and `(`, then `(` and the text; the current token is the keyword. Of the words
    /// `goto` is told.
    fn asm_text(&mut self) -> Parse<(bool, ExprId)> {
        let here = self.here();
        self.beyond(&c::GNU_C, here, "assembly");
        self.advance();
        let mut seen = [false; 3];
        while self.kind() == T::Ident {
            let which = match self.word() {
                kw::K_volatile | kw::K___volatile | kw::K___volatile__ => 0,
                kw::K_inline | kw::K___inline | kw::K___inline__ => 1,
                kw::K_goto => 2,
                _ => {
                    let found = self.found();
                    let text =
                        format!("expected `volatile`, `inline`, `goto` or `(`, found {found}");
                    let failed = self.syntax(text);
                    self.skip_until(&[T::RParen], Skip::PastInStatement);
                    return Err(failed);
                }
            };
            if std::mem::replace(&mut seen[which], true) {
                let text = format!("`{}` stands twice behind `asm`", self.name(self.word()));
                self.syntax(text);
            }
            self.advance();
        }
        if let Err(failed) = self.expect(T::LParen, "after `asm`") {
            self.skip_until(&[T::RParen], Skip::PastInStatement);
            return Err(failed);
        }
        match self.asm_string() {
            Ok(text) => Ok((seen[2], text)),
            Err(failed) => {
                self.skip_until(&[T::RParen], Skip::PastInStatement);
                Err(failed)
            }
        }
    }

    /// A string literal of characters of one byte.
    fn asm_string(&mut self) -> Parse<ExprId> {
        if !self.is(T::Str) {
            let found = self.found();
            return Err(self.syntax(format!("expected a string literal, found {found}")));
        }
        let token = self.token();
        let start = match token.has(SCRATCH) {
            true => self.name(token.symbol).bytes().next(),
            false => self.sources.text(Pos(token.spell), 1).first().copied(),
        };
        let wide = start.is_some_and(|b| matches!(b, b'L' | b'u' | b'U'));
        let e = self.primary()?;
        if wide {
            let at = self.first_of(e);
            self.error_at(&c::INVALID_LITERAL, at, "the text of assembly has no wide characters");
        }
        Ok(e)
    }

    /// `asm ( "…" )` behind a declarator or at file scope; the current token is the keyword. Whether it could be
    /// read.
    pub(super) fn asm_label(&mut self) -> bool {
        if self.asm_text().is_err() {
            return false;
        }
        self.close(T::RParen);
        true
    }

    /// `asm ( "…" : outputs : inputs : clobbers : labels )`; the current token is the keyword.
    pub(super) fn asm_statement(&mut self) -> Parse<Asm> {
        let (goto, text) = self.asm_text()?;
        let mut asm = Asm {
            text,
            simple: false,
            outputs: Vec::new(),
            inputs: Vec::new(),
            clobbers: Vec::new(),
            labels: Vec::new(),
        };
        if self.accept(T::RParen) {
            asm.simple = true;
            return Ok(asm);
        }
        match self.nested(|p| p.asm_parts(goto, &mut asm)) {
            Ok(()) => {
                self.close(T::RParen);
                Ok(asm)
            }
            Err(failed) => {
                self.skip_until(&[T::RParen], Skip::PastInStatement);
                Err(failed)
            }
        }
    }

    fn asm_parts(&mut self, goto: bool, asm: &mut Asm) -> Parse<()> {
        if self.accept(T::Colon) {
            asm.outputs = self.asm_operands()?;
        }
        if self.accept(T::Colon) {
            asm.inputs = self.asm_operands()?;
        }
        if self.accept(T::Colon) && self.is(T::Str) {
            asm.clobbers.push(self.asm_string()?);
            while self.accept(T::Comma) {
                asm.clobbers.push(self.asm_string()?);
            }
        }
        if !goto && !self.is(T::RParen) {
            let found = self.found();
            return Err(self.syntax(format!("expected `)`, found {found}")));
        }
        if goto {
            self.expect(T::Colon, "before the labels")?;
            loop {
                if !self.is_identifier(self.token()) {
                    let found = self.found();
                    return Err(self.syntax(format!("expected a label, found {found}")));
                }
                asm.labels.push((self.word(), self.here()));
                self.advance();
                if !self.accept(T::Comma) {
                    break;
                }
            }
        }
        Ok(())
    }

    /// `[name] "constraint" (value), …`, perhaps none.
    fn asm_operands(&mut self) -> Parse<Vec<AsmOperand>> {
        let mut list = Vec::new();
        if !self.is(T::Str) && !self.is(T::LBracket) {
            return Ok(list);
        }
        loop {
            let mut name = None;
            if self.accept(T::LBracket) {
                if !self.is_identifier(self.token()) {
                    let found = self.found();
                    return Err(self.syntax(format!("expected a name, found {found}")));
                }
                name = Some((self.word(), self.here()));
                self.advance();
                self.close(T::RBracket);
            }
            let constraint = self.asm_string()?;
            self.expect(T::LParen, "after the constraint")?;
            let value = self.expression()?;
            self.close(T::RParen);
            list.push(AsmOperand { name, constraint, value });
            if !self.accept(T::Comma) {
                return Ok(list);
            }
        }
    }
}
