//! The lexer (C99 6.4). It produces preprocessing tokens. Keywords are identifiers here: the parser recognises them by
//! the number of their symbol.

use super::interner::{Interner, Symbol};
use super::literal;

macro_rules! token_kinds {
    ($($name:ident $text:literal,)*) => {
        /// The kind of a token.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[repr(u8)]
        pub enum TokenKind {
            /// The end of the text.
            Eof,
            /// The end of a directive's line; never reaches the parser.
            Eod,
            /// An identifier or a keyword; `Token::symbol` identifies it.
            Ident,
            /// A preprocessing number.
            Number,
            /// A character constant.
            Char,
            /// A string literal.
            Str,
            /// `<name>` after `#include`.
            HeaderName,
            /// A character that does not start a token, or a literal without its closing quote.
            Unknown,
            /// A parameter in a macro's replacement list; `symbol` is its index.
            MacroParam,
            /// A placeholder for an empty macro argument next to `##`.
            Placemarker,
            $(#[doc = concat!("`", $text, "`")] $name,)*
        }
        impl TokenKind {
            /// The spelling of a punctuator; a description for other kinds.
            pub fn text(self) -> &'static str {
                match self {
                    TokenKind::Eof => "end of file",
                    TokenKind::Eod => "end of line",
                    TokenKind::Ident => "identifier",
                    TokenKind::Number => "number",
                    TokenKind::Char => "character constant",
                    TokenKind::Str => "string literal",
                    TokenKind::HeaderName => "header name",
                    TokenKind::Unknown => "unknown character",
                    TokenKind::MacroParam | TokenKind::Placemarker => "macro parameter",
                    $(TokenKind::$name => $text,)*
                }
            }
        }
    };
}

token_kinds! {
    LParen "(", RParen ")", LBracket "[", RBracket "]", LBrace "{", RBrace "}",
    Semi ";", Comma ",", Dot ".", Ellipsis "...", Arrow "->", Question "?", Colon ":", ColonColon "::",
    Plus "+", PlusPlus "++", PlusEq "+=", Minus "-", MinusMinus "--", MinusEq "-=",
    Star "*", StarEq "*=", Slash "/", SlashEq "/=", Percent "%", PercentEq "%=",
    Amp "&", AmpAmp "&&", AmpEq "&=", Pipe "|", PipePipe "||", PipeEq "|=",
    Caret "^", CaretEq "^=", Tilde "~", Not "!", NotEq "!=", Eq "=", EqEq "==",
    Lt "<", LtEq "<=", Shl "<<", ShlEq "<<=", Gt ">", GtEq ">=", Shr ">>", ShrEq ">>=",
    Hash "#", HashHash "##", At "@",
}

/// The token is the first of its line.
pub const FIRST_OF_LINE: u8 = 1;
/// White space precedes the token.
pub const SPACE_BEFORE: u8 = 2;
/// The token is the name of a macro that must not be expanded (C99 6.10.3.4).
pub const NO_EXPAND: u8 = 4;
/// The spelling is interned text (pasted, stringised or computed), not source text.
pub const SCRATCH: u8 = 8;
/// The token is an opening quote that is not closed on its line, together with the rest of that line.
pub const UNTERMINATED: u8 = 16;
/// The token comes from a macro's replacement list.
pub const FROM_MACRO: u8 = 32;

/// One token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Token {
    /// The kind of the token.
    pub kind: TokenKind,
    /// A set of flags such as [`FIRST_OF_LINE`].
    pub flags: u8,
    /// The length of the spelling in bytes, up to [`Token::LONG`].
    pub(super) short: u16,
    /// The position for diagnostics: the token itself, or the macro call that produced it.
    pub pos: u32,
    /// The position of the spelling.
    pub spell: u32,
    /// The symbol of the identifier or scratch text. For other tokens, the length if it does not fit in `short`.
    pub symbol: Symbol,
}

// A source may have millions of tokens: a token must be small.
const _: () = assert!(size_of::<Token>() == 16);

impl Token {
    /// This value in `short` means that the length is stored in `symbol`. For a name, it means that the name has at
    /// least this length.
    const LONG: u16 = u16::MAX;

    /// An empty token at `pos`.
    pub fn empty(kind: TokenKind, pos: u32) -> Token {
        Token { kind, flags: 0, short: 0, pos, spell: pos, symbol: Symbol(0) }
    }

    /// The length of the spelling in bytes. The result for a name is at most 65,535, because diagnostics do not
    /// underline more.
    pub fn len(&self) -> u32 {
        match self.short {
            Token::LONG if !self.is_named() => self.symbol.0,
            short => short.into(),
        }
    }

