//! Refactorings.

use crate::hover::{declared, expansion};
use crate::server::Server;
use crate::text::offset;
use crate::unit::Unit;
use clman_opencl::diagnostic::Span;
use clman_opencl::lexer::FROM_MACRO;
use clman_opencl::program::{Expr, ExprId, ExprKind, Label, Program, Stmt, StmtKind};
use clman_opencl::references::{Entity, Role, Scoped};
use clman_opencl::types::{QualType, TypeKind};
use lsp_types::CodeActionKind;

/// The name of an extracted variable, which the user renames.
const EXTRACTED: &str = "extracted";

/// An edit with a title: the places to replace, as byte offsets of the source, and their new texts.
pub(crate) struct Refactoring {
    pub(crate) title: String,
    pub(crate) kind: CodeActionKind,
    pub(crate) edits: Vec<(u32, u32, String)>,
}

/// The refactorings for a selection of the source.
pub(crate) fn refactorings(unit: &Unit, start: u32, end: u32) -> Vec<Refactoring> {
    let uses = &unit.checked.references.macro_uses;
    let used = uses.iter().filter(|u| u.span.file == unit.root);
    let macros = used.filter(|u| u.span.start <= start && end <= u.span.end);
    let expanded = macros.filter_map(|u| {
        let last = u.expanded?;
        Some(Refactoring {
            title: format!("Expand macro `{}`", unit.text(u.span)),
            kind: CodeActionKind::REFACTOR_INLINE,
            edits: vec![(u.span.start, last, expansion(unit, u.span, last, usize::MAX))],
        })
    });
    expanded.chain(extraction(unit, start, end)).chain(population(unit, start, end)).collect()
}

/// The refactoring that declares a variable for the selected expression before the statement; `None` if the selection
/// is not a value that the statement evaluates once.
fn extraction(unit: &Unit, start: u32, end: u32) -> Option<Refactoring> {
    let text = &unit.source().bytes;
    let selected = text.get(start as usize..end as usize)?;
    let trimmed = selected.trim_ascii();
    let start = start + (selected.len() - selected.trim_ascii_start().len()) as u32;
    let end = start + trimmed.len() as u32;
    let program = &unit.checked.program;
    let place = |n: u32| place_in_source(unit, n);
    let is_selected = |e: &Expr| {
        place(e.first).is_some_and(|p| p.start == start)
            && place(e.last).is_some_and(|p| p.end == end)
    };
    let (n, e) = program.exprs.iter().enumerate().find(|(_, e)| is_selected(e))?;
    let is_value = !matches!(
        program.types.kind(e.ty.ty),
        TypeKind::Void
            | TypeKind::Error
            | TypeKind::Function(_)
            | TypeKind::Array(..)
            | TypeKind::Image(..)
    );
    if !is_value || is_object(unit, ExprId(n as u32)) {
        return None;
    }
    let around = |s: &&Stmt| s.first <= e.first && e.last <= s.last;
    let lists = program.stmts.iter().filter_map(|s| match &s.kind {
        StmtKind::Compound(list) => Some(list),
        _ => None,
    });
    let statements = lists.flatten().map(|id| program.stmt(*id)).filter(around);
    let statement = statements.min_by_key(|s| s.last - s.first)?;
    // Loops evaluate their parts repeatedly.
    let is_evaluated_once = match &statement.kind {
        StmtKind::Expr(_) | StmtKind::Declare(_) | StmtKind::Return(_) => true,
        StmtKind::If(condition, ..) | StmtKind::Switch(condition, _) => {
            let condition = program.expr(*condition);
            condition.first <= e.first && e.last <= condition.last
        }
        _ => false,
    };
    if !is_evaluated_once {
        return None;
    }
    let before = place(statement.first)?.start;
    let indent = indentation(unit, before).unwrap_or_default();
    let ty = unit.type_text(QualType { space: None, quals: 0, ..e.ty });
    let value = unit.text(Span { file: unit.root, start, end });
    let declaration = format!("{} = {value};\n{indent}", declared(&ty, EXTRACTED));
    Some(Refactoring {
        title: "Extract into a variable".into(),
        kind: CodeActionKind::REFACTOR_EXTRACT,
        edits: vec![(before, before, declaration), (start, end, EXTRACTED.into())],
    })
}

/// Whether an expression is used as an object: the program assigns to it, or takes its address.
fn is_object(unit: &Unit, id: ExprId) -> bool {
    unit.checked.program.exprs.iter().any(|e| match e.kind {
        ExprKind::Assign(target, _) | ExprKind::CompoundAssign { target, .. } => target == id,
        ExprKind::IncDec { operand, .. } | ExprKind::AddressOf(operand) => operand == id,
        _ => false,
    })
}

