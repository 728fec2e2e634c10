//! The open documents, as the editor has them.

use crate::embedded::{self, Host};
use crate::text::{Encoding, offset};
use crate::uri;
use lsp_types::{SemanticToken, TextDocumentContentChangeEvent};
use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::Arc;

/// A text that is checked as one source: a file, or a kernel in a string of a host program.
#[derive(Clone, Debug)]
pub(crate) struct Source {
    /// The text. For a kernel in a string, everything outside of the string is blank, so that places are the same as in
    /// the document.
    pub(crate) text: Arc<[u8]>,
    /// The part of the document that is OpenCL C.
    pub(crate) extent: (usize, usize),
}

/// An open document.
#[derive(Debug)]
pub(crate) struct Document {
    /// The URI, as the client spells it.
    pub(crate) uri: String,
    /// The name in source maps: the path of the file, or the URI of a document without a file.
    pub(crate) name: String,
    /// The number of the version, which the client assigns.
    pub(crate) version: i32,
    /// The text.
    pub(crate) text: Arc<[u8]>,
    /// The sources in it.
    pub(crate) sources: Vec<Source>,
    /// The language of the program around kernels in strings; `None` for OpenCL C.
    host: Option<Host>,
    /// Whether its diagnostics are out of date.
    pub(crate) changed: bool,
    /// The number of the last answer with semantic tokens, and the tokens in it, which the client has.
    pub(crate) tokens: (u32, Vec<SemanticToken>),
}

impl Document {
    fn new(uri: String, language: &str, version: i32, text: String) -> Document {
        let path = uri::path_of(&uri);
        let host = Host::of(language, path.as_deref());
        let name = path.map_or_else(|| uri.clone(), |path| path.to_string_lossy().into_owned());
        let text = Arc::from(text.into_bytes());
        let (sources, tokens) = (Vec::new(), (0, Vec::new()));
        let mut document =
            Document { uri, name, version, text, sources, host, changed: true, tokens };
        document.find_sources();
        document
    }

    fn find_sources(&mut self) {
        self.sources = match self.host {
            None => vec![Source { text: self.text.clone(), extent: (0, self.text.len()) }],
            Some(host) => embedded::sources(&self.text, host),
        };
    }

    /// Whether the document is a program of another language with kernels in strings.
    pub(crate) fn is_host(&self) -> bool {
        self.host.is_some()
    }

    /// The index of the source at an offset.
    pub(crate) fn source_at(&self, offset: usize) -> Option<usize> {
        self.sources.iter().position(|s| (s.extent.0..=s.extent.1).contains(&offset))
    }
}

/// The open documents, by URI.
#[derive(Debug, Default)]
pub(crate) struct Documents(HashMap<String, Document>);

impl Documents {
    pub(crate) fn open(&mut self, uri: String, language: &str, version: i32, text: String) {
        self.0.insert(uri.clone(), Document::new(uri, language, version, text));
    }

    /// Applies changes in order. Returns the name of the document; `None` if it is not open.
    pub(crate) fn change(
        &mut self,
        uri: &str,
        version: i32,
        changes: Vec<TextDocumentContentChangeEvent>,
        encoding: Encoding,
    ) -> Option<String> {
        let document = self.0.get_mut(uri)?;
        let mut text = document.text.to_vec();
        for change in changes {
            match change.range {
                None => text = change.text.into_bytes(),
                Some(range) => {
                    let start = offset(&text, range.start, encoding);
                    let end = offset(&text, range.end, encoding).max(start);
                    text.splice(start..end, change.text.into_bytes());
                }
            }
        }
        document.text = text.into();
        document.version = version;
        document.find_sources();
        Some(document.name.clone())
    }

    pub(crate) fn close(&mut self, uri: &str) -> Option<Document> {
        self.0.remove(uri)
    }

    pub(crate) fn get(&self, uri: &str) -> Option<&Document> {
        self.0.get(uri)
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = &Document> {
        self.0.values()
    }

    pub(crate) fn iter_mut(&mut self) -> impl Iterator<Item = &mut Document> {
        self.0.values_mut()
    }

    /// The document with a name in source maps.
    pub(crate) fn named(&self, name: &str) -> Option<&Document> {
        self.0.values().find(|d| d.name == name)
    }

    /// The texts of the documents that are files of OpenCL C, by path.
    pub(crate) fn texts(&self) -> HashMap<PathBuf, Arc<[u8]>> {
        let own = self.0.values().filter(|d| d.host.is_none());
        own.map(|d| (PathBuf::from(&d.name), d.text.clone())).collect()
    }
}
