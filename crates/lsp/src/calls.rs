//! The call hierarchy.

use crate::navigation::everywhere;
use crate::server::{Answer, Server};
use crate::unit::{Meaning, Unit};
use crate::workspace::Workspace;
use clman_opencl::diagnostic::Span;
use clman_opencl::program::{ExprKind, FuncId};
use clman_opencl::references::{Entity, Role};
use lsp_types::{
    CallHierarchyIncomingCall, CallHierarchyIncomingCallsParams, CallHierarchyItem,
    CallHierarchyOutgoingCall, CallHierarchyOutgoingCallsParams, CallHierarchyPrepareParams, Range,
    SymbolKind,
};
use std::rc::Rc;

pub(crate) fn prepare(
    server: &mut Server<'_>,
    params: CallHierarchyPrepareParams,
) -> Answer<Option<Vec<CallHierarchyItem>>> {
    let place = params.text_document_position_params;
    let Some((at, found)) = crate::navigation::found(server, &place) else { return Ok(None) };
    let functions = found.iter().filter_map(|f| match f.meaning {
        Meaning::Entity(Entity::Function(f)) => item(&server.workspace, &at.unit, f),
        _ => None,
    });
    let items: Vec<CallHierarchyItem> = functions.collect();
    Ok((!items.is_empty()).then_some(items))
}

/// A function as an item: the place of its name, and its whole text.
fn item(workspace: &Workspace, unit: &Unit, f: FuncId) -> Option<CallHierarchyItem> {
    let span = unit.definition(Meaning::Entity(Entity::Function(f)))?;
    let function = unit.checked.program.function(f);
    let location = workspace.location(unit, span);
    let body = body(unit, f).filter(|b| b.file == span.file);
    let whole = body.map_or(span, |body| Span { end: body.end.max(span.end), ..span });
    Some(CallHierarchyItem {
        name: unit.checked.name(function.name).to_string(),
        kind: SymbolKind::FUNCTION,
        tags: None,
        detail: function.kernel.then(|| "kernel".into()),
        uri: location.uri,
        range: workspace.range(unit, whole),
        selection_range: location.range,
        data: None,
    })
}

/// The span of a function's body.
fn body(unit: &Unit, f: FuncId) -> Option<Span> {
    let program = &unit.checked.program;
    let body = program.stmt(program.function(f).body?);
    let place = |n: u32| unit.checked.place(&unit.checked.tokens[n as usize]);
    Some(Span { end: place(body.last).end, ..place(body.first) })
}

/// The function of an item, and its unit.
fn function(server: &mut Server<'_>, item: &CallHierarchyItem) -> Option<(Rc<Unit>, FuncId)> {
    let uri = item.uri.as_str();
    let unit = match server.workspace.documents.get(uri) {
        Some(_) => server.workspace.at(uri, item.selection_range.start)?.unit,
        None => server.workspace.unit_of_file(&crate::uri::path_of(uri)?)?,
    };
    let offset = crate::text::offset_in(
        unit.source(),
        item.selection_range.start,
        server.workspace.encoding,
    );
    let found = unit.found(unit.root, offset);
    found.iter().find_map(|f| match f.meaning {
        Meaning::Entity(Entity::Function(f)) => Some((unit.clone(), f)),
        _ => None,
    })
}

pub(crate) fn incoming(
    server: &mut Server<'_>,
    params: CallHierarchyIncomingCallsParams,
) -> Answer<Option<Vec<CallHierarchyIncomingCall>>> {
    let Some((unit, callee)) = function(server, &params.item) else { return Ok(None) };
    let meaning = Meaning::Entity(Entity::Function(callee));
    let mut calls: Vec<CallHierarchyIncomingCall> = Vec::new();
    let name = params.item.name;
    everywhere(&mut server.workspace, &unit, meaning, &name, &mut |workspace, other, same| {
        for (span, _) in other.places(same).into_iter().filter(|p| p.1 == Role::Use) {
            let functions = 0..other.checked.program.functions.len() as u32;
            let around = functions.map(FuncId).find(|f| {
                body(other, *f).is_some_and(|b| {
                    b.file == span.file && b.start <= span.start && span.end <= b.end
                })
            });
            if let Some(from) = around.and_then(|f| item(workspace, other, f)) {
                add(&mut calls, from, workspace.range(other, span));
            }
        }
    });
    Ok(Some(calls))
}

fn add(calls: &mut Vec<CallHierarchyIncomingCall>, from: CallHierarchyItem, range: Range) {
    match calls.iter_mut().find(|call| call.from == from) {
        Some(call) if call.from_ranges.contains(&range) => {}
        Some(call) => call.from_ranges.push(range),
        None => calls.push(CallHierarchyIncomingCall { from, from_ranges: vec![range] }),
    }
}

pub(crate) fn outgoing(
    server: &mut Server<'_>,
    params: CallHierarchyOutgoingCallsParams,
) -> Answer<Option<Vec<CallHierarchyOutgoingCall>>> {
    let Some((unit, caller)) = function(server, &params.item) else { return Ok(None) };
    let program = &unit.checked.program;
    let Some(body) = program.function(caller).body.map(|b| program.stmt(b)) else {
        return Ok(Some(Vec::new()));
    };
    let mut calls: Vec<CallHierarchyOutgoingCall> = Vec::new();
    for e in program.exprs.iter().filter(|e| e.first >= body.first && e.last <= body.last) {
        let ExprKind::Call(f, _) = e.kind else { continue };
        let Some(to) = item(&server.workspace, &unit, f) else { continue };
        let name = unit
            .names()
            .iter()
            .find(|n| n.entity == Entity::Function(f) && (e.first..=e.last).contains(&n.token));
        let Some(span) = name.map(|n| n.span) else { continue };
        let range = server.workspace.range(&unit, span);
        match calls.iter_mut().find(|call| call.to == to) {
            Some(call) if call.from_ranges.contains(&range) => {}
            Some(call) => call.from_ranges.push(range),
            None => calls.push(CallHierarchyOutgoingCall { to, from_ranges: vec![range] }),
        }
    }
    Ok(Some(calls))
}
