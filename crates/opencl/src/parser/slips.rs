//! Slips: a single token that is missing, superfluous or wrong.
//!
//! Where the grammar does not allow a token, the parser tries edits of one token. It suggests the edit with which it
//! gets farthest. The source is then checked as if the edit had been applied: one slip produces one message.

use super::*;

/// The maximum number of tokens in a source. A larger source is not searched for slips.
const SEARCHED_TOKENS: usize = 50_000;
/// The maximum number of slips that are corrected, and of declarations with failures that no edit explains.
const SEARCHED: usize = 16;
/// The number of tokens after a slip that the parser must accept with the edit, unless the source ends earlier.
const PROOF: usize = 16;
/// The number of tokens after a slip that are parsed for each edit.
const WINDOW: usize = 200;

/// The number of declarations before an unmatched `}` that are searched for a superfluous `}`.
const BLOCKS_BEFORE: usize = 8;

/// A place at which the grammar does not allow the token.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Failure {
    /// The token.
    at: usize,
    /// The first token of the declaration at file scope that contains the place.
    item: usize,
    /// The index of the diagnostic.
    diagnostic: usize,
}

/// The tokens and pragmas of a source after its slips are corrected.
pub(crate) struct Corrected {
    pub(crate) tokens: Vec<Token>,
    pub(crate) pragmas: Vec<Pragma>,
    /// The diagnostics of the slips, with the edits.
    pub(crate) diagnostics: Vec<Diagnostic>,
}

/// An edit of the token at an index.
#[derive(Clone, Copy)]
struct Edit {
    at: usize,
    change: Change,
}

#[derive(Clone, Copy)]
enum Change {
    /// Removes the token. If the token is from a macro, removes it from each call of that macro.
    Remove,
    /// Replaces the token with another one.
    Replace(T),
    /// Inserts a token before the token.
    Insert(T),
    /// Inserts an operator before the token. The intended operator is not known.
    Operator,
    /// Exchanges the token with the previous one.
    Exchange,
}

impl Edit {
    /// Whether the edit removes a token.
    fn removes(self, token: &Token, tokens: &[Token]) -> bool {
        let edited = &tokens[self.at];
        match edited.has(FROM_MACRO) {
            true => token.spell == edited.spell && token.kind == edited.kind,
            false => token.pos == edited.pos,
        }
    }

    fn applied(self, tokens: &[Token]) -> Vec<Token> {
        let mut edited = tokens.to_vec();
        let inserted = |kind| Token::empty(kind, tokens[self.at].pos);
        match self.change {
            Change::Remove => edited.retain(|token| !self.removes(token, tokens)),
            Change::Replace(kind) => edited[self.at].kind = kind,
            Change::Insert(kind) => edited.insert(self.at, inserted(kind)),
            Change::Operator => edited.insert(self.at, inserted(T::Star)),
            Change::Exchange => edited.swap(self.at - 1, self.at),
        }
        edited
    }

    /// The index of a token after the edit.
    fn moved(self, index: u32, tokens: &[Token]) -> u32 {
        match self.change {
            Change::Remove => {
                let before = tokens[..index as usize].iter();
                index - before.filter(|token| self.removes(token, tokens)).count() as u32
            }
            Change::Insert(_) | Change::Operator => index + u32::from(self.at < index as usize),
            Change::Replace(_) | Change::Exchange => index,
        }
    }
}

/// The source of a parser without the slips that made the parser fail. `None` if no slip explains a failure.
pub(crate) fn corrected(parser: &Parser<'_>) -> Option<Corrected> {
    if parser.failures.is_empty() || parser.tokens.len() > SEARCHED_TOKENS {
        return None;
    }
    let mut source = Corrected {
        tokens: parser.tokens.to_vec(),
        pragmas: parser.pragmas.to_vec(),
        diagnostics: Vec::new(),
    };
    // The positions of declarations with failures, if no edit explains these failures.
    let mut unexplained = Vec::new();
    for _ in 0..SEARCHED {
        let Some((slip, edit)) = next_slip(parser, &source, &mut unexplained) else { break };
        let tokens = edit.applied(&source.tokens);
        for pragma in &mut source.pragmas {
            pragma.before = edit.moved(pragma.before, &source.tokens);
        }
        source.tokens = tokens;
        source.diagnostics.push(slip);
    }
    (!source.diagnostics.is_empty()).then_some(source)
}

