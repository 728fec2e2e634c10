//! JSON Schemas of hand-written files, generated from the tables that the readers use.

use super::launch::LAUNCH_FILE;
use super::read::{CORPUS, RECORD};
use super::table::{Key, Shape};
use serde_json::{Value, json};

/// The schema of a record.
pub fn record_schema() -> Value {
    schema("A page of a manual kept by clman", RECORD)
}

/// The schema of `corpus.toml`.
pub fn corpus_schema() -> Value {
    schema("The metadata that all pages of a folder share", CORPUS)
}

/// The schema of a launch file.
pub fn launch_schema() -> Value {
    schema("Kernel launches and their expected results", LAUNCH_FILE)
}

fn schema(title: &str, keys: &[Key]) -> Value {
    let mut schema = table(keys);
    if let Some(object) = schema.as_object_mut() {
        object.insert("$schema".into(), json!("https://json-schema.org/draft/2020-12/schema"));
        object.insert("title".into(), json!(title));
    }
    schema
}

fn table(keys: &[Key]) -> Value {
    let properties: serde_json::Map<String, Value> = keys
        .iter()
        .map(|key| {
            let mut value = shape(key.shape);
            if let Some(object) = value.as_object_mut() {
                object.insert("description".into(), json!(key.doc));
            }
            (key.name.to_string(), value)
        })
        .collect();
    let required: Vec<&str> = keys.iter().filter(|k| k.required).map(|k| k.name).collect();
    json!({
        "type": "object",
        "additionalProperties": false,
        "required": required,
        "properties": properties,
    })
}

fn shape(shape: Shape) -> Value {
    const EDITION: &str = r"[0-9A-Za-z][0-9A-Za-z._+-]*";
    match shape {
        Shape::Text => json!({"type": "string"}),
        Shape::OneOf(words) => json!({"enum": words}),
        Shape::Editions => json!({
            "type": "string",
            "pattern": format!("^ *((>=|<=|>|<) *{EDITION}|{EDITION}|{EDITION} *\\.\\.= *{EDITION}) *$"),
        }),
        Shape::EditionNames => json!({"anyOf": [
            self::shape(Shape::Editions),
            self::shape(Shape::Texts),
        ]}),
        Shape::Texts => json!({"type": "array", "items": {"type": "string"}}),
        Shape::Bool => json!({"type": "boolean"}),
        Shape::Natural => json!({"type": "integer", "minimum": 0}),
        Shape::Sizes => json!({
            "type": "array",
            "items": {"type": "integer", "minimum": 0},
            "minItems": 1,
            "maxItems": 3,
        }),
        Shape::Number => number(),
        Shape::Numbers => json!({"type": "array", "items": number()}),
        Shape::NumberLists => json!({
            "type": "array",
            "items": {"type": "array", "items": number()},
        }),
        Shape::Table(keys) => table(keys),
        Shape::Tables(keys) => json!({"type": "array", "items": table(keys)}),
        Shape::Map => json!({"type": "object", "additionalProperties": {"type": "string"}}),
    }
}

fn number() -> Value {
    json!({"anyOf": [
        {"type": "number"},
        {"type": "boolean"},
        {"type": "string", "pattern": "^(nan|-?inf|-?[0-9]+|0x[0-9a-fA-F]+)$"},
    ]})
}
