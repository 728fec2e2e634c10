//! The text about the name or expression under the mouse pointer.

use crate::navigation::type_of;
use crate::server::{Answer, Server};
use crate::text::word_at;
use crate::unit::{Found, Meaning, Unit};
use crate::workspace::At;
use clman_opencl::diagnostic::Span;
use clman_opencl::lexer::{SPACE_BEFORE, TokenKind};
use clman_opencl::program::{ExprKind, Function};
use clman_opencl::references::Entity;
use clman_opencl::types::QualType;
use clman_opencl::{NameKind, macro_definition, name_kind};
use lsp_types::{Hover, HoverContents, HoverParams, MarkupContent, MarkupKind};

/// The maximum length in bytes of a macro's expansion. The rest is left out.
const MOST_EXPANSION: usize = 600;

pub(crate) fn hover(server: &mut Server<'_>, params: HoverParams) -> Answer<Option<Hover>> {
    let place = params.text_document_position_params;
    let Some((at, found)) = crate::navigation::found(server, &place) else { return Ok(None) };
    let mut parts: Vec<String> = Vec::new();
    let mut span = found.first().map(|f| f.span);
    for f in &found {
        parts.extend(about_meaning(&at.unit, f));
        if parts.len() == 3 {
            break;
        }
    }
    if found.is_empty() {
        let word = word_at(&at.text, at.offset as usize);
        let text =
            word.map(|(start, end)| String::from_utf8_lossy(&at.text[start..end]).into_owned());
        if let (Some((start, end)), Some(text)) = (word, text) {
            let (start, end) = (start as u32, end as u32);
            parts.extend(resolved(server, &at, start, &text));
            let defined = macro_definition(&text, &at.unit.language);
            parts.extend(defined.map(|text| code(&format!("#define {text}"))));
            parts.extend(server.manual.about(&text, &at.unit.language, &server.host));
            if parts.is_empty() {
                parts.extend(expression(&at, start));
            }
            span = Some(Span { file: at.unit.root, start, end });
        } else {
            parts.extend(expression(&at, at.offset));
        }
    }
    if parts.is_empty() {
        return Ok(None);
    }
    let value = parts.join("\n---\n");
    let contents = HoverContents::Markup(MarkupContent { kind: MarkupKind::Markdown, value });
    Ok(Some(Hover { contents, range: span.map(|s| server.workspace.range(&at.unit, s)) }))
}

pub(crate) fn code(text: &str) -> String {
    format!("```opencl\n{text}\n```\n")
}

/// The text about an entity or macro of the source.
pub(crate) fn about_meaning(unit: &Unit, found: &Found) -> Option<String> {
    let (mut text, definition) = match found.meaning {
        Meaning::Entity(entity) => {
            (code(&declaration(unit, entity)?), unit.definition(found.meaning))
        }
        Meaning::Macro(n) => {
            let mut text = code(&macro_text(unit, n));
            let uses = &unit.checked.references.macro_uses;
            let used = uses.iter().find(|u| u.span == found.span);
            if let Some(end) = used.and_then(|u| u.expanded) {
                let expansion = expansion(unit, found.span, end, MOST_EXPANSION);
                text.push_str(&format!("\nExpands to\n\n{}", code(&expansion)));
            }
            (text, unit.definition(found.meaning))
        }
    };
    if let Some(comment) = definition.and_then(|span| comment_before(unit, span)) {
        text.push_str(&format!("\n{comment}\n"));
    }
    Some(text)
}

