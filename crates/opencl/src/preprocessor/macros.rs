//! Macro definitions (C99 6.10.3).

use super::*;

#[derive(Debug)]
pub(super) struct Macro {
    pub(super) params: Option<Vec<Symbol>>,
    pub(super) variadic: bool,
    pub(super) body: Rc<[Token]>,
    /// The position of the macro's name, for messages.
    pub(super) pos: u32,
    pub(super) predefined: bool,
}

impl Macro {
    /// The names in parentheses at the start of the replacement list, if another `(` follows. They were probably
    /// intended as parameters.
    pub(super) fn spaced_parameters(&self) -> impl Iterator<Item = Symbol> {
        let is_name = |t: &Token| t.kind == T::Ident && t.symbol.0 >= KEYWORDS;
        let list = match &*self.body {
            [open, rest @ ..] if open.kind == T::LParen => rest,
            _ => &[],
        };
        let end = list.iter().position(|t| !is_name(t) && t.kind != T::Comma).unwrap_or(0);
        let is_list = matches!(list.get(end..end + 2), Some([close, open])
            if close.kind == T::RParen && open.kind == T::LParen);
        let list = if is_list { &list[..end] } else { &[] };
        list.iter().filter(|t| t.kind == T::Ident).map(|t| t.symbol)
    }
}

/// Whether a name denotes a macro.
#[derive(Clone, Debug, Default)]
pub(super) enum Slot {
    /// The name has not been looked up yet: it may be a predefined macro.
    #[default]
    Unknown,
    No,
    Yes(Rc<Macro>),
    /// The macro is being expanded. Its name is not expanded again.
    Busy(Rc<Macro>),
}

