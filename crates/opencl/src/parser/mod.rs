//! The parser (C99 6.5 to 6.9 with OpenCL C's additions). It reads tokens, and builds a syntax tree.
//!
//! The parser never fails. At an unexpected token, it reports one error, adds an error node, and continues at the next
//! statement or declaration. The grammar requires only one kind of semantic information: which names are types.

mod asm;
mod attributes;
mod declarations;
mod declarators;
mod expressions;
mod initialisers;
mod misspelled_keywords;
mod other_languages;
mod records;
mod slips;
mod specifiers;
mod statements;

use super::ast::*;
use super::codes::{self as c, of_compilers, of_other_c};
use super::edition::{self as ext, Language};
use super::hash::KeyedMap;
use super::interner::{Interner, Symbol};
use super::keywords::{KEYWORDS, TYPE_NAMES_END, kw};
use super::lexer::{
    FIRST_OF_LINE, FROM_MACRO, SCRATCH, SPACE_BEFORE, Token, TokenKind as T, UNTERMINATED,
};
use super::literal;
use super::preprocessor::{Pragma, PragmaKind};
use super::rules;
use super::source_map::{Pos, SourceMap};
use super::spelling::Comparisons;
use super::token_place::{IN_MACRO, diagnostic_at, is_predefined, token_span};
use crate::diagnostic::{Code, Diagnostic, FileId, Label, RuleRef, Severity, Span, Suggestion};

pub(crate) use slips::corrected;

/// The maximum nesting depth of brackets and statements.
pub(crate) const NESTING_LIMIT: u32 = 256;
/// The maximum number of consecutive operators of one precedence without parentheses.
pub(crate) const CHAIN_LIMIT: usize = 4096;

pub(crate) struct Parser<'a> {
    tokens: &'a [Token],
    interner: &'a Interner,
    sources: &'a SourceMap,
    language: &'a Language,
    pub(crate) ast: Ast,
    pub(crate) diagnostics: Vec<Diagnostic>,
    at: usize,
    /// For each declared name: the depth of each scope that declares it, and its kind there.
    names: Names,
    scopes: Vec<Vec<Symbol>>,
    depth: u32,
    pragmas: &'a [Pragma],
    next_pragma: usize,
    /// Set when the parser has given up. The remaining tokens are skipped.
    stopped: bool,
    /// The token of the last syntax error. It ensures that one mistake produces one message.
    last_error: usize,
    /// The file and line of the last syntax error.
    last_line: (FileId, u32),
    /// The tags of the structs, unions and enumerations that have been declared, each with its keyword.
    tags: KeyedMap<Symbol, Symbol>,
    /// The tags in definitions with `typedef` but without a name, and the `;` after each definition.
    nameless: KeyedMap<Symbol, TokenIndex>,
    /// Whether the parser tries a construct of another language, which may turn out to be something else.
    attempts: bool,
    /// Declarations that were written in place of a body, and are to be added to the enclosing block.
    moved: Vec<StmtId>,
    /// Keywords that the current declaration at file scope uses as names. Each has been reported.
    misnamed: Vec<Symbol>,
    /// The number of words that were compared with unknown types.
    compared: Comparisons,
    /// The first token of the current declaration at file scope.
    item: usize,
    /// The places that could not be parsed.
    failures: Vec<slips::Failure>,
}

type Names = KeyedMap<Symbol, Vec<(u32, NameKind)>>;

/// The kind of a declared name, as far as the grammar depends on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum NameKind {
    Ordinary,
    Type,
    VectorType,
}

/// The maximum number of tokens in a search before or after the current token, such as that for an unclosed bracket.
const NOTED_TOKENS: usize = 1000;

/// The minimum number of tokens in a part of the source. A part ends with a declaration; the last part may be smaller.
const PART: usize = 16_384;

/// The error value of a production that could not be parsed. The error has already been reported.
#[derive(Debug)]
pub(crate) struct Failed;
type Parse<V> = Result<V, Failed>;

