//! Definitions, declarations, types, references, highlights and included files.

use crate::server::{Answer, Server};
use crate::unit::{Found, Meaning, Unit};
use crate::uri;
use crate::workspace::{At, Workspace};
use clman_opencl::ast::TokenIndex;
use clman_opencl::diagnostic::Span;
use clman_opencl::program::{CastKind, ExprId, ExprKind};
use clman_opencl::references::{Entity, Role};
use clman_opencl::types::{QualType, TypeKind};
use lsp_types::request::{GotoDeclarationParams, GotoTypeDefinitionParams};
use lsp_types::{
    DocumentHighlight, DocumentHighlightKind, DocumentHighlightParams, DocumentLink,
    DocumentLinkParams, GotoDefinitionParams, GotoDefinitionResponse, Location, Range,
    ReferenceParams, TextDocumentPositionParams,
};
use std::collections::HashSet;
use std::rc::Rc;

/// The names at a position, and the unit around it.
pub(crate) fn found(
    server: &mut Server<'_>,
    place: &TextDocumentPositionParams,
) -> Option<(At, Vec<Found>)> {
    let at = server.workspace.at(place.text_document.uri.as_str(), place.position)?;
    let found = at.unit.found(at.unit.root, at.offset);
    Some((at, found))
}

fn to_locations(
    server: &Server<'_>,
    unit: &Unit,
    spans: Vec<Span>,
) -> Option<GotoDefinitionResponse> {
    let locations: Vec<Location> =
        spans.into_iter().map(|span| server.workspace.location(unit, span)).collect();
    (!locations.is_empty()).then_some(GotoDefinitionResponse::Array(locations))
}

pub(crate) fn definition(
    server: &mut Server<'_>,
    params: GotoDefinitionParams,
) -> Answer<Option<GotoDefinitionResponse>> {
    let Some((at, found)) = found(server, &params.text_document_position_params) else {
        return Ok(None);
    };
    let inclusions = at.unit.checked.references.inclusions.iter();
    let included = inclusions
        .filter(|i| i.span.file == at.unit.root)
        .find(|i| line_start(&at.text, i.span.start) == line_start(&at.text, at.offset))
        .map(|i| Span { file: i.file, start: 0, end: 0 });
    let defined = found.iter().filter_map(|f| at.unit.definition(f.meaning));
    let spans = included.into_iter().chain(defined).collect();
    Ok(to_locations(server, &at.unit, spans))
}

/// The offset of the start of the line around an offset.
fn line_start(text: &[u8], offset: u32) -> usize {
    text[..offset as usize].iter().rposition(|b| *b == b'\n').map_or(0, |p| p + 1)
}

pub(crate) fn declaration(
    server: &mut Server<'_>,
    params: GotoDeclarationParams,
) -> Answer<Option<GotoDefinitionResponse>> {
    let Some((at, found)) = found(server, &params.text_document_position_params) else {
        return Ok(None);
    };
    let declared = |f: &Found| {
        let places = at.unit.places(f.meaning);
        let first = places.iter().find(|p| p.1 == Role::Declaration);
        first.map(|p| p.0).or_else(|| at.unit.definition(f.meaning))
    };
    let spans = found.iter().filter_map(declared).collect();
    Ok(to_locations(server, &at.unit, spans))
}

pub(crate) fn type_definition(
    server: &mut Server<'_>,
    params: GotoTypeDefinitionParams,
) -> Answer<Option<GotoDefinitionResponse>> {
    let Some((at, found)) = found(server, &params.text_document_position_params) else {
        return Ok(None);
    };
    let of_type = |f: &Found| {
        let Meaning::Entity(entity) = f.meaning else { return None };
        let named = named_type(&at.unit, type_of(&at.unit, entity)?)?;
        let own = at.unit.definition(Meaning::Entity(named));
        own.or_else(|| at.unit.definition(Meaning::Entity(typedef_of(&at.unit, named)?)))
    };
    let spans = found.iter().filter_map(of_type).collect();
    Ok(to_locations(server, &at.unit, spans))
}

/// The type of an entity; `None` for a label, a struct, a union or an enumeration.
pub(crate) fn type_of(unit: &Unit, entity: Entity) -> Option<QualType> {
    match entity {
        Entity::Member(record, field) => {
            let records = &unit.checked.program.types.records;
            let fields = records.get(record as usize)?.fields.as_ref()?;
            fields.get(field as usize).map(|f| f.ty)
        }
        Entity::Variable(v) => Some(unit.checked.program.variable(v).ty),
        Entity::Label(_) | Entity::Record(_) | Entity::Enum(_) => None,
        _ => unit.scoped(entity).map(|s| s.ty),
    }
}

/// The typedef of a struct, union or enumeration without a tag.
fn typedef_of(unit: &Unit, named: Entity) -> Option<Entity> {
    let mut typedefs =
        unit.checked.references.scoped.iter().filter(|s| matches!(s.entity, Entity::Typedef(_)));
    typedefs.find(|s| named_type(unit, s.ty) == Some(named)).map(|s| s.entity)
}

/// The struct, union or enumeration from which a type is derived.
fn named_type(unit: &Unit, q: QualType) -> Option<Entity> {
    let mut ty = q.ty;
    // The maximum nesting depth of a program's types is 256.
    for _ in 0..256 {
        ty = match unit.checked.program.types.kind(ty) {
            TypeKind::Pointer(to) | TypeKind::Array(to, _) | TypeKind::Pipe(to, _) => to.ty,
            TypeKind::Function(f) => f.result.ty,
            TypeKind::Record(n) => return Some(Entity::Record(*n)),
            TypeKind::Enum(n) => return Some(Entity::Enum(*n)),
            _ => return None,
        };
    }
    None
}

