//! What a snippet needs to be a program, from its syntax alone.

/// Where a snippet stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// At program scope.
    Program,
    /// In the body of a kernel.
    Kernel,
}

impl Scope {
    /// The lines that a program has before the snippet.
    pub fn lines_before(self) -> usize {
        match self {
            Scope::Program => 0,
            Scope::Kernel => 2,
        }
    }
}

/// A snippet as a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wrapped<F> {
    /// The whole source.
    pub program: String,
    /// Where the snippet stands in it.
    pub scope: Scope,
    /// What the check found in it.
    pub found: F,
}

/// Chooses the scope: program scope if the snippet is syntax there, else the body of a kernel.
/// Elisions (`...` for code that is not shown) are filled with nothing. `check` says what is wrong with
/// a program, once for each that is tried, and `has_syntax_error` whether that is its syntax.
pub fn wrap<F>(
    code: &str,
    check: impl Fn(&str) -> F,
    has_syntax_error: impl Fn(&F) -> bool,
) -> Wrapped<F> {
    let filled = fill_elisions(code);
    let found = check(&filled);
    if has_syntax_error(&found) {
        let program = format!("kernel void example(void)\n{{\n{filled}\n}}\n");
        let found = check(&program);
        if !has_syntax_error(&found) {
            return Wrapped { program, scope: Scope::Kernel, found };
        }
    }
    Wrapped { program: filled, scope: Scope::Program, found }
}

/// `{ ... }` is an empty body, `(...)` alone an empty list of parameters, `...` on a line of its own
/// nothing. An ellipsis behind a comma is a variadic function's and stays.
fn fill_elisions(code: &str) -> String {
    let mut out = String::with_capacity(code.len());
    let mut rest = code;
    while let Some(at) = rest.find("...") {
        let before = rest[..at].trim_end();
        let behind = rest[at + 3..].trim_start();
        let in_body = before.ends_with(['{', ';', '}']) || before.is_empty();
        let alone = before.ends_with('(') && behind.starts_with(')');
        out.push_str(&rest[..at]);
        if !(in_body || alone || behind.starts_with('}')) {
            out.push_str("...");
        }
        rest = &rest[at + 3..];
    }
    out.push_str(rest);
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn elisions_are_filled() {
        assert_eq!(fill_elisions("int f() { ... }"), "int f() {  }");
        assert_eq!(fill_elisions("void f(...) { a;\n ...\n}"), "void f() { a;\n \n}");
        assert_eq!(
            fill_elisions("int printf(constant char *f, ...);"),
            "int printf(constant char *f, ...);"
        );
    }

    #[test]
    fn the_scope_follows_from_the_syntax() {
        let is_statement = |program: &str| program.trim_start().starts_with("a = ");
        assert_eq!(wrap("a = 1;", is_statement, |is| *is).scope, Scope::Kernel);
        assert_eq!(wrap("int a;", is_statement, |is| *is).scope, Scope::Program);
    }
}
