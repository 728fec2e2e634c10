//! What real kernels hold of other languages and of compilers: attributes, functions, and questions about both.
//!
//! A name is known or it is not. What is known is accepted with one plain warning; its arguments are read, and what
//! follows from them for the program is left to the compiler that has it.

pub(crate) mod attributes;
pub(crate) mod functions;
pub(crate) mod questions;
pub(crate) mod spellings;

use super::builtins;
use super::edition::Language;

/// Whether a function of this name exists without a declaration.
pub(crate) fn is_known_function(name: &str, language: &Language) -> bool {
    builtins::exists(name, language)
        || builtins::SPECIAL.contains(&name)
        || name.starts_with("__builtin_")
        || functions::is_known(name)
        || name.starts_with("as_")
}

/// Whether a list of words, which are separated by white space, has a word.
fn listed(list: &str, word: &str) -> bool {
    list.split_ascii_whitespace().any(|w| w == word)
}
