//! Builds the site: the pages, and the files around them, in one folder.
//!
//! The crate converts corpora to a folder of man pages, HTML, Markdown and EPUB ([`build`]). It may use `record`
//! and `opencl` (the checker, its diagnostic codes and the built-in functions). Each task has one file:
//! `pages.rs` (the frame of a page), `lists.rs` (front page, names, topics), `survey.rs` (notes on all pages, taken
//! before any HTML is written), `links.rs` (back-links, topics), `groups.rs` (the groups of `corpus.toml`), `search.rs`
//! (the search index), `compare.rs` (changes between editions), `rules.rs` (the rules), `matrix.rs` (evidence),
//! `runs.rs` (the history of the evidence), `diagnostics.rs` (a page per code), `functions.rs` (built-in functions),
//! `playground.rs` (programs to try), `feeds.rs` and `page_json.rs` (machine-readable files), `around.rs` and
//! `page_files.rs` (the functions that write the files), `lines.rs` (a page as plain lines), `book.rs` (EPUB),
//! `output.rs` (the output folder).
//!
//! The HTML of the newest edition is at the root of the site, and each other edition has its own folder, such as
//! `1.2/`. The pages of diagnostics do not belong to an edition and are in `diagnostics/`.

#![forbid(unsafe_code)]

mod around;
mod book;
mod compare;
mod diagnostics;
mod feeds;
mod functions;
mod groups;
mod lines;
mod links;
mod lists;
mod matrix;
mod output;
mod page_files;
mod page_json;
mod pages;
mod playground;
pub mod render;
mod rules;
mod runs;
mod search;
mod survey;

pub use lines::{Kind as LineKind, page_lines};
pub use output::{MARKER, Output, OutputError};
pub use pages::Templates;

use crate::render::html::{self, Article, file_name};
use crate::render::{
    BodyError, Manual, Parsed, is_man_name, man, markdown, range_note, stated_section,
};
use clman_opencl::builtins;
use clman_opencl::diagnostic::Code;
use clman_record::corpus::Corpus;
use clman_record::evidence::Evidence;
use clman_record::prose::collapse_space;
use clman_record::{CorpusMeta, Edition, EditionRange, Editions, Record, write_corpus_meta};
use diagnostics::{CodePages, Codes};
use groups::Groups;
use links::Links;
use page_files::KnownLines;
use pages::Fields;
use pages::{Frame, Link};
use rayon::prelude::*;
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use survey::{Note, Source};
use time::{Date, Month};

/// A form of output that a build can write.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum BuildTarget {
    /// Man pages: `man/man3/*.3clc`.
    Man,
    /// The site: `html/`.
    Html,
    /// Markdown files: `markdown/`.
    Markdown,
    /// The book: `epub/*.epub`.
    Epub,
}

impl BuildTarget {
    /// The targets that are built by default.
    pub const DEFAULT: [BuildTarget; 3] =
        [BuildTarget::Man, BuildTarget::Html, BuildTarget::Markdown];

    /// The name on the command line.
    pub fn as_str(self) -> &'static str {
        match self {
            BuildTarget::Man => "man",
            BuildTarget::Html => "html",
            BuildTarget::Markdown => "markdown",
            BuildTarget::Epub => "epub",
        }
    }
}

/// The result of a build.
#[derive(Debug, Default)]
pub struct Report {
    /// The number of different names of pages. A page of several editions is counted once.
    pub pages: usize,
    /// The editions of the HTML, newest first.
    pub editions: Vec<Edition>,
    /// The edition of the man pages, the Markdown and the book.
    pub edition: Option<Edition>,
    /// The number of files written for each target.
    pub files: BTreeMap<BuildTarget, usize>,
    /// References to names that no edition resolves: the edition and the page with the references, the name, and the
    /// number of references.
    pub absent: Vec<(Edition, String, String, usize)>,
    /// Names that several pages claim: the edition, the name, the page to which the name resolves, and the other pages.
    pub shared: Vec<(Edition, String, String, Vec<String>)>,
    /// The errors in pages. The pages with errors were left out.
    pub errors: Vec<BodyError>,
    /// The paths of the files written, below the output folder.
    paths: Vec<String>,
}

/// The reason why nothing was built.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BuildError {
    /// The output folder cannot be written.
    Output(OutputError),
    /// The request cannot be fulfilled; the text is the message.
    Request(String),
}

