//! Code actions: the checker's suggestions, an action that applies all certain suggestions, and refactorings.

use crate::diagnostics::{diagnostic, touch};
use crate::refactor::{offsets, refactorings};
use crate::server::{Answer, Server};
use crate::text::range_in;
use crate::unit::Unit;
use crate::workspace::Workspace;
use clman_opencl::diagnostic::Suggestion;
use lsp_types::{
    CodeAction, CodeActionKind, CodeActionOrCommand, CodeActionParams, TextEdit, Uri, WorkspaceEdit,
};
use std::collections::HashMap;
use std::rc::Rc;

pub(crate) fn actions(
    server: &mut Server<'_>,
    params: CodeActionParams,
) -> Answer<Vec<CodeActionOrCommand>> {
    let uri = params.text_document.uri;
    let wants = |kind: &CodeActionKind| {
        let only = params.context.only.as_ref();
        only.is_none_or(|only| only.iter().any(|o| kind.as_str().starts_with(o.as_str())))
    };
    let units = server.workspace.units_of(uri.as_str());
    let site = server.manual.site(&server.host);
    let workspace = &server.workspace;
    let mut list = Vec::new();
    if wants(&CodeActionKind::QUICKFIX) {
        for (unit, suggestion, d) in suggestions(&units) {
            let shown = diagnostic(workspace, unit, d, site.as_deref());
            if touch(shown.range, params.range) {
                list.push(CodeAction {
                    title: title(unit, suggestion),
                    kind: Some(CodeActionKind::QUICKFIX),
                    is_preferred: Some(suggestion.is_certain),
                    edit: Some(edits(&uri, vec![edit(workspace, unit, suggestion)])),
                    diagnostics: Some(vec![shown]),
                    ..Default::default()
                });
            }
        }
    }
    if wants(&CodeActionKind::SOURCE_FIX_ALL) {
        let mut certain: Vec<TextEdit> = Vec::new();
        for (unit, suggestion, _) in suggestions(&units).filter(|s| s.1.is_certain) {
            let next = edit(workspace, unit, suggestion);
            // Overlapping edits would damage each other.
            if certain.iter().all(|other| !touch(other.range, next.range)) {
                certain.push(next);
            }
        }
        if !certain.is_empty() {
            list.push(CodeAction {
                title: "Apply all certain suggestions".into(),
                kind: Some(CodeActionKind::SOURCE_FIX_ALL),
                edit: Some(edits(&uri, certain)),
                ..Default::default()
            });
        }
    }
    for unit in &units {
        let (start, end) = offsets(server, &unit.source().bytes, params.range);
        for made in refactorings(unit, start, end) {
            if wants(&made.kind) {
                let text = &unit.source().bytes;
                let edit = |(start, end, new): (u32, u32, String)| {
                    TextEdit::new(range_in(text, start, end, server.workspace.encoding), new)
                };
                list.push(CodeAction {
                    title: made.title,
                    kind: Some(made.kind),
                    edit: Some(edits(&uri, made.edits.into_iter().map(edit).collect())),
                    ..Default::default()
                });
            }
        }
    }
    Ok(list.into_iter().map(CodeActionOrCommand::CodeAction).collect())
}

/// The suggestions for the sources of a document, without the files that they include.
fn suggestions(
    units: &[Rc<Unit>],
) -> impl Iterator<Item = (&Unit, &Suggestion, &clman_opencl::diagnostic::Diagnostic)> {
    units.iter().flat_map(|unit| {
        let own = unit.checked.diagnostics.iter();
        own.filter_map(|d| Some((&**unit, d.suggestion.as_ref()?, d)))
            .filter(|(unit, s, _)| s.span.file == unit.root)
    })
}

fn title(unit: &Unit, s: &Suggestion) -> String {
    let (old, new) = (unit.text(s.span), s.replacement.trim());
    match (old.trim(), new) {
        ("", new) => format!("Insert `{new}`"),
        (old, "") => format!("Remove `{old}`"),
        (old, new) => format!("Replace `{old}` with `{new}`"),
    }
}

fn edit(workspace: &Workspace, unit: &Unit, s: &Suggestion) -> TextEdit {
    TextEdit::new(workspace.range(unit, s.span), s.replacement.clone())
}

#[allow(clippy::mutable_key_type)]
fn edits(uri: &Uri, list: Vec<TextEdit>) -> WorkspaceEdit {
    WorkspaceEdit::new(HashMap::from([(uri.clone(), list)]))
}
