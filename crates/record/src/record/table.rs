//! Reads TOML tables with positions: errors are reported with line and column, and reading continues.

use crate::Editions;
use std::cell::OnceCell;
use std::ops::Range;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// An error in a TOML file: a record, `corpus.toml` or a launch file.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct RecordError {
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1, in characters.
    pub column: usize,
    /// One sentence without a full stop.
    pub message: String,
}

impl std::fmt::Display for RecordError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}:{}: {}", self.line, self.column, self.message)
    }
}

/// A key of a table. The JSON Schema and the errors for unknown keys are made from it.
#[derive(Clone, Copy, Debug)]
pub struct Key {
    /// The spelling.
    pub name: &'static str,
    /// The kind of value.
    pub shape: Shape,
    /// Whether the key is required.
    pub required: bool,
    /// One sentence, shown by editors.
    pub doc: &'static str,
}

/// The kind of a key's value.
#[derive(Clone, Copy, Debug)]
pub enum Shape {
    /// A string.
    Text,
    /// One of several strings.
    OneOf(&'static [&'static str]),
    /// A range of editions.
    Editions,
    /// A range of editions, or a list of their names.
    EditionNames,
    /// A list of strings.
    Texts,
    /// `true` or `false`.
    Bool,
    /// A non-negative number.
    Natural,
    /// One to three non-negative numbers.
    Sizes,
    /// A number: an integer, a float, or a string for values that TOML cannot represent.
    Number,
    /// A list of numbers.
    Numbers,
    /// A list of lists of numbers.
    NumberLists,
    /// A table with certain keys.
    Table(&'static [Key]),
    /// A list of tables with certain keys.
    Tables(&'static [Key]),
    /// A table with arbitrary keys and string values.
    Map,
}

/// An optional key. The function is a shorthand for tables of keys.
pub(super) const fn key(name: &'static str, shape: Shape, doc: &'static str) -> Key {
    Key { name, shape, required: false, doc }
}

/// As [`key`], for a required key.
pub(super) const fn required(name: &'static str, shape: Shape, doc: &'static str) -> Key {
    Key { name, shape, required: true, doc }
}

/// A text being read: converts byte offsets to lines and columns.
pub(super) struct Lines<'a> {
    text: &'a str,
    /// The editions of the manual, if known.
    pub(super) editions: Option<&'static Editions>,
    /// The start of each line, computed on first use: most files have no errors.
    starts: OnceCell<Vec<usize>>,
}

impl<'a> Lines<'a> {
    pub(super) fn new(text: &'a str) -> Self {
        Lines { text, editions: None, starts: OnceCell::new() }
    }

    /// The text of a manual with these editions.
    pub(super) fn of(text: &'a str, editions: &'static Editions) -> Self {
        Lines { editions: Some(editions), ..Lines::new(text) }
    }

    pub(super) fn error(&self, offset: usize, message: impl Into<String>) -> RecordError {
        let offset = offset.min(self.text.len());
        let starts = self.starts.get_or_init(|| {
            let after_first = self.text.match_indices('\n').map(|(at, _)| at + 1);
            std::iter::once(0).chain(after_first).collect()
        });
        let line = starts.partition_point(|start| *start <= offset);
        let start = starts[line.saturating_sub(1)];
        let column = self.text.get(start..offset).map_or(1, |before| before.chars().count() + 1);
        RecordError { line: line.max(1), column, message: message.into() }
    }

    /// The file offset of byte `at` of a string value whose source is `span`: exact if the source has no
    /// escapes, otherwise the value's start.
    pub(super) fn inside(&self, span: &Range<usize>, at: usize) -> usize {
        let raw = self.text.get(span.clone()).unwrap_or("");
        let (delimiter, escapes) = match raw {
            r if r.starts_with("'''") => (3, false),
            r if r.starts_with("\"\"\"") => (3, true),
            r => (1, r.starts_with('"')),
        };
        if escapes && raw.contains('\\') {
            return span.start;
        }
        let newline = match raw.get(delimiter..) {
            Some(r) if delimiter == 3 && r.starts_with("\r\n") => 2,
            Some(r) if delimiter == 3 && r.starts_with('\n') => 1,
            _ => 0,
        };
        (span.start + delimiter + newline + at).min(span.end)
    }
}

