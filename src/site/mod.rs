//! What stands around the pages, and the build that puts them all into a folder.
//!
//! Takes corpora, gives a folder of man pages, HTML and Markdown ([`build`]). May use `corpus` and
//! `render`.

mod output;

pub use output::{MARKER, Output, OutputError};

use crate::corpus::Corpus;
use crate::evidence::Evidence;
use crate::record::{CorpusMeta, Edition, Record, write_corpus_meta};
use crate::render::html::{self, Templates};
use crate::render::{BodyError, Manual, Parsed, is_man_name, man, markdown};
use rayon::prelude::*;
use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};

/// What a build makes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum BuildTarget {
    /// `man/man3/*.3clc`
    Man,
    /// `html/`
    Html,
    /// `markdown/`
    Markdown,
}

impl BuildTarget {
    /// Every target.
    pub const ALL: [BuildTarget; 3] = [BuildTarget::Man, BuildTarget::Html, BuildTarget::Markdown];

    /// As the command line has it.
    pub fn as_str(self) -> &'static str {
        match self {
            BuildTarget::Man => "man",
            BuildTarget::Html => "html",
            BuildTarget::Markdown => "markdown",
        }
    }
}

/// What a build did.
#[derive(Debug, Default)]
pub struct Report {
    /// Pages, counted once over all editions.
    pub pages: usize,
    /// The editions of the HTML, newest first.
    pub editions: Vec<Edition>,
    /// The edition of the man pages and the Markdown.
    pub edition: Option<Edition>,
    /// Files written, a target.
    pub files: BTreeMap<BuildTarget, usize>,
    /// References to pages that are not there: edition, page, name, how often.
    pub absent: Vec<(Edition, String, String, usize)>,
    /// Names that several pages claim: edition, name, the page that has it, the others.
    pub shared: Vec<(Edition, String, String, Vec<String>)>,
    /// Pages that could not be read and were left out.
    pub errors: Vec<BodyError>,
    /// What was written, below the output folder.
    paths: Vec<String>,
}

/// Why nothing was built.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BuildError {
    /// The output folder.
    Output(OutputError),
    /// What was asked for cannot be done.
    Request(String),
}

impl From<OutputError> for BuildError {
    fn from(error: OutputError) -> Self {
        BuildError::Output(error)
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

/// The editions that `corpora` speak of and that differ, oldest first. An edition whose language is
/// that of another one in the same corpus has no pages of its own there.
pub fn editions_of(corpora: &[Corpus]) -> BTreeSet<Edition> {
    let mut editions = BTreeSet::new();
    for corpus in corpora {
        let range = corpus.meta.editions;
        editions.extend(
            range.editions().filter(|e| e.language() == *e || !range.contains(e.language())),
        );
    }
    editions
}

/// What is to be built. By default, everything, with nothing seen of it.
#[derive(Clone, Debug)]
pub struct Request {
    /// What to make.
    pub targets: BTreeSet<BuildTarget>,
    /// The edition of the man pages and the Markdown; the newest if none is given.
    pub edition: Option<Edition>,
    /// What was seen of the rules.
    pub evidence: Evidence,
}

impl Default for Request {
    fn default() -> Self {
        Request {
            targets: BuildTarget::ALL.into_iter().collect(),
            edition: None,
            evidence: Evidence::default(),
        }
    }
}

/// Builds what is asked for of `corpora` into the folder `out`. `progress` is told how many of how many
/// pages are done, from any thread.
///
/// # Errors
/// No corpus has `edition`, or `out` cannot be written or is not clman's. Nothing is written then.
pub fn build(
    corpora: &[Corpus],
    out: &Path,
    request: &Request,
    progress: &(dyn Fn(usize, usize) + Sync),
) -> Result<Report, BuildError> {
    let Request { targets, edition, evidence } = request;
    let edition = *edition;
    let mut editions = editions_of(corpora);
    if let Some(edition) = edition {
        if !corpora.iter().any(|c| c.meta.editions.contains(edition)) {
            let all: Vec<&str> = editions.iter().map(|e| e.as_str()).collect();
            return Err(BuildError::Request(format!(
                "no page is of edition {edition}; the editions here are {}",
                all.join(", ")
            )));
        }
        editions.insert(edition);
    }
    let Some(chosen) = edition.or(editions.last().copied()) else {
        return Err(BuildError::Request("there is no corpus to build".into()));
    };
    let templates = Templates::new().map_err(BuildError::Request)?;

    // A page that cannot be read is left out, and then no other may refer to it: the build starts
    // anew without it. Records that were loaded from a folder have been read once, so this is rare.
    let mut errors: Vec<BodyError> = Vec::new();
    loop {
        let left_out: HashSet<&str> = errors.iter().map(|e| e.page.as_str()).collect();
        let output = Output::new(out)?;
        let build = Build { output: &output, templates: &templates, targets, evidence, progress };
        let mut report = build.all(corpora, &left_out, &editions, chosen)?;
        if report.errors.is_empty() {
            let mut files = std::mem::take(&mut report.paths);
            output.write(MANUAL, &write_corpus_meta(&described(corpora)))?;
            files.push(MANUAL.into());
            output.finish(&mut files)?;
            report.errors = errors;
            return Ok(report);
        }
        errors.append(&mut report.errors);
    }
}

/// The file of a build that says what manual it is, as `corpus.toml` does.
pub const MANUAL: &str = "manual.toml";

/// What is to be said of a manual that several corpora make: what the newest says, with everybody's
/// copyright and all editions.
fn described(corpora: &[Corpus]) -> CorpusMeta {
    let newest = corpora.iter().max_by_key(|corpus| corpus.meta.editions.last);
    let mut meta = newest.map_or_else(|| corpora[0].meta.clone(), |corpus| corpus.meta.clone());
    let mut holders: Vec<&str> = Vec::new();
    for corpus in corpora {
        meta.editions.first = meta.editions.first.min(corpus.meta.editions.first);
        if !corpus.meta.copyright.is_empty() && !holders.contains(&corpus.meta.copyright.as_str()) {
            holders.push(&corpus.meta.copyright);
        }
    }
    meta.copyright = holders.join("; ");
    meta
}

/// What is needed to write a page.
struct Build<'a> {
    output: &'a Output,
    templates: &'a Templates,
    targets: &'a BTreeSet<BuildTarget>,
    evidence: &'a Evidence,
    progress: &'a (dyn Fn(usize, usize) + Sync),
}

/// What came of one record.
#[derive(Default)]
struct Written {
    files: Vec<(BuildTarget, String)>,
    absent: Vec<(Edition, String, String, usize)>,
}

/// The pages of an edition, and the folder of its HTML below the root.
type Place<'a> = (&'a Manual<'a>, String);

impl Build<'_> {
    fn wants(&self, target: BuildTarget) -> bool {
        self.targets.contains(&target)
    }

