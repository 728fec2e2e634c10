//! The preprocessor: source text in, tokens of the whole translation unit out (C99 5.1.1.2 phases
//! 3 and 4, 6.10; OpenCL C 6.10, 6.11).
//!
//! Files come from a [`Loader`] that the caller passes in. Pragmas that the language gives a
//! meaning are kept beside the tokens, each with the index of the token it stands before.

mod asked;
mod compilers;
mod expression;
mod loops;
pub(crate) mod predefined;

use std::rc::Rc;
use std::sync::Arc;

use super::codes::{self as c, of_other_c};
use super::edition::{self, Language};
use super::hash::{KeyedMap, KeyedSet};
use super::interner::{Interner, Symbol};
use super::keywords::{KEYWORDS, TYPE_NAMES_END, name};
use super::lexer::{
    FIRST_OF_LINE, FROM_MACRO, Lexer, NO_EXPAND, SCRATCH, SPACE_BEFORE, Token, TokenKind,
    UNTERMINATED,
};
use super::rules;
use super::source_map::{Pos, SourceMap};
use super::{lexer, literal};
use crate::diagnostic::{Code, Diagnostic, FileId, Span};

use TokenKind as T;
pub use loops::{LoopHint, LoopKind, LoopValue};

/// Brings the files that `#include` names.
pub trait Loader {
    /// The file that `name` means in the file `from`: its name for messages and its bytes.
    /// `quoted` is `"name"`, else `<name>`. The error is a sentence.
    fn load(&mut self, name: &str, quoted: bool, from: &str)
    -> Result<(String, Arc<[u8]>), String>;
}

/// A loader that has no files.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoFiles;

impl Loader for NoFiles {
    fn load(&mut self, name: &str, _: bool, _: &str) -> Result<(String, Arc<[u8]>), String> {
        Err(format!("there is no file `{name}`"))
    }
}

/// The files in which clang declares what OpenCL C has built in: sources name them for the sake of editors.
pub(super) const COMPILER_HEADERS: &[&str] = &["opencl-c.h", "opencl-c-base.h"];

/// The headers of C99's library (C99 7.1.2).
const STANDARD_HEADERS: &[&str] = &[
    "assert.h",
    "complex.h",
    "ctype.h",
    "errno.h",
    "fenv.h",
    "float.h",
    "inttypes.h",
    "iso646.h",
    "limits.h",
    "locale.h",
    "math.h",
    "setjmp.h",
    "signal.h",
    "stdarg.h",
    "stdbool.h",
    "stddef.h",
    "stdint.h",
    "stdio.h",
    "stdlib.h",
    "string.h",
    "tgmath.h",
    "time.h",
    "wchar.h",
    "wctype.h",
];

/// A macro definition of the command line: `-D NAME=VALUE` or `-U NAME`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MacroOption {
    /// Name, with parameters if it has them, and value.
    Define(String, String),
    /// Takes a definition away.
    Undefine(String),
}

/// What a pragma asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PragmaKind {
    /// `OPENCL EXTENSION name : enable` or `disable`; `None` is `all`.
    Extension(Option<edition::ExtensionId>, bool),
    /// `FP_CONTRACT`.
    FpContract,
    /// `unroll`, `nounroll` or `clang loop`: the next statement must be a loop.
    Loop(Vec<LoopHint>),
    /// `SELECT_ROUNDING_MODE`, by its extension: up to the end of the compound statement.
    Rounding(RoundingMode),
    /// `pack`, as C compilers have it.
    Pack(Pack),
    /// One that says nothing about the program, but has a place as the others have.
    Idle,
}

/// How many bytes the members of structs are aligned to at most. `None` sets no limit, or leaves the one
/// that a stack restores.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pack {
    /// `pack(n)`.
    Set(Option<u64>),
    /// `pack(push, n)`.
    Push(Option<u64>),
    /// `pack(pop, n)`.
    Pop(Option<u64>),
}

/// How results of floating-point operators are rounded.
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

/// A pragma and the index of the token that it stands before.
#[derive(Clone, Debug)]
pub struct Pragma {
    /// Index into the tokens.
    pub before: u32,
    /// Where it is written.
    pub pos: u32,
    /// What it asks for.
    pub kind: PragmaKind,
}

/// Everything that later stages read.
#[derive(Debug)]
pub(crate) struct Preprocessed {
    pub(crate) tokens: Vec<Token>,
    pub(crate) pragmas: Vec<Pragma>,
    pub(crate) sources: SourceMap,
    pub(crate) interner: Interner,
    pub(crate) diagnostics: Vec<Diagnostic>,
    /// Where reading broke off, in each file that was open.
    pub(crate) stopped: Option<Vec<Pos>>,
}

#[derive(Debug)]
struct Macro {
    params: Option<Vec<Symbol>>,
    variadic: bool,
    body: Rc<[Token]>,
    /// Where the name stands, for messages.
    pos: u32,
    predefined: bool,
}

/// What is known of a name as a macro.
#[derive(Clone, Debug, Default)]
enum Slot {
    /// Nobody asked yet: it may be predefined.
    #[default]
    Unknown,
    No,
    Yes(Rc<Macro>),
    /// Being expanded: its name stays as it is.
    Busy(Rc<Macro>),
}

/// What pasting made so far: the text is there where it is more than the token's.
struct Pasted {
    token: Token,
    text: Option<String>,
}

struct Condition {
    pos: u32,
    taken: bool,
    seen_else: bool,
}

enum Source {
    File { id: FileId, text: Arc<[u8]>, lexer: Lexer, conditions: Vec<Condition> },
    Tokens { tokens: Vec<Token>, at: usize, name: Option<Symbol>, barrier: bool },
}

/// Tokens that macro expansion may make before the source counts as a bomb.
const EXPANSION_LIMIT: usize = 4 << 20;
const INCLUDE_LIMIT: usize = 200;
/// Bytes of files that are included more than once, each time after the first, with [`INCLUDE_COST`] for each.
const INCLUDE_AGAIN_LIMIT: usize = 16 << 20;
const INCLUDE_COST: usize = 1024;
const ARGUMENT_NESTING_LIMIT: u32 = 128;

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
    /// Tokens of the values of pragmas for loops, an end behind each.
    values: Vec<Token>,
    /// What names stood for when `push_macro` kept it.
    kept: KeyedMap<Symbol, Vec<Slot>>,
    expanded: usize,
    counter: u32,
    depth: u32,
    /// The files that were included, and whether `#pragma once` stands in them.
    once: KeyedMap<String, bool>,
    /// Bytes of files that were included again, and some for each time.
    again: usize,
    /// Set where a limit was passed or a file was missing: nothing more is read. See [`Preprocessed::stopped`].
    stopped: Option<Vec<Pos>>,
    /// How many messages there were then.
    said: usize,
    includes: usize,
    /// How many files lines like `# 1 "file" 1` entered.
    entered: u32,
    /// The arguments of a macro call are read.
    in_arguments: bool,
    /// Where the source ends, once it was read.
    end: u32,
    /// A file is not UTF-8.
    badly_encoded: bool,
}