/// The refactoring that adds the missing cases to a `switch` of an enumeration, if the selection is in the `switch`
/// before its body.
fn population(unit: &Unit, start: u32, end: u32) -> Option<Refactoring> {
    let program = &unit.checked.program;
    let place = |n: u32| place_in_source(unit, n);
    let (statement, value, body) = program.stmts.iter().find_map(|s| {
        let StmtKind::Switch(value, body) = s.kind else { return None };
        let body = program.stmt(body);
        let is_compound = matches!(body.kind, StmtKind::Compound(_));
        let header = (place(s.first)?.start, place(body.first)?.end);
        (is_compound && header.0 <= start && end <= header.1).then_some((s, value, body))
    })?;
    let n = enumeration(program, value)?;
    let size = program.types.size(program.types.enums[n as usize].underlying)?;
    let bits = |value: u64| if size < 8 { value & ((1 << (8 * size)) - 1) } else { value };
    let cases = cases(program, body);
    let mut known: Vec<u64> = cases.iter().map(|(value, _)| bits(*value)).collect();
    let mut missing = Vec::new();
    for enumerator in enumerators(unit, n) {
        let value = bits(enumerator.value?);
        if !known.contains(&value) {
            known.push(value);
            missing.push(unit.checked.name(enumerator.name));
        }
    }
    let (first, close) = (place(statement.first)?.start, place(body.last)?.start);
    if missing.is_empty() {
        return None;
    }
    let of_switch = indentation(unit, first).unwrap_or_default();
    let of_case = cases.iter().find_map(|(_, token)| indentation(unit, place(*token)?.start));
    let of_case = of_case.unwrap_or_else(|| of_switch.clone());
    let step = if of_switch.starts_with('\t') { "\t" } else { "    " };
    let labels: String = missing.iter().map(|name| format!("{of_case}case {name}:\n")).collect();
    let text = format!("{labels}{of_case}{step}break;\n");
    // The cases are on separate lines before the closing brace.
    let (at, text) = match indentation(unit, close) {
        Some(indent) => (close - indent.len() as u32, text),
        None => (close, format!("\n{text}{of_switch}")),
    };
    Some(Refactoring {
        title: "Add the missing cases".into(),
        kind: CodeActionKind::REFACTOR_REWRITE,
        edits: vec![(at, at, text)],
    })
}

/// The enumeration that the value of a `switch` has before its promotion.
fn enumeration(program: &Program, mut value: ExprId) -> Option<u32> {
    loop {
        let e = program.expr(value);
        if let TypeKind::Enum(n) = program.types.kind(e.ty.ty) {
            return Some(*n);
        }
        let ExprKind::Cast(_, operand) = e.kind else { return None };
        value = operand;
    }
}

/// The values of the cases of a `switch` with this body, and the tokens of their statements.
fn cases(program: &Program, body: &Stmt) -> Vec<(u64, u32)> {
    let is_in = |s: &Stmt, outer: &Stmt| outer.first <= s.first && s.last <= outer.last;
    let nested: Vec<&Stmt> = program
        .stmts
        .iter()
        .filter(|s| matches!(s.kind, StmtKind::Switch(..)) && is_in(s, body))
        .collect();
    let own =
        program.stmts.iter().filter(|s| is_in(s, body) && !nested.iter().any(|n| is_in(s, n)));
    own.filter_map(|s| match &s.kind {
        StmtKind::Labelled(labels, _) => Some((labels, s.first)),
        _ => None,
    })
    .flat_map(|(labels, first)| {
        labels.iter().filter_map(move |label| match label {
            Label::Case(value) => Some((*value, first)),
            _ => None,
        })
    })
    .collect()
}

/// The enumerators of an enumeration, in source order.
fn enumerators(unit: &Unit, n: u32) -> impl Iterator<Item = &Scoped> {
    let references = &unit.checked.references;
    let mut names = references.names.iter();
    let definition =
        names.find(|r| r.entity == Entity::Enum(n) && r.role == Role::Definition).map(|r| r.token);
    let first = definition.unwrap_or(unit.checked.program.types.enums[n as usize].token);
    let tokens = &unit.checked.tokens;
    let is_end = |token: &u32| unit.checked.token_text(&tokens[*token as usize]) == "}";
    let last = (first..tokens.len() as u32).find(is_end).unwrap_or(first);
    references
        .scoped
        .iter()
        .filter(move |s| matches!(s.entity, Entity::Enumerator(t) if first < t && t < last))
}

/// The place of a token, if the token is in the source itself.
fn place_in_source(unit: &Unit, n: u32) -> Option<Span> {
    let token = &unit.checked.tokens[n as usize];
    let place = unit.checked.place(token);
    (place.file == unit.root && !token.has(FROM_MACRO)).then_some(place)
}

/// The white space before a place, if nothing else precedes it on its line.
fn indentation(unit: &Unit, place: u32) -> Option<String> {
    let before = &unit.source().bytes[..place as usize];
    let line = before.iter().rposition(|b| *b == b'\n').map_or(0, |p| p + 1);
    let indent = String::from_utf8_lossy(&before[line..]).into_owned();
    indent.trim().is_empty().then_some(indent)
}

/// The byte offsets of a range in a text.
pub(crate) fn offsets(server: &Server<'_>, text: &[u8], range: lsp_types::Range) -> (u32, u32) {
    let place = |position| offset(text, position, server.workspace.encoding) as u32;
    (place(range.start), place(range.end))
}
