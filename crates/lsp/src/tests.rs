//! Tests that use the server as a client does: they send messages and check the answers.

use crate::server::{Host, run};
use clman_opencl::STACK;
use lsp_server::{Connection, Message, Notification, Request};
use serde_json::{Value, json};
use std::path::PathBuf;
use std::thread::JoinHandle;

/// A client with one open document. `<|>` in its text is the place of requests.
struct Client {
    connection: Connection,
    server: Option<JoinHandle<Result<(), String>>>,
    uri: String,
    place: Value,
    requests: i32,
    published: Vec<Value>,
    _folder: tempfile::TempDir,
}

const MARK: &str = "<|>";

impl Client {
    /// Opens the last of `files`; the other files are only on disk.
    fn new(files: &[(&str, &str)]) -> Client {
        let folder = tempfile::tempdir().expect("a folder");
        let root = folder.path().canonicalize().expect("a path");
        let (last, others) = files.split_last().expect("a file");
        for (name, text) in others {
            std::fs::write(root.join(name), text).expect("a file is written");
        }
        let (connection, other) = Connection::memory();
        // This program does not exist, so nothing is run.
        let host = Host { program: PathBuf::from("/nonexistent"), site: None };
        let server = std::thread::Builder::new().stack_size(STACK);
        let server = server.spawn(move || run(&other, host)).expect("a thread");
        let at = last.1.find(MARK);
        let before = &last.1[..at.unwrap_or(0)];
        let column = before.len() - before.rfind('\n').map_or(0, |p| p + 1);
        let mut client = Client {
            connection,
            server: Some(server),
            uri: crate::uri::of_path(&root.join(last.0)),
            place: json!({ "line": before.matches('\n').count(), "character": column }),
            requests: 0,
            published: Vec::new(),
            _folder: folder,
        };
        let root = crate::uri::of_path(&root);
        client.ask("initialize", json!({ "capabilities": {}, "rootUri": root }));
        client.tell("initialized", json!({}));
        let language = if last.0.ends_with(".cl") { "opencl" } else { "cpp" };
        let text = last.1.replace(MARK, "");
        client.tell(
            "textDocument/didOpen",
            json!({ "textDocument": {
                "uri": client.uri, "languageId": language, "version": 1, "text": text,
            }}),
        );
        client
    }

    fn tell(&self, method: &str, params: Value) {
        let note = Notification { method: method.into(), params };
        self.connection.sender.send(note.into()).expect("the server lives");
    }

    fn receive(&self) -> Message {
        let limit = std::time::Duration::from_secs(30);
        self.connection.receiver.recv_timeout(limit).expect("the server answers")
    }

    /// The result of a request, or its error message.
    fn ask(&mut self, method: &str, params: Value) -> Value {
        self.requests += 1;
        let request = Request { id: self.requests.into(), method: method.into(), params };
        self.connection.sender.send(request.into()).expect("the server lives");
        loop {
            match self.receive() {
                Message::Response(response) => {
                    assert_eq!(response.id, self.requests.into());
                    return match serde_json::to_value(response).expect("JSON") {
                        Value::Object(mut map) => match map.remove("error") {
                            Some(error) => error["message"].clone(),
                            None => map.remove("result").unwrap_or_default(),
                        },
                        _ => Value::Null,
                    };
                }
                Message::Notification(note) => self.published.push(note.params),
                Message::Request(_) => {}
            }
        }
    }

    /// The result of a request at the mark.
    fn at_mark(&mut self, method: &str) -> Value {
        let place = self.place.clone();
        let mut params = json!({
            "textDocument": { "uri": self.uri },
            "position": place,
            "positions": [place],
            "range": { "start": { "line": 0, "character": 0 }, "end": { "line": 99, "character": 0 } },
            "newName": "renamed",
        });
        match method {
            "references" => params["context"] = json!({ "includeDeclaration": true }),
            "codeAction" => params["context"] = json!({ "diagnostics": [] }),
            _ => {}
        }
        self.ask(&format!("textDocument/{method}"), params)
    }

