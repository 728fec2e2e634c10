//! `cargo xtask targets`: compares the definitions and references that `clman lsp` finds with those of clangd.
//!
//! Identifiers are drawn from the kernels of given folders. Names of the language are left out: clangd finds some of
//! these names in its own headers, and does not find the uses of other such names. An identifier for which neither
//! answer has a place is left out. A file with an error is left out too, because clangd then guesses from the text.
//! Places in other kernels are left out, since the servers search different kernels.

use crate::kernel_files::kernel_files;
use crate::language_client::{CLANGD, Client};
use crate::random::Random;
use clman_opencl::name_kind;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The default numbers of names that are drawn, and of differences that are listed.
const COUNT: usize = 2_000;
const LISTED: usize = 40;

type Result<T> = std::result::Result<T, String>;

/// Places in files, each with its URI, line and column.
type Places = BTreeSet<(String, u64, u64)>;

/// An identifier in a file, with its line and column from 0.
#[derive(Clone)]
struct Name {
    text: String,
    line: usize,
    column: usize,
}

/// A file with the names that were drawn in it.
struct Source {
    path: PathBuf,
    text: String,
    drawn: Vec<Name>,
}

/// The results of comparing the answers to requests of one method.
#[derive(Default)]
struct Tally {
    same: usize,
    /// The requests for which clman finds everything that the peer finds, and more.
    more: Vec<String>,
    different: Vec<String>,
}

/// Draws random names, sends requests about them to both servers, and prints the proportion of requests for which the
/// servers agree, and the differences.
pub fn run(options: &[&str]) -> Result<()> {
    let (mut paths, mut count, mut seed, mut listed) = (Vec::new(), COUNT, 1, LISTED);
    let mut options = options.iter();
    while let Some(option) = options.next() {
        let mut number = || {
            let number = options.next().and_then(|number| number.parse().ok());
            number.ok_or(format!("{option} needs a number"))
        };
        match *option {
            "--count" => count = number()?,
            "--seed" => seed = number()? as u64,
            "--list" => listed = number()?,
            path if !path.starts_with('-') => paths.push(Path::new(path)),
            other => return Err(format!("unknown option {other}")),
        }
    }
    let [clman, folders @ ..] = paths.as_slice() else {
        return Err("give clman's binary and the folders of the kernels".into());
    };
    let whole = |path: &&Path| path.canonicalize().map_err(|e| format!("{}: {e}", path.display()));
    let folders = folders.iter().map(whole);
    let folders = folders.collect::<Result<Vec<PathBuf>>>()?;
    let mut sources = Vec::new();
    for folder in &folders {
        for path in kernel_files(folder)? {
            if let Ok(text) = std::fs::read_to_string(&path) {
                sources.push(Source { path, text, drawn: Vec::new() });
            }
        }
    }
    let mut own = Client::start(server(clman, &["lsp", "--stdio"]))?;
    let options = ["--log=error", "--background-index=0", "--limit-references=0"];
    let mut peer = Client::start(server(Path::new(CLANGD), &options))?;
    let (mut definitions, mut references) = (Tally::default(), Tally::default());
    let mut accepted = Vec::new();
    for source in sources {
        let uri = uri(&source.path);
        peer.open(&uri, &source.text)?;
        if peer.diagnostics(&uri, 0)? == 0 {
            accepted.push(source);
        }
        peer.close(&uri)?;
    }
    let names = draw(&mut accepted, count, &mut Random::new(seed));
    for source in &accepted {
        let uri = uri(&source.path);
        let mut clients = [&mut own, &mut peer];
        for client in &mut clients {
            client.open(&uri, &source.text)?;
        }
        for name in &source.drawn {
            for (method, tally) in [
                ("textDocument/definition", &mut definitions),
                ("textDocument/references", &mut references),
            ] {
                let mut answers = Vec::new();
                for client in &mut clients {
                    answers.push(places(client, method, &uri, name, &folders)?);
                }
                tally.add(source, name, &answers[0], &answers[1]);
            }
        }
        for client in &mut clients {
            client.close(&uri)?;
        }
    }
    println!("{names} identifiers in {} files without errors", accepted.len());
    for (what, tally) in [("definitions", &definitions), ("references", &references)] {
        let all = tally.same + tally.more.len() + tally.different.len();
        let share =
            |part: usize| format!("{part} ({:.1} %)", 100.0 * part as f64 / all.max(1) as f64);
        println!(
            "\n{what}: {all} compared, {} the same, {} with more from clman, {} different",
            share(tally.same),
            share(tally.more.len()),
            share(tally.different.len())
        );
        for line in tally.different.iter().chain(&tally.more).take(listed) {
            println!("  {line}");
        }
    }
    Ok(())
}

