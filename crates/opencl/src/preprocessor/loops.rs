//! Pragmas that ask for something of the loop behind them, as compilers have them: `unroll`, `nounroll`, both with
//! `_and_jam` behind, and `clang loop`.

use super::super::lexer::{Token, TokenKind as T};
use super::{Preprocessor, c};

/// What a loop is asked for. Two hints of one kind contradict each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LoopKind {
    /// `vectorize`, `vectorize_width`.
    Vectorize,
    /// `interleave`, `interleave_count`.
    Interleave,
    /// `unroll`, `unroll_count`.
    Unroll,
    /// `unroll_and_jam`, `nounroll_and_jam`.
    UnrollAndJam,
    /// `distribute`.
    Distribute,
    /// `pipeline`, `pipeline_initiation_interval`.
    Pipeline,
    /// `vectorize_predicate`.
    Predicate,
}

/// What a hint says of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LoopValue {
    /// Whether it shall be.
    State {
        /// Not.
        disabled: bool,
    },
    /// How often or how wide.
    Count {
        /// The first token of the value, behind those of the source; an end stands behind its last.
        value: u32,
        /// Zero is a value too.
        zero: bool,
    },
}

/// One hint.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LoopHint {
    /// What is asked for.
    pub kind: LoopKind,
    /// What is said of it.
    pub value: LoopValue,
}

/// The options of `clang loop` that switch something, with the words that they take.
const STATES: &[(&str, LoopKind, &[&str])] = &[
    ("vectorize", LoopKind::Vectorize, &["enable", "assume_safety", "disable"]),
    ("interleave", LoopKind::Interleave, &["enable", "assume_safety", "disable"]),
    ("vectorize_predicate", LoopKind::Predicate, &["enable", "assume_safety", "disable"]),
    ("unroll", LoopKind::Unroll, &["enable", "full", "disable"]),
    ("distribute", LoopKind::Distribute, &["enable", "disable"]),
    ("pipeline", LoopKind::Pipeline, &["disable"]),
];

/// The options of `clang loop` that take a number.
const COUNTS: &[(&str, LoopKind)] = &[
    ("vectorize_width", LoopKind::Vectorize),
    ("interleave_count", LoopKind::Interleave),
    ("unroll_count", LoopKind::Unroll),
    ("pipeline_initiation_interval", LoopKind::Pipeline),
];

