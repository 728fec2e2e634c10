//! Assembly in GNU C syntax: `asm` in statements, after declarators and at file scope. It is parsed, but has no effect.

use super::*;

impl Parser<'_> {
    /// Parses `asm … ( "…" … )`; the current token is the keyword. Returns whether the string contains an instruction.
    pub(super) fn assembly(&mut self) -> bool {
        let here = self.here();
        self.beyond(&c::GNU_C, here, "assembly");
        self.advance();
        while self.kind() == T::Ident {
            self.advance();
        }
        if self.expect(T::LParen, "after `asm`").is_err() {
            return false;
        }
        if !self.is(T::Str) {
            self.expected("a string literal");
        }
        let token = self.token();
        let text = self.sources.text(Pos(token.spell), token.len());
        let empty = text == b"\"\"" && self.peek(1).kind != T::Str;
        self.skip_to(&[T::RParen]);
        self.close(T::RParen);
        !empty
    }
}
