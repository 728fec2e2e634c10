//! Tables with column and row spans.

use super::Reader;
use super::listings::listing_of;
use crate::tree::{Alignments, Flow, Layout, code_block, fill_spans, guess_language, layout_of};
use crate::xml::{Element, Node};
use clman_record::prose::{Block, Table};
use std::collections::HashMap;

impl Reader {
    pub(super) fn table(&mut self, element: &Element, depth: usize, flow: &mut Flow) {
        // Content other than rows and columns precedes the grid, and alternative text follows it.
        let is_grid = |e: &&Element| {
            matches!(
                e.name.as_str(),
                "tgroup"
                    | "thead"
                    | "tbody"
                    | "tfoot"
                    | "row"
                    | "tr"
                    | "col"
                    | "colgroup"
                    | "colspec"
            )
        };
        let (behind, before): (Vec<&Element>, Vec<&Element>) = element
            .elements()
            .filter(|e| !is_grid(e))
            .partition(|e| matches!(e.name.as_str(), "textobject" | "mediaobject"));
        before.into_iter().for_each(|beside| flow.extend(self.blocks(beside, depth)));
        self.rows(element, depth, flow);
        behind.into_iter().for_each(|beside| flow.extend(self.blocks(beside, depth)));
    }

    pub(super) fn rows(&mut self, element: &Element, depth: usize, flow: &mut Flow) {
        // Upstream writes listings as tables of one column.
        let rows = rows_of(element);
        let one_column =
            rows.iter().all(|(_, row)| row.elements().filter(|e| is_cell(e)).count() <= 1);
        if one_column && rows.iter().all(|(group, _)| *group != Group::Head) {
            for (_, row) in rows {
                for entry in row.elements() {
                    self.cell_listing(entry, depth, flow);
                }
            }
            return;
        }
        self.grid(element, depth, flow);
    }

    /// Appends a table as a [`Block::Table`].
    pub(super) fn grid(&mut self, element: &Element, depth: usize, flow: &mut Flow) {
        let columns = Columns::new(element);
        let mut head: Vec<Vec<Block>> = Vec::new();
        let mut rows: Vec<Vec<Vec<Block>>> = Vec::new();
        // For each column with a cell that spans several rows: the number of following rows that the cell occupies.
        let mut spans: HashMap<usize, usize> = HashMap::new();
        let mut alignments = Alignments::default();
        for (group, row) in rows_of(element) {
            let counted = (group != Group::Head).then_some(&mut alignments);
            let cells = self.cells(row, depth, &columns, &mut spans, counted);
            if group == Group::Head && head.is_empty() {
                head = cells;
            } else if cells.iter().any(|cell| !cell.is_empty()) {
                rows.push(cells);
            }
        }
        if !rows.is_empty() || !head.is_empty() {
            flow.block(Block::Table(Table { align: alignments.columns(), head, rows }));
        }
    }

    /// The cells of a row. Content of the row that is outside all cells is added to the preceding cell.
    pub(super) fn cells(
        &mut self,
        row: &Element,
        depth: usize,
        columns: &Columns<'_>,
        spans: &mut HashMap<usize, usize>,
        mut alignments: Option<&mut Alignments>,
    ) -> Vec<Vec<Block>> {
        let mut cells: Vec<Vec<Block>> = Vec::new();
        let mut last = None;
        let mut beside = Flow::default();
        for child in &row.children {
            let entry = match child {
                Node::Element(entry) if is_cell(entry) => entry,
                other => {
                    self.flow(other, depth, &mut beside);
                    continue;
                }
            };
            put_beside(&mut beside, last, &mut cells);
            fill_spans(&mut cells, spans);
            let (start, width) = columns.place(entry, cells.len());
            cells.resize(start, Vec::new());
            let width = width.min(MOST_COLUMNS.saturating_sub(start).max(1));
            let down = if start < MOST_COLUMNS { rows_down(entry) } else { 0 };
            if down > 0 {
                spans.extend((start..start + width).map(|column| (column, down)));
            }
            last = Some(cells.len());
            cells.push(match entry.name.as_str() {
                "entrytbl" => {
                    let mut flow = Flow::default();
                    self.grid(entry, depth, &mut flow);
                    flow.finish()
                }
                _ => self.blocks(entry, depth),
            });
            if width == 1
                && !cells[start].is_empty()
                && let Some(alignments) = &mut alignments
            {
                alignments.count(start, columns.align(entry, start));
            }
            cells.resize(start + width, Vec::new());
        }
        put_beside(&mut beside, last, &mut cells);
        fill_spans(&mut cells, spans);
        cells
    }

    /// Appends the cell of a table with one column: as a listing, unless it contains sentences, lists or tables.
    pub(super) fn cell_listing(&mut self, entry: &Element, depth: usize, flow: &mut Flow) {
        let holds_paragraphs = entry.elements().any(|e| {
            matches!(e.name.as_str(), "para" | "itemizedlist" | "variablelist" | "informaltable")
                && !e.text().trim().is_empty()
        });
        let (text, links) = listing_of(entry);
        if text.is_empty() {
            return;
        }
        let sentences = !self.in_listing_section
            && guess_language(&text).is_empty()
            && layout_of(&text) == Layout::Prose;
        if holds_paragraphs || sentences {
            flow.extend(self.blocks(entry, depth));
        } else {
            flow.block(code_block(guess_language(&text), text, &links));
        }
    }
}

