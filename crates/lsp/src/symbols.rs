//! The symbols of a document and of the workspace.

use crate::server::{Answer, Server};
use crate::unit::Unit;
use clman_opencl::ast::TokenIndex;
use clman_opencl::diagnostic::Span;
use clman_opencl::lexer::TokenKind;
use clman_opencl::references::{Entity, Scoped};
use lsp_types::{
    DocumentSymbol, DocumentSymbolParams, DocumentSymbolResponse, Location, SymbolInformation,
    SymbolKind, WorkspaceSymbolParams,
};

/// The maximum number of symbols of an answer for the workspace.
const MOST: usize = 1000;

/// A declaration at file scope, or one of its parts.
struct Declared {
    name: String,
    detail: String,
    kind: SymbolKind,
    span: Span,
    /// The whole declaration.
    extent: Span,
    parts: Vec<Declared>,
}

pub(crate) fn document(
    server: &mut Server<'_>,
    params: DocumentSymbolParams,
) -> Answer<Option<DocumentSymbolResponse>> {
    let units = server.workspace.units_of(params.text_document.uri.as_str());
    let mut list = Vec::new();
    for unit in &units {
        list.extend(declared(unit).into_iter().map(|d| symbol(server, unit, d)));
    }
    list.sort_by_key(|s| s.range.start);
    Ok(Some(DocumentSymbolResponse::Nested(list)))
}

#[allow(deprecated)]
fn symbol(server: &Server<'_>, unit: &Unit, d: Declared) -> DocumentSymbol {
    let children = d.parts.into_iter().map(|part| symbol(server, unit, part)).collect::<Vec<_>>();
    DocumentSymbol {
        name: d.name,
        detail: (!d.detail.is_empty()).then_some(d.detail),
        kind: d.kind,
        tags: None,
        deprecated: None,
        range: server.workspace.range(unit, d.extent),
        selection_range: server.workspace.range(unit, d.span),
        children: (!children.is_empty()).then_some(children),
    }
}

#[allow(deprecated)]
pub(crate) fn workspace(
    server: &mut Server<'_>,
    params: WorkspaceSymbolParams,
) -> Answer<Option<Vec<SymbolInformation>>> {
    let query = params.query.to_lowercase();
    let open: Vec<String> = server.workspace.documents.iter().map(|d| d.uri.clone()).collect();
    let mut units: Vec<_> = open.iter().flat_map(|uri| server.workspace.units_of(uri)).collect();
    let names: Vec<String> = server.workspace.documents.iter().map(|d| d.name.clone()).collect();
    for path in server.workspace.files() {
        if !names.iter().any(|name| *name == path.to_string_lossy()) {
            units.extend(server.workspace.unit_of_file(&path));
        }
    }
    let mut list = Vec::new();
    for unit in &units {
        for d in declared(unit) {
            if list.len() < MOST && is_similar(&d.name.to_lowercase(), &query) {
                let location: Location = server.workspace.location(unit, d.span);
                list.push(SymbolInformation {
                    name: d.name,
                    kind: d.kind,
                    tags: None,
                    deprecated: None,
                    location,
                    container_name: None,
                });
            }
        }
    }
    list.dedup();
    Ok(Some(list))
}

/// Whether the letters of a query are in a name, in order.
pub(crate) fn is_similar(name: &str, query: &str) -> bool {
    let mut rest = name.chars();
    query.chars().all(|wanted| rest.any(|c| c == wanted))
}