/// Draws names from all files, without repetition. Returns their number.
fn draw(sources: &mut [Source], count: usize, random: &mut Random) -> usize {
    let mut all: Vec<(usize, Name)> = Vec::new();
    for (at, source) in sources.iter().enumerate() {
        all.extend(names(&source.text).into_iter().map(|place| (at, place)));
    }
    let count = count.min(all.len());
    for n in 0..count {
        let other = n + random.below(all.len() - n);
        all.swap(n, other);
        sources[all[n].0].drawn.push(all[n].1.clone());
    }
    count
}

/// The identifiers in a source that are not names of the language.
fn names(source: &str) -> Vec<Name> {
    let token = r#"(?s)//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|#\s*\w+|[0-9][\w.]*|[A-Za-z_]\w*"#;
    let token = regex::Regex::new(token).expect("a valid pattern");
    let mut names = Vec::new();
    let (mut line, mut start, mut done) = (0, 0, 0);
    for found in token.find_iter(source) {
        for (at, _) in source[done..found.start()].match_indices('\n') {
            (line, start) = (line + 1, done + at + 1);
        }
        done = found.start();
        let text = found.as_str().to_string();
        let is_identifier = text.starts_with(|c: char| c.is_alphabetic() || c == '_');
        if is_identifier && name_kind(&text).is_none() {
            let column = source[start..done].encode_utf16().count();
            names.push(Name { text, line, column });
        }
    }
    names
}

/// Asks a server about a name. Returns the places in its answer that are in the file `uri` itself, or in a file of
/// `folders` that is not a kernel.
fn places(
    client: &mut Client,
    method: &str,
    uri: &str,
    name: &Name,
    folders: &[PathBuf],
) -> Result<Places> {
    client.ask(
        method,
        json!({
            "textDocument": { "uri": uri },
            "position": { "line": name.line, "character": name.column },
            "context": { "includeDeclaration": true },
        }),
    )?;
    let result = client.result()?;
    let list = match &result {
        Value::Array(list) => list.as_slice(),
        Value::Null => &[],
        one => std::slice::from_ref(one),
    };
    let place = |location: &Value| {
        let start = &location["range"]["start"];
        let file = location["uri"].as_str()?;
        let is_header = !file.ends_with(".cl")
            && folders.iter().any(|folder| file.starts_with(&self::uri(folder)));
        (file == uri || is_header).then_some((
            file.to_string(),
            start["line"].as_u64()?,
            start["character"].as_u64()?,
        ))
    };
    Ok(list.iter().filter_map(place).collect())
}

impl Tally {
    fn add(&mut self, source: &Source, name: &Name, own: &Places, peer: &Places) {
        if own.is_empty() && peer.is_empty() {
            return;
        }
        if own == peer {
            self.same += 1;
            return;
        }
        let shown = |places: &Places| {
            let file = |uri: &str| uri.rsplit('/').next().unwrap_or_default().to_string();
            let only = places.iter().filter(|p| own.contains(p) != peer.contains(p));
            let shown = only.take(4).map(|p| format!("{}:{}:{}", file(&p.0), p.1 + 1, p.2 + 1));
            shown.collect::<Vec<_>>().join(" ")
        };
        let list = if own.is_superset(peer) { &mut self.more } else { &mut self.different };
        list.push(format!(
            "{}:{}:{} {}: only clman {{{}}}, only {CLANGD} {{{}}}",
            source.path.display(),
            name.line + 1,
            name.column + 1,
            name.text,
            shown(own),
            shown(peer)
        ));
    }
}

fn server(program: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new(program);
    command.args(arguments).stderr(Stdio::null());
    command
}

/// A file's URI as clangd writes it.
fn uri(path: &Path) -> String {
    let mut uri = String::from("file://");
    for byte in path.to_string_lossy().bytes() {
        match byte {
            b'/' | b'-' | b'_' | b'.' | b'~' => uri.push(byte as char),
            _ if byte.is_ascii_alphanumeric() => uri.push(byte as char),
            _ => uri.push_str(&format!("%{byte:02X}")),
        }
    }
    uri
}
