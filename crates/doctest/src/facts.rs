//! Compares the statements that a listing's comments make about its declarations with the checked program.
//!
//! Manuals explain declarations: "declares a pointer p in the private address space that points to an int
//! object in address space global", "an array of 10 floats". Such a sentence is a claim about the
//! variable's type, and is either right or wrong. A sentence that is not a plain statement (it negates,
//! expresses doubt, or names two address spaces) is ignored.

use super::Failure;
use super::wrapper::{Scope, Wrapped, wrap, wrap_in};
use clman_opencl::Checked;
use clman_opencl::ast::AddressSpace;
use clman_opencl::program::Variable;
use clman_opencl::source_map::Pos;
use clman_opencl::types::{QualType, TypeId, TypeKind};
use regex::Regex;
use std::sync::LazyLock;

/// A statement of a comment about a declaration.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Fact {
    /// The object is in this address space.
    Storage(AddressSpace),
    /// It is a pointer to an object in this address space.
    Pointee(AddressSpace),
    /// It is a pointer to an object of this type.
    PointeeType(String),
    /// It is an array with this number of elements.
    Length(u64),
    /// Its elements, or its pointee, have this type.
    Element(String),
    /// It is a single object of this type.
    Single(String),
}

/// The statements about one declaration.
#[derive(Debug, PartialEq, Eq)]
struct Statement {
    /// The line of the declaration, from 1.
    line: usize,
    /// The line of the comment, from 1.
    comment: usize,
    /// The code in the line of the declaration.
    declaration: String,
    /// The name of the variable, if the comment states it.
    name: Option<String>,
    facts: Vec<Fact>,
}

fn pattern(text: &str) -> Regex {
    Regex::new(text).expect("the pattern is right")
}

/// An address space after "in": "in the local address space", "in local memory" or "in address space local".
static PLACE: LazyLock<Regex> = LazyLock::new(|| {
    const SPACE: &str = "(?:__)?(private|local|global|constant|generic)";
    pattern(&format!(
        r"(?i)\bin\s+(?:the\s+)?(?:{SPACE}\s+(?:address\s+space|memory)\b|address\s+space\s+{SPACE}\b)"
    ))
});
/// An address space at the start of the text after "points to".
static TARGET: LazyLock<Regex> = LazyLock::new(|| {
    pattern(
        r"(?i)^\s*(?:the\s+)?(?:__)?(private|local|global|constant|generic)\s+(?:address\s+space|memory)\b",
    )
});
static POINTS: LazyLock<Regex> =
    LazyLock::new(|| pattern(r"(?i)\b(?:points|pointing|pointer)\s+to\b"));
static NAMED: LazyLock<Regex> =
    LazyLock::new(|| pattern(r"(?i)\b(?:pointer|variable)\s+(\w+)\s+(?:in|that|to|points)\b"));
static OBJECT: LazyLock<Regex> = LazyLock::new(|| pattern(r"^\s*an?\s+(\w+)\s+object\b"));
static COUNTED: LazyLock<Regex> =
    LazyLock::new(|| pattern(r"(?i)\barray\s+of\s+(\d+)\s+(\w+?)(?:s|\s+elements)\b"));
static ELEMENTS: LazyLock<Regex> =
    LazyLock::new(|| pattern(r"(?i)\barray\s+of\s+([A-Za-z_]\w*)\s+(?:elements|objects|values)\b"));
static SINGLE: LazyLock<Regex> = LazyLock::new(|| pattern(r"(?i)\ba\s+single\s+(\w+)\b"));
/// Words that show that a sentence is not a plain statement about the declaration.
static OTHERWISE: LazyLock<Regex> = LazyLock::new(|| {
    pattern(r"(?i)\b(?:not?|never|cannot|or|if|unless|may|illegal|invalid|error)\b")
});

