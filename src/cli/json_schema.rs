//! The schema of most lines that `--message-format json` prints, by kind. It lacks the kinds `report`, `change`,
//! `corpus`, `absent-reference`, `shared-name` and `expected-finding`.

use serde_json::{Value, json};

/// The schema of a line: an object with a `kind`, and the properties of that kind.
pub(super) fn schema() -> Value {
    let text = || json!({"type": "string"});
    let maybe = || json!({"type": ["string", "null"]});
    let count = || json!({"type": "integer", "minimum": 0});
    let place = || json!({"type": "integer", "minimum": 1});
    let counts = || json!({"type": "object", "additionalProperties": count()});
    let number = || json!({"type": "number", "minimum": 0});
    let values = || json!({"type": "array", "items": {"type": ["number", "string"]}});
    let severity = || json!({"enum": ["error", "warning", "note"]});
    let kinds: [(&str, Value); 15] = [
        (
            "page",
            json!({
                "source": text(), "record": text(), "repairs": counts(),
                "unresolved": {"type": "array", "items": {
                    "type": "object",
                    "required": ["code", "line", "text"],
                    "properties": {"code": text(), "line": count(), "text": text()},
                }},
                "notes": {"type": "array", "items": text()},
            }),
        ),
        ("other", json!({"source": text(), "what": text()})),
        ("skipped", json!({"source": text(), "line": count(), "message": text()})),
        (
            "finding",
            json!({
                "file": text(), "line": count(), "column": count(), "code": text(),
                "name": text(), "fixed": {"type": "boolean"}, "evidence": text(),
                "message": text(), "before": text(), "after": text(),
            }),
        ),
        (
            "diagnostic",
            json!({
                "file": text(), "line": place(), "column": place(), "end_line": place(),
                "end_column": place(), "severity": severity(), "code": text(), "message": text(),
                "page": maybe(), "rule": maybe(),
                "suggestion": {"type": ["object", "null"], "properties": {
                    "line": place(), "column": place(), "end_line": place(), "end_column": place(),
                    "replacement": text(), "certain": {"type": "boolean"},
                }},
                "presumed": {"type": ["object", "null"], "properties": {
                    "file": text(), "line": count(),
                }},
            }),
        ),
        ("printf", json!({"text": text()})),
        (
            "mismatch",
            json!({"launch": count(), "arg": count(), "index": count(), "expected": {}, "seen": {}}),
        ),
        (
            "result",
            json!({
                "status": {"enum": ["ok", "build-failed", "crashed", "unsupported", "timeout"]}, "device": text(),
                "buffers": {"type": "array", "items": {"type": "object", "properties": {
                    "arg": count(), "type": text(), "values": values(), "hex": text(),
                }}},
                "images": {"type": "array", "items": {"type": "object", "properties": {
                    "arg": count(), "values": values(),
                }}},
                "log": maybe(),
                "seconds": {"type": "object", "properties": {"build": number(), "run": number()}},
            }),
        ),
        (
            "profile",
            json!({
                "file": text(), "kernel": text(), "launches": count(), "work_items": count(),
                "seconds": number(), "instructions": count(),
                "lines": {"type": "array", "items": {"type": "object", "properties": {
                    "file": text(), "line": place(), "instructions": count(), "text": text(),
                }}},
            }),
        ),
        ("device", json!({"name": text()})),
        (
            "test",
            json!({
                "page": text(), "id": text(), "edition": text(), "device": text(),
                "outcome": {"enum": ["passed", "failed", "ignored", "not-applicable", "known-deviation", "unexpected-pass"]},
                "reason": maybe(), "seconds": number(), "message": maybe(),
            }),
        ),
        (
            "rule",
            json!({
                "page": text(), "rule": text(), "edition": text(), "device": text(),
                "outcome": {"enum": ["verified", "contradicted", "not-applicable", "unproved"]},
            }),
        ),
        ("error", json!({"file": text(), "line": count(), "column": count(), "message": text()})),
        ("built", json!({"target": text(), "edition": text(), "pages": count()})),
        ("summary", json!({})),
    ];
    json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A line that clman prints with --message-format json",
        "oneOf": kinds.map(line),
    })
}

/// The schema of a line of one kind.
fn line((kind, mut properties): (&str, Value)) -> Value {
    properties["kind"] = json!({"const": kind});
    json!({"type": "object", "required": ["kind"], "properties": properties})
}