    /// The messages of the diagnostics that the server publishes next for the document.
    fn messages(&mut self) -> Vec<String> {
        loop {
            let own = self.published.iter().position(|p| p["uri"] == json!(self.uri));
            if let Some(own) = own {
                let list = self.published.remove(own)["diagnostics"].clone();
                let list = list.as_array().cloned().unwrap_or_default();
                return list
                    .iter()
                    .filter_map(|d| d["message"].as_str().map(str::to_string))
                    .collect();
            }
            if let Message::Notification(note) = self.receive() {
                self.published.push(note.params);
            }
        }
    }

    /// The text of the hover at the mark.
    fn hover(&mut self) -> String {
        self.at_mark("hover")["contents"]["value"].as_str().unwrap_or("").to_string()
    }

    /// The labels of the completions at the mark, best first.
    fn completions(&mut self) -> Vec<String> {
        let mut items = self.at_mark("completion")["items"].as_array().cloned().unwrap_or_default();
        items.sort_by_key(|item| item["sortText"].to_string());
        items.iter().filter_map(|item| item["label"].as_str().map(str::to_string)).collect()
    }
}

impl Drop for Client {
    fn drop(&mut self) {
        self.ask("shutdown", Value::Null);
        self.tell("exit", Value::Null);
        let ended = self.server.take().map(JoinHandle::join);
        if !std::thread::panicking() {
            assert!(matches!(ended, Some(Ok(Ok(())))), "the server ends without an error");
        }
    }
}

/// A client with one document.
fn with(text: &str) -> Client {
    Client::new(&[("a.cl", text)])
}

/// The places of a list of locations: line and column, counted from 1.
fn places(list: &Value) -> Vec<(u64, u64)> {
    let start = |l: &Value| {
        let start = &l["range"]["start"];
        Some((start["line"].as_u64()? + 1, start["character"].as_u64()? + 1))
    };
    list.as_array().into_iter().flatten().filter_map(start).collect()
}

#[test]
fn diagnostics_follow_the_text() {
    let mut client = with("kernel void f(global int *p) { *p = q; *p = q; }");
    assert_eq!(client.messages(), ["`q` is not declared"]);
    let start = json!({ "line": 0, "character": 0 });
    client.tell(
        "textDocument/didChange",
        json!({
            "textDocument": { "uri": client.uri, "version": 2 },
            "contentChanges": [{ "range": { "start": start, "end": start }, "text": "constant int q = 1;\n" }],
        }),
    );
    assert!(client.messages().is_empty());
}

#[test]
fn a_missing_brace_is_one_error() {
    let text = "kernel void f(global int *p)\n    for (int i = 0; i < 9; ++i)\n        p[i] = i;\n    p[0] = 1;\n}\n\
                kernel void g(global int *p) { p[0] = 1; }\n";
    assert_eq!(with(text).messages().len(), 1);
}

#[test]
fn errors_in_included_files_are_at_the_directive() {
    let mut client =
        Client::new(&[("a.h", "int f(void) { return x; }\n"), ("a.cl", "\n#include \"a.h\"\n")]);
    assert_eq!(client.messages(), ["`x` is not declared"]);
}

#[test]
fn settings_come_from_the_project_file() {
    let kernel = "#ifdef N\nkernel void f(global int *p) { work_group_all(1); }\n#else\n#error no N\n#endif\n";
    let project = "std = \"1.2\"\n[[files]]\nglob = \"*.cl\"\ndefine = [\"N\"]\n";
    let mut client = Client::new(&[("clman.toml", project), ("a.cl", kernel)]);
    let messages = client.messages();
    assert!(messages[0].contains("`work_group_all`"), "{messages:?}");
}

#[test]
fn hover_shows_declarations_pages_and_expansions() {
    let text = "// Doubles a number.\nfloat twice(float x) { return 2 * x; }\nfloat f(void) { return tw<|>ice(1); }";
    assert_eq!(with(text).hover(), "```opencl\nfloat twice(float x)\n```\n\nDoubles a number.\n");
    let hover = with("float4 f(float4 a, float4 b) { return fm<|>ax(a, b); }").hover();
    assert!(hover.starts_with("```opencl\nfloat4 fmax(float4 x, float4 y)\n```"), "{hover}");
    assert!(hover.contains("**Accuracy**") && hover.contains("fmax(3clc)"), "{hover}");
    let hover = with("#define SQUARE(x) ((x) * (x))\nint a = SQ<|>UARE(3);").hover();
    assert!(hover.contains("((3) * (3))"), "{hover}");
    let hover = with("ker<|>nel void f(void) {}").hover();
    assert!(hover.contains("kernel(3clc)"), "{hover}");
    let hover = with("float2 f(float4 v) { return v.<|>xz; }").hover();
    assert!(hover.contains("float2"), "{hover}");
}

