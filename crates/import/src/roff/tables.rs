//! Tables of `tbl`.

use super::*;

impl Parser<'_> {
    /// Reads a `tbl` table after its `.TS`.
    pub(super) fn table(&mut self, number: usize) -> Option<Element> {
        let mut separator = '\t';
        let mut head_rows = 0usize;
        let mut formats_done = false;
        // Rows are built in their final form: millions of cells are too many to be stored twice.
        let mut rows: Vec<Element> = Vec::new();
        let mut cell: Option<usize> = None;
        let mut row = Element::new("row", number);
        let add = |row: &mut Element, content: Vec<Node>| {
            let mut entry = Element::new("entry", number);
            entry.children = content;
            push(&mut row.children, Node::Element(entry));
        };
        let take = |row: &mut Element| {
            row.children.shrink_to_fit();
            std::mem::replace(row, Element::new("row", number))
        };
        while let Some(line) = self.lines.get(self.at) {
            self.at += 1;
            if line.name == "TE" {
                break;
            }
            if line.name == "T&" {
                formats_done = false;
                if rows.len() == 1 {
                    head_rows = 1;
                }
                continue;
            }
            let whole = match line.name {
                "" => line.rest.to_string(),
                name => format!(".{name} {}", line.rest).trim_end().to_string(),
            };
            if !formats_done {
                let trimmed = whole.trim_end();
                if trimmed.ends_with(';') {
                    if let Some(tab) = trimmed.split("tab").nth(1) {
                        separator =
                            tab.trim_start_matches([' ', '(']).chars().next().unwrap_or(separator);
                    }
                } else if trimmed.ends_with('.') {
                    formats_done = true;
                }
                continue;
            }
            if let Some(start) = cell {
                if let Some(rest) = whole.strip_prefix("T}") {
                    add(&mut row, self.cell(start, self.at - 1));
                    cell = None;
                    let mut rest = rest;
                    // More cells on the closing line of this one.
                    while let Some(after) = rest.strip_prefix(separator) {
                        if after.trim_end() == "T{" {
                            cell = Some(self.at);
                            rest = "";
                        } else {
                            let end = after.find(separator).unwrap_or(after.len());
                            add(&mut row, cell_nodes([&after[..end]]));
                            rest = &after[end..];
                        }
                    }
                    if cell.is_none() {
                        rows.push(take(&mut row));
                    }
                }
                continue;
            }
            if matches!(whole.trim(), "_" | "=" | "")
                || (!line.name.is_empty() && line.name != "T&")
            {
                continue;
            }
            let mut rest = whole.as_str();
            loop {
                if rest.trim_end() == "T{" {
                    cell = Some(self.at);
                    break;
                }
                match rest.find(separator) {
                    Some(end) => {
                        add(&mut row, cell_nodes([&rest[..end]]));
                        rest = &rest[end + separator.len_utf8()..];
                    }
                    None => {
                        add(&mut row, cell_nodes([rest]));
                        rows.push(take(&mut row));
                        break;
                    }
                }
            }
        }
        if !row.children.is_empty() {
            rows.push(take(&mut row));
        }
        if rows.is_empty() {
            return None;
        }
        let body = rows.split_off(head_rows.min(rows.len()));
        Some(table_of(rows, body, number))
    }
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
