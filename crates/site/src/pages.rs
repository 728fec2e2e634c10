//! What stands around a page: head, search, places, editions, foot. The templates are filled in here.

use super::Volume;
use crate::render::html::{self, Heading, file_name};
use crate::render::is_man_name;
use clman_record::prose::collapse_space;
use serde::Serialize;
use std::path::Path;
use std::sync::LazyLock;

/// The files that every site has beside its pages.
pub(super) const ASSETS: [(&str, &str); 6] = [
    ("style.css", include_str!("../../../templates/style.css")),
    ("more.css", include_str!("../../../templates/more.css")),
    ("site.js", include_str!("../../../templates/site.js")),
    ("search.js", include_str!("../../../templates/search.js")),
    ("theme.js", include_str!("../../../templates/theme.js")),
    ("icon.svg", include_str!("../../../templates/icon.svg")),
];

const TEMPLATES: [(&str, &str); 8] = [
    ("layout.html", include_str!("../../../templates/layout.html")),
    ("page.html", include_str!("../../../templates/page.html")),
    ("index.html", include_str!("../../../templates/index.html")),
    ("list.html", include_str!("../../../templates/list.html")),
    ("search.html", include_str!("../../../templates/search.html")),
    ("compare.html", include_str!("../../../templates/compare.html")),
    ("verified.html", include_str!("../../../templates/verified.html")),
    ("redirect.html", include_str!("../../../templates/redirect.html")),
];

/// The templates and assets, read once.
pub struct Templates {
    tera: tera::Tera,
    /// Name and content.
    pub(super) assets: Vec<(&'static str, String)>,
}

impl Templates {
    /// The templates that are in the binary. A process reads them once, when they are first asked for.
    ///
    /// # Errors
    /// None that the tests do not find.
    pub fn own() -> Result<&'static Self, String> {
        static OWN: LazyLock<Result<Templates, String>> = LazyLock::new(|| Templates::new(None));
        OWN.as_ref().map_err(Clone::clone)
    }

    /// Reads the templates that are in the binary, and in their place those that `folder` has.
    ///
    /// # Errors
    /// A template has a mistake, or cannot be read.
    pub fn new(folder: Option<&Path>) -> Result<Self, String> {
        let read = |name: &str, own: &'static str| -> Result<String, String> {
            let Some(path) = folder.map(|folder| folder.join(name)).filter(|p| p.exists()) else {
                return Ok(own.to_string());
            };
            clman_record::corpus::read_text(&path).map_err(|error| error.to_string())
        };
        let mut tera = tera::Tera::default();
        // One way of escaping for all that a page holds.
        tera.set_escape_fn(|text| {
            let mut out = String::with_capacity(text.len() + 8);
            html::escape(text, &mut out);
            out
        });
        let mut texts = Vec::new();
        for (name, own) in TEMPLATES {
            texts.push((name, read(name, own)?));
        }
        tera.add_raw_templates(texts).map_err(|error| match folder {
            Some(folder) => format!("{}: {}", folder.display(), chain(&error)),
            None => chain(&error),
        })?;
        let mut assets = Vec::new();
        for (name, own) in ASSETS {
            let text = read(name, own)?;
            // Those of the reader's own stay as they are.
            assets.push((name, if text == own { compact(name, own) } else { text }));
        }
        Ok(Templates { tera, assets })
    }

    /// Fills in the template `name`.
    pub(super) fn render(&self, name: &str, fields: &Fields) -> Result<String, String> {
        self.tera.render(name, &fields.0).map_err(|error| chain(&error))
    }
}

/// The values that a template is given, by name.
#[derive(Clone, Debug, Default)]
pub(super) struct Fields(tera::Context);

impl Fields {
    /// Gives `value` the name `name`, which it takes from any other.
    pub fn insert(&mut self, name: &str, value: impl Serialize) {
        self.0.insert(name, &value);
    }
}

/// An asset of the binary without indentation, empty lines and comments that stand on lines of their own,
/// and a stylesheet without blanks that mean nothing: every page carries it. None of them has a text of
/// several lines, and the stylesheets none in which these signs stand.
fn compact(name: &str, text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut in_comment = false;
    for line in text.lines().map(str::trim) {
        let starts = line.starts_with("/*");
        if starts || in_comment {
            in_comment = !line.ends_with("*/");
        } else if !line.is_empty() && !line.starts_with("//") {
            out.push_str(line);
            out.push('\n');
        }
    }
    if name.ends_with(".css") {
        let narrower = [
            ("\n", ""),
            (" {", "{"),
            ("{ ", "{"),
            ("; ", ";"),
            (" }", "}"),
            (";}", "}"),
            (": ", ":"),
            (", ", ","),
            (":0.", ":."),
            (" 0.", " ."),
            (" > ", ">"),
            (" ~ ", "~"),
            ("(0.", "(."),
        ];
        for (wide, narrow) in narrower {
            out = out.replace(wide, narrow);
        }
    }
    out
}

