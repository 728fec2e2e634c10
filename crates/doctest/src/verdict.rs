//! Parses the verdict comments of a listing.

use clman_record::Verdict;
use regex::Regex;
use std::sync::LazyLock;

/// A part of a listing with the verdict of a comment.
#[derive(Clone, Debug, PartialEq)]
pub struct Judged {
    /// Its lines, with their comments.
    pub code: String,
    /// The expected result; `None` without a comment.
    pub verdict: Option<Verdict>,
}

/// The usual wordings of a verdict comment. Most of them must be at the start of the comment. Rejections are matched
/// first, because a comment may start with `valid` and then state that something `is invalid`.
static REJECT: LazyLock<Regex> = LazyLock::new(|| {
    Regex::new(
        r"(?i)^(should (generate|be) an? (compile(-| )time )?error|not (allowed|valid|legal)|illegal|invalid|error\b|compile(-| |r )time error|compilation error|.*\bis (illegal|not allowed|invalid)\b)",
    )
    .expect("the pattern is right")
});
static ACCEPT: LazyLock<Regex> = LazyLock::new(|| {
    Regex::new(r"(?i)^(ok\b|legal\b|allowed\b|valid\b)").expect("the pattern is right")
});

fn verdict(comment: &str) -> Option<Verdict> {
    let comment = comment.trim().trim_start_matches(['/', '*', ' ']);
    if REJECT.is_match(comment) {
        Some(Verdict::Reject)
    } else if ACCEPT.is_match(comment) {
        Some(Verdict::Accept)
    } else {
        None
    }
}

/// Splits a listing into parts: a line with a verdict, the declaration or statement after a verdict comment on its own
/// line, and everything else.
pub fn judge_comments(code: &str) -> Vec<Judged> {
    let mut parts: Vec<Judged> = Vec::new();
    // The verdict of a comment on its own line, until it has been applied.
    let mut pending: Option<Verdict> = None;
    let mut open = false;
    let mut depth = 0i32;
    for line in code.split_inclusive('\n') {
        let (before, comment) = match line.find("//").or_else(|| line.find("/*")) {
            Some(at) => (&line[..at], Some(&line[at..])),
            None => (line, None),
        };
        let said = comment.and_then(verdict);
        let is_code = !before.trim().is_empty();
        let braces =
            |text: &str| text.matches('{').count() as i32 - text.matches('}').count() as i32;
        match (is_code, said) {
            (true, Some(verdict)) => {
                parts.push(Judged { code: line.into(), verdict: Some(verdict) });
                (pending, open) = (None, false);
            }
            (false, Some(verdict)) => {
                (pending, open) = (Some(verdict), false);
                parts.push(Judged { code: line.into(), verdict: None });
            }
            (true, None) => {
                match parts.last_mut() {
                    // The line continues the same declaration.
                    Some(last) if open => last.code.push_str(line),
                    _ => parts.push(Judged { code: line.into(), verdict: pending }),
                }
                depth += braces(before);
                // A verdict before a statement applies until the end of that statement.
                open = depth > 0 || !before.trim_end().ends_with([';', '}']);
                if !open {
                    pending = None;
                }
            }
            (false, None) => match parts.last_mut() {
                Some(last) if open => last.code.push_str(line),
                _ => parts.push(Judged { code: line.into(), verdict: None }),
            },
        }
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(code: &str, want: &[(&str, Option<Verdict>)]) {
        let parts = judge_comments(code);
        let got: Vec<(&str, Option<Verdict>)> = parts
            .iter()
            .filter(|p| p.verdict.is_some())
            .map(|p| (p.code.trim(), p.verdict))
            .collect();
        assert_eq!(got, want);
        let whole: String = parts.iter().map(|p| p.code.as_str()).collect();
        assert_eq!(whole, code);
    }

    #[test]
    fn trailing_verdicts_judge_their_line() {
        check(
            "int a; // OK\nint b; // should generate an error.\nint c;\n",
            &[
                ("int a; // OK", Some(Verdict::Accept)),
                ("int b; // should generate an error.", Some(Verdict::Reject)),
            ],
        );
    }

    #[test]
    fn verdicts_on_a_line_of_their_own_judge_what_follows() {
        check(
            "// Error. It is wrong.\nprivate int f()\n{\n}\n\nint g;\n// OK.\nint h;\n",
            &[("private int f()\n{\n}", Some(Verdict::Reject)), ("int h;", Some(Verdict::Accept))],
        );
    }

    #[test]
    fn other_comments_judge_nothing() {
        check("int a; // the first\n// allow for more\nint b; // an error code\n", &[]);
    }
}
