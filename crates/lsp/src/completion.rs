//! Completion.
//!
//! Completion uses the token of the name that is being typed to find the position in the program. After `.`, completion
//! needs the type of an expression; elsewhere, it needs the names in scope. If there is no such token, or the token has
//! a meaning to the parser, the source is checked with a placeholder in place of the name.

use crate::hover::{declaration, declared, function_text};
use crate::server::{Answer, Server};
use crate::symbols::is_similar;
use crate::text::{Piece, is_word, pieces, range_in};
use crate::unit::Unit;
use clman_opencl::ast::TokenIndex;
use clman_opencl::attributes::ATTRIBUTES;
use clman_opencl::edition::EXTENSIONS;
use clman_opencl::lexer::{Token, TokenKind};
use clman_opencl::program::ExprKind;
use clman_opencl::references::Entity;
use clman_opencl::types::{QualType, TypeKind};
use clman_opencl::{Edition, NameKind, name_kind, names, unavailable};
use lsp_types::{
    CompletionItem, CompletionItemKind as Kind, CompletionItemLabelDetails, CompletionItemTag,
    CompletionList, CompletionParams, CompletionResponse, CompletionTextEdit, Documentation,
    InsertTextFormat, MarkupContent, MarkupKind, Range, TextEdit,
};
use std::collections::HashSet;
use std::path::{Path, PathBuf};

/// The name that replaces the name that is being typed.
const PLACEHOLDER: &str = "clman_placeholder_";

/// The words of statements and declarations, with the text to insert: `$n` are places to fill in.
const SNIPPETS: [(&str, &str); 8] = [
    ("for", "for (int ${1:i} = 0; $1 < ${2:n}; ++$1) {\n\t$0\n}"),
    ("while", "while (${1:condition}) {\n\t$0\n}"),
    ("do", "do {\n\t$0\n} while (${1:condition});"),
    ("if", "if (${1:condition}) {\n\t$0\n}"),
    ("switch", "switch (${1:value}) {\ncase ${2:0}:\n\t$0\n\tbreak;\n}"),
    ("struct", "struct ${1:name} {\n\t$0\n};"),
    (
        "kernel",
        "kernel void ${1:name}(global ${2:float} *${3:data})\n{\n\tsize_t ${4:i} = get_global_id(0);\n\t$0\n}",
    ),
    ("typedef", "typedef ${1:type} ${2:name};"),
];

const DIRECTIVES: [&str; 12] = [
    "define", "elif", "else", "endif", "error", "if", "ifdef", "ifndef", "include", "line",
    "pragma", "undef",
];

