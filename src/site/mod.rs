//! What stands around the pages, and the build that puts them all into a folder.
//!
//! Takes corpora, gives a folder of man pages, HTML and Markdown ([`build`]). May use `corpus` and
//! `render`.

mod output;

pub use output::{MARKER, Output, OutputError};

use crate::corpus::Corpus;
use crate::record::Edition;
use crate::render::html::{self, Place, Templates};
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

/// Builds `targets` of `corpora` into the folder `out`. `progress` is told how many of how many
/// pages are done, from any thread.
///
/// # Errors
/// No corpus has `edition`, or `out` cannot be written or is not clman's. Nothing is written then.
pub fn build(
    corpora: &[Corpus],
    out: &Path,
    targets: &BTreeSet<BuildTarget>,
    edition: Option<Edition>,
    progress: &(dyn Fn(usize, usize) + Sync),
) -> Result<Report, BuildError> {
    let output = Output::new(out)?;
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

    let mut report = Report { edition: Some(chosen), ..Report::default() };
    let mut parsed: Vec<Vec<Parsed<'_>>> = Vec::with_capacity(corpora.len());
    for corpus in corpora {
        let results: Vec<_> = corpus.pages.par_iter().map(Parsed::new).collect();
        let mut pages = Vec::with_capacity(results.len());
        for result in results {
            match result {
                Ok(page) => pages.push(page),
                Err(error) => report.errors.push(error),
            }
        }
        parsed.push(pages);
    }
    let names: HashSet<&str> = parsed.iter().flatten().map(|p| p.record.name.as_str()).collect();
    report.pages = names.len();

    // Newest first. A corpus gives an edition its head where it is the first to speak of it.
    let wants_html = targets.contains(&BuildTarget::Html);
    let manuals: Vec<Manual<'_>> = editions
        .iter()
        .rev()
        .filter(|e| wants_html || **e == chosen)
        .filter_map(|edition| {
            let of_it =
                || corpora.iter().zip(&parsed).filter(|(c, _)| c.meta.editions.contains(*edition));
            let (first, _) = of_it().next()?;
            Some(Manual::new(&first.meta, *edition, of_it().flat_map(|(_, pages)| pages)))
        })
        .collect();
    for manual in &manuals {
        for shared in manual.shared_names() {
            report.shared.push((
                manual.edition,
                shared.name.clone(),
                shared.page.clone(),
                shared.others.clone(),
            ));
        }
        for (page, parsed) in manual.pages.iter().enumerate() {
            for (name, count) in manual.absent_references(page) {
                report.absent.push((manual.edition, parsed.record.name.clone(), name, count));
            }
        }
    }

    let site: Vec<(&Manual<'_>, String)> = manuals
        .iter()
        .enumerate()
        .map(|(at, manual)| {
            (manual, if at == 0 { String::new() } else { format!("{}/", manual.edition) })
        })
        .collect();
    let templates = Templates::new().map_err(BuildError::Request)?;
    let build = Build { output: &output, templates: &templates };
    let mut files: Vec<(BuildTarget, String)> = Vec::new();

    let done = AtomicUsize::new(0);
    let chosen_manual = manuals.iter().find(|m| m.edition == chosen);
    let beside = targets.iter().filter(|t| **t != BuildTarget::Html).count();
    let total = beside * chosen_manual.map_or(0, |m| m.pages.len())
        + if wants_html { manuals.iter().map(|m| m.pages.len()).sum() } else { 0 };
    let step = || progress(done.fetch_add(1, Ordering::Relaxed) + 1, total);
    if let Some(manual) = chosen_manual {
        if targets.contains(&BuildTarget::Man) {
            files.extend(build.man(manual, &step)?.into_iter().map(|f| (BuildTarget::Man, f)));
        }
        if targets.contains(&BuildTarget::Markdown) {
            let written = build.markdown(manual, &step)?;
            files.extend(written.into_iter().map(|f| (BuildTarget::Markdown, f)));
        }
    }
    if wants_html {
        report.editions = manuals.iter().map(|m| m.edition).collect();
        let written = build.html(&site, &step)?;
        files.extend(written.into_iter().map(|f| (BuildTarget::Html, f)));
    }

    for (target, _) in &files {
        *report.files.entry(*target).or_insert(0) += 1;
    }
    let mut paths: Vec<String> = files.into_iter().map(|(_, path)| path).collect();
    output.finish(&mut paths)?;
    Ok(report)
}

struct Build<'a> {
    output: &'a Output,
    templates: &'a Templates,
}