/// Parses a file. A TOML syntax error is reported at its position, with a message of one line.
pub(super) fn parse_document<'t>(
    text: &'t str,
    lines: &Lines<'_>,
) -> Result<DeTable<'t>, Vec<RecordError>> {
    DeTable::parse(text).map(Spanned::into_inner).map_err(|error| {
        let at = error.span().map_or(0, |span| span.start);
        vec![lines.error(at, error.message().replace('\n', "; "))]
    })
}

/// A table being read. Reports unknown and missing keys.
pub(super) struct Reader<'a, 'e> {
    table: &'a DeTable<'a>,
    span: Range<usize>,
    name: &'e str,
    pub(super) lines: &'e Lines<'e>,
    pub(super) errors: &'e mut Vec<RecordError>,
}

impl<'a, 'e> Reader<'a, 'e> {
    /// Starts reading `table`, and immediately reports unknown and missing keys. Messages call the table `name`.
    pub(super) fn new(
        table: &'a DeTable<'a>,
        span: Range<usize>,
        name: &'e str,
        keys: &'static [Key],
        lines: &'e Lines<'e>,
        errors: &'e mut Vec<RecordError>,
    ) -> Self {
        for key in table.keys() {
            let found = key.get_ref().as_ref();
            if !keys.iter().any(|k| k.name == found) {
                let known: Vec<&str> = keys.iter().map(|k| k.name).collect();
                let hint = match nearest(found, &known) {
                    Some(near) => format!("did you mean '{near}'?"),
                    None => format!("the keys are {}", known.join(", ")),
                };
                errors.push(
                    lines.error(
                        key.span().start,
                        format!("unknown key '{found}' in {name}; {hint}"),
                    ),
                );
            }
        }
        for key in keys.iter().filter(|k| k.required && !table.contains_key(k.name)) {
            errors.push(lines.error(span.start, format!("{name} needs the key '{}'", key.name)));
        }
        Reader { table, span, name, lines, errors }
    }

    pub(super) fn has(&self, key: &str) -> bool {
        self.table.contains_key(key)
    }

    pub(super) fn item(&self, key: &str) -> Option<&'a DeValue<'a>> {
        self.table.get(key).map(Spanned::get_ref)
    }

    /// The span of the value of `key` or, if the key is missing, of the table.
    pub(super) fn span_of(&self, key: &str) -> Range<usize> {
        self.table.get(key).map_or_else(|| self.span.clone(), Spanned::span)
    }

    /// The start of the table.
    pub(super) fn start(&self) -> usize {
        self.span.start
    }

    pub(super) fn error_at(&mut self, offset: usize, message: impl Into<String>) {
        self.errors.push(self.lines.error(offset, message));
    }

    pub(super) fn error(&mut self, key: &str, message: impl Into<String>) {
        let at = self.span_of(key).start;
        self.error_at(at, message);
    }

    fn wrong(&mut self, key: &str, want: &str) {
        let message = format!("'{key}' in {} must be {want}", self.name);
        self.error(key, message);
    }

    pub(super) fn text(&mut self, key: &str) -> Option<String> {
        let item = self.item(key)?;
        match item.as_str() {
            Some(text) if text.contains('\r') => Some(text.replace("\r\n", "\n")),
            Some(text) => Some(text.to_string()),
            None => {
                self.wrong(key, "a string");
                None
            }
        }
    }

    pub(super) fn texts(&mut self, key: &str) -> Vec<String> {
        let Some(item) = self.item(key) else { return Vec::new() };
        let texts = item.as_array().map(|array| {
            array.iter().map(|v| v.get_ref().as_str().map(String::from)).collect::<Option<Vec<_>>>()
        });
        match texts {
            Some(Some(texts)) => texts,
            _ => {
                self.wrong(key, "a list of strings");
                Vec::new()
            }
        }
    }