pub(crate) fn completion(
    server: &mut Server<'_>,
    params: CompletionParams,
) -> Answer<Option<CompletionResponse>> {
    let place = params.text_document_position;
    let Some(at) = server.workspace.place(place.text_document.uri.as_str(), place.position) else {
        return Ok(None);
    };
    let offset = at.offset as usize;
    let start = offset - at.text[..offset].iter().rev().take_while(|b| is_word(**b)).count();
    let prefix = String::from_utf8_lossy(&at.text[start..offset]).into_owned();
    let end = offset + at.text[offset..].iter().take_while(|b| is_word(**b)).count();
    let typed = Typed { start: start as u32, prefix: prefix.to_lowercase() };
    if is_in_comment_or_string(&at.text, start) {
        return Ok(None);
    }
    let line_start = at.text[..start].iter().rposition(|b| *b == b'\n').map_or(0, |p| p + 1);
    let line = String::from_utf8_lossy(&at.text[line_start..start]).into_owned();
    let trigger = params.context.as_ref().and_then(|c| c.trigger_character.as_deref());
    if trigger.is_some_and(|trigger| !starts(trigger, &at.text[..start], &line)) {
        return Ok(None);
    }
    let mut list = match line.trim_start().strip_prefix('#') {
        Some(directive) => {
            let uri = place.text_document.uri.as_str();
            let Some(unit) = server.workspace.unit(uri, at.source) else { return Ok(None) };
            let directive = directive.trim_start();
            let (word, rest) = directive.split_once(char::is_whitespace).unwrap_or((directive, ""));
            match word {
                "include" => {
                    let include = server.workspace.settings(&at.name, &at.text).0.include;
                    included_files(&at.name, &include, rest)
                }
                _ => in_directive(&unit, word, rest),
            }
        }
        None => {
            let before = String::from_utf8_lossy(&at.text[..start]);
            let word = String::from_utf8_lossy(&at.text[start..end]);
            // An ordinary identifier does not need a placeholder.
            let is_plain = word.starts_with(|c: char| !c.is_ascii_digit())
                && matches!(name_kind(&word), None | Some(NameKind::Function));
            let uri = place.text_document.uri.as_str();
            let own = if is_plain { server.workspace.unit(uri, at.source) } else { None };
            let own = own.and_then(|unit| Some((unit.token_at(unit.root, typed.start)?, unit)));
            match own {
                Some((here, unit)) => in_code(server, &unit, Some(here), &typed, &before),
                None => {
                    let mut text = at.text.to_vec();
                    text.splice(start..end, PLACEHOLDER.bytes());
                    let unit = server.workspace.check(&at.name, text.into());
                    let tokens = unit.checked.tokens.iter();
                    let named = |t: &Token| {
                        t.kind == TokenKind::Ident && unit.checked.name(t.symbol) == PLACEHOLDER
                    };
                    let here = tokens.zip(0..).find(|(t, _)| named(t)).map(|(_, n)| n);
                    in_code(server, &unit, here, &typed, &before)
                }
            }
        }
    };
    list.retain(|item| typed.fits(item.filter_text.as_ref().unwrap_or(&item.label)));
    let edit_range: Range = range_in(&at.text, typed.start, at.offset, server.workspace.encoding);
    for item in &mut list {
        let text = item.insert_text.take().unwrap_or_else(|| item.label.clone());
        item.text_edit = Some(CompletionTextEdit::Edit(TextEdit::new(edit_range, text)));
        item.data = Some(place.text_document.uri.as_str().into());
    }
    // If there is a prefix, names with another first letter are left out. Without a prefix, the list is marked as
    // incomplete, so that the client asks again after the first letter.
    Ok(Some(CompletionResponse::List(CompletionList {
        is_incomplete: typed.prefix.is_empty(),
        items: list,
    })))
}

/// Whether a typed character that may start completion does so after this text: `/` may be a division too.
fn starts(trigger: &str, before: &[u8], line: &str) -> bool {
    let directive = line.trim_start().strip_prefix('#').map(str::trim_start);
    match trigger {
        ">" => line.ends_with("->"),
        "#" => directive == Some(""),
        "\"" | "<" | "/" => directive.is_some_and(|d| d.starts_with("include")),
        "(" => in_attribute(&String::from_utf8_lossy(before)),
        _ => true,
    }
}

/// The name that is typed: its start, and its letters before the cursor in lower case.
struct Typed {
    start: u32,
    prefix: String,
}

impl Typed {
    /// Whether a name has the first letter of the prefix as its first letter, and the prefix's other letters in order.
    /// Case and underscores at the start of the name are ignored.
    fn fits(&self, name: &str) -> bool {
        let query = self.prefix.as_str();
        let first = |text: &str| text.trim_start_matches('_').chars().next();
        let has_first = || first(name).map(|c| c.to_ascii_lowercase()) == first(query);
        query.is_empty() || has_first() && is_similar(&name.to_lowercase(), query)
    }
}

/// Whether an offset is in a comment, or in a literal outside of a directive. In a directive, a literal may name a
/// file.
fn is_in_comment_or_string(text: &[u8], offset: usize) -> bool {
    let around = pieces(text).find(|(_, place, has_end)| {
        place.start < offset && (offset < place.end || offset == place.end && !has_end)
    });
    around.is_some_and(|(piece, place, _)| match piece {
        Piece::Code => false,
        Piece::LineComment | Piece::BlockComment => true,
        Piece::Literal => {
            let line = text[..place.start].rsplit(|b| *b == b'\n').next().unwrap_or(b"");
            !line.trim_ascii_start().starts_with(b"#")
        }
    })
}

