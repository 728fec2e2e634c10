//! Tables of `tbl`.

use super::eqn::{embedded, formula};
use super::inlines::*;
use super::lines::Line;
use crate::tree::Alignments;
use crate::xml::{Element, Node};
use clman_record::prose::push;

/// The maximum number of columns in a row of a format. The formats of further columns are ignored.
const MAX_COLUMNS: usize = 256;

/// A reader of the table that starts at `at`.
pub(crate) struct Table<'t, 'l> {
    pub(crate) lines: &'t [Line<'l>],
    pub(crate) at: &'t mut usize,
    /// Whether the fonts in the table's format are significant: a bold row is a heading, and a font applies to the text
    /// of a cell.
    pub(crate) fonts: bool,
    /// The signs around equations in cells.
    pub(crate) delimiters: Option<(char, char)>,
    /// The reader of the blocks in a cell with macros or equations.
    pub(crate) blocks: &'t dyn Fn(&[Line<'l>]) -> Option<Vec<Node>>,
}

/// The format of a column in a row.
#[derive(Clone, Copy)]
struct Key {
    /// `l`, `r`, `c`, `n`, `a`, `s`, `^`, or `_` for a line.
    kind: char,
    font: Font,
}

/// The maximum number of characters of a title that is printed bold. A longer one is a text.
const LONGEST_TITLE: usize = 80;

/// The rows that were read so far.
struct Rows {
    /// The text above the table: a first row of one cell that spans all columns.
    title: Vec<Node>,
    rows: Vec<Element>,
    row: Element,
    head: usize,
    alignments: Alignments,
}

impl Rows {
    fn add(&mut self, content: Vec<Node>) {
        let mut entry = Element::new("entry", self.row.line);
        entry.children = content;
        push(&mut self.row.children, Node::Element(entry));
    }

    /// Adds a cell, and empty cells for the columns that it spans.
    fn add_cell(&mut self, content: Vec<Node>, format: Option<&Vec<Key>>) {
        let column = self.row.children.len();
        let format = format.map_or(&[][..], |row| row.get(column..).unwrap_or_default());
        let spanned = format.iter().skip(1).take_while(|key| key.kind == 's').count();
        if spanned == 0 && !content.is_empty() {
            let align = format.first().and_then(|key| match key.kind {
                'c' => Some("center"),
                'r' | 'n' => Some("right"),
                _ => None,
            });
            self.alignments.count(column, align);
        }
        self.add(content);
        (0..spanned).for_each(|_| self.add(Vec::new()));
    }

    fn end_row(&mut self) {
        self.row.children.shrink_to_fit();
        let next = Element::new("row", self.row.line);
        self.rows.push(std::mem::replace(&mut self.row, next));
    }

    /// Ends the first row as the title, if it is one cell that spans all columns.
    fn end_title(&mut self, format: Option<&Vec<Key>>) -> bool {
        let spans = |keys: &Vec<Key>| keys.len() > 1 && keys[1..].iter().all(|k| k.kind == 's');
        let is_title = self.rows.is_empty() && self.title.is_empty() && format.is_some_and(spans);
        let Some(Node::Element(cell)) = self.row.children.first_mut().filter(|_| is_title) else {
            return false;
        };
        self.title = std::mem::take(&mut cell.children);
        self.row.children.clear();
        !self.title.is_empty()
    }

    /// Makes the first row the head, if it is the only row. Its cells do not count for the alignments.
    fn end_head(&mut self) {
        if self.rows.len() == 1 {
            self.head = 1;
            self.alignments = Alignments::default();
        }
    }

    /// The table; `None` if it has no rows.
    fn finish(mut self, number: usize) -> Option<Element> {
        if !self.row.children.is_empty() {
            self.end_row();
        }
        if self.rows.is_empty() {
            if self.title.is_empty() {
                return None;
            }
            let title = std::mem::take(&mut self.title);
            self.add(title);
            self.end_row();
        }
        let body = self.rows.split_off(self.head.min(self.rows.len()));
        let mut table = table_of(self.rows, body, number);
        if let Some(Node::Element(group)) = table.children.first_mut() {
            let columns = self.alignments.columns();
            group.children.splice(
                ..0,
                columns.into_iter().map(|align| {
                    let mut column = Element::new("colspec", number);
                    align.name().into_iter().for_each(|name| column.set("align", name));
                    Node::Element(column)
                }),
            );
        }
        if !self.title.is_empty() {
            let mut title = Element::new("para", number);
            title.children = match text_of(&self.title).chars().count() > LONGEST_TITLE {
                true => self.title,
                false => vec![bold(self.title)],
            };
            table.children.insert(0, Node::Element(title));
        }
        Some(table)
    }
}

