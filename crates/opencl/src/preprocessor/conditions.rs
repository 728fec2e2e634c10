//! Conditional inclusion: `#if` and related directives (C99 6.10.1).

use super::*;

pub(super) struct Condition {
    pub(super) pos: u32,
    pub(super) taken: bool,
    pub(super) seen_else: bool,
}

impl Preprocessor<'_> {
    pub(super) fn ifdef(&mut self, hash: Token, word: Token) {
        let Some(head) = self.macro_name(&c::INVALID_DIRECTIVE, true) else {
            self.begin_condition(hash, false);
            return;
        };
        self.note_name(&head);
        let defined = self.is_defined(head.symbol);
        self.extra_tokens(&word);
        self.begin_condition(hash, defined == (word.symbol == name::K_ifdef));
    }

    /// Evaluates the rest of the line as a controlling expression. Returns whether it is nonzero, and false after an
    /// error.
    pub(super) fn condition(&mut self, word: &Token) -> bool {
        let mut tokens = Vec::new();
        loop {
            let token = self.next_raw();
            match token.kind {
                T::Eod | T::Eof => break,
                T::Ident if token.symbol == name::K_defined => {
                    let mut t = self.next_raw();
                    let paren = t.kind == T::LParen;
                    if paren {
                        t = self.next_raw();
                    }
                    if t.kind != T::Ident {
                        let at = if t.kind == T::Eod { token } else { t };
                        self.report(&c::IF_EXPRESSION, &at, "`defined` needs a macro's name");
                        return false;
                    }
                    self.note_name(&t);
                    let value = self.is_defined(t.symbol);
                    if paren {
                        let close = self.next_raw();
                        if close.kind != T::RParen {
                            self.report(&c::IF_EXPRESSION, &t, "`)` is missing after `defined`");
                            return false;
                        }
                    }
                    let symbol = self.interner.intern(if value { "1" } else { "0" });
                    tokens.push(Token { kind: T::Number, flags: SCRATCH, symbol, ..t });
                }
                T::Ident if !token.has(NO_EXPAND) => match self.slot(token.symbol) {
                    Slot::No | Slot::Busy(_) => tokens.push(token),
                    _ => {
                        if let Some(token) = self.try_expand(token) {
                            tokens.push(token);
                        }
                    }
                },
                _ => tokens.push(token),
            }
            if self.stopped {
                return false;
            }
        }
        let result = expression::evaluate(&tokens, &|t: &Token| self.text(t));
        match result {
            Ok((value, comma, behind)) => {
                if let Some((at, why)) = behind {
                    let token = at.and_then(|i| tokens.get(i)).copied().unwrap_or(*word);
                    self.report(&c::IF_EXPRESSION, &token, why);
                }
                if let Some(token) = comma.and_then(|i| tokens.get(i)) {
                    let text = "a constant expression cannot have a comma operator";
                    self.report(&c::IF_EXPRESSION, token, text).tolerated();
                }
                value
            }
            Err((at, why)) => {
                let token = at.and_then(|i| tokens.get(i)).copied().unwrap_or(*word);
                self.report(&c::IF_EXPRESSION, &token, why);
                false
            }
        }
    }

    pub(super) fn begin_condition(&mut self, hash: Token, value: bool) {
        let Some(Source::File { conditions, .. }) = self.stack.last_mut() else { return };
        conditions.push(Condition { pos: hash.pos, taken: value, seen_else: false });
        if !value {
            self.skip_group();
        }
    }

    /// Ends a group that was processed, at the directive `word`, which is `#else` or `#elif`. Skips the other groups.
    pub(super) fn end_taken_group(&mut self, word: Token) {
        let text = self.text(&word);
        let Some(Source::File { conditions, .. }) = self.stack.last_mut() else { return };
        match conditions.last_mut() {
            None => {
                self.report(&c::CONDITIONAL_WITHOUT_IF, &word, format!("`#{text}` without `#if`"));
                return;
            }
            Some(condition) => {
                if condition.seen_else {
                    self.group_after_else(&word);
                } else if word.symbol == kw::K_else {
                    condition.seen_else = true;
                    self.extra_tokens(&word);
                }
            }
        }
        self.skip_group();
    }

    /// Reports the directive `word` that starts another group after the `#else` group (C99 6.10.1).
    fn group_after_else(&mut self, word: &Token) {
        let text = format!("`#{}` after `#else`", self.text(word));
        self.report(&c::CONDITIONAL_WITHOUT_IF, word, text);
    }

    /// Skips lines, starting with the rest of the current line, up to the `#endif` or to the group that is to be
    /// processed.
    fn skip_group(&mut self) {
        // For each nested conditional: its position, and whether it already had an `#else`.
        let mut nested: Vec<(u32, bool)> = Vec::new();
        let start = self.position();
        loop {
            let Some((hash, word)) = self.skip_to_directive(&nested) else {
                self.note_skipped(start, self.position());
                return;
            };
            if word.kind != T::Ident {
                continue;
            }
            match word.symbol {
                kw::K_if | name::K_ifdef | name::K_ifndef => {
                    nested.push((hash.pos, false));
                }
                name::K_endif if nested.pop().is_some() => {}
                name::K_endif => {
                    if let Some(Source::File { conditions, .. }) = self.stack.last_mut() {
                        conditions.pop();
                    }
                    self.note_skipped(start, hash.pos);
                    self.extra_tokens(&word);
                    return;
                }
                kw::K_else | name::K_elif => {
                    let is_else = word.symbol == kw::K_else;
                    if let Some((_, seen_else)) = nested.last_mut() {
                        if std::mem::replace(seen_else, *seen_else || is_else) {
                            self.group_after_else(&word);
                        }
                        continue;
                    }
                    if self.begins_taken_group(&word) {
                        self.note_skipped(start, hash.pos);
                        return;
                    }
                }
                _ => {}
            }
        }
    }

    /// The position in the file that is being read.
    fn position(&self) -> u32 {
        match self.stack.last() {
            Some(Source::File { lexer, .. }) => lexer.base + lexer.at as u32,
            _ => 0,
        }
    }

    fn note_skipped(&mut self, start: u32, end: u32) {
        if let Some(notes) = &mut self.notes {
            notes.skipped(self.sources.span(Pos(start), end.saturating_sub(start)));
        }
    }

    /// The `#` and the name of the next directive after the current line. At the end of the file, returns `None`, and
    /// the enclosing conditionals remain open.
    fn skip_to_directive(&mut self, nested: &[(u32, bool)]) -> Option<(Token, Token)> {
        self.rest_of_line_text();
        self.set_directive(false);
        loop {
            let Source::File { text, lexer, conditions, .. } = self.stack.last_mut()? else {
                return None;
            };
            skip_to_hash(lexer, text);
            let token = lexer.next(text, &mut self.interner);
            match token.kind {
                T::Eof => {
                    conditions.extend(nested.iter().map(|(pos, seen_else)| Condition {
                        pos: *pos,
                        taken: true,
                        seen_else: *seen_else,
                    }));
                    // Compilers accept a comment without an end in skipped text. The conditional without an `#endif` is
                    // an error. The warning about the comment shows the cause (C99 5.1.1.2).
                    if let Some(pos) = lexer.open_comment.take() {
                        let token = Token::empty(T::Unknown, pos).with_len(2);
                        let text = "this comment is not closed";
                        self.report(&c::UNTERMINATED_COMMENT, &token, text).tolerated();
                    }
                    return None;
                }
                T::Hash if token.has(FIRST_OF_LINE) => {
                    lexer.directive = true;
                    return Some((token, lexer.next(text, &mut self.interner)));
                }
                _ => {}
            }
        }
    }

    /// Whether the group that starts at the directive `word`, which is `#else` or `#elif`, is the one to process.
    fn begins_taken_group(&mut self, word: &Token) -> bool {
        let is_else = word.symbol == kw::K_else;
        let Some(condition) = self.innermost_condition() else { return true };
        let (taken, after_else) = (condition.taken, condition.seen_else);
        condition.seen_else |= is_else;
        if after_else {
            self.group_after_else(word);
            return false;
        }
        if is_else {
            self.extra_tokens(word);
        }
        if taken {
            return false;
        }
        let take = match word.symbol {
            name::K_elif => self.condition(word),
            _ => true,
        };
        self.drop_expansions();
        if let Some(condition) = self.innermost_condition() {
            condition.taken |= take;
        }
        take
    }

    fn innermost_condition(&mut self) -> Option<&mut Condition> {
        match self.stack.last_mut()? {
            Source::File { conditions, .. } => conditions.last_mut(),
            Source::Tokens { .. } => None,
        }
    }
}

/// Moves to the next line that may be a directive, or to the start of a comment or a literal before it.
fn skip_to_hash(lexer: &mut Lexer, text: &[u8]) {
    if lexer.directive {
        return;
    }
    let mut line_start = lexer.line_start;
    while let Some(b) = text.get(lexer.at) {
        match b {
            b'\n' => line_start = true,
            b' ' | b'\t' | b'\r' | b'\x0b' | b'\x0c' => {}
            b'#' | b'%' if line_start => break,
            b'/' if matches!(text.get(lexer.at + 1), Some(b'*' | b'/')) => break,
            b'"' | b'\'' => break,
            _ => line_start = false,
        }
        lexer.at += 1;
    }
    lexer.line_start = line_start;
}
