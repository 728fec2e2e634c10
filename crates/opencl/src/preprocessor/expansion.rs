//! The expansion of macros (C99 6.10.3.1 to 6.10.3.4).

use super::*;
use crate::diagnostic::counted;

/// The maximum number of tokens that macro expansion may produce.
const EXPANSION_LIMIT: usize = 4 << 20;

const ARGUMENT_NESTING_LIMIT: u32 = 128;

impl Preprocessor<'_> {
    /// Counts the tokens that macros produce, and their text: four bytes of `text` count as one token. Returns false if
    /// the limit is exceeded.
    pub(super) fn charge(&mut self, call: &Token, tokens: usize, text: usize) -> bool {
        self.expanded += tokens + text / 4;
        let fits = self.expanded <= EXPANSION_LIMIT;
        if !fits {
            let text = "macros expand to more than four million tokens";
            self.stop(&c::EXPANSION_LIMIT, call, text);
        }
        fits
    }

    pub(super) fn release(&mut self, name: Option<Symbol>) {
        if let Some(name) = name {
            let slot = self.slot(name);
            if let Slot::Busy(m) = slot {
                *slot = Slot::Yes(m.clone());
            }
        }
    }

    /// Whether the next token, from any source, is `(`.
    pub(super) fn paren_follows(&mut self) -> bool {
        loop {
            match self.stack.last_mut() {
                None => return false,
                Some(Source::Tokens { tokens, at, name, barrier }) => {
                    if let Some(token) = tokens.get(*at) {
                        return token.kind == T::LParen;
                    }
                    if *barrier {
                        return false;
                    }
                    let name = *name;
                    self.stack.pop();
                    self.release(name);
                }
                Some(Source::File { text, lexer, .. }) => {
                    let mut ahead = *lexer;
                    let token = ahead.next(text, &mut self.interner);
                    return token.kind == T::LParen;
                }
            }
        }
    }

    /// Expands the macro that `token` names. Returns `None` if the replacement is to be read next. Otherwise returns
    /// the next token: `token` if it is not expanded, the value of a macro such as `__LINE__`, or the token that takes
    /// the place of a wrong call.
    pub(super) fn try_expand(&mut self, token: Token) -> Option<Token> {
        if let Some(result) = self.expand_special(&token) {
            return result;
        }
        let Some(definition) = self.lookup(token.symbol) else { return Some(token) };
        let mut result;
        let mut end = token;
        if let Some(params) = &definition.params {
            if !self.paren_follows() {
                return Some(token);
            }
            let Some((arguments, paren)) = self.arguments(&token, &definition, params.len()) else {
                if self.stack.is_empty() {
                    // The call extends to the end of the source. The call and its arguments are removed.
                    return None;
                }
                if self.said_elsewhere(&token) {
                    return Some(Token { flags: token.flags | NO_EXPAND, ..token });
                }
                // A token replaces the call: no further errors follow.
                return Some(Token { kind: T::Unknown, flags: SCRATCH, ..token });
            };
            end = paren;
            result = self.substitute(&token, &definition, &arguments);
        } else {
            result = Vec::with_capacity(definition.body.len());
            for body in definition.body.iter() {
                result.push(Token { pos: token.pos, flags: body.flags | FROM_MACRO, ..*body });
            }
            if result.iter().any(|t| t.kind == T::HashHash) {
                result = self.paste_all(&token, &result);
            }
        }
        if let Some(notes) = &mut self.notes {
            notes.used(&token, &definition, Some(end.pos + end.len()));
        }
        if !self.charge(&token, result.len() + 1, 0) {
            return None;
        }
        if let Some(first) = result.first_mut() {
            first.flags &= !(SPACE_BEFORE | FIRST_OF_LINE);
            first.flags |= token.flags & (SPACE_BEFORE | FIRST_OF_LINE);
        }
        *self.slot(token.symbol) = Slot::Busy(definition);
        self.stack.push(Source::Tokens {
            tokens: result,
            at: 0,
            name: Some(token.symbol),
            barrier: false,
        });
        None
    }

    /// Whether the last diagnostic and a token are on different lines.
    fn said_elsewhere(&self, token: &Token) -> bool {
        let line = |span: Span| (span.file, self.sources.line_column(span).line);
        self.diagnostics.last().is_some_and(|d| line(d.primary.span) != line(self.span(token)))
    }

    /// Expands a macro whose value the preprocessor computes. The outer `None` means that the token does not name such
    /// a macro. The inner value is the token that takes its place, if there is one.
    fn expand_special(&mut self, token: &Token) -> Option<Option<Token>> {
        let symbol = token.symbol;
        if symbol.0 < name::K_defined.0 || symbol.0 > name::K__Pragma.0 {
            return None;
        }
        if matches!(self.slot(symbol), Slot::Yes(_) | Slot::Busy(_)) {
            return None;
        }
        match symbol {
            name::K___LINE__ => {
                let span = self.sources.span(Pos(token.pos), 1);
                let (_, line) = self.sources.presumed(span);
                self.computed(token, line.to_string(), T::Number)
            }
            name::K___FILE__ => {
                let (file, _) = self.sources.presumed(self.sources.span(Pos(token.pos), 1));
                let quoted = file.replace('\\', "\\\\").replace('"', "\\\"");
                self.computed(token, format!("\"{quoted}\""), T::Str)
            }
            name::K___COUNTER__ => {
                self.counter += 1;
                let text = (self.counter - 1).to_string();
                self.computed(token, text, T::Number)
            }
            // A check has no clock: the date is a constant.
            name::K___DATE__ => self.computed(token, "\"Jan  1 2000\"".into(), T::Str),
            name::K___TIME__ => self.computed(token, "\"00:00:00\"".into(), T::Str),
            name::K__Pragma => Some(match self.deeper(token) {
                true => {
                    let behind = self.pragma_operator(token);
                    self.depth -= 1;
                    behind
                }
                false => None,
            }),
            name::K___VA_ARGS__ => {
                if !token.has(FROM_MACRO) {
                    self.stray_arguments(token);
                }
                None
            }
            name::K_defined => None,
            _ => self.question(token),
        }
    }

    /// A token with computed text, which replaces the macro's name.
    pub(super) fn computed(
        &mut self,
        token: &Token,
        text: String,
        kind: T,
    ) -> Option<Option<Token>> {
        let symbol = self.interner.intern(&text);
        let flags = token.flags | SCRATCH | FROM_MACRO;
        Some(Some(Token { kind, flags, symbol, ..*token }.with_len(text.len() as u32)))
    }

    /// Reads the arguments of a call, and the `)` after them; the next token is `(`. Returns `None` after a diagnostic.
    pub(super) fn arguments(
        &mut self,
        call: &Token,
        m: &Macro,
        params: usize,
    ) -> Option<(Vec<Vec<Token>>, Token)> {
        self.next_raw();
        let mut arguments: Vec<Vec<Token>> = vec![Vec::new()];
        let mut depth = 0;
        let end;
        loop {
            let outer = std::mem::replace(&mut self.in_arguments, true);
            let mut token = self.next_raw();
            self.in_arguments = outer;
            match token.kind {
                T::Eof | T::Eod => {
                    if !self.stopped {
                        let text = format!(
                            "the call of the macro `{}` lacks its closing `)`",
                            self.text(call)
                        );
                        self.report(&c::MACRO_ARGUMENTS, call, text);
                    }
                    return None;
                }
                T::LParen => depth += 1,
                T::RParen if depth == 0 => {
                    end = token;
                    break;
                }
                T::RParen => depth -= 1,
                T::Comma if depth == 0 && !(m.variadic && arguments.len() >= params) => {
                    arguments.push(Vec::new());
                    continue;
                }
                T::Ident if matches!(self.slot(token.symbol), Slot::Busy(_)) => {
                    token.flags |= NO_EXPAND;
                }
                _ => {}
            }
            if token.has(FIRST_OF_LINE) {
                token.flags = token.flags & !FIRST_OF_LINE | SPACE_BEFORE;
            }
            if let Some(last) = arguments.last_mut() {
                last.push(token);
            }
            if !self.charge(call, 1, 0) {
                return None;
            }
        }
        if params == 0 && arguments.len() == 1 && arguments[0].is_empty() {
            arguments.clear();
        }
        if m.variadic && arguments.len() + 1 == params {
            // In C23, an empty variable part may be omitted together with its comma.
            if !m.predefined {
                let what = format!("a call of `{}` without an argument for `...`", self.text(call));
                let help = "write a comma after the last argument; C99 allows an empty argument";
                self.report(&c::LATER_C, &end, of_other_c(&c::LATER_C, &what)).helped(help);
            }
            arguments.push(Vec::new());
            if let Some(last) = arguments.last_mut() {
                last.push(Token { symbol: Symbol(1), ..Token::empty(T::Placemarker, call.pos) });
            }
        }
        if arguments.len() != params {
            let count = arguments.len();
            let least = if m.variadic { "at least " } else { "" };
            let wanted = format!("{least}{}", counted(params, "argument"));
            let text = format!("the macro `{}` takes {wanted}, found {count}", self.text(call));
            let names = m.params.as_ref().and_then(|names| names.get(count..));
            let missing = names
                .unwrap_or_default()
                .iter()
                .map(|name| format!("`{}`", self.interner.get(*name)));
            let missing = missing.collect::<Vec<_>>().join(", ");
            // The first excess argument, or the place of a missing one.
            let extra = arguments.get(params).map(|list| list.first().unwrap_or(&end));
            let mut d =
                Diagnostic::new(&c::MACRO_ARGUMENTS, self.span(extra.unwrap_or(&end)), text);
            if !m.predefined {
                let len = call.len();
                d = d.also(self.sources.span(Pos(m.pos), len), "defined here");
                d.help = (!m.variadic && !missing.is_empty())
                    .then(|| format!("pass an argument for {missing} too"));
            }
            self.diagnostics.push(d);
            return None;
        }
        Some((arguments, end))
    }

    /// Increments the nesting depth of expansions. Returns false if the limit is exceeded.
    pub(super) fn deeper(&mut self, token: &Token) -> bool {
        let fits = self.depth < ARGUMENT_NESTING_LIMIT;
        if fits {
            self.depth += 1;
        } else {
            self.stop(&c::EXPANSION_LIMIT, token, "macro calls are nested too deeply");
        }
        fits
    }

    /// Fully expands a list of tokens in isolation (C99 6.10.3.1).
    pub(super) fn expand_list(&mut self, tokens: Vec<Token>) -> Vec<Token> {
        if !tokens.iter().any(|t| t.kind == T::Ident) {
            return tokens;
        }
        if !self.deeper(&tokens[0]) {
            return Vec::new();
        }
        self.stack.push(Source::Tokens { tokens, at: 0, name: None, barrier: true });
        let mut out = Vec::new();
        loop {
            let token = self.next();
            if token.kind == T::Eof {
                break;
            }
            out.push(token);
        }
        self.stack.pop();
        self.depth -= 1;
        out
    }

    fn substitute(&mut self, call: &Token, m: &Macro, arguments: &[Vec<Token>]) -> Vec<Token> {
        let mut expanded: Vec<Option<Vec<Token>>> = vec![None; arguments.len()];
        let mut out: Vec<Token> = Vec::with_capacity(m.body.len() + 8);
        let body = &m.body[..];
        let mut pastes = false;
        let mut i = 0;
        while i < body.len() {
            let token = body[i];
            let next_is_paste = body.get(i + 1).is_some_and(|t| t.kind == T::HashHash);
            let after_paste = i > 0 && body[i - 1].kind == T::HashHash;
            match token.kind {
                T::Hash if body.get(i + 1).is_some_and(|t| t.kind == T::MacroParam) => {
                    let n = body[i + 1].symbol.0 as usize;
                    let string = self.stringised(call, &token, &arguments[n]);
                    out.push(Token { pos: call.pos, ..string });
                    i += 2;
                    continue;
                }
                T::MacroParam => {
                    let n = token.symbol.0 as usize;
                    let argument = &arguments[n];
                    let left_out =
                        argument.len() == 1 && argument[0].kind == T::Placemarker && m.variadic;
                    let is_rest = m.variadic && n + 1 == arguments.len();
                    if after_paste
                        && is_rest
                        && i >= 2
                        && body[i - 2].kind == T::Comma
                        && out.len() >= 2
                    {
                        // GNU C: `, ## __VA_ARGS__` removes the comma if the argument is empty.
                        out.pop();
                        if left_out || argument.is_empty() {
                            out.pop();
                        } else {
                            let list = self.argument_expanded(n, arguments, &mut expanded);
                            out.extend(list);
                        }
                        i += 1;
                        continue;
                    }
                    let start = out.len();
                    if next_is_paste || after_paste {
                        if argument.is_empty() || left_out {
                            out.push(Token::empty(T::Placemarker, call.pos));
                        } else {
                            out.extend(argument.iter().copied());
                        }
                    } else if !left_out {
                        let list = self.argument_expanded(n, arguments, &mut expanded);
                        out.extend(list);
                    }
                    if let Some(first) = out.get_mut(start) {
                        first.flags = first.flags & !SPACE_BEFORE | token.flags & SPACE_BEFORE;
                    }
                }
                _ => {
                    pastes |= token.kind == T::HashHash;
                    out.push(Token { pos: call.pos, flags: token.flags | FROM_MACRO, ..token });
                }
            }
            i += 1;
            if self.stopped || out.len() > EXPANSION_LIMIT {
                self.charge(call, out.len(), 0);
                return Vec::new();
            }
        }
        if pastes {
            out = self.paste_all(call, &out);
        }
        out
    }

    fn argument_expanded(
        &mut self,
        n: usize,
        arguments: &[Vec<Token>],
        cache: &mut [Option<Vec<Token>>],
    ) -> Vec<Token> {
        if cache[n].is_none() {
            cache[n] = Some(self.expand_list(arguments[n].clone()));
        }
        cache[n].clone().unwrap_or_default()
    }

    /// The string literal that `#` makes from an argument.
    fn stringised(&mut self, call: &Token, hash: &Token, tokens: &[Token]) -> Token {
        let mut text = String::from("\"");
        for (i, token) in tokens.iter().enumerate() {
            if token.kind == T::Placemarker {
                continue;
            }
            if i > 0 && token.has(SPACE_BEFORE) {
                text.push(' ');
            }
            let spelled = self.text(token);
            if matches!(token.kind, T::Str | T::Char) {
                text.push_str(&spelled.replace('\\', "\\\\").replace('"', "\\\""));
            } else {
                text.push_str(&spelled);
            }
        }
        text.push('"');
        self.charge(call, 1, text.len());
        let symbol = self.interner.intern(&text);
        let flags = SCRATCH | FROM_MACRO | (hash.flags & SPACE_BEFORE);
        Token { kind: T::Str, flags, symbol, ..*hash }.with_len(text.len() as u32)
    }
}
