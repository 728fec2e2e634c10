//! The server of a preview: serves the files of a site on the loopback interface.
//!
//! Any script in a browser can connect to the server, so a client must not be able to block another. A connection has
//! one request without a body, and a time limit. If there are too many connections, the oldest is closed.

use crate::OWN;
use http_body_util::Full;
use hyper::body::{Body, Bytes, Incoming};
use hyper::header::{self, HeaderName, HeaderValue};
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper::{Method, Request, Response, StatusCode};
use hyper_util::rt::{TokioIo, TokioTimer};
use std::collections::{HashMap, VecDeque};
use std::convert::Infallible;
use std::net::{SocketAddr, TcpListener};
use std::path::PathBuf;
use std::sync::{Arc, Mutex, Weak};
use std::thread::JoinHandle;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::{oneshot, watch};
use tokio::task::AbortHandle;
use tokio::time::timeout;

/// The maximum time for which a page's request waits for a change. Then the page sends the next request.
const PATIENCE: Duration = Duration::from_secs(25);
/// The time limit for receiving a request.
const ARRIVAL: Duration = Duration::from_secs(5);
/// The time limit for a connection: a request, a wait, and a response.
const LIFE: Duration = Duration::from_secs(45);
/// The time for which data after a request is still read. Unread data would reset the connection, and the response
/// might be lost.
const FAREWELL: Duration = Duration::from_secs(1);
/// The maximum number of chunks of the data after a request that are read.
const MOST_PARTS: usize = 16;
/// The maximum number of connections; a new one replaces the oldest. The number is small enough for systems
/// that limit a process to 1024 open files.
const MOST_CONNECTIONS: usize = 512;
/// The maximum number of headers in a request.
const MOST_HEADERS: usize = 64;
/// The maximum size of a request's line and headers, in bytes.
const MOST_HEADER_BYTES: usize = 16 << 10;

const RELOAD: &str = include_str!("../../../templates/reload.js");

