//! The manual as a book, in EPUB 3: the pages of one edition in the order of their topics, without the rest of the
//! site.
//!
//! The pages are the same as on the site, but in XHTML. Links to files that are not in the book are left out. The files
//! that describe the book are templates. One of them, the NCX file, is the table of contents for readers of EPUB 2.

use super::groups::PageGroup;
use super::lists::paragraphs;
use super::pages::Fields;
use super::{Build, BuildError, BuildTarget, Volume, calendar_date};
use crate::render::html::{self, escape, stem};
use clman_record::prose::collapse_space;
use clman_record::slug;
use ego_tree::iter::Edge;
use rayon::prelude::*;
use scraper::node::Element;
use scraper::{Html, Node};
use serde::Serialize;
use sha2::{Digest, Sha256};
use std::collections::HashSet;
use std::io::{Cursor, Write};
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, DateTime, ZipWriter};

/// The folder of the book.
const FOLDER: &str = "epub";

/// The folder of the pages in the archive. No page can have the name of a file that describes the book.
const PAGES: &str = "pages";

/// The file that leads to the description of the book.
const CONTAINER: &str = "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n\
    <container version=\"1.0\" xmlns=\"urn:oasis:names:tc:opendocument:xmlns:container\">\n\
    <rootfiles>\n\
    <rootfile full-path=\"package.opf\" media-type=\"application/oebps-package+xml\"/>\n\
    </rootfiles>\n\
    </container>\n";

/// A page of the book with its place in the table of contents.
#[derive(Serialize)]
struct Chapter {
    /// The identifier in the description of the book.
    id: String,
    /// The path in the archive.
    path: String,
    title: String,
    has_math: bool,
    #[serde(skip)]
    content: String,
    /// The pages of a topic.
    pages: Vec<Chapter>,
}

impl Chapter {
    fn new(id: String, file: &str, title: String, content: &str) -> Self {
        let content = page(&title, content);
        let has_math = content.contains("<math");
        Chapter { id, path: format!("{PAGES}/{file}"), title, has_math, content, pages: Vec::new() }
    }
}

impl Build<'_> {
    /// Writes the book of an edition. The same pages give the same bytes.
    pub(super) fn book(&self, volume: &Volume<'_>) -> Result<(BuildTarget, String), BuildError> {
        let meta = volume.manual.meta;
        let edition = volume.manual.edition;
        let title = collapse_space(&meta.title) + &edition.after(" ");
        let mut chapters = chapters(volume)?;
        let front = front(volume, &title);
        let front = Chapter::new("title".into(), "index.xhtml", title.clone(), &front);
        chapters.insert(0, front);
        let mut fields = Fields::default();
        let origin = format!("{title}\n{}\n{}", meta.source, meta.date);
        fields.insert("identifier", identifier(&origin));
        fields.insert("title", &title);
        fields.insert("author", collapse_space(&meta.author));
        fields.insert("licence", collapse_space(&meta.licence));
        fields.insert("date", if is_date(&meta.date) { &meta.date } else { "1970-01-01" });
        fields.insert("chapters", &chapters);
        let described = |template: &str| {
            (self.templates)()?.render(template, &fields).map_err(BuildError::Request)
        };
        let mut files = vec![
            ("META-INF/container.xml".to_owned(), CONTAINER.to_owned()),
            ("package.opf".to_owned(), described("book.package.xml")?),
            ("contents.xhtml".to_owned(), described("book.contents.xml")?),
            ("contents.ncx".to_owned(), described("book.ncx.xml")?),
            ("book.css".to_owned(), include_str!("../../../templates/book.css").to_owned()),
        ];
        for mut chapter in chapters {
            let pages = std::mem::take(&mut chapter.pages);
            let chapters = std::iter::once(chapter).chain(pages);
            files.extend(chapters.map(|chapter| (chapter.path, chapter.content)));
        }
        let bytes = archive(&files)
            .map_err(|error| BuildError::Request(format!("the book cannot be made: {error}")))?;
        self.output.folder(FOLDER)?;
        let mut name = slug(&meta.title);
        if edition.is_named() {
            name = format!("{name}-{edition}");
        }
        let path = format!("{FOLDER}/{name}.epub");
        self.output.write(&path, bytes)?;
        Ok((BuildTarget::Epub, path))
    }
}

