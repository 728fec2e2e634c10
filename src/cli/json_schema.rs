//! The schema of the lines that `--message-format json` prints, by kind.

use serde_json::{Value, json};

/// The schema of a line: an object with a `kind`, and the properties of that kind.
pub(super) fn schema() -> Value {
    let place = || json!({"type": "integer", "minimum": 1});
    let counts = || json!({"type": "object", "additionalProperties": count()});
    let number = || json!({"type": "number", "minimum": 0});
    let values = || json!({"type": "array", "items": {"type": ["number", "string"]}});
    let severity = || json!({"enum": ["error", "warning", "note"]});
    let texts = || json!({"type": "array", "items": text()});
    let kinds: [(&str, Value); 21] = [
        (
            "page",
            json!({
                "source": text(), "record": text(), "repairs": counts(),
                "unresolved": {"type": "array", "items": {
                    "type": "object",
                    "required": ["code", "line", "text"],
                    "properties": {"code": text(), "line": count(), "text": text()},
                }},
                "notes": texts(),
            }),
        ),
        ("other", json!({"source": text(), "what": text()})),
        ("skipped", json!({"source": text(), "line": count(), "message": text()})),
        (
            "change",
            json!({
                "page": text(),
                "change": {"enum": ["added", "changed", "renamed", "removed", "removed-but-edited", "edited-without-base"]},
                "before": maybe(), "parts": texts(), "rules": texts(), "conflicts": count(),
                "edited": {"type": "boolean"}, "edits_from": texts(),
            }),
        ),
        (
            "corpus",
            json!({
                "change": {"enum": ["changed", "edited-without-base"]}, "parts": texts(),
                "conflicts": count(),
            }),
        ),
        ("finding", finding()),
        ("expected-finding", finding()),
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
        (
            "device",
            json!({
                "name": text(), "short": maybe(), "type": text(), "platform": text(),
                "device": text(), "vendor": text(), "version": maybe(), "driver": text(),
                "versions": texts(), "features": texts(),
            }),
        ),
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
        (
            "report",
            json!({
                "edition": text(), "page": text(), "listing": text(), "line": place(),
                "text": text(), "device": text(), "reason": text(),
            }),
        ),
        ("error", json!({"file": text(), "line": count(), "column": count(), "message": text()})),
        ("built", json!({"target": text(), "edition": text(), "pages": count()})),
        (
            "absent-reference",
            json!({"edition": text(), "page": text(), "name": text(), "count": count()}),
        ),
        (
            "shared-name",
            json!({"edition": text(), "name": text(), "page": text(), "others": texts()}),
        ),
        ("summary", json!({})),
    ];
    json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A line that clman prints with --message-format json",
        "oneOf": kinds.map(line),
    })
}

/// The properties of a finding. `clman clean` uses them to describe a place in a record; `clman run` and `clman trace`
/// use them to describe a place in a kernel or a program.
fn finding() -> Value {
    let number = || json!({"type": ["integer", "null"], "minimum": 0});
    let id = || json!({"type": ["array", "null"], "items": count()});
    json!({
        "file": maybe(), "line": number(), "column": number(), "message": text(),
        "code": text(), "name": text(), "fixed": {"type": "boolean"}, "evidence": text(),
        "before": text(), "after": text(),
        "finding": text(), "severity": {"enum": ["error", "warning"]}, "address_space": maybe(),
        "function": maybe(), "global_id": id(), "local_id": id(), "group_id": id(),
        "count": number(), "allocation": maybe(), "offset": number(),
        "other": {"type": ["object", "null"], "properties": {
            "file": maybe(), "line": number(), "column": number(), "function": maybe(),
            "global_id": id(), "local_id": id(), "group_id": id(),
            "access": {"enum": ["read", "write"]},
        }},
    })
}

fn text() -> Value {
    json!({"type": "string"})
}

fn maybe() -> Value {
    json!({"type": ["string", "null"]})
}

fn count() -> Value {
    json!({"type": "integer", "minimum": 0})
}

/// The schema of a line of one kind.
fn line((kind, mut properties): (&str, Value)) -> Value {
    properties["kind"] = json!({"const": kind});
    json!({"type": "object", "required": ["kind"], "properties": properties})
}
