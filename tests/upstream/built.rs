//! Builds of upstream's editions, which the tests share and only read.

use crate::support;
use crate::support::upstream;

use clman_record::corpus::{self, Corpus};
use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::{LazyLock, Mutex, OnceLock};

/// The formats of upstream's pages.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Shape {
    Docbook,
    Xhtml,
    Asciidoctor,
}

impl Shape {
    /// The extension of the files of pages.
    pub fn extension(self) -> &'static str {
        match self {
            Shape::Docbook => "xml",
            Shape::Xhtml | Shape::Asciidoctor => "html",
        }
    }
}

/// An edition that clman imported and built.
pub struct Built {
    /// The folder with upstream's pages.
    pub upstream: PathBuf,
    /// The folder of the imported records.
    records: PathBuf,
    /// The folder of the build.
    pub out: PathBuf,
}

impl Built {
    /// The imported records.
    pub fn corpus(&self) -> Corpus {
        corpus::load(&self.records, clman_manual::editions()).unwrap().into_corpus()
    }
}

/// Imports the pages of an edition that have one of its formats, and builds them. Runs complete processes, as users do.
///
/// `None` if upstream's manual is missing; the test then reports that it is skipped.
pub fn built(edition: &'static str, shape: Shape) -> Option<&'static Built> {
    type Made = HashMap<(&'static str, Shape), &'static OnceLock<Built>>;
    static MADE: LazyLock<Mutex<Made>> = LazyLock::new(Mutex::default);
    let root = upstream::root()?;
    let Some(folder) = upstream::edition(&root, edition) else {
        support::missing(&format!("edition {edition} of upstream's manual"));
        return None;
    };
    let mut made = MADE.lock().unwrap();
    let once = *made.entry((edition, shape)).or_insert_with(|| Box::leak(Box::default()));
    drop(made);
    Some(once.get_or_init(|| make(edition, shape, &folder)))
}

fn make(edition: &str, shape: Shape, folder: &Path) -> Built {
    let marker = format!("clCreateBuffer.{}", shape.extension());
    let upstream = upstream::folder_with(folder, &marker).unwrap();
    let place = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("built-{edition}-{shape:?}"));
    // An earlier run may have left its folder.
    fs::remove_dir_all(&place).ok();
    let [source, records, out] = ["source", "records", "out"].map(|name| place.join(name));
    fs::create_dir_all(&source).unwrap();
    // Some folders contain another format in a subfolder.
    for entry in fs::read_dir(&upstream).unwrap().flatten().filter(|e| e.path().is_file()) {
        let name = entry.file_name().to_string_lossy().into_owned();
        if name.ends_with(&format!(".{}", shape.extension())) || name == ".htaccess" {
            fs::copy(entry.path(), source.join(&name)).unwrap();
        }
    }
    let clman = |arguments: &[&str]| {
        let output = Command::new(env!("CARGO_BIN_EXE_clman")).args(arguments).output().unwrap();
        // Exit code 1: findings that need review, such as unresolved references.
        let message = String::from_utf8_lossy(&output.stderr);
        assert!(matches!(output.status.code(), Some(0 | 1)), "{arguments:?}: {message}");
    };
    let [source, into, target] = [&source, &records, &out].map(|path| path.to_str().unwrap());
    clman(&["import", source, "-o", into, "--edition", edition]);
    clman(&["build", into, "-o", target]);
    Built { upstream, records, out }
}
