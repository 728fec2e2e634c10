//! Misspelled keywords of statements: `retrun x;`. Each is reported once and parsed as the keyword.

use super::super::keywords::kw;
use super::super::spelling::nearest;
use super::*;

/// The length of the longest keyword of a statement, plus one letter.
const LONGEST: usize = "continue".len() + 1;

impl Parser<'_> {
    /// The statement keyword that was probably intended in place of the current name. The name must be undeclared, and
    /// the tokens after it must be possible after the keyword.
    pub(super) fn keyword_meant(&self) -> Option<Symbol> {
        let next = self.peek(1).kind;
        let candidates: &[Symbol] = match next {
            T::Semi => &[kw::K_break, kw::K_continue, kw::K_return],
            T::LParen => &[kw::K_if, kw::K_for, kw::K_while, kw::K_switch, kw::K_return],
            T::Ident | T::Number => &[kw::K_return, kw::K_goto],
            T::Minus | T::Not | T::Tilde => &[kw::K_return],
            T::LBrace => &[kw::K_do],
            _ => return None,
        };
        let word = self.nearest_keyword(candidates)?;
        let is_call = next == T::LParen && self.ends_after_parentheses(0);
        (next != T::LParen || is_call == (word == kw::K_return)).then_some(word)
    }

    /// The one of `candidates` that was probably intended in place of the current name. `None` if the name is declared,
    /// or if no candidate is similar.
    fn nearest_keyword(&self, candidates: &[Symbol]) -> Option<Symbol> {
        let token = self.token();
        if !self.is_identifier(token) {
            return None;
        }
        let name = self.name(token.symbol);
        if name.len() > LONGEST || self.is_declared(token.symbol) {
            return None;
        }
        let near = nearest(name, candidates.iter().map(|word| self.name(*word)))?;
        candidates.iter().copied().find(|word| self.name(*word) == near.word)
    }

    /// Whether a `;` follows the parentheses after the token that is `n` tokens after the current one.
    pub(super) fn ends_after_parentheses(&self, n: usize) -> bool {
        let mut open = 0u32;
        let mut rest = self.tokens[self.at + n + 1..].iter().take(NOTED_TOKENS);
        let closing = rest.find(|t| {
            open += u32::from(t.kind == T::LParen);
            open -= u32::from(t.kind == T::RParen);
            open == 0 || t.kind == T::LBrace
        });
        closing.is_some() && rest.next().is_some_and(|t| t.kind == T::Semi)
    }

    /// Reports that the current name was probably intended as the keyword `word`.
    pub(super) fn misspelled_keyword(&mut self, word: Symbol) {
        let (written, keyword) = (self.name(self.word()), self.name(word));
        let here = self.here();
        let sources = self.sources;
        let d = self.error_at(&c::UNDECLARED, here, format!("`{written}` is not declared"));
        let text = &sources.file(d.primary.span.file).bytes;
        d.did_you_mean(text, written, (keyword.to_string(), true));
    }

    /// Consumes `else`, which may be misspelled.
    pub(super) fn accept_else(&mut self) -> bool {
        let is_misspelled = matches!(self.peek(1).kind, T::LBrace | T::Ident)
            && self.nearest_keyword(&[kw::K_else]).is_some();
        if is_misspelled {
            self.misspelled_keyword(kw::K_else);
            self.advance();
            return true;
        }
        self.accept_word(kw::K_else)
    }
}