    /// Whether the spelling is empty.
    pub fn is_empty(&self) -> bool {
        self.short == 0
    }

    /// The token, with `len` as its length.
    pub fn with_len(self, len: u32) -> Token {
        let short = u16::try_from(len).unwrap_or(Token::LONG);
        let symbol = match short {
            Token::LONG if !self.is_named() => Symbol(len),
            _ => self.symbol,
        };
        Token { short, symbol, ..self }
    }

    /// Whether the `symbol` field holds a symbol.
    fn is_named(&self) -> bool {
        let kinds = [TokenKind::Ident, TokenKind::MacroParam, TokenKind::Placemarker];
        self.has(SCRATCH) || kinds.contains(&self.kind)
    }

    /// Whether a flag is set.
    pub fn has(&self, flag: u8) -> bool {
        self.flags & flag != 0
    }
}

/// Reads tokens from one text. A lexer does not contain the text, and can therefore be copied to read ahead.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Lexer {
    /// Position of the text's first byte.
    pub(crate) base: u32,
    /// Offset of the next byte.
    pub(crate) at: usize,
    /// Whether a directive is being read: the end of its line is a token.
    pub(crate) directive: bool,
    /// Whether the next token is the first of its line.
    pub(crate) line_start: bool,
    /// The position of a comment that has no end, if there is one.
    pub(crate) open_comment: Option<u32>,
    /// The position of the first NUL byte between tokens, if there is one.
    pub(crate) odd_byte: Option<u32>,
}

/// Whether a byte may occur in an identifier, indexed by the byte. This table is consulted for most bytes of a source.
static IN_IDENTIFIER: [bool; 256] = {
    let mut table = [false; 256];
    let mut b = 0;
    while b < 256 {
        table[b] = (b as u8).is_ascii_alphanumeric() || b as u8 == b'_' || b as u8 == b'$';
        b += 1;
    }
    table
};

fn ident_start(b: u8) -> bool {
    ident_continue(b) && !b.is_ascii_digit()
}

pub(crate) fn ident_continue(b: u8) -> bool {
    IN_IDENTIFIER[usize::from(b)]
}

impl Lexer {
    pub(crate) fn new(base: u32) -> Self {
        Lexer {
            base,
            at: 0,
            directive: false,
            line_start: true,
            open_comment: None,
            odd_byte: None,
        }
    }

    /// Reads the next token of `text` and interns identifiers.
    pub(crate) fn next(&mut self, text: &[u8], interner: &mut Interner) -> Token {
        let mut flags = 0;
        let byte = |i: usize| text.get(i).copied().unwrap_or(0);
        loop {
            match byte(self.at) {
                b' ' | b'\t' | b'\x0b' | b'\x0c' | b'\r' => {
                    self.at += 1;
                    flags |= SPACE_BEFORE;
                }
                b'\n' => {
                    if self.directive {
                        let pos = self.base + self.at as u32;
                        return Token::empty(TokenKind::Eod, pos);
                    }
                    self.at += 1;
                    self.line_start = true;
                    flags |= SPACE_BEFORE;
                }
                b'/' if byte(self.at + 1) == b'/' => {
                    let rest = &text[self.at..];
                    self.at +=
                        rest.iter().position(|b| *b == b'\n' || *b == b'\r').unwrap_or(rest.len());
                    flags |= SPACE_BEFORE;
                }
                b'/' if byte(self.at + 1) == b'*' => {
                    let inside = text.get(self.at + 2..).unwrap_or_default();
                    let length = inside.windows(2).position(|w| w == b"*/");
                    if length.is_none() {
                        self.open_comment = Some(self.base + self.at as u32);
                    }
                    self.at = length.map_or(text.len(), |length| self.at + length + 4);
                    flags |= SPACE_BEFORE;
                }
                0 if self.at < text.len() => {
                    self.odd_byte.get_or_insert(self.base + self.at as u32);
                    self.at += 1;
                    flags |= SPACE_BEFORE;
                }
                _ => break,
            }
        }
        if self.line_start {
            flags |= FIRST_OF_LINE;
            self.line_start = false;
        }
        let start = self.at;
        let mut symbol = Symbol(0);
        let kind = if start >= text.len() {
            if self.directive {
                return Token { flags, ..Token::empty(TokenKind::Eod, self.base + start as u32) };
            }
            // The token for the end of the text is on the last line, not after that line's terminator.
            let newline = text.ends_with(b"\n") as u32;
            let pos = self.base + start as u32 - newline;
            return Token { flags, ..Token::empty(TokenKind::Eof, pos) };
        } else {
            let b = text[start];
            if ident_start(b)
                || ((b >= 0x80 || b == b'\\') && self.unicode_ident(text, start).is_some())
            {
                let spelled = self.lex_ident(text);
                let word = spelled.as_deref().map_or(&text[start..self.at], str::as_bytes);
                symbol = interner.intern_bytes(word);
                TokenKind::Ident
            } else if b.is_ascii_digit() || (b == b'.' && byte(start + 1).is_ascii_digit()) {
                self.at += 1;
                loop {
                    let c = byte(self.at);
                    let sign = matches!(c, b'+' | b'-')
                        && matches!(byte(self.at - 1), b'e' | b'E' | b'p' | b'P');
                    if ident_continue(c) || c == b'.' || sign {
                        self.at += 1;
                    } else {
                        break;
                    }
                }
                TokenKind::Number
            } else if b == b'"' || b == b'\'' {
                self.lex_quoted(text, b, &mut flags)
            } else {
                self.lex_punctuator(text)
            }
        };
        let pos = self.base + start as u32;
        let token = Token { flags, symbol, ..Token::empty(kind, pos) };
        token.with_len((self.at - start) as u32)
    }

