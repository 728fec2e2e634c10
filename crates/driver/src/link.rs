//! Links compiled sources: their declarations are joined into one source.
//!
//! Sources that include the same header contain the same declarations. A declaration is left out if an earlier source
//! contains a declaration with the same tokens.

use crate::source::Unit;
use clman_opencl::Checked;
use clman_opencl::lexer::{FIRST_OF_LINE, Token};
use std::collections::HashSet;
use std::fmt::Write;

/// Links several units to one unit.
///
/// # Errors
/// The options of a unit are not valid.
pub fn link(units: &[Unit], options: &str) -> Result<Unit, String> {
    if let [unit] = units {
        return Ok(unit.clone());
    }
    let mut text = String::new();
    let (mut known, mut types) = (HashSet::new(), HashSet::new());
    // Macros are already expanded, so the options that define macros are left out. Other options apply to the whole
    // program.
    let mut all = String::from(options);
    for unit in units {
        let (checked, _) = unit.clone().check()?;
        for declaration in declarations(&checked) {
            let words = words(&checked, declaration, &mut types);
            if known.insert(words.clone()) {
                let first =
                    checked.sources.span(clman_opencl::source_map::Pos(declaration[0].pos), 1);
                let (file, line) = checked.sources.presumed(first);
                let _ = writeln!(text, "#line {line} \"{}\"\n{words}", file.replace('\\', "/"));
            }
        }
        for word in clman_runner::job::words(&unit.options) {
            if word.starts_with("-cl-") && !all.contains(&word) {
                let _ = write!(all, " {word}");
            }
        }
    }
    let name = units.first().map_or("", |unit| &unit.name).to_string();
    Ok(Unit { name, text: text.into_bytes(), headers: Vec::new(), options: all })
}

/// The declarations at file scope.
fn declarations(checked: &Checked) -> Vec<&[Token]> {
    let mut list = Vec::new();
    let (mut start, mut depth, mut assigns) = (0, 0u32, false);
    for (i, token) in checked.tokens.iter().enumerate() {
        let word = checked.token_text(token);
        let mut ends = false;
        match word.as_str() {
            "(" | "[" | "{" => depth += 1,
            ")" | "]" | "}" => depth = depth.saturating_sub(1),
            _ => {}
        }
        match word.as_str() {
            "=" if depth == 0 => assigns = true,
            ";" if depth == 0 => ends = true,
            // The end of a function's body ends the declaration. After the body of a type or an initializer, the
            // declaration continues.
            "}" if depth == 0 && !assigns => {
                ends = has_parameters(checked, &checked.tokens[start..i]);
            }
            _ => {}
        }
        if ends {
            list.push(&checked.tokens[start..=i]);
            (start, assigns) = (i + 1, false);
        }
    }
    list
}

/// Whether a closing brace ends the body of a function: a parenthesis is before the opening brace.
fn has_parameters(checked: &Checked, tokens: &[Token]) -> bool {
    let mut before = String::new();
    for token in tokens {
        let word = checked.token_text(token);
        if word == "{" {
            return before == ")";
        }
        before = word;
    }
    false
}

/// The tokens of a declaration as text, with the line breaks of the source. If an earlier declaration has defined a
/// type in the same way (`types`), only the type's name is written.
fn words(checked: &Checked, tokens: &[Token], types: &mut HashSet<String>) -> String {
    let spelled: Vec<String> = tokens.iter().map(|token| checked.token_text(token)).collect();
    let mut text = String::new();
    let mut at = 0;
    while at < tokens.len() {
        text.push(if tokens[at].has(FIRST_OF_LINE) { '\n' } else { ' ' });
        text.push_str(&spelled[at]);
        if let Some(end) = body(&spelled, at) {
            if types.insert(spelled[at..=end].join(" ")) {
                at += 1;
                continue;
            }
            text.push(' ');
            text.push_str(&spelled[at + 1]);
            at = end;
        }
        at += 1;
    }
    text.trim_start().to_string()
}

/// The index of the brace that ends the body of a type with a tag, if the type's definition begins at the index `at`.
fn body(words: &[String], at: usize) -> Option<usize> {
    let is_type = matches!(words[at].as_str(), "struct" | "union" | "enum");
    if !is_type || words.get(at + 2).is_none_or(|word| word != "{") {
        return None;
    }
    let mut depth = 0u32;
    (at + 2..words.len()).find(|i| {
        match words[*i].as_str() {
            "{" => depth += 1,
            "}" => depth -= 1,
            _ => {}
        }
        depth == 0
    })
}
