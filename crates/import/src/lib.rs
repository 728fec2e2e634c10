//! Reads pages in upstream's formats, with one reader for each format, and makes records from them.
//!
//! The entry point is [`import`], which reads files and folders. The result is records, the metadata of their corpus,
//! and a report of every file that is not a page. The crate may use `record`.
//!
//! # How a page is read
//!
//! 1. [`detect`] determines the format by content.
//! 2. The format's reader turns one [`Input`] into a [`Found`]: pages, an alias of a page, or the kind of another file.
//!    A reader reads only one page: link targets remain as upstream wrote them (without `.html`), sections keep their
//!    order, and text is kept as trees.
//! 3. The driver, [`import`], has all pages. It chooses names, resolves targets, moves a See Also section that contains
//!    only references into [`Record::see_also`], and writes the trees as Markdown.

#![forbid(unsafe_code)]

mod asciidoctor;
mod assemble;
mod compression;
mod copies;
mod date;
pub mod detect;
mod docbook;
mod encoding;
mod html;
mod language;
mod manpage_html;
mod mdoc;
mod output;
mod printed;
mod redirects;
mod roff;
mod sources;
mod text;
mod tree;
pub mod update;
mod xhtml;
mod xinclude;
mod xml;

pub use output::{OutputError, Written, write};

use std::collections::{HashMap, HashSet};
use std::path::{Path, PathBuf};
use std::sync::LazyLock;
use std::sync::atomic::{AtomicUsize, Ordering};

use rayon::prelude::*;

use clman_record::corpus::Corpus;
use clman_record::prose::Block;
use clman_record::{CorpusMeta, Editions, Record, is_section};
use redirects::Redirect;
use sources::SourceFile;

/// The formats of upstream's pages.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Format {
    /// DocBook `refentry` XML.
    Docbook,
    /// The XHTML that docbook-xsl generates from DocBook.
    Xhtml,
    /// The HTML that Asciidoctor generates.
    Asciidoctor,
    /// Man pages in `man` or `mdoc` macros.
    Roff,
    /// Man pages as HTML, saved from a web site.
    ManpageHtml,
    /// Man pages as plain text, saved from a web site.
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

    /// The name that the command line and [`Source::format`](clman_record::Source) use.
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

/// Loads the files that a page names, but no files outside the imported folder.
pub trait Loader: Sync {
    /// The bytes of `name`, a path relative to the page's folder, as the page states it; `None` if there is no such
    /// file. The error is a sentence that states why the file cannot or must not be read, for example because it is
    /// outside the folder.
    fn load(&self, name: &str) -> Result<Option<Vec<u8>>, String>;
}

/// One file to read.
pub struct Input<'a> {
    /// The path below the imported folder, with `/`. Errors and `[source]` use it.
    pub path: &'a str,
    /// The content of the file, uncompressed.
    pub bytes: &'a [u8],
    /// The loader of files that the page names.
    pub loader: &'a dyn Loader,
}

impl<'a> Input<'a> {
    /// The file's name without folder and extensions: `global` of `man3/global.xml`,
    /// `__global` of `__global.3clc.gz`.
    pub fn stem(&self) -> &'a str {
        file_stem(self.path)
    }

    /// The decoded text, without a byte order mark and with `\n` line ends.
    ///
    /// # Errors
    /// The bytes are valid neither in UTF-16 nor in UTF-8 nor in the encoding that the file declares.
    pub fn text(&self) -> Result<std::borrow::Cow<'a, str>, ReadError> {
        encoding::decode(self.path, self.bytes)
    }
}

fn file_stem(path: &str) -> &str {
    let name = path.rsplit('/').next().unwrap_or(path);
    let name = compression::without_extension(name);
    name.rsplit_once('.').map_or(name, |(stem, _)| stem)
}

