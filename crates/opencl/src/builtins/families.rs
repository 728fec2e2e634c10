//! The table in the order of the specification: the functions under each heading, with generic signatures.

use super::list::signatures;
use super::prototypes::signatures as table_signatures;
use super::{ELEMENTS, conversion_names, table};
use std::collections::BTreeSet;

/// The functions under one heading.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Family {
    /// The heading, as in the specification.
    pub title: &'static str,
    /// The functions, in the table's order.
    pub functions: Vec<Function>,
}

/// A function, or the conversions to one type.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Function {
    /// Its name.
    pub name: String,
    /// The signatures, as prototypes without parameter names: `gentype fmax(gentype, gentype);`.
    pub signatures: Vec<String>,
}

/// The definitions of the generic names in signatures, for output that does not include the functions' own pages.
pub const GENERIC_NAMES: &str = "gentype stands for each type that a function takes; sgentype is the type of its \
     elements; igentype and ugentype are the signed and unsigned integer types of the same size; space is an address \
     space";

/// All built-in functions, grouped by the headings of the table.
pub fn families() -> Vec<Family> {
    let mut families: Vec<Family> = Vec::new();
    for line in table::TABLE.lines().map(str::trim) {
        if let Some(title) = line.strip_prefix("# ") {
            families.push(Family { title, functions: Vec::new() });
        } else if let (Some(family), Some((_, rest))) =
            (families.last_mut(), line.split_once(" : "))
        {
            let head = rest.split_once('(').map_or(rest, |(head, _)| head);
            for name in head.split_ascii_whitespace().skip(1) {
                if family.functions.iter().all(|function| function.name != name) {
                    let function =
                        Function { name: name.into(), signatures: table_signatures(name) };
                    family.functions.push(function);
                }
            }
        }
    }
    families.retain(|family| !family.functions.is_empty());
    let mut special = Family { title: "Functions with rules of their own", functions: Vec::new() };
    for (name, result, params, conditions) in signatures() {
        let text = format!("{result} {name}({});{}", params.join(", "), ending(conditions));
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

/// The conditions, as text at the end of a line.
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
        assert_eq!(of("ctz"), ["gentype ctz(gentype);"]);
        assert_eq!(
            of("fract"),
            ["gentype fract(gentype, gentype *);", "gentype fract(gentype, space gentype *);"]
        );
        assert_eq!(of("barrier"), ["void barrier(cl_mem_fence_flags);"]);
        assert!(of("convert_char")[0].contains("_sat_rte"), "{:?}", of("convert_char"));
    }
}
