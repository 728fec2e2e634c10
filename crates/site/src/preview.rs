//! A preview of the site: a server on this machine alone, which builds anew when a file changes and
//! lets the pages that are open load themselves again.
//!
//! What is served is what is built, but for a script in the head of each page, and for leave in the
//! page's policy to ask this server, which the script needs.

use super::{BuildError, BuildTarget, build};
use crate as site;
use clman_opencl::diagnostic::Code;
use clman_record::corpus::{self, Corpus};
use std::collections::BTreeMap;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant, SystemTime};
use tempfile::TempDir;
use tiny_http::{Header, Method, Request, Response, Server};

/// How often files are looked at.
const GLANCE: Duration = Duration::from_millis(300);
/// How long a page waits for a change before it asks again.
const PATIENCE: Duration = Duration::from_secs(25);
/// The most pages that wait at the same time.
const MOST_WAITING: usize = 64;
/// The folder of what is the server's own.
const OWN: &str = "/.clman/";

const RELOAD: &str = include_str!("../../../templates/reload.js");

/// A server and what it serves.
pub struct Preview {
    folders: Vec<PathBuf>,
    request: site::Request,
    server: Server,
    address: SocketAddr,
    /// Holds the site, and is removed with it.
    place: TempDir,
    /// Counts the builds, from a number that no earlier server began with.
    version: u128,
    /// Pages that wait for the next build, and since when.
    waiting: Vec<(Request, Instant)>,
}

/// When a file was changed, and how long it is.
type Stamps = BTreeMap<PathBuf, (Option<SystemTime>, u64)>;

impl Preview {
    /// Builds the corpora of `folders`, or the bundled manual where there are none, and listens on
    /// `port` of this machine; on a free one where it is 0.
    ///
    /// # Errors
    /// The port is taken, or there is nothing to build.
    pub fn new(
        folders: &[PathBuf],
        port: u16,
        templates: Option<&Path>,
        codes: Vec<&'static Code>,
    ) -> Result<Self, String> {
        let server = Server::http((Ipv4Addr::LOCALHOST, port))
            .map_err(|error| format!("port {port} of this machine cannot be used: {error}"))?;
        let address = server.server_addr().to_ip().ok_or("the server has no address")?;
        let place =
            tempfile::tempdir().map_err(|error| format!("no place for the site: {error}"))?;
        let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
        let request = site::Request {
            targets: [BuildTarget::Html].into(),
            templates: templates.map(Path::to_path_buf),
            codes,
            ..site::Request::default()
        };
        let mut preview = Preview {
            folders: folders.to_vec(),
            request,
            server,
            address,
            place,
            version: now.map_or(0, |since| since.as_millis() << 20),
            waiting: Vec::new(),
        };
        preview.build()?;
        Ok(preview)
    }

    /// Where the site is.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Answers until `stop` is set. `say` is told what was built anew, and what could not be.
    pub fn run(&mut self, stop: &AtomicBool, say: &mut dyn FnMut(Result<usize, String>)) {
        let mut stamps = self.stamps();
        let mut looked = Instant::now();
        while !stop.load(Ordering::Relaxed) {
            if let Ok(Some(request)) = self.server.recv_timeout(GLANCE) {
                self.answer(request);
            }
            if looked.elapsed() < GLANCE {
                continue;
            }
            let now = self.stamps();
            if now != stamps {
                stamps = now;
                // What cannot be built leaves what was there.
                let built = self.build();
                if built.is_ok() {
                    for (request, _) in std::mem::take(&mut self.waiting) {
                        let _ = request.respond(Response::from_string("changed"));
                    }
                }
                say(built);
            }
            self.waiting.sort_by_key(|(_, since)| *since);
            while self.waiting.len() > MOST_WAITING
                || self.waiting.first().is_some_and(|(_, since)| since.elapsed() > PATIENCE)
            {
                let (request, _) = self.waiting.remove(0);
                let _ = request.respond(Response::empty(204));
            }
            looked = Instant::now();
        }
    }

    fn root(&self) -> PathBuf {
        self.place.path().join("site")
    }

    /// Builds the site; gives the number of its pages.
    fn build(&mut self) -> Result<usize, String> {
        let mut corpora: Vec<Corpus> = Vec::new();
        if self.folders.is_empty() {
            corpora.push(clman_manual::corpus()?);
        }
        for folder in &self.folders {
            let errors = match corpus::load(folder) {
                Ok(loaded) if loaded.errors.is_empty() => {
                    corpora.push(loaded.into_corpus());
                    continue;
                }
                Ok(loaded) => loaded.errors,
                Err(errors) => errors,
            };
            let errors: Vec<String> = errors.iter().map(ToString::to_string).collect();
            return Err(errors.join("\n"));
        }
        let report = build(&corpora, &self.root(), &self.request, &|_, _| {});
        let report = report.map_err(|error: BuildError| error.to_string())?;
        self.version += 1;
        Ok(report.pages)
    }

    /// The files that the site is made of. One that cannot be read is told when it is built.
    fn stamps(&self) -> Stamps {
        let mut stamps = Stamps::new();
        let folders = self.folders.iter().chain(&self.request.templates);
        for entry in folders.filter_map(|folder| std::fs::read_dir(folder).ok()).flatten().flatten()
        {
            if let Ok(metadata) = entry.metadata()
                && metadata.is_file()
            {
                stamps.insert(entry.path(), (metadata.modified().ok(), metadata.len()));
            }
        }
        stamps
    }

