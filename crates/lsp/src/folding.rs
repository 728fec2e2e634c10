//! Folding ranges, and ranges to select step by step.

use crate::server::{Answer, Server};
use crate::text::{Encoding, Piece, pieces, range};
use crate::unit::Unit;
use clman_opencl::lexer::{FROM_MACRO, TokenKind};
use lsp_types::{
    FoldingRange, FoldingRangeKind, FoldingRangeParams, Range, SelectionRange, SelectionRangeParams,
};

pub(crate) fn folding(
    server: &mut Server<'_>,
    params: FoldingRangeParams,
) -> Answer<Option<Vec<FoldingRange>>> {
    let units = server.workspace.units_of(params.text_document.uri.as_str());
    let encoding = server.workspace.encoding;
    let mut list = Vec::new();
    for unit in &units {
        let file = unit.source();
        let mut add = |start: usize, end: usize, kind: Option<FoldingRangeKind>| {
            let range = range(file, start as u32, end as u32, encoding);
            if range.start.line < range.end.line {
                list.push(FoldingRange {
                    start_line: range.start.line,
                    end_line: range.end.line,
                    kind,
                    ..Default::default()
                });
            }
        };
        for (start, end) in brackets(unit) {
            // The line of the closing bracket stays visible.
            let before = file.bytes[..end as usize].iter().rposition(|b| *b == b'\n');
            add(start as usize, before.unwrap_or(end as usize), None);
        }
        for (start, end) in comments(&file.bytes) {
            add(start, end, Some(FoldingRangeKind::Comment));
        }
        for (start, end, kind) in directives(&file.bytes) {
            add(start, end, kind);
        }
    }
    list.sort_by_key(|f| (f.start_line, std::cmp::Reverse(f.end_line)));
    list.dedup_by_key(|f| f.start_line);
    Ok(Some(list))
}

/// The pairs of brackets of the source itself: the place after the opening bracket, and the place of the closing
/// bracket.
fn brackets(unit: &Unit) -> Vec<(u32, u32)> {
    let (mut open, mut found) = (Vec::new(), Vec::new());
    for token in unit.checked.tokens.iter().filter(|t| !t.has(FROM_MACRO)) {
        let place = unit.checked.place(token);
        if place.file != unit.root {
            continue;
        }
        use TokenKind as T;
        match token.kind {
            T::LBrace | T::LParen | T::LBracket => open.push((token.kind, place.end)),
            T::RBrace | T::RParen | T::RBracket => {
                let partner = match token.kind {
                    T::RBrace => T::LBrace,
                    T::RParen => T::LParen,
                    _ => T::LBracket,
                };
                // Brackets without a partner are skipped.
                if let Some(at) = open.iter().rposition(|(kind, _)| *kind == partner) {
                    found.push((open[at].1, place.start));
                    open.truncate(at);
                }
            }
            _ => {}
        }
    }
    found
}

/// The block comments, and the groups of line comments.
fn comments(text: &[u8]) -> Vec<(usize, usize)> {
    let mut found: Vec<(usize, usize)> = Vec::new();
    let mut group: Option<(usize, usize)> = None;
    for (piece, place, _) in pieces(text) {
        match piece {
            Piece::LineComment => group = Some((group.map_or(place.start, |g| g.0), place.end)),
            Piece::BlockComment => found.push((place.start, place.end)),
            Piece::Code if text[place.clone()].trim_ascii().is_empty() => {}
            Piece::Code | Piece::Literal => found.extend(group.take()),
        }
    }
    found.extend(group);
    found
}

/// The ranges from each conditional directive to the next one of its group, and the ranges of adjacent `#include`
/// directives.
fn directives(text: &[u8]) -> Vec<(usize, usize, Option<FoldingRangeKind>)> {
    let (mut open, mut found) = (Vec::new(), Vec::new());
    let mut includes: Option<(usize, usize)> = None;
    let mut start = 0;
    for line in text.split_inclusive(|b| *b == b'\n') {
        let end = start + line.len();
        let word = line.trim_ascii_start().strip_prefix(b"#").map(|rest| rest.trim_ascii_start());
        let is = |name: &str| word.is_some_and(|w| w.starts_with(name.as_bytes()));
        if is("include") {
            includes = Some((includes.map_or(start, |i| i.0), end.saturating_sub(1)));
        } else if !line.trim_ascii().is_empty() {
            found.extend(includes.take().map(|(s, e)| (s, e, Some(FoldingRangeKind::Imports))));
        }
        if is("el") || is("endif") {
            let first: Option<usize> = open.pop();
            found.extend(
                first.map(|first| (first, start.saturating_sub(1), Some(FoldingRangeKind::Region))),
            );
        }
        if is("if") || is("el") {
            open.push(start);
        }
        start = end;
    }
    found.extend(includes.map(|(s, e)| (s, e, Some(FoldingRangeKind::Imports))));
    found
}

pub(crate) fn selection(
    server: &mut Server<'_>,
    params: SelectionRangeParams,
) -> Answer<Option<Vec<SelectionRange>>> {
    let uri = params.text_document.uri.as_str();
    let mut answers = Vec::new();
    for position in params.positions {
        let empty = SelectionRange { range: Range::new(position, position), parent: None };
        let chosen = server.workspace.at(uri, position).and_then(|at| {
            let encoding: Encoding = server.workspace.encoding;
            let mut spans = enclosing(&at.unit, at.offset);
            spans.sort_by_key(|(start, end)| std::cmp::Reverse(end - start));
            spans.dedup();
            let mut chosen: Option<SelectionRange> = None;
            for (start, end) in spans {
                let range = range(at.unit.source(), start, end, encoding);
                if chosen.as_ref().is_none_or(|outer| outer.range != range) {
                    chosen = Some(SelectionRange { range, parent: chosen.map(Box::new) });
                }
            }
            chosen
        });
        answers.push(chosen.unwrap_or(empty));
    }
    Ok(Some(answers))
}

/// The nested parts of the source around an offset.
fn enclosing(unit: &Unit, offset: u32) -> Vec<(u32, u32)> {
    let text = &unit.source().bytes;
    let mut spans = vec![(0, text.len() as u32)];
    for (start, end) in brackets(unit) {
        if (start..=end).contains(&offset) {
            spans.extend([(start, end), (start.saturating_sub(1), end + 1)]);
        }
    }
    let program = &unit.checked.program;
    let tokens = &unit.checked.tokens;
    let ranges = program.exprs.iter().map(|e| (e.first, e.last));
    let ranges = ranges.chain(program.stmts.iter().map(|s| (s.first, s.last)));
    for (first, last) in ranges {
        let (first, last) = (
            unit.checked.place(&tokens[first as usize]),
            unit.checked.place(&tokens[last as usize]),
        );
        let is_here = first.file == unit.root && last.file == unit.root;
        if is_here && (first.start..=last.end).contains(&offset) {
            spans.push((first.start, last.end));
        }
    }
    if let Some((start, end)) = crate::text::word_at(text, offset as usize) {
        spans.push((start as u32, end as u32));
    }
    // If parts overlap without nesting, the smaller part is kept.
    spans.sort_by_key(|(start, end)| end - start);
    let mut nested: Vec<(u32, u32)> = Vec::new();
    for span in spans {
        if nested.last().is_none_or(|inner| span.0 <= inner.0 && inner.1 <= span.1) {
            nested.push(span);
        }
    }
    nested
}
