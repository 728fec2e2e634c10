//! Builds packages of a manual.
//!
//! The input is the folder that `clman build` made, and the package metadata ([`About`]). The output is a [`Tree`] of
//! the installed files, and a `.deb`, an `.rpm` or a `.tar.gz` of it. The output is reproducible. The crate may use
//! `record` and `site`.
//!
//! - Man pages are compressed below `/usr/share/man`, and other names of a page are links to it.
//! - The site is in `/usr/share/doc/NAME/html`. Except in an `.rpm`, it is registered with doc-base.
//! - `/usr/share/doc/NAME/copyright` has the DEP-5 format.
//! - Packages do not run scripts, because man-db finds new pages by itself.

#![forbid(unsafe_code)]

mod deb;
mod rpm;
mod tree;

pub use deb::deb;
pub use rpm::rpm;
pub use tree::{Kind, Tree};

use clman_record::corpus::file;
use clman_record::{CorpusMeta, Editions, read_corpus_meta, slug};
use clman_site::{MANUAL, MARKER};
use std::path::Path;
use time::OffsetDateTime;

/// The maximum size of a file in bytes. A larger file is not a page.
const MAX_FILE: u64 = 256 << 20;

/// The metadata of a package.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct About {
    /// The package's name: lower-case letters, digits, `+`, `-`, `.`.
    pub name: String,
    /// Its version.
    pub version: String,
    /// The maintainer: `Name <mail>`.
    pub maintainer: String,
    /// The packages that the new package replaces.
    pub replaces: Vec<String>,
    /// The time of all files, in seconds since 1970.
    pub time: i64,
}

/// The result of a build of a manual.
#[derive(Debug)]
pub struct Built {
    /// The metadata of the manual.
    pub meta: CorpusMeta,
    /// The files, by their paths in the folder.
    pub files: Vec<(String, Vec<u8>)>,
}

impl Built {
    /// Reads the folder that `clman build` made. Only the files in its list of files are read.
    ///
    /// # Errors
    /// The folder is not the result of a build, or a file cannot be read. The error is one sentence that names the
    /// folder or file.
    pub fn read(folder: &Path) -> Result<Built, String> {
        let place = |name: &str| folder.join(name).display().to_string();
        let read = |name: &str| -> Result<Vec<u8>, String> {
            let path = folder.join(name);
            let Some(path) = file::resolved_below(&path, [folder]) else {
                return Err(format!(
                    "{}: no such file in the built manual; build the manual again",
                    place(name)
                ));
            };
            file::read(&path, MAX_FILE).map_err(|error| format!("{}: {error}", place(name)))
        };
        let text = |name: &str| {
            String::from_utf8(read(name)?).map_err(|_| format!("{}: not UTF-8", place(name)))
        };
        if !folder.join(MARKER).is_file() {
            return Err(format!(
                "{}: the folder contains no built manual; 'clman build -o {0}' creates one",
                folder.display()
            ));
        }
        let meta = read_corpus_meta(&text(MANUAL)?, Editions::none())
            .map_err(|errors| format!("{}:{}", place(MANUAL), errors[0]))?;
        let mut files = Vec::new();
        for name in text(MARKER)?.lines().filter(|line| !line.starts_with('#')) {
            files.push((name.to_string(), read(name)?));
        }
        Ok(Built { meta, files })
    }

    /// The default name and version of a package. The name is the manual's name. The version is the manual's date or,
    /// if there is no date, its newest edition. For a manual without editions, it is `1`.
    pub fn defaults(&self) -> (String, String) {
        let name = slug(&self.meta.manual);
        let version = match self.meta.date.replace('-', "") {
            date if !date.is_empty() => date,
            _ if self.meta.all_editions.are_named() => self.meta.newest().to_string(),
            _ => "1".to_owned(),
        };
        (name, version)
    }

