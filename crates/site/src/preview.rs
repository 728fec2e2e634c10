//! A preview of the site: a server on this machine alone, which builds anew when a file changes and
//! lets the pages that are open load themselves again.
//!
//! What is served is what is built, but for a script in the head of each page, and for leave in the
//! page's policy to ask this server, which the script needs.

mod server;

use super::{BuildError, BuildTarget, build};
use clman_opencl::diagnostic::Code;
use clman_record::corpus::{self, Corpus};
use server::Server;
use std::collections::BTreeMap;
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::{Duration, SystemTime};
use tempfile::TempDir;

/// How often files are looked at.
const GLANCE: Duration = Duration::from_millis(300);
/// The folder of what is the server's own.
const OWN: &str = "/.clman/";

/// A server and what it serves.
pub struct Preview {
    folders: Vec<PathBuf>,
    request: super::Request,
    server: Server,
    /// Holds the site, and is removed with it.
    place: TempDir,
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
        let unusable = |error: std::io::Error| format!("cannot use port {port}: {error}");
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port)).map_err(unusable)?;
        let place = tempfile::tempdir()
            .map_err(|error| format!("cannot create a folder for the site: {error}"))?;
        let request = super::Request {
            targets: [BuildTarget::Html].into(),
            templates: templates.map(Path::to_path_buf),
            codes,
            ..super::Request::default()
        };
        build_site(folders, &request, &root(&place))?;
        let html = root(&place).join("html");
        let server = Server::start(listener, html, first_version()).map_err(unusable)?;
        Ok(Preview { folders: folders.to_vec(), request, server, place })
    }

    /// Where the site is.
    pub fn address(&self) -> SocketAddr {
        self.server.address()
    }

    /// Follows changes until `stop` gets a message or its sender goes. `say` is told of every rebuild:
    /// the number of its pages, or why it failed.
    pub fn run(&mut self, stop: &Receiver<()>, say: &mut dyn FnMut(Result<usize, String>)) {
        let mut stamps = self.stamps();
        while stop.recv_timeout(GLANCE) == Err(RecvTimeoutError::Timeout) {
            let now = self.stamps();
            if now != stamps {
                stamps = now;
                // What cannot be built leaves what was there.
                let built = build_site(&self.folders, &self.request, &root(&self.place));
                if built.is_ok() {
                    self.server.changed();
                }
                say(built);
            }
        }
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
}

/// Where the site is built.
fn root(place: &TempDir) -> PathBuf {
    place.path().join("site")
}

/// The number of the first build: one that no earlier server began with.
fn first_version() -> u128 {
    let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    now.map_or(0, |since| since.as_millis() << 20)
}

/// Builds the site in `root`; gives the number of its pages.
fn build_site(folders: &[PathBuf], request: &super::Request, root: &Path) -> Result<usize, String> {
    let mut corpora: Vec<Corpus> = Vec::new();
    if folders.is_empty() {
        corpora.push(clman_manual::corpus()?);
    }
    for folder in folders {
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
    let report = build(&corpora, root, request, &|_, _| {});
    let report = report.map_err(|error: BuildError| error.to_string())?;
    Ok(report.pages)
}
