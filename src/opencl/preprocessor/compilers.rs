//! Pragmas of compilers that say nothing about the program here, and that compilers reject where they are
//! written wrongly; and the names that compilers gave to what they take.

use super::super::edition::{self as ext, Language};
use super::super::lexer::{Token, TokenKind as T};
use super::{Preprocessor, c};

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

/// A region that a pragma began.
pub(super) struct Region {
    kind: &'static str,
    token: Token,
}

/// What is pushed by `clang attribute`.
const ATTRIBUTES: &str = "attribute";
/// What is pushed by `GCC visibility`.
const VISIBILITY: &str = "visibility";

impl Preprocessor<'_> {
    /// Looks at a pragma by its words. Whether it is one that has a place, as `FP_CONTRACT` has.
    pub(super) fn compiler_pragma(&mut self, word: &Token, tokens: &[Token]) -> bool {
        let spelled: Vec<String> = tokens.iter().map(|t| self.text(t)).collect();
        let words: Vec<&str> = spelled.iter().map(String::as_str).collect();
        let at = |i: usize| tokens.get(i).or(tokens.last()).copied().unwrap_or(*word);
        let wrong = match words[..] {
            ["clang", "fp", ref options @ ..] => match fp_options(options) {
                Ok(()) => return true,
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
            ["GCC", "visibility", "push", ..] => {
                self.regions.push(Region { kind: VISIBILITY, token: at(1) });
                None
            }
            ["GCC", "visibility", "pop", ..] => self.end_region(VISIBILITY, "visibility push"),
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
        false
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
            Some(&"begin") if self.regions.iter().any(|r| r.kind == *kind) => {
                Some((1, format!("this stands inside of `{kind}` already")))
            }
            Some(&"begin") => {
                self.regions.push(Region { kind, token: *token });
                None
            }
            Some(&"end") => self.end_region(kind, "begin"),
            _ => Some((2, format!("`{kind}` takes `begin` or `end`"))),
        }
    }

    fn end_region(&mut self, kind: &str, begin: &str) -> Option<(usize, String)> {
        match self.regions.iter().rposition(|r| r.kind == kind) {
            Some(n) => {
                self.regions.remove(n);
                None
            }
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
                self.regions.push(Region { kind: ATTRIBUTES, token: *token });
                None
            }
            ["pop", ..] => self.end_region(ATTRIBUTES, "attribute push"),
            ["(", inner, ..] if *inner != ")" => None,
            _ => Some((2, "`attribute` takes `push`, `pop` or attributes in parentheses".into())),
        }
    }

    /// Reports the regions that the source left open.
    pub(super) fn end_of_regions(&mut self) {
        for region in std::mem::take(&mut self.regions) {
            if region.kind != VISIBILITY {
                let text = format!("`{}` does not end", region.kind);
                self.report(&c::COMPILER_PRAGMA, &region.token, text);
            }
        }
    }
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

/// What `__has_feature(name)` says, of names that compilers gave to what they take: whether that is part of this
/// language. The underscores that may stand around a name do not count.
pub(super) fn has_feature(language: &Language, name: &str) -> bool {
    match bare(name) {
        "blocks" => language.has_2_0_feature(ext::F_DEVICE_ENQUEUE),
        name => FEATURES.contains(&name),
    }
}

/// What `__has_extension(name)` says: whether it is taken, be it with a warning.
pub(super) fn has_extension(language: &Language, name: &str) -> bool {
    has_feature(language, name) || EXTENSIONS.contains(&bare(name))
}

fn bare(name: &str) -> &str {
    name.strip_prefix("__").and_then(|name| name.strip_suffix("__")).unwrap_or(name)
}

/// Attributes, and words about pointers, that have a name of their own as features.
const FEATURES: &[&str] = &[
    "attribute_analyzer_noreturn",
    "attribute_availability",
    "attribute_deprecated_with_message",
    "attribute_ext_vector_type",
    "attribute_overloadable",
    "attribute_unavailable_with_message",
    "enumerator_attributes",
    "nullability",
    "nullability_nullable_result",
    "nullability_on_arrays",
];

/// What belongs to later C, to C++ or to compilers.
const EXTENSIONS: &[&str] = &[
    "c_alignas",
    "c_alignof",
    "c_attributes",
    "c_generic_selections",
    "c_static_assert",
    "cxx_binary_literals",
    "cxx_fixed_enum",
    "gnu_asm",
    "gnu_asm_goto_with_outputs",
    "overloadable_unmarked",
    "pragma_clang_attribute_external_declaration",
    "pragma_clang_attribute_namespaces",
    "statement_attributes_with_gnu_syntax",
];