impl<'a> Parser<'a> {
    /// Creates a parser at the first token.
    pub(crate) fn new(
        tokens: &'a [Token],
        pragmas: &'a [Pragma],
        interner: &'a Interner,
        sources: &'a SourceMap,
        language: &'a Language,
    ) -> Self {
        Parser {
            tokens,
            interner,
            sources,
            language,
            ast: Ast::default(),
            diagnostics: Vec::new(),
            at: 0,
            names: Names::default(),
            scopes: vec![Vec::new()],
            depth: 0,
            pragmas,
            next_pragma: 0,
            stopped: false,
            last_error: usize::MAX,
            last_line: (FileId(u32::MAX), 0),
            tags: KeyedMap::default(),
            nameless: KeyedMap::default(),
            attempts: false,
            moved: Vec::new(),
            misnamed: Vec::new(),
            compared: Comparisons::default(),
            item: 0,
            failures: Vec::new(),
        }
    }

    /// Parses the next part of the source, which ends with a declaration. Returns `None` at the end of the source.
    pub(crate) fn next_part(&mut self) -> Option<Ast> {
        if self.is(T::Eof) {
            return None;
        }
        let end = self.at.saturating_add(PART);
        self.ast.exprs.reserve(PART.min(self.tokens.len()) / 2);
        while !self.is(T::Eof) && self.at < end {
            self.external_item();
        }
        Some(std::mem::take(&mut self.ast))
    }

