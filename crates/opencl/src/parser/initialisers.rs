//! Initialisers (C99 6.7.8).

use super::*;

impl Parser<'_> {
    pub(super) fn initialiser(&mut self) -> Parse<InitId> {
        self.no_pragma()?;
        if self.is(T::LBrace) {
            return self.initialiser_list();
        }
        let e = self.assignment()?;
        Ok(self.init(Init::Expr(e)))
    }

    /// Whether an initialiser holds a name that was never declared.
    pub(super) fn is_list_of_unknown_name(&self, init: InitId) -> bool {
        match self.ast.init(init) {
            Init::Expr(e) => self.is_of_unknown_name(*e),
            Init::List(list, _) => {
                list.iter().any(|(_, element)| self.is_list_of_unknown_name(*element))
            }
        }
    }

    /// `{ … }`; the current token is `{`.
    pub(super) fn initialiser_list(&mut self) -> Parse<InitId> {
        let token = self.here();
        if self.peek(1).kind == T::RBrace {
            self.beyond(&c::LATER_C, token, "an empty initializer list");
        }
        self.nested(|p| {
            p.advance();
            let mut list = Vec::new();
            let mut valid = true;
            while !p.is(T::RBrace) {
                match p.initialiser_element() {
                    Ok((_, init))
                        if !matches!(p.kind(), T::Comma | T::RBrace)
                            && matches!(p.ast.init(init), Init::Expr(e) if p.is_of_unknown_name(*e)) =>
                    {
                        valid = false;
                        p.skip_until(&[T::RBrace], Skip::Before);
                        break;
                    }
                    Ok(element) => list.push(element),
                    Err(Failed) => {
                        valid = false;
                        if !p.is(T::Comma) {
                            p.skip_until(&[T::RBrace], Skip::Before);
                            break;
                        }
                    }
                }
                if !p.accept(T::Comma) {
                    break;
                }
            }
            let closed = p.close(T::RBrace);
            if valid && closed { Ok(p.init(Init::List(list, token))) } else { Err(Failed) }
        })
    }

    /// An element of a list, with its designators.
    fn initialiser_element(&mut self) -> Parse<(Vec<Designator>, InitId)> {
        let mut path = Vec::new();
        if self.is_identifier(self.token()) && self.peek(1).kind == T::Colon {
            let here = self.here();
            self.beyond(&c::GNU_C, here, "`:` after the name of a member");
            path.push(Designator::Member(self.word(), self.here()));
            self.advance();
            self.advance();
            return Ok((path, self.initialiser()?));
        }
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
                    let bounds = self.nested(|p| {
                        let low = p.conditional()?;
                        let high =
                            if p.accept(T::Ellipsis) { Some(p.conditional()?) } else { None };
                        Ok((low, high))
                    });
                    match bounds {
                        Ok((low, Some(high))) => {
                            self.beyond(&c::GNU_C, at, "a range of elements in a designator");
                            path.push(Designator::Range(low, high, at));
                        }
                        Ok((low, None)) => path.push(Designator::Index(low, at)),
                        Err(Failed) => {
                            self.skip_until(&[T::RBracket], Skip::PastInStatement);
                            return Err(Failed);
                        }
                    }
                    self.close(T::RBracket);
                }
                _ => break,
            }
        }
        let old_index =
            path.len() == 1 && matches!(path[0], Designator::Index(..) | Designator::Range(..));
        if !path.is_empty() && !self.accept(T::Eq) {
            if !old_index {
                return Err(self.expected("`=` after the designator"));
            }
            // Behind a bracket that is missing it is a mistake of another kind.
            if self.tokens[self.at.saturating_sub(1)].kind == T::RBracket {
                let here = self.here();
                self.beyond(&c::GNU_C, here, "a designator without `=`");
            }
        }
        Ok((path, self.initialiser()?))
    }
}