/// The kind of a file, with its content.
pub enum Found {
    /// A page of the manual.
    Page(Box<Page>),
    /// The pages of the manual that the file contains.
    Pages(Vec<Page>),
    /// Another kind of file, in one word, such as `index`, `contents`, `redirect` or `include`.
    Other(&'static str),
    /// An alias of a page, from `.so man3/local.3clc` or a redirect: name, page. Either may state its section,
    /// `local(3clc)`.
    Alias(String, String),
}

/// A section as a reader returns it.
#[derive(Clone, Debug, PartialEq)]
pub struct Part {
    /// Upstream's id of the section, for links to the section; empty if it has none.
    pub id: String,
    /// The heading; empty for text before the first heading.
    pub title: String,
    /// The text. The target of a link to a page is the page's name or one of its aliases (`local`,
    /// `local#notes`), never a file name with an extension.
    pub blocks: Vec<Block>,
}

/// A page as a reader returns it.
pub struct Page {
    /// Names (`name`: the file stem, `title`: the name shown, `aliases`: the other names), summary,
    /// synopsis and copyright. `sections` and `see_also` are filled by the driver.
    pub record: Record,
    /// The line at which the page starts.
    pub line: usize,
    /// The sections, See Also among them, in order.
    pub parts: Vec<Part>,
    /// The page's statements about its manual.
    pub hints: Hints,
    /// A note for each passage that was repaired or could not be read: the passage's line, and the note as one
    /// sentence.
    pub notes: Vec<(usize, String)>,
    /// Included files that do not exist. The page was read without them.
    pub missing: Vec<ReadError>,
}

/// A page's statements about its manual. For most fields, the driver uses the most frequent value. For the date, it
/// uses the newest.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Hints {
    /// The manual's edition.
    pub edition: Option<String>,
    /// The copyright line: `Copyright © 2007-2011 The Khronos Group Inc.`
    pub copyright: Option<String>,
    /// The licence: an SPDX name or its text.
    pub licence: Option<String>,
    /// The date of the page: `2011-11-14`.
    pub date: Option<String>,
    /// The author.
    pub author: Option<String>,
    /// The manual's name.
    pub manual: Option<String>,
    /// The name and the version of the collection to which the page belongs: `Linux man-pages 6.03`.
    pub release: Option<String>,
    /// The manual section: `3clc`.
    pub section: Option<String>,
    /// The section that the page states, if its file has a longer one: `3` in `rpc.3t`.
    pub stated_section: Option<String>,
    /// Whether the page names OpenCL. The driver sets it.
    pub names_opencl: bool,
}

/// The reason why a file could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadError {
    /// The file, as [`Input::path`].
    pub file: String,
    /// The line, from 1; 0 for the whole file.
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
        Format::Asciidoctor => asciidoctor::read(input),
        Format::Roff => roff::read(input),
        Format::ManpageHtml => manpage_html::read(input),
        Format::Text => text::read(input),
    }
}

/// The options of an import.
#[derive(Clone, Debug)]
pub struct Options {
    /// Reads every file as this format instead of detecting formats.
    pub format: Option<Format>,
    /// The edition of the pages; `None` if the pages or the name of their folder determine it.
    pub edition: Option<String>,
    /// The editions of OpenCL.
    pub known: &'static Editions,
    /// The section of the manual; `None` for the section that most pages state or, if they state none, `3clc`.
    pub section: Option<String>,
    /// The title of the manual; `None` for the title that most pages state or, if they state none, a default title.
    pub title: Option<String>,
    /// Returns the name of a record for each name of its page: `__global` → `global`. The map is used for saved pages,
    /// whose file names are arbitrary.
    pub names: fn() -> HashMap<String, String>,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            format: None,
            edition: None,
            known: Editions::none(),
            section: None,
            title: None,
            names: HashMap::new,
        }
    }
}

/// The map for [`Options::names`] from the pages of `corpus`.
pub fn names_of(corpus: &Corpus) -> HashMap<String, String> {
    let names = corpus.pages.iter().flat_map(Record::names);
    let record = |name: &str| Some((name.to_string(), corpus.resolve(name)?.name.clone()));
    names.filter_map(record).collect()
}

/// A page that was read.
#[derive(Clone, Debug)]
pub struct ImportedPage {
    /// The page.
    pub record: Record,
    /// A note for each passage that was repaired or could not be read: the passage's line, and the note as one
    /// sentence.
    pub notes: Vec<(usize, String)>,
}

