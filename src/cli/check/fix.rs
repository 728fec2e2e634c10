//! `--fix`: changes the file by applying the suggestions that are certainly right.

use clman_opencl::Checked;
use clman_opencl::diagnostic::Suggestion;

/// The text of the file `name` with the certain suggestions applied, and the number of applied suggestions; `None` if
/// there are no certain suggestions. If suggestions overlap, or if one inserts text where another ends, only the first
/// is applied.
pub(super) fn fixed(checked: &Checked, name: &str) -> Option<(Vec<u8>, usize)> {
    let file = checked.sources.files().iter().position(|file| file.name == name)?;
    let suggestions = checked.diagnostics.iter().filter_map(|d| d.suggestion.as_ref());
    let mut certain: Vec<&Suggestion> =
        suggestions.filter(|s| s.is_certain && s.span.file.0 as usize == file).collect();
    certain.sort_by_key(|s| (s.span.start, s.span.end));
    let bytes = &checked.sources.files()[file].bytes;
    let mut text = Vec::with_capacity(bytes.len() + 16);
    let (mut at, mut count) = (0, 0);
    for Suggestion { span, replacement, .. } in certain {
        let (start, end) = (span.start as usize, span.end as usize);
        if start < at || count > 0 && start == at && start == end {
            continue;
        }
        text.extend_from_slice(&bytes[at..start]);
        text.extend_from_slice(replacement.as_bytes());
        (at, count) = (end, count + 1);
    }
    text.extend_from_slice(&bytes[at..]);
    (count > 0).then_some((text, count))
}