fn item(label: &str, kind: Kind, rank: u8) -> CompletionItem {
    CompletionItem {
        label: label.into(),
        kind: Some(kind),
        sort_text: Some(format!("{rank}{label}")),
        ..Default::default()
    }
}

// Directives ------------------------------------------------------------------------------------

/// The completions in a directive. `word` is the name of the directive, and `rest` the text before the name that is
/// typed.
fn in_directive(unit: &Unit, word: &str, rest: &str) -> Vec<CompletionItem> {
    let words: Vec<&str> = rest.split_whitespace().collect();
    match word {
        "" => DIRECTIVES.iter().map(|name| item(name, Kind::KEYWORD, 1)).collect(),
        "pragma" => match words[..] {
            [] => ["OPENCL", "unroll", "once"]
                .iter()
                .map(|name| item(name, Kind::KEYWORD, 1))
                .collect(),
            ["OPENCL"] => ["EXTENSION", "FP_CONTRACT"]
                .iter()
                .map(|name| item(name, Kind::KEYWORD, 1))
                .collect(),
            ["OPENCL", "FP_CONTRACT"] => {
                ["ON", "OFF", "DEFAULT"].iter().map(|name| item(name, Kind::KEYWORD, 1)).collect()
            }
            ["OPENCL", "EXTENSION", _, ..] => {
                ["enable", "disable"].iter().map(|name| item(name, Kind::KEYWORD, 1)).collect()
            }
            ["OPENCL", "EXTENSION"] => {
                let own = EXTENSIONS.iter().filter(|e| !e.name.starts_with("__opencl_c_"));
                own.map(|e| marked(unit, item(e.name, Kind::MODULE, 1))).collect()
            }
            _ => Vec::new(),
        },
        "if" | "ifdef" | "ifndef" | "elif" | "undef" => {
            let mut list = macros(unit);
            let own = EXTENSIONS.iter().filter(|e| e.is_macro || e.name.starts_with("__opencl_c_"));
            list.extend(own.map(|e| marked(unit, item(e.name, Kind::CONSTANT, 3))));
            let versions = names().filter(|(_, kind)| *kind == NameKind::Macro);
            list.extend(versions.map(|(name, _)| item(name, Kind::CONSTANT, 4)));
            list
        }
        _ => macros(unit),
    }
}

/// Marks a name that is not available in the language of a source.
fn marked(unit: &Unit, mut item: CompletionItem) -> CompletionItem {
    if let Some(why) = unavailable(&item.label, &unit.language) {
        mark(&mut item, &why);
    }
    item
}

fn mark(item: &mut CompletionItem, why: &str) {
    item.tags = Some(vec![CompletionItemTag::DEPRECATED]);
    item.sort_text = Some(format!("9{}", item.label));
    item.detail = Some(format!("not available: {why}"));
}

/// The files and folders in the folders of `-I` and, if the name is quoted, in the folder of the source. `typed` is the
/// name so far, with its delimiter.
fn included_files(source: &str, include: &[PathBuf], typed: &str) -> Vec<CompletionItem> {
    let (quoted, typed) = (typed.contains('"'), typed.rsplit(['"', '<']).next().unwrap_or(""));
    let below = typed.rsplit_once('/').map_or("", |(folder, _)| folder);
    let own = Path::new(source).parent().filter(|p| quoted && p.is_absolute());
    let folders = own.map(Path::to_path_buf).into_iter().chain(include.iter().cloned());
    let mut list = Vec::new();
    for folder in folders {
        let Ok(entries) = std::fs::read_dir(folder.join(below)) else { continue };
        for entry in entries.flatten().take(1000) {
            let name = entry.file_name().to_string_lossy().into_owned();
            let is_folder = entry.file_type().is_ok_and(|t| t.is_dir());
            let is_header = [".h", ".clh", ".cl", ".inc"].iter().any(|e| name.ends_with(e));
            if name.starts_with('.') || !(is_folder || is_header) {
                continue;
            }
            list.push(match is_folder {
                true => item(&format!("{name}/"), Kind::FOLDER, 2),
                false => item(&name, Kind::FILE, 1),
            });
        }
    }
    list.sort_by(|a, b| a.label.cmp(&b.label));
    list.dedup_by(|a, b| a.label == b.label);
    list
}

