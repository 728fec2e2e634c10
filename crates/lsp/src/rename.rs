//! Renames names. A renaming is refused unless the meaning of the program remains the same.

use crate::navigation::{everywhere, found};
use crate::server::{Answer, Server, refused};
use crate::text::range_in;
use crate::unit::{Found, Meaning, Unit};
use crate::uri;
use crate::workspace::{At, Workspace};
use clman_opencl::diagnostic::Span;
use clman_opencl::lexer::{SCRATCH, TokenKind};
use clman_opencl::name_kind;
use lsp_types::{
    PrepareRenameResponse, RenameParams, TextDocumentPositionParams, TextEdit, Uri, WorkspaceEdit,
};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::sync::Arc;

pub(crate) fn prepare(
    server: &mut Server<'_>,
    params: TextDocumentPositionParams,
) -> Answer<Option<PrepareRenameResponse>> {
    let Some((at, found)) = found(server, &params) else { return Ok(None) };
    let found = renamed(server, &at, &found)?;
    Ok(Some(PrepareRenameResponse::RangeWithPlaceholder {
        range: server.workspace.range(&at.unit, found.span),
        placeholder: at.unit.text(found.span),
    }))
}

/// The only entity that a name denotes, if it can be renamed.
fn renamed(server: &Server<'_>, at: &At, found: &[Found]) -> Answer<Found> {
    let word = crate::text::word_at(&at.text, at.offset as usize);
    let word = word.map(|(start, end)| String::from_utf8_lossy(&at.text[start..end]).into_owned());
    match found {
        [] => match word {
            Some(word) if name_kind(&word).is_some() => {
                refused(format!("`{word}` is a name of the language"))
            }
            Some(word) => refused(format!("`{word}` is not a name that this source declares")),
            None => refused("the cursor is not at a name"),
        },
        [one] => {
            if at.unit.written_places(one.meaning).iter().all(|p| p.0 != one.span) {
                return refused(
                    "the text here is not compiled: a conditional directive excludes it, or no call expands the macro",
                );
            }
            let place = at.unit.definition(one.meaning);
            let file = place.map(|p| at.unit.file(p.file).name.clone());
            let is_own = |name: &String| {
                server.workspace.documents.named(name).is_some()
                    || server
                        .workspace
                        .roots
                        .iter()
                        .any(|root| PathBuf::from(name).starts_with(root))
            };
            match file {
                Some(name) if is_own(&name) => Ok(*one),
                Some(name) => {
                    refused(format!("the name is declared in {name}, outside the workspace"))
                }
                None => refused("the name is defined by an option, not in a file"),
            }
        }
        _ => refused("this name in a macro denotes several things; rename each at its declaration"),
    }
}

#[allow(clippy::mutable_key_type)]
pub(crate) fn rename(
    server: &mut Server<'_>,
    params: RenameParams,
) -> Answer<Option<WorkspaceEdit>> {
    let Some((at, found)) = found(server, &params.text_document_position) else { return Ok(None) };
    let target = renamed(server, &at, &found)?;
    let (old, new) = (at.unit.text(target.span), params.new_name);
    check_name(&new)?;
    // The places to change, by the name of the file, and the text of each file.
    let mut places: BTreeMap<String, BTreeSet<(u32, u32)>> = BTreeMap::new();
    let mut texts: HashMap<String, Arc<[u8]>> = HashMap::new();
    let mut sources: Vec<String> = Vec::new();
    let mut refusal = Ok(());
    let is_whole =
        everywhere(&mut server.workspace, &at.unit, target.meaning, &old, &mut |_, unit, same| {
            let spans = unit.written_places(same);
            if refusal.is_ok() {
                refusal = refuse_made_names(unit, &old, &spans);
            }
            for (span, _) in spans {
                let file = unit.file(span.file);
                texts.entry(file.name.clone()).or_insert_with(|| file.bytes.clone());
                places.entry(file.name.clone()).or_default().insert((span.start, span.end));
            }
            sources.push(unit.source().name.clone());
        });
    refusal?;
    if !is_whole {
        return refused("the name is used in too many files of the workspace");
    }
    let mut changed: HashMap<PathBuf, Arc<[u8]>> = HashMap::new();
    for (name, list) in &places {
        changed.insert(PathBuf::from(name), replaced(&texts[name], list, &new).into());
    }
    if old != new {
        keeps_meaning(&mut server.workspace, &at.unit, &places, &changed, &new)?;
        for source in sources.iter().filter(|source| **source != at.unit.source().name) {
            if let Some(unit) = server.workspace.unit_of_file(Path::new(source)) {
                keeps_meaning(&mut server.workspace, &unit, &places, &changed, &new)?;
            }
        }
    }
    let mut edits: HashMap<Uri, Vec<TextEdit>> = HashMap::new();
    let encoding = server.workspace.encoding;
    for (name, list) in &places {
        let uri = uri::typed(&server.workspace.uri_of(name));
        let edit = |(start, end): &(u32, u32)| {
            TextEdit::new(range_in(&texts[name], *start, *end, encoding), new.clone())
        };
        edits.insert(uri, list.iter().map(edit).collect());
    }
    Ok(Some(WorkspaceEdit::new(edits)))
}

