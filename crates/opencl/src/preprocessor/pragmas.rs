//! Pragmas, as directives and as the operator `_Pragma` (C99 6.10.6, 6.10.9; OpenCL C 6.12).

use super::super::spelling::nearest;
use super::*;
use crate::diagnostic::Suggestion;

/// The effect of a pragma.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PragmaKind {
    /// `OPENCL EXTENSION name : enable` (true) or `disable`; `None` is `all`.
    Extension(Option<edition::ExtensionId>, bool),
    /// `FP_CONTRACT`.
    FpContract,
    /// `unroll` or `nounroll`: the next statement must be a loop.
    Loop,
    /// `SELECT_ROUNDING_MODE`, a pragma of an extension. It applies up to the end of the compound statement that
    /// contains it.
    Rounding(RoundingMode),
    /// `pack`, as in compilers for C.
    Pack(Pack),
    /// A pragma without an effect. Its position is checked as for other pragmas.
    Idle,
}

/// A limit on the alignment of structure members, in bytes. For `Set`, `None` removes the limit. For `Push`, `None`
/// keeps the current limit; for `Pop`, the restored one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pack {
    /// `pack(n)`.
    Set(Option<u64>),
    /// `pack(push, n)`.
    Push(Option<u64>),
    /// `pack(pop, n)`.
    Pop(Option<u64>),
}

/// The rounding mode of floating-point operators.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RoundingMode {
    /// `rte`: to the nearest, ties to even.
    Even,
    /// `rtz`: toward zero.
    Zero,
    /// `rtp`: toward positive infinity.
    Up,
    /// `rtn`: toward negative infinity.
    Down,
}

/// A pragma and the index of the token that follows it.
#[derive(Clone, Debug)]
pub struct Pragma {
    /// The index of the token that follows the pragma.
    pub before: u32,
    /// The position of the pragma.
    pub pos: u32,
    /// The effect.
    pub kind: PragmaKind,
}