/// The error in the statements of an accepted listing's comments; `None` if all statements are right, or if there are
/// no statements.
pub(super) fn judge(code: &str, own: bool, language: &clman_opencl::Language) -> Option<Failure> {
    // Few listings contain statements.
    if statements(code).is_empty() {
        return None;
    }
    let wrapped = wrap(code, own, language);
    let failure = judge_program(&wrapped, language)?;
    // The scope of an upstream snippet is unknown: its comments may assume that it is inside a function.
    if !own && wrapped.scope == Scope::Program {
        let inside = wrap_in(Scope::Kernel, code, own, language);
        if inside.found.is_empty() && judge_program(&inside, language).is_none() {
            return None;
        }
    }
    Some(failure)
}

fn judge_program(wrapped: &Wrapped, language: &clman_opencl::Language) -> Option<Failure> {
    if !wrapped.found.is_empty() {
        return None;
    }
    let statements = statements(&wrapped.program);
    let options = clman_opencl::Options {
        language: language.clone(),
        ..clman_opencl::Options::new(language.edition)
    };
    let bytes = wrapped.program.as_bytes().to_vec();
    let checked = clman_opencl::check("example.cl", bytes, &options, &mut clman_opencl::NoFiles);
    let before = wrapped.scope.lines_before();
    statements.iter().find_map(|statement| {
        let message = wrong(statement, &checked)?;
        Some(Failure { message, line: Some(statement.comment.saturating_sub(before).max(1)) })
    })
}

/// The error in a statement about a program; `None` if the statement is right, or if its line does not declare a
/// variable.
fn wrong(statement: &Statement, checked: &Checked) -> Option<String> {
    let of_line = |variable: &&Variable| line_of(variable, checked) == Some(statement.line);
    let name = |variable: &Variable| variable.name.map_or("", |name| checked.name(name));
    let is_meant =
        |variable: &&Variable| statement.name.as_ref().is_none_or(|meant| name(variable) == meant);
    let mut declared = checked.program.variables.iter().filter(of_line).peekable();
    // A comment before a function or a statement does not describe a variable.
    declared.peek()?;
    let Some(variable) = declared.find(is_meant) else {
        let meant = statement.name.as_deref().unwrap_or_default();
        return Some(format!(
            "the comment describes '{meant}', but the commented line does not declare this variable"
        ));
    };
    let name = name(variable);
    statement.facts.iter().find_map(|fact| {
        let seen = differs(fact, variable, statement, checked)?;
        Some(format!("the comment says that '{name}' {}, but {seen}", said(fact)))
    })
}

/// The line of a variable's name.
fn line_of(variable: &Variable, checked: &Checked) -> Option<usize> {
    let token = checked.tokens.get(variable.token as usize)?;
    let span = checked.sources.span(Pos(token.pos), 1);
    Some(checked.sources.line_column(span).line as usize)
}

/// The actual fact, if it differs from the stated one.
fn differs(
    fact: &Fact,
    variable: &Variable,
    statement: &Statement,
    checked: &Checked,
) -> Option<String> {
    let types = &checked.program.types;
    let words = |symbol| checked.name(symbol).to_string();
    let type_name = |ty: TypeId| types.name(QualType::plain(ty), &words);
    // An object without an address space is private (OpenCL C 6.7).
    let place = |q: QualType| q.space.unwrap_or(AddressSpace::Private);
    let ty = variable.ty.ty;
    let array = match types.kind(ty) {
        TypeKind::Array(element, length) => Some((*element, *length)),
        _ => None,
    };
    // The declaration may use a typedef name of the type.
    let is = |ty: TypeId, said: &str| {
        let by_name = matches!(types.kind(ty), TypeKind::Record(_) | TypeKind::Enum(_));
        type_name(ty) == said || by_name && statement.declaration.contains(said)
    };
    let other = |ty: TypeId, said: &str, seen: &str| {
        (!is(ty, said)).then(|| format!("{seen} {}", type_name(ty)))
    };
    let whole = || format!("its type is {}", type_name(ty));
    match fact {
        Fact::Storage(space) => {
            let seen = array.map_or(place(variable.ty), |(element, _)| {
                variable.ty.space.unwrap_or(place(element))
            });
            (seen != *space).then(|| format!("it is in {} memory", word(seen)))
        }
        Fact::Pointee(space) => match types.pointee(ty) {
            Some(to) if place(to) == *space => None,
            Some(to) => Some(format!("it points to {} memory", word(place(to)))),
            None => Some(whole()),
        },
        Fact::PointeeType(said) => types.pointee(ty).map_or_else(
            || Some(whole()),
            |to| other(to.ty, said, "it points to an object of type"),
        ),
        Fact::Length(said) => match array {
            Some((_, Some(length))) if length == *said => None,
            _ => Some(whole()),
        },
        Fact::Element(said) => {
            let element = array.map(|(element, _)| element).or_else(|| types.pointee(ty));
            element.map_or_else(
                || Some(whole()),
                |element| other(element.ty, said, "its elements have the type"),
            )
        }
        Fact::Single(said) => other(ty, said, "its type is"),
    }
}