/// The result of an import.
#[derive(Clone, Debug)]
pub struct Imported {
    /// The metadata that the pages have in common.
    pub meta: CorpusMeta,
    /// The metadata without the title and the section of the [`Options`]. It is kept as the base of later updates,
    /// which compare only the statements of pages.
    pub stated: CorpusMeta,
    /// The pages, in the order of their files.
    pub pages: Vec<ImportedPage>,
    /// Files that are not pages, with their kinds.
    pub others: Vec<(String, &'static str)>,
    /// Files that could not be read, including missing files that pages name.
    pub errors: Vec<ReadError>,
}

/// The reason why there is nothing to write.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ImportError {
    /// The edition of the pages is not known.
    UnknownEdition,
    /// OpenCL does not have the edition that was set; the text is a sentence without a full stop.
    NotAnEdition(String),
    /// Many pages occur more than once in one format, so the sources seem to be several manuals.
    SeveralManuals,
    /// The pages state several editions. For each edition: its name, the number of its pages, and one of the pages.
    SeveralEditions(Vec<(String, usize, String)>),
    /// No source contains a page; the fields describe the other files.
    NoPages {
        /// Files that could not be read.
        errors: Vec<ReadError>,
        /// The number of files of other kinds.
        others: usize,
    },
}

impl std::fmt::Display for ImportError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            ImportError::UnknownEdition => f.write_str(
                "the pages do not state their edition; set it with --edition",
            ),
            ImportError::NotAnEdition(message) => f.write_str(message),
            ImportError::SeveralManuals => f.write_str(
                "the sources contain many pages more than once, and seem to contain several editions; import one edition at a time",
            ),
            ImportError::SeveralEditions(editions) => {
                let pages = |(edition, count, file): &(String, usize, String)| match count {
                    1 => format!("{edition} ({file})"),
                    _ => format!("{edition} ({count} pages, such as {file})"),
                };
                let pages: Vec<String> = editions.iter().map(pages).collect();
                write!(
                    f,
                    "the pages belong to several editions, according to their links to the specification and the years of their copyright: {}; import each edition into a separate folder, or set the edition of all pages with --edition",
                    pages.join(", ")
                )
            }
            ImportError::NoPages { errors, others } => match errors.first() {
                Some(first) => write!(f, "no page could be read: {first}"),
                None => match others {
                    0 => f.write_str("no file found"),
                    1 => f.write_str("the only file is not a page"),
                    _ => write!(f, "no page found among the {others} files"),
                },
            },
        }
    }
}

impl std::error::Error for ImportError {}

/// The size in bytes from which a file is read before smaller files.
const LARGE_FILE: u64 = 16 << 10;