/// The archive with `files`: their paths and their texts.
fn archive(files: &[(String, String)]) -> zip::result::ZipResult<Vec<u8>> {
    let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
    let stored = SimpleFileOptions::default()
        .compression_method(CompressionMethod::Stored)
        .last_modified_time(DateTime::default());
    // EPUB requires that this file is the first one and is not compressed.
    archive.start_file("mimetype", stored)?;
    archive.write_all(b"application/epub+zip")?;
    for (path, text) in files {
        archive.start_file(path, stored.compression_method(CompressionMethod::Deflated))?;
        archive.write_all(text.as_bytes())?;
    }
    Ok(archive.finish()?.into_inner())
}

/// The identifier of a book, a UUID of version 8 (RFC 9562, section 5.8) made from `text`.
fn identifier(text: &str) -> String {
    let hash = Sha256::digest(text);
    let mut bytes: [u8; 16] = std::array::from_fn(|at| hash[at]);
    bytes[6] = bytes[6] & 0x0f | 0x80;
    bytes[8] = bytes[8] & 0x3f | 0x80;
    let hex = bytes.map(|byte| format!("{byte:02x}")).concat();
    let parts = [&hex[..8], &hex[8..12], &hex[12..16], &hex[16..20], &hex[20..]];
    format!("urn:uuid:{}", parts.join("-"))
}

/// Whether `text` is a date in the form that EPUB requires, such as `2011-11-14`.
fn is_date(text: &str) -> bool {
    calendar_date(text).is_some_and(|date| date.to_string() == text)
}

/// The topics (the groups of `corpus.toml`), each followed by its pages. A manual without groups has only pages.
fn chapters(volume: &Volume<'_>) -> Result<Vec<Chapter>, BuildError> {
    let manual = volume.manual;
    let files: HashSet<String> = manual.pages.iter().map(|page| file_name(&page.name)).collect();
    let topics = &volume.groups.groups;
    let of_page = |id: String, at: usize, title: String| {
        let record = manual.pages[at];
        let source = volume.sources[at].read()?;
        let article = html::article(manual, at, &source, &|_| None);
        let mut content = heading(&format!("{}({})", record.title, manual.title_section(at)));
        paragraph("summary", &record.summary, &mut content);
        content.push_str(&xhtml(&article.content, &files));
        Ok(Chapter::new(id, &file_name(&record.name), title, &content))
    };
    if topics.is_empty() {
        let pages = manual.pages.par_iter().enumerate();
        return pages
            .map(|(at, page)| of_page(format!("page-{at}"), at, collapse_space(&page.title)))
            .collect();
    }
    let of_topic = |(at, topic): (usize, &PageGroup)| {
        let mut content = heading(&topic.title);
        paragraph("summary", &topic.summary, &mut content);
        content.push_str("<ul>\n");
        for (page, title) in &topic.pages {
            let record = manual.pages[*page];
            content.push_str("<li><a href=\"");
            escape(&file_name(&record.name), &mut content);
            content.push_str("\">");
            escape(title, &mut content);
            content.push_str("</a>: ");
            escape(&collapse_space(&record.summary), &mut content);
            content.push_str("</li>\n");
        }
        content.push_str("</ul>\n");
        let id = format!("topic-{}", at + 1);
        // No page has this name, because the names of the site's lists are reserved.
        let file = format!("topics-{}.xhtml", at + 1);
        let pages = topic.pages.par_iter().enumerate();
        let pages = pages.map(|(number, (page, title))| {
            of_page(format!("{id}-page-{}", number + 1), *page, title.clone())
        });
        let pages = pages.collect::<Result<_, BuildError>>()?;
        Ok(Chapter { pages, ..Chapter::new(id, &file, topic.title.clone(), &content) })
    };
    topics.par_iter().enumerate().map(of_topic).collect()
}

/// The content of the title page.
fn front(volume: &Volume<'_>, title: &str) -> String {
    let meta = volume.manual.meta;
    let mut content = heading(title);
    for text in paragraphs(&meta.introduction) {
        paragraph("", &text, &mut content);
    }
    for text in [&meta.author, &meta.date, &meta.copyright, &meta.licence] {
        text.split("\n\n").for_each(|text| paragraph("imprint", text, &mut content));
    }
    content
}

/// The file of a page.
fn file_name(page: &str) -> String {
    stem(page) + ".xhtml"
}

fn heading(text: &str) -> String {
    let mut out = String::from("<h1>");
    escape(&collapse_space(text), &mut out);
    out.push_str("</h1>\n");
    out
}

/// Writes a paragraph, unless the text is empty.
fn paragraph(class: &str, text: &str, out: &mut String) {
    let text = collapse_space(text);
    if !text.is_empty() {
        out.push_str(&format!("<p class=\"{class}\">"));
        escape(&text, out);
        out.push_str("</p>\n");
    }
}

