//! Pages that show the changes to a page between two editions.

use super::lines::{Kind, Line};
use crate::render::html::escape;
use similar::{Algorithm, ChangeTag, DiffOp, TextDiff, capture_diff_slices};
use std::hash::{DefaultHasher, Hash, Hasher};

/// The number of context lines around a change.
const CONTEXT: usize = 1;
/// The maximum size of a page of changes, in bytes. Changes beyond it are omitted, with a notice.
const LARGEST: usize = 48 << 10;
/// The number of new lines of a replaced passage among which a line that is similar to an old line is searched for.
const REACH: usize = 8;
/// The maximum number of lines of a changed part, and of words of a changed line, that are compared with each other. The
/// time grows with its square. Larger parts and lines are shown as removed and added.
const COMPARED: usize = 5_000;

/// A hash of a page's text.
pub(super) fn fingerprint(lines: &[Line]) -> u64 {
    let mut hasher = DefaultHasher::new();
    for line in lines {
        (line.kind, &line.text).hash(&mut hasher);
    }
    hasher.finish()
}

/// The path of the page of changes since the edition `older`. `stem` is the name of the page's file without the
/// extension.
pub(super) fn file(stem: &str, older: &str) -> String {
    format!("compare/{stem}-{older}.html")
}

/// The changes between two versions of a page.
pub(super) struct Changes {
    /// The changes as HTML.
    pub content: String,
    /// The number of added lines.
    pub added: usize,
    /// The number of removed lines.
    pub removed: usize,
}

/// Compares two versions of a page, given as lines.
pub(super) fn between(old: &[Line], new: &[Line]) -> Changes {
    // The ids of lines are not compared.
    fn key(line: &Line) -> (Kind, &str) {
        (line.kind, &line.text)
    }
    let (old_keys, new_keys): (Vec<_>, Vec<_>) =
        (old.iter().map(key).collect(), new.iter().map(key).collect());
    let ops = operations(&old_keys, &new_keys);
    let mut out = Changes { content: String::new(), added: 0, removed: 0 };
    let last = ops.len().saturating_sub(1);
    for (at, op) in ops.iter().enumerate() {
        let (_, before, after) = op.as_tag_tuple();
        let (before, after) = (&old[before], &new[after]);
        if !matches!(op, DiffOp::Equal { .. }) {
            out.removed += before.len();
            out.added += after.len();
        }
        if out.content.len() > LARGEST {
            continue;
        }
        match op {
            DiffOp::Equal { .. } => same(after, at == 0, at == last, &mut out.content),
            _ => replace(before, after, &mut out.content),
        }
    }
    if out.content.len() > LARGEST {
        out.content.push_str("<p class=\"skipped\">The rest is too long to be shown here.</p>\n");
    }
    if ops.iter().all(|op| matches!(op, DiffOp::Equal { .. })) {
        out.content = "<p class=\"skipped\">The text is the same.</p>\n".into();
    }
    out
}

/// The operations that make the new lines of the old lines.
fn operations<T: Hash + Ord>(old: &[T], new: &[T]) -> Vec<DiffOp> {
    let same = old.iter().zip(new).take_while(|(old, new)| old == new).count();
    let (old_rest, new_rest) = (&old[same..], &new[same..]);
    let ends = old_rest.iter().rev().zip(new_rest.iter().rev());
    let end = ends.take_while(|(old, new)| old == new).count();
    let (old_len, new_len) = (old_rest.len() - end, new_rest.len() - end);
    if old_len.max(new_len) <= COMPARED {
        return capture_diff_slices(Algorithm::Patience, old, new);
    }
    let mut ops = vec![
        DiffOp::Equal { old_index: 0, new_index: 0, len: same },
        DiffOp::Replace { old_index: same, old_len, new_index: same, new_len },
        DiffOp::Equal { old_index: same + old_len, new_index: same + new_len, len: end },
    ];
    ops.retain(|op| !matches!(op, DiffOp::Equal { len: 0, .. }));
    ops
}

