//! Tables: set with `tbl`, or written as lists.

use super::*;
use clman_record::prose::{Align, Cell, plain_text_of};

/// The maximum number of characters of a short cell.
const SHORT_CELL: usize = 50;

impl<'a> Writer<'a> {
    pub(super) fn table(&mut self, table: &'a Table) {
        if table.columns() == 0 {
            return;
        }
        if table.is_simple() && self.indent < 40 {
            let mut rows: Vec<Vec<Vec<Run>>> = Vec::with_capacity(table.rows.len() + 1);
            for row in std::iter::once(&table.head).chain(table.rows_in(self.manual.edition)) {
                rows.push(row.iter().map(|cell| self.cell_runs_in(Font::Roman, cell)).collect());
            }
            let head = !rows[0].is_empty();
            if let Some(widths) = column_widths(&rows, table.columns(), LINE - self.indent) {
                self.simple_table(table, &rows, head, &widths);
                return;
            }
        }
        self.flat_table(table);
    }

    fn simple_table(&mut self, table: &Table, rows: &[Vec<Vec<Run>>], head: bool, widths: &Widths) {
        self.paragraph();
        // No distance follows the last column.
        let last = widths.columns.len() - 1;
        let key = |column: usize| {
            let letter = match table.align_of(column) {
                Align::None | Align::Left => 'l',
                Align::Center => 'c',
                Align::Right => 'r',
            };
            match widths.gap {
                gap if gap != GAP && column < last => format!("{letter}{gap}"),
                _ => letter.to_string(),
            }
        };
        let columns = || widths.columns.iter().enumerate();
        let body = columns().map(|(column, width)| match width {
            Column::Natural => key(column),
            Column::Filled(width) => format!("{}w({width})", key(column)),
        });
        let body = body.collect::<Vec<_>>().join(" ");
        if head {
            let bold = columns().map(|(column, _)| format!("{}B", key(column)));
            self.doc.table_start(&[bold.collect::<Vec<_>>().join(" "), body]);
        } else {
            self.doc.table_start(&[body]);
        }
        let filled = |column: usize, cell: &[Run]| match widths.columns[column] {
            Column::Natural => false,
            Column::Filled(width) => runs_text(cell).chars().count() > width,
        };
        let spaced = rows
            .iter()
            .any(|row| row.iter().enumerate().any(|(column, cell)| filled(column, cell)));
        let mut first = true;
        for (at, row) in rows.iter().enumerate() {
            if at == 0 && !head {
                continue;
            }
            let mut cells: Vec<(&[Run], bool)> = row
                .iter()
                .enumerate()
                .map(|(c, cell)| (cell.as_slice(), filled(c, cell)))
                .collect();
            cells.resize(widths.columns.len(), (&[], false));
            if spaced && !first {
                self.doc.table_row(&vec![(&[][..], false); widths.columns.len()]);
            }
            self.doc.table_row(&cells);
            if at == 0 {
                self.doc.table_rule();
            } else {
                first = false;
            }
        }
        self.doc.table_end();
        self.fresh = false;
    }

