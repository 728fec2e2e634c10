//! Where a finding stands in the text of a record.

use super::Finding;

/// The first place of the finding's text in its part, or the part's first line: line and column,
/// from 1. Markup between the words of the text is passed over.
pub(super) fn locate(finding: &Finding, text: &str) -> (usize, usize) {
    let (start, end) = part(text, &finding.part);
    let region = &text[start..end];
    let found = find(region, &finding.before).unwrap_or(0);
    let at = start + found;
    let line = text[..at].matches('\n').count() + 1;
    let column = text[..at].rsplit('\n').next().map_or(0, |l| l.chars().count()) + 1;
    (line, column)
}

/// The byte range of a part, `section.1` say: the second `[[section]]` table.
fn part(text: &str, name: &str) -> (usize, usize) {
    let Some((kind, number)) = name.split_once('.') else { return (0, text.len()) };
    let Ok(number) = number.parse::<usize>() else { return (0, text.len()) };
    let header = format!("[[{kind}]]");
    let mut starts = line_starts(text).filter(|at| text[*at..].starts_with(&header));
    let Some(start) = starts.nth(number) else { return (0, text.len()) };
    let next = line_starts(&text[start..]).skip(1).find(|at| {
        text[start + at..].starts_with("[[") || text[start + at..].starts_with("[source]")
    });
    (start, next.map_or(text.len(), |at| start + at))
}

fn line_starts(text: &str) -> impl Iterator<Item = usize> {
    std::iter::once(0).chain(text.match_indices('\n').map(|(at, _)| at + 1))
}

/// `needle` itself, or else its first words with markup and white space between them.
fn find(region: &str, needle: &str) -> Option<usize> {
    if needle.is_empty() {
        return None;
    }
    if let Some(at) = region.find(needle) {
        return Some(at);
    }
    let words: Vec<&str> = needle
        .split(|c: char| !c.is_alphanumeric() && c != '_')
        .filter(|w| !w.is_empty())
        .take(6)
        .collect();
    let first = words.first()?;
    region.match_indices(first).map(|(at, _)| at).find(|at| {
        let mut rest = *at;
        words.iter().all(|word| match region[rest..].find(word) {
            Some(gap) if gap <= 40 => {
                rest += gap + word.len();
                true
            }
            _ => false,
        })
    })
}
