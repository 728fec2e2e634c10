//! The table as people read it: functions by the specification's headings, with generic signatures.

use super::list::signatures;
use super::{ELEMENTS, conversion_names, table};
use std::collections::BTreeSet;

/// Functions that stand under one heading.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Family {
    /// The heading, in the specification's words.
    pub title: &'static str,
    /// The functions, in the table's order.
    pub functions: Vec<Function>,
}

/// A function, or conversions to one type.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Function {
    /// Its name.
    pub name: String,
    /// Its signatures: `T (T, E) for floating-point vectors, since 2.0`.
    pub signatures: Vec<String>,
}

/// What the letters of signatures stand for.
pub const LETTERS: &str = "T is each of the types that are named; E its element, N as many int, S and U the \
     signed and unsigned integer of its size, W one of twice the size, R what comparing it gives. A pointer that names \
     no address space may point to global, local and private memory";

/// Every built-in function, by headings.
pub fn families() -> Vec<Family> {
    let mut families: Vec<Family> = Vec::new();
    for line in table::TABLE.lines().map(str::trim) {
        if let Some(title) = line.strip_prefix("# ") {
            families.push(Family { title, functions: Vec::new() });
        } else if let (Some(family), Some((names, text))) = (families.last_mut(), signature(line)) {
            for name in names {
                add(&mut family.functions, name, &text);
            }
        }
    }
    families.retain(|family| !family.functions.is_empty());
    let mut special = Family { title: "Functions with rules of their own", functions: Vec::new() };
    for (name, result, params, conditions) in signatures() {
        let text = format!("{result} ({}){}", params.join(", "), ending(conditions));
        add(&mut special.functions, name, &text);
    }
    let mut conversions = Family { title: "Conversions", functions: Vec::new() };
    let names: Vec<String> = conversion_names().collect();
    for (_, _, to) in ELEMENTS {
        let start = format!("convert_{to}");
        let mut endings = BTreeSet::new();
        for ending in names.iter().filter_map(|name| name.strip_prefix(&start)) {
            if !ending.starts_with(char::is_alphabetic) {
                endings.insert(ending.trim_start_matches(|c: char| c.is_ascii_digit()));
            }
        }
        let endings: Vec<&str> =
            endings.into_iter().map(|e| if e.is_empty() { "n" } else { e }).collect();
        let text = format!("{to}n (Tn) for all types and widths n; {}", endings.join(", "));
        add(&mut conversions.functions, &start, &text);
    }
    families.extend([conversions, special]);
    families
}

fn add(functions: &mut Vec<Function>, name: &str, text: &str) {
    let at = functions.iter().position(|function| function.name == name).unwrap_or_else(|| {
        functions.push(Function { name: name.into(), signatures: Vec::new() });
        functions.len() - 1
    });
    functions[at].signatures.push(text.to_string());
}

/// The names of a line, and what it says of them.
fn signature(line: &'static str) -> Option<(impl Iterator<Item = &'static str>, String)> {
    let (types, rest) = line.split_once(" : ")?;
    let (head, behind) = rest.split_once('(')?;
    let (params, conditions) = behind.rsplit_once(')')?;
    let mut words = head.split_ascii_whitespace();
    let result = words.next()?;
    let params: Vec<String> = params.split(", ").map(parameter).collect();
    let text = format!(
        "{} ({}){}{}",
        parameter(result),
        params.join(", "),
        class(types),
        ending(conditions.trim().trim_start_matches(';'))
    );
    Some((words, text))
}

/// A parameter in the words of the language.
fn parameter(text: &str) -> String {
    let text = text.trim();
    if let Some(to) = text.strip_prefix(['^', '&']) {
        return format!("{} *", parameter(to));
    }
    if let Some(to) = text.strip_prefix('%') {
        return format!("{} * or constant", parameter(to));
    }
    if let Some((access, images)) = text.split_once(':') {
        let access = match access {
            "ro" => "read_only",
            "wo" => "write_only",
            _ => "read_write",
        };
        return format!("{access} {}", images.replace('|', " or "));
    }
    match text {
        "flags" => "cl_mem_fence_flags".into(),
        "scope" => "memory_scope".into(),
        "order" => "memory_order".into(),
        _ => text.replace("aT", "atomic_T").replace("T*", "T *"),
    }
}

/// What `T` is.
fn class(types: &str) -> String {
    let Some((elements, widths)) = types.split_once('/') else { return String::new() };
    let elements = match elements {
        "G" => "all integers".to_string(),
        "F" => "all floating-point types".into(),
        "A" => "all types".into(),
        some => {
            let word = |c| ELEMENTS.iter().find(|e| e.0 == c).map_or("", |e| e.2);
            some.bytes().map(word).collect::<Vec<_>>().join(", ")
        }
    };
    match widths {
        "*" => format!(" for {elements}"),
        "v" => format!(" for vectors of {elements}"),
        "1" => format!(" for {elements} as scalars"),
        some => format!(" for {elements} of width {}", some.replace(',', ", ")),
    }
}

/// Conditions, as the end of a line.
fn ending(conditions: &str) -> String {
    conditions
        .split_ascii_whitespace()
        .map(|condition| match condition.strip_prefix('<') {
            Some(before) => format!(", before {before}"),
            None if condition.starts_with(|c: char| c.is_ascii_digit()) => {
                format!(", since {condition}")
            }
            None => format!(", needs {}", condition.replace('|', " or ")),
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::builtins::list;

    #[test]
    fn every_function_stands_under_a_heading() {
        let families = families();
        let shown: BTreeSet<&str> =
            families.iter().flat_map(|f| &f.functions).map(|f| f.name.as_str()).collect();
        for function in list() {
            let name = function.name.as_str();
            let conversion = name.starts_with("convert_");
            assert!(conversion || shown.contains(name), "{name}");
        }
        assert_eq!(shown.iter().filter(|name| name.starts_with("convert_")).count(), 11);
    }

    #[test]
    fn signatures_are_readable() {
        let families = families();
        let of = |name: &str| {
            let all = families.iter().flat_map(|family| &family.functions);
            all.filter(|f| f.name == name).flat_map(|f| f.signatures.clone()).collect::<Vec<_>>()
        };
        assert_eq!(of("ctz"), ["T (T) for all integers, since 2.0"]);
        assert_eq!(of("fract"), ["T (T, T *) for all floating-point types"]);
        assert_eq!(of("barrier"), ["void (cl_mem_fence_flags)"]);
        assert!(of("convert_char")[0].contains("_sat_rte"), "{:?}", of("convert_char"));
    }
}
