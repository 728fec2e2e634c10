//! `cargo xtask grammar`: puts the names of the language into the TextMate grammar of the extension for VS Code.
//!
//! The grammar is written by hand, except the rules that list names. Each of these rules is one line.

use clman_opencl::attributes::ATTRIBUTES;
use clman_opencl::{NameKind, names};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// The kinds of names that have a rule in the grammar, each with the rule's name and its scope.
const RULES: [(NameKind, &str, &str); 7] = [
    (NameKind::Function, "functions", "support.function.opencl"),
    (NameKind::Type, "types", "storage.type.built-in.opencl"),
    (NameKind::Keyword, "keywords", "keyword.other.opencl"),
    (NameKind::Qualifier, "qualifiers", "storage.modifier.opencl"),
    (NameKind::Macro, "macros", "support.constant.macro.opencl"),
    (NameKind::Constant, "constants", "support.constant.opencl"),
    (NameKind::Extension, "extensions", "support.constant.extension.opencl"),
];

fn file() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../editors/vscode/syntaxes/opencl.tmLanguage.json")
}

/// Writes the rules that list names into the grammar.
///
/// # Errors
/// The grammar cannot be read or written.
pub fn run() -> Result<(), String> {
    let error = |error| format!("{}: {error}", file().display());
    let text = std::fs::read_to_string(file()).map_err(error)?;
    std::fs::write(file(), current(&text)).map_err(error)
}

/// The text of the grammar with the current rules.
fn current(text: &str) -> String {
    let mut rules: Vec<(&str, &str, BTreeSet<&str>)> = RULES
        .iter()
        .map(|(kind, rule, scope)| {
            (*rule, *scope, names().filter(|(_, k)| k == kind).map(|(name, _)| name).collect())
        })
        .collect();
    let attributes = ATTRIBUTES.iter().map(|attribute| attribute.name).collect();
    rules.push(("attributes", "entity.other.attribute-name.opencl", attributes));
    let line = |line: &str| {
        let of = |rule: &str| line.trim_start().starts_with(&format!("\"{rule}\": {{"));
        match rules.iter().find(|(rule, ..)| of(rule)) {
            Some((rule, scope, names)) => {
                let names: Vec<&str> = names.iter().copied().collect();
                let comma = if line.ends_with(',') { "," } else { "" };
                let pattern = format!(r"\\b(?:{})\\b", names.join("|"));
                format!(r#"    "{rule}": {{ "name": "{scope}", "match": "{pattern}" }}{comma}"#)
            }
            None => line.to_string(),
        }
    };
    text.lines().map(|text| line(text) + "\n").collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_grammar_has_the_names_of_the_language() {
        let text = std::fs::read_to_string(file()).expect("the grammar is read");
        assert!(current(&text) == text, "run `cargo xtask grammar`");
        for (.., scope) in RULES {
            assert!(text.contains(scope), "the grammar has no rule for {scope}");
        }
    }
}
