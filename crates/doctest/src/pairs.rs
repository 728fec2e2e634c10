//! Compares accepted and rejected programs, which must differ only in the violation.

use super::{Case, Expectation, Outcome};
use similar::{Algorithm, DiffOp, capture_diff_slices};
use std::collections::HashMap;

/// Sets the siblings of each rejected case that proves rules: the accepted cases that prove one of these rules.
pub(super) fn find_siblings(cases: &mut [Case]) {
    let mut accepted: HashMap<String, Vec<String>> = HashMap::new();
    for case in cases.iter().filter(|case| case.expect == Expectation::Accept) {
        for rule in &case.proves {
            accepted.entry(rule.clone()).or_default().push(case.code.clone());
        }
    }
    for case in cases {
        if matches!(case.expect, Expectation::Reject(_)) && !case.proves.is_empty() {
            let of_rule = case.proves.iter().filter_map(|rule| accepted.get(rule));
            case.siblings = Some(of_rule.flatten().cloned().collect());
        }
    }
}

/// The outcome of a correctly rejected case: it fails unless the case differs from one of its siblings in at most one
/// place.
pub(super) fn judge(case: &Case) -> Outcome {
    let Some(siblings) = &case.siblings else { return Outcome::Passed };
    let own = tokens(&case.code);
    let mut nearest = None;
    for sibling in siblings {
        match places(&tokens(sibling), &own) {
            0..=1 => return Outcome::Passed,
            count => nearest = Some(nearest.map_or(count, |least: usize| least.min(count))),
        }
    }
    match nearest {
        Some(places) => Outcome::failed(
            format!(
                "it must differ in one place from an accepted example of the same rule, but the \
                 closest one differs in {places}"
            ),
            None,
        ),
        None => Outcome::failed("no accepted example proves the same rule", None),
    }
}

/// The number of places, as runs of tokens, in which two programs differ.
fn places(one: &[&str], other: &[&str]) -> usize {
    let ops = capture_diff_slices(Algorithm::Myers, one, other);
    ops.iter().filter(|op| !matches!(op, DiffOp::Equal { .. })).count()
}

/// The tokens of code: words, and every other non-blank character. Comments are left out.
fn tokens(code: &str) -> Vec<&str> {
    let mut found = Vec::new();
    let mut rest = code;
    while let Some(first) = rest.chars().next() {
        let is_word = |c: char| c.is_alphanumeric() || c == '_';
        let length = if rest.starts_with("//") {
            rest.find('\n').unwrap_or(rest.len())
        } else if rest.starts_with("/*") {
            rest.find("*/").map_or(rest.len(), |at| at + 2)
        } else if is_word(first) {
            rest.find(|c: char| !is_word(c)).unwrap_or(rest.len())
        } else {
            first.len_utf8()
        };
        let (token, behind) = rest.split_at(length);
        if !token.trim().is_empty() && !token.starts_with("//") && !token.starts_with("/*") {
            found.push(token);
        }
        rest = behind;
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_runs_of_tokens() {
        let count = |a: &str, b: &str| places(&tokens(a), &tokens(b));
        assert_eq!(count("int a = 1; // one", "int a = 1;"), 0);
        assert_eq!(count("local int a; a = 1;", "local int a = 1;"), 1);
        assert_eq!(count("global int a = 1;", "local int a = 2;"), 2);
    }
}