/// An error and what caused it, in one line.
fn chain(error: &dyn std::error::Error) -> String {
    let mut out = error.to_string();
    let mut source = error.source();
    while let Some(error) = source {
        out.push_str(": ");
        out.push_str(&error.to_string());
        source = error.source();
    }
    out
}

/// A link with its words.
#[derive(Clone, Debug, Serialize)]
pub(super) struct Link {
    pub text: String,
    pub href: String,
    /// It leads to where the reader is.
    pub current: bool,
    /// The words are code.
    pub is_code: bool,
}

/// The headings of a page, as templates go through them. None of a page of two, which are seen anyway.
pub(super) fn contents(headings: &[Heading]) -> &[Heading] {
    if headings.len() > 2 { headings } else { &[] }
}

/// A link of the edition switcher.
#[derive(Debug, Serialize)]
pub(super) struct EditionLink {
    text: String,
    href: String,
    current: bool,
    /// The page is not in that edition: the link leads to its front page.
    absent: bool,
}

/// Where a file stands, and what its head and foot say.
pub(super) struct Frame<'v, 'f> {
    pub volume: &'v Volume<'v>,
    /// The way from the file's folder to that of its edition: empty, or `../`.
    pub base: &'static str,
    /// The file, below the folder of its edition.
    pub file: &'f str,
    /// Which of the places in the head it is.
    pub here: &'static str,
}

impl<'v> Frame<'v, '_> {
    /// The way from the file's folder to the root of the site.
    pub fn root(&self) -> String {
        let up = if self.volume.folder.is_empty() { "" } else { "../" };
        format!("{}{up}", self.base)
    }

    /// What all templates need. `editions` are the links of the switcher.
    pub fn fields(&self, base_url: Option<&str>, editions: Vec<EditionLink>) -> Fields {
        let volume = self.volume;
        let meta = volume.manual.meta;
        let mut fields = Fields::default();
        fields.insert("manual", &meta.manual);
        fields.insert("edition", volume.manual.edition.as_str());
        fields.insert("has_evidence", volume.has_evidence);
        fields.insert("copyright", &meta.copyright);
        fields.insert("licence", short_licence(&meta.licence));
        fields.insert("author", &meta.author);
        fields.insert("date", &meta.date);
        fields.insert("root", self.root());
        fields.insert("base", self.base);
        fields.insert("here", self.here);
        fields.insert("editions", editions);
        let canonical = base_url.map(|url| format!("{url}{}{}", volume.folder, self.file));
        fields.insert("canonical", canonical);
        fields
    }
}

/// The licence's name, or nothing where it is a text: all of it stands on the front page.
pub(super) fn short_licence(licence: &str) -> &str {
    let licence = licence.trim();
    if licence.chars().count() <= 60 && !licence.contains('\n') { licence } else { "" }
}

/// The place of `page` in every edition of the site, `None` where it is not: pages are the same
/// where one's name, or its title or an alias, finds the other.
pub(super) fn counterparts(
    volume: &Volume<'_>,
    page: usize,
    volumes: &[Volume<'_>],
) -> Vec<Option<usize>> {
    let names: Vec<&str> = volume.manual.pages[page].names().collect();
    let same = |other: &Volume<'_>| {
        if other.manual.edition == volume.manual.edition {
            return Some(page);
        }
        names.iter().find_map(|name| other.manual.resolve(name))
    };
    volumes.iter().map(same).collect()
}

/// The links of the switcher from a file whose root is `root`: to `file` in each edition. None where there is
/// one edition.
pub(super) fn switcher(
    volume: &Volume<'_>,
    root: &str,
    volumes: &[Volume<'_>],
    file: impl Fn(usize) -> Option<String>,
) -> Vec<EditionLink> {
    let volumes = if volumes.len() > 1 { volumes } else { &[] };
    let links = volumes.iter().enumerate().map(|(at, other)| {
        let there = file(at);
        let absent = there.is_none();
        let file = there.unwrap_or_else(|| "index.html".into());
        EditionLink {
            text: other.manual.edition.to_string(),
            href: format!("{root}{}{file}", other.folder),
            current: other.manual.edition == volume.manual.edition,
            absent,
        }
    });
    links.collect()
}

/// A link to a page of the same edition, from a file whose way there is `base`.
pub(super) fn page_link(volume: &Volume<'_>, page: usize, base: &str) -> Link {
    let record = volume.manual.pages[page];
    let text = collapse_space(&record.title);
    let href = format!("{base}{}", file_name(&record.name));
    Link { is_code: is_man_name(&text), text, href, current: false }
}
