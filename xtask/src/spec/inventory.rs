//! The inventory: the judgement of each unit of the specification, without its text.

use super::split::{Heading, Unit};
use sha2::{Digest, Sha256};
use std::collections::HashMap;
use std::fmt::Write as _;
use toml_edit::{DocumentMut, Item, Table, Value};

/// The classes of units that do not map to a rule.
pub const CLASSES: &[&str] = &[
    // Defines a word, or explains a construct.
    "definition",
    // An example, or a sentence about one.
    "example",
    // Advice, rationale, or the content of another document.
    "informative",
    // Repeats another unit.
    "duplicate",
    // Contradicts another place; docs/upstream-mistakes.md states how it was resolved.
    "upstream-mistake",
];

/// The judgement of a unit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Judgement {
    /// The rules that state it, `page#rule`.
    Rules(Vec<String>),
    /// One of [`CLASSES`], with the reason.
    Class { class: String, reason: String },
    /// Not judged yet.
    None,
}

/// A unit in the inventory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its index under its heading, from 1.
    pub n: usize,
    /// See [`hash`].
    pub hash: String,
    pub judgement: Judgement,
}

/// A heading in the inventory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    pub section: String,
    pub title: String,
    pub entries: Vec<Entry>,
}

/// The first 48 bits of the SHA-256 of a unit's text with collapsed white space, in hex.
pub fn hash(unit: &Unit) -> String {
    let text = unit.text.split_whitespace().collect::<Vec<_>>().join(" ");
    Sha256::digest(text.as_bytes()).iter().take(6).fold(String::new(), |mut hex, byte| {
        let _ = write!(hex, "{byte:02x}");
        hex
    })
}

/// Reads an inventory.
///
/// # Errors
/// The first error in it.
pub fn read(text: &str) -> Result<Vec<Section>, String> {
    let document: DocumentMut = text.parse().map_err(|error| format!("{error}"))?;
    let headings = match document.get("heading") {
        None => return Ok(Vec::new()),
        Some(Item::ArrayOfTables(headings)) => headings,
        Some(_) => return Err("'heading' must be tables".into()),
    };
    if let Some((key, _)) = document.iter().find(|(key, _)| *key != "heading") {
        return Err(format!("unknown key '{key}'"));
    }
    headings.iter().map(section).collect()
}

fn section(table: &Table) -> Result<Section, String> {
    let text = |key: &str| match table.get(key).and_then(Item::as_str) {
        Some(text) => Ok(text.to_string()),
        None => Err(format!("a heading has no '{key}'")),
    };
    let (section, title) = (text("section")?, text("title")?);
    let units = table.get("units").and_then(Item::as_array);
    let units = units.ok_or_else(|| format!("{section}: 'units' must be an array"))?;
    let entries = units.iter().map(|unit| entry(unit).map_err(|e| format!("{section}: {e}")));
    Ok(Section { entries: entries.collect::<Result<_, _>>()?, section, title })
}

fn entry(value: &Value) -> Result<Entry, String> {
    let table = value.as_inline_table().ok_or("a unit must be a table")?;
    let n = table.get("n").and_then(Value::as_integer).and_then(|n| usize::try_from(n).ok());
    let n = n.ok_or("a unit has no 'n'")?;
    let text = |key: &str| table.get(key).and_then(Value::as_str).map(String::from);
    let hash = text("hash").ok_or_else(|| format!("unit {n} has no 'hash'"))?;
    for (key, _) in table {
        if !["n", "hash", "rules", "class", "reason"].contains(&key) {
            return Err(format!("unit {n}: unknown key '{key}'"));
        }
    }
    let judgement = match (table.get("rules"), text("class"), text("reason")) {
        (None, None, None) => Judgement::None,
        (Some(rules), None, None) => {
            let rules = rules.as_array().map(|rules| rules.iter().map(Value::as_str).collect());
            let rules: Option<Vec<&str>> = rules.unwrap_or(None);
            let rules = rules.filter(|rules| !rules.is_empty());
            let rules = rules.ok_or_else(|| format!("unit {n}: 'rules' must be texts"))?;
            Judgement::Rules(rules.into_iter().map(String::from).collect())
        }
        (None, Some(class), Some(reason)) if !reason.trim().is_empty() => {
            Judgement::Class { class, reason }
        }
        _ => return Err(format!("unit {n} must have 'rules', or 'class' and 'reason'")),
    };
    Ok(Entry { n, hash, judgement })
}

/// Writes an inventory with one unit per line.
pub fn write(sections: &[Section]) -> String {
    let mut out = String::from(HEAD);
    for section in sections {
        let (number, title) = (quoted(&section.section), quoted(&section.title));
        let _ = write!(out, "\n[[heading]]\nsection = {number}\ntitle = {title}\nunits = [\n");
        for entry in &section.entries {
            let _ = write!(out, "    {{ n = {}, hash = {}", entry.n, quoted(&entry.hash));
            match &entry.judgement {
                Judgement::Rules(rules) => {
                    let rules: Vec<String> = rules.iter().map(|r| quoted(r)).collect();
                    let _ = write!(out, ", rules = [{}]", rules.join(", "));
                }
                Judgement::Class { class, reason } => {
                    let (class, reason) = (quoted(class), quoted(reason));
                    let _ = write!(out, ", class = {class}, reason = {reason}");
                }
                Judgement::None => {}
            }
            out.push_str(" },\n");
        }
        out.push_str("]\n");
    }
    out
}

const HEAD: &str = "\
# What each sentence of the specification's chapters on the language is: the rules of pages/ that say
# it, or why it is none. `cargo xtask spec` cuts the chapters and keeps what is judged here by hash;
# `cargo xtask spec --list` prints the sentences beside it; `cargo xtask spec --check` says what is
# missing. The text itself does not stand in this repository.
";

fn quoted(text: &str) -> String {
    Value::from(text).to_string()
}

/// The inventory of `headings`, with the judgements in `old` of units that still exist. Units with the same
/// text under one heading are distinguished by their order.
pub fn update(headings: &[&Heading], old: &[Section]) -> Vec<Section> {
    let mut known: HashMap<(&str, String), Vec<&Judgement>> = HashMap::new();
    for section in old {
        for entry in section.entries.iter().rev() {
            let key = (section.title.as_str(), entry.hash.clone());
            known.entry(key).or_default().push(&entry.judgement);
        }
    }
    let mut sections = Vec::new();
    for heading in headings {
        let entry = |(at, unit): (usize, &Unit)| {
            let hash = hash(unit);
            let judged = known.get_mut(&(heading.title.as_str(), hash.clone()));
            let judgement = judged.and_then(Vec::pop).cloned().unwrap_or(Judgement::None);
            Entry { n: at + 1, hash, judgement }
        };
        let entries = heading.units.iter().enumerate().map(entry).collect();
        let (section, title) = (heading.section.clone(), heading.title.clone());
        sections.push(Section { section, title, entries });
    }
    sections
}