    /// The character at `at` and the length of its spelling in bytes; `None` if it may not occur in an identifier. C99
    /// annex D lists the permitted characters; this function accepts every letter and digit.
    fn unicode_ident(&self, text: &[u8], at: usize) -> Option<(char, usize)> {
        if text[at] == b'\\' {
            // A universal character name (C99 6.4.3).
            let name = literal::universal(&text[at..]).ok();
            return name.filter(|(c, _)| c.is_alphanumeric());
        }
        let end = (at + 4).min(text.len());
        let valid = match std::str::from_utf8(&text[at..end]) {
            Ok(s) => s,
            Err(e) => std::str::from_utf8(&text[at..at + e.valid_up_to()]).ok()?,
        };
        let c = valid.chars().next()?;
        c.is_alphanumeric().then_some((c, c.len_utf8()))
    }

    /// Consumes an identifier. Returns its name if it contains universal character names. Otherwise, returns `None`:
    /// the name is the spelling.
    fn lex_ident(&mut self, text: &[u8]) -> Option<String> {
        let start = self.at;
        let mut called: Option<String> = None;
        loop {
            let plain = self.at;
            while text.get(self.at).is_some_and(|b| ident_continue(*b)) {
                self.at += 1;
            }
            let taken = &text[plain..self.at];
            called.iter_mut().for_each(|name| name.push_str(&String::from_utf8_lossy(taken)));
            let letter = match text.get(self.at) {
                Some(b) if *b >= 0x80 || *b == b'\\' => self.unicode_ident(text, self.at),
                _ => None,
            };
            let Some((letter, length)) = letter else { return called };
            if text[self.at] == b'\\' && called.is_none() {
                called = Some(String::from_utf8_lossy(&text[start..self.at]).into_owned());
            }
            called.iter_mut().for_each(|name| name.push(letter));
            self.at += length;
        }
    }

    fn lex_quoted(&mut self, text: &[u8], quote: u8, flags: &mut u8) -> TokenKind {
        self.at += 1;
        loop {
            match text.get(self.at) {
                None | Some(b'\n') => {
                    *flags |= UNTERMINATED;
                    // An unpaired quote is a token, as in `#error don't`.
                    return TokenKind::Unknown;
                }
                Some(b'\\') => self.at += 2,
                Some(b) => {
                    self.at += 1;
                    if *b == quote {
                        break;
                    }
                }
            }
            self.at = self.at.min(text.len());
        }
        if quote == b'"' { TokenKind::Str } else { TokenKind::Char }
    }

    /// The name `<name>` after `#include`, if the line continues with one.
    pub(crate) fn header_name(&mut self, text: &[u8]) -> Option<Token> {
        while matches!(text.get(self.at), Some(b' ' | b'\t')) {
            self.at += 1;
        }
        if text.get(self.at) != Some(&b'<') {
            return None;
        }
        let start = self.at;
        let line = &text[start..];
        let end = line.iter().position(|b| *b == b'>' || *b == b'\n')?;
        if line[end] != b'>' {
            return None;
        }
        self.at = start + end + 1;
        let pos = self.base + start as u32;
        Some(Token::empty(TokenKind::HeaderName, pos).with_len(end as u32 + 1))
    }

