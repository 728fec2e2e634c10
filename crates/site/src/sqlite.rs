//! An SQLite database of one table, as docsets have it for their index.
//!
//! Written here, since one table needs a small part of the format, and a library that writes
//! databases is a thousand times this file in C. The format is that of
//! <https://sqlite.org/fileformat2.html>: pages of 4096 bytes, the first with the schema, the second
//! the root of the table's tree; rows stand in leaves, and above them interior pages until one is
//! left.

/// Bytes of a page.
const PAGE: usize = 4096;
/// Bytes of the header of the file, on the first page.
const FILE_HEADER: usize = 100;
/// What pages that hold rows begin with, and those that hold other pages.
const LEAF: u8 = 0x0D;
const INTERIOR: u8 = 0x05;
/// The most bytes of a row's words: what is longer would need further pages.
const LONGEST: usize = 3000;
/// The most children of an interior page: a cell has 4 bytes and 9 at most, and 2 for its place.
const CHILDREN: usize = (PAGE - 12) / 15;

const SCHEMA: &str =
    "CREATE TABLE searchIndex(id INTEGER PRIMARY KEY, name TEXT, type TEXT, path TEXT)";

/// A row: name, type, path.
pub(super) type Row = [String; 3];

/// A page of the tree that has no number yet.
struct Node {
    kind: u8,
    cells: Vec<Vec<u8>>,
    /// The last child of an interior page.
    right: u32,
    /// The id of the last row in it or below it.
    last: u64,
}

/// The database that holds `rows`. Rows that are too long for a page are left out.
pub(super) fn database(rows: &[Row]) -> Vec<u8> {
    let mut nodes = leaves(rows);
    // The root is page 2, and the others follow it.
    let mut below: Vec<Vec<u8>> = Vec::new();
    while nodes.len() > 1 {
        let mut parents = Vec::new();
        let mut children = nodes.into_iter().peekable();
        while children.peek().is_some() {
            let mut parent = Node { kind: INTERIOR, cells: Vec::new(), right: 0, last: 0 };
            for child in children.by_ref().take(CHILDREN) {
                if parent.right > 0 {
                    let mut cell = parent.right.to_be_bytes().to_vec();
                    cell.extend(varint(parent.last));
                    parent.cells.push(cell);
                }
                below.push(page(&child, 0));
                parent.right = below.len() as u32 + 2;
                parent.last = child.last;
            }
            parents.push(parent);
        }
        nodes = parents;
    }
    let schema = record(&[Some("table"), Some("searchIndex"), Some("searchIndex")], Some(SCHEMA));
    let first = Node { kind: LEAF, cells: vec![cell(1, &schema)], right: 0, last: 1 };
    let mut out = page(&first, FILE_HEADER);
    file_header(&mut out, below.len() as u32 + 2);
    nodes.iter().for_each(|root| out.extend(page(root, 0)));
    below.iter().for_each(|page| out.extend(page));
    out
}

/// The rows in pages, at least one.
fn leaves(rows: &[Row]) -> Vec<Node> {
    let leaf = || Node { kind: LEAF, cells: Vec::new(), right: 0, last: 0 };
    let (mut full, mut open, mut size, mut id) = (Vec::new(), leaf(), 8, 0);
    for row in rows.iter().filter(|row| row.iter().map(String::len).sum::<usize>() < LONGEST) {
        id += 1;
        let cell = cell(id, &record(&[None, Some(&row[0]), Some(&row[1]), Some(&row[2])], None));
        if size + cell.len() + 2 > PAGE {
            full.push(std::mem::replace(&mut open, leaf()));
            size = 8;
        }
        size += cell.len() + 2;
        open.cells.push(cell);
        open.last = id;
    }
    full.push(open);
    full
}

/// A row in a leaf: length, id, record.
fn cell(id: u64, record: &[u8]) -> Vec<u8> {
    let mut cell = varint(record.len() as u64);
    cell.extend(varint(id));
    cell.extend(record);
    cell
}

