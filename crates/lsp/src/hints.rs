//! Inlay hints: the names of parameters in calls, and deduced address spaces.

use crate::server::{Answer, Server};
use crate::text::position;
use crate::unit::Unit;
use clman_opencl::ast::TokenIndex;
use clman_opencl::lexer::{FROM_MACRO, TokenKind};
use clman_opencl::program::{Expr, ExprId, ExprKind};
use clman_opencl::references::Entity;
use clman_opencl::types::TypeKind;
use lsp_types::{InlayHint, InlayHintKind, InlayHintLabel, InlayHintParams, Position};

pub(crate) fn hints(
    server: &mut Server<'_>,
    params: InlayHintParams,
) -> Answer<Option<Vec<InlayHint>>> {
    let names = server.client.preferences.parameter_hints.unwrap_or(true);
    let spaces = server.client.preferences.address_space_hints.unwrap_or(true);
    let encoding = server.workspace.encoding;
    let mut list = Vec::new();
    for unit in server.workspace.units_of(params.text_document.uri.as_str()) {
        let mut found = Vec::new();
        if names {
            parameter_names(server, &unit, &mut found);
        }
        if spaces {
            address_spaces(&unit, &mut found);
        }
        for (offset, text, kind) in found {
            let position = position(unit.source(), offset, encoding);
            if (params.range.start..=params.range.end).contains(&position) {
                list.push(hint(position, text, kind));
            }
        }
    }
    list.sort_by_key(|h| h.position);
    Ok(Some(list))
}

fn hint(position: Position, text: String, kind: InlayHintKind) -> InlayHint {
    InlayHint {
        position,
        label: InlayHintLabel::String(text),
        kind: Some(kind),
        text_edits: None,
        tooltip: None,
        padding_left: None,
        padding_right: Some(true),
        data: None,
    }
}

/// A hint: its offset, text and kind.
type Hint = (u32, String, InlayHintKind);

/// Adds the name of the parameter as a hint before each argument, unless the argument ends with that name.
fn parameter_names(server: &mut Server<'_>, unit: &Unit, found: &mut Vec<Hint>) {
    let program = &unit.checked.program;
    for e in &program.exprs {
        let (names, arguments): (Vec<String>, &[ExprId]) = match &e.kind {
            ExprKind::Call(f, arguments) => (unit.parameter_names(program.function(*f)), arguments),
            ExprKind::CallBuiltIn(name, arguments) => {
                let name = unit.checked.name(*name);
                (server.manual.parameters(name, arguments.len()), arguments)
            }
            _ => continue,
        };
        // The only argument of a function does not need a name.
        if names.len() < 2 {
            continue;
        }
        for (name, argument) in names.iter().zip(arguments) {
            let argument = program.expr(*argument);
            let first = &unit.checked.tokens[argument.first as usize];
            let place = unit.checked.place(first);
            let is_written = !first.has(FROM_MACRO) && place.file == unit.root && !name.is_empty();
            if is_written && !says(unit, argument, name) {
                found.push((place.start, format!("{name}:"), InlayHintKind::PARAMETER));
            }
        }
    }
}

/// Whether the last name in an argument is the name of the parameter.
fn says(unit: &Unit, argument: &Expr, name: &str) -> bool {
    let token = &unit.checked.tokens[argument.last as usize];
    let is_name = token.kind == TokenKind::Ident;
    is_name
        && unit.checked.name(token.symbol).to_lowercase().trim_matches('_') == name.to_lowercase()
}

/// Adds a hint before each declaration of a pointer: the address space to which it points, if the source does not state
/// one. Pointers to functions do not have a hint.
fn address_spaces(unit: &Unit, found: &mut Vec<Hint>) {
    let program = &unit.checked.program;
    for scoped in &unit.checked.references.scoped {
        let Entity::Variable(v) = scoped.entity else { continue };
        let variable = program.variable(v);
        let name = &unit.checked.tokens[scoped.token as usize];
        let place = unit.checked.place(name);
        if name.has(FROM_MACRO) || place.file != unit.root {
            continue;
        }
        let TypeKind::Pointer(to) = program.types.kind(variable.ty.ty) else {
            continue;
        };
        if matches!(program.types.kind(to.ty), TypeKind::Function(_)) {
            continue;
        }
        if to.space.is_none() {
            continue;
        }
        let (first, has_typedef) = declaration_start(unit, scoped.token);
        if !has_typedef && !writes_space(unit, first, scoped.token) {
            let text = unit.type_text(clman_opencl::types::QualType { quals: 0, ..*to });
            let word = text.split(' ').next().unwrap_or("").to_string();
            let start = unit.checked.place(&unit.checked.tokens[first as usize]).start;
            found.push((start, word, InlayHintKind::TYPE));
        }
    }
    found.sort_by_key(|h| h.0);
    found.dedup_by(|a, b| a.0 == b.0 && a.1 == b.1);
}

/// The first token of the declaration of a name, and whether its type is a typedef name, which may include the address
/// space.
fn declaration_start(unit: &Unit, name: TokenIndex) -> (TokenIndex, bool) {
    use TokenKind as T;
    let tokens = &unit.checked.tokens;
    let mut first = name as usize;
    let mut depth = 0;
    while first > 0 {
        match tokens[first - 1].kind {
            T::RParen | T::RBracket => depth += 1,
            T::LParen | T::LBracket if depth > 0 => depth -= 1,
            T::Semi | T::LBrace | T::RBrace | T::LParen | T::Comma if depth == 0 => break,
            _ => {}
        }
        first -= 1;
    }
    let start = unit.checked.place(&tokens[first]).start;
    let names = unit.names_in(unit.root);
    let after = &names[names.partition_point(|n| n.span.start < start)..];
    let mut own = after.iter().take_while(|n| n.token < name);
    (first as TokenIndex, own.any(|n| matches!(n.entity, Entity::Typedef(_))))
}

/// Whether the tokens of a declaration name an address space.
fn writes_space(unit: &Unit, first: TokenIndex, last: TokenIndex) -> bool {
    unit.checked.tokens[first as usize..last as usize].iter().any(|t| {
        let word = || unit.checked.name(t.symbol).trim_start_matches('_');
        t.kind == TokenKind::Ident
            && matches!(word(), "global" | "local" | "constant" | "private" | "generic")
    })
}
