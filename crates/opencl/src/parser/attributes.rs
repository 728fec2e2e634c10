//! Attributes: `__attribute__((…))` (OpenCL C 6.13).

use super::super::attributes;
use super::super::keywords::kw;
use super::super::rules as r;
use super::*;

impl Parser<'_> {
    /// Whether an attribute starts here.
    pub(super) fn starts_attribute(&self) -> bool {
        self.is_word(kw::K___attribute__) || self.is_word(kw::K___attribute)
    }

    pub(super) fn attributes(&mut self) -> Vec<Attribute> {
        let mut list = Vec::new();
        while self.starts_attribute() {
            self.advance();
            for after in ["after `__attribute__`", "after `__attribute__(`"] {
                if self.expect(T::LParen, after).is_err() {
                    return list;
                }
            }
            loop {
                while self.accept(T::Comma) {}
                if self.kind() != T::Ident {
                    break;
                }
                list.extend(self.attribute());
                if !self.is(T::Comma) {
                    break;
                }
            }
            for _ in 0..2 {
                let said = self.diagnostics.len();
                if self.expect(T::RParen, "at the end of the attribute").is_err() {
                    for d in &mut self.diagnostics[said..] {
                        d.rule = Some(r::ATTRIBUTE_FORM);
                    }
                    self.skip_to(&[T::RParen]);
                    self.accept(T::RParen);
                }
            }
        }
        list
    }

    /// Parses one attribute. Skips the arguments of a compiler-specific attribute. Returns `None` if the arguments
    /// could not be parsed.
    fn attribute(&mut self) -> Option<Attribute> {
        let (token, name) = (self.here(), self.word());
        self.advance();
        let mut attribute = Attribute { name, token, arguments: Vec::new(), type_argument: None };
        if !self.accept(T::LParen) {
            return Some(attribute);
        }
        let known = attributes::known(attributes::bare(self.name(name)));
        match known.map(|known| known.name) {
            None => {
                self.skip_to(&[T::RParen]);
            }
            Some("vec_type_hint") => {
                attribute.type_argument = (!self.is(T::RParen)).then(|| self.type_name());
            }
            Some(_) => {
                while !self.is(T::RParen) || !attribute.arguments.is_empty() {
                    let Ok(argument) = self.nested(Self::assignment) else {
                        self.skip_to(&[T::RParen]);
                        self.accept(T::RParen);
                        return None;
                    };
                    attribute.arguments.push(argument);
                    if !self.accept(T::Comma) {
                        break;
                    }
                }
            }
        }
        self.close(T::RParen);
        Some(attribute)
    }
}
