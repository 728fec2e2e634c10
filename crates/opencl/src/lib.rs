//! The OpenCL C front end. It reads source text, and returns diagnostics and a typed program.
//!
//! ```text
//! bytes ──source_map──▶ text ──lexer, preprocessor──▶ tokens ──parser──▶ Ast ──sema──▶ Program
//! ```
//!
//! The crate depends on no other crate of the workspace and uses no files, threads or clocks. A [`Loader`] provides the
//! files of `#include`. No input makes a function fail: faults become diagnostics. Limits on nesting and on macro
//! expansion bound time and memory.
//!
//! Editions, extensions, attributes and built-in functions are tables ([`edition`], [`attributes`], `builtins`).
//! [`rules`] has the rules of the manual that diagnostics enforce. [`codes`] has the page of each diagnostic code.

#![doc = ""]
#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

pub mod ast;
pub mod attributes;
pub mod builtins;
pub mod codes;
pub mod const_eval;
pub mod diagnostic;
pub mod edition;
pub mod floating;
mod foreign;
mod hash;
mod interner;
mod keyword_style;
mod keywords;
pub mod lexer;
mod literal;
mod lost_splice;
mod names;
mod parser;
mod preprocessor;
pub mod program;
pub mod references;
pub mod rules;
mod sema;
pub mod source_map;
mod spelling;
mod symbol;
mod token_place;
pub mod types;

use std::sync::Arc;

pub use edition::{Edition, ExtensionSet, Language};
pub use interner::Symbol;
pub use keywords::{Word, words};
pub use names::{NameKind, macro_definition, name_kind, names, unavailable};
pub use preprocessor::{Loader, MacroOption, NoFiles, RoundingMode};
pub use program::Program;
pub use source_map::{LineColumn, SourceMap};

use crate::diagnostic::{Code, Diagnostic, Severity, Span};

/// A stack of this size, in bytes, suffices for the deepest nesting that the parser accepts, even in a debug build. The
/// front end starts no threads: callers must run it on a stack of at least this size.
pub const STACK: usize = 64 << 20;

/// Options of a check.
#[derive(Clone, Debug)]
pub struct Options {
    /// The edition, the device's extensions and address width, and the precision of floating constants.
    pub language: Language,
    /// `-D` and `-U` options, in order.
    pub macros: Vec<MacroOption>,
    /// The ids of the codes whose warnings are not reported. Errors are always reported.
    pub silenced: Vec<String>,
    /// Whether warnings are errors.
    pub warnings_are_errors: bool,
    /// Whether constructs that the specification forbids but compilers accept are errors.
    pub pedantic: bool,
    /// Whether to keep the typed program. If not, [`Checked::program`] is empty, and memory use does not grow
    /// with the size of function bodies.
    pub keep_program: bool,
    /// Whether to collect [`Checked::references`].
    pub keep_references: bool,
}

impl Options {
    /// The default options for an edition: a 64-bit device that supports everything, no macros, and warnings that are
    /// not errors. The typed program is kept, and the references are not.
    pub fn new(edition: Edition) -> Options {
        Options {
            language: Language::new(edition),
            macros: Vec::new(),
            silenced: Vec::new(),
            warnings_are_errors: false,
            pedantic: false,
            keep_program: true,
            keep_references: false,
        }
    }
}

/// The outcome of a check.
#[derive(Debug)]
pub struct Checked {
    /// The diagnostics, sorted by file and position.
    pub diagnostics: Vec<Diagnostic>,
    /// The files that spans point into.
    pub sources: SourceMap,
    /// The typed program. It contains error nodes where the source has errors.
    pub program: Program,
    /// The tokens to which the program's token indices refer.
    pub tokens: Vec<lexer::Token>,
    /// Changes of the rounding mode, each with the index of the token from which it applies. A change applies up to the
    /// end of the compound statement that contains it, except where a later change applies.
    pub rounding: Vec<(u32, RoundingMode)>,
    /// The declarations and uses of names; empty without [`Options::keep_references`].
    pub references: references::References,
    names: interner::Interner,
}

impl Checked {
    /// Whether no diagnostic is an error.
    pub fn accepted(&self) -> bool {
        self.diagnostics.iter().all(|d| d.severity < Severity::Error)
    }

    /// The place where a token is spelled, which may be in the body of a macro. `None` if no file contains the
    /// spelling, for example because `##` or a predefined macro produced the token.
    pub fn spelling(&self, token: &lexer::Token) -> Option<Span> {
        let span = self.sources.span(source_map::Pos(token.spell), token.len());
        (!token.has(lexer::SCRATCH) && span.file.0 != 0).then_some(span)
    }

    /// The place of a token, or of the macro call that produced it.
    pub fn place(&self, token: &lexer::Token) -> Span {
        token_place::token_span(&self.sources, token)
    }

    /// The spelling of a token.
    pub fn token_text(&self, token: &lexer::Token) -> String {
        token_place::token_text(&self.sources, &self.names, token)
    }

    /// The text of a name in the program.
    pub fn name(&self, symbol: Symbol) -> &str {
        self.names.get(symbol)
    }
}