impl Build<'_> {
    fn man(
        &self,
        manual: &Manual<'_>,
        step: &(dyn Fn() + Sync),
    ) -> Result<Vec<String>, BuildError> {
        let folder = man::path(manual, "");
        let folder = folder.split('/').next().unwrap_or("man3");
        self.output.folder(&format!("man/{folder}"))?;
        let mut pages: Vec<(&str, usize)> = manual.man_pages().collect();
        pages.sort_unstable();
        // Systems that do not tell capitals from small letters have room for one of two names: a
        // page is written after the other names, and takes the place of one.
        let (own, aliases): (Vec<_>, Vec<_>) =
            pages.into_iter().partition(|(name, page)| manual.man_name(*page) == *name);
        let written: Result<Vec<String>, BuildError> = aliases
            .into_par_iter()
            .map(|(name, page)| {
                let path = format!("man/{}", man::path(manual, name));
                self.output.write(&path, &man::alias(manual, page))?;
                Ok(path)
            })
            .collect();
        let mut files = written?;
        let written: Result<Vec<String>, BuildError> = own
            .into_par_iter()
            .map(|(name, page)| {
                let path = format!("man/{}", man::path(manual, name));
                self.output.write(&path, &man::page(manual, page))?;
                step();
                Ok(path)
            })
            .collect();
        files.extend(written?);
        Ok(files)
    }

    fn markdown(
        &self,
        manual: &Manual<'_>,
        step: &(dyn Fn() + Sync),
    ) -> Result<Vec<String>, BuildError> {
        self.output.folder("markdown")?;
        (0..manual.pages.len())
            .into_par_iter()
            .map(|page| {
                let path = format!("markdown/{}.md", manual.pages[page].record.name);
                self.output.write(&path, &markdown::page(manual, page))?;
                step();
                Ok(path)
            })
            .collect()
    }

    fn html(
        &self,
        site: &[(&Manual<'_>, String)],
        step: &(dyn Fn() + Sync),
    ) -> Result<Vec<String>, BuildError> {
        self.output.folder("html")?;
        self.output.write("html/style.css", html::STYLESHEET)?;
        let mut files = vec!["html/style.css".to_string()];
        for (manual, folder) in site {
            self.output.folder(&format!("html/{folder}"))?;
            let root = if folder.is_empty() { "" } else { "../" };
            let place = Place { root, editions: site };
            files.extend(self.redirects(manual, folder)?);
            let index = format!("html/{folder}index.html");
            let text = html::index(self.templates, manual, &place).map_err(BuildError::Request)?;
            self.output.write(&index, &text)?;
            files.push(index);
            let written: Result<Vec<String>, BuildError> = (0..manual.pages.len())
                .into_par_iter()
                .map(|page| {
                    let name = &manual.pages[page].record.name;
                    let path = format!("html/{folder}{}", html::file_name(name));
                    let text = html::page(self.templates, manual, page, &place)
                        .map_err(BuildError::Request)?;
                    self.output.write(&path, &text)?;
                    step();
                    Ok(path)
                })
                .collect();
            files.extend(written?);
        }
        Ok(files)
    }

    /// A small page for each other name of a page that can be a file's. Written before the pages,
    /// which take the place of one that differs in capitals only, where a system wants that.
    fn redirects(&self, manual: &Manual<'_>, folder: &str) -> Result<Vec<String>, BuildError> {
        let mut taken: HashSet<String> =
            manual.pages.iter().map(|p| html::file_name(&p.record.name)).collect();
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
                let record = manual.pages[page].record;
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