impl From<OutputError> for BuildError {
    fn from(error: OutputError) -> Self {
        BuildError::Output(error)
    }
}

// This error is not expected: a page that cannot be parsed is left out before the pages are written.
impl From<BodyError> for BuildError {
    fn from(error: BodyError) -> Self {
        BuildError::Request(format!("{}, {}: {}", error.page, error.place, error.message))
    }
}

impl std::fmt::Display for BuildError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            BuildError::Output(error) => error.fmt(f),
            BuildError::Request(message) => f.write_str(message),
        }
    }
}

/// All editions of the manual that consists of `corpora`.
pub fn all_editions(corpora: &[Corpus]) -> &'static Editions {
    Editions::merged(corpora.iter().map(|corpus| corpus.meta.all_editions))
}

/// The distinct editions of `corpora` that have their own pages, oldest first. An edition is left out if its language
/// is the name of another edition of the same corpus. If no corpus has editions, all editions of the manual are
/// returned.
pub fn editions_of(corpora: &[Corpus]) -> BTreeSet<Edition> {
    let mut editions = BTreeSet::new();
    let all = all_editions(corpora);
    for corpus in corpora {
        let meta = &corpus.meta;
        let has = |name| meta.own_editions().any(|edition| edition.as_str() == name);
        let own = meta.own_editions().filter(|e| e.language() == e.as_str() || !has(e.language()));
        editions.extend(own.filter_map(|edition| all.find(edition.as_str())));
    }
    // A corpus without editions belongs to all editions.
    if editions.is_empty() {
        editions.extend(all.iter());
    }
    editions
}

/// The options of a build. By default, a build has the default targets and no evidence.
#[derive(Clone, Debug)]
pub struct Request {
    /// The targets.
    pub targets: BTreeSet<BuildTarget>,
    /// The edition of the man pages, the Markdown and the book; by default the newest.
    pub edition: Option<String>,
    /// The evidence for the rules.
    pub evidence: Evidence,
    /// The URL of the site, `https://example.org/manual/`. The sitemap, the OpenSearch description, the feed of runs
    /// and the canonical links need it.
    pub base_url: Option<String>,
    /// The URL at which a page is edited, with `{page}` for the name of its record.
    pub edit_url: Option<String>,
    /// A folder of templates and assets that replace the built-in templates and assets.
    pub templates: Option<std::path::PathBuf>,
    /// The diagnostic codes that have pages, in order, each once.
    pub codes: Vec<&'static Code>,
    /// Whether the process ends after this build. The memory is then left to the operating system, which
    /// frees it faster.
    pub last: bool,
}

impl Default for Request {
    fn default() -> Self {
        Request {
            targets: BuildTarget::DEFAULT.into_iter().collect(),
            edition: None,
            evidence: Evidence::default(),
            base_url: None,
            edit_url: None,
            templates: None,
            codes: Vec::new(),
            last: false,
        }
    }
}

/// The maximum number of back-links on a page.
const MOST_BACK_LINKS: usize = 150;

/// The folder of the site.
const HTML: &str = "html/";

