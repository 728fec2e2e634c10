//! Pragmas of compilers that say nothing about the program here, and that compilers reject where they are
//! written wrongly.

use std::collections::BTreeMap;

use super::super::interner::Symbol;
use super::super::lexer::{Token, TokenKind as T};
use super::{PragmaKind, Preprocessor, c};

/// The options of `clang fp`, each with the words that it takes.
const FP_OPTIONS: &[(&str, &[&str])] = &[
    ("contract", &["fast", "on", "off"]),
    ("reassociate", &["on", "off"]),
    ("reciprocal", &["on", "off"]),
    ("exceptions", &["ignore", "maytrap", "strict"]),
    ("eval_method", &["source", "double", "extended"]),
];

/// Pragmas that begin and end a region of the source, which must end in its file.
const REGIONS: &[&str] = &["assume_nonnull", "arc_cf_code_audited", "unsafe_buffer_usage"];

/// What regions of each kind began and did not end.
pub(super) type Regions = BTreeMap<&'static str, Vec<Token>>;

/// What is pushed by `clang attribute`.
const ATTRIBUTES: &str = "attribute";
/// What is pushed by `GCC visibility`.
const VISIBILITY: &str = "visibility";

impl Preprocessor<'_> {
    /// Looks at a pragma by its words. What it is if it is one that has a place, as those of the language have.
    pub(super) fn compiler_pragma(&mut self, word: &Token, tokens: &[Token]) -> Option<PragmaKind> {
        let spelled: Vec<String> = tokens.iter().map(|t| self.text(t)).collect();
        let words: Vec<&str> = spelled.iter().map(String::as_str).collect();
        let at = |i: usize| tokens.get(i).or(tokens.last()).copied().unwrap_or(*word);
        let wrong = match words[..] {
            ["clang", "fp", ref options @ ..] => match fp_options(options) {
                Ok(()) => return Some(PragmaKind::FpContract),
                Err((n, text)) => Some((n + 2, text)),
            },
            ["clang", "optimize", "on" | "off"] => None,
            ["clang", "optimize", ..] => Some((2, "`optimize` takes `on` or `off`".into())),
            [
                "clang" | "GCC",
                "diagnostic",
                kind @ ("ignored" | "warning" | "error" | "fatal"),
                ref rest @ ..,
            ] if !rest.first().is_some_and(|t| is_text(t)) => {
                Some((3, format!("`{kind}` takes the name of a warning, in quotes")))
            }
            ["clang", "attribute", ref rest @ ..] => self.attribute_pragma(&at(1), rest),
            [
                "GCC",
                "visibility",
                "push",
                "(",
                "default" | "hidden" | "internal" | "protected",
                ")",
            ] => {
                self.begin_region(VISIBILITY, at(1));
                return Some(PragmaKind::Idle);
            }
            ["GCC", "visibility", "pop"] => match self.end_region(VISIBILITY, "visibility push") {
                None => return Some(PragmaKind::Idle),
                wrong => wrong,
            },
            ["weak", _] | ["weak", _, "=", _]
                if tokens[1..].iter().all(|t| matches!(t.kind, T::Ident | T::Eq)) =>
            {
                return Some(PragmaKind::Idle);
            }
            ["redefine_extname", _, _] if tokens[1..].iter().all(|t| t.kind == T::Ident) => {
                return Some(PragmaKind::Idle);
            }
            ["ms_struct", "on" | "off" | "reset"] => return Some(PragmaKind::Idle),
            ["unused", "(", .., ")"] if names(&tokens[2..tokens.len() - 1]) => {
                return Some(PragmaKind::Idle);
            }
            ["clang", kind, ref rest @ ..] if REGIONS.contains(&kind) => {
                self.region_pragma(&at(1), kind, rest)
            }
            ["clang", "section", ref rest @ ..] => section(rest).map(|(n, text)| (n + 2, text)),
            ["clang", "deprecated" | "final" | "restrict_expansion", ref rest @ ..] => {
                let named = match rest {
                    ["(", ..] => tokens.get(3).filter(|t| t.kind == T::Ident),
                    _ => None,
                };
                match named {
                    None => Some((2, "a macro's name stands in parentheses here".into())),
                    Some(t) if !self.is_defined(t.symbol) => {
                        Some((3, format!("there is no macro `{}`", words[3])))
                    }
                    Some(_) => None,
                }
            }
            ["clang", "max_tokens_here" | "max_tokens_total", ..]
                if tokens.get(2).is_none_or(|t| t.kind != T::Number) =>
            {
                Some((2, "a number of tokens is missing".into()))
            }
            [kind @ ("push_macro" | "pop_macro"), "(", name, ")"] if is_text(name) => {
                let symbol = self.interner.intern(name.trim_matches('"'));
                self.keep_macro(symbol, kind == "push_macro");
                None
            }
            ["message" | "push_macro" | "pop_macro", ref rest @ ..] => {
                let message = words[0] == "message";
                let strings = |list: &[&str]| !list.is_empty() && list.iter().all(|t| is_text(t));
                match rest {
                    ["(", inner @ .., ")"] if strings(inner) => None,
                    inner if message && strings(inner) => None,
                    _ => Some((1, format!("`{}` takes a string in parentheses", words[0]))),
                }
            }
            ["comment", "(", kind, ..]
                if ["compiler", "copyright", "exestr", "lib", "linker", "user"].contains(&kind) =>
            {
                None
            }
            ["comment", ..] => Some((2, "`comment` takes the kind of comment".into())),
            _ => None,
        };
        if let Some((n, text)) = wrong {
            // What is missing at the end of the line is missed on this line.
            self.report(&c::COMPILER_PRAGMA, &at(n), text);
        }
        None
    }

    /// `push_macro` keeps what a name stands for, and `pop_macro` brings it back.
    fn keep_macro(&mut self, symbol: Symbol, push: bool) {
        if push {
            self.lookup(symbol);
            let slot = self.slot(symbol).clone();
            self.kept.entry(symbol).or_default().push(slot);
        } else if let Some(slot) = self.kept.get_mut(&symbol).and_then(Vec::pop) {
            *self.slot(symbol) = slot;
        }
    }

    /// `GCC dependency` and the name of a file, which has to be there.
    pub(super) fn dependency_pragma(&mut self, word: &Token, tokens: &[Token]) {
        let texts: String = tokens.iter().map(|t| self.text(t)).collect();
        let (quoted, name) = match tokens {
            [name, ..] if name.kind == T::Str => (true, self.text(name)),
            [open, ..] if open.kind == T::Lt && texts.contains('>') => {
                (false, texts[..=texts.find('>').unwrap_or(0)].to_string())
            }
            _ => {
                let text = "`dependency` takes the name of a file: \"file\" or <file>";
                self.report(&c::COMPILER_PRAGMA, tokens.first().unwrap_or(word), text);
                return;
            }
        };
        let plain = name.trim_matches(['"', '<', '>']);
        if plain.is_empty() {
            self.report(&c::COMPILER_PRAGMA, &tokens[0], "the file's name is empty");
            return;
        }
        let from = self.current_file_name();
        if let Err(why) = self.loader.load(plain, quoted, &from) {
            self.stop(&c::MISSING_INCLUDE, &tokens[0], &why);
        }
    }

    /// `clang module` and what to do with one: there are none.
    pub(super) fn module_pragma(&mut self, word: &Token, tokens: &[Token]) {
        let texts: Vec<String> = tokens.iter().map(|t| self.text(t)).collect();
        let named = tokens.get(1).filter(|t| t.kind == T::Ident);
        match (texts.first().map(String::as_str), named) {
            (Some("import" | "load"), Some(name)) => {
                let text = format!("there is no module `{}`", texts[1]);
                self.stop(&c::MISSING_INCLUDE, name, &text);
            }
            (Some("build"), Some(name)) => {
                self.stop(&c::MISSING_INCLUDE, name, "modules cannot be built here");
            }
            (Some("import" | "load" | "build" | "begin"), None) => {
                self.report(&c::COMPILER_PRAGMA, word, "a module's name is missing");
            }
            (Some("begin" | "end"), _) => {
                self.report(&c::COMPILER_PRAGMA, word, "this is no module");
            }
            _ => {}
        }
    }

    /// `begin` or `end` of a region.
    fn region_pragma(
        &mut self,
        token: &Token,
        kind: &str,
        rest: &[&str],
    ) -> Option<(usize, String)> {
        let kind = REGIONS.iter().find(|k| **k == kind)?;
        match rest.first() {
            Some(&"begin") if self.regions.get(kind).is_some_and(|open| !open.is_empty()) => {
                Some((1, format!("this stands inside of `{kind}` already")))
            }
            Some(&"begin") => {
                self.begin_region(kind, *token);
                None
            }
            Some(&"end") => self.end_region(kind, "begin"),
            _ => Some((2, format!("`{kind}` takes `begin` or `end`"))),
        }
    }

    fn begin_region(&mut self, kind: &'static str, token: Token) {
        self.regions.entry(kind).or_default().push(token);
    }

    fn end_region(&mut self, kind: &str, begin: &str) -> Option<(usize, String)> {
        match self.regions.get_mut(kind).and_then(Vec::pop) {
            Some(_) => None,
            None => Some((1, format!("there is no `{begin}` before this"))),
        }
    }

    /// `push( … )`, `pop` and `( … )`, which may have a name before them.
    fn attribute_pragma(&mut self, token: &Token, rest: &[&str]) -> Option<(usize, String)> {
        let behind = match rest {
            [_, ".", behind @ ..] => behind,
            _ => rest,
        };
        match behind {
            ["push"] | ["push", "(", _, ..] if !matches!(behind, ["push", "(", ")", ..]) => {
                self.begin_region(ATTRIBUTES, *token);
                None
            }
            ["pop", ..] => self.end_region(ATTRIBUTES, "attribute push"),
            ["(", inner, ..] if *inner != ")" => None,
            _ => Some((2, "`attribute` takes `push`, `pop` or attributes in parentheses".into())),
        }
    }

    /// Reports the regions that the source left open.
    pub(super) fn end_of_regions(&mut self) {
        for (kind, open) in std::mem::take(&mut self.regions) {
            for token in open.iter().filter(|_| kind != VISIBILITY) {
                let text = format!("`{kind}` does not end");
                self.report(&c::COMPILER_PRAGMA, token, text);
            }
        }
    }
}

