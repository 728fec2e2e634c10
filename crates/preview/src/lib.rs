//! A preview of the site: a server on the loopback interface that rebuilds the site when a file changes and
//! reloads the open pages.
//!
//! The served files are the files of a build, with two additions to each page: a script in the head, and a permission
//! in the content security policy to connect to this server. The script needs this permission.

#![forbid(unsafe_code)]

mod server;

use clman_opencl::diagnostic::Code;
use clman_record::corpus::file::reason;
use clman_record::corpus::{self, Corpus};
use clman_site::{BuildError, BuildTarget, Request, build};
use server::Server;
use std::collections::BTreeMap;
use std::io::ErrorKind;
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::{Duration, SystemTime};
use tempfile::TempDir;

/// The interval at which files are checked for changes.
const GLANCE: Duration = Duration::from_millis(300);
/// The path prefix of the server's own resources.
const OWN: &str = "/.clman/";

/// A server with the site that it serves.
pub struct Preview {
    folders: Vec<PathBuf>,
    request: Request,
    server: Server,
    /// The temporary folder of the site, which is removed when the preview is dropped.
    place: TempDir,
}

/// The modification time and the length of each file.
type Stamps = BTreeMap<PathBuf, (Option<SystemTime>, u64)>;

impl Preview {
    /// Builds the corpora of `folders`, or the bundled manual if `folders` is empty. Listens on `port` of the loopback
    /// interface, or on a free port if `port` is 0.
    ///
    /// # Errors
    /// The port cannot be used, a temporary folder cannot be created, or the site cannot be built.
    pub fn new(
        folders: &[PathBuf],
        port: u16,
        templates: Option<&Path>,
        codes: Vec<&'static Code>,
    ) -> Result<Self, String> {
        let unusable = |error: std::io::Error| match error.kind() {
            ErrorKind::AddrInUse => {
                format!("port {port} is in use; choose another one with --port")
            }
            _ => format!("cannot use port {port}: {}", reason(&error)),
        };
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port)).map_err(unusable)?;
        let place = tempfile::tempdir()
            .map_err(|error| format!("cannot create a folder for the site: {}", reason(&error)))?;
        let request = Request {
            targets: [BuildTarget::Html].into(),
            templates: templates.map(Path::to_path_buf),
            codes,
            ..Request::default()
        };
        build_site(folders, &request, &root(&place))?;
        let html = root(&place).join("html");
        let server = Server::start(listener, html, first_version())
            .map_err(|error| format!("cannot start the server: {}", reason(&error)))?;
        Ok(Preview { folders: folders.to_vec(), request, server, place })
    }

    /// The address of the server.
    pub fn address(&self) -> SocketAddr {
        self.server.address()
    }

    /// Watches for changes until `stop` receives a message or its sender is dropped. `say` is called after
    /// every rebuild with the number of pages or the error.
    pub fn run(&mut self, stop: &Receiver<()>, say: &mut dyn FnMut(Result<usize, String>)) {
        let mut stamps = self.stamps();
        while stop.recv_timeout(GLANCE) == Err(RecvTimeoutError::Timeout) {
            let now = self.stamps();
            if now != stamps {
                stamps = now;
                // If a build fails, the previous site is kept.
                let built = build_site(&self.folders, &self.request, &root(&self.place));
                if built.is_ok() {
                    self.server.changed();
                }
                say(built);
            }
        }
    }

    /// The stamps of the site's source files. Unreadable files are left out; the build reports them.
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
}

/// The folder of the built site.
fn root(place: &TempDir) -> PathBuf {
    place.path().join("site")
}

/// The version of the first build, which differs from the versions of earlier servers.
fn first_version() -> u128 {
    let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    now.map_or(0, |since| since.as_millis() << 20)
}

/// Builds the site in `root`; returns the number of its pages.
fn build_site(folders: &[PathBuf], request: &Request, root: &Path) -> Result<usize, String> {
    let mut corpora: Vec<Corpus> = Vec::new();
    if folders.is_empty() {
        corpora.push(clman_manual::corpus()?);
    }
    for folder in folders {
        let errors = match corpus::load(folder, clman_manual::editions()) {
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
    let report = build(&corpora, root, request, &|_, _| {});
    let report = report.map_err(|error: BuildError| error.to_string())?;
    Ok(report.pages)
}
