//! Makes a snippet a program, based only on its syntax and the edition.
//!
//! The expectation of the snippet is not used here. Elisions are filled. Then the scopes are tried in
//! order, and the first without a syntax error is chosen. A listing of an imported page may omit context: it is read as
//! statements if only the scope causes errors, and its prototypes may lack semicolons.

use super::{Fault, Found, errors, is_redeclaration};
use clman_opencl::Language;

/// The scope of a snippet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// At program scope.
    Program,
    /// In the body of a kernel.
    Kernel,
    /// As prototypes at program scope, which lack their semicolons.
    Prototypes,
    /// As an expression in the body of a kernel.
    Expression,
}

impl Scope {
    /// The number of lines that the program has before the snippet.
    pub(super) fn lines_before(self) -> usize {
        match self {
            Scope::Program | Scope::Prototypes => 0,
            Scope::Kernel | Scope::Expression => 2,
        }
    }

    fn program(self, snippet: &str) -> String {
        match self {
            Scope::Program => snippet.to_string(),
            Scope::Prototypes => end_prototypes(snippet),
            Scope::Kernel => format!("kernel void example(void)\n{{\n{snippet}\n}}\n"),
            Scope::Expression => {
                format!("kernel void example(void) {{ (void)(\n\n{snippet}\n); }}\n")
            }
        }
    }
}

/// A snippet wrapped as a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Wrapped {
    /// The whole source.
    pub program: String,
    /// The scope of the snippet in it.
    pub scope: Scope,
    /// The errors, with line numbers of the snippet.
    pub found: Found,
}

/// Makes a snippet a program. `own` is set for the project's own pages, whose listings are complete.
pub(super) fn wrap(code: &str, own: bool, language: &Language) -> Wrapped {
    let tried = |scope| wrap_in(scope, code, own, language);
    let mut best = tried(Scope::Program);
    let Some(mut furthest) = first_syntax_error(&best.found) else {
        if !own && best.found.iter().any(is_misplaced) {
            let inside = tried(Scope::Kernel);
            let fits = first_syntax_error(&inside.found).is_none();
            if fits && inside.found.len() < best.found.len() {
                return inside;
            }
        }
        return best;
    };
    let others: &[Scope] = match own {
        true => &[Scope::Kernel],
        false => &[Scope::Kernel, Scope::Prototypes, Scope::Expression],
    };
    for scope in others {
        let other = tried(*scope);
        match first_syntax_error(&other.found) {
            None => return other,
            // If no scope fits, the error with the greatest line number is the most useful.
            Some(line) if line > furthest => (best, furthest) = (other, line),
            Some(_) => {}
        }
    }
    best
}

/// Makes a program from a snippet by placing it in `scope`.
pub(super) fn wrap_in(scope: Scope, code: &str, own: bool, language: &Language) -> Wrapped {
    let program = scope.program(&fill_elisions(code, own));
    let mut found = errors(&program, language);
    // The name of an unknown attribute may be a macro whose definition the listing does not show.
    found.retain(|fault| own || fault.code != "CL0710");
    // A synopsis declares the overloads of a built-in function.
    found.retain(|fault| scope != Scope::Prototypes || !is_redeclaration(fault));
    for fault in &mut found {
        fault.line = fault.line.map(|line| line.saturating_sub(scope.lines_before()).max(1));
    }
    Wrapped { program, scope, found }
}

/// The line of the first syntax error; `None` if there is none. The definition of a function inside another function is
/// treated as a syntax error (C99 6.9).
fn first_syntax_error(found: &[Fault]) -> Option<usize> {
    const SYNTAX: &[&str] = &["CL0201", "CL0205", "CL0206", "CL0409"];
    found.iter().find(|fault| SYNTAX.contains(&fault.code)).map(|fault| fault.line.unwrap_or(0))
}

/// Whether an error only reports something that is not allowed at program scope: variables in some address spaces,
/// blocks, initializers that are not constant, or statements that begin with a name.
fn is_misplaced(fault: &Fault) -> bool {
    matches!(fault.code, "CL0203" | "CL0307" | "CL0439" | "CL0432")
}

/// Whether the first syntax error is in a line with a placeholder, such as `<sampler name>`, that is not a
/// preprocessing directive. The listing is then a pattern rather than code.
pub(super) fn is_pattern(code: &str, found: &[Fault]) -> bool {
    first_syntax_error(found).is_some_and(|line| {
        let text = code.lines().nth(line.saturating_sub(1)).unwrap_or("");
        let named = |part: &str| {
            part.split_once('>').is_some_and(|(name, _)| {
                !name.is_empty() && name.chars().all(|c| c.is_alphanumeric() || " _-".contains(c))
            })
        };
        !text.trim_start().starts_with('#') && text.split('<').skip(1).any(named)
    })
}