    fn all(
        &self,
        corpora: &[Corpus],
        left_out: &HashSet<&str>,
        editions: &BTreeSet<Edition>,
        chosen: Edition,
    ) -> Result<Report, BuildError> {
        // Newest first. A corpus gives an edition its head where it is the first to speak of it.
        let manuals: Vec<Manual<'_>> = editions
            .iter()
            .rev()
            .filter(|edition| self.wants(BuildTarget::Html) || **edition == chosen)
            .filter_map(|edition| {
                let of_it = || corpora.iter().filter(|c| c.meta.editions.contains(*edition));
                let pages = of_it().flat_map(|c| &c.pages);
                let pages = pages.filter(|page| !left_out.contains(page.name.as_str()));
                let mut manual = Manual::new(&of_it().next()?.meta, *edition, pages);
                manual.set_evidence(self.evidence);
                Some(manual)
            })
            .collect();
        let site: Vec<Place<'_>> = manuals
            .iter()
            .enumerate()
            .map(|(at, manual)| {
                (manual, if at == 0 { String::new() } else { format!("{}/", manual.edition) })
            })
            .collect();

        let mut report = Report { edition: Some(chosen), ..Report::default() };
        let mut files: Vec<(BuildTarget, String)> = Vec::new();
        for (manual, folder) in &site {
            report.shared.extend(manual.shared_names().iter().map(|shared| {
                let (name, page) = (shared.name.clone(), shared.page.clone());
                (manual.edition, name, page, shared.others.clone())
            }));
            self.around(manual, folder, &site, manual.edition == chosen, &mut files)?;
        }
        if self.wants(BuildTarget::Html) {
            report.editions = manuals.iter().map(|m| m.edition).collect();
        }

        // Each record is read once, printed for all its editions and targets, and forgotten.
        let records: Vec<&Record> = corpora
            .iter()
            .flat_map(|c| &c.pages)
            .filter(|page| !left_out.contains(page.name.as_str()))
            .collect();
        let done = AtomicUsize::new(0);
        let results: Vec<Result<Result<Written, BodyError>, BuildError>> = records
            .par_iter()
            .map(|record| {
                let written = match Parsed::new(record) {
                    Ok(parsed) => Ok(self.record(&parsed, &site, chosen)?),
                    Err(error) => Err(error),
                };
                (self.progress)(done.fetch_add(1, Ordering::Relaxed) + 1, records.len());
                Ok(written)
            })
            .collect();
        for result in results {
            match result? {
                Ok(written) => {
                    files.extend(written.files);
                    report.absent.extend(written.absent);
                }
                Err(error) => report.errors.push(error),
            }
        }
        let names: HashSet<&str> = records.iter().map(|record| record.name.as_str()).collect();
        report.pages = names.len();
        for (target, path) in files {
            *report.files.entry(target).or_insert(0) += 1;
            report.paths.push(path);
        }
        Ok(report)
    }