/// A text in bold.
fn bold(mut content: Vec<Node>) -> Node {
    for node in &mut content {
        if let Node::Element(element) = node
            && element.name == "function"
        {
            *node = Node::Text(element.text());
        }
    }
    let mut strong = Element { children: content, ..Element::new("emphasis", 0) };
    strong.set("role", "bold");
    Node::Element(strong)
}

impl Table<'_, '_> {
    /// Reads the lines up to `.TE`; `None` if the table has no rows.
    pub(crate) fn read(self, number: usize) -> Option<Element> {
        let mut separator = '\t';
        let mut formats: Vec<Vec<Key>> = Vec::new();
        let mut in_format = true;
        // The row of the format that applies to the next row.
        let mut format = 0;
        // Rows are built in their final form: millions of cells are too many to be stored twice.
        let mut out = Rows {
            title: Vec::new(),
            rows: Vec::new(),
            row: Element::new("row", number),
            head: 0,
            alignments: Alignments::default(),
        };
        let mut cell: Option<usize> = None;
        while let Some(line) = self.lines.get(*self.at) {
            *self.at += 1;
            match &*line.name {
                "TE" => break,
                "T&" => {
                    in_format = true;
                    // docbook-xsl writes a format for each row, the first of them for the head.
                    if !self.fonts || formats.first().is_some_and(|row| is_bold(row)) {
                        out.end_head();
                    }
                    formats.clear();
                    continue;
                }
                // The rows above it are repeated on each page.
                "TH" => {
                    out.end_head();
                    continue;
                }
                _ => {}
            }
            if in_format {
                let text = line.rest.trim();
                if text.ends_with(';') && formats.is_empty() {
                    let tab = text.split("tab").nth(1);
                    let given =
                        tab.and_then(|tab| tab.trim_start_matches([' ', '(']).chars().next());
                    separator = given.unwrap_or(separator);
                } else if line.name.is_empty() {
                    in_format = !formats_of(text, &mut formats);
                    format = 0;
                }
                continue;
            }
            if let Some(start) = cell {
                let Some(rest) = line.rest.strip_prefix("T}").filter(|_| line.name.is_empty())
                else {
                    continue;
                };
                let content = self.cell(start, *self.at - 1);
                out.add_cell(content, formats.get(format));
                cell = None;
                // Text after the block without a separator is the next cell too.
                let rest = rest.strip_prefix(separator).or_else(|| {
                    let rest = rest.trim_start();
                    (!rest.is_empty()).then_some(rest)
                });
                if let Some(rest) = rest {
                    cell = self.cells(rest, separator, formats.get(format), &mut out);
                }
            } else {
                if !line.name.is_empty() {
                    // A macro between rows prints its text below the last row. It uses no row of the format.
                    let content = (self.blocks)(std::slice::from_ref(line)).unwrap_or_default();
                    if !content.is_empty() {
                        out.add(content);
                        out.end_row();
                    }
                    continue;
                }
                if matches!(line.rest.trim(), "_" | "=") {
                    // A line under the first row makes it the head.
                    if self.fonts {
                        out.end_head();
                    }
                    continue;
                }
                if line.rest.trim().is_empty() {
                    continue;
                }
                while formats.get(format).is_some_and(|row| row.iter().all(|key| key.kind == '_')) {
                    format += 1;
                }
                cell = self.cells(&line.rest, separator, formats.get(format), &mut out);
            }
            if cell.is_none() {
                if !self.fonts || !out.end_title(formats.get(format)) {
                    out.end_row();
                }
                let next = formats.get(format + 1).filter(|_| out.rows.len() == 1 && self.fonts);
                if next.is_some_and(|next| !is_bold(next)) && is_bold(&formats[format]) {
                    out.end_head();
                }
                format = (format + 1).min(formats.len().saturating_sub(1));
            }
        }
        out.finish(number)
    }

    /// Reads the cells of a line. If a text block starts at the end of the line, returns the first line of the block.
    fn cells(
        &self,
        text: &str,
        separator: char,
        format: Option<&Vec<Key>>,
        out: &mut Rows,
    ) -> Option<usize> {
        let mut rest = text;
        loop {
            if rest.trim_end() == "T{" {
                return Some(*self.at);
            }
            let (one, after) = match rest.split_once(separator) {
                Some((one, after)) => (one, Some(after)),
                None => (rest, None),
            };
            let key = self.key(format, out);
            out.add_cell(self.words(one, key, out.row.line), format);
            match after {
                Some(after) => rest = after,
                None => return None,
            }
        }
    }

    /// The format of the next cell.
    fn key(&self, format: Option<&Vec<Key>>, out: &Rows) -> Option<Key> {
        format?.get(out.row.children.len()).copied()
    }

