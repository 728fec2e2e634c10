//! Diagnostics and findings as a SARIF document.

use clman_opencl::SourceMap;
use clman_opencl::diagnostic::{Code, Diagnostic, Span};
use serde_json::{Value, json};
use std::fmt::Write;

/// The name of a file as a relative reference (RFC 3986), with reserved bytes percent-encoded.
fn uri(name: &str) -> String {
    let mut text = String::with_capacity(name.len());
    for byte in name.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'.' | b'_' | b'~' | b'/' => {
                text.push(char::from(byte));
            }
            b'\\' => text.push('/'),
            _ => {
                let _ = write!(text, "%{byte:02X}");
            }
        }
    }
    text
}

/// One result of the document.
pub fn result(d: &Diagnostic, sources: &SourceMap) -> Value {
    let location = |span: Span| {
        let file = sources.file(span.file);
        let start = file.line_column(span.start);
        let end = file.line_column(span.end);
        // Columns count characters, as the document declares.
        let column = |at: u32, bytes: u32| {
            let line = (at - (bytes - 1)) as usize..at as usize;
            let characters = file.bytes.get(line).unwrap_or(b"");
            1 + characters.iter().filter(|b| **b & 0xC0 != 0x80).count()
        };
        json!({
            "physicalLocation": {
                "artifactLocation": { "uri": uri(&file.name) },
                "region": {
                    "startLine": start.line,
                    "startColumn": column(span.start, start.column),
                    "endLine": end.line,
                    "endColumn": column(span.end, end.column),
                },
            },
        })
    };
    let related: Vec<Value> = d
        .secondary
        .iter()
        .map(|l| {
            let mut at = location(l.span);
            at["message"] = json!({ "text": l.text });
            at
        })
        .collect();
    let fixes: Vec<Value> = d
        .suggestion
        .iter()
        .map(|suggestion| {
            let place = &location(suggestion.span)["physicalLocation"];
            json!({
                "description": { "text": format!("write `{}`", suggestion.replacement) },
                "artifactChanges": [{
                    "artifactLocation": place["artifactLocation"],
                    "replacements": [{
                        "deletedRegion": place["region"],
                        "insertedContent": { "text": suggestion.replacement },
                    }],
                }],
            })
        })
        .collect();
    json!({
        "ruleId": d.code.id,
        "level": d.severity.as_str(),
        "message": { "text": d.message },
        "locations": [location(d.primary.span)],
        "relatedLocations": related,
        "fixes": fixes,
    })
}

/// The result for a finding that is given as a line of JSON.
pub fn finding(value: &Value) -> Value {
    let location = |at: &Value| {
        let Some(file) = at["file"].as_str() else { return json!([]) };
        let column = at["column"].as_u64().unwrap_or(1).max(1);
        json!([{
            "physicalLocation": {
                "artifactLocation": { "uri": uri(file) },
                "region": { "startLine": at["line"], "startColumn": column },
            },
        }])
    };
    json!({
        "ruleId": value["finding"],
        "level": value["severity"],
        "message": { "text": value["message"] },
        "locations": location(value),
        "relatedLocations": location(&value["other"]),
    })
}

/// The document with these results. `codes` are the codes of the results.
pub fn document(codes: &[&Code], results: Vec<Value>) -> Value {
    let rules: Vec<Value> = codes
        .iter()
        .map(|code| {
            json!({
                "id": code.id,
                "name": code.name,
                "shortDescription": { "text": code.summary() },
                "defaultConfiguration": { "level": code.severity.as_str() },
            })
        })
        .collect();
    json!({
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "version": "2.1.0",
        "runs": [{
            "tool": { "driver": {
                "name": "clman",
                "version": env!("CARGO_PKG_VERSION"),
                "rules": rules,
            } },
            "columnKind": "unicodeCodePoints",
            "results": results,
        }],
    })
}