/// The part of a table that a row belongs to, in display order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Group {
    Head,
    Body,
    Foot,
}

/// The rows of a table, without the rows of nested tables. They are in display order, because in some files the foot
/// precedes the body.
pub(super) fn rows_of(table: &Element) -> Vec<(Group, &Element)> {
    pub(super) fn collect<'a>(
        element: &'a Element,
        group: Group,
        rows: &mut Vec<(Group, &'a Element)>,
    ) {
        for child in element.elements() {
            match child.name.as_str() {
                "row" | "tr" => rows.push((group, child)),
                "tgroup" => {
                    let start = rows.len();
                    collect(child, Group::Body, rows);
                    rows[start..].sort_by_key(|(group, _)| *group);
                }
                "thead" => collect(child, Group::Head, rows),
                "tfoot" => collect(child, Group::Foot, rows),
                "tbody" => collect(child, Group::Body, rows),
                _ => {}
            }
        }
    }
    let mut rows = Vec::new();
    collect(table, Group::Body, &mut rows);
    if table.child("tgroup").is_none() {
        rows.sort_by_key(|(group, _)| *group);
    }
    rows
}

pub(super) fn is_cell(element: &Element) -> bool {
    matches!(element.name.as_str(), "entry" | "entrytbl" | "td" | "th")
}

/// Adds the content of a row that is outside its cells to the preceding cell, or, if there is none, as a separate cell.
pub(super) fn put_beside(beside: &mut Flow, last: Option<usize>, cells: &mut Vec<Vec<Block>>) {
    let blocks = std::mem::take(beside).finish();
    match last.and_then(|last| cells.get_mut(last)) {
        Some(cell) => cell.extend(blocks),
        None if !blocks.is_empty() => cells.push(blocks),
        None => {}
    }
}

/// The maximum number of columns. Cells that span further are cut off.
pub(crate) const MOST_COLUMNS: usize = 64;

/// The number of rows that a cell spans below its first row.
pub(super) fn rows_down(entry: &Element) -> usize {
    let number = |key: &str| entry.attribute(key).and_then(|n| n.trim().parse::<usize>().ok());
    let down = number("morerows").or_else(|| number("rowspan")?.checked_sub(1));
    down.unwrap_or(0).min(1000)
}

/// The names of a table's columns and column spans, and the alignments of the columns.
pub(super) struct Columns<'a> {
    columns: Vec<(&'a str, usize)>,
    alignments: HashMap<usize, &'a str>,
    spans: Vec<(&'a str, &'a str, &'a str)>,
}

impl<'a> Columns<'a> {
    pub(super) fn new(table: &'a Element) -> Self {
        let mut columns = Vec::new();
        let mut alignments = HashMap::new();
        let mut spans = Vec::new();
        // Several groups of rows share the names: the first declaration of a name is used.
        let groups = table.elements().filter(|e| e.name == "tgroup");
        for group in std::iter::once(table).chain(groups) {
            let mut next = 0;
            for element in group.elements() {
                match element.name.as_str() {
                    "colspec" => {
                        let number = element.attribute("colnum").and_then(|n| n.parse().ok());
                        let at = number.and_then(|n: usize| n.checked_sub(1)).unwrap_or(next);
                        columns.extend(element.attribute("colname").map(|name| (name, at)));
                        alignments.extend(element.attribute("align").map(|align| (at, align)));
                        next = at.saturating_add(1);
                    }
                    "spanspec" => {
                        let get = |key| element.attribute(key);
                        if let (Some(name), Some(first), Some(last)) =
                            (get("spanname"), get("namest"), get("nameend"))
                        {
                            spans.push((name, first, last));
                        }
                    }
                    _ => {}
                }
            }
        }
        Columns { columns, alignments, spans }
    }

    /// The alignment of a cell in the column `at`.
    fn align(&self, entry: &'a Element, at: usize) -> Option<&'a str> {
        entry.attribute("align").or_else(|| self.alignments.get(&at).copied())
    }

    pub(super) fn named(&self, name: &str) -> Option<usize> {
        self.columns.iter().find(|(other, _)| *other == name).map(|(_, at)| *at)
    }

    /// The first column of a cell, at or after the column `next`, and the number of columns that it spans.
    pub(super) fn place(&self, entry: &Element, next: usize) -> (usize, usize) {
        let get = |key: &str| entry.attribute(key);
        let span = get("spanname")
            .and_then(|name| self.spans.iter().find(|(other, _, _)| *other == name))
            .map(|(_, first, last)| (*first, *last));
        let (first, last) = match span {
            Some((first, last)) => (Some(first), Some(last)),
            None => (get("namest").or(get("colname")), get("nameend")),
        };
        let fits = |at: &usize| (next..MOST_COLUMNS).contains(at);
        let start = first.and_then(|name| self.named(name)).filter(fits).unwrap_or(next);
        let end = last.and_then(|name| self.named(name)).filter(|end| *end >= start);
        let columns = get("colspan").and_then(|n| n.trim().parse::<usize>().ok());
        let width = end.map(|end| end - start + 1).or(columns).unwrap_or(1);
        (start, width.clamp(1, MOST_COLUMNS))
    }
}