/// Fills elisions. In a body, `...` is removed. It is also removed if it is a whole list in parentheses, or the end of
/// the parameter list of a function definition on an imported page. As a condition or an operand, it becomes a number;
/// in the parentheses of a `for`, it becomes `;;`. Elsewhere, it is kept, because it may declare a variadic function,
/// and the project's own pages do not omit parameters.
fn fill_elisions(code: &str, own: bool) -> String {
    let mut out = String::with_capacity(code.len());
    let mut rest = code;
    while let Some(at) = rest.find("...") {
        let dots = rest[at..].bytes().take_while(|b| *b == b'.').count();
        out.push_str(&rest[..at]);
        let behind = &rest[at + dots..];
        let next = behind.trim_start().chars().next();
        let before = before_comments(&out);
        let in_comment =
            out.rsplit('\n').next().is_some_and(|line| line.contains("//") || line.contains("/*"));
        match before.chars().last() {
            _ if in_comment => out.push_str("..."),
            None | Some('{' | ';' | '}') => {}
            Some('(') if next == Some(')') => {
                let mut head = before[..before.len() - 1].trim_end();
                while let Some(at) = head.rfind("__attribute__").filter(|_| head.ends_with("))")) {
                    head = head[..at].trim_end();
                }
                let word = head.rsplit(|c: char| !c.is_alphanumeric() && c != '_').next();
                out.push_str(match word {
                    Some("if" | "while" | "switch") => "1",
                    Some("for") => ";;",
                    _ => "",
                });
            }
            Some('=' | '+' | '-' | '*' | '/' | '%' | '&' | '|' | '^' | '<' | '>' | '?' | ':') => {
                out.push('0');
            }
            Some(',') if !own && next == Some(')') && is_definition(behind) => {
                let kept = before.len() - 1;
                out.truncate(kept);
            }
            _ if next == Some('}') => {}
            _ => out.push_str("..."),
        }
        rest = behind;
    }
    out.push_str(rest);
    out
}

/// A text without the spaces and the comment lines at its end.
fn before_comments(text: &str) -> &str {
    let mut kept = text.trim_end();
    while let Some(at) = kept.rfind("//").filter(|at| {
        !kept[*at..].contains('\n')
            && kept[..*at].rsplit('\n').next().is_none_or(|l| l.trim().is_empty())
    }) {
        kept = kept[..at].trim_end();
    }
    kept
}

/// Whether a body follows the next parenthesis, or the text ends there.
fn is_definition(behind: &str) -> bool {
    let rest = behind.trim_start().trim_start_matches(')').trim_start();
    rest.is_empty() || rest.starts_with('{')
}

/// Appends a semicolon to each parameter list that ends a line, if another declaration or nothing follows.
fn end_prototypes(code: &str) -> String {
    let mut out = String::with_capacity(code.len() + 16);
    let mut depth = 0i32;
    let mut lines = code.split_inclusive('\n').peekable();
    while let Some(line) = lines.next() {
        let text = line.split("//").next().unwrap_or(line);
        depth += text.matches('(').count() as i32 - text.matches(')').count() as i32;
        let goes_on = lines.peek().is_some_and(|next| {
            next.trim_start().starts_with(['{', ';', '('])
                || next.trim_start().starts_with("__attribute__")
        });
        match text.trim_end() {
            ended if depth == 0 && ended.ends_with(')') && !goes_on => {
                out.push_str(ended);
                out.push(';');
                out.push_str(&line[ended.len()..]);
            }
            _ => out.push_str(line),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use clman_opencl::Edition;

    #[test]
    fn elisions_are_filled() {
        for (code, filled) in [
            ("int f() { ... }", "int f() {  }"),
            ("void f( .... ) { a;\n ...\n}", "void f(  ) { a;\n \n}"),
            ("int printf(constant char *f, ...);", "int printf(constant char *f, ...);"),
            ("kernel void f(int a, ... )\n{ }", "kernel void f(int a )\n{ }"),
            ("while (...) a = b + ...;", "while (1) a = b + 0;"),
            ("{\n  a;\n  // more\n  // of it\n  ...\n}", "{\n  a;\n  // more\n  // of it\n  \n}"),
            ("for __attribute__((a)) (...) {...}", "for __attribute__((a)) (;;) {}"),
            ("a = 1; // and ...\n", "a = 1; // and ...\n"),
        ] {
            assert_eq!(fill_elisions(code, false), filled);
        }
    }

    #[test]
    fn the_scope_follows_from_the_syntax() {
        let scope = |code: &str, own| wrap(code, own, &Language::new(Edition::V1_2)).scope;
        assert_eq!(scope("constant int a = 1;", false), Scope::Program);
        assert_eq!(scope("int a = 1; a = a + 1;", true), Scope::Kernel);
        // If `own` is set, a listing without syntax errors stays at program scope. Otherwise, the kernel scope is also
        // tried if the listing has errors that only program scope causes.
        assert_eq!(scope("int a = 1;", true), Scope::Program);
        assert_eq!(scope("int a = 1;", false), Scope::Kernel);
        assert_eq!(scope("int a = ;", false), Scope::Program);
        assert_eq!(scope("int f(\n  int a)\nint g(void)", false), Scope::Prototypes);
        assert_eq!(scope("1 + 2", false), Scope::Expression);
    }

    #[test]
    fn errors_have_the_lines_of_the_snippet() {
        let language = Language::new(Edition::V1_2);
        let wrapped = wrap("int a = 1;\na = b;", true, &language);
        assert_eq!(wrapped.found[0].line, Some(2));
    }
}