/// Finds the first failure that an edit explains. Returns its diagnostic and the edit. Adds to `unexplained` the
/// positions of the declarations with failures that no edit explains.
fn next_slip(
    first: &Parser<'_>,
    source: &Corrected,
    unexplained: &mut Vec<u32>,
) -> Option<(Diagnostic, Edit)> {
    let Parser { interner, sources, language, .. } = *first;
    let parser_of = || Parser::new(&source.tokens, &source.pragmas, interner, sources, language);
    let mut parser = parser_of();
    let mut starts = Vec::new();
    while !parser.is(T::Eof) && unexplained.len() < SEARCHED {
        let (start, met) = (parser.at, parser.failures.len());
        starts.push(start);
        parser.external_item();
        let position = source.tokens[start].pos;
        if parser.failures.len() == met || unexplained.contains(&position) {
            continue;
        }
        let is_open = |f: &&Failure| {
            let d = parser.diagnostics.get(f.diagnostic);
            d.is_some_and(|d| d.code == &c::SYNTAX && d.suggestion.is_none())
        };
        // Later failures in the declaration are probably consequences of the first one.
        if let Some(failure) = parser.failures[met..].iter().find(is_open).copied() {
            // The names that are declared before the declaration.
            let mut before = parser_of();
            while before.at < start {
                before.external_item();
            }
            let names = before.names;
            if let Some(edit) = parser.explanation(failure, &names) {
                return Some((parser.explained(failure, edit), edit));
            }
            if source.tokens[failure.at].kind == T::RBrace
                && let Some(found) = parser.early_brace(failure, &starts, &names)
            {
                return Some(found);
            }
        }
        unexplained.push(position);
    }
    None
}

/// Whether an operand can start with the token. Operators are not considered.
fn starts_operand(token: &Token) -> bool {
    match token.kind {
        T::Ident => token.symbol.0 >= KEYWORDS,
        kind => matches!(kind, T::Number | T::Char),
    }
}