#[test]
fn completion_knows_the_place() {
    let members = "struct P { int left, right; };\nint f(global struct P *p) { return p-><|>; }";
    assert_eq!(with(members).completions(), ["left", "right"]);
    let vector = with("float f(float3 v) { return v.<|> }").completions();
    assert_eq!(vector[..5], ["x", "y", "z", "xy", "xyz"]);
    let local =
        with("int f(int outer) { int inner = 1; { int hidden; } return <|> }").completions();
    assert_eq!(local[..2], ["inner", "outer"]);
    assert!(!local.contains(&"hidden".to_string()));
    assert!(with("float f(float x) { return fma<|> }").completions().contains(&"fmax".to_string()));
    let pragma = with("#pragma OPENCL EXTENSION cl_khr_fp<|>").completions();
    assert_eq!(pragma[..2], ["cl_khr_fp16", "cl_khr_fp64"]);
    let attribute = with("__attribute__((reqd<|>)) kernel void f(void) {}").completions();
    assert_eq!(attribute, ["reqd_work_group_size"]);
    assert!(with("int a; // fma<|>").completions().is_empty());
    let mut client = Client::new(&[("part.h", ""), ("a.cl", "#include \"pa<|>\"\n")]);
    assert_eq!(client.completions(), ["part.h"]);
}

#[test]
fn names_that_the_edition_lacks_are_marked() {
    let mut client = with("// -cl-std=CL1.0\nvoid f(void) { work_group_ba<|> }");
    let item = client.at_mark("completion")["items"][0].clone();
    assert_eq!(item["label"], "work_group_barrier");
    assert_eq!(item["tags"], json!([1]));
    assert_eq!(item["detail"], "not available: it needs OpenCL C 2.0");
}

#[test]
fn signature_help_follows_the_argument() {
    let mut client = with("float f(float x) { return clamp(x, max(1.0f, x), <|>");
    let help = client.at_mark("signatureHelp");
    assert_eq!(help["activeParameter"], 2);
    assert_eq!(
        help["signatures"][0]["label"],
        "gentype clamp(gentype x, gentype minval, gentype maxval)"
    );
}

#[test]
fn names_lead_to_their_declarations_and_uses() {
    let text = "float twice(float x);\nfloat twice(float x) { return 2 * x; }\n\
                #define CALL twice(1)\nfloat f(void) { return CALL + tw<|>ice(2); }\n";
    let mut client = with(text);
    assert_eq!(places(&client.at_mark("definition")), [(2, 7)]);
    assert_eq!(places(&client.at_mark("declaration")), [(1, 7)]);
    assert_eq!(places(&client.at_mark("references")), [(1, 7), (2, 7), (4, 24), (4, 31)]);
    assert_eq!(places(&with("void f(int <|>a);").at_mark("definition")), [(1, 12)]);
    let mut client = with("struct P { int x; };\nint f(struct P *<|>p) { return p->x; }");
    assert_eq!(places(&client.at_mark("typeDefinition")), [(1, 8)]);
    let mut client = with("void f(void) { int <|>i = 0; i++; int j = i; }");
    let kinds: Vec<u64> = client
        .at_mark("documentHighlight")
        .as_array()
        .expect("a list")
        .iter()
        .filter_map(|h| h["kind"].as_u64())
        .collect();
    assert_eq!(kinds, [3, 3, 2]);
    let text = "int g;\n#define SIZE 4\n#define UNUSED(g) SI<|>ZE + sum(g)\nint sum(int x);\n";
    assert_eq!(places(&with(text).at_mark("references")), [(2, 9), (3, 19)]);
    let text = text.replace("<|>", "").replace("sum(g)\n", "su<|>m(g)\n");
    assert_eq!(with(&text).at_mark("definition"), json!(null));
    let text = "int sum(int x);\n#define UNUSED(g) \\\n  su<|>m(g)\n";
    assert_eq!(places(&with(text).at_mark("definition")), [(1, 5)]);
    let text = "#ifndef SI<|>ZE\n#define SIZE 4\n#endif\n";
    assert_eq!(places(&with(text).at_mark("definition")), [(2, 9)]);
    let text = "int x;\n#include \"missing.h\"\nvoid f(unknown y) { x = 1; <|>x++; }\n";
    assert_eq!(places(&with(text).at_mark("references")), [(1, 5), (3, 21), (3, 28)]);
    let mut client = Client::new(&[("a.h", "int x;\n"), ("a.cl", "#include \"a.h\"<|>\n")]);
    assert!(client.at_mark("definition")[0]["uri"].as_str().is_some_and(|u| u.ends_with("/a.h")));
    assert!(
        client.at_mark("documentLink")[0]["target"].as_str().is_some_and(|u| u.ends_with("/a.h"))
    );
}