/// The declaration of an entity.
pub(crate) fn declaration(unit: &Unit, entity: Entity) -> Option<String> {
    let program = &unit.checked.program;
    let name = |symbol| unit.checked.name(symbol).to_string();
    Some(match entity {
        Entity::Variable(v) => {
            let variable = program.variable(v);
            let text = unit.object_text(variable.ty, variable.is_parameter);
            declared(&text, &variable.name.map_or_else(String::new, name))
        }
        Entity::Function(f) => function_text(unit, program.function(f)),
        Entity::Typedef(_) => {
            let scoped = unit.scoped(entity)?;
            format!("typedef {}", declared(&unit.type_text(scoped.ty), &name(scoped.name)))
        }
        Entity::Enumerator(_) => {
            let scoped = unit.scoped(entity)?;
            format!("{} = {}", name(scoped.name), scoped.value? as i64)
        }
        Entity::Record(n) => {
            let record = program.types.records.get(n as usize)?;
            let word = if record.union { "union" } else { "struct" };
            let tag = record.tag.or(record.alias).map_or_else(String::new, name);
            let mut text = format!("{word} {tag}");
            if let Some(fields) = &record.fields {
                text.push_str(" {\n");
                for field in fields.iter().take(20) {
                    let member = field.name.map_or_else(String::new, name);
                    text.push_str(&format!(
                        "    {};\n",
                        declared(&unit.type_text(field.ty), &member)
                    ));
                }
                if fields.len() > 20 {
                    text.push_str("    // …\n");
                }
                text.push_str(&format!("}} // {} bytes, aligned to {}", record.size, record.align));
            }
            text
        }
        Entity::Enum(n) => {
            let list = program.types.enums.get(n as usize)?;
            format!("enum {}", list.tag.or(list.alias).map_or_else(String::new, name))
        }
        Entity::Member(record, field) => {
            let member = program.types.records.get(record as usize)?.fields.as_ref()?;
            let member = member.get(field as usize)?;
            let text = declared(&unit.type_text(type_of(unit, entity)?), &name(member.name?));
            format!("{text} // at byte {}", member.offset)
        }
        Entity::Label(token) => {
            format!("{}:", name(unit.checked.tokens.get(token as usize)?.symbol))
        }
    })
}

/// The text of a declaration of `name` with the type `ty`.
pub(crate) fn declared(ty: &str, name: &str) -> String {
    // The name comes before the brackets of an array, and after the `*` or `^` of a pointer to a function.
    let function = ty.find(" (*").or_else(|| ty.find(" (^"));
    match (function.and_then(|at| Some(at + ty[at..].find(')')?)), ty.find('[')) {
        (Some(at), _) => {
            let blank = if ty[..at].ends_with(['*', '^']) { "" } else { " " };
            format!("{}{blank}{name}{}", &ty[..at], &ty[at..])
        }
        (_, Some(at)) => format!("{} {name}{}", &ty[..at], &ty[at..]),
        _ if ty.ends_with('*') => format!("{ty}{name}"),
        _ => format!("{ty} {name}"),
    }
}

/// A function as its prototype.
pub(crate) fn function_text(unit: &Unit, function: &Function) -> String {
    let program = &unit.checked.program;
    let name = unit.checked.name(function.name);
    let Some(ty) = program.types.as_function(function.ty) else { return name.into() };
    let names = unit.parameter_names(function);
    let names = names.iter().map(String::as_str).chain(std::iter::repeat(""));
    let mut parameters: Vec<String> = ty
        .params
        .iter()
        .zip(names)
        .map(|(q, name)| declared(&unit.type_text(*q), name).trim_end().to_string())
        .collect();
    if ty.variadic {
        parameters.push("...".into());
    }
    let kernel = if function.kernel { "kernel " } else { "" };
    let list = if parameters.is_empty() { "void".into() } else { parameters.join(", ") };
    format!("{kernel}{}", declared(&unit.type_text(ty.result), &format!("{name}({list})")))
}

/// The first lines of a macro's definition.
fn macro_text(unit: &Unit, n: u32) -> String {
    let defined = &unit.checked.references.macros[n as usize];
    let file = unit.file(defined.span.file);
    let rest = &file.bytes[defined.span.start as usize..];
    let mut text = String::from("#define ");
    for line in String::from_utf8_lossy(&rest[..rest.len().min(2000)]).lines().take(12) {
        text.push_str(line);
        if !line.ends_with('\\') {
            break;
        }
        text.push('\n');
    }
    text
}

