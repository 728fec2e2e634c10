//! Initializers (C99 6.7.8).

use super::*;

impl Parser<'_> {
    pub(super) fn initialiser(&mut self) -> Parse<InitId> {
        self.no_pragma()?;
        if self.is(T::LBrace) {
            return self.initialiser_list();
        }
        if self.is(T::LBracket) && self.peek(1).kind != T::RBracket {
            return self.list_in_brackets();
        }
        let e = self.assignment()?;
        Ok(self.init(Init::Expr(e)))
    }

    /// Parses `{ … }`. The current token is `{`.
    pub(super) fn initialiser_list(&mut self) -> Parse<InitId> {
        let token = self.here();
        if self.peek(1).kind == T::RBrace {
            self.beyond(&c::LATER_C, token, "an empty initializer list");
        }
        self.nested(|p| {
            p.advance();
            let mut list = Vec::new();
            while !p.is(T::RBrace) {
                let element = p.initialiser_element().unwrap_or_else(|Failed| {
                    p.skip_to(&[T::Comma]);
                    let e = p.error_expr();
                    (Vec::new(), p.init(Init::Expr(e)))
                });
                list.push(element);
                if !p.accept(T::Comma) {
                    break;
                }
            }
            p.close(T::RBrace);
            Ok(p.init(Init::List(list, token)))
        })
    }

    /// Parses an element of a list, with its designators.
    fn initialiser_element(&mut self) -> Parse<(Vec<Designator>, InitId)> {
        let mut path = Vec::new();
        loop {
            let at = self.here();
            match self.kind() {
                T::Dot => {
                    self.advance();
                    if !self.is_identifier(self.token()) {
                        return Err(self.expected("a member's name"));
                    }
                    path.push(Designator::Member(self.word(), self.here()));
                    self.advance();
                }
                T::LBracket => {
                    self.advance();
                    path.push(Designator::Index(self.nested(Self::conditional)?, at));
                    self.close(T::RBracket);
                }
                _ => break,
            }
        }
        if !path.is_empty() && !self.accept(T::Eq) {
            return Err(self.expected("`=` after the designator"));
        }
        Ok((path, self.initialiser()?))
    }
}
