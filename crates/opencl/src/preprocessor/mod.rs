//! The preprocessor (C99 5.1.1.2 phases 3 and 4, 6.10; OpenCL C 6.12). It reads source text, and produces the tokens of
//! the whole translation unit.
//!
//! Files come from a [`Loader`] that the caller passes. Pragmas with a meaning in the language are stored separately
//! from the tokens: each has the index of the token that follows it.

mod asked;
mod compilers;
mod conditions;
mod expansion;
mod expression;
mod files;
mod macros;
mod notes;
mod pasting;
mod pragmas;
pub(crate) mod predefined;

use std::rc::Rc;
use std::sync::Arc;

use super::codes::{self as c, of_other_c};
use super::edition::{self, Language};
use super::hash::{KeyedMap, KeyedSet};
use super::interner::{Interner, Symbol};
use super::keywords::{KEYWORDS, TYPE_NAMES_END, kw, name};
use super::lexer::{
    FIRST_OF_LINE, FROM_MACRO, Lexer, NO_EXPAND, SCRATCH, SPACE_BEFORE, Token, TokenKind,
    UNTERMINATED,
};
use super::rules;
use super::source_map::{Pos, SourceMap};
use super::spelling::Comparisons;
use super::token_place::{diagnostic_at, token_span, token_text};
use super::{lexer, literal};
use crate::diagnostic::Suggestion;
use crate::diagnostic::{Code, Diagnostic, FileId, Span};

use TokenKind as T;
pub use pragmas::{Pack, Pragma, PragmaKind, RoundingMode};

use super::references::References;
use conditions::Condition;
use files::COMPILER_HEADERS;
use macros::{Macro, Slot};
use notes::Notes;

/// Provides the files of `#include`.
pub trait Loader {
    /// The file to which `name` refers in the file `from`: its name for messages and its bytes. `quoted` is true for
    /// `"name"` and false for `<name>`. The error is the text of a message.
    fn load(&mut self, name: &str, quoted: bool, from: &str)
    -> Result<(String, Arc<[u8]>), String>;
}

/// A loader that has no files.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoFiles;

impl Loader for NoFiles {
    fn load(&mut self, name: &str, _: bool, _: &str) -> Result<(String, Arc<[u8]>), String> {
        Err(format!("file `{name}` not found"))
    }
}

/// A macro option of the command line: `-D NAME=VALUE` or `-U NAME`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MacroOption {
    /// The name, with parameters if it has them, and the value.
    Define(String, String),
    /// The name of the macro whose definition is removed.
    Undefine(String),
}

impl MacroOption {
    /// The definition for the argument of `-D`, which is `NAME` or `NAME=VALUE`. Without a value, the macro is 1.
    pub fn define(text: &str) -> MacroOption {
        let (head, value) = text.split_once('=').unwrap_or((text, "1"));
        MacroOption::Define(head.to_string(), value.to_string())
    }
}

/// The output for later stages.
#[derive(Debug)]
pub(crate) struct Preprocessed {
    pub(crate) tokens: Vec<Token>,
    pub(crate) pragmas: Vec<Pragma>,
    pub(crate) sources: SourceMap,
    pub(crate) interner: Interner,
    pub(crate) diagnostics: Vec<Diagnostic>,
    /// The function-like macros of the source, with the positions of their definitions.
    pub(crate) with_parameters: KeyedMap<Symbol, Pos>,
    /// The names in parentheses at the start of the replacement lists of object-like macros, with the positions of
    /// these macros. `SQUARE` in `#define SQUARE (x) ((x) * (x))` was probably intended to have parameters.
    pub(crate) spaced_parameters: KeyedMap<Symbol, Pos>,
    /// The macros, included files and skipped text, if they were requested.
    pub(crate) references: References,
    /// The text in which nothing is reported, because an exceeded limit or a missing file may have changed its meaning.
    pub(crate) unknown: Option<Unknown>,
}

/// The text after a place at which the meaning of the rest becomes uncertain.
#[derive(Debug)]
pub(crate) struct Unknown {
    /// The position in each open file after which nothing is reported.
    pub(crate) from: Vec<Pos>,
    /// The number of files that were opened before the place. Nothing is reported in files that were opened later.
    pub(crate) files: usize,
}

/// A source of tokens. The innermost one, on top of the stack, is read first. A `barrier` ends a list of tokens that is
/// expanded in isolation.
enum Source {
    File { id: FileId, text: Arc<[u8]>, lexer: Lexer, conditions: Vec<Condition> },
    Tokens { tokens: Vec<Token>, at: usize, name: Option<Symbol>, barrier: bool },
}