/// The text of a file of the book.
fn page(title: &str, content: &str) -> String {
    let mut out = String::from(
        "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<!DOCTYPE html>\n\
         <html xmlns=\"http://www.w3.org/1999/xhtml\" lang=\"en\" xml:lang=\"en\">\n<head>\n<title>",
    );
    escape(title, &mut out);
    out.push_str(
        "</title>\n<link rel=\"stylesheet\" type=\"text/css\" href=\"../book.css\"/>\n</head>\n<body>\n",
    );
    out.push_str(content);
    out.push_str("</body>\n</html>\n");
    out
}

/// The HTML of a page as XHTML. A link to a file that is not among `files` becomes text.
fn xhtml(html: &str, files: &HashSet<String>) -> String {
    let fragment = Html::parse_fragment(html);
    let root = fragment.root_element();
    let mut out = String::with_capacity(html.len() + html.len() / 16);
    for edge in root.traverse() {
        match edge {
            Edge::Open(node) if node.id() != root.id() => match node.value() {
                Node::Text(text) => escape(text, &mut out),
                Node::Element(element) => open(element, files, &mut out),
                _ => {}
            },
            Edge::Close(node) if node.id() != root.id() => {
                if let Some(element) = node.value().as_element()
                    && !is_void(element)
                {
                    out.push_str(&format!("</{}>", name(element, files)));
                }
            }
            _ => {}
        }
    }
    out
}

fn is_void(element: &Element) -> bool {
    matches!(element.name(), "br" | "hr" | "wbr" | "img" | "col" | "input")
}

/// The name of an element in the book. A link whose target is not in the book becomes a `span`.
fn name<'e>(element: &'e Element, files: &HashSet<String>) -> &'e str {
    let is_left_out = element.name() == "a"
        && element.attr("href").is_some_and(|target| target_in_book(target, files).is_none());
    if is_left_out { "span" } else { element.name() }
}

/// Writes the start of an element.
fn open(element: &Element, files: &HashSet<String>, out: &mut String) {
    out.push('<');
    out.push_str(name(element, files));
    if element.name() == "math" {
        out.push_str(" xmlns=\"http://www.w3.org/1998/Math/MathML\"");
    }
    for (attribute, value) in element.attrs() {
        let value = match attribute {
            "href" => target_in_book(value, files),
            _ => Some(value.to_string()),
        };
        if let Some(value) = value {
            out.push_str(&format!(" {attribute}=\""));
            escape(&value, out);
            out.push('"');
        }
    }
    out.push_str(if is_void(element) { "/>" } else { ">" });
}

/// The target of a link in the book; `None` if it is a file that is not in the book.
fn target_in_book(target: &str, files: &HashSet<String>) -> Option<String> {
    if target.starts_with('#') || target.contains("://") || target.starts_with("mailto:") {
        return Some(target.to_string());
    }
    let (file, fragment) = target.split_once('#').unwrap_or((target, ""));
    let file = format!("{}.xhtml", file.strip_suffix(".html")?);
    let fragment = if fragment.is_empty() { String::new() } else { format!("#{fragment}") };
    files.contains(&file).then(|| file + &fragment)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_dates_of_the_calendar_are_dates() {
        for date in ["2011-11-14", "2024-02-29", "0001-01-01"] {
            assert!(is_date(date), "{date}");
        }
        for text in
            ["", "2011-11", "2011-2-3", "2023-02-29", "2011-13-01", "+2011-11-14", "2011-11-14-1"]
        {
            assert!(!is_date(text), "{text}");
        }
    }

    #[test]
    fn html_becomes_xhtml_without_links_out_of_the_book() {
        let files = HashSet::from(["a.xhtml".to_string()]);
        let html = "<p>1 &lt; 2<br>\n<a href=\"a.html#x\">a</a> <a href=\"b.html\"><code>b</code></a> \
                    <a href=\"#here\">c</a> <a href=\"https://example.org/\">d</a></p>\n<hr>\n\
                    <table><tbody><tr><th>e<td>f</table>\n";
        let expected = "<p>1 &lt; 2<br/>\n<a href=\"a.xhtml#x\">a</a> <span><code>b</code></span> \
                        <a href=\"#here\">c</a> <a href=\"https://example.org/\">d</a></p>\n<hr/>\n\
                        <table><tbody><tr><th>e</th><td>f</td></tr></tbody></table>\n";
        assert_eq!(xhtml(html, &files), expected);
    }
}