/// The macros and the declarations at file scope in the source itself, in order.
fn declared(unit: &Unit) -> Vec<Declared> {
    let references = &unit.checked.references;
    let mut list = Vec::new();
    for m in references.macros.iter().filter(|m| m.span.file == unit.root) {
        let parameters = m.parameters.as_ref().map(|list| {
            let names: Vec<&str> = list.iter().map(|p| unit.checked.name(*p)).collect();
            format!("({})", names.join(", "))
        });
        list.push(Declared {
            name: unit.checked.name(m.name).to_string(),
            detail: parameters.unwrap_or_default(),
            kind: SymbolKind::CONSTANT,
            span: m.span,
            extent: m.span,
            parts: Vec::new(),
        });
    }
    let at_file_scope = references.scoped.iter().filter(|s| s.end == TokenIndex::MAX);
    for scoped in at_file_scope {
        list.extend(declaration(unit, scoped));
    }
    list.sort_by_key(|d| d.span);
    list.dedup_by_key(|d| d.span);
    list
}

fn declaration(unit: &Unit, scoped: &Scoped) -> Option<Declared> {
    let program = &unit.checked.program;
    let mut detail = unit.type_text(scoped.ty);
    let mut parts = Vec::new();
    let mut token = scoped.token;
    let kind = match scoped.entity {
        Entity::Function(f) => {
            let function = program.function(f);
            token = function.token;
            if function.kernel { SymbolKind::EVENT } else { SymbolKind::FUNCTION }
        }
        Entity::Variable(_) => SymbolKind::VARIABLE,
        Entity::Typedef(_) => SymbolKind::CLASS,
        Entity::Enumerator(_) => SymbolKind::ENUM_MEMBER,
        Entity::Record(n) => {
            let record = program.types.records.get(n as usize)?;
            detail = if record.union { "union" } else { "struct" }.into();
            for field in record.fields.iter().flatten() {
                if let Some(name) = field.name {
                    parts.extend(declared_at(unit, field.token, |span| Declared {
                        name: unit.checked.name(name).to_string(),
                        detail: unit.type_text(field.ty),
                        kind: SymbolKind::FIELD,
                        span,
                        extent: span,
                        parts: Vec::new(),
                    }));
                }
            }
            SymbolKind::STRUCT
        }
        Entity::Enum(_) => {
            detail = "enum".into();
            SymbolKind::ENUM
        }
        Entity::Member(..) | Entity::Label(_) => return None,
    };
    let name = unit.checked.name(scoped.name).to_string();
    declared_at(unit, token, |span| {
        let extent = extent(unit, token, span);
        parts.retain(|p: &Declared| p.span.start >= extent.start && p.span.end <= extent.end);
        Declared { name, detail, kind, span, extent, parts }
    })
}

/// Makes a declaration at a token, if the token is in the source itself.
fn declared_at(
    unit: &Unit,
    token: TokenIndex,
    make: impl FnOnce(Span) -> Declared,
) -> Option<Declared> {
    let token = unit.checked.tokens.get(token as usize)?;
    let span = unit.checked.spelling(token).filter(|s| s.file == unit.root)?;
    Some(make(span))
}

/// The declaration around a name: from the token after the last `;`, `{` or `}` to its own `;` or `}`.
fn extent(unit: &Unit, name: TokenIndex, span: Span) -> Span {
    let tokens = &unit.checked.tokens;
    let ends = |kind: TokenKind| matches!(kind, TokenKind::Semi | TokenKind::RBrace);
    let before =
        tokens[..name as usize].iter().rposition(|t| ends(t.kind) || t.kind == TokenKind::LBrace);
    let first = before.map_or(0, |p| p + 1);
    let mut depth = 0;
    let mut last = name as usize;
    for (n, token) in tokens.iter().enumerate().skip(name as usize) {
        match token.kind {
            TokenKind::LBrace => depth += 1,
            TokenKind::RBrace => depth -= 1,
            TokenKind::Eof => break,
            _ => {}
        }
        if depth < 0 {
            break;
        }
        last = n;
        if depth == 0 && ends(token.kind) {
            break;
        }
    }
    let start = unit.checked.place(&tokens[first]);
    let end = unit.checked.place(&tokens[last]);
    match start.file == span.file && end.file == span.file {
        true => {
            Span { file: span.file, start: start.start.min(span.start), end: end.end.max(span.end) }
        }
        false => span,
    }
}