#[test]
fn names_of_the_language_have_uses_too() {
    let text = "kernel void f(global float4 *p) {\n  barrier(CLK_LOCAL_MEM_FENCE); // barrier\n  \
                struct { int barrier; } s = {1}; p[s.barrier] = 0;\n  bar<|>rier(CLK_LOCAL_MEM_FENCE);\n\
                #if 0\n  barrier(0);\n#endif\n}\n";
    let mut client = with(text);
    assert_eq!(places(&client.at_mark("references")), [(2, 3), (4, 3)]);
    assert_eq!(client.at_mark("documentHighlight").as_array().map(Vec::len), Some(2));
    assert_eq!(client.at_mark("definition"), json!(null));
    assert!(client.at_mark("rename").as_str().is_some_and(|m| m.contains("name of the language")));
    let fences = text.replace("<|>", "").replacen("LOCAL_MEM", "LOCAL<|>_MEM", 1);
    assert_eq!(places(&with(&fences).at_mark("references")), [(2, 11), (4, 11)]);
    let own = with("int sin<|>(int x) { return x; }\nint f(void) { return sin(1); }")
        .at_mark("references");
    assert_eq!(places(&own), [(1, 5), (2, 22)]);
}

#[test]
fn references_are_found_in_closed_files() {
    let header = "constant int limit = 3;\n";
    let other = "#include \"a.h\"\nint g(void) { return limit; }\n";
    let own = "#include \"a.h\"\nint f(void) { return lim<|>it; }\n";
    let mut client = Client::new(&[("a.h", header), ("b.cl", other), ("a.cl", own)]);
    assert_eq!(places(&client.at_mark("references")), [(2, 22), (1, 14), (2, 22)]);
    let edit = client.at_mark("rename");
    assert_eq!(edit["changes"].as_object().map(|c| c.len()), Some(3), "{edit}");
}

#[test]
fn renaming_keeps_the_meaning() {
    let text = "#define TWICE(x) ((x) + (x))\nint f(int <|>a) { return TWICE(a) + a; }";
    let edit = with(text).at_mark("rename");
    let edits = edit["changes"].as_object().and_then(|c| c.values().next()).expect("edits");
    assert_eq!(places(edits), [(2, 11), (2, 29), (2, 34)]);
    for (text, reason) in [
        ("int f(int <|>a) { int renamed = 1; return a + renamed; }", "would change its meaning"),
        ("#define MAKE(x) x##1\nint <|>v1; int g(void) { return MAKE(v); }", "with `##`"),
        ("#define SHOW(x) printf(#x, x)\nvoid f(int <|>a) { SHOW(a); }", "makes a string"),
        ("float f(float x) { return <|>fabs(x); }", "is a name of the language"),
    ] {
        let answer = with(text).at_mark("rename");
        assert!(answer.as_str().is_some_and(|a| a.contains(reason)), "{answer} for {text}");
    }
}

#[test]
fn certain_suggestions_are_code_actions() {
    let mut client = with("float f(float x) { return sqrtf(x); }");
    let actions = client.at_mark("codeAction");
    let titles: Vec<&str> =
        actions.as_array().expect("a list").iter().filter_map(|a| a["title"].as_str()).collect();
    assert_eq!(titles, ["Replace `sqrtf` with `sqrt`", "Apply all certain suggestions"]);
}

