//! Formatting by clang-format.

use crate::server::{Answer, Server, refused};
use crate::text::range_in;
use lsp_types::{DocumentFormattingParams, DocumentRangeFormattingParams, TextEdit};
use std::io::{ErrorKind, Write};
use std::process::{Command, Stdio};

pub(crate) fn format(
    server: &mut Server<'_>,
    params: DocumentFormattingParams,
) -> Answer<Option<Vec<TextEdit>>> {
    formatted(server, params.text_document.uri.as_str(), None)
}

pub(crate) fn format_range(
    server: &mut Server<'_>,
    params: DocumentRangeFormattingParams,
) -> Answer<Option<Vec<TextEdit>>> {
    let lines = (params.range.start.line + 1, params.range.end.line + 1);
    formatted(server, params.text_document.uri.as_str(), Some(lines))
}

/// The edit that clang-format makes, with the style of the project's `.clang-format`; `None` if it changes nothing or
/// the document is not open. `lines` are the first and the last line to format, from 1; `None` for the whole document.
fn formatted(
    server: &Server<'_>,
    uri: &str,
    lines: Option<(u32, u32)>,
) -> Answer<Option<Vec<TextEdit>>> {
    let Some(document) = server.workspace.documents.get(uri) else { return Ok(None) };
    let mut command = Command::new("clang-format");
    command.arg(format!("--assume-filename={}", document.name));
    command.args(lines.map(|(first, last)| format!("--lines={first}:{last}")));
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
    let mut child = match command.spawn() {
        Ok(child) => child,
        Err(error) if error.kind() == ErrorKind::NotFound => {
            return refused("clang-format is not installed; clman formats with it");
        }
        Err(error) => return refused(format!("cannot run clang-format: {error}")),
    };
    let (text, pipe) = (document.text.clone(), child.stdin.take());
    // clang-format writes before it has read everything.
    let writer = std::thread::spawn(move || pipe.map(|mut pipe| pipe.write_all(&text)));
    let output = child.wait_with_output();
    let _ = writer.join();
    let made = match output {
        Ok(output) if output.status.success() => output.stdout,
        _ => return refused("clang-format failed; run it on the file to see why"),
    };
    let old = &document.text[..];
    if made == old {
        return Ok(None);
    }
    // Only the lines that differ are replaced, so that cursors keep their places.
    let same = |a: &[u8], b: &[u8]| a.iter().zip(b).take_while(|(a, b)| a == b).count();
    let start = same(old, &made);
    let start = old[..start].iter().rposition(|b| *b == b'\n').map_or(0, |p| p + 1);
    let reversed = |t: &[u8]| t[start..].iter().rev().copied().collect::<Vec<u8>>();
    let (old_rest, made_rest) = (reversed(old), reversed(&made));
    let end = same(&old_rest, &made_rest);
    let end = old_rest[..end].iter().rposition(|b| *b == b'\n').map_or(0, |p| p);
    let (old_end, made_end) = (old.len() - end, made.len() - end);
    let range = range_in(old, start as u32, old_end as u32, server.workspace.encoding);
    let text = String::from_utf8_lossy(&made[start..made_end]).into_owned();
    Ok(Some(vec![TextEdit::new(range, text)]))
}
