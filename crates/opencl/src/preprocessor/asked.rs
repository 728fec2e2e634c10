//! `__has_builtin` and related operators, which query features. `foreign::questions` has their results.

use super::super::foreign::questions;
use super::super::keywords::name;
use super::super::lexer::{FROM_MACRO, SPACE_BEFORE, Token, TokenKind as T};
use super::{COMPILER_HEADERS, Preprocessor, c};

impl Preprocessor<'_> {
    /// Evaluates `__has_…(x)`. [`expand_special`](Self::expand_special) describes the result.
    pub(super) fn question(&mut self, token: &Token) -> Option<Option<Token>> {
        let symbol = token.symbol;
        let include = symbol == name::K___has_include;
        if include && !self.in_directive() {
            let text = format!("`{}` can only be used in a directive", self.text(token));
            self.report(&c::IF_EXPRESSION, token, text);
            return Some(Some(*token));
        }
        if !self.paren_follows() {
            let text = format!("expected an argument in parentheses after `{}`", self.text(token));
            if self.in_directive() {
                self.report(&c::IF_EXPRESSION, token, text);
            }
            return Some(Some(*token));
        }
        let open = self.next_raw();
        let mut depth = 1;
        let mut inner = Vec::new();
        while depth > 0 {
            let t = self.next_raw();
            match t.kind {
                T::LParen => depth += 1,
                T::RParen => depth -= 1,
                T::Eof | T::Eod => {
                    self.report(&c::MACRO_ARGUMENTS, &open, "the closing `)` is missing");
                    return Some(None);
                }
                _ => {}
            }
            inner.push(t);
        }
        inner.pop();
        if inner.is_empty() {
            let text = format!("`{}` needs an argument", self.text(token));
            self.report(&c::MACRO_ARGUMENTS, &open, text);
        }
        let first_include = matches!(inner.first().map(|t| t.kind), Some(T::Lt | T::HeaderName));
        if symbol == name::K___has_attribute || include && !first_include {
            inner = self.expand_list(inner);
        }
        let value = match inner.first() {
            _ if include => self.has_file(&inner),
            Some(first) if first.kind == T::Ident => self.has_name(symbol, first),
            _ => false,
        };
        self.computed(token, u32::from(value).to_string(), T::Number)
    }

    fn has_file(&mut self, inner: &[Token]) -> bool {
        let mut text = String::new();
        for (i, t) in inner.iter().enumerate() {
            if i > 0 && t.has(SPACE_BEFORE) && t.has(FROM_MACRO) {
                text.push(' ');
            }
            text.push_str(&self.text(t));
        }
        let from = self.current_file_name();
        let plain = text.trim_matches(['"', '<', '>']);
        text.starts_with(['"', '<'])
            && (COMPILER_HEADERS.contains(&plain)
                || self.loader.load(plain, text.starts_with('"'), &from).is_ok())
    }

    fn has_name(&mut self, question: super::Symbol, first: &Token) -> bool {
        let asked = self.text(first);
        match question {
            name::K___has_attribute => questions::has_attribute(&asked),
            name::K___has_builtin => questions::has_builtin(&asked),
            name::K___has_feature => questions::has_feature(self.language, &asked, false),
            name::K___has_extension => questions::has_feature(self.language, &asked, true),
            _ => false,
        }
    }
}
