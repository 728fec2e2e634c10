//! The kinds of the names in a document, for highlighting.

use crate::server::{Answer, Server};
use crate::unit::Unit;
use clman_opencl::diagnostic::Span;
use clman_opencl::lexer::TokenKind;
use clman_opencl::references::{Entity, Role};
use clman_opencl::{NameKind, name_kind};
use lsp_types::{
    Range, SemanticToken, SemanticTokenModifier as M, SemanticTokenType as T, SemanticTokens,
    SemanticTokensFullOptions, SemanticTokensLegend, SemanticTokensOptions, SemanticTokensParams,
    SemanticTokensRangeParams, SemanticTokensRangeResult, SemanticTokensResult,
};

const TYPES: [T; 12] = [
    T::VARIABLE,
    T::PARAMETER,
    T::FUNCTION,
    T::TYPE,
    T::STRUCT,
    T::ENUM,
    T::ENUM_MEMBER,
    T::PROPERTY,
    T::MACRO,
    T::KEYWORD,
    T::MODIFIER,
    // Text that conditional directives exclude.
    T::COMMENT,
];

const MODIFIERS: [M; 5] =
    [M::DECLARATION, M::DEFINITION, M::READONLY, M::STATIC, M::DEFAULT_LIBRARY];

/// The type qualifiers, storage classes and function specifiers of C.
const C_MODIFIERS: [&str; 7] =
    ["const", "volatile", "restrict", "static", "extern", "inline", "register"];

pub(crate) fn options() -> SemanticTokensOptions {
    SemanticTokensOptions {
        legend: SemanticTokensLegend {
            token_types: TYPES.into(),
            token_modifiers: MODIFIERS.into(),
        },
        range: Some(true),
        full: Some(SemanticTokensFullOptions::Bool(true)),
        work_done_progress_options: Default::default(),
    }
}

pub(crate) fn full(
    server: &mut Server<'_>,
    params: SemanticTokensParams,
) -> Answer<Option<SemanticTokensResult>> {
    let data = encoded(server, params.text_document.uri.as_str(), None);
    Ok(Some(SemanticTokensResult::Tokens(SemanticTokens { result_id: None, data })))
}

pub(crate) fn range(
    server: &mut Server<'_>,
    params: SemanticTokensRangeParams,
) -> Answer<Option<SemanticTokensRangeResult>> {
    let data = encoded(server, params.text_document.uri.as_str(), Some(params.range));
    Ok(Some(SemanticTokensRangeResult::Tokens(SemanticTokens { result_id: None, data })))
}

/// A kind and a set of modifiers, as numbers of the legend.
type Kind = (T, u32);

fn encoded(server: &mut Server<'_>, uri: &str, part: Option<Range>) -> Vec<SemanticToken> {
    let mut placed: Vec<(Range, Kind)> = Vec::new();
    for unit in server.workspace.units_of(uri) {
        for (span, kind) in kinds(&unit) {
            placed.push((server.workspace.range(&unit, span), kind));
        }
    }
    placed.retain(|(range, _)| part.is_none_or(|p| range.start <= p.end && range.end >= p.start));
    placed.sort_by_key(|(range, _)| range.start);
    placed.dedup_by_key(|(range, _)| range.start);
    let (mut line, mut column) = (0, 0);
    let encode = |(range, (kind, modifiers)): (Range, Kind)| {
        let start = range.start;
        let delta_line = start.line - line;
        let delta_start = if delta_line == 0 { start.character - column } else { start.character };
        (line, column) = (start.line, start.character);
        SemanticToken {
            delta_line,
            delta_start,
            length: range.end.character - start.character,
            token_type: TYPES.iter().position(|t| *t == kind).unwrap_or(0) as u32,
            token_modifiers_bitset: modifiers,
        }
    };
    placed.into_iter().filter(|(r, _)| r.start.line == r.end.line).map(encode).collect()
}

fn bits(list: &[M]) -> u32 {
    let bit = |m: &M| MODIFIERS.iter().position(|other| other == m).map_or(0, |n| 1 << n);
    list.iter().map(bit).sum()
}

