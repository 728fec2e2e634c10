//! What a snippet needs to be a program, from its syntax and the edition alone.
//!
//! Nothing here knows what is expected of the snippet. Elisions are filled; then the scopes are tried
//! in order, and the first in which the snippet has no syntax error is taken. A listing of a page that
//! came from elsewhere may lack what its authors took as given: such a one is read as statements where
//! only the scope is in its way, and prototypes may lack their semicolons.

use super::{Fault, Found, errors, is_redeclaration};
use clman_opencl::Language;

/// Where a snippet stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// At program scope.
    Program,
    /// In the body of a kernel.
    Kernel,
    /// As prototypes at program scope, whose semicolons are left out.
    Prototypes,
    /// As an expression in the body of a kernel.
    Expression,
}

impl Scope {
    /// The lines that a program has before the snippet.
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

/// A snippet as a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Wrapped {
    /// The whole source.
    pub program: String,
    /// Where the snippet stands in it.
    pub scope: Scope,
    /// What is wrong with it, by the snippet's own lines.
    pub found: Found,
}

/// Makes a program of a snippet. `own` is one of the project's own pages, whose listings are whole.
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
            // Where nothing fits, the error that is furthest on says most.
            Some(line) if line > furthest => (best, furthest) = (other, line),
            Some(_) => {}
        }
    }
    best
}

/// Makes a program of a snippet that stands in `scope`.
pub(super) fn wrap_in(scope: Scope, code: &str, own: bool, language: &Language) -> Wrapped {
    let program = scope.program(&fill_elisions(code, own));
    let mut found = errors(&program, language);
    // What its name stands for is not shown, and the language passes over it.
    found.retain(|fault| own || fault.code != "CL0710");
    // A synopsis shows the overloads of a function that is built in.
    found.retain(|fault| scope != Scope::Prototypes || !is_redeclaration(fault));
    for fault in &mut found {
        fault.line = fault.line.map(|line| line.saturating_sub(scope.lines_before()).max(1));
    }
    Wrapped { program, scope, found }
}

/// The line of the first error of the grammar; a function inside another is its business too (C99 6.9).
fn first_syntax_error(found: &[Fault]) -> Option<usize> {
    const SYNTAX: &[&str] = &["CL0201", "CL0205", "CL0206", "CL0409"];
    found.iter().find(|fault| SYNTAX.contains(&fault.code)).map(|fault| fault.line.unwrap_or(0))
}

/// Whether an error says only that something cannot stand at program scope: variables of that address
/// space, initial values that are not known before the program runs, or statements that begin with a name.
fn is_misplaced(fault: &Fault) -> bool {
    matches!(fault.code, "CL0203" | "CL0307" | "CL0439" | "CL0432")
}

/// Whether an error stands at a line that holds a placeholder, such as `<sampler name>`: then it is no
/// code but a pattern of code.
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

/// Fills what is left out. In a body `...` is nothing, and so it is as a list of parameters, or at the end
/// of one of a function that is defined; as a condition or an operand it is a number. Elsewhere it stays:
/// a variadic function is declared so, and the project's own pages leave out no parameters.
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

/// A text without the spaces and the lines of nothing but a comment at its end.
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

/// Whether a body stands behind the parenthesis that comes next, or the text ends there.
fn is_definition(behind: &str) -> bool {
    let rest = behind.trim_start().trim_start_matches(')').trim_start();
    rest.is_empty() || rest.starts_with('{')
}

/// Puts a semicolon behind each list of parameters that ends its line, where another declaration or
/// nothing follows.
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
        // Whole programs stand where they stand; in a piece of one only its place is in the way.
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