// Code ------------------------------------------------------------------------------------------

/// The completions outside of directives. `here` is the token of the name that is typed, or of the placeholder.
fn in_code(
    server: &Server<'_>,
    unit: &Unit,
    here: Option<TokenIndex>,
    typed: &Typed,
    before: &str,
) -> Vec<CompletionItem> {
    let trimmed = before.trim_end();
    if trimmed.ends_with("->") || trimmed.ends_with('.') {
        return here.map_or_else(Vec::new, |here| members(unit, here, trimmed.ends_with("->")));
    }
    if in_attribute(before) {
        return attributes();
    }
    // A macro may drop the placeholder from the program. The place of the placeholder in the text is then used.
    let here = here.unwrap_or_else(|| unit.token_after(typed.start));
    let mut list = in_scope(unit, here, typed);
    list.extend(macros(unit));
    let taken: HashSet<String> = list.iter().map(|i| i.label.clone()).collect();
    let at_file_scope =
        !unit.checked.program.stmts.iter().any(|s| s.first < here && here <= s.last);
    let mut seen = HashSet::new();
    for (name, kind) in names() {
        if typed.fits(name) && !taken.contains(name) && seen.insert(name) {
            list.extend(language_name(server, unit, name, kind, at_file_scope));
        }
    }
    for (word, snippet) in SNIPPETS {
        let fits = match word {
            "kernel" => at_file_scope,
            "struct" | "typedef" => true,
            _ => !at_file_scope,
        };
        if fits {
            list.push(CompletionItem {
                label: format!("{word} …"),
                filter_text: Some(word.into()),
                insert_text: Some(snippet.into()),
                insert_text_format: Some(InsertTextFormat::SNIPPET),
                ..item(&format!("{word} …"), Kind::SNIPPET, 6)
            });
        }
    }
    if typed.prefix.starts_with("conv") || typed.prefix.starts_with("as_") {
        list.extend(conversions());
    }
    list
}

/// Whether the text ends inside `__attribute__((`.
fn in_attribute(before: &str) -> bool {
    let Some(at) = before.rfind("__attribute__") else { return false };
    let rest = &before[at + "__attribute__".len()..];
    let depth = rest.chars().fold(0, |depth, c| match c {
        '(' => depth + 1,
        ')' => depth - 1,
        _ => depth,
    });
    depth == 2
}

fn attributes() -> Vec<CompletionItem> {
    let made = ATTRIBUTES.iter().map(|attribute| {
        let places: Vec<String> = (1..=attribute.count.0).map(|n| format!("${n}")).collect();
        let snippet = format!("{}({})", attribute.name, places.join(", "));
        let mut made = item(attribute.name, Kind::PROPERTY, 1);
        if !places.is_empty() {
            made.insert_text = Some(snippet);
            made.insert_text_format = Some(InsertTextFormat::SNIPPET);
        }
        made
    });
    made.collect()
}

/// The members of the expression before the placeholder.
fn members(unit: &Unit, here: TokenIndex, arrow: bool) -> Vec<CompletionItem> {
    let program = &unit.checked.program;
    let Some(last) = here.checked_sub(2) else { return Vec::new() };
    let ends =
        program.exprs.iter().filter(|e| e.last == last && !matches!(e.kind, ExprKind::Error));
    // Of the expressions that end here, the operand is the widest.
    let Some(base) = ends.min_by_key(|e| e.first) else { return Vec::new() };
    let types = &program.types;
    let mut ty = base.ty.ty;
    if arrow {
        let Some(to) = types.pointee(ty) else { return Vec::new() };
        ty = to.ty;
    } else if let TypeKind::Pointer(to) = types.kind(ty) {
        // For `.` after a pointer, the checker suggests the arrow.
        ty = to.ty;
    }
    match types.kind(ty) {
        TypeKind::Vector(element, width) => components(unit, QualType::plain(*element), *width),
        TypeKind::Record(n) => fields(unit, *n, 0),
        _ => Vec::new(),
    }
}