/// Writes a passage of unchanged lines, of which only the lines next to a change and the heading above the next change
/// are shown. `first` and `last` are set for the passage at the start and at the end of the page.
fn same(lines: &[Line], first: bool, last: bool, out: &mut String) {
    let start = if first { 0 } else { CONTEXT.min(lines.len()) };
    let end = if last { lines.len() } else { lines.len().saturating_sub(CONTEXT).max(start) };
    for line in &lines[..start] {
        open(line, "same", out);
        escape(&line.text, out);
        out.push_str("</p>\n");
    }
    // The last skipped heading is the heading above the next change.
    let skipped = &lines[start..end];
    let heading = skipped.iter().rposition(|line| line.kind == Kind::Heading).filter(|_| !last);
    match skipped.len() {
        0 => {}
        1 => out.push_str("<p class=\"skipped\">1 line that did not change</p>\n"),
        n => out.push_str(&format!("<p class=\"skipped\">{n} lines that did not change</p>\n")),
    }
    for line in heading.map(|at| &skipped[at]).into_iter().chain(&lines[end..]) {
        open(line, "same", out);
        escape(&line.text, out);
        out.push_str("</p>\n");
    }
}

fn open(line: &Line, change: &str, out: &mut String) {
    let kind = match line.kind {
        Kind::Heading => " heading",
        Kind::Code => " code",
        Kind::Rule | Kind::Text => "",
    };
    out.push_str("<p class=\"");
    out.push_str(change);
    out.push_str(kind);
    out.push_str("\">");
}

fn whole(line: &Line, tag: &str, out: &mut String) {
    open(line, tag, out);
    marked(tag, &line.text, out);
    out.push_str("</p>\n");
}

fn marked(tag: &str, text: &str, out: &mut String) {
    out.push_str(&format!("<{tag}>"));
    escape(text, out);
    out.push_str(&format!("</{tag}>"));
}

/// Writes replaced lines. Two similar lines are shown as one changed line.
fn replace(before: &[Line], after: &[Line], out: &mut String) {
    let mut next = 0;
    for old in before {
        if out.len() > LARGEST {
            return;
        }
        let ahead = &after[next..after.len().min(next + REACH)];
        let Some(at) = ahead.iter().position(|new| alike(old, new)) else {
            whole(old, "del", out);
            continue;
        };
        ahead[..at].iter().for_each(|new| whole(new, "ins", out));
        changed(old, &ahead[at], out);
        next += at + 1;
    }
    for new in &after[next..] {
        if out.len() > LARGEST {
            return;
        }
        whole(new, "ins", out);
    }
}

/// Whether a line is a changed version of another: a rule with the same name, or a line that shares most of
/// its words.
fn alike(old: &Line, new: &Line) -> bool {
    if old.kind != new.kind {
        return false;
    }
    if old.kind == Kind::Rule && old.id == new.id {
        return true;
    }
    let words = |line: &Line| -> Vec<u64> {
        let hash = |word: &str| {
            let mut hasher = DefaultHasher::new();
            word.hash(&mut hasher);
            hasher.finish()
        };
        let mut words: Vec<u64> = line.text.split(' ').map(hash).collect();
        words.sort_unstable();
        words
    };
    let (old, new) = (words(old), words(new));
    let (mut a, mut b, mut common) = (0, 0, 0);
    while a < old.len() && b < new.len() {
        match old[a].cmp(&new[b]) {
            std::cmp::Ordering::Less => a += 1,
            std::cmp::Ordering::Greater => b += 1,
            std::cmp::Ordering::Equal => (a, b, common) = (a + 1, b + 1, common + 1),
        }
    }
    // At least two thirds of all words are in both lines.
    common * 3 >= old.len() + new.len()
}

