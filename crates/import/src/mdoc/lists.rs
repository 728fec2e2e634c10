//! Lists: `.Bl` to `.El`.

use super::inline::is_inline;
use super::words::{Token, Words, tokens};
use super::{End, Reader};
use crate::ReadError;
use crate::roff::{Line, Marker, arguments, push_definition, push_item, table_of};
use crate::xml::{Element, Node};

/// The kind of a list.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Items(Marker),
    /// Items with a term.
    Terms,
    /// Items with a term that is not read as macros.
    Diagnostics,
    Columns,
}

impl<'a> Reader<'_, 'a> {
    /// Reads a list after its `.Bl`.
    pub(super) fn list(&mut self, line: &Line<'_>, out: &mut Vec<Node>) -> Result<(), ReadError> {
        let words = arguments(&line.rest);
        let kind = words.iter().find_map(|word| {
            Some(match word.as_str() {
                "-bullet" | "-dash" | "-hyphen" | "-item" => Kind::Items(Marker::Bullet),
                "-enum" => Kind::Items(Marker::Number),
                "-tag" | "-hang" | "-inset" | "-ohang" => Kind::Terms,
                "-diag" => Kind::Diagnostics,
                "-column" => Kind::Columns,
                _ => return None,
            })
        });
        let kind = kind.unwrap_or(Kind::Items(Marker::Bullet));
        let mut items: Vec<Node> = Vec::new();
        let mut rows: Vec<Element> = Vec::new();
        // The text before the first item.
        out.extend(self.blocks(End::Item)?);
        while let Some((name, item)) = self.next() {
            match name {
                "It" => self.at += 1,
                "El" => {
                    self.at += 1;
                    break;
                }
                _ => break,
            }
            match kind {
                Kind::Columns => rows.push(self.row(item)),
                Kind::Items(marker) => {
                    let mut head = Words::default();
                    self.inline.run(&tokens(&item.rest), &mut head);
                    let mut body = Vec::new();
                    head.end(&mut body, item.number);
                    body.extend(self.blocks(End::Item)?);
                    push_item(&mut items, marker, body, item.number);
                }
                Kind::Terms | Kind::Diagnostics => {
                    let mut term = Words::default();
                    match kind {
                        Kind::Diagnostics => {
                            let words = tokens(&item.rest);
                            let words =
                                words.iter().map(|token| token.text.as_str()).collect::<Vec<_>>();
                            term.word(&words.join(" "), crate::roff::Font::Bold);
                        }
                        _ => self.term(item, &mut term),
                    }
                    let body = self.blocks(End::Item)?;
                    match term.content.is_empty() {
                        true => items.extend(body),
                        false => push_definition(&mut items, term.content, body, item.number),
                    }
                }
            }
        }
        out.append(&mut items);
        if !rows.is_empty() {
            out.push(Node::Element(table_of(Vec::new(), rows, line.number)));
        }
        Ok(())
    }

    /// Reads the term of an item, which `.Xo` extends to the next `.Xc`.
    fn term(&mut self, item: &Line<'_>, term: &mut Words) {
        let all = tokens(&item.rest);
        let mut open = extensions(&all);
        self.inline.run(&all, term);
        while open > 0
            && let Some((name, line)) = self.next()
        {
            if matches!(name, "It" | "El" | "Sh" | "Ss" | "Bl" | "Bd") {
                break;
            }
            self.at += 1;
            let words = tokens(&line.rest);
            match name {
                "Xc" => open -= 1,
                "Xo" => open += 1,
                _ => {}
            }
            if !name.is_empty() {
                open += extensions(&words);
            }
            self.line(name, line, term);
        }
    }

    /// Reads a row: cells separated by tabs or `.Ta`, and the lines up to the next item.
    fn row(&mut self, item: &Line<'_>) -> Element {
        let mut row = Element::new("row", item.number);
        let mut cell = Words::default();
        let end = |cell: &mut Words, row: &mut Element| {
            let mut entry = Element::new("entry", item.number);
            entry.children = std::mem::take(cell).content;
            row.children.push(Node::Element(entry));
        };
        let mut pieces = item.rest.split('\t');
        if let Some(first) = pieces.next() {
            self.cells(&tokens(first), &mut cell, &mut row, &end);
        }
        for piece in pieces {
            end(&mut cell, &mut row);
            self.cells(&tokens(piece), &mut cell, &mut row, &end);
        }
        while let Some((name, line)) = self.next() {
            if matches!(name, "It" | "El" | "Sh" | "Ss" | "Bl" | "Bd") {
                break;
            }
            self.at += 1;
            match name {
                "Ta" => {
                    end(&mut cell, &mut row);
                    self.cells(&tokens(&line.rest), &mut cell, &mut row, &end);
                }
                "" => {
                    let mut pieces = line.rest.split('\t');
                    let first = pieces.next().unwrap_or_default();
                    if !first.trim().is_empty() {
                        cell.word(first.trim(), crate::roff::Font::Roman);
                    }
                    for piece in pieces {
                        end(&mut cell, &mut row);
                        cell.word(piece.trim(), crate::roff::Font::Roman);
                    }
                }
                _ if is_inline(name) => {
                    let mut all = vec![Token { text: name.to_owned(), quoted: false }];
                    all.extend(tokens(&line.rest));
                    self.cells(&all, &mut cell, &mut row, &end);
                }
                _ => {}
            }
        }
        end(&mut cell, &mut row);
        row
    }

    /// Prints tokens into `cell`. At each `Ta`, calls `end`, which moves the cell into `row` and starts a new cell.
    fn cells(
        &mut self,
        all: &[Token],
        cell: &mut Words,
        row: &mut Element,
        end: &dyn Fn(&mut Words, &mut Element),
    ) {
        for (at, part) in all.split(|token| !token.quoted && token.text == "Ta").enumerate() {
            if at > 0 {
                end(cell, row);
            }
            self.inline.run(part, cell);
        }
    }
}

/// The number of `Xo` tokens that no `Xc` closes.
fn extensions(all: &[Token]) -> usize {
    let count = |name: &str| all.iter().filter(|token| !token.quoted && token.text == name).count();
    count("Xo").saturating_sub(count("Xc"))
}