/// Checks one source. `file_name` is the name of the source: messages print it, and the loader gets it as the name of
/// the including file.
pub fn check(
    file_name: &str,
    bytes: impl Into<Arc<[u8]>>,
    options: &Options,
    loader: &mut dyn Loader,
) -> Checked {
    let pp = preprocessor::preprocess(
        file_name,
        bytes.into(),
        &options.language,
        &options.macros,
        options.keep_references,
        loader,
    );
    let names = pp.interner;
    let (mut tokens, mut pragmas) = (pp.tokens, pp.pragmas);
    let mut references = pp.references;
    let mut slips = None;
    let (program, semantic, mut syntax) = loop {
        let mut parser =
            parser::Parser::new(&tokens, &pragmas, &names, &pp.sources, &options.language);
        let unit = sema::Unit {
            tokens: &tokens,
            pragmas: &pragmas,
            interner: &names,
            sources: &pp.sources,
            language: &options.language,
            keep_program: options.keep_program,
            with_parameters: &pp.with_parameters,
            spaced_parameters: &pp.spaced_parameters,
        };
        // The source is parsed and analysed in parts: the whole syntax tree is never in memory.
        let mut analysis = sema::Analysis::new(&options.language, options.keep_references);
        while let Some(part) = parser.next_part() {
            analysis = analysis.extended(&unit, &part);
        }
        if slips.is_none()
            && let Some(corrected) = parser::corrected(&parser)
        {
            (tokens, pragmas) = (corrected.tokens, corrected.pragmas);
            slips = Some(corrected.diagnostics);
            continue;
        }
        let (program, semantic) = analysis.finish(&unit, &mut references);
        break (program, semantic, parser.diagnostics);
    };
    syntax.extend(slips.into_iter().flatten());
    let wrong = |list: &[Diagnostic]| list.iter().any(|d| d.severity == Severity::Error);
    let mut diagnostics = pp.diagnostics;
    let unknown = pp.unknown.map(|unknown| {
        let from = unknown.from.iter().map(|pos| pp.sources.span(*pos, 1));
        (from.collect::<Vec<Span>>(), unknown.files)
    });
    let guess = wrong(&syntax) || unknown.is_some();
    let lost_splice = lost_splice(&syntax, &pp.sources);
    let is_known = |d: &Diagnostic| {
        let place = d.primary.span;
        let is_read = unknown.as_ref().is_none_or(|(from, files)| {
            let is_after = |open: &Span| open.file == place.file && open.start <= place.start;
            (place.file.0 as usize) < *files && !from.iter().any(is_after)
        });
        let is_after = |lost: &Diagnostic| {
            lost.primary.span.file == place.file && lost.primary.span.end <= place.start
        };
        is_read && !lost_splice.as_ref().is_some_and(is_after)
    };
    diagnostics.extend(syntax.into_iter().filter(&is_known));
    let flow = |d: &Diagnostic| d.code == &codes::MISSING_RETURN;
    let dubious = |d: &Diagnostic| guess && flow(d);
    diagnostics.extend(semantic.into_iter().filter(|d| is_known(d) && !dubious(d)));
    diagnostics.extend(lost_splice);
    diagnostics.sort_by_key(|d| (d.primary.span.file, d.primary.span.start));
    diagnostics.dedup_by(|a, b| {
        a.code == b.code && a.primary.span == b.primary.span && a.message == b.message
    });
    diagnostics.retain_mut(|d| adjust(d, options));
    if !diagnostics.is_empty() && keyword_style::has_underscores(&tokens) {
        diagnostics.iter_mut().for_each(keyword_style::underscore);
    }
    let rounding = pragmas.iter().filter_map(|p| match p.kind {
        preprocessor::PragmaKind::Rounding(mode) => Some((p.before, mode)),
        _ => None,
    });
    let rounding = rounding.collect();
    let sources = pp.sources;
    Checked { diagnostics, sources, program, tokens, rounding, references, names }
}

/// The diagnostic of a macro definition that ends too early, because a `\` is missing. Returns `None` unless the
/// definition precedes the first syntax error and is in the same file. If the function returns a diagnostic, the caller
/// does not report the other syntax errors and semantic diagnostics after the end of the definition.
fn lost_splice(syntax: &[Diagnostic], sources: &SourceMap) -> Option<Diagnostic> {
    let first = syntax.iter().map(|d| d.primary.span).min_by_key(|span| (span.file, span.start))?;
    let bytes = &sources.file(first.file).bytes;
    let lost = lost_splice::find(bytes, first.start as usize, first.file)?;
    (lost.primary.span.end <= first.start).then_some(lost)
}

/// Applies the options to a diagnostic's severity. Returns false if the diagnostic is silenced.
fn adjust(d: &mut Diagnostic, options: &Options) -> bool {
    if d.severity == Severity::Error {
        return true;
    }
    if options.silenced.iter().any(|s| s == d.code.id) {
        return false;
    }
    let tolerated = d.code.severity == Severity::Error;
    if options.pedantic && (tolerated || codes::BEYOND_SPECIFICATION.contains(&d.code)) {
        d.severity = Severity::Error;
    }
    if options.warnings_are_errors {
        d.severity = Severity::Error;
    }
    true
}

/// The code with the given id, such as `CL0301`.
pub fn code(id: &str) -> Option<&'static Code> {
    codes::CODES.iter().copied().find(|c| c.id == id)
}