/// Writes a changed line, compared word by word.
fn changed(old: &Line, new: &Line, out: &mut String) {
    if old.text.split(' ').count().max(new.text.split(' ').count()) > COMPARED {
        whole(old, "del", out);
        whole(new, "ins", out);
        return;
    }
    let words = TextDiff::from_words(old.text.as_str(), new.text.as_str());
    open(new, "changed", out);
    // A run of changes of the same kind is one element.
    let mut run: Option<(ChangeTag, String)> = None;
    for change in words.iter_all_changes() {
        match &mut run {
            Some((tag, text)) if *tag == change.tag() => text.push_str(change.value()),
            _ => {
                flush(run.take(), out);
                run = Some((change.tag(), change.value().to_string()));
            }
        }
    }
    flush(run, out);
    out.push_str("</p>\n");
}

fn flush(run: Option<(ChangeTag, String)>, out: &mut String) {
    match run {
        Some((ChangeTag::Equal, text)) => escape(&text, out),
        Some((ChangeTag::Delete, text)) => marked("del", &text, out),
        Some((ChangeTag::Insert, text)) => marked("ins", &text, out),
        None => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(lines: &[&str]) -> Vec<Line> {
        let line = |text: &&str| Line { kind: Kind::Text, id: None, text: (*text).to_string() };
        lines.iter().map(line).collect()
    }

    #[test]
    fn changed_words_are_marked_and_what_is_the_same_is_counted() {
        let old = text(&["a", "b", "c", "d", "the size is 4 bytes here", "gone"]);
        let new = text(&["a", "b", "c", "d", "the size is 8 bytes here"]);
        let changes = between(&old, &new);
        assert_eq!((changes.added, changes.removed), (1, 2));
        assert_eq!(
            changes.content,
            "<p class=\"skipped\">3 lines that did not change</p>\n<p class=\"same\">d</p>\n\
             <p class=\"changed\">the size is <del>4</del><ins>8</ins> bytes here</p>\n\
             <p class=\"del\"><del>gone</del></p>\n"
        );
    }

    #[test]
    fn what_has_little_in_common_is_replaced_as_a_whole() {
        let changes = between(&text(&["one two three"]), &text(&["four <five> six"]));
        assert_eq!(
            changes.content,
            "<p class=\"del\"><del>one two three</del></p>\n\
             <p class=\"ins\"><ins>four &lt;five&gt; six</ins></p>\n"
        );
    }

    fn numbered(words: &str, count: usize) -> Vec<String> {
        (0..count).map(|n| format!("{words} {n}")).collect()
    }

    fn compared(old: &[String], new: &[String]) -> Changes {
        let lines = |all: &[String]| text(&all.iter().map(String::as_str).collect::<Vec<_>>());
        between(&lines(old), &lines(new))
    }

    #[test]
    fn a_large_change_is_cut_and_says_so() {
        let changes = compared(&["line".into()], &numbered("line", 5_000));
        assert!(changes.content.len() < LARGEST + 1000 && changes.content.contains("too long"));
    }

    #[test]
    fn a_large_part_without_a_common_line_takes_no_time() {
        let (same, end) = (numbered("same", 9), numbered("end", 2));
        let whole = |words| [&same[..], &numbered(words, 200_000), &end].concat();
        let changes = compared(&whole("old"), &whole("new"));
        assert_eq!((changes.added, changes.removed), (200_000, 200_000));
        let start =
            "<p class=\"skipped\">8 lines that did not change</p>\n<p class=\"same\">same 8</p>\n";
        assert!(changes.content.starts_with(start), "{}", &changes.content[..200]);
    }

    #[test]
    fn a_long_line_is_shown_twice_if_its_words_changed_places() {
        let words: Vec<String> = (0..100_000).map(|n| n.to_string()).collect();
        let turned: Vec<String> = words.iter().rev().cloned().collect();
        let changes = compared(&[words.join(" ")], &[turned.join(" ")]);
        assert_eq!((changes.added, changes.removed), (1, 1));
        assert!(changes.content.starts_with("<p class=\"del\"><del>0 1 2 "));
        assert!(changes.content.contains("<p class=\"ins\"><ins>99999 99998 "));
    }
}