fn fields(unit: &Unit, record: u32, depth: u32) -> Vec<CompletionItem> {
    let types = &unit.checked.program.types;
    let mut list = Vec::new();
    for (n, field) in types.records[record as usize].fields.iter().flatten().enumerate() {
        match (field.name, types.kind(field.ty.ty)) {
            (Some(name), _) => list.push(CompletionItem {
                detail: declaration(unit, Entity::Member(record, n as u32)),
                sort_text: Some(format!("0{n:04}")),
                ..item(unit.checked.name(name), Kind::FIELD, 0)
            }),
            (None, TypeKind::Record(inner)) if depth < 16 => {
                list.extend(fields(unit, *inner, depth + 1))
            }
            _ => {}
        }
    }
    list
}

fn components(unit: &Unit, element: QualType, width: u8) -> Vec<CompletionItem> {
    let letters = "xyzw";
    let count = usize::from(width.min(4));
    let mut names: Vec<(String, usize)> =
        letters[..count].chars().map(|c| (c.to_string(), 1)).collect();
    names.extend((2..=count).map(|n| (letters[..n].to_string(), n)));
    let half = usize::from(width.div_ceil(2).max(1));
    names.extend(["lo", "hi", "even", "odd"].map(|name| (name.to_string(), half)));
    names.extend((0..width).map(|n| (format!("s{n:x}"), 1)));
    if unit.language.edition >= Edition::V3_0 && width <= 4 {
        names.extend("rgba"[..count].chars().map(|c| (c.to_string(), 1)));
    }
    let element = unit.type_text(element);
    let made = names.into_iter().enumerate().map(|(n, (name, size))| {
        let size = match size {
            1 => String::new(),
            3 if width <= 4 && name != "xyz" => "4".into(),
            size => size.to_string(),
        };
        CompletionItem {
            detail: Some(format!("{element}{size}")),
            sort_text: Some(format!("0{n:04}")),
            ..item(&name, Kind::FIELD, 0)
        }
    });
    made.collect()
}

/// The declared names in scope at a token; inner declarations hide outer declarations.
fn in_scope(unit: &Unit, here: TokenIndex, typed: &Typed) -> Vec<CompletionItem> {
    let program = &unit.checked.program;
    let visible = unit.checked.references.scoped.iter().rev();
    let visible = visible.filter(|s| s.token < here && here <= s.end);
    let mut seen = HashSet::new();
    let mut list = Vec::new();
    for scoped in visible {
        let name = unit.checked.name(scoped.name);
        let is_tag = matches!(scoped.entity, Entity::Record(_) | Entity::Enum(_));
        if name == PLACEHOLDER || !typed.fits(name) || !seen.insert((name, is_tag)) {
            continue;
        }
        let rank = if scoped.end == TokenIndex::MAX { 1 } else { 0 };
        let mut made = match scoped.entity {
            Entity::Variable(_) => item(name, Kind::VARIABLE, rank),
            Entity::Function(f) => {
                let function = program.function(f);
                let mut made =
                    called(item(name, Kind::FUNCTION, rank), !function.params.is_empty());
                made.detail = Some(function_text(unit, function));
                made
            }
            Entity::Typedef(_) => item(name, Kind::CLASS, rank),
            Entity::Enumerator(_) => item(name, Kind::ENUM_MEMBER, rank),
            Entity::Record(n) => {
                let word = if program.types.records[n as usize].union { "union" } else { "struct" };
                CompletionItem {
                    filter_text: Some(name.into()),
                    insert_text: Some(format!("{word} {name}")),
                    ..item(&format!("{word} {name}"), Kind::STRUCT, rank)
                }
            }
            Entity::Enum(_) => CompletionItem {
                filter_text: Some(name.into()),
                insert_text: Some(format!("enum {name}")),
                ..item(&format!("enum {name}"), Kind::ENUM, rank)
            },
            _ => continue,
        };
        if made.detail.is_none() {
            made.detail =
                declaration(unit, scoped.entity).map(|d| d.lines().next().unwrap_or("").into());
        }
        list.push(made);
    }
    list
}