/// The title of the first code action for columns of a line, and the texts that it inserts.
fn action(client: &mut Client, line: u32, start: u32, end: u32) -> (String, Vec<String>) {
    let place = |column: u32| json!({ "line": line, "character": column });
    let params = json!({
        "textDocument": { "uri": client.uri },
        "range": { "start": place(start), "end": place(end) },
        "context": { "diagnostics": [] },
    });
    let action = client.ask("textDocument/codeAction", params)[0].clone();
    let edits = action["edit"]["changes"].as_object().and_then(|c| c.values().next().cloned());
    let edits = edits.unwrap_or_default();
    let texts = edits.as_array().into_iter().flatten().filter_map(|e| e["newText"].as_str());
    (action["title"].as_str().unwrap_or("").to_string(), texts.map(str::to_string).collect())
}

#[test]
fn refactorings_are_code_actions() {
    let text = "#define TWICE(x) ((x) + (x))\nint f(int a)\n{\n    return TWICE(a) + a * 2;\n}\n";
    let mut client = with(text);
    let expanded = action(&mut client, 3, 12, 12);
    assert_eq!(expanded, ("Expand macro `TWICE`".into(), vec!["((a) + (a))".into()]));
    let texts = vec!["int extracted = a * 2;\n    ".to_string(), "extracted".to_string()];
    assert_eq!(action(&mut client, 3, 22, 27), ("Extract into a variable".into(), texts));
}

#[test]
fn missing_cases_are_added() {
    let text = "enum mode { A, B, C = B, D = 1 << 31, E };\nint f(enum mode m)\n{\n    switch (m) {\n    case B:\n        return 1;\n    }\n    return 0;\n}\n";
    let cases = "    case A:\n    case D:\n    case E:\n        break;\n";
    let wanted = ("Add the missing cases".to_string(), vec![cases.to_string()]);
    assert_eq!(action(&mut with(text), 3, 4, 4), wanted);
    assert_eq!(action(&mut with(text), 4, 4, 4).0, "");

    let text =
        "enum { A, B } m;\nint f() { switch (m) { case A: switch (1) { case 1:; } } return 0; }";
    let inserted = "\ncase B:\n    break;\n".to_string();
    assert_eq!(action(&mut with(text), 1, 12, 12).1, [inserted]);
}

#[test]
fn documents_have_structure() {
    let text = "struct P { int x; };\n#if 0\nint a;\n#endif\nkernel void f(global int *p)\n{\n    p[0] = <|>1;\n}\n";
    let mut client = with(text);
    let symbols = client.at_mark("documentSymbol");
    assert_eq!(symbols[0]["name"], "P");
    assert_eq!(symbols[0]["children"][0]["name"], "x");
    assert_eq!(symbols[1]["detail"], "void(global int *)");
    let folded = client.at_mark("foldingRange");
    let lines: Vec<_> = folded
        .as_array()
        .expect("a list")
        .iter()
        .map(|f| (f["startLine"].as_u64(), f["endLine"].as_u64()))
        .collect();
    assert_eq!(lines, [(Some(1), Some(2)), (Some(5), Some(6))]);
    let mut selection = client.at_mark("selectionRange")[0].clone();
    let mut widths = Vec::new();
    while selection.is_object() {
        widths.push(selection["range"]["end"]["line"].as_u64());
        selection = selection["parent"].clone();
    }
    assert!(widths.len() >= 4 && widths.is_sorted(), "{widths:?}");
    let lenses = client.at_mark("codeLens");
    assert_eq!(lenses[0]["command"]["title"], "▶ Run");
    let tokens = client.at_mark("semanticTokens/full");
    assert_eq!(tokens["data"].as_array().map(|d| d.len() % 5), Some(0));
}