/// The names of the source itself, in order of preference where they overlap.
fn kinds(unit: &Unit) -> Vec<(Span, Kind)> {
    let checked = &unit.checked;
    let mut list: Vec<(Span, Kind)> = Vec::new();
    let macros = checked.references.macros.iter().map(|m| (m.span, bits(&[M::DEFINITION])));
    let uses = checked.references.macro_uses.iter().map(|u| (u.span, 0));
    let own = macros.chain(uses).filter(|(span, _)| span.file == unit.root);
    list.extend(own.map(|(span, modifiers)| (span, (T::MACRO, modifiers))));
    for name in unit.names_in(unit.root) {
        let role = match name.role {
            Role::Definition => bits(&[M::DEFINITION, M::DECLARATION]),
            Role::Declaration => bits(&[M::DECLARATION]),
            Role::Use => 0,
        };
        let (kind, modifiers) = entity(unit, name.entity);
        list.push((name.span, (kind, modifiers | role)));
    }
    let known: std::collections::HashSet<Span> = list.iter().map(|(span, _)| *span).collect();
    for token in checked.tokens.iter().filter(|t| t.kind == TokenKind::Ident) {
        let Some(span) = checked.spelling(token) else { continue };
        if span.file != unit.root || known.contains(&span) {
            continue;
        }
        let name = checked.name(token.symbol);
        let kind = match name_kind(name) {
            Some(NameKind::Function) => (T::FUNCTION, bits(&[M::DEFAULT_LIBRARY])),
            Some(NameKind::Type) => (T::TYPE, bits(&[M::DEFAULT_LIBRARY])),
            Some(NameKind::Keyword) if C_MODIFIERS.contains(&name) => (T::MODIFIER, 0),
            Some(NameKind::Keyword) => (T::KEYWORD, 0),
            Some(NameKind::Qualifier) => (T::MODIFIER, 0),
            Some(NameKind::Macro | NameKind::Constant | NameKind::Extension) => {
                (T::MACRO, bits(&[M::DEFAULT_LIBRARY]))
            }
            None => continue,
        };
        list.push((span, kind));
    }
    let mut skipped: Vec<Span> = checked.references.skipped.clone();
    skipped.retain(|s| s.file == unit.root);
    skipped.sort();
    list.retain(|(span, _)| {
        let before = skipped.partition_point(|s| s.start <= span.start);
        before == 0 || skipped[before - 1].end <= span.start
    });
    for skipped in &skipped {
        let text = &unit.source().bytes[skipped.start as usize..skipped.end as usize];
        let mut start = skipped.start;
        for line in text.split_inclusive(|b| *b == b'\n') {
            let end = start + line.trim_ascii_end().len() as u32;
            if start < end {
                list.push((Span { start, end, ..*skipped }, (T::COMMENT, 0)));
            }
            start += line.len() as u32;
        }
    }
    list
}

fn entity(unit: &Unit, entity: Entity) -> Kind {
    let program = &unit.checked.program;
    match entity {
        Entity::Variable(v) => {
            let variable = program.variable(v);
            let kind = if variable.is_parameter { T::PARAMETER } else { T::VARIABLE };
            let constant = variable.ty.is_const()
                || variable.ty.space == Some(clman_opencl::ast::AddressSpace::Constant);
            let modifiers = if constant { bits(&[M::READONLY]) } else { 0 };
            (kind, modifiers | if variable.is_static { bits(&[M::STATIC]) } else { 0 })
        }
        Entity::Function(_) => (T::FUNCTION, 0),
        Entity::Typedef(_) => (T::TYPE, 0),
        Entity::Enumerator(_) => (T::ENUM_MEMBER, bits(&[M::READONLY])),
        Entity::Record(_) => (T::STRUCT, 0),
        Entity::Enum(_) => (T::ENUM, 0),
        Entity::Member(..) => (T::PROPERTY, 0),
        Entity::Label(_) => (T::VARIABLE, 0),
    }
}
