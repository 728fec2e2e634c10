//! The kinds of the names in a document, for highlighting.

use crate::server::{Answer, Server};
use crate::unit::Unit;
use clman_opencl::diagnostic::Span;
use clman_opencl::lexer::TokenKind;
use clman_opencl::references::{Entity, Role};
use clman_opencl::{NameKind, name_kind};
use lsp_types::{
    Range, SemanticToken, SemanticTokenModifier as M, SemanticTokenType as T, SemanticTokens,
    SemanticTokensDelta, SemanticTokensDeltaParams, SemanticTokensEdit,
    SemanticTokensFullDeltaResult, SemanticTokensFullOptions, SemanticTokensLegend,
    SemanticTokensOptions, SemanticTokensParams, SemanticTokensRangeParams,
    SemanticTokensRangeResult, SemanticTokensResult,
};

/// The types of the tokens, by their numbers in the legend.
#[derive(Clone, Copy)]
enum Token {
    Variable,
    Parameter,
    Function,
    Type,
    Struct,
    Enum,
    EnumMember,
    Property,
    Macro,
    Keyword,
    Modifier,
    /// Text that conditional directives exclude.
    Comment,
}

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
    T::COMMENT,
];

const MODIFIERS: [M; 5] =
    [M::DECLARATION, M::DEFINITION, M::READONLY, M::STATIC, M::DEFAULT_LIBRARY];

/// The bits of the modifiers, by their places in the legend.
const DECLARATION: u32 = 1;
const DEFINITION: u32 = 1 << 1;
const READONLY: u32 = 1 << 2;
const STATIC: u32 = 1 << 3;
const DEFAULT_LIBRARY: u32 = 1 << 4;

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
        full: Some(SemanticTokensFullOptions::Delta { delta: Some(true) }),
        work_done_progress_options: Default::default(),
    }
}

pub(crate) fn full(
    server: &mut Server<'_>,
    params: SemanticTokensParams,
) -> Answer<Option<SemanticTokensResult>> {
    let uri = params.text_document.uri.as_str();
    let data = encoded(server, uri, None);
    let result_id = Some(keep(server, uri, &data));
    Ok(Some(SemanticTokensResult::Tokens(SemanticTokens { result_id, data })))
}

/// Returns the difference from the tokens that the client has, or all tokens if the client does not have the latest
/// tokens.
pub(crate) fn delta(
    server: &mut Server<'_>,
    params: SemanticTokensDeltaParams,
) -> Answer<Option<SemanticTokensFullDeltaResult>> {
    let uri = params.text_document.uri.as_str();
    let data = encoded(server, uri, None);
    let document = server.workspace.documents.get(uri);
    let known = document.map(|d| &d.tokens);
    let known = known.filter(|(number, _)| number.to_string() == params.previous_result_id);
    let edits = known.map(|(_, known)| difference(known, &data));
    let result_id = Some(keep(server, uri, &data));
    Ok(Some(match edits {
        Some(edits) => {
            SemanticTokensFullDeltaResult::TokensDelta(SemanticTokensDelta { result_id, edits })
        }
        None => SemanticTokensFullDeltaResult::Tokens(SemanticTokens { result_id, data }),
    }))
}

pub(crate) fn range(
    server: &mut Server<'_>,
    params: SemanticTokensRangeParams,
) -> Answer<Option<SemanticTokensRangeResult>> {
    let data = encoded(server, params.text_document.uri.as_str(), Some(params.range));
    Ok(Some(SemanticTokensRangeResult::Tokens(SemanticTokens { result_id: None, data })))
}

/// Stores the tokens that the client gets. Returns their id in the protocol.
fn keep(server: &mut Server<'_>, uri: &str, data: &[SemanticToken]) -> String {
    let document = server.workspace.documents.iter_mut().find(|d| d.uri == uri);
    let number = document.map_or(0, |document| {
        document.tokens = (document.tokens.0.wrapping_add(1), data.to_vec());
        document.tokens.0
    });
    number.to_string()
}