struct Preprocessor<'a> {
    language: &'a Language,
    loader: &'a mut dyn Loader,
    sources: SourceMap,
    interner: Interner,
    diagnostics: Vec<Diagnostic>,
    slots: Vec<Slot>,
    stack: Vec<Source>,
    out: Vec<Token>,
    pragmas: Vec<Pragma>,
    /// The number of names that were compared with unknown extension names.
    compared: Comparisons,
    expanded: usize,
    counter: u32,
    depth: u32,
    /// The included files, and whether each contains `#pragma once`.
    once: KeyedMap<String, bool>,
    /// The bytes of files that were included again, plus a fixed cost for each inclusion.
    again: usize,
    /// Whether a limit was exceeded. The preprocessor then stops reading.
    stopped: bool,
    /// See [`Preprocessed::unknown`].
    unknown: Option<Unknown>,
    /// The number of diagnostics up to and including the error after which nothing is reported.
    said: usize,
    includes: usize,
    /// Whether the arguments of a macro call are being read.
    in_arguments: bool,
    /// The end position of the source, once it has been read.
    end: u32,
    /// Whether a file is not valid UTF-8.
    badly_encoded: bool,
    /// The macros, included files and skipped text, for editors.
    notes: Option<Notes>,
}

/// Preprocesses one source.
pub(crate) fn preprocess(
    file_name: &str,
    bytes: Arc<[u8]>,
    language: &Language,
    macros: &[MacroOption],
    keep_references: bool,
    loader: &mut dyn Loader,
) -> Preprocessed {
    let mut pp = Preprocessor {
        language,
        loader,
        sources: SourceMap::new(),
        interner: Interner::new(),
        diagnostics: Vec::new(),
        slots: Vec::new(),
        stack: Vec::new(),
        // Sources have about one token every three to four bytes. Capacity that is not used is never touched.
        out: Vec::with_capacity(bytes.len() / 3 + 16),
        pragmas: Vec::new(),
        compared: Comparisons::default(),
        expanded: 0,
        counter: 0,
        depth: 0,
        once: KeyedMap::default(),
        again: 0,
        stopped: false,
        unknown: None,
        said: 0,
        includes: 0,
        in_arguments: false,
        end: 0,
        badly_encoded: false,
        notes: keep_references.then(Notes::default),
    };
    pp.command_line(macros);
    pp.push_file(file_name.to_string(), bytes);
    loop {
        let token = pp.next();
        pp.out.push(token);
        if token.kind == T::Eof {
            break;
        }
    }
    if pp.unknown.is_some() {
        // Later diagnostics are dropped.
        pp.diagnostics.truncate(pp.said);
    }
    let with_parameters = pp.slots.iter().zip(0..).filter_map(|(slot, n)| match slot {
        Slot::Yes(m) if m.params.is_some() && pp.sources.span(Pos(m.pos), 1).file.0 != 0 => {
            Some((Symbol(n), Pos(m.pos)))
        }
        _ => None,
    });
    let with_parameters = with_parameters.collect();
    let macros = pp.slots.iter().filter_map(|slot| match slot {
        Slot::Yes(m) if m.params.is_none() && !m.predefined => Some(m),
        _ => None,
    });
    let spaced = macros.flat_map(|m| m.spaced_parameters().map(|name| (name, Pos(m.pos))));
    let spaced_parameters = spaced.collect();
    let references = pp.notes.map_or_else(References::default, |n| n.finish(&pp.sources));
    Preprocessed {
        tokens: pp.out,
        pragmas: pp.pragmas,
        sources: pp.sources,
        interner: pp.interner,
        diagnostics: pp.diagnostics,
        with_parameters,
        spaced_parameters,
        references,
        unknown: pp.unknown,
    }
}