/// Builds the requested targets from `corpora` into the folder `out`. `progress` is called from any thread with the
/// number of pages done and the total. A page of a site is processed in two passes. Each pass is counted as half a
/// page.
///
/// # Errors
/// A URL or a template is invalid, no corpus has the requested edition, `out` is not writable, or `out` contains files
/// that clman did not write. In these cases, `out` is not changed.
pub fn build(
    corpora: &[Corpus],
    out: &Path,
    request: &Request,
    progress: &(dyn Fn(usize, usize) + Sync),
) -> Result<Report, BuildError> {
    let mut editions = editions_of(corpora);
    let asked = request.edition.as_deref().map(|name| {
        let edition = all_editions(corpora).find(name);
        let edition = edition.filter(|edition| corpora.iter().any(|c| c.meta.covers(*edition)));
        edition.ok_or_else(|| {
            let all: Vec<&str> = editions.iter().map(|e| e.as_str()).collect();
            BuildError::Request(match all.as_slice() {
                [""] => format!("no page has edition {name}; the manual does not have editions"),
                _ => {
                    format!("no page has edition {name}; the editions here are {}", all.join(", "))
                }
            })
        })
    });
    let asked = asked.transpose()?;
    editions.extend(asked);
    let Some(chosen) = asked.or(editions.last().copied()) else {
        return Err(BuildError::Request("no corpus to build".into()));
    };
    let base_url = request.base_url.as_deref().map(base_url).transpose()?;
    request.edit_url.as_deref().map_or(Ok(()), edit_url)?;
    // Errors in the user's templates are reported before anything is written.
    let of_reader = request.templates.as_deref().map(|folder| Templates::new(Some(folder)));
    let of_reader = of_reader.transpose().map_err(BuildError::Request)?;
    let templates = || match &of_reader {
        Some(templates) => Ok(templates),
        None => Templates::own().map_err(BuildError::Request),
    };
    let output = Output::new(out)?;
    // The parsed trees of the pages are needed again if editions are compared.
    let pages = corpora.iter().flat_map(|corpus| &corpus.pages).collect();
    let compared = editions.len() > 1 && request.targets.contains(&BuildTarget::Html);
    let sources = survey::sources(pages, compared);
    let is_of_opencl = corpora.iter().any(|corpus| corpus.meta.is_of_opencl());
    let build = Build {
        output: &output,
        templates: &templates,
        targets: &request.targets,
        base_url: base_url.as_deref(),
        edit_url: request.edit_url.as_deref(),
        chosen,
        evidence: &request.evidence,
        codes: if is_of_opencl { &request.codes } else { &[] },
        is_of_opencl,
        last: request.last,
        progress,
        steps: AtomicUsize::new(0),
    };
    let mut errors = Vec::new();
    let mut report = build.all(corpora, &sources, &editions, &mut errors)?;
    let mut files = std::mem::take(&mut report.paths);
    output.write(MANUAL, write_corpus_meta(&described(corpora), Editions::none()))?;
    files.push(MANUAL.into());
    output.finish(&mut files)?;
    if request.last {
        std::mem::forget((sources, files));
    } else {
        // The trees are dropped in parallel, because this takes long.
        sources.into_par_iter().for_each(drop);
    }
    report.errors = errors;
    Ok(report)
}

/// Checks the URL at which pages are edited.
fn edit_url(url: &str) -> Result<(), BuildError> {
    let page = url.replace("{page}", "");
    let is_web = page.starts_with("https://") || page.starts_with("http://");
    if page.len() == url.len() || !is_web || page.contains(|c: char| !c.is_ascii_graphic()) {
        return Err(BuildError::Request(format!(
            "'{url}' is not the address of a record; write https://example.org/edit/{{page}}.toml, \
             for example"
        )));
    }
    Ok(())
}

/// Checks the URL of a site, and returns it with a trailing slash.
fn base_url(url: &str) -> Result<String, BuildError> {
    let host = url.strip_prefix("https://").or_else(|| url.strip_prefix("http://"));
    let fine = |c: char| c.is_ascii_graphic() && !"\"'<>\\^`{|}?#".contains(c);
    if host.is_none_or(|host| host.is_empty() || host.starts_with('/')) || !url.chars().all(fine) {
        return Err(BuildError::Request(format!(
            "'{url}' is not the address of a site; write https://example.org/manual/, for example"
        )));
    }
    Ok(if url.ends_with('/') { url.to_string() } else { format!("{url}/") })
}

/// The pages of an edition, with the notes on them.
struct Volume<'a> {
    manual: &'a Manual<'a>,
    /// The folder of the edition's HTML below the root of the site: empty, or `1.2/`.
    folder: String,
    /// The records of the pages.
    sources: Vec<&'a Source<'a>>,
    /// The notes on each page.
    notes: Vec<Note>,
    links: Links,
    groups: Groups,
    has_rules: bool,
    has_evidence: bool,
}

impl Volume<'_> {
    /// The search entries of all pages.
    fn entries(&self) -> impl Iterator<Item = &search::Entry> {
        self.notes.iter().map(|note| &note.entry)
    }

    /// The page number `page` as plain lines.
    fn lines(&self, page: usize) -> Result<Vec<lines::Line>, BuildError> {
        Ok(lines::lines(self.manual, page, &*self.sources[page].read()?))
    }
}

/// The file in a build that identifies the manual, with the keys of `corpus.toml`.
pub const MANUAL: &str = "manual.toml";