    fn token(&self) -> &'a Token {
        &self.tokens[self.at.min(self.tokens.len() - 1)]
    }

    fn kind(&self) -> T {
        self.token().kind
    }

    fn peek(&self, n: usize) -> &'a Token {
        &self.tokens[(self.at + n).min(self.tokens.len() - 1)]
    }

    fn here(&self) -> TokenIndex {
        self.at.min(self.tokens.len() - 1) as u32
    }

    fn previous(&self) -> TokenIndex {
        (self.at.min(self.tokens.len() - 1) as u32).saturating_sub(1)
    }

    fn advance(&mut self) {
        self.at = (self.at + 1).min(self.tokens.len() - 1);
    }

    /// The column of a token, from 1.
    fn column(&self, token: &Token) -> u32 {
        self.sources.line_column(token_span(self.sources, token)).column
    }

    fn is(&self, kind: T) -> bool {
        self.kind() == kind
    }

    fn accept(&mut self, kind: T) -> bool {
        let yes = self.is(kind);
        if yes {
            self.advance();
        }
        yes
    }

    /// The symbol of the current identifier or keyword. For another token, a number that no word has.
    fn word(&self) -> Symbol {
        Self::word_of(self.token())
    }

    fn word_of(token: &Token) -> Symbol {
        if token.kind == T::Ident { token.symbol } else { Symbol(u32::MAX) }
    }

    fn is_word(&self, word: Symbol) -> bool {
        self.word() == word
    }

    fn accept_word(&mut self, word: Symbol) -> bool {
        let yes = self.is_word(word);
        if yes {
            self.advance();
        }
        yes
    }

    /// Whether a token is an identifier and not a keyword.
    fn is_identifier(&self, token: &Token) -> bool {
        token.kind == T::Ident
            && (token.symbol.0 >= KEYWORDS
                || (token.symbol == super::keywords::kw::K_pipe
                    && self.language.edition < super::edition::Edition::V2_0)
                // Strict C99 treats these keywords of GNU C as identifiers.
                || matches!(
                    token.symbol,
                    super::keywords::kw::K_asm | super::keywords::kw::K_typeof
                ))
    }

    fn pipes(&self) -> bool {
        self.language.has_2_0_feature(ext::F_PIPES)
    }

    fn blocks(&self) -> bool {
        self.language.has_2_0_feature(ext::F_DEVICE_ENQUEUE)
    }

    fn name(&self, symbol: Symbol) -> &'a str {
        self.interner.get(symbol)
    }

    /// The current token, for messages.
    fn found(&self) -> String {
        self.found_at(self.at)
    }

    /// A token, for messages.
    fn found_at(&self, at: usize) -> String {
        let token = &self.tokens[at.min(self.tokens.len() - 1)];
        match token.kind {
            T::Ident => format!("`{}`", self.name(token.symbol)),
            T::Eof => "the end of the file".into(),
            T::Number | T::Char | T::Str => format!("a {}", token.kind.text()),
            kind => format!("`{}`", kind.text()),
        }
    }

    // Messages ----------------------------------------------------------------------------------

    #[track_caller]
    fn error_at(
        &mut self,
        code: &'static Code,
        index: TokenIndex,
        message: impl Into<String>,
    ) -> &mut Diagnostic {
        let token = &self.tokens[(index as usize).min(self.tokens.len() - 1)];
        self.diagnostics.push(diagnostic_at(self.sources, token, code, message.into()));
        let last = self.diagnostics.len() - 1;
        &mut self.diagnostics[last]
    }

    /// Reports a syntax error at the current token, unless one has been reported there. Returns the new diagnostic, if
    /// any.
    #[track_caller]
    fn report_syntax(&mut self, message: impl Into<String>) -> Option<&mut Diagnostic> {
        let index = self.here();
        if !self.is_new_error(index) {
            return None;
        }
        let token = self.token();
        if token.kind == T::Unknown && token.has(UNTERMINATED) {
            let bytes = self.sources.text(Pos(token.spell), token.len());
            let quote = if bytes.contains(&b'"') { '"' } else { '\'' };
            let text = format!("the closing `{quote}` is missing");
            return Some(self.error_at(&c::UNTERMINATED_LITERAL, index, text));
        }
        if token.kind == T::Unknown && token.has(SCRATCH) {
            // The token replaces a macro call with invalid arguments, which has been reported.
            return None;
        }
        if token.kind == T::Unknown || token.kind == T::At {
            let bytes = self.sources.text(Pos(token.spell), token.len());
            let text = match &*String::from_utf8_lossy(bytes) {
                "`" => "a backtick".to_string(),
                "\\" => r"`\`".to_string(),
                other => format!("`{}`", other.escape_debug()),
            };
            let text = format!("{text} cannot start a token of OpenCL C");
            return Some(self.error_at(&c::STRAY_CHARACTER, index, text));
        }
        if token.kind == T::Ident && self.misnamed.contains(&token.symbol) {
            return None;
        }
        let in_macro = token.kind == T::Semi && token.has(FROM_MACRO);
        let d = self.error_at(&c::SYNTAX, index, message);
        if in_macro {
            d.helped("remove the `;` from the definition of the macro");
        }
        Some(d)
    }

    /// Reports a syntax error as [`report_syntax`](Self::report_syntax) does.
    #[track_caller]
    fn syntax(&mut self, message: impl Into<String>) -> Failed {
        self.report_syntax(message);
        Failed
    }

    /// Reports a syntax error with a help.
    #[track_caller]
    fn syntax_helped(&mut self, message: impl Into<String>, help: &str) -> Failed {
        if let Some(d) = self.report_syntax(message) {
            d.helped(help);
        }
        Failed
    }

    /// Reports that the program uses the current keyword as a name. Later uses are not reported.
    #[track_caller]
    fn report_misnamed(&mut self, message: String) -> Failed {
        let failed = self.syntax_helped(message, "choose another name");
        self.misnamed.push(self.word());
        failed
    }

    /// Reports that this language does not have blocks. The block is parsed nevertheless.
    #[track_caller]
    fn no_blocks(&mut self) {
        let here = self.here();
        let text = "blocks need OpenCL C 2.0, or 3.0 with `__opencl_c_device_enqueue`";
        self.error_at(&c::NO_BLOCKS, here, text).rule = Some(rules::BLOCKS_FEATURE);
    }

    /// Reports that `what` is not part of OpenCL C although compilers accept it.
    #[track_caller]
    fn beyond(&mut self, code: &'static Code, index: TokenIndex, what: &str) {
        self.error_at(code, index, of_other_c(code, what));
    }

    /// Reports a missing token, usually at the position after the previous token.
    #[track_caller]
    fn missing(&mut self, what: &str, after: &str) {
        if matches!(self.kind(), T::Unknown | T::At) {
            self.syntax("");
            return;
        }
        let previous = &self.tokens[self.previous() as usize];
        let mut span = token_span(self.sources, previous);
        // The program has another punctuator in place of `;`.
        let typo = what == ";" && matches!(self.kind(), T::Colon | T::Comma);
        let at_token = typo || self.at == 0 || self.is(T::Eof) && previous.pos > self.token().pos;
        if !self.is_new_error(if at_token { self.here() } else { self.previous() }) {
            return;
        }
        if at_token {
            span = token_span(self.sources, self.token());
        } else {
            // The span is one byte at the end of the previous token: it stays on that token's line.
            span.start = span.end.saturating_sub(1).max(span.start);
        }
        let found = self.found();
        let mut d =
            Diagnostic::new(&c::SYNTAX, span, format!("expected `{what}` {after}, found {found}"))
                .label(format!("`{what}` is missing here"));
        // If the next token is on the same line, that line may have a different mistake, such as a keyword of another
        // language.
        let starts = self.token().has(FIRST_OF_LINE) || matches!(self.kind(), T::RBrace | T::Eof);
        if what == ";" && !at_token && (starts || self.is_word(kw::K_else)) {
            match self.slashes_after(span) {
                Some(slashes) => {
                    d.primary.text.clear();
                    d.helped("`//` starts a comment: write `/` to divide").suggestion =
                        Some(Suggestion {
                            span: slashes,
                            replacement: "/".into(),
                            is_certain: true,
                        });
                }
                None => d.suggestion = Some(Suggestion::after(span, what, true)),
            }
        }
        self.diagnostics.push(d);
    }

    /// Whether no earlier error is both in the same line and in the same statement. Such an error mostly causes the
    /// later ones. `reported` is the token of the diagnostic. The error is recorded as the last one.
    fn is_new_error(&mut self, reported: TokenIndex) -> bool {
        let span = token_span(self.sources, &self.tokens[reported as usize]);
        let line = (span.file, self.sources.line_column(span).line);
        let between = self.tokens.get(self.last_error.min(self.at)..self.at).unwrap_or_default();
        let follows = self.last_line == line
            && !between.iter().any(|t| matches!(t.kind, T::Semi | T::LBrace | T::RBrace));
        self.last_error = self.at;
        self.last_line = line;
        let is_new = !follows && !self.stopped;
        if is_new {
            self.note_failure();
        }
        is_new
    }

    /// Consumes a token, or reports that it is missing.
    #[track_caller]
    fn expect(&mut self, kind: T, after: &str) -> Parse<()> {
        if self.accept(kind) {
            return Ok(());
        }
        self.missing(kind.text(), after);
        Err(Failed)
    }

    /// Reports a syntax error that violates a rule of the specification.
    #[track_caller]
    fn syntax_by(&mut self, message: impl Into<String>, rule: RuleRef) -> Failed {
        if let Some(d) = self.report_syntax(message) {
            d.rule = Some(rule);
        }
        Failed
    }

    /// Reports that another token was expected at the current position.
    #[track_caller]
    fn expected(&mut self, what: &str) -> Failed {
        self.syntax(self.expecting(what))
    }

    /// The message that another token was expected at the current position.
    fn expecting(&self, what: &str) -> String {
        format!("expected {what}, found {}", self.found())
    }

    #[track_caller]
    fn too_deep(&mut self) -> Failed {
        if !self.stopped {
            let index = self.here();
            let text =
                format!("brackets and statements are nested more than {NESTING_LIMIT} levels deep");
            self.error_at(&c::NESTING_LIMIT, index, text);
            self.stopped = true;
        }
        self.at = self.tokens.len() - 1;
        Failed
    }

    /// Runs `f` one nesting level deeper. Fails if the limit is exceeded.
    fn nested<V>(&mut self, f: impl FnOnce(&mut Self) -> Parse<V>) -> Parse<V> {
        if self.depth >= NESTING_LIMIT {
            return Err(self.too_deep());
        }
        self.depth += 1;
        let result = f(self);
        self.depth -= 1;
        result
    }

    /// Skips tokens up to one of `stops`, a `;` or a `}`; skips bracketed groups as a whole. Returns whether the
    /// current token is then one of `stops`.
    fn skip_to(&mut self, stops: &[T]) -> bool {
        let mut open = 0u32;
        loop {
            let kind = self.kind();
            if open == 0 && stops.contains(&kind) {
                return true;
            }
            match kind {
                T::Semi | T::RBrace | T::Eof => return false,
                T::LBrace => {
                    self.skip_braces();
                    continue;
                }
                T::LParen | T::LBracket => open += 1,
                T::RParen | T::RBracket => open = open.saturating_sub(1),
                _ => {}
            }
            self.advance();
        }
    }

    /// Skips `{ … }`; the current token is `{`.
    fn skip_braces(&mut self) {
        let mut open = 0u32;
        loop {
            match self.kind() {
                T::LBrace => open += 1,
                T::RBrace => open -= 1,
                T::Eof => return,
                _ => {}
            }
            self.advance();
            if open == 0 {
                return;
            }
        }
    }

    /// Skips the rest of a statement or declaration that cannot be parsed, with the pragmas inside it. The rest ends
    /// with a `;`, with its braces, or before the `}` of the enclosing block.
    fn skip_statement(&mut self) {
        if self.skip_to(&[T::LBrace]) {
            self.skip_braces();
        }
        let ended = self.accept(T::Semi);
        self.take_pragmas_to(self.at - usize::from(ended));
    }

    /// Consumes the bracket that closes a group. Reports any other token, and continues after the bracket if the
    /// statement contains one.
    #[track_caller]
    fn close(&mut self, kind: T) {
        if self.accept(kind) {
            return;
        }
        if self.is(T::Semi) && self.peek(1).kind == kind {
            self.syntax(format!("unexpected `;` before `{}`", kind.text()));
            self.advance();
            self.advance();
            return;
        }
        self.not_closed(kind);
        if !self.is(T::LBrace) && self.skip_to(&[kind, T::LBrace]) {
            self.accept(kind);
        }
    }

    /// Reports that a bracket is missing at the current token, with the place of the opening one.
    #[track_caller]
    fn not_closed(&mut self, kind: T) {
        let bracket = kind.text();
        let (token, opening) = (self.token(), self.opening(kind));
        let before = self.at.checked_sub(1).map(|before| &self.tokens[before]);
        let message = self.expecting(&format!("`{bracket}`"));
        let sources = self.sources;
        let Some(d) = self.report_syntax(message).filter(|d| d.code == &c::SYNTAX) else { return };
        let found = d.primary.span;
        let is_here = |span: &Span| span.file == found.file;
        if let Some(opening) = opening
            && let span = token_span(sources, opening)
            && is_here(&span)
        {
            let text = format!("this `{}` is not closed", opening.kind.text());
            let is_of_macro = opening.has(FROM_MACRO) && opening.spell != opening.pos;
            let written = sources.span(Pos(opening.spell), opening.len());
            if is_of_macro && is_here(&written) {
                d.secondary.push(Label { span: written, text });
                d.helped(format!("add `{bracket}` to the definition of the macro"));
                return;
            }
            d.secondary.push(Label { span, text });
        }
        let starts = [kw::K_return, kw::K_break, kw::K_continue, kw::K_goto, kw::K_if, kw::K_for];
        let is_statement = token.has(FIRST_OF_LINE) && starts.contains(&Self::word_of(token));
        let is_certain = token.kind == T::LBrace || is_statement;
        let is_near = is_certain || token.kind == T::Semi;
        if kind == T::RBrace || token.has(FROM_MACRO) || !is_near {
            return;
        }
        // The insertion is after the previous token. If that token comes from a macro, the end of the macro's call is not
        // known, and the insertion is before the current token.
        let suggestion = match before.filter(|before| !before.has(FROM_MACRO)) {
            Some(before) => Suggestion::after(token_span(sources, before), bracket, is_certain),
            None => Suggestion::before(found, bracket, is_certain),
        };
        if is_here(&suggestion.span) {
            d.helped(format!("close it with `{bracket}`")).suggestion = Some(suggestion);
        }
    }

    /// The opening bracket before the current token whose closing bracket is missing.
    fn opening(&self, kind: T) -> Option<&'a Token> {
        let open = match kind {
            T::RParen => T::LParen,
            T::RBracket => T::LBracket,
            _ => return None,
        };
        let mut closed = 0u32;
        for token in self.tokens[..self.at].iter().rev().take(NOTED_TOKENS) {
            match token.kind {
                found if found == kind => closed += 1,
                found if found == open && closed == 0 => return Some(token),
                found if found == open => closed -= 1,
                _ => {}
            }
        }
        None
    }

    /// Consumes the `;` after a statement or declaration, or reports that it is missing. Returns whether a `;`, or a
    /// token in its place, was present.
    #[track_caller]
    fn semicolon(&mut self, after: &str) -> bool {
        if self.accept(T::Semi) {
            return true;
        }
        if matches!(self.kind(), T::RParen | T::RBracket) {
            let found = self.found();
            self.syntax(format!("unmatched {found}"));
            self.advance();
            // The rest of the line belongs to the same expression.
            let ends = |p: &Self| matches!(p.kind(), T::Semi | T::LBrace | T::RBrace | T::Eof);
            while !ends(self) && !self.token().has(FIRST_OF_LINE) {
                self.advance();
            }
            return self.accept(T::Semi);
        }
        self.missing(";", after);
        // Another token was written in place of `;`.
        self.accept(T::Colon) || self.accept(T::Comma)
    }

    // Names -------------------------------------------------------------------------------------

    fn enter(&mut self) {
        self.scopes.push(Vec::new());
    }

    fn leave(&mut self) {
        for name in self.scopes.pop().unwrap_or_default() {
            if let Some(stack) = self.names.get_mut(&name) {
                stack.pop();
            }
        }
    }

    fn declare(&mut self, name: Symbol, kind: NameKind) {
        let depth = self.scopes.len() as u32;
        if depth == 1
            && kind == NameKind::Ordinary
            && name.0 < TYPE_NAMES_END
            && super::types::built_in_type_exists(name, self.language)
        {
            // At file scope, the name of a built-in type cannot be hidden: it remains a type name.
            return;
        }
        // Most names are declared in only one scope.
        let stack = self.names.entry(name).or_insert_with(|| Vec::with_capacity(1));
        match stack.last_mut() {
            // A type name that is redeclared incorrectly remains a type name.
            Some(top) if top.0 == depth => {
                if kind != NameKind::Ordinary {
                    top.1 = kind;
                }
            }
            _ => {
                stack.push((depth, kind));
                if let Some(scope) = self.scopes.last_mut() {
                    scope.push(name);
                }
            }
        }
    }

    fn name_kind(&self, symbol: Symbol) -> NameKind {
        match self.names.get(&symbol).and_then(|s| s.last()) {
            Some((_, kind)) => *kind,
            None if symbol.0 >= KEYWORDS
                && symbol.0 < TYPE_NAMES_END
                && super::types::built_in_type_exists(symbol, self.language) =>
            {
                if super::types::is_vector_name(symbol) {
                    NameKind::VectorType
                } else {
                    NameKind::Type
                }
            }
            None => NameKind::Ordinary,
        }
    }

    /// Whether a name is declared, as any kind of entity.
    fn is_declared(&self, symbol: Symbol) -> bool {
        let name = self.name(symbol);
        self.names.get(&symbol).is_some_and(|s| !s.is_empty())
            || self.is_type_name(symbol)
            || super::foreign::is_known_function(name, self.language)
            || name.starts_with("memory_")
    }

    /// Whether a name denotes a type here.
    fn is_type_name(&self, symbol: Symbol) -> bool {
        self.name_kind(symbol) != NameKind::Ordinary
    }

    fn expr(&mut self, kind: ExprKind, token: TokenIndex, first: TokenIndex) -> ExprId {
        let last = self.previous().max(first);
        self.ast.exprs.push(Expr { kind, token, first, last });
        ExprId(self.ast.exprs.len() as u32 - 1)
    }

    fn stmt(&mut self, kind: StmtKind, first: TokenIndex) -> StmtId {
        let last = self.previous().max(first);
        self.ast.stmts.push(Stmt { kind, first, last });
        StmtId(self.ast.stmts.len() as u32 - 1)
    }

    fn init(&mut self, init: Init) -> InitId {
        self.ast.inits.push(init);
        InitId(self.ast.inits.len() as u32 - 1)
    }

    /// Returns the pragmas before the current token. Each is returned once.
    fn take_pragmas(&mut self) -> &'a [Pragma] {
        self.take_pragmas_to(self.at)
    }

    /// Returns the pragmas before the token at `at`, which is the current token or an earlier one. Each is returned
    /// once.
    fn take_pragmas_to(&mut self, at: usize) -> &'a [Pragma] {
        let start = self.next_pragma;
        while self.pragmas.get(self.next_pragma).is_some_and(|p| p.before as usize <= at) {
            self.next_pragma += 1;
        }
        &self.pragmas[start..self.next_pragma]
    }

    /// Whether a pragma precedes the current token. Pragmas that were already taken, and those that select a rounding
    /// mode, do not count.
    fn pragma_waits(&self) -> bool {
        let pragmas = &self.pragmas[self.next_pragma..];
        pragmas.iter().take_while(|p| p.before as usize <= self.at).any(|p| self.stands_here(p))
    }

    fn stands_here(&self, pragma: &Pragma) -> bool {
        pragma.before as usize == self.at && !matches!(pragma.kind, PragmaKind::Rounding(_))
    }

    /// Reports a pragma in a place where it is not allowed.
    #[track_caller]
    fn misplaced(&mut self, pragma: &Pragma, text: &str) {
        let span = self.sources.span(Pos(pragma.pos), 1);
        self.diagnostics.push(Diagnostic::new(&c::MISPLACED_PRAGMA, span, text));
    }

    /// Fails if a pragma precedes the current token.
    fn no_pragma(&mut self) -> Parse<()> {
        let found = self.take_pragmas().iter().find(|p| self.stands_here(p));
        let Some(pragma) = found else { return Ok(()) };
        self.misplaced(pragma, "a pragma must be between declarations or statements");
        Err(Failed)
    }

    /// Takes the pragmas before a statement. Reports `FP_CONTRACT`, unless the statement is at the start of a block.
    /// Returns whether one of the pragmas requires a loop.
    fn statement_pragmas(&mut self, block_start: bool) -> bool {
        let mut is_loop = false;
        for pragma in self.take_pragmas() {
            match pragma.kind {
                PragmaKind::Loop => is_loop = true,
                PragmaKind::FpContract if !block_start => {
                    let text = "`FP_CONTRACT` must be at file scope or at the start of a block";
                    self.misplaced(pragma, text);
                }
                _ => {}
            }
        }
        is_loop
    }

    /// Records the names that a skipped item declares. Their uses are then not reported. The item starts at the token
    /// `first`.
    fn note_skipped(&mut self, first: usize) {
        let tokens = self.tokens[first..self.at].windows(2);
        let declares = |pair: &&[Token]| {
            pair[0].kind == T::Ident
                && pair[0].symbol.0 >= KEYWORDS
                && matches!(pair[1].kind, T::LParen | T::LBracket | T::Eq)
        };
        let names = tokens.take_while(|pair| pair[0].kind != T::LBrace).filter(declares);
        self.ast.skipped.extend(names.map(|pair| pair[0].symbol));
    }

    // File scope --------------------------------------------------------------------------------

    fn external_item(&mut self) {
        let start = self.at;
        self.item = start;
        self.misnamed.clear();
        let is_loops =
            |p: &&Pragma| matches!(p.kind, PragmaKind::Loop) && p.before as usize == start;
        if let Some(pragma) = self.take_pragmas().iter().find(is_loops) {
            self.misplaced(pragma, "this pragma must precede a loop inside a function");
            // The declaration after the pragma is skipped, too.
            self.skip_statement();
        } else if self.is(T::Semi) {
            self.stray_semicolon();
        } else if self.is(T::RBrace) {
            self.syntax("unmatched `}`");
        } else if self.starts_statement() {
            self.statement_at_file_scope();
        } else if self.external_declaration().is_err() {
            self.skip_statement();
            self.note_skipped(start);
        }
        if self.at == start {
            // No token was consumed. The parser must make progress: it skips one token.
            self.advance();
        }
    }
}