    pub(super) fn bool(&mut self, key: &str) -> Option<bool> {
        let item = self.item(key)?;
        if item.as_bool().is_none() {
            self.wrong(key, "true or false");
        }
        item.as_bool()
    }

    pub(super) fn natural(&mut self, key: &str) -> Option<u64> {
        let item = self.item(key)?;
        let number = item.as_integer().and_then(integer).and_then(|n| u64::try_from(n).ok());
        if number.is_none() {
            self.wrong(key, "a number that is not negative");
        }
        number
    }

    pub(super) fn parsed<T: std::str::FromStr<Err = String>>(&mut self, key: &str) -> Option<T> {
        let text = self.text(key)?;
        match text.parse() {
            Ok(value) => Some(value),
            Err(message) => {
                self.error(key, message);
                None
            }
        }
    }

    /// The value in `choices` for the word under `key`; `None` if the key is missing or the word is not a choice.
    pub(super) fn choice<T: Copy>(&mut self, key: &str, choices: &[(&str, T)]) -> Option<T> {
        let text = self.text(key)?;
        match choices.iter().find(|(word, _)| *word == text) {
            Some((_, value)) => Some(*value),
            None => {
                let words: Vec<&str> = choices.iter().map(|(w, _)| *w).collect();
                self.wrong(key, &format!("one of {}", words.join(", ")));
                None
            }
        }
    }

    /// Calls `read` on the table under `key`, and returns its result; `None` if there is no such table.
    pub(super) fn table<T>(
        &mut self,
        key: &str,
        keys: &'static [Key],
        read: impl FnOnce(&mut Reader<'_, '_>) -> T,
    ) -> Option<T> {
        let item = self.item(key)?;
        let Some(table) = item.as_table() else {
            self.wrong(key, "a table");
            return None;
        };
        let span = self.span_of(key);
        let name = format!("[{key}]");
        let mut reader = Reader::new(table, span, &name, keys, self.lines, self.errors);
        Some(read(&mut reader))
    }

    /// Calls `read` on every table under `key`, and returns the results. The tables are written as `[[key]]` or as a
    /// list of inline tables.
    pub(super) fn tables<T>(
        &mut self,
        key: &str,
        keys: &'static [Key],
        mut read: impl FnMut(&mut Reader<'_, '_>) -> T,
    ) -> Vec<T> {
        let Some(item) = self.item(key) else { return Vec::new() };
        let tables = item.as_array().map(|array| {
            array
                .iter()
                .map(|v| Some((v.get_ref().as_table()?, v.span())))
                .collect::<Option<Vec<_>>>()
        });
        let Some(Some(tables)) = tables else {
            self.wrong(key, &format!("tables, written [[{key}]]"));
            return Vec::new();
        };
        let name = format!("[[{key}]]");
        tables
            .into_iter()
            .map(|(table, span)| {
                read(&mut Reader::new(table, span, &name, keys, self.lines, self.errors))
            })
            .collect()
    }
}

/// The value of an integer with a radix and an optional sign; `None` if it does not fit in an `i128`.
pub(super) fn integer(value: &toml::de::DeInteger<'_>) -> Option<i128> {
    i128::from_str_radix(value.as_str(), value.radix()).ok()
}

/// The word of `known` that is most similar to `word`; `None` if no word is similar enough.
pub fn nearest<'k>(word: &str, known: &[&'k str]) -> Option<&'k str> {
    known
        .iter()
        .map(|k| (edit_distance(word, k), *k))
        .filter(|(distance, k)| *distance <= k.len().max(3) / 3)
        .min()
        .map(|(_, k)| k)
}

fn edit_distance(a: &str, b: &str) -> usize {
    // The time is proportional to the product of the lengths, so only the first 64 characters are compared.
    let start = |text: &str| text.chars().take(64).collect::<String>();
    strsim::levenshtein(&start(a), &start(b))
}