/// The edit of the tokens between the first and the last that differ. Its offsets count numbers; each token has five
/// numbers.
fn difference(old: &[SemanticToken], new: &[SemanticToken]) -> Vec<SemanticTokensEdit> {
    let before = old.iter().zip(new).take_while(|(a, b)| a == b).count();
    let (old, new) = (&old[before..], &new[before..]);
    let after = old.iter().rev().zip(new.iter().rev()).take_while(|(a, b)| a == b).count();
    let (removed, added) = (old.len() - after, &new[..new.len() - after]);
    let edit = SemanticTokensEdit {
        start: 5 * before as u32,
        delete_count: 5 * removed as u32,
        data: (!added.is_empty()).then(|| added.to_vec()),
    };
    if removed == 0 && added.is_empty() { Vec::new() } else { vec![edit] }
}

/// A type and a set of modifiers.
type Kind = (Token, u32);

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
    let encode = |(range, (token_type, modifiers)): (Range, Kind)| {
        let start = range.start;
        let delta_line = start.line - line;
        let delta_start = if delta_line == 0 { start.character - column } else { start.character };
        (line, column) = (start.line, start.character);
        SemanticToken {
            delta_line,
            delta_start,
            length: range.end.character - start.character,
            token_type: token_type as u32,
            token_modifiers_bitset: modifiers,
        }
    };
    placed.into_iter().filter(|(r, _)| r.start.line == r.end.line).map(encode).collect()
}

/// The names and keywords of the source itself and the text that conditional directives exclude, with their kinds. If
/// several start at the same place, the first has precedence.
fn kinds(unit: &Unit) -> Vec<(Span, Kind)> {
    let checked = &unit.checked;
    let mut list: Vec<(Span, Kind)> = Vec::new();
    let macros = checked.references.macros.iter().map(|m| (m.span, DEFINITION));
    let uses = checked.references.macro_uses.iter().map(|u| (u.span, 0));
    let own = macros.chain(uses).filter(|(span, _)| span.file == unit.root);
    list.extend(own.map(|(span, modifiers)| (span, (Token::Macro, modifiers))));
    for name in unit.names_in(unit.root) {
        let role = match name.role {
            Role::Definition => DEFINITION | DECLARATION,
            Role::Declaration => DECLARATION,
            Role::Use => 0,
        };
        let (kind, modifiers) = entity(unit, name.entity);
        list.push((name.span, (kind, modifiers | role)));
    }
    for token in checked.tokens.iter().filter(|t| t.kind == TokenKind::Ident) {
        let Some(span) = checked.spelling(token).filter(|s| s.file == unit.root) else { continue };
        let name = checked.name(token.symbol);
        let kind = match name_kind(name) {
            Some(NameKind::Function) => (Token::Function, DEFAULT_LIBRARY),
            Some(NameKind::Type) => (Token::Type, DEFAULT_LIBRARY),
            Some(NameKind::Keyword) if C_MODIFIERS.contains(&name) => (Token::Modifier, 0),
            Some(NameKind::Keyword) => (Token::Keyword, 0),
            Some(NameKind::Qualifier) => (Token::Modifier, 0),
            Some(NameKind::Macro | NameKind::Constant | NameKind::Extension) => {
                (Token::Macro, DEFAULT_LIBRARY)
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
                list.push((Span { start, end, ..*skipped }, (Token::Comment, 0)));
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
            let kind = if variable.is_parameter { Token::Parameter } else { Token::Variable };
            let constant = variable.ty.is_const()
                || variable.ty.space == Some(clman_opencl::ast::AddressSpace::Constant);
            let modifiers = if constant { READONLY } else { 0 };
            (kind, modifiers | if variable.is_static { STATIC } else { 0 })
        }
        Entity::Function(_) => (Token::Function, 0),
        Entity::Typedef(_) => (Token::Type, 0),
        Entity::Enumerator(_) => (Token::EnumMember, READONLY),
        Entity::Record(_) => (Token::Struct, 0),
        Entity::Enum(_) => (Token::Enum, 0),
        Entity::Member(..) => (Token::Property, 0),
        Entity::Label(_) => (Token::Variable, 0),
    }
}
