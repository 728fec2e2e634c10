//! CM016

use super::{Draft, Evidence, each_line_in};
use clman_opencl::declare_code;
use clman_record::prose::Inline;

declare_code! {
    /// The outer parentheses of an expression are missing.
    ///
    /// Asciidoctor reads `((a) + (b))` as an index entry and prints `a) + (b`. The cleaner restores the outer
    /// parentheses if an expression closes a parenthesis that it did not open and opens one that it does not close.
    CODE = ("CM016", "lost-parenthesis", Warning);
}

pub(super) fn run(draft: &mut Draft, _: &Evidence<'_>) {
    if draft.record.source.as_ref().is_none_or(|s| s.format != "asciidoctor") {
        return;
    }
    each_line_in(draft, &mut |content, report| {
        for inline in content.iter_mut() {
            let Inline::Code(code) = inline else { continue };
            if let Some(whole) = repair(code) {
                let message = "the outer parentheses of an expression are missing";
                report.fixed("the remaining parentheses are unbalanced", message, code, &whole);
                *code = whole;
            }
        }
    });
}

/// Restores the outer parentheses: `E1) + (E2` becomes `((E1) + (E2))`. `None` if they are not missing.
fn repair(code: &str) -> Option<String> {
    let first = code.find(['(', ')'])?;
    let last = code.rfind(['(', ')'])?;
    let turned = code[first..].starts_with(')') && code[last..].starts_with('(');
    let balanced = code.matches('(').count() == code.matches(')').count();
    (turned && balanced).then(|| format!("(({code}))"))
}

#[cfg(test)]
mod tests {
    use super::repair;

    #[test]
    fn only_turned_parentheses_are_repaired() {
        assert_eq!(repair("E1) + (E2").as_deref(), Some("((E1) + (E2))"));
        for code in ["(a) + (b)", "f(x)", "a)", "(", "x"] {
            assert_eq!(repair(code), None, "{code}");
        }
    }
}