/// The result of reading one file.
enum Outcome {
    Found(Format, Found),
    /// Aliases of pages, from a table of contents or a server configuration: name, page.
    Aliases(&'static str, Vec<(String, String)>),
    /// A file that displays other files in frames.
    Frames(Vec<String>),
    Failed(ReadError),
}

/// Reads files in parallel. The outcomes are in the order of the files.
fn read_files(
    files: &[sources::SourceFile],
    options: &Options,
    progress: &(dyn Fn(usize, usize) + Sync),
) -> Vec<Outcome> {
    let done = AtomicUsize::new(0);
    // Large files are read first, so that no large file is read alone at the end.
    let is_small = |index: &usize| {
        std::fs::metadata(&files[*index].path).map_or(true, |file| file.len() < LARGE_FILE)
    };
    let mut order: Vec<usize> = (0..files.len()).collect();
    order.sort_by_cached_key(is_small);
    let mut outcomes: Vec<(usize, Outcome)> = order
        .into_par_iter()
        .map(|index| {
            let outcome = read_file(&files[index], options.format);
            progress(done.fetch_add(1, Ordering::Relaxed) + 1, files.len());
            (index, outcome)
        })
        .collect();
    outcomes.sort_by_key(|(index, _)| *index);
    outcomes.into_iter().map(|(_, outcome)| outcome).collect()
}

/// Reads every page of `sources`. `progress` is called from several threads with the number of files done
/// and the total.
///
/// # Errors
/// No source has a page, the edition is unknown, OpenCL does not have the edition, or the pages are of several manuals
/// or editions.
pub fn import(
    sources: &[PathBuf],
    options: &Options,
    progress: &(dyn Fn(usize, usize) + Sync),
) -> Result<Imported, ImportError> {
    let sources::Sources { files, mut others, mut errors } = sources::collect(sources);
    let outcomes = read_files(&files, options, progress);
    let names: Names = LazyLock::new(options.names);
    let mut pages = Vec::new();
    let mut aliases = Vec::new();
    let mut redirects: Vec<Redirect> = Vec::new();
    let mut framed: Vec<PathBuf> = Vec::new();
    for (file, outcome) in files.iter().zip(&outcomes) {
        if let Outcome::Frames(names) = outcome {
            let folder = file.path.parent().unwrap_or(Path::new(""));
            framed.extend(names.iter().map(|name| folder.join(name)));
        }
    }
    for (file, outcome) in files.iter().zip(outcomes) {
        match outcome {
            Outcome::Aliases(what, names) => {
                aliases.extend(names);
                others.push((file.relative.clone(), what));
            }
            Outcome::Frames(_) => others.push((file.relative.clone(), "index")),
            // Files that an index displays around the pages: header, title.
            _ if framed.contains(&file.path) => others.push((file.relative.clone(), "frame")),
            Outcome::Found(_, Found::Other(what)) => others.push((file.relative.clone(), what)),
            Outcome::Found(_, Found::Alias(name, page)) => {
                redirects.push(Redirect { file: file.relative.clone(), name, page });
                others.push((file.relative.clone(), "redirect"));
            }
            Outcome::Found(format, Found::Page(page)) => {
                pages.push(with_origin(*page, file, format, &names, &mut errors));
            }
            Outcome::Found(format, Found::Pages(found)) => {
                let read = |page| with_origin(page, file, format, &names, &mut errors);
                pages.extend(found.into_iter().map(read));
            }
            Outcome::Failed(error) => errors.push(error),
        }
    }
    aliases.extend(redirects::follow(&redirects, &mut errors));
    if pages.is_empty() {
        return Err(ImportError::NoPages { errors, others: others.len() });
    }
    let mut hints: Vec<Hints> = pages.iter().map(|read| read.page.hints.clone()).collect();
    let is_opencl = assemble::are_of_opencl(&hints);
    if is_opencl {
        // The DocBook of OpenCL states a number of sections of Unix, and not the section of the manual.
        let read = pages.iter_mut().zip(&mut hints);
        for (read, hints) in read.filter(|(read, _)| read.format == Format::Docbook) {
            read.page.hints.section = None;
            hints.section = None;
        }
    }
    let distinct: HashSet<(&str, Option<&str>, Format)> = pages
        .iter()
        .map(|read| (read.stem.as_str(), read.page.hints.section.as_deref(), read.format))
        .collect();
    if pages.len() > 10 && distinct.len() * 4 < pages.len() * 3 {
        return Err(ImportError::SeveralManuals);
    }
    let edition = match &options.edition {
        Some(edition) => {
            if options.known.are_named() && is_opencl {
                options.known.edition(edition).map_err(ImportError::NotAnEdition)?;
            }
            Some(edition.clone())
        }
        // Only the pages of OpenCL reveal their edition.
        None if is_opencl => {
            assemble::same_edition(&pages, options.known)?;
            let edition = assemble::edition_of(&hints, options.known)
                .or_else(|| sources.iter().find_map(|s| edition_in_path(s, options.known)));
            Some(edition.ok_or(ImportError::UnknownEdition)?)
        }
        None => None,
    };
    let about = (edition.as_deref(), is_opencl);
    let meta = assemble::meta(&hints, about, || sources::changed(&files), options);
    let no_texts = Options { title: None, section: None, ..options.clone() };
    let stated = assemble::meta(&hints, about, || Some(meta.date.clone()), &no_texts);
    let (copies, names) = copies::drop_all(&mut pages, &aliases);
    others.extend(copies);
    others.sort();
    errors.extend(copies::same_names(&pages));
    aliases.splice(0..0, names);
    let pages = assemble::assemble(pages, &aliases, &meta);
    redirects::report_lost(&redirects, &pages, &mut errors);
    Ok(Imported { meta, stated, pages, others, errors })
}

/// The result of [`Options::names`], which is computed if it is needed.
type Names = LazyLock<HashMap<String, String>, fn() -> HashMap<String, String>>;

/// A page with its origin. The name and the section may follow from the file. Adds the page's missing files to
/// `errors`.
fn with_origin(
    mut page: Page,
    file: &SourceFile,
    format: Format,
    names: &Names,
    errors: &mut Vec<ReadError>,
) -> assemble::Read {
    errors.append(&mut page.missing);
    if matches!(format, Format::Text | Format::ManpageHtml)
        && page.hints.names_opencl
        && let Some(name) = names.get(&page.record.name)
    {
        page.record.name.clone_from(name);
    }
    // For example, the file is `hook.3form` or `rpc.3t`, although the page states `3FORM` or `3`. `man` uses the
    // section in the name of the file.
    let stated = page.hints.section.as_deref().unwrap_or_default();
    if format == Format::Roff
        && let Some((_, section)) = name_in_file(&file.relative)
        && section.get(..stated.len()).is_some_and(|start| start.eq_ignore_ascii_case(stated))
    {
        let is_longer = section.len() > stated.len();
        let stated = page.hints.section.replace(section.to_owned());
        page.hints.stated_section = stated.filter(|_| is_longer);
    }
    let stem = page.record.name.clone();
    assemble::Read { file: file.relative.clone(), stem, format, page }
}

/// The edition of `known` in the name of a folder or of a folder that contains it: `1.2`, `opencl-1.2`.
fn edition_in_path(path: &Path, known: &'static Editions) -> Option<String> {
    let full = std::fs::canonicalize(path).unwrap_or_else(|_| path.to_path_buf());
    full.components().rev().find_map(|part| {
        let part = part.as_os_str().to_string_lossy();
        part.split(|c: char| !(c.is_ascii_digit() || c == '.'))
            .find_map(|number| known.find(number))
            .map(|edition| edition.to_string())
    })
}

/// The name and the section of a page in the name of its file: `printf` and `3` in `man3/printf.3.gz`. `None` if the
/// file's name does not end with a section.
pub(crate) fn name_in_file(path: &str) -> Option<(&str, &str)> {
    let name = path.rsplit('/').next().unwrap_or(path);
    let name = compression::without_extension(name);
    name.rsplit_once('.').filter(|(name, section)| !name.is_empty() && is_section(section))
}

/// The reference to the page in a file: `printf(3)`, or the file's name if it states no section.
pub(crate) fn reference_to_file(path: &str) -> String {
    match name_in_file(path) {
        Some((name, section)) => format!("{name}({section})"),
        None => file_stem(path).to_owned(),
    }
}

fn read_file(file: &SourceFile, format: Option<Format>) -> Outcome {
    if file.is_link {
        let page = reference_to_file(&file.path.to_string_lossy());
        let alias = Found::Alias(reference_to_file(&file.relative), page);
        return Outcome::Found(Format::Text, alias);
    }
    let bytes = match sources::bytes(&file.path) {
        Ok(bytes) => bytes,
        Err(why) => {
            return Outcome::Failed(ReadError::new(file.relative.clone(), 0, why));
        }
    };
    if file.relative.rsplit('/').next() == Some(".htaccess") {
        let text = String::from_utf8_lossy(&bytes);
        return Outcome::Aliases("aliases", detect::rewrite_rules(&text));
    }
    // The format is detected by ASCII bytes, so a file in UTF-16 is decoded first.
    let bytes = match encoding::from_utf16(&file.relative, &bytes) {
        Ok(Some(text)) => text.into_bytes(),
        Ok(None) => bytes,
        Err(error) => return Outcome::Failed(error),
    };
    let Some(format) = format.or_else(|| detect::detect(&bytes)) else {
        return Outcome::Found(Format::Text, Found::Other("unknown"));
    };
    let bytes = match format {
        Format::Roff => encoding::by_folder(&file.root.join(&file.relative), bytes),
        _ => bytes,
    };
    if matches!(format, Format::ManpageHtml | Format::Xhtml | Format::Asciidoctor) {
        let text = String::from_utf8_lossy(&bytes);
        match detect::html_kind(&text) {
            "index" => return Outcome::Frames(detect::frames(&text)),
            "contents" => return Outcome::Aliases("contents", detect::contents(&text)),
            "redirect" if format == Format::ManpageHtml => {
                return Outcome::Found(format, Found::Other("redirect"));
            }
            _ => {}
        }
    }
    let folder = file.path.parent().unwrap_or(Path::new("")).to_path_buf();
    let loader = sources::FolderLoader { root: &file.root, folder: &folder };
    let input = Input { path: &file.relative, bytes: &bytes, loader: &loader };
    match read(format, &input) {
        Ok(mut found) => {
            let pages = match &mut found {
                Found::Page(page) => std::slice::from_mut(&mut **page),
                Found::Pages(pages) => pages,
                Found::Other(_) | Found::Alias(..) => &mut [],
            };
            let names_opencl = bytes.windows(6).any(|word| word == b"OpenCL");
            pages.iter_mut().for_each(|page| page.hints.names_opencl = names_opencl);
            Outcome::Found(format, found)
        }
        Err(error) => Outcome::Failed(error),
    }
}
