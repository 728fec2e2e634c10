//! The client's side of the Language Server Protocol: starts a server, and sends it requests.

use serde::Deserialize;
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, BufWriter, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

/// The peer. The options below make it read files as OpenCL C.
pub(crate) const CLANGD: &str = "clangd-19";
const FLAGS: [&str; 4] = ["-xcl", "-cl-std=CL3.0", "-Xclang", "-finclude-default-header"];

type Result<T> = std::result::Result<T, String>;

/// A language server, and its client's side of the connection.
pub(crate) struct Client {
    process: Child,
    input: BufWriter<ChildStdin>,
    output: BufReader<ChildStdout>,
    started: Instant,
    requests: i32,
    /// The last answer.
    answer: Vec<u8>,
}

impl Drop for Client {
    fn drop(&mut self) {
        // The process may already have ended.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// A message of a server. Results are not parsed.
#[derive(Deserialize)]
struct Message {
    id: Option<Value>,
    method: Option<String>,
    #[serde(default)]
    params: Value,
    error: Option<Value>,
}

impl Client {
    /// Starts a server.
    pub(crate) fn start(mut command: Command) -> Result<Client> {
        command.stdin(Stdio::piped()).stdout(Stdio::piped());
        let started = Instant::now();
        let mut process = command.spawn().map_err(|e| format!("{command:?}: {e}"))?;
        let (input, output) = process.stdin.take().zip(process.stdout.take()).ok_or("no pipe")?;
        let (input, output) = (BufWriter::new(input), BufReader::new(output));
        let mut client =
            Client { process, input, output, started, requests: 0, answer: Vec::new() };
        let formats = json!(["relative"]);
        let legend = json!({ "requests": { "full": { "delta": true } }, "formats": formats, "tokenTypes": [], "tokenModifiers": [] });
        client.ask(
            "initialize",
            json!({
                "processId": null,
                "rootUri": null,
                "capabilities": { "textDocument": { "semanticTokens": legend } },
                "initializationOptions": { "fallbackFlags": FLAGS },
            }),
        )?;
        client.tell("initialized", json!({}))?;
        Ok(client)
    }

    /// The time since the server was started.
    pub(crate) fn elapsed(&self) -> Duration {
        self.started.elapsed()
    }

    /// Opens a document, as version 0.
    pub(crate) fn open(&mut self, uri: &str, source: &str) -> Result<()> {
        let document = json!({ "uri": uri, "languageId": "opencl", "version": 0, "text": source });
        self.tell("textDocument/didOpen", json!({ "textDocument": document }))
    }

    /// Closes a document.
    pub(crate) fn close(&mut self, uri: &str) -> Result<()> {
        self.tell("textDocument/didClose", json!({ "textDocument": { "uri": uri } }))
    }

    /// Inserts a key at a place.
    pub(crate) fn press(
        &mut self,
        uri: &str,
        version: i32,
        key: char,
        place: &Value,
    ) -> Result<()> {
        let change = json!({ "range": { "start": place, "end": place }, "text": key.to_string() });
        let document = json!({ "uri": uri, "version": version });
        self.tell(
            "textDocument/didChange",
            json!({ "textDocument": document, "contentChanges": [change] }),
        )
    }

    fn send(&mut self, message: &Value) -> Result<()> {
        let message = message.to_string();
        let header = format!("Content-Length: {}\r\n\r\n", message.len());
        self.input.write_all((header + &message).as_bytes()).map_err(text)?;
        self.input.flush().map_err(text)
    }

    fn tell(&mut self, method: &str, params: Value) -> Result<()> {
        self.send(&json!({ "jsonrpc": "2.0", "method": method, "params": params }))
    }

    /// Sends a request, and waits for its answer.
    pub(crate) fn ask(&mut self, method: &str, params: Value) -> Result<()> {
        self.requests += 1;
        let id = self.requests;
        self.send(&json!({ "jsonrpc": "2.0", "id": id, "method": method, "params": params }))?;
        loop {
            let (message, bytes) = self.read()?;
            if message.method.is_none() && message.id.is_some_and(|i| i == id) {
                self.answer = bytes;
                return message.error.map_or(Ok(()), |error| Err(format!("{method}: {error}")));
            }
        }
    }

    /// The result in the last answer.
    pub(crate) fn result(&self) -> Result<Value> {
        let mut answer: Value = serde_json::from_slice(&self.answer).map_err(text)?;
        Ok(answer["result"].take())
    }

    /// Reads a message. The reader of `lsp-server` is not used, because it makes a tree of each result, which takes
    /// longer than some answers.
    fn read(&mut self) -> Result<(Message, Vec<u8>)> {
        let mut length = 0;
        loop {
            let mut line = String::new();
            if self.output.read_line(&mut line).map_err(text)? == 0 {
                return Err("the language server has ended".into());
            }
            match line.trim().split_once(": ") {
                Some(("Content-Length", n)) => length = n.parse().map_err(text)?,
                Some(_) => {}
                None => break,
            }
        }
        let mut message = vec![0; length];
        self.output.read_exact(&mut message).map_err(text)?;
        let read = serde_json::from_slice(&message).map_err(text)?;
        Ok((read, message))
    }

    /// Waits for the diagnostics of a version of a document. Returns the number of errors.
    pub(crate) fn diagnostics(&mut self, uri: &str, version: i32) -> Result<usize> {
        loop {
            let (message, _) = self.read()?;
            if message.method.is_some_and(|m| m == "textDocument/publishDiagnostics")
                && message.params["version"] == version
                && message.params["uri"] == uri
            {
                let list = message.params["diagnostics"].as_array();
                return Ok(list.into_iter().flatten().filter(|d| d["severity"] == 1).count());
            }
        }
    }

    /// The peak memory in MB, if the system reports it.
    pub(crate) fn peak(&self) -> Option<f64> {
        let path = format!("/proc/{}/status", self.process.id());
        let status = std::fs::read_to_string(path).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
        Some(line.trim().trim_end_matches(" kB").parse::<f64>().ok()? * 1024.0 / 1e6)
    }
}

fn text(error: impl std::fmt::Display) -> String {
    error.to_string()
}