/// The text of the tokens to which the use of a macro expands. The use starts where `call` starts, and ends at the
/// offset `end`. If the text is longer than `most` bytes, the rest is left out.
pub(crate) fn expansion(unit: &Unit, call: Span, end: u32, most: usize) -> String {
    let mut text = String::new();
    let inside = |t: &&clman_opencl::lexer::Token| {
        let place = unit.checked.place(t);
        t.kind != TokenKind::Eof
            && place.file == call.file
            && place.start >= call.start
            && place.start < end
    };
    for token in unit.checked.tokens.iter().filter(inside) {
        if token.has(SPACE_BEFORE) && !text.is_empty() {
            text.push(' ');
        }
        text.push_str(&unit.checked.token_text(token));
        if text.len() > most {
            text.push_str(" …");
            break;
        }
    }
    text
}

/// The comment that ends on the line before a declaration.
fn comment_before(unit: &Unit, span: Span) -> Option<String> {
    let text = &unit.file(span.file).bytes[..span.start as usize];
    let line = text.iter().rposition(|b| *b == b'\n')?;
    let before = String::from_utf8_lossy(&text[line.saturating_sub(4000)..line]).into_owned();
    let before = before.trim_end_matches([' ', '\t', '\r']);
    let lines = if before.ends_with("*/") {
        let start = before.rfind("/*")?;
        let inside = before[start + 2..before.len() - 2].trim_start_matches(['*', '!']);
        inside.lines().map(|l| l.trim().trim_start_matches('*').trim()).collect::<Vec<_>>()
    } else {
        let is_comment = |l: &&str| l.trim_start().starts_with("//");
        let mut lines: Vec<&str> = before.lines().rev().take_while(is_comment).collect();
        lines.reverse();
        lines.into_iter().map(|l| l.trim().trim_start_matches(['/', '!', '<']).trim()).collect()
    };
    let text = lines.join("\n").trim().to_string();
    (!text.is_empty()).then_some(text)
}

/// The prototype that the call of a built-in function at an offset uses. If there is no such call, the first prototypes
/// of the function. `None` for a name that is not a built-in function.
fn resolved(server: &Server<'_>, at: &At, offset: u32, name: &str) -> Option<String> {
    let unit = &at.unit;
    if name_kind(name) != Some(NameKind::Function) {
        return None;
    }
    let program = &unit.checked.program;
    let token = unit.token_at(unit.root, offset);
    let call = program.exprs.iter().find_map(|e| match &e.kind {
        ExprKind::CallBuiltIn(symbol, arguments)
            if Some(e.first) == token && unit.checked.name(*symbol) == name =>
        {
            Some((e.ty, arguments))
        }
        _ => None,
    });
    if let Some((result, arguments)) = call {
        let names = server.manual.parameters(name, arguments.len());
        let names = names.iter().map(String::as_str).chain(std::iter::repeat(""));
        let list = arguments.iter().zip(names).map(|(argument, name)| {
            let ty: QualType = program.expr(*argument).ty;
            declared(&unit.type_text(QualType { space: None, quals: 0, ..ty }), name)
                .trim_end()
                .to_string()
        });
        let list = list.collect::<Vec<_>>().join(", ");
        let result = unit.type_text(QualType { space: None, ..result });
        return Some(code(&format!("{result} {name}({list})")));
    }
    let all = server.manual.prototypes(name, &unit.language);
    let lines: Vec<String> = all.iter().take(6).map(|p| format!("{p};")).collect();
    (!lines.is_empty()).then(|| code(&lines.join("\n")))
}

/// The type of the expression at an offset.
fn expression(at: &At, offset: u32) -> Option<String> {
    let unit = &at.unit;
    let token = unit.token_at(unit.root, offset)?;
    let program = &unit.checked.program;
    let of_token = unit.expression_at(token);
    // The components of a vector are the last token of their expression.
    let last = || {
        let ends = program.exprs.iter().filter(|e| e.last == token && e.first < token);
        ends.filter(|e| matches!(e.kind, ExprKind::Swizzle(..) | ExprKind::Member(..)))
            .min_by_key(|e| e.last - e.first)
    };
    let e = of_token.or_else(last)?;
    Some(code(&unit.type_text(e.ty)))
}
