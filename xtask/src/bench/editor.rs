//! Times `clman lsp` against clangd, as an editor would use them: a file is opened, and a person types.

use super::checker::large;
use super::*;
use crate::language_client::{CLANGD, Client};
use serde_json::{Value, json};

/// The name of the document.
const URI: &str = "file:///bench.cl";

/// The size in bytes of a source of 5,000 lines.
const SIZE: usize = 175_000;

/// The text that is typed into a function in the middle of the source, a key at a time.
const TYPED: &str =
    "float4 typed = clamp(value * 2.0f, fmin(value.x, 0.5f), 1.0f); value += typed.wzyx;";

/// The features that are requested after each key, by their methods.
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

/// The times from a key to its answer.
type Times = Vec<Duration>;

/// Types [`TYPED`] into a line, and waits after each key for the answer to a request of `method` or, if `method` is
/// `None`, for the diagnostics. Returns the time for each key.
fn typed(client: &mut Client, method: Option<&str>, line: u32) -> Result<Times> {
    let mut times = Vec::new();
    let document = json!({ "uri": URI });
    let wants_difference = method.is_some_and(|method| method.ends_with("/delta"));
    if wants_difference {
        let whole = "textDocument/semanticTokens/full";
        client.ask(whole, json!({ "textDocument": document }))?;
    }
    for (version, key) in (1..).zip(TYPED.chars()) {
        let previous = match wants_difference {
            true => client.result()?["resultId"].take(),
            false => Value::Null,
        };
        let start = Instant::now();
        client.press(URI, version, key, &json!({ "line": line, "character": version + 1 }))?;
        match method {
            None => drop(client.diagnostics(URI, version)?),
            Some(method) => {
                let place = json!({ "line": line, "character": version + 2 });
                let range = json!({ "start": { "line": 0, "character": 0 }, "end": { "line": line + 50, "character": 0 } });
                client.ask(method, json!({
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
    /// The times of the diagnostics, then of each feature.
    answers: Vec<Times>,
    peak: Option<f64>,
}

fn server(program: &Path, arguments: &[&str], source: &str) -> Result<Server> {
    // The line is within the kernel in the middle, before the barrier.
    let lines: Vec<&str> = source.lines().collect();
    let is_barrier = |line: &&str| line.contains("barrier(");
    let after = lines.iter().skip(lines.len() / 2).position(is_barrier).ok_or("no barrier")?;
    let line = (lines.len() / 2 + after) as u32;
    let mut server = Server { start: Times::new(), answers: Vec::new(), peak: None };
    for method in [None].into_iter().chain(FEATURES.map(|(_, method)| Some(method))) {
        let mut client = Client::start(command(program, arguments))?;
        client.open(URI, source)?;
        client.diagnostics(URI, 0)?;
        server.start.push(client.elapsed());
        server.answers.push(typed(&mut client, method, line)?);
        server.peak = [server.peak, client.peak()].into_iter().flatten().reduce(f64::max);
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
        row(format!("from start to first diagnostics of {what}"), "–", &|server| {
            let time = median(server.start.clone());
            (show(time), time)
        });
        let names = ["diagnostics"].into_iter().chain(FEATURES.map(|(name, _)| name));
        for (at, name) in names.enumerate() {
            row(
                format!("key to {name} in {what}, median and 99th percentile"),
                "≤ 20, 100 ms",
                &|server| (spread(server.answers[at].clone()), median(server.answers[at].clone())),
            );
        }
        Ok(())
    }
}
