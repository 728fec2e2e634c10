//! One reader per upstream format → records.
//!
//! Takes files and folders ([`import`]), gives records, the metadata of their corpus and a report of
//! every file that is no page. May use `record` and `prose`.
//!
//! # How a page is read
//!
//! 1. [`detect`] tells the format by content.
//! 2. The format's reader turns one [`Input`] into a [`Found`]: a [`Page`] or the kind of file that
//!    it is instead. A reader sees one page alone: targets of links stay as upstream wrote them
//!    (without `.html`), sections in the order they stand, trees rather than text.
//! 3. The driver knows all pages: it picks names, resolves targets, folds a See Also that is only
//!    references into [`Record::see_also`], and writes the trees as Markdown.

pub mod detect;
mod docbook;
mod manpage_html;
mod roff;
mod text;
mod tree;
mod xhtml;
mod xml;

use crate::prose::Block;
use crate::record::{Edition, Record};

/// What upstream's pages come in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Format {
    /// DocBook `refentry` XML.
    Docbook,
    /// The XHTML that docbook-xsl made of it.
    Xhtml,
    /// The HTML that Asciidoctor made.
    Asciidoctor,
    /// Man pages in `man` macros.
    Roff,
    /// Man pages as web sites show them, saved.
    ManpageHtml,
    /// The same as plain text.
    Text,
}

impl Format {
    /// Every format.
    pub const ALL: [Format; 6] = [
        Format::Docbook,
        Format::Xhtml,
        Format::Asciidoctor,
        Format::Roff,
        Format::ManpageHtml,
        Format::Text,
    ];

    /// The name that the command line and [`Source::format`](crate::record::Source) use.
    pub fn as_str(self) -> &'static str {
        match self {
            Format::Docbook => "docbook",
            Format::Xhtml => "xhtml",
            Format::Asciidoctor => "asciidoctor",
            Format::Roff => "roff",
            Format::ManpageHtml => "manpage-html",
            Format::Text => "text",
        }
    }
}

/// Gives a reader the files that its page names, and none outside the folder of the page's source.
pub trait Loader: Sync {
    /// The bytes of `name`, a path relative to the page's folder, as the page wrote it. The error
    /// is a sentence that says why not: absent, or outside the folder.
    fn load(&self, name: &str) -> Result<Vec<u8>, String>;
}

/// One file to read.
pub struct Input<'a> {
    /// Path below the folder that is imported, with `/`. What errors and `[source]` name.
    pub path: &'a str,
    /// What the file holds; uncompressed.
    pub bytes: &'a [u8],
    /// Where the files that it names come from.
    pub loader: &'a dyn Loader,
}

impl<'a> Input<'a> {
    /// The file's name without folder and extensions: `global` of `man3/global.xml`,
    /// `__global` of `__global.3clc.gz`.
    pub fn stem(&self) -> &'a str {
        let name = self.path.rsplit('/').next().unwrap_or(self.path);
        let name = name.strip_suffix(".gz").unwrap_or(name);
        name.rsplit_once('.').map_or(name, |(stem, _)| stem)
    }

    /// The bytes as UTF-8, without a byte order mark and with `\n` line ends.
    pub fn text(&self) -> Result<std::borrow::Cow<'a, str>, ReadError> {
        utf8(self.path, self.bytes)
    }
}

/// Decodes a file that has to be UTF-8.
pub(crate) fn utf8<'a>(
    path: &str,
    bytes: &'a [u8],
) -> Result<std::borrow::Cow<'a, str>, ReadError> {
    match std::str::from_utf8(bytes) {
        Ok(text) => {
            let text = text.strip_prefix('\u{feff}').unwrap_or(text);
            Ok(if text.contains('\r') {
                text.replace("\r\n", "\n").replace('\r', "\n").into()
            } else {
                text.into()
            })
        }
        Err(error) => {
            let line = 1 + bytes[..error.valid_up_to()].iter().filter(|b| **b == b'\n').count();
            Err(ReadError::new(path, line, "the file is not UTF-8"))
        }
    }
}

/// What a file turned out to be.
pub enum Found {
    /// A page of the manual.
    Page(Box<Page>),
    /// Something else, in one word: `index`, `contents`, `frame`, `redirect`, `include`, `scratch`.
    Other(&'static str),
    /// Another name of a page: `.so man3/local.3clc`, a redirect. Name, page.
    Alias(String, String),
}

/// A section as a reader gives it.
#[derive(Clone, Debug, PartialEq)]
pub struct Part {
    /// Upstream's id, for links to it; empty where there is none.
    pub id: String,
    /// The heading; empty for text before the first.
    pub title: String,
    /// The text. Links to pages have the page's name, or any name it is known by, as target
    /// (`local`, `local#notes`), never a file extension.
    pub blocks: Vec<Block>,
}

/// A page as a reader gives it.
pub struct Page {
    /// Names (`name`: the file stem, `title`: the name shown, `aliases`: the other names), summary,
    /// synopsis and copyright. `sections` and `see_also` are filled by the driver.
    pub record: Record,
    /// The sections, See Also among them, in order.
    pub parts: Vec<Part>,
    /// What the page says about the manual that it is from.
    pub hints: Hints,
    /// What was read otherwise than it stands, or could not be: line, sentence.
    pub notes: Vec<(usize, String)>,
}

/// What a page says about its manual. The driver takes what most pages agree on.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Hints {
    /// The manual's edition.
    pub edition: Option<Edition>,
    /// `Copyright © 2007-2011 The Khronos Group Inc.`
    pub copyright: Option<String>,
    /// The licence: an SPDX name or its text.
    pub licence: Option<String>,
    /// `2011-11-14`
    pub date: Option<String>,
    /// Who wrote it.
    pub author: Option<String>,
    /// The manual's name.
    pub manual: Option<String>,
    /// The manual section: `3clc`.
    pub section: Option<String>,
}

/// Why a file could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadError {
    /// The file, as [`Input::path`].
    pub file: String,
    /// The line, from 1; 0 where the whole file is meant.
    pub line: usize,
    /// One sentence, lower case, without a full stop.
    pub message: String,
}

impl ReadError {
    /// An error at a line of a file.
    pub fn new(file: impl Into<String>, line: usize, message: impl Into<String>) -> Self {
        ReadError { file: file.into(), line, message: message.into() }
    }
}

impl std::fmt::Display for ReadError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.line {
            0 => write!(f, "{}: {}", self.file, self.message),
            line => write!(f, "{}:{}: {}", self.file, line, self.message),
        }
    }
}

impl std::error::Error for ReadError {}

/// Reads one file as `format`.
pub fn read(format: Format, input: &Input<'_>) -> Result<Found, ReadError> {
    match format {
        Format::Docbook => docbook::read(input),
        Format::Xhtml => xhtml::read(input),
        Format::Asciidoctor => Err(ReadError::new(input.path, 0, "not readable yet")),
        Format::Roff => roff::read(input),
        Format::ManpageHtml => manpage_html::read(input),
        Format::Text => text::read(input),
    }
}