impl Parser<'_> {
    /// Records a failure, which the next diagnostic describes.
    pub(super) fn note_failure(&mut self) {
        let diagnostic = self.diagnostics.len();
        self.failures.push(Failure { at: self.at, item: self.item, diagnostic });
    }

    /// Whether an operand can end with a token.
    fn ends_operand(&self, token: &Token) -> bool {
        match token.kind {
            // A name with a leading underscore is probably a keyword of another language.
            T::Ident => {
                self.is_identifier(token)
                    && !self.is_type_name(token.symbol)
                    && !self.name(token.symbol).starts_with('_')
            }
            kind => matches!(kind, T::Number | T::Char | T::Str | T::RParen | T::RBracket),
        }
    }

    /// Whether a token is in the declarators of a declaration.
    fn declares(&self, at: usize) -> bool {
        let mut before = (0..at).rev().take(NOTED_TOKENS);
        let end =
            before.find(|at| matches!(self.tokens[*at].kind, T::Semi | T::LBrace | T::RBrace));
        self.starts_specifier(&self.tokens[end.map_or(0, |end| end + 1)])
    }

    /// The brackets that are open before a token of a declaration; the innermost one is last.
    fn open_brackets(&self, item: usize, at: usize) -> Vec<usize> {
        let mut open = Vec::new();
        for index in item..at {
            match self.tokens[index].kind {
                T::LParen | T::LBracket | T::LBrace => open.push(index),
                T::RParen | T::RBracket | T::RBrace => {
                    open.pop();
                }
                _ => {}
            }
        }
        open
    }

    /// Whether the innermost bracket encloses elements that commas separate: a list of initializers, or the arguments
    /// of a call.
    fn is_list(&self, open: &[usize]) -> bool {
        let before = |at: usize| at.checked_sub(1).map(|before| &self.tokens[before]);
        let called = |t: &Token| t.kind == T::Ident && t.symbol.0 >= KEYWORDS;
        match open.last() {
            Some(at) if self.tokens[*at].kind == T::LParen => before(*at).is_some_and(called),
            _ => {
                // The braces of a list may contain other lists.
                let braces = open.iter().rev().map_while(|at| match self.tokens[*at].kind {
                    T::LBrace => before(*at),
                    _ => None,
                });
                let mut outer = braces.skip_while(|t| matches!(t.kind, T::LBrace | T::Comma));
                outer.next().is_some_and(|t| t.kind == T::Eq)
            }
        }
    }

    /// The edits that may explain a failure; the most probable ones are first.
    fn candidates(&self, failure: Failure) -> Vec<Edit> {
        let Failure { at, item, .. } = failure;
        let Some(before) = at.checked_sub(1).filter(|_| at > item) else { return Vec::new() };
        let (token, previous) = (&self.tokens[at], &self.tokens[before]);
        let next = &self.tokens[(at + 1).min(self.tokens.len() - 1)];
        let open = self.open_brackets(item, at);
        let is_list = self.is_list(&open);
        let closing = open.last().and_then(|open| match self.tokens[*open].kind {
            T::LParen => Some(T::RParen),
            T::LBracket => Some(T::RBracket),
            _ => None,
        });
        let closes = |kind| matches!(kind, T::RParen | T::RBracket);
        let mut changes = Vec::new();
        if closes(token.kind) || token.kind == T::RBrace {
            changes.extend(closing.map(Change::Replace));
        }
        if is_list && matches!(token.kind, T::Semi | T::Dot | T::Colon) {
            changes.push(Change::Replace(T::Comma));
        }
        // A bracket that closes nothing, as in `x + y)`, may lack its opening bracket: it is removed only if it follows
        // a bracket of the same kind.
        let is_doubled = previous.kind == token.kind;
        match token.kind {
            T::Semi | T::Eq if token.has(FROM_MACRO) => changes.push(Change::Remove),
            T::Semi if closes(next.kind) => changes.push(Change::Remove),
            T::Semi => changes.push(Change::Replace(T::Colon)),
            T::RParen | T::RBracket if is_doubled => changes.push(Change::Remove),
            T::Colon if next.has(FIRST_OF_LINE) => {
                changes.extend([Change::Remove, Change::Replace(T::Semi)]);
            }
            T::Comma if is_doubled => changes.push(Change::Remove),
            _ => {}
        }
        if self.ends_operand(previous) && starts_operand(token) {
            let is_used = || {
                let earlier = &self.tokens[item..at];
                earlier.iter().any(|t| Self::word_of(t) == token.symbol)
            };
            let is_new = token.kind == T::Ident
                && previous.kind != T::RParen
                && self.declares(at)
                && !is_used()
                && !self.is_declared(token.symbol);
            if is_list || is_new {
                changes.push(Change::Insert(T::Comma));
            }
            let is_apart = token.has(FIRST_OF_LINE) || previous.kind == T::Str;
            if !is_list && !is_apart && next.kind != T::Eq {
                changes.push(Change::Operator);
            }
        }
        // An exchange corrects `*float p`.
        let names_type = token.kind == T::Ident
            && (self.is_type_name(token.symbol) || specifiers::is_arithmetic_word(token.symbol));
        if previous.kind == T::Star && names_type {
            changes.push(Change::Exchange);
        }
        let opens = [kw::K_if, kw::K_while, kw::K_switch, kw::K_for];
        if opens.contains(&Self::word_of(previous)) {
            changes.push(Change::Insert(T::LParen));
        }
        let mut edits: Vec<_> = changes.into_iter().map(|change| Edit { at, change }).collect();
        // In `i < N;`, a `;` from the macro `N` ends the expression too early.
        if previous.kind == T::Semi && previous.has(FROM_MACRO) {
            edits.push(Edit { at: before, change: Change::Remove });
        }
        if previous.kind == T::Comma && closes(token.kind) {
            edits.push(Edit { at: before, change: Change::Remove });
        }
        edits
    }

    /// The edit with which the parser gets farthest past a failure without another error. If several edits get equally
    /// far, the first of them. `None` if no edit gets far enough.
    fn explanation(&self, failure: Failure, names: &Names) -> Option<Edit> {
        let Failure { at, item, .. } = failure;
        let end = self.tokens.len().min(at + WINDOW);
        let window = &self.tokens[item..end];
        let from = (at - item).saturating_sub(1);
        let (_, known) = self.parsed(window.to_vec(), from, names);
        let most = window.len().saturating_sub(at - item + PROOF);
        let left = |edit: Edit| {
            let in_window = Edit { at: edit.at - item, ..edit };
            let (left, errors) = self.parsed(in_window.applied(window), from, names);
            (errors <= known && left <= most).then_some((edit, left))
        };
        let explaining = self.candidates(failure).into_iter().filter_map(left);
        explaining.min_by_key(|(_, left)| *left).map(|(edit, _)| edit)
    }

    /// Finds an earlier `}` that is probably superfluous: it is indented differently from its block, and if it is
    /// removed, the later `}` that is now unmatched at file scope closes the function. Returns the diagnostic and the
    /// edit. `starts` has the first tokens of the declarations so far.
    fn early_brace(
        &self,
        failure: Failure,
        starts: &[usize],
        names: &Names,
    ) -> Option<(Diagnostic, Edit)> {
        let at = failure.at;
        let end = self.tokens.len().min(at + WINDOW);
        starts.iter().rev().take(BLOCKS_BEFORE).find_map(|start| {
            let differs = |close: u32, open: u32| close != open;
            let (open, close) = self.misindented_braces(*start..at, differs)?;
            let edit = Edit { at: close, change: Change::Remove };
            let window = &self.tokens[*start..end];
            let in_window = Edit { at: close - start, ..edit };
            let (left, errors) = self.parsed(in_window.applied(window), 0, names);
            if errors > 0 || left > window.len() - (at + 1 - start) {
                return None;
            }
            let place = |index: usize| token_span(self.sources, &self.tokens[index]);
            let text = "it closes this block, which is indented differently".to_string();
            let mut d =
                Diagnostic::new(&c::SYNTAX, place(close), "this `}` is probably one too many");
            d.secondary.push(Label { span: place(open), text });
            d.helped("remove this `}`, or open a block before it");
            Some((d, edit))
        })
    }

    /// Parses declarations from their start to the first failure at or after the token `from`. Returns the number of
    /// tokens after the failure, and the number of errors before it.
    fn parsed(&self, mut tokens: Vec<Token>, from: usize, names: &Names) -> (usize, usize) {
        let end = tokens.last().map_or(0, |last| last.pos);
        if tokens.last().is_none_or(|last| last.kind != T::Eof) {
            tokens.push(Token::empty(T::Eof, end));
        }
        let Parser { interner, sources, language, .. } = *self;
        let mut parser = Parser::new(&tokens, &[], interner, sources, language);
        parser.names = names.clone();
        let mut failed = None;
        while !parser.is(T::Eof) && failed.is_none() {
            parser.external_item();
            failed = parser.failures.iter().find(|failure| failure.at >= from);
        }
        let last = tokens.len() - 1;
        let (at, said) = failed.map_or((last, parser.diagnostics.len()), |f| (f.at, f.diagnostic));
        let said = &parser.diagnostics[..said];
        let errors = said.iter().filter(|d| d.severity == Severity::Error).count();
        (last - at, errors)
    }

    /// The diagnostic of a failure, changed to describe the edit that explains it.
    fn explained(&self, failure: Failure, edit: Edit) -> Diagnostic {
        let mut d = self.diagnostics[failure.diagnostic].clone();
        let place = |index: usize| token_span(self.sources, &self.tokens[index]);
        let at = edit.at;
        let token = &self.tokens[at];
        let is_macro = token.has(FROM_MACRO);
        match edit.change {
            Change::Remove => {
                let text = token.kind.text();
                if !matches!(token.kind, T::RParen | T::RBracket) {
                    d.message = format!("unexpected `{text}`");
                }
                d.secondary.retain(|label| is_macro && label.text == IN_MACRO);
                d.primary = Label { span: place(at), text: String::new() };
                if is_macro && d.secondary.is_empty() {
                    let span = self.sources.span(Pos(token.spell), token.len());
                    d.secondary.push(Label { span, text: IN_MACRO.into() });
                }
                let (of, mut span) = match is_macro {
                    true => (
                        " from the definition of the macro",
                        self.sources.span(Pos(token.spell), token.len()),
                    ),
                    false => ("", place(at)),
                };
                // The edit also removes the blank before the token.
                let before = span.start.checked_sub(1).map(|at| at as usize);
                let bytes = &self.sources.file(span.file).bytes;
                span.start -= u32::from(before.is_some_and(|at| bytes.get(at) == Some(&b' ')));
                let edit = Suggestion { span, replacement: String::new(), is_certain: true };
                d.helped(format!("remove the `{text}`{of}")).suggestion = Some(edit);
            }
            Change::Replace(kind) => {
                let replacement = kind.text().to_string();
                d.helped(format!("write `{replacement}`"));
                let edit = Suggestion { span: place(at), replacement, is_certain: true };
                d.suggestion = (!is_macro).then_some(edit);
            }
            Change::Insert(kind) => {
                let text = kind.text();
                d.message = format!("expected `{text}`, found {}", self.found_at(at));
                self.mark_gap(&mut d, at, &format!("`{text}` is missing here"));
                let apart = if kind == T::LParen { " " } else { "" };
                let is_written = !is_macro && !self.tokens[at - 1].has(FROM_MACRO);
                let edit = || Suggestion::after(place(at - 1), format!("{apart}{text}"), true);
                d.suggestion = is_written.then(edit);
            }
            Change::Exchange => {
                let (name, first) = (self.name(token.symbol), place(at - 1));
                d.message = format!("expected a type before `{}`", self.tokens[at - 1].kind.text());
                d.primary = Label { span: first, text: String::new() };
                let replacement = format!("{name} {}", self.tokens[at - 1].kind.text());
                d.helped(format!("write `{replacement}`"));
                let span = Span { end: place(at).end, ..first };
                let is_written = !is_macro && !self.tokens[at - 1].has(FROM_MACRO);
                d.suggestion =
                    is_written.then_some(Suggestion { span, replacement, is_certain: true });
            }
            Change::Operator => {
                d.message = format!("expected an operator, found {}", self.found_at(at));
                self.mark_gap(&mut d, at, "an operator is missing here");
            }
        }
        d
    }

    /// Moves a diagnostic to the end of the token before the token at `at`.
    fn mark_gap(&self, d: &mut Diagnostic, at: usize, text: &str) {
        let span = token_span(self.sources, &self.tokens[at - 1]);
        let start = span.end.saturating_sub(1).max(span.start);
        d.primary = Label { span: Span { start, ..span }, text: text.into() };
        d.secondary.clear();
    }
}