#[test]
fn semantic_tokens_are_updated_by_their_difference() {
    let mut client = with("int a;\nvoid f(int b) { b = a; }\nvoid g(void) { f(a); }\n");
    let old = client.at_mark("semanticTokens/full");
    for (version, line, text) in [(2, 1, "global int *c; "), (3, 0, ""), (4, 9, "int d;")] {
        let place = json!({ "line": line, "character": if line == 1 { 16 } else { 0 } });
        client.tell(
            "textDocument/didChange",
            json!({
                "textDocument": { "uri": client.uri, "version": version },
                "contentChanges": [{ "range": { "start": place, "end": place }, "text": text }],
            }),
        );
    }
    let document = json!({ "uri": client.uri });
    let params = json!({ "textDocument": document, "previousResultId": old["resultId"] });
    let delta = client.ask("textDocument/semanticTokens/full/delta", params.clone());
    let edits = delta["edits"].as_array().cloned().expect("edits");
    let mut data = old["data"].as_array().cloned().expect("tokens");
    for edit in edits.iter().rev() {
        let number = |key: &str| edit[key].as_u64().expect("a number") as usize;
        let (start, end) = (number("start"), number("start") + number("deleteCount"));
        data.splice(start..end, edit["data"].as_array().cloned().unwrap_or_default());
    }
    let whole = client.at_mark("semanticTokens/full");
    assert_ne!(whole["data"], old["data"]);
    assert_eq!(whole["data"], json!(data));
    // A client that has older tokens gets all tokens.
    let late = client.ask("textDocument/semanticTokens/full/delta", params);
    assert_eq!(late["data"], whole["data"]);
    let params = json!({ "textDocument": document, "previousResultId": late["resultId"] });
    let same = client.ask("textDocument/semanticTokens/full/delta", params);
    assert_eq!(same["edits"], json!([]));
}

#[test]
fn hints_name_parameters_and_address_spaces() {
    let mut client =
        with("void g(int first, int last);\nvoid f(int last) { int *p = 0; g(1, last); }");
    let hints = client.at_mark("inlayHint");
    let labels: Vec<&str> =
        hints.as_array().expect("a list").iter().filter_map(|h| h["label"].as_str()).collect();
    assert_eq!(labels, ["generic", "first:"]);
}

#[test]
fn calls_form_a_hierarchy() {
    let mut client = with("int a(void) { return 1; }\nint b(void) { return <|>a() + a(); }\n");
    let item = client.at_mark("prepareCallHierarchy")[0].clone();
    let incoming = client.ask("callHierarchy/incomingCalls", json!({ "item": item }));
    assert_eq!(incoming[0]["from"]["name"], "b");
    assert_eq!(incoming[0]["fromRanges"].as_array().map(Vec::len), Some(2));
    let outgoing =
        client.ask("callHierarchy/outgoingCalls", json!({ "item": incoming[0]["from"] }));
    assert_eq!(outgoing[0]["to"]["name"], "a");
}

#[test]
fn kernels_in_strings_are_checked_in_place() {
    let text = "const char *s = R\"CLC(\nkernel void f(global int *p) { *p = <|>q; }\n)CLC\";\n";
    let mut client = Client::new(&[("a.cpp", text)]);
    assert_eq!(client.messages(), ["`q` is not declared"]);
    let mut client = Client::new(&[("a.cpp", &text.replace("<|>q", "get_global_i<|>d(0)"))]);
    assert!(client.hover().contains("get_global_id"), "{}", client.hover());
}

#[test]
fn every_prefix_of_a_program_is_answered() {
    let text = "#define N(x) ((x) * 2)\ntypedef struct { float x; int n; } P;\nkernel void f(global P *p, local float *t)\n\
                {\n    for (int i = 0; i < N(4); ++i) { p[i].x = t[i] + \"a\"[0]; barrier(CLK_LOCAL_MEM_FENCE); }\n}\n";
    let mut client = with("");
    for end in 0..=text.len() {
        client.tell(
            "textDocument/didChange",
            json!({
                "textDocument": { "uri": client.uri, "version": end },
                "contentChanges": [{ "text": &text[..end] }],
            }),
        );
        client.place = json!({ "line": text[..end].matches('\n').count(), "character": 999 });
        for method in
            ["hover", "completion", "signatureHelp", "documentSymbol", "selectionRange", "rename"]
        {
            client.at_mark(method);
        }
        let errors = client.messages();
        assert!(errors.len() <= 3, "{errors:?} for {}", &text[..end]);
    }
}