impl Preprocessor<'_> {
    fn span(&self, token: &Token) -> Span {
        token_span(&self.sources, token)
    }

    #[track_caller]
    fn report(
        &mut self,
        code: &'static Code,
        token: &Token,
        message: impl Into<String>,
    ) -> &mut Diagnostic {
        let d = self.diagnostic(code, token, message);
        self.diagnostics.push(d);
        let last = self.diagnostics.len() - 1;
        &mut self.diagnostics[last]
    }

    #[track_caller]
    fn diagnostic(
        &self,
        code: &'static Code,
        token: &Token,
        message: impl Into<String>,
    ) -> Diagnostic {
        diagnostic_at(&self.sources, token, code, message.into())
    }

    /// Reports an error, and stops reading.
    fn stop(&mut self, code: &'static Code, token: &Token, message: &str) {
        self.lose(code, token, message);
        self.stopped = true;
    }

    /// Reports an error, after which nothing more is reported. Returns `None` if an earlier error already had this
    /// effect. Editors still get the names in the rest of the text.
    fn lose(
        &mut self,
        code: &'static Code,
        token: &Token,
        message: &str,
    ) -> Option<&mut Diagnostic> {
        if self.unknown.is_some() {
            return None;
        }
        let open = self.stack.iter().filter_map(|source| match source {
            Source::File { lexer, .. } => Some(Pos(lexer.base + lexer.at as u32)),
            Source::Tokens { .. } => None,
        });
        let from = open.chain([Pos(token.pos)]).collect();
        self.unknown = Some(Unknown { from, files: self.sources.files().len() });
        self.said = self.diagnostics.len() + 1;
        Some(self.report(code, token, message))
    }

    fn text(&self, token: &Token) -> String {
        token_text(&self.sources, &self.interner, token)
    }

    fn push_file(&mut self, file_name: String, bytes: Arc<[u8]>) {
        let Some(id) = self.sources.add(file_name, bytes) else {
            let token = Token::empty(T::Eof, 0);
            self.stop(&c::SOURCE_TOO_LARGE, &token, "the files exceed 4 GiB in total");
            return;
        };
        let mut lexer = Lexer::new(self.sources.base(id));
        let text = self.sources.file(id).folded.clone();
        if text.starts_with(b"\xef\xbb\xbf") {
            lexer.at = 3;
        }
        if let Err(e) = std::str::from_utf8(&text) {
            let pos = lexer.base + e.valid_up_to() as u32;
            let token = Token::empty(T::Unknown, pos).with_len(1);
            self.badly_encoded = true;
            self.report(&c::INVALID_ENCODING, &token, "the source is not UTF-8");
        }
        self.stack.push(Source::File { id, text, lexer, conditions: Vec::new() });
    }

    fn command_line(&mut self, macros: &[MacroOption]) {
        if macros.is_empty() {
            return;
        }
        let mut text = String::new();
        for option in macros {
            match option {
                MacroOption::Define(head, value) => {
                    text.push_str(&format!("#define {head} {}\n", value.replace('\n', " ")));
                }
                MacroOption::Undefine(name) => text.push_str(&format!("#undef {name}\n")),
            }
        }
        self.push_file("<command line>".into(), Arc::from(text.into_bytes()));
        while self.next().kind != T::Eof {}
    }

    // Tokens ------------------------------------------------------------------------------------

    /// The next token with macros expanded.
    fn next(&mut self) -> Token {
        loop {
            let mut token = self.next_raw();
            if token.kind != T::Ident || token.has(NO_EXPAND) {
                return token;
            }
            match self.slot(token.symbol) {
                Slot::No => return token,
                Slot::Busy(_) => {
                    token.flags |= NO_EXPAND;
                    return token;
                }
                _ => {}
            }
            match self.try_expand(token) {
                Some(token) => return token,
                None => continue,
            }
        }
    }

    /// The next token before macro expansion. Directives on the way are executed. Returns an `Eof` token at a
    /// barrier and at the end of the source.
    fn next_raw(&mut self) -> Token {
        loop {
            if self.stopped {
                // Reading has stopped: only the barriers remain, at which the lists of tokens end.
                self.stack.retain(|s| matches!(s, Source::Tokens { barrier: true, .. }));
            }
            match self.stack.last_mut() {
                None => {
                    let stopped = self.unknown.as_ref().filter(|_| self.stopped);
                    let end = stopped.and_then(|unknown| unknown.from.last());
                    return Token::empty(T::Eof, end.map_or(self.end, |pos| pos.0));
                }
                Some(Source::Tokens { tokens, at, name, barrier }) => {
                    if let Some(token) = tokens.get(*at) {
                        *at += 1;
                        return *token;
                    }
                    if *barrier {
                        return Token::empty(T::Eof, 0);
                    }
                    let name = *name;
                    self.stack.pop();
                    self.release(name);
                }
                Some(Source::File { text, lexer, conditions, .. }) => {
                    let token = lexer.next(text, &mut self.interner);
                    match token.kind {
                        T::Hash if token.has(FIRST_OF_LINE) && !lexer.directive => {
                            self.directive(token);
                        }
                        T::Eof => {
                            let open = lexer.open_comment.take();
                            let odd = lexer.odd_byte.take();
                            let unclosed: Vec<u32> = conditions.iter().map(|c| c.pos).collect();
                            let end = token.pos;
                            self.stack.pop();
                            self.end_of_file(open, odd, &unclosed);
                            if self.stack.is_empty() {
                                self.end = end;
                                return Token { pos: end, spell: end, ..token };
                            }
                        }
                        T::Unknown => {
                            if token.has(UNTERMINATED)
                                || text[(token.spell - lexer.base) as usize].is_ascii()
                            {
                                // The parser reports this token.
                                return token;
                            }
                            if let Some(meant) = self.unknown(&token) {
                                return Token { kind: meant, ..token };
                            }
                        }
                        _ => {
                            return token;
                        }
                    }
                }
            }
        }
    }

    fn end_of_file(&mut self, open: Option<u32>, odd: Option<u32>, unclosed: &[u32]) {
        if let Some(pos) = open {
            let token = Token::empty(T::Unknown, pos).with_len(2);
            self.report(&c::UNTERMINATED_COMMENT, &token, "this comment is not closed").help =
                Some("close it with `*/`".into());
        }
        if let Some(pos) = odd {
            let token = Token::empty(T::Unknown, pos).with_len(1);
            self.report(&c::NUL_BYTE, &token, "the source contains a NUL byte");
        }
        for pos in unclosed {
            let token = Token::empty(T::Unknown, *pos).with_len(1);
            let text = "the `#endif` of this conditional is missing";
            self.report(&c::UNTERMINATED_CONDITIONAL, &token, text)
                .helped("write `#endif` after the last line that depends on the condition");
        }
    }

    /// Reports a character that OpenCL C does not have. Returns the kind of the token that it resembles, if there is
    /// one.
    fn unknown(&mut self, token: &Token) -> Option<T> {
        let text = self.text(token);
        let control = text.chars().all(|ch| ch.is_control() || ch == '\u{fffd}');
        let stray = self.diagnostics.last().is_some_and(|d| d.code == &c::STRAY_CHARACTER);
        if control && (self.badly_encoded || stray) {
            return None;
        }
        let space = text.chars().all(char::is_whitespace);
        let point = text.chars().next().map_or(0, u32::from);
        let meant = lookalike(&text);
        let text = text.escape_debug().to_string();
        let message = match control || space {
            true => format!("OpenCL C does not have the character `{text}`"),
            false => format!("OpenCL C does not have the character `{text}` (U+{point:04X})"),
        };
        let d = self.report(&c::STRAY_CHARACTER, token, message);
        if space {
            // Compilers read the character as the space that it resembles.
            d.tolerated();
        }
        let (written, kind) = meant?;
        let (span, replacement) = (d.primary.span, written.to_string());
        d.helped(format!("write `{written}`")).suggestion =
            Some(Suggestion { span, replacement, is_certain: true });
        kind
    }

    fn current_file_name(&self) -> String {
        self.stack
            .iter()
            .rev()
            .find_map(|s| match s {
                Source::File { id, .. } => Some(self.sources.file(*id).name.clone()),
                Source::Tokens { .. } => None,
            })
            .unwrap_or_default()
    }

    // Directives --------------------------------------------------------------------------------

    /// Whether the line of a directive is being read.
    fn in_directive(&self) -> bool {
        let file = self.stack.iter().rev().find_map(|s| match s {
            Source::File { lexer, .. } => Some(lexer),
            Source::Tokens { .. } => None,
        });
        file.is_some_and(|lexer| lexer.directive)
    }

    fn set_directive(&mut self, on: bool) {
        if let Some(Source::File { lexer, .. }) =
            self.stack.iter_mut().rev().find(|s| matches!(s, Source::File { .. }))
        {
            lexer.directive = on;
        }
    }

    /// Reads up to the end of the directive's line, without macro expansion.
    fn rest_of_line(&mut self) -> Vec<Token> {
        let mut tokens = Vec::new();
        loop {
            let Some(Source::File { text, lexer, .. }) = self.stack.last_mut() else {
                return tokens;
            };
            let token = lexer.next(text, &mut self.interner);
            if matches!(token.kind, T::Eod | T::Eof) {
                return tokens;
            }
            tokens.push(token);
        }
    }

    fn directive(&mut self, hash: Token) {
        self.set_directive(true);
        let files = self.sources.files().len();
        self.directive_line(hash);
        if self.sources.files().len() != files {
            // Another file was opened. Its first line is not part of the directive.
            return;
        }
        // The rest of the line is not part of the program.
        self.drop_expansions();
        if !self.stopped {
            self.rest_of_line();
        }
        self.set_directive(false);
    }

    /// Removes the remaining tokens of macros that were expanded in the directive's line.
    fn drop_expansions(&mut self) {
        while let Some(Source::Tokens { name, barrier: false, .. }) = self.stack.last() {
            let name = *name;
            self.stack.pop();
            self.release(name);
        }
    }

    fn directive_line(&mut self, hash: Token) {
        let Some(Source::File { text, lexer, .. }) = self.stack.last_mut() else { return };
        let word = lexer.next(text, &mut self.interner);
        if word.kind == T::Eod {
            return;
        }
        match word.symbol {
            _ if word.kind == T::Number => {
                // `# 12 "file"`, as preprocessors write it.
                self.line_directive(word);
            }
            _ if word.kind != T::Ident => {
                self.report(&c::INVALID_DIRECTIVE, &word, "a directive's name is missing");
            }
            name::K_define => self.define(),
            name::K_undef => self.undef(&word),
            name::K_include if !self.in_arguments => self.include(word),
            name::K_ifdef | name::K_ifndef => self.ifdef(hash, word),
            kw::K_if => {
                let value = self.condition(&word);
                self.begin_condition(hash, value);
            }
            name::K_elif | kw::K_else => self.end_taken_group(word),
            name::K_endif => {
                let Some(Source::File { conditions, .. }) = self.stack.last_mut() else { return };
                if conditions.pop().is_none() {
                    self.report(&c::CONDITIONAL_WITHOUT_IF, &word, "`#endif` without `#if`");
                }
                self.extra_tokens(&word);
            }
            name::K_line => {
                let first = self.next();
                self.line_directive(first);
            }
            name::K_error | name::K_warning => {
                let start = self.rest_of_line_text();
                let code = if word.symbol == name::K_error {
                    &c::ERROR_DIRECTIVE
                } else {
                    &c::WARNING_DIRECTIVE
                };
                self.report(code, &word, start);
            }
            name::K_pragma | name::K_include if self.in_arguments => {
                let text = "this directive cannot be used among the arguments of a macro";
                self.report(&c::INVALID_DIRECTIVE, &word, text);
            }
            name::K_pragma => self.pragma(&word),
            _ => {
                let text = format!("`#{}` is not a directive", self.text(&word));
                self.report(&c::INVALID_DIRECTIVE, &word, text);
                if let Some(last) = self.diagnostics.last_mut().filter(|_| word.has(SPACE_BEFORE)) {
                    last.help = Some("start a comment with `//`".into());
                }
            }
        }
    }

    fn rest_of_line_text(&mut self) -> String {
        let Some(Source::File { text, lexer, .. }) = self.stack.last_mut() else {
            return String::new();
        };
        let rest = &text[lexer.at..];
        let end = rest.iter().position(|b| *b == b'\n').unwrap_or(rest.len());
        lexer.at += end;
        String::from_utf8_lossy(&rest[..end]).trim().to_string()
    }

    fn extra_tokens(&mut self, word: &Token) {
        let rest = self.rest_of_line();
        if let Some(first) = rest.first() {
            let text = format!("extra text after `#{}`", self.text(word));
            let is_else_if = word.symbol == kw::K_else && first.symbol == kw::K_if;
            let span = Span { end: self.span(first).end, ..self.span(word) };
            let d = self.report(&c::EXTRA_TOKENS, &first.clone(), text);
            if is_else_if && first.kind == T::Ident {
                let replacement = "elif".to_string();
                d.helped("write `#elif`").suggestion =
                    Some(Suggestion { span, replacement, is_certain: true });
            }
        }
    }
}

/// The ASCII text that a character resembles, and the kind of its token. The kind is `None` for a quotation mark. Word
/// processors and web pages write such characters in place of ASCII ones.
fn lookalike(text: &str) -> Option<(&'static str, Option<T>)> {
    Some(match text {
        "\u{2010}" | "\u{2011}" | "\u{2012}" | "\u{2013}" | "\u{2014}" | "\u{2212}" => {
            ("-", Some(T::Minus))
        }
        "×" | "\u{2217}" => ("*", Some(T::Star)),
        "÷" | "\u{2215}" => ("/", Some(T::Slash)),
        "≤" => ("<=", Some(T::LtEq)),
        "≥" => (">=", Some(T::GtEq)),
        "≠" => ("!=", Some(T::NotEq)),
        "\u{037e}" | "\u{ff1b}" => (";", Some(T::Semi)),
        "\u{ff0c}" => (",", Some(T::Comma)),
        "\u{ff08}" => ("(", Some(T::LParen)),
        "\u{ff09}" => (")", Some(T::RParen)),
        "“" | "”" | "„" => ("\"", None),
        "‘" | "’" => ("'", None),
        _ => return None,
    })
}
