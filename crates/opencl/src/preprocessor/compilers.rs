//! Pragmas of compilers that say nothing about the program here.

use super::super::interner::Symbol;
use super::super::lexer::Token;
use super::Preprocessor;

/// Their first words.
const KNOWN: &[&str] = &[
    "GCC",
    "clang",
    "comment",
    "message",
    "ms_struct",
    "pop_macro",
    "push_macro",
    "redefine_extname",
    "unused",
    "weak",
];

impl Preprocessor<'_> {
    /// Whether a pragma is one of compilers'. Of these, `push_macro` and `pop_macro` are obeyed.
    pub(super) fn compiler_pragma(&mut self, tokens: &[Token]) -> bool {
        let words: Vec<String> = tokens.iter().take(4).map(|t| self.text(t)).collect();
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        if let [kind @ ("push_macro" | "pop_macro"), "(", name, ")"] = words[..] {
            let symbol = self.interner.intern(name.trim_matches('"'));
            self.keep_macro(symbol, kind == "push_macro");
        }
        words.first().is_some_and(|word| KNOWN.contains(word))
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
}