/// A fact as the end of a sentence about a variable.
fn said(fact: &Fact) -> String {
    match fact {
        Fact::Storage(space) => format!("is in {} memory", word(*space)),
        Fact::Pointee(space) => format!("points to {} memory", word(*space)),
        Fact::PointeeType(ty) => format!("points to an object of type {ty}"),
        Fact::Length(length) => format!("is an array of {length} elements"),
        Fact::Element(ty) => format!("has elements of type {ty}"),
        Fact::Single(ty) => format!("is one {ty}"),
    }
}

fn word(space: AddressSpace) -> &'static str {
    match space {
        AddressSpace::Private => "private",
        AddressSpace::Global => "global",
        AddressSpace::Local => "local",
        AddressSpace::Constant => "constant",
        AddressSpace::Generic => "generic",
        _ => "other",
    }
}

/// The facts in a comment, and the name of the variable that they describe.
fn read(comment: &str) -> (Vec<Fact>, Option<String>) {
    let space = |pattern: &Regex, text: &str| {
        let found = pattern.captures(text)?;
        let word = found.iter().skip(1).flatten().next()?.as_str().to_lowercase();
        Some(match word.as_str() {
            "private" => AddressSpace::Private,
            "global" => AddressSpace::Global,
            "local" => AddressSpace::Local,
            "constant" => AddressSpace::Constant,
            _ => AddressSpace::Generic,
        })
    };
    let mut facts = Vec::new();
    if OTHERWISE.is_match(comment) {
        return (facts, None);
    }
    let (object, target) = match POINTS.find(comment) {
        Some(found) => (&comment[..found.start()], &comment[found.end()..]),
        None => (comment, ""),
    };
    facts.extend(space(&PLACE, object).map(Fact::Storage));
    let pointee = space(&PLACE, target).or_else(|| space(&TARGET, target));
    facts.extend(pointee.map(Fact::Pointee));
    if let Some(found) = OBJECT.captures(target) {
        facts.push(Fact::PointeeType(found[1].to_string()));
    }
    if let Some(found) = COUNTED.captures(comment) {
        facts.extend(found[1].parse().ok().map(Fact::Length));
        facts.push(Fact::Element(found[2].to_string()));
    } else if let Some(found) = ELEMENTS.captures(comment) {
        facts.push(Fact::Element(found[1].to_string()));
    } else if let Some(found) = SINGLE.captures(comment) {
        facts.push(Fact::Single(found[1].to_string()));
    }
    let name = NAMED.captures(comment).map(|found| found[1].to_string());
    (facts, name)
}

