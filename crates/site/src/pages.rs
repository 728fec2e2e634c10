//! The frame of a page: head, search, navigation, editions, foot. Fills in the templates.

use super::Volume;
use crate::render::html::{self, Heading, file_name};
use crate::render::is_man_name;
use clman_record::prose::collapse_space;
use serde::Serialize;
use std::path::Path;
use std::sync::LazyLock;

/// The assets of a site. A site that is not about OpenCL C does not have those of the playground.
pub(super) const ASSETS: [(&str, &str); 14] = [
    ("style.css", include_str!("../../../templates/style.css")),
    ("more.css", include_str!("../../../templates/more.css")),
    ("site.js", include_str!("../../../templates/site.js")),
    ("search.js", include_str!("../../../templates/search.js")),
    ("listings.js", include_str!("../../../templates/listings.js")),
    ("playground.css", include_str!("../../../templates/playground.css")),
    ("playground.js", include_str!("../../../templates/playground.js")),
    ("playground.editor.js", include_str!("../../../templates/playground.editor.js")),
    ("playground.worker.js", include_str!("../../../templates/playground.worker.js")),
    ("playground.module.js", include_str!("../../../templates/playground.module.js")),
    ("rules.css", include_str!("../../../templates/rules.css")),
    ("rules.js", include_str!("../../../templates/rules.js")),
    ("theme.js", include_str!("../../../templates/theme.js")),
    ("icon.svg", include_str!("../../../templates/icon.svg")),
];

const TEMPLATES: [(&str, &str); 15] = [
    ("layout.html", include_str!("../../../templates/layout.html")),
    ("page.html", include_str!("../../../templates/page.html")),
    ("index.html", include_str!("../../../templates/index.html")),
    ("list.html", include_str!("../../../templates/list.html")),
    ("search.html", include_str!("../../../templates/search.html")),
    ("compare.html", include_str!("../../../templates/compare.html")),
    ("rules.html", include_str!("../../../templates/rules.html")),
    ("verified.html", include_str!("../../../templates/verified.html")),
    ("run.html", include_str!("../../../templates/run.html")),
    ("runs.html", include_str!("../../../templates/runs.html")),
    ("playground.html", include_str!("../../../templates/playground.html")),
    ("redirect.html", include_str!("../../../templates/redirect.html")),
    ("book.package.xml", include_str!("../../../templates/book.package.xml")),
    ("book.contents.xml", include_str!("../../../templates/book.contents.xml")),
    ("book.ncx.xml", include_str!("../../../templates/book.ncx.xml")),
];

/// The templates and assets, loaded once.
pub struct Templates {
    tera: tera::Tera,
    /// The name and the content of each asset.
    pub(super) assets: Vec<(&'static str, String)>,
}

impl Templates {
    /// The built-in templates. They are parsed once per process, on first use.
    ///
    /// # Errors
    /// An error in a built-in template, which the tests would find.
    pub fn own() -> Result<&'static Self, String> {
        static OWN: LazyLock<Result<Templates, String>> = LazyLock::new(|| Templates::new(None));
        OWN.as_ref().map_err(Clone::clone)
    }

    /// Loads the templates and the assets. A file in `folder` replaces the built-in file with the same name.
    ///
    /// # Errors
    /// A template or an asset cannot be read, or a template has an error.
    pub fn new(folder: Option<&Path>) -> Result<Self, String> {
        let read = |name: &str, own: &'static str| -> Result<String, String> {
            let Some(path) = folder.map(|folder| folder.join(name)).filter(|p| p.exists()) else {
                return Ok(own.to_string());
            };
            clman_record::corpus::read_text(&path).map_err(|error| error.to_string())
        };
        let mut tera = tera::Tera::default();
        // The same escaping is used for all parts of a page.
        tera.set_escape_fn(|text, out| {
            let mut escaped = String::with_capacity(text.len() + 8);
            html::escape(text, &mut escaped);
            out.write_all(escaped.as_bytes())
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
            // The user's own files are not compacted.
            assets.push((name, if text == own { compact(name, own) } else { text }));
        }
        Ok(Templates { tera, assets })
    }

    /// Fills in the template `name`.
    pub(super) fn render(&self, name: &str, fields: &Fields) -> Result<String, String> {
        self.tera.render(name, &fields.0).map_err(|error| chain(&error))
    }
}

/// The named values that are passed to a template.
#[derive(Clone, Debug, Default)]
pub(super) struct Fields(tera::Context);

impl Fields {
    /// Adds `value` under `name`, replacing an earlier value.
    pub fn insert(&mut self, name: &'static str, value: impl Serialize) {
        self.0.insert(name, &value);
    }
}