/// Whether a list is one of names with commas between.
fn names(list: &[Token]) -> bool {
    list.split(|t| t.kind == T::Comma).all(|part| matches!(part, [t] if t.kind == T::Ident))
}

fn is_text(token: &str) -> bool {
    token.starts_with('"') && token.ends_with('"')
}

/// The options of `clang fp`: at which word they go wrong, and why.
fn fp_options(mut options: &[&str]) -> Result<(), (usize, String)> {
    let count = options.len();
    if options.is_empty() {
        return Err((0, "`fp` takes an option".into()));
    }
    while let Some((option, rest)) = options.split_first() {
        let at = count - options.len();
        let Some((_, words)) = FP_OPTIONS.iter().find(|o| o.0 == *option) else {
            return Err((at, format!("`{option}` is no option of `fp`")));
        };
        match rest {
            ["(", word, ")", behind @ ..] if words.contains(word) => options = behind,
            _ => {
                return Err((at, format!("`{option}` takes {} in parentheses", words.join(", "))));
            }
        }
    }
    Ok(())
}

/// What `clang section` is given: kinds of sections with their names.
fn section(mut rest: &[&str]) -> Option<(usize, String)> {
    let count = rest.len();
    while !rest.is_empty() {
        let at = count - rest.len();
        match rest {
            ["bss" | "data" | "rodata" | "text" | "relro", "=", name, behind @ ..]
                if is_text(name) =>
            {
                rest = behind;
            }
            _ => return Some((at, "`section` takes a kind of section, `=` and a name".into())),
        }
    }
    None
}