/// Preprocesses one source.
pub(crate) fn preprocess(
    file_name: &str,
    bytes: Arc<[u8]>,
    language: &Language,
    macros: &[MacroOption],
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
        // Sources have a token every three to four bytes; what stays unused is never touched.
        out: Vec::with_capacity(bytes.len() / 3 + 16),
        pragmas: Vec::new(),
        values: Vec::new(),
        kept: KeyedMap::default(),
        expanded: 0,
        counter: 0,
        depth: 0,
        once: KeyedMap::default(),
        again: 0,
        stopped: None,
        said: 0,
        includes: 0,
        entered: 0,
        in_arguments: false,
        end: 0,
        badly_encoded: false,
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
    if pp.stopped.is_some() {
        // What came to an end there was not read to its own.
        pp.diagnostics.truncate(pp.said);
    }
    // Values stand behind the end, where the parser reads them when it comes to their pragmas.
    let end = pp.out.len() as u32;
    for pragma in &mut pp.pragmas {
        let PragmaKind::Loop(hints) = &mut pragma.kind else { continue };
        for hint in hints {
            if let LoopValue::Count { value, .. } = &mut hint.value {
                *value += end;
            }
        }
    }
    pp.out.append(&mut pp.values);
    Preprocessed {
        tokens: pp.out,
        pragmas: pp.pragmas,
        sources: pp.sources,
        interner: pp.interner,
        diagnostics: pp.diagnostics,
        stopped: pp.stopped,
    }
}

