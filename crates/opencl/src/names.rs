//! The kinds of the names of the language, for lists and searches of a manual.

use super::keywords::{Word, words};
use super::preprocessor::predefined;
use super::{builtins, edition};
use std::collections::HashMap;
use std::sync::LazyLock;

/// The kind of a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NameKind {
    /// A built-in function.
    Function,
    /// The name of a type.
    Type,
    /// A keyword.
    Keyword,
    /// A qualifier of OpenCL C.
    Qualifier,
    /// A predefined macro.
    Macro,
    /// A value that functions take or return: a macro `CLK_…`, or an enumeration constant.
    Constant,
    /// An extension or the macro of an optional feature.
    Extension,
}

/// The kind of `name` in the editions that have it; `None` if no edition has it.
pub fn name_kind(name: &str) -> Option<NameKind> {
    static WORDS: LazyLock<HashMap<&str, NameKind>> = LazyLock::new(|| {
        let macros = predefined::names().map(|name| match name {
            _ if name.starts_with("CLK_") => (name, NameKind::Constant),
            _ => (name, NameKind::Macro),
        });
        let words = words().map(|(word, kind)| match kind {
            Word::Keyword => (word, NameKind::Keyword),
            Word::Qualifier => (word, NameKind::Qualifier),
            Word::Type => (word, NameKind::Type),
        });
        macros.chain(words).collect()
    });
    if let Some(kind) = WORDS.get(name) {
        return Some(*kind);
    }
    let is_enumerated =
        |name: &str| ["memory_order_", "memory_scope_"].iter().any(|start| name.starts_with(start));
    match name {
        _ if builtins::known(name) => Some(NameKind::Function),
        _ if edition::extension(name).is_some() => Some(NameKind::Extension),
        _ if is_enumerated(name) => Some(NameKind::Constant),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_have_kinds() {
        for (name, kind) in [
            ("fmax", Some(NameKind::Function)),
            ("convert_int4_sat", Some(NameKind::Function)),
            ("enqueue_kernel", Some(NameKind::Function)),
            ("float4", Some(NameKind::Type)),
            ("while", Some(NameKind::Keyword)),
            ("__local", Some(NameKind::Qualifier)),
            ("M_PI", Some(NameKind::Macro)),
            ("CLK_R", Some(NameKind::Constant)),
            ("memory_order_relaxed", Some(NameKind::Constant)),
            ("cl_khr_fp16", Some(NameKind::Extension)),
            ("__opencl_c_fp64", Some(NameKind::Extension)),
            ("address-spaces", None),
        ] {
            assert_eq!(name_kind(name), kind, "{name}");
        }
    }
}
