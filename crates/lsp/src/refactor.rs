//! Refactorings, and formatting by clang-format.

use crate::hover::{declared, expansion};
use crate::server::{Answer, Server, refused};
use crate::text::{offset, range_in};
use crate::unit::Unit;
use clman_opencl::diagnostic::Span;
use clman_opencl::lexer::FROM_MACRO;
use clman_opencl::program::{Expr, ExprId, ExprKind, Stmt, StmtKind};
use clman_opencl::types::{QualType, TypeKind};
use lsp_types::{DocumentFormattingParams, DocumentRangeFormattingParams, TextEdit};
use std::io::Write;
use std::process::{Command, Stdio};

/// The name of an extracted variable, which the user renames.
const EXTRACTED: &str = "extracted";

/// An edit with a title: the places to replace, as byte offsets of the source, and their new texts.
pub(crate) struct Refactoring {
    pub(crate) title: String,
    pub(crate) is_extraction: bool,
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
            is_extraction: false,
            edits: vec![(u.span.start, last, expansion(unit, u.span, last, usize::MAX))],
        })
    });
    expanded.chain(extraction(unit, start, end)).collect()
}

/// A variable for the selected expression, declared before the statement.
fn extraction(unit: &Unit, start: u32, end: u32) -> Option<Refactoring> {
    let text = &unit.source().bytes;
    let selected = text.get(start as usize..end as usize)?;
    let trimmed = selected.trim_ascii();
    let start = start + (selected.len() - selected.trim_ascii_start().len()) as u32;
    let end = start + trimmed.len() as u32;
    let program = &unit.checked.program;
    let place = |n: u32| {
        let token = &unit.checked.tokens[n as usize];
        let place = unit.checked.place(token);
        (place.file == unit.root && !token.has(FROM_MACRO)).then_some(place)
    };
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
    // Loops evaluate their parts again.
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
    let line = text[..before as usize].iter().rposition(|b| *b == b'\n').map_or(0, |p| p + 1);
    let indent = String::from_utf8_lossy(&text[line..before as usize]).into_owned();
    let indent = if indent.trim().is_empty() { indent } else { String::new() };
    let ty = unit.type_text(QualType { space: None, quals: 0, ..e.ty });
    let value = unit.text(Span { file: unit.root, start, end });
    let declaration = format!("{} = {value};\n{indent}", declared(&ty, EXTRACTED));
    Some(Refactoring {
        title: "Extract into a variable".into(),
        is_extraction: true,
        edits: vec![(before, before, declaration), (start, end, EXTRACTED.into())],
    })
}

/// Whether an expression is used as an object: assigned to, or its address is taken.
fn is_object(unit: &Unit, id: ExprId) -> bool {
    unit.checked.program.exprs.iter().any(|e| match e.kind {
        ExprKind::Assign(target, _) | ExprKind::CompoundAssign { target, .. } => target == id,
        ExprKind::IncDec { operand, .. } | ExprKind::AddressOf(operand) => operand == id,
        _ => false,
    })
}

pub(crate) fn format(
    server: &mut Server<'_>,
    params: DocumentFormattingParams,
) -> Answer<Option<Vec<TextEdit>>> {
    formatted(server, params.text_document.uri.as_str(), None)
}

pub(crate) fn format_range(
    server: &mut Server<'_>,
    params: DocumentRangeFormattingParams,
) -> Answer<Option<Vec<TextEdit>>> {
    let lines = (params.range.start.line + 1, params.range.end.line + 1);
    formatted(server, params.text_document.uri.as_str(), Some(lines))
}

/// The edit that clang-format makes, with the style of the project's `.clang-format`.
fn formatted(
    server: &Server<'_>,
    uri: &str,
    lines: Option<(u32, u32)>,
) -> Answer<Option<Vec<TextEdit>>> {
    let Some(document) = server.workspace.documents.get(uri) else { return Ok(None) };
    let mut command = Command::new("clang-format");
    command.arg(format!("--assume-filename={}", document.name));
    command.args(lines.map(|(first, last)| format!("--lines={first}:{last}")));
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
    let Ok(mut child) = command.spawn() else {
        return refused("clang-format is not installed; clman formats with it");
    };
    let (text, pipe) = (document.text.clone(), child.stdin.take());
    // The program writes before it has read everything.
    let writer = std::thread::spawn(move || pipe.map(|mut pipe| pipe.write_all(&text)));
    let output = child.wait_with_output();
    let _ = writer.join();
    let made = match output {
        Ok(output) if output.status.success() => output.stdout,
        _ => return refused("clang-format failed; run it on the file to see why"),
    };
    let old = &document.text[..];
    if made == old {
        return Ok(None);
    }
    // Only the lines that differ are replaced, so that cursors keep their places.
    let same = |a: &[u8], b: &[u8]| a.iter().zip(b).take_while(|(a, b)| a == b).count();
    let start = same(old, &made);
    let start = old[..start].iter().rposition(|b| *b == b'\n').map_or(0, |p| p + 1);
    let reversed = |t: &[u8]| t[start..].iter().rev().copied().collect::<Vec<u8>>();
    let (old_rest, made_rest) = (reversed(old), reversed(&made));
    let end = same(&old_rest, &made_rest);
    let end = old_rest[..end].iter().rposition(|b| *b == b'\n').map_or(0, |p| p);
    let (old_end, made_end) = (old.len() - end, made.len() - end);
    let range = range_in(old, start as u32, old_end as u32, server.workspace.encoding);
    let text = String::from_utf8_lossy(&made[start..made_end]).into_owned();
    Ok(Some(vec![TextEdit::new(range, text)]))
}

/// The byte offsets of a range in a text.
pub(crate) fn offsets(server: &Server<'_>, text: &[u8], range: lsp_types::Range) -> (u32, u32) {
    let place = |position| offset(text, position, server.workspace.encoding) as u32;
    (place(range.start), place(range.end))
}
