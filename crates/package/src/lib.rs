//! Packages of a manual out of a build.
//!
//! Takes the folder that `clman build` made and what a packager says of the package ([`About`]); gives
//! a [`Tree`] of the files as they are installed, and of it a `.deb`, an `.rpm` or a `.tar.gz`, byte
//! for byte the same each time. May use `record`, `corpus` and `site`.
//!
//! - Man pages are compressed below `/usr/share/man`, and other names of a page are links to it.
//! - The site is `/usr/share/doc/NAME/html`, told to doc-base.
//! - `/usr/share/doc/NAME/copyright` is in the form of DEP-5.
//! - No package runs a script: man-db finds new pages by itself.

#![forbid(unsafe_code)]

mod deb;
mod rpm;
mod tree;

pub use deb::deb;
pub use rpm::rpm;
pub use tree::{Kind, Tree};

use clman_record::corpus::file;
use clman_record::{CorpusMeta, read_corpus_meta, slug};
use clman_site::{MANUAL, MARKER};
use std::path::Path;
use time::{Date, Month, OffsetDateTime};

/// A file larger than this is no page.
const MAX_FILE: u64 = 256 << 20;

/// What a package says of itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct About {
    /// The package's name: lower-case letters, digits, `+`, `-`, `.`.
    pub name: String,
    /// Its version.
    pub version: String,
    /// `Name <mail>`
    pub maintainer: String,
    /// Packages whose files it takes the place of.
    pub replaces: Vec<String>,
    /// Seconds since 1970: the time of everything in it.
    pub time: i64,
}

/// A manual that was built.
#[derive(Debug)]
pub struct Built {
    /// What it says of itself.
    pub meta: CorpusMeta,
    /// Its files, by their paths below the folder.
    pub files: Vec<(String, Vec<u8>)>,
}

impl Built {
    /// Reads the folder that `clman build` made: the files that it says are its own, and no others.
    ///
    /// # Errors
    /// It is no such folder, or a file cannot be read; one sentence that names it.
    pub fn read(folder: &Path) -> Result<Built, String> {
        let place = |name: &str| folder.join(name).display().to_string();
        let read = |name: &str| -> Result<Vec<u8>, String> {
            let path = folder.join(name);
            let inside = path.canonicalize().is_ok_and(|real| {
                folder.canonicalize().is_ok_and(|folder| real.starts_with(folder))
            });
            if !inside {
                return Err(format!("{}: missing; build the manual again", place(name)));
            }
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
        let meta = read_corpus_meta(&text(MANUAL)?)
            .map_err(|errors| format!("{}:{}", place(MANUAL), errors[0]))?;
        let mut files = Vec::new();
        for name in text(MARKER)?.lines().filter(|line| !line.starts_with('#')) {
            files.push((name.to_string(), read(name)?));
        }
        Ok(Built { meta, files })
    }

    /// What the package is called, and which version it has, where nobody says: the manual's name, and
    /// its date or its newest edition.
    pub fn defaults(&self) -> (String, String) {
        let name = slug(&self.meta.manual);
        let version = match self.meta.date.replace('-', "") {
            date if date.is_empty() => self.meta.editions.last.to_string(),
            date => date,
        };
        (name, version)
    }

    /// The time of a package where nobody says: noon of the manual's date, or the start of 1970.
    pub fn time(&self) -> i64 {
        let mut parts = self.meta.date.split('-').map(str::parse::<i32>);
        let (Some(Ok(year)), Some(Ok(month)), Some(Ok(day))) =
            (parts.next(), parts.next(), parts.next())
        else {
            return 0;
        };
        let month = u8::try_from(month).ok().and_then(|month| Month::try_from(month).ok());
        let date = month
            .zip(u8::try_from(day).ok())
            .and_then(|(month, day)| Date::from_calendar_date(year, month, day).ok());
        let noon = date.and_then(|date| date.with_hms(12, 0, 0).ok());
        noon.map_or(0, |noon| noon.assume_utc().unix_timestamp().max(0))
    }
}

impl About {
    /// Whether everything is as package formats want it.
    ///
    /// # Errors
    /// One sentence that says what is not.
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
                    "'{name}' cannot be a package name; use lower-case letters, digits, '+', '-' and '.'"
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
        if self.maintainer.contains('\n') || OffsetDateTime::from_unix_timestamp(self.time).is_err()
        {
            return Err("the maintainer must be one line, and the time must be a valid date".into());
        }
        Ok(())
    }

    /// The time.
    fn date(&self) -> OffsetDateTime {
        OffsetDateTime::from_unix_timestamp(self.time).unwrap_or(OffsetDateTime::UNIX_EPOCH)
    }
}

/// One line on what the package holds, as both formats want it: no capital article, no full stop.
fn summary(meta: &CorpusMeta) -> String {
    format!("{} as man pages and HTML", meta.title)
}

/// What the package holds, in lines of at most 75 columns.
fn description(meta: &CorpusMeta) -> Vec<String> {
    let editions = match (meta.editions.first, meta.editions.last) {
        (first, last) if first == last => format!("edition {first}"),
        (first, last) => format!("editions {first} to {last}"),
    };
    let text = format!(
        "The {} in {editions}: man pages of section {} of the newest edition, and all editions as \
         HTML, which needs no network and no script to be read.",
        meta.title, meta.section
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

/// The address where the manual comes from, if it has one.
fn homepage(meta: &CorpusMeta) -> Option<&str> {
    let is_url = meta.source.starts_with("https://") || meta.source.starts_with("http://");
    (is_url && !meta.source.contains(char::is_whitespace)).then_some(meta.source.as_str())
}