    /// What stands around the pages of an edition: folders, index, and the pages that only lead to
    /// another. They are written first: on systems that do not tell capitals from small letters,
    /// a page takes the place of another name that differs in these only.
    fn around(
        &self,
        manual: &Manual<'_>,
        folder: &str,
        site: &[Place<'_>],
        is_chosen: bool,
        files: &mut Vec<(BuildTarget, String)>,
    ) -> Result<(), BuildError> {
        if is_chosen && self.wants(BuildTarget::Man) {
            let path = man::path(manual, "");
            self.output.folder(&format!("man/{}", path.split('/').next().unwrap_or("man3")))?;
            let mut aliases: Vec<(&str, usize)> = manual.man_pages().collect();
            aliases.retain(|(name, page)| manual.man_name(*page) != *name);
            let written: Result<Vec<_>, BuildError> = aliases
                .into_par_iter()
                .map(|(name, page)| {
                    let path = format!("man/{}", man::path(manual, name));
                    self.output.write(&path, &man::alias(manual, page))?;
                    Ok((BuildTarget::Man, path))
                })
                .collect();
            files.extend(written?);
        }
        if is_chosen && self.wants(BuildTarget::Markdown) {
            self.output.folder("markdown")?;
        }
        if self.wants(BuildTarget::Html) {
            self.output.folder(&format!("html/{folder}"))?;
            if folder.is_empty() {
                self.output.write("html/style.css", html::STYLESHEET)?;
                files.push((BuildTarget::Html, "html/style.css".into()));
            }
            let redirects = self.redirects(manual, folder)?;
            files.extend(redirects.into_iter().map(|path| (BuildTarget::Html, path)));
            let index = format!("html/{folder}index.html");
            let text = html::index(self.templates, manual, &html_place(folder, site))
                .map_err(BuildError::Request)?;
            self.output.write(&index, &text)?;
            files.push((BuildTarget::Html, index));
        }
        Ok(())
    }

    /// A record in all its editions and targets.
    fn record(
        &self,
        parsed: &Parsed<'_>,
        site: &[Place<'_>],
        chosen: Edition,
    ) -> Result<Written, BuildError> {
        let mut written = Written::default();
        let name = &parsed.record.name;
        let mut write = |target: BuildTarget, path: String, text: &str| {
            self.output.write(&path, text)?;
            written.files.push((target, path));
            Ok::<(), BuildError>(())
        };
        for (manual, folder) in site {
            // Another corpus may have a page of this name that comes first.
            let page = manual.resolve(name);
            let Some(page) = page.filter(|at| std::ptr::eq(manual.pages[*at], parsed.record))
            else {
                continue;
            };
            for (target, count) in manual.absent_references(page, parsed) {
                written.absent.push((manual.edition, name.clone(), target, count));
            }
            if manual.edition == chosen && self.wants(BuildTarget::Man) {
                let path = format!("man/{}", man::path(manual, manual.man_name(page)));
                write(BuildTarget::Man, path, &man::page(manual, page, parsed))?;
            }
            if manual.edition == chosen && self.wants(BuildTarget::Markdown) {
                let path = format!("markdown/{name}.md");
                write(BuildTarget::Markdown, path, &markdown::page(manual, page, parsed))?;
            }
            if self.wants(BuildTarget::Html) {
                let path = format!("html/{folder}{}", html::file_name(name));
                let place = html_place(folder, site);
                let text = html::page(self.templates, manual, page, parsed, &place)
                    .map_err(BuildError::Request)?;
                write(BuildTarget::Html, path, &text)?;
            }
        }
        Ok(written)
    }

    /// A small page for each other name of a page that can be a file's.
    fn redirects(&self, manual: &Manual<'_>, folder: &str) -> Result<Vec<String>, BuildError> {
        let mut taken: HashSet<String> =
            manual.pages.iter().map(|p| html::file_name(&p.name)).collect();
        taken.insert("index.html".into());
        let mut redirects: Vec<(String, usize)> = Vec::new();
        for page in 0..manual.pages.len() {
            for name in manual.names_of_page(page) {
                let file = format!("{name}.html");
                if is_man_name(name) && taken.insert(file.clone()) {
                    redirects.push((file, page));
                }
            }
        }
        redirects
            .into_par_iter()
            .map(|(file, page)| {
                let record = manual.pages[page];
                let to = html::file_name(&record.name);
                let text = html::redirect(self.templates, &record.title, &to)
                    .map_err(BuildError::Request)?;
                let path = format!("html/{folder}{file}");
                self.output.write(&path, &text)?;
                Ok(path)
            })
            .collect()
    }
}

fn html_place<'a>(folder: &str, site: &'a [Place<'a>]) -> html::Place<'a> {
    html::Place { root: if folder.is_empty() { "" } else { "../" }, editions: site }
}
