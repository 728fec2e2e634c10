//! Assembly, as GNU C writes it: `asm` in statements, behind declarators and at file scope.

use super::super::keywords::kw;
use super::*;

impl Parser<'_> {
    /// Reads a part of `asm ( … )`; where it cannot be read, the parentheses are passed over.
    fn in_parentheses<V>(&mut self, read: impl FnOnce(&mut Self) -> Parse<V>) -> Parse<V> {
        let value = read(self);
        if value.is_err() {
            self.skip_until(&[T::RParen], Skip::PastInStatement);
        }
        value
    }

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
                _ => return Err(self.expected("`volatile`, `inline`, `goto` or `(`")),
            };
            if std::mem::replace(&mut seen[which], true) {
                let text = format!("`{}` stands twice behind `asm`", self.name(self.word()));
                self.syntax(text);
            }
            self.advance();
        }
        self.expect(T::LParen, "after `asm`")?;
        Ok((seen[2], self.asm_string()?))
    }

    /// A string literal of characters of one byte.
    fn asm_string(&mut self) -> Parse<ExprId> {
        if !self.is(T::Str) {
            return Err(self.expected("a string literal"));
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
        let read = self.in_parentheses(Self::asm_text).is_ok();
        if read {
            self.close(T::RParen);
        }
        read
    }

    /// `asm ( "…" : outputs : inputs : clobbers : labels )`; the current token is the keyword.
    pub(super) fn asm_statement(&mut self) -> Parse<Asm> {
        let asm = self.in_parentheses(|p| {
            let (goto, text) = p.asm_text()?;
            let mut asm = Asm {
                text,
                simple: p.is(T::RParen),
                outputs: Vec::new(),
                inputs: Vec::new(),
                clobbers: Vec::new(),
                labels: Vec::new(),
            };
            if !asm.simple {
                p.nested(|p| p.asm_parts(goto, &mut asm))?;
            }
            Ok(asm)
        })?;
        self.close(T::RParen);
        Ok(asm)
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
            return Err(self.expected("`)`"));
        }
        if goto {
            self.expect(T::Colon, "before the labels")?;
            loop {
                if !self.is_identifier(self.token()) {
                    return Err(self.expected("a label"));
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
                    return Err(self.expected("a name"));
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