impl Preprocessor<'_> {
    pub(super) fn slot(&mut self, symbol: Symbol) -> &mut Slot {
        let n = symbol.0 as usize;
        if n >= self.slots.len() {
            self.slots.resize(n + 64, Slot::Unknown);
        }
        &mut self.slots[n]
    }

    /// The macro that a name denotes, even if it is being expanded.
    pub(super) fn lookup(&mut self, symbol: Symbol) -> Option<Rc<Macro>> {
        match self.slot(symbol) {
            Slot::No => None,
            Slot::Yes(m) | Slot::Busy(m) => Some(m.clone()),
            Slot::Unknown => {
                let is_word = symbol.0 < TYPE_NAMES_END;
                let text = if is_word && symbol.0 >= KEYWORDS {
                    None
                } else {
                    predefined::predefined(self.interner.get(symbol), self.language)
                };
                let made = text.and_then(|text| self.define_text(&text));
                *self.slot(symbol) = made.clone().map_or(Slot::No, Slot::Yes);
                made
            }
        }
    }

    /// Makes a predefined macro from `NAME value`.
    fn define_text(&mut self, text: &str) -> Option<Rc<Macro>> {
        let pos = self.sources.append_built_in(text)?;
        let bytes: Arc<[u8]> = Arc::from(text.as_bytes());
        let mut lexer = Lexer::new(pos.0);
        lexer.directive = true;
        let first = lexer.next(&bytes, &mut self.interner);
        let mut tokens = Vec::new();
        loop {
            let token = lexer.next(&bytes, &mut self.interner);
            if token.kind == T::Eod {
                break;
            }
            tokens.push(token);
        }
        self.make_macro(first, tokens, true)
    }

    fn make_macro(
        &mut self,
        head: Token,
        tokens: Vec<Token>,
        predefined: bool,
    ) -> Option<Rc<Macro>> {
        let mut at = 0;
        let (mut params, mut variadic): (Option<Vec<Symbol>>, _) = (None, false);
        if let Some(first) = tokens.first()
            && !predefined
            && first.kind != T::LParen
            && !first.has(SPACE_BEFORE)
        {
            let text = "a space is missing between the macro's name and its replacement";
            self.report(&c::MACRO_DEFINITION, first, text).tolerated();
        }
        if tokens.first().is_some_and(|t| t.kind == T::LParen && !t.has(SPACE_BEFORE)) {
            let (list, more, end) = self.parameters(head, &tokens)?;
            (at, variadic) = (end, more);
            params = Some(list);
        }
        let mut body: Vec<Token> = tokens[at..].to_vec();
        if let Some(first) = body.first_mut() {
            first.flags &= !SPACE_BEFORE;
        }
        let numbers: KeyedMap<Symbol, u32> = params.iter().flatten().copied().zip(0..).collect();
        for i in 0..body.len() {
            let token = body[i];
            if token.kind == T::Ident {
                if let Some(n) = numbers.get(&token.symbol) {
                    body[i].kind = T::MacroParam;
                    body[i].symbol = Symbol(*n);
                } else if token.symbol == name::K___VA_ARGS__ && !predefined {
                    self.stray_arguments(&token);
                }
            }
            if token.kind == T::HashHash && (i == 0 || i + 1 == body.len()) {
                let text = "a replacement list cannot start or end with `##`";
                self.report(&c::MACRO_DEFINITION, &token, text);
                return None;
            }
        }
        if params.is_some() {
            for i in 0..body.len() {
                let pasted = i > 0 && body[i - 1].kind == T::HashHash;
                let next = body.get(i + 1).map(|t| t.kind);
                if body[i].kind == T::Hash && next != Some(T::MacroParam) && !pasted {
                    self.report(
                        &c::MACRO_DEFINITION,
                        &body[i].clone(),
                        "`#` is not followed by a parameter",
                    );
                    return None;
                }
            }
        }
        if variadic && !predefined {
            let last = params.as_ref().map_or(0, |list| list.len() - 1);
            self.beyond_c99(&head, &body, last as u32);
        }
        Some(Rc::new(Macro { params, variadic, body: Rc::from(body), pos: head.pos, predefined }))
    }

    /// The parameters of a macro, whether it is variadic, and the index of the token after the parameter list. The
    /// first token is `(`. Returns `None` after a diagnostic.
    fn parameters(&mut self, head: Token, tokens: &[Token]) -> Option<(Vec<Symbol>, bool, usize)> {
        let (mut list, mut seen, mut variadic) = (Vec::new(), KeyedSet::default(), false);
        if tokens.get(1).is_some_and(|t| t.kind == T::RParen) {
            return Some((list, variadic, 2));
        }
        let mut at = 1;
        loop {
            let token = tokens.get(at).copied();
            let problem = match token.map(|t| t.kind) {
                None => Some("`)` is missing in the parameter list".to_string()),
                Some(T::Ellipsis) => {
                    list.push(name::K___VA_ARGS__);
                    variadic = true;
                    None
                }
                Some(T::Ident) => {
                    let token = tokens[at];
                    list.push(token.symbol);
                    let again = !seen.insert(token.symbol);
                    if token.symbol == name::K___VA_ARGS__ && !again {
                        let text = "a parameter cannot be named `__VA_ARGS__`";
                        self.report(&c::VA_ARGS_OUTSIDE, &token, text);
                    }
                    if tokens.get(at + 1).is_some_and(|t| t.kind == T::Ellipsis) && !again {
                        variadic = true;
                        at += 1;
                        let text = of_other_c(&c::GNU_C, "a name for variable arguments");
                        self.report(&c::GNU_C, &token, text);
                    }
                    again
                        .then(|| format!("the parameter `{}` is declared twice", self.text(&token)))
                }
                Some(_) => Some("a parameter name is missing".into()),
            };
            if let Some(text) = problem {
                let token = token.or(tokens.last().copied()).unwrap_or(head);
                self.report(&c::MACRO_DEFINITION, &token, text);
                return None;
            }
            at += 1;
            match tokens.get(at).map(|t| t.kind) {
                Some(T::Comma) if !variadic => at += 1,
                Some(T::RParen) => return Some((list, variadic, at + 1)),
                found => {
                    let end = tokens.get(at).or(tokens.last()).copied().unwrap_or(head);
                    let text = match found {
                        None => "`)` is missing in the parameter list",
                        Some(_) if variadic => "expected `)` after `...`",
                        Some(_) => "expected `,` or `)` after the parameter",
                    };
                    self.report(&c::MACRO_DEFINITION, &end, text);
                    return None;
                }
            }
        }
    }

    /// Reports the features of a variadic macro that C99 or the edition does not have. `last` is the parameter index of
    /// the variable part.
    fn beyond_c99(&mut self, head: &Token, body: &[Token], last: u32) {
        let drops_comma = |part: &&[Token]| {
            part[0].kind == T::Comma
                && part[1].kind == T::HashHash
                && part[2].kind == T::MacroParam
                && part[2].symbol == Symbol(last)
        };
        if let Some(part) = body.windows(3).find(drops_comma) {
            let text = of_other_c(&c::GNU_C, "`, ##` before the variable arguments");
            self.report(&c::GNU_C, &part[1], text);
        }
        if self.language.edition < edition::Edition::V3_0 {
            let text = "variadic macros need OpenCL C 3.0";
            self.report(&c::LATER_EDITION, head, text).rule = Some(rules::NO_VARIADIC_MACROS);
        }
    }

    fn same_macro(&self, a: &Macro, b: &Macro) -> bool {
        a.params == b.params
            && a.variadic == b.variadic
            && a.body.len() == b.body.len()
            && a.body.iter().zip(b.body.iter()).all(|(x, y)| {
                x.kind == y.kind
                    && x.has(SPACE_BEFORE) == y.has(SPACE_BEFORE)
                    && if x.kind == T::MacroParam {
                        x.symbol == y.symbol
                    } else {
                        self.text(x) == self.text(y)
                    }
            })
    }

    /// The name in a directive. `code` is the code of the error if the name is missing or cannot be the name of a
    /// macro. `asked` is true if the directive tests whether the name is defined.
    pub(super) fn macro_name(&mut self, code: &'static Code, asked: bool) -> Option<Token> {
        let Some(Source::File { text, lexer, .. }) = self.stack.last_mut() else { return None };
        let token = lexer.next(text, &mut self.interner);
        if token.kind == T::Eod {
            self.report(code, &token.with_len(1), "the macro's name is missing");
            return None;
        }
        if token.kind != T::Ident {
            self.report(code, &token, "a macro's name must be an identifier");
            return None;
        }
        if token.symbol == name::K_defined && !asked {
            self.report(code, &token, "`defined` cannot be a macro's name");
            return None;
        }
        if token.symbol == name::K___VA_ARGS__ {
            self.stray_arguments(&token);
        }
        Some(token)
    }

    /// Reports `__VA_ARGS__` outside a variadic macro (C99 6.10.3).
    pub(super) fn stray_arguments(&mut self, token: &Token) {
        self.report(&c::VA_ARGS_OUTSIDE, token, "`__VA_ARGS__` is used outside a variadic macro");
    }

    pub(super) fn define(&mut self) {
        let Some(head) = self.macro_name(&c::MACRO_DEFINITION, false) else { return };
        let tokens = self.rest_of_line();
        let Some(made) = self.make_macro(head, tokens, false) else { return };
        let previous = match self.slot(head.symbol) {
            Slot::Yes(m) | Slot::Busy(m) => Some(m.clone()),
            Slot::Unknown => self.lookup(head.symbol),
            Slot::No => None,
        };
        if let Some(previous) = previous
            && !self.same_macro(&previous, &made)
        {
            let text = format!("the macro `{}` is already defined differently", self.text(&head));
            let mut d = Diagnostic::new(&c::MACRO_REDEFINED, self.span(&head), text);
            if !previous.predefined {
                let there = self.sources.span(Pos(previous.pos), head.len());
                d = d.also(there, "first defined here");
            }
            self.diagnostics.push(d);
        }
        let special =
            symbol_is_computed(head.symbol) && !matches!(self.slot(head.symbol), Slot::Yes(_));
        if special {
            let text = format!("the predefined macro `{}` must not be redefined", self.text(&head));
            self.report(&c::MACRO_REDEFINED, &head, text);
        }
        if let Some(notes) = &mut self.notes {
            notes.defined(&self.sources, &head, &made);
        }
        *self.slot(head.symbol) = Slot::Yes(made);
    }

    pub(super) fn undef(&mut self, word: &Token) {
        if let Some(head) = self.macro_name(&c::INVALID_DIRECTIVE, false) {
            self.note_name(&head);
            *self.slot(head.symbol) = Slot::No;
            self.extra_tokens(word);
        }
    }

    /// Records the name in a directive, if it denotes a macro.
    pub(super) fn note_name(&mut self, token: &Token) {
        if self.notes.is_some()
            && let Some(named) = self.lookup(token.symbol)
            && let Some(notes) = &mut self.notes
        {
            notes.used(token, &named, None);
        }
    }

    pub(super) fn is_defined(&mut self, symbol: Symbol) -> bool {
        symbol_is_computed(symbol) && !matches!(self.slot(symbol), Slot::No)
            || self.lookup(symbol).is_some()
    }
}

/// Whether the preprocessor computes the value of a name, such as `__LINE__`. Such a name has no definition.
fn symbol_is_computed(symbol: Symbol) -> bool {
    (name::K___has_include.0..=name::K__Pragma.0).contains(&symbol.0)
}