/// The statements of a program's comments. A comment after code describes that line, and continues in the
/// comment lines below it that are indented deeper than the code. A comment on its own lines describes the
/// line after it.
fn statements(program: &str) -> Vec<Statement> {
    let mut found = Vec::new();
    let mut lines = program.lines().enumerate().peekable();
    while let Some((at, line)) = lines.next() {
        let Some((code, text)) = comment(line) else { continue };
        let mut text = text.to_string();
        let own_line = code.trim().is_empty();
        let indent = |code: &str| code.len() - code.trim_start().len();
        while let Some((next_code, more)) = lines.peek().and_then(|(_, next)| comment(next))
            && next_code.trim().is_empty()
            && (own_line || next_code.len() > indent(code))
        {
            text.push(' ');
            text.push_str(more);
            lines.next();
        }
        let about = if own_line { lines.peek().copied() } else { Some((at, line)) };
        let Some((declared_at, declaration)) = about else { continue };
        let (facts, name) = read(&text);
        if !facts.is_empty() {
            found.push(Statement {
                line: declared_at + 1,
                comment: at + 1,
                declaration: comment(declaration).map_or(declaration, |(code, _)| code).into(),
                name,
                facts,
            });
        }
    }
    found
}

/// A line's code and its comment, without the comment marks; `None` if the line has no comment.
fn comment(line: &str) -> Option<(&str, &str)> {
    let at = line.find("//").or_else(|| line.find("/*"))?;
    let text = line[at..].trim_start_matches(['/', '*']).trim();
    Some((&line[..at], text.trim_end_matches(['/', '*']).trim_end()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use clman_opencl::{Edition, Language};

    #[test]
    fn plain_statements_are_read() {
        use AddressSpace::*;
        for (text, facts, name) in [
            ("kept in the __local address space", vec![Fact::Storage(Local)], None),
            (
                "makes a pointer q in the private address space that points to a float object in \
                 address space __global",
                vec![
                    Fact::Storage(Private),
                    Fact::Pointee(Global),
                    Fact::PointeeType("float".into()),
                ],
                Some("q"),
            ),
            ("points to constant memory", vec![Fact::Pointee(Constant)], None),
            ("an array of 8 ints", vec![Fact::Length(8), Fact::Element("int".into())], None),
            (
                "an array of 8 int4 elements",
                vec![Fact::Length(8), Fact::Element("int4".into())],
                None,
            ),
            ("an array of float4 elements", vec![Fact::Element("float4".into())], None),
            ("a single half", vec![Fact::Single("half".into())], None),
            ("points to the local or private address space", vec![], None),
            ("not in the local address space", vec![], None),
            ("the first of an array", vec![], None),
        ] {
            assert_eq!(read(text), (facts, name.map(String::from)), "{text}");
        }
    }

    fn judged(code: &str) -> Option<(String, usize)> {
        let failure = judge(code, false, &Language::new(Edition::V1_2))?;
        Some((failure.message, failure.line?))
    }

    #[test]
    fn what_holds_is_silent() {
        for code in [
            "kernel void f(global float4 *c) // in private memory, points to\n\
             // an array of float4 elements in global memory\n{\n}\n",
            "kernel void f(void)\n{\n  local int a[4]; // an array of 4 ints\n                  \
             // in the local address space\n}\n",
            "// declares a pointer p in the private address space that\n\
             // points to an int object in address space global\nglobal int *p;\n",
            "typedef struct { int a; } item;\nkernel void f(\n  global item *all // an array of item elements\n) { }\n",
            // The comment is not before the declaration of a variable.
            "// Things in the local address space\nkernel void f(void)\n{\n}\n",
        ] {
            assert_eq!(judged(code), None, "{code}");
        }
    }

    #[test]
    fn what_does_not_hold_is_said() {
        for (code, line, says) in [
            ("constant int a = 1; // in the global address space", 1, "is in constant memory"),
            (
                "local int *p; // points to an int object in the global address space",
                1,
                "points to local",
            ),
            (
                "local uint *p; // points to an int object in the local address space",
                1,
                "of type uint",
            ),
            ("int a;\n// an array of 4 ints\nint b[5];", 2, "its type is int[5]"),
            ("// an array of 4 floats\nint b[4];", 1, "its elements have the type int"),
            ("int b; // a single float", 1, "its type is int"),
            ("// declares a pointer q in the private address space\nint *p;", 1, "'q'"),
        ] {
            let (message, at) = judged(code).expect("it does not hold");
            assert!(message.contains(says), "{message}");
            assert_eq!(at, line, "{code}");
        }
    }
}