    /// Writes a table as a list. The first cell of each row is at the margin, as a tag if it is short. The other cells
    /// follow it, indented. If the table has more than three columns, the head of its column precedes each of the other
    /// cells. However, if all these cells are short, the cells of a row are joined in one paragraph, as in the head.
    pub(super) fn flat_table(&mut self, table: &'a Table) {
        let short = |cell: &Cell| match cell.as_slice() {
            [] => true,
            [Block::Paragraph(content)] => {
                !content.contains(&Inline::HardBreak)
                    && plain_text_of(content).chars().count() <= SHORT_CELL
            }
            _ => false,
        };
        let are_short =
            table.columns() > 3 && table.rows.iter().all(|row| row.iter().skip(1).all(short));
        self.close_items_are(false);
        if let Some((first, others)) = table.head.split_first() {
            let tag = self.cell_runs_in(Font::Bold, first);
            let heads = self.joined_cells(Font::Bold, others);
            self.term(true, tag);
            self.text_in(7, &heads);
        }
        // Readers can remember the heads of three columns, which are at the top.
        let labels: Vec<&'a Cell> = match table.columns() > 3 {
            true => table.head.iter().skip(1).collect(),
            false => Vec::new(),
        };
        for row in table.rows_in(self.manual.edition) {
            let Some((first, others)) = row.split_first() else { continue };
            let first = limited(first).map_or(first.as_slice(), |(_, cell)| cell);
            match self.row_tag(first) {
                Some(tag) if are_short => {
                    self.term(true, tag);
                    let runs = self.joined_cells(Font::Roman, others);
                    self.text_in(7, &runs);
                }
                Some(tag) => {
                    self.term(true, tag);
                    self.cells_after_tag(&labels, others);
                }
                None => {
                    for (at, block) in first.iter().enumerate() {
                        match block {
                            // Paragraphs of one cell are not separated by blank lines.
                            Block::Paragraph(content) if at > 0 => {
                                let runs = self.runs(content);
                                self.doc.request("br");
                                self.text(&runs);
                            }
                            block => self.block(block),
                        }
                    }
                    if others.iter().any(|cell| !cell.is_empty()) {
                        // As after a tag, there is no blank line. A row without text at the margin
                        // continues the previous row.
                        self.fresh |= !first.is_empty();
                        self.indented(7, |writer| {
                            for (at, cell) in others.iter().enumerate() {
                                writer.cell(labels.get(at), cell);
                            }
                        });
                    }
                }
            }
        }
        self.fresh = false;
    }

    /// Writes the cells after the first cell of a row, which is a tag.
    fn cells_after_tag(&mut self, labels: &[&'a Cell], cells: &'a [Cell]) {
        let first = cells.iter().position(|cell| !cell.is_empty()).unwrap_or(0);
        let mut rest = cells.get(first).into_iter().flatten().peekable();
        if let Some(Block::Paragraph(content)) = rest.peek() {
            let mut runs = self.label(labels.get(first));
            runs.extend(self.runs(content));
            self.text_in(7, &runs);
            rest.next();
        } else {
            self.fresh = true;
        }
        let after = cells.get(first + 1..).unwrap_or_default();
        if rest.peek().is_some() || after.iter().any(|cell| !cell.is_empty()) {
            self.indented(7, |writer| {
                rest.for_each(|block| writer.block(block));
                for (at, cell) in after.iter().enumerate() {
                    writer.cell(labels.get(first + 1 + at), cell);
                }
            });
        }
    }

    /// Writes a cell, after its label if it starts with text.
    fn cell(&mut self, label: Option<&&'a Cell>, cell: &'a [Block]) {
        match (cell.split_first(), label) {
            (Some((Block::Paragraph(content), rest)), Some(label)) => {
                let mut runs = self.label(Some(label));
                runs.extend(self.runs(content));
                self.paragraph();
                self.text(&runs);
                self.blocks(rest);
            }
            _ => self.blocks(cell),
        }
    }

    /// The head of a column before a cell: `Meaning: `.
    fn label(&mut self, head: Option<&&'a Cell>) -> Vec<Run> {
        let mut runs = head.map_or_else(Vec::new, |cell| self.cell_runs_in(Font::Bold, cell));
        if !runs.is_empty() {
            runs.push(Run::Text(Font::Roman, ": ".into()));
        }
        runs
    }

    /// The texts of cells with bars between them.
    fn joined_cells(&mut self, font: Font, cells: &'a [Cell]) -> Vec<Run> {
        let mut runs: Vec<Run> = Vec::new();
        for cell in cells {
            if !runs.is_empty() {
                runs.push(Run::Text(Font::Roman, " | ".into()));
            }
            runs.extend(self.cell_runs_in(font, cell));
        }
        runs
    }

    /// The first cell of a row as a tag, if it fits in one line.
    pub(super) fn row_tag(&mut self, cell: &'a [Block]) -> Option<Vec<Run>> {
        let [Block::Paragraph(content)] = cell else { return None };
        if content.contains(&Inline::HardBreak) {
            return None;
        }
        let width = plain_text_of(content).chars().count();
        // The width does not include the sections that are printed after references, because they are short.
        (width <= 56usize.saturating_sub(self.indent)).then(|| self.runs(content))
    }

    pub(super) fn cell_runs_in(&mut self, font: Font, cell: &'a [Block]) -> Vec<Run> {
        match limited(cell).map_or(cell, |(_, cell)| cell).first() {
            Some(Block::Paragraph(content)) => self.runs_in(font, content),
            _ => Vec::new(),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Column {
    /// The width of the widest entry.
    Natural,
    /// A fixed width; wider entries are filled into several lines.
    Filled(usize),
}

#[derive(Debug, PartialEq)]
pub(super) struct Widths {
    columns: Vec<Column>,
    /// The distance between the columns, in characters.
    gap: usize,
}

/// The distance between the columns of a table, unless the table fits the line only with [`SMALL_GAP`].
const GAP: usize = 3;
const SMALL_GAP: usize = 2;

/// The widths of the table's columns with which `rows` fit in lines of `line` characters; `None` if they do not fit, or
/// if a column would be too narrow or too tall to read.
pub(super) fn column_widths(rows: &[Vec<Vec<Run>>], count: usize, line: usize) -> Option<Widths> {
    let available = line.checked_sub(GAP * (count - 1))?;
    let mut natural = vec![1; count];
    let mut least = vec![1; count];
    for row in rows {
        for (column, cell) in row.iter().enumerate() {
            let text = runs_text(cell);
            natural[column] = natural[column].max(text.chars().count());
            let word = text.split(' ').map(|w| w.chars().count()).max().unwrap_or(0);
            least[column] = least[column].max(word);
        }
    }
    let whole: usize = natural.iter().sum();
    for gap in [GAP, SMALL_GAP] {
        if whole + gap * (count - 1) <= line {
            return Some(Widths { columns: vec![Column::Natural; count], gap });
        }
    }
    // Columns that need less than their share keep their width; the other columns share the rest.
    let mut widths: Vec<Option<usize>> = vec![None; count];
    loop {
        let taken: usize = widths.iter().flatten().sum();
        let open = widths.iter().filter(|w| w.is_none()).count();
        if open == 0 {
            break;
        }
        let share = available.checked_sub(taken)? / open;
        let mut settled = false;
        for column in 0..count {
            if widths[column].is_none() && natural[column] <= share {
                widths[column] = Some(natural[column]);
                settled = true;
            } else if widths[column].is_none() && least[column] > share {
                widths[column] = Some(least[column]);
                settled = true;
            }
        }
        if !settled {
            for width in widths.iter_mut().filter(|w| w.is_none()) {
                *width = Some(share);
            }
        }
    }
    let widths: Vec<usize> = widths.into_iter().flatten().collect();
    if widths.iter().sum::<usize>() > available {
        return None;
    }
    let narrow = (0..count).any(|c| natural[c] > widths[c] && widths[c] < 14 && natural[c] > 40);
    // Two columns of long text are easier to read as tagged paragraphs, so the limit is lower for them.
    let tallest = if count == 2 { 6 } else { 12 };
    let tall = (0..count).any(|c| natural[c] / widths[c] >= tallest);
    if narrow || tall {
        return None;
    }
    let columns = (0..count)
        .map(|c| if natural[c] <= widths[c] { Column::Natural } else { Column::Filled(widths[c]) })
        .collect();
    Some(Widths { columns, gap: GAP })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check_widths(rows: &[&[usize]], want: Option<&[Column]>) {
        let rows: Vec<Vec<Vec<Run>>> = rows
            .iter()
            .map(|row| {
                row.iter()
                    .map(|len| {
                        vec![Run::Text(Font::Roman, "word ".repeat(len / 5 + 1)[..*len].into())]
                    })
                    .collect()
            })
            .collect();
        let got = column_widths(&rows, 2, 72);
        assert_eq!(got.map(|w| w.columns), want.map(<[Column]>::to_vec));
    }

    #[test]
    fn columns_share_the_line() {
        use Column::{Filled, Natural};
        check_widths(&[&[10, 59]], Some(&[Natural, Natural]));
        // This table fits only with the smaller gap.
        check_widths(&[&[10, 60]], Some(&[Natural, Natural]));
        check_widths(&[&[10, 61]], Some(&[Natural, Filled(59)]));
        check_widths(&[&[100, 100]], Some(&[Filled(34), Filled(34)]));
        check_widths(&[&[10, 2000]], None);
    }
}