    fn answer(&mut self, request: Request) {
        let (path, query) = match request.url().split_once('?') {
            Some((path, query)) => (path.to_string(), query.to_string()),
            None => (request.url().to_string(), String::new()),
        };
        // A name that leads to this machine from elsewhere is not answered.
        let hosts = [format!("{}", self.address), format!("localhost:{}", self.address.port())];
        let named = |header: &&Header| header.field.equiv("Host");
        let host = request.headers().iter().find(named).map(|h| h.value.as_str().to_string());
        let known = host.is_some_and(|host| hosts.contains(&host.to_ascii_lowercase()));
        if !known {
            let _ = request.respond(refusal(403, "this server answers to its own address alone"));
            return;
        }
        if !matches!(request.method(), Method::Get | Method::Head) {
            let _ = request.respond(refusal(405, "this server gives files, and takes none"));
            return;
        }
        match path.strip_prefix(OWN) {
            Some("reload.js") => {
                let _ = request.respond(response(RELOAD.into(), "reload.js"));
            }
            Some("wait") if query == format!("v={}", self.version) => {
                self.waiting.push((request, Instant::now()));
            }
            Some("wait") => {
                let _ = request.respond(Response::from_string("changed"));
            }
            Some(_) => {
                let _ = request.respond(refusal(404, "there is no such file"));
            }
            None => {
                let answer = match self.file(&path) {
                    Some((file, content)) => response(self.with_reload(&file, content), &file),
                    None => refusal(404, "there is no such file"),
                };
                let _ = request.respond(answer);
            }
        }
    }

    /// The file of the site that a path names, with its name: nothing outside of the site.
    fn file(&self, path: &str) -> Option<(String, Vec<u8>)> {
        let mut path = decoded(path.strip_prefix('/')?)?;
        let plain = |step: &str| !step.is_empty() && step != "." && step != "..";
        if path.is_empty() || path.ends_with('/') {
            path.push_str("index.html");
        }
        if path.contains(['\\', '\0', ':']) || !path.split('/').all(plain) {
            return None;
        }
        let root = self.root().join("html").canonicalize().ok()?;
        let file = root.join(&path).canonicalize().ok()?;
        if !file.starts_with(&root) || !file.is_file() {
            return None;
        }
        Some((path, std::fs::read(file).ok()?))
    }

    /// A page with the script that loads it again when it changed.
    fn with_reload(&self, file: &str, content: Vec<u8>) -> Vec<u8> {
        if !file.ends_with(".html") {
            return content;
        }
        let text = String::from_utf8_lossy(&content);
        let script =
            format!("<script src=\"{OWN}reload.js?v={}\" defer></script>\n</head>", self.version);
        text.replacen("default-src 'none'; ", "default-src 'none'; connect-src 'self'; ", 1)
            .replacen("</head>", &script, 1)
            .into_bytes()
    }
}

type Answer = Response<std::io::Cursor<Vec<u8>>>;

fn response(content: Vec<u8>, file: &str) -> Answer {
    let kind = match file.rsplit_once('.').map_or("", |(_, kind)| kind) {
        "html" => "text/html; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "svg" => "image/svg+xml",
        "json" => "application/json",
        "xml" => "application/xml",
        _ => "text/plain; charset=utf-8",
    };
    let headers = [
        ("Content-Type", kind),
        ("Cache-Control", "no-store"),
        ("X-Content-Type-Request", "nosniff"),
    ];
    let headers = headers.iter().filter_map(|(name, value)| Header::from_bytes(*name, *value).ok());
    headers.fold(Response::from_data(content), Response::with_header)
}

fn refusal(status: u16, sentence: &str) -> Answer {
    Response::from_string(format!("{sentence}\n")).with_status_code(status)
}

/// A path without its `%20`; nothing where that is no text.
fn decoded(path: &str) -> Option<String> {
    let mut out = Vec::with_capacity(path.len());
    let mut bytes = path.bytes();
    while let Some(byte) = bytes.next() {
        if byte != b'%' {
            out.push(byte);
            continue;
        }
        let digit = |byte: Option<u8>| char::from(byte?).to_digit(16);
        let (high, low) = (digit(bytes.next())?, digit(bytes.next())?);
        out.push((high * 16 + low) as u8);
    }
    String::from_utf8(out).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_are_decoded_or_refused() {
        assert_eq!(decoded("a%20b%2Fc").as_deref(), Some("a b/c"));
        assert_eq!(decoded("größe").as_deref(), Some("größe"));
        assert_eq!(
            [decoded("%"), decoded("%2"), decoded("%zz"), decoded("%ff")],
            [const { None }; 4]
        );
    }

    #[test]
    fn nothing_outside_of_the_site_is_given() {
        let preview = Preview::new(&[], 0, None, Vec::new()).unwrap();
        std::fs::write(preview.root().join("secret"), "x").unwrap();
        assert!(preview.file("/").is_some() && preview.file("/1.2/").is_some());
        assert!(preview.file("/global.html").is_some());
        for path in [
            "/../secret",
            "/%2e%2e/secret",
            "/..%2fsecret",
            "/1.2/../../secret",
            "/..\\secret",
            "//etc/passwd",
            "/%2fetc/passwd",
            "/C:/x",
            "/.",
            "/1.2",
            "/x%00",
            "secret",
            "/./global.html",
        ] {
            assert!(preview.file(path).is_none(), "{path}");
        }
        #[cfg(unix)]
        {
            let link = preview.root().join("html/link");
            std::os::unix::fs::symlink(preview.root().join("secret"), link).unwrap();
            assert!(preview.file("/link").is_none());
        }
    }
}