/// Values as a row holds them: what they are, then they themselves. `None` is NULL, as the id is,
/// which stands before the record. A `schema` comes last, after the number of the table's page, 2.
fn record(values: &[Option<&str>], schema: Option<&str>) -> Vec<u8> {
    let mut types = Vec::new();
    let mut content: Vec<u8> = Vec::new();
    let text = |value: &str, types: &mut Vec<u8>, content: &mut Vec<u8>| {
        types.extend(varint(value.len() as u64 * 2 + 13));
        content.extend(value.as_bytes());
    };
    for value in values {
        match value {
            Some(value) => text(value, &mut types, &mut content),
            None => types.push(0),
        }
    }
    if let Some(schema) = schema {
        // An integer of one byte.
        types.push(1);
        content.push(2);
        text(schema, &mut types, &mut content);
    }
    // The length counts itself; the types of a few values never make it two bytes.
    let mut out = varint(types.len() as u64 + 1);
    out.extend(types);
    out.extend(content);
    out
}

/// A page: cells from its end, their places from its start. The first page has `reserved` bytes of
/// something else in front.
fn page(node: &Node, reserved: usize) -> Vec<u8> {
    let mut page = vec![0; PAGE];
    let mut end = PAGE;
    let mut at = reserved + if node.kind == LEAF { 8 } else { 12 };
    for cell in &node.cells {
        end -= cell.len();
        page[end..end + cell.len()].copy_from_slice(cell);
        page[at..at + 2].copy_from_slice(&(end as u16).to_be_bytes());
        at += 2;
    }
    page[reserved] = node.kind;
    page[reserved + 3..reserved + 5].copy_from_slice(&(node.cells.len() as u16).to_be_bytes());
    page[reserved + 5..reserved + 7].copy_from_slice(&(end as u16).to_be_bytes());
    if node.kind == INTERIOR {
        page[reserved + 8..reserved + 12].copy_from_slice(&node.right.to_be_bytes());
    }
    page
}

fn file_header(page: &mut [u8], pages: u32) {
    page[..16].copy_from_slice(b"SQLite format 3\0");
    page[16..18].copy_from_slice(&(PAGE as u16).to_be_bytes());
    // Versions 1 for writing and reading; the fractions of a page that the format fixes.
    page[18..24].copy_from_slice(&[1, 1, 0, 64, 32, 32]);
    let mut number = |at: usize, value: u32| {
        page[at..at + 4].copy_from_slice(&value.to_be_bytes());
    };
    // How often the file changed, its length, the schema's version and format, UTF-8, and for which
    // change the length holds, as which version of SQLite would say it.
    for (at, value) in [(24, 1), (28, pages), (40, 1), (44, 4), (56, 1), (92, 1), (96, 3_040_000)] {
        number(at, value);
    }
}

/// A number in groups of seven bits, the highest first: ids and lengths stay below 2^56.
fn varint(mut value: u64) -> Vec<u8> {
    let mut out = vec![(value & 0x7F) as u8];
    value >>= 7;
    while value > 0 {
        out.push((value & 0x7F) as u8 | 0x80);
        value >>= 7;
    }
    out.reverse();
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_in_groups_of_seven_bits() {
        assert_eq!(varint(0), [0]);
        assert_eq!(varint(127), [0x7F]);
        assert_eq!(varint(128), [0x81, 0]);
        assert_eq!(varint(16_384), [0x81, 0x80, 0]);
    }

    #[test]
    fn pages_follow_each_other_without_gaps() {
        for count in [0, 1, 100, 40_000] {
            let row = |n: usize| [format!("name {n}"), "Guide".into(), format!("{n}.html")];
            let rows: Vec<Row> = (0..count).map(row).collect();
            let database = database(&rows);
            assert_eq!(database.len() % PAGE, 0);
            let pages = u32::from_be_bytes(database[28..32].try_into().unwrap());
            assert_eq!(database.len() / PAGE, pages as usize);
        }
    }
}
