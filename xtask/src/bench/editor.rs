//! Times `clman lsp` against clangd, as an editor would use them: a file is opened, and a person types.

use super::checker::large;
use super::*;
use serde::Deserialize;
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, BufWriter, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout};

/// The peer, which knows OpenCL C by these options.
const CLANGD: &str = "clangd-19";
const FLAGS: [&str; 4] = ["-xcl", "-cl-std=CL3.0", "-Xclang", "-finclude-default-header"];

/// The size of a source of 5,000 lines.
const SIZE: usize = 175_000;

/// The text that is typed into a function in the middle of the source, a key at a time.
const TYPED: &str =
    "float4 typed = clamp(value * 2.0f, fmin(value.x, 0.5f), 1.0f); value += typed.wzyx;";

/// The features that are asked for after each key, by their methods.
const FEATURES: [(&str, &str); 8] = [
    ("completion", "textDocument/completion"),
    ("hover", "textDocument/hover"),
    ("signature help", "textDocument/signatureHelp"),
    ("definition", "textDocument/definition"),
    ("references", "textDocument/references"),
    ("semantic tokens", "textDocument/semanticTokens/full/delta"),
    ("inlay hints", "textDocument/inlayHint"),
    ("document symbols", "textDocument/documentSymbol"),
];

/// A language server, and its client's side of the connection.
struct Session {
    process: Child,
    input: BufWriter<ChildStdin>,
    output: BufReader<ChildStdout>,
    started: Instant,
    requests: i32,
    version: i32,
    /// The last answer.
    answer: Vec<u8>,
}

impl Drop for Session {
    fn drop(&mut self) {
        // It may have ended.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// A message of a server. Results are not looked at.
#[derive(Deserialize)]
struct Message {
    id: Option<Value>,
    method: Option<String>,
    #[serde(default)]
    params: Value,
    error: Option<Value>,
}

const URI: &str = "file:///bench.cl";

impl Session {
    /// Starts a server, and opens a document.
    fn open(program: &Path, arguments: &[&str], source: &str) -> Result<Session> {
        let mut command = command(program, arguments);
        command.stdin(Stdio::piped()).stdout(Stdio::piped());
        let started = Instant::now();
        let mut process = command.spawn().map_err(|e| format!("{}: {e}", program.display()))?;
        let (input, output) = process.stdin.take().zip(process.stdout.take()).ok_or("no pipe")?;
        let (input, output) = (BufWriter::new(input), BufReader::new(output));
        let mut session = Session {
            process,
            input,
            output,
            started,
            requests: 0,
            version: 0,
            answer: Vec::new(),
        };
        let formats = json!(["relative"]);
        let legend = json!({ "requests": { "full": { "delta": true } }, "formats": formats, "tokenTypes": [], "tokenModifiers": [] });
        session.ask(
            "initialize",
            json!({
                "processId": null,
                "rootUri": null,
                "capabilities": { "textDocument": { "semanticTokens": legend } },
                "initializationOptions": { "fallbackFlags": FLAGS },
            }),
        )?;
        session.tell("initialized", json!({}))?;
        session.tell(
            "textDocument/didOpen",
            json!({ "textDocument": { "uri": URI, "languageId": "opencl", "version": 0, "text": source } }),
        )?;
        Ok(session)
    }

    fn send(&mut self, message: &Value) -> Result<()> {
        let message = message.to_string();
        write!(self.input, "Content-Length: {}\r\n\r\n{message}", message.len()).map_err(text)?;
        self.input.flush().map_err(text)
    }

    fn tell(&mut self, method: &str, params: Value) -> Result<()> {
        self.send(&json!({ "jsonrpc": "2.0", "method": method, "params": params }))
    }

    /// Sends a request, and waits for its answer.
    fn ask(&mut self, method: &str, params: Value) -> Result<()> {
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

    /// Reads a message. The reader of `lsp-server` makes a tree of each result, which takes longer than some answers.
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

    /// Waits for the diagnostics of the last version.
    fn diagnostics(&mut self) -> Result<()> {
        loop {
            let (message, _) = self.read()?;
            if message.method.is_some_and(|m| m == "textDocument/publishDiagnostics")
                && message.params["version"] == self.version
            {
                return Ok(());
            }
        }
    }

    /// The identifier of the semantic tokens in the last answer.
    fn tokens(&self) -> Result<Value> {
        let mut answer: Value = serde_json::from_slice(&self.answer).map_err(text)?;
        Ok(answer["result"]["resultId"].take())
    }

    /// Inserts a key at a place.
    fn press(&mut self, key: char, line: u32, character: u32) -> Result<()> {
        self.version += 1;
        let place = json!({ "line": line, "character": character });
        let change = json!({ "range": { "start": place, "end": place }, "text": key.to_string() });
        let document = json!({ "uri": URI, "version": self.version });
        self.tell(
            "textDocument/didChange",
            json!({ "textDocument": document, "contentChanges": [change] }),
        )
    }

    /// The peak memory in MB, where the system tells it.
    fn peak(&self) -> Option<f64> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.process.id())).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
        Some(line.trim().trim_end_matches(" kB").parse::<f64>().ok()? * 1024.0 / 1e6)
    }
}