impl Preprocessor<'_> {
    pub(super) fn pragma(&mut self, word: &Token) {
        let tokens = self.rest_of_line();
        self.handle_pragma(word, &tokens);
    }

    pub(super) fn pragma_operator(&mut self, token: &Token) -> Option<Token> {
        let malformed = "`_Pragma` needs a string in parentheses";
        let open = self.next();
        if open.kind != T::LParen {
            self.report(&c::INVALID_DIRECTIVE, token, malformed);
            return Some(open);
        }
        let text = self.next();
        if text.kind != T::Str {
            self.report(&c::INVALID_DIRECTIVE, token, malformed);
            // The rest of the line, or the tokens up to `)`, are skipped.
            let mut last = text;
            if !matches!(last.kind, T::RParen | T::Eof | T::Eod) {
                last = self.next();
            }
            while !matches!(last.kind, T::RParen | T::Eof | T::Eod) && !last.has(FIRST_OF_LINE) {
                last = self.next();
            }
            return (last.kind != T::RParen).then_some(last);
        }
        let close = self.next();
        if close.kind != T::RParen {
            self.report(&c::INVALID_DIRECTIVE, token, malformed);
            return Some(close);
        }
        let spelled = self.text(&text);
        // Only one quote is removed at each end: quotes inside the string are escaped.
        let inner = spelled.strip_prefix('"').and_then(|s| s.strip_suffix('"')).unwrap_or(&spelled);
        let line = inner.replace("\\\"", "\"").replace("\\\\", "\\");
        let mut lexer = Lexer::new(0);
        lexer.directive = true;
        let mut tokens = Vec::new();
        loop {
            let mut t = lexer.next(line.as_bytes(), &mut self.interner);
            if t.kind == T::Eod {
                break;
            }
            if t.kind != T::Ident {
                let range = t.spell as usize..(t.spell + t.len()) as usize;
                t.symbol = self.interner.intern(line.get(range).unwrap_or(""));
                t.flags |= SCRATCH;
            }
            tokens.push(Token {
                pos: token.pos,
                spell: token.spell,
                flags: t.flags | FROM_MACRO,
                ..t
            });
        }
        self.handle_pragma(token, &tokens);
        None
    }

    fn handle_pragma(&mut self, word: &Token, tokens: &[Token]) {
        let at = word;
        let symbol = |i: usize| {
            tokens.get(i).filter(|t| t.kind == T::Ident).map_or(Symbol(u32::MAX), |t| t.symbol)
        };
        let kind = match (symbol(0), symbol(1)) {
            (name::K_OPENCL, name::K_EXTENSION) => self.extension_pragma(word, tokens),
            (name::K_OPENCL | name::K_STDC, name::K_FP_CONTRACT) => {
                self.contract_pragma(at, tokens)
            }
            (name::K_unroll | name::K_nounroll, _)
            | (name::K_GCC, name::K_unroll | name::K_nounroll) => Some(PragmaKind::Loop),
            (name::K_OPENCL, word)
                if self.language.supports(edition::SELECT_FPROUNDING_MODE)
                    && self.interner.find("SELECT_ROUNDING_MODE") == Some(word) =>
            {
                self.rounding_pragma(at, tokens)
            }
            (name::K_GCC, directive @ (name::K_error | name::K_warning)) => {
                let code = match directive {
                    name::K_error => &c::ERROR_DIRECTIVE,
                    _ => &c::WARNING_DIRECTIVE,
                };
                let string = tokens[2..].iter().find(|t| t.kind != T::LParen);
                let message = string.filter(|t| t.kind == T::Str).map(|t| self.text(t));
                let code = if message.is_none() { &c::UNKNOWN_PRAGMA } else { code };
                let message = message.unwrap_or_default().trim_matches('"').to_string();
                self.report(code, word, message);
                None
            }
            (first, _) if self.interner.find("pack") == Some(first) => {
                let pack = self.pack_pragma(tokens);
                if pack.is_none() {
                    let text = "expected `pack(N)`, `pack(push)`, `pack(push, N)` or `pack(pop)`, where N is 1, 2, 4, 8 or 16";
                    self.report(&c::MALFORMED_PRAGMA, tokens.first().unwrap_or(word), text);
                }
                pack.map(PragmaKind::Pack)
            }
            (name::K_once, _) => {
                let file = self.current_file_name();
                self.once.insert(file, true);
                None
            }
            (name::K_STDC, _) => None,
            _ => {
                if tokens.first().is_some_and(|t| compilers::is_pragma(&self.text(t))) {
                    return;
                }
                let text = "this pragma has no meaning in OpenCL C and is ignored";
                self.report(&c::UNKNOWN_PRAGMA, tokens.first().unwrap_or(word), text);
                None
            }
        };
        self.place_pragma(word, kind);
    }

    /// Parses `FP_CONTRACT` and its argument.
    fn contract_pragma(&mut self, word: &Token, tokens: &[Token]) -> Option<PragmaKind> {
        let switch = tokens.get(2).filter(|t| t.kind == T::Ident).map(|t| t.symbol);
        if !matches!(switch, Some(name::K_ON | name::K_OFF | name::K_DEFAULT)) {
            let text = "`FP_CONTRACT` takes `ON`, `OFF` or `DEFAULT`";
            self.report(&c::MALFORMED_PRAGMA, tokens.get(2).unwrap_or(word), text);
            return None;
        }
        if let Some(token) = tokens.get(3) {
            let text = "unexpected text after the argument of `FP_CONTRACT`";
            self.report(&c::MISPLACED_PRAGMA, token, text);
            if !self.in_arguments {
                // The text is invalid here. The token that is added in its place produces no further errors.
                let flags = SCRATCH | FIRST_OF_LINE;
                self.out.push(Token { kind: T::Unknown, flags, ..*token });
            }
        }
        Some(PragmaKind::FpContract)
    }

    /// Parses `SELECT_ROUNDING_MODE` and the mode.
    fn rounding_pragma(&mut self, word: &Token, tokens: &[Token]) -> Option<PragmaKind> {
        let mode = tokens.get(2).filter(|t| t.kind == T::Ident).map(|t| self.text(t));
        let mode = match mode.as_deref() {
            Some("rte") => RoundingMode::Even,
            Some("rtz") => RoundingMode::Zero,
            Some("rtp") => RoundingMode::Up,
            Some("rtn") => RoundingMode::Down,
            _ => {
                let text = "`SELECT_ROUNDING_MODE` takes `rte`, `rtz`, `rtp` or `rtn`";
                self.report(&c::MALFORMED_PRAGMA, tokens.get(2).unwrap_or(word), text);
                return None;
            }
        };
        Some(PragmaKind::Rounding(mode))
    }

    fn place_pragma(&mut self, word: &Token, kind: Option<PragmaKind>) {
        if let Some(kind) = kind {
            let before = self.out.len() as u32;
            self.pragmas.push(Pragma { before, pos: word.pos, kind });
        }
    }

    /// Parses `pack()`, `pack(n)`, and both with `push` or `pop`; a pushed value may have a name. Returns `None` if the
    /// pragma is malformed.
    fn pack_pragma(&self, tokens: &[Token]) -> Option<Pack> {
        let [_, open, arguments @ .., close] = tokens else { return None };
        if open.kind != T::LParen || close.kind != T::RParen {
            return None;
        }
        let (mut stack, mut bytes) = (None, None);
        for (i, argument) in arguments.split(|t| t.kind == T::Comma).enumerate() {
            match (argument, i) {
                ([], 0) => {}
                ([t], 0) if t.kind == T::Ident => match t.symbol {
                    name::K_push => stack = Some(true),
                    name::K_pop => stack = Some(false),
                    _ => return None,
                },
                ([t], _) if t.kind == T::Ident && stack.is_some() => {}
                ([t], _) if t.kind == T::Number && bytes.is_none() => {
                    let n =
                        self.text(t).parse().ok().filter(|n| matches!(n, 0 | 1 | 2 | 4 | 8 | 16));
                    bytes = Some(n?);
                }
                _ => return None,
            }
        }
        let bytes = bytes.filter(|n| *n != 0);
        Some(match stack {
            None => Pack::Set(bytes),
            Some(true) => Pack::Push(bytes),
            Some(false) => Pack::Pop(bytes),
        })
    }

    /// Warns of tokens after the end of a pragma.
    fn extra_in_pragma(&mut self, first: Option<&Token>) {
        if let Some(token) = first {
            self.report(&c::EXTRA_TOKENS, token, "extra text after the pragma");
        }
    }

    /// Suggests, in the last diagnostic, the extension whose name is nearest to the unknown `name`.
    fn suggest_extension(&mut self, name: &str) {
        if !self.compared.allow(edition::EXTENSIONS.len()) {
            return;
        }
        let known =
            edition::EXTENSIONS.iter().map(|e| e.name).filter(|name| name.starts_with("cl_"));
        let (Some(near), Some(last)) = (nearest(name, known), self.diagnostics.last_mut()) else {
            return;
        };
        let text = &self.sources.file(last.primary.span.file).bytes;
        last.did_you_mean(text, name, near.meant_by(name));
    }

    fn extension_pragma(&mut self, word: &Token, tokens: &[Token]) -> Option<PragmaKind> {
        let Some(name_token) = tokens.get(2).filter(|t| t.kind == T::Ident).copied() else {
            let text = "`OPENCL EXTENSION` needs an extension's name";
            self.report(&c::MALFORMED_PRAGMA, tokens.get(2).unwrap_or(word), text);
            return None;
        };
        if tokens.get(3).map(|t| t.kind) != Some(T::Colon) {
            let text = "`:` is missing after the extension's name";
            let after = self.span(&name_token);
            let d = self.report(&c::MALFORMED_PRAGMA, tokens.get(3).unwrap_or(&name_token), text);
            d.suggestion = Some(Suggestion::after(after, " :", tokens.get(3).is_some()));
            return None;
        }
        let behaviour = tokens.get(4).filter(|t| t.kind == T::Ident).map(|t| t.symbol);
        let on = match behaviour {
            Some(name::K_enable) => true,
            Some(name::K_disable) => false,
            Some(name::K_begin | name::K_end) => return Some(PragmaKind::Idle),
            _ => {
                let text = "an extension's behavior must be `enable` or `disable`";
                let found = tokens.get(4).unwrap_or(&name_token);
                let meant = match &*self.text(found) {
                    "on" | "true" | "enabled" | "require" | "required" => Some("enable"),
                    "off" | "false" | "disabled" => Some("disable"),
                    _ => None,
                };
                let d = self.report(&c::MALFORMED_PRAGMA, found, text);
                if let Some(meant) = meant {
                    let (span, replacement) = (d.primary.span, meant.to_string());
                    d.helped(format!("write `{meant}`")).suggestion =
                        Some(Suggestion { span, replacement, is_certain: true });
                }
                return None;
            }
        };
        if tokens.get(5).is_some() {
            // Compilers ignore the pragma as a whole.
            self.extra_in_pragma(tokens.get(5));
            return None;
        }
        let text = self.text(&name_token);
        let all = name_token.symbol == name::K_all;
        let extension = edition::extension(&text);
        let lack = match extension {
            _ if all && !on => return Some(PragmaKind::Extension(None, false)),
            _ if all => {
                "`all` can only be disabled: extensions must be enabled one by one".to_string()
            }
            Some(id) if self.language.supports(id) => {
                return Some(PragmaKind::Extension(extension, on));
            }
            Some(_) => format!("the device does not support the extension `{text}`"),
            None => format!("the checker does not know the extension `{text}`"),
        };
        if on {
            let d = self.diagnostic(&c::UNSUPPORTED_EXTENSION, &name_token, lack);
            self.diagnostics.push(d.rule(rules::ENABLE_SUPPORTED));
        } else {
            self.report(&c::UNKNOWN_EXTENSION, &name_token, lack);
        }
        if extension.is_none() && !all {
            self.suggest_extension(&text);
        }
        Some(PragmaKind::Idle)
    }
}