/// The metadata of a manual that consists of several corpora: the metadata of the newest corpus, with all copyrights,
/// licences and editions.
fn described(corpora: &[Corpus]) -> CorpusMeta {
    let all = all_editions(corpora);
    let newest = corpora.iter().max_by_key(|corpus| all.find(corpus.meta.newest().as_str()));
    let mut meta = newest.map_or_else(|| corpora[0].meta.clone(), |corpus| corpus.meta.clone());
    let (mut holders, mut licences) = (vec![], vec![meta.licence.clone()]);
    let add = |all: &mut Vec<String>, text: &str| {
        if !text.is_empty() && !all.iter().any(|known| known == text) {
            all.push(text.into());
        }
    };
    for corpus in corpora {
        add(&mut holders, &corpus.meta.copyright);
        add(&mut licences, &corpus.meta.licence);
        for (holder, licence) in corpus.pages.iter().filter_map(Record::own_copyright) {
            add(&mut holders, holder);
            add(&mut licences, licence);
        }
    }
    let covered = |edition: &Edition| corpora.iter().any(|corpus| corpus.meta.covers(*edition));
    meta.all_editions =
        Editions::new(all.iter().filter(covered).map(|edition| edition.info().clone()).collect());
    meta.editions = EditionRange::ALL;
    meta.copyright = holders.join("; ");
    licences.retain(|licence| !licence.is_empty());
    meta.licence = licences.join("\n\n");
    meta
}

/// The inputs of a build, and its progress.
struct Build<'a> {
    output: &'a Output,
    templates: &'a (dyn Fn() -> Result<&'a Templates, BuildError> + Sync),
    targets: &'a BTreeSet<BuildTarget>,
    base_url: Option<&'a str>,
    edit_url: Option<&'a str>,
    chosen: Edition,
    evidence: &'a Evidence,
    codes: &'a [&'static Code],
    /// Whether the manual documents OpenCL C. The site then has pages of built-in functions and of diagnostics, and a
    /// playground.
    is_of_opencl: bool,
    last: bool,
    progress: &'a (dyn Fn(usize, usize) + Sync),
    /// The number of passes over pages so far.
    steps: AtomicUsize,
}

/// The files written, each with its target.
type Files = Vec<(BuildTarget, String)>;

/// A page whose text is rendered, without the parts that depend on other pages.
struct Draft {
    /// The files written for the page.
    files: Files,
    /// For each manual: the index of the page, its notes, and its HTML if that is kept; `None` if the manual does not
    /// contain the page.
    places: Vec<Option<(usize, Note, Option<Article>)>>,
}

/// A summary of the changes to a page between editions.
#[derive(serde::Serialize)]
struct Change {
    text: String,
    /// The link to the changes; `None` if nothing changed.
    href: Option<String>,
}