/// A server that runs on its own thread until it is dropped.
pub struct Server {
    address: SocketAddr,
    version: watch::Sender<u128>,
    end: Option<oneshot::Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl Server {
    /// Serves the site in `root` through `listener`. `version` is the number of its build.
    ///
    /// # Errors
    /// The system cannot create a thread or the I/O event queue.
    pub fn start(listener: TcpListener, root: PathBuf, version: u128) -> std::io::Result<Server> {
        let address = listener.local_addr()?;
        listener.set_nonblocking(true)?;
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let (version, seen) = watch::channel(version);
        let site = Arc::new(Site { root, version: seen, given: Mutex::default() });
        let (end, ended) = oneshot::channel();
        let listener = {
            let _inside = runtime.enter();
            tokio::net::TcpListener::from_std(listener)?
        };
        let thread = std::thread::Builder::new().name("preview".into()).spawn(move || {
            runtime.spawn(accept(listener, site));
            // All connections end with the runtime, even those that are waiting.
            let _ = runtime.block_on(ended);
        })?;
        Ok(Server { address, version, end: Some(end), thread: Some(thread) })
    }

    /// The address of the server.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Notifies the waiting pages that the site was rebuilt.
    pub fn changed(&self) {
        self.version.send_modify(|version| *version += 1);
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        drop(self.end.take());
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

async fn accept(listener: tokio::net::TcpListener, site: Arc<Site>) {
    let mut connections: VecDeque<AbortHandle> = VecDeque::new();
    loop {
        let accepted = listener.accept().await;
        if accepted.is_err() || connections.len() >= MOST_CONNECTIONS {
            connections.retain(|connection| !connection.is_finished());
            if accepted.is_err() || connections.len() >= MOST_CONNECTIONS {
                connections.pop_front().inspect(AbortHandle::abort);
            }
        }
        match accepted {
            Ok((stream, _)) => {
                let connection = tokio::spawn(converse(stream, Arc::clone(&site)));
                connections.push_back(connection.abort_handle());
            }
            // The usual cause is too many open files; closing a connection frees one.
            Err(_) => tokio::time::sleep(Duration::from_millis(10)).await,
        }
    }
}

/// Handles one request of a connection.
async fn converse(stream: TcpStream, site: Arc<Site>) {
    let mut stream = TokioIo::new(stream);
    let service = service_fn(|request| answer(request, &site));
    let conversation = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(ARRIVAL)
        .max_headers(MOST_HEADERS)
        .max_buf_size(MOST_HEADER_BYTES)
        .keep_alive(false)
        .serve_connection(&mut stream, service);
    if timeout(LIFE, conversation).await.is_err() {
        return;
    }
    // Closing a connection with unread data resets it, which may discard the response.
    let mut stream = stream.into_inner();
    let rest = async {
        let _ = stream.shutdown().await;
        let mut part = vec![0; MOST_HEADER_BYTES];
        for _ in 0..MOST_PARTS {
            if !matches!(stream.read(&mut part).await, Ok(1..)) {
                return;
            }
        }
    };
    let _ = timeout(FAREWELL, rest).await;
}

type Answer = Response<Full<Bytes>>;

async fn answer(request: Request<Incoming>, site: &Site) -> Result<Answer, Infallible> {
    let refused = refusal_of(&request);
    let path = request.uri().path();
    Ok(match refused {
        Some(refusal) => refusal,
        None => match path.strip_prefix(OWN) {
            Some("reload.js") => response("reload.js", RELOAD.into()),
            Some("wait") => site.wait(request.uri().query().unwrap_or_default()).await,
            Some(_) => refusal(StatusCode::NOT_FOUND, "no such file"),
            None => match site.file(path) {
                Some((name, content)) => response(&name, content),
                None => refusal(StatusCode::NOT_FOUND, "no such file"),
            },
        },
    })
}

/// The response to a request that is rejected; `None` if the request is accepted.
fn refusal_of(request: &Request<Incoming>) -> Option<Answer> {
    // A foreign host name that resolves to this machine belongs to another site, whose scripts must not read the
    // response.
    let mut hosts = request.headers().get_all(header::HOST).iter();
    let host = hosts.next().and_then(|host| host.to_str().ok());
    let known = host.is_some_and(is_loopback) && hosts.next().is_none();
    if !known || request.uri().authority().is_some_and(|a| !is_loopback(a.as_str())) {
        return Some(refusal(
            StatusCode::FORBIDDEN,
            "this server only answers to names of this machine, such as localhost",
        ));
    }
    if !request.body().is_end_stream() {
        return Some(refusal(
            StatusCode::PAYLOAD_TOO_LARGE,
            "this server does not accept a request with a body",
        ));
    }
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        let mut answer = refusal(
            StatusCode::METHOD_NOT_ALLOWED,
            "this server only accepts the methods GET and HEAD",
        );
        answer.headers_mut().insert(header::ALLOW, HeaderValue::from_static("GET, HEAD"));
        return Some(answer);
    }
    None
}

/// Whether an authority (a host with an optional port) names this machine.
fn is_loopback(authority: &str) -> bool {
    let (host, port) = match authority.rsplit_once(':') {
        Some((host, port)) if !port.ends_with(']') => (host, Some(port)),
        _ => (authority, None),
    };
    port.is_none_or(|port| port.parse::<u16>().is_ok())
        && ["127.0.0.1", "[::1]", "localhost"].iter().any(|name| host.eq_ignore_ascii_case(name))
}

/// The served site.
struct Site {
    root: PathBuf,
    version: watch::Receiver<u128>,
    /// The contents that are being sent, by file and version. Clients that request the same file share
    /// them.
    given: Mutex<Given>,
}

type Given = HashMap<(String, u128), Weak<[u8]>>;

impl Site {
    /// Responds when the site's version differs from the page's version in `query`, or without content after
    /// [`PATIENCE`].
    async fn wait(&self, query: &str) -> Answer {
        let mut version = self.version.clone();
        let other = version.wait_for(|version| query != format!("v={version}"));
        match timeout(PATIENCE, other).await {
            Ok(_) => response("changed.txt", Bytes::from_static(b"changed")),
            Err(_) => with_status(StatusCode::NO_CONTENT, Bytes::new()),
        }
    }

    /// The name and the content of the file at a path; `None` if the site does not have the file.
    fn file(&self, path: &str) -> Option<(String, Bytes)> {
        let (name, file) = locate(&self.root, path)?;
        let version = *self.version.borrow();
        let mut given = self.given.lock().ok()?;
        let key = (name.clone(), version);
        let content = match given.get(&key).and_then(Weak::upgrade) {
            Some(content) => content,
            None => {
                given.retain(|_, content| content.strong_count() > 0);
                let content: Arc<[u8]> =
                    with_reload(version, &name, std::fs::read(file).ok()?).into();
                given.insert(key, Arc::downgrade(&content));
                content
            }
        };
        Some((name, Bytes::from_owner(content)))
    }
}

/// The relative name of the file below `root` at a URL path, and its path in the file system. `None` if there is no
/// such file, or if the path leads out of `root`.
fn locate(root: &std::path::Path, path: &str) -> Option<(String, PathBuf)> {
    let mut path = decoded(path.strip_prefix('/')?)?;
    let plain = |step: &str| !step.is_empty() && step != "." && step != "..";
    if path.is_empty() || path.ends_with('/') {
        path.push_str("index.html");
    }
    if path.contains(['\\', '\0', ':']) || !path.split('/').all(plain) {
        return None;
    }
    let root = root.canonicalize().ok()?;
    let file = root.join(&path).canonicalize().ok()?;
    (file.starts_with(&root) && file.is_file()).then_some((path, file))
}

/// Adds the script that reloads a page after a change. Files other than pages are returned unchanged.
fn with_reload(version: u128, name: &str, content: Vec<u8>) -> Vec<u8> {
    if !name.ends_with(".html") {
        return content;
    }
    let text = String::from_utf8_lossy(&content);
    let script = format!("<script src=\"{OWN}reload.js?v={version}\" defer></script>\n</head>");
    text.replacen("default-src 'none'; ", "default-src 'none'; connect-src 'self'; ", 1)
        .replacen("</head>", &script, 1)
        .into_bytes()
}

fn response(name: &str, content: Bytes) -> Answer {
    let kind = match name.rsplit_once('.').map_or("", |(_, kind)| kind) {
        "html" => "text/html; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "svg" => "image/svg+xml",
        "json" => "application/json",
        "xml" => "application/xml",
        _ => "text/plain; charset=utf-8",
    };
    let mut answer = with_status(StatusCode::OK, content);
    answer.headers_mut().insert(header::CONTENT_TYPE, HeaderValue::from_static(kind));
    answer
}

fn refusal(status: StatusCode, sentence: &str) -> Answer {
    let mut answer = response("refusal.txt", format!("{sentence}\n").into());
    *answer.status_mut() = status;
    answer
}

/// A response with the common headers, which prevent other sites from reading it or using it as a script.
fn with_status(status: StatusCode, content: Bytes) -> Answer {
    const COMMON: [(HeaderName, HeaderValue); 3] = [
        (header::CACHE_CONTROL, HeaderValue::from_static("no-store")),
        (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
        (
            HeaderName::from_static("cross-origin-resource-policy"),
            HeaderValue::from_static("same-origin"),
        ),
    ];
    let mut answer = Response::new(Full::new(content));
    *answer.status_mut() = status;
    answer.headers_mut().extend(COMMON);
    answer
}

/// A percent-decoded path; `None` if an escape is malformed, or if the decoded path is not UTF-8.
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
    fn names_of_this_machine_are_known() {
        for name in ["localhost", "LocalHost:8000", "127.0.0.1:1", "127.0.0.1", "[::1]", "[::1]:80"]
        {
            assert!(is_loopback(name), "{name}");
        }
        for name in [
            "",
            "evil.example",
            "localhost.evil.example",
            "evil.example:8000",
            "localhost:x",
            "localhost:80:80",
            "user@localhost",
            "127.0.0.1.evil.example",
            "0.0.0.0",
            "::1",
            "[::1",
            "localhost:99999",
        ] {
            assert!(!is_loopback(name), "{name}");
        }
    }

    #[test]
    fn nothing_outside_of_the_site_is_given() {
        let place = tempfile::tempdir().unwrap();
        let root = place.path().join("html");
        std::fs::create_dir_all(root.join("1.2")).unwrap();
        std::fs::write(place.path().join("secret"), "x").unwrap();
        for file in ["index.html", "1.2/index.html", "global.html"] {
            std::fs::write(root.join(file), "x").unwrap();
        }
        for path in ["/", "/1.2/", "/global.html"] {
            assert!(locate(&root, path).is_some(), "{path}");
        }
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
            assert!(locate(&root, path).is_none(), "{path}");
        }
        #[cfg(unix)]
        {
            std::os::unix::fs::symlink(place.path().join("secret"), root.join("link")).unwrap();
            assert!(locate(&root, "/link").is_none());
        }
    }
}