    fn lex_punctuator(&mut self, text: &[u8]) -> TokenKind {
        use TokenKind::*;
        let byte = |i: usize| text.get(self.at + i).copied().unwrap_or(0);
        let (kind, len) = match (byte(0), byte(1), byte(2)) {
            (b'(', ..) => (LParen, 1),
            (b')', ..) => (RParen, 1),
            (b'[', ..) => (LBracket, 1),
            (b']', ..) => (RBracket, 1),
            (b'{', ..) => (LBrace, 1),
            (b'}', ..) => (RBrace, 1),
            (b';', ..) => (Semi, 1),
            (b',', ..) => (Comma, 1),
            (b'.', b'.', b'.') => (Ellipsis, 3),
            (b'.', ..) => (Dot, 1),
            (b'-', b'>', _) => (Arrow, 2),
            (b'?', ..) => (Question, 1),
            (b':', b'>', _) => (RBracket, 2),
            (b':', ..) => (Colon, 1),
            (b'+', b'+', _) => (PlusPlus, 2),
            (b'+', b'=', _) => (PlusEq, 2),
            (b'+', ..) => (Plus, 1),
            (b'-', b'-', _) => (MinusMinus, 2),
            (b'-', b'=', _) => (MinusEq, 2),
            (b'-', ..) => (Minus, 1),
            (b'*', b'=', _) => (StarEq, 2),
            (b'*', ..) => (Star, 1),
            (b'/', b'=', _) => (SlashEq, 2),
            (b'/', ..) => (Slash, 1),
            (b'%', b'=', _) => (PercentEq, 2),
            (b'%', b'>', _) => (RBrace, 2),
            (b'%', b':', b'%') if byte(3) == b':' => (HashHash, 4),
            (b'%', b':', _) => (Hash, 2),
            (b'%', ..) => (Percent, 1),
            (b'&', b'&', _) => (AmpAmp, 2),
            (b'&', b'=', _) => (AmpEq, 2),
            (b'&', ..) => (Amp, 1),
            (b'|', b'|', _) => (PipePipe, 2),
            (b'|', b'=', _) => (PipeEq, 2),
            (b'|', ..) => (Pipe, 1),
            (b'^', b'=', _) => (CaretEq, 2),
            (b'^', ..) => (Caret, 1),
            (b'~', ..) => (Tilde, 1),
            (b'!', b'=', _) => (NotEq, 2),
            (b'!', ..) => (Not, 1),
            (b'=', b'=', _) => (EqEq, 2),
            (b'=', ..) => (Eq, 1),
            (b'<', b'<', b'=') => (ShlEq, 3),
            (b'<', b'<', _) => (Shl, 2),
            (b'<', b'=', _) => (LtEq, 2),
            (b'<', b':', _) => (LBracket, 2),
            (b'<', b'%', _) => (LBrace, 2),
            (b'<', ..) => (Lt, 1),
            (b'>', b'>', b'=') => (ShrEq, 3),
            (b'>', b'>', _) => (Shr, 2),
            (b'>', b'=', _) => (GtEq, 2),
            (b'>', ..) => (Gt, 1),
            (b'#', b'#', _) => (HashHash, 2),
            (b'#', ..) => (Hash, 1),
            (b'@', ..) => (At, 1),
            (b, ..) if b >= 0x80 => {
                let rest = &text[self.at..(self.at + 4).min(text.len())];
                let len = match std::str::from_utf8(rest) {
                    Ok(s) => s.chars().next().map_or(1, char::len_utf8),
                    Err(e) if e.valid_up_to() > 0 => std::str::from_utf8(&rest[..e.valid_up_to()])
                        .ok()
                        .and_then(|s| s.chars().next())
                        .map_or(1, char::len_utf8),
                    Err(_) => 1,
                };
                (Unknown, len)
            }
            _ => (Unknown, 1),
        };
        self.at += len;
        kind
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_spellings_are_known_but_for_the_ends_of_names() {
        for (length, of_name) in [(10, 10), (65_534, 65_534), (65_535, 65_535), (70_000, 65_535)] {
            let mut interner = Interner::new();
            let name = "n".repeat(length);
            let text = format!("{name} {} \"{}\"", "1".repeat(length), "s".repeat(length - 2));
            let mut lexer = Lexer::new(7);
            let mut next = || lexer.next(text.as_bytes(), &mut interner);
            let (word, number, string) = (next(), next(), next());
            assert_eq!(word.len(), of_name);
            assert_eq!((number.len(), string.len()), (length as u32, length as u32));
            assert_eq!(next().kind, TokenKind::Eof);
            assert_eq!(interner.get(word.symbol), name);
            let scratch = Token { flags: SCRATCH, symbol: word.symbol, ..number };
            assert_eq!((scratch.len(), scratch.with_len(3).len()), (of_name, 3));
            assert_eq!(scratch.with_len(80_000).symbol, word.symbol);
        }
    }
}
