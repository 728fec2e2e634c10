//! The sources of the workspace and their checked units.

use crate::documents::{Documents, Source};
use crate::files::Files;
use crate::text::{Encoding, is_word, offset, range};
use crate::unit::{Meaning, Unit};
use crate::uri;
use clman_opencl::codes::MISSING_INCLUDE;
use clman_opencl::diagnostic::{Diagnostic, Span};
use clman_project::{Problem, Projects, Settings};
use clman_record::corpus::file::{self, MOST_SOURCE};
use lsp_types::{Location, Position, Range};
use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// The maximum number of files of the workspace that are read for references and symbols.
const MOST_FILES: usize = 4000;

/// The maximum number of tokens in the checked sources of closed files that are kept.
const MOST_TOKENS: usize = 500_000;

/// The time after which no further files are read for an answer.
const MOST_TIME: Duration = Duration::from_secs(5);

/// The open documents, the projects and the checked sources, which all features use.
pub(crate) struct Workspace {
    pub(crate) documents: Documents,
    pub(crate) encoding: Encoding,
    /// The folders that the editor has opened.
    pub(crate) roots: Vec<PathBuf>,
    projects: Projects,
    /// The units by the name of their document or file, and their number in it.
    units: HashMap<(String, usize), Rc<Unit>>,
}

/// A place in a source of an open document.
pub(crate) struct Place {
    /// The name of the document in source maps.
    pub(crate) name: String,
    /// The number of the source in the document.
    pub(crate) source: usize,
    /// The text of the source.
    pub(crate) text: Arc<[u8]>,
    /// The offset in the text.
    pub(crate) offset: u32,
}

/// A place with the unit around it.
pub(crate) struct At {
    /// The text of the source.
    pub(crate) text: Arc<[u8]>,
    pub(crate) unit: Rc<Unit>,
    /// The offset in the text.
    pub(crate) offset: u32,
}

impl Workspace {
    pub(crate) fn new(encoding: Encoding, roots: Vec<PathBuf>) -> Workspace {
        Workspace {
            documents: Documents::default(),
            encoding,
            roots,
            projects: Projects::default(),
            units: HashMap::new(),
        }
    }

    /// Removes the units that read a file, and marks their documents as changed, so that their diagnostics are
    /// published again. Units that include a missing file are removed too, because `name` may be the missing file.
    pub(crate) fn forget(&mut self, name: &str) {
        let mut stale = Vec::new();
        self.units.retain(|key, unit| {
            let is_missing = |d: &Diagnostic| d.code == &MISSING_INCLUDE;
            let reads = key.0 == name || unit.file_named(name).is_some();
            let keep = !reads && !unit.checked.diagnostics.iter().any(is_missing);
            if !keep {
                stale.push(key.0.clone());
            }
            keep
        });
        for document in self.documents.iter_mut() {
            document.changed |= document.name == name || stale.contains(&document.name);
        }
    }

    /// Marks a document whose diagnostics must be published again.
    pub(crate) fn mark(&mut self, uri: &str) {
        self.documents.iter_mut().filter(|d| d.uri == uri).for_each(|d| d.changed = true);
    }

    /// Removes all units, because settings have changed.
    pub(crate) fn forget_all(&mut self) {
        self.units.clear();
        self.documents.iter_mut().for_each(|d| d.changed = true);
    }

    /// The settings of a source, and the errors in its project file.
    pub(crate) fn settings(&mut self, name: &str, text: &[u8]) -> (Settings, Vec<Problem>) {
        let mut settings = self.projects.settings(name, text);
        settings.options.keep_references = true;
        (settings, std::mem::take(&mut self.projects.problems))
    }

    /// Checks a text with the settings of a source.
    pub(crate) fn check(&mut self, name: &str, text: Arc<[u8]>) -> Unit {
        self.check_with(name, text, &HashMap::new())
    }

    /// Checks a text; `changed` has texts that replace files and documents.
    pub(crate) fn check_with(
        &mut self,
        name: &str,
        text: Arc<[u8]>,
        changed: &HashMap<PathBuf, Arc<[u8]>>,
    ) -> Unit {
        let (settings, _) = self.settings(name, &text);
        let mut open = self.documents.texts();
        open.extend(changed.iter().map(|(path, text)| (path.clone(), text.clone())));
        let mut permitted = self.roots.clone();
        permitted.extend(settings.folder.clone());
        permitted.extend(Path::new(name).parent().map(Path::to_path_buf));
        let mut files = Files { open: &open, search: &settings.include, permitted: &permitted };
        let checked = clman_opencl::check(name, text, &settings.options, &mut files);
        Unit::new(checked, settings.options.language, name)
    }

    /// The unit of a source of an open document.
    pub(crate) fn unit(&mut self, uri: &str, source: usize) -> Option<Rc<Unit>> {
        let document = self.documents.get(uri)?;
        let name = document.name.clone();
        let Source { text, .. } = document.sources.get(source)?.clone();
        let key = (name, source);
        if let Some(unit) = self.units.get(&key) {
            return Some(unit.clone());
        }
        let unit = Rc::new(self.check(&key.0, text));
        self.units.insert(key, unit.clone());
        Some(unit)
    }

    /// All units of an open document.
    pub(crate) fn units_of(&mut self, uri: &str) -> Vec<Rc<Unit>> {
        let count = self.documents.get(uri).map_or(0, |d| d.sources.len());
        (0..count).filter_map(|n| self.unit(uri, n)).collect()
    }

