//! Builds of the bundled manual.

use clman_record::corpus::{self, Corpus};
use clman_site::{Request, build};
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

/// The folder of the records of [`fixture`].
pub const FIXTURE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/fixtures/render");

/// A request for a build of all formats, with the pages of all codes.
pub fn request() -> Request {
    Request { codes: clman::explain::codes(), ..Request::default() }
}

pub fn bundled() -> Corpus {
    clman_manual::corpus().expect("the bundled manual can be read")
}

/// A small manual that uses every part of the record format.
pub fn fixture() -> Corpus {
    let loaded = corpus::load(Path::new(FIXTURE), clman_manual::editions());
    let loaded = loaded.expect("the fixture is there");
    assert_eq!(loaded.errors, []);
    loaded.into_corpus()
}

/// A request for a build of all formats, with the pages of all codes and with the evidence.
pub fn with_evidence() -> Request {
    let evidence = clman_manual::evidence().expect("the bundled evidence can be read");
    Request { evidence, ..request() }
}

/// Builds corpora without an error.
pub fn build_all(corpora: &[Corpus], out: &Path, request: &Request) {
    let report = build(corpora, out, request, &|_, _| {}).expect("a build");
    assert_eq!(report.errors, []);
}

/// The folder of a build of the bundled manual with [`with_evidence`]. The tests share it, and only read it.
pub fn manual() -> &'static Path {
    static FOLDER: LazyLock<PathBuf> = LazyLock::new(|| {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("manual");
        // An earlier run may have left its folder.
        std::fs::remove_dir_all(&folder).ok();
        build_all(&[bundled()], &folder, &with_evidence());
        folder
    });
    &FOLDER
}
