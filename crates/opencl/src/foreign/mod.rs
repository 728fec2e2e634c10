//! Constructs of other languages and of compilers that real kernels use: attributes, functions, and feature queries.
//!
//! The checker accepts a known attribute or function with at most one warning. It skips the arguments of such an
//! attribute, and ignores most of these attributes. [`spellings`] has the names of other languages, which are errors.

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

/// Whether a list of words separated by white space contains a word.
fn listed(list: &str, word: &str) -> bool {
    list.split_ascii_whitespace().any(|w| w == word)
}