impl Preprocessor<'_> {
    fn span(&self, token: &Token) -> Span {
        let len = if token.has(FROM_MACRO) {
            let text = self.sources.text(Pos(token.pos), 64);
            let n = text.iter().take_while(|b| b.is_ascii_alphanumeric() || **b == b'_').count();
            n.max(1) as u32
        } else {
            token.len()
        };
        self.sources.span(Pos(token.pos), len)
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
        let d = Diagnostic::new(code, self.span(token), message);
        if token.has(FROM_MACRO) && token.spell != token.pos {
            let inner = self.sources.span(Pos(token.spell), token.len());
            if inner.file.0 != 0 {
                return d.also(inner, "in this macro");
            }
        }
        d
    }

    fn stop(&mut self, code: &'static Code, token: &Token, message: &str) {
        if self.stopped.is_none() {
            let files = self.stack.iter().filter_map(|source| match source {
                Source::File { lexer, .. } => Some(Pos(lexer.base + lexer.at as u32)),
                Source::Tokens { .. } => None,
            });
            self.stopped = Some(files.chain([Pos(token.pos)]).collect());
            self.report(code, token, message);
            self.said = self.diagnostics.len();
        }
    }

    /// Counts tokens that macros make, and the text of some as that many more. False where there are too many.
    fn charge(&mut self, call: &Token, tokens: usize, text: usize) -> bool {
        self.expanded += tokens + text / 4;
        let fits = self.expanded <= EXPANSION_LIMIT;
        if !fits {
            let text = "macros expand to more than four million tokens";
            self.stop(&c::EXPANSION_LIMIT, call, text);
        }
        fits
    }

    fn text(&self, token: &Token) -> String {
        match token.kind {
            T::Ident | T::Placemarker => self.interner.get(token.symbol).to_string(),
            _ if token.has(SCRATCH) => self.interner.get(token.symbol).to_string(),
            T::Number | T::Char | T::Str | T::HeaderName | T::Unknown => {
                let bytes = self.sources.text(Pos(token.spell), token.len());
                String::from_utf8_lossy(bytes).into_owned()
            }
            kind => kind.text().to_string(),
        }
    }

    fn push_file(&mut self, file_name: String, bytes: Arc<[u8]>) {
        let Some(id) = self.sources.add(file_name, bytes) else {
            let token = Token::empty(T::Eof, 0);
            self.stop(&c::SOURCE_TOO_LARGE, &token, "all files together pass 4 GiB");
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

    // Macros ------------------------------------------------------------------------------------

    fn slot(&mut self, symbol: Symbol) -> &mut Slot {
        let n = symbol.0 as usize;
        if n >= self.slots.len() {
            self.slots.resize(n + 64, Slot::Unknown);
        }
        &mut self.slots[n]
    }

    /// The macro of a name, busy or not.
    fn lookup(&mut self, symbol: Symbol) -> Option<Rc<Macro>> {
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

    /// Makes a predefined macro out of `NAME value`.
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
        let mut params = None;
        let mut variadic = false;
        if let Some(first) = tokens.first()
            && !predefined
            && first.kind != T::LParen
            && !first.has(SPACE_BEFORE)
        {
            let text = "a space is missing between the macro's name and what it stands for";
            self.report(&c::MACRO_DEFINITION, first, text).tolerated();
        }
        if tokens.first().is_some_and(|t| t.kind == T::LParen && !t.has(SPACE_BEFORE)) {
            at = 1;
            let mut list: Vec<Symbol> = Vec::new();
            let mut seen = KeyedSet::default();
            if tokens.get(at).is_some_and(|t| t.kind == T::RParen) {
                at += 1;
            } else {
                loop {
                    let Some(token) = tokens.get(at).copied() else {
                        let end = tokens.last().copied().unwrap_or(head);
                        self.report(
                            &c::MACRO_DEFINITION,
                            &end,
                            "`)` is missing in the parameter list",
                        );
                        return None;
                    };
                    match token.kind {
                        T::Ellipsis => {
                            list.push(name::K___VA_ARGS__);
                            variadic = true;
                        }
                        T::Ident if !seen.insert(token.symbol) => {
                            let text =
                                format!("the parameter `{}` stands twice", self.text(&token));
                            self.report(&c::MACRO_DEFINITION, &token, text);
                            return None;
                        }
                        T::Ident => {
                            if token.symbol == name::K___VA_ARGS__ {
                                let text = "`__VA_ARGS__` is no name for a parameter";
                                self.report(&c::VA_ARGS_OUTSIDE, &token, text);
                            }
                            list.push(token.symbol);
                            if tokens.get(at + 1).is_some_and(|t| t.kind == T::Ellipsis) {
                                variadic = true;
                                at += 1;
                                let text = of_other_c(&c::GNU_C, "a name for variable arguments");
                                self.report(&c::GNU_C, &token, text);
                            }
                        }
                        _ => {
                            self.report(
                                &c::MACRO_DEFINITION,
                                &token,
                                "a parameter name is missing",
                            );
                            return None;
                        }
                    }
                    at += 1;
                    match tokens.get(at).map(|t| t.kind) {
                        Some(T::Comma) if !variadic => at += 1,
                        Some(T::RParen) => {
                            at += 1;
                            break;
                        }
                        _ => {
                            let end = tokens.get(at).or(tokens.last()).copied().unwrap_or(head);
                            self.report(
                                &c::MACRO_DEFINITION,
                                &end,
                                "`)` is missing in the parameter list",
                            );
                            return None;
                        }
                    }
                }
            }
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
                let text = "`##` cannot stand at the start or the end of a replacement list";
                self.report(&c::MACRO_DEFINITION, &token, text);
                return None;
            }
        }
        if params.is_some() {
            for i in 0..body.len() {
                let pasted = i > 0 && body[i - 1].kind == T::HashHash;
                let next = body.get(i + 1).map(|t| t.kind);
                let optional =
                    variadic && body.get(i + 1).is_some_and(|t| self.is_optional_part(t));
                if body[i].kind == T::Hash && next != Some(T::MacroParam) && !pasted && !optional {
                    self.report(
                        &c::MACRO_DEFINITION,
                        &body[i].clone(),
                        "`#` is not followed by a parameter",
                    );
                    return None;
                }
            }
        }
        if variadic && self.check_optional_parts(&body) {
            return None;
        }
        if variadic && !predefined {
            let last = params.as_ref().map_or(0, |list: &Vec<Symbol>| list.len() - 1);
            let drops_comma = |part: &&[Token]| {
                part[0].kind == T::Comma
                    && part[1].kind == T::HashHash
                    && part[2].kind == T::MacroParam
                    && part[2].symbol == Symbol(last as u32)
            };
            if let Some(part) = body.windows(3).find(drops_comma) {
                let text = of_other_c(&c::GNU_C, "`##` behind a comma that may be dropped");
                self.report(&c::GNU_C, &part[1], text);
            }
            if let Some(word) = body.iter().find(|t| self.is_optional_part(t)) {
                let text = of_other_c(&c::LATER_C, "`__VA_OPT__`");
                self.report(&c::LATER_C, word, text);
            }
        }
        if variadic && !predefined && self.language.edition < edition::Edition::V3_0 {
            let text = "a macro takes a fixed number of arguments before OpenCL C 3.0";
            self.report(&c::LATER_EDITION, &head, text).rule = Some(rules::NO_VARIADIC_MACROS);
        }
        Some(Rc::new(Macro { params, variadic, body: Rc::from(body), pos: head.pos, predefined }))
    }

    /// Whether a token is the word for what stands in a replacement list only where the variable part has
    /// arguments (C23 6.10.5.2).
    fn is_optional_part(&self, token: &Token) -> bool {
        token.kind == T::Ident && self.interner.find("__VA_OPT__") == Some(token.symbol)
    }

    /// Reports what is wrong with the `__VA_OPT__( … )` of a replacement list. Whether something is.
    fn check_optional_parts(&mut self, body: &[Token]) -> bool {
        let mut i = 0;
        while i < body.len() {
            if !self.is_optional_part(&body[i]) {
                i += 1;
                continue;
            }
            let word = body[i];
            let (inner, problem) = match optional_part(&body[i + 1..]) {
                None => (&body[..0], Some((word, "`__VA_OPT__` stands before parentheses"))),
                Some(inner) => (inner, None),
            };
            let nested = inner.iter().find(|t| self.is_optional_part(t));
            let paste = inner.first().into_iter().chain(inner.last());
            let paste = paste.into_iter().find(|t| t.kind == T::HashHash);
            let problem = problem
                .or(nested.map(|t| (*t, "`__VA_OPT__` stands inside of another")))
                .or(paste.map(|t| (*t, "`##` stands at the start or end of `__VA_OPT__`")));
            if let Some((token, text)) = problem {
                self.report(&c::MACRO_DEFINITION, &token, text);
                return true;
            }
            i += inner.len() + 3;
        }
        false
    }

    /// The replacement list with each `__VA_OPT__( … )` put in or left out, or made a string where `#` stands before it.
    fn with_optional_parts(
        &mut self,
        call: &Token,
        m: &Macro,
        arguments: &[Vec<Token>],
    ) -> Vec<Token> {
        let given = arguments
            .last()
            .is_some_and(|rest| rest.iter().any(|t| !matches!(t.kind, T::Placemarker)));
        let mut out = Vec::with_capacity(m.body.len());
        let mut rest = &m.body[..];
        while let Some((token, mut behind)) = rest.split_first() {
            let string = token.kind == T::Hash
                && behind.first().is_some_and(|word| self.is_optional_part(word));
            rest = behind;
            if string {
                behind = &behind[1..];
            }
            let fits = string || self.is_optional_part(token);
            let Some(inner) = optional_part(behind).filter(|_| fits) else {
                out.push(*token);
                continue;
            };
            rest = &behind[inner.len() + 2..];
            if string {
                let part = Macro { params: None, body: Rc::from(inner), ..*m };
                let text = match given {
                    true => self.substitute(call, &part, arguments),
                    false => Vec::new(),
                };
                out.push(self.stringised(call, token, &text));
                continue;
            }
            match given {
                true => out.extend_from_slice(inner),
                false => out.push(Token::empty(T::Placemarker, token.pos)),
            }
        }
        out
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

    /// The next token as written; directives are obeyed on the way. At a barrier, or at the end of
    /// everything, an `Eof` token.
    fn next_raw(&mut self) -> Token {
        loop {
            if self.stopped.is_some() {
                // What is left of a stopped run is only its end.
                self.stack.retain(|s| matches!(s, Source::Tokens { barrier: true, .. }));
            }
            match self.stack.last_mut() {
                None => {
                    let stopped = self.stopped.as_ref().and_then(|open| open.last());
                    return Token::empty(T::Eof, stopped.map_or(self.end, |pos| pos.0));
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
                                // The parser says so where it meets it.
                                return token;
                            }
                            self.unknown(&token);
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
            self.report(&c::UNTERMINATED_COMMENT, &token, "this comment has no end");
        }
        if let Some(pos) = odd {
            let token = Token::empty(T::Unknown, pos).with_len(1);
            self.report(&c::NUL_BYTE, &token, "a NUL byte stands in the source");
        }
        for pos in unclosed {
            let token = Token::empty(T::Unknown, *pos).with_len(1);
            self.report(&c::UNTERMINATED_CONDITIONAL, &token, "this conditional has no `#endif`");
        }
    }

    fn unknown(&mut self, token: &Token) {
        let text = self.text(token);
        let control = text.chars().all(|ch| ch.is_control() || ch == '\u{fffd}');
        let stray = self.diagnostics.last().is_some_and(|d| d.code == &c::STRAY_CHARACTER);
        if control && (self.badly_encoded || stray) {
            return;
        }
        let space = text.chars().all(char::is_whitespace);
        let text = text.escape_debug().to_string();
        let message = format!("`{text}` starts no token of OpenCL C");
        let d = self.report(&c::STRAY_CHARACTER, token, message);
        if space {
            // Compilers read it as the space that it looks like.
            d.tolerated();
        }
    }

    fn release(&mut self, name: Option<Symbol>) {
        if let Some(name) = name {
            let slot = self.slot(name);
            if let Slot::Busy(m) = slot {
                *slot = Slot::Yes(m.clone());
            }
        }
    }

    /// Whether the next token, wherever it comes from, is `(`.
    fn paren_follows(&mut self) -> bool {
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

    /// Expands the macro that `token` names; gives the token back where it names none.
    fn try_expand(&mut self, token: Token) -> Option<Token> {
        if let Some(result) = self.expand_special(&token) {
            return result;
        }
        let Some(definition) = self.lookup(token.symbol) else { return Some(token) };
        let mut result;
        if let Some(params) = &definition.params {
            if !self.paren_follows() {
                return Some(token);
            }
            let Some(arguments) = self.arguments(&token, &definition, params.len()) else {
                if self.stack.is_empty() {
                    // The call takes all that follows, and itself.
                    return None;
                }
                if self.said_elsewhere(&token) {
                    return Some(Token { flags: token.flags | NO_EXPAND, ..token });
                }
                // Something has to stand where the call stood, so that nothing else seems wrong.
                return Some(Token { kind: T::Unknown, flags: SCRATCH, ..token });
            };
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

    /// Whether the last message points to another line than a token's.
    fn said_elsewhere(&self, token: &Token) -> bool {
        let line = |span: Span| (span.file, self.sources.line_column(span).line);
        self.diagnostics.last().is_some_and(|d| line(d.primary.span) != line(self.span(token)))
    }

    /// Macros whose value is computed. The outer `None` means that it is none of them.
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
            name::K___FILE__ | name::K___BASE_FILE__ | name::K___FILE_NAME__ => {
                let (mut file, _) = self.sources.presumed(self.sources.span(Pos(token.pos), 1));
                if symbol == name::K___FILE_NAME__ {
                    file = file.rsplit('/').next().unwrap_or_default();
                }
                let quoted = file.replace('\\', "\\\\").replace('"', "\\\"");
                self.computed(token, format!("\"{quoted}\""), T::Str)
            }
            name::K___COUNTER__ => {
                self.counter += 1;
                let text = (self.counter - 1).to_string();
                self.computed(token, text, T::Number)
            }
            name::K___INCLUDE_LEVEL__ => {
                let text = self.includes.to_string();
                self.computed(token, text, T::Number)
            }
            // A check has no clock: the date is always the same.
            name::K___DATE__ => self.computed(token, "\"Jan  1 2000\"".into(), T::Str),
            name::K___TIME__ => self.computed(token, "\"00:00:00\"".into(), T::Str),
            name::K___TIMESTAMP__ => {
                self.computed(token, "\"Sat Jan  1 00:00:00 2000\"".into(), T::Str)
            }
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

    /// A token whose text is computed, in the place of the macro's name.
    fn computed(&mut self, token: &Token, text: String, kind: T) -> Option<Option<Token>> {
        let symbol = self.interner.intern(&text);
        let flags = token.flags | SCRATCH | FROM_MACRO;
        Some(Some(Token { kind, flags, symbol, ..*token }.with_len(text.len() as u32)))
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

    /// Reads the arguments of a call; `(` comes next. `None` after a message.
    fn arguments(&mut self, call: &Token, m: &Macro, params: usize) -> Option<Vec<Vec<Token>>> {
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
                    if self.stopped.is_none() {
                        let text =
                            format!("the call of macro `{}` has no closing `)`", self.text(call));
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
            // An empty variable part may be left out with its comma, since C23.
            if !m.predefined {
                let text = "C99 has an argument for `...`, which may be empty";
                self.report(&c::LATER_C, &end, text);
            }
            arguments.push(Vec::new());
            if let Some(last) = arguments.last_mut() {
                last.push(Token { symbol: Symbol(1), ..Token::empty(T::Placemarker, call.pos) });
            }
        }
        if arguments.len() != params {
            let count = arguments.len();
            let text =
                format!("macro `{}` takes {params} arguments, {count} given", self.text(call));
            // Where the first that is too much stands, or where one is missing.
            let extra = arguments.get(params).map(|list| list.first().unwrap_or(&end));
            let mut d =
                Diagnostic::new(&c::MACRO_ARGUMENTS, self.span(extra.unwrap_or(&end)), text);
            if !m.predefined {
                let len = call.len();
                d = d.also(self.sources.span(Pos(m.pos), len), "defined here");
            }
            self.diagnostics.push(d);
            return None;
        }
        Some(arguments)
    }

    /// Counts one level more of what is expanded within other expansions. False where that is too deep.
    fn deeper(&mut self, token: &Token) -> bool {
        let fits = self.depth < ARGUMENT_NESTING_LIMIT;
        if fits {
            self.depth += 1;
        } else {
            self.stop(&c::EXPANSION_LIMIT, token, "macro calls are nested too deeply");
        }
        fits
    }

    /// Fully expands a list of tokens by itself (C99 6.10.3.1).
    fn expand_list(&mut self, tokens: Vec<Token>) -> Vec<Token> {
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
        let optional = m.variadic && m.body.iter().any(|t| self.is_optional_part(t));
        let filled =
            if optional { self.with_optional_parts(call, m, arguments) } else { Vec::new() };
        let body = if optional { &filled } else { &m.body[..] };
        // What is left out is a place that pasting takes away.
        let mut pastes = optional;
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
                        // GNU: `, ## __VA_ARGS__` drops the comma where nothing follows.
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
            if self.stopped.is_some() || out.len() > EXPANSION_LIMIT {
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

    /// The string that `#` makes of an argument.
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

    /// Applies every `##` of the list, left to right. Those that came with arguments are not
    /// operators, but real sources have none.
    fn paste_all(&mut self, call: &Token, tokens: &[Token]) -> Vec<Token> {
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

    /// Puts a token behind what was pasted so far. What cannot be pasted is reported: it is what is pasted from then
    /// on, and what was before is given back.
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
                let message = format!("pasting makes `{text}`, which is no token");
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

    /// The token that pasting made.
    fn pasted(&mut self, call: &Token, made: Pasted) -> Token {
        let Pasted { token, text: Some(text) } = made else { return made.token };
        self.charge(call, 0, text.len());
        let symbol = self.interner.intern(&text);
        let flags = token.flags & (SPACE_BEFORE | FIRST_OF_LINE) | SCRATCH | FROM_MACRO;
        Token { flags, symbol, ..token }.with_len(token.len())
    }

    // Directives --------------------------------------------------------------------------------

    /// Whether the line of a directive is read.
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

    /// Reads to the end of the directive's line, as written.
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
            // Another file was opened: its first line is no part of the directive.
            return;
        }
        // Whatever of the line is left is none of the program's.
        while let Some(Source::Tokens { name, barrier: false, .. }) = self.stack.last() {
            let name = *name;
            self.stack.pop();
            self.release(name);
        }
        if self.stopped.is_none() {
            self.rest_of_line();
        }
        self.set_directive(false);
    }

    /// Reports the name of a directive that C99 does not have (C99 6.10).
    fn foreign_directive(&mut self, word: &Token) {
        let code = match word.symbol {
            name::K_elifdef | name::K_elifndef => &c::LATER_C,
            name::K_include | name::K_elif | super::keywords::kw::K_else => return,
            _ => &c::GNU_C,
        };
        let text = of_other_c(code, &format!("`#{}`", self.text(word)));
        self.report(code, word, text);
    }

    fn directive_line(&mut self, hash: Token) {
        let Some(Source::File { text, lexer, .. }) = self.stack.last_mut() else { return };
        let word = lexer.next(text, &mut self.interner);
        if word.kind == T::Eod {
            return;
        }
        match word.symbol {
            _ if word.kind == T::Number => {
                // `# 12 "file"`, as a preprocessor's output has it.
                self.line_directive(word, true);
            }
            _ if word.kind != T::Ident => {
                self.report(&c::INVALID_DIRECTIVE, &word, "a directive's name is missing");
            }
            name::K_define => self.define(),
            name::K_undef => self.undef(&word),
            name::K_include | name::K_include_next | name::K_import if !self.in_arguments => {
                self.foreign_directive(&word);
                self.include(word);
            }
            name::K_ifdef | name::K_ifndef => self.ifdef(hash, word),
            super::keywords::kw::K_if => {
                let value = self.condition(&word);
                self.begin_condition(hash, value);
            }
            name::K_elif | name::K_elifdef | name::K_elifndef | super::keywords::kw::K_else => {
                self.foreign_directive(&word);
                self.end_taken_group(word)
            }
            name::K_endif => {
                let Some(Source::File { conditions, .. }) = self.stack.last_mut() else { return };
                if conditions.pop().is_none() {
                    self.report(&c::CONDITIONAL_WITHOUT_IF, &word, "`#endif` without `#if`");
                }
                self.extra_tokens(&word);
            }
            name::K_line => {
                let first = self.next();
                self.line_directive(first, false);
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
                let text = "this directive cannot stand among the arguments of a macro";
                self.report(&c::INVALID_DIRECTIVE, &word, text);
            }
            name::K_pragma => self.pragma(&word),
            _ if self.text(&word) == "embed" => self.embed(&word),
            _ if word.symbol == name::K_ident || self.text(&word) == "sccs" => {
                self.foreign_directive(&word);
                let rest = self.rest_of_line();
                if !rest.first().is_some_and(|t| t.kind == T::Str) {
                    let text = format!("`#{}` takes a string", self.text(&word));
                    self.report(&c::INVALID_DIRECTIVE, &word, text);
                }
            }
            _ => {
                let text = format!("`#{}` is no directive", self.text(&word));
                self.report(&c::INVALID_DIRECTIVE, &word, text);
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
            self.report(&c::EXTRA_TOKENS, &first.clone(), text);
        }
    }

    /// The name that a directive is about; `code` says that there is none. `asked`: whether it is defined, is asked.
    fn macro_name(&mut self, code: &'static Code, asked: bool) -> Option<Token> {
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

    /// Reports `__VA_ARGS__` where it stands for nothing (C99 6.10.3).
    fn stray_arguments(&mut self, token: &Token) {
        self.report(&c::VA_ARGS_OUTSIDE, token, "`__VA_ARGS__` stands outside a variadic macro");
    }

    fn define(&mut self) {
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
            let text = format!("macro `{}` is defined again, differently", self.text(&head));
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
            let text = format!("macro `{}` is the language's own", self.text(&head));
            self.report(&c::MACRO_REDEFINED, &head, text);
        }
        *self.slot(head.symbol) = Slot::Yes(made);
    }

    fn undef(&mut self, word: &Token) {
        if let Some(head) = self.macro_name(&c::INVALID_DIRECTIVE, false) {
            *self.slot(head.symbol) = Slot::No;
            self.extra_tokens(word);
        }
    }

    fn is_defined(&mut self, symbol: Symbol) -> bool {
        symbol_is_computed(symbol) && !matches!(self.slot(symbol), Slot::No)
            || self.lookup(symbol).is_some()
    }

    fn ifdef(&mut self, hash: Token, word: Token) {
        let Some(head) = self.macro_name(&c::INVALID_DIRECTIVE, true) else {
            self.begin_condition(hash, false);
            return;
        };
        let defined = self.is_defined(head.symbol);
        self.extra_tokens(&word);
        self.begin_condition(hash, defined == (word.symbol == name::K_ifdef));
    }

    /// Evaluates the rest of the line as a controlling expression.
    fn condition(&mut self, word: &Token) -> bool {
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
            if self.stopped.is_some() {
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
                    let text = "a constant expression has no comma operator";
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

    fn begin_condition(&mut self, hash: Token, value: bool) {
        let Some(Source::File { conditions, .. }) = self.stack.last_mut() else { return };
        conditions.push(Condition { pos: hash.pos, taken: value, seen_else: false });
        if !value {
            self.skip_group();
        }
    }

    /// `#else` and its kin after a group that was taken: the others are passed over.
    fn end_taken_group(&mut self, word: Token) {
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
                } else if word.symbol == super::keywords::kw::K_else {
                    condition.seen_else = true;
                    self.extra_tokens(&word);
                }
            }
        }
        self.skip_group();
    }

    /// Reports a group behind the one of `#else`, whose word is `word` (C99 6.10.1).
    fn group_after_else(&mut self, word: &Token) {
        let text = format!("`#{}` after `#else`", self.text(word));
        self.report(&c::CONDITIONAL_WITHOUT_IF, word, text);
    }

    /// Passes over lines until the `#endif` or the group to take. The current line's rest first.
    fn skip_group(&mut self) {
        // Of each conditional within, where it starts and whether its `#else` was seen.
        let mut nested: Vec<(u32, bool)> = Vec::new();
        loop {
            self.rest_of_line_text();
            self.set_directive(false);
            // Find the next line that starts with `#`.
            let (hash, word) = loop {
                let Some(Source::File { text, lexer, conditions, .. }) = self.stack.last_mut()
                else {
                    return;
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
                        // What is passed over is no mistake to compilers; that the conditional has no
                        // end is, and this says why (C99 5.1.1.2).
                        if let Some(pos) = lexer.open_comment.take() {
                            let token = Token::empty(T::Unknown, pos).with_len(2);
                            let text = "this comment has no end";
                            self.report(&c::UNTERMINATED_COMMENT, &token, text).tolerated();
                        }
                        return;
                    }
                    T::Hash if token.has(FIRST_OF_LINE) => {
                        lexer.directive = true;
                        break (token, lexer.next(text, &mut self.interner));
                    }
                    _ => {}
                }
            };
            if word.kind != T::Ident {
                continue;
            }
            match word.symbol {
                super::keywords::kw::K_if | name::K_ifdef | name::K_ifndef => {
                    nested.push((hash.pos, false));
                }
                name::K_endif if nested.pop().is_some() => {}
                name::K_endif => {
                    if let Some(Source::File { conditions, .. }) = self.stack.last_mut() {
                        conditions.pop();
                    }
                    self.extra_tokens(&word);
                    return;
                }
                super::keywords::kw::K_else | name::K_elif | name::K_elifdef | name::K_elifndef => {
                    let is_else = word.symbol == super::keywords::kw::K_else;
                    if let Some((_, seen_else)) = nested.last_mut() {
                        if std::mem::replace(seen_else, *seen_else || is_else) {
                            self.group_after_else(&word);
                        }
                        continue;
                    }
                    self.foreign_directive(&word);
                    let Some(Source::File { conditions, .. }) = self.stack.last_mut() else {
                        return;
                    };
                    let Some(condition) = conditions.last_mut() else { return };
                    let (taken, after_else) = (condition.taken, condition.seen_else);
                    if is_else {
                        condition.seen_else = true;
                    }
                    if after_else {
                        self.group_after_else(&word);
                        continue;
                    }
                    if is_else {
                        self.extra_tokens(&word);
                    }
                    if taken {
                        continue;
                    }
                    let take = match word.symbol {
                        name::K_elif => self.condition(&word),
                        name::K_elifdef | name::K_elifndef => {
                            let Some(head) = self.macro_name(&c::INVALID_DIRECTIVE, true) else {
                                continue;
                            };
                            self.is_defined(head.symbol) == (word.symbol == name::K_elifdef)
                        }
                        _ => true,
                    };
                    while let Some(Source::Tokens { name, barrier: false, .. }) = self.stack.last()
                    {
                        let name = *name;
                        self.stack.pop();
                        self.release(name);
                    }
                    if take {
                        if let Some(Source::File { conditions, .. }) = self.stack.last_mut()
                            && let Some(condition) = conditions.last_mut()
                        {
                            condition.taken = true;
                        }
                        return;
                    }
                }
                _ => {}
            }
        }
    }

    /// The file that a directive names, its name with what stands around it, and whether that are quotes. `None`
    /// after a message.
    fn file_name(&mut self, word: &Token) -> Option<(Token, String, bool)> {
        let Source::File { text, lexer, .. } = self.stack.last_mut()? else { return None };
        let text = text.clone();
        let token = match lexer.header_name(&text) {
            Some(token) => token,
            None => self.next(),
        };
        Some(match token.kind {
            T::HeaderName => (token, self.text(&token), false),
            T::Str => (token, self.text(&token), true),
            T::Lt => {
                let mut made = String::from("<");
                loop {
                    let t = self.next();
                    match t.kind {
                        T::Gt => break,
                        T::Eod | T::Eof => {
                            self.report(
                                &c::INVALID_DIRECTIVE,
                                &token,
                                "`>` is missing after the file's name",
                            );
                            return None;
                        }
                        _ => made.push_str(&self.text(&t)),
                    }
                }
                made.push('>');
                (token, made, false)
            }
            _ => {
                let at = if token.kind == T::Eod { *word } else { token };
                self.report(
                    &c::INVALID_DIRECTIVE,
                    &at,
                    "the name of a file is missing: \"file\" or <file>",
                );
                return None;
            }
        })
    }

    /// `#embed` of C23: what of it matters is whether the file is there.
    fn embed(&mut self, word: &Token) {
        let Some((token, file_name, quoted)) = self.file_name(word) else { return };
        let plain = file_name.trim_matches(['"', '<', '>']);
        let from = self.current_file_name();
        match self.loader.load(plain, quoted, &from) {
            Ok(_) => {
                let text = "`#embed` is no directive of OpenCL C";
                self.report(&c::INVALID_DIRECTIVE, word, text);
            }
            Err(why) => self.stop(&c::MISSING_INCLUDE, &token, &why),
        }
    }

    fn include(&mut self, word: Token) {
        let Some((token, file_name, quoted)) = self.file_name(&word) else { return };
        let plain = file_name[1..file_name.len().max(2) - 1].to_string();
        self.extra_tokens(&word);
        if plain.is_empty() {
            self.report(&c::INVALID_DIRECTIVE, &token, "the file's name is empty");
            return;
        }
        if self.includes >= INCLUDE_LIMIT {
            self.stop(&c::INCLUDE_DEPTH, &token, "`#include` is nested more than 200 deep");
            return;
        }
        let from = self.current_file_name();
        match self.loader.load(&plain, quoted, &from) {
            Ok((file, bytes)) => {
                match self.once.get(&file) {
                    Some(true) => return,
                    Some(false) => self.again += bytes.len() + INCLUDE_COST,
                    None => {
                        self.once.insert(file.clone(), false);
                    }
                }
                if self.again > INCLUDE_AGAIN_LIMIT {
                    let text = "files that are included again pass 16 MiB";
                    self.stop(&c::INCLUDE_DEPTH, &token, text);
                    return;
                }
                // The line of the directive is done before the other file starts.
                self.set_directive(false);
                let depth = self.stack.iter().filter(|s| matches!(s, Source::File { .. })).count();
                self.includes = depth;
                if depth > INCLUDE_LIMIT {
                    let text = "`#include` is nested more than 200 deep";
                    self.stop(&c::INCLUDE_DEPTH, &token, text);
                    return;
                }
                self.push_file(file, bytes);
                self.set_directive(false);
            }
            Err(_) if COMPILER_HEADERS.contains(&plain.as_str()) => {
                let text = format!("`{plain}` is a file of a compiler, not of OpenCL C");
                let help = "leave the line out: what the file declares is built in";
                let d = self.report(&c::MISSING_INCLUDE, &token, text);
                d.tolerated();
                d.help = Some(help.into());
            }
            Err(why) => {
                self.stop(&c::MISSING_INCLUDE, &token, &why);
                if STANDARD_HEADERS.contains(&plain.as_str())
                    && let Some(d) = self.diagnostics.last_mut()
                    && d.code == &c::MISSING_INCLUDE
                {
                    d.rule = Some(rules::NO_STANDARD_HEADERS);
                }
            }
        }
    }

    /// The flags of a line like `# 1 "file" 1 3`: 1 enters a file, 2 goes back to one, 3 and 4 say what kind
    /// it is. What is wrong.
    fn marker_flags(&mut self) -> Option<Token> {
        let mut flags = Vec::new();
        loop {
            let token = self.next();
            if matches!(token.kind, T::Eod | T::Eof) {
                break;
            }
            let flag = self.text(&token);
            let fits = match (flag.as_str(), flags.last().map(String::as_str)) {
                ("1", None) | ("3", None | Some("1" | "2")) | ("4", Some("3")) => true,
                ("2", None) => {
                    let files = self.stack.iter().filter(|s| matches!(s, Source::File { .. }));
                    self.entered > 0 || files.count() > 1
                }
                _ => false,
            };
            if !fits {
                return Some(token);
            }
            flags.push(flag);
        }
        match flags.first().map(String::as_str) {
            Some("1") => self.entered += 1,
            Some("2") => self.entered = self.entered.saturating_sub(1),
            _ => {}
        }
        None
    }

    fn line_directive(&mut self, first: Token, marker: bool) {
        let text = self.text(&first);
        let number = text.parse::<u32>().ok().filter(|_| first.kind == T::Number);
        let Some(number) = number.filter(|n| *n <= i32::MAX as u32) else {
            self.report(&c::INVALID_DIRECTIVE, &first, "`#line` needs a line number");
            return;
        };
        let second = self.next();
        match second.kind {
            T::Eod | T::Eof => {}
            T::Str if self.text(&second).starts_with('"') => {
                if let Some(wrong) = marker.then(|| self.marker_flags()).flatten() {
                    let text = "the numbers behind the file's name are 1 to 4, in this order";
                    self.report(&c::INVALID_DIRECTIVE, &wrong, text);
                    return;
                }
            }
            _ => {
                self.report(&c::INVALID_DIRECTIVE, &second, "`#line` needs a file name in quotes");
                return;
            }
        }
        let name = (second.kind == T::Str).then(|| {
            let (bytes, _) = literal::unquote(self.text(&second).as_bytes());
            String::from_utf8_lossy(&bytes).into_owned()
        });
        if let Some(Source::File { id, lexer, .. }) =
            self.stack.iter().rev().find(|s| matches!(s, Source::File { .. }))
        {
            let (id, pos) = (*id, lexer.base + lexer.at as u32);
            let span = self.sources.span(Pos(pos.saturating_sub(1)), 1);
            let line = self.sources.line_column(span).line;
            self.sources.add_line_directive(id, line + 1, number, name);
        }
    }

    // Pragmas -----------------------------------------------------------------------------------

    fn pragma(&mut self, word: &Token) {
        let tokens = self.rest_of_line();
        self.handle_pragma(word, &tokens);
    }

    fn pragma_operator(&mut self, token: &Token) -> Option<Token> {
        let malformed = "`_Pragma` needs a string in parentheses";
        let open = self.next();
        if open.kind != T::LParen {
            self.report(&c::INVALID_DIRECTIVE, token, malformed);
            return Some(open);
        }
        let text = self.next();
        if text.kind != T::Str {
            self.report(&c::INVALID_DIRECTIVE, token, malformed);
            // The rest of the line is passed over, or what stands up to `)`.
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
        let spelled = spelled.trim_start_matches('L');
        // One quote at each end: what is quoted inside has its own before the last.
        let inner = spelled.strip_prefix('"').and_then(|s| s.strip_suffix('"')).unwrap_or(spelled);
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
            (name::K_OPENCL | name::K_STDC, name::K_FP_CONTRACT) => match symbol(2) {
                name::K_ON | name::K_OFF | name::K_DEFAULT => {
                    if let Some(token) = tokens.get(3) {
                        let text = "nothing stands behind the switch of `FP_CONTRACT`";
                        self.report(&c::MISPLACED_PRAGMA, token, text);
                        if !self.in_arguments {
                            // It stands where something else has to, of which nothing more is said.
                            let flags = SCRATCH | FIRST_OF_LINE;
                            self.out.push(Token { kind: T::Unknown, flags, ..*token });
                        }
                    }
                    Some(PragmaKind::FpContract)
                }
                _ => {
                    let text = "`FP_CONTRACT` takes `ON`, `OFF` or `DEFAULT`";
                    self.report(&c::MALFORMED_PRAGMA, tokens.get(2).unwrap_or(word), text);
                    None
                }
            },
            (name::K_unroll | name::K_nounroll, _) => {
                self.unroll_pragma(LoopKind::Unroll, tokens).map(PragmaKind::Loop)
            }
            (first, _)
                if ["unroll_and_jam", "nounroll_and_jam"]
                    .iter()
                    .any(|word| self.interner.find(word) == Some(first)) =>
            {
                self.unroll_pragma(LoopKind::UnrollAndJam, tokens).map(PragmaKind::Loop)
            }
            (name::K_OPENCL, word)
                if self.language.supports(edition::SELECT_FPROUNDING_MODE)
                    && self.interner.find("SELECT_ROUNDING_MODE") == Some(word) =>
            {
                let modes = [
                    ("rte", RoundingMode::Even),
                    ("rtz", RoundingMode::Zero),
                    ("rtp", RoundingMode::Up),
                    ("rtn", RoundingMode::Down),
                ];
                let named = |m: &&(&str, _)| self.interner.find(m.0) == Some(symbol(2));
                let mode = modes.iter().find(named).map(|m| m.1);
                if mode.is_none() {
                    let text = "`SELECT_ROUNDING_MODE` takes `rte`, `rtz`, `rtp` or `rtn`";
                    self.report(&c::MALFORMED_PRAGMA, tokens.get(2).unwrap_or(at), text);
                }
                mode.map(PragmaKind::Rounding)
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
            (name::K_clang, option) if self.interner.find("loop") == Some(option) => {
                self.loop_pragma(&tokens[1], &tokens[2..]).map(PragmaKind::Loop)
            }
            (first, _) if self.interner.find("pack") == Some(first) => {
                let pack = self.pack_pragma(tokens);
                if pack.is_none() {
                    let text =
                        "`pack` takes `push` or `pop`, and 1, 2, 4, 8 or 16 bytes, in parentheses";
                    self.report(&c::MALFORMED_PRAGMA, tokens.first().unwrap_or(word), text);
                }
                pack.map(PragmaKind::Pack)
            }
            (name::K_GCC, name::K_unroll | name::K_nounroll) => {
                self.unroll_pragma(LoopKind::Unroll, &tokens[1..]).map(PragmaKind::Loop)
            }
            (name::K_STDC, range)
                if self.interner.find("CX_LIMITED_RANGE") == Some(range)
                    && matches!(symbol(2), name::K_ON | name::K_OFF | name::K_DEFAULT)
                    && tokens.len() == 3 =>
            {
                Some(PragmaKind::FpContract)
            }
            (name::K_once, _) => {
                let file = self.current_file_name();
                self.once.insert(file, true);
                None
            }
            (name::K_STDC, _) => None,
            _ => {
                if self.compiler_pragma(tokens) {
                    return;
                }
                let text = "this pragma has no meaning in OpenCL C and is ignored";
                self.report(&c::UNKNOWN_PRAGMA, tokens.first().unwrap_or(word), text);
                None
            }
        };
        self.place_pragma(word, kind);
    }

    fn place_pragma(&mut self, word: &Token, kind: Option<PragmaKind>) {
        if let Some(kind) = kind {
            let before = self.out.len() as u32;
            self.pragmas.push(Pragma { before, pos: word.pos, kind });
        }
    }

    /// `pack()`, `pack(n)`, and both with `push` or `pop` before; what is pushed may have a name.
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

    /// Warns of what stands behind a pragma of the language.
    fn extra_in_pragma(&mut self, first: Option<&Token>) {
        if let Some(token) = first {
            self.report(&c::EXTRA_TOKENS, token, "extra text after the pragma");
        }
    }

    fn extension_pragma(&mut self, word: &Token, tokens: &[Token]) -> Option<PragmaKind> {
        let Some(name_token) = tokens.get(2).filter(|t| t.kind == T::Ident).copied() else {
            let text = "`OPENCL EXTENSION` needs an extension's name";
            self.report(&c::MALFORMED_PRAGMA, tokens.get(2).unwrap_or(word), text);
            return None;
        };
        if tokens.get(3).map(|t| t.kind) != Some(T::Colon) {
            let text = "`:` is missing after the extension's name";
            self.report(&c::MALFORMED_PRAGMA, tokens.get(3).unwrap_or(&name_token), text);
            return None;
        }
        let behaviour = tokens.get(4).filter(|t| t.kind == T::Ident).map(|t| t.symbol);
        let on = match behaviour {
            Some(name::K_enable) => true,
            Some(name::K_disable) => false,
            Some(name::K_begin | name::K_end) => return Some(PragmaKind::Idle),
            _ => {
                let text = "an extension's behaviour is `enable` or `disable`";
                self.report(&c::MALFORMED_PRAGMA, tokens.get(4).unwrap_or(&name_token), text);
                return None;
            }
        };
        if tokens.get(5).is_some() {
            // Compilers ignore it whole.
            self.extra_in_pragma(tokens.get(5));
            return None;
        }
        let text = self.text(&name_token);
        let all = name_token.symbol == name::K_all;
        let extension = edition::extension(&text);
        let lack = match extension {
            _ if all && !on => return Some(PragmaKind::Extension(None, false)),
            _ if all => "`all` can only be disabled: extensions are enabled one by one".to_string(),
            Some(id) if self.language.supports(id) => {
                return Some(PragmaKind::Extension(extension, on));
            }
            Some(_) => format!("the device has no extension `{text}`"),
            None => format!("`{text}` is no extension that the checker knows"),
        };
        if on {
            let d = self.diagnostic(&c::UNSUPPORTED_EXTENSION, &name_token, lack);
            self.diagnostics.push(d.rule(rules::ENABLE_SUPPORTED));
        } else {
            self.report(&c::UNKNOWN_EXTENSION, &name_token, lack);
        }
        Some(PragmaKind::Idle)
    }
}

/// What stands in the parentheses that start here.
fn optional_part(tokens: &[Token]) -> Option<&[Token]> {
    let mut depth = 0u32;
    for (n, t) in tokens.iter().enumerate() {
        match t.kind {
            T::LParen => depth += 1,
            T::RParen if depth == 1 => return tokens.get(1..n),
            T::RParen => depth = depth.saturating_sub(1),
            _ if depth == 0 => return None,
            _ => {}
        }
    }
    None
}

/// Whether all bytes may stand in an identifier.
fn in_identifier(bytes: &[u8]) -> bool {
    bytes.iter().all(|b| lexer::ident_continue(*b))
}

/// Whether a name stands for what the preprocessor works out, such as `__LINE__`: no definition makes it.
fn symbol_is_computed(symbol: Symbol) -> bool {
    symbol != name::K___has_cpp_attribute
        && (name::K___has_include.0..=name::K__Pragma.0).contains(&symbol.0)
}

/// Moves to the next line that may be a directive, or to where a comment starts.
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