fn macros(unit: &Unit) -> Vec<CompletionItem> {
    let made = unit.checked.references.macros.iter().map(|m| {
        let name = unit.checked.name(m.name);
        match &m.parameters {
            Some(list) => {
                let names: Vec<&str> = list.iter().map(|p| unit.checked.name(*p)).collect();
                let mut made = called(item(name, Kind::FUNCTION, 2), !names.is_empty());
                made.detail = Some(declared("macro", &format!("{name}({})", names.join(", "))));
                made
            }
            None => item(name, Kind::CONSTANT, 2),
        }
    });
    let mut list: Vec<CompletionItem> = made.collect();
    list.sort_by(|a, b| a.label.cmp(&b.label));
    list.dedup_by(|a, b| a.label == b.label);
    list
}

/// The item for a function: the parentheses are inserted too.
fn called(mut item: CompletionItem, has_parameters: bool) -> CompletionItem {
    item.insert_text =
        Some(format!("{}({})$0", item.label, if has_parameters { "$1" } else { "" }));
    item.insert_text_format = Some(InsertTextFormat::SNIPPET);
    item
}

fn language_name(
    server: &Server<'_>,
    unit: &Unit,
    name: &str,
    kind: NameKind,
    at_file_scope: bool,
) -> Option<CompletionItem> {
    let mut made = match kind {
        NameKind::Function if at_file_scope => return None,
        NameKind::Function => {
            let count = server.manual.overloads(name);
            let mut made = called(item(name, Kind::FUNCTION, 4), true);
            made.label_details = count.map(|(parameters, more)| CompletionItemLabelDetails {
                detail: Some(format!("({parameters})")),
                description: (more > 0).then(|| format!("+{more}")),
            });
            made
        }
        NameKind::Type => item(name, Kind::STRUCT, 4),
        NameKind::Keyword => item(name, Kind::KEYWORD, 5),
        NameKind::Qualifier => item(name, Kind::KEYWORD, if name.starts_with('_') { 5 } else { 3 }),
        NameKind::Constant | NameKind::Macro => item(name, Kind::CONSTANT, 5),
        NameKind::Extension => return None,
    };
    if let Some(why) = unavailable(name, &unit.language) {
        mark(&mut made, &why);
    }
    Some(made)
}

/// `convert_T` and `as_T` for every type. Users write the rounding mode after the name.
fn conversions() -> Vec<CompletionItem> {
    let mut list = Vec::new();
    for element in [
        "char", "uchar", "short", "ushort", "int", "uint", "long", "ulong", "half", "float",
        "double",
    ] {
        for width in ["", "2", "3", "4", "8", "16"] {
            list.push(called(item(&format!("as_{element}{width}"), Kind::FUNCTION, 5), true));
            list.push(called(item(&format!("convert_{element}{width}"), Kind::FUNCTION, 5), true));
            if !["half", "float", "double"].contains(&element) {
                list.push(called(
                    item(&format!("convert_{element}{width}_sat"), Kind::FUNCTION, 5),
                    true,
                ));
            }
        }
    }
    list
}

/// Adds the text about a name when an item is selected.
pub(crate) fn resolve(server: &mut Server<'_>, mut item: CompletionItem) -> Answer<CompletionItem> {
    let uri = item.data.as_ref().and_then(|d| d.as_str()).unwrap_or("").to_string();
    let unit = server.workspace.units_of(&uri).into_iter().next();
    let Some(unit) = unit else { return Ok(item) };
    if item.kind == Some(Kind::SNIPPET) {
        return Ok(item);
    }
    let name = item.filter_text.as_ref().unwrap_or(&item.label);
    let own = item.detail.is_some() && item.tags.is_none();
    if !own && let Some(about) = server.manual.about(name, &unit.language, &server.host) {
        let lines: Vec<String> = server
            .manual
            .prototypes(name, &unit.language)
            .iter()
            .take(6)
            .map(|p| format!("{p};"))
            .collect();
        let code =
            if lines.is_empty() { String::new() } else { crate::hover::code(&lines.join("\n")) };
        item.documentation = Some(Documentation::MarkupContent(MarkupContent {
            kind: MarkupKind::Markdown,
            value: format!("{code}\n{about}"),
        }));
    }
    Ok(item)
}