    /// The text of a cell in one line.
    fn words(&self, text: &str, key: Option<Key>, number: usize) -> Vec<Node> {
        let text = match text.trim() {
            // A line across the cell, a span from above, or a repeated character.
            "_" | "=" | "\\_" | "\\=" | "\\^" => return Vec::new(),
            text if text.starts_with("\\R") => return Vec::new(),
            _ => text,
        };
        let font = key.filter(|_| self.fonts).map_or(Font::Roman, |key| key.font);
        let mut content = Vec::new();
        let (mut rest, mut font) = (text, font);
        while let Some((before, source, after)) = embedded(rest, self.delimiters) {
            font = run_on(before, font, false, &mut content);
            content.extend(formula(source, number).map(Node::Element));
            rest = after;
        }
        inlines(rest, font, &mut content);
        content
    }

    /// The cell between the lines `start` and `end`: text with its line breaks, or blocks if it contains
    /// macros or equations.
    fn cell(&self, start: usize, end: usize) -> Vec<Node> {
        let lines = &self.lines[start..end];
        let text = || cell_text(lines.iter().map(|line| &*line.rest));
        let is_text = |line: &Line<'_>| {
            line.name.is_empty() && embedded(&line.rest, self.delimiters).is_none()
        };
        if lines.iter().all(is_text) {
            return text();
        }
        (self.blocks)(lines).unwrap_or_else(text)
    }
}

/// Whether all columns of a row are bold.
fn is_bold(row: &[Key]) -> bool {
    row.iter().all(|key| key.font == Font::Bold || matches!(key.kind, 's' | '_'))
}

/// Reads a line of formats. Returns whether it is the last.
fn formats_of(text: &str, formats: &mut Vec<Vec<Key>>) -> bool {
    let mut row: Vec<Key> = Vec::new();
    let mut chars = text.chars().peekable();
    let mut last = false;
    while let Some(c) = chars.next() {
        match c.to_ascii_lowercase() {
            kind @ ('l' | 'r' | 'c' | 'n' | 'a' | 's' | '^' | '_' | '-' | '=') => {
                let kind = if matches!(kind, '-' | '=') { '_' } else { kind };
                if row.len() < MAX_COLUMNS {
                    row.push(Key { kind, font: Font::Roman });
                }
            }
            letter @ ('b' | 'i') => {
                if let Some(key) = row.last_mut() {
                    key.font = if letter == 'b' { Font::Bold } else { Font::Italic };
                }
            }
            'f' => {
                while chars.next_if_eq(&' ').is_some() {}
                let name = match chars.next() {
                    Some('(') => chars.by_ref().take(2).collect::<String>(),
                    Some('[') => chars.by_ref().take_while(|c| *c != ']').collect(),
                    other => other.into_iter().collect(),
                };
                chars.next_if_eq(&')');
                if let (Some(key), Some(font)) = (row.last_mut(), font(&name)) {
                    key.font = font;
                }
            }
            // The size, the width or the name of a macro after the letter is ignored.
            'p' | 'v' | 'w' | 'm' => {
                if chars.next_if_eq(&'(').is_some() {
                    chars.by_ref().find(|c| *c == ')');
                } else {
                    while chars.next_if(|c| c.is_ascii_digit() || matches!(c, '+' | '-')).is_some()
                    {
                    }
                }
            }
            ',' => formats.push(std::mem::take(&mut row)),
            '.' => {
                last = true;
                break;
            }
            _ => {}
        }
    }
    if !row.is_empty() {
        formats.push(row);
    }
    last
}

/// The text of a cell, with its lines.
fn cell_text<'l>(lines: impl IntoIterator<Item = &'l str>) -> Vec<Node> {
    let mut content = Vec::new();
    let mut font = Font::Roman;
    for (at, line) in lines.into_iter().enumerate() {
        if font != Font::Roman {
            font = run_on(&format!(" {}", line.trim_start()), font, true, &mut content);
            continue;
        }
        if at > 0 {
            push_text(&mut content, "\n");
        }
        font = run_on(line, font, false, &mut content);
    }
    content
}

/// A DocBook table of rows with entries.
pub(crate) fn table_of(head: Vec<Element>, body: Vec<Element>, line: usize) -> Element {
    let columns = head.iter().chain(&body).map(|row| row.children.len()).max().unwrap_or(0);
    let mut group = Element::new("tgroup", line);
    group.set("cols", &columns.to_string());
    let part = |name: &str, rows: Vec<Element>| {
        let children = rows.into_iter().map(Node::Element).collect();
        Node::Element(Element { children, ..Element::new(name, line) })
    };
    if !head.is_empty() {
        group.children.push(part("thead", head));
    }
    group.children.push(part("tbody", body));
    Element { children: vec![Node::Element(group)], ..Element::new("informaltable", line) }
}