impl Build<'_> {
    fn wants(&self, target: BuildTarget) -> bool {
        self.targets.contains(&target)
    }

    /// Records one pass over one page, and reports the progress. `pages` is the number of all pages.
    fn step(&self, pages: usize) {
        let times = if self.wants(BuildTarget::Html) { 2 } else { 1 };
        let steps = self.steps.fetch_add(1, Ordering::Relaxed) + 1;
        (self.progress)(steps / times, pages);
    }

    /// Writes everything requested. Pages that cannot be parsed are left out and added to `errors`.
    fn all(
        &self,
        corpora: &[Corpus],
        sources: &[Source<'_>],
        editions: &BTreeSet<Edition>,
        errors: &mut Vec<BodyError>,
    ) -> Result<Report, BuildError> {
        let html = self.wants(BuildTarget::Html);
        let newest = editions.last().filter(|_| html);
        let newest = newest.and_then(|e| corpora.iter().find(|c| c.meta.covers(*e)));
        let codes = newest.map(|corpus| Codes::new(&corpus.meta, self.codes));
        // Pages and other files must not refer to a page that is left out. In the rare case that a page must be left
        // out, everything is rendered again without it.
        let (sources, manuals, codes, leading_on, drafts) = loop {
            let left_out: HashSet<&str> = errors.iter().map(|error| error.page.as_str()).collect();
            let stays = |record: &Record| !left_out.contains(record.name.as_str());
            let sources: Vec<&Source<'_>> =
                sources.iter().filter(|source| stays(source.record)).collect();
            let manuals = self.manuals(corpora, editions, &stays);
            // Redirects are written first: on case-insensitive file systems, a page then replaces a
            // redirect whose name differs only in case.
            let (leading_on, codes) = rayon::join(
                || {
                    let mut leading_on = Files::new();
                    for (at, manual) in manuals.iter().enumerate() {
                        leading_on.extend(self.aliases(manual, &folder_of(at, manual))?);
                    }
                    Ok::<Files, BuildError>(leading_on)
                },
                || codes.as_ref().zip(manuals.first()).map(|(codes, newest)| codes.read(newest)),
            );
            let mut leading_on = leading_on?;
            self.steps.store(0, Ordering::Relaxed);
            match self.drafts(&sources, &manuals, codes.as_ref())? {
                Ok(drafts) => {
                    for (at, manual) in manuals.iter().enumerate().filter(|_| html) {
                        leading_on.extend(self.redirects(manual, &folder_of(at, manual))?);
                    }
                    break (sources, manuals, codes, leading_on, drafts);
                }
                Err(unreadable) => {
                    errors.extend(unreadable);
                    self.output.clear()?;
                }
            }
        };
        let mut files = leading_on.clone();
        let mut noted: Vec<Vec<(usize, Note)>> = manuals.iter().map(|_| Vec::new()).collect();
        let mut articles = Vec::with_capacity(drafts.len());
        for draft in drafts {
            files.extend(draft.files);
            let mut of_page = Vec::with_capacity(manuals.len());
            for (notes, place) in noted.iter_mut().zip(draft.places) {
                of_page.push(place.and_then(|(page, note, article)| {
                    notes.push((page, note));
                    article
                }));
            }
            articles.push(of_page);
        }
        let volumes = volumes(&manuals, &sources, noted);
        let mut report = Report { edition: Some(self.chosen), ..Report::default() };
        for manual in &manuals {
            report.shared.extend(manual.shared_names().iter().map(|shared| {
                let (name, page) = (shared.name.clone(), shared.page.clone());
                (manual.edition, name, page, shared.others.clone())
            }));
        }
        let (around, pages) = rayon::join(
            || match &codes {
                Some(codes) => self.around(&volumes, codes),
                None => Ok(Files::new()),
            },
            || {
                if html {
                    self.pages(&sources, articles, &volumes, codes.as_ref())
                } else {
                    Ok(Vec::new())
                }
            },
        );
        files.extend(around?);
        files.extend(pages?.into_iter().flatten());
        let chosen = volumes.iter().find(|volume| volume.manual.edition == self.chosen);
        if let (Some(chosen), true) = (chosen, self.wants(BuildTarget::Epub)) {
            files.push(self.book(chosen)?);
        }
        for volume in &volumes {
            report.absent.extend(absent(volume, &volumes));
        }
        if html {
            report.editions = manuals.iter().map(|m| m.edition).collect();
            if let (Some(url), Some(newest)) = (self.base_url, volumes.first()) {
                self.for_search_engines(url, newest, &leading_on, &mut files)?;
            }
        }
        let names: HashSet<&str> = sources.iter().map(|page| page.record.name.as_str()).collect();
        report.pages = names.len();
        for (target, path) in files {
            *report.files.entry(target).or_insert(0) += 1;
            report.paths.push(path);
        }
        if self.last {
            std::mem::forget((volumes, codes));
        }
        Ok(report)
    }

    /// The manuals of the requested `editions`, newest first, without the records that are left out. The metadata of an
    /// edition is from the first corpus that covers it.
    fn manuals<'c>(
        &'c self,
        corpora: &'c [Corpus],
        editions: &BTreeSet<Edition>,
        stays: &(dyn Fn(&Record) -> bool + Sync),
    ) -> Vec<Manual<'c>> {
        let mut wanted: Vec<&Edition> = editions.iter().rev().collect();
        wanted.retain(|edition| self.wants(BuildTarget::Html) || **edition == self.chosen);
        wanted
            .into_par_iter()
            .filter_map(|edition| {
                let of_it = || corpora.iter().filter(|c| c.meta.covers(*edition));
                let pages = of_it().flat_map(|c| &c.pages).filter(|page| stays(page));
                let mut manual = Manual::new(&of_it().next()?.meta, *edition, pages);
                manual.set_evidence(self.evidence);
                Some(manual)
            })
            .collect()
    }

    /// Creates the folders, and writes the man pages that only redirect.
    fn aliases(&self, manual: &Manual<'_>, folder: &str) -> Result<Files, BuildError> {
        let mut files = Files::new();
        let is_chosen = manual.edition == self.chosen;
        if is_chosen && self.wants(BuildTarget::Man) {
            let folders: BTreeSet<String> = (0..manual.pages.len())
                .map(|page| manual.section(page))
                .chain(manual.man_pages().map(|(_, section, _)| section))
                .map(|section| man::path(section, ""))
                .filter_map(|path| Some(path.split_once('/')?.0.to_owned()))
                .collect();
            for folder in folders {
                self.output.folder(&format!("man/{folder}"))?;
            }
            let mut aliases: BTreeMap<usize, Vec<String>> = BTreeMap::new();
            for (name, section, page) in manual.man_pages() {
                if manual.man_name(page) != name || manual.section(page) != section {
                    let path = format!("man/{}", man::path(section, name));
                    aliases.entry(page).or_default().push(path);
                }
            }
            aliases.par_iter().try_for_each(|(page, paths)| {
                self.output.write_all(paths, &man::alias(manual, *page))
            })?;
            let paths = aliases.into_values().flatten();
            files.extend(paths.map(|path| (BuildTarget::Man, path)));
        }
        if is_chosen && self.wants(BuildTarget::Markdown) {
            self.output.folder("markdown")?;
        }
        if self.wants(BuildTarget::Html) {
            self.html_folder(folder)?;
            if folder.is_empty() {
                self.html_folder(page_json::FOLDER)?;
            }
        }
        Ok(files)
    }

    /// Writes the files around the pages: assets, lists, search, diagnostics.
    fn around(&self, volumes: &[Volume<'_>], codes: &CodePages<'_>) -> Result<Files, BuildError> {
        let Some(newest) = volumes.first() else { return Ok(Files::new()) };
        let mut files = Files::new();
        let needed = |name: &str| self.is_of_opencl || !name.starts_with("playground");
        for (name, text) in (self.templates)()?.assets.iter().filter(|(name, _)| needed(name)) {
            files.push(self.html(name, text)?);
        }
        files.push(self.html("pages.json", &feeds::pages_json(volumes))?);
        files.push(self.html("llms.txt", &feeds::llms(newest, &lists::by_topic(newest)))?);
        if self.is_of_opencl {
            self.html_folder(diagnostics::FOLDER)?;
        }
        let parts: Result<Vec<Files>, BuildError> =
            volumes.par_iter().map(|volume| self.lists(volume, volumes, codes)).collect();
        files.extend(parts?.into_iter().flatten());
        files.extend(self.runs(newest)?);
        if self.is_of_opencl {
            files.extend(self.diagnostics(newest, codes)?);
            files.extend(self.functions(newest)?);
            files.extend(self.playground(newest)?);
        }
        Ok(files)
    }

    /// Creates a folder of the site.
    fn html_folder(&self, path: &str) -> Result<(), OutputError> {
        self.output.folder(&format!("{HTML}{path}"))
    }

    /// Writes the file `path` of the site. Returns its target, and its path below the output folder.
    fn html(&self, path: &str, text: &str) -> Result<(BuildTarget, String), BuildError> {
        let path = format!("{HTML}{path}");
        self.output.write(&path, text)?;
        Ok((BuildTarget::Html, path))
    }

    /// Fills in a template.
    fn fill(&self, template: &str, fields: &Fields) -> Result<String, BuildError> {
        (self.templates)()?.render(template, fields).map_err(BuildError::Request)
    }

    /// Writes the man pages and the Markdown of all pages, and renders the HTML of each page's own content if it is
    /// kept. Returns the drafts of the pages, or the errors of all pages that cannot be parsed.
    fn drafts(
        &self,
        sources: &[&Source<'_>],
        manuals: &[Manual<'_>],
        codes: Option<&CodePages<'_>>,
    ) -> Result<Result<Vec<Draft>, Vec<BodyError>>, BuildError> {
        let keep = survey::are_kept(sources.iter().map(|source| source.record));
        let draft = |source: &&Source<'_>| {
            let draft = match source.read() {
                Ok(parsed) => self.draft(&parsed, manuals, codes, keep).map(Ok),
                Err(error) => Ok(Err(error)),
            };
            self.step(sources.len());
            draft
        };
        // The threads have the stack size that the checker needs.
        let threads = rayon::ThreadPoolBuilder::new().stack_size(clman_opencl::STACK).build();
        let threads = threads.map_err(|error| BuildError::Request(error.to_string()))?;
        let drafts: Result<Vec<Result<Draft, BodyError>>, BuildError> = threads
            .install(|| sources.par_iter().with_max_len(survey::TOGETHER).map(draft).collect());
        let mut fine = Vec::with_capacity(sources.len());
        let mut errors = Vec::new();
        for draft in drafts? {
            match draft {
                Ok(draft) => fine.push(draft),
                Err(error) => errors.push(error),
            }
        }
        Ok(if errors.is_empty() { Ok(fine) } else { Err(errors) })
    }

    fn draft(
        &self,
        parsed: &Parsed<'_>,
        manuals: &[Manual<'_>],
        codes: Option<&CodePages<'_>>,
        keep: bool,
    ) -> Result<Draft, BuildError> {
        let html = self.wants(BuildTarget::Html);
        let name = &parsed.record.name;
        let mut draft = Draft { files: Files::new(), places: Vec::with_capacity(manuals.len()) };
        for (at, manual) in manuals.iter().enumerate() {
            let Some(page) = manual.place_of(parsed.record) else {
                draft.places.push(None);
                continue;
            };
            manual.check_rejected(page, parsed);
            let folder = folder_of(at, manual);
            let wants = |target| manual.edition == self.chosen && self.wants(target);
            // Writes the text for its target, and also beside the HTML.
            let mut write = |text: &str, target, alone: Option<String>, beside: String| {
                if let Some(alone) = &alone {
                    self.output.write(alone, text)?;
                }
                if html {
                    let beside = format!("{HTML}{folder}{beside}");
                    match &alone {
                        Some(first) => self.output.write_again(first, &beside, text)?,
                        None => self.output.write(&beside, text)?,
                    }
                    draft.files.push((BuildTarget::Html, beside));
                }
                draft.files.extend(alone.map(|path| (target, path)));
                Ok::<(), BuildError>(())
            };
            if html || wants(BuildTarget::Man) {
                let text = man::page(manual, page, parsed);
                let alone = wants(BuildTarget::Man).then(|| {
                    format!("man/{}", man::path(manual.section(page), manual.man_name(page)))
                });
                write(&text, BuildTarget::Man, alone, roff_file(manual, page))?;
            }
            if html || wants(BuildTarget::Markdown) {
                let text = markdown::page(manual, page, parsed);
                let alone = wants(BuildTarget::Markdown).then(|| format!("markdown/{name}.md"));
                write(&text, BuildTarget::Markdown, alone, format!("{name}.md"))?;
            }
            let article = (html && keep).then(|| article(manual, page, parsed, &folder, codes));
            let note = survey::note(manual, page, parsed, html, manuals.len() > 1);
            draft.places.push(Some((page, note, article)));
        }
        Ok(draft)
    }

    /// Writes the HTML of every record in all its editions. `articles` contains, for each record, the kept article of
    /// each volume.
    fn pages(
        &self,
        sources: &[&Source<'_>],
        articles: Vec<Vec<Option<Article>>>,
        volumes: &[Volume<'_>],
        codes: Option<&CodePages<'_>>,
    ) -> Result<Vec<Files>, BuildError> {
        for volume in volumes {
            if volumes.len() > 1 {
                self.html_folder(&format!("{}compare", volume.folder))?;
            }
            if volume.manual.pages.iter().any(|page| page.examples.iter().any(|e| !e.shown)) {
                self.html_folder(&format!("{}{}", volume.folder, html::EXAMPLES))?;
            }
        }
        sources
            .par_iter()
            .zip(articles)
            .with_max_len(survey::TOGETHER)
            .map(|(source, articles)| {
                let mut files = Files::new();
                let mut lines = KnownLines::new();
                for ((at, volume), kept) in volumes.iter().enumerate().zip(articles) {
                    let Some(page) = volume.manual.place_of(source.record) else { continue };
                    let article = match kept {
                        Some(article) => article,
                        None => {
                            article(volume.manual, page, &*source.read()?, &volume.folder, codes)
                        }
                    };
                    files.extend(self.examples(at, page, &article.examples, volumes)?);
                    let text = self.page(at, page, source.record, article, volumes)?;
                    let file = file_name(&source.record.name);
                    files.push(self.html(&format!("{}{file}", volume.folder), &text)?);
                    files.extend(self.changes(at, page, volumes, &mut lines)?);
                    if at == 0 {
                        let data = page_json::page_json(volume, page);
                        files.push(self.html(&page_json::file(source.record), &data)?);
                    }
                }
                self.step(sources.len());
                Ok(files)
            })
            .collect()
    }
}

/// The content of a page as HTML for the folder of its edition.
fn article(
    manual: &Manual<'_>,
    page: usize,
    parsed: &Parsed<'_>,
    folder: &str,
    codes: Option<&CodePages<'_>>,
) -> Article {
    let root = if folder.is_empty() { "" } else { "../" };
    html::article(manual, page, parsed, &|code| {
        let there = codes.is_some_and(|codes| codes.has(code));
        there.then(|| format!("{root}{}{}", diagnostics::FOLDER, file_name(code)))
    })
}

/// The volumes of `manuals`, with the notes on the pages of each.
fn volumes<'a>(
    manuals: &'a [Manual<'a>],
    sources: &[&'a Source<'a>],
    noted: Vec<Vec<(usize, Note)>>,
) -> Vec<Volume<'a>> {
    let by_address: HashMap<usize, &Source<'_>> =
        sources.iter().map(|source| (address(source.record), *source)).collect();
    let volume = |at, manual: &'a Manual<'a>, mut notes: Vec<(usize, Note)>| {
        notes.sort_by_key(|(page, _)| *page);
        let notes: Vec<Note> = notes.into_iter().map(|(_, note)| note).collect();
        let pages = manual.pages.iter();
        let sources = pages.filter_map(|page| by_address.get(&address(page)).copied());
        Volume {
            manual,
            folder: folder_of(at, manual),
            sources: sources.collect(),
            links: Links::new(&notes),
            notes,
            groups: Groups::new(manual),
            has_rules: manual.has_rules(),
            has_evidence: manual.has_evidence(),
        }
    };
    let of_manuals = manuals.iter().zip(noted).enumerate();
    of_manuals.map(|(at, (manual, notes))| volume(at, manual, notes)).collect()
}

/// The folder of an edition's HTML below the root of the site. It is empty for the newest edition, whose index `at` is
/// 0.
fn folder_of(at: usize, manual: &Manual<'_>) -> String {
    if at == 0 { String::new() } else { format!("{}/", manual.edition) }
}

/// The references of a volume's pages to names that no volume resolves: edition, page, name, count.
fn absent<'v>(
    volume: &'v Volume<'_>,
    volumes: &'v [Volume<'_>],
) -> impl Iterator<Item = (Edition, String, String, usize)> {
    let manual = volume.manual;
    manual.pages.iter().zip(&volume.notes).flat_map(move |(page, note)| {
        // A page of another edition is not reported as missing, because the text names the edition.
        let in_none = |target: &str| volumes.iter().all(|v| v.manual.resolve(target).is_none());
        note.absent
            .iter()
            .filter(move |(target, _)| in_none(target))
            .map(|(target, count)| (manual.edition, page.name.clone(), target.clone(), *count))
    })
}

/// The address of a record in memory, which identifies it: two corpora may have pages of the same name.
fn address(record: &Record) -> usize {
    std::ptr::from_ref(record).addr()
}

/// The path of a page's man page, beside its HTML.
fn roff_file(manual: &Manual<'_>, page: usize) -> String {
    let name = &manual.pages[page].name;
    match manual.names_section(page) {
        true => name.clone(),
        false => format!("{name}.{}", manual.section(page)),
    }
}

/// The date that a manual states, such as `2011-11-14`; `None` if it is not a date of the calendar.
pub fn calendar_date(text: &str) -> Option<Date> {
    let mut parts = text.split('-');
    let year = parts.next()?.parse().ok()?;
    let month = Month::try_from(parts.next()?.parse::<u8>().ok()?).ok()?;
    Date::from_calendar_date(year, month, parts.next()?.parse().ok()?).ok()
}