impl Preprocessor<'_> {
    /// `unroll`, `unroll n` and `unroll(n)`, or `nounroll`; `kind` tells them from those with `_and_jam`. `None`
    /// after a message.
    pub(super) fn unroll_pragma(
        &mut self,
        kind: LoopKind,
        tokens: &[Token],
    ) -> Option<Vec<LoopHint>> {
        let (word, rest) = tokens.split_first()?;
        let disabled = self.text(word).starts_with("no");
        let rest = self.expand_list(if disabled { Vec::new() } else { rest.to_vec() });
        if rest.is_empty() {
            return Some(vec![LoopHint { kind, value: LoopValue::State { disabled } }]);
        }
        let value = if rest[0].kind == T::LParen { self.in_parens(word, &rest)?.0 } else { &rest };
        if value.is_empty() {
            self.report(&c::LOOP_PRAGMA, word, "expected a number in the parentheses");
            return None;
        }
        let value = LoopValue::Count { value: self.keep(value), zero: true };
        Some(vec![LoopHint { kind, value }])
    }

    /// The options behind `clang loop`. `None` after a message.
    pub(super) fn loop_pragma(&mut self, word: &Token, options: &[Token]) -> Option<Vec<LoopHint>> {
        let said = self.diagnostics.len();
        let mut hints = Vec::new();
        let mut rest = options;
        while let Some((option, behind)) = rest.split_first() {
            let text = self.text(option);
            let state = STATES.iter().find(|s| s.0 == text);
            let count = COUNTS.iter().find(|s| s.0 == text);
            if state.is_none() && count.is_none() {
                if option.kind != T::Ident {
                    break;
                }
                let mut names: Vec<&str> = STATES.iter().map(|s| s.0).collect();
                names.extend(COUNTS.iter().map(|s| s.0));
                let text = format!("`{text}` is not one of {}", names.join(", "));
                self.report(&c::LOOP_PRAGMA, option, text);
                return None;
            }
            let (arguments, after) = self.in_parens(option, behind)?;
            rest = after;
            if let Some((_, kind, words)) = state {
                let given = match arguments {
                    [word] => self.text(word),
                    _ => String::new(),
                };
                if !words.contains(&given.as_str()) {
                    let text = format!("expected one of {} for `{text}`", words.join(", "));
                    self.report(&c::LOOP_PRAGMA, arguments.first().unwrap_or(option), text);
                    continue;
                }
                let value = LoopValue::State { disabled: given == "disable" };
                hints.push(LoopHint { kind: *kind, value });
            } else if let Some((_, kind)) = count {
                let width = *kind == LoopKind::Vectorize;
                let Some(arguments) = self.width(width, option, arguments) else { continue };
                let value = self.expand_list(arguments.to_vec());
                let value = LoopValue::Count { value: self.keep(&value), zero: false };
                hints.push(LoopHint { kind: *kind, value });
            }
        }
        if rest.len() == options.len() {
            self.report(&c::LOOP_PRAGMA, word, "expected an option after `clang loop`");
            return None;
        }
        if let Some(token) = rest.first() {
            // What cannot be read as a whole is ignored as a whole.
            self.diagnostics.truncate(said);
            self.report(
                &c::EXTRA_TOKENS,
                token,
                "extra text after the pragma; the pragma is ignored",
            );
            return None;
        }
        Some(hints)
    }

    /// The number among the arguments of an option. A width may be followed by, or be, what it is a multiple
    /// of. `None` if there is no number, after a message where there has to be one.
    fn width<'t>(
        &mut self,
        width: bool,
        option: &Token,
        arguments: &'t [Token],
    ) -> Option<&'t [Token]> {
        let scale = |pp: &Self, t: &Token| matches!(pp.text(t).as_str(), "fixed" | "scalable");
        let comma = arguments.iter().position(|t| t.kind == T::Comma);
        match (arguments, comma) {
            ([], _) => {
                self.report(&c::LOOP_PRAGMA, option, "this option needs a number");
                None
            }
            ([word], _) if width && scale(self, word) => None,
            (_, Some(n)) if width => {
                if !matches!(&arguments[n + 1..], [word] if scale(self, word)) {
                    let text = "expected `fixed` or `scalable` after the width";
                    self.report(&c::LOOP_PRAGMA, &arguments[n], text);
                    return None;
                }
                Some(&arguments[..n])
            }
            _ => Some(arguments),
        }
    }

    /// What stands in the parentheses behind a word, and what follows them. `None` after a message.
    fn in_parens<'t>(
        &mut self,
        word: &Token,
        tokens: &'t [Token],
    ) -> Option<(&'t [Token], &'t [Token])> {
        let mut depth = 0;
        for (n, t) in tokens.iter().enumerate() {
            match t.kind {
                T::LParen => depth += 1,
                T::RParen if depth == 1 => return Some((&tokens[1..n], &tokens[n + 1..])),
                T::RParen => depth -= 1,
                _ if depth == 0 => break,
                _ => {}
            }
        }
        let missing = if depth == 0 { "(" } else { ")" };
        self.report(&c::LOOP_PRAGMA, word, format!("expected `{missing}` after this"));
        None
    }

    /// Keeps the tokens of a value for the parser.
    fn keep(&mut self, value: &[Token]) -> u32 {
        let start = self.values.len() as u32;
        self.values.extend_from_slice(value);
        let pos = value.last().map_or(0, |t| t.pos);
        self.values.push(Token::empty(T::Eof, pos));
        start
    }
}
