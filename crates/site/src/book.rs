//! The manual as a book, in EPUB 3: the pages of one edition in the order of their topics, without the rest of the
//! site.
//!
//! The pages are the same as on the site, but in XHTML. Links to files that are not in the book are left out. Formulas
//! are MathML, which the library cannot declare in the book's list of files.

use super::groups::PageGroup;
use super::lists::paragraphs;
use super::{Build, BuildError, BuildTarget, Volume};
use crate::render::html::{self, escape, stem};
use chrono::{NaiveDate, NaiveTime};
use clman_record::prose::collapse_space;
use clman_record::slug;
use ego_tree::iter::Edge;
use epub_builder::{
    EpubBuilder, EpubContent, EpubVersion, MetadataOpfV3, ReferenceType, ZipLibrary,
};
use rayon::prelude::*;
use scraper::node::Element;
use scraper::{Html, Node};
use sha2::{Digest, Sha256};
use std::collections::HashSet;

/// The folder of the book.
const FOLDER: &str = "epub";

/// A file of the book.
struct Chapter {
    file: String,
    title: String,
    /// 1 for a topic or for a page without a topic, and 2 for a page of a topic.
    level: i32,
    content: String,
}

impl Build<'_> {
    /// Writes the book of an edition.
    pub(super) fn book(&self, volume: &Volume<'_>) -> Result<(BuildTarget, String), BuildError> {
        let meta = volume.manual.meta;
        let edition = volume.manual.edition;
        let title = collapse_space(&meta.title) + &edition.after(" ");
        let chapters = chapters(volume)?;
        let mut bytes = Vec::new();
        write(volume, &title, &chapters, &mut bytes)
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

/// Writes the chapters and the description of the book. The same chapters give the same bytes.
fn write(
    volume: &Volume<'_>,
    title: &str,
    chapters: &[Chapter],
    to: &mut Vec<u8>,
) -> epub_builder::Result<()> {
    let meta = volume.manual.meta;
    let mut book = EpubBuilder::new(ZipLibrary::new()?)?;
    book.epub_version(EpubVersion::V30);
    book.metadata("title", title)?.metadata("generator", "clman")?.metadata("lang", "en")?;
    if !meta.licence.is_empty() {
        book.metadata("license", collapse_space(&meta.licence))?;
    }
    if !meta.author.is_empty() {
        // The library would give the creator the same identifier as the language.
        let creator = MetadataOpfV3::new("dcterms:creator".into(), collapse_space(&meta.author));
        book.add_metadata_opf(Box::new(creator));
    }
    let date = NaiveDate::parse_from_str(&meta.date, "%Y-%m-%d").unwrap_or_default();
    book.set_modified_date(date.and_time(NaiveTime::MIN).and_utc());
    book.set_publication_date(date.and_time(NaiveTime::MIN).and_utc());
    let hash = Sha256::digest(format!("{title}\n{}\n{}", meta.source, meta.date));
    let bytes = std::array::from_fn(|at| hash[at]);
    book.set_uuid(uuid::Builder::from_custom_bytes(bytes).into_uuid());
    book.stylesheet(include_str!("../../../templates/book.css").as_bytes())?;
    let front = page(title, &front(volume, title));
    book.add_content(
        EpubContent::new("index.xhtml", front.as_bytes())
            .title(title)
            .reftype(ReferenceType::TitlePage),
    )?;
    for chapter in chapters {
        let content = EpubContent::new(&chapter.file, chapter.content.as_bytes());
        book.add_content(content.title(&chapter.title).level(chapter.level))?;
    }
    book.generate(to)
}

/// The topics (the groups of `corpus.toml`), each followed by its pages. A manual without groups has only pages.
fn chapters(volume: &Volume<'_>) -> Result<Vec<Chapter>, BuildError> {
    let manual = volume.manual;
    let files: HashSet<String> = manual.pages.iter().map(|page| file_name(&page.name)).collect();
    let topics = &volume.groups.groups;
    let of_page = |(at, title): &(usize, String), level| {
        let record = manual.pages[*at];
        let source = volume.sources[*at].read()?;
        let article = html::article(manual, *at, &source, &|_| None);
        let mut content = heading(&format!("{}({})", record.title, manual.title_section(*at)));
        paragraph("summary", &record.summary, &mut content);
        content.push_str(&xhtml(&article.content, &files));
        let title = title.clone();
        Ok(Chapter { file: file_name(&record.name), content: page(&title, &content), title, level })
    };
    if topics.is_empty() {
        let pages = manual.pages.par_iter().enumerate();
        return pages.map(|(at, page)| of_page(&(at, collapse_space(&page.title)), 1)).collect();
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
        let title = topic.title.clone();
        // No page has this name, because the names of the site's lists are reserved.
        let file = format!("topics-{}.xhtml", at + 1);
        let own = Chapter { file, content: page(&title, &content), title, level: 1 };
        let pages = topic.pages.par_iter().map(|page| of_page(page, 2));
        rayon::iter::once(Ok(own)).chain(pages).collect::<Result<Vec<_>, BuildError>>()
    };
    let topics: Result<Vec<Vec<Chapter>>, BuildError> =
        topics.par_iter().enumerate().map(of_topic).collect();
    Ok(topics?.into_iter().flatten().collect())
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
        "</title>\n<link rel=\"stylesheet\" type=\"text/css\" href=\"stylesheet.css\"/>\n</head>\n<body>\n",
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
