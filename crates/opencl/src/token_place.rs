//! Source positions of tokens, and diagnostics at tokens.

use super::diagnostic::{Code, Diagnostic, Span};
use super::interner::Interner;
use super::lexer::{FROM_MACRO, SCRATCH, Token, TokenKind};
use super::source_map::{Pos, SourceMap};

/// The text of the label at the place in the body of a macro where a token is written.
pub(crate) const IN_MACRO: &str = "in this macro";

/// Whether a token comes from a predefined macro.
pub(crate) fn is_predefined(sources: &SourceMap, token: &Token) -> bool {
    token.has(FROM_MACRO) && sources.span(Pos(token.spell), token.len()).file.0 == 0
}

/// The span of one token, or of the macro call that produced it.
pub(crate) fn token_span(sources: &SourceMap, token: &Token) -> Span {
    let len = if token.has(FROM_MACRO) {
        let text = sources.text(Pos(token.pos), 64);
        let n = text.iter().take_while(|b| b.is_ascii_alphanumeric() || **b == b'_').count();
        n.max(1) as u32
    } else {
        token.len()
    };
    sources.span(Pos(token.pos), len)
}

/// The spelling of a token.
pub(crate) fn token_text(sources: &SourceMap, names: &Interner, token: &Token) -> String {
    match token.kind {
        TokenKind::Ident | TokenKind::Placemarker => names.get(token.symbol).to_string(),
        _ if token.has(SCRATCH) => names.get(token.symbol).to_string(),
        TokenKind::Number
        | TokenKind::Char
        | TokenKind::Str
        | TokenKind::HeaderName
        | TokenKind::Unknown => {
            let bytes = sources.text(Pos(token.spell), token.len());
            String::from_utf8_lossy(bytes).into_owned()
        }
        kind => kind.text().to_string(),
    }
}

/// A diagnostic at a token. For a token from a macro, it shows both the macro call and the token.
#[track_caller]
pub(crate) fn diagnostic_at(
    sources: &SourceMap,
    token: &Token,
    code: &'static Code,
    message: String,
) -> Diagnostic {
    let mut d = Diagnostic::new(code, token_span(sources, token), message);
    if token.has(FROM_MACRO) && token.spell != token.pos {
        let inner = sources.span(Pos(token.spell), token.len());
        if inner.file.0 != 0 {
            d = d.also(inner, IN_MACRO);
        }
    }
    d
}