    /// The default time of a package: noon of the manual's date, or the start of 1970 if the manual does not have a
    /// valid date.
    pub fn time(&self) -> i64 {
        let date = clman_site::calendar_date(&self.meta.date);
        let noon = date.and_then(|date| date.with_hms(12, 0, 0).ok());
        noon.map_or(0, |noon| noon.assume_utc().unix_timestamp().max(0))
    }
}

impl About {
    /// Checks the metadata against the rules of the package formats.
    ///
    /// # Errors
    /// The metadata violates a rule. The error is a sentence about the first violation.
    pub fn check(&self) -> Result<(), String> {
        let is_name = |name: &str| {
            let rest = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || "+-.".contains(c);
            name.len() > 1
                && name.starts_with(|c: char| c.is_ascii_lowercase() || c.is_ascii_digit())
                && name.chars().all(rest)
        };
        for name in std::iter::once(&self.name).chain(&self.replaces) {
            if !is_name(name) {
                return Err(format!(
                    "'{name}' cannot be a package name; use at least two characters: lower-case letters, digits, '+', '-' and '.', with a letter or digit first"
                ));
            }
        }
        let in_version = |c: char| c.is_ascii_alphanumeric() || ".+~".contains(c);
        if !self.version.starts_with(|c: char| c.is_ascii_digit())
            || !self.version.chars().all(in_version)
        {
            return Err(format!(
                "'{}' cannot be a version; start with a digit, and use letters, digits, '.', '+' and '~'",
                self.version
            ));
        }
        let mail =
            self.maintainer.split_once(" <").and_then(|(n, m)| Some((n, m.strip_suffix('>')?)));
        match mail {
            Some((name, mail)) if !name.trim().is_empty() && mail.contains('@') => {}
            _ => {
                return Err(format!(
                    "'{}' is not a maintainer; write 'Name <mail@host>'",
                    self.maintainer
                ));
            }
        }
        if self.maintainer.contains('\n') {
            return Err("the maintainer must be one line".into());
        }
        if OffsetDateTime::from_unix_timestamp(self.time).is_err() {
            return Err(format!(
                "SOURCE_DATE_EPOCH is '{}', which is too large or too small for a date",
                self.time
            ));
        }
        Ok(())
    }

    /// The time of the package's files as a date.
    fn date(&self) -> OffsetDateTime {
        OffsetDateTime::from_unix_timestamp(self.time).unwrap_or(OffsetDateTime::UNIX_EPOCH)
    }
}

/// One line about the contents of the package, in the form that both formats require: without an article at the start
/// and without a full stop.
fn summary(meta: &CorpusMeta) -> String {
    format!("{} as man pages and HTML", meta.title)
}

/// The contents of the package, in lines of at most 75 columns.
fn description(meta: &CorpusMeta) -> Vec<String> {
    let editions = match meta.editions.ends(meta.all_editions) {
        Some((first, last)) if first != last => {
            format!(
                " in editions {first} to {last}: man pages of section {} of the newest edition, and all editions",
                meta.section
            )
        }
        Some((edition, _)) if edition.is_named() => {
            format!(" in edition {edition}: man pages of section {} and all pages", meta.section)
        }
        _ => ": man pages, and all pages".to_owned(),
    };
    let text = format!(
        "The {}{editions} as HTML, which needs no network and no script to be read.",
        meta.title
    );
    let mut lines = vec![String::new()];
    for word in text.split_whitespace() {
        let last = lines.len() - 1;
        if lines[last].len() + word.len() > 74 {
            lines.push(word.to_string());
        } else {
            if !lines[last].is_empty() {
                lines[last].push(' ');
            }
            lines[last].push_str(word);
        }
    }
    lines
}

/// The address of the manual's origin, if it has one.
fn homepage(meta: &CorpusMeta) -> Option<&str> {
    let is_url = meta.source.starts_with("https://") || meta.source.starts_with("http://");
    (is_url && !meta.source.contains(char::is_whitespace)).then_some(meta.source.as_str())
}
