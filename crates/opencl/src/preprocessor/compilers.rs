//! Compiler-specific pragmas. They have no effect here.

/// The first words of these pragmas.
const KNOWN: &[&str] =
    &["GCC", "clang", "comment", "message", "ms_struct", "redefine_extname", "unused", "weak"];

/// Whether a pragma with this first word is compiler-specific.
pub(super) fn is_pragma(word: &str) -> bool {
    KNOWN.contains(&word)
}
