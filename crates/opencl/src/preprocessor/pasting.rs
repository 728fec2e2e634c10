//! The `##` operator: it joins two tokens into one (C99 6.10.3.3).

use super::*;

/// The result of pasting so far. `text` is present if it differs from the text of the token.
struct Pasted {
    token: Token,
    text: Option<String>,
}

impl Preprocessor<'_> {
    /// Applies every `##` of the list, from left to right. In C99, a `##` from an argument is not an operator. This
    /// function does not distinguish it, because real sources do not have such a `##`.
    pub(super) fn paste_all(&mut self, call: &Token, tokens: &[Token]) -> Vec<Token> {
        let mut out: Vec<Token> = Vec::with_capacity(tokens.len());
        let mut i = 0;
        while i < tokens.len() {
            let mut left = Pasted { token: tokens[i], text: None };
            i += 1;
            while let Some([T::HashHash, _]) = tokens.get(i..i + 2).map(|t| [t[0].kind, t[1].kind])
            {
                if let Some(done) = self.paste(&mut left, tokens[i + 1]) {
                    out.push(self.pasted(call, done));
                }
                i += 2;
            }
            out.push(self.pasted(call, left));
        }
        out.retain(|t| t.kind != T::Placemarker);
        out
    }

    /// Appends a token to the result so far. If the two cannot be pasted, the function reports an error and returns the
    /// previous result. The token then becomes the new result.
    fn paste(&mut self, left: &mut Pasted, right: Token) -> Option<Pasted> {
        if left.token.kind == T::Placemarker {
            let flags = right.flags & !SPACE_BEFORE | left.token.flags & SPACE_BEFORE;
            left.token = Token { flags, ..right };
            return None;
        }
        if right.kind == T::Placemarker {
            return None;
        }
        let mut text = left.text.take().unwrap_or_else(|| self.text(&left.token));
        let (length, last) = (text.len(), text.as_bytes().last().copied());
        text.push_str(&self.text(&right));
        let added = &text.as_bytes()[length..];
        let goes_on = match (left.token.kind, right.kind) {
            (T::Ident, T::Ident) | (T::Number, T::Number) => true,
            (T::Ident, T::Number) => in_identifier(added),
            (T::Number, T::Plus | T::Minus) => matches!(last, Some(b'e' | b'E' | b'p' | b'P')),
            (T::Number, T::Ident) => in_identifier(added),
            (T::Number, T::Dot | T::Ellipsis) => true,
            _ => false,
        };
        if !goes_on {
            let mut lexer = Lexer::new(0);
            lexer.directive = true;
            let token = lexer.next(text.as_bytes(), &mut self.interner);
            if lexer.at != text.len() || matches!(token.kind, T::Unknown | T::Eod) {
                let message = format!("`##` makes `{text}`, which is not a token");
                self.report(&c::INVALID_PASTE, &left.token, message);
                text.truncate(length);
                let made = left.token.has(SCRATCH).then_some(text);
                let done = Pasted { token: left.token, text: made };
                *left = Pasted { token: right, text: None };
                return Some(done);
            }
            left.token.kind = token.kind;
        }
        left.text = Some(text);
        None
    }

    /// The token that pasting produced.
    fn pasted(&mut self, call: &Token, made: Pasted) -> Token {
        let Pasted { token, text: Some(text) } = made else { return made.token };
        self.charge(call, 0, text.len());
        let symbol = self.interner.intern(&text);
        let flags = token.flags & (SPACE_BEFORE | FIRST_OF_LINE) | SCRATCH | FROM_MACRO;
        Token { flags, symbol, ..token }.with_len(token.len())
    }
}

/// Whether all bytes may occur in an identifier.
fn in_identifier(bytes: &[u8]) -> bool {
    bytes.iter().all(|b| lexer::ident_continue(*b))
}