/// The times from a key to its answer.
type Times = Vec<Duration>;

/// Types a line, and waits after each key for the answer to a request, or for the diagnostics.
fn typed(session: &mut Session, method: Option<&str>, line: u32) -> Result<Times> {
    let mut times = Vec::new();
    let document = json!({ "uri": URI });
    let wants_difference = method.is_some_and(|method| method.ends_with("/delta"));
    if wants_difference {
        let whole = "textDocument/semanticTokens/full";
        session.ask(whole, json!({ "textDocument": document }))?;
    }
    for (column, key) in (2..).zip(TYPED.chars()) {
        let previous = if wants_difference { session.tokens()? } else { Value::Null };
        let start = Instant::now();
        session.press(key, line, column)?;
        match method {
            None => session.diagnostics()?,
            Some(method) => {
                let place = json!({ "line": line, "character": column + 1 });
                let range = json!({ "start": { "line": 0, "character": 0 }, "end": { "line": line + 50, "character": 0 } });
                session.ask(method, json!({
                    "textDocument": document,
                    "previousResultId": previous,
                    "position": place,
                    "range": range,
                    "context": { "includeDeclaration": true, "triggerKind": 1, "isRetrigger": false },
                }))?;
            }
        }
        times.push(start.elapsed());
    }
    Ok(times)
}

/// The median and the 99th percentile.
fn spread(mut times: Times) -> String {
    times.sort();
    let at = |share: f64| times[((times.len() - 1) as f64 * share).round() as usize].as_secs_f64();
    format!("{}, {}", show(at(0.5)), show(at(0.99)))
}

/// The times of one server: from its start to the first diagnostics, and from each key to the answers.
struct Server {
    start: Times,
    /// Of the diagnostics, then of each feature.
    answers: Vec<Times>,
    peak: Option<f64>,
}

fn server(program: &Path, arguments: &[&str], source: &str) -> Result<Server> {
    // Within the kernel in the middle, before the barrier.
    let lines: Vec<&str> = source.lines().collect();
    let is_barrier = |line: &&str| line.contains("barrier(");
    let after = lines.iter().skip(lines.len() / 2).position(is_barrier).ok_or("no barrier")?;
    let line = (lines.len() / 2 + after) as u32;
    let mut server = Server { start: Times::new(), answers: Vec::new(), peak: None };
    for method in [None].into_iter().chain(FEATURES.map(|(_, method)| Some(method))) {
        let mut session = Session::open(program, arguments, source)?;
        session.diagnostics()?;
        server.start.push(session.started.elapsed());
        server.answers.push(typed(&mut session, method, line)?);
        server.peak = [server.peak, session.peak()].into_iter().flatten().reduce(f64::max);
    }
    Ok(server)
}

impl Bench {
    /// Times the start of the language server, and its answers while a person types.
    pub(super) fn editor(&self, rows: &mut Vec<Row>) -> Result<()> {
        let source = large(SIZE);
        let what = format!("{} lines", source.lines().count());
        let ours = server(&self.clman, &["lsp", "--stdio"], &source)?;
        let peer = match installed(CLANGD) {
            true => Some(server(Path::new(CLANGD), &["--log=error"], &source)?),
            false => None,
        };
        let mut row = |what: String, wanted, show: &dyn Fn(&Server) -> (String, f64)| {
            let (shown, time) = show(&ours);
            let peer = peer.as_ref().map(show);
            rows.push(Row {
                what: format!("`clman lsp`, {what} / `{CLANGD}`"),
                ours: shown,
                ratio: peer
                    .as_ref()
                    .map_or("–".into(), |(_, theirs)| format!("{:.1} × as fast", theirs / time)),
                peer: peer.map_or("not installed".into(), |(shown, _)| shown),
                wanted,
                memory: memory(&[ours.peak]),
            });
        };
        row(format!("start to first diagnostics of {what}"), "–", &|server| {
            let time = median(server.start.clone());
            (show(time), time)
        });
        let names = ["diagnostics"].into_iter().chain(FEATURES.map(|(name, _)| name));
        for (at, name) in names.enumerate() {
            row(format!("key to {name} in {what}, median and 99 %"), "≤ 20, 100 ms", &|server| {
                (spread(server.answers[at].clone()), median(server.answers[at].clone()))
            });
        }
        Ok(())
    }
}