fn check_name(name: &str) -> Answer<()> {
    let is_start = |c: char| c.is_ascii_alphabetic() || c == '_';
    let is_identifier =
        name.starts_with(is_start) && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
    if !is_identifier {
        return refused(format!("'{name}' is not an identifier"));
    }
    match name_kind(name) {
        Some(_) => refused(format!("`{name}` is a name of the language")),
        None => Ok(()),
    }
}

/// Refuses names that macros make with `##`, because no edit of the text can change them.
fn refuse_made_names(
    unit: &Unit,
    old: &str,
    places: &[(Span, clman_opencl::references::Role)],
) -> Answer<()> {
    let tokens = &unit.checked.tokens;
    let names = &unit.checked.references.names;
    let own: BTreeSet<_> = places.iter().map(|p| p.0).collect();
    let entities: BTreeSet<_> =
        unit.names().iter().filter(|n| own.contains(&n.span)).map(|n| n.entity).collect();
    for name in names.iter().filter(|n| entities.contains(&n.entity)) {
        let token = &tokens[name.token as usize];
        if token.has(SCRATCH) && unit.checked.name(token.symbol) == old {
            return refused(format!("a macro makes the name `{old}` with `##`"));
        }
    }
    Ok(())
}

fn replaced(text: &[u8], places: &BTreeSet<(u32, u32)>, new: &str) -> Vec<u8> {
    let mut out = Vec::with_capacity(text.len());
    let mut at = 0;
    for (start, end) in places {
        out.extend(&text[at..*start as usize]);
        out.extend(new.bytes());
        at = *end as usize;
    }
    out.extend(&text[at..]);
    out
}

/// Checks a unit with the new name: every name must denote the same entity as before, and the texts that macros make
/// must be the same.
fn keeps_meaning(
    workspace: &mut Workspace,
    unit: &Rc<Unit>,
    places: &BTreeMap<String, BTreeSet<(u32, u32)>>,
    changed: &HashMap<PathBuf, Arc<[u8]>>,
    new: &str,
) -> Answer<()> {
    let name = unit.source().name.clone();
    let text = match changed.get(&PathBuf::from(&name)) {
        Some(text) => text.clone(),
        None => unit.source().bytes.clone(),
    };
    let after = workspace.check_with(&name, text, changed);
    let clash = || {
        refused(format!(
            "the program would change its meaning, because `{new}` already denotes something else"
        ))
    };
    let made = |u: &Unit| -> Vec<String> {
        let strings =
            u.checked.tokens.iter().filter(|t| t.kind == TokenKind::Str && t.has(SCRATCH));
        strings.map(|t| u.checked.token_text(t)).collect()
    };
    if unit.checked.tokens.len() != after.checked.tokens.len()
        || unit.checked.diagnostics.len() != after.checked.diagnostics.len()
    {
        return clash();
    }
    if made(unit) != made(&after) {
        return refused("a macro makes a string of the name");
    }
    // The place of a name after the edit.
    let moved = |span: Span| -> (String, u32) {
        let file = &unit.file(span.file).name;
        let before = places.get(file).into_iter().flatten().take_while(|p| p.0 < span.start);
        let shift: i64 = before.map(|p| new.len() as i64 - i64::from(p.1 - p.0)).sum();
        (file.clone(), (i64::from(span.start) + shift) as u32)
    };
    let meanings = |u: &Unit,
                    moved: &dyn Fn(Span) -> (String, u32)|
     -> BTreeSet<((String, u32), (String, u32))> {
        let macros =
            u.checked.references.macro_uses.iter().map(|m| (m.span, Meaning::Macro(m.target)));
        let names = u.names().iter().map(|n| (n.span, Meaning::Entity(n.entity)));
        let all = names.chain(macros);
        all.filter_map(|(span, meaning)| Some((moved(span), moved(u.definition(meaning)?))))
            .collect()
    };
    let plain = |span: Span| (after.file(span.file).name.clone(), span.start);
    match meanings(unit, &moved) == meanings(&after, &plain) {
        true => Ok(()),
        false => clash(),
    }
}