pub(crate) fn references(
    server: &mut Server<'_>,
    params: ReferenceParams,
) -> Answer<Option<Vec<Location>>> {
    let Some((at, found)) = found(server, &params.text_document_position) else {
        return Ok(None);
    };
    let with_declaration = params.context.include_declaration;
    let mut locations = Vec::new();
    for f in &found {
        let word = at.unit.text(f.span);
        everywhere(
            &mut server.workspace,
            &at.unit,
            f.meaning,
            &word,
            &mut |workspace, unit, same| {
                let wanted = unit.places(same).into_iter();
                let wanted = wanted.filter(|p| with_declaration || p.1 == Role::Use);
                locations.extend(wanted.map(|p| workspace.location(unit, p.0)));
            },
        );
    }
    if let Some((word, _)) = language_name(&at, &found) {
        server.workspace.visit_with(&word, &mut |workspace, unit| {
            locations.extend(unit.uses(&word).into_iter().map(|s| workspace.location(unit, s)));
        });
    }
    locations.sort_by(|a, b| (a.uri.as_str(), a.range.start).cmp(&(b.uri.as_str(), b.range.start)));
    locations.dedup();
    Ok(Some(locations))
}

/// The name at a position, if OpenCL C defines it and the source does not declare it, with its uses in the source.
fn language_name(at: &At, found: &[Found]) -> Option<(String, Vec<Span>)> {
    found.is_empty().then(|| at.unit.language_name(at.offset))?
}

/// Visits the units of the workspace in which a meaning occurs, with the same meaning in each unit. Returns whether
/// there was time for all units.
pub(crate) fn everywhere(
    workspace: &mut Workspace,
    unit: &Rc<Unit>,
    meaning: Meaning,
    word: &str,
    visit: &mut dyn FnMut(&Workspace, &Unit, Meaning),
) -> bool {
    let is_local = match meaning {
        Meaning::Entity(Entity::Label(_)) => true,
        Meaning::Entity(entity) => unit.scoped(entity).is_some_and(|s| s.end != TokenIndex::MAX),
        Meaning::Macro(_) => false,
    };
    visit(workspace, unit, meaning);
    is_local
        || workspace.visit_with(word, &mut |workspace, other| {
            if !std::ptr::eq(other, &**unit)
                && let Some(same) = workspace.same(unit, meaning, other)
            {
                visit(workspace, other, same);
            }
        })
}

pub(crate) fn highlight(
    server: &mut Server<'_>,
    params: DocumentHighlightParams,
) -> Answer<Option<Vec<DocumentHighlight>>> {
    let Some((at, found)) = found(server, &params.text_document_position_params) else {
        return Ok(None);
    };
    let written = written(&at.unit);
    let mut list = Vec::new();
    for f in &found {
        for (span, role) in at.unit.places(f.meaning) {
            if span.file != at.unit.root {
                continue;
            }
            let kind = match f.meaning {
                Meaning::Macro(_) => DocumentHighlightKind::TEXT,
                _ if role != Role::Use || written.contains(&span) => DocumentHighlightKind::WRITE,
                _ => DocumentHighlightKind::READ,
            };
            let range = server.workspace.range(&at.unit, span);
            list.push(DocumentHighlight { range, kind: Some(kind) });
        }
    }
    for span in language_name(&at, &found).into_iter().flat_map(|(_, uses)| uses) {
        let range = server.workspace.range(&at.unit, span);
        list.push(DocumentHighlight { range, kind: Some(DocumentHighlightKind::TEXT) });
    }
    list.sort_by_key(|h| h.range.start);
    list.dedup_by_key(|h| h.range.start);
    Ok(Some(list))
}

/// The places of the variables that the program assigns to.
fn written(unit: &Unit) -> HashSet<Span> {
    let program = &unit.checked.program;
    let mut spans = HashSet::new();
    for e in &program.exprs {
        let target = match e.kind {
            ExprKind::Assign(target, _) | ExprKind::CompoundAssign { target, .. } => target,
            ExprKind::IncDec { operand, .. } => operand,
            _ => continue,
        };
        let mut id: ExprId = target;
        loop {
            let part = program.expr(id);
            match part.kind {
                ExprKind::Member(inner, _)
                | ExprKind::Swizzle(inner, _)
                | ExprKind::Element(inner, _)
                | ExprKind::Cast(CastKind::NoOp, inner) => id = inner,
                ExprKind::Var(_) => {
                    let token = &unit.checked.tokens[part.token as usize];
                    spans.extend(unit.checked.spelling(token));
                    break;
                }
                _ => break,
            }
        }
    }
    spans
}

pub(crate) fn links(
    server: &mut Server<'_>,
    params: DocumentLinkParams,
) -> Answer<Option<Vec<DocumentLink>>> {
    let units = server.workspace.units_of(params.text_document.uri.as_str());
    let mut links = Vec::new();
    for unit in &units {
        for inclusion in &unit.checked.references.inclusions {
            if inclusion.span.file != unit.root {
                continue;
            }
            let range: Range = server.workspace.range(unit, inclusion.span);
            let target = server.workspace.uri_of(&unit.file(inclusion.file).name);
            links.push(DocumentLink {
                range,
                target: Some(uri::typed(&target)),
                tooltip: None,
                data: None,
            });
        }
    }
    Ok(Some(links))
}
