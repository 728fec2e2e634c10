//! Pragmas of compilers that say nothing about the program here.

/// Their first words.
const KNOWN: &[&str] =
    &["GCC", "clang", "comment", "message", "ms_struct", "redefine_extname", "unused", "weak"];

/// Whether a pragma with this first word is one of compilers'.
pub(super) fn is_pragma(word: &str) -> bool {
    KNOWN.contains(&word)
}
