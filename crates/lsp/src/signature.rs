//! Signature help: the parameters of the function whose call is being written.

use crate::hover::function_text;
use crate::server::{Answer, Server};
use crate::text::{Piece, is_word, pieces, word_at};
use crate::unit::Unit;
use clman_opencl::program::Function;
use clman_opencl::{NameKind, name_kind};
use lsp_types::{
    Documentation, ParameterInformation, ParameterLabel, SignatureHelp, SignatureHelpParams,
    SignatureInformation,
};

/// The maximum number of bytes before the cursor that are searched for a call.
const MOST: usize = 8192;

pub(crate) fn help(
    server: &mut Server<'_>,
    params: SignatureHelpParams,
) -> Answer<Option<SignatureHelp>> {
    let place = params.text_document_position_params;
    let Some(at) = server.workspace.at(place.text_document.uri.as_str(), place.position) else {
        return Ok(None);
    };
    let before = &at.text[..at.offset as usize];
    let Some((name, argument)) = open_call(before) else { return Ok(None) };
    let mut texts = own_functions(&at.unit, &name);
    if texts.is_empty() {
        texts.extend(own_macro(&at.unit, &name));
    }
    let mut summary = None;
    if texts.is_empty() && name_kind(&name) == Some(NameKind::Function) {
        texts = server.manual.prototypes(&name, &at.unit.language);
        summary = server.manual.summary(&name, &at.unit.language);
    }
    if texts.is_empty() {
        return Ok(None);
    }
    let signatures: Vec<SignatureInformation> =
        texts.into_iter().map(|text| information(text, argument, summary.as_deref())).collect();
    // The first signature with at least as many parameters as the call has arguments up to the cursor.
    let fits = |s: &SignatureInformation| {
        s.parameters.as_ref().is_some_and(|p| p.len() > argument as usize)
    };
    let active = signatures.iter().position(fits).unwrap_or(0) as u32;
    Ok(Some(SignatureHelp {
        signatures,
        active_signature: Some(active),
        active_parameter: Some(argument),
    }))
}

fn information(label: String, argument: u32, summary: Option<&str>) -> SignatureInformation {
    let open = label.find('(').map_or(0, |p| p + 1);
    let close = label.rfind(')').unwrap_or(label.len()).max(open);
    let mut parameters = Vec::new();
    let mut start = open;
    let mut depth = 0;
    for (n, c) in label[open..close].char_indices().chain([(close - open, ',')]) {
        match c {
            '(' => depth += 1,
            ')' => depth -= 1,
            ',' if depth == 0 => {
                let text = label[start..open + n].trim();
                if !text.is_empty() && text != "void" {
                    parameters.push(ParameterInformation {
                        label: ParameterLabel::Simple(text.into()),
                        documentation: None,
                    });
                }
                start = open + n + 1;
            }
            _ => {}
        }
    }
    // The last parameter of a variadic function is active for all further arguments.
    let last = parameters.len().saturating_sub(1) as u32;
    let active = if label.contains("...") { argument.min(last) } else { argument };
    SignatureInformation {
        label,
        documentation: summary.map(|s| Documentation::String(s.into())),
        parameters: Some(parameters),
        active_parameter: Some(active),
    }
}

fn own_functions(unit: &Unit, name: &str) -> Vec<String> {
    let functions = unit.checked.program.functions.iter();
    let own: Vec<&Function> = functions.filter(|f| unit.checked.name(f.name) == name).collect();
    own.into_iter().map(|f| function_text(unit, f)).collect()
}

fn own_macro(unit: &Unit, name: &str) -> Option<String> {
    let macros = unit.checked.references.macros.iter().rev();
    let found =
        macros.filter(|m| unit.checked.name(m.name) == name).find_map(|m| m.parameters.as_ref())?;
    let list: Vec<&str> = found.iter().map(|p| unit.checked.name(*p)).collect();
    Some(format!("{name}({})", list.join(", ")))
}

/// The name of the function whose call is open at the end of a text, and the number of the argument, from 0. `None` in
/// the parentheses of a statement such as `if`, and in other brackets.
fn open_call(before: &[u8]) -> Option<(String, u32)> {
    let start = before.len().saturating_sub(MOST);
    let text = without_literals(&before[start..]);
    let (mut depth, mut argument) = (0, 0);
    for at in (0..text.len()).rev() {
        match text[at] {
            b')' | b']' | b'}' => depth += 1,
            b'(' if depth == 0 => {
                let end = text[..at].trim_ascii_end().len();
                if end > 0 && is_word(text[end - 1]) {
                    let (start, end) = word_at(&text, end)?;
                    let name = String::from_utf8_lossy(&text[start..end]).into_owned();
                    return (!is_control(&name)).then_some((name, argument));
                }
                // These are the parentheses of an expression. The call is around them.
                argument = 0;
            }
            b'[' | b'{' if depth == 0 => return None,
            b'(' | b'[' | b'{' => depth -= 1,
            b',' if depth == 0 => argument += 1,
            b';' if depth == 0 => return None,
            _ => {}
        }
    }
    None
}

fn is_control(name: &str) -> bool {
    matches!(name, "if" | "for" | "while" | "switch" | "sizeof" | "return" | "__attribute__")
}

/// A text in which literals and comments are blank.
fn without_literals(text: &[u8]) -> Vec<u8> {
    let mut out = text.to_vec();
    for (_, place, _) in pieces(text).filter(|(piece, ..)| *piece != Piece::Code) {
        out[place].fill(b' ');
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn open_calls_are_found() {
        let call = |text: &str| open_call(text.as_bytes());
        assert_eq!(call("x = clamp(a, (b, c), "), Some(("clamp".into(), 2)));
        assert_eq!(call("f(\"a, (\", g(1), "), Some(("f".into(), 2)));
        assert_eq!(call("f(a); g("), Some(("g".into(), 0)));
        assert_eq!(call("if ("), None);
        assert_eq!(call("f((a + "), Some(("f".into(), 0)));
        assert_eq!(call("f(a, b[c, "), None);
    }
}