    /// The place of a position in an open document; `None` outside of OpenCL C.
    pub(crate) fn place(&self, uri: &str, position: Position) -> Option<Place> {
        let document = self.documents.get(uri)?;
        let offset = offset(&document.text, position, self.encoding);
        let source = document.source_at(offset)?;
        let text = document.sources[source].text.clone();
        Some(Place { name: document.name.clone(), source, text, offset: offset as u32 })
    }

    /// The unit at a position of an open document; `None` outside of OpenCL C.
    pub(crate) fn at(&mut self, uri: &str, position: Position) -> Option<At> {
        let Place { source, text, offset, .. } = self.place(uri, position)?;
        let unit = self.unit(uri, source)?;
        Some(At { text, unit, offset })
    }

    /// The unit of a file of the workspace, which need not be open in the editor.
    pub(crate) fn unit_of_file(&mut self, path: &Path) -> Option<Rc<Unit>> {
        let name = path.to_string_lossy().into_owned();
        if let Some(uri) = self.documents.named(&name).map(|d| d.uri.clone()) {
            return self.unit(&uri, 0);
        }
        let key = (name, 0);
        if let Some(unit) = self.units.get(&key) {
            return Some(unit.clone());
        }
        let text = file::read(path, MOST_SOURCE).ok()?;
        let unit = Rc::new(self.check(&key.0, text.into()));
        let is_open = |name: &str| self.documents.named(name).is_some();
        let closed = self.units.iter().filter(|(key, _)| !is_open(&key.0));
        let tokens: usize = closed.map(|(_, unit)| unit.checked.tokens.len()).sum();
        if tokens + unit.checked.tokens.len() > MOST_TOKENS {
            let documents = &self.documents;
            self.units.retain(|key, _| documents.named(&key.0).is_some());
        }
        if unit.checked.tokens.len() <= MOST_TOKENS {
            self.units.insert(key, unit.clone());
        }
        Some(unit)
    }

    /// The files of OpenCL C below the roots.
    pub(crate) fn files(&self) -> Vec<PathBuf> {
        let mut found = Vec::new();
        for root in &self.roots {
            collect(root, 0, &mut found);
        }
        found.sort();
        found.dedup();
        found
    }

    /// Visits the units in which a word may occur: the units of open documents, and the units of closed files that
    /// contain the word. Returns whether there was time for all units.
    pub(crate) fn visit_with(
        &mut self,
        word: &str,
        visit: &mut dyn FnMut(&Workspace, &Unit),
    ) -> bool {
        let start = Instant::now();
        let open: Vec<(String, String)> =
            self.documents.iter().map(|d| (d.uri.clone(), d.name.clone())).collect();
        for (uri, _) in &open {
            for unit in self.units_of(uri) {
                visit(self, &unit);
            }
        }
        for path in self.files() {
            let name = path.to_string_lossy();
            if open.iter().any(|(_, n)| *n == name) {
                continue;
            }
            let text = file::read(&path, MOST_SOURCE).unwrap_or_default();
            if !has_word(&text, word.as_bytes()) {
                continue;
            }
            if start.elapsed() > MOST_TIME {
                return false;
            }
            if let Some(unit) = self.unit_of_file(&path) {
                visit(self, &unit);
            }
        }
        true
    }

    /// The location of a span of a unit.
    pub(crate) fn location(&self, unit: &Unit, span: Span) -> Location {
        let file = unit.file(span.file);
        Location::new(uri::typed(&self.uri_of(&file.name)), self.range(unit, span))
    }

    /// The URI of a file of a source map, as the client spells it.
    pub(crate) fn uri_of(&self, name: &str) -> String {
        self.documents.named(name).map_or_else(|| uri::of_name(name), |d| d.uri.clone())
    }

    /// The range of a span.
    pub(crate) fn range(&self, unit: &Unit, span: Span) -> Range {
        range(unit.file(span.file), span.start, span.end, self.encoding)
    }

    /// The meaning of the same name in another unit: the entity that is declared at the same place.
    pub(crate) fn same(&self, of: &Unit, meaning: Meaning, other: &Unit) -> Option<Meaning> {
        if std::ptr::eq(of, other) {
            return Some(meaning);
        }
        let span = of.definition(meaning)?;
        let file = other.file_named(&of.file(span.file).name)?;
        other
            .found(file, span.start)
            .into_iter()
            .find(|f| f.span.start == span.start)
            .map(|f| f.meaning)
    }
}

/// Whether a folder with this name is searched for sources. Hidden folders and folders of build tools are not searched.
fn is_searched(name: &str) -> bool {
    !name.starts_with('.') && !["node_modules", "target"].contains(&name)
}

/// Whether a text has a word.
fn has_word(text: &[u8], word: &[u8]) -> bool {
    text.split(|b| !is_word(*b)).any(|w| w == word)
}

/// Every file of OpenCL C below a folder.
fn collect(folder: &Path, depth: usize, found: &mut Vec<PathBuf>) {
    let Ok(entries) = std::fs::read_dir(folder) else { return };
    for entry in entries.flatten() {
        if found.len() >= MOST_FILES || depth > 32 {
            return;
        }
        let (path, name) = (entry.path(), entry.file_name());
        let name = name.to_string_lossy();
        match entry.file_type() {
            Ok(kind) if kind.is_dir() && is_searched(&name) => collect(&path, depth + 1, found),
            Ok(kind) if kind.is_file() && (name.ends_with(".cl") || name.ends_with(".ocl")) => {
                found.push(path);
            }
            _ => {}
        }
    }
}
