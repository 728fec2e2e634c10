//! The kinds of the language's names, for lists and for searches in a manual.

use super::edition::{Edition, Language};
use super::keywords::{KEYWORDS, Word, words};
use super::preprocessor::predefined;
use super::symbol::Symbol;
use super::types::built_in_type_exists;
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
        _ if builtins::known(name) || reinterpreted(name).is_some() => Some(NameKind::Function),
        _ if edition::extension(name).is_some() => Some(NameKind::Extension),
        _ if is_enumerated(name) => Some(NameKind::Constant),
        _ => None,
    }
}

/// The result type of an operator that reinterprets a value, such as `as_int` (OpenCL C 6.4.4.2). `None` if the name is
/// not such an operator.
fn reinterpreted(name: &str) -> Option<&str> {
    let ty = name.strip_prefix("as_")?;
    (name_kind(ty) == Some(NameKind::Type)).then_some(ty)
}

/// The names of the memory orders and scopes (OpenCL C 6.15.12).
const ENUMERATED: [&str; 10] = [
    "memory_order_relaxed",
    "memory_order_acquire",
    "memory_order_release",
    "memory_order_acq_rel",
    "memory_order_seq_cst",
    "memory_scope_work_item",
    "memory_scope_sub_group",
    "memory_scope_work_group",
    "memory_scope_device",
    "memory_scope_all_svm_devices",
];

/// All names of the language in all editions, with their kinds; a name may occur twice. The names of conversions, such
/// as `convert_int4`, and of reinterpretations, such as `as_int4`, are not included, because there are many.
pub fn names() -> impl Iterator<Item = (&'static str, NameKind)> {
    let names = predefined::names().chain(words().map(|(word, _)| word));
    let names = names.chain(builtins::names()).chain(ENUMERATED);
    let names = names.chain(edition::EXTENSIONS.iter().map(|extension| extension.name));
    names.filter_map(|name| Some((name, name_kind(name)?)))
}

/// The reason why `language` does not have a name that another edition or device has: `it needs OpenCL C 2.0`.
/// `None` if the language has the name, or if no language has it.
pub fn unavailable(name: &str, language: &Language) -> Option<String> {
    if has(name, name_kind(name)?, language) {
        return None;
    }
    Some(builtins::lacks(name, language).unwrap_or_else(|| {
        let has = |e: &&Edition| name_kind(name).is_some_and(|k| has(name, k, &Language::new(**e)));
        match Edition::ALL.iter().find(has) {
            Some(first) if *first > language.edition => format!("it needs OpenCL C {first}"),
            Some(_) => "it needs an extension or feature".to_string(),
            None => "it needs a device with 32-bit addresses".to_string(),
        }
    }))
}

/// The definition of a predefined macro, as it is written after `#define`. `None` if the language has no such macro, or
/// if the preprocessor computes its value, as that of `__LINE__`.
pub fn macro_definition(name: &str, language: &Language) -> Option<String> {
    predefined::predefined(name, language)
}

/// Whether a language has a name of this kind.
fn has(name: &str, kind: NameKind, language: &Language) -> bool {
    match kind {
        NameKind::Function => {
            reinterpreted(name).is_some_and(|ty| has(ty, NameKind::Type, language))
                || builtins::exists(name, language)
                || (builtins::SPECIAL.contains(&name) && builtins::lacks(name, language).is_none())
        }
        NameKind::Type => {
            let number = words().position(|(word, _)| word == name).unwrap_or(0) as u32;
            number < KEYWORDS || built_in_type_exists(Symbol(number), language)
        }
        NameKind::Extension => {
            edition::extension(name).is_some_and(|extension| language.supports(extension))
        }
        NameKind::Macro => predefined::predefined(name, language).is_some(),
        NameKind::Constant => {
            predefined::predefined(name, language).is_some()
                || (name.starts_with("memory_") && language.edition >= Edition::V2_0)
        }
        NameKind::Keyword | NameKind::Qualifier => true,
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
            ("__OPENCL_C_VERSION__", Some(NameKind::Macro)),
            ("as_uint4", Some(NameKind::Function)),
            ("as_is", None),
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

    #[test]
    fn names_that_a_language_lacks_have_a_reason() {
        let (old, new) = (Language::new(Edition::V1_0), Language::new(Edition::LATEST));
        for (name, reason) in [
            ("printf", "it needs OpenCL C 1.2"),
            ("work_group_all", "it needs OpenCL C 2.0"),
            ("queue_t", "it needs OpenCL C 2.0"),
            ("memory_order_relaxed", "it needs OpenCL C 2.0"),
            ("__OPENCL_C_VERSION__", ""),
            ("float4", ""),
        ] {
            assert_eq!(unavailable(name, &old).unwrap_or_default(), reason, "{name}");
            assert_eq!(unavailable(name, &new), None, "{name}");
        }
        // Macros are excluded: some are defined only for devices with 32-bit addresses.
        for (name, _) in names().filter(|(_, kind)| *kind != NameKind::Macro) {
            let reason = unavailable(name, &new);
            assert!(!reason.is_some_and(|r| r.starts_with("it needs a device")), "{name}");
        }
    }
}