/// A built-in asset without indentation, empty lines and comment lines. Insignificant blanks are removed from a
/// stylesheet too. No asset has multi-line text, and no stylesheet has strings with such blanks.
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

/// An error and its causes in one line.
fn chain(error: &dyn std::error::Error) -> String {
    let mut out = one_line(&error.to_string());
    let mut source = error.source();
    while let Some(error) = source {
        out.push_str(": ");
        out.push_str(&one_line(&error.to_string()));
        source = error.source();
    }
    out
}

/// The message of an error in one line. The place in a template follows in parentheses, without a drawing of the line.
fn one_line(message: &str) -> String {
    let (first, rest) = message.split_once('\n').unwrap_or((message, ""));
    match rest.lines().find_map(|line| line.trim_start().strip_prefix("--> ")) {
        Some(place) => format!("{first} ({place})"),
        None => message.lines().map(str::trim).collect::<Vec<_>>().join(" "),
    }
}

/// A link with its words.
#[derive(Clone, Debug, Serialize)]
pub(super) struct Link {
    pub text: String,
    pub href: String,
    /// Whether it links to the current page.
    pub current: bool,
    /// Whether the text is code.
    pub is_code: bool,
}

/// The table of contents of a page; empty if the page has at most two headings.
pub(super) fn contents(headings: &[Heading]) -> &[Heading] {
    if headings.len() > 2 { headings } else { &[] }
}

/// A link of the edition switcher.
#[derive(Debug, Serialize)]
pub(super) struct EditionLink {
    text: String,
    href: String,
    current: bool,
    /// Whether the edition does not have the page. The link then leads to the edition's front page.
    absent: bool,
}

/// The position of a file in the site, and the data of its head and foot.
pub(super) struct Frame<'v, 'f> {
    pub volume: &'v Volume<'v>,
    /// The relative path from the file's folder to the folder of its edition: empty, or `../`.
    pub base: &'static str,
    /// The path of the file, below the folder of its edition.
    pub file: &'f str,
    /// The current entry of the navigation in the head.
    pub here: &'static str,
}

impl<'v> Frame<'v, '_> {
    /// The relative path from the file's folder to the root of the site.
    pub fn root(&self) -> String {
        let up = if self.volume.folder.is_empty() { "" } else { "../" };
        format!("{}{up}", self.base)
    }

    /// The fields common to all templates. `editions` are the links of the switcher.
    pub fn fields(&self, base_url: Option<&str>, editions: Vec<EditionLink>) -> Fields {
        let volume = self.volume;
        let meta = volume.manual.meta;
        let mut fields = Fields::default();
        fields.insert("manual", &meta.manual);
        fields.insert("edition", volume.manual.edition.as_str());
        fields.insert("has_evidence", volume.has_evidence);
        fields.insert("is_of_opencl", meta.is_of_opencl());
        fields.insert("has_rules", volume.has_rules);
        fields.insert("copyright", &meta.copyright);
        fields.insert("licence", short_licence(&meta.licence));
        fields.insert("author", &meta.author);
        fields.insert("date", &meta.date);
        fields.insert("release", &meta.release);
        fields.insert("root", self.root());
        fields.insert("base", self.base);
        fields.insert("here", self.here);
        fields.insert("editions", editions);
        let canonical = base_url.map(|url| format!("{url}{}{}", volume.folder, self.file));
        fields.insert("canonical", canonical);
        fields
    }
}

/// The licence if it is a name; empty if it is a text, which the front page prints in full.
pub(super) fn short_licence(licence: &str) -> &str {
    let licence = licence.trim();
    if licence.chars().count() <= 60 && !licence.contains('\n') { licence } else { "" }
}

/// For each edition of the site, the index of the page that corresponds to `page`; `None` if the edition does not have
/// such a page. Pages correspond if the name, title or an alias of one resolves to the other.
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

/// The links of the edition switcher to the corresponding file of each edition. `root` is the relative path from the
/// linking file's folder to the root of the site. `file` returns the file of the edition with an index in `volumes`, or
/// `None` if the edition does not have the file. If there is only one edition, there are no links.
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

/// A link to a page of the same edition. `base` is the relative path from the linking file's folder to the folder of
/// the edition.
pub(super) fn page_link(volume: &Volume<'_>, page: usize, base: &str) -> Link {
    let record = volume.manual.pages[page];
    let mut text = collapse_space(&record.title);
    let is_code = is_man_name(&text);
    if volume.manual.is_in_sections {
        text.push_str(&format!("({})", volume.manual.title_section(page)));
    }
    let href = format!("{base}{}", file_name(&record.name));
    Link { is_code, text, href, current: false }
}
